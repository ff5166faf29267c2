import type { Random } from '../../../kit/random/random.ts'
import { cm, cm2, m3, metres, PI } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** Diameter and depth of a well and the width of the bank for which its height ends after two decimals at most. */
const WELLS = range(3, 14).flatMap((across) =>
  range(8, 24).flatMap((depth) =>
    range(2, 10).flatMap((width) => {
      const high = (across ** 2 * depth) / (4 * width * (across + width))
      return Number.isInteger(high * 4) && high >= 0.5 && high <= 6 ? [{ across, depth, width, high }] : []
    }),
  ),
)

/** The hard forms of cylinders: earthworks and flowing water. */
export function well(rng: Random) {
  const { across, depth, width, high } = rng.pick(WELLS)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [inner, outer] = [across / 2, across / 2 + width]
  const pits = inner ** 2 * depth
  const answer = metres(high)
  return {
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

export function filling(rng: Random) {
  const { bore, speed, time, deep, wide, long, perHour } = rng.pick(TANKS)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = quantity(time, 'hour')
  const tank = rng.pick(['tank', 'reservoir', 'pond', 'swimming pool'])
  return {
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
