import { found, type Reader, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { readSheet } from '../toolkit/sheet.ts'
import { law, product, sum } from '../toolkit/story.ts'
import { elementOf } from './elements.ts'
import { GRAVITY } from './gravity.ts'

const TWISTS =
  'doubled|halved|tripled|twice|thrice|half|double|ratio|then|again|another|other|more|less|next|not|except|increases?|decreases?|difference'
const sine = (degrees: number): number => Number(Math.sin((degrees * Math.PI) / 180).toFixed(12))
const G = { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true } as const
const CURRENT = '(?:steady |electric )?current'

/** Acids and bases by the protons that one unit gives or takes. */
const PROTONS: Readonly<Record<string, number>> = {
  hcl: 1,
  hno3: 1,
  hbr: 1,
  ch3cooh: 1,
  h2so4: 2,
  naoh: -1,
  koh: -1,
  'ca(oh)2': -2,
  'ba(oh)2': -2,
}

/** "How many ml of 0.5 M HCl neutralise 25 ml of 0.2 M NaOH?" */
const neutralisation: Reader = {
  id: 'neutralisation',
  cue: /neutrali[sz]/,
  concepts: ['Solutions'],
  read(r) {
    if (r.has('ph|heat|enthalpy|g|grams?|excess|indicator|resulting|mixture|normality|n|not|half'))
      return null
    const name = '(hcl|hno3|hbr|ch3cooh|h2so4|naoh|koh|ca\\(oh\\)2|ba\\(oh\\)2)'
    const told = r.words(
      `# (ml|l|cm\\^3)(?: of)?(?: a)? # (?:m|molar)(?: solution of)? ${name}(?: solution)?`,
    )
    const asked = r.words(
      `(?:volume |how many (?:ml|cm\\^3|millilitres) |what volume )(?:\\(?in ml\\)? )?(?:of )?(?:a )?# (?:m|molar)(?: solution of)? ${name}(?: solution)?`,
    )
    if (!told || !asked) return null
    if (
      !r.done(
        'is required needed to neutralise neutralize neutralises completely fully exactly be will can for solution required volume in ml neutralised',
      )
    )
      return null
    const [volume = '', unit = '', strength = '', one = ''] = told
    const [own = '', other = ''] = asked
    const [a, b] = [PROTONS[one] ?? 0, PROTONS[other] ?? 0]
    if (a * b >= 0) return null
    const millilitres = Number(volume) * (unit === 'l' ? 1000 : 1)
    const value = Number(
      ((millilitres * Number(strength) * Math.abs(a)) / (Number(own) * Math.abs(b))).toPrecision(10),
    )
    return found({
      value,
      unit: 'mL',
      steps: [
        [
          'n₁M₁V₁ = n₂M₂V₂',
          `${Math.abs(b)} × ${own} × V = ${Math.abs(a)} × ${strength} × ${sayMeasured(millilitres)}`,
        ],
        ['Volume', `${sayMeasured(value)} mL`],
      ],
      check:
        Math.abs(value * Number(own) * Math.abs(b) - millilitres * Number(strength) * Math.abs(a)) < 1e-6,
    })
  },
}

/** "number of alpha and beta particles emitted when U-238 decays to Pb-206" */
const decayChain: Reader = {
  id: 'alpha-and-beta-particles',
  cue: /(?:alpha|beta|α|β).*(?:decay|emit|disintegrat|chang|transform|convert)|(?:decay|disintegrat|chang|transform|convert).*(?:alpha|beta|α|β)/,
  concepts: ['Modern Physics'],
  read(r) {
    if (r.has('not|gamma|energy|half|speed|velocity|mass of|time|first|successive')) return null
    const nuclide = '(?:(?:92|90|88|86|84|82|83|89|91|93|94)? ?)([a-z]{1,2})[- ]?\\(?#\\)?'
    const chain = r.words(
      `${nuclide}(?: nucleus)?(?: \\(z ?= ?# ?\\))? (?:decays|disintegrates|changes|is converted|transforms|is transformed|converts|decay)(?: finally)?(?: in)?(?:to| to) (?:stable )?${nuclide}`,
    )
    if (chain?.length !== 4) return null
    const [first = '', a = '', second = '', b = ''] = chain
    const [from, to] = [elementOf(first, true), elementOf(second, true)]
    if (!from || !to) return null
    const wantsAlpha = r.drop('(?:number of |how many )?(?:alpha|α)(?:[- ]particles?)?')
    const wantsBeta = r.drop('(?:number of |how many )?(?:beta|β)(?:[- ]particles?)?')
    if (
      !r.done(
        'emitted are particles particle during in the decay when emission respectively number process total of and released',
      )
    )
      return null
    const alpha = (Number(a) - Number(b)) / 4
    const beta = to.number - (from.number - 2 * alpha)
    if (!Number.isInteger(alpha) || alpha < 0 || beta < 0) return null
    const shown = [...(wantsAlpha ? [`${alpha} alpha`] : []), ...(wantsBeta ? [`${beta} beta`] : [])].join(
      ' and ',
    )
    if (shown === '') return null
    const isOne = wantsAlpha !== wantsBeta
    return found({
      value: isOne ? (wantsAlpha ? alpha : beta) : `${shown} particles`,
      ...(!isOne && { shown: `${shown} particles` }),
      steps: [
        ['Each alpha particle takes 4 from the mass number', `(${a} − ${b}) ÷ 4 = ${alpha}`],
        [
          'Atomic number: −2 for an alpha, +1 for a beta',
          `${from.number} − 2 × ${alpha} + ${beta} = ${to.number}`,
        ],
      ],
      check: from.number - 2 * alpha + beta === to.number && 4 * alpha + Number(b) === Number(a),
    })
  },
}

/** Elasticity, fluids, lifts, resistances, meters and half-lives. */
export const matterAndCircuitSheets: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Properties of Matter', 'Current Electricity'],
  readers: [
    neutralisation,
    decayChain,
    // "A wire 2 m long and 1 mm² in area is stretched by 1 mm by a force of 100 N. Young's modulus?"
    readSheet({
      id: 'elasticity',
      cue: /young|stress|strain/,
      concepts: ['Properties of Matter'],
      refuses: `${TWISTS}|slit|bulk|shear|energy|temperature|thermal|breaking|radius|diameter|density|poisson|°|work|kg|2 wires|which|volume|define|unit of`,
      quantities: {
        Y: {
          kind: 'plain',
          unit: 'N/m²',
          label: "Young's modulus",
          names:
            "young(?:'?s)? modulus(?: of (?:elasticity|the (?:material|wire)))?(?: of (?:the )?(?:material|wire|steel))*",
        },
        S: { kind: 'plain', unit: 'N/m²', label: 'stress', names: '(?:longitudinal |tensile )?stress' },
        e: { kind: 'plain', label: 'strain', names: '(?:longitudinal |tensile )?strain' },
        F: { kind: 'force', label: 'force', names: '(?:stretching )?(?:force|load|tension|weight)' },
        A: {
          kind: 'area',
          unit: 'm²',
          label: 'area',
          names: '(?:area of cross[- ]section|cross[- ]section(?:al)? area|area)(?: of cross[- ]section)?',
        },
        d: {
          kind: 'length',
          label: 'extension',
          names: '(?:extension|elongation|increase in (?:its )?length|change in (?:its )?length)',
          isNamed: true,
        },
        l: { kind: 'length', label: 'length', names: '(?:original |initial )?length', isNamed: true },
      },
      facts: [
        [
          "young(?:'?s)? modulus(?: of (?:the )?(?:material|wire|steel|copper))?(?: is| of| =|:)* ?# ?(?:n ?/ ?m\\^\\(?2\\)?|pa|n m\\^\\(-2\\))",
          'Y',
        ],
        [
          '(?:stretched|elongates?|elongated|extends?|extended|increases in length|stretches)(?: by| through)? @length',
          'd',
        ],
        ['(?:of )?(?:length |long )?(?:of )?@length(?: long| in length)', 'l'],
        ['(?:wire|rod|bar)(?: of)?(?: length)? @length', 'l'],
      ],
      relations: [
        product('Stress = F ÷ A', 'S', { F: 1, A: -1 }),
        product('Strain = extension ÷ length', 'e', { d: 1, l: -1 }),
        product('Y = stress ÷ strain', 'S', { Y: 1, e: 1 }),
      ],
      words:
        "wire rod steel copper metal metallic stretched stretches elongated by under force load area cross section cross-section of long length its is applied hung suspended material young youngs young's s modulus elasticity uniform",
    }),
    // "pressure at a depth of 10 m in water (g = 10, density 1000 kg/m³)"
    readSheet({
      id: 'pressure-of-a-liquid',
      cue: /pressure/,
      concepts: ['Fluids'],
      refuses: `${TWISTS}|total|absolute|atmospher\\w*|barometer|gas|bubble|drop|vapou?r|osmotic|area|piston|hydraulic|force|lift|speed|velocity|blood|temperature|sea level`,
      quantities: {
        g: G,
        d: {
          kind: 'density',
          label: 'density',
          names: 'density(?: of (?:the )?(?:water|liquid|mercury|oil|sea water))?',
          isTold: true,
        },
        h: { kind: 'length', label: 'depth', names: 'depth|height(?: of (?:the )?(?:water|liquid|column))?' },
        P: {
          kind: 'pressure',
          unit: 'Pa',
          label: 'pressure',
          names:
            '(?:hydrostatic |gauge |liquid )?pressure(?: (?:due to|exerted by|of|at the bottom of)(?: the| a)?(?: water| liquid| column)?)?',
        },
        w: { kind: 'density', label: 'density of water', names: '¬', isTold: true },
      },
      facts: [
        [GRAVITY, 'g'],
        ['density(?: of (?:the )?(?:water|liquid|oil|it))?(?: is| =| of|:)* ?@density', 'd'],
      ],
      implied: [['(?:in |under |of |below )?(?:the )?(?:surface of )?water(?! is \\d)', 'w', 1000]],
      assumed: { g: 9.8 },
      idle: ['w'],
      relations: [
        law(
          'Density of water',
          'd',
          ['w'],
          (w) => w,
          (w) => w,
        ),
        product('P = hρg', 'P', { h: 1, d: 1, g: 1 }),
      ],
      words:
        'water liquid oil column tank swimming pool at a depth below surface of in deep bottom lake diver under exerted by due to height',
    }),
    // "a body weighs 50 N in air and 40 N in water. find the upthrust / relative density"
    ...(['force', 'mass'] as const).map((kind) =>
      readSheet({
        id: `weighed-in-water-by-${kind}`,
        cue: /weighs?|weight/,
        concepts: ['Fluids'],
        refuses: `${TWISTS}|oil|alcohol|liquid|kerosene|lift|moon|earth|planet|volume|floats?|accelerat\\w*|hollow|cavity`,
        quantities: {
          a: { kind, label: 'weight in air', names: 'weight in air', isTold: true, isNamed: true },
          b: { kind, label: 'weight in water', names: 'weight in water', isTold: true, isNamed: true },
          U: {
            kind,
            unit: kind === 'force' ? 'N' : 'g',
            label: 'upthrust',
            names:
              'upthrust|buoyant force|buoyancy|loss (?:in|of) weight|apparent loss (?:in|of) weight|buoyancy force',
          },
          R: {
            kind: 'plain',
            label: 'relative density',
            names: '(?:relative density|specific gravity)(?: of (?:the )?(?:body|solid|metal|object))?',
          },
        },
        facts: [
          [
            `weighs? @${kind}(?:wt| wt)?(?: in air)(?: and|,| but)* @${kind}(?:wt| wt)?(?: when)?(?: fully| completely| wholly)?(?: immersed)? in water`,
            'a',
            'b',
          ],
          [`(?:weight )?(?:of )?@${kind}(?: in)? air(?: and|,| but)* @${kind}(?: in)? water`, 'a', 'b'],
          [`weighs? @${kind} in air`, 'a'],
          [`(?:weighs? )?@${kind}(?: when)?(?: fully| completely)?(?: immersed)? in water`, 'b'],
        ],
        holds: (known) => (known.get('U') ?? 0) > 0,
        relations: [
          sum('Upthrust = weight in air − weight in water', 'U', { a: 1, b: -1 }),
          product('Relative density = weight in air ÷ upthrust', 'R', { a: 1, U: -1 }),
        ],
        words:
          'body solid piece metal object stone block weighs weight in air water and when fully immersed it that',
      }),
    ),
    // "excess pressure inside a soap bubble of radius 2 mm, surface tension 0.03 N/m"
    ...(
      [
        ['soap bubble', 4, '(?:soap |air )?bubble', 'drop|droplet|in water|in liquid|air bubble'],
        [
          'liquid drop',
          2,
          '(?:liquid |water |mercury |rain )?(?:drop|droplet)|air bubble (?:in|inside) (?:water|(?:a )?liquid)',
          'soap',
        ],
      ] as const
    ).map(([shown, factor, names, other]) =>
      readSheet({
        id: `pressure-in-a-${shown.replace(' ', '-')}`,
        cue: /excess/,
        concepts: ['Properties of Matter'],
        refuses: `${TWISTS}|work|depth|${other}`,
        implied: [[`(?:inside |of |within )?(?:a |the )?(?:small |spherical )?(?:${names})`, 'kind', 1]],
        idle: ['kind'],
        holds: (known) => known.get('kind') === 1,
        quantities: {
          r: { kind: 'length', label: 'radius', names: 'radius', symbol: 'r' },
          d: { kind: 'length', label: 'diameter', names: 'diameter', isNamed: true, isTold: true },
          T: {
            kind: 'stiffness',
            label: 'surface tension',
            names: 'surface tension(?: of (?:the )?(?:soap solution|solution|water|liquid|soap))?',
            symbol: 't',
          },
          P: { kind: 'pressure', unit: 'Pa', label: 'excess pressure', names: 'excess (?:of )?pressure' },
        },
        relations: [
          product('d = 2r', 'd', { r: 1 }, 2),
          product(`Excess pressure = ${factor}T ÷ r`, 'P', { T: 1, r: -1 }, factor),
        ],
        words: 'inside excess pressure radius surface tension soap solution water its',
      }),
    ),
    // "velocity of efflux from a hole 5 m below the water surface"
    readSheet({
      id: 'efflux',
      cue: /efflux|(?:hole|orifice).*(?:tank|water|surface)/,
      concepts: ['Fluids'],
      refuses: `${TWISTS}|range|horizontal|area|radius|diameter|litres?|rate|pressure|time|closed|from the bottom|height of the tank`,
      quantities: {
        g: G,
        h: { kind: 'length', label: 'depth of the hole', names: 'depth', isTold: true },
        v: {
          kind: 'speed',
          label: 'velocity of efflux',
          names:
            '(?:velocity|speed) of (?:efflux|outflow|the water)|(?:velocity|speed)(?: with which (?:the )?water (?:comes|flows) out)?',
        },
      },
      facts: [
        [GRAVITY, 'g'],
        ['@length (?:below|under|deep|depth)', 'h'],
        ['depth (?:of )?@length', 'h'],
      ],
      assumed: { g: 9.8 },
      relations: [product('v² = 2gh', 'vv', { g: 1, h: 1 }, 2), product('v²', 'vv', { v: 2 })],
      words:
        'hole orifice small tank water open below surface free of the liquid from at side in wall flowing out coming through level efflux velocity',
    }),
    // "Two masses 3 kg and 2 kg hang over a frictionless pulley. Acceleration? Tension?"
    readSheet({
      id: 'masses-over-a-pulley',
      cue: /pulley/,
      concepts: ['Laws of Motion'],
      refuses: `${TWISTS.replace('|other', '')}|table|incline\\w*|plane|friction(?!less)|horizontal|3 masses|moment of inertia|disc|moving pulley|lift|after|seconds|# s|distance|speed|velocity|thrust`,
      quantities: {
        g: G,
        m: { kind: 'mass', label: 'first mass', names: '¬', isTold: true, isNamed: true },
        n: { kind: 'mass', label: 'second mass', names: '¬', isTold: true, isNamed: true },
        a: {
          kind: 'acceleration',
          label: 'acceleration',
          names: 'acceleration(?: of (?:the )?(?:system|masses|bodies|each mass))?',
          isSigned: true,
          isMagnitude: true,
          isNamed: true,
        },
        T: { kind: 'force', label: 'tension', names: 'tension(?: in (?:the )?string)?' },
      },
      facts: [
        [GRAVITY, 'g'],
        ['@mass(?: and|,) @mass', 'm', 'n'],
        ['#(?: and|,) @mass', 'm', 'n'],
      ],
      implied: [['(?:hang|hung|hanging|suspended|tied|attached|connected|pass\\w*)', 'hung', 1]],
      idle: ['hung'],
      holds: (known) => known.get('hung') === 1 && known.get('m') !== known.get('n'),
      assumed: { g: 9.8 },
      relations: [
        sum('m₁ − m₂', 'less', { m: 1, n: -1 }),
        sum('m₁ + m₂', 'all', { m: 1, n: 1 }),
        product('force', 'pull', { less: 1, g: 1 }),
        product('a = (m₁ − m₂)g ÷ (m₁ + m₂)', 'pull', { a: 1, all: 1 }),
        product('m₁m₂', 'mn', { m: 1, n: 1 }),
        product('2m₁m₂g', 'mng', { mn: 1, g: 1 }, 2),
        product('T = 2m₁m₂g ÷ (m₁ + m₂)', 'mng', { T: 1, all: 1 }),
      ],
      words:
        '2 masses bodies blocks of over a frictionless smooth light massless pulley string strings inextensible by ends end the two fixed passing which from at with and in each other system',
    }),
    // "A man of 60 kg stands in a lift that moves down with 2 m/s². Apparent weight?" / "tension in the cable"
    ...(
      [
        [
          'up',
          1,
          '(?:moves|moving|going|goes|accelerat\\w*|ascend\\w*|rises|rising)(?: vertically)? ?(?:up(?:wards?)?)?',
          'down\\w*|descend\\w*|fall\\w*',
        ],
        [
          'down',
          -1,
          '(?:moves|moving|going|goes|accelerat\\w*|comes|coming|descend\\w*)(?: vertically)? ?(?:down(?:wards?)?)?',
          'up\\w*|ascend\\w*|rises|rising|falls?|freely',
        ],
      ] as const
    ).map(([way, sign, moves, other]) =>
      readSheet({
        id: `lift-going-${way}`,
        cue: new RegExp(
          `(?:lift|elevator).*(?:${way === 'up' ? 'up|ascend|ris' : 'down|descend'})|(?:${way === 'up' ? 'up|ascend|ris' : 'down|descend'}).*(?:lift|elevator)`,
        ),
        concepts: ['Laws of Motion'],
        refuses: `${TWISTS}|${other}|constant (?:velocity|speed)|uniform (?:velocity|speed)|m/s(?!\\^)|retard\\w*|decelerat\\w*|slow\\w*|pendulum|cable breaks|rest|dropped|coin|ball|power`,
        implied: [
          [
            `(?:which is |that is |is )?${moves}(?: ?${way}(?:wards?)?)?(?= (?:with|at)| (?:a|an) )`,
            'way',
            1,
          ],
          [`${way}(?:wards?)`, 'way', 1],
        ],
        idle: ['way'],
        holds: (known) => known.get('way') === 1 && (known.get('net') ?? -1) >= 0,
        quantities: {
          g: { ...G, isNamed: true },
          m: { kind: 'mass', label: 'mass', names: 'mass', isTold: true },
          a: {
            kind: 'acceleration',
            label: 'acceleration',
            names: '(?:upward |downward )?acceleration',
            isTold: true,
          },
          N: {
            kind: 'force',
            label: 'force',
            names:
              '(?:apparent weight|reaction(?: of the floor)?|tension(?: in (?:the )?(?:cable|rope|string|supporting cable))?|reading of (?:the )?(?:weighing machine|balance|scale)|force exerted by (?:the )?floor|normal (?:reaction|force)|thrust on (?:the )?floor)(?: of (?:the )?(?:man|person|body))?',
          },
        },
        facts: [
          [GRAVITY, 'g'],
          ['(?:(?:an |the )?(?:upward |downward )?acceleration (?:of )?)?@acceleration', 'a'],
        ],
        assumed: { g: 9.8 },
        relations: [
          sum(sign > 0 ? 'g + a' : 'g − a', 'net', { g: 1, a: sign }),
          product(sign > 0 ? 'N = m(g + a)' : 'N = m(g − a)', 'N', { m: 1, net: 1 }),
        ],
        words: `lift elevator man person boy body mass standing stands inside in cable supporting rope of with acceleration an a that which when is by weighing machine floor on apparent weight ${way} ${way}wards ${way}ward moves moving going accelerating accelerated it the his`,
      }),
    ),
    // "A block slides down a smooth incline of 30°. Acceleration?"
    readSheet({
      id: 'smooth-incline',
      cue: /inclin|plane|slope/,
      concepts: ['Laws of Motion'],
      refuses: `${TWISTS}|rough|friction(?! ?less)|rolls?|rolling|sphere|cylinder|pushed|up the|mirror|aeroplane|time|speed|velocity|distance|force|height|work|pulley|# (?:m|cm)`,
      quantities: {
        g: G,
        A: { kind: 'angle', label: 'angle', names: '(?:angle of )?inclination|angle', isTold: true },
        m: { kind: 'mass', label: 'mass', names: 'mass', isTold: true },
        sin: { kind: 'plain', label: 'sin θ', names: '¬', isTold: true },
        a: {
          kind: 'acceleration',
          label: 'acceleration',
          names: 'acceleration(?: of (?:the )?(?:block|body))?',
          isNamed: true,
        },
      },
      facts: [[GRAVITY, 'g']],
      implied: [['(?:perfectly )?(?:smooth|frictionless)', 'smooth', 1]],
      idle: ['smooth', 'm'],
      holds: (known) => known.get('smooth') === 1,
      assumed: { g: 9.8 },
      relations: [
        law('Sine of the angle', 'sin', ['A'], sine, (A) =>
          Number(Math.cos(((90 - A) * Math.PI) / 180).toFixed(12)),
        ),
        product('a = g sin θ', 'a', { g: 1, sin: 1 }),
      ],
      words:
        'block body object box slides sliding slide down a an inclined incline plane slope of angle making at with the horizontal to inclination released mass',
    }),
    // "A stone tied to a string 1 m long is whirled at 2 rev/s. Angular velocity? Linear speed?"
    readSheet({
      id: 'speed-on-a-circle',
      cue: /circ|whirl|revol|rotat|wheel/,
      concepts: ['Circular Motion'],
      refuses: `${TWISTS}|satellite|planet|electron|earth|moment|torque|energy|starts?|stops?|rest|brought|accelerat\\w* (?:from|of)|coil|field|emf|hands?|kg|# g|n\\b|rolls|cone|sphere|cylinder|area|friction|coefficient|tangential`,
      quantities: {
        w: {
          kind: 'spin',
          label: 'angular velocity',
          names: 'angular (?:velocity|speed|frequency)',
          symbol: 'ω',
        },
        r: { kind: 'length', label: 'radius', names: 'radius|length', symbol: 'r' },
        d: { kind: 'length', label: 'diameter', names: 'diameter', isNamed: true, isTold: true },
        v: {
          kind: 'speed',
          label: 'speed',
          names: '(?:linear |tangential )?(?:speed|velocity)',
          isNamed: true,
        },
        a: {
          kind: 'acceleration',
          label: 'centripetal acceleration',
          names: '(?:centripetal |radial )acceleration',
        },
        T: { kind: 'time', label: 'time of one turn', names: '(?:time )?period(?: of revolution)?' },
      },
      facts: [
        ['@length long', 'r'],
        ['(?:speed|velocity)(?: of)? @speed', 'v'],
        ['(?:at|with)(?: a)?(?: constant| uniform)* ?@speed', 'v'],
      ],
      relations: [
        product('d = 2r', 'd', { r: 1 }, 2),
        product('v = ωr', 'v', { w: 1, r: 1 }),
        product('a = ω²r', 'a', { w: 2, r: 1 }),
        product('ωT = 2π', 'turn', { w: 1, T: 1 }),
      ],
      assumed: { turn: 2 * Math.PI },
      words:
        'stone ball body particle tied to the end of a string wheel fan disc point on rim whirled whirling revolves revolving rotates rotating moves moving in horizontal circle circular path at with its long uniform constant rate of along car',
    }),
    // "resistance of a wire 2 m long, area 1 mm², resistivity 1.7 × 10⁻⁸ ohm m"
    readSheet({
      id: 'resistivity',
      cue: /resistivity|specific resistance/,
      concepts: ['Current Electricity'],
      refuses: `${TWISTS}|temperature|radius|diameter|mass|stretched|voltage|current|\\d v|conductivity|unit of|define|depends`,
      quantities: {
        p: {
          kind: 'plain',
          unit: 'Ω m',
          label: 'resistivity',
          names: '(?:resistivity|specific resistance)(?: of (?:the )?(?:material|wire|copper|metal))*',
        },
        R: {
          kind: 'resistance',
          label: 'resistance',
          names: '(?:electrical )?resistance(?: of (?:the |a )?wire)?',
        },
        l: { kind: 'length', label: 'length', names: 'length' },
        A: {
          kind: 'area',
          unit: 'm²',
          label: 'area',
          names: '(?:area of cross[- ]section|cross[- ]section(?:al)? area|area)(?: of cross[- ]section)?',
        },
      },
      facts: [
        [
          '(?:resistivity|specific resistance)(?: of (?:the )?(?:its )?(?:material|wire|copper|metal)(?: of (?:the )?wire)?)?(?: is| of| =|:)* ?# ?(?:ohm[ -]?m|ohm-metre)?',
          'p',
        ],
        ['@length long', 'l'],
      ],
      relations: [product('RA', 'RA', { R: 1, A: 1 }), product('RA = ρl', 'RA', { p: 1, l: 1 })],
      words:
        'wire conductor copper metal metallic aluminium nichrome of long length area cross section cross-section its material uniform if has is with',
    }),
    // "A galvanometer of 50 ohm gives full deflection for 1 mA. Shunt for an ammeter of 1 A?"
    readSheet({
      id: 'galvanometer-as-a-meter',
      cue: /galvanometer/,
      concepts: ['Current Electricity'],
      refuses: `${TWISTS}|divisions?|sensitivity|tangent|half deflection|bridge|potentiometer|emf|cell|figure of merit`,
      quantities: {
        s: {
          kind: 'current',
          unit: 'mA',
          label: 'current for full deflection',
          names: '(?:full[- ]scale|full) (?:deflection )?(?:current)?',
          isTold: true,
          isNamed: true,
        },
        I: { kind: 'current', label: 'range', names: 'range', isTold: true, isNamed: true },
        V: { kind: 'voltage', label: 'range', names: 'range', isTold: true },
        G: {
          kind: 'resistance',
          label: 'resistance of the galvanometer',
          names: '(?:coil )?resistance',
          isTold: true,
        },
        S: {
          kind: 'resistance',
          label: 'shunt',
          names: '(?:value of )?(?:the )?shunt(?: resistance)?(?: required| needed)?',
          isNamed: true,
        },
        R: {
          kind: 'resistance',
          label: 'series resistance',
          names:
            '(?:resistance|resistor)(?: required| to be connected| needed| connected)* in series|series resistance|high resistance|(?:what |the )?resistance(?: (?:is )?(?:required|needed|must be connected|should be connected))+',
          isNamed: true,
        },
      },
      facts: [
        [
          '(?:full[- ]scale |full )?(?:deflection|deflects fully|scale)(?: current)?(?: for| at| with| of| is| when| a| the| current)* (?:of )?@current',
          's',
        ],
        ['(?:full scale|full[- ]scale) @current', 's'],
        ['@current (?:for|gives|produces)(?: a)? full[- ]?(?: ?scale)? deflection', 's'],
        ['ammeter (?:of|with|reading|having)(?: a)?(?: range)?(?: up to| of| 0 to| 0 -)* @current', 'I'],
        ['(?:read|measure|reading|range)(?: currents?)?(?: up ?to| of| 0 to| 0 -)* @current', 'I'],
        ['@current ammeter', 'I'],
        ['voltmeter (?:of|with|reading|having)(?: a)?(?: range)?(?: up to| of| 0 to| 0 -)* @voltage', 'V'],
        ['@voltage voltmeter', 'V'],
      ],
      relations: [
        product('Voltage at full deflection', 'u', { s: 1, G: 1 }),
        sum('Current through the shunt = I − I_g', 'rest', { I: 1, s: -1 }),
        product('Shunt = I_gG ÷ (I − I_g)', 'u', { S: 1, rest: 1 }),
        product('Whole resistance = V ÷ I_g', 'V', { all: 1, s: 1 }),
        sum('Series resistance = V ÷ I_g − G', 'all', { R: 1, G: 1 }),
      ],
      words:
        'galvanometer coil of resistance gives shows full scale deflection for a current range convert converted into an ammeter voltmeter to make reading up read measure it how be what in series with required shunt having has is can and when',
    }),
    // "heat produced in 10 ohm by 2 A in 5 minutes"
    readSheet({
      id: 'heat-of-a-current',
      cue: /heat|energy/,
      concepts: ['Current Electricity'],
      refuses: `${TWISTS}|water|temperature|capacitor|inductor|coil rotat\\w*|kwh|units?|cost|bill|series|parallel|cal|specific|internal|each|day|daily|emf`,
      quantities: {
        H: {
          kind: 'energy',
          label: 'heat',
          names:
            '(?:amount of )?(?:heat|heat energy|electrical energy|thermal energy)(?: produced| generated| developed| dissipated| consumed)*',
        },
        P: { kind: 'power', label: 'power', names: 'power', isTold: true },
        V: { kind: 'voltage', label: 'voltage', names: 'voltage|potential difference', isTold: true },
        I: { kind: 'current', label: 'current', names: CURRENT, isTold: true },
        R: { kind: 'resistance', label: 'resistance', names: 'resistance|resistor', isTold: true },
        t: { kind: 'time', label: 'time', names: 'time', isTold: true },
      },
      facts: [
        ['@current', 'I'],
        ['# a(?= |$|[,.])', 'I'],
      ],
      relations: [
        product('V = IR', 'V', { I: 1, R: 1 }),
        product('P = VI', 'P', { V: 1, I: 1 }),
        product('Heat = power × time', 'H', { P: 1, t: 1 }),
      ],
      words:
        'heat produced generated developed in resistor resistance wire conductor heater iron electric by current for through when is passed flows at of carrying coil bulb connected to',
    }),
    // "decay constant / mean life of an element with a half-life of 693 days"
    readSheet({
      id: 'mean-life',
      cue: /mean life|average life|decay constant|disintegration constant/,
      concepts: ['Modern Physics'],
      refuses: `${TWISTS.replace('|half|', '|')}|activity|left|remain\\w*|decayed|first order|reaction|after|sample of|# (?:g|kg|mg)|relation|define|ratio`,
      quantities: {
        T: { kind: 'span', label: 'half-life', names: 'half[- ]?life(?: period)?', isNamed: true, like: 'm' },
        m: {
          kind: 'span',
          label: 'mean life',
          names: '(?:mean|average)[- ]life(?: time)?',
          isNamed: true,
          like: 'T',
        },
        l: {
          kind: 'plain',
          label: 'decay constant',
          names: '(?:decay|disintegration) constant',
          isTold: true,
        },
      },
      relations: [product('Half-life = 0.693 × mean life', 'T', { m: 1 }, Math.LN2)],
      words:
        'radioactive element substance of with a whose has having is its sample nuclide isotope material and',
    }),
    // "refractive index of glass if its critical angle is 30°"
    readSheet({
      id: 'critical-angle-of-a-medium',
      cue: /critical angle/,
      concepts: ['Optics'],
      refuses: `${TWISTS}|water to|respect to|relative|from glass to water|prism|brewster|speed|define|depends`,
      quantities: {
        C: {
          kind: 'angle',
          label: 'critical angle',
          names: 'critical angle(?: of| for)?(?: the)?(?: medium| glass| material| diamond| water)?',
        },
        n: {
          kind: 'plain',
          label: 'n',
          names: 'refractive index(?: of (?:the )?(?:medium|glass|material|diamond|water|it))?',
        },
      },
      relations: [
        law(
          'n = 1 ÷ sin C',
          'n',
          ['C'],
          (C) => 1 / sine(C),
          (C) => 1 / Number(Math.cos(((90 - C) * Math.PI) / 180).toFixed(12)),
        ),
        law(
          'sin C = 1 ÷ n',
          'C',
          ['n'],
          (n) => (Math.asin(1 / n) * 180) / Math.PI,
          (n) => 90 - (Math.acos(1 / n) * 180) / Math.PI,
        ),
      ],
      words:
        'glass medium material diamond water of for its if is the critical angle air in to from transparent',
    }),
    // "drift velocity of electrons in a wire 1 mm² carrying 1.6 A with n = 10²⁸ per m³"
    readSheet({
      id: 'drift-velocity',
      cue: /drift/,
      concepts: ['Current Electricity'],
      refuses: `${TWISTS}|mobility|relaxation|resistiv\\w*|diameter|radius|define|order of`,
      quantities: {
        n: {
          kind: 'plain',
          unit: '/m³',
          label: 'n',
          names:
            '(?:number density|electron density|free electron density|number of (?:free |conduction )?electrons per (?:unit volume|m\\^3|cubic m))(?: of (?:free )?electrons)?',
          symbol: 'n',
          isTold: true,
        },
        A: {
          kind: 'area',
          unit: 'm²',
          label: 'area',
          names: '(?:area of cross[- ]section|cross[- ]section(?:al)? area|area)(?: of cross[- ]section)?',
          isTold: true,
        },
        I: { kind: 'current', label: 'current', names: CURRENT },
        v: {
          kind: 'speed',
          label: 'drift velocity',
          names: 'drift (?:velocity|speed)(?: of (?:the )?(?:free )?electrons)?',
        },
      },
      facts: [
        [
          '(?:n|number density|electron density|free electron density|density of (?:free |conduction )?electrons)(?: of (?:free )?electrons)?(?: is| of| =|:)* ?# ?(?:/ ?m\\^\\(?3\\)?|per m\\^\\(?3\\)?|m\\^\\(-3\\)|electrons ?/ ?m\\^\\(?3\\)?)?',
          'n',
        ],
        ['# (?:free |conduction )?electrons (?:per|/) ?m\\^\\(?3\\)?', 'n'],
        ['# a(?= |$|[,.])', 'I'],
      ],
      assumed: { e: 1.6e-19 },
      relations: [
        product('nA', 'nA', { n: 1, A: 1 }),
        product('ev', 'ev', { e: 1, v: 1 }),
        product('I = nAev', 'I', { nA: 1, ev: 1 }),
      ],
      words:
        'electrons free wire copper conductor carrying current of area cross section cross-section in with density number metal if',
    }),
    // "mass percent of a solution with 10 g salt in 90 g water"
    readSheet({
      id: 'mass-percent',
      cue: /(?:mass|weight|concentration).*(?:%|percent)|(?:%|percent).*(?:mass|weight)|concentration of (?:the )?solution/,
      concepts: ['Solutions'],
      refuses: `${TWISTS}|volume|ml|molar\\w*|purity|alloy|ore|composition|element|oxygen|carbon|water of|evaporat\\w*|added|saturated|solubility|moles?`,
      quantities: {
        s: { kind: 'mass', label: 'solute', names: '¬', isTold: true, isNamed: true },
        w: { kind: 'mass', label: 'solvent', names: '¬', isTold: true, isNamed: true },
        a: { kind: 'mass', label: 'solution', names: '¬', isTold: true, isNamed: true },
        p: {
          kind: 'percent',
          label: 'mass percent',
          names:
            '(?:mass|weight)(?: by mass)? ?(?:%|percent(?:age)?)(?: of (?:the )?(?:solute|solution|salt|sugar))?|(?:%|percent(?:age)?) by (?:mass|weight)|concentration(?: of (?:the )?solution)?(?: in terms of mass by mass %)?|(?:mass by mass|w/w) ?(?:%|percent(?:age)?)',
        },
      },
      facts: [
        [
          '@mass(?: of)? (?:common salt|salt|sugar|solute|nacl|urea|glucose|naoh)(?: is)?(?: dissolved)?(?: in| and|,)* @mass(?: of)? (?:water|solvent)',
          's',
          'w',
        ],
        [
          '@mass(?: of)? (?:common salt|salt|sugar|solute|nacl|urea|glucose|naoh)(?: is)?(?: dissolved| present)?(?: in| and|,)* @mass(?: of)?(?: its| the)? solution',
          's',
          'a',
        ],
      ],
      relations: [
        sum('Mass of the solution', 'a', { s: 1, w: 1 }),
        product('Mass percent = solute ÷ solution × 100', 'p', { s: 1, a: -1 }, 100),
      ],
      words: 'solution containing contains with having of a made by dissolving in water salt sugar',
    }),
  ],
}
