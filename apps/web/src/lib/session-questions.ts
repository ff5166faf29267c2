import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'
import type { QuestionStream } from './question-stream.ts'

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
