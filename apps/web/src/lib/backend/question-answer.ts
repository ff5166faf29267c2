import type { UniquenessNotice } from '@ekagra/exam/similarity/deduplicate-questions'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import type { Question } from '@ekagra/schema/question'
import type { ServedTopic } from '@ekagra/schema/served-topic'
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
  /** Whether the chapter around a narrow topic gives the questions that the topic itself has not. */
  fill?: boolean | undefined
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
      /** What the engine made of the topic; absent if only others answered. */
      topic?: ServedTopic
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

/** What the learner should know about how the topic was understood; undefined when it is just what was typed. */
export function describeServed(
  { asked, served, ignored, available, onTopic, repeated }: ServedTopic,
  wanted: number,
  messages: GenerationMessages,
): string | undefined {
  const said = [
    ...(ignored.length > 0 ? [messages.ignored(ignored.join(', '), served)] : []),
    ...(repeated > 0 ? [messages.allSeen(served, repeated)] : []),
    ...(repeated === 0 && available !== null && onTopic < wanted
      ? [messages.fewOnTopic(onTopic, served)]
      : []),
  ]
  if (said.length > 0) return said.join(' ')
  return served === asked.trim() ? undefined : messages.understoodAs(served)
}

export function describeNotice(notice: UniquenessNotice, messages: GenerationMessages): string {
  return notice.kind === 'none-unique'
    ? messages.noneUnique
    : messages.fewerUnique(notice.generated, notice.requested)
}
