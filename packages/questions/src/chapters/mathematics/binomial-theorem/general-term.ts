import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, ordinal } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is the coefficient of the 4th term in the expansion of (2 + 3x)⁶?" */
export const generalTerm = defineGenerator({
  id: 'higher/general-term',
  version: 1,
  concepts: ['general-term'],
  levels: {
    easy: { forms: [termByPlace, powerInTerm] },
    medium: { forms: [placeOfPower, termFromEnd, powerInTerm] },
    hard: { forms: [equalCoefficients, placeOfPower, termFromEnd] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'term':
      case 'from-end': {
        // Multiply the bracket out; the powers of x rise from term to term.
        const expansion = range(1, given.n).reduce<number[]>(
          (sum) => [...sum, 0].map((one, place) => one * given.a + (sum[place - 1] ?? 0) * given.b),
          [1],
        )
        return expansion.at(given.find === 'term' ? given.place - 1 : -given.place) ?? Number.NaN
      }
      case 'power':
        // Each term has lost p and gained −q since the term before.
        return range(2, given.place).reduce((power) => power - given.p - given.q, given.p * given.n)
      case 'place':
        return (
          range(1, given.n + 1).find(
            (place) => given.p * (given.n - place + 1) - given.q * (place - 1) === given.power,
          ) ?? Number.NaN
        )
      case 'equal':
        return (
          range(1, given.n).find(
            (r) =>
              given.k * r + given.m !== r + given.s &&
              choose(given.n, given.k * r + given.m - 1) === choose(given.n, r + given.s - 1),
          ) ?? Number.NaN
        )
    }
  },
})

const within = [-1_000_000, 1_000_000] as const

function drawBracket(rng: Random) {
  return rng.until(
    () => {
      const n = rng.int(4, 9)
      return { n, a: rng.int(1, 4), b: rng.pick([1, -1]) * rng.int(1, 4), place: rng.int(2, n) }
    },
    ({ n, a, b, place }) =>
      a + Math.abs(b) > 2 &&
      choose(n, place - 1) * a ** (n - place + 1) * Math.abs(b) ** (place - 1) < 60_000,
  )
}

const bracket = (a: number, b: number, n: number): string =>
  latex`(${a} ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}x)^{${n}}`

const inBrackets = (value: number) => (value < 0 ? say`(${value})` : say`${value}`)

/** T(r + 1) = C(n, r) a^(n − r) b^r. */
function coefficientOf(n: number, a: number, b: number, r: number): number {
  return choose(n, r) * a ** (n - r) * b ** r
}

const termMistakes = (n: number, a: number, b: number, r: number) => [
  { value: -coefficientOf(n, a, b, r), because: say`the sign was lost` },
  ...(r < n
    ? [
        {
          value: coefficientOf(n, a, b, r + 1),
          because: say`that is the term after: r is one less than the place`,
        },
      ]
    : []),
  ...(r > 0 ? [{ value: coefficientOf(n, a, b, r - 1), because: say`that is the term before` }] : []),
  { value: choose(n, r), because: say`only the binomial coefficient was taken` },
  { value: a ** (n - r) * b ** r, because: say`the binomial coefficient was left out` },
  { value: coefficientOf(n, a, b, n - r), because: say`it was counted from the other end` },
  { value: choose(n, r) * b ** r, because: say`the power of ${a} was left out` },
]

function termByPlace(rng: Random) {
  const { n, a, b, place } = drawBracket(rng)
  const r = place - 1
  const value = coefficientOf(n, a, b, r)
  const text = bracket(a, b, n)
  return {
    concept: 'general-term',
    given: { find: 'term' as const, n, a, b, place },
    prompt: rng.pick([
      say`What is the coefficient of the ${ordinal(place)} term in the expansion of ${text} in rising powers of x?`,
      say`In the expansion of ${text} in ascending powers of x, the coefficient of the ${ordinal(place)} term is`,
      say`By the general term, find the coefficient of ${latex`T_{${place}}`} in the expansion of ${text}.`,
    ]),
    answer: value,
    within,
    mistakes: termMistakes(n, a, b, r),
    steps: [
      say`The general term is ${latex`T_{r+1} = \binom{${n}}{r} ${a}^{${n}-r} (${b}x)^r`}; the ${ordinal(place)} term has r = ${r}.`,
      say`${choose(n, r)} × ${a ** (n - r)} × ${inBrackets(b ** r)} = ${value}`,
    ],
  }
}

function termFromEnd(rng: Random) {
  const { n, a, b, place } = rng.until(
    () => drawBracket(rng),
    (drawn) => 2 * drawn.place !== drawn.n + 2,
  )
  const r = n + 1 - place
  const value = coefficientOf(n, a, b, r)
  const text = bracket(a, b, n)
  return {
    concept: 'general-term',
    given: { find: 'from-end' as const, n, a, b, place },
    prompt: rng.pick([
      say`What is the coefficient of the ${ordinal(place)} term from the end in the expansion of ${text} in rising powers of x?`,
      say`The ${ordinal(place)} term from the end of ${text}, expanded in ascending powers of x, has the coefficient`,
      say`${text} is expanded in ascending powers of x. Find the coefficient of the ${ordinal(place)} term counted from the end.`,
    ]),
    answer: value,
    within,
    mistakes: termMistakes(n, a, b, r),
    steps: [
      say`There are ${n + 1} terms, so the ${ordinal(place)} from the end is number ${n + 1} − ${place} + 1 = ${r + 1}; r = ${r}.`,
      say`${latex`T_{r+1} = \binom{${n}}{r} ${a}^{${n}-r} (${b}x)^r`}`,
      say`${choose(n, r)} × ${a ** (n - r)} × ${inBrackets(b ** r)} = ${value}`,
    ],
  }
}

const powerOf = (exponent: number): string => (exponent === 1 ? 'x' : `x^{${exponent}}`)

function drawPowers(rng: Random) {
  return rng.until(
    () => {
      const [p, q, n] = [rng.int(1, 4), rng.int(1, 4), rng.int(5, 15)]
      const r = rng.int(1, n - 1)
      return { p, q, n, r, power: p * (n - r) - q * r }
    },
    ({ power }) => power !== 0,
  )
}

function powerInTerm(rng: Random) {
  const { p, q, n, r, power } = drawPowers(rng)
  const text = latex`\left(${powerOf(p)} + \frac{1}{${powerOf(q)}}\right)^{${n}}`
  return {
    concept: 'general-term',
    given: { find: 'power' as const, p, q, n, place: r + 1 },
    prompt: rng.pick([
      say`What is the exponent of x in the ${ordinal(r + 1)} term of the expansion of ${text}?`,
      say`The ${ordinal(r + 1)} term in the expansion of ${text} contains x to the power`,
      say`In the expansion of ${text}, find the power of x in ${latex`T_{${r + 1}}`}.`,
    ]),
    answer: power,
    within: [-99, 99] as const,
    mistakes: [
      { value: p * (n - r - 1) - q * (r + 1), because: say`r is one less than the place of the term` },
      { value: p * (n - r), because: say`the denominator was left out` },
      { value: p * (n - r) + q * r, because: say`the exponents were added although x is in the denominator` },
      { value: -power, because: say`the sign was lost` },
      { value: p * (n - r + 1) - q * (r - 1), because: say`that is the power in the term before` },
      { value: p * r - q * (n - r), because: say`the two exponents were exchanged` },
      { value: n - 2 * r, because: say`the exponents ${p} and ${q} were left out` },
    ],
    steps: [
      say`${latex`T_{r+1} = \binom{${n}}{r} ${p === 1 ? 'x' : `(x^{${p}})`}^{${n}-r} \left(\frac{1}{${powerOf(q)}}\right)^r`}, and the ${ordinal(r + 1)} term has r = ${r}.`,
      say`Exponent: ${p} × ${n - r} − ${q} × ${r} = ${power}`,
    ],
  }
}

function placeOfPower(rng: Random) {
  const { p, q, n, r, power } = drawPowers(rng)
  const text = latex`\left(${powerOf(p)} + \frac{1}{${powerOf(q)}}\right)^{${n}}`
  const answer = ordinal(r + 1)
  return {
    concept: 'general-term',
    given: { find: 'place' as const, p, q, n, power },
    prompt: rng.pick([
      say`Which term in the expansion of ${text} contains ${latex`${powerOf(power)}`}?`,
      say`In the expansion of ${text}, ${latex`${powerOf(power)}`} occurs in the term number`,
      say`Find the place of the term with ${latex`${powerOf(power)}`} in the expansion of ${text}.`,
    ]),
    answer,
    within: [1, n + 1] as const,
    mistakes: [
      { value: r, because: say`that is r; the term is number r + 1` },
      { value: r + 2, because: say`one too many was counted` },
      { value: n - r + 1, because: say`it was counted from the other end` },
      { value: n - r, because: say`that is the exponent of the first part` },
      { value: n - r + 2, because: say`it was counted from the other end, and one too many` },
      { value: r + 3, because: say`two too many were counted` },
      { value: r - 1, because: say`two too few were counted` },
    ],
    steps: [
      say`The exponent of x in ${latex`T_{r+1}`} is ${p === 1 ? '' : p}(${n} − r) − ${q === 1 ? '' : q}r = ${p * n} − ${p + q}r.`,
      say`${p * n} − ${p + q}r = ${power} gives r = ${r}.`,
      say`The term is the ${answer}`,
    ],
  }
}

/** The coefficients of the (kr + m)th and the (r + s)th term of (1 + x)^n are equal. */
function equalCoefficients(rng: Random) {
  const { n, k, m, s, r } = rng.until(
    () => {
      const [k, m, s, r] = [rng.int(1, 3), rng.int(0, 5), rng.int(0, 6), rng.int(2, 9)]
      return { k, m, s, r, n: (k + 1) * r + m + s - 2 }
    },
    (drawn) =>
      drawn.n >= 8 &&
      drawn.n <= 40 &&
      drawn.m !== drawn.s &&
      drawn.k * drawn.r + drawn.m !== drawn.r + drawn.s,
  )
  const place = (times: number, more: number): string =>
    `(${times === 1 ? '' : times}r${more === 0 ? '' : ` + ${more}`})th`
  return {
    concept: 'general-term',
    given: { find: 'equal' as const, n, k, m, s },
    prompt: rng.pick([
      say`In the expansion of ${latex`(1 + x)^{${n}}`} the coefficients of the ${place(k, m)} and the ${place(1, s)} term, two different terms, are equal. ${ask(rng, 'r')}`,
      say`If two different terms of ${latex`(1 + x)^{${n}}`}, the ${place(k, m)} and the ${place(1, s)}, have equal coefficients, then r is`,
    ]),
    answer: count(r),
    mistakes: [
      {
        value: r + 1,
        because: say`the places were taken for the lower numbers of the binomial coefficients`,
      },
      { value: r - 1, because: say`the sum of the places was taken to be ${n}` },
      { value: r + 2, because: say`the sum of the places was taken too large` },
      { value: n - r, because: say`that is the lower number counted from the other end` },
      { value: n + 2 - r, because: say`one place was taken off the sum of both` },
      { value: 2 * r, because: say`the equation was not divided to the end` },
    ],
    steps: [
      say`The coefficient of the term number t is ${latex`\binom{${n}}{t-1}`}; two different ones are equal when their lower numbers add up to ${n}.`,
      say`So the places add up to ${n} + 2 = ${n + 2}: ${k + 1}r${m + s === 0 ? '' : ` + ${m + s}`} = ${n + 2}`,
      say`r = ${r}`,
    ],
  }
}
