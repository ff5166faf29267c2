import { normaliseQuestion } from '@ekagra/exam/question/normalise-question'
import { BankQuestion } from '@ekagra/schema/bank-question'
import { PoolQuestion } from '@ekagra/schema/pool-question'
import { type GeneratorOrigin, Question } from '@ekagra/schema/question'
import type { StoredReport } from '@ekagra/schema/report'
import type { SupabaseClient } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { parseJson } from '../../../lib/stores/core/parse-json.ts'
import { BANK_COLUMNS, BANK_PREFIX } from '../questions/list-bank-questions.ts'
import { questionOfBank } from '../questions/question-of-bank.ts'
import { useAdminClient } from '../use-admin-session.ts'
import type { ReportedContent } from './reported-content.ts'

/** Where a reported question is kept, and so where it is corrected. */
export type QuestionOrigin =
  | { kind: 'bank'; row: BankQuestion }
  | { kind: 'pool'; row: PoolQuestion }
  /** Made again from its seed just now: what the learner was shown is what the engine says. */
  | { kind: 'engine'; generator: GeneratorOrigin }
  /** The engine has changed since, so it can no longer make this question. */
  | { kind: 'former-engine'; generator: GeneratorOrigin }
  /** Only the report has it: nothing here confirms that it was ever asked. */
  | { kind: 'report' }

export interface FoundQuestion {
  question: Question
  origin: QuestionOrigin
}

const asQuestion = (value: unknown): Question | undefined => {
  const result = normaliseQuestion(value, { timestamp: 0, index: 0 })
  return result.ok && !result.repaired ? result.question : undefined
}

async function findInBank(client: SupabaseClient, id: string): Promise<FoundQuestion | undefined> {
  if (!id.startsWith(BANK_PREFIX)) return undefined
  const { data } = await client
    .from('bank_questions')
    .select(BANK_COLUMNS)
    .eq('id', id.slice(BANK_PREFIX.length))
    .throwOnError()
  const row = BankQuestion.safeParse(data[0]).data
  return row && { question: questionOfBank(row), origin: { kind: 'bank', row } }
}

async function findInPool(client: SupabaseClient, id: string): Promise<FoundQuestion | undefined> {
  const { data } = await client.from('pool_questions').select('*').eq('id', id).throwOnError()
  const row = PoolQuestion.safeParse(data[0]).data
  const question = row && asQuestion(row.question)
  return row && question && { question, origin: { kind: 'pool', row } }
}

/** What learners sent with their reports; the engine says whether it is its own. */
async function findInReports(
  id: string,
  reports: readonly StoredReport[],
): Promise<FoundQuestion | undefined> {
  const sent = reports.flatMap(({ question }) => Question.safeParse(parseJson(question)).data ?? [])
  const snapshot = sent.find((question) => question.id === id)
  if (!snapshot) return undefined
  const { generator } = snapshot
  if (!generator) return { question: snapshot, origin: { kind: 'report' } }
  const { regenerate } = await import('@ekagra/questions/paper/make-paper')
  const made = asQuestion(await regenerate(generator))
  return made?.id === id
    ? { question: made, origin: { kind: 'engine', generator } }
    : { question: snapshot, origin: { kind: 'former-engine', generator } }
}

export async function findReportedQuestion(
  client: SupabaseClient,
  { id, reports }: ReportedContent,
): Promise<FoundQuestion | null> {
  return (
    (await findInBank(client, id)) ??
    (await findInPool(client, id)) ??
    (await findInReports(id, reports)) ??
    null
  )
}

/** Null for content that is no question, and for a question that nobody has any more. */
export function useReportedQuestion(content: ReportedContent) {
  const client = useAdminClient()
  return useQuery({
    queryKey: ['reported-question', content.id, content.reports.length],
    queryFn: () => findReportedQuestion(client, content),
  })
}
