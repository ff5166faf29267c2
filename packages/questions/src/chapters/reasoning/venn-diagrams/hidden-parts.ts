import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, percent } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { askOf, drawParts, drawTopic, type Part, pictureOf, sumsOf } from './numbered-diagram.ts'

type Order = readonly [a: number, b: number, c: number]

/** A diagram whose numbers give the wanted draw, and its circles in the order in which the question names them. */
function drawDiagram(rng: Random, accept: (sums: ReturnType<typeof sumsOf>, order: Order) => boolean) {
  const topic = drawTopic(rng)
  const { parts, order } = rng.until(
    () => ({ parts: drawParts(rng), order: rng.sample([0, 1, 2], 3) }),
    (drawn) => accept(sumsOf(drawn.parts), drawn.order),
  )
  const name = (set: number) => topic.sets[set] ?? ''
  return { topic, parts, order, sums: sumsOf(parts), name }
}

/** The part in these circles and in no other. */
const partIn = (parts: readonly Part[], ...wanted: number[]): Part => {
  const found = parts.find(
    ({ inside }) => inside.length === wanted.length && wanted.every((set) => inside.includes(set)),
  )
  if (!found) throw new RangeError('no such part')
  return found
}

/** What the diagram prints: a part that is shown by a letter counts as 0. */
const printed = (parts: readonly Part[], hidden: readonly Part[]): Part[] =>
  parts.map((part) => (hidden.includes(part) ? { ...part, size: 0 } : part))

const differ = (one: number, other: number): boolean => Math.abs(one - other) > 4

/** "If 75 people in all speak English, how many people speak Tamil?", with x in both circles. */
export function fromOtherCircle(rng: Random) {
  const { topic, parts, order, sums, name } = drawDiagram(rng, ({ ofSet }, [a, b]) =>
    differ(ofSet(a), ofSet(b)),
  )
  const { who, verb } = topic
  const [a, b] = order
  const hidden = rng.pick([partIn(parts, a, b), partIn(parts, 0, 1, 2)])
  const x = hidden.size
  const [told, key] = [sums.ofSet(a), sums.ofSet(b)]
  return {
    given: { ask: 'other-circle' as const, parts: printed(parts, [hidden]), order, told },
    prompt: askOf(
      rng,
      topic,
      say`If ${told} ${who} in all ${verb} ${name(a)}, how many ${who} ${verb} ${name(b)}?`,
    ),
    figure: pictureOf(topic, parts, new Map([[hidden, 'x']])),
    answer: count(key),
    mistakes: [
      { value: key - x, because: say`the number x was left out` },
      { value: x, because: say`that is the number x itself` },
      { value: told - key + x, because: say`the numbers of the wrong circle were taken off` },
      { value: key + x, because: say`x was counted twice` },
      { value: told, because: say`that is the number for ${name(a)}` },
      { value: key + sums.only(0, 1, 2), because: say`the middle was counted twice` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`The numbers printed in the circle of ${name(a)} add up to ${told - x}.`,
      say`So x = ${told} − ${told - x} = ${x}.`,
      say`The numbers printed in the circle of ${name(b)} add up to ${key - x}.`,
      say`With x there are ${key - x} + ${x} = ${count(key)}`,
    ],
  }
}

/** "Of the 260 people surveyed, 24 speak none of the three. How many people speak Tamil?", with x in that circle. */
export function fromAll(rng: Random) {
  const { topic, parts, order, sums, name } = drawDiagram(rng, ({ ofSet, all }, [a]) =>
    differ(2 * ofSet(a), all),
  )
  const { who, verb } = topic
  const [a, b, c] = order
  const hidden = partIn(parts, ...rng.pick([[a], [a, b], [a, c], [0, 1, 2]]))
  const x = hidden.size
  const key = sums.ofSet(a)
  // A round number of people was asked.
  const surveyed = 10 * Math.ceil((sums.all + 6) / 10)
  const none = surveyed - sums.all
  return {
    given: { ask: 'of-all' as const, parts: printed(parts, [hidden]), order, surveyed, none },
    prompt: askOf(
      rng,
      topic,
      say`Of the ${surveyed} ${who} surveyed, ${none} ${verb} none of the three. How many ${who} ${verb} ${name(a)}?`,
    ),
    figure: pictureOf(topic, parts, new Map([[hidden, 'x']])),
    answer: count(key),
    mistakes: [
      { value: key + none, because: say`those who ${verb} none of the three were not taken off` },
      { value: key - x, because: say`the number x was left out` },
      { value: x, because: say`that is the number x itself` },
      { value: sums.all - key, because: say`that is how many ${verb} only others` },
      { value: key + x, because: say`x was counted twice` },
      { value: sums.ofSet(b), because: say`that is the number for ${name(b)}` },
      { value: sums.ofSet(c), because: say`that is the number for ${name(c)}` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`Inside the circles there are ${surveyed} − ${none} = ${sums.all} ${who}.`,
      say`The printed numbers add up to ${sums.all - x}, so x = ${sums.all} − ${sums.all - x} = ${x}.`,
      say`The numbers printed in the circle of ${name(a)} add up to ${key - x}.`,
      say`With x there are ${key - x} + ${x} = ${count(key)}`,
    ],
  }
}

/** "If as many people speak Hindi as English, how many people speak Tamil?", with x in Hindi and Tamil only. */
export function fromEqualCircles(rng: Random) {
  const { topic, parts, order, sums, name } = drawDiagram(
    rng,
    ({ ofSet }, [a, b, c]) => ofSet(a) === ofSet(b) && differ(ofSet(c), ofSet(a)),
  )
  const { who, verb } = topic
  const [a, b, c] = order
  const hidden = partIn(parts, a, c)
  const x = hidden.size
  const key = sums.ofSet(c)
  return {
    given: { ask: 'equal' as const, parts: printed(parts, [hidden]), order },
    prompt: askOf(
      rng,
      topic,
      say`If as many ${who} ${verb} ${name(a)} as ${name(b)}, how many ${who} ${verb} ${name(c)}?`,
    ),
    figure: pictureOf(topic, parts, new Map([[hidden, 'x']])),
    answer: count(key),
    mistakes: [
      { value: key - x, because: say`the number x was left out` },
      { value: x, because: say`that is the number x itself` },
      { value: sums.ofSet(a), because: say`that is the number for ${name(a)} and for ${name(b)}` },
      { value: key + x, because: say`x was counted twice` },
      { value: key - sums.only(0, 1, 2), because: say`the middle was left out` },
      { value: key + sums.only(0, 1, 2), because: say`the middle was counted twice` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`The circle of ${name(b)} holds ${sums.ofSet(b)}, all of it printed.`,
      say`In the circle of ${name(a)} ${sums.ofSet(a) - x} are printed, so x = ${sums.ofSet(b)} − ${sums.ofSet(a) - x} = ${x}.`,
      say`In the circle of ${name(c)} ${key - x} are printed.`,
      say`With x there are ${key - x} + ${x} = ${count(key)}`,
    ],
  }
}

/** "In all 110 people speak Hindi and 94 speak English. How many speak exactly one of the three?", with x and y hidden. */
export function fromTwoCircles(rng: Random) {
  const { topic, parts, order, sums, name } = drawDiagram(
    rng,
    ({ ofSet, inExactly }, [a, b]) => differ(ofSet(a), ofSet(b)) && differ(inExactly(1), inExactly(2)),
  )
  const { who, verb } = topic
  const [a, b] = order
  const [alone, shared] = [partIn(parts, a), partIn(parts, a, b)]
  const [x, y] = [alone.size, shared.size]
  const [first, second, key] = [sums.ofSet(a), sums.ofSet(b), sums.inExactly(1)]
  return {
    given: { ask: 'two-circles' as const, parts: printed(parts, [alone, shared]), order, first, second },
    prompt: askOf(
      rng,
      topic,
      say`In all, ${first} ${who} ${verb} ${name(a)} and ${second} ${verb} ${name(b)}. How many ${who} ${verb} exactly one of the three?`,
    ),
    figure: pictureOf(
      topic,
      parts,
      new Map([
        [alone, 'x'],
        [shared, 'y'],
      ]),
    ),
    answer: count(key),
    mistakes: [
      { value: key - x, because: say`the number x was left out` },
      { value: key + y, because: say`y was not taken off when x was worked out` },
      { value: sums.inExactly(2), because: say`the parts that lie in exactly two circles were added` },
      { value: x, because: say`that is the number x itself` },
      { value: key - x + y, because: say`y was counted in place of x` },
      { value: key + sums.only(0, 1, 2), because: say`the middle was counted too` },
    ],
    steps: [
      say`In the circle of ${name(b)} ${second - y} are printed, so y = ${second} − ${second - y} = ${y}.`,
      say`In the circle of ${name(a)} ${first - x - y} are printed, so x = ${first} − ${first - x - y} − ${y} = ${x}.`,
      say`The other two outer parts hold ${key - x}.`,
      say`With x there are ${key - x} + ${x} = ${count(key)}`,
    ],
  }
}

/** "What percentage of those who speak Hindi also speak English?" */
export function share(rng: Random) {
  const percentage = (part: number, whole: number) => (100 * part) / whole
  const { topic, parts, order, sums, name } = drawDiagram(rng, ({ both, ofSet }, [a, b]) => {
    const whole = percentage(both(a, b), ofSet(a))
    return Number.isInteger(whole / 5) && differ(whole, percentage(both(a, b), ofSet(b)))
  })
  const { who, verb } = topic
  const [a, b, c] = order
  const [inBoth, circle] = [sums.both(a, b), sums.ofSet(a)]
  const key = percentage(inBoth, circle)
  const rounded = (part: number, whole: number) => 5 * Math.round(percentage(part, whole) / 5)
  return {
    given: { ask: 'share' as const, parts: parts.map((part) => ({ ...part })), order },
    prompt: askOf(
      rng,
      topic,
      say`What percentage of the ${who} who ${verb} ${name(a)} also ${verb} ${name(b)}?`,
    ),
    figure: pictureOf(topic, parts),
    answer: percent(key),
    within: [5, 95] as const,
    others: range(1, 19).map((fives) => percent(5 * fives)),
    mistakes: [
      { value: rounded(sums.only(a, b), circle), because: say`those who ${verb} all three were left out` },
      {
        value: rounded(inBoth, sums.ofSet(b)),
        because: say`that is their share of those who ${verb} ${name(b)}`,
      },
      { value: rounded(inBoth, sums.all), because: say`that is their share of all the ${who}` },
      { value: rounded(sums.both(a, c), circle), because: say`those who also ${verb} ${name(c)} were taken` },
      { value: 100 - key, because: say`that is the share of those who do not ${verb} ${name(b)}` },
      {
        value: rounded(sums.only(a), circle),
        because: say`that is the share of those who ${verb} only ${name(a)}`,
      },
    ],
    steps: [
      say`The circle of ${name(a)} holds ${sums.only(a)} + ${sums.only(a, b)} + ${sums.only(a, c)} + ${sums.only(0, 1, 2)} = ${circle}.`,
      say`Of them ${sums.only(a, b)} + ${sums.only(0, 1, 2)} = ${inBoth} are in the circle of ${name(b)} as well.`,
      say`The share is (${inBoth} ÷ ${circle}) × 100.`,
      say`That is ${percent(key)}`,
    ],
  }
}
