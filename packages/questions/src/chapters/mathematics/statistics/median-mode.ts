import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { number } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "The median of 11, 14, 17, x, 23 and 30, in ascending order, is 19. What is x?" */
export const medianMode = defineGenerator({
  id: 'statistics/median-mode',
  version: 10,
  concepts: ['median', 'mode', 'range', 'median-of-grouped-data', 'mode-of-grouped-data'],
  levels: {
    easy: { forms: [medianOfList, modeOfList, rangeOfList, modeOfFrequencies, modalClass] },
    medium: {
      forms: [
        medianOfFrequencies,
        unknownInOrder,
        changedMedian,
        rangeOfChange,
        middleClass,
        ...often(2, limitsOfClasses),
        medianOfClasses,
        modeOfClasses,
      ],
    },
    hard: { forms: [missingFrequency, twoFrequencies, besideModalClass] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'median':
        return middleOf(given.values)
      case 'mode':
        return commonest(given.values)
      case 'range':
        return Math.max(...given.values) - Math.min(...given.values)
      case 'median-of-frequencies':
        return middleOf(spelled(given.rows))
      case 'mode-of-frequencies':
        return commonest(spelled(given.rows))
      case 'unknown':
        return range(0, 400).find((x) => middleOf([...given.values, x]) === given.median) ?? Number.NaN
      case 'median-of-classes': {
        // Walks up through the classes, as on the curve of the cumulative frequencies.
        let left = given.counts.reduce((sum, count) => sum + count, 0) / 2
        let place = 0
        while (left > (given.counts[place] ?? 0)) left -= given.counts[place++] ?? 0
        return given.low + given.width * (place + left / (given.counts[place] ?? 1))
      }
      case 'median-class': {
        // The class of the middle observation, when each is written down with its class.
        const all = given.counts.flatMap((count, place) => Array.from({ length: count }, () => place))
        return nameClass(given, all[all.length / 2] ?? 0)
      }
      case 'modal-class': {
        const counts = new Map(given.counts.map((count, place) => [count, place]))
        return nameClass(given, counts.get(Math.max(...counts.keys())) ?? 0)
      }
      case 'limits': {
        // Each observation is written down with the limits of its class.
        const all = given.counts.flatMap((count, place) => Array.from({ length: count }, () => place))
        const at = { median: all[all.length / 2] ?? 0, modal: commonest(all) }
        const [one, other] = given.ends.map(
          ({ of, end }) => given.low + given.width * (at[of] + (end === 'upper' ? 1 : 0)),
        )
        return given.isSum ? (one ?? 0) + (other ?? 0) : Math.abs((one ?? 0) - (other ?? 0))
      }
      case 'missing-frequency':
        // Tried out, one after the other.
        return (
          range(1, 60).find((x) => {
            const counts = given.counts.map((count, place) => (place === given.place ? x : count))
            const below = total(counts.slice(0, given.middle))
            const start = given.low + given.middle * given.width
            const size = counts[given.middle] ?? 1
            return Math.abs(start + ((total(counts) / 2 - below) / size) * given.width - given.median) < 1e-9
          }) ?? Number.NaN
        )
      case 'two-frequencies': {
        // Tried out, one after the other: the second follows from the total.
        const { counts, below, above, all, low, width, median } = given
        const x =
          range(1, all).find((first) => {
            const second = all - total(counts) - first
            if (second < 1) return false
            const full = counts.map((count, place) =>
              place === below ? first : place === above ? second : count,
            )
            const at = placeOfMedian(full)
            const before = total(full.slice(0, at))
            const found = low + width * (at + (all / 2 - before) / (full[at] ?? 1))
            return Math.abs(found - median) < 1e-9
          }) ?? Number.NaN
        return given.asked === 'x' ? x : all - total(counts) - x
      }
      case 'beside-modal-class': {
        // Tried out, one after the other: the second follows from the total.
        const { counts, top, all, low, width, mode } = given
        const most = counts[top] ?? 0
        const x =
          range(1, most - 1).find((before) => {
            const after = all - total(counts) - before
            const part = (most - before) / (most - before + (most - after))
            return after > 0 && after < most && Math.abs(low + width * (top + part) - mode) < 1e-9
          }) ?? Number.NaN
        return given.asked === 'x' ? x : all - total(counts) - x
      }
      case 'mode-of-classes': {
        // Where the two lines across the highest rectangle of the histogram cross.
        const top = given.counts.indexOf(Math.max(...given.counts))
        const [before, most, after] = [
          given.counts[top - 1] ?? 0,
          given.counts[top] ?? 0,
          given.counts[top + 1] ?? 0,
        ]
        const part = (most - before) / (most - before + (most - after))
        return given.low + given.width * (top + part)
      }
    }
  },
})

const ordered = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const spelled = (rows: readonly (readonly [number, number])[]): number[] =>
  rows.flatMap(([value, times]) => Array.from({ length: times }, () => value))
const times = (values: readonly number[], value: number) => values.filter((one) => one === value).length
const commonest = (values: readonly number[]): number =>
  values.reduce((best, value) => (times(values, value) > times(values, best) ? value : best))

/** Takes off the least and the greatest until one or two are left. */
function middleOf(values: readonly number[]): number {
  let rest = ordered(values)
  while (rest.length > 2) rest = rest.slice(1, -1)
  return total(rest) / rest.length
}

const askList = (rng: Random, what: string, values: readonly number[]): Message =>
  rng.pick([
    say`${ask(rng, say`the ${what} of the data ${formatList(values)}`)}`,
    say`${ask(rng, say`the ${what} of the following observations: ${formatList(values)}`)}`,
    say`The ${what} of ${formatList(values)} is`,
    say`The marks of ${values.length} students in a test are ${formatList(values)}. ${ask(rng, say`the ${what}`)}`,
  ])

function medianOfList(rng: Random) {
  const values = rng.sample(range(rng.int(4, 30), rng.int(45, 90)), rng.int(6, 11))
  const order = ordered(values)
  const half = Math.floor(values.length / 2)
  const isOdd = values.length % 2 === 1
  const [lower, upper] = [order[half - 1] ?? 0, order[half] ?? 0]
  const value = isOdd ? upper : (lower + upper) / 2
  const answer = number(value)
  return {
    concept: 'median',
    given: { find: 'median' as const, values },
    prompt: askList(rng, 'median', values),
    answer,
    within: [(order[0] ?? 0) + 0.5, (order.at(-1) ?? 0) - 0.5] as const,
    mistakes: [
      {
        value: isOdd ? (values[half] ?? 0) : ((values[half - 1] ?? 0) + (values[half] ?? 0)) / 2,
        because: say`the data were not put in order first`,
      },
      { value: upper, because: say`only the upper of the two middle values was taken` },
      {
        value: lower,
        because: isOdd
          ? say`that is the value below the middle one`
          : say`only the lower of the two middle values was taken`,
      },
      { value: order[half + 1] ?? 0, because: say`the place was counted one too far` },
      { value: Math.round(total(values) / values.length), because: say`that is about the mean` },
      {
        value: (order[0] ?? 0) / 2 + (order.at(-1) ?? 0) / 2,
        because: say`that is halfway between the least and the greatest value`,
      },
    ],
    steps: [
      say`In ascending order: ${formatList(order)}`,
      isOdd
        ? say`The middle one of ${values.length} values is ${answer}`
        : say`The median is the mean of the two middle values ${lower} and ${upper}: ${answer}`,
    ],
  }
}

function modeOfList(rng: Random) {
  const [mode, second, ...others] = rng.sample(range(rng.int(2, 20), rng.int(30, 60)), rng.int(5, 7))
  const values = rng.shuffle([mode, mode, mode, second, second, ...others].map((one) => one ?? 0))
  const order = ordered(values)
  return {
    concept: 'mode',
    given: { find: 'mode' as const, values },
    prompt: askList(rng, 'mode', values),
    answer: mode ?? 0,
    mistakes: [
      { value: second ?? 0, because: say`it occurs only twice` },
      { value: middleOf(values), because: say`that is the median` },
      { value: Math.round(total(values) / values.length), because: say`that is about the mean` },
      { value: order.at(-1) ?? 0, because: say`that is the greatest value, not the most frequent one` },
      { value: order[0] ?? 0, because: say`that is the least value` },
      { value: (order.at(-1) ?? 0) - (order[0] ?? 0), because: say`that is the range` },
      ...others.map((value) => ({ value: value ?? 0, because: say`it occurs only once` })),
    ],
    steps: [
      say`Count how often each value occurs: ${second ?? 0} occurs twice, the others once.`,
      say`The value that occurs most often, three times, is ${mode ?? 0}`,
    ],
  }
}

function rangeOfList(rng: Random) {
  const values = rng.sample(range(rng.int(4, 30), rng.int(50, 120)), rng.int(6, 10))
  const order = ordered(values)
  const [least, greatest] = [order[0] ?? 0, order.at(-1) ?? 0]
  const answer = greatest - least
  return {
    concept: 'range',
    given: { find: 'range' as const, values },
    prompt: askList(rng, 'range', values),
    answer,
    mistakes: [
      { value: greatest, because: say`that is the greatest value` },
      { value: greatest + least, because: say`the two values were added` },
      {
        value: Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)),
        because: say`the first and the last value were subtracted`,
      },
      { value: greatest - (order[1] ?? 0), because: say`${order[1] ?? 0} is not the least value` },
      { value: (order.at(-2) ?? 0) - least, because: say`${order.at(-2) ?? 0} is not the greatest value` },
      { value: middleOf(values), because: say`that is the median` },
      { value: answer + 1, because: say`both ends were counted` },
    ],
    steps: [
      say`The greatest value is ${greatest}, the least is ${least}.`,
      say`Range = ${greatest} − ${least} = ${answer}`,
    ],
  }
}

const WHAT = [
  'marks of students',
  'ages, in years, of the visitors to a fair',
  'scores of a batsman',
  'daily numbers of customers of a shop',
  'numbers of books on the shelves of a library',
  'weights, in kg, of parcels',
] as const

function drawTable(rng: Random) {
  const step = rng.pick([1, 2, 5])
  const low = rng.int(2, 12) * step
  return range(0, rng.int(4, 5)).map((place) => [low + place * step, rng.int(2, 15)] as const)
}

const askTable = (rng: Random, what: string, rows: readonly (readonly [number, number])[]): Message => {
  const [values, counts] = [
    formatList(rows.map(([value]) => value)),
    formatList(rows.map(([, count]) => count)),
  ]
  const things = rng.pick(WHAT)
  return rng.pick([
    say`The ${things} are ${values} with the frequencies ${counts} respectively. ${rng.pick([say`Find the ${what}.`, say`What is the ${what}?`, say`The ${what} is:`])}`,
    say`In a frequency table the values ${values} occur ${counts} times respectively. ${rng.pick([say`Find the ${what}.`, say`What is the ${what}?`, say`The ${what} is:`])}`,
    say`The observations ${values} have the frequencies ${counts} respectively. The ${what} of the data is`,
  ])
}

function medianOfFrequencies(rng: Random) {
  const rows = rng.until(
    () => drawTable(rng),
    (drawn) => Number.isInteger(middleOf(spelled(drawn))),
  )
  const all = spelled(rows)
  const median = middleOf(all)
  const values = rows.map(([value]) => value)
  const most = rows.reduce((best, row) => (row[1] > best[1] ? row : best))
  const at = values.indexOf(median)
  const below = total(rows.slice(0, at + 1).map(([, count]) => count))
  return {
    concept: 'median',
    given: { find: 'median-of-frequencies' as const, rows },
    prompt: askTable(rng, 'median', rows),
    answer: median,
    mistakes: [
      { value: middleOf(values), because: say`the frequencies were left out` },
      { value: most[0], because: say`that is the mode` },
      {
        value: values[at + 1] ?? median + 1,
        because: say`the cumulative frequency was read one row too far`,
      },
      {
        value: values[at - 1] ?? median - 1,
        because: say`the cumulative frequency was read one row too early`,
      },
      {
        value: middleOf(rows.map(([, count]) => count)),
        because: say`that is the median of the frequencies`,
      },
      { value: all.length / 2, because: say`that is half of the number of observations` },
      { value: values.at(-1) ?? 0, because: say`that is the greatest value` },
    ],
    steps: [
      say`There are ${rows.map(([, count]) => count).join(' + ')} = ${all.length} observations.`,
      say`The cumulative frequency first passes the middle at the value ${median}, where it is ${below}.`,
      say`The median is ${median}`,
    ],
  }
}

function modeOfFrequencies(rng: Random) {
  const rows = rng.until(
    () => drawTable(rng),
    (drawn) => {
      const counts = drawn.map(([, count]) => count).sort((a, b) => b - a)
      return counts[0] !== counts[1]
    },
  )
  const best = rows.reduce((one, row) => (row[1] > one[1] ? row : one))
  const all = spelled(rows)
  const values = rows.map(([value]) => value)
  return {
    concept: 'mode',
    given: { find: 'mode-of-frequencies' as const, rows },
    prompt: askTable(rng, 'mode', rows),
    answer: best[0],
    mistakes: [
      { value: best[1], because: say`that is the highest frequency; the mode is the value that has it` },
      { value: middleOf(all), because: say`that is the median` },
      { value: values.at(-1) ?? 0, because: say`that is the greatest value` },
      { value: values[0] ?? 0, because: say`that is the least value` },
      ...values
        .filter((value) => value !== best[0])
        .map((value) => ({ value, because: say`its frequency is not the highest` })),
    ],
    steps: [
      say`The mode is the value with the highest frequency.`,
      say`The highest frequency is ${best[1]}.`,
      say`It belongs to the value ${best[0]}`,
    ],
  }
}

/** A middle value of an ordered list is unknown. */
function unknownInOrder(rng: Random) {
  const { values, x, median } = rng.until(
    () => {
      const drawn = ordered(rng.sample(range(10, 70), 8))
      const place = rng.pick([3, 4])
      const x = drawn[place] ?? 0
      return {
        values: drawn.filter((one) => one !== x),
        x,
        median: ((drawn[3] ?? 0) + (drawn[4] ?? 0)) / 2,
      }
    },
    (drawn) => Number.isInteger(drawn.median),
  )
  const shown = [...values.filter((one) => one < x), null, ...values.filter((one) => one > x)]
  const [before, after] = [values.filter((one) => one < x).at(-1) ?? 0, values.find((one) => one > x) ?? 0]
  const partner = 2 * median - x
  const list = shown.map((one) => (one === null ? 'x' : String(one))).join(', ')
  return {
    concept: 'median',
    given: { find: 'unknown' as const, values, median },
    prompt: rng.pick([
      say`The observations ${list} are in ascending order and their median is ${median}. ${ask(rng, 'the value of x')}`,
      say`If the median of the data ${list}, arranged in ascending order, is ${median}, then x is`,
      say`The median of eight numbers in ascending order, ${list}, is ${median}. ${ask(rng, 'the value of x')}`,
    ]),
    answer: x,
    mistakes: [
      {
        value: median,
        because: say`that is the median; with eight values it lies between the two middle ones`,
      },
      {
        value: 2 * median - (x < partner ? before : after),
        because: say`the wrong neighbour was taken as the other middle value`,
      },
      { value: Math.abs(median - partner), because: say`the median was not doubled` },
      { value: x + 1, because: say`a slip in the last subtraction made it too large` },
      { value: x - 1, because: say`a slip in the last subtraction made it too small` },
      { value: x + 2, because: say`a slip in doubling the median` },
      { value: Math.abs(8 * median - total(values)), because: say`the median was treated as the mean` },
    ],
    steps: [
      say`Of eight values in order the 4th and the 5th are in the middle: x and ${partner}.`,
      say`Their mean is the median: ${partner} + x = 2 × ${median} = ${2 * median}`,
      say`x = ${2 * median} − ${partner} = ${x}`,
    ],
  }
}

function rangeOfChange(rng: Random) {
  const values = rng.sample(range(8, 70), rng.int(6, 9))
  const order = ordered(values)
  const old = (order.at(-1) ?? 0) - (order[0] ?? 0)
  const [factor, shift] = [rng.int(2, 5), rng.int(3, 20)]
  const answer = old * factor
  return {
    concept: 'range',
    given: { find: 'range' as const, values: values.map((value) => value * factor + shift) },
    prompt: rng.pick([
      say`Each of the numbers ${formatList(values)} is multiplied by ${factor} and then increased by ${shift}. ${ask(rng, 'the range of the new numbers')}`,
      say`From the data ${formatList(values)} new data are made by multiplying each value by ${factor} and adding ${shift}. ${ask(rng, 'the range of the new data')}`,
    ]),
    answer,
    mistakes: [
      { value: old, because: say`that is the range of the old numbers` },
      { value: answer + shift, because: say`${shift} was added to the range; it moves both ends alike` },
      { value: old + shift, because: say`the factor was left out and ${shift} was added` },
      { value: answer - shift, because: say`${shift} was subtracted from the range` },
      { value: (order.at(-1) ?? 0) * factor + shift, because: say`that is the greatest new number` },
      { value: old * factor * factor, because: say`the factor was used twice` },
    ],
    steps: [
      say`The range of the old numbers is ${order.at(-1) ?? 0} − ${order[0] ?? 0} = ${old}`,
      say`Adding ${shift} to every number leaves the range as it is.`,
      say`Multiplying by ${factor} multiplies it: ${old} × ${factor} = ${answer}`,
    ],
  }
}

function drawClasses(rng: Random, count: number) {
  const width = rng.pick([5, 10, 20])
  const low = rng.int(0, 4) * width
  return { width, low, counts: range(1, count).map(() => rng.int(3, 25)) }
}

const askClasses = (
  rng: Random,
  what: string,
  { low, width, counts }: { low: number; width: number; counts: readonly number[] },
): Message => {
  const classes = counts.map((_, place) => `${low + place * width}–${low + (place + 1) * width}`).join(', ')
  return rng.pick([
    say`The classes ${classes} have the frequencies ${formatList(counts)} respectively. ${rng.pick([say`Find the ${what} of the distribution.`, say`What is the ${what} of the distribution?`, say`The ${what} of the distribution is:`])}`,
    say`A grouped frequency distribution has the classes ${classes} with the frequencies ${formatList(counts)} respectively. ${rng.pick([say`Find the ${what}.`, say`What is the ${what}?`, say`The ${what} is:`])}`,
    say`The numbers of patients with waiting times (in minutes) in the classes ${classes} are ${formatList(counts)} respectively. The ${what} of the waiting times is`,
  ])
}

/** The table is told first, and then what is asked of it. */
const askBy = (rng: Random, drawn: Classes, what: string): Message => {
  const classes = drawn.counts.map((_, place) => nameClass(drawn, place)).join(', ')
  return rng.pick([
    say`The classes ${classes} have the frequencies ${formatList(drawn.counts)} respectively. ${ask(rng, what)}`,
    say`For the distribution with the classes ${classes} and the frequencies ${formatList(drawn.counts)} respectively, ${askThen(rng, what)}`,
    say`The frequencies of the classes ${classes} are ${formatList(drawn.counts)} respectively. ${ask(rng, what)}`,
  ])
}

interface Classes {
  low: number
  width: number
  counts: readonly number[]
}

/** '20–30' */
const nameClass = ({ low, width }: Classes, place: number): string =>
  `${low + place * width}–${low + (place + 1) * width}`

/** The class with the middle observation. */
function placeOfMedian(counts: readonly number[]): number {
  let [place, below] = [0, 0]
  while (below + (counts[place] ?? 0) < total(counts) / 2) below += counts[place++] ?? 0
  return place
}

/** "For the classes 0–10, 10–20, … with the frequencies 5, 8, …, the median class is" */
function middleClass(rng: Random) {
  const drawn = rng.until(
    () => drawClasses(rng, 5),
    ({ counts }) => {
      const all = total(counts)
      const place = placeOfMedian(counts)
      // The middle two observations are in one class.
      const isClear = total(counts.slice(0, place + 1)) > all / 2
      return all % 2 === 0 && isClear && counts[place] !== Math.max(...counts)
    },
  )
  const { counts } = drawn
  const place = placeOfMedian(counts)
  const all = total(counts)
  const below = total(counts.slice(0, place))
  const answer = nameClass(drawn, place)
  const top = counts.indexOf(Math.max(...counts))
  return {
    concept: ['median-of-grouped-data', 'median'],
    given: { find: 'median-class' as const, ...drawn },
    prompt: askClasses(rng, 'median class', drawn),
    answer,
    mistakes: [
      { value: nameClass(drawn, top), because: say`that is the class with the highest frequency` },
      ...range(0, 4)
        .filter((other) => other !== place && other !== top)
        .map((other) => ({
          value: nameClass(drawn, other),
          because:
            other < place
              ? say`the cumulative frequency has not reached half of the total there`
              : say`the cumulative frequency has passed half of the total before it`,
        })),
    ],
    steps: [
      say`There are ${all} observations, and half of them are ${all / 2}.`,
      say`Up to the class before there are ${below}, with the next class ${below + (counts[place] ?? 0)}.`,
      say`The median class is ${answer}`,
    ],
  }
}

/** "For the classes 0–10, 10–20, … with the frequencies 5, 8, …, the modal class is" */
function modalClass(rng: Random) {
  const drawn = rng.until(
    () => drawClasses(rng, 5),
    ({ counts }) => {
      const most = Math.max(...counts)
      return (
        counts.filter((one) => one === most).length === 1 && placeOfMedian(counts) !== counts.indexOf(most)
      )
    },
  )
  const { counts } = drawn
  const most = Math.max(...counts)
  const top = counts.indexOf(most)
  const middle = placeOfMedian(counts)
  const answer = nameClass(drawn, top)
  return {
    concept: ['mode-of-grouped-data', 'mode'],
    given: { find: 'modal-class' as const, ...drawn },
    prompt: askClasses(rng, 'modal class', drawn),
    answer,
    mistakes: [
      { value: nameClass(drawn, middle), because: say`that is the median class` },
      ...range(0, 4)
        .filter((other) => other !== top && other !== middle)
        .map((other) => ({
          value: nameClass(drawn, other),
          because: say`its frequency ${counts[other] ?? 0} is not the highest`,
        })),
    ],
    steps: [
      say`The modal class is the one with the highest frequency.`,
      say`The highest frequency is ${most}.`,
      say`It belongs to the class ${answer}`,
    ],
  }
}

/** "What is the sum of the lower limits of the median class and the modal class?" */
function limitsOfClasses(rng: Random) {
  const { drawn, isSum, ends } = rng.until(
    () => ({
      drawn: drawClasses(rng, 5),
      isSum: rng.chance(0.5),
      ends: [
        { of: 'median' as const, end: rng.pick(['lower', 'upper'] as const) },
        { of: 'modal' as const, end: rng.pick(['lower', 'upper'] as const) },
      ] as const,
    }),
    ({ drawn, isSum, ends }) => {
      const { counts } = drawn
      const [middle, most] = [placeOfMedian(counts), Math.max(...counts)]
      const [one, other] = [middle, counts.indexOf(most)].map(
        (place, at) => place + (ends[at]?.end === 'upper' ? 1 : 0),
      )
      return (
        total(counts) % 2 === 0 &&
        total(counts.slice(0, middle + 1)) > total(counts) / 2 &&
        counts.filter((count) => count === most).length === 1 &&
        counts[middle] !== most &&
        (isSum || one !== other)
      )
    },
  )
  const { low, width, counts } = drawn
  const places = { median: placeOfMedian(counts), modal: counts.indexOf(Math.max(...counts)) }
  const limit = (place: number, end: string) => low + width * (place + (end === 'upper' ? 1 : 0))
  const [one, other] = ends
  const [first, second] = [limit(places.median, one.end), limit(places.modal, other.end)]
  const join = (a: number, b: number) => (isSum ? a + b : Math.abs(a - b))
  const answer = join(first, second)
  const flipped = { lower: 'upper', upper: 'lower' }
  const what = `the ${isSum ? 'sum of' : 'difference between'} the ${one.end} limit of the median class and the ${other.end} limit of the modal class`
  const all = total(counts)
  return {
    concept: ['median-of-grouped-data', 'mode-of-grouped-data'],
    given: { find: 'limits' as const, low, width, counts, ends, isSum },
    prompt: askBy(rng, drawn, what),
    answer,
    within: [width, 1000] as const,
    // Limits differ by whole widths.
    others: isSum ? [] : range(1, 5).map((times) => times * width),
    mistakes: [
      {
        value: join(limit(places.median, flipped[one.end]), second),
        because: say`the ${flipped[one.end]} limit of the median class was taken`,
      },
      {
        value: join(first, limit(places.modal, flipped[other.end])),
        because: say`the ${flipped[other.end]} limit of the modal class was taken`,
      },
      ...range(0, 4)
        .filter((place) => place !== places.median)
        .map((place) => ({
          value: join(limit(place, one.end), second),
          because: say`the class ${nameClass(drawn, place)} was taken for the median class`,
        })),
      ...range(0, 4)
        .filter((place) => place !== places.modal)
        .map((place) => ({
          value: join(first, limit(place, other.end)),
          because: say`the class ${nameClass(drawn, place)} was taken for the modal class`,
        })),
    ],
    steps: [
      say`There are ${all} observations; the cumulative frequency first passes ${all / 2} in the class ${nameClass(drawn, places.median)}, the median class.`,
      say`The highest frequency is ${Math.max(...counts)}, so the modal class is ${nameClass(drawn, places.modal)}.`,
      isSum
        ? say`${first} + ${second} = ${answer}`
        : say`${Math.max(first, second)} − ${Math.min(first, second)} = ${answer}`,
    ],
  }
}

/** "The median of the distribution is 32, and the frequency of the class 10–20 is x. What is x?" */
function missingFrequency(rng: Random) {
  const { drawn, place, middle, median } = rng.until(
    () => {
      const drawn = drawClasses(rng, 5)
      const middle = placeOfMedian(drawn.counts)
      const below = total(drawn.counts.slice(0, middle))
      const step = ((total(drawn.counts) / 2 - below) / (drawn.counts[middle] ?? 1)) * drawn.width
      const place = rng.pick(range(0, 4).filter((one) => one !== middle))
      return { drawn, place, middle, median: drawn.low + middle * drawn.width + step }
    },
    ({ drawn, middle, median }) => {
      const start = drawn.low + middle * drawn.width
      return Number.isInteger(median) && median > start && median < start + drawn.width
    },
  )
  const { low, width, counts } = drawn
  const x = counts[place] ?? 0
  const size = counts[middle] ?? 1
  const start = low + middle * width
  const known = total(counts) - x
  const shown = formatList(counts.map((count, at) => (at === place ? 'x' : String(count))))
  const classes = counts.map((_, at) => nameClass(drawn, at)).join(', ')
  const below = total(counts.slice(0, middle))
  const share = exact(2 * (median - start) * size, width)
  const isBelow = place < middle
  return {
    concept: ['median-of-grouped-data', 'median'],
    given: {
      find: 'missing-frequency' as const,
      low,
      width,
      counts: counts.map((one, at) => (at === place ? 0 : one)),
      place,
      middle,
      median,
    },
    prompt: rng.pick([
      say`The median of the distribution with the classes ${classes} and the frequencies ${shown} respectively is ${median}. ${ask(rng, 'the value of x')}`,
      say`If the classes ${classes} have the frequencies ${shown} respectively and the median is ${median}, then x is`,
    ]),
    answer: x,
    mistakes: [
      { value: size, because: say`that is the frequency of the median class` },
      { value: x + 1, because: say`a slip in the last step made it too large` },
      { value: x - 1, because: say`a slip in the last step made it too small` },
      { value: x + 2, because: say`a slip in doubling made it too large` },
      { value: Math.abs(known - 2 * below), because: say`the place of the median in its class was left out` },
      { value: 2 * x, because: say`half of the total was taken for the total` },
    ],
    steps: [
      say`The median ${median} lies in the class ${nameClass(drawn, middle)} with the frequency ${size}.`,
      say`(N/2 − cf) ÷ ${size} × ${width} = ${median} − ${start}`,
      say`So N − 2 × cf = ${number(share)}`,
      isBelow
        ? say`With N = ${known} + x and cf = ${below - x} + x, x = ${known} − 2 × ${below - x} − ${number(share)} = ${x}`
        : say`With N = ${known} + x and cf = ${below}, x = ${number(share)} + 2 × ${below} − ${known} = ${x}`,
    ],
  }
}

/** "The median of 100 observations is 32, and two frequencies are x and y. What is x?" */
function twoFrequencies(rng: Random) {
  const { drawn, below, above, middle, median, all } = rng.until(
    () => {
      const drawn = drawClasses(rng, 6)
      const all = total(drawn.counts)
      const middle = placeOfMedian(drawn.counts)
      const before = total(drawn.counts.slice(0, middle))
      const step = ((all / 2 - before) / (drawn.counts[middle] ?? 1)) * drawn.width
      return {
        drawn,
        all,
        middle,
        below: middle > 0 ? rng.int(0, middle - 1) : 0,
        above: middle < 5 ? rng.int(middle + 1, 5) : 5,
        median: drawn.low + middle * drawn.width + step,
      }
    },
    ({ drawn, all, middle, below, above, median }) => {
      const start = drawn.low + middle * drawn.width
      return (
        middle > 0 &&
        middle < 5 &&
        all % 10 === 0 &&
        drawn.counts[below] !== drawn.counts[above] &&
        Number.isInteger(2 * median) &&
        median > start &&
        median < start + drawn.width
      )
    },
  )
  const { low, width, counts } = drawn
  const [x, y] = [counts[below] ?? 0, counts[above] ?? 0]
  const asked = rng.pick(['x', 'y'] as const)
  const [value, other] = asked === 'x' ? [x, y] : [y, x]
  const shown = formatList(
    counts.map((count, at) => (at === below ? 'x' : at === above ? 'y' : String(count))),
  )
  const classes = counts.map((_, at) => nameClass(drawn, at)).join(', ')
  const size = counts[middle] ?? 1
  const start = low + middle * width
  const before = total(counts.slice(0, middle))
  return {
    concept: ['median-of-grouped-data', 'median'],
    given: {
      find: 'two-frequencies' as const,
      low,
      width,
      counts: counts.map((one, at) => (at === below || at === above ? 0 : one)),
      below,
      above,
      all,
      median,
      asked,
    },
    prompt: rng.pick([
      say`The median of ${all} observations, grouped into the classes ${classes} with the frequencies ${shown} respectively, is ${median}. ${ask(rng, say`the value of ${asked}`)}`,
      say`A distribution of ${all} observations has the classes ${classes} with the frequencies ${shown} respectively. If its median is ${median}, then ${asked} is`,
    ]),
    answer: value,
    mistakes: [
      { value: other, because: say`that is the other missing frequency` },
      { value: x + y, because: say`that is the sum of the two missing frequencies` },
      { value: size, because: say`that is the frequency of the median class` },
      { value: value + 1, because: say`a slip in the last step made it too large` },
      { value: value - 1, because: say`a slip in the last step made it too small` },
      { value: value + 2, because: say`a slip in the cumulative frequency made it too large` },
      { value: value - 2, because: say`a slip in the cumulative frequency made it too small` },
    ].filter(({ value: wrong }) => wrong > 0 && wrong !== value),
    steps: [
      say`The total gives x + y = ${all} − ${all - x - y} = ${x + y}.`,
      say`The median lies in the class ${nameClass(drawn, middle)}: (${number(exact(all, 2))} − cf) ÷ ${size} × ${width} = ${median} − ${start}`,
      say`So cf = ${before}.`,
      say`The frequencies below that class add up to ${before}, so x = ${before} − ${before - x} = ${x}${asked === 'x' ? '' : say`, and y = ${x + y} − ${x} = ${y}`}`,
    ],
  }
}

/** "The mode of 80 observations is 34, and the frequencies beside the modal class are x and y. What is x?" */
function besideModalClass(rng: Random) {
  const { drawn, top, x, y, mode } = rng.until(
    () => {
      const drawn = drawClasses(rng, 5)
      const most = Math.max(...drawn.counts)
      const top = drawn.counts.indexOf(most)
      const [x, y] = [drawn.counts[top - 1] ?? 0, drawn.counts[top + 1] ?? 0]
      const part = (most - x) / Math.max(2 * most - x - y, 1)
      return { drawn, top, x, y, mode: drawn.low + drawn.width * (top + part) }
    },
    ({ drawn, top, x, y, mode }) =>
      top > 0 &&
      top < 4 &&
      drawn.counts.filter((one) => one === drawn.counts[top]).length === 1 &&
      Math.abs(x - y) > 2 &&
      Number.isInteger(2 * mode),
  )
  const { low, width, counts } = drawn
  const all = total(counts)
  const most = counts[top] ?? 0
  const start = low + top * width
  const asked = rng.pick(['x', 'y'] as const)
  const [value, other] = asked === 'x' ? [x, y] : [y, x]
  const shown = formatList(
    counts.map((count, at) => (at === top - 1 ? 'x' : at === top + 1 ? 'y' : String(count))),
  )
  const classes = counts.map((_, at) => nameClass(drawn, at)).join(', ')
  const spread = 2 * most - x - y
  return {
    concept: ['mode-of-grouped-data', 'mode'],
    given: {
      find: 'beside-modal-class' as const,
      low,
      width,
      counts: counts.map((one, at) => (Math.abs(at - top) === 1 ? 0 : one)),
      top,
      all,
      mode,
      asked,
    },
    prompt: rng.pick([
      say`The mode of ${all} observations, grouped into the classes ${classes} with the frequencies ${shown} respectively, is ${mode}. ${ask(rng, say`the value of ${asked}`)}`,
      say`A distribution of ${all} observations has the classes ${classes} with the frequencies ${shown} respectively. If its mode is ${mode}, then ${asked} is`,
    ]),
    answer: value,
    mistakes: [
      { value: other, because: say`that is the other missing frequency` },
      { value: (x + y) / 2, because: say`the two frequencies were taken to be equal` },
      { value: x + y, because: say`that is the sum of the two missing frequencies` },
      { value: most - value, because: say`that is the difference from the highest frequency` },
      { value: value + 1, because: say`a slip in the last step made it too large` },
      { value: value - 1, because: say`a slip in the last step made it too small` },
      { value: value + 2, because: say`a slip in the total made it too large` },
      { value: value - 2, because: say`a slip in the total made it too small` },
    ].filter(({ value: wrong }) => wrong > 0 && Number.isInteger(wrong)),
    steps: [
      say`The total gives x + y = ${all} − ${all - x - y} = ${x + y}.`,
      say`The mode lies in the class ${nameClass(drawn, top)}, with the highest frequency ${most}.`,
      say`(${most} − x) ÷ (2 × ${most} − ${x + y}) × ${width} = ${mode} − ${start}`,
      say`${most} − x = ${number(exact(2 * (mode - start), 2 * width))} × ${spread} = ${most - x}, so x = ${x}${asked === 'x' ? '' : say`, and y = ${x + y} − ${x} = ${y}`}`,
    ],
  }
}

/** At least three of the wrong options lie inside the class, so that finding the class is not enough. */
const isCrowded = (start: number, width: number, value: Exact, wrong: readonly { value: Exact }[]): boolean =>
  new Set(
    wrong
      .map((one) => one.value.valueOf())
      .filter((one) => one > start && one < start + width && one !== value.valueOf()),
  ).size >= 3

/** Values with more than one decimal place are not offered beside an answer with one. */
const neat = <Wrong extends { value: Exact }>(wrong: readonly Wrong[]): Wrong[] =>
  wrong.filter(({ value }) => Number.isInteger(Math.round(value.valueOf() * 1e7) / 1e6))

function medianOfClasses(rng: Random) {
  const { width, low, counts, place, before, all, value, wrong } = rng.until(
    () => {
      const drawn = drawClasses(rng, 5)
      const all = total(drawn.counts)
      const place = placeOfMedian(drawn.counts)
      const before = total(drawn.counts.slice(0, place))
      const size = drawn.counts[place] ?? 1
      const start = drawn.low + place * drawn.width
      const inside = (top: number, bottom: number) => exact(start).add(exact(drawn.width * top, bottom))
      const value = inside(all - 2 * before, 2 * size)
      const [previous, next] = [drawn.counts[place - 1] ?? 1, drawn.counts[place + 1] ?? 1]
      const wrong = neat([
        { value: inside(1, 2), because: say`that is the middle of the median class` },
        {
          value: inside(2 * size - all + 2 * before, 2 * size),
          because: say`the step was taken from the upper end of the class`,
        },
        {
          value: inside(all - 2 * previous, 2 * size),
          because: say`the frequency of the class before was taken for the cumulative frequency`,
        },
        {
          value: inside(all - 2 * before, 2 * previous),
          because: say`the frequency of the class before the median class was used as the divisor`,
        },
        {
          value: inside(all - 2 * before, 2 * next),
          because: say`the frequency of the class after the median class was used as the divisor`,
        },
        {
          value: inside(all - 2 * before, 4 * size),
          because: say`the step was halved`,
        },
        {
          value: inside(all - 2 * before, size),
          because: say`the step was doubled`,
        },
        {
          value: inside(all - 2 * before + 2, 2 * size),
          because: say`the cumulative frequency was taken one too small`,
        },
        {
          value: inside(all - 2 * before - 2, 2 * size),
          because: say`the cumulative frequency was taken one too large`,
        },
      ])
      return { ...drawn, place, before, all, value, wrong }
    },
    (drawn) =>
      Number.isInteger(drawn.value.valueOf() * 10) &&
      drawn.place > 0 &&
      drawn.place < 4 &&
      drawn.all % 2 === 0 &&
      drawn.value.valueOf() < drawn.low + (drawn.place + 1) * drawn.width &&
      isCrowded(drawn.low + drawn.place * drawn.width, drawn.width, drawn.value, drawn.wrong),
  )
  const start = low + place * width
  const size = counts[place] ?? 1
  const answer = number(value)
  return {
    concept: ['median-of-grouped-data', 'median'],
    given: { find: 'median-of-classes' as const, low, width, counts },
    prompt: askClasses(rng, 'median', { low, width, counts }),
    answer,
    within: [start, start + width] as const,
    mistakes: wrong,
    steps: [
      say`There are ${all} observations, so the median is at number ${all / 2}.`,
      say`Below ${start} there are ${before}, so the median class is ${`${start}–${start + width}`} with the frequency ${size}.`,
      say`Median = l + (n/2 − cf) ÷ f × h`,
      say`= ${start} + (${all / 2} − ${before}) ÷ ${size} × ${width} = ${answer}`,
    ],
  }
}

function modeOfClasses(rng: Random) {
  const { width, low, counts, top, value, wrong } = rng.until(
    () => {
      const drawn = drawClasses(rng, 5)
      const top = drawn.counts.indexOf(Math.max(...drawn.counts))
      const [f0, f1, f2] = [drawn.counts[top - 1] ?? 0, drawn.counts[top] ?? 0, drawn.counts[top + 1] ?? 0]
      const start = drawn.low + top * drawn.width
      const bottom = Math.max(2 * f1 - f0 - f2, 1)
      const inside = (part: number, of: number) =>
        exact(start).add(exact(drawn.width * part, Math.max(of, 1)))
      const value = inside(f1 - f0, bottom)
      const wrong = neat([
        { value: inside(1, 2), because: say`that is the middle of the modal class` },
        {
          value: inside(f1 - f2, bottom),
          because: say`the frequencies before and after the modal class were exchanged`,
        },
        { value: inside(f1 - f0, f1), because: say`the difference was divided by the highest frequency` },
        { value: inside(f2, f0 + f2), because: say`only the frequencies on both sides were compared` },
        {
          value: inside(f0, f0 + f2),
          because: say`only the frequencies on both sides were compared, and exchanged as well`,
        },
        {
          value: inside(f1 - f0, 2 * f1 - f0),
          because: say`the frequency after the modal class was left out of the divisor`,
        },
        {
          value: inside(f1 - f0, 2 * f1 - f2),
          because: say`the frequency before the modal class was left out of the divisor`,
        },
        { value: inside(f1 - f0, 2 * f1), because: say`the difference was divided by 2f₁ only` },
        { value: inside(f1 - f0, 2 * bottom), because: say`the step was halved` },
      ])
      return { ...drawn, top, value, wrong }
    },
    (drawn) =>
      Number.isInteger(drawn.value.valueOf() * 10) &&
      drawn.top > 0 &&
      drawn.top < 4 &&
      drawn.counts.filter((one) => one === drawn.counts[drawn.top]).length === 1 &&
      isCrowded(drawn.low + drawn.top * drawn.width, drawn.width, drawn.value, drawn.wrong),
  )
  const start = low + top * width
  const [f0, f1, f2] = [counts[top - 1] ?? 0, counts[top] ?? 0, counts[top + 1] ?? 0]
  const answer = number(value)
  return {
    concept: ['mode-of-grouped-data', 'mode'],
    given: { find: 'mode-of-classes' as const, low, width, counts },
    prompt: askClasses(rng, 'mode', { low, width, counts }),
    answer,
    within: [start, start + width] as const,
    mistakes: wrong,
    steps: [
      say`The highest frequency is ${f1}, so the modal class is ${`${start}–${start + width}`}.`,
      say`The frequencies before and after it are ${f0} and ${f2}.`,
      say`Mode = l + (f₁ − f₀) ÷ (2f₁ − f₀ − f₂) × h`,
      say`= ${start} + (${f1} − ${f0}) ÷ (${2 * f1} − ${f0} − ${f2}) × ${width} = ${answer}`,
    ],
  }
}

/** The largest values change: the median does not. */
function changedMedian(rng: Random) {
  const values = ordered(rng.sample(range(10, 80), 9))
  // Told in any order: in a sorted list the middle one is read off.
  const told = formatList(rng.shuffle(values))
  const median = values[4] ?? 0
  const [add, many] = [rng.int(2, 9), rng.pick([2, 3, 4])]
  const changed = values.map((value, place) => (place >= 9 - many ? value + add : value))
  const mean = Math.round(total(changed) / 9)
  return {
    concept: 'median',
    given: { find: 'median' as const, values: changed },
    prompt: rng.pick([
      say`Nine observations are ${told}. If each of the largest ${many} is increased by ${add}, ${askThen(rng, 'the median of the new set')}`,
      say`Each of the largest ${many} of the observations ${told} is increased by ${add}. The new median is`,
    ]),
    answer: median,
    mistakes: [
      { value: median + add, because: say`the middle value is not among those that change` },
      { value: mean, because: say`that is about the new mean` },
      { value: values[5] ?? 0, because: say`that is the 6th value` },
      { value: values[3] ?? 0, because: say`that is the 4th value` },
      { value: median + 1, because: say`the change was shared among all values` },
      {
        value: ((values[4] ?? 0) + (values[5] ?? 0)) / 2,
        because: say`of nine values there is one in the middle, not two`,
      },
      {
        value: ((values[3] ?? 0) + (values[4] ?? 0)) / 2,
        because: say`of nine values there is one in the middle, not two`,
      },
    ],
    steps: [
      say`In order the values are ${formatList(values)}; the median is the 5th one.`,
      say`Only the ${many} values at the end become larger, and they stay at the end.`,
      say`So the 5th value stays the same.`,
      say`The median is still ${median}`,
    ],
  }
}
