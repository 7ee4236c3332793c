//! Tables that both databases have: queries that run on both, and decoding of their rows.

use protocol::RoomState;
use room::{LogEntry, RoomId};
use sqlx::Row as _;

use crate::{
    Counts, Device, Heartbeat, IndexRow, KeptPack, Member, Person, StoreError, TokenHash, Visit, v1,
};

macro_rules! select_room {
    ($rest:literal) => {
        concat!("SELECT id, n_entries, changed, deadline, info FROM room ", $rest)
    };
}

macro_rules! select_person {
    ($rest:literal) => {
        concat!("SELECT id, name, account, password, email, created, deleted FROM person ", $rest)
    };
}

pub(crate) const ENTRIES: &str =
    "SELECT n, at, body FROM entry WHERE room = $1 AND n >= $2 ORDER BY n";
pub(crate) const LAST_VISIT: &str = "SELECT n FROM visit WHERE person = $1 AND room = $2";
pub(crate) const UNARCHIVED: &str =
    "SELECT id FROM room WHERE state = 'over' AND told IS NULL LIMIT $1";
pub(crate) const ARCHIVE: &str = "SELECT told FROM room WHERE id = $1 AND told IS NOT NULL";

pub(crate) const HEARTBEAT: &str = "SELECT at, downtime FROM heartbeat";
pub(crate) const SET_HEARTBEAT: &str = "UPDATE heartbeat SET at = $1, downtime = $2";

pub(crate) const ROOM: &str = select_room!("WHERE id = $1");
pub(crate) const OPEN_ROOMS: &str =
    select_room!("WHERE open = 1 AND state = $1 ORDER BY changed DESC LIMIT $2");
pub(crate) const ROOMS_OF: &str = "SELECT id, n_entries, changed, deadline, info, \
     seat, person, turn, place, points \
     FROM member JOIN room ON room.id = member.room WHERE person = $1 \
     ORDER BY turn DESC, changed DESC LIMIT $2";
pub(crate) const ROOM_IDS: &str =
    "SELECT DISTINCT room AS id FROM entry WHERE room > $1 ORDER BY room LIMIT $2";
pub(crate) const ROOMS_NAMING: &str =
    "SELECT room AS id FROM named WHERE person = $1 ORDER BY room";
pub(crate) const MEMBERS: &str =
    "SELECT seat, person, turn, place, points FROM member WHERE room = $1 ORDER BY seat";

pub(crate) const PERSON: &str = select_person!("WHERE id = $1");
pub(crate) const PERSON_BY_ACCOUNT: &str = select_person!("WHERE account = $1");
pub(crate) const PERSON_BY_SKELETON: &str = select_person!("WHERE skeleton = $1");
pub(crate) const PEOPLE_BY_EMAIL: &str = select_person!("WHERE email = $1 ORDER BY id LIMIT $2");
pub(crate) const TOKEN_OWNER: &str = "SELECT id, name, account, password, email, person.created, \
     deleted, used \
     FROM token JOIN person ON person.id = token.person WHERE hash = $1 AND deleted = 0";
/// A token whose hash begins with these digits. `g` sorts after every hexadecimal digit.
pub(crate) const TOKEN_OF_SESSION: &str =
    "SELECT hash FROM token WHERE hash >= $1 AND hash < $1 || 'g' LIMIT 1";
pub(crate) const DEVICES: &str = "SELECT hash, person, device, created, used FROM token \
     WHERE person = $1 ORDER BY used DESC, hash";

pub(crate) const PEOPLE: &str = select_person!("WHERE id > $1 ORDER BY id LIMIT $2");
pub(crate) const TOKENS: &str =
    "SELECT hash, person, device, created, used FROM token WHERE hash > $1 ORDER BY hash LIMIT $2";
pub(crate) const CODES: &str = "SELECT person, hash FROM recovery \
     WHERE (person, hash) > ($1, $2) ORDER BY person, hash LIMIT $3";
pub(crate) const VISITS: &str = "SELECT person, room, n FROM visit \
     WHERE (person, room) > ($1, $2) ORDER BY person, room LIMIT $3";
pub(crate) const COUNTS: &str = "SELECT (SELECT COUNT(*) FROM entry) AS entries, \
     (SELECT COUNT(*) FROM room) AS rooms, (SELECT COUNT(told) FROM room) AS archives, \
     (SELECT COUNT(*) FROM member) AS members, (SELECT COUNT(*) FROM person) AS people, \
     (SELECT COUNT(*) FROM token) AS tokens, (SELECT COUNT(*) FROM recovery) AS codes, (SELECT COUNT(*) FROM visit) AS visits";

pub(crate) const PACKS: &str = "SELECT hash, game, files FROM pack ORDER BY hash";
pub(crate) const KEEP_PACK: &str =
    "INSERT INTO pack (hash, game, files) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING";

/// A row of either database.
pub(crate) trait Columns {
    fn int(&self, column: &str) -> Result<i64, StoreError>;
    fn maybe_int(&self, column: &str) -> Result<Option<i64>, StoreError>;
    fn text(&self, column: &str) -> Result<&str, StoreError>;
    fn maybe_text(&self, column: &str) -> Result<Option<&str>, StoreError>;
}

macro_rules! columns_of {
    ($row:ty) => {
        impl Columns for $row {
            fn int(&self, column: &str) -> Result<i64, StoreError> {
                Ok(self.try_get(column)?)
            }
            fn maybe_int(&self, column: &str) -> Result<Option<i64>, StoreError> {
                Ok(self.try_get(column)?)
            }
            fn text(&self, column: &str) -> Result<&str, StoreError> {
                Ok(self.try_get(column)?)
            }
            fn maybe_text(&self, column: &str) -> Result<Option<&str>, StoreError> {
                Ok(self.try_get(column)?)
            }
        }
    };
}
columns_of!(sqlx::sqlite::SqliteRow);
columns_of!(sqlx::postgres::PgRow);

/// The text of the column `state`.
pub(crate) fn state_text(state: RoomState) -> &'static str {
    match state {
        RoomState::Gathering => "gathering",
        RoomState::Playing => "playing",
        RoomState::Over => "over",
    }
}

/// The text of the column `body`.
pub(crate) fn encode(entry: &LogEntry) -> Result<String, StoreError> {
    v1::encode_body(entry).map_err(|err| StoreError::Database(err.to_string()))
}

/// An entry from the columns of its row.
pub(crate) fn decode(room: &str, n: u32, at: i64, body: &str) -> Result<LogEntry, StoreError> {
    match v1::decode_body(n, at, body) {
        Ok(entry) => Ok(entry),
        Err(err) => Err(unreadable(room, format!("entry {n}: {err}"))),
    }
}

fn unreadable(room: &str, reason: String) -> StoreError {
    StoreError::Unreadable { room: room.to_owned(), reason }
}

pub(crate) fn entry(room: &str, row: &impl Columns) -> Result<LogEntry, StoreError> {
    let n = row.int("n")?;
    let n = u32::try_from(n).map_err(|_| unreadable(room, format!("{n} is no entry number")))?;
    decode(room, n, row.int("at")?, row.text("body")?)
}

pub(crate) fn heartbeat(row: &impl Columns) -> Result<Heartbeat, StoreError> {
    Ok(Heartbeat { at: row.int("at")?, downtime: row.int("downtime")? })
}

/// A number of entries. A number that no program can have written is read as the largest.
pub(crate) fn entry_number(row: &impl Columns, column: &str) -> Result<u32, StoreError> {
    Ok(u32::try_from(row.int(column)?).unwrap_or(u32::MAX))
}

pub(crate) fn room_id(row: &impl Columns) -> Result<RoomId, StoreError> {
    Ok(row.text("id")?.to_owned())
}

/// A row of the index. `None` if another program wrote a form that this one cannot read: the row counts as missing
/// until the room's next commit with an index row replaces it.
pub(crate) fn index_row(row: &impl Columns) -> Result<Option<IndexRow>, StoreError> {
    let info = match v1::decode_info(row.text("info")?) {
        Ok(info) => info,
        Err(error) => {
            tracing::warn!(room = row.text("id")?, %error, "unreadable index row skipped");
            return Ok(None);
        }
    };
    Ok(Some(IndexRow {
        n_entries: u32::try_from(row.int("n_entries")?).unwrap_or(0),
        changed: row.int("changed")?,
        deadline: row.maybe_int("deadline")?,
        leased_until: None,
        info,
    }))
}

pub(crate) fn index_rows(rows: &[impl Columns]) -> Result<Vec<IndexRow>, StoreError> {
    rows.iter().filter_map(|row| index_row(row).transpose()).collect()
}

/// The rows of [`ROOMS_OF`].
pub(crate) fn seats_in_rooms(rows: &[impl Columns]) -> Result<Vec<(IndexRow, Member)>, StoreError> {
    let seat = |row| Ok(index_row(row)?.map(|room| Ok((room, member(row)?))));
    rows.iter().filter_map(|row| seat(row).transpose()).map(Result::flatten).collect()
}

pub(crate) fn member(row: &impl Columns) -> Result<Member, StoreError> {
    Ok(Member {
        person: row.int("person")?,
        seat: u8::try_from(row.int("seat")?).unwrap_or(u8::MAX),
        turn: row.int("turn")? != 0,
        place: row.maybe_int("place")?.and_then(|place| u8::try_from(place).ok()),
        points: row.maybe_int("points")?.and_then(|points| i32::try_from(points).ok()),
    })
}

pub(crate) fn person(row: &impl Columns) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.int("id")?,
        name: row.text("name")?.to_owned(),
        account: row.maybe_text("account")?.map(str::to_owned),
        password: row.maybe_text("password")?.map(str::to_owned),
        email: row.maybe_text("email")?.map(str::to_owned),
        created: row.int("created")?,
        deleted: row.int("deleted")? != 0,
    })
}

/// The digits with which the hash of a session's token begins.
pub(crate) fn session_digits(session: u64) -> String {
    format!("{session:016x}")
}

/// A row of [`TOKEN_OWNER`].
pub(crate) fn owner(row: &impl Columns) -> Result<(Person, i64), StoreError> {
    Ok((person(row)?, row.int("used")?))
}

pub(crate) fn device(row: &impl Columns) -> Result<Device, StoreError> {
    Ok(Device {
        token: TokenHash(row.text("hash")?.to_owned()),
        name: row.text("device")?.to_owned(),
        created: row.int("created")?,
        used: row.int("used")?,
    })
}

pub(crate) fn token(row: &impl Columns) -> Result<(Device, i64), StoreError> {
    Ok((device(row)?, row.int("person")?))
}

pub(crate) fn code(row: &impl Columns) -> Result<(i64, TokenHash), StoreError> {
    Ok((row.int("person")?, TokenHash(row.text("hash")?.to_owned())))
}

pub(crate) fn visit(row: &impl Columns) -> Result<(RoomId, Visit), StoreError> {
    let visit = Visit { person: row.int("person")?, n: entry_number(row, "n")? };
    Ok((row.text("room")?.to_owned(), visit))
}

pub(crate) fn counts(row: &impl Columns) -> Result<Counts, StoreError> {
    Ok(Counts {
        entries: row.int("entries")?,
        rooms: row.int("rooms")?,
        archives: row.int("archives")?,
        members: row.int("members")?,
        people: row.int("people")?,
        tokens: row.int("tokens")?,
        codes: row.int("codes")?,
        visits: row.int("visits")?,
    })
}

/// The text of the column `files`: names and texts as a JSON object.
pub(crate) fn files_text(pack: &KeptPack) -> Result<String, StoreError> {
    serde_json::to_string(&pack.files).map_err(|err| StoreError::Database(err.to_string()))
}

pub(crate) fn pack(row: &impl Columns) -> Result<KeptPack, StoreError> {
    let files = serde_json::from_str(row.text("files")?);
    Ok(KeptPack {
        hash: row.text("hash")?.to_owned(),
        game: row.text("game")?.to_owned(),
        files: files.map_err(|err| StoreError::Database(format!("unreadable pack: {err}")))?,
    })
}
