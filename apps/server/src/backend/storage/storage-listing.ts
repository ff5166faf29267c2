import * as z from 'zod/mini'
import { peekJson } from '../../http/peek-json.ts'
import { storageError } from './storage-error.ts'

/** Sends a request to the embedded storage. */
export type Forward = (request: Request) => Promise<Response>

const Order = z._default(z.enum(['asc', 'desc']), 'asc')
const Search = z.looseObject({
  prefix: z._default(z.string(), ''),
  limit: z._default(z.int().check(z.gte(1), z.lte(1000)), 100),
  offset: z._default(z.int().check(z.gte(0)), 0),
  search: z._default(z.string(), ''),
  sortBy: z._default(
    z.object({
      column: z._default(z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']), 'name'),
      order: Order,
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

const badOptions = () => storageError(400, 'invalid_request', 'The list options are not valid.')

/** Every file whose name begins so, by its full name; the refusal where there is one. */
async function readFiles(url: URL | string, prefix: string, { headers }: Request, forward: Forward) {
  const given = new Headers(headers)
  given.delete('Content-Length')
  const body = JSON.stringify({ prefix, limit: MOST_FILES, offset: 0 })
  const answer = await forward(new Request(url, { method: 'POST', headers: given, body }))
  return answer.ok ? z.array(Entry).parse(await answer.json()) : answer
}

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

/** Lists a folder as a Supabase does; the embedded storage would list every file below it by its full name. */
export async function listFolder(request: Request, forward: Forward): Promise<Response> {
  const wish = Search.safeParse(await peekJson(request))
  if (!wish.success) return badOptions()
  const { prefix, limit, offset, search, sortBy } = wish.data
  const files = await readFiles(request.url, prefix, request, forward)
  if (files instanceof Response) return files
  const { column } = sortBy
  const direction = sortBy.order === 'asc' ? 1 : -1
  const listed = childrenOf(prefix, files)
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .sort((a, b) => direction * ((a[column] ?? '') < (b[column] ?? '') ? -1 : 1))
    .slice(offset, offset + limit)
  return Response.json(listed)
}

const Cursor = z.tuple([z.string(), z.string()])
/** The place of a file or folder in the order: what it is sorted by, then its name, because two files may have one date. */
type Place = z.infer<typeof Cursor>

const writeCursor = (place: Place) => Buffer.from(JSON.stringify(place)).toString('base64url')
function readCursor(text: string): Place | undefined {
  try {
    return Cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

const Pages = z.looseObject({
  prefix: z._default(z.string(), ''),
  limit: z._default(z.int().check(z.gte(1), z.lte(1000)), 1000),
  cursor: z.optional(z.string()),
  with_delimiter: z._default(z.boolean(), false),
  sortBy: z._default(
    z.object({ column: z._default(z.enum(['name', 'created_at', 'updated_at']), 'name'), order: Order }),
    { column: 'name', order: 'asc' },
  ),
})

/** Names after the same slash become one folder. */
function foldFolders(files: Entry[], prefix: string): Entry[] {
  const folded = new Map<string, Entry>()
  for (const file of files) {
    const slash = file.name.indexOf('/', prefix.length)
    const name = slash < 0 ? file.name : file.name.slice(0, slash + 1)
    if (!folded.has(name)) folded.set(name, slash < 0 ? file : folderEntry(name))
  }
  return [...folded.values()]
}

const isBefore = (a: Place, b: Place) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])

/** Lists files page by page, as the second version of the call does, which the embedded storage does not have. */
export async function listPage(request: Request, forward: Forward): Promise<Response> {
  const wish = Pages.safeParse(await peekJson(request))
  const cursor = wish.data?.cursor === undefined ? undefined : readCursor(wish.data.cursor)
  if (!wish.success || (wish.data.cursor !== undefined && !cursor)) return badOptions()
  const { prefix, limit, with_delimiter: isFolded, sortBy } = wish.data
  const url = new URL(request.url)
  url.pathname = url.pathname.replace('/object/list-v2/', '/object/list/')
  const files = await readFiles(url, prefix, request, forward)
  if (files instanceof Response) return files
  const found = files.filter(({ name }) => name.startsWith(prefix))
  const comesBefore = (a: Place, b: Place) => (sortBy.order === 'asc' ? isBefore(a, b) : isBefore(b, a))
  const rest = (isFolded ? foldFolders(found, prefix) : found)
    .map((entry): { entry: Entry; place: Place } => ({
      entry,
      place: [entry[sortBy.column] ?? '', entry.name],
    }))
    .filter(({ place }) => cursor === undefined || comesBefore(cursor, place))
    .sort((a, b) => (comesBefore(a.place, b.place) ? -1 : 1))
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  const hasNext = rest.length > page.length
  const entries = page.map(({ entry }) => entry)
  return Response.json({
    hasNext,
    ...(hasNext && last && { nextCursor: writeCursor(last.place) }),
    folders: entries
      .filter(({ id }) => id === null)
      .map(({ name }) => ({ key: name.replace(/\/$/, ''), name })),
    objects: entries
      .filter(({ id }) => id !== null)
      .map(({ id, name, created_at, updated_at, last_accessed_at, metadata }) => ({
        id,
        key: name,
        name,
        created_at,
        updated_at,
        last_accessed_at,
        metadata,
      })),
  })
}
