import { NUMERICAL, ONE_LINE, ORDER, THEORY, WHEN, WHERE } from '../../kit/marks.ts'
import type { TopicWord } from './plain-words.ts'

/** A kind of question that a topic wants, whatever it is about: 'ohm's law numericals'. */
export interface Wish {
  /** As the screen names it beside the topic. */
  title: string
  /** What a question must meet, in the language of queries (see kit/concepts.ts). */
  query: string
  /** The words as typed. */
  typed: string
  /** Whether it is so common beside any topic that nobody misses it where it cannot be met: 'profit and loss problems'. */
  isFaint: boolean
}

interface Kind {
  title: string
  query: string
  /** The ways to say it, in words as they are typed; the longest first. */
  said: readonly string[]
  faint?: readonly string[]
}

const KINDS: readonly Kind[] = [
  {
    title: 'numericals',
    query: NUMERICAL,
    said: [
      'numerical type questions',
      'numerical based questions',
      'numerical problems',
      'numerical questions',
      'calculation based questions',
      'calculation based',
      'calculation questions',
      'numericals',
      'numerical',
      'numeric',
      'calculations',
      'calculation',
      'sums',
    ],
    faint: ['word problems', 'problems'],
  },
  {
    title: 'theory',
    query: THEORY,
    said: [
      'theory based questions',
      'theory questions',
      'theory based',
      'theoretical questions',
      'theoretical',
      'theory',
      'conceptual questions',
    ],
    faint: ['concept based', 'conceptual', 'concepts', 'concept', 'definitions', 'definition'],
  },
  {
    title: 'one-liners',
    query: ONE_LINE,
    said: ['one liner questions', 'one liners', 'one liner', 'oneliners', 'oneliner', 'one line questions'],
  },
  {
    title: 'in order',
    query: ORDER,
    said: [
      'in chronological order',
      'chronological order',
      'chronologically',
      'chronology',
      'timeline',
      'order wise',
      'in sequence',
      'in order',
    ],
  },
  {
    title: 'years',
    query: WHEN,
    said: [
      'year of establishment',
      'establishment year',
      'founding year',
      'launch year',
      'year wise',
      'with years',
      'with year',
      'years',
      'year',
      'dates',
    ],
  },
  {
    title: 'places',
    query: WHERE,
    said: ['places', 'place', 'venues', 'venue', 'locations', 'location', 'sthan'],
  },
]

/** Before 'year', a word that counts years or says which papers are wanted: 'previous year questions', '3 years'. */
const COUNTS_YEARS =
  /^(?:\d+|previous|last|past|pichle|every|per|final|light|leap|financial|fiscal|first|second|third|two|three|five)$/

/** Whether a wish is for a side of facts, which only a name can have. */
export const isOfFacts = (query: string): boolean => query === WHEN || query === WHERE

/** Each way to say a wish, by its first word. */
const byFirstWord = Map.groupBy(
  KINDS.flatMap(({ title, query, said, faint = [] }) =>
    [...said, ...faint].map((typed) => ({
      words: typed.split(' '),
      wish: { title, query, typed, isFaint: faint.includes(typed) },
    })),
  ).sort((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? '',
)

/** The wish with which some words begin; `before` is the word before them. */
export function wishAt(
  words: readonly TopicWord[],
  before?: TopicWord,
): { wish: Wish; length: number } | null {
  if (/^years?$/.test(words[0]?.typed ?? '') && COUNTS_YEARS.test(before?.typed ?? 'last')) return null
  const found = byFirstWord
    .get(words[0]?.typed ?? '')
    ?.find((one) => one.words.every((typed, index) => words[index]?.typed === typed))
  return found ? { wish: found.wish, length: found.words.length } : null
}

/** The wishes of a topic. Words that belong to a name are not wishes: 'kinetic theory', 'definition of limit'. */
export function wishesIn(words: readonly TopicWord[], named: ReadonlySet<string>): Wish[] {
  const wishes = new Map<string, Wish>()
  for (let start = 0; start < words.length; ) {
    const found = wishAt(words.slice(start), words[start - 1])
    const isNamed = words.slice(start, start + (found?.length ?? 0)).some(({ typed }) => named.has(typed))
    if (found && !isNamed) wishes.set(found.wish.query, found.wish)
    start += found?.length ?? 1
  }
  return [...wishes.values()]
}
