import { DEVICES_TO_HOLD } from '@ekagra/schema/pool-question'
import { StoredReport } from '@ekagra/schema/report'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ReportStatus } from '../reports.ts'
import { useAdminClient } from '../use-admin-session.ts'

/** The most rows that the server sends at once. */
const LIST_LIMIT = 1000

/** All reports of one piece of content. */
export interface ReportedContent {
  id: string
  type: string
  preview: string
  /** Newest first. */
  reports: readonly StoredReport[]
  devices: number
  isHeld: boolean
}

export function groupReports(reports: readonly StoredReport[]): ReportedContent[] {
  const groups = Map.groupBy(reports, ({ content_id }) => content_id)
  return [...groups]
    .flatMap(([id, list]) => {
      const [newest] = list
      if (!newest) return []
      const devices = new Set(list.map(({ device }) => device)).size
      const isHeld = newest.status === 'open' && devices >= DEVICES_TO_HOLD
      return [
        { id, type: newest.content_type, preview: newest.content_preview, reports: list, devices, isHeld },
      ]
    })
    .sort((a, b) => b.devices - a.devices)
}

/** Reported content, that of the most devices first. */
export function useReportedContent(status: ReportStatus) {
  const client = useAdminClient()
  return useQuery({
    queryKey: ['reports', 'content', status],
    queryFn: async () => {
      const { data } = await client
        .from('reports')
        .select('*')
        .eq('status', status)
        .order('created_at', { ascending: false })
        .limit(LIST_LIMIT)
        .throwOnError()
      return groupReports(z.array(StoredReport).parse(data))
    },
  })
}
