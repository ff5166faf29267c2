import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "How many squares are there in a grid of 3 by 4 small squares?" */
export const figureCount = defineGenerator({
  id: 'reasoning/figure-count',
  version: 1,
  concepts: ['counting-triangles', 'counting-squares', 'counting-rectangles', 'counting-cubes'],
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

interface Mark {
  x: number
  y: number
}

/** "Three lines run from the top of a triangle to its base. How many triangles are there?" */
function fan(rng: Random) {
  const parts = rng.int(3, 9)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(THINGS)
  const key = (parts * (parts + 1)) / 2
  const points = [{ x: parts / 2, y: parts * 0.8 }, ...range(0, parts).map((x) => ({ x, y: 0 }))]
  const lines = [range(1, parts + 1), ...range(1, parts + 1).map((foot) => [0, foot])]
  const answer = count(key)
  return {
    concept: 'counting-triangles',
    given: { find: 'triangles' as const, lines },
    prompt: rng.pick([
      say`${thing} of ${person.name} in ${town} is a triangle with ${parts - 1} lines from its top to the base. How many triangles does the figure hold?`,
      say`From the top corner of a triangle ${person.name} of ${town} draws ${parts - 1} lines to the opposite side. Count all triangles that result.`,
      say`A triangle on ${thing} in ${town} is cut into ${parts} narrow triangles by lines from one corner. How many triangles of all sizes does ${person.name} see?`,
      say`The base of a triangle is divided into ${parts} parts by lines from the top in a drawing by ${person.name} of ${town}. The number of triangles in it is`,
    ]),
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const total = heights.flat().reduce((sum, height) => sum + height, 0)
  const tallest = Math.max(...heights.flat())
  const answer = count(total)
  const told = heights.map((line) => line.join(', ')).join('; ')
  const top = heights.flat().length
  const thing = rng.pick(['boxes', 'cubes', 'bricks of ice', 'cartons', 'blocks', 'crates'])
  return {
    concept: 'counting-cubes',
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

/** The same with lines parallel to the base. */
function fanWithLevels(rng: Random) {
  const [parts, levels] = [rng.int(2, 6), rng.int(2, 4)]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(THINGS)
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
    given: { find: 'triangles' as const, lines },
    prompt: rng.pick([
      say`${thing} in ${town} is a triangle with ${parts - 1} ${parts === 2 ? 'line' : 'lines'} from the top to the base and ${between} ${between === 1 ? 'line' : 'lines'} parallel to the base. How many triangles does ${person.name} count?`,
      say`In a triangle ${person.name} of ${town} draws ${parts - 1} ${parts === 2 ? 'line' : 'lines'} from the top corner to the base and ${between} ${between === 1 ? 'line' : 'lines'} across, parallel to the base. Find the number of triangles.`,
      say`A frame for ${thing} from ${town} is a triangle divided by ${parts - 1} ${parts === 2 ? 'bar' : 'bars'} from the top and ${between} level ${between === 1 ? 'bar' : 'bars'}. How many triangles of all sizes does ${person.name} see?`,
      say`Lines from the top cut a triangle into ${parts} parts, and ${between} ${between === 1 ? 'line' : 'lines'} parallel to the base cross them all. In this figure by ${person.name} of ${town} the number of triangles is`,
    ]),
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

function squares(rng: Random) {
  const [columns, rows] = [rng.int(3, 7), rng.int(2, 6)]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(GRIDS)
  const sizes = range(1, Math.min(columns, rows)).map((size) => (columns - size + 1) * (rows - size + 1))
  const key = sizes.reduce((sum, size) => sum + size, 0)
  const answer = count(key)
  return {
    concept: 'counting-squares',
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

/** A large triangle of small equal ones. */
function lattice(rng: Random) {
  const size = rng.int(3, 7)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(THINGS)
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
    given: { find: 'triangles' as const, lines },
    prompt: rng.pick([
      say`${thing} of ${person.name} in ${town} is a large equilateral triangle of small equal ones, ${size} on each side. How many triangles of all sizes does it hold?`,
      say`Each side of an equilateral triangle drawn by ${person.name} of ${town} is divided into ${size} equal parts, and lines parallel to the sides join the points. Count all triangles.`,
      say`In ${town}, ${size * size} small equal triangles make up one large triangle on ${thing}. How many triangles, pointing up or down, does ${person.name} find in all?`,
      say`A triangular grid with ${size} small triangles along each side is painted by ${person.name} in ${town}. The number of all triangles in it is`,
    ]),
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
  const [columns, rows] = [rng.int(2, 7), rng.int(2, 5)]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(GRIDS)
  const [across, down] = [(columns * (columns + 1)) / 2, (rows * (rows + 1)) / 2]
  const key = across * down
  const answer = count(key)
  return {
    concept: 'counting-rectangles',
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

const THINGS = [
  'a kite',
  'a roof frame',
  'a paper fan',
  'a rangoli',
  'a sail',
  'a tent flap',
  'a gate',
  'a banner',
]
