import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { kilograms, metres } from '../../../kit/values/quantities.ts'
import type { Unit } from '../../../kit/values/units.ts'
import { quantity, ratio } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { render, say } from '../../../kit/wording/say.ts'

/** "What is the moment of inertia of a disc of 4 kg and radius 0.5 m about a diameter?" */
export const momentOfInertia = defineGenerator({
  id: 'physics/moment-of-inertia',
  version: 6,
  concepts: [
    'moment-of-inertia-of-disc',
    'moment-of-inertia-of-ring',
    'moment-of-inertia-of-rod',
    'moment-of-inertia-of-sphere',
    'moment-of-inertia',
  ],
  levels: {
    easy: { forms: [...often(3, fromMassAndSize), ...often(2, changedSize)] },
    medium: {
      forms: [
        ...often(80, massFromInertia),
        ...often(30, fromOtherAxis),
        ...often(40, withParticle),
        ...often(40, onOneAxis),
        ratioOfAxes,
      ],
    },
    hard: {
      forms: [withHole, ...often(3, offCentre), ...often(6, spunUp), ...often(8, rotorEnergy)],
    },
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
      case 'sum':
        // Each body through its radius of gyration.
        return given.bodies.reduce(
          (sum, { parts, of, mass, size }) => sum + mass * (size * Math.sqrt(parts / of)) ** 2,
          0,
        )
      case 'energy':
        // Each body as if all its mass went round at its radius of gyration.
        return given.bodies.reduce(
          (sum, { parts, of, mass, size }) =>
            sum + (mass * (given.omega * size * Math.sqrt(parts / of)) ** 2) / 2,
          0,
        )
      case 'hole': {
        // The whole disc less the piece, each about its own centre and moved to the axis.
        const piece = given.mass * given.part ** 2
        const radius = given.radius * given.part
        const whole = 0.5 * given.mass * given.radius ** 2
        return whole - (0.5 * piece * radius ** 2 + piece * (given.away * given.radius) ** 2)
      }
      case 'off-centre':
        return given.mass * ((given.size * Math.sqrt(given.parts / given.of)) ** 2 + given.away ** 2)
      case 'spun': {
        // The angular momentum gained is torque times time.
        const whole = (given.parts / given.of) * given.mass * given.size ** 2
        return bisect((speed) => whole * speed - given.force * given.size * given.time, 1e5)
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

/** Radii and lengths in metres. */
const SIZES = [
  0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1, 1.2, 1.25, 1.4, 1.5, 1.6, 1.8,
  2,
]

const RADII_OF_SPHERES = [0.06, 0.08, 0.1, 0.12, 0.14, 0.15, 0.16, 0.18, 0.2, 0.24, 0.25, 0.28, 0.3] as const

/** A solid sphere is made of wood or metal: 400 to 12,000 kg/m³. */
const isLikely = (body: string, mass: number, radius: number): boolean => {
  const density = mass / (4.19 * radius ** 3)
  return body !== 'sphere' || (density >= 400 && density <= 12_000)
}

/** Few spheres are both handy and likely: the others are drawn more often. */
const [DISC, RING, ROD, SPHERE] = BODIES
const DRAWN_BODIES = [...often(3, DISC), ...often(3, RING), ...often(2, ROD), SPHERE]

function drawBody(rng: Random) {
  const body = rng.pick(DRAWN_BODIES)
  const [axis, parts, of] = rng.pick(body.axes)
  const [mass, size] = rng.until(
    () => [rng.int(1, 120) / 2, rng.pick(body.short === 'sphere' ? RADII_OF_SPHERES : SIZES)] as const,
    ([m, r]) =>
      Number.isInteger(Math.round(((parts * m * r * r) / of) * 1e6) / 1e3) && isLikely(body.short, m, r),
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
      say`A ${name} has a mass of ${kilograms(mass)} and a ${size} of ${metres(length)}. ${ask(rng, say`its moment of inertia ${axis}`)}`,
      say`What is the moment of inertia of a ${name} of mass ${kilograms(mass)} and ${size} ${metres(length)} ${axis}?`,
      say`The ${size} of a ${name} is ${metres(length)} and its mass is ${kilograms(mass)}. How large is its moment of inertia ${axis}?`,
      say`A ${name} (mass ${kilograms(mass)}, ${size} ${metres(length)}) turns ${axis}. Its moment of inertia is:`,
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
      say`A ${name} with the ${size} ${metres(length)} turns ${axis}, and its moment of inertia is found to be ${inertia(value)}. Calculate the mass of the ${short}.`,
      say`In a machine, a ${name} of ${size} ${metres(length)} rotates ${axis}. Its moment of inertia is ${inertia(value)}. ${ask(rng, 'its mass')}`,
      say`What must be the mass of a ${name} of ${size} ${metres(length)}, if its moment of inertia ${axis} is to be ${inertia(value)}?`,
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
  const first = rng.int(2, 160) / 10
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
  const body = rng.pick(DRAWN_BODIES)
  const [one, other] = rng.sample<(typeof BODIES)[number]['axes'][number]>([...body.axes], 2)
  const [axis, p, q] = one
  const [wantedAxis, r, s] = other
  const unit = rng.int(1, 240) / 20
  const common = gcd(p * s, r * q)
  const [knownPart, wantedPart] = [(p * s) / common, (r * q) / common]
  const first = Math.round(unit * knownPart * 1000) / 1000
  const value = Math.round(unit * wantedPart * 1000) / 1000
  const answer = inertia(value)
  return {
    concept: [body.concept, 'moment-of-inertia'],
    given: { find: 'other-axis' as const, inertia: first, known: [p, q] as const, wanted: [r, s] as const },
    prompt: rng.pick([
      say`The moment of inertia of a ${body.name} ${axis} is ${inertia(first)}. ${ask(rng, say`its moment of inertia ${wantedAxis}`)}`,
      say`A ${body.name} has the moment of inertia ${inertia(first)} ${axis}. How large is it ${wantedAxis}?`,
      say`For a ${body.name}, the moment of inertia is ${inertia(first)} ${axis}. Find it ${wantedAxis}.`,
      say`If the moment of inertia of a ${body.name} ${axis} is ${inertia(first)}, that of the same ${body.short} ${wantedAxis} is:`,
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
      say`The two are in the ratio ${knownPart} : ${wantedPart}.`,
      say`So ${first} × ${wantedPart} ÷ ${knownPart} = ${answer}`,
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

/** Where a small body is fixed, with its distance from the axis as a part of the size. */
const WITH_PARTICLE = [
  { body: 0, axis: 0, place: 'at a point of its rim', away: [1, 1] },
  { body: 0, axis: 0, place: 'halfway between its centre and its rim', away: [1, 2] },
  { body: 1, axis: 0, place: 'at a point of the ring', away: [1, 1] },
  { body: 2, axis: 0, place: 'at one of its ends', away: [1, 2] },
  { body: 2, axis: 1, place: 'at the end away from the axis', away: [1, 1] },
  { body: 2, axis: 1, place: 'at its midpoint', away: [1, 2] },
] as const

/** "A small body of 0.5 kg is fixed at the rim of a disc of 4 kg and radius 0.2 m. What is the moment of inertia of both?" */
function withParticle(rng: Random) {
  const { body: at, axis: axisAt, place, away } = rng.pick(WITH_PARTICLE)
  const body = BODIES[at]
  const [axis, parts, of] = body.axes[axisAt]
  const [mass, small, size] = rng.until(
    () => [rng.int(2, 40) / 2, rng.int(1, 30) / 10, rng.pick(SIZES)] as const,
    ([m, added, r]) =>
      added < m && isShort((parts * m * r * r) / of) && isShort((added * r * r * away[0]) / away[1] ** 2),
  )
  const distance = Math.round(((size * away[0]) / away[1]) * 1e6) / 1e6
  const own = (parts * mass * size * size) / of
  const more = small * distance * distance
  const answer = inertia(own + more)
  return {
    concept: [body.concept, 'moment-of-inertia'],
    given: {
      find: 'sum' as const,
      bodies: [
        { parts, of, mass, size },
        { parts: 1, of: 1, mass: small, size: distance },
      ],
    },
    prompt: rng.pick([
      say`A ${body.name} of mass ${kilograms(mass)} and ${body.size} ${metres(size)} can turn ${axis}. A small body of mass ${kilograms(small)} is fixed ${place}. ${ask(rng, 'the moment of inertia of the two together')}`,
      say`A ${body.name} has a mass of ${kilograms(mass)} and a ${body.size} of ${metres(size)}, and carries a particle of mass ${kilograms(small)} fixed ${place}. What is the moment of inertia of the system ${axis}?`,
      say`At first only a ${body.name} (mass ${kilograms(mass)}, ${body.size} ${metres(size)}) turns ${axis}. Then a lump of clay of ${kilograms(small)} is stuck to it ${place}. How large is the moment of inertia now?`,
      say`A student fixes a small piece of lead of ${kilograms(small)} to a ${body.name} ${place}. The ${body.short} alone has a mass of ${kilograms(mass)} and a ${body.size} of ${metres(size)}. Calculate the moment of inertia of the whole ${axis}.`,
      say`The mass of a ${body.name} is ${kilograms(mass)}, its ${body.size} ${metres(size)}. With a point mass of ${kilograms(small)} ${place}, its moment of inertia ${axis} becomes:`,
    ]),
    answer,
    mistakes: [
      { value: inertia(own), because: say`the small body was left out` },
      { value: inertia(more), because: say`the ${body.short} itself was left out` },
      { value: inertia(Math.abs(own - more)), because: say`the two moments of inertia were subtracted` },
      {
        value: inertia((parts * (mass + small) * size * size) / of),
        because: say`the small body was counted with the factor of the ${body.short}`,
      },
      {
        value: inertia(own + small * distance),
        because: say`the distance of the small body was not squared`,
      },
      { value: inertia(own + more / 2), because: say`the small body was given the factor 1/2` },
      { value: inertia(own + 2 * more), because: say`the small body was counted twice` },
      {
        value: inertia((mass + small) * size * size),
        because: say`all the mass was taken to be at the distance ${metres(size)}`,
      },
    ],
    steps: [
      say`For a ${body.short} ${axis}: I = ${formula(parts, of, body.size)}`,
      say`${part(parts, of)} × ${mass} × ${size}² = ${inertia(own)}`,
      say`The small body is ${metres(distance)} from the axis: ${small} × ${distance}² = ${inertia(more)}`,
      say`Together they have ${answer}`,
    ],
  }
}

/** At most three decimals. */
const isShort = (value: number): boolean => Number.isInteger(Math.round(value * 1e6) / 1e3)

/** Bodies that turn about their own axis, with the factor of MR². */
const ON_AXIS = [
  { name: 'uniform disc', concept: 'moment-of-inertia-of-disc', parts: 1, of: 2 },
  { name: 'thin ring', concept: 'moment-of-inertia-of-ring', parts: 1, of: 1 },
  { name: 'solid sphere', concept: 'moment-of-inertia-of-sphere', parts: 2, of: 5 },
] as const

/** Two different bodies on one shaft, neither of them negligible. */
function drawPair(rng: Random) {
  const draw = () => {
    const body = rng.pick(ON_AXIS)
    const sizes = body.name === 'solid sphere' ? RADII_OF_SPHERES : SIZES.slice(0, 16)
    return { ...body, mass: rng.int(1, 40) / 2, size: rng.pick(sizes) }
  }
  const inertiaOf = ({ parts, of, mass, size }: ReturnType<typeof draw>) => (parts * mass * size * size) / of
  const [one, other] = rng.until(
    () => [draw(), draw()] as const,
    ([first, second]) =>
      first.name !== second.name &&
      [first, second].every(({ name, mass, size }) => isLikely(name.replace('solid ', ''), mass, size)) &&
      isShort(inertiaOf(first)) &&
      isShort(inertiaOf(second)) &&
      inertiaOf(first) < 6 * inertiaOf(second) &&
      inertiaOf(second) < 6 * inertiaOf(first),
  )
  const tell = ({ name, mass, size }: ReturnType<typeof draw>) =>
    say`a ${name} of mass ${kilograms(mass)} and radius ${metres(size)}`
  const flat = [one, other]
    .filter(({ name }) => name !== 'solid sphere')
    .map(({ name }) => name.split(' ')[1])
  const upright =
    flat.length === 2 ? 'perpendicular to both planes' : `perpendicular to the plane of the ${flat[0] ?? ''}`
  return { one, other, first: inertiaOf(one), second: inertiaOf(other), tell, upright }
}

/** "A disc of 4 kg and radius 0.5 m and a ring of 2 kg and radius 0.3 m are fixed on one shaft. Find the moment of inertia." */
function onOneAxis(rng: Random) {
  const { one, other, first, second, tell, upright } = drawPair(rng)
  const answer = inertia(first + second)
  const square = (mass: number, size: number) => mass * size * size
  return {
    concept: [one.concept, 'moment-of-inertia'],
    given: {
      find: 'sum' as const,
      bodies: [one, other].map(({ parts, of, mass, size }) => ({ parts, of, mass, size })),
    },
    prompt: rng.pick([
      say`A light shaft passes through the centres of ${tell(one)} and ${tell(other)}, ${upright}; both are fixed to it. ${ask(rng, 'the moment of inertia of the system about the shaft')}`,
      say`${capital(render(tell(one)))} and ${render(tell(other))} are mounted on one light axle, which passes through both centres ${upright}. What is their total moment of inertia about it?`,
      say`In a machine, ${tell(one)} turns together with ${tell(other)} about a common axis through their centres, ${upright}. How large is the moment of inertia of both?`,
      say`Two bodies are joined so that their centres lie on the axis of rotation: ${tell(one)}, and ${tell(other)}. If the axis is ${upright}, what is the moment of inertia of the combination about it?`,
      say`The rotor of a model consists of ${tell(one)} with ${tell(other)} beside it, on an axis of negligible mass through the centres, ${upright}. Calculate its moment of inertia about that axis.`,
    ]),
    answer,
    mistakes: [
      { value: inertia(first), because: say`only the ${one.name} was counted` },
      { value: inertia(second), because: say`only the ${other.name} was counted` },
      { value: inertia(Math.abs(first - second)), because: say`the two moments of inertia were subtracted` },
      {
        value: inertia(square(one.mass, one.size) + square(other.mass, other.size)),
        because: say`both were taken as MR²`,
      },
      {
        value: inertia((square(one.mass, one.size) + square(other.mass, other.size)) / 2),
        because: say`both were taken as 1/2 MR²`,
      },
      {
        value: inertia(
          (square(one.mass, one.size) * other.parts) / other.of +
            (square(other.mass, other.size) * one.parts) / one.of,
        ),
        because: say`the factors of the two bodies were exchanged`,
      },
      {
        value: inertia(
          (one.parts * one.mass * one.size) / one.of + (other.parts * other.mass * other.size) / other.of,
        ),
        because: say`the radii were not squared`,
      },
    ],
    steps: [
      say`About the common axis the moments of inertia are added.`,
      say`For the ${one.name}: ${part(one.parts, one.of)} × ${one.mass} × ${one.size}² = ${inertia(first)}`,
      say`For the ${other.name}: ${part(other.parts, other.of)} × ${other.mass} × ${other.size}² = ${inertia(second)}`,
      say`Together they have ${answer}`,
    ],
  }
}

/** "From a disc of 8 kg and radius 0.4 m a round piece of radius 0.2 m is cut out ... What is the moment of inertia of what is left?" */
function withHole(rng: Random) {
  const isAside = rng.chance(0.5)
  const {
    mass,
    radius,
    part: share,
  } = rng.until(
    () => ({
      mass: rng.int(2, 40),
      radius: rng.pick(SIZES),
      part: isAside ? 0.5 : rng.pick([0.5, 0.5, 0.2, 0.4]),
    }),
    (drawn) => {
      const piece = drawn.mass * drawn.part ** 2
      const left = 0.5 * drawn.mass * drawn.radius ** 2 * (1 - drawn.part ** 4)
      return (
        isLikely('disc', drawn.mass, drawn.radius) &&
        isShort(left) &&
        isShort(piece * drawn.radius ** 2 * drawn.part ** 2) &&
        isShort(0.5 * drawn.mass * drawn.radius ** 2) &&
        isShort(0.5 * piece * (drawn.radius * drawn.part) ** 2)
      )
    },
  )
  const away = isAside ? 0.5 : 0
  const clean = (value: number) => Math.round(value * 1e6) / 1e6
  const hole = clean(radius * share)
  const piece = clean(mass * share ** 2)
  const whole = 0.5 * mass * radius ** 2
  const own = 0.5 * piece * hole ** 2
  const cut = own + piece * (away * radius) ** 2
  const answer = inertia(whole - cut)
  const where = isAside
    ? say`whose edge touches the rim and passes through the centre`
    : say`with the same centre`
  return {
    concept: ['moment-of-inertia-of-disc', 'moment-of-inertia'],
    given: { find: 'hole' as const, mass, radius, part: share, away },
    prompt: rng.pick([
      say`From a uniform disc of mass ${kilograms(mass)} and radius ${metres(radius)}, a circular piece of radius ${metres(hole)} is cut out, ${where}. What is the moment of inertia of the rest about the axis through the centre of the disc and perpendicular to its plane?`,
      say`A circular hole of radius ${metres(hole)}, ${where}, is made in a uniform disc of radius ${metres(radius)}, whose mass was ${kilograms(mass)} before. Find the moment of inertia of what is left about the axis through the centre of the disc, perpendicular to its plane.`,
      say`A uniform disc has a mass of ${kilograms(mass)} and a radius of ${metres(radius)}. After a round piece of radius ${metres(hole)}, ${where}, has been removed, its moment of inertia about the perpendicular axis through the centre of the disc is:`,
    ]),
    answer,
    mistakes: [
      { value: inertia(whole), because: say`the hole was left out` },
      {
        value: inertia(whole - 0.5 * mass * hole ** 2),
        because: say`the piece was given the mass of the whole disc`,
      },
      { value: inertia(cut), because: say`that is the moment of inertia of the piece` },
      { value: inertia(whole + cut), because: say`the piece was added` },
      ...(isAside
        ? [{ value: inertia(whole - own), because: say`the piece was taken about its own centre` }]
        : [
            {
              value: inertia(0.5 * (mass - piece) * radius ** 2),
              because: say`the rest was taken as a full disc`,
            },
          ]),
      {
        value: inertia(0.5 * (mass - piece) * (radius - hole) ** 2),
        because: say`the radii were subtracted`,
      },
    ],
    steps: [
      say`The whole disc: ½ × ${mass} × ${radius}² = ${inertia(whole)}`,
      say`Masses go as areas, so the piece has ${mass} × ${share}² = ${kilograms(piece)}`,
      say`About its own centre it has ½ × ${piece} × ${hole}² = ${inertia(own)}`,
      isAside
        ? say`Its centre is ${metres(hole)} from the axis, which adds ${piece} × ${hole}² = ${inertia(cut - own)}`
        : say`Its centre lies on the axis, so nothing is added.`,
      say`What is left has ${answer}`,
    ],
  }
}

/** Bodies with an axis parallel to one through the centre. */
const PARALLEL = [
  { body: 0, axis: 0, where: 'perpendicular to its plane through the midpoint of a radius', away: 1 / 2 },
  {
    body: 1,
    axis: 1,
    where: 'in its plane, parallel to a diameter and halfway between centre and rim',
    away: 1 / 2,
  },
  {
    body: 0,
    axis: 1,
    where: 'in its plane, parallel to a diameter and halfway between centre and rim',
    away: 1 / 2,
  },
  { body: 2, axis: 0, where: 'perpendicular to it at a quarter of its length from one end', away: 1 / 4 },
  { body: 2, axis: 0, where: 'perpendicular to it at a fifth of its length from one end', away: 3 / 10 },
  { body: 3, axis: 0, where: 'parallel to a diameter at half the radius from the centre', away: 1 / 2 },
  { body: 3, axis: 0, where: 'parallel to a diameter at twice the radius from the centre', away: 2 },
] as const

/** "What is the moment of inertia of a rod of 6 kg and length 2 m about an axis a quarter of its length from one end?" */
function offCentre(rng: Random) {
  const { body: at, axis: axisAt, where, away: share } = rng.pick(PARALLEL)
  const body = BODIES[at]
  const [, parts, of] = body.axes[axisAt]
  const { mass, size } = rng.until(
    () => ({
      mass: rng.int(2, 60) / 2,
      size: rng.pick(body.short === 'sphere' ? RADII_OF_SPHERES : SIZES),
    }),
    (drawn) =>
      isLikely(body.short, drawn.mass, drawn.size) &&
      isShort((parts * drawn.mass * drawn.size ** 2) / of) &&
      isShort(drawn.mass * (drawn.size * share) ** 2),
  )
  const away = Math.round(size * share * 1e6) / 1e6
  const own = (parts * mass * size ** 2) / of
  const more = mass * away ** 2
  const answer = inertia(own + more)
  return {
    concept: [body.concept, 'moment-of-inertia'],
    given: { find: 'off-centre' as const, parts, of, mass, size, away },
    prompt: rng.pick([
      say`A ${body.name} of mass ${kilograms(mass)} and ${body.size} ${metres(size)} turns about an axis ${where}. ${ask(rng, 'its moment of inertia about this axis')}`,
      say`What is the moment of inertia of a ${body.name} (mass ${kilograms(mass)}, ${body.size} ${metres(size)}) about an axis ${where}?`,
      say`In an experiment a ${body.short} swings about an axis ${where}. It is uniform, with a mass of ${kilograms(mass)} and a ${body.size} of ${metres(size)}. By the theorem of parallel axes its moment of inertia is:`,
      say`The mass of a ${body.name} is ${kilograms(mass)} and its ${body.size} is ${metres(size)}. About an axis ${where}, its moment of inertia is:`,
    ]),
    answer,
    mistakes: [
      { value: inertia(own), because: say`the axis was taken through the centre` },
      { value: inertia(more), because: say`only the term Md² was counted` },
      { value: inertia(own + more / 2), because: say`half of Md² was added` },
      { value: inertia(Math.abs(own - more)), because: say`Md² was taken off` },
      { value: inertia(own + mass * away), because: say`the distance was not squared` },
      {
        value: inertia(own + mass * size ** 2),
        because: say`the whole ${body.size} was taken as the distance`,
      },
      { value: inertia(own + 2 * more), because: say`Md² was added twice` },
    ],
    steps: [
      say`About the parallel axis through the centre: I = ${formula(parts, of, body.size)}`,
      say`${part(parts, of)} × ${mass} × ${size}² = ${inertia(own)}`,
      say`The axis is ${metres(away)} away from the centre.`,
      say`By the theorem of parallel axes Md² is added: ${mass} × ${away}² = ${inertia(more)}`,
      say`Together that is ${answer}`,
    ],
  }
}

/** "A force of 10 N acts along the rim of a disc of 4 kg and radius 0.5 m at rest for 3 s. What is its angular speed then?" */
function spunUp(rng: Random) {
  const body = rng.pick([BODIES[0], BODIES[1]])
  const [, parts, of] = body.axes[0]
  const { mass, size, force, time } = rng.until(
    () => ({
      mass: rng.int(2, 40) / 2,
      size: rng.pick(SIZES),
      force: rng.int(2, 40),
      time: rng.int(2, 12),
    }),
    (drawn) => {
      const speed = (drawn.force * drawn.time * of) / (parts * drawn.mass * drawn.size)
      return (
        Number.isInteger(Math.round(speed * 1e6) / 1e6) &&
        Number.isInteger(Math.round((speed / drawn.time) * 1e6) / 1e5) &&
        speed <= 200 &&
        isLikely(body.short, drawn.mass, drawn.size) &&
        isShort((parts * drawn.mass * drawn.size ** 2) / of)
      )
    },
  )
  const own = (parts * mass * size ** 2) / of
  const torque = Math.round(force * size * 1e6) / 1e6
  const speed = Math.round((torque * time) / own)
  const answer = quantity(speed, 'rad/s')
  return {
    concept: [body.concept, 'moment-of-inertia'],
    given: { find: 'spun' as const, parts, of, mass, size, force, time },
    prompt: rng.pick([
      say`A ${body.name} of mass ${kilograms(mass)} and radius ${metres(size)} can turn freely about the axis through its centre, perpendicular to its plane. A constant force of ${quantity(force, 'N')} acts along a tangent at its rim for ${quantity(time, 's')}. If it was at rest, what is its angular speed then?`,
      say`A string wound round the rim of a ${body.name} (mass ${kilograms(mass)}, radius ${metres(size)}) is pulled with ${quantity(force, 'N')}, so that the ${body.short} turns about its own axis, perpendicular to its plane. Find its angular speed ${quantity(time, 's')} after it has started from rest.`,
      say`On the rim of a ${body.name} at rest, whose mass is ${kilograms(mass)} and whose radius is ${metres(size)}, a tangential force of ${quantity(force, 'N')} acts. The ${body.short} turns without friction about the perpendicular axis through its centre. After ${quantity(time, 's')} its angular speed is:`,
    ]),
    answer,
    mistakes: [
      {
        value: (speed * parts) / of === speed ? speed / 2 : (speed * parts) / of,
        because: say`the moment of inertia was given the wrong factor`,
      },
      { value: speed * 2, because: say`the moment of inertia was taken half as large` },
      { value: speed / time, because: say`that number is the angular acceleration` },
      { value: speed * size, because: say`that number is the speed of the rim` },
      { value: (force * time) / mass, because: say`the formula of straight motion was used` },
      { value: (force * time) / own, because: say`the radius was left out of the torque` },
    ].flatMap(({ value, because }) => {
      const short = Math.round(value * 1e4) / 1e4
      return Number.isInteger(short * 10) ? [{ value: quantity(short, 'rad/s'), because }] : []
    }),
    steps: [
      say`I = ${formula(parts, of, 'radius')} = ${inertia(own)}`,
      say`Torque = force × radius = ${force} × ${size} = ${quantity(torque, 'N m')}`,
      say`Angular acceleration = torque ÷ I = ${Math.round((torque / own) * 1e6) / 1e6} rad/s²`,
      say`From rest, the angular speed is angular acceleration × time.`,
      say`After ${quantity(time, 's')} it is ${answer}`,
    ],
  }
}

/** "A disc of 4 kg and radius 0.5 m and a ring of 2 kg and radius 0.3 m turn together at 10 rad/s. What is their kinetic energy?" */
function rotorEnergy(rng: Random) {
  const { one, other, first, second, tell, upright, omega } = rng.until(
    () => ({ ...drawPair(rng), omega: rng.int(2, 20) }),
    (drawn) => isShort(0.5 * (drawn.first + drawn.second) * drawn.omega ** 2),
  )
  const joules = (value: number) => quantity(Math.round(value * 1e6) / 1e6, 'J')
  const square = omega ** 2
  const answer = joules(0.5 * (first + second) * square)
  const mr2 = one.mass * one.size ** 2 + other.mass * other.size ** 2
  const fast = quantity(omega, 'rad/s')
  return {
    concept: [one.concept, 'moment-of-inertia'],
    given: {
      find: 'energy' as const,
      bodies: [one, other].map(({ parts, of, mass, size }) => ({ parts, of, mass, size })),
      omega,
    },
    prompt: rng.pick([
      say`${capital(render(tell(one)))} and ${render(tell(other))} are fixed on one light axle through their centres, ${upright}. What is their kinetic energy when the axle turns at ${fast}?`,
      say`A light shaft passes through the centres of ${tell(one)} and ${tell(other)}, ${upright}. Find the energy needed to bring both from rest to an angular speed of ${fast}.`,
      say`In a machine, ${tell(one)} turns together with ${tell(other)} at ${fast} about a common axis through their centres, ${upright}. How much work must a brake do to stop them?`,
      say`The rotor of a model consists of ${tell(one)} with ${tell(other)} beside it, on an axis of negligible mass through the centres, ${upright}. At an angular speed of ${fast} its kinetic energy of rotation is:`,
    ]),
    answer,
    mistakes: [
      { value: joules((first + second) * square), because: say`the half was left out of the kinetic energy` },
      { value: joules(0.5 * first * square), because: say`only the ${one.name} was counted` },
      { value: joules(0.5 * second * square), because: say`only the ${other.name} was counted` },
      { value: joules(0.5 * mr2 * square), because: say`both were taken as MR²` },
      { value: joules(0.5 * (first + second) * omega), because: say`the angular speed was not squared` },
      { value: joules(0.25 * mr2 * square), because: say`both were taken as 1/2 MR²` },
    ],
    steps: [
      say`For the ${one.name}: ${part(one.parts, one.of)} × ${one.mass} × ${one.size}² = ${inertia(first)}`,
      say`For the ${other.name}: ${part(other.parts, other.of)} × ${other.mass} × ${other.size}² = ${inertia(second)}`,
      say`Together they have I = ${inertia(first + second)}`,
      say`Kinetic energy = ½Iω² = ½ × ${Math.round((first + second) * 1e6) / 1e6} × ${omega}²`,
      say`That is ${answer}`,
    ],
  }
}
