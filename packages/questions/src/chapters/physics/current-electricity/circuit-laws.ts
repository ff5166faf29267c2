import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "What current flows through 15 Ω when 6 V is applied?" */
export const circuitLaws = defineLaws({
  id: 'physics/circuit-laws',
  version: 5,
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
          levels: ['easy', 'medium'],
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
          levels: ['easy', 'medium', 'hard'],
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
          levels: ['medium', 'hard'],
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
          levels: ['easy', 'medium'],
          given: ['A current of {I} flows through a wire for {t}.'],
          asked: [
            'The charge that passes through it is:',
            'What charge flows through the wire?',
            'Find the charge that passes a cross-section.',
          ],
          work: 'q = It = #I × #t',
        },
        {
          asks: 'I',
          levels: ['easy', 'medium', 'hard'],
          given: ['A charge of {q} passes through a cross-section of a wire in {t}.'],
          asked: ['The current in the wire is:', 'What is the electric current?', 'Find the current.'],
          work: 'I = q ÷ t = #q ÷ #t',
        },
        {
          asks: 't',
          levels: ['medium', 'hard'],
          given: ['A steady current of {I} flows in a conductor.'],
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
          levels: ['easy', 'medium', 'hard'],
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
          levels: ['medium', 'hard'],
          given: ['A current of {I} produces {H} of heat in a conductor in {t}.'],
          asked: ['The resistance of the conductor is:', 'What is its resistance?'],
          work: 'R = H ÷ (I²t) = #H ÷ (#I² × #t)',
        },
        {
          asks: 't',
          levels: ['medium', 'hard'],
          given: ['A resistor of {R} carries a current of {I}.'],
          asked: [
            'The time in which {H} of heat is produced in it is:',
            'In what time does it give off {H} of heat?',
          ],
          work: 't = H ÷ (I²R) = #H ÷ (#I² × #R)',
        },
      ],
    },
  ],
})
