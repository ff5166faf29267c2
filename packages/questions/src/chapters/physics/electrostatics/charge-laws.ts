import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "What is the electric field 3 m from a point charge of 2 μC?" */
export const chargeLaws = defineLaws({
  id: 'physics/charge-laws',
  version: 8,
  laws: [
    {
      id: 'field',
      concepts: ['electric-field'],
      constant: 1e6,
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        E: {
          name: 'the field',
          unit: 'N/C',
          power: -1,
          values: numbersBetween(1000, 80_000),
        },
        q: { name: 'the charge', unit: 'μC', power: -1, values: numbersBetween(2, 50) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['easy'],
          given: [
            'A charge of {q} is placed in a uniform electric field of {E}.',
            'A particle with a charge of {q} enters a region where the electric field is {E}.',
          ],
          asked: ['The force on it is:', 'What force acts on the charge?', 'Find the electric force on it.'],
          work: 'F = qE = #q × 10⁻⁶ × #E',
        },
        {
          asks: 'E',
          levels: ['easy'],
          given: [
            'A charge of {q} experiences a force of {F} at a point of an electric field.',
            'A test charge of {q} placed at a point is acted on by an electric force of {F}.',
          ],
          asked: [
            'The field at that point is:',
            'What is the electric field there?',
            'Find the intensity of the field at that point.',
          ],
          work: 'E = F ÷ q = #F ÷ (#q × 10⁻⁶)',
        },
        {
          asks: 'q',
          levels: ['easy'],
          given: [
            'A force of {F} acts on a charge in a field of {E}.',
            'A charged particle in a uniform electric field of {E} experiences a force of {F}.',
          ],
          asked: ['The charge is:', 'What is the size of the charge?'],
          work: 'q = F ÷ E = #F ÷ #E',
        },
      ],
    },
    {
      id: 'point-field',
      concepts: ['electric-field'],
      constant: 1 / 9000,
      quantities: {
        E: { name: 'the field', unit: 'N/C', power: 1 },
        q: {
          name: 'the charge',
          unit: 'μC',
          power: -1,
          values: numbersBetween(1, 40),
        },
        r: { name: 'the distance', unit: 'm', power: 2, values: numbersBetween(1, 10) },
      },
      forms: [
        {
          asks: 'E',
          levels: ['easy'],
          given: [
            'A point charge of {q} is at rest in air.',
            'A small sphere in air carries a charge of {q}.',
          ],
          asked: [
            'The electric field at a distance of {r} from it is:',
            'What is its electric field at a distance of {r}?',
          ],
          notes: ['(k = 9 × 10⁹ N m²/C²)'],
          work: 'E = kq ÷ r² = 9 × 10⁹ × #q × 10⁻⁶ ÷ #r²',
        },
        {
          asks: 'q',
          levels: ['medium'],
          given: ['The electric field at a distance of {r} from a point charge in air is {E}.'],
          asked: ['The charge is:', 'What is the size of the charge?'],
          notes: ['(k = 9 × 10⁹ N m²/C²)'],
          work: 'q = Er² ÷ k = #E × #r² ÷ (9 × 10⁹)',
        },
      ],
    },
    {
      id: 'point-potential',
      concepts: ['electric-potential'],
      constant: 1 / 9000,
      quantities: {
        V: { name: 'the potential', unit: 'V', power: 1 },
        q: { name: 'the charge', unit: 'μC', power: -1, values: numbersBetween(1, 20) },
        r: { name: 'the distance', unit: 'm', power: 1, values: numbersBetween(1, 18) },
      },
      forms: [
        {
          asks: 'V',
          levels: ['easy'],
          given: [
            'A point charge of {q} is placed in air.',
            'A charge of {q} is kept fixed at a point in air.',
          ],
          asked: [
            'The electric potential at a distance of {r} from it is:',
            'What is the potential due to it at a distance of {r}?',
          ],
          notes: ['(k = 9 × 10⁹ N m²/C²)'],
          work: 'V = kq ÷ r = 9 × 10⁹ × #q × 10⁻⁶ ÷ #r',
        },
        {
          asks: 'r',
          levels: ['easy'],
          given: [
            'The potential due to a point charge of {q} in air is {V} at a point.',
            'At a certain point in air, a point charge of {q} makes an electric potential of {V}.',
          ],
          asked: ['The distance of the point from the charge is:', 'How far is the point from the charge?'],
          notes: ['(k = 9 × 10⁹ N m²/C²)'],
          work: 'r = kq ÷ V = 9 × 10⁹ × #q × 10⁻⁶ ÷ #V',
        },
      ],
    },
    {
      id: 'plates',
      concepts: ['electric-potential'],
      constant: 1 / 1000,
      quantities: {
        E: { name: 'the field', unit: 'N/C', power: 1 },
        V: { name: 'the potential difference', unit: 'V', power: -1, values: numbersBetween(10, 900) },
        d: { name: 'the separation', unit: 'mm', power: 1, values: numbersBetween(1, 50) },
      },
      forms: [
        {
          asks: 'E',
          levels: ['easy'],
          given: [
            'Two parallel plates {d} apart have a potential difference of {V} between them.',
            'A potential difference of {V} is applied between two parallel plates separated by {d}.',
          ],
          asked: ['The electric field between them is:', 'What is the electric field between the plates?'],
          work: 'E = V ÷ d = #V ÷ (#d × 10⁻³)',
        },
        {
          asks: 'V',
          levels: ['easy'],
          given: [
            'The uniform electric field between two parallel plates {d} apart is {E}.',
            'Two parallel plates are {d} apart, and the field between them is {E}.',
          ],
          asked: [
            'The potential difference between the plates is:',
            'What is the potential difference between them?',
          ],
          work: 'V = Ed = #E × #d × 10⁻³',
        },
        {
          asks: 'd',
          levels: ['easy'],
          given: [
            'Two parallel plates with a potential difference of {V} have a field of {E} between them.',
            'A battery of {V} connected to two parallel plates makes a uniform field of {E} between them.',
          ],
          asked: ['The distance between the plates is:', 'How far apart are the plates?'],
          work: 'd = V ÷ E = #V ÷ #E',
        },
      ],
    },
    {
      id: 'balance',
      concepts: ['electric-field'],
      constant: 1e-4,
      quantities: {
        E: { name: 'the field', unit: 'N/C', power: 1 },
        m: { name: 'the mass', unit: 'g', power: -1, values: numbersBetween(1, 50) },
        q: { name: 'the charge', unit: 'μC', power: 1, values: numbersBetween(1, 50) },
      },
      forms: [
        {
          asks: 'E',
          levels: ['medium'],
          given: [
            'A particle of mass {m} with a charge of {q} stays at rest in a vertical electric field.',
            'The weight of a particle of mass {m} that carries a charge of {q} is balanced by a vertical electric field.',
          ],
          asked: ['The electric field is:', 'What is the strength of the field?'],
          notes: ['(g = 10 m/s²)'],
          work: 'E = mg ÷ q = #m × 10⁻³ × 10 ÷ (#q × 10⁻⁶)',
        },
        {
          asks: 'q',
          levels: ['medium'],
          given: ['A particle of mass {m} stays at rest in a vertical electric field of {E}.'],
          asked: ['Its charge is:', 'What is the size of its charge?'],
          notes: ['(g = 10 m/s²)'],
          work: 'q = mg ÷ E = #m × 10⁻³ × 10 ÷ #E',
        },
      ],
    },
    {
      id: 'acceleration',
      concepts: ['electric-field'],
      constant: 1000,
      quantities: {
        a: { name: 'the acceleration', unit: 'm/s²', power: 1 },
        q: { name: 'the charge', unit: 'μC', power: -1, values: numbersBetween(2, 50) },
        E: { name: 'the field', unit: 'N/C', power: -1, values: numbersBetween(200, 5000) },
        m: { name: 'the mass', unit: 'g', power: 1, values: numbersBetween(1, 20) },
      },
      forms: [
        {
          asks: 'a',
          levels: ['medium'],
          given: [
            'A particle of mass {m} with a charge of {q} is released in a uniform electric field of {E}, gravity being neglected.',
            'A body of mass {m} that carries a charge of {q} is placed in a uniform field of {E}; no other force acts on it.',
          ],
          asked: ['Its acceleration is:', 'What is its acceleration?'],
          work: 'a = qE ÷ m = #q × 10⁻⁶ × #E ÷ (#m × 10⁻³)',
        },
      ],
    },
    {
      id: 'work',
      concepts: ['electric-potential'],
      quantities: {
        W: { name: 'the work', unit: 'J', power: 1 },
        q: { name: 'the charge', unit: 'C', power: -1, values: numbersBetween(0.2, 8) },
        V: {
          name: 'the potential difference',
          unit: 'V',
          power: -1,
          values: numbersBetween(3, 220),
        },
      },
      forms: [
        {
          asks: 'W',
          levels: ['easy'],
          given: [
            'A charge of {q} is moved between two points with a potential difference of {V}.',
            'A cell of {V} drives a charge of {q} round a circuit.',
          ],
          asked: ['The work done is:', 'What work is done in moving it?', 'Find the work done.'],
          work: 'W = qV = #q × #V',
        },
        {
          asks: 'V',
          levels: ['easy'],
          given: [
            '{W} of work is done in moving a charge of {q} from one point to another.',
            'To carry a charge of {q} from one point to another, {W} of work is needed.',
          ],
          asked: [
            'The potential difference between the points is:',
            'What is the potential difference between them?',
          ],
          work: 'V = W ÷ q = #W ÷ #q',
        },
        {
          asks: 'q',
          levels: ['easy'],
          given: [
            '{W} of work is done in moving a charge through a potential difference of {V}.',
            'To carry a charge between two points with a potential difference of {V}, {W} of work is needed.',
          ],
          asked: ['The charge is:', 'What is the charge?'],
          work: 'q = W ÷ V = #W ÷ #V',
        },
      ],
    },
    {
      id: 'stored',
      concepts: ['energy-in-capacitor'],
      constant: 2e6,
      quantities: {
        U: { name: 'the energy', unit: 'J', power: 1 },
        C: {
          name: 'the capacitance',
          unit: 'μF',
          power: -1,
          values: numbersBetween(1, 250),
        },
        V: { name: 'the voltage', unit: 'V', power: -2, values: numbersBetween(60, 900) },
      },
      forms: [
        {
          asks: 'U',
          levels: ['easy'],
          given: [
            'A capacitor of {C} is charged to {V}.',
            'The potential difference across a {C} capacitor is {V}.',
            'A {C} capacitor is connected across a supply of {V}.',
          ],
          asked: [
            'The energy stored in it is:',
            'What is the energy stored in the capacitor?',
            'Find the energy of the capacitor.',
          ],
          work: 'U = ½CV² = ½ × #C × 10⁻⁶ × #V²',
        },
        {
          asks: 'C',
          levels: ['medium'],
          given: [
            'A capacitor charged to {V} stores {U} of energy.',
            'When a capacitor is connected to a supply of {V}, it stores {U} of energy.',
          ],
          asked: ['Its capacitance is:', 'What is its capacitance?'],
          work: 'C = 2U ÷ V² = 2 × #U ÷ #V²',
        },
        {
          asks: 'V',
          levels: ['medium'],
          given: [
            'A capacitor of {C} stores {U} of energy.',
            'The energy stored in a capacitor of capacitance {C} is {U}.',
          ],
          asked: ['The potential difference across it is:', 'What is the voltage across its plates?'],
          work: 'V = √(2U ÷ C) = √(2 × #U ÷ (#C × 10⁻⁶))',
        },
      ],
    },
    {
      id: 'capacitance',
      concepts: ['capacitors'],
      quantities: {
        Q: { name: 'the charge', unit: 'μC', power: -1 },
        C: {
          name: 'the capacitance',
          unit: 'μF',
          power: 1,
          values: numbersBetween(2, 50),
        },
        V: {
          name: 'the voltage',
          unit: 'V',
          power: 1,
          values: numbersBetween(5, 220),
        },
      },
      forms: [
        {
          asks: 'Q',
          levels: ['easy'],
          given: ['A capacitor of {C} is connected to a battery of {V}.'],
          asked: ['The charge on it is:', 'What is the charge on each plate?'],
          work: 'Q = CV = #C × #V',
        },
        {
          asks: 'C',
          levels: ['easy'],
          given: ['A charge of {Q} raises the potential difference across a capacitor to {V}.'],
          asked: ['Its capacitance is:', 'What is its capacitance?'],
          work: 'C = Q ÷ V = #Q ÷ #V',
        },
      ],
    },
    // What follows joins two laws.
    {
      id: 'held-drop',
      concepts: ['electric-potential', 'electric-field'],
      constant: 1 / 10,
      within: [10, 5000],
      quantities: {
        V: { name: 'the potential difference', unit: 'V', power: 1 },
        m: { name: 'the mass', unit: 'g', power: -1, values: numbersBetween(0.1, 5) },
        d: { name: 'the separation', unit: 'mm', power: -1, values: numbersBetween(5, 50) },
        q: { name: 'the charge', unit: 'μC', power: 1, values: numbersBetween(0.5, 20) },
      },
      forms: [
        {
          asks: 'V',
          levels: ['hard'],
          given: [
            'A pith ball of mass {m} carrying a charge of {q} stays at rest between two horizontal plates {d} apart.',
            'A charged particle of mass {m} and charge {q} is held in equilibrium against its weight between two horizontal plates kept {d} apart.',
          ],
          asked: [
            'The potential difference between the plates is:',
            'What is the potential difference between the plates?',
          ],
          notes: ['(g = 10 m/s²)', 'Take g = 10 m/s².'],
          first: ['The field is E = V ÷ d.', 'The force qE balances the weight mg.'],
          work: 'V = mgd ÷ q = (#m × 10⁻³) × 10 × (#d × 10⁻³) ÷ (#q × 10⁻⁶)',
        },
        {
          asks: 'q',
          levels: ['hard'],
          given: [
            'A charged ball of mass {m} stays at rest between two horizontal plates {d} apart with a potential difference of {V} between them.',
            'The weight of a charged particle of mass {m} is balanced by the field between two horizontal plates {d} apart, across which there is a potential difference of {V}.',
          ],
          asked: ['The charge on it is:', 'What is the charge on it?'],
          notes: ['(g = 10 m/s²)', 'Take g = 10 m/s².'],
          first: ['The field is E = V ÷ d.', 'The force qE balances the weight mg.'],
          work: 'q = mgd ÷ V = (#m × 10⁻³) × 10 × (#d × 10⁻³) ÷ #V',
        },
      ],
    },
    {
      id: 'accelerated',
      concepts: ['electric-potential', 'electric-field'],
      constant: 500,
      within: [0.1, 50],
      quantities: {
        v: { name: 'the speed', unit: 'm/s', power: 2 },
        q: { name: 'the charge', unit: 'μC', power: -1, values: numbersBetween(2, 60) },
        V: { name: 'the potential difference', unit: 'V', power: -1, values: numbersBetween(50, 2000) },
        m: { name: 'the mass', unit: 'g', power: 1, values: numbersBetween(0.5, 20) },
      },
      forms: [
        {
          asks: 'v',
          levels: ['medium'],
          given: [
            'A particle of mass {m} and charge {q} is accelerated from rest through a potential difference of {V}.',
            'Starting from rest, a small body of mass {m} with a charge of {q} moves freely between two points with a potential difference of {V}.',
          ],
          asked: ['The speed acquired by it is:', 'What is the speed acquired by it?'],
          first: ['The work of the field is W = qV.', 'It becomes the kinetic energy ½mv².'],
          work: 'v = √(2qV ÷ m) = √(2 × (#q × 10⁻⁶) × #V ÷ (#m × 10⁻³))',
        },
        {
          asks: 'V',
          levels: ['medium'],
          given: [
            'A particle of mass {m} and charge {q}, initially at rest, acquires a speed of {v} in an electric field.',
            'A small body of mass {m} with a charge of {q} starts from rest and has a speed of {v} at the end of its path in an electric field.',
          ],
          asked: [
            'The potential difference through which it has moved is:',
            'What is the potential difference between the ends of its path?',
          ],
          first: ['The work of the field is W = qV.', 'It becomes the kinetic energy ½mv².'],
          work: 'V = mv² ÷ (2q) = (#m × 10⁻³) × #v² ÷ (2 × #q × 10⁻⁶)',
        },
      ],
    },
    {
      id: 'deflection',
      concepts: ['electric-field'],
      constant: 2,
      within: [0.1, 50],
      quantities: {
        y: { name: 'the deflection', unit: 'mm', power: 1 },
        q: { name: 'the charge', unit: 'μC', power: -1, values: numbersBetween(1, 50) },
        E: { name: 'the field', unit: 'N/C', power: -1, values: numbersBetween(200, 5000) },
        l: {
          name: 'the length of the plates',
          unit: 'm',
          power: -2,
          values: [0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25, 0.3],
          shown: { unit: 'cm', from: (length) => length * 100 },
        },
        m: { name: 'the mass', unit: 'g', power: 1, values: numbersBetween(1, 20) },
        v: { name: 'the speed', unit: 'm/s', power: 2, values: [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] },
      },
      forms: [
        {
          asks: 'y',
          levels: ['hard'],
          given: [
            'A particle of mass {m} and charge {q} enters the uniform field of {E} between two parallel plates of length {l}, moving at {v} parallel to them. Gravity is neglected.',
            'Moving parallel to the plates at {v}, a body of mass {m} with a charge of {q} enters the field of {E} between two parallel plates {l} long. (Neglect gravity.)',
            'The plates of a charged parallel-plate arrangement are {l} long, and the uniform field between them is {E}. A particle with a charge of {q} and a mass of {m} is shot in at {v}, along the middle line. Only the electric force acts on it.',
          ],
          asked: [
            'Its deflection on leaving the plates is:',
            'What is its deflection on leaving the plates?',
          ],
          slips: [{ times: 2, because: 'the factor ½ was left out' }],
          first: [
            'The acceleration across the plates is a = qE ÷ m, for the time t = l ÷ v.',
            'The deflection is y = ½at².',
          ],
          work: 'y = qEl² ÷ (2mv²) = (#q × 10⁻⁶) × #E × #l² ÷ (2 × #m × 10⁻³ × #v²) m',
        },
      ],
    },
    {
      id: 'crossing-time',
      concepts: ['electric-potential', 'electric-field'],
      constant: 1 / 2000,
      within: [1, 900],
      quantities: {
        t: { name: 'the time', unit: 'ms', power: 2 },
        d: { name: 'the separation', unit: 'mm', power: -2, values: numbersBetween(5, 200) },
        m: { name: 'the mass', unit: 'g', power: -1, values: numbersBetween(0.1, 10) },
        q: { name: 'the charge', unit: 'μC', power: 1, values: numbersBetween(0.5, 50) },
        V: { name: 'the potential difference', unit: 'V', power: 1, values: numbersBetween(20, 2000) },
      },
      forms: [
        {
          asks: 't',
          levels: ['hard'],
          given: [
            'Two parallel plates {d} apart have a potential difference of {V} between them. A particle of mass {m} and charge {q} is released from rest at one plate and moves to the other. Gravity is neglected.',
            'A body of mass {m} with a charge of {q} starts from rest at one of two parallel plates, {d} apart, and is drawn to the other by a potential difference of {V}. (Neglect gravity.)',
            'A particle of mass {m} and charge {q} is set free at the positive one of two plates that are {d} apart and connected to a supply of {V}. Only the electric force acts on it.',
          ],
          asked: ['The time it takes to cross over is:', 'In what time does it reach the other plate?'],
          first: [
            'The field is E = V ÷ d, and the acceleration is a = qE ÷ m.',
            'From d = ½at², t = √(2d ÷ a).',
          ],
          work: 't = d√(2m ÷ (qV)) = (#d × 10⁻³) × √(2 × #m × 10⁻³ ÷ (#q × 10⁻⁶ × #V)) s',
        },
      ],
    },
    {
      id: 'run-in-field',
      concepts: ['electric-field', 'electric-potential'],
      constant: 50_000,
      within: [0.1, 50],
      quantities: {
        v: { name: 'the speed', unit: 'm/s', power: 2 },
        q: { name: 'the charge', unit: 'μC', power: -1, values: numbersBetween(2, 60) },
        E: { name: 'the field', unit: 'N/C', power: -1, values: numbersBetween(200, 9000) },
        s: { name: 'the distance', unit: 'cm', power: -1, values: numbersBetween(5, 90) },
        m: { name: 'the mass', unit: 'g', power: 1, values: numbersBetween(0.5, 20) },
      },
      forms: [
        {
          asks: 'v',
          levels: ['hard'],
          given: [
            'A particle of mass {m} and charge {q} is released from rest in a uniform electric field of {E}. Gravity is neglected.',
            'A body of mass {m} that carries a charge of {q} starts from rest in a uniform field of {E}, and no other force acts on it.',
            'In a uniform horizontal electric field of {E}, a bead of mass {m} with a charge of {q} is let go on a smooth horizontal table.',
          ],
          asked: [
            'Its speed after it has moved {s} is:',
            'What is its speed after it has moved {s} along the field?',
          ],
          first: ['The acceleration is a = qE ÷ m.', 'From rest, v² = 2as.'],
          work: 'v = √(2qEs ÷ m) = √(2 × (#q × 10⁻⁶) × #E × (#s ÷ 100) ÷ (#m × 10⁻³))',
        },
      ],
    },
    {
      id: 'shared-charge',
      concepts: ['energy-in-capacitor', 'capacitors'],
      constant: 4e6,
      within: [0.01, 200],
      quantities: {
        U: { name: 'the loss of energy', unit: 'J', power: 1 },
        C: { name: 'the capacitance', unit: 'μF', power: -1, values: numbersBetween(2, 500) },
        V: { name: 'the voltage', unit: 'V', power: -2, values: numbersBetween(50, 900) },
      },
      forms: [
        {
          asks: 'U',
          levels: ['hard'],
          given: [
            'A capacitor of {C} is charged to {V} and disconnected. It is then connected across an identical uncharged capacitor.',
            'An uncharged capacitor of {C} is connected across an identical capacitor which has been charged to {V} and removed from the supply.',
            'Two identical capacitors of {C} are joined in parallel after one of them alone has been charged to {V}.',
          ],
          asked: [
            'The loss of electrostatic energy is:',
            'What is the loss of electrostatic energy in the process?',
          ],
          slips: [
            { times: 2, because: 'that is the energy before the connection' },
            { times: 1 / 2, because: 'that is the energy of one capacitor after the connection' },
          ],
          first: [
            'The charge is shared equally, so the common potential is V/2.',
            'The energy falls from ½CV² to ½(2C)(V/2)² = ¼CV².',
          ],
          work: 'U = ¼CV² = ¼ × (#C × 10⁻⁶) × #V²',
        },
        {
          asks: 'C',
          levels: ['hard'],
          given: [
            'A capacitor charged to {V} and disconnected is connected across an identical uncharged capacitor, and the loss of energy is {U}.',
            'When a capacitor, charged to {V} and removed from the supply, shares its charge with an identical uncharged one, {U} of electrostatic energy is lost.',
          ],
          asked: ['The capacitance of each is:', 'What is the capacitance of each of them?'],
          first: [
            'The charge is shared equally, so the common potential is V/2.',
            'The energy falls from ½CV² to ½(2C)(V/2)² = ¼CV², so ¼CV² is lost.',
          ],
          work: 'C = 4U ÷ V² = 4 × #U ÷ #V²',
        },
      ],
    },
    {
      id: 'field-and-potential',
      concepts: ['electric-field', 'electric-potential'],
      constant: 9000,
      within: [0.5, 80],
      quantities: {
        q: { name: 'the charge', unit: 'μC', power: 1 },
        V: { name: 'the potential', unit: 'V', power: -2, values: numbersBetween(3000, 90_000) },
        E: { name: 'the field', unit: 'N/C', power: 1, values: numbersBetween(1000, 90_000) },
      },
      forms: [
        {
          asks: 'q',
          levels: ['hard'],
          given: [
            'At a point near an isolated point charge, the electric field is {E} and the electric potential is {V}.',
            'The potential at a certain distance from a point charge in air is {V}, and the field there is {E}.',
          ],
          asked: ['The magnitude of the charge is:', 'What is the magnitude of the charge?'],
          notes: ['(k = 9 × 10⁹ N m²/C²)'],
          first: ['V = kq ÷ r and E = kq ÷ r², so r = V ÷ E and q = Vr ÷ k.'],
          work: 'q = V² ÷ (kE) = #V² ÷ (9 × 10⁹ × #E)',
        },
      ],
    },
    {
      id: 'stored-charge',
      concepts: ['energy-in-capacitor', 'capacitors'],
      constant: 2e6,
      within: [0.01, 200],
      quantities: {
        U: { name: 'the energy', unit: 'J', power: 1 },
        Q: { name: 'the charge', unit: 'μC', power: -2, values: numbersBetween(200, 9000) },
        C: { name: 'the capacitance', unit: 'μF', power: 1, values: numbersBetween(1, 250) },
      },
      forms: [
        {
          asks: 'U',
          levels: ['medium'],
          given: [
            'The charge on a capacitor of {C} is {Q}.',
            'A capacitor of capacitance {C} carries a charge of {Q} on its plates.',
          ],
          asked: ['The energy stored in it is:', 'What is the energy stored in it?'],
          first: ['The voltage is V = Q ÷ C, and the energy is U = ½CV² = Q² ÷ (2C).'],
          work: 'U = Q² ÷ (2C) = (#Q × 10⁻⁶)² ÷ (2 × #C × 10⁻⁶)',
        },
      ],
    },
    {
      id: 'flash',
      concepts: ['energy-in-capacitor', 'capacitors'],
      constant: 2000,
      within: [5, 9000],
      quantities: {
        P: { name: 'the power', unit: 'W', power: 1 },
        C: { name: 'the capacitance', unit: 'μF', power: -1, values: numbersBetween(10, 500) },
        V: { name: 'the voltage', unit: 'V', power: -2, values: numbersBetween(60, 500) },
        t: { name: 'the time', unit: 'ms', power: 1, values: numbersBetween(1, 50) },
      },
      forms: [
        {
          asks: 'P',
          levels: ['medium'],
          given: [
            'A capacitor of {C}, charged to {V}, discharges completely through a flash lamp in {t}.',
            'The flash of a camera is worked by a capacitor of {C} charged to {V}, which gives out all its energy in {t}.',
          ],
          asked: ['The average power delivered is:', 'What is the average power delivered?'],
          first: ['The energy stored is U = ½CV².', 'The power is P = U ÷ t.'],
          work: 'P = CV² ÷ (2t) = (#C × 10⁻⁶) × #V² ÷ (2 × #t × 10⁻³)',
        },
        {
          asks: 'C',
          levels: ['medium'],
          given: [
            'A capacitor charged to {V} discharges completely through a flash lamp in {t} and delivers an average power of {P}.',
            'The flash lamp of a camera gets an average power of {P} for {t} from a capacitor charged to {V}, which is then completely discharged.',
          ],
          asked: ['Its capacitance is:', 'What is its capacitance?'],
          first: ['The energy given out is U = Pt.', 'It was stored as U = ½CV².'],
          work: 'C = 2Pt ÷ V² = 2 × #P × (#t × 10⁻³) ÷ #V²',
        },
      ],
    },
  ],
})
