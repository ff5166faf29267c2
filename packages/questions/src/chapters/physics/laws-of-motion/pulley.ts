import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { kilograms } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Masses of 3 kg and 2 kg hang over a smooth pulley. With what acceleration do they move?" */
export const pulley = defineGenerator({
  id: 'physics/pulley',
  version: 2,
  concepts: ['pulleys'],
  levels: {
    easy: { forms: [hangingAcceleration, tableAcceleration] },
    medium: { forms: [hangingTension, tableTension] },
    hard: { forms: [tableWithFriction, fallenWay] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'hanging':
        return whenTensionsAgree(given.heavy, -given.light, given.light, given.g).acceleration
      case 'hanging-tension':
        return whenTensionsAgree(given.heavy, -given.light, given.light, given.g).tension
      case 'table':
        return whenTensionsAgree(given.hanging, 0, given.table, given.g).acceleration
      case 'table-tension':
        return whenTensionsAgree(given.hanging, 0, given.table, given.g).tension
      case 'table-friction':
        return whenTensionsAgree(given.hanging, -given.mu * given.table, given.table, given.g).acceleration
      case 'way': {
        const { acceleration } = whenTensionsAgree(given.heavy, -given.light, given.light, given.g)
        // The way is the area under the straight line of the speed.
        return ((acceleration * given.time) / 2) * given.time
      }
    }
  },
})

/** Both bodies share one string: finds the acceleration at which its two ends pull equally. */
function whenTensionsAgree(falls: number, helped: number, follows: number, g: number) {
  const upper = (acceleration: number) => follows * acceleration - helped * g
  const lower = (acceleration: number) => falls * g - falls * acceleration
  const acceleration = bisect((rate) => upper(rate) - lower(rate), g)
  return { acceleration, tension: lower(acceleration) }
}

const G = 10

/** Pairs whose acceleration is a short decimal. */
const PAIRS = range(2, 40).flatMap((heavy) =>
  range(1, heavy - 1).flatMap((light) =>
    Number.isInteger(((heavy - light) * G * 4) / (heavy + light)) ? [{ heavy, light }] : [],
  ),
)

function hangingAcceleration(rng: Random) {
  const { heavy, light } = rng.pick(PAIRS)
  const answer = quantity(((heavy - light) * G) / (heavy + light), 'm/s²')
  const pair = rng.pick(PAIRS_OF_THINGS)
  const [person, town, setting] = [rng.pick(people).name, rng.pick(towns), rng.pick(SETTINGS)]
  return {
    given: { find: 'hanging' as const, heavy, light, g: G },
    prompt: rng.pick([
      say`${pair} of ${kilograms(heavy)} and ${kilograms(light)} hang from a light string over a smooth pulley in ${setting} of ${town}. With what acceleration do they move? (g = 10 m/s²)`,
      say`At a building site of ${town} ${pair.toLowerCase()}, one of ${kilograms(heavy)} and one of ${kilograms(light)}, balance on a rope over a frictionless pulley until ${person} lets go. What acceleration do they get? Use g = 10 m/s².`,
      say`${person} of ${town} hangs ${kilograms(heavy)} on one end and ${kilograms(light)} on the other end of a cord that runs over a frictionless pulley. How fast does the speed of the masses grow, for g = 10 m/s²?`,
      say`In a laboratory of ${town} a light thread over a smooth fixed pulley joins bodies of ${kilograms(light)} and ${kilograms(heavy)}. Taking g = 10 m/s², find their acceleration after ${person} lets go.`,
      say`${pair} of ${kilograms(heavy)} and ${kilograms(light)} are tied to the ends of a rope over a frictionless pulley at a well in ${town}. If ${person} lets go, at what rate do they speed up? (g = 10 m/s²)`,
    ]),
    answer,
    mistakes: [
      { value: ((heavy - light) * G) / heavy, because: say`only the heavier mass was set in motion` },
      { value: ((heavy - light) * G) / light, because: say`only the lighter mass was set in motion` },
      { value: G, because: say`the heavier mass does not fall freely; it pulls the other one up` },
      { value: (light * G) / heavy, because: say`the weight of one was divided by the mass of the other` },
      { value: (heavy * G) / (heavy + light), because: say`the weight of the lighter mass was left out` },
      {
        value: (light * G) / (heavy + light),
        because: say`the lighter weight was taken as the driving force`,
      },
      { value: ((heavy - light) * G) / (2 * (heavy + light)), because: say`the result was halved` },
    ],
    steps: [
      say`The driving force is the difference of the weights, and both masses move: a = (M − m)g ÷ (M + m).`,
      say`a = (${heavy} − ${light}) × 10 ÷ ${heavy + light} = ${answer}`,
    ],
  }
}

function tableAcceleration(rng: Random) {
  const { table, hanging } = rng.until(
    () => ({ table: rng.int(1, 30), hanging: rng.int(1, 20) }),
    (drawn) => Number.isInteger((drawn.hanging * G * 4) / (drawn.table + drawn.hanging)),
  )
  const answer = quantity((hanging * G) / (table + hanging), 'm/s²')
  const [person, town, setting] = [rng.pick(people).name, rng.pick(towns), rng.pick(SETTINGS)]
  return {
    given: { find: 'table' as const, table, hanging, g: G },
    prompt: rng.pick([
      say`A block of ${kilograms(table)} lies on a smooth table in ${setting} of ${town}. A string over a pulley at the edge joins it to a hanging mass of ${kilograms(hanging)}. What is the acceleration? (g = 10 m/s²)`,
      say`${person} of ${town} ties a hanging weight of ${kilograms(hanging)} to a trolley of ${kilograms(table)} on a frictionless track, by a thread over a light pulley. Taking g = 10 m/s², at what rate does the trolley speed up?`,
      say`A falling sack of ${kilograms(hanging)} draws a cart of ${kilograms(table)} along smooth rails in a mill of ${town} by a rope over a light pulley. ${person} wants to know the acceleration for g = 10 m/s².`,
      say`Nothing rubs in this set-up of ${person} in ${setting} of ${town}: a glider of ${kilograms(table)} floats on an air track, a thread runs from it over a tiny wheel, and ${kilograms(hanging)} hangs on the thread. What acceleration does the glider get, if g = 10 m/s²?`,
      say`A toy truck of ${kilograms(table)} on a polished floor in ${setting} of ${town} is drawn by ${kilograms(hanging)} hanging in the stairwell; the string passes over a light wheel. For g = 10 m/s², by how much does the speed change per second?`,
      say`On a frictionless bench in ${setting} of ${town}, ${kilograms(table)} is pulled by ${kilograms(hanging)} that hangs over the edge on a light cord. Find their common acceleration for g = 10 m/s².`,
    ]),
    answer,
    mistakes: [
      { value: (hanging * G) / table, because: say`the hanging mass must be set in motion too` },
      { value: G, because: say`the hanging mass does not fall freely` },
      {
        value: (table * G) / (table + hanging),
        because: say`the weight of the block was taken as the driving force`,
      },
      {
        value: (Math.abs(table - hanging) * G) / (table + hanging),
        because: say`the weights were subtracted as if both were hanging`,
      },
      { value: (hanging * G) / (2 * (table + hanging)), because: say`the result was halved` },
      { value: hanging / (table + hanging), because: say`the mass was used instead of the weight` },
      { value: (2 * hanging * G) / (table + hanging), because: say`the pull was doubled` },
    ],
    steps: [
      say`Only the hanging weight drives, ${hanging} × 10 = ${quantity(hanging * G, 'N')}, and both masses move.`,
      say`a = ${hanging * G} ÷ (${table} + ${hanging}) = ${answer}`,
    ],
  }
}

const TENSION_PAIRS = PAIRS.filter(({ heavy, light }) =>
  Number.isInteger((2 * heavy * light * G * 2) / (heavy + light)),
)

function hangingTension(rng: Random) {
  const { heavy, light } = rng.pick(TENSION_PAIRS)
  const tension = (2 * heavy * light * G) / (heavy + light)
  const answer = quantity(tension, 'N')
  const [person, town, setting] = [rng.pick(people).name, rng.pick(towns), rng.pick(SETTINGS)]
  return {
    given: { find: 'hanging-tension' as const, heavy, light, g: G },
    prompt: rng.pick([
      say`Masses of ${kilograms(heavy)} and ${kilograms(light)} move freely at the ends of a light string over a smooth pulley in ${setting} of ${town}. What is the tension in the string? (g = 10 m/s²)`,
      say`${person} of ${town} joins ${kilograms(light)} and ${kilograms(heavy)} by a cord over a frictionless pulley and lets go. With what force is the cord stretched, for g = 10 m/s²?`,
      say`${rng.pick(PAIRS_OF_THINGS)} pass each other on one rope over a frictionless pulley in ${setting} of ${town}: ${kilograms(heavy)} going down, ${kilograms(light)} going up. ${person} asks what tension the rope has, for g = 10 m/s².`,
      say`A single rope over a smooth wheel at a godown of ${town} has ${rng.pick(PAIRS_OF_THINGS).toLowerCase()} of ${kilograms(light)} and ${kilograms(heavy)} on its ends. Nobody holds them. Taking g = 10 m/s², how large is the force in the rope?`,
      say`Neither end is held: ${kilograms(heavy)} sinks and ${kilograms(light)} rises on a light cord over a frictionless pulley that ${person} has fixed to a beam in ${setting} of ${town}. For g = 10 m/s², find the tension of the cord.`,
      say`A thread over a smooth fixed pulley in ${setting} of ${town} carries ${kilograms(heavy)} on one side and ${kilograms(light)} on the other. Taking g = 10 m/s², find the pull in the thread while they move.`,
    ]),
    answer,
    mistakes: [
      {
        value: heavy * G,
        because: say`that is the weight of the heavier mass; it falls, so the string pulls less`,
      },
      {
        value: light * G,
        because: say`that is the weight of the lighter mass; it rises, so the string pulls more`,
      },
      { value: (heavy - light) * G, because: say`that is the difference of the weights` },
      { value: (heavy + light) * G, because: say`that is the sum of the weights` },
      { value: tension / 2, because: say`the 2 in 2Mmg ÷ (M + m) was forgotten` },
      { value: 2 * tension, because: say`that is the force on the pulley` },
      { value: ((heavy + light) * G) / 2, because: say`the mean of the weights was taken` },
    ],
    steps: [
      say`a = (M − m)g ÷ (M + m) = ${heavy - light} × 10 ÷ ${heavy + light} m/s²`,
      say`For the lighter mass T − mg = ma, so T = 2Mmg ÷ (M + m).`,
      say`T = 2 × ${heavy} × ${light} × 10 ÷ ${heavy + light} = ${answer}`,
    ],
  }
}

function tableTension(rng: Random) {
  const { table, hanging } = rng.until(
    () => ({ table: rng.int(1, 30), hanging: rng.int(1, 20) }),
    (drawn) => Number.isInteger((drawn.table * drawn.hanging * G * 2) / (drawn.table + drawn.hanging)),
  )
  const tension = (table * hanging * G) / (table + hanging)
  const answer = quantity(tension, 'N')
  const [person, town, setting] = [rng.pick(people).name, rng.pick(towns), rng.pick(SETTINGS)]
  const block = rng.pick(['A block', 'A brick', 'A trolley', 'A wooden cube', 'A book'])
  return {
    given: { find: 'table-tension' as const, table, hanging, g: G },
    prompt: rng.pick([
      say`${block} of ${kilograms(table)} on a smooth table in ${setting} of ${town} is drawn by a hanging mass of ${kilograms(hanging)} on a light string over a pulley. What is the tension in the string while they move? (g = 10 m/s²)`,
      say`${person} of ${town} joins ${block.toLowerCase()} of ${kilograms(table)} on a frictionless bench to ${kilograms(hanging)} that hangs over the edge. Taking g = 10 m/s², with what force does the cord pull?`,
      say`A light thread leads from ${block.toLowerCase()} (${kilograms(table)}, no friction) on a desk in ${setting} of ${town} over a smooth pulley to a weight of ${kilograms(hanging)}. Find the pull in the thread after ${person} lets go, for g = 10 m/s².`,
      say`${person} lets a weight of ${kilograms(hanging)} go. Over a smooth wheel at the edge of a polished counter in ${setting} of ${town} it sets ${block.toLowerCase()} of ${kilograms(table)} in motion. What force acts in the cord, if g = 10 m/s² and nothing rubs?`,
      say`In ${town} a falling weight of ${kilograms(hanging)} pulls ${block.toLowerCase()} of mass ${kilograms(table)} across a smooth glass top. How strongly is the string between them stretched? Use g = 10 m/s².`,
    ]),
    answer,
    mistakes: [
      { value: hanging * G, because: say`that is the hanging weight; it falls, so the string pulls less` },
      { value: table * G, because: say`that is the weight of the block` },
      {
        value: (hanging * G * hanging) / (table + hanging),
        because: say`the acceleration was multiplied by the wrong mass`,
      },
      { value: 2 * tension, because: say`the formula of two hanging masses was used` },
      { value: (hanging + table) * G, because: say`the weights were added` },
      { value: tension / 2, because: say`the tension was shared between the two ends` },
      { value: Math.abs(table - hanging) * G, because: say`the weights were subtracted` },
    ],
    steps: [
      say`a = ${hanging} × 10 ÷ (${table} + ${hanging}) m/s², since the hanging weight moves both masses.`,
      say`The string alone moves the block: T = ${table} × a`,
      say`T = ${table} × ${hanging * G} ÷ ${table + hanging} = ${answer}`,
    ],
  }
}

/** A block with friction on the table, pulled by a hanging mass. */
function tableWithFriction(rng: Random) {
  const { table, hanging, mu } = rng.until(
    () => ({ table: rng.int(2, 24), hanging: rng.int(2, 20), mu: rng.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]) }),
    (drawn) => {
      const rate = ((drawn.hanging - drawn.mu * drawn.table) * G) / (drawn.table + drawn.hanging)
      return rate >= 0.5 && Number.isInteger(rate * 4)
    },
  )
  const [pull, rub] = [hanging * G, mu * table * G]
  const answer = quantity((pull - rub) / (table + hanging), 'm/s²')
  const [person, town, setting] = [rng.pick(people).name, rng.pick(towns), rng.pick(SETTINGS)]
  return {
    given: { find: 'table-friction' as const, table, hanging, mu, g: G },
    prompt: rng.pick([
      say`A block of ${kilograms(table)} on a table in ${setting} of ${town} is joined over a smooth pulley to a hanging mass of ${kilograms(hanging)}. The coefficient of friction of the table is ${mu}. What is the acceleration? (g = 10 m/s²)`,
      say`${person} of ${town} lets ${kilograms(hanging)} hang over the edge of a rough bench (μ = ${mu}) on a light cord that pulls a block of ${kilograms(table)}. Taking g = 10 m/s², how fast does their speed grow?`,
      say`A falling sack of ${kilograms(hanging)} draws a sledge of ${kilograms(table)} over a level floor in a mill of ${town} by a rope over a smooth pulley. The friction of the sledge has μ = ${mu}. ${person} asks for the acceleration at g = 10 m/s².`,
      say`${rng.pick(['A brick', 'A wooden block', 'A steel cube', 'A heavy book'])} of ${kilograms(table)} rubs on a desk in ${setting} of ${town} (μ = ${mu}) while a mass of ${kilograms(hanging)}, hanging from it by a light thread over the edge, pulls it. At what rate do they speed up, if g = 10 m/s²?`,
      say`With a hanging weight of ${kilograms(hanging)} ${person} of ${town} pulls a trunk of ${kilograms(table)} along a corridor; the rope runs over a frictionless pulley and the floor has a coefficient of friction of ${mu}. What acceleration does the trunk get for g = 10 m/s²?`,
      say`The floor of a store in ${setting} of ${town} resists with μ = ${mu}. A box of ${kilograms(table)} stands on it, tied by a light rope over a smooth pulley to ${kilograms(hanging)} in the stairwell. ${person} lets go. For g = 10 m/s², what is the acceleration of the two?`,
      say`On a board with μ = ${mu} in ${setting} of ${town} lies a body of ${kilograms(table)}. A light thread over a frictionless pulley leads to ${kilograms(hanging)} hanging freely. Find the acceleration for g = 10 m/s².`,
    ]),
    answer,
    mistakes: [
      { value: pull / (table + hanging), because: say`the friction was left out` },
      { value: (pull + rub) / (table + hanging), because: say`the friction was added to the pull` },
      { value: (pull - rub) / table, because: say`the hanging mass must be set in motion too` },
      {
        value: (pull - mu * pull) / (table + hanging),
        because: say`the friction was worked out from the hanging weight`,
      },
      { value: (pull - rub) / hanging, because: say`the block must be set in motion too` },
      { value: (pull - rub) / (2 * (table + hanging)), because: say`the result was halved` },
      { value: rub / (table + hanging), because: say`the friction was taken as the driving force` },
    ],
    steps: [
      say`The hanging mass pulls with ${hanging} × 10 = ${quantity(pull, 'N')}`,
      say`Friction on the block: μN = ${mu} × ${table * G} = ${quantity(rub, 'N')}`,
      say`Net force = ${pull} − ${rub} = ${quantity(pull - rub, 'N')}`,
      say`Both masses move: a = ${pull - rub} ÷ ${table + hanging} = ${answer}`,
    ],
  }
}

/** How far two hanging masses move in some seconds. */
function fallenWay(rng: Random) {
  const { heavy, light, time } = rng.until(
    () => ({ ...rng.pick(PAIRS), time: rng.int(1, 5) }),
    ({ heavy: more, light: less, time: seconds }) => {
      const way = (((more - less) * G) / (more + less)) * (seconds ** 2 / 2)
      return way <= 20 && Number.isInteger(way * 4)
    },
  )
  const rate = ((heavy - light) * G) / (heavy + light)
  const way = (rate * time ** 2) / 2
  const answer = quantity(way, 'm')
  const [person, town, setting] = [rng.pick(people).name, rng.pick(towns), rng.pick(SETTINGS)]
  return {
    given: { find: 'way' as const, heavy, light, time, g: G },
    prompt: rng.pick([
      say`Masses of ${kilograms(heavy)} and ${kilograms(light)} at the ends of a string over a smooth pulley in ${setting} of ${town} are let go from rest. How far has each moved after ${quantity(time, 's')}? (g = 10 m/s²)`,
      say`${person} of ${town} releases ${kilograms(heavy)} and ${kilograms(light)} that hang over a frictionless pulley. Taking g = 10 m/s², through what height does the heavier one sink in the first ${quantity(time, 's')}?`,
      say`${rng.pick(PAIRS_OF_THINGS)}, ${kilograms(heavy)} and ${kilograms(light)}, are held at one height on a rope over a frictionless pulley in ${setting} of ${town}. Let go, they part. How far is each from its place ${quantity(time, 's')} later, if g = 10 m/s²?`,
      say`At a mine near ${town} a full tub of ${kilograms(heavy)} draws an empty one of ${kilograms(light)} up by a light rope over a frictionless wheel, from rest. ${person} measures the way of the full tub after ${quantity(time, 's')}. What does ${person} find for g = 10 m/s²?`,
      say`Workers in ${setting} of ${town} use a falling load of ${kilograms(heavy)} to lift ${kilograms(light)} over a smooth pulley, both at rest at first. What height has the lifted load gained after ${quantity(time, 's')}? Take g = 10 m/s².`,
      say`A light cord over a smooth pulley in ${setting} of ${town} holds ${kilograms(light)} and ${kilograms(heavy)} at rest. ${person} lets go. Find the way of the lighter mass in ${quantity(time, 's')}, for g = 10 m/s².`,
    ]),
    answer,
    mistakes: [
      { value: (G * time ** 2) / 2, because: say`the masses were taken to fall freely` },
      { value: rate * time ** 2, because: say`the half in ½at² was forgotten` },
      { value: rate * time, because: say`that number is the speed in m/s at the end` },
      { value: (rate * time) / 2, because: say`the time was not squared` },
      { value: way / 2, because: say`the way was halved once more` },
      {
        value: ((((heavy - light) * G) / heavy) * time ** 2) / 2,
        because: say`only the heavier mass was set in motion`,
      },
      { value: 2 * way + rate, because: say`the speed was added to the way` },
    ],
    steps: [
      say`The driving force is the difference of the weights, and both masses move.`,
      say`a = (${heavy} − ${light}) × 10 ÷ (${heavy} + ${light}) = ${quantity(rate, 'm/s²')}`,
      say`From rest, s = ½at².`,
      say`s = ½ × ${rate} × ${time}² = ${answer}`,
    ],
  }
}

const PAIRS_OF_THINGS = [
  'Two buckets',
  'Two sacks of cement',
  'Two iron blocks',
  'Two brass weights',
  'Two sandbags',
  'Two baskets of bricks',
  'Two water cans',
  'Two parcels',
]

/** Followed by 'of' and a town. */
const SETTINGS = [
  'a workshop',
  'the physics room of a school',
  'a science museum',
  'an engineering college',
  'a factory hall',
  'a training centre for electricians',
  'a warehouse',
  'a village fair',
]
