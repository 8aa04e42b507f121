//! Addresses of clients, grouped by household.

use std::net::IpAddr;

/// The address as everyone else writes it. A listener on `[::]` sees `::ffff:192.0.2.1` for an IPv4 client.
pub(crate) const fn canonical(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

/// What counts as one client: a household has one IPv4 address, but a whole block of IPv6 ones.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match canonical(address) {
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        four @ IpAddr::V4(_) => four,
    }
}

/// The address that a host wants to ban, as it is stored. This machine cannot be banned.
pub(crate) fn checked(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let text = text.strip_suffix("/64").unwrap_or(text);
    let address: IpAddr = text.parse().ok()?;
    let address = household(address);
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv4_client_is_itself_on_a_listener_for_both() {
        let [one, two, plain] =
            ["::ffff:192.0.2.1", "::ffff:192.0.2.2", "192.0.2.1"].map(|text| text.parse().unwrap());
        assert_ne!(household(one), household(two));
        assert_eq!(household(one), plain);
    }

    #[test]
    fn a_household_has_one_block_of_ipv6() {
        let [one, two, other] =
            ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"].map(|text| text.parse().unwrap());
        assert_eq!(household(one), household(two));
        assert_ne!(household(one), household(other));
    }
}
