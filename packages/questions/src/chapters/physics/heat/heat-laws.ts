import { defineLaws } from '../../../kit/laws/define-laws.ts'

/** "How much heat melts 25 g of ice at 0 °C?" */
export const heatLaws = defineLaws({
  id: 'physics/heat-laws',
  version: 2,
  laws: [
    {
      id: 'fusion',
      concepts: ['latent-heat'],
      constant: 1 / 80,
      quantities: {
        Q: { name: 'the heat', unit: 'cal', power: 1 },
        m: {
          name: 'the mass',
          unit: 'g',
          power: -1,
          values: [5, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60, 75, 100, 120, 150, 200],
        },
      },
      forms: [
        {
          asks: 'Q',
          levels: ['easy', 'medium', 'hard'],
          given: [
            '{m} of ice at 0 °C is melted into water at 0 °C.',
            'A piece of ice of mass {m} melts at 0 °C.',
          ],
          asked: [
            'The heat absorbed is:',
            'What is the heat needed for this?',
            'Find the heat that it takes in.',
          ],
          notes: ['(Latent heat of fusion of ice = 80 cal/g)'],
          work: 'Q = mL = #m × 80',
        },
        {
          asks: 'm',
          levels: ['easy', 'medium', 'hard'],
          given: ['{Q} of heat is supplied to ice at 0 °C.', 'A block of ice at 0 °C takes in {Q} of heat.'],
          asked: [
            'The mass of ice that melts is:',
            'What mass of ice melts?',
            'Find the mass of ice that is melted.',
          ],
          notes: ['(Latent heat of fusion of ice = 80 cal/g)'],
          work: 'm = Q ÷ L = #Q ÷ 80',
        },
      ],
    },
    {
      id: 'joule',
      concepts: ['heat-and-work'],
      constant: 1 / 4.2,
      quantities: {
        W: { name: 'the work', unit: 'J', power: 1 },
        Q: {
          name: 'the heat',
          unit: 'cal',
          power: -1,
          values: [5, 10, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 250, 500],
        },
      },
      forms: [
        {
          asks: 'W',
          levels: ['easy', 'medium', 'hard'],
          given: [
            '{Q} of heat is produced by rubbing two bodies together.',
            'In an experiment, work is changed completely into {Q} of heat.',
          ],
          asked: ['The work done is:', 'What is the work done?'],
          notes: ['(1 cal = 4.2 J)'],
          work: 'W = JQ = 4.2 × #Q',
        },
        {
          asks: 'Q',
          levels: ['easy', 'medium', 'hard'],
          given: ['{W} of work is changed completely into heat.'],
          asked: ['The heat produced is:', 'What is the heat produced?'],
          notes: ['(1 cal = 4.2 J)'],
          work: 'Q = W ÷ J = #W ÷ 4.2',
        },
      ],
    },
  ],
})
