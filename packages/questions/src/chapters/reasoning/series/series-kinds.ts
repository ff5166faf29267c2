import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { joinValues } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** A series with its rule in words. */
export interface Series {
  /** The last one is asked. */
  all: number[]
  steps: Message[]
  mistakes: { value: number; because: Message }[]
}

export type SeriesKind = (rng: Random, terms: number) => Series

/** Terms from the first one by a step that may depend on its place, counted from 1. */
export function grow(first: number, count: number, step: (term: number, place: number) => number): number[] {
  const all = [first]
  for (const place of range(1, count)) all.push(step(all.at(-1) ?? 0, place))
  return all
}

export function constantStep(rng: Random, terms: number): Series {
  const step = rng.pick([-1, 1]) * rng.int(3, 29)
  const all = grow(rng.int(2, 240), terms, (term) => term + step)
  return {
    all,
    steps: [say`Each term is ${Math.abs(step)} ${step > 0 ? 'more' : 'less'} than the one before.`],
    mistakes: [
      { value: (all.at(-2) ?? 0) - step, because: say`the step was taken the wrong way` },
      { value: (all.at(-1) ?? 0) + step, because: say`one term too many was counted` },
    ],
  }
}

export function constantFactor(rng: Random, terms: number): Series {
  const factor = rng.int(2, 5)
  const all = grow(rng.int(2, 24), terms, (term) => term * factor)
  const previous = all.at(-2) ?? 0
  return {
    all,
    steps: [say`Each term is ${factor} times the one before.`],
    mistakes: [
      { value: previous * (factor + 1), because: say`the last factor was taken as ${factor + 1}` },
      {
        value: previous * (factor - 1),
        because: say`only the last difference was kept, without the term itself`,
      },
    ],
  }
}

export function twoInTurns(rng: Random): Series {
  const [one, other] = [rng.int(2, 60), rng.int(2, 60)]
  const [step, otherStep] = [rng.int(2, 12), rng.pick([-1, 1]) * rng.int(2, 9)]
  const all = range(0, 6).map((place) =>
    place % 2 === 0 ? one + (step * place) / 2 : other + (otherStep * (place - 1)) / 2,
  )
  return {
    all,
    steps: [say`Two series run in turns: the 1st, 3rd, 5th terms rise by ${step} each.`],
    mistakes: [
      {
        value: (all[5] ?? 0) + step,
        because: say`the step was added to the term before, which belongs to the other series`,
      },
      { value: (all[5] ?? 0) + otherStep, because: say`the other of the two series was continued` },
      { value: (all[4] ?? 0) - step, because: say`the step was taken the wrong way` },
    ],
  }
}

export function risingStep(rng: Random, terms: number): Series {
  const [first, gain] = [rng.int(2, 20), rng.int(2, 9)]
  const all = grow(rng.int(2, 90), terms, (term, place) => term + first + gain * (place - 1))
  const gaps = all.slice(1).map((term, index) => term - (all[index] ?? 0))
  return {
    all,
    steps: [
      say`The differences are ${joinValues(gaps.slice(0, -1))}.`,
      say`They rise by ${gain}, so the next difference is ${gaps.at(-1) ?? 0}.`,
    ],
    mistakes: [
      { value: (all.at(-1) ?? 0) + gain, because: say`the difference was raised twice` },
      { value: (all.at(-2) ?? 0) + gain, because: say`only the rise of the differences was added` },
    ],
  }
}

export function timesPlus(rng: Random, terms: number): Series {
  const [factor, plus] = [rng.int(2, 3), rng.pick([-1, 1]) * rng.int(1, 9)]
  const all = grow(rng.int(3, 24), terms, (term) => term * factor + plus)
  const previous = all.at(-2) ?? 0
  const sign = plus > 0 ? '+' : '−'
  return {
    all,
    steps: [
      say`Look at how a term follows from the one before: ${all[0] ?? 0} × ${factor} ${sign} ${Math.abs(plus)} = ${all[1] ?? 0}.`,
      say`The same holds throughout, so the next is ${previous} × ${factor} ${sign} ${Math.abs(plus)}.`,
    ],
    mistakes: [
      { value: previous * factor, because: say`${Math.abs(plus)} was forgotten after multiplying` },
      { value: previous * factor - plus, because: say`${Math.abs(plus)} was taken with the wrong sign` },
      { value: (previous + plus) * factor, because: say`${Math.abs(plus)} was used before multiplying` },
    ],
  }
}

export function addAndMultiply(rng: Random, terms: number): Series {
  const [add, factor] = [rng.int(2, 12), rng.int(2, 3)]
  const addsFirst = rng.chance(0.5)
  const all = grow(rng.int(2, 20), terms, (term, place) =>
    (place % 2 === 1) === addsFirst ? term + add : term * factor,
  )
  const previous = all.at(-2) ?? 0
  const adds = (terms % 2 === 1) === addsFirst
  return {
    all,
    steps: [
      say`Two steps take turns: ${addsFirst ? `+ ${add}, × ${factor}` : `× ${factor}, + ${add}`}.`,
      say`The next step is ${adds ? `+ ${add}` : `× ${factor}`} after ${previous}.`,
    ],
    mistakes: [
      {
        value: adds ? previous * factor : previous + add,
        because: say`the steps take turns; the other one was used`,
      },
      {
        value: adds ? previous - add : previous * (factor + 1),
        because: say`the right step was taken wrongly`,
      },
    ],
  }
}

export function shiftedSquares(rng: Random, terms: number): Series {
  const [start, shift] = [rng.int(2, 18), rng.pick([-1, 1]) * rng.int(1, 12)]
  const all = range(start, start + terms).map((root) => root * root + shift)
  const end = start + terms
  const sign = shift > 0 ? '+' : '−'
  return {
    all,
    steps: [
      say`The terms are squares ${sign} ${Math.abs(shift)}: ${start}² ${sign} ${Math.abs(shift)} = ${all[0] ?? 0}, and so on.`,
      say`The next is ${end}² ${sign} ${Math.abs(shift)} = ${end * end} ${sign} ${Math.abs(shift)}.`,
    ],
    mistakes: [
      { value: end * end, because: say`that is the square itself; ${Math.abs(shift)} was forgotten` },
      { value: end * end - shift, because: say`${Math.abs(shift)} was taken with the wrong sign` },
      { value: (end + 1) ** 2 + shift, because: say`one square was skipped` },
    ],
  }
}
