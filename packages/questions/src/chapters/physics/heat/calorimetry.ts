import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { celsius, grams, kilograms } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "How much heat warms 2 kg of water from 20 °C to 50 °C?" */
export const calorimetry = defineGenerator({
  id: 'physics/calorimetry',
  version: 1,
  concepts: ['specific-heat', 'latent-heat'],
  levels: { easy: { form: heatNeeded }, medium: { form: mixing }, hard: { form: iceToWater } },
  generate: (rng, { form }) => form(rng),
  solve(given) {
    switch (given.find) {
      case 'heat':
        // Degree by degree, in kilojoules.
        return range(given.from + 1, given.to).reduce((sum) => sum + (given.mass * given.capacity) / 1000, 0)
      case 'mixing':
        return bisect((end) => given.coldMass * (end - given.cold) - given.hotMass * (given.hot - end), 100)
      case 'ice': {
        const eachGram = 0.5 * -given.from + 80 + given.to
        return range(1, given.mass).reduce((sum) => sum + eachGram, 0)
      }
    }
  },
})

const STUFF = [
  { name: 'water', capacity: 4200, hottest: 95 },
  { name: 'aluminium', capacity: 900, hottest: 300 },
  { name: 'iron', capacity: 450, hottest: 400 },
  { name: 'copper', capacity: 400, hottest: 400 },
  { name: 'brass', capacity: 380, hottest: 300 },
  { name: 'mustard oil', capacity: 2000, hottest: 150 },
  { name: 'silver', capacity: 240, hottest: 300 },
  { name: 'sand', capacity: 800, hottest: 300 },
] as const

function heatNeeded(rng: Random) {
  const { name, capacity, hottest } = rng.pick(STUFF)
  const mass = rng.int(1, 40) / 2
  const from = rng.int(15, 35)
  const to = from + rng.int(2, Math.floor((hottest - from) / 5)) * 5
  const heat = (mass * capacity * (to - from)) / 1000
  const answer = quantity(heat, 'kJ')
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const c = say`c = ${capacity} J/(kg °C)`
  const body = say`${kilograms(mass)} of ${name}`
  return {
    concept: 'specific-heat',
    given: { find: 'heat' as const, mass, capacity, from, to },
    prompt: rng.pick([
      say`How much heat warms ${body} from ${celsius(from)} to ${celsius(to)} in a kitchen of ${town}? (${c})`,
      say`${person} of ${town} heats ${body}. The temperature goes up from ${celsius(from)} to ${celsius(to)}. With ${c}, find the heat taken in.`,
      say`A heater in ${town} must bring ${body}, now at ${celsius(from)}, to ${celsius(to)}. For ${c}, how many kilojoules must go into it, if nothing is lost?`,
      say`The specific heat capacity of ${name} is ${capacity} J/(kg °C). What amount of heat does ${person} in ${town} need for ${kilograms(mass)} of it, from ${celsius(from)} up to ${celsius(to)}?`,
      say`At ${celsius(from)} in the morning, at ${celsius(to)} in the oven: which heat has ${body} of ${person} in ${town} gained, when ${c}?`,
    ]),
    answer,
    mistakes: [
      { value: (mass * capacity * to) / 1000, because: 'the final temperature was used instead of the rise' },
      {
        value: (mass * capacity * from) / 1000,
        because: 'the first temperature was used instead of the rise',
      },
      { value: (mass * capacity * (to + from)) / 1000, because: 'the temperatures were added' },
      { value: (capacity * (to - from)) / 1000, because: 'the mass was left out' },
      { value: mass * (to - from), because: 'the specific heat capacity was left out' },
      { value: (mass * capacity) / 1000, because: 'the rise of temperature was left out' },
      { value: heat / 10, because: 'joules were changed into kilojoules wrongly; 1 kJ is 1000 J' },
      { value: (mass * capacity * (to - from + 5)) / 1000, because: 'the rise was taken 5 °C too large' },
    ],
    steps: [
      say`Q = mcΔT with ΔT = ${to} − ${from} = ${celsius(to - from)}`,
      say`Q = ${mass} × ${capacity} × ${to - from} J = ${answer}`,
    ],
  }
}

function mixing(rng: Random) {
  const { coldMass, hotMass, cold, hot } = rng.until(
    () => {
      const first = rng.int(8, 35)
      return { coldMass: rng.int(1, 20), hotMass: rng.int(1, 20), cold: first, hot: first + rng.int(20, 60) }
    },
    (drawn) =>
      drawn.coldMass !== drawn.hotMass &&
      Number.isInteger((2 * drawn.hotMass * (drawn.hot - drawn.cold)) / (drawn.coldMass + drawn.hotMass)),
  )
  const end = (coldMass * cold + hotMass * hot) / (coldMass + hotMass)
  const answer = celsius(end)
  const [person, town, vessel] = [rng.pick(people).name, rng.pick(towns), rng.pick(VESSELS)]
  return {
    concept: 'specific-heat',
    given: { find: 'mixing' as const, coldMass, hotMass, cold, hot },
    prompt: rng.pick([
      say`In ${town} ${kilograms(hotMass)} of water at ${celsius(hot)} is poured into ${vessel} with ${kilograms(coldMass)} of water at ${celsius(cold)}. What is the final temperature, if no heat is lost?`,
      say`${person} of ${town} mixes ${kilograms(coldMass)} of water of ${celsius(cold)} with ${kilograms(hotMass)} of water of ${celsius(hot)} in ${vessel}. Neglecting losses, find the temperature of the mixture.`,
      say`For a bath in ${town}, ${person} adds ${kilograms(hotMass)} of hot water (${celsius(hot)}) to ${kilograms(coldMass)} of tap water (${celsius(cold)}) in ${vessel}. How warm is the bath, when nothing else takes up heat?`,
      say`Two amounts of water meet in ${vessel} in ${town}: ${kilograms(hotMass)} at ${celsius(hot)}, ${kilograms(coldMass)} at ${celsius(cold)}. Which common temperature do they reach without any loss?`,
      say`What does the thermometer of ${person} in ${town} show after ${vessel} with ${kilograms(coldMass)} of water at ${celsius(cold)} has received ${kilograms(hotMass)} of water at ${celsius(hot)} and been stirred? (no losses, the vessel takes no heat)`,
    ]),
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: (cold + hot) / 2, because: 'the temperatures were averaged as if the masses were equal' },
      {
        value: (coldMass * hot + hotMass * cold) / (coldMass + hotMass),
        because: 'the masses were exchanged',
      },
      { value: hot - cold, because: 'that is the difference of the temperatures' },
      { value: (end + hot) / 2, because: 'the result was averaged with the hot temperature once more' },
      { value: (end + cold) / 2, because: 'the result was averaged with the cold temperature once more' },
      { value: end - cold, because: 'that is the rise of the cold water only' },
      { value: hot - end, because: 'that is the fall of the hot water only' },
    ],
    steps: [
      say`The heat given by the hot water equals the heat taken by the cold water.`,
      say`${hotMass} × (${hot} − T) = ${coldMass} × (T − ${cold})`,
      say`T = (${hotMass} × ${hot} + ${coldMass} × ${cold}) ÷ ${hotMass + coldMass} = ${answer}`,
    ],
  }
}

function iceToWater(rng: Random) {
  const [mass, below, to] = [rng.int(2, 60) * 5, rng.int(1, 15) * 2, rng.int(2, 18) * 5]
  const [warming, melting, heating] = [(mass * below) / 2, mass * 80, mass * to]
  const total = warming + melting + heating
  const answer = quantity(total, 'cal')
  const [person, town, vessel] = [rng.pick(people).name, rng.pick(towns), rng.pick(VESSELS)]
  const data = 'ice: 0.5 cal/(g °C), water: 1 cal/(g °C), latent heat of ice 80 cal/g'
  const frozen = celsius(-below)
  return {
    concept: 'latent-heat',
    given: { find: 'ice' as const, mass, from: -below, to },
    prompt: rng.pick([
      say`How much heat turns ${grams(mass)} of ice at ${frozen} into water at ${celsius(to)} in ${vessel} in ${town}? (${data})`,
      say`${person} of ${town} takes ${grams(mass)} of ice of ${frozen} out of a freezer, melts it in ${vessel} and warms the water to ${celsius(to)}. Find the heat needed. (${data})`,
      say`From ${frozen} to ${celsius(to)}: what heat does ${person} in ${town} have to supply so that ${grams(mass)} of ice in ${vessel} melts and the water gets that warm? (${data})`,
      say`A block of ice of ${grams(mass)} at ${frozen} lies in ${vessel} in ${town}. Work out the calories that it takes until it is water at ${celsius(to)}. (${data})`,
      say`Water of ${celsius(to)} is made in ${town} from ${grams(mass)} of ice that was at ${frozen}. How many calories go into ${vessel} of ${person} for it, without losses? (${data})`,
    ]),
    answer,
    mistakes: [
      { value: warming + heating, because: 'the latent heat of melting was left out' },
      { value: melting + heating, because: 'warming the ice up to 0 °C was left out' },
      { value: warming + melting, because: 'warming the water above 0 °C was left out' },
      { value: melting, because: 'only the melting was counted' },
      { value: mass * below + melting + heating, because: 'the specific heat of water was used for the ice' },
      { value: warming + melting + heating / 2, because: 'the specific heat of ice was used for the water' },
      { value: total + warming, because: 'warming the ice was counted twice' },
      { value: total + heating, because: 'warming the water was counted twice' },
    ],
    steps: [
      say`Ice to 0 °C: ${mass} × 0.5 × ${below} = ${quantity(warming, 'cal')}`,
      say`Melting: ${mass} × 80 = ${quantity(melting, 'cal')}`,
      say`Water to ${celsius(to)}: ${mass} × 1 × ${to} = ${quantity(heating, 'cal')}`,
      say`Total = ${warming} + ${melting} + ${heating} = ${answer}`,
    ],
  }
}

const VESSELS = ['a bucket', 'a tub', 'a tank', 'a drum', 'a pot', 'a flask', 'a basin']
