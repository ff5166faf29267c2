import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Mistake } from '../../../kit/options/build-options.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, percent } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { fromAll, fromEqualCircles, fromOtherCircle, fromTwoCircles, share } from './hidden-parts.ts'
import { askOf, drawParts, drawTopic, pictureOf, sumsOf } from './numbered-diagram.ts'

/** "The circles show who likes tea, coffee and milk. How many like tea and coffee but not milk?" */
export const vennRegion = defineGenerator({
  id: 'reasoning/venn-region',
  version: 5,
  levels: {
    easy: { forms: [asking('one-region'), asking('only-one'), asking('exactly-one'), asking('exactly-two')] },
    medium: {
      forms: [
        asking('two-sets'),
        asking('whole-set'),
        asking('at-least-two'),
        asking('not-set'),
        asking('either-not'),
        asking('one-of-two'),
        asking('more-than'),
        asking('one-against-two'),
      ],
    },
    hard: { forms: [fromOtherCircle, fromAll, fromEqualCircles, fromTwoCircles, share] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Checks every part by the circles that contain it.
    const [a, b, c] = given.order
    const size = (isMeant: (inside: readonly number[]) => boolean) =>
      given.parts.filter(({ inside }) => isMeant(inside)).reduce((sum, part) => sum + part.size, 0)
    const inside = (set: number) => size((circles) => circles.includes(set))
    switch (given.ask) {
      case 'more-than':
        return inside(a) - inside(b)
      case 'one-against-two':
        return Math.abs(size((circles) => circles.length === 1) - size((circles) => circles.length === 2))
      case 'other-circle':
        // A part that is not printed counts as 0; here it lies in both circles.
        return inside(b) + given.told - inside(a)
      case 'of-all':
        // Whoever is outside the circle is printed or told.
        return given.surveyed - given.none - size((circles) => !circles.includes(a))
      case 'equal':
        return inside(c) + inside(b) - inside(a)
      case 'two-circles':
        // The part that both circles hide goes out by subtraction.
        return size((circles) => circles.length === 1) + given.first - inside(a) - (given.second - inside(b))
      case 'share':
        return percent((100 * size((circles) => circles.includes(a) && circles.includes(b))) / inside(a))
    }
    const { ask } = given
    return given.parts.reduce((sum, part) => {
      const has = (set: number) => part.inside.includes(set)
      const many = part.inside.length
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
      return isMeant ? sum + part.size : sum
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

function asking(ask: Ask) {
  return (rng: Random) => draw(rng, ask)
}

function draw(rng: Random, ask: Ask) {
  const topic = drawTopic(rng)
  const { who, verb, sets } = topic
  // A difference of 0 or 1 looks like a slip.
  const parts = rng.until(
    () => drawParts(rng),
    (drawn) => {
      const { ofSet, inExactly } = sumsOf(drawn)
      const gaps = [
        ofSet(0) - ofSet(1),
        ofSet(1) - ofSet(2),
        ofSet(2) - ofSet(0),
        inExactly(1) - inExactly(2),
      ]
      return gaps.every((gap) => Math.abs(gap) > 4)
    },
  )
  const sums = sumsOf(parts)
  const { all, only, ofSet } = sums
  const [first, second, c] = rng.sample([0, 1, 2], 3)
  // 'More tea than coffee' is asked of the larger circle.
  const isTurned = ask === 'more-than' && ofSet(second) > ofSet(first)
  const [a, b] = isTurned ? [second, first] : [first, second]
  const middle = only(0, 1, 2)
  const both = sums.both(a, b)
  const [one, two] = [sums.inExactly(1), sums.inExactly(2)]
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
  }[ask]
  const answer = count(key)
  const single: Mistake[] = [
    {
      value: only(a, b),
      because: say`only the part of ${name(a)} and ${name(b)} without ${name(c)} was counted`,
    },
    { value: only(a), because: say`only the part of ${name(a)} alone was counted` },
    { value: only(b), because: say`the part of ${name(b)} alone was read` },
    { value: only(c), because: say`the part of ${name(c)} alone was read` },
    { value: only(a, c), because: say`the part of ${name(a)} and ${name(c)} was read` },
    { value: only(b, c), because: say`the part of ${name(b)} and ${name(c)} was read` },
    { value: middle, because: say`the part in the middle, common to all three, was taken` },
    { value: both, because: say`everything in both circles ${name(a)} and ${name(b)} was counted` },
  ]
  const whole: Mistake[] = [
    { value: both, because: say`everything in both circles ${name(a)} and ${name(b)} was counted` },
    { value: ofSet(a), because: say`the whole circle of ${name(a)} was counted` },
    { value: ofSet(b), because: say`the whole circle of ${name(b)} was counted` },
    { value: ofSet(a) - middle, because: say`the middle was left out of the circle of ${name(a)}` },
    { value: one, because: say`the three outer parts were added` },
    { value: two, because: say`the parts that lie in exactly two circles were added` },
    { value: two + middle, because: say`the middle was added to the parts that lie in two circles` },
    { value: one + middle, because: say`the middle was added to the three outer parts` },
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
      default:
        return meant.length === 1 ? single : whole
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
  return {
    given: { ask, parts: parts.map((part) => ({ ...part })), order: [a, b, c] as const },
    prompt: askOf(rng, topic, asked),
    figure: pictureOf(topic, parts),
    answer,
    mistakes: mistakesOf(),
    steps: stepsOf(),
  }
}
