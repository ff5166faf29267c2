import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { addSlices, PI } from '../../../kit/values/geometry.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { cm, cm2, cm3, metres } from '../../../kit/values/quantities.ts'
import { money, pi, quantity, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { askWithPi, noteOnPi } from '../../../kit/wording/ask-with-pi.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The radius of a sphere is 21 cm. What is its volume?" */
export const sphere = defineGenerator({
  id: 'mensuration/sphere',
  version: 10,
  concepts: [
    'volume-of-sphere',
    'surface-of-sphere',
    'hemisphere',
    'hollow-sphere',
    'immersed-solids',
    'solid-figures',
  ],
  levels: {
    easy: { forms: [volume, ...often(3, surface), ...often(5, fromSurface), halfVolume] },
    medium: { forms: [...often(8, bowl), volumeRatio, ...often(16, dome)] },
    hard: { forms: [...often(5, shell), ...often(5, waterRise)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'volume':
        return ballOf(given.radius, Math.PI)
      case 'surface':
        // The volume consists of thin pyramids with the radius as height.
        return (3 * ballOf(given.radius, PI)) / given.radius
      case 'radius': {
        // Archimedes: the surface of a ball is four of its great circles.
        const radius = Math.sqrt(given.pies / 4)
        return given.asksDiameter ? 2 * radius : radius
      }
      case 'half-volume':
        return addSlices((from) => Math.PI * (given.radius ** 2 - from ** 2), given.radius)
      case 'hemisphere':
        return (3 * ballOf(given.radius, PI)) / given.radius / 2 + PI * given.radius ** 2
      case 'dome-cost': {
        // The round part is half of the surface of the ball.
        const round = (3 * ballOf(given.radius, PI)) / given.radius / 2
        return round * given.rate
      }
      case 'surface-ratio': {
        const [one, other] = given.volumes.map(Math.cbrt)
        return ratio(wholeOf(one ?? 0) ** 2, wholeOf(other ?? 0) ** 2)
      }
      case 'shell-weight':
        return ((ballOf(given.outer / 2, PI) - ballOf(given.inner / 2, PI)) * given.gram) / 1000
      case 'rise': {
        const balls = given.count * ballOf(given.radius, Math.PI)
        return balls / (Math.PI * given.vessel ** 2)
      }
    }
  },
})

const ballOf = (radius: number, circle: number) =>
  addSlices((from) => circle * (radius ** 2 - (from - radius) ** 2), 2 * radius)

const BALLS = [
  'a ball of clay',
  'a marble sphere',
  'a solid metal ball',
  'a glass globe',
  'a rubber ball',
  'a wooden ball',
  'a clay globe',
  'a stone ball',
  'a spherical bulb',
  'a wax ball',
  'a steel ball',
  'a sphere of plastic',
  'a solid sphere',
  'a leather ball',
  'a brass ball',
  'a copper sphere',
  'a solid iron sphere',
  'a marble ball',
  'a bronze sphere',
  'a plaster ball',
]

/** What may well be half a metre across. */
const LARGE = [
  'a sphere',
  'a hollow sphere',
  'a spherical tank',
  'a stone ball on a gatepost',
  'a spherical lamp',
  'a model of the Moon',
  'a globe of the Earth',
  'a hollow metal sphere',
]

/** Radii in cm that 22/7 divides into round areas. */
const SEVENS = [
  1.4, 2.1, 2.8, 3.5, 4.2, 5.6, 6.3, 7, 7.7, 8.4, 9.8, 10.5, 11.2, 12.6, 14, 15.4, 16.8, 17.5, 21, 24.5, 28,
  31.5, 35, 38.5, 42, 45.5, 49, 56,
]

/** Threes and halves and tenths of three: 4/3 of the cube stays short. A ball that one can hold or lift. */
const drawRadius = (rng: Random): number =>
  rng.chance(0.6) ? rng.int(3, 42, 3) / rng.pick([1, 2]) : rng.int(6, 42, 3) / rng.pick([2, 5, 10])

function volume(rng: Random) {
  const radius = drawRadius(rng)
  const thing = rng.pick(BALLS)
  const key = (4 * radius ** 3) / 3
  const answer = pi(key, 'cm³')
  return {
    concept: ['volume-of-sphere', 'solid-figures'],
    given: { find: 'volume' as const, radius },
    prompt: rng.pick([
      say`The radius of ${thing} is ${cm(radius)}. ${ask(rng, 'its volume in terms of π')}`,
      say`${ask(rng, say`the volume (in terms of π) of ${thing} whose diameter is ${cm(2 * radius)}`)}`,
      say`${thing} has a diameter of ${cm(2 * radius)}. ${ask(rng, 'its volume in terms of π')}`,
      say`${ask(rng, say`the volume (in terms of π) of ${thing} of radius ${cm(radius)}`)}`,
    ]),
    answer,
    mistakes: [
      { value: pi(4 * radius ** 2, 'cm³'), because: say`that number is the surface area` },
      { value: pi(key / 2, 'cm³'), because: say`that is the volume of a hemisphere` },
      { value: pi(8 * key, 'cm³'), because: say`the diameter was used instead of the radius` },
      { value: pi(4 * radius ** 3, 'cm³'), because: say`the division by 3 was forgotten` },
      { value: pi(radius ** 3 / 3, 'cm³'), because: say`the factor 4 was forgotten` },
      { value: pi(radius ** 3, 'cm³'), because: say`the factor 4/3 was forgotten` },
      { value: pi((3 * radius ** 3) / 4, 'cm³'), because: say`the factor 3/4 was used instead of 4/3` },
    ],
    steps: [say`Volume = 4/3 × π × radius³`, say`4/3 × π × ${radius}³ = ${answer}`],
  }
}

function surface(rng: Random) {
  const radius = rng.pick(SEVENS)
  const thing = rng.pick(radius <= 17.5 ? BALLS : LARGE)
  const key = 4 * PI * radius ** 2
  const answer = cm2(key)
  return {
    concept: ['surface-of-sphere', 'solid-figures'],
    given: { find: 'surface' as const, radius },
    prompt: rng.pick([
      say`The radius of ${thing} is ${cm(radius)}. ${askWithPi(rng, 'its surface area')}`,
      say`${thing} has a diameter of ${cm(2 * radius)}. ${ask(rng, 'its surface area')} ${noteOnPi(rng)}`,
      say`${ask(rng, say`the surface area of ${rng.pick(['a sphere', 'a spherical balloon', 'a spherical ball', 'a globe'])} of diameter ${cm(2 * radius)}`)} ${noteOnPi(rng)}`,
      say`What area of ${rng.pick(['paint', 'foil', 'paper'])} is needed to cover the whole surface of ${thing} of radius ${cm(radius)}? ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: key / 4, because: say`that is the area of a circle of the same radius` },
      { value: key / 2, because: say`that is the curved surface of a hemisphere` },
      { value: (3 * key) / 4, because: say`that is the total surface of a hemisphere` },
      { value: 4 * key, because: say`the diameter was used instead of the radius` },
      { value: (key * radius) / 3, because: say`that number is the volume` },
      { value: 2 * key, because: say`the surface was doubled` },
      { value: key / 3, because: say`the factor 4/3 of the volume was used` },
    ],
    steps: [say`Surface = 4 × π × radius²`, say`4 × 22/7 × ${radius}² = ${answer}`],
  }
}

function fromSurface(rng: Random) {
  const radius = rng.int(4, 72) / 2
  const thing = rng.pick(BALLS)
  const asksDiameter = rng.chance(0.4)
  const pies = 4 * radius ** 2
  const area = pi(pies, 'cm²')
  const wanted = asksDiameter ? 'diameter' : 'radius'
  const answer = cm(asksDiameter ? 2 * radius : radius)
  return {
    concept: ['surface-of-sphere', 'solid-figures'],
    given: { find: 'radius' as const, pies, asksDiameter },
    prompt: rng.pick([
      say`The surface area of ${thing} is ${area}. ${ask(rng, `its ${wanted}`)}`,
      say`If ${thing} has a surface area of ${area}, ${askThen(rng, `its ${wanted}`)}`,
      say`${ask(rng, say`the ${wanted} of ${thing} whose surface area is ${area}`)}`,
      say`${area} of ${rng.pick(['foil', 'paper', 'cloth'])} covers the whole surface of ${thing}. ${ask(rng, `its ${wanted}`)}`,
      say`The curved surface of ${thing} measures ${area}. ${ask(rng, `its ${wanted}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: asksDiameter ? radius : 2 * radius,
        because: say`that is the ${asksDiameter ? 'radius' : 'diameter'}`,
      },
      {
        value: asksDiameter ? 4 * radius : radius / 2,
        because: say`the factor 4 was not divided out correctly`,
      },
      { value: asksDiameter ? 2 * radius ** 2 : radius ** 2, because: say`the square root was not taken` },
      { value: pies / 4, because: say`that is the square of the radius` },
      { value: 3 * radius, because: say`the formula of the volume was mixed in` },
      { value: pies / 2, because: say`the area was halved instead of taking the root` },
    ],
    steps: [
      say`4 × π × radius² = ${area}, so radius² = ${radius ** 2}`,
      asksDiameter
        ? say`The radius is ${cm(radius)} and the diameter 2 × ${radius} = ${answer}`
        : say`The radius is √${radius ** 2} = ${answer}`,
    ],
  }
}

/** Radii in threes and one and a half: two thirds of the cube stay short. */
function halfVolume(rng: Random) {
  const radius = drawRadius(rng)
  const thing = rng.pick(HALVES)
  const key = (2 * radius ** 3) / 3
  const answer = pi(key, 'cm³')
  return {
    concept: ['hemisphere', 'solid-figures'],
    given: { find: 'half-volume' as const, radius },
    prompt: rng.pick([
      say`The radius of a ${thing} is ${cm(radius)}. ${ask(rng, 'its volume in terms of π')}`,
      say`A ${thing} has a diameter of ${cm(2 * radius)}. ${ask(rng, 'its volume in terms of π')}`,
      say`${ask(rng, say`the volume (in terms of π) of a ${thing} of ${rng.pick([say`radius ${cm(radius)}`, say`diameter ${cm(2 * radius)}`])}`)}`,
    ]),
    answer,
    mistakes: [
      { value: pi(2 * key, 'cm³'), because: say`that is the volume of the whole sphere` },
      { value: pi(8 * key, 'cm³'), because: say`the diameter was used instead of the radius` },
      { value: pi(key / 2, 'cm³'), because: say`the volume was halved once more` },
      { value: pi(2 * radius ** 3, 'cm³'), because: say`the division by 3 was forgotten` },
      { value: pi(radius ** 3 / 3, 'cm³'), because: say`the factor 2 was forgotten` },
      { value: pi(2 * radius ** 2, 'cm³'), because: say`that number is the curved surface` },
      { value: pi(radius ** 3, 'cm³'), because: say`the factor 2/3 was forgotten` },
    ],
    steps: [say`Volume of a hemisphere = 2/3 × π × radius³`, say`2/3 × π × ${radius}³ = ${answer}`],
  }
}

const HALVES = [
  'hemisphere of wood',
  'solid hemisphere of stone',
  'half ball of clay',
  'solid dome model',
  'wooden hemisphere',
  'hemispherical block',
  'solid hemisphere of glass',
  'hemispherical lump of wax',
  'hemispherical cake',
  'solid metal hemisphere',
  'hemispherical piece of marble',
]

function bowl(rng: Random) {
  const radius = rng.pick(SEVENS)
  const key = 3 * PI * radius ** 2
  const answer = cm2(key)
  const thing = rng.pick(HALVES)
  return {
    concept: ['hemisphere', 'solid-figures'],
    given: { find: 'hemisphere' as const, radius },
    prompt: rng.pick([
      say`The radius of a ${thing} is ${cm(radius)}. ${askWithPi(rng, 'its total surface area')}`,
      say`A ${thing} has a diameter of ${cm(2 * radius)}. ${ask(rng, 'its total surface area')} ${noteOnPi(rng)}`,
      say`${askWithPi(rng, say`the total surface area of a ${thing} of diameter ${cm(2 * radius)}`)}`,
      say`A ${rng.pick(['solid', 'wooden', 'marble'])} sphere of radius ${cm(radius)} is cut into two equal hemispheres. ${askWithPi(rng, 'the total surface area of each hemisphere')}`,
    ]),
    answer,
    mistakes: [
      { value: 2 * PI * radius ** 2, because: say`the flat face was left out` },
      { value: 4 * PI * radius ** 2, because: say`that is the surface of the whole sphere` },
      { value: PI * radius ** 2, because: say`only the flat face was counted` },
      { value: 12 * PI * radius ** 2, because: say`the diameter was used instead of the radius` },
      { value: 6 * PI * radius ** 2, because: say`both halves were counted` },
      {
        value: 5 * PI * radius ** 2,
        because: say`the flat face was added to the surface of the whole sphere`,
      },
      { value: 1.5 * PI * radius ** 2, because: say`the result was halved once more` },
    ],
    steps: [
      say`The round part is half of a sphere: 2 × 22/7 × ${radius}² = ${cm2(2 * PI * radius ** 2)}`,
      say`The flat face is a circle: 22/7 × ${radius}² = ${cm2(PI * radius ** 2)}`,
      say`Together ${2 * PI * radius ** 2} + ${PI * radius ** 2} = ${answer}`,
    ],
  }
}

/** Radii of domes and bowls in metres. */
const DOMES = [1.4, 2.1, 2.8, 3.5, 4.2, 5.6, 6.3, 7, 8.4, 9.8, 10.5, 12.6, 14, 17.5, 21]

function dome(rng: Random) {
  const radius = rng.pick(DOMES)
  const rate = rng.int(5, 100, 5)
  const round = 2 * PI * radius ** 2
  const key = round * rate
  const answer = money(key)
  const [surface, work] = rng.pick([
    ['inner curved surface of a hemispherical dome', 'whitewashing'],
    ['curved surface of a hemispherical dome', 'painting'],
    ['inner curved surface of a hemispherical tank', 'tin-plating'],
    ['curved surface of a hemispherical roof', 'painting'],
    ['outer curved surface of a hemispherical dome of a temple', 'polishing'],
    ['inner curved surface of a hemispherical water tank', 'cementing'],
  ])
  const across = rng.chance(0.5) ? say`radius ${metres(radius)}` : say`diameter ${metres(2 * radius)}`
  return {
    concept: ['hemisphere', 'solid-figures'],
    given: { find: 'dome-cost' as const, radius, rate },
    prompt: rng.pick([
      say`${askWithPi(rng, say`the cost of ${work} the ${surface} of ${across} at ${money(rate)} per m²`)}`,
      say`The ${surface} of ${across} needs ${work}. If it costs ${money(rate)} per m², ${askThen(rng, 'the total cost')} ${noteOnPi(rng)}`,
      say`The rate of ${work} the ${surface} is ${money(rate)} per m². If it is of ${across}, ${askThen(rng, 'the total cost')} ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: 1.5 * key, because: say`the flat circle was counted as well` },
      { value: 2 * key, because: say`the surface of the whole sphere was taken` },
      { value: key / 2, because: say`the area of the flat circle was taken` },
      { value: 4 * key, because: say`the diameter was used instead of the radius` },
      { value: (key * radius) / 3, because: say`the volume was multiplied by the rate` },
      { value: key / radius, because: say`the radius was not squared` },
    ],
    steps: [
      say`The curved surface of a hemisphere is 2 × π × radius².`,
      say`2 × 22/7 × ${radius}² = ${quantity(round, 'm²')}`,
      say`Cost = ${round} × ${rate} = ${answer}`,
    ],
  }
}

function volumeRatio(rng: Random) {
  const [a, b] = rng.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
    [1, 4],
    [5, 6],
    [4, 7],
    [3, 7],
    [5, 7],
    [2, 7],
    [1, 5],
    [3, 8],
    [5, 8],
    [7, 8],
    [2, 9],
    [4, 9],
    [5, 9],
    [7, 10],
    [3, 10],
    [1, 6],
    [9, 10],
  ])
  const [one, other] = [a ** 3, b ** 3]
  const answer = ratio(a ** 2, b ** 2)
  const things = rng.pick([
    'spheres',
    'metal balls',
    'spherical balloons',
    'glass globes',
    'marble balls',
    'spherical tanks',
  ])
  return {
    concept: ['volume-of-sphere', 'solid-figures'],
    given: { find: 'surface-ratio' as const, volumes: [one, other] },
    prompt: rng.pick([
      say`The volumes of two ${things} are in the ratio ${ratio(one, other)}. ${ask(rng, 'the ratio of their surface areas')}`,
      say`If the ratio of the volumes of two ${things} is ${ratio(one, other)}, then ${askThen(rng, 'the ratio of their surface areas')}`,
      say`Two ${things} have volumes in the ratio ${ratio(one, other)}. Their surface areas are in the ratio:`,
      say`The ratio of the volumes of two ${things} is ${ratio(one, other)}. In what ratio are their ${rng.pick(['surface areas', 'surfaces'])}?`,
    ]),
    answer,
    mistakes: [
      { value: ratio(a, b), because: say`that is the ratio of the radii` },
      { value: ratio(one, other), because: say`the ratio of the volumes was kept` },
      { value: ratio(b ** 2, a ** 2), because: say`the ratio was turned round` },
      { value: ratio(a ** 4, b ** 4), because: say`the ratio of the radii was raised to the fourth power` },
      { value: ratio(one ** 2, other ** 2), because: say`the ratio of the volumes was squared` },
    ],
    steps: [
      say`Volumes go with the cube of the radius: ${one} = ${a}³ and ${other} = ${b}³`,
      say`The radii are in the ratio ${ratio(a, b)}.`,
      say`Surfaces go with the square of the radius, so their ratio is ${answer}`,
    ],
  }
}

/** Inner and outer radius of shells whose metal is a whole number of cm³ with π = 22/7. */
const SHELLS = range(5, 44).flatMap((twiceOuter) =>
  range(3, twiceOuter - 1)
    .filter((twiceInner) => (twiceOuter ** 3 - twiceInner ** 3) % 21 === 0)
    .map((twiceInner) => {
      const [inner, outer] = [twiceInner / 2, twiceOuter / 2]
      return { inner, outer, metal: (11 * (twiceOuter ** 3 - twiceInner ** 3)) / 21 }
    }),
)

/** What a shell is made of, and what 1 cm³ of it weighs in grams. */
const MATERIALS = [
  ['iron', 7.5],
  ['brass', 8.5],
  ['copper', 9],
  ['tin', 7],
  ['clay', 2],
  ['glass', 2.5],
  ['aluminium', 2.5],
  ['lead', 11],
  ['silver', 10.5],
  ['zinc', 7],
] as const

function shell(rng: Random) {
  const {
    shell: { inner, outer, metal },
    material: [name, gram],
  } = rng.until(
    () => ({ shell: rng.pick(SHELLS), material: rng.pick(MATERIALS) }),
    // No more than a few people can lift.
    (drawn) => {
      const grams = drawn.shell.metal * drawn.material[1]
      return grams <= 120_000 && Number.isInteger(grams)
    },
  )
  const kilos = (metal * gram) / 1000
  const weigh = (cubic: number) => (cubic * gram) / 1000
  const answer = quantity(kilos, 'kg')
  return {
    concept: ['hollow-sphere', 'solid-figures'],
    given: { find: 'shell-weight' as const, inner: 2 * inner, outer: 2 * outer, gram },
    prompt: rng.pick([
      say`The inner and outer diameters of a hollow ${name} sphere are ${cm(2 * inner)} and ${cm(2 * outer)}, respectively. If 1 cm³ of ${name} weighs ${quantity(gram, 'g')}, ${askThen(rng, 'the weight of the sphere')} ${noteOnPi(rng)}`,
      say`A hollow spherical shell of ${name} has an outer radius of ${cm(outer)} and is ${cm(outer - inner)} thick. ${askWithPi(rng, say`its weight, if 1 cm³ of ${name} weighs ${quantity(gram, 'g')}`)}`,
      say`If the inner radius of a ${rng.pick(['hollow sphere', 'spherical shell'])} made of ${name}, which weighs ${quantity(gram, 'g')} per cm³, is ${cm(inner)} and its outer radius is ${cm(outer)}, ${askThen(rng, 'its weight')} ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: weigh((4 * PI * outer ** 3) / 3), because: say`the hollow was not taken off` },
      { value: weigh((4 * PI * inner ** 3) / 3), because: say`the hollow was weighed instead of the shell` },
      {
        value: weigh((4 * PI * (outer - inner) ** 3) / 3),
        because: say`the difference of the radii was cubed`,
      },
      { value: kilos / 2, because: say`only one half of the shell was weighed` },
      { value: 8 * kilos, because: say`the diameters were used instead of the radii` },
      { value: weigh(PI * (outer ** 3 - inner ** 3)), because: say`the factor 4/3 was forgotten` },
      { value: 3 * kilos, because: say`the division by 3 was forgotten` },
      { value: kilos * 10, because: say`100 g were counted as 1 kg` },
    ],
    steps: [
      say`The radii are ${cm(outer)} outside and ${cm(inner)} inside.`,
      say`${outer}³ − ${inner}³ = ${outer ** 3} − ${inner ** 3} = ${outer ** 3 - inner ** 3}`,
      say`Volume of ${name} = 4/3 × 22/7 × ${outer ** 3 - inner ** 3} = ${cm3(metal)}`,
      say`Weight = ${metal} × ${gram} g = ${answer}`,
    ],
  }
}

/** Balls in a round vessel that raise the water by a whole number of half centimetres. */
const RISES = [...range(1, 15), 1.5, 2.5, 4.5, 7.5, 10.5].flatMap((radius) =>
  range(1, 40).flatMap((count) =>
    range(Math.ceil(radius) + 1, 42).flatMap((vessel) => {
      const rise = (4 * radius ** 3 * count) / (3 * vessel ** 2)
      const isFit =
        Number.isInteger(rise * 2) && rise >= 1 && rise <= 12 && (count === 1 || vessel > 2 * radius)
      return isFit ? [{ radius, count, vessel, rise }] : []
    }),
  ),
)

function waterRise(rng: Random) {
  const { radius, count, vessel, rise } = rng.pick(RISES)
  const pot = rng.pick([
    'a cylindrical jar',
    'a cylindrical beaker',
    'a cylindrical bucket',
    'a cylindrical tank',
    'a cylindrical vessel',
    'a cylindrical drum',
    'a cylindrical tub',
  ])
  const metal = rng.pick(['metal', 'steel', 'lead', 'glass', 'brass'])
  const balls = count === 1 ? `a ${metal} ball` : `${count} equal ${metal} balls`
  const are = count === 1 ? 'is' : 'are'
  const each = count === 1 ? '' : ' each'
  const answer = cm(rise)
  const content = (4 * radius ** 3 * count) / 3
  return {
    concept: ['immersed-solids', 'solid-figures'],
    given: { find: 'rise' as const, radius, count, vessel },
    prompt: rng.pick([
      say`When ${balls} of radius ${cm(radius)}${each} ${are} completely immersed in the water in ${pot} of radius ${cm(vessel)}, no water overflows. ${ask(rng, 'the rise in the water level')}`,
      say`${pot} of diameter ${cm(2 * vessel)} contains some water. If ${balls} of radius ${cm(radius)}${each} ${are} dropped into it and completely submerged without any overflow, ${askThen(rng, 'the rise in the water level')}`,
      say`The base radius of ${pot} partly filled with water is ${cm(vessel)}. On dropping ${balls} of diameter ${cm(2 * radius)}${each} into it, nothing overflows and everything is fully covered. ${ask(rng, 'the rise in the level of water')}`,
    ]),
    answer,
    mistakes: [
      { value: 2 * rise, because: say`the level was doubled` },
      { value: rise / 2, because: say`the balls were taken for hemispheres` },
      { value: 3 * rise, because: say`the division by 3 was forgotten` },
      { value: (3 * rise) / 4, because: say`the factor 4/3 was forgotten` },
      { value: 4 * rise, because: say`half of the radius was used for the vessel` },
      { value: rise / 4, because: say`the diameter was used for the radius of the vessel` },
      { value: rise / count, because: say`only one ball was counted` },
    ],
    steps: [
      say`The rising water is a cylinder of the same volume as what sinks in.`,
      say`Volume sunk = ${count === 1 ? '' : `${count} × `}4/3 × π × ${radius}³ = ${content}π cm³`,
      say`π × ${vessel}² × rise = ${content}π`,
      say`Rise = ${content} ÷ ${vessel ** 2} = ${answer}`,
    ],
  }
}
