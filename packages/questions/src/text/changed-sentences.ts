import type { Random } from '../kit/random/random.ts'
import { type Blank, fill } from './blank.ts'
import type { Material } from './read-material.ts'
import { wrongValues } from './wrong-values.ts'

/** A sentence of the text with one change. */
export interface ChangedSentence {
  text: string
  blank: Blank
  instead: string
}

/** Four statements are read together, so none may be long. */
const LONGEST = 170

/** Three other sentences of the text, each with one change. */
export function changedSentences(kept: Blank, material: Material, random: Random): ChangedSentence[] {
  const changed: ChangedSentence[] = []
  const used = new Set([kept.sentence.text])
  for (const blank of random.shuffle(material.blanks)) {
    if (changed.length === 3) break
    if (used.has(blank.sentence.text) || blank.kind === 'term' || blank.sentence.text.length > LONGEST)
      continue
    const [wrong] = wrongValues(blank, material, random)
    if (!wrong) continue
    used.add(blank.sentence.text)
    changed.push({ text: fill(blank, wrong.value), blank, instead: wrong.value })
  }
  return changed.length === 3 && kept.sentence.text.length <= LONGEST ? changed : []
}
