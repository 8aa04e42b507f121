//! A receiver of the server's calls: a player's own program, or a push service.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A call as it came: its head, and its body.
pub(crate) type Call = (String, Vec<u8>);

/// It answers with the given statuses, repeating the last one.
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    calls: Arc<Mutex<Vec<Call>>>,
}

impl Receiver {
    pub(crate) async fn answering(statuses: &'static [u16]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let (address, calls) =
            (listener.local_addr().expect("it is bound"), Arc::<Mutex<Vec<Call>>>::default());
        let noted = Arc::clone(&calls);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let Ok((stream, call)) = read(stream).await else { continue };
                let nth = {
                    let mut noted = noted.lock().unwrap();
                    noted.push(call);
                    noted.len() - 1
                };
                let status = statuses[nth.min(statuses.len() - 1)];
                let _ = answer(stream, status).await;
            }
        });
        Self { address, calls }
    }

    /// The address a player gives.
    pub(crate) fn url(&self) -> String {
        format!("http://{}/turn?me=ann", self.address)
    }

    pub(crate) fn calls(&self) -> Vec<Call> {
        self.calls.lock().unwrap().clone()
    }

    /// Waits for this many calls.
    pub(crate) async fn wait_for(&self, calls: usize) -> Result<Vec<Call>> {
        for _ in 0..300 {
            if self.calls().len() >= calls {
                return Ok(self.calls());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("{} calls came, not {calls}", self.calls().len())
    }
}

async fn read(mut stream: TcpStream) -> Result<(TcpStream, Call)> {
    let mut came = Vec::new();
    loop {
        let mut bytes = [0; 4096];
        let count = stream.read(&mut bytes).await?;
        anyhow::ensure!(count > 0, "it was cut off");
        came.extend_from_slice(&bytes[..count]);
        let Some(end) = came.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = std::str::from_utf8(&came[..end])?;
        let length: usize = header(head, "content-length").context("it has a length")?.parse()?;
        let body = &came[end + 4..];
        if body.len() >= length {
            let call = (head.to_owned(), body.to_vec());
            return Ok((stream, call));
        }
    }
}

async fn answer(mut stream: TcpStream, status: u16) -> Result<()> {
    stream.write_all(format!("HTTP/1.1 {status} Said\r\ncontent-length: 0\r\n\r\n").as_bytes()).await?;
    Ok(stream.shutdown().await?)
}

pub(crate) fn header<'a>(head: &'a str, wanted: &str) -> Option<&'a str> {
    let fields = head.lines().filter_map(|line| line.split_once(": "));
    fields.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| value)
}

/// Long enough for a call that must not come.
pub(crate) async fn a_while() {
    tokio::time::sleep(Duration::from_millis(2500)).await;
}
