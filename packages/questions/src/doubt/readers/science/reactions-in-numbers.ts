import Fraction from 'fraction.js'
import { formulaMass } from '../toolkit/formula-mass.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'

/** Gases at the temperatures of such reactions; a solid does not count in Kp. */
const GASES = new Set(
  'H2 N2 O2 Cl2 I2 Br2 NH3 HI HCl HBr SO2 SO3 NO NO2 N2O4 N2O PCl3 PCl5 CO CO2 CH4 COCl2 H2S'.split(' '),
)
const NAMES: Readonly<Record<string, string>> = {
  carbon: 'C',
  hydrogen: 'H',
  oxygen: 'O',
  nitrogen: 'N',
  sulphur: 'S',
  sulfur: 'S',
  sodium: 'Na',
  chlorine: 'Cl',
  calcium: 'Ca',
  potassium: 'K',
  iron: 'Fe',
  phosphorus: 'P',
}
const lower = (count: number): string =>
  [...String(count)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? '').join('')

/** The least whole numbers in about the same ratio; null when none up to six times fits. */
function wholeRatio(shares: readonly number[]): number[] | null {
  const least = Math.min(...shares)
  for (let times = 1; times <= 6; times++) {
    const scaled = shares.map((share) => (share / least) * times)
    const whole = scaled.map(Math.round)
    if (scaled.every((share, at) => Math.abs(share - (whole[at] ?? 0)) < 0.06 + 0.02 * times)) return whole
  }
  return null
}

export const reactionsInNumbers: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Chemistry'],
  readers: [
    {
      // "Empirical formula of a compound with C 40%, H 6.67% and O 53.33%"
      id: 'empirical-formula',
      concepts: ['Mole Concept'],
      cue: /empirical formula/,
      read(r) {
        const shares: { symbol: string; percent: number }[] = []
        const ELEMENT = `(?:(?<symbol>[A-Z][a-z]?)|(?<name>${Object.keys(NAMES).join('|')}))`
        let rest = r.original.replace(/\s+/g, ' ')
        for (const pattern of [
          new RegExp(`\\b${ELEMENT} ?(?:=|:|is|-)? ?(?<percent>\\d+(?:\\.\\d+)?) ?%`, 'g'),
          new RegExp(`(?<percent>\\d+(?:\\.\\d+)?) ?% ?(?:of )?${ELEMENT}(?![a-zA-Z])`, 'g'),
        ]) {
          for (const { groups } of rest.matchAll(pattern))
            shares.push({
              symbol: groups?.symbol ?? NAMES[groups?.name ?? ''] ?? '',
              percent: Number(groups?.percent),
            })
          rest = rest.replace(pattern, ' ')
        }
        const words = rest.toLowerCase().split(/[\s,.:;?]+/)
        const isPlain = words.every((word) =>
          /^(?:|find|what|is|the|an?|empirical|formula|of|compound|organic|with|having|contains?|containing|and|which|has|by|mass|weight|composition|percentage|%)$/.test(
            word,
          ),
        )
        const total = shares.reduce((sum, { percent }) => sum + percent, 0)
        if (!isPlain || shares.length < 2 || Math.abs(total - 100) > 0.6) return null
        const masses = shares.map(({ symbol }) => formulaMass(symbol))
        if (
          masses.some((mass) => mass === undefined) ||
          new Set(shares.map(({ symbol }) => symbol)).size !== shares.length
        )
          return null
        const counts = wholeRatio(shares.map(({ percent }, at) => percent / (masses[at] ?? 1)))
        if (!counts) return null
        const write = (digits: (count: number) => string) =>
          shares
            .map(({ symbol }, at) => `${symbol}${counts[at] === 1 ? '' : digits(counts[at] ?? 1)}`)
            .join('')
        const mass = counts.reduce((sum, count, at) => sum + count * (masses[at] ?? 0), 0)
        return found({
          value: write(String),
          shown: write(lower),
          steps: [
            [
              'Percent ÷ atomic mass',
              shares
                .map(
                  ({ symbol, percent }, at) =>
                    `${symbol}: ${percent} ÷ ${masses[at]} = ${(percent / (masses[at] ?? 1)).toFixed(2)}`,
                )
                .join('; '),
            ],
            ['In whole numbers', counts.join(' : ')],
          ],
          // The percentages of the formula that was found.
          check: shares.every(
            ({ percent }, at) =>
              Math.abs((100 * (counts[at] ?? 0) * (masses[at] ?? 0)) / mass - percent) < 0.7,
          ),
        })
      },
    },
    {
      // "EMF of the cell if E°(Zn) = −0.76 V and E°(Cu) = +0.34 V"
      id: 'emf-of-cell',
      concepts: ['Electrochemistry'],
      cue: /(?:emf|cell potential).*-? ?0?\.\d+|-? ?0?\.\d+.*(?:emf|cell potential)/,
      read(r) {
        const potentials = [...r.text.matchAll(/([+-]?) ?(\d?\.\d+) ?v?(?![\d.])/g)].map(
          ([, sign, digits = '0']) => new Fraction(digits).mul(sign === '-' ? -1 : 1),
        )
        const words = r.text
          .replace(/([+-]?) ?(\d?\.\d+) ?v?(?![\d.])/g, ' ')
          .replace(
            /\b(?:zn|cu|ag|fe|ni|mg|al|pb|sn|cd|h2?)(?:\^?\(?\d?\+\)?)?(?:\/(?:zn|cu|ag|fe|ni|mg|al|pb|sn|cd))?(?![a-z])/g,
            ' ',
          )
          .split(/[\s,.:;?=|/()°+]+/)
        const isPlain = words.every((word) =>
          /^(?:|find|what|is|the|an?|emf|cell|potential|potentials|of|if|and|are|for|standard|reduction|electrode|electrodes|e|e0|galvanic|electrochemical|daniell|zinc|copper|silver|iron|nickel|magnesium|given|respectively|calculate|values?|v|\d)$/.test(
            word,
          ),
        )
        const [one, other] = potentials
        if (
          !isPlain ||
          !one ||
          !other ||
          potentials.length !== 2 ||
          one.equals(other) ||
          /oxidation|concentration|nernst/.test(r.text)
        )
          return null
        const [high, low] = one.gt(other) ? [one, other] : [other, one]
        const value = high.sub(low)
        return found({
          value,
          unit: 'V',
          steps: [
            ['The electrode with the higher reduction potential is the cathode', `${high.toString()} V`],
            [
              'EMF = E(cathode) − E(anode)',
              `${high.toString()} − (${low.toString()}) = ${value.toString()} V`,
            ],
          ],
          check: low.add(value).equals(high) && value.gt(0),
        })
      },
    },
    {
      // "Relation between Kp and Kc for N2 + 3H2 -> 2NH3"
      id: 'kp-and-kc',
      concepts: ['Equilibrium'],
      cue: /kp.*kc|kc.*kp/,
      read(r) {
        const text = r.original
          .replace(/\s+/g, ' ')
          .replace(/\((?:g|gas)\)/g, '')
          .replace(/⇌|<=>|<->|→|=>|⟶/g, '->')
        const match =
          /^(?:(?:find|what is|write|the|relation|relationship|between|kp|kc|and|of|for|reaction|equilibrium|in|&|is|\/) )*((?:\d* ?[A-Z][A-Za-z0-9]*)(?: ?\+ ?\d* ?[A-Z][A-Za-z0-9]*)*) ?(?:->|=|to) ?((?:\d* ?[A-Z][A-Za-z0-9]*)(?: ?\+ ?\d* ?[A-Z][A-Za-z0-9]*)*)[ ?.,:]*(?: ?(?:the|relation|relationship|between|kp|kc|and|of|for|reaction|in|is|are|related|as|how|find|write|what|will|be|correct)[ ?.,:]*)*$/i.exec(
            text,
          )
        if (!match?.[1] || !match[2]) return null
        const side = (written: string) =>
          written.split('+').map((part) => {
            const [, count = '', formula = ''] = /^ ?(\d*) ?([A-Za-z0-9]+) ?$/.exec(part) ?? []
            return { count: Number(count || 1), formula }
          })
        const [left, right] = [side(match[1]), side(match[2])]
        if ([...left, ...right].some(({ formula }) => !GASES.has(formula))) return null
        const moles = (list: readonly { count: number }[]) => list.reduce((sum, { count }) => sum + count, 0)
        const change = moles(right) - moles(left)
        const atoms = (list: readonly { count: number; formula: string }[]) => {
          const counts = new Map<string, number>()
          for (const { count, formula } of list)
            for (const [, symbol = '', times = ''] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g))
              counts.set(symbol, (counts.get(symbol) ?? 0) + count * Number(times || 1))
          return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).join(';')
        }
        const power = change === 0 ? '' : change === 1 ? 'RT' : `(RT)^(${change})`.replace('-', '−')
        return found({
          value: change === 0 ? 'Kp = Kc' : `Kp = Kc${change === 1 ? ' × RT' : ` × ${power}`}`,
          steps: [
            ['Kp = Kc(RT)^Δn', 'Δn = moles of gas after − moles of gas before'],
            ['Δn', `${moles(right)} − ${moles(left)} = ${change}`.replace('= -', '= −')],
          ],
          // Only a balanced equation has this Δn.
          check: atoms(left) === atoms(right) && near(change, moles(right) - moles(left)),
        })
      },
    },
  ],
}
