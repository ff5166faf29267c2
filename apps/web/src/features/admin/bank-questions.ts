import { BankQuestion, type NewBankQuestion } from '@ekagra/schema/bank-question'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAdminClient } from './use-admin-session.ts'

const KEY = ['bank-questions']
/** The most questions listed at once; the search narrows them down. */
const LIST_LIMIT = 200

const COLUMNS = 'id, topic, text, options, correct_index, explanation, difficulty, created_at'

/** Replaces characters with a special meaning in a pattern or a filter, which would change the search. */
const asPattern = (text: string) => `%${text.replace(/[\\%_*,():"]/g, ' ').trim()}%`

export function useBankQuestions(search: string) {
  const client = useAdminClient()
  return useQuery({
    queryKey: [...KEY, search],
    queryFn: async () => {
      const table = client.from('bank_questions').select(COLUMNS)
      const found =
        search === '' ? table : table.or(`text.ilike.${asPattern(search)},topic.ilike.${asPattern(search)}`)
      const { data } = await found.order('created_at', { ascending: false }).limit(LIST_LIMIT).throwOnError()
      return z.array(BankQuestion).parse(data)
    },
  })
}

export function useBankSize() {
  const client = useAdminClient()
  return useQuery({
    queryKey: [...KEY, 'count'],
    queryFn: async () => {
      const { count } = await client
        .from('bank_questions')
        .select('id', { count: 'exact', head: true })
        .throwOnError()
      return count ?? 0
    },
  })
}

export function useAddBankQuestion() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (question: NewBankQuestion) => {
      await client
        .from('bank_questions')
        .insert({ ...question, topic_key: question.topic.toLowerCase() })
        .throwOnError()
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
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
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
