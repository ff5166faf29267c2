import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { equation, threePowers } from './indices-equations.ts'
import { ask, drawTop, PERFECT, type Power, showPower } from './perfect-powers.ts'

/** "What is 27 to the power 2/3?" */
export const indices = defineGenerator({
  id: 'number/indices',
  version: 1,
  levels: {
    easy: { forms: [onePower, laws] },
    medium: { forms: [twoPowers, exponentOf] },
    hard: { forms: [equation, threePowers] },
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
  const base = rng.pick([2, 3, 5, 7, 10])
  const limit = { 2: 10, 3: 6, 5: 4, 7: 3, 10: 6 }[base] ?? 4
  const [a, b] = [rng.int(3, 14), rng.int(2, 12)]
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
    given: {
      find: 'exponent' as const,
      powers: [
        [x, p, 1],
        [y, q, 1],
        [z, -r, 1],
      ] satisfies Power[],
      of,
    },
    prompt: posed(rng, [
      say`If ${latex`${x}^{${p}} \times ${y}^{${q}} \div ${z}^{${r}} = ${of}^{n}`}, what is n?`,
      say`${latex`${x}^{${p}} \times ${y}^{${q}} \div ${z}^{${r}}`} is which power of ${of}? Give the exponent.`,
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
