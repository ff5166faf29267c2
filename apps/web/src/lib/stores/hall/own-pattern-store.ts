import { ExamPattern } from '@ekagra/schema/exam-pattern'
import { parseList, readBy } from '../core/parse-json.ts'
import { localArea, type WriteOutcome } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

const ownPatterns = createStoredValue<readonly ExamPattern[]>({
  area: localArea,
  key: 'own-exam-patterns',
  parse: (text) => parseList(text, readBy(ExamPattern)),
  format: JSON.stringify,
})

export const readOwnPatterns = ownPatterns.read
export const replaceOwnPatterns = ownPatterns.tryWrite
export const subscribeToOwnPatterns = ownPatterns.subscribe

/** Adds a pattern, or replaces the one with its id. */
export const keepOwnPattern = (pattern: ExamPattern): WriteOutcome =>
  ownPatterns.write([pattern, ...ownPatterns.read().filter(({ id }) => id !== pattern.id)])

export function removeOwnPattern(id: string): void {
  ownPatterns.write(ownPatterns.read().filter((pattern) => pattern.id !== id))
}
