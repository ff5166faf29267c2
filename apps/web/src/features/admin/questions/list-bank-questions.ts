import { type BankStatus, ListedBankQuestion } from '@ekagra/schema/bank-question'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

export const PAGE_SIZE = 25

export const BANK_SORTS = ['newest', 'oldest', 'topic'] as const
export type BankSort = (typeof BANK_SORTS)[number]

/** Which questions of the bank, and in which order. */
export interface BankQuery {
  search: string
  status: BankStatus | 'all'
  difficulty: Difficulty | 'all'
  sort: BankSort
  /** From 0. */
  page: number
}

/** The id under which a question of the bank is served, before its own id. */
export const BANK_PREFIX = 'q-bank-'

export const BANK_COLUMNS =
  'id, topic, text, options, correct_index, explanation, difficulty, figure, created_at'
export const LISTED_COLUMNS = `${BANK_COLUMNS}, status, updated_at`

/** Replaces characters with a special meaning in a pattern or a filter, which would change the search. */
const asPattern = (text: string) => `%${text.replace(/[\\%_*,():"]/g, ' ').trim()}%`

/** One column each, so that an index gives the order. */
const ORDERS: Record<BankSort, { column: string; ascending: boolean }> = {
  newest: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true },
  topic: { column: 'topic_key', ascending: true },
}

type Client = Pick<SupabaseClient, 'from'>

/** Rows `from` to `to` of what the query finds, both included. */
async function readRows(
  client: Client,
  { search, status, difficulty, sort }: Omit<BankQuery, 'page'>,
  [from, to]: readonly [number, number],
): Promise<ListedBankQuestion[]> {
  let rows = client.from('bank_questions').select(LISTED_COLUMNS)
  if (status !== 'all') rows = rows.eq('status', status)
  if (difficulty !== 'all') rows = rows.eq('difficulty', difficulty)
  if (search.trim() !== '') rows = rows.or(`text.ilike.${asPattern(search)},topic.ilike.${asPattern(search)}`)
  const { column, ascending } = ORDERS[sort]
  const { data } = await rows.order(column, { ascending }).range(from, to).throwOnError()
  return z.array(ListedBankQuestion).parse(data)
}

/** One page, with one row more than is shown when there is a next page. */
export async function listBankQuestions(client: Client, { page, ...query }: BankQuery) {
  const from = page * PAGE_SIZE
  const found = await readRows(client, query, [from, from + PAGE_SIZE])
  return { rows: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE }
}

/** As many rows as the server gives at once. */
const MOST_AT_ONCE = 1000
/** More than anybody prints; a whole bank is taken away with a backup. */
export const MOST_EXPORTED = 5000

/** Everything that a query finds, whatever its page, up to the most that is exported. */
export async function readBankSet(client: Client, { page: _, ...query }: BankQuery) {
  const found: ListedBankQuestion[] = []
  while (found.length < MOST_EXPORTED) {
    const rows = await readRows(client, query, [found.length, found.length + MOST_AT_ONCE - 1])
    found.push(...rows)
    if (rows.length < MOST_AT_ONCE) break
  }
  return found
}

/** How many questions a query without a search finds in all; counting the matches of a search would read every row twice. */
export async function countBankQuestions(
  client: Client,
  { status, difficulty }: Pick<BankQuery, 'status' | 'difficulty'>,
): Promise<number> {
  let rows = client.from('bank_questions').select('id', { count: 'exact', head: true })
  if (status !== 'all') rows = rows.eq('status', status)
  if (difficulty !== 'all') rows = rows.eq('difficulty', difficulty)
  const { count } = await rows.throwOnError()
  return count ?? 0
}

const Near = z.array(z.object({ id: z.string(), text: z.string() }))

/** Questions whose text has the longest words of this one; how alike they are is decided by the caller. */
export async function findCandidates(client: Client, text: string): Promise<z.infer<typeof Near>> {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])]
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, 2)
  if (longest.length < 2) return []
  let rows = client.from('bank_questions').select('id, text')
  for (const word of longest) rows = rows.ilike('text', `%${word}%`)
  const { data } = await rows.limit(50).throwOnError()
  return Near.parse(data)
}
