import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { money, ratio } from '../../../kit/values/value.ts'
import { type Message, say, sentences } from '../../../kit/wording/say.ts'
import {
  ASK_SUFFICIENT,
  explainKind,
  KINDS,
  type Kind,
  mistakeOf,
  WORDS,
} from '../../../kit/wording/sufficiency.ts'

/** "How many boys are there? I. Boys and girls together are 60. II. There are 10 more boys than girls." */
export const sufficiency = defineGenerator({
  id: 'interpretation/sufficiency',
  version: 7,
  concepts: ['data-sufficiency'],
  levels: {
    easy: { isIndirect: false, isWide: false },
    medium: { isIndirect: true, isWide: false },
    hard: { isIndirect: true, isWide: true },
  },
  generate(rng, level) {
    const key = rng.pick(KINDS)
    const puzzle = drawPuzzle(rng, key, level)
    const [first, second] = puzzle.statements
    const [a, b, c] = puzzle.names
    return {
      given: { statements: [first.equations, second.equations] as const },
      prompt: say`${puzzle.question}
I. ${first.text}
II. ${second.text}
${ASK_SUFFICIENT}`,
      answer: WORDS[key],
      mistakes: KINDS.filter((kind) => kind !== key).map((kind) => ({
        value: WORDS[kind],
        because: mistakeOf(kind, key),
      })),
      steps: [
        ...(level.isIndirect ? [say`Write x, y and z for ${a}, ${b} and ${c}; x is asked for.`] : []),
        ...(level.isWide
          ? [say`Statement I tells ${written(first.equations)}, statement II ${written(second.equations)}.`]
          : []),
        ...(puzzle.why ? [puzzle.why] : []),
        explainKind(key),
        say`So the answer is: ${WORDS[key]}`,
      ],
    }
  },
  solve({ statements: [one, other] }) {
    // A question that algebra leaves open must stay open for whole numbers too.
    const test = (equations: readonly Equation[]) => decides(equations) || decidesWholeX(equations)
    if (test(one)) return WORDS.first
    if (test(other)) return WORDS.second
    return test([...one, ...other]) ? WORDS.both : WORDS.neither
  },
})

/** Whether linear equations determine the first unknown, that is, whether it is a combination of them. */
const decides = (equations: readonly Equation[]): boolean => {
  const left = equations.map((equation) => equation.slice(0, 3))
  return rankOf([...left, [1, 0, 0]]) === rankOf(left)
}

function rankOf(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => [...row])
  let rank = 0
  const width = rows[0]?.length ?? 0
  for (let column = 0; column < width; column++) {
    const pivot = rows.findIndex((row, index) => index >= rank && Math.abs(row[column] ?? 0) > 1e-9)
    if (pivot < 0) continue
    const lead = rows[pivot] ?? []
    rows.splice(pivot, 1)
    rows.splice(rank, 0, lead)
    for (const [index, row] of rows.entries()) {
      if (index === rank) continue
      const times = (row[column] ?? 0) / (lead[column] ?? 1)
      for (const place of row.keys()) row[place] = (row[place] ?? 0) - times * (lead[place] ?? 0)
    }
    rank += 1
  }
  return rank
}

/** 'x + y = 40 and x − y = 6' */
const written = (equations: readonly Equation[]): string => equations.map(writtenOne).join(' and ')

function writtenOne([a, b, c, d]: Equation): string {
  const terms = [a, b, c].flatMap((size, index) =>
    size === 0
      ? []
      : [`${size < 0 ? '−' : '+'} ${Math.abs(size) === 1 ? '' : Math.abs(size)}${'xyz'[index]}`],
  )
  return `${terms.join(' ').replace(/^\+ /, '').replace(/^− /, '−')} = ${d < 0 ? `−${-d}` : d}`
}

interface Statement {
  text: Message
  equations: readonly Equation[]
}

interface Puzzle {
  question: Message
  statements: readonly [Statement, Statement]
  names: readonly [string, string, string]
  /** What the facts give, where this is not seen at once. */
  why?: Message
}

interface Reason<T> {
  of: T
  why: Message
}

interface Level {
  isIndirect: boolean
  isWide: boolean
}

/** Two statements of which exactly the wanted ones answer the question, even if only whole numbers are considered. */
function drawPuzzle(rng: Random, key: Kind, level: Level): Puzzle {
  return rng.until(
    () => tryPuzzle(rng, key, level),
    ({ statements: [one, other] }) => {
      // Statements that should leave the question open must do so.
      const open = { first: [other], second: [one], both: [one, other], neither: [one, other] }[key].map(
        ({ equations }) => equations,
      )
      // A statement that repeats the other needs no thought.
      const told = [...one.equations, ...other.equations].map((equation) => equation.join())
      if (new Set(told).size < told.length) return false
      const together = key === 'neither' ? [[...one.equations, ...other.equations]] : []
      return [...open, ...together].every((equations) => !decidesWholeX(equations))
    },
  )
}

/** Three numbers with a common measure, so that their ratios are as short as papers print them. */
function drawNumbers(rng: Random, { low, high }: Setting): readonly [number, number, number] {
  const unit = rng.int(Math.ceil(high / 15), Math.floor(high / 6))
  const [x, y, z] = rng.until(
    () => rng.sample(range(Math.ceil(low / unit), Math.floor(high / unit)), 3),
    ([first, second, third]) => first < second + third,
  )
  return [x * unit, y * unit, z * unit]
}

function tryPuzzle(rng: Random, key: Kind, { isIndirect, isWide }: Level): Puzzle {
  const setting = drawSetting(rng)
  const numbers = drawNumbers(rng, setting)
  if (isWide) return tryWidePuzzle(rng, key, setting, numbers)
  const [x, y, z] = numbers
  const count = rng.int(2, 5)
  // Statements that determine the asked number alone: directly, or through two facts.
  const direct: Statement[] = isIndirect
    ? [
        {
          text: say`${setting.all(x + y + z)} ${setting.sum(1, 2, y + z)}`,
          equations: [
            [1, 1, 1, x + y + z],
            [0, 1, 1, y + z],
          ],
        },
        {
          text: say`${setting.sum(0, 1, x + y)} ${x > y ? setting.more(0, 1, x - y) : setting.more(1, 0, y - x)}`,
          equations: [
            [1, 1, 0, x + y],
            [1, -1, 0, x - y],
          ],
        },
        {
          text: say`${setting.sum(0, 2, x + z)} ${setting.ratio(0, 2, x, z)}`,
          equations: [
            [1, 0, 1, x + z],
            [z / gcd(x, z), 0, -x / gcd(x, z), 0],
          ],
        },
      ]
    : [
        { text: setting.times(count, count * x), equations: [[count, 0, 0, count * x]] },
        { text: setting.fewer(x), equations: [[1, 0, 0, x]] },
      ]
  // Statements that relate it to the second number; two of these decide together.
  const linking: Statement[] = [
    { text: setting.sum(0, 1, x + y), equations: [[1, 1, 0, x + y]] },
    { text: x > y ? setting.more(0, 1, x - y) : setting.more(1, 0, y - x), equations: [[1, -1, 0, x - y]] },
    { text: setting.ratio(0, 1, x, y), equations: [[y / gcd(x, y), -x / gcd(x, y), 0, 0]] },
  ]
  // Statements about the other numbers.
  const others: Statement = { text: setting.sum(1, 2, y + z), equations: [[0, 1, 1, y + z]] }
  const beside: Statement[] = [
    others,
    { text: setting.ratio(1, 2, y, z), equations: [[0, z / gcd(y, z), -y / gcd(y, z), 0]] },
    { text: y > z ? setting.more(1, 2, y - z) : setting.more(2, 1, z - y), equations: [[0, 1, -1, y - z]] },
  ]
  const away: Statement[] = [...beside, { text: setting.sum(0, 2, x + z), equations: [[1, 0, 1, x + z]] }]
  const turned = (pair: [Statement, Statement]): [Statement, Statement] =>
    rng.chance(0.5) ? pair : [pair[1], pair[0]]
  const idle = (): Statement => rng.pick(rng.chance(0.6) ? linking : beside)

  const statements = ((): [Statement, Statement] => {
    switch (key) {
      case 'first':
        return [rng.pick(direct), idle()]
      case 'second':
        return [idle(), rng.pick(direct)]
      case 'both':
        return rng.sample(linking, 2)
      case 'neither':
        return turned([rng.pick(linking), rng.pick(away)])
    }
  })()
  return { question: say`${setting.intro} ${setting.question}`, statements, names: setting.names }
}

/** All three numbers are in play: counting equations is not enough, for some decide x early and some tell nothing new. */
function tryWidePuzzle(
  rng: Random,
  key: Kind,
  setting: Setting,
  [x, y, z]: readonly [number, number, number],
): Puzzle {
  const [whole, rest] = [x + y + z, y + z - x]
  const all: Statement = { text: setting.all(whole), equations: [[1, 1, 1, whole]] }
  const twice: Statement = { text: setting.twice(whole + x), equations: [[2, 1, 1, whole + x]] }
  const excess: Statement = { text: setting.excess(rest), equations: [[-1, 1, 1, rest]] }
  const sum = (one: number, other: number): Statement => {
    const value = [x, y, z].reduce((all, part, at) => (at === one || at === other ? all + part : all), 0)
    const has = (at: number) => (at === one || at === other ? 1 : 0)
    return { text: setting.sum(one, other, value), equations: [[has(0), has(1), has(2), value]] }
  }
  const firstRatio: Statement = {
    text: setting.ratio(0, 1, x, y),
    equations: [[y / gcd(x, y), -x / gcd(x, y), 0, 0]],
  }
  const restRatio: Statement = {
    text: setting.ratio(1, 2, y, z),
    equations: [[0, z / gcd(y, z), -y / gcd(y, z), 0]],
  }
  const endsRatio: Statement = {
    text: setting.ratio(0, 2, x, z),
    equations: [[z / gcd(x, z), 0, -x / gcd(x, z), 0]],
  }
  const firstMore: Statement = {
    text: x > y ? setting.more(0, 1, x - y) : setting.more(1, 0, y - x),
    equations: [[1, -1, 0, x - y]],
  }
  const restMore: Statement = {
    text: y > z ? setting.more(1, 2, y - z) : setting.more(2, 1, z - y),
    equations: [[0, 1, -1, y - z]],
  }
  const joined = (...parts: Statement[]): Statement => ({
    text: sentences(...parts.map(({ text }) => text)),
    equations: parts.flatMap(({ equations }) => equations),
  })
  const bySums = joined(sum(0, 2), sum(1, 2))

  const alone = (): Reason<Statement> =>
    rng.pick([
      { of: joined(all, excess), why: say`x + y + z = ${whole} and y + z − x = ${rest} give 2x = ${2 * x}.` },
      {
        of: joined(sum(0, 1), sum(1, 2), sum(0, 2)),
        why: say`(x + y) + (x + z) − (y + z) gives 2x = ${2 * x}.`,
      },
      {
        of: joined(twice, sum(1, 2)),
        why: say`2x + y + z = ${whole + x} and y + z = ${y + z} give 2x = ${2 * x}.`,
      },
      {
        of: joined(firstRatio, restRatio, all),
        why: say`The two ratios give x : y : z, and with the sum ${whole} they give x = ${x}.`,
      },
    ])
  const idle = (): Statement =>
    rng.pick([
      bySums,
      joined(restRatio, all),
      joined(restMore, excess),
      joined(all, restMore),
      // Three facts of which one follows from the others.
      joined(firstMore, bySums),
      joined(firstRatio, restRatio, endsRatio),
    ])
  const together = (): Reason<readonly [Statement, Statement]> =>
    rng.pick([
      { of: [all, excess], why: say`x + y + z = ${whole} and y + z − x = ${rest} give 2x = ${2 * x}.` },
      { of: [sum(0, 1), bySums], why: say`(x + y) + (x + z) − (y + z) gives 2x = ${2 * x}.` },
      {
        of: [twice, joined(all, restMore)],
        why: say`2x + y + z = ${whole + x} and x + y + z = ${whole} give x = ${x}.`,
      },
      {
        of: [joined(excess, restRatio), sum(1, 2)],
        why: say`y + z = ${y + z} and y + z − x = ${rest} give x = ${x}.`,
      },
      {
        of: [joined(firstRatio, restRatio), all],
        why: say`The two ratios give x : y : z, and with the sum ${whole} they give x = ${x}.`,
      },
    ])
  const open = (): Reason<readonly [Statement, Statement]> =>
    rng.pick([
      { of: [bySums, firstMore], why: say`(x + z) − (y + z) is x − y: the two statements tell the same.` },
      {
        of: [joined(firstRatio, restRatio), endsRatio],
        why: say`Only ratios are told, so all three numbers could be doubled.`,
      },
      { of: [sum(0, 1), all], why: say`Together they give z = ${z}, but x and y can still be changed.` },
      { of: [twice, restRatio], why: say`When x is made smaller, y and z can grow in their ratio.` },
      { of: [all, restMore], why: say`When x is made smaller, y and z can grow by equal amounts.` },
    ])

  const question = say`${setting.intro} ${setting.question}`
  const isTurned = rng.chance(0.5)
  switch (key) {
    case 'first':
    case 'second': {
      const { of, why } = alone()
      const other = idle()
      return { question, statements: key === 'first' ? [of, other] : [other, of], names: setting.names, why }
    }
    case 'both':
    case 'neither': {
      const { of, why } = key === 'both' ? together() : open()
      return { question, statements: isTurned ? [of[1], of[0]] : of, names: setting.names, why }
    }
  }
}

/** a·x + b·y + c·z = d */
type Equation = readonly [a: number, b: number, c: number, d: number]

/** No story has larger numbers. */
const MOST = 180

/**
 * Whether positive whole numbers leave only one value of x. Trying them all finds cases that algebra misses: the
 * ratio 53 : 56 with a sum of 60 leaves only one pair of whole numbers.
 */
function decidesWholeX(equations: readonly Equation[]): boolean {
  let found: number | null = null
  for (let x = 1; x <= MOST; x++) {
    if (!hasRest(equations, x)) continue
    if (found !== null) return false
    found = x
  }
  return found !== null
}

function hasRest(equations: readonly Equation[], x: number): boolean {
  const bound = equations.find(([, , c]) => c !== 0)
  for (let y = 1; y <= MOST; y++) {
    // Any third number will do when no equation contains it.
    const z = bound ? (bound[3] - bound[0] * x - bound[1] * y) / bound[2] : 1
    if (z < 1 || !Number.isInteger(z)) continue
    if (equations.every(([a, b, c, d]) => a * x + b * y + c * z === d)) return true
  }
  return false
}

/** Three unknown numbers of a story, the first of which is asked, and the sentences that relate them. */
interface Setting {
  intro: Message
  question: Message
  names: readonly [string, string, string]
  low: number
  high: number
  times(count: number, value: number): Message
  fewer(value: number): Message
  sum(one: number, other: number, value: number): Message
  all(value: number): Message
  /** All three, the first of them counted twice. */
  twice(value: number): Message
  /** By how much the other two together are more than the first. */
  excess(value: number): Message
  more(larger: number, smaller: number, value: number): Message
  ratio(one: number, other: number, first: number, second: number): Message
}

const SETTING_WORDS = ['no', 'one', 'two', 'three', 'four', 'five']

/** Things that are counted. */
function counting(
  rng: Random,
  names: readonly [string, string, string],
  intro: Message,
  low: number,
  high: number,
): Setting {
  const name = (index: number) => names[index] ?? ''
  const cut = rng.int(2, 5)
  return {
    intro,
    question: say`How many ${names[0]} are there?`,
    names,
    low,
    high,
    times: (count, value) =>
      say`${SETTING_WORDS[count]?.replace(/^./, (first) => first.toUpperCase()) ?? ''} times the number of ${names[0]} is ${value}.`,
    fewer: (value) =>
      say`If there were ${cut} ${names[0]} fewer, the number of ${names[0]} would be ${value - cut}.`,
    sum: (one, other, value) => say`There are ${value} ${name(one)} and ${name(other)} together.`,
    all: (value) => say`There are ${value} ${names[0]}, ${names[1]} and ${names[2]} in all.`,
    twice: (value) =>
      say`With twice as many ${names[0]} there would be ${value} ${names[0]}, ${names[1]} and ${names[2]} in all.`,
    excess: (value) => say`There are ${value} more ${names[1]} and ${names[2]} together than ${names[0]}.`,
    more: (larger, smaller, value) => say`There are ${value} more ${name(larger)} than ${name(smaller)}.`,
    ratio: (one, other, first, second) =>
      say`The numbers of ${name(one)} and ${name(other)} are in the ratio ${ratio(first, second)}.`,
  }
}

/** Things that are paid for. */
function paying(
  rng: Random,
  things: readonly [string, string, string],
  several: string,
  intro: Message,
): Setting {
  const the = (index: number) => `the ${things[index]}`
  const The = (index: number) => `The ${things[index]}`
  const cut = rng.int(2, 5)
  return {
    intro,
    question: say`What is the price of the ${things[0]}?`,
    names: [`the price of ${the(0)}`, `the price of ${the(1)}`, `the price of ${the(2)}`],
    low: 12,
    high: 80,
    times: (count, value) =>
      say`${SETTING_WORDS[count]?.replace(/^./, (first) => first.toUpperCase()) ?? ''} such ${several} would cost ${money(value)}.`,
    fewer: (value) => say`If ${the(0)} were ${money(cut)} cheaper, it would cost ${money(value - cut)}.`,
    sum: (one, other, value) => say`${The(one)} and ${the(other)} together cost ${money(value)}.`,
    all: (value) => say`All three together cost ${money(value)}.`,
    twice: (value) => say`Two such ${several}, one ${things[1]} and one ${things[2]} cost ${money(value)}.`,
    excess: (value) => say`${The(1)} and ${the(2)} together cost ${money(value)} more than ${the(0)}.`,
    more: (larger, smaller, value) => say`${The(larger)} costs ${money(value)} more than ${the(smaller)}.`,
    ratio: (one, other, first, second) =>
      say`The prices of ${the(one)} and ${the(other)} are in the ratio ${ratio(first, second)}.`,
  }
}

function drawSetting(rng: Random): Setting {
  switch (rng.int(1, 8)) {
    case 1:
      return counting(
        rng,
        ['men', 'women', 'children'],
        say`There are men, women and children in a hall.`,
        20,
        90,
      )
    case 2:
      return counting(
        rng,
        ['cows', 'goats', 'hens'],
        say`A ${rng.pick(['farm', 'farmer'])} has cows, goats and hens.`,
        6,
        40,
      )
    case 3:
      return counting(
        rng,
        ['mango trees', 'neem trees', 'guava trees'],
        say`A ${rng.pick(['garden', 'gardener'])} has mango, neem and guava trees.`,
        12,
        70,
      )
    case 4:
      return counting(
        rng,
        ['shirts', 'trousers', 'caps'],
        say`A ${rng.pick(['shop', 'store', 'shopkeeper'])} has shirts, trousers and caps in stock.`,
        15,
        80,
      )
    case 5:
      return counting(
        rng,
        ['red balls', 'blue balls', 'green balls'],
        say`A ${rng.pick(['box', 'bag', 'basket'])} contains red, blue and green balls.`,
        5,
        45,
      )
    case 6:
      return paying(
        rng,
        ['pen', 'notebook', 'ruler'],
        'pens',
        say`A ${rng.pick(['student', 'boy', 'girl'])} buys a pen, a notebook and a ruler.`,
      )
    case 7:
      return paying(
        rng,
        ['mango', 'coconut', 'pineapple'],
        'mangoes',
        say`A ${rng.pick(['man', 'customer'])} buys a mango, a coconut and a pineapple from a fruit seller.`,
      )
    default:
      return paying(
        rng,
        ['cup', 'plate', 'bowl'],
        'cups',
        say`A ${rng.pick(['man', 'woman', 'customer'])} buys a cup, a plate and a bowl.`,
      )
  }
}
