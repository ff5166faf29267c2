import { range } from '../../../kit/values/number-theory.ts'
import { superscript } from '../../../kit/wording/format-number.ts'

/** One electron with the quantum numbers of its subshell. */
interface Electron {
  n: number
  l: number
}

const LETTERS = ['s', 'p', 'd', 'f']

/** Subshells in the order in which they fill: by n + l, and by n where that is equal. */
const ORDER: readonly Electron[] = range(1, 7)
  .flatMap((n) => range(0, Math.min(n - 1, 3)).map((l) => ({ n, l })))
  .sort((a, b) => a.n + a.l - b.n - b.l || a.n - b.n)

const roomOf = (l: number): number => 2 * (2 * l + 1)

/** Atoms up to xenon's row in which one s electron moves to the d subshell below, as far as questions need them. */
const EXCEPTIONS: Readonly<Record<number, { from: Electron; to: Electron }>> = {
  24: { from: { n: 4, l: 0 }, to: { n: 3, l: 2 } },
  29: { from: { n: 4, l: 0 }, to: { n: 3, l: 2 } },
}

/** The electrons of an atom, added one by one: the second method for every configuration. */
export function fillElectrons(z: number): Electron[] {
  const electrons: Electron[] = []
  for (const { n, l } of ORDER) {
    for (let place = 0; place < roomOf(l) && electrons.length < z; place++) electrons.push({ n, l })
  }
  const exception = EXCEPTIONS[z]
  if (!exception) return electrons
  const moved = electrons.findIndex(({ n, l }) => n === exception.from.n && l === exception.from.l)
  return electrons.map((electron, index) => (index === moved ? exception.to : electron))
}

/** Removes electrons one by one, each from the highest shell and there from the highest subshell. */
export function ionise(electrons: readonly Electron[], charge: number): Electron[] {
  const left = [...electrons].sort((a, b) => a.n - b.n || a.l - b.l)
  return left.slice(0, left.length - charge)
}

/** The orbitals of each subshell, each with its number of electrons, filled one by one by Hund's rule. */
function fillBoxes(electrons: readonly Electron[]): number[][] {
  const boxes = new Map<string, number[]>()
  for (const { n, l } of electrons) {
    const key = `${n},${l}`
    const subshell = boxes.get(key) ?? Array.from({ length: 2 * l + 1 }, () => 0)
    const fewest = subshell.indexOf(Math.min(...subshell))
    subshell[fewest] = (subshell[fewest] ?? 0) + 1
    boxes.set(key, subshell)
  }
  return [...boxes.values()]
}

/** Counts the orbitals with one electron. */
export const countUnpaired = (electrons: readonly Electron[]): number =>
  fillBoxes(electrons)
    .flat()
    .filter((inBox) => inBox === 1).length

/** Electrons in the orbitals of one mₗ, where every subshell is full or half-filled. */
export const electronsWithM = (electrons: readonly Electron[], m: number): number =>
  fillBoxes(electrons).reduce((sum, boxes) => sum + (boxes[(boxes.length - 1) / 2 + m] ?? 0), 0)

const CORES = [
  ['Xe', 54],
  ['Kr', 36],
  ['Ar', 18],
  ['Ne', 10],
  ['He', 2],
] as const

/** '[Ar] 3d⁵ 4s¹', from the electrons alone; the core is the last noble gas before the atom. */
export function writeElectrons(z: number, electrons: readonly Electron[]): string {
  const [symbol, inside] = CORES.find(([, number]) => number < z) ?? ['', 0]
  const counts = new Map<string, number>()
  for (const { n, l } of [...electrons].sort((a, b) => a.n - b.n || a.l - b.l)) {
    const key = `${n}${LETTERS[l] ?? ''}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const { n, l } of fillElectrons(inside)) {
    const key = `${n}${LETTERS[l] ?? ''}`
    counts.set(key, (counts.get(key) ?? 0) - 1)
  }
  const outside = [...counts].filter(([, count]) => count > 0)
  return [`[${symbol}]`, ...outside.map(([key, count]) => `${key}${superscript(count)}`)].join(' ')
}
