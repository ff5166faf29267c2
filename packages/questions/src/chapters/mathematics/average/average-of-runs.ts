import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { mixed, number } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { superscript } from '../../../kit/wording/format-number.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "The average of seven consecutive odd numbers is 41. What is the largest of them?" */
export const averageOfRuns = defineGenerator({
  id: 'arithmetic/average-of-runs',
  version: 7,
  levels: {
    easy: { forms: [...often(2, firstMultiples), ...often(3, endOfRun), ...often(2, between)] },
    medium: {
      forms: [firstOfKind, extended, betweenMultiples, endsTogether, shiftedRuns, partOfRun, fromTheSum],
    },
    hard: { forms: [...often(2, squaresOfRun), ...often(13, twoSets), ...often(7, oneErased)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
    switch (given.find) {
      case 'mean':
        return mean(
          range(0, given.count - 1).map((place) => (given.first + place * given.step) ** given.power),
        )
      case 'end': {
        const run = (first: number) => range(0, given.count - 1).map((place) => first + place * given.step)
        const first = range(-200, 2000).find((one) => mean(run(one)) === given.mean) ?? Number.NaN
        return given.wanted === 'largest' ? first + (given.count - 1) * given.step : first
      }
      case 'extended': {
        const run = (first: number, count: number) =>
          range(0, count - 1).map((place) => first + place * given.step)
        const first =
          range(-200, 2000).find((one) => mean(run(one, given.count)) === given.mean) ?? Number.NaN
        return mean(run(first, given.count + given.more))
      }
      case 'between':
        return mean(
          range(given.low, given.high).filter(
            (one) =>
              one % given.of === given.rest && (given.ends || (one !== given.low && one !== given.high)),
          ),
        )
      case 'ends-together':
      case 'part': {
        const run = (first: number) => range(0, given.count - 1).map((place) => first + place * given.step)
        const first = range(-200, 2000).find((one) => mean(run(one)) === given.mean) ?? Number.NaN
        const all = run(first)
        if (given.find === 'part')
          return mean(given.from === 'first' ? all.slice(0, given.some) : all.slice(-given.some))
        const [smallest, largest] = [Math.min(...all), Math.max(...all)]
        return given.asks === 'sum' ? smallest + largest : smallest * largest
      }
      case 'two-sets': {
        const odd = range(0, 1000)
          .map((place) => range(0, given.odds - 1).map((next) => 2 * place + 1 + 2 * next))
          .find((all) => all.reduce((sum, one) => sum + one, 0) === given.sum)
        const even = range(1, 1000)
          .map((place) => range(0, given.evens - 1).map((next) => 2 * place + 2 * next))
          .find((all) => mean(all) === given.mean)
        return (
          (odd?.at(given.ofOdds === 'smallest' ? 0 : -2) ?? Number.NaN) +
          (even?.at(given.ofEvens === 'smallest' ? 0 : -1) ?? Number.NaN)
        )
      }
      case 'erased': {
        // Every run from 1 and every number of it, until the others have the average.
        for (const last of range(3, 200)) {
          const sum = (last * (last + 1)) / 2
          const erased = sum - given.mean * (last - 1)
          if (Math.abs(erased - Math.round(erased)) < 1e-6 && erased >= 1 - 1e-6 && erased <= last + 1e-6)
            return given.asks === 'erased' ? Math.round(erased) : last
        }
        throw new RangeError('no number fits')
      }
      case 'from-sum': {
        const run = (first: number) => range(0, given.count - 1).map((place) => first + place * given.step)
        const all = run(
          range(-200, 2000).find((one) => run(one).reduce((sum, next) => sum + next, 0) === given.sum) ??
            Number.NaN,
        )
        return given.wanted === 'smallest' ? Math.min(...all) : Math.max(...all)
      }
    }
  },
})

const RUNS = [
  ['consecutive numbers', 1],
  ['consecutive odd numbers', 2],
  ['consecutive even numbers', 2],
] as const

function firstMultiples(rng: Random) {
  const [of, n] = [rng.int(2, 30), rng.int(5, 75)]
  const value = exact(of * (n + 1), 2)
  const answer = number(value)
  return {
    given: { find: 'mean' as const, first: of, step: of, count: n, power: 1 },
    prompt: rng.pick([
      say`${ask(rng, say`the average of the first ${n} multiples of ${of}`)}`,
      say`${ask(rng, say`the average of the first ${n} positive multiples of ${of}`)}`,
      say`The average of the first ${n} multiples of ${of} is`,
      say`The first ${n} multiples of ${of} are written down. ${ask(rng, 'their average')}`,
      say`${ask(rng, say`the average of the multiples of ${of} from ${of} to ${of * n}`)}`,
    ]),
    answer,
    mistakes: [
      { value: exact(of * n, 2), because: say`the first multiple was left out` },
      { value: of * (n + 1), because: say`the sum of the ends was not halved` },
      { value: exact(of * (n + 2), 2), because: say`one multiple too many was counted` },
      { value: exact(n + 1, 2), because: say`that is the average of the first ${n} natural numbers` },
      { value: of * n, because: say`that is the last multiple` },
      { value: exact(of * n * (n + 1), 2), because: say`that is the sum, not the average` },
    ],
    steps: [
      say`They run evenly from ${of} to ${of * n}.`,
      say`The average is halfway: (${of} + ${of * n}) ÷ 2 = ${answer}`,
    ],
  }
}

/** "What is the average of all the odd numbers between 20 and 60?" */
function between(rng: Random) {
  const [name, of, rest] = rng.pick([
    ['odd numbers', 2, 1],
    ['even numbers', 2, 0],
    ['natural numbers', 1, 0],
  ] as const)
  return betweenQuestion(rng, name, of, rest, rng.int(1, 60), rng.int(15, 90))
}

/** "What is the average of all the multiples of 7 between 30 and 120?" */
function betweenMultiples(rng: Random) {
  const of = rng.int(3, 19)
  return betweenQuestion(rng, `multiples of ${of}`, of, 0, rng.int(5, 60), rng.int(4 * of, 9 * of + 40))
}

function betweenQuestion(rng: Random, name: string, of: number, rest: number, low: number, width: number) {
  const high = low + width
  const ends = rng.chance(0.3)
  const fitting = range(low, high).filter(
    (one) => one % of === rest && (ends || (one !== low && one !== high)),
  )
  const [first, last] = [fitting[0] ?? 0, fitting.at(-1) ?? 0]
  const value = exact(first + last, 2)
  const answer = number(value)
  const where = ends ? say`from ${low} to ${high}, both included` : say`between ${low} and ${high}`
  return {
    given: { find: 'between' as const, low, high, of, rest, ends },
    prompt: rng.pick([
      say`${ask(rng, say`the average of all the ${name} ${where}`)}`,
      say`The ${name} ${where} are written down. ${ask(rng, 'their average')}`,
      say`The mean of all the ${name} ${where} is:`,
      ends
        ? say`${ask(rng, say`the mean of the ${name} that are not less than ${low} and not more than ${high}`)}`
        : say`${ask(rng, say`the mean of the ${name} greater than ${low} but less than ${high}`)}`,
    ]),
    answer,
    mistakes: [
      { value: value.add(exact(of, 2)), because: say`one number beyond the last was counted` },
      { value: value.sub(exact(of, 2)), because: say`one number before the first was counted` },
      { value: value.add(of), because: say`the first numbers were left out` },
      { value: value.sub(of), because: say`the last numbers were left out` },
      { value: first + last, because: say`the sum of the ends was not halved` },
      { value: exact(low + high, 2), because: say`the limits were averaged, not the numbers` },
      { value: exact(last - first, 2), because: say`the ends were subtracted instead of added` },
      { value: fitting.length, because: say`that is how many numbers there are` },
    ],
    within: [first, last] as const,
    steps: [
      say`The first of them is ${first} and the last is ${last}.`,
      ...(of > 2
        ? [say`They grow by equal steps of ${of}, so the average is halfway between the ends.`]
        : []),
      say`(${first} + ${last}) ÷ 2 = ${answer}`,
    ],
  }
}

/** "The average of 7 consecutive odd numbers is 41. What is the product of the smallest and the largest?" */
function endsTogether(rng: Random) {
  const { name, step, count, first, last, mean } = drawRun(rng)
  const asks = rng.pick(['sum', 'product', 'product'] as const)
  const value = asks === 'sum' ? first + last : first * last
  const what = say`the ${asks} of the smallest and the largest of them`
  return {
    given: { find: 'ends-together' as const, step, count, mean, asks },
    prompt: rng.pick([
      say`The average of ${count} ${name} is ${mean}. ${ask(rng, what)}`,
      say`If ${mean} is the average of ${count} ${name}, then the ${asks} of the greatest and the least of these numbers is`,
      say`${count} ${name} have an average of ${mean}. The smallest and the largest are ${asks === 'sum' ? 'added' : 'multiplied'}. What is the result?`,
    ]),
    answer: value,
    mistakes: [
      {
        value: asks === 'sum' ? first + last - 2 * step : mean * mean,
        because: asks === 'sum' ? say`both ends were taken one step too low` : say`the average was squared`,
      },
      {
        value: asks === 'sum' ? first + last + step : (first - step) * (last + step),
        because: say`one step too many was counted to an end`,
      },
      {
        value: asks === 'sum' ? first + last - step : (first + step) * (last - step),
        because: say`one step too few was counted to the ends`,
      },
      {
        value: asks === 'sum' ? first + last + 2 * step : first * (last + step),
        because:
          asks === 'sum'
            ? say`both ends were taken one step too high`
            : say`one number beyond the largest was taken`,
      },
      { value: asks === 'sum' ? 2 * last : last * last, because: say`the largest was taken twice` },
      { value: asks === 'sum' ? 2 * first : first * first, because: say`the smallest was taken twice` },
    ],
    steps: [
      say`From the average to either end there are ${count - 1} × ${step} ÷ 2 = ${((count - 1) * step) / 2}`,
      say`The smallest is ${first} and the largest is ${last}.`,
      say`${first} ${asks === 'sum' ? '+' : '×'} ${last} = ${value}`,
    ],
  }
}

/** "The average of 9 consecutive odd numbers is 45. What is the average of the last four?" */
function partOfRun(rng: Random) {
  const drawn = rng.until(
    () => ({ ...drawRun(rng), some: rng.int(2, 9) }),
    ({ count, some }) => some < count - 1,
  )
  const { name, step, count, mean, some, first, last } = drawn
  const from = rng.pick(['first', 'last'] as const)
  const sign = from === 'first' ? -1 : 1
  const value = exact(mean).add(exact(sign * (count - some) * step, 2))
  const answer = number(value)
  const what = say`the average of the ${from} ${some} of them`
  return {
    given: { find: 'part' as const, step, count, mean, some, from },
    prompt: rng.pick([
      say`${count} ${name}, written in increasing order, have the average ${mean}. ${ask(rng, what)}`,
      say`The average of ${count} ${name} in ascending order is ${mean}. If only the ${from} ${some} are taken, their average is`,
      say`If ${count} ${name} average ${mean}, then what do the ${from === 'first' ? 'smallest' : 'largest'} ${some} of them average?`,
      say`The mean of ${count} ${name} is ${mean}. ${ask(rng, say`the mean of the ${some} ${from === 'first' ? 'smallest' : 'largest'} of these numbers`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: exact(mean).sub(exact(sign * (count - some) * step, 2)),
        because: say`that is the average of the ${from === 'first' ? 'last' : 'first'} ${some}`,
      },
      { value: value.add(exact(step, 2)), because: say`one number was counted wrongly` },
      { value: value.sub(exact(step, 2)), because: say`one number was counted wrongly` },
      {
        value: exact(mean).add(sign * (count - some) * step),
        because: say`the whole width was used instead of half of it`,
      },
      {
        value: exact(mean).add(exact(sign * (count - some), 2)),
        because: say`the step of the numbers was taken as 1`,
      },
      { value: from === 'first' ? first : last, because: say`that is the ${from} number alone` },
      { value: mean, because: say`the average of a part was taken to be that of all` },
    ],
    steps: [
      say`From the average to either end there are ${count - 1} × ${step} ÷ 2 = ${((count - 1) * step) / 2}`,
      say`The numbers run from ${first} to ${last}.`,
      from === 'first'
        ? say`The first ${some} run from ${first} to ${first + (some - 1) * step}.`
        : say`The last ${some} run from ${last - (some - 1) * step} to ${last}.`,
      say`Halfway between these ends: ${answer}`,
    ],
  }
}

/** "The sum of 8 consecutive odd numbers is 656. What is the smallest of them?" */
function fromTheSum(rng: Random) {
  const { name, step, count, first, last, mean } = drawRun(rng)
  const wanted = rng.pick(['smallest', 'largest'] as const)
  const value = wanted === 'smallest' ? first : last
  const sum = mean * count
  return {
    given: { find: 'from-sum' as const, step, count, sum, wanted },
    prompt: rng.pick([
      say`The sum of ${count} ${name} is ${sum}. ${ask(rng, say`the ${wanted} of them`)}`,
      say`${count} ${name} add up to ${sum}. ${ask(rng, say`the ${wanted} of these numbers`)}`,
      say`If ${sum} is written as the sum of ${count} ${name}, then the ${wanted} of them is`,
      say`The total of ${count} ${name} comes to ${sum}. Which is the ${wanted} of the numbers?`,
    ]),
    answer: value,
    mistakes: [
      {
        value: wanted === 'smallest' ? last : first,
        because: say`that is the ${wanted === 'smallest' ? 'largest' : 'smallest'}`,
      },
      { value: value + step, because: say`the steps to the end were counted wrongly by one` },
      { value: value - step, because: say`the steps to the end were counted wrongly by one` },
      { value: mean, because: say`that is the average` },
      {
        value: mean + (wanted === 'smallest' ? -1 : 1) * (count - 1) * step,
        because: say`the whole width was used instead of half of it`,
      },
      {
        value: mean + (wanted === 'smallest' ? -count : count),
        because: say`${count} was used instead of half of the width`,
      },
    ].filter((mistake) => isOfRun(mistake.value, value, step)),
    others: nearRun(value, step),
    steps: [
      say`The average is ${sum} ÷ ${count} = ${mean}`,
      say`The numbers lie evenly on both sides of it.`,
      say`From the average to either end there are ${count - 1} × ${step} ÷ 2 = ${((count - 1) * step) / 2}`,
      say`${mean} ${wanted === 'smallest' ? '−' : '+'} ${((count - 1) * step) / 2} = ${value}`,
    ],
  }
}

/** "The sum of 8 consecutive odd numbers is 656. The average of 4 consecutive even numbers is 87. What is the sum of ...?" */
function twoSets(rng: Random) {
  const [odds, evens] = [rng.int(4, 9), rng.int(4, 9)]
  const [first, other] = [2 * rng.int(5, 60) + 1, 2 * rng.int(5, 60)]
  const sum = odds * (first + odds - 1)
  const mean = other + evens - 1
  const [ofOdds, ofEvens] = [
    rng.pick(['smallest', 'second largest'] as const),
    rng.pick(['smallest', 'largest'] as const),
  ]
  const one = ofOdds === 'smallest' ? first : first + 2 * (odds - 2)
  const two = ofEvens === 'smallest' ? other : other + 2 * (evens - 1)
  const value = one + two
  const what = say`the sum of the ${ofOdds} odd number and the ${ofEvens} even number`
  return {
    given: { find: 'two-sets' as const, odds, sum, evens, mean, ofOdds, ofEvens },
    prompt: rng.pick([
      say`The sum of ${odds} consecutive odd numbers is ${sum}, and the average of ${evens} consecutive even numbers is ${mean}. ${ask(rng, what)}`,
      say`${odds} consecutive odd numbers add up to ${sum}. The average of ${evens} consecutive even numbers is ${mean}. ${ask(rng, what)}`,
      say`If the sum of ${odds} consecutive odd numbers is ${sum} and ${evens} consecutive even numbers have an average of ${mean}, ${askThen(rng, what)}`,
    ]),
    answer: value,
    mistakes: [
      { value: value + 2, because: say`one of the two numbers was taken one step too far` },
      { value: value - 2, because: say`one of the two numbers was taken one step too near` },
      { value: value + 4, because: say`both numbers were taken one step too far` },
      { value: value - 4, because: say`both numbers were taken one step too near` },
      {
        value: sum / odds + mean + ((sum / odds + mean + value) % 2),
        because: say`the two averages were added`,
      },
      {
        value: (ofOdds === 'smallest' ? first + 2 * (odds - 2) : first) + two,
        because: say`the other end of the odd numbers was taken`,
      },
      {
        value: one + (ofEvens === 'smallest' ? other + 2 * (evens - 1) : other),
        because: say`the other end of the even numbers was taken`,
      },
    ].filter((mistake) => isOfRun(mistake.value, value, 2)),
    others: nearRun(value, 2),
    steps: [
      say`The average of the odd numbers is ${sum} ÷ ${odds} = ${sum / odds}; they run from ${first} to ${first + 2 * (odds - 1)}.`,
      say`The ${ofOdds} of them is ${one}.`,
      say`The even numbers lie evenly about ${mean}; they run from ${other} to ${other + 2 * (evens - 1)}.`,
      say`${one} + ${two} = ${value}`,
    ],
  }
}

/** "The numbers from 1 to some n are written down and one is erased. The others have the average 35 7/17. Which one?" */
function oneErased(rng: Random) {
  const { last, erased, rest } = rng.until(
    () => {
      const last = rng.int(9, 75)
      const erased = rng.int(2, last - 1)
      return { last, erased, rest: exact((last * (last + 1)) / 2 - erased, last - 1) }
    },
    (drawn) =>
      drawn.rest.d > 1n &&
      drawn.rest.d <= 50n &&
      // No other run from 1 leaves the same average.
      range(3, 180).filter((other) => {
        const gone = exact((other * (other + 1)) / 2).sub(drawn.rest.mul(other - 1))
        return gone.d === 1n && gone.gte(1) && gone.lte(other)
      }).length === 1,
  )
  const shown = mixed(rest)
  const total = (last * (last + 1)) / 2
  const asks = rng.pick(['erased', 'erased', 'written'] as const)
  const answer = asks === 'erased' ? erased : last
  const findOne = (how: string): Message =>
    asks === 'erased'
      ? rng.pick([say`Which number was ${how}?`, ask(rng, `the number that was ${how}`)])
      : ask(rng, 'the value of n')
  return {
    given: { find: 'erased' as const, mean: rest.valueOf(), asks },
    prompt: rng.pick([
      say`Consecutive natural numbers from 1 onwards are written on a board, and one of them is erased. The average of the remaining numbers is ${shown}. ${asks === 'erased' ? findOne('erased') : 'How many numbers were written on the board?'}`,
      say`One of the natural numbers from 1 to n is struck off, and the average of those that remain is ${shown}. ${findOne('struck off')}`,
      say`A student adds the natural numbers from 1 to n, leaves out one of them by mistake, and finds the average of the other numbers to be ${shown}. ${findOne('left out')}`,
      say`One of the first n natural numbers is removed, and the others have an average of ${shown}. ${findOne('removed')}`,
    ]),
    answer,
    mistakes: [
      asks === 'erased'
        ? { value: last, because: say`that is the last of the numbers` }
        : { value: erased, because: say`that is the number that was left out` },
      { value: last - 1, because: say`that is how many numbers are left` },
      ...(asks === 'erased'
        ? [{ value: last - erased, because: say`the number was taken off the last one` }]
        : [{ value: last - 2, because: say`two numbers were taken to be left out` }]),
      { value: answer + 1, because: say`a slip of 1 in the sum of the others` },
      { value: answer - 1, because: say`a slip of 1 in the sum of the others` },
      { value: answer + 2, because: say`a slip of 2 in the sum of the others` },
      { value: answer - 2, because: say`a slip of 2 in the sum of the others` },
    ],
    within: asks === 'erased' ? ([1, last] as const) : ([last / 2, 2 * last] as const),
    steps: [
      say`Without one of them, the average of 1 to n stays near (n + 1) ÷ 2, so n is near 2 × ${shown} − 1.`,
      ...(asks === 'erased'
        ? [
            say`The sum of the others is a whole number for n − 1 = ${last - 1}: n = ${last}, and their sum is ${last - 1} × ${shown} = ${total - erased}.`,
            say`The sum of all is ${last} × ${last + 1} ÷ 2 = ${total}.`,
            say`Erased: ${total} − ${total - erased} = ${erased}`,
          ]
        : [
            say`The sum of the others is a whole number for n − 1 = ${last - 1}: it is ${last - 1} × ${shown} = ${total - erased}.`,
            say`The sum of all is then ${last} × ${last + 1} ÷ 2 = ${total}, and the number left out is ${total} − ${total - erased} = ${erased}, which is one of them.`,
            say`So n = ${last}`,
          ]),
    ],
  }
}

function drawRun(rng: Random) {
  const [name, step] = rng.pick(RUNS)
  const count = rng.int(4, 15)
  const first = name.includes('odd')
    ? 2 * rng.int(2, 75) + 1
    : name.includes('even')
      ? 2 * rng.int(2, 75)
      : rng.int(4, 150)
  return {
    name,
    step,
    count,
    first,
    last: first + (count - 1) * step,
    mean: first + ((count - 1) * step) / 2,
  }
}

/** Odd among odd numbers, even among even ones, and always whole. */
const isOfRun = (value: number, one: number, step: number): boolean => (value - one) % step === 0

/** A few steps away on both sides. */
const nearRun = (value: number, step: number): number[] =>
  [2, 3, 4].flatMap((steps) => [value - steps * step, value + steps * step])

function endOfRun(rng: Random) {
  const { name, step, count, first, last, mean } = drawRun(rng)
  const wanted = rng.pick(['largest', 'smallest'] as const)
  const value = wanted === 'largest' ? last : first
  return {
    given: { find: 'end' as const, step, count, mean, wanted },
    prompt: rng.pick([
      say`The average of ${count} ${name} is ${mean}. ${ask(rng, say`the ${wanted} of them`)}`,
      say`If the average of ${count} ${name} is ${mean}, the ${wanted} of these numbers is`,
      say`${count} ${name} have an average of ${mean}. ${ask(rng, say`the ${wanted} number`)}`,
      say`The mean of ${count} ${name} is ${mean}. ${ask(rng, say`the ${wanted === 'largest' ? 'greatest' : 'least'} of these numbers`)}`,
    ]),
    answer: value,
    mistakes: [
      {
        value: wanted === 'largest' ? first : last,
        because: say`that is the ${wanted === 'largest' ? 'smallest' : 'largest'}`,
      },
      { value: value + step, because: say`the steps to the end were counted one too many` },
      { value: value - step, because: say`the steps to the end were counted wrongly by one` },
      {
        value: mean + (wanted === 'largest' ? count : -count),
        because: say`${count} was ${wanted === 'largest' ? 'added to' : 'subtracted from'} the average`,
      },
      { value: mean, because: say`that is the average` },
      {
        value: mean + (wanted === 'largest' ? 1 : -1) * (count - 1) * step,
        because: say`the whole width was used instead of half of it`,
      },
    ].filter((mistake) => isOfRun(mistake.value, value, step)),
    others: nearRun(value, step),
    steps: [
      say`From the average to either end there are ${count - 1} × ${step} ÷ 2 = ${((count - 1) * step) / 2}`,
      say`${mean} ${wanted === 'largest' ? '+' : '−'} ${((count - 1) * step) / 2} = ${value}`,
    ],
  }
}

function firstOfKind(rng: Random) {
  const [name, first, step] = rng.pick([
    ['odd numbers', 1, 2],
    ['even numbers', 2, 2],
    ['natural numbers', 1, 1],
  ] as const)
  const from = rng.int(2, 30) * 2 + (step === 1 ? rng.int(0, 1) : first === 1 ? 1 : 0)
  const n = rng.int(8, 80)
  const last = from + (n - 1) * step
  const value = exact(from + last, 2)
  const answer = number(value)
  return {
    given: { find: 'mean' as const, first: from, step, count: n, power: 1 },
    prompt: rng.pick([
      say`${ask(rng, say`the average of the ${n} consecutive ${name} that begin with ${from}`)}`,
      say`${ask(rng, say`the average of ${n} consecutive ${name}, the first of which is ${from}`)}`,
      say`The first of ${n} consecutive ${name} is ${from}. Their average is`,
    ]),
    answer,
    mistakes: [
      { value: value.add(exact(step, 2)), because: say`one number too many was counted` },
      { value: value.sub(exact(step, 2)), because: say`one number too few was counted` },
      { value: from + last, because: say`the sum of the ends was not halved` },
      { value: last, because: say`that is the last number` },
      { value: exact(from).add(exact(n, 2)), because: say`half of ${n} was added to the first number` },
      { value: from + n, because: say`${n} was added to the first number` },
    ],
    steps: [
      say`The last number is ${from} + ${n - 1} × ${step} = ${last}`,
      say`The average of a run is halfway between its ends.`,
      say`(${from} + ${last}) ÷ 2 = ${answer}`,
    ],
  }
}

function extended(rng: Random) {
  const { name, step, count, mean } = drawRun(rng)
  const more = rng.int(2, 6)
  const value = exact(mean).add(exact(more * step, 2))
  const answer = number(value)
  return {
    given: { find: 'extended' as const, step, count, mean, more },
    prompt: rng.pick([
      say`The average of ${count} ${name} is ${mean}. If the next ${more} such numbers are also included, ${askThen(rng, 'the new average')}`,
      say`${count} ${name} have the average ${mean}. What does the average become when the next ${more} of them are added to the list?`,
    ]),
    answer,
    mistakes: [
      { value: exact(mean).add(more * step), because: say`the average moves by half of the added width` },
      { value: exact(mean).add(more), because: say`${more} was added to the average` },
      { value: mean, because: say`the average does change` },
      {
        value: exact(mean).add(exact(more, 2)),
        because: say`the step of the numbers was taken as 1`,
      },
      { value: exact(mean).sub(exact(more * step, 2)), because: say`the average was moved the wrong way` },
      { value: value.add(1), because: say`one number too many was added` },
      { value: value.sub(1), because: say`one number too few was added` },
    ],
    steps: [
      say`The average of a run lies halfway between its ends.`,
      say`The upper end moves by ${more} × ${step} = ${more * step}, the lower end stays.`,
      say`The average moves by half of that: ${mean} + ${(more * step) / 2} = ${answer}`,
    ],
  }
}

/** Two runs that start one after the other. */
function shiftedRuns(rng: Random) {
  const { name, step, count, mean } = drawRun(rng)
  const away = rng.int(2, 12)
  const value = exact(mean).add(away * step)
  const answer = number(value)
  return {
    given: {
      find: 'mean' as const,
      first: mean - ((count - 1) * step) / 2 + away * step,
      step,
      count,
      power: 1,
    },
    prompt: rng.pick([
      say`The average of ${count} ${name} is ${mean}. ${ask(rng, say`the average of the ${count} ${name} that start ${away} places after the first of them`)}`,
      say`${count} ${name} have the average ${mean}. Another ${count} ${name} start ${away} places later in the same sequence. ${ask(rng, 'their average')}`,
    ]),
    answer,
    mistakes: [
      { value: exact(mean).add(away), because: say`each place counts ${step}, not 1` },
      {
        value: exact(mean).add(exact(away * step, 2)),
        because: say`both ends move, so the average moves by the whole shift`,
      },
      { value: exact(mean).add(count), because: say`${count} was added to the average` },
      { value: exact(mean).sub(away * step), because: say`the average was moved the wrong way` },
      { value: exact(mean).add(count * step), because: say`the runs were taken to follow one another` },
      { value: value.sub(step), because: say`one place too few was counted` },
    ],
    steps: [
      say`Every number of the new run is ${away} places further on.`,
      say`One place is a step of ${step}.`,
      say`So every number, and with it the average, is larger by ${away} × ${step} = ${away * step}`,
      say`${mean} + ${away * step} = ${answer}`,
    ],
  }
}

function squaresOfRun(rng: Random) {
  const power = rng.pick([2, 2, 2, 3])
  const n = rng.int(4, power === 2 ? 45 : 24)
  const kind = power === 2 ? rng.pick(['natural', 'odd', 'even'] as const) : 'natural'
  if (kind !== 'natural') return squaresOfKind(rng, kind, n)
  const value = power === 2 ? exact((n + 1) * (2 * n + 1), 6) : exact(n * (n + 1) * (n + 1), 4)
  const answer = number(value)
  const name = power === 2 ? 'squares' : 'cubes'
  return {
    given: { find: 'mean' as const, first: 1, step: 1, count: n, power },
    prompt: rng.pick([
      say`${ask(rng, say`the average of the ${name} of the first ${n} natural numbers`)}`,
      say`${ask(rng, say`the average of the ${name} of the natural numbers from 1 to ${n}`)}`,
      say`The average of the ${name} of the first ${n} natural numbers is`,
      say`The ${name} of the natural numbers from 1 to ${n} are written down. ${ask(rng, 'their average')}`,
      say`${ask(rng, say`the mean of 1${superscript(power)}, 2${superscript(power)}, 3${superscript(power)}, …, ${n}${superscript(power)}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: exact((n + 1) ** power, 2 ** power),
        because: say`the average was taken first and then raised to the power`,
      },
      { value: value.mul(n), because: say`that is the sum, not the average` },
      { value: exact(n + 1, 2), because: say`that is the average of the numbers themselves` },
      {
        value: power === 2 ? exact(n * (n + 1) * (n + 1), 4) : exact((n + 1) * (2 * n + 1), 6),
        because: say`the formula of the ${power === 2 ? 'cubes' : 'squares'} was used`,
      },
      { value: exact(n ** power, 2), because: say`the last one was halved` },
      { value: exact(1 + n ** power, 2), because: say`only the first and the last were averaged` },
      { value: value.add(n), because: say`a slip in the formula made it too large` },
      { value: value.sub(n), because: say`a slip in the formula made it too small` },
    ],
    within: [value.valueOf() / 4, 4 * value.valueOf()] as const,
    steps: [
      power === 2
        ? say`The sum of the squares is n(n + 1)(2n + 1) ÷ 6.`
        : say`The sum of the cubes is the square of n(n + 1) ÷ 2.`,
      say`The average is this sum divided by n = ${n}.`,
      power === 2 ? say`That leaves (n + 1)(2n + 1) ÷ 6.` : say`That leaves n(n + 1)² ÷ 4.`,
      say`The average is ${answer}`,
    ],
  }
}

/** The squares of the first odd or even numbers. */
function squaresOfKind(rng: Random, kind: 'odd' | 'even', n: number) {
  const value = kind === 'odd' ? exact(4 * n * n - 1, 3) : exact(2 * (n + 1) * (2 * n + 1), 3)
  const answer = number(value)
  return {
    given: { find: 'mean' as const, first: kind === 'odd' ? 1 : 2, step: 2, count: n, power: 2 },
    prompt: rng.pick([
      say`${ask(rng, say`the average of the squares of the first ${n} ${kind} natural numbers`)}`,
      say`${ask(rng, say`the mean of the squares of the first ${n} positive ${kind} numbers`)}`,
      say`${ask(rng, say`the average of the squares of the ${kind} numbers from ${kind === 'odd' ? 1 : 2} to ${kind === 'odd' ? 2 * n - 1 : 2 * n}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: kind === 'odd' ? exact(n * n) : exact((n + 1) ** 2),
        because: say`the average was taken first and then squared`,
      },
      { value: value.mul(n), because: say`that is the sum, not the average` },
      { value: exact((n + 1) * (2 * n + 1), 6), because: say`all natural numbers up to ${n} were taken` },
      {
        value: kind === 'odd' ? exact(2 * (n + 1) * (2 * n + 1), 3) : exact(4 * n * n - 1, 3),
        because: say`the formula of the ${kind === 'odd' ? 'even' : 'odd'} numbers was used`,
      },
      { value: value.div(2), because: say`the result was halved` },
      { value: value.sub(1), because: say`a slip of 1 in the division` },
      { value: value.add(n), because: say`a slip in the formula made it too large` },
    ],
    within: [value.valueOf() / 4, 4 * value.valueOf()] as const,
    steps: [
      kind === 'odd'
        ? say`The sum of the squares of the first n odd numbers is n(2n − 1)(2n + 1) ÷ 3.`
        : say`The sum of the squares of the first n even numbers is 2n(n + 1)(2n + 1) ÷ 3.`,
      say`The average is this sum divided by n = ${n}.`,
      kind === 'odd'
        ? say`That leaves (2n − 1)(2n + 1) ÷ 3 = ${2 * n - 1} × ${2 * n + 1} ÷ 3.`
        : say`That leaves 2(n + 1)(2n + 1) ÷ 3 = 2 × ${n + 1} × ${2 * n + 1} ÷ 3.`,
      say`The average is ${answer}`,
    ],
  }
}
