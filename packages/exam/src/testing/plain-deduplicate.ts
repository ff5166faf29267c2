import { distance } from 'fastest-levenshtein'
import { stripPunctuation } from '../similarity/similarity.ts'

/** The rule without any short cut: the edit distance of every question to every kept one. */
export const plainDeduplicate = <Item extends { text: string; correctAnswer: number }>(
  questions: readonly Item[],
): Item[] => {
  const seen: string[] = []
  const kept: { question: Item; stripped: string }[] = []
  for (const question of questions) {
    const key = `${question.correctAnswer} ${question.text.toLowerCase()}`
    const stripped = stripPunctuation(question.text)
    const isNew = !seen.includes(key) && !kept.some((other) => plainlySimilar(stripped, other.stripped))
    seen.push(key)
    if (isNew) kept.push({ question, stripped })
  }
  return kept.map(({ question }) => question)
}

/** For texts without punctuation. */
export const plainlySimilar = (a: string, b: string): boolean =>
  a !== '' && b !== '' && 1 - distance(a, b) / Math.max(a.length, b.length) > 0.9
