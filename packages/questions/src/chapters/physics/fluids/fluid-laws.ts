import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "The pistons of a hydraulic lift have areas of 5 cm² and 200 cm². What load does a force of 60 N lift?" */
export const fluidLaws = defineLaws({
  id: 'physics/fluid-laws',
  version: 5,
  laws: [
    {
      id: 'pressure',
      concepts: ['pressure'],
      quantities: {
        P: { name: 'the pressure', unit: 'Pa', power: 1 },
        F: {
          name: 'the force',
          unit: 'N',
          power: -1,
          values: numbersBetween(20, 600),
        },
        A: {
          name: 'the area',
          unit: 'm²',
          power: 1,
          values: numbersBetween(0.02, 0.8),
        },
      },
      forms: [
        {
          asks: 'P',
          levels: ['easy', 'medium'],
          given: [
            'A force of {F} acts at right angles on an area of {A}.',
            'A box of weight {F} stands on a base of {A}.',
          ],
          asked: ['The pressure is:', 'What is the pressure on the surface?'],
          work: 'P = F ÷ A = #F ÷ #A',
        },
        {
          asks: 'F',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'The pressure on a surface of area {A} is {P}.',
            'A gas exerts a pressure of {P} on a wall of {A}.',
          ],
          asked: ['The thrust on it is:', 'What is the thrust on the surface?'],
          work: 'F = PA = #P × #A',
        },
        {
          asks: 'A',
          levels: ['medium', 'hard'],
          given: [
            'A thrust of {F} produces a pressure of {P} on a surface.',
            'A crate of weight {F} exerts a pressure of {P} on the floor.',
          ],
          asked: ['The area of the surface is:', 'What is the area of the surface?'],
          work: 'A = F ÷ P = #F ÷ #P',
        },
      ],
    },
    {
      id: 'depth',
      concepts: ['pressure'],
      constant: 100,
      quantities: {
        P: { name: 'the pressure', unit: 'kPa', power: 1 },
        d: { name: 'the density', unit: 'kg/m³', power: -1, values: numbersBetween(800, 2000) },
        h: {
          name: 'the depth',
          unit: 'm',
          power: -1,
          values: numbersBetween(0.5, 20),
        },
      },
      forms: [
        {
          asks: 'P',
          levels: ['easy', 'medium', 'hard'],
          given: ['A liquid has a density of {d}.', 'A tank is filled with a liquid of density {d}.'],
          asked: [
            'The pressure due to the liquid at a depth of {h} is:',
            'What is the pressure due to the liquid at a depth of {h}?',
          ],
          notes: ['(g = 10 m/s²)'],
          work: 'P = hdg = #h × #d × 10 Pa',
        },
        {
          asks: 'h',
          levels: ['medium', 'hard'],
          given: ['The pressure due to a liquid of density {d} at a point in it is {P}.'],
          asked: ['The depth of the point is:', 'How deep is the point?'],
          notes: ['(g = 10 m/s²)'],
          work: 'h = P ÷ (dg) = #P × 1000 ÷ (#d × 10)',
        },
      ],
    },
    {
      id: 'lift',
      concepts: ['pascals-law'],
      within: [100, 60_000],
      quantities: {
        F: { name: 'the load', unit: 'N', power: 1 },
        f: {
          name: 'the force on the small piston',
          unit: 'N',
          power: -1,
          values: numbersBetween(20, 150),
        },
        a: {
          name: 'the area of the small piston',
          unit: 'cm²',
          power: 1,
          values: numbersBetween(2, 25),
        },
        A: {
          name: 'the area of the large piston',
          unit: 'cm²',
          power: -1,
          values: numbersBetween(50, 500),
        },
      },
      forms: [
        {
          asks: 'F',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'The areas of the pistons of a hydraulic lift are {a} and {A}. A force of {f} acts on the smaller one.',
          ],
          asked: [
            'The load that can be lifted is:',
            'What load can the larger piston lift?',
            'Find the force on the larger piston.',
          ],
          work: 'F = f × A ÷ a = #f × #A ÷ #a',
        },
        {
          asks: 'f',
          levels: ['easy', 'medium'],
          given: [
            'The areas of the pistons of a hydraulic press are {a} and {A}.',
            'A hydraulic jack has pistons of {a} and {A}.',
          ],
          asked: [
            'The force on the smaller piston that balances {F} on the larger one is:',
            'What force on the smaller piston holds {F} on the larger one?',
          ],
          work: 'f = F × a ÷ A = #F × #a ÷ #A',
        },
        {
          asks: 'A',
          levels: ['medium', 'hard'],
          given: [
            'A force of {f} on the small piston of a hydraulic lift, of area {a}, lifts a load of {F}.',
          ],
          asked: ['The area of the large piston is:', 'What is the area of the large piston?'],
          work: 'A = a × F ÷ f = #a × #F ÷ #f',
        },
      ],
    },
    {
      id: 'continuity',
      concepts: ['fluid-flow'],
      within: [0.5, 15],
      quantities: {
        V: { name: 'the speed in the narrow part', unit: 'm/s', power: 1 },
        v: {
          name: 'the speed in the wide part',
          unit: 'm/s',
          power: -1,
          values: numbersBetween(0.5, 4),
        },
        A: {
          name: 'the wide area',
          unit: 'cm²',
          power: -1,
          values: numbersBetween(12, 50),
        },
        a: { name: 'the narrow area', unit: 'cm²', power: 1, values: numbersBetween(2, 10) },
      },
      forms: [
        {
          asks: 'V',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'Water flows in a horizontal pipe at {v} where its cross-section is {A}. The pipe narrows to {a}.',
          ],
          asked: ['The speed of the water in the narrow part is:', 'What is its speed in the narrow part?'],
          work: 'V = Av ÷ a = #A × #v ÷ #a',
        },
        {
          asks: 'a',
          levels: ['medium', 'hard'],
          given: [
            'A liquid flows through a pipe of cross-section {A} at {v}, and through a narrower part at {V}.',
          ],
          asked: ['The cross-section of the narrow part is:', 'What is the area of the narrow part?'],
          work: 'a = Av ÷ V = #A × #v ÷ #V',
        },
      ],
    },
    {
      id: 'terminal',
      concepts: ['stokes-law'],
      within: [1, 200],
      quantities: {
        V: { name: 'the second speed', unit: 'cm/s', power: 1 },
        v: {
          name: 'the first speed',
          unit: 'cm/s',
          power: -1,
          values: numbersBetween(0.5, 8),
        },
        r: { name: 'the first radius', unit: 'mm', power: 2, values: numbersBetween(0.1, 1) },
        R: {
          name: 'the second radius',
          unit: 'mm',
          power: -2,
          values: numbersBetween(0.2, 2),
        },
      },
      forms: [
        {
          asks: 'V',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A drop of radius {r} falls through a viscous liquid with a terminal velocity of {v}.',
            'A steel ball of radius {r} sinks in glycerine with a steady speed of {v}.',
          ],
          asked: [
            'The terminal velocity of another one of the same kind, of radius {R}, is:',
            'What is the terminal velocity of a similar one of radius {R}?',
          ],
          work: 'V = v × (R ÷ r)² = #v × (#R ÷ #r)²',
        },
        {
          asks: 'R',
          levels: ['medium', 'hard'],
          given: [
            'Two balls of one metal fall in oil with terminal velocities of {v} and {V}. The radius of the first is {r}.',
          ],
          asked: ['The radius of the second is:', 'What is the radius of the second?'],
          work: 'R = r × √(V ÷ v) = #r × √(#V ÷ #v)',
        },
        {
          asks: 'v',
          levels: ['easy', 'medium'],
          given: ['A small ball of radius {R} reaches a terminal velocity of {V} in a tall jar of oil.'],
          asked: [
            'The terminal velocity of a ball of the same metal with a radius of {r} is:',
            'With what terminal velocity does a ball of the same metal of radius {r} fall in it?',
          ],
          work: 'v = V × (r ÷ R)² = #V × (#r ÷ #R)²',
        },
      ],
    },
    {
      id: 'capillary',
      concepts: ['capillarity'],
      within: [2, 30],
      quantities: {
        H: { name: 'the rise in the narrow tube', unit: 'cm', power: 1 },
        h: { name: 'the rise in the wide tube', unit: 'cm', power: -1, values: numbersBetween(1.5, 3) },
        r: {
          name: 'the radius of the wide tube',
          unit: 'mm',
          power: -1,
          values: numbersBetween(0.2, 0.5),
        },
        a: {
          name: 'the radius of the narrow tube',
          unit: 'mm',
          power: 1,
          values: numbersBetween(0.05, 0.2),
        },
      },
      forms: [
        {
          asks: 'H',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'Water rises by {h} in a capillary tube of radius {r}.',
            'A glass capillary of radius {r} is dipped in water, which rises by {h} in it.',
          ],
          asked: [
            'Its rise in a tube of radius {a} is:',
            'In a tube of radius {a}, the water rises by:',
            'To what height does it rise in a tube of radius {a}?',
          ],
          work: 'H = hr ÷ a = #h × #r ÷ #a',
        },
        {
          asks: 'a',
          levels: ['medium', 'hard'],
          given: [
            'Water rises by {h} in a capillary tube of radius {r} and by {H} in a narrower one.',
            'In a capillary of radius {r} the rise of water is {h}; in a narrower one it is {H}.',
          ],
          asked: [
            'The radius of the narrower tube is:',
            'What is the radius of the narrower tube?',
            'How wide, in radius, is the narrower tube?',
          ],
          work: 'a = hr ÷ H = #h × #r ÷ #H',
        },
      ],
    },
    {
      id: 'hooke',
      concepts: ['hookes-law'],
      constant: 100,
      quantities: {
        F: { name: 'the force', unit: 'N', power: 1 },
        k: {
          name: 'the stiffness',
          unit: 'N/m',
          power: -1,
          values: numbersBetween(50, 500),
        },
        x: { name: 'the extension', unit: 'cm', power: -1, values: numbersBetween(2, 20) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['easy', 'medium'],
          given: [
            'A spring of stiffness {k} is stretched by {x} within its elastic limit.',
            'A spring of force constant {k} is compressed by {x}.',
          ],
          asked: ['The stretching force is:', 'What force stretches it?'],
          work: 'F = kx = #k × #x ÷ 100',
        },
        {
          asks: 'x',
          levels: ['easy', 'medium', 'hard'],
          given: ['A force of {F} is applied to a spring of stiffness {k} that obeys the law of Hooke.'],
          asked: ['Its extension is:', 'What is the extension of the spring?'],
          work: 'x = F ÷ k = #F × 100 ÷ #k',
        },
        {
          asks: 'k',
          levels: ['medium', 'hard'],
          given: ['A spring is stretched by {x} when a load of {F} hangs from it.'],
          asked: ['Its spring constant is:', 'What is the spring constant?'],
          work: 'k = F ÷ x = #F × 100 ÷ #x',
        },
      ],
    },
  ],
})
