import type { Random } from '../kit/random/random.ts'
import { type Blank, fill } from './blank.ts'
import { turnAround } from './opposites.ts'
import type { Material } from './read-material.ts'
import type { Sentence } from './sentence.ts'
import { isInAList, wrongValues } from './wrong-values.ts'

/** A sentence of the text with one change that the text contradicts. */
export interface ChangedSentence {
  text: string
  /** What the text has there, and what the changed sentence has. */
  value: string
  instead: string
}

/** The sentence with one change; null when nothing in it can be changed so that it is surely wrong. */
export function changeSentence(
  sentence: Sentence,
  material: Material,
  random: Random,
): ChangedSentence | null {
  const said = new Set(material.all.map(({ text }) => text.toLowerCase()))
  const isWrong = ({ text }: ChangedSentence) => !said.has(text.toLowerCase())
  const [opposite] = random.shuffle(turnAround(sentence)).filter(isWrong)
  if (opposite && random.chance(0.5)) return opposite
  for (const blank of random.shuffle(material.blanksOf(sentence).filter(isSure))) {
    const [changed] = random
      .shuffle(wrongValues(blank, material, random))
      .filter(({ elsewhere }) => blank.kind !== 'phrase' || elsewhere !== undefined)
      .map(({ value }) => changeTo(blank, matchCase(value, blank)))
      .filter(isWrong)
    if (changed) return changed
  }
  return opposite ?? null
}

const changeTo = (blank: Blank, instead: string): ChangedSentence => ({
  text: fill(blank, instead),
  value: blank.value,
  instead,
})

/**
 * Terms of one text may have little in common ('Jute is called the bar'); what is more than 1,600 is also more than 1,400;
 * and a list may leave something out.
 */
function isSure(blank: Blank): boolean {
  const { kind, signs, sentence, start } = blank
  if (kind === 'number') return !BOUND.test(sentence.text.slice(0, start))
  if (kind !== 'phrase') return true
  return !isInAList(blank) && signs.some((sign) => !/^=(?:term|titled|nickname)/.test(sign))
}

const BOUND =
  /\b(?:than|over|above|below|least|most|up to|within|under|nearly|beyond|almost|between|from|to)\s$/i

/** A common noun has a capital only at the start of a sentence, wherever it came from. */
function matchCase(value: string, { value: right }: Blank): string {
  if (/^\p{Ll}/u.test(right) && !/^\p{Lu}(?:\p{Lu}|\w*\s\p{Lu})/u.test(value)) {
    return value.charAt(0).toLowerCase() + value.slice(1)
  }
  return /^\p{Lu}/u.test(right) ? value.charAt(0).toUpperCase() + value.slice(1) : value
}
