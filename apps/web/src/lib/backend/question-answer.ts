import type { UniquenessNotice } from '@ekagra/exam/similarity/deduplicate-questions'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import type { Question } from '@ekagra/schema/question'
import type { generation } from '../../messages/en/generation.ts'
import type { CallFailure } from './call-function.ts'

export interface QuestionWish {
  topic: string
  /** How many the person wants; more are asked for, so that enough are left without duplicates. */
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
      /** What the topic was understood as. */
      resolvedTopic?: string
      /** Why the server was not used, or not to the end. */
      failure?: RequestFailure
      /** The server broke off, and the engine in this browser made the rest. */
      toppedUp?: true
    }
  | { ok: false; failure: RequestFailure }

type GenerationMessages = typeof generation

/** The words for a failed request; empty for one that the person cancelled. */
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
