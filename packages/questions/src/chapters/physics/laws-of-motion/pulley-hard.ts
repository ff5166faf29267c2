import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { G, kilograms, PAIRS, PAIRS_OF_THINGS, SETTINGS } from './pulley-masses.ts'

/** A block that rubs on the table, drawn by a hanging mass. */
export function tableWithFriction(rng: Random) {
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

/** How far two hanging masses get in some seconds. */
export function fallenWay(rng: Random) {
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
