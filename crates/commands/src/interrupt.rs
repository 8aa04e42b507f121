//! Ctrl-C and similar signals, as a flag to check.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::signal::{SIGINT, SIGTERM};
use signal_hook::flag;

/// Raised once someone asks the program to stop; asking twice ends it at once.
#[derive(Clone, Debug)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    pub(crate) fn listen() -> std::io::Result<Self> {
        let raised = Arc::new(AtomicBool::new(false));
        for signal in [SIGINT, SIGTERM] {
            flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&raised))?;
            flag::register(signal, Arc::clone(&raised))?;
        }
        leave_with_the_terminal()?;
        Ok(Self(raised))
    }

    /// Whether a stop was requested.
    pub(crate) fn raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// When the terminal is gone, waiting for its keys would go on forever. Games are saved after every step, so
/// nothing is lost by exiting at once. On Windows a program ends with its window anyway.
fn leave_with_the_terminal() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let signal = signal_hook::consts::signal::SIGHUP;
        flag::register_conditional_shutdown(signal, 128 + signal, Arc::new(AtomicBool::new(true)))?;
    }
    Ok(())
}
