import type { Random } from '../kit/random/random.ts'
import type { Blank } from './blank.ts'

/** Three other names or terms of the text, of the same kind as far as the context shows. */
export function wrongNames(blank: Blank, others: readonly Blank[], random: Random): Blank[] {
  const byValue = new Map(others.map((other) => [other.value.toLowerCase(), other]))
  const fitting = random
    .shuffle([...byValue.values()].filter((other) => mayStandFor(blank, other)))
    .map((other) => ({ other, likeness: likeness(blank, other) }))
    .sort((one, two) => two.likeness - one.likeness)
    .map(({ other }) => other)
  return fitting.length < 3 ? [] : fitting.slice(0, 3)
}

const likeness = (one: Blank, other: Blank): number =>
  one.signs.filter((sign) => other.signs.includes(sign)).length

/** Neither in the sentence nor another form of the answer. */
function mayStandFor(blank: Blank, other: Blank): boolean {
  const [value, instead] = [withoutTitle(blank.value), withoutTitle(other.value)]
  return (
    blank.kind === other.kind &&
    blank.signs[0] === other.signs[0] &&
    !value.includes(instead) &&
    !instead.includes(value) &&
    !blank.sentence.text.toLowerCase().includes(instead)
  )
}

const TITLE =
  /^(?:the|lord|lady|king|queen|sir|emperor|empress|president|prime minister|governor|general|captain|mahatma|pandit|sardar|saint|guru|raja|rani|nawab|sultan|maulana|dr\.?|mr\.?|mrs\.?|prof\.?)\s+/

const withoutTitle = (value: string): string => value.toLowerCase().replace(TITLE, '').replace(/s$/, '')
