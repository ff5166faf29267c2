import type { UniquenessNotice } from '@ekagra/exam/similarity/deduplicate-questions'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import type { Question } from '@ekagra/schema/question'
import type { generation } from '../../messages/en/generation.ts'
import type { CallFailure } from './call-function.ts'

export interface QuestionWish {
  topic: string
  /** How many the person wants; more are requested, so that enough remain without duplicates. */
  count: number
  difficulty: Difficulty
  timeframe?: Timeframe | undefined
  /** Text of a note or a file to make the questions from. */
  content?: string | undefined
}

export type RequestFailure = CallFailure | { kind: 'empty' }

/** Where the questions came from. Only `sample` needs a warning. */
export type QuestionAnswer =
  | {
      ok: true
      source: 'server' | 'cache' | 'engine' | 'sample'
      questions: Question[]
      /** The provider that wrote them, or 'engine'. */
      servedBy?: string
      /** The topic as it was understood. */
      resolvedTopic?: string
      /** Why the server was not used, or not for all questions. */
      failure?: RequestFailure
      /** The server stopped early, and the engine in this browser made the rest. */
      toppedUp?: true
    }
  | { ok: false; failure: RequestFailure }

type GenerationMessages = typeof generation

/** The message for a failed request; empty if the person cancelled it. */
export function describeFailure(failure: RequestFailure, messages: GenerationMessages): string {
  switch (failure.kind) {
    case 'server':
      return failure.message
    case 'status':
      return messages.requestFailed(failure.status)
    case 'unreachable':
      return messages.unreachable
    case 'empty':
      return messages.emptyResult
    case 'cancelled':
      return ''
  }
}

export function describeNotice(notice: UniquenessNotice, messages: GenerationMessages): string {
  return notice.kind === 'none-unique'
    ? messages.noneUnique
    : messages.fewerUnique(notice.generated, notice.requested)
}
