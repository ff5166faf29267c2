import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { celsius, grams, kilograms } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "How much heat warms 2 kg of water from 20 °C to 50 °C?" */
export const calorimetry = defineGenerator({
  id: 'physics/calorimetry',
  version: 4,
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

  const c = say`c = ${capacity} J/(kg °C)`
  const body = say`${kilograms(mass)} of ${name}`
  return {
    concept: 'specific-heat',
    given: { find: 'heat' as const, mass, capacity, from, to },
    prompt: stem(
      rng,
      [
        say`The temperature of ${body} is raised from ${celsius(from)} to ${celsius(to)}.`,
        say`${body} is heated from ${celsius(from)} to ${celsius(to)}.`,
        say`A body consisting of ${body} is at ${celsius(from)} and is to be brought to ${celsius(to)}.`,
      ],
      [
        say`The heat required is:`,
        say`What is the amount of heat absorbed?`,
        say`Find the quantity of heat needed.`,
        say`How much heat must be supplied?`,
      ],
      [say`(${c})`, say`Specific heat capacity: ${c}.`],
    ),
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
  const vessel = rng.pick(VESSELS)
  return {
    concept: 'specific-heat',
    given: { find: 'mixing' as const, coldMass, hotMass, cold, hot },
    prompt: stem(
      rng,
      [
        say`${kilograms(hotMass)} of water at ${celsius(hot)} is mixed with ${kilograms(coldMass)} of water at ${celsius(cold)}.`,
        say`${kilograms(coldMass)} of water at ${celsius(cold)} in ${vessel} is mixed with ${kilograms(hotMass)} of water at ${celsius(hot)}.`,
        say`Hot water of mass ${kilograms(hotMass)} and temperature ${celsius(hot)} is poured into ${vessel} containing ${kilograms(coldMass)} of water at ${celsius(cold)}.`,
      ],
      [
        say`The final temperature of the mixture is:`,
        say`What is the resulting temperature?`,
        say`Find the temperature of the mixture at thermal equilibrium.`,
        say`What common temperature is attained?`,
      ],
      [say`(Neglect any loss of heat.)`, say`Assume that no heat is lost to the surroundings.`],
    ),
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
  const vessel = rng.pick(VESSELS)
  const data = 'ice: 0.5 cal/(g °C), water: 1 cal/(g °C), latent heat of ice 80 cal/g'
  const frozen = celsius(-below)
  return {
    concept: 'latent-heat',
    given: { find: 'ice' as const, mass, from: -below, to },
    prompt: stem(
      rng,
      [
        say`${grams(mass)} of ice at ${frozen} is converted into water at ${celsius(to)}.`,
        say`${grams(mass)} of ice at ${frozen} in ${vessel} is heated until it becomes water at ${celsius(to)}.`,
        say`A block of ice of mass ${grams(mass)} at ${frozen} is melted, and the water formed is heated to ${celsius(to)}.`,
      ],
      [
        say`The amount of heat required is:`,
        say`What is the total heat needed?`,
        say`Find the quantity of heat absorbed in the process.`,
        say`How much heat must be supplied for this?`,
      ],
      [say`(${data})`, say`Given: ${data}.`, say`Use the following data: ${data}.`],
    ),
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
