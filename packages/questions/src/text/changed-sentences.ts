import type { Random } from '../kit/random/random.ts'
import { type Blank, fill } from './blank.ts'
import { turnAround } from './opposites.ts'
import type { Material } from './read-material.ts'
import type { Sentence } from './read-sentences.ts'
import { wrongValues } from './wrong-values.ts'

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
  const [opposite] = random.shuffle(turnAround(sentence))
  if (opposite && random.chance(0.5)) return opposite
  for (const blank of random.shuffle(material.blanksOf(sentence).filter(isSure))) {
    const [wrong] = random.shuffle(wrongValues(blank, material, random))
    if (!wrong) continue
    const instead = matchCase(wrong.value, blank)
    return { text: fill(blank, instead), value: blank.value, instead }
  }
  return opposite ?? null
}

/** Terms of one text may have little in common: 'Jute is called the bar'. */
const isSure = ({ kind, signs }: Blank): boolean =>
  kind !== 'phrase' || signs.some((sign) => !/^=(?:term|titled|nickname)/.test(sign))

/** A common noun has a capital only at the start of a sentence, wherever it came from. */
function matchCase(value: string, { value: right }: Blank): string {
  if (/^\p{Ll}/u.test(right) && !/^\p{Lu}(?:\p{Lu}|\w*\s\p{Lu})/u.test(value)) {
    return value.charAt(0).toLowerCase() + value.slice(1)
  }
  return /^\p{Lu}/u.test(right) ? value.charAt(0).toUpperCase() + value.slice(1) : value
}
