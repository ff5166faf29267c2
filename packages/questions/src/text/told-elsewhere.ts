import type { Blank } from './blank.ts'
import type { Sentence } from './sentence.ts'

const CONTENT = /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/
const ALIAS = /\b(?:called|known as|named|termed|renamed|referred to as|stands for|also|or)\b/

/** What is looked up in a sentence again and again. */
interface Looked {
  /** The plain forms of the words that carry its meaning. */
  content: ReadonlySet<string>
  plain: string
  /** Whether it may give one thing two names. */
  isAlias: boolean
}

const looked = new WeakMap<Sentence, Looked>()

function lookAt(sentence: Sentence): Looked {
  const known = looked.get(sentence)
  if (known) return known
  const content = new Set(sentence.words.filter(({ pos }) => CONTENT.test(pos)).map(({ lemma }) => lemma))
  const found = { content, plain: plainOf(sentence.text), isAlias: ALIAS.test(sentence.text) }
  looked.set(sentence, found)
  return found
}

const plainOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether the text has the words of the value one after another. */
export const hasWords = (text: string, value: string): boolean => plainOf(text).includes(plainOf(value))

/** The words around the blank that carry the meaning. */
const around = ({ sentence, start, end }: Blank): string[] =>
  sentence.words
    .filter((word) => CONTENT.test(word.pos) && !(word.start < end && word.end > start))
    .map(({ lemma }) => lemma)

/** The share of the words around the blank that another sentence has too. */
const shareIn = (other: Sentence, own: readonly string[]): number =>
  own.length === 0 ? 1 : own.filter((word) => lookAt(other).content.has(word)).length / own.length

/** Whether the text may say the same of another value, so that two options would be right. */
export function isToldOf(value: string, blank: Blank, sentences: readonly Sentence[]): boolean {
  const [plain, own] = [plainOf(value), around(blank)]
  return sentences.some(
    (other) => other !== blank.sentence && lookAt(other).plain.includes(plain) && shareIn(other, own) >= 0.75,
  )
}

/** Whether another sentence fits the blank as well, with an answer of its own. */
export function isAmbiguous(blank: Blank, sentences: readonly Sentence[]): boolean {
  const [plain, own] = [plainOf(blank.value), around(blank)]
  return sentences.some(
    (other) => other !== blank.sentence && shareIn(other, own) >= 0.8 && !lookAt(other).plain.includes(plain),
  )
}

/** Whether a sentence may give both as names of one thing. */
export function areNamesOfOne(one: string, two: string, sentences: readonly Sentence[]): boolean {
  const [first, second] = [plainOf(one), plainOf(two)]
  return sentences.some((sentence) => {
    const { isAlias, plain } = lookAt(sentence)
    return isAlias && plain.includes(first) && plain.includes(second)
  })
}
