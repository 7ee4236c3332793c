use sqlx::{SqliteConnection, query};

use super::SqliteStore;
use crate::write::Write;
use crate::{KeptPack, Packs, StoreError, StoreFuture, tables};

impl Packs for SqliteStore {
    fn keep(&self, packs: Vec<KeptPack>) -> StoreFuture<'_, ()> {
        Box::pin(self.write(Write::Packs(packs)))
    }

    fn all(&self) -> StoreFuture<'_, Vec<KeptPack>> {
        Box::pin(async {
            query(tables::PACKS).fetch_all(&self.readers).await?.iter().map(tables::pack).collect()
        })
    }
}

pub(super) async fn write(
    connection: &mut SqliteConnection,
    packs: &[KeptPack],
) -> Result<(), StoreError> {
    for pack in packs {
        let query = query(tables::KEEP_PACK).bind(&pack.hash).bind(&pack.game);
        query.bind(tables::files_text(pack)?).execute(&mut *connection).await?;
    }
    Ok(())
}
