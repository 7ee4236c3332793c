/// The results of a check. A fault fails the check, a note does not.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    faults: Vec<String>,
    notes: Vec<String>,
}

impl Findings {
    /// Adds a fault, which fails the check.
    pub(crate) fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(what.into());
    }

    /// Adds a note, which is printed only.
    pub(crate) fn note(&mut self, what: impl Into<String>) {
        self.notes.push(what.into());
    }

    /// The faults found so far.
    #[cfg(test)]
    pub(crate) fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Prints all notes and faults, and fails if there is a fault.
    pub(crate) fn report(self, check: &str) -> Result<(), String> {
        self.notes.iter().for_each(|note| println!("note: {note}"));
        self.faults.iter().for_each(|fault| println!("{fault}"));
        match self.faults.len() {
            0 => Ok(()),
            1 => Err(format!("{check}: 1 fault")),
            many => Err(format!("{check}: {many} faults")),
        }
    }
}
