import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { ObjectStore } from '../object-store.ts'

const Row = z.object({
  bytes: z.instanceof(Uint8Array),
  type: z.string(),
  cache_control: z.string(),
  etag: z.string(),
  modified: z.string(),
})

/** Stored files as rows: one file on the disk then holds everything there is to back up. */
export function storeObjectsInSqlite(database: DatabaseSync): ObjectStore {
  return {
    async read(bucket, key) {
      const found = database
        .prepare(
          'SELECT bytes, type, cache_control, etag, modified FROM "ekagra_private.objects" WHERE bucket = ? AND key = ?',
        )
        .get(bucket, key)
      if (!found) return undefined
      const { cache_control: cacheControl, modified, ...row } = Row.parse(found)
      return { ...row, cacheControl, modified: new Date(modified) }
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
