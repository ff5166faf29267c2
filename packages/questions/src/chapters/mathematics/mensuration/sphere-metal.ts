import type { Random } from '../../../kit/random/random.ts'
import { cm, cm3, PI } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** Inner and outer radius of shells whose metal is a whole number of cm³ with π = 22/7. */
const SHELLS = range(4, 24).flatMap((outer) =>
  range(2, outer - 1)
    .filter((inner) => (outer ** 3 - inner ** 3) % 21 === 0)
    .map((inner) => ({ inner, outer, metal: (4 * PI * (outer ** 3 - inner ** 3)) / 3 })),
)

/** The hard forms of spheres: hollow ones, and balls under water. */
export function shell(rng: Random) {
  const { inner, outer, metal } = rng.pick(SHELLS)
  const [name, gram] = rng.pick([
    ['iron', 7.5],
    ['brass', 8.5],
    ['copper', 9],
    ['tin', 7],
    ['clay', 2],
    ['glass', 2.5],
    ['aluminium', 2.5],
  ] as const)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const kilos = (metal * gram) / 1000
  const weigh = (cubic: number) => (cubic * gram) / 1000
  const answer = quantity(kilos, 'kg')
  return {
    given: { find: 'shell-weight' as const, inner: 2 * inner, outer: 2 * outer, gram },
    prompt: rng.pick([
      say`A hollow sphere of ${name} made in ${town} has an outer diameter of ${cm(2 * outer)} and an inner diameter of ${cm(2 * inner)}. What does it weigh, if 1 cm³ of ${name} weighs ${quantity(gram, 'g')}? (Take π = 22/7)`,
      say`${person.name} of ${town} lifts a spherical shell of ${name}. It is ${cm(2 * outer)} across, its wall is ${cm(outer - inner)} thick, and the ${name} weighs ${quantity(gram, 'g')} per cm³. Find its weight with π = 22/7.`,
      say`With π = 22/7, how heavy is a hollow ball of ${name} in the workshop of ${person.name} in ${town}, if its outer radius is ${cm(outer)}, its inner radius ${cm(inner)} and each cm³ of ${name} weighs ${quantity(gram, 'g')}?`,
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
const RISES = range(1, 12).flatMap((radius) =>
  range(1, 30).flatMap((count) =>
    range(radius + 1, 36).flatMap((vessel) => {
      const rise = (4 * radius ** 3 * count) / (3 * vessel ** 2)
      const isFit =
        Number.isInteger(rise * 2) && rise >= 1 && rise <= 12 && (count === 1 || vessel > 2 * radius)
      return isFit ? [{ radius, count, vessel, rise }] : []
    }),
  ),
)

export function waterRise(rng: Random) {
  const { radius, count, vessel, rise } = rng.pick(RISES)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const pot = rng.pick([
    'a cylindrical jar',
    'a cylindrical beaker',
    'a cylindrical bucket',
    'a cylindrical tank',
  ])
  const balls = count === 1 ? 'a metal ball' : `${count} equal metal balls`
  const [are, sink] = count === 1 ? ['is', 'sinks'] : ['are', 'sink']
  const each = count === 1 ? '' : ' each'
  const answer = cm(rise)
  const content = (4 * radius ** 3 * count) / 3
  return {
    given: { find: 'rise' as const, radius, count, vessel },
    prompt: rng.pick([
      say`${person.name} of ${town} drops ${balls} with a radius of ${cm(radius)}${each} into ${pot} of radius ${cm(vessel)} that holds enough water to cover all. By how much does the water rise, if none runs over?`,
      say`In a school in ${town}, ${balls} of diameter ${cm(2 * radius)}${each} ${are} lowered into ${pot} that is ${cm(2 * vessel)} across and partly filled with water. ${person.name} sees everything covered and nothing spilt. How much does the level rise?`,
      say`${pot} with a base radius of ${cm(vessel)} stands half full in ${town}. When ${balls} of radius ${cm(radius)}${each} ${sink} in it completely, the water goes up without running over. By how many centimetres, asks ${person.name}.`,
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
