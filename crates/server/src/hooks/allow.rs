//! Which addresses a webhook may have, and which it may lead to once its name is looked up.
//!
//! A server that calls whatever it is told to can be made to call its own network. So only what the host has
//! listed is called, and a listed name is not trusted on its own: the address it resolves to is checked too.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use url::{Host, Url};

/// An address has at most this many bytes.
const LONGEST: usize = 500;

const HTTPS: u16 = 443;

/// Where webhooks may go, as the host writes it: `example.org`, `*.example.org`, each with `:PORT` if it
/// isn't 443, or `ADDRESS:PORT`.
#[derive(Clone, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(try_from = "String")]
pub enum Destination {
    Name(String, u16),
    /// Every name below this one, as in `*.example.org`.
    Below(String, u16),
    /// This very address, whatever network it belongs to, even without https.
    Address(SocketAddr),
}

/// What the host wrote is not a destination.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?} is not a destination: use a name such as example.org, *.example.org or example.org:8443, \
     or an address with its port such as 192.168.1.7:8080"
)]
pub struct NoDestination(String);

impl FromStr for Destination {
    type Err = NoDestination;

    fn from_str(text: &str) -> Result<Self, NoDestination> {
        let wrong = || NoDestination(text.to_owned());
        if let Ok(address) = text.parse::<SocketAddr>() {
            return if address.port() == 0 { Err(wrong()) } else { Ok(Self::Address(address)) };
        }
        let (name, below) = match text.strip_prefix("*.") {
            Some(name) => (name, true),
            None => (text, false),
        };
        let (name, port) = match name.split_once(':') {
            Some((name, port)) => (name, port.parse().ok().filter(|port| *port != 0).ok_or_else(wrong)?),
            None => (name, HTTPS),
        };
        // As in a URL: lower case, and other scripts in the encoding of the domain name system.
        let Ok(Host::Domain(name)) = Host::parse(name) else { return Err(wrong()) };
        if name.split('.').any(str::is_empty) || name.contains('*') {
            return Err(wrong());
        }
        Ok(if below { Self::Below(name, port) } else { Self::Name(name, port) })
    }
}

impl TryFrom<String> for Destination {
    type Error = NoDestination;

    fn try_from(text: String) -> Result<Self, NoDestination> {
        text.parse()
    }
}

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name, HTTPS) => write!(f, "{name}"),
            Self::Name(name, port) => write!(f, "{name}:{port}"),
            Self::Below(name, HTTPS) => write!(f, "*.{name}"),
            Self::Below(name, port) => write!(f, "*.{name}:{port}"),
            Self::Address(address) => write!(f, "{address}"),
        }
    }
}

impl Destination {
    fn is_named(&self, asked: &str, at: u16) -> bool {
        match self {
            Self::Name(name, port) => name == asked && *port == at,
            Self::Below(name, port) => {
                let rest = asked.strip_suffix(name.as_str()).and_then(|rest| rest.strip_suffix('.'));
                rest.is_some_and(|rest| !rest.is_empty()) && *port == at
            }
            Self::Address(_) => false,
        }
    }
}

/// A webhook's address that may be called, as far as can be told before its name is looked up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    /// As it is stored and called.
    pub(crate) url: Url,
    pub(crate) peer: Peer,
}

/// What to connect to: a name still to be looked up, or an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Peer {
    Name(String, u16),
    Address(SocketAddr),
}

/// Why an address may not be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Forbidden {
    /// It is not an address that a webhook can have.
    Unfit,
    /// The host does not allow this one.
    NotAllowed(String),
}

impl Target {
    /// Reads an address, and refuses it unless the host allows it.
    pub(crate) fn read(text: &str, allowed: &[Destination]) -> Result<Self, Forbidden> {
        Self::read_up_to(LONGEST, text, allowed)
    }

    /// The same for an address of up to this many bytes.
    pub(crate) fn read_up_to(longest: usize, text: &str, allowed: &[Destination]) -> Result<Self, Forbidden> {
        let url = Some(text).filter(|text| text.len() <= longest).and_then(|text| Url::parse(text).ok());
        let mut url = url.ok_or(Forbidden::Unfit)?;
        url.set_fragment(None);
        let secure = match url.scheme() {
            "https" => true,
            "http" => false,
            _ => return Err(Forbidden::Unfit),
        };
        let bare = url.username().is_empty() && url.password().is_none();
        if !bare || url.as_str().len() > longest {
            return Err(Forbidden::Unfit);
        }
        let (Some(host), Some(port)) = (url.host(), url.port_or_known_default()) else {
            return Err(Forbidden::Unfit);
        };
        let peer = match host {
            Host::Domain(name) => Peer::Name(name.to_owned(), port),
            Host::Ipv4(four) => Peer::Address((four, port).into()),
            Host::Ipv6(six) => Peer::Address((six, port).into()),
        };
        let fits = match &peer {
            Peer::Name(name, port) => secure && allowed.iter().any(|one| one.is_named(name, *port)),
            Peer::Address(address) => is_listed(*address, allowed),
        };
        if fits { Ok(Self { url, peer }) } else { Err(Forbidden::NotAllowed(host.to_string())) }
    }
}

fn is_listed(address: SocketAddr, allowed: &[Destination]) -> bool {
    allowed.contains(&Destination::Address(address))
}

/// Whether the address a name resolves to may be called: public addresses, and those the host listed.
pub(crate) fn may_connect(address: SocketAddr, allowed: &[Destination]) -> bool {
    is_listed(address, allowed) || is_public(address.ip())
}

/// Whether an address belongs to the public internet, and not to a private network or this machine.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(four) => is_public_four(four),
        IpAddr::V6(six) => is_public_six(six),
    }
}

fn is_public_four(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let own = address.is_private() || address.is_loopback() || address.is_link_local();
    let many = address.is_multicast() || address.is_broadcast();
    // 0.0.0.0/8 is this machine, 100.64/10 a provider's, 192.0.0/24 and 198.18/15 for network tests.
    let special = a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (18..20).contains(&b));
    !(own || many || special || address.is_documentation())
}

/// In IPv6, `2000::/3` is the internet, except for documentation ranges and IPv4 addresses in disguise.
fn is_public_six(address: Ipv6Addr) -> bool {
    let [first, second, .., high, low] = address.segments();
    match address.segments()[..6] {
        // ::ffff:0:0/96 is IPv4 written as IPv6, 64:ff9b::/96 is IPv4 behind a translator.
        [0, 0, 0, 0, 0, 0xffff] | [0x64, 0xff9b, 0, 0, 0, 0] => {
            let bits = u32::from(high) << 16 | u32::from(low);
            is_public_four(Ipv4Addr::from_bits(bits))
        }
        // 2001::/23 is for protocols, including Teredo; 2002::/16 is 6to4; 2001:db8::/32 and 3fff::/20 are
        // for documentation.
        _ => match first {
            0x2001 => second >= 0x200 && second != 0xdb8,
            0x2002 => false,
            0x3fff => second >= 0x1000,
            _ => first & 0xe000 == 0x2000,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed() -> Vec<Destination> {
        let texts =
            ["hooks.example.org", "*.example.net", "odd.example.com:8443", "127.0.0.1:9000", "[::1]:9000"];
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    #[test]
    fn destinations_are_read_as_they_are_written() {
        for text in ["example.org", "*.example.org", "example.org:8443", "10.0.0.7:80", "[fe80::1]:8080"] {
            assert_eq!(text.parse::<Destination>().unwrap().to_string(), text);
        }
        assert_eq!("Example.ORG".parse::<Destination>().unwrap().to_string(), "example.org");
        let wrong = [
            "",
            "*",
            "*.",
            "**.org",
            "a.*.org",
            "example.org.",
            "10.0.0.7",
            "127.1",
            "::1",
            "[::1]",
            "0x7f.1",
            "https://example.org",
            "example.org/x",
            "a b",
            "user@example.org",
            "example.org:0",
            "10.0.0.7:0",
        ];
        for text in wrong {
            assert!(text.parse::<Destination>().is_err(), "{text}");
        }
    }

    #[test]
    fn only_what_the_host_listed_is_called() {
        for text in [
            "https://hooks.example.org/turn?me=1",
            "https://HOOKS.example.org:443/",
            "https://a.example.net",
            "https://a.b.example.net/x",
            "https://odd.example.com:8443/x",
            "http://127.0.0.1:9000/x",
            "https://127.0.0.1:9000/x",
            "http://[::1]:9000/x",
            // Another way to write what was listed.
            "http://2130706433:9000/",
        ] {
            assert!(Target::read(text, &allowed()).is_ok(), "{text}");
        }
        for text in [
            "https://example.org/",
            "https://example.net/",
            "https://xexample.net/",
            "https://.example.net/",
            "https://hooks.example.org.evil.example/",
            "https://hooks.example.org:8443/",
            "https://hooks.example.org./",
            "https://odd.example.com/",
            "http://hooks.example.org/",
            "http://hooks.example.org:443/",
            "http://127.0.0.1/",
            "http://127.0.0.1:9001/",
            "http://[::ffff:127.0.0.1]:9000/",
            "http://localhost:9000/",
            "https://8.8.8.8/",
        ] {
            assert!(matches!(Target::read(text, &allowed()), Err(Forbidden::NotAllowed(_))), "{text}");
        }
        let long = format!("https://hooks.example.org/{}", "x".repeat(500));
        let swollen = format!("https://hooks.example.org/{}", "ü".repeat(200));
        for text in [
            "",
            "hooks.example.org",
            "//hooks.example.org",
            "ftp://hooks.example.org/",
            "file:///etc/passwd",
            "https://me@hooks.example.org/",
            "https://me:secret@hooks.example.org/",
            "https://:secret@hooks.example.org/",
            "https://",
            &long,
            &swollen,
        ] {
            assert_eq!(Target::read(text, &allowed()).unwrap_err(), Forbidden::Unfit, "{text}");
        }
        assert!(Target::read("https://hooks.example.org/", &[]).is_err(), "nothing is allowed by itself");
    }

    #[test]
    fn public_addresses_may_be_behind_a_name() {
        for text in [
            "1.1.1.1",
            "8.8.8.8",
            "93.184.215.14",
            "172.15.0.1",
            "172.32.0.1",
            "100.63.0.1",
            "100.128.0.1",
            "192.0.1.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "2606:4700::1111",
            "2a00:1450::1",
            "2001:4860:4860::8888",
            "2001:200::1",
            "::ffff:8.8.8.8",
            "64:ff9b::808:808",
        ] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn a_name_may_not_lead_to_a_private_network() {
        for text in [
            // This machine, and what a system may treat as it.
            "127.0.0.1",
            "127.255.255.254",
            "0.0.0.0",
            "0.1.2.3",
            "::1",
            "::",
            // Private networks, and those of providers.
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.7",
            "100.64.0.1",
            "100.127.0.1",
            "fc00::1",
            "fd12::1",
            "fec0::1",
            // The local link; clouds serve their secrets at 169.254.169.254.
            "169.254.169.254",
            "fe80::1",
            "febf::1",
            // Multicast.
            "224.0.0.1",
            "239.255.255.250",
            "255.255.255.255",
            "ff02::1",
            "ff0e::1",
            // Reserved, for tests, for documentation.
            "240.0.0.1",
            "192.0.0.1",
            "198.18.0.1",
            "198.19.255.255",
            "192.0.2.1",
            "198.51.100.1",
            "203.0.113.1",
            "2001:db8::1",
            "3fff::1",
            "100::1",
            "5f00::1",
            "4000::1",
            // The same in disguise.
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "::ffff:0.0.0.0",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:a00:1::",
            "2001::1",
            "2001:0:1::1",
            "2001:10::1",
        ] {
            assert!(!is_public(text.parse().unwrap()), "{text}");
            let address = SocketAddr::new(text.parse().unwrap(), 443);
            assert!(!may_connect(address, &allowed()), "{text}");
            assert!(may_connect(address, &[Destination::Address(address)]), "{text}, but the host listed it");
        }
    }
}
