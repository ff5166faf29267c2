import type { Blank } from './blank.ts'
import type { Sentence, Word } from './read-sentences.ts'

const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Article|Section|Act|Celsius|Fahrenheit|Kelvin|Dr\.?|Mr\.?|Mrs\.?|Ms\.?|Sir|Prof\.?|St\.?|Shri|Smt\.?|AD|BC|BCE|CE|India|Indians?|I|II|III|IV|V|[A-Z]\.?)$/
/** Small words that belong to a name only between two parts of it; 'and' joins two names more often. */
const LINKS = /^(?:of|the|de|-|–)$/

/** Names of people, places and things: capitalised words in a row, with 'of the' and hyphens inside. */
export function findNames(sentence: Sentence): Blank[] {
  const { words, text } = sentence
  const names: Blank[] = []
  for (let first = 0; first < words.length; first++) {
    if (!isNameWord(words, first)) continue
    const last = endOfName(words, first)
    const [from, to] = [words[first], words[last]]
    if (!from || !to) continue
    const value = text.slice(from.start, to.end)
    const isWhole = !/[\w-]/.test(text[from.start - 1] ?? ' ') && !/^[\w-]/.test(text.slice(to.end))
    const sign = kindOfName(words, first, last)
    if (isWhole && !NO_NAME.test(value) && value.length >= 3 && value.length <= 40) {
      names.push({ kind: 'name', sentence, start: from.start, end: to.end, value, signs: sign ? [sign] : [] })
    }
    first = last
  }
  return names
}

/** Inside a sentence every capitalised word belongs to a name; the first word only if it is a proper noun. */
const isNameWord = (words: readonly Word[], index: number): boolean => {
  const { text = '', pos = '' } = words[index] ?? {}
  return (
    /^\p{Lu}[\p{L}.'’]*$/u.test(text) && (pos === 'PROPN' || (index > 0 && /^(?:NOUN|ADJ|VERB|X)$/.test(pos)))
  )
}

function endOfName(words: readonly Word[], first: number): number {
  let last = first
  for (let next = first + 1; next < words.length && next - last <= 3; next++) {
    if (isNameWord(words, next)) last = next
    else if (!(LINKS.test(words[next]?.text ?? '') || isHyphenated(words, next))) break
  }
  return last
}

const isHyphenated = (words: readonly Word[], index: number): boolean =>
  words[index - 1]?.text === '-' || words[index + 1]?.text === '-'

const TITLE =
  /^(?:Dr|Mr|Mrs|Lord|Lady|King|Queen|Sir|Emperor|General|Captain|Mahatma|Pandit|Sardar|Guru|Raja|Rani|Nawab|Sultan|Begum|Maulana|Swami|Saint)\.?$/
const BEFORE_A_PLACE = /^(?:in|at|near|from|to|towards|reached|captured|visited)$/i
const BEFORE_A_PERSON = /^(?:by|son|daughter|wife|brother|sister|named|under|with)$/i

/** What the surrounding words say about a name; null when they say nothing. */
function kindOfName(words: readonly Word[], first: number, last: number): string | null {
  const [before, after] = [words[first - 1], words[last + 1]]
  if (TITLE.test(words[first]?.text ?? '')) return 'person'
  if (before?.text.toLowerCase() === 'the')
    return `the ${/s$/.test(words[last]?.text ?? '') ? 'many' : 'one'}`
  if (BEFORE_A_PLACE.test(before?.text ?? '')) return 'place'
  const isSubject = (!before || before.pos === 'PUNCT') && /^(?:VERB|AUX)$/.test(after?.pos ?? '')
  return BEFORE_A_PERSON.test(before?.text ?? '') || (isSubject && last > first) ? 'person' : null
}

/**
 * Gives each name the kind that most of its occurrences suggest (a person, a place, 'the' thing) and leaves out names
 * without a kind: a city offered for a scientist would be obviously wrong.
 */
export function sortNames(names: readonly Blank[]): Blank[] {
  const kinds = new Map<string, string>()
  for (const [value, places] of Map.groupBy(keepConfirmed(names), ({ value }) => value)) {
    const told = Map.groupBy(
      places.flatMap(({ signs }) => signs),
      (sign) => sign,
    )
    const [kind] = [...told.entries()].sort(([, one], [, two]) => two.length - one.length)[0] ?? []
    if (kind) kinds.set(value, kind)
  }
  return names.flatMap((name) => {
    const kind = kinds.get(name.value)
    return kind ? [{ ...name, signs: [kind, `words ${Math.min(name.value.split(' ').length, 3)}`] }] : []
  })
}

/** Any word has a capital at the start of a sentence: a single word is a name only if it also has one elsewhere. */
function keepConfirmed(names: readonly Blank[]): Blank[] {
  const proven = new Set(names.filter(({ start }) => start > 0).map(({ value }) => value))
  return names.filter(({ start, value }) => start > 0 || value.includes(' ') || proven.has(value))
}
