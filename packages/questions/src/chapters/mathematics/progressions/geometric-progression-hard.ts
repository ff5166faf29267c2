import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** A ratio below 1: the sum without end. */
export function infiniteSum(rng: Random) {
  const q = rng.int(2, 9)
  const p = rng.pick(range(1, q - 1).filter((top) => exact(top, q).d === BigInt(q)))
  const sign = rng.pick([1, 1, -1])
  const ratio = exact(sign * p, q)
  const a = q * rng.int(1, 24)
  const second = (a * sign * p) / q
  const third = exact(second).mul(ratio)
  const value = exact(a).div(exact(1).sub(ratio))
  const answer = fraction(value)
  const list = say`${a} ${sign < 0 ? '−' : '+'} ${Math.abs(second)} + ${fraction(third)} ${sign < 0 ? '−' : '+'} …`
  return {
    given: { find: 'infinite' as const, first: a, second },
    prompt: posed(rng, [
      say`What is the sum to infinity of ${list}?`,
      say`Find the sum of the geometric series ${list} without end.`,
      say`The infinite geometric series ${list} has the sum`,
      say`To which number does ${list} come as near as one likes?`,
    ]),
    answer,
    mistakes: [
      {
        value: fraction(exact(a).div(exact(1).add(ratio))),
        because: say`the ratio was added to 1 instead of subtracted`,
      },
      {
        value: fraction(exact(a).mul(exact(1).sub(ratio))),
        because: say`the first term was multiplied by 1 less the ratio`,
      },
      { value: fraction(exact(a).div(ratio.abs())), because: say`the first term was divided by the ratio` },
      {
        value: fraction(exact(a).add(second).add(third)),
        because: say`only the three terms shown were added`,
      },
      { value: fraction(exact(a).add(second)), because: say`only the first two terms were added` },
      { value: fraction(value.mul(ratio.abs())), because: say`the first term was left out` },
      { value: fraction(exact(a).mul(2)), because: say`the first term was doubled, as for the ratio 1/2` },
    ],
    steps: [
      say`Common ratio: ${second < 0 ? say`(${second})` : second} ÷ ${a} = ${fraction(ratio)}, between −1 and 1`,
      say`Sum to infinity = ${latex`\frac{a}{1 - r}`}`,
      say`1 − ${sign < 0 ? say`(${fraction(ratio)})` : fraction(ratio)} = ${fraction(exact(1).sub(ratio))}`,
      say`${a} ÷ ${fraction(exact(1).sub(ratio))} = ${answer}`,
    ],
  }
}

export function sumFromTwo(rng: Random) {
  const r = rng.pick([2, 2, 3, 3, 4, 5])
  const a = rng.int(1, 15)
  const limit = { 2: 10, 3: 7, 4: 6, 5: 5 }[r] ?? 5
  const place = rng.int(2, 3)
  const otherPlace = place + rng.pick(r === 2 ? [1, 3, 3, 5] : r === 3 ? [1, 3, 3] : [1, 3])
  const n = rng.int(4, limit)
  const at = (index: number) => a * r ** (index - 1)
  const [value, otherValue] = [at(place), at(otherPlace)]
  const answer = (a * (r ** n - 1)) / (r - 1)
  return {
    given: { find: 'sum-from-two' as const, place, value, otherPlace, otherValue, n },
    prompt: posed(
      rng,
      [
        say`Term ${place} of a GP is ${value} and term ${otherPlace} is ${otherValue}; the ratio is a whole number. What is the sum of the first ${n} terms?`,
        say`A geometric progression with a whole-number ratio has ${value} at place ${place} and ${otherValue} at place ${otherPlace}. Find the sum of its first ${n} terms.`,
        say`If the terms number ${place} and ${otherPlace} of a GP (ratio a whole number) are ${value} and ${otherValue}, its first ${n} terms add up to`,
      ],
      0.15,
    ),
    answer,
    mistakes: [
      { value: at(n), because: say`that is term ${n}, not the sum` },
      { value: (a * (r ** (n - 1) - 1)) / (r - 1), because: say`the last term was left out` },
      { value: (a * (r ** (n + 1) - 1)) / (r - 1), because: say`one term too many was added` },
      { value: a * (r ** n - 1), because: say`the division by ratio less 1 was left out` },
      { value: (value * (r ** n - 1)) / (r - 1), because: say`term ${place} was taken for the first` },
      { value: answer - a, because: say`the first term was left out` },
      { value: (r ** n - 1) / (r - 1), because: say`the first term was taken to be 1` },
      { value: value + otherValue, because: say`only the two given terms were added` },
    ],
    steps: [
      say`${otherValue} ÷ ${value} = ${otherValue / value}, reached in ${otherPlace - place} step${otherPlace - place === 1 ? '' : 's'}, so the ratio is ${r}.`,
      say`First term: ${value} ÷ ${r ** (place - 1)} = ${a}`,
      say`${latex`${r}^{${n}} - 1 = ${r ** n - 1}`}`,
      say`Sum = ${a} × ${r ** n - 1}${r === 2 ? '' : ` ÷ ${r - 1}`} = ${answer}`,
    ],
  }
}
