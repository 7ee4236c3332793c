//! Routes and their OpenAPI document from one declaration. The document is made from the handlers' types, so it cannot
//! disagree with the routes.
//!
//! No library fits: aide supports schemars 1 only in an alpha version, and utoipa needs a second derive on every type.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Path, State, WebSocketUpgrade};
use axum::handler::Handler;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::{self, MethodFilter};
use axum::{Extension, Json, Router};
use protocol::Fault;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use crate::http::App;
use crate::http::auth::{Who, WithCookie};
use crate::http::compression::LongJson;
use crate::http::error::{ApiError, ApiQuery, Body, explain_timeout};
use crate::listen::Peer;

/// An HTTP method, for OpenAPI and for axum.
pub(crate) type Verb = (&'static str, MethodFilter);

pub(crate) const GET: Verb = ("get", MethodFilter::GET);
pub(crate) const POST: Verb = ("post", MethodFilter::POST);
pub(crate) const DELETE: Verb = ("delete", MethodFilter::DELETE);

/// Routes with their descriptions.
pub(crate) struct Routes {
    router: Router<Arc<App>>,
    /// Routes without a timeout.
    long: Router<Arc<App>>,
    paths: Map<String, Value>,
    schemas: SchemaGenerator,
}

impl Routes {
    pub(crate) fn new() -> Self {
        let (router, long) = (Router::new(), Router::new());
        Self { router, long, paths: Map::new(), schemas: protocol::schemas() }
    }

    /// Adds a route, and describes it.
    pub(crate) fn add<H, T: 'static, A>(
        mut self,
        verb: Verb,
        path: &str,
        summary: &str,
        handler: H,
    ) -> Self
    where
        H: Handler<T, Arc<App>> + Describe<A>,
    {
        self.describe::<H, A>(verb, path, summary);
        self.router = self.router.route(path, routing::on(verb.1, handler));
        self
    }

    /// Adds a route whose body may be longer than that of others.
    pub(crate) fn add_with_body<H, T: 'static, A>(
        mut self,
        verb: Verb,
        path: &str,
        summary: &str,
        max_body: usize,
        handler: H,
    ) -> Self
    where
        H: Handler<T, Arc<App>> + Describe<A>,
    {
        self.describe::<H, A>(verb, path, summary);
        let route = routing::on(verb.1, handler).layer(DefaultBodyLimit::max(max_body));
        self.router = self.router.route(path, route);
        self
    }

    /// Adds a route without a timeout.
    pub(crate) fn add_long<H, T: 'static, A>(
        mut self,
        verb: Verb,
        path: &str,
        summary: &str,
        handler: H,
    ) -> Self
    where
        H: Handler<T, Arc<App>> + Describe<A>,
    {
        self.describe::<H, A>(verb, path, summary);
        self.long = self.long.route(path, routing::on(verb.1, handler));
        self
    }

    fn describe<H: Describe<A>, A>(&mut self, (method, _): Verb, path: &str, summary: &str) {
        let mut operation = Operation::new(path, summary, &mut self.schemas);
        H::describe(&mut operation);
        let operations = self.paths.entry(path).or_insert_with(|| json!({}));
        operations[method] = operation.json;
    }

    /// Adds `/api/docs`, which describes itself and all routes before it.
    pub(crate) fn with_docs(self) -> Self {
        let routes = self.add(GET, "/api/docs", "This document.", docs);
        DOCUMENT.get_or_init(|| document(&routes.paths, routes.schemas.clone()));
        routes
    }

    /// The router. A request that takes longer than `timeout` is answered with 408, except on routes without a timeout.
    pub(crate) fn into_router(self, timeout: Duration) -> Router<Arc<App>> {
        // This is the default. A handler whose answer may be cached sets its own header.
        let no_store = HeaderValue::from_static("no-store");
        let timeout = TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, timeout);
        let routes = self.router.layer(timeout).layer(map_response(explain_timeout));
        routes
            .merge(self.long)
            .layer(SetResponseHeaderLayer::if_not_present(CACHE_CONTROL, no_store))
    }
}

/// The document. All servers of one process have the same routes.
static DOCUMENT: OnceLock<Value> = OnceLock::new();

async fn docs() -> Data<Json<Option<&'static Value>>> {
    Data(Json(DOCUMENT.get()))
}

fn document(paths: &Map<String, Value>, mut schemas: SchemaGenerator) -> Value {
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Monumenta",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "A status of 400 or more has a Fault. The schemas include the messages of the WebSocket.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas.take_definitions(true),
            "securitySchemes": {
                "person": { "type": "apiKey", "in": "cookie", "name": "monumenta" },
            },
        },
    })
}

/// The description of one operation. The types of its handler add to it.
pub(crate) struct Operation<'a> {
    json: Value,
    schemas: &'a mut SchemaGenerator,
}

impl<'a> Operation<'a> {
    fn new(path: &str, summary: &str, schemas: &'a mut SchemaGenerator) -> Self {
        let names = path.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        let string = || json!({ "type": "string" });
        let names = names.map(|(name, _)| parameter("path", name, true, string()));
        let error = schemas.subschema_for::<Fault>();
        let error = json!({ "description": "an error", "content": json_content(error) });
        let json = json!({
            "summary": summary,
            "parameters": names.collect::<Vec<_>>(),
            "responses": { "default": error },
        });
        Self { json, schemas }
    }

    /// Describes that the handler reads a body of this type.
    fn takes<T: JsonSchema>(&mut self) {
        let content = json_content(self.schemas.subschema_for::<T>());
        self.json["requestBody"] = json!({ "required": true, "content": content });
    }

    /// Describes that the handler reads the fields of this type from the query.
    pub(crate) fn takes_query<T: JsonSchema>(&mut self) {
        let schema = T::json_schema(self.schemas).to_value();
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let fields = schema["properties"].as_object().into_iter().flatten();
        let fields = fields.map(|(name, schema)| {
            parameter("query", name, required.contains(&json!(name)), schema.clone())
        });
        let parameters = self.json["parameters"].as_array_mut();
        parameters.into_iter().for_each(|all| all.extend(fields.clone()));
    }

    fn answers(&mut self, status: &str, content: Value) {
        self.json["responses"][status] = json!({ "description": "done", "content": content });
    }
}

fn parameter(place: &str, name: &str, required: bool, schema: Value) -> Value {
    json!({ "name": name, "in": place, "required": required, "schema": schema })
}

fn json_content(schema: Schema) -> Value {
    json!({ "application/json": { "schema": schema } })
}

/// A handler that can be described. `A` are the types of its arguments.
pub(crate) trait Describe<A> {
    fn describe(operation: &mut Operation<'_>);
}

macro_rules! handlers {
    ($(($($input:ident),*))*) => {$(
        impl<F, Running, Answer: Output, $($input: Input),*> Describe<($($input,)*)> for F
        where
            F: Fn($($input),*) -> Running,
            Running: Future<Output = Answer>,
        {
            fn describe(operation: &mut Operation<'_>) {
                $($input::describe(operation);)*
                Answer::describe(operation);
            }
        }
    )*};
}

handlers! { () (A) (A, B) (A, B, C) (A, B, C, D) (A, B, C, D, E) (A, B, C, D, E, G) }

/// An argument of a handler. Most are not part of the description.
pub(crate) trait Input {
    fn describe(_: &mut Operation<'_>) {}
}

impl Input for HeaderMap {}
impl Input for State<Arc<App>> {}
impl Input for WebSocketUpgrade {}
impl Input for Extension<Peer> {}
impl Input for Who {}
/// Needs no description: the path has the names of its parameters.
impl<T> Input for Path<T> {}

impl<T: JsonSchema> Input for ApiQuery<T> {
    fn describe(operation: &mut Operation<'_>) {
        operation.takes_query::<T>();
    }
}

impl<T: JsonSchema> Input for Body<T> {
    fn describe(operation: &mut Operation<'_>) {
        operation.takes::<T>();
    }
}

/// The answer of a handler that succeeds.
pub(crate) trait Output {
    fn describe(operation: &mut Operation<'_>);
}

impl<T: JsonSchema> Output for Json<T> {
    fn describe(operation: &mut Operation<'_>) {
        let content = json_content(operation.schemas.subschema_for::<T>());
        operation.answers("200", content);
    }
}

/// Implements [`Output`] for an answer that is described like another type.
macro_rules! same {
    ($($answer:ty as $described:ty, if $bound:ident;)*) => {$(
        impl<T: $bound> Output for $answer {
            fn describe(operation: &mut Operation<'_>) {
                <$described>::describe(operation);
            }
        }
    )*};
}

same! {
    LongJson<T> as Json<T>, if JsonSchema;
    Result<T, ApiError> as T, if Output;
    (StatusCode, T) as T, if Output;
    WithCookie<T> as T, if Output;
}

/// Defines answers that are described by their status and content type instead of a schema.
macro_rules! answers {
    ($($(#[$doc:meta])* $name:ident = $status:literal $content:tt;)*) => {$(
        $(#[$doc])*
        pub(crate) struct $name<T>(pub(crate) T);

        impl<T: IntoResponse> IntoResponse for $name<T> {
            fn into_response(self) -> Response {
                self.0.into_response()
            }
        }

        impl<T> Output for $name<T> {
            fn describe(operation: &mut Operation<'_>) {
                operation.answers($status, json!($content));
            }
        }
    )*};
}

answers! {
    /// JSON that no schema describes: the data of a game, or of the engine.
    Data = "200" { "application/json": {} };
    /// A text.
    Text = "200" { "text/plain": {} };
    /// An HTML page.
    Page = "200" { "text/html": {} };
    /// No body.
    Done = "204" {};
    /// A WebSocket.
    Upgrade = "101" {};
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names that some schema points at.
    fn pointed_at(value: &Value, names: &mut Vec<String>) {
        match value {
            Value::Object(map) => {
                let name = map.get("$ref").and_then(Value::as_str);
                names.extend(name.map(|name| name.replace("#/components/schemas/", "")));
                map.values().for_each(|value| pointed_at(value, names));
            }
            Value::Array(items) => items.iter().for_each(|value| pointed_at(value, names)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    #[tokio::test]
    async fn the_document_says_what_handlers_take_and_answer() {
        let _ = crate::http::all_routes().with_docs();
        let Data(Json(docs)) = docs().await;
        let docs = docs.unwrap();
        let mut names = Vec::new();
        pointed_at(docs, &mut names);
        let schemas = &docs["components"]["schemas"];
        for name in &names {
            assert!(schemas[name].is_object(), "there is no schema {name}");
        }
        let refers = |value: &Value| value["application/json"]["schema"]["$ref"].clone();
        let create = &docs["paths"]["/api/rooms"]["post"];
        assert_eq!(refers(&create["requestBody"]["content"]), "#/components/schemas/NewRoom");
        let answers = &create["responses"];
        assert_eq!(refers(&answers["200"]["content"]), "#/components/schemas/Invitation");
        assert_eq!(refers(&answers["default"]["content"]), "#/components/schemas/Fault");
        let sit = &docs["paths"]["/api/rooms/{room}/sit"]["post"]["parameters"];
        assert_eq!((&sit[0]["name"], &sit[0]["in"]), (&json!("room"), &json!("path")));
        assert_eq!((&sit[1]["name"], &sit[1]["in"]), (&json!("invite"), &json!("query")));
        assert!(docs["paths"]["/api/me"]["delete"]["responses"]["204"].is_object());
        assert_eq!(schemas["Me"]["properties"]["name"]["type"], "string");
        assert!(schemas["ToServer"]["oneOf"].is_array(), "{}", schemas["ToServer"]);
    }
}
