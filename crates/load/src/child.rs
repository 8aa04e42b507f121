//! A server as a separate process, on a port chosen by the system.

use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, anyhow};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child as Process, Command};

/// A running server. It is killed when this is dropped.
#[derive(Debug)]
pub struct Child {
    process: Process,
    /// Such as `127.0.0.1:4400`.
    pub address: String,
}

impl Child {
    /// Starts `durbar serve` on loopback with this data folder. It logs to the same place as this program.
    pub async fn start(program: &Path, data: &Path, more: &[&str]) -> Result<Self> {
        Self::start_logging(program, data, more, Stdio::inherit()).await
    }

    /// The same with its log sent elsewhere.
    pub async fn start_logging(program: &Path, data: &Path, more: &[&str], log: Stdio) -> Result<Self> {
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(more).stderr(log);
        Self::spawn(command).await
    }

    /// Starts the program as something else that first prints `http://` and its address.
    pub async fn run(program: &Path, arguments: &[&str]) -> Result<Self> {
        let mut command = Command::new(program);
        command.args(arguments);
        Self::spawn(command).await
    }

    async fn spawn(mut command: Command) -> Result<Self> {
        command.stdout(Stdio::piped()).kill_on_drop(true);
        let program = command.as_std().get_program().to_owned();
        let mut process =
            command.spawn().with_context(|| format!("cannot start {}", Path::new(&program).display()))?;
        let out = process.stdout.take().expect("stdout is piped");
        let mut lines = BufReader::new(out).lines();
        let first = lines.next_line().await?.ok_or_else(|| anyhow!("the server said nothing and left"))?;
        let address = first.split_once("http://").map(|(_, address)| address.trim().to_owned());
        let address = address.ok_or_else(|| anyhow!("the server said {first:?}"))?;
        // Whatever else it prints must not fill the pipe.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Self { process, address })
    }

    /// Ends it at once, as a power failure would: no signal it could handle.
    pub async fn kill(&mut self) -> Result<()> {
        Ok(self.process.kill().await?)
    }

    /// Waits until it has ended on its own, and returns its exit status.
    pub async fn ended(&mut self) -> Result<Option<i32>> {
        Ok(self.process.wait().await?.code())
    }

    pub fn pid(&self) -> Option<u32> {
        self.process.id()
    }
}
