import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { say } from '../../../kit/wording/say.ts'
import { scaled, unknownEntry } from './determinant-conditions.ts'
import { cofactors, drawThree, type Matrix, minor, show, signed, wide } from './matrix.ts'

/** "What is the determinant of the matrix with the rows 3, 5 and 2, 4?" */
export const determinant = defineGenerator({
  id: 'higher/determinant',
  version: 1,
  levels: {
    easy: { forms: [twoByTwo] },
    medium: { forms: [threeByThree] },
    hard: { forms: [unknownEntry, scaled] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'value':
        return eliminate(given.rows)
      case 'unknown':
        // Try the whole numbers.
        return (
          range(-400, 400).find(
            (k) =>
              Math.abs(eliminate(given.rows.map((row) => row.map((one) => one ?? k))) - given.value) < 1e-6,
          ) ?? Number.NaN
        )
      case 'scaled':
        // A diagonal matrix with that determinant, scaled as told.
        return (
          eliminate(
            range(0, given.order - 1).map((row) =>
              range(0, given.order - 1).map((column) =>
                row === column ? (row === 0 ? given.value : 1) * given.factor : 0,
              ),
            ),
          ) ** given.power
        )
    }
  },
})

/** By elimination, which knows no cofactors. */
function eliminate(matrix: Matrix): number {
  const rows = matrix.map((row) => [...row])
  let result = 1
  for (let column = 0; column < rows.length; column++) {
    const pivot = rows.findIndex((row, index) => index >= column && Math.abs(row[column] ?? 0) > 1e-12)
    if (pivot < 0) return 0
    if (pivot !== column) {
      const [one = [], other = []] = [rows[pivot], rows[column]]
      rows[pivot] = other
      rows[column] = one
      result = -result
    }
    const head = rows[column]?.[column] ?? 1
    result *= head
    for (let below = column + 1; below < rows.length; below++) {
      const factor = (rows[below]?.[column] ?? 0) / head
      rows[below] = (rows[below] ?? []).map((one, index) => one - factor * (rows[column]?.[index] ?? 0))
    }
  }
  return Math.round(result * 1e6) / 1e6
}

function twoByTwo(rng: Random) {
  const [a, b, c, d] = rng.until(
    () => [rng.int(-9, 12), rng.int(-9, 12), rng.int(-9, 12), rng.int(-9, 12)] as const,
    (drawn) => drawn.every((one) => one !== 0) && drawn[0] * drawn[3] !== drawn[1] * drawn[2],
  )
  const answer = minor(a, b, c, d)
  const text = show([
    [a, b],
    [c, d],
  ])
  return {
    given: {
      find: 'value' as const,
      rows: [
        [a, b],
        [c, d],
      ],
    },
    prompt: posed(rng, [
      say`What is the value of ${text}?`,
      say`Find the determinant ${text}.`,
      say`A matrix has the rows ${a}, ${b} and ${c}, ${d}. What is its determinant?`,
      say`The determinant of the matrix with the first row ${a}, ${b} and the second row ${c}, ${d} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: a * d + b * c, because: say`the two products were added` },
      { value: b * c - a * d, because: say`the products were subtracted the wrong way round` },
      { value: a * b - c * d, because: say`the rows were multiplied instead of the diagonals` },
      { value: a * c - b * d, because: say`the columns were multiplied instead of the diagonals` },
      { value: a * d, because: say`the second diagonal was left out` },
      { value: a + d - b - c, because: say`the entries were added instead of multiplied` },
    ],
    steps: [
      say`Main diagonal: ${a} × ${wide(d)} = ${a * d}; other diagonal: ${b} × ${wide(c)} = ${b * c}`,
      say`${a * d} − ${wide(b * c)} = ${answer}`,
    ],
  }
}

function threeByThree(rng: Random) {
  const rows = rng.until(
    () => drawThree(rng),
    (drawn) => {
      const { parts } = cofactors(drawn)
      return (
        parts.every((part) => part !== 0) &&
        parts[0] + parts[1] + parts[2] !== 0 &&
        drawn.flat().filter((one) => one === 0).length <= 2
      )
    },
  )
  const { parts, minors, first } = cofactors(rows)
  const [p, q, r] = parts
  const answer = p + q + r
  const list = rows.map((row) => row.join(', ').replaceAll('-', '−'))
  return {
    given: { find: 'value' as const, rows },
    prompt: posed(rng, [
      say`What is the value of ${show(rows)}?`,
      say`Find the determinant ${show(rows)}.`,
      say`A 3 × 3 matrix has the rows (${list[0] ?? ''}), (${list[1] ?? ''}) and (${list[2] ?? ''}). What is its determinant?`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: p - q + r, because: say`the minus sign of the second cofactor was left out` },
      { value: p + q - r, because: say`the third cofactor was given a minus sign` },
      { value: -answer, because: say`all signs were turned` },
      { value: p + q, because: say`the third cofactor was left out` },
      { value: p, because: say`only the first cofactor was taken` },
      {
        value: minors[0] - minors[1] + minors[2],
        because: say`the minors were not multiplied by the entries of the first row`,
      },
      {
        value: (rows[0]?.[0] ?? 0) * (rows[1]?.[1] ?? 0) * (rows[2]?.[2] ?? 0),
        because: say`only the main diagonal was multiplied`,
      },
    ],
    steps: [
      say`Expand by the first row; the minors are ${minors[0]}, ${minors[1]} and ${minors[2]}.`,
      say`Signs +, −, +: ${first[0]} × ${wide(minors[0])} − ${wide(first[1])} × ${wide(minors[1])} + ${wide(first[2])} × ${wide(minors[2])}`,
      say`${p} + ${wide(q)} + ${wide(r)} = ${answer}`,
    ],
  }
}
