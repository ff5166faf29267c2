/** Relative atomic masses as school books round them. */
export const ATOMIC_MASSES: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  F: 19,
  Na: 23,
  Mg: 24,
  Al: 27,
  P: 31,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Mn: 55,
  Fe: 56,
  Cu: 63.5,
  Zn: 65,
  Ag: 108,
  Pb: 207,
}

export interface Compound {
  name: string
  /** In plain text: H2SO4. */
  formula: string
  molarMass: number
  atoms: number
  isGas: boolean
}

const gas = (name: string, formula: string, molarMass: number, atoms: number): Compound => ({
  name,
  formula,
  molarMass,
  atoms,
  isGas: true,
})

const solid = (name: string, formula: string, molarMass: number, atoms: number): Compound => ({
  ...gas(name, formula, molarMass, atoms),
  isGas: false,
})

export const COMPOUNDS: readonly Compound[] = [
  gas('hydrogen', 'H2', 2, 2),
  gas('nitrogen', 'N2', 28, 2),
  gas('oxygen', 'O2', 32, 2),
  gas('ozone', 'O3', 48, 3),
  gas('chlorine', 'Cl2', 71, 2),
  gas('methane', 'CH4', 16, 5),
  gas('ammonia', 'NH3', 17, 4),
  gas('carbon monoxide', 'CO', 28, 2),
  gas('carbon dioxide', 'CO2', 44, 3),
  gas('sulphur dioxide', 'SO2', 64, 3),
  gas('nitrogen dioxide', 'NO2', 46, 3),
  gas('ethane', 'C2H6', 30, 8),
  gas('ethene', 'C2H4', 28, 6),
  gas('propane', 'C3H8', 44, 11),
  gas('hydrogen sulphide', 'H2S', 34, 3),
  solid('water', 'H2O', 18, 3),
  solid('hydrogen peroxide', 'H2O2', 34, 4),
  solid('ethanol', 'C2H6O', 46, 9),
  solid('glucose', 'C6H12O6', 180, 24),
  solid('urea', 'CH4N2O', 60, 8),
  solid('sulphuric acid', 'H2SO4', 98, 7),
  solid('nitric acid', 'HNO3', 63, 5),
  solid('sodium hydroxide', 'NaOH', 40, 3),
  solid('sodium carbonate', 'Na2CO3', 106, 6),
  solid('magnesium oxide', 'MgO', 40, 2),
  solid('calcium oxide', 'CaO', 56, 2),
  solid('calcium carbonate', 'CaCO3', 100, 5),
  solid('iron(III) oxide', 'Fe2O3', 160, 5),
  solid('sodium nitrate', 'NaNO3', 85, 5),
  solid('phosphoric acid', 'H3PO4', 98, 8),
]

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉'

/** H2SO4 -> H₂SO₄ */
export const formatFormula = (formula: string): string =>
  formula.replace(/\d/g, (digit) => SUBSCRIPTS[Number(digit)] ?? digit)

/** The number of atoms of each element in a formula without brackets: the second method for every molar mass. */
export function countAtoms(formula: string): Map<string, number> {
  const atoms = new Map<string, number>()
  for (const [, element = '', count] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    atoms.set(element, (atoms.get(element) ?? 0) + (count ? Number(count) : 1))
  }
  return atoms
}

const CHARGES: Readonly<Record<number, string>> = {
  1: '⁺',
  2: '²⁺',
  3: '³⁺',
  4: '⁴⁺',
  [-1]: '⁻',
  [-2]: '²⁻',
  [-3]: '³⁻',
  [-4]: '⁴⁻',
}

/** 'MnO4' and −1 as 'MnO₄⁻'. */
export const formatIon = (formula: string, charge: number): string =>
  `${formatFormula(formula)}${CHARGES[charge] ?? ''}`
