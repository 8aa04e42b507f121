//! One call: a POST to a checked address, within a few seconds, whose answer is not stored.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

use super::allow::{Destination, Peer, Target, may_connect};
use super::sign;

/// The longest a call may take in all, from looking up the name to the end of the answer.
const LONGEST: Duration = Duration::from_secs(5);

/// How much of an answer is read, and thrown away.
const ANSWER: usize = 4 * 1024;

/// The most bytes in the head of an answer.
const HEAD: usize = 16 * 1024;

const AGENT: &str = concat!("durbar/", env!("CARGO_PKG_VERSION"));

/// Why a call failed, in English, for the player who set it up.
pub(crate) type Failure = String;

/// Calls what the host allows, and nothing else: no proxy, no redirect, no second lookup of a name.
#[derive(Clone)]
pub(crate) struct Caller {
    allowed: Arc<[Destination]>,
    tls: TlsConnector,
    longest: Duration,
}

impl Caller {
    /// A caller that trusts the certificates this machine trusts.
    pub(crate) fn new(allowed: &[Destination]) -> Self {
        let mut roots = RootCertStore::empty();
        if !allowed.is_empty() {
            let found = rustls_native_certs::load_native_certs();
            roots.add_parsable_certificates(found.certs);
            if roots.is_empty() {
                tracing::warn!("this machine trusts no certificates: webhooks and notifications will fail");
            }
        }
        Self::trusting(roots, allowed)
    }

    fn trusting(roots: RootCertStore, allowed: &[Destination]) -> Self {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider knows the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        let tls = TlsConnector::from(Arc::new(config));
        Self { allowed: allowed.into(), tls, longest: LONGEST }
    }

    pub(crate) fn allowed(&self) -> &[Destination] {
        &self.allowed
    }

    /// Calls a webhook, and returns the status if all went well.
    pub(crate) async fn call(&self, target: &Target, key: &str, body: String) -> Result<StatusCode, Failure> {
        let seconds = crate::ids::now() / 1000;
        let signature = sign::signature(key, seconds, &body).ok_or("the key cannot be read")?;
        let json = "application/json".to_owned();
        let headers = [(header::CONTENT_TYPE.as_str(), json), (sign::HEADER, signature)];
        let status = self.answer(target, &headers, body.into()).await?;
        if status.is_success() { Ok(status) } else { Err(format!("the answer was {status}")) }
    }

    /// Makes a call, and returns the status of the answer.
    pub(crate) async fn answer(
        &self,
        target: &Target,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<StatusCode, Failure> {
        let calling = self.send(target, headers, body);
        let late = || format!("no answer within {} seconds", self.longest.as_secs_f32());
        tokio::time::timeout(self.longest, calling).await.map_err(|_| late())?
    }

    async fn send(
        &self,
        target: &Target,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<StatusCode, Failure> {
        let stream = self.connect(&target.peer).await?;
        let request = request(target, headers, body)?;
        if target.url.scheme() != "https" {
            return post(stream, request).await;
        }
        let name = match &target.peer {
            Peer::Name(name, _) => ServerName::try_from(name.clone()).map_err(|error| error.to_string())?,
            Peer::Address(address) => ServerName::IpAddress(address.ip().into()),
        };
        let secure = self.tls.connect(name, stream).await.map_err(|error| format!("TLS: {error}"))?;
        post(secure, request).await
    }

    /// Connects to the very address that was checked.
    async fn connect(&self, peer: &Peer) -> Result<TcpStream, Failure> {
        let found: Vec<SocketAddr> = match peer {
            Peer::Address(address) => vec![*address],
            Peer::Name(name, port) => {
                let found = lookup_host((name.as_str(), *port)).await;
                found.map_err(|_| "the name is not known".to_owned())?.collect()
            }
        };
        let mut failure = "the name stands for no address that may be called".to_owned();
        for address in found.into_iter().filter(|address| may_connect(*address, &self.allowed)) {
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(error) => failure = format!("no connection: {}", error.kind()),
            }
        }
        Err(failure)
    }
}

fn request(target: &Target, headers: &[(&str, String)], body: Vec<u8>) -> Result<Request<Body>, Failure> {
    let url = &target.url;
    let path = url.query().map_or_else(|| url.path().to_owned(), |query| format!("{}?{query}", url.path()));
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let request = Request::post(path)
        .header(header::HOST, host)
        .header(header::USER_AGENT, AGENT)
        .header(header::CONNECTION, "close");
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, value));
    request.body(Body::from(body)).map_err(|error| error.to_string())
}

/// Sends the request and reads the start of the answer.
async fn post(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Failure> {
    let wrong = |error: hyper::Error| format!("no answer: {error}");
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(HEAD).handshake(TokioIo::new(stream)).await.map_err(wrong)?;
    // The connection only lives while it is driven here.
    let talk = async {
        let answer = sender.send_request(request).await.map_err(wrong)?;
        let status = answer.status();
        // A longer answer is cut off; what it says does not matter.
        let _ = axum::body::to_bytes(Body::new(answer.into_body()), ANSWER).await;
        Ok(status)
    };
    tokio::pin!(connection, talk);
    tokio::select! {
        result = &mut talk => result,
        // The other side has closed; what it sent before may still be useful.
        _ = &mut connection => talk.await,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::pem::PemObject as _;
    use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

    use super::*;

    fn authority() -> RootCertStore {
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_slice(include_bytes!("fixtures/authority.pem")).unwrap()).unwrap();
        roots
    }

    fn server() -> TlsAcceptor {
        let certificate = CertificateDer::from_pem_slice(include_bytes!("fixtures/server.pem")).unwrap();
        let key = PrivateKeyDer::from_pem_slice(include_bytes!("fixtures/server.key.pem")).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key)
            .unwrap();
        TlsAcceptor::from(Arc::new(config))
    }

    /// Answers every caller with the same bytes; returns where it listens, and how many called.
    async fn answering(answer: &'static [u8], tls: Option<TlsAcceptor>) -> (SocketAddr, Arc<AtomicU32>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, calls) = (listener.local_addr().unwrap(), Arc::<AtomicU32>::default());
        let count = Arc::clone(&calls);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                count.fetch_add(1, Ordering::Relaxed);
                match &tls {
                    None => drop(tokio::spawn(answer_on(stream, answer))),
                    Some(tls) => {
                        if let Ok(stream) = tls.accept(stream).await {
                            tokio::spawn(answer_on(stream, answer));
                        }
                    }
                }
            }
        });
        (address, calls)
    }

    async fn answer_on(mut stream: impl AsyncRead + AsyncWrite + Unpin, answer: &'static [u8]) {
        let mut asked = vec![0; 4096];
        let _ = stream.read(&mut asked).await;
        let _ = stream.write_all(answer).await;
        // An unfinished answer stays open, like a slow one.
        if answer.is_empty() || answer.ends_with(b"endless") {
            std::future::pending::<()>().await;
        }
        let _ = stream.shutdown().await;
    }

    async fn call(scheme: &str, at: SocketAddr, caller: &Caller) -> Result<StatusCode, Failure> {
        let target = Target::read(&format!("{scheme}://{at}/hook?a=b"), caller.allowed()).unwrap();
        caller.call(&target, "00ff", "{}".into()).await
    }

    fn caller(at: SocketAddr, roots: RootCertStore) -> Caller {
        let longest = Duration::from_millis(700);
        Caller { longest, ..Caller::trusting(roots, &[Destination::Address(at)]) }
    }

    #[tokio::test]
    async fn an_answer_counts_when_it_says_that_all_is_well() {
        for (answer, wanted) in [
            (&b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok"[..], Ok(StatusCode::OK)),
            (b"HTTP/1.1 204 No Content\r\n\r\n", Ok(StatusCode::NO_CONTENT)),
            (b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nok", Ok(StatusCode::OK)),
            (b"HTTP/1.1 500 Oh\r\ncontent-length: 0\r\n\r\n", Err("500")),
            (b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n", Err("404")),
            (b"SSH-2.0-OpenSSH_9.6\r\n", Err("no answer")),
            (b"HTTP/1.1 20", Err("no answer")),
            (b"", Err("0.7 seconds")),
            (b"HTTP/1.1 200 OK\r\nendless", Err("0.7 seconds")),
            (b"HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\nendless", Err("0.7 seconds")),
        ] {
            let (at, _) = answering(answer, None).await;
            let got = call("http", at, &caller(at, RootCertStore::empty())).await;
            match (&got, wanted) {
                (Ok(status), Ok(wanted)) => assert_eq!(*status, wanted),
                (Err(failure), Err(wanted)) => assert!(failure.contains(wanted), "{failure}"),
                _ => panic!("{} gives {got:?}", String::from_utf8_lossy(answer)),
            }
        }
    }

    #[tokio::test]
    async fn a_redirect_is_not_followed() {
        let (elsewhere, calls) = answering(b"HTTP/1.1 200 OK\r\n\r\n", None).await;
        let answer =
            format!("HTTP/1.1 307 There\r\nlocation: http://{elsewhere}/\r\ncontent-length: 0\r\n\r\n");
        let (at, _) = answering(answer.leak().as_bytes(), None).await;
        let allowed = [Destination::Address(at), Destination::Address(elsewhere)];
        let caller = Caller::trusting(RootCertStore::empty(), &allowed);
        assert!(call("http", at, &caller).await.unwrap_err().contains("307"));
        assert_eq!(calls.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn a_long_answer_is_not_read_to_its_end() {
        let long = [b"HTTP/1.1 200 OK\r\n\r\n".as_slice(), &vec![b'x'; 1_000_000], b"endless"].concat();
        let (at, _) = answering(long.leak(), None).await;
        assert_eq!(call("http", at, &caller(at, RootCertStore::empty())).await, Ok(StatusCode::OK));
    }

    #[tokio::test]
    async fn an_address_that_does_not_answer_is_a_failure() {
        let at = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        let failure = call("http", at, &caller(at, RootCertStore::empty())).await.unwrap_err();
        assert!(failure.contains("no connection"), "{failure}");
    }

    /// `localhost` is listed by name, but it resolves to this machine.
    #[tokio::test]
    async fn a_listed_name_does_not_open_a_network_that_is_not_listed() {
        let (at, calls) = answering(b"HTTP/1.1 200 OK\r\n\r\n", Some(server())).await;
        let name = Destination::Name("localhost".into(), at.port());
        let call = async |allowed: &[Destination]| {
            let target = Target::read(&format!("https://localhost:{}/", at.port()), allowed).unwrap();
            Caller::trusting(authority(), allowed).call(&target, "00", String::new()).await.unwrap_err()
        };
        assert!(call(std::slice::from_ref(&name)).await.contains("no address that may be called"));
        assert_eq!(calls.load(Ordering::Relaxed), 0);
        // With the address listed too it is called, and its certificate turns out to be for another name.
        assert!(call(&[name, Destination::Address(at)]).await.starts_with("TLS: "));
        assert_eq!(calls.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn a_certificate_has_to_be_trusted() {
        let (at, _) = answering(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", Some(server())).await;
        assert_eq!(call("https", at, &caller(at, authority())).await, Ok(StatusCode::OK));
        let failure = call("https", at, &caller(at, RootCertStore::empty())).await.unwrap_err();
        assert!(failure.contains("TLS"), "{failure}");
        let (plain, _) = answering(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", None).await;
        assert!(call("https", plain, &caller(plain, authority())).await.unwrap_err().contains("TLS"));
    }
}
