import { formulaMass, readFormulaUnits } from '../toolkit/formula-mass.ts'
import { found, type Reader, sayMeasured } from '../toolkit/found.ts'
import { balance, sideOf } from './atoms.ts'

/** Reactions that papers do not write out; they are balanced here. */
const REACTIONS =
  `CaCO3 -> CaO + CO2; MgCO3 -> MgO + CO2; KClO3 -> KCl + O2; NaHCO3 -> Na2CO3 + H2O + CO2; H2O2 -> H2O + O2; HgO -> Hg + O2; C + O2 -> CO2; S + O2 -> SO2;
CH4 + O2 -> CO2 + H2O; C2H6 + O2 -> CO2 + H2O; C3H8 + O2 -> CO2 + H2O; C4H10 + O2 -> CO2 + H2O; C2H4 + O2 -> CO2 + H2O; C2H2 + O2 -> CO2 + H2O; C2H5OH + O2 -> CO2 + H2O;
C6H12O6 + O2 -> CO2 + H2O; H2 + O2 -> H2O; N2 + H2 -> NH3; Mg + O2 -> MgO; Al + O2 -> Al2O3; Zn + HCl -> ZnCl2 + H2; Mg + HCl -> MgCl2 + H2; Zn + H2SO4 -> ZnSO4 + H2;
Mg + H2SO4 -> MgSO4 + H2; Fe + HCl -> FeCl2 + H2; Al + HCl -> AlCl3 + H2; Na + H2O -> NaOH + H2; Fe + H2O -> Fe3O4 + H2; CaCO3 + HCl -> CaCl2 + H2O + CO2;
Na2CO3 + HCl -> NaCl + H2O + CO2; Fe2O3 + CO -> Fe + CO2; NaOH + HCl -> NaCl + H2O; NaOH + H2SO4 -> Na2SO4 + H2O; CaO + H2O -> Ca(OH)2; Na + Cl2 -> NaCl; H2 + Cl2 -> HCl;
P4 + O2 -> P4O10; SO2 + O2 -> SO3; CO + O2 -> CO2; CuO + H2 -> Cu + H2O; AgNO3 + NaCl -> AgCl + NaNO3`
    .split(';')
    .map((line) => line.trim())

const NAMES: Readonly<Record<string, string>> = {
  'calcium carbonate': 'CaCO3',
  limestone: 'CaCO3',
  'calcium oxide': 'CaO',
  'quick lime': 'CaO',
  'carbon dioxide': 'CO2',
  'carbon monoxide': 'CO',
  'potassium chlorate': 'KClO3',
  'sodium bicarbonate': 'NaHCO3',
  'hydrogen peroxide': 'H2O2',
  'sulphur dioxide': 'SO2',
  'sulfur dioxide': 'SO2',
  'hydrogen chloride': 'HCl',
  'hydrochloric acid': 'HCl',
  'sulphuric acid': 'H2SO4',
  'sulfuric acid': 'H2SO4',
  'sodium hydroxide': 'NaOH',
  'magnesium oxide': 'MgO',
  'sodium chloride': 'NaCl',
  'magnesium carbonate': 'MgCO3',
  methane: 'CH4',
  ethane: 'C2H6',
  propane: 'C3H8',
  butane: 'C4H10',
  ethene: 'C2H4',
  ethylene: 'C2H4',
  ethyne: 'C2H2',
  acetylene: 'C2H2',
  ethanol: 'C2H5OH',
  glucose: 'C6H12O6',
  ammonia: 'NH3',
  water: 'H2O',
  hydrogen: 'H2',
  oxygen: 'O2',
  nitrogen: 'N2',
  chlorine: 'Cl2',
  carbon: 'C',
  sulphur: 'S',
  sulfur: 'S',
  magnesium: 'Mg',
  zinc: 'Zn',
  iron: 'Fe',
  aluminium: 'Al',
  sodium: 'Na',
  copper: 'Cu',
  'ferric oxide': 'Fe2O3',
  'aluminium oxide': 'Al2O3',
}
const names = Object.keys(NAMES).sort((a, b) => b.length - a.length)
const EQUATION =
  /((?:\d* ?[A-Z][A-Za-z0-9()]*)(?: ?\+ ?\d* ?[A-Z][A-Za-z0-9()]*)*) ?(?:->|→|⟶|=>|⇌|=) ?((?:\d* ?[A-Z][A-Za-z0-9()]*)(?: ?\+ ?\d* ?[A-Z][A-Za-z0-9()]*)*)/
const WORDS = new Set(
  `find calculate what is the a an how much many of at in is are will would be can that which when if for on by from to it with and its and completely complete fully
  mass weight volume gas amount number no grams gram g kg litres litre l moles mole mol stp ntp needs burn milegi milega milti milta mile produced obtained formed liberated evolved released got required needed necessary
  react reacts reacting reaction given off out heating heated decomposition decomposed decomposes decomposing thermal combustion burn burning burnt burns burned excess sufficient
  dilute dil acid treated treatment theoretically theoretical pure strongly minimum maximum dioxide this according following equation balanced chemical as per measured under conditions during get we
  prepare produce produces form forms there into react excess of air presence obtain necessary burnt completely molecules condition standard temperature pressure passed`.split(
    /\s+/,
  ),
)

interface Reaction {
  left: string[]
  right: string[]
  times: number[]
}

function readReaction(left: string, right: string): Reaction | null {
  const [a, b] = [sideOf(left), sideOf(right)]
  const times = balance(a, b)
  return times && { left: a, right: b, times }
}

let known: Reaction[] | undefined
function knownReactions(): Reaction[] {
  known ??= REACTIONS.flatMap((line) => {
    const [left = '', right = ''] = line.split(' -> ')
    return readReaction(left, right) ?? []
  })
  return known
}

const massOf = (formula: string): number => {
  const units = readFormulaUnits(formula)
  if (!units) return Number.NaN
  return [...units].reduce((all, [symbol, count]) => all + (formulaMass(symbol) ?? Number.NaN) * count, 0)
}

/** "What volume of CO2 at STP is obtained by the complete decomposition of 50 g of CaCO3?" — with the equation, or by a reaction that everybody knows. */
export const reactionsByAmounts: Reader = {
  id: 'reaction-by-amounts',
  cue: /(?:produced|obtained|formed|liberated|evolved|released|required|needed|react|decompos|burn|combustion|->|→|heating|given off|necessary)/,
  concepts: ['Mole Concept'],
  read(r) {
    if (
      /\b(?:not|molarity|molality|ph|percent\w*|yield|purity|impure|half|heat|energy|kj|current|faraday|electroly\w*|solution|ml|molar|normal\w*|left|unreacted|remain\w*|air|atoms?|density|% ?pure)\b|%|°c/i.test(
        r.original,
      )
    )
      return null
    let text = ` ${r.original
      .normalize('NFKC')
      .replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
      .replace(/\((?:s|g|l|aq)\)/g, '')
      .replace(/\s+/g, ' ')} `
    const typed = EQUATION.exec(text)
    const written =
      typed?.[1] !== undefined && typed[2] !== undefined ? readReaction(typed[1], typed[2]) : null
    if (typed && !written) return null
    if (typed) text = text.replace(typed[0], ' ')
    for (const name of names)
      text = text.replace(new RegExp(`(?<![a-z])${name}(?: gas| metal)?(?![a-z])`, 'gi'), ` ${NAMES[name]} `)
    text = text.replace(/\s+/g, ' ')
    const SPECIES = '((?:[A-Z][a-z]?\\d*|\\([A-Z][A-Za-z0-9]*\\)\\d*)+)'
    const told: { formula: string; moles: number; said: string }[] = []
    text = text.replace(
      new RegExp(
        `(\\d+(?:\\.\\d+)?) ?(g|gm|grams?|kg|moles?|mol|l|L|litres?|liters?)(?: of)? ${SPECIES}(?: gas)?(?: at (?:STP|NTP|stp|ntp|S\\.T\\.P\\.?))?(?![A-Za-z0-9])`,
        'g',
      ),
      (whole, amount: string, unit: string, formula: string) => {
        const mass = massOf(formula)
        if (!Number.isFinite(mass)) return whole
        const size = Number(amount)
        const moles = /^(?:g|gm|grams?)$/.test(unit)
          ? size / mass
          : unit === 'kg'
            ? (size * 1000) / mass
            : /^mol/.test(unit)
              ? size
              : size / 22.4
        if (/^(?:l|L|lit)/.test(unit) && !/\b(?:stp|ntp)\b/i.test(r.original)) return whole
        told.push({
          formula,
          moles,
          said: `${amount} ${unit} of ${formula} = ${sayMeasured(Number(moles.toPrecision(8)))} mol`,
        })
        return ' '
      },
    )
    const ask = new RegExp(
      `(mass|weight|volume|how many grams|how many g|grams|number of moles|no\\.? of moles|how many moles|moles|how many litres?|litres?|how much|amount)(?: \\(?in (?:grams?|g|litres?|l|L)\\)?)?(?: of| will)*(?: the)? ${SPECIES}(?: gas)?(?![A-Za-z0-9])`,
      'i',
    ).exec(text)
    if (!ask?.[1] || !ask[2] || told.length === 0 || told.length > 2) return null
    text = text.replace(ask[0], ' ')
    const [, how = '', asked = ''] = ask
    const others = [...text.matchAll(new RegExp(`(?<![A-Za-z])${SPECIES}(?![A-Za-z0-9])`, 'g'))]
      .map(([, formula = '']) => formula)
      .filter((formula) => /\d|[a-z]/.test(formula) || formula.length === 1)
      .filter((formula) => Number.isFinite(massOf(formula)))
    for (const formula of others) text = text.replace(formula, ' ')
    const rest = text
      .toLowerCase()
      .split(/[\s,.;:?()=]+/)
      .filter((word) => word !== '')
    if (!rest.every((word) => WORDS.has(word))) return null
    const involved = [...told.map(({ formula }) => formula), asked, ...others]
    const burns = /\b(?:burn\w*|combustion)\b/i.test(r.original)
    const breaks = /\b(?:decompos\w*|heating|heated)\b/i.test(r.original)
    const fitting = (written ? [written] : knownReactions()).filter(
      ({ left, right }) =>
        involved.every((one) => left.includes(one) || right.includes(one)) &&
        (told.length === 1 || told.every(({ formula }) => left.includes(formula))) &&
        (!burns || left.includes('O2')) &&
        (!breaks || written !== null || left.length === 1),
    )
    const [reaction] = fitting
    if (!reaction || fitting.length !== 1 || told.some(({ formula }) => formula === asked)) return null
    const { left, right, times } = reaction
    const countOf = (formula: string) => times[[...left, ...right].indexOf(formula)] ?? Number.NaN
    const turns = told.map(({ formula, moles }) => moles / countOf(formula))
    const extent = Math.min(...turns)
    const moles = extent * countOf(asked)
    const wantsMoles = /mole/i.test(how)
    const wantsVolume = /volume|litre/i.test(how)
    // 'How much' and 'amount' may mean either.
    if (/how much|amount/i.test(how) && !/in grams|in g\b/.test(r.original)) return null
    if (wantsVolume && !/\b(?:s\.?t\.?p|n\.?t\.?p)\b/i.test(r.original)) return null
    const mass = massOf(asked)
    const value = Number((wantsMoles ? moles : wantsVolume ? moles * 22.4 : moles * mass).toPrecision(8))
    const write = (side: readonly string[], from: number) =>
      side.map((formula, at) => `${times[from + at] === 1 ? '' : times[from + at]}${formula}`).join(' + ')
    return found({
      value,
      unit: wantsMoles ? 'mol' : wantsVolume ? 'L' : 'g',
      steps: [
        ['Balanced equation', `${write(left, 0)} → ${write(right, left.length)}`],
        ['Moles that are given', told.map(({ said }) => said).join('; ')],
        ...(told.length === 2
          ? [['Limiting reactant', told[turns.indexOf(extent)]?.formula ?? ''] as const]
          : []),
        [`Moles of ${asked}`, `${sayMeasured(Number(moles.toPrecision(8)))} mol`],
        ...(wantsMoles
          ? []
          : [
              [
                wantsVolume ? 'Volume at STP: 22.4 L a mole' : `Mass: ${mass} g a mole`,
                `${sayMeasured(value)} ${wantsVolume ? 'L' : 'g'}`,
              ] as const,
            ]),
      ],
      // Mass is kept: what goes in weighs what comes out.
      check:
        Math.abs(
          left.reduce((all, one, at) => all + massOf(one) * (times[at] ?? 0), 0) -
            right.reduce((all, one, at) => all + massOf(one) * (times[left.length + at] ?? 0), 0),
        ) < 1e-6 && Number.isFinite(value),
    })
  },
}
