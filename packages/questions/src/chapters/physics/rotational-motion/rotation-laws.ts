import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "A force of 20 N acts on a wrench 30 cm from the bolt. What is its torque?" */
export const rotationLaws = defineLaws({
  id: 'physics/rotation-laws',
  version: 5,
  laws: [
    {
      id: 'torque',
      concepts: ['torque'],
      constant: 100,
      quantities: {
        T: { name: 'the torque', unit: 'N m', power: 1 },
        F: {
          name: 'the force',
          unit: 'N',
          power: -1,
          values: numbersBetween(5, 80),
        },
        r: { name: 'the arm', unit: 'cm', power: -1, values: numbersBetween(10, 80) },
      },
      forms: [
        {
          asks: 'T',
          levels: ['easy', 'medium'],
          given: [
            'A force of {F} acts at right angles to a lever at {r} from its axis.',
            'A door is pushed with {F} at right angles to it, {r} from its hinges.',
            'A tangential force of {F} acts on the rim of a wheel of radius {r}.',
          ],
          asked: ['Its torque is:', 'What is the torque of the force?'],
          work: 'τ = Fr = #F × #r ÷ 100',
        },
        {
          asks: 'F',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A torque of {T} is needed to loosen a nut with a spanner of length {r}.',
            'A bolt turns when a torque of {T} acts on it, and the wrench is {r} long.',
            'To open a tap, a torque of {T} has to act on its spindle through a handle {r} long.',
          ],
          asked: [
            'The force to be applied at its end, at right angles to it, is:',
            'What force at right angles to its end is needed?',
          ],
          work: 'F = τ ÷ r = #T × 100 ÷ #r',
        },
        {
          asks: 'r',
          levels: ['medium', 'hard'],
          given: [
            'A force of {F}, applied at right angles to a rod, has a torque of {T} about one end.',
            'About one end of a lever, a force of {F} at right angles to it has a torque of {T}.',
          ],
          asked: [
            'The distance of its point of application from that end is:',
            'How far from that end does it act?',
          ],
          work: 'r = τ ÷ F = #T × 100 ÷ #F',
        },
      ],
    },
    {
      id: 'momentum',
      concepts: ['angular-momentum'],
      quantities: {
        L: { name: 'the angular momentum', unit: 'kg m²/s', power: 1 },
        I: {
          name: 'the moment of inertia',
          unit: 'kg m²',
          power: -1,
          values: numbersBetween(0.2, 8),
        },
        w: {
          name: 'the angular velocity',
          unit: 'rad/s',
          power: -1,
          values: numbersBetween(2, 30),
        },
      },
      forms: [
        {
          asks: 'L',
          levels: ['easy', 'medium'],
          given: [
            'A wheel of moment of inertia {I} rotates at {w}.',
            'A disc turns about its axis at {w}. Its moment of inertia is {I}.',
            'The moment of inertia of a rotating drum is {I}, and its angular velocity {w}.',
          ],
          asked: ['Its angular momentum is:', 'What is its angular momentum?'],
          work: 'L = Iω = #I × #w',
        },
        {
          asks: 'w',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A flywheel of moment of inertia {I} has an angular momentum of {L}.',
            'The angular momentum of a turntable with a moment of inertia of {I} is {L}.',
          ],
          asked: ['Its angular velocity is:', 'What is its angular velocity?', 'How fast does it rotate?'],
          work: 'ω = L ÷ I = #L ÷ #I',
        },
      ],
    },
    {
      id: 'skater',
      concepts: ['conservation-of-angular-momentum', 'angular-momentum'],
      within: [2.5, 20],
      quantities: {
        W: { name: 'the later angular velocity', unit: 'rad/s', power: 1 },
        w: { name: 'the first angular velocity', unit: 'rad/s', power: -1, values: numbersBetween(2, 6) },
        I: {
          name: 'the first moment of inertia',
          unit: 'kg m²',
          power: -1,
          values: numbersBetween(3, 5),
        },
        J: {
          name: 'the later moment of inertia',
          unit: 'kg m²',
          power: 1,
          values: numbersBetween(1.2, 3),
        },
      },
      forms: [
        {
          asks: 'W',
          levels: ['medium', 'hard'],
          given: [
            'A skater who spins at {w} with arms stretched out pulls them in, and the moment of inertia falls from {I} to {J}.',
          ],
          asked: ['The angular velocity is then:', 'What is the new angular velocity?'],
          work: 'ω₂ = I₁ω₁ ÷ I₂ = #I × #w ÷ #J',
        },
      ],
    },
    {
      id: 'energy',
      concepts: ['rotational-energy'],
      constant: 2,
      quantities: {
        K: { name: 'the energy', unit: 'J', power: 1 },
        I: {
          name: 'the moment of inertia',
          unit: 'kg m²',
          power: -1,
          values: numbersBetween(0.2, 5),
        },
        w: {
          name: 'the angular velocity',
          unit: 'rad/s',
          power: -2,
          values: numbersBetween(2, 30),
        },
      },
      forms: [
        {
          asks: 'K',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A wheel of moment of inertia {I} rotates at {w}.',
            'A body whose moment of inertia about its axis is {I} spins at {w}.',
            'The moment of inertia of a flywheel is {I}, and its angular velocity is {w}.',
            'A grindstone turns with an angular velocity of {w}. Its moment of inertia about the axis is {I}.',
          ],
          asked: [
            'Its kinetic energy of rotation is:',
            'What is its rotational kinetic energy?',
            'How much energy of rotation does it have?',
          ],
          work: 'K = ½Iω² = ½ × #I × #w²',
        },
        {
          asks: 'I',
          levels: ['medium', 'hard'],
          given: [
            'A wheel rotating at {w} has a kinetic energy of {K}.',
            'The rotational kinetic energy of a disc that spins at {w} is {K}.',
          ],
          asked: [
            'Its moment of inertia is:',
            'What is its moment of inertia?',
            'How large is its moment of inertia about the axis?',
          ],
          work: 'I = 2K ÷ ω² = 2 × #K ÷ #w²',
        },
        {
          asks: 'w',
          levels: ['medium', 'hard'],
          given: [
            'A flywheel of moment of inertia {I} has a kinetic energy of rotation of {K}.',
            'A rotor stores {K} as energy of rotation. Its moment of inertia is {I}.',
            'The kinetic energy of a wheel with a moment of inertia of {I} is {K}, and it only rotates.',
          ],
          asked: ['Its angular velocity is:', 'What is its angular velocity?'],
          work: 'ω = √(2K ÷ I) = √(2 × #K ÷ #I)',
        },
      ],
    },
  ],
})
