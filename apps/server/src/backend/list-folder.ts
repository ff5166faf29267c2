import * as z from 'zod/mini'
import { storageError } from './storage-error.ts'

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

/** More files in one folder than an admin's list is meant for. */
const MOST_FILES = 10_000

function folderEntry(name: string): Entry {
  return { name, id: null, created_at: null, updated_at: null, last_accessed_at: null, metadata: null }
}

/** The direct children of a folder; what lies deeper shows as one entry for its folder. */
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
 * @param forward asks the embedded storage
 */
export async function listFolder(
  request: Request,
  forward: (request: Request) => Promise<Response>,
): Promise<Response> {
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
