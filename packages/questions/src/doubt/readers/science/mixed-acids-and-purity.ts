import { formulaMass, readFormulaUnits } from '../toolkit/formula-mass.ts'
import { found, type Reader, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'

/** Strong acids and bases by the hydrogen ions (or, below zero, the hydroxide ions) that one unit gives. */
const IONS: Readonly<Record<string, number>> = {
  hcl: 1,
  hno3: 1,
  hbr: 1,
  hclo4: 1,
  h2so4: 2,
  naoh: -1,
  koh: -1,
  'ba(oh)2': -2,
}
const STRONG = Object.keys(IONS)
  .map((name) => name.replace(/[()]/g, '\\$&'))
  .join('|')

/** "50 ml of 0.1 M HCl and 50 ml of 0.1 M NaOH are mixed. pH?" */
const mixedAcidAndBase: Reader = {
  id: 'ph-of-a-mixture',
  cue: /\bph\b/,
  concepts: ['Equilibrium'],
  read(r) {
    if (
      r.has(
        'poh|not|buffer|half|dilut\\w*|water|added to make|made up|total volume|final volume|change|ph of # ?(?:ml|l)|initial|before|indicator|salt|degree|dissociat\\w*|weak|ka|kb|pka|ionisation|excess|how much|volume of|litre more',
      )
    )
      return null
    const one = `# (ml|l)(?: of)?(?: a| an)? # ?(?:m|molar|mol/l)(?: aqueous)?(?: solution of)? (${STRONG})(?: solution)?`
    const equal = `# ?(?:m|molar|mol/l)(?: solution of)? (${STRONG})(?: solution)?`
    const parts: { volume: number; molarity: number; name: string }[] = []
    // Normal solutions of an acid with two hydrogens are another sum.
    if (r.has('# ?n')) return null
    const isEqual = r.drop('equal volumes?(?: of)?')
    for (;;) {
      const part = r.words(isEqual ? equal : one)
      if (!part) break
      const [volume = '', unit = '', molarity = '', name = ''] = isEqual ? ['1', 'l', ...part] : part
      parts.push({ volume: Number(volume) * (unit === 'l' ? 1000 : 1), molarity: Number(molarity), name })
    }
    if (parts.length !== 2 || parts.some(({ volume, molarity }) => !(volume > 0 && molarity > 0))) return null
    if (
      !r.drop(
        '(?:the |find |its )*ph(?: value)?(?: of (?:the )?(?:resulting |resultant |final |mixed )*(?:solution|mixture))?',
      )
    )
      return null
    if (
      !r.done(
        'is are mixed mixing mixture added to with and solution solutions resulting resultant final when together aqueous',
      )
    )
      return null
    const amounts = parts.map(({ volume, molarity, name }) => volume * molarity * (IONS[name] ?? Number.NaN))
    const [first = 0, second = 0] = amounts
    const whole = parts.reduce((all, { volume }) => all + volume, 0)
    const left = Number((first + second).toPrecision(10))
    const concentration = Math.abs(left) / whole
    const isNeutral = Math.abs(first + second) < 1e-9 * Math.abs(first)
    // Below this, the ions of water itself count.
    if (!isNeutral && concentration < 1e-5) return null
    const ph = isNeutral ? 7 : left > 0 ? -Math.log10(concentration) : 14 + Math.log10(concentration)
    const value = Number(ph.toFixed(6))
    const shown = (amount: number) => `${sayMeasured(Math.abs(amount))} mmol of ${amount > 0 ? 'H⁺' : 'OH⁻'}`
    return found({
      value,
      steps: [
        ['What each solution brings', amounts.map(shown).join(' and ')],
        isNeutral
          ? (['They neutralise each other', 'The salt of a strong acid and a strong base: pH 7'] as const)
          : ([
              'What is left, in the whole volume',
              `${shown(left)} in ${sayMeasured(whole)} mL = ${sayMeasured(concentration)} M`,
            ] as const),
        ['pH', sayMeasured(value)],
      ],
      check:
        isNeutral ||
        Math.abs(10 ** -(left > 0 ? ph : 14 - ph) * whole - Math.abs(left)) < 1e-9 * Math.max(1, whole),
    })
  },
}

/** What heating drives out, for one unit of each substance (or two, where the equation needs two). */
const HEATED: readonly (readonly [
  names: string,
  formula: string,
  gas: string,
  ratio: number,
  said: string,
])[] = [
  ['caco3|calcium carbonate|limestone|marble|chalk', 'CaCO3', 'co2|carbon dioxide', 1, 'CaCO₃ → CaO + CO₂'],
  ['mgco3|magnesium carbonate', 'MgCO3', 'co2|carbon dioxide', 1, 'MgCO₃ → MgO + CO₂'],
  ['kclo3|potassium chlorate', 'KClO3', 'o2|oxygen', 1.5, '2KClO₃ → 2KCl + 3O₂'],
  ['nahco3|sodium bicarbonate', 'NaHCO3', 'co2|carbon dioxide', 0.5, '2NaHCO₃ → Na₂CO₃ + H₂O + CO₂'],
]
const GASES: Readonly<Record<string, number>> = { co2: 44, 'carbon dioxide': 44, o2: 32, oxygen: 32 }
const massOf = (formula: string): number =>
  [...(readFormulaUnits(formula) ?? [])].reduce(
    (all, [symbol, count]) => all + (formulaMass(symbol) ?? Number.NaN) * count,
    0,
  )

/** "10 g of impure CaCO3 gives 3.3 g of CO2 on heating. Percentage purity?" */
const purity: Reader = {
  id: 'percentage-purity',
  cue: /purity|impurit/,
  concepts: ['Mole Concept'],
  read(r) {
    if (
      r.has(
        'not|acid|hcl|h2so4|hno3|naoh|molar\\w*|# m|# n|ml|gold|carats?|residue|solid left|loss|yield|°c?|room temperature|rtp|atm|impurity|impurities|mixture|and (?:caco3|mgco3)',
      )
    )
      return null
    for (const [names, formula, gases, ratio, said] of HEATED) {
      if (!r.has(`(?:${names})`)) continue
      const sample = r.words(
        `(?:a )?# (g|kg)(?: of)?(?: an?| the)?(?: impure)?(?: sample of)?(?: impure)?(?: (?:${names}))(?: sample)?`,
      )
      const gas =
        r.words(`# (g|kg)(?: of)? (${gases})(?: gas)?`) ??
        r.words(`# (l)(?: of)? (${gases})(?: gas)?(?: (?:at|measured at))? \\(?(?:stp|ntp)\\)?`)
      if (!sample || !gas) return null
      r.drop(
        `(?:the )?(?:%|percent(?:age)?) (?:of )?purity(?: of (?:the )?(?:sample|${names})(?: (?:sample|in (?:the )?sample))?)?`,
      )
      if (
        !r.done(
          `on strong strongly heating heated is gives gave produced produces evolved evolves liberated liberates obtained upon complete completely thermal decomposition decomposed when sample impure pure gas yields yielded % purity percentage`,
        )
      )
        return null
      const [amount = '', unit = ''] = sample
      const [given = '', of = '', name = ''] = gas
      const mass = Number(amount) * (unit === 'kg' ? 1000 : 1)
      const gasMass = GASES[name] ?? Number.NaN
      const moles = of === 'l' ? Number(given) / 22.4 : (Number(given) * (of === 'kg' ? 1000 : 1)) / gasMass
      const unitMass = massOf(formula)
      const pure = (moles / ratio) * unitMass
      const value = Number(((pure / mass) * 100).toPrecision(8))
      // A sample that needs no purity was given wrongly.
      if (!(value > 0 && value < 100)) return null
      return found({
        value,
        unit: '%',
        steps: [
          ['Equation', said],
          ['Moles of the gas', `${sayMeasured(moles)} mol`],
          [`Pure ${formula}`, `${sayMeasured(moles / ratio)} mol × ${unitMass} g = ${sayMeasured(pure)} g`],
          ['Purity', `${sayMeasured(pure)} ÷ ${sayMeasured(mass)} × 100% = ${sayMeasured(value)}%`],
        ],
        check: Math.abs(((value / 100) * mass * ratio) / unitMass - moles) < 1e-6 * moles,
      })
    }
    return null
  },
}

/** Solutions that are mixed, and samples that are impure. */
export const mixedAcidsAndPurity: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Mole Concept'],
  readers: [mixedAcidAndBase, purity],
}
