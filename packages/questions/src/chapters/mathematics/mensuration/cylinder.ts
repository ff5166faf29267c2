import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { addSlices, PI } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, cm2, cm3, m3, metres } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A cylinder has a radius of 7 cm and a height of 20 cm. What is its volume?" */
export const cylinder = defineGenerator({
  id: 'mensuration/cylinder',
  version: 1,
  concepts: [
    'volume-of-cylinder',
    'surface-of-cylinder',
    'hollow-cylinder',
    'well-and-embankment',
    'water-flow-through-pipe',
  ],
  levels: {
    easy: { forms: [volume, curved] },
    medium: { forms: [heightOf, pipe] },
    hard: { forms: [well, filling] },
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
  'a log',
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(TINS)
  const key = PI * radius ** 2 * height
  const answer = cm3(key)
  return {
    concept: 'volume-of-cylinder',
    given: { find: 'volume' as const, radius, height },
    prompt: rng.pick([
      say`${thing} that ${person.name} bought in ${town} is a cylinder with a radius of ${cm(radius)} and a height of ${cm(height)}. What is its volume? (Take π = 22/7)`,
      say`Find the volume of ${thing} in the shape of a cylinder, ${cm(2 * radius)} across and ${cm(height)} high, which stands in the shop of ${person.name} in ${town}. Take π = 22/7.`,
      say`The base of ${thing} in ${town} is a circle of radius ${cm(radius)}, and it rises straight up to ${cm(height)}. With π = 22/7, how much space does it fill, asks ${person.name}.`,
      say`${person.name} of ${town} measures ${thing}: diameter ${cm(2 * radius)}, height ${cm(height)}, round and straight. Using π = 22/7, its volume is`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const key = 2 * PI * radius * height
  const answer = cm2(key)
  const thing = rng.pick(['tin', 'drum', 'jar', 'can', 'box', 'vase', 'roller'])
  return {
    concept: 'surface-of-cylinder',
    given: { find: 'curved' as const, radius, height },
    prompt: rng.pick([
      say`A label goes exactly once round a cylindrical ${thing} of radius ${cm(radius)} and height ${cm(height)}, from top to bottom. What is the area of the label that ${person.name} prints in ${town}? (Take π = 22/7)`,
      say`${person.name} paints the curved surface of a cylindrical ${thing} in ${town} that is ${cm(2 * radius)} across and ${cm(height)} high. How many cm² are painted, with π = 22/7?`,
      say`Find the curved surface area of a cylindrical ${thing} made by ${person.name} in ${town}: radius ${cm(radius)}, height ${cm(height)}. Take π = 22/7.`,
      say`In ${town}, cloth is wound exactly once round a ${thing} of ${person.name}. The ${thing} is a cylinder ${cm(height)} high with a base of radius ${cm(radius)}. Using π = 22/7, how much cloth covers it?`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(TINS)
  const content = PI * radius ** 2 * height
  const answer = cm(height)
  return {
    concept: 'volume-of-cylinder',
    given: { find: 'height' as const, volume: content, radius },
    prompt: rng.pick([
      say`${thing} in ${town} is a cylinder with a volume of ${cm3(content)} and a base of radius ${cm(radius)}. How high is it, if ${person.name} takes π = 22/7?`,
      say`The volume of ${thing} that ${person.name} of ${town} uses is ${cm3(content)}; it is a cylinder ${cm(2 * radius)} across. Find its height with π = 22/7.`,
      say`${person.name} wants ${thing} in the form of a cylinder of ${cm3(content)} on a circular base of radius ${cm(radius)}. With π = 22/7, how tall must the workshop in ${town} make it?`,
      say`A cylinder of wax weighs in at ${cm3(content)} in the workshop of ${person.name} in ${town}. Its diameter is ${cm(2 * radius)}. Taking π = 22/7, what is its height?`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const metal = rng.pick(['copper', 'brass', 'lead', 'steel', 'clay', 'bronze'])
  const key = (PI * length * (outer ** 2 - inner ** 2)) / 4
  const answer = cm3(key)
  return {
    concept: 'hollow-cylinder',
    given: { find: 'pipe-metal' as const, inner, outer, length },
    prompt: rng.pick([
      say`A pipe of ${metal} made in ${town} is ${cm(length)} long. Its outer diameter is ${cm(outer)} and its inner diameter ${cm(inner)}. What volume of ${metal} is in it? (Take π = 22/7)`,
      say`${person.name} of ${town} buys a ${metal} pipe of length ${cm(length)} that is ${cm(outer)} across outside and ${cm(inner)} across inside. Find the volume of ${metal}, using π = 22/7.`,
      say`The bore of a ${metal} tube is ${cm(inner)} wide and its wall ${cm(thick)} thick. With π = 22/7, how much ${metal} is needed in ${town} for a tube ${cm(length)} long?`,
      say`A hollow cylinder of ${metal} made by ${person.name} has an inner diameter of ${cm(inner)} and walls ${cm(thick)} thick. It is ${cm(length)} long. Taking π = 22/7, how many cm³ of ${metal} does it hold in its walls?`,
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
const WELLS = range(3, 14).flatMap((across) =>
  range(8, 24).flatMap((depth) =>
    range(2, 10).flatMap((width) => {
      const high = (across ** 2 * depth) / (4 * width * (across + width))
      return Number.isInteger(high * 4) && high >= 0.5 && high <= 6 ? [{ across, depth, width, high }] : []
    }),
  ),
)

function well(rng: Random) {
  const { across, depth, width, high } = rng.pick(WELLS)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [inner, outer] = [across / 2, across / 2 + width]
  const pits = inner ** 2 * depth
  const answer = metres(high)
  return {
    concept: 'well-and-embankment',
    given: { find: 'bank' as const, across, depth, width },
    prompt: rng.pick([
      say`A well ${metres(across)} across is dug ${metres(depth)} deep in the village of ${person.name} near ${town}. The earth is spread evenly round it as a bank ${metres(width)} wide. How high is the bank?`,
      say`${person.name} digs a round well of diameter ${metres(across)} and depth ${metres(depth)} on a farm near ${town} and piles the earth evenly into a ring ${metres(width)} wide round its mouth. Find the height of the ring.`,
      say`The earth from a well near ${town}, ${metres(depth)} deep and ${metres(inner)} in radius, makes an even platform of ${metres(width)} in width all round the well. What height does the platform of ${person.name} have?`,
      say`Near ${town}, a circular ring of width ${metres(width)} is to be raised round the well of ${person.name} from the earth dug out of it. The well has a diameter of ${metres(across)} and a depth of ${metres(depth)}. The ring becomes how high?`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = quantity(time, 'hour')
  const tank = rng.pick(['tank', 'reservoir', 'pond', 'swimming pool'])
  return {
    concept: 'water-flow-through-pipe',
    given: { find: 'hours' as const, bore, speed, long, wide, deep },
    prompt: rng.pick([
      say`Water flows at ${quantity(speed, 'km/h')} through a pipe ${cm(bore)} across into a ${tank} in ${town} that is ${metres(long)} long and ${metres(wide)} wide. In what time does ${person.name} see the water rise by ${metres(deep)}? (Take π = 22/7)`,
      say`${person.name} fills a ${tank} of ${metres(long)} by ${metres(wide)} near ${town} through a round pipe with an inner diameter of ${cm(bore)}. If the water runs at ${quantity(speed, 'km/h')}, how long does it take until it stands ${metres(deep)} deep, with π = 22/7?`,
      say`A ${tank} in ${town} has a flat base of ${metres(long)} × ${metres(wide)}. Through a pipe of radius ${cm(bore / 2)}, water comes in at ${quantity(speed, 'km/h')}. Using π = 22/7, after what time is the water ${metres(deep)} deep, as ${person.name} wants?`,
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
