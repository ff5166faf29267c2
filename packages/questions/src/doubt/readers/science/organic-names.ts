import { confirmed, step } from '../../solution.ts'
import type { Reader } from '../toolkit/found.ts'

/** An atom of a condensed formula: carbon with what hangs on it. */
interface Carbon {
  /** Hydrogens and simple groups as they were typed. */
  hydrogens: number
  groups: string[]
  /** Places of carbons it is bound to, with the order of the bond. */
  bonds: Map<number, number>
}

const STEMS = ['', 'meth', 'eth', 'prop', 'but', 'pent', 'hex', 'hept', 'oct', 'non', 'dec']
const HALOGENS: Readonly<Record<string, string>> = { F: 'fluoro', Cl: 'chloro', Br: 'bromo', I: 'iodo' }
/** Groups that are written the other way round before their carbon. */
const TURNED: Readonly<Record<string, string>> = { HO: 'OH', H2N: 'NH2', O2N: 'NO2' }
const MANY = ['', '', 'di', 'tri', 'tetra', 'penta']

/** 'CH3CH(CH3)CH2OH' as carbons and their bonds; null when a part is not known or a carbon has not four bonds. */
function readStructure(formula: string): Carbon[] | null {
  const carbons: Carbon[] = []
  let at = 0
  let waiting: string | undefined
  const bind = (a: number, b: number, order: number) => {
    carbons[a]?.bonds.set(b, order)
    carbons[b]?.bonds.set(a, order)
  }
  /** Reads a chain that begins on carbon `from`, or a new one; ends at a closing bracket or at the end. */
  const chain = (from: number | null): boolean => {
    let last = from
    let order = 1
    while (at < formula.length && formula[at] !== ')') {
      const rest = formula.slice(at)
      const sign = /^[-=≡#]/.exec(rest)?.[0]
      if (sign !== undefined) {
        if (last === null) return false
        order = sign === '=' ? 2 : sign === '-' ? 1 : 3
        at += 1
        continue
      }
      // (CH2)3 and (CH3)2CH: several alike.
      const repeated = /^\((CH2|CH3)\)(\d)/.exec(rest)
      if (repeated) {
        const count = Number(repeated[2])
        at += repeated[0].length
        if (repeated[1] === 'CH2') {
          for (let n = 0; n < count; n++) {
            carbons.push({ hydrogens: 2, groups: [], bonds: new Map() })
            if (last !== null) bind(last, carbons.length - 1, order)
            last = carbons.length - 1
            order = 1
          }
        } else if (last !== null) {
          for (let n = 0; n < count; n++) {
            carbons.push({ hydrogens: 3, groups: [], bonds: new Map() })
            bind(last, carbons.length - 1, 1)
          }
        } else {
          // In front of its carbon: (CH3)2CH…
          const first = carbons.length
          for (let n = 0; n < count; n++) carbons.push({ hydrogens: 3, groups: [], bonds: new Map() })
          const next = /^C(H\d?)?(?![a-z])/.exec(formula.slice(at))
          if (!next) return false
          at += next[0].length
          carbons.push({ hydrogens: hydrogensIn(next[1]), groups: [], bonds: new Map() })
          last = carbons.length - 1
          for (let n = 0; n < count; n++) bind(first + n, last, 1)
        }
        continue
      }
      if (rest[0] === '(') {
        if (last === null) return false
        at += 1
        const group = /^(OH|NH2|Cl|Br|I|F|COOH|CHO|CN|NO2)\)/.exec(formula.slice(at))
        if (group?.[1] !== undefined && !/^C[HO]/.test(group[1]) && group[1] !== 'CN') {
          carbons[last]?.groups.push(group[1])
          at += group[0].length
          const times = /^\d/.exec(formula.slice(at))?.[0]
          if (times !== undefined) {
            for (let n = 1; n < Number(times); n++) carbons[last]?.groups.push(group[1])
            at += 1
          }
          continue
        }
        if (!chain(last)) return false
        if (formula[at] !== ')') return false
        at += 1
        if (/^\d/.test(formula.slice(at))) return false
        continue
      }
      const acid = /^(COOH|CHO(?!H)|CO(?![A-Za-z]*O?H?$)|CO(?=[C(-]))/.exec(rest)?.[1]
      const group = /^(OH|NH2|NO2|Cl|Br|I|F)(\d?)(?![a-z])/.exec(rest)
      // 'ClCH2…', 'HOCH2…': the group belongs to the carbon that follows.
      const leading = last === null ? /^(HO|H2N|NO2|O2N|Cl|Br|I|F)-?(?=C(?!l))/.exec(rest) : null
      if (leading?.[1] !== undefined && carbons.length === 0) {
        waiting = TURNED[leading[1]] ?? leading[1]
        at += leading[0].length
        continue
      }
      if (/^COOH/.test(rest) || /^CHO(?!H)/.test(rest) || /^CO(?=C|-C|\()/.test(rest) || acid === 'CO') {
        const word = /^COOH/.test(rest) ? 'COOH' : /^CHO/.test(rest) ? 'CHO' : 'CO'
        carbons.push({
          hydrogens: word === 'CHO' ? 1 : 0,
          groups: [word === 'COOH' ? 'acid' : '=O'],
          bonds: new Map(),
        })
        if (last !== null) bind(last, carbons.length - 1, order)
        last = carbons.length - 1
        order = 1
        at += word.length
        continue
      }
      if (group) {
        if (last === null || order !== 1) return false
        const count = Number(group[2] || 1)
        // 'NH2' and 'NO2' bring their own digits.
        for (let n = 0; n < count; n++) carbons[last]?.groups.push(group[1] ?? '')
        at += group[0].length
        continue
      }
      const carbon = /^C(H\d?)?(?![a-z])/.exec(rest)
      if (!carbon) return false
      carbons.push({ hydrogens: hydrogensIn(carbon[1]), groups: [], bonds: new Map() })
      if (last !== null) bind(last, carbons.length - 1, order)
      last = carbons.length - 1
      order = 1
      at += carbon[0].length
    }
    return order === 1
  }
  if (!chain(null) || at !== formula.length || carbons.length === 0) return null
  if (waiting !== undefined) carbons[0]?.groups.push(waiting)
  if (!completeBonds(carbons)) return null
  return carbons
}

const hydrogensIn = (written: string | undefined): number =>
  written === undefined ? 0 : Number(written.slice(1) || '1')

/** Bonds of each carbon: hydrogens, groups (an acid takes three, a double-bonded oxygen two) and neighbours. */
const valence = ({ hydrogens, groups, bonds }: Carbon): number =>
  hydrogens +
  groups.reduce((all, group) => all + (group === 'acid' ? 3 : group === '=O' ? 2 : 1), 0) +
  [...bonds.values()].reduce((all, order) => all + order, 0)

const lackOf = (carbon: Carbon | undefined): number => (carbon ? 4 - valence(carbon) : Number.NaN)

/** 'CH2CHCH3' is typed without its double bond; neighbours that both lack bonds get them, if there is only one way. */
function completeBonds(carbons: Carbon[]): boolean {
  const lacking = carbons.flatMap((carbon, at) => (valence(carbon) < 4 ? [at] : []))
  if (lacking.length === 2) {
    const [a = 0, b = 0] = lacking
    const order = carbons[a]?.bonds.get(b)
    const missing = lackOf(carbons[a])
    if (order === undefined || missing !== lackOf(carbons[b])) return false
    carbons[a]?.bonds.set(b, order + missing)
    carbons[b]?.bonds.set(a, order + missing)
  }
  return carbons.every((carbon) => valence(carbon) === 4)
}

/** All chains between two carbons that cannot be made longer. */
function chainsOf(carbons: readonly Carbon[]): number[][] {
  const found: number[][] = []
  const walk = (path: number[]) => {
    const end = path.at(-1) ?? 0
    const next = [...(carbons[end]?.bonds.keys() ?? [])].filter((one) => !path.includes(one))
    if (next.length === 0) found.push(path)
    for (const one of next) walk([...path, one])
  }
  carbons.forEach((_, start) => {
    walk([start])
  })
  return found
}

const hasRing = (carbons: readonly Carbon[]): boolean =>
  carbons.reduce((all, { bonds }) => all + bonds.size, 0) / 2 >= carbons.length

type Rank = 'acid' | 'aldehyde' | 'ketone' | 'alcohol' | 'amine' | 'none'

function classOf(
  carbons: readonly Carbon[],
): { rank: Rank; holds: (carbon: Carbon | undefined) => boolean } | null {
  const some = (test: (carbon: Carbon) => boolean) => carbons.some(test)
  const isEnd = (carbon: Carbon) => carbon.hydrogens > 0
  const kinds: [Rank, (carbon: Carbon) => boolean][] = [
    ['acid', ({ groups }) => groups.includes('acid')],
    ['aldehyde', (carbon) => carbon.groups.includes('=O') && isEnd(carbon)],
    ['ketone', (carbon) => carbon.groups.includes('=O') && !isEnd(carbon)],
    ['alcohol', ({ groups }) => groups.includes('OH')],
    ['amine', ({ groups }) => groups.includes('NH2')],
  ]
  const present = kinds.filter(([, test]) => some(test))
  const [first] = present
  // Two kinds of main groups need prefixes (hydroxy, oxo) that are left to books.
  if (present.length > 1) return null
  if (!first) return { rank: 'none', holds: () => false }
  const [rank, test] = first
  return { rank, holds: (carbon) => carbon !== undefined && test(carbon) }
}

/** The name of an open chain with groups of one kind, halogens, nitro groups and alkyl branches. */
function nameStructure(typed: string): string | null {
  if (/^H-?CHO$/.test(typed)) return 'methanal'
  if (/^H-?COOH$/.test(typed)) return 'methanoic acid'
  const carbons = readStructure(
    typed
      .replace(/^HOOC-?/, 'COOH-')
      .replace(/^OHC-?/, 'CHO-')
      .replace(/^HC(?=[≡#])/, 'CH')
      .replace(/^C2H5-?/, 'CH3CH2')
      .replace(/\(C2H5\)/g, '(CH2CH3)')
      .replace(/C2H5$/, 'CH2CH3'),
  )
  if (!carbons || hasRing(carbons) || carbons.length > 10) return null
  const main = classOf(carbons)
  if (!main) return null
  const count = carbons.filter((carbon) => main.holds(carbon)).length
  if (
    main.rank !== 'none' &&
    carbons.some(({ groups }) => groups.filter((one) => one === 'OH' || one === 'NH2').length > 1)
  )
    return null
  const unsaturated = (path: readonly number[]) =>
    path.flatMap((one, at) => {
      const order = carbons[one]?.bonds.get(path[at + 1] ?? -1) ?? 1
      return order > 1 ? [{ at: at + 1, order }] : []
    })
  const allMultiple =
    carbons.reduce((all, { bonds }) => all + [...bonds.values()].filter((order) => order > 1).length, 0) / 2
  const candidates = chainsOf(carbons).filter(
    (path) =>
      path.filter((one) => main.holds(carbons[one])).length === count &&
      unsaturated(path).length === allMultiple,
  )
  const longest = Math.max(0, ...candidates.map((path) => path.length))
  if (longest === 0) return null
  const described = candidates
    .filter((path) => path.length === longest)
    .map((path) => {
      const places = path.flatMap((one, at) => (main.holds(carbons[one]) ? [at + 1] : []))
      const bonds = unsaturated(path)
      const branches: [name: string, at: number][] = []
      let isSimple = true
      path.forEach((one, at) => {
        const carbon = carbons[one]
        for (const group of carbon?.groups ?? []) {
          if (group in HALOGENS) branches.push([HALOGENS[group] ?? '', at + 1])
          else if (group === 'NO2') branches.push(['nitro', at + 1])
        }
        for (const next of carbon?.bonds.keys() ?? []) {
          if (path.includes(next)) continue
          const name = branchName(carbons, next, one)
          if (name === null) isSimple = false
          else branches.push([name, at + 1])
        }
      })
      return { path, places, bonds, branches, isSimple }
    })
    .filter(({ isSimple }) => isSimple)
  const compare = (a: readonly number[], b: readonly number[]) => {
    for (let at = 0; at < Math.max(a.length, b.length); at++)
      if ((a[at] ?? 0) !== (b[at] ?? 0)) return (a[at] ?? 0) - (b[at] ?? 0)
    return 0
  }
  const sorted = (list: readonly number[]) => list.toSorted((x, y) => x - y)
  const [best] = described.toSorted(
    (a, b) =>
      compare(sorted(a.places), sorted(b.places)) ||
      compare(
        a.bonds.map(({ at }) => at),
        b.bonds.map(({ at }) => at),
      ) ||
      b.branches.length - a.branches.length ||
      compare(sorted(a.branches.map(([, at]) => at)), sorted(b.branches.map(([, at]) => at))) ||
      compare(
        a.branches.toSorted(([x], [y]) => (x < y ? -1 : 1)).map(([, at]) => at),
        b.branches.toSorted(([x], [y]) => (x < y ? -1 : 1)).map(([, at]) => at),
      ),
  )
  return best ? written(best, longest, main.rank) : null
}

/** 'methyl', 'ethyl', 'propan-2-yl' is left out: only straight branches without groups, and isopropyl is refused. */
function branchName(carbons: readonly Carbon[], start: number, from: number): string | null {
  let [last, at, length] = [from, start, 0]
  for (;;) {
    const carbon = carbons[at]
    if (!carbon || carbon.groups.length > 0 || [...carbon.bonds.values()].some((order) => order > 1))
      return null
    length += 1
    const next = [...carbon.bonds.keys()].filter((one) => one !== last)
    if (next.length > 1) return null
    const [only] = next
    if (only === undefined) break
    last = at
    at = only
  }
  const stem = STEMS[length]
  return stem === undefined || length > 4 ? null : `${stem}yl`
}

function written(
  {
    places,
    bonds,
    branches,
  }: {
    places: readonly number[]
    bonds: readonly { at: number; order: number }[]
    branches: readonly (readonly [string, number])[]
  },
  length: number,
  rank: Rank,
): string | null {
  const stem = STEMS[length]
  if (stem === undefined || bonds.some(({ order }) => order !== bonds[0]?.order)) return null
  const names = [...new Set(branches.map(([name]) => name))].sort()
  // On one carbon, and on two where only one place is possible, no number is written.
  const needsNumbers = length > 2 || (length === 2 && branches.length > 1)
  const prefix = names
    .map((name) => {
      const at = branches
        .filter(([one]) => one === name)
        .map(([, place]) => place)
        .sort((a, b) => a - b)
      return `${needsNumbers ? `${at.join(',')}-` : ''}${MANY[at.length] ?? ''}${name}`
    })
    .join(needsNumbers ? '-' : '')
  const at = bonds.map((one) => one.at)
  const isOnly =
    length === 2 || (length === 3 && rank === 'none' && branches.length === 0 && bonds.length === 1)
  const multiple = bonds.length === 0 ? 'an' : bonds[0]?.order === 2 ? 'en' : 'yn'
  const inner =
    bonds.length === 0
      ? 'an'
      : `${isOnly ? '' : `${bonds.length > 1 ? 'a' : ''}-${at.join(',')}-`}${MANY[bonds.length] ?? ''}${multiple}`
  if (bonds.length > 2 || places.length > 2) return null
  const twice = places.length === 2 ? 'di' : ''
  const numbers = `-${places.toSorted((x, y) => x - y).join(',')}-`
  const ending =
    rank === 'none'
      ? 'e'
      : rank === 'acid'
        ? `${twice === '' ? '' : 'edi'}oic acid`
        : rank === 'aldehyde'
          ? `${twice === '' ? '' : 'edi'}al`
          : rank === 'ketone'
            ? `${twice === '' ? '' : 'e'}${length === 3 && twice === '' ? '' : numbers}${twice}one`
            : `${twice === '' ? '' : 'e'}${length <= 2 && twice === '' ? '' : numbers}${twice}${rank === 'alcohol' ? 'ol' : 'amine'}`
  return `${prefix}${stem}${inner}${ending}`
}

const capitalised = (name: string): string => name.replace(/[a-z]/, (letter) => letter.toUpperCase())

/** Names of a longest chain that books also write without their number: butanone, propanone. */
const ALSO: Readonly<Record<string, string>> = { 'butan-2-one': 'butanone', propanone: 'propan-2-one' }

/** "IUPAC name of CH3CH(CH3)CH2OH" */
export const organicNames: readonly Reader[] = [
  {
    id: 'name-of-a-branched-chain',
    concepts: ['Organic Chemistry'],
    cue: /iupac/,
    read(r) {
      const typed =
        /^(?:(?:write|give|find|what is|what's|the|correct|tell)\s+)*iupac (?:name|naam) (?:of|for)(?: the)?(?: compound| following)*:? ?([A-Z(][A-Za-z0-9₀-₉()=≡#–-]*)[?. ]*$/i.exec(
          r.original.trim(),
        )?.[1] ??
        /^(?:find )?([A-Z(][A-Za-z0-9₀-₉()=≡#–-]*)[ ,:-]*(?:(?:of|ka|the|its|write|find|what is|correct)\s+)*iupac (?:name|naam)(?: kya hai| is| batao| find| what)*[?. ]*$/i.exec(
          r.original.trim(),
        )?.[1]
      if (typed === undefined) return null
      const formula = typed
        .normalize('NFKC')
        .replaceAll('–', '-')
        .replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
      const cased = /[a-z]/.test(formula.replace(/Cl|Br/g, ''))
        ? formula.toUpperCase().replaceAll('CL', 'Cl').replaceAll('BR', 'Br')
        : formula
      const name = nameStructure(cased)
      if (name === null) return null
      const carbons = (cased.replaceAll('Cl', '').match(/C/g) ?? []).length
      const shown = capitalised(name)
      return confirmed(carbons > 0, {
        difficulty: 'Intermediate',
        concepts: [],
        steps: [
          step(
            'Longest chain with the main group',
            'Number it from the end that gives the main group, then multiple bonds, then branches the lowest numbers.',
          ),
          step('Write the name', ALSO[name] === undefined ? shown : `${shown} (also ${ALSO[name]})`),
        ],
        finalAnswer: shown,
        exactly: { value: shown, unit: '' },
      })
    },
  },
]
