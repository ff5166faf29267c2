import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import {
  chainOfLogs,
  otherBase,
  quadraticInLog,
  quotient,
  severalBases,
  sumOfLogs,
} from './log-laws-in-steps.ts'

/** "If log 2 = a and log 3 = b, what is log 72?" */
export const logLaws = defineGenerator({
  id: 'algebra/log-laws',
  version: 5,
  concepts: ['laws-of-logarithms'],
  levels: {
    easy: { forms: [...often(8, plainSum), power], told: 0 },
    medium: { forms: [...often(24, oneLog), ...often(8, chainOfLogs), inLetters, inverse], told: 1 },
    hard: {
      forms: [...often(10, sumOfLogs), ...often(3, otherBase), ...often(4, quadraticInLog), severalBases],
      told: 0,
    },
  },
  generate(rng, { forms, told }) {
    const draft = rng.pick(forms)(rng)
    return { ...draft, steps: [...HINTS.slice(0, told), ...draft.steps] }
  },
  solve(given) {
    switch (given.find) {
      case 'power':
        return Math.log(given.base ** given.exponent) / Math.log(given.base)
      case 'one-log': {
        // The whole number nearest to what has this logarithm, if it has it exactly.
        const sum = given.terms.reduce((all, [times, number]) => all + times * Math.log(number), 0)
        const near = Math.round(Math.exp(sum))
        return Math.abs(Math.log(near) - sum) < 1e-9 ? near : Number.NaN
      }
      case 'letters': {
        const [one, other] = given.primes
        const count = (prime: number) =>
          range(0, 12).filter((n) => n > 0 && given.number % prime ** n === 0).length
        return inTwo(count(one), count(other))
      }
      case 'inverse':
        return given.terms.reduce((sum, base) => sum + 1 / (Math.log(given.number) / Math.log(base)), 0)
      case 'sum-of-logs':
        // Try every whole number for which the logarithms exist.
        return (
          range(Math.max(-given.p, -given.q) + 1, 2000).find(
            (x) => Math.abs(Math.log(x + given.p) + Math.log(x + given.q) - Math.log(given.product)) < 1e-9,
          ) ?? Number.NaN
        )
      case 'other-base': {
        const count = (number: number, prime: number) =>
          range(0, 12).filter((n) => n > 0 && number % prime ** n === 0).length
        return quotient(
          count(given.number, given.one),
          count(given.number, given.other),
          count(given.base, given.one),
          count(given.base, given.other),
        )
      }
      case 'chain':
        return given.numbers.reduce((product, base, index) => {
          const number = (given.numbers[index + 1] ?? given.last) ** (given.powers[index] ?? 1)
          return (product * Math.log(number)) / Math.log(base)
        }, 1)
      case 'quadratic': {
        // The exponents are whole numbers: all are tried.
        const found = range(-6, 12).filter((y) => y * y - given.sum * y + given.product === 0)
        const [one = Number.NaN, other = Number.NaN] = found.map((y) => given.base ** y)
        return given.asks === 'product'
          ? one * other
          : given.asks === 'sum'
            ? one + other
            : Math.max(one, other)
      }
      case 'several-bases': {
        const left = (x: number) => given.bases.reduce((sum, base) => sum + Math.log(x) / Math.log(base), 0)
        return (
          range(2, 5000).find((x) => Math.abs(left(x) - given.sum[0] / given.sum[1]) < 1e-9) ?? Number.NaN
        )
      }
    }
  },
})

/** What to think of first. */
const HINTS = [
  say`All logarithms are brought to one base, and their numbers to powers and products.`,
  say`The log of a product is a sum, that of a quotient a difference, and an exponent comes before the log.`,
]

const CONCEPT = 'laws-of-logarithms'

/** '3a + 2b' */
const inTwo = (one: number, other: number): string =>
  [one === 0 ? '' : `${one === 1 ? '' : one}a`, other === 0 ? '' : `${other === 1 ? '' : other}b`]
    .filter((part) => part !== '')
    .join(' + ')

/** log of a power to its own base. */
function power(rng: Random) {
  const [base, exponent] = [rng.int(2, 30), rng.int(3, 60)]
  const text = latex`\log_{${base}} ${base}^{${exponent}}`
  return {
    concept: CONCEPT,
    given: { find: 'power' as const, base, exponent },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`By the laws of logarithms, ${text} is equal to:`,
    ]),
    answer: exponent,
    mistakes: [
      { value: base, because: say`that is the base` },
      { value: base * exponent, because: say`base and exponent were multiplied` },
      { value: exponent - 1, because: say`one was taken off for the base` },
      { value: exponent + 1, because: say`one was added for the base` },
      { value: base + exponent, because: say`base and exponent were added` },
      { value: 1, because: say`that is the logarithm of the base itself` },
    ].filter(({ value }) => value !== exponent),
    steps: [
      say`The exponent comes before the logarithm: ${latex`${exponent} \times \log_{${base}} ${base}`}`,
      say`${latex`\log_{${base}} ${base} = 1`}, so the value is ${exponent}`,
    ],
  }
}

/** log 6 + log 5 − log 3 = log x */
function plainSum(rng: Random) {
  return oneLog(rng, [1])
}

/** 2 log 6 + log 5 − log 3 = log x */
function oneLog(rng: Random, factors: readonly number[] = [1, 2, 2, 3]) {
  const { terms, key } = rng.until(
    () => {
      const [m, n] = [rng.pick(factors), factors.length === 1 ? 1 : rng.pick([1, 1, 2])]
      const [p, q, r] = [rng.int(2, factors.length === 1 ? 60 : 15), rng.int(2, 40), rng.int(2, 60)]
      return {
        terms: [
          [m, p],
          [n, q],
          [-1, r],
        ] as const,
        key: (p ** m * q ** n) / r,
      }
    },
    (drawn) =>
      Number.isInteger(drawn.key) &&
      drawn.key > 1 &&
      drawn.key < 3000 &&
      new Set(drawn.terms.map(([, number]) => number)).size === 3,
  )
  const [[m, p], [n, q], [, r]] = terms
  const raised = (number: number, power: number) => (power === 1 ? `${number}` : `${number}^{${power}}`)
  const part = (times: number, number: number) => `${times === 1 ? '' : times}\\log ${number}`
  const text = latex`${part(m, p)} + ${part(n, q)} - ${part(1, r)}`
  return {
    concept: CONCEPT,
    given: { find: 'one-log' as const, terms },
    prompt: rng.pick([
      say`If ${text} is equal to ${latex`\log x`}, then ${askThen(rng, 'the value of x')}`,
      say`Which number has the logarithm ${text}, all logarithms having the same base?`,
      say`Written as the logarithm of a single number, ${text} is ${latex`\log x`}. ${ask(rng, 'the value of x')}`,
      say`${latex`\log x`} is equal to ${text}. ${ask(rng, 'the value of x')}`,
    ]),
    answer: key,
    mistakes: [
      {
        value: m * p + n * q - r,
        because: say`the numbers were added and subtracted instead of multiplied and divided`,
      },
      {
        value: Math.round((m * p * n * q) / r),
        because: say`the factors were multiplied with the numbers instead of being made exponents`,
      },
      { value: p ** m * q ** n, because: say`the last logarithm was left out` },
      { value: p ** m * q ** n * r, because: say`the last logarithm was added instead of subtracted` },
      { value: Math.round((p * q) / r), because: say`the factors before the logarithms were left out` },
      { value: p ** m + q ** n - r, because: say`the powers were added instead of multiplied` },
      { value: key + 1, because: say`a slip of 1 in the division` },
      { value: key - 1, because: say`a slip of 1 in the division` },
      { value: p + q, because: say`the first two numbers were added, and the last left out` },
      { value: Math.abs(q + r - p), because: say`the numbers were added and subtracted in the wrong order` },
      { value: Math.abs(p - q), because: say`the first two numbers were subtracted` },
    ].filter(({ value }) => value !== key && value > 0),
    steps: [
      say`A factor becomes an exponent, a sum a product and a difference a quotient.`,
      say`${latex`x = \frac{${raised(p, m)} \times ${raised(q, n)}}{${r}}`} = ${key}`,
    ],
  }
}

/** log 72 by log 2 = a and log 3 = b. */
function inLetters(rng: Random) {
  const [one, other] = rng.pick([
    [2, 3],
    [2, 5],
    [3, 5],
    [2, 7],
    [3, 7],
    [5, 7],
    [2, 11],
    [3, 11],
    [2, 13],
    [5, 11],
  ] as const)
  const { m, n, number } = rng.until(
    () => {
      const [m, n] = [rng.int(1, 6), rng.int(1, 4)]
      return { m, n, number: one ** m * other ** n }
    },
    (drawn) => drawn.number <= 2000 && drawn.m !== drawn.n,
  )
  const answer = inTwo(m, n)
  return {
    concept: CONCEPT,
    given: { find: 'letters' as const, primes: [one, other] as const, number },
    prompt: rng.pick([
      say`If ${latex`\log ${one} = a`} and ${latex`\log ${other} = b`}, then ${latex`\log ${number}`} is equal to:`,
      say`Write ${latex`\log ${number}`} with a and b, where a stands for ${latex`\log ${one}`} and b for ${latex`\log ${other}`}.`,
      say`Given that ${latex`\log ${one}`} and ${latex`\log ${other}`} are denoted by a and b, which expression gives the logarithm of ${number}?`,
      say`${latex`\log ${one}`} is a and ${latex`\log ${other}`} is b. What is ${latex`\log ${number}`} in terms of a and b?`,
    ]),
    answer,
    mistakes: [
      { value: inTwo(n, m), because: say`the two exponents were exchanged` },
      { value: inTwo(n + 1, m), because: say`the exponents were exchanged and miscounted` },
      { value: inTwo(n, m + 1), because: say`the exponents were exchanged and miscounted` },
      { value: `${m + n}ab`, because: say`the exponents were added and the logarithms multiplied` },
      { value: `${m * n}ab`, because: say`the logarithms were multiplied instead of added` },
      { value: inTwo(m + 1, n), because: say`one factor ${one} too many was counted` },
      { value: inTwo(m, n + 1), because: say`one factor ${other} too many was counted` },
      {
        value: `a^${m}b^${n}`
          .replace(/\^1(?!\d)/g, '')
          .replace(/\^(\d)/g, (_, digit: string) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))),
        because: say`the exponents were kept as exponents`,
      },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`${latex`${number} = ${one}^{${m}} \times ${other}^{${n}}`}`,
      say`${latex`\log ${number} = ${m}\log ${one} + ${n}\log ${other}`}, that is ${answer}`,
    ],
  }
}

/** 1/log₂ 36 + 1/log₃ 36 … : the base and the number change places. */
function inverse(rng: Random) {
  const { terms, number, key } = rng.until(
    () => {
      const terms = rng.sample(range(2, 12), rng.pick([2, 3]))
      const product = terms.reduce((all, one) => all * one, 1)
      const root = rng.pick([1, 2, 2, 2, 3, 3])
      const number = Math.round(product ** (1 / root))
      return { terms, number, key: number ** root === product ? root : 0 }
    },
    (drawn) =>
      drawn.key > 0 && drawn.number > 5 && drawn.number <= 1500 && !drawn.terms.includes(drawn.number),
  )
  const text = latex`${terms.map((base) => `\\frac{1}{\\log_{${base}} ${number}}`).join(' + ')}`
  return {
    concept: CONCEPT,
    given: { find: 'inverse' as const, terms, number },
    prompt: rng.pick([say`${ask(rng, say`the value of ${text}`)}`, say`${text} is equal to:`]),
    answer: key,
    mistakes: [
      { value: terms.length, because: say`each term was taken for 1` },
      { value: key + 1, because: say`one too many was counted` },
      { value: number, because: say`that is the number under the logarithms` },
      { value: terms.reduce((all, one) => all * one, 1), because: say`that is the product of the bases` },
      { value: 0, because: say`the terms do not cancel` },
      { value: terms.reduce((all, one) => all + one, 0), because: say`the bases were added` },
    ].filter(({ value }) => value !== key),
    steps: [
      say`Base and number change places: ${latex`\frac{1}{\log_a n} = \log_n a`}`,
      say`The sum is ${latex`\log_{${number}} (${terms.join(' \\times ')})`}`,
      say`${latex`${terms.join(' \\times ')} = ${number}${key === 1 ? '' : `^{${key}}`}`}, so the value is ${key}`,
    ],
  }
}
