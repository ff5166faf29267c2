import { BankQuestion } from '@ekagra/schema/bank-question'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { ServerQuestion } from '@ekagra/schema/question'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { LogLines } from '../log.ts'
import { type Backend, openServiceClient } from './backend.ts'
import type { ReportHolds } from './reports/report-holds.ts'

interface BankRequest {
  topic: string
  difficulty: Difficulty
  count: number
}

const COLUMNS = 'id, topic, text, options, correct_index, explanation, difficulty, figure, created_at'

const toServerQuestion = ({
  id,
  topic,
  correct_index,
  figure,
  created_at: _,
  ...rest
}: BankQuestion): ServerQuestion => ({
  ...rest,
  id: `q-bank-${id}`,
  correctIndex: correct_index,
  trust: 'curated',
  topicPath: [topic],
  ...(figure && { figure }),
})

/** Finds the questions that admins wrote on a topic, newest first; none when the database cannot be read. */
export function bankQuestionFinder(
  backend: Pick<Backend, 'handle' | 'url' | 'secretKey'>,
  heldIds: ReportHolds['heldIds'],
  log: Pick<LogLines, 'warn'>,
) {
  const client = openServiceClient(backend)
  return async ({ topic, difficulty, count }: BankRequest): Promise<ServerQuestion[]> => {
    const [{ data, error }, held] = await Promise.all([
      client
        .from('bank_questions')
        .select(COLUMNS)
        .eq('topic_key', topic.toLowerCase())
        .eq('difficulty', difficulty)
        .eq('status', 'published')
        .order('created_at', { ascending: false })
        .limit(count),
      heldIds().catch(() => new Set<string>()),
    ])
    if (error) {
      log.warn({ code: error.code }, 'the question bank could not be read')
      return []
    }
    const rows = z
      .array(z.unknown())
      .parse(data)
      .map((row) => BankQuestion.safeParse(row))
    const good = rows.flatMap((row) => (row.success ? [toServerQuestion(row.data)] : []))
    // The form of the admin area checks its input, but rows can be added in other ways.
    if (good.length < rows.length)
      log.warn({ rows: rows.length - good.length }, 'invalid questions of the bank were left out')
    return good.filter(({ id }) => !held.has(id))
  }
}

const Rows = z.array(z.object({ category: z.string(), prompt: z.string() }))
export type CategoryPrompt = z.infer<typeof Rows>[number]

/** Reads the instructions of admins for each category of current affairs and each category that they added. Throws when the database cannot be read. */
export function categoryPromptReader(client: Pick<SupabaseClient, 'from'>) {
  return async (): Promise<CategoryPrompt[]> => {
    const [news, own] = await Promise.all([
      client.from('category_prompts').select('category, prompt').order('position'),
      client.from('categories').select('category:title, prompt').eq('status', 'published').neq('prompt', ''),
    ])
    const error = news.error ?? own.error
    if (error) throw new Error(`the category prompts could not be read: ${error.code}`)
    return [...Rows.parse(news.data), ...Rows.parse(own.data)]
  }
}
