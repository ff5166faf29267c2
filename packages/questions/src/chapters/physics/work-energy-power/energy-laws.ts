import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "A force of 20 N moves a body by 5 m in its own direction. What work does it do?" */
export const energyLaws = defineLaws({
  id: 'physics/energy-laws',
  version: 9,
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
          levels: ['easy'],
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
          levels: ['easy'],
          given: [
            'A constant force does {W} of work in moving a body through {s} along its own direction.',
            '{W} of work is done in pushing a box over {s} by a force along its motion.',
          ],
          asked: ['The force is:', 'What is the force?'],
          work: 'F = W ÷ s = #W ÷ #s',
        },
        {
          asks: 's',
          levels: ['medium'],
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
          levels: ['medium'],
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
          levels: ['medium'],
          given: [
            'The kinetic energy of a body of mass {m} is {K}.',
            'A trolley of mass {m} has {K} of kinetic energy.',
          ],
          asked: ['Its speed is:', 'What is its speed?'],
          work: 'v = √(2K ÷ m) = √(2 × #K ÷ #m)',
        },
        {
          asks: 'm',
          levels: ['easy'],
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
          levels: ['medium'],
          given: [
            'The momentum of a body of mass {m} is {p}.',
            'A body of mass {m} moves with a momentum of {p}.',
          ],
          asked: ['Its kinetic energy is:', 'What is its kinetic energy?'],
          work: 'K = p² ÷ (2m) = #p² ÷ (2 × #m)',
        },
        {
          asks: 'p',
          levels: ['medium'],
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
          levels: ['medium'],
          given: [
            'A car of mass {m} moving at {v} is brought to rest by its brakes within {s}.',
            'A vehicle of mass {m} that runs at {v} is stopped over a distance of {s}.',
          ],
          asked: ['The average stopping force is:', 'What is the average force that stops it?'],
          work: 'F = mv² ÷ (2s) = #m × #v² ÷ (2 × #s)',
        },
        {
          asks: 's',
          levels: ['medium'],
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
          levels: ['easy'],
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
          levels: ['medium'],
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
          levels: ['easy'],
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
          levels: ['medium'],
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
          levels: ['medium'],
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
    // What follows joins two laws.
    {
      id: 'braking',
      concepts: ['work-energy-theorem', 'kinetic-energy'],
      constant: 2,
      within: [200, 9999],
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        m: { name: 'the mass', unit: 'kg', power: -1, values: numbersBetween(200, 2000) },
        v: {
          name: 'the speed',
          unit: 'm/s',
          power: -2,
          values: [5, 10, 15, 20, 25, 30],
          shown: { unit: 'km/h', from: (speed) => (speed * 18) / 5 },
        },
        s: { name: 'the distance', unit: 'm', power: 1, values: numbersBetween(10, 90) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['medium'],
          given: [
            'A car of mass {m} moving at {v} is brought to rest by its brakes within {s}.',
            'The brakes of a vehicle of mass {m} stop it from a speed of {v} in a distance of {s}.',
          ],
          asked: ['The average retarding force is:', 'What is the average retarding force?'],
          first: ['{v} = #v m/s', 'The kinetic energy ½mv² is used up as the work Fs.'],
          work: 'F = mv² ÷ (2s) = #m × #v² ÷ (2 × #s)',
        },
        {
          asks: 's',
          levels: ['medium'],
          given: [
            'A vehicle of mass {m} moving at {v} is stopped by a constant braking force of {F}.',
            'The brakes exert a constant force of {F} on a car of mass {m} moving at {v}.',
          ],
          asked: [
            'The distance in which it comes to rest is:',
            'What is the distance covered before it comes to rest?',
          ],
          first: ['{v} = #v m/s', 'The kinetic energy ½mv² is used up as the work Fs.'],
          work: 's = mv² ÷ (2F) = #m × #v² ÷ (2 × #F)',
        },
      ],
    },
    {
      id: 'spring-gun',
      concepts: ['spring-energy', 'kinetic-energy'],
      constant: 10,
      within: [0.5, 40],
      quantities: {
        v: { name: 'the speed', unit: 'm/s', power: 2 },
        k: { name: 'the stiffness', unit: 'N/m', power: -1, values: numbersBetween(80, 900) },
        x: { name: 'the compression', unit: 'cm', power: -2, values: numbersBetween(2, 20) },
        m: { name: 'the mass', unit: 'g', power: 1, values: numbersBetween(10, 500) },
      },
      forms: [
        {
          asks: 'v',
          levels: ['hard'],
          given: [
            'A spring of force constant {k}, compressed by {x}, pushes a ball of mass {m} along a smooth horizontal table.',
            'The spring of a toy gun, of force constant {k}, is compressed by {x} and shoots a ball of mass {m} horizontally without any loss of energy.',
          ],
          asked: [
            'The speed with which the ball leaves the spring is:',
            'What is the speed of the ball on leaving the spring?',
          ],
          first: ['The energy of the spring becomes kinetic: ½kx² = ½mv².'],
          work: 'v = x√(k ÷ m) = (#x ÷ 100) × √(#k ÷ (#m ÷ 1000))',
        },
        {
          asks: 'k',
          levels: ['hard'],
          given: [
            'A spring, compressed by {x}, pushes a ball of mass {m} along a smooth horizontal table, and the ball leaves it at {v}.',
            'A toy gun whose spring is compressed by {x} shoots a ball of mass {m} horizontally at {v} without any loss of energy.',
          ],
          asked: ['The force constant of the spring is:', 'What is the force constant of the spring?'],
          first: ['The energy of the spring becomes kinetic: ½kx² = ½mv².'],
          work: 'k = mv² ÷ x² = (#m ÷ 1000) × #v² ÷ (#x ÷ 100)²',
        },
      ],
    },
    {
      id: 'spring-height',
      concepts: ['spring-energy', 'potential-energy'],
      constant: 200,
      within: [0.2, 30],
      quantities: {
        h: { name: 'the height', unit: 'm', power: 1 },
        k: { name: 'the stiffness', unit: 'N/m', power: -1, values: numbersBetween(80, 900) },
        x: { name: 'the compression', unit: 'cm', power: -2, values: numbersBetween(2, 20) },
        m: { name: 'the mass', unit: 'g', power: 1, values: numbersBetween(10, 500) },
      },
      forms: [
        {
          asks: 'h',
          levels: ['hard'],
          given: [
            'The spring of a toy gun, of force constant {k}, is compressed by {x} and shoots a ball of mass {m} vertically upwards.',
            'A spring of force constant {k}, compressed by {x}, throws a ball of mass {m} straight up when it is released.',
          ],
          asked: [
            'The ball rises above the compressed position by:',
            'What is the height to which it rises above the compressed position?',
          ],
          notes: ['(g = 10 m/s²; neglect air resistance.)'],
          first: ['All the energy of the spring becomes potential energy: ½kx² = mgh.'],
          work: 'h = kx² ÷ (2mg) = #k × (#x ÷ 100)² ÷ (2 × (#m ÷ 1000) × 10)',
        },
      ],
    },
    {
      id: 'slide-and-stop',
      concepts: ['potential-energy', 'work-energy-theorem', 'work-done'],
      constant: 1 / 10,
      within: [2, 2000],
      // The coefficient of friction is h ÷ s.
      allows: ({ h = 0, s = 0 }) => h <= 0.8 * s,
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        m: { name: 'the mass', unit: 'kg', power: -1, values: numbersBetween(2, 50) },
        h: { name: 'the height', unit: 'm', power: -1, values: numbersBetween(1, 12) },
        s: { name: 'the distance', unit: 'm', power: 1, values: numbersBetween(2, 30) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['hard'],
          given: [
            'A block of mass {m} slides from rest down a smooth curved track of height {h} and is stopped by friction after moving {s} on a rough level floor.',
            'Starting from rest at a height of {h}, a body of mass {m} slides down a frictionless slope and then comes to rest on a rough horizontal surface in {s}.',
          ],
          asked: ['The average force of friction is:', 'What is the average force of friction on it?'],
          notes: ['(g = 10 m/s²)', 'Take g = 10 m/s².'],
          first: ['The potential energy mgh becomes kinetic and is used up as the work Fs against friction.'],
          work: 'F = mgh ÷ s = #m × 10 × #h ÷ #s',
        },
        {
          asks: 'h',
          levels: ['hard'],
          given: [
            'A block of mass {m} slides from rest down a smooth curved track and is stopped by a constant force of friction of {F} after moving {s} on a rough level floor.',
            'A body of mass {m} is released on a frictionless slope. At its foot it moves on to a rough horizontal surface, where a friction of {F} stops it in {s}.',
          ],
          asked: ['The height from which it was released is:', 'From what height was it released?'],
          notes: ['(g = 10 m/s²)', 'Take g = 10 m/s².'],
          first: ['The potential energy mgh becomes kinetic and is used up as the work Fs against friction.'],
          work: 'h = Fs ÷ (mg) = #F × #s ÷ (#m × 10)',
        },
      ],
    },
    {
      id: 'pulled-at-60',
      concepts: ['work-done', 'kinetic-energy', 'work-energy-theorem'],
      within: [1, 20],
      quantities: {
        v: { name: 'the speed', unit: 'm/s', power: 2 },
        F: { name: 'the force', unit: 'N', power: -1, values: numbersBetween(8, 80) },
        s: { name: 'the displacement', unit: 'm', power: -1, values: numbersBetween(2, 20) },
        m: { name: 'the mass', unit: 'kg', power: 1, values: numbersBetween(8, 60) },
      },
      forms: [
        {
          asks: 'v',
          levels: ['hard'],
          given: [
            'A block of mass {m}, at rest on a smooth horizontal floor, is pulled through {s} by a force of {F} inclined at 60° to the horizontal.',
            'A rope inclined at 60° to the horizontal pulls a sledge of mass {m} from rest through {s} on frictionless ice with a force of {F}.',
          ],
          asked: ['The speed acquired by it is:', 'What is the speed acquired by it?'],
          first: ['The work done is Fs cos 60° = ½Fs, and it becomes the kinetic energy ½mv².'],
          work: 'v = √(Fs ÷ m) = √(#F × #s ÷ #m)',
        },
        {
          asks: 's',
          levels: ['hard'],
          given: [
            'A block of mass {m}, at rest on a smooth horizontal floor, is pulled by a force of {F} inclined at 60° to the horizontal until its speed is {v}.',
            'A force of {F}, inclined at 60° to the horizontal, gives a speed of {v} to a sledge of mass {m} which was at rest on frictionless ice.',
          ],
          asked: ['The distance covered meanwhile is:', 'What is the distance covered meanwhile?'],
          first: ['The work done is Fs cos 60° = ½Fs, and it becomes the kinetic energy ½mv².'],
          work: 's = mv² ÷ F = #m × #v² ÷ #F',
        },
      ],
    },
    {
      id: 'spring-on-rough-floor',
      concepts: ['spring-energy', 'work-energy-theorem'],
      constant: 20_000,
      within: [0.1, 60],
      quantities: {
        s: { name: 'the distance', unit: 'm', power: 1 },
        k: { name: 'the force constant', unit: 'N/m', power: -1, values: numbersBetween(100, 2000) },
        x: { name: 'the compression', unit: 'cm', power: -2, values: numbersBetween(4, 40) },
        f: { name: 'the friction', unit: 'N', power: 1, values: numbersBetween(1, 40) },
      },
      forms: [
        {
          asks: 's',
          levels: ['hard'],
          given: [
            'A spring of force constant {k} is compressed by {x} and pushes a block along a rough floor, on which the force of friction is {f}.',
            'A block is pressed against a spring of force constant {k} until it is compressed by {x}, and released. A constant force of friction of {f} acts on the block from the start.',
            'A spring with k = {k}, compressed by {x}, sets a box in motion on a level floor. Friction opposes the box with {f} all the way.',
          ],
          asked: [
            'The distance that it covers before it stops (the spring ends free and unstretched) is:',
            'How far does it move before it stops? (The spring ends free and unstretched.)',
            'What is the distance from the place of release at which it stops? (The spring ends free and unstretched.)',
          ],
          first: [
            'The energy of the spring is ½kx², with {x} = (#x ÷ 100) m.',
            'Friction uses it up: ½kx² = fs',
          ],
          work: 's = kx² ÷ (2f) = #k × (#x ÷ 100)² ÷ (2 × #f)',
        },
        {
          asks: 'f',
          levels: ['hard'],
          given: [
            'A spring of force constant {k}, compressed by {x}, pushes a block along a rough floor. The block stops {s} from the place of release, the spring being free and unstretched in the end.',
            'A block, released from a spring of force constant {k} that was compressed by {x}, comes to rest on a rough level floor after moving {s} in all. The spring ends unstretched.',
          ],
          asked: ['The force of friction is:', 'What is the force of friction on the block?'],
          first: [
            'The energy of the spring is ½kx², with {x} = (#x ÷ 100) m.',
            'Friction uses it up: ½kx² = fs',
          ],
          work: 'f = kx² ÷ (2s) = #k × (#x ÷ 100)² ÷ (2 × #s)',
        },
      ],
    },
  ],
})
