import { useQuery } from '@tanstack/react-query'
import { useAdminClient } from './use-admin-session.ts'

/** Looked up again so often while the area is open. */
const LOOK_EVERY_MS = 60_000

/** What waits for an admin: open reports, and drafts of questions. */
export function useWaiting() {
  const client = useAdminClient()
  return useQuery({
    queryKey: ['reports', 'waiting'],
    refetchInterval: LOOK_EVERY_MS,
    queryFn: async () => {
      const count = async (table: string, status: string) => {
        const { count: rows } = await client
          .from(table)
          .select('id', { count: 'exact', head: true })
          .eq('status', status)
          .throwOnError()
        return rows ?? 0
      }
      const [reports, drafts] = await Promise.all([
        count('reports', 'open'),
        count('bank_questions', 'draft'),
      ])
      return { reports, drafts }
    },
  })
}
