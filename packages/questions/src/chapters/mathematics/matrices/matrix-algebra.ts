import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "If A and B are the matrices ..., which entry stands in the first row and second column of AB?" */
export const matrixAlgebra = defineGenerator({
  id: 'higher/matrix-algebra',
  version: 3,
  concepts: [
    'matrix-multiplication',
    'inverse-of-a-matrix',
    'transpose-and-trace',
    'order-of-a-matrix',
    'cramers-rule',
  ],
  levels: {
    easy: { forms: [entryOfSum, orderOfProduct, traceOfMatrix] },
    medium: { forms: [entryOfProduct, entryOfInverse, countOfOrders, symmetricEntry] },
    hard: { forms: [entryOfPower, adjointDeterminant, unknownByCramer] },
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
      case 'cramer': {
        const { a, b, c, d, e, f } = given
        return (
          range(-60, 60).find((x) =>
            range(-60, 60).some((y) => a * x + b * y === c && d * x + e * y === f),
          ) ?? Number.NaN
        )
      }
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
      say`If ${told(a, b)}, ${askThen(rng, say`the entry in ${where} of ${name}`)}`,
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
      say`If ${told(a, b)}, ${askThen(rng, 'the trace of AB')}`,
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
  const bracket = (one: number) => (one < 0 ? say`(${one})` : one)
  const where = `the ${PLACES[row]} row and the ${PLACES[column]} column`
  return {
    concept: 'matrix-multiplication',
    given: { find: 'product' as const, a, b, row, column },
    prompt: rng.pick([
      say`If ${told(a, b)}, which number stands in ${where} of AB?`,
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
  const size = rng.int(6, 96)
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
      say`If the matrix ${text} is ${name}, ${askThen(rng, 'the value of x')}`,
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
  const a = draw(rng, 4)
  const [row, column] = [rng.int(0, 1), rng.int(0, 1)]
  const square = product(a, a)
  const value = entry(product(square, a), row, column)
  return {
    concept: 'matrix-multiplication',
    given: { find: 'power' as const, a, row, column },
    prompt: rng.pick([
      say`If ${latex`A = ${show(a)}`}, what is the entry in row ${row + 1} and column ${column + 1} of ${latex`A^3`}?`,
      say`For ${latex`A = ${show(a)}`}, find the element in row ${row + 1} and column ${column + 1} of ${latex`A^3`}.`,
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
  const [order, value] = [rng.int(2, 3), rng.pick([-1, 1]) * rng.int(2, 12)]
  const factor = rng.int(2, 5)
  const power = value ** (order - 1)
  const key = factor ** order * power
  const what = latex`|${factor}\,\mathrm{adj}\,A|`
  return {
    concept: 'inverse-of-a-matrix',
    given: { find: 'adjoint' as const, order, value, factor },
    prompt: rng.pick([
      say`A is a square matrix of order ${order} with |A| = ${value}. What is ${what}?`,
      say`If |A| = ${value} for a square matrix A of order ${order}, then ${what} is equal to`,
      say`The determinant of a ${order} × ${order} matrix A is ${value}. ${ask(rng, say`the value of ${what}`)}`,
    ]),
    answer: key,
    within: [-60_000, 60_000] as const,
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
    (drawn) => drawn.a * drawn.e - drawn.b * drawn.d !== 0 && drawn.x !== 0,
  )
  const [c, f] = [a * x + b * y, d * x + e * y]
  const [whole, top] = [a * e - b * d, c * e - b * f]
  const line = (p: number, q: number, r: number) =>
    latex`${p === 1 ? '' : p}x ${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? '' : Math.abs(q)}y = ${r}`
  return {
    concept: 'cramers-rule',
    given: { find: 'cramer' as const, a, b, c, d, e, f },
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
