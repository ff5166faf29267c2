import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "The pistons of a hydraulic lift have areas of 5 cm² and 200 cm². What load does a force of 60 N lift?" */
export const fluidLaws = defineLaws({
  id: 'physics/fluid-laws',
  version: 9,
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
          levels: ['easy'],
          given: [
            'A force of {F} acts at right angles on an area of {A}.',
            'A box of weight {F} stands on a base of {A}.',
          ],
          asked: ['The pressure is:', 'What is the pressure on the surface?'],
          work: 'P = F ÷ A = #F ÷ #A',
        },
        {
          asks: 'F',
          levels: ['easy', 'medium'],
          given: [
            'The pressure on a surface of area {A} is {P}.',
            'A gas exerts a pressure of {P} on a wall of {A}.',
          ],
          asked: ['The thrust on it is:', 'What is the thrust on the surface?'],
          work: 'F = PA = #P × #A',
        },
        {
          asks: 'A',
          levels: ['medium'],
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
          levels: ['easy', 'medium'],
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
          levels: ['medium'],
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
          levels: ['easy', 'medium'],
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
          levels: ['easy'],
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
          levels: ['medium'],
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
          levels: ['easy', 'medium'],
          given: [
            'Water flows in a horizontal pipe at {v} where its cross-section is {A}. The pipe narrows to {a}.',
          ],
          asked: ['The speed of the water in the narrow part is:', 'What is its speed in the narrow part?'],
          work: 'V = Av ÷ a = #A × #v ÷ #a',
        },
        {
          asks: 'a',
          levels: ['medium'],
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
          levels: ['easy', 'medium'],
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
          levels: ['medium'],
          given: [
            'Two balls of one metal fall in oil with terminal velocities of {v} and {V}. The radius of the first is {r}.',
          ],
          asked: ['The radius of the second is:', 'What is the radius of the second?'],
          work: 'R = r × √(V ÷ v) = #r × √(#V ÷ #v)',
        },
        {
          asks: 'v',
          levels: ['easy'],
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
        h: { name: 'the rise in the wide tube', unit: 'cm', power: -1, values: numbersBetween(1.2, 4) },
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
          levels: ['easy', 'medium'],
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
          levels: ['medium'],
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
          levels: ['easy'],
          given: [
            'A spring of stiffness {k} is stretched by {x} within its elastic limit.',
            'A spring of force constant {k} is compressed by {x}.',
          ],
          asked: ['The stretching force is:', 'What force stretches it?'],
          work: 'F = kx = #k × #x ÷ 100',
        },
        {
          asks: 'x',
          levels: ['easy', 'medium'],
          given: ['A force of {F} is applied to a spring of stiffness {k} that obeys the law of Hooke.'],
          asked: ['Its extension is:', 'What is the extension of the spring?'],
          work: 'x = F ÷ k = #F × 100 ÷ #k',
        },
        {
          asks: 'k',
          levels: ['medium'],
          given: ['A spring is stretched by {x} when a load of {F} hangs from it.'],
          asked: ['Its spring constant is:', 'What is the spring constant?'],
          work: 'k = F ÷ x = #F × 100 ÷ #x',
        },
      ],
    },
    // What follows joins two laws.
    {
      id: 'lift-by-diameter',
      concepts: ['pascals-law', 'pressure'],
      constant: 1 / 10,
      within: [5, 2000],
      allows: ({ d = 0, D = 0 }) => D >= 2 * d,
      quantities: {
        f: { name: 'the force', unit: 'N', power: 1 },
        M: { name: 'the mass', unit: 'kg', power: -1, values: numbersBetween(100, 3000) },
        d: { name: 'the smaller diameter', unit: 'cm', power: -2, values: numbersBetween(2, 12) },
        D: { name: 'the larger diameter', unit: 'cm', power: 2, values: numbersBetween(10, 80) },
      },
      forms: [
        {
          asks: 'f',
          levels: ['hard'],
          given: [
            'The diameters of the pistons of a hydraulic lift are {d} and {D}. A load of mass {M} is placed on the larger piston.',
            'A hydraulic press has pistons of diameters {d} and {D}, and a body of mass {M} rests on the larger one.',
          ],
          asked: [
            'The force on the smaller piston that supports it is:',
            'What is the force needed on the smaller piston to support it?',
          ],
          notes: ['(g = 10 m/s²)', 'Take g = 10 m/s².'],
          first: [
            'The pressure on both pistons is the same, and the areas are as the squares of the diameters.',
          ],
          work: 'f = Mg(d ÷ D)² = #M × 10 × (#d ÷ #D)²',
        },
        {
          asks: 'M',
          levels: ['hard'],
          given: [
            'The diameters of the pistons of a hydraulic lift are {d} and {D}. A force of {f} is applied to the smaller piston.',
            'A force of {f} acts on the smaller piston of a hydraulic press, whose pistons have diameters of {d} and {D}.',
          ],
          asked: [
            'The mass that the larger piston can support is:',
            'What is the mass that the larger piston can support?',
          ],
          notes: ['(g = 10 m/s²)', 'Take g = 10 m/s².'],
          first: [
            'The pressure on both pistons is the same, and the areas are as the squares of the diameters.',
          ],
          work: 'M = (f ÷ g)(D ÷ d)² = (#f ÷ 10) × (#D ÷ #d)²',
        },
      ],
    },
    {
      id: 'flow-by-diameter',
      concepts: ['fluid-flow'],
      within: [0.5, 40],
      allows: ({ d = 0, D = 0 }) => D > d && D <= 5 * d,
      quantities: {
        V: { name: 'the speed in the narrow part', unit: 'm/s', power: 1 },
        v: { name: 'the speed in the wide part', unit: 'm/s', power: -1, values: numbersBetween(0.4, 5) },
        D: { name: 'the larger diameter', unit: 'cm', power: -2, values: numbersBetween(3, 20) },
        d: { name: 'the smaller diameter', unit: 'cm', power: 2, values: numbersBetween(1, 10) },
      },
      forms: [
        {
          asks: 'V',
          levels: ['medium'],
          given: [
            'Water flows at {v} through a pipe of diameter {D}, which narrows to a diameter of {d}.',
            'The diameter of a horizontal pipe decreases from {D} to {d}. The speed of water in the wide part is {v}.',
          ],
          asked: [
            'The speed of water in the narrow part is:',
            'What is the speed of water in the narrow part?',
          ],
          first: ['By continuity Av is constant, and the area is as the square of the diameter.'],
          work: 'v₂ = v₁(D ÷ d)² = #v × (#D ÷ #d)²',
        },
        {
          asks: 'd',
          levels: ['hard'],
          given: [
            'Water flows at {v} through a pipe of diameter {D} and leaves it through a nozzle at {V}.',
            'In a horizontal pipe, the speed of water increases from {v}, where the diameter is {D}, to {V} in a narrower part.',
          ],
          asked: ['The diameter of the narrower part is:', 'What is the diameter of the narrower part?'],
          first: ['By continuity Av is constant, and the area is as the square of the diameter.'],
          work: 'd = D√(v₁ ÷ v₂) = #D × √(#v ÷ #V)',
        },
      ],
    },
    {
      id: 'thrust-on-base',
      concepts: ['pressure'],
      constant: 100,
      within: [0.5, 900],
      quantities: {
        F: { name: 'the thrust', unit: 'kN', power: 1 },
        d: {
          name: 'the density',
          unit: 'kg/m³',
          power: -1,
          values: [800, 850, 900, 920, 1000, 1020, 1025, 1100, 1200, 1250, 1500],
        },
        h: { name: 'the depth', unit: 'm', power: -1, values: numbersBetween(0.5, 12) },
        A: { name: 'the area', unit: 'm²', power: -1, values: numbersBetween(0.2, 20) },
      },
      forms: [
        {
          asks: 'F',
          levels: ['medium'],
          given: [
            'A tank with a base of area {A} is filled to a depth of {h} with a liquid of density {d}.',
            'The flat base of a vessel has an area of {A}. It contains a liquid of density {d} to a depth of {h}.',
          ],
          asked: [
            'The thrust of the liquid on the base is:',
            'What is the thrust of the liquid on the base?',
          ],
          notes: ['(g = 10 m/s²)', 'Take g = 10 m/s².'],
          first: ['The pressure at the base is P = hρg, and the thrust is F = PA.'],
          work: 'F = hρgA = #h × #d × 10 × #A ÷ 1000',
        },
        {
          asks: 'h',
          levels: ['medium'],
          given: [
            'The thrust of a liquid of density {d} on the flat base of a tank, of area {A}, is {F}.',
            'A liquid of density {d} exerts a thrust of {F} on the base, {A} in area, of the tank that contains it.',
          ],
          asked: ['The depth of the liquid is:', 'What is the depth of the liquid?'],
          notes: ['(g = 10 m/s²)', 'Take g = 10 m/s².'],
          first: ['The pressure at the base is P = F ÷ A, and P = hρg.'],
          work: 'h = F ÷ (ρgA) = #F × 1000 ÷ (#d × 10 × #A)',
        },
      ],
    },
    {
      id: 'terminal-by-mass',
      concepts: ['stokes-law'],
      within: [0.5, 90],
      allows: ({ m = 0, M = 0 }) => M > m,
      quantities: {
        V: { name: 'the second speed', unit: 'cm/s', power: 3 },
        v: { name: 'the first speed', unit: 'cm/s', power: -3, values: numbersBetween(0.4, 9) },
        m: {
          name: 'the first mass',
          unit: 'g',
          power: 2,
          values: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2, 2.5, 3],
        },
        M: {
          name: 'the second mass',
          unit: 'g',
          power: -2,
          values: [
            0.8, 1.6, 2.4, 2.7, 3.2, 4, 4.8, 5.4, 6.4, 8, 8.1, 10.8, 12, 12.8, 13.5, 16, 20, 21.6, 24, 27,
          ],
        },
      },
      forms: [
        {
          asks: 'V',
          levels: ['hard'],
          given: [
            'Two spheres of the same metal, of masses {m} and {M}, fall through a viscous liquid. The terminal velocity of the first is {v}.',
            'A small sphere of mass {m} falls through a viscous liquid with a terminal velocity of {v}. Another sphere of the same material has a mass of {M}.',
          ],
          asked: [
            'The terminal velocity of the second sphere is:',
            'What is the terminal velocity of the second sphere?',
          ],
          first: [
            'The mass is proportional to r³ and the terminal velocity to r².',
            'So r₂ ÷ r₁ is the cube root of m₂ ÷ m₁.',
          ],
          work: 'v₂ = v₁(r₂ ÷ r₁)² = #v × ∛(#M ÷ #m)²',
        },
      ],
    },
    {
      id: 'capillary-mass',
      concepts: ['capillarity'],
      within: [0.02, 20],
      quantities: {
        M: { name: 'the second mass', unit: 'g', power: 1 },
        m: { name: 'the first mass', unit: 'g', power: -1, values: numbersBetween(0.2, 6) },
        R: { name: 'the second radius', unit: 'mm', power: -1, values: numbersBetween(0.1, 2) },
        r: { name: 'the first radius', unit: 'mm', power: 1, values: numbersBetween(0.1, 2) },
      },
      forms: [
        {
          asks: 'M',
          levels: ['hard'],
          given: [
            'The mass of the water that rises in a capillary tube of radius {r} is {m}. A tube of the same material with a radius of {R} is dipped in the same water.',
            'Water of mass {m} rises in a glass capillary of radius {r}, dipped in water. The capillary is replaced by one of radius {R}.',
          ],
          asked: [
            'The mass of the water that rises in the second tube is:',
            'What is the mass of the water that rises in the second tube?',
          ],
          first: ['The height goes as 1 ÷ r and the area as r², so the mass of the water goes as r.'],
          work: 'm₂ = m₁r₂ ÷ r₁ = #m × #R ÷ #r',
        },
      ],
    },
    {
      id: 'spring-work',
      concepts: ['hookes-law'],
      constant: 2,
      within: [0.02, 200],
      quantities: {
        W: { name: 'the work', unit: 'J', power: 1 },
        F: { name: 'the force', unit: 'N', power: -2, values: numbersBetween(4, 90) },
        k: { name: 'the stiffness', unit: 'N/m', power: 1, values: numbersBetween(50, 900) },
      },
      forms: [
        {
          asks: 'W',
          levels: ['medium'],
          given: [
            'A spring of force constant {k} is stretched slowly until the pull on it is {F}.',
            'A load of {F} is in equilibrium at the end of a spring of force constant {k}.',
          ],
          asked: ['The energy stored in the spring is:', 'What is the energy stored in the spring?'],
          first: ['The extension is x = F ÷ k, and the energy is ½kx².'],
          work: 'W = F² ÷ (2k) = #F² ÷ (2 × #k)',
        },
      ],
    },
    {
      id: 'two-wires',
      concepts: ['hookes-law'],
      within: [0.1, 20],
      quantities: {
        E: { name: 'the second extension', unit: 'mm', power: 1 },
        e: { name: 'the first extension', unit: 'mm', power: -1, values: numbersBetween(0.2, 5) },
        L: { name: 'the second length', unit: 'm', power: -1, values: numbersBetween(1, 8) },
        l: { name: 'the first length', unit: 'm', power: 1, values: numbersBetween(1, 8) },
        d: { name: 'the first diameter', unit: 'mm', power: -2, values: numbersBetween(0.4, 2) },
        D: { name: 'the second diameter', unit: 'mm', power: 2, values: numbersBetween(0.4, 2) },
      },
      forms: [
        {
          asks: 'E',
          levels: ['hard'],
          given: [
            'A wire of length {l} and diameter {d} is extended by {e} under a load. Another wire of the same material, of length {L} and diameter {D}, carries the same load.',
            'Two wires of the same material carry equal loads. The first, {l} long and {d} in diameter, is extended by {e}; the second is {L} long and {D} in diameter.',
          ],
          asked: ['The extension of the second wire is:', 'What is the extension of the second wire?'],
          first: ['For the same load and material, the extension goes as length ÷ area, that is as L ÷ d².'],
          work: 'e₂ = e₁ × (L₂ ÷ L₁) × (d₁ ÷ d₂)² = #e × (#L ÷ #l) × (#d ÷ #D)²',
        },
      ],
    },
    {
      id: 'joined-drops',
      concepts: ['viscosity'],
      within: [2, 600],
      quantities: {
        V: { name: 'the later velocity', unit: 'cm/s', power: 3 },
        v: { name: 'the first velocity', unit: 'cm/s', power: -3, values: numbersBetween(0.5, 40) },
        // The laws know no unit of drops.
        n: { name: 'the number of drops', unit: 'rpm', power: -2, values: [8, 27, 64, 125, 216, 343, 1000] },
      },
      forms: [
        {
          asks: 'V',
          levels: ['hard'],
          given: [
            'Each of #n equal drops of water falls through air with a terminal velocity of {v}. They join to form one big drop.',
            'The terminal velocity of a small drop of oil in air is {v}. #n such drops, all equal, coalesce into a single drop.',
            '#n identical raindrops, each falling with a terminal velocity of {v}, combine into one drop.',
          ],
          asked: [
            'The terminal velocity of the big drop is:',
            'What is the terminal velocity of the big drop?',
            'With what terminal velocity does the single drop fall?',
          ],
          first: [
            'The volumes add up: R³ = nr³, so R is the cube root of n times r.',
            'The terminal velocity goes as the square of the radius.',
          ],
          work: 'v₂ = v₁ × (∛n)² = #v × (∛#n)²',
        },
        {
          asks: 'v',
          levels: ['hard'],
          given: [
            '#n equal drops of water join to form one big drop, which falls through air with a terminal velocity of {V}.',
            'A drop of oil falls in air with a terminal velocity of {V}. It breaks up into #n equal droplets.',
          ],
          asked: [
            'The terminal velocity of each small drop is:',
            'What is the terminal velocity of each small drop?',
          ],
          first: [
            'The volumes add up: R³ = nr³, so R is the cube root of n times r.',
            'The terminal velocity goes as the square of the radius.',
          ],
          work: 'v₁ = v₂ ÷ (∛n)² = #V ÷ (∛#n)²',
        },
      ],
    },
  ],
})
