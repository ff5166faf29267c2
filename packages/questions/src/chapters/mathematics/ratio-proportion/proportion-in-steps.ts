import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { count } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** Hard forms of proportionals: two proportionals of the same numbers. */

/** "The mean proportional of two numbers is 28 and their third proportional is 224. What is the smaller number?" */
export function meanAndThird(rng: Random) {
  // The numbers are a and ar², so their mean proportional is ar and the third ar⁴, with r = p/q.
  const { p, q, unit } = rng.until(
    () => ({ p: rng.int(2, 6), q: rng.int(1, 3), unit: rng.int(1, 60) }),
    (drawn) => drawn.p > drawn.q && gcd(drawn.p, drawn.q) === 1 && drawn.unit * drawn.p ** 4 <= 2600,
  )
  const small = unit * q ** 4
  const [mean, large, third] = [unit * q ** 3 * p, unit * q ** 2 * p ** 2, unit * p ** 4]
  const asks = rng.pick(['smaller', 'larger', 'sum', 'difference'] as const)
  const key = { smaller: small, larger: large, sum: small + large, difference: large - small }[asks]
  const what =
    asks === 'smaller' || asks === 'larger' ? say`the ${asks} number` : say`the ${asks} of the two numbers`
  return {
    concept: ['mean-proportional', 'third-proportional'],
    given: { find: 'mean-and-third' as const, mean, third, asks },
    prompt: rng.pick([
      say`The mean proportional between two numbers is ${mean}, and the third proportional to the smaller and the larger of them is ${third}. ${ask(rng, what)}`,
      say`If the mean proportional of two numbers is ${mean} and the third proportional to them, the smaller taken first, is ${third}, then ${askThen(rng, what)}`,
      say`Two numbers have the mean proportional ${mean}. The third proportional to the smaller and the larger number is ${third}. ${ask(rng, what)}`,
    ]),
    answer: count(key),
    mistakes: [
      { value: small, because: say`that is the smaller number` },
      { value: large, because: say`that is the larger number` },
      { value: mean, because: say`that is the mean proportional` },
      { value: small + large, because: say`that is the sum` },
      { value: large - small, because: say`that is the difference` },
      { value: third - mean, because: say`the two given numbers were subtracted` },
      { value: (third - mean) / 2, because: say`half of the difference of the given numbers was taken` },
      { value: third / mean, because: say`the two given numbers were divided` },
      { value: 2 * mean - large, because: say`the mean proportional was taken for the average` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    steps: [
      say`Let the numbers be x and y, x being the smaller. Then xy = ${mean}² = ${mean * mean}`,
      say`The third proportional gives y² = ${third} × x`,
      say`Put x = ${mean * mean} ÷ y: y³ = ${third} × ${mean * mean}, so y = ${large}`,
      say`Then x = ${mean * mean} ÷ ${large} = ${small}`,
      say`So the answer is ${count(key)}`,
    ],
  }
}

/** "The fourth proportional to 4, 6 and 10 equals the mean proportional between 9 and x. What is x?" */
export function twoProportionals(rng: Random) {
  const { list, first, key, d } = rng.until(
    () => {
      const [a, b, c, d] = [rng.int(2, 20), rng.int(2, 24), rng.int(2, 30), rng.int(2, 48)]
      const list = rng.chance(0.4) ? [a, b] : [a, b, c]
      const first = (b * (list[2] ?? b)) / a
      return { list, d, first, key: (first * first) / d }
    },
    (drawn) =>
      Number.isInteger(drawn.first) &&
      Number.isInteger(drawn.key) &&
      new Set(drawn.list).size === drawn.list.length &&
      drawn.key > 1 &&
      drawn.key <= 600 &&
      drawn.key !== drawn.d,
  )
  const name = list.length === 2 ? 'third' : 'fourth'
  const [a = 1, b = 1, c = b] = list
  return {
    concept: [list.length === 2 ? 'third-proportional' : 'fourth-proportional', 'mean-proportional'],
    given: { find: 'two-proportionals' as const, numbers: list, d },
    prompt: rng.pick([
      say`If the ${name} proportional to ${formatList(list)} is equal to the mean proportional between ${d} and x, then ${askThen(rng, 'the value of x')}`,
      say`The mean proportional between ${d} and x is equal to the ${name} proportional to ${formatList(list)}. ${ask(rng, 'the value of x')}`,
      say`The ${name} proportional to ${formatList(list)} is also the mean proportional between x and ${d}. ${ask(rng, 'the value of x')}`,
    ]),
    answer: count(key),
    mistakes: [
      { value: first, because: say`that is the ${name} proportional itself` },
      { value: 2 * first - d, because: say`the mean proportional was taken for the average` },
      { value: (first * first) / a, because: say`the square was divided by ${a} instead of ${d}` },
      { value: first * d, because: say`the two numbers were multiplied` },
      { value: first * first, because: say`the division by ${d} was left out` },
      { value: (a * c) / b, because: say`the proportional was taken the wrong way round` },
      { value: ((a * c) / b) ** 2 / d, because: say`the ${name} proportional was taken the wrong way round` },
      { value: key + d, because: say`${d} was added once more` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    steps: [
      list.length === 2
        ? say`Third proportional: ${b} × ${b} ÷ ${a} = ${first}`
        : say`Fourth proportional: ${b} × ${c} ÷ ${a} = ${first}`,
      say`The square of the mean proportional between ${d} and x is ${d} × x.`,
      say`So ${d} × x = ${first}² = ${first * first}`,
      say`x = ${first * first} ÷ ${d} = ${count(key)}`,
    ],
  }
}
