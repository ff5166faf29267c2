/** A value axis that starts at 0 (or below, for negative values) and ends on a round number. */
export interface Scale {
  min: number
  max: number
  ticks: number[]
}

const STEPS = [1, 2, 2.5, 5, 10]

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = STEPS.find((candidate) => candidate * power >= rough) ?? 10
  return step * power
}

/** About four lines, at round values. */
export function niceScale(values: readonly number[]): Scale {
  const lowest = Math.min(0, ...values)
  // A chart of zeros still needs a height.
  const highest = Math.max(0, ...values) || (lowest < 0 ? 0 : 1)
  const step = niceStep((highest - lowest) / 4)
  const min = Math.floor(lowest / step) * step
  const max = Math.ceil(highest / step) * step
  const count = Math.round((max - min) / step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toPrecision(12)))
  return { min, max, ticks }
}

/** Where a value stands between the ends of a scale, from 0 to 1. */
export const shareOf = (value: number, { min, max }: Scale): number => (value - min) / (max - min)
