//! What workers get to play a run, and the check that they play it exactly.

use std::collections::BTreeMap;

use bots::BotSpec;
use engine::Pack;
use lab::{Plan, RunSpec, SOURCES};
use serde::{Deserialize, Serialize};

/// A run as workers get it: its specification, the packs that it names, and the versions that a program needs to play
/// it exactly.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// Earlier programs stored it as `order`.
    #[serde(alias = "order")]
    spec: RunSpec,
    /// The files of each pack, by name.
    packs: Vec<BTreeMap<String, String>>,
    needs: Needs,
}

/// The versions that decide how a match is played. Two programs with equal values play the same matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Needs {
    rules: u32,
    /// The hash of the content of each table.
    content: Vec<String>,
    sources: String,
}

impl Run {
    /// The run of a plan. Fails if a bot is an external program.
    pub fn of(plan: &Plan) -> Result<Self, String> {
        refuse_programs(plan)?;
        let text = |pack: &Pack, name: &str| pack.file(name).unwrap_or_default().to_owned();
        let files = |pack: &Pack| pack.names().map(|it| (it.to_owned(), text(pack, it))).collect();
        Ok(Self {
            spec: plan.spec().clone(),
            packs: plan.packs().iter().map(files).collect(),
            needs: Needs::of(plan),
        })
    }

    /// The plan, if this program plays it exactly. The error says why it would play other matches.
    pub(crate) fn plan(&self) -> Result<Plan, String> {
        let packs = self.packs.iter().map(|files| Pack::new(files.clone())).collect();
        let plan = Plan::new(self.spec.clone(), packs)?;
        refuse_programs(&plan)?;
        self.needs.met_by(&Needs::of(&plan), &self.spec.game)?;
        Ok(plan)
    }
}

impl Needs {
    fn of(plan: &Plan) -> Self {
        let game = catalogue::find(&plan.spec().game);
        Self {
            rules: game.map_or(0, |game| game.rules_version()),
            content: plan.setups().iter().map(|it| it.content.hash.to_owned()).collect(),
            sources: SOURCES.to_owned(),
        }
    }

    fn met_by(&self, ours: &Self, game: &str) -> Result<(), String> {
        if self.rules != ours.rules {
            let (theirs, ours) = (self.rules, ours.rules);
            return Err(format!(
                "it needs version {theirs} of the rules of {game}; here is {ours}"
            ));
        }
        if self.content != ours.content {
            return Err(format!("it needs other cards and figures of {game} than there are here"));
        }
        if self.sources != ours.sources {
            let (theirs, ours) = (&self.sources, &ours.sources);
            return Err(format!(
                "it needs the program built from sources {theirs}; here is {ours}"
            ));
        }
        Ok(())
    }
}

/// Refuses external programs: write access to the database must not start programs on the machines of workers.
fn refuse_programs(plan: &Plan) -> Result<(), String> {
    let program = plan.bots().iter().find_map(|bot| match bot {
        BotSpec::Program(program) => Some(program),
        BotSpec::BuiltIn { .. } => None,
    });
    match program {
        Some(program) => Err(format!(
            "exec:{program} is a program of this machine and plays on it alone: leave out --database"
        )),
        None => Ok(()),
    }
}
