import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { readFormulaUnits } from '../toolkit/formula-mass.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readProductLaw } from '../toolkit/product-law.ts'

/** The shells of the first 20 elements fill in turn: 2, 8, 8, 2. */
function shellsOf(electrons: number): number[] {
  const shells: number[] = []
  let left = electrons
  for (const room of [2, 8, 8, 2]) {
    if (left <= 0) break
    shells.push(Math.min(room, left))
    left -= room
  }
  return shells
}

/** 'H2 + O2' -> the formulas of one side, without numbers that were put before them. */
export const sideOf = (text: string): string[] =>
  text.split('+').map((one) =>
    one
      .trim()
      .replace(/^\d+\s*/, '')
      .replace(/\((?:s|l|g|aq)\)$/, ''),
  )

/** The smallest whole numbers that balance the two sides; null when there are none, or several kinds. */
export function balance(left: readonly string[], right: readonly string[]): number[] | null {
  const units = [...left, ...right].map(readFormulaUnits)
  if (units.some((one) => one === null || one.size === 0)) return null
  const elements = [...new Set(units.flatMap((one) => [...(one?.keys() ?? [])]))]
  const rows: Exact[][] = elements.map((element) =>
    units.map((one, index) => new Fraction((one?.get(element) ?? 0) * (index < left.length ? 1 : -1))),
  )
  const width = units.length
  const pivots: number[] = []
  for (let column = 0; column < width && pivots.length < rows.length; column++) {
    const place = rows.findIndex(
      (row, index) => index >= pivots.length && !(row[column] ?? new Fraction(0)).equals(0),
    )
    if (place < 0) continue
    const [pivot = []] = rows.splice(place, 1)
    const lead = pivot[column] ?? new Fraction(1)
    const scaled = pivot.map((entry) => entry.div(lead))
    const reduced = rows.map((row) =>
      row.map((entry, index) => entry.sub((scaled[index] ?? new Fraction(0)).mul(row[column] ?? 0))),
    )
    rows.splice(0, rows.length, ...reduced)
    rows.splice(pivots.length, 0, scaled)
    pivots.push(column)
  }
  const free = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !pivots.includes(column),
  )
  const [only] = free
  if (only === undefined || free.length !== 1) return null
  const values = Array.from({ length: width }, (_, column) => {
    const row = pivots.indexOf(column)
    return row < 0 ? new Fraction(1) : (rows[row]?.[only] ?? new Fraction(0)).neg()
  })
  const shared = values.reduce((product, { d }) => (product * d) / gcd(product, d), 1n)
  const whole = values.map((value) => Number(value.mul(shared)))
  return whole.every((one) => one > 0 && one < 100) ? whole : null
}
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

const write = (formulas: readonly string[], times: readonly number[]): string =>
  formulas.map((formula, index) => `${times[index] === 1 ? '' : times[index]}${formula}`).join(' + ')

/** How often each element stands on one side. */
function countAtoms(formulas: readonly string[], times: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>()
  formulas.forEach((formula, index) => {
    for (const [element, count] of readFormulaUnits(formula) ?? [])
      counts.set(element, (counts.get(element) ?? 0) + count * (times[index] ?? 0))
  })
  return counts
}

export const atoms: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Chemistry', 'Atomic Structure'],
  readers: [
    {
      // "Balance H2 + O2 → H2O"
      id: 'balance-equation',
      cue: /balance/,
      read(r) {
        const match =
          /^\s*balanced?(?: the)?(?: (?:following|chemical|given|reaction|equation))*\s*:?\s*([A-Za-z0-9()+\s]+?)\s*(?:->|-->|→|=|=>|⟶|gives)\s*([A-Za-z0-9()+\s]+?)[\s.?]*$/i.exec(
            r.original.replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit))),
          )
        if (!match?.[1] || !match[2]) return null
        const [left, right] = [sideOf(match[1]), sideOf(match[2])]
        const times = balance(left, right)
        if (!times) return null
        const [first, second] = [times.slice(0, left.length), times.slice(left.length)]
        const [before, after] = [countAtoms(left, first), countAtoms(right, second)]
        return found({
          value: `${write(left, first)} → ${write(right, second)}`,
          steps: [
            [
              'Count the atoms',
              [...before].map(([element, count]) => `${element}: ${count} on each side`).join(', '),
            ],
            ['Balanced', `${write(left, first)} → ${write(right, second)}`],
          ],
          check:
            before.size === after.size &&
            [...before].every(([element, count]) => after.get(element) === count),
        })
      },
    },
    {
      // "An atom has mass number 23 and atomic number 11. Find the number of neutrons." (protons, electrons, mass number)
      id: 'particles-of-atom',
      cue: /atomic number|mass number|neutrons|protons/,
      read(r) {
        const mass = r.one('(?:atomic )?mass(?: number)?(?: is| of| =)* #')
        const atomic = r.one('atomic number(?: is| of| =)* #|# protons')
        const neutrons = r.one('# neutrons|neutrons(?: is| =)+ #')
        if (r.has('ions?|charge|isotopes?|average|not|[+-]')) return null
        const asks = [
          ['neutrons', r.drop('(?:number of )?neutrons')],
          ['protons', r.drop('(?:number of )?protons')],
          ['electrons', r.drop('(?:number of )?electrons')],
          ['mass number', mass === undefined && r.drop('mass number')],
        ] as const
        const asked = asks.filter(([, is]) => is).map(([name]) => name)
        if (asked.length !== 1 || !r.done('atom element number has having contains neutral how many present'))
          return null
        const [name] = asked
        const value =
          name === 'neutrons'
            ? mass && atomic && mass.sub(atomic)
            : name === 'mass number'
              ? atomic && neutrons && atomic.add(neutrons)
              : (atomic ?? (mass && neutrons && mass.sub(neutrons)))
        if (value?.d !== 1n || value.lt(0) || (name === 'neutrons' && neutrons)) return null
        return found({
          value,
          steps: [
            [
              'Mass number = protons + neutrons; an atom has as many electrons as protons',
              `${name}: ${value}`,
            ],
          ],
          check: !mass || (value.lte(mass) && (!atomic || atomic.lte(mass))),
        })
      },
    },
    {
      // "Electronic configuration of the element with atomic number 17"
      id: 'shells',
      cue: /configuration|valence electrons|valency/,
      read(r) {
        const atomic = r.one('atomic number(?: is| of| =)* #|z ?= ?#')
        const isValence = r.drop('(?:number of )?(?:valence|outermost) electrons')
        const isConfiguration = !isValence && r.drop('electron(?:ic)? configuration')
        if (atomic?.d !== 1n || atomic.lt(1) || atomic.gt(20) || (!isValence && !isConfiguration)) return null
        if (!r.done('element atom elements with having has whose')) return null
        const shells = shellsOf(Number(atomic.n))
        const last = shells.at(-1) ?? 0
        return found({
          value: isValence ? last : shells.join(', '),
          steps: [['Fill the shells: 2, 8, 8, …', shells.join(', ')]],
          check: shells.reduce((sum, one) => sum + one, 0) === Number(atomic.n),
        })
      },
    },
    {
      // "pH of a solution with H+ concentration 10^-5"
      id: 'ph-from-ions',
      cue: /ph.*(?:h\+|hydrogen ion|h3o\+)|(?:h\+|hydrogen ion|h3o\+).*ph/,
      read(r) {
        const power =
          /(?:concentration|\((?:h|h3o)\+\)|h\+|ions?)(?: of (?:h\+|hydrogen) ?(?:ions?)?)?(?: is| of| ?=)* ?(?:(?:1 ?[*x] ?)?10 ?\^ ?\(?-(\d{1,2})\)?|1e-(\d{1,2}))/.exec(
            r.text,
          )
        const value = Number(power?.[1] ?? power?.[2] ?? Number.NaN)
        if (!power || !(value >= 0 && value <= 14)) return null
        r.rest = r.rest.replace(power[0], ' ').replace(/\((?:h|h3o)\+\)|(?:h3o|h)\+/g, ' ')
        if (!r.drop('ph') || !r.done('solution hydrogen ion ions concentration m mol/l mol l')) return null
        return found({
          value: new Fraction(value),
          steps: [['pH = −log [H⁺]', `−log 10^−${value} = ${value}`]],
          check: Math.abs(-Math.log10(10 ** -value) - value) < 1e-9,
        })
      },
    },
    {
      // "What is the pOH when the pH is 4?"
      id: 'ph-and-poh',
      cue: /poh/,
      read(r) {
        const ph = r.one('ph(?: of (?:a |the )?solution)?(?: is| =| of)* #')
        const poh = ph ? undefined : r.one('poh(?: of (?:a |the )?solution)?(?: is| =| of)* #')
        const given = ph ?? poh
        if (!given || given.gt(14) || !r.drop(ph ? 'poh' : 'ph')) return null
        if (!r.done('solution at 25 °c')) return null
        const value = new Fraction(14).sub(given)
        return found({
          value,
          steps: [['pH + pOH = 14 at 25 °C', `14 − ${given} = ${value}`]],
          check: value.add(given).equals(14),
        })
      },
    },
    readProductLaw({
      id: 'molar-volume',
      cue: /stp|ntp/,
      said: 'V = 22.4 L × n at STP',
      constant: 22.4,
      factors: [
        {
          names: 'moles?|number of moles|how many moles',
          units: [['mol', 1]],
          unit: 'mol',
          symbol: 'n',
          power: -1,
        },
        {
          names: 'volume',
          units: [
            ['l', 1],
            ['ml', 0.001],
          ],
          unit: 'L',
          symbol: 'V',
          power: 1,
        },
      ],
      words:
        'gas stp ntp ideal any occupied occupies oxygen hydrogen nitrogen o2 h2 n2 co2 ammonia nh3 helium carbon dioxide occupy present contains l litres',
      refuses: 'mass|# g|weight|molecules|atoms',
    }),
  ],
}
