import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** For how many minutes a charge flows. */
const MINUTES = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** "What current flows through 15 Ω when 6 V is applied?" */
export const circuitLaws = defineLaws({
  id: 'physics/circuit-laws',
  version: 8,
  laws: [
    {
      id: 'ohm',
      concepts: ['ohms-law'],
      within: [0.5, 480],
      quantities: {
        V: { name: 'the potential difference', unit: 'V', power: -1 },
        I: {
          name: 'the current',
          unit: 'A',
          power: 1,
          values: numbersBetween(0.2, 8),
        },
        R: {
          name: 'the resistance',
          unit: 'Ω',
          power: 1,
          values: numbersBetween(2, 120),
        },
      },
      forms: [
        {
          asks: 'I',
          levels: ['easy'],
          given: [
            'A potential difference of {V} is applied across a resistor of {R}.',
            'A resistor of {R} is connected to a battery of {V} with no internal resistance.',
            'The ends of a wire with a resistance of {R} are kept at a potential difference of {V}.',
          ],
          asked: ['The current through it is:', 'What is the current in it?', 'Find the current drawn.'],
          work: 'I = V ÷ R = #V ÷ #R',
        },
        {
          asks: 'V',
          levels: ['easy'],
          given: [
            'A current of {I} flows through a conductor of resistance {R}.',
            'The resistance of a wire that carries {I} is {R}.',
            'An ammeter in series with a coil of {R} reads {I}.',
          ],
          asked: [
            'The potential difference across its ends is:',
            'What is the potential difference across it?',
            'Find the voltage between its ends.',
          ],
          work: 'V = IR = #I × #R',
        },
        {
          asks: 'R',
          levels: ['medium'],
          given: [
            'The current through a metal wire is {I} when the potential difference across it is {V}.',
            'A heating coil draws {I} from a supply of {V}.',
          ],
          asked: ['The resistance is:', 'What is its resistance?', 'Find its resistance.'],
          work: 'R = V ÷ I = #V ÷ #I',
        },
      ],
    },
    {
      id: 'charge',
      concepts: ['current-and-conductors'],
      quantities: {
        q: { name: 'the charge', unit: 'C', power: -1 },
        I: {
          name: 'the current',
          unit: 'A',
          power: 1,
          values: numbersBetween(0.2, 5),
        },
        t: {
          name: 'the time',
          unit: 'second',
          power: 1,
          values: numbersBetween(5, 300),
        },
      },
      forms: [
        {
          asks: 'q',
          levels: ['easy'],
          given: [
            'A current of {I} flows through a wire for {t}.',
            'A copper wire carries a current of {I} for {t}.',
            'For {t}, a steady current of {I} is drawn from a battery through a wire.',
          ],
          asked: [
            'The charge that passes through it is:',
            'What charge flows through the wire?',
            'Find the charge that passes a cross-section.',
          ],
          work: 'q = It = #I × #t',
        },
        {
          asks: 'I',
          levels: ['easy'],
          given: [
            'A charge of {q} passes through a cross-section of a wire in {t}.',
            'In {t}, a charge of {q} flows steadily through a wire.',
            'A battery sends a charge of {q} through a wire in {t}.',
          ],
          asked: ['The current in the wire is:', 'What is the electric current?', 'Find the current.'],
          work: 'I = q ÷ t = #q ÷ #t',
        },
        {
          asks: 't',
          levels: ['medium'],
          given: [
            'A steady current of {I} flows in a conductor.',
            'A conductor carries a steady current of {I}.',
          ],
          asked: [
            'The time in which a charge of {q} passes is:',
            'In what time does a charge of {q} pass through it?',
          ],
          work: 't = q ÷ I = #q ÷ #I',
        },
      ],
    },
    {
      id: 'joule',
      concepts: ['heating-effect'],
      quantities: {
        H: { name: 'the heat', unit: 'J', power: -1 },
        I: { name: 'the current', unit: 'A', power: 2, values: numbersBetween(0.5, 5) },
        R: {
          name: 'the resistance',
          unit: 'Ω',
          power: 1,
          values: numbersBetween(2, 50),
        },
        t: { name: 'the time', unit: 'second', power: 1, values: numbersBetween(10, 300) },
      },
      forms: [
        {
          asks: 'H',
          levels: ['easy'],
          given: [
            'A current of {I} flows through a resistor of {R} for {t}.',
            'A coil of resistance {R} carries {I} for {t}.',
            'For {t}, the current in a heating element of {R} is {I}.',
          ],
          asked: ['The heat produced is:', 'What is the heat developed in it?', 'Find the heat produced.'],
          work: 'H = I²Rt = #I² × #R × #t',
        },
        {
          asks: 'R',
          levels: ['medium'],
          given: ['A current of {I} produces {H} of heat in a conductor in {t}.'],
          asked: ['The resistance of the conductor is:', 'What is its resistance?'],
          work: 'R = H ÷ (I²t) = #H ÷ (#I² × #t)',
        },
        {
          asks: 't',
          levels: ['medium'],
          given: ['A resistor of {R} carries a current of {I}.'],
          asked: [
            'The time in which {H} of heat is produced in it is:',
            'In what time does it give off {H} of heat?',
          ],
          work: 't = H ÷ (I²R) = #H ÷ (#I² × #R)',
        },
      ],
    },
    // What follows joins two laws.
    {
      id: 'charge-through',
      concepts: ['ohms-law', 'current-and-conductors'],
      within: [2, 9000],
      quantities: {
        q: { name: 'the charge', unit: 'C', power: 1 },
        V: { name: 'the voltage', unit: 'V', power: -1, values: numbersBetween(3, 120) },
        R: { name: 'the resistance', unit: 'Ω', power: 1, values: numbersBetween(2, 80) },
        t: {
          name: 'the time',
          unit: 'second',
          power: -1,
          values: MINUTES.map((minutes) => minutes * 60),
          shown: { unit: 'minute', from: (seconds) => seconds / 60 },
        },
      },
      forms: [
        {
          asks: 'q',
          levels: ['medium'],
          given: [
            'A resistor of {R} is connected for {t} across an ideal battery of {V}.',
            'A potential difference of {V} is maintained across a wire of resistance {R} for {t}.',
          ],
          asked: ['The charge that flows through it is:', 'What is the total charge that flows through it?'],
          first: ['With {t} = #t seconds, I = V ÷ R and q = It.'],
          work: 'q = Vt ÷ R = #V × #t ÷ #R',
        },
        {
          asks: 'R',
          levels: ['medium'],
          given: [
            'A charge of {q} flows through a conductor in {t} when a potential difference of {V} is applied across it.',
            'In {t}, a battery of {V} and negligible internal resistance drives a charge of {q} through a wire.',
          ],
          asked: ['Its resistance is:', 'What is its resistance?'],
          first: ['With {t} = #t seconds, I = q ÷ t and R = V ÷ I.'],
          work: 'R = Vt ÷ q = #V × #t ÷ #q',
        },
      ],
    },
    {
      id: 'charge-heat',
      concepts: ['current-and-conductors', 'heating-effect'],
      within: [20, 9999],
      quantities: {
        H: { name: 'the heat', unit: 'J', power: 1 },
        q: { name: 'the charge', unit: 'C', power: -2, values: numbersBetween(8, 240) },
        R: { name: 'the resistance', unit: 'Ω', power: -1, values: numbersBetween(2, 50) },
        t: { name: 'the time', unit: 'second', power: 1, values: numbersBetween(10, 240) },
      },
      forms: [
        {
          asks: 'H',
          levels: ['medium'],
          given: [
            'A charge of {q} flows at a steady rate through a resistor of {R} in {t}.',
            'A steady current carries a charge of {q} through a coil of resistance {R} in {t}.',
            'The current in a heating element of {R} is constant, and {q} of charge passes through the element in {t}.',
          ],
          asked: [
            'The heat produced in it is:',
            'What is the heat produced in it?',
            'How much electrical energy is converted into heat?',
          ],
          first: ['The current is I = q ÷ t.', 'The heat is H = I²Rt.'],
          work: 'H = q²R ÷ t = #q² × #R ÷ #t',
        },
        {
          asks: 'R',
          levels: ['medium'],
          given: [
            'A charge of {q}, flowing at a steady rate for {t}, produces {H} of heat in a resistor.',
            'In {t}, a steady current carries {q} of charge through a wire and produces {H} of heat in it.',
            'When {q} of charge passes uniformly through a heating element within {t}, the heat developed is {H}.',
          ],
          asked: ['Its resistance is:', 'What is its resistance?'],
          first: ['The current is I = q ÷ t.', 'The heat is H = I²Rt = q²R ÷ t.'],
          work: 'R = Ht ÷ q² = #H × #t ÷ #q²',
        },
      ],
    },
    {
      id: 'stretched-wire',
      concepts: ['ohms-law', 'current-and-conductors'],
      within: [0.1, 20],
      allows: ({ l = 0, L = 0 }) => L > l && L <= 4 * l,
      quantities: {
        I: { name: 'the current', unit: 'A', power: 1 },
        V: { name: 'the voltage', unit: 'V', power: -1, values: numbersBetween(4, 120) },
        R: { name: 'the resistance', unit: 'Ω', power: 1, values: numbersBetween(2, 40) },
        l: { name: 'the first length', unit: 'cm', power: -2, values: numbersBetween(20, 60) },
        L: { name: 'the later length', unit: 'cm', power: 2, values: numbersBetween(30, 90) },
      },
      forms: [
        {
          asks: 'I',
          levels: ['hard'],
          given: [
            'A wire of length {l} and resistance {R} is stretched uniformly to a length of {L} and then connected across an ideal battery of {V}.',
            'A uniform wire of resistance {R} is drawn out from {l} to {L}, its volume remaining the same. A potential difference of {V} is applied across its ends.',
            'A student draws out a thin wire of {R} so that its length grows from {l} to {L}. The thinner wire is joined to the terminals of a cell that keeps {V} between them.',
          ],
          asked: [
            'The current through it is:',
            'What is the current through it?',
            'How large a current flows in the stretched wire?',
          ],
          first: [
            'At a constant volume the area falls as the length grows, so R is proportional to the square of the length.',
            'R₂ = R₁(L₂ ÷ L₁)², and I = V ÷ R₂',
          ],
          work: 'I = V ÷ (R₁(L₂ ÷ L₁)²) = #V ÷ (#R × (#L ÷ #l)²)',
        },
        {
          asks: 'V',
          levels: ['hard'],
          given: [
            'A wire of length {l} and resistance {R} is stretched uniformly to a length of {L}. A current of {I} is then passed through it.',
            'The length of a uniform wire of resistance {R} is increased from {l} to {L} by drawing it out, at constant volume. It then carries a current of {I}.',
            'A thin wire of {R} and length {l} is pulled until it is {L} long, without any loss of material. The ammeter in series with it then reads {I}.',
          ],
          asked: [
            'The potential difference across its ends is:',
            'What is the potential difference across its ends?',
            'Find the reading of a voltmeter across it.',
          ],
          first: [
            'At a constant volume the area falls as the length grows, so R is proportional to the square of the length.',
            'R₂ = R₁(L₂ ÷ L₁)², and V = IR₂',
          ],
          work: 'V = IR₁(L₂ ÷ L₁)² = #I × #R × (#L ÷ #l)²',
        },
      ],
    },
    {
      id: 'water-heater',
      concepts: ['heating-effect', 'ohms-law'],
      constant: 1 / 4200,
      within: [30, 3600],
      quantities: {
        t: { name: 'the time', unit: 'second', power: 1 },
        m: { name: 'the mass', unit: 'kg', power: -1, values: numbersBetween(0.2, 4) },
        d: { name: 'the rise of temperature', unit: '°C', power: -1, values: numbersBetween(10, 75) },
        R: { name: 'the resistance', unit: 'Ω', power: -1, values: numbersBetween(10, 60) },
        V: {
          name: 'the voltage',
          unit: 'V',
          power: 2,
          values: [100, 120, 200, 210, 220, 240],
        },
      },
      forms: [
        {
          asks: 't',
          levels: ['hard'],
          given: [
            'An immersion heater of resistance {R}, connected to {V}, heats {m} of water without any loss of heat.',
            'A coil of resistance {R} is connected to a supply of {V} and immersed in {m} of water in a vessel of negligible heat capacity.',
            '{m} of water in an insulated kettle is heated by a filament of {R} across which the voltage is {V}.',
            'The element of a geyser has a resistance of {R} and works at {V}. Its tank contains {m} of water, and no heat escapes.',
          ],
          asked: [
            'The time in which the temperature of the water rises by {d} is:',
            'In what time does the temperature of the water rise by {d}?',
          ],
          notes: ['(Specific heat of water = 4,200 J/kg °C)'],
          first: ['The heat produced is H = V²t ÷ R.', 'The heat taken in is Q = mcΔT.'],
          work: 't = mcΔTR ÷ V² = #m × 4200 × #d × #R ÷ #V²',
        },
        {
          asks: 'R',
          levels: ['hard'],
          given: [
            'A heating coil connected to {V} raises the temperature of {m} of water by {d} in {t}, without any loss of heat.',
            'The temperature of {m} of water rises by {d} in {t} when a coil connected to a supply of {V} is immersed in it. (Neglect any loss of heat.)',
            'An electric kettle working at {V} warms {m} of water by {d} within {t}, all the heat going to the water.',
          ],
          asked: ['The resistance of the coil is:', 'What is the resistance of the coil?'],
          notes: ['(Specific heat of water = 4,200 J/kg °C)'],
          first: ['The heat produced is H = V²t ÷ R.', 'The heat taken in is Q = mcΔT.'],
          work: 'R = V²t ÷ (mcΔT) = #V² × #t ÷ (#m × 4200 × #d)',
        },
      ],
    },
    {
      id: 'stretched-power',
      concepts: ['heating-effect', 'ohms-law'],
      within: [2, 2000],
      allows: ({ l = 0, L = 0 }) => L > l && L <= 4 * l,
      quantities: {
        P: { name: 'the later power', unit: 'W', power: 1 },
        p: { name: 'the first power', unit: 'W', power: -1, values: numbersBetween(40, 2000) },
        l: { name: 'the first length', unit: 'cm', power: -2, values: numbersBetween(20, 90) },
        L: { name: 'the later length', unit: 'cm', power: 2, values: numbersBetween(30, 150) },
      },
      forms: [
        {
          asks: 'P',
          levels: ['hard'],
          given: [
            'A heating wire of length {l} gives {p} on the mains. It is stretched uniformly to {L} and connected to the same mains.',
            'A uniform wire, {l} long, consumes {p} on a certain supply. It is drawn out to a length of {L}, at constant volume, and joined to the same supply.',
            'The power of a heating wire of length {l} on a supply of fixed voltage is {p}. The wire is pulled until it is {L} long, without any loss of material, and used on the same supply.',
          ],
          asked: ['Its power is then:', 'What is its power then?', 'How much power does it consume then?'],
          first: [
            'At a constant volume the area falls as the length grows, so R is proportional to the square of the length.',
            'At the same voltage P = V² ÷ R, so P goes as 1 ÷ L².',
          ],
          work: 'P₂ = P₁(L₁ ÷ L₂)² = #p × (#l ÷ #L)²',
        },
        {
          asks: 'L',
          levels: ['hard'],
          given: [
            'A heating wire of length {l} gives {p} on the mains. It is to be stretched uniformly so that it gives {P} on the same mains.',
            'A uniform wire, {l} long, consumes {p} on a certain supply. After it is drawn out, at constant volume, it consumes {P} on the same supply.',
          ],
          asked: ['Its length is then:', 'What is its length then?', 'How long is it then?'],
          first: [
            'At a constant volume the area falls as the length grows, so R is proportional to the square of the length.',
            'At the same voltage P = V² ÷ R, so P goes as 1 ÷ L².',
          ],
          work: 'L₂ = L₁√(P₁ ÷ P₂) = #l × √(#p ÷ #P)',
        },
      ],
    },
  ],
})
