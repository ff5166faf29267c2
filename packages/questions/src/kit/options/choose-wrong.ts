import { distance } from 'fastest-levenshtein'
import type { Random } from '../random/random.ts'
import type { Reading } from '../values/read-value.ts'
import type { Text } from '../wording/say.ts'

/** A possible distractor; `because` is null when no known mistake leads to it. */
export interface Candidate extends Reading {
  because: Text | null
}

export const WRONG_OPTIONS = 3

/** The cost of missing each drawn property; the rank of the key gives it away most easily. */
const COST = { twoUnnamed: 1000, rank: 100, alike: 70, length: 50, oddShape: 35, unnamed: 30, chance: 12 }

/** The drawn properties of the key among the four options. */
interface Wanted {
  /** How many options are smaller than the key. */
  rank: number
  /** Whether the key is the option most like the others. */
  isMostAlike: boolean
  isLongest: boolean
  isShortest: boolean
}

/** Whether an option is smaller than the answer; texts have no size. */
export const isBelow = (option: Reading, answer: Reading): boolean =>
  option.size !== null && answer.size !== null && option.size < answer.size

/** Properties of one candidate, computed once. */
interface Traits {
  isBelow: number
  isUnnamed: number
  length: number
  cost: number
  toAnswer: number
  toOthers: readonly number[]
}

/**
 * Three distractors for which the key has its drawn place by size, by likeness and by length, so that always choosing
 * the middle, the most alike, the longest or the shortest option does not pay.
 */
export function chooseWrong(answer: Reading, pool: readonly Candidate[], random: Random): Candidate[] {
  const wanted = drawPlace(random)
  const traits = pool.map((candidate, index) => describe(candidate, answer, pool, index, random))
  let best = Number.POSITIVE_INFINITY
  let chosen: readonly number[] = []
  traits.forEach((a, i) => {
    for (let j = i + 1; j < traits.length; j++) {
      const b = traits[j]
      if (!b) continue
      for (let k = j + 1; k < traits.length; k++) {
        const c = traits[k]
        if (!c) continue
        const cost = costOf(
          a,
          b,
          c,
          a.toOthers[j] ?? 0,
          a.toOthers[k] ?? 0,
          b.toOthers[k] ?? 0,
          answer,
          wanted,
        )
        if (cost < best) {
          best = cost
          chosen = [i, j, k]
        }
      }
    }
  })
  return chosen.flatMap((index) => pool[index] ?? [])
}

function drawPlace(random: Random): Wanted {
  // The ends are harder to reach than the middle, so they are drawn a little more often.
  const rank = random.weighted([
    [0, 29],
    [1, 21],
    [2, 22],
    [3, 28],
  ])
  const length = random.pick(['longest', 'shortest', 'between', 'between'])
  return {
    rank,
    isMostAlike: random.chance(0.25),
    isLongest: length === 'longest',
    isShortest: length === 'shortest',
  }
}

function describe(
  candidate: Candidate,
  answer: Reading,
  pool: readonly Candidate[],
  index: number,
  random: Random,
): Traits {
  const isOdd = writtenShape(candidate.text) !== writtenShape(answer.text)
  const isUnnamed = Number(candidate.because === null)
  return {
    isBelow: Number(isBelow(candidate, answer)),
    isUnnamed,
    length: candidate.plain.length,
    cost: (isOdd ? COST.oddShape : 0) + isUnnamed * COST.unnamed + random.int(0, COST.chance),
    toAnswer: distance(candidate.plain, answer.plain),
    // Each distance is stored once, with the first candidate of the pair.
    toOthers: pool.map(({ plain }, other) => (other > index ? distance(plain, candidate.plain) : 0)),
  }
}

function costOf(
  a: Traits,
  b: Traits,
  c: Traits,
  ab: number,
  ac: number,
  bc: number,
  answer: Reading,
  wanted: Wanted,
): number {
  const unnamed = a.isUnnamed + b.isUnnamed + c.isUnnamed
  const rank = a.isBelow + b.isBelow + c.isBelow
  const own = a.toAnswer + b.toAnswer + c.toAnswer
  const alike = chanceOfLowest(own, a.toAnswer + ab + ac, b.toAnswer + ab + bc, c.toAnswer + ac + bc)
  const length = answer.plain.length
  const shortest = chanceOfLowest(length, a.length, b.length, c.length)
  const longest = chanceOfLowest(-length, -a.length, -b.length, -c.length)
  return (
    a.cost +
    b.cost +
    c.cost +
    (unnamed > 1 ? COST.twoUnnamed * unnamed : 0) +
    (answer.size === null ? 0 : COST.rank * Math.abs(rank - wanted.rank)) +
    COST.alike * Math.abs(alike - Number(wanted.isMostAlike)) +
    COST.length * Math.abs(shortest - Number(wanted.isShortest)) +
    COST.length * Math.abs(longest - Number(wanted.isLongest))
  )
}

/** The chance that `own` is chosen when the lowest is chosen and ties are broken at random. */
function chanceOfLowest(own: number, a: number, b: number, c: number): number {
  if (a < own || b < own || c < own) return 0
  return 1 / (1 + Number(a === own) + Number(b === own) + Number(c === own))
}

/** A decimal among whole numbers is conspicuous, and so is a fraction or a root. */
function writtenShape(text: string): string {
  const decimals = text.includes('.') ? (/\.(\d+)/.exec(text)?.[1]?.length ?? 0) : 0
  return `${decimals}${text.includes('frac')}${text.includes('√')}${text.includes('−')}`
}
