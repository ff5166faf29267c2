import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "What is the momentum of a body of 5 kg that moves at 8 m/s?" */
export const momentumLaws = defineLaws({
  id: 'physics/momentum-laws',
  version: 5,
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
          values: numbersBetween(0.2, 1000),
        },
        v: { name: 'the velocity', unit: 'm/s', power: -1, values: numbersBetween(2, 25) },
      },
      forms: [
        {
          asks: 'p',
          levels: ['easy', 'medium'],
          given: [
            'A body of mass {m} moves with a velocity of {v}.',
            'A trolley of mass {m} rolls along a straight track at {v}.',
            'An object of mass {m} slides on a smooth floor at a steady {v}.',
            'The mass of a moving cart is {m}, and its velocity is {v} along a straight line.',
          ],
          asked: ['Its momentum is:', 'What is its momentum?', 'How large is its linear momentum?'],
          work: 'p = mv = #m × #v',
        },
        {
          asks: 'v',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A body of mass {m} has a momentum of {p}.',
            'The momentum of a moving cart of mass {m} is {p}.',
            'An object of mass {m} was at rest until a push gave it a momentum of {p}.',
            'A sledge with its load has a mass of {m}, and its linear momentum is {p}.',
          ],
          asked: ['Its velocity is:', 'What is its velocity?', 'With what velocity does it move?'],
          work: 'v = p ÷ m = #p ÷ #m',
        },
        {
          asks: 'm',
          levels: ['medium', 'hard'],
          given: [
            'A body moving with a velocity of {v} has a momentum of {p}.',
            'The momentum of an object is {p} when its velocity is {v}.',
            'A trolley that rolls at {v} along a straight track has a linear momentum of {p}.',
          ],
          asked: ['Its mass is:', 'What is its mass?', 'How large is its mass?'],
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
          values: numbersBetween(5, 500),
        },
        t: {
          name: 'the time',
          unit: 'second',
          power: -1,
          values: numbersBetween(0.02, 5),
        },
      },
      forms: [
        {
          asks: 'J',
          levels: ['easy', 'medium'],
          given: [
            'A force of {F} acts on a body for {t}.',
            'A player pushes a ball with a steady force of {F} for {t}.',
            'A constant thrust of {F} acts on a trolley for {t}.',
            'For {t}, a block on smooth ice is pulled with a constant force of {F}.',
          ],
          asked: [
            'The change of its momentum is:',
            'What impulse does it receive?',
            'By how much does its momentum change?',
          ],
          work: 'J = Ft = #F × #t',
        },
        {
          asks: 'F',
          levels: ['medium', 'hard'],
          given: [
            'The momentum of a body changes by {J} in {t}.',
            'A hammer loses a momentum of {J} in {t} as it strikes a nail.',
            'A trolley is stopped in {t}, in which its momentum falls from {J} to zero.',
            'An impulse of {J} is given to a body within {t}.',
          ],
          asked: [
            'The average force on it is:',
            'What is the average force on it?',
            'How large is the mean force on it?',
          ],
          work: 'F = J ÷ t = #J ÷ #t',
        },
      ],
    },
  ],
})
