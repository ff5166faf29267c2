import { type Measure, rounded } from '../../../kit/values/value.ts'
import { superscript } from '../../../kit/wording/number.ts'

/** Decimal logarithms as exam papers give them. */
export const LOGS: Record<number, number> = { 1: 0, 2: 0.3, 3: 0.48, 4: 0.6, 5: 0.7, 6: 0.78, 8: 0.9 }

export const FACTORS = [1, 2, 3, 4, 5, 6, 8]

const HINT: Record<number, string> = {
  2: 'log 2 = 0.30',
  3: 'log 3 = 0.48',
  4: 'log 4 = 0.60',
  5: 'log 5 = 0.70',
  6: 'log 6 = 0.78',
  8: 'log 8 = 0.90',
}

/** To one decimal: the logarithms above are good for that. */
export const shown = (value: number): Measure => rounded(value, 1)

export const scale = [0, 14] as const

/** 2 × 10⁻³, or 10⁻³ alone. */
export const power = (factor: number, exponent: number): string =>
  `${factor === 1 ? '' : `${factor} × `}10${superscript(-exponent)}`

export const hint = (factor: number): string => (HINT[factor] ? ` (${HINT[factor]})` : '')
