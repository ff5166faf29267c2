import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is the remainder when 1421 × 1423 × 1425 is divided by 12?" */
export const remainderOfProducts = defineGenerator({
  id: 'number/remainder-of-products',
  version: 4,
  concepts: ['remainder-theorem-of-numbers'],
  levels: {
    easy: { forms: [...often(3, product), ...often(2, sumOfProducts), polynomial] },
    medium: { forms: [...often(3, longProduct), nextToDivisor, repeatedDigit, ...often(2, polynomial)] },
    hard: { forms: [nextToDivisor, ...often(2, repeatedDigit), factorials, ...often(3, twoKnown)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const divisor = BigInt(given.divisor)
    const big = given.numbers.map(BigInt)
    const [first = 0n, second = 0n, third = 0n, fourth = 0n] = big
    switch (given.find) {
      case 'product':
        return Number(big.reduce((all, one) => all * one, 1n) % divisor)
      case 'sum of products':
        return Number((first * second + third * fourth) % divisor)
      case 'power plus number':
        return Number((first ** second + third) % divisor)
      case 'repeated digit':
        return Number(BigInt(String(first).repeat(Number(second))) % divisor)
      case 'factorials': {
        let [sum, factorial] = [0n, 1n]
        for (let n = 1n; n <= first; n++) {
          factorial *= n
          sum += factorial
        }
        return Number(sum % divisor)
      }
      case 'two remainders': {
        // Any numbers that leave the known remainders will do.
        const [one, other] = [divisor * 5n + first, divisor * 8n + second]
        return Number((one * one + third * one * other + fourth * other) % divisor)
      }
      case 'known remainder': {
        // Any number that leaves the known remainder will do.
        const number = divisor * 7n + first
        return Number((second * number * number + third * number + fourth) % divisor)
      }
    }
  },
})

/** Options of a remainder, and numbers that a slip of one place or a forgotten step gives. */
const shared = (answer: number, divisor: number) => ({
  answer,
  within: [0, divisor - 1] as const,
  others: range(0, divisor - 1),
})

const missing = (answer: number, divisor: number) => ({
  value: (divisor - answer) % divisor,
  because: say`that is what is missing to the next multiple of ${divisor}`,
})

function longProduct(rng: Random) {
  return product(rng, [3, 4, 4])
}

function product(rng: Random, counts: readonly number[] = [2, 3]) {
  const divisor = rng.pick([7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  const count = rng.pick(counts)
  const numbers = rng.until(
    () => range(1, count).map(() => rng.int(divisor * 3, 1999)),
    (drawn) => new Set(drawn).size === count && drawn.every((one) => one % divisor > 1),
  )
  const rests = numbers.map((one) => one % divisor)
  const answer = rests.reduce((all, one) => (all * one) % divisor, 1)
  const sum = rests.reduce((all, one) => all + one, 0)
  const written = latex`${numbers.join(' \\times ')}`
  return {
    concept: 'remainder-theorem-of-numbers',
    given: { find: 'product' as const, numbers, divisor },
    prompt: rng.pick([
      say`${ask(rng, say`the remainder when ${written} is divided by ${divisor}`)}`,
      say`If the product ${written} is divided by ${divisor}, ${askThen(rng, 'the remainder')}`,
      say`The numbers ${formatList(numbers)} are multiplied together, and the product is divided by ${divisor}. ${ask(rng, 'the remainder')}`,
    ]),
    ...shared(answer, divisor),
    mistakes: [
      { value: sum % divisor, because: say`the remainders were added instead of multiplied` },
      missing(answer, divisor),
      { value: rests[0] ?? 0, because: say`only the first number was divided` },
      { value: rests.at(-1) ?? 0, because: say`only the last number was divided` },
      { value: (answer + 1) % divisor, because: say`a slip of 1 in the last division` },
      {
        value: ((rests[0] ?? 0) * (rests[1] ?? 0)) % divisor,
        because: say`the third number was left out`,
      },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`On division by ${divisor}, the numbers ${formatList(numbers)} leave ${formatList(rests)}.`,
      say`${rests.join(' × ')} = ${rests.reduce((all, one) => all * one, 1)}, which leaves ${answer}`,
    ],
  }
}

function sumOfProducts(rng: Random) {
  const divisor = rng.int(7, 17)
  const numbers = rng.until(
    () => range(1, 4).map(() => rng.int(divisor + 2, 199)),
    (drawn) => drawn.every((one) => one % divisor > 1),
  )
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  const [p = 0, q = 0, r = 0, s = 0] = numbers.map((one) => one % divisor)
  const answer = (p * q + r * s) % divisor
  const written = latex`${a} \times ${b} + ${c} \times ${d}`
  return {
    concept: 'remainder-theorem-of-numbers',
    given: { find: 'sum of products' as const, numbers, divisor },
    prompt: rng.pick([
      say`${ask(rng, say`the remainder when ${written} is divided by ${divisor}`)}`,
      say`When ${written} is divided by ${divisor}, the remainder is`,
    ]),
    ...shared(answer, divisor),
    mistakes: [
      { value: (p * q) % divisor, because: say`only the first product was divided` },
      { value: (r * s) % divisor, because: say`only the second product was divided` },
      { value: (p + q + r + s) % divisor, because: say`all the remainders were added` },
      missing(answer, divisor),
      { value: (p * q * r * s) % divisor, because: say`the two products were multiplied instead of added` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`On division by ${divisor}, the numbers ${formatList(numbers)} leave ${formatList([p, q, r, s])}.`,
      say`${p} × ${q} + ${r} × ${s} = ${p * q + r * s}, which leaves ${answer}`,
    ],
  }
}

/** 67⁶⁷ + 67 divided by 68: the base is one less than the divisor, or one more. */
function nextToDivisor(rng: Random) {
  const divisor = rng.int(12, 99)
  const isLess = rng.chance(0.7)
  const base = isLess ? divisor - 1 : divisor + 1
  const exponent = rng.int(15, 199)
  const plus = rng.int(5, divisor - 3)
  const rest = isLess && exponent % 2 === 1 ? divisor - 1 : 1
  const answer = (rest + plus) % divisor
  const written = latex`${base}^{${exponent}} + ${plus}`
  return {
    concept: 'remainder-theorem-of-numbers',
    given: { find: 'power plus number' as const, numbers: [base, exponent, plus], divisor },
    prompt: rng.pick([
      say`${ask(rng, say`the remainder when ${written} is divided by ${divisor}`)}`,
      say`If ${written} is divided by ${divisor}, ${askThen(rng, 'the remainder')}`,
      say`When ${written} is divided by ${divisor}, the remainder is`,
    ]),
    ...shared(answer, divisor),
    mistakes: [
      {
        value: rest === 1 ? plus - 1 : plus + 1,
        because: isLess
          ? say`${base} leaves −1, and an ${exponent % 2 === 1 ? 'odd' : 'even'} power of it leaves ${rest === 1 ? '1' : '−1'}`
          : say`${base} leaves 1, and so does each of its powers`,
      },
      { value: plus, because: say`the power was taken to leave nothing` },
      missing(answer, divisor),
      { value: rest, because: say`${plus} was not added` },
      { value: (base + plus) % divisor, because: say`the exponent was ignored` },
      { value: divisor - plus, because: say`${plus} was taken off the divisor` },
    ].filter(({ value }) => value !== answer),
    steps: [
      isLess
        ? say`${base} = ${divisor} − 1 leaves −1 on division by ${divisor}; its ${exponent % 2 === 1 ? 'odd powers leave −1' : 'even powers leave 1'}.`
        : say`${base} = ${divisor} + 1 leaves 1 on division by ${divisor}, and so does each of its powers.`,
      say`So the power leaves ${rest === 1 ? '1' : '−1'}, and ${plus} is added to it.`,
      say`${rest === 1 ? '1' : '−1'} + ${plus} = ${answer}`,
    ],
  }
}

/** How many equal digits are divisible by the divisor: 111 by 37, 111111 by 7. */
const PERIODS = [
  [3, 3],
  [7, 6],
  [11, 2],
  [13, 6],
  [37, 3],
  [41, 5],
  [101, 4],
] as const

/** 777 … 7 (43 digits) divided by 13. */
function repeatedDigit(rng: Random) {
  const [divisor, period] = rng.pick(PERIODS.slice(1))
  const digit = rng.int(1, 9)
  const { length, answer, rest } = rng.until(
    () => {
      const length = rng.int(20, 200)
      const rest = length % period
      return { length, rest, answer: rest === 0 ? 0 : Number(String(digit).repeat(rest)) % divisor }
    },
    (drawn) => drawn.rest > 0,
  )
  const of = (many: number) => (many <= 0 ? 0 : Number(String(digit).repeat(many)) % divisor)
  return {
    concept: 'remainder-theorem-of-numbers',
    given: { find: 'repeated digit' as const, numbers: [digit, length], divisor },
    prompt: rng.pick([
      say`A number is formed by writing the digit ${digit} side by side ${length} times. ${ask(rng, say`the remainder when it is divided by ${divisor}`)}`,
      say`If the number ${digit}${digit}${digit} … ${digit}, in which ${digit} is written ${length} times, is divided by ${divisor}, ${askThen(rng, 'the remainder')}`,
      say`Each of the ${length} digits of a number is ${digit}. ${ask(rng, say`the remainder that it leaves on division by ${divisor}`)}`,
    ]),
    ...shared(answer, divisor),
    mistakes: [
      { value: of(rest - 1), because: say`one digit too few was left over` },
      { value: of(rest + 1), because: say`one digit too many was left over` },
      { value: (digit * length) % divisor, because: say`the sum of the digits was divided` },
      missing(answer, divisor),
      { value: digit % divisor, because: say`only one digit was divided` },
      { value: length % divisor, because: say`the number of digits was divided` },
      { value: rest, because: say`that is the number of digits left over` },
      { value: (answer + 1) % divisor, because: say`a slip of 1 in the last division` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`A run of ${period} equal digits is divisible by ${divisor}.`,
      say`${length} ÷ ${period} leaves ${rest}.`,
      say`So only the last ${rest === 1 ? 'digit counts' : `${rest} digits count`}.`,
      say`${Number(String(digit).repeat(rest))} divided by ${divisor} leaves ${answer}`,
    ],
  }
}

/** 1! + 2! + 3! + … + 100! */
function factorials(rng: Random) {
  const divisor = rng.pick([7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24])
  const last = rng.int(20, 150)
  const all = range(1, divisor).map((n) => range(1, n).reduce((left, one) => (left * one) % divisor, 1))
  const stop = all.indexOf(0)
  const answer = all.reduce((sum, one) => (sum + one) % divisor, 0)
  const upTo = (count: number) =>
    all.slice(0, Math.max(0, count)).reduce((sum, one) => (sum + one) % divisor, 0)
  return {
    concept: 'remainder-theorem-of-numbers',
    given: { find: 'factorials' as const, numbers: [last], divisor },
    prompt: rng.pick([
      say`${ask(rng, say`the remainder when 1! + 2! + 3! + … + ${last}! is divided by ${divisor}`)}`,
      say`If the sum 1! + 2! + 3! + … + ${last}! is divided by ${divisor}, ${askThen(rng, 'the remainder')}`,
    ]),
    ...shared(answer, divisor),
    mistakes: [
      { value: upTo(stop - 1), because: say`the sum was stopped one term too early` },
      { value: upTo(stop - 2), because: say`the sum was stopped two terms too early` },
      { value: (answer + divisor - 1) % divisor, because: say`1! was left out` },
      missing(answer, divisor),
      { value: 0, because: say`only the large factorials are divisible by ${divisor}` },
      { value: 1, because: say`only 1! was counted` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`From ${stop + 1}! on, every term is divisible by ${divisor}.`,
      say`So only 1! to ${stop}! count.`,
      say`They leave ${all.slice(0, stop).join(' + ')} = ${all.slice(0, stop).reduce((sum, one) => sum + one, 0)}`,
      say`Divided by ${divisor}, this leaves ${answer}`,
    ],
  }
}

/** "n leaves 5 on division by 8. What does 3n² + 2n + 4 leave?" */
/** "a and b leave the remainders 5 and 7 when divided by 11. What is the remainder of a² + 3ab + 2b?" */
function twoKnown(rng: Random) {
  const divisor = rng.int(7, 19)
  const [one, other] = rng.sample(range(2, divisor - 1), 2)
  const [cross, single] = [rng.int(1, 5), rng.int(2, 7)]
  const value = one * one + cross * one * other + single * other
  const answer = value % divisor
  const [a, b] = rng.pick([
    ['a', 'b'],
    ['m', 'n'],
    ['p', 'q'],
    ['x', 'y'],
  ] as const)
  const written = latex`${a}^2 + ${cross === 1 ? '' : cross}${a}${b} + ${single}${b}`
  return {
    concept: 'remainder-theorem-of-numbers',
    given: { find: 'two remainders' as const, numbers: [one, other, cross, single], divisor },
    prompt: rng.pick([
      say`Two numbers ${a} and ${b} leave the remainders ${one} and ${other}, respectively, when divided by ${divisor}. ${ask(rng, say`the remainder when ${written} is divided by ${divisor}`)}`,
      say`If ${a} and ${b} leave the remainders ${one} and ${other}, respectively, on division by ${divisor}, then what remainder does ${written} leave on division by ${divisor}?`,
      say`When the positive integers ${a} and ${b} are divided by ${divisor}, the remainders are ${one} and ${other}, respectively. If ${written} is divided by ${divisor}, ${askThen(rng, 'the remainder')}`,
    ]),
    ...shared(answer, divisor),
    mistakes: [
      { value: (one * one + cross * one * other) % divisor, because: say`the last term was left out` },
      {
        value: (one + cross * one * other + single * other) % divisor,
        because: say`the square was not taken`,
      },
      {
        value: (other * other + cross * one * other + single * one) % divisor,
        because: say`the two remainders were exchanged`,
      },
      {
        value: (one * one + cross * (one + other) + single * other) % divisor,
        because: say`the remainders were added in the middle term instead of multiplied`,
      },
      missing(answer, divisor),
      { value: (answer + 1) % divisor, because: say`a slip of 1 in the last division` },
    ].filter(({ value: wrong }) => wrong !== answer),
    steps: [
      say`${a} and ${b} may be replaced by their remainders ${one} and ${other}.`,
      say`${one}² + ${cross} × ${one} × ${other} + ${single} × ${other} = ${one * one} + ${cross * one * other} + ${single * other} = ${value}`,
      say`${value} = ${divisor} × ${Math.floor(value / divisor)} + ${answer}`,
      say`The remainder is ${answer}`,
    ],
  }
}

function polynomial(rng: Random) {
  const divisor = rng.int(6, 17)
  const rest = rng.int(2, divisor - 1)
  const [square, times, plus] = [rng.pick([0, 1, 1, 2, 3]), rng.int(2, 7), rng.int(1, 9)]
  const value = square * rest * rest + times * rest + plus
  const answer = value % divisor
  const head = square === 0 ? '' : `${square === 1 ? '' : square}n^2 + `
  const written = latex`${head}${times}n + ${plus}`
  return {
    concept: 'remainder-theorem-of-numbers',
    given: { find: 'known remainder' as const, numbers: [rest, square, times, plus], divisor },
    prompt: rng.pick([
      say`A number n leaves a remainder of ${rest} when divided by ${divisor}. ${ask(rng, say`the remainder when ${written} is divided by ${divisor}`)}`,
      say`If n divided by ${divisor} leaves the remainder ${rest}, then what remainder does ${written} leave on division by ${divisor}?`,
      say`When a positive integer n is divided by ${divisor}, the remainder is ${rest}. If ${written} is divided by ${divisor}, ${askThen(rng, 'the remainder')}`,
    ]),
    ...shared(answer, divisor),
    mistakes: [
      { value: (value - plus) % divisor, because: say`${plus} was not added` },
      {
        value: (times * rest + plus + divisor - ((times * rest) % divisor)) % divisor,
        because: say`only the number ${plus} was divided`,
      },
      missing(answer, divisor),
      { value: rest, because: say`that is the remainder of n` },
      { value: (square * rest + times * rest + plus) % divisor, because: say`the square was not taken` },
      { value: (rest + plus) % divisor, because: say`the remainder of n was not multiplied` },
      { value: (answer + 1) % divisor, because: say`a slip of 1 in the last division` },
    ].filter(({ value: wrong }) => wrong !== answer),
    steps: [
      say`n may be replaced by its remainder ${rest}.`,
      square === 0
        ? say`${times} × ${rest} + ${plus} = ${value}`
        : say`${square} × ${rest * rest} + ${times} × ${rest} + ${plus} = ${value}`,
      say`Divided by ${divisor}, this leaves ${answer}`,
    ],
  }
}
