import * as z from 'zod/mini'

/** A refusal in the form that supabase-js expects from the storage. */
export function storageError(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status })
}

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

type Forward = (request: Request) => Promise<Response>

const Copy = z.looseObject({
  bucketId: z.string(),
  destinationBucket: z.optional(z.string()),
  destinationKey: z.string(),
})
const Info = z.looseObject({ id: z.string(), name: z.string(), bucket_id: z.string() })

/** Copies a file and names the copy as a Supabase does; supabase-js reads its path from there. */
async function copyFile(request: Request, forward: Forward): Promise<Response> {
  const copy = Copy.safeParse(
    await request
      .clone()
      .json()
      .catch(() => undefined),
  )
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

const Search = z.looseObject({
  prefix: z._default(z.string(), ''),
  limit: z._default(z.int().check(z.gte(1), z.lte(1000)), 100),
  offset: z._default(z.int().check(z.gte(0)), 0),
  search: z._default(z.string(), ''),
  sortBy: z._default(
    z.object({
      column: z._default(z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']), 'name'),
      order: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    { column: 'name', order: 'asc' },
  ),
})

const Entry = z.looseObject({
  name: z.string(),
  created_at: z._default(z.nullable(z.string()), null),
  updated_at: z._default(z.nullable(z.string()), null),
  last_accessed_at: z._default(z.nullable(z.string()), null),
})
type Entry = z.infer<typeof Entry>

/** More files than a folder of the admin area should have. */
const MOST_FILES = 10_000

function folderEntry(name: string): Entry {
  return { name, id: null, created_at: null, updated_at: null, last_accessed_at: null, metadata: null }
}

/** The direct children of a folder; deeper files are shown as one entry for their folder. */
function childrenOf(folder: string, files: Entry[]): Entry[] {
  const start = folder === '' ? '' : `${folder.replace(/\/+$/, '')}/`
  const children = new Map<string, Entry>()
  for (const file of files) {
    if (!file.name.startsWith(start)) continue
    const [child = '', ...deeper] = file.name.slice(start.length).split('/')
    if (!children.has(child))
      children.set(child, deeper.length > 0 ? folderEntry(child) : { ...file, name: child })
  }
  return [...children.values()]
}

/**
 * Lists a folder as a Supabase does; the embedded storage would list every file below it by its full name.
 * @param forward sends a request to the embedded storage
 */
async function listFolder(request: Request, forward: Forward): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const wish = Search.safeParse(body)
  if (!wish.success) {
    return storageError(400, 'invalid_request', 'The list options are not valid.')
  }
  const { prefix, limit, offset, search, sortBy } = wish.data
  const answer = await forward(
    new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ prefix, limit: MOST_FILES, offset: 0 }),
    }),
  )
  if (!answer.ok) return answer
  const files = z.array(Entry).parse(await answer.json())
  const { column } = sortBy
  const direction = sortBy.order === 'asc' ? 1 : -1
  const listed = childrenOf(prefix, files)
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .sort((a, b) => direction * ((a[column] ?? '') < (b[column] ?? '') ? -1 : 1))
    .slice(offset, offset + limit)
  return Response.json(listed)
}

const SIGNS_SEVERAL = /^\/object\/sign\/[^/]+$/
const LISTS_FOLDER = /^\/object\/list\/[^/]+$/
const REMOVES_ONE = /^\/object\/[^/]+\/./

/** What answers a storage call as a Supabase does, where the embedded storage answers in another way; undefined where it does not. */
export function findStorageCall(
  method: string,
  route: string,
): ((request: Request, forward: Forward) => Promise<Response>) | undefined {
  if (method === 'DELETE') return REMOVES_ONE.test(route) ? removeFile : undefined
  if (method !== 'POST') return undefined
  if (route === '/object/copy') return copyFile
  if (LISTS_FOLDER.test(route)) return listFolder
  return SIGNS_SEVERAL.test(route) ? signSeveral : undefined
}
