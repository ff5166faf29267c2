import { type BankStatus, ListedBankQuestion, type NewBankQuestion } from '@ekagra/schema/bank-question'
import { CORRECTION_EXPLANATION_LENGTH } from '@ekagra/schema/correction'
import type { SupabaseClient } from '@supabase/supabase-js'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useAdminClient } from '../use-admin-session.ts'
import {
  BANK_PREFIX,
  type BankQuery,
  countBankQuestions,
  LISTED_COLUMNS,
  listBankQuestions,
} from './list-bank-questions.ts'

const KEY = ['bank-questions']

/** The list, the counts and what the bell counts are read again. */
export const refreshBank = (queries: QueryClient) =>
  Promise.all([KEY, ['reports', 'waiting']].map((queryKey) => queries.invalidateQueries({ queryKey })))

/** One page; the page before stays on the screen until it is here. */
export function useBankQuestions(query: BankQuery) {
  const client = useAdminClient()
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: () => listBankQuestions(client, query),
    placeholderData: keepPreviousData,
  })
}

/** Asked apart from the page, which need not wait for it. */
export function useBankCount(query: Pick<BankQuery, 'search' | 'status' | 'difficulty'>) {
  const client = useAdminClient()
  const { search, status, difficulty } = query
  return useQuery({
    queryKey: [...KEY, 'count', status, difficulty],
    enabled: search.trim() === '',
    queryFn: () => countBankQuestions(client, query),
  })
}

/** One question of the bank; null when it is gone. */
export function useBankQuestion(id: string | null) {
  const client = useAdminClient()
  const query = useQuery({
    queryKey: [...KEY, 'one', id],
    enabled: id !== null,
    queryFn: async () => {
      const { data } = await client.from('bank_questions').select(LISTED_COLUMNS).eq('id', id).throwOnError()
      return ListedBankQuestion.safeParse(data[0]).data ?? null
    },
  })
  // The form begins with what is stored now, not with what was read when it was opened last.
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
}

/** The question as it was when the form was opened; null for a new one. */
export type EditedQuestion = Pick<
  ListedBankQuestion,
  'id' | 'text' | 'options' | 'correct_index' | 'explanation'
> | null

/** When another of the options that were there before is now the key, attempts with the old key follow. */
async function publishNewKey(
  client: SupabaseClient,
  { options, correct_index, explanation }: NewBankQuestion,
  before: NonNullable<EditedQuestion>,
): Promise<void> {
  const key = options[correct_index] ?? ''
  if (key === before.options[before.correct_index] || !before.options.includes(key)) return
  const { id, text, options: offered, correct_index: correctAnswer, explanation: reason } = before
  await client
    .from('corrections')
    .insert({
      question_id: `${BANK_PREFIX}${id}`,
      kind: 'fix',
      key,
      explanation: explanation.slice(0, CORRECTION_EXPLANATION_LENGTH),
      question: JSON.stringify({ text, options: offered, correctAnswer, explanation: reason }),
      created_at: new Date().toISOString(),
    })
    .throwOnError()
}

interface SavedQuestion {
  question: NewBankQuestion
  /** Whether learners get it from now on; else its status stays as it is. */
  publishes: boolean
}

async function saveQuestion(
  client: SupabaseClient,
  { question, publishes }: SavedQuestion,
  before: EditedQuestion,
): Promise<void> {
  const row = {
    ...question,
    topic_key: question.topic.toLowerCase(),
    ...(publishes && { status: 'published' }),
  }
  if (before === null) {
    await client.from('bank_questions').insert(row).throwOnError()
    return
  }
  const { data } = await client
    .from('bank_questions')
    .update({ ...row, updated_at: new Date().toISOString() })
    .eq('id', before.id)
    .select('id')
    .throwOnError()
  if (data.length !== 1) throw new Error('the row was not changed')
  await publishNewKey(client, question, before)
}

/** Adds a question, or changes one. */
export function useSaveBankQuestion(before: EditedQuestion) {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (saved: SavedQuestion) => saveQuestion(client, saved, before),
    onSuccess: () => refreshBank(queries),
  })
}

/** What each of these questions was before, so that it can be put back. */
export type FormerStatuses = ReadonlyMap<string, BankStatus>

/** Sets the status of many questions, one call for each status that is set. */
export function useSetStatus() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: FormerStatuses) => {
      for (const [status, entries] of Map.groupBy(wanted, ([, value]) => value)) {
        await client
          .from('bank_questions')
          .update({ status, updated_at: new Date().toISOString() })
          .in(
            'id',
            entries.map(([id]) => id),
          )
          .throwOnError()
      }
    },
    onSuccess: () => refreshBank(queries),
  })
}

export function useRemoveBankQuestion() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const { data } = await client.from('bank_questions').delete().eq('id', id).select('id').throwOnError()
      if (data.length !== 1) throw new Error('the row was not removed')
    },
    onSuccess: () => refreshBank(queries),
  })
}
