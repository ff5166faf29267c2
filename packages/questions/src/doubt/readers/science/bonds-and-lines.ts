import { confirmed, step } from '../../solution.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'

const ATOMS: Readonly<Record<string, number>> = {
  H: 1,
  He: 2,
  Li: 3,
  Be: 4,
  B: 5,
  C: 6,
  N: 7,
  O: 8,
  F: 9,
  Ne: 10,
}
/** Molecular orbitals in the order in which they are filled: how many electrons, whether bonding, and how many orbitals of that energy. */
const LEVELS: readonly (readonly [room: number, isBonding: boolean])[] = [
  [2, true],
  [2, false],
  [2, true],
  [2, false],
  [6, true],
  [4, false],
  [2, false],
]
const R = 1.097e7

/** Molecules of two atoms by their orbitals, and the lines of hydrogen. */
export const bondsAndLines: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Chemical Bonding'],
  readers: [
    {
      // "bond order of O2", "bond order of N2+", "bond order of CN-"
      id: 'bond-order',
      cue: /bond order/,
      read(r) {
        const match =
          /^(?:(?:find|what is|calculate|the|what's)\s+)*bond order (?:of|in)(?: the)? ([A-Z][a-z]?)(2|₂|[A-Z])(?:\s?\^?[({]?(\d?)([+\-−⁺⁻])(\d?)[)}]?)?(?: molecule| ion)?[?. ]*$/i.exec(
            r.original.trim().replace(/^([a-z])/, (letter) => letter),
          )
        const [, first = '', second = '', before = '', sign, after = ''] = match ?? []
        const one = ATOMS[first]
        const other = /^[2₂]$/.test(second) ? one : ATOMS[second]
        if (!match || one === undefined || other === undefined) return null
        const size = sign === undefined ? 0 : Number(before || after || 1)
        const charge = sign === '+' || sign === '⁺' ? size : -size
        const electrons = one + other - charge
        if (electrons < 1 || electrons > 20 || Math.abs(one - other) > 2 || (one === 1) !== (other === 1))
          return null
        let [left, bonding, against] = [electrons, 0, 0]
        for (const [room, isBonding] of LEVELS) {
          const placed = Math.min(room, left)
          left -= placed
          if (isBonding) bonding += placed
          else against += placed
        }
        const value = (bonding - against) / 2
        // From nitrogen, with 14 electrons, each electron more or less takes away half a bond.
        const again = electrons >= 10 ? 3 - Math.abs(14 - electrons) / 2 : value
        return found({
          value,
          steps: [
            [
              'Electrons',
              `${electrons}: ${bonding} in bonding and ${against} in antibonding molecular orbitals`,
            ],
            ['Bond order = half the difference', `(${bonding} − ${against}) ÷ 2 = ${value}`],
          ],
          check: left === 0 && near(again, value),
        })
      },
    },
    {
      // "wavelength of the hydrogen spectral line from n = 3 to n = 2"
      id: 'line-of-hydrogen',
      concepts: ['Atomic Structure'],
      cue: /hydrogen.*n ?= ?\d|n ?= ?\d.*hydrogen|from n ?=/,
      read(r) {
        const match =
          /^(?:find |calculate |what is |the )*wavelength (?:of|for|when|emitted)(?: the| a| an)?(?: (?:light|photon|radiation|line|spectral|hydrogen|atom|electron|emitted|emission|h|jumps?|falls?|transition|transits|in|of|the|for|when|an|spectrum|corresponding|to))*,? (?:from )?n_?\(?[12i]?\)? ?= ?(\d{1,2}) ?(?:to|→|->|and) ?(?:n_?\(?[12f]?\)? ?= ?)?(\d{1,2})(?: (?:in|of|the|hydrogen|atom|for|h|level|orbit|state|spectrum))*$/.exec(
            r.text,
          )
        const [from, to] = [Number(match?.[1]), Number(match?.[2])]
        if (!match || !/hydrogen|\bh\b/.test(r.text) || from === to || from < 1 || to < 1) return null
        const [low, high] = from < to ? [from, to] : [to, from]
        const metres = 1 / (R * (1 / low ** 2 - 1 / high ** 2))
        const value = metres * 1e9
        const energy = 13.6 * (1 / low ** 2 - 1 / high ** 2)
        return found({
          value: Number(value.toPrecision(4)),
          unit: 'nm',
          steps: [
            ['Rydberg', `1/λ = R(1/${low}² − 1/${high}²) with R = 1.097 × 10⁷ /m`],
            ['Wavelength', `${value.toPrecision(4)} nm`],
          ],
          // The energy of the photon, 13.6 eV for n = 1, gives the same within the rounding of the constants.
          check: Math.abs(1239.84 / energy / value - 1) < 0.005,
        })
      },
    },
    {
      // "IUPAC name of CH3-CH2-CHO"
      id: 'name-of-a-straight-chain',
      concepts: ['Organic Chemistry'],
      cue: /iupac/,
      read(r) {
        const formula =
          /^(?:(?:write|give|find|what is|what's|the|correct)\s+)*iupac name (?:of|for)(?: the compound)?:? ([A-Z][A-Za-z0-9₀-₉()=≡-]*)[?. ]*$/i.exec(
            r.original.trim(),
          )?.[1]
        const typed = formula?.normalize('NFKC').toUpperCase().replaceAll('≡', '#') ?? ''
        const name = formula === undefined ? null : nameChain(typed)
        return name === null
          ? null
          : confirmed(chainOf(name) === carbonsIn(typed), {
              difficulty: 'Beginner',
              concepts: [],
              steps: [
                step('Count the carbon atoms of the chain', String(carbonsIn(typed))),
                step('Name the group', name),
              ],
              finalAnswer: name,
              exactly: { value: name, unit: '' },
            })
      },
    },
  ],
}

const STEMS = ['', 'meth', 'eth', 'prop', 'but', 'pent', 'hex', 'hept', 'oct', 'non', 'dec']
const carbonsIn = (formula: string): number => [...formula.matchAll(/C(?!L)(\d*)/g)].length
const chainOf = (name: string): number =>
  STEMS.findIndex(
    (stem, at) =>
      at > 0 &&
      name
        .toLowerCase()
        .replace(/^\d-[a-z]+?(?=meth|eth|prop|but|pent|hex)/, '')
        .startsWith(stem),
  )

/** A straight chain of CH₃, CH₂ and one group at its end: propanal, butanoic acid, pentan-1-ol. */
function nameChain(formula: string): string | null {
  const parts =
    /^CH3((?:-?CH2)*|-?\(CH2\)\d)(-?CHO|-?COOH|-?CH2-?OH|-?CH3|-?CH2-?NH2|-?OH|-?CH2-?CL|-?CH2-?BR)$/.exec(
      formula,
    )
  if (!parts) return null
  const middle = /\(CH2\)(\d)/.exec(parts[1] ?? '')
  if (middle) return null
  const group = (parts[2] ?? '').replaceAll('-', '')
  const count = carbonsIn(formula)
  const stem = STEMS[count]
  if (!stem || count < 1) return null
  const big = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`
  const at = count > 2 ? '-1-' : ''
  if (group === 'CH3') return big(`${stem}ane`)
  if (group === 'CHO') return big(`${stem}anal`)
  if (group === 'COOH') return big(`${stem}anoic acid`)
  if (/OH$/.test(group)) return big(at === '' ? `${stem}anol` : `${stem}an${at}ol`)
  if (/NH2$/.test(group)) return big(at === '' ? `${stem}anamine` : `${stem}an${at}amine`)
  const halogen = /CL$/.test(group) ? 'chloro' : 'bromo'
  return count > 2 ? `1-${big(halogen)}${stem}ane` : big(`${halogen}${stem}ane`)
}
