import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, fraction, mixed } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "Which of 3/5, 7/11, 5/8 and 9/14 is the greatest?" */
export const fractionOrder = defineGenerator({
  id: 'number/fraction-order',
  version: 7,
  concepts: ['largest-and-smallest-fraction', 'ascending-order-of-fractions'],
  levels: {
    easy: { forms: [extreme] },
    medium: { forms: [...often(2, order), spread] },
    hard: { forms: [countBetween, liesBetween] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // As decimals.
    const sizes = given.fractions.map(([top, bottom]) => top / bottom)
    switch (given.find) {
      case 'count-between':
        return range(1, given.bottom).filter(
          (top) =>
            top / given.bottom > (sizes[0] ?? 0) + 1e-12 && top / given.bottom < (sizes[1] ?? 0) - 1e-12,
        ).length
      case 'lies-between': {
        const [low = 0, high = 0, ...others] = sizes
        return show(given.fractions[others.findIndex((one) => one > low && one < high) + 2] ?? [0, 1])
      }
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
      say`Four students have each read ${list(fractions)} of the same book, respectively. Which of these fractions is the ${which}?`,
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
      say`From the ${way === 'ascending' ? 'least to the greatest' : 'greatest to the least'}, the order of ${list(fractions)} is`,
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

/** "How many fractions with the denominator 40 lie between 3/7 and 5/8?" */
function countBetween(rng: Random) {
  const { low, high, bottom, first, last } = rng.until(
    () => {
      const [one, other] = rng.sample(FRACTIONS, 2)
      const [low, high] = size(one) < size(other) ? [one, other] : [other, one]
      const bottom = rng.int(18, 90)
      return {
        low,
        high,
        bottom,
        first: Math.floor((low[0] * bottom) / low[1]) + 1,
        last: Math.ceil((high[0] * bottom) / high[1]) - 1,
      }
    },
    (drawn) =>
      drawn.low[1] !== drawn.high[1] &&
      drawn.last - drawn.first >= 2 &&
      drawn.last - drawn.first <= 16 &&
      // Neither end is one of the fractions that are counted.
      drawn.bottom % drawn.low[1] !== 0 &&
      drawn.bottom % drawn.high[1] !== 0,
  )
  const key = last - first + 1
  const [below, above] = [exact(low[0] * bottom, low[1]), exact(high[0] * bottom, high[1])]
  const letter = rng.pick(['n', 'x', 'k', 'm'])
  return {
    concept: 'largest-and-smallest-fraction',
    given: { find: 'count-between' as const, fractions: [low, high], bottom },
    prompt: rng.pick([
      say`For how many whole numbers ${letter} does ${latex`\frac{${letter}}{${bottom}}`} lie between ${show(low)} and ${show(high)}?`,
      say`How many fractions with the denominator ${bottom}, reduced or not, are greater than ${show(low)} and less than ${show(high)}?`,
      say`If ${latex`\frac{${low[0]}}{${low[1]}} < \frac{${letter}}{${bottom}} < \frac{${high[0]}}{${high[1]}}`} and ${letter} is a whole number, then the number of possible values of ${letter} is`,
      say`${ask(rng, say`the number of integral values of ${letter} for which ${latex`\frac{${letter}}{${bottom}}`} is greater than ${show(low)} but less than ${show(high)}`)}`,
    ]),
    answer: count(key),
    mistakes: [
      { value: key + 1, because: say`a value outside one of the ends was counted` },
      { value: key - 1, because: say`the values were subtracted without counting both ends` },
      { value: key + 2, because: say`a value outside each end was counted` },
      { value: key - 2, because: say`the first and the last value were left out` },
      { value: key + 3, because: say`the ends were rounded the wrong way` },
      { value: key - 3, because: say`the ends were rounded the wrong way` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`The numerator must be greater than ${bottom} × ${show(low)} = ${mixed(below)}.`,
      say`It must be less than ${bottom} × ${show(high)} = ${mixed(above)}.`,
      say`So it runs from ${first} to ${last}.`,
      say`${last} − ${first} + 1 = ${key}`,
    ],
  }
}

/** "Which of these fractions lies between 5/8 and 7/10?" */
function liesBetween(rng: Random) {
  const { low, high, key, others } = rng.until(
    () => {
      const [one, other] = rng.sample(FRACTIONS, 2)
      const [low, high] = size(one) < size(other) ? [one, other] : [other, one]
      const inside = FRACTIONS.filter((pair) => size(pair) > size(low) && size(pair) < size(high))
      const outside = FRACTIONS.filter(
        (pair) =>
          (size(pair) < size(low) && size(low) - size(pair) < 0.06) ||
          (size(pair) > size(high) && size(pair) - size(high) < 0.06),
      )
      return {
        low,
        high,
        key: inside.length > 0 ? rng.pick(inside) : low,
        others: outside.length >= 3 ? rng.sample(outside, 3) : [],
      }
    },
    (drawn) =>
      drawn.key !== drawn.low &&
      drawn.others.length === 3 &&
      size(drawn.high) - size(drawn.low) < 0.08 &&
      drawn.others.some((pair) => size(pair) < size(drawn.low)) &&
      drawn.others.some((pair) => size(pair) > size(drawn.high)) &&
      new Set([drawn.low, drawn.high, drawn.key, ...drawn.others].map(([, bottom]) => bottom)).size >= 4,
  )
  const answer = show(key)
  const given = rng.shuffle([key, ...others])
  return {
    concept: 'largest-and-smallest-fraction',
    given: { find: 'lies-between' as const, fractions: [low, high, ...given] },
    prompt: rng.pick([
      say`Which of the fractions ${list(given)} lies between ${show(low)} and ${show(high)}?`,
      say`Of ${list(given)}, the one that is greater than ${show(low)} but less than ${show(high)} is`,
      say`A fraction is greater than ${show(low)} and less than ${show(high)}. Which of ${list(given)} can it be?`,
    ]),
    answer,
    mistakes: others.map((pair) => ({
      value: show(pair),
      because:
        size(pair) < size(low) ? say`it is less than ${show(low)}` : say`it is greater than ${show(high)}`,
    })),
    steps: [
      say`Two fractions are compared by cross products: ${latex`\frac{a}{b} < \frac{c}{d}`} when ad < bc.`,
      say`${show(low)} < ${answer}, because ${low[0]} × ${key[1]} = ${low[0] * key[1]} is less than ${key[0]} × ${low[1]} = ${key[0] * low[1]}.`,
      say`${answer} < ${show(high)}, because ${key[0]} × ${high[1]} = ${key[0] * high[1]} is less than ${high[0]} × ${key[1]} = ${high[0] * key[1]}.`,
      say`The others are less than ${show(low)} or greater than ${show(high)}, so it is ${answer}`,
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
