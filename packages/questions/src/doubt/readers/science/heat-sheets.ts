import { found, type Reader, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { readSheet } from '../toolkit/sheet.ts'
import { law, product, sum } from '../toolkit/story.ts'

const TWISTS = 'ratio|then|again|another|other|more|less|next|not|except|difference|mixture|mixed|each'

/** Gases by their names and formulas, with their molar masses in g/mol. */
const GASES: readonly (readonly [names: string, mass: number])[] = [
  ['(?:oxygen|o2)', 32],
  ['(?:nitrogen|n2)', 28],
  ['(?:hydrogen|h2)', 2],
  ['(?:helium|he)', 4],
  ['(?:carbon dioxide|co2)', 44],
  ['(?:methane|ch4)', 16],
  ['(?:ammonia|nh3)', 17],
  ['(?:chlorine|cl2)', 71],
  ['(?:sulphur dioxide|sulfur dioxide|so2)', 64],
  ['(?:carbon monoxide|co)', 28],
  ['neon', 20],
  ['argon', 40],
]
const gases = GASES.map(([names, mass]) => [`${names}(?: gas)?`, 'M', mass] as const)
/** 'R = 0.0821 L atm/K mol' and 'R = 8.314 J/mol K' are what is used anyhow. */
const GAS_CONSTANT = [
  '\\(?(?:take |given |use |using |where )*(?:gas constant )?r ?(?:=|is|as) ?(?:0\\.08\\d{0,4}|8\\.3\\d{0,2}) ?(?:l[- .*]?atm|j|lit[a-z]*[- .]?atm)?[ /.*-]*(?:k|mol)?(?:\\^\\(-1\\))?[ /.*-]*(?:k|mol)?(?:\\^\\(-1\\))?\\)?',
] as const
const KELVIN = sum('T = t + 273', 'T', { t: 1 }, 273)

/** What heating a gram of ice or water takes, in calories and in joules. */
const CALORIES = { ice: 0.5, water: 1, steam: 0.5, melt: 80, boil: 540 } as const

/** "How much heat is required to convert 10 g of ice at 0 °C into water at 20 °C?" */
const iceToSteam: Reader = {
  id: 'ice-to-steam',
  cue: /(?:ice|water|steam).*(?:ice|water|steam)/,
  concepts: ['Heat'],
  read(r) {
    if (r.has('mixed|mixture|calorimeter|added|put|poured|dropped|# w|kw|power|not|then|half|min|time'))
      return null
    const asksJoules = r.has('in (?:joules?|j|kj|kilojoules?)')
    const masses = r.words('# (kg|g)(?: of)?(?= ice| water| steam)')
    const states = r.words(
      '(ice|water|steam)(?: is)?(?: at| from)? (?:temperature )?(-?) ?# ?(?:°c|°|c)(?: is| are)?(?: converted| changed| heated)?(?: completely)? ?(?:in)?to (ice|water|steam)(?: at| of) (-?) ?# ?(?:°c|°|c)',
    )
    if (!masses || !states) return null
    const signed = states.filter((one) => one !== '')
    const [from = '', ...others] = signed
    const numbers = others.filter((one) => /^\d/.test(one)).map(Number)
    const to = others.find((one) => /^[a-z]+$/.test(one)) ?? ''
    const isBelow = states[1] === '-'
    if (states[4] === '-' || numbers.length !== 2) return null
    const start = (isBelow ? -1 : 1) * (numbers[0] ?? 0)
    const end = numbers[1] ?? 0
    const rank = ['ice', 'water', 'steam']
    if (rank.indexOf(to) <= rank.indexOf(from)) return null
    if (from === 'ice' ? start > 0 : start < 0 || start > 100) return null
    if (to === 'water' ? end > 100 : end < 100) return null
    // Constants must be the usual ones, all in calories; in joules each of them would have to be told.
    for (const [names, value] of [
      ['(?:specific )?latent heat of (?:fusion|melting)(?: of ice)?|latent heat of ice|lf|l', 80],
      ['(?:specific )?latent heat of (?:vapori[sz]ation|steam)(?: of (?:water|steam))?|lv|l', 540],
    ] as const)
      r.drop(
        `\\(?(?:take |given |and |where )*(?:${names}) ?(?:is|=|of|as|:)* ?${value} ?cal ?(?:/|per) ?g\\)?`,
      )
    r.drop('(?:and )?specific heat(?: capacity)? of water ?(?:is|=|of)* ?1 ?cal ?/ ?g ?/? ?(?:°c|c|k|°)?')
    r.drop('(?:and )?specific heat(?: capacity)? of ice ?(?:is|=|of)* ?0\\.5 ?cal ?/ ?g ?/? ?(?:°c|c|k|°)?')
    if (asksJoules || /\d ?k?j/.test(r.rest)) return null
    r.drop(
      '(?:amount of |quantity of |total )*(?:heat|heat energy)(?: energy)?(?: required| needed| necessary| must be supplied)*',
    )
    if (
      !r.done('convert converted change changed heated turn calories cal in fully completely ice water steam')
    )
      return null
    const grams = Number(masses[0]) * (masses[1] === 'kg' ? 1000 : 1)
    const parts: [string, number][] = []
    if (from === 'ice') {
      if (start < 0) parts.push([`Warming the ice to 0 °C: 0.5 × ${-start} per gram`, CALORIES.ice * -start])
      parts.push(['Melting: 80 per gram', CALORIES.melt])
    }
    const [low, high] = [from === 'ice' ? 0 : start, to === 'steam' ? 100 : end]
    if (high > low)
      parts.push([`Warming the water by ${high - low} °C: 1 × ${high - low} per gram`, high - low])
    if (to === 'steam') {
      parts.push(['Boiling: 540 per gram', CALORIES.boil])
      if (end > 100) return null
    }
    const perGram = parts.reduce((all, [, one]) => all + one, 0)
    const value = grams * perGram
    return found({
      value,
      unit: 'cal',
      steps: [
        ...parts.map(([title, one]) => [title, `${sayMeasured(grams * one)} cal`] as const),
        ['Together', `${sayMeasured(value)} cal`],
      ],
      check: Math.abs(parts.reduce((all, [, one]) => all + grams * one, 0) - value) < 1e-6 * value,
    })
  },
}

const SPEEDS: readonly (readonly [id: string, names: string, label: string, factor: number, said: string])[] =
  [
    [
      'rms',
      'r\\.?m\\.?s\\.? (?:speed|velocity)|root mean square (?:speed|velocity)',
      'rms speed',
      3,
      'v² = 3RT ÷ M',
    ],
    ['most-probable', 'most probable (?:speed|velocity)', 'most probable speed', 2, 'v² = 2RT ÷ M'],
    ['average', '(?:average|mean) (?:speed|velocity)', 'average speed', 8 / Math.PI, 'v² = 8RT ÷ πM'],
  ]

export const heatSheets: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Heat', 'Thermodynamics'],
  readers: [
    iceToSteam,
    // "A gas at 27 °C is heated at constant volume until its pressure is doubled. What is the final temperature?"
    ...(['degrees', 'kelvin'] as const).map((kind) =>
      readSheet({
        id: `gas-to-a-part-in-${kind}`,
        cue: /gas|air/,
        concepts: ['States of Matter', 'Thermodynamics'],
        refuses: `${TWISTS}|adiabatic\\w*|rms|speed|kinetic|energy|work|diffus\\w*|# (?:kg|g|mol)|efficiency|temperature is (?:doubled|halved)`,
        quantities: {
          t: {
            kind,
            label: 'first temperature',
            names: '(?:initial )?temperature',
            isTold: true,
            isSigned: true,
          },
          s: {
            kind,
            label: 'final temperature',
            names: '(?:final |new )?temperature',
            isNamed: true,
            isSigned: true,
            unit: kind === 'kelvin' ? 'K' : '°C',
          },
          p: { kind: 'plain', label: 'final pressure ÷ first pressure', names: '¬', isTold: true },
          v: { kind: 'plain', label: 'final volume ÷ first volume', names: '¬', isTold: true },
          T: { kind: 'plain', label: 'first temperature in K', names: '¬', isTold: true },
          S: { kind: 'plain', label: 'final temperature in K', names: '¬', isTold: true },
          q: { kind: 'plain', label: 'T₂ ÷ T₁', names: '¬', isTold: true },
        },
        implied: [
          [
            '(?:at |keeping |with )?(?:the )?(?:constant volume|volume (?:is |being )?(?:kept )?constant)|isochorically',
            'v',
            1,
          ],
          [
            '(?:at |keeping |with )?(?:the )?(?:constant pressure|pressure (?:is |being )?(?:kept )?constant)|isobarically',
            'p',
            1,
          ],
          [
            '(?<=volume of (?:a |the )?(?:given mass of )?(?:a )?(?:gas|air)[^,;.?]{0,30})(?:is |becomes |gets )+(?:doubled|double|twice)(?: (?:of )?(?:its|the) (?:initial|original) (?:value|volume))?',
            'v',
            2,
          ],
          [
            '(?<=pressure of (?:a |the )?(?:given mass of )?(?:a )?(?:gas|air)[^,;.?]{0,30})(?:is |becomes |gets )+(?:doubled|double|twice)(?: (?:of )?(?:its|the) (?:initial|original) (?:value|pressure))?',
            'p',
            2,
          ],
          [
            '(?:its |the )?pressure (?:is |becomes |gets |to )*(?:doubled|double|twice)(?: (?:of )?(?:its|the) (?:initial|original) (?:value|pressure))?',
            'p',
            2,
          ],
          [
            '(?:its |the )?pressure (?:is |becomes |gets |to )*(?:halved|half)(?: (?:of )?(?:its|the) (?:initial|original) (?:value|pressure))?',
            'p',
            0.5,
          ],
          [
            '(?:its |the )?volume (?:is |becomes |gets |to )*(?:doubled|double|doubles|twice)(?: (?:of )?(?:its|the) (?:initial|original) (?:value|volume))?',
            'v',
            2,
          ],
          [
            '(?:its |the )?volume (?:is |becomes |gets |to )*(?:halved|half)(?: (?:of )?(?:its|the) (?:initial|original) (?:value|volume))?',
            'v',
            0.5,
          ],
        ],
        facts: [
          [
            '(?:its |the )?pressure (?:is |becomes |gets |increases to )*# times(?: (?:of )?(?:its|the) (?:initial|original) (?:value|pressure))?',
            'p',
          ],
          [
            '(?:its |the )?volume (?:is |becomes |gets |increases to )*# times(?: (?:of )?(?:its|the) (?:initial|original) (?:value|volume))?',
            'v',
          ],
        ],
        relations: [
          sum('First temperature in kelvin', 'T', { t: 1 }, kind === 'degrees' ? 273 : 0),
          product('T₂ ÷ T₁ = (p₂ ÷ p₁)(V₂ ÷ V₁)', 'q', { p: 1, v: 1 }),
          product('T₂', 'S', { T: 1, q: 1 }),
          sum('Final temperature', 's', { S: 1 }, kind === 'degrees' ? -273 : 0),
        ],
        words:
          'gas ideal air given fixed mass amount of heated cooled until till so that at to temperature initially closed vessel cylinder container sealed in when if heat which will value volume pressure',
      }),
    ),
    // "rms speed of oxygen molecules at 300 K"
    ...SPEEDS.map(([id, names, label, factor, said]) =>
      readSheet({
        id: `${id}-speed-of-a-gas`,
        cue: /(?:speed|velocity)/,
        concepts: ['Kinetic Theory of Gases'],
        refuses: `${TWISTS}|doubled|times|same|equal|escape|# (?:g|kg|atm|pa)|journey|km/h|car|train`,
        quantities: {
          t: { kind: 'degrees', label: 't', names: 'temperature', isTold: true },
          T: { kind: 'kelvin', label: 'T', names: 'temperature', isNamed: true, isTold: true },
          M: {
            kind: 'plain',
            label: 'M',
            unit: 'g/mol',
            names: 'molar mass|molecular (?:mass|weight)',
            isTold: true,
          },
          v: { kind: 'speed', label, names },
          vv: { kind: 'plain', label: 'v²', names: '¬', isTold: true },
        },
        implied: [...gases, ['(?:at )?(?:s\\.?t\\.?p\\.?|n\\.?t\\.?p\\.?)', 't', 0]],
        facts: [
          ['(?:at )?(?:a )?(?:temperature )?(?:of )?@kelvin', 'T'],
          [
            '(?:molar mass|molecular (?:mass|weight))(?: of (?:the )?gas)?(?: is| =| of)* ?# ?(?:g ?/ ?mol|u)?',
            'M',
          ],
          GAS_CONSTANT,
        ],
        relations: [
          KELVIN,
          product(said, 'vv', { T: 1, M: -1 }, factor * 8314),
          product('v²', 'vv', { v: 2 }),
        ],
        words: 'gas molecules molecule at temperature of a',
      }),
    ),
    // "volume of 8 g of oxygen gas at 27 °C and 1 atm"
    readSheet({
      id: 'gas-equation-of-a-mass',
      cue: /atm|pressure|pa\b|mm hg|torr|bar|volume/,
      concepts: ['States of Matter', 'Kinetic Theory of Gases'],
      refuses: `${TWISTS}|stp|ntp|becomes|heated|cooled|compressed|expands?|initial|final|initially|doubled|density|rate|diffus\\w*|partial|from|to|water|decompos\\w*|react\\w*|burn\\w*|combustion|from|solution|osmotic`,
      quantities: {
        t: {
          kind: 'degrees',
          label: 't',
          names: 'temperature in (?:°c|degrees? c\\w*|celsius)',
          isSigned: true,
        },
        T: { kind: 'kelvin', label: 'T', names: 'temperature' },
        m: { kind: 'mass', label: 'mass', names: 'mass', unit: 'g' },
        n: { kind: 'amount', label: 'moles', names: '(?:number of )?moles' },
        M: {
          kind: 'plain',
          label: 'M',
          unit: 'g/mol',
          names: 'molar mass|molecular (?:mass|weight)',
          isTold: true,
        },
        P: { kind: 'pressure', label: 'pressure', names: 'pressure(?: exerted)?', unit: 'atm' },
        V: { kind: 'volume', label: 'volume', names: 'volume(?: occupied)?', unit: 'L' },
        PV: { kind: 'plain', label: 'PV', unit: 'Pa L', names: '¬', isTold: true },
        nT: { kind: 'plain', label: 'nT', unit: 'mol K', names: '¬', isTold: true },
      },
      implied: gases,
      facts: [GAS_CONSTANT],
      relations: [
        KELVIN,
        product('n = mass ÷ M', 'm', { n: 1, M: 1 }, 0.001),
        product('nT', 'nT', { n: 1, T: 1 }),
        product('PV', 'PV', { P: 1, V: 1 }),
        product('PV = nRT', 'PV', { nT: 1 }, 8314),
      ],
      idle: ['M'],
      words:
        'gas ideal occupied by occupies occupy exerted vessel container flask cylinder closed at temperature pressure filled contains containing contained in mass moles volume',
    }),
    // "A gas absorbs 500 J of heat and does 200 J of work. Change in internal energy?"
    ...(['energy', 'calories'] as const).map((kind) =>
      readSheet({
        id: `first-law-in-${kind}`,
        cue: /internal energy/,
        concepts: ['Thermodynamics'],
        refuses: `${TWISTS}|engine|cycle|cyclic|isothermal\\w*|adiabatic\\w*|# mol|degrees of freedom|temperature|pressure|volume${kind === 'energy' ? '|cal' : '|# j'}`,
        quantities: {
          U: {
            kind,
            label: 'change in internal energy',
            names:
              '(?:change|increase|rise|decrease|gain) (?:in|of) (?:its |the )?internal energy|internal energy change',
            isSigned: true,
          },
          Q: {
            kind,
            label: 'heat taken in',
            names: '(?:amount of )?heat (?:absorbed|supplied|added|given|taken in)',
            isNamed: true,
            isSigned: true,
          },
          W: {
            kind,
            label: 'work done by the system',
            names: 'work(?: is)? done by (?:the |it |this )*(?:gas|system)|work done',
            isNamed: true,
            isSigned: true,
          },
        },
        facts: [
          [
            `(?:absorbs?|absorbed|absorbing|is supplied(?: with)?|supplied with|is given|given|receives?|takes in|gains?)(?: an| a| the| amount| of| energy| heat| total)* @${kind}(?: of)?(?: heat| energy)*`,
            'Q',
          ],
          [
            `@${kind}(?: of)?(?: heat| energy)+ (?:is |are )?(?:supplied|given|added|absorbed|transferred)(?: to| by)?`,
            'Q',
          ],
          [
            `(?:and )?(?:it )?(?:does|do|doing|performs|performing|does external)(?: a| an| the| amount| external| of| work)* @${kind}(?: of)?(?: external)?(?: work)?(?: on (?:the |its )?surroundings?)?`,
            'W',
          ],
          [`work(?: of)? @${kind} is done by(?: the| it)?(?: gas| system)?`, 'W'],
          [`@${kind}(?: of)? work is done by(?: the| it)?(?: gas| system)?`, 'W'],
        ],
        relations: [sum('ΔU = Q − W', 'U', { Q: 1, W: -1 })],
        words:
          'gas system ideal internal energy heat work on its surroundings process thermodynamic calculate',
      }),
    ),
    // "A Carnot engine works between 127°C and 27°C. It absorbs 400 J from the source. Work done per cycle?"
    readSheet({
      id: 'carnot-in-degrees',
      cue: /carnot|heat engine|ideal engine|reversible engine/,
      concepts: ['Thermodynamics'],
      refuses: `refrigerator|increase[ds]?|doubled|reduced|changed|raised|lowered|not|second|real|another|half|# k|-`,
      quantities: {
        h: { kind: 'degrees', label: 'source', names: 'source', isNamed: true, isTold: true },
        c: { kind: 'degrees', label: 'sink', names: 'sink', isNamed: true, isTold: true },
        H: { kind: 'plain', unit: 'K', label: 'source in K', names: '¬', isTold: true },
        C: { kind: 'plain', unit: 'K', label: 'sink in K', names: '¬', isTold: true },
        e: { kind: 'percent', label: 'efficiency', names: '(?:% )?efficiency(?: of (?:the |this )?engine)?' },
        R: {
          kind: 'energy',
          label: 'heat given out',
          names: '(?:amount of )?heat(?: is)? (?:rejected|given out|released)(?: to (?:the )?sink)?',
        },
        W: {
          kind: 'energy',
          label: 'work',
          names: '(?:useful )?work(?: done| output| is done| does it do)*',
        },
        Q: {
          kind: 'energy',
          label: 'heat taken in',
          names: '(?:amount of )?heat (?:absorbed|taken)',
          isTold: true,
        },
      },
      facts: [
        ['between(?: the)?(?: temperatures?)?(?: of)? # ?(?:°c|°|c)? and @degrees', 'h', 'c'],
        ['(?:source|reservoir) (?:is |at |temperature |of )*@degrees', 'h'],
        ['sink (?:is |at |temperature |of )*@degrees', 'c'],
        [
          '(?:it )?(?:absorbs|takes in|takes|receives|absorbing|draws) @energy(?: of)?(?: heat| energy)*(?: from (?:the )?(?:source|hot reservoir))?(?: (?:in each|per|every) cycle)?',
          'Q',
        ],
        ['@energy(?: of)?(?: heat)? (?:is )?(?:absorbed|taken)(?: from (?:the )?source)?', 'Q'],
      ],
      holds: (known) => (known.get('H') ?? 0) > (known.get('C') ?? 0),
      relations: [
        sum('Source in kelvin', 'H', { h: 1 }, 273),
        sum('Sink in kelvin', 'C', { c: 1 }, 273),
        law(
          'η = 1 − T₂ ÷ T₁',
          'e',
          ['H', 'C'],
          (H, C) => 100 * (1 - C / H),
          (H, C) => (100 * (H - C)) / H,
        ),
        product('W = ηQ', 'W', { e: 1, Q: 1 }, 0.01),
        sum('Heat given out = Q − W', 'Q', { W: 1, R: 1 }),
      ],
      words:
        'carnot engine ideal reversible works operates operating working heat cycle each per in from source sink temperatures it temperature',
    }),
    // "A wall …, thermal expansion": "A steel rod 2 m long is heated from 20 °C to 70 °C, α = 1.2e-5. Increase in length?"
    readSheet({
      id: 'linear-expansion',
      cue: /expan|increase in (?:its )?length|linear/,
      concepts: ['Heat'],
      refuses:
        'area|volume|superficial|cubical|stress|strain|young|clock|pendulum|not|gap|ring|spring|ratio|gas|bimetal\\w*|two|2 rods',
      quantities: {
        a: {
          kind: 'plain',
          label: 'α',
          names: 'coefficient of linear expansion(?: of (?:the )?[a-z]+)?|α|alpha',
          isTold: true,
        },
        l: {
          kind: 'length',
          label: 'length',
          names: '(?:original |initial )?length',
          isTold: true,
          isNamed: true,
        },
        e: {
          kind: 'length',
          label: 'increase in length',
          names:
            '(?:increase|change) in (?:its |the )?length(?: of (?:the |this )?[a-z]+)?|expansion(?! of)|elongation',
          isNamed: true,
          like: 'e',
        },
        d: {
          kind: 'degrees',
          label: 'rise of temperature',
          names: '(?:rise|increase|change) (?:in|of) temperature',
          isTold: true,
        },
        t: { kind: 'degrees', label: 'first temperature', names: '¬', isTold: true, isNamed: true },
        s: { kind: 'degrees', label: 'last temperature', names: '¬', isTold: true, isNamed: true },
      },
      facts: [
        ['from # ?(?:°c|°|c)? to @degrees', 't', 's'],
        ['(?:by|through) @degrees', 'd'],
        [
          '(?:coefficient of linear expansion(?: of (?:the )?[a-z]+)?|α|alpha)(?: is| =| of| as)* ?# ?(?:/ ?(?:°c|k|°|c)|per (?:°c|k|c|degree)|(?:°c|k)\\^\\(-1\\))',
          'a',
        ],
        ['(?:length (?:of |is )?)?@length(?: long)?', 'l'],
      ],
      relations: [
        sum('Rise of temperature', 'd', { s: 1, t: -1 }),
        product('αΔT', 'ad', { a: 1, d: 1 }),
        product('Δl = l α ΔT', 'e', { l: 1, ad: 1 }),
      ],
      words:
        'rod rail wire bar steel iron copper brass aluminium metal heated heat when its is long temperature raised rises by what the of coefficient linear expansion',
    }),
  ],
}
