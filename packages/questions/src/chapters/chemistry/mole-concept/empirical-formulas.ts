import { ATOMIC_MASSES, countAtoms } from '../../../kit/chemistry/formulas.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'

/** Elements with how many atoms of each, in the order in which they are written. */
export type Parts = readonly (readonly [element: string, count: number])[]

/** Real compounds of carbon, hydrogen, nitrogen, oxygen and chlorine, by molecule. */
export const KNOWN: readonly string[] = [
  'C2H2',
  'C6H6',
  'C2H4',
  'C3H6',
  'C4H8',
  'C2H6',
  'C4H10',
  'C6H14',
  'C8H18',
  'C3H8',
  'C5H12',
  'C7H8',
  'C10H8',
  'C2H4O2',
  'C6H12O6',
  'C3H6O3',
  'C5H10O5',
  'C4H8O2',
  'C3H6O',
  'C2H6O',
  'C2H6O2',
  'C4H10O',
  'C3H8O3',
  'C6H6O',
  'C4H6O4',
  'C6H10O4',
  'C6H8O7',
  'C4H4O4',
  'C8H8O2',
  'C7H6O2',
  'C3H4O4',
  'C6H8O6',
  'C4H6O6',
  'C6H10O2',
  'N2H4',
  'C6H7N',
  'C2H8N2',
  'C6H12N2',
  'C4H4N2',
  'C6H6O2',
  'C2H4Cl2',
  'C6H4Cl2',
  'C2H2Cl2',
  'C6H6Cl6',
  'C4H8Cl2',
  'C2H2Cl4',
  'H2O2',
  'C10H14N2',
  'C6H16N2',
  'C3H6N6',
]

const NAMES: Readonly<Record<string, string>> = {
  C: 'carbon',
  H: 'hydrogen',
  N: 'nitrogen',
  O: 'oxygen',
  Cl: 'chlorine',
}

export const nameOf = (element: string): string => NAMES[element] ?? element

export const readParts = (formula: string): Parts => [...countAtoms(formula)]

export const writeParts = (parts: Parts): string =>
  parts.map(([element, count]) => `${element}${count === 1 ? '' : count}`).join('')

export const divisorOf = (parts: Parts): number =>
  parts.reduce((divisor, [, count]) => gcd(divisor, count), 0)

export const scaled = (parts: Parts, times: number): Parts =>
  parts.map(([element, count]) => [element, count * times])

export const reduced = (parts: Parts): Parts => scaled(parts, 1 / divisorOf(parts))

export const massOf = (parts: Parts): number =>
  parts.reduce((sum, [element, count]) => sum + (ATOMIC_MASSES[element] ?? Number.NaN) * count, 0)

/** In percent of the mass. */
export const shareOf = (parts: Parts, wanted: string): number =>
  (100 * massOf(parts.filter(([element]) => element === wanted))) / massOf(parts)

const MOST_ATOMS: Readonly<Record<string, number>> = { C: 10, H: 18 }

/** Every formula of these elements with at most 10 atoms of carbon, 18 of hydrogen and 7 of any other. */
export function formulasOf(elements: readonly string[]): Parts[] {
  return elements.reduce<Parts[]>(
    (found, element) =>
      found.flatMap((parts) =>
        range(1, MOST_ATOMS[element] ?? 7).map((count): Parts => [...parts, [element, count]]),
      ),
    [[]],
  )
}
