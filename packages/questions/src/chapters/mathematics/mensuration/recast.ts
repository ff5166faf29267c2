import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { addSlices } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, metres } from '../../../kit/values/quantities.ts'
import { count, number, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** "How many balls of radius 2 cm can be cast from a metal ball of radius 12 cm?" */
export const recast = defineGenerator({
  id: 'mensuration/recast',
  version: 7,
  concepts: [
    'melted-spheres',
    'melted-into-small-spheres',
    'melted-cubes',
    'melted-cylinders',
    'wire-from-a-sphere',
    'solid-figures',
  ],
  levels: {
    easy: { forms: [smallBalls, ...often(2, smallCubes)] },
    medium: { forms: [coneFromBall, cylinderFromBall, ...often(3, coins), ...often(2, rodToWire)] },
    hard: { forms: [wire, cubes, ...often(4, shell), ...often(4, twoBodies)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'balls':
        return ball(given.big) / ball(given.small)
      case 'cubes':
        return range(1, given.long / given.edge).reduce(
          (pieces) => pieces + (given.wide / given.edge) * (given.high / given.edge),
          0,
        )
      case 'cone-height':
        // The volume of a cone of height 1; the height is proportional to the volume.
        return ball(given.ball) / addSlices((up) => (given.radius * (1 - up)) ** 2, 1)
      case 'cylinder-height':
        return ball(given.ball) / addSlices(() => given.radius ** 2, 1)
      case 'rod-wire': {
        // Both are cylinders; all in centimetres until the end.
        const rod = addSlices(() => (given.rod / 2) ** 2, given.long)
        return rod / (given.wire / 20) ** 2 / 100
      }
      case 'coins':
        return (given.radius ** 2 * given.height) / ((given.across / 2) ** 2 * given.thick)
      case 'shell': {
        // The hollow is taken off slice by slice, and the new body has the same volume.
        const metal = ball(given.outer) - ball(given.inner)
        const unit = addSlices(
          (up) => (given.body === 'cone' ? given.radius * (1 - up) : given.radius) ** 2,
          1,
        )
        return metal / unit
      }
      case 'two-bodies': {
        const cone = addSlices((up) => (given.radius * (1 - up / given.height)) ** 2, given.height)
        const total =
          given.top === 'hemisphere' ? cone + ball(given.radius) / 2 : cone + given.radius ** 2 * given.long
        return total / ball(given.small)
      }
      case 'wire':
        return ball(given.ball) / given.wire ** 2 / 100
      case 'one-cube': {
        const total = given.edges.reduce((sum, edge) => sum + edge ** 3, 0)
        return range(1, 200).find((edge) => edge ** 3 === total) ?? Number.NaN // balls as well: 4/3 π is in all of them
      }
    }
  },
})

/** The volume of a ball in units of π. */
const ball = (radius: number) => addSlices((up) => radius ** 2 - (up - radius) ** 2, 2 * radius)

const METALS = ['lead', 'copper', 'brass', 'silver', 'tin', 'wax', 'zinc', 'bronze', 'gold', 'steel']

function smallBalls(rng: Random) {
  const { small, times } = rng.until(
    () => ({ small: rng.pick([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6]), times: rng.int(2, 10) }),
    (drawn) => drawn.small * drawn.times <= 42 && drawn.small * drawn.times >= 2,
  )
  const big = small * times
  const metal = rng.pick(METALS)
  const answer = count(times ** 3)
  return {
    concept: ['melted-spheres', 'melted-into-small-spheres', 'solid-figures'],
    given: { find: 'balls' as const, big, small },
    prompt: rng.pick([
      say`A solid ${metal} sphere of radius ${cm(big)} is melted and recast into small spheres of radius ${cm(small)} each. ${ask(rng, 'the number of such spheres formed')}`,
      say`How many spherical ${rng.pick(['balls', 'bullets', 'beads'])} of diameter ${cm(2 * small)} can be made by melting a ${metal} sphere of diameter ${cm(2 * big)}?`,
      say`A ${metal} sphere of radius ${cm(big)} is melted to form small ${rng.pick(['balls', 'spherical balls', 'beads'])}, each of diameter ${cm(2 * small)}. ${ask(rng, say`the number of ${rng.pick(['balls', 'such pieces'])} so formed`)}`,
      say`A solid ${metal} ball of diameter ${cm(2 * big)} is recast into identical balls of radius ${cm(small)}. ${ask(rng, 'the number of small balls')}`,
    ]),
    answer,
    mistakes: [
      { value: times, because: say`the radii were divided without cubing` },
      { value: times ** 2, because: say`the squares of the radii were compared` },
      { value: 2 * times ** 3, because: say`the result was doubled` },
      { value: 3 * times, because: say`the ratio of the radii was multiplied by 3 instead of cubed` },
      { value: times ** 3 / 2, because: say`the small balls were taken for twice as large` },
      { value: times ** 4, because: say`the fourth power was taken instead of the cube` },
      { value: (times - 1) ** 3, because: say`the small radius was taken off the big one before dividing` },
      { value: 8 * times ** 3, because: say`a diameter was compared with a radius` },
    ],
    steps: [
      say`Both volumes are 4/3 × π × radius³, so the number is (${big} ÷ ${small})³.`,
      say`${times}³ = ${answer}`,
    ],
  }
}

function smallCubes(rng: Random) {
  const edge = rng.int(2, 7)
  const [a, b, c] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)]
  const [long, wide, high] = [
    edge * Math.max(a, b, c),
    edge * (a + b + c - Math.max(a, b, c) - Math.min(a, b, c)),
    edge * Math.min(a, b, c),
  ]
  const metal = rng.pick(METALS)
  const key = a * b * c
  const answer = count(key)
  return {
    concept: ['melted-cubes', 'solid-figures'],
    given: { find: 'cubes' as const, long, wide, high, edge },
    prompt: rng.pick([
      say`A ${metal} cuboid measuring ${cm(long)} × ${cm(wide)} × ${cm(high)} is melted and recast into cubes of edge ${cm(edge)}. ${ask(rng, 'the number of cubes formed')}`,
      say`How many cubes of edge ${cm(edge)} can be ${rng.pick(['cut from', 'made from', 'cast from'])} a block of ${metal} ${cm(long)} long, ${cm(wide)} wide and ${cm(high)} high?`,
      say`The length, breadth and height of a solid ${metal} ${rng.pick(['block', 'bar', 'slab'])} are ${cm(long)}, ${cm(wide)} and ${cm(high)}, respectively. It is melted to make cubes of side ${cm(edge)} each. ${ask(rng, 'the number of cubes')}`,
      say`If a cuboidal block of ${metal} of dimensions ${cm(long)}, ${cm(wide)} and ${cm(high)} is recast into ${rng.pick(['dice', 'small cubes', 'identical cubes'])} of side ${cm(edge)}, how many of them will be obtained?`,
    ]),
    answer,
    mistakes: [
      {
        value: key * edge,
        because: say`the area of a face of the small cube was used instead of its volume`,
      },
      { value: key * edge ** 2, because: say`the volume was divided by the edge only` },
      { value: a + b + c, because: say`the pieces along the three edges were added instead of multiplied` },
      { value: key / 2, because: say`only half of the block was counted` },
      { value: 2 * (a * b + b * c + c * a), because: say`the surface was divided instead of the volume` },
      { value: (long * wide) / edge ** 2, because: say`only one layer was counted` },
      { value: (wide * high) / edge ** 2, because: say`only the layer at one end was counted` },
      { value: 2 * key, because: say`every cube was counted twice` },
    ],
    steps: [
      say`Volume of the block = ${long} × ${wide} × ${high} = ${long * wide * high} cm³; of a cube ${edge}³ = ${edge ** 3} cm³`,
      say`${long * wide * high} ÷ ${edge ** 3} = ${answer}`,
    ],
  }
}

/** Radius of a ball, and of a cone or cylinder of the same volume whose height has at most one decimal. */
const bodiesOfBalls = (times: number) =>
  range(4, 60).flatMap((halves) =>
    range(3, 84).flatMap((ends) => {
      const [from, radius] = [halves / 2, ends / 2]
      const height = (times * from ** 3) / radius ** 2
      return Math.abs(2 * height - Math.round(2 * height)) < 1e-9 &&
        height >= 2 &&
        height <= 96 &&
        radius !== from
        ? [{ ball: from, radius, height: Math.round(2 * height) / 2 }]
        : []
    }),
  )
const CONES = bodiesOfBalls(4)
const CYLINDERS = bodiesOfBalls(4 / 3)

function coneFromBall(rng: Random) {
  const { ball: from, radius, height } = rng.pick(CONES)
  const metal = rng.pick(METALS)
  const answer = cm(height)
  return {
    concept: ['melted-spheres', 'solid-figures'],
    given: { find: 'cone-height' as const, ball: from, radius },
    prompt: rng.pick([
      say`A solid ${metal} sphere of radius ${cm(from)} is melted and recast into a right circular cone of base radius ${cm(radius)}. ${ask(rng, 'the height of the cone')}`,
      say`A ${rng.pick(['solid ball', 'sphere'])} of ${metal} of diameter ${cm(2 * from)} is melted to form a cone whose base diameter is ${cm(2 * radius)}. ${ask(rng, 'the height of the cone')}`,
      say`A ${metal} cone of base radius ${cm(radius)} has the same volume as a ${rng.pick(['solid sphere', 'sphere'])} of radius ${cm(from)}. ${ask(rng, 'its height')}`,
      say`The radius of a ${metal} sphere is ${cm(from)}. It is recast into a solid cone with a base of diameter ${cm(2 * radius)}. What will be the height of the cone so formed?`,
    ]),
    answer,
    mistakes: [
      { value: height / 4, because: say`the factor 4 of the sphere was forgotten` },
      { value: height / 3, because: say`the formula of a cylinder was used instead of a cone` },
      { value: height / 2, because: say`a hemisphere was taken instead of the sphere` },
      { value: 3 * height, because: say`the division by 3 was forgotten for the sphere` },
      { value: 2 * height, because: say`the height was doubled` },
      { value: (4 * from ** 2) / radius, because: say`the radii were used with one power less` },
      { value: 8 * height, because: say`the diameter of the sphere was taken for its radius` },
    ],
    steps: [
      say`The volumes are equal: 1/3 × π × ${radius}² × height = 4/3 × π × ${from}³`,
      say`So ${radius}² × height = 4 × ${from}³ = ${4 * from ** 3}`,
      say`Height = ${4 * from ** 3} ÷ ${radius ** 2} = ${answer}`,
    ],
  }
}

function cylinderFromBall(rng: Random) {
  const { ball: from, radius, height } = rng.pick(CYLINDERS)
  const metal = rng.pick(METALS)
  const answer = cm(height)
  return {
    concept: ['melted-spheres', 'solid-figures'],
    given: { find: 'cylinder-height' as const, ball: from, radius },
    prompt: rng.pick([
      say`A solid ${metal} sphere of radius ${cm(from)} is melted and recast into a solid cylinder of base radius ${cm(radius)}. ${ask(rng, 'the height of the cylinder')}`,
      say`A ${rng.pick(['solid ball', 'sphere'])} of ${metal} of diameter ${cm(2 * from)} is melted to form a cylinder whose base diameter is ${cm(2 * radius)}. ${ask(rng, 'the height of the cylinder')}`,
      say`A ${metal} cylinder of base radius ${cm(radius)} has the same volume as a ${rng.pick(['solid sphere', 'sphere'])} of radius ${cm(from)}. ${ask(rng, 'its height')}`,
    ]),
    answer,
    mistakes: [
      { value: height / 4, because: say`the factor 4 of the sphere was forgotten` },
      { value: 3 * height, because: say`the formula of a cone was used instead of a cylinder` },
      { value: height / 2, because: say`a hemisphere was taken instead of the sphere` },
      { value: (3 * height) / 4, because: say`the factor 4/3 of the sphere was forgotten` },
      { value: 2 * height, because: say`the height was doubled` },
      { value: (4 * from ** 2) / (3 * radius), because: say`the radii were used with one power less` },
      { value: 8 * height, because: say`the diameter of the sphere was taken for its radius` },
    ],
    steps: [
      say`The volumes are equal: π × ${radius}² × height = 4/3 × π × ${from}³`,
      say`So ${radius}² × height = 4/3 × ${from ** 3} = ${(4 * from ** 3) / 3}`,
      say`Height = ${(4 * from ** 3) / 3} ÷ ${radius ** 2} = ${answer}`,
    ],
  }
}

/** Diameter of the rod in cm and of the wire in mm, length of the rod in cm, for wires of at most one decimal of a metre. */
const RODS = [1, 1.2, 1.5, 1.6, 1.8, 2, 2.4, 2.5, 3, 3.2, 3.5, 3.6, 4, 4.5, 5, 6].flatMap((rod) =>
  [1, 1.5, 2, 2.5, 3, 4, 5].flatMap((wire) =>
    range(4, 40).flatMap((long) => {
      const length = ((rod * 10) / wire) ** 2 * (long / 100)
      return Math.abs(2 * length - Math.round(2 * length)) < 1e-9 && length >= 2 && length <= 400
        ? [{ rod, wire, long, length: Math.round(2 * length) / 2 }]
        : []
    }),
  ),
)

function rodToWire(rng: Random) {
  const { rod, wire, long, length } = rng.pick(RODS)
  const metal = rng.pick(['copper', 'silver', 'steel', 'brass', 'bronze', 'gold'])
  const thickness = quantity(wire, 'mm')
  const answer = metres(length)
  return {
    concept: ['melted-cylinders', 'solid-figures'],
    given: { find: 'rod-wire' as const, rod, wire, long },
    prompt: rng.pick([
      say`A ${metal} rod of diameter ${cm(rod)} and length ${cm(long)} is drawn into a wire of uniform diameter ${thickness}. ${ask(rng, 'the length of the wire')}`,
      say`If a cylindrical ${metal} rod ${cm(long)} long and ${cm(rod)} in diameter is melted and drawn into a wire of diameter ${thickness}, ${askThen(rng, 'the length of the wire')}`,
      say`How many metres of wire ${thickness} in diameter can be drawn from a ${metal} rod of length ${cm(long)} and radius ${cm(rod / 2)}?`,
    ]),
    answer,
    mistakes: [
      { value: length / 4, because: say`the diameter of the wire was taken for its radius` },
      { value: length * 4, because: say`the diameter of the rod was taken for its radius` },
      { value: ((rod * 10) / wire) * (long / 100), because: say`the diameters were not squared` },
      { value: length / 10, because: say`10 mm were counted for 1 cm only once` },
      { value: length * 10, because: say`a factor of 10 slipped in changing centimetres to metres` },
      { value: length / 2, because: say`half of the rod was counted` },
      { value: length * 2, because: say`the length was doubled` },
    ],
    steps: [
      say`Both are cylinders of the same volume, so the length grows as the square of the diameter falls.`,
      say`The diameter of the rod is ${quantity(rod * 10, 'mm')}, that of the wire ${thickness}.`,
      say`Length of the wire = ${long} × (${rod * 10} ÷ ${wire})² = ${cm(length * 100)}`,
      say`In metres: ${length * 100} ÷ 100 = ${answer}`,
    ],
  }
}

/** Radius of the cylinder in cm, its height, diameter and thickness of a coin, whole numbers of coins. */
const COINS = range(2, 9).flatMap((radius) =>
  range(4, 20).flatMap((height) =>
    [1, 1.5, 2, 2.5, 3].flatMap((across) =>
      [0.2, 0.25, 0.4, 0.5].flatMap((thick) => {
        const pieces = (radius ** 2 * height * 4) / (across ** 2 * thick)
        return Math.abs(pieces - Math.round(pieces)) < 1e-9 && pieces <= 4000
          ? [{ radius, height, across, thick, pieces: Math.round(pieces) }]
          : []
      }),
    ),
  ),
)

function coins(rng: Random) {
  const { radius, height, across, thick, pieces } = rng.pick(COINS)
  const metal = rng.pick(METALS.filter((name) => name !== 'wax'))
  const answer = count(pieces)
  return {
    concept: ['melted-cylinders', 'solid-figures'],
    given: { find: 'coins' as const, radius, height, across, thick },
    prompt: rng.pick([
      say`How many ${metal} coins of diameter ${cm(across)} and thickness ${cm(thick)} must be melted to form a solid cylinder of radius ${cm(radius)} and height ${cm(height)}?`,
      say`A solid ${metal} cylinder of diameter ${cm(2 * radius)} and height ${cm(height)} is melted to make ${rng.pick(['coins', 'circular discs'])}, each ${cm(across)} in diameter and ${cm(thick)} thick. ${ask(rng, say`the number of ${rng.pick(['coins', 'discs', 'pieces'])} made`)}`,
      say`The radius and height of a ${metal} cylinder are ${cm(radius)} and ${cm(height)}, respectively. It is melted and recast into coins of thickness ${cm(thick)} and diameter ${cm(across)}. How many coins are obtained?`,
    ]),
    answer,
    mistakes: [
      { value: pieces / 4, because: say`the diameter of a coin was taken for its radius` },
      { value: height / thick, because: say`only the heights were compared` },
      { value: pieces * 2, because: say`the radius was halved once too often` },
      { value: pieces / 2, because: say`half of the cylinder was counted` },
      { value: pieces * 4, because: say`the diameter of the cylinder was taken for its radius` },
      { value: (2 * radius * height) / (across * thick), because: say`the radii were not squared` },
      { value: ((2 * radius) / across) ** 2, because: say`only the circles were compared` },
    ],
    steps: [
      say`Volume of the cylinder = π × ${radius}² × ${height} = ${radius ** 2 * height}π cm³`,
      say`Volume of a piece = π × ${across / 2}² × ${thick} cm³`,
      say`Number = (${radius}² × ${height}) ÷ (${across / 2}² × ${thick}) = ${answer}`,
    ],
  }
}

/** Radius of the ball in cm and of the wire in mm for wires of whole metres. */
const WIRES = range(3, 48).flatMap((halves) =>
  [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6].flatMap((thin) => {
    const ball = halves / 2
    const length = (4 * ball ** 3) / (3 * (thin / 10) ** 2) / 100
    return Math.abs(length - Math.round(length)) < 1e-9 && length >= 2 && length <= 5000
      ? [{ ball, thin, length: Math.round(length) }]
      : []
  }),
)

function wire(rng: Random) {
  const { ball, thin, length } = rng.pick(WIRES)
  const metal = rng.pick(['copper', 'silver', 'steel', 'brass', 'tin', 'gold', 'bronze', 'lead'])
  const answer = metres(length)
  return {
    concept: ['wire-from-a-sphere', 'solid-figures'],
    given: { find: 'wire' as const, ball, wire: thin / 10 },
    prompt: rng.pick([
      say`A solid ${metal} sphere of radius ${cm(ball)} is melted and drawn into a wire of uniform radius ${quantity(thin, 'mm')}. ${ask(rng, 'the length of the wire')}`,
      say`The diameter of a ${metal} sphere is ${cm(2 * ball)}. It is melted and drawn into a ${rng.pick(['long', 'cylindrical', 'thin'])} wire of diameter ${quantity(2 * thin, 'mm')}. ${ask(rng, 'the length of the wire')}`,
      say`If a ${metal} ${rng.pick(['ball', 'sphere'])} of radius ${cm(ball)} is drawn into a wire of ${rng.pick(['circular', 'uniform'])} cross-section of diameter ${quantity(2 * thin, 'mm')}, ${askThen(rng, 'the length of the wire')}`,
      say`How many metres of wire of radius ${quantity(thin, 'mm')} can be drawn by melting a ${metal} ${rng.pick(['ball', 'sphere'])} of diameter ${cm(2 * ball)}?`,
    ]),
    answer,
    mistakes: [
      { value: length / 4, because: say`the diameter of the wire was taken for its radius` },
      { value: length / 2, because: say`a hemisphere was taken instead of the sphere` },
      { value: length * 10, because: say`a factor of 10 slipped in changing millimetres to centimetres` },
      { value: length / 10, because: say`10 mm were counted for 1 cm only once` },
      { value: length * 3, because: say`the division by 3 was forgotten` },
      { value: (length * 3) / 4, because: say`the factor 4/3 was forgotten` },
      { value: length * 8, because: say`the diameter of the sphere was taken for its radius` },
    ],
    steps: [
      say`Volume of the ball = 4/3 × π × ${ball}³ = ${(4 * ball ** 3) / 3}π cm³`,
      say`The wire is a long cylinder of radius ${quantity(thin, 'mm')} = ${cm(thin / 10)}.`,
      say`Its length = ${(4 * ball ** 3) / 3} ÷ ${thin / 10}² = ${cm(length * 100)}`,
      say`In metres: ${length * 100} ÷ 100 = ${answer}`,
    ],
  }
}

/** Outer and inner radius of a hollow ball, and a cone or cylinder of the same volume with a height of whole or half centimetres. */
const SHELLS = range(3, 18).flatMap((outer) =>
  range(Math.ceil(outer / 3), outer - 1).flatMap((inner) =>
    range(4, 48).flatMap((halves) =>
      (['cone', 'cylinder'] as const).flatMap((body) => {
        const radius = halves / 2
        const height = ((body === 'cone' ? 4 : 4 / 3) * (outer ** 3 - inner ** 3)) / radius ** 2
        return Math.abs(2 * height - Math.round(2 * height)) < 1e-9 && height >= 2 && height <= 80
          ? [{ outer, inner, radius, body, height: Math.round(2 * height) / 2 }]
          : []
      }),
    ),
  ),
)

/** "A hollow lead sphere with radii 6 cm and 4 cm is melted and recast into a cone of base radius 4 cm. What is its height?" */
function shell(rng: Random) {
  const { outer, inner, radius, body, height } = rng.pick(SHELLS)
  const metal = rng.pick(METALS)
  const answer = cm(height)
  const times = body === 'cone' ? 4 : 4 / 3
  const made = outer ** 3 - inner ** 3
  const solid = body === 'cone' ? 'right circular cone' : 'solid cylinder'
  const full = (times * outer ** 3) / radius ** 2
  return {
    concept: ['melted-spheres', 'solid-figures'],
    given: { find: 'shell' as const, outer, inner, radius, body },
    prompt: rng.pick([
      say`The external and internal radii of a hollow ${metal} sphere are ${cm(outer)} and ${cm(inner)}, respectively. It is melted and recast into a ${solid} of base radius ${cm(radius)}. ${ask(rng, `the height of the ${body}`)}`,
      say`A spherical shell of ${metal} has an outer diameter of ${cm(2 * outer)} and an inner diameter of ${cm(2 * inner)}. If it is melted to form a ${solid} of base diameter ${cm(2 * radius)}, then ${askThen(rng, `the height of the ${body}`)}`,
      say`A hollow ${metal} ball of outer radius ${cm(outer)} is ${cm(outer - inner)} thick. It is melted and cast into a ${solid} with a base of radius ${cm(radius)}. ${ask(rng, `the height of the ${body}`)}`,
    ]),
    answer,
    mistakes: [
      { value: full, because: say`the hollow was not taken off` },
      {
        value: (times * (outer - inner) ** 3) / radius ** 2,
        because: say`the thickness was cubed instead of both radii`,
      },
      {
        value: (times * (outer ** 3 + inner ** 3)) / radius ** 2,
        because: say`the hollow was added instead of taken off`,
      },
      body === 'cone'
        ? { value: height / 3, because: say`the formula of a cylinder was used instead of a cone` }
        : { value: 3 * height, because: say`the formula of a cone was used instead of a cylinder` },
      { value: height / 2, because: say`a hemispherical shell was taken` },
      { value: 2 * height, because: say`the height was doubled` },
      { value: height / 4, because: say`the diameter of the base was taken for its radius` },
      {
        value: (times * 3 * made) / (4 * radius ** 2),
        because: say`the factor 4/3 of the sphere was forgotten`,
      },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e6 / 0.25)),
    steps: [
      say`Volume of metal = 4/3 × π × (${outer}³ − ${inner}³)`,
      say`${outer}³ − ${inner}³ = ${outer ** 3} − ${inner ** 3} = ${made}`,
      body === 'cone'
        ? say`Equal volumes: 1/3 × π × ${radius}² × height = 4/3 × π × ${made}`
        : say`Equal volumes: π × ${radius}² × height = 4/3 × π × ${made}`,
      body === 'cone'
        ? say`Height = 4 × ${made} ÷ ${radius ** 2} = ${answer}`
        : say`Height = 4 × ${made} ÷ (3 × ${radius ** 2}) = ${answer}`,
    ],
  }
}

/** A cone on a hemisphere or on a cylinder of the same radius, and the small balls that it makes. */
const TOYS = range(3, 15).flatMap((radius) =>
  range(4, 40).flatMap((height) =>
    (['hemisphere', 'cylinder'] as const).flatMap((top) =>
      (top === 'hemisphere' ? [0] : range(2, 10).map((one) => 3 * one)).flatMap((long) =>
        [0.5, 1, 1.5, 2, 3].flatMap((small) => {
          const volume =
            (radius ** 2 * height) / 3 + (top === 'hemisphere' ? (2 * radius ** 3) / 3 : radius ** 2 * long)
          const pieces = volume / ((4 * small ** 3) / 3)
          return Number.isInteger(Math.round(pieces * 1e6) / 1e6) &&
            (radius ** 2 * height) % 3 === 0 &&
            pieces <= 2500 &&
            pieces >= 12 &&
            height <= 4 * radius &&
            long <= 4 * radius
            ? [{ radius, height, top, long, small, pieces: Math.round(pieces) }]
            : []
        }),
      ),
    ),
  ),
)

/** "A solid is a cone of height 12 cm on a hemisphere of radius 6 cm. How many balls of radius 1 cm can be made from it?" */
function twoBodies(rng: Random) {
  const shape = rng.pick(['hemisphere', 'cylinder'] as const)
  const { radius, height, top, long, small, pieces } = rng.pick(TOYS.filter((toy) => toy.top === shape))
  const metal = rng.pick(METALS)
  const answer = count(pieces)
  const [cone, other] = [
    (radius ** 2 * height) / 3,
    top === 'hemisphere' ? (2 * radius ** 3) / 3 : radius ** 2 * long,
  ]
  const balls = rng.pick(['balls', 'spherical beads', 'small spheres'])
  const one = (4 * small ** 3) / 3
  const told =
    top === 'hemisphere'
      ? rng.pick([
          say`A solid ${metal} toy is a cone of height ${cm(height)} mounted on a hemisphere, both of radius ${cm(radius)}.`,
          say`A solid of ${metal} has the shape of a hemisphere of radius ${cm(radius)} with a cone of the same radius and height ${cm(height)} on it.`,
        ])
      : rng.pick([
          say`A solid ${metal} piece is a cylinder of radius ${cm(radius)} and height ${cm(long)} with a cone of the same radius and height ${cm(height)} on its top.`,
          say`A ${metal} solid consists of a cylinder of height ${cm(long)} and a cone of height ${cm(height)} on it, both of radius ${cm(radius)}.`,
        ])
  return {
    concept: ['melted-into-small-spheres', 'melted-spheres', 'solid-figures'],
    given: { find: 'two-bodies' as const, radius, height, top, long, small },
    prompt: rng.pick([
      say`${told} It is melted to make ${balls} of radius ${cm(small)}. How many of them are obtained?`,
      say`${told} How many ${balls} of diameter ${cm(2 * small)} can be made by melting it?`,
      say`${told} If it is recast into ${balls} of diameter ${cm(2 * small)} each, ${askThen(rng, say`the number of ${balls}`)}`,
    ]),
    answer,
    mistakes: [
      { value: cone / one, because: say`only the cone was counted` },
      { value: other / one, because: say`only the ${top} was counted` },
      { value: (3 * cone + other) / one, because: say`the cone was counted like a cylinder` },
      ...(top === 'hemisphere'
        ? [
            {
              value: (cone + 2 * other) / one,
              because: say`a whole sphere was counted instead of the hemisphere`,
            },
          ]
        : [{ value: (cone + other / 3) / one, because: say`the cylinder was counted like a cone` }]),
      { value: pieces / 8, because: say`the diameter of a small ball was taken for its radius` },
      { value: 2 * pieces, because: say`the small balls were counted as hemispheres` },
      { value: pieces / 2, because: say`the volume was halved` },
    ]
      .map(({ value, because }) => ({ value: Math.round(value * 1e6) / 1e6, because }))
      .filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`Cone: 1/3 × π × ${radius}² × ${height} = ${number(cone)}π cm³`,
      top === 'hemisphere'
        ? say`Hemisphere: 2/3 × π × ${radius}³ = ${number(other)}π cm³`
        : say`Cylinder: π × ${radius}² × ${long} = ${number(other)}π cm³`,
      say`Small ball: 4/3 × π × ${small}³ cm³`,
      say`(${number(cone)} + ${number(other)}) ÷ (4/3 × ${small ** 3}) = ${answer}`,
    ],
  }
}

/** Three cubes that make a fourth. */
const CUBES = [
  [3, 4, 5, 6],
  [1, 6, 8, 9],
  [3, 10, 18, 19],
  [7, 14, 17, 20],
  [4, 17, 22, 25],
  [18, 19, 21, 28],
  [11, 15, 27, 29],
] as const

function cubes(rng: Random) {
  const [a, b, c, whole] = rng.pick(CUBES)
  const scale = rng.int(1, Math.max(1, Math.floor(36 / whole)))
  const edges = rng.shuffle([a * scale, b * scale, c * scale])
  const key = whole * scale
  const metal = rng.pick(['lead', 'wax', 'tin', 'copper', 'clay', 'soap', 'brass', 'silver', 'zinc'])
  const shown = formatList(edges.map((edge) => cm(edge)))
  const answer = cm(key)
  const sizes = edges.map((edge) => edge ** 3)
  const [first = 0, second = 0, third = 0] = sizes
  const sum = edges.reduce((total, edge) => total + edge, 0)
  const isBall = rng.chance(0.5)
  const [balls, body, edge, edgesOf] = isBall
    ? ['spheres', 'sphere', 'radius', 'radii']
    : ['cubes', 'cube', 'edge', 'edges']
  return {
    concept: [isBall ? 'melted-spheres' : 'melted-cubes', 'solid-figures'],
    given: { find: 'one-cube' as const, edges },
    prompt: rng.pick([
      say`Three ${metal} ${balls} with ${edgesOf} ${shown} are melted to form a single ${body}. ${ask(rng, `the ${edge} of the new ${body}`)}`,
      say`The ${edgesOf} of three ${metal} ${balls} are ${shown}, respectively. They are melted together to make one ${rng.pick(['bigger', 'larger', 'single'])} ${body}. ${ask(rng, isBall ? 'its radius' : 'the length of its edge')}`,
      say`If three ${balls} of ${metal}, whose ${edgesOf} measure ${shown}, are melted and recast into a single ${body}, then ${askThen(rng, `the ${isBall ? 'radius' : 'side'} of the ${body} so formed`)}`,
      say`By melting three solid ${metal} ${balls} of ${edgesOf} ${shown}, a ${rng.pick(['new', 'large', 'bigger'])} ${body} is formed. ${ask(rng, isBall ? 'its radius' : 'the length of its edge')}`,
    ]),
    answer,
    mistakes: [
      { value: sum, because: say`the ${edgesOf} were added` },
      { value: sum / 3, because: say`the average of the ${edgesOf} was taken` },
      { value: sum / 2, because: say`half of the sum of the ${edgesOf} was taken` },
      { value: 2 * key, because: say`the cube root was not taken correctly: 2³ is 8, not 2` },
      { value: Math.max(...edges), because: say`that is the ${edge} of the largest of the three ${balls}` },
      { value: 2 * Math.max(...edges), because: say`the largest ${edge} was doubled` },
      {
        value: Math.max(...edges) + Math.min(...edges),
        because: say`the largest and the smallest ${edge} were added`,
      },
    ],
    steps: [
      isBall
        ? say`Each volume is 4/3 × π × radius³, so the cubes of the radii add up: ${formatList(sizes)}.`
        : say`The volumes are ${formatList(sizes)} cm³.`,
      say`Together: ${first} + ${second} + ${third} = ${first + second + third}${isBall ? '' : ' cm³'}`,
      isBall
        ? say`For the new sphere, radius³ = ${first + second + third}`
        : say`The new cube has this volume: edge³ = ${first + second + third}`,
      say`Its ${edge} is the cube root: ${answer}`,
    ],
  }
}
