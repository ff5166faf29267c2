import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { kilograms, metres } from '../../../kit/values/quantities.ts'
import type { Unit } from '../../../kit/values/units.ts'
import { quantity, ratio } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the moment of inertia of a disc of 4 kg and radius 0.5 m about a diameter?" */
export const momentOfInertia = defineGenerator({
  id: 'physics/moment-of-inertia',
  version: 1,
  concepts: [
    'moment-of-inertia-of-disc',
    'moment-of-inertia-of-ring',
    'moment-of-inertia-of-rod',
    'moment-of-inertia-of-sphere',
    'moment-of-inertia',
  ],
  levels: {
    easy: { forms: [fromMassAndSize, changedSize] },
    medium: { forms: [fromMassAndSize, massFromInertia, fromOtherAxis] },
    hard: { forms: [fromOtherAxis, ratioOfAxes, massFromInertia] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'inertia':
        return given.parts * (given.mass / given.of) * given.size ** 2
      case 'mass':
        return bisect((mass) => ((given.parts * mass) / given.of) * given.size ** 2 - given.inertia, 1000)
      case 'changed':
        return given.inertia * given.mass * given.size ** 2
      case 'other-axis': {
        // Through the body's MR² or ML², from one axis to the other.
        const whole = given.inertia / (given.known[0] / given.known[1])
        return whole * (given.wanted[0] / given.wanted[1])
      }
      case 'ratio':
        return ratio(given.first[0] * given.second[1], given.second[0] * given.first[1])
    }
  },
})

const INERTIA: Unit = {
  one: 'kg m²',
  many: 'kg m²',
  dimension: 'moment of inertia',
  factor: [1, 1],
  place: 'after',
  places: 3,
}
const inertia = (value: number) => quantity(Math.round(value * 1e6) / 1e6, INERTIA)

/** The moment of inertia about an axis as a part of MR² (of ML² for a rod). */
const BODIES = [
  {
    name: 'uniform disc',
    short: 'disc',
    concept: 'moment-of-inertia-of-disc',
    size: 'radius',
    axes: [
      ['about the axis through its centre and perpendicular to its plane', 1, 2],
      ['about a diameter', 1, 4],
      ['about a tangent in its plane', 5, 4],
      ['about a tangent perpendicular to its plane', 3, 2],
    ],
  },
  {
    name: 'thin ring',
    short: 'ring',
    concept: 'moment-of-inertia-of-ring',
    size: 'radius',
    axes: [
      ['about the axis through its centre and perpendicular to its plane', 1, 1],
      ['about a diameter', 1, 2],
      ['about a tangent in its plane', 3, 2],
      ['about a tangent perpendicular to its plane', 2, 1],
    ],
  },
  {
    name: 'thin uniform rod',
    short: 'rod',
    concept: 'moment-of-inertia-of-rod',
    size: 'length',
    axes: [
      ['about the perpendicular axis through its centre', 1, 12],
      ['about the perpendicular axis through one end', 1, 3],
    ],
  },
  {
    name: 'solid sphere',
    short: 'sphere',
    concept: 'moment-of-inertia-of-sphere',
    size: 'radius',
    axes: [
      ['about a diameter', 2, 5],
      ['about a tangent', 7, 5],
    ],
  },
] as const

const letter = (size: 'radius' | 'length') => (size === 'radius' ? 'R' : 'L')
/** '5/4', '2'. */
const part = (parts: number, of: number): string => (of === 1 ? String(parts) : `${parts}/${of}`)
const formula = (parts: number, of: number, size: 'radius' | 'length'): string =>
  `${parts === 1 && of === 1 ? '' : `${part(parts, of)} `}M${letter(size)}²`

function drawBody(rng: Random) {
  const body = rng.pick(BODIES)
  const [axis, parts, of] = rng.pick(body.axes)
  const [mass, size] = rng.until(
    () => [rng.int(1, 24) / 2, rng.pick([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 2])] as const,
    ([m, r]) => Number.isInteger(Math.round(((parts * m * r * r) / of) * 1e6) / 1e3),
  )
  return { ...body, axis, parts, of, mass, length: size, value: (parts * mass * size * size) / of }
}

const wrongFactors = (mass: number, size: number, parts: number, of: number) =>
  (
    [
      [1, 2, say`that is the factor of a disc about its axis`],
      [1, 1, say`that is the factor of a ring about its axis`],
      [1, 4, say`that is the factor of a disc about a diameter`],
      [2, 5, say`that is the factor of a solid sphere about a diameter`],
      [1, 12, say`that is the factor of a rod about its centre`],
      [1, 3, say`that is the factor of a rod about its end`],
      [5, 4, say`that is the factor of a disc about a tangent in its plane`],
      [3, 2, say`that is the factor of a disc about a tangent perpendicular to its plane`],
    ] as const
  )
    .filter(([one, other]) => one * of !== parts * other)
    .map(([one, other, because]) => ({ value: inertia((one * mass * size * size) / other), because }))

function fromMassAndSize(rng: Random) {
  const { name, short, size, concept, axis, parts, of, mass, length, value } = drawBody(rng)
  const answer = inertia(value)
  return {
    concept: [concept, 'moment-of-inertia'],
    given: { find: 'inertia' as const, parts, of, mass, size: length },
    prompt: rng.pick([
      say`A ${name} has the mass ${kilograms(mass)} and the ${size} ${metres(length)}. ${ask(rng, say`its moment of inertia ${axis}`)}`,
      say`What is the moment of inertia of a ${name} of mass ${kilograms(mass)} and ${size} ${metres(length)} ${axis}?`,
    ]),
    answer,
    mistakes: [
      ...wrongFactors(mass, length, parts, of),
      { value: inertia((parts * mass * length) / of), because: say`the ${size} was not squared` },
      { value: inertia(2 * value), because: say`the result was doubled` },
    ],
    steps: [
      say`For a ${short} ${axis}: I = ${formula(parts, of, size)}`,
      say`I = ${part(parts, of)} × ${mass} × ${length}² = ${answer}`,
    ],
  }
}

function massFromInertia(rng: Random) {
  const { name, short, size, concept, axis, parts, of, mass, length, value } = drawBody(rng)
  const answer = kilograms(mass)
  return {
    concept: [concept, 'moment-of-inertia'],
    given: { find: 'mass' as const, parts, of, inertia: value, size: length },
    prompt: rng.pick([
      say`The moment of inertia of a ${name} of ${size} ${metres(length)} ${axis} is ${inertia(value)}. ${ask(rng, 'its mass')}`,
      say`A ${name} of ${size} ${metres(length)} has the moment of inertia ${inertia(value)} ${axis}. How large is its mass?`,
    ]),
    answer,
    mistakes: [
      { value: value / length ** 2, because: say`the factor ${part(parts, of)} was left out` },
      {
        value: (mass * parts * parts) / (of * of),
        because: say`the factor was multiplied instead of divided by`,
      },
      { value: mass * length, because: say`the ${size} was not squared` },
      { value: mass / 2, because: say`the result was halved` },
      { value: mass * 2, because: say`the result was doubled` },
      { value: mass * 4, because: say`half of the ${size} was used` },
    ],
    steps: [
      say`For a ${short} ${axis}: I = ${formula(parts, of, size)}`,
      say`${inertia(value)} = ${part(parts, of)} × M × ${length}²`,
      say`M = ${answer}`,
    ],
  }
}

function changedSize(rng: Random) {
  const body = rng.pick(BODIES)
  const [axis] = rng.pick(body.axes)
  const [mass, size] = [rng.int(1, 4), rng.int(2, 4)]
  const first = rng.int(2, 40) / 10
  const answer = inertia(first * mass * size * size)
  const times = ['', '', 'doubled', 'made three times as large', 'made four times as large']
  const change =
    mass === 1
      ? say`its ${body.size} is ${times[size] ?? ''} while its mass stays the same`
      : say`its mass is ${times[mass] ?? ''} and its ${body.size} is ${times[size] ?? ''}`
  return {
    concept: [body.concept, 'moment-of-inertia'],
    given: { find: 'changed' as const, inertia: first, mass, size },
    prompt: rng.pick([
      say`The moment of inertia of a ${body.name} ${axis} is ${inertia(first)}. What does it become when ${change}?`,
      say`A ${body.name} has the moment of inertia ${inertia(first)} ${axis}. If ${change}, the moment of inertia becomes`,
    ]),
    answer,
    mistakes: [
      { value: inertia(first * mass * size), because: say`the ${body.size} enters with its square` },
      {
        value: inertia(first * size * size * (mass === 1 ? 2 : 1)),
        because: say`the mass was counted wrongly`,
      },
      { value: inertia(first * mass), because: say`the change of the ${body.size} was left out` },
      { value: inertia(first * mass * size ** 3), because: say`the ${body.size} was cubed` },
      { value: inertia(first * (mass + size)), because: say`the two factors were added` },
      { value: inertia(first), because: say`that is the moment of inertia before the change` },
    ],
    steps: [
      say`I goes with M and with the square of the ${body.size}.`,
      say`${first} × ${mass} × ${size}² = ${answer}`,
    ],
  }
}

function fromOtherAxis(rng: Random) {
  const body = rng.pick(BODIES)
  const [one, other] = rng.sample<(typeof BODIES)[number]['axes'][number]>([...body.axes], 2)
  const [axis, p, q] = one
  const [wantedAxis, r, s] = other
  const unit = rng.int(1, 30) / 10
  const first = unit * p * s
  const value = unit * r * q
  const answer = inertia(value)
  return {
    concept: [body.concept, 'moment-of-inertia'],
    given: { find: 'other-axis' as const, inertia: first, known: [p, q] as const, wanted: [r, s] as const },
    prompt: rng.pick([
      say`The moment of inertia of a ${body.name} ${axis} is ${inertia(first)}. ${ask(rng, say`its moment of inertia ${wantedAxis}`)}`,
      say`A ${body.name} has the moment of inertia ${inertia(first)} ${axis}. How large is it ${wantedAxis}?`,
    ]),
    answer,
    mistakes: [
      { value: inertia(first), because: say`the moment of inertia is not the same for both axes` },
      {
        value: inertia((first * p * s) / (q * r)),
        because: say`the ratio of the two factors was turned round`,
      },
      { value: inertia(first * 2), because: say`it was doubled, which holds for other axes` },
      { value: inertia(first / 2), because: say`it was halved, which holds for other axes` },
      { value: inertia(first + value), because: say`both moments of inertia were added` },
      { value: inertia((first * r) / s), because: say`the factor of the second axis alone was used` },
    ],
    steps: [
      say`For a ${body.short} ${axis}: I = ${formula(p, q, body.size)}; ${wantedAxis}: I = ${formula(r, s, body.size)}`,
      say`So ${first} × (${part(r, s)}) ÷ (${part(p, q)}) = ${answer}`,
    ],
  }
}

function ratioOfAxes(rng: Random) {
  const body = rng.pick(BODIES)
  const [one, other] = rng.sample<(typeof BODIES)[number]['axes'][number]>([...body.axes], 2)
  const [axis, p, q] = one
  const [otherAxis, r, s] = other
  const answer = ratio(p * s, r * q)
  return {
    concept: [body.concept, 'moment-of-inertia'],
    given: { find: 'ratio' as const, first: [p, q] as const, second: [r, s] as const },
    prompt: rng.pick([
      say`${ask(rng, say`the ratio of the moment of inertia of a ${body.name} ${axis} to that ${otherAxis}`)}`,
      say`The moments of inertia of a ${body.name} ${axis} and ${otherAxis} are in the ratio`,
    ]),
    answer,
    mistakes: [
      { value: ratio(r * q, p * s), because: say`the ratio was turned round` },
      { value: ratio(1, 1), because: say`the two axes have different moments of inertia` },
      { value: ratio(p * s, p * s + r * q), because: say`it was compared with the sum of both` },
      { value: ratio(1, 2), because: say`that is the ratio of other axes` },
      { value: ratio(2, 1), because: say`that is not the ratio of these two axes` },
      { value: ratio(p * p * s * s, r * r * q * q), because: say`the ratio was squared` },
    ],
    steps: [
      say`The first is ${formula(p, q, body.size)}, the second ${formula(r, s, body.size)}.`,
      say`Their ratio is ${answer}`,
    ],
  }
}
