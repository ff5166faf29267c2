import { optionText } from '@ekagra/exam/question/normalise-question'
import { StoredCorrection } from '@ekagra/schema/correction'
import type { SupabaseClient } from '@supabase/supabase-js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAdminClient } from '../use-admin-session.ts'
import type { FoundQuestion } from './find-reported-question.ts'

export type Decision =
  | { kind: 'fix'; key: number; explanation: string; keeps: boolean }
  | { kind: 'retract'; note: string }
  | { kind: 'dismiss'; note: string }

/** How long a decision can be taken back. */
const UNDO_DAYS = 30

const keyOf = ({ question }: FoundQuestion, index: number) => optionText(question.options[index])

function rowOf(found: FoundQuestion, decision: Decision): Omit<StoredCorrection, 'id'> {
  const { question } = found
  const isFix = decision.kind === 'fix'
  return {
    question_id: question.id,
    kind: decision.kind,
    key: isFix ? keyOf(found, decision.key) : '',
    explanation: isFix ? decision.explanation.trim() : '',
    keeps: isFix && decision.keeps,
    note: isFix ? '' : decision.note.trim(),
    question: JSON.stringify(question),
    // SQLite's own default has whole seconds, too few to tell two decisions apart.
    created_at: new Date().toISOString(),
  }
}

/** Changes the question where it is kept. One of the engine is corrected when it is served. */
async function changeSource(
  client: SupabaseClient,
  { origin }: FoundQuestion,
  decision: Decision,
): Promise<void> {
  const now = new Date().toISOString()
  if (origin.kind === 'bank' && decision.kind !== 'dismiss') {
    const change =
      decision.kind === 'fix'
        ? { correct_index: decision.key, explanation: decision.explanation.trim() }
        : { status: 'archived' }
    await client
      .from('bank_questions')
      .update({ ...change, updated_at: now })
      .eq('id', origin.row.id)
      .throwOnError()
  }
  if (origin.kind === 'pool' && decision.kind === 'fix') {
    const { steps: _, misconceptions: __, ...plain } = origin.row.question
    const question = {
      ...plain,
      correctIndex: decision.key,
      explanation: decision.explanation.trim(),
      trust: 'curated',
    }
    await client
      .from('pool_questions')
      .update({ question, corrected_at: now })
      .eq('id', origin.row.id)
      .throwOnError()
  }
}

/** The address of a reporter goes with the report that it was given for. */
const settleReports = (client: SupabaseClient, contentId: string) =>
  client
    .from('reports')
    .update({ status: 'resolved', contact: '' })
    .eq('content_id', contentId)
    .eq('status', 'open')
    .throwOnError()

/**
 * Publishes a decision first, then changes the question and settles its reports. Every step can be repeated, so a failure in
 * between is put right by deciding again.
 */
export function useDecide() {
  const client = useAdminClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ found, decision }: { found: FoundQuestion; decision: Decision }) => {
      await client.from('corrections').insert(rowOf(found, decision)).throwOnError()
      await changeSource(client, found, decision)
      await settleReports(client, found.question.id)
    },
    onSuccess: refresh,
  })
}

/** For content that is no question: it is only read and answered. */
export function useSettleContent() {
  const client = useAdminClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (contentId: string) => {
      await settleReports(client, contentId)
    },
    onSuccess: refresh,
  })
}

/** The decisions about a question, newest first. */
export function useDecisions(questionId: string) {
  const client = useAdminClient()
  return useQuery({
    queryKey: ['corrections', questionId],
    queryFn: async () => {
      const { data } = await client
        .from('corrections')
        .select('*')
        .eq('question_id', questionId)
        .order('created_at', { ascending: false })
        .throwOnError()
      return z.array(StoredCorrection).parse(data)
    },
  })
}

export const canUndo = ({ kind, created_at }: StoredCorrection, now: number): boolean =>
  (kind === 'fix' || kind === 'retract') && now - Date.parse(created_at) < UNDO_DAYS * 86_400_000

const Before = z.object({ correctAnswer: z.number(), explanation: z.string(), options: z.array(z.unknown()) })

/** Publishes the key from before the decision, and puts a question of the bank back as it was. */
export function useUndoDecision() {
  const client = useAdminClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ decision, found }: { decision: StoredCorrection; found: FoundQuestion }) => {
      const before = Before.parse(JSON.parse(decision.question))
      const key = optionText(before.options[before.correctAnswer])
      await client
        .from('corrections')
        .insert({
          question_id: decision.question_id,
          kind: 'undo',
          key,
          explanation: before.explanation.slice(0, 2000),
          keeps: false,
          question: JSON.stringify(found.question),
          created_at: new Date().toISOString(),
        })
        .throwOnError()
      if (found.origin.kind !== 'bank') return
      await client
        .from('bank_questions')
        .update({
          // Only a retraction took it out of what learners get.
          ...(decision.kind === 'retract' && { status: 'published' }),
          correct_index: before.correctAnswer,
          explanation: before.explanation,
          updated_at: new Date().toISOString(),
        })
        .eq('id', found.origin.row.id)
        .throwOnError()
    },
    onSuccess: refresh,
  })
}

function useRefresh() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      ['reports', 'corrections', 'reported-question', 'bank-questions', 'pool-questions'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
}
