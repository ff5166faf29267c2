import { createHash } from 'node:crypto'
import type { App } from '@supabase/lite'
import * as z from 'zod/mini'

export interface StoredObject {
  bytes: Uint8Array
  type: string
  cacheControl: string
  etag: string
  modified: Date
}

const Row = z.object({
  bytes: z.instanceof(Uint8Array),
  type: z.string(),
  cache_control: z.string(),
  etag: z.string(),
  modified: z.string(),
})

/** A row of the table of stored files, on both databases. */
export function readObjectRow(found: unknown): StoredObject {
  const { cache_control: cacheControl, modified, ...row } = Row.parse(found)
  return { ...row, cacheControl, modified: new Date(modified) }
}

/** Stores the bytes of files; their names, owners and rights are in the storage tables. */
export interface ObjectStore {
  read(bucket: string, key: string): Promise<StoredObject | undefined>
  write(bucket: string, key: string, object: StoredObject): Promise<void>
  remove(bucket: string, key: string): Promise<void>
}

type StorageAdapter = NonNullable<App['_storageAdapter']>
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>

function metadataOf(object: StoredObject): ObjectMetadata {
  return {
    cacheControl: object.cacheControl,
    contentLength: object.bytes.byteLength,
    size: object.bytes.byteLength,
    mimetype: object.type,
    lastModified: object.modified,
    eTag: object.etag,
  }
}

/** The object store as the adapter that the embedded backend expects. */
export function storageAdapter(store: ObjectStore): StorageAdapter {
  async function readExisting(bucket: string, key: string): Promise<StoredObject> {
    const object = await store.read(bucket, key)
    if (!object) throw new Error('the bytes of a stored file are missing')
    return object
  }
  return {
    driver: store,
    async getObject(bucket, key) {
      const object = await readExisting(bucket, key)
      return { metadata: metadataOf(object), httpStatusCode: 200, body: Buffer.from(object.bytes) }
    },
    async uploadObject(bucket, key, _version, body, type, cacheControl) {
      const bytes = body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer())
      const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
      const object = { bytes, type, cacheControl, etag, modified: new Date() }
      await store.write(bucket, key, object)
      return metadataOf(object)
    },
    deleteObject: (bucket, key) => store.remove(bucket, key),
    async deleteObjects(bucket, keys) {
      for (const key of keys) await store.remove(bucket, key)
    },
    async copyObject(sourceBucket, sourceKey, _version, bucket, key) {
      const object = { ...(await readExisting(sourceBucket, sourceKey)), modified: new Date() }
      await store.write(bucket, key, object)
      return { httpStatusCode: 200, eTag: object.etag, lastModified: object.modified }
    },
    async headObject(bucket, key) {
      return metadataOf(await readExisting(bucket, key))
    },
    privateAssetUrl: () => Promise.reject(new Error('stored files have no address of their own')),
  }
}
