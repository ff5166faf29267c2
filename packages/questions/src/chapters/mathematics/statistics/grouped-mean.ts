import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The classes 0–10, 10–20 and 20–30 have the frequencies 4, 6 and 10. What is the mean?" */
export const groupedMean = defineGenerator({
  id: 'statistics/grouped-mean',
  version: 2,
  concepts: ['mean-of-grouped-data'],
  levels: {
    easy: { forms: [mean], classes: 3 },
    medium: { forms: [mean, missingFrequency, deviations], classes: 4 },
    hard: { forms: [mean, missingFrequency, deviations], classes: 5 },
  },
  generate: (rng, { forms, classes }) => rng.pick(forms)(rng, classes),
  solve(given) {
    switch (given.find) {
      case 'mean': {
        // Every member of a class taken at its middle, one by one.
        const members = given.counts.flatMap((count, index) =>
          range(1, count).map(() => given.start + index * given.width + given.width / 2),
        )
        return members.reduce((sum, value) => sum + value, 0) / members.length
      }
      case 'missing':
        // Try every frequency.
        return (
          range(1, 200).find((count) => {
            const counts = given.counts.map((one) => one ?? count)
            return meanOf(given.start, given.width, counts) === given.mean
          }) ?? Number.NaN
        )
      case 'deviations':
        return given.assumed + given.sum / given.total
    }
  },
})

const middleOf = (start: number, width: number, index: number): number => start + index * width + width / 2

const meanOf = (start: number, width: number, counts: readonly number[]): number =>
  counts.reduce((sum, count, index) => sum + count * middleOf(start, width, index), 0) /
  counts.reduce((sum, count) => sum + count, 0)

const THINGS = [
  'scores of the candidates of a test',
  'points of the teams of a league',
  'numbers of pages of some books',
  'waiting times (in minutes) of some patients',
  'lengths (in cm) of some rods',
] as const

function drawTable(rng: Random, classes: number) {
  return rng.until(
    () => {
      const width = rng.pick([10, 10, 20, 4, 6])
      const start = width * rng.int(0, 3)
      const counts = range(1, classes).map(() => rng.int(2, 15))
      return { width, start, counts, mean: meanOf(start, width, counts) }
    },
    ({ mean: value }) => Number.isInteger(value * 10),
  )
}

/** '0–10, 10–20, 20–30' */
const writeClasses = (start: number, width: number, classes: number): string =>
  range(0, classes - 1)
    .map((index) => `${start + index * width}–${start + (index + 1) * width}`)
    .join(', ')

function mean(rng: Random, classes: number) {
  const { width, start, counts, mean: answer } = drawTable(rng, classes)
  const thing = rng.pick(THINGS)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = Math.round(answer * total)
  const shifted = (by: number) => answer + by
  return {
    given: { find: 'mean' as const, start, width, counts },
    prompt: rng.pick([
      say`The ${thing} are grouped into the classes ${writeClasses(start, width, classes)} with the frequencies ${counts.join(', ')}. ${ask(rng, 'the mean of the data')}`,
      say`A frequency distribution of the ${thing} has the classes ${writeClasses(start, width, classes)} and the frequencies ${counts.join(', ')}. ${ask(rng, 'its arithmetic mean')}`,
    ]),
    answer,
    mistakes: [
      { value: shifted(-width / 2), because: say`the lower limits of the classes were used` },
      { value: shifted(width / 2), because: say`the upper limits of the classes were used` },
      {
        value: start + (classes * width) / 2,
        because: say`the middles were averaged without the frequencies`,
      },
      { value: Math.round((total / classes) * 10) / 10, because: say`that is the mean of the frequencies` },
      { value: shifted(width), because: say`one class too many was counted` },
      { value: shifted(-width), because: say`one class too few was counted` },
    ],
    steps: [
      say`Multiply the middle of each class by its frequency: the sum is ${sum}.`,
      say`Divided by the number of values, ${total}, the mean is ${answer}`,
    ],
  }
}

function missingFrequency(rng: Random, classes: number) {
  // A class in the middle of which the mean lies could have any frequency.
  const {
    table: { width, start, counts, mean: known },
    place,
  } = rng.until(
    () => ({ table: drawTable(rng, classes), place: rng.int(0, classes - 1) }),
    (drawn) => middleOf(drawn.table.start, drawn.table.width, drawn.place) !== drawn.table.mean,
  )
  const answer = counts[place] ?? 1
  const shown = counts.map((count, index) => (index === place ? 'f' : String(count))).join(', ')
  return {
    given: {
      find: 'missing' as const,
      start,
      width,
      counts: counts.map((count, index) => (index === place ? null : count)),
      mean: known,
    },
    prompt: rng.pick([
      say`The mean of a frequency distribution with the classes ${writeClasses(start, width, classes)} and the frequencies ${shown} is ${known}. ${ask(rng, 'the missing frequency f')}`,
      say`Grouped data with the classes ${writeClasses(start, width, classes)} and the frequencies ${shown} have the mean ${known}. The value of f is`,
    ]),
    answer,
    mistakes: [
      { value: answer + 1, because: say`the mean would be another one` },
      { value: answer - 1, because: say`the mean would be another one` },
      { value: answer + 2, because: say`the mean would be another one` },
      { value: answer + 4, because: say`the mean would be another one` },
      { value: 2 * answer, because: say`the result was doubled` },
      { value: counts[(place + 1) % classes] ?? 1, because: say`that is the frequency of the next class` },
    ],
    steps: [
      say`With the middles of the classes, the sum of the products divided by the number of values must be ${known}.`,
      say`This gives f = ${answer}`,
    ],
  }
}

/** By the assumed mean. */
function deviations(rng: Random) {
  const { assumed, total, sum } = rng.until(
    () => ({
      assumed: rng.int(20, 90),
      total: rng.pick([20, 25, 40, 50, 80, 100]),
      sum: rng.pick([1, -1]) * rng.int(10, 400),
    }),
    (drawn) => Number.isInteger((drawn.sum / drawn.total) * 10) && Math.abs(drawn.sum) < 15 * drawn.total,
  )
  const answer = assumed + sum / total
  return {
    given: { find: 'deviations' as const, assumed, total, sum },
    prompt: rng.pick([
      say`For grouped data the assumed mean is ${assumed}, the sum of the frequencies is ${total}, and the sum of the products of frequency and deviation from the assumed mean is ${sum}. ${ask(rng, 'the mean')}`,
      say`In a frequency distribution A = ${assumed}, Σf = ${total} and Σfd = ${sum}, where d is the deviation from the assumed mean A. Its mean is`,
    ]),
    answer,
    within: [-500, 500] as const,
    mistakes: [
      { value: assumed - sum / total, because: say`the correction was taken with the wrong sign` },
      { value: assumed + sum, because: say`the sum was not divided by the number of values` },
      { value: assumed, because: say`that is the assumed mean` },
      { value: sum / total, because: say`the assumed mean was left out` },
      { value: assumed + (2 * sum) / total, because: say`the correction was doubled` },
      { value: assumed + sum / (2 * total), because: say`the correction was halved` },
    ],
    steps: [
      say`Mean = A + Σfd ÷ Σf`,
      say`${assumed} + ${sum < 0 ? say`(${sum})` : sum} ÷ ${total} = ${answer}`,
    ],
  }
}
