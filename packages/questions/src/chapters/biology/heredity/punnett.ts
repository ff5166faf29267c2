import type { Random } from '../../../kit/random/random.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** A pair of alleles, the dominant one first. */
export type Pair = 'AA' | 'Aa' | 'aa'

type Cross = readonly [Pair, Pair]

/** The four boxes of the square. */
export function punnett([mother, father]: Cross): Pair[] {
  return [...mother].flatMap((one) =>
    [...father].map((other): Pair => (one === other ? (one === 'A' ? 'AA' : 'aa') : 'Aa')),
  )
}

/** How many of the four boxes. */
export const shareOf = (cross: Cross, wanted: readonly Pair[]): number =>
  punnett(cross).filter((pair) => wanted.includes(pair)).length / 4

export interface Trait {
  organism: string
  dominant: string
  recessive: string
  letter: string
}

export const TRAITS: readonly Trait[] = [
  { organism: 'pea plants', dominant: 'tall', recessive: 'dwarf', letter: 'T' },
  { organism: 'pea plants', dominant: 'round-seeded', recessive: 'wrinkled-seeded', letter: 'R' },
  { organism: 'pea plants', dominant: 'yellow-seeded', recessive: 'green-seeded', letter: 'Y' },
  { organism: 'pea plants', dominant: 'violet-flowered', recessive: 'white-flowered', letter: 'W' },
  { organism: 'pea plants', dominant: 'green-podded', recessive: 'yellow-podded', letter: 'G' },
  { organism: 'pea plants', dominant: 'inflated-podded', recessive: 'constricted-podded', letter: 'I' },
  { organism: 'pea plants', dominant: 'axial-flowered', recessive: 'terminal-flowered', letter: 'A' },
  { organism: 'guinea pigs', dominant: 'black', recessive: 'white', letter: 'B' },
  { organism: 'guinea pigs', dominant: 'short-haired', recessive: 'long-haired', letter: 'S' },
  { organism: 'guinea pigs', dominant: 'rough-coated', recessive: 'smooth-coated', letter: 'R' },
  { organism: 'tomato plants', dominant: 'red-fruited', recessive: 'yellow-fruited', letter: 'R' },
  { organism: 'tomato plants', dominant: 'tall', recessive: 'dwarf', letter: 'D' },
  { organism: 'tomato plants', dominant: 'purple-stemmed', recessive: 'green-stemmed', letter: 'P' },
  { organism: 'squash plants', dominant: 'white-fruited', recessive: 'yellow-fruited', letter: 'W' },
  { organism: 'squash plants', dominant: 'disc-fruited', recessive: 'spherical-fruited', letter: 'D' },
  { organism: 'watermelon plants', dominant: 'green-fruited', recessive: 'stripe-fruited', letter: 'G' },
  { organism: 'watermelon plants', dominant: 'short-fruited', recessive: 'long-fruited', letter: 'S' },
  { organism: 'fruit flies', dominant: 'long-winged', recessive: 'short-winged', letter: 'L' },
  { organism: 'fruit flies', dominant: 'grey-bodied', recessive: 'black-bodied', letter: 'G' },
  { organism: 'rabbits', dominant: 'black', recessive: 'brown', letter: 'B' },
  { organism: 'rabbits', dominant: 'short-haired', recessive: 'long-haired', letter: 'S' },
  { organism: 'cattle', dominant: 'hornless', recessive: 'horned', letter: 'P' },
  { organism: 'cattle', dominant: 'black', recessive: 'red', letter: 'B' },
  { organism: 'fowls', dominant: 'rose-combed', recessive: 'single-combed', letter: 'R' },
]

/** Organisms with two traits whose genes books take as unlinked; those two of the fruit fly lie on one chromosome. */
export const UNLINKED = TRAITS.filter(({ organism }) => organism !== 'fruit flies' && organism !== 'fowls')

/** Shares of AA, Aa and aa among four. */
export const CROSSES = [
  { cross: ['Aa', 'Aa'], boxes: [1, 2, 1] },
  { cross: ['Aa', 'aa'], boxes: [0, 2, 2] },
  { cross: ['AA', 'Aa'], boxes: [2, 2, 0] },
] as const satisfies readonly { cross: Cross; boxes: readonly [number, number, number] }[]

export const write = (pair: Pair, letter: string): string =>
  pair.replaceAll('A', letter).replaceAll('a', letter.toLowerCase())

/** An organism and its dominant allele. */
export const setting = (rng: Random, { organism, dominant, recessive, letter }: Trait): Message =>
  rng.pick([
    say`In ${organism}, ${dominant} (${letter}) is dominant over ${recessive} (${letter.toLowerCase()}).`,
    say`In ${organism}, the allele ${letter}, which makes them ${dominant}, is dominant over the allele ${letter.toLowerCase()}, which makes them ${recessive}.`,
    say`In a breeding experiment with ${organism}, ${dominant} (${letter}) was found to be dominant over ${recessive} (${letter.toLowerCase()}).`,
    say`A monohybrid cross is made in ${organism}, in which ${dominant} (${letter}) shows complete dominance over ${recessive} (${letter.toLowerCase()}).`,
    say`For a pair of alleles in ${organism}, ${letter} (${dominant}) is dominant and ${letter.toLowerCase()} (${recessive}) is recessive.`,
  ])
