import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { celsius, grams, kilograms } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "How much heat warms 2 kg of water from 20 °C to 50 °C?" */
export const calorimetry = defineGenerator({
  id: 'physics/calorimetry',
  version: 6,
  concepts: ['specific-heat', 'latent-heat'],
  levels: {
    easy: { forms: [heatNeeded] },
    medium: { forms: [mixing, iceToWater] },
    hard: { forms: [iceInWater, furnace, steamIntoWater, steamForIce] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'heat':
        // Degree by degree, in kilojoules.
        return range(given.from + 1, given.to).reduce((sum) => sum + (given.mass * given.capacity) / 1000, 0)
      case 'mixing':
        return bisect((end) => given.coldMass * (end - given.cold) - given.hotMass * (given.hot - end), 100)
      case 'ice-in-water':
        return bisect((end) => given.ice * (80 + end) - given.water * (given.warm - end), 100)
      case 'steam-into-water':
        return bisect((end) => given.water * (end - given.cold) - given.steam * (540 + 100 - end), 100)
      case 'steam-for-ice':
        // What each gram of steam gives, against what the ice takes.
        return bisect(
          (steam) => steam * 540 + steam * (100 - given.end) - given.ice * 80 - given.ice * given.end,
          1e5,
        )
      case 'furnace':
        return bisect(
          (hot) => given.metal * given.capacity * (hot - given.end) - given.water * (given.end - given.cold),
          10_000,
        )
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
    // The mixture is between the two.
    within: [cold + 0.5, hot - 0.5] as const,
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
      { value: cold + (hot - cold) / 4, because: 'the masses were taken as 1 to 3' },
      { value: hot - (hot - cold) / 4, because: 'the masses were taken as 3 to 1' },
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
  const vessel = rng.pick(SMALL_VESSELS)
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

function iceInWater(rng: Random) {
  const { ice, water, warm } = rng.until(
    () => ({ ice: rng.int(2, 40) * 5, water: rng.int(4, 100) * 5, warm: rng.int(30, 95) }),
    (drawn) => {
      const end = (drawn.water * drawn.warm - 80 * drawn.ice) / (drawn.ice + drawn.water)
      return end >= 4 && Number.isInteger(2 * end)
    },
  )
  const end = (water * warm - 80 * ice) / (ice + water)
  const answer = celsius(end)
  const data = 'latent heat of ice 80 cal/g, specific heat of water 1 cal/(g °C)'
  return {
    concept: ['latent-heat', 'specific-heat'],
    given: { find: 'ice-in-water' as const, ice, water, warm },
    prompt: stem(
      rng,
      [
        say`${grams(ice)} of ice at ${celsius(0)} is put into ${grams(water)} of water at ${celsius(warm)} in an insulated vessel of negligible heat capacity.`,
        say`${grams(water)} of water at ${celsius(warm)} is poured on ${grams(ice)} of ice at ${celsius(0)}. Neglect any loss of heat.`,
        say`A piece of ice of mass ${grams(ice)} at ${celsius(0)} is dropped into ${grams(water)} of water at ${celsius(warm)}, and no heat is lost to the surroundings.`,
      ],
      [
        say`The final temperature of the mixture is:`,
        say`What is the final temperature of the mixture?`,
        say`Find the temperature of the mixture at thermal equilibrium.`,
      ],
      [say`(${data})`, say`Given: ${data}.`],
    ),
    answer,
    within: [0.5, warm - 0.5] as const,
    mistakes: [
      { value: (water * warm) / (ice + water), because: 'the latent heat of melting was left out' },
      { value: (water * warm - 80 * ice) / water, because: 'the melted ice was not warmed from 0 °C' },
      { value: warm / 2, because: 'the temperatures were averaged as if the masses were equal' },
      { value: (end + warm) / 2, because: 'the result was averaged with the first temperature' },
      { value: (water * warm - 40 * ice) / (ice + water), because: 'half of the latent heat was taken' },
      { value: end / 2, because: 'the result was halved' },
      { value: warm - end, because: 'that is the fall of the temperature of the water' },
      { value: end + 5, because: 'the result was taken 5 °C too high' },
    ],
    steps: [
      say`The ice melts and warms to T; the water cools to T: no heat is lost.`,
      say`${ice} × 80 + ${ice} × T = ${water} × (${warm} − T)`,
      say`T × (${ice} + ${water}) = ${water} × ${warm} − ${ice} × 80 = ${water * warm - 80 * ice}`,
      say`T = ${water * warm - 80 * ice} ÷ ${ice + water} = ${answer}`,
    ],
  }
}

/** Specific heats in cal/(g °C), and the hottest that the metal may come out of a furnace. */
const METALS = [
  { name: 'iron', capacity: 0.1, hottest: 1200 },
  { name: 'copper', capacity: 0.1, hottest: 950 },
  { name: 'brass', capacity: 0.09, hottest: 850 },
  { name: 'steel', capacity: 0.12, hottest: 1200 },
  { name: 'nickel', capacity: 0.11, hottest: 1200 },
] as const

function furnace(rng: Random) {
  const { name, capacity, metal, water, cold, rise, hot } = rng.until(
    () => {
      const drawn = {
        ...rng.pick(METALS),
        metal: rng.int(2, 40) * 10,
        water: rng.int(5, 60) * 10,
        cold: rng.int(10, 35),
        rise: rng.int(5, 50),
      }
      const gained = (drawn.water * drawn.rise) / (drawn.metal * drawn.capacity)
      return { ...drawn, hot: Math.round((drawn.cold + drawn.rise + gained) * 1e6) / 1e6 }
    },
    (drawn) => Number.isInteger(drawn.hot) && drawn.hot >= 200 && drawn.hot <= drawn.hottest,
  )
  const end = cold + rise
  const gained = hot - end
  const answer = celsius(hot)
  const piece = rng.pick(['ball', 'block', 'piece', 'cylinder'])
  const data = say`specific heat of ${name} ${capacity} cal/(g °C), of water 1 cal/(g °C)`
  return {
    concept: 'specific-heat',
    given: { find: 'furnace' as const, metal, capacity, water, cold, end },
    prompt: stem(
      rng,
      [
        say`A ${name} ${piece} of mass ${grams(metal)} is taken out of a furnace and dropped into ${grams(water)} of water at ${celsius(cold)}. The final temperature of the water is ${celsius(end)}.`,
        say`When a ${piece} of ${name} of mass ${grams(metal)} is transferred from a furnace to ${grams(water)} of water, the temperature of the water rises from ${celsius(cold)} to ${celsius(end)}.`,
        say`The temperature of ${grams(water)} of water rises from ${celsius(cold)} to ${celsius(end)} when a hot ${name} ${piece} of mass ${grams(metal)} from a furnace is dropped into it.`,
      ],
      [
        say`The temperature of the furnace is:`,
        say`What is the temperature of the furnace?`,
        say`Find the temperature of the furnace.`,
      ],
      [say`(${data}; neglect any loss of heat.)`, say`Given: ${data}. Neglect any loss of heat.`],
    ),
    answer,
    within: [end + 10, 2000] as const,
    mistakes: [
      {
        value: gained,
        because: 'that is the fall of the temperature of the metal; the final temperature was not added',
      },
      {
        value: gained + cold,
        because: 'the first temperature of the water was added instead of the final one',
      },
      { value: hot + end, because: 'the final temperature was added twice' },
      { value: gained - end, because: 'the final temperature was taken off instead of added' },
      { value: end + gained / 2, because: 'the fall of the temperature was halved' },
      { value: end + 2 * gained, because: 'the fall of the temperature was doubled' },
      {
        value: Math.round(end + (water * end) / (metal * capacity)),
        because: 'the final temperature of the water was used instead of its rise',
      },
    ],
    steps: [
      say`The water takes in ${water} × 1 × (${end} − ${cold}) = ${quantity(water * rise, 'cal')}`,
      say`The metal gives it out: ${metal} × ${capacity} × (T − ${end}) = ${water * rise}`,
      say`T − ${end} = ${celsius(gained)}`,
      say`T = ${answer}`,
    ],
  }
}

const VESSELS = ['a bucket', 'a tub', 'a tank', 'a drum']
const SMALL_VESSELS = ['a beaker', 'a pan', 'a flask', 'a vessel', 'a bowl']

/** "20 g of steam at 100 °C is passed into 200 g of water at 20 °C. What is the final temperature?" */
function steamIntoWater(rng: Random) {
  const { steam, water, cold, end } = rng.until(
    () => {
      const [steam, water, cold] = [rng.int(2, 60), rng.int(4, 100) * 5, rng.int(5, 40)]
      return { steam, water, cold, end: (water * cold + 640 * steam) / (water + steam) }
    },
    (drawn) => drawn.end <= 95 && Number.isInteger(2 * drawn.end),
  )
  const answer = celsius(end)
  const data = 'latent heat of steam 540 cal/g, specific heat of water 1 cal/(g °C)'
  return {
    concept: ['latent-heat', 'specific-heat'],
    given: { find: 'steam-into-water' as const, steam, water, cold },
    prompt: stem(
      rng,
      [
        say`${grams(steam)} of steam at ${celsius(100)} is passed into ${grams(water)} of water at ${celsius(cold)} in an insulated vessel of negligible heat capacity.`,
        say`Steam at ${celsius(100)} is passed into ${grams(water)} of water at ${celsius(cold)} until ${grams(steam)} of it has condensed. Neglect any loss of heat.`,
        say`In a vessel of negligible heat capacity, ${grams(steam)} of steam at ${celsius(100)} condenses in ${grams(water)} of water at ${celsius(cold)}, and no heat is lost.`,
      ],
      [
        say`The final temperature of the water is:`,
        say`What is the final temperature of the mixture?`,
        say`Find the final temperature of the water.`,
      ],
      [say`(${data})`, say`Given: ${data}.`],
    ),
    answer,
    within: [cold + 0.5, 99.5] as const,
    mistakes: [
      {
        value: (water * cold + 100 * steam) / (water + steam),
        because: 'the latent heat of the steam was left out',
      },
      {
        value: (water * cold + 540 * steam) / (water + steam),
        because: 'the condensed steam was taken to be at 0 °C',
      },
      { value: cold + (540 * steam) / water, because: 'the cooling of the condensed steam was left out' },
      { value: (cold + 100) / 2, because: 'the temperatures were averaged' },
      {
        value: (water * cold + 640 * steam) / water,
        because: 'the mass of the condensed steam was left out',
      },
      { value: end - cold, because: 'that is the rise of the temperature of the water' },
      { value: (end + cold) / 2, because: 'the result was averaged with the first temperature' },
      { value: end + 5, because: 'the result was taken 5 °C too high' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 5e5)),
    steps: [
      say`The steam condenses and its water cools from 100 °C to T: it gives ${steam} × 540 + ${steam} × (100 − T).`,
      say`The water takes in ${water} × (T − ${cold}).`,
      say`T × (${water} + ${steam}) = ${water} × ${cold} + ${steam} × 640 = ${water * cold + 640 * steam}`,
      say`T = ${water * cold + 640 * steam} ÷ ${water + steam} = ${answer}`,
    ],
  }
}

/** "What mass of steam at 100 °C turns 200 g of ice at 0 °C into water at 40 °C?" */
function steamForIce(rng: Random) {
  const end = rng.pick([10, 20, 28, 30, 40, 50, 60, 64, 70, 80])
  // The smallest mass of ice that takes a whole number of grams of steam.
  const step = (640 - end) / gcd(80 + end, 640 - end)
  const ice = step * rng.int(Math.ceil(20 / step), Math.floor(700 / step))
  const steam = (ice * (80 + end)) / (640 - end)
  const value = Math.round(steam)
  const answer = grams(value)
  const data =
    'latent heat of ice 80 cal/g, latent heat of steam 540 cal/g, specific heat of water 1 cal/(g °C)'
  return {
    concept: ['latent-heat', 'specific-heat'],
    given: { find: 'steam-for-ice' as const, ice, end },
    prompt: stem(
      rng,
      [
        say`Steam at ${celsius(100)} is passed over ${grams(ice)} of ice at ${celsius(0)} until all of it has become water at ${celsius(end)}. Neglect any loss of heat.`,
        say`${grams(ice)} of ice at ${celsius(0)} is to be changed into water at ${celsius(end)} by passing steam at ${celsius(100)} into it, without any loss of heat.`,
        say`By condensing steam at ${celsius(100)}, ${grams(ice)} of ice at ${celsius(0)} is melted, and all the water is then at ${celsius(end)}. No heat is lost.`,
      ],
      [
        say`The mass of steam condensed is:`,
        say`What mass of steam is needed?`,
        say`Find the mass of the steam required.`,
      ],
      [say`(${data})`, say`Given: ${data}.`],
    ),
    answer,
    mistakes: [
      { value: (ice * (80 + end)) / 540, because: 'the cooling of the condensed steam was left out' },
      { value: (ice * 80) / 540, because: 'only the melting of the ice was counted' },
      { value: (ice * end) / (640 - end), because: 'the melting of the ice was left out' },
      { value: (ice * (80 + end)) / 640, because: 'the condensed steam was taken to cool to 0 °C' },
      { value: (ice * 80) / (640 - end), because: 'the warming of the melted ice was left out' },
      { value: value * 2, because: 'the result was doubled' },
      { value: value / 2, because: 'the result was halved' },
      { value: value * 1.5, because: 'half of the result was added once more' },
    ].filter(({ value: wrong }) => Number.isInteger(Math.round(wrong * 1e6) / 1e5)),
    steps: [
      say`The ice needs ${ice} × 80 to melt and ${ice} × ${end} to become water at ${celsius(end)}: ${ice * (80 + end)} cal in all.`,
      say`Each gram of steam gives 540 cal on condensing and 100 − ${end} = ${100 - end} cal on cooling.`,
      say`Together ${640 - end} cal for each gram.`,
      say`Mass = ${ice * (80 + end)} ÷ ${640 - end} = ${answer}`,
    ],
  }
}
