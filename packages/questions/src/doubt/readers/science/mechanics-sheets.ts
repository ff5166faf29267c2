import type { ReaderGroup } from '../toolkit/found.ts'
import { readSheet } from '../toolkit/sheet.ts'
import { law, product, sum } from '../toolkit/story.ts'
import { GRAVITY } from './gravity.ts'

const rad = (degrees: number): number => (degrees * Math.PI) / 180
const TWISTS =
  'doubled|halved|tripled|twice|thrice|half|double|ratio|then|again|another|other|more|less|next|not|except|increases?|decreases?|changes?|difference'

/** cos of an angle and back; the second way goes through the sine of the other angle. */
const cosine = [
  law(
    'Cosine of the angle',
    'cos',
    ['A'],
    (A) => Number(Math.cos(rad(A)).toFixed(12)),
    (A) => Number(Math.sin(rad(90 - A)).toFixed(12)),
  ),
  law(
    'Angle from its cosine',
    'A',
    ['cos'],
    (cos) => (Math.acos(cos) * 180) / Math.PI,
    (cos) => (Math.atan2(Math.sqrt(1 - cos * cos), cos) * 180) / Math.PI,
  ),
]

export const mechanicsSheets: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Laws of Motion', 'Work, Energy & Power'],
  readers: [
    // "find work done when a 20 N force moves a box 5 m and the angle between force and displacement is 60 degree"
    readSheet({
      id: 'work-at-an-angle',
      cue: /work/,
      concepts: ['Work, Energy & Power'],
      refuses: `${TWISTS}|friction|incline\\w*|vertical\\w*|height|charge|field|gravity|lift\\w*|power|kw|gas|pressure|torque|couple`,
      quantities: {
        W: { kind: 'energy', label: 'work', names: 'work(?: done| is done| will be done)*', isSigned: true },
        F: { kind: 'force', label: 'force', names: '(?:constant )?force', symbol: 'f', isTold: true },
        s: {
          kind: 'length',
          label: 'displacement',
          names: 'displacement|distance',
          symbol: 's',
          isTold: true,
        },
        A: { kind: 'angle', label: 'angle', names: 'angle' },
        cos: { kind: 'plain', label: 'cos θ', names: '¬', isTold: true, isSigned: true },
      },
      implied: [
        [
          '(?:in|along|same)(?: the)?(?: same)? direction (?:of|as)(?: the| its)? (?:applied )?(?:force|displacement|motion)',
          'A',
          0,
        ],
        ['perpendicular to (?:the )?(?:displacement|direction of (?:motion|displacement)|force)', 'A', 90],
      ],
      relations: [...cosine, product('W = F s cos θ', 'W', { F: 1, s: 1, cos: 1 })],
      words:
        'box block cart trolley crate stone suitcase moves move moved moving pulls pulled pull pushes pushed push drags dragged displaces displaced displacing horizontal floor surface ground between force displacement direction horizontally making makes inclined rope string angle through',
    }),
    // "how much energy is stored in a spring of force constant 200 N/m when it is stretched by 10 cm"
    readSheet({
      id: 'spring-energy',
      cue: /spring/,
      concepts: ['Work, Energy & Power'],
      refuses: `${TWISTS}|mass|kg|period|oscillat\\w*|frequency|series|parallel|from|cut|further|to # (?:cm|m)|between|hung|suspended`,
      quantities: {
        k: {
          kind: 'stiffness',
          label: 'spring constant',
          names: '(?:spring|force) constant|constant|stiffness',
          symbol: 'k',
        },
        F: { kind: 'force', label: 'force', names: '(?:restoring )?force(?! constant)', symbol: 'f' },
        x: {
          kind: 'length',
          label: 'extension',
          names: 'extension|compression|elongation|stretch|displacement',
          symbol: 'x',
          unit: 'm',
        },
        E: {
          kind: 'energy',
          label: 'energy',
          names:
            '(?:elastic )?(?:potential )?energy(?: stored)?|work(?: done| required| needed| must be done)*(?: in stretching it| in compressing it)?|p\\.?e\\.?',
          symbol: 'u',
        },
      },
      relations: [product('F = kx', 'F', { k: 1, x: 1 }), product('U = ½kx²', 'E', { k: 1, x: 2 }, 0.5)],
      words:
        'spring stretched stretch compressed compress extended elongated by elastic potential stored energy in it stretching compressing amount natural length light ideal from its normal length',
    }),
    // "A car takes a turn of radius 50 m at 36 km/h. What minimum coefficient of friction keeps it from skidding?"
    readSheet({
      id: 'level-turn',
      cue: /turn|curve|bend|circular (?:road|track|path)|skid|level road/,
      concepts: ['Laws of Motion'],
      refuses: `${TWISTS}|bank\\w*|string|vertical|satellite|acceleration(?! due)|centripetal|incline\\w*|kg|# g(?! ?=)|period|revolution`,
      quantities: {
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true },
        r: { kind: 'length', label: 'radius', names: 'radius(?: of curvature)?', symbol: 'r' },
        v: {
          kind: 'speed',
          label: 'speed',
          names:
            '(?:maximum |safe |max |greatest |permissible |limiting )*(?:speed|velocity)(?: limit| allowed| permitted)*',
          symbol: 'v',
        },
        k: {
          kind: 'plain',
          label: 'coefficient of friction',
          names: '(?:minimum |least )?coefficient of (?:static |limiting )?friction',
          symbol: 'μ',
        },
      },
      facts: [[GRAVITY, 'g']],
      assumed: { g: 9.8 },
      relations: [product('v²', 'vv', { v: 2 }), product('v² = μrg', 'vv', { k: 1, r: 1, g: 1 })],
      words:
        'car bus cyclist cycle vehicle motorcyclist motorcycle scooter truck takes turn turns turning curve curved bend round rounding flat level unbanked road track path circular tyres tires between keeps keep skidding skid slipping slip from does not without safely safe maximum minimum negotiate negotiates prevent just so that sharp on the friction can move moving at',
    }),
    // "A curve of radius 100 m is banked for 72 km/h. Find the angle of banking."
    readSheet({
      id: 'banked-turn',
      cue: /bank/,
      concepts: ['Laws of Motion'],
      refuses: `${TWISTS}|(?<!without )(?<!neglecting )friction(?!less)|wing|aircraft|river|interest|rate|loan|account|height|raised`,
      quantities: {
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true },
        r: { kind: 'length', label: 'radius', names: 'radius(?: of curvature)?', symbol: 'r' },
        v: {
          kind: 'speed',
          label: 'speed',
          names: '(?:safe |optimum |design )*(?:speed|velocity)',
          symbol: 'v',
        },
        A: { kind: 'angle', label: 'angle', names: 'angle(?: of banking)?|banking angle', symbol: 'θ' },
      },
      facts: [[GRAVITY, 'g']],
      assumed: { g: 9.8 },
      implied: [['(?:and |with )?(?:without friction|neglecting friction|frictionless|smooth)', 'smooth', 1]],
      idle: ['smooth'],
      relations: [
        product('v²', 'vv', { v: 2 }),
        law(
          'tan θ = v² ÷ rg',
          'A',
          ['vv', 'r', 'g'],
          (vv, r, g) => (Math.atan(vv / (r * g)) * 180) / Math.PI,
          (vv, r, g) => (Math.atan2(vv, r * g) * 180) / Math.PI,
        ),
        law(
          'v² = rg tan θ',
          'vv',
          ['A', 'r', 'g'],
          (A, r, g) => r * g * Math.tan(rad(A)),
          (A, r, g) => (r * g * Math.sin(rad(A))) / Math.cos(rad(A)),
        ),
      ],
      words:
        'curve curved road track railway circular turn turns takes banked banking car cars vehicle vehicles train cyclist moving for at of smooth with',
    }),
    // "A flywheel rotating at 300 rpm is brought to rest in 10 s. Calculate the angular deceleration."
    readSheet({
      id: 'rotation-with-constant-acceleration',
      cue: /rpm|rad|rev|angular|flywheel/,
      concepts: ['Rotational Motion'],
      refuses: `${TWISTS}|electron|satellite|earth|linear|tangential|centripetal|circle|rolls|pulley|shm|amplitude|string|power|emf|field|generator`,
      implied: [
        ['(?:comes?|brought|brings?|is brought)(?: it)? to rest|stops?|stopped', 'w', 0],
        ['(?:starts?|starting|started)?(?: from| at) rest|initially at rest', 'o', 0],
      ],
      quantities: {
        o: {
          kind: 'spin',
          label: 'initial angular velocity',
          names: 'initial angular (?:velocity|speed)',
          isNamed: true,
          isTold: true,
        },
        w: {
          kind: 'spin',
          label: 'final angular velocity',
          names: '(?:final )?angular (?:velocity|speed)',
          isNamed: true,
        },
        r: {
          kind: 'spinRate',
          label: 'angular deceleration',
          names: 'angular (?:deceleration|retardation)',
          isNamed: true,
          isSigned: true,
        },
        a: {
          kind: 'spinRate',
          label: 'angular acceleration',
          names: 'angular acceleration',
          isSigned: true,
        },
        t: { kind: 'time', label: 'time', names: 'time(?: taken)?', symbol: 't' },
        I: { kind: 'inertia', label: 'moment of inertia', names: 'moment of inertia', symbol: 'i' },
        T: {
          kind: 'torque',
          label: 'torque',
          names: '(?:constant |retarding |average )*torque(?: required| needed| applied| acting)*',
          symbol: 'τ',
          isSigned: true,
          isMagnitude: true,
        },
        N: {
          kind: 'plain',
          label: 'angle in rad',
          names: 'angular displacement|angle(?: turned)?(?: in radians?)?',
          unit: 'rad',
          isSigned: true,
        },
        n: {
          kind: 'plain',
          label: 'revolutions',
          names: '(?:number of )?(?:revolutions|rotations)(?: made| completed| does it make)*',
        },
      },
      facts: [
        [
          '(?:changes |increases |decreases |reduces )?(?:angular )?(?:velocity |speed )?from @spin to @spin',
          'o',
          'w',
        ],
        ['from # to @spin', 'o', 'w'],
        [
          '(?:attains?|acquires?|reach(?:es)?|gains?|accelerates? to)(?: a| an| the| its| speed| angular| velocity| of| final)* @spin',
          'w',
        ],
        [
          '(?:is )?(?:rotating|spinning|revolving|running|rotates|turning)(?: at| with| a| an| the| its| initial| uniform| angular| rate| speed| velocity| of)* @spin',
          'o',
        ],
        ['(?:initial )?(?:angular )?(?:velocity|speed) (?:of |is )?@spin', 'o'],
      ],
      relations: [
        sum('Change of angular velocity', 'change', { w: 1, o: -1 }),
        product('ω − ω₀ = αt', 'change', { a: 1, t: 1 }),
        sum('A deceleration is a negative acceleration', 'a', { r: -1 }),
        product('τ = Iα', 'T', { I: 1, a: 1 }),
        sum('Mean angular velocity', 'mean', { o: 0.5, w: 0.5 }),
        product('θ = mean angular velocity × t', 'N', { mean: 1, t: 1 }),
        product('One revolution is 2π rad', 'N', { n: 1 }, 2 * Math.PI),
      ],
      words:
        'flywheel wheel disc disk fan rotor grindstone rotating rotates rotation spinning uniformly constant rate uniform brought rest in from by brakes stops opposing how many revolutions before stopping',
    }),
    // "An electric motor of 2 kW lifts a load of 100 kg. How high will it lift in 10 s?"
    readSheet({
      id: 'lifting-machine',
      cue: /(?:motor|engine|pump|crane|machine).*(?:lift|rais|pump|draw)|(?:lift|rais|pump|draw).*(?:motor|engine|pump|crane|machine)/,
      concepts: ['Work, Energy & Power'],
      refuses: `${TWISTS.replace('|more|less', '')}|efficien\\w*|wasted|velocity|speed|litres? per|rate|diameter|pipe|elevator|counterweight|friction|m/s(?!\\^)`,
      quantities: {
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true },
        P: { kind: 'power', label: 'power', names: '(?:average )?power' },
        m: {
          kind: 'mass',
          label: 'mass',
          names: '(?:how much |maximum )?(?:mass|load|weight)(?= (?:can|will|it|of|is|$))',
        },
        h: {
          kind: 'length',
          label: 'height',
          names:
            '(?:how high|(?:to what |the )?height)(?: (?:will|can|does) it (?:lift|raise)(?: it| the load| the water)?)?',
        },
        t: {
          kind: 'time',
          label: 'time',
          names: 'time(?: taken| required)?|how long(?: (?:will|does) it take)?',
        },
      },
      facts: [
        [GRAVITY, 'g'],
        ['(?:power (?:of |is )?)?@power(?: power)?', 'P'],
        ['(?:in|within) @time', 't'],
      ],
      assumed: { g: 9.8 },
      relations: [
        product('Work = mgh', 'E', { m: 1, g: 1, h: 1 }),
        product('Work = power × time', 'E', { P: 1, t: 1 }),
      ],
      words:
        'electric motor engine pump crane machine lift lifts lifting raise raises raising load water of weighing in from well to height a it can how high body bricks',
    }),
    // "Two bodies of 2 kg and 3 kg moving in the same direction at 5 m/s and 2 m/s stick together. Common velocity?"
    readSheet({
      id: 'bodies-that-stick',
      cue: /(?:stick|together|coalesce|inelastic|couple|common)/,
      concepts: ['Collisions'],
      refuses: `${TWISTS.replace('|then', '')}|elastic collision|after collision with a wall|bullet|recoil\\w*|angle|°|perpendicular|north|east|height|pendulum|separat\\w*|explo\\w*|heat|loss|lost|spring|in contact|string|force|slips?`,
      implied: [
        ['(?:moving |travelling |going )?(?:in |along )(?:the )?same direction', 'way', 1],
        [
          '(?:moving |travelling |going )?(?:in |from )?(?:the |mutually )?opposite directions?|towards each other|head[- ]on',
          'way',
          -1,
        ],
        ['(?:which is |kept |initially |lying |standing )*at rest|stationary', 'b', 0],
      ],
      quantities: {
        m: { kind: 'mass', label: 'first mass', names: '¬', isTold: true, isNamed: true },
        n: { kind: 'mass', label: 'second mass', names: '¬', isTold: true, isNamed: true },
        v: {
          kind: 'speed',
          label: 'common velocity',
          names:
            '(?:final |common |combined )+(?:velocity|speed)|(?:velocity|speed) of (?:the )?(?:combined|composite) (?:body|mass|system)|(?:velocity|speed) (?:of the combination|after (?:the )?(?:collision|impact))|combined velocity',
          isSigned: true,
          isMagnitude: true,
          isNamed: true,
        },
        a: { kind: 'speed', label: 'first velocity', names: '¬', isTold: true, isNamed: true },
        b: { kind: 'speed', label: 'second velocity', names: '¬', isTold: true, isNamed: true },
        way: { kind: 'plain', label: 'direction', names: '¬', isTold: true, isSigned: true },
      },
      facts: [
        ['(?:of )?(?:mass(?:es)? )?(?:of )?@mass(?: and|,) @mass', 'm', 'n'],
        ['(?:of )?(?:mass(?:es)? )?(?:of )?#(?: and|,) @mass', 'm', 'n'],
        ['@speed(?: and|,) @speed', 'a', 'b'],
        ['#(?: and|,) @speed', 'a', 'b'],
      ],
      holds: (known) => known.get('b') === 0 || known.get('way') !== undefined,
      assumed: {},
      relations: [
        product('m₁u₁', 'p', { m: 1, a: 1 }),
        product('Momentum of the second', 'q', { n: 1, b: 1, way: 1 }),
        sum('Momentum before', 'all', { p: 1, q: 1 }),
        sum('Mass together', 'M', { m: 1, n: 1 }),
        product('Common velocity = momentum ÷ mass', 'all', { M: 1, v: 1 }),
      ],
      words:
        '2 bodies objects balls blocks trolleys carts cars lumps clay masses mass moving travelling velocities velocity speeds speed with along straight line stick sticks together collide collides collision after and then they move to each other perfectly completely inelastic inelastically coalesce respectively have same as one on impact get',
    }),
    // "A torque of 20 N m acts on a wheel of moment of inertia 4 kg m². Angular acceleration?"
    readSheet({
      id: 'torque-and-inertia',
      cue: /moment of inertia|torque|angular momentum|kg[- ]?m\^2/,
      concepts: ['Rotational Motion'],
      refuses: `${TWISTS}|dipole|coil|magnet\\w*|field|radius|# (?:cm|m|kg|g|s|min)(?! ?m\\^)|rest|starts?|conserv\\w*|after|of gyration|theorem|rod`,
      quantities: {
        I: {
          kind: 'inertia',
          label: 'moment of inertia',
          names: 'moment of inertia|rotational inertia',
          symbol: 'i',
        },
        T: { kind: 'torque', label: 'torque', names: 'torque', symbol: 'τ' },
        a: { kind: 'spinRate', label: 'angular acceleration', names: 'angular acceleration', symbol: 'α' },
        w: {
          kind: 'spin',
          label: 'angular velocity',
          names: 'angular (?:velocity|speed|frequency)',
          symbol: 'ω',
        },
        L: { kind: 'plain', unit: 'kg m²/s', label: 'angular momentum', names: 'angular momentum' },
        K: {
          kind: 'energy',
          label: 'rotational kinetic energy',
          names: '(?:rotational )?(?:kinetic )?energy(?: of rotation)?',
        },
      },
      facts: [['angular momentum(?: of| is| =)* # ?(?:kg ?m\\^2/s|j ?s|kg m\\^2 s\\^\\(-1\\))', 'L']],
      relations: [
        product('τ = Iα', 'T', { I: 1, a: 1 }),
        product('L = Iω', 'L', { I: 1, w: 1 }),
        product('KE = ½Iω²', 'K', { I: 1, w: 2 }, 0.5),
      ],
      words:
        'wheel flywheel disc body rotating rotates rotation about axis spinning its with at rotational angular',
    }),
    // "time period of a simple pendulum of length 1 m on the moon where g = 1.6 m/s²"
    readSheet({
      id: 'pendulum',
      cue: /pendulum/,
      concepts: ['Oscillations & Waves'],
      refuses: `${TWISTS}|lift|elevator|spring|energy|speed|amplitude|angle|clock|loses|gains|temperature|compound|bob of mass|charge`,
      quantities: {
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity|g|gravity', symbol: 'g' },
        l: { kind: 'length', label: 'length', names: 'length', symbol: 'l' },
        T: { kind: 'time', label: 'time period', names: '(?:time )?period(?: of oscillation)?', symbol: 't' },
        f: { kind: 'frequency', label: 'frequency', names: 'frequency', symbol: 'f' },
      },
      facts: [
        // 'On the moon' without its g is not answered with that of the earth.
        [
          '(?:on|at)? ?(?:the )?(?:surface of )?(?:the )?(?:moon|planet)(?: where| whose| with| having|,|\\()* ?(?:the )?(?:acceleration due to gravity|g|value of g) ?(?:is |= ?|of )*#(?: ?m/s\\^2)?',
          'g',
        ],
        [GRAVITY, 'g'],
      ],
      implied: [["(?:a |the )?second'?s?'? pendulum", 'T', 2]],
      assumed: { g: 9.8 },
      relations: [
        product('T² = 4π² × l ÷ g', 'TT', { l: 1, g: -1 }, 4 * Math.PI ** 2),
        product('T²', 'TT', { T: 2 }),
        product('f = 1 ÷ T', 'one', { f: 1, T: 1 }),
      ],
      words: 'simple pendulum oscillates oscillation swings long whose where on earth surface',
    }),
    // "A particle executes SHM of amplitude 5 cm and time period 2 s. Its maximum speed is"
    readSheet({
      id: 'simple-harmonic-motion',
      cue: /s\.?h\.?m|simple harmonic|oscillat|amplitude/,
      concepts: ['Oscillations & Waves'],
      refuses: `${TWISTS}|at a distance|displacement|from the mean|when it is|when the|wave|pendulum|modulat\\w*|ac|phase|start\\w*|spring of|equation|sin|cos`,
      quantities: {
        A: { kind: 'length', label: 'amplitude', names: 'amplitude', symbol: 'a' },
        T: { kind: 'time', label: 'time period', names: '(?:time )?period(?: of oscillation)?', symbol: 't' },
        f: { kind: 'frequency', label: 'frequency', names: 'frequency(?: of oscillation)?', symbol: 'f' },
        w: { kind: 'spin', label: 'angular frequency', names: 'angular (?:frequency|velocity)', symbol: 'ω' },
        v: {
          kind: 'speed',
          label: 'maximum speed',
          names: '(?:maximum|max) (?:speed|velocity)|(?:speed|velocity) at (?:the )?mean position',
        },
        a: {
          kind: 'acceleration',
          label: 'maximum acceleration',
          names: '(?:maximum|max) acceleration|acceleration at (?:the )?extreme position',
        },
        m: { kind: 'mass', label: 'mass', names: 'mass', symbol: 'm' },
        K: {
          kind: 'energy',
          label: 'maximum kinetic energy',
          names: '(?:maximum kinetic|total|max kinetic) energy',
        },
      },
      relations: [
        product('f = 1 ÷ T', 'one', { f: 1, T: 1 }),
        product('ω = 2πf', 'w', { f: 1 }, 2 * Math.PI),
        product('Maximum speed = Aω', 'v', { A: 1, w: 1 }),
        product('Maximum acceleration = Aω²', 'a', { A: 1, w: 2 }),
        product('Energy = ½m × (maximum speed)²', 'K', { m: 1, v: 2 }, 0.5),
      ],
      assumed: { one: 1 },
      words:
        'shm s.h.m simple harmonic motion particle executes executing executed performs performing oscillates oscillating vibrates oscillation along straight line body its maximum speed',
    }),
    // "A body of mass 2 kg attached to a spring of force constant 200 N/m oscillates. Time period?"
    readSheet({
      id: 'mass-on-a-spring',
      cue: /spring.*(?:period|frequency|oscillat)|(?:period|frequency).*spring/,
      concepts: ['Oscillations & Waves'],
      refuses: `${TWISTS}|series|parallel|cut|amplitude|stretched by|# (?:cm|m|mm)|springs|energy|pendulum`,
      quantities: {
        k: {
          kind: 'stiffness',
          label: 'spring constant',
          names: '(?:spring|force) constant|constant|stiffness',
          symbol: 'k',
        },
        m: { kind: 'mass', label: 'mass', names: 'mass', symbol: 'm' },
        T: {
          kind: 'time',
          label: 'time period',
          names: '(?:time )?period(?: of (?:oscillation|vibration)s?)?',
          symbol: 't',
        },
        f: {
          kind: 'frequency',
          label: 'frequency',
          names: 'frequency(?: of (?:oscillation|vibration)s?)?',
          symbol: 'f',
        },
        w: { kind: 'spin', label: 'angular frequency', names: 'angular frequency', symbol: 'ω' },
      },
      assumed: { one: 1 },
      relations: [
        product('ω²', 'ww', { w: 2 }),
        product('ω² = k ÷ m', 'ww', { k: 1, m: -1 }),
        product('ω = 2πf', 'w', { f: 1 }, 2 * Math.PI),
        product('f = 1 ÷ T', 'one', { f: 1, T: 1 }),
      ],
      words:
        'spring attached suspended hung mass block oscillates oscillating oscillations vibrates light massless ideal frictionless smooth horizontal vertical table vertically from to when',
    }),
    // "speed of a transverse wave on a string of mass per unit length 0.01 kg/m under a tension of 100 N"
    readSheet({
      id: 'wave-on-a-string',
      cue: /string|wire/,
      concepts: ['Oscillations & Waves'],
      refuses: `${TWISTS}|fundamental|harmonic|overtone|node|beats?|resonan\\w*|frequency|young|strain|stress|resistance|current|pulley|circular|whirl\\w*`,
      quantities: {
        u: {
          kind: 'lineDensity',
          label: 'mass per unit length',
          names: '(?:linear (?:mass )?density|mass per unit length|linear mass density)',
          symbol: 'μ',
        },
        m: { kind: 'mass', label: 'mass', names: 'mass', symbol: 'm' },
        l: { kind: 'length', label: 'length', names: 'length', symbol: 'l' },
        T: {
          kind: 'force',
          label: 'tension',
          names: 'tension(?: in (?:the )?(?:string|wire))?',
          symbol: 't',
        },
        v: {
          kind: 'speed',
          label: 'speed',
          names:
            '(?:speed|velocity)(?: of (?:the |a )?(?:transverse )?(?:waves?|pulse))?(?: (?:on|in|along) (?:the |a |this )?(?:stretched )?(?:string|wire))?',
        },
      },
      relations: [
        product('Mass per unit length', 'u', { m: 1, l: -1 }),
        product('v²', 'vv', { v: 2 }),
        product('v² = T ÷ μ', 'vv', { T: 1, u: -1 }),
      ],
      words:
        'string wire steel stretched transverse wave waves pulse tension under subjected long mass by speed on in along travels',
    }),
    // "fundamental frequency of an open organ pipe is 170 Hz and the speed of sound 340 m/s. find the length of the pipe"
    ...(
      [
        ['open', 2],
        ['closed', 4],
      ] as const
    ).map(([kind, part]) =>
      readSheet({
        id: `${kind}-pipe`,
        cue: kind === 'open' ? /\bopen\b(?!.*\bclosed\b)/ : /\bclosed\b/,
        concepts: ['Oscillations & Waves'],
        refuses: `${TWISTS}|beats?|end correction|overtone|harmonics|(?:2|3|5)th|second|third|circuit|loop|figure${kind === 'open' ? '|closed' : '|open(?! at (?:the )?other)'}`,
        quantities: {
          f: {
            kind: 'frequency',
            label: 'fundamental frequency',
            names:
              '(?:fundamental |lowest )?frequency(?: of (?:the )?(?:fundamental(?: note)?|1th harmonic))?|fundamental(?: note)?|first harmonic',
            symbol: 'f',
          },
          v: {
            kind: 'speed',
            label: 'speed of sound',
            names: '(?:speed|velocity)(?: of sound)?(?: in air)?',
            symbol: 'v',
          },
          l: {
            kind: 'length',
            label: 'length',
            names: 'length(?: of (?:the |this )?(?:organ )?pipe)?',
            symbol: 'l',
          },
        },
        relations: [product(`f = v ÷ ${part}l`, 'f', { v: 1, l: -1 }, 1 / part)],
        words: `organ pipe pipes ${kind} air column tube long at both one 1 end ends fundamental note sound produces in of`,
      }),
    ),
    // "An ambulance blowing a siren of 640 Hz approaches a stationary observer at 20 m/s. Speed of sound 340 m/s. Frequency heard?"
    ...(
      [
        [
          'source comes nearer',
          'source',
          -1,
          '(?:approach(?:es|ing)?|coming|comes|moving|moves|travelling|travels|going|goes|is moving)(?: a| an| the| towards?| to| stationary| observer| listener| person| man| standing| at rest| boy| station| platform| him| you)+',
          'away|reced\\w*|leav\\w*|from (?:a|an|the) (?:stationary )?(?:observer|listener)',
        ],
        [
          'source goes away',
          'source',
          1,
          '(?:moving|moves|going|goes|travelling|recedes?|receding|is moving)(?: away)?(?: from)?(?: a| an| the| stationary| observer| listener| person| man| standing| at rest| him| me| us| you)+',
          'towards?|approach\\w*',
        ],
      ] as const
    ).map(([id, , sign, way, other]) =>
      readSheet({
        id: `doppler-${id.replaceAll(' ', '-')}`,
        cue: /frequency|pitch|hz/,
        concepts: ['Oscillations & Waves'],
        refuses: `${TWISTS}|${other}|beats?|wall|cliff|echo|reflect\\w*|wind|both|light|galaxy|star|perpendicular|2 (?:sources|trains|cars)|wavelength|observer (?:is )?(?:moves|moving|approach\\w*|running)|listener (?:is )?(?:moves|moving|approach\\w*)`,
        quantities: {
          v: {
            kind: 'speed',
            label: 'speed of sound',
            names: '(?:speed|velocity) of sound(?: in air)?',
            isNamed: true,
            symbol: 'v',
          },
          F: {
            kind: 'frequency',
            label: 'apparent frequency',
            names:
              '(?:apparent )?(?:frequency|pitch)(?: of (?:the )?(?:sound|note|whistle|siren|horn))?(?: as)? (?:heard|observed|received|perceived|detected)|(?:apparent|observed|perceived) (?:frequency|pitch)',
            isNamed: true,
          },
          f: {
            kind: 'frequency',
            label: 'true frequency',
            names: '(?:frequency|note|pitch|whistle|siren|horn)(?! (?:as )?(?:heard|observed|received))',
            isTold: true,
          },
          s: {
            kind: 'speed',
            label: 'speed of the source',
            names: '(?:speed|velocity) of (?:the )?(?:source|ambulance|train|car|engine)',
            isTold: true,
          },
        },
        facts: [
          ['(?:speed|velocity) of sound(?: in air)?(?: is| =| as| be| of|:)* ?@speed', 'v'],
          ['(?:sound (?:speed|velocity))(?: is| =| as| of|:)* ?@speed', 'v'],
        ],
        implied: [
          [`${way}(?= (?:with |at )?(?:a )?(?:speed |velocity )?(?:of )?\\d)`, 'way', 1],
          // 'Moving at 30 m/s towards a stationary observer'
          [
            `(?<=(?:m/s|km/h) )${sign < 0 ? 'towards?' : 'away from'}(?: a| an| the| stationary| standing)* (?:observer|listener|person|man|boy|him|her|you)`,
            'way',
            1,
          ],
        ],
        idle: ['way'],
        holds: (known) => known.get('way') === 1,
        relations: [
          sum(sign < 0 ? 'v − speed of the source' : 'v + speed of the source', 'left', { v: 1, s: sign }),
          product('f′ = f × v ÷ that', 'F', { f: 1, v: 1, left: -1 }),
        ],
        words:
          'ambulance train engine car source whistle siren horn police van moving moves whistling when blowing blows sounding sounds emitting emits emitted sound note stationary observer listener person man standing station platform by towards at rest to him with speed velocity of frequency heard',
      }),
    ),
    // "An observer moves towards a stationary source of 500 Hz at 33 m/s. Speed of sound 330 m/s. Frequency heard?"
    ...(
      [
        ['nearer', 1, 'towards?|approach(?:es|ing)?', 'away|reced\\w*|leav\\w*'],
        ['farther', -1, 'away from|reced(?:es|ing) from', 'towards?|approach\\w*'],
      ] as const
    ).map(([way, sign, towards, other]) =>
      readSheet({
        id: `doppler-observer-goes-${way}`,
        cue: /frequency|pitch|hz/,
        concepts: ['Oscillations & Waves'],
        refuses: `${TWISTS}|${other}|beats?|wall|cliff|echo|reflect\\w*|wind|both|light|perpendicular|wavelength|stationary (?:observer|listener|person|man)|source (?:is )?(?:also )?(?:moves|moving|approach\\w*)`,
        quantities: {
          v: {
            kind: 'speed',
            label: 'speed of sound',
            names: '(?:speed|velocity) of sound(?: in air)?',
            isNamed: true,
            isTold: true,
          },
          F: {
            kind: 'frequency',
            label: 'apparent frequency',
            names:
              '(?:apparent )?(?:frequency|pitch)(?: of (?:the )?(?:sound|note|whistle|siren|horn))?(?: as)? (?:heard|observed|received|perceived|detected)(?: by (?:the |him |her )?(?:observer|listener)?)?|(?:apparent|observed|perceived) (?:frequency|pitch)',
            isNamed: true,
          },
          f: { kind: 'frequency', label: 'true frequency', names: 'frequency', isTold: true },
          o: { kind: 'speed', label: 'speed of the observer', names: '(?:speed|velocity)', isTold: true },
        },
        facts: [
          [
            '(?:(?:speed|velocity) of sound(?: in air)?|sound (?:speed|velocity))(?: is| =| as| be| of|:)* ?@speed',
            'v',
          ],
        ],
        implied: [
          // Only a source that is said to stand still.
          [
            `(?:an? |the )*(?:observer|listener)(?: is)?(?: (?:moves|moving|runs|running|goes|going|travelling))? (?:${towards})(?: a| an| the)* (?:stationary|fixed) (?:sound )?(?:source|siren|whistle)`,
            'way',
            1,
          ],
          [
            `(?<=(?:m/s|km/h) )(?:${towards})(?: a| an| the)* (?:stationary|fixed) (?:sound )?(?:source|siren|whistle)`,
            'way',
            1,
          ],
        ],
        idle: ['way'],
        holds: (known) => known.get('way') === 1 && (known.get('o') ?? 0) < (known.get('v') ?? 0),
        relations: [
          sum(sign > 0 ? 'v + speed of the observer' : 'v − speed of the observer', 'all', { v: 1, o: sign }),
          product('f′ = f × that ÷ v', 'F', { f: 1, all: 1, v: -1 }),
        ],
        words:
          'of sound emitting emits with speed velocity frequency at by an the observer listener heard note source moves moving runs running travelling',
      }),
    ),
    // "frequencies of two tuning forks are 256 Hz and 260 Hz. Number of beats per second?"
    readSheet({
      id: 'beats',
      cue: /beats?/,
      concepts: ['Oscillations & Waves'],
      refuses: 'wax|filed?|loaded|unknown|third|string|pipe|length|not|ratio|tension|heart|wavelength|m/s',
      quantities: {
        a: { kind: 'frequency', label: 'first frequency', names: '¬', isTold: true, isNamed: true },
        b: { kind: 'frequency', label: 'second frequency', names: '¬', isTold: true, isNamed: true },
        d: {
          kind: 'plain',
          label: 'beats per second',
          unit: 'per second',
          names:
            '(?:number of )?beats?(?: frequency)?(?: (?:heard|produced|per s|per second|in 1 s|each second|every second))*',
          isSigned: true,
          isMagnitude: true,
        },
      },
      facts: [
        ['@frequency(?: and|,| ,) @frequency', 'a', 'b'],
        ['#(?: and|,| ,) @frequency', 'a', 'b'],
      ],
      relations: [sum('Beats per second = difference of the frequencies', 'd', { a: 1, b: -1 })],
      words:
        '2 tuning forks fork frequency frequencies sounded sounding together sources sound waves notes vibrating of heard produced per second s',
    }),
  ],
}
