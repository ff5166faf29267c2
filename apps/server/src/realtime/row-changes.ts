import * as z from 'zod/mini'
import { PUBLISHED_TABLES, type RowChange } from '../backend/realtime-source.ts'
import { LARGEST_ROW_BYTES } from './limits.ts'
import { type Condition, readFilter } from './row-filter.ts'

/** What a channel asks to be told: the changes of one kind, of one table, of some rows. */
export const BindingRequest = z.looseObject({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.optional(z.string()),
  table: z.optional(z.string()),
  filter: z.optional(z.string()),
  select: z.optional(z.array(z.string())),
})
export type BindingRequest = z.infer<typeof BindingRequest>

export interface Binding {
  id: number
  event: BindingRequest['event']
  table: string
  conditions: Condition[]
  /** Undefined for all columns. */
  select: string[] | undefined
}

/** The binding as it is used; undefined when there is no such published table or column, or its filter cannot be read. */
export function readBinding(
  { event, schema = 'public', table = '', filter, select }: BindingRequest,
  id: number,
): Binding | undefined {
  const published = Object.hasOwn(PUBLISHED_TABLES, table) ? PUBLISHED_TABLES[table] : undefined
  const conditions = filter === undefined || filter === '' ? [] : readFilter(filter)
  if (schema !== 'public' || !published || !conditions) return undefined
  const columns = new Set(published.columns.map(({ name }) => name))
  const named = [...conditions.map(({ column }) => column), ...(select ?? [])]
  if (!named.every((name) => columns.has(name))) return undefined
  return { id, event, table, conditions, select }
}

type Row = Record<string, unknown>

/** Reads rows by the data API, so that the same rules hold; undefined when the session has ended. */
export type RowReader = (table: string, query: URLSearchParams, token: string) => Promise<Row[] | undefined>

const Rows = z.array(z.record(z.string(), z.unknown()))

export function rowReader(handle: (request: Request) => Promise<Response>, apiKey: string): RowReader {
  return async (table, query, token) => {
    const answer = await handle(
      new Request(`http://embedded/rest/v1/${table}?${query}`, {
        // The embedded backend wants the secret key in both places.
        headers: {
          apikey: token.startsWith('sb_secret_') ? token : apiKey,
          Authorization: `Bearer ${token}`,
        },
      }),
    )
    if (answer.status === 401 || answer.status === 403) return undefined
    if (!answer.ok) throw new Error(`the changed rows of ${table} could not be read: ${answer.status}`)
    return Rows.parse(await answer.json())
  }
}

/** The payload of the client's event `postgres_changes`. */
export interface ChangeMessage {
  ids: number[]
  data: {
    schema: 'public'
    table: string
    commit_timestamp: string
    type: RowChange['type']
    columns: { name: string; type: string }[]
    record: Row
    old_record: Row
    errors: string[] | null
  }
}

/** A row that is too large goes without its long values, as on a Supabase. */
function fit(row: Row): { record: Row; errors: string[] | null } {
  if (Buffer.byteLength(JSON.stringify(row)) <= LARGEST_ROW_BYTES) return { record: row, errors: null }
  const short = Object.entries(row).filter(([, value]) => JSON.stringify(value).length <= 64)
  return { record: Object.fromEntries(short), errors: ['Error 413: Payload Too Large'] }
}

function describe(change: RowChange, binding: Binding, record: Row, old: Row): ChangeMessage {
  const columns = PUBLISHED_TABLES[change.table]?.columns ?? []
  const { select } = binding
  const shown = select
    ? Object.fromEntries(Object.entries(record).filter(([name]) => select.includes(name)))
    : record
  const fitted = fit(shown)
  return {
    ids: [binding.id],
    data: {
      schema: 'public',
      table: change.table,
      commit_timestamp: change.at,
      type: change.type,
      columns,
      record: fitted.record,
      old_record: old,
      errors: fitted.errors,
    },
  }
}

/** Of a removed row only the key and the owner are known, so only filters on those can hold. */
function holdsForRemoved({ conditions }: Binding, known: Record<string, string>): boolean {
  return conditions.every(({ column, test }) => known[column] !== undefined && test === `eq.${known[column]}`)
}

/**
 * What a binding is told about a change, row by row.
 * @returns undefined when the session has ended
 */
export async function findChanges(
  change: RowChange,
  binding: Binding,
  token: string,
  readRows: RowReader,
): Promise<ChangeMessage[] | undefined> {
  const table = PUBLISHED_TABLES[change.table]
  if (!table || binding.table !== change.table) return []
  if (binding.event !== '*' && binding.event !== change.type) return []
  if (change.type === 'DELETE') {
    return change.ids
      .filter((id) => holdsForRemoved(binding, { [table.key]: id, [table.owner]: change.owner }))
      .map((id) => describe(change, binding, {}, { [table.key]: id }))
  }
  const query = new URLSearchParams()
  for (const { column, test } of binding.conditions) query.append(column, test)
  query.append(table.key, `in.(${change.ids.join(',')})`)
  const columns = binding.select && [...new Set([table.key, ...binding.select])]
  if (columns) query.set('select', columns.join(','))
  const rows = await readRows(change.table, query, token)
  return rows?.map((row) =>
    describe(change, binding, row, change.type === 'UPDATE' ? { [table.key]: row[table.key] } : {}),
  )
}
