import { formatFormula } from '../../../../kit/chemistry/formulas.ts'
import { rounded } from '../../../../kit/values/value.ts'

/** A substance in a reaction, with its coefficient and its state. */
export interface Member {
  formula: string
  state: string
  number: number
}

interface ThermalReaction {
  left: readonly Member[]
  right: readonly Member[]
}

/** Standard enthalpies of formation at 298 K in kJ/mol, rounded to one decimal from the NCERT table, and from the CRC Handbook where it has none. */
export const FORMATION: Readonly<Record<string, number>> = {
  'CO(g)': -110.5,
  'CO2(g)': -393.5,
  'H2O(l)': -285.8,
  'H2O(g)': -241.8,
  'CH4(g)': -74.8,
  'C2H6(g)': -84.7,
  'C2H4(g)': 52.3,
  'C2H2(g)': 226.7,
  'C3H8(g)': -103.8,
  'C4H10(g)': -125.7,
  'C5H12(l)': -173.5,
  'C8H18(l)': -250.1,
  'C6H6(l)': 49,
  'C7H8(l)': 12.4,
  'C6H12O6(s)': -1273.3,
  'CH4O(l)': -238.9,
  'C2H6O(l)': -277.7,
  'NH3(g)': -46.1,
  'NH4Cl(s)': -314.4,
  'NO(g)': 90.3,
  'NO2(g)': 33.2,
  'HNO3(l)': -174.1,
  'N2O4(g)': 9.2,
  'SO2(g)': -296.8,
  'SO3(g)': -395.7,
  'HCl(g)': -92.3,
  'CaO(s)': -635.1,
  'CaCO3(s)': -1206.9,
  'Fe2O3(s)': -824.2,
  'Al2O3(s)': -1675.7,
  'NaCl(s)': -411.2,
  'MgO(s)': -601.6,
  'H2S(g)': -20.6,
}

/** Learners know these values from their textbook, so they are not varied. */
export const KNOWN_BY_HEART: ReadonlySet<string> = new Set(['CO(g)', 'CO2(g)', 'H2O(l)', 'H2O(g)'])

const ELEMENTS = new Set([
  'H2(g)',
  'O2(g)',
  'N2(g)',
  'C(s)',
  'S(s)',
  'Cl2(g)',
  'Fe(s)',
  'Al(s)',
  'Ca(s)',
  'Mg(s)',
  'Na(s)',
])

const members = (text: string): Member[] =>
  text.split(' + ').map((part) => {
    const [, number = '', formula = '', state = ''] = /^(\d*)([A-Z]\w*)\((\w)\)$/.exec(part.trim()) ?? []
    return { number: number ? Number(number) : 1, formula, state }
  })

const readReaction = (text: string): ThermalReaction => {
  const [left = '', right = ''] = text.split(' = ')
  return { left: members(left), right: members(right) }
}

export const REACTIONS: readonly ThermalReaction[] = [
  'CH4(g) + 2O2(g) = CO2(g) + 2H2O(l)',
  'C2H4(g) + 3O2(g) = 2CO2(g) + 2H2O(l)',
  'C3H8(g) + 5O2(g) = 3CO2(g) + 4H2O(l)',
  '2C2H6(g) + 7O2(g) = 4CO2(g) + 6H2O(l)',
  '2C2H2(g) + 5O2(g) = 4CO2(g) + 2H2O(l)',
  '2C6H6(l) + 15O2(g) = 12CO2(g) + 6H2O(l)',
  'C2H6O(l) + 3O2(g) = 2CO2(g) + 3H2O(l)',
  '2CH4O(l) + 3O2(g) = 2CO2(g) + 4H2O(l)',
  '4NH3(g) + 5O2(g) = 4NO(g) + 6H2O(g)',
  '2CO(g) + O2(g) = 2CO2(g)',
  '2NO(g) + O2(g) = 2NO2(g)',
  '2SO2(g) + O2(g) = 2SO3(g)',
  'CaCO3(s) = CaO(s) + CO2(g)',
  'Fe2O3(s) + 3CO(g) = 2Fe(s) + 3CO2(g)',
  'Fe2O3(s) + 2Al(s) = Al2O3(s) + 2Fe(s)',
  'N2O4(g) = 2NO2(g)',
  'CO(g) + H2O(g) = CO2(g) + H2(g)',
  'CH4(g) + H2O(g) = CO(g) + 3H2(g)',
  'C2H4(g) + H2(g) = C2H6(g)',
  'C2H2(g) + 2H2(g) = C2H6(g)',
  '2H2S(g) + 3O2(g) = 2SO2(g) + 2H2O(l)',
  '2H2S(g) + SO2(g) = 3S(s) + 2H2O(l)',
  'CO(g) + 2H2(g) = CH4O(l)',
  '2C4H10(g) + 13O2(g) = 8CO2(g) + 10H2O(l)',
  'C2H4(g) + H2O(g) = C2H6O(l)',
  'NH3(g) + HCl(g) = NH4Cl(s)',
  'SO2(g) + NO2(g) = SO3(g) + NO(g)',
  '3NO2(g) + H2O(l) = 2HNO3(l) + NO(g)',
].map(readReaction)

/** Fuels that burn to carbon dioxide and water, for which the enthalpy of formation is asked. */
export const FUELS = [
  'CH4(g)',
  'C2H6(g)',
  'C2H4(g)',
  'C2H2(g)',
  'C3H8(g)',
  'C4H10(g)',
  'C5H12(l)',
  'C8H18(l)',
  'C6H6(l)',
  'C7H8(l)',
  'C6H12O6(s)',
  'CH4O(l)',
  'C2H6O(l)',
].map((text) => members(text)[0] ?? { formula: '', state: '', number: 1 })

export const keyOf = ({ formula, state }: Member): string => `${formula}(${state})`

export const isElement = (member: Member): boolean => ELEMENTS.has(keyOf(member))

/** Zero for an element in its usual form. */
export const formationOf = (member: Member): number =>
  isElement(member) ? 0 : (FORMATION[keyOf(member)] ?? Number.NaN)

/** Alcohols in their familiar form. */
const NAMES: Readonly<Record<string, string>> = { CH4O: 'CH₃OH', C2H6O: 'C₂H₅OH' }

export const writeMember = (member: Member): string =>
  `${NAMES[member.formula] ?? formatFormula(member.formula)}(${member.state})`

const writeSide = (side: readonly Member[]): string =>
  side.map((member) => `${member.number === 1 ? '' : member.number}${writeMember(member)}`).join(' + ')

export const writeReaction = ({ left, right }: ThermalReaction): string =>
  `${writeSide(left)} → ${writeSide(right)}`

export const sumOver = (side: readonly Member[], value: (member: Member) => number): number =>
  Math.round(side.reduce((sum, member) => sum + member.number * value(member), 0) * 10) / 10

export const kilojoules = (value: number) => rounded(value, 1, 'kJ/mol')

export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`.replace(/^(.)(\d)(\d{3})/, '$1$2,$3')
