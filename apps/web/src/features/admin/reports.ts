import { StoredReport } from '@ekagra/schema/report'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAdminClient } from './use-admin-session.ts'

const KEY = ['reports']
const LIST_LIMIT = 200

export type ReportStatus = StoredReport['status']

/** Newest first. */
export function useReports(status: ReportStatus) {
  const client = useAdminClient()
  return useQuery({
    queryKey: [...KEY, status],
    queryFn: async () => {
      const { data } = await client
        .from('reports')
        .select('*')
        .eq('status', status)
        .order('created_at', { ascending: false })
        .limit(LIST_LIMIT)
        .throwOnError()
      return z.array(StoredReport).parse(data)
    },
  })
}

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

export function useSettleReport() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, status }: Pick<StoredReport, 'id' | 'status'>) => {
      const { data } = await client
        .from('reports')
        .update({ status })
        .eq('id', id)
        .select('id')
        .throwOnError()
      if (data.length !== 1) throw new Error('the row was not changed')
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
