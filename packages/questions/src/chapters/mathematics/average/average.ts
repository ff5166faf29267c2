import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { counted } from '../../../kit/values/units.ts'
import { type Measure, money, number, ordinal, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { overlap, sizeOfGroup, twoWrongAndOneLeftOut, withoutExtremes } from './average-in-steps.ts'

/** "Rohan scores 45, 60, 52, 38 and 70 runs in five matches. What is his average?" */
export const average = defineGenerator({
  id: 'arithmetic/average',
  version: 8,
  concepts: ['average-of-numbers', 'weighted-average', 'batting-average', 'wrong-entry-average'],
  levels: {
    easy: { forms: [plain] },
    medium: { forms: [missing, combined, batting, wrongEntry] },
    hard: { forms: [overlap, sizeOfGroup, withoutExtremes, twoWrongAndOneLeftOut] },
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
      case 'middle': {
        // What the two groups have above the average of all, the middle one has counted twice.
        const above = given.half * (given.first - given.all) + given.half * (given.last - given.all)
        return given.all + above
      }
      case 'group-size': {
        const one = range(1, given.total - 1).find(
          (part) => part * given.high + (given.total - part) * given.low === given.all * given.total,
        )
        return one === undefined ? Number.NaN : given.asksOne ? one : given.total - one
      }
      case 'extreme': {
        const both = (low: number) => low + low + given.apart + (given.innings - 2) * given.rest
        const low = range(0, 300).find((score) => both(score) === given.innings * given.all) ?? Number.NaN
        return given.asksHigh ? low + given.apart : low
      }
      case 'corrected-all': {
        const entries = [
          ...repeat(given.average, given.count - 2),
          given.average + given.right[0] - given.wrong[0],
          given.average + given.right[1] - given.wrong[1],
          given.left,
        ]
        return entries.reduce((sum, value) => sum + value, 0) / entries.length
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
  const month = rng.pick(['May', 'June', 'July', 'August'])
  const subjects: Subject[] = [
    {
      opening: (count) =>
        say`The scores of ${rng.pick(['a batsman', 'a player', 'a cricketer'])} in ${count} matches are`,
      ask: say`${ask(rng, 'the average score')}`,
      write: number,
      low: 12,
      high: 110,
    },
    {
      opening: (count) =>
        say`The marks obtained by ${rng.pick(['a student', 'a boy', 'a girl', 'a candidate'])} in ${count} ${rng.pick(['tests', 'subjects'])} are`,
      ask: say`${ask(rng, 'the average of the marks')}`,
      write: number,
      low: 35,
      high: 98,
    },
    {
      opening: (count) =>
        say`The earnings (in ₹) of ${rng.pick(['a tea stall', 'a shop', 'a driver', 'a vendor'])} on ${count} days are`,
      ask: say`${ask(rng, 'the average daily earning')}`,
      write: money,
      low: 400,
      high: 1500,
    },
    {
      opening: (count) => say`The maximum temperatures (in °C) of a city on ${count} days of ${month} are`,
      ask: say`${ask(rng, 'the average temperature')}`,
      write: (value) => quantity(value, '°C'),
      low: 30,
      high: 45,
    },
    {
      opening: (count) =>
        say`The times (in minutes) taken by ${rng.pick(['an athlete', 'a runner', 'a cyclist'])} for practice on ${count} days are`,
      ask: say`${ask(rng, 'the average time')}`,
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
    // So far apart that there is room for wrong averages between the least and the greatest.
    ({ values, mean }) =>
      Number.isInteger(mean) &&
      new Set(values).size === count &&
      Math.max(...values) - Math.min(...values) >= 8 * step &&
      Math.max(...values) - mean >= 2 * step &&
      mean - Math.min(...values) >= 2 * step,
  )
}

function plain(rng: Random) {
  const subject = drawSubject(rng)
  const count = rng.int(5, 6)
  const { values, mean } = drawValues(rng, subject, count)
  const sum = mean * count
  const sorted = [...values].sort((a, b) => a - b)
  const slip = subject.high > 500 ? 10 : 1
  const answer = subject.write(mean)
  return {
    concept: 'average-of-numbers',
    given: { find: 'average' as const, values },
    prompt: say`${subject.opening(count)} ${formatList(values)}. ${subject.ask}`,
    answer,
    // An average outside the data is struck out at sight.
    within: [sorted[0] ?? 0, sorted.at(-1) ?? 0] as const,
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
      { value: mean + slip, because: say`the sum was taken ${slip * count} too large` },
      { value: mean - slip, because: say`the sum was taken ${slip * count} too small` },
      { value: mean + 2 * slip, because: say`the sum was taken ${2 * slip * count} too large` },
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
      say`The average marks of ${firstCount} ${one} are ${first} and those of ${secondCount} ${other} are ${second}. ${ask(rng, 'the average marks of all of them')}`,
      say`In a ${rng.pick(['test', 'class', 'coaching centre'])}, ${firstCount} ${one} have an average of ${first} marks and ${secondCount} ${other} have an average of ${second} marks. ${ask(rng, 'the combined average')}`,
      say`If ${firstCount} ${one} and ${secondCount} ${other} scored ${first} and ${second} marks on average, respectively, then ${askThen(rng, 'the average marks of all')}`,
      say`The average scores of ${firstCount} ${one} and ${secondCount} ${other} in ${rng.pick(['a test', 'an examination'])} are ${first} and ${second}, respectively. ${ask(rng, 'the overall average score')}`,
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
  const last = innings + 1
  const answer = quantity(after, { ...counted('run'), places: 2 })
  return {
    concept: 'batting-average',
    given: { find: 'new-average' as const, innings, rise, score },
    prompt: rng.pick([
      say`A ${rng.pick(['batsman', 'cricketer', 'player'])} scores ${score} runs in his ${ordinal(last)} innings and thereby increases his average by ${rise}. ${ask(rng, say`his average after ${last} innings`)}`,
      say`After ${innings} innings, a ${rng.pick(['batsman', 'cricketer', 'player'])} makes ${score} runs in the next innings, which raises his average by ${rise} runs. ${ask(rng, say`his average after the ${ordinal(last)} innings`)}`,
      say`If a ${rng.pick(['batsman', 'cricketer', 'player'])} has played ${innings} innings and a score of ${score} in the next one increases his average by ${rise}, then ${askThen(rng, say`his average after the ${ordinal(last)} innings`)}`,
      say`The average of a ${rng.pick(['batsman', 'cricketer', 'player'])} goes up by ${rise} runs when he scores ${score} runs in his ${ordinal(last)} innings. ${ask(rng, say`his average after ${last} innings`)}`,
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
  const answer = number(mean + change)
  return {
    concept: 'wrong-entry-average',
    given: { find: 'corrected' as const, count, average: mean, wrong, right },
    prompt: rng.pick([
      say`The average of ${count} numbers was calculated as ${mean}. It was later found that ${right} was wrongly taken as ${wrong}. ${ask(rng, 'the correct average')}`,
      say`The average marks of ${count} students were found to be ${mean}. Later, it was discovered that ${rng.pick(['a score', 'the mark'])} of ${right} was misread as ${wrong}. ${ask(rng, 'the correct average of the marks')}`,
      say`While calculating the average weight of ${count} ${rng.pick(['parcels', 'bags', 'boxes', 'students'])} as ${mean} kg, a clerk wrote ${wrong} kg instead of ${right} kg for one of them. ${ask(rng, 'the correct average')}`,
      say`If the average of ${count} observations was found to be ${mean} and one observation, ${right}, was misread as ${wrong}, then ${askThen(rng, 'the correct average')}`,
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
