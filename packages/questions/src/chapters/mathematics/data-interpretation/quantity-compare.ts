import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { sum } from '../../../kit/values/geometry.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { type DataSet, drawDataSet } from './themes.ts'

/** "Quantity I: the total of company P. Quantity II: the total of company Q. Which is greater?" */
export const quantityCompare = defineGenerator({
  id: 'interpretation/quantity-compare',
  version: 6,
  levels: {
    easy: { measures: ['cell', 'total'] },
    medium: { measures: ['total', 'average'] },
    hard: { measures: ['change'] },
  },
  generate(rng, { measures }) {
    const data = drawDataSet(rng, 3, 4, 'table')
    const kind = rng.pick(KINDS)
    const drawn = rng.pick<readonly Measure[]>(measures)
    // Of two single numbers, one that is missing would answer the question at sight.
    const measure = drawn === 'cell' && kind === 'unknown' ? 'total' : drawn
    const { one, other, given, steps, hole, told } = draw(rng, data, measure, kind)
    const key = KINDS.indexOf(kind)
    return {
      given,
      prompt: say`${data.intro}${hole ? ' One value, marked with a question mark, is not given.' : ''}${told ? say` The total number of ${data.ofRow(told.row)} is ${told.total}.` : ''} Compare the two quantities.
Quantity I: ${one}
Quantity II: ${other}`,
      figure: {
        kind: 'table' as const,
        title: data.title,
        columns: [data.head, ...data.columns],
        rows: data.rows.map((name, row) => [
          name,
          ...data.columns.map((_, column) =>
            hole && hole[0] === row && hole[1] === column ? '?' : String(data.values[row]?.[column] ?? 0),
          ),
        ]),
      },
      answer: WORDS[kind],
      mistakes: KINDS.filter((_, index) => index !== key).map((wrong) => ({
        value: WORDS[wrong],
        because: mistakeOf(wrong, kind),
      })),
      steps: [...steps, say`So the answer is: ${WORDS[kind]}`],
    }
  },
  solve(given) {
    // Tries every value for a missing number; the relation is known only if it is always the same.
    const results = new Set<number>()
    const { hole, told } = given
    // The total of its row tells a missing number.
    const left = hole && told && told.row === hole[0] ? told.total - sum(given.values[hole[0]] ?? []) : null
    const tried = left === null ? [0, 1, 50, 100, 200, 400, 800, 1600, 100_000] : [left]
    for (const filled of hole ? tried : [0]) {
      const [one, other] = [given.one, given.other].map((places) => {
        const values = places.map(([row, column]) =>
          hole && hole[0] === row && hole[1] === column ? filled : (given.values[row]?.[column] ?? 0),
        )
        if (given.measure === 'change')
          return ((values[1] ?? 0) - (values[0] ?? 0)) / Math.max(values[0] ?? 0, 1e-9)
        return given.measure === 'average'
          ? values.reduce((total, value) => total + value, 0) / values.length
          : values.reduce((total, value) => total + value, 0)
      })
      results.add(Math.sign(Math.round(((one ?? 0) - (other ?? 0)) * 1e6)))
    }
    if (results.size > 1) return WORDS.unknown
    const [sign = 0] = results
    return sign > 0 ? WORDS.first : sign < 0 ? WORDS.second : WORDS.equal
  },
})

const KINDS = ['first', 'second', 'equal', 'unknown'] as const
type Kind = (typeof KINDS)[number]
type Measure = 'cell' | 'total' | 'average' | 'change'

const WORDS: Readonly<Record<Kind, string>> = {
  first: 'Quantity I > Quantity II',
  second: 'Quantity I < Quantity II',
  equal: 'Quantity I = Quantity II',
  unknown: 'The relation cannot be determined',
}

type Place = readonly [row: number, column: number]

function draw(rng: Random, data: DataSet, measure: Measure, kind: Kind) {
  const [first, second] = rng.sample(
    data.rows.map((_, index) => index),
    2,
  )
  const columns = data.columns.map((_, index) => index)
  const from = rng.int(0, columns.length - 2)
  const to = from + 1
  const places = (row: number): Place[] =>
    measure === 'cell'
      ? [[row, to]]
      : measure === 'change'
        ? [
            [row, from],
            [row, to],
          ]
        : columns.map((column) => [row, column] as const)
  const [one, other] = [places(first), places(second)]
  const set = (row: number, column: number, value: number) => {
    const line = data.values[row]
    if (line) line[column] = value
  }
  const at = ([row, column]: Place) => data.values[row]?.[column] ?? 0
  const size = (where: readonly Place[]) =>
    measure === 'change'
      ? (at(where[1] ?? [0, 0]) - at(where[0] ?? [0, 0])) / at(where[0] ?? [0, 0])
      : sum(where.map(at)) / (measure === 'average' ? where.length : 1)
  const hidden = rng.pick([one, other])
  /** Whether the hidden number can make its quantity the smaller one; false when the known part is already larger. */
  const isOpen = () => {
    if (measure === 'change') return true
    const seen = hidden === one ? other : one
    return sum(hidden.slice(0, -1).map(at)) < sum(seen.map(at))
  }
  const wanted = kind === 'first' ? 1 : kind === 'second' ? -1 : 0
  rng.until(
    () => {
      for (const row of [first, second])
        for (const column of columns) set(row, column, rng.int(data.low, data.high, data.step))
      if (kind === 'equal') {
        if (measure === 'cell') set(second, to, at([first, to]))
        else if (measure === 'change') set(second, to, Math.round(at([second, from]) * (1 + size(one))))
        else
          set(
            second,
            0,
            at([second, 0]) +
              Math.round((size(one) - size(other)) * (measure === 'average' ? columns.length : 1)),
          )
      }
      return Math.sign(Math.round((size(one) - size(other)) * 1e6))
    },
    (sign) =>
      (kind === 'unknown' ? isOpen() : sign === wanted) &&
      [...one, ...other].every((place) => at(place) >= data.low / 2 && at(place) <= data.high * 1.3) &&
      (measure !== 'change' || isClose(size(one), size(other), kind)),
  )
  // A hole elsewhere must not give the answer away. Of a change, a number is always missing: the total of its row
  // tells it, and the total of the other row does not.
  const third = data.rows.findIndex((_, index) => index !== first && index !== second)
  const hole: Place | null =
    kind === 'unknown' || measure === 'change'
      ? (hidden.at(-1) ?? null)
      : rng.chance(0.6)
        ? [third, rng.pick(columns)]
        : null
  const toldRow = (kind === 'unknown') === (hidden === one) ? second : first
  const told = measure === 'change' ? { row: toldRow, total: sum(data.values[toldRow] ?? []) } : null
  const said = (row: number): Message => {
    switch (measure) {
      case 'cell':
        return say`the number of ${data.cell(row, to)}`
      case 'total':
        return say`the total of the ${data.ofRow(row)}`
      case 'average':
        return say`the average of the ${data.ofRow(row)}`
      case 'change':
        return say`the percentage increase in the ${data.things} ${data.verb} by ${data.rowName(row)} from ${data.columns[from] ?? ''} to ${data.columns[to] ?? ''}`
    }
  }
  return {
    one: said(first),
    other: said(second),
    hole,
    told,
    given: {
      measure,
      values: data.values.map((line, row) =>
        line.map((value, column) => (hole && hole[0] === row && hole[1] === column ? 0 : value)),
      ),
      one,
      other,
      hole,
      told,
    },
    steps: explain(
      measure,
      kind,
      [one, other].map((where) => where.map(at)),
      columns.length,
      kind === 'unknown',
      told && kind !== 'unknown'
        ? say`The total of its row tells the missing number: it is ${at(hidden.at(-1) ?? [0, 0])}.`
        : null,
    ),
  }
}

/** Increases of like size, so that they must be worked out: of two decreases nobody could say which is the greater. */
function isClose(one: number, other: number, kind: Kind): boolean {
  if (kind === 'unknown') return one > 0 && other > 0
  const gap = Math.abs(one - other)
  return (
    Math.min(one, other) >= 0.05 && gap <= 0.3 * Math.max(one, other) && (kind === 'equal' || gap >= 0.01)
  )
}

function explain(
  measure: Measure,
  kind: Kind,
  [one = [], other = []]: readonly number[][],
  size: number,
  isHidden: boolean,
  found: Message | null,
): Message[] {
  const work = (name: string, values: readonly number[]): Message[] => {
    switch (measure) {
      case 'cell':
        return []
      case 'total':
        return [say`Quantity ${name} = ${values.join(' + ')} = ${sum(values)}`]
      case 'average':
        return [say`Quantity ${name} is a ${size}th of ${values.join(' + ')} = ${sum(values)}.`]
      case 'change':
        return [
          say`From ${values[0] ?? 0} to ${values[1] ?? 0} the increase is ${(values[1] ?? 0) - (values[0] ?? 0)} on ${values[0] ?? 0}; this is quantity ${name}.`,
        ]
    }
  }
  if (isHidden)
    return [
      say`A number that one of the quantities needs is missing from the table.`,
      ...(measure === 'cell'
        ? []
        : [say`For a small number there the other quantity is greater, for a large one this quantity is.`]),
      ...(measure === 'average' || measure === 'change'
        ? [
            measure === 'change'
              ? say`The total that is told belongs to the other row, so nothing tells the missing number.`
              : say`Nothing else in the table tells the missing number.`,
          ]
        : []),
    ]
  const sign = kind === 'first' ? 'greater than' : kind === 'second' ? 'less than' : 'equal to'
  return measure === 'cell'
    ? [say`The table gives ${one[0] ?? 0} and ${other[0] ?? 0}; the first is ${sign} the second.`]
    : [
        ...(found ? [found] : []),
        ...work('I', one),
        ...work('II', other),
        ...(measure === 'change'
          ? [say`Divided by the number at the start, the first increase is ${sign} the second.`]
          : []),
      ]
}

function mistakeOf(wrong: Kind, key: Kind): Message {
  switch (wrong) {
    case 'unknown':
      return say`every number that is needed stands in the table or follows from it`
    case 'equal':
      return key === 'unknown'
        ? say`the missing number was taken to make both equal`
        : say`a slip in adding or reading made the two look equal`
    case 'first':
      return key === 'unknown'
        ? say`the missing number was guessed in favour of quantity I`
        : say`the numbers of quantity I were read or added too large`
    case 'second':
      return key === 'unknown'
        ? say`the missing number was guessed in favour of quantity II`
        : say`the numbers of quantity II were read or added too large`
  }
}
