import type { Random } from '../../../kit/random/random.ts'
import { counted } from '../../../kit/values/units.ts'
import { count as counting, number, ordinal, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of average: groups that overlap, groups whose sizes are looked for, values that are left out. */

const RUNS = { ...counted('run'), places: 0 }

/** "The average of 11 numbers is 50, that of the first six 49 and that of the last six 52. What is the sixth number?" */
export function overlap(rng: Random) {
  const { half, all, first, last } = rng.until(
    () => ({ half: rng.int(5, 15), all: rng.int(30, 80), first: rng.int(25, 85), last: rng.int(25, 85) }),
    (drawn) => {
      const middle = drawn.half * (drawn.first + drawn.last) - (2 * drawn.half - 1) * drawn.all
      return (
        drawn.first !== drawn.last &&
        Math.abs(drawn.first - drawn.all) <= 5 &&
        Math.abs(drawn.last - drawn.all) <= 5 &&
        middle > 15 &&
        middle < 120 &&
        middle !== drawn.all
      )
    },
  )
  const total = 2 * half - 1
  const middle = half * (first + last) - total * all
  const answer = number(middle)
  const what = rng.pick(['numbers', 'results', 'observations'])
  const [place, asked] = [ordinal(half), what.replace(/s$/, '')]
  return {
    concept: 'average-of-numbers',
    given: { find: 'middle' as const, half, all, first, last },
    prompt: rng.pick([
      say`The average of ${total} ${what} is ${all}. If the average of the first ${half} is ${first} and that of the last ${half} is ${last}, ${askThen(rng, say`the ${place} ${asked}`)}`,
      say`The average of ${total} ${what} is ${all}, the average of the first ${half} of them is ${first} and the average of the last ${half} is ${last}. ${ask(rng, say`the ${place} ${asked}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: Math.abs(half * (first + last) - (total + 1) * all),
        because: say`the whole sum was taken for ${total + 1} ${what}; there are ${total}`,
      },
      {
        value: Math.abs((half - 1) * (first + last) - total * all),
        because: say`the two groups were taken to have ${half - 1} ${what} each`,
      },
      { value: (first + last) / 2, because: say`that is the average of the two groups` },
      {
        value: first + last - all,
        because: say`only the averages were combined, whatever the size of the groups`,
      },
      { value: all, because: say`that is the average of all` },
      { value: middle + first, because: say`one ${asked} too many was counted in the first group` },
      { value: middle - first + all, because: say`one ${asked} too few was counted in the first group` },
      { value: middle + Math.abs(last - first), because: say`the difference of the two averages was added` },
      {
        value: middle - Math.abs(last - first),
        because: say`the difference of the two averages was taken off`,
      },
    ].filter(({ value }) => value > 0 && Number.isInteger(value)),
    steps: [
      say`Sum of all: ${all} × ${total} = ${all * total}`,
      say`Sum of the first ${half}: ${first} × ${half} = ${first * half}`,
      say`Sum of the last ${half}: ${last} × ${half} = ${last * half}`,
      say`Both groups hold the ${place} ${asked}, so it is counted twice.`,
      say`It is ${first * half} + ${last * half} − ${all * total} = ${answer}`,
    ],
  }
}

/** A whole with two parts, and usual averages of what is measured. */
const GROUPS = [
  {
    whole: 'candidates in an examination',
    one: 'candidates who passed',
    other: 'candidates who failed',
    what: 'marks',
    high: [42, 75],
    low: [12, 30],
  },
  { whole: 'students of a class', one: 'girls', other: 'boys', what: 'marks', high: [55, 90], low: [40, 70] },
  {
    whole: 'employees of a firm',
    one: 'officers',
    other: 'clerks',
    what: 'ages (in years)',
    high: [40, 56],
    low: [24, 40],
  },
  {
    whole: 'members of a club',
    one: 'men',
    other: 'women',
    what: 'weights (in kg)',
    high: [64, 80],
    low: [48, 62],
  },
  {
    whole: 'students in a school test',
    one: 'students of section A',
    other: 'students of section B',
    what: 'scores',
    high: [50, 90],
    low: [30, 60],
  },
] as const

/** "The average marks of 120 candidates are 35; those who passed have 39 and those who failed 15 on average. How many passed?" */
export function sizeOfGroup(rng: Random) {
  const story = rng.pick(GROUPS)
  const { total, part, high, low, all } = rng.until(
    () => {
      const [total, part] = [rng.int(30, 240, 5), rng.int(5, 230)]
      const [high, low] = [rng.int(story.high[0], story.high[1]), rng.int(story.low[0], story.low[1])]
      return { total, part, high, low, all: (part * high + (total - part) * low) / total }
    },
    (drawn) =>
      drawn.part >= drawn.total / 5 &&
      drawn.part <= (4 * drawn.total) / 5 &&
      drawn.part * 2 !== drawn.total &&
      drawn.high - drawn.low >= 8 &&
      Number.isInteger(drawn.all * 2),
  )
  const asksOne = rng.chance(0.5)
  const key = asksOne ? part : total - part
  const asked = asksOne ? story.one : story.other
  const answer = counting(key)
  return {
    concept: 'weighted-average',
    given: { find: 'group-size' as const, total, high, low, all, asksOne },
    prompt: rng.pick([
      say`The average of the ${story.what} of ${total} ${story.whole} is ${all}. The average for the ${story.one} is ${high} and that for the ${story.other} is ${low}. ${ask(rng, say`the number of ${asked}`)}`,
      say`There are ${total} ${story.whole}. The average of their ${story.what} is ${all}, that of the ${story.one} being ${high} and that of the ${story.other} ${low}. ${ask(rng, say`the number of ${asked}`)}`,
      say`If the ${story.what} of ${total} ${story.whole} have an average of ${all}, and the averages of the ${story.one} and the ${story.other} are ${high} and ${low}, respectively, then ${askThen(rng, say`the number of ${asked}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: total - key,
        because: say`that is the number of ${asksOne ? story.other : story.one}; the ratio was taken the wrong way round`,
      },
      { value: total / 2, because: say`the groups were taken to be equal` },
      {
        value: (total * (asksOne ? high : low)) / (high + low),
        because: say`the number was divided in the ratio of the averages`,
      },
      {
        value: (total * (asksOne ? low : high)) / (high + low),
        because: say`the number was divided in the inverse ratio of the averages`,
      },
      { value: key + 5, because: say`the division came out 5 too large` },
      { value: key - 5, because: say`the division came out 5 too small` },
      { value: Math.abs(total - 2 * key), because: say`that is the difference of the two groups` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [1, total - 1] as const,
    steps: [
      say`The ${story.one} are ${high} − ${all} = ${high - all} above the average of all.`,
      say`The ${story.other} are ${all} − ${low} = ${all - low} below it.`,
      say`These differences balance, so the numbers are as ${all - low} to ${high - all}.`,
      say`The ${asked} are ${asksOne ? all - low : high - all} parts of ${high - low}.`,
      say`Their number is ${total} × ${asksOne ? all - low : high - all} ÷ ${high - low} = ${answer}`,
    ],
  }
}

/** "A batsman averages 50 in 40 innings. Without his highest and lowest scores, 172 apart, the average is 48. What is the highest score?" */
export function withoutExtremes(rng: Random) {
  const { innings, all, rest, apart } = rng.until(
    () => ({
      innings: rng.int(18, 50),
      all: rng.int(36, 60),
      rest: rng.int(34, 59),
      apart: rng.int(90, 180),
    }),
    (drawn) => {
      const two = drawn.innings * drawn.all - (drawn.innings - 2) * drawn.rest
      const [high, low] = [(two + drawn.apart) / 2, (two - drawn.apart) / 2]
      return drawn.rest < drawn.all && Number.isInteger(high) && low >= 0 && low <= 25 && high <= 220
    },
  )
  const two = innings * all - (innings - 2) * rest
  const [high, low] = [(two + apart) / 2, (two - apart) / 2]
  const asksHigh = low === 0 || rng.chance(0.8)
  const key = asksHigh ? high : low
  const answer = quantity(key, RUNS)
  const asked = asksHigh ? 'his highest score' : 'his lowest score'
  const batsman = rng.pick(['batsman', 'cricketer', 'player'])
  return {
    concept: 'batting-average',
    given: { find: 'extreme' as const, innings, all, rest, apart, asksHigh },
    prompt: rng.pick([
      say`The batting average of a ${batsman} in ${innings} innings is ${all} runs. His highest score exceeds his lowest score by ${apart} runs. If these two innings are excluded, the average of the remaining ${innings - 2} innings is ${rest} runs. ${ask(rng, asked)}`,
      say`In ${innings} innings, a ${batsman} has an average of ${all} runs. Without his highest and his lowest score, which differ by ${apart} runs, the average would be ${rest} runs. ${ask(rng, asked)}`,
      say`The average of a ${batsman} for ${innings} innings is ${all} runs and falls to ${rest} runs if his highest and lowest scores are left out. If the difference of these two scores is ${apart}, ${askThen(rng, asked)}`,
    ]),
    answer,
    mistakes: [
      asksHigh
        ? { value: high - apart + 2 * (all - rest), because: say`the lower of the two scores was worked out` }
        : { value: high, because: say`that is the highest score` },
      {
        value: two - apart,
        because: say`the difference was taken off the sum of the two, and the rest was not halved`,
      },
      { value: two / 2, because: say`the two scores were taken to be equal` },
      { value: all + apart, because: say`the difference was added to the average` },
      { value: rest + apart, because: say`the difference was added to the average of the other innings` },
      {
        value: (innings * all - (innings - 1) * rest + apart) / 2,
        because: say`one innings was left out instead of two`,
      },
      {
        value: (2 * all + apart) / 2,
        because: say`the two scores were taken to have the average of all innings`,
      },
      { value: key + 2 * (all - rest), because: say`the fall of the average was added` },
      { value: key - 2 * (all - rest), because: say`the fall of the average was taken off` },
      { value: key + rest / 2, because: say`one innings too few was taken off` },
    ].filter(({ value }) => value >= 0 && Number.isInteger(value)),
    within: asksHigh ? ([apart, 300] as const) : ([0, all] as const),
    steps: [
      say`Runs in all innings: ${all} × ${innings} = ${all * innings}`,
      say`Runs in the other ${innings - 2} innings: ${rest} × ${innings - 2} = ${rest * (innings - 2)}`,
      say`Highest + lowest = ${all * innings} − ${rest * (innings - 2)} = ${two}`,
      say`Highest − lowest = ${apart}`,
      asksHigh
        ? say`Highest = (${two} + ${apart}) ÷ 2 = ${answer}`
        : say`Lowest = (${two} − ${apart}) ÷ 2 = ${answer}`,
    ],
  }
}

/** "The average of 20 numbers was found to be 46. Two of them, 38 and 52, had been misread as 83 and 25, and a further number, 60, had been left out. What is the correct average?" */
export function twoWrongAndOneLeftOut(rng: Random) {
  const { count, mean, right, wrong, left } = rng.until(
    () => ({
      count: rng.int(9, 49),
      mean: rng.int(30, 75),
      right: [rng.int(21, 98), rng.int(21, 98)] as const,
      wrong: [rng.int(21, 98), rng.int(21, 98)] as const,
      left: rng.int(30, 98),
    }),
    (drawn) => {
      const [one, other] = [drawn.right[0] - drawn.wrong[0], drawn.right[1] - drawn.wrong[1]]
      const sum = drawn.count * drawn.mean + one + other + drawn.left
      return (
        Number.isInteger((sum * 2) / (drawn.count + 1)) &&
        sum / (drawn.count + 1) !== drawn.mean &&
        Math.abs(one) > 8 &&
        Math.abs(other) > 8 &&
        one + other !== 0 &&
        drawn.left !== drawn.mean
      )
    },
  )
  const change = right[0] + right[1] - wrong[0] - wrong[1]
  const [sum, number_] = [count * mean + change + left, count + 1]
  const answer = number(sum / number_)
  return {
    concept: 'wrong-entry-average',
    given: { find: 'corrected-all' as const, count, average: mean, right, wrong, left },
    prompt: rng.pick([
      say`The average of ${count} numbers was found to be ${mean}. Later it was found that two of the numbers, ${right[0]} and ${right[1]}, had been misread as ${wrong[0]} and ${wrong[1]}, respectively, and that one more number, ${left}, had been left out. ${ask(rng, say`the correct average of all the ${number_} numbers`)}`,
      say`The average marks of ${count} students were calculated as ${mean}. It was then noticed that the marks of two students had been entered as ${wrong[0]} and ${wrong[1]} in place of ${right[0]} and ${right[1]}, and that another student with ${left} marks had not been counted. ${ask(rng, say`the correct average of the ${number_} students`)}`,
    ]),
    answer,
    mistakes: [
      { value: (sum - left) / count, because: say`the number that had been left out was not added` },
      {
        value: sum / count,
        because: say`the new sum was divided by ${count}; there are ${number_} entries now`,
      },
      { value: (count * mean + left) / number_, because: say`the two wrong entries were not put right` },
      {
        value: (count * mean - change + left) / number_,
        because: say`the entries were corrected in the wrong direction`,
      },
      { value: mean + change / count, because: say`only the two wrong entries were put right` },
      {
        value: (count * mean + right[0] - wrong[0] + left) / number_,
        because: say`only the first wrong entry was put right`,
      },
      {
        value: (count * mean + right[1] - wrong[1] + left) / number_,
        because: say`only the second wrong entry was put right`,
      },
      { value: mean, because: say`that is the average with the mistakes in it` },
      { value: sum / number_ + 1, because: say`the corrected sum was taken ${number_} too large` },
      { value: sum / number_ - 1, because: say`the corrected sum was taken ${number_} too small` },
    ].filter(({ value }) => Number.isInteger(value * 10)),
    steps: [
      say`Sum as first found: ${mean} × ${count} = ${mean * count}`,
      say`The two entries should add up to ${right[0]} + ${right[1]} = ${right[0] + right[1]} instead of ${wrong[0]} + ${wrong[1]} = ${wrong[0] + wrong[1]}.`,
      say`Corrected sum of these entries: ${mean * count} − ${wrong[0] + wrong[1]} + ${right[0] + right[1]} = ${mean * count + change}`,
      say`With the one that was left out: ${mean * count + change} + ${left} = ${sum}`,
      say`Correct average = ${sum} ÷ ${number_} = ${answer}`,
    ],
  }
}
