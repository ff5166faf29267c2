import { MONTHS } from '../kit/wording/months.ts'
import type { Blank } from './blank.ts'
import type { Sentence } from './read-sentences.ts'

const YEAR = /^(?:1\d{3}|20\d{2})$/
const FIGURE = /^\d[\d,]*(?:\.\d+)?$/
const MONTH = new RegExp(`^(?:${MONTHS.join('|')})$`)
const BEFORE_A_YEAR = new RegExp(
  `^(?:in|of|since|by|until|till|from|to|during|around|after|before|year|${MONTHS.join('|')})$`,
  'i',
)

/** Number words with neighbours that make good distractors. */
export const NUMBER_WORDS: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** The years and the other numbers of a sentence. */
export function findNumbers(sentence: Sentence): Blank[] {
  const { words, text } = sentence
  return words.flatMap(({ text: value, start, end }, index): Blank[] => {
    const before = words[index - 1]?.text ?? ''
    const after = words[index + 1]?.text ?? ''
    // 1.2.3, 5-10, 3/4 and B12 cannot be split.
    const isGlued = /[\w./–-]/.test(text[start - 1] ?? ' ') || /^(?:[\w/–-]|\.\d)/.test(text.slice(end))
    if (isGlued) return []
    const kind = kindOf(value, before, after)
    return kind ? [{ kind, sentence, start, end, value, signs: [] }] : []
  })
}

function kindOf(value: string, before: string, after: string): 'year' | 'day' | 'number' | null {
  if (YEAR.test(value) && BEFORE_A_YEAR.test(before)) return 'year'
  if (/^\d{1,2}$/.test(value) && MONTH.test(after)) return 'day'
  return before !== '' && isAmount(value) && /^[\p{L}%°]/u.test(after) ? 'number' : null
}

const isAmount = (value: string): boolean =>
  (FIGURE.test(value) && Number(value.replaceAll(',', '')) > 1) || NUMBER_WORDS.indexOf(value) > 0
