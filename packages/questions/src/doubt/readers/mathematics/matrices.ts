import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

type Matrix = readonly (readonly Exact[])[]

const ENTRY = '-? ?\\d+(?:\\.\\d+|/\\d+)?'
const ROW = `${ENTRY}(?:(?: ?, ?| +)${ENTRY})+`
/** [[1, 2], [3, 4]], [1 2; 3 4] and |1 2; 3 4|. */
const MATRIX = new RegExp(
  `[[(] ?[[(] ?${ROW} ?[\\])](?: ?[,;]? ?[[(] ?${ROW} ?[\\])])+ ?[\\])]|[[(|] ?${ROW}(?: ?; ?${ROW})+ ?[\\])|]`,
  'g',
)

function readMatrix(text: string): Matrix | null {
  const inner = text.slice(1, -1)
  const rows =
    inner.includes(';') && !/[[(]/.test(inner) ? inner.split(';') : (inner.match(/[[(][^\])]*[\])]/g) ?? [])
  const matrix = rows.map((row) =>
    (row.replace(/(?<=-) +/g, '').match(/-?\d+(?:\.\d+|\/\d+)?/g) ?? [])
      .filter((entry) => !/\/0+$/.test(entry))
      .map((entry) => new Fraction(entry)),
  )
  const width = matrix[0]?.length ?? 0
  return matrix.length >= 2 && matrix.length <= 3 && width <= 3 && matrix.every((row) => row.length === width)
    ? matrix
    : null
}

const at = (matrix: Matrix, row: number, column: number): Exact => matrix[row]?.[column] ?? new Fraction(0)
const isSquare = (matrix: Matrix): boolean => matrix.every((row) => row.length === matrix.length)
const minor = (matrix: Matrix, row: number, column: number): Matrix =>
  matrix.flatMap((one, index) => (index === row ? [] : [one.filter((_, place) => place !== column)]))

/** By the first row. */
function determinant(matrix: Matrix): Exact {
  if (matrix.length === 1) return at(matrix, 0, 0)
  return matrix.reduce<Exact>(
    (sum, _, column) =>
      sum.add(
        at(matrix, 0, column)
          .mul(determinant(minor(matrix, 0, column)))
          .mul(column % 2 === 0 ? 1 : -1),
      ),
    new Fraction(0),
  )
}

const transpose = (matrix: Matrix): Matrix =>
  (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? new Fraction(0)))
const multiply = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) =>
    (b[0] ?? []).map((_, column) =>
      row.reduce<Exact>((sum, entry, index) => sum.add(entry.mul(at(b, index, column))), new Fraction(0)),
    ),
  )
const combine = (a: Matrix, b: Matrix, sign: number): Matrix =>
  a.map((row, index) => row.map((entry, column) => entry.add(at(b, index, column).mul(sign))))
const same = (a: Matrix, b: Matrix): boolean =>
  a.length === b.length &&
  a.every((row, index) => row.every((entry, column) => entry.equals(at(b, index, column))))
const sameSize = (a: Matrix, b: Matrix): boolean => a.length === b.length && a[0]?.length === b[0]?.length

const say = (matrix: Matrix): string =>
  `[${matrix.map((row) => `[${row.map((entry) => entry.toFraction()).join(', ')}]`).join(', ')}]`

/** Another order of the same sum: by the last row, so that a slip in one would show. */
function determinantByLastRow(matrix: Matrix): Exact {
  const last = matrix.length - 1
  if (last === 0) return at(matrix, 0, 0)
  return matrix.reduce<Exact>(
    (sum, _, column) =>
      sum.add(
        at(matrix, last, column)
          .mul(determinantByLastRow(minor(matrix, last, column)))
          .mul((last + column) % 2 === 0 ? 1 : -1),
      ),
    new Fraction(0),
  )
}

const WORDS = 'matrix matrices a b order square 2x2 3x3 x'

export const matrices: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Matrices', 'Determinants'],
  readers: [
    {
      // "Find the determinant of [[2, 3], [1, 4]]." / transpose, inverse, trace, A², AB, A + B
      id: 'matrix',
      cue: /\d ?[),;\]].*\d/,
      read(r) {
        const original = r.original.replaceAll('−', '-').toLowerCase()
        const written = original.match(MATRIX) ?? []
        const read = written.map(readMatrix)
        const [a, b] = read
        if (!a || read.length > 2 || (read.length === 2 && !b)) return null
        // What is said around the matrices; their own letters are 'a' and 'b'.
        r.rest = written
          .reduce((text, one) => text.replace(one, ' ¦ '), original)
          .replace(/\b([ab]) ?= ?¦/g, ' ¦ ')
          .replace(/[²]/g, '^2')
        const isBarred = written[0]?.startsWith('|') === true
        if (b) {
          const product = r.drop('a ?\\* ?b|ab|a b|product')
          const sum = r.drop('a ?\\+ ?b|sum|¦ \\+ ¦|¦ *\\+ *¦')
          const difference = r.drop('a ?- ?b|difference')
          if ([product, sum, difference].filter(Boolean).length !== 1 || !r.done(WORDS)) return null
          if (product) {
            if (a[0]?.length !== b.length) return null
            const value = multiply(a, b)
            return found({
              value: say(value),
              steps: [['Rows times columns', say(value)]],
              check: same(transpose(value), multiply(transpose(b), transpose(a))),
            })
          }
          if (!sameSize(a, b)) return null
          const value = combine(a, b, sum ? 1 : -1)
          return found({
            value: say(value),
            steps: [['Entry by entry', say(value)]],
            check: same(combine(value, b, sum ? -1 : 1), a),
          })
        }
        const det = r.drop('determinant|det|\\|a\\|') || isBarred
        const turned = r.drop("transpose|a'|a\\^t")
        const inverted = r.drop('inverse|a\\^\\(?-1\\)?')
        const trace = r.drop('trace')
        const power = r.one('a\\^\\(?#\\)?')
        if ([det, turned, inverted, trace, power !== undefined].filter(Boolean).length !== 1) return null
        if (!r.done(WORDS)) return null
        if (turned)
          return found({
            value: say(transpose(a)),
            steps: [['Rows become columns', say(transpose(a))]],
            check: same(transpose(transpose(a)), a),
          })
        if (!isSquare(a)) return null
        if (det) {
          const value = determinant(a)
          return found({
            value,
            steps: [
              a.length === 2
                ? [
                    'ad − bc',
                    `${sayNumber(at(a, 0, 0).mul(at(a, 1, 1)))} − ${sayNumber(at(a, 0, 1).mul(at(a, 1, 0)))} = ${sayNumber(value)}`,
                  ]
                : ['Expand by the first row', sayNumber(value)],
            ],
            check: determinantByLastRow(a).equals(value),
          })
        }
        if (trace) {
          const value = a.reduce<Exact>((sum, _, index) => sum.add(at(a, index, index)), new Fraction(0))
          const turned = transpose(a).reduce<Exact>(
            (sum, row, index) => sum.add(row[index] ?? 0),
            new Fraction(0),
          )
          return found({
            value,
            steps: [['Add the diagonal', sayNumber(value)]],
            check: turned.equals(value),
          })
        }
        const unit: Matrix = a.map((row, index) =>
          row.map((_, column) => new Fraction(index === column ? 1 : 0)),
        )
        if (inverted) {
          const size = determinant(a)
          if (size.equals(0)) return null
          const value: Matrix = a.map((row, i) =>
            row.map((_, j) =>
              determinant(minor(a, j, i))
                .mul((i + j) % 2 === 0 ? 1 : -1)
                .div(size),
            ),
          )
          return found({
            value: say(value),
            steps: [
              ['Determinant', sayNumber(size)],
              ['Adjoint ÷ determinant', say(value)],
            ],
            check: same(multiply(a, value), unit),
          })
        }
        if (power?.d !== 1n || power.lt(2) || power.gt(6)) return null
        const steps = Array.from({ length: Number(power.n) - 1 })
        const value = steps.reduce<Matrix>((so) => multiply(so, a), a)
        const other = steps.reduce<Matrix>((so) => multiply(a, so), a)
        return found({
          value: say(value),
          steps: [['Rows times columns', say(value)]],
          check: same(value, other),
        })
      },
    },
  ],
}
