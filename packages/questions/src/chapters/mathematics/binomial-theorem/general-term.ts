import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { exact, gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, fraction, ordinal } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { drawExpansion, times } from './draw-expansion.ts'

/** "What is the coefficient of the 4th term in the expansion of (2 + 3x)⁶?" */
export const generalTerm = defineGenerator({
  id: 'higher/general-term',
  version: 8,
  concepts: ['general-term'],
  levels: {
    easy: {
      forms: [...often(4, termByPlace), ...often(4, powerInTerm), ...often(3, writtenTerm), numberOfTerms],
    },
    medium: {
      forms: [
        ...often(6, placeOfPower),
        ...often(6, termFromEnd),
        ...often(5, ratioOfTerms),
        ...often(2, equalCoefficients),
        exponentFromRatio,
      ],
    },
    hard: {
      forms: [
        ...often(8, greatestTerm),
        ...often(8, rationalTerms),
        ...often(8, numberFromTerm),
        consecutiveCoefficients,
      ],
    },
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
      case 'written':
        // The second term, multiplied out, tells the right way to write it from the others.
        return showTerm(
          given,
          CHANGES.find((change) => isSecondTerm(given, change)),
        )
      case 'number':
        // Each odd power of the second letter is in one of the two with either sign.
        return given.kind === 'three'
          ? range(0, given.n).reduce((sum, left) => sum + given.n - left + 1, 0)
          : range(0, given.n).filter((r) => (given.kind === 'sum' ? r % 2 === 0 : r % 2 === 1)).length
      case 'ratio': {
        const at = (place: number) =>
          choose(given.n, place - 1) * given.a ** (given.n - place + 1) * given.b ** (place - 1)
        return at(given.place + 1) / at(given.place)
      }
      case 'exponent':
        return (
          range(given.place, 200).find(
            (n) => choose(n, given.place - 1) * given.second === choose(n, given.place) * given.first,
          ) ?? Number.NaN
        )
      case 'greatest': {
        // All terms one by one, and the greatest of them.
        const { n, a, b, top, bottom } = given
        const sizes = range(0, n).map((r) =>
          range(1, r).reduce((size, step) => (size * (n - step + 1) * b * top) / (step * a * bottom), 1),
        )
        return sizes.indexOf(Math.max(...sizes)) + 1
      }
      case 'rational': {
        const whole = range(0, given.n).filter((r) => (given.n - r) % given.a === 0 && r % given.b === 0)
        return given.isRational ? whole.length : given.n + 1 - whole.length
      }
      case 'number-from-term':
        // Tries the whole numbers, with the bracket multiplied out.
        return (
          range(1, 40).find((k) => {
            let terms = new Map([[0, 1]])
            for (let bracket = 0; bracket < given.n; bracket++) {
              const next = new Map<number, number>()
              for (const [power, size] of terms) {
                next.set(power + given.p, (next.get(power + given.p) ?? 0) + size)
                next.set(power - given.q, (next.get(power - given.q) ?? 0) + size * k)
              }
              terms = next
            }
            return terms.get(given.power) === given.size
          }) ?? Number.NaN
        )
      case 'consecutive': {
        const [a, b, c] = given.parts
        return (
          range(3, 80).find((n) =>
            range(0, n - 2).some(
              (r) =>
                choose(n, r) * b === choose(n, r + 1) * a && choose(n, r + 1) * c === choose(n, r + 2) * b,
            ),
          ) ?? Number.NaN
        )
      }
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
  const { n, a, b, k: r, text } = drawExpansion(rng, 99_999, false)
  const place = r + 1
  const value = coefficientOf(n, a, b, r)
  return {
    concept: 'general-term',
    given: { find: 'term' as const, n, a, b, place },
    prompt: rng.pick([
      ask(rng, say`the coefficient of the ${ordinal(place)} term in the expansion of ${text}`),
      say`In the binomial expansion of ${text}, the coefficient of the ${ordinal(place)} term is`,
      say`By the general term, find the coefficient of ${latex`T_{${place}}`} in the expansion of ${text}.`,
      say`${text} is expanded by the binomial theorem. Which number does the ${ordinal(place)} term contain as its coefficient?`,
      say`The ${ordinal(place)} term of ${text} has the coefficient`,
    ]),
    answer: value,
    within,
    mistakes: termMistakes(n, a, b, r),
    steps: [
      say`The general term has the coefficient ${latex`\binom{${n}}{r} ${a}^{${n}-r} (${b})^r`}; the ${ordinal(place)} term has r = ${r}.`,
      say`${choose(n, r)} × ${a ** (n - r)} × ${inBrackets(b ** r)} = ${value}`,
    ],
  }
}

function termFromEnd(rng: Random) {
  const {
    n,
    a,
    b,
    k: r,
    text,
  } = rng.until(
    () => drawExpansion(rng, 99_999, false),
    (drawn) => 2 * drawn.k !== drawn.n,
  )
  const place = n + 1 - r
  const value = coefficientOf(n, a, b, r)
  return {
    concept: 'general-term',
    given: { find: 'from-end' as const, n, a, b, place },
    prompt: rng.pick([
      ask(rng, say`the coefficient of the ${ordinal(place)} term from the end in the expansion of ${text}`),
      say`The ${ordinal(place)} term from the end in the binomial expansion of ${text} has the coefficient`,
      say`${text} is expanded by the binomial theorem. Find the coefficient of the ${ordinal(place)} term counted from the end.`,
      say`In the expansion of ${text}, the coefficient of the ${ordinal(place)} term from the end is`,
      say`If ${text} is expanded, what is the coefficient of its ${ordinal(place)} term from the end?`,
      say`Consider the binomial expansion of ${text}. The coefficient of the ${ordinal(place)} term, counted from the end, is`,
    ]),
    answer: value,
    within,
    mistakes: termMistakes(n, a, b, r),
    steps: [
      say`There are ${n + 1} terms, so the ${ordinal(place)} from the end is number ${n + 1} − ${place} + 1 = ${r + 1}; r = ${r}.`,
      say`The general term has the coefficient ${latex`\binom{${n}}{r} ${a}^{${n}-r} (${b})^r`}.`,
      say`${choose(n, r)} × ${a ** (n - r)} × ${inBrackets(b ** r)} = ${value}`,
    ],
  }
}

/** The general term in letters: a and b with their powers, and that of x. */
interface Written {
  n: number
  a: number
  b: number
  /** Whether the first term of the bracket is the one with x. */
  isFirst: boolean
}
const CHANGES = ['swap', 'sign', 'power', 'lower', 'none'] as const
type Change = (typeof CHANGES)[number]

/** Whether a way to write the term gives n aⁿ⁻¹ b and the right power of x for r = 1. */
function isSecondTerm({ n, a, b, isFirst }: Written, change: Change): boolean {
  const size =
    choose(n, change === 'lower' ? 2 : 1) *
    (change === 'swap' ? a * b ** (n - 1) : a ** (n - 1) * (change === 'sign' ? -b : b))
  const exponent = (change === 'power') === isFirst ? 1 : n - 1
  let sum = 0
  for (let bracket = 0; bracket < n; bracket++) sum += a ** (n - 1) * b
  return size === sum && exponent === (isFirst ? n - 1 : 1)
}

function showTerm({ n, a, b, isFirst }: Written, change: Change = 'none'): string {
  const lower = change === 'lower' ? 'r+1' : 'r'
  const falling = `${n}-r`
  const [up, down] = change === 'swap' ? ['r', falling] : [falling, 'r']
  const base = change === 'sign' ? -b : b
  const x = isFirst === (change === 'power') ? 'r' : falling
  return latex`\binom{${n}}{${lower}} ${a === 1 ? '' : `\\cdot ${a}^{${up}}`} ${base === 1 ? '' : `\\cdot ${base < 0 ? `(${base})` : base}^{${down}}`} x^{${x}}`
}

function writtenTerm(rng: Random) {
  const isFirst = rng.chance(0.5)
  const { n, a, b } = rng.until(
    () => ({ n: rng.int(5, 20), a: rng.int(1, 9), b: rng.pick([1, -1]) * rng.int(2, 9) }),
    (drawn) => drawn.a !== Math.abs(drawn.b),
  )
  const given = { n, a, b, isFirst }
  const sign = b < 0 ? '-' : '+'
  const text = isFirst
    ? latex`(${times(a)}x ${sign} ${Math.abs(b)})^{${n}}`
    : latex`(${a} ${sign} ${times(b)}x)^{${n}}`
  const answer = showTerm(given)
  return {
    concept: 'general-term',
    given: { find: 'written' as const, ...given },
    prompt: rng.pick([
      say`The general term ${latex`T_{r+1}`} in the expansion of ${text} is`,
      say`Which of the following is the (r + 1)th term of ${text}?`,
      say`In the binomial expansion of ${text}, ${latex`T_{r+1}`} is equal to`,
      say`Find the general term, number r + 1, of the expansion of ${text}.`,
    ]),
    answer,
    mistakes: [
      {
        value: showTerm(given, 'lower'),
        because: say`the term number r + 1 has r below in the binomial coefficient`,
      },
      { value: showTerm(given, 'sign'), because: say`the sign of the second part is wrong` },
      {
        value: showTerm(given, 'power'),
        because: say`the exponent of x belongs to the other part of the bracket`,
      },
      {
        value: showTerm(given, 'swap'),
        because: say`the exponents r and ${n} − r of the two numbers were exchanged`,
      },
    ],
    steps: [
      say`The (r + 1)th term is ${latex`\binom{${n}}{r}`} times the first part to the power ${n} − r and the second part to the power r.`,
      say`So it is ${answer}`,
    ],
  }
}

/** "How many terms are left in (x + 2)⁹ + (x − 2)⁹?" */
function numberOfTerms(rng: Random) {
  const kind = rng.pick(['sum', 'difference', 'three'])
  const n = kind === 'three' ? rng.int(3, 25) : rng.int(5, 60)
  const [a, b] = rng.sample(range(1, 9), 2)
  const bracket = (sign: string) => `(${times(a)}x ${sign} ${times(b)}y)^{${n}}`
  const text =
    kind === 'three'
      ? latex`(${times(a)}x + ${times(b)}y + z)^{${n}}`
      : latex`${bracket('+')} ${kind === 'sum' ? '+' : '-'} ${bracket('-')}`
  const answer =
    kind === 'three'
      ? ((n + 1) * (n + 2)) / 2
      : kind === 'sum'
        ? Math.floor(n / 2) + 1
        : Math.floor((n + 1) / 2)
  return {
    concept: 'general-term',
    given: { find: 'number' as const, n, kind },
    prompt: rng.pick([
      say`How many terms are there in the expansion of ${text} after like terms are put together?`,
      say`The number of different terms in the simplified expansion of ${text} is`,
      say`${text} is expanded and simplified. How many terms are left?`,
    ]),
    answer: count(answer),
    mistakes:
      kind === 'three'
        ? [
            { value: n + 1, because: say`that is the number of terms for two letters` },
            { value: (n * (n + 1)) / 2, because: say`the exponent was taken one too small` },
            { value: 3 * n, because: say`each letter was counted ${n} times` },
            { value: ((n + 2) * (n + 3)) / 2, because: say`the exponent was taken one too large` },
            { value: (n + 1) * (n + 2), because: say`each term was counted twice` },
          ]
        : [
            { value: n + 1, because: say`that is the number of terms of one bracket` },
            { value: 2 * n + 2, because: say`no terms were put together or cancelled` },
            { value: answer + 1, because: say`one of the terms that cancel was counted` },
            { value: answer - 1, because: say`one term was left out` },
            { value: n, because: say`that is the exponent` },
          ],
    steps:
      kind === 'three'
        ? [
            say`The exponents of the three letters add up to ${n}.`,
            say`There are ${latex`\binom{${n + 2}}{2}`} ways, that is ${answer}`,
          ]
        : [
            say`The terms with ${kind === 'sum' ? 'odd' : 'even'} powers of y cancel.`,
            say`Of the ${n + 1} terms those with ${kind === 'sum' ? 'even' : 'odd'} powers of y are left: ${answer}`,
          ],
  }
}

/** "What is the ratio of the 5th coefficient of (2 + 3x)⁹ to the 4th?" */
function ratioOfTerms(rng: Random) {
  const { n, a, b, r } = rng.until(
    () => {
      const exponent = rng.int(5, 24)
      return { n: exponent, a: rng.int(1, 7), b: rng.int(1, 7), r: rng.int(2, exponent - 2) }
    },
    (drawn) => drawn.a !== drawn.b,
  )
  // The terms number r and r + 1.
  const value = exact(b * (n - r + 1), a * r)
  const [text, given] = [latex`(${a} + ${times(b)}x)^{${n}}`, { find: 'ratio' as const, n, a, b, place: r }]
  return {
    concept: 'general-term',
    given,
    prompt: rng.pick([
      say`The coefficient of the ${ordinal(r + 1)} term in the expansion of ${text} divided by that of the ${ordinal(r)} term is`,
      say`How many times the coefficient of ${latex`T_{${r}}`} is that of ${latex`T_{${r + 1}}`} in the expansion of ${text}?`,
      say`In the expansion of ${text}, the ratio of the coefficient of ${latex`T_{${r + 1}}`} to that of ${latex`T_{${r}}`} is equal to`,
      ask(
        rng,
        say`the ratio of the coefficient of the ${ordinal(r + 1)} term to that of the ${ordinal(r)} term in the expansion of ${text}`,
      ),
    ]),
    answer: fraction(value),
    within: [0.001, 900] as const,
    mistakes: [
      { value: fraction(value.inverse()), because: say`the quotient was turned upside down` },
      { value: fraction(exact(n - r + 1, r)), because: say`${a} and ${b} were left out` },
      { value: fraction(exact(a * (n - r + 1), b * r)), because: say`${a} and ${b} were exchanged` },
      { value: fraction(exact(b * (n - r), a * (r + 1))), because: say`that is the next quotient` },
      {
        value: fraction(exact(b * (n - r), a * r)),
        because: say`${n} − ${r} was taken instead of ${n} − ${r} + 1`,
      },
      { value: fraction(exact(b, a)), because: say`the binomial coefficients were left out` },
    ],
    steps: [
      say`${latex`\binom{${n}}{${r}} \div \binom{${n}}{${r - 1}} = \frac{${n - r + 1}}{${r}}`}`,
      say`From term to term one factor ${a} is replaced by ${b}, so this is multiplied by ${latex`\frac{${b}}{${a}}`}.`,
      say`The quotient is ${fraction(value)}`,
    ],
  }
}

/** "The coefficients of the 4th and 5th terms of (1 + x)ⁿ are as 2 : 3. What is n?" */
function exponentFromRatio(rng: Random) {
  const { r, n, first, second } = rng.until(
    () => {
      const [place, exponent] = [rng.int(2, 12), rng.int(6, 40)]
      const shared = gcd(place, exponent - place + 1)
      return { r: place, n: exponent, first: place / shared, second: (exponent - place + 1) / shared }
    },
    (drawn) => drawn.n - drawn.r >= 2 && drawn.first !== drawn.second && drawn.second <= 15,
  )
  return {
    concept: 'general-term',
    given: { find: 'exponent' as const, place: r, first, second },
    prompt: rng.pick([
      say`In the expansion of ${latex`(1 + x)^n`} the coefficients of the ${ordinal(r)} and the ${ordinal(r + 1)} term are in the ratio ${first} : ${second}. ${ask(rng, 'the value of n')}`,
      say`If the coefficients of ${latex`T_{${r}}`} and ${latex`T_{${r + 1}}`} in ${latex`(1 + x)^n`} are in the ratio ${first} : ${second}, then n is`,
      say`The ${ordinal(r)} and the ${ordinal(r + 1)} coefficient of ${latex`(1 + x)^n`} are in the ratio ${first} to ${second}. The value of n is`,
      say`For which n is the coefficient of the ${ordinal(r)} term of ${latex`(1 + x)^n`} to that of the next term as ${first} to ${second}?`,
    ]),
    answer: count(n),
    mistakes: [
      { value: n + 1, because: say`that is the number of terms` },
      {
        value: n - 1,
        because: say`the place ${r} was taken for the lower number of the binomial coefficient`,
      },
      { value: n - r + 1, because: say`that is the upper part of the quotient` },
      { value: n + r, because: say`the place was added once too often` },
      { value: n + 2, because: say`the exponent was taken two too large` },
    ],
    steps: [
      say`The lower numbers of the two coefficients are ${r - 1} and ${r}.`,
      say`The quotient of the two coefficients is ${latex`\frac{${r}}{n - ${r} + 1} = \frac{${first}}{${second}}`}.`,
      say`So n − ${r - 1} = ${n - r + 1}, and n = ${n}`,
    ],
  }
}

const powerOf = (exponent: number): string => (exponent === 1 ? 'x' : `x^{${exponent}}`)

/** The numbers before the powers do not change what is asked. */
const showQuotients = (rng: Random, p: number, q: number, n: number): string => {
  const [a, b] = rng.sample(range(1, 9), 2)
  return latex`\left(${times(a)}${powerOf(p)} ${rng.pick(['+', '-'])} \frac{${b}}{${powerOf(q)}}\right)^{${n}}`
}

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
  const text = showQuotients(rng, p, q, n)
  return {
    concept: 'general-term',
    given: { find: 'power' as const, p, q, n, place: r + 1 },
    prompt: rng.pick([
      say`What is the exponent of x in the ${ordinal(r + 1)} term of the expansion of ${text}?`,
      say`The ${ordinal(r + 1)} term in the expansion of ${text} contains x to the power`,
      say`In the expansion of ${text}, find the power of x in ${latex`T_{${r + 1}}`}.`,
      say`The binomial expansion of ${text} has x to which power in its ${ordinal(r + 1)} term?`,
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
      say`${latex`T_{r+1}`} has ${n} − r factors ${latex`${powerOf(p)}`} above and r factors ${latex`${powerOf(q)}`} below, and the ${ordinal(r + 1)} term has r = ${r}.`,
      say`Exponent: ${p} × ${n - r} − ${q} × ${r} = ${power}`,
    ],
  }
}

function placeOfPower(rng: Random) {
  const { p, q, n, r, power } = drawPowers(rng)
  const text = showQuotients(rng, p, q, n)
  const answer = ordinal(r + 1)
  return {
    concept: 'general-term',
    given: { find: 'place' as const, p, q, n, power },
    prompt: rng.pick([
      say`Which term in the expansion of ${text} contains ${latex`${powerOf(power)}`}?`,
      say`In the expansion of ${text}, ${latex`${powerOf(power)}`} occurs in the term number`,
      say`Find the place of the term with ${latex`${powerOf(power)}`} in the expansion of ${text}.`,
      say`${text} is expanded by the binomial theorem. The power ${latex`${powerOf(power)}`} stands in the`,
      say`If ${latex`${powerOf(power)}`} appears in only one term of ${text}, which term is it?`,
      say`When ${text} is written out in order, at which place does the power ${latex`${powerOf(power)}`} stand?`,
      say`The general term of ${text} contains ${latex`${powerOf(power)}`} for one value of r. Which term is that?`,
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
    times === 1 && more === 0 ? 'rth' : `(${times === 1 ? '' : times}r${more === 0 ? '' : ` + ${more}`})th`
  return {
    concept: 'general-term',
    given: { find: 'equal' as const, n, k, m, s },
    prompt: rng.pick([
      say`In the expansion of ${latex`(1 + x)^{${n}}`} the coefficients of the ${place(k, m)} and the ${place(1, s)} term, two different terms, are equal. ${ask(rng, 'the value of r')}`,
      say`If the coefficients of the ${place(k, m)} and ${place(1, s)} terms, two different terms, in the expansion of ${latex`(1 + x)^{${n}}`} are equal, then the value of r is`,
      say`For what value of r do the ${place(k, m)} term and the ${place(1, s)} term of ${latex`(1 + x)^{${n}}`}, which are different terms, have the same coefficient?`,
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

/** "Which is the numerically greatest term of (3 + 2x)^15, when x = 5/2?" */
function greatestTerm(rng: Random) {
  const { n, a, b, top, bottom, r } = rng.until(
    () => {
      const [n, a, b, top, bottom] = [
        rng.int(8, 30),
        rng.int(1, 7),
        rng.int(1, 7),
        rng.int(1, 7),
        rng.int(1, 5),
      ]
      // T(r + 1) is greater than T(r) as long as r is less than this.
      const [up, down] = [(n + 1) * b * top, a * bottom + b * top]
      return { n, a, b, top, bottom, r: up % down === 0 ? 0 : Math.floor(up / down) }
    },
    (drawn) =>
      drawn.a !== drawn.b &&
      gcd(drawn.a, drawn.b) === 1 &&
      gcd(drawn.top, drawn.bottom) === 1 &&
      drawn.a * drawn.bottom !== drawn.b * drawn.top &&
      drawn.r >= 3 &&
      drawn.r <= drawn.n - 3,
  )
  const sign = rng.pick(['+', '-'])
  const text = latex`(${a} ${sign} ${times(b)}x)^{${n}}`
  const x = bottom === 1 ? latex`x = ${top}` : latex`x = \frac{${top}}{${bottom}}`
  const answer = ordinal(r + 1)
  const other = Math.floor(((n + 1) * a * bottom) / (a * bottom + b * top))
  return {
    concept: 'general-term',
    given: { find: 'greatest' as const, n, a, b, top, bottom },
    prompt: rng.pick([
      say`Which is the numerically greatest term in the expansion of ${text}, when ${x}?`,
      say`The numerically greatest term in the expansion of ${text} for ${x} is the`,
      say`If ${x}, then which term of ${text} has the greatest numerical value?`,
    ]),
    answer,
    within: [1, n + 1] as const,
    mistakes: [
      { value: ordinal(r), because: say`that is r; the term is number r + 1` },
      { value: ordinal(r + 2), because: say`one too many was counted` },
      { value: ordinal(other + 1), because: say`the two parts of the bracket were exchanged` },
      { value: ordinal(Math.floor(n / 2) + 1), because: say`the middle term was taken` },
      { value: ordinal(Math.floor(((n + 1) * b) / (a + b)) + 1), because: say`the value of x was left out` },
      { value: ordinal(r + 3), because: say`two too many were counted` },
      { value: ordinal(r - 1), because: say`two too few were counted` },
    ],
    steps: [
      say`Without the sign, ${latex`\frac{T_{r+1}}{T_r} = \frac{${n + 1} - r}{r} \times \frac{${b * top}}{${a * bottom}}`}.`,
      say`This is more than 1 as long as ${latex`${b * top}(${n + 1} - r) > ${a * bottom}r`}, that is, ${latex`r < \frac{${(n + 1) * b * top}}{${a * bottom + b * top}}`}.`,
      say`The last such r is ${r}, so the greatest term is the ${answer}`,
    ],
  }
}

/** "How many rational terms are there in the expansion of (√2 + ∛3)^60?" */
function rationalTerms(rng: Random) {
  const { n, a, b, p, q, whole } = rng.until(
    () => {
      const n = rng.int(20, 300)
      const [a, b] = [rng.pick([2, 2, 3, 4, 5, 6]), rng.pick([2, 3, 3, 4, 5, 6, 8])]
      const [p, q] = rng.sample([2, 3, 5, 7, 11, 13], 2)
      return {
        n,
        a,
        b,
        p,
        q,
        whole: range(0, n / b).flatMap((times) => ((n - b * times) % a === 0 ? [b * times] : [])),
      }
    },
    (drawn) => drawn.a !== drawn.b && drawn.whole.length >= 4,
  )
  const isRational = rng.chance(0.6)
  const root = (degree: number, inside: number) =>
    degree === 2 ? `\\sqrt{${inside}}` : `\\sqrt[${degree}]{${inside}}`
  const text = latex`\left(${root(a, p)} ${rng.pick(['+', '-'])} ${root(b, q)}\right)^{${n}}`
  const [many, step, first] = [whole.length, lcm(a, b), whole[0] ?? 0]
  const value = isRational ? many : n + 1 - many
  return {
    concept: 'general-term',
    given: { find: 'rational' as const, n, a, b, isRational },
    prompt: isRational
      ? rng.pick([
          say`The number of rational terms in the expansion of ${text} is`,
          say`How many terms in the expansion of ${text} are free from radicals?`,
          say`In the expansion of ${text}, how many terms are integers?`,
        ])
      : rng.pick([
          say`The number of irrational terms in the expansion of ${text} is`,
          say`How many terms in the expansion of ${text} are irrational?`,
        ]),
    answer: count(value),
    mistakes: [
      {
        value: isRational ? n + 1 - many : many,
        because: isRational
          ? say`that is the number of irrational terms`
          : say`that is the number of rational terms`,
      },
      {
        value: value - 1,
        because: isRational
          ? say`the first of them was not counted`
          : say`one of them was counted as rational`,
      },
      {
        value: value + 1,
        because: isRational ? say`one too many was counted` : say`one rational term was counted as well`,
      },
      {
        value: isRational ? Math.floor(n / b) + 1 : n - Math.floor(n / b),
        because: say`only the second root was taken into account`,
      },
      {
        value: isRational ? Math.floor(n / a) + 1 : n - Math.floor(n / a),
        because: say`only the first root was taken into account`,
      },
      {
        value: isRational ? Math.floor(n / (a * b)) + 1 : n - Math.floor(n / (a * b)),
        because: say`the exponents were taken as multiples of ${a} × ${b}`,
      },
    ],
    steps: [
      say`In ${latex`T_{r+1}`} the roots have the powers ${n} − r and r; both are removed when ${n} − r is a multiple of ${a} and r a multiple of ${b}.`,
      say`The first such r is ${first}, and the next ones follow in steps of ${step} up to ${n}: ${many} terms are rational.`,
      isRational
        ? say`The number of rational terms is ${value}`
        : say`There are ${n + 1} terms in all, so the number of irrational ones is ${n + 1} − ${many} = ${value}`,
    ],
  }
}

/** "The term independent of x in (x² + k/x)^9 is 5376. What is k?" */
function numberFromTerm(rng: Random) {
  const { p, q, n, r, k, size } = rng.until(
    () => {
      const [p, q, n, k] = [rng.int(1, 3), rng.int(1, 4), rng.int(5, 12), rng.int(2, 8)]
      const r = rng.int(2, n - 1)
      return { p, q, n, r, k, size: choose(n, r) * k ** r }
    },
    (drawn) => drawn.size <= 99_999,
  )
  const power = p * (n - r) - q * r
  const text = latex`\left(${powerOf(p)} + \frac{k}{${powerOf(q)}}\right)^{${n}}`
  const what =
    power === 0 ? say`the term independent of x` : say`the coefficient of ${latex`${powerOf(power)}`}`
  const positive = r % 2 === 0 ? say`, where k > 0,` : ''
  return {
    concept: 'general-term',
    given: { find: 'number-from-term' as const, p, q, n, power, size },
    prompt: rng.pick([
      say`If ${what} in the expansion of ${text}${positive} is ${size}, then k is equal to`,
      say`In the expansion of ${text}${positive} ${what} is ${size}. ${ask(rng, 'the value of k')}`,
      say`For what value of k is ${what} in the expansion of ${text}${positive} equal to ${size}?`,
    ]),
    answer: count(k),
    mistakes: [
      { value: k + 1, because: say`its power would give a larger coefficient` },
      { value: k - 1, because: say`its power would give a smaller coefficient` },
      { value: r, because: say`that is the exponent of k in the term` },
      { value: k ** 2, because: say`the root was taken with too small an exponent` },
      { value: k + 2, because: say`the binomial coefficient was taken too small` },
      { value: 2 * k, because: say`the result was doubled` },
    ],
    steps: [
      say`${latex`T_{r+1} = \binom{${n}}{r} k^r x^{${p * n} - ${p + q}r}`}, and ${latex`${p * n} - ${p + q}r = ${power}`} gives r = ${r}.`,
      say`${latex`\binom{${n}}{${r}} k^{${r}} = ${choose(n, r)}k^{${r}} = ${size}`}, so ${latex`k^{${r}} = ${k ** r}`}.`,
      say`k = ${k}`,
    ],
  }
}

/** "The coefficients of three consecutive terms of (1 + x)^n are as 1 : 7 : 42. What is n?" */
function consecutiveCoefficients(rng: Random) {
  const { n, r, parts } = rng.until(
    () => {
      const n = rng.int(6, 60)
      const r = rng.int(1, n - 2)
      const [a, b, c] = [1, (n - r) / (r + 1), ((n - r) * (n - r - 1)) / ((r + 1) * (r + 2))].map((one) =>
        Math.round(one * (r + 1) * (r + 2)),
      )
      const shared = gcd(gcd(a ?? 1, b ?? 1), c ?? 1)
      return { n, r, parts: [(a ?? 1) / shared, (b ?? 1) / shared, (c ?? 1) / shared] as const }
    },
    (drawn) => Math.max(...drawn.parts) <= 120,
  )
  const [a, b, c] = parts
  return {
    concept: 'general-term',
    given: { find: 'consecutive' as const, parts },
    prompt: rng.pick([
      say`The coefficients of three consecutive terms in the expansion of ${latex`(1 + x)^n`} are in the ratio ${a} : ${b} : ${c}. ${ask(rng, 'the value of n')}`,
      say`If three consecutive terms in the expansion of ${latex`(1 + x)^n`} have coefficients in the ratio ${a} : ${b} : ${c}, then n is equal to`,
    ]),
    answer: count(n),
    mistakes: [
      { value: n + 1, because: say`that is the number of terms` },
      { value: n - 1, because: say`one step too few was counted between the terms` },
      { value: r + 1, because: say`that is the place of the first of the three terms` },
      { value: n - r, because: say`the place of the term was taken off n` },
      { value: n + 2, because: say`the equations were not solved to the end` },
      { value: 2 * n, because: say`the result was doubled` },
    ],
    steps: [
      say`${latex`\frac{\binom{n}{r+1}}{\binom{n}{r}} = \frac{n - r}{r + 1} = \frac{${b}}{${a}}`} and ${latex`\frac{\binom{n}{r+2}}{\binom{n}{r+1}} = \frac{n - r - 1}{r + 2} = \frac{${c}}{${b}}`}.`,
      say`So ${latex`${a}n - ${a + b}r = ${b}`} and ${latex`${b}n - ${b + c}r = ${b + 2 * c}`}, which give r = ${r}.`,
      say`n = ${n}`,
    ],
  }
}
