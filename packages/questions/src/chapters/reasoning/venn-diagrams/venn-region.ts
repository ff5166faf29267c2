import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The circles show who likes tea, coffee and milk. How many like tea and coffee but not milk?" */
export const vennRegion = defineGenerator({
  id: 'reasoning/venn-region',
  version: 2,
  levels: {
    easy: { asks: ['one-region', 'only-one'] },
    medium: { asks: ['two-sets', 'exactly-one', 'whole-set'] },
    hard: { asks: ['exactly-two', 'at-least-two', 'not-set'] },
  },
  generate: (rng, { asks }) => draw(rng, rng.pick<readonly Ask[]>(asks)),
  solve({ regions, ask, order }) {
    // Checks every region by the circles that contain it.
    const [a, b, c] = order
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
  const sizes = rng.sample(
    Array.from({ length: 46 }, (_, index) => index + 4),
    7,
  )
  const regions = REGIONS.map(({ inside }, index) => ({ inside, size: sizes[index] ?? 0 }))
  const [a, b, c] = rng.sample([0, 1, 2], 3)
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
  }[ask]
  const answer = count(key)
  const list = `${sets[0]}, ${sets[1]} and ${sets[2]}`
  return {
    given: { regions, ask, order: [a, b, c] as const },
    prompt: rng.pick([
      say`In the given diagram, the three circles represent ${who} who ${verb} ${list}, respectively, and the numbers show how many are in each region. ${asked}`,
      say`Study the given Venn diagram, in which the circles stand for ${who} who ${verb} ${list}. ${asked}`,
      say`The following diagram gives the number of ${who} who ${verb} ${list}. ${asked}`,
      say`A survey of ${who} who ${verb} ${list} is shown in the Venn diagram. ${asked}`,
    ]),
    figure: {
      kind: 'venn' as const,
      title: `${who.replace(/^./, (first) => first.toUpperCase())} who ${verb} ${list}`,
      description: `Three overlapping circles. ${regions.map(({ inside, size }) => `${inside.length === 3 ? 'All three' : `${inside.length === 1 ? 'Only ' : ''}${inside.map((set) => name(set)).join(' and ')}${inside.length === 2 ? ' only' : ''}`}: ${size}`).join('. ')}.`,
      circles: CIRCLES.map((circle, index) => ({ name: name(index), ...circle })),
      marks: REGIONS.map(({ x, y }, index) => ({ x, y, text: String(sizes[index] ?? 0) })),
    },
    answer,
    mistakes: [
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
    ],
    steps: [
      meant.length === 1
        ? say`The part that is asked for holds one number.`
        : say`The parts that are asked for hold ${meant.join(', ')}.`,
      ...(ask === 'one-region' || ask === 'only-one' ? [] : [say`No other part belongs to it.`]),
      ...(ask === 'exactly-two' || ask === 'at-least-two' || ask === 'not-set'
        ? [say`Parts in two circles are seen where exactly two circles overlap.`]
        : []),
      meant.length === 1 ? say`It is ${answer}` : say`${meant.join(' + ')} = ${answer}`,
    ],
  }
}
