import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "Which of 3/5, 7/11, 5/8 and 9/14 is the greatest?" */
export const fractionOrder = defineGenerator({
  id: 'number/fraction-order',
  version: 5,
  concepts: ['largest-and-smallest-fraction', 'ascending-order-of-fractions'],
  levels: {
    easy: { forms: [extreme] },
    medium: { forms: [order] },
    hard: { forms: [spread] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // As decimals.
    const sizes = given.fractions.map(([top, bottom]) => top / bottom)
    switch (given.find) {
      case 'extreme': {
        const size = given.which === 'greatest' ? Math.max(...sizes) : Math.min(...sizes)
        return show(given.fractions[sizes.indexOf(size)] ?? [0, 1])
      }
      case 'order': {
        const sorted = [...given.fractions].sort(([a, b], [c, d]) =>
          given.way === 'ascending' ? a / b - c / d : c / d - a / b,
        )
        return write(sorted, given.way)
      }
      case 'spread':
        return given.how === 'difference'
          ? Math.max(...sizes) - Math.min(...sizes)
          : Math.max(...sizes) + Math.min(...sizes)
    }
  },
})

/** The mistake of comparing numerators alone, denominators alone or gaps. */
function extremeMistake(pairs: readonly Pair[], which: string, pair: Pair): Message {
  const tops = pairs.map(([top]) => top)
  const bottoms = pairs.map(([, bottom]) => bottom)
  const gaps = pairs.map(([top, bottom]) => bottom - top)
  const [top, bottom] = pair
  const isGreatest = which === 'greatest'
  if (top === (isGreatest ? Math.max(...tops) : Math.min(...tops)))
    return say`it has the ${isGreatest ? 'largest' : 'smallest'} numerator, but the denominator counts too`
  if (bottom === (isGreatest ? Math.min(...bottoms) : Math.max(...bottoms)))
    return say`it has the ${isGreatest ? 'smallest' : 'largest'} denominator, but the numerator counts too`
  if (bottom === (isGreatest ? Math.max(...bottoms) : Math.min(...bottoms)))
    return say`it has the ${isGreatest ? 'largest' : 'smallest'} denominator, which does not make it the ${which}`
  if (bottom - top === (isGreatest ? Math.min(...gaps) : Math.max(...gaps)))
    return say`its numerator and denominator differ ${isGreatest ? 'least' : 'most'}, but that does not decide`
  return size(pair) > 0.5
    ? say`it is above one half, but not the ${which}`
    : say`it is not above one half, and not the ${which}`
}

function extreme(rng: Random) {
  const which = rng.pick(['greatest', 'least'])
  const fractions = drawNear(rng, 4, 0.3)
  const sorted = [...fractions].sort((a, b) => size(a) - size(b))
  const key = (which === 'greatest' ? sorted.at(-1) : sorted[0]) ?? ([1, 2] as const)
  const answer = show(key)
  const rivals = sorted.filter((pair) => pair !== key)
  const { bottom, tops } = compare(fractions)
  return {
    concept: 'largest-and-smallest-fraction',
    given: { find: 'extreme' as const, fractions, which },
    prompt: rng.pick<readonly Message[]>([
      rng.pick([
        say`Which of the fractions ${list(fractions)} is the ${which}?`,
        say`The ${which} of the fractions ${list(fractions)} is`,
        say`${ask(rng, say`the ${which} fraction among ${list(fractions)}`)}`,
      ]),
      say`Four students completed ${list(fractions)} of the same project. Which of these fractions is the ${which}?`,
      say`Four equal tanks are filled to ${list(fractions)} of their capacity. The tank with the ${which === 'greatest' ? 'most' : 'least'} water is filled to what part of its capacity?`,
    ]),
    answer,
    mistakes: rivals.map((pair) => ({
      value: show(pair),
      because: extremeMistake(fractions, which, pair),
    })),
    steps: [
      say`Over the common denominator ${bottom} the numerators are ${formatList(tops)}.`,
      say`The ${which} numerator is ${which === 'greatest' ? Math.max(...tops) : Math.min(...tops)}, so the ${which} fraction is ${answer}`,
    ],
  }
}

function order(rng: Random) {
  const way = rng.pick(['ascending', 'descending'])
  const fractions = rng.until(
    () => drawNear(rng, 4, 0.35),
    (drawn) => {
      const right = write(arranged(drawn, size, way), way)
      return new Set([...wrongOrders(drawn, way).map(({ value }) => value), right]).size >= 4
    },
  )
  const answer = write(arranged(fractions, size, way), way)
  const { bottom, tops } = compare(fractions)
  return {
    concept: 'ascending-order-of-fractions',
    given: { find: 'order' as const, fractions, way },
    prompt: rng.pick([
      say`Arrange ${list(fractions)} in ${way} order.`,
      say`Which of these shows ${list(fractions)} in ${way} order?`,
      say`The fractions ${list(fractions)}, put in ${way} order, are`,
      say`From the ${way === 'ascending' ? 'least to the greatest' : 'greatest to the least'}, ${askThen(rng, say`the order of ${list(fractions)}`)}`,
    ]),
    answer,
    mistakes: wrongOrders(fractions, way),
    steps: [
      say`Bring them to the common denominator ${bottom}.`,
      say`The numerators of ${list(fractions)} become ${formatList(tops)}.`,
      say`In ${way} order: ${answer}`,
    ],
  }
}

const arranged = (
  pairs: readonly Pair[],
  by: (pair: Pair) => number,
  way: 'ascending' | 'descending',
): Pair[] => [...pairs].sort((a, b) => (way === 'ascending' ? by(a) - by(b) : by(b) - by(a)))

/** Orders by a wrong measure, and the right order with two neighbours exchanged. */
function wrongOrders(pairs: readonly Pair[], way: 'ascending' | 'descending') {
  const right = arranged(pairs, size, way)
  const exchanged = (index: number) =>
    right.map((pair, place) =>
      place === index ? (right[index + 1] ?? pair) : place === index + 1 ? (right[index] ?? pair) : pair,
    )
  return [
    {
      value: write(
        arranged(pairs, ([top]) => top, way),
        way,
      ),
      because: say`the numerators alone were compared`,
    },
    {
      value: write(
        arranged(pairs, ([, bottom]) => -bottom, way),
        way,
      ),
      because: say`the denominators alone were compared`,
    },
    {
      value: write(
        arranged(pairs, ([top, bottom]) => top - bottom, way),
        way,
      ),
      because: say`the differences of numerator and denominator were compared`,
    },
    ...[0, 1, 2].map((index) => ({
      value: write(exchanged(index), way),
      because: say`${show(right[index] ?? [1, 2])} and ${show(right[index + 1] ?? [1, 2])} were exchanged`,
    })),
  ]
}

function spread(rng: Random) {
  const how = rng.pick(['difference', 'sum'])
  const fractions = rng.until(
    () => drawNear(rng, 4, 0.45),
    (drawn) => {
      const sorted = [...drawn].sort((a, b) => size(a) - size(b))
      return (sorted[0]?.[1] ?? 1) * (sorted[3]?.[1] ?? 1) <= 150
    },
  )
  const sorted = [...fractions].sort((a, b) => size(a) - size(b))
  const [least = [1, 2], low = [1, 2], high = [1, 2], most = [1, 2]] = sorted
  const of = ([top, below]: Pair) => exact(top, below)
  const combine = (a: Exact, b: Exact) => (how === 'difference' ? a.sub(b) : a.add(b))
  const answer = fraction(combine(of(most), of(least)))
  const { bottom, tops } = compare(fractions)
  return {
    concept: 'largest-and-smallest-fraction',
    given: { find: 'spread' as const, fractions, how },
    prompt: rng.pick([
      say`${ask(rng, say`the ${how} ${how === 'sum' ? 'of' : 'between'} the greatest and the least of the fractions ${list(fractions)}`)}`,
      say`Find the ${how} ${how === 'sum' ? 'of' : 'between'} the largest and the smallest among ${list(fractions)}.`,
      say`${list(fractions)}: the ${how} ${how === 'sum' ? 'of' : 'between'} the greatest and the least is`,
      say`${how === 'sum' ? 'Add the greatest and the least of' : 'Subtract the least from the greatest of'} ${list(fractions)}.`,
      say`What is the ${how} ${how === 'sum' ? 'of' : 'between'} the greatest and the least of ${list(fractions)}?`,
    ]),
    answer,
    mistakes: [
      {
        value: fraction(how === 'difference' ? of(most).add(of(least)) : of(most).sub(of(least))),
        because: say`the ${how === 'difference' ? 'sum' : 'difference'} was taken`,
      },
      { value: fraction(combine(of(most), of(low))), because: say`${show(low)} was taken for the least` },
      {
        value: fraction(combine(of(high), of(least))),
        because: say`${show(high)} was taken for the greatest`,
      },
      { value: fraction(combine(of(high), of(low))), because: say`the two in the middle were taken` },
      {
        value: fraction(
          how === 'difference' ? Math.abs(most[0] - least[0]) : most[0] + least[0],
          how === 'difference' ? Math.max(2, Math.abs(most[1] - least[1])) : most[1] + least[1],
        ),
        because: say`numerators and denominators were ${how === 'difference' ? 'subtracted' : 'added'} separately`,
      },
      {
        value: fraction(Math.abs(most[0] - least[0]) || 1, most[1] * least[1]),
        because: say`the numerators were not brought to the common denominator`,
      },
      {
        value: fraction(how === 'difference' ? of(most).sub(of(least)).mul(2) : of(most)),
        because: how === 'difference' ? say`the difference was doubled` : say`that is the greatest alone`,
      },
    ].filter(
      ({ value, because }) =>
        !value.amount.rational.equals(0) &&
        (because.template.includes('separately') ? Math.abs(most[1] - least[1]) >= 2 || how === 'sum' : true),
    ),
    steps: [
      say`Over the common denominator ${bottom} the numerators are ${formatList(tops)}.`,
      say`The greatest is ${show(most)}.`,
      say`The least is ${show(least)}.`,
      say`${show(most)} ${how === 'difference' ? '−' : '+'} ${show(least)} = ${answer}`,
    ],
  }
}

type Pair = readonly [top: number, bottom: number]

const FRACTIONS: readonly Pair[] = range(3, 16).flatMap((bottom) =>
  range(1, bottom - 1)
    .filter((top) => exact(top, bottom).d === BigInt(bottom))
    .map((top) => [top, bottom] as const),
)

const size = ([top, bottom]: Pair) => top / bottom
const show = ([top, bottom]: Pair): string => latex`\frac{${top}}{${bottom}}`
const list = (pairs: readonly Pair[]): Message => formatList(pairs.map(show))
const write = (pairs: readonly Pair[], way: 'ascending' | 'descending'): string =>
  latex`${pairs.map(([top, bottom]) => `\\frac{${top}}{${bottom}}`).join(way === 'ascending' ? ' < ' : ' > ')}`

/** Fractions near each other, so that they must be compared. */
function drawNear(rng: Random, count: number, width: number): Pair[] {
  const middle = size(rng.pick(FRACTIONS))
  const near = FRACTIONS.filter((pair) => Math.abs(size(pair) - middle) < width)
  if (near.length < count + 2) return drawNear(rng, count, width * 1.5)
  // A common denominator small enough to work with by hand.
  return rng.until(
    () => rng.sample(near, count),
    // Two like denominators are compared at sight.
    (drawn) =>
      drawn.map(([, bottom]) => bottom).reduce(lcm) <= 1260 &&
      new Set(drawn.map(([, bottom]) => bottom)).size === count,
  )
}

function compare(pairs: readonly Pair[]): { bottom: number; tops: number[] } {
  const bottom = pairs.map(([, below]) => below).reduce(lcm)
  return { bottom, tops: pairs.map(([top, below]) => (top * bottom) / below) }
}
