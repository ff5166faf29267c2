import type { StoredReport } from '@ekagra/schema/report'
import { useQuery } from '@tanstack/react-query'
import { useAdminClient } from './use-admin-session.ts'

const KEY = ['reports']

export type ReportStatus = StoredReport['status']

export function useOpenReportCount() {
  const client = useAdminClient()
  return useQuery({
    queryKey: [...KEY, 'count'],
    queryFn: async () => {
      const { count } = await client
        .from('reports')
        .select('id', { count: 'exact', head: true })
        .eq('status', 'open')
        .throwOnError()
      return count ?? 0
    },
  })
}
