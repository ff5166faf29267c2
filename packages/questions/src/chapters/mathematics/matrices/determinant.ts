import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'
import { drawQuadraticDeterminant } from './quadratic-determinant.ts'

/** "What is the determinant of the matrix with the rows 3, 5 and 2, 4?" */
export const determinant = defineGenerator({
  id: 'higher/determinant',
  version: 7,
  concepts: ['value-of-determinant', 'singular-matrix', 'properties-of-determinants'],
  levels: {
    easy: { forms: [twoByTwo] },
    medium: { forms: [threeByThree, threeByThree, scaled, cofactorOf, unknownEntry, productScaled] },
    hard: { forms: [...often(5, rootsOfEquation), ...often(2, ofAdjoint), ...often(4, withDifferences)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'value':
        return eliminate(given.rows)
      case 'cofactor': {
        // With a 1 in its place and 0 in the rest of its row, the determinant is the cofactor.
        const row = given.rows.map((one, at) =>
          at === given.row ? one.map((_, place) => (place === given.column ? 1 : 0)) : one,
        )
        const value = eliminate(row)
        return given.isMinor && (given.row + given.column) % 2 === 1 ? 0 - value : value
      }
      case 'unknown':
        // Try the whole numbers.
        return (
          range(-400, 400).find(
            (k) =>
              Math.abs(eliminate(given.rows.map((row) => row.map((one) => one ?? k))) - given.value) < 1e-6,
          ) ?? Number.NaN
        )
      case 'roots': {
        // Tries the whole numbers.
        const roots = range(-60, 60).filter(
          (x) => Math.abs(eliminate(given.rows.map((row) => row.map((one) => one ?? x)))) < 1e-6,
        )
        const [low = Number.NaN, high = Number.NaN] = roots
        return given.asked === 'sum' ? low + high : given.asked === 'product' ? low * high : high
      }
      case 'adjoint': {
        // For a diagonal matrix with that determinant: each entry of the adjoint is the product of the others.
        const adjointOf = (diagonal: readonly number[]) =>
          diagonal.map((_, place) =>
            diagonal.reduce((all, one, other) => (other === place ? all : all * one), 1),
          )
        const matrix = range(1, given.order).map((place) => given.inner * (place === 1 ? given.value : 1))
        const once = adjointOf(matrix)
        const taken = given.isTwice ? adjointOf(once) : once
        return taken.reduce((all, one) => all * given.outer * one, 1)
      }
      case 'product': {
        // Diagonal matrices with these determinants, multiplied entry by entry.
        const diagonal = range(0, given.order - 1).map(
          (row) =>
            given.factor * (row === 0 ? given.one * (given.isInverse ? 1 / given.other : given.other) : 1),
        )
        return Math.round(diagonal.reduce((all, one) => all * one, 1) * 1e6) / 1e6
      }
      case 'scaled':
        // A diagonal matrix with that determinant, scaled as given.
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

/** By elimination, without cofactors. */
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
    concept: 'value-of-determinant',
    given: {
      find: 'value' as const,
      rows: [
        [a, b],
        [c, d],
      ],
    },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`${ask(rng, say`the determinant ${text}`)}`,
      say`A matrix has the rows ${a}, ${b} and ${c}, ${d}. ${ask(rng, 'its determinant')}`,
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
    concept: 'value-of-determinant',
    given: { find: 'value' as const, rows },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${show(rows)}`)}`,
      say`${ask(rng, say`the determinant ${show(rows)}`)}`,
      say`A 3 × 3 matrix has the rows (${list[0] ?? ''}), (${list[1] ?? ''}) and (${list[2] ?? ''}). ${ask(rng, 'its determinant')}`,
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

/** "What is the cofactor of the entry 4 in the second row and first column?" */
function cofactorOf(rng: Random) {
  const isMinor = rng.chance(0.35)
  const rest = (rows: Matrix, row: number, column: number) => {
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = rows
      .filter((_, at) => at !== row)
      .map((one) => one.filter((_, at) => at !== column))
    return [a, b, c, d] as const
  }
  const { rows, row, column } = rng.until(
    () => ({ rows: drawThree(rng), row: rng.int(0, 2), column: rng.int(0, 2) }),
    (drawn) => {
      const [a, b, c, d] = rest(drawn.rows, drawn.row, drawn.column)
      return [a, b, c, d].every((one) => one !== 0) && a * d !== b * c
    },
  )
  const [a, b, c, d] = rest(rows, row, column)
  const value = minor(a, b, c, d)
  const sign = isMinor || (row + column) % 2 === 0 ? 1 : -1
  const answer = sign * value
  const entry = rows[row]?.[column] ?? 0
  const what = isMinor ? 'minor' : 'cofactor'
  const element = latex`a_{${row + 1}${column + 1}}`
  return {
    concept: 'value-of-determinant',
    given: { find: 'cofactor' as const, rows, row, column, isMinor },
    prompt: rng.pick([
      say`What is the ${what} of the element ${element} of the determinant ${show(rows)}?`,
      say`In the determinant ${show(rows)}, the ${what} of the element in row ${row + 1} and column ${column + 1} is:`,
      say`Find the ${what} of ${element} in ${show(rows)}.`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: -answer, because: say`the sign is wrong` },
      { value: sign * (a * d + b * c), because: say`the two products were added` },
      { value: -sign * (a * d + b * c), because: say`the two products were added, and the sign is wrong` },
      { value: answer * entry, because: say`it was multiplied by the element itself` },
      { value: sign * (a * b - c * d), because: say`the rows were multiplied instead of the diagonals` },
      { value: sign * (a * c - b * d), because: say`the columns were multiplied instead of the diagonals` },
    ],
    steps: [
      say`Leave out row ${row + 1} and column ${column + 1}: ${show([
        [a, b],
        [c, d],
      ])} remains.`,
      say`Its value is ${a} × ${wide(d)} − ${wide(b)} × ${wide(c)} = ${value}.`,
      isMinor
        ? say`A minor has no sign of its own: ${answer}`
        : say`The sign is that of ${latex`(-1)^{${row + 1} + ${column + 1}}`}, so the cofactor is ${answer}`,
    ],
  }
}

/** k from the value, or so that the matrix is singular. */
function unknownEntry(rng: Random) {
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
    concept: 'singular-matrix',
    given: { find: 'unknown' as const, rows: blank, value },
    prompt: rng.pick([
      value === 0
        ? say`For which k is ${show(shown)} equal to 0?`
        : say`If ${show(shown)} = ${value}, ${askThen(rng, 'the value of k')}`,
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
function scaled(rng: Random) {
  const order = rng.pick([2, 3, 3, 4])
  const [factor, value] = [rng.pick([2, 3, 4, 5, -2, -3]), rng.pick([1, -1]) * rng.int(2, 25)]
  const power = rng.pick([1, 1, 2])
  const answer = (factor ** order * value) ** power
  if (Math.abs(answer) > 90_000) return unknownEntry(rng)
  const what = power === 1 ? latex`|${factor}A|` : latex`|${factor}A|^2`
  return {
    concept: 'properties-of-determinants',
    given: { find: 'scaled' as const, order, factor, value, power },
    prompt: rng.pick([
      say`A is a ${order} × ${order} matrix with the determinant ${value}. ${ask(rng, say`the value of ${what}`)}`,
      say`If A is a square matrix of order ${order} and |A| = ${value}, ${askThen(rng, say`the value of ${what}`)}`,
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

/** The determinant of a multiple of a product: both rules together. */
function productScaled(rng: Random) {
  const order = rng.pick([2, 3, 3])
  const isInverse = rng.chance(0.4)
  const [factor, other] = [rng.pick([2, 3, 4, 5]), rng.pick([1, -1]) * rng.int(2, 9)]
  const one = isInverse ? other * rng.pick([-4, -3, -2, 2, 3, 4, 5]) : rng.pick([1, -1]) * rng.int(2, 12)
  const joined = isInverse ? one / other : one * other
  const answer = factor ** order * joined
  const what = isInverse ? latex`|${factor}AB^{-1}|` : latex`|${factor}AB|`
  return {
    concept: 'properties-of-determinants',
    given: { find: 'product' as const, order, factor, one, other, isInverse },
    prompt: rng.pick([
      say`A and B are square matrices of order ${order} with |A| = ${one} and |B| = ${other}. ${ask(rng, say`the value of ${what}`)}`,
      say`If |A| = ${one} and |B| = ${other} for two ${order} × ${order} matrices A and B, ${askThen(rng, say`the value of ${what}`)}`,
      say`Let A and B be matrices of order ${order} such that |A| = ${one} and |B| = ${other}. Then ${what} equals`,
    ]),
    answer,
    within: [-100_000, 100_000] as const,
    mistakes: [
      {
        value: factor * joined,
        because: say`the factor ${factor} was taken out once instead of once for each row`,
      },
      { value: factor ** (2 * order) * joined, because: say`the factor was counted for both matrices` },
      { value: joined, because: say`the factor ${factor} was left out` },
      { value: factor ** order * (one + other), because: say`the determinants were added` },
      {
        value: isInverse ? factor ** order * one * other : factor ** order * one,
        because: isInverse
          ? say`the inverse was taken for the matrix itself`
          : say`the determinant of B was left out`,
      },
      { value: -answer, because: say`a sign was lost` },
      {
        value: order * factor * joined,
        because: say`the factor was multiplied by the order instead of being raised to it`,
      },
    ],
    steps: [
      isInverse
        ? say`The determinant of an inverse is the reciprocal: 1 ÷ ${wide(other)}.`
        : say`The determinant of a product is the product of the determinants.`,
      isInverse
        ? say`So the product has the determinant ${wide(one)} ÷ ${wide(other)} = ${joined}.`
        : say`${wide(one)} × ${wide(other)} = ${joined}`,
      say`Each of the ${order} rows carries the factor ${factor}.`,
      say`So it is multiplied by ${latex`${factor}^{${order}} = ${factor ** order}`}.`,
      say`${factor ** order} × ${wide(joined)} = ${answer}`,
    ],
  }
}

/** "What is the sum of the roots of the equation |x 2 3; 1 x 4; 2 1 1| = 0?" */
function rootsOfEquation(rng: Random) {
  const { rows, low, high, quadratic } = drawQuadraticDeterminant(rng)
  const asked = rng.pick(['sum', 'product', 'greater'] as const)
  const text = show(rows.map((row) => row.map((one) => one ?? 'x')))
  const [sum, product] = [low + high, low * high]
  const value = { sum, product, greater: high }[asked]
  const what = {
    sum: 'the sum of the roots',
    product: 'the product of the roots',
    greater: 'the greater root',
  }[asked]
  const [a, b, c] = quadratic
  const [, [d, , e] = [], [f, g, h] = []] = rows
  const minors = [
    latex`${showPolynomial([h ?? 0, -(e ?? 0) * (g ?? 0)])}`,
    latex`${(d ?? 0) * (h ?? 0) - (e ?? 0) * (f ?? 0)}`,
    latex`${showPolynomial([-(f ?? 0), (d ?? 0) * (g ?? 0)])}`,
  ] as const
  return {
    concept: 'singular-matrix',
    given: { find: 'roots' as const, rows, asked },
    prompt: rng.pick([
      say`${ask(rng, say`${what} of the equation ${text} = 0`)}`,
      say`If ${text} = 0, then ${what} of this equation in x is`,
      say`For the equation ${text} = 0, ${what} is equal to`,
    ]),
    answer: value,
    within: [-200, 200] as const,
    mistakes: [
      { value: -value, because: say`the sign is wrong` },
      {
        value: asked === 'sum' ? product : sum,
        because: say`that is the ${asked === 'sum' ? 'product' : 'sum'} of the roots`,
      },
      {
        value: asked === 'greater' ? low : high,
        because: asked === 'greater' ? say`that is the smaller root` : say`that is one of the roots`,
      },
      {
        value: asked === 'product' ? c : -b,
        because: say`the quadratic was not divided by the coefficient of ${latex`x^2`}`,
      },
      { value: high - low, because: say`the roots were subtracted` },
      { value: value + 1, because: say`a slip of 1 in expanding the determinant` },
      { value: value - 1, because: say`a slip of 1 in the expansion` },
    ].filter(({ value: wrong }) => wrong !== value),
    steps: [
      say`Expand by the first row; the minors are ${minors[0]}, ${minors[1]} and ${minors[2]}.`,
      say`The determinant is ${latex`${showPolynomial([a, b, c])}`}.`,
      say`${latex`${showPolynomial([a, b, c])} = 0`} has the roots ${low} and ${high}.`,
      asked === 'sum'
        ? say`Their sum is ${value}`
        : asked === 'product'
          ? say`Their product is ${value}`
          : say`The greater root is ${value}`,
    ],
  }
}

/** "A is of order 3 with |A| = 4. What is |2 adj(3A)|?" */
function ofAdjoint(rng: Random) {
  const order = 3
  const { value, inner, outer, isTwice, answer } = rng.until(
    () => {
      const isTwice = rng.chance(0.3)
      const [value, inner, outer] = [rng.pick([-1, 1]) * rng.int(2, 25), rng.int(1, 4), rng.int(1, 6)]
      const once = (inner ** order * value) ** (order - 1)
      return {
        isTwice,
        value,
        inner,
        outer,
        answer: outer ** order * (isTwice ? once ** (order - 1) : once),
      }
    },
    (drawn) => Math.abs(drawn.answer) <= 99_999 && (drawn.inner > 1 || (drawn.isTwice && drawn.outer > 1)),
  )
  const letter = rng.pick(['A', 'B', 'M', 'P'])
  const matrix = inner === 1 ? letter : `${inner}${letter}`
  const adjoint = isTwice
    ? `\\text{adj}(\\text{adj}\\,${inner === 1 ? letter : `(${matrix})`})`
    : `\\text{adj}(${matrix})`
  const what = latex`|${outer === 1 ? '' : `${outer}\\,`}${adjoint}|`
  const exponent = isTwice ? (order - 1) ** 2 : order - 1
  return {
    concept: 'properties-of-determinants',
    given: { find: 'adjoint' as const, order, value, inner, outer, isTwice },
    prompt: rng.pick([
      say`${letter} is a square matrix of order ${order} with |${letter}| = ${value}. ${ask(rng, say`the value of ${what}`)}`,
      say`If ${letter} is a ${order} × ${order} matrix and |${letter}| = ${value}, ${askThen(rng, say`the value of ${what}`)}`,
      say`Let ${letter} be a matrix of order ${order} such that |${letter}| = ${value}. Then ${what} equals`,
    ]),
    answer,
    within: [-400_000, 400_000] as const,
    mistakes: [
      {
        value: outer * (inner ** order * value) ** exponent,
        because: say`the factor ${outer} was taken out once instead of once for each row`,
      },
      {
        value: outer ** order * (inner * value) ** exponent,
        because: say`the factor ${inner} was taken out once instead of once for each row`,
      },
      {
        value: outer ** order * (inner ** order * value) ** (exponent + 1),
        because: say`the determinant of the adjoint was taken with too large an exponent`,
      },
      {
        value: outer ** order * inner ** order * value,
        because: say`the adjoint was taken for the matrix itself`,
      },
      { value: outer ** order * value ** exponent, because: say`the factor ${inner} was left out` },
      { value: -answer, because: say`the sign is wrong` },
      { value: (inner ** order * value) ** exponent, because: say`the factor ${outer} was left out` },
    ].filter(({ value: wrong }) => wrong !== answer),
    steps: [
      say`The determinant of a multiple takes the factor once for each row, and that of an adjoint of order ${order} is the square.`,
      ...(inner === 1
        ? []
        : [
            say`${latex`|${matrix}| = ${inner}^{${order}} \times ${value < 0 ? `(${value})` : value} = ${inner ** order * value}`}`,
          ]),
      say`For order ${order}, ${latex`|\text{adj}\,X| = |X|^{${order - 1}}`}${isTwice ? say`, so taking the adjoint twice gives the power ${exponent}` : ''}: ${latex`(${inner ** order * value})^{${exponent}} = ${(inner ** order * value) ** exponent}`}`,
      outer === 1
        ? say`The value is ${answer}`
        : say`The factor ${outer} counts once for each of the ${order} rows: ${outer ** order} × ${wide((inner ** order * value) ** exponent)} = ${answer}`,
    ],
  }
}

/** Determinants that differences of rows or columns make short. */
function withDifferences(rng: Random) {
  const [isSquares, isTurned] = [rng.chance(0.5), rng.chance(0.5)]
  const [p, q, r] = rng.sample(range(5, 30), 3)
  const base = rng.int(6, 30)
  const [a, b, c] = [rng.int(1, 9), rng.int(1, 9), rng.int(1, 9)]
  const squares = [
    [1, p, p * p],
    [1, q, q * q],
    [1, r, r * r],
  ]
  const rows = isSquares
    ? !isTurned
      ? squares
      : [0, 1, 2].map((place) => squares.map((row) => row[place] ?? 0))
    : [
        [base + a, base, base],
        [base, base + b, base],
        [base, base, base + c],
      ]
  const answer = isSquares ? (q - p) * (r - p) * (r - q) : a * b * c + base * (a * b + b * c + c * a)
  return {
    concept: 'properties-of-determinants',
    given: { find: 'value' as const, rows },
    prompt: rng.pick([
      say`${ask(rng, say`the value of the determinant ${show(rows)}`)}`,
      say`The value of ${show(rows)} is`,
      say`Using the properties of determinants, find the value of ${show(rows)}.`,
    ]),
    answer,
    within: signed,
    mistakes: isSquares
      ? [
          { value: -answer, because: say`one difference was taken the other way round` },
          { value: (q - p) * (r - p) * (r + q), because: say`the last factor was taken as a sum` },
          { value: (q - p) * (r - p), because: say`the last difference was left out` },
          { value: (q - p) * (r - p) * (q - p), because: say`one difference was used twice` },
          { value: 2 * answer, because: say`the result was doubled` },
          { value: 0, because: say`no two rows or columns are in proportion` },
        ]
      : [
          { value: a * b * c, because: say`only the diagonal differences were multiplied` },
          {
            value: base * (a * b + b * c + c * a),
            because: say`the product of the three differences was left out`,
          },
          {
            value: (base + a) * (base + b) * (base + c),
            because: say`only the main diagonal was multiplied`,
          },
          {
            value: a * b * c + base * (a + b + c),
            because: say`the differences were added instead of multiplied in pairs`,
          },
          {
            value: a * b * c - base * (a * b + b * c + c * a),
            because: say`the sign of the second part is wrong`,
          },
          { value: answer + base, because: say`the common number was added once more` },
        ],
    steps: isSquares
      ? [
          say`Subtract the ${isTurned ? 'first column from the other two columns' : 'first row from the other two rows'}, and take the common factor out of each.`,
          say`Taking differences of the three numbers ${p}, ${q} and ${r} leaves the factors (${q} − ${p}), (${r} − ${p}) and (${r} − ${q}).`,
          say`These are ${q - p}, ${r - p} and ${r - q}.`,
          say`Their product is ${answer}`,
        ]
      : [
          say`Subtract the third row from the other two: they become ${a}, 0, ${-c} and 0, ${b}, ${-c}.`,
          say`Expanded by the first row: ${a} × (${b} × ${base + c} + ${c} × ${base}) + ${c} × ${b} × ${base}`,
          say`That is ${a * (b * (base + c) + c * base)} + ${c * b * base}.`,
          say`The value is ${answer}`,
        ],
  }
}

type Matrix = readonly (readonly number[])[]

const show = (rows: readonly (readonly (number | string)[])[]): string =>
  latex`\begin{vmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \end{vmatrix}`

const minor = (a: number, b: number, c: number, d: number) => a * d - b * c

const signed = [-20_000, 20_000] as const

const wide = (number: number) => (number < 0 ? say`(${number})` : number)

const drawThree = (rng: Random): number[][] => range(1, 3).map(() => range(1, 3).map(() => rng.int(-5, 7)))

function cofactors([
  [a = 0, b = 0, c = 0] = [],
  [d = 0, e = 0, f = 0] = [],
  [g = 0, h = 0, i = 0] = [],
]: Matrix) {
  return {
    parts: [a * minor(e, f, h, i), -b * minor(d, f, g, i), c * minor(d, e, g, h)] as const,
    minors: [minor(e, f, h, i), minor(d, f, g, i), minor(d, e, g, h)] as const,
    first: [a, b, c] as const,
  }
}
