import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'

export interface StreamView {
  /** All questions of the session so far, those it began with included. */
  questions: readonly (Question | null)[]
  /** How many are still on their way. */
  coming: number
  /** Set once nothing more will come, with what the person should know about it. */
  ended: { notice: string | undefined } | undefined
}

/** Questions that arrive while the first of them are answered. */
export interface QuestionStream {
  /** The same object until something changes. */
  read(): StreamView
  subscribe(listener: () => void): () => void
  /** Nobody waits for them any more. */
  stop(): void
  /** Whether the rest could be asked for again after a reload: not where it was made from the person's own text. */
  readonly canContinue: boolean
}

/** From the set-up screen to the session that it starts; an open connection cannot be stored. */
let handed: QuestionStream | null = null
/** The session that took it. */
let owner: string | null = null

export function handStream(stream: QuestionStream | null): void {
  if (handed?.read().coming) handed.stop()
  handed = stream
  owner = null
}

/** The stream that brings, or has brought, the rest of this session's questions. */
export const streamOf = (sessionId: string): QuestionStream | null => (owner === sessionId ? handed : null)

/** A new session takes the stream that was handed over with its questions; from then on it is found by the session's id. */
export function claimStream(sessionId: string): QuestionStream | null {
  owner ??= sessionId
  return streamOf(sessionId)
}

/** Nobody waits for what this one still brings. One that has brought everything may come to its end. */
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
}

export interface MakeOptions {
  signal?: AbortSignal | undefined
  /** Whether sample questions may stand in when nothing else answers. */
  samples?: boolean | undefined
  /** How far the work really is, 0 to 100. */
  onProgress?: ((progress: number) => void) | undefined
  /** Whether the first question is enough to begin with; the others then come in `more`. */
  early?: boolean | undefined
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
      /** What brings the rest while the session runs. `handOver` before the session starts. */
      more: (QuestionStream & { handOver(): SessionQuestions }) | undefined
    }
  | {
      kind: 'failed'
      /** Why, in words; undefined when nothing more is known than that it failed. */
      reason: string | undefined
      /** The server was asked and does not know the topic: another try would not help, another topic would. */
      isTopicUnknown: boolean
    }
  | { kind: 'cancelled' }
