//! An analysis of a match, as programs read it.

use registry::{Analysis, Judged, What};
use serde_json::{Value, json};

/// An analysis as programs read it. Chances are from 0 to 1.
pub fn as_json(analysis: &Analysis, seats: usize) -> Value {
    let seat = |(seat, fared): (usize, registry::Fared)| {
        json!({
            "seat": seat,
            "decisions": fared.decisions,
            "loss": fared.loss,
            "mean_loss": fared.mean_loss(),
            "slips": fared.grades[0],
            "mistakes": fared.grades[1],
            "blunders": fared.grades[2],
            "luck": fared.luck,
            "adjusted": fared.adjusted,
        })
    };
    json!({
        "result": analysis.result,
        "seats": analysis.by_seat(seats).into_iter().enumerate().map(seat).collect::<Vec<_>>(),
        "moments": analysis.moments.iter().map(moment).collect::<Vec<_>>(),
    })
}

fn moment(judged: &Judged) -> Value {
    let mut told = json!({ "index": judged.index, "chances": judged.chances });
    let more = match &judged.what {
        What::Luck(luck) => json!({ "kind": "luck", "luck": luck }),
        What::Forced { seat } => json!({ "kind": "forced", "seat": seat }),
        What::Decision(decision) => json!({
            "kind": "decision",
            "seat": decision.seat,
            "played": decision.played,
            "best": decision.best,
            "moves": decision.moves,
            "loss": decision.loss,
            "error": decision.error,
        }),
    };
    if let (Some(told), Value::Object(more)) = (told.as_object_mut(), more) {
        told.extend(more);
    }
    told
}
