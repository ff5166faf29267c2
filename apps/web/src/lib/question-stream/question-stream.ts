import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'
import type { ServedTopic } from '@ekagra/schema/served-topic'

export interface StreamView {
  /** All questions of the session so far, including those it began with. */
  questions: readonly (Question | null)[]
  /** How many are still to arrive. */
  coming: number
  /** Set once no more will arrive, with what the person should know about it. */
  ended: { notice: string | undefined } | undefined
}

/** Questions that arrive while the first of them are answered. */
export interface QuestionStream {
  /** The same object until something changes. */
  read(): StreamView
  subscribe(listener: () => void): () => void
  /** Called when nobody waits for them any more. */
  stop(): void
  /** Whether the rest can be requested again after a reload: not if it is made from the person's own text. */
  readonly canContinue: boolean
}

/** Passed from the set-up screen to its session in memory, because an open connection cannot be stored. */
let handed: QuestionStream | null = null
/** The id of the session that claimed it. */
let owner: string | null = null

export function handStream(stream: QuestionStream | null): void {
  if (handed?.read().coming) handed.stop()
  handed = stream
  owner = null
}

/** The stream that brings, or has brought, the rest of this session's questions. */
export const streamOf = (sessionId: string): QuestionStream | null => (owner === sessionId ? handed : null)

/**
 * A new session claims the stream that was handed over with its questions; after that it is found by the
 * session's id.
 */
export function claimStream(sessionId: string): QuestionStream | null {
  owner ??= sessionId
  return streamOf(sessionId)
}

/** Stops a stream that nobody waits for any more. One that has delivered everything may finish. */
export function leaveStream(stream: QuestionStream): void {
  if (stream.read().coming === 0) return
  stream.stop()
  if (handed === stream) handed = null
}

export interface SessionWish {
  topic: string
  count: number
  difficulty: Difficulty
  /** Text of a note or a file to make the questions from. */
  content?: string | undefined
  /** Whether the chapter around a narrow topic gives the questions that the topic itself has not. */
  fill?: boolean | undefined
}

export interface MakeOptions {
  signal?: AbortSignal | undefined
  /** Whether sample questions may be used if nothing else answers. */
  samples?: boolean | undefined
  /** The real progress, 0 to 100. */
  onProgress?: ((progress: number) => void) | undefined
  /** Whether the first question is enough to begin; the others then arrive through `more`. */
  early?: boolean | undefined
}

export type SessionQuestions =
  | {
      kind: 'ready'
      questions: Question[]
      source: 'server' | 'cache' | 'engine' | 'sample'
      /** The topic as it was understood. */
      resolvedTopic: string | undefined
      /** What the engine made of the topic; undefined if only others answered. */
      topic: ServedTopic | undefined
      /** What the person should know before the session starts. */
      notice: string | undefined
      /** Delivers the rest while the session runs. Call `handOver` before the session starts. */
      more: (QuestionStream & { handOver(): SessionQuestions }) | undefined
    }
  | {
      kind: 'failed'
      /** The reason in words; undefined if it is not known. */
      reason: string | undefined
      /** The server does not know the topic: a retry would not help, another topic would. */
      isTopicUnknown: boolean
    }
  | { kind: 'cancelled' }
