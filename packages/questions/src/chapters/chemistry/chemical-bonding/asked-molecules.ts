import { formatFormula } from '../../../kit/chemistry/formulas.ts'

/** A molecule or ion that papers ask about by its name. What they ask follows from its bonded atoms and lone pairs. */
export interface AskedMolecule {
  /** In plain text: XeF4. */
  formula: string
  charge: number
  /** The symbol of the central atom; of two carbon atoms, of each. */
  central: string
  /** Atoms round the central one. */
  bonds: number
  /** Lone pairs on the central atom. */
  lone: number
  /** As it is printed: XeF₄, I₃⁻. */
  name: string
  /** How a question names it: 'XeF₄', 'ammonia (NH₃)'. */
  called: string
  /** How a question names the atom: 'xenon', 'the central iodine atom', 'each carbon atom'. */
  atom: string
  /** Null for an ion, and where it is not asked. */
  isPolar: boolean | null
  /** Lone pairs of all atoms; null where it depends on how multiple bonds are drawn. */
  allLone: number | null
  /** Between neighbouring bonds; null where measured values and theory differ. */
  angle: string | null
  /** Sigma and pi bonds, where there are pi bonds that every book draws, or two carbon atoms. */
  sigmaAndPi: readonly [number, number] | null
}

const CHARGES: Readonly<Record<string, string>> = { '1': '⁺', '-1': '⁻', '-2': '²⁻' }

const ATOMS: Readonly<Record<string, string>> = {
  Be: 'beryllium',
  B: 'boron',
  C: 'carbon',
  N: 'nitrogen',
  O: 'oxygen',
  P: 'phosphorus',
  S: 'sulphur',
  Cl: 'chlorine',
  Br: 'bromine',
  I: 'iodine',
  Xe: 'xenon',
}

/** By bonded atoms and lone pairs: the shape, and the angle between neighbouring bonds. */
const SHAPES: Readonly<Record<string, readonly [shape: string, angle: string]>> = {
  '2,0': ['linear', '180°'],
  '3,0': ['trigonal planar', '120°'],
  '2,1': ['bent', 'slightly less than 120°'],
  '4,0': ['tetrahedral', '109.5°'],
  '3,1': ['trigonal pyramidal', 'less than 109.5°'],
  '2,2': ['bent', 'less than 109.5°'],
  '5,0': ['trigonal bipyramidal', '90° and 120°'],
  '4,1': ['see-saw', 'below 90° and below 120°'],
  '3,2': ['T-shaped', 'slightly less than 90°'],
  '2,3': ['linear', '180°'],
  '6,0': ['octahedral', '90°'],
  '5,1': ['square pyramidal', 'slightly less than 90°'],
  '4,2': ['square planar', '90°'],
  '7,0': ['pentagonal bipyramidal', '72° and 90°'],
}

const nameAtom = (formula: string, central: string): string => {
  const element = ATOMS[central] ?? ''
  if (formula === `${central}3`) return `the central ${element} atom`
  return formula.startsWith(`${central}2`) ? `each ${element} atom` : element
}

const byPairs = (bonds: number, lone: number): readonly [shape: string, angle: string] =>
  SHAPES[`${bonds},${lone}`] ?? ['', '']

export const shapeOf = ({ bonds, lone }: AskedMolecule): string => byPairs(bonds, lone)[0]

/**
 * Formula, charge, central atom, bonded atoms, lone pairs on it, polarity, lone pairs of all atoms, and where it differs
 * from what the pairs say the bond angle ('-' in any of these: not asked), sigma and pi bonds, and the name that people use.
 */
export const ASKED: readonly AskedMolecule[] = `
  XeF4 | 0 | Xe | 4 | 2 | non-polar | 14
  XeF2 | 0 | Xe | 2 | 3 | non-polar | 9
  XeO3 | 0 | Xe | 3 | 1 | polar | -
  XeOF4 | 0 | Xe | 5 | 1 | polar | - | -
  SF6 | 0 | S | 6 | 0 | non-polar | 18
  SF4 | 0 | S | 4 | 1 | polar | 13
  SO2 | 0 | S | 2 | 1 | polar | -
  SO3 | 0 | S | 3 | 0 | non-polar | -
  SO4 | -2 | S | 4 | 0 | - | -
  PCl5 | 0 | P | 5 | 0 | non-polar | 15
  PCl3 | 0 | P | 3 | 1 | polar | 10
  ClF3 | 0 | Cl | 3 | 2 | polar | 11
  ClO4 | -1 | Cl | 4 | 0 | - | -
  BrF5 | 0 | Br | 5 | 1 | polar | 16
  IF5 | 0 | I | 5 | 1 | polar | 16
  IF7 | 0 | I | 7 | 0 | non-polar | 21
  I3 | -1 | I | 2 | 3 | - | 9
  ICl4 | -1 | I | 4 | 2 | - | 14
  NH3 | 0 | N | 3 | 1 | polar | 1 | 107° | - | ammonia
  NF3 | 0 | N | 3 | 1 | polar | 10
  NH4 | 1 | N | 4 | 0 | - | 0
  NO3 | -1 | N | 3 | 0 | - | -
  H2O | 0 | O | 2 | 2 | polar | 2 | 104.5° | - | water
  H3O | 1 | O | 3 | 1 | - | 1 | -
  O3 | 0 | O | 2 | 1 | - | - | slightly less than 120° | - | ozone
  CH4 | 0 | C | 4 | 0 | non-polar | 0 | 109.5° | - | methane
  CCl4 | 0 | C | 4 | 0 | non-polar | 12
  CO2 | 0 | C | 2 | 0 | non-polar | 4 | 180° | 2 2 | carbon dioxide
  CO3 | -2 | C | 3 | 0 | - | -
  C2H6 | 0 | C | 4 | 0 | - | - | 109.5° | 7 0 | ethane
  C2H4 | 0 | C | 3 | 0 | - | - | about 120° | 5 1 | ethene
  C2H2 | 0 | C | 2 | 0 | - | - | 180° | 3 2 | ethyne
  BF3 | 0 | B | 3 | 0 | non-polar | 9
  BCl3 | 0 | B | 3 | 0 | non-polar | 9
  BeCl2 | 0 | Be | 2 | 0 | non-polar | 6
`
  .trim()
  .split('\n')
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [
      formula = '',
      charge = '',
      central = '',
      bonds = '',
      lone = '',
      polar,
      all,
      angle,
      numbers,
      common,
    ] = cells
    const name = `${formatFormula(formula)}${CHARGES[charge] ?? ''}`
    const [, usualAngle] = byPairs(Number(bonds), Number(lone))
    const [sigma, pi] = (numbers ?? '').split(' ').map(Number)
    return {
      formula,
      charge: Number(charge),
      central,
      bonds: Number(bonds),
      lone: Number(lone),
      name,
      called: common === undefined ? name : `${common} (${name})`,
      atom: nameAtom(formula, central),
      isPolar: polar === '-' ? null : polar === 'polar',
      allLone: all === '-' ? null : Number(all),
      angle: angle === '-' ? null : (angle ?? usualAngle),
      sigmaAndPi: sigma === undefined || pi === undefined ? null : ([sigma, pi] as const),
    }
  })
