import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, ratio } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/list.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { say } from '../../../kit/wording/say.ts'
import { chainRatio, savings } from './proportion-chains.ts'
import { coprime, fourth, mean, third } from './proportion-terms.ts'

/** "What is the fourth proportional to 6, 9 and 14?" */
export const proportion = defineGenerator({
  id: 'arithmetic/proportion',
  version: 1,
  levels: {
    easy: { forms: [fourth, third, mean] },
    medium: { forms: [added, combination] },
    hard: { forms: [chainRatio, savings] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'fourth':
        return bisect((last) => last / given.c - given.b / given.a, 1e6)
      case 'third':
        return bisect((last) => last / given.b - given.b / given.a, 1e6)
      case 'mean':
        return bisect((middle) => middle / given.a - given.b / middle, 1e6)
      case 'added': {
        const [p, q, r, s] = given.numbers
        return range(1, 500).find((extra) => (p + extra) * (s + extra) === (q + extra) * (r + extra)) ?? 0
      }
      case 'combination': {
        // Any x and y in the ratio will do.
        const [x, y] = [given.ratio[0] * 60, given.ratio[1] * 60]
        const [m, n] = given.first
        const [p, q] = given.second
        return ratio(m * x + n * y, p * x + q * y)
      }
      case 'chain': {
        // A multiple of every part that is drawn keeps all three whole.
        const y = 2520
        const x = (y * given.first[0]) / given.first[1]
        const z = (y * given.second[1]) / given.second[0]
        const sums = { 'x + z : y': [x + z, y], 'x + y : y + z': [x + y, y + z], 'x : z': [x, z] } as const
        const [one, other] = sums[given.asked]
        return ratio(one, other)
      }
      case 'savings':
        // The income for which the expenses come out in their ratio.
        return bisect((income) => {
          const [a, b] = given.incomes
          const [c, d] = given.expenses
          const spent = [income - given.savings[0], (income * b) / a - given.savings[1]] as const
          const fault = spent[0] * d - spent[1] * c
          return a * d > b * c ? fault : -fault
        }, 1e7)
    }
  },
})

function added(rng: Random) {
  const { numbers, extra, proportional } = rng.until(
    () => {
      const [[p, q], [m, n], extra] = [coprime(rng, 2, 9), coprime(rng, 2, 8), rng.int(2, 14)]
      const proportional = [p * m, q * m, p * n, q * n] as const
      const [a, b, c, d] = proportional
      return { extra, proportional, numbers: [a - extra, b - extra, c - extra, d - extra] as const }
    },
    (drawn) => drawn.numbers.every((number) => number > 1),
  )
  const [p, q, r, s] = numbers
  const answer = count(extra)
  const across = [q * r, p * s] as const
  return {
    given: { find: 'added' as const, numbers },
    prompt: posed(rng, [
      say`What number must be added to each of ${formatList(numbers)} so that the sums are in proportion, in this order?`,
      say`When x is added to each of ${formatList(numbers)}, the four results are in proportion. Find x.`,
      say`By which number must ${formatList(numbers)} all be increased to become proportional in the order given?`,
      say`The numbers ${formatList(numbers)} are not in proportion, but they are when the same number is added to each. Which number?`,
      say`Find x, if (${p} + x) : (${q} + x) = (${r} + x) : (${s} + x).`,
    ]),
    answer,
    mistakes: [
      {
        value: Math.abs(p + s - q - r),
        because: say`that is only the difference of the sums of the outer and inner terms`,
      },
      { value: Math.abs(q * r - p * s), because: say`the difference of the products was not divided` },
      {
        value: Math.abs(across[0] - across[1]) / (p + q + r + s),
        because: say`the difference of the products was divided by the sum of all four numbers`,
      },
      { value: proportional[0], because: say`that is the first number after adding, not what is added` },
      { value: Math.abs(q - p), because: say`that is the difference of the first two numbers` },
      { value: Math.abs(s - r), because: say`that is the difference of the last two numbers` },
      {
        value: gcd(proportional[0], proportional[1]),
        because: say`that is the common factor of the first two sums`,
      },
      {
        value: Math.abs(q * r - p * s) / Math.abs(q - p),
        because: say`the difference of the products was divided by the difference of the first two numbers`,
      },
      {
        value: Math.abs(q * r - p * s) / Math.abs(s - r),
        because: say`the difference of the products was divided by the difference of the last two numbers`,
      },
    ],
    steps: [
      say`(${p} + x) × (${s} + x) = (${q} + x) × (${r} + x)`,
      say`The squares of x cancel: ${p * s} + ${p + s}x = ${q * r} + ${q + r}x.`,
      say`x = ${Math.abs(q * r - p * s)} ÷ ${Math.abs(p + s - q - r)} = ${answer}`,
    ],
  }
}

function combination(rng: Random) {
  const { x, y, m, n, p, q } = rng.until(
    () => {
      const [x, y] = coprime(rng, 2, 11)
      return {
        x,
        y,
        m: rng.int(1, 7),
        n: rng.int(1, 7),
        p: rng.int(1, 9),
        q: rng.pick([-1, 1]) * rng.int(1, 5),
      }
    },
    (drawn) => {
      const [top, bottom] = [drawn.m * drawn.x + drawn.n * drawn.y, drawn.p * drawn.x + drawn.q * drawn.y]
      return bottom > 0 && bottom !== top && top <= 12 * bottom && drawn.m * drawn.q !== drawn.n * drawn.p
    },
  )
  const [top, bottom] = [m * x + n * y, p * x + q * y]
  const answer = ratio(top, bottom)
  const first = `${times(m)}x + ${times(n)}y`
  const second = `${times(p)}x ${q > 0 ? '+' : '−'} ${times(Math.abs(q))}y`
  const turned = p * x - q * y
  return {
    given: {
      find: 'combination' as const,
      ratio: [x, y] as const,
      first: [m, n] as const,
      second: [p, q] as const,
    },
    prompt: posed(rng, [
      say`If x : y = ${ratio(x, y)}, what is (${first}) : (${second})?`,
      say`The ratio of x to y is ${ratio(x, y)}. Find the ratio of ${first} to ${second}.`,
      say`x and y are in the ratio ${ratio(x, y)}. In what ratio are ${first} and ${second}?`,
      say`Given that x/y = ${x}/${y}, find (${first}) : (${second}) in lowest terms.`,
      say`Two numbers x and y stand in the ratio ${ratio(x, y)}. Then ${first} stands to ${second} as`,
    ]),
    answer,
    mistakes: [
      ...(turned > 0
        ? [{ value: ratio(top, turned), because: say`the sign in the second expression was turned round` }]
        : []),
      {
        value: ratio(m * y + n * x, p * y + q * x),
        because: say`the values of x and y were exchanged`,
      },
      { value: ratio(bottom, top), because: say`the ratio was written the wrong way round` },
      { value: ratio(m + n, p + q), because: say`x and y were both taken as 1` },
      { value: ratio(m, p), because: say`only the terms with x were compared` },
      {
        value: ratio(m * x, p * x + q * y),
        because: say`the term with y was left out of the first expression`,
      },
      { value: ratio(top, p * x), because: say`the term with y was left out of the second expression` },
      {
        value: ratio(Math.abs(m * x - n * y), bottom),
        because: say`the terms of the first expression were subtracted`,
      },
    ],
    steps: [
      say`Put x = ${x}k and y = ${y}k.`,
      say`${first} = ${m * x}k + ${n * y}k = ${top}k and ${second} = ${p * x}k ${q > 0 ? '+' : '−'} ${Math.abs(q) * y}k = ${bottom}k`,
      say`${top}k : ${bottom}k = ${answer}`,
    ],
  }
}

/** 3y, but y for one of them. */
const times = (factor: number): string => (factor === 1 ? '' : String(factor))
