import Fraction from 'fraction.js'
import { readFormula } from '../toolkit/formula.ts'
import { found, near, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { Reading } from '../toolkit/reading.ts'

const MASS = [
  ['# kg', 1],
  ['# g', 0.001],
] as const
const SPEED = [
  ['# km/h', 1 / 3.6],
  ['# m/s', 1],
] as const
const LENGTH = [
  ['# cm', 0.01],
  ['# mm', 0.001],
  ['# m', 1],
] as const
const BODY =
  'body object particle stone ball car bus block vehicle bullet moving moves travelling its it has is have initially'

/** How one quantity grows with another: the period of a pendulum with the root of its length. */
const POWER_LAWS: readonly {
  cue: RegExp
  changed: string
  asked: string
  power: Fraction
  said: string
  words: string
}[] = [
  {
    cue: /sphere/,
    changed: 'radius|diameter',
    asked: 'volume',
    power: new Fraction(3),
    said: 'V ∝ r³',
    words: 'sphere',
  },
  {
    cue: /sphere/,
    changed: 'radius|diameter',
    asked: '(?:total |curved )?surface area|area',
    power: new Fraction(2),
    said: 'S ∝ r²',
    words: 'sphere',
  },
  {
    cue: /circle/,
    changed: 'radius|diameter|circumference',
    asked: 'area',
    power: new Fraction(2),
    said: 'A ∝ r²',
    words: 'circle circular',
  },
  {
    cue: /square(?! root)/,
    changed: 'side|perimeter|diagonal',
    asked: 'area',
    power: new Fraction(2),
    said: 'A ∝ a²',
    words: 'square',
  },
  {
    cue: /cube(?! root)/,
    changed: 'side|edge|sides|edges',
    asked: 'volume',
    power: new Fraction(3),
    said: 'V ∝ a³',
    words: 'cube',
  },
  {
    cue: /cube(?! root)/,
    changed: 'side|edge|sides|edges',
    asked: '(?:total )?surface area',
    power: new Fraction(2),
    said: 'S ∝ a²',
    words: 'cube',
  },
  {
    cue: /pendulum/,
    changed: 'length',
    asked: '(?:time )?period',
    power: new Fraction(1, 2),
    said: 'T ∝ √l',
    words: 'simple pendulum time',
  },
  {
    cue: /kinetic energy/,
    changed: 'velocity|speed',
    asked: 'kinetic energy',
    power: new Fraction(2),
    said: 'KE ∝ v²',
    words: 'kinetic',
  },
  {
    cue: /momentum/,
    changed: 'momentum',
    asked: 'kinetic energy',
    power: new Fraction(2),
    said: 'KE ∝ p²',
    words: 'kinetic',
  },
  {
    cue: /charge/,
    changed: 'distance|separation',
    asked: 'force',
    power: new Fraction(-2),
    said: 'F ∝ 1/r²',
    words: '2 charges charge point electrostatic coulomb between electric',
  },
  {
    cue: /mass(?:es)?|gravitation/,
    changed: 'distance|separation',
    asked: '(?:gravitational )?force',
    power: new Fraction(-2),
    said: 'F ∝ 1/r²',
    words: '2 bodies masses objects gravitational gravitation attraction between',
  },
  {
    cue: /gas/,
    changed: 'pressure',
    asked: 'volume',
    power: new Fraction(-1),
    said: 'V ∝ 1/P',
    words: 'gas constant temperature ideal fixed mass',
  },
]

/** 'is doubled', 'is made four times', 'is halved', 'becomes 3 times': the factor, taken out of the text. */
function takeFactor(r: Reading, quantity: string): Fraction | null {
  const name = `(?:${quantity})(?: (?:of|between) (?:the |a |an |2 |it)?[a-z0-9 ]{0,30}?)?`
  if (
    r.drop(
      `${name} (?:is|are|gets|be|becomes|was)(?: made)? (?:doubled|double|twice)|doubling (?:the )?${name}`,
    )
  )
    return new Fraction(2)
  if (r.drop(`${name} (?:is|are|gets|be|becomes)(?: made)? (?:tripled|trebled|triple|thrice)`))
    return new Fraction(3)
  if (r.drop(`${name} (?:is|are|gets|be|becomes)(?: made)? (?:halved|half|reduced to half)`))
    return new Fraction(1, 2)
  const times = r.one(`${name} (?:is|are|gets|be)?(?: ?becomes| made| increased| increased to)? ?# times`)
  return times?.gt(0) ? times : null
}

function sayFactor(value: Fraction): string {
  if (value.equals(1)) return 'the same'
  if (value.equals(2)) return '2 times (double)'
  if (value.lt(1) && value.n === 1n) return value.d === 2n ? '1/2 times (half)' : `1/${value.d} times`
  return `${value.toFraction()} times`
}

export const laws: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Physics'],
  readers: [
    {
      // "If the length of a simple pendulum is made four times, its time period becomes" / "radius of a sphere is doubled, its volume"
      id: 'power-law',
      cue: /doubled?|tripled|trebled|halved|half|times|twice|thrice/,
      read(r) {
        const answers = POWER_LAWS.flatMap((law) => {
          if (!law.cue.test(r.text) || r.has('%|remains?|keeping|both|ratio|height|and mass|mass (?:is|are)'))
            return []
          const own = new Reading(r.text, r.names, r.original)
          const factor = takeFactor(own, law.changed)
          if (!factor) return []
          const asked = own.drop(
            `(?:its |the |their |new )*(?:${law.asked})(?: of (?:the )?[a-z ]{0,20}| between them)?`,
          )
          own.drop(
            '(?:will )?(?:become|becomes|be|is|changes?)(?: how many)?(?: times)?|how many times|what happens to|times(?: the original| of the original)?|what will be|effect on|increases?|decreases?',
          )
          if (!asked || !own.done(`${law.words} ${BODY} then`)) return []
          const value = factor.pow(law.power)
          return value ? [{ value, law, factor }] : []
        })
        const [answer] = answers
        if (!answer || answers.some(({ value }) => !value.equals(answer.value))) return null
        return found({
          value: answer.value.valueOf(),
          unit: 'times',
          shown: sayFactor(answer.value),
          steps: [
            ['How they depend on each other', answer.law.said],
            [
              'Put the factor in',
              `${answer.factor.toFraction()} to the power ${answer.law.power.toFraction()} = ${answer.value.toFraction()}`,
            ],
          ],
          check: near(answer.factor.valueOf() ** answer.law.power.valueOf(), answer.value.valueOf()),
        })
      },
    },
    readFormula({
      id: 'nth-second',
      cue: /th s(?:econd)?/,
      refuses: 'thrown|dropped|falls|freely|retardation|first # s|average|ratio|last',
      implied: [['(?:starts?|starting|started)?(?: moving)? ?from rest|initially at rest', 'u', 0]],
      quantities: {
        n: {
          given: [['(?:in |during )?(?:the |its )?#th s(?:econd)?(?: of (?:its|the) motion)?', 1]],
          unit: '',
          symbol: 'n',
        },
        a: {
          given: [['(?:acceleration)? ?(?:of |is |= )*# m/s\\^2', 1]],
          asked: '(?:the |its )*acceleration',
          unit: 'm/s²',
          symbol: 'a',
        },
        u: {
          given: SPEED.map(([p, f]) => [`(?:initial )?(?:velocity|speed)? ?(?:of |is |= )*${p}`, f] as const),
          unit: 'm/s',
          symbol: 'u',
        },
        s: {
          given: [['# m', 1]],
          asked: '(?:the )?(?:distance|displacement)(?: (?:travelled|covered|traveled|traversed))?|how far',
          unit: 'm',
          symbol: 's',
        },
      },
      ways: [
        {
          finds: 's',
          from: ['u', 'a', 'n'],
          by: ({ u = 0, a = 0, n = 0 }) => u + (a / 2) * (2 * n - 1),
          said: 's = u + ½a(2n − 1)',
        },
        {
          finds: 'a',
          from: ['u', 's', 'n'],
          by: ({ u = 0, s = 0, n = 1 }) => (2 * (s - u)) / (2 * n - 1),
          said: 's = u + ½a(2n − 1)',
        },
      ],
      relation: ({ u = 0, a = 0, n = 0, s = 0 }) =>
        s - (u * n + (a * n * n) / 2 - (u * (n - 1) + (a * (n - 1) ** 2) / 2)),
      words: `${BODY} uniform uniformly constant acceleration velocity speed travelled covered motion travels initial body starts`,
    }),
    readFormula({
      id: 'stopping-force',
      cue: /force|brakes?/,
      refuses: 'friction|angle|circular|momentum|charge|spring|wall|coefficient|resistance|bullet',
      implied: [
        ['(?:is |was )?(?:brought |comes? |came )?to (?:rest|a stop|a halt)|stops?|stopped', 'v', 0],
        ['(?:initially |starts? |starting )?(?:at|from) rest', 'u', 0],
      ],
      quantities: {
        m: {
          given: MASS.map(([p, f]) => [`(?:of )?(?:mass )?(?:of |is )*${p}(?: mass)?`, f] as const),
          unit: 'kg',
          symbol: 'm',
        },
        u: {
          given: SPEED.map(
            ([p, f]) =>
              [
                `(?:moving |travelling |running |going |initial )(?:with |at |velocity |speed |of |a |the |uniform )*${p}`,
                f,
              ] as const,
          ),
          unit: 'm/s',
          symbol: 'u',
        },
        v: {
          given: SPEED.map(
            ([p, f]) => [`(?:to |attains |acquires |velocity |speed )+(?:of |a )*${p}`, f] as const,
          ),
          unit: 'm/s',
          symbol: 'v',
        },
        t: {
          given: [
            ['(?:in |within |after |for )?# s', 1],
            ['(?:in |within |after |for )?# min', 60],
          ],
          unit: 's',
          symbol: 't',
        },
        d: {
          given: [['(?:in |within |after |over )?(?:a )?(?:distance of |covering )?# m', 1]],
          unit: 'm',
          symbol: 's',
        },
        F: {
          given: [],
          asked:
            '(?:the |average |constant |magnitude of )*(?:braking |retarding |stopping |opposing |resistive )?force(?: (?:applied|acting|exerted|required|needed|of resistance))?(?: by the brakes| on (?:it|the car))?',
          unit: 'N',
          symbol: 'F',
        },
      },
      ways: [
        {
          finds: 'F',
          from: ['m', 'u', 'v', 't'],
          by: ({ m = 0, u = 0, v = 0, t = 1 }) => Math.abs((m * (v - u)) / t),
          said: 'F = m(v − u) ÷ t',
        },
        {
          finds: 'F',
          from: ['m', 'u', 'v', 'd'],
          by: ({ m = 0, u = 0, v = 0, d = 1 }) => Math.abs((m * (v * v - u * u)) / (2 * d)),
          said: 'F = m(v² − u²) ÷ 2s',
        },
      ],
      relation: ({ m = 0, u = 0, v = 0, t, d, F = 0 }) =>
        t !== undefined
          ? F * t - Math.abs(m * (v - u))
          : d !== undefined
            ? F * d - Math.abs(0.5 * m * (v * v - u * u))
            : 1,
      words: `${BODY} by applying brakes applied brake force retarding braking train truck bus scooter average uniform velocity speed`,
    }),
    readFormula({
      id: 'sticks-together',
      cue: /embedded|embeds|stick|sticks|together|common velocity/,
      refuses: 'height|rises|pendulum|angle|loss|lost|energy|opposite|elastic collision',
      implied: [['(?:initially |lying |kept |which is |is )*(?:at rest|stationary)', 'w', 0]],
      quantities: {
        // The moving body is the one whose mass stands before its motion.
        m: {
          given: MASS.map(
            ([p, f]) =>
              [
                `(?:of )?(?:mass )?(?:of )?${p}(?: [a-z]+)?(?=,? (?:is )?(?:moving|travelling|moves|travels|fired|with a (?:velocity|speed)))`,
                f,
              ] as const,
          ),
          unit: 'kg',
          symbol: 'm₁',
        },
        M: { given: MASS.map(([p, f]) => [`(?:mass )?(?:of )?${p}`, f] as const), unit: 'kg', symbol: 'm₂' },
        u: {
          given: SPEED.map(
            ([p, f]) =>
              [`(?:moving |travelling )?(?:with |at )?(?:a )?(?:velocity |speed )?(?:of )?${p}`, f] as const,
          ),
          unit: 'm/s',
          symbol: 'u',
        },
        w: { given: [], unit: 'm/s', symbol: 'w' },
        v: {
          given: [],
          asked:
            '(?:the |their |its )*(?:common |combined |final |resultant )*(?:velocity|speed)(?: of (?:the )?(?:combination|system|block|both|bodies|combined mass|combined body|block and bullet))?(?: after (?:the )?(?:collision|impact))?',
          unit: 'm/s',
          symbol: 'v',
        },
      },
      ways: [
        {
          finds: 'v',
          from: ['m', 'M', 'u', 'w'],
          by: ({ m = 0, M = 0, u = 0 }) => (m * u) / (m + M),
          said: 'm₁u = (m₁ + m₂)v',
        },
      ],
      relation: ({ m = 0, M = 0, u = 0, v = 0 }) => m * (u - v) - M * v,
      words: `${BODY} gets embedded into wooden collides strikes hits another second and sticks stick to it they move together collision after common velocity speed system stationary mass`,
    }),
    readFormula({
      id: 'spring-stretch',
      cue: /spring/,
      refuses: 'period|frequency|oscillat|mass|# kg|series|parallel|cut|pieces|velocity',
      quantities: {
        k: {
          given: [
            ['(?:force |spring )?constant(?: k)?(?: of| is| =)* ?# n/m|k ?= ?# n/m', 1],
            ['# n/m', 1],
          ],
          unit: 'N/m',
          symbol: 'k',
        },
        x: {
          given: LENGTH.map(([p, f]) => [`from ${p.replace('#', '(?:a )?(?:extension of )?#')}`, f] as const),
          unit: 'm',
          symbol: 'x₁',
        },
        z: {
          given: LENGTH.map(([p, f]) => [`(?:has |having )an extension (?:of )?${p}`, f] as const),
          unit: 'm',
          symbol: 'x',
        },
        y: {
          given: LENGTH.map(
            ([p, f]) =>
              [
                `(?:to|by|through) (?:a )?(?:distance of )?${p}|(?:extension|compression|stretched|compressed|extended|elongation)(?: of| by| is|=)* ?${p}`,
                f,
              ] as const,
          ),
          unit: 'm',
          symbol: 'x₂',
        },
        W: {
          given: [],
          asked:
            '(?:the )?(?:work (?:done|required|needed)|energy stored|(?:elastic )?potential energy(?: stored)?)(?: in (?:stretching|extending|compressing|the spring)(?: it| the spring| further)?)?',
          unit: 'J',
          symbol: 'W',
        },
      },
      ways: [
        {
          finds: 'W',
          from: ['k', 'x', 'y'],
          by: ({ k = 0, x = 0, y = 0 }) => 0.5 * k * (y * y - x * x),
          said: 'W = ½k(x₂² − x₁²)',
        },
        {
          finds: 'W',
          from: ['k', 'x', 'y', 'z'],
          by: ({ k = 0, x = 0, y = 0, z = 0 }) => (near(x, z) ? 0.5 * k * (y * y - x * x) : Number.NaN),
          said: 'W = ½k(x₂² − x₁²)',
        },
        { finds: 'W', from: ['k', 'y'], by: ({ k = 0, y = 0 }) => 0.5 * k * y * y, said: 'W = ½kx²' },
      ],
      relation: ({ k = 0, x = 0, y = 0, W = 0 }) => W - k * ((x + y) / 2) * (y - x),
      words: `${BODY} spring force constant stretched stretching extended extending compressed compressing work done energy stored natural length further extension`,
    }),
    readFormula({
      id: 'carnot',
      cue: /carnot|heat engine/,
      refuses: 'work|absorbs|# j|refrigerator|increase|doubled',
      quantities: {
        h: {
          given: [
            ['(?:source|between|temperatures?)(?: is| at| of|=|the)* ?# °c', 1],
            ['(?:source|between|temperatures?)(?: is| at| of|=|the)* ?# k', -1],
          ],
          unit: '',
          symbol: 'T₁',
        },
        c: {
          given: [
            ['(?:sink|and)(?: is| at| of|=)* ?# °c', 1],
            ['(?:sink|and)(?: is| at| of|=)* ?# k', -1],
          ],
          unit: '',
          symbol: 'T₂',
        },
        e: {
          given: [],
          asked: '(?:the |its )*(?:%|percentage )? ?efficiency(?: of (?:the |a )?(?:engine|carnot engine))?',
          unit: '%',
          symbol: 'η',
        },
      },
      ways: [
        {
          finds: 'e',
          from: ['h', 'c'],
          by: ({ h = 1, c = 1 }) => efficiency(h, c),
          said: 'η = 1 − T₂ ÷ T₁, with temperatures in kelvin',
        },
      ],
      relation: ({ h = 1, c = 1, e = 0 }) => {
        const [hot, cold] = kelvins(h, c)
        return (1 - e / 100) * hot - cold
      },
      words:
        'carnot engine heat works working operates operating operated temperatures temperature between source sink reversible ideal % percentage',
    }),
    readFormula({
      id: 'transformer',
      cue: /transformer/,
      refuses: 'efficiency|power|# w|loss|#%',
      quantities: {
        p: {
          given: [
            [
              '# turns (?:in|on) (?:its |the )?primary(?: coil| winding)?|primary(?: coil| winding)?(?: has| have| having| is| of| with|=)* # turns|(?:number of )?turns in (?:the )?primary(?: coil)?(?: is| =)? #',
              1,
            ],
          ],
          unit: 'turns',
          symbol: 'Nₚ',
        },
        s: {
          given: [
            [
              '# turns (?:in|on) (?:its |the )?secondary(?: coil| winding)?|secondary(?: coil| winding)?(?: has| have| having| is| of| with|=)* # turns|# (?:turns )?(?:in|on) (?:its |the )?secondary|(?:and |in )?(?:the )?secondary(?: coil)?(?: is| =)? #',
              1,
            ],
          ],
          asked: '(?:the )?(?:number of )?turns in (?:the )?secondary(?: coil)?',
          unit: 'turns',
          symbol: 'Nₛ',
        },
        V: {
          given: [
            [
              '(?:input|primary|supply|applied)(?: voltage)?(?: is| of|=)* # v|# v (?:is applied|supply|a\\.?c\\.?)(?: to (?:the )?primary)?',
              1,
            ],
          ],
          unit: 'V',
          symbol: 'Vₚ',
        },
        U: {
          given: [['(?:output|secondary)(?: voltage)?(?: is| of|=)* # v', 1]],
          asked:
            '(?:the )?(?:output|secondary) (?:voltage|emf)|voltage (?:in|across|of) (?:the )?secondary(?: coil)?',
          unit: 'V',
          symbol: 'Vₛ',
        },
      },
      ways: [
        {
          finds: 'U',
          from: ['p', 's', 'V'],
          by: ({ p = 1, s = 0, V = 0 }) => (V * s) / p,
          said: 'Vₛ ÷ Vₚ = Nₛ ÷ Nₚ',
        },
        {
          finds: 's',
          from: ['p', 'V', 'U'],
          by: ({ p = 0, V = 1, U = 0 }) => (p * U) / V,
          said: 'Nₛ ÷ Nₚ = Vₛ ÷ Vₚ',
        },
      ],
      relation: ({ p = 1, s = 0, V = 1, U = 0 }) => U / V - s / p,
      words: 'transformer has having primary secondary turns coil ideal voltage step up down input output',
    }),
    readFormula({
      id: 'de-broglie-electron',
      cue: /broglie/,
      refuses: 'proton|alpha|neutron|mass|ratio',
      quantities: {
        V: {
          given: [
            ['(?:through|by|of|at)? ?(?:a )?(?:potential(?: difference)?|voltage)(?: of| is| =)* ?# v', 1],
            ['(?:accelerated )?(?:through |by )# v', 1],
          ],
          unit: 'V',
          symbol: 'V',
        },
        L: {
          given: [],
          asked: '(?:the )?(?:de broglie |de-broglie |associated )?(?:wavelength)(?: associated with| of)?',
          unit: 'Å',
          symbol: 'λ',
        },
      },
      ways: [{ finds: 'L', from: ['V'], by: ({ V = 1 }) => 12.27 / Math.sqrt(V), said: 'λ = 12.27 ÷ √V Å' }],
      relation: ({ V = 1, L = 0 }) => (L * L * V) / 12.27 - 12.27,
      words:
        'de broglie wavelength electron accelerated through potential difference associated rest from an',
    }),
    readFormula({
      id: 'critical-angle',
      cue: /critical angle/,
      refuses: 'water and|relative|with respect to water',
      quantities: {
        s: {
          given: [['refractive index(?: of [a-z ]{1,25}?)?(?: is| =| of)* ?√ ?\\(?#\\)?', 1]],
          unit: '',
          symbol: 'n²',
        },
        n: {
          given: [['refractive index(?: of [a-z ]{1,25}?)?(?: is| =| of)* ?#', 1]],
          asked: '(?:the )?refractive index(?: of the [a-z]+)?',
          unit: '',
          symbol: 'n',
        },
        C: {
          given: [['critical angle(?: [a-z ]{1,25}?)?(?: is| =| of)* ?# ?°', 1]],
          asked: '(?:the )?critical angle',
          unit: '°',
          symbol: 'C',
        },
      },
      ways: [
        {
          finds: 'C',
          from: ['s'],
          by: ({ s = 1 }) => (Math.asin(1 / Math.sqrt(s)) * 180) / Math.PI,
          said: 'sin C = 1 ÷ n',
        },
        {
          finds: 'C',
          from: ['n'],
          by: ({ n = 1 }) => (Math.asin(1 / n) * 180) / Math.PI,
          said: 'sin C = 1 ÷ n',
        },
        {
          finds: 'n',
          from: ['C'],
          by: ({ C = 90 }) => 1 / Math.sin((C * Math.PI) / 180),
          said: 'n = 1 ÷ sin C',
        },
      ],
      relation: ({ n, s, C = 0 }) => (n ?? Math.sqrt(s ?? 1)) * Math.sin((C * Math.PI) / 180) - 1,
      words:
        'critical angle glass air interface medium diamond refractive index material light surface total internal reflection',
    }),
    {
      // "Two resistors of 6 Ω and 3 Ω are in parallel. This combination is in series with 4 Ω. Find the total resistance."
      id: 'mixed-resistors',
      cue: /parallel.*series|series.*parallel/,
      read(r) {
        if (r.has('# v|current|# a|capacitors?|cells?|emf|bulbs?|power|# w')) return null
        const [first, ...more] = r.text.split(
          /[.;]|,? (?:and |which is |then )?(?=(?:this|the|that|their) (?:parallel |series )?combination)|,? and then/,
        )
        const second = more.join(' ')
        if (!first || second === '') return null
        const isParallel = /parallel/.test(first)
        if (
          /series/.test(first) === isParallel ||
          /series/.test(second) !== isParallel ||
          /parallel/.test(second) === isParallel
        )
          return null
        const ohms = (text: string) =>
          [...text.matchAll(/(\d+(?:\.\d+)?)(?= ohm|,? (?:ohm )?(?:and )?(?:\d+(?:\.\d+)? ohm))/g)].map(
            ([, one = '1']) => new Fraction(one),
          )
        const [inner, outer] = [ohms(first), ohms(second)]
        r.rest = r.rest.replaceAll(/\d+(?:\.\d+)? ohm|\d+(?:\.\d+)?,/g, ' ')
        r.drop(
          '(?:what is |find )?(?:the )?(?:total|equivalent|effective|net|resultant|combined) resistance(?: of (?:the )?(?:circuit|combination))?',
        )
        if (inner.length < 2 || outer.length === 0 || [...inner, ...outer].some((one) => one.lte(0)))
          return null
        if (
          !r.done(
            '2 3 resistors resistor resistances resistance connected parallel series combination circuit another third joined wires wire',
          )
        )
          return null
        const add = (values: readonly Fraction[]) =>
          values.reduce((all, one) => all.add(one), new Fraction(0))
        const inverse = (values: readonly Fraction[]) => add(values.map((one) => one.inverse())).inverse()
        const middle = isParallel ? inverse(inner) : add(inner)
        const value = isParallel ? add([middle, ...outer]) : inverse([middle, ...outer])
        return found({
          value,
          unit: 'Ω',
          steps: [
            [isParallel ? 'In parallel' : 'In series', `${sayMeasured(middle.valueOf())} Ω`],
            ['With the rest', `${sayMeasured(value.valueOf())} Ω`],
          ],
          check: isParallel
            ? value.sub(add(outer)).equals(middle)
            : value
                .inverse()
                .sub(add(outer.map((one) => one.inverse())))
                .equals(middle.inverse()),
        })
      },
    },
  ],
}

/** Degrees Celsius are given as positive numbers, kelvins as negative ones. */
const kelvins = (h: number, c: number): [number, number] => [h >= 0 ? h + 273 : -h, c >= 0 ? c + 273 : -c]
function efficiency(h: number, c: number): number {
  if (h >= 0 !== c >= 0) return Number.NaN
  const [a, b] = kelvins(h, c)
  const [hot, cold] = a > b ? [a, b] : [b, a]
  return a > b ? (1 - cold / hot) * 100 : Number.NaN
}
