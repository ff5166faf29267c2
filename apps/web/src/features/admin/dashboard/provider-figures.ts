import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAdminClient } from '../use-admin-session.ts'

const DAY_MS = 86_400_000
const LIST_LIMIT = 1000

const Rows = z.array(
  z.object({ dollars: z.coerce.number(), drafts: z.coerce.number(), served: z.coerce.number() }),
)

/** What AI questions cost in the last days, all providers and servers together. */
export function useProviderFigures(days: number) {
  const client = useAdminClient()
  return useQuery({
    queryKey: ['provider-figures', days],
    queryFn: async () => {
      const since = new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10)
      const { data } = await client
        .from('provider_tokens')
        .select('dollars, drafts, served')
        .gte('day', since)
        .limit(LIST_LIMIT)
        .throwOnError()
      const rows = Rows.parse(data)
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + of(row), 0)
      return {
        dollars: sum(({ dollars }) => dollars),
        drafts: sum(({ drafts }) => drafts),
        served: sum(({ served }) => served),
      }
    },
  })
}
