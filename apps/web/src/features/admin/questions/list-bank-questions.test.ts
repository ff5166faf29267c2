import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { type BankQuery, MOST_EXPORTED, readBankSet } from './list-bank-questions.ts'

const QUERY: BankQuery = { search: '', status: 'all', difficulty: 'all', sort: 'newest', page: 3 }

const row = (index: number) => ({
  id: `${index}`,
  topic: 'Chess',
  text: `Question ${index}?`,
  options: ['1', '2', '3', '4'],
  correct_index: 0,
  explanation: 'Because.',
  difficulty: 'easy',
  figure: null,
  created_at: '2026-11-15T10:00:00.000Z',
  status: 'published',
  updated_at: null,
})

/** A bank of so many rows, and the queries that it was asked. */
function bankOf(count: number) {
  const asked: URLSearchParams[] = []
  const client = createClient('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (address) => {
        const { searchParams } = new URL(String(address))
        asked.push(searchParams)
        const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name) ?? 0))
        const rows = Array.from({ length: count }, (_, index) => row(index))
        return Response.json(rows.slice(offset, (offset ?? 0) + (limit ?? 0)))
      },
    },
  })
  return { asked, client }
}

it('an export reads everything that the list finds, not only the page that is shown', async () => {
  const { asked, client } = bankOf(2345)
  const rows = await readBankSet(client, { ...QUERY, status: 'draft' })
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 2345 }, (_, index) => `${index}`))
  expect(asked.map((query) => query.get('status'))).toEqual(['eq.draft', 'eq.draft', 'eq.draft'])
})

it('an export of a huge bank ends at its limit', async () => {
  expect(await readBankSet(bankOf(MOST_EXPORTED + 500).client, QUERY)).toHaveLength(MOST_EXPORTED)
})

it('signs that mean something in a filter are searched as spaces', async () => {
  const { asked, client } = bankOf(0)
  await readBankSet(client, { ...QUERY, search: '50% (a,b)*' })
  expect(asked[0]?.get('or')).toBe('(text.ilike.%50   a b%,topic.ilike.%50   a b%)')
})
