import type { ReaderGroup } from '../toolkit/found.ts'
import { readSheet } from '../toolkit/sheet.ts'
import { law, product, sum } from '../toolkit/story.ts'

const TWISTS =
  'doubled|halved|tripled|twice|thrice|half|double|ratio|then|again|another|other|more|less|next|not|except|increases?|decreases?|difference of'
const MU = 4e-7 * Math.PI
const K = 9e9
const sine = (degrees: number): number => Number(Math.sin((degrees * Math.PI) / 180).toFixed(12))
const sineOf = law('Sine of the angle', 'sin', ['A'], sine, (A) =>
  Number(Math.cos(((90 - A) * Math.PI) / 180).toFixed(12)),
)
const SIN = { kind: 'plain', label: 'sin θ', names: '¬', isTold: true } as const
const FIELD =
  '(?:uniform )?(?:magnetic )?(?:field|induction)(?: (?:strength|intensity|induction))?(?: of (?:strength|intensity|induction))?|(?:magnetic )?flux density'
const CURRENT = '(?:steady |electric )?current'
const RIGHT_ANGLES =
  '(?:at )?right angles?(?: to(?: the| a)?(?: uniform| magnetic)*(?: field)?)?|perpendicular(?:ly)?(?: to(?: the| a)?(?: uniform| magnetic)*(?: field)?)?|normal(?:ly)? to (?:the |a )?(?:uniform )?(?:magnetic )?field'
const ALONG =
  '(?:parallel(?: to)?|along|in the direction of)(?: the| a| its)?(?: uniform| magnetic)* ?(?:field)(?: direction)?(?= of \\d| |$|[,.])'

/** Electrostatics, magnetism, induction and alternating current. */
export const fieldSheets: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Electrostatics', 'Magnetism'],
  readers: [
    // "force between two charges 2 µC and 3 µC kept 30 cm apart"
    readSheet({
      id: 'force-of-two-charges',
      cue: /charge/,
      concepts: ['Electrostatics'],
      refuses: `${TWISTS}|medium|dielectric|water|field|potential|energy|electrons?|protons?|third|3 charges|dipole|k ?=|plates?|each`,
      quantities: {
        q: { kind: 'charge', label: 'first charge', names: '¬', isTold: true, isNamed: true },
        p: { kind: 'charge', label: 'second charge', names: '¬', isTold: true, isNamed: true },
        r: { kind: 'length', label: 'distance', names: 'distance|separation', symbol: 'r' },
        F: {
          kind: 'force',
          label: 'force',
          names:
            '(?:electrostatic |electric |coulomb |repulsive |attractive |coulombic )*force(?: of (?:repulsion|attraction))?',
        },
      },
      facts: [
        // What is asked for is the size of the force.
        ['(?:of )?[+-]? ?@charge(?: and|,| &) [+-]? ?@charge', 'q', 'p'],
        ['(?:of )?[+-]? ?#(?: and|,| &) [+-]? ?@charge', 'q', 'p'],
      ],
      relations: [
        product('r²', 'rr', { r: 2 }),
        product('q₁q₂', 'qp', { q: 1, p: 1 }),
        product('F = 9 × 10⁹ × q₁q₂ ÷ r²', 'F', { qp: 1, rr: -1 }, K),
      ],
      words:
        '2 point charges charge small spheres apart separated from each other by distance between them in air vacuum free space at away of magnitude lagne wala duri hawa rakhe unke bich beech',
    }),
    // "electric field at 2 m from a point charge of 4 nC" / "potential …"
    readSheet({
      id: 'field-of-a-charge',
      cue: /charge/,
      concepts: ['Electrostatics'],
      refuses: `${TWISTS}|medium|dielectric|force|energy|work|sphere|shell|ring|plates?|dipole|charges|line|wire|conduct\\w*|midpoint|mid-point|magnetic|uniform|radius`,
      quantities: {
        q: { kind: 'charge', label: 'charge', names: '(?:point )?charge', symbol: 'q' },
        r: { kind: 'length', label: 'distance', names: 'distance', symbol: 'r' },
        E: {
          kind: 'plain',
          unit: 'N/C',
          label: 'electric field',
          names: '(?:electric )?field(?: (?:intensity|strength))?|intensity of (?:the )?electric field',
        },
        V: { kind: 'voltage', label: 'potential', names: '(?:electric |electrostatic )?potential' },
      },
      facts: [
        ['(?:electric field|field)(?: intensity| strength)?(?: is| of| =)* ?# ?(?:n ?/ ?c|v ?/ ?m)', 'E'],
      ],
      relations: [
        product('r²', 'rr', { r: 2 }),
        product('E = 9 × 10⁹ × q ÷ r²', 'E', { q: 1, rr: -1 }, K),
        product('V = 9 × 10⁹ × q ÷ r', 'V', { q: 1, r: -1 }, K),
      ],
      words:
        'point charge at from away distance intensity strength electric electrostatic free space in air vacuum isolated single',
    }),
    // "What force acts on a charge of 2 µC in an electric field of 500 N/C?"
    readSheet({
      id: 'force-in-a-field',
      cue: /field/,
      concepts: ['Electrostatics'],
      refuses: `${TWISTS}|magnetic|dipole|distance|# (?:cm|m|mm)|mass|electron|proton|acceleration|work|flux|tesla|m/s`,
      quantities: {
        q: { kind: 'charge', label: 'charge', names: 'charge', symbol: 'q' },
        F: { kind: 'force', label: 'force', names: '(?:electric |electrostatic )?force' },
        E: {
          kind: 'plain',
          unit: 'N/C',
          label: 'electric field',
          names: '(?:uniform )?(?:electric )?field(?: (?:intensity|strength))?',
        },
      },
      facts: [
        [
          '(?:(?:uniform |electric )*field(?: intensity| strength)?(?: is| of| =| strength| intensity)* ?)?# ?(?:n ?/ ?c|v ?/ ?m)',
          'E',
        ],
      ],
      relations: [product('F = qE', 'F', { q: 1, E: 1 })],
      words:
        'charge experiences experienced on in uniform electric field of acting intensity strength small test',
    }),
    // "A 2 µF and a 500 nF capacitor are connected in parallel. Net capacitance?"
    ...(['series', 'parallel'] as const).map((way) =>
      readSheet({
        id: `two-capacitors-in-${way}`,
        cue: way === 'series' ? /series/ : /parallel/,
        concepts: ['Capacitors'],
        refuses: `${TWISTS}|\\d v|charged?|energy|battery|plate|third|3 capacitors|${way === 'series' ? 'parallel' : 'series'}`,
        quantities: {
          a: { kind: 'capacitance', label: 'first', names: '¬', isTold: true, isNamed: true },
          b: { kind: 'capacitance', label: 'second', names: '¬', isTold: true, isNamed: true },
          C: {
            kind: 'capacitance',
            label: 'capacitance',
            unit: 'μF',
            names:
              '(?:net|equivalent|total|effective|resultant|combined) (?:capacitance|capacity)(?: of (?:the )?combination)?|capacitance of (?:the )?combination',
            isNamed: true,
          },
        },
        facts: [['@capacitance(?: capacitors?)?(?: and| &|,)(?: a| an| another)? @capacitance', 'a', 'b']],
        relations: [
          way === 'parallel'
            ? sum('In parallel capacitances add', 'C', { a: 1, b: 1 })
            : law(
                'In series C = C₁C₂ ÷ (C₁ + C₂)',
                'C',
                ['a', 'b'],
                (a, b) => (a * b) / (a + b),
                (a, b) => 1 / (1 / a + 1 / b),
              ),
        ],
        words: `2 capacitors capacitor capacitance capacitances condensers joined in ${way} of combination`,
      }),
    ),
    // "Find the equivalent resistance of 4 ohm and 6 kilo-ohm in series"
    ...(['series', 'parallel'] as const).map((way) =>
      readSheet({
        id: `two-unlike-resistances-in-${way}`,
        cue: way === 'series' ? /kilo|k ?ohm|kω.*series|series/ : /parallel/,
        concepts: ['Current Electricity'],
        refuses: `${TWISTS}|\\d v|current|battery|third|power|internal|${way === 'series' ? 'parallel' : 'series'}`,
        quantities: {
          a: { kind: 'resistance', label: 'first', names: '¬', isTold: true, isNamed: true },
          b: { kind: 'resistance', label: 'second', names: '¬', isTold: true, isNamed: true },
          C: {
            kind: 'resistance',
            label: 'resistance',
            names:
              '(?:net|equivalent|total|effective|resultant|combined) resistance(?: of (?:the )?combination)?',
            isNamed: true,
          },
        },
        facts: [['@resistance(?: resistors?| resistances?)?(?: and| &|,)(?: a| an)? @resistance', 'a', 'b']],
        relations: [
          way === 'series'
            ? sum('In series resistances add', 'C', { a: 1, b: 1 })
            : law(
                'In parallel R = R₁R₂ ÷ (R₁ + R₂)',
                'C',
                ['a', 'b'],
                (a, b) => (a * b) / (a + b),
                (a, b) => 1 / (1 / a + 1 / b),
              ),
        ],
        words: `2 resistors resistor resistance resistances joined in ${way} of combination`,
      }),
    ),
    // "A cell of emf 2 V and internal resistance 0.5 ohm is connected to 3.5 ohm. Find the terminal voltage."
    readSheet({
      id: 'cell-with-internal-resistance',
      cue: /internal resistance|emf/,
      concepts: ['Current Electricity'],
      refuses: `${TWISTS}|cells|batteries|parallel|series|charging|potentiometer|open circuit|short|identical|balanc\\w*|galvanometer|voltmeter|lost|power`,
      quantities: {
        r: {
          kind: 'resistance',
          label: 'internal resistance',
          names: 'internal resistance',
          symbol: 'r',
          isNamed: true,
        },
        V: {
          kind: 'voltage',
          label: 'terminal voltage',
          names:
            'terminal (?:voltage|potential difference|p\\.?d\\.?|potential)(?: (?:difference|drop))?|potential difference (?:across|between) (?:the |its )?(?:terminals?(?: of (?:the )?(?:cell|battery))?|cell|battery|external resistance|external resistor|resistor|resistance)|(?:p\\.?d\\.?|voltage) across (?:the |its )?(?:terminals?|cell|battery|external resistance)',
          isNamed: true,
        },
        E: { kind: 'voltage', label: 'emf', names: 'e\\.?m\\.?f\\.?', symbol: 'e' },
        R: {
          kind: 'resistance',
          label: 'external resistance',
          names: '(?:external )?(?:resistance|resistor|load)',
          symbol: 'r',
        },
        I: {
          kind: 'current',
          label: 'current',
          names: `${CURRENT}(?: in (?:the )?circuit| drawn| supplied)*`,
          symbol: 'i',
        },
      },
      facts: [
        ['@voltage (?:cell|battery)', 'E'],
        ['(?:cell|battery) of @voltage', 'E'],
      ],
      relations: [
        sum('Whole resistance = R + r', 'all', { R: 1, r: 1 }),
        product('E = I(R + r)', 'E', { I: 1, all: 1 }),
        product('V = IR', 'V', { I: 1, R: 1 }),
      ],
      words:
        'cell battery of external resistance resistor wire circuit terminals to in it an with drawn current voltage emf internal',
    }),
    // "In a balanced Wheatstone bridge P = 10 ohm, Q = 20 ohm and R = 15 ohm. Find S."
    readSheet({
      id: 'wheatstone-bridge',
      cue: /wheatstone|bridge/,
      concepts: ['Current Electricity'],
      refuses: `${TWISTS}|metre bridge|meter bridge|current|\\d v|galvanometer resistance|shunt|series|parallel|train|length`,
      quantities: {
        p: { kind: 'resistance', label: 'P', names: 'p', isNamed: true },
        q: { kind: 'resistance', label: 'Q', names: 'q', isNamed: true },
        r: { kind: 'resistance', label: 'R', names: 'r', isNamed: true },
        s: { kind: 'resistance', label: 'S', names: 's', isNamed: true },
      },
      relations: [product('PS', 'x', { p: 1, s: 1 }), product('PS = QR', 'x', { q: 1, r: 1 })],
      words:
        'balanced wheatstone bridge for balance condition when in the value resistance unknown arm arms resistances',
    }),
    // "A wire 50 cm long carrying 2 A makes an angle of 30° with a magnetic field of 0.4 T. Force?"
    readSheet({
      id: 'force-on-a-wire',
      cue: /magnetic|field|tesla|\d t\b/,
      concepts: ['Magnetism'],
      refuses: `${TWISTS}|coil|loop|torque|wires|electron|proton|charge|velocity|speed|emf|turns|solenoid|radius|vertical|weight`,
      quantities: {
        A: { kind: 'angle', label: 'angle', names: 'angle', isTold: true },
        B: { kind: 'magneticField', label: 'magnetic field', names: FIELD, symbol: 'b' },
        I: { kind: 'current', label: 'current', names: CURRENT, symbol: 'i' },
        l: { kind: 'length', label: 'length', names: 'length', symbol: 'l' },
        F: { kind: 'force', label: 'force', names: '(?:magnetic |maximum )?force' },
        sin: SIN,
      },
      implied: [
        [RIGHT_ANGLES, 'A', 90],
        [ALONG, 'A', 0],
      ],
      facts: [
        ['@current', 'I'],
        ['# a(?= |$|[,.])', 'I'],
      ],
      relations: [
        sineOf,
        product('Il', 'Il', { I: 1, l: 1 }),
        product('B sin θ', 'Bs', { B: 1, sin: 1 }),
        product('F = BIl sin θ', 'F', { Il: 1, Bs: 1 }),
      ],
      words:
        'wire conductor straight rod long length of in at it making makes make with an angle direction current to magnetic field which on placed',
    }),
    // "A proton moves at 2e6 m/s perpendicular to a field of 0.5 T. Force? Radius?"
    readSheet({
      id: 'charge-in-a-magnetic-field',
      cue: /(?:proton|electron|alpha|charge|particle).*(?:field|tesla|\d t\b)/,
      concepts: ['Magnetism'],
      refuses: `${TWISTS}|electric field|potential|accelerated|energy|ev|frequency|period|helix|pitch|cyclotron|crossed`,
      quantities: {
        A: { kind: 'angle', label: 'angle', names: 'angle', isTold: true },
        q: { kind: 'charge', label: 'charge', names: 'charge', symbol: 'q' },
        m: { kind: 'mass', label: 'mass', names: 'mass', symbol: 'm', isTold: true },
        v: { kind: 'speed', label: 'speed', names: 'speed|velocity', symbol: 'v' },
        B: { kind: 'magneticField', label: 'magnetic field', names: FIELD, symbol: 'b' },
        F: { kind: 'force', label: 'force', names: '(?:magnetic |lorentz )?force' },
        R: {
          kind: 'length',
          label: 'radius',
          names: 'radius(?: of (?:its |the )?(?:circular )?(?:path|orbit|circle))?',
        },
        sin: SIN,
      },
      implied: [
        [RIGHT_ANGLES, 'A', 90],
        [ALONG, 'A', 0],
        ['(?:proton)', 'q', 1.6e-19],
        ['(?:electron)', 'q', 1.6e-19],
        ['(?:alpha[- ]particle)', 'q', 3.2e-19],
      ],
      relations: [
        sineOf,
        product('qv', 'qv', { q: 1, v: 1 }),
        product('B sin θ', 'Bs', { B: 1, sin: 1 }),
        product('F = qvB sin θ', 'F', { qv: 1, Bs: 1 }),
        product('mv', 'mv', { m: 1, v: 1 }),
        product('qB', 'qB', { q: 1, Bs: 1 }),
        product('r = mv ÷ qB', 'R', { mv: 1, qB: -1 }),
      ],
      words:
        'proton electron alpha particle charged moving moves enters entering travels with velocity at it a to in making an angle magnetic field of force on the direction region uniform path circular orbit',
    }),
    // "magnetic field at the centre of a circular coil of 100 turns and radius 10 cm carrying 1 A"
    readSheet({
      id: 'field-of-a-coil',
      cue: /coil|loop/,
      concepts: ['Magnetism'],
      refuses: `${TWISTS}|axis|torque|flux|emf|solenoid|semi\\w*|arc|square|galvanometer|placed|induced|moment|semicircular`,
      quantities: {
        n: { kind: 'plain', label: 'turns', names: '(?:number of )?turns' },
        r: { kind: 'length', label: 'radius', names: 'radius', symbol: 'r' },
        d: { kind: 'length', label: 'diameter', names: 'diameter', isNamed: true, isTold: true },
        I: { kind: 'current', label: 'current', names: CURRENT, symbol: 'i' },
        B: { kind: 'magneticField', label: 'magnetic field', names: FIELD, symbol: 'b', isNamed: true },
      },
      implied: [
        ['single turn|1 turn', 'n', 1],
        ['circular loop', 'n', 1],
      ],
      facts: [
        ['# turns?', 'n'],
        ['# a(?= |$|[,.])', 'I'],
      ],
      relations: [
        product('d = 2r', 'd', { r: 1 }, 2),
        product('nI', 'nI', { n: 1, I: 1 }),
        product('B = μ₀nI ÷ 2r', 'B', { nI: 1, r: -1 }, MU / 2),
      ],
      words:
        'at the centre center of circular coil closely wound tightly loop wire current in magnitude turns radius its a',
    }),
    // "A solenoid 50 cm long has 500 turns and carries 2 A. Field inside?"
    readSheet({
      id: 'field-of-a-solenoid',
      cue: /solenoid/,
      concepts: ['Magnetism'],
      refuses: `${TWISTS}|iron|core|permeability|induct\\w*|emf|flux|end|layers|energy|toroid`,
      quantities: {
        N: { kind: 'plain', label: 'turns', names: '(?:number of )?turns', isTold: true },
        n: { kind: 'plain', label: 'turns per metre', unit: '/m', names: '¬', isTold: true },
        c: { kind: 'plain', label: 'turns per cm', unit: '/cm', names: '¬', isTold: true },
        l: { kind: 'length', label: 'length', names: 'length', symbol: 'l', isTold: true },
        I: { kind: 'current', label: 'current', names: CURRENT, symbol: 'i' },
        B: { kind: 'magneticField', label: 'magnetic field', names: FIELD, symbol: 'b', isNamed: true },
      },
      facts: [
        ['# turns (?:per|/) ?(?:m|metre|meter|unit length)', 'n'],
        ['# turns (?:per|/) ?(?:cm|centimetre|centimeter)', 'c'],
        ['# turns', 'N'],
        ['# a(?= |$|[,.])', 'I'],
      ],
      relations: [
        product('n = N ÷ l', 'n', { N: 1, l: -1 }),
        product('n', 'n', { c: 1 }, 100),
        product('B = μ₀nI', 'B', { n: 1, I: 1 }, MU),
      ],
      words:
        'solenoid long length has of turns current inside at its centre center within near middle on axis air in',
    }),
    // "magnetic field at 5 cm from a long straight wire carrying 10 A"
    readSheet({
      id: 'field-of-a-straight-wire',
      cue: /wire|conductor/,
      concepts: ['Magnetism'],
      refuses: `${TWISTS}|coil|loop|solenoid|turns|wires|force|resist\\w*|charge|electron|length|long(?! straight| wire)|finite|angle|circular|bent|inside|thick`,
      quantities: {
        r: { kind: 'length', label: 'distance', names: '(?:perpendicular )?distance', symbol: 'r' },
        I: { kind: 'current', label: 'current', names: CURRENT, symbol: 'i' },
        B: { kind: 'magneticField', label: 'magnetic field', names: FIELD, symbol: 'b' },
      },
      facts: [['# a(?= |$|[,.])', 'I']],
      relations: [product('B = μ₀I ÷ 2πr', 'B', { I: 1, r: -1 }, 2e-7)],
      words:
        'at from away infinitely infinite long straight wire conductor current point distance near due to in',
    }),
    // "The flux linked with a coil changes from 0.5 Wb to 0.1 Wb in 0.2 s. Induced emf?"
    readSheet({
      id: 'induced-emf-of-a-flux',
      cue: /flux/,
      concepts: ['Electromagnetic Induction'],
      refuses: `doubled|twice|half|ratio|then|mutual|self|area|field|tesla|gauss|electric flux|rotat\\w*|not|resistance|ohm`,
      quantities: {
        n: { kind: 'plain', label: 'turns', names: '(?:number of )?turns', isTold: true },
        a: { kind: 'flux', label: 'first flux', names: '¬', isTold: true, isNamed: true },
        b: { kind: 'flux', label: 'last flux', names: '¬', isTold: true, isNamed: true },
        d: {
          kind: 'flux',
          label: 'change of flux',
          names: 'change (?:in|of) (?:magnetic )?flux',
          isSigned: true,
          isMagnitude: true,
          isTold: true,
          isNamed: true,
        },
        t: { kind: 'time', label: 'time', names: 'time', symbol: 't' },
        e: {
          kind: 'voltage',
          label: 'induced emf',
          names:
            '(?:average |magnitude of |magnitude of the )*(?:induced )?(?:e\\.?m\\.?f\\.?|voltage)(?: induced)?',
          isSigned: true,
          isMagnitude: true,
        },
      },
      implied: [['to zero|to 0(?: wb)?', 'b', 0]],
      facts: [
        ['from @flux to @flux', 'a', 'b'],
        ['from # to @flux', 'a', 'b'],
        ['from @flux', 'a'],
        ['# turns?', 'n'],
        ['(?:by|of) @flux', 'd'],
      ],
      assumed: { n: 1 },
      relations: [
        sum('Change of flux', 'd', { b: 1, a: -1 }),
        product('nΔΦ', 'nd', { n: 1, d: 1 }),
        product('e = nΔΦ ÷ Δt', 'e', { nd: 1, t: -1 }),
      ],
      words:
        'magnetic flux linked linking with through coil loop circuit changes change changed reduces reduced falls decreases increases increased decreased from to in of uniformly its each turn emf across',
    }),
    // "A rod 50 cm long moves at 4 m/s perpendicular to a field of 0.2 T. emf?"
    readSheet({
      id: 'motional-emf',
      cue: /emf|e\.m\.f|induced voltage|potential difference/,
      concepts: ['Electromagnetic Induction'],
      refuses: `${TWISTS}|flux|coil|turns|rotat\\w*|angle|°|rpm|current|resistance|ohm|aeroplane|wings?|inductance|capacitor|cell|internal`,
      quantities: {
        B: { kind: 'magneticField', label: 'magnetic field', names: FIELD, symbol: 'b' },
        l: { kind: 'length', label: 'length', names: 'length', symbol: 'l' },
        v: { kind: 'speed', label: 'speed', names: 'speed|velocity', symbol: 'v' },
        e: {
          kind: 'voltage',
          label: 'emf',
          names:
            '(?:induced |motional )?(?:e\\.?m\\.?f\\.?|voltage|potential difference)(?: induced| developed)?(?: (?:between|across) (?:its|the) ends)?',
        },
      },
      implied: [[RIGHT_ANGLES, 'square', 1]],
      idle: ['square'],
      relations: [product('Bv', 'Bv', { B: 1, v: 1 }), product('e = Blv', 'e', { Bv: 1, l: 1 })],
      words:
        'rod conductor wire straight metal long moves moving moved with speed velocity of in magnetic field uniform to its ends induced emf at across itself between',
    }),
    // "current in a coil of 0.5 H changes from 2 A to 5 A in 0.1 s. emf?"
    readSheet({
      id: 'emf-of-a-changing-current',
      cue: /\d m?h\b|henry|induct/,
      concepts: ['Electromagnetic Induction'],
      refuses:
        'reactance|impedance|hz|capacit\\w*|energy|turns|flux|ratio|doubled|half|series|parallel|resistance|ohm|solenoid|not|hours?|km',
      quantities: {
        L: {
          kind: 'inductance',
          label: 'inductance',
          names:
            '(?:self[- ]?|mutual )?inductance|coefficient of (?:self|mutual)[- ]induct(?:ance|ion)|(?:self|mutual)[- ]induction',
          symbol: 'l',
        },
        a: { kind: 'current', label: 'first current', names: '¬', isTold: true, isNamed: true },
        b: { kind: 'current', label: 'last current', names: '¬', isTold: true, isNamed: true },
        d: {
          kind: 'current',
          label: 'change of current',
          names: 'change (?:in|of) current',
          isTold: true,
          isNamed: true,
          isSigned: true,
          isMagnitude: true,
        },
        t: { kind: 'time', label: 'time', names: 'time', symbol: 't' },
        e: {
          kind: 'voltage',
          label: 'induced emf',
          names: '(?:average |magnitude of |self[- ])*(?:induced )?(?:e\\.?m\\.?f\\.?|voltage)(?: induced)?',
          isSigned: true,
          isMagnitude: true,
        },
      },
      implied: [['to zero|to 0(?: a)?', 'b', 0]],
      facts: [
        ['from # a? ?to # a', 'a', 'b'],
        ['from # a', 'a'],
        ['(?:by|of) # a', 'd'],
        ['@voltage', 'e'],
      ],
      relations: [
        sum('Change of current', 'd', { b: 1, a: -1 }),
        product('LΔI', 'Ld', { L: 1, d: 1 }),
        product('e = LΔI ÷ Δt', 'e', { Ld: 1, t: -1 }),
      ],
      words:
        'current in a coil inductor primary secondary neighbouring pair coils changes change changed reduces reduced falls decreases increases increased from to of uniformly its the emf it with inductance self mutual is induced 2',
    }),
    // "energy stored in an inductor of 2 H carrying 3 A"
    readSheet({
      id: 'energy-of-an-inductor',
      cue: /energy.*(?:\d m?h\b|henry|induct)|(?:\d m?h\b|henry|induct).*energy/,
      concepts: ['Electromagnetic Induction'],
      refuses: `${TWISTS}|capacit\\w*|hz|ohm|from|per|km|unit|hours?`,
      quantities: {
        L: { kind: 'inductance', label: 'inductance', names: '(?:self[- ]?)?inductance', symbol: 'l' },
        I: { kind: 'current', label: 'current', names: CURRENT, symbol: 'i' },
        E: { kind: 'energy', label: 'energy', names: '(?:magnetic )?energy(?: stored)?' },
      },
      facts: [['# a(?= |$|[,.])', 'I']],
      relations: [product('U = ½LI²', 'E', { L: 1, I: 2 }, 0.5)],
      words: 'inductor coil stored in of current magnetic energy when a',
    }),
    // "step up transformer has 100 turns in primary and 2000 in secondary, input 220 V, output voltage?"
    readSheet({
      id: 'transformer-turns',
      cue: /transformer/,
      concepts: ['Alternating Current'],
      refuses: `${TWISTS}|efficiency|loss|power|# (?:w|kw)|core`,
      quantities: {
        p: {
          kind: 'plain',
          label: 'primary turns',
          names: '(?:number of )?turns in (?:the )?primary(?: coil)?',
          isNamed: true,
        },
        s: {
          kind: 'plain',
          label: 'secondary turns',
          names: '(?:number of )?turns in (?:the )?secondary(?: coil)?',
          isNamed: true,
        },
        P: {
          kind: 'voltage',
          label: 'primary voltage',
          names:
            '(?:input|primary) (?:voltage|supply|potential|emf)|input|(?:voltage|potential|p\\.?d\\.?) (?:across|in|of) (?:the )?primary(?: coil)?',
          isNamed: true,
        },
        S: {
          kind: 'voltage',
          label: 'secondary voltage',
          names:
            '(?:output|secondary) (?:voltage|potential|emf)|output|(?:voltage|potential difference|emf|p\\.?d\\.?)(?: induced)? (?:across|in|at|of) (?:the )?secondary(?: coil)?',
          isNamed: true,
        },
        i: {
          kind: 'current',
          label: 'primary current',
          names: '(?:primary|input) current|current (?:in|of) (?:the )?primary(?: coil)?',
          isNamed: true,
        },
        o: {
          kind: 'current',
          label: 'secondary current',
          names: '(?:secondary|output) current|current (?:in|of) (?:the )?secondary(?: coil)?',
          isNamed: true,
        },
      },
      facts: [
        [
          '# turns (?:in|of|on)(?: its| the)? primary(?: coil| winding)?(?: and|,| &)* #(?: turns)? (?:in|of|on)(?: its| the)? secondary(?: coil| winding)?',
          'p',
          's',
        ],
        [
          '(?:its |the )?primary(?: coil| winding)?(?: has| have| with| of| having)* # turns(?: and|,| &)* (?:its |the )?secondary(?: coil| winding)?(?: has| have| with| of| having)* #(?: turns)?',
          'p',
          's',
        ],
        ['#(?: turns)? (?:in|of|on)(?: its| the)? primary(?: coil| winding)?', 'p'],
        ['# (?:primary )turns', 'p'],
        ['# (?:secondary )turns', 's'],
        [
          '(?:operates at|operating at|connected to|supplied with|fed with|works on|input is|when)(?: a| an| the| voltage| of| supply| mains| ac)* @voltage(?: ac| supply| mains)*',
          'P',
        ],
        [
          '@voltage(?: ac)?(?: is)?(?: applied)?(?: to| in| across| at)?(?: its| the)? (?:primary|input)(?: coil)?',
          'P',
        ],
      ],
      relations: [
        product('n', 'x', { S: 1, p: 1 }),
        product('Vₛ ÷ Vₚ = Nₛ ÷ Nₚ', 'x', { P: 1, s: 1 }),
        product('power in', 'w', { P: 1, i: 1 }),
        product('Ideal: VₚIₚ = VₛIₛ', 'w', { S: 1, o: 1 }),
      ],
      words:
        'transformer ideal step up down step-up step-down has with primary secondary coil coils voltage supply ac input output turns winding its alternating applied across mains to in number',
    }),
    // "What is the peak value of the 220 V ac mains?"
    readSheet({
      id: 'peak-and-rms',
      cue: /peak|r\.?m\.?s|maximum value|virtual|effective/,
      concepts: ['Alternating Current'],
      refuses: `${TWISTS}|sin|cos|speed|average|mean|ohm|hz.*ohm|modulat\\w*|full wave|half wave|molecul\\w*|instantaneous|to peak|power`,
      quantities: {
        r: {
          kind: 'voltage',
          label: 'rms voltage',
          names:
            '(?:r\\.?m\\.?s\\.?|root mean square|effective|virtual)(?: value)?(?: of)?(?: the)?(?: ac| alternating)?(?: voltage| emf)?',
        },
        p: {
          kind: 'voltage',
          label: 'peak voltage',
          names:
            '(?:peak|maximum)(?: value)?(?: of)?(?: the)?(?: ac| alternating)?(?: voltage| emf)?(?: value)?',
          isNamed: true,
        },
      },
      facts: [
        // 'The peak value of the 220 V mains' asks for the peak value.
        [
          '(?<=(?:what is|find|calculate|determine) (?:the )?(?:peak|maximum)(?: value)?(?: voltage| emf)? (?:of|in|for) (?:the |a |an )?)@voltage',
          'r',
        ],
      ],
      relations: [product('V₀ = √2 Vᵣₘₛ', 'p', { r: 1 }, Math.SQRT2)],
      words: 'ac supply mains household alternating voltage main line source a.c the domestic',
    }),
    readSheet({
      id: 'peak-and-rms-current',
      cue: /(?:peak|r\.?m\.?s|maximum value).*current|current.*(?:peak|r\.?m\.?s)/,
      concepts: ['Alternating Current'],
      refuses: `${TWISTS}|sin|cos|\\d v|average|mean|ohm|instantaneous|to peak|power`,
      quantities: {
        r: {
          kind: 'current',
          label: 'rms current',
          names:
            '(?:r\\.?m\\.?s\\.?|root mean square|effective|virtual)(?: value)?(?: of)?(?: the)?(?: ac| alternating| sinusoidal)?(?: current)?',
        },
        p: {
          kind: 'current',
          label: 'peak current',
          names:
            '(?:peak|maximum)(?: value)?(?: of)?(?: the| an)?(?: ac| alternating| sinusoidal)?(?: current)?(?: value)?',
          isNamed: true,
        },
      },
      facts: [
        [
          '(?:peak|maximum)(?: value)?(?: of)?(?: the| an)?(?: ac| alternating)?(?: current)?(?: is| of| =)* # a',
          'p',
        ],
        [
          '(?:(?:r\\.?m\\.?s\\.?)(?: value)?(?: of)?(?: the| an)?(?: ac| alternating)?(?: current)?(?: is| of| =)* ?)?# a',
          'r',
        ],
      ],
      relations: [product('I₀ = √2 Iᵣₘₛ', 'p', { r: 1 }, Math.SQRT2)],
      words: 'ac alternating current a.c circuit the an',
    }),
    // "inductive reactance of a 0.1 H coil at 50 Hz"
    readSheet({
      id: 'inductive-reactance',
      cue: /reactance|\d hz/,
      concepts: ['Alternating Current'],
      refuses: `${TWISTS}|ohm|resistor|impedance|capacit\\w*|u?f\\b|resonan\\w*|lcr|peak|phase`,
      quantities: {
        L: { kind: 'inductance', label: 'inductance', names: '(?:self[- ]?)?inductance', symbol: 'l' },
        f: { kind: 'frequency', label: 'frequency', names: 'frequency', symbol: 'f' },
        X: { kind: 'resistance', label: 'reactance', names: '(?:inductive )?reactance', symbol: 'x' },
        V: { kind: 'voltage', label: 'rms voltage', names: '(?:r\\.?m\\.?s\\.? )?voltage', isTold: true },
        I: {
          kind: 'current',
          label: 'rms current',
          names: '(?:r\\.?m\\.?s\\.? )?current(?: in the (?:circuit|inductor|coil))?',
        },
      },
      relations: [
        product('X = 2πfL', 'X', { f: 1, L: 1 }, 2 * Math.PI),
        product('V = IX', 'V', { I: 1, X: 1 }),
      ],
      words:
        'inductor coil pure ac source supply of at frequency a.c mains offered by ohm inductive reactance',
    }),
    // "capacitive reactance of 10 µF at 50 Hz"
    readSheet({
      id: 'capacitive-reactance',
      cue: /reactance|\d hz/,
      concepts: ['Alternating Current'],
      refuses: `${TWISTS}|ohm|resistor|impedance|induct\\w*|m?h\\b|resonan\\w*|lcr|peak|phase`,
      quantities: {
        C: { kind: 'capacitance', label: 'capacitance', unit: 'μF', names: 'capacitance', symbol: 'c' },
        f: { kind: 'frequency', label: 'frequency', names: 'frequency', symbol: 'f' },
        X: { kind: 'resistance', label: 'reactance', names: '(?:capacitive )?reactance', symbol: 'x' },
        V: { kind: 'voltage', label: 'rms voltage', names: '(?:r\\.?m\\.?s\\.? )?voltage', isTold: true },
        I: {
          kind: 'current',
          label: 'rms current',
          names: '(?:r\\.?m\\.?s\\.? )?current(?: in the (?:circuit|capacitor))?',
        },
      },
      assumed: { one: 1 },
      relations: [
        product('fC', 'fC', { f: 1, C: 1 }),
        product('X = 1 ÷ 2πfC', 'one', { X: 1, fC: 1 }, 2 * Math.PI),
        product('V = IX', 'V', { I: 1, X: 1 }),
      ],
      words: 'capacitor ac source supply of at frequency a.c mains offered by capacitive reactance',
    }),
    // "resonant frequency of an LC circuit with L = 2 H and C = 8 µF"
    readSheet({
      id: 'resonance',
      cue: /resonan/,
      concepts: ['Alternating Current'],
      refuses: `${TWISTS}|pipe|tube|quality|q factor|bandwidth|current|power|impedance|air column`,
      quantities: {
        L: { kind: 'inductance', label: 'inductance', names: 'inductance|inductor', symbol: 'l' },
        C: {
          kind: 'capacitance',
          label: 'capacitance',
          unit: 'μF',
          names: 'capacitance|capacitor',
          symbol: 'c',
        },
        R: {
          kind: 'resistance',
          label: 'resistance',
          names: 'resistance|resistor',
          symbol: 'r',
          isTold: true,
        },
        w: { kind: 'spin', label: 'angular frequency', names: '(?:resonan(?:t|ce) )?angular frequency' },
        f: {
          kind: 'frequency',
          label: 'frequency',
          names: '(?:resonan(?:t|ce|ting) )?frequency(?: of resonance)?',
        },
      },
      idle: ['R'],
      assumed: { one: 1 },
      relations: [
        product('LC', 'LC', { L: 1, C: 1 }),
        product('ω²', 'ww', { w: 2 }),
        product('ω²LC = 1', 'one', { ww: 1, LC: 1 }),
        product('ω = 2πf', 'w', { f: 1 }, 2 * Math.PI),
      ],
      words: 'lc lcr rlc series circuit resonant resonance of with and inductor capacitor resistor at in',
    }),
    // "Impedance of a series circuit with R = 3 ohm and reactance 4 ohm"
    readSheet({
      id: 'impedance',
      cue: /impedance/,
      concepts: ['Alternating Current'],
      refuses: `${TWISTS}|hz|# (?:mh|h|uf)|lcr.*capac|power factor|phase`,
      quantities: {
        x: {
          kind: 'resistance',
          label: 'inductive reactance',
          names: '(?:inductive reactance|xl)',
          isNamed: true,
        },
        y: {
          kind: 'resistance',
          label: 'capacitive reactance',
          names: '(?:capacitive reactance|xc)',
          isNamed: true,
        },
        Z: { kind: 'resistance', label: 'impedance', names: 'impedance', symbol: 'z', isNamed: true },
        R: { kind: 'resistance', label: 'resistance', names: 'resistance', symbol: 'r', isNamed: true },
      },
      assumed: {},
      relations: [
        sum('X = X_L − X_C', 'X', { x: 1, y: -1 }),
        product('X²', 'XX', { X: 2 }),
        product('R²', 'RR', { R: 2 }),
        product('Z²', 'ZZ', { Z: 2 }),
        sum('Z² = R² + X²', 'ZZ', { RR: 1, XX: 1 }),
      ],
      words: 'lcr rlc series circuit of with has ac in',
    }),
  ],
}
