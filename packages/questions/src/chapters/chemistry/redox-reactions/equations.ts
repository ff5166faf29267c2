import { formatFormula } from '../../../kit/chemistry/formulas.ts'

/** A formula with its charge, as it stands in an equation. */
export interface Species {
  formula: string
  charge: number
}

export interface Equation {
  left: readonly Species[]
  right: readonly Species[]
  /** The smallest whole numbers, left before right. */
  numbers: readonly number[]
}

const readSide = (side: string): { species: Species; number: number }[] =>
  side.split(' + ').map((part) => {
    const [, number = '', formula = '', charge = '0'] =
      /^(\d*)([A-Z(][A-Za-z0-9()]*)\^?(-?\d*)$/.exec(part.trim()) ?? []
    return { species: { formula, charge: Number(charge) }, number: number ? Number(number) : 1 }
  })

/** 'Fe2O3 + 3CO = 2Fe + 3CO2', and with charges 'MnO4^-1'. */
const read = (list: string): Equation[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [left = [], right = []] = line.split(' = ').map(readSide)
      return {
        left: left.map(({ species }) => species),
        right: right.map(({ species }) => species),
        numbers: [...left, ...right].map(({ number }) => number),
      }
    })

export const SIMPLE: readonly Equation[] = read(`
N2 + 3H2 = 2NH3
4Al + 3O2 = 2Al2O3
4Fe + 3O2 = 2Fe2O3
3Fe + 2O2 = Fe3O4
2Al + 3Cl2 = 2AlCl3
2Fe + 3Cl2 = 2FeCl3
2SO2 + O2 = 2SO3
2NO + O2 = 2NO2
P4 + 5O2 = P4O10
P4 + 6Cl2 = 4PCl3
2KClO3 = 2KCl + 3O2
2Na + 2H2O = 2NaOH + H2
CH4 + 2O2 = CO2 + 2H2O
2Al + 6HCl = 2AlCl3 + 3H2
Zn + 2HCl = ZnCl2 + H2
Fe2O3 + 3CO = 2Fe + 3CO2
Fe2O3 + 2Al = Al2O3 + 2Fe
Mg3N2 + 6H2O = 3Mg(OH)2 + 2NH3
3Mg + N2 = Mg3N2
2KNO3 = 2KNO2 + O2
6Li + N2 = 2Li3N
3Fe + 4H2O = Fe3O4 + 4H2
CaC2 + 2H2O = Ca(OH)2 + C2H2
CS2 + 3O2 = CO2 + 2SO2
2H2S + SO2 = 3S + 2H2O
2H2S + 3O2 = 2SO2 + 2H2O
WO3 + 3H2 = W + 3H2O
SiCl4 + 2Mg = Si + 2MgCl2`)

export const LONGER: readonly Equation[] = read(`
C3H8 + 5O2 = 3CO2 + 4H2O
2C2H6 + 7O2 = 4CO2 + 6H2O
2C4H10 + 13O2 = 8CO2 + 10H2O
2C2H2 + 5O2 = 4CO2 + 2H2O
C6H12O6 + 6O2 = 6CO2 + 6H2O
2C6H6 + 15O2 = 12CO2 + 6H2O
4NH3 + 5O2 = 4NO + 6H2O
4NH3 + 3O2 = 2N2 + 6H2O
3NO2 + H2O = 2HNO3 + NO
4FeS2 + 11O2 = 2Fe2O3 + 8SO2
2ZnS + 3O2 = 2ZnO + 2SO2
2Al + 3H2SO4 = Al2(SO4)3 + 3H2
3Ca(OH)2 + 2H3PO4 = Ca3(PO4)2 + 6H2O
Al4C3 + 12H2O = 4Al(OH)3 + 3CH4
MnO2 + 4HCl = MnCl2 + 2H2O + Cl2
2KMnO4 + 16HCl = 2KCl + 2MnCl2 + 8H2O + 5Cl2
3Cu + 8HNO3 = 3Cu(NO3)2 + 2NO + 4H2O
Cu + 4HNO3 = Cu(NO3)2 + 2NO2 + 2H2O
P4O10 + 6H2O = 4H3PO4
2Pb(NO3)2 = 2PbO + 4NO2 + O2
(NH4)2Cr2O7 = N2 + Cr2O3 + 4H2O
3Cl2 + 6NaOH = 5NaCl + NaClO3 + 3H2O
2Al + 2NaOH + 2H2O = 2NaAlO2 + 3H2
8NH3 + 3Cl2 = 6NH4Cl + N2
2NH3 + 3CuO = 3Cu + N2 + 3H2O
4Zn + 10HNO3 = 4Zn(NO3)2 + NH4NO3 + 3H2O
I2 + 10HNO3 = 2HIO3 + 10NO2 + 4H2O
P4 + 3NaOH + 3H2O = PH3 + 3NaH2PO2`)

export const IONIC: readonly Equation[] = read(`
MnO4^-1 + 5Fe^2 + 8H^1 = Mn^2 + 5Fe^3 + 4H2O
Cr2O7^-2 + 6Fe^2 + 14H^1 = 2Cr^3 + 6Fe^3 + 7H2O
2MnO4^-1 + 5C2O4^-2 + 16H^1 = 2Mn^2 + 10CO2 + 8H2O
2MnO4^-1 + 10I^-1 + 16H^1 = 2Mn^2 + 5I2 + 8H2O
Cr2O7^-2 + 6I^-1 + 14H^1 = 2Cr^3 + 3I2 + 7H2O
Cr2O7^-2 + 3SO3^-2 + 8H^1 = 2Cr^3 + 3SO4^-2 + 4H2O
Cr2O7^-2 + 3H2S + 8H^1 = 2Cr^3 + 3S + 7H2O
Cr2O7^-2 + 3SO2 + 2H^1 = 2Cr^3 + 3SO4^-2 + H2O
Cr2O7^-2 + 3Sn^2 + 14H^1 = 2Cr^3 + 3Sn^4 + 7H2O
2MnO4^-1 + 5SO2 + 2H2O = 2Mn^2 + 5SO4^-2 + 4H^1
2MnO4^-1 + 5NO2^-1 + 6H^1 = 2Mn^2 + 5NO3^-1 + 3H2O
2MnO4^-1 + 5H2S + 6H^1 = 2Mn^2 + 5S + 8H2O
2MnO4^-1 + 5SO3^-2 + 6H^1 = 2Mn^2 + 5SO4^-2 + 3H2O
2MnO4^-1 + 5Sn^2 + 16H^1 = 2Mn^2 + 5Sn^4 + 8H2O
3Cu + 2NO3^-1 + 8H^1 = 3Cu^2 + 2NO + 4H2O
4Zn + NO3^-1 + 10H^1 = 4Zn^2 + NH4^1 + 3H2O
BrO3^-1 + 5Br^-1 + 6H^1 = 3Br2 + 3H2O
IO3^-1 + 5I^-1 + 6H^1 = 3I2 + 3H2O
2MnO4^-1 + I^-1 + H2O = 2MnO2 + IO3^-1 + 2OH^-1
2MnO4^-1 + Br^-1 + H2O = 2MnO2 + BrO3^-1 + 2OH^-1
3Cl2 + 6OH^-1 = 5Cl^-1 + ClO3^-1 + 3H2O
2CrO2^-1 + 3H2O2 + 2OH^-1 = 2CrO4^-2 + 4H2O
P4 + 3OH^-1 + 3H2O = PH3 + 3H2PO2^-1
2Fe^2 + H2O2 + 2H^1 = 2Fe^3 + 2H2O
3As2O3 + 4NO3^-1 + 7H2O + 4H^1 = 6H3AsO4 + 4NO
MnO2 + 4H^1 + 2Cl^-1 = Mn^2 + Cl2 + 2H2O`)

const CHARGES: Readonly<Record<number, string>> = {
  1: '⁺',
  2: '²⁺',
  3: '³⁺',
  4: '⁴⁺',
  [-1]: '⁻',
  [-2]: '²⁻',
}

export const writeSpecies = ({ formula, charge }: Species): string =>
  `${formatFormula(formula)}${CHARGES[charge] ?? ''}`

/** 'Fe₂O₃ + CO → Fe + CO₂', or with numbers in front. */
export function writeEquation({ left, right }: Equation, numbers: readonly number[] = []): string {
  const write = (species: Species, index: number) => {
    const number = numbers[index] ?? 1
    return `${number === 1 ? '' : number}${writeSpecies(species)}`
  }
  return `${left.map(write).join(' + ')} → ${right.map((species, index) => write(species, left.length + index)).join(' + ')}`
}

/** How many atoms of each element, brackets counted with their number; the charge counts as one more element. */
export function countEverything({ formula, charge }: Species): Map<string, number> {
  const counts = new Map<string, number>(charge === 0 ? [] : [['charge', charge]])
  const add = (text: string, times: number) => {
    for (const [, element = '', count] of text.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
      counts.set(element, (counts.get(element) ?? 0) + times * (count ? Number(count) : 1))
    }
  }
  add(formula.replace(/\([^)]*\)\d*/g, ''), 1)
  for (const [, inside = '', times] of formula.matchAll(/\(([^)]*)\)(\d*)/g))
    add(inside, times ? Number(times) : 1)
  return counts
}
