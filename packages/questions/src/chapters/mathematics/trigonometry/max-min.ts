import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { inOneRatio, withProduct } from './max-min-in-steps.ts'
import { ANGLES } from './ratio-names.ts'

/** "What is the greatest value of 3 sin θ + 4 cos θ?" */
export const maxMin = defineGenerator({
  id: 'trigonometry/max-min',
  version: 4,
  levels: {
    easy: { forms: [single, mixed] },
    medium: { forms: [wave, wave, twoInverse] },
    hard: { forms: [inOneRatio, withProduct, twoSquares] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Follows the expression over all angles in small steps.
    const best = (
      value: (angle: number) => number,
      steps: number,
      from: number,
      to: number,
      isGreatest: boolean,
    ): number => {
      let [at, size] = [from, isGreatest ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY]
      for (let step = 1; step < steps; step++) {
        const angle = from + ((to - from) * step) / steps
        const here = value(angle)
        if (isGreatest ? here > size : here < size) [at, size] = [angle, here]
      }
      return to - from < 1e-9
        ? size
        : best(value, 12, at - (to - from) / steps, at + (to - from) / steps, isGreatest)
    }
    const tidy = (value: number) => Math.round(value * 1e7) / 1e7
    const isGreatest = given.wanted === 'greatest'
    switch (given.find) {
      case 'single':
        return tidy(best((angle) => given.a * Math.sin(angle) + given.b, 240, 0, 2 * Math.PI, isGreatest))
      case 'mixed':
        return tidy(
          best(
            (angle) => given.a * Math.sin(angle) ** 2 + given.b * Math.cos(angle) ** 2,
            240,
            -0.5,
            2 * Math.PI,
            isGreatest,
          ),
        )
      case 'wave':
        return tidy(
          best(
            (angle) => given.a * Math.sin(angle) + given.b * Math.cos(angle) + given.c,
            240,
            0,
            2 * Math.PI,
            isGreatest,
          ),
        )
      case 'inverse':
        return tidy(
          best(
            (angle) => given.a * Math.tan(angle) ** 2 + given.b / Math.tan(angle) ** 2,
            400,
            0,
            Math.PI / 2,
            false,
          ),
        )
      case 'in-one-ratio':
        return tidy(
          best(
            (angle) => given.a * Math.cos(angle) ** 2 + given.b * Math.sin(angle) + given.c,
            480,
            -0.5,
            2 * Math.PI,
            isGreatest,
          ),
        )
      case 'with-product':
        return tidy(
          best(
            (angle) =>
              given.a * Math.sin(angle) ** 2 +
              given.b * Math.sin(angle) * Math.cos(angle) +
              given.c * Math.cos(angle) ** 2,
            480,
            -0.5,
            2 * Math.PI,
            isGreatest,
          ),
        )
      case 'squares':
        return tidy(
          best(
            (angle) => given.a / Math.cos(angle) ** 2 + given.b / Math.sin(angle) ** 2,
            400,
            0,
            Math.PI / 2,
            false,
          ),
        )
    }
  },
})

function single(rng: Random) {
  const [a, b] = [rng.int(2, 15), rng.int(1, 20) * rng.pick([1, -1])]
  const wanted = drawWanted(rng)
  const name = rng.pick(['sin', 'cos'])
  const angle = rng.pick(ANGLES)
  const key = wanted === 'greatest' ? a + b : b - a
  const shown = `${a} ${name} ${angle} ${b < 0 ? '−' : '+'} ${Math.abs(b)}`
  return {
    given: { find: 'single' as const, a, b, wanted },
    prompt: rng.pick([
      say`What is the ${wanted} value of ${shown}, if ${angle} may be any angle?`,
      say`Find the ${wanted === 'greatest' ? 'maximum' : 'minimum'} value of ${shown}.`,
      say`The ${wanted} value of ${shown} is:`,
      say`If ${angle} is any angle, then the ${wanted === 'greatest' ? 'maximum' : 'minimum'} value of ${shown} is equal to:`,
    ]),
    answer: key,
    within: [-90, 90] as const,
    mistakes: [
      {
        value: wanted === 'greatest' ? b - a : a + b,
        because: wanted === 'greatest' ? say`that is the least value` : say`that is the greatest value`,
      },
      { value: b, because: say`that is the value where ${name} ${angle} is 0` },
      { value: a, because: say`the number ${Math.abs(b)} was left out` },
      { value: -a, because: say`only the least value of ${a} ${name} ${angle} was taken` },
      { value: -key, because: say`the sign was lost` },
      { value: a * Math.abs(b), because: say`the two numbers were multiplied` },
      { value: a / 2 + b, because: say`the ${name} was taken to reach 1/2 only` },
      { value: wanted === 'greatest' ? a - b : -a - b, because: say`the sign of the number was changed` },
    ],
    steps: [
      say`${name} ${angle} lies between −1 and 1.`,
      wanted === 'greatest'
        ? say`Greatest value: ${a} × 1 ${b < 0 ? '−' : '+'} ${Math.abs(b)} = ${key}`
        : say`Least value: ${a} × (−1) ${b < 0 ? '−' : '+'} ${Math.abs(b)} = ${key}`,
    ],
  }
}

function mixed(rng: Random) {
  const [a, b] = rng.sample(range(2, 24), 2)
  const wanted = drawWanted(rng)
  const angle = rng.pick(ANGLES)
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  const key = wanted === 'greatest' ? high : low
  const shown = rng.pick([
    `${a} sin² ${angle} + ${b} cos² ${angle}`,
    `${b} cos² ${angle} + ${a} sin² ${angle}`,
  ])
  return {
    given: { find: 'mixed' as const, a, b, wanted },
    prompt: rng.pick([
      say`${ask(rng, say`the ${wanted} value of ${shown} over all angles ${angle}`)}`,
      say`Find the ${wanted === 'greatest' ? 'maximum' : 'minimum'} value of ${shown}.`,
      say`The ${wanted} value of ${shown} is:`,
      say`If ${angle} is any angle, then the ${wanted === 'greatest' ? 'maximum' : 'minimum'} value of ${shown} is equal to:`,
    ]),
    answer: key,
    mistakes: [
      {
        value: wanted === 'greatest' ? low : high,
        because: wanted === 'greatest' ? say`that is the least value` : say`that is the greatest value`,
      },
      { value: a + b, because: say`sin² and cos² were both taken to be 1` },
      { value: (a + b) / 2, because: say`that is the value at 45°` },
      { value: high - low, because: say`the two numbers were subtracted` },
      { value: a * b, because: say`the two numbers were multiplied` },
      { value: Math.sqrt(a * a + b * b), because: say`the rule for a sin + b cos was used` },
      { value: 1, because: say`the two numbers were left out: sin² + cos² = 1` },
      { value: low / 2, because: say`the smaller number was halved` },
    ],
    steps: [
      say`sin² ${angle} + cos² ${angle} = 1, so the expression is ${low} + ${high - low} × ${a > b ? 'sin²' : 'cos²'} ${angle}.`,
      say`${a > b ? 'sin²' : 'cos²'} ${angle} lies between 0 and 1: the ${wanted} value is ${key}`,
    ],
  }
}

const LEGS = range(3, 40).flatMap((a) =>
  range(3, 40).flatMap((b) => (Number.isInteger(Math.hypot(a, b)) ? [{ a, b, size: Math.hypot(a, b) }] : [])),
)

function wave(rng: Random) {
  const { a, b, size } = rng.pick(LEGS)
  const wanted = drawWanted(rng)
  const angle = rng.pick(ANGLES)
  const c = rng.int(1, 24) * rng.pick([1, -1])
  const sign = rng.pick([1, -1])
  const key = wanted === 'greatest' ? size + c : c - size
  const plus = (value: number) => (value < 0 ? '−' : '+')
  const shown = `${a} sin ${angle} ${plus(sign)} ${b} cos ${angle} ${plus(c)} ${Math.abs(c)}`
  return {
    given: { find: 'wave' as const, a, b: sign * b, c, wanted },
    prompt: rng.pick([
      say`${ask(rng, say`the ${wanted} value of ${shown}`)}`,
      say`The ${wanted === 'greatest' ? 'maximum' : 'minimum'} value of ${shown} is:`,
      say`If ${angle} is any real angle, then the ${wanted} value of ${shown} is equal to:`,
      say`Find the ${wanted === 'greatest' ? 'maximum' : 'minimum'} value of ${shown} for all values of ${angle}.`,
    ]),
    answer: key,
    within: [-200, 200] as const,
    mistakes: [
      {
        value: wanted === 'greatest' ? c - size : size + c,
        because: wanted === 'greatest' ? say`that is the least value` : say`that is the greatest value`,
      },
      {
        value: wanted === 'greatest' ? a + b + c : c - a - b,
        because: say`sine and cosine were taken to reach their limits at the same angle`,
      },
      { value: wanted === 'greatest' ? size : -size, because: say`the number ${Math.abs(c)} was left out` },
      { value: Math.max(a, b) + c, because: say`only the larger of the two terms was counted` },
      { value: -key, because: say`the sign was lost` },
      {
        value: wanted === 'greatest' ? Math.abs(a - b) + c : c - Math.abs(a - b),
        because: say`the two coefficients were subtracted`,
      },
      { value: c, because: say`that is the value halfway between the least and the greatest` },
      {
        value: wanted === 'greatest' ? size - c : -size - c,
        because: say`the sign of the last number was changed`,
      },
    ],
    steps: [
      say`${a} sin ${angle} ${plus(sign)} ${b} cos ${angle} lies between −√(${a}² + ${b}²) and √(${a}² + ${b}²).`,
      say`√(${a * a} + ${b * b}) = ${size}`,
      wanted === 'greatest'
        ? say`Greatest value: ${size} ${plus(c)} ${Math.abs(c)} = ${key}`
        : say`Least value: −${size} ${plus(c)} ${Math.abs(c)} = ${key}`,
    ],
  }
}

function twoInverse(rng: Random) {
  // The product is a square, so that its root is whole.
  const unit = rng.int(1, 9)
  const [p, q] = [rng.int(1, 7), rng.int(1, 7)]
  const [a, b] = [unit * p * p, unit * q * q]
  const angle = rng.pick(ANGLES)
  const root = unit * p * q
  const key = 2 * root
  const shown = rng.pick([
    `${one(a)}tan² ${angle} + ${one(b)}cot² ${angle}`,
    `${one(b)}cot² ${angle} + ${one(a)}tan² ${angle}`,
  ])
  return {
    given: { find: 'inverse' as const, a, b, wanted: 'least' as const },
    prompt: rng.pick([
      say`${ask(rng, say`the least value of ${shown}`)}`,
      say`If ${angle} is an acute angle, then ${askThen(rng, say`the minimum value of ${shown}`)}`,
      say`The minimum value of ${shown}, where 0° < ${angle} < 90°, is:`,
      say`For an acute angle ${angle}, ${askThen(rng, say`the smallest value of ${shown}`)}`,
    ]),
    answer: key,
    mistakes: [
      { value: root, because: say`the root of the product was not doubled` },
      { value: a + b, because: say`that is the value at 45°` },
      { value: Math.abs(a - b), because: say`the two coefficients were subtracted` },
      { value: a * b, because: say`the product of the coefficients was taken` },
      { value: (p + q) ** 2 * unit, because: say`the rule for sec² and cosec² was used` },
      { value: 4 * root, because: say`the root of the product was doubled twice` },
      { value: 2 * a * b, because: say`twice the product was taken without the root` },
      { value: Math.min(a, b), because: say`that is the smaller coefficient` },
    ],
    steps: [
      say`tan² ${angle} × cot² ${angle} = 1, so the two terms have the fixed product ${a} × ${b} = ${a * b}.`,
      say`A sum of two positive numbers with a fixed product is least when they are equal.`,
      say`Then each is √${a * b} = ${root}.`,
      say`Least value = 2 × ${root} = ${key}`,
    ],
  }
}

const SQUARES = range(1, 13)

function twoSquares(rng: Random) {
  const [p, q] = rng.sample(SQUARES, 2)
  const [a, b] = [p * p, q * q]
  const angle = rng.pick(ANGLES)
  const key = (p + q) ** 2
  const shown = rng.pick([
    `${one(a)}sec² ${angle} + ${one(b)}cosec² ${angle}`,
    `${one(b)}cosec² ${angle} + ${one(a)}sec² ${angle}`,
  ])
  return {
    given: { find: 'squares' as const, a, b, wanted: 'least' as const },
    prompt: rng.pick([
      say`${ask(rng, say`the least value of ${shown}`)}`,
      say`If ${angle} is an acute angle, then ${askThen(rng, say`the minimum value of ${shown}`)}`,
      say`The minimum value of ${shown}, where 0° < ${angle} < 90°, is:`,
      say`For an acute angle ${angle}, ${askThen(rng, say`the smallest value of ${shown}`)}`,
    ]),
    answer: key,
    mistakes: [
      { value: a + b, because: say`sec² and cosec² were both taken to be 1` },
      { value: 2 * p * q, because: say`the rule for tan² and cot² was used` },
      { value: 2 * (a + b), because: say`that is the value at 45°` },
      { value: (p - q) ** 2, because: say`the product was taken off instead of added` },
      { value: p + q, because: say`the roots were added and not squared` },
      { value: a * b, because: say`the coefficients were multiplied` },
      { value: a + b + p * q, because: say`the product of the roots was added only once` },
      { value: 2 * key, because: say`the result was doubled` },
    ],
    steps: [
      say`sec² = 1 + tan² and cosec² = 1 + cot²: the expression is ${a + b} + ${one(a)}tan² ${angle} + ${one(b)}cot² ${angle}.`,
      say`The last two terms have the fixed product ${a * b}; their sum is least when they are equal.`,
      say`Then it is 2 × √${a * b} = ${2 * p * q}.`,
      say`Least value = ${a + b} + ${2 * p * q} = ${key}`,
    ],
  }
}

const drawWanted = (rng: Random) => rng.pick(['greatest', 'least'] as const)

const one = (size: number) => (size === 1 ? '' : `${size} `)
