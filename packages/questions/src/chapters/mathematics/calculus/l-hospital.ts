import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "What is the limit of (e^{3x} − 1)/sin 2x as x goes to 0?" */
export const lHospital = defineGenerator({
  id: 'higher/l-hospital',
  version: 3,
  concepts: ['l-hospital-rule'],
  levels: {
    easy: { forms: [overMultiple, overMultiple, overMultiple, rootsOver] },
    medium: { forms: [...often(8, overFunction), ...often(4, atOne), ...often(2, rootsOver), powersAt] },
    hard: { forms: [twice, twice, twice, thrice, unknownConstant] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'at-one') {
      // With x = e^t every power is an exponential, and the logarithm is t.
      const [a, b, c] = given.powers
      return (a - b) / c
    }
    if (given.find === 'roots') {
      // Without derivatives: multiplied by the sum of the roots, the numerator is (a − b)x, and the roots are 1 at 0.
      const [a, b, c] = given.parts
      return (a - b) / c / (1 + 1)
    }
    if (given.find === 'powers-at') {
      // Without derivatives: both are divided by x − a, and each of the n products that remain is a^(n−1).
      const { at, powers } = given
      const [top, bottom] = powers.map((power) =>
        range(0, power - 1).reduce((sum, place) => sum + at ** place * at ** (power - 1 - place), 0),
      )
      return (top ?? 0) / (bottom ?? 1)
    }
    if (given.find === 'constant')
      // Whole numbers, one after another, by the series of the functions.
      return (
        range(-60, 60).find((k) => {
          const above = given.top.map(([times, name, own]): Term => [times, name, own === 0 ? k : own])
          const [top, bottom] = [seriesOf(above), seriesOf(given.bottom)]
          return Math.abs((top[1] ?? 0) - given.value * (bottom[1] ?? 1)) < 1e-9
        }) ?? Number.NaN
      )
    // By the series of each function: the first coefficients that are not 0 decide.
    const [top, bottom] = [seriesOf(given.top), seriesOf(given.bottom)]
    const place = bottom.findIndex((one) => Math.abs(one) > 1e-9)
    return (top[place] ?? 0) / (bottom[place] ?? 1)
  },
})

/** A multiple of a function of kx; for a power of x, k is the exponent. */
type Name = 'one' | 'power' | 'exp' | 'sin' | 'cos' | 'tan' | 'log' | 'sec2' | 'over1' | 'over2' | 'over3'
type Term = readonly [times: number, name: Name, k: number]
type Sum = readonly Term[]

/** The coefficients of 1, x, x² and x³ in the series at 0. */
function seriesOf(terms: Sum): number[] {
  return [0, 1, 2, 3].map((n) =>
    terms.reduce((sum, [times, name, k]) => sum + times * coefficient(name, k, n), 0),
  )
}

function coefficient(name: Name, k: number, n: number): number {
  const inner = k ** n
  switch (name) {
    case 'one':
      return n === 0 ? 1 : 0
    case 'power':
      return n === k ? 1 : 0
    case 'exp':
      return inner * ([1, 1, 1 / 2, 1 / 6][n] ?? 0)
    case 'sin':
      return inner * ([0, 1, 0, -1 / 6][n] ?? 0)
    case 'cos':
      return inner * ([1, 0, -1 / 2, 0][n] ?? 0)
    case 'tan':
      return inner * ([0, 1, 0, 1 / 3][n] ?? 0)
    case 'log':
      return inner * ([0, 1, -1 / 2, 1 / 3][n] ?? 0)
    default:
      return Number.NaN
  }
}

const multiple = (k: number): string => (k === 1 ? 'x' : `${k}x`)

function writeFunction(name: Name, k: number, size: number): string {
  const times = size === 1 ? '' : String(size)
  switch (name) {
    case 'one':
      return String(size)
    case 'power':
      return `${times}${k === 1 ? 'x' : `x^{${k}}`}`
    case 'exp':
      return `${times}e^{${k === -1 ? '-x' : multiple(k)}}`
    case 'sin':
    case 'cos':
    case 'tan':
      return `${times}\\${name} ${multiple(k)}`
    case 'sec2':
      return `${times}\\sec^2 ${multiple(k)}`
    case 'log':
      return `${times}\\ln(1 + ${multiple(k)})`
    case 'over1':
      return `\\frac{${size}}{1 + ${multiple(k)}}`
    case 'over2':
      return `\\frac{${size}}{(1 + ${multiple(k)})^2}`
    case 'over3':
      return `\\frac{${size}}{(1 + ${multiple(k)})^3}`
  }
}

const writeSum = (terms: Sum): string =>
  terms.reduce((text, [times, name, k]) => {
    const written = writeFunction(name, k, Math.abs(times))
    if (text === '') return times < 0 ? `-${written}` : written
    return `${text} ${times < 0 ? '-' : '+'} ${written}`
  }, '')

/** By the rules of differentiation, term by term. */
const derive = (terms: Sum): Term[] =>
  terms.flatMap(([times, name, k]): Term[] => {
    switch (name) {
      case 'power':
        return [k === 1 ? [times, 'one', 0] : [times * k, 'power', k - 1]]
      case 'exp':
        return [[times * k, 'exp', k]]
      case 'sin':
        return [[times * k, 'cos', k]]
      case 'cos':
        return [[-times * k, 'sin', k]]
      case 'tan':
        return [[times * k, 'sec2', k]]
      case 'log':
        return [[times * k, 'over1', k]]
      case 'over1':
        return [[-times * k, 'over2', k]]
      case 'over2':
        return [[-2 * times * k, 'over3', k]]
      default:
        return []
    }
  })

const VANISHING: readonly Name[] = ['power', 'sin', 'tan', 'log']
const atZero = (terms: Sum): number =>
  terms.reduce((sum, [times, name]) => sum + (VANISHING.includes(name) ? 0 : times), 0)

const within = [-400, 400] as const

interface Wrong {
  value: Exact
  because: Message
}

const commonMistakes = (value: Exact): Wrong[] => [
  { value: exact(0), because: say`0 over 0 is not 0: the derivatives decide` },
  { value: exact(1), because: say`the factors of x were left out` },
  { value: value.inverse().neg(), because: say`a sign was lost, and the quotient was turned upside down` },
]

const promptOf = (rng: Random, limit: string): Message =>
  rng.pick([
    say`By L'Hospital's rule, the value of ${limit} is`,
    say`Use L'Hospital's rule to find ${limit}.`,
    say`What is ${limit}?`,
    say`Evaluate ${limit}.`,
    say`The value of ${limit} is equal to`,
    say`Find ${limit} with the help of L'Hospital's rule.`,
  ])

function draft(rng: Random, top: Sum, bottom: Sum) {
  const rounds: { above: Sum; below: Sum }[] = []
  let [above, below] = [top, bottom]
  do {
    ;[above, below] = [derive(above), derive(below)]
    rounds.push({ above, below })
  } while (atZero(below) === 0)
  const [over, under] = [atZero(above), atZero(below)]
  const value = exact(over, under)
  const answer = fraction(value)
  const order = rounds.length
  const first = above[0] ? atZero([above[0]]) : 0
  // Each function of kx without its factors of k.
  const plain = (terms: Sum): number =>
    terms.reduce(
      (sum, [times, name, k]) => sum + (VANISHING.includes(name) ? 0 : k > 1 ? times / k ** order : times),
      0,
    )
  const changed = 2 * first - over
  // Some mistakes are made together, so that not every wrong option is one step from the answer.
  const wrong: Wrong[] = [
    ...(first === over
      ? []
      : [
          {
            value: exact(first),
            because: say`only the first term of the numerator was differentiated, and the denominator not at all`,
          },
          {
            value: exact(under, first),
            because: say`only the first term of the numerator was differentiated, and the quotient was turned upside down`,
          },
          {
            value: exact(changed),
            because: say`the signs between the terms of the numerator were changed, and the denominator was left out`,
          },
          ...(changed === 0
            ? []
            : [
                {
                  value: exact(under, changed),
                  because: say`the signs between the terms of the numerator were changed, and the quotient was turned upside down`,
                },
              ]),
        ]),
    ...(over === 0
      ? []
      : [{ value: exact(under, over), because: say`numerator and denominator were exchanged` }]),
    ...(first === over
      ? []
      : [
          {
            value: exact(first, under),
            because: say`only the first term of the numerator was differentiated`,
          },
        ]),
    { value: exact(changed, under), because: say`the signs between the terms of the numerator were changed` },
    ...(Number.isInteger(plain(above)) && plain(above) !== 0
      ? [
          {
            value: exact(plain(above), under),
            because: say`the inner derivatives in the numerator were left out`,
          },
        ]
      : []),
    ...(order > 1
      ? [
          {
            value: exact(order * over, under),
            because: say`the factor ${order} of the repeated derivative was left out`,
          },
          {
            value: exact(over, order * under),
            because: say`the denominator was differentiated once too often`,
          },
        ]
      : [{ value: exact(over), because: say`the denominator was not differentiated` }]),
  ]
  return {
    concept: 'l-hospital-rule',
    given: { find: 'sums' as const, top, bottom },
    prompt: promptOf(rng, latex`\lim_{x \to 0} \frac{${writeSum(top)}}{${writeSum(bottom)}}`),
    answer,
    within,
    mistakes: [...wrong, ...commonMistakes(value)].map((one) => ({
      value: fraction(one.value),
      because: one.because,
    })),
    steps: [
      say`Numerator and denominator are both 0 at x = 0, so their derivatives may be taken instead.`,
      ...rounds.map((one, index) => {
        const written = latex`\frac{${writeSum(one.above)}}{${writeSum(one.below)}}`
        return index === 0 ? say`Derivatives: ${written}` : say`That is again 0 over 0; once more: ${written}`
      }),
      say`At x = 0 this is ${answer}`,
    ],
  }
}

/** A sum that is 0 at 0 and whose derivative is not. */
function simpleTop(rng: Random): Sum {
  const [a, b] = rng.until(
    () => [rng.int(2, 12), rng.int(2, 12)] as const,
    ([one, other]) => one !== other,
  )
  return rng.pick<readonly Sum[]>([
    [
      [1, 'exp', a],
      [-1, 'exp', b],
    ],
    [
      [1, 'exp', a],
      [b, 'power', 1],
      [-1, 'one', 0],
    ],
    [
      [1, 'sin', a],
      [1, 'sin', b],
    ],
    [
      [1, 'sin', a],
      [b, 'power', 1],
    ],
    [
      [1, 'tan', a],
      [b, 'power', 1],
    ],
    [
      [1, 'log', a],
      [b, 'power', 1],
    ],
    [
      [1, 'exp', a],
      [-1, 'cos', b],
    ],
  ])
}

function overMultiple(rng: Random) {
  const [c, d] = [rng.int(2, 9), rng.int(1, 9)]
  const bottom: Sum = rng.chance(0.4)
    ? [[c, 'power', 1]]
    : [
        [d, 'power', 2],
        [c, 'power', 1],
      ]
  return draft(rng, simpleTop(rng), bottom)
}

function overFunction(rng: Random) {
  const [c, d] = rng.until(
    () => [rng.int(2, 9), rng.int(1, 9)] as const,
    ([one, other]) => one !== other,
  )
  const bottom = rng.pick<readonly Sum[]>([
    [
      [1, 'sin', c],
      [d, 'power', 1],
    ],
    [
      [1, 'tan', c],
      [d, 'power', 1],
    ],
    [
      [1, 'exp', c],
      [-1, 'exp', d],
    ],
    [
      [1, 'log', c],
      [d, 'power', 1],
    ],
    [[1, 'sin', c]],
    [[1, 'tan', c]],
    [
      [1, 'exp', c],
      [-1, 'one', 0],
    ],
    [[1, 'log', c]],
  ])
  return draft(rng, simpleTop(rng), bottom)
}

/** Powers of x over a logarithm or another power, as x goes to 1. */
function atOne(rng: Random) {
  const [a, b, c] = rng.until(
    () => [rng.int(2, 20), rng.int(0, 12), rng.int(2, 15)] as const,
    (drawn) => drawn[0] > drawn[1] && new Set(drawn).size === 3,
  )
  const isLogarithm = rng.chance(0.5)
  const low = (power: number): string => (power === 0 ? '1' : power === 1 ? 'x' : `x^{${power}}`)
  const slope = (power: number): string =>
    power === 1 ? '1' : power === 2 ? '2x' : `${power}x^{${power - 1}}`
  const bottom = isLogarithm ? `${c}\\ln x` : `${low(c)} - 1`
  const value = exact(a - b, c)
  const answer = fraction(value)
  const wrong: Wrong[] = [
    { value: exact(c, a - b), because: say`numerator and denominator were exchanged` },
    { value: exact(a + b, c), because: say`the two derivatives of the numerator were added` },
    { value: exact((a - b) * c), because: say`${c} was multiplied instead of divided by` },
    { value: exact(a, c), because: say`only the first power of the numerator was differentiated` },
    { value: exact(a - b), because: say`the denominator was not differentiated` },
    {
      value: exact(a + b),
      because: say`the two derivatives of the numerator were added, and the denominator was not differentiated`,
    },
    {
      value: exact(c, a + b),
      because: say`the two derivatives of the numerator were added, and the quotient was turned upside down`,
    },
    {
      value: exact(c, a),
      because: say`only the first power was differentiated, and the quotient was turned upside down`,
    },
    ...(isLogarithm
      ? []
      : [{ value: exact(a - b, c - 1), because: say`the exponent of the denominator was lowered by one` }]),
  ]
  return {
    concept: 'l-hospital-rule',
    given: { find: 'at-one' as const, powers: [a, b, c] as const },
    prompt: promptOf(rng, latex`\lim_{x \to 1} \frac{${low(a)} - ${low(b)}}{${bottom}}`),
    answer,
    within,
    mistakes: [...wrong, ...commonMistakes(value)].map((one) => ({
      value: fraction(one.value),
      because: one.because,
    })),
    steps: [
      say`Numerator and denominator are both 0 at x = 1, so their derivatives may be taken instead.`,
      say`Derivatives: ${latex`\frac{${slope(a)}${b === 0 ? '' : ` - ${slope(b)}`}}{${isLogarithm ? `\\frac{${c}}{x}` : slope(c)}}`}`,
      say`At x = 1 this is ${answer}`,
    ],
  }
}

/** "What is the limit of (√(1 + 7x) − √(1 + 3x))/2x as x goes to 0?" */
function rootsOver(rng: Random) {
  const [a, b, c] = rng.until(
    () => [rng.int(2, 25), rng.int(1, 20), rng.int(1, 9)] as const,
    (drawn) => drawn[0] !== drawn[1],
  )
  const value = exact(a - b, 2 * c)
  const answer = fraction(value)
  const below = c === 1 ? 'x' : `${c}x`
  const root = (k: number) => `\\sqrt{1 + ${multiple(k)}}`
  const wrong: Wrong[] = [
    { value: exact(a - b, c), because: say`the factor ½ of the derivative of a root was left out` },
    { value: exact(a + b, 2 * c), because: say`the two derivatives of the numerator were added` },
    { value: exact(b - a, 2 * c), because: say`the terms of the numerator were exchanged` },
    { value: exact(2 * c, a - b), because: say`numerator and denominator were exchanged` },
    {
      value: exact(a + b, c),
      because: say`the derivatives were added, and the factor ½ of a root was left out`,
    },
    {
      value: exact(2 * c, a + b),
      because: say`the derivatives were added, and the quotient was turned upside down`,
    },
    { value: exact(a, 2 * c), because: say`only the first root was differentiated` },
  ]
  return {
    concept: 'l-hospital-rule',
    given: { find: 'roots' as const, parts: [a, b, c] as const },
    prompt: promptOf(rng, latex`\lim_{x \to 0} \frac{${root(a)} - ${root(b)}}{${below}}`),
    answer,
    within,
    mistakes: wrong.map((one) => ({ value: fraction(one.value), because: one.because })),
    steps: [
      say`Numerator and denominator are both 0 at x = 0, so their derivatives may be taken instead.`,
      say`Derivatives: ${latex`\frac{${a}}{2${root(a)}} - \frac{${b}}{2${root(b)}}`} over ${c}`,
      say`At x = 0 this is ${answer}`,
    ],
  }
}

/** "What is the limit of (x⁵ − 32)/(x³ − 8) as x goes to 2?" */
function powersAt(rng: Random) {
  const { at, n, m } = rng.until(
    () => ({ at: rng.int(2, 5), n: rng.int(2, 7), m: rng.int(1, 6) }),
    (drawn) => drawn.n !== drawn.m && drawn.at ** Math.max(drawn.n, drawn.m) < 10_000,
  )
  const power = (k: number) => (k === 1 ? 'x' : `x^{${k}}`)
  const slope = (k: number) => (k === 1 ? '1' : k === 2 ? '2x' : `${k}x^{${k - 1}}`)
  const value = exact(n * at ** (n - 1), m * at ** (m - 1))
  const answer = fraction(value)
  const wrong: Wrong[] = [
    { value: exact(n, m), because: say`the powers of ${at} were left out` },
    { value: exact(at ** n, at ** m), because: say`the factors ${n} and ${m} were left out` },
    { value: exact(n * at ** n, m * at ** (m - 1)), because: say`one exponent was not lowered` },
    { value: value.inverse(), because: say`numerator and denominator were exchanged` },
    { value: exact(n * at ** (n - 1)), because: say`the denominator was not differentiated` },
    {
      value: exact(m, n),
      because: say`the powers of ${at} were left out, and the quotient was turned upside down`,
    },
    { value: exact(m * at ** n, n * at ** m), because: say`the factors ${n} and ${m} were exchanged` },
  ]
  return {
    concept: 'l-hospital-rule',
    given: { find: 'powers-at' as const, at, powers: [n, m] },
    prompt: promptOf(
      rng,
      latex`\lim_{x \to ${at}} \frac{${power(n)} - ${at ** n}}{${power(m)} - ${at ** m}}`,
    ),
    answer,
    within: [0, 5000] as const,
    mistakes: wrong.map((one) => ({ value: fraction(one.value), because: one.because })),
    steps: [
      say`Numerator and denominator are both 0 at x = ${at}, so their derivatives may be taken instead.`,
      say`Derivatives: ${latex`\frac{${slope(n)}}{${slope(m)}}`}`,
      say`At x = ${at} this is ${answer}`,
    ],
  }
}

/** "If the limit of (e^{kx} − e^{2x})/sin 3x as x goes to 0 is 5, what is k?" */
function unknownConstant(rng: Random) {
  const [name, other] = rng.pick<readonly (readonly [Name, Name])[]>([
    ['exp', 'exp'],
    ['sin', 'sin'],
    ['log', 'sin'],
    ['tan', 'sin'],
    ['sin', 'tan'],
    ['tan', 'log'],
  ])
  const { b, c, value, k } = rng.until(
    () => {
      const [b, c, value] = [rng.int(1, 9), rng.int(2, 7), rng.pick([1, -1, 1]) * rng.int(1, 6)]
      return { b, c, value, k: value * c + b }
    },
    (drawn) => drawn.k > 0 && drawn.k !== drawn.b,
  )
  const bottom: Sum = [[1, rng.pick<readonly Name[]>(['sin', 'tan', 'log']), c]]
  const written = (own: Name, letter: string) =>
    own === 'exp' ? `e^{${letter}x}` : own === 'log' ? `\\ln(1 + ${letter}x)` : `\\${own} ${letter}x`
  const bText = b === 1 ? '' : String(b)
  const limit = latex`\lim_{x \to 0} \frac{${written(name, 'k')} - ${written(other, bText)}}{${writeSum(bottom)}}`
  return {
    concept: 'l-hospital-rule',
    // The unknown factor stands as 0.
    given: {
      find: 'constant' as const,
      top: [
        [1, name, 0],
        [-1, other, b],
      ] as const,
      bottom,
      value,
    },
    prompt: rng.pick([
      say`If ${limit} = ${value}, what is the value of k?`,
      say`Find k for which ${limit} = ${value}.`,
      say`${limit} is equal to ${value}. Then k is`,
    ]),
    answer: k,
    within: [-60, 60] as const,
    mistakes: [
      { value: value * c - b, because: say`${b} was carried over without changing its sign` },
      { value: value + b, because: say`the derivative ${c} of the denominator was left out` },
      { value: value * c, because: say`the second term of the numerator was left out` },
      { value: value - b, because: say`the derivative of the denominator was left out, and a sign was lost` },
      { value: c + b, because: say`the value ${value} of the limit was left out` },
      { value: -k, because: say`the sign is wrong` },
      { value: value * (c + b), because: say`${b} was multiplied by ${value} as well` },
    ],
    steps: [
      say`Numerator and denominator are both 0 at x = 0, so their derivatives may be taken instead.`,
      say`At x = 0 the derivative of the numerator is k − ${b}.`,
      say`The derivative of the denominator is ${c} there, so ${latex`\frac{k - ${b}}{${c}}`} = ${value}.`,
      say`k = ${value} × ${c} + ${b} = ${k}`,
    ],
  }
}

/** The rule is needed twice. */
function twice(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(2, 10), rng.int(2, 10)] as const,
    ([one, other]) => one !== other,
  )
  const [c, d] = [rng.int(1, 8), rng.int(1, 9)]
  const top = rng.pick<readonly Sum[]>([
    [
      [1, 'cos', a],
      [-1, 'cos', b],
    ],
    [
      [1, 'exp', a],
      [-a, 'power', 1],
      [-1, 'cos', b],
    ],
    [
      [1, 'exp', a],
      [1, 'exp', -a],
      [-2, 'cos', b],
    ],
    [
      [1, 'exp', a],
      [b, 'power', 2],
      [-a, 'power', 1],
      [-1, 'one', 0],
    ],
    [
      [b, 'power', 2],
      [1, 'one', 0],
      [-1, 'cos', a],
    ],
    [
      [b, 'power', 2],
      [a, 'power', 1],
      [-1, 'log', a],
    ],
    [
      [1, 'exp', a],
      [-1, 'sin', a],
      [-1, 'cos', b],
    ],
  ])
  const bottom = rng.pick<readonly Sum[]>([
    [[rng.int(2, 12), 'power', 2]],
    [
      [d, 'power', 2],
      [1, 'one', 0],
      [-1, 'cos', c],
    ],
    [
      [1, 'exp', c],
      [d, 'power', 2],
      [-c, 'power', 1],
      [-1, 'one', 0],
    ],
    [
      [1, 'one', 0],
      [-1, 'cos', c],
    ],
    [
      [1, 'exp', c],
      [-c, 'power', 1],
      [-1, 'one', 0],
    ],
    [
      [c, 'power', 1],
      [-1, 'log', c],
    ],
  ])
  return draft(rng, top, bottom)
}

/** The rule is needed three times. */
function thrice(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(2, 7), rng.int(1, 9)] as const,
    ([one, other]) => one !== other,
  )
  const [c, d] = [rng.int(1, 4), rng.int(1, 9)]
  const top = rng.pick<readonly Sum[]>([
    [
      [b, 'power', 3],
      [a, 'power', 1],
      [-1, 'sin', a],
    ],
    [
      [b, 'sin', a],
      [-a, 'sin', b],
    ],
  ])
  const bottom = rng.pick<readonly Sum[]>([
    [[rng.int(1, 12), 'power', 3]],
    [
      [d, 'power', 3],
      [c, 'power', 1],
      [-1, 'sin', c],
    ],
    [
      [c, 'power', 1],
      [-1, 'sin', c],
    ],
  ])
  return draft(rng, top, bottom)
}
