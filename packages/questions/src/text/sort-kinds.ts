import type { Blank } from './blank.ts'
import { knownKind } from './known-kinds.ts'

/**
 * Each place of a sentence once, with all that the whole text shows about the phrase in it. A part of a longer phrase is
 * left out.
 */
export function sortKinds(found: readonly Blank[]): Blank[] {
  const ofValue = new Map<string, string[]>()
  for (const [value, places] of Map.groupBy(found, keyOf)) ofValue.set(value, inherentSigns(places))
  const bySentence = [...Map.groupBy(found, ({ sentence }) => sentence).values()]
  const whole = bySentence.flatMap((blanks) => blanks.filter((blank) => !isCut(blank, blanks)))
  const byPlace = Map.groupBy(whole, ({ sentence, start, end }) => `${start} ${end} ${sentence.text}`)
  return [...byPlace.values()].flatMap((places): Blank[] => {
    const [blank] = places
    if (!blank) return []
    const own = places.flatMap(({ signs }) => signs).filter((sign) => !sign.startsWith('='))
    return [{ ...blank, signs: [...new Set([...own, ...(ofValue.get(keyOf(blank)) ?? [])])] }]
  })
}

const keyOf = ({ value }: Blank): string => value.toLowerCase()

/** Whether the phrase is a part of a longer one: 'Ganga' in 'Dakshin Ganga'. */
const isCut = ({ start, end }: Blank, others: readonly Blank[]): boolean =>
  others.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start)

function inherentSigns(places: readonly Blank[]): string[] {
  const value = places[0]?.value ?? ''
  const told = places.flatMap(({ signs }) => signs).filter((sign) => sign.startsWith('='))
  const count = (sign: string) => told.filter((other) => other === sign).length
  // A city offered for a scientist would be obviously wrong: most of its occurrences decide.
  const minor = count('=person') > count('=place') ? '=place' : '=person'
  const isDisputed = count('=person') > 0 && count('=place') > 0
  const known = knownKind(value)
  return [
    ...new Set([
      ...told.filter((sign) => !(isDisputed && sign === minor) && !(known && sign === '=person')),
      ...(known ? [`=known ${known}`] : []),
    ]),
  ]
}
