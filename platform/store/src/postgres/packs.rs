use sqlx::{PgConnection, query, query_scalar};

use super::{PostgresStore, answer};
use crate::write::Write;
use crate::{KeptPack, Packs, StoreError, StoreFuture, tables};

impl Packs for PostgresStore {
    fn keep(&self, packs: Vec<KeptPack>) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::Packs(packs)))
    }

    fn all(&self) -> StoreFuture<'_, Vec<KeptPack>> {
        answer(async {
            let exists = query_scalar("SELECT to_regclass('pack') IS NOT NULL");
            if !exists.fetch_one(&self.pool).await? {
                return Ok(Vec::new());
            }
            query(tables::PACKS).fetch_all(&self.pool).await?.iter().map(tables::pack).collect()
        })
    }
}

pub(super) async fn write(
    connection: &mut PgConnection,
    packs: &[KeptPack],
) -> Result<(), StoreError> {
    for pack in packs {
        let query = query(tables::KEEP_PACK).bind(&pack.hash).bind(&pack.game);
        query.bind(tables::files_text(pack)?).execute(&mut *connection).await?;
    }
    Ok(())
}
