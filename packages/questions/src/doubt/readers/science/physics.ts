import { readFormula } from '../toolkit/formula.ts'
import type { ReaderGroup } from '../toolkit/found.ts'
import { found } from '../toolkit/found.ts'

const SPEED = [
  ['# km/h', 1 / 3.6],
  ['# m/s', 1],
] as const
const METRE = [
  ['# km', 1000],
  ['# cm', 0.01],
  ['# mm', 0.001],
  ['# m', 1],
] as const
const MASS = [
  ['# kg', 1],
  ['# g', 0.001],
] as const
const TIME = [
  ['# h', 3600],
  ['# min', 60],
  ['# s', 1],
] as const
const BODY =
  'body object particle stone ball car train bus block mass vehicle bullet article man person moving moves running travels constant velocity uniform its it after acting acts acted upon on through when under up has is have an'

/** The half-life and the time in one unit as they are given, else both in minutes. */
const HALF_LIVES: readonly {
  id: string
  unit: string
  sizes: readonly (readonly [name: string, size: number])[]
}[] = [
  ...['year', 'day', 'h', 'min', 's'].map((name) => ({
    id: `half-life in ${name}`,
    unit: name,
    sizes: [[name, 1]] as const,
  })),
  {
    id: 'half-life',
    unit: 'min',
    sizes: [
      ['day', 1440],
      ['h', 60],
      ['min', 1],
      ['s', 1 / 60],
    ],
  },
]

export const physics: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Physics'],
  readers: [
    readFormula({
      id: 'kinematics',
      cue: /accelerat|retard|velocity|brakes?|rest/,
      refuses:
        'thrown|projected|dropped|falls|fall|force|mass|# kg|average|displacement in the|nth|th second|circular|height|vertically|angle|last|before|bullet|friction|momentum|gun|light|escape|angular|train # m',
      implied: [
        ['(?:comes? to |brought to |to )(?:rest|a stop|a halt)|stops?', 'v', 0],
        ['(?:starts? |starting |started |initially )?(?:from |at )?rest(?= |,|\\.|$)(?! after| in)', 'u', 0],
      ],
      quantities: {
        a: {
          given: [
            [
              '(?:acceleration|accelerates?|accelerating|uniformly)(?: uniformly)?(?: at| of| is| with| =)*(?: the rate of)? ?# m/s\\^2',
              1,
            ],
            [
              '(?:retardation|deceleration|decelerates?|retards?)(?: at| of| is| =)*(?: the rate of)? ?# m/s\\^2',
              -1,
            ],
            ['# m/s\\^2', 1],
          ],
          asked: '(?:the |its |uniform )*(?:acceleration|retardation|deceleration)',
          unit: 'm/s²',
          symbol: 'a',
        },
        u: {
          given: [
            [
              '(?:initial (?:velocity|speed)|from|moving (?:at|with)|travelling at|velocity of|with a (?:velocity|speed) of)(?: of| is| =|:| a| the| velocity| speed| uniform)* ?# km/h',
              1 / 3.6,
            ],
            [
              '(?:initial (?:velocity|speed)|from|moving (?:at|with)|travelling at|velocity of|with a (?:velocity|speed) of)(?: of| is| =|:| a| the| velocity| speed| uniform)* ?# m/s',
              1,
            ],
          ],
          unit: 'm/s',
          symbol: 'u',
        },
        v: {
          given: [
            [
              '(?:final (?:velocity|speed)|to|attains?|acquires?|reaches|velocity becomes|velocity of|speed of)(?: of| is| =|:| a| the| velocity| speed)* ?# km/h',
              1 / 3.6,
            ],
            [
              '(?:final (?:velocity|speed)|to|attains?|acquires?|reaches|velocity becomes|velocity of|speed of)(?: of| is| =|:| a| the| velocity| speed)* ?# m/s',
              1,
            ],
          ],
          asked: '(?:the |its )*(?:final )?(?:velocity|speed)',
          unit: 'm/s',
          symbol: 'v',
        },
        t: {
          given: [...TIME.map(([p, f]) => [`(?:in|after|for|time)? ?(?:of |is |= )?${p}`, f] as const)],
          asked: '(?:the )?time(?: taken)?|how (?:long|much time)(?: will)?|when',
          unit: 's',
          symbol: 't',
        },
        s: {
          given: METRE,
          asked: '(?:the )?(?:distance|displacement)(?: (?:travelled|covered|traveled))?|how far',
          unit: 'm',
          symbol: 's',
        },
      },
      ways: [
        { finds: 'v', from: ['u', 'a', 't'], by: ({ u = 0, a = 0, t = 0 }) => u + a * t, said: 'v = u + at' },
        {
          finds: 'v',
          from: ['u', 'a', 's'],
          by: ({ u = 0, a = 0, s = 0 }) => Math.sqrt(u * u + 2 * a * s),
          said: 'v² = u² + 2as',
        },
        {
          finds: 's',
          from: ['u', 'a', 't'],
          by: ({ u = 0, a = 0, t = 0 }) => u * t + (a * t * t) / 2,
          said: 's = ut + ½at²',
        },
        {
          finds: 's',
          from: ['u', 'v', 'a'],
          by: ({ u = 0, v = 0, a = 0 }) => (v * v - u * u) / (2 * (v < u && a > 0 ? -a : a)),
          said: 'v² = u² + 2as',
        },
        {
          finds: 's',
          from: ['u', 'v', 't'],
          by: ({ u = 0, v = 0, t = 0 }) => ((u + v) / 2) * t,
          said: 's = ½(u + v)t',
        },
        {
          finds: 'a',
          from: ['u', 'v', 't'],
          by: ({ u = 0, v = 0, t = 1 }) => (v - u) / t,
          said: 'a = (v − u) ÷ t',
        },
        {
          finds: 'a',
          from: ['u', 'v', 's'],
          by: ({ u = 0, v = 0, s = 1 }) => (v * v - u * u) / (2 * s),
          said: 'v² = u² + 2as',
        },
        {
          finds: 'a',
          from: ['u', 's', 't'],
          by: ({ u = 0, s = 0, t = 1 }) => (2 * (s - u * t)) / (t * t),
          said: 's = ut + ½at²',
        },
        {
          finds: 't',
          from: ['u', 'v', 'a'],
          by: ({ u = 0, v = 0, a = 1 }) => (v - u) / (v < u && a > 0 ? -a : a),
          said: 't = (v − u) ÷ a',
        },
        {
          finds: 't',
          from: ['u', 'a', 's'],
          by: ({ u = 0, a = 1, s = 0 }) => (-u + Math.sqrt(u * u + 2 * a * s)) / a,
          said: 's = ut + ½at²',
        },
      ],
      relation: ({ u, v, a, s, t }) => {
        if (u === undefined) return 1
        if (v !== undefined && a !== undefined && t !== undefined) return Math.abs(v - u) - Math.abs(a) * t
        if (v !== undefined && a !== undefined && s !== undefined)
          return Math.abs(v * v - u * u) - Math.abs(2 * a * s)
        if (s !== undefined && a !== undefined && t !== undefined) return s - (u * t + 0.5 * a * t * t)
        return v !== undefined && s !== undefined && t !== undefined ? s / t - (u + v) / 2 : 1
      },
      words: `${BODY} velocity speed acceleration uniformly rate seconds produced brakes applied by applying during motion travelled covered increases acquire attain reach later initial final accelerates accelerated changes`,
    }),
    readFormula({
      id: 'free-fall',
      cue: /dropped|falls|thrown|vertically/,
      refuses:
        'horizontally|angle|downwards? with|thrown down|air resistance|average|last|second of|mass|# kg|momentum|energy|# stones|2 stones|balls|another|projectile|moon',
      implied: [['(?:is |was )?(?:dropped|let fall|released|falls?|falling)(?: freely| from rest)?', 'u', 0]],
      quantities: {
        g: {
          given: [
            ['\\(?(?:take |use |taking |given |assume )?\\(?g ?= ?# ?(?:m/s\\^2)?\\)?', 1],
            ['acceleration due to gravity(?: is| =)? # m/s\\^2', 1],
          ],
          unit: 'm/s²',
          symbol: 'g',
        },
        u: {
          given: [
            ['(?:thrown|projected)[a-z ]{0,30}(?:velocity|speed)? ?(?:of )?# m/s', 1],
            ['# m/s', 1],
          ],
          asked: '(?:the )?(?:initial )?(?:velocity|speed) (?:of projection|with which)[a-z ]{0,30}',
          unit: 'm/s',
          symbol: 'u',
        },
        h: {
          given: [
            [
              '(?:from )?(?:a |the )?(?:top of a tower |height )?(?:of )?# m(?: high| tall| height)?(?: tower| building)?',
              1,
            ],
          ],
          asked: '(?:the )?(?:maximum |greatest )?height(?: reached| attained| of the tower)?|how high',
          unit: 'm',
          symbol: 'h',
        },
        t: {
          given: [['(?:in|after|for)? ?# s', 1]],
          asked: '(?:the )?time(?: taken)?(?: to reach (?:the )?(?:ground|top|highest point))?|how long',
          unit: 's',
          symbol: 't',
        },
        v: {
          given: [],
          asked:
            '(?:the )?(?:velocity|speed)(?: with which[a-z ]{0,30}| on reaching[a-z ]{0,15}| at the ground| when it hits[a-z ]{0,15}| just before[a-z ]{0,20})?',
          unit: 'm/s',
          symbol: 'v',
        },
      },
      assumed: { g: 9.8 },
      ways: [
        {
          finds: 'v',
          from: ['u', 'h', 'g'],
          by: ({ u = 1, h = 0, g = 0 }) => (u === 0 ? Math.sqrt(2 * g * h) : Number.NaN),
          said: 'v = √(2gh)',
        },
        {
          finds: 'v',
          from: ['u', 't', 'g'],
          by: ({ u = 1, t = 0, g = 0 }) => (u === 0 ? g * t : Number.NaN),
          said: 'v = gt',
        },
        {
          finds: 't',
          from: ['u', 'h', 'g'],
          by: ({ u = 1, h = 0, g = 1 }) => (u === 0 ? Math.sqrt((2 * h) / g) : Number.NaN),
          said: 't = √(2h ÷ g)',
        },
        {
          finds: 'h',
          from: ['u', 't', 'g'],
          by: ({ u = 1, t = 0, g = 0 }) => (u === 0 ? 0.5 * g * t * t : Number.NaN),
          said: 'h = ½gt²',
        },
        {
          finds: 'h',
          from: ['u', 'g'],
          by: ({ u = 0, g = 1 }) => (u > 0 ? (u * u) / (2 * g) : Number.NaN),
          said: 'H = u² ÷ 2g',
        },
      ],
      relation: ({ u = 0, h, g = 1, t, v }) => {
        if (v !== undefined) return h !== undefined ? (v * v) / (2 * g) - h : t !== undefined ? v / g - t : 1
        if (t !== undefined && h !== undefined) return (g * t * t) / 2 - h
        return h !== undefined ? Math.sqrt(2 * g * h) - u : 1
      },
      words: `${BODY} vertically upwards upward velocity speed height freely ground tower top building reach reaches take gravity acceleration due hit hits strikes strike will maximum thrown down dropped rest`,
    }),
    readFormula({
      id: 'projectile',
      cue: /projectile|projected|angle|kicked|fired/,
      refuses:
        'horizontally|tower|cliff|incline|mass|energy|complementary|double|ratio|range is|vertically|mirror|lens|refract|incidence|prism|current|coil',
      quantities: {
        g: {
          given: [['\\(?(?:take |use |taking |given )?\\(?g ?= ?# ?(?:m/s\\^2)?\\)?', 1]],
          unit: 'm/s²',
          symbol: 'g',
        },
        u: {
          given: [['(?:with )?(?:a |an )?(?:initial )?(?:velocity|speed)? ?(?:of )?# m/s', 1]],
          unit: 'm/s',
          symbol: 'u',
        },
        A: {
          given: [
            [
              '(?:at )?(?:an )?angle(?: of)?(?: projection)?(?: is)? # ?°?(?: (?:with|to|above) (?:the )?(?:horizontal|ground))?',
              1,
            ],
            ['(?:at )?# ?°(?: (?:with|to|above) (?:the )?(?:horizontal|ground))?', 1],
          ],
          unit: '°',
          symbol: 'θ',
        },
        R: { given: [], asked: '(?:the |its |maximum )?(?:horizontal )?range', unit: 'm', symbol: 'R' },
        H: {
          given: [],
          asked: '(?:the |its )*(?:maximum|greatest) height(?: reached| attained)?',
          unit: 'm',
          symbol: 'H',
        },
        T: { given: [], asked: '(?:the |its )*(?:time of flight|total time)', unit: 's', symbol: 'T' },
      },
      assumed: { g: 9.8 },
      ways: [
        {
          finds: 'R',
          from: ['u', 'A', 'g'],
          by: ({ u = 0, A = 0, g = 1 }) => (u * u * Math.sin((2 * A * Math.PI) / 180)) / g,
          said: 'R = u² sin 2θ ÷ g',
        },
        {
          finds: 'H',
          from: ['u', 'A', 'g'],
          by: ({ u = 0, A = 0, g = 1 }) => (u * Math.sin((A * Math.PI) / 180)) ** 2 / (2 * g),
          said: 'H = u² sin²θ ÷ 2g',
        },
        {
          finds: 'T',
          from: ['u', 'A', 'g'],
          by: ({ u = 0, A = 0, g = 1 }) => (2 * u * Math.sin((A * Math.PI) / 180)) / g,
          said: 'T = 2u sin θ ÷ g',
        },
      ],
      relation: ({ u = 0, A = 0, g = 1, R, H, T }) => {
        const [x, y] = [u * Math.cos((A * Math.PI) / 180), u * Math.sin((A * Math.PI) / 180)]
        return R !== undefined
          ? R - x * ((2 * y) / g)
          : H !== undefined
            ? Math.sqrt(2 * g * H) - y
            : T !== undefined
              ? y - (g * T) / 2
              : 1
      },
      words: `${BODY} projectile projected fired kicked thrown horizontal ground velocity speed football launched cricket`,
    }),
    readFormula({
      id: 'force',
      cue: /force|accelerat/,
      refuses:
        'friction|pulley|centripetal|circular|spring|charge|gravitation|net force of|impulse|momentum|distance|rest|# s|time|between|incline|angle|pressure|area|lift|elevator|work|current|magnetic|velocity|electric',
      quantities: {
        a: {
          given: [['(?:acceleration )?(?:of |is |= )?# m/s\\^2', 1]],
          asked: '(?:the |its )*acceleration(?: produced| of the (?:body|object|block))?',
          unit: 'm/s²',
          symbol: 'a',
        },
        m: {
          given: MASS.map(([p, f]) => [`(?:mass )?(?:of |is |= )*${p}(?: mass)?`, f] as const),
          asked: '(?:the |its )*mass(?: of the (?:body|object|block))?',
          unit: 'kg',
          symbol: 'm',
        },
        F: {
          given: [['(?:force )?(?:of |is |= )*# n(?: force)?', 1]],
          asked: '(?:the )?(?:net )?force(?: (?:needed|required|acting|applied))?',
          unit: 'N',
          symbol: 'F',
        },
      },
      ways: [
        { finds: 'F', from: ['m', 'a'], by: ({ m = 0, a = 0 }) => m * a, said: 'F = ma' },
        { finds: 'a', from: ['m', 'F'], by: ({ m = 1, F = 0 }) => F / m, said: 'a = F ÷ m' },
        { finds: 'm', from: ['a', 'F'], by: ({ a = 1, F = 0 }) => F / a, said: 'm = F ÷ a' },
      ],
      relation: ({ F = 0, m = 0, a = 0 }) => F - m * a,
      words: `${BODY} force mass acceleration produce produces produced net required give to`,
    }),
    readFormula({
      id: 'friction',
      cue: /friction/,
      refuses: 'incline|inclined|angle|stops|distance|rolling|force of # n is applied|acceleration',
      quantities: {
        g: {
          given: [['\\(?(?:take |use |taking |given )?\\(?g ?= ?# ?(?:m/s\\^2)?\\)?', 1]],
          unit: 'm/s²',
          symbol: 'g',
        },
        k: {
          given: [
            [
              'coefficient of (?:static |kinetic |limiting |sliding )?friction(?: between[a-z ]{0,40})?(?: is| =| of| being)? #',
              1,
            ],
          ],
          asked: '(?:the )?coefficient of (?:static |kinetic |limiting )?friction',
          unit: '',
          symbol: 'μ',
        },
        m: { given: MASS.map(([p, f]) => [`(?:mass )?(?:of )?${p}`, f] as const), unit: 'kg', symbol: 'm' },
        N: { given: [['normal (?:reaction|force)(?: is| of| =)? # n', 1]], unit: 'N', symbol: 'N' },
        F: {
          given: [['(?:force|friction|frictional force)(?: of| is| =)? # n', 1]],
          asked:
            '(?:the )?(?:force of (?:limiting )?friction|frictional force|limiting friction|friction force|minimum force|force (?:required|needed)|maximum friction(?:al force)?)[a-z ]{0,30}',
          unit: 'N',
          symbol: 'f',
        },
      },
      assumed: { g: 9.8 },
      ways: [
        { finds: 'F', from: ['k', 'm', 'g'], by: ({ k = 0, m = 0, g = 0 }) => k * m * g, said: 'f = μmg' },
        { finds: 'F', from: ['k', 'N'], by: ({ k = 0, N = 0 }) => k * N, said: 'f = μN' },
        { finds: 'k', from: ['F', 'N'], by: ({ F = 0, N = 1 }) => F / N, said: 'μ = f ÷ N' },
      ],
      relation: ({ F = 0, k = 0, m, N, g = 0 }) => F / k - (N ?? (m ?? 0) * g),
      words: `${BODY} rests resting horizontal surface floor table rough lies kept friction coefficient move required minimum just block ground limiting static kinetic`,
    }),
    readFormula({
      id: 'kinetic-energy',
      cue: /kinetic energy|k\.?e/,
      refuses:
        'potential|rotational|photo|work function|doubled|halved|momentum|gas|loss|ratio|times|simple|shm|oscillat|electron|charge',
      quantities: {
        E: {
          given: [
            ['(?:kinetic energy|k\\.?e\\.?)(?: of[a-z ]{0,20})?(?: is| =| of)? # j', 1],
            ['# j', 1],
          ],
          asked: '(?:the |its )*(?:kinetic energy|k\\.?e\\.?)',
          unit: 'J',
          symbol: 'KE',
        },
        m: {
          given: MASS.map(([p, f]) => [`(?:mass )?(?:of |is )*${p}`, f] as const),
          asked: '(?:the |its )*mass',
          unit: 'kg',
          symbol: 'm',
        },
        v: {
          given: SPEED.map(
            ([p, f]) => [`(?:with |at )?(?:a )?(?:velocity|speed)? ?(?:of )?${p}`, f] as const,
          ),
          asked: '(?:the |its )*(?:velocity|speed)',
          unit: 'm/s',
          symbol: 'v',
        },
      },
      ways: [
        { finds: 'E', from: ['m', 'v'], by: ({ m = 0, v = 0 }) => 0.5 * m * v * v, said: 'KE = ½mv²' },
        {
          finds: 'v',
          from: ['m', 'E'],
          by: ({ m = 1, E = 0 }) => Math.sqrt((2 * E) / m),
          said: 'v = √(2KE ÷ m)',
        },
        { finds: 'm', from: ['v', 'E'], by: ({ v = 1, E = 0 }) => (2 * E) / (v * v), said: 'm = 2KE ÷ v²' },
      ],
      relation: ({ m = 0, v = 0, E = 0 }) => E - (m * v * v) / 2,
      words: `${BODY} velocity speed mass energy`,
    }),
    readFormula({
      id: 'potential-energy',
      cue: /potential energy|raised|lifted|work done/,
      refuses:
        'kinetic|spring|charge|electric|angle|force|friction|power|horse|efficiency|# s|pressure|gas|volume',
      quantities: {
        g: {
          given: [['\\(?(?:take |use |taking |given )?\\(?g ?= ?# ?(?:m/s\\^2)?\\)?', 1]],
          unit: 'm/s²',
          symbol: 'g',
        },
        m: { given: MASS.map(([p, f]) => [`(?:mass )?(?:of )?${p}`, f] as const), unit: 'kg', symbol: 'm' },
        h: {
          given: [['(?:to |at |through |by )?(?:a )?(?:height )?(?:of )?# m(?: above the ground| high)?', 1]],
          asked: '(?:the )?height',
          unit: 'm',
          symbol: 'h',
        },
        E: {
          given: [['# j', 1]],
          asked:
            '(?:the |its )*(?:gravitational )?(?:potential energy|p\\.?e\\.?|work done(?: in lifting[a-z ]{0,10})?)',
          unit: 'J',
          symbol: 'PE',
        },
      },
      assumed: { g: 9.8 },
      ways: [
        { finds: 'E', from: ['m', 'g', 'h'], by: ({ m = 0, g = 0, h = 0 }) => m * g * h, said: 'PE = mgh' },
        {
          finds: 'h',
          from: ['m', 'g', 'E'],
          by: ({ m = 1, g = 1, E = 0 }) => E / (m * g),
          said: 'h = PE ÷ mg',
        },
      ],
      relation: ({ m = 0, g = 0, h = 0, E = 0 }) => E / (m * g) - h,
      words: `${BODY} raised lifted height above ground lifting work done placed kept potential energy take to`,
    }),
    readFormula({
      id: 'work-by-force',
      cue: /work/,
      refuses: 'friction|# kg|power|charge|potential|gas|pressure|volume|# day|men|photo|function',
      implied: [
        [
          'in (?:the )?(?:direction of (?:the )?force|its own direction|the same direction)|along the force',
          'A',
          0,
        ],
      ],
      quantities: {
        A: {
          given: [
            ['(?:at )?(?:an )?angle(?: of)? # ?°(?: (?:with|to)[a-z ]{0,25})?', 1],
            ['(?:at )?# ?°(?: (?:with|to)[a-z ]{0,25})?', 1],
          ],
          unit: '°',
          symbol: 'θ',
        },
        F: { given: [['(?:force )?(?:of )?# n', 1]], asked: '(?:the )?force', unit: 'N', symbol: 'F' },
        d: {
          given: METRE.map(
            ([p, f]) =>
              [`(?:displacement |distance |through )?(?:of |by )?(?:a distance of )?${p}`, f] as const,
          ),
          asked: '(?:the )?(?:displacement|distance)',
          unit: 'm',
          symbol: 's',
        },
        W: {
          given: [['# j', 1]],
          asked: '(?:the |how much )*work(?: is)?(?: done)?',
          unit: 'J',
          symbol: 'W',
        },
      },
      ways: [
        { finds: 'W', from: ['F', 'd'], by: ({ F = 0, d = 0 }) => F * d, said: 'W = Fs' },
        {
          finds: 'W',
          from: ['F', 'd', 'A'],
          by: ({ F = 0, d = 0, A = 0 }) => F * d * Math.cos((A * Math.PI) / 180),
          said: 'W = Fs cos θ',
        },
        { finds: 'F', from: ['W', 'd'], by: ({ W = 0, d = 1 }) => W / d, said: 'F = W ÷ s' },
        { finds: 'd', from: ['W', 'F'], by: ({ W = 0, F = 1 }) => W / F, said: 's = W ÷ F' },
      ],
      relation: ({ W = 0, F = 0, d = 0, A = 0 }) => W - F * d * Math.sin(((90 - A) * Math.PI) / 180),
      words: `${BODY} force displacement displaces displaced distance direction moves moved done work by through`,
    }),
    readFormula({
      id: 'power',
      cue: /power/,
      refuses:
        'lens|factor|# v|# a|ohm|volt|efficiency|horse|velocity|speed|average|series|parallel|resist|current|dioptre|# m(?!/)|# kg',
      quantities: {
        W: {
          given: [
            ['# kj', 1000],
            ['# j', 1],
          ],
          asked: '(?:the )?(?:work|energy)(?: done| consumed| used)?',
          unit: 'J',
          symbol: 'W',
        },
        t: {
          given: TIME.map(([p, f]) => [`(?:in|for|time)? ?(?:of )?${p}`, f] as const),
          asked: '(?:the )?time(?: taken)?|how long',
          unit: 's',
          symbol: 't',
        },
        P: {
          given: [
            ['# kw', 1000],
            ['# w', 1],
          ],
          asked: '(?:the |its |his )*power',
          unit: 'W',
          symbol: 'P',
        },
      },
      ways: [
        { finds: 'P', from: ['W', 't'], by: ({ W = 0, t = 1 }) => W / t, said: 'P = W ÷ t' },
        { finds: 'W', from: ['P', 't'], by: ({ P = 0, t = 0 }) => P * t, said: 'W = Pt' },
        { finds: 't', from: ['W', 'P'], by: ({ W = 0, P = 1 }) => W / P, said: 't = W ÷ P' },
      ],
      relation: ({ P = 0, W = 0, t = 0 }) => W - P * t,
      words: `${BODY} work done machine does energy engine motor power does do`,
    }),
    readFormula({
      id: 'lifting-power',
      cue: /power/,
      refuses: 'lens|# v|# a|ohm|efficiency|horse|velocity|speed|series|parallel',
      quantities: {
        g: {
          given: [['\\(?(?:take |use |taking |given )?\\(?g ?= ?# ?(?:m/s\\^2)?\\)?', 1]],
          unit: 'm/s²',
          symbol: 'g',
        },
        m: {
          given: MASS.map(([p, f]) => [`(?:mass |load |weighing )?(?:of )?${p}(?: of water)?`, f] as const),
          unit: 'kg',
          symbol: 'm',
        },
        h: {
          given: [['(?:to |through )?(?:a )?(?:height )?(?:of )?# m(?: high)?', 1]],
          unit: 'm',
          symbol: 'h',
        },
        t: { given: TIME.map(([p, f]) => [`(?:in|for)? ?${p}`, f] as const), unit: 's', symbol: 't' },
        P: {
          given: [],
          asked: '(?:the |its |his )*power(?: of the (?:pump|crane|engine|motor|man))?',
          unit: 'W',
          symbol: 'P',
        },
      },
      assumed: { g: 9.8 },
      ways: [
        {
          finds: 'P',
          from: ['m', 'g', 'h', 't'],
          by: ({ m = 0, g = 0, h = 0, t = 1 }) => (m * g * h) / t,
          said: 'P = mgh ÷ t',
        },
      ],
      relation: ({ P = 0, m = 0, g = 0, h = 0, t = 0 }) => P * t - m * g * h,
      words: `${BODY} lifts lift raises pump pumps crane height water engine motor tank climbs staircase well take`,
    }),
    readFormula({
      id: 'momentum',
      cue: /momentum/,
      refuses:
        'angular|collision|collide|change|impulse|recoil|photon|wavelength|gun|stick|conserv|force|kinetic',
      quantities: {
        p: {
          given: [['(?:momentum)?(?: of| is| =)* ?# (?:kg m/s|kg ?m ?/ ?s|n s)', 1]],
          asked: '(?:the |its )*(?:linear )?momentum',
          unit: 'kg m/s',
          symbol: 'p',
        },
        m: {
          given: MASS.map(([p, f]) => [`(?:mass )?(?:of |is )*${p}`, f] as const),
          asked: '(?:the |its )*mass',
          unit: 'kg',
          symbol: 'm',
        },
        v: {
          given: SPEED.map(
            ([p, f]) => [`(?:with |at )?(?:a )?(?:velocity|speed)? ?(?:of )?${p}`, f] as const,
          ),
          asked: '(?:the |its )*(?:velocity|speed)',
          unit: 'm/s',
          symbol: 'v',
        },
      },
      ways: [
        { finds: 'p', from: ['m', 'v'], by: ({ m = 0, v = 0 }) => m * v, said: 'p = mv' },
        { finds: 'v', from: ['p', 'm'], by: ({ p = 0, m = 1 }) => p / m, said: 'v = p ÷ m' },
        { finds: 'm', from: ['p', 'v'], by: ({ p = 0, v = 1 }) => p / v, said: 'm = p ÷ v' },
      ],
      relation: ({ p = 0, m = 0, v = 0 }) => p - m * v,
      words: `${BODY} velocity speed mass momentum`,
    }),
    readFormula({
      id: 'weight',
      cue: /weight/,
      refuses: 'moon|lift|elevator|apparent|planet|height|depth|average|new|loss',
      quantities: {
        g: {
          given: [['\\(?(?:take |use |taking |given )?\\(?g ?= ?# ?(?:m/s\\^2)?\\)?', 1]],
          unit: 'm/s²',
          symbol: 'g',
        },
        m: {
          given: MASS.map(([p, f]) => [`(?:mass )?(?:of |is )*${p}`, f] as const),
          asked: '(?:the |its )*mass',
          unit: 'kg',
          symbol: 'm',
        },
        W: {
          given: [['# n', 1]],
          asked: '(?:the |its )*weight(?: on (?:the )?(?:earth|surface of the earth))?',
          unit: 'N',
          symbol: 'W',
        },
      },
      assumed: { g: 9.8 },
      ways: [
        { finds: 'W', from: ['m', 'g'], by: ({ m = 0, g = 0 }) => m * g, said: 'W = mg' },
        { finds: 'm', from: ['W', 'g'], by: ({ W = 0, g = 1 }) => W / g, said: 'm = W ÷ g' },
      ],
      relation: ({ W = 0, m = 0, g = 1 }) => W / g - m,
      words: `${BODY} earth weight surface take on`,
    }),
    readFormula({
      id: 'gravitation',
      cue: /gravitation/,
      refuses: 'field|potential|doubled|halved|times|satellite|escape|planet|moon|height',
      quantities: {
        G: {
          given: [
            ['\\(?(?:take |use )?g ?= ?# ?(?:n ?m\\^\\(?2\\)? ?/? ?kg\\^\\(?-?2\\)?|n ?m2/kg2)?\\)?', 1],
          ],
          unit: 'N m²/kg²',
          symbol: 'G',
        },
        m: {
          given: [
            ['(?:masses? )?(?:of )?# kg and', 1],
            ['(?:masses? )?(?:of )?# kg', 1],
          ],
          unit: 'kg',
          symbol: 'm₁',
        },
        M: { given: [['# kg', 1]], unit: 'kg', symbol: 'm₂' },
        r: {
          given: METRE.map(
            ([p, f]) =>
              [
                `(?:separated by |distance |at )?(?:a )?(?:distance )?(?:of )?${p}(?: apart| away)?`,
                f,
              ] as const,
          ),
          unit: 'm',
          symbol: 'r',
        },
        F: {
          given: [],
          asked: '(?:the )?(?:gravitational )?force(?: of (?:attraction|gravitation))?(?: between them)?',
          unit: 'N',
          symbol: 'F',
        },
      },
      assumed: { G: 6.67e-11 },
      ways: [
        {
          finds: 'F',
          from: ['G', 'm', 'M', 'r'],
          by: ({ G = 0, m = 0, M = 0, r = 1 }) => (G * m * M) / (r * r),
          said: 'F = Gm₁m₂ ÷ r²',
        },
      ],
      relation: ({ F = 0, G = 0, m = 0, M = 0, r = 0 }) => F * r * r - G * m * M,
      words: `${BODY} 2 bodies masses spheres objects apart placed separated gravitational force attraction between them kept distance`,
    }),
    readFormula({
      id: 'pendulum',
      cue: /pendulum|spring|period|oscillat|frequency/,
      refuses:
        'doubled|moon|lift|times|amplitude|series|parallel|wave|wavelength|potential|compressed|energy|half[- ]life|satellite|light|photon|coil|inductor|orbit|changed',
      quantities: {
        g: {
          given: [['\\(?(?:take |use |taking |given )?\\(?g ?= ?# ?(?:m/s\\^2)?\\)?', 1]],
          unit: 'm/s²',
          symbol: 'g',
        },
        k: {
          given: [
            ['(?:spring|force) constant(?: of| is| =|k)*(?: the spring)? ?# (?:n/m|n m\\^\\(?-1\\)?)', 1],
            ['# n/m', 1],
          ],
          unit: 'N/m',
          symbol: 'k',
        },
        m: {
          given: MASS.map(([p, f]) => [`(?:mass )?(?:of )?${p}(?: mass)?`, f] as const),
          unit: 'kg',
          symbol: 'm',
        },
        l: {
          given: METRE.map(([p, f]) => [`(?:length )?(?:of |is )*${p}(?: long| length)?`, f] as const),
          unit: 'm',
          symbol: 'l',
        },
        f: {
          given: [['(?:frequency)?(?: of| is| =)* ?# hz', 1]],
          asked: '(?:the |its )*frequency(?: of oscillation| of vibration)?',
          unit: 'Hz',
          symbol: 'f',
        },
        T: {
          given: [
            ['(?:time )?period(?: of| is| =)*(?:[a-z ]{0,20})? ?# s', 1],
            ['# s', 1],
          ],
          asked: '(?:the |its )*(?:time )?period(?: of (?:oscillation|vibration|the pendulum))?',
          unit: 's',
          symbol: 'T',
        },
      },
      assumed: { g: 9.8 },
      ways: [
        {
          finds: 'T',
          from: ['l', 'g'],
          by: ({ l = 0, g = 1 }) => 2 * Math.PI * Math.sqrt(l / g),
          said: 'T = 2π√(l ÷ g)',
        },
        {
          finds: 'T',
          from: ['m', 'k'],
          by: ({ m = 0, k = 1 }) => 2 * Math.PI * Math.sqrt(m / k),
          said: 'T = 2π√(m ÷ k)',
        },
        { finds: 'T', from: ['f'], by: ({ f = 1 }) => 1 / f, said: 'T = 1 ÷ f' },
        { finds: 'f', from: ['T'], by: ({ T = 1 }) => 1 / T, said: 'f = 1 ÷ T' },
        {
          finds: 'f',
          from: ['m', 'k'],
          by: ({ m = 1, k = 0 }) => Math.sqrt(k / m) / (2 * Math.PI),
          said: 'f = √(k ÷ m) ÷ 2π',
        },
      ],
      relation: ({ T, f, l, m, k, g = 1 }) => {
        const period = T ?? (f === undefined ? Number.NaN : 1 / f)
        if (l !== undefined) return (period / (2 * Math.PI)) ** 2 * g - l
        if (m !== undefined && k !== undefined) return (period / (2 * Math.PI)) ** 2 * k - m
        return T !== undefined && f !== undefined ? T * f - 1 : 1
      },
      words: `${BODY} simple pendulum length attached spring suspended hung wave time period frequency oscillation whose performs oscillates constant`,
    }),
    readFormula({
      id: 'waves',
      cue: /wavelength|wave|sound/,
      refuses:
        'string|tension|doppler|beats?|photon|electron|broglie|energy|work function|metal|slit|echo|tube|pipe|harmonic|refract|medium|glass|water and|threshold|fringe|interference',
      quantities: {
        f: {
          given: [
            ['(?:frequency)?(?: of| is| =)* ?# khz', 1000],
            ['(?:frequency)?(?: of| is| =)* ?# mhz', 1e6],
            ['(?:frequency)?(?: of| is| =)* ?# hz', 1],
          ],
          asked: '(?:the |its )*frequency',
          unit: 'Hz',
          symbol: 'f',
        },
        v: {
          given: [['(?:velocity|speed)?(?: of| is| =| sound| in air)* ?# m/s', 1]],
          asked: '(?:the |its )*(?:velocity|speed)(?: of the (?:wave|sound))?',
          unit: 'm/s',
          symbol: 'v',
        },
        L: {
          given: METRE.map(([p, f]) => [`(?:wavelength)?(?: of| is| =)* ?${p}`, f] as const),
          asked: '(?:the |its )*wavelength',
          unit: 'm',
          symbol: 'λ',
        },
      },
      ways: [
        { finds: 'v', from: ['f', 'L'], by: ({ f = 0, L = 0 }) => f * L, said: 'v = fλ' },
        { finds: 'f', from: ['v', 'L'], by: ({ v = 0, L = 1 }) => v / L, said: 'f = v ÷ λ' },
        { finds: 'L', from: ['v', 'f'], by: ({ v = 0, f = 1 }) => v / f, said: 'λ = v ÷ f' },
      ],
      relation: ({ f = 0, v = 0, L = 0 }) => v - f * L,
      words: `${BODY} wave waves sound frequency wavelength velocity speed travelling air medium if`,
    }),
    readFormula({
      id: 'lens',
      cue: /lens/,
      refuses:
        'combination|contact|power|magnification|dioptre|screen|real image|virtual|2 lenses|refractive|curvature|size|tall|high',
      implied: [
        ['(?:convex|converging) lens', 'sign', 1],
        ['(?:concave|diverging) lens', 'sign', -1],
      ],
      quantities: {
        sign: { given: [], unit: '', symbol: 'sign' },
        f: {
          given: [
            ['focal length(?: is| of| =|:)*(?: the lens)? ?# cm', 1],
            ['# cm focal length', 1],
          ],
          unit: 'cm',
          symbol: 'f',
        },
        u: {
          given: [
            [
              '(?:object|candle|placed|kept|distance|at)(?: is| placed| kept| at| a| distance| of| an)* ?# cm(?: (?:from|in front of|away from)[a-z ]{0,25})?',
              1,
            ],
          ],
          unit: 'cm',
          symbol: 'u',
        },
        v: {
          given: [],
          asked:
            '(?:the )?(?:position|distance|location)(?: of (?:the )?image)?|image distance|where (?:is|will)(?: the)? image[a-z ]{0,20}',
          unit: 'cm',
          symbol: 'v',
        },
      },
      ways: [
        {
          finds: 'v',
          from: ['sign', 'f', 'u'],
          by: ({ sign = 1, f = 1, u = 1 }) => 1 / (1 / (sign * f) - 1 / u),
          said: '1/v − 1/u = 1/f with u = −distance; a positive v is on the other side',
        },
      ],
      relation: ({ sign = 1, f = 1, u = 1, v = 1 }) => (v * u) / (u + v) - sign * f,
      words: `${BODY} object placed kept front image lens focal length formed distance from candle find cm thin`,
    }),
    readFormula({
      id: 'mirror',
      cue: /mirror/,
      refuses:
        'plane|magnification|real image|virtual|size|tall|high|curvature|2 mirrors|shaving|clock|water',
      implied: [
        ['concave mirror', 'sign', 1],
        ['convex mirror', 'sign', -1],
      ],
      quantities: {
        sign: { given: [], unit: '', symbol: 'sign' },
        f: {
          given: [
            ['(?:focal length|f)(?: is| of| ?=|:)*(?: the mirror)? ?# cm', 1],
            ['# cm focal length', 1],
          ],
          unit: 'cm',
          symbol: 'f',
        },
        u: {
          given: [
            [
              '(?:object|candle|placed|kept|distance|at)(?: is| placed| kept| at| a| distance| of| an)* ?# cm(?: (?:from|in front of|away from)[a-z ]{0,25})?',
              1,
            ],
          ],
          unit: 'cm',
          symbol: 'u',
        },
        v: {
          given: [],
          asked:
            '(?:the )?(?:position|distance|location)(?: of (?:the )?image)?|image distance|where (?:is|will)(?: the)? image[a-z ]{0,20}',
          unit: 'cm',
          symbol: 'v',
        },
      },
      ways: [
        {
          finds: 'v',
          from: ['sign', 'f', 'u'],
          by: ({ sign = 1, f = 1, u = 1 }) => 1 / (1 / u - 1 / (sign * f)),
          said: '1/v + 1/u = 1/f with distances in front negative; a negative v is in front of the mirror',
        },
      ],
      relation: ({ sign = 1, f = 1, u = 1, v = 1 }) => 1 / v - 1 / u + 1 / (sign * f),
      words: `${BODY} object placed kept front image mirror focal length formed distance from candle find cm spherical`,
    }),
    readFormula({
      id: 'lens-power',
      cue: /power/,
      refuses:
        'concave(?! lens)|diverging(?! lens)|combination|contact|2 lenses|# v|# a|# w|# j|magnification',
      implied: [
        ['(?:convex|converging) lens', 'sign', 1],
        ['(?:concave|diverging) lens', 'sign', -1],
      ],
      quantities: {
        sign: { given: [], unit: '', symbol: 'sign' },
        f: {
          given: [
            ['(?:focal length)?(?: is| of| =|:)* ?-# cm', -0.01],
            ['(?:focal length)?(?: is| of| =|:)* ?-# m', -1],
            ['(?:focal length)?(?: is| of| =|:)* ?# cm', 0.01],
            ['(?:focal length)?(?: is| of| =|:)* ?# m', 1],
          ],
          unit: 'm',
          symbol: 'f',
        },
        P: {
          given: [],
          asked: '(?:the |its )*power(?: of (?:the |a )?(?:convex|concave)? ?lens)?',
          unit: 'D',
          symbol: 'P',
        },
      },
      // A lens that is not named has the sign of its focal length.
      assumed: { sign: 0 },
      ways: [
        {
          finds: 'P',
          from: ['sign', 'f'],
          by: ({ sign = 0, f = 1 }) => (sign > 0 && f < 0 ? Number.NaN : sign < 0 ? -1 / Math.abs(f) : 1 / f),
          said: 'P = 1 ÷ f, with f in metres',
        },
      ],
      relation: ({ f = 1, P = 0 }) => Math.abs(P * f) - 1,
      words: 'lens focal length whose power convex concave',
    }),
    readFormula({
      id: 'refraction',
      cue: /refract/,
      refuses: 'critical|prism|angle|lens|depth|wavelength|thickness|relative|with respect',
      quantities: {
        c: {
          given: [
            ['(?:speed|velocity) of light in (?:vacuum|air|free space)(?: is| =)? # ?(?:m/s)', 1],
            ['c ?= ?# ?(?:m/s)', 1],
          ],
          unit: 'm/s',
          symbol: 'c',
        },
        v: {
          given: [
            ['(?:speed|velocity) of light in[a-z ]{0,25}(?: is| =)? # m/s', 1],
            ['# m/s', 1],
          ],
          asked:
            '(?:the )?(?:speed|velocity) of light in (?:the )?(?:glass|water|medium|diamond|it|benzene|it)',
          unit: 'm/s',
          symbol: 'v',
        },
        n: {
          given: [['refractive index(?: of[a-z ]{0,20})?(?: is| =)? #', 1]],
          asked: '(?:the |its )*refractive index(?: of[a-z ]{0,20})?',
          unit: '',
          symbol: 'n',
        },
      },
      assumed: { c: 3e8 },
      ways: [
        { finds: 'n', from: ['c', 'v'], by: ({ c = 0, v = 1 }) => c / v, said: 'n = c ÷ v' },
        { finds: 'v', from: ['c', 'n'], by: ({ c = 0, n = 1 }) => c / n, said: 'v = c ÷ n' },
      ],
      relation: ({ c = 1, v = 0, n = 0 }) => (n * v) / c - 1,
      words: 'speed light medium glass water diamond vacuum index refractive transparent benzene air',
    }),
    readFormula({
      id: 'ohm',
      cue: /current|voltage|resist|potential difference|ohm/,
      refuses:
        'series|parallel|power|heat|energy|# h|# min|# s|charge|internal|emf|ammeter|voltmeter|shunt|galvanometer|wire of length|# m(?!/)|resistivity|lamp|bulb|magnetic|length|stretched|coil|each|transformer|inductance',
      quantities: {
        V: {
          given: [
            [
              '(?:voltage|potential difference|p\\.?d\\.?|battery)?(?: of| is| =)* ?# v(?: battery| supply)?',
              1,
            ],
          ],
          asked: '(?:the )?(?:voltage|potential difference|p\\.?d\\.?)(?: across[a-z ]{0,20})?',
          unit: 'V',
          symbol: 'V',
        },
        I: {
          given: [
            ['(?:current)?(?: of| is| =)* ?# ma', 0.001],
            ['(?:current)?(?: of| is| =)* ?# a', 1],
          ],
          asked: '(?:the |what )*current(?: (?:through|flowing|in|drawn)[a-z ]{0,20})?',
          unit: 'A',
          symbol: 'I',
        },
        R: {
          given: [['(?:resistance|resistor)?(?: of| is| =)* ?# ohm(?: resistor| resistance)?', 1]],
          asked: '(?:the |its )*resistance(?: of[a-z ]{0,20})?',
          unit: 'Ω',
          symbol: 'R',
        },
      },
      ways: [
        { finds: 'I', from: ['V', 'R'], by: ({ V = 0, R = 1 }) => V / R, said: 'I = V ÷ R' },
        { finds: 'V', from: ['I', 'R'], by: ({ I = 0, R = 0 }) => I * R, said: 'V = IR' },
        { finds: 'R', from: ['V', 'I'], by: ({ V = 0, I = 1 }) => V / I, said: 'R = V ÷ I' },
      ],
      relation: ({ V = 0, I = 0, R = 0 }) => V - I * R,
      words: `${BODY} wire conductor resistor connected across battery current flows flowing potential difference resistance voltage supply when through circuit applied cell`,
    }),
    readFormula({
      id: 'electric-power',
      cue: /power|bulb|heater|watt|lamp/,
      refuses:
        'series|parallel|energy|# h|# day|month|unit|cost|bill|operated|when operated|lens|# j|# m(?!/)|fuse|transformer|each|kwh|another|# kg',
      quantities: {
        V: {
          given: [
            ['(?:voltage|potential difference)?(?: of| is| =|at)* ?# v(?: supply| mains| battery)?', 1],
          ],
          asked: '(?:the )?(?:voltage|potential difference)',
          unit: 'V',
          symbol: 'V',
        },
        I: {
          given: [['(?:current)?(?: of| is| =)* ?# a', 1]],
          asked: '(?:the |what )*current(?: (?:through|flowing|in|drawn)[a-z ]{0,20})?',
          unit: 'A',
          symbol: 'I',
        },
        R: {
          given: [['(?:resistance)?(?: of| is| =)* ?# ohm(?: resistor)?', 1]],
          asked: '(?:the |its )*resistance(?: of[a-z ]{0,20})?',
          unit: 'Ω',
          symbol: 'R',
        },
        P: {
          given: [
            ['# kw', 1000],
            ['# w', 1],
          ],
          asked: '(?:the |its )*(?:electric )?power(?: consumed| dissipated| of[a-z ]{0,20})?',
          unit: 'W',
          symbol: 'P',
        },
      },
      ways: [
        { finds: 'P', from: ['V', 'I'], by: ({ V = 0, I = 0 }) => V * I, said: 'P = VI' },
        { finds: 'P', from: ['V', 'R'], by: ({ V = 0, R = 1 }) => (V * V) / R, said: 'P = V² ÷ R' },
        { finds: 'P', from: ['I', 'R'], by: ({ I = 0, R = 0 }) => I * I * R, said: 'P = I²R' },
        { finds: 'I', from: ['V', 'P'], by: ({ V = 1, P = 0 }) => P / V, said: 'I = P ÷ V' },
        { finds: 'R', from: ['V', 'P'], by: ({ V = 0, P = 1 }) => (V * V) / P, said: 'R = V² ÷ P' },
        { finds: 'V', from: ['I', 'P'], by: ({ I = 1, P = 0 }) => P / I, said: 'V = P ÷ I' },
      ],
      relation: ({ V, I, R, P = 0 }) =>
        V !== undefined && I !== undefined
          ? P - V * I
          : V !== undefined && R !== undefined
            ? P * R - V * V
            : I !== undefined && R !== undefined
              ? P - I * I * R
              : 1,
      words: `${BODY} bulb lamp heater connected resistor current voltage mains supply electric draws drawing carries carrying device across filament flows operates working appliance power rated rating marked`,
    }),
    {
      id: 'series-parallel',
      cue: /(?:series|parallel)/,
      read(r) {
        const capacitor = r.has('capacitors?|capacitances?|uf')
        const unit = capacitor ? 'uf' : 'ohm'
        const series = r.drop('(?:connected |joined )?(?:in )?series')
        const parallel = r.drop('(?:connected |joined )?(?:in )?parallel')
        if (
          series === parallel ||
          r.has('current|# v|power|internal|combination of|and this|each connected to|battery')
        )
          return null
        const equal = r.has('each')
          ? r.take(
              `# (?:resistors|resistances|capacitors)(?: of| each of| having)?(?: resistance| capacitance)? # ${unit}(?: each)?`,
            )
          : null
        const values =
          equal?.[0] && equal[1]
            ? r.has('each')
              ? Array.from({ length: Math.min(50, Number(equal[0])) }, () => equal[1]?.valueOf() ?? 0)
              : []
            : [
                ...(r.take(`# ?(?:${unit})?,? ?# ?(?:${unit})? and # ${unit}`) ??
                  r.take(`# ?(?:${unit})?, ?# ?(?:${unit})?, ?# ${unit}`) ??
                  r.take(`# ?(?:${unit})? and # ${unit}`) ??
                  r.take(`# ${unit}, # ${unit}, # ${unit}`) ??
                  []),
              ].map((value) => value.valueOf())
        if (values.length < 2 || values.some((value) => value <= 0)) return null
        if (
          !r.drop(
            '(?:the )?(?:equivalent|total|effective|net|resultant|combined) (?:resistance|capacitance)(?: of the combination)?|resistance of the combination|(?:find |what is )?(?:the )?(?:resistance|capacitance) (?:of|when|if)',
          )
        )
          return null
        r.drop(
          'resistors?|resistances?|capacitors?|capacitances?|2|3|connected|when|each|of|ohms|joined|values|having',
        )
        if (!r.done('are')) return null
        const adds = series !== capacitor
        const sum = values.reduce((all, one) => all + one, 0)
        const inverse = 1 / values.reduce((all, one) => all + 1 / one, 0)
        const value = adds ? sum : inverse
        let step = values[0] ?? 0
        for (const next of values.slice(1)) step = adds ? step + next : (step * next) / (step + next)
        return found({
          value: Number(value.toPrecision(12)),
          unit: capacitor ? 'μF' : 'Ω',
          steps: [
            ['Rule', adds ? 'the values add' : 'the reciprocals add'],
            ['Add', adds ? `${values.join(' + ')}` : `1 ÷ (${values.map((one) => `1/${one}`).join(' + ')})`],
          ],
          check: Math.abs(step - value) < 1e-9 * Math.max(1, value),
        })
      },
    },
    readFormula({
      id: 'coulomb',
      cue: /charge/,
      refuses:
        'field|potential|doubled|halved|times|medium|dielectric|capacitor|current|neutral|coulombs flow|dipole',
      quantities: {
        K: {
          given: [['\\(?k ?= ?# ?(?:n ?m\\^\\(?2\\)? ?/? ?c\\^\\(?-?2\\)?)?\\)?', 1]],
          unit: 'N m²/C²',
          symbol: 'k',
        },
        q: {
          given: [
            ['# uc', 1e-6],
            ['# nc', 1e-9],
            ['# c', 1],
          ],
          unit: 'C',
          symbol: 'q₁',
        },
        Q: {
          given: [
            ['# uc', 1e-6],
            ['# nc', 1e-9],
            ['# c', 1],
          ],
          unit: 'C',
          symbol: 'q₂',
        },
        r: {
          given: METRE.map(
            ([p, f]) =>
              [
                `(?:separated by |distance |at )?(?:a )?(?:distance )?(?:of )?${p}(?: apart| away)?`,
                f,
              ] as const,
          ),
          unit: 'm',
          symbol: 'r',
        },
        F: {
          given: [],
          asked:
            '(?:the )?(?:electrostatic |electric |coulomb )?force(?: of (?:attraction|repulsion))?(?: between them| between the charges)?',
          unit: 'N',
          symbol: 'F',
        },
      },
      assumed: { K: 9e9 },
      ways: [
        {
          finds: 'F',
          from: ['K', 'q', 'Q', 'r'],
          by: ({ K = 0, q = 0, Q = 0, r = 1 }) => (K * q * Q) / (r * r),
          said: 'F = kq₁q₂ ÷ r²',
        },
      ],
      relation: ({ F = 0, K = 0, q = 0, Q = 0, r = 0 }) => F * r * r - K * q * Q,
      words: `${BODY} 2 point charges charge placed separated apart kept vacuum air between them distance + force electrostatic`,
    }),
    readFormula({
      id: 'capacitor',
      cue: /capacit/,
      refuses:
        'series|parallel|dielectric|plate|plates|area|# m(?!/)|# cm|# mm|combination|another|connected to another',
      quantities: {
        C: {
          given: [
            ['(?:capacitance|capacitor)?(?: of| is| =)* ?# uf(?: capacitor)?', 1e-6],
            ['# pf', 1e-12],
            ['# f', 1],
          ],
          asked: '(?:the |its )*capacitance',
          unit: 'F',
          symbol: 'C',
        },
        V: {
          given: [
            [
              '(?:charged )?(?:to |by |across )?(?:a )?(?:potential difference|potential|voltage)?(?: of| is)* ?# v(?: battery| supply)?',
              1,
            ],
          ],
          asked: '(?:the )?(?:voltage|potential difference)',
          unit: 'V',
          symbol: 'V',
        },
        Q: {
          given: [
            ['(?:charge )?(?:of |is )*# uc', 1e-6],
            ['(?:charge )?(?:of |is )*# c', 1],
          ],
          asked: '(?:the )?charge(?: (?:stored|on it|on the capacitor|on each plate))?',
          unit: 'C',
          symbol: 'Q',
        },
        E: {
          given: [],
          asked: '(?:the )?energy(?: stored)?(?: in (?:it|the capacitor))?',
          unit: 'J',
          symbol: 'E',
        },
      },
      ways: [
        { finds: 'Q', from: ['C', 'V'], by: ({ C = 0, V = 0 }) => C * V, said: 'Q = CV' },
        { finds: 'E', from: ['C', 'V'], by: ({ C = 0, V = 0 }) => 0.5 * C * V * V, said: 'E = ½CV²' },
        { finds: 'V', from: ['C', 'Q'], by: ({ C = 1, Q = 0 }) => Q / C, said: 'V = Q ÷ C' },
        { finds: 'C', from: ['Q', 'V'], by: ({ Q = 0, V = 1 }) => Q / V, said: 'C = Q ÷ V' },
      ],
      relation: ({ C = 0, V = 0, Q, E }) => (E !== undefined ? (2 * E) / (V * V) - C : (Q ?? 0) / V - C),
      words: `${BODY} capacitor charged battery connected stored potential difference voltage supply charge to`,
    }),
    ...HALF_LIVES.map(({ id, unit, sizes }) =>
      readFormula({
        id,
        cue: /half[- ]li(?:fe|ves)/,
        refuses: 'order|reaction|rate constant|mean life|average life|activity|decay constant',
        quantities: {
          H: {
            given: sizes.map(([name, size]) => [
              `half[- ]life(?: period)?(?: of[a-z ]{0,30})?(?: is| =| of)* ?# ${name}(?![a-z])`,
              size,
            ]),
            unit,
            symbol: 'T½',
          },
          t: {
            given: sizes.map(([name, size]) => [`(?:after|in) # ${name}(?![a-z])`, size]),
            unit,
            symbol: 't',
          },
          n: { given: [['(?:after )?# half[- ]lives', 1]], unit: '', symbol: 'n' },
          N: {
            given: [
              ['(?:initial (?:mass|amount)(?: is| =)?|starting with|out of|sample of|of)? ?# (?:g|mg|kg)', 1],
            ],
            unit: '',
            symbol: 'N₀',
          },
          L: {
            given: [],
            asked:
              '(?:how much|what (?:amount|mass|quantity)|amount|mass|quantity)[a-z ¦]{0,40}(?:left|remains?|remain undecayed|undecayed|remaining|be left)(?: behind)?',
            unit: 'g',
            symbol: 'N',
          },
          F: {
            given: [],
            asked:
              '(?:what |the )*fraction[a-z ]{0,40}(?:left|remains?|remaining|undecayed|be left)(?: behind)?',
            unit: '',
            symbol: 'N/N₀',
          },
        },
        ways: [
          {
            finds: 'L',
            from: ['H', 't', 'N'],
            by: ({ H = 1, t = 0, N = 0 }) => N * 0.5 ** (t / H),
            said: 'N = N₀ × (½)^(t ÷ T)',
          },
          { finds: 'L', from: ['n', 'N'], by: ({ n = 0, N = 0 }) => N * 0.5 ** n, said: 'N = N₀ × (½)^n' },
          { finds: 'F', from: ['H', 't'], by: ({ H = 1, t = 0 }) => 0.5 ** (t / H), said: '(½)^(t ÷ T)' },
          { finds: 'F', from: ['n'], by: ({ n = 0 }) => 0.5 ** n, said: '(½)^n' },
        ],
        relation: ({ H, t, n, N = 1, L, F }) =>
          Math.log2(N / (L ?? (F ?? 1) * N)) - (n ?? (t ?? 0) / (H ?? 1)),
        words:
          'radioactive substance element sample material isotope it its original will be remain left after initial g amount of decay decays',
      }),
    ),
    readFormula({
      id: 'photoelectric',
      cue: /work function|photoelect|photon/,
      refuses: 'stopping|threshold wavelength|# nm|doubled|intensity|wavelength|momentum|velocity|frequency',
      quantities: {
        W: {
          given: [['work function(?: of[a-z ]{0,25})?(?: is| =| of)* ?# ev', 1]],
          asked: '(?:the )?work function',
          unit: 'eV',
          symbol: 'φ',
        },
        E: {
          given: [
            ['(?:photons?|light|radiation|energy)(?: of| having| with| is| energy)* ?# ev', 1],
            ['# ev (?:photons?|energy)', 1],
          ],
          unit: 'eV',
          symbol: 'E',
        },
        K: {
          given: [],
          asked:
            '(?:the )?(?:maximum )?(?:kinetic energy|k\\.?e\\.?)(?: of (?:the )?(?:emitted |ejected |photo)?electrons?)?',
          unit: 'eV',
          symbol: 'K',
        },
      },
      ways: [
        {
          finds: 'K',
          from: ['W', 'E'],
          by: ({ W = 0, E = 0 }) => (E > W ? E - W : Number.NaN),
          said: 'K = E − φ',
        },
      ],
      relation: ({ W = 0, E = 0, K = 0 }) => K + W - E,
      words:
        'metal surface falls fall incident photon photons energy electrons photoelectrons emitted maximum light radiation on strikes ejected',
    }),
  ],
}
