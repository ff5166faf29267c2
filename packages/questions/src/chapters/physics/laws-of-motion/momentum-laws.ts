import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'
import { range } from '../../../kit/values/number-theory.ts'

/** Heights in metres that give a speed in short numbers, with g = 10 m/s². */
const FALLS = [0.2, 0.45, 0.8, 1.25, 1.8, 2.45, 3.2, 5, 7.2, 9.8, 12.8, 16.2, 20, 28.8, 45]

/** Balls of games, in kilograms. */
const BALLS = [0.05, 0.06, 0.08, 0.1, 0.12, 0.14, 0.15, 0.16, 0.2, 0.24, 0.25, 0.3, 0.4, 0.45, 0.5]

/** A ball touches a wall for a short time only, in seconds. */
const CONTACTS = [0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12]

/** Bullets in a minute, as if turns of a drum: the laws know no unit of bullets. */
const RATES = range(4, 60).map((times) => times * 15)

/** "What is the momentum of a body of 5 kg that moves at 8 m/s?" */
export const momentumLaws = defineLaws({
  id: 'physics/momentum-laws',
  version: 9,
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
          levels: ['easy'],
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
          levels: ['easy'],
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
          levels: ['easy'],
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
          levels: ['easy'],
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
          levels: ['easy'],
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
    // What follows joins two laws.
    {
      id: 'push',
      concepts: ['impulse', 'momentum'],
      within: [0.5, 25],
      quantities: {
        v: { name: 'the velocity', unit: 'm/s', power: 1 },
        F: { name: 'the force', unit: 'N', power: -1, values: numbersBetween(5, 200) },
        t: { name: 'the time', unit: 'second', power: -1, values: numbersBetween(0.2, 12) },
        m: { name: 'the mass', unit: 'kg', power: 1, values: numbersBetween(2, 80) },
      },
      forms: [
        {
          asks: 'v',
          levels: ['medium'],
          given: [
            'A constant force of {F} acts for {t} on a body of mass {m}, initially at rest on a smooth surface.',
            'A trolley of mass {m} at rest on a frictionless track is pushed with a force of {F} for {t}.',
            'A child on ice, {m} with the sledge and at rest at first, is pulled with a steady force of {F} for {t}; friction is negligible.',
          ],
          asked: [
            'The velocity acquired by it is:',
            'What is the velocity acquired by it?',
            'What is its final velocity?',
          ],
          first: ['The impulse is J = Ft, and it is equal to the momentum gained, mv.'],
          work: 'v = Ft ÷ m = #F × #t ÷ #m',
        },
        {
          asks: 't',
          levels: ['medium'],
          given: [
            'A body of mass {m} moving at {v} is opposed by a constant force of {F}.',
            'A retarding force of {F} acts on a trolley of mass {m} moving with a velocity of {v}.',
            'The brakes of a cart of mass {m}, which is moving at {v}, exert a steady force of {F}.',
          ],
          asked: [
            'The time in which it comes to rest is:',
            'In what time does it come to rest?',
            'How long does it take to come to rest?',
          ],
          first: ['The momentum lost, mv, is equal to the impulse Ft.'],
          work: 't = mv ÷ F = #m × #v ÷ #F',
        },
        {
          asks: 'F',
          levels: ['medium'],
          given: [
            'A body of mass {m} moving at {v} is brought to rest in {t}.',
            'A loaded trolley of mass {m} moving at {v} is braked and comes to rest in {t}.',
            'A sledge of mass {m}, starting from rest on smooth ice, acquires a velocity of {v} in {t} under a constant push.',
            'A cart of mass {m} at rest on a frictionless track reaches {v} after a steady pull of {t}.',
          ],
          asked: [
            'The average force acting on it is:',
            'What is the average force on it?',
            'The force acting on it during this time is:',
          ],
          first: ['The change of momentum, mv, is equal to the impulse Ft.'],
          work: 'F = mv ÷ t = #m × #v ÷ #t',
        },
        {
          asks: 'm',
          levels: ['medium'],
          given: [
            'A constant force of {F}, acting for {t}, gives a body at rest on a smooth surface a velocity of {v}.',
            'A trolley moving at {v} is stopped by a steady force of {F} in {t}.',
            'Under a constant retarding force of {F}, a crate sliding at {v} comes to rest in {t}.',
          ],
          asked: ['Its mass is:', 'What is its mass?', 'Find its mass.'],
          first: ['The impulse Ft is equal to the change of momentum, mv.'],
          work: 'm = Ft ÷ v = #F × #t ÷ #v',
        },
      ],
    },
    {
      id: 'caught',
      concepts: ['impulse', 'momentum'],
      within: [2, 2000],
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        m: {
          name: 'the mass',
          unit: 'kg',
          power: -1,
          values: BALLS,
          shown: { unit: 'g', from: (kg) => kg * 1000 },
        },
        v: {
          name: 'the velocity',
          unit: 'm/s',
          power: -1,
          values: [5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25, 30, 35, 40],
          shown: { unit: 'km/h', from: (speed) => (speed * 18) / 5 },
        },
        t: { name: 'the time', unit: 'second', power: 1, values: numbersBetween(0.02, 0.5) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['medium'],
          given: [
            'A ball of mass {m} moving at {v} is caught by a fielder, who brings it to rest in {t}.',
            'A ball of mass {m}, moving horizontally at {v}, comes to rest in {t} in the hands of a player.',
            'A bowler sends a ball of {m} at {v} to the wicketkeeper, whose gloves stop it in {t}.',
          ],
          asked: [
            'The average force exerted on the ball is:',
            'What is the average force exerted on the ball?',
            'How large is the mean force on the ball?',
          ],
          first: ['{v} = #v m/s and {m} = #m kg', 'The momentum lost is mv, and the force is F = mv ÷ t.'],
          work: 'F = mv ÷ t = #m × #v ÷ #t',
        },
      ],
    },
    {
      id: 'rebound',
      concepts: ['impulse', 'momentum'],
      constant: 1 / 2,
      within: [2, 2000],
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        m: {
          name: 'the mass',
          unit: 'kg',
          power: -1,
          values: BALLS,
          shown: { unit: 'g', from: (kg) => kg * 1000 },
        },
        v: { name: 'the velocity', unit: 'm/s', power: -1, values: numbersBetween(4, 30) },
        t: { name: 'the time of contact', unit: 'second', power: 1, values: CONTACTS },
      },
      forms: [
        {
          asks: 'F',
          levels: ['medium'],
          given: [
            'A ball of mass {m} strikes a wall normally with a speed of {v} and rebounds with the same speed. The time of contact is {t}.',
            'A rubber ball of mass {m} hits a rigid wall at right angles at {v} and returns along the same path at the same speed, after a contact of {t}.',
            'A tennis player practises against a wall: a ball of {m} arrives at right angles at {v}, stays in contact for {t} and comes straight back as fast as it came.',
          ],
          asked: [
            'The average force exerted by the wall is:',
            'What is the average force exerted by the wall?',
            'How large is the mean force on the ball?',
          ],
          first: [
            '{m} = #m kg',
            'The velocity is reversed, so the momentum changes by 2mv, and F = 2mv ÷ t.',
          ],
          work: 'F = 2mv ÷ t = 2 × #m × #v ÷ #t',
        },
        {
          asks: 'v',
          levels: ['medium'],
          given: [
            'A ball of mass {m} strikes a wall normally and rebounds with the same speed. The wall exerts an average force of {F} on it during a contact of {t}.',
            'The average force on a ball of mass {m} is {F} while it touches a wall for {t}. It strikes the wall at right angles and rebounds with unchanged speed.',
            'In a game of squash, a ball of {m} is in contact with the front wall for {t} and is sent straight back as fast as it came, by a mean force of {F}.',
          ],
          asked: [
            'The speed of the ball is:',
            'What is the speed of the ball?',
            'How fast does the ball move?',
          ],
          first: ['{m} = #m kg', 'The velocity is reversed, so the momentum changes by 2mv = Ft.'],
          work: 'v = Ft ÷ (2m) = #F × #t ÷ (2 × #m)',
        },
      ],
    },
    {
      id: 'jet',
      concepts: ['impulse', 'momentum'],
      constant: 60,
      within: [2, 900],
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        m: { name: 'the mass', unit: 'kg', power: -1, values: numbersBetween(12, 300) },
        v: { name: 'the velocity', unit: 'm/s', power: -1, values: numbersBetween(2, 30) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['medium'],
          given: [
            'A hose throws {m} of water every minute horizontally at {v} against a wall. The water does not rebound.',
            'A jet of water with a velocity of {v} strikes a vertical wall at right angles, and {m} of water strikes it every minute without rebounding.',
            'Firemen direct a stream of water at {v} on a wall. Every minute {m} of water arrives at right angles and runs down the wall.',
          ],
          asked: [
            'The force exerted on the wall is:',
            'What is the force exerted on the wall?',
            'How hard does the water press on the wall?',
          ],
          first: ['The force is the momentum lost every second: the mass of one second is m ÷ 60.'],
          work: 'F = mv ÷ 60 = #m × #v ÷ 60',
        },
        {
          asks: 'v',
          levels: ['medium'],
          given: [
            'A horizontal jet brings {m} of water every minute to a wall and exerts a force of {F} on it. The water does not rebound.',
            'A wall experiences a force of {F} from a jet of water which strikes it at right angles without rebounding and brings {m} of water every minute.',
            'The water from a fire hose, {m} every minute, strikes a wall at right angles and runs down it, pressing on the wall with {F}.',
          ],
          asked: [
            'The velocity of the jet is:',
            'What is the velocity of the jet?',
            'How fast does the water arrive?',
          ],
          first: ['The force is the momentum lost every second: F = (m ÷ 60) × v.'],
          work: 'v = 60F ÷ m = 60 × #F ÷ #m',
        },
      ],
    },
    {
      id: 'fallen',
      concepts: ['momentum'],
      constant: 1 / 20,
      within: [0.5, 3000],
      quantities: {
        p: { name: 'the momentum', unit: 'kg m/s', power: 2 },
        m: { name: 'the mass', unit: 'kg', power: -2, values: numbersBetween(0.4, 8) },
        h: {
          name: 'the height',
          unit: 'm',
          power: -1,
          values: FALLS,
        },
      },
      forms: [
        {
          asks: 'p',
          levels: ['medium'],
          given: [
            'A body of mass {m} is dropped from a height of {h}.',
            'A stone of mass {m} falls freely from rest through {h}.',
            'A coconut of mass {m} drops from a branch {h} above the ground.',
            'From a balcony {h} above the ground, a flower pot of mass {m} falls.',
          ],
          asked: [
            'Its momentum on reaching the ground is:',
            'What is its momentum just before it strikes the ground?',
          ],
          notes: ['(g = 10 m/s²)', 'Take g = 10 m/s².'],
          first: ['The velocity at the ground is v = √(2gh), and the momentum is p = mv.'],
          work: 'p = m√(2gh) = #m × √(2 × 10 × #h)',
        },
        {
          asks: 'h',
          levels: ['medium'],
          given: [
            'A body of mass {m}, dropped from rest, has a momentum of {p} just before it strikes the ground.',
            'The momentum of a freely falling stone of mass {m} is {p} on reaching the ground.',
            'A coconut of mass {m} drops from a tree and has a momentum of {p} as it arrives at the ground.',
          ],
          asked: ['The height from which it was dropped is:', 'From what height was it dropped?'],
          notes: ['(g = 10 m/s²)', 'Take g = 10 m/s².'],
          first: ['The momentum gives v = p ÷ m, and a free fall gives v² = 2gh.'],
          work: 'h = (p ÷ m)² ÷ (2g) = (#p ÷ #m)² ÷ (2 × 10)',
        },
      ],
    },
    {
      id: 'machine-gun',
      concepts: ['impulse', 'momentum'],
      constant: 60_000,
      within: [4, 400],
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        n: { name: 'the number of bullets', unit: 'rpm', power: -1, values: RATES },
        m: { name: 'the mass', unit: 'g', power: -1, values: [8, 10, 12, 15, 20, 25, 30, 40, 50] },
        v: { name: 'the velocity', unit: 'm/s', power: -1, values: range(4, 20).map((times) => times * 50) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['medium'],
          given: [
            'A machine gun fires #n bullets per minute, each of mass {m}, with a velocity of {v}.',
            'Every minute #n bullets, each of mass {m}, leave the muzzle of a gun at {v}.',
            'From a fixed gun, #n bullets of mass {m} each are fired in a minute, with a muzzle velocity of {v}.',
          ],
          asked: [
            'The average force needed to hold the gun in position is:',
            'What is the average force needed to hold the gun in position?',
            'How large is the average force of recoil on the gun?',
          ],
          first: [
            '{m} = (#m ÷ 1000) kg; in one second #n ÷ 60 bullets leave the gun.',
            'The force is the momentum given to the bullets in one second.',
          ],
          work: 'F = nmv ÷ 60 = #n × (#m ÷ 1000) × #v ÷ 60',
        },
        {
          asks: 'v',
          levels: ['medium'],
          given: [
            'A machine gun fires #n bullets per minute, each of mass {m}. A force of {F} is needed to hold it in position.',
            'The average force of recoil on a gun is {F} while #n bullets of mass {m} each are fired in a minute.',
            'An average force of {F} acts on a gun from which #n bullets, each of mass {m}, are fired every minute.',
          ],
          asked: [
            'The velocity of the bullets is:',
            'What is the velocity of the bullets?',
            'With what velocity do the bullets leave the gun?',
          ],
          first: [
            '{m} = (#m ÷ 1000) kg; in one second #n ÷ 60 bullets leave the gun.',
            'The force is the momentum given to the bullets in one second: F = nmv ÷ 60.',
          ],
          work: 'v = 60F ÷ (nm) = 60 × #F ÷ (#n × (#m ÷ 1000))',
        },
      ],
    },
    {
      id: 'fallen-and-stopped',
      concepts: ['impulse', 'momentum'],
      constant: 1 / 20,
      within: [4, 3000],
      quantities: {
        F: { name: 'the force', unit: 'N', power: 2 },
        m: { name: 'the mass', unit: 'kg', power: -2, values: numbersBetween(0.2, 20) },
        h: { name: 'the height', unit: 'm', power: -1, values: FALLS },
        t: { name: 'the time', unit: 'second', power: 2, values: numbersBetween(0.02, 0.5) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['hard'],
          given: [
            'A body of mass {m} falls from rest through {h} on soft ground and is brought to rest in {t}.',
            'A hammer of mass {m} falls freely through {h} on a peg, and it is stopped in {t}.',
            'A bag of mass {m}, dropped from a height of {h}, comes to rest in {t} after it touches the floor.',
          ],
          asked: [
            'The average impulsive force on it (g = 10 m/s²; neglect its weight during the impact) is:',
            'What is the average impulsive force on it? (g = 10 m/s²; neglect its weight during the impact.)',
            'How large is the average impulsive force? (g = 10 m/s²; neglect its weight during the impact.)',
          ],
          first: [
            'It reaches the ground at v = √(2gh), with the momentum m√(2gh).',
            'All of it is lost in the time t.',
          ],
          work: 'F = m√(2gh) ÷ t = #m × √(2 × 10 × #h) ÷ #t',
        },
        {
          asks: 'h',
          levels: ['hard'],
          given: [
            'A body of mass {m}, dropped from rest on soft ground, is brought to rest in {t} by an average force of {F}.',
            'A freely falling hammer of mass {m} strikes a peg and is stopped in {t} by an average force of {F}.',
          ],
          asked: [
            'The height from which it fell (g = 10 m/s²; neglect its weight during the impact) is:',
            'From what height did it fall? (g = 10 m/s²; neglect its weight during the impact.)',
          ],
          first: ['Momentum lost: Ft = mv, so v = Ft ÷ m.', 'In free fall v² = 2gh.'],
          work: 'h = (Ft ÷ m)² ÷ (2g) = (#F × #t ÷ #m)² ÷ 20',
        },
      ],
    },
    {
      id: 'bounced',
      concepts: ['impulse', 'momentum'],
      constant: 1 / 45,
      within: [2, 3000],
      quantities: {
        F: { name: 'the force', unit: 'N', power: 2 },
        m: {
          name: 'the mass',
          unit: 'kg',
          power: -2,
          values: BALLS,
          shown: { unit: 'g', from: (kg) => kg * 1000 },
        },
        h: { name: 'the height', unit: 'm', power: -1, values: FALLS.filter((height) => height <= 20) },
        t: { name: 'the time of contact', unit: 'second', power: 2, values: CONTACTS },
      },
      forms: [
        {
          asks: 'F',
          levels: ['hard'],
          given: [
            'A ball of mass {m} is dropped from a height of {h} on a hard floor and rebounds to one-fourth of that height. The time of contact is {t}.',
            'A rubber ball of mass {m} falls from rest through {h}, touches the floor for {t} and rises to a quarter of the height from which it fell.',
            'Dropped from {h} above a stone floor, a ball of mass {m} is in contact with it for {t} and rebounds to one-fourth of the height.',
            'A boy on a balcony lets a ball of mass {m} fall {h} to the ground, which it touches for {t}. It comes up again to a quarter of the height.',
          ],
          asked: [
            'The average force exerted by the floor (g = 10 m/s²; neglect the weight during the contact) is:',
            'What is the average force exerted by the floor? (g = 10 m/s²; neglect the weight during the contact.)',
          ],
          first: [
            '{m} = #m kg',
            'It reaches the floor at v = √(2gh) and leaves it at √(2gh ÷ 4) = v ÷ 2, the other way.',
            'So its momentum changes by mv + mv ÷ 2 = 1.5 mv.',
          ],
          slips: [
            { times: 2 / 3, because: 'the momentum after the rebound was left out' },
            { times: 1 / 3, because: 'the two momenta were subtracted, though they are opposite' },
            { times: 5 / 6, because: 'a quarter of the height was taken as a quarter of the speed' },
          ],
          work: 'F = 1.5 m√(2gh) ÷ t = 1.5 × #m × √(2 × 10 × #h) ÷ #t',
        },
        {
          asks: 'h',
          levels: ['hard'],
          given: [
            'A ball of mass {m}, dropped on a hard floor, rebounds to one-fourth of the height from which it fell. The floor exerts an average force of {F} on it during a contact of {t}.',
            'The average force on a ball of mass {m} is {F} while it touches a floor for {t}. It had been dropped from rest and rises to a quarter of that height.',
            'From a tower, a steel ball of mass {m} is let fall on a marble floor, which stops and returns it in {t} with a mean force of {F}. It comes up to one-fourth of the height of the tower.',
            'A girl drops a tennis ball of mass {m}. The ground pushes it with {F} on average for {t}, and the ball returns to a quarter of the height of her hand.',
          ],
          asked: [
            'The height from which it was dropped (g = 10 m/s²; neglect the weight during the contact) is:',
            'From what height was it dropped? (g = 10 m/s²; neglect the weight during the contact.)',
          ],
          first: [
            '{m} = #m kg',
            'A quarter of the height means half of the speed, so the momentum changes by 1.5 mv = Ft.',
            'In free fall v² = 2gh.',
          ],
          slips: [
            { times: 9 / 4, because: 'the momentum after the rebound was left out' },
            { times: 9, because: 'the two momenta were subtracted, though they are opposite' },
            { times: 2, because: 'v² was divided by g' },
          ],
          work: 'h = (Ft ÷ 1.5m)² ÷ (2g) = (#F × #t ÷ (1.5 × #m))² ÷ 20',
        },
      ],
    },
    {
      id: 'oblique',
      concepts: ['impulse', 'momentum'],
      within: [2, 2000],
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        m: {
          name: 'the mass',
          unit: 'kg',
          power: -1,
          values: BALLS,
          shown: { unit: 'g', from: (kg) => kg * 1000 },
        },
        v: { name: 'the velocity', unit: 'm/s', power: -1, values: numbersBetween(4, 30) },
        t: { name: 'the time of contact', unit: 'second', power: 1, values: CONTACTS },
      },
      forms: [
        {
          asks: 'F',
          levels: ['hard'],
          given: [
            'A ball of mass {m} strikes a wall with a speed of {v} at an angle of 30° with the wall and rebounds with the same speed at the same angle. The time of contact is {t}.',
            'A ball of mass {m} moving at {v} strikes a rigid wall at an angle of 60° with the normal, stays in contact for {t} and rebounds at the same angle without loss of speed.',
            'The cushion of a table returns a ball of mass {m}, which arrives at {v} along a line at 30° to the cushion, at an equal angle and as fast as before, in {t}.',
            'In a squash court a ball of mass {m} flies at {v} to the side wall, its path making 60° with the normal, and glances off equally fast and steep after {t}.',
          ],
          asked: [
            'The average force on the ball is:',
            'What is the average force on the ball?',
            'How large is the mean force on the ball?',
          ],
          first: [
            '{m} = #m kg',
            'Only the velocity normal to the wall, v cos 60° = v ÷ 2, is reversed, so the momentum changes by 2 × mv ÷ 2 = mv.',
          ],
          slips: [
            { times: 2, because: 'the whole velocity was reversed, not its normal part' },
            { times: 0.5, because: 'the normal velocity was taken as lost, not reversed' },
          ],
          work: 'F = mv ÷ t = #m × #v ÷ #t',
        },
        {
          asks: 'v',
          levels: ['hard'],
          given: [
            'A ball of mass {m} strikes a wall at an angle of 60° with the normal and rebounds with the same speed at the same angle. The wall exerts an average force of {F} on it during a contact of {t}.',
            'While a ball of mass {m} touches a wall for {t}, the average force on it is {F}. It arrives at an angle of 30° with the wall and rebounds at the same angle with unchanged speed.',
            'A mean force of {F} acts for {t} on a ball of mass {m} that meets the cushion of a table at 30° to it and leaves at an equal angle, as fast as it came.',
          ],
          asked: [
            'The speed of the ball is:',
            'What is the speed of the ball?',
            'How fast does the ball move?',
          ],
          first: [
            '{m} = #m kg',
            'Only the normal velocity, v cos 60° = v ÷ 2, is reversed, so Ft = 2 × mv ÷ 2 = mv.',
          ],
          slips: [
            { times: 0.5, because: 'the whole velocity was reversed, not its normal part' },
            { times: 2, because: 'the normal velocity was taken as lost, not reversed' },
          ],
          work: 'v = Ft ÷ m = #F × #t ÷ #m',
        },
      ],
    },
    {
      id: 'pipe',
      concepts: ['impulse', 'momentum'],
      constant: 5,
      within: [2, 2000],
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        A: { name: 'the area', unit: 'cm²', power: -1, values: numbersBetween(2, 40) },
        v: { name: 'the velocity', unit: 'm/s', power: -2, values: numbersBetween(4, 30) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['hard'],
          given: [
            'Water flows out of a pipe of cross-section {A} at {v}, strikes a wall normally and rebounds with the same speed.',
            'A jet of water of cross-sectional area {A} strikes a vertical wall at right angles at {v} and comes straight back at the same speed.',
            'The nozzle of a fire hose has an opening of {A}. Its water leaves at {v}, meets a steel door at right angles and is thrown straight back as fast as it came.',
          ],
          asked: [
            'The force exerted by the water (density 1000 kg/m³) is:',
            'What is the force exerted by the water? (Density of water = 1000 kg/m³.)',
          ],
          first: [
            'The mass that arrives in one second is ρAv, with A = #A × 10⁻⁴ m².',
            'Its velocity is reversed, so the force is 2ρAv².',
          ],
          slips: [
            { times: 0.5, because: 'the water was taken to stop at the wall' },
            { times: 0.1, because: 'the area was turned into m² wrongly' },
            { times: 10, because: 'the area was turned into m² wrongly' },
          ],
          work: 'F = 2ρAv² = 2 × 1000 × #A × 10⁻⁴ × #v²',
        },
        {
          asks: 'v',
          levels: ['hard'],
          given: [
            'A jet of water of cross-section {A} strikes a wall normally, rebounds with the same speed and exerts a force of {F} on the wall.',
            'Water from a pipe of cross-sectional area {A} strikes a wall at right angles and comes straight back at the same speed, pressing on the wall with {F}.',
            'A steel door is pushed with {F} by the jet of a fire hose, whose nozzle has an opening of {A}. The water meets the door at right angles and is thrown straight back as fast as it came.',
          ],
          asked: [
            'The speed of the jet (density of water = 1000 kg/m³) is:',
            'What is the speed of the jet? (Density of water = 1000 kg/m³.)',
          ],
          first: [
            'In one second the mass ρAv has its velocity reversed, so F = 2ρAv², with A = #A × 10⁻⁴ m².',
          ],
          slips: [
            { times: 2, because: 'the root was taken of 4F' },
            { times: 0.5, because: 'the root was taken of a quarter' },
          ],
          work: 'v = √(F ÷ (2ρA)) = √(#F ÷ (2 × 1000 × #A × 10⁻⁴))',
        },
      ],
    },
    {
      id: 'held-up',
      concepts: ['impulse', 'momentum'],
      constant: 300_000,
      within: [0.1, 20],
      quantities: {
        M: { name: 'the mass of the plate', unit: 'kg', power: 1 },
        n: { name: 'the number of balls', unit: 'rpm', power: -1, values: RATES },
        m: { name: 'the mass', unit: 'g', power: -1, values: [4, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50] },
        v: { name: 'the velocity', unit: 'm/s', power: -1, values: range(2, 20).map((times) => times * 2) },
      },
      forms: [
        {
          asks: 'M',
          levels: ['hard'],
          given: [
            'A plate is kept at rest in the air by balls of mass {m} each, which are thrown up at it. Every minute #n of them strike it normally at {v} and rebound with the same speed.',
            'A machine shoots #n balls per minute vertically upwards. Each of mass {m}, they strike a horizontal plate at {v}, rebound as fast as they came and so hold it up.',
            'Steel balls, each of mass {m}, hit the underside of a level sheet at {v} and come straight down again equally fast. With #n hits per minute the sheet floats in the air.',
          ],
          asked: ['Its mass (g = 10 m/s²) is:', 'What is its mass? (g = 10 m/s²)'],
          first: [
            'Each ball changes its momentum by 2mv, with {m} = (#m ÷ 1000) kg, and #n ÷ 60 of them strike in one second.',
            'The force 2mv × n ÷ 60 is equal to the weight Mg.',
          ],
          slips: [
            { times: 0.5, because: 'the rebound of the balls was left out' },
            { times: 10, because: 'the weight was taken for the mass' },
          ],
          work: 'M = 2nmv ÷ (60g) = 2 × #n × (#m ÷ 1000) × #v ÷ (60 × 10)',
        },
        {
          asks: 'v',
          levels: ['hard'],
          given: [
            'A plate of mass {M} is kept at rest in the air by #n balls per minute, each of mass {m}, which strike it from below and rebound with the same speed.',
            'To hold up a level sheet of mass {M}, balls of mass {m} each are shot at it from below, #n per minute. They rebound as fast as they came.',
            'A horizontal disc of mass {M} floats in the air as steel balls of {m} each hit its underside, #n of them every minute, and come straight down again equally fast.',
          ],
          asked: [
            'The speed of the balls on striking it (g = 10 m/s²) is:',
            'What is the speed of the balls on striking it? (g = 10 m/s²)',
          ],
          first: [
            'The balls of one second, n ÷ 60, change their momentum by 2mv each, with {m} = (#m ÷ 1000) kg.',
            'The force 2mv × n ÷ 60 is equal to the weight Mg.',
          ],
          slips: [
            { times: 2, because: 'the rebound of the balls was left out' },
            { times: 0.1, because: 'the mass was taken for the weight' },
          ],
          work: 'v = 60Mg ÷ (2nm) = 60 × #M × 10 ÷ (2 × #n × (#m ÷ 1000))',
        },
      ],
    },
  ],
})
