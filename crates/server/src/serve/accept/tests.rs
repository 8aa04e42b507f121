use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::routing::get;
use futures_util::stream;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;

use super::*;

const SOON: Duration = Duration::from_millis(150);

/// No test waits this long unless it fails.
const LONG: Duration = Duration::from_secs(20);

fn door(each: usize) -> Door {
    Door {
        capacity: Capacity { most: 64, each, few: 1 },
        proxies: Vec::new(),
        headers: LONG * 2,
        unread: LONG * 2,
    }
}

/// A server with an answer, an endless answer, and a socket.
async fn open(door: Door) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let endless =
        || async { Body::from_stream(stream::repeat_with(|| Ok::<_, std::io::Error>(vec![0_u8; 65_536]))) };
    let socket = |upgrade: WebSocketUpgrade| async {
        upgrade.on_upgrade(|mut socket| async move { while socket.recv().await.is_some() {} })
    };
    let router = Router::new()
        .route("/", get(|| async { "here" }))
        .route("/endless", get(endless))
        .route("/socket", get(socket));
    tokio::spawn(until(std::future::pending(), listener, router, door));
    address
}

async fn connect(to: SocketAddr, last: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
    socket.connect(to).await.unwrap()
}

/// Whether a request on this connection is answered; a connection that was refused is closed.
async fn is_answered(stream: &mut TcpStream) -> bool {
    let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n").await;
    let mut start = [0; 15];
    let read = tokio::time::timeout(LONG, stream.read_exact(&mut start)).await.expect("an answer or an end");
    read.is_ok() && &start == b"HTTP/1.1 200 OK"
}

async fn is_closed(mut stream: TcpStream) -> bool {
    let mut rest = Vec::new();
    tokio::time::timeout(LONG, stream.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test]
async fn silent_clients_are_not_waited_for() {
    let address = open(Door { headers: SOON, ..door(8) }).await;
    assert!(is_closed(connect(address, 1).await).await, "not a byte");
    let mut half = connect(address, 1).await;
    half.write_all(b"GET / HTTP/1.1\r\nHost:").await.unwrap();
    assert!(is_closed(half).await, "half a request");
    let mut idle = connect(address, 1).await;
    assert!(is_answered(&mut idle).await);
    assert!(is_closed(idle).await, "nothing after the answer");
}

#[tokio::test]
async fn an_address_has_its_share_of_the_connections() {
    let address = open(door(4)).await;
    let mut silent = Vec::new();
    for _ in 0..20 {
        silent.push(connect(address, 1).await);
    }
    assert!(!is_answered(&mut connect(address, 1).await).await);
    assert!(is_answered(&mut connect(address, 2).await).await, "another address has room");
    drop(silent);
    let mut back = connect(address, 1).await;
    while !is_answered(&mut back).await {
        back = connect(address, 1).await;
    }
}

#[tokio::test]
async fn a_proxy_that_is_trusted_speaks_for_many() {
    let address = open(Door { proxies: vec![[127, 0, 0, 1].into()], ..door(2) }).await;
    let mut streams = Vec::new();
    for _ in 0..20 {
        streams.push(connect(address, 1).await);
    }
    for stream in &mut streams {
        assert!(is_answered(stream).await);
    }
}

#[tokio::test]
async fn a_socket_keeps_its_place() {
    let address = open(door(1)).await;
    let client = connect(address, 1).await;
    let (socket, _) =
        tokio_tungstenite::client_async(format!("ws://{address}/socket"), client).await.unwrap();
    assert!(!is_answered(&mut connect(address, 1).await).await);
    drop(socket);
    while !is_answered(&mut connect(address, 1).await).await {}
}

#[tokio::test]
async fn a_client_that_takes_no_answer_loses_its_place() {
    let address = open(Door { unread: SOON, ..door(1) }).await;
    let mut deaf = connect(address, 1).await;
    deaf.write_all(b"GET /endless HTTP/1.1\r\nHost: here\r\n\r\n").await.unwrap();
    let freed = async { while !is_answered(&mut connect(address, 1).await).await {} };
    tokio::time::timeout(LONG, freed).await.expect("the place is free again");
    drop(deaf);
}

/// Signals when it is dropped.
struct Work(Option<tokio::sync::oneshot::Sender<()>>);

impl Drop for Work {
    fn drop(&mut self) {
        let _ = self.0.take().map(|ended| ended.send(()));
    }
}

#[tokio::test]
async fn work_stops_for_clients_that_hang_up() {
    let (begun, begins) = tokio::sync::oneshot::channel();
    let (ended, ends) = tokio::sync::oneshot::channel();
    let both = std::sync::Mutex::new(Some((begun, Work(Some(ended)))));
    let both = std::sync::Arc::new(both);
    let works = move || {
        let (begun, work) = both.lock().unwrap().take().expect("it is asked once");
        async move {
            let _work = work;
            let _ = begun.send(());
            std::future::pending::<&str>().await
        }
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = Router::new().route("/", get(works));
    tokio::spawn(until(std::future::pending(), listener, router, door(1)));
    let mut client = connect(address, 1).await;
    client.write_all(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n").await.unwrap();
    begins.await.unwrap();
    drop(client);
    tokio::time::timeout(LONG, ends).await.expect("its request ends with it").unwrap();
}
