import type { Random } from '../random/random.ts'
import { orders } from '../values/permutations.ts'

/** Not A to D, which label the options. */
export const MATCH_LETTERS = ['P', 'Q', 'R', 'S']
/** For lists of chemical species, among which P and S are phosphorus and sulphur. */
export const SMALL_LETTERS = ['a', 'b', 'c', 'd']
/**
 * The wrong options: the values of one couple of places exchanged, those of the other couple, or both. Every pair is
 * then in two of the four options, so that no single pair decides.
 */
const COUPLES = [
  [
    [1, 0, 2, 3],
    [0, 1, 3, 2],
    [1, 0, 3, 2],
  ],
  [
    [2, 1, 0, 3],
    [0, 3, 2, 1],
    [2, 3, 0, 1],
  ],
  [
    [3, 1, 2, 0],
    [0, 2, 1, 3],
    [3, 2, 1, 0],
  ],
] as const

/** 'P-2, Q-1, R-4, S-3' */
export const matchCode = (order: readonly number[], letters: readonly string[] = MATCH_LETTERS): string =>
  order.map((place, index) => `${letters[index]}-${place + 1}`).join(', ')

/** Three wrong orders, each with the first place of List I that it matches wrongly. */
export const wrongMatches = (
  rng: Random,
  key: readonly number[],
): { order: readonly number[]; wrongAt: number }[] =>
  rng.pick(COUPLES).map((places) => {
    const order = places.map((place) => key[place] ?? place)
    return { order, wrongAt: order.findIndex((place, at) => place !== key[at]) }
  })

const ORDERS = orders(4)

/** All codes in which every name fits its value: one, if the lists are sound. */
export const fittingMatches = (
  fits: (name: number, value: number) => boolean,
  letters: readonly string[] = MATCH_LETTERS,
): string =>
  ORDERS.filter((order) => order.every((value, name) => fits(name, value)))
    .map((order) => matchCode(order, letters))
    .join(' or ')

/** The two lists below 'Match List I (…) with List II (…).' */
export const matchPrompt = (
  [header, valueHeader]: readonly [string, string],
  names: readonly string[],
  values: readonly string[],
  letters: readonly string[] = MATCH_LETTERS,
): string =>
  [
    `Match List I (${header}) with List II (${valueHeader}).`,
    ...names.map((name, index) => `${letters[index]}. ${name}`),
    ...values.map((value, index) => `(${index + 1}) ${value}`),
  ].join('\n')
