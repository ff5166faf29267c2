import type { Blank } from './blank.ts'
import { endOfPhrase, isPlural } from './noun-phrase.ts'
import type { Sentence } from './sentence.ts'

/** Words before a term that a sentence explains. */
const NAMED =
  /\b(?:is|are|was|were|be|been|being|also|commonly|generally|popularly|sometimes|often)\s+(?:called|known as|termed(?: as)?|referred to as|named)\s+(?:the\s+|an?\s+)?$/i
/** Words after a term at the start of a sentence. */
const DEFINED = /^\s(?:(?:is|are)\s(?:the|an?|defined as|any)|means|mean|refers? to)\s/

/** Terms that the sentence itself explains: 'the process by which ... is called photosynthesis'. */
export function findTerms(sentence: Sentence): Blank[] {
  const { words, text } = sentence
  return words.flatMap((word, first): Blank[] => {
    const before = text.slice(0, word.start)
    const isNamed = NAMED.test(before)
    if (!isNamed && first > 0) return []
    const end = words[endOfPhrase(words, first)]
    if (!end || end.end <= word.start) return []
    const [value, rest] = [text.slice(word.start, end.end), text.slice(end.end)]
    if (value.length < 3 || (first === 0 && !DEFINED.test(rest))) return []
    // 'Leh is a cold desert' may be about a name.
    if (first === 0 && /^\s(?:is|are) an?\s/.test(rest) && !sentence.opensSmall && !/\s\p{Ll}/u.test(value))
      return []
    // 'called the father of ...'
    if (isNamed && /^\s*(?:of|in|for|to|by|and)\b/.test(rest)) return []
    const isProper = isNamed && /\p{Lu}/u.test(value)
    // 'Jute is called the golden fibre' explains no word.
    const isNickname = isNamed && before.split(' ').length < 7
    const isMany = isNamed ? /\b(?:are|were)\b[^,]*$/.test(before) : isPlural(value)
    const isPerson = /\b(?:person|man|woman|officer|one who|someone|ruler|people|student|child)\b/i.test(
      before,
    )
    const sign = `=${isProper ? 'titled' : isNickname ? 'nickname' : 'term'} ${isMany ? 'many' : 'one'} ${isPerson ? 'person' : 'thing'}`
    return [{ kind: 'phrase', sentence, start: word.start, end: end.end, value, signs: [sign] }]
  })
}
