import { formatFormula } from '../../../../kit/chemistry/formulas.ts'

/** A gas in an equilibrium and its coefficient. */
export interface Gas {
  formula: string
  number: number
}

export interface GasEquilibrium {
  left: readonly Gas[]
  right: readonly Gas[]
}

const side = (text: string): Gas[] =>
  text.split('+').map((part) => {
    const [, number = '', formula = ''] = /^(\d*)([A-Z].*)$/.exec(part.trim()) ?? []
    return { formula, number: number ? Number(number) : 1 }
  })

/** Equilibria between gases, as in textbooks. */
export const EQUILIBRIA: readonly GasEquilibrium[] = [
  'N2 + 3H2 = 2NH3',
  'H2 + I2 = 2HI',
  'PCl5 = PCl3 + Cl2',
  'N2O4 = 2NO2',
  '2SO2 + O2 = 2SO3',
  'CO + H2O = CO2 + H2',
  'N2 + O2 = 2NO',
  '2NO + O2 = 2NO2',
  '2NOCl = 2NO + Cl2',
  'CO + Cl2 = COCl2',
  'H2 + Br2 = 2HBr',
  'SO2 + Cl2 = SO2Cl2',
  'CO + 2H2 = CH4O',
  'SO2 + NO2 = SO3 + NO',
].map((text) => {
  const [left = '', right = ''] = text.split('=')
  return { left: side(left), right: side(right) }
})

const writeGas = ({ formula, number }: Gas): string =>
  `${number === 1 ? '' : number}${writeGasFormula(formula)}`

/** Methanol is written in its familiar form. */
export const writeGasFormula = (formula: string): string =>
  formula === 'CH4O' ? 'CH₃OH' : formatFormula(formula)

export const writeEquilibrium = ({ left, right }: GasEquilibrium): string =>
  `${left.map(writeGas).join(' + ')} ⇌ ${right.map(writeGas).join(' + ')}`

const gases = (side: readonly Gas[]): number => side.reduce((sum, { number }) => sum + number, 0)

/** Moles of gas on the right less those on the left. */
export const changeOfMoles = ({ left, right }: GasEquilibrium): number => gases(right) - gases(left)

/** '[NH₃]² ÷ ([N₂] × [H₂]³)' */
export function writeConstant({ left, right }: GasEquilibrium): string {
  const factor = ({ formula, number }: Gas) =>
    `[${writeGasFormula(formula)}]${number === 1 ? '' : number === 2 ? '²' : '³'}`
  const below = left.map(factor).join(' × ')
  return `${right.map(factor).join(' × ')} ÷ ${left.length > 1 ? `(${below})` : below}`
}
