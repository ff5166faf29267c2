import Fraction from 'fraction.js'
import { found, type Reader, type ReaderGroup } from '../toolkit/found.ts'
import { readSheet } from '../toolkit/sheet.ts'
import { law, product, sum } from '../toolkit/story.ts'
import { GRAVITY } from './gravity.ts'

const TWISTS =
  'doubled|halved|tripled|twice|thrice|half|double|ratio|then|again|another|other|more|less|next|not|except|increases?|decreases?|difference|times'
/** Planck's constant times the speed of light, in J m. */
const HC = 6.626_070_15e-34 * 299_792_458
const sine = (degrees: number): number => Number(Math.sin((degrees * Math.PI) / 180).toFixed(12))

/** Bodies that roll, with their k² ÷ R². A sphere must be called solid or hollow, because the answer depends on it. */
const ROLLERS: readonly (readonly [names: string, share: string])[] = [
  ['(?:uniform )?solid (?:sphere|ball)', '2/5'],
  ['(?:thin )?(?:hollow sphere|spherical shell)', '2/3'],
  ['(?:uniform |circular |thin )*(?:dis[ck]|solid cylinder)', '1/2'],
  ['(?:uniform |circular |thin )*(?:ring|hoop|hollow cylinder)', '1'],
]

const KIND = '(rotational|translational|total)'
const ENERGY = '(?: kinetic)?(?: energy| energies)?'

/** "Ratio of rotational to total kinetic energy of a rolling solid sphere" */
const energiesOfRolling: Reader = {
  id: 'energies-of-a-rolling-body',
  cue: /roll.*energ|energ.*roll/,
  concepts: ['Rotational Motion'],
  read(r) {
    if (
      r.has(
        'not|potential|(?<!without )(?<!without any )slip(?:ping)?|slides?|sliding|kg|speed|velocity|height|#|both|momentum|2 bodies',
      )
    )
      return null
    let share: Fraction | undefined
    for (const [names, part] of ROLLERS) {
      if (!r.drop(`(?:a |an |the )*(?:${names})`)) continue
      if (share) return null
      share = new Fraction(part)
    }
    const asked = r.words(
      `ratio of (?:its |the )*${KIND}${ENERGY}(?: of)? (?:to|and)(?: its| the| that of)* ${KIND}${ENERGY}`,
    )
    const part = asked
      ? null
      : r.words(
          `(?:what )?(fraction) of (?:its |the )*total(?: kinetic)? energy(?: is| that is| as| in the form of)* ${KIND}${ENERGY}`,
        )
    const [from = '', to = ''] = asked ?? [part?.[1] ?? '', 'total']
    if (!share || from === '' || from === to) return null
    if (
      !r.done(
        'rolls rolling roll without any slipping slip on along down horizontal inclined surface plane kinetic energy body pure motion of its',
      )
    )
      return null
    const sizes: Readonly<Record<string, Fraction>> = {
      rotational: share,
      translational: new Fraction(1),
      total: share.add(1),
    }
    const value = sizes[from]?.div(sizes[to] ?? 1)
    if (!value) return null
    return found({
      value,
      ...(asked && { shown: `${value.n} : ${value.d}` }),
      steps: [
        ['Rotational ÷ translational = k² ÷ R²', share.toFraction()],
        [
          'Total = rotational + translational',
          `1 + ${share.toFraction()} = ${share.add(1).toFraction()} of the translational`,
        ],
        [`${from} to ${to}`, `${value.n} : ${value.d}`],
      ],
      check: value.mul(sizes[to] ?? 1).equals(sizes[from] ?? 0),
    })
  },
}

/** Rolling bodies, engines by their heats, fringes in a liquid, photons and decay by fractions. */
export const rollingWavesAndDecay: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Physics'],
  readers: [
    energiesOfRolling,
    // "A solid sphere rolls down an incline of height 7 m. Speed at the bottom?"
    readSheet({
      id: 'rolling-down',
      cue: /roll/,
      concepts: ['Rotational Motion'],
      refuses: `${TWISTS}|slides?|sliding|slipped|(?<!without )(?<!without any )slip(?:ping)?|smooth|friction\\w*|energy|time|momentum|loop|string|torque|radius|kg|both|which|first|angular|top|carpet|vertical circle`,
      quantities: {
        k: { kind: 'plain', label: 'k² ÷ R²', names: '¬', isTold: true },
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true },
        A: { kind: 'angle', label: 'angle', names: '(?:angle of )?inclination|angle', isTold: true },
        h: {
          kind: 'length',
          label: 'height',
          names:
            '(?:vertical |maximum )?height(?: (?:reached|attained|it (?:reaches|rises|attains)|to which it (?:rises|rolls)))*',
          symbol: 'h',
          isNamed: true,
        },
        L: { kind: 'length', label: 'length of the incline', names: 'length', isNamed: true, isTold: true },
        v: {
          kind: 'speed',
          label: 'speed',
          names:
            '(?:final |linear )?(?:speed|velocity)(?: of (?:the |its )?(?:(?:centre of mass|centre|sphere|disc|disk|ring|hoop|cylinder|ball|shell|body)(?: of (?:mass|the [a-z]+))?))?',
          symbol: 'v',
        },
        a: {
          kind: 'acceleration',
          label: 'acceleration',
          names:
            '(?:linear )?acceleration(?: of (?:the |its )?(?:centre of mass|sphere|disc|disk|ring|cylinder|body))?',
          isNamed: true,
        },
        sin: { kind: 'plain', label: 'sin θ', names: '¬', isTold: true },
      },
      facts: [
        [GRAVITY, 'g'],
        ['(?:from |of |through )?(?:a )?(?:vertical )?height(?: of)? @length', 'h'],
        ['@length (?:high|tall|height)', 'h'],
        ['@length long', 'L'],
      ],
      implied: ROLLERS.map(
        ([names, share]) =>
          [
            `(?:a |an |the )*(?:${names})(?! (?:and|or)(?![a-z]))`,
            'k',
            new Fraction(share).valueOf(),
          ] as const,
      ),
      // The slope of an incline changes nothing for the speed that a height gives.
      idle: ['A', 'h'],
      assumed: { g: 9.8 },
      holds: (known) => {
        // What is told as a height and a slope must fit; a body that was told to be two kinds is left over as a word.
        const [L, h] = [known.get('L'), known.get('h')]
        return L === undefined || (h !== undefined && h <= L)
      },
      relations: [
        law('Sine of the angle', 'sin', ['A'], sine, (A) =>
          Number(Math.cos(((90 - A) * Math.PI) / 180).toFixed(12)),
        ),
        product('Height = length × sin θ', 'h', { L: 1, sin: 1 }),
        sum('1 + k² ÷ R²', 'all', { k: 1 }, 1),
        product('v²', 'vv', { v: 2 }),
        product('2gh', 'gh', { g: 1, h: 1 }, 2),
        product('v² = 2gh ÷ (1 + k² ÷ R²)', 'gh', { vv: 1, all: 1 }),
        product('g sin θ', 'gs', { g: 1, sin: 1 }),
        product('a = g sin θ ÷ (1 + k² ÷ R²)', 'gs', { a: 1, all: 1 }),
      ],
      words:
        'rolls roll rolling rolled down up without slipping slip on along from rest released starts starting an inclined incline plane slope of height inclination inclined at angle to with horizontal the bottom reaches reaching reach when it its long length initial velocity speed pure',
    }),
    // "A heat engine absorbs 1000 J and rejects 600 J. Efficiency?"
    readSheet({
      id: 'engine-by-its-heats',
      cue: /engine/,
      concepts: ['Thermodynamics'],
      refuses: `${TWISTS}|refrigerator|heat pump|°c?|# k|temperature|carnot|time|power|# ?k?w|fuel|calorific|per (?:s|min|h)|min|kmh|litres?|car`,
      quantities: {
        e: {
          kind: 'percent',
          label: 'efficiency',
          names: '(?:thermal |% )?efficiency(?: of (?:the |this )?(?:heat )?engine)?(?: in %)?',
        },
        R: {
          kind: 'energy',
          label: 'heat rejected',
          names:
            '(?:amount of )?heat(?: energy)? (?:rejected|given out|released|exhausted|given to (?:the )?sink)(?: to (?:the )?sink)?',
          isNamed: true,
        },
        Q: {
          kind: 'energy',
          label: 'heat absorbed',
          names:
            '(?:amount of )?heat(?: energy)? (?:absorbed|taken(?: in)?|supplied)(?: from (?:the )?source)?',
          isNamed: true,
        },
        W: {
          kind: 'energy',
          label: 'work',
          names:
            '(?:useful )?work(?: done| output)*(?: by (?:the |it)? ?(?:engine)?)?(?: (?:per|in each|in 1) cycle)?',
          isNamed: true,
        },
      },
      facts: [
        [
          '(?:absorbs|takes(?: in)?|receives|absorbing|draws|is supplied(?: with)?) @energy(?: of)?(?: heat| energy)*(?: from (?:a |the )?(?:hot |heat )?(?:source|reservoir))?',
          'Q',
        ],
        [
          '(?:rejects|rejecting|gives out|gives up|releases|exhausts|delivers) @energy(?: of)?(?: heat| energy)*(?: to (?:a |the )?(?:sink|cold reservoir|surroundings))',
          'R',
        ],
        ['(?:rejects|rejecting|exhausts) @energy(?: of)?(?: heat| energy)*', 'R'],
        ['(?:does|performs|doing) @energy(?: of)? (?:useful )?work', 'W'],
        ['(?:does|performs|doing) work(?: of)? @energy', 'W'],
      ],
      holds: (known) => (known.get('e') ?? 0) < 100,
      relations: [
        sum('Work = heat absorbed − heat rejected', 'W', { Q: 1, R: -1 }),
        product('Efficiency = work ÷ heat absorbed × 100%', 'e', { W: 1, Q: -1 }, 100),
      ],
      words: 'heat engine absorbs rejects source sink from to and of in each per cycle it does work with',
    }),
    // "Fringe width 0.6 mm in air. The apparatus is immersed in a liquid of refractive index 1.5. New fringe width?"
    readSheet({
      id: 'fringes-in-a-liquid',
      cue: /fringe/,
      concepts: ['Wave Optics'],
      refuses: `${TWISTS.replace('|double', '|double(?! slit)')}|angular|wavelength|shift|sheet|plate|slit width|minimum|maxima|bright fringe|dark fringe|intensity|distance|1 of|# ?°|number of`,
      quantities: {
        B: {
          kind: 'fine',
          label: 'new fringe width',
          names:
            '(?:new|changed|resulting|final) (?:value of )?(?:the )?fringe[- ]?(?:width|spacing)|fringe[- ]?(?:width|spacing)(?: (?:now|then))? (?:(?:will|would) be(?:come)?|becomes?|now|in (?:the |that )?(?:water|liquid|medium))(?: will be| is)*|what (?:will|would) (?:be )?(?:the )?fringe[- ]?width(?: be)?',
          isNamed: true,
          like: 'b',
        },
        b: { kind: 'fine', label: 'fringe width in air', names: '¬', isNamed: true, isTold: true },
        n: {
          kind: 'plain',
          label: 'n',
          names: '(?:refractive index|r\\.?i\\.?)(?: of (?:the )?(?:water|liquid|medium))?|n',
          symbol: 'μ',
          isTold: true,
        },
      },
      facts: [
        ['fringe[- ]?(?:width|spacing) in air(?: is| of| =| was)* ?@fine', 'b'],
        [
          'fringe[- ]?(?:width|spacing)(?: is| of| =| was| found| to| be)* ?@fine(?! in (?!air))(?:,? in air)?',
          'b',
        ],
        ['in air(?:,| the)* fringe[- ]?(?:width|spacing)(?: is| of| =| was)* ?@fine', 'b'],
        [
          '(?:water|liquid|medium)(?: is| of| has| having| with| whose)* ?\\(?(?:refractive index|n|μ)(?: is| of| =)* ?#\\)?',
          'n',
        ],
        ['refractive index of (?:the )?(?:water|liquid|medium)(?: is| =)* ?#', 'n'],
      ],
      holds: (known) => (known.get('n') ?? 0) > 1,
      relations: [product('The wavelength is n times shorter: β′ = β ÷ n', 'b', { B: 1, n: 1 })],
      words:
        "in young young's youngs double slit experiment ydse fringe width air whole entire apparatus setup arrangement is immersed dipped performed done placed put water liquid medium of refractive index when if now the s",
    }),
    // "Wavelength of a photon of energy 2.48 eV" and the other way round
    readSheet({
      id: 'photon-by-energy',
      cue: /photon|radiation|light/,
      concepts: ['Modern Physics'],
      refuses: `${TWISTS}|electron(?![- ]?volts?)|broglie|work function|kinetic|metal|threshold|stopping|momentum|number of|power|w|hydrogen|level|transition|medium|glass|water|mass|proton|band|gap|diode|led|semiconductor`,
      quantities: {
        E: {
          kind: 'quantum',
          label: 'energy',
          unit: 'eV',
          names: '(?:photon )?energy(?: of (?:the |a |1 )?photon)?',
          symbol: 'e',
        },
        L: { kind: 'fine', label: 'wavelength', unit: 'nm', names: 'wavelength', symbol: 'λ' },
      },
      facts: [
        ['\\(?(?:take |use |given |using )*hc ?(?:=|is) ?(?:1240|1242|1239\\.8) ?ev[ -]?nm\\)?'],
        ['\\(?(?:take |use |given |using )*hc ?(?:=|is) ?(?:12400|12375) ?ev[ -]?(?:å|angstroms?)\\)?'],
      ],
      assumed: { hc: HC },
      relations: [product('E = hc ÷ λ', 'hc', { E: 1, L: 1 })],
      words:
        'photon photons light radiation of energy wavelength having each with whose associated corresponding to the in',
    }),
    // "7/8 of a radioactive sample decays in 15 min. Half-life?"
    readSheet({
      id: 'decay-by-fractions',
      isExact: true,
      cue: /half[- ]?life/,
      concepts: ['Modern Physics'],
      refuses: `${TWISTS.replace('|half|', '|')}|first order|rate constant|reaction|mean|average|constant|age|2 (?:samples|substances|elements)|further|# (?:g|kg|mg)|gm|mass|remaining part|month|each|every|later|zero|biological`,
      quantities: {
        T: {
          kind: 'span',
          label: 'half-life',
          names:
            'half[- ]?life(?: period)?(?: of (?:the |this )?(?:radioactive )?(?:sample|substance|element|isotope|material|nuclide|it))?',
          isNamed: true,
          like: 't',
        },
        t: {
          kind: 'span',
          label: 'time',
          names: '(?:the )?time(?: taken| required| needed)*|(?:in |after )?how (?:long|much time)',
          like: 'T',
        },
        f: {
          kind: 'plain',
          label: 'fraction left',
          names:
            '(?:what |the |how much )*fraction(?: of (?:it|the |sample|substance|original|initial|amount|nuclei|atoms| )*)?(?: that| which)?(?: will| would| is| be| has)* (?:left|remains?|remaining|undecayed)(?: undecayed| behind)?',
        },
        d: {
          kind: 'plain',
          label: 'fraction decayed',
          names:
            '(?:what |the |how much )*fraction(?: of (?:it|the |sample|substance|original|initial|amount|nuclei|atoms| )*)?(?: that| which)?(?: will| would| is| be| has| have)* (?:decays?|decayed|disintegrated|disintegrates?)',
        },
        p: { kind: 'percent', label: 'left', names: '¬', isTold: true },
        q: { kind: 'percent', label: 'decayed', names: '¬', isTold: true },
      },
      facts: [
        [
          'half[- ]?life(?: period)?(?: of (?:a |an |the )?(?:radioactive )?(?:sample|substance|element|isotope|material|nuclide))?(?: is| of| =)* ?@span',
          'T',
        ],
        [
          '(?<!\\d )#(?:th)?(?: part)?(?: of (?:a |an |the |its |it |radioactive |sample |substance |element |nuclei |atoms |material |isotope |original |initial |amount )*)? ?(?:will |is |has |have |to |are |gets )*(?:decays?|decayed|disintegrates?|disintegrated)',
          'd',
        ],
        [
          '#%(?: of (?:a |an |the |its |it |radioactive |sample |substance |element |nuclei |atoms |material |isotope |original |initial |amount )*)? ?(?:will |is |has |have |to |are |gets )*(?:decays?|decayed|disintegrates?|disintegrated)',
          'q',
        ],
        [
          '(?:reduces|reduced|reduce|decays|decay|falls|drops|becomes|become|remains|is|left)(?: to)? #(?:th)?(?: part| fraction)?(?: of (?:its |the )?(?:initial |original )?(?:value|amount|activity|quantity|number))',
          'f',
        ],
        [
          '(?:reduces|reduced|reduce|decays|decay|falls|drops) to #%(?: of (?:its |the )?(?:initial |original )?(?:value|amount|activity|quantity|number))',
          'p',
        ],
        [
          '#(?:th)?(?: part)?(?: of (?:a |an |the |its |it |radioactive |sample |substance |element |nuclei |atoms |material |isotope |original |initial |amount )*)? ?(?:is |are |will be )?(?:left|remains|undecayed|remain)',
          'f',
        ],
        ['(?:in|after|for|within)(?: a| the| time| of)* @span', 't'],
      ],
      holds: (known) => {
        const f = known.get('f') ?? 0
        return f > 0 && f < 1
      },
      relations: [
        product('As a part of 1', 'f', { p: 1 }, 0.01),
        product('As a part of 1', 'd', { q: 1 }, 0.01),
        sum('Left = 1 − decayed', 'f', { d: -1 }, 1),
        law(
          'Left = (½)ⁿ',
          'n',
          ['f'],
          (f) => -Math.log2(f),
          (f) => Math.log(1 / f) / Math.LN2,
        ),
        law(
          'Left = (½)ⁿ',
          'f',
          ['n'],
          (n) => 0.5 ** n,
          (n) => Math.exp(-n * Math.LN2),
        ),
        product('Number of half-lives = t ÷ T', 't', { T: 1, n: 1 }),
      ],
      words:
        'radioactive sample substance element isotope material nuclide has have a its it of in after half-life half life period fraction decay decays initial original value activity amount for to is will be',
    }),
  ],
}
