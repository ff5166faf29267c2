import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'
import { drawQuadraticDeterminant } from './quadratic-determinant.ts'

/** "What is the rank of the matrix with the rows 1, 2, 3 and 2, 4, 6 and 1, 0, 1?" */
export const matrixRank = defineGenerator({
  id: 'higher/matrix-rank',
  version: 6,
  concepts: ['rank-of-a-matrix'],
  levels: {
    // The shorter the list of possible questions, the smaller the share.
    easy: {
      forms: [
        ...often(40, rankOfRows),
        greatestRank,
        ...often(4, greatestOfProduct),
        ...often(4, greatestOfSum),
      ],
    },
    medium: {
      forms: [
        ...often(6, rankByElimination),
        ...often(8, entryForRank),
        ...often(8, systemWithoutUniqueSolution),
        ...often(3, nullity),
      ],
    },
    hard: {
      forms: [
        ...often(10, endlessSolutions),
        ...often(10, valuesForRank),
        ...often(8, rankOfFour),
        ...often(2, rankOfAdjoint),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'rank':
        return rankOf(given.rows)
      case 'greatest':
        // Ones on the diagonal: no matrix of this order has more independent rows.
        return rankOf(
          range(1, given.rows).map((row) =>
            range(1, given.columns).map((column) => (row === column ? 1 : 0)),
          ),
        )
      case 'entry':
      case 'system':
        return (
          range(-60, 60).find(
            (k) => rankOf(given.rows.map((row) => row.map((one) => one ?? k))) === given.rank,
          ) ?? Number.NaN
        )
      case 'endless': {
        // Tries λ for the coefficients, and then μ for the whole equations.
        const { rows, sides, asked } = given
        const lambda =
          range(-60, 60).find((k) => rankOf(rows.map((row) => row.map((one) => one ?? k))) === 2) ??
          Number.NaN
        const mu =
          range(-120, 120).find(
            (side) =>
              rankOf(rows.map((row, place) => [...row.map((one) => one ?? lambda), sides[place] ?? side])) ===
              2,
          ) ?? Number.NaN
        return asked === 'pair' ? pairText(lambda, mu) : asked === 'sum' ? lambda + mu : mu - lambda
      }
      case 'values': {
        const values = range(-60, 60).filter(
          (k) => rankOf(given.rows.map((row) => row.map((one) => one ?? k))) < 3,
        )
        const [low = Number.NaN, high = Number.NaN] = values
        return given.asked === 'sum'
          ? low + high
          : given.asked === 'product'
            ? low * high
            : pairText(low, high)
      }
      case 'of-product': {
        // Ones on the diagonals: the product of two such matrices has the rank that is left of both.
        const identity = (rows: number, columns: number): number[][] =>
          range(1, rows).map((row) => range(1, columns).map((column) => (row === column ? 1 : 0)))
        const [m, n, p] = given.orders
        const [one, other] = [identity(m, n), identity(n, p)]
        return rankOf(
          one.map((row) =>
            range(0, p - 1).map((column) =>
              row.reduce<number>((sum, value, at) => sum + value * (other[at]?.[column] ?? 0), 0),
            ),
          ),
        )
      }
      case 'of-sum': {
        // Each matrix has ones on its own part of the diagonal. The parts overlap only if the diagonal is too short for both.
        const ones = range(1, given.ranks[0] + given.ranks[1]).filter(
          (place) => place <= given.rows && place <= given.columns,
        )
        return ones.length
      }
      case 'nullity':
        return range(0, given.columns).filter((free) => free + given.rank === given.columns)[0] ?? Number.NaN
      case 'rank-of-nullity':
        return (
          range(0, given.columns).filter((rank) => rank + given.nullity === given.columns)[0] ?? Number.NaN
        )
      case 'adjoint': {
        // The adjoint of a diagonal matrix of that rank: each entry is the product of the others.
        const diagonal = range(1, given.order).map((place) => (place <= given.rank ? 1 : 0))
        return diagonal.filter((_, place) => diagonal.every((one, other) => other === place || one !== 0))
          .length
      }
    }
  },
})

type Rows = readonly (readonly number[])[]

/** The number of rows that elimination leaves different from 0. */
function rankOf(matrix: Rows): number {
  const rows = matrix.map((row) => [...row])
  const width = rows[0]?.length ?? 0
  let rank = 0
  for (let column = 0; column < width; column++) {
    const pivot = rows.findIndex((row, index) => index >= rank && Math.abs(row[column] ?? 0) > 1e-9)
    const line = rows[pivot]
    const top = rows[rank]
    if (!line || !top) continue
    rows[pivot] = top
    rows[rank] = line
    for (let index = rank + 1; index < rows.length; index++) {
      const factor = (rows[index]?.[column] ?? 0) / (line[column] ?? 1)
      rows[index] = (rows[index] ?? []).map((one, place) => one - factor * (line[place] ?? 0))
    }
    rank += 1
  }
  return rank
}

const show = (rows: readonly (readonly (number | string)[])[]): string =>
  latex`\begin{bmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \end{bmatrix}`

/** 'a 3 × 4', 'an 8 × 5' */
const order = (rows: number, columns: number): string =>
  `${[8, 11, 18].includes(rows) ? 'an' : 'a'} ${rows} × ${columns}`

const drawRow = (rng: Random, length: number): number[] =>
  rng.until(
    () => Array.from({ length }, () => rng.int(-4, 6)),
    (row) => row.filter((one) => one !== 0).length > 1,
  )

const combine = (one: readonly number[], times: number, other: readonly number[], more: number): number[] =>
  one.map((value, place) => times * value + more * (other[place] ?? 0))

const wrongRanks = (rank: number, most: number) =>
  // Four numbers in all: from 0, or from 1 where the matrix has four columns.
  range(most === 4 ? 1 : 0, most)
    .filter((value) => value !== rank)
    .map((value) => ({
      value,
      because:
        value === 0
          ? say`only a matrix whose entries are all 0 has the rank 0`
          : value > rank
            ? say`not that many rows are independent of each other`
            : say`more rows than that are independent of each other`,
    }))

/** Rows that are all multiples of one are seen at a glance: these are not. */
function rankByElimination(rng: Random) {
  return rankOfRows(rng, [2, 2, 3])
}

function rankOfRows(rng: Random, ranks: readonly number[] = [1, 2, 2, 3]) {
  const columns = rng.pick([3, 3, 4])
  const wanted = rng.pick(ranks)
  const [first, second] = [drawRow(rng, columns), drawRow(rng, columns)]
  const [p, q] = [rng.pick([-2, -1, 2, 3]), rng.pick([-1, 1, 2])]
  const { rows } = rng.until(
    () => ({
      rows:
        wanted === 1
          ? [first, combine(first, p, second, 0), combine(first, q === 1 ? 4 : q, second, 0)]
          : wanted === 2
            ? rng.shuffle([first, second, combine(first, p, second, q)])
            : [first, second, drawRow(rng, columns)],
    }),
    (drawn) => rankOf(drawn.rows) === wanted,
  )
  const answer = count(wanted)
  return {
    concept: 'rank-of-a-matrix',
    given: { find: 'rank' as const, rows },
    prompt: rng.pick([
      say`${ask(rng, say`the rank of the matrix ${show(rows)}`)}`,
      say`The rank of ${show(rows)} is`,
      say`If A = ${show(rows)}, then what is the rank of A?`,
    ]),
    answer,
    within: [0, 4] as const,
    mistakes: wrongRanks(wanted, columns),
    // All four that come into question: without 2 among them, 3 would be guessed.
    others: [],
    steps: [
      wanted === 1
        ? say`The second and the third row are multiples of the first.`
        : wanted === 2
          ? say`No two rows are multiples of each other, but one row is a combination of the other two.`
          : say`No row is a combination of the other two: elimination leaves three rows that are not 0.`,
      say`The rank is the number of independent rows: ${answer}`,
    ],
  }
}

function greatestRank(rng: Random) {
  const [rows, columns] = rng.sample(range(2, 9), 2)
  const answer = count(Math.min(rows, columns))
  return {
    concept: 'rank-of-a-matrix',
    given: { find: 'greatest' as const, rows, columns },
    prompt: rng.pick([
      say`What is the greatest possible rank of a matrix of order ${rows} × ${columns}?`,
      say`A matrix has ${rows} rows and ${columns} columns. Its rank cannot be more than`,
      say`The rank of ${order(rows, columns)} matrix is at most`,
    ]),
    answer,
    mistakes: [
      { value: Math.max(rows, columns), because: say`the smaller of the two numbers is the limit` },
      { value: rows * columns, because: say`that is the number of entries` },
      { value: rows + columns, because: say`rows and columns were added` },
      { value: Math.abs(rows - columns), because: say`rows and columns were subtracted` },
      { value: Math.min(rows, columns) - 1, because: say`all of the rows or columns can be independent` },
      { value: Math.min(rows, columns) + 1, because: say`one more than all rows or columns was counted` },
    ],
    steps: [
      say`The rank is the number of independent rows, and equally of independent columns.`,
      say`So it is at most the smaller of ${rows} and ${columns}, which is ${answer}`,
    ],
  }
}

function greatestOfProduct(rng: Random) {
  const orders = rng.until(
    () => [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)] as const,
    (drawn) => new Set(drawn).size === 3,
  )
  const [m, n, p] = orders
  const answer = count(Math.min(m, n, p))
  const [A, B] = rng.pick(['AB', 'PQ', 'MN'])
  return {
    concept: 'rank-of-a-matrix',
    given: { find: 'of-product' as const, orders },
    prompt: rng.pick([
      say`${A ?? 'A'} is a matrix of order ${m} × ${n} and ${B ?? 'B'} one of order ${n} × ${p}. The rank of ${A ?? 'A'}${B ?? 'B'} is at most`,
      say`If ${A ?? 'A'} is ${order(m, n)} matrix and ${B ?? 'B'} is ${order(n, p)} matrix, then what is the greatest possible rank of the product ${A ?? 'A'}${B ?? 'B'}?`,
      say`The orders of the matrices ${A ?? 'A'} and ${B ?? 'B'} are ${m} × ${n} and ${n} × ${p}. The rank of their product ${A ?? 'A'}${B ?? 'B'} cannot be more than`,
    ]),
    answer,
    mistakes: [
      {
        value: Math.max(m, p),
        because: say`the product has the order ${m} × ${p}, and the smaller number is the limit`,
      },
      { value: n, because: say`that is the number of columns of the first matrix` },
      { value: m, because: say`that is the number of rows of the first matrix` },
      { value: p, because: say`that is the number of columns of the second matrix` },
      { value: m + p, because: say`rows and columns of the product were added` },
      { value: m * p, because: say`that is the number of entries of the product` },
      { value: Math.min(m, n, p) - 1, because: say`all of the rows or columns can be independent` },
    ],
    steps: [
      say`The rank of a product is at most the rank of each factor.`,
      say`The factors have at most the rank ${Math.min(m, n)} and ${Math.min(n, p)}, so the product has at most ${answer}`,
    ],
  }
}

function greatestOfSum(rng: Random) {
  const { rows, columns, ranks } = rng.until(
    () => ({
      rows: rng.int(3, 9),
      columns: rng.int(3, 9),
      ranks: [rng.int(1, 6), rng.int(1, 6)] as const,
    }),
    (drawn) => Math.max(...drawn.ranks) < Math.min(drawn.rows, drawn.columns),
  )
  const [first, second] = ranks
  const value = Math.min(first + second, rows, columns)
  const answer = count(value)
  const [A, B] = rng.pick(['AB', 'PQ', 'MN'])
  return {
    concept: 'rank-of-a-matrix',
    given: { find: 'of-sum' as const, rows, columns, ranks },
    prompt: rng.pick([
      say`Two matrices ${A ?? 'A'} and ${B ?? 'B'} of order ${rows} × ${columns} have the ranks ${first} and ${second}. The rank of ${A ?? 'A'} + ${B ?? 'B'} is at most`,
      say`If ${A ?? 'A'} and ${B ?? 'B'} are ${rows} × ${columns} matrices of ranks ${first} and ${second}, then what is the greatest possible rank of ${A ?? 'A'} + ${B ?? 'B'}?`,
    ]),
    answer,
    mistakes: [
      { value: first + second, because: say`the rank cannot be more than the number of rows or of columns` },
      { value: Math.max(first, second), because: say`the sum can have a greater rank than each of the two` },
      { value: Math.min(first, second), because: say`that is the limit for a product, not for a sum` },
      {
        value: Math.max(rows, columns),
        because: say`the smaller of the two numbers of the order is the limit`,
      },
      {
        value: Math.min(rows, columns),
        because: say`the ranks of the two matrices were left out of account`,
      },
      { value: first * second, because: say`the two ranks were multiplied` },
      { value: value + 1, because: say`one too many was counted` },
    ],
    steps: [
      say`The rank of a sum is at most the sum of the ranks, here ${first} + ${second} = ${first + second}.`,
      say`It is also at most the smaller of ${rows} and ${columns}, so it is at most ${answer}`,
    ],
  }
}

/** A third row that would depend on the first two but for one entry. */
function dependentRows(rng: Random, length: number) {
  return rng.until(
    () => {
      const [first, second] = [drawRow(rng, length), drawRow(rng, length)]
      const [p, q] = [rng.pick([1, 2, -1]), rng.pick([1, 2, -1])]
      const third = combine(first, p, second, q)
      const place = rng.int(0, length - 1)
      return { first, second, third, place, p, q, value: third[place] ?? 0 }
    },
    ({ first, second, place, value }) => {
      // The other columns must tell which combination it is.
      const kept = [first, second].map((row) => row.filter((_, column) => column !== place))
      return rankOf(kept) === 2 && value !== 0 && Math.abs(value) <= 30
    },
  )
}

const times = (factor: number, name: string): string =>
  factor === 1 ? name : factor === -1 ? `-${name}` : `${factor}${name}`

function entryForRank(rng: Random) {
  const { first, second, third, place, p, q, value } = dependentRows(rng, 3)
  const rows = [first, second, third.map((one, column) => (column === place ? null : one))]
  const shown = show(rows.map((row) => row.map((one) => one ?? 'k')))
  return {
    concept: 'rank-of-a-matrix',
    given: { find: 'entry' as const, rows, rank: 2 },
    prompt: rng.pick([
      say`For which value of k is the rank of the matrix ${shown} equal to 2?`,
      say`The rank of ${shown} is 2. Find the value of k.`,
      say`If the matrix ${shown} has the rank 2, then k is equal to`,
      say`What must k be so that the matrix ${shown} does not have its full rank?`,
      say`The matrix ${shown} has the rank 3 for all values of k but one. That value is`,
    ]),
    answer: value,
    within: [-60, 60] as const,
    mistakes: [
      { value: -value, because: say`the sign was lost` },
      { value: 0, because: say`with 0 there the three rows are independent` },
      {
        value: (first[place] ?? 0) - (second[place] ?? 0),
        because: say`the first two rows were simply subtracted`,
      },
      {
        value: (first[place] ?? 0) + (second[place] ?? 0),
        because: say`the first two rows were simply added`,
      },
      { value: value + 1, because: say`then the determinant is not 0 and the rank is 3` },
      { value: value - 1, because: say`then the determinant is not 0, so the rank is 3` },
      { value: 2 * value, because: say`the entry was doubled; the rank would be 3` },
    ],
    steps: [
      say`The first two rows are independent, so the rank is 2 when the third row is a combination of them.`,
      say`The other entries show that ${latex`R_3 = ${times(p, 'R_1')} ${q < 0 ? '-' : '+'} ${times(Math.abs(q), 'R_2')}`}.`,
      say`The same for the entry asked: k = ${value}`,
    ],
  }
}

function nullity(rng: Random) {
  const columns = rng.int(4, 12)
  const rank = rng.int(1, columns - 1)
  const rows = rng.int(rank, 12)
  const isRankAsked = rng.chance(0.5)
  const free = columns - rank
  const [told, value] = isRankAsked ? [free, rank] : [rank, free]
  const answer = count(value)
  return {
    concept: 'rank-of-a-matrix',
    given: isRankAsked
      ? { find: 'rank-of-nullity' as const, columns, nullity: free, rows }
      : { find: 'nullity' as const, columns, rank, rows },
    prompt: isRankAsked
      ? rng.pick([
          say`A matrix of order ${rows} × ${columns} has the nullity ${told}. What is its rank?`,
          say`The equation AX = 0 with ${order(rows, columns)} matrix A has ${told} independent ${told === 1 ? 'solution' : 'solutions'} and no more. Find the rank of A.`,
          say`If the nullity of a matrix with ${rows} rows and ${columns} columns is ${told}, then its rank is`,
        ])
      : rng.pick([
          say`A matrix of order ${rows} × ${columns} has the rank ${told}. What is its nullity?`,
          say`The rank of ${order(rows, columns)} matrix A is ${told}. How many independent solutions does AX = 0 have?`,
          say`If the rank of a matrix with ${rows} rows and ${columns} columns is ${told}, then its nullity is`,
          say`A system of ${rows} homogeneous linear equations in ${columns} unknowns has a coefficient matrix of rank ${told}. The number of unknowns that can be chosen freely is`,
        ]),
    answer,
    mistakes: [
      { value: told, because: isRankAsked ? say`that is the nullity itself` : say`that is the rank itself` },
      { value: columns, because: say`that is the number of columns` },
      { value: columns + told, because: say`the two numbers were added instead of subtracted` },
      { value: Math.abs(rows - told), because: say`${told} was taken from the number of rows` },
      { value: value + 1, because: say`one too many was counted` },
      { value: value - 1, because: say`one too few was counted` },
    ],
    steps: [
      say`Rank + nullity = the number of columns (unknowns), here ${columns}.`,
      say`${isRankAsked ? 'Rank' : 'Nullity'} = ${columns} − ${told} = ${answer}`,
    ],
  }
}

/** '2x − 3y + λz = 4' as a formula without the dollar signs. */
const equation = (row: readonly (number | null)[], side: number | string): string =>
  `${row
    .map((one, place) => {
      const letter = 'xyz'[place] ?? ''
      const sign = one !== null && one < 0 ? '-' : place === 0 ? '' : '+'
      const size = one === null ? '\\lambda ' : Math.abs(one) === 1 ? '' : Math.abs(one)
      return `${place === 0 ? sign : ` ${sign} `}${size}${letter}`
    })
    .join('')} = ${side}`

function systemWithoutUniqueSolution(rng: Random) {
  const { first, second, third, value, p, q } = rng.until(
    () => dependentRows(rng, 3),
    ({ place, first, second, third }) =>
      place === 2 && [first, second, third].every((row) => row.every((one) => one !== 0)),
  )
  // If the third row depends on the others but its right-hand side does not, the system has no solution.
  const sides = rng.until(
    () => [rng.int(1, 12), rng.int(1, 12), rng.int(13, 30)] as const,
    ([one, other, last]) => p * one + q * other !== last,
  )
  const rows = [first, second, [third[0] ?? 0, third[1] ?? 0, null]]
  const text = say`${latex`${equation(rows[0] ?? [], sides[0] ?? 1)}`}, ${latex`${equation(rows[1] ?? [], sides[1] ?? 1)}`} and ${latex`${equation(rows[2] ?? [], sides[2] ?? 1)}`}`
  return {
    concept: 'rank-of-a-matrix',
    given: { find: 'system' as const, rows, rank: 2 },
    prompt: rng.pick([
      say`For which ${latex`\lambda`} is the rank of the coefficient matrix of the equations ${text} less than 3?`,
      say`The coefficient matrix of the equations ${text} has the rank 2. What is ${latex`\lambda`}?`,
      say`The equations ${text} have a unique solution unless ${latex`\lambda`} is equal to`,
      say`Find ${latex`\lambda`}, if the system ${text} does not have a unique solution.`,
      say`If the system of equations ${text} has no solution, then ${latex`\lambda`} is`,
      say`By the rank of the coefficient matrix, for which value of ${latex`\lambda`} do ${text} fail to have a unique solution?`,
    ]),
    answer: value,
    within: [-60, 60] as const,
    mistakes: [
      { value: -value, because: say`the sign was lost` },
      { value: value + 2, because: say`then the rank is 3 and the solution is unique` },
      { value: value - 2, because: say`then the rank is 3, so the solution is unique` },
      {
        value: (first[2] ?? 0) + (second[2] ?? 0),
        because: say`the coefficients of z in the first two equations were added`,
      },
      { value: second[2] ?? 0, because: say`the coefficient of the second equation was repeated` },
      { value: sides[2] ?? 0, because: say`that is the right-hand side` },
      { value: 0, because: say`with 0 there the rank is 3` },
    ],
    steps: [
      say`The rank is less than 3 when the third row of coefficients is a combination of the first two.`,
      say`The coefficients of x and y give ${latex`R_3 = ${times(p, 'R_1')} ${q < 0 ? '-' : '+'} ${times(Math.abs(q), 'R_2')}`}.`,
      say`The coefficient of z must follow: ${latex`\lambda`} = ${value}`,
    ],
  }
}

function rankOfAdjoint(rng: Random) {
  const size = rng.int(3, 12)
  const rank = rng.pick([size, size - 1, size - 1, rng.int(1, size - 2)])
  const value = rank === size ? size : rank === size - 1 ? 1 : 0
  const answer = count(value)
  const name = rng.pick(['A', 'B', 'M', 'P'])
  // By the rank itself or, below the full rank, by the nullity.
  const told = rank < size && rng.chance(0.4) ? say`the nullity ${size - rank}` : say`the rank ${rank}`
  return {
    concept: 'rank-of-a-matrix',
    given: { find: 'adjoint' as const, order: size, rank },
    prompt: rng.pick([
      say`A square matrix ${name} of order ${size} has ${told}. What is the rank of its adjoint?`,
      say`If ${name} is ${order(size, size)} matrix with ${told}, then the rank of adj ${name} is`,
      say`A matrix ${name} of order ${size} has ${told}. Find the rank of adj ${name}.`,
      say`What is the rank of adj ${name}, if the square matrix ${name} of order ${size} has ${told}?`,
    ]),
    answer,
    within: [0, 13] as const,
    mistakes: [
      { value: size, because: say`the adjoint has the full rank only when the matrix has it` },
      { value: rank, because: say`the adjoint has in general not the rank of the matrix` },
      { value: size - 1, because: say`that is not a possible rank of the adjoint here` },
      {
        value: 1,
        because: say`the rank of the adjoint is 1 only when that of the matrix is one below the order`,
      },
      {
        value: 0,
        because: say`the adjoint is the zero matrix only when the rank is at least two below the order`,
      },
      { value: 2, because: say`an adjoint of this matrix cannot have the rank 2` },
    ],
    steps: [
      rank === size
        ? say`A matrix of full rank has a determinant other than 0, and so has its adjoint.`
        : rank === size - 1
          ? say`Some minors of order ${size - 1} are not 0, so adj ${name} is not the zero matrix; but ${name} · adj ${name} = 0.`
          : say`All minors of order ${size - 1} are 0, and they are the entries of the adjoint.`,
      say`The rank of adj ${name} is ${answer}`,
    ],
  }
}

const pairText = (one: number, other: number): string =>
  `${String(one).replace('-', '−')} and ${String(other).replace('-', '−')}`

/** "For which λ and μ have x + y + z = 6, x + 2y + 3z = 10 and x + 2y + λz = μ infinitely many solutions?" */
function endlessSolutions(rng: Random) {
  const { first, second, third, value, p, q } = rng.until(
    () => dependentRows(rng, 3),
    ({ place, first, second, third }) =>
      place === 2 && [first, second, third].every((row) => row.every((one) => one !== 0)),
  )
  const { sides, mu } = rng.until(
    () => {
      const sides = [rng.int(1, 12), rng.int(1, 12)] as const
      return { sides, mu: p * sides[0] + q * sides[1] }
    },
    (drawn) => drawn.mu !== 0 && drawn.mu !== value && Math.abs(drawn.mu + value) > 1,
  )
  const asked = rng.pick(['pair', 'sum', 'difference'] as const)
  const rows = [first, second, [third[0] ?? 0, third[1] ?? 0, null]]
  const text = say`${latex`${equation(rows[0] ?? [], sides[0])}`}, ${latex`${equation(rows[1] ?? [], sides[1])}`} and ${latex`${equation(rows[2] ?? [], '\\mu')}`}`
  const given = { find: 'endless' as const, rows, sides: [...sides, null], asked }
  const told = rng.pick([
    say`The system of equations ${text} has infinitely many solutions.`,
    say`The equations ${text} have more than one solution.`,
  ])
  const [lambdaSum, muSum] = [(first[2] ?? 0) + (second[2] ?? 0), sides[0] + sides[1]]
  const steps = [
    say`For infinitely many solutions the coefficient matrix and the augmented matrix both have the rank 2, so the third equation is a combination of the first two.`,
    say`The coefficients of x and y give ${latex`R_3 = ${times(p, 'R_1')} ${q < 0 ? '-' : '+'} ${times(Math.abs(q), 'R_2')}`}, so ${latex`\lambda = ${value}`} and ${latex`\mu = ${mu}`}.`,
  ]
  if (asked === 'pair') {
    const answer = pairText(value, mu)
    // One wrong value, the other one, and both together: no option is nearer to the rest.
    const [lambda, right] = [
      rng.pick([value + 2, value - 2, lambdaSum === value ? -value : lambdaSum]),
      rng.pick([mu + 3, mu - 3, muSum === mu ? -mu : muSum]),
    ]
    return {
      concept: 'rank-of-a-matrix',
      given,
      prompt: say`${told} The values of ${latex`\lambda`} and ${latex`\mu`} are, respectively,`,
      answer,
      mistakes: [
        {
          value: pairText(lambda, mu),
          because: say`with that ${latex`\lambda`} the coefficient matrix has the rank 3`,
        },
        {
          value: pairText(value, right),
          because: say`with that ${latex`\mu`} the equations contradict each other`,
        },
        {
          value: pairText(lambda, right),
          because: say`with that ${latex`\lambda`} the rank is 3 and the solution is unique`,
        },
      ],
      steps: [...steps, say`The values are ${answer}`],
    }
  }
  const answer = asked === 'sum' ? value + mu : mu - value
  const what = asked === 'sum' ? latex`\lambda + \mu` : latex`\mu - \lambda`
  return {
    concept: 'rank-of-a-matrix',
    given,
    prompt: say`${told} ${ask(rng, say`the value of ${what}`)}`,
    answer,
    within: [-120, 120] as const,
    mistakes: [
      {
        value: asked === 'sum' ? mu - value : mu + value,
        because: say`the sign of ${latex`\lambda`} was turned`,
      },
      { value: mu, because: say`that is ${latex`\mu`} alone` },
      { value: value, because: say`that is ${latex`\lambda`} alone` },
      { value: -answer, because: say`the sign is wrong` },
      {
        value: asked === 'sum' ? lambdaSum + muSum : muSum - lambdaSum,
        because: say`the first two equations were simply added`,
      },
      { value: answer + 2, because: say`a slip in one of the two values made it too large` },
      { value: answer - 2, because: say`a slip in one of the two values made it too small` },
    ].filter(({ value: wrong }) => wrong !== answer),
    steps: [...steps, say`${what} = ${answer}`],
  }
}

/** "For which values of k is the rank of the matrix with k twice on its diagonal less than 3?" */
function valuesForRank(rng: Random) {
  const { rows, low, high, quadratic } = drawQuadraticDeterminant(rng)
  const asked = rng.pick(['pair', 'sum', 'product'] as const)
  const shown = show(rows.map((row) => row.map((one) => one ?? 'k')))
  const given = { find: 'values' as const, rows, asked }
  const steps = [
    say`The rank is less than 3 when the determinant is 0.`,
    say`The determinant is ${latex`${showPolynomial(quadratic, 'k')}`}, and it is 0 for k = ${low} and k = ${high}.`,
  ]
  if (asked === 'pair') {
    const answer = pairText(low, high)
    return {
      concept: 'rank-of-a-matrix',
      given,
      prompt: rng.pick([
        say`For which values of k is the rank of the matrix ${shown} less than 3?`,
        say`The rank of the matrix ${shown} is less than 3 for k equal to`,
        say`The matrix ${shown} has the rank 3 for all real values of k except`,
      ]),
      answer,
      mistakes: [
        { value: pairText(-high, -low), because: say`both roots have the wrong sign` },
        {
          value: pairText(Math.min(-low, high), Math.max(-low, high)),
          because: say`one root has the wrong sign`,
        },
        {
          value: pairText(Math.min(low, -high), Math.max(low, -high)),
          because: say`one of the two roots has the wrong sign`,
        },
      ].filter(({ value }) => value !== answer),
      steps: [...steps, say`The values are ${answer}`],
    }
  }
  const [sum, product] = [low + high, low * high]
  const answer = asked === 'sum' ? sum : product
  return {
    concept: 'rank-of-a-matrix',
    given,
    prompt: rng.pick([
      say`${ask(rng, say`the ${asked} of all values of k for which the rank of the matrix ${shown} is less than 3`)}`,
      say`The matrix ${shown} does not have the rank 3 for two values of k. The ${asked} of these values is`,
    ]),
    answer,
    within: [-200, 200] as const,
    mistakes: [
      { value: -answer, because: say`the sign is wrong` },
      {
        value: asked === 'sum' ? product : sum,
        because: say`that is the ${asked === 'sum' ? 'product' : 'sum'} of the two values`,
      },
      { value: high, because: say`that is only one of the two values` },
      { value: low, because: say`that is only one of the values` },
      {
        value: asked === 'sum' ? -quadratic[1] : quadratic[2],
        because: say`the quadratic was not divided by the coefficient of ${latex`k^2`}`,
      },
      { value: answer + 1, because: say`a slip of 1 in expanding the determinant` },
      { value: answer - 1, because: say`a slip of 1 in the expansion` },
    ].filter(({ value }) => value !== answer),
    steps: [...steps, say`Their ${asked} is ${answer}`],
  }
}

/** The rank of a matrix with four rows and columns, whose dependent rows are not seen at once. */
function rankOfFour(rng: Random) {
  const wanted = rng.pick([2, 2, 3, 3, 4])
  const { rows } = rng.until(
    () => {
      const [first, second, third] = [drawRow(rng, 4), drawRow(rng, 4), drawRow(rng, 4)]
      const factor = () => rng.pick([-2, -1, 1, 2])
      const mix = (one: number[], other: number[]) => combine(one, factor(), other, factor())
      return {
        rows: rng.shuffle(
          wanted === 2
            ? [first, second, mix(first, second), mix(first, second)]
            : wanted === 3
              ? [first, second, third, mix(mix(first, second), third)]
              : [first, second, third, drawRow(rng, 4)],
        ),
      }
    },
    (drawn) => rankOf(drawn.rows) === wanted && drawn.rows.flat().every((one) => Math.abs(one) <= 15),
  )
  const answer = count(wanted)
  return {
    concept: 'rank-of-a-matrix',
    given: { find: 'rank' as const, rows },
    prompt: rng.pick([
      say`${ask(rng, say`the rank of the matrix ${show(rows)}`)}`,
      say`The rank of the matrix ${show(rows)} is`,
      say`If A = ${show(rows)}, then the rank of A is`,
    ]),
    answer,
    within: [1, 4] as const,
    mistakes: wrongRanks(wanted, 4),
    others: [],
    steps: [
      say`Reduce the matrix to echelon form by subtracting multiples of its rows.`,
      wanted === 4
        ? say`None of the four rows becomes 0.`
        : say`${wanted === 3 ? 'One row becomes' : 'Two rows become'} 0.`,
      say`The number of rows that are not 0 is the rank: ${answer}`,
    ],
  }
}
