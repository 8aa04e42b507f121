//! Who may come at all: invitations, and addresses that are banned for some days.

use wire::{AddressBan, Invitation, InvitationMade, NewAddressBan, NewInvitation};

use super::Admin;
use crate::address::checked;
use crate::ids;
use crate::store::{AddressRow, Change, Entrance, InvitationRow, StoreError};

const DAY: i64 = 86_400_000;

/// The longest ban of an address, and the longest an invitation is valid.
const MOST_BANNED: u32 = 3_660;
const MOST_INVITED: u32 = 366;

/// How many people may use one invitation.
const MOST_USES: u32 = 1_000;

/// The longest note a host may add.
const NOTE: usize = 100;

/// Whether a text can be a note: one short line.
fn is_note(text: &str) -> bool {
    text.chars().count() <= NOTE && !text.chars().any(char::is_control)
}

impl Admin {
    /// The banned addresses, latest first.
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

    /// The invitations, latest first.
    pub async fn invitations(&self) -> Result<Vec<Invitation>, StoreError> {
        let line = |row: InvitationRow| {
            let InvitationRow { id, note, created, expires, uses, used, .. } = row;
            Invitation { id, note, created, expires, uses, used }
        };
        Ok(self.store.invitations().await?.into_iter().map(line).collect())
    }

    /// Bans an address for some days. `None` if it is not an address that can be banned, or the request goes
    /// beyond the limits.
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

    /// Lets an address back in, given by its id or as it is written. Returns whether it was banned.
    pub async fn let_in(&self, which: &str) -> Result<bool, StoreError> {
        let which = checked(which).map_or_else(|| which.to_owned(), |address| address.to_string());
        let change = Change::Entrance(Entrance::LetIn { which: which.clone() });
        self.does("unban_address", &which, "", change).await
    }

    /// Makes an invitation; its code is not stored. `None` if the request goes beyond the limits.
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

    /// Withdraws an invitation; players who have used it stay. Returns whether there was one.
    pub async fn uninvite(&self, id: &str) -> Result<bool, StoreError> {
        let change = Change::Entrance(Entrance::Uninvite { id: id.to_owned() });
        self.does("uninvite", id, "", change).await
    }
}
