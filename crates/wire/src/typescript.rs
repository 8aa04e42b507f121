//! Writes the TypeScript twins, or reports that they are out of date.

use std::path::Path;

use ts_rs::{Config, TS};

use crate::{
    Address, Analysing, Bar, ChangeSeat, Door, Foreseen, Replay, Report, SitDown, TokenInfo, TokenMade, Up,
};
use crate::{AddressBan, Ban, Deed, Invitation, InvitationMade, NewAddressBan, NewInvitation};
use crate::{
    Daily, Duplicate, LessonInfo, NewDuplicate, Puzzle, PuzzleList, PuzzleReply, PuzzleTry, SessionInfo,
    SignIn,
};
use crate::{Down, Fairness, GameInfo, ImportedLog, Me, Mute, NewTable, NewToken, Problem, Rematch, Rename};
use crate::{
    Farewell, HookMade, Hooks, NewHook, NewPassword, Profile, Program, Ranked, Recount, Recover,
    RecoveryCode, Register,
};
use crate::{PlayerInfo, ReportInfo, ServerInfo, TableLine};
use crate::{Proof, SecondCode, SpareCodes, Subscription, TwoFactorInfo, TwoFactorOffer};

/// Every type that an endpoint or the socket names; the types they contain follow.
fn written() -> String {
    let config = Config::new();
    let mut seen = std::collections::BTreeMap::new();
    macro_rules! write_all {
        ($($kind:ty),+ $(,)?) => {$(
            seen.insert(<$kind>::ident(&config), <$kind>::decl(&config));
            collect::<$kind>(&config, &mut seen);
        )+};
    }
    write_all![
        Address,
        AddressBan,
        Analysing,
        Ban,
        Bar,
        ChangeSeat,
        Daily,
        Deed,
        Door,
        Down,
        Duplicate,
        Fairness,
        Foreseen,
        Farewell,
        GameInfo,
        HookMade,
        Hooks,
        ImportedLog,
        Invitation,
        InvitationMade,
        LessonInfo,
        Me,
        Mute,
        NewAddressBan,
        NewDuplicate,
        NewHook,
        NewInvitation,
        NewPassword,
        NewTable,
        NewToken,
        PlayerInfo,
        Problem,
        Profile,
        Program,
        Proof,
        Puzzle,
        PuzzleList,
        PuzzleReply,
        PuzzleTry,
        Ranked,
        Recount,
        Recover,
        RecoveryCode,
        Register,
        Rematch,
        Rename,
        Replay,
        Report,
        ReportInfo,
        ServerInfo,
        SecondCode,
        SessionInfo,
        SignIn,
        SitDown,
        SpareCodes,
        Subscription,
        TableLine,
        TokenInfo,
        TokenMade,
        TwoFactorInfo,
        TwoFactorOffer,
        Up,
    ];
    let head = "// Generated from crates/wire by `UPDATE_WIRE=1 cargo test -p wire`. Do not edit.\n\n";
    seen.into_values().fold(head.to_owned(), |text, decl| format!("{text}export {decl}\n"))
}

fn collect<T: TS + 'static>(config: &Config, seen: &mut std::collections::BTreeMap<String, String>) {
    struct Walk<'a>(&'a Config, &'a mut std::collections::BTreeMap<String, String>);
    impl ts_rs::TypeVisitor for Walk<'_> {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            if T::output_path().is_none() || self.1.contains_key(&T::ident(self.0)) {
                return;
            }
            self.1.insert(T::ident(self.0), T::decl(self.0));
            T::visit_dependencies(self);
        }
    }
    T::visit_dependencies(&mut Walk(config, seen));
}

#[test]
fn the_typescript_twins_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let fresh = written();
    if std::env::var_os("UPDATE_WIRE").is_some() {
        std::fs::write(&path, &fresh).expect("web/src can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == fresh, "web/src/wire.ts is stale: run UPDATE_WIRE=1 cargo test -p wire");
}
