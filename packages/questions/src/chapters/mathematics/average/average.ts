import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { counted } from '../../../kit/values/units.ts'
import { type Measure, money, number, quantity } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Rohan scores 45, 60, 52, 38 and 70 runs in five matches. What is his average?" */
export const average = defineGenerator({
  id: 'arithmetic/average',
  version: 1,
  concepts: ['average-of-numbers', 'weighted-average', 'batting-average', 'wrong-entry-average'],
  levels: {
    easy: { forms: [plain] },
    medium: { forms: [missing, combined] },
    hard: { forms: [batting, wrongEntry] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'average': {
        // Starts from a guess and adds the mean distance to it.
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
        // The last innings must also make up the rise for all innings before it.
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
    concept: 'average-of-numbers',
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
    concept: 'average-of-numbers',
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

function combined(rng: Random) {
  const { first, second, firstCount, secondCount } = rng.until(
    () => ({
      first: rng.int(40, 75),
      second: rng.int(45, 85),
      firstCount: rng.int(15, 45),
      secondCount: rng.int(15, 45),
    }),
    (drawn) => {
      const total = drawn.first * drawn.firstCount + drawn.second * drawn.secondCount
      const isWhole = total % (drawn.firstCount + drawn.secondCount) === 0
      return isWhole && Math.abs(drawn.first - drawn.second) >= 4 && drawn.firstCount !== drawn.secondCount
    },
  )
  const count = firstCount + secondCount
  const total = first * firstCount + second * secondCount
  const town = rng.pick(towns)
  const [one, other] = rng.pick([
    ['boys', 'girls'],
    ['students of section A', 'students of section B'],
    ['students of the morning batch', 'students of the evening batch'],
    ['new trainees', 'old trainees'],
  ])
  const answer = number(total / count)
  return {
    concept: 'weighted-average',
    given: { find: 'combined' as const, first, firstCount, second, secondCount },
    prompt: rng.pick([
      say`In a test at a coaching centre in ${town}, ${firstCount} ${one} score ${first} marks on average and ${secondCount} ${other} score ${second}. What is the average of all of them?`,
      say`The average marks of ${firstCount} ${one} in a school of ${town} are ${first}, and those of ${secondCount} ${other} are ${second}. Find the average marks of all together.`,
    ]),
    answer,
    mistakes: [
      {
        value: (first + second) / 2,
        because: say`the two averages were averaged although the groups differ in size`,
      },
      {
        value: (first * secondCount + second * firstCount) / count,
        because: say`each average was multiplied by the size of the other group`,
      },
      { value: first, because: say`that is the average of the first group` },
      { value: second, because: say`that is the average of the second group` },
      { value: first + second - total / count, because: say`the smaller group was given the larger weight` },
      { value: (first * 2 + second) / 3, because: say`the first group was simply counted twice` },
      { value: (first + second * 2) / 3, because: say`the second group was simply counted twice` },
    ],
    steps: [
      say`Marks of the first group: ${first} × ${firstCount} = ${first * firstCount}; of the second: ${second} × ${secondCount} = ${second * secondCount}`,
      say`All marks: ${first * firstCount} + ${second * secondCount} = ${total}, of ${count} people`,
      say`Average = ${total} ÷ ${count} = ${answer}`,
    ],
  }
}

function batting(rng: Random) {
  const { innings, rise, before } = { innings: rng.int(9, 24), rise: rng.int(2, 5), before: rng.int(24, 58) }
  const score = before + rise * (innings + 1)
  const after = before + rise
  const person = rng.pick(people)
  const last = innings + 1
  const answer = quantity(after, { ...counted('run'), places: 2 })
  return {
    concept: 'batting-average',
    given: { find: 'new-average' as const, innings, rise, score },
    prompt: rng.pick([
      say`${person.name} has played ${innings} innings. With ${score} runs in the next one ${person.he} raises ${person.his} average by ${rise}. What is the average after ${last} innings?`,
      say`In ${person.his} innings number ${last}, ${person.name} of ${rng.pick(towns)} scores ${score} and so improves ${person.his} batting average by ${rise} runs. What is ${person.his} average now?`,
      say`A batter from ${rng.pick(towns)} makes ${score} runs in the innings that follows ${innings} earlier ones, and ${person.name} reports that the average went up by ${rise}. Find the new average.`,
      say`${person.name} wants a better batting average. After ${innings} innings comes a knock of ${score}, and the average rises by ${rise} runs. What has it become?`,
    ]),
    answer,
    mistakes: [
      { value: before, because: say`that is the average before the last innings` },
      { value: after + rise, because: say`the rise of ${rise} was added once too often` },
      {
        value: score - rise * last,
        because: say`the rise was multiplied by ${last}; that gives the old average`,
      },
      { value: score - rise * (innings - 1), because: say`one innings too few carried the rise` },
      { value: score / rise, because: say`the score was divided by the rise` },
      { value: score - innings, because: say`the number of innings was taken off, not the rise of each` },
      { value: before - rise, because: say`the rise was taken off the old average` },
    ],
    steps: [
      say`Let the new average be A, so the old one is A − ${rise}.`,
      say`The runs of the first ${innings} innings are ${innings} × (A − ${rise}).`,
      say`With the last score they make ${last} × A: ${innings} × A − ${innings * rise} + ${score} = ${last} × A`,
      say`A = ${score} − ${innings * rise} = ${answer}`,
    ],
  }
}

function wrongEntry(rng: Random) {
  const { count, wrong, right, mean } = rng.until(
    () => ({
      count: rng.int(10, 50, 5),
      wrong: rng.int(21, 98),
      right: rng.int(21, 98),
      mean: rng.int(40, 75),
    }),
    (drawn) =>
      drawn.wrong !== drawn.right &&
      ((drawn.right - drawn.wrong) * 10) % drawn.count === 0 &&
      Math.abs(drawn.right - drawn.wrong) > 9,
  )
  const change = (right - wrong) / count
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = number(mean + change)
  return {
    concept: 'wrong-entry-average',
    given: { find: 'corrected' as const, count, average: mean, wrong, right },
    prompt: rng.pick([
      say`The average marks of ${count} students in a school of ${town} were found to be ${mean}. Later it was seen that ${right} had been entered as ${wrong}. What is the correct average?`,
      say`A clerk in ${town} worked out the average of ${count} numbers as ${mean}, but read ${wrong} in place of ${right}. Find the correct average.`,
      say`${person.name} of ${town} averages ${count} readings and gets ${mean}. Then ${person.he} notices that one reading, in truth ${right}, was written down as ${wrong}. What should the average be?`,
      say`For ${count} days a shop in ${town} reported an average sale of ${mean} kg of rice. On checking, ${person.name} finds ${wrong} kg noted on a day when ${right} kg were sold. Find the true average in kg.`,
      say`While adding up the weights of ${count} parcels at ${town} post office, ${person.name} took ${wrong} instead of ${right} and so found an average of ${mean}. What is the right average?`,
    ]),
    answer,
    mistakes: [
      { value: mean - change, because: say`the correction was made in the wrong direction` },
      {
        value: mean + (right - wrong),
        because: say`the whole difference was put on the average; it spreads over ${count} entries`,
      },
      { value: mean - (right - wrong), because: say`the whole difference was taken off the average` },
      {
        value: mean + right / count,
        because: say`the right entry was added, but the wrong one was not taken off`,
      },
      {
        value: mean - wrong / count,
        because: say`the wrong entry was taken off, but the right one was not added`,
      },
      { value: mean + 2 * change, because: say`the correction was made twice` },
      { value: mean, because: say`that is the average with the mistake in it` },
    ],
    steps: [
      say`Sum as first found: ${mean} × ${count} = ${mean * count}`,
      say`Take off ${wrong} and add ${right}: ${mean * count} − ${wrong} + ${right}`,
      say`Correct sum = ${mean * count - wrong + right}`,
      say`Correct average = ${mean * count - wrong + right} ÷ ${count} = ${answer}`,
    ],
  }
}
