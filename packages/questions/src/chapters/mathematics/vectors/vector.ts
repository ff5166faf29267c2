import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { surd } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { box, triangle } from './vector-areas.ts'
import { dot, drawVector, show, signed, square, wide } from './vector-parts.ts'

/** "What is the scalar product of 2i + 3j − k and i − j + 4k?" */
export const vector = defineGenerator({
  id: 'higher/vector',
  version: 2,
  levels: {
    easy: { forms: [scalarProduct, length] },
    medium: { forms: [perpendicular] },
    hard: { forms: [triangle, box] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'scalar':
        // From lengths alone: |a + b|² − |a − b|² = 4 a·b
        return (
          (square(given.a.map((one, axis) => one + (given.b[axis] ?? 0))) -
            square(given.a.map((one, axis) => one - (given.b[axis] ?? 0)))) /
          4
        )
      case 'length':
        return Math.hypot(...given.a)
      case 'unknown':
        // Try the whole numbers: the lengths must obey Pythagoras.
        return (
          range(-400, 400).find((k) => {
            const b = given.b.map((one) => one ?? k)
            return square(given.a.map((one, axis) => one + (b[axis] ?? 0))) === square(given.a) + square(b)
          }) ?? Number.NaN
        )
      case 'area': {
        // Heron's formula, from the three sides.
        const [p, q] = [Math.hypot(...given.a), Math.hypot(...given.b)]
        const r = Math.hypot(...given.a.map((one, axis) => one - (given.b[axis] ?? 0)))
        const product = (p + q + r) * (-p + q + r) * (p - q + r) * (p + q - r)
        return (Math.sqrt(product) / 4) * (given.shape === 'triangle' ? 1 : 2)
      }
      case 'box': {
        // By the other diagonal rule of Sarrus.
        const [a, b, c] = given.sides
        const sum = [0, 1, 2].reduce(
          (total, axis) =>
            total +
            (a[axis] ?? 0) * (b[(axis + 1) % 3] ?? 0) * (c[(axis + 2) % 3] ?? 0) -
            (a[axis] ?? 0) * (b[(axis + 2) % 3] ?? 0) * (c[(axis + 1) % 3] ?? 0),
          0,
        )
        return Math.abs(sum)
      }
    }
  },
})

function scalarProduct(rng: Random) {
  const [a, b] = rng.until(
    () => [drawVector(rng, 9), drawVector(rng, 9)] as const,
    ([one, other]) => one.every((part) => part !== 0) && other.every((part) => part !== 0),
  )
  const answer = dot(a, b)
  const parts = a.map((one, axis) => one * (b[axis] ?? 0))
  const [p = 0, q = 0, r = 0] = parts
  return {
    given: { find: 'scalar' as const, a, b },
    prompt: posed(rng, [
      say`What is the scalar product of ${show(a)} and ${show(b)}?`,
      say`Find the dot product of ${show(a)} and ${show(b)}.`,
      say`If a = ${show(a)} and b = ${show(b)}, what is a · b?`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: p - q + r, because: say`the middle product was subtracted` },
      { value: p + q - r, because: say`the last product was subtracted` },
      {
        value: Math.abs(p) + Math.abs(q) + Math.abs(r),
        because: say`the signs of the products were left out`,
      },
      { value: p + q, because: say`the last product was left out` },
      {
        value: a.reduce((sum, one) => sum + one, 0) * b.reduce((sum, one) => sum + one, 0),
        because: say`the sums of the components were multiplied`,
      },
      { value: -answer, because: say`the sign of the result was lost` },
      {
        value: a.reduce((sum, one) => sum + one, 0) + b.reduce((sum, one) => sum + one, 0),
        because: say`all components were added`,
      },
    ],
    steps: [
      say`Multiply the components in pairs: ${p}, ${q} and ${r}`,
      say`Add them: ${p} + ${wide(q)} + ${wide(r)} = ${answer}`,
    ],
  }
}

function length(rng: Random) {
  const a = rng.until(
    () => drawVector(rng, 12),
    (drawn) => drawn.every((part) => part !== 0),
  )
  const sum = square(a)
  const answer = surd(1, sum)
  return {
    given: { find: 'length' as const, a },
    prompt: posed(rng, [
      say`What is the magnitude of ${show(a)}?`,
      say`Find the length of the vector ${show(a)}.`,
      say`The magnitude of the vector ${show(a)} is`,
    ]),
    answer,
    mistakes: [
      { value: surd(sum, 1), because: say`the square root was not taken` },
      {
        value: surd(Math.abs(a[0]) + Math.abs(a[1]) + Math.abs(a[2]), 1),
        because: say`the components were added without squaring`,
      },
      {
        value: surd(1, Math.max(2, a[0] * a[0] + a[1] * a[1])),
        because: say`the last component was left out`,
      },
      {
        value: surd(1, Math.max(2, a[1] * a[1] + a[2] * a[2])),
        because: say`the first component was left out`,
      },
      {
        value: surd(1, sum + 2 * Math.abs(a[0] * a[1])),
        because: say`two components were added before squaring`,
      },
      { value: surd(2, sum), because: say`the length was doubled` },
      {
        value: surd(1, Math.abs(a[0]) + Math.abs(a[1]) + Math.abs(a[2])),
        because: say`the components were not squared under the root`,
      },
    ],
    steps: [
      say`Squares of the components: ${a[0] ** 2} + ${a[1] ** 2} + ${a[2] ** 2} = ${sum}`,
      say`Magnitude = ${latex`\sqrt{${sum}}`} = ${answer}`,
    ],
  }
}

/** A component that makes two vectors perpendicular. */
function perpendicular(rng: Random) {
  const { a, b, axis, k } = rng.until(
    () => {
      const [a, b, axis] = [drawVector(rng, 7), drawVector(rng, 9), rng.int(0, 2)]
      const rest = dot(a, b) - (a[axis] ?? 0) * (b[axis] ?? 0)
      return { a, b, axis, k: -rest / (a[axis] ?? 0) }
    },
    (drawn) => Number.isInteger(drawn.k) && drawn.k !== 0 && Math.abs(drawn.k) <= 60,
  )
  const rest = dot(a, b) - (a[axis] ?? 0) * (b[axis] ?? 0)
  const lead = a[axis] ?? 1
  const letter = rng.pick(['m', 'p', 'q', 't']) // not k, which is a unit vector
  const shown = b.map((one, place) => (place === axis ? letter : one))
  const blank = b.map((one, place) => (place === axis ? null : one))
  return {
    given: { find: 'unknown' as const, a, b: blank },
    prompt: posed(rng, [
      say`For which ${letter} are ${show(a)} and ${show(shown)} perpendicular?`,
      say`The vectors ${show(a)} and ${show(shown)} are at right angles. What is ${letter}?`,
      say`Find ${letter}, if ${show(shown)} is perpendicular to ${show(a)}.`,
    ]),
    answer: k,
    within: [-400, 400] as const,
    mistakes: [
      { value: -k, because: say`the sign was not changed when ${Math.abs(rest)} was carried over` },
      { value: rest, because: say`the division by ${lead} was left out` },
      { value: -rest, because: say`the division by ${lead} was left out` },
      { value: (1 - rest) / lead, because: say`the scalar product was set to 1 instead of 0` },
      { value: k + lead, because: say`${lead} was added once more` },
      { value: k - lead, because: say`${lead} was taken off once more` },
      { value: lead, because: say`the component of the other vector was taken` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`Perpendicular vectors have the scalar product 0.`,
      say`${rest} + ${wide(lead)}${letter} = 0`,
      say`${letter} = ${k}`,
    ],
  }
}
