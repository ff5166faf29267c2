import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAdminClient } from '../use-admin-session.ts'

const DAY_MS = 86_400_000
const LIST_LIMIT = 1000

/** The last days, oldest first: '2026-11-15'. */
export const lastDays = (days: number, now: number): string[] =>
  Array.from({ length: days }, (_, index) =>
    new Date(now - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )

const dayOf = (moment: string) => moment.slice(0, 10)

const Use = z.array(
  z.object({
    day: z.string(),
    provider: z.string(),
    dollars: z.coerce.number(),
    served: z.coerce.number(),
  }),
)
const Moments = z.array(z.object({ created_at: z.string() }))
const Levels = z.array(
  z.object({
    day: z.string(),
    pool: z.coerce.number(),
    bank: z.coerce.number(),
    file_bytes: z.coerce.number(),
  }),
)

/** A line of figures, one for each day. */
export interface Series {
  name: string
  values: number[]
}

export interface DayFigures {
  days: string[]
  /** Questions that learners got from each provider. */
  served: Series[]
  dollars: number[]
  reports: number[]
  corrections: number[]
  /** How much there was at the end of each day; null for a day on which the server did not run. */
  levels: Record<'pool' | 'bank' | 'file_bytes', (number | null)[]>
}

type Client = ReturnType<typeof useAdminClient>

/** What happened on each of the last days. */
export function useDayFigures(days: number) {
  const client = useAdminClient()
  return useQuery({
    queryKey: ['day-figures', days],
    queryFn: () => readDayFigures(client, lastDays(days, Date.now())),
  })
}

async function readDayFigures(client: Client, days: string[]): Promise<DayFigures> {
  const since = days[0] ?? ''
  const countOn = async (table: string) => {
    const { data } = await client
      .from(table)
      .select('created_at')
      .gte('created_at', since)
      .limit(LIST_LIMIT)
      .throwOnError()
    const found = Moments.parse(data).map(({ created_at }) => dayOf(created_at))
    return days.map((day) => found.filter((other) => other === day).length)
  }
  const readSince = async (table: string) => {
    const { data } = await client.from(table).select('*').gte('day', since).limit(LIST_LIMIT).throwOnError()
    return data
  }
  const [use, levels, reports, corrections] = await Promise.all([
    readSince('provider_tokens').then((rows) => Use.parse(rows)),
    readSince('day_figures').then((rows) => Levels.parse(rows)),
    countOn('reports'),
    countOn('corrections'),
  ])
  const sum = (rows: typeof use, of: (row: (typeof use)[number]) => number) =>
    days.map((day) => rows.filter((row) => row.day === day).reduce((total, row) => total + of(row), 0))
  const level = (of: (row: (typeof levels)[number]) => number) => {
    const byDay = new Map(levels.map((row) => [row.day, of(row)]))
    return days.map((day) => byDay.get(day) ?? null)
  }
  const providers = [...new Set(use.map(({ provider }) => provider))].sort()
  return {
    days,
    served: providers.map((name) => ({
      name,
      values: sum(
        use.filter(({ provider }) => provider === name),
        ({ served }) => served,
      ),
    })),
    dollars: sum(use, ({ dollars }) => dollars),
    reports,
    corrections,
    levels: {
      pool: level(({ pool }) => pool),
      bank: level(({ bank }) => bank),
      file_bytes: level(({ file_bytes }) => file_bytes),
    },
  }
}

/** How many questions wait in the pool. */
export function usePoolSize() {
  const client = useAdminClient()
  return useQuery({
    queryKey: ['pool-questions', 'count'],
    queryFn: async () => {
      const { count } = await client
        .from('pool_questions')
        .select('id', { count: 'exact', head: true })
        .throwOnError()
      return count ?? 0
    },
  })
}
