import { optionText } from '@ekagra/exam/question/normalise-question'
import { NewBankQuestion } from '@ekagra/schema/bank-question'
import type { Question } from '@ekagra/schema/question'
import type { SupabaseClient } from '@supabase/supabase-js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBank } from '../questions/bank-questions.ts'
import { useAdminClient } from '../use-admin-session.ts'

/** So many rows in one call: the largest still fit into what the server accepts. */
const AT_ONCE = 100

/** A question as a row of the bank; undefined when a part of it is longer than the bank allows. */
function asRow({ text, options, correctAnswer, explanation, difficulty, figure }: Question, topic: string) {
  return NewBankQuestion.safeParse({
    topic,
    text,
    options: options.map((option) => optionText(option)),
    correct_index: correctAnswer,
    explanation,
    difficulty,
    figure: figure ?? null,
  }).data
}

/** Stores questions as drafts, which nobody is asked before an admin publishes them. Says how many did not fit. */
export async function addDrafts(
  client: Pick<SupabaseClient, 'from'>,
  questions: readonly Question[],
  topic: string,
  now: number,
): Promise<{ added: number; leftOut: number }> {
  const rows = questions.flatMap((question) => asRow(question, topic) ?? [])
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const drafts = rows.slice(from, from + AT_ONCE).map((row, index) => ({
      ...row,
      topic_key: row.topic.toLowerCase(),
      status: 'draft',
      // The list shows the newest first, and so the questions in the order of the file.
      created_at: new Date(now - from - index).toISOString(),
    }))
    await client.from('bank_questions').insert(drafts).throwOnError()
  }
  return { added: rows.length, leftOut: questions.length - rows.length }
}

export function useAddDrafts() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ questions, topic }: { questions: readonly Question[]; topic: string }) =>
      addDrafts(client, questions, topic, Date.now()),
    onSuccess: () => refreshBank(queries),
  })
}
