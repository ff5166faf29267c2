import { distance } from 'fastest-levenshtein'
import type { Random } from './random.ts'
import type { Reading } from './read-value.ts'

/** A wrong option that may be offered; `because` is null when it stands for no known mistake. */
export interface Candidate extends Reading {
  because: string | null
}

export const WRONG_OPTIONS = 3

/** What a choice costs when it misses what was drawn for it; the size of the answer gives it away most easily. */
const COST = { twoUnnamed: 1000, rank: 100, unnamed: 30, likeness: 25, oddShape: 20, length: 20, chance: 12 }

/** What the choice needs to know of one candidate, worked out once. */
interface Traits {
  isBelow: number
  isLonger: number
  isUnnamed: number
  cost: number
  distances: readonly number[]
}

/**
 * The three wrong options under which the answer stands at a drawn place: by size, by likeness to the others and by
 * length. A guesser who always takes the middle, the most alike or the longest option then gains nothing.
 */
export function chooseWrong(answer: Reading, pool: readonly Candidate[], random: Random): Candidate[] {
  // The ends are harder to reach than the middle, so they are wanted a little more often.
  const rank = random.weighted([
    [0, 27],
    [1, 23],
    [2, 23],
    [3, 27],
  ])
  const wanted = { rank, likeness: random.int(0, 3), length: random.int(0, 3) }
  const traits = pool.map((candidate) => describe(candidate, answer, pool, random))
  const toAnswer = pool.map(({ plain }) => distance(plain, answer.plain))

  let best = Number.POSITIVE_INFINITY
  let chosen: readonly number[] = []
  traits.forEach((a, i) => {
    for (let j = i + 1; j < traits.length; j++) {
      const b = traits[j]
      if (!b) continue
      for (let k = j + 1; k < traits.length; k++) {
        const c = traits[k]
        if (!c) continue
        const unnamed = a.isUnnamed + b.isUnnamed + c.isUnnamed
        const rank = a.isBelow + b.isBelow + c.isBelow
        const longer = a.isLonger + b.isLonger + c.isLonger
        const cost =
          a.cost +
          b.cost +
          c.cost +
          (unnamed > 1 ? COST.twoUnnamed * unnamed : 0) +
          (answer.size === null ? 0 : COST.rank * Math.abs(rank - wanted.rank)) +
          COST.length * Math.abs(longer - wanted.length) +
          COST.likeness * Math.abs(likenessRank(toAnswer, a, b, [i, j, k]) - wanted.likeness)
        if (cost < best) {
          best = cost
          chosen = [i, j, k]
        }
      }
    }
  })
  return chosen.flatMap((index) => pool[index] ?? [])
}

function describe(candidate: Candidate, answer: Reading, pool: readonly Candidate[], random: Random): Traits {
  const isOdd = writtenShape(candidate.text) !== writtenShape(answer.text)
  const isUnnamed = Number(candidate.because === null)
  return {
    isBelow: Number(candidate.size !== null && answer.size !== null && candidate.size < answer.size),
    isLonger: Number(candidate.plain.length > answer.plain.length),
    isUnnamed,
    cost: (isOdd ? COST.oddShape : 0) + isUnnamed * COST.unnamed + random.int(0, COST.chance),
    distances: pool.map(({ plain }) => distance(plain, candidate.plain)),
  }
}

/** 0 when the answer is the option most like the others, 3 when it is the least like them. */
function likenessRank(
  toAnswer: readonly number[],
  a: Traits,
  b: Traits,
  [i, j, k]: readonly number[],
): number {
  const at = (distances: readonly number[], index = 0) => distances[index] ?? 0
  const [ofA, ofB, ofC] = [at(toAnswer, i), at(toAnswer, j), at(toAnswer, k)]
  const [ab, ac, bc] = [at(a.distances, j), at(a.distances, k), at(b.distances, k)]
  const own = ofA + ofB + ofC
  return Number(ofA + ab + ac < own) + Number(ofB + ab + bc < own) + Number(ofC + ac + bc < own)
}

/** An option with decimals among whole numbers stands out, and so does a fraction or a root. */
function writtenShape(text: string): string {
  const decimals = text.includes('.') ? (/\.(\d+)/.exec(text)?.[1]?.length ?? 0) : 0
  return `${decimals}${text.includes('frac')}${text.includes('√')}${text.includes('−')}`
}
