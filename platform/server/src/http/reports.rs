//! Reports of the lab, from the folder `reports` of the data.

use std::fs;
use std::io::Read as _;
use std::path::{Path as FilePath, PathBuf};
use std::sync::Arc;
use std::time::UNIX_EPOCH;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::IntoResponse;
use protocol::Report;

use crate::http::App;
use crate::http::error::ApiError;
use crate::http::openapi::Page;

/// A report may run no script, send no form and load no file.
const POLICY: &str = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/// The most bytes of a report. Larger files are not shown.
const MAX_REPORT: u64 = 16 * 1024 * 1024;

/// All reports, by name.
pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Vec<Report>> {
    let folder = app.reports.clone();
    let reports = tokio::task::spawn_blocking(move || all(&folder)).await;
    Json(reports.unwrap_or_default())
}

/// One report.
pub(crate) async fn report(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
) -> Result<Page<impl IntoResponse>, ApiError> {
    let path = file(&app.reports, &name).ok_or(ApiError::NotFound)?;
    let text = tokio::task::spawn_blocking(move || read(&path, MAX_REPORT)).await;
    let text = text.ok().flatten().ok_or(ApiError::NotFound)?;
    let head = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CONTENT_SECURITY_POLICY, POLICY),
        (CACHE_CONTROL, "no-cache"),
    ];
    Ok(Page((head, text)))
}

fn all(folder: &FilePath) -> Vec<Report> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut reports: Vec<Report> = names.filter_map(|name| listed(folder, &name)).collect();
    reports.sort_by(|one, other| one.name.cmp(&other.name));
    reports
}

fn listed(folder: &FilePath, name: &str) -> Option<Report> {
    let path = file(folder, name)?;
    let changed = fs::metadata(&path).ok()?.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    let text = read(&path, MAX_REPORT)?;
    let title = text.split_once("<title>").and_then(|(_, rest)| rest.split_once("</title>"));
    Some(Report {
        name: name.to_owned(),
        title: title.map_or_else(|| name.to_owned(), |(title, _)| title.trim().to_owned()),
        changed: i64::try_from(changed.as_millis()).ok()?,
    })
}

/// A whole file, or `None` if it cannot be read or is larger.
fn read(path: &FilePath, most: u64) -> Option<String> {
    let mut text = String::new();
    let read = fs::File::open(path).ok()?.take(most + 1).read_to_string(&mut text).ok()?;
    (read as u64 <= most).then_some(text)
}

/// The file of a report, or `None` if the name could lead out of the folder.
fn file(folder: &FilePath, name: &str) -> Option<PathBuf> {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | ' ');
    let fits = name.ends_with(".html") && !name.starts_with('.') && name.chars().all(plain);
    fits.then(|| folder.join(name)).filter(|path| path.is_file())
}
