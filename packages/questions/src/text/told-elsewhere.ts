import type { Blank } from './blank.ts'
import type { Sentence } from './read-sentences.ts'

const CONTENT = /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/

/** The words that carry the meaning of a sentence, without those of the blank. */
const contentOf = ({ words }: Sentence, blank?: Blank): string[] =>
  words
    .filter(({ pos, start, end }) => CONTENT.test(pos) && !(blank && start < blank.end && end > blank.start))
    .map(({ lemma }) => lemma)

/** The share of the words around the blank that another sentence has too. */
function shareIn(other: Sentence, blank: Blank): number {
  const own = contentOf(blank.sentence, blank)
  const theirs = new Set(contentOf(other))
  return own.length === 0 ? 1 : own.filter((word) => theirs.has(word)).length / own.length
}

export const hasWords = (text: string, value: string): boolean =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `,
  )

/** Whether the text may say the same of another value, so that two options would be right. */
export const isToldOf = (value: string, blank: Blank, sentences: readonly Sentence[]): boolean =>
  sentences.some(
    (other) => other !== blank.sentence && hasWords(other.text, value) && shareIn(other, blank) >= 0.75,
  )

/** Whether another sentence fits the blank as well, with an answer of its own. */
export const isAmbiguous = (blank: Blank, sentences: readonly Sentence[]): boolean =>
  sentences.some(
    (other) => other !== blank.sentence && !hasWords(other.text, blank.value) && shareIn(other, blank) >= 0.8,
  )

const ALIAS = /\b(?:called|known as|named|termed|renamed|referred to as|stands for|also|or)\b/

/** Whether a sentence may give both as names of one thing. */
export const areNamesOfOne = (one: string, two: string, sentences: readonly Sentence[]): boolean =>
  sentences.some(({ text }) => ALIAS.test(text) && hasWords(text, one) && hasWords(text, two))
