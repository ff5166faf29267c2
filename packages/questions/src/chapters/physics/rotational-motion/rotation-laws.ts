import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "A force of 20 N acts on a wrench 30 cm from the bolt. What is its torque?" */
export const rotationLaws = defineLaws({
  id: 'physics/rotation-laws',
  version: 6,
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
          levels: ['easy'],
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
          levels: ['easy', 'medium'],
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
          levels: ['medium'],
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
          levels: ['easy'],
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
          levels: ['easy', 'medium'],
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
          levels: ['medium'],
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
          levels: ['easy', 'medium'],
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
          levels: ['medium'],
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
          levels: ['medium'],
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
    // What follows joins two laws.
    {
      id: 'spin-up',
      concepts: ['torque', 'angular-momentum'],
      constant: 100,
      within: [1, 80],
      quantities: {
        w: { name: 'the angular velocity', unit: 'rad/s', power: 1 },
        F: { name: 'the force', unit: 'N', power: -1, values: numbersBetween(5, 60) },
        r: { name: 'the radius', unit: 'cm', power: -1, values: numbersBetween(10, 60) },
        t: { name: 'the time', unit: 'second', power: -1, values: numbersBetween(2, 20) },
        I: { name: 'the moment of inertia', unit: 'kg m²', power: 1, values: numbersBetween(0.4, 8) },
      },
      forms: [
        {
          asks: 'w',
          levels: ['medium', 'hard'],
          given: [
            'A wheel of radius {r} and moment of inertia {I} about its axis is at rest. A tangential force of {F} acts on its rim for {t}.',
            'A constant force of {F} acts for {t} along the tangent at the rim of a flywheel, initially at rest, of radius {r} and moment of inertia {I}.',
            'A rope wound round a drum of radius {r} is pulled for {t} with a steady {F}. The moment of inertia of the drum, initially at rest, is {I}.',
          ],
          asked: ['The angular velocity acquired is:', 'What is the angular velocity acquired by it?'],
          first: ['The torque is τ = Fr, and it changes the angular momentum by τt = Iω.'],
          work: 'ω = Frt ÷ I = #F × (#r ÷ 100) × #t ÷ #I',
        },
        {
          asks: 'F',
          levels: ['hard'],
          given: [
            'A flywheel of radius {r} and moment of inertia {I}, rotating at {w}, is brought to rest in {t} by a brake which presses tangentially on its rim.',
            'A wheel of moment of inertia {I} and radius {r} rotates at {w}. A constant tangential force on its rim stops it in {t}.',
            'Within {t}, a potter stops a wheel that turns at {w} by pressing his hand along its edge, {r} from the axis. The moment of inertia of the wheel is {I}.',
          ],
          asked: [
            'The tangential force is:',
            'What is the tangential force?',
            'How large a force acts on the rim?',
          ],
          first: ['The torque is τ = Fr, and it changes the angular momentum by τt = Iω.'],
          work: 'F = Iω ÷ (rt) = #I × #w ÷ ((#r ÷ 100) × #t)',
        },
      ],
    },
    {
      id: 'energy-of-momentum',
      concepts: ['angular-momentum', 'rotational-energy'],
      constant: 2,
      within: [1, 5000],
      quantities: {
        K: { name: 'the energy', unit: 'J', power: 1 },
        L: { name: 'the angular momentum', unit: 'kg m²/s', power: -2, values: numbersBetween(2, 60) },
        I: { name: 'the moment of inertia', unit: 'kg m²', power: 1, values: numbersBetween(0.2, 5) },
      },
      forms: [
        {
          asks: 'K',
          levels: ['medium'],
          given: [
            'A flywheel of moment of inertia {I} has an angular momentum of {L}.',
            'The angular momentum of a disc about its axis is {L}, and its moment of inertia about the same axis is {I}.',
          ],
          asked: ['Its rotational kinetic energy is:', 'What is its rotational kinetic energy?'],
          first: ['L = Iω gives ω = L ÷ I, and the energy is K = ½Iω².'],
          work: 'K = L² ÷ (2I) = #L² ÷ (2 × #I)',
        },
        {
          asks: 'I',
          levels: ['hard'],
          given: [
            'The angular momentum of a rotating body is {L} and its rotational kinetic energy is {K}.',
            'A rotor with {K} of rotational kinetic energy has an angular momentum of {L}.',
            'The kinetic energy of a flywheel that only rotates is {K}, and its angular momentum about the axis is {L}.',
          ],
          asked: [
            'Its moment of inertia about the axis is:',
            'What is its moment of inertia about the axis?',
            'How large is the moment of inertia?',
          ],
          first: ['L = Iω and K = ½Iω², so K = L² ÷ (2I).'],
          work: 'I = L² ÷ (2K) = #L² ÷ (2 × #K)',
        },
      ],
    },
    {
      id: 'arms-in',
      concepts: ['conservation-of-angular-momentum', 'rotational-energy', 'angular-momentum'],
      constant: 2,
      within: [10, 900],
      allows: ({ I = 0, J = 0 }) => J < I && I <= 4 * J,
      quantities: {
        K: { name: 'the energy', unit: 'J', power: 1 },
        I: { name: 'the first moment of inertia', unit: 'kg m²', power: -2, values: numbersBetween(2, 6) },
        w: { name: 'the first angular velocity', unit: 'rad/s', power: -2, values: numbersBetween(2, 10) },
        J: { name: 'the later moment of inertia', unit: 'kg m²', power: 1, values: numbersBetween(1, 4) },
      },
      forms: [
        {
          asks: 'K',
          levels: ['hard'],
          given: [
            'A dancer rotating at {w} with a moment of inertia of {I} folds her arms, and her moment of inertia becomes {J}. (No external torque acts.)',
            'A man on a frictionless turntable rotates at {w} with his arms stretched out. When he pulls them in, the moment of inertia of the system falls from {I} to {J}.',
            'The moment of inertia of a freely rotating platform with a child on it is {I} and its angular velocity {w}. The child moves towards the centre until the moment of inertia is {J}.',
          ],
          asked: [
            'The rotational kinetic energy is then:',
            'What is the final rotational kinetic energy?',
            'Find the energy of rotation in the end.',
          ],
          first: ['The angular momentum L = I₁ω₁ does not change, and the final energy is K = L² ÷ (2I₂).'],
          work: 'K = (I₁ω₁)² ÷ (2I₂) = (#I × #w)² ÷ (2 × #J)',
        },
      ],
    },
    {
      id: 'energies',
      concepts: ['conservation-of-angular-momentum', 'rotational-energy'],
      within: [0.5, 5],
      allows: ({ I = 0, J = 0 }) => J < I && I <= 4 * J,
      quantities: {
        J: { name: 'the later moment of inertia', unit: 'kg m²', power: 1 },
        I: { name: 'the first moment of inertia', unit: 'kg m²', power: -1, values: numbersBetween(2, 6) },
        k: { name: 'the first energy', unit: 'J', power: -1, values: numbersBetween(20, 200) },
        K: { name: 'the later energy', unit: 'J', power: 1, values: numbersBetween(30, 400) },
      },
      forms: [
        {
          asks: 'J',
          levels: ['hard'],
          given: [
            'A skater spins with a moment of inertia of {I} and a kinetic energy of {k}. On pulling her arms in, her kinetic energy becomes {K}. No external torque acts on her.',
            'The moment of inertia of a rotating system is {I} and its kinetic energy {k}. Without any external torque, its parts move towards the axis until the kinetic energy is {K}.',
            'A child on a freely rotating platform walks inwards, and the energy of rotation grows from {k} to {K}. At first the moment of inertia of platform and child together was {I}.',
          ],
          asked: [
            'The final moment of inertia is:',
            'What is the final moment of inertia?',
            'How large is the moment of inertia in the end?',
          ],
          first: ['The angular momentum L does not change, and K = L² ÷ (2I), so K₁I₁ = K₂I₂.'],
          work: 'I₂ = K₁I₁ ÷ K₂ = #k × #I ÷ #K',
        },
        {
          asks: 'K',
          levels: ['hard'],
          given: [
            'A skater spins with a moment of inertia of {I} and a kinetic energy of {k}. She pulls her arms in until her moment of inertia is {J}. No external torque acts on her.',
            'Without any external torque, the moment of inertia of a rotating system with {k} of kinetic energy is reduced from {I} to {J}.',
            'The rotational energy of a freely turning platform is {k}. A child on it walks towards the axis, so that the moment of inertia falls from {I} to {J}.',
          ],
          asked: [
            'The kinetic energy becomes:',
            'What is the final kinetic energy?',
            'How much energy of rotation is there in the end?',
          ],
          first: ['The angular momentum L does not change, and K = L² ÷ (2I), so K₁I₁ = K₂I₂.'],
          work: 'K₂ = K₁I₁ ÷ I₂ = #k × #I ÷ #J',
        },
      ],
    },
    {
      id: 'torque-energy',
      concepts: ['torque', 'rotational-energy'],
      constant: 2,
      within: [5, 5000],
      quantities: {
        K: { name: 'the energy', unit: 'J', power: 1 },
        T: { name: 'the torque', unit: 'N m', power: -2, values: numbersBetween(2, 30) },
        t: { name: 'the time', unit: 'second', power: -2, values: numbersBetween(2, 12) },
        I: { name: 'the moment of inertia', unit: 'kg m²', power: 1, values: numbersBetween(0.5, 8) },
      },
      forms: [
        {
          asks: 'K',
          levels: ['hard'],
          given: [
            'A constant torque of {T} acts for {t} on a flywheel of moment of inertia {I}, initially at rest.',
            'Starting from rest, a wheel of moment of inertia {I} is acted upon by a constant torque of {T} for {t}.',
            'A motor exerts a steady torque of {T} on a stationary rotor, whose moment of inertia is {I}, and is switched off after {t}.',
            'The shaft of a grindstone, with a moment of inertia of {I}, is turned from rest for {t} by a torque of {T}.',
          ],
          asked: [
            'The kinetic energy acquired is:',
            'What is the kinetic energy acquired by it?',
            'How much energy of rotation does it gain?',
          ],
          first: ['The angular momentum acquired is L = τt, and the energy is K = L² ÷ (2I).'],
          work: 'K = (τt)² ÷ (2I) = (#T × #t)² ÷ (2 × #I)',
        },
      ],
    },
  ],
})
