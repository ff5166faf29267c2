import type { Blank } from './blank.ts'
import type { Sentence, Word } from './sentence.ts'

/** What a sentence says of its subject: 'Platelets' 'help the blood to clot'. */
export interface Predicate {
  sentence: Sentence
  subject: string
  text: string
  /** With what subjects its verb agrees, and in what tense; one that only gives a name is apart. */
  agrees: string
  /** What is said of people is seldom said of things. */
  sort: 'person' | 'noun'
}

const [MOST_SUBJECT_WORDS, FEWEST_WORDS, MOST_LETTERS] = [7, 3, 110]
/** 'is called the crust' */
const NAMES = /^(?:is|are|was|were) (?:also )?(?:called|known as|named)\b/
const ONE = /^(?:is|was|has|does)$/
const MANY = /^(?:are|were|have|do)$/
const SUBJECT_WORD = /^(?:DET|ADJ|NOUN|PROPN|ADP|NUM)$/

/** The predicate of a plain sentence; null when its subject is not followed by a verb that one can be sure of. */
export function findPredicate(sentence: Sentence, phrases: readonly Blank[]): Predicate | null {
  const { words, text, opensSmall } = sentence
  const at = words.findIndex(({ pos }) => pos === 'AUX' || pos === 'VERB')
  const verb = words[at]
  const subjectWords = words.slice(0, Math.max(at, 0))
  const last = subjectWords.at(-1)
  if (!verb || !last || at > MOST_SUBJECT_WORDS || last.pos === 'ADP') return null
  if (!/^(?:DET|ADJ|NOUN|PROPN)$/.test(words[0]?.pos ?? '')) return null
  if (!subjectWords.every((word, index) => SUBJECT_WORD.test(word.pos) || isHyphen(words, index))) return null
  if (isDoubtful(words, at) || words[at - 1]?.text === '-') return null
  const predicate = text.slice(verb.start).replace(/[.!]$/, '')
  if (predicate.length > MOST_LETTERS || words.length - at <= FEWEST_WORDS) return null
  const isPerson = phrases.some(
    ({ start, end, signs }) => start === 0 && end === last.end && signs.includes('=person'),
  )
  const isName = !opensSmall || subjectWords.slice(1).some(({ text: word }) => /^\p{Lu}/u.test(word))
  // Among names of different kinds the right one is seen at once, and 'tiny projections called villi' is not a whole sentence.
  if (!isPerson && (isName || (verb.pos === 'VERB' && /(?:ed|en)$/.test(verb.text)))) return null
  return {
    sentence,
    subject: text.slice(0, last.end),
    text: predicate,
    agrees: NAMES.test(predicate) ? 'named' : agreementOf(verb),
    sort: isPerson ? 'person' : 'noun',
  }
}

const isHyphen = (words: readonly Word[], index: number): boolean => words[index]?.text === '-'

/**
 * 'Oxygen released during photosynthesis comes from water', 'The Dhuandhar falls near Jabalpur are formed': the first verb is
 * not the one that says something.
 */
function isDoubtful(words: readonly Word[], at: number): boolean {
  const [verb, ...rest] = words.slice(at)
  if (verb?.pos !== 'VERB') return false
  const end = rest.findIndex(({ pos }) => /^(?:PUNCT|CCONJ|SCONJ|PRON)$/.test(pos))
  const hasAnother = rest.slice(0, end).some(({ pos }) => pos === 'AUX' || pos === 'VERB')
  return /^\p{Lu}|ing$/u.test(verb.text) || (hasAnother && /(?:s|ed|en)$/.test(verb.text))
}

function agreementOf({ text, pos, lemma }: Word): string {
  if (ONE.test(text)) return 'one'
  if (MANY.test(text)) return 'many'
  if (pos === 'AUX') return 'modal'
  if (text === lemma) return 'many'
  return /s$/.test(text) ? 'one' : 'past'
}
