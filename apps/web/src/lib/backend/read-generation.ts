import { normaliseQuestions } from '@ekagra/exam/question/normalise-question'
import type { Difficulty } from '@ekagra/schema/difficulty'
import { GenerationStage } from '@ekagra/schema/generation-events'
import { isRecord } from '@ekagra/schema/is-record'
import type { Question } from '@ekagra/schema/question'
import { ServedTopic } from '@ekagra/schema/served-topic'
import { parseJson } from '../stores/core/parse-json.ts'
import type { QuestionAnswer, RequestFailure } from './question-answer.ts'
import type { ServerSentEvent } from './stream-function.ts'

export interface Arrivals {
  /** Called with each question as soon as it arrives. */
  onQuestion?: ((question: Question) => void) | undefined
  /** Called with the source of the server's next questions. */
  onStage?: ((stage: GenerationStage) => void) | undefined
  /** Called with what the topic was understood as, before the first question of the engine. */
  onTopic?: ((topic: ServedTopic) => void) | undefined
}

interface Reading extends Arrivals {
  difficulty: Difficulty
  now: () => number
  signal: AbortSignal | undefined
}

/** How the stream ended: done, an error with its message, or nothing if the connection broke. */
type End = { failure?: RequestFailure; servedBy?: string; resolvedTopic?: string; topic?: ServedTopic }

const CUT: End = { failure: { kind: 'unreachable' } }

/** Reads the events of generate-questions to their end. Questions that came before a failure stay valid. */
export async function readGeneration(
  events: AsyncGenerator<ServerSentEvent>,
  { difficulty, now, signal, onQuestion, onStage, onTopic }: Reading,
): Promise<QuestionAnswer> {
  const timestamp = now()
  const questions: Question[] = []
  let end = CUT
  try {
    for await (const { event, data } of events) {
      const content = parseJson(data)
      if (!isRecord(content)) continue
      if (event === 'question') {
        // Normalised like the questions of any server; the count keeps generated ids unique.
        const arrived = normaliseQuestions([content.question], {
          timestamp: timestamp + questions.length,
          difficulty,
        })
        questions.push(...arrived)
        for (const question of arrived) onQuestion?.(question)
      } else if (event === 'progress') {
        const stage = GenerationStage.safeParse(content.stage)
        if (stage.success) onStage?.(stage.data)
      } else if (event === 'topic') {
        const topic = ServedTopic.safeParse(content.topic)
        if (topic.success) onTopic?.(topic.data)
      } else if (event === 'done' || event === 'error') {
        end = event === 'done' ? readDone(content) : readError(content)
        break
      }
    }
  } catch {
    // A broken connection is handled like one that was closed too early.
  }
  if (signal?.aborted) return { ok: false, failure: { kind: 'cancelled' } }
  if (questions.length === 0) return { ok: false, failure: end.failure ?? { kind: 'empty' } }
  return { ok: true, source: 'server', questions, ...end }
}

const readDone = ({ servedBy, resolvedTopic, topic }: Record<string, unknown>): End => ({
  ...readServedTopic(topic),
  ...(typeof servedBy === 'string' && { servedBy }),
  ...(typeof resolvedTopic === 'string' && { resolvedTopic }),
})

/** A description that does not parse is left out: the questions are there all the same. */
export function readServedTopic(value: unknown): { topic?: ServedTopic } {
  const topic = ServedTopic.safeParse(value)
  return topic.success ? { topic: topic.data } : {}
}

const readError = ({ error, status }: Record<string, unknown>): End => {
  const code = typeof status === 'number' ? status : 500
  return typeof error === 'string' && error !== ''
    ? { failure: { kind: 'server', message: error, status: code } }
    : { failure: { kind: 'status', status: code } }
}
