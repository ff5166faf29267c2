import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "How many squares are there in a grid of 3 by 4 small squares?" */
export const figureCount = defineGenerator({
  id: 'reasoning/figure-count',
  version: 6,
  concepts: ['counting-triangles', 'counting-squares', 'counting-rectangles', 'counting-cubes'],
  levels: {
    easy: { forms: [fan, stack] },
    medium: { forms: [fanWithLevels, crossedSquares, squares] },
    hard: { forms: [lattice, rectangles] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'triangles':
        return countTriangles(given.lines)
      case 'squares':
      case 'rectangles': {
        // Checks every choice of two vertical and two horizontal lines.
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

/** Papers mostly leave the rest to the figure: 'How many triangles are there in the figure?' */
const askCount = (rng: Random, given: readonly Message[], asked: readonly Message[]): Message =>
  rng.chance(0.7) ? rng.pick(asked) : stem(rng, given, asked)

interface Mark {
  x: number
  y: number
}

/** "Three lines run from the top of a triangle to its base. How many triangles are there?" */
function fan(rng: Random) {
  const parts = rng.int(3, 9)
  const key = (parts * (parts + 1)) / 2
  const points = [{ x: parts / 2, y: parts * 0.8 }, ...range(0, parts).map((x) => ({ x, y: 0 }))]
  const lines = [range(1, parts + 1), ...range(1, parts + 1).map((foot) => [0, foot])]
  const answer = count(key)
  return {
    concept: 'counting-triangles',
    given: { find: 'triangles' as const, form: 'fan', lines },
    prompt: askCount(
      rng,
      [
        say`In the given figure, ${parts - 1} lines are drawn from the vertex of a triangle to its base.`,
        say`A triangle is divided by ${parts - 1} straight lines drawn from its top vertex to the base, as shown.`,
        say`The base of the given triangle is divided into ${parts} parts by lines from the opposite vertex.`,
        say`Lines from one vertex divide the triangle in the given figure into ${parts} smaller triangles.`,
      ],
      [
        say`How many triangles are there in the given figure?`,
        say`Find the number of triangles in the given figure.`,
        say`What is the total number of triangles?`,
        say`Count the triangles of all sizes in it.`,
      ],
    ),
    figure: drawn(
      'Count the triangles',
      `A triangle with ${parts - 1} straight lines from its top corner to points of its base.`,
      points,
      lines,
    ),
    answer,
    mistakes: [
      { value: parts, because: say`only the narrow triangles were counted` },
      { value: parts + 1, because: say`only the narrow triangles and the whole were counted` },
      { value: 2 * parts, because: say`the number of parts was doubled` },
      { value: (parts * (parts - 1)) / 2, because: say`the numbers were added only up to ${parts - 1}` },
      { value: ((parts + 1) * (parts + 2)) / 2, because: say`a part too many was counted` },
      { value: parts * parts, because: say`the number of parts was squared` },
      { value: key - 1, because: say`the whole triangle was left out` },
      { value: key + 1, because: say`a triangle was counted twice` },
    ],
    steps: [
      say`Every triangle stands on one or more of the ${parts} parts that lie side by side.`,
      say`${range(1, parts).join(' + ')} = ${answer}`,
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
  const total = heights.flat().reduce((sum, height) => sum + height, 0)
  const tallest = Math.max(...heights.flat())
  const answer = count(total)
  const told = heights.map((line) => line.join(', ')).join('; ')
  const top = heights.flat().length
  const thing = rng.pick(['boxes', 'cubes', 'bricks of ice', 'cartons', 'blocks', 'crates'])
  return {
    concept: 'counting-cubes',
    given: { find: 'cubes' as const, heights },
    prompt: askCount(
      rng,
      [
        say`In the given figure, equal ${thing} of cubical shape are arranged in ${rows} rows of ${columns} stacks.`,
        say`The figure shows a solid arrangement of identical cubical ${thing}, in ${rows} rows of ${columns} stacks.`,
        say`Identical ${thing} are piled up in ${rows} rows of ${columns} stacks, each of which stands on the ground.`,
      ],
      [
        say`How many ${thing} are there in the arrangement, including the hidden ones?`,
        say`Find the total number of ${thing}, those not visible included.`,
        say`What is the number of ${thing} in all, if no stack is hollow?`,
      ],
    ),
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

/** The same with lines parallel to the base. */
function fanWithLevels(rng: Random) {
  const [parts, levels] = [rng.int(2, 6), rng.int(2, 4)]
  const each = (parts * (parts + 1)) / 2
  const key = each * levels
  const top = { x: parts / 2, y: parts * 0.9 }
  // Point 0 is the top; level by level the crossings with the lines from the top.
  const at = (level: number, foot: number) => 1 + (level - 1) * (parts + 1) + foot
  const points = [
    top,
    ...range(1, levels).flatMap((level) =>
      range(0, parts).map((foot) => ({
        x: top.x + ((foot - top.x) * level) / levels,
        y: top.y * (1 - level / levels),
      })),
    ),
  ]
  const lines = [
    ...range(0, parts).map((foot) => [0, ...range(1, levels).map((level) => at(level, foot))]),
    ...range(1, levels).map((level) => range(0, parts).map((foot) => at(level, foot))),
  ]
  const answer = count(key)
  const between = levels - 1
  return {
    concept: 'counting-triangles',
    given: { find: 'triangles' as const, form: 'levels', lines },
    prompt: askCount(
      rng,
      [
        say`In the given figure, a triangle has ${parts - 1} ${parts === 2 ? 'line' : 'lines'} from the vertex to the base and ${between} ${between === 1 ? 'line' : 'lines'} parallel to the base.`,
        say`A triangle is divided by ${parts - 1} ${parts === 2 ? 'line' : 'lines'} from its top vertex and by ${between} ${between === 1 ? 'line' : 'lines'} drawn parallel to its base.`,
        say`Lines from the vertex divide the given triangle into ${parts} parts, and ${between} ${between === 1 ? 'line' : 'lines'} parallel to the base cross them.`,
      ],
      [
        say`How many triangles are there in the given figure?`,
        say`Find the number of triangles in the given figure.`,
        say`What is the total number of triangles of all sizes?`,
        say`Count the triangles in it.`,
      ],
    ),
    figure: drawn(
      'Count the triangles',
      `A triangle with ${parts - 1} straight ${parts === 2 ? 'line' : 'lines'} from its top corner to the base and ${between} ${between === 1 ? 'line' : 'lines'} parallel to the base across the whole triangle.`,
      points,
      lines,
    ),
    answer,
    mistakes: [
      { value: each, because: say`only the triangles on the base were counted` },
      { value: parts * levels, because: say`only the triangles on a single part were counted` },
      { value: key - each, because: say`one level was left out` },
      { value: key + each, because: say`one level too many was counted` },
      { value: each + levels, because: say`the levels were added instead of multiplied` },
      { value: each * levels + levels, because: say`a triangle too many was counted on each level` },
      { value: ((parts - 1) * parts * levels) / 2, because: say`a part too few was counted on each level` },
    ],
    steps: [
      say`Every triangle has its corner at the top and stands on a level line or the base.`,
      say`On one level there are ${range(1, parts).join(' + ')} = ${each} triangles.`,
      say`With ${levels} levels: ${each} × ${levels} = ${answer}`,
    ],
  }
}

/** "Three equal squares in a row have both diagonals drawn. How many triangles are there?" */
function crossedSquares(rng: Random) {
  const squareCount = rng.int(2, 7)
  const key = 10 * squareCount - 2
  // The corners below, the corners above, then the centres.
  const [above, centre] = [squareCount + 1, 2 * squareCount + 2]
  const points = [
    ...range(0, squareCount).map((x) => ({ x, y: 0 })),
    ...range(0, squareCount).map((x) => ({ x, y: 1 })),
    ...range(0, squareCount - 1).map((x) => ({ x: x + 0.5, y: 0.5 })),
  ]
  const lines = [
    range(0, squareCount),
    range(0, squareCount).map((x) => above + x),
    ...range(0, squareCount).map((x) => [x, above + x]),
    ...range(0, squareCount - 1).flatMap((x) => [
      [x, centre + x, above + x + 1],
      [x + 1, centre + x, above + x],
    ]),
  ]
  const answer = count(key)
  return {
    concept: 'counting-triangles',
    given: { find: 'triangles' as const, form: 'crossed squares', lines },
    prompt: askCount(
      rng,
      [
        say`In the given figure, ${squareCount} equal squares are joined in a row, and both diagonals of each are drawn.`,
        say`A rectangle is made up of ${squareCount} equal squares side by side, as shown, with the two diagonals of every square.`,
        say`The figure shows a row of ${squareCount} squares, each of them crossed by its two diagonals.`,
      ],
      [
        say`How many triangles are there in the given figure?`,
        say`Find the number of triangles in the given figure.`,
        say`What is the total number of triangles of all sizes?`,
        say`Count the triangles in it.`,
      ],
    ),
    figure: drawn(
      'Count the triangles',
      `A row of ${squareCount} equal squares, each with both of its diagonals.`,
      points,
      lines,
    ),
    answer,
    mistakes: [
      { value: 4 * squareCount, because: say`only the smallest triangles were counted` },
      { value: 8 * squareCount, because: say`the triangles that reach over two squares were left out` },
      {
        value: key - (squareCount - 1),
        because: say`of the triangles over two squares only half were counted`,
      },
      { value: 10 * squareCount, because: say`two triangles over two squares too many were counted` },
      { value: 6 * squareCount, because: say`only two of the four halves of each square were counted` },
      {
        value: 8 * squareCount + 2,
        because: say`the triangles over two squares were counted for one pair only`,
      },
    ],
    steps: [
      say`Each square has 4 small triangles and 4 halves of the square: ${squareCount} × 8 = ${8 * squareCount}`,
      say`Over each two neighbouring squares lie 2 more: ${squareCount - 1} × 2 = ${2 * (squareCount - 1)}`,
      say`${8 * squareCount} + ${2 * (squareCount - 1)} = ${answer}`,
    ],
  }
}

function squares(rng: Random) {
  const [columns, rows] = [rng.int(3, 7), rng.int(2, 6)]
  const sizes = range(1, Math.min(columns, rows)).map((size) => (columns - size + 1) * (rows - size + 1))
  const key = sizes.reduce((sum, size) => sum + size, 0)
  const answer = count(key)
  return {
    concept: 'counting-squares',
    given: { find: 'squares' as const, columns, rows },
    prompt: askCount(
      rng,
      [
        say`The given figure consists of ${columns} × ${rows} small squares.`,
        say`A figure is divided into ${rows} rows of ${columns} equal small squares, as shown.`,
        say`In the given grid there are ${columns} small squares in each of the ${rows} rows.`,
        say`A board like the one shown has ${rows} rows and ${columns} columns of equal squares.`,
      ],
      [
        say`How many squares are there in the given figure?`,
        say`Find the total number of squares of all sizes.`,
        say`What is the number of squares in the given figure, large and small?`,
        say`Counting squares of every size, their number is:`,
      ],
    ),
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

/** A large triangle of small equal ones. */
function lattice(rng: Random) {
  const size = rng.int(3, 7)
  const up = (size * (size + 1) * (size + 2)) / 6
  const key = Math.floor((size * (size + 2) * (2 * size + 1)) / 8)
  const index = new Map<string, number>()
  const points: Mark[] = []
  for (const row of range(0, size))
    for (const place of range(0, row)) {
      index.set(`${row},${place}`, points.length)
      points.push({ x: place - row / 2, y: (size - row) * 0.866 })
    }
  const at = (row: number, place: number) => index.get(`${row},${place}`) ?? 0
  const lines = [
    ...range(1, size).map((row) => range(0, row).map((place) => at(row, place))),
    ...range(0, size - 1).map((start) => range(start, size).map((row) => at(row, start))),
    ...range(0, size - 1).map((start) => range(start, size).map((row) => at(row, row - start))),
  ]
  const answer = count(key)
  return {
    concept: 'counting-triangles',
    given: { find: 'triangles' as const, form: 'grid', lines },
    prompt: askCount(
      rng,
      [
        say`In the given figure, an equilateral triangle is divided into smaller equal triangles, ${size} along each side.`,
        say`Each side of an equilateral triangle is divided into ${size} equal parts, and lines parallel to the sides join the points of division.`,
        say`A large triangle is made up of ${size * size} small equal triangles, as shown in the figure.`,
        say`The given triangular grid has ${size} small triangles along each of its sides.`,
      ],
      [
        say`How many triangles are there in the given figure?`,
        say`Find the number of triangles of all sizes.`,
        say`What is the total number of triangles, pointing up or down?`,
        say`Count all the triangles in it.`,
      ],
    ),
    figure: drawn(
      'Count the triangles',
      `An equilateral triangle divided by lines parallel to its sides into small equal triangles, ${size} along each side.`,
      points,
      lines,
    ),
    answer,
    mistakes: [
      { value: size * size, because: say`only the small triangles were counted` },
      { value: up, because: say`only the triangles that point up were counted` },
      { value: size * size + 1, because: say`only the small triangles and the whole were counted` },
      { value: (size * (size + 1)) / 2, because: say`only the small triangles that point up were counted` },
      { value: key + size, because: say`a row was counted twice` },
      { value: key - 1, because: say`the whole triangle was left out` },
      { value: key + 1, because: say`a triangle was counted twice` },
      { value: 2 * up, because: say`as many triangles were taken to point down as up` },
    ],
    steps: [
      say`Small triangles: ${size} × ${size} = ${size * size}, pointing up or down.`,
      say`Pointing up, of all sizes: ${range(1, size)
        .map((side) => ((size - side + 1) * (size - side + 2)) / 2)
        .join(' + ')} = ${up}`,
      say`Pointing down, of all sizes: ${key - up}`,
      say`${up} + ${key - up} = ${answer}`,
    ],
  }
}

function rectangles(rng: Random) {
  const [columns, rows] = [rng.int(3, 7), rng.int(3, 6)]
  const [across, down] = [(columns * (columns + 1)) / 2, (rows * (rows + 1)) / 2]
  const key = across * down
  const answer = count(key)
  return {
    concept: 'counting-rectangles',
    given: { find: 'rectangles' as const, columns, rows },
    prompt: askCount(
      rng,
      [
        say`The given figure consists of ${columns} × ${rows} small squares.`,
        say`A figure is divided into ${rows} rows of ${columns} equal small squares, as shown.`,
        say`In the given grid there are ${columns} small squares in each of the ${rows} rows.`,
        say`A board like the one shown has ${rows} rows and ${columns} columns of equal squares.`,
      ],
      [
        say`How many rectangles are there in the figure, counting squares as rectangles?`,
        say`Find the total number of rectangles of all sizes, squares included.`,
        say`What is the number of rectangles in the given figure, if squares are counted too?`,
        say`Counting squares as rectangles, the number of rectangles is:`,
      ],
    ),
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

/** A drawing without labels, from points and the end points of every line. */
function drawn(
  title: string,
  description: string,
  points: readonly Mark[],
  lines: readonly (readonly number[])[],
) {
  return {
    kind: 'geometry' as const,
    title,
    description,
    points: points.map(({ x, y }, index) => ({
      id: `p${index}`,
      x: Math.round(x * 1000) / 1000,
      y: Math.round(y * 1000) / 1000,
      label: '',
    })),
    segments: lines.map((line) => ({ from: `p${line[0] ?? 0}`, to: `p${line.at(-1) ?? 0}` })),
    circles: [],
    angles: [],
  }
}
