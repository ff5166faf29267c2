import type { DatabaseSync } from 'node:sqlite'
import { type ObjectStore, readObjectRow } from '../object-store.ts'

/** Stored files as rows: one file on the disk then holds everything there is to back up. */
export function storeObjectsInSqlite(database: DatabaseSync): ObjectStore {
  return {
    async read(bucket, key) {
      const found = database
        .prepare(
          'SELECT bytes, type, cache_control, etag, modified FROM "ekagra_private.objects" WHERE bucket = ? AND key = ?',
        )
        .get(bucket, key)
      return found && readObjectRow(found)
    },
    async write(bucket, key, object) {
      database
        .prepare(
          `INSERT OR REPLACE INTO "ekagra_private.objects" (bucket, key, bytes, type, cache_control, etag, modified)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          bucket,
          key,
          object.bytes,
          object.type,
          object.cacheControl,
          object.etag,
          object.modified.toISOString(),
        )
    },
    async remove(bucket, key) {
      database.prepare('DELETE FROM "ekagra_private.objects" WHERE bucket = ? AND key = ?').run(bucket, key)
    },
  }
}
