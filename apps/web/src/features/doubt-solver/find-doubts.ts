import { toPlainText } from '@ekagra/questions/kit/wording/plain-text'
import type { PastDoubt } from '@ekagra/schema/doubt-answer'

/** The doubts that have every word of the search in their question, answer, subject or concepts. */
export function searchDoubts(doubts: readonly PastDoubt[], search: string): PastDoubt[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return doubts.filter(({ answer }) => {
    const { question, finalAnswer, subject, concepts } = answer
    const text = toPlainText([question, finalAnswer, subject, ...concepts].join(' ')).toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** By what they are about, the group with the latest doubt first. */
export function groupByConcept(doubts: readonly PastDoubt[]): Map<string, PastDoubt[]> {
  return Map.groupBy(doubts, ({ answer }) => answer.concepts[0] ?? answer.subject)
}
