import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { count, fraction } from '../../../kit/values/value.ts'
import { ask, askIf, askThen } from '../../../kit/wording/ask.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "If A and B are the matrices ..., which entry stands in the first row and second column of AB?" */
export const matrixAlgebra = defineGenerator({
  id: 'higher/matrix-algebra',
  version: 10,
  concepts: [
    'matrix-multiplication',
    'inverse-of-a-matrix',
    'transpose-and-trace',
    'order-of-a-matrix',
    'cramers-rule',
  ],
  levels: {
    easy: {
      forms: [
        ...often(3, entryOfSum),
        ...often(2, orderOfProduct),
        ...often(3, traceOfMatrix),
        ...often(3, entryOfAdjoint),
      ],
    },
    medium: {
      forms: [
        ...often(5, entryOfProduct),
        ...often(5, entryOfInverse),
        countOfOrders,
        ...often(5, symmetricEntry),
        withoutInverse,
        ...often(3, determinantOfUnknown),
        ...often(5, unknownByCramer),
        ...often(5, noUniqueSolution),
      ],
    },
    hard: {
      forms: [
        ...often(5, entryOfPower),
        adjointDeterminant,
        inverseDeterminant,
        ...often(5, quotientDeterminant),
        ...often(5, ownEquation),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'sum':
        return (
          entry(given.a, given.row, given.column) * given.p +
          entry(given.b, given.row, given.column) * given.q
        )
      case 'order':
        // A matrix of zeros of each order is multiplied, and the result is measured.
        return `${product(zeros(given.m, given.n), zeros(given.n, given.k)).length} × ${product(zeros(given.m, given.n), zeros(given.n, given.k))[0]?.length ?? 0}`
      case 'trace':
        return product(given.a, given.b).reduce((sum, row, place) => sum + (row[place] ?? 0), 0)
      case 'product':
        return entry(product(given.a, given.b), given.row, given.column)
      case 'inverse': {
        // Solves A·x = e for the wanted column by elimination.
        const [[a, b], [c, d]] = given.a
        const [e, f] = given.column === 0 ? [1, 0] : [0, 1]
        const second = (f - (c / a) * e) / (d - (c / a) * b)
        return given.row === 1 ? second : (e - b * second) / a
      }
      case 'orders':
        return range(1, given.size).filter((rows) => Number.isInteger(given.size / rows)).length
      case 'symmetric': {
        const { p, q, r, s, sign } = given
        // p x + q = sign (r x + s)
        return (sign * s - q) / (p - sign * r)
      }
      case 'power':
        return entry(product(product(given.a, given.a), given.a), given.row, given.column)
      case 'adjoint':
        // For the diagonal matrix with the determinant and ones: each entry of the adjoint is the product of the others.
        return range(1, given.order).reduce(
          (all, place) =>
            all *
            given.factor *
            range(1, given.order).reduce(
              (rest, one) => rest * (one === place || one > 1 ? 1 : given.value),
              1,
            ),
          1,
        )
      case 'own-equation': {
        // The entries outside and on the diagonal of the square, one after the other.
        const squared = product(given.a, given.a)
        const p = entry(squared, 0, 1) / entry(given.a, 0, 1)
        const q = entry(squared, 0, 0) - p * entry(given.a, 0, 0)
        return given.asked === 'p + q' ? p + q : p - q
      }
      case 'cramer': {
        const { a, b, c, d, e, f, asked } = given
        const spots = range(-60, 60).flatMap((x) => range(-60, 60).map((y) => ({ x, y })))
        const spot = spots.find(({ x, y }) => a * x + b * y === c && d * x + e * y === f)
        if (!spot) return Number.NaN
        return asked === 'sum' ? spot.x + spot.y : spot[asked]
      }
      case 'cramer-determinant': {
        // Any unknown is its determinant divided by that of the coefficients; the unknowns are found by elimination.
        const { a, b, c, d, e, f, asked } = given
        const y = (f - (d / a) * c) / (e - (d / a) * b)
        const x = (c - b * y) / a
        return wholeOf((asked === 'x' ? x : y) * (a * e - b * d))
      }
      case 'no-solution':
        // The coefficients of both equations are in one ratio.
        return range(-400, 400).find((k) => k * given.e === given.b * given.d) ?? Number.NaN
      case 'no-inverse':
        return range(-400, 400).find((k) => k * given.d === given.b * given.c) ?? Number.NaN
      case 'adjoint-entry': {
        // A × adj A = |A| × I, so the adjoint is |A| times the inverse, which elimination gives.
        const [[a, b], [c, d]] = given.a
        const [e, f] = given.column === 0 ? [1, 0] : [0, 1]
        const second = (f - (c / a) * e) / (d - (c / a) * b)
        return wholeOf((given.row === 1 ? second : (e - b * second) / a) * (a * d - b * c))
      }
      case 'quotient-determinant':
        // For diagonal matrices with the determinant and ones, row by row.
        return range(1, given.order).reduce(
          (all, place) => all * given.factor * (place === 1 ? given.a ** given.power / given.b : 1),
          1,
        )
      case 'inverse-determinant':
        // For the diagonal matrix with the determinant and ones, scaled entry by entry.
        return range(1, given.order).reduce(
          (all, place) => all * given.factor * (place === 1 ? 1 / given.value : 1),
          1,
        )
    }
  },
})

type Matrix = readonly (readonly number[])[]
const entry = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] ?? 0
const zeros = (rows: number, columns: number): Matrix =>
  range(1, rows).map(() => range(1, columns).map(() => 0))
const product = (a: Matrix, b: Matrix): number[][] =>
  a.map((row) =>
    (b[0] ?? []).map((_, column) => row.reduce((sum, one, place) => sum + one * entry(b, place, column), 0)),
  )
const show = (matrix: Matrix): string =>
  `\\begin{bmatrix} ${matrix.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{bmatrix}`
const draw = (rng: Random, size = 9): [[number, number], [number, number]] => [
  [rng.int(-size, size), rng.int(-size, size)],
  [rng.int(-size, size), rng.int(-size, size)],
]
const PLACES = ['first', 'second'] as const
const wide = [-3000, 3000] as const

const told = (a: Matrix, b: Matrix): Message => say`${latex`A = ${show(a)}`} and ${latex`B = ${show(b)}`}`

function entryOfSum(rng: Random) {
  const [a, b] = [draw(rng), draw(rng)]
  const [p, q] = [rng.int(2, 6), rng.pick([-1, 1]) * rng.int(1, 6)]
  const [row, column] = [rng.int(0, 1), rng.int(0, 1)]
  const [one, other] = [entry(a, row, column), entry(b, row, column)]
  const value = p * one + q * other
  const name = `${p}A ${q < 0 ? '−' : '+'} ${Math.abs(q) === 1 ? '' : Math.abs(q)}B`
  const where = `row ${row + 1} and column ${column + 1}`
  return {
    concept: 'order-of-a-matrix',
    given: { find: 'sum' as const, a, b, p, q, row, column },
    prompt: rng.pick([
      say`If ${told(a, b)}, ${askIf(rng, say`the entry in ${where} of ${name}`)}`,
      say`For ${told(a, b)}, ${askThen(rng, say`the element in ${where} of ${name}`)}`,
    ]),
    answer: value,
    within: wide,
    mistakes: [
      { value: one + other, because: say`the factors were left out` },
      { value: p * one - q * other, because: say`the sign between the matrices was changed` },
      {
        value: p * entry(a, column, row) + q * entry(b, column, row),
        because: say`row and column were exchanged`,
      },
      { value: p * one, because: say`B was left out` },
      { value: q * one + p * other, because: say`the factors were exchanged` },
      {
        value: p * entry(a, 1 - row, column) + q * entry(b, 1 - row, column),
        because: say`the wrong row was taken`,
      },
      { value: value + p, because: say`a slip in one product` },
    ],
    steps: [
      say`The entries in that place are ${one} and ${other}.`,
      say`${p} × ${one < 0 ? say`(${one})` : one} ${q < 0 ? '−' : '+'} ${Math.abs(q)} × ${other < 0 ? say`(${other})` : other} = ${value}`,
    ],
  }
}

function orderOfProduct(rng: Random) {
  const [m, n, k] = rng.sample(range(2, 14), 3)
  const order = (rows: number, columns: number) => `${rows} × ${columns}`
  const answer = order(m, k)
  return {
    concept: 'order-of-a-matrix',
    given: { find: 'order' as const, m, n, k },
    prompt: rng.pick([
      say`A is a matrix of order ${m} × ${n} and B is a matrix of order ${n} × ${k}. ${ask(rng, 'the order of AB')}`,
      say`If the orders of A and B are ${m} × ${n} and ${n} × ${k} respectively, the order of the product AB is`,
      say`${ask(rng, say`the order of AB if A has the order ${m} × ${n} and B has the order ${n} × ${k}`)}`,
    ]),
    answer,
    mistakes: [
      { value: order(k, m), because: say`rows and columns were exchanged` },
      { value: order(n, n), because: say`the inner numbers were taken` },
      { value: order(m, n), because: say`that is the order of A` },
      { value: order(n, k), because: say`that is the order of B` },
      { value: order(m + n, n + k), because: say`the orders were added` },
    ],
    steps: [
      say`The product exists because A has as many columns, ${n}, as B has rows.`,
      say`It has the rows of A and the columns of B: ${answer}`,
    ],
  }
}

function traceOfMatrix(rng: Random) {
  const [a, b] = [draw(rng, 6), draw(rng, 6)]
  const all = product(a, b)
  const value = entry(all, 0, 0) + entry(all, 1, 1)
  return {
    concept: 'transpose-and-trace',
    given: { find: 'trace' as const, a, b },
    prompt: rng.pick([
      say`If ${told(a, b)}, ${askIf(rng, 'the trace of AB')}`,
      say`For ${told(a, b)}, ${askThen(rng, 'the sum of the diagonal elements of AB')}`,
    ]),
    answer: value,
    within: wide,
    mistakes: [
      { value: (a[0][0] + a[1][1]) * (b[0][0] + b[1][1]), because: say`the traces were multiplied` },
      {
        value: a[0][0] * b[0][0] + a[1][1] * b[1][1],
        because: say`the entries were multiplied place by place`,
      },
      { value: entry(all, 0, 1) + entry(all, 1, 0), because: say`the other diagonal was added` },
      { value: entry(all, 0, 0), because: say`only the first diagonal element was taken` },
      { value: a[0][0] + a[1][1] + b[0][0] + b[1][1], because: say`the traces were added` },
      { value: value + 2, because: say`a slip in one product made it too large` },
      { value: value - 2, because: say`a slip in one product made it too small` },
    ],
    steps: [
      say`The diagonal elements of AB are ${entry(all, 0, 0)} and ${entry(all, 1, 1)}.`,
      say`The trace is their sum, ${value}`,
    ],
  }
}

function entryOfProduct(rng: Random) {
  const [a, b] = [draw(rng), draw(rng)]
  const [row, column] = [rng.int(0, 1), rng.int(0, 1)]
  const all = product(a, b)
  const value = entry(all, row, column)
  const [p, q] = [entry(a, row, 0), entry(a, row, 1)]
  const [r, s] = [entry(b, 0, column), entry(b, 1, column)]
  const where = `the ${PLACES[row]} row and the ${PLACES[column]} column`
  return {
    concept: 'matrix-multiplication',
    given: { find: 'product' as const, a, b, row, column },
    prompt: rng.pick([
      say`If ${told(a, b)}, what is the element in ${where} of AB?`,
      say`For ${told(a, b)}, ${askThen(rng, say`the element in ${where} of the product AB`)}`,
      say`Given ${told(a, b)}, the entry in ${where} of AB is`,
    ]),
    answer: value,
    within: wide,
    mistakes: [
      { value: entry(product(b, a), row, column), because: say`that entry belongs to BA` },
      {
        value: entry(a, row, column) * entry(b, row, column),
        because: say`the entries were multiplied place by place`,
      },
      { value: p * r - q * s, because: say`the products were subtracted` },
      { value: p * r, because: say`only the first product was taken` },
      { value: entry(all, column, row), because: say`row and column were exchanged` },
      { value: entry(all, 1 - row, column), because: say`the wrong row was taken` },
      { value: value + 1, because: say`a slip in the sum` },
    ],
    steps: [
      say`Take the ${PLACES[row] ?? ''} row of A, ${p} and ${q}, and the ${PLACES[column] ?? ''} column of B, ${r} and ${s}.`,
      say`${bracket(p)} × ${bracket(r)} = ${p * r} and ${bracket(q)} × ${bracket(s)} = ${q * s}`,
      say`Their sum is ${value}`,
    ],
  }
}

function entryOfInverse(rng: Random) {
  const a = rng.until(
    () => draw(rng, 8),
    ([[p, q], [r, s]]) =>
      p !== 0 && Math.abs(p * s - q * r) > 1 && q !== 0 && r !== 0 && s !== 0 && p * s + q * r !== 0,
  )
  const [[p, q], [r, s]] = a
  const value = p * s - q * r
  const [row, column] = [rng.int(0, 1), rng.int(0, 1)]
  const adjoint = [
    [s, -q],
    [-r, p],
  ]
  const answer = fraction(exact(entry(adjoint, row, column), value))
  return {
    concept: 'inverse-of-a-matrix',
    given: { find: 'inverse' as const, a, row, column },
    prompt: rng.pick([
      say`If ${latex`A = ${show(a)}`}, what is the entry in row ${row + 1} and column ${column + 1} of ${latex`A^{-1}`}?`,
      say`For ${latex`A = ${show(a)}`}, ${askThen(rng, say`the element in row ${row + 1} and column ${column + 1} of the inverse of A`)}`,
    ]),
    answer,
    within: wide,
    mistakes: [
      {
        value: fraction(exact(entry(adjoint, row, column))),
        because: say`the adjoint was not divided by the determinant`,
      },
      {
        value: fraction(exact(entry(a, row, column), value)),
        because: say`A itself was divided by the determinant`,
      },
      { value: fraction(exact(-entry(adjoint, row, column), value)), because: say`the sign is wrong` },
      {
        value: fraction(exact(1, entry(a, row, column))),
        because: say`the reciprocal of the entry was taken`,
      },
      {
        value: fraction(exact(entry(adjoint, row, column), p * s + q * r)),
        because: say`the products of the determinant were added`,
      },
      {
        value: fraction(exact(entry(adjoint, 1 - row, 1 - column), value)),
        because: say`the diagonal elements were not exchanged`,
      },
    ],
    steps: [
      say`The determinant is ${value}.`,
      say`The adjoint of A is ${latex`${show(adjoint)}`}.`,
      say`Its entry ${entry(adjoint, row, column)} divided by ${value} is ${answer}`,
    ],
  }
}

function countOfOrders(rng: Random) {
  const size = rng.int(6, 150)
  const divisors = range(1, size).filter((one) => size % one === 0)
  const value = divisors.length
  return {
    concept: 'order-of-a-matrix',
    given: { find: 'orders' as const, size },
    prompt: rng.pick([
      say`A matrix has ${size} elements. How many different orders can it have?`,
      say`How many orders are possible for a matrix with ${size} elements?`,
      say`The number of possible orders of a matrix that has ${size} elements is`,
    ]),
    answer: count(value),
    mistakes: [
      { value: Math.ceil(value / 2), because: say`m × n and n × m were counted as one order` },
      { value: value - 2, because: say`the orders with one row or one column were left out` },
      { value: size, because: say`that is the number of elements` },
      { value: value + 1, because: say`one order was counted twice` },
      { value: 2 * value, because: say`each order was counted twice` },
      { value: value - 1, because: say`one order was left out` },
    ],
    steps: [
      say`The order m × n must have m × n = ${size}.`,
      say`m may be any factor of ${size}: ${divisors.join(', ')}.`,
      say`There are ${value}`,
    ],
  }
}

/** An entry of a symmetric or skew-symmetric matrix. */
function symmetricEntry(rng: Random) {
  const isSkew = rng.chance(0.5)
  const sign = isSkew ? -1 : 1
  const { x, p, q, r, s } = rng.until(
    () => {
      const [x, p, q, r] = [rng.int(-9, 12), rng.int(2, 9), rng.int(-12, 12), rng.int(1, 8)]
      return { x, p, q, r, s: sign * (p * x + q) - r * x }
    },
    (drawn) =>
      drawn.p !== sign * drawn.r && drawn.s !== 0 && drawn.q !== 0 && Math.abs(drawn.s) < 60 && drawn.x !== 0,
  )
  const part = (factor: number, more: number) =>
    `${factor === 1 ? '' : factor}x ${more < 0 ? '-' : '+'} ${Math.abs(more)}`
  const corner = isSkew ? [0, 0] : [rng.int(1, 9), rng.int(1, 9)]
  const text = latex`\begin{bmatrix} ${corner[0] ?? 0} & ${part(p, q)} \\ ${part(r, s)} & ${corner[1] ?? 0} \end{bmatrix}`
  const name = isSkew ? 'skew-symmetric' : 'symmetric'
  return {
    concept: 'transpose-and-trace',
    given: { find: 'symmetric' as const, p, q, r, s, sign },
    prompt: rng.pick([
      say`If the matrix ${text} is ${name}, ${askIf(rng, 'the value of x')}`,
      say`The matrix ${text} is ${name}. ${ask(rng, 'the value of x')}`,
      say`For which x is ${text} a ${name} matrix?`,
    ]),
    answer: x,
    within: [-200, 200] as const,
    mistakes: [
      {
        value: exact(-sign * s - q, p + sign * r === 0 ? 1 : p + sign * r),
        because: say`the condition of the ${isSkew ? 'symmetric' : 'skew-symmetric'} matrix was used`,
      },
      { value: -x, because: say`the sign is wrong` },
      { value: x + 1, because: say`a slip in the last step made it too large` },
      { value: x - 1, because: say`a slip in the last step made it too small` },
      { value: exact(-q, p), because: say`the entry above the diagonal was set to 0` },
      { value: 2 * x, because: say`the result was doubled` },
    ],
    steps: [
      say`In a ${name} matrix the entries on both sides of the diagonal are ${isSkew ? 'opposite' : 'equal'}.`,
      say`${latex`${part(p, q)} = ${isSkew ? `-(${part(r, s)})` : part(r, s)}`}`,
      say`x = ${x}`,
    ],
  }
}

function entryOfPower(rng: Random) {
  // With a zero in it the cube can be seen at once.
  const a = rng.until(
    () => draw(rng, 5),
    (drawn) => drawn.flat().every((one) => one !== 0),
  )
  const [row, column] = [rng.int(0, 1), rng.int(0, 1)]
  const square = product(a, a)
  const value = entry(product(square, a), row, column)
  return {
    concept: 'matrix-multiplication',
    given: { find: 'power' as const, a, row, column },
    prompt: rng.pick([
      say`If ${latex`A = ${show(a)}`}, what is the entry in row ${row + 1} and column ${column + 1} of ${latex`A^3`}?`,
      say`For ${latex`A = ${show(a)}`}, find the element in row ${row + 1} and column ${column + 1} of ${latex`A^3`}.`,
      say`The entry in row ${row + 1} and column ${column + 1} of ${latex`A^3`}, where ${latex`A = ${show(a)}`}, is`,
      say`Let ${latex`A = ${show(a)}`}. Work out the element of ${latex`A^3`} in row ${row + 1} and column ${column + 1}.`,
      say`The matrix ${latex`A = ${show(a)}`} is given. Which number stands in row ${row + 1}, column ${column + 1} of ${latex`A^3`}?`,
      say`${latex`A = ${show(a)}`}. The cube of A has in row ${row + 1} and column ${column + 1} the entry`,
    ]),
    answer: value,
    within: wide,
    mistakes: [
      { value: entry(a, row, column) ** 3, because: say`each entry was raised to the third power` },
      { value: entry(square, row, column), because: say`that is the entry of the square of A` },
      { value: 3 * entry(a, row, column), because: say`the matrix was multiplied by 3` },
      { value: entry(product(square, a), column, row), because: say`row and column were exchanged` },
      { value: value + entry(a, row, column), because: say`a slip in the last product` },
      { value: -value, because: say`the sign is wrong` },
      { value: value - 1, because: say`a slip in the last sum` },
    ],
    steps: [
      say`${latex`A^2 = ${show(square)}`}`,
      say`${latex`A^3 = A^2 \times A`}.`,
      say`Row ${row + 1} of the first: ${entry(square, row, 0)} and ${entry(square, row, 1)}; column ${column + 1} of A: ${entry(a, 0, column)} and ${entry(a, 1, column)}.`,
      say`The entry is ${value}`,
    ],
  }
}

function adjointDeterminant(rng: Random) {
  const [order, value] = [rng.int(2, 3), rng.pick([-1, 1]) * rng.int(2, 20)]
  const factor = rng.int(2, 7)
  const power = value ** (order - 1)
  const key = factor ** order * power
  const what = latex`|${factor}\,\mathrm{adj}\,A|`
  return {
    concept: 'inverse-of-a-matrix',
    given: { find: 'adjoint' as const, order, value, factor },
    prompt: rng.pick([
      say`A is a square matrix of order ${order} with |A| = ${value}. What is ${what}?`,
      say`If |A| = ${value} for a square matrix A of order ${order}, then ${what} is equal to`,
      say`A matrix A with ${order} rows and ${order} columns has det A = ${value}. Calculate ${what}.`,
      say`The determinant of a ${order} × ${order} matrix A is ${value}. ${ask(rng, say`the value of ${what}`)}`,
    ]),
    answer: key,
    within: [-250_000, 250_000] as const,
    mistakes: [
      { value: factor ** order * value ** order, because: say`the power of |A| is one less than the order` },
      {
        value: factor * power,
        because: say`the factor ${factor} was taken out once instead of once for each row`,
      },
      { value: power, because: say`the factor ${factor} was left out` },
      { value: factor ** order * value, because: say`that is the determinant of ${factor}A` },
      { value: -key, because: say`the sign is wrong` },
      { value: order * factor * power, because: say`the factor was multiplied by the order` },
      { value: factor ** (order - 1) * power, because: say`the factor was taken out once too few` },
    ],
    steps: [
      say`A × adj A = |A| × I.`,
      say`The determinants of both sides give ${latex`|A| \times |\mathrm{adj}\,A| = |A|^{${order}}`}.`,
      say`So ${latex`|\mathrm{adj}\,A| = |A|^{${order - 1}} = ${power}`}.`,
      say`Each of the ${order} rows carries the factor ${factor}: multiply by ${latex`${factor}^{${order}} = ${factor ** order}`}.`,
      say`That is ${key}`,
    ],
  }
}

function unknownByCramer(rng: Random) {
  const { a, b, d, e, x, y } = rng.until(
    () => ({
      a: rng.int(2, 9),
      b: rng.pick([-1, 1]) * rng.int(1, 9),
      d: rng.int(1, 9),
      e: rng.pick([-1, 1]) * rng.int(1, 9),
      x: rng.int(-9, 12),
      y: rng.int(-9, 12),
    }),
    (drawn) => drawn.a * drawn.e - drawn.b * drawn.d !== 0 && drawn.x !== 0 && drawn.y !== 0,
  )
  const [c, f] = [a * x + b * y, d * x + e * y]
  const [whole, top] = [a * e - b * d, c * e - b * f]
  const asked = rng.pick(['x', 'y', 'sum'] as const)
  if (asked !== 'x') return otherByCramer({ a, b, c, d, e, f, x, y, asked }, rng)
  return {
    concept: 'cramers-rule',
    given: { find: 'cramer' as const, asked, a, b, c, d, e, f },
    prompt: rng.pick([
      say`By Cramer’s rule for ${line(a, b, c)} and ${line(d, e, f)}, ${askThen(rng, 'the value of x')}`,
      say`The equations ${line(a, b, c)} and ${line(d, e, f)} are solved by Cramer’s rule. The value of x is`,
      say`Solve ${line(a, b, c)} and ${line(d, e, f)} by determinants. ${ask(rng, 'the value of x')}`,
    ]),
    answer: x,
    within: [-400, 400] as const,
    mistakes: [
      { value: y, because: say`that is y` },
      { value: -x, because: say`one determinant has the wrong sign` },
      { value: whole, because: say`that is the determinant of the coefficients` },
      { value: top, because: say`it was not divided by the determinant of the coefficients` },
      { value: x + 1, because: say`a slip in the last division made it too large` },
      { value: x - 1, because: say`a slip in the last division made it too small` },
    ],
    steps: [
      say`Determinant of the coefficients: ${latex`\begin{vmatrix} ${a} & ${b} \\ ${d} & ${e} \end{vmatrix} = ${whole}`}`,
      say`With the right sides in the first column: ${latex`\begin{vmatrix} ${c} & ${b} \\ ${f} & ${e} \end{vmatrix} = ${top}`}`,
      say`x is the second divided by the first.`,
      say`x = ${x}`,
    ],
  }
}

const bracket = (one: number) => (one < 0 ? say`(${one})` : one)

const line = (p: number | string, q: number, r: number) =>
  latex`${p === 1 ? '' : p}x ${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? '' : Math.abs(q)}y = ${r}`

interface Equations {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

/** y, or x + y. */
function otherByCramer(
  { x, y, asked, ...equations }: Equations & { x: number; y: number; asked: 'y' | 'sum' },
  rng: Random,
) {
  const { a, b, c, d, e, f } = equations
  const [whole, first, second] = [a * e - b * d, c * e - b * f, a * f - c * d]
  const what = asked === 'y' ? 'y' : 'x + y'
  const answer = asked === 'y' ? y : x + y
  return {
    concept: 'cramers-rule',
    given: { find: 'cramer' as const, asked, ...equations },
    prompt: rng.pick([
      say`By Cramer’s rule for ${line(a, b, c)} and ${line(d, e, f)}, ${askThen(rng, say`the value of ${what}`)}`,
      say`The equations ${line(a, b, c)} and ${line(d, e, f)} are solved by Cramer’s rule. The value of ${what} is`,
      say`Solve ${line(a, b, c)} and ${line(d, e, f)} by determinants. ${ask(rng, say`the value of ${what}`)}`,
    ]),
    answer,
    within: [-400, 400] as const,
    mistakes: [
      { value: x, because: say`that is x` },
      ...(asked === 'sum' ? [{ value: y, because: say`that is y` }] : []),
      { value: asked === 'sum' ? x - y : -y, because: say`one determinant has the wrong sign` },
      { value: whole, because: say`that is the determinant of the coefficients` },
      { value: second, because: say`it was not divided by the determinant of the coefficients` },
      { value: answer + 1, because: say`a slip in the last division made it too large` },
      { value: answer - 1, because: say`a slip in the last division made it too small` },
    ],
    steps: [
      say`Determinant of the coefficients: ${latex`\begin{vmatrix} ${a} & ${b} \\ ${d} & ${e} \end{vmatrix} = ${whole}`}`,
      say`With the right sides in the second column: ${latex`\begin{vmatrix} ${a} & ${c} \\ ${d} & ${f} \end{vmatrix} = ${second}`}`,
      say`y = ${second} ÷ ${bracket(whole)} = ${y}`,
      ...(asked === 'sum'
        ? [
            say`Likewise x = ${first} ÷ ${bracket(whole)} = ${x}`,
            say`x + y = ${x} + ${bracket(y)} = ${answer}`,
          ]
        : []),
    ],
  }
}

/** The determinant for one unknown in Cramer’s rule. */
function determinantOfUnknown(rng: Random) {
  const { a, b, c, d, e, f } = rng.until(
    () => ({
      a: rng.int(2, 9),
      b: rng.pick([-1, 1]) * rng.int(1, 9),
      c: rng.int(1, 15),
      d: rng.int(1, 9),
      e: rng.pick([-1, 1]) * rng.int(1, 9),
      f: rng.int(1, 15),
    }),
    (drawn) =>
      drawn.a * drawn.e !== drawn.b * drawn.d &&
      drawn.c * drawn.e !== drawn.b * drawn.f &&
      drawn.a * drawn.f !== drawn.c * drawn.d,
  )
  const asked = rng.pick(['x', 'y'] as const)
  const [whole, first, second] = [a * e - b * d, c * e - b * f, a * f - c * d]
  const answer = asked === 'x' ? first : second
  const other = asked === 'x' ? second : first
  const rows = asked === 'x' ? [c, b, f, e] : [a, c, d, f]
  return {
    concept: 'cramers-rule',
    given: { find: 'cramer-determinant' as const, asked, a, b, c, d, e, f },
    prompt: rng.pick([
      say`When ${line(a, b, c)} and ${line(d, e, f)} are solved by Cramer’s rule, ${askThen(rng, say`the determinant ${latex`D_${asked}`}`)}`,
      say`The equations ${line(a, b, c)} and ${line(d, e, f)} are solved by Cramer’s rule. ${ask(rng, say`the value of the determinant ${latex`D_${asked}`}`)}`,
      say`Cramer’s rule gives ${latex`${asked} = \frac{D_${asked}}{D}`} for ${line(a, b, c)} and ${line(d, e, f)}. The value of ${latex`D_${asked}`} is`,
    ]),
    answer,
    within: [-400, 400] as const,
    mistakes: [
      { value: whole, because: say`that is D, the determinant of the coefficients` },
      { value: other, because: say`that is the determinant for the other unknown` },
      { value: -answer, because: say`the products were subtracted the wrong way round` },
      {
        value: asked === 'x' ? c * e + b * f : a * f + c * d,
        because: say`the two products were added`,
      },
      { value: answer + whole, because: say`the determinant of the coefficients was added` },
      { value: answer - whole, because: say`the determinant of the coefficients was taken away` },
    ],
    steps: [
      say`The column of ${asked} is replaced by the right sides ${c} and ${f}.`,
      say`The determinant is ${latex`\begin{vmatrix} ${rows[0] ?? 0} & ${rows[1] ?? 0} \\ ${rows[2] ?? 0} & ${rows[3] ?? 0} \end{vmatrix}`}, that is ${answer}`,
    ],
  }
}

/** k for which Cramer’s rule gives no unique solution. */
function noUniqueSolution(rng: Random) {
  const [ratio, d, e] = [rng.int(2, 6), rng.int(1, 7), rng.pick([-1, 1]) * rng.int(1, 7)]
  const [k, b] = [ratio * d, ratio * e]
  const [c, f] = [rng.int(1, 20), rng.int(1, 20)]
  return {
    concept: 'cramers-rule',
    given: { find: 'no-solution' as const, b, d, e },
    prompt: rng.pick([
      say`For which value of k can the equations ${line('k', b, c)} and ${line(d, e, f)} not be solved by Cramer’s rule?`,
      say`The equations ${line('k', b, c)} and ${line(d, e, f)} have no unique solution if k is equal to:`,
      say`In Cramer’s rule for ${line('k', b, c)} and ${line(d, e, f)} the determinant D is zero. ${ask(rng, 'the value of k')}`,
    ]),
    answer: k,
    within: [-400, 400] as const,
    mistakes: [
      { value: -k, because: say`a sign was lost` },
      { value: ratio, because: say`that is the ratio of the two equations` },
      { value: d, because: say`the coefficient of the second equation was taken` },
      { value: k + d, because: say`the coefficient was counted once too often` },
      { value: k - d, because: say`the coefficient was counted once too few` },
      { value: b, because: say`that is the coefficient of y` },
      { value: k + 1, because: say`a slip in the division made it too large` },
    ],
    steps: [
      say`Cramer’s rule divides by D, so it fails when D = 0.`,
      say`D = ${e}k − ${bracket(b)} × ${bracket(d)}`,
      say`${e}k = ${b * d} gives k = ${k}`,
    ],
  }
}

/** k for which a matrix has no inverse. */
function withoutInverse(rng: Random) {
  const [d, c, k] = [rng.int(2, 9), rng.int(2, 9), rng.pick([-1, 1]) * rng.int(2, 12)]
  const total = k * d
  if (total % c !== 0) return withEvenEntries(rng, d, k)
  return inverseFails(rng, { b: total / c, c, d, k })
}

/** With c = 2 and an even k there is always a whole entry. */
const withEvenEntries = (rng: Random, d: number, k: number) =>
  inverseFails(rng, { b: k * d, c: 2, d, k: 2 * k })

function inverseFails(rng: Random, { b, c, d, k }: { b: number; c: number; d: number; k: number }) {
  const matrix = latex`\begin{bmatrix} k & ${b} \\ ${c} & ${d} \end{bmatrix}`
  return {
    concept: 'inverse-of-a-matrix',
    given: { find: 'no-inverse' as const, b, c, d },
    prompt: rng.pick([
      say`For which value of k does the matrix ${matrix} have no inverse?`,
      say`The matrix ${matrix} is not invertible. ${ask(rng, 'the value of k')}`,
      say`If the inverse of ${matrix} does not exist, then k is equal to`,
    ]),
    answer: k,
    within: [-400, 400] as const,
    mistakes: [
      { value: -k, because: say`the two products were added` },
      { value: b * c, because: say`the division by ${d} was left out` },
      { value: b, because: say`that is the entry beside k` },
      { value: d, because: say`that is the other entry of the diagonal` },
      { value: k + 1, because: say`a slip in the division made it too large` },
      { value: k - 1, because: say`a slip in the division made it too small` },
      { value: c, because: say`that is the entry below k` },
    ],
    steps: [
      say`A matrix has no inverse when its determinant is 0.`,
      say`${d}k − ${bracket(b)} × ${c} = 0`,
      say`k = ${b * c} ÷ ${d} = ${k}`,
    ],
  }
}

/** An entry of the adjoint. */
function entryOfAdjoint(rng: Random) {
  const a = rng.until(
    () => draw(rng, 9),
    ([[p, q], [r, s]]) =>
      p * s !== q * r && new Set([p, q, r, s].map(Math.abs)).size === 4 && p * q * r * s !== 0,
  )
  const [[p, q], [r, s]] = a
  const [row, column] = [rng.int(0, 1), rng.int(0, 1)]
  const adjoint = [
    [s, -q],
    [-r, p],
  ]
  const answer = entry(adjoint, row, column)
  // The diagonal elements are exchanged; outside the diagonal, the cofactors are.
  const other = row === column ? entry(a, row, column) : entry(adjoint, column, row)
  return {
    concept: 'inverse-of-a-matrix',
    given: { find: 'adjoint-entry' as const, a, row, column },
    prompt: rng.pick([
      say`If ${latex`A = ${show(a)}`}, what is the element in row ${row + 1} and column ${column + 1} of adj A?`,
      say`For ${latex`A = ${show(a)}`}, ${askThen(rng, say`the entry in row ${row + 1} and column ${column + 1} of the adjoint of A`)}`,
    ]),
    answer,
    within: [-400, 400] as const,
    mistakes: [
      // The key and one other entry, each with both signs: no option stands out.
      {
        value: -answer,
        because:
          row === column
            ? say`the diagonal elements keep their signs`
            : say`the element outside the diagonal changes its sign`,
      },
      {
        value: other,
        because:
          row === column
            ? say`the diagonal elements were not exchanged`
            : say`the matrix of cofactors was not transposed`,
      },
      {
        value: -other,
        because: say`that is another element of A, with the wrong sign for the adjoint`,
      },
    ],
    steps: [
      say`For a 2 × 2 matrix the diagonal elements are exchanged and the other two change their signs.`,
      say`The adjoint is ${latex`${show(adjoint)}`}.`,
      say`The element in row ${row + 1} and column ${column + 1} is ${answer}`,
    ],
  }
}

/** The determinant of a multiple of the inverse. */
function inverseDeterminant(rng: Random) {
  const [order, value, factor] = [rng.int(2, 3), rng.pick([-1, 1]) * rng.int(2, 20), rng.int(2, 7)]
  const answer = fraction(exact(factor ** order, value))
  const what = latex`|${factor}A^{-1}|`
  return {
    concept: 'inverse-of-a-matrix',
    given: { find: 'inverse-determinant' as const, order, value, factor },
    prompt: rng.pick([
      say`A is a square matrix of order ${order} with |A| = ${value}. ${ask(rng, say`the value of ${what}`)}`,
      say`If |A| = ${value} for a square matrix A of order ${order}, then ${what} is equal to`,
      say`The determinant of a ${order} × ${order} matrix A is ${value}. What is ${what}?`,
      say`An invertible matrix A has ${order} rows and ${order} columns, and det A = ${value}. Calculate ${what}.`,
      say`For an invertible matrix A of order ${order} whose determinant is ${value}, the determinant ${what} comes to`,
    ]),
    answer,
    within: [-250_000, 250_000] as const,
    mistakes: [
      {
        value: fraction(exact(factor, value)),
        because: say`the factor ${factor} was taken out once instead of once for each row`,
      },
      {
        value: fraction(exact(factor ** order * value)),
        because: say`that is the determinant of ${factor}A`,
      },
      { value: fraction(exact(1, value)), because: say`the factor ${factor} was left out` },
      { value: fraction(exact(1, factor ** order * value)), because: say`the factor was inverted too` },
      { value: fraction(exact(-(factor ** order), value)), because: say`the sign is wrong` },
      {
        value: fraction(exact(factor ** (order - 1), value)),
        because: say`the factor was taken out once too few`,
      },
      {
        value: fraction(exact(factor * order, value)),
        because: say`the factor was multiplied by the order instead of being raised to it`,
      },
      { value: fraction(exact(value, factor ** order)), because: say`the fraction was turned upside down` },
    ],
    others: [],
    steps: [
      say`The determinant of the inverse is the reciprocal, ${fraction(exact(1, value))}.`,
      say`Each of the ${order} rows carries the factor ${factor}: multiply by ${latex`${factor}^{${order}} = ${factor ** order}`}.`,
      say`That is ${answer}`,
    ],
  }
}

/** "A and B are of order 3 with |A| = 4 and |B| = 6. What is |2AB⁻¹|?" */
function quotientDeterminant(rng: Random) {
  const { order, a, b, factor, power } = rng.until(
    () => ({
      order: rng.int(2, 3),
      a: rng.pick([-1, 1]) * rng.int(2, 12),
      b: rng.pick([-1, 1]) * rng.int(2, 12),
      factor: rng.int(2, 6),
      power: rng.pick([1, 1, 2]),
    }),
    (drawn) => Math.abs(drawn.a) !== Math.abs(drawn.b),
  )
  const value = exact(factor ** order * a ** power, b)
  const answer = fraction(value)
  const what = latex`|${factor}A${power === 1 ? '' : '^2'}B^{-1}|`
  return {
    concept: 'inverse-of-a-matrix',
    given: { find: 'quotient-determinant' as const, order, a, b, factor, power },
    prompt: rng.pick([
      say`A and B are square matrices of order ${order} with |A| = ${a} and |B| = ${b}. ${ask(rng, say`the value of ${what}`)}`,
      say`If |A| = ${a} and |B| = ${b} for two square matrices of order ${order}, then ${what} is equal to`,
      say`Two ${order} × ${order} matrices A and B have the determinants ${a} and ${b}. What is ${what}?`,
      say`${ask(rng, say`the determinant ${what}, if A and B are invertible matrices of order ${order}, |A| is ${a} and |B| is ${b}`)}`,
      say`The determinants of two matrices A and B of order ${order} are ${a} and ${b}, respectively. The value of ${what} is`,
      say`Find ${what} for invertible matrices A and B of order ${order} whose determinants are ${a} and ${b}, respectively.`,
      say`Given that |A| = ${a}, |B| = ${b} and both matrices have order ${order}, calculate ${what}.`,
    ]),
    answer,
    within: [-250_000, 250_000] as const,
    mistakes: [
      {
        value: fraction(exact(factor * a ** power, b)),
        because: say`the factor ${factor} was taken out once instead of once for each row`,
      },
      {
        value: fraction(exact(factor ** order * a ** power * b)),
        because: say`the determinant of the inverse is the reciprocal`,
      },
      { value: fraction(exact(a ** power, b)), because: say`the factor ${factor} was left out` },
      { value: fraction(value.neg()), because: say`the sign is wrong` },
      { value: fraction(value.inverse()), because: say`the fraction was turned upside down` },
      ...(power === 2
        ? [{ value: fraction(exact(factor ** order * a, b)), because: say`|A| was not squared` }]
        : [
            {
              value: fraction(exact(factor ** (order - 1) * a, b)),
              because: say`the factor was taken out once too few`,
            },
          ]),
    ],
    steps: [
      say`The determinant of a product is the product of the determinants.`,
      ...(power === 2 ? [say`${latex`|A^2| = (${a})^2 = ${a * a}`}`] : []),
      say`The determinant of the inverse of B is the reciprocal, ${fraction(exact(1, b))}.`,
      say`Each of the ${order} rows carries the factor ${factor}: multiply by ${latex`${factor}^{${order}} = ${factor ** order}`}.`,
      say`That is ${answer}`,
    ],
  }
}

/** "If A² = pA + qI, what is q?" */
function ownEquation(rng: Random) {
  const a = rng.until(
    () => draw(rng, 9),
    ([[one, two], [three, four]]) =>
      two !== 0 && three !== 0 && one + four !== 0 && one * four !== two * three && two !== three,
  )
  const [[one, two], [three, four]] = a
  const [trace, determinant] = [one + four, one * four - two * three]
  const asked = rng.pick(['p + q', 'p − q'] as const)
  const answer = asked === 'p + q' ? trace - determinant : trace + determinant
  const matrix = latex`A = ${show(a)}`
  const rule = latex`A^2 = pA + qI`
  return {
    concept: 'matrix-multiplication',
    given: { find: 'own-equation' as const, a, asked },
    prompt: rng.pick([
      say`If ${matrix} satisfies ${rule}, where I is the identity matrix of order 2, then ${askIf(rng, say`the value of ${asked}`)}`,
      say`For ${matrix}, the numbers p and q satisfy ${rule}, where I is the unit matrix. ${ask(rng, say`the value of ${asked}`)}`,
      say`The square of ${matrix} can be written as ${latex`pA + qI`} with the unit matrix I. ${ask(rng, say`the value of ${asked}`)}`,
      say`Let ${matrix} and let I be the unit matrix. If ${rule}, then ${asked} is equal to`,
    ]),
    answer,
    within: [-400, 400] as const,
    mistakes: [
      {
        value: asked === 'p + q' ? trace + determinant : trace - determinant,
        because: say`the sign of q is wrong`,
      },
      { value: trace, because: say`that is p alone` },
      { value: -determinant, because: say`that is q alone` },
      { value: -answer, because: say`the sign is wrong` },
      {
        value: asked === 'p + q' ? trace - one * four : trace + one * four,
        because: say`the product of the other two elements was left out of q`,
      },
      {
        value: asked === 'p + q' ? one - four - determinant : one - four + determinant,
        because: say`the elements of the diagonal were subtracted for p`,
      },
    ],
    steps: [
      say`${latex`A^2 = ${show(product(a, a))}`}`,
      say`Outside the diagonal: ${entry(product(a, a), 0, 1)} = p × ${bracket(two)}, so p = ${trace}.`,
      say`On the diagonal: ${entry(product(a, a), 0, 0)} = ${bracket(trace)} × ${bracket(one)} + q, so q = ${-determinant}.`,
      say`The value of ${asked} is ${answer}`,
    ],
  }
}
