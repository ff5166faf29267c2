import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { number, pi } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "f is an odd function. What is $\int_{-3}^{3} (f(x) + 2) dx$?" */
export const integralProperties = defineGenerator({
  id: 'higher/integral-properties',
  version: 3,
  concepts: ['properties-of-definite-integrals'],
  levels: {
    easy: { forms: [...often(3, oddPart), ...often(2, splitLimits), ...often(3, exchangedLimits)] },
    medium: { forms: [...often(6, oddPart), ...often(6, reflected), ...often(7, symmetric), wave] },
    hard: {
      forms: [
        ...often(6, timesX),
        ...often(6, complement),
        ...often(6, quotientOfMirrored),
        ...often(6, exponentialBelow),
        tangentQuotient,
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'odd-part': {
        // Each strip on the right with its image on the left.
        const [a, b, k, to] = given.numbers
        const f = (x: number) => a * x ** 3 + b * Math.sin(x) + k
        return strips((x) => f(x) + f(-x), to)
      }
      case 'split': {
        const [whole, part] = given.numbers
        return whole - part
      }
      case 'exchanged': {
        const [value, times, plus, length] = given.numbers
        return -times * value - plus * length
      }
      case 'reflected': {
        // A straight line through 0 with that area will do for f.
        const [value, times, plus, to] = given.numbers
        const slope = (2 * value) / to ** 2
        return strips((x) => times * slope * (to - x) + plus, to)
      }
      case 'even':
      case 'odd': {
        const [value, times, plus, to] = given.numbers
        const height = value / to
        const f = (x: number) => (given.find === 'odd' && x < 0 ? -height : height)
        return strips((x) => times * (f(x) + f(-x)) + 2 * plus, to)
      }
      case 'wave': {
        const [times, halves] = given.numbers
        return range(1, halves).reduce((sum) => sum + strips((x) => times * Math.sin(x), Math.PI), 0)
      }
      case 'times-x': {
        // A parabola with that axis and that area will do for f.
        const [from, to, value, times, plus] = given.numbers
        const [middle, half] = [(from + to) / 2, (to - from) / 2]
        const height = (3 * value) / (4 * half)
        const f = (x: number) => height * (1 - ((x - middle) / half) ** 2)
        return strips((x) => (times * (from + x) + plus) * f(from + x), to - from)
      }
      case 'complement': {
        // A straight line with those sums will do for f.
        const [from, to, sum, times, plus] = given.numbers
        const f = (x: number) => sum / 2 + (x - (from + to) / 2)
        return strips((x) => times * f(from + x) + plus, to - from)
      }
      case 'mirrored': {
        const [from, to, power, one, other] = given.numbers
        const part = (x: number) => x ** (1 / power)
        return strips((x) => {
          const [here, there] = [part(from + x), part(to - x)]
          return (one * here + other * there) / (here + there)
        }, to - from)
      }
      case 'exponential': {
        // Each strip on the right with its image on the left.
        const [a, b, to, base] = given.numbers
        const f = (x: number) => (a * x * x + b) / (1 + base ** x)
        return strips((x) => f(x) + f(-x), to)
      }
      case 'tangent': {
        const [times, power] = given.numbers
        const [s, c] = [(x: number) => Math.sin(x) ** power, (x: number) => Math.cos(x) ** power]
        return strips((x) => (times * c(x)) / (c(x) + s(x)), Math.PI / 2)
      }
    }
  },
})

/** The area from 0 to a limit by the middles of many strips, with the error of strips that are twice as wide taken off. */
function strips(f: (x: number) => number, to: number): number {
  const sum = (count: number) =>
    range(0, count - 1).reduce((all, strip) => all + f(((strip + 0.5) * to) / count), 0) * (to / count)
  const [wide, narrow, finest] = [sum(64), sum(128), sum(256)]
  const [one, two] = [narrow + (narrow - wide) / 3, finest + (finest - narrow) / 3]
  return two + (two - one) / 15
}

const CONCEPT = 'properties-of-definite-integrals'

const signed = (value: number, after: string): string =>
  value === 0
    ? ''
    : `${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 && after !== '' ? '' : Math.abs(value)}${after}`

const lead = (value: number, after: string): string =>
  `${value === 1 ? '' : value === -1 ? '-' : value}${after}`

/** The odd terms of a function vanish between −a and a. */
function oddPart(rng: Random) {
  const [a, b] = [rng.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]), rng.pick([-4, -3, -2, -1, 1, 2, 3, 4])]
  const [k, to] = [rng.int(1, 20), rng.int(1, 12)]
  const answer = 2 * k * to
  const integral = latex`\int_{-${to}}^{${to}} (${lead(a, 'x^3')} ${signed(b, '\\sin x')} + ${k})\,dx`
  return {
    concept: CONCEPT,
    given: { find: 'odd-part' as const, numbers: [a, b, k, to] as const },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${integral}`)}`,
      say`By the properties of definite integrals, ${integral} is equal to:`,
      say`The value of ${integral} is`,
    ]),
    answer,
    mistakes: [
      { value: 0, because: say`only the odd terms vanish; the constant does not` },
      { value: k * to, because: say`the constant was integrated over half of the interval` },
      {
        value: (a * to ** 4) / 2 + answer,
        because: say`the odd power was counted twice instead of vanishing`,
      },
      { value: k, because: say`that is the constant term` },
      { value: 2 * to, because: say`that is the length of the interval` },
      { value: 2 * k, because: say`the limit ${to} was left out` },
      { value: answer + 2 * a, because: say`the coefficient of the odd power was added` },
    ],
    steps: [
      say`x³ and sin x are odd functions, and the integral of an odd function from −${to} to ${to} is 0.`,
      say`What is left is ${latex`\int_{-${to}}^{${to}} ${k}\,dx = ${k} \times ${2 * to}`} = ${answer}`,
    ],
  }
}

/** The integral over a part of the interval is the whole less the rest. */
function splitLimits(rng: Random) {
  const from = rng.int(-4, 4)
  const middle = from + rng.int(1, 5)
  const to = middle + rng.int(1, 6)
  const [part, whole] = rng.until(
    () => [rng.int(-15, 25), rng.int(-15, 30)] as const,
    ([one, other]) => one !== 0 && other !== 0 && one !== other && one + other !== 0,
  )
  const answer = whole - part
  const of = (low: number, high: number) => latex`\int_{${low}}^{${high}} f(x)\,dx`
  return {
    concept: CONCEPT,
    given: { find: 'split' as const, numbers: [whole, part] as const },
    prompt: rng.pick([
      say`If ${of(from, to)} is ${whole} and ${of(from, middle)} is ${part}, then ${askThen(rng, say`the value of ${of(middle, to)}`)}`,
      say`For a continuous function f, ${of(from, middle)} is ${part} and ${of(from, to)} is ${whole}. ${ask(rng, say`the value of ${of(middle, to)}`)}`,
    ]),
    answer,
    mistakes: [
      { value: whole + part, because: say`the two integrals were added` },
      { value: part - whole, because: say`they were subtracted the other way round` },
      { value: whole, because: say`that is the integral over the whole interval` },
      { value: part, because: say`that is the integral over the first part` },
      { value: answer + to - middle, because: say`the length of the interval was added` },
      { value: answer - 1, because: say`a slip of 1 in the subtraction` },
    ],
    within: [-60, 60] as const,
    steps: [
      say`${latex`\int_a^b f(x)\,dx = \int_a^c f(x)\,dx + \int_c^b f(x)\,dx`}, here with c = ${middle}.`,
      say`${whole} − ${part < 0 ? say`(${part})` : part} = ${answer}`,
    ],
  }
}

/** Exchanged limits change the sign. */
function exchangedLimits(rng: Random) {
  const from = rng.int(-3, 5)
  const length = rng.int(1, 6)
  const to = from + length
  const [value, times, plus] = [rng.pick([-1, 1]) * rng.int(2, 15), rng.int(2, 7), rng.int(1, 9)]
  const answer = -times * value - plus * length
  const integral = latex`\int_{${to}}^{${from}} (${times}f(x) + ${plus})\,dx`
  return {
    concept: CONCEPT,
    given: { find: 'exchanged' as const, numbers: [value, times, plus, length] as const },
    prompt: rng.pick([
      say`If ${latex`\int_{${from}}^{${to}} f(x)\,dx`} is ${value}, then ${askThen(rng, say`the value of ${integral}`)}`,
      say`The integral ${latex`\int_{${from}}^{${to}} f(x)\,dx`} is ${value}. ${ask(rng, say`the value of ${integral}`)}`,
    ]),
    answer,
    mistakes: [
      { value: -answer, because: say`the limits are exchanged, so the sign changes` },
      { value: times * value - plus * length, because: say`the sign was changed in one term only` },
      { value: -times * value + plus * length, because: say`the sign was changed in one term only` },
      {
        value: -times * value - plus,
        because: say`the constant was not multiplied by the length of the interval`,
      },
      { value: times * value, because: say`the constant and the exchange of the limits were left out` },
      { value: answer + 1, because: say`a slip of 1 in the addition` },
    ],
    within: [-150, 150] as const,
    steps: [
      say`From ${from} to ${to}: ${times} × ${value < 0 ? say`(${value})` : value} + ${plus} × ${length} = ${-answer}.`,
      say`With the limits exchanged the sign changes: ${answer}`,
    ],
  }
}

/** f(a − x) has the same integral from 0 to a as f(x). */
function reflected(rng: Random) {
  const to = rng.int(2, 12)
  const [value, times, plus] = [rng.int(2, 30), rng.int(1, 9), rng.int(1, 9)]
  const answer = times * value + plus * to
  const integral = latex`\int_{0}^{${to}} (${lead(times, '')}f(${to} - x) + ${plus})\,dx`
  return {
    concept: CONCEPT,
    given: { find: 'reflected' as const, numbers: [value, times, plus, to] as const },
    prompt: rng.pick([
      say`If ${latex`\int_{0}^{${to}} f(x)\,dx`} is ${value}, then ${askThen(rng, say`the value of ${integral}`)}`,
      say`The integral of a continuous function f(x) from 0 to ${to} is ${value}. ${ask(rng, say`the value of ${integral}`)}`,
      say`Given that ${latex`\int_{0}^{${to}} f(x)\,dx`} is ${value}, the value of ${integral} is`,
    ]),
    answer,
    mistakes: [
      {
        value: -times * value + plus * to,
        because: say`f(${to} − x) was taken to have the opposite integral`,
      },
      {
        value: times * value + plus,
        because: say`the constant was not multiplied by the length of the interval`,
      },
      { value: times * value, because: say`the constant was left out` },
      { value: times * (to - value) + plus * to, because: say`the value was taken off ${to}` },
      { value: plus * to, because: say`only the constant was integrated` },
      { value: answer + to, because: say`the length of the interval was added once more` },
    ],
    steps: [
      say`${latex`\int_0^a f(a - x)\,dx = \int_0^a f(x)\,dx`}, so the first term gives ${times} × ${value} = ${times * value}.`,
      say`The constant gives ${plus} × ${to} = ${plus * to}.`,
      say`${times * value} + ${plus * to} = ${answer}`,
    ],
  }
}

/** An even function doubles, an odd one vanishes. */
function symmetric(rng: Random) {
  const kind = rng.pick(['even', 'odd'] as const)
  const to = rng.int(1, 12)
  const [value, times, plus] = [rng.int(2, 25), rng.int(1, 8), rng.int(1, 9)]
  const answer = (kind === 'even' ? 2 * times * value : 0) + 2 * plus * to
  const integral = latex`\int_{-${to}}^{${to}} (${lead(times, '')}f(x) + ${plus})\,dx`
  return {
    concept: CONCEPT,
    given: { find: kind, numbers: [value, times, plus, to] as const },
    prompt: rng.pick([
      say`Let f be an ${kind} function for which ${latex`\int_{0}^{${to}} f(x)\,dx`} is ${value}. ${ask(rng, say`the value of ${integral}`)}`,
      say`If f(x) is an ${kind} function such that ${latex`\int_{0}^{${to}} f(x)\,dx`} is ${value}, then ${askThen(rng, say`the value of ${integral}`)}`,
      say`If ${latex`f(-x) = ${kind === 'even' ? '' : '-'}f(x)`} for all x and ${latex`\int_{0}^{${to}} f(x)\,dx`} is ${value}, then ${integral} is equal to:`,
    ]),
    answer,
    mistakes: [
      {
        value: (kind === 'even' ? 0 : 2 * times * value) + 2 * plus * to,
        because:
          kind === 'even'
            ? say`it is an odd function that vanishes`
            : say`it is an even function that doubles`,
      },
      { value: times * value + plus * to, because: say`the integral was taken from 0 to ${to}` },
      { value: times * value + 2 * plus * to, because: say`the integral of f was taken from 0 to ${to}` },
      {
        value: 2 * times * value + plus * to,
        because: say`the constant was integrated over half of the interval`,
      },
      { value: 2 * times * value, because: say`the constant was left out` },
      { value: 0, because: say`the constant does not vanish` },
      { value: 2 * plus, because: say`the limit was left out` },
      { value: plus * to, because: say`the constant was integrated over half of the interval` },
    ],
    steps: [
      kind === 'even'
        ? say`For an even function the integral from −${to} to ${to} is twice that from 0 to ${to}: 2 × ${value} = ${2 * value}.`
        : say`For an odd function the integral from −${to} to ${to} is 0.`,
      say`The constant gives ${plus} × ${2 * to} = ${2 * plus * to}.`,
      kind === 'even'
        ? say`${times} × ${2 * value} + ${2 * plus * to} = ${answer}`
        : say`0 + ${2 * plus * to} = ${answer}`,
    ],
  }
}

/** |sin x| and |cos x| have the period π. */
function wave(rng: Random) {
  const [times, halves] = [rng.int(1, 15), rng.int(2, 20)]
  const name = rng.pick(['\\sin', '\\cos'])
  const answer = 2 * times * halves
  const integral = latex`\int_{0}^{${halves}\pi} ${lead(times, '')}|${name} x|\,dx`
  return {
    concept: CONCEPT,
    given: { find: 'wave' as const, numbers: [times, halves] as const },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${integral}`)}`,
      say`Using the period of the function, find the value of ${integral}.`,
      say`The value of ${integral} is`,
    ]),
    answer,
    mistakes: [
      { value: 0, because: say`the modulus was left out` },
      { value: times * halves, because: say`each arch has the area 2, not 1` },
      { value: 2 * times, because: say`only one arch was counted` },
      { value: 2 * halves, because: say`the factor ${times} was left out` },
      { value: 4 * times * halves, because: say`the arches were counted twice` },
      { value: times * (halves + 1), because: say`the limits were miscounted` },
    ],
    steps: [
      say`The function has the period π, so there are ${halves} equal parts.`,
      say`Over one period the area under ${latex`|${name} x|`} is 2.`,
      say`${times} × 2 × ${halves} = ${answer}`,
    ],
  }
}

/** a / (1 + tanⁿ x) from 0 to π/2. */
function tangentQuotient(rng: Random) {
  const [times, power] = [rng.int(1, 24), rng.int(2, 12)]
  const name = rng.pick(['\\tan', '\\cot'])
  const answer = pi(times / 4)
  const integral = latex`\int_{0}^{\frac{\pi}{2}} \frac{${times}}{1 + ${name}^{${power}} x}\,dx`
  return {
    concept: CONCEPT,
    given: { find: 'tangent' as const, numbers: [times, power] as const },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${integral}`)}`,
      say`Using the properties of definite integrals, find the value of ${integral}.`,
      say`The value of ${integral} is`,
    ]),
    answer,
    mistakes: [
      { value: pi(times / 2), because: say`twice the integral is that length` },
      { value: pi(times / 8), because: say`the result was halved twice` },
      {
        value: pi(times),
        because: say`the length of the interval was taken as π, and the half was forgotten`,
      },
      { value: pi((times * 3) / 4), because: say`the interval was not halved rightly` },
      { value: pi(times / 6), because: say`the integral was divided by 3 instead of 2` },
    ],
    steps: [
      say`${latex`\int_0^a f(x)\,dx = \int_0^a f(a - x)\,dx`}, here with a = π/2.`,
      say`Replacing x by π/2 − x exchanges tan and cot.`,
      say`The two forms of the integrand add up to ${times}.`,
      say`So twice the integral is ${times} × π/2, and the integral is ${answer}`,
    ],
  }
}

const symbol = (times: number): string => (times === 1 ? '' : `${times}`)

/** f is the same on both sides of the middle of the interval, so x counts there as the middle. */
function timesX(rng: Random) {
  const { from, to, value, times, plus } = rng.until(
    () => {
      const from = rng.int(-3, 6)
      return {
        from,
        to: from + rng.int(2, 9),
        value: rng.int(2, 20),
        times: rng.int(1, 4),
        plus: rng.int(0, 5),
      }
    },
    (drawn) => drawn.from + drawn.to > 0 && (drawn.times * drawn.value * (drawn.from + drawn.to)) % 2 === 0,
  )
  const sum = from + to
  const answer = (times * sum * value) / 2 + plus * value
  const factor = plus === 0 ? `${symbol(times)}x` : `(${symbol(times)}x + ${plus})`
  const told = latex`f(${sum} - x) = f(x)`
  const known = latex`\int_{${from}}^{${to}} f(x)\,dx = ${value}`
  const asked = latex`\int_{${from}}^{${to}} ${factor}f(x)\,dx`
  return {
    concept: CONCEPT,
    given: { find: 'times-x' as const, numbers: [from, to, value, times, plus] as const },
    prompt: rng.pick([
      say`If ${told} for all x and ${known}, then ${askThen(rng, say`the value of ${asked}`)}`,
      say`A continuous function f satisfies ${told} for all x. If ${known}, then ${asked} is equal to:`,
      say`Let f be a continuous function such that ${told} and ${known}. ${ask(rng, say`the value of ${asked}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: times * sum * value + plus * value,
        because: say`${latex`\int xf(x)\,dx`} was taken as ${sum} times the given integral, and not half of that`,
      },
      {
        value: (times * (to - from) * value) / 2 + plus * value,
        because: say`half of the length of the interval was taken instead of its middle`,
      },
      {
        value: (times * sum * value) / 2 + plus * (to - from),
        because: say`the constant was not multiplied by f(x)`,
      },
      { value: times * value + plus * value, because: say`x was left out` },
      {
        value: (times * (to * to - from * from) * value) / 2 + plus * value,
        because: say`the integrals of x and of f(x) were multiplied`,
      },
      { value: (times * sum * value) / 2, because: say`only the term with x was taken` },
      { value: times * to * value + plus * value, because: say`x was replaced by its upper limit` },
    ].filter(({ value: wrong }) => Number.isInteger(wrong) && wrong !== answer),
    steps: [
      say`Replacing x by ${sum} − x changes neither the limits nor f(x), so ${latex`I = \int_{${from}}^{${to}} xf(x)\,dx = \int_{${from}}^{${to}} (${sum} - x)f(x)\,dx`}.`,
      say`Adding the two: ${latex`2I = ${sum} \times ${value}`}, so I = ${(sum * value) / 2}.`,
      plus === 0
        ? say`${times} × ${(sum * value) / 2} = ${answer}`
        : say`${times} × ${(sum * value) / 2} + ${plus} × ${value} = ${answer}`,
    ],
  }
}

/** f(x) + f(a + b − x) is constant, which fixes the integral from a to b. */
function complement(rng: Random) {
  const { from, to, sum, times, plus } = rng.until(
    () => {
      const from = rng.int(-4, 5)
      return {
        from,
        to: from + rng.int(2, 10),
        sum: rng.int(2, 15),
        times: rng.int(1, 6),
        plus: rng.int(1, 9),
      }
    },
    (drawn) => drawn.from + drawn.to !== 0 && (drawn.times * drawn.sum * (drawn.to - drawn.from)) % 2 === 0,
  )
  const length = to - from
  const answer = (times * sum * length) / 2 + plus * length
  const told = latex`f(x) + f(${from + to} - x) = ${sum}`
  const asked = latex`\int_{${from}}^{${to}} (${symbol(times)}f(x) + ${plus})\,dx`
  return {
    concept: CONCEPT,
    given: { find: 'complement' as const, numbers: [from, to, sum, times, plus] as const },
    prompt: rng.pick([
      say`If f is a continuous function with ${told} for all x, then ${askThen(rng, say`the value of ${asked}`)}`,
      say`A continuous function f satisfies ${told} for all real x. The value of ${asked} is`,
      say`Let f be continuous and ${told} for every x. ${ask(rng, say`the value of ${asked}`)}`,
    ]),
    answer,
    mistakes: [
      { value: times * sum * length + plus * length, because: say`that integral is counted twice` },
      {
        value: (times * sum * length) / 2 + plus,
        because: say`the constant was not multiplied by the length of the interval`,
      },
      {
        value: (times * sum * (from + to)) / 2 + plus * length,
        because: say`the sum of the limits was taken for the length of the interval`,
      },
      { value: (times * sum * length) / 2, because: say`the constant was left out` },
      { value: plus * length, because: say`f was taken as an odd function whose integral is 0` },
      { value: (times * sum) / 2 + plus, because: say`that is the mean value, not the integral` },
      { value: (sum * length) / 2 + plus * length, because: say`the factor of f was left out` },
    ].filter(({ value: wrong }) => Number.isInteger(wrong) && wrong !== answer),
    steps: [
      say`Replacing x by ${from + to} − x does not change the limits: ${latex`I = \int_{${from}}^{${to}} f(x)\,dx = \int_{${from}}^{${to}} f(${from + to} - x)\,dx`}.`,
      say`Adding the two: ${latex`2I = ${sum} \times ${length}`}, so I = ${number(exact(sum * length, 2))}.`,
      say`${times} × ${number(exact(sum * length, 2))} + ${plus} × ${length} = ${answer}`,
    ],
  }
}

/** √x over √x + √(a + b − x), with a number before each root above. */
function quotientOfMirrored(rng: Random) {
  const power = rng.pick([2, 2, 3, 4])
  const { from, to, one, other } = rng.until(
    () => {
      const from = rng.int(1, 9)
      return { from, to: from + rng.int(2, 12), one: rng.int(1, 9), other: rng.int(0, 9) }
    },
    (drawn) => drawn.one !== drawn.other && ((drawn.one + drawn.other) * (drawn.to - drawn.from)) % 2 === 0,
  )
  const [sum, length] = [from + to, to - from]
  const answer = ((one + other) * length) / 2
  const root = (inside: string) => `\\sqrt${power === 2 ? '' : `[${power}]`}{${inside}}`
  const top =
    other === 0
      ? `${symbol(one)}${root('x')}`
      : `${symbol(one)}${root('x')} + ${symbol(other)}${root(`${sum} - x`)}`
  const integral = latex`\int_{${from}}^{${to}} \frac{${top}}{${root('x')} + ${root(`${sum} - x`)}}\,dx`
  return {
    concept: CONCEPT,
    given: { find: 'mirrored' as const, numbers: [from, to, power, one, other] as const },
    prompt: rng.pick([
      ask(rng, say`the value of ${integral}`),
      say`The value of ${integral} is`,
      say`${integral} is equal to`,
    ]),
    answer,
    mistakes: [
      { value: (one + other) * length, because: say`twice the integral is that` },
      { value: ((one + other) * sum) / 2, because: say`the limits were added instead of subtracted` },
      { value: (one + other) / 2, because: say`the length of the interval was left out` },
      { value: (Math.abs(one - other) * length) / 2, because: say`the numerators were subtracted` },
      { value: (one * length) / 2, because: say`only the first root above was taken` },
      { value: length, because: say`that is the length of the interval` },
      { value: answer + 1, because: say`a slip of 1 in the length of the interval` },
      { value: answer - 1, because: say`a slip of 1 in the limits` },
    ].filter(({ value: wrong }) => Number.isInteger(wrong) && wrong > 0 && wrong !== answer),
    steps: [
      say`Replacing x by ${sum} − x changes neither the limits nor the denominator; it exchanges the two roots above.`,
      say`The two forms of the integrand add up to ${one + other}.`,
      say`Twice the integral is ${one + other} × ${length} = ${(one + other) * length}, so the integral is ${answer}`,
    ],
  }
}

/** An even function over 1 + aˣ between −c and c: half of it is left. */
function exponentialBelow(rng: Random) {
  const [a, b, to] = [3 * rng.int(1, 5), rng.int(0, 9), rng.int(1, 5)]
  const base = rng.pick(['e', '2', '3', '5', '7'])
  const sign = rng.pick(['', '-'])
  const answer = (a / 3) * to ** 3 + b * to
  const top = `${a}x^2${b === 0 ? '' : ` + ${b}`}`
  const integral = latex`\int_{-${to}}^{${to}} \frac{${top}}{1 + ${base}^{${sign}x}}\,dx`
  const size = base === 'e' ? Math.E : Number(base)
  return {
    concept: CONCEPT,
    given: { find: 'exponential' as const, numbers: [a, b, to, sign === '' ? size : 1 / size] as const },
    prompt: rng.pick([
      ask(rng, say`the value of ${integral}`),
      say`The value of ${integral} is`,
      say`${integral} is equal to`,
      say`Using the properties of definite integrals, find the value of ${integral}.`,
    ]),
    answer,
    mistakes: [
      { value: 2 * answer, because: say`that is the integral of the numerator over the whole interval` },
      { value: 0, because: say`the integrand is not an odd function` },
      { value: a * to ** 3 + b * to, because: say`the square was integrated without the division by 3` },
      { value: (a / 3) * to ** 3, because: say`only the term with x² was taken` },
      { value: a * to ** 2 + b, because: say`that is the numerator at the upper limit` },
      { value: (a / 3) * to ** 3 + b, because: say`the constant was not multiplied by ${to}` },
      { value: answer + to, because: say`the 1 below was integrated as well` },
      { value: answer / 2, because: say`the result was halved twice` },
    ].filter(({ value: wrong }) => Number.isInteger(wrong) && wrong !== answer),
    steps: [
      say`Replacing x by −x does not change the limits or the numerator, and ${latex`\frac{1}{1 + ${base}^{x}} + \frac{1}{1 + ${base}^{-x}} = 1`}.`,
      say`So twice the integral is ${latex`\int_{-${to}}^{${to}} (${top})\,dx`}, and the integral is ${latex`\int_{0}^{${to}} (${top})\,dx`}.`,
      b === 0
        ? say`${a / 3} × ${to ** 3} = ${answer}`
        : say`${a / 3} × ${to ** 3} + ${b} × ${to} = ${answer}`,
    ],
  }
}
