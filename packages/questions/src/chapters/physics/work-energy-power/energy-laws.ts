import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "A force of 20 N moves a body by 5 m in its own direction. What work does it do?" */
export const energyLaws = defineLaws({
  id: 'physics/energy-laws',
  version: 6,
  laws: [
    {
      id: 'work',
      concepts: ['work-done'],
      quantities: {
        W: { name: 'the work', unit: 'J', power: 1 },
        F: {
          name: 'the force',
          unit: 'N',
          power: -1,
          values: numbersBetween(4, 100),
        },
        s: {
          name: 'the displacement',
          unit: 'm',
          power: -1,
          values: numbersBetween(2, 25),
        },
      },
      forms: [
        {
          asks: 'W',
          levels: ['easy', 'medium'],
          given: [
            'A constant force of {F} moves a body through {s} in its own direction.',
            'A porter pushes a trolley with a force of {F} over {s} along the push.',
            'A force of {F} drags a crate through {s} along the floor, in the direction of the force.',
          ],
          asked: ['The work done is:', 'What work does the force do?'],
          work: 'W = Fs = #F × #s',
        },
        {
          asks: 'F',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A constant force does {W} of work in moving a body through {s} along its own direction.',
            '{W} of work is done in pushing a box over {s} by a force along its motion.',
          ],
          asked: ['The force is:', 'What is the force?'],
          work: 'F = W ÷ s = #W ÷ #s',
        },
        {
          asks: 's',
          levels: ['medium', 'hard'],
          given: ['A force of {F} does {W} of work on a body that moves in the direction of the force.'],
          asked: ['The displacement of the body is:', 'How far does the body move?'],
          work: 's = W ÷ F = #W ÷ #F',
        },
      ],
    },
    {
      id: 'slanted',
      concepts: ['work-done'],
      constant: 2,
      quantities: {
        W: { name: 'the work', unit: 'J', power: 1 },
        F: { name: 'the force', unit: 'N', power: -1, values: numbersBetween(8, 60) },
        s: { name: 'the displacement', unit: 'm', power: -1, values: numbersBetween(2, 20) },
      },
      forms: [
        {
          asks: 'W',
          levels: ['medium', 'hard'],
          given: [
            'A force of {F} pulls a box through {s} along the floor, at 60° to the direction of motion.',
            'A rope at 60° to the horizontal pulls a sledge through {s} on level ground with a force of {F}.',
            'A body is moved through {s} by a force of {F} that makes an angle of 60° with the displacement.',
          ],
          asked: ['The work done by the force is:', 'What work does the force do?'],
          work: 'W = Fs cos 60° = #F × #s × ½',
        },
      ],
    },
    {
      id: 'kinetic',
      concepts: ['kinetic-energy'],
      constant: 2,
      quantities: {
        K: { name: 'the kinetic energy', unit: 'J', power: 1 },
        m: { name: 'the mass', unit: 'kg', power: -1, values: numbersBetween(2, 50) },
        v: { name: 'the speed', unit: 'm/s', power: -2, values: numbersBetween(2, 20) },
      },
      forms: [
        {
          asks: 'v',
          levels: ['medium', 'hard'],
          given: [
            'The kinetic energy of a body of mass {m} is {K}.',
            'A trolley of mass {m} has {K} of kinetic energy.',
          ],
          asked: ['Its speed is:', 'What is its speed?'],
          work: 'v = √(2K ÷ m) = √(2 × #K ÷ #m)',
        },
        {
          asks: 'm',
          levels: ['easy', 'medium'],
          given: [
            'A body that moves at {v} has a kinetic energy of {K}.',
            'The kinetic energy of an object is {K} when its speed is {v}.',
            'To bring a body from rest to a speed of {v}, {K} of work is done on it.',
            'A moving body with a speed of {v} can do {K} of work before it stops.',
          ],
          asked: ['Its mass is:', 'What is its mass?', 'How large is its mass?'],
          work: 'm = 2K ÷ v² = 2 × #K ÷ #v²',
        },
      ],
    },
    {
      id: 'momentum',
      concepts: ['kinetic-energy'],
      constant: 2,
      quantities: {
        K: { name: 'the kinetic energy', unit: 'J', power: 1 },
        p: { name: 'the momentum', unit: 'kg m/s', power: -2, values: numbersBetween(4, 80) },
        m: { name: 'the mass', unit: 'kg', power: 1, values: numbersBetween(2, 25) },
      },
      forms: [
        {
          asks: 'K',
          levels: ['medium', 'hard'],
          given: [
            'The momentum of a body of mass {m} is {p}.',
            'A body of mass {m} moves with a momentum of {p}.',
          ],
          asked: ['Its kinetic energy is:', 'What is its kinetic energy?'],
          work: 'K = p² ÷ (2m) = #p² ÷ (2 × #m)',
        },
        {
          asks: 'p',
          levels: ['hard'],
          given: [
            'The kinetic energy of a body of mass {m} is {K}.',
            'A moving body of mass {m} has {K} of kinetic energy.',
          ],
          asked: ['Its momentum is:', 'What is its momentum?'],
          work: 'p = √(2mK) = √(2 × #m × #K)',
        },
      ],
    },
    {
      id: 'stopping',
      concepts: ['work-energy-theorem'],
      constant: 2,
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        m: { name: 'the mass', unit: 'kg', power: -1, values: numbersBetween(200, 2000) },
        v: { name: 'the speed', unit: 'm/s', power: -2, values: numbersBetween(4, 30) },
        s: { name: 'the distance', unit: 'm', power: 1, values: numbersBetween(4, 60) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['medium', 'hard'],
          given: [
            'A car of mass {m} moving at {v} is brought to rest by its brakes within {s}.',
            'A vehicle of mass {m} that runs at {v} is stopped over a distance of {s}.',
          ],
          asked: ['The average stopping force is:', 'What is the average force that stops it?'],
          work: 'F = mv² ÷ (2s) = #m × #v² ÷ (2 × #s)',
        },
        {
          asks: 's',
          levels: ['hard'],
          given: ['A car of mass {m} moving at {v} is stopped by a constant braking force of {F}.'],
          asked: ['The distance in which it stops is:', 'How far does it go before it stops?'],
          work: 's = mv² ÷ (2F) = #m × #v² ÷ (2 × #F)',
        },
      ],
    },
    {
      id: 'potential',
      concepts: ['potential-energy'],
      constant: 1 / 10,
      quantities: {
        U: { name: 'the potential energy', unit: 'J', power: 1 },
        m: {
          name: 'the mass',
          unit: 'kg',
          power: -1,
          values: numbersBetween(2, 50),
        },
        h: { name: 'the height', unit: 'm', power: -1, values: numbersBetween(2, 20) },
      },
      forms: [
        {
          asks: 'h',
          levels: ['easy', 'medium'],
          given: [
            'A body of mass {m} has a potential energy of {U} above the ground.',
            '{U} of work is done in lifting a load of mass {m} from the ground.',
          ],
          asked: ['Its height is:', 'At what height is it?'],
          notes: ['(g = 10 m/s²)'],
          work: 'h = U ÷ (mg) = #U ÷ (#m × 10)',
        },
        {
          asks: 'm',
          levels: ['medium', 'hard'],
          given: [
            'A body at a height of {h} above the ground has a potential energy of {U}.',
            'A load lifted from the ground to a height of {h} gains {U} of potential energy.',
          ],
          asked: ['Its mass is:', 'What is its mass?'],
          notes: ['(g = 10 m/s²)'],
          work: 'm = U ÷ (gh) = #U ÷ (10 × #h)',
        },
      ],
    },
    {
      id: 'spring',
      concepts: ['spring-energy'],
      constant: 20_000,
      quantities: {
        U: { name: 'the energy', unit: 'J', power: 1 },
        k: {
          name: 'the stiffness',
          unit: 'N/m',
          power: -1,
          values: numbersBetween(50, 1000),
        },
        x: { name: 'the extension', unit: 'cm', power: -2, values: numbersBetween(4, 40) },
      },
      forms: [
        {
          asks: 'U',
          levels: ['easy', 'medium'],
          given: [
            'A spring of force constant {k} is stretched by {x}.',
            'A spring of stiffness {k} is compressed by {x}.',
            'A student stretches a spring with a spring constant of {k} by {x} from its natural length.',
          ],
          asked: [
            'The energy stored in it is:',
            'What is the potential energy stored in it?',
            'How much work is done on it?',
          ],
          work: 'U = ½kx² = ½ × #k × (#x ÷ 100)²',
        },
        {
          asks: 'x',
          levels: ['medium', 'hard'],
          given: [
            'A spring of force constant {k} stores {U} of energy.',
            'The work done in stretching a spring with a force constant of {k} is {U}.',
            'To stretch a spring of stiffness {k}, a student does {U} of work.',
          ],
          asked: ['Its extension is:', 'By how much is it stretched?', 'How far is it stretched?'],
          work: 'x = √(2U ÷ k) = √(2 × #U ÷ #k)',
        },
        {
          asks: 'k',
          levels: ['medium', 'hard'],
          given: [
            'A spring that is stretched by {x} stores {U} of energy.',
            'The work done in stretching a spring by {x} from its natural length is {U}.',
            'When a spring is compressed by {x}, its potential energy becomes {U}.',
          ],
          asked: [
            'Its force constant is:',
            'What is its force constant?',
            'How large is its spring constant?',
          ],
          work: 'k = 2U ÷ x² = 2 × #U ÷ (#x ÷ 100)²',
        },
      ],
    },
  ],
})
