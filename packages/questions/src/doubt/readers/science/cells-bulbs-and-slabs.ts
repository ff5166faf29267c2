import type { ReaderGroup } from '../toolkit/found.ts'
import { readSheet } from '../toolkit/sheet.ts'
import { law, product, sum } from '../toolkit/story.ts'

const TWISTS =
  'doubled|halved|tripled|twice|thrice|half|double|ratio|then|again|another|other|more|less|next|not|except|difference|times'
/** What is taken from the mains: 'at 110 V', 'connected to a 200 V supply'. */
const SUPPLY = '(?: (?:supply|mains|line|source|battery))?'
const BULBS =
  '(?:electric )?(?:bulbs?|lamps?|heaters?|irons?|geysers?|kettles?|appliances?|ovens?|immersion rods?)'
/** How the rating of a bulb is written: '100 W, 220 V', '220 V - 100 W'. */
const AND = ' ?(?:,|-|/|and|at)? ?'

/** Cells that help each other, bulbs by what is written on them, and capacitors that are filled. */
export const cellsBulbsAndSlabs: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Current Electricity'],
  readers: [
    // "Two cells of emf 2 V and internal resistance 1 ohm each in series with 6 ohm. Current?"
    ...(['series', 'parallel'] as const).map((way) =>
      readSheet({
        id: `cells-in-${way}`,
        cue: /cells|batteries/,
        concepts: ['Current Electricity'],
        refuses: `${TWISTS}|${way === 'series' ? 'parallel' : 'series'}|wrong\\w*|revers\\w*|oppos\\w*|against|polarity|mixed|rows?|short|charg\\w*|volt-?meter|galvanometer|ammeter|terminal|lost|maximum|minimum|resistors|resistances|solar|electroly\\w*|1 of|single|through each|(?<!of )each cell|battery(?![a-z0-9 ,.;]*each)`,
        quantities: {
          n: { kind: 'plain', label: 'number of cells', names: '¬', isTold: true },
          r: {
            kind: 'resistance',
            label: 'internal resistance of each',
            names: 'internal resistance(?: of each)?',
            symbol: 'r',
            isNamed: true,
            isTold: true,
          },
          q: {
            kind: 'resistance',
            label: 'internal resistance of the battery',
            names:
              '(?:total|net|equivalent|effective) internal resistance(?: of (?:the )?(?:battery|combination))?',
            isNamed: true,
          },
          T: {
            kind: 'voltage',
            label: 'emf of the battery',
            names:
              '(?:total|net|equivalent|effective) e\\.?m\\.?f\\.?(?: of (?:the )?(?:battery|combination|cells))?',
            isNamed: true,
          },
          E: {
            kind: 'voltage',
            label: 'emf of each',
            names: 'e\\.?m\\.?f\\.? of each(?: cell)?',
            isNamed: true,
            isTold: true,
          },
          // The external resistance said again: 'current through the 7 ohm resistor'.
          again: {
            kind: 'resistance',
            label: 'external resistance',
            names: '¬',
            isNamed: true,
            isTold: true,
          },
          R: {
            kind: 'resistance',
            label: 'external resistance',
            names: '(?:external )?(?:resistance|resistor|load)',
            symbol: 'r',
          },
          I: {
            kind: 'current',
            label: 'current',
            names:
              '(?:electric )?current(?: (?:flowing )?(?:in|through) (?:the )?(?:circuit|external (?:resistance|resistor|circuit)|resistor|resistance|load))?(?: drawn| supplied)*',
          },
        },
        facts: [
          // The emf of one cell, not of 'a 12 V battery of 6 cells'.
          ['each (?:of |having |with |has |an? )*(?:emf )?(?:of )?@voltage', 'E'],
          ['(?:(?:of |having |with )*emf (?:of )?)?@voltage each', 'E'],
          [
            '(?<=(?:cells|batteries) )(?:of |having |with |an? |the |same |identical )*emf (?:of )?@voltage',
            'E',
          ],
          ['# (?:identical |similar |dry |equal )*(?:cells|batteries)', 'n'],
          [
            '(?<=current )(?:flowing )?(?:through|in) (?:the )?@resistance(?: resistor| resistance)?',
            'again',
          ],
          [
            '(?:total|net|equivalent|effective|combined) internal resistance(?: is| of| =|:)* ?@resistance',
            'q',
          ],
          ['internal resistance(?: of)?(?: each)?(?: cell)?(?: is| of| =|:)* ?@resistance', 'r'],
        ],
        implied: [
          [`(?:are |all |connected |joined |arranged |combined )*in ${way}`, 'way', 1],
          ['(?:with |of |having |and )*negligible internal resistance(?: of each)?', 'r', 0],
        ],
        // The emf of a battery does not need what resists.
        idle: ['way', 'again', 'r', 'n'],
        holds: (known) =>
          known.get('way') === 1 && (known.get('n') ?? 0) >= 2 && Number.isInteger(known.get('n')),
        relations: [
          sum('The same resistance', 'again', { R: 1 }),
          way === 'series'
            ? product('Emfs in series add up: nE', 'T', { n: 1, E: 1 })
            : product('Alike cells in parallel have the emf of one', 'T', { E: 1 }),
          way === 'series'
            ? product('Internal resistances in series add up: nr', 'q', { n: 1, r: 1 })
            : product('Alike internal resistances in parallel: r ÷ n', 'q', { r: 1, n: -1 }),
          sum('Whole resistance', 'all', { R: 1, q: 1 }),
          product('I = emf ÷ whole resistance', 'T', { I: 1, all: 1 }),
        ],
        words:
          'cells batteries battery combination each of emf internal resistance external resistor wire load circuit identical with to an in across and having',
      }),
    ),
    // "A bulb rated 100 W, 220 V is run at 110 V. Power?"
    readSheet({
      id: 'bulb-at-another-voltage',
      cue: /# ?w|\dw|\d w|\d kw/,
      concepts: ['Current Electricity'],
      refuses: `${TWISTS}|series|parallel|bulbs|lamps|heaters|by # ?v|drops?|falls?|fluctuat\\w*|lowered|%|heat|energy|cost|units?|kwh|time|min|h|s|fuse|transformer|temperature|water|resistor|rms|peak|increases?|decreases?|reduces?|internal`,
      quantities: {
        P: { kind: 'power', label: 'rated power', names: '¬', isNamed: true, isTold: true },
        V: { kind: 'voltage', label: 'rated voltage', names: '¬', isNamed: true, isTold: true },
        U: {
          kind: 'voltage',
          label: 'voltage of the supply',
          names: '(?:actual |supply )?voltage',
          isTold: true,
        },
        p: {
          kind: 'power',
          label: 'power consumed',
          names:
            '(?:the |its |actual |new )*(?:power|wattage)(?: (?:consumed|consumption|dissipated|drawn|consumes|output|used))*(?: by (?:the |it)? ?(?:bulb|lamp|heater)?)?',
        },
        I: {
          kind: 'current',
          label: 'current',
          names: '(?:electric )?current(?: drawn| taken| flowing)*',
        },
      },
      facts: [
        [`@power(?: ${BULBS})?${AND}@voltage`, 'P', 'V'],
        [`@voltage${AND}@power`, 'V', 'P'],
        [
          `(?:at|on|to|across|from|with|by|ko)(?: a| an| the| only)*(?: supply| voltage| potential difference| p\\.?d\\.?| mains| source)*(?: of)? ?@voltage${SUPPLY}`,
          'U',
        ],
      ],
      relations: [
        product('V²', 'VV', { V: 2 }),
        product('Its resistance does not change: R = V² ÷ P', 'VV', { R: 1, P: 1 }),
        product('U²', 'UU', { U: 2 }),
        product('Power = U² ÷ R', 'UU', { R: 1, p: 1 }),
        product('Current = U ÷ R', 'U', { R: 1, I: 1 }),
      ],
      words:
        'electric bulb lamp heater iron geyser kettle appliance oven rated marked rating operated operates run runs used lit glows supply mains line source voltage consumed consume consumes when if it is on only consumption actually filament',
    }),
    // "60 W, 220 V and 40 W, 220 V bulbs in series across 220 V. Total power?" / "3 bulbs of 60 W, 220 V each"
    ...(
      [
        ['series', false],
        ['parallel', false],
        ['series', true],
        ['parallel', true],
      ] as const
    ).map(([way, areAlike]) =>
      readSheet({
        id: `${areAlike ? 'alike' : 'two'}-bulbs-in-${way}`,
        cue: /bulb|lamp|heater/,
        concepts: ['Current Electricity'],
        refuses: `${TWISTS}|${way === 'series' ? 'parallel' : 'series'}|brighter|glow\\w*|fuse\\w*|%|energy|cost|units?|kwh|time|boil|water|min|h|resistor|internal|bright\\w*|daily|each bulb|by each|in each`,
        quantities: {
          P: { kind: 'power', label: 'power of the first', names: '¬', isNamed: true, isTold: true },
          V: { kind: 'voltage', label: 'rated voltage', names: '¬', isNamed: true, isTold: true },
          Q: { kind: 'power', label: 'power of the second', names: '¬', isNamed: true, isTold: true },
          W: { kind: 'voltage', label: 'rated voltage', names: '¬', isNamed: true, isTold: true },
          n: { kind: 'plain', label: 'number of bulbs', names: '¬', isTold: true },
          U: { kind: 'voltage', label: 'voltage of the supply', names: 'supply voltage', isTold: true },
          p: {
            kind: 'power',
            label: 'total power',
            names:
              '(?:the )?(?:total|net|combined|effective|overall) power(?: (?:consumed|consumption|dissipated|drawn|of the (?:combination|circuit)|by the (?:combination|circuit)|in the circuit))*|power (?:consumed|dissipated|drawn|of|in)(?: (?:by|in))?(?: the)? (?:combination|circuit|2 bulbs together)',
            isNamed: true,
          },
        },
        facts: [
          ...(areAlike
            ? ([
                // 'Two 100 W, 220 V bulbs'
                ['#(?= (?:electric )?\\d+(?:\\.\\d+)? k?w)', 'n'],
                [`@power${AND}@voltage(?: ${BULBS})?(?: each)?`, 'P', 'V'],
                [`@voltage${AND}@power(?: ${BULBS})?(?: each)?`, 'V', 'P'],
              ] as const)
            : ([
                [`@power${AND}@voltage(?: ${BULBS})?,? (?:and|&) @power${AND}@voltage`, 'P', 'V', 'Q', 'W'],
                [`@voltage${AND}@power(?: ${BULBS})?,? (?:and|&) @voltage${AND}@power`, 'V', 'P', 'W', 'Q'],
                [
                  `@power,? (?:and|&) @power(?: ${BULBS})?,?(?: each| both| are| rated| marked| designed| for| at| of)* @voltage(?: each)?`,
                  'P',
                  'Q',
                  'V',
                ],
              ] as const)),
          ['# (?:identical |similar )?(?:electric )?(?:bulbs|lamps|heaters)', 'n'],
        ],
        implied: [[`(?:are |all |connected |joined |both )*in ${way}`, 'way', 1]],
        idle: ['way', 'W', ...(areAlike ? [] : ['n'])],
        holds: (known) => {
          const n = known.get('n')
          if (known.get('way') !== 1) return false
          return areAlike
            ? n !== undefined && n >= 2 && Number.isInteger(n)
            : known.get('Q') !== undefined &&
                (n === undefined || n === 2) &&
                (known.get('W') === undefined || known.get('W') === known.get('V'))
        },
        relations: [
          product('V²', 'VV', { V: 2 }),
          product('U²', 'UU', { U: 2 }),
          areAlike
            ? product(
                way === 'series'
                  ? 'Power of n alike bulbs in series at the rated voltage: P ÷ n'
                  : 'Power of n alike bulbs: nP',
                'both',
                { P: 1, n: way === 'series' ? -1 : 1 },
              )
            : law(
                way === 'series'
                  ? 'At the rated voltage 1 ÷ P = 1 ÷ P₁ + 1 ÷ P₂'
                  : 'At the rated voltage P = P₁ + P₂',
                'both',
                ['P', 'Q'],
                (P, Q) => (way === 'series' ? (P * Q) / (P + Q) : P + Q),
                (P, Q) => (way === 'series' ? 1 / (1 / P + 1 / Q) : Q + P),
              ),
          product('(U ÷ V)²', 'ratio', { UU: 1, VV: -1 }),
          product('Power grows with the square of the voltage', 'p', { both: 1, ratio: 1 }),
        ],
        words:
          'electric bulb bulbs lamp lamps heater heaters rated marked each both having to across supply mains of voltage with same source line combination',
      }),
    ),
    // "A capacitor of 4 uF is filled with a dielectric of constant 5. New capacitance?"
    readSheet({
      id: 'capacitor-filled',
      cue: /dielectric|slab|\bmica\b/,
      concepts: ['Electrostatics'],
      refuses: `${TWISTS.replace('|difference', '')}|partially|partly|thickness|# (?:mm|cm|m)|2 (?:dielectrics?|slabs?|capacitors)|series|parallel combination|plates is|separation|distance|energy|charges?|force|field|copper|metal\\w*|conduct\\w*|remov\\w*|pulled|withdrawn|remains connected|still connected|strength|medium`,
      quantities: {
        D: {
          kind: 'capacitance',
          label: 'new capacitance',
          names:
            '(?:its |the )*(?:new|final|resulting|increased|changed) (?:value of (?:the |its )?)?capacit(?:ance|y)',
          isNamed: true,
          like: 'C',
        },
        K: {
          kind: 'plain',
          label: 'dielectric constant',
          names: '(?:a )?dielectric constant(?: of (?:the )?(?:medium|slab|material|dielectric))?|k',
          symbol: 'k',
        },
        C: {
          kind: 'capacitance',
          label: 'capacitance with air',
          names:
            '(?:initial |original )?capacit(?:ance|y)(?: of (?:an? |the )*(?:parallel[- ]plate )?(?:air )?(?:capacitor|condenser))?',
          like: 'D',
        },
        F: {
          kind: 'capacitance',
          label: 'new capacitance',
          names: 'capacit(?:ance|y)(?= ?[?.]?$)',
          isNamed: true,
          like: 'C',
        },
        U: {
          kind: 'voltage',
          label: 'new potential difference',
          names: '(?:new|final|resulting) (?:potential(?: difference)?|p\\.?d\\.?|voltage)',
          isNamed: true,
        },
        V: {
          kind: 'voltage',
          label: 'potential difference',
          names: 'potential(?: difference)?|voltage',
          isTold: true,
        },
      },
      facts: [
        [
          'dielectric(?: slab| material| medium)?(?: of| having| with| whose)*(?: constant| k)*(?: is| =)* ?#',
          'K',
        ],
        ['(?:slab|mica|material)(?: of| having| with| dielectric)*(?: constant| k)+(?: is| =| of)* ?#', 'K'],
        ['(?:capacitance )?(?:becomes|increases to|changes to|rises to|increased to) @capacitance', 'D'],
      ],
      implied: [
        [
          '(?:the |and |after |then )*(?:charging )?battery (?:is |was )?(?:then )?(?:disconnected|removed)(?: from it)?',
          'alone',
          1,
        ],
      ],
      idle: ['alone', 'C', 'V'],
      // The charge stays only when nothing is connected; air has no constant but its own.
      holds: (known) =>
        (known.get('K') ?? 0) > 1 && (known.get('U') === undefined || known.get('alone') === 1),
      relations: [
        product('C′ = KC', 'D', { K: 1, C: 1 }),
        sum('The same capacitance', 'D', { F: 1 }),
        law(
          'The charge stays: V′ = V ÷ K',
          'U',
          ['V', 'K', 'alone'],
          (V, K) => V / K,
          (V, K) => V * (1 / K),
        ),
      ],
      words:
        'parallel plate parallel-plate capacitor condenser filled fills fill completely fully dielectric slab mica sheet material constant introduced inserted placed between the plates space charged to is when after capacitance potential difference becomes',
    }),
  ],
}
