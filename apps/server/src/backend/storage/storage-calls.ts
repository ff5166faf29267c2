import * as z from 'zod/mini'
import { peekJson } from '../../http/peek-json.ts'
import { storageError } from './storage-error.ts'
import { type Forward, listFolder, listPage } from './storage-listing.ts'

/**
 * supabase-js sends a Blob or File as a form whose file has an empty name; the embedded storage looks for one called
 * "file". It accepts a plain body as well, so the file is taken out of its form here.
 * @returns undefined when the form cannot be read
 */
export async function unwrapUpload(request: Request): Promise<Request | undefined> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  if (!isForm || !new URL(request.url).pathname.startsWith('/storage/v1/object/')) return request
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  if (!form) return undefined
  const file = form.get('')
  if (!(file instanceof Blob)) return request
  const headers = new Headers(request.headers)
  headers.set('Content-Type', file.type || 'application/octet-stream')
  // Digits only, because the value is put into a header.
  const seconds = /^\d{1,9}$/.exec(String(form.get('cacheControl')))?.[0] ?? '3600'
  headers.set('Cache-Control', `max-age=${seconds}`)
  headers.delete('Content-Length')
  return new Request(request.url, { method: request.method, headers, body: file })
}

const PREFIX = '/storage/v1'

const Signed = z.looseObject({ signedUrl: z.string().check(z.startsWith(PREFIX)) })

/** supabase-js reads signed addresses from fields that the embedded storage does not fill. */
export function completeSignedAddress(answer: unknown): unknown {
  const signed = Signed.safeParse(answer)
  if (!signed.success) return answer
  const path = signed.data.signedUrl.slice(PREFIX.length)
  return { ...signed.data, signedURL: path, url: path }
}

const AUTHENTICATED = /^\/storage\/v1\/object\/(info\/)?authenticated\//

/** A Supabase has an address of its own for files that need a session; the embedded storage serves them at the plain one. */
export function plainDownload(request: Request): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(AUTHENTICATED, `${PREFIX}/object/$1`)
  return new Request(url, { method: request.method, headers: request.headers })
}

export const isAuthenticatedDownload = ({ method, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && AUTHENTICATED.test(new URL(url).pathname)

const Copy = z.looseObject({
  bucketId: z.string(),
  destinationBucket: z.optional(z.string()),
  destinationKey: z.string(),
})
const Info = z.looseObject({ id: z.string(), name: z.string(), bucket_id: z.string() })

/** Copies a file and names the copy as a Supabase does; supabase-js reads its path from there. */
async function copyFile(request: Request, forward: Forward): Promise<Response> {
  const copy = Copy.safeParse(await peekJson(request))
  const answer = await forward(request)
  if (!answer.ok || !copy.success) return answer
  const { bucketId, destinationBucket = bucketId, destinationKey } = copy.data
  const path = [destinationBucket, ...destinationKey.split('/')].map(encodeURIComponent).join('/')
  const headers = new Headers(request.headers)
  for (const name of ['Content-Length', 'Content-Type']) headers.delete(name)
  const found = await forward(new Request(new URL(`${PREFIX}/object/info/${path}`, request.url), { headers }))
  const info = found.ok ? Info.safeParse(await found.json()) : undefined
  return Response.json({
    ...(info?.success
      ? { Id: info.data.id, id: info.data.id, name: info.data.name, bucket_id: info.data.bucket_id }
      : {}),
    Key: `${destinationBucket}/${destinationKey}`,
  })
}

const ONE_FILE = /^\/storage\/v1\/object\/([^/]+)\/(.+)$/

/** Removes one file by its address; the embedded storage knows only the call for several. */
async function removeFile(request: Request, forward: Forward): Promise<Response> {
  const [, bucket = '', key = ''] = ONE_FILE.exec(new URL(request.url).pathname) ?? []
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  headers.set('Content-Type', 'application/json')
  const answer = await forward(
    new Request(new URL(`${PREFIX}/object/${bucket}`, request.url), {
      method: 'DELETE',
      headers,
      body: JSON.stringify({ prefixes: [decodeURIComponent(key)] }),
    }),
  )
  if (!answer.ok) return answer
  const removed = z.array(z.unknown()).parse(await answer.json())
  return removed.length > 0
    ? Response.json({ message: 'Successfully deleted' })
    : Response.json({ statusCode: '404', error: 'not_found', message: 'Object not found' }, { status: 400 })
}

const Wish = z.looseObject({ expiresIn: z.number(), paths: z.array(z.string()).check(z.maxLength(1000)) })
const Refusal = z.looseObject({ message: z.string() })

/**
 * Signs the addresses of several files. The embedded storage has a call for this that cannot be reached, because its call for a
 * single file matches first; so each file is signed with a separate call.
 * @param forward sends a request to the embedded storage
 */
async function signSeveral(request: Request, forward: Forward): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined)
  const wish = Wish.safeParse(body)
  if (!wish.success) {
    return storageError(400, 'invalid_request', 'Send expiresIn and paths.')
  }
  const { expiresIn, paths } = wish.data
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  const signed = paths.map(async (path) => {
    const address = `${request.url}/${path.toWellFormed().split('/').map(encodeURIComponent).join('/')}`
    const answer = await forward(
      new Request(address, { method: 'POST', headers, body: JSON.stringify({ expiresIn }) }),
    )
    const content: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) return { ...z.looseObject({}).parse(completeSignedAddress(content)), path, error: null }
    const refusal = Refusal.safeParse(content)
    return { path, signedURL: null, error: refusal.success ? refusal.data.message : 'Not signed' }
  })
  return Response.json(await Promise.all(signed))
}

const Stored = z.object({
  id: z.string(),
  version: z.nullish(z.string()),
  name: z.string(),
  bucket_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  metadata: z.nullish(
    z.object({
      size: z.optional(z.number()),
      mimetype: z.optional(z.string()),
      cacheControl: z.optional(z.string()),
      eTag: z.optional(z.string()),
    }),
  ),
  user_metadata: z.nullish(z.record(z.string(), z.unknown())),
})

/** Describes a file as a Supabase does: size, type and dates under names of their own. The embedded storage answers with its row. */
async function describeFile(request: Request, forward: Forward): Promise<Response> {
  const answer = await forward(request)
  if (!answer.ok) return answer
  const { version, updated_at, metadata, user_metadata, ...file } = Stored.parse(await answer.json())
  return Response.json({
    ...file,
    version: version ?? '',
    size: metadata?.size,
    content_type: metadata?.mimetype,
    cache_control: metadata?.cacheControl,
    etag: metadata?.eTag,
    last_modified: updated_at,
    metadata: user_metadata ?? {},
  })
}

const BYTES: Record<string, number> = { b: 1, kb: 1000, mb: 1e6, gb: 1e9 }

/** The bytes of '1kb' or '1.5 MB'; undefined for any other text. */
function readSize(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmg]?b)$/i.exec(text) ?? []
  return number === undefined ? undefined : Math.floor(Number(number) * (BYTES[unit.toLowerCase()] ?? 1))
}

const BucketWish = z.looseObject({ file_size_limit: z.string() })

/** A Supabase takes the size limit of a bucket as a text such as '1mb' too; the embedded storage takes only bytes. */
async function keepBucket(request: Request, forward: Forward): Promise<Response> {
  const wish = BucketWish.safeParse(await peekJson(request))
  const limit = wish.success ? readSize(wish.data.file_size_limit) : undefined
  if (!wish.success || limit === undefined) return forward(request)
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  const body = JSON.stringify({ ...wish.data, file_size_limit: limit })
  return forward(new Request(request.url, { method: request.method, headers, body }))
}

const SIGNS_SEVERAL = /^\/object\/sign\/[^/]+$/
const LISTS_FOLDER = /^\/object\/list\/[^/]+$/
const LISTS_PAGE = /^\/object\/list-v2\/[^/]+$/
const DESCRIBES_ONE = /^\/object\/info\/[^/]+\/./
const KEEPS_BUCKET = /^\/bucket(\/[^/]+)?$/
const REMOVES_ONE = /^\/object\/[^/]+\/./

/** What answers a storage call as a Supabase does, where the embedded storage answers in another way; undefined where it does not. */
export function findStorageCall(
  method: string,
  route: string,
): ((request: Request, forward: Forward) => Promise<Response>) | undefined {
  if (method === 'DELETE') return REMOVES_ONE.test(route) ? removeFile : undefined
  if (method === 'GET') return DESCRIBES_ONE.test(route) ? describeFile : undefined
  if ((method === 'POST' || method === 'PUT') && KEEPS_BUCKET.test(route)) return keepBucket
  if (method !== 'POST') return undefined
  if (route === '/object/copy') return copyFile
  if (LISTS_FOLDER.test(route)) return listFolder
  if (LISTS_PAGE.test(route)) return listPage
  return SIGNS_SEVERAL.test(route) ? signSeveral : undefined
}
