import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "What is the electric field 3 m from a point charge of 2 μC?" */
export const chargeLaws = defineLaws({
  id: 'physics/charge-laws',
  version: 4,
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
          values: numbersBetween(2000, 50_000),
        },
        q: { name: 'the charge', unit: 'μC', power: -1, values: numbersBetween(2, 50) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['easy', 'medium'],
          given: ['A charge of {q} is placed in a uniform electric field of {E}.'],
          asked: ['The force on it is:', 'What force acts on the charge?', 'Find the electric force on it.'],
          work: 'F = qE = #q × 10⁻⁶ × #E',
        },
        {
          asks: 'E',
          levels: ['easy', 'medium', 'hard'],
          given: ['A charge of {q} experiences a force of {F} at a point of an electric field.'],
          asked: [
            'The field at that point is:',
            'What is the electric field there?',
            'Find the intensity of the field at that point.',
          ],
          work: 'E = F ÷ q = #F ÷ (#q × 10⁻⁶)',
        },
        {
          asks: 'q',
          levels: ['medium', 'hard'],
          given: ['A force of {F} acts on a charge in a field of {E}.'],
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
          levels: ['easy', 'medium', 'hard'],
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
          levels: ['hard'],
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
          levels: ['easy', 'medium', 'hard'],
          given: ['A point charge of {q} is placed in air.'],
          asked: [
            'The electric potential at a distance of {r} from it is:',
            'What is the potential due to it at a distance of {r}?',
          ],
          notes: ['(k = 9 × 10⁹ N m²/C²)'],
          work: 'V = kq ÷ r = 9 × 10⁹ × #q × 10⁻⁶ ÷ #r',
        },
        {
          asks: 'r',
          levels: ['medium', 'hard'],
          given: ['The potential due to a point charge of {q} in air is {V} at a point.'],
          asked: ['The distance of the point from the charge is:', 'How far is the point from the charge?'],
          notes: ['(k = 9 × 10⁹ N m²/C²)'],
          work: 'r = kq ÷ V = 9 × 10⁹ × #q × 10⁻⁶ ÷ #V',
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
          levels: ['easy', 'medium'],
          given: [
            'A charge of {q} is moved between two points with a potential difference of {V}.',
            'A cell of {V} drives a charge of {q} round a circuit.',
          ],
          asked: ['The work done is:', 'What work is done in moving it?', 'Find the work done.'],
          work: 'W = qV = #q × #V',
        },
        {
          asks: 'V',
          levels: ['easy', 'medium'],
          given: ['{W} of work is done in moving a charge of {q} from one point to another.'],
          asked: [
            'The potential difference between the points is:',
            'What is the potential difference between them?',
          ],
          work: 'V = W ÷ q = #W ÷ #q',
        },
        {
          asks: 'q',
          levels: ['medium', 'hard'],
          given: ['{W} of work is done in moving a charge through a potential difference of {V}.'],
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
          values: numbersBetween(2, 100),
        },
        V: { name: 'the voltage', unit: 'V', power: -2, values: numbersBetween(100, 600) },
      },
      forms: [
        {
          asks: 'U',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A capacitor of {C} is charged to {V}.',
            'The potential difference across a {C} capacitor is {V}.',
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
          levels: ['medium', 'hard'],
          given: ['A capacitor charged to {V} stores {U} of energy.'],
          asked: ['Its capacitance is:', 'What is its capacitance?'],
          work: 'C = 2U ÷ V² = 2 × #U ÷ #V²',
        },
        {
          asks: 'V',
          levels: ['hard'],
          given: ['A capacitor of {C} stores {U} of energy.'],
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
          levels: ['easy', 'medium'],
          given: ['A capacitor of {C} is connected to a battery of {V}.'],
          asked: ['The charge on it is:', 'What is the charge on each plate?'],
          work: 'Q = CV = #C × #V',
        },
        {
          asks: 'C',
          levels: ['easy', 'medium'],
          given: ['A charge of {Q} raises the potential difference across a capacitor to {V}.'],
          asked: ['Its capacitance is:', 'What is its capacitance?'],
          work: 'C = Q ÷ V = #Q ÷ #V',
        },
      ],
    },
  ],
})
