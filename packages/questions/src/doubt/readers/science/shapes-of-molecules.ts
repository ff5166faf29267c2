import { found, type ReaderGroup } from '../toolkit/found.ts'

/** Electrons in the outermost shell of central atoms. */
const OUTER: Readonly<Record<string, number>> = {
  Be: 2,
  B: 3,
  Al: 3,
  C: 4,
  Si: 4,
  N: 5,
  P: 5,
  As: 5,
  Sb: 5,
  S: 6,
  Se: 6,
  Te: 6,
  Cl: 7,
  Br: 7,
  I: 7,
  Xe: 8,
  O: 6,
}
const ONE_BOND = new Set(['H', 'F', 'Cl', 'Br', 'I'])
const HYBRIDS: Readonly<Record<number, string>> = {
  2: 'sp',
  3: 'sp²',
  4: 'sp³',
  5: 'sp³d',
  6: 'sp³d²',
  7: 'sp³d³',
}
/** By the number of pairs round the central atom and the number of them that are lone. */
const SHAPES: Readonly<Record<string, string>> = {
  '2 0': 'Linear',
  '3 0': 'Trigonal planar',
  '3 1': 'Bent',
  '4 0': 'Tetrahedral',
  '4 1': 'Trigonal pyramidal',
  '4 2': 'Bent',
  '5 0': 'Trigonal bipyramidal',
  '5 1': 'See-saw',
  '5 2': 'T-shaped',
  '5 3': 'Linear',
  '6 0': 'Octahedral',
  '6 1': 'Square pyramidal',
  '6 2': 'Square planar',
  '7 0': 'Pentagonal bipyramidal',
}

/** 'SF4', 'NH4+', 'SO4^2-', 'XeOF4' as its central atom, what is round it, and its charge. */
function readMolecule(typed: string) {
  const text = typed
    .normalize('NFKC')
    .replace(/[−⁻]/g, '-')
    .replace(/[⁺]/g, '+')
    .replace(/[()^{}\s]/g, '')
  const charged = /^(.*?)(\d?)([+-])$/.exec(text)
  // In 'NO3-' the 3 belongs to the oxygen; a charge of two is typed as '2-' after another digit.
  const isDouble = charged !== null && /\d$/.test(charged[1] ?? '') && charged[2] !== ''
  const body = charged ? (isDouble ? charged[1] : `${charged[1]}${charged[2]}`) : text
  const size = charged ? (isDouble ? Number(charged[2]) : 1) : 0
  const charge = charged?.[3] === '+' ? size : -size
  const atoms = [...(body ?? '').matchAll(/([A-Z][a-z]?)(\d*)/g)].map(([, symbol = '', count]) => ({
    symbol,
    count: Number(count || 1),
  }))
  if (atoms.map(({ symbol, count }) => `${symbol}${count === 1 ? '' : count}`).join('') !== body) return null
  // H2O and H2S write the hydrogen first.
  const at = atoms[0]?.symbol === 'H' ? 1 : 0
  const centre = atoms[at]
  const others = atoms.filter((_, place) => place !== at)
  const outer = OUTER[centre?.symbol ?? '']
  if (centre?.count !== 1 || outer === undefined || others.length === 0) return null
  if (others.some(({ symbol }) => !ONE_BOND.has(symbol) && symbol !== 'O')) return null
  if (centre.symbol === 'O' && others.some(({ symbol }) => symbol === 'O')) return null
  const single = others.filter(({ symbol }) => symbol !== 'O').reduce((sum, { count }) => sum + count, 0)
  const around = others.reduce((sum, { count }) => sum + count, 0)
  const pairs = (outer + single - charge) / 2
  return around < 2 || !Number.isInteger(pairs) || pairs < around
    ? null
    : { outer, single, charge, pairs, around }
}

/** Hybridisation and shape of a molecule by the pairs of electrons round its central atom. */
export const shapesOfMolecules: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Chemical Bonding'],
  readers: [
    {
      // "hybridisation of SF4", "shape of ClF3", "geometry of XeF4", "number of lone pairs on Xe in XeF4"
      id: 'shape-of-a-molecule',
      cue: /hybridi[sz]ation|shape|geometry|lone pairs?/,
      read(r) {
        const match =
          /^(?:(?:what is|find|the|give|tell|state|molecular|how many)\s+)*(hybridi[sz]ation|shape|geometry|(?:number of )?lone pairs?)(?: (?:of|in|on)(?: the)?(?: (?:molecule|central atom|central atom (?:of|in)|[A-Z][a-z]? in|[a-z]{4,} in))?)? ([A-Z][A-Za-z0-9₀-₉()^+−⁺⁻-]*)(?: molecule| ion)?[?. ]*$/i.exec(
            r.original.trim(),
          )
        const molecule = match?.[2] === undefined ? null : readMolecule(match[2])
        if (!match || !molecule) return null
        const { outer, single, charge, pairs, around } = molecule
        const lone = pairs - around
        const asked = match[1]?.toLowerCase() ?? ''
        const hybrid = HYBRIDS[pairs]
        const shape = SHAPES[`${pairs} ${lone}`]
        if (hybrid === undefined || shape === undefined) return null
        const value = /^hyb/.test(asked) ? hybrid : /lone/.test(asked) ? String(lone) : shape
        return found({
          value,
          steps: [
            [
              'Pairs round the central atom',
              `½ × (${outer} outer electrons + ${single} atoms with one bond${charge === 0 ? '' : charge > 0 ? ` − ${charge}` : ` + ${-charge}`}) = ${pairs}`,
            ],
            ['Lone pairs', `${pairs} − ${around} = ${lone}`],
            ['Hybridisation and shape', `${hybrid}; ${shape.toLowerCase()}`],
          ],
          check: pairs === around + lone && lone >= 0,
        })
      },
    },
  ],
}
