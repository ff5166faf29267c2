import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { kilograms } from '../../../kit/values/quantities.ts'
import { type Measure, quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "Masses of 3 kg and 2 kg hang over a smooth pulley. With what acceleration do they move?" */
export const pulley = defineGenerator({
  id: 'physics/pulley',
  version: 10,
  concepts: ['pulleys'],
  levels: {
    easy: { forms: [hangingAcceleration, tableAcceleration] },
    medium: { forms: [hangingTension, tableTension, otherMass] },
    hard: { forms: [...often(2, tableWithFriction), ...often(2, fallenWay), ...often(3, onIncline)] },
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
      case 'other':
        // A lighter mass goes up faster.
        return bisect(
          (light) => given.rate - whenTensionsAgree(given.heavy, -light, light, given.g).acceleration,
          given.heavy,
        )
      case 'incline':
        return whenTensionsAgree(given.hanging, -given.sine * given.block, given.block, given.g).acceleration
      case 'incline-tension':
        return whenTensionsAgree(given.hanging, -given.sine * given.block, given.block, given.g).tension
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

const tidy = (size: number): number => Math.round(size * 1e6) / 1e6

/** Pairs whose acceleration is a short decimal. */
const PAIRS = range(2, 40).flatMap((heavy) =>
  range(1, heavy - 1).flatMap((light) =>
    Number.isInteger(((heavy - light) * G * 4) / (heavy + light)) ? [{ heavy, light }] : [],
  ),
)

/** Kilograms, half kilograms, or so many times 50 g or 100 g; as papers write them. */
const SCALES = [1, 1, 0.5, 0.2, 0.1, 0.05] as const

const inGrams = (scale: number, ...masses: number[]): boolean => scale < 0.5 && Math.max(...masses) <= 1.5

const writeMass = (mass: number, isSmall: boolean) =>
  isSmall ? quantity(Math.round(mass * 1000), 'g') : kilograms(mass)

/** Two hanging masses, in kilograms, with the way in which they are written. */
function drawHanging(rng: Random, pairs: readonly (typeof PAIRS)[number][]) {
  const [pair, scale] = [rng.pick(pairs), rng.pick(SCALES)]
  const [heavy, light] = [tidy(pair.heavy * scale), tidy(pair.light * scale)]
  const isSmall = inGrams(scale, heavy, light)
  return { heavy, light, more: writeMass(heavy, isSmall), less: writeMass(light, isSmall) }
}

/** A block on a table and a hanging mass, in kilograms, with the way in which they are written. */
function drawTable(rng: Random, accept: (drawn: { table: number; hanging: number }) => boolean) {
  const drawn = rng.until(() => ({ table: rng.int(1, 30), hanging: rng.int(1, 20) }), accept)
  const scale = rng.pick(SCALES)
  const [table, hanging] = [tidy(drawn.table * scale), tidy(drawn.hanging * scale)]
  const isSmall = inGrams(scale, table, hanging)
  return { table, hanging, block: writeMass(table, isSmall), weight: writeMass(hanging, isSmall) }
}

function hangingAcceleration(rng: Random) {
  const { heavy, light, more, less } = drawHanging(rng, PAIRS)
  const answer = quantity(tidy(((heavy - light) * G) / (heavy + light)), 'm/s²')
  const pair = rng.pick(PAIRS_OF_THINGS)
  const one = rng.pick(['a mass', 'a load', 'a block', 'a bag'])

  return {
    given: { find: 'hanging' as const, heavy, light, g: G },
    prompt: stem(
      rng,
      [
        say`${pair} of masses ${more} and ${less} are connected by a light inextensible string passing over a smooth fixed pulley and released.`,
        say`${pair} of masses ${more} and ${less} are suspended from the two ends of a light string over a frictionless pulley.`,
        say`In an Atwood machine, the masses on the two sides are ${less} and ${more}, respectively. The pulley and the string are ideal.`,
        say`A light string over a smooth pulley has ${one} of ${more} at one end and ${one} of ${less} at the other, and both hang freely.`,
      ],
      [
        say`The acceleration of the masses is:`,
        say`What is the acceleration of the system?`,
        say`Find the magnitude of the acceleration of either mass.`,
        say`With what acceleration does the heavier mass descend?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`, say`(Take the acceleration due to gravity as 10 m/s².)`],
    ),
    answer,
    mistakes: [
      { value: ((heavy - light) * G) / heavy, because: say`only the heavier mass was set in motion` },
      {
        value: (heavy * G) / (2 * light),
        because: say`half of the driving weight was put on the lighter mass`,
      },
      { value: G, because: say`the heavier mass does not fall freely; it pulls the other one up` },
      { value: (light * G) / heavy, because: say`the weight of one was divided by the mass of the other` },
      { value: (heavy * G) / (heavy + light), because: say`the weight of the lighter mass was left out` },
      {
        value: (light * G) / (heavy + light),
        because: say`the lighter weight was taken as the driving force`,
      },
      { value: ((heavy - light) * G) / (2 * (heavy + light)), because: say`the result was halved` },
      {
        value: ((heavy - light) * G) / (2 * heavy),
        because: say`both masses were taken to be as heavy as the larger one`,
      },
    ],
    steps: [
      say`The driving force is the difference of the weights, and both masses move: a = (M − m)g ÷ (M + m).`,
      say`a = (${heavy} − ${light}) × 10 ÷ ${heavy + light} = ${answer}`,
    ],
  }
}

function tableAcceleration(rng: Random) {
  const { table, hanging, block, weight } = drawTable(rng, (drawn) =>
    Number.isInteger((drawn.hanging * G * 4) / (drawn.table + drawn.hanging)),
  )
  const answer = quantity(tidy((hanging * G) / (table + hanging)), 'm/s²')

  return {
    given: { find: 'table' as const, table, hanging, g: G },
    prompt: stem(
      rng,
      [
        say`A block of mass ${block} on a smooth horizontal table is connected by a light string over a frictionless pulley to a mass of ${weight} hanging freely.`,
        say`A mass of ${weight} hanging vertically is tied to a body of mass ${block}, which lies on a frictionless table, by a string passing over a smooth pulley at the edge.`,
        say`Two blocks are connected by a light string over an ideal pulley: one of ${block} on a frictionless horizontal surface and the other of ${weight} hanging freely.`,
        say`A string tied to a block of ${block} on a smooth table runs over a light pulley at its edge and carries a hanging mass of ${weight} at the other end.`,
      ],
      [
        say`The acceleration of the system is:`,
        say`What is the acceleration of the blocks?`,
        say`Find the acceleration with which the hanging mass descends.`,
        say`With what acceleration does the block on the table move?`,
        say`Find the acceleration of the two bodies.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`, say`(Take the acceleration due to gravity as 10 m/s².)`],
    ),
    answer,
    mistakes: [
      { value: (hanging * G) / table, because: say`the hanging mass must be set in motion too` },
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
      {
        value: tidy((0.8 * hanging * G) / (table + hanging)),
        because: say`the division was worked out wrongly`,
      },
    ],
    // The hanging mass is held back: it falls more slowly than freely.
    within: [0.1, G - 0.1] as const,
    steps: [
      say`Only the hanging weight drives, ${hanging} × 10 = ${quantity(tidy(hanging * G), 'N')}, and both masses move.`,
      say`a = ${tidy(hanging * G)} ÷ (${table} + ${hanging}) = ${answer}`,
    ],
  }
}

const TENSION_PAIRS = PAIRS.filter(({ heavy, light }) =>
  Number.isInteger((2 * heavy * light * G * 2) / (heavy + light)),
)

function hangingTension(rng: Random) {
  const { heavy, light, more, less } = drawHanging(rng, TENSION_PAIRS)
  const tension = tidy((2 * heavy * light * G) / (heavy + light))
  const answer = quantity(tension, 'N')

  return {
    given: { find: 'hanging-tension' as const, heavy, light, g: G },
    prompt: stem(
      rng,
      [
        say`${rng.pick(PAIRS_OF_THINGS)} of masses ${more} and ${less} are connected by a light inextensible string passing over a smooth fixed pulley and released.`,
        say`${rng.pick(PAIRS_OF_THINGS)} of masses ${more} and ${less} move at the two ends of a light string over a frictionless pulley.`,
        say`In an Atwood machine, the masses on the two sides are ${less} and ${more}, respectively. The pulley and the string are ideal.`,
        say`A light string over a smooth pulley has a mass of ${more} at one end and a mass of ${less} at the other, and both are let go.`,
      ],
      [
        say`The tension in the string is:`,
        say`What is the tension in the string during the motion?`,
        say`Find the tension with which the string is stretched.`,
        say`How large is the tension in the string?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`, say`(Take the acceleration due to gravity as 10 m/s².)`],
    ),
    answer,
    mistakes: [
      {
        value: tidy(heavy * G),
        because: say`that is the weight of the heavier mass; it falls, so the string pulls less`,
      },
      {
        value: tidy(light * G),
        because: say`that is the weight of the lighter mass; it rises, so the string pulls more`,
      },
      { value: tidy((heavy - light) * G), because: say`that is the difference of the weights` },
      { value: tidy((heavy + light) * G), because: say`that is the sum of the weights` },
      { value: tension / 2, because: say`the 2 in 2Mmg ÷ (M + m) was forgotten` },
      { value: 2 * tension, because: say`that is the force on the pulley` },
      { value: tidy(((heavy + light) * G) / 2), because: say`the mean of the weights was taken` },
    ],
    steps: [
      say`a = (M − m)g ÷ (M + m) = ${tidy(heavy - light)} × 10 ÷ ${tidy(heavy + light)} m/s²`,
      say`For the lighter mass T − mg = ma, so T = 2Mmg ÷ (M + m).`,
      say`T = 2 × ${heavy} × ${light} × 10 ÷ ${tidy(heavy + light)} = ${answer}`,
    ],
  }
}

function tableTension(rng: Random) {
  const {
    table,
    hanging,
    block: own,
    weight,
  } = drawTable(rng, (drawn) =>
    Number.isInteger((drawn.table * drawn.hanging * G * 2) / (drawn.table + drawn.hanging)),
  )
  const tension = tidy((table * hanging * G) / (table + hanging))
  const answer = quantity(tension, 'N')

  const block = rng.pick(['A block', 'A trolley', 'A wooden block', 'A steel block', 'A crate'])
  return {
    given: { find: 'table-tension' as const, table, hanging, g: G },
    prompt: stem(
      rng,
      [
        say`${block} of mass ${own} on a smooth horizontal table is connected by a light string over a frictionless pulley to a mass of ${weight} hanging freely.`,
        say`A mass of ${weight} hanging vertically pulls ${block.toLowerCase()} of mass ${own} along a frictionless table by a string passing over a smooth pulley.`,
        say`Two bodies are connected by a light string over an ideal pulley: one of ${own} on a frictionless horizontal surface and the other of ${weight} hanging freely.`,
      ],
      [
        say`The tension in the string is:`,
        say`What is the tension in the string when the system is released?`,
        say`Find the tension in the string during the motion.`,
        say`How large is the tension in the string?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`, say`(Take the acceleration due to gravity as 10 m/s².)`],
    ),
    answer,
    // The hanging mass falls, so the string pulls with about its weight at most.
    within: [0, 1.2 * hanging * G] as const,
    mistakes: [
      {
        value: tidy(hanging * G),
        because: say`that is the hanging weight; it falls, so the string pulls less`,
      },
      { value: tidy(table * G), because: say`that is the weight of the block` },
      {
        value: hanging * (G + (hanging * G) / (table + hanging)),
        because: say`the acceleration was added to g, but the hanging mass falls`,
      },
      {
        value: tidy((hanging * G + tension) / 2),
        because: say`the mean of the weight and the tension was taken`,
      },
      {
        value: (hanging * G * hanging) / (table + hanging),
        because: say`the acceleration was multiplied by the wrong mass`,
      },
      { value: 2 * tension, because: say`the formula of two hanging masses was used` },
      { value: tension / 2, because: say`the tension was shared between the two ends` },
      { value: tidy(Math.abs(table - hanging) * G), because: say`the weights were subtracted` },
    ],
    steps: [
      say`a = ${hanging} × 10 ÷ (${table} + ${hanging}) m/s², since the hanging weight moves both masses.`,
      say`The string alone moves the block: T = ${table} × a`,
      say`T = ${table} × ${tidy(hanging * G)} ÷ ${tidy(table + hanging)} = ${answer}`,
    ],
  }
}

/** "In an Atwood machine the heavier mass, 6 kg, descends with 2 m/s². What is the other mass?" */
function otherMass(rng: Random) {
  const { heavy, light, more, less } = drawHanging(rng, PAIRS)
  const rate = tidy(((heavy - light) * G) / (heavy + light))
  const [pull, turning] = [tidy(heavy * (G - rate)), quantity(rate, 'm/s²')]
  const isSmall = less.unit?.one === 'g'
  const own = (mass: number) => tidy(isSmall ? mass * 1000 : mass)
  const shown = (mass: number) => (isSmall ? quantity(own(mass), 'g') : kilograms(own(mass)))
  return {
    given: { find: 'other' as const, heavy: own(heavy), rate, g: G },
    prompt: stem(
      rng,
      [
        say`${rng.pick(PAIRS_OF_THINGS)} hang over a smooth pulley by a light string. The heavier one, of mass ${more}, descends with an acceleration of ${turning}.`,
        say`In an Atwood machine with an ideal pulley, the heavier mass is ${more} and the acceleration of the system is ${turning}.`,
        say`A mass of ${more} at one end of a light string over a frictionless pulley accelerates downwards at ${turning}, pulling up a mass at the other end.`,
        say`The heavier of ${rng.pick(PAIRS_OF_THINGS).toLowerCase()} joined by a string over a light smooth pulley has a mass of ${more}, and it goes down with an acceleration of ${turning}.`,
      ],
      [
        say`The mass of the other body is:`,
        say`What is the mass at the other end?`,
        say`Find the lighter mass.`,
        say`How large is the mass that rises?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`, say`(Take the acceleration due to gravity as 10 m/s².)`],
    ),
    answer: less,
    within: [0, own(2 * heavy)] as const,
    mistakes: [
      { value: shown((heavy * (G - rate)) / G), because: say`the lighter mass was taken to hang at rest` },
      {
        value: shown((heavy * rate) / G),
        because: say`that is the mass whose weight is the net force on the heavier one`,
      },
      { value: shown(heavy - light), because: say`that is the difference of the two masses` },
      {
        value: shown((heavy * G) / (G + rate)),
        because: say`the acceleration of the heavier mass was left out`,
      },
      { value: shown(heavy / 2), because: say`half of the heavier mass was taken` },
      { value: shown(2 * light), because: say`the result was doubled` },
      { value: shown(light / 2), because: say`the result was halved` },
    ].filter(({ value }) => isShort(value)),
    steps: [
      say`For the heavier mass T = M(g − a) = ${heavy} × ${tidy(G - rate)} = ${quantity(pull, 'N')}.`,
      say`For the lighter mass T = m(g + a) = m × ${tidy(G + rate)}.`,
      say`m = ${pull} ÷ ${tidy(G + rate)}${isSmall ? ' kg' : ''} = ${less}`,
    ],
  }
}

/** A mass with at most two decimals, as papers print it. */
const isShort = ({ amount }: Measure): boolean => {
  const size = Number(amount.rational.valueOf())
  return Math.abs(size * 100 - Math.round(size * 100)) < 1e-6
}

/** A block with friction on the table, pulled by a hanging mass. */
function tableWithFriction(rng: Random) {
  const { table, hanging, mu } = rng.until(
    () => ({
      table: rng.int(2, 24),
      hanging: rng.int(2, 20),
      mu: rng.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6]),
    }),
    (drawn) => {
      const rate = ((drawn.hanging - drawn.mu * drawn.table) * G) / (drawn.table + drawn.hanging)
      return rate >= 0.5 && Number.isInteger(rate * 4)
    },
  )
  const block = rng.pick(['A block', 'A wooden block', 'A box', 'A crate', 'A slab'])
  const [pull, rub] = [hanging * G, tidy(mu * table * G)]
  const answer = quantity((pull - rub) / (table + hanging), 'm/s²')

  return {
    given: { find: 'table-friction' as const, table, hanging, mu, g: G },
    prompt: stem(
      rng,
      [
        say`${block} of mass ${kilograms(table)} on a rough horizontal table (μ = ${mu}) is connected by a light string over a smooth pulley to a hanging mass of ${kilograms(hanging)}.`,
        say`A mass of ${kilograms(hanging)} hanging vertically pulls ${block.toLowerCase()} of mass ${kilograms(table)} along a table by a light string over a frictionless pulley. The coefficient of kinetic friction between it and the table is ${mu}.`,
        say`Two blocks are joined by a light string over an ideal pulley: ${kilograms(table)} on a horizontal surface with coefficient of friction ${mu}, and ${kilograms(hanging)} hanging freely.`,
      ],
      [
        say`The acceleration of the system is:`,
        say`What is the acceleration of the blocks?`,
        say`Find the acceleration with which the hanging mass descends.`,
        say`With what acceleration do the two masses move?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`, say`(Take the acceleration due to gravity as 10 m/s².)`],
    ),
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
      { value: (pull - 2 * rub) / (table + hanging), because: say`the friction was taken off twice` },
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
  const {
    heavy,
    light,
    more: large,
    less: small,
    time,
  } = rng.until(
    () => ({ ...drawHanging(rng, PAIRS), time: rng.int(1, 5) }),
    ({ heavy: more, light: less, time: seconds }) => {
      const way = (((more - less) * G) / (more + less)) * (seconds ** 2 / 2)
      return way <= 20 && Number.isInteger(tidy(way * 4))
    },
  )
  const rate = tidy(((heavy - light) * G) / (heavy + light))
  const way = (rate * time ** 2) / 2
  const answer = quantity(way, 'm')

  return {
    given: { find: 'way' as const, heavy, light, time, g: G },
    prompt: stem(
      rng,
      [
        say`${rng.pick(PAIRS_OF_THINGS)} of ${large} and ${small} connected by a light string over a smooth pulley are released from rest.`,
        say`In an Atwood machine, the masses on the two sides are ${small} and ${large}, respectively. The system is released from rest.`,
        say`${rng.pick(PAIRS_OF_THINGS)} of masses ${large} and ${small}, suspended over a frictionless pulley by a light string, start from rest.`,
      ],
      [
        say`The distance moved by each mass in the first ${quantity(time, 's')} is:`,
        say`Through what height does the heavier mass descend in ${quantity(time, 's')}?`,
        say`Find the displacement of the lighter mass after ${quantity(time, 's')}.`,
        say`How far does either mass move in ${quantity(time, 's')}?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`, say`(Take the acceleration due to gravity as 10 m/s².)`],
    ),
    answer,
    mistakes: [
      { value: (G * time ** 2) / 2, because: say`the masses were taken to fall freely` },
      { value: rate * time ** 2, because: say`the half in ½at² was forgotten` },
      { value: rate * time, because: say`that number is the speed in m/s at the end` },
      { value: (rate * time) / 2, because: say`the time was not squared` },
      { value: way / 2, because: say`the way was halved once more` },
      { value: way / 4, because: say`the time was halved before it was squared` },
      { value: rate / 2, because: say`that is the way in the first second` },
      {
        value: ((((heavy - light) * G) / heavy) * time ** 2) / 2,
        because: say`only the heavier mass was set in motion`,
      },
      { value: 2 * way + rate, because: say`the speed was added to the way` },
    ].filter(({ value }) => Number.isInteger(tidy(value * 100))),
    steps: [
      say`The driving force is the difference of the weights, and both masses move.`,
      say`a = (${heavy} − ${light}) × 10 ÷ (${heavy} + ${light}) = ${quantity(rate, 'm/s²')}`,
      say`From rest, s = ½at².`,
      say`s = ½ × ${rate} × ${time}² = ${answer}`,
    ],
  }
}

const PAIRS_OF_THINGS = [
  'Two loads',
  'Two bodies',
  'Two iron blocks',
  'Two brass weights',
  'Two blocks',
  'Two metal cylinders',
  'Two masses',
  'Two small weights',
]

/** Slopes with their sines, as papers give them. */
const SLOPES = [
  { angle: 30, sine: 0.5 },
  { angle: 37, sine: 0.6 },
  { angle: 53, sine: 0.8 },
] as const

/** "A block of 5 kg on a smooth slope of 37° is pulled up by a hanging mass of 5 kg. What is the acceleration?" */
function onIncline(rng: Random) {
  const { slope, block, hanging, rate } = rng.until(
    () => {
      const [slope, block, hanging] = [rng.pick(SLOPES), rng.int(2, 30), rng.int(2, 30)]
      return { slope, block, hanging, rate: ((hanging - slope.sine * block) * G) / (block + hanging) }
    },
    (drawn) => drawn.rate >= 0.5 && Number.isInteger(tidy(drawn.rate * 4)) && drawn.block !== drawn.hanging,
  )
  const { angle, sine } = slope
  const isTension = rng.chance(0.5)
  const tension = tidy(hanging * (G - rate))
  const own = tidy(block * sine * G)
  const answer = isTension ? quantity(tension, 'N') : quantity(tidy(rate), 'm/s²')
  const [m, n] = [kilograms(block), kilograms(hanging)]
  const told = [
    say`A block of mass ${m} on a smooth plane inclined at ${angle}° to the horizontal is connected by a light string, over a smooth pulley at the top, to a mass of ${n} that hangs freely.`,
    say`A mass of ${n} hanging freely pulls a block of mass ${m} up a frictionless incline of ${angle}° by a light string over a smooth pulley at its top.`,
    say`Two bodies are joined by a light string over an ideal pulley at the top of a smooth incline of ${angle}°: one of mass ${m} lies on the incline, the other of mass ${n} hangs vertically.`,
    say`A light string passes over a smooth pulley at the top of a frictionless plane inclined at ${angle}°. One end holds a block of mass ${m} on the plane, and a load of mass ${n} hangs from the other.`,
    say`A load of mass ${n} hangs from a light string, which passes over a frictionless pulley at the top of a smooth incline of ${angle}° and is tied to a body of mass ${m} on the incline.`,
  ]
  const notes = [
    say`(g = 10 m/s², sin ${angle}° = ${sine})`,
    say`Take g = 10 m/s² and sin ${angle}° = ${sine}.`,
  ]
  const steps = [
    say`The hanging mass is pulled down by ${hanging} × 10 = ${quantity(hanging * G, 'N')}.`,
    say`Along the incline the weight of the block pulls back with ${block} × 10 × sin ${angle}° = ${quantity(own, 'N')}`,
    say`a = (${hanging * G} − ${own}) ÷ (${block} + ${hanging}) = ${quantity(tidy(rate), 'm/s²')}`,
  ]
  if (isTension)
    return {
      given: { find: 'incline-tension' as const, block, hanging, sine, g: G },
      prompt: stem(
        rng,
        told,
        [
          say`The tension in the string is:`,
          say`What is the tension in the string during the motion?`,
          say`Find the tension in the string.`,
          say`With what force does the string pull the body on the incline?`,
        ],
        notes,
      ),
      answer,
      mistakes: [
        { value: hanging * G, because: 'that is the weight of the hanging mass; it accelerates' },
        { value: own, because: 'that is the part of the weight of the block along the incline' },
        { value: tidy(hanging * (G + rate)), because: 'the hanging mass was taken to move up' },
        { value: tidy(hanging * G - own), because: 'that is the force which moves both' },
        { value: tidy((block * hanging * G) / (block + hanging)), because: 'the table was taken as level' },
        { value: tidy(block * rate), because: 'the weight of the block was left out' },
        { value: tidy(tension / 2), because: 'the tension was shared between the two bodies' },
        { value: tidy(tension * 2), because: 'the tensions at both ends were added' },
      ].filter(({ value }) => value > 0 && Number.isInteger(tidy(value * 10))),
      // The hanging mass goes down, so the string pulls less than its weight.
      within: [1, hanging * G] as const,
      steps: [...steps, say`T = ${hanging} × (10 − ${tidy(rate)}) = ${answer}`],
    }
  return {
    given: { find: 'incline' as const, block, hanging, sine, g: G },
    prompt: stem(
      rng,
      told,
      [
        say`The acceleration of the system is:`,
        say`With what acceleration does the hanging mass descend?`,
        say`Find the acceleration of the block up the incline.`,
        say`What is the acceleration of the two bodies?`,
      ],
      notes,
    ),
    answer,
    mistakes: [
      { value: tidy((hanging * G) / (block + hanging)), because: 'the weight of the block was left out' },
      {
        value: tidy((Math.abs(hanging - block) * G) / (block + hanging)),
        because: 'the whole weight of the block was taken along the incline',
      },
      { value: tidy((hanging * G - own) / block), because: 'only the block was taken to be accelerated' },
      {
        value: tidy((hanging * G - own) / hanging),
        because: 'only the hanging mass was taken to be accelerated',
      },
      {
        value: tidy(((hanging + sine * block) * G) / (block + hanging)),
        because: 'the pull of the weight of the block was added',
      },
      { value: tidy(rate * 2), because: 'the result was doubled' },
      { value: tidy(rate / 2), because: 'the result was halved' },
      {
        value: tidy(((hanging - sine * block) * G) / (2 * Math.max(block, hanging))),
        because: 'both masses were taken to be as large as the larger one',
      },
      { value: tidy(sine * G), because: 'that is the acceleration of a block sliding down freely' },
    ].filter(({ value }) => value > 0 && Number.isInteger(tidy(value * 100))),
    within: [0.01, 9.9] as const,
    steps: [
      ...steps.slice(0, 2),
      say`Together they move ${block} + ${hanging} = ${kilograms(block + hanging)}.`,
      say`a = (${hanging * G} − ${own}) ÷ ${block + hanging} = ${answer}`,
    ],
  }
}
