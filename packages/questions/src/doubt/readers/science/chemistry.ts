import Fraction from 'fraction.js'
import { readFormula } from '../toolkit/formula.ts'
import { formulaMass, readFormulaUnits } from '../toolkit/formula-mass.ts'
import { found, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'

const LITRE = [
  ['# ml', 0.001],
  ['# l', 1],
] as const
const WATER =
  'solution water solute dissolved dissolving dissolve in solvent its made make up prepared containing contains having has volume gas compound substance mass sample aqueous present given'

export const chemistry: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Chemistry'],
  readers: [
    {
      // "How many moles are there in 36 g of water (H2O)?" / "Find the mass of 2 moles of CO2." / "number of molecules in 9 g of water"
      id: 'moles',
      cue: /(?:mole|mol|molecules|molar mass|molecular (?:mass|weight))/,
      read(r) {
        if (
          r.has(
            'molarity|molality|mole fraction|reacts?|reaction|react|burn|combustion|volume|stp|ntp|solution|gas|atoms?|produced|formed|required',
          )
        )
          return null
        const formula = formulaIn(r.original, r.text)
        if (!formula) return null
        for (const word of formula.words) r.drop(word)
        const M = formula.mass
        const grams = r.one('# g')
        const moles = grams ? undefined : r.one('# mol')
        const asksMolar =
          !grams && !moles && r.drop('(?:the )?(?:molar|molecular|gram molecular|formula) (?:mass|weight)')
        const asksMoles =
          grams && r.drop('(?:how many|number of|the number of) (?:gram )?(?:moles?|mol)|moles?')
        // 'How many moles and how many molecules' asks for both.
        if ((asksMoles || r.has('mass and|weight and|and (?:the )?(?:mass|weight)')) && r.has('molecules'))
          return null
        const asksMolecules = !asksMoles && r.drop('(?:how many|number of|the number of) molecules')
        const asksMass = moles && r.drop('(?:what is |find |calculate )?(?:the )?(?:mass|weight)')
        r.drop('molecules|present|there|are|contained|grams?|moles?|\\(.*?\\)')
        if (!r.done('of in')) return null
        const basis: [string, string] = ['Molar mass', `${formula.shown}: ${sayMeasured(M)} g/mol`]
        if (asksMolar)
          return found({ value: new Fraction(String(M)), unit: 'g/mol', steps: [basis], check: M > 0 })
        if (asksMoles && grams)
          return found({
            value: Number((grams.valueOf() / M).toPrecision(6)),
            unit: 'mol',
            steps: [basis, ['Divide', `${grams} ÷ ${M} = ${sayMeasured(grams.valueOf() / M)} mol`]],
            check: Math.abs((grams.valueOf() / M) * M - grams.valueOf()) < 1e-9,
          })
        if (asksMass && moles)
          return found({
            value: Number((moles.valueOf() * M).toPrecision(8)),
            unit: 'g',
            steps: [basis, ['Multiply', `${moles} × ${M} = ${sayMeasured(moles.valueOf() * M)} g`]],
            check: M > 0,
          })
        if (asksMolecules) {
          const amount = grams ? grams.valueOf() / M : moles?.valueOf()
          return amount === undefined
            ? null
            : found({
                value: amount * 6.022e23,
                unit: 'molecules',
                steps: [
                  basis,
                  ['Moles', `${sayMeasured(amount)}`],
                  ['Times the Avogadro number', `${sayMeasured(amount)} × 6.022 × 10²³`],
                ],
                check: amount > 0,
              })
        }
        return null
      },
    },
    {
      // "Find the percentage of oxygen in CaCO3." / "percentage composition of nitrogen in urea (NH2CONH2)"
      id: 'percent-composition',
      cue: /(?:%|percent(?:age)?)/,
      read(r) {
        const formula = formulaIn(r.original, r.text)
        const elements: Record<string, string> = {
          hydrogen: 'H',
          carbon: 'C',
          nitrogen: 'N',
          oxygen: 'O',
          sodium: 'Na',
          magnesium: 'Mg',
          sulphur: 'S',
          sulfur: 'S',
          chlorine: 'Cl',
          calcium: 'Ca',
          iron: 'Fe',
          copper: 'Cu',
          potassium: 'K',
          phosphorus: 'P',
          aluminium: 'Al',
          zinc: 'Zn',
        }
        const asked = r.words(
          `(?:%|percent(?:age)?)(?: composition| by mass| mass)?(?: of)? (${Object.keys(elements).join('|')})(?: by (?:mass|weight))?|mass (?:%|percent(?:age)?) of (${Object.keys(elements).join('|')})`,
        )
        const symbol = elements[asked?.[0] ?? '']
        if (!formula || !symbol) return null
        for (const word of formula.words) r.drop(word)
        r.drop('by (?:mass|weight)|present|mass|composition')
        if (!r.done('in of %') || /\d%/.test(r.text)) return null
        const part = formulaMass(symbol)
        const count = formula.counts.get(symbol) ?? 0
        if (!part || count === 0) return null
        const value = (100 * count * part) / formula.mass
        const rest = [...formula.counts]
          .filter(([element]) => element !== symbol)
          .reduce((sum, [element, n]) => sum + n * (formulaMass(element) ?? 0), 0)
        return found({
          value: Number(value.toPrecision(6)),
          unit: '%',
          shown: `${sayMeasured(value)}%`,
          steps: [
            ['Molar mass', `${formula.shown}: ${sayMeasured(formula.mass)} g/mol`],
            [
              'Part of the element',
              `${count} × ${part} ÷ ${sayMeasured(formula.mass)} × 100 = ${sayMeasured(value)}%`,
            ],
          ],
          check: Math.abs(100 - (100 * rest) / formula.mass - value) < 1e-6,
        })
      },
    },
    {
      // "What is the oxidation state of Mn in KMnO4?"
      id: 'oxidation-state',
      cue: /oxidation (?:state|number)/,
      read(r) {
        const match =
          /[Oo]xidation (?:state|number) of ([A-Z][a-z]?|[a-z]+) in (?:the )?(?:[a-z]+ )*([A-Z(][A-Za-z0-9()[\]]*)(\^?\(?\{?(\d?[+-])\}?\)?)?/.exec(
            plainFormula(r.original),
          )
        if (!match?.[1] || !match[2]) return null
        const names: Record<string, string> = {
          manganese: 'Mn',
          chromium: 'Cr',
          sulphur: 'S',
          sulfur: 'S',
          nitrogen: 'N',
          phosphorus: 'P',
          chlorine: 'Cl',
          carbon: 'C',
          iron: 'Fe',
        }
        const symbol = names[match[1].toLowerCase()] ?? match[1]
        const units = readFormulaUnits(match[2])
        if (!units) return null
        const charge = match[4]
          ? Number(`${match[4].endsWith('-') ? '-' : ''}${match[4].replace(/[+-]/, '') || 1}`)
          : 0
        const counts = new Map(units)
        const own = counts.get(symbol)
        if (!own) return null
        const FIXED: Record<string, number> = {
          F: -1,
          O: -2,
          H: 1,
          Li: 1,
          Na: 1,
          K: 1,
          Rb: 1,
          Cs: 1,
          Ag: 1,
          Mg: 2,
          Ca: 2,
          Sr: 2,
          Ba: 2,
          Zn: 2,
          Al: 3,
        }
        // Peroxides, superoxides, hydrides of metals and oxygen fluorides break the rules of thumb.
        if (
          /^(?:H2O2|Na2O2|KO2|BaO2|OF2|O2F2|NaH|CaH2|LiH|K2O2|CrO5|H2SO5|H2S2O8|K2S2O8|Na2S4O6|Fe3O4|Pb3O4|C3O2|LiAlH4|NaBH4|N3H|HN3)$/.test(
            match[2],
          )
        )
          return null
        let sum = 0
        for (const [element, count] of counts) {
          if (element === symbol) continue
          const value =
            FIXED[element] ?? (['Cl', 'Br', 'I'].includes(element) && !counts.has('O') ? -1 : undefined)
          if (value === undefined) return null
          sum += value * count
        }
        const value = new Fraction(charge - sum, own)
        if (value.d !== 1n) return null
        const sign = value.gt(0) ? '+' : value.lt(0) ? '−' : ''
        return found({
          value,
          shown: `${sign}${value.abs()}`,
          steps: [
            ['Let it be x', `${own === 1 ? '' : own}x + (${sum}) = ${charge}`],
            ['Solve', `x = ${sign}${value.abs()}`],
          ],
          check: value.mul(own).add(sum).equals(charge),
        })
      },
    },
    {
      // "Calculate the molarity of a solution of 4 g NaOH in 250 mL." (and molality in grams of water)
      id: 'molarity',
      cue: /molarity|molality|molar|molal/,
      read(r) {
        const molality = r.drop('(?:the )?molality')
        const molarity = !molality && r.drop('(?:the )?molarity')
        if ((!molality && !molarity) || r.has('density|%|mixed|diluted|mole fraction|dilution')) return null
        const solvent = molality
          ? (r.one('(?:in )?# kg(?: of)?(?: water| solvent)?') ??
            r.one('(?:in )?# g of (?:water|solvent)|in # g(?: water| of solvent)?')?.div(1000))
          : undefined
        const volume = molarity
          ? (r.one('(?:in )?(?:a )?# ml')?.div(1000) ?? r.one('(?:in )?# l|per # l'))
          : undefined
        const given = r.one(
          '(?:molar|molecular) (?:mass|weight)(?: of[a-z ]{0,20})?(?: is| =|:)? # ?(?:g/mol|g mol\\^\\(?-1\\)?|u|g)?',
        )
        const moles = r.one('# mol')
        const grams = moles ? undefined : r.one('# g')
        const formula = moles || given ? null : formulaIn(r.original, r.text)
        for (const word of formula?.words ?? formulaIn(r.original, r.text)?.words ?? []) r.drop(word)
        r.drop(
          'solution|dissolved|dissolving|containing|of|per|prepared|solute|water|enough|make|glucose|urea|sodium hydroxide|\\([a-z0-9]+\\)',
        )
        if (!r.done(WATER)) return null
        const M = given?.valueOf() ?? formula?.mass
        const amount = moles?.valueOf() ?? (grams && M ? grams.valueOf() / M : undefined)
        const base = (solvent ?? volume)?.valueOf()
        if (amount === undefined || !base) return null
        const value = amount / base
        return found({
          value: Number(value.toPrecision(6)),
          unit: molality ? 'm' : 'M',
          shown: `${sayMeasured(value)} ${molality ? 'mol/kg' : 'mol/L'}`,
          steps: [
            ['Moles', `${sayMeasured(amount)} mol`],
            [
              molality ? 'Per kilogram of solvent' : 'Per litre of solution',
              `${sayMeasured(amount)} ÷ ${sayMeasured(base)} = ${sayMeasured(value)}`,
            ],
          ],
          check: Math.abs(value * base - amount) < 1e-9,
        })
      },
    },
    readFormula({
      id: 'dilution',
      cue: /dilut/,
      refuses: 'normality|ph|mixed|%',
      quantities: {
        M: { given: [['# (?:m|molar)(?= )', 1]], unit: 'M', symbol: 'M₁' },
        V: {
          given: LITRE.map(([p, f]) => [`(?:of )?${p}(?= of| (?:solution )?(?:is|was))`, f * 1000] as const),
          asked: '(?:what |the |how much )*volume(?: of (?:the )?(?:stock|concentrated))?',
          unit: 'mL',
          symbol: 'V₁',
        },
        W: {
          given: LITRE.map(
            ([p, f]) =>
              [
                `(?:to|to make|to give|to a volume of|final volume(?: is| of)?) (?:a )?(?:total |final )?(?:volume )?(?:of )?${p}`,
                f * 1000,
              ] as const,
          ),
          unit: 'mL',
          symbol: 'V₂',
        },
        N: {
          given: [['# (?:m|molar)', 1]],
          asked:
            '(?:the |its |new |final |resulting )*(?:molarity|concentration)(?: of the (?:diluted |resulting |final )?solution)?',
          unit: 'M',
          symbol: 'M₂',
        },
      },
      ways: [
        {
          finds: 'N',
          from: ['M', 'V', 'W'],
          by: ({ M = 0, V = 0, W = 1 }) => (M * V) / W,
          said: 'M₁V₁ = M₂V₂',
        },
      ],
      relation: ({ M = 0, V = 0, N = 0, W = 0 }) => M * V - N * W,
      words: `${WATER} diluted dilution hcl naoh h2so4 hno3 nacl acid to with molarity concentration final new resulting by adding kcl`,
    }),
    {
      // "Find the pH of 0.01 M HCl." / "pH of a solution with [H+] = 1 × 10^-5"
      id: 'ph',
      cue: /ph|poh/,
      read(r) {
        const asksPoh = r.drop('(?:the )?poh')
        const asksPh = !asksPoh && r.drop('(?:the )?ph')
        if (
          (!asksPh && !asksPoh) ||
          r.has('buffer|weak|ka|kb|mixed|diluted|mixture|acetic|nh3|ammonia|ch3cooh|ml|l')
        )
          return null
        const ion = r.one(
          '\\(?h\\^?\\(?\\+\\)?\\)?(?: ion)?(?: concentration)?(?: is| of| =)* ?# ?(?:m|mol/l|mol l\\^\\(?-1\\)?)?|hydrogen ion concentration(?: is| of| =)*(?: a solution)?(?: is)? ?# ?(?:m|mol/l)?',
        )
        const oh = ion
          ? undefined
          : r.one('\\(?oh\\^?\\(?-\\)?\\)?(?: ion)?(?: concentration)?(?: is| of| =)* ?# ?(?:m|mol/l)?')
        const strong = ion || oh ? null : r.one('# (?:m|molar) ?')
        const acid = strong && r.words('(hcl|hno3|hbr|hi|hclo4|h2so4)')
        const base = strong && !acid ? r.words('(naoh|koh|lioh|ba\\(oh\\)2|ca\\(oh\\)2)') : null
        r.drop(
          'solution|aqueous|strong|acid|base|hydrogen|ion|concentration|having|whose|at 25 ?(?:°c|°|c)|25 °c|hydrochloric|of',
        )
        if (!r.done('is')) return null
        // Each formula unit of these gives two ions.
        const ions = /h2so4|2$/.test((acid ?? base)?.[0] ?? '') ? 2 : 1
        const c = ((ion ?? oh ?? strong)?.valueOf() ?? 0) * ions
        if (!c || c <= 0 || c > 10 || (strong && !acid && !base) || (strong && c < 1e-6)) return null
        const isAcid = Boolean(ion || acid)
        const own = -Math.log10(c)
        const ph = isAcid ? own : 14 - own
        const value = Number((asksPh ? ph : 14 - ph).toFixed(4))
        return found({
          value,
          steps: [
            [isAcid ? 'pH = −log [H⁺]' : 'pOH = −log [OH⁻]', `−log ${c} = ${sayMeasured(own)}`],
            ...(isAcid === asksPh
              ? []
              : [['pH + pOH = 14', `14 − ${sayMeasured(own)} = ${sayMeasured(value)}`] as const]),
          ],
          check: Math.abs(10 ** -own - c) < 1e-9,
        })
      },
    },
    readFormula({
      id: 'gas-law',
      cue: /(?:ideal gas|atm|pressure|volume|gas)/,
      refuses:
        'molarity|solution|work|density|isothermal|adiabatic|heat|stp|mixture|partial|diffus|kinetic|rms|becomes|changed|changes|increased|reduced|if the pressure',
      quantities: {
        n: {
          given: [['# mol', 1]],
          asked: '(?:the |how many )*(?:number of )?moles',
          unit: 'mol',
          symbol: 'n',
        },
        T: { given: [['# k', 1]], asked: '(?:the )?temperature', unit: 'K', symbol: 'T' },
        C: { given: [['# °c', 1]], unit: '°C', symbol: 't' },
        R: {
          given: [['\\(?r ?= ?# ?(?:l atm|l-atm)?[a-z^/() \\d-]{0,25}\\)?', 1]],
          unit: 'L atm/(K mol)',
          symbol: 'R',
        },
        P: { given: [['# atm', 1]], asked: '(?:the )?pressure(?: exerted)?', unit: 'atm', symbol: 'P' },
        V: { given: LITRE, asked: '(?:the )?volume(?: occupied)?', unit: 'L', symbol: 'V' },
      },
      assumed: { R: 0.0821 },
      ways: [
        ...(['T', 'C'] as const).flatMap((kind) => {
          const kelvin = (q: Readonly<Record<string, number>>) =>
            kind === 'T' ? (q.T ?? 0) : (q.C ?? 0) + 273
          return [
            {
              finds: 'P',
              from: ['n', kind, 'R', 'V'],
              by: (q: Readonly<Record<string, number>>) => ((q.n ?? 0) * (q.R ?? 0) * kelvin(q)) / (q.V ?? 1),
              said: 'PV = nRT',
            },
            {
              finds: 'V',
              from: ['n', kind, 'R', 'P'],
              by: (q: Readonly<Record<string, number>>) => ((q.n ?? 0) * (q.R ?? 0) * kelvin(q)) / (q.P ?? 1),
              said: 'PV = nRT',
            },
            {
              finds: 'n',
              from: ['P', kind, 'R', 'V'],
              by: (q: Readonly<Record<string, number>>) =>
                ((q.P ?? 0) * (q.V ?? 0)) / ((q.R ?? 1) * kelvin(q)),
              said: 'n = PV ÷ RT',
            },
          ]
        }),
        {
          finds: 'T',
          from: ['P', 'V', 'n', 'R'],
          by: ({ P = 0, V = 0, n = 1, R = 1 }) => (P * V) / (n * R),
          said: 'T = PV ÷ nR',
        },
      ],
      relation: ({ P = 0, V = 0, n = 0, R = 0, T, C }) => P * V - n * R * (T ?? (C ?? 0) + 273),
      words: `${WATER} ideal occupy occupies occupied exerted exerts at temperature pressure volume vessel container litre flask an moles`,
    }),
    {
      // Boyle and Charles: "A gas occupies 2 L at 1 atm. What is its volume at 4 atm at constant temperature?"
      id: 'boyle-charles',
      cue: /gas/,
      read(r) {
        // 'What volume at 2 atm, if it is 5 L at 1 atm?' names the second state first.
        if (
          /^[^\d]*(?:what|find|calculate|how)(?![a-z])|^(?:the |its |new )*(?:volume|pressure|temperature) (?:at|when|if)/.test(
            r.text,
          )
        )
          return null
        // 'Reduced by 1 atm' is not 'reduced to 1 atm'.
        if (r.has('by #')) return null
        const volumes = r.all('# (?:l|ml)(?= |,|\\.|$)')
        const unit = /\d (ml|l)(?![a-z])/.exec(r.text)?.[1]
        const pressures = r.all('# (?:atm|bar|kpa|mm hg|mm)')
        const kelvins = r.all('# k')
        const celsius = r.all('# °c')
        const temperatures = celsius.length > 0 ? celsius.map((t) => t.add(273)) : kelvins
        if (celsius.length > 0 && kelvins.length > 0) return null
        const asksVolume = r.drop('(?:what (?:will be |is )?|find |calculate )?(?:the |its |new )*volume')
        const asksPressure =
          !asksVolume && r.drop('(?:what (?:will be |is )?|find |calculate )?(?:the |its |new )*pressure')
        const constantT = r.drop(
          '(?:at )?(?:constant|same) temperature|temperature (?:remaining|being|is kept|kept) constant',
        )
        const constantP = r.drop(
          '(?:at )?(?:constant|same) pressure|pressure (?:remaining|being|kept) constant',
        )
        r.drop(
          'gas|occupies|occupied|at|volume|pressure|temperature|will|it|occupy|sample|certain|given|mass|if|when|changed|to|increased|reduced|raised|heated|cooled|becomes?|is|ideal|exerted|compressed|expanded',
        )
        if (!r.done('the of an')) return null
        const [v, v2] = volumes
        const [p, p2] = pressures
        const [t, t2] = temperatures
        if (v && !v2 && p && p2 && temperatures.length === 0 && constantT && asksVolume)
          return found({
            value: v.mul(p).div(p2),
            unit: unit === 'ml' ? 'mL' : 'L',
            steps: [
              ['Boyle', 'P₁V₁ = P₂V₂'],
              ['Solve', `${p} × ${v} ÷ ${p2}`],
            ],
            check: v.mul(p).div(p2).mul(p2).equals(v.mul(p)),
          })
        if (v && v2 && p && !p2 && temperatures.length === 0 && constantT && asksPressure)
          return found({
            value: v.mul(p).div(v2),
            unit: /\d atm/.test(r.text) ? 'atm' : '',
            steps: [
              ['Boyle', 'P₁V₁ = P₂V₂'],
              ['Solve', `${p} × ${v} ÷ ${v2}`],
            ],
            check: true,
          })
        if (v && !v2 && t && t2 && pressures.length === 0 && constantP && asksVolume)
          return found({
            value: v.mul(t2).div(t),
            unit: unit === 'ml' ? 'mL' : 'L',
            steps: [
              ['Charles', 'V₁ ÷ T₁ = V₂ ÷ T₂, temperatures in kelvin'],
              ['Solve', `${v} × ${t2} ÷ ${t}`],
            ],
            check: v.mul(t2).div(t).div(t2).equals(v.div(t)),
          })
        return null
      },
    },
    readFormula({
      id: 'faraday',
      cue: /deposit|electroly|faraday|coulomb|charge/,
      refuses: 'force|point|separated|field|capacitor|series|volume|liberated|cell potential',
      quantities: {
        E: {
          given: [['(?:equivalent (?:weight|mass)|e)(?: of[a-z ]{0,15})?(?: is| =|:)? #', 1]],
          unit: 'g',
          symbol: 'E',
        },
        A: {
          given: [
            [
              '(?:at\\.? ?(?:wt|mass)\\.?|atomic (?:mass|weight)|molar mass)(?: of[a-z ]{0,15})?(?: is| =|:)? # ?(?:u|g/mol)?',
              1,
            ],
          ],
          unit: 'g/mol',
          symbol: 'A',
        },
        z: {
          given: [['(?:valency|n|z|charge number)(?: of[a-z ]{0,15})?(?: is| =|:)? #', 1]],
          unit: '',
          symbol: 'z',
        },
        I: { given: [['(?:current )?(?:of )?# a(?: current)?', 1]], unit: 'A', symbol: 'I' },
        t: {
          given: [
            ['(?:for )?# h', 3600],
            ['(?:for )?# min', 60],
            ['(?:for )?# s', 1],
          ],
          unit: 's',
          symbol: 't',
        },
        Q: {
          given: [['# c', 1]],
          asked: '(?:the |how much )*(?:charge|quantity of electricity)(?: passed| flows)?',
          unit: 'C',
          symbol: 'Q',
        },
        m: {
          given: [],
          asked:
            '(?:the |how much |what )*(?:mass|amount|weight)(?: of[a-z ]{0,15})?(?: deposited| will be deposited)[a-z ]{0,20}|mass of \\w+ deposited[a-z ]{0,20}',
          unit: 'g',
          symbol: 'm',
        },
      },
      ways: [
        { finds: 'Q', from: ['I', 't'], by: ({ I = 0, t = 0 }) => I * t, said: 'Q = It' },
        {
          finds: 'm',
          from: ['E', 'I', 't'],
          by: ({ E = 0, I = 0, t = 0 }) => (E * I * t) / 96500,
          said: 'm = E × I × t ÷ 96,500',
        },
        {
          finds: 'm',
          from: ['A', 'z', 'I', 't'],
          by: ({ A = 0, z = 1, I = 0, t = 0 }) => (A * I * t) / (z * 96500),
          said: 'm = A × I × t ÷ (z × 96,500)',
        },
        {
          finds: 'm',
          from: ['E', 'Q'],
          by: ({ E = 0, Q = 0 }) => (E * Q) / 96500,
          said: 'm = E × Q ÷ 96,500',
        },
      ],
      relation: ({ Q, I = 0, t = 0, m, E, A, z = 1 }) =>
        m !== undefined ? (m * 96500) / (E ?? (A ?? 0) / z) - (Q ?? I * t) : (Q ?? 0) / t - I,
      words:
        'current passed flows passing through solution copper silver aluminium cuso4 agno3 when if electrolysis deposited cathode flowing during is conductor wire',
    }),
    readFormula({
      id: 'nernst-cell',
      cue: /cell|electrode potential|emf/,
      refuses: 'concentration|nernst|# m(?!/)|internal|resistance|series|ohm|hcf|equilibrium|gibbs',
      quantities: {
        c: {
          given: [
            ['cathode(?: potential)?(?: is| of| =|:)* ?(?:\\+ ?)?# v', 1],
            ['e° ?\\(?cathode\\)?(?: is| =)? #', 1],
          ],
          unit: 'V',
          symbol: 'E° cathode',
        },
        n: {
          given: [
            ['anode(?: potential)?(?: is| of| =|:)* ?- ?# v', -1],
            ['anode(?: potential)?(?: is| of| =|:)* ?# v', 1],
          ],
          unit: 'V',
          symbol: 'E° anode',
        },
        E: {
          given: [],
          asked: '(?:the )?(?:standard )?(?:emf|cell potential|e\\.m\\.f\\.?)(?: of the cell)?',
          unit: 'V',
          symbol: 'E° cell',
        },
      },
      ways: [
        {
          finds: 'E',
          from: ['c', 'n'],
          by: ({ c = 0, n = 0 }) => c - n,
          said: 'E°cell = E°cathode − E°anode',
        },
      ],
      relation: ({ c = 0, n = 0, E = 0 }) => E + n - c,
      words: 'standard reduction electrode potential potentials cell of cathode anode v',
    }),
    readFormula({
      id: 'first-order',
      cue: /first[- ]order|half[- ]life|rate constant/,
      refuses: 'zero|second order|radioactive|%|completion|initial concentration|activation',
      quantities: {
        k: {
          given: [
            [
              'rate constant(?: of[a-z -]{0,40})?(?: is| =|:)* ?# ?(?:s\\^\\(?-1\\)?|min\\^\\(?-1\\)?|h\\^\\(?-1\\)?|per s|per min|/s|/min|s-1|min-1)',
              1,
            ],
          ],
          asked: '(?:the |its )*rate constant',
          unit: '',
          symbol: 'k',
        },
        t: {
          given: [['half[- ]life(?: period)?(?: of[a-z -]{0,40})?(?: is| =|:)* ?# (?:s|min|h|day|year)', 1]],
          asked: '(?:the |its )*half[- ]life(?: period)?',
          unit: '',
          symbol: 't½',
        },
      },
      ways: [
        { finds: 't', from: ['k'], by: ({ k = 1 }) => Math.LN2 / k, said: 't½ = 0.693 ÷ k' },
        { finds: 'k', from: ['t'], by: ({ t = 1 }) => Math.LN2 / t, said: 'k = 0.693 ÷ t½' },
      ],
      relation: ({ k = 0, t = 0 }) => k * t - Math.LN2,
      words: 'first order first-order reaction 1th for a is its decomposition',
    }),
    readFormula({
      id: 'freezing-point',
      cue: /freez|boil/,
      refuses: 'electrolyte|nacl|van|association|dissociat|osmotic|i =|vapour',
      quantities: {
        K: {
          given: [
            [
              '\\(?(?:kf|kb|k_f|k_b|molal (?:depression|elevation) constant|cryoscopic constant|ebullioscopic constant)(?: of[a-z ]{0,15}| for[a-z ]{0,15})?(?: is| =|:)? ?# ?(?:k kg ?/? ?mol(?:\\^\\(?-1\\)?)?|k kg mol\\^\\(?-1\\)?|k ?/? ?m|°c/m|k)?\\)?',
              1,
            ],
          ],
          unit: 'K kg/mol',
          symbol: 'K',
        },
        m: {
          given: [
            ['# (?:molal|m)(?: solution)?', 1],
            ['molality(?: is| of| =)? #', 1],
          ],
          unit: 'mol/kg',
          symbol: 'm',
        },
        D: {
          given: [],
          asked:
            '(?:the )?(?:depression (?:in|of) (?:the )?freezing point|elevation (?:in|of) (?:the )?boiling point)',
          unit: 'K',
          symbol: 'ΔT',
        },
      },
      ways: [{ finds: 'D', from: ['K', 'm'], by: ({ K = 0, m = 0 }) => K * m, said: 'ΔT = K × m' }],
      relation: ({ D = 0, K = 1, m = 0 }) => D / K - m,
      words: `${WATER} urea glucose sucrose sugar non-electrolyte molal freezing boiling point depression elevation for`,
    }),
    readFormula({
      id: 'rate',
      cue: /rate of (?:the )?reaction|average rate/,
      refuses: 'order|constant|doubled|law',
      quantities: {
        a: { given: [['from # ?(?:m|mol/l|mol l\\^\\(?-1\\)?)?', 1]], unit: 'M', symbol: 'c₁' },
        b: { given: [['to # ?(?:m|mol/l|mol l\\^\\(?-1\\)?)?', 1]], unit: 'M', symbol: 'c₂' },
        t: { given: [['in # s', 1]], unit: 's', symbol: 't' },
        r: {
          given: [],
          asked: '(?:the )?(?:average )?rate(?: of (?:the )?reaction)?',
          unit: 'M/s',
          symbol: 'rate',
        },
      },
      ways: [
        {
          finds: 'r',
          from: ['a', 'b', 't'],
          by: ({ a = 0, b = 0, t = 1 }) => Math.abs(a - b) / t,
          said: 'rate = change ÷ time',
        },
      ],
      relation: ({ a = 0, b = 0, t = 0, r = 0 }) => r * t - Math.abs(a - b),
      words: 'concentration reactant decreases changes falls of a reaction average rate r p product m mol/l',
    }),
    {
      // "A compound has 40% carbon, 6.67% hydrogen and 53.33% oxygen. Find its empirical formula."
      id: 'empirical',
      cue: /empirical/,
      read(r) {
        const names: Record<string, string> = {
          carbon: 'C',
          hydrogen: 'H',
          oxygen: 'O',
          nitrogen: 'N',
          sulphur: 'S',
          sulfur: 'S',
          sodium: 'Na',
          chlorine: 'Cl',
          potassium: 'K',
          calcium: 'Ca',
          iron: 'Fe',
          magnesium: 'Mg',
          phosphorus: 'P',
          c: 'C',
          h: 'H',
          o: 'O',
          n: 'N',
          s: 'S',
          na: 'Na',
          cl: 'Cl',
        }
        const before = [...r.rest.matchAll(/(\d+(?:\.\d+)?)% (?:of )?([a-z]+)/g)].map(
          ([all, percent = '0', name = '']) => ({ all, percent: Number(percent), symbol: names[name] }),
        )
        const after = [...r.rest.matchAll(/([a-z]+)(?: is| =|:|,)? ?(\d+(?:\.\d+)?)%/g)].map(
          ([all, name = '', percent = '0']) => ({ all, percent: Number(percent), symbol: names[name] }),
        )
        const parts = before.some(({ symbol }) => !symbol) || before.length === 0 ? after : before
        if (
          parts.length < 2 ||
          parts.length > 4 ||
          parts.some(({ symbol }) => !symbol) ||
          r.has('molecular formula|molar mass|molecular mass')
        )
          return null
        for (const { all } of parts) r.rest = r.rest.replace(all, ' ')
        r.drop(
          'empirical formula|compound|contains?|composition|mass|weight|by|organic|percentage|consists|following|elements|analysis|substance|rest|on',
        )
        if (!r.done('has its %') || Math.abs(parts.reduce((sum, { percent }) => sum + percent, 0) - 100) > 1)
          return null
        const moles = parts.map(({ percent, symbol = '' }) => percent / (formulaMass(symbol) ?? Number.NaN))
        const least = Math.min(...moles)
        for (let times = 1; times <= 6; times++) {
          const ratios = moles.map((amount) => (amount / least) * times)
          const whole = ratios.map(Math.round)
          if (!ratios.every((ratio, index) => Math.abs(ratio - (whole[index] ?? 0)) < 0.06 * times ** 0.5))
            continue
          const order = ['C', 'H']
          const list = parts.map(({ symbol = '' }, index) => [symbol, whole[index] ?? 1] as const)
          const sorted = order.every((symbol) => list.some(([own]) => own === symbol))
            ? [...list].sort(([a], [b]) => rank(a) - rank(b))
            : list
          const formula = sorted.map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`).join('')
          const mass = list.reduce((sum, [symbol, count]) => sum + count * (formulaMass(symbol) ?? 0), 0)
          return found({
            value: formula,
            steps: [
              ['Divide by the atomic masses', moles.map(sayMeasured).join(' : ')],
              ['Divide by the smallest', ratios.map((ratio) => sayMeasured(ratio / times)).join(' : ')],
              ['Formula', formula],
            ],
            check: list.every(
              ([symbol, count], index) =>
                Math.abs((100 * count * (formulaMass(symbol) ?? 0)) / mass - (parts[index]?.percent ?? 0)) <
                0.8,
            ),
          })
        }
        return null
      },
    },
  ],
}

const rank = (symbol: string): number => (symbol === 'C' ? 0 : symbol === 'H' ? 1 : 2)

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉'
const plainFormula = (text: string): string =>
  text
    .replaceAll(/[₀-₉]/g, (sign) => String(SUBSCRIPTS.indexOf(sign)))
    .replaceAll('²⁻', '^2-')
    .replaceAll('⁻', '^-')
    .replaceAll('⁺', '^+')
    .replaceAll('$', '')
    .replaceAll(/_\{?(\d+)\}?/g, '$1')

const NAMED: Readonly<Record<string, string>> = {
  water: 'H2O',
  'carbon dioxide': 'CO2',
  'carbon monoxide': 'CO',
  methane: 'CH4',
  ammonia: 'NH3',
  glucose: 'C6H12O6',
  urea: 'CH4N2O',
  'sodium chloride': 'NaCl',
  'sodium hydroxide': 'NaOH',
  'calcium carbonate': 'CaCO3',
  'sulphuric acid': 'H2SO4',
  'sulfuric acid': 'H2SO4',
  'nitric acid': 'HNO3',
  ethanol: 'C2H6O',
  'hydrogen peroxide': 'H2O2',
  'sulphur dioxide': 'SO2',
  sucrose: 'C12H22O11',
  'oxalic acid': 'C2H2O4',
  'hydrochloric acid': 'HCl',
  'potassium permanganate': 'KMnO4',
}

/** The one compound that a question names, by formula or by name; null when it names none or two different ones. */
export function formulaIn(original: string, text: string) {
  const found = new Map<string, { counts: ReadonlyMap<string, number>; words: string[] }>()
  const add = (formula: string, word: string) => {
    const units = readFormulaUnits(formula)
    if (!units || units.size === 0) return
    const key = [...units].sort().join()
    const known = found.get(key)
    found.set(key, { counts: units, words: [...(known?.words ?? []), word] })
  }
  for (const [token] of plainFormula(original).matchAll(
    /(?<![A-Za-z])(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+(?![a-z])/g,
  )) {
    if (
      /^(?:[A-Z]|A[a-z]?|If|In|He|She|It|Is|At|As|No|An|Find|I)$/.test(token) ||
      (!/\d/.test(token) && !/[A-Z].*[A-Z]/.test(token)) ||
      /^(?:STP|NTP|HCF|LCM|SI|CI|KE|PE)$/.test(token)
    )
      continue
    add(token, token.toLowerCase().replaceAll(/[()]/g, '\\$&'))
  }
  for (const [name, formula] of Object.entries(NAMED))
    if (new RegExp(`(?<![a-z])${name}(?![a-z])`).test(text)) add(formula, name)
  const [only] = found.values()
  // Water is often only the solvent.
  const all = [...found.values()].filter(({ words }) => found.size === 1 || !words.includes('water'))
  const [chosen] = all
  if (!only || !chosen || all.length !== 1) return null
  const mass = [...chosen.counts].reduce(
    (sum, [element, count]) => sum + count * (formulaMass(element) ?? Number.NaN),
    0,
  )
  if (!Number.isFinite(mass)) return null
  return {
    ...chosen,
    mass: Number(mass.toFixed(4)),
    shown: [...chosen.counts].map(([element, count]) => `${element}${count === 1 ? '' : count}`).join(''),
  }
}
