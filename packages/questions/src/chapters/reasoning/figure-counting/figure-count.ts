import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { fan, fanWithLevels, lattice } from './figure-count-triangles.ts'

/** "How many squares are there in a grid of 3 by 4 small squares?" */
export const figureCount = defineGenerator({
  id: 'reasoning/figure-count',
  version: 1,
  levels: {
    easy: { forms: [fan, stack] },
    medium: { forms: [fanWithLevels, squares] },
    hard: { forms: [lattice, rectangles] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'triangles':
        return countTriangles(given.lines)
      case 'squares':
      case 'rectangles': {
        // Every choice of two upright and two level lines is looked at.
        let found = 0
        for (const left of range(0, given.columns))
          for (const right of range(left + 1, given.columns))
            for (const top of range(0, given.rows))
              for (const bottom of range(top + 1, given.rows))
                if (given.find === 'rectangles' || right - left === bottom - top) found += 1
        return found
      }
      case 'cubes':
        return given.heights.flat().reduce((sum, height) => sum + range(1, height).length, 0)
    }
  },
})

/** Three points of which every two lie on a common line, but not all three on one. */
function countTriangles(lines: readonly (readonly number[])[]): number {
  const size = Math.max(...lines.flat()) + 1
  const joined = new Map<number, number>()
  lines.forEach((line, index) => {
    for (const one of line) for (const other of line) if (one < other) joined.set(one * size + other, index)
  })
  let found = 0
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      const first = joined.get(a * size + b)
      if (first === undefined) continue
      for (let c = b + 1; c < size; c++) {
        const [second, third] = [joined.get(b * size + c), joined.get(a * size + c)]
        if (second !== undefined && third !== undefined && second !== first) found += 1
      }
    }
  return found
}

function gridFigure(columns: number, rows: number, what: string) {
  const id = (column: number, row: number) => `${column}-${row}`
  const points = [
    ...range(0, columns).flatMap(
      (column) =>
        [
          [column, 0],
          [column, rows],
        ] as const,
    ),
    ...range(0, rows).flatMap(
      (row) =>
        [
          [0, row],
          [columns, row],
        ] as const,
    ),
  ]
  const unique = new Map(
    points.map(([column, row]) => [id(column, row), { id: id(column, row), x: column, y: row, label: '' }]),
  )
  return {
    kind: 'geometry' as const,
    title: `Count the ${what}`,
    description: `A grid of ${columns} small squares in each of ${rows} rows.`,
    points: [...unique.values()],
    segments: [
      ...range(0, columns).map((column) => ({ from: id(column, 0), to: id(column, rows) })),
      ...range(0, rows).map((row) => ({ from: id(0, row), to: id(columns, row) })),
    ],
    circles: [],
    angles: [],
  }
}

const GRIDS = [
  'a window',
  'a carrom mat',
  'a garden plan',
  'a wall of tiles',
  'a chocolate bar',
  'a quilt',
  'a seating plan',
  'a floor',
]

function squares(rng: Random) {
  const [columns, rows] = [rng.int(3, 7), rng.int(2, 6)]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(GRIDS)
  const sizes = range(1, Math.min(columns, rows)).map((size) => (columns - size + 1) * (rows - size + 1))
  const key = sizes.reduce((sum, size) => sum + size, 0)
  const answer = count(key)
  return {
    given: { find: 'squares' as const, columns, rows },
    prompt: rng.pick([
      say`${person.name} of ${town} draws ${thing} of ${columns} by ${rows} small squares. How many squares of all sizes are there?`,
      say`In ${town}, ${thing} is divided into ${rows} rows of ${columns} equal squares. Counting squares of every size, how many does ${person.name} find?`,
      say`How many squares, large and small, can ${person.name} see in ${thing} in ${town} that has ${columns} small squares in each of ${rows} rows?`,
      say`Count all squares in ${thing} with ${columns} × ${rows} small squares that ${person.name} made in ${town}. Their number is`,
    ]),
    figure: gridFigure(columns, rows, 'squares'),
    answer,
    mistakes: [
      { value: columns * rows, because: say`only the small squares were counted` },
      { value: key - (sizes.at(-1) ?? 0), because: say`the largest squares were left out` },
      { value: columns * rows + 1, because: say`only the small squares and the whole were counted` },
      { value: (columns * (columns + 1) * rows * (rows + 1)) / 4, because: say`all rectangles were counted` },
      { value: key + (sizes[1] ?? 0), because: say`the squares of 2 by 2 were counted twice` },
      {
        value: (sizes[0] ?? 0) + (sizes[1] ?? 0),
        because: say`only squares of 1 by 1 and 2 by 2 were counted`,
      },
      { value: key + 1, because: say`one square was counted twice` },
      { value: key - 1, because: say`one square was missed` },
    ],
    steps: [
      say`A square of side n fits in (${columns} − n + 1) × (${rows} − n + 1) places.`,
      say`For n = 1, 2, … that gives ${sizes.join(', ')}.`,
      say`${sizes.join(' + ')} = ${answer}`,
    ],
  }
}

function rectangles(rng: Random) {
  const [columns, rows] = [rng.int(2, 7), rng.int(2, 5)]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(GRIDS)
  const [across, down] = [(columns * (columns + 1)) / 2, (rows * (rows + 1)) / 2]
  const key = across * down
  const answer = count(key)
  return {
    given: { find: 'rectangles' as const, columns, rows },
    prompt: rng.pick([
      say`${person.name} of ${town} draws ${thing} of ${columns} by ${rows} small squares. How many rectangles are in it, squares included?`,
      say`In ${town}, ${thing} is divided into ${rows} rows of ${columns} equal squares. How many rectangles of all sizes does ${person.name} find, counting squares as rectangles?`,
      say`Counting squares as rectangles too, how many rectangles can ${person.name} see in ${thing} in ${town} with ${columns} small squares in each of ${rows} rows?`,
      say`Count all rectangles, squares among them, in ${thing} with ${columns} × ${rows} small squares that ${person.name} made in ${town}. Their number is`,
    ]),
    figure: gridFigure(columns, rows, 'rectangles'),
    answer,
    mistakes: [
      { value: columns * rows, because: say`only the small squares were counted` },
      { value: across + down, because: say`the choices across and down were added instead of multiplied` },
      { value: (columns + 1) * (rows + 1), because: say`the crossings of the lines were counted` },
      { value: columns ** 2 * rows, because: say`the number of columns was squared` },
      { value: key - columns * rows, because: say`the small squares were left out` },
      {
        value: (columns * (columns - 1) * rows * (rows - 1)) / 4,
        because: say`pairs of strips were chosen instead of pairs of lines`,
      },
      { value: 2 * key, because: say`every rectangle was counted twice` },
      { value: key + columns * rows, because: say`the small squares were counted twice` },
    ],
    steps: [
      say`A rectangle is fixed by two upright and two level lines.`,
      say`Upright lines: ${columns + 1}, pairs of them ${columns + 1} × ${columns} ÷ 2 = ${across}`,
      say`Level lines: ${rows + 1}, pairs of them ${rows + 1} × ${rows} ÷ 2 = ${down}`,
      say`${across} × ${down} = ${answer}`,
    ],
  }
}

function stack(rng: Random) {
  const [rows, columns] = [rng.int(2, 3), rng.int(2, 4)]
  // Stacks fall towards the front, so that none is hidden.
  const heights = range(0, rows - 1).map((row) =>
    range(0, columns - 1).map((column) => Math.max(1, rng.int(3, 5) - row - column)),
  )
  for (const [row, line] of heights.entries())
    for (const column of line.keys()) {
      const most = Math.min(heights[row - 1]?.[column] ?? 9, line[column - 1] ?? 9)
      line[column] = Math.min(line[column] ?? 1, most)
    }
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const total = heights.flat().reduce((sum, height) => sum + height, 0)
  const tallest = Math.max(...heights.flat())
  const answer = count(total)
  const told = heights.map((line) => line.join(', ')).join('; ')
  const top = heights.flat().length
  const thing = rng.pick(['boxes', 'cubes', 'bricks of ice', 'cartons', 'blocks', 'crates'])
  return {
    given: { find: 'cubes' as const, heights },
    prompt: rng.pick([
      say`${person.name} piles equal cube-shaped ${thing} in ${town} in ${rows} rows of ${columns} stacks. How many ${thing} are in the picture, the hidden ones included?`,
      say`How many equal ${thing} are in the pile of ${person.name} from ${town}, with ${rows} rows of ${columns} stacks? No stack is hollow.`,
      say`A corner of a store in ${town} holds ${rows} rows of ${columns} stacks of equal ${thing}. Every stack reaches the ground. Find how many ${person.name} has stacked in all.`,
      say`Count the ${thing} in the picture from ${town}. They stand in ${rows} rows of ${columns} stacks without gaps, as ${person.name} notes. Their number is`,
    ]),
    figure: {
      kind: 'cubes' as const,
      title: 'A pile of cubes',
      description: `Stacks of equal cubes, row by row from the back to the front, each row from left to right: ${told} cubes high.`,
      heights,
    },
    answer,
    mistakes: [
      { value: top, because: say`only the cubes on top were counted` },
      {
        value: total - (heights[0]?.[0] ?? 0) + 1,
        because: say`the cubes hidden in the tallest stack were left out`,
      },
      { value: tallest * top, because: say`all stacks were taken to be as high as the tallest` },
      { value: total + 1, because: say`a cube was counted twice` },
      { value: total - 1, because: say`a hidden cube was missed` },
      { value: total - 2, because: say`two hidden cubes were missed` },
      { value: total + 2, because: say`two cubes were counted twice` },
    ],
    steps: [say`Add the heights of all stacks.`, say`${heights.flat().join(' + ')} = ${answer}`],
  }
}
