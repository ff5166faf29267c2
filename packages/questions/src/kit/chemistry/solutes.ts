import type { Random } from '../random/random.ts'
import { ATOMIC_MASSES, countAtoms, formatFormula } from './formulas.ts'

/** A substance that dissolves in water to a clear solution without reacting completely. */
export interface Solute {
  name: string
  formula: string
  molarMass: number
  /** In mol/L, at room temperature and well below saturation. */
  strongest: number
}

const SOLUTES: readonly Solute[] = [
  { name: 'sodium hydroxide', formula: 'NaOH', molarMass: 40, strongest: 10 },
  { name: 'potassium hydroxide', formula: 'KOH', molarMass: 56, strongest: 10 },
  { name: 'sodium carbonate', formula: 'Na2CO3', molarMass: 106, strongest: 1.8 },
  { name: 'sodium chloride', formula: 'NaCl', molarMass: 58.5, strongest: 5 },
  { name: 'potassium chloride', formula: 'KCl', molarMass: 74.5, strongest: 4 },
  { name: 'potassium nitrate', formula: 'KNO3', molarMass: 101, strongest: 2.5 },
  { name: 'sodium nitrate', formula: 'NaNO3', molarMass: 85, strongest: 8 },
  { name: 'sodium sulphate', formula: 'Na2SO4', molarMass: 142, strongest: 1.2 },
  { name: 'magnesium sulphate', formula: 'MgSO4', molarMass: 120, strongest: 2.5 },
  { name: 'calcium chloride', formula: 'CaCl2', molarMass: 111, strongest: 5 },
  { name: 'ammonium chloride', formula: 'NH4Cl', molarMass: 53.5, strongest: 5 },
  { name: 'glucose', formula: 'C6H12O6', molarMass: 180, strongest: 4 },
  { name: 'urea', formula: 'CH4N2O', molarMass: 60, strongest: 8 },
]

/** A solute of which a solution of this concentration can be made. */
export const drawSolute = (rng: Random, concentration: number): Solute =>
  rng.pick(SOLUTES.filter(({ strongest }) => strongest >= concentration))

export const withSoluteFormula = ({ name, formula }: Pick<Solute, 'name' | 'formula'>): string =>
  `${name} (${formatFormula(formula)})`

/** The second method for the molar mass: adds the atoms of the formula one by one. */
export const addUpMolarMass = (formula: string): number =>
  [...countAtoms(formula)].reduce(
    (sum, [element, count]) => sum + (ATOMIC_MASSES[element] ?? Number.NaN) * count,
    0,
  )

/** Removes floating-point noise from a product of decimals. */
export const tidy = (value: number): number => Math.round(value * 1e9) / 1e9

/** 'an 8 M solution', 'a 0.8 M solution', 'an 18% solution' */
export const articleOf = (number: number): string =>
  /^(?:8|11$|11\.|18$|18\.)/.test(String(number)) ? 'an' : 'a'

/** Wrong options have as many decimals as a rounded answer. */
export const roundOff = (value: number, places: number): number => Number(value.toFixed(places))

/** Whole, apart from floating-point noise. */
export const isWhole = (value: number): boolean => Number.isInteger(tidy(value))
