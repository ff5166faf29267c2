import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { addSlices, PI } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, cm2, cm3, m3, metres } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { askWithPi, noteOnPi } from '../../../kit/wording/ask-with-pi.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A cylinder has a radius of 7 cm and a height of 20 cm. What is its volume?" */
export const cylinder = defineGenerator({
  id: 'mensuration/cylinder',
  version: 7,
  concepts: [
    'volume-of-cylinder',
    'surface-of-cylinder',
    'hollow-cylinder',
    'well-and-embankment',
    'water-flow-through-pipe',
    'solid-figures',
  ],
  levels: {
    easy: { forms: [volume, curved] },
    medium: { forms: [heightOf, pipe] },
    hard: { forms: [well, depthOfWell, ...often(2, filling)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'volume':
        return addSlices(() => PI * given.radius ** 2, given.height)
      case 'curved':
        // Cut open and laid flat it is a rectangle.
        return PI * (2 * given.radius) * given.height
      case 'height': {
        const perCentimetre = addSlices(() => PI * given.radius ** 2, 1)
        return given.volume / perCentimetre
      }
      case 'pipe-metal':
        return addSlices(
          () => (PI * (given.outer - given.inner) * (given.outer + given.inner)) / 4,
          given.length,
        )
      case 'bank': {
        // The earth of the well as a heap on the ring, raised step by step.
        const earth = addSlices(() => (PI * given.across ** 2) / 4, given.depth)
        const outer = given.across / 2 + given.width
        const perMetre = PI * outer ** 2 - (PI * given.across ** 2) / 4
        return earth / perMetre
      }
      case 'well-depth': {
        const outer = given.across / 2 + given.width
        const bank = addSlices(() => PI * outer ** 2 - (PI * given.across ** 2) / 4, given.high)
        return bank / ((PI * given.across ** 2) / 4)
      }
      case 'hours': {
        const tank = given.long * given.wide * given.deep
        const perHour = PI * (given.bore / 200) ** 2 * given.speed * 1000
        return tank / perHour
      }
    }
  },
})

const TINS = [
  'a tin',
  'a drum',
  'a milk can',
  'a stone pillar',
  'a wooden block',
  'a jar',
  'a block of wax',
  'a bucket',
]

/** Radii in sevens, and heights for which everything comes out whole. */
const drawTin = (rng: Random) => ({
  radius: rng.int(7, 42, 7) / rng.pick([1, 1, 2]),
  height: rng.int(8, 60, 2),
})

function volume(rng: Random) {
  const { radius, height } = drawTin(rng)
  const thing = rng.pick(TINS)
  const key = PI * radius ** 2 * height
  const answer = cm3(key)
  return {
    concept: ['volume-of-cylinder', 'solid-figures'],
    given: { find: 'volume' as const, radius, height },
    prompt: rng.pick([
      say`The radius and height of ${thing} in the shape of a right circular cylinder are ${cm(radius)} and ${cm(height)}, respectively. ${askWithPi(rng, 'its volume')}`,
      say`The diameter of the base of a right circular cylinder is ${cm(2 * radius)} and its height is ${cm(height)}. ${askWithPi(rng, 'its volume')}`,
      say`${thing} is a cylinder of base radius ${cm(radius)} and height ${cm(height)}. ${ask(rng, 'its volume')} ${noteOnPi(rng)}`,
      say`How much ${rng.pick(['water', 'oil', 'milk', 'grain'])} can a cylindrical ${rng.pick(['vessel', 'drum', 'tank', 'container'])} of diameter ${cm(2 * radius)} and height ${cm(height)} hold? ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: 2 * PI * radius * height, because: say`that number is the curved surface` },
      { value: key / 3, because: say`the volume was divided by 3 as for a cone` },
      { value: 4 * key, because: say`the diameter was used instead of the radius` },
      { value: 2 * key, because: say`the volume was doubled` },
      { value: key / 2, because: say`the volume was halved` },
      { value: 2 * PI * radius * (radius + height), because: say`that number is the total surface` },
      { value: PI * radius * height ** 2, because: say`the height was squared instead of the radius` },
      { value: radius ** 2 * height, because: say`π was left out` },
    ],
    steps: [say`Volume = π × radius² × height`, say`22/7 × ${radius}² × ${height} = ${answer}`],
  }
}

function curved(rng: Random) {
  const { radius, height } = drawTin(rng)
  const key = 2 * PI * radius * height
  const answer = cm2(key)
  const thing = rng.pick(['tin', 'drum', 'jar', 'can', 'box', 'vase', 'roller'])
  return {
    concept: ['surface-of-cylinder', 'solid-figures'],
    given: { find: 'curved' as const, radius, height },
    prompt: rng.pick([
      say`The radius of the base of a cylindrical ${thing} is ${cm(radius)} and its height is ${cm(height)}. ${askWithPi(rng, 'its curved surface area')}`,
      say`A cylindrical ${thing} has a diameter of ${cm(2 * radius)} and a height of ${cm(height)}. ${askWithPi(rng, 'the curved surface area')}`,
      say`If the height and the base radius of a right circular cylinder are ${cm(height)} and ${cm(radius)}, respectively, then ${askThen(rng, 'its lateral surface area')} ${noteOnPi(rng)}`,
      say`${ask(rng, say`the area of the ${rng.pick(['label', 'paper', 'sheet'])} that exactly covers the curved surface of a cylindrical ${thing} of diameter ${cm(2 * radius)} and height ${cm(height)}`)} ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: PI * radius ** 2 * height, because: say`that number is the volume` },
      { value: key + 2 * PI * radius ** 2, because: say`the two circular ends were counted as well` },
      { value: key / 2, because: say`π times the radius was taken for the circumference` },
      { value: 2 * key, because: say`the diameter was taken for the radius` },
      { value: key + PI * radius ** 2, because: say`one circular end was counted as well` },
      { value: 2 * radius * height, because: say`π was left out` },
      { value: PI * radius ** 2, because: say`that is the area of the base` },
    ],
    steps: [say`Curved surface = 2 × π × radius × height`, say`2 × 22/7 × ${radius} × ${height} = ${answer}`],
  }
}

function heightOf(rng: Random) {
  const { radius, height } = drawTin(rng)
  const thing = rng.pick(TINS)
  const content = PI * radius ** 2 * height
  const answer = cm(height)
  return {
    concept: ['volume-of-cylinder', 'solid-figures'],
    given: { find: 'height' as const, volume: content, radius },
    prompt: rng.pick([
      say`The volume of ${thing} in the shape of a cylinder is ${cm3(content)} and the radius of its base is ${cm(radius)}. ${askWithPi(rng, 'its height')}`,
      say`If the volume of a right circular cylinder of diameter ${cm(2 * radius)} is ${cm3(content)}, then ${askThen(rng, 'its height')} ${noteOnPi(rng)}`,
      say`A cylindrical ${rng.pick(['vessel', 'drum', 'tank', 'container'])} of base radius ${cm(radius)} can hold ${cm3(content)} of ${rng.pick(['water', 'oil', 'milk'])}. ${ask(rng, say`the height of the ${rng.pick(['vessel', 'cylinder'])}`)} ${noteOnPi(rng)}`,
      say`How tall is ${thing} in the form of a cylinder, if its volume is ${cm3(content)} and the diameter of its base is ${cm(2 * radius)}? ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: height / 4, because: say`the diameter was used instead of the radius` },
      { value: 3 * height, because: say`the formula of a cone was used` },
      { value: height / 2, because: say`the result was halved` },
      { value: 2 * height, because: say`only half of the base was counted` },
      {
        value: content / (2 * PI * radius),
        because: say`the volume was divided by the circumference of the base`,
      },
      { value: content / (PI * radius), because: say`the radius was not squared` },
      { value: content / radius ** 2, because: say`π was left out` },
    ],
    steps: [
      say`Area of the base = 22/7 × ${radius}² = ${cm2(PI * radius ** 2)}`,
      say`Volume = area of the base × height`,
      say`Height = ${content} ÷ ${PI * radius ** 2} = ${answer}`,
    ],
  }
}

function pipe(rng: Random) {
  const inner = rng.int(4, 28, 2)
  const thick = rng.int(1, 4)
  const outer = inner + 2 * thick
  const length = rng.int(14, 210, 14)
  const metal = rng.pick(['copper', 'brass', 'lead', 'steel', 'clay', 'bronze'])
  const key = (PI * length * (outer ** 2 - inner ** 2)) / 4
  const answer = cm3(key)
  return {
    concept: ['hollow-cylinder', 'solid-figures'],
    given: { find: 'pipe-metal' as const, inner, outer, length },
    prompt: rng.pick([
      say`The inner and outer diameters of a ${metal} pipe ${cm(length)} long are ${cm(inner)} and ${cm(outer)}, respectively. ${askWithPi(rng, say`the volume of ${metal} used in it`)}`,
      say`A hollow cylindrical ${metal} ${rng.pick(['pipe', 'tube'])} is ${cm(length)} long. Its inner diameter is ${cm(inner)} and its thickness is ${cm(thick)}. ${askWithPi(rng, say`the volume of the ${metal}`)}`,
      say`If the outer diameter of a ${metal} ${rng.pick(['pipe', 'tube', 'hollow cylinder'])} of length ${cm(length)} is ${cm(outer)} and it is ${cm(thick)} thick, then ${askThen(rng, say`the volume of ${metal} in it`)} ${noteOnPi(rng)}`,
      say`How much ${metal} is required to make a hollow cylinder of length ${cm(length)} with inner and outer diameters of ${cm(inner)} and ${cm(outer)}, respectively? ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: 4 * key, because: say`the diameters were taken for the radii` },
      {
        value: (PI * length * (outer - inner) ** 2) / 4,
        because: say`the difference was squared instead of subtracting the squares`,
      },
      { value: (PI * length * outer ** 2) / 4, because: say`the hollow was not taken off` },
      { value: (PI * length * inner ** 2) / 4, because: say`that is the volume of the hollow` },
      { value: 2 * key, because: say`the result was doubled` },
      { value: key / 2, because: say`the result was halved` },
      { value: PI * length * inner * thick, because: say`the inner surface was multiplied by the thickness` },
      { value: PI * length * outer * thick, because: say`the outer surface was multiplied by the thickness` },
    ],
    steps: [
      say`The radii are ${cm(outer / 2)} outside and ${cm(inner / 2)} inside.`,
      say`Volume = π × length × (outer radius² − inner radius²)`,
      say`22/7 × ${length} × (${(outer / 2) ** 2} − ${(inner / 2) ** 2}) = ${answer}`,
    ],
  }
}

/** Diameter and depth of a well and width of the bank, such that the height of the bank has at most two decimals. */
const WELLS = range(3, 21).flatMap((across) =>
  range(6, 32).flatMap((depth) =>
    range(2, 12).flatMap((width) => {
      const high = (across ** 2 * depth) / (4 * width * (across + width))
      return (Number.isInteger(high * 4) || Number.isInteger(high * 5)) && high >= 0.5 && high <= 6
        ? [{ across, depth, width, high }]
        : []
    }),
  ),
)

function well(rng: Random) {
  const { across, depth, width, high } = rng.pick(WELLS)
  const [inner, outer] = [across / 2, across / 2 + width]
  const pits = inner ** 2 * depth
  const answer = metres(high)
  return {
    concept: ['well-and-embankment', 'solid-figures'],
    given: { find: 'bank' as const, across, depth, width },
    prompt: rng.pick([
      say`A well of diameter ${metres(across)} is dug ${metres(depth)} deep. The earth taken out of it is spread evenly all around it to form ${rng.pick(['an embankment', 'a circular ring', 'a platform'])} ${metres(width)} wide. ${ask(rng, say`the height of the ${rng.pick(['embankment', 'raised part'])}`)}`,
      say`The earth taken out while digging a well of radius ${metres(inner)} and depth ${metres(depth)} is spread evenly to a width of ${metres(width)} around it to form an embankment. ${ask(rng, 'the height of the embankment')}`,
      say`A well ${metres(depth)} deep, with a diameter of ${metres(across)}, is dug in a ${rng.pick(['field', 'village', 'farm', 'courtyard'])} and the earth is used to make an embankment of width ${metres(width)} around the well. ${ask(rng, 'the height of the embankment')}`,
      say`The diameter and depth of a ${rng.pick(['cylindrical', 'circular'])} well are ${metres(across)} and ${metres(depth)}, respectively. An embankment of uniform width ${metres(width)} is made around it with the earth dug out. ${ask(rng, 'the height of the embankment')}`,
    ]),
    answer,
    mistakes: [
      { value: pits / outer ** 2, because: say`the earth was spread over the mouth of the well as well` },
      { value: pits / width ** 2, because: say`the ring was taken for a circle with its width as radius` },
      {
        value: pits / (width * across),
        because: say`the inner edge was multiplied by the width to get the ring`,
      },
      {
        value: pits / (2 * width * outer),
        because: say`the outer edge was multiplied by the width to get the ring`,
      },
      { value: high * 4, because: say`the diameter was taken for the radius of the well in the volume only` },
      { value: high * 2, because: say`half of the ring was counted` },
      { value: high / 2, because: say`the ring was counted twice` },
      {
        value: (across ** 2 * depth) / ((across + width) ** 2 - across ** 2),
        because: say`the diameter was taken for the radius of the well throughout`,
      },
    ],
    steps: [
      say`Earth dug out = π × ${inner}² × ${depth} = ${pits}π m³`,
      say`The ring lies between the radii ${metres(inner)} and ${metres(outer)}.`,
      say`Its area = π × (${outer}² − ${inner}²) = ${outer ** 2 - inner ** 2}π m²`,
      say`Height = ${pits} ÷ ${outer ** 2 - inner ** 2} = ${answer}`,
    ],
  }
}

function depthOfWell(rng: Random) {
  const { across, depth, width, high } = rng.pick(WELLS)
  const [inner, outer] = [across / 2, across / 2 + width]
  const ring = outer ** 2 - inner ** 2
  const answer = metres(depth)
  return {
    concept: ['well-and-embankment', 'solid-figures'],
    given: { find: 'well-depth' as const, across, width, high },
    prompt: rng.pick([
      say`The earth dug out of a ${rng.pick(['cylindrical', 'circular'])} well of diameter ${metres(across)} is spread evenly all around it to form an embankment ${metres(width)} wide and ${metres(high)} high. ${ask(rng, 'the depth of the well')}`,
      say`A well of radius ${metres(inner)} is dug in a ${rng.pick(['field', 'village', 'farm', 'courtyard'])}. With the earth taken out, an embankment of width ${metres(width)} and height ${metres(high)} is made around it. ${ask(rng, 'the depth of the well')}`,
      say`With the earth from a well of diameter ${metres(across)}, an embankment of uniform width ${metres(width)} and height ${metres(high)} is raised around the well. ${ask(rng, 'the depth of the well')}`,
    ]),
    answer,
    mistakes: [
      {
        value: (high * outer ** 2) / inner ** 2,
        because: say`the embankment was taken to cover the mouth of the well as well`,
      },
      {
        value: (high * width ** 2) / inner ** 2,
        because: say`the ring was taken for a circle with its width as radius`,
      },
      { value: (high * ring) / across ** 2, because: say`the diameter was taken for the radius of the well` },
      {
        value: (high * across * width) / inner ** 2,
        because: say`the inner edge was multiplied by the width to get the ring`,
      },
      { value: 2 * depth, because: say`half of the mouth of the well was counted` },
      { value: depth / 2, because: say`half of the embankment was counted` },
    ],
    steps: [
      say`The ring lies between the radii ${metres(inner)} and ${metres(outer)}.`,
      say`Its area = π × (${outer}² − ${inner}²) = ${ring}π m²`,
      say`Earth in the embankment = ${ring}π × ${high} = ${ring * high}π m³`,
      say`Depth of the well = ${ring * high} ÷ ${inner}² = ${answer}`,
    ],
  }
}

/** Bore in cm and speed in km/h for which a whole number of m³ flows in an hour. */
const PIPES = [
  { bore: 14, speed: 5 },
  { bore: 14, speed: 10 },
  { bore: 14, speed: 15 },
  { bore: 7, speed: 20 },
  { bore: 28, speed: 5 },
  { bore: 28, speed: 2.5 },
  { bore: 20, speed: 7 },
  { bore: 20, speed: 3.5 },
  { bore: 40, speed: 3.5 },
  { bore: 10, speed: 14 },
]

/** The tank that such a pipe fills to a depth in a time: a wide base, not too long. */
const TANKS = PIPES.flatMap((pipe) =>
  range(4, 30).flatMap((halves) =>
    [0.5, 1, 2, 2.5].flatMap((deep) =>
      [5.5, 11, 16.5, 22].flatMap((wide) => {
        const perHour = PI * (pipe.bore / 200) ** 2 * pipe.speed * 1000
        const long = Math.round((perHour * halves * 500) / (deep * wide)) / 1000
        const isFit = long > wide && long <= 120 && Number.isInteger(long * 2)
        return isFit
          ? [{ ...pipe, time: halves / 2, deep, wide, long, perHour: Math.round(perHour * 100) / 100 }]
          : []
      }),
    ),
  ),
)

function filling(rng: Random) {
  const { bore, speed, time, deep, wide, long, perHour } = rng.pick(TANKS)
  const answer = quantity(time, 'hour')
  const tank = rng.pick(['tank', 'reservoir', 'pond', 'swimming pool'])
  return {
    concept: ['water-flow-through-pipe', 'solid-figures'],
    given: { find: 'hours' as const, bore, speed, long, wide, deep },
    prompt: rng.pick([
      say`Water flows at the rate of ${quantity(speed, 'km/h')} through a pipe of diameter ${cm(bore)} into a rectangular ${tank} which is ${metres(long)} long and ${metres(wide)} wide. In how much time will the level of water in the ${tank} rise by ${metres(deep)}? ${noteOnPi(rng)}`,
      say`A rectangular ${tank} measuring ${metres(long)} × ${metres(wide)} is filled through a cylindrical pipe of radius ${cm(bore / 2)}. If water flows through the pipe at ${quantity(speed, 'km/h')}, how long will it take for the water to rise by ${metres(deep)}? ${noteOnPi(rng)}`,
      say`Through a pipe of inner diameter ${cm(bore)}, water flows into a ${tank} with a base of ${metres(long)} by ${metres(wide)} at a speed of ${quantity(speed, 'km/h')}. ${askWithPi(rng, say`the time taken for the water level to rise by ${metres(deep)}`)}`,
    ]),
    answer,
    mistakes: [
      { value: time / 4, because: say`the diameter of the pipe was taken for its radius` },
      { value: time * 2, because: say`only half of the pipe was counted` },
      { value: time / 2, because: say`the flow was doubled` },
      { value: time * 10, because: say`a factor of 10 slipped in changing the units` },
      { value: time * 4, because: say`a quarter of the cross-section was used` },
      { value: time / deep, because: say`the water was taken to rise by 1 m` },
      { value: (time * 3) / 2, because: say`half of the time was added once more` },
    ],
    steps: [
      say`Water needed = ${long} × ${wide} × ${deep} = ${m3(long * wide * deep)}`,
      say`Cross-section of the pipe = 22/7 × ${bore / 2}² = ${cm2(PI * (bore / 2) ** 2)}, and 10,000 cm² make 1 m².`,
      say`In an hour ${speed * 1000} m of water pass: ${m3(perHour)}`,
      say`Time = ${long * wide * deep} ÷ ${perHour} = ${answer}`,
    ],
  }
}
