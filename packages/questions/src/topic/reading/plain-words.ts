import { singular } from '../../kit/concepts.ts'
import { inOwnSpelling } from './american-spelling.ts'
import { latinHindi } from './latin-hindi.ts'

/** A word of a topic in its plain form; `separated` when 'and' or a comma comes before it. */
export interface TopicWord {
  word: string
  /** As typed, in Latin letters and lower case. */
  typed: string
  separated: boolean
  /** After 'with': 'place' and 'king' of 'buddhist councils with place and king'. */
  isSide?: boolean
}

/** The words for 'and' and 'or' that learners type. */
const SEPARATORS: ReadonlySet<string> = new Set([
  'and',
  'aur',
  'evam',
  'tatha',
  'n',
  'or',
  'ya',
  'vs',
  'versus',
])

/** Most names are such; the syllabus has thousands, and a phone takes a quarter of the time without the rest. */
const PLAIN_LATIN = /^[ -~]*$/

/** Lower case, no punctuation, no plural, no American spelling; 'and', '&' and commas only separate. */
export function splitTopic(topic: string): TopicWord[] {
  const isPlain = PLAIN_LATIN.test(topic)
  const tokens = (isPlain ? topic : latinHindi(topic).normalize('NFKC'))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[&,;/+]/g, ' and ')
    .replace(/%/g, ' % ')
    .replace(isPlain ? /[^a-z0-9%]+/g : /[^\p{L}\p{N}%]+/gu, ' ')
    .split(' ')
    .filter((token) => token !== '')
  return tokens.flatMap((token, index) =>
    SEPARATORS.has(token)
      ? []
      : [{ word: singularOf(token), typed: token, separated: SEPARATORS.has(tokens[index - 1] ?? '') }],
  )
}

/** The Hindi plural too: 'anusuchiyan' are many 'anusuchi'. */
const singularOf = (word: string): string =>
  inOwnSpelling(singular(word.length >= 8 && /iya[mn]$/.test(word) ? word.slice(0, -3) : word))

/** Two names that a reader takes as the same have the same plain form. */
export const plainName = (name: string): string =>
  splitTopic(name)
    .map(({ word }) => word)
    .join(' ')
