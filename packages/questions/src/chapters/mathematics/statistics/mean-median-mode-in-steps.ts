import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count as counting, number, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of mean, median and mode: one of them is given and leads to what is asked. */

const DATA = [
  'marks in a test',
  'runs scored in some innings',
  'numbers of calls on some days',
  'lengths in centimetres',
  'scores in a game',
  'waiting times in minutes',
] as const

/** "The marks 10, 20 and 30 have the frequencies 4, p and 6, and their mean is 24. What is p?" */
export function missingFrequency(rng: Random) {
  const { rows, place, mean, known, all } = rng.until(
    () => {
      const step = rng.pick([2, 3, 4, 5, 8, 10])
      const low = rng.int(1, 8) * step
      const rows = range(0, 4).map((index) => [low + index * step, rng.int(3, 20)] as const)
      const place = rng.int(0, 4)
      const all = rows.reduce((sum, [, times]) => sum + times, 0)
      const sum = rows.reduce((total, [value, times]) => total + value * times, 0)
      return { rows, place, all, mean: sum / all, known: rows.filter((_, index) => index !== place) }
    },
    (drawn) => Number.isInteger(drawn.mean * 5) && drawn.rows[drawn.place]?.[0] !== drawn.mean,
  )
  const [value, times] = rows[place] ?? [0, 0]
  const others = all - times
  const sum = known.reduce((total, [one, often]) => total + one * often, 0)
  const answer = counting(times)
  const what = rng.pick(DATA)
  const list = formatList(rows.map(([one]) => one))
  const frequencies = formatList(rows.map(([, often], index) => (index === place ? 'p' : String(often))))
  const [needs, gives] = [Math.abs(mean * others - sum), Math.abs(value - mean)]
  return {
    concept: 'mean',
    given: { find: 'frequency' as const, rows: known, value, mean },
    prompt: rng.pick([
      say`The ${what} ${list} occur with the frequencies ${frequencies}, respectively, and their mean is ${mean}. ${ask(rng, 'the value of p')}`,
      say`The frequencies of the ${what} ${list} are ${frequencies}, respectively. If the mean is ${mean}, ${askThen(rng, 'the value of p')}`,
      say`In a frequency table of ${what}, the values ${list} have the frequencies ${frequencies}, respectively. The mean of the data is ${mean}. ${ask(rng, 'the missing frequency p')}`,
    ]),
    answer,
    mistakes: [
      { value: needs / value, because: say`the missing values were not counted among all the values` },
      { value: needs / mean, because: say`what is missing in the sum was divided by the mean` },
      { value: Math.round(others / 4), because: say`that is about the mean of the other frequencies` },
      { value: times + 2, because: say`the sum of the products was taken ${2 * gives} too far` },
      { value: times - 2, because: say`the sum of the products was taken ${2 * gives} too short` },
      { value: times + 1, because: say`one value too many was counted` },
      { value: times - 1, because: say`one value too few was counted` },
      {
        value: Math.max(...known.map(([, often]) => often)),
        because: say`that is the largest of the given frequencies`,
      },
    ].filter(({ value: wrong }) => wrong > 0 && Number.isInteger(wrong)),
    steps: [
      say`The known frequencies add up to ${others}, so there are ${others} + p values.`,
      say`The products of the known ones add up to ${sum}, so the whole sum is ${sum} + ${value}p.`,
      say`The mean gives ${sum} + ${value}p = ${mean} × (${others} + p)`,
      say`So ${gives}p = ${needs}`,
      say`p = ${needs} ÷ ${gives} = ${answer}`,
    ],
  }
}

/** "The median of 11, 12, 14, x + 1, x + 4, 26, 30, 35 in ascending order is 20.5. What is their mean?" */
export function meanFromMedian(rng: Random) {
  const { below, above, x, one, other, mean } = rng.until(
    () => {
      const [half, x, one] = [rng.int(3, 4), rng.int(18, 60), rng.int(0, 3)]
      const other = one + rng.int(1, 4)
      const below = rng.sample(range(Math.max(3, x - 15), x + one - 1), half).sort((a, b) => a - b)
      const above = rng.sample(range(x + other + 1, x + other + 18), half).sort((a, b) => a - b)
      const sum = [...below, ...above, x + one, x + other].reduce((total, value) => total + value, 0)
      return { below, above, x, one, other, mean: sum / (2 * half + 2) }
    },
    (drawn) => Number.isInteger(drawn.mean * 2) && drawn.mean !== drawn.x + (drawn.one + drawn.other) / 2,
  )
  const count = below.length + above.length + 2
  const median = x + (one + other) / 2
  const known = [...below, ...above].reduce((total, value) => total + value, 0)
  const term = (plus: number) => (plus === 0 ? 'x' : `x + ${plus}`)
  const list = formatList([...below, term(one), term(other), ...above])
  const answer = number(mean)
  const sum = mean * count
  return {
    concept: ['median', 'mean'],
    given: { find: 'mean-by-median' as const, below, above, one, other, median },
    prompt: rng.pick([
      say`The observations ${list} are arranged in ascending order. If their median is ${median}, ${askThen(rng, 'their mean')}`,
      say`The median of the data ${list}, written in ascending order, is ${median}. ${ask(rng, 'the mean of the data')}`,
      say`In ascending order, ${count} numbers are ${list}. Their median is ${median}. ${ask(rng, 'their mean')}`,
    ]),
    answer,
    mistakes: [
      { value: x, because: say`that is x, not the mean` },
      { value: median, because: say`that is the median` },
      { value: (sum - one - other) / count, because: say`both middle observations were taken as x` },
      { value: (known + 2 * median + one + other) / count, because: say`the median was put in for x` },
      { value: (sum - x - other) / (count - 1), because: say`one of the middle observations was left out` },
      { value: known / (count - 2), because: say`both middle observations were left out` },
      { value: mean + 1, because: say`the sum was taken ${count} too large` },
      { value: mean - 1, because: say`the sum was taken ${count} too small` },
    ].filter(({ value }) => Number.isInteger(value * 4)),
    // The mean lies between the least and the greatest.
    within: [below[0] ?? 0, above.at(-1) ?? 1000] as const,
    steps: [
      say`There are ${count} observations, so the median is the mean of the two middle ones, ${term(one)} and ${term(other)}.`,
      say`(${term(one)} + ${term(other)}) ÷ 2 = ${median}, so x = ${x}`,
      say`The middle observations are ${x + one} and ${x + other}.`,
      say`The sum of all is ${sum}.`,
      say`Mean = ${sum} ÷ ${count} = ${answer}`,
    ],
  }
}

type Measure = 'mean' | 'median' | 'mode'

/** The third of the three measures by mode = 3 median − 2 mean. */
function thirdOf(first: Measure, a: number, second: Measure, b: number): number {
  const known = new Map([
    [first, a],
    [second, b],
  ])
  const [mean, median, mode] = [known.get('mean'), known.get('median'), known.get('mode')]
  if (mean === undefined) return (3 * (median ?? 0) - (mode ?? 0)) / 2
  if (median === undefined) return ((mode ?? 0) + 2 * mean) / 3
  return 3 * median - 2 * mean
}

/** "The mean and the median of a distribution are in the ratio 2 : 3. What is the ratio of its mode to its mean?" */
export function ratioOfMeasures(rng: Random) {
  const { first, second, third, a, b, c } = rng.until(
    () => {
      const [first, second, third] = rng.sample<Measure>(['mean', 'median', 'mode'], 3)
      const [a, b] = [rng.int(3, 19), rng.int(3, 19)]
      return { first, second, third, a, b, c: thirdOf(first, a, second, b) }
    },
    (drawn) =>
      drawn.a !== drawn.b &&
      gcd(drawn.a, drawn.b) === 1 &&
      drawn.c > 0 &&
      drawn.c < 60 &&
      Math.max(drawn.a, drawn.b) <= 2 * Math.min(drawn.a, drawn.b),
  )
  const answer = ratio(c, a)
  const what = rng.pick([
    'a distribution',
    'a set of data',
    'a moderately skewed distribution',
    'a set of observations',
  ])
  const wrong = [
    { parts: [a, c], because: say`the ratio was taken the wrong way round` },
    { parts: [c, b], because: say`that is the ratio of the ${third} to the ${second}` },
    { parts: [b, a], because: say`that is the ratio of the ${second} to the ${first}` },
    { parts: [thirdOf(second, a, first, b), a], because: say`the ${first} and the ${second} were exchanged` },
    { parts: [2 * b - a, a], because: say`the three were taken to be equally far apart` },
    { parts: [a + b, 2 * a], because: say`the ${third} was taken to be halfway between the two` },
    { parts: [3 * b + 2 * a, a], because: say`the two terms were added instead of subtracted` },
  ].filter(({ parts }) => parts.every((part) => part > 0))
  const rule =
    third === 'mode'
      ? say`Mode = 3 × median − 2 × mean`
      : third === 'mean'
        ? say`Mode = 3 × median − 2 × mean, so mean = (3 × median − mode) ÷ 2`
        : say`Mode = 3 × median − 2 × mean, so median = (mode + 2 × mean) ÷ 3`
  return {
    concept: 'empirical-relation',
    given: { find: 'ratio-of-measures' as const, first, second, third, a, b },
    prompt: rng.pick([
      say`The ratio of the ${first} to the ${second} of ${what} is ${ratio(a, b)}. By the empirical relation, ${askThen(rng, say`the ratio of its ${third} to its ${first}`)}`,
      say`If the ${first} and the ${second} of ${what} are in the ratio ${ratio(a, b)}, then by the empirical relation ${askThen(rng, say`the ratio of the ${third} to the ${first}`)}`,
      say`For ${what}, ${first} : ${second} = ${ratio(a, b)}. ${ask(rng, say`${third} : ${first} by the empirical relation`)}`,
    ]),
    answer,
    mistakes: wrong.map(({ parts, because }) => ({ value: ratio(parts[0] ?? 1, parts[1] ?? 1), because })),
    steps: [
      say`Let the ${first} be ${a}k and the ${second} ${b}k.`,
      rule,
      say`So the ${third} is ${number(c)} × k.`,
      say`The ratio of the ${third} to the ${first} is ${number(c)}k to ${a}k.`,
      say`In its lowest terms it is ${answer}`,
    ],
  }
}
