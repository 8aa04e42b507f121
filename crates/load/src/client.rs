//! A guest of the server, from a program's point of view.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::client::legacy::{self, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::{Down, Me, Rename, SignIn, Up, UpKind};

/// An answer that takes longer than this counts as none.
const PATIENCE: Duration = Duration::from_secs(30);

/// Keeps connections open between requests.
type Http = legacy::Client<HttpConnector, Full<Bytes>>;

/// A guest of the server.
#[derive(Clone, Debug)]
pub struct Client {
    http: Http,
    /// Such as `127.0.0.1:4400`.
    address: String,
    cookie: Jar,
    token: Option<String>,
    /// The guest's public id.
    pub player: String,
}

/// The cookie this client shows. A clone is another device with the same one.
#[derive(Debug, Default)]
struct Jar(Mutex<Option<String>>);

impl Clone for Jar {
    fn clone(&self) -> Self {
        Self(Mutex::new(self.get()))
    }
}

impl Jar {
    fn get(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Keeps the cookie of an answer. One that should be forgotten stays, so a test can see whether it still
    /// works.
    fn keep(&self, response: &Response<Incoming>) -> Option<()> {
        let cookie = response.headers().get(SET_COOKIE)?.to_str().ok()?.split(';').next()?;
        let kept = (!cookie.ends_with('=')).then(|| cookie.to_owned())?;
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(kept);
        Some(())
    }
}

impl Client {
    /// A client without an identity.
    pub fn stranger(address: &str) -> Self {
        let http = legacy::Client::builder(TokioExecutor::new()).build_http();
        Self { http, address: address.to_owned(), cookie: Jar::default(), token: None, player: String::new() }
    }

    /// A new guest with this name.
    pub async fn guest(address: &str, name: &str) -> Result<Self> {
        Self::stranger(address).named(name).await
    }

    /// Turns this client into a new guest with this name.
    pub async fn named(mut self, name: &str) -> Result<Self> {
        let text =
            self.post_for_cookie("/api/me", &Rename { name: name.to_owned(), invitation: None }).await?;
        self.player = serde_json::from_str::<Me>(&text)?.player;
        Ok(self)
    }

    /// Signs this client in to the account with this name, as another device.
    pub async fn signed_in(mut self, name: &str, password: &str, bring: bool) -> Result<Self> {
        let sign_in = SignIn { name: name.to_owned(), password: password.to_owned(), bring, second: None };
        let text = self.post_for_cookie("/api/account/sign-in", &sign_in).await?;
        self.player = serde_json::from_str::<Me>(&text)?.player;
        Ok(self)
    }

    /// POSTs something that is answered with a new cookie, and keeps it.
    pub async fn post_for_cookie<B: Serialize + ?Sized>(&self, path: &str, body: &B) -> Result<String> {
        let response = self.answer(Method::POST, path, serde_json::to_string(body)?).await?;
        let given = self.cookie.keep(&response);
        let text = text(response).await?;
        given.ok_or_else(|| anyhow!("no identity was given: {text}"))?;
        Ok(text)
    }

    /// The same guest, where the server is now.
    #[must_use]
    pub fn moved_to(&self, address: &str) -> Self {
        Self { address: address.to_owned(), ..self.clone() }
    }

    /// A program that acts for a player by token, without a cookie.
    pub fn with_token(address: &str, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..Self::stranger(address) }
    }

    /// The text and status of a GET.
    pub async fn fetch(&self, path: &str) -> Result<(u16, String)> {
        self.send(Method::GET, path, String::new()).await
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        parse(self.fetch(path).await?)
    }

    /// POSTs something; a refusal is an error with the server's own words.
    pub async fn post<B: Serialize + ?Sized, T: DeserializeOwned>(&self, path: &str, body: &B) -> Result<T> {
        parse(self.post_text(path, serde_json::to_string(body)?).await?)
    }

    /// DELETEs something; the status and text of the answer.
    pub async fn delete(&self, path: &str) -> Result<(u16, String)> {
        self.send(Method::DELETE, path, String::new()).await
    }

    /// POSTs a text as it is.
    pub async fn post_text(&self, path: &str, body: String) -> Result<(u16, String)> {
        self.send(Method::POST, path, body).await
    }

    async fn send(&self, method: Method, path: &str, body: String) -> Result<(u16, String)> {
        let response = self.answer(method, path, body).await?;
        self.cookie.keep(&response);
        Ok((response.status().as_u16(), text(response).await?))
    }

    /// Sends a request with the cookie or token that says who is asking, and returns the answer.
    async fn answer(&self, method: Method, path: &str, body: String) -> Result<Response<Incoming>> {
        let mut request = Request::builder().method(&method).uri(format!("http://{}{path}", self.address));
        if method == Method::POST {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        if let Some(cookie) = self.cookie.get() {
            request = request.header(COOKIE, cookie);
        }
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let answer = self.http.request(request.body(body.into())?);
        Ok(tokio::time::timeout(PATIENCE, answer).await.context("the server is silent")??)
    }

    /// Opens a table's socket, having seen `since` lines of its log.
    pub async fn socket(&self, table: &str, since: Option<u32>) -> Result<Socket> {
        self.socket_with(table, &since.map(|since| format!("?since={since}")).unwrap_or_default()).await
    }

    /// The socket of a table where bots take their time, so people can follow.
    pub async fn calm_socket(&self, table: &str) -> Result<Socket> {
        self.socket_with(table, "?calm=true").await
    }

    async fn socket_with(&self, table: &str, known: &str) -> Result<Socket> {
        let url = format!("ws://{}/api/tables/{table}/socket{known}", self.address);
        let mut request = url.into_client_request()?;
        if let Some(cookie) = self.cookie.get() {
            request.headers_mut().insert("cookie", cookie.parse()?);
        }
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.context("the socket is refused")?;
        Ok(Socket { stream, next: 1 })
    }
}

async fn text(response: Response<Incoming>) -> Result<String> {
    let body = tokio::time::timeout(PATIENCE, response.into_body().collect()).await;
    Ok(String::from_utf8(body.context("the server is silent")??.to_bytes().into())?)
}

fn parse<T: DeserializeOwned>((status, text): (u16, String)) -> Result<T> {
    if status != 200 {
        bail!("status {status}: {text}");
    }
    serde_json::from_str(&text).with_context(|| format!("not what was expected: {text}"))
}

/// A seat, or a spectator's place, at a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
}

impl Socket {
    /// A socket that anyone may open, such as the relay's.
    pub(crate) async fn at(url: &str) -> Result<Self> {
        let (stream, _) = tokio_tungstenite::connect_async(url).await.context("the socket is refused")?;
        Ok(Self { stream, next: 1 })
    }

    /// Sends a request and returns its number.
    pub async fn ask(&mut self, kind: UpKind) -> Result<u32> {
        let id = self.next;
        self.next += 1;
        self.send_text(serde_json::to_string(&Up { id, kind })?).await?;
        Ok(id)
    }

    /// Sends a text as it is.
    pub async fn send_text(&mut self, text: String) -> Result<()> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// Sends bytes as they are.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<()> {
        Ok(self.stream.send(Message::binary(bytes)).await?)
    }

    /// Sends a text that came from elsewhere, without copying it.
    pub(crate) async fn pass(&mut self, text: Utf8Bytes) -> Result<()> {
        Ok(self.stream.send(Message::Text(text)).await?)
    }

    /// The next message as text.
    pub async fn hear_text(&mut self) -> Result<String> {
        Ok(self.hear_bytes().await?.as_str().to_owned())
    }

    /// The next message as it came.
    pub(crate) async fn hear_bytes(&mut self) -> Result<Utf8Bytes> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match message.context("the server is silent")? {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_)) | Err(_)) | None => bail!("the socket was closed"),
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message.
    pub async fn hear(&mut self) -> Result<Down> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).with_context(|| format!("not a message: {text}"))
    }

    /// Reads messages until one fits, and returns what `fits` made of it.
    pub async fn hear_until<T>(&mut self, fits: impl Fn(&Down) -> Option<T>) -> Result<T> {
        loop {
            if let Some(found) = fits(&self.hear().await?) {
                return Ok(found);
            }
        }
    }

    /// Leaves without a word, like a broken connection.
    pub fn drop_dead(self) {
        drop(self);
    }
}
