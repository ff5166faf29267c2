import { distance } from 'fastest-levenshtein'

/** The learner's screen takes two texts that are more alike than this for one question. */
const TOO_ALIKE = 0.9

/** A text in the form in which texts are compared. */
export interface ComparableText {
  plain: string
  /** How often each letter and digit occurs, by character code modulo the length. */
  letters: Uint8Array
}

export function comparable(text: string): ComparableText {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '')
  const letters = new Uint8Array(64)
  for (let index = 0; index < plain.length; index++) {
    const slot = plain.charCodeAt(index) % letters.length
    letters[slot] = (letters[slot] ?? 0) + 1
  }
  return { plain, letters }
}

/** Whether two texts count as one question. Most pairs differ so much in their letters that no edit distance is needed. */
export function areAlike(one: ComparableText, other: ComparableText): boolean {
  const room = (1 - TOO_ALIKE) * Math.max(one.plain.length, other.plain.length)
  return leastEdits(one.letters, other.letters) < room && distance(one.plain, other.plain) < room
}

/** An edit changes the count of at most two letters, by one each: a lower bound of the edit distance. */
function leastEdits(one: Uint8Array, other: Uint8Array): number {
  let [more, fewer] = [0, 0]
  for (let slot = 0; slot < one.length; slot++) {
    const difference = (one[slot] ?? 0) - (other[slot] ?? 0)
    if (difference > 0) more += difference
    else fewer -= difference
  }
  return Math.max(more, fewer)
}
