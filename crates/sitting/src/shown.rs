//! What everyone, and what one viewer, is shown of a table.

use table::{Seat, Viewer};
use wire::{Choices, State, Story, TableInfo, Takeback, Turn};

use crate::tell;
use crate::{Sitting, Waiting};

impl Sitting {
    /// The table as anyone with its link may see it.
    pub fn info(&self, player: Option<&str>, connected: &dyn Fn(&str) -> bool) -> TableInfo {
        let commitment = self.game.log().header.commitment;
        TableInfo {
            id: self.id.clone(),
            game: self.game.card().id.to_owned(),
            stage: self.stage,
            seats: self.seating.info(connected),
            options: self.terms.options.clone(),
            components: self.terms.components.clone(),
            stand_in: self.terms.stand_in,
            clock: self.terms.clock,
            on_timeout: self.terms.on_timeout,
            listed: self.listed,
            closed: self.door.closed,
            rated: self.terms.rated,
            hints: self.terms.hints,
            lesson: self.terms.lesson.clone(),
            daily: self.terms.daily.clone(),
            duplicate: self.terms.duplicate.clone(),
            host: self.host.clone(),
            you: player.map(|player| self.seating.of(player)).unwrap_or_default(),
            watchers: 0,
            to_move: self.waited_for().map(|seat| seat.index() as u8),
            commitment: commitment.map(|commitment| commitment.to_string()).unwrap_or_default(),
            created: self.created,
            touched: self.touched,
            closes: crate::closes(self.stage, self.notice, self.touched),
            next: self.next.clone(),
            places: self.places(),
        }
    }

    /// Whose view a player gets: at a shared screen that of the seat to move, otherwise the last one.
    pub fn viewer_for(&self, player: Option<&str>, last: Viewer) -> Viewer {
        let Some(player) = player else { return Viewer::Spectator };
        let own: Vec<Seat> = self.seating.of(player).into_iter().filter_map(|seat| self.seat(seat)).collect();
        let is_own = |seat: &Seat| own.contains(seat);
        let seat = self.waited_for().filter(|seat| is_own(seat) && self.holds(player, *seat));
        let seat = seat.or_else(|| last.seat().filter(is_own)).or_else(|| own.first().copied());
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The state as one viewer may know it.
    pub fn state(&self, viewer: Viewer) -> State {
        let game = self.game.as_ref();
        let number = |seat: Seat| seat.index() as u8;
        let turn = match self.waiting() {
            Waiting::Choice(seat) => Turn::Choose { seat: number(seat) },
            Waiting::Confirmation(seat) => Turn::Confirm { seat: number(seat) },
            Waiting::Bot(seat) => Turn::Bot { seat: number(seat) },
            Waiting::Nobody => Turn::Over,
        };
        let is_viewer = |seat: Seat| viewer.seat() == Some(seat);
        let chooses = matches!(self.waiting(), Waiting::Choice(seat) if is_viewer(seat));
        let takeback = self.undecided.takeback.as_ref();
        State {
            viewer: viewer.seat().map(number),
            view: game.write_view(viewer).into(),
            turn,
            moves: if chooses { tell::offered(game) } else { Choices::default() },
            undo: self.undoer().is_some_and(is_viewer),
            confirm: matches!(self.waiting(), Waiting::Confirmation(seat) if is_viewer(seat)),
            round: game.round(),
            scores: tell::placings(game, viewer),
            ending: game.ending().map(str::to_owned),
            fallen: game.fallen().map(number),
            clock: self.clock.as_ref().map(|clock| clock.tell(self.now)),
            takeback: takeback.map(|(seat, waiting)| Takeback { seat: *seat, waiting: waiting.clone() }),
            take_back: viewer.seat().map(|seat| self.take_back(seat)).unwrap_or_default(),
            lesson: self.lesson_place(viewer.seat()),
        }
    }

    /// The story so far, without what was taken back.
    pub fn story(&self, viewer: Viewer) -> Vec<Story> {
        tell::story(self.game.as_ref(), self.game.log().standing(), viewer)
    }

    /// What happened from a version on.
    pub fn story_since(&self, from: u32, viewer: Viewer) -> Vec<Story> {
        tell::story(self.game.as_ref(), from as usize..self.game.log().lines.len(), viewer)
    }
}
