import type { Random } from '../../../kit/random/random.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { cofactors, drawThree, show, wide } from './matrix.ts'

/** k from the value, or so that the matrix is singular. */
export function unknownEntry(rng: Random) {
  const { rows, column, k } = rng.until(
    () => ({ rows: drawThree(rng), column: rng.int(0, 2), k: rng.int(-6, 9) }),
    (drawn) => {
      const { minors } = cofactors(drawn.rows)
      return (minors[drawn.column] ?? 0) !== 0 && Math.abs(minors[drawn.column] ?? 0) <= 20 && drawn.k !== 0
    },
  )
  const full = rows.map((row, index) =>
    index === 0 ? row.map((one, place) => (place === column ? k : one)) : row,
  )
  const { parts, minors } = cofactors(full)
  const value = parts[0] + parts[1] + parts[2]
  const weight = (column === 1 ? -1 : 1) * (minors[column] ?? 1)
  const known = value - weight * k
  const shown = full.map((row, index) =>
    row.map((one, place) => (index === 0 && place === column ? 'k' : one)),
  )
  const blank = full.map((row, index) =>
    row.map((one, place) => (index === 0 && place === column ? null : one)),
  )
  return {
    given: { find: 'unknown' as const, rows: blank, value },
    prompt: posed(rng, [
      value === 0
        ? say`For which k is ${show(shown)} equal to 0?`
        : say`If ${show(shown)} = ${value}, what is k?`,
      value === 0
        ? say`Find k for which the determinant ${show(shown)} is zero.`
        : say`Find k for which the determinant ${show(shown)} has the value ${value}.`,
    ]),
    answer: k,
    within: [-400, 400] as const,
    mistakes: [
      { value: -k, because: say`the sign of the cofactor of k was lost` },
      {
        value: (value + known) / weight,
        because: say`the known part was carried over without changing its sign`,
      },
      { value: value - known, because: say`the division by ${weight} was left out` },
      { value: -known / weight, because: say`the value ${value} was left out` },
      { value: k + 1, because: say`one too many was counted when the terms were collected` },
      { value: k - 1, because: say`one too few was counted when the terms were collected` },
      { value: weight, because: say`that is the cofactor of k` },
      { value: 2 * k, because: say`the result was doubled` },
    ].filter(({ value: wrong }) => Number.isInteger(wrong)),
    steps: [
      say`Expand by the first row.`,
      say`The cofactor of k, with its sign, is ${weight}.`,
      say`The other two products add up to ${known}, so ${weight}k + ${wide(known)} = ${value}.`,
      say`k = ${k}`,
    ],
  }
}

/** |kA| for an n × n matrix. */
export function scaled(rng: Random) {
  const order = rng.pick([2, 3, 3, 4])
  const [factor, value] = [rng.pick([2, 3, 4, 5, -2, -3]), rng.pick([1, -1]) * rng.int(2, 25)]
  const power = rng.pick([1, 1, 2])
  const answer = (factor ** order * value) ** power
  if (Math.abs(answer) > 90_000) return unknownEntry(rng)
  const what = power === 1 ? latex`|${factor}A|` : latex`|${factor}A|^2`
  return {
    given: { find: 'scaled' as const, order, factor, value, power },
    prompt: posed(rng, [
      say`A is a ${order} × ${order} matrix with the determinant ${value}. What is ${what}?`,
      say`If A is a square matrix of order ${order} and |A| = ${value}, find ${what}.`,
      say`The determinant of the ${order} × ${order} matrix A is ${value}. Then ${what} equals`,
    ]),
    answer,
    within: [-100_000, 100_000] as const,
    mistakes: [
      {
        value: (factor * value) ** power,
        because: say`the factor ${factor} was taken out once instead of once for each of the ${order} rows`,
      },
      {
        value: (factor ** (order - 1) * value) ** power,
        because: say`the factor was taken out of ${order - 1} rows instead of ${order}`,
      },
      {
        value: (factor ** (order + 1) * value) ** power,
        because: say`the factor was taken out once too often`,
      },
      {
        value: (order * factor * value) ** power,
        because: say`the factor was multiplied by the order instead of being raised to it`,
      },
      { value: value ** power, because: say`the factor was left out` },
      { value: -answer, because: say`the sign was lost` },
      { value: factor ** order * value ** 2, because: say`only the determinant of A was squared` },
    ].filter(({ because }) => power === 2 || !because.template.startsWith('only the determinant')),
    steps: [
      say`Each of the ${order} rows of ${latex`${factor}A`} carries the factor ${factor}.`,
      say`So the determinant is multiplied by ${latex`${factor < 0 ? `(${factor})` : factor}^{${order}} = ${factor ** order}`}.`,
      say`${factor ** order} × ${wide(value)} = ${factor ** order * value}`,
      power === 1 ? say`The value is ${answer}` : say`Squared: ${answer}`,
    ],
  }
}
