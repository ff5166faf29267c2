import { ServerQuestion } from '@ekagra/schema/question'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

/** What all questions of one pool have in common. */
export interface PoolPlace {
  topic: string
  difficulty: string
  timeframe: string | undefined
  locale: string
}

export interface PooledQuestion {
  question: ServerQuestion
  provider: string
  /** Who agreed with its key without seeing it. */
  confirmedBy: string
  /** Name and version of the prompt that wrote it. */
  prompt: string
}

/** The table pool_questions. Every method throws when the database does. */
export interface PoolTable {
  /** The questions of a place that were added since a moment, newest first. */
  read(place: PoolPlace, since: number): Promise<ServerQuestion[]>
  add(place: PoolPlace, questions: readonly PooledQuestion[], moment: number): Promise<void>
  /** Removes what is older, except what waits for an admin's decision. */
  removeBefore(moment: number, except: ReadonlySet<string>): Promise<void>
}

/** More than anybody can use in a day. */
const MOST_ROWS = 400

/** An id as the pool has them. Anybody can report anything under any id, and a quote or a bracket would break the filter of a Supabase. */
const POOL_ID = /^[\w-]+$/

const topicKey = (topic: string) => topic.toLowerCase().replace(/\s+/g, ' ').trim()

const Rows = z.array(z.object({ question: ServerQuestion }))

export function openPoolTable(client: Pick<SupabaseClient, 'from'>): PoolTable {
  const table = () => client.from('pool_questions')
  const check = (error: { code: string } | null) => {
    if (error) throw new Error(`the pool of questions could not be reached: ${error.code}`)
  }
  return {
    async read({ topic, difficulty, timeframe, locale }, since) {
      const { data, error } = await table()
        .select('question')
        .eq('topic_key', topicKey(topic))
        .eq('difficulty', difficulty)
        .eq('timeframe', timeframe ?? '')
        .eq('locale', locale)
        .gte('created_at', new Date(since).toISOString())
        .order('created_at', { ascending: false })
        .limit(MOST_ROWS)
      check(error)
      return Rows.parse(data).map(({ question }) => question)
    },
    async add({ topic, difficulty, timeframe, locale }, questions, moment) {
      const { error } = await table().insert(
        questions.map(({ question, provider, confirmedBy, prompt }) => ({
          id: question.id,
          topic_key: topicKey(topic),
          difficulty,
          timeframe: timeframe ?? '',
          locale,
          question,
          provider,
          confirmed_by: confirmedBy,
          prompt,
          created_at: new Date(moment).toISOString(),
        })),
      )
      check(error)
    },
    async removeBefore(moment, except) {
      const kept = [...except].filter((id) => POOL_ID.test(id))
      const old = table().delete().lt('created_at', new Date(moment).toISOString())
      const { error } = await (kept.length > 0 ? old.not('id', 'in', `(${kept.join(',')})`) : old)
      check(error)
    },
  }
}
