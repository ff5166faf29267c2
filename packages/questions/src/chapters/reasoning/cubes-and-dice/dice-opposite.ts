import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { permutations } from '../../../kit/values/permutations.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Two views of a die are shown. Which number is opposite 3?" */
export const diceOpposite = defineGenerator({
  id: 'reasoning/dice-opposite',
  version: 7,
  concepts: ['open-dice', 'views-of-a-die', 'standard-dice'],
  levels: {
    easy: { forms: [...often(20, folded), ...often(8, foldedPair), stacked], views: 2 },
    medium: {
      forms: [...often(3, turned), ...often(2, turnedPair), foldedPair, foldedAround, rolled],
      views: 2,
    },
    hard: { forms: [...often(8, turned), ...often(2, turnedAround), rolled], views: 3 },
  },
  generate: (rng, { forms, views }) => rng.pick(forms)(rng, views),
  solve(given) {
    switch (given.find) {
      case 'net':
        return given.names[foldsOpposite(given.cells, given.names.indexOf(given.from))] ?? ''
      case 'net-pair':
        return onlyPair(given.pairs, (one, other) => {
          const { cells, names } = given
          return names[foldsOpposite(cells, names.indexOf(one))] === other
        })
      case 'net-around': {
        const { cells, names, from } = given
        const across = names[foldsOpposite(cells, names.indexOf(from))]
        return joined(names.filter((name) => name !== from && name !== across))
      }
      case 'views': {
        const answers = oppositesOf(given.names, given.views, given.from)
        return answers.size === 1 ? ([...answers][0] ?? '') : ''
      }
      case 'views-pair':
        return onlyPair(given.pairs, (one, other) => oppositesOf(given.names, given.views, one).has(other))
      case 'views-around': {
        const { names, views, from } = given
        const across = oppositesOf(names, views, from)
        return joined(names.filter((name) => name !== from && !across.has(name)))
      }
      case 'stack': {
        // Two faces of each die lie one above the other; the top of the highest die is seen.
        const faces = range(1, given.dice).flatMap((die) => (die === 1 ? [7 - given.top] : [1, 6]))
        return faces.reduce((sum, face) => sum + face, 0)
      }
      case 'rolled':
        return rollBySteps(given.shown, given.moves)
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
    given: { find: 'net' as const, cells, names, from: asked ?? '' },
    prompt: rng.pick([
      say`The given sheet is folded to form a cube. Which ${kind} will be on the face opposite to the face having ${asked ?? ''}?`,
      say`Select the ${kind} that will be opposite to ${asked ?? ''}, when the given net is folded into a dice.`,
      say`The net of a dice with ${names.join(', ')} on its faces is shown. Which ${kind} is opposite to ${asked ?? ''}?`,
      say`A cube is made by folding the sheet shown, whose squares carry ${names.join(', ')}. Identify the ${kind} that will face the one marked ${asked ?? ''} from the other side.`,
      say`When the figure given here is folded along its lines to form a dice, what will be on the face that lies opposite to the face with ${asked ?? ''}?`,
      say`If the six squares marked ${names.join(', ')} are folded to form a cube, then the face opposite to ${asked ?? ''} has the ${kind}:`,
    ]),
    figure: netFigure(cells, names),
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
  const together = (name: string) => views.findIndex((view) => view.includes(name) && view.includes(asked))
  const neighbours = names.filter((name) => name !== asked && name !== key)
  const seen = neighbours.filter((name) => together(name) >= 0)
  return {
    concept: 'views-of-a-die',
    given: { find: 'views' as const, names, views, from: asked },
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
    figure: viewsFigure(views),
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

const netFigure = (cells: readonly (readonly [number, number])[], names: readonly string[]) => ({
  kind: 'dice' as const,
  title: 'Net of a die',
  description: `A sheet of six squares, row by row: ${cells.map(([column, row], index) => `${names[index]} in column ${column + 1} of row ${row + 1}`).join('; ')}.`,
  views: [],
  net: cells.map(([column, row], index) => ({ column, row, face: names[index] ?? '' })),
})

const viewsFigure = (views: readonly (readonly string[])[]) => ({
  kind: 'dice' as const,
  title: `${views.length} views of one die`,
  description: `Cubes seen from the front and above; ${views
    .map(
      ([top = '', front = '', side = ''], index) =>
        `view ${index + 1}: ${top} on top, ${front} in front, ${side} on the right`,
    )
    .join('; ')}.`,
  views: views.map(([top = '', front = '', side = '']) => ({ top, front, side })),
  net: [],
})

const joined = (names: readonly string[]): string => names.join(', ')

const paired = ([one = '', other = '']: readonly string[]): string => `${one} and ${other}`

/** Of the pairs on offer, the only one whose faces are opposite. */
function onlyPair(
  pairs: readonly (readonly string[])[],
  areOpposite: (one: string, other: string) => boolean,
): string {
  const found = pairs.filter(([one = '', other = '']) => areOpposite(one, other))
  return found.length === 1 && found[0] ? paired(found[0]) : ''
}

/** One pair of opposite faces and three of neighbours, each as the labels are ordered. */
function drawPairs(rng: Random, names: readonly string[], across: (name: string) => string) {
  const first = rng.pick(names)
  const right = [first, across(first)]
  const wrong = rng
    .shuffle(names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other])))
    .filter(([one = '', other]) => across(one) !== other)
    .slice(0, 3)
  const inOrder = (pair: readonly string[]) => [...pair].sort((a, b) => names.indexOf(a) - names.indexOf(b))
  return { key: inOrder(right), wrong: wrong.map(inOrder) }
}

/** A net with its names, and the face across from each. */
function drawNet(rng: Random) {
  const { cells, pairs } = rng.pick(NETS)
  const labels = rng.pick(LABELS)
  const names = rng.shuffle(labels)
  const across = (name: string) => {
    const place = names.indexOf(name)
    const [one = 0, other = 0] = pairs.find((pair) => pair.includes(place)) ?? []
    return names[place === one ? other : one] ?? ''
  }
  return { cells, labels, names, across, kind: kindOf(labels[0] ?? '') }
}

/** Two or three views that leave no doubt about any face. */
function drawViews(rng: Random, count: number) {
  const labels = rng.pick(LABELS)
  return rng.until(
    () => {
      const die = rng.shuffle(labels)
      const views = rng.sample(VIEWS, count).map((places) => places.map((place) => die[place] ?? ''))
      return { labels, views, across: (name: string) => die[OPPOSITE[die.indexOf(name)] ?? 0] ?? '' }
    },
    (drawn) =>
      new Set(drawn.views.map((view) => [...view].sort().join())).size === count &&
      labels.every((name) => oppositesOf(labels, drawn.views, name).size === 1),
  )
}

function foldedPair(rng: Random, _views: number) {
  const { cells, labels, names, across, kind } = drawNet(rng)
  const { key, wrong } = drawPairs(rng, labels, across)
  return {
    concept: 'open-dice',
    given: { find: 'net-pair' as const, cells, names, pairs: rng.shuffle([key, ...wrong]) },
    prompt: rng.pick([
      say`The given sheet is folded to form a cube. Which of the following pairs of ${kind}s will be on opposite faces?`,
      say`Which two of the ${kind}s ${joined(labels)} will be opposite to each other when the net shown is folded into a dice?`,
      say`An unfolded dice is shown. Select the pair of ${kind}s that lie on opposite faces of the dice.`,
    ]),
    figure: netFigure(cells, names),
    answer: paired(key),
    mistakes: wrong.map((pair) => ({
      value: paired(pair),
      because: say`folded, ${pair[0] ?? ''} and ${pair[1] ?? ''} come to lie side by side`,
    })),
    steps: [
      say`In a straight strip every second square lies opposite, and a square that turns off folds over.`,
      say`The opposite faces are ${pairsOf(labels, across).join('; ')}.`,
      say`So the pair is ${paired(key)}`,
    ],
  }
}

const pairsOf = (labels: readonly string[], across: (name: string) => string): string[] =>
  labels
    .filter((name) => labels.indexOf(name) < labels.indexOf(across(name)))
    .map((name) => `${name} and ${across(name)}`)

/** The four faces that touch a face: all but itself and the one across from it. */
function around(labels: readonly string[], from: string, across: (name: string) => string) {
  const four = (without: string) => joined(labels.filter((name) => name !== from && name !== without))
  return {
    key: four(across(from)),
    mistakes: labels
      .filter((name) => name !== from && name !== across(from))
      .map((name) => ({
        value: four(name),
        because: say`${across(from)} is opposite to ${from}, not beside it`,
      })),
  }
}

function foldedAround(rng: Random, _views: number) {
  const { cells, labels, names, across, kind } = drawNet(rng)
  const from = rng.pick(labels)
  const { key, mistakes } = around(labels, from, across)
  return {
    concept: 'open-dice',
    // The names in the order of the labels are those of the options; `cells` keeps the order of the sheet.
    given: {
      find: 'net-around' as const,
      cells: labels.map((name) => cells[names.indexOf(name)] ?? ([0, 0] as const)),
      names: labels,
      from,
    },
    prompt: rng.pick([
      say`When the given sheet is folded into a cube, which four ${kind}s will be on the faces adjacent to ${from}?`,
      say`The net of a dice is shown. The ${kind}s on the four faces that touch the face with ${from} are:`,
    ]),
    figure: netFigure(cells, names),
    answer: key,
    mistakes,
    steps: [
      say`Of the six faces, five are not ${from}, and one of these is opposite to it.`,
      say`Folded, ${across(from)} comes to lie opposite ${from}.`,
      say`The other four are adjacent: ${key}`,
    ],
  }
}

function turnedPair(rng: Random, count: number) {
  const { labels, views, across } = drawViews(rng, count)
  const kind = kindOf(labels[0] ?? '')
  const { key, wrong } = drawPairs(rng, labels, across)
  return {
    concept: 'views-of-a-die',
    given: { find: 'views-pair' as const, names: labels, views, pairs: rng.shuffle([key, ...wrong]) },
    prompt: rng.pick([
      say`${COUNTS[count] ?? count} positions of a dice with ${joined(labels)} on its faces are shown. Which of the following pairs of ${kind}s are on opposite faces?`,
      say`The faces of a dice are marked ${joined(labels)}. From the positions shown, select the two ${kind}s that lie opposite to each other.`,
    ]),
    figure: viewsFigure(views),
    answer: paired(key),
    mistakes: wrong.map((pair) => {
      const view = views.findIndex((shown) => pair.every((name) => shown.includes(name)))
      return {
        value: paired(pair),
        because:
          view >= 0
            ? say`view ${view + 1} shows ${pair[0] ?? ''} and ${pair[1] ?? ''} side by side`
            : say`${pair[0] ?? ''} and ${pair[1] ?? ''} lie side by side on this die`,
      }
    }),
    steps: [
      say`The faces that two views share are laid on each other, and the die is turned until both views agree.`,
      say`The opposite faces are ${pairsOf(labels, across).join('; ')}.`,
      say`So the pair is ${paired(key)}`,
    ],
  }
}

function turnedAround(rng: Random, _views: number) {
  const { labels, views, across } = drawViews(rng, 2)
  const kind = kindOf(labels[0] ?? '')
  const from = rng.pick(labels)
  const { key, mistakes } = around(labels, from, across)
  return {
    concept: 'views-of-a-die',
    given: { find: 'views-around' as const, names: labels, views, from },
    prompt: rng.pick([
      say`Two positions of a dice with ${joined(labels)} on its faces are shown. Which four ${kind}s are on the faces adjacent to ${from}?`,
      say`The faces of a dice carry ${joined(labels)}, and two of its positions are shown. The ${kind}s on the faces that touch the face with ${from} are:`,
    ]),
    figure: viewsFigure(views),
    answer: key,
    mistakes,
    steps: [
      say`The faces that two views share are laid on each other, and the die is turned until both views agree.`,
      say`Opposite ${from} lies ${across(from)}.`,
      say`The other four are adjacent: ${key}`,
    ],
  }
}

/** Dice on top of each other: what touches and what lies on the table cannot be seen. */
function stacked(rng: Random, _views: number) {
  const [dice, top] = [rng.int(2, 15), rng.int(1, 6)]
  const answer = 7 * dice - top
  const many = NUMBERS[dice] ?? ''
  return {
    concept: 'standard-dice',
    given: { find: 'stack' as const, dice, top },
    prompt: rng.pick([
      say`${many} standard dice, on each of which the numbers on opposite faces add up to 7, are kept one above the other. The number on the top of the stack is ${top}. What is the sum of the numbers on all the other horizontal faces?`,
      say`The numbers on the opposite faces of a dice add up to 7. ${many} such dice are placed one over another on a table, and the uppermost face shows ${top}. Find the sum of the numbers on the horizontal faces that cannot be seen.`,
      say`A stack consists of ${many.toLowerCase()} dice, in each of which opposite faces total 7. If ${top} is at the top of the stack, what is the total of the numbers on the faces that touch each other or the table?`,
    ]),
    answer,
    mistakes: [
      { value: 7 * dice, because: say`the number at the top can be seen, so it is taken off` },
      {
        value: 7 * (dice - 1),
        because: say`the lowest face of the stack lies on the table and was left out`,
      },
      { value: 7 * dice + top, because: say`the number at the top was added` },
      { value: 7 * (dice - 1) - top, because: say`one die was left out` },
      { value: 14 * dice - top, because: say`each pair of opposite faces was counted twice` },
      { value: 7 * (dice + 1) - top, because: say`one die was counted too often` },
    ],
    steps: [
      say`The top and the bottom of each die add up to 7, so all horizontal faces add up to 7 × ${dice} = ${7 * dice}.`,
      say`The top of the stack is seen: ${7 * dice} − ${top} = ${answer}`,
    ],
  }
}

const NUMBERS = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
]

/** How a die may be rolled over one edge. */
const MOVES = ['to the right', 'to the left', 'towards the viewer', 'away from the viewer'] as const
type Move = (typeof MOVES)[number]

/** Top, front and right after a roll; the faces across from them follow, as opposite faces add up to 7. */
function roll([top, front, right]: readonly [number, number, number], move: Move): [number, number, number] {
  switch (move) {
    case 'to the right':
      return [7 - right, front, top]
    case 'to the left':
      return [right, front, 7 - top]
    case 'towards the viewer':
      return [7 - front, top, right]
    case 'away from the viewer':
      return [front, 7 - top, right]
  }
}

/** The second way: every face has a direction, and a roll turns all of them about an axis. */
function rollBySteps(shown: readonly number[], moves: readonly string[]): number {
  const [top = 0, front = 0, right = 0] = shown
  // x to the right, y towards the viewer, z upwards.
  const faces: { number: number; x: number; y: number; z: number }[] = [
    { number: top, x: 0, y: 0, z: 1 },
    { number: 7 - top, x: 0, y: 0, z: -1 },
    { number: front, x: 0, y: 1, z: 0 },
    { number: 7 - front, x: 0, y: -1, z: 0 },
    { number: right, x: 1, y: 0, z: 0 },
    { number: 7 - right, x: -1, y: 0, z: 0 },
  ]
  const turned = moves.reduce(
    (all, move) =>
      all.map(({ number, x, y, z }) => {
        if (move === 'to the right') return { number, x: z, y, z: -x }
        if (move === 'to the left') return { number, x: -z, y, z: x }
        if (move === 'towards the viewer') return { number, x, y: z, z: -y }
        return { number, x, y: -z, z: y }
      }),
    faces,
  )
  return turned.find(({ z }) => z === 1)?.number ?? Number.NaN
}

/** A standard die is rolled over its edges. */
function rolled(rng: Random, views: number) {
  const start = rng.until(
    () => [rng.int(1, 6), rng.int(1, 6), rng.int(1, 6)] as const,
    (drawn) => new Set(drawn.map((face) => Math.min(face, 7 - face))).size === 3,
  )
  const back: Readonly<Record<Move, Move>> = {
    'to the right': 'to the left',
    'to the left': 'to the right',
    'towards the viewer': 'away from the viewer',
    'away from the viewer': 'towards the viewer',
  }
  const moves = rng.until(
    () => range(1, views).map(() => rng.pick(MOVES)),
    (drawn) => drawn.every((move, index) => index === 0 || back[move] !== drawn[index - 1]),
  )
  const end = moves.reduce<readonly [number, number, number]>(roll, start)
  const [answer] = end
  const [top, front, right] = start
  const told = moves.map((move, index) => `${index === 0 ? 'once' : 'then once'} ${move}`).join(', ')
  return {
    concept: 'standard-dice',
    given: { find: 'rolled' as const, shown: [...start], moves },
    prompt: rng.pick([
      say`The opposite faces of a dice add up to 7. It lies on a table with ${top} on the top, ${front} on the face towards the viewer and ${right} on the right. It is rolled over its edge ${told}. Which number is on the top now?`,
      say`A dice, on which the numbers on opposite faces make 7, rests on a floor: ${top} above, ${front} facing you, ${right} to your right. You tip it over an edge ${told}. Name the number that now faces upwards.`,
      say`On a standard dice, whose opposite faces total 7, the top shows ${top}, the front ${front} and the right side ${right}. If the dice is rolled over ${told}, which number comes to the top?`,
    ]),
    answer,
    mistakes: [
      { value: 7 - answer, because: say`that number is at the bottom now` },
      { value: top, because: say`that was on the top at the beginning` },
      { value: end[1], because: say`that number is on the front now` },
      { value: end[2], because: say`that number is on the right now` },
      { value: 7 - end[1], because: say`that number is at the back now` },
      { value: 7 - end[2], because: say`that number is on the left now` },
    ].filter(({ value }) => value !== answer),
    within: [1, 6] as const,
    others: range(1, 6),
    steps: [
      ...moves.map((move, index) => {
        const now = moves.slice(0, index + 1).reduce<readonly [number, number, number]>(roll, start)
        return say`Rolled ${move}: ${now[0]} on the top, ${now[1]} in front, ${now[2]} on the right.`
      }),
      say`So the number on the top is ${answer}`,
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
