import type { Random } from '../../../kit/random/random.ts'
import { divisors } from '../../../kit/values/number-theory.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** The hard forms of the laws of logarithms: two laws in a chain, or a law and an equation. */

const CONCEPT = 'laws-of-logarithms'

const plus = (number: number): string =>
  number === 0 ? 'x' : `x ${number < 0 ? '-' : '+'} ${Math.abs(number)}`
const inBrackets = (number: number): string => (number === 0 ? 'x' : `(${plus(number)})`)

/** "If log₂(x + 3) + log₂(x − 3) = 4, what is x?", or with log 16 on the right side and any base. */
export function sumOfLogs(rng: Random) {
  const isPlain = rng.chance(0.5)
  const { base, sum, product, small, large, x } = rng.until(
    () => {
      const [base, sum] = [rng.pick([2, 2, 3, 4, 5, 6, 7, 8, 10, 12]), rng.int(1, 9)]
      const product = isPlain ? rng.int(12, 300) : base ** sum
      const small = isUsual(product) ? rng.pick(divisors(product)) : product
      return { base, sum, product, small, large: product / small, x: rng.int(2, 60) }
    },
    (drawn) =>
      drawn.large > drawn.small &&
      (drawn.small > 1 || !isPlain) &&
      drawn.large <= 160 &&
      Math.abs(drawn.large - drawn.x) <= 40 &&
      Math.abs(drawn.small - drawn.x) <= 30 &&
      isUsual(drawn.product),
  )
  const [p, q] = rng.sample([large - x, small - x], 2)
  // The other root of (x + p)(x + q) = product makes both numbers negative.
  const outside = -(p + q) - x
  const log = isPlain ? '\\log' : `\\log_{${base}}`
  const text = latex`${log} ${inBrackets(p)} + ${log} ${inBrackets(q)} = ${isPlain ? `\\log ${product}` : sum}`
  const half = (product - p - q) / 2
  return {
    concept: CONCEPT,
    given: { find: 'sum-of-logs' as const, product, p, q },
    prompt: rng.pick([
      say`If ${text}, then ${askThen(rng, 'the value of x')}`,
      say`${ask(rng, say`the value of x that satisfies ${text}`)}`,
      say`Solve for x: ${text}`,
      say`The equation ${text} holds for x =`,
      say`For which value of x is ${text}?`,
      say`${text}. ${ask(rng, 'the value of x')}`,
    ]),
    answer: x,
    mistakes: [
      { value: outside, because: say`for this root of the quadratic equation the logarithms do not exist` },
      { value: -outside, because: say`the sign of the other root was lost` },
      { value: half, because: say`the numbers were added instead of multiplied` },
      { value: product, because: say`that is the product of the two numbers` },
      { value: x + p, because: say`that is ${latex`${plus(p)}`}, not x` },
      { value: x + q, because: say`that is ${latex`${plus(q)}`}, not x` },
      { value: x + 1, because: say`the product of the two numbers is then too large` },
      { value: x - 1, because: say`the product of the two numbers is then too small` },
    ].filter(
      // What makes a number under a logarithm negative falls at sight, but for the other root.
      ({ value }) =>
        Number.isInteger(value) && value !== x && (value === outside || value > Math.max(-p, -q)),
    ),
    within: [Math.min(outside, Math.max(-p, -q) + 1), 1000] as const,
    steps: [
      say`A sum of logarithms is the logarithm of the product: ${latex`${q === 0 ? `x${inBrackets(p)}` : `${inBrackets(p)}${inBrackets(q)}`} = ${isPlain ? '' : `${base}^{${sum}} = `}${product}`}`,
      say`Multiplied out: ${latex`x^2${signedTerm(p + q, 'x')} = ${product - p * q}`}`,
      say`The roots are ${x} and ${outside}.`,
      say`${outside} makes the numbers under the logarithms negative, so x = ${x}`,
    ],
  }
}

const isUsual = (product: number): boolean => product <= 1300 && product >= 8

/** "If log₂ 3 = a, what is log₁₂ 18?" */
export function otherBase(rng: Random) {
  const [one, other] = rng.pick([
    [2, 3],
    [2, 5],
    [3, 5],
    [2, 7],
    [3, 2],
    [5, 2],
    [3, 7],
    [5, 3],
    [7, 2],
    [7, 3],
    [2, 11],
    [11, 2],
    [5, 7],
    [3, 11],
    [2, 13],
    [7, 5],
    [11, 3],
    [13, 2],
    [3, 13],
  ] as const)
  const { m, n, r, s } = rng.until(
    () => ({ m: rng.int(1, 5), n: rng.int(1, 4), r: rng.int(1, 5), s: rng.int(1, 4) }),
    // Both numbers have both primes: a power of one of them would be read off.
    (drawn) =>
      drawn.m * drawn.s !== drawn.n * drawn.r &&
      one ** drawn.m * other ** drawn.n <= 4000 &&
      one ** drawn.r * other ** drawn.s <= 4000,
  )
  const [base, number] = [one ** m * other ** n, one ** r * other ** s]
  const answer = quotient(r, s, m, n)
  return {
    concept: CONCEPT,
    given: { find: 'other-base' as const, one, other, base, number },
    prompt: rng.pick([
      say`If ${latex`\log_{${one}} ${other} = a`}, then ${latex`\log_{${base}} ${number}`} is equal to:`,
      say`Given that ${latex`\log_{${one}} ${other} = a`}, what is the value of ${latex`\log_{${base}} ${number}`} in terms of a?`,
      say`If ${latex`\log_{${one}} ${other} = a`}, express ${latex`\log_{${base}} ${number}`} in terms of a.`,
      say`What is ${latex`\log_{${base}} ${number}`} in terms of a, if ${latex`a = \log_{${one}} ${other}`}?`,
      say`Find ${latex`\log_{${base}} ${number}`} in terms of a, where ${latex`\log_{${one}} ${other} = a`}.`,
    ]),
    answer,
    mistakes: [
      { value: quotient(m, n, r, s), because: say`the base and the number were exchanged` },
      { value: quotient(s, r, n, m), because: say`the exponents of ${one} and ${other} were exchanged` },
      { value: quotient(r + 1, s, m, n), because: say`one factor ${one} too many was counted in ${number}` },
      {
        value: quotient(r, s + 1, m, n),
        because: say`one factor ${other} too many was counted in ${number}`,
      },
      { value: quotient(r, s, m, n + 1), because: say`one factor ${other} too many was counted in ${base}` },
      {
        value: quotient(n, m, s, r),
        because: say`base and number were exchanged, and so were the exponents`,
      },
      { value: quotient(r, s, m + 1, n), because: say`one factor ${one} too many was counted in ${base}` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`Change to the base ${one}: ${latex`\log_{${base}} ${number} = \frac{\log_{${one}} ${number}}{\log_{${one}} ${base}}`}`,
      say`${latex`${number} = ${factored(one, r, other, s)}`}, so its logarithm to that base is ${latex`${linear(r, s)}`}.`,
      say`${latex`${base} = ${factored(one, m, other, n)}`}, so its logarithm is ${latex`${linear(m, n)}`}.`,
      say`The quotient is ${answer}`,
    ],
  }
}

/** '2^{2} \\times 3' */
const factored = (one: number, r: number, other: number, s: number): string =>
  [
    [one, r],
    [other, s],
  ]
    .filter(([, power]) => power !== 0)
    .map(([prime, power]) => (power === 1 ? `${prime}` : `${prime}^{${power}}`))
    .join(' \\times ')

/** '2 + 3a' */
const linear = (whole: number, times: number): string =>
  [whole === 0 ? '' : String(whole), times === 0 ? '' : `${times === 1 ? '' : times}a`]
    .filter((part) => part !== '')
    .join(' + ') || '0'

/** (r + sa)/(m + na), as a paper prints it. */
export const quotient = (r: number, s: number, m: number, n: number): string =>
  n === 0 && m === 1 ? latex`${linear(r, s)}` : latex`\frac{${linear(r, s)}}{${linear(m, n)}}`

/** "log₃ 5² × log₅ 7³ × log₇ 9 is equal to:" */
export function chainOfLogs(rng: Random) {
  const { numbers, powers, end } = rng.until(
    () => ({
      numbers: rng.sample([2, 3, 5, 6, 7, 10, 11, 12, 13, 15], rng.pick([3, 4])),
      powers: [rng.int(1, 4), rng.int(1, 4), rng.int(1, 3)],
      end: rng.int(1, 4),
    }),
    (drawn) => (drawn.numbers[0] ?? 2) ** drawn.end <= 700,
  )
  const first = numbers[0] ?? 2
  const used = powers.slice(0, numbers.length - 1)
  const key = used.reduce((product, power) => product * power, end)
  const last = first ** end
  const raised = (base: number, exponent: number) => (exponent === 1 ? `${base}` : `${base}^{${exponent}}`)
  const factors = numbers.map((base, index) =>
    index === numbers.length - 1
      ? `\\log_{${base}} ${last}`
      : `\\log_{${base}} ${raised(numbers[index + 1] ?? 1, used[index] ?? 1)}`,
  )
  const text = latex`${factors.join(' \\times ')}`
  const sum = used.reduce((total, power) => total + power, end)
  return {
    concept: CONCEPT,
    given: { find: 'chain' as const, numbers, powers: used, last },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`${text} is equal to:`,
      say`Simplify: ${text}`,
    ]),
    answer: key,
    mistakes: [
      { value: sum, because: say`the exponents were added instead of multiplied` },
      { value: key / end, because: say`the last number was taken for ${first} itself` },
      { value: end, because: say`the exponents inside were left out` },
      { value: key * 2, because: say`an exponent was counted twice` },
      { value: key * end, because: say`the power of the last number was counted twice` },
      { value: last, because: say`that is the last number` },
      { value: 1, because: say`the chain was taken to cancel altogether` },
      { value: key + 1, because: say`one too many was counted` },
      { value: key - 1, because: say`one too few was counted` },
    ].filter(({ value }) => value !== key && value > 0),
    steps: [
      say`An exponent comes before its logarithm, which gives the factor ${used.join(' × ')} = ${key / end}.`,
      say`What is left is a chain: by the change of base ${latex`\log_a b \times \log_b c = \log_a c`}.`,
      say`The chain shrinks to ${latex`\log_{${first}} ${last}`} = ${end}`,
      say`The value is ${key / end} × ${end} = ${key}`,
    ],
  }
}

/** "If log₂ x + log₄ x + log₁₆ x = 21/4, what is x?" */
export function severalBases(rng: Random) {
  const { base, parts, exponent } = rng.until(
    () => ({
      base: rng.pick([2, 3, 5, 7, 10]),
      parts: [1, ...rng.sample([2, 3, 4, 6], rng.pick([1, 2]))].sort((a, b) => a - b),
      exponent: rng.int(1, 12),
    }),
    (drawn) =>
      drawn.base ** drawn.exponent <= 5000 &&
      Math.max(...drawn.parts.map((part) => drawn.base ** part)) <= 1300,
  )
  // 1 + 1/2 + 1/4 of the exponent, over 12.
  const twelfths = parts.reduce((sum, part) => sum + 12 / part, 0)
  const top = twelfths * exponent
  const common = [12, 6, 4, 3, 2].find((divisor) => top % divisor === 0 && 12 % divisor === 0) ?? 1
  const [upper, lower] = [top / common, 12 / common]
  const key = base ** exponent
  const text = latex`${parts.map((part) => `\\log_{${base ** part}} x`).join(' + ')} = ${lower === 1 ? upper : `\\frac{${upper}}{${lower}}`}`
  return {
    concept: CONCEPT,
    given: {
      find: 'several-bases' as const,
      bases: parts.map((part) => base ** part),
      sum: [upper, lower] as const,
    },
    prompt: rng.pick([
      say`If ${text}, then ${askThen(rng, 'the value of x')}`,
      say`${ask(rng, say`the value of x that satisfies ${text}`)}`,
      say`Solve for x: ${text}`,
      say`For which value of x is ${text}?`,
    ]),
    answer: key,
    mistakes: [
      { value: base ** (exponent + 1), because: say`the exponent came out one too large` },
      { value: base ** (exponent - 1), because: say`the exponent came out one too small` },
      { value: exponent, because: say`that is the logarithm of x to the base ${base}` },
      { value: base * exponent, because: say`base and exponent were multiplied` },
      { value: exponent ** base, because: say`base and exponent were exchanged` },
      { value: base ** (exponent + 2), because: say`the exponent came out two too large` },
      { value: base ** (exponent * 2), because: say`the exponent was doubled` },
    ].filter(({ value }) => value !== key && value > 1 && value < 100_000),
    steps: [
      say`Bring all to the base ${base}: ${latex`\log_{${base}^{k}} x = \frac{1}{k} \log_{${base}} x`}`,
      say`The left side is ${latex`(${parts.map((part) => (part === 1 ? '1' : `\\frac{1}{${part}}`)).join(' + ')}) \log_{${base}} x`}`,
      say`So ${latex`\log_{${base}} x = ${exponent}`}`,
      say`${latex`x = ${base}^{${exponent}}`} = ${key}`,
    ],
  }
}

/** '- 5', '+ 2', for a term in the middle of an equation. */
const signedTerm = (value: number, letters: string): string =>
  value === 0
    ? ''
    : ` ${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 && letters !== '' ? '' : Math.abs(value)}${letters}`

/** "If (log₂ x)² − 5 log₂ x + 6 = 0, what is the product of the values of x?" */
export function quadraticInLog(rng: Random) {
  const { base, low, high } = rng.until(
    () => ({ base: rng.pick([2, 2, 3, 3, 4, 5, 6, 7, 10]), low: rng.int(-3, 4), high: rng.int(1, 6) }),
    (drawn) =>
      drawn.low < drawn.high &&
      drawn.low !== 0 &&
      drawn.low + drawn.high > 0 &&
      drawn.base ** (drawn.low + drawn.high) <= 3000 &&
      drawn.base ** drawn.high <= 1300,
  )
  const asks = rng.pick(low > 0 ? (['product', 'sum', 'larger'] as const) : (['product', 'larger'] as const))
  const [sum, product] = [low + high, low * high]
  const [small, large] = [base ** low, base ** high]
  const key = { product: Math.round(small * large), sum: small + large, larger: large }[asks]
  const log = base === 10 ? '\\log_{10} x' : `\\log_{${base}} x`
  const text = rng.pick([
    latex`(${log})^2${signedTerm(-sum, log)}${signedTerm(product, '')} = 0`,
    latex`(${log})^2${signedTerm(product, '')} = ${sum === 1 ? '' : sum}${log}`,
    latex`(${log})^2 = ${sum === 1 ? '' : sum}${log}${signedTerm(-product, '')}`,
  ])
  const what = {
    product: 'the product of the values of x',
    sum: 'the sum of the values of x',
    larger: 'the larger value of x',
  }[asks]
  return {
    concept: CONCEPT,
    given: { find: 'quadratic' as const, base, sum, product, asks },
    prompt: rng.pick([
      say`If ${text}, then ${askThen(rng, what)}`,
      say`${ask(rng, say`${what} that ${asks === 'larger' ? 'satisfies' : 'satisfy'} ${text}`)}`,
      say`x satisfies the equation ${text}. ${ask(rng, asks === 'larger' ? 'the larger value that x can have' : `the ${asks} of its two possible values`)}`,
    ]),
    answer: key,
    mistakes: [
      {
        value: asks === 'product' ? product : sum,
        because: say`that is the ${asks === 'product' ? 'product' : 'sum'} of the two logarithms`,
      },
      { value: asks === 'product' ? sum : high, because: say`that is a logarithm, not a value of x` },
      {
        value: Math.round(base ** Math.abs(product)),
        because: say`the logarithms were multiplied instead of added`,
      },
      {
        value: base * sum,
        because: say`the logarithms were multiplied by the base instead of being made exponents`,
      },
      { value: base ** (sum + 1), because: say`one factor ${base} too many was counted` },
      { value: base ** (sum - 1), because: say`one factor ${base} too few was counted` },
      {
        value: asks === 'larger' ? large / base : large,
        because:
          asks === 'larger' ? say`one factor ${base} was left out` : say`that is the larger value alone`,
      },
      {
        value: asks === 'larger' ? large * base : key + base,
        because: say`a slip in the exponents made it too large`,
      },
      { value: high * base, because: say`the larger logarithm was multiplied by the base` },
      {
        value: asks === 'sum' ? Math.round(small * large) : key * 2,
        because: asks === 'sum' ? say`the values of x were multiplied` : say`the result was doubled`,
      },
    ].filter(({ value }) => Number.isInteger(value) && value > 0 && value <= 12 * key && value !== key),
    steps: [
      say`Put y for ${latex`${log}`}: ${latex`y^2${signedTerm(-sum, 'y')}${signedTerm(product, '')} = 0`}`,
      say`Factors: ${latex`(y${signedTerm(-low, '')})(y${signedTerm(-high, '')}) = 0`}, so y = ${low} or y = ${high}`,
      say`So x is ${latex`${base}^{${low}}`} or ${latex`${base}^{${high}}`}.`,
      asks === 'product'
        ? say`Their product is ${latex`${base}^{${sum}}`} = ${key}`
        : asks === 'sum'
          ? say`Their sum is ${small} + ${large} = ${key}`
          : say`The larger value is ${key}`,
    ],
  }
}
