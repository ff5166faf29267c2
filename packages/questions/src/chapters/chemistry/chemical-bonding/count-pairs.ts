import { countAtoms } from '../../../kit/chemistry/formulas.ts'

/** The group of the old count: electrons in the outer shell. */
const VALENCE: Readonly<Record<string, number>> = {
  H: 1,
  Be: 2,
  B: 3,
  Al: 3,
  C: 4,
  Si: 4,
  Ge: 4,
  Sn: 4,
  N: 5,
  P: 5,
  As: 5,
  Sb: 5,
  O: 6,
  S: 6,
  Se: 6,
  Te: 6,
  F: 7,
  Cl: 7,
  Br: 7,
  I: 7,
  Xe: 8,
}

/**
 * Bonded atoms and lone pairs of the central atom, from nothing but formula and charge: of all valence electrons every
 * atom outside takes its octet (hydrogen two), and what is left over stays on the central atom.
 */
export function countPairs(formula: string, central: string, charge: number) {
  const atoms = countAtoms(formula)
  let [electrons, bonds] = [-charge, 0]
  for (const [element, count] of atoms) {
    const outside = element === central ? count - 1 : count
    electrons += count * (VALENCE[element] ?? Number.NaN) - outside * (element === 'H' ? 2 : 8)
    bonds += outside
  }
  return { bonds, lone: electrons / 2 }
}

export const valenceOf = (element: string): number => VALENCE[element] ?? Number.NaN
