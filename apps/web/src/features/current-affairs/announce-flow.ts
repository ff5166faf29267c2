import type { FlowNotice, FlowResult } from '@ekagra/exam/current-affairs/flow'
import { toast } from '../../lib/toast.ts'
import type { currentAffairs } from '../../messages/en/current-affairs.ts'

type Words = typeof currentAffairs
type Failure = Extract<FlowResult, { ok: false }>
type Success = Extract<FlowResult, { ok: true }>

/** What goes on while more questions are asked for. */
export function announceNotice({ kind, generated }: FlowNotice, words: Words, id: string): void {
  toast.loading(kind === 'generating-more' ? words.generatingMore(generated) : words.tryingAgain(generated), {
    id,
  })
}

export function announceSuccess({ notice, questions, category }: Success, words: Words, id: string): void {
  const count = questions.length
  switch (notice) {
    case 'generated':
      return void toast.success(words.generated(count), { id })
    case 'fresh':
      return void toast.success(words.fresh(count, category), { id })
    case 'new':
      return void toast.success(words.loaded(count, category), { id })
    case 'seen':
      return void toast.info(words.seenBefore(category), { id, description: words.seenBeforeMeans })
  }
}

/** The words of a failure; `tab` is where it happened. */
export function failureText({ notice, category }: Failure, tab: 'generate' | 'card', words: Words): string {
  switch (notice.kind) {
    case 'failed':
      return tab === 'generate' ? words.generateFailed : words.loadFailed(category)
    case 'nothing-usable':
      return words.nothingUsable(notice.generated)
    case 'minimum-not-reached':
      return words.minimumNotReached
    case 'needs-more':
      return words.needsMore(notice.generated)
  }
}

export function announceFailure(failure: Failure, tab: 'generate' | 'card', words: Words, id: string): void {
  toast.error(failureText(failure, tab, words), { id })
}
