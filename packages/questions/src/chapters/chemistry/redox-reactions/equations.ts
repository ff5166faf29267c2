import { countEverything, type Species } from '../../../kit/chemistry/balance-equation.ts'
import { formatIon } from '../../../kit/chemistry/formulas.ts'
import { tidy } from '../../../kit/chemistry/solutes.ts'
import { say } from '../../../kit/wording/say.ts'

/** Equations of the school books with their numbers, and how they are written and checked. */

export interface Equation {
  left: readonly Species[]
  right: readonly Species[]
  /** The smallest whole numbers, left before right. */
  numbers: readonly number[]
  /** The atoms and the charge of each formula, in the same order. */
  counts: readonly ReadonlyMap<string, number>[]
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
        counts: [...left, ...right].map(({ species }) => countEverything(species)),
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
SiCl4 + 2Mg = Si + 2MgCl2
2Mg + O2 = 2MgO
4Na + O2 = 2Na2O
2Na + Cl2 = 2NaCl
4P + 5O2 = 2P2O5
4Cr + 3O2 = 2Cr2O3
2H2O2 = 2H2O + O2
2HgO = 2Hg + O2
2Cu + O2 = 2CuO
2K + 2H2O = 2KOH + H2
Ca + 2H2O = Ca(OH)2 + H2
Mg + 2HCl = MgCl2 + H2
CuO + 2HCl = CuCl2 + H2O
Al2O3 + 6HCl = 2AlCl3 + 3H2O
Fe2O3 + 3H2 = 2Fe + 3H2O
Fe3O4 + 4H2 = 3Fe + 4H2O
Cr2O3 + 2Al = Al2O3 + 2Cr
TiCl4 + 2Mg = Ti + 2MgCl2
Cl2 + 2KI = 2KCl + I2
Ca3N2 + 6H2O = 3Ca(OH)2 + 2NH3
N2 + O2 = 2NO
2PbO + C = 2Pb + CO2
2Al(OH)3 = Al2O3 + 3H2O
2H2 + O2 = 2H2O
2CO + O2 = 2CO2
2Al + 3Br2 = 2AlBr3
2Al + N2 = 2AlN
Zn + 2AgNO3 = Zn(NO3)2 + 2Ag
2Fe(OH)3 = Fe2O3 + 3H2O
MgO + 2HCl = MgCl2 + H2O
2Ag2O = 4Ag + O2`)

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
P4 + 3NaOH + 3H2O = PH3 + 3NaH2PO2
C5H12 + 8O2 = 5CO2 + 6H2O
2CH3OH + 3O2 = 2CO2 + 4H2O
C2H5OH + 3O2 = 2CO2 + 3H2O
C2H4 + 3O2 = 2CO2 + 2H2O
2C3H6 + 9O2 = 6CO2 + 6H2O
2PbS + 3O2 = 2PbO + 2SO2
2Cu2S + 3O2 = 2Cu2O + 2SO2
3Mg + 2H3PO4 = Mg3(PO4)2 + 3H2
2NaOH + H2SO4 = Na2SO4 + 2H2O
2Al(OH)3 + 3H2SO4 = Al2(SO4)3 + 6H2O
3BaCl2 + Al2(SO4)3 = 3BaSO4 + 2AlCl3
2FeSO4 = Fe2O3 + SO2 + SO3
K2Cr2O7 + 14HCl = 2KCl + 2CrCl3 + 7H2O + 3Cl2
Cu + 2H2SO4 = CuSO4 + SO2 + 2H2O
C + 2H2SO4 = CO2 + 2SO2 + 2H2O
S + 6HNO3 = H2SO4 + 6NO2 + 2H2O
4Mg + 10HNO3 = 4Mg(NO3)2 + NH4NO3 + 3H2O
3Ag + 4HNO3 = 3AgNO3 + NO + 2H2O
2Na2S2O3 + I2 = Na2S4O6 + 2NaI
SiO2 + 6HF = H2SiF6 + 2H2O
2KMnO4 = K2MnO4 + MnO2 + O2
4KO2 + 2CO2 = 2K2CO3 + 3O2`)

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
MnO2 + 4H^1 + 2Cl^-1 = Mn^2 + Cl2 + 2H2O
2MnO4^-1 + 10Cl^-1 + 16H^1 = 2Mn^2 + 5Cl2 + 8H2O
Cr2O7^-2 + 3C2O4^-2 + 14H^1 = 2Cr^3 + 6CO2 + 7H2O
Cr2O7^-2 + 6Cl^-1 + 14H^1 = 2Cr^3 + 3Cl2 + 7H2O
Cr2O7^-2 + 3NO2^-1 + 8H^1 = 2Cr^3 + 3NO3^-1 + 4H2O
PbO2 + 4H^1 + 2Cl^-1 = Pb^2 + Cl2 + 2H2O
MnO2 + C2O4^-2 + 4H^1 = Mn^2 + 2CO2 + 2H2O
Cu + 2NO3^-1 + 4H^1 = Cu^2 + 2NO2 + 2H2O
3Ag + NO3^-1 + 4H^1 = 3Ag^1 + NO + 2H2O
3Fe^2 + NO3^-1 + 4H^1 = 3Fe^3 + NO + 2H2O
2I^-1 + H2O2 + 2H^1 = I2 + 2H2O
2Fe^3 + Sn^2 = 2Fe^2 + Sn^4
2Fe^3 + 2I^-1 = 2Fe^2 + I2
I2 + 2S2O3^-2 = 2I^-1 + S4O6^-2
2Al + 6H^1 = 2Al^3 + 3H2
ClO3^-1 + 6Fe^2 + 6H^1 = Cl^-1 + 6Fe^3 + 3H2O
2MnO4^-1 + 3SO3^-2 + H2O = 2MnO2 + 3SO4^-2 + 2OH^-1
2MnO4^-1 + 3Mn^2 + 2H2O = 5MnO2 + 4H^1
4Zn + NO3^-1 + 7OH^-1 + 6H2O = 4Zn(OH)4^-2 + NH3
2Cr(OH)3 + 3H2O2 + 4OH^-1 = 2CrO4^-2 + 8H2O`)

export const speciesAt = ({ left, right }: Equation, place: number): string =>
  writeSpecies([...left, ...right][place] ?? { formula: '', charge: 0 })

export const writeSpecies = ({ formula, charge }: Species): string => formatIon(formula, charge)

/** 'Fe₂O₃ + CO → Fe + CO₂', or with numbers in front. */
export function writeEquation(
  { left, right }: Pick<Equation, 'left' | 'right'>,
  numbers: readonly number[] = [],
): string {
  const write = (species: Species, index: number) => {
    const number = numbers[index] ?? 1
    return `${number === 1 ? '' : number}${writeSpecies(species)}`
  }
  return `${left.map(write).join(' + ')} → ${right.map((species, index) => write(species, left.length + index)).join(' + ')}`
}

/** How many of each kind are on the left and on the right, under given numbers. */
function sides({ left, counts }: Equation, numbers: readonly number[]) {
  const totals = new Map<string, { before: number; after: number }>()
  for (const [index, count] of counts.entries()) {
    for (const [kind, amount] of count) {
      const total = totals.get(kind) ?? { before: 0, after: 0 }
      const size = amount * (numbers[index] ?? 0)
      totals.set(
        kind,
        index < left.length
          ? { ...total, before: total.before + size }
          : { ...total, after: total.after + size },
      )
    }
  }
  return [...totals].map(([kind, total]) => ({ kind, ...total }))
}

const nameOf = (kind: string): string => (kind === 'charge' ? 'the charge' : kind)

/** Why these numbers do not balance; true of the numbers shown, whatever was drawn. */
export function explainUnbalanced(equation: Equation, numbers: readonly number[]) {
  const off = sides(equation, numbers).filter(({ before, after }) => before !== after)
  const [first] = off
  return first
    ? say`then ${nameOf(first.kind)} is ${signed(first.before)} on the left and ${signed(first.after)} on the right`
    : say`that balances, but not with the smallest whole numbers`
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))

export const changed = (numbers: readonly number[], place: number, by: number): number[] =>
  numbers.map((number, index) => (index === place ? number + by : number))

export const isIonic = ({ left, right }: Equation): boolean =>
  [...left, ...right].some(({ charge }) => charge !== 0)

/** The final check, longer for longer equations. */
export function checkSteps(equation: Equation) {
  const { numbers } = equation
  const all = sides(equation, numbers)
  const atoms = all.filter(({ kind }) => kind !== 'charge')
  const charge = all.find(({ kind }) => kind === 'charge')
  const balanced = say`Balanced: ${writeEquation(equation, numbers)}`
  if (SIMPLE.includes(equation)) return [balanced]
  return [
    say`Begin with the elements that stand in one formula on each side, and leave hydrogen and oxygen for the end.`,
    say`Atoms on each side: ${atoms.map(({ kind, before }) => `${kind} ${before}`).join(', ')}`,
    ...(charge ? [say`The charge on each side is ${signed(charge.before)}.`] : []),
    balanced,
  ].slice(isIonic(equation) ? 0 : 1)
}

export const task = ({ left, right }: Equation) => ({
  left: left.map(({ formula, charge }) => ({ formula, charge })),
  right: right.map(({ formula, charge }) => ({ formula, charge })),
})

/** What comes out when the moles of one substance are worked out from those of another with wrong coefficients. */
export function wrongMoles(
  equation: Equation,
  { from, to, moles }: { from: number; to: number; moles: number },
) {
  const { numbers } = equation
  const [known, asked] = [speciesAt(equation, from), speciesAt(equation, to)]
  const [own, wanted] = [numbers[from] ?? 1, numbers[to] ?? 1]
  const wrong = [
    { value: (moles * own) / wanted, because: say`the ratio of the coefficients was turned round` },
    { value: moles, because: say`equal moles were taken, as if the equation needed no coefficients` },
    ...(own > 1 ? [{ value: moles * wanted, because: say`the coefficient of ${known} was left out` }] : []),
    ...(wanted > 1 ? [{ value: moles / own, because: say`the coefficient of ${asked} was left out` }] : []),
    ...[1, 2].map((by) => ({
      value: (moles * (wanted + by)) / own,
      because: explainUnbalanced(equation, changed(numbers, to, by)),
    })),
    { value: (moles * wanted) / (own + 1), because: explainUnbalanced(equation, changed(numbers, from, 1)) },
    { value: (2 * moles * wanted) / own, because: say`the coefficient of ${asked} was doubled` },
    { value: (moles * wanted) / (2 * own), because: say`the coefficient of ${known} was doubled` },
  ].map(({ value, because }) => ({ value: tidy(value), because }))
  return wrong.filter(({ value }) => value > 0 && Number.isInteger(tidy(value * 100)))
}
