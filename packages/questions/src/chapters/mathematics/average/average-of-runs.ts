import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { number } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The average of seven consecutive odd numbers is 41. What is the largest of them?" */
export const averageOfRuns = defineGenerator({
  id: 'arithmetic/average-of-runs',
  version: 3,
  levels: {
    easy: { forms: [firstMultiples, endOfRun] },
    medium: { forms: [firstOfKind, extended] },
    hard: { forms: [...often(5, shiftedRuns), squaresOfRun] },
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
    }
  },
})

const RUNS = [
  ['consecutive numbers', 1],
  ['consecutive odd numbers', 2],
  ['consecutive even numbers', 2],
] as const

function firstMultiples(rng: Random) {
  const [of, n] = [rng.int(2, 25), rng.int(5, 60)]
  const value = exact(of * (n + 1), 2)
  const answer = number(value)
  return {
    given: { find: 'mean' as const, first: of, step: of, count: n, power: 1 },
    prompt: rng.pick([
      say`${ask(rng, say`the average of the first ${n} multiples of ${of}`)}`,
      say`${ask(rng, say`the average of the first ${n} positive multiples of ${of}`)}`,
      say`The average of the first ${n} multiples of ${of} is`,
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
        value: exact(mean).add(wanted === 'largest' ? count : -count),
        because: say`${count} was ${wanted === 'largest' ? 'added to' : 'subtracted from'} the average`,
      },
      { value: mean, because: say`that is the average` },
      {
        value: exact(mean).add((wanted === 'largest' ? 1 : -1) * (count - 1) * step),
        because: say`the whole width was used instead of half of it`,
      },
    ],
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
    ],
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
    ],
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
