import { defineLaws, type Law } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'
import { range } from '../../../kit/values/number-theory.ts'

/** Powers of electric heaters in watts. */
const POWERS = [
  50, 60, 70, 80, 100, 105, 120, 140, 150, 160, 200, 210, 240, 280, 300, 320, 350, 400, 420, 480, 500, 560,
  600, 700, 800, 840, 1000,
]

/** Reckoned in kilograms and given in grams: it is not the ice or the steam before a change. */
const WATER = {
  name: 'the mass of the water',
  unit: 'kg',
  shown: { unit: 'g', from: (mass: number) => mass * 1000 },
} as const
const inKilograms = (min: number, max: number) => numbersBetween(min, max).map((grams) => grams / 1000)

/** A substance that an electric heater warms and melts or boils: the heat for each gram is a sum of stages. */
function heatedInStages(
  id: string,
  stages: {
    from: string
    to: string
    calories: number
    parts: string
    /** As the question gives them. */
    constants: string
    /** What would be left of the heat for each gram. */
    slips: Readonly<Record<string, number>>
  },
): Law {
  const { from, to, calories, parts, constants } = stages
  const slips = Object.entries(stages.slips)
  const notes = [`(${constants}, 1 cal = 4.2 J)`]
  const first = [`The heat for each gram is ${parts} = ${calories} cal, and 1 cal = 4.2 J.`]
  return {
    id,
    concepts: ['latent-heat', 'specific-heat', 'heat-and-work'],
    constant: 1 / (4.2 * calories),
    within: [10, 3600],
    quantities: {
      t: { name: 'the time', unit: 'second', power: 1 },
      m: { name: 'the mass', unit: 'g', power: -1, values: numbersBetween(10, 500) },
      P: { name: 'the power', unit: 'W', power: 1, values: POWERS },
    },
    forms: [
      {
        asks: 't',
        levels: ['hard'],
        given: [
          `{m} of ${from} is to be turned into ${to} with an electric heater of power {P}. No heat is lost.`,
          `An electric heater of power {P} supplies heat to {m} of ${from} until all of it is ${to}. (Neglect any loss of heat.)`,
          `A coil of power {P} heats {m} of ${from} in a vessel of negligible heat capacity, and changes it into ${to} without any loss of heat.`,
        ],
        asked: ['The time needed is:', 'What is the time needed?', 'How long does this take?'],
        notes,
        slips: slips.map(([because, left]) => ({ times: left / calories, because })),
        first,
        work: `t = 4.2 × ${calories}m ÷ P = 4.2 × ${calories} × #m ÷ #P`,
      },
      {
        asks: 'm',
        levels: ['hard'],
        given: [
          `In {t}, an electric heater of power {P} turns a certain mass of ${from} into ${to}. No heat is lost.`,
          `A certain mass of ${from} is changed into ${to} by an electric heater of power {P} in {t}. (Neglect any loss of heat.)`,
        ],
        asked: ['The mass is:', 'What is the mass?'],
        notes,
        slips: slips.map(([because, left]) => ({ times: calories / left, because })),
        first,
        work: `m = Pt ÷ (4.2 × ${calories}) = #P × #t ÷ (4.2 × ${calories})`,
      },
    ],
  }
}

/** "How much heat melts 25 g of ice at 0 °C?" */
export const heatLaws = defineLaws({
  id: 'physics/heat-laws',
  version: 8,
  laws: [
    {
      id: 'fusion',
      concepts: ['latent-heat'],
      constant: 1 / 80,
      quantities: {
        Q: { name: 'the heat', unit: 'cal', power: 1 },
        m: { name: 'the mass', unit: 'g', power: -1, values: range(5, 250) },
      },
      forms: [
        {
          asks: 'Q',
          levels: ['easy'],
          given: [
            '{m} of ice at 0 °C is melted into water at 0 °C.',
            'A piece of ice of mass {m} melts at 0 °C.',
            'An ice cube of {m} at 0 °C turns into water at the same temperature.',
            'A glass holds {m} of ice at its melting point, and all of it melts.',
          ],
          asked: [
            'The heat absorbed is:',
            'What is the heat needed for this?',
            'Find the heat that the ice takes in.',
          ],
          notes: [
            '(Latent heat of fusion of ice = 80 cal/g)',
            'Take the latent heat of fusion of ice as 80 cal/g.',
          ],
          work: 'Q = mL = #m × 80',
        },
        {
          asks: 'm',
          levels: ['easy'],
          given: [
            '{Q} of heat is supplied to ice at 0 °C.',
            'A block of ice at 0 °C takes in {Q} of heat.',
            'A heater gives {Q} of heat to a large block of ice at 0 °C.',
            'A hot metal ball loses {Q} of heat to a slab of ice at 0 °C.',
          ],
          asked: [
            'The mass of ice that melts is:',
            'What mass of ice melts?',
            'Find the mass of ice that is melted.',
          ],
          notes: [
            '(Latent heat of fusion of ice = 80 cal/g)',
            'Take the latent heat of fusion of ice as 80 cal/g.',
          ],
          work: 'm = Q ÷ L = #Q ÷ 80',
        },
      ],
    },
    {
      id: 'vaporisation',
      concepts: ['latent-heat'],
      constant: 1 / 540,
      quantities: {
        Q: { name: 'the heat', unit: 'cal', power: 1 },
        m: { name: 'the mass', unit: 'g', power: -1, values: range(2, 180) },
      },
      forms: [
        {
          asks: 'Q',
          levels: ['easy'],
          given: [
            '{m} of water at 100 °C is turned into steam at 100 °C.',
            'A kettle boils away {m} of water that is already at 100 °C.',
            '{m} of steam at 100 °C condenses into water at 100 °C.',
            'A boiler makes {m} of steam at 100 °C out of water at 100 °C.',
          ],
          asked: ['The heat exchanged is:', 'What is the heat taken in or given out?'],
          notes: [
            '(Latent heat of steam = 540 cal/g)',
            'Take the latent heat of vaporisation of water as 540 cal/g.',
          ],
          work: 'Q = mL = #m × 540',
        },
        {
          asks: 'm',
          levels: ['easy'],
          given: [
            'Steam at 100 °C gives out {Q} of heat as it condenses into water at 100 °C.',
            '{Q} of heat turns boiling water at 100 °C into steam at 100 °C.',
            'Water at 100 °C in a pan takes in {Q} of heat from a flame and boils away in part.',
          ],
          asked: ['The mass that changes its state is:', 'What mass changes its state?'],
          notes: [
            '(Latent heat of steam = 540 cal/g)',
            'Take the latent heat of vaporisation of water as 540 cal/g.',
          ],
          work: 'm = Q ÷ L = #Q ÷ 540',
        },
      ],
    },
    {
      id: 'warming',
      concepts: ['specific-heat'],
      quantities: {
        Q: { name: 'the heat', unit: 'cal', power: 1 },
        m: { name: 'the mass', unit: 'g', power: -1, values: numbersBetween(20, 900) },
        t: { name: 'the rise of temperature', unit: '°C', power: -1, values: range(4, 65) },
      },
      forms: [
        {
          asks: 'Q',
          levels: ['easy'],
          given: [
            'The temperature of {m} of water rises by {t}.',
            '{m} of water in a light beaker is warmed by {t}.',
            'A pan with {m} of water is heated until the water is warmer by {t}.',
          ],
          asked: ['The heat absorbed by the water is:', 'What is the heat absorbed by the water?'],
          notes: ['(Specific heat of water = 1 cal/g °C)', 'Take the specific heat of water as 1 cal/g °C.'],
          work: 'Q = mcΔT = #m × 1 × #t',
        },
        {
          asks: 't',
          levels: ['easy'],
          options: [0.5, 95],
          given: ['{Q} of heat is given to {m} of water.', '{m} of water takes in {Q} of heat.'],
          asked: ['The rise in its temperature is:', 'What is the rise in its temperature?'],
          notes: ['(Specific heat of water = 1 cal/g °C)', 'Take the specific heat of water as 1 cal/g °C.'],
          work: 'ΔT = Q ÷ mc = #Q ÷ #m',
        },
        {
          asks: 'm',
          levels: ['easy'],
          given: [
            'The temperature of some water rises by {t} when {Q} of heat is supplied to it.',
            '{Q} of heat warms the water in a vessel of negligible heat capacity by {t}.',
          ],
          asked: ['The mass of the water is:', 'What is the mass of the water?'],
          notes: ['(Specific heat of water = 1 cal/g °C)', 'Take the specific heat of water as 1 cal/g °C.'],
          work: 'm = Q ÷ cΔT = #Q ÷ #t',
        },
      ],
    },
    {
      id: 'joule',
      concepts: ['heat-and-work'],
      constant: 1 / 4.2,
      quantities: {
        W: { name: 'the work', unit: 'J', power: 1 },
        Q: { name: 'the heat', unit: 'cal', power: -1, values: range(1, 100).map((fives) => 5 * fives) },
      },
      forms: [
        {
          asks: 'W',
          levels: ['easy'],
          given: [
            '{Q} of heat is produced by rubbing two bodies together.',
            'In an experiment, work is changed completely into {Q} of heat.',
            'The brakes of a cycle produce {Q} of heat as it is brought to rest.',
            'Stirring with a paddle wheel gives {Q} of heat to the water in a calorimeter.',
            'A drill produces {Q} of heat while it bores a hole.',
          ],
          asked: ['The work done is:', 'What is the work done?', 'How much work was done?'],
          notes: ['(1 cal = 4.2 J)', 'Take J = 4.2 J/cal.', '(Mechanical equivalent of heat = 4.2 J/cal)'],
          work: 'W = JQ = 4.2 × #Q',
        },
        {
          asks: 'Q',
          levels: ['easy'],
          given: [
            '{W} of work is changed completely into heat.',
            'A machine does {W} of work against friction, and all of it becomes heat.',
            'A body loses {W} of kinetic energy in a collision, all of it as heat.',
            'A paddle wheel does {W} of work in stirring water, all of which becomes heat.',
          ],
          asked: ['The heat produced is:', 'What is the heat produced?', 'How much heat is produced?'],
          notes: ['(1 cal = 4.2 J)', 'Take J = 4.2 J/cal.', '(Mechanical equivalent of heat = 4.2 J/cal)'],
          work: 'Q = W ÷ J = #W ÷ 4.2',
        },
      ],
    },
    {
      id: 'fall',
      concepts: ['heat-and-work'],
      constant: 4.2 / 10,
      within: [1, 900],
      quantities: {
        Q: { name: 'the heat', unit: 'cal', power: 1 },
        m: { name: 'the mass', unit: 'kg', power: -1, values: numbersBetween(2, 60) },
        h: { name: 'the height', unit: 'm', power: -1, values: numbersBetween(2, 60) },
      },
      forms: [
        {
          asks: 'Q',
          levels: ['medium'],
          given: [
            'A body of mass {m} falls from a height of {h} on a floor without rebounding.',
            'A bag of sand of mass {m} is dropped from a height of {h} and comes to rest on the ground.',
            'A lump of lead of mass {m} falls through {h} and stays where it lands.',
          ],
          asked: [
            'If all its energy becomes heat, the heat produced is:',
            'What is the heat produced, if all its energy becomes heat?',
          ],
          notes: ['(g = 10 m/s², 1 cal = 4.2 J)'],
          work: 'Q = mgh ÷ J = #m × 10 × #h ÷ 4.2',
        },
      ],
    },
    // What follows joins two laws.
    {
      id: 'ice-by-water',
      concepts: ['latent-heat', 'specific-heat'],
      constant: 80 / 1000,
      within: [5, 900],
      quantities: {
        i: { name: 'the mass of the ice', unit: 'g', power: 1 },
        m: { ...WATER, power: -1, values: inKilograms(20, 900) },
        t: { name: 'the temperature', unit: '°C', power: -1, values: range(8, 90) },
      },
      forms: [
        {
          asks: 'i',
          levels: ['medium'],
          given: [
            'A large quantity of ice at 0 °C is added to {m} of water at {t}, so that some ice is left over.',
            '{m} of water at {t} is poured on a large block of ice at 0 °C, without any loss of heat to the surroundings.',
          ],
          asked: ['The mass of ice that melts is:', 'What is the mass of ice that melts?'],
          notes: [
            '(Latent heat of fusion of ice = 80 cal/g, specific heat of water = 1 cal/g °C)',
            'Take the latent heat of fusion of ice as 80 cal/g and the specific heat of water as 1 cal/g °C.',
          ],
          first: ['The water cools to 0 °C and gives out Q = mcΔT; the ice takes it in as Q = iL.'],
          work: 'i = mcΔT ÷ L = (1000 × #m) × 1 × #t ÷ 80',
        },
        {
          asks: 't',
          levels: ['medium'],
          options: [1, 99],
          given: [
            '{m} of hot water is just enough to melt {i} of ice at 0 °C, and only water at 0 °C is left.',
            'When {i} of ice at 0 °C is added to {m} of warm water, all of it just melts and the mixture is at 0 °C.',
          ],
          asked: [
            'The initial temperature of the water was:',
            'What was the initial temperature of the water?',
          ],
          notes: [
            '(Latent heat of fusion of ice = 80 cal/g, specific heat of water = 1 cal/g °C)',
            'Take the latent heat of fusion of ice as 80 cal/g and the specific heat of water as 1 cal/g °C.',
          ],
          first: ['The heat lost by the water, mcΔT, is equal to the heat gained by the ice, iL.'],
          work: 't = iL ÷ (mc) = #i × 80 ÷ (1000 × #m × 1)',
        },
      ],
    },
    {
      id: 'warmed-by-steam',
      concepts: ['latent-heat', 'specific-heat'],
      constant: 1000 / 540,
      within: [2, 75],
      quantities: {
        t: { name: 'the rise of temperature', unit: '°C', power: 1 },
        s: { name: 'the mass of the steam', unit: 'g', power: -1, values: range(2, 60) },
        m: { ...WATER, power: 1, values: inKilograms(90, 960) },
      },
      forms: [
        {
          asks: 't',
          levels: ['medium'],
          options: [0.5, 95],
          given: [
            '{s} of steam at 100 °C condenses into water at 100 °C in a coil. The heat given out warms {m} of cold water around the coil.',
            'In a condenser, {s} of steam at 100 °C turns into water at 100 °C, and all the heat goes to {m} of cooling water.',
          ],
          asked: [
            'The rise in the temperature of the cold water is:',
            'What is the rise in the temperature of the cold water?',
          ],
          notes: [
            '(Latent heat of steam = 540 cal/g, specific heat of water = 1 cal/g °C)',
            'Take the latent heat of vaporisation of water as 540 cal/g and its specific heat as 1 cal/g °C.',
          ],
          first: ['The steam gives out Q = sL, and the water takes it in as Q = mcΔT.'],
          work: 'ΔT = sL ÷ (mc) = #s × 540 ÷ (1000 × #m × 1)',
        },
        {
          asks: 's',
          levels: ['medium'],
          given: [
            'The heat given out by steam at 100 °C, on condensing into water at 100 °C in a coil, raises the temperature of {m} of water around the coil by {t}.',
            'In a condenser, steam at 100 °C turns into water at 100 °C, and {m} of cooling water becomes warmer by {t}.',
          ],
          asked: ['The mass of steam condensed is:', 'What is the mass of steam condensed?'],
          notes: [
            '(Latent heat of steam = 540 cal/g, specific heat of water = 1 cal/g °C)',
            'Take the latent heat of vaporisation of water as 540 cal/g and its specific heat as 1 cal/g °C.',
          ],
          first: ['The steam gives out Q = sL, and the water takes it in as Q = mcΔT.'],
          work: 's = mcΔT ÷ L = (1000 × #m) × 1 × #t ÷ 540',
        },
      ],
    },
    {
      id: 'paddle',
      concepts: ['heat-and-work', 'specific-heat'],
      constant: 0.42,
      within: [0.5, 30],
      quantities: {
        t: { name: 'the rise of temperature', unit: '°C', power: 1 },
        M: { name: 'the mass of the weight', unit: 'kg', power: -1, values: numbersBetween(5, 90) },
        h: { name: 'the height', unit: 'm', power: -1, values: numbersBetween(2, 30) },
        m: { name: 'the mass of the water', unit: 'g', power: 1, values: numbersBetween(50, 500) },
      },
      forms: [
        {
          asks: 't',
          levels: ['hard'],
          given: [
            'A weight of mass {M} descends slowly through {h} and turns a paddle wheel in {m} of water. All the potential energy lost becomes heat in the water.',
            "In Joule's experiment, a mass of {M} falls slowly through {h} and the energy is used entirely in stirring {m} of water.",
          ],
          asked: [
            'The rise in the temperature of the water is:',
            'What is the rise in the temperature of the water?',
          ],
          notes: ['(g = 10 m/s², 1 cal = 4.2 J, specific heat of water = 1 cal/g °C)'],
          first: ['The work done is W = Mgh, the heat is Q = W ÷ J, and the water takes in Q = mcΔT.'],
          work: 'ΔT = Mgh ÷ (Jmc) = #M × 10 × #h ÷ (4.2 × #m × 1)',
        },
      ],
    },
    {
      id: 'brakes',
      concepts: ['heat-and-work'],
      constant: 8400,
      within: [1, 900],
      quantities: {
        Q: { name: 'the heat', unit: 'kcal', power: 1 },
        m: {
          name: 'the mass',
          unit: 'kg',
          power: -1,
          values: range(3, 40).map((number) => number * 210),
        },
        v: {
          name: 'the speed',
          unit: 'm/s',
          power: -2,
          values: [5, 10, 15, 20, 25, 30],
          shown: { unit: 'km/h', from: (speed) => (speed * 18) / 5 },
        },
      },
      forms: [
        {
          asks: 'Q',
          levels: ['hard'],
          given: [
            'A vehicle of mass {m} moving at {v} is brought to rest by its brakes, and all its kinetic energy becomes heat.',
            'The brakes of a vehicle of mass {m} stop it from a speed of {v}. Its kinetic energy is converted entirely into heat.',
          ],
          asked: ['The heat produced is:', 'What is the heat produced?'],
          notes: ['(1 cal = 4.2 J)', 'Take J = 4.2 J/cal.'],
          first: ['{v} = #v m/s', 'The kinetic energy is ½mv², and 1 kcal = 4,200 J.'],
          work: 'Q = ½mv² ÷ J = ½ × #m × #v² ÷ 4200',
        },
      ],
    },
    {
      id: 'heater-water',
      concepts: ['specific-heat', 'heat-and-work'],
      constant: 1 / 420,
      within: [20, 3600],
      quantities: {
        t: { name: 'the time', unit: 'second', power: 1 },
        m: { name: 'the mass', unit: 'g', power: -1, values: numbersBetween(100, 950) },
        d: { name: 'the rise of temperature', unit: '°C', power: -1, values: range(5, 80) },
        e: { name: 'the efficiency', unit: '%', power: 1, values: [50, 60, 70, 75, 80, 84, 90] },
        P: { name: 'the power', unit: 'W', power: 1, values: POWERS },
      },
      forms: [
        {
          asks: 't',
          levels: ['hard'],
          given: [
            'An electric heater of power {P} is immersed in {m} of water. Only {e} of the heat produced is used in warming the water.',
            'A kettle of power {P} heats {m} of water with an efficiency of {e}.',
          ],
          asked: [
            'The time in which the temperature of the water rises by {d} is:',
            'In what time will the temperature of the water rise by {d}?',
          ],
          notes: ['(Specific heat of water = 1 cal/g °C, 1 cal = 4.2 J)'],
          first: ['The heat needed is JmcΔT in joules, and the water gets {e} of the heat Pt of the heater.'],
          work: 't = 100JmcΔT ÷ (eP) = 100 × 4.2 × #m × 1 × #d ÷ (#e × #P)',
        },
        {
          asks: 'P',
          levels: ['hard'],
          given: [
            'An electric kettle with an efficiency of {e} raises the temperature of {m} of water by {d} in {t}.',
            'The temperature of {m} of water rises by {d} in {t} in an electric heater that loses all but {e} of its heat.',
          ],
          asked: ['The power of the heater is:', 'What is the power of the heater?'],
          notes: ['(Specific heat of water = 1 cal/g °C, 1 cal = 4.2 J)'],
          first: ['The heat needed is JmcΔT in joules, and the water gets {e} of the heat Pt of the heater.'],
          work: 'P = 100JmcΔT ÷ (et) = 100 × 4.2 × #m × 1 × #d ÷ (#e × #t)',
        },
      ],
    },
    {
      id: 'bullet-in-ice',
      concepts: ['latent-heat', 'heat-and-work'],
      constant: 672,
      within: [0.1, 60],
      quantities: {
        i: { name: 'the mass of the ice', unit: 'g', power: 1 },
        m: {
          name: 'the mass of the bullet',
          unit: 'kg',
          power: -1,
          values: range(2, 50).map((number) => number / 500),
          shown: { unit: 'g', from: (mass) => mass * 1000 },
        },
        v: {
          name: 'the speed',
          unit: 'm/s',
          power: -2,
          values: [100, 120, 140, 160, 168, 200, 210, 240, 252, 280, 300, 320, 336, 350, 360, 400, 420, 480],
        },
      },
      forms: [
        {
          asks: 'i',
          levels: ['hard'],
          given: [
            'A bullet of mass {m} moving at {v} gets embedded in a large block of ice at 0 °C. All its kinetic energy is used in melting the ice.',
            'A bullet of mass {m}, fired at {v} into a large block of ice at 0 °C, is stopped in it, and its kinetic energy is converted entirely into heat.',
          ],
          asked: ['The mass of ice melted is:', 'What is the mass of ice melted?'],
          notes: ['(Latent heat of fusion of ice = 80 cal/g, 1 cal = 4.2 J)'],
          slips: [
            { times: 2, because: 'the factor ½ of the kinetic energy was left out' },
            { times: 4.2, because: 'joules were taken for calories' },
          ],
          first: ['The kinetic energy is ½mv² in joules, and each gram of ice needs 80 × 4.2 = 336 J.'],
          work: 'i = ½mv² ÷ (JL) = ½ × #m × #v² ÷ (4.2 × 80)',
        },
      ],
    },
    {
      id: 'lead-ball',
      concepts: ['heat-and-work', 'specific-heat'],
      constant: 1260,
      within: [0.5, 40],
      quantities: {
        t: { name: 'the rise of temperature', unit: '°C', power: 1 },
        h: {
          name: 'the height',
          unit: 'm',
          power: -1,
          values: [...numbersBetween(20, 500), ...range(2, 20).map((number) => 21 * number)],
        },
        p: {
          name: 'the share',
          unit: '%',
          power: -1,
          values: [20, 25, 30, 40, 45, 50, 60, 63, 70, 75, 80, 84, 90],
        },
      },
      forms: [
        {
          asks: 't',
          levels: ['hard'],
          options: [0.1, 150],
          given: [
            'A lead ball falls from a height of {h} and does not rebound. On hitting the ground, {p} of its energy is used in heating the ball.',
            'A piece of lead is dropped from a height of {h}, and it comes to rest on the ground. It absorbs {p} of the heat produced.',
          ],
          asked: ['The rise in its temperature is:', 'What is the rise in its temperature?'],
          notes: ['(g = 10 m/s², specific heat of lead = 126 J/kg °C)'],
          first: ['The energy of a ball of mass m is mgh, and its heat is mcΔT, so that m cancels.'],
          work: 'ΔT = pgh ÷ (100c) = #p × 10 × #h ÷ (100 × 126)',
        },
        {
          asks: 'h',
          levels: ['hard'],
          given: [
            'A lead ball is dropped on a hard floor and does not rebound. Its temperature rises by {t}, because {p} of its energy is used in heating it.',
            'A piece of lead falls to the ground and becomes warmer by {t}, as {p} of its energy goes into it as heat.',
          ],
          asked: ['The height of the fall is:', 'What is the height of the fall?'],
          notes: ['(g = 10 m/s², specific heat of lead = 126 J/kg °C)'],
          first: ['The energy of a ball of mass m is mgh, and its heat is mcΔT, so that m cancels.'],
          work: 'h = 100cΔT ÷ (pg) = 100 × 126 × #t ÷ (#p × 10)',
        },
      ],
    },
    heatedInStages('ice-warmed', {
      from: 'ice at 0 °C',
      to: 'water at 20 °C',
      calories: 80 + 20,
      parts: '80 + 20',
      constants: 'Latent heat of fusion of ice = 80 cal/g, specific heat of water = 1 cal/g °C',
      slips: { 'the latent heat was left out': 20, 'the warming of the water was left out': 80 },
    }),
    heatedInStages('cold-ice-warmed', {
      from: 'ice at −20 °C',
      to: 'water at 30 °C',
      calories: 10 + 80 + 30,
      parts: '0.5 × 20 + 80 + 30',
      constants:
        'Specific heats of ice and water = 0.5 and 1 cal/g °C, latent heat of fusion of ice = 80 cal/g',
      slips: { 'the warming of the ice was left out': 110, 'the latent heat was left out': 40 },
    }),
    heatedInStages('water-boiled', {
      from: 'water at 40 °C',
      to: 'steam at 100 °C',
      calories: 60 + 540,
      parts: '60 + 540',
      constants: 'Specific heat of water = 1 cal/g °C, latent heat of steam = 540 cal/g',
      slips: { 'the warming of the water was left out': 540, 'the latent heat was left out': 60 },
    }),
    heatedInStages('ice-boiled', {
      from: 'ice at 0 °C',
      to: 'steam at 100 °C',
      calories: 80 + 100 + 540,
      parts: '80 + 100 + 540',
      constants: 'Latent heats of ice and steam = 80 and 540 cal/g, specific heat of water = 1 cal/g °C',
      slips: {
        'the latent heat of fusion was left out': 640,
        'the warming of the water was left out': 620,
      },
    }),
    {
      id: 'heater-ice',
      concepts: ['latent-heat', 'heat-and-work'],
      constant: 1 / 336,
      within: [10, 3600],
      quantities: {
        t: { name: 'the time', unit: 'second', power: 1 },
        m: { name: 'the mass', unit: 'g', power: -1, values: numbersBetween(20, 900) },
        P: { name: 'the power', unit: 'W', power: 1, values: POWERS },
      },
      forms: [
        {
          asks: 't',
          levels: ['medium'],
          given: [
            'An electric heater of power {P} supplies heat to {m} of ice at 0 °C, and no heat is lost.',
            'A block of ice of mass {m} at 0 °C is heated by a coil of power {P}, and no heat is lost.',
          ],
          asked: ['The ice will be completely melted in:', 'In what time will all the ice melt?'],
          notes: ['(Latent heat of fusion of ice = 80 cal/g, 1 cal = 4.2 J)'],
          first: ['The heat needed is mL in calories, or JmL in joules, and the heater gives Pt.'],
          work: 't = JmL ÷ P = 4.2 × #m × 80 ÷ #P',
        },
        {
          asks: 'P',
          levels: ['medium'],
          given: [
            'An electric heater melts {m} of ice at 0 °C completely in {t}, and no heat is lost.',
            'A heater immersed in crushed ice at 0 °C melts {m} of it in {t}. (Neglect any loss of heat.)',
          ],
          asked: ['The power of the heater is:', 'What is the power of the heater?'],
          notes: ['(Latent heat of fusion of ice = 80 cal/g, 1 cal = 4.2 J)'],
          first: ['The heat needed is mL in calories, or JmL in joules, and the heater gives Pt.'],
          work: 'P = JmL ÷ t = 4.2 × #m × 80 ÷ #t',
        },
      ],
    },
  ],
})
