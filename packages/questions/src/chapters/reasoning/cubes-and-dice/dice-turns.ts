/** Places of a die: top, bottom, front, back, left, right. */
export const OPPOSITE = [1, 0, 3, 2, 5, 4] as const

/** What can be seen at once: top, front and right of every position that a die can be turned to. */
export const VIEWS: readonly (readonly [top: number, front: number, right: number])[] = [
  0, 1, 2, 3, 4, 5,
].flatMap((top) =>
  [0, 1, 2, 3, 4, 5]
    .filter((front) => front !== top && front !== OPPOSITE[top])
    .map((front) => [top, front, rightOf(top, front)] as const),
)

/** The side that comes to the right: the cross product of the directions of top and front. */
function rightOf(top: number, front: number): number {
  const axes = [
    [0, 0, 1],
    [0, 0, -1],
    [0, -1, 0],
    [0, 1, 0],
    [-1, 0, 0],
    [1, 0, 0],
  ]
  const [a = 0, b = 0, c = 0] = axes[front] ?? []
  const [d = 0, e = 0, f = 0] = axes[top] ?? []
  // Front towards the eye, top upwards: right = top × front.
  const side = [e * c - f * b, f * a - d * c, d * b - e * a]
  return axes.findIndex((axis) => axis.every((value, index) => value === side[index]))
}

/** All ways to put six names on the places. */
export function arrangements(names: readonly string[]): string[][] {
  if (names.length <= 1) return [[...names]]
  return names.flatMap((name, index) =>
    arrangements(names.filter((_, place) => place !== index)).map((rest) => [name, ...rest]),
  )
}

/** Sheets of six squares that fold to a cube, with the pairs that come to lie opposite each other. */
export const NETS: readonly {
  cells: readonly (readonly [column: number, row: number])[]
  pairs: readonly (readonly [number, number])[]
}[] = [
  {
    cells: [
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
    ],
    pairs: [
      [0, 5],
      [1, 3],
      [2, 4],
    ],
  },
  {
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
    ],
    pairs: [
      [0, 5],
      [1, 3],
      [2, 4],
    ],
  },
  {
    cells: [
      [1, 0],
      [1, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [1, 3],
    ],
    pairs: [
      [0, 3],
      [1, 5],
      [2, 4],
    ],
  },
  {
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
    ],
    pairs: [
      [0, 5],
      [1, 3],
      [2, 4],
    ],
  },
  {
    cells: [
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
    ],
    pairs: [
      [0, 5],
      [1, 3],
      [2, 4],
    ],
  },
  {
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
    ],
    pairs: [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  },
]

/** The same by folding: the sheet is rolled square by square and each square keeps the direction it faces. */
export function foldsOpposite(cells: readonly (readonly [number, number])[], one: number): number {
  type Turn = { down: string; east: string; south: string }
  const back = (side: string) => (side.startsWith('-') ? side.slice(1) : `-${side}`)
  const start = cells[0] ?? [0, 0]
  const faces = new Map<string, Turn>([[start.join(), { down: 'z', east: 'x', south: 'y' }]])
  const queue = [start]
  const known = new Set(cells.map((cell) => cell.join()))
  for (let cell = queue.shift(); cell; cell = queue.shift()) {
    const { down, east, south } = faces.get(cell.join()) ?? { down: 'z', east: 'x', south: 'y' }
    const steps: [number, number, Turn][] = [
      [1, 0, { down: east, east: back(down), south }],
      [-1, 0, { down: back(east), east: down, south }],
      [0, 1, { down: south, east, south: back(down) }],
      [0, -1, { down: back(south), east, south: down }],
    ]
    for (const [x, y, turn] of steps) {
      const next = [cell[0] + x, cell[1] + y] as const
      if (!known.has(next.join()) || faces.has(next.join())) continue
      faces.set(next.join(), turn)
      queue.push(next)
    }
  }
  const wanted = back(faces.get((cells[one] ?? start).join())?.down ?? '')
  return cells.findIndex((cell) => faces.get(cell.join())?.down === wanted)
}
