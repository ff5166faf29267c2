import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { sayPercent, sayRupees } from '../say-number.ts'
import { type Solution, step } from '../solution.ts'

/** Prices of one thing, with the steps that led to them. */
export interface Deal {
  cost?: Exact
  selling?: Exact
  marked?: Exact
  steps: Solution['steps'][number][]
}

export const hundred = new Fraction(100)

export function sellAt(cost: Exact, percent: Exact): Deal | null {
  if (percent.lte(-100)) return null
  const selling = cost.mul(hundred.add(percent)).div(100)
  const word = percent.lt(0) ? 'loss' : 'profit'
  return {
    cost,
    selling,
    steps: [
      step(
        `Find the ${word}`,
        `${sayPercent(percent.abs())} of ${sayRupees(cost)} = ${sayRupees(cost.mul(percent.abs()).div(100))}`,
      ),
      step(
        'Find the selling price',
        `Selling price = cost price ${percent.lt(0) ? '− loss' : '+ profit'} = ${sayRupees(selling)}`,
      ),
    ],
  }
}

export const sumDeal = (cost: Exact, gain: Exact): Deal | null =>
  cost.add(gain).lt(0)
    ? null
    : {
        cost,
        selling: cost.add(gain),
        steps: [
          step(
            'Find the selling price',
            `Selling price = cost price ${gain.lt(0) ? '− loss' : '+ profit'} = ${sayRupees(cost.add(gain))}`,
          ),
        ],
      }

export function boughtAt(selling: Exact, percent: Exact): Deal | null {
  if (percent.lte(-100)) return null
  const cost = selling.mul(100).div(hundred.add(percent))
  return {
    cost,
    selling,
    steps: [
      step(
        'Put the cost price at 100%',
        `The selling price is then ${sayPercent(hundred.add(percent))} of the cost price.`,
      ),
      step(
        'Find the cost price',
        `Cost price = ${sayRupees(selling)} × 100 ÷ ${hundred.add(percent)} = ${sayRupees(cost)}`,
      ),
    ],
  }
}

export function discounted(marked: Exact, percent: Exact): Deal | null {
  if (percent.gt(100)) return null
  const discount = marked.mul(percent).div(100)
  return {
    marked,
    selling: marked.sub(discount),
    steps: [
      step('Find the discount', `${sayPercent(percent)} of ${sayRupees(marked)} = ${sayRupees(discount)}`),
      step(
        'Find the selling price',
        `${sayRupees(marked)} − ${sayRupees(discount)} = ${sayRupees(marked.sub(discount))}`,
      ),
    ],
  }
}

export function markedAt(selling: Exact, percent: Exact): Deal | null {
  if (percent.gte(100)) return null
  const marked = selling.mul(100).div(hundred.sub(percent))
  return {
    marked,
    selling,
    steps: [
      step('Put the marked price at 100%', `The selling price is ${sayPercent(hundred.sub(percent))} of it.`),
      step(
        'Find the marked price',
        `${sayRupees(selling)} × 100 ÷ ${hundred.sub(percent)} = ${sayRupees(marked)}`,
      ),
    ],
  }
}
