import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Measure, money, number, quantity } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/list.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { batting, combined, wrongEntry } from './average-changes.ts'

/** "Rohan scores 45, 60, 52, 38 and 70 runs in five matches. What is his average?" */
export const average = defineGenerator({
  id: 'arithmetic/average',
  version: 1,
  levels: {
    easy: { forms: [plain] },
    medium: { forms: [missing, combined] },
    hard: { forms: [batting, wrongEntry] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'average': {
        // Move from a guess by the mean of the distances to it.
        const [guess = 0] = given.values
        return guess + given.values.reduce((sum, value) => sum + (value - guess), 0) / given.values.length
      }
      case 'missing': {
        const surplus = given.values.reduce((sum, value) => sum + (value - given.average), 0)
        return given.average - surplus
      }
      case 'combined': {
        const all = [...repeat(given.first, given.firstCount), ...repeat(given.second, given.secondCount)]
        return all.reduce((sum, value) => sum + value, 0) / all.length
      }
      case 'new-average':
        // The innings above the new average carry the rise of all innings before.
        return given.score - given.rise * given.innings
      case 'corrected': {
        const entries = [
          ...repeat(given.average, given.count - 1),
          given.average + (given.right - given.wrong),
        ]
        return entries.reduce((sum, value) => sum + value, 0) / given.count
      }
    }
  },
})

const repeat = (value: number, count: number): number[] => range(1, count).map(() => value)

/** What is averaged, with usual sizes. */
interface Subject {
  /** 'The marks of Asha in five tests are', before a list. */
  opening(count: number): Message
  ask: Message
  write(value: number): Measure
  low: number
  high: number
}

function drawSubject(rng: Random): Subject {
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const month = rng.pick(['May', 'June', 'July', 'August'])
  const subjects: Subject[] = [
    {
      opening: (count) => say`In ${count} cricket matches ${person.name} scores`,
      ask: say`What is ${person.his} average score?`,
      write: number,
      low: 12,
      high: 110,
    },
    {
      opening: (count) => say`The marks of ${person.name} in ${count} tests are`,
      ask: say`What are ${person.his} average marks?`,
      write: number,
      low: 35,
      high: 98,
    },
    {
      opening: (count) => say`A tea stall in ${town} earns on ${count} days, in rupees,`,
      ask: say`What are its average earnings a day?`,
      write: money,
      low: 400,
      high: 1500,
    },
    {
      opening: (count) => say`On ${count} days of ${month} the highest temperature in ${town}, in °C, is`,
      ask: say`What is its average?`,
      write: (value) => quantity(value, '°C'),
      low: 24,
      high: 46,
    },
    {
      opening: (count) => say`On ${count} mornings ${person.name} runs, in minutes,`,
      ask: say`How long does ${person.he} run on average?`,
      write: (value) => quantity(value, 'minute'),
      low: 15,
      high: 70,
    },
  ]
  return rng.pick(subjects)
}

function drawValues(rng: Random, { low, high }: Subject, count: number): { values: number[]; mean: number } {
  const step = high > 500 ? 10 : 1
  return rng.until(
    () => {
      const values = range(1, count).map(() => rng.int(low, high, step))
      return { values, mean: values.reduce((sum, value) => sum + value, 0) / count }
    },
    ({ values, mean }) => Number.isInteger(mean) && new Set(values).size === count,
  )
}

function plain(rng: Random) {
  const subject = drawSubject(rng)
  const count = rng.int(5, 6)
  const { values, mean } = drawValues(rng, subject, count)
  const sum = mean * count
  const sorted = [...values].sort((a, b) => a - b)
  const answer = subject.write(mean)
  return {
    given: { find: 'average' as const, values },
    prompt: say`${subject.opening(count)} ${formatList(values)}. ${subject.ask}`,
    answer,
    mistakes: [
      {
        value: sum / (count - 1),
        because: say`the sum was divided by ${count - 1}; there are ${count} values`,
      },
      {
        value: sum / (count + 1),
        because: say`the sum was divided by ${count + 1}; there are ${count} values`,
      },
      { value: sorted[2] ?? 0, because: say`that is the middle value in order, not the average` },
      { value: sorted[3] ?? 0, because: say`a value near the middle was picked instead of the average` },
      {
        value: (Math.min(...values) + Math.max(...values)) / 2,
        because: say`only the smallest and the largest value were averaged`,
      },
      { value: (sum - (values.at(-1) ?? 0)) / count, because: say`the last value was left out of the sum` },
      {
        value: (sum - (values.at(-1) ?? 0)) / (count - 1),
        because: say`the last value was left out altogether`,
      },
    ],
    steps: [say`Sum of the ${count} values = ${sum}`, say`Average = ${sum} ÷ ${count} = ${answer}`],
  }
}

function missing(rng: Random) {
  const subject = drawSubject(rng)
  const count = rng.int(5, 7)
  const { values, mean } = drawValues(rng, subject, count)
  const known = values.slice(0, -1)
  const last = values.at(-1) ?? 0
  const sum = known.reduce((total, value) => total + value, 0)
  const answer = subject.write(last)
  return {
    given: { find: 'missing' as const, values: known, average: mean },
    prompt: say`${subject.opening(count)} ${formatList([...known, 'one more value'])}. The average of all ${count} is ${subject.write(mean)}. What is the missing value?`,
    answer,
    mistakes: [
      {
        value: mean,
        because: say`that is the average itself; the missing value must make up for the others`,
      },
      {
        value: mean * (count - 1) - sum,
        because: say`the average was multiplied by ${count - 1}; there are ${count} values`,
      },
      { value: Math.abs(sum / (count - 1)), because: say`that is the average of the known values` },
      { value: 2 * mean - last, because: say`the difference from the average was taken the wrong way round` },
      { value: last + mean, because: say`one value too many was counted` },
      { value: Math.max(...known), because: say`that is the largest of the known values` },
      { value: Math.min(...known), because: say`that is the smallest of the known values` },
    ],
    steps: [
      say`Sum of all ${count} values = ${mean} × ${count} = ${mean * count}`,
      say`Sum of the known ${count - 1} values = ${sum}`,
      say`Missing value = ${mean * count} − ${sum} = ${answer}`,
    ],
  }
}
