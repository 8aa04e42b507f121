//! Who may come at all: invitations, and addresses that are kept out for some days.

use wire::{AddressBan, Invitation, InvitationMade, NewAddressBan, NewInvitation};

use super::Admin;
use crate::address::checked;
use crate::ids;
use crate::store::{AddressRow, Change, Entrance, InvitationRow, StoreError};

const DAY: i64 = 86_400_000;

/// How long addresses are kept out at most, and how long invitations are good.
const MOST_BANNED: u32 = 3_660;
const MOST_INVITED: u32 = 366;

/// How many may come by one invitation.
const MOST_USES: u32 = 1_000;

/// What a host writes beside something.
const NOTE: usize = 100;

/// Whether a host's wish is one that can be carried out.
fn is_note(text: &str) -> bool {
    text.chars().count() <= NOTE && !text.chars().any(char::is_control)
}

impl Admin {
    /// The addresses that are kept out, the latest first.
    pub async fn addresses(&self) -> Result<Vec<AddressBan>, StoreError> {
        let line = |AddressRow { address, id, note, created, expires }| AddressBan {
            id,
            address,
            note,
            created,
            expires,
        };
        Ok(self.store.address_bans(ids::now()).await?.into_iter().map(line).collect())
    }

    /// The invitations, the latest first.
    pub async fn invitations(&self) -> Result<Vec<Invitation>, StoreError> {
        let line = |row: InvitationRow| {
            let InvitationRow { id, note, created, expires, uses, used, .. } = row;
            Invitation { id, note, created, expires, uses, used }
        };
        Ok(self.store.invitations().await?.into_iter().map(line).collect())
    }

    /// Keeps an address out for some days. None where it is not an address that can be, or the wish is too large.
    pub async fn keep_out(&self, wish: &NewAddressBan) -> Result<Option<AddressBan>, StoreError> {
        let NewAddressBan { address, days, note } = wish;
        let Some(address) = checked(address) else { return Ok(None) };
        if !(1..=MOST_BANNED).contains(days) || !is_note(note) {
            return Ok(None);
        }
        let created = ids::now();
        let (id, expires) = (ids::public_id(), created + i64::from(*days) * DAY);
        let (address, note) = (address.to_string(), note.clone());
        let said = format!("{days} days: {note}");
        let made = AddressBan { id, address, note, created, expires };
        let AddressBan { id, address, note, .. } = made.clone();
        let row = AddressRow { address, id, note, created, expires };
        self.does("ban_address", &made.address, &said, Change::Entrance(Entrance::KeepOut(row))).await?;
        Ok(Some(made))
    }

    /// Lets an address in again, by its number or as it is written. Whether it was kept out.
    pub async fn let_in(&self, which: &str) -> Result<bool, StoreError> {
        let which = checked(which).map_or_else(|| which.to_owned(), |address| address.to_string());
        let change = Change::Entrance(Entrance::LetIn { which: which.clone() });
        self.does("unban_address", &which, "", change).await
    }

    /// Makes an invitation; its code is not stored. None where the wish is too large.
    pub async fn invite(&self, wish: &NewInvitation) -> Result<Option<InvitationMade>, StoreError> {
        let NewInvitation { note, uses, days } = wish;
        let fits = (1..=MOST_USES).contains(uses) && (1..=MOST_INVITED).contains(days) && is_note(note);
        if !fits {
            return Ok(None);
        }
        let (id, code, created) = (ids::public_id(), ids::public_id(), ids::now());
        let row = InvitationRow {
            hash: ids::hash(&code),
            id: id.clone(),
            note: note.clone(),
            created,
            expires: created + i64::from(*days) * DAY,
            uses: i64::from(*uses),
            used: 0,
        };
        let said = format!("{uses} × {days} days: {note}");
        self.does("invite", &id, &said, Change::Entrance(Entrance::Invite(row))).await?;
        Ok(Some(InvitationMade { id, code }))
    }

    /// Takes an invitation back; who has come stays. Whether there was one.
    pub async fn uninvite(&self, id: &str) -> Result<bool, StoreError> {
        let change = Change::Entrance(Entrance::Uninvite { id: id.to_owned() });
        self.does("uninvite", id, "", change).await
    }
}
