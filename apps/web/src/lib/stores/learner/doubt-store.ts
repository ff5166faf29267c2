import { PastDoubt } from '@ekagra/schema/doubt-answer'
import { parseList, readBy } from '../core/parse-json.ts'
import { localArea, sessionArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

/** Enough for a revision; each may be some kilobytes long. */
export const MOST_DOUBTS = 50

const doubts = createStoredValue<readonly PastDoubt[]>({
  area: localArea,
  key: 'past-doubts',
  parse: (text) => parseList(text, readBy(PastDoubt)),
  format: JSON.stringify,
})

/** Latest first. */
export const readDoubts = doubts.read
export const subscribeToDoubts = doubts.subscribe
/** For an import: all of them at once. On `full` nothing changes. */
export const replaceDoubts = doubts.tryWrite

/** Puts it first; the same question asked again replaces its earlier answer. */
export function keepDoubt(doubt: PastDoubt): void {
  const { questionImage: _, ...answer } = doubt.answer // its address is valid only for this page
  const others = doubts.read().filter((other) => other.answer.question !== answer.question)
  let next: PastDoubt[] = [{ ...doubt, answer }, ...others].slice(0, MOST_DOUBTS)
  while (doubts.tryWrite(next) === 'full' && next.length > 1)
    next = next.slice(0, Math.floor(next.length / 2))
}

export function removeDoubt(id: string): void {
  doubts.write(doubts.read().filter((doubt) => doubt.id !== id))
}

/** Undoes a removal: the doubt returns to its position by time. */
export function restoreDoubt(doubt: PastDoubt): void {
  const others = doubts.read().filter(({ id }) => id !== doubt.id)
  doubts.write([doubt, ...others].sort((a, b) => (a.askedAt < b.askedAt ? 1 : -1)))
}

/** A question without an answer yet: saved while it is typed, so that a reload loses nothing. */
export const doubtDraft = createStoredValue<string>({
  area: sessionArea,
  key: 'doubtDraft',
  parse: (text) => ({ value: text ?? '', intact: true }),
  format: (text) => text,
})
