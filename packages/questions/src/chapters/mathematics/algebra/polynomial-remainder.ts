import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'
import { byProduct, highPowersBySquare, quadraticFactor } from './remainders-in-steps.ts'

/** "What is the remainder when x³ − 2x + 5 is divided by x − 3?" */
export const polynomialRemainder = defineGenerator({
  id: 'algebra/polynomial-remainder',
  version: 6,
  concepts: ['remainder-theorem', 'factor-theorem'],
  levels: {
    easy: { forms: [remainder, highPowers] },
    medium: { forms: [factor, coefficient, scaled] },
    hard: { forms: [twoConditions, byProduct, quadraticFactor, highPowersBySquare] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'remainder':
        return divide(given.polynomial, given.divisor)
      case 'powers': {
        // A long division, with a coefficient for every power.
        const [top = 0] = given.powers
        const dense = range(0, top).map((index) => given.coefficients[given.powers.indexOf(top - index)] ?? 0)
        return divide(dense, given.divisor)
      }
      case 'unknown':
        // Try every whole number for k.
        return (
          range(-900, 900).find(
            (k) =>
              divide(
                given.polynomial.map((one) => one ?? k),
                given.divisor,
              ) === given.rest,
          ) ?? Number.NaN
        )
      case 'two': {
        for (const a of range(-60, 60)) {
          for (const b of range(-90, 90)) {
            const polynomial = [1, a, b, given.last]
            if (
              divide(polynomial, [1, -given.p]) === given.restP &&
              divide(polynomial, [1, -given.q]) === given.restQ
            )
              return given.asks === 'a' ? a : given.asks === 'b' ? b : a + b
          }
        }
        return Number.NaN
      }
      case 'by-product': {
        // Every line through the first value, until one meets the second.
        const slope = range(-60, 60).find((m) => given.restP + m * (given.q - given.p) === given.restQ) ?? 0
        return latex`${showPolynomial([slope, given.restP - slope * given.p])}`
      }
      case 'quadratic-factor': {
        // (x² + px + q)(x + t) with the right constant term.
        const t = given.last / given.q
        const [a, b] = [given.p + t, given.q + given.p * t]
        const values = { a, b, 'a + b': a + b, 'a − b': a - b, '2a + b': 2 * a + b, ab: a * b }
        return values[given.asks]
      }
      case 'by-square': {
        // x² may be replaced by 1, again and again.
        const rest = [0, 0]
        given.powers.forEach((power, index) => {
          rest[power % 2] = (rest[power % 2] ?? 0) + (given.coefficients[index] ?? 0)
        })
        return latex`${showPolynomial([rest[1] ?? 0, rest[0] ?? 0])}`
      }
    }
  },
})

/** The remainder of a long division by a linear polynomial. */
function divide(polynomial: readonly number[], [lead = 1, last = 0]: readonly number[]): number {
  let carry = 0
  for (const coefficient of polynomial) carry = coefficient - ((carry === 0 ? 0 : carry) * last) / lead
  return Math.round(carry * 1e6) / 1e6
}

const drawCoefficients = (rng: Random, degree: number): number[] => [
  rng.int(1, 4),
  ...range(1, degree).map(() => rng.int(-9, 9)),
]

function remainder(rng: Random) {
  const degree = rng.pick([3, 3, 4])
  const root = rng.until(
    () => rng.int(-4, 5),
    (drawn) => Math.abs(drawn) >= 1,
  )
  const polynomial = rng.until(
    () => drawCoefficients(rng, degree),
    (drawn) => Math.abs(polynomialAt(drawn, root)) < 900 && drawn.filter((one) => one !== 0).length >= 3,
  )
  const answer = polynomialAt(polynomial, root)
  const [text, divisor] = [latex`${showPolynomial(polynomial)}`, latex`${showPolynomial([1, -root])}`]
  return {
    concept: 'remainder-theorem',
    given: { find: 'remainder' as const, polynomial, divisor: [1, -root] },
    prompt: rng.pick([
      say`${ask(rng, say`the remainder when ${text} is divided by ${divisor}`)}`,
      say`Divide ${text} by ${divisor}. The remainder is`,
      say`By the remainder theorem, the remainder when ${text} is divided by ${divisor} is:`,
    ]),
    answer,
    within: [-3000, 3000] as const,
    mistakes: [
      { value: polynomialAt(polynomial, -root), because: say`${-root} was put in instead of ${root}` },
      {
        value: polynomialAt([...polynomial.slice(0, -1), 0], root),
        because: say`the constant term was left out`,
      },
      {
        value: polynomial.reduce((sum, one) => sum + one, 0),
        because: say`1 was put in: that is the sum of the coefficients`,
      },
      { value: polynomial.at(-1) ?? 0, because: say`that is the constant term, the value at 0` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: polynomialAt([0, ...polynomial.slice(1)], root), because: say`the leading term was left out` },
      {
        value: polynomialAt(
          polynomial.map((one, index) => (index === 1 ? -one : one)),
          root,
        ),
        because: say`the sign of the second term was changed`,
      },
    ],
    steps: [
      say`${divisor} is zero for x = ${root}, so the remainder is the value there.`,
      say`${latex`${polynomial
        .map((one, index) => ({ one, power: degree - index }))
        .filter(({ one }) => one !== 0)
        .map(
          ({ one, power }, index) =>
            `${index === 0 ? (one < 0 ? '-' : '') : one < 0 ? ' - ' : ' + '}${power === 0 ? Math.abs(one) : `${Math.abs(one) === 1 ? '' : `${Math.abs(one)} \\times `}${root < 0 ? `(${root})` : root}${power === 1 ? '' : `^{${power}}`}`}`,
        )
        .join('')}`} = ${answer}`,
    ],
  }
}

/** k, so that the divisor is a factor. */
function factor(rng: Random) {
  return unknown(rng, 0)
}

function coefficient(rng: Random) {
  const rest = rng.until(
    () => rng.int(-20, 30),
    (drawn) => drawn !== 0,
  )
  return unknown(rng, rest)
}

/** x³ + ax² + bx + c with two remainders. */
function twoConditions(rng: Random) {
  const { a, b, last, p, q } = rng.until(
    () => ({
      a: rng.int(-7, 7),
      b: rng.int(-9, 9),
      last: rng.int(-12, 12),
      p: rng.int(-3, 4),
      q: rng.int(-3, 4),
    }),
    (drawn) =>
      drawn.p !== drawn.q &&
      drawn.p !== 0 &&
      drawn.q !== 0 &&
      drawn.a !== 0 &&
      drawn.b !== 0 &&
      drawn.last !== 0,
  )
  const polynomial = [1, a, b, last]
  const [restP, restQ] = [polynomialAt(polynomial, p), polynomialAt(polynomial, q)]
  const asks = rng.pick(['a', 'b', 'a + b'])
  const answer = asks === 'a' ? a : asks === 'b' ? b : a + b
  const text = latex`x^{3} + ax^{2} + bx ${last < 0 ? '-' : '+'} ${Math.abs(last)}`
  const [one, other] = [latex`${showPolynomial([1, -p])}`, latex`${showPolynomial([1, -q])}`]
  const leaves = (rest: number) => (rest === 0 ? say`no remainder` : say`the remainder ${rest}`)
  return {
    concept: 'remainder-theorem',
    given: { find: 'two' as const, last, p, q, restP, restQ, asks },
    prompt: rng.pick([
      say`The polynomial ${text} leaves the remainders ${restP} and ${restQ} when divided by ${one} and ${other}, respectively. ${ask(rng, say`the value of ${asks}`)}`,
      say`When ${text} is divided by ${one} it leaves ${leaves(restP)}, and by ${other} it leaves ${leaves(restQ)}. ${ask(rng, say`the value of ${asks}`)}`,
      say`If the remainders on dividing ${text} by ${one} and ${other} are ${restP} and ${restQ}, respectively, then the value of ${asks} is:`,
    ]),
    answer,
    within: [-200, 200] as const,
    mistakes: [
      { value: asks === 'a' ? b : a, because: say`that is ${asks === 'a' ? 'b' : 'a'}` },
      { value: asks === 'a + b' ? b : a + b, because: say`that is ${asks === 'a + b' ? 'b' : 'a + b'}` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: a - b, because: say`that is a − b` },
      { value: answer + 1, because: say`one too many was counted when the equations were combined` },
      { value: b - a, because: say`that is b − a` },
      { value: answer + p, because: say`${p} was counted once more` },
    ],
    steps: [
      say`At x = ${p}: ${p ** 3} + ${p * p}a + ${wide(p)}b + ${wide(last)} = ${restP}`,
      say`At x = ${q}: ${q ** 3} + ${q * q}a + ${wide(q)}b + ${wide(last)} = ${restQ}`,
      say`The two equations in a and b give a = ${a} and b = ${b}.`,
      say`So ${asks} = ${answer}`,
    ],
  }
}

/** A divisor like 2x − 3. */
function scaled(rng: Random) {
  const lead = rng.pick([2, 3])
  const top = rng.until(
    () => rng.int(-5, 5),
    (drawn) => drawn % lead !== 0,
  )
  // Coefficients that keep the value at top/lead whole.
  const polynomial = [
    lead ** 3 * rng.int(1, 2),
    lead ** 2 * rng.int(-4, 5),
    lead * rng.int(-6, 6),
    rng.int(-15, 15),
  ]
  const root = top / lead
  const answer = Math.round(polynomialAt(polynomial, root))
  const wrong = (x: number) => Math.round(polynomialAt(polynomial, x) * 1e6) / 1e6
  const [text, divisor] = [latex`${showPolynomial(polynomial)}`, latex`${showPolynomial([lead, -top])}`]
  const at = latex`${top < 0 ? '-' : ''}\frac{${Math.abs(top)}}{${lead}}`
  const values = polynomial.map((one, index) => Math.round(one * root ** (3 - index)))
  return {
    concept: 'remainder-theorem',
    given: { find: 'remainder' as const, polynomial, divisor: [lead, -top] },
    prompt: rng.pick([
      say`${ask(rng, say`the remainder when ${text} is divided by ${divisor}`)}`,
      say`Divide ${text} by ${divisor}. The remainder is`,
      say`If ${text} is divided by ${divisor}, then the remainder is:`,
    ]),
    answer,
    within: [-5000, 5000] as const,
    mistakes: [
      { value: wrong(-root), because: say`the sign of the zero of the divisor was changed` },
      { value: wrong(top), because: say`${top} was put in: the division by ${lead} was left out` },
      { value: wrong(-top), because: say`${-top} was put in` },
      {
        value: polynomial.reduce((sum, one) => sum + one, 0),
        because: say`1 was put in: that is the sum of the coefficients`,
      },
      { value: polynomial.at(-1) ?? 0, because: say`that is the constant term` },
      { value: answer - (polynomial.at(-1) ?? 0), because: say`the constant term was left out` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: answer * lead, because: say`the value was multiplied by ${lead}` },
    ],
    steps: [
      say`${divisor} is zero for x = ${at}.`,
      say`The remainder is the value of the polynomial there.`,
      say`The terms are ${values[0] ?? 0}, ${values[1] ?? 0}, ${values[2] ?? 0} and ${values[3] ?? 0}.`,
      say`Their sum is ${answer}`,
    ],
  }
}

/** "Find the remainder when x⁵¹ + 7x²⁰ − 4 is divided by x + 1." */
function highPowers(rng: Random) {
  const root = rng.pick([1, -1])
  const { powers, coefficients } = rng.until(
    () => {
      const top = rng.int(11, 99)
      return {
        powers: [top, rng.int(3, top - 4), 0],
        coefficients: [1, rng.int(2, 9) * rng.pick([1, -1]), rng.int(2, 40) * rng.pick([1, -1])],
      }
    },
    // With even powers alone the sign of the root would not matter.
    (drawn) => drawn.powers.some((power) => power % 2 === 1),
  )
  const [top = 0, middle = 0] = powers
  const [, b = 0, c = 0] = coefficients
  const at = (x: number) => x ** top + b * x ** middle + c
  const answer = at(root)
  const signed = (value: number) => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`
  const text = latex`x^{${top}} ${signed(b)}x^{${middle}} ${signed(c)}`
  const divisor = latex`${showPolynomial([1, -root])}`
  return {
    concept: 'remainder-theorem',
    given: { find: 'powers' as const, powers, coefficients, divisor: [1, -root] },
    prompt: rng.pick([
      say`${ask(rng, say`the remainder when ${text} is divided by ${divisor}`)}`,
      say`If ${text} is divided by ${divisor}, then what is the remainder?`,
      say`${text} is divided by ${divisor}. By the remainder theorem, the remainder is`,
    ]),
    answer,
    within: [-200, 200] as const,
    mistakes: [
      { value: at(-root), because: say`${-root} was put in instead of ${root}` },
      { value: c, because: say`that is the constant term, the value at 0` },
      { value: answer - c, because: say`the constant term was left out` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: 1 - b + c, because: say`the sign of the second term was changed` },
      { value: b * root ** middle + c, because: say`the leading term was left out` },
      { value: top * root + b * middle * root + c, because: say`the powers were taken as factors` },
    ],
    steps: [
      say`${divisor} is zero for x = ${root}, so the remainder is the value there; ${latex`${root < 0 ? '(-1)' : '1'}^{${top}} = ${root ** top}`} and ${latex`${root < 0 ? '(-1)' : '1'}^{${middle}} = ${root ** middle}`}.`,
      say`${root ** top} + ${wide(b * root ** middle)} + ${wide(c)} = ${answer}`,
    ],
  }
}

const wide = (number: number) => (number < 0 ? say`(${number})` : number)

function unknown(rng: Random, rest: number) {
  const root = rng.until(
    () => rng.int(-4, 5),
    (drawn) => Math.abs(drawn) >= 1,
  )
  const { polynomial, place, k } = rng.until(
    () => {
      const polynomial = [rng.int(1, 3), rng.int(-9, 9), rng.int(-9, 9), rng.int(-20, 20)]
      const place = rng.int(1, 3)
      const fixed = polynomial.map((one, index) => (index === place ? 0 : one))
      return { polynomial, place, k: (rest - polynomialAt(fixed, root)) / root ** (3 - place) }
    },
    (drawn) =>
      Number.isInteger(drawn.k) &&
      Math.abs(drawn.k) <= 120 &&
      drawn.k !== 0 &&
      drawn.polynomial.every((one, index) => index === drawn.place || one !== 0),
  )
  const fixed = polynomial.map((one, index) => (index === place ? 0 : one))
  const known = polynomialAt(fixed, root)
  const weight = root ** (3 - place)
  const term = place === 3 ? 'k' : place === 2 ? 'kx' : 'kx^{2}'
  const shown = polynomial.map((one, index) => (index === place ? null : one))
  const text = latex`${showTerms(shown, term)}`
  const divisor = latex`${showPolynomial([1, -root])}`
  return {
    concept: rest === 0 ? 'factor-theorem' : 'remainder-theorem',
    given: { find: 'unknown' as const, polynomial: shown, divisor: [1, -root], rest },
    prompt:
      rest === 0
        ? rng.pick([
            say`For which k is ${divisor} a factor of ${text}?`,
            say`If ${divisor} divides ${text} without a remainder, ${askThen(rng, 'the value of k')}`,
            say`${text} has the factor ${divisor}. ${ask(rng, 'the value of k')}`,
          ])
        : rng.pick([
            say`On division by ${divisor}, ${text} leaves the remainder ${rest}. ${ask(rng, 'the value of k')}`,
            say`Find k, if ${text} leaves the remainder ${rest} when divided by ${divisor}.`,
            say`For which k is the remainder of ${text} on division by ${divisor} equal to ${rest}?`,
          ]),
    answer: k,
    within: [-400, 400] as const,
    mistakes: [
      { value: -k, because: say`the sign of the result was lost` },
      {
        value: (rest - polynomialAt(fixed, -root)) / (-root) ** (3 - place),
        because: say`${-root} was put in instead of ${root}`,
      },
      { value: rest - known, because: say`the division by ${weight} was left out` },
      {
        value: (rest + known) / weight,
        because: say`the known part was carried over without changing its sign`,
      },
      ...(rest === 0
        ? []
        : [
            { value: -known / weight, because: say`the remainder ${rest} was left out` },
            { value: (-rest - known) / weight, because: say`the sign of the remainder was changed` },
          ]),
      { value: k + root, because: say`${root} was added once more` },
      { value: (known - rest) / weight + root, because: say`the sign was lost and ${root} added` },
      { value: known, because: say`that is the value of the known terms` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`${divisor} is zero for x = ${root}; the value there must be ${rest}.`,
      weight === 1
        ? say`Put in: ${known} + k = ${rest}`
        : say`Put in: ${known} + ${wide(weight)} × k = ${rest}`,
      say`k = ${k}`,
    ],
  }
}

/** A polynomial with a letter at one place. */
function showTerms(coefficients: readonly (number | null)[], letter: string): string {
  const degree = coefficients.length - 1
  return coefficients.reduce<string>((text, one, index) => {
    if (one === 0) return text
    const power = degree - index
    const size = one === null ? '' : Math.abs(one) === 1 && power > 0 ? '' : Math.abs(one)
    const body = one === null ? letter : `${size}${power === 0 ? '' : power === 1 ? 'x' : `x^{${power}}`}`
    const isNegative = one !== null && one < 0
    if (text === '') return isNegative ? `-${body}` : body
    return `${text} ${isNegative ? '-' : '+'} ${body}`
  }, '')
}
