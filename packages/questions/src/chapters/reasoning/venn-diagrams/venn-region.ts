import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Mistake } from '../../../kit/options/build-options.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The circles show who likes tea, coffee and milk. How many like tea and coffee but not milk?" */
export const vennRegion = defineGenerator({
  id: 'reasoning/venn-region',
  version: 4,
  levels: {
    easy: { asks: ['one-region', 'only-one', 'exactly-one', 'exactly-two'] },
    medium: { asks: ['two-sets', 'whole-set', 'at-least-two', 'not-set'] },
    hard: { asks: ['either-not', 'one-of-two', 'more-than', 'one-against-two', 'hidden'] },
  },
  generate: (rng, { asks }) => draw(rng, rng.pick<readonly Ask[]>(asks)),
  solve({ regions, ask, order, told }) {
    // Checks every region by the circles that contain it.
    const [a, b, c] = order
    const count = (isMeant: (inside: readonly number[]) => boolean) =>
      regions.filter(({ inside }) => isMeant(inside)).reduce((sum, { size }) => sum + size, 0)
    switch (ask) {
      case 'more-than':
        return count((inside) => inside.includes(a)) - count((inside) => inside.includes(b))
      case 'one-against-two':
        return Math.abs(count((inside) => inside.length === 1) - count((inside) => inside.length === 2))
      case 'hidden':
        // The part that is not printed counts as 0 in the regions, and lies in both circles.
        return count((inside) => inside.includes(b)) + told - count((inside) => inside.includes(a))
    }
    return regions.reduce((sum, { inside, size }) => {
      const has = (set: number) => inside.includes(set)
      const many = inside.length
      const isMeant = {
        'one-region': has(a) && has(b) && !has(c),
        'only-one': has(a) && many === 1,
        'two-sets': has(a) && has(b),
        'exactly-one': many === 1,
        'whole-set': has(a),
        'exactly-two': many === 2,
        'at-least-two': many >= 2,
        'not-set': !has(a),
        'either-not': (has(a) || has(b)) && !has(c),
        'one-of-two': has(a) !== has(b),
      }[ask]
      return isMeant ? sum + size : sum
    }, 0)
  },
})

type Ask =
  | 'one-region'
  | 'only-one'
  | 'two-sets'
  | 'exactly-one'
  | 'whole-set'
  | 'exactly-two'
  | 'at-least-two'
  | 'not-set'
  | 'either-not'
  | 'one-of-two'
  | 'more-than'
  | 'one-against-two'
  | 'hidden'

const TOPICS = [
  { who: 'students', verb: 'like', sets: ['cricket', 'football', 'hockey'] },
  { who: 'families', verb: 'drink', sets: ['tea', 'coffee', 'milk'] },
  { who: 'people', verb: 'speak', sets: ['Hindi', 'English', 'Tamil'] },
  { who: 'children', verb: 'learn', sets: ['singing', 'dancing', 'painting'] },
  { who: 'farmers', verb: 'grow', sets: ['wheat', 'rice', 'maize'] },
  { who: 'readers', verb: 'read', sets: ['novels', 'poems', 'comics'] },
  { who: 'students', verb: 'study', sets: ['physics', 'chemistry', 'biology'] },
  { who: 'members', verb: 'play', sets: ['chess', 'carrom', 'ludo'] },
] as const

/** The seven regions: the circles that contain each, and the position of its number. */
const REGIONS: readonly { inside: readonly number[]; x: number; y: number }[] = [
  { inside: [0], x: -1.05, y: 0.75 },
  { inside: [1], x: 1.05, y: 0.75 },
  { inside: [2], x: 0, y: -1.15 },
  { inside: [0, 1], x: 0, y: 0.85 },
  { inside: [0, 2], x: -0.62, y: -0.28 },
  { inside: [1, 2], x: 0.62, y: -0.28 },
  { inside: [0, 1, 2], x: 0, y: 0.12 },
]

const CIRCLES = [
  { x: -0.6, y: 0.45, radius: 1.1 },
  { x: 0.6, y: 0.45, radius: 1.1 },
  { x: 0, y: -0.6, radius: 1.1 },
] as const

function draw(rng: Random, ask: Ask) {
  const { who, verb, sets } = rng.pick(TOPICS)
  const drawSizes = () =>
    rng.sample(
      Array.from({ length: 46 }, (_, index) => index + 4),
      7,
    )
  // A difference of 0 or 1 looks like a slip.
  const sizes = rng.until(drawSizes, ([x = 0, y = 0, z = 0, xy = 0, xz = 0, yz = 0]) => {
    const [one, two, three] = [x + xy + xz, y + xy + yz, z + xz + yz]
    const gaps = [one - two, two - three, three - one, x + y + z - xy - xz - yz]
    return gaps.every((gap) => Math.abs(gap) > 4)
  })
  const regions = REGIONS.map(({ inside }, index) => ({ inside, size: sizes[index] ?? 0 }))
  const [first, second, c] = rng.sample([0, 1, 2], 3)
  const inCircle = (set: number) =>
    regions.reduce((total, { inside, size }) => (inside.includes(set) ? total + size : total), 0)
  // 'More tea than coffee' is asked of the larger circle.
  const isTurned = ask === 'more-than' && inCircle(second) > inCircle(first)
  const [a, b] = isTurned ? [second, first] : [first, second]
  /** The part of both circles whose number is not printed. */
  const hidden =
    ask === 'hidden'
      ? rng.pick(
          REGIONS.flatMap(({ inside }, index) => (inside.includes(a) && inside.includes(b) ? [index] : [])),
        )
      : -1
  const told = ask === 'hidden' ? inCircle(a) : 0
  const sum = (test: (inside: readonly number[]) => boolean) =>
    regions.reduce((total, { inside, size }) => (test(inside) ? total + size : total), 0)
  const only = (...wanted: number[]) =>
    sum((inside) => inside.length === wanted.length && wanted.every((set) => inside.includes(set)))
  const all = sum(() => true)
  const middle = only(0, 1, 2)
  const ofSet = (set: number) => sum((inside) => inside.includes(set))
  const both = sum((inside) => inside.includes(a) && inside.includes(b))
  const one = sum((inside) => inside.length === 1)
  const two = sum((inside) => inside.length === 2)
  const name = (set: number) => sets[set] ?? ''
  const key = {
    'one-region': only(a, b),
    'only-one': only(a),
    'two-sets': both,
    'exactly-one': one,
    'whole-set': ofSet(a),
    'exactly-two': two,
    'at-least-two': two + middle,
    'not-set': all - ofSet(a),
    'either-not': only(a) + only(b) + only(a, b),
    'one-of-two': only(a) + only(b) + only(a, c) + only(b, c),
    'more-than': ofSet(a) - ofSet(b),
    'one-against-two': Math.abs(one - two),
    hidden: ofSet(b),
  }[ask]
  const asked = {
    'one-region': say`How many ${who} ${verb} ${name(a)} and ${name(b)} but not ${name(c)}?`,
    'only-one': say`How many ${who} ${verb} only ${name(a)}?`,
    'two-sets': say`How many ${who} ${verb} both ${name(a)} and ${name(b)}?`,
    'exactly-one': say`How many ${who} ${verb} exactly one of the three?`,
    'whole-set': say`How many ${who} ${verb} ${name(a)}?`,
    'exactly-two': say`How many ${who} ${verb} exactly two of the three?`,
    'at-least-two': say`How many ${who} ${verb} at least two of the three?`,
    'not-set': say`How many of these ${who} do not ${verb} ${name(a)}?`,
    'either-not': say`How many ${who} ${verb} ${name(a)} or ${name(b)} but not ${name(c)}?`,
    'one-of-two': say`How many ${who} ${verb} one of ${name(a)} and ${name(b)}, but not both?`,
    'more-than': say`How many more ${who} ${verb} ${name(a)} than ${name(b)}?`,
    'one-against-two': say`What is the difference between the number of ${who} who ${verb} exactly one of the three and the number who ${verb} exactly two?`,
    hidden: say`If ${told} ${who} in all ${verb} ${name(a)}, how many ${who} ${verb} ${name(b)}?`,
  }[ask]
  const meant = {
    'one-region': [only(a, b)],
    'only-one': [only(a)],
    'two-sets': [only(a, b), middle],
    'exactly-one': [only(0), only(1), only(2)],
    'whole-set': [only(a), only(a, b), only(a, c), middle],
    'exactly-two': [only(0, 1), only(0, 2), only(1, 2)],
    'at-least-two': [only(0, 1), only(0, 2), only(1, 2), middle],
    'not-set': [only(b), only(c), only(b, c)],
    'either-not': [only(a), only(b), only(a, b)],
    'one-of-two': [only(a), only(b), only(a, c), only(b, c)],
    'more-than': [],
    'one-against-two': [],
    hidden: [],
  }[ask]
  const hiddenSize = sizes[hidden] ?? 0
  const shownOf = (set: number) => ofSet(set) - hiddenSize
  const answer = count(key)
  const shared: Mistake[] = [
    { value: both, because: say`everything in both circles ${name(a)} and ${name(b)} was counted` },
    {
      value: only(a, b),
      because: say`only the part of ${name(a)} and ${name(b)} without ${name(c)} was counted`,
    },
    { value: ofSet(a), because: say`the whole circle of ${name(a)} was counted` },
    { value: only(a), because: say`only the part of ${name(a)} alone was counted` },
    { value: middle, because: say`the part in the middle, common to all three, was taken` },
    { value: one, because: say`the three outer parts were added` },
    { value: two, because: say`the parts that lie in exactly two circles were added` },
    { value: two + middle, because: say`the middle was added to the parts that lie in two circles` },
    { value: all, because: say`all numbers of the diagram were added` },
    { value: only(b), because: say`the part of ${name(b)} alone was read` },
  ]
  const mistakesOf = (): Mistake[] => {
    switch (ask) {
      case 'either-not':
        return [
          { value: only(a) + only(b), because: say`the part of both without ${name(c)} was left out` },
          { value: ofSet(a) + ofSet(b) - both, because: say`the circle of ${name(c)} was not left out` },
          { value: key + middle, because: say`the middle was counted too` },
          { value: only(a, b), because: say`'or' was taken as 'and'` },
        ]
      case 'one-of-two':
        return [
          { value: only(a) + only(b), because: say`the parts shared with ${name(c)} were left out` },
          { value: key + only(a, b), because: say`the part of both without ${name(c)} was counted too` },
          { value: key + both, because: say`those in both circles were counted too` },
          {
            value: only(a) + only(b) + only(a, b),
            because: say`the circle of ${name(c)} was left out instead`,
          },
        ]
      case 'more-than':
        return [
          {
            value: Math.abs(only(a) - only(b)),
            because: say`only the parts of one circle alone were compared`,
          },
          {
            value: Math.abs(only(a, c) - only(b, c)),
            because: say`only the parts shared with ${name(c)} were compared`,
          },
          { value: key + middle, because: say`the middle was left out of ${name(b)}` },
          { value: key + only(a, b), because: say`the part of both was left out of ${name(b)}` },
          { value: key + both, because: say`those in both circles were left out of ${name(b)}` },
        ]
      case 'one-against-two':
        return [
          {
            value: Math.abs(one - two - middle),
            because: say`the middle was counted with those in exactly two`,
          },
          {
            value: Math.abs(one + middle - two),
            because: say`the middle was counted with those in exactly one`,
          },
          { value: key + middle, because: say`the middle was added to the difference` },
          { value: one, because: say`only those in exactly one were counted` },
          { value: two, because: say`only those in exactly two were counted` },
        ]
      case 'hidden':
        return [
          { value: shownOf(b), because: say`the number x was left out` },
          { value: hiddenSize, because: say`that is the number x itself` },
          { value: told - shownOf(b), because: say`the numbers of the wrong circle were taken off` },
          { value: key + hiddenSize, because: say`x was counted twice` },
          { value: told, because: say`that is the number for ${name(a)}` },
          { value: key + middle, because: say`the middle was counted twice` },
        ].filter(({ value }) => value > 0)
      default:
        return shared
    }
  }
  const stepsOf = () => {
    switch (ask) {
      case 'more-than':
        return [
          say`The circle of ${name(a)} holds ${only(a)} + ${only(a, b)} + ${only(a, c)} + ${middle} = ${ofSet(a)}.`,
          say`The circle of ${name(b)} holds ${only(b)} + ${only(a, b)} + ${only(b, c)} + ${middle} = ${ofSet(b)}.`,
          say`What both circles share is in both sums.`,
          say`${ofSet(a)} − ${ofSet(b)} = ${answer}`,
        ]
      case 'one-against-two':
        return [
          say`In exactly one circle there are ${only(0)} + ${only(1)} + ${only(2)} = ${one}.`,
          say`In exactly two circles there are ${only(0, 1)} + ${only(0, 2)} + ${only(1, 2)} = ${two}.`,
          say`The middle belongs to neither.`,
          say`${Math.max(one, two)} − ${Math.min(one, two)} = ${answer}`,
        ]
      case 'hidden':
        return [
          say`The numbers printed in the circle of ${name(a)} add up to ${shownOf(a)}.`,
          say`So x = ${told} − ${shownOf(a)} = ${hiddenSize}.`,
          say`The numbers printed in the circle of ${name(b)} add up to ${shownOf(b)}.`,
          say`With x there are ${shownOf(b)} + ${hiddenSize} = ${answer}`,
        ]
      default:
        return [
          meant.length === 1
            ? say`The part that is asked for holds one number.`
            : say`The parts that are asked for hold ${meant.join(', ')}.`,
          ...(ask === 'one-region' || ask === 'only-one' ? [] : [say`No other part belongs to it.`]),
          ...(ask === 'either-not' || ask === 'one-of-two'
            ? [say`Parts of both circles, or of the third, are looked at one by one.`]
            : []),
          meant.length === 1 ? say`It is ${answer}` : say`${meant.join(' + ')} = ${answer}`,
        ]
    }
  }
  const list = `${sets[0]}, ${sets[1]} and ${sets[2]}`
  return {
    given: {
      regions: regions.map((region, index) => (index === hidden ? { ...region, size: 0 } : region)),
      ask,
      order: [a, b, c] as const,
      told,
    },
    prompt: rng.pick([
      say`In the given diagram, the three circles represent ${who} who ${verb} ${list}, respectively, and the numbers show how many are in each region. ${asked}`,
      say`Study the given Venn diagram, in which the circles stand for ${who} who ${verb} ${list}. ${asked}`,
      say`The following diagram gives the number of ${who} who ${verb} ${list}. ${asked}`,
      say`A survey of ${who} who ${verb} ${list} is shown in the Venn diagram. ${asked}`,
    ]),
    figure: {
      kind: 'venn' as const,
      title: `${who.replace(/^./, (first) => first.toUpperCase())} who ${verb} ${list}`,
      description: `Three overlapping circles. ${regions.map(({ inside, size }, index) => `${inside.length === 3 ? 'All three' : `${inside.length === 1 ? 'Only ' : ''}${inside.map((set) => name(set)).join(' and ')}${inside.length === 2 ? ' only' : ''}`}: ${index === hidden ? 'x' : size}`).join('. ')}.`,
      circles: CIRCLES.map((circle, index) => ({ name: name(index), ...circle })),
      marks: REGIONS.map(({ x, y }, index) => ({
        x,
        y,
        text: index === hidden ? 'x' : String(sizes[index] ?? 0),
      })),
    },
    answer,
    mistakes: mistakesOf(),
    steps: stepsOf(),
  }
}
