import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "If $\frac{dy}{dx} = \frac{3y}{x}$ and y = 2 at x = 1, what is y at x = 2?" */
export const differentialEquation = defineGenerator({
  id: 'higher/differential-equation',
  version: 7,
  concepts: [
    'order-and-degree',
    'variables-separable',
    'linear-differential-equations',
    'homogeneous-differential-equations',
  ],
  levels: {
    easy: { forms: [...often(3, order), ...often(3, directIntegral), degreeOfHomogeneity] },
    medium: {
      forms: [
        ...often(3, degree),
        ...often(3, powerGrowth),
        ...often(2, integratingFactor),
        constantFactor,
        ...often(2, factorOfPower),
        ...often(2, rootOfHomogeneity),
        ...often(2, substituted),
        ...often(2, exactConstant),
      ],
    },
    hard: {
      forms: [
        ...often(8, degreeWithRoot),
        ...often(6, linearEquation),
        ...often(4, reciprocalGrowth),
        trigonometricFactor,
        ...often(4, valueInTheLongRun),
        ...often(6, homogeneousSquare),
        ...often(4, homogeneousLogarithm),
        ...often(6, exactSolution),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'order-degree': {
        const highest = given.terms.reduce((best, one) => (one[0] > best[0] ? one : best))
        return pair(highest[0], highest[1] * given.power)
      }
      case 'direct':
        return march((x) => (given.a * x + given.b) * x + given.c, 0, given.start, given.to)
      case 'power':
        return march((x, y) => (given.n * y) / x, given.from, given.start, given.to)
      case 'linear':
        return march((x, y) => given.factor * x ** given.m - (given.n * y) / x, 1, given.start, given.to)
      case 'reciprocal':
        return Math.round(march((x, y) => (given.m * x) / y, given.from, given.start, given.to) * 1e4) / 1e4
      case 'factor':
        // The factor f has f′ = (n/x) f and f(1) = 1; its value at 2 tells the power.
        return power(wholeOf(Math.log2(march((x, y) => (given.n * y) / x, 1, 1, 2))))
      case 'constant-factor':
        // The factor f has f′ = nf and f(0) = 1; its logarithm at 1 is n.
        return exponential(wholeOf(Math.log(march((_, y) => given.n * y, 0, 1, 1))))
      case 'trigonometric-factor': {
        // The factor f has f′ = Pf: its growth between two places tells which of the functions it is.
        const growth = march(
          (x, y) => given.n * given.sign * (given.function === 'tan' ? Math.tan(x) : 1 / Math.tan(x)) * y,
          0.5,
          1,
          1,
        )
        return (
          FACTORS.find(({ at, of }) => of === given.n && Math.abs(at(1) / at(0.5) - growth) < 1e-6)?.shown ??
          ''
        )
      }
      case 'factor-of-power': {
        // The factor f has f′ = kxⁿf and f(0) = 1: its logarithm at 1 tells the number in the exponent.
        const grown = Math.log(march((x, y) => given.k * x ** given.n * y, 0, 1, 1))
        return showPowerFactor(exact(wholeOf(grown * (given.n + 1)), given.n + 1), given.n + 1)
      }
      case 'homogeneity': {
        // How often the function is doubled when both letters are doubled.
        const at = (x: number) =>
          given.terms.reduce((sum, [factor, p, q]) => sum + factor * x ** p * x ** q, 0)
        return wholeOf(Math.log2(at(2) / at(1)))
      }
      case 'homogeneous-exponent':
        return range(1, 12).find((k) => k === given.p + given.q && k === given.other) ?? Number.NaN
      case 'substituted': {
        // x dv/dx = dy/dx − v; at v = 1 and 2 it tells the numbers.
        const at = (v: number) => given.c * v * ((given.a + given.b * v * v) / (given.c * v) - v)
        const second = wholeOf((at(2) - at(1)) / 3)
        return showSubstituted(wholeOf(at(1)) - second, second, given.c)
      }
      case 'homogeneous-square':
        return (
          Math.round(
            march((x, y) => (given.a * x * x + y * y) / (2 * x * y), 1, given.start, given.to) ** 2 * 1e4,
          ) / 1e4
        )
      case 'homogeneous-logarithm': {
        // y/x grows by k with every factor e of x.
        const end = march(() => given.k, 0, given.start, given.power)
        return showTimesE(wholeOf(end), given.power)
      }
      case 'exact-constant':
        // The derivatives across are equal at x = y = 1.
        return range(-200, 200).find((k) => k + 2 * given.b === 2 * given.m + 2 * given.b) ?? Number.NaN
      case 'exact-solution': {
        const slope = (x: number, y: number) => -(2 * given.m * x * y + given.a) / (given.m * x * x + given.b)
        return Math.round(march(slope, given.x, given.y, given.to) * 1e4) / 1e4
      }
      case 'long-run':
        return (
          Math.round(march((_, y) => given.right - given.n * y, 0, given.start, 30 / given.n) * 1e6) / 1e6
        )
    }
  },
})

/** Follows the solution in small steps by the method of Runge and Kutta. */
function march(slope: (x: number, y: number) => number, from: number, start: number, to: number): number {
  const steps = 1500
  const h = (to - from) / steps
  let y = start
  for (let step = 0; step < steps; step++) {
    const x = from + step * h
    const k1 = slope(x, y)
    const k2 = slope(x + h / 2, y + (h / 2) * k1)
    const k3 = slope(x + h / 2, y + (h / 2) * k2)
    const k4 = slope(x + h, y + h * k3)
    y += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4)
  }
  return y
}

const pair = (first: number, second: number): string => `${first} and ${second}`
const power = (n: number): string => (n === 1 ? 'x' : latex`x^{${n}}`)

const DERIVATIVES = ['', '\\frac{dy}{dx}', '\\frac{d^2y}{dx^2}', '\\frac{d^3y}{dx^3}', '\\frac{d^4y}{dx^4}']
const show = (place: number, exponent: number): string =>
  exponent === 1 ? (DERIVATIVES[place] ?? '') : `\\left(${DERIVATIVES[place] ?? ''}\\right)^{${exponent}}`

function orderQuestion(rng: Random, highest: number, exponent: number) {
  const lower = rng.int(1, highest - 1)
  const other = rng.int(1, 5)
  const [a, b] = [rng.int(2, 9), rng.int(2, 9)]
  const rest = rng.pick(['y', 'xy', '\\sin x', '\\cos x', 'e^x', 'x^2', 'x', 'y^2', 'x^3'])
  const text = latex`${show(highest, exponent)} ${rng.pick(['+', '-'])} ${a}${show(lower, other)} + ${b}${rest} = 0`
  const answer = pair(highest, exponent)
  return {
    concept: 'order-and-degree',
    given: {
      find: 'order-degree' as const,
      terms: [
        [highest, exponent],
        [lower, other],
      ] as (readonly [number, number])[],
      power: 1,
    },
    prompt: rng.pick([
      say`What are the order and the degree, respectively, of the differential equation ${text}?`,
      say`The order and the degree of the differential equation ${text} are respectively`,
      say`Find the order and the degree, respectively, of ${text}.`,
    ]),
    answer,
    mistakes: [
      { value: pair(exponent, highest), because: say`order and degree were exchanged` },
      { value: pair(highest, other), because: say`the power of a lower derivative was taken as the degree` },
      { value: pair(lower, other), because: say`the lower derivative was taken` },
      { value: pair(highest, exponent + 1), because: say`the degree is the power of the highest derivative` },
      { value: pair(highest + 1, exponent), because: say`the order was counted one too high` },
      { value: pair(highest, highest), because: say`the order was taken for the degree as well` },
      { value: pair(lower, exponent), because: say`the order is that of the highest derivative` },
    ],
    steps: [
      say`The highest derivative is the one of order ${highest}.`,
      ...(exponent > 1 ? [say`It stands with the power ${exponent}, and that is the degree.`] : []),
      say`Order and degree are ${answer}`,
    ],
  }
}

function order(rng: Random) {
  return orderQuestion(rng, rng.int(2, 4), 1)
}

function degree(rng: Random) {
  return orderQuestion(rng, rng.int(2, 4), rng.int(2, 5))
}

function degreeWithRoot(rng: Random) {
  const [top, bottom] = rng.pick([
    [3, 2],
    [5, 2],
    [2, 3],
    [4, 3],
    [5, 3],
    [1, 2],
    [1, 3],
    [3, 4],
  ] as const)
  const highest = rng.int(2, 4)
  const [m, k, lower, inner] = [rng.int(1, 9), rng.int(2, 12), rng.int(1, highest - 1), rng.int(1, 4)]
  const text = latex`\left[${m} + ${show(lower, inner)}\right]^{\frac{${top}}{${bottom}}} = ${k}${show(highest, 1)}`
  const answer = pair(highest, bottom)
  return {
    concept: 'order-and-degree',
    given: {
      find: 'order-degree' as const,
      terms: [
        [highest, 1],
        [lower, inner],
      ] as (readonly [number, number])[],
      power: bottom,
    },
    prompt: rng.pick([
      say`What are the order and the degree, respectively, of the differential equation ${text}?`,
      say`The order and the degree of ${text} are respectively`,
      say`The differential equation ${text} has, in this order, the order and the degree`,
      say`For the differential equation ${text}, what are the order and the degree, once the fractional power is removed?`,
      say`Find the order and the degree, respectively, of ${text}.`,
    ]),
    answer,
    mistakes: [
      { value: pair(highest, top), because: say`the power of the bracket was taken as the degree` },
      { value: pair(highest, 1), because: say`the root must be removed before the degree is read` },
      { value: pair(bottom, highest), because: say`order and degree were exchanged` },
      { value: pair(lower, inner), because: say`the lower derivative was taken` },
      { value: pair(highest, bottom + 1), because: say`the degree was counted one too high` },
      { value: pair(highest + 1, bottom), because: say`the order was counted one too high` },
    ],
    steps: [
      say`Raise both sides to the power ${bottom} to remove the fraction in the exponent.`,
      say`The highest derivative has the order ${highest}.`,
      say`It then stands with the power ${bottom}, which is the degree.`,
      say`Order and degree are ${answer}`,
    ],
  }
}

function directIntegral(rng: Random) {
  const [a, b, c] = [3 * rng.int(1, 4), 2 * rng.int(-5, 5), rng.int(-9, 9)]
  const [start, to] = [rng.int(-9, 15), rng.int(1, 4)]
  const grown = (a / 3) * to ** 3 + (b / 2) * to ** 2 + c * to
  const value = start + grown
  const parts = [
    [a, 'x^2'],
    [b, 'x'],
    [c, ''],
  ] as const
  const text = parts
    .filter(([size]) => size !== 0)
    .map(
      ([size, letter], place) =>
        `${place === 0 ? '' : size < 0 ? ' - ' : ' + '}${Math.abs(size) === 1 && letter !== '' ? '' : Math.abs(size)}${letter}`,
    )
    .join('')
  return {
    concept: 'variables-separable',
    given: { find: 'direct' as const, a, b, c, start, to },
    prompt: rng.pick([
      say`If ${latex`\frac{dy}{dx} = ${text}`} and y(0) = ${start}, what is y(${to})?`,
      say`y is the solution of ${latex`\frac{dy}{dx} = ${text}`} with y = ${start} at x = 0. The value of y at x = ${to} is`,
      say`Find y(${to}) if ${latex`\frac{dy}{dx} = ${text}`} and y(0) = ${start}.`,
    ]),
    answer: value,
    within: [-900, 900] as const,
    mistakes: [
      { value: grown, because: say`the constant of integration was left out` },
      { value: grown - start, because: say`the constant has the wrong sign` },
      { value: a * to * to + b * to + c, because: say`that is the slope at x = ${to}` },
      {
        value: a * to ** 3 + b * to ** 2 + c * to + start,
        because: say`the terms were not divided by the new powers`,
      },
      { value: start + c, because: say`only the last term was used` },
      { value: value + to, because: say`a slip in one term` },
    ],
    steps: [
      say`Integrate and use y(0) = ${start} for the constant.`,
      say`y(${to}) = ${grown} + ${start < 0 ? say`(${start})` : start} = ${value}`,
    ],
  }
}

function powerGrowth(rng: Random) {
  const [n, start, from, times] = [rng.int(2, 5), rng.int(2, 30), rng.int(1, 6), rng.int(2, 6)]
  const to = from * times
  const value = start * times ** n
  return {
    concept: 'variables-separable',
    given: { find: 'power' as const, n, start, from, to },
    prompt: rng.pick([
      say`If ${latex`\frac{dy}{dx} = \frac{${n}y}{x}`} and y(${from}) = ${start}, what is y(${to})?`,
      say`The curve with ${latex`x\frac{dy}{dx} = ${n}y`} passes through (${from}, ${start}). ${ask(rng, say`its ordinate at x = ${to}`)}`,
      say`Find y(${to}) for the solution of ${latex`x\,dy = ${n}y\,dx`} with y(${from}) = ${start}.`,
      say`A curve has the slope ${latex`\frac{${n}y}{x}`} at each of its points (x, y) and passes through (${from}, ${start}). At x = ${to} its ordinate is`,
    ]),
    answer: value,
    mistakes: [
      { value: start * times * n, because: say`it was multiplied by ${n} instead of raised to that power` },
      { value: start + times ** n, because: say`the constant multiplies the power; it is not added` },
      { value: times ** n, because: say`the constant was left out` },
      { value: start * times ** (n - 1), because: say`the power is one too small` },
      { value: start * times ** (n + 1), because: say`the power is one too large` },
      { value: start * n ** times, because: say`base and exponent were exchanged` },
    ],
    steps: [
      say`Separate the variables: ${latex`\frac{dy}{y} = ${n}\frac{dx}{x}`}`,
      say`So ${latex`y = Cx^{${n}}`}: when x is multiplied by ${times}, y is multiplied by ${times ** n}.`,
      say`${latex`${start} \times ${times}^{${n}}`} = ${value}`,
    ],
  }
}

function reciprocalGrowth(rng: Random) {
  const { start, m, from, to, end } = rng.until(
    () => {
      const [y, x, factor] = [rng.int(1, 20), rng.int(0, 5), rng.int(1, 12)]
      const last = x + rng.int(1, 9)
      return {
        start: y,
        m: factor,
        from: x,
        to: last,
        end: Math.sqrt(y * y + factor * (last * last - x * x)),
      }
    },
    (drawn) => Number.isInteger(drawn.end),
  )
  const factor = m === 1 ? '' : m
  const constant = start * start - m * from * from
  return {
    concept: 'variables-separable',
    given: { find: 'reciprocal' as const, m, start, from, to },
    prompt: rng.pick([
      say`If ${latex`\frac{dy}{dx} = \frac{${factor}x}{y}`}, y > 0 and y(${from}) = ${start}, what is y(${to})?`,
      say`The positive function y satisfies ${latex`y\frac{dy}{dx} = ${factor}x`} with y(${from}) = ${start}. The value of y(${to}) is`,
      say`A curve above the x-axis has the slope ${latex`\frac{${factor}x}{y}`} at each point (x, y) and passes through (${from}, ${start}). Find its ordinate at x = ${to}.`,
    ]),
    answer: end,
    mistakes: [
      { value: end * end, because: say`the root was not taken` },
      { value: start + m * (to - from), because: say`the squares were left out` },
      { value: start + to, because: say`the two values were simply added` },
      { value: end + 1, because: say`a slip in the root made it too large` },
      { value: end - 1, because: say`a slip in the root made it too small` },
      { value: m * (to * to - from * from) + start, because: say`y was not squared` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`Separate the variables: ${latex`y\,dy = ${factor}x\,dx`}`,
      say`Integrate: ${latex`y^2 = ${factor}x^2 + C`}`,
      say`y(${from}) = ${start} gives C = ${constant}.`,
      say`y(${to}) is the root of ${end * end}, that is ${end}`,
    ],
  }
}

function integratingFactor(rng: Random) {
  const [n, m, k] = [rng.int(2, 12), rng.int(2, 7), rng.int(2, 9)]
  // The right side, and what it is when both sides are multiplied by x.
  const [right, multiplied] = rng.pick([
    [`x^{${m}}`, `x^{${m + 1}}`],
    [`${k}x^{${m}}`, `${k}x^{${m + 1}}`],
    [`${k}\\sin x`, `${k}x\\sin x`],
    [`${k}e^x`, `${k}xe^x`],
    [`${k}\\cos x`, `${k}x\\cos x`],
    [`${k}\\ln x`, `${k}x\\ln x`],
    [`${k}x`, `${k}x^2`],
  ])
  const isDivided = rng.chance(0.5)
  const text = isDivided
    ? latex`\frac{dy}{dx} + \frac{${n}y}{x} = ${right}`
    : latex`x\frac{dy}{dx} + ${n}y = ${multiplied}`
  const answer = power(n)
  return {
    concept: 'linear-differential-equations',
    given: { find: 'factor' as const, n },
    prompt: rng.pick([
      say`${ask(rng, say`the integrating factor of the differential equation ${text}, x > 0`)}`,
      say`For x > 0, the integrating factor of ${text} is`,
      say`${ask(rng, say`the integrating factor of the linear differential equation ${text} with x > 0`)}`,
    ]),
    answer,
    mistakes: [
      { value: latex`e^{${n}x}`, because: say`the integral of ${n} ÷ x is a logarithm, not ${n}x` },
      { value: latex`${n}\ln x`, because: say`the exponential function was not applied` },
      { value: latex`\frac{1}{x^{${n}}}`, because: say`the sign of the exponent is wrong` },
      { value: latex`${n}x`, because: say`${latex`e^{${n} \ln x}`} is a power of x, not a multiple` },
      { value: power(n + 1), because: say`the power is one too large` },
    ],
    steps: [
      say`In the form ${latex`\frac{dy}{dx} + Py = Q`} the function P is ${latex`\frac{${n}}{x}`}.`,
      say`The factor is ${latex`e^{\int P\,dx} = e^{${n}\ln x}`}.`,
      say`That is ${answer}`,
    ],
  }
}

function linearEquation(rng: Random) {
  const [n, m] = [rng.int(1, 3), rng.int(0, 3)]
  const k = rng.int(1, 6)
  const factor = k * (n + m + 1)
  const [more, to] = [rng.int(-9, 12), rng.pick([2, 3, 4])]
  const start = k + more
  const value = exact(k * to ** (m + 1)).add(exact(more, to ** n))
  const answer = fraction(value)
  const right = m === 0 ? factor : m === 1 ? `${factor}x` : `${factor}x^{${m}}`
  const text = latex`\frac{dy}{dx} + \frac{${n === 1 ? '' : n}y}{x} = ${right}`
  return {
    concept: 'linear-differential-equations',
    given: { find: 'linear' as const, n, m, factor, start, to },
    prompt: rng.pick([
      say`If ${text} for x > 0 and y(1) = ${start}, what is y(${to})?`,
      say`The function y satisfies ${text}, x > 0, with y(1) = ${start}. The value of y(${to}) is`,
      say`Find y(${to}) for the solution of ${text} (x > 0) that has y(1) = ${start}.`,
    ]),
    answer,
    within: [-900, 2500] as const,
    mistakes: [
      { value: fraction(exact(k * to ** (m + 1))), because: say`the constant was left out` },
      {
        value: fraction(exact(k * to ** (m + 1) + more)),
        because: say`the constant was not divided by the integrating factor`,
      },
      {
        value: fraction(exact(k * to ** (m + 1)).sub(exact(more, to ** n))),
        because: say`the constant has the wrong sign`,
      },
      {
        value: fraction(exact(factor * to ** (m + 1)).add(exact(more, to ** n))),
        because: say`the power was not divided out in the integral`,
      },
      {
        value: fraction(exact(k * to ** (m + 1)).add(exact(start, to ** n))),
        because: say`the constant was taken as y(1) itself`,
      },
      { value: fraction(value.add(1)), because: say`a slip in the last sum` },
    ],
    steps: [
      say`The integrating factor is ${power(n)}.`,
      say`Multiplied by it, the left side is the derivative of ${latex`yx^{${n}}`}, so ${latex`yx^{${n}} = ${k === 1 ? '' : k}x^{${n + m + 1}} + C`}.`,
      say`y(1) = ${start} gives C = ${more}.`,
      say`At x = ${to}: ${latex`y = ${k * to ** (m + 1)} ${more < 0 ? '-' : '+'} \frac{${Math.abs(more)}}{${to ** n}}`}, that is ${answer}`,
    ],
  }
}

const exponential = (n: number): string => latex`e^{${n === 1 ? '' : n === -1 ? '-' : n}x}`

/** The integrating factor where y has a constant coefficient. */
function constantFactor(rng: Random) {
  const [size, sign, k] = [rng.int(2, 9), rng.pick([1, -1]), rng.int(2, 9)]
  const n = size * sign
  const right = rng.pick(['x', 'x^2', '\\sin x', `${k}`, `${k}x`, 'e^x', '\\cos x'])
  const text = latex`\frac{dy}{dx} ${sign < 0 ? '-' : '+'} ${size}y = ${right}`
  const answer = exponential(n)
  return {
    concept: 'linear-differential-equations',
    given: { find: 'constant-factor' as const, n },
    prompt: rng.pick([
      say`${ask(rng, say`the integrating factor of the differential equation ${text}`)}`,
      say`The integrating factor of the linear differential equation ${text} is`,
      say`By which function is ${text} multiplied so that its left side becomes the derivative of a product?`,
    ]),
    answer,
    mistakes: [
      { value: exponential(-n), because: say`the sign of the exponent is wrong` },
      { value: latex`x^{${n}}`, because: say`that is the factor where P is ${n} ÷ x` },
      { value: latex`${n}x`, because: say`the exponential function was not applied` },
      { value: latex`e^{${size === 1 ? '' : n < 0 ? -size : size}}`, because: say`P was not integrated` },
      {
        value: latex`\ln ${size}x`,
        because: say`the logarithm was taken instead of the exponential function`,
      },
    ],
    steps: [
      say`In the form ${latex`\frac{dy}{dx} + Py = Q`} the function P is ${n}.`,
      say`The factor is ${latex`e^{\int P\,dx}`}, that is ${answer}`,
    ],
  }
}

const showPowerFactor = (size: Exact, power: number): string => {
  const sign = size.s < 0n ? '-' : ''
  const letter = power === 1 ? 'x' : `x^{${power}}`
  const top = `${size.n === 1n ? '' : size.n}${letter}`
  return latex`e^{${sign}${size.d === 1n ? top : `\\frac{${top}}{${size.d}}`}}`
}

/** The integrating factor where P is a multiple of x or x². */
function factorOfPower(rng: Random) {
  const [n, k] = [rng.pick([1, 1, 2, 3]), rng.pick([1, -1]) * rng.int(1, 12)]
  const size = exact(k, n + 1)
  const right = rng.pick(['x', 'x^3', 'e^x', '2x', '3x^2', '\\sin x', '5', 'x^2 + 1'])
  const p = `${Math.abs(k) === 1 ? '' : Math.abs(k)}x${n === 1 ? '' : `^{${n}}`}`
  const text = latex`\frac{dy}{dx} ${k < 0 ? '-' : '+'} ${p}y = ${right}`
  const answer = showPowerFactor(size, n + 1)
  return {
    concept: 'linear-differential-equations',
    given: { find: 'factor-of-power' as const, n, k },
    prompt: rng.pick([
      ask(rng, say`the integrating factor of the differential equation ${text}`),
      say`The linear differential equation ${text} has the integrating factor`,
      say`To solve ${text}, both sides are multiplied by the integrating factor`,
    ]),
    answer,
    mistakes: [
      { value: showPowerFactor(exact(-k, n + 1), n + 1), because: say`the sign of the exponent is wrong` },
      {
        value: showPowerFactor(exact(k), n + 1),
        because: say`the integral of P was not divided by ${n + 1}`,
      },
      { value: showPowerFactor(exact(k), n), because: say`P was not integrated` },
      { value: showPowerFactor(exact(k * n, n + 1), n + 1), because: say`the old power was multiplied in` },
      { value: showPowerFactor(exact(-k), n), because: say`P was not integrated, and its sign lost` },
    ],
    steps: [
      say`In the form ${latex`\frac{dy}{dx} + Py = Q`} the function P is ${latex`${k < 0 ? '-' : ''}${p}`}.`,
      say`Its integral is ${answer.replace('e^{', '').replace('}$', '$')}.`,
      say`The factor is ${latex`e^{\int P\,dx}`}, that is ${answer}`,
    ],
  }
}

/** x^p y^q with a number before it. */
const showMonomial = (factor: number, p: number, q: number): string => {
  const raised = (letter: string, exponent: number) =>
    exponent === 0 ? '' : exponent === 1 ? letter : `${letter}^{${exponent}}`
  return `${factor === 1 ? '' : factor}${raised('x', p)}${raised('y', q)}`
}

/** "What is the degree of the homogeneous function 3x²y + 5y³?" */
function degreeOfHomogeneity(rng: Random) {
  const n = rng.int(2, 7)
  const powers = rng.sample(range(0, n), 3)
  const terms = powers.map((p) => [rng.int(1, 9), p, n - p] as const)
  const text = latex`f(x, y) = ${terms.map(([factor, p, q]) => showMonomial(factor, p, q)).join(' + ')}`
  return {
    concept: 'homogeneous-differential-equations',
    given: { find: 'homogeneity' as const, terms },
    prompt: rng.pick([
      say`The function ${text} is homogeneous of degree`,
      say`What is the degree of the homogeneous function ${text}?`,
      say`If ${text} and ${latex`f(tx, ty) = t^n f(x, y)`}, then n is`,
    ]),
    answer: n,
    within: [0, 40] as const,
    mistakes: [
      {
        value: terms.reduce((sum, [, p]) => sum + p, 0),
        because: say`the powers of x of all terms were added`,
      },
      {
        value: Math.max(...terms.map(([p]) => p), 1) - 1 || n + 2,
        because: say`only a power of x was looked at`,
      },
      { value: 3 * n, because: say`the degrees of the three terms were added` },
      { value: n + 1, because: say`a number before a term was counted as a factor` },
      { value: n - 1, because: say`the powers in a term were not added up` },
      { value: 3, because: say`that is the number of terms` },
    ],
    steps: [say`In each term the powers of x and y add up to the same number.`, say`This number is ${n}`],
  }
}

/** "For which k is dy/dx = (x^k + y³)/(xy²) homogeneous?" */
function rootOfHomogeneity(rng: Random) {
  const [p, q] = [rng.int(1, 6), rng.int(1, 6)]
  const other = p + q
  const [a, b, factor] = [rng.int(1, 9), rng.int(1, 9), rng.int(1, 9)]
  const text = latex`\frac{dy}{dx} = \frac{${a === 1 ? '' : a}x^{k} + ${showMonomial(b, 0, other)}}{${showMonomial(factor, p, q)}}`
  return {
    concept: 'homogeneous-differential-equations',
    given: { find: 'homogeneous-exponent' as const, p, q, other },
    prompt: rng.pick([
      say`For which value of k is the differential equation ${text} homogeneous?`,
      say`The differential equation ${text} is homogeneous. The value of k is`,
      say`If ${text} can be solved by the substitution y = vx, what is k?`,
    ]),
    answer: other,
    within: [0, 40] as const,
    mistakes: [
      { value: p, because: say`only the power of x in the denominator was looked at` },
      { value: q, because: say`only the power of y in the denominator was looked at` },
      { value: p * q, because: say`the powers in the denominator were multiplied` },
      { value: other + 1, because: say`the degree was counted one too high` },
      { value: other - 1, because: say`the degree was counted one too low` },
      { value: 0, because: say`the degree of the quotient is 0, not k` },
    ],
    steps: [
      say`Numerator and denominator must be homogeneous of the same degree.`,
      say`The denominator has the degree ${p} + ${q} = ${other}.`,
      say`So k = ${other}`,
    ],
  }
}

const joinTerms = (first: number, second: number, letter: string): string => {
  const tail = `${Math.abs(second) === 1 ? '' : Math.abs(second)}${letter}`
  return second === 0 ? `${first}` : `${first} ${second < 0 ? '-' : '+'} ${tail}`
}
const showSubstituted = (first: number, second: number, below: number): string =>
  latex`\frac{${joinTerms(first, second, 'v^2')}}{${below === 1 ? '' : below}v}`

/** "With y = vx, dy/dx = (x² + 3y²)/(2xy) becomes x dv/dx = ?" */
function substituted(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({ a: rng.int(1, 9), b: rng.pick([1, 1, -1]) * rng.int(1, 9), c: rng.int(1, 9) }),
    (drawn) => Math.abs(drawn.b) !== drawn.c,
  )
  const text = latex`\frac{dy}{dx} = \frac{${showMonomial(a, 2, 0)} ${b < 0 ? '-' : '+'} ${showMonomial(Math.abs(b), 0, 2)}}{${showMonomial(c, 1, 1)}}`
  const left = latex`x\frac{dv}{dx}`
  const answer = showSubstituted(a, b - c, c)
  return {
    concept: 'homogeneous-differential-equations',
    given: { find: 'substituted' as const, a, b, c },
    prompt: rng.pick([
      say`By the substitution y = vx, the homogeneous differential equation ${text} becomes ${left} =`,
      say`If y = vx in the differential equation ${text}, then ${left} is equal to`,
      say`The homogeneous equation ${text} is solved by putting y = vx. Which expression does ${left} equal?`,
    ]),
    answer,
    mistakes: [
      { value: showSubstituted(a, b, c), because: say`dy/dx is v + x dv/dx, so v has to be subtracted` },
      { value: showSubstituted(a, b + c, c), because: say`v was added instead of subtracted` },
      { value: showSubstituted(a, c - b, c), because: say`the difference was taken the wrong way round` },
      { value: showSubstituted(a, b - 1, c), because: say`v was not brought over the common denominator` },
      {
        value: showSubstituted(b, a - c, c),
        because: say`the two coefficients of the numerator were exchanged`,
      },
    ],
    steps: [
      say`With y = vx the right side is ${showSubstituted(a, b, c)}, and the left side is ${latex`v + x\frac{dv}{dx}`}.`,
      say`Subtract v, which is ${latex`\frac{${c === 1 ? '' : c}v^2}{${c === 1 ? '' : c}v}`}.`,
      say`So ${left} is ${answer}`,
    ],
  }
}

/** dy/dx = (ax² + y²)/2xy: y² = ax² + Cx. */
function homogeneousSquare(rng: Random) {
  const { a, start, to } = rng.until(
    () => ({ a: rng.int(1, 12), start: rng.int(1, 9), to: rng.int(2, 9) }),
    (drawn) => drawn.start ** 2 !== drawn.a,
  )
  const constant = start * start - a
  const value = a * to * to + constant * to
  const text = latex`\frac{dy}{dx} = \frac{${showMonomial(a, 2, 0)} + y^2}{2xy}`
  return {
    concept: 'homogeneous-differential-equations',
    given: { find: 'homogeneous-square' as const, a, start, to },
    prompt: rng.pick([
      say`If ${text}, y > 0 and y(1) = ${start}, what is the value of ${latex`y^2`} at x = ${to}?`,
      say`The positive solution of the homogeneous equation ${text} with y(1) = ${start} has at x = ${to} the square ${latex`y^2`} =`,
      say`A curve through (1, ${start}) satisfies ${text}. Find ${latex`y^2`} for x = ${to}.`,
    ]),
    answer: value,
    within: [-2000, 5000] as const,
    mistakes: [
      { value: a * to * to + constant, because: say`the constant belongs to Cx, not to C alone` },
      { value: a * to * to, because: say`the constant was left out` },
      { value: a * to * to - constant * to, because: say`the constant has the wrong sign` },
      { value: start * start * to * to, because: say`y was taken to grow like x` },
      { value: a * to + constant * to, because: say`x was not squared` },
      { value: value + to, because: say`the constant was taken one too large` },
    ],
    steps: [
      say`Put y = vx: ${latex`x\frac{dv}{dx} = \frac{${a} - v^2}{2v}`}`,
      say`Separate the variables and integrate: ${latex`v^2 - ${a} = \frac{C}{x}`}, so ${latex`y^2 = ${a === 1 ? '' : a}x^2 + Cx`}.`,
      say`y(1) = ${start} gives C = ${constant}.`,
      say`At x = ${to}, ${latex`y^2`} is ${a * to * to} ${constant < 0 ? '−' : '+'} ${Math.abs(constant) * to} = ${value}`,
    ],
  }
}

const showTimesE = (factor: number, power: number): string =>
  latex`${factor === 1 ? '' : factor}e${power === 1 ? '' : `^{${power}}`}`

/** dy/dx = (y + kx)/x: y = x(k ln x + C). */
function homogeneousLogarithm(rng: Random) {
  const [k, start, power] = [rng.int(1, 12), rng.int(1, 15), rng.int(1, 4)]
  const end = start + k * power
  const answer = showTimesE(end, power)
  const place = latex`${power === 1 ? 'e' : `e^{${power}}`}`
  const text = rng.pick([
    latex`\frac{dy}{dx} = \frac{${k === 1 ? '' : k}x + y}{x}`,
    latex`\frac{dy}{dx} = \frac{y}{x} + ${k}`,
    latex`x\,dy = (${k === 1 ? '' : k}x + y)\,dx`,
  ])
  return {
    concept: 'homogeneous-differential-equations',
    given: { find: 'homogeneous-logarithm' as const, k, start, power },
    prompt: rng.pick([
      say`If ${text} and y(1) = ${start}, what is y at x = ${place}?`,
      say`The solution of the homogeneous equation ${text}, x > 0, with y(1) = ${start} has at x = ${place} the value`,
      say`A curve through (1, ${start}) satisfies ${text}. Its ordinate at x = ${place} is`,
    ]),
    answer,
    mistakes: [
      { value: showTimesE(k * power, power), because: say`the constant was left out` },
      {
        value: showTimesE(start + k, power === 1 ? 2 : power),
        because: say`the logarithm of the point was taken wrongly`,
      },
      { value: String(end), because: say`that is y ÷ x; it must be multiplied by x` },
      { value: showTimesE(end, power + 1), because: say`the power of e is one too large` },
      {
        value: showTimesE(start * k * power, power),
        because: say`the constant was multiplied instead of added`,
      },
    ],
    steps: [
      say`Put y = vx: ${latex`x\frac{dv}{dx} = ${k}`}`,
      say`So ${latex`v = ${k === 1 ? '' : k}\ln x + C`}, and y(1) = ${start} gives C = ${start}.`,
      say`At x = ${place} the logarithm is ${power}, so v = ${end}.`,
      say`y = vx is ${answer}`,
    ],
  }
}

/** "For which k is (kxy + 3y²) dx + (2x² + 6xy) dy = 0 exact?" */
function exactConstant(rng: Random) {
  const [m, b] = [rng.int(1, 12), rng.int(1, 9)]
  const [c, d] = [rng.int(1, 9), rng.int(1, 9)]
  const [left, right] = [
    `kxy + ${showMonomial(b, 0, 2)} + ${showMonomial(c, 1, 0)}`,
    `${showMonomial(m, 2, 0)} + ${showMonomial(2 * b, 1, 1)} + ${showMonomial(d, 0, 1)}`,
  ]
  const text = latex`(${left})\,dx + (${right})\,dy = 0`
  return {
    given: { find: 'exact-constant' as const, m, b },
    prompt: rng.pick([
      say`For which value of k is the differential equation ${text} exact?`,
      say`The differential equation ${text} is exact. The value of k is`,
      say`If ${text} is an exact differential equation, what is k?`,
    ]),
    answer: 2 * m,
    within: [-20, 100] as const,
    mistakes: [
      { value: m, because: say`the derivative of x² has the factor 2` },
      { value: 2 * b, because: say`that is the coefficient of xy in the second bracket` },
      { value: 2 * m + 2 * b, because: say`the terms with y were brought over with the wrong sign` },
      { value: 4 * m, because: say`the factor 2 was taken twice` },
      { value: b, because: say`the terms with y fit each other already` },
      { value: 2 * m + 1, because: say`with it the two derivatives differ by x` },
    ],
    steps: [
      say`The equation M dx + N dy = 0 is exact when ${latex`\frac{\partial M}{\partial y} = \frac{\partial N}{\partial x}`}.`,
      say`Here ${latex`kx + ${2 * b}y = ${2 * m}x + ${2 * b}y`}.`,
      say`So k = ${2 * m}`,
    ],
  }
}

/** (2mxy + a) dx + (mx² + b) dy = 0: mx²y + ax + by = C. */
function exactSolution(rng: Random) {
  const { m, a, b, x, y, to, end } = rng.until(
    () => {
      const [m, a, b, x, y, to] = [
        rng.int(1, 6),
        rng.int(1, 12),
        rng.int(1, 9),
        rng.int(0, 5),
        rng.int(-9, 12),
        rng.int(-3, 5),
      ]
      return { m, a, b, x, y, to, end: (m * x * x * y + a * x + b * y - a * to) / (m * to * to + b) }
    },
    (drawn) => Number.isInteger(drawn.end) && drawn.end !== 0 && drawn.y !== 0 && drawn.to !== drawn.x,
  )
  const constant = m * x * x * y + a * x + b * y
  const text = latex`(${2 * m}xy + ${a})\,dx + (${showMonomial(m, 2, 0)} + ${b})\,dy = 0`
  const solution = `${m === 1 ? '' : m}x^2y + ${a === 1 ? '' : a}x + ${b === 1 ? '' : b}y`
  return {
    given: { find: 'exact-solution' as const, m, a, b, x, y, to },
    prompt: rng.pick([
      say`If ${text} and y(${x}) = ${y}, what is y(${to})?`,
      say`A curve through (${x}, ${y}) satisfies the exact equation ${text}. Its ordinate at x = ${to} is`,
      say`Find y(${to}) for the solution of the exact differential equation ${text} with y(${x}) = ${y}.`,
    ]),
    answer: end,
    within: [-900, 900] as const,
    mistakes: [
      { value: constant, because: say`that is the constant of the solution` },
      { value: -end, because: say`the sign was lost` },
      {
        value: fraction(exact(constant + a * to, m * to * to + b)),
        because: say`the term with x was brought over with the wrong sign`,
      },
      { value: fraction(exact(constant, m * to * to + b)), because: say`the term with x was left out` },
      { value: constant - a * to, because: say`the division by the factor of y was left out` },
      { value: y, because: say`that is the given ordinate` },
      { value: end + 1, because: say`a slip in the constant made it too large` },
      { value: end - 1, because: say`a slip in the constant made it too small` },
    ],
    steps: [
      say`The left side is the differential of ${latex`${solution}`}, so this stays the same along the curve.`,
      say`At (${x}, ${y}) it is ${constant}.`,
      say`At x = ${to} it is ${latex`${m * to * to + b}y ${a * to < 0 ? '-' : '+'} ${Math.abs(a * to)}`}, which must be ${constant} as well.`,
      say`So y(${to}) is ${end}`,
    ],
  }
}

/** Powers of the three functions that tangents and cotangents lead to. */
const FACTORS = [1, 2, 3].flatMap((of) => {
  const raised = of === 1 ? '' : `^${of}`
  return [
    { of, shown: latex`\sec${raised} x`, at: (x: number) => Math.cos(x) ** -of },
    { of, shown: latex`\cos${raised} x`, at: (x: number) => Math.cos(x) ** of },
    { of, shown: latex`\sin${raised} x`, at: (x: number) => Math.sin(x) ** of },
    { of, shown: latex`\mathrm{cosec}${raised} x`, at: (x: number) => Math.sin(x) ** -of },
  ]
})

/** The integrating factor where P is a multiple of tan x or cot x. */
function trigonometricFactor(rng: Random) {
  const [n, sign, name] = [rng.pick([1, 1, 2, 3]), rng.pick([1, 1, -1]), rng.pick(['tan', 'cot'] as const)]
  const tex = `\\${name}`
  const right = rng.pick([
    'x',
    'x^2',
    'e^x',
    '2x',
    '3x^2',
    '4x',
    '5x',
    'x^3',
    '4x^3',
    '2e^x',
    '6x^2',
    'e^{2x}',
  ])
  const text = latex`\frac{dy}{dx} ${sign < 0 ? '-' : '+'} ${n === 1 ? '' : n}y${tex} x = ${right}`
  const own = FACTORS.filter(({ of }) => of === n)
  const place = name === 'tan' ? (sign > 0 ? 0 : 1) : sign > 0 ? 2 : 3
  const answer = own[place]?.shown ?? ''
  return {
    concept: 'linear-differential-equations',
    given: { find: 'trigonometric-factor' as const, function: name, sign, n },
    prompt: rng.pick([
      say`${ask(rng, say`the integrating factor of ${text}, where x is an acute angle`)}`,
      say`For acute x, the integrating factor of the differential equation ${text} is`,
      say`The linear differential equation ${text}, with x an acute angle, has the integrating factor`,
    ]),
    answer,
    mistakes: [
      ...own
        .filter(({ shown }) => shown !== answer)
        .map(({ shown }) => ({
          value: shown,
          because: say`the integral of P is the logarithm of another function`,
        })),
      { value: latex`e^{${tex} x}`, because: say`P was not integrated` },
    ],
    steps: [
      name === 'tan' ? say`The integral of tan x is ln sec x.` : say`The integral of cot x is ln sin x.`,
      say`The factor is ${latex`e^{\int P\,dx}`}, that is ${answer}`,
    ],
  }
}

/** The value that a solution comes nearer and nearer to. */
function valueInTheLongRun(rng: Random) {
  const [n, limit] = [rng.int(2, 9), rng.int(2, 12)]
  const start = rng.until(
    () => rng.int(0, 20),
    (drawn) => drawn !== limit,
  )
  const right = n * limit
  const text = latex`\frac{dy}{dx} + ${n}y = ${right}`
  return {
    concept: 'linear-differential-equations',
    given: { find: 'long-run' as const, n, right, start },
    prompt: rng.pick([
      say`If ${text} and y(0) = ${start}, then as x tends to infinity y tends to`,
      say`The function y satisfies ${text} with y(0) = ${start}. Which value does y approach for very large x?`,
      say`Find the limit of y for x tending to infinity, if ${text} and y(0) = ${start}.`,
    ]),
    answer: limit,
    within: [-50, 900] as const,
    mistakes: [
      { value: right, because: say`the division by ${n} was left out` },
      { value: start, because: say`that is the value at x = 0` },
      { value: n, because: say`that is the coefficient of y` },
      { value: limit + start, because: say`the starting value was added, although its part dies out` },
      { value: 0, because: say`only the part with the exponential function tends to 0` },
      { value: Math.abs(limit - start), because: say`that is the constant of the exponential part` },
    ],
    steps: [
      say`The integrating factor is ${exponential(n)}, and the solution is ${latex`y = ${limit} + Ce^{-${n}x}`}.`,
      say`The part with the exponential function tends to 0.`,
      say`So y tends to ${limit}`,
    ],
  }
}
