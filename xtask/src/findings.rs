/// What a check has found. A fault fails it, a note does not.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    faults: Vec<String>,
    notes: Vec<String>,
}

impl Findings {
    /// Something that must be mended.
    pub(crate) fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(what.into());
    }

    /// Something worth a look.
    pub(crate) fn note(&mut self, what: impl Into<String>) {
        self.notes.push(what.into());
    }

    /// What must be mended.
    #[cfg(test)]
    pub(crate) fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Prints everything, and fails if anything must be mended.
    pub(crate) fn report(self, check: &str) -> Result<(), String> {
        self.notes.iter().for_each(|note| println!("note: {note}"));
        self.faults.iter().for_each(|fault| println!("{fault}"));
        match self.faults.len() {
            0 => Ok(()),
            1 => Err(format!("{check}: one thing to mend")),
            many => Err(format!("{check}: {many} things to mend")),
        }
    }
}
