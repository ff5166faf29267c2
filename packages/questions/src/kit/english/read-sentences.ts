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

/** A correct sentence in three parts; one of them holds the words that are asked. */
export interface CheckedSentence {
  level: number
  point: Point
  /** The parts as they stand, with GAP where the asked words go. */
  parts: readonly [string, string, string]
  right: string
  wrong: readonly string[]
  /** Why the words are right. */
  reason: string
  /** Whether each wrong word makes the sentence wrong, or only fits it less well than the right one. */
  breaks: boolean
}

/** Stands in a part for the words that are asked. */
const GAP = '{}'
/** An empty choice: the sentence needs no word there. */
export const NOTHING = '-'

/**
 * Reads '2 fixed | The doctor cured him / {of|from|with|off} malaria / within a week. | One is cured of a disease.', one
 * sentence per line: its level and point, its parts with the right words and the wrong ones in braces, and the
 * reason. After '2!' the wrong words are wrong only beside the right one, so that no error is planted with them.
 */
export const readSentences = (lines: string): CheckedSentence[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [mark = '', text = '', reason = ''] = line.split(' | ')
      const [level = '', point = ''] = mark.split(' ')
      const [whole = '', choices = ''] = /\{(.+?)\}/.exec(text) ?? []
      const [right = '', ...wrong] = choices.split('|')
      const [first = '', second = '', third = ''] = text.replace(whole, GAP).split(' / ')
      return {
        level: Number(level[0]),
        point: readPoint(point),
        parts: [first, second, third],
        right,
        wrong,
        reason,
        breaks: !level.endsWith('!'),
      }
    })

function readPoint(name: string): Point {
  const point = POINTS.find((known) => known === name)
  if (point === undefined) throw new Error(`a sentence is about '${name}', which is no point of grammar`)
  return point
}

/** The three parts with these words in the gap; the first one begins with a capital letter. */
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

/** Whether an error can be planted in the sentence. */
export const canBreak = (sentence: CheckedSentence): boolean =>
  sentence.breaks && errorsOf(sentence).length > 0

/** The errors for the sentence. 'A' before a vowel would look like a slip of the app and not like a planted one. */
export const errorsOf = (sentence: CheckedSentence): string[] =>
  sentence.wrong.filter((words) => !/\ba [aeiou]/i.test(sentenceWith(sentence, words)))
