import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'
import { generationMessages } from '../messages/generation.ts'
import { currentMessages } from '../messages/use-messages.ts'
import { describeFailure, describeNotice } from './backend/describe-failure.ts'
import { prepareQuestions } from './backend/prepare-questions.ts'
import { type QuestionAnswer, type RequestFailure, requestQuestions } from './backend/request-questions.ts'
import { markFullySeen, markSeen, readSeen } from './stores/seen-questions.ts'

export interface SessionWish {
  topic: string
  count: number
  difficulty: Difficulty
  /** Text of a note or a file to make the questions from. */
  content?: string | undefined
}

export interface MakeOptions {
  signal?: AbortSignal | undefined
  /** Whether sample questions may stand in when nothing else answers. */
  samples?: boolean | undefined
  /** How far the work really is, 0 to 100. */
  onProgress?: ((progress: number) => void) | undefined
}

export type SessionQuestions =
  | {
      kind: 'ready'
      questions: Question[]
      source: 'server' | 'cache' | 'engine' | 'sample'
      /** What the topic was understood as. */
      resolvedTopic: string | undefined
      /** What the person should know before the session starts. */
      notice: string | undefined
    }
  | {
      kind: 'failed'
      /** Why, in words; undefined when nothing more is known than that it failed. */
      reason: string | undefined
      /** The server was asked and does not know the topic: another try would not help, another topic would. */
      isTopicUnknown: boolean
    }
  | { kind: 'cancelled' }

/** Where the answer has arrived and only sorting is left. */
const ARRIVED = 90

/** The answer of a server that understood the request and has nothing on this topic. */
const TOPIC_UNKNOWN = 422

const isTopicUnknown = (failure: RequestFailure | undefined) =>
  failure !== undefined && 'status' in failure && failure.status === TOPIC_UNKNOWN

/** Asks for the questions of a session: no duplicates, none seen before as long as there are others. */
export async function makeSessionQuestions(
  wish: SessionWish,
  { signal, samples = false, onProgress }: MakeOptions = {},
): Promise<SessionQuestions> {
  const words = currentMessages(generationMessages)
  const seenIds = readSeen(wish.topic)
  const answer = await requestQuestions(wish, { signal, seenIds, samples })
  if (signal?.aborted) return { kind: 'cancelled' }
  // Samples under the name of a topic that nobody knows would pretend to be about it.
  const isUnknown = isTopicUnknown(answer.failure)
  if (!answer.ok || (answer.source === 'sample' && isUnknown)) return failed(answer, isUnknown)
  onProgress?.(ARRIVED)
  const { questions, fullySeen, notice } = prepareQuestions(answer.questions, { count: wish.count, seenIds })
  if (questions.length === 0) return { kind: 'failed', reason: words.noneUnique, isTopicUnknown: false }
  if (fullySeen) markFullySeen(wish.topic)
  markSeen(
    wish.topic,
    wish.difficulty,
    questions.map(({ id }) => id),
  )
  return {
    kind: 'ready',
    questions,
    source: answer.source,
    resolvedTopic: answer.resolvedTopic,
    notice: notice && describeNotice(notice, words),
  }
}

function failed({ failure }: QuestionAnswer, isUnknown: boolean): SessionQuestions {
  if (failure === undefined) return { kind: 'failed', reason: undefined, isTopicUnknown: false }
  if (failure.kind === 'cancelled') return { kind: 'cancelled' }
  const reason = describeFailure(failure, currentMessages(generationMessages))
  return { kind: 'failed', reason, isTopicUnknown: isUnknown }
}
