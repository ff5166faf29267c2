import { formulaMass, readFormulaUnits } from '../toolkit/formula-mass.ts'
import { found, type Reader, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { readSheet } from '../toolkit/sheet.ts'
import { law, product, sum } from '../toolkit/story.ts'
import { organicNames } from './organic-names.ts'
import { reactionsByAmounts } from './reactions-by-amounts.ts'
import { speciesParticles } from './species-particles.ts'

const TWISTS =
  'doubled|halved|twice|thrice|half|double|ratio|then|another|other|more|less|not|except|added|mixed|diluted|equal volumes'

/** By the ions that a salt gives: Ksp = factor × s^power. */
const SALTS: readonly (readonly [formulas: string, power: number, factor: number, said: string])[] = [
  [
    'agcl|agbr|agi|baso4|caso4|pbso4|srso4|caco3|baco3|zns|cus|fes|pbs|cds|nis|cucl|silver chloride|silver bromide|barium sulphate|barium sulfate|ab(?: type)?',
    2,
    1,
    'AB: Ksp = s²',
  ],
  [
    'caf2|pbcl2|pbi2|pbbr2|baf2|srf2|mg\\(oh\\)2|ca\\(oh\\)2|zn\\(oh\\)2|ag2cro4|ag2co3|ag2s|ag2so4|hg2cl2|lead chloride|lead iodide|calcium fluoride|silver chromate|ab2(?: type)?|a2b(?: type)?',
    3,
    4,
    'AB₂ or A₂B: Ksp = s × (2s)² = 4s³',
  ],
  ['al\\(oh\\)3|fe\\(oh\\)3|cr\\(oh\\)3|ag3po4|ab3(?: type)?', 4, 27, 'AB₃: Ksp = s × (3s)³ = 27s⁴'],
  ['ca3\\(po4\\)2|bi2s3|as2s3|sb2s3|a2b3(?: type)?|a3b2(?: type)?', 5, 108, 'A₂B₃: Ksp = 108s⁵'],
]

/** "The solubility of AgCl is 1.3 × 10^-5 mol/L. Solubility product?" / the other way round */
const solubility: Reader = {
  id: 'solubility-product',
  cue: /solubilit|ksp/,
  concepts: ['Equilibrium'],
  read(r) {
    if (
      r.has(
        'common ion|presence|in 0\\.\\d+|ph|buffer|precipitat\\w*|g/l|grams?|g|not|ratio|mixed|nacl|naoh|ml|more soluble|each',
      )
    )
      return null
    const salt = SALTS.find(([formulas]) =>
      r.drop(
        `(?:sparingly soluble )?(?:salts? )?(?:of )?(?:the )?(?:type )?(?:${formulas})(?: (?:type|salt))*`,
      ),
    )
    if (!salt) return null
    r.rest = r.rest.replace(/\s+/g, ' ')
    const [, power, factor, said] = salt
    const product = '(?:solubility product(?: constant)?(?: \\(?ksp\\)?)?|ksp)'
    const K = r.one(
      `${product}(?: of(?: the)?(?: a)?\\s*| in water| at (?:25|298) ?(?:°c|°|c|k)?| is| =|:|,)* ?# ?(?:\\(?mol/l\\)?\\^\\(?\\d\\)?|m\\^\\(?\\d\\)?|mol\\^\\(?\\d\\)? ?l\\^\\(?-\\d\\)?)?`,
    )
    const s = K
      ? undefined
      : r.one(
          '(?:molar )?solubility(?: of(?: the)?(?: a)?\\s*| in water| at (?:25|298) ?(?:°c|°|c|k)?| is| =|:|,)* ?# ?(?:mol ?/ ?l(?:it(?:re|er))?|m|mol l\\^\\(-1\\)|mol per l(?:it(?:re|er))?|mol/dm\\^3|mol dm\\^\\(-3\\))?',
        )
    const given = K ?? s
    if (!given || given.lte(0)) return null
    const asksProduct = r.drop(`(?:the )?(?:value of )?(?:its )?${product}`)
    const asksSolubility = !asksProduct && r.drop('(?:the )?(?:molar )?solubility')
    if (asksProduct !== !K || asksSolubility === !K) return null
    if (!r.done('water salt in at 25 298 °c k solution molar mol/l its pure of mol l m saturated'))
      return null
    const value = Number(
      (K ? (K.valueOf() / factor) ** (1 / power) : factor * given.valueOf() ** power).toPrecision(8),
    )
    return found({
      value,
      unit: K ? 'mol/L' : '',
      steps: [
        ['The ions that it gives', said],
        ['Put the number in', K ? `s = ${sayMeasured(value)} mol/L` : `Ksp = ${sayMeasured(value)}`],
      ],
      check: K
        ? Math.abs(Math.log(factor) + power * Math.log(value) - Math.log(K.valueOf())) < 1e-6
        : Math.abs(Math.log(value) - Math.log(factor) - power * Math.log(given.valueOf())) < 1e-6,
    })
  },
}

/** "The heats of formation of CO2 and CO are -393.5 and -110.5 kJ/mol. Heat of reaction of CO + 1/2 O2 → CO2?" */
const heatOfReaction: Reader = {
  id: 'heat-of-reaction',
  cue: /(?:heats?|enthalp(?:y|ies)) of formation|δ ?h ?°?f|δf ?h/,
  concepts: ['Thermodynamics'],
  read(r) {
    const text = ` ${r.original
      .normalize('NFKC')
      .replace(/[−–]/g, '-')
      .replace(/\((?:s|l|g|aq)\)/g, '')
      .replace(/½/g, '1/2')
      .replace(/\s+/g, ' ')} `
    if (
      /\b(?:combustion|bond|hess|entropy|not|hydration|atomi[sz]ation|grams?|\d ?g)\b/i.test(
        text.replace(/combustion of/i, ''),
      )
    )
      return null
    const SIDE =
      '(?:(?:\\d+(?:/\\d+)?|\\d+\\.\\d+)? ?[A-Z][A-Za-z0-9()]*)(?: ?\\+ ?(?:\\d+(?:/\\d+)?|\\d+\\.\\d+)? ?[A-Z][A-Za-z0-9()]*)*'
    const equation = new RegExp(`(${SIDE}) ?(?:->|→|⟶|=>|⇌) ?(${SIDE})`).exec(text)
    if (!equation?.[1] || !equation[2]) return null
    const side = (written: string) =>
      written.split('+').map((part) => {
        const [, count = '', formula = ''] = /^ ?([\d./]*) ?([A-Z][A-Za-z0-9()]*) ?$/.exec(part) ?? []
        const [above = '1', below = '1'] = (count || '1').split('/')
        return { count: Number(above) / Number(below), formula }
      })
    const [left, right] = [side(equation[1]), side(equation[2])]
    const isElement = (formula: string) => /^(?:[A-Z][a-z]?|[HNOFIS]2|Cl2|Br2|P4|S8)$/.test(formula)
    let rest = text.replace(equation[0], ' ')
    const heats = new Map<string, number>()
    const list =
      /((?:[A-Z][A-Za-z0-9()]*(?:,? and |, ?|,? & ))+[A-Z][A-Za-z0-9()]*)(?: \w+){0,1} (?:are|=|is) ((?:[+-]? ?\d+(?:\.\d+)?(?: ?kJ(?:\/mol| mol-1| mol\^-1| mol\^\(-1\))?)?(?:,? and |, ?|,? & ))+[+-]? ?\d+(?:\.\d+)?)/.exec(
        rest,
      )
    if (list?.[1] && list[2]) {
      const formulas = list[1].split(/,? and |, ?| & /)
      const values = list[2]
        .split(/,? and |, ?(?=[+-]|\d)| & /)
        .map((one) => Number((/[+-]? ?\d+(?:\.\d+)?/.exec(one)?.[0] ?? '').replace(' ', '')))
      if (formulas.length !== values.length) return null
      formulas.forEach((formula, at) => {
        heats.set(formula, values[at] ?? Number.NaN)
      })
      rest = rest.replace(list[0], ' ')
    } else
      rest = rest.replace(
        /(?:(?:heat|enthalpy) of formation of |Δ ?[HfF]+ ?°? ?(?:of )?)?\(?([A-Z][A-Za-z0-9]*)\)? ?(?:is|=|:) ?([+-] ?\d+(?:\.\d+)?)(?: ?kJ(?:\/mol| mol-1| mol\^-1)?)?/g,
        (_, formula: string, digits: string) => {
          heats.set(formula, Number(digits.replace(' ', '')))
          return ' '
        },
      )
    if (heats.size === 0) return null
    const heatOf = (formula: string) => heats.get(formula) ?? (isElement(formula) ? 0 : Number.NaN)
    if ([...heats.keys()].some((formula) => ![...left, ...right].some((one) => one.formula === formula)))
      return null
    const words = rest
      .toLowerCase()
      .split(/[\s,.:;?()=°]+/)
      .filter((word) => word !== '')
    const own = new Set(
      'the standard heats heat enthalpies enthalpy molar of formation respectively find calculate what is are for reaction change in kj/mol kj mol mol-1 mol^-1 if and given at 298 k will be δh δ h f following gas as determine value'.split(
        ' ',
      ),
    )
    if (!words.every((word) => own.has(word) || /^δ/.test(word))) return null
    const total = (list: typeof left) =>
      list.reduce((all, { count, formula }) => all + count * heatOf(formula), 0)
    const value = Number((total(right) - total(left)).toPrecision(10))
    const atoms = (list: typeof left) => {
      const counts = new Map<string, number>()
      for (const { count, formula } of list)
        for (const [symbol, times] of readFormulaUnits(formula) ?? [['?', Number.NaN]])
          counts.set(symbol, (counts.get(symbol) ?? 0) + count * times)
      return counts
    }
    const [before, after] = [atoms(left), atoms(right)]
    return found({
      value,
      unit: 'kJ',
      shown: `${value < 0 ? '−' : ''}${sayMeasured(Math.abs(value))} kJ`,
      steps: [
        ['ΔH = heats of formation of the products − those of the reactants', `elements have 0`],
        ['Products', `${sayMeasured(total(right))} kJ`],
        ['Reactants', `${sayMeasured(total(left))} kJ`],
        ['Difference', `${sayMeasured(value)} kJ`],
      ],
      check:
        Number.isFinite(value) &&
        before.size === after.size &&
        [...before].every(([symbol, count]) => Math.abs((after.get(symbol) ?? 0) - count) < 1e-9),
    })
  },
}

/** "percentage of oxygen in water" has its own reader; here: "number of atoms in a unit cell" is a fact. */
const CELLS: readonly (readonly [id: string, names: string, atoms: number, ratio: number, said: string])[] = [
  ['simple-cubic', '(?:simple cubic|sc|primitive cubic)', 1, 0.5, 'r = a ÷ 2'],
  [
    'body-centred',
    '(?:b\\.?c\\.?c\\.?|body[- ]cent(?:re|er)e?d(?: cubic)?)',
    2,
    Math.sqrt(3) / 4,
    'r = √3 a ÷ 4',
  ],
  [
    'face-centred',
    '(?:f\\.?c\\.?c\\.?|c\\.?c\\.?p\\.?|face[- ]cent(?:re|er)e?d(?: cubic)?|cubic close packed)',
    4,
    Math.SQRT2 / 4,
    'r = a ÷ 2√2',
  ],
]

export const chemistrySheets: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Chemistry'],
  readers: [
    speciesParticles,
    reactionsByAmounts,
    solubility,
    heatOfReaction,
    ...organicNames,
    // "pH of a buffer containing 0.1 M acetic acid and 0.2 M sodium acetate (pKa = 4.74)"
    readSheet({
      id: 'acid-buffer',
      cue: /buffer|(?:acetic|formic|weak acid|ch3cooh).*(?:acetate|formate|salt|coona)/,
      concepts: ['Equilibrium'],
      refuses: `${TWISTS.replace('|mixed', '')}|nh4|ammonia|ammonium|base|poh|ml|capacity|blood|change`,
      quantities: {
        p: {
          kind: 'plain',
          label: 'pKa',
          names: 'pka(?: of (?:acetic acid|the acid|ch3cooh|formic acid|the weak acid))?',
          isNamed: true,
          isTold: true,
        },
        K: {
          kind: 'plain',
          label: 'Ka',
          names:
            '(?:ka|dissociation constant)(?: of (?:acetic acid|the acid|ch3cooh|formic acid|the weak acid))?',
          isNamed: true,
          isTold: true,
        },
        s: {
          kind: 'molarity',
          label: 'salt',
          names:
            '(?:its |the )?(?:salt|sodium acetate|ch3coona|sodium formate|hcoona|conjugate base|potassium acetate|ch3coo-)',
          isNamed: true,
          isTold: true,
        },
        a: {
          kind: 'molarity',
          label: 'acid',
          names: '(?:weak |monobasic )*(?:acetic acid|formic acid|ch3cooh|hcooh|acid|ha)',
          isNamed: true,
          isTold: true,
        },
        q: { kind: 'plain', label: '[salt] ÷ [acid]', names: '¬', isTold: true },
        H: {
          kind: 'plain',
          label: 'pH',
          names: 'ph(?: of (?:the |this )?(?:buffer )?(?:solution)?)?',
          isSigned: true,
        },
      },
      facts: [
        ['pka(?: of (?:acetic acid|the acid|ch3cooh|formic acid|the weak acid))? ?(?:is|=|:|of)* ?#', 'p'],
        [
          '(?:ka|dissociation constant)(?: of (?:acetic acid|the acid|ch3cooh|formic acid|the weak acid))? ?(?:is|=|:|of)* ?#',
          'K',
        ],
      ],
      implied: [['equimolar|equal (?:concentrations?|moles|molar concentrations?)(?: of)?', 'q', 1]],
      relations: [
        law(
          'pKa = −log Ka',
          'p',
          ['K'],
          (K) => -Math.log10(K),
          (K) => Math.log10(1 / K),
        ),
        product('[salt] ÷ [acid]', 'q', { s: 1, a: -1 }),
        law(
          'pH = pKa + log [salt] ÷ [acid]',
          'H',
          ['p', 'q'],
          (p, q) => p + Math.log10(q),
          (p, q) => Math.log10(10 ** p * q),
        ),
      ],
      words:
        'buffer solution containing contains which has of and with made mixture mixing acetic acid sodium acetate weak its salt in molar concentration m ph',
    }),
    // "pH of 0.1 M acetic acid, Ka = 1.8 × 10^-5" / degree of dissociation
    readSheet({
      id: 'weak-acid',
      cue: /\bka\b|ionisation constant|ionization constant|dissociation constant/,
      concepts: ['Equilibrium'],
      refuses: `${TWISTS}|salt|acetate|buffer|hydrolysis|pkb|kb|base|ammonia|water is|relation|define|unit`,
      quantities: {
        K: {
          kind: 'plain',
          label: 'Ka',
          names: '(?:acid )?(?:ka|dissociation constant|ioni[sz]ation constant)(?: \\(?ka\\)?)?',
          isNamed: true,
          isTold: true,
        },
        C: { kind: 'molarity', label: 'concentration', names: 'concentration', isTold: true },
        a: {
          kind: 'plain',
          label: 'degree of dissociation',
          names: 'degree of (?:dissociation|ioni[sz]ation)',
        },
        h: {
          kind: 'molarity',
          label: '[H⁺]',
          names: '(?:hydrogen ion|h\\+) concentration|concentration of (?:h\\+|hydrogen ions?)',
        },
        H: { kind: 'plain', label: 'pH', names: 'ph' },
      },
      facts: [
        [
          '(?:acid )?(?:ka|dissociation constant|ioni[sz]ation constant)(?: \\(?ka\\)?)?(?: of (?:the |this )?(?:weak )?(?:acetic |formic |benzoic |monobasic )?(?:acid|ch3cooh|hcooh|hf|hcn|ha))? ?(?:is|=|:|of|as)* ?#',
          'K',
        ],
      ],
      // Where more than a twentieth is dissociated the short formula is not good enough.
      holds: (known) => (known.get('a') ?? 1) < 0.05,
      relations: [
        product('α²', 'aa', { a: 2 }),
        product('α² = Ka ÷ C', 'aa', { K: 1, C: -1 }),
        product('[H⁺] = Cα', 'h', { C: 1, a: 1 }),
        law(
          'pH = −log [H⁺]',
          'H',
          ['h'],
          (h) => -Math.log10(h),
          (h) => Math.log10(1 / h),
        ),
      ],
      words:
        'solution of weak monobasic acid acetic formic benzoic hydrofluoric ch3cooh hcooh hf hcn ha for given if at 25 °c 298 k its in',
    }),
    // "An element crystallises in fcc lattice with edge length 400 pm. Radius of its atom?"
    ...CELLS.map(([id, names, atoms, ratio, said]) =>
      readSheet({
        id: `${id}-cell`,
        cue: /lattice|unit cell|fcc|bcc|ccp|cubic|crystal/,
        concepts: ['Solid State'],
        refuses: `${TWISTS}|packing|void|coordination|nacl|cscl|zns|ionic|cation|anion|mass of (?:the )?unit cell|how many|number of${id === 'face-centred' ? '|bcc|body' : id === 'body-centred' ? '|fcc|face' : '|fcc|bcc|face|body'}`,
        implied: [
          [
            `(?:in )?(?:a |an |the )?${names}(?: (?:crystal |unit )?(?:lattice|structure|cell|unit cell|crystal|arrangement|metal))*`,
            'cell',
            1,
          ],
        ],
        holds: (known) => known.get('cell') === 1,
        idle: ['cell'],
        quantities: {
          a: {
            kind: 'fine',
            unit: 'pm',
            like: 'r',
            label: 'edge',
            names:
              '(?:edge|cell edge|side|unit cell) ?(?:length)?(?: of (?:the |its )?(?:unit )?cell)?|lattice (?:parameter|constant)|length of (?:the )?edge',
            isNamed: true,
          },
          r: {
            kind: 'fine',
            unit: 'pm',
            like: 'a',
            label: 'radius',
            names: '(?:atomic )?radius(?: of (?:the |its |an )?(?:atom|metal|metal atom|sphere|element))?',
            isNamed: true,
          },
          M: {
            kind: 'plain',
            unit: 'g/mol',
            label: 'atomic mass',
            names: '(?:atomic|molar) (?:mass|weight)',
            isTold: true,
          },
          d: { kind: 'plain', unit: 'g/cm³', label: 'density', names: 'density' },
        },
        facts: [
          [
            'density(?: of (?:the )?(?:metal|element|crystal))? ?(?:is|=|of|:)* ?# ?(?:g ?/ ?cm\\^3|g ?/ ?cc|g cm\\^\\(-3\\))',
            'd',
          ],
          [
            '(?:atomic|molar) (?:mass|weight)(?: of (?:the )?(?:metal|element|atom))? ?(?:is|=|of|:)* ?# ?(?:g ?/ ?mol|u|g mol\\^\\(-1\\)|amu)?',
            'M',
          ],
        ],
        assumed: { cm: 1e6, N: 6.022e23 },
        relations: [
          product(said, 'r', { a: 1 }, ratio),
          product('a³', 'aaa', { a: 3 }),
          product('Mass of the cell in g', 'mass', { M: 1, N: -1 }, atoms),
          product('Density = mass ÷ a³', 'mass', { d: 1, aaa: 1 }, 1e6),
        ],
        words:
          'element metal crystallises crystallizes crystallise crystallizing crystal lattice structure unit cell cubic with edge length of in atom its atomic radius for metallic arrangement if',
      }),
    ),
    // "Osmotic pressure of 0.1 M glucose solution at 27 °C"
    readSheet({
      id: 'osmotic-pressure',
      cue: /osmotic pressure/,
      concepts: ['Solutions'],
      refuses: `${TWISTS}|isotonic|# g|grams?|nacl|kcl|cacl2|van'?t hoff|molecular|molar mass|degree|what is osmotic pressure|define|%`,
      quantities: {
        t: { kind: 'degrees', label: 't', names: 'temperature', isTold: true },
        T: { kind: 'kelvin', label: 'T', names: 'temperature', isNamed: true, isTold: true },
        C: { kind: 'molarity', label: 'C', names: 'molarity|concentration', isTold: true },
        P: { kind: 'pressure', unit: 'atm', label: 'osmotic pressure', names: 'osmotic pressure' },
        CT: { kind: 'plain', label: 'CT', names: '¬', isTold: true },
      },
      facts: [
        ['@kelvin', 'T'],
        [
          '\\(?(?:take |given |use |using |and )*r ?(?:=|is) ?0\\.08\\d{0,4} ?(?:l[- .]?atm|lit[a-z]*[- .]?atm)?[ /.*-]*(?:k|mol)?(?:\\^\\(-1\\))?[ /.*-]*(?:k|mol)?(?:\\^\\(-1\\))?\\)?',
        ],
      ],
      relations: [
        sum('T = t + 273', 'T', { t: 1 }, 273),
        product('CT', 'CT', { C: 1, T: 1 }),
        product('π = CRT, with R = 0.0821 L atm/(K mol)', 'P', { CT: 1 }, 0.0821 * 101_325),
      ],
      words: 'solution of glucose urea sucrose sugar cane aqueous non-electrolyte in water',
    }),
    // "The molar mass …": 'A first order reaction is 20% complete in 10 min. Rate constant?' is known
    // "Rate of a reaction doubles for 10 K … ": left to rules
    // "mole fraction of 18 g glucose in 90 g water"
    {
      id: 'mole-fraction',
      cue: /mole fraction/,
      concepts: ['Solutions'],
      read(r) {
        if (r.has('vapour|pressure|raoult|molality|%|each|ratio|not|ml|moles?|mol|solution of # g'))
          return null
        const MASSES: Readonly<Record<string, number>> = {
          water: 18,
          h2o: 18,
          glucose: 180,
          c6h12o6: 180,
          urea: 60,
          ethanol: 46,
          c2h5oh: 46,
          'ethyl alcohol': 46,
          methanol: 32,
          ch3oh: 32,
          glycerol: 92,
          sucrose: 342,
          nacl: 58.5,
          naoh: 40,
          'acetic acid': 60,
          ch3cooh: 60,
          benzene: 78,
          'ethylene glycol': 62,
        }
        const name = `(${Object.keys(MASSES).join('|')})`
        const ask = r.words(`mole fraction of (?:the )?${name}`)
        const parts: { name: string; moles: number }[] = []
        for (;;) {
          const part = r.words(`# (g|kg)(?: of)? ${name}`)
          if (!part) break
          const [amount = '', unit = '', one = ''] = part
          parts.push({
            name: one,
            moles: (Number(amount) * (unit === 'kg' ? 1000 : 1)) / (MASSES[one] ?? Number.NaN),
          })
        }
        const [first, second] = parts
        if (!ask?.[0] || !first || !second || parts.length !== 2) return null
        if (
          !r.done(
            'solution in of is dissolved containing contains mixture and by dissolving made with solute solvent a which',
          )
        )
          return null
        const asked = parts.find((one) => MASSES[one.name] === MASSES[ask[0] ?? ''] && one.name === ask[0])
        if (!asked || first.name === second.name) return null
        const all = first.moles + second.moles
        const value = Number((asked.moles / all).toPrecision(8))
        return found({
          value,
          steps: [
            [
              'Moles',
              parts
                .map((one) => `${one.name}: ${sayMeasured(Number(one.moles.toPrecision(6)))} mol`)
                .join(', '),
            ],
            [
              'Mole fraction',
              `${sayMeasured(Number(asked.moles.toPrecision(6)))} ÷ ${sayMeasured(Number(all.toPrecision(6)))} = ${sayMeasured(value)}`,
            ],
          ],
          check: Math.abs(value + (all - asked.moles) / all - 1) < 1e-6 && formulaMass('H') === 1,
        })
      },
    },
  ],
}
