import type { Blank } from './blank.ts'
import type { Sentence, Word } from './read-sentences.ts'

/** Words before a term that a sentence explains. */
const NAMED =
  /\b(?:is|are|was|were|be|been|being|also|commonly|generally|popularly)\s+(?:called|known as|termed|referred to as|named)\s+(?:the\s+|an?\s+)?$/i
/** Words after a term at the start of a sentence. */
const DEFINED = /^\s(?:is|are)\s(?:the|an?|defined as|any)\s/
const MAX_TERM_WORDS = 3

/** Terms that the sentence itself explains: 'the process by which ... is called photosynthesis'. */
export function findTerms(sentence: Sentence): Blank[] {
  const { words, text } = sentence
  return words.flatMap((word, first): Blank[] => {
    const isNamed = NAMED.test(text.slice(0, word.start))
    const isAtStart = first === 0 || (first === 1 && words[0]?.pos === 'DET')
    if (!isNamed && !isAtStart) return []
    const last = endOfTerm(words, first)
    const end = words[last]
    if (!end || (isAtStart && !(DEFINED.test(text.slice(end.end)) && words.length - last > 8))) return []
    const value = text.slice(word.start, end.end)
    if (value.length < 4 || (isNamed && /^\s*(?:of|in|for|to|by)\b/.test(text.slice(end.end)))) return []
    return [
      { kind: 'term', sentence, start: word.start, end: end.end, value, signs: signsOf(value, first === 0) },
    ]
  })
}

const isTermWord = ({ pos, text }: Word): boolean =>
  /^(?:NOUN|PROPN|ADJ)$/.test(pos) && /^[\p{L}-]+$/u.test(text)

/** The last word of the noun phrase that starts at `first`; `first - 1` when there is none. */
function endOfTerm(words: readonly Word[], first: number): number {
  let last = first - 1
  for (let index = first; index < first + MAX_TERM_WORDS; index++) {
    const word = words[index]
    if (!word || !isTermWord(word)) break
    last = index
  }
  const following = words[last + 1]
  const endsInANoun = /^(?:NOUN|PROPN)$/.test(words[last]?.pos ?? '')
  // A fourth word, or a participle that belongs to the term, would be cut off.
  return endsInANoun && !(following && isTermWord(following)) ? last : first - 1
}

const signsOf = (value: string, isCapital: boolean): string[] => [
  `plural ${/s$/i.test(value)}`,
  `words ${value.split(' ').length}`,
  `capital ${isCapital}`,
]
