import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "If $\frac{dy}{dx} = \frac{3y}{x}$ and y = 2 at x = 1, what is y at x = 2?" */
export const differentialEquation = defineGenerator({
  id: 'higher/differential-equation',
  version: 3,
  concepts: ['order-and-degree', 'variables-separable', 'linear-differential-equations'],
  levels: {
    easy: { forms: [order, directIntegral] },
    medium: { forms: [degree, powerGrowth, integratingFactor, constantFactor] },
    hard: {
      forms: [degreeWithRoot, linearEquation, reciprocalGrowth, trigonometricFactor, valueInTheLongRun],
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
        return march((x, y) => (given.n * y) / x, 1, given.start, given.to)
      case 'linear':
        return march((x, y) => given.factor * x ** given.m - (given.n * y) / x, 1, given.start, given.to)
      case 'reciprocal':
        return march((x, y) => (given.m * x) / y, 0, given.start, given.to)
      case 'factor':
        // The factor f has f′ = (n/x) f and f(1) = 1; its value at 2 tells the power.
        return power(Math.round(Math.log2(march((x, y) => (given.n * y) / x, 1, 1, 2))))
      case 'constant-factor':
        // The factor f has f′ = nf and f(0) = 1; its logarithm at 1 is n.
        return exponential(Math.round(Math.log(march((_, y) => given.n * y, 0, 1, 1))))
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
  const rest = rng.pick(['y', 'xy', '\\sin x', 'e^x', 'x^2'])
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
      say`${ask(rng, say`the order and the degree, respectively, of ${text}`)}`,
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
  const [k, lower, inner] = [rng.int(2, 12), rng.int(1, highest - 1), rng.int(1, 4)]
  const text = latex`\left[1 + ${show(lower, inner)}\right]^{\frac{${top}}{${bottom}}} = ${k}${show(highest, 1)}`
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
  const [n, start, to] = [rng.int(2, 5), rng.int(2, 15), rng.int(2, 5)]
  const value = start * to ** n
  return {
    concept: 'variables-separable',
    given: { find: 'power' as const, n, start, to },
    prompt: rng.pick([
      say`If ${latex`\frac{dy}{dx} = \frac{${n}y}{x}`} and y(1) = ${start}, what is y(${to})?`,
      say`The curve with ${latex`x\frac{dy}{dx} = ${n}y`} passes through (1, ${start}). ${ask(rng, say`its ordinate at x = ${to}`)}`,
      say`Find y(${to}) for the solution of ${latex`x\,dy = ${n}y\,dx`} with y(1) = ${start}.`,
    ]),
    answer: value,
    mistakes: [
      { value: start * to * n, because: say`it was multiplied by ${n} instead of raised to that power` },
      { value: start + to ** n, because: say`the constant multiplies the power; it is not added` },
      { value: to ** n, because: say`the constant was left out` },
      { value: start * to ** (n - 1), because: say`the power is one too small` },
      { value: start * to ** (n + 1), because: say`the power is one too large` },
      { value: start * n ** to, because: say`base and exponent were exchanged` },
    ],
    steps: [
      say`Separate the variables: ${latex`\frac{dy}{y} = ${n}\frac{dx}{x}`}`,
      say`So ${latex`y = Cx^{${n}}`}, and y(1) = ${start} gives C = ${start}.`,
      say`${latex`${start} \times ${to}^{${n}}`} = ${value}`,
    ],
  }
}

function reciprocalGrowth(rng: Random) {
  const { start, m, to, end } = rng.until(
    () => {
      const [start, to, m] = [rng.int(1, 20), rng.int(1, 12), rng.int(1, 9)]
      return { start, m, to, end: Math.sqrt(start * start + m * to * to) }
    },
    (drawn) => Number.isInteger(drawn.end),
  )
  return {
    concept: 'variables-separable',
    given: { find: 'reciprocal' as const, m, start, to },
    prompt: rng.pick([
      say`If ${latex`\frac{dy}{dx} = \frac{${m === 1 ? '' : m}x}{y}`}, y > 0 and y(0) = ${start}, what is y(${to})?`,
      say`The positive function y satisfies ${latex`y\frac{dy}{dx} = ${m === 1 ? '' : m}x`} with y(0) = ${start}. The value of y(${to}) is`,
    ]),
    answer: end,
    mistakes: [
      { value: end * end, because: say`the root was not taken` },
      { value: start + m * to, because: say`the squares were left out` },
      {
        value: Math.round(Math.sqrt(Math.abs(start * start - m * to * to))),
        because: say`the sign of the constant is wrong`,
      },
      { value: start + to, because: say`the two values were simply added` },
      { value: end + 1, because: say`a slip in the root made it too large` },
      { value: end - 1, because: say`a slip in the root made it too small` },
      { value: m * to * to + start, because: say`y was not squared` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`Separate the variables: ${latex`y\,dy = ${m === 1 ? '' : m}x\,dx`}`,
      say`Integrate: ${latex`y^2 = ${m === 1 ? '' : m}x^2 + C`}`,
      say`y(0) = ${start} gives C = ${start * start}.`,
      say`y(${to}) is the root of ${end * end}, that is ${end}`,
    ],
  }
}

function integratingFactor(rng: Random) {
  const [n, m, k] = [rng.int(2, 9), rng.int(2, 7), rng.int(2, 9)]
  const right = rng.pick([`x^{${m}}`, `${k}x^{${m}}`, '\\sin x', 'e^x', `${k}\\cos x`, '\\ln x'])
  const isDivided = rng.chance(0.5)
  const text = isDivided
    ? latex`\frac{dy}{dx} + \frac{${n}y}{x} = ${right}`
    : latex`x\frac{dy}{dx} + ${n}y = x\,${right}`
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
  const k = rng.int(1, 4)
  const factor = k * (n + m + 1)
  const [more, to] = [rng.int(-4, 9), rng.pick([2, 3])]
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
    within: [-300, 900] as const,
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
  const right = rng.pick(['x', 'x^2', 'e^x', '2x', '3x^2'])
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
