import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The classes 0–10, 10–20 and 20–30 have the frequencies 4, 6 and 10. What is the mean?" */
export const groupedMean = defineGenerator({
  id: 'statistics/grouped-mean',
  version: 4,
  concepts: ['mean-of-grouped-data'],
  levels: {
    easy: { forms: [mean], classes: 3 },
    medium: { forms: [mean, missingFrequency, deviations, stepDeviations], classes: 4 },
    hard: { forms: [twoMissing, missingFrequency, twoSections], classes: 5 },
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
      case 'two-missing': {
        // Try every pair of frequencies with the given total.
        const known = given.counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
        return (
          range(1, given.total - known - 1).find((first) => {
            const left = [first, given.total - known - first]
            const counts = given.counts.map((one) => one ?? left.shift() ?? 0)
            return Math.abs(meanOf(given.start, given.width, counts) - given.mean) < 1e-9
          }) ?? Number.NaN
        )
      }
      case 'two-sections': {
        // How far the members of both are from the mean of the second one, in all.
        const far = given.counts.reduce(
          (sum, count, index) => sum + count * (middleOf(given.start, given.width, index) - given.mean),
          0,
        )
        return given.mean + far / (given.counts.reduce((sum, count) => sum + count, 0) + given.size)
      }
      case 'deviations':
        return given.assumed + given.sum / given.total
      case 'step-deviations':
        return (given.assumed * given.total + given.sum * given.width) / given.total
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
  'numbers of pages of some booklets',
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

/** '5, 15, 25' */
const writeMiddles = (start: number, width: number, classes: number): string =>
  range(0, classes - 1)
    .map((index) => middleOf(start, width, index))
    .join(', ')

/** '4 × 5 + 6 × 15 + 10 × 25' */
const writeProducts = (start: number, width: number, counts: readonly number[]): string =>
  counts.map((count, index) => `${count} × ${middleOf(start, width, index)}`).join(' + ')

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
    steps:
      classes === 3
        ? [
            say`Multiply the middle of each class by its frequency: the sum is ${sum}.`,
            say`Divided by the number of values, ${total}, the mean is ${answer}`,
          ]
        : [
            say`The middles of the classes are ${writeMiddles(start, width, classes)}.`,
            say`Each times its frequency: ${writeProducts(start, width, counts)} = ${sum}`,
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
  const middle = middleOf(start, width, place)
  const others = counts.reduce((sum, count) => sum + count, 0) - answer
  const sum =
    counts.reduce((all, count, index) => all + count * middleOf(start, width, index), 0) - answer * middle
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
      say`The middles of the classes are ${writeMiddles(start, width, classes)}.`,
      say`Without f there are ${others} values, and their middles times their frequencies add up to ${sum}.`,
      say`With f: ${sum} + ${middle}f = ${known} × (${others} + f)`,
      say`So ${Math.round(10 * Math.abs(known - middle)) / 10}f = ${Math.round(10 * Math.abs(sum - known * others)) / 10} and f = ${answer}`,
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

/** By the assumed mean, with the deviations divided by the width of the classes. */
function stepDeviations(rng: Random) {
  const { assumed, width, total, sum } = rng.until(
    () => ({
      assumed: rng.int(20, 90),
      width: rng.pick([4, 5, 6, 8, 10, 20]),
      total: rng.pick([20, 25, 40, 50, 80, 100]),
      sum: rng.pick([1, -1]) * rng.int(3, 90),
    }),
    (drawn) => {
      const shift = (drawn.sum * drawn.width) / drawn.total
      return Number.isInteger(shift * 10) && Math.abs(shift) < 15 && drawn.sum !== drawn.total
    },
  )
  const shift = (sum * width) / total
  const answer = Math.round(10 * (assumed + shift)) / 10
  const signed = sum < 0 ? say`(${sum})` : sum
  return {
    given: { find: 'step-deviations' as const, assumed, width, total, sum },
    prompt: rng.pick([
      say`By the step-deviation method A = ${assumed}, h = ${width}, Σf = ${total} and Σfu = ${sum} are found for a frequency distribution, where u = (x − A) ÷ h. ${ask(rng, 'its mean')}`,
      say`The classes of grouped data have the width ${width}. With the assumed mean ${assumed}, the frequencies times the step deviations (deviations divided by the width) add up to ${sum}, and the frequencies to ${total}. ${ask(rng, 'the mean of the data')}`,
      say`If u = (x − ${assumed}) ÷ ${width}, Σf = ${total} and Σfu = ${sum} for a frequency distribution, then its mean is`,
    ]),
    answer,
    within: [-500, 500] as const,
    mistakes: [
      {
        value: assumed + sum / total,
        because: say`the step deviations were not multiplied by the width ${width}`,
      },
      { value: assumed - shift, because: say`the correction was taken with the wrong sign` },
      { value: assumed - sum / total, because: say`the width was left out, and the sign is wrong` },
      {
        value: assumed + sum / (total * width),
        because: say`the width was divided out instead of multiplied`,
      },
      { value: assumed, because: say`that is the assumed mean` },
      { value: assumed + 2 * shift, because: say`the correction was doubled` },
      { value: assumed + shift / 2, because: say`the correction was halved` },
    ].map(({ value, because }) => ({ value: Math.round(100 * value) / 100, because })),
    steps: [
      say`Mean = A + h × Σfu ÷ Σf`,
      say`h × Σfu ÷ Σf = ${width} × ${signed} ÷ ${total} = ${Math.round(10 * shift) / 10}`,
      say`${assumed} ${sum < 0 ? '−' : '+'} ${Math.round(10 * Math.abs(shift)) / 10} = ${answer}`,
    ],
  }
}

/** Two frequencies from the mean and the number of values. */
function twoMissing(rng: Random, classes: number) {
  const {
    table: { width, start, counts, mean: known },
    places: [one, other],
  } = rng.until(
    () => ({ table: drawTable(rng, classes), places: rng.sample(range(0, classes - 1), 2) }),
    ({ table, places: [first, second] }) =>
      first < second && table.counts[first] !== table.counts[second] && (table.counts[first] ?? 0) > 2,
  )
  const [first, second] = [counts[one] ?? 1, counts[other] ?? 1]
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = Math.round(known * total)
  const [low, high] = [middleOf(start, width, one), middleOf(start, width, other)]
  const shown = counts
    .map((count, index) => (index === one ? 'p' : index === other ? 'q' : String(count)))
    .join(', ')
  const both = first + second
  const rest = low * first + high * second
  return {
    given: {
      find: 'two-missing' as const,
      start,
      width,
      counts: counts.map((count, index) => (index === one || index === other ? null : count)),
      total,
      mean: known,
    },
    prompt: rng.pick([
      say`The classes ${writeClasses(start, width, classes)} have the frequencies ${shown}. The mean is ${known} and the sum of the frequencies is ${total}. ${ask(rng, 'the value of p')}`,
      say`The mean of ${total} values, grouped into the classes ${writeClasses(start, width, classes)} with the frequencies ${shown}, is ${known}. Find p.`,
      say`In a frequency distribution of ${total} values the classes are ${writeClasses(start, width, classes)} and the frequencies ${shown}. If its mean is ${known}, then p is equal to`,
    ]),
    answer: first,
    // No frequency is negative, and the two together are known.
    within: [1, both - 1] as const,
    mistakes: [
      { value: second, because: say`that is q` },
      { value: first + 1, because: say`the mean would be another one` },
      { value: first - 1, because: say`the mean would be another one` },
      { value: Math.round(both / 2), because: say`the two missing frequencies were taken as equal` },
      { value: first + 2, because: say`the mean would be another one` },
      { value: first - 2, because: say`the mean would be another one` },
      { value: second + 1, because: say`that is nearly q, and the mean would be another one` },
    ],
    steps: [
      say`The frequencies add up to ${total}, so p + q = ${both}`,
      say`Mean × number of values = ${known} × ${total} = ${sum}; the other classes give ${sum - rest} of it, so ${low}p + ${high}q = ${rest}`,
      say`Put in q = ${both} − p: ${low}p + ${high * both} − ${high}p = ${rest}`,
      say`So ${high - low}p = ${high * both - rest} and p = ${first}`,
    ],
  }
}

/** One section by its classes, the other by its mean: the mean of both together. */
function twoSections(rng: Random, classes: number) {
  const { table, size, other, count, answer } = rng.until(
    () => {
      const drawn = drawTable(rng, classes - 1)
      const [size, other] = [rng.int(10, 40), Math.round(drawn.mean) + rng.pick([1, -1]) * rng.int(2, 12)]
      const count = drawn.counts.reduce((sum, one) => sum + one, 0)
      return {
        table: drawn,
        size,
        other,
        count,
        answer: (drawn.mean * count + other * size) / (count + size),
      }
    },
    ({ table: { start, width }, size, other, count, answer }) =>
      size !== count &&
      // The second group is on the same scale.
      other >= start + width / 2 &&
      other <= start + (classes - 1.5) * width &&
      Number.isInteger(Math.round(answer * 1e9) / 1e8),
  )
  const { width, start, counts, mean: own } = table
  const sum = Math.round(own * count)
  const key = Math.round(10 * answer) / 10
  const rounded = (value: number) => Math.round(10 * value) / 10
  return {
    given: { find: 'two-sections' as const, start, width, counts, size, mean: other },
    prompt: rng.pick([
      say`The marks of section A of a class are grouped into ${writeClasses(start, width, classes - 1)} with the frequencies ${counts.join(', ')}. Section B has ${size} students with mean marks of ${other}. ${ask(rng, 'the mean of the marks of both sections together')}`,
      say`For one group the classes ${writeClasses(start, width, classes - 1)} have the frequencies ${counts.join(', ')}; a second group of ${size} values has the mean ${other}. ${ask(rng, 'the combined mean')}`,
      say`Grouped data with the classes ${writeClasses(start, width, classes - 1)} and the frequencies ${counts.join(', ')} are joined with ${size} more values whose mean is ${other}. The mean of all the values is`,
    ]),
    answer: key,
    // Not far outside the two means.
    within: [Math.min(own, other) - width / 4, Math.max(own, other) + width / 4] as const,
    mistakes: [
      {
        value: rounded((own + other) / 2),
        because: say`the two means were averaged without the numbers of values`,
      },
      { value: rounded(own), because: say`that is the mean of the grouped data alone` },
      {
        value: rounded((own * size + other * count) / (count + size)),
        because: say`each mean was taken with the number of values of the other`,
      },
      { value: other, because: say`that is the given mean` },
      { value: rounded(key + width / 4), because: say`the middles of the classes were taken too large` },
      { value: rounded(key - width / 4), because: say`the middles of the classes were taken too small` },
    ],
    steps: [
      say`The middles of the classes are ${writeMiddles(start, width, classes - 1)}.`,
      say`Each times its frequency: ${writeProducts(start, width, counts)} = ${sum}, for ${count} values`,
      say`The others add up to ${size} × ${other} = ${size * other}`,
      say`(${sum} + ${size * other}) ÷ (${count} + ${size}) = ${key}`,
    ],
  }
}
