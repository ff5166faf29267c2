import type { Figure } from '@ekagra/schema/figure'
import { distance } from 'fastest-levenshtein'

/** A text prepared for comparison: its characters are counted once, however often it is compared. */
export interface ComparableText {
  text: string
  /** How often characters occur, by their code modulo the number of bins. */
  bins: Uint16Array
  /** What the text asks about: pictures, a chart, a passage; '' for a question that its words tell from all others. */
  pictures: string
}

const BINS = 64 // enough to tell question texts apart, small enough to compare quickly

/** Lower case, no punctuation, single spaces. Signs such as + and = stay: they carry the meaning of a sum. */
export const stripPunctuation = (text: string): string =>
  text.toLowerCase().replace(/\p{P}/gu, '').replace(/\s+/gu, ' ').trim()

/** Kinds of figures that each belong to one question alone: if its words give the numbers, they say all that matters. */
const OF_ONE_QUESTION: ReadonlySet<Figure['kind']> = new Set([
  'geometry',
  'venn',
  'venn-choices',
  'cubes',
  'mirror',
  'clock-face',
])

/**
 * Questions on pictures, and those that share a chart or a passage, are all asked in the same few words: two of them are
 * alike only if what they are asked about is the same.
 */
export const makeComparable = (text: string, figure?: Figure): ComparableText => {
  const stripped = stripPunctuation(text)
  const bins = new Uint16Array(BINS)
  for (let at = 0; at < stripped.length; at++) {
    const bin = stripped.charCodeAt(at) % BINS
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return {
    text: stripped,
    bins,
    pictures: figure && !isToldInWords(stripped, figure) ? JSON.stringify(figure) : '',
  }
}

/**
 * 'How many triangles are there in the given figure?' leaves all to the figure, and 'Find the work done by the force shown in
 * the graph' leaves its numbers to it.
 */
const isToldInWords = (text: string, figure: Figure): boolean => {
  if (!OF_ONE_QUESTION.has(figure.kind) || !/\d/.test(text)) return false
  if (figure.kind !== 'geometry') return true
  const labels = [...figure.points, ...figure.segments, ...figure.angles].map(({ label = '' }) => label)
  const told = new Set(numbersIn(text))
  return numbersIn(stripPunctuation(labels.join(' '))).every((number) => told.has(number))
}

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? []

/**
 * Whether 1 - distance / length of the longer text is above 0.9. An empty text is similar to nothing. Cheap lower
 * bounds of the distance come first; only near pairs need the edit distance itself.
 */
export const isSimilar = (a: ComparableText, b: ComparableText): boolean => {
  const longer = Math.max(a.text.length, b.text.length)
  if (a.pictures !== b.pictures) return false
  // The largest distance d with 1 - d / longer > 0.9, in whole numbers; below 0 when both texts are empty.
  const allowed = Math.ceil(longer / 10) - 1
  if (Math.abs(a.text.length - b.text.length) > allowed) return false
  if (binDistance(a.bins, b.bins) > allowed) return false
  return trimmedDistance(a.text, b.text) <= allowed
}

/** The texts of a session or a paper; no text may repeat another. */
export interface KeptTexts {
  repeats(text: ComparableText): boolean
  keep(text: ComparableText): void
}

export const createKeptTexts = (): KeptTexts => {
  const kept: ComparableText[] = []
  const exact = new Set<string>()
  return {
    repeats: (text) =>
      exact.has(`${text.text}${text.pictures}`) || kept.some((other) => isSimilar(text, other)),
    keep(text) {
      kept.push(text)
      if (text.text !== '') exact.add(`${text.text}${text.pictures}`)
    },
  }
}

/**
 * One edit changes the surplus of at most one character on either side, so the larger surplus is a lower bound of
 * the edits.
 */
const binDistance = (a: Uint16Array, b: Uint16Array): number => {
  let surplusOfA = 0
  let surplusOfB = 0
  for (let bin = 0; bin < BINS; bin++) {
    const difference = (a[bin] ?? 0) - (b[bin] ?? 0)
    if (difference > 0) surplusOfA += difference
    else surplusOfB -= difference
  }
  return Math.max(surplusOfA, surplusOfB)
}

/** A common beginning and end do not add to the distance, and questions from one template share most of both. */
const trimmedDistance = (a: string, b: string): number => {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++
  let end = 0
  while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++
  return distance(a.slice(start, a.length - end), b.slice(start, b.length - end))
}
