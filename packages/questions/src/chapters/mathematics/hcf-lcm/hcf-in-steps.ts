import type { Random } from '../../../kit/random/random.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { divisors, range } from '../../../kit/values/number-theory.ts'
import { count as counting, fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** The hard forms of the highest common factor: remainders, fractions, and pairs of numbers that have it. */

const drawFactor = (rng: Random, low: number, high: number): number =>
  rng.until(
    () => rng.int(low, high),
    (drawn) => divisors(drawn).length > 3,
  )

/** "Find the greatest number that divides 62, 132 and 237 leaving the same remainder in each case." */
export function sameRemainder(rng: Random) {
  const { factor, rest, parts } = rng.until(
    () => ({
      factor: drawFactor(rng, 12, 64),
      rest: rng.int(2, 40),
      parts: rng.sample(range(1, 22), 3).sort((a, b) => a - b),
    }),
    (drawn) => {
      const [a = 0, b = 0, c = 0] = drawn.parts
      return (
        drawn.rest < drawn.factor && gcd(b - a, c - b) === 1 && gcd(drawn.rest, drawn.factor) < drawn.factor
      )
    },
  )
  const numbers = parts.map((part) => factor * part + rest)
  const [a = 0, b = 0, c = 0] = numbers
  const asksRest = rng.chance(0.3)
  const key = asksRest ? rest : factor
  return {
    concept: 'hcf-of-numbers',
    given: { find: 'same-remainder' as const, numbers, asksRest },
    prompt: asksRest
      ? rng.pick([
          say`The greatest number that divides ${formatList(numbers)} leaves the same remainder in each case. What is that remainder?`,
          say`${formatList(numbers)} leave the same remainder when divided by the greatest possible number N. ${ask(rng, 'the remainder')}`,
        ])
      : rng.pick([
          say`${ask(rng, say`the greatest number that divides ${formatList(numbers)} leaving the same remainder in each case`)}`,
          say`If N is the greatest number that leaves the same remainder when it divides ${formatList(numbers)}, then ${askThen(rng, 'the value of N')}`,
          say`${formatList(numbers)} leave the same remainder when divided by N. ${ask(rng, 'the greatest possible value of N')}`,
        ]),
    answer: counting(key),
    mistakes: [
      ...(asksRest
        ? [
            { value: factor, because: say`that is the divisor` },
            { value: factor - rest, because: say`that is what is missing up to the next multiple` },
            { value: rest + 2, because: say`a slip in the last division` },
            { value: rest - 1, because: say`a slip in the last division` },
            { value: gcd(rest, factor), because: say`that is a factor of the divisor and of the remainder` },
            { value: numbers.reduce(gcd), because: say`that is the HCF of the numbers themselves` },
          ]
        : divisors(factor)
            .filter((divisor) => divisor > 1 && divisor < factor)
            .slice(-3)
            .map((value) => ({
              value,
              because: say`it divides all the differences, but ${factor} is a larger number that does too`,
            }))),
      { value: b - a, because: say`that is the difference of the first two numbers` },
      { value: c - b, because: say`that is the difference of the last two numbers` },
      { value: factor * 2, because: say`it divides only some of the differences` },
      { value: factor + rest, because: say`the remainder was added to the divisor` },
      { value: numbers.reduce(gcd), because: say`that is the HCF of the numbers themselves` },
    ].filter(({ value }) => value > 0 && (!asksRest || value < factor + 1)),
    within: [1, asksRest ? factor : Math.max(b - a, c - b)] as const,
    steps: [
      say`Equal remainders cancel in the differences, so the number divides each difference.`,
      say`The differences are ${b} − ${a} = ${b - a} and ${c} − ${b} = ${c - b}.`,
      say`They are ${factor} × ${(b - a) / factor} and ${factor} × ${(c - b) / factor}, so their highest common factor is ${factor}.`,
      asksRest
        ? say`${a} ÷ ${factor} leaves the remainder ${counting(rest)}`
        : say`It leaves the remainder ${rest} each time, and it is ${counting(factor)}`,
    ],
  }
}

/** "What is the HCF of 8/9, 16/27 and 20/63?" */
export function ofFractions(rng: Random) {
  const { tops, bottoms } = rng.until(
    () => {
      const [top, bottom] = [rng.int(2, 9), rng.int(2, 6)]
      return {
        tops: rng.sample(range(1, 9), 3).map((one) => one * top),
        bottoms: rng.sample(range(1, 9), 3).map((one) => one * bottom),
      }
    },
    (drawn) =>
      drawn.tops.every(
        (top, index) => gcd(top, drawn.bottoms[index] ?? 1) === 1 && (drawn.bottoms[index] ?? 1) > 1,
      ) &&
      drawn.tops.reduce(gcd) > 1 &&
      drawn.bottoms.reduce(lcm) <= 500,
  )
  const [top, bottom] = [tops.reduce(gcd), bottoms.reduce(lcm)]
  const answer = fraction(top, bottom)
  const list = formatList(tops.map((one, index) => latex`\frac{${one}}{${bottoms[index] ?? 1}}`))
  return {
    concept: 'hcf-of-numbers',
    given: { find: 'fractions' as const, tops, bottoms },
    prompt: rng.pick([
      say`${ask(rng, say`the HCF of ${list}`)}`,
      say`${ask(rng, say`the highest common factor of the fractions ${list}`)}`,
      say`The HCF of ${list} is:`,
      say`What is the greatest fraction that is contained a whole number of times in each of ${list}?`,
    ]),
    answer,
    mistakes: [
      {
        value: fraction(top, bottoms.reduce(gcd)),
        because: say`the HCF of the denominators was taken; their LCM is needed`,
      },
      {
        value: fraction(tops.reduce(lcm), bottoms.reduce(gcd)),
        because: say`that is the LCM of the fractions`,
      },
      {
        value: fraction(tops.reduce(lcm), bottom),
        because: say`the LCM of the numerators was taken; their HCF is needed`,
      },
      { value: fraction(1, bottom), because: say`the numerators were taken to have no common factor` },
      {
        value: fraction(top, bottom * 2),
        because: say`the LCM of the denominators was taken twice too large`,
      },
      {
        value: fraction(top, Math.max(...bottoms)),
        because: say`the largest denominator was taken for the LCM`,
      },
      {
        value: fraction(
          top,
          bottoms.reduce((all, one) => all * one, 1),
        ),
        because: say`the denominators were multiplied`,
      },
    ],
    steps: [
      say`HCF of fractions = HCF of the numerators ÷ LCM of the denominators`,
      say`HCF of ${formatList(tops)} = ${top}`,
      say`LCM of ${formatList(bottoms)} = ${bottom}`,
      say`So the HCF of the fractions is ${answer}`,
    ],
  }
}

/** "The sum of two numbers is 216 and their HCF is 18. How many such pairs of numbers are there?" */
export function pairsWithFactor(rng: Random) {
  const kind = rng.pick(['sum', 'product'] as const)
  const { factor, parts, pairs } = rng.until(
    () => {
      const [factor, parts] = [rng.int(4, 36), kind === 'sum' ? rng.int(7, 32) : rng.int(6, 210)]
      return { factor, parts, pairs: pairsOf(kind, parts) }
    },
    (drawn) => drawn.pairs.length >= 2 && drawn.pairs.length <= 9,
  )
  const total = kind === 'sum' ? factor * parts : factor * factor * parts
  const all = range(1, parts).filter((one) =>
    kind === 'sum' ? one <= parts - one : parts % one === 0 && one * one <= parts,
  ).length
  const key = pairs.length
  const first = pairs[0] ?? [1, 1]
  return {
    concept: 'hcf-of-numbers',
    given: { find: 'pairs' as const, kind, total, factor },
    prompt: rng.pick([
      say`The ${kind} of two numbers is ${total} and their HCF is ${factor}. How many such pairs of numbers are there?`,
      say`How many pairs of natural numbers have the ${kind} ${total} and the HCF ${factor}?`,
      say`Two natural numbers have the ${kind} ${total}, and their HCF is ${factor}. ${ask(rng, 'the number of such pairs')}`,
    ]),
    answer: counting(key),
    mistakes: [
      { value: all, because: say`pairs with a further common factor were counted too` },
      { value: 2 * key, because: say`each pair was counted in both orders` },
      { value: key - 1, because: say`one pair was left out` },
      { value: key - 2, because: say`two pairs were left out` },
      { value: key + 1, because: say`a pair with a further common factor was counted` },
      { value: parts - 1, because: say`every part of ${parts} was counted` },
      { value: key + 2, because: say`two pairs with a further common factor were counted` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`The numbers are ${factor}x and ${factor}y, where x and y have no common factor.`,
      kind === 'sum'
        ? say`${factor}(x + y) = ${total}, so x + y = ${parts}`
        : say`${factor}² × xy = ${total}, so xy = ${parts}`,
      say`Pairs without a common factor: ${pairs.map(([x, y]) => `(${x}, ${y})`).join(', ')}; the first gives ${factor * first[0]} and ${factor * first[1]}.`,
      say`Their number is ${counting(key)}`,
    ],
  }
}

export const pairsOf = (kind: 'sum' | 'product', parts: number): (readonly [number, number])[] =>
  range(1, parts)
    .map((one) => [one, kind === 'sum' ? parts - one : parts / one] as const)
    .filter(([one, other]) => Number.isInteger(other) && other > 0 && one <= other && gcd(one, other) === 1)

/** "320 pens and 227 books are shared equally by some students; 8 pens and 5 books are left. What is the greatest number of students?" */
export function leftOver(rng: Random) {
  const { factor, parts, rests } = rng.until(
    () => ({
      factor: drawFactor(rng, 14, 48),
      parts: rng.sample(range(4, 17), 2),
      rests: [rng.int(2, 13), rng.int(2, 13)] as const,
    }),
    (drawn) => gcd(drawn.parts[0], drawn.parts[1]) === 1 && drawn.rests[0] !== drawn.rests[1],
  )
  const [a, b] = [factor * parts[0] + rests[0], factor * parts[1] + rests[1]]
  const [one, other] = rng.sample(
    ['pens', 'pencils', 'notebooks', 'chocolates', 'stickers', 'oranges', 'apples', 'toffees'],
    2,
  )
  const who = rng.pick(['students', 'children', 'boys', 'girls'])
  const answer = counting(factor)
  return {
    concept: ['hcf-word-problems', 'hcf-lcm-word-problems'],
    given: { find: 'left-over' as const, numbers: [a, b] as const, rests },
    prompt: rng.pick([
      say`${a} ${one} and ${b} ${other} are distributed equally among some ${who}. If ${rests[0]} ${one} and ${rests[1]} ${other} are left over, ${askThen(rng, say`the maximum possible number of ${who}`)}`,
      say`When ${a} ${one} and ${b} ${other} are shared equally by a group of ${who}, ${rests[0]} ${one} and ${rests[1]} ${other} remain. ${ask(rng, say`the greatest possible number of ${who}`)}`,
      say`A teacher shares ${a} ${one} and ${b} ${other} equally among the ${who} of a class and is left with ${rests[0]} ${one} and ${rests[1]} ${other}. How many ${who} can there be at the most?`,
    ]),
    answer,
    mistakes: [
      ...divisors(factor)
        .filter((divisor) => divisor > Math.max(...rests) && divisor < factor)
        .slice(-2)
        .map((value) => ({
          value,
          because: say`it divides both, but ${factor} is a larger number that does too`,
        })),
      { value: gcd(a, b), because: say`what is left over was not taken off first` },
      {
        value: gcd(a + rests[0], b + rests[1]),
        because: say`what is left over was added instead of taken off`,
      },
      { value: factor * 2, because: say`it divides only one of the two numbers` },
      { value: factor - Math.max(...rests), because: say`the larger remainder was taken off the answer` },
      { value: factor + rests[0], because: say`a remainder was added to the answer` },
      { value: factor + rests[1], because: say`a remainder was added to the answer` },
      { value: gcd(a - rests[1], b - rests[0]), because: say`the two remainders were exchanged` },
    ].filter(({ value }) => value > Math.max(...rests)),
    within: [Math.max(...rests) + 1, Math.min(a, b)] as const,
    steps: [
      say`Shared out: ${a} − ${rests[0]} = ${a - rests[0]} ${one} and ${b} − ${rests[1]} = ${b - rests[1]} ${other}`,
      say`The number of ${who} divides both.`,
      say`${a - rests[0]} = ${factor} × ${parts[0]} and ${b - rests[1]} = ${factor} × ${parts[1]}`,
      say`${parts[0]} and ${parts[1]} have no common factor, so the greatest number is ${answer}`,
    ],
  }
}
