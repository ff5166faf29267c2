import { defineLaws } from '../../../kit/laws/define-laws.ts'

/** "What is the momentum of a body of 5 kg that moves at 8 m/s?" */
export const momentumLaws = defineLaws({
  id: 'physics/momentum-laws',
  version: 2,
  laws: [
    {
      id: 'momentum',
      concepts: ['momentum'],
      quantities: {
        p: { name: 'the momentum', unit: 'kg m/s', power: 1 },
        m: {
          name: 'the mass',
          unit: 'kg',
          power: -1,
          values: [0.2, 0.5, 1.5, 2, 3, 4, 5, 6, 8, 10, 20, 50, 60, 800, 1000],
        },
        v: { name: 'the velocity', unit: 'm/s', power: -1, values: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25] },
      },
      forms: [
        {
          asks: 'p',
          levels: ['easy', 'medium'],
          given: ['A body of mass {m} moves with a velocity of {v}.'],
          asked: ['Its momentum is:', 'What is its momentum?'],
          work: 'p = mv = #m × #v',
        },
        {
          asks: 'v',
          levels: ['easy', 'medium', 'hard'],
          given: ['A body of mass {m} has a momentum of {p}.'],
          asked: ['Its velocity is:', 'What is its velocity?'],
          work: 'v = p ÷ m = #p ÷ #m',
        },
        {
          asks: 'm',
          levels: ['medium', 'hard'],
          given: ['A body moving with a velocity of {v} has a momentum of {p}.'],
          asked: ['Its mass is:', 'What is its mass?'],
          work: 'm = p ÷ v = #p ÷ #v',
        },
      ],
    },
    {
      id: 'impulse',
      concepts: ['impulse'],
      quantities: {
        J: { name: 'the change of momentum', unit: 'kg m/s', power: 1 },
        F: {
          name: 'the force',
          unit: 'N',
          power: -1,
          values: [5, 10, 12, 15, 20, 25, 40, 50, 60, 80, 100, 200, 500],
        },
        t: {
          name: 'the time',
          unit: 'second',
          power: -1,
          values: [0.02, 0.05, 0.1, 0.2, 0.25, 0.4, 0.5, 2, 3, 4, 5],
        },
      },
      forms: [
        {
          asks: 'J',
          levels: ['easy', 'medium'],
          given: ['A force of {F} acts on a body for {t}.'],
          asked: ['The change of its momentum is:', 'What impulse does it give to the body?'],
          work: 'J = Ft = #F × #t',
        },
        {
          asks: 'F',
          levels: ['medium', 'hard'],
          given: ['The momentum of a body changes by {J} in {t}.'],
          asked: ['The average force on it is:', 'What is the average force on it?'],
          work: 'F = J ÷ t = #J ÷ #t',
        },
      ],
    },
  ],
})
