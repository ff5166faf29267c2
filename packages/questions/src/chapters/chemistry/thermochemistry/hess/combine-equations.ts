import { range } from '../../../../kit/values/number-theory.ts'

type Known = { readonly equation: string; readonly enthalpy: number }

/** How much of each substance an equation produces; negative for what it uses up. */
function readAmounts(equation: string): Map<string, number> {
  const amounts = new Map<string, number>()
  const [left = '', right = ''] = equation.split(' → ')
  for (const [side, sign] of [
    [left, -1],
    [right, 1],
  ] as const) {
    for (const part of side.split(' + ')) {
      const [, whole = '', half = '', substance = ''] = /^(\d*)(½?)(.+)$/.exec(part) ?? []
      const number = whole || half ? Number(whole) + (half ? 0.5 : 0) : 1
      amounts.set(substance, (amounts.get(substance) ?? 0) + sign * number)
    }
  }
  return amounts
}

/** Every way to take each equation between three times backward and three times forward. */
const ways = (count: number): number[][] =>
  count === 0 ? [[]] : ways(count - 1).flatMap((rest) => range(-3, 3).map((times) => [...rest, times]))

/** The enthalpy of the target, by trying all sums of the known equations until the substances agree. */
export function combineEquations(known: readonly Known[], target: string): number {
  const wanted = readAmounts(target)
  const read = known.map(({ equation }) => readAmounts(equation))
  const substances = new Set([wanted, ...read].flatMap((amounts) => [...amounts.keys()]))
  const fits = ways(known.length).filter((times) =>
    [...substances].every((substance) => {
      const made = read.reduce(
        (sum, amounts, index) => sum + (times[index] ?? 0) * (amounts.get(substance) ?? 0),
        0,
      )
      return Math.abs(made - (wanted.get(substance) ?? 0)) < 1e-9
    }),
  )
  const [only] = fits
  if (!only || fits.length > 1) return Number.NaN
  return known.reduce((sum, { enthalpy }, index) => sum + enthalpy * (only[index] ?? 0), 0)
}
