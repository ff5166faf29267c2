import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAdminClient } from './use-admin-session.ts'

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
}

/** What happened on each of the last days. */
export function useDayFigures(days: number) {
  const client = useAdminClient()
  return useQuery({
    queryKey: ['day-figures', days],
    queryFn: async (): Promise<DayFigures> => {
      const list = lastDays(days, Date.now())
      const since = list[0] ?? ''
      const moments = async (table: string) => {
        const { data } = await client
          .from(table)
          .select('created_at')
          .gte('created_at', since)
          .limit(LIST_LIMIT)
          .throwOnError()
        const found = Moments.parse(data).map(({ created_at }) => dayOf(created_at))
        return list.map((day) => found.filter((other) => other === day).length)
      }
      const [{ data }, reports, corrections] = await Promise.all([
        client
          .from('provider_tokens')
          .select('day, provider, dollars, served')
          .gte('day', since)
          .limit(LIST_LIMIT)
          .throwOnError(),
        moments('reports'),
        moments('corrections'),
      ])
      const use = Use.parse(data)
      const sum = (rows: typeof use, of: (row: (typeof use)[number]) => number) =>
        list.map((day) => rows.filter((row) => row.day === day).reduce((total, row) => total + of(row), 0))
      const providers = [...new Set(use.map(({ provider }) => provider))].sort()
      return {
        days: list,
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
      }
    },
  })
}

/** How many questions wait in the pool, and how much room uploaded files take. */
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
