import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { addSlices, cm, cm2, cm3, PI } from '../../../kit/values/measures.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { filling, well } from './cylinder-works.ts'

/** "A cylinder has a radius of 7 cm and a height of 20 cm. What is its volume?" */
export const cylinder = defineGenerator({
  id: 'mensuration/cylinder',
  version: 1,
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
