import { CORRECTION_EXPLANATION_LENGTH } from '@ekagra/schema/correction'
import { PlainText } from '@ekagra/schema/plain-text'
import { DEVICES_TO_HOLD, PoolQuestion } from '@ekagra/schema/pool-question'
import type { ServerQuestion } from '@ekagra/schema/question'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAdminClient } from './use-admin-session.ts'

const KEY = ['pool-questions']
const LIST_LIMIT = 200

const Reports = z.array(z.object({ content_id: PlainText, device: PlainText }))

export interface ListedQuestion extends PoolQuestion {
  /** How many devices have reported it since an admin last decided. */
  devices: number
  isHeld: boolean
}

/** The most reported first, then the newest. */
export function usePoolQuestions() {
  const client = useAdminClient()
  return useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<ListedQuestion[]> => {
      const [{ data: rows }, { data: reports }] = await Promise.all([
        client
          .from('pool_questions')
          .select('*')
          .order('created_at', { ascending: false })
          .limit(LIST_LIMIT)
          .throwOnError(),
        client
          .from('reports')
          .select('content_id, device')
          .eq('status', 'open')
          .order('created_at', { ascending: false })
          .limit(1000)
          .throwOnError(),
      ])
      const devices = new Map<string, Set<string>>()
      for (const { content_id, device } of Reports.parse(reports)) {
        devices.set(content_id, (devices.get(content_id) ?? new Set()).add(device))
      }
      return z
        .array(PoolQuestion)
        .parse(rows)
        .map((row) => ({ ...row, devices: devices.get(row.id)?.size ?? 0 }))
        .map((row) => ({ ...row, isHeld: row.devices >= DEVICES_TO_HOLD }))
        .sort((a, b) => b.devices - a.devices)
    },
  })
}

const keyOf = ({ options, correctIndex }: ServerQuestion) => options[correctIndex] ?? ''

export type Decision = { kind: 'serve' } | { kind: 'remove' } | { kind: 'correct'; question: ServerQuestion }

/** Serves a question again as it is, corrected, or not at all; in each case its reports are settled. */
export function useDecideQuestion() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({
      id,
      decision,
      before,
    }: {
      id: string
      decision: Decision
      before?: ServerQuestion
    }) => {
      const table = () => client.from('pool_questions')
      if (decision.kind !== 'serve') {
        const change =
          decision.kind === 'remove'
            ? table().delete()
            : table().update({ question: decision.question, corrected_at: new Date().toISOString() })
        const { data } = await change.eq('id', id).select('id').throwOnError()
        if (data.length !== 1) throw new Error('the row was not changed')
      }
      // Attempts with the old key follow the new one.
      if (decision.kind === 'correct' && before && keyOf(before) !== keyOf(decision.question)) {
        const { explanation } = decision.question
        await client
          .from('corrections')
          .insert({
            question_id: id,
            kind: 'fix',
            key: keyOf(decision.question),
            explanation: explanation.slice(0, CORRECTION_EXPLANATION_LENGTH),
            question: JSON.stringify(before),
            created_at: new Date().toISOString(),
          })
          .throwOnError()
      }
      await client
        .from('reports')
        .update({ status: 'resolved', contact: '' })
        .eq('content_id', id)
        .eq('status', 'open')
        .throwOnError()
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: KEY }),
        queries.invalidateQueries({ queryKey: ['reports'] }),
      ]),
  })
}
