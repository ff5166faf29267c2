import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import {
  greatestPower,
  inLetters,
  productEquations,
  sizeOf,
  sumOfPowers,
  threeEqualPowers,
  timesIn,
  twoEquations,
} from './indices-in-steps.ts'

/** "What is 27 to the power 2/3?" */
export const indices = defineGenerator({
  id: 'number/indices',
  version: 8,
  concepts: ['negative-and-fractional-powers', 'laws-of-indices', 'exponential-equations'],
  levels: {
    easy: { forms: [onePower, ...often(22, laws)] },
    medium: { forms: [twoPowers, exponentOf, threePowers, equation, sumOfPowers, twoEquations] },
    hard: {
      forms: [...often(9, productEquations), ...often(9, greatestPower), threeEqualPowers],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // By logarithms, in floating-point numbers.
    switch (given.find) {
      case 'value':
        return Math.exp(
          given.powers.reduce((sum, [base, top, bottom]) => sum + (Math.log(base) * top) / bottom, 0),
        )
      case 'exponent':
        return (
          given.powers.reduce((sum, [base, top, bottom]) => sum + (Math.log(base) * top) / bottom, 0) /
          Math.log(given.of)
        )
      case 'unknown':
        // a^(px + q) = b^(rx + s)
        return (
          (given.s * Math.log(given.right) - given.q * Math.log(given.left)) /
          (given.p * Math.log(given.left) - given.r * Math.log(given.right))
        )
      case 'sum-of-powers':
        // The left side grows with x: try the whole numbers.
        return (
          range(-10, 30).find(
            (x) =>
              given.base ** (x + given.first) + given.sign * given.base ** (x + given.second) === given.sum,
          ) ?? Number.NaN
        )
      case 'two-equations': {
        const sum = (given.one[1] * Math.log(given.one[0])) / Math.log(given.left)
        const difference = (given.other[1] * Math.log(given.other[0])) / Math.log(given.right)
        const [x, y] = [(sum + difference) / 2, (sum - difference) / 2]
        const { asks } = given
        if (asks === 'x' || asks === 'y') return asks === 'x' ? x : y
        if (asks === 'xy') return x * y
        if (asks === 'x² + y²') return x ** 2 + y ** 2
        return asks === '2x + y' ? x + sum : sum + y
      }
      case 'product-equations': {
        // Tries every pair of small whole numbers.
        const [[p, q, left], [r, s, right]] = [given.product, given.quotient]
        const fits = range(1, 20).flatMap((x) =>
          range(1, 20)
            .filter((y) => p ** x * q ** y === left && r ** x === right * s ** y)
            .map((y) => [x, y] as const),
        )
        const [x, y] = fits.length === 1 ? (fits[0] ?? [0, 0]) : [Number.NaN, Number.NaN]
        return {
          xy: x * y,
          'x + y': x + y,
          'x² + y²': x ** 2 + y ** 2,
          '2x + y': 2 * x + y,
          'x + 2y': x + 2 * y,
        }[given.asks]
      }
      case 'greatest': {
        const sizes = given.powers.map(sizeOf)
        const size = given.which === 'greatest' ? Math.max(...sizes) : Math.min(...sizes)
        const [base, exponent] = given.powers[sizes.indexOf(size)] ?? [1, 1]
        return latex`${base}^{${exponent}}`
      }
      case 'equal-powers':
        return inLetters(timesIn(given.number, given.a), timesIn(given.number, given.b))
    }
  },
})

function onePower(rng: Random) {
  const { root, degree, base } = rng.pick(PERFECT.filter(({ base }) => base <= 1300))
  const top = rng.until(
    () => rng.pick([1, -1]) * rng.int(1, 4),
    (drawn) => gcd(drawn, degree) === 1 && root ** Math.abs(drawn) <= 1000,
  )
  const isNegative = top < 0
  const size = root ** Math.abs(top)
  const answer = isNegative ? fraction(1, size) : fraction(size)
  const make = (value: number) => (isNegative ? fraction(1, value) : fraction(value))
  return {
    concept: 'negative-and-fractional-powers',
    given: { find: 'value' as const, powers: [[base, top, degree]] satisfies Power[] },
    prompt: ask(rng, showPower([base, top, degree])),
    answer,
    mistakes: [
      {
        value: isNegative ? fraction(size) : fraction(1, size),
        because: isNegative
          ? say`the minus sign in the exponent was left out`
          : say`the reciprocal was taken`,
      },
      {
        value: make(root),
        because: say`only the ${degree === 2 ? 'square' : degree === 3 ? 'cube' : `${degree}th`} root was taken`,
      },
      {
        value: isNegative ? fraction(degree, base * Math.abs(top)) : fraction(base * top, degree),
        because: say`the base was multiplied by the exponent`,
      },
      {
        value: make(root * Math.abs(top)),
        because: say`the root was multiplied by ${Math.abs(top)} instead of being raised to it`,
      },
      { value: make(root ** (Math.abs(top) + 1)), because: say`the root was raised one power too high` },
      { value: make(base ** Math.abs(top)), because: say`the root was not taken at all` },
      { value: make(root ** degree), because: say`the base itself was left standing` },
      { value: make(2 * size), because: say`the result was doubled` },
    ],
    steps: [
      say`${base} = ${latex`${root}^{${degree}}`}, so the power is ${latex`${root}^{${top}}`}`,
      isNegative
        ? say`A negative exponent means the reciprocal: ${latex`\frac{1}{${root}^{${-top}}}`} = ${answer}`
        : say`${latex`${root}^{${top}}`} = ${answer}`,
    ],
  }
}

/** Powers of one base multiplied and divided. */
function laws(rng: Random) {
  const base = rng.pick([2, 3, 5, 6, 7, 10, 11])
  const limit = { 2: 10, 3: 6, 5: 4, 6: 4, 7: 3, 10: 6, 11: 3 }[base] ?? 4
  const [a, b] = [rng.int(3, 20), rng.int(2, 19)]
  const rest = rng.int(1, Math.min(limit, a + b - 1))
  const c = a + b - rest
  const size = base ** rest
  const isTower = rng.chance(0.4) && a * b > rest
  const expression = isTower
    ? latex`(${base}^{${a}})^{${b}} \div ${base}^{${a * b - rest}}`
    : latex`${base}^{${a}} \times ${base}^{${b}} \div ${base}^{${c}}`
  const powers: Power[] = isTower
    ? [
        [base, a * b, 1],
        [base, rest - a * b, 1],
      ]
    : [
        [base, a, 1],
        [base, b, 1],
        [base, -c, 1],
      ]
  return {
    concept: 'laws-of-indices',
    given: { find: 'value' as const, powers },
    prompt: ask(rng, expression.slice(1, -1)),
    answer: fraction(size),
    mistakes: [
      { value: size * base, because: say`the exponent is one too large` },
      { value: size / base, because: say`the exponent is one too small` },
      { value: rest, because: say`that is the exponent of the result` },
      { value: base * rest, because: say`the base was multiplied by the exponent` },
      { value: size * base * base, because: say`the exponents were added up two too high` },
      { value: rest ** base, because: say`base and exponent were exchanged` },
      { value: size + base, because: say`the base was added once more` },
    ],
    steps: [
      isTower
        ? say`A power of a power: multiply the exponents, ${a} × ${b} = ${a * b}`
        : say`Multiplying adds the exponents: ${a} + ${b} = ${a + b}`,
      say`Dividing subtracts: ${isTower ? a * b : a + b} − ${isTower ? a * b - rest : c} = ${rest}, and ${latex`${base}^{${rest}}`} = ${fraction(size)}`,
    ],
  }
}

function twoPowers(rng: Random) {
  const [one, other] = rng.sample(
    PERFECT.filter(({ base }) => base <= 1300),
    2,
  )
  const [m, n] = [drawTop(rng, one.degree), drawTop(rng, other.degree)]
  const divides = rng.chance(0.5)
  const [first, second] = [one.root ** m, other.root ** n]
  const value = (a: number, b: number) => (divides ? fraction(a, b) : fraction(a * b))
  const answer = value(first, second)
  const powers: Power[] = [
    [one.base, m, one.degree],
    [other.base, divides ? -n : n, other.degree],
  ]
  return {
    concept: 'negative-and-fractional-powers',
    given: { find: 'value' as const, powers },
    prompt: ask(
      rng,
      `${showPower([one.base, m, one.degree])} ${divides ? '\\div' : '\\times'} ${showPower([other.base, n, other.degree])}`,
    ),
    answer,
    mistakes: [
      {
        value: divides ? fraction(first * second) : fraction(first, second),
        because: say`the two powers were ${divides ? 'multiplied' : 'divided'}`,
      },
      { value: value(one.root, second), because: say`the first root was not raised to the power ${m}` },
      { value: value(first, other.root), because: say`the second root was not raised to the power ${n}` },
      {
        value: value(one.root * m, other.root * n),
        because: say`the roots were multiplied by the numerators instead of being raised`,
      },
      { value: value(one.base, other.base), because: say`the fractional exponents were left out` },
      { value: fraction(first + second), because: say`the two powers were added` },
      {
        value: value(first * one.root, second),
        because: say`the first exponent was taken one power too high`,
      },
      {
        value: value(first, second * other.root),
        because: say`the second exponent was taken one power too high`,
      },
    ],
    steps: [
      say`${one.base} = ${latex`${one.root}^{${one.degree}}`}, so the first power is ${latex`${one.root}^{${m}}`} = ${first}`,
      say`${other.base} = ${latex`${other.root}^{${other.degree}}`}, so the second is ${latex`${other.root}^{${n}}`} = ${second}`,
      say`${first} ${divides ? '÷' : '×'} ${second} = ${answer}`,
    ],
  }
}

/** "2³ × 8² ÷ 4 = 2^n": which n? */
function exponentOf(rng: Random) {
  const of = rng.pick([2, 3, 5])
  const degrees = rng.sample(of === 2 ? [1, 2, 3, 4, 5] : of === 3 ? [1, 2, 3, 4] : [1, 2, 3], 3)
  const exponents = degrees.map(() => rng.int(2, 7))
  const [a = 1, b = 1, c = 1] = degrees
  const [p = 1, q = 1, r = 1] = exponents
  const n = a * p + b * q - c * r
  const bases = degrees.map((degree) => of ** degree)
  const [x = 1, y = 1, z = 1] = bases
  return {
    concept: 'laws-of-indices',
    given: {
      find: 'exponent' as const,
      powers: [
        [x, p, 1],
        [y, q, 1],
        [z, -r, 1],
      ] satisfies Power[],
      of,
    },
    prompt: rng.pick([
      say`If ${latex`${x}^{${p}} \times ${y}^{${q}} \div ${z}^{${r}} = ${of}^{n}`}, what is n?`,
      say`${latex`${x}^{${p}} \times ${y}^{${q}} \div ${z}^{${r}}`} is equal to ${of} raised to which power?`,
      say`When ${latex`${x}^{${p}} \times ${y}^{${q}} \div ${z}^{${r}}`} is written as a power of ${of}, what is the exponent?`,
      say`The number ${latex`${x}^{${p}} \times ${y}^{${q}} \div ${z}^{${r}}`} is equal to ${latex`${of}^{n}`} for n =`,
      say`Find n for which ${latex`${of}^{n} = ${x}^{${p}} \times ${y}^{${q}} \div ${z}^{${r}}`}.`,
    ]),
    answer: n,
    within: [-60, 90] as const,
    mistakes: [
      {
        value: p + q - r,
        because: say`the exponents were combined without writing each base as a power of ${of}`,
      },
      { value: a * p + b * q + c * r, because: say`the exponent of the divisor was added` },
      { value: a + p + b + q - c - r, because: say`exponents of exponents were added instead of multiplied` },
      { value: a * p + b * q - r, because: say`${z} was taken as ${of}` },
      { value: a * p + q - c * r, because: say`${y} was taken as ${of}` },
      { value: p + b * q - c * r, because: say`${x} was taken as ${of}` },
      { value: a * p * b * q - c * r, because: say`the exponents of the product were multiplied` },
    ],
    steps: [
      say`Write each base as a power of ${of}: ${latex`${bases.map((base, index) => `${base} = ${of}^{${degrees[index]}}`).join(', ')}`}`,
      say`The exponents become ${a} × ${p} = ${a * p}, ${b} × ${q} = ${b * q} and ${c} × ${r} = ${c * r}.`,
      say`n = ${a * p} + ${b * q} − ${c * r} = ${n}`,
    ],
  }
}

/** a^(px + q) = b^(rx + s), both bases powers of one number. */
function equation(rng: Random) {
  const of = rng.pick([2, 3, 5])
  const [a, b] = rng.sample(of === 2 ? [1, 2, 3, 4, 5] : of === 3 ? [1, 2, 3, 4] : [1, 2, 3], 2)
  const { p, q, r, s, x } = rng.until(
    () => {
      const [p, r, x, q] = [rng.int(1, 5), rng.int(1, 4), rng.int(-5, 9), rng.int(-6, 9)]
      // a(px + q) = b(rx + s)
      return { p, q, r, x, s: (a * (p * x + q)) / b - r * x }
    },
    (drawn) =>
      Number.isInteger(drawn.s) &&
      Math.abs(drawn.s) <= 12 &&
      drawn.s !== 0 &&
      drawn.q !== 0 &&
      a * drawn.p !== b * drawn.r &&
      drawn.x !== 0,
  )
  const [left, right] = [of ** a, of ** b]
  const show = (factor: number, rest: number) =>
    `${factor === 1 ? '' : factor}x ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}`
  const text = latex`${left}^{${show(p, q)}} = ${right}^{${show(r, s)}}`
  const coefficient = (number: number) =>
    number === 1 ? '' : number === -1 ? '−' : String(number).replace('-', '−')
  const side = (times: number, factor: number, rest: number) => {
    const sum = `${coefficient(factor)}x ${rest < 0 ? '−' : '+'} ${Math.abs(rest)}`
    return times === 1 ? sum : `${times}(${sum})`
  }
  return {
    concept: 'exponential-equations',
    given: { find: 'unknown' as const, left, right, p, q, r, s },
    prompt: rng.pick([
      say`If ${text}, what is x?`,
      say`Solve ${text} for x.`,
      say`Find the value of x for which ${text}.`,
      say`The equation ${text} holds for x =`,
    ]),
    answer: x,
    within: [-60, 60] as const,
    mistakes: [
      { value: (s - q) / (p - r), because: say`the exponents were set equal although the bases differ` },
      {
        value: (b * s + a * q) / (a * p - b * r),
        because: say`${a * q} was carried over without changing its sign`,
      },
      {
        value: (b * s - a * q) / (a * p + b * r),
        because: say`the term with x was carried over without changing its sign`,
      },
      { value: -x, because: say`the sign of the result was lost` },
      {
        value: (s - q) / (a * p - b * r),
        because: say`only the terms with x were multiplied by the exponents of the bases`,
      },
      { value: b * s - a * q, because: say`the division by ${a * p - b * r} was forgotten` },
      { value: x + 1, because: say`one too many was counted when the terms were collected` },
      { value: x - 1, because: say`one too few was counted when the terms were collected` },
    ],
    steps: [
      say`Write both sides as powers of ${of}: ${latex`${left} = ${of}^{${a}}`} and ${latex`${right} = ${of}^{${b}}`}.`,
      say`Equal powers of ${of} have equal exponents: ${side(a, p, q)} = ${side(b, r, s)}`,
      say`Multiply out: ${side(1, a * p, a * q)} = ${side(1, b * r, b * s)}, so ${coefficient(a * p - b * r)}x = ${b * s - a * q}`,
      say`x = ${x}`,
    ],
  }
}

function threePowers(rng: Random) {
  const [one, other, last] = rng.sample(
    PERFECT.filter(({ base, root }) => base <= 1300 && root <= 7),
    3,
  )
  const [m, n, k] = [drawTop(rng, one.degree), drawTop(rng, other.degree), drawTop(rng, last.degree)]
  const isNegative = rng.chance(0.5)
  const [first, second, third] = [one.root ** m, other.root ** n, last.root ** k]
  const sign = isNegative ? 1 : -1
  // first × second ÷ third; half of the time the division is hidden in a negative exponent
  const value = (a: number, b: number, c: number) => fraction(exact(a * b, c))
  const answer = value(first, second, third)
  const powers: Power[] = [
    [one.base, m, one.degree],
    [other.base, n, other.degree],
    [last.base, -k, last.degree],
  ]
  const text = latex`${showPower([one.base, m, one.degree])} \times ${showPower([other.base, n, other.degree])} ${sign > 0 ? '\\times' : '\\div'} ${showPower([last.base, -k * sign, last.degree])}`
  return {
    concept: 'negative-and-fractional-powers',
    given: { find: 'value' as const, powers },
    prompt: rng.pick([say`What is the value of ${text}?`, say`Simplify ${text}.`, say`${text} is equal to`]),
    answer,
    mistakes: [
      {
        value: fraction(first * second * third),
        because: isNegative
          ? say`the minus sign in the exponent was left out`
          : say`the last power was multiplied instead of divided by`,
      },
      {
        value: value(one.root, second, third),
        because: say`the first root was not raised to the power ${m}`,
      },
      {
        value: value(first, other.root, third),
        because: say`the second root was not raised to the power ${n}`,
      },
      {
        value: value(first, second, last.root),
        because: say`the last root was not raised to the power ${k}`,
      },
      { value: value(first + second, 1, third), because: say`the first two powers were added` },
      {
        value: value(one.root * m, other.root * n, third),
        because: say`roots were multiplied by the numerators instead of being raised`,
      },
      { value: fraction(exact(third, first * second)), because: say`the reciprocal was taken` },
      {
        value: fraction(exact(first, second * third)),
        because: say`the second power was divided by as well`,
      },
    ],
    steps: [
      say`${one.base} = ${latex`${one.root}^{${one.degree}}`}, so the first power is ${latex`${one.root}^{${m}}`} = ${first}`,
      say`${other.base} = ${latex`${other.root}^{${other.degree}}`}, so the second is ${latex`${other.root}^{${n}}`} = ${second}`,
      say`${last.base} = ${latex`${last.root}^{${last.degree}}`}, so the third is ${latex`${last.root}^{${-k * sign}}`}${isNegative ? say` = ${fraction(1, third)}` : say` = ${third}`}`,
      say`${first} × ${second} ${isNegative ? '×' : '÷'} ${isNegative ? fraction(1, third) : third} = ${answer}`,
    ],
  }
}

type Power = readonly [base: number, top: number, bottom: number]

/** Roots that come out whole: 27 = 3³. */
const PERFECT = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((root) =>
  range(2, 6).flatMap((degree) => (root ** degree <= 4096 ? [{ root, degree, base: root ** degree }] : [])),
)

const showExponent = (top: number, bottom: number): string =>
  bottom === 1 ? `${top}` : `${top < 0 ? '-' : ''}\\frac{${Math.abs(top)}}{${bottom}}`
const showPower = ([base, top, bottom]: Power): string =>
  `${bottom === 1 && top === 1 ? base : `${base > 9 && bottom > 1 ? `(${base})` : base}^{${showExponent(top, bottom)}}`}`

/** A numerator in lowest terms over the degree of the root. */
const drawTop = (rng: Random, degree: number): number =>
  rng.pick([1, 2, 3].filter((top) => gcd(top, degree) === 1))

const ask = (rng: Random, expression: string): Message =>
  rng.pick([
    say`What is the value of ${latex`${expression}`}?`,
    say`Simplify ${latex`${expression}`}.`,
    say`${latex`${expression}`} is equal to`,
    say`Find ${latex`${expression}`}.`,
    say`Evaluate ${latex`${expression}`}.`,
    say`The value of ${latex`${expression}`} is`,
    say`By the laws of indices, ${latex`${expression}`} is equal to`,
  ])
