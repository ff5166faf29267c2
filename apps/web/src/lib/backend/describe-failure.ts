import type { UniquenessNotice } from '@ekagra/exam/similarity/deduplicate-questions'
import type { generation } from '../../messages/en/generation.ts'
import type { RequestFailure } from './question-answer.ts'

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
