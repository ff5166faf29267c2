import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'
import { range } from '../../../kit/values/number-theory.ts'

/** "How much heat melts 25 g of ice at 0 °C?" */
export const heatLaws = defineLaws({
  id: 'physics/heat-laws',
  version: 5,
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
          levels: ['easy', 'medium', 'hard'],
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
          levels: ['easy', 'medium', 'hard'],
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
          levels: ['easy', 'medium', 'hard'],
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
          levels: ['medium', 'hard'],
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
          levels: ['easy', 'medium'],
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
          levels: ['easy', 'medium', 'hard'],
          given: ['{Q} of heat is given to {m} of water.', '{m} of water takes in {Q} of heat.'],
          asked: ['The rise in its temperature is:', 'What is the rise in its temperature?'],
          notes: ['(Specific heat of water = 1 cal/g °C)', 'Take the specific heat of water as 1 cal/g °C.'],
          work: 'ΔT = Q ÷ mc = #Q ÷ #m',
        },
        {
          asks: 'm',
          levels: ['medium', 'hard'],
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
          levels: ['easy', 'medium', 'hard'],
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
          levels: ['easy', 'medium', 'hard'],
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
          levels: ['medium', 'hard'],
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
  ],
})
