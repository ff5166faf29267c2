import type { Random } from '../kit/random/random.ts'
import { type Blank, fill } from './blank.ts'
import type { Material } from './read-material.ts'
import { wrongNames } from './wrong-names.ts'
import { wrongNumbers } from './wrong-numbers.ts'

/** A wrong value, and what the text says about it, if anything. */
export interface WrongValue {
  value: string
  elsewhere?: string
}

/** Three wrong values for a blank; an empty list when the text has too few similar values. */
export function wrongValues(blank: Blank, material: Material, random: Random): WrongValue[] {
  if (blank.kind !== 'name' && blank.kind !== 'term') {
    return wrongNumbers(blank, material.years, random).map((value) => ({ value }))
  }
  const others = blank.kind === 'name' ? material.names : material.terms
  return wrongNames(blank, others, random).map(({ value, sentence }) => ({
    value: matchCase(value, blank),
    elsewhere: sentence.text,
  }))
}

/** A term has a capital at the start of a sentence and none inside it, wherever it came from. */
function matchCase(value: string, { kind, start }: Blank): string {
  if (kind === 'name' || /^\p{Lu}{2}/u.test(value)) return value
  const [first = '', rest] = [value[0], value.slice(1)]
  return (start === 0 ? first.toUpperCase() : first.toLowerCase()) + rest
}

const PROMPTS = {
  year: ['Which year completes the sentence as the text has it?', 'When was it, by the text?'],
  day: ['Which date completes the sentence as the text has it?', 'On which day was it, by the text?'],
  number: [
    'Which number completes the sentence as the text has it?',
    'Which number does the text give here?',
  ],
  name: ['Which name completes the sentence as the text has it?', 'Which name stands here in the text?'],
  term: ['Which term completes the sentence as the text has it?', 'Which term does the text explain here?'],
} as const

export const promptOf = (blank: Blank, random: Random): string =>
  `${random.pick(PROMPTS[blank.kind])}\n\n${fill(blank, '______')}`
