import Fraction from 'fraction.js'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const SYMBOLS =
  'h he li be b c n o f ne na mg al si p s cl ar k ca sc ti v cr mn fe co ni cu zn ga ge as se br kr'.split(
    ' ',
  )
const NAMES: Readonly<Record<string, string>> = {
  hydrogen: 'h',
  helium: 'he',
  carbon: 'c',
  nitrogen: 'n',
  oxygen: 'o',
  fluorine: 'f',
  neon: 'ne',
  sodium: 'na',
  magnesium: 'mg',
  aluminium: 'al',
  silicon: 'si',
  phosphorus: 'p',
  sulphur: 's',
  chlorine: 'cl',
  argon: 'ar',
  potassium: 'k',
  calcium: 'ca',
  scandium: 'sc',
  titanium: 'ti',
  vanadium: 'v',
  chromium: 'cr',
  manganese: 'mn',
  iron: 'fe',
  cobalt: 'co',
  nickel: 'ni',
  copper: 'cu',
  zinc: 'zn',
}
/** The order in which the subshells fill, with their room. */
const ORDER = [
  ['1s', 2],
  ['2s', 2],
  ['2p', 6],
  ['3s', 2],
  ['3p', 6],
  ['4s', 2],
  ['3d', 10],
  ['4p', 6],
] as const
const CORES: readonly (readonly [symbol: string, electrons: number])[] = [
  ['Ar', 18],
  ['Ne', 10],
  ['He', 2],
]
type Shells = Map<string, number>

/** The subshells of a free atom, with the half-filled and filled d of chromium and copper. */
function fill(number: number): Shells {
  const shells: Shells = new Map()
  let left = number
  for (const [name, room] of ORDER) {
    if (left <= 0) break
    shells.set(name, Math.min(room, left))
    left -= room
  }
  if (number === 24 || number === 29) {
    shells.set('4s', 1)
    shells.set('3d', number === 24 ? 5 : 10)
  }
  return shells
}

/** A positive ion loses its outermost electrons first: 4s before 3d. Null when it would take from a filled core. */
function ionise(shells: Shells, charge: number): Shells | null {
  const made = new Map(shells)
  let left = charge
  for (const name of ['4p', '4s', '3d', '3p', '3s', '2p', '2s', '1s']) {
    const there = made.get(name) ?? 0
    const taken = Math.min(there, left)
    if (taken > 0 && name === '3p' && (made.get('3d') ?? 0) + (shells.get('4s') ?? 0) > 0) return null
    left -= taken
    if (there - taken === 0) made.delete(name)
    else made.set(name, there - taken)
  }
  return left === 0 ? made : null
}

const ROOM: Readonly<Record<string, number>> = { s: 1, p: 3, d: 5 }
/** Hund's rule: every orbital of a subshell gets one electron before any gets two. */
const unpairedIn = (shells: Shells): number =>
  [...shells].reduce((sum, [name, count]) => {
    const orbitals = ROOM[name[1] ?? ''] ?? 0
    return sum + (count <= orbitals ? count : 2 * orbitals - count)
  }, 0)

const raised = (count: number): string =>
  [...String(count)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('')
const inBooks = ['1s', '2s', '2p', '3s', '3p', '3d', '4s', '4p']
const write = (shells: Shells): string =>
  inBooks.flatMap((name) => (shells.has(name) ? [`${name}${raised(shells.get(name) ?? 0)}`] : [])).join(' ')

/** [Ar] 3d⁵ 4s¹ */
function writeShort(shells: Shells, electrons: number): string {
  const core = CORES.find(([, count]) => count < electrons)
  if (!core) return write(shells)
  const inner = fill(core[1])
  return `[${core[0]}] ${write(new Map([...shells].filter(([name]) => !inner.has(name))))}`
}

interface Species {
  number: number
  charge: number
  told: string
}

/** 'Fe3+', 'Fe 3+', 'Cr', 'chromium', 'atomic number 24'; null for anything else. */
function readSpecies(text: string): Species | null {
  const byNumber =
    /^(?:the |an? )?(?:element (?:with|having|of) )?atomic number(?: is| =|:)? (\d{1,2})$/.exec(text)
  if (byNumber) {
    const number = Number(byNumber[1])
    return number >= 1 && number <= SYMBOLS.length ? { number, charge: 0, told: `Z = ${number}` } : null
  }
  const match = /^(?:the |an? )?([a-z]+) ?(?:\^? ?\(?(\d?) ?([+-])\)?)?(?: (ion|atom))?$/.exec(text)
  const symbol = NAMES[match?.[1] ?? ''] ?? match?.[1] ?? ''
  const number = SYMBOLS.indexOf(symbol) + 1
  if (!match || number === 0) return null
  const sign = match[3]
  // O2− may be oxide or the ion of a molecule.
  if (sign !== undefined && match[2] === '2' && /^[hbcnof]$/.test(symbol)) return null
  // 'Sodium ion' without its charge is another question.
  if (sign === undefined && match[4] === 'ion') return null
  const charge = sign === undefined ? 0 : Number(match[2] || 1) * (sign === '+' ? 1 : -1)
  const name = `${symbol.charAt(0).toUpperCase()}${symbol.slice(1)}`
  const size = Math.abs(charge) === 1 ? '' : raised(Math.abs(charge))
  return { number, charge, told: `${name}${charge === 0 ? '' : `${size}${charge > 0 ? '⁺' : '⁻'}`}` }
}

const START = '(?:(?:find|what is|what are|write|give|calculate|the|total|in ground state) )*'

export const electronsOfAtoms: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Atomic Structure'],
  readers: [
    {
      // "Electronic configuration of Cr" / "Number of unpaired electrons in Fe3+" / "Magnetic moment of Mn2+"
      id: 'subshells',
      cue: /configuration|unpaired|magnetic moment/,
      read(r) {
        const match = new RegExp(
          `^${START}(?:(electron(?:ic)? configuration)|(?:how many|number of|no of)? ?(unpaired electrons?)(?: are)?(?: there| present)*|(?:spin only |spin-only )?(magnetic moment))(?: of| in| for) (.+)$`,
        ).exec(r.text)
        const species =
          match?.[4] === undefined ? null : readSpecies(match[4].replace(/ in (?:its )?ground state$/, ''))
        // CO is a molecule, and Co an atom.
        if (!match || !species || /\bCO\b/.test(r.original)) return null
        const { number, charge, told } = species
        const electrons = number - charge
        if (electrons < 1 || electrons > 36 || Math.abs(charge) > 4) return null
        // The shells of the first twenty are answered as class 9 writes them.
        if (match[1] && charge === 0 && number <= 20) return null
        const atom = fill(number)
        const shells = charge > 0 ? ionise(atom, charge) : charge < 0 ? fill(electrons) : atom
        if (!shells) return null
        const count = [...shells.values()].reduce((sum, one) => sum + one, 0)
        const unpaired = unpairedIn(shells)
        const moment = Math.sqrt(unpaired * (unpaired + 2))
        const steps: [string, string][] = [
          ['Electrons', `${told} has ${electrons}`],
          ['Configuration', `${write(shells)}`],
        ]
        // So many electrons, and as many unpaired ones as their number allows: both are even or both odd.
        const check = count === electrons && unpaired % 2 === electrons % 2
        if (match[1]) return found({ value: writeShort(shells, electrons), steps, check })
        steps.push(['Unpaired electrons, by Hund’s rule', String(unpaired)])
        if (match[2]) return found({ value: new Fraction(unpaired), steps, check })
        return found({
          value: Math.round(moment * 100) / 100,
          unit: 'BM',
          steps: [...steps, ['μ = √(n(n + 2)) BM', `${moment.toFixed(2)} BM`]],
          check,
        })
      },
    },
  ],
}
