import { capital } from '../wording/capital.ts'

/** What a sentence can be about. */
const POINTS = [
  'time',
  'place',
  'fixed',
  'article',
  'determiner',
  'agreement',
  'tense',
  'conditional',
  'modal',
  'verbform',
  'subjunctive',
  'inversion',
  'conjunction',
  'comparison',
  'pronoun',
  'noun',
  'adverb',
  'order',
  'parallel',
  'modifier',
  'superfluous',
] as const

export type Point = (typeof POINTS)[number]

/** A correct sentence in one part or several; one of them holds the words that are asked. */
export interface CheckedSentence {
  level: number
  point: Point
  /** The parts as they stand, with GAP where the asked words go. */
  parts: readonly string[]
  right: string
  /** The errors that are made there, the most usual one first. */
  wrong: readonly string[]
  /** Why the words are right. */
  reason: string
  /** Whether the sentence is shown as it should be, for the answer that nothing is wrong with it. */
  stands: boolean
}

/** Stands in a part for the words that are asked. */
const GAP = '{}'
/** An empty choice: the sentence needs no word there. */
export const NOTHING = '-'

/**
 * Reads '2 fixed | The doctor cured him / {of|from|with|off} malaria / within a week. | One is cured of a disease.', one
 * sentence per line: its level and point, its parts with the right words and the wrong ones in braces, and the
 * reason. After '2 fixed=' the sentence is shown without an error, and needs no braces where none could be chosen.
 */
export const readSentences = (lines: string): CheckedSentence[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [mark = '', text = '', reason = ''] = line.split(' | ')
      const [level = '', point = ''] = mark.split(' ')
      const [whole, choices = ''] = /\{(.+?)\}/.exec(text) ?? []
      const [right = '', ...wrong] = choices.split('|')
      return {
        level: Number(level),
        point: readPoint(point.replace('=', '')),
        parts: (whole === undefined ? text : text.replace(whole, GAP)).split(' / '),
        right,
        wrong,
        reason,
        stands: point.endsWith('='),
      }
    })

function readPoint(name: string): Point {
  const point = POINTS.find((known) => known === name)
  if (point === undefined) throw new Error(`a sentence is about '${name}', which is no point of grammar`)
  return point
}

/** The parts with these words in the gap; the first one begins with a capital letter. */
export function partsWith({ parts }: CheckedSentence, words: string): string[] {
  const filled = parts.map((part) =>
    part
      .replace(GAP, words === NOTHING ? '' : words)
      .replace(/ {2,}/g, ' ')
      .trim(),
  )
  return filled.map((part, index) => (index === 0 ? capital(part) : part))
}

/** The whole sentence with these words in the gap. */
export const sentenceWith = (sentence: CheckedSentence, words: string): string =>
  partsWith(sentence, words).join(' ').replace(/ ,/g, ',')

/** The sentence with a line in place of the words. */
export const blanked = (sentence: CheckedSentence): string => sentenceWith(sentence, '______')

/** The place of the part that holds the asked words. */
export const placeOfGap = ({ parts }: CheckedSentence): number =>
  parts.findIndex((part) => part.includes(GAP))
