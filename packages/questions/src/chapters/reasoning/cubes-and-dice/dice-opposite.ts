import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { permutations } from '../../../kit/values/permutations.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Two views of a die are shown. Which number is opposite 3?" */
export const diceOpposite = defineGenerator({
  id: 'reasoning/dice-opposite',
  version: 6,
  concepts: ['open-dice', 'views-of-a-die'],
  levels: {
    easy: { form: folded, views: 0 },
    medium: { form: turned, views: 2 },
    hard: { form: turned, views: 3 },
  },
  generate: (rng, { form, views }) => form(rng, views),
  solve(given) {
    switch (given.find) {
      case 'net':
        return given.names[foldsOpposite(given.cells, given.names.indexOf(given.asked))] ?? ''
      case 'views': {
        const answers = oppositesOf(given.names, given.views, given.asked)
        return answers.size === 1 ? ([...answers][0] ?? '') : ''
      }
    }
  },
})

const LABELS: string[][] = [
  ['1', '2', '3', '4', '5', '6'],
  ['A', 'B', 'C', 'D', 'E', 'F'],
  ['P', 'Q', 'R', 'S', 'T', 'U'],
  ['K', 'L', 'M', 'N', 'X', 'Y'],
  ['2', '4', '6', '8', '10', '12'],
  ['7', '8', '9', '10', '11', '12'],
]

/** Tries every die that could show these views. */
function oppositesOf(
  names: readonly string[],
  views: readonly (readonly string[])[],
  asked: string,
): Set<string> {
  const answers = new Set<string>()
  const [first = [], ...rest] = views
  // The first view fixes the position of the die; only the hidden faces can differ.
  const hidden = names.filter((name) => !first.includes(name))
  for (const [bottom = '', back = '', left = ''] of permutations(hidden)) {
    const die = [first[0] ?? '', bottom, first[1] ?? '', back, left, first[2] ?? '']
    const fits = rest.every((view) =>
      VIEWS.some((places) => places.every((place, index) => die[place] === view[index])),
    )
    if (fits) answers.add(die[OPPOSITE[die.indexOf(asked)] ?? 0] ?? '')
  }
  return answers
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three' }

const kindOf = (name: string) => (/\d/.test(name) ? 'number' : 'letter')

function folded(rng: Random, _views: number) {
  const { cells, pairs } = rng.pick(NETS)
  const names = rng.shuffle(rng.pick(LABELS))
  const pair = rng.shuffle(rng.pick(pairs))
  const [asked, key] = pair.map((index) => names[index] ?? '')
  const kind = kindOf(names[0] ?? '')
  const rows = [...new Set(cells.map(([, row]) => row))].sort()
  const shown = rows
    .map((row) => cells.flatMap(([, at], index) => (at === row ? [names[index] ?? ''] : [])).join(', '))
    .join('; ')
  return {
    concept: 'open-dice',
    given: { find: 'net' as const, cells, names, asked: asked ?? '' },
    prompt: rng.pick([
      say`The given sheet is folded to form a cube. Which ${kind} will be on the face opposite to the face having ${asked ?? ''}?`,
      say`Select the ${kind} that will be opposite to ${asked ?? ''}, when the given net is folded into a dice.`,
      say`The net of a dice with ${names.join(', ')} on its faces is shown. Which ${kind} is opposite to ${asked ?? ''}?`,
      say`A cube is made by folding the sheet shown, whose squares carry ${names.join(', ')}. Identify the ${kind} that will face the one marked ${asked ?? ''} from the other side.`,
      say`When the figure given here is folded along its lines to form a dice, what will be on the face that lies opposite to the face with ${asked ?? ''}?`,
      say`If the six squares marked ${names.join(', ')} are folded to form a cube, then the face opposite to ${asked ?? ''} has the ${kind}:`,
    ]),
    figure: {
      kind: 'dice' as const,
      title: 'Net of a die',
      description: `A sheet of six squares, row by row: ${cells.map(([column, row], index) => `${names[index]} in column ${column + 1} of row ${row + 1}`).join('; ')}.`,
      views: [],
      net: cells.map(([column, row], index) => ({ column, row, face: names[index] ?? '' })),
    },
    answer: key ?? '',
    mistakes: names
      .filter((name) => name !== asked && name !== key)
      .map((name) => ({ value: name, because: say`folded, ${name} comes to lie beside ${asked ?? ''}` })),
    steps: [
      say`The rows of the sheet are ${shown}.`,
      say`In a straight strip every second square lies opposite, and a square that turns off folds over: opposite ${asked ?? ''} lies ${key ?? ''}`,
    ],
  }
}

function turned(rng: Random, count: number) {
  const names = rng.pick(LABELS)
  const { views, asked, key } = rng.until(
    () => {
      const die = rng.shuffle(names)
      const views = rng.sample(VIEWS, count).map((places) => places.map((place) => die[place] ?? ''))
      const asked = rng.pick(names)
      return { views, asked, key: die[OPPOSITE[die.indexOf(asked)] ?? 0] ?? '' }
    },
    // The views show different corners and leave one answer, and the last of three must be needed.
    (drawn) =>
      new Set(drawn.views.map((view) => [...view].sort().join())).size === count &&
      oppositesOf(names, drawn.views, drawn.asked).size === 1 &&
      (count === 2 || oppositesOf(names, drawn.views.slice(0, 2), drawn.asked).size > 1),
  )
  const kind = kindOf(names[0] ?? '')
  const told = views
    .map(
      ([top = '', front = '', side = ''], index) =>
        `view ${index + 1}: ${top} on top, ${front} in front, ${side} on the right`,
    )
    .join('; ')
  const together = (name: string) => views.findIndex((view) => view.includes(name) && view.includes(asked))
  const neighbours = names.filter((name) => name !== asked && name !== key)
  const seen = neighbours.filter((name) => together(name) >= 0)
  return {
    concept: 'views-of-a-die',
    given: { find: 'views' as const, names, views, asked },
    prompt: rng.pick([
      say`A dice has ${names.join(', ')} on its six faces, and some of its positions are shown. Find the ${kind} on the face opposite to ${asked}.`,
      say`${COUNTS[count] ?? count} positions of a dice with ${names.join(', ')} on its faces are given. If ${asked} is at the bottom, which ${kind} will be at the top?`,
      say`The six faces of a dice are marked ${names.join(', ')}. From the positions shown, select the ${kind} on the face opposite to the one showing ${asked}.`,
      say`${COUNTS[count] ?? count} positions of a dice marked ${names.join(', ')} are shown. When the face with ${asked} is on the table, the ${kind} on the upper face is:`,
      // A face that no view shows cannot be known unless all six are named.
      ...(views.flat().includes(asked) && views.flat().includes(key)
        ? [
            say`${COUNTS[count] ?? count} different positions of the same dice are shown. Which ${kind} is on the face opposite to ${asked}?`,
            say`Study the given positions of a dice and identify the ${kind} on the face opposite to the one with ${asked}.`,
            say`Which ${kind} lies opposite to ${asked} on the dice whose ${count} positions are shown?`,
          ]
        : []),
    ]),
    figure: {
      kind: 'dice' as const,
      title: `${count} views of one die`,
      description: `Cubes seen from the front and above; ${told}.`,
      views: views.map(([top = '', front = '', side = '']) => ({ top, front, side })),
      net: [],
    },
    answer: key,
    mistakes: neighbours.map((name) => {
      const view = together(name)
      return {
        value: name,
        because:
          view >= 0
            ? say`view ${view + 1} shows ${asked} and ${name} side by side`
            : say`${name} lies beside ${asked} on this die`,
      }
    }),
    steps: [
      seen.length > 0
        ? say`Seen together with ${asked}, and so not opposite: ${seen.join(', ')}.`
        : say`${asked} is not seen together with any other face.`,
      say`The faces that two views share are laid on each other, and the die is turned until both views agree.`,
      ...(count === 3
        ? [say`Of all dice that fit the three views, every one has the same face across from ${asked}.`]
        : []),
      say`What is left opposite ${asked} is ${key}`,
    ],
  }
}

/** Places of a die: top, bottom, front, back, left, right. */
const OPPOSITE = [1, 0, 3, 2, 5, 4] as const

/** What can be seen at once: top, front and right in every position of a die. */
const VIEWS: readonly (readonly [top: number, front: number, right: number])[] = [0, 1, 2, 3, 4, 5].flatMap(
  (top) =>
    [0, 1, 2, 3, 4, 5]
      .filter((front) => front !== top && front !== OPPOSITE[top])
      .map((front) => [top, front, rightOf(top, front)] as const),
)

/** The face on the right: the cross product of the directions of top and front. */
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

/** Nets of six squares that fold to a cube, with the pairs that become opposite faces. */
const NETS: readonly {
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

/** The same by folding: rolls the net square by square and keeps the direction that each square faces. */
function foldsOpposite(cells: readonly (readonly [number, number])[], one: number): number {
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
