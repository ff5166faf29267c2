import type { Sql } from 'postgres'
import { type ObjectStore, readObjectRow } from '../object-store.ts'

/** Stored files as rows, so that every server process sees the same ones. */
export function storeObjectsInPostgres(sql: Sql): ObjectStore {
  return {
    async read(bucket, key) {
      const [found] = await sql`
        select bytes, type, cache_control, etag, modified::text
        from ekagra_private.objects where bucket = ${bucket} and key = ${key}`
      return found && readObjectRow(found)
    },
    async write(bucket, key, { bytes, type, cacheControl, etag, modified }) {
      await sql`
        insert into ekagra_private.objects (bucket, key, bytes, type, cache_control, etag, modified)
        values (${bucket}, ${key}, ${Buffer.from(bytes)}, ${type}, ${cacheControl}, ${etag}, ${modified.toISOString()})
        on conflict (bucket, key) do update set bytes = excluded.bytes, type = excluded.type,
          cache_control = excluded.cache_control, etag = excluded.etag, modified = excluded.modified`
    },
    async remove(bucket, key) {
      await sql`delete from ekagra_private.objects where bucket = ${bucket} and key = ${key}`
    },
  }
}
