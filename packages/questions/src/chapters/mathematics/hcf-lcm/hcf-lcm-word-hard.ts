import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { divisors, range } from '../../../kit/values/number-theory.ts'
import { formatList } from '../../../kit/wording/list.ts'
import { people } from '../../../kit/wording/people.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** The greatest divisor that leaves given remainders. */
export function greatestDivisor(rng: Random) {
  const answer = rng.int(12, 60)
  const parts = rng.until(
    () => rng.sample(range(3, 16), 3),
    (drawn) => drawn.reduce(gcd) === 1,
  )
  const isSame = rng.chance(0.3)
  const same = rng.int(1, 9)
  const rests = parts.map(() => (isSame ? same : rng.int(1, Math.min(9, answer - 1))))
  const numbers = parts.map((part, index) => part * answer + (rests[index] ?? 0))
  const reduced = parts.map((part) => part * answer)
  const [a = 0, b = 0] = reduced
  const person = rng.pick(people)
  const left: Message = isSame ? say`${same} in each case` : say`${formatList(rests)} respectively`
  return {
    given: { find: 'divisor' as const, numbers, rests },
    prompt: posed(rng, [
      say`What is the greatest number that divides ${formatList(numbers)} and leaves the remainders ${left}?`,
      say`Find the largest number by which ${formatList(numbers)} can be divided so that the remainders are ${left}.`,
      say`${person.name} divides ${formatList(numbers)} by the same number and is left with ${left}. What is the greatest number that ${person.he} can have used?`,
    ]),
    answer,
    mistakes: [
      { value: gcd(a, b), because: say`only the first two numbers were used` },
      ...divisors(answer)
        .slice(-4, -1)
        .filter((divisor) => divisor > Math.max(...rests))
        .map((value) => ({ value, because: say`it leaves these remainders too, but ${answer} is greater` })),
      {
        value: numbers.reduce(gcd),
        because: say`that is the HCF of the numbers themselves, without taking off the remainders`,
      },
      { value: answer + Math.max(...rests), because: say`a remainder was added at the end` },
      { value: answer - Math.min(...rests), because: say`a remainder was taken off at the end` },
      { value: 2 * answer, because: say`it does not divide all the reduced numbers` },
      { value: 3 * answer, because: say`it does not divide all the reduced numbers` },
    ],
    steps: [
      say`Take the remainders off; the rest must be divisible: ${formatList(reduced)}`,
      say`The greatest number that divides all of them is their HCF.`,
      say`${a} = ${answer} × ${parts[0] ?? 0}, ${b} = ${answer} × ${parts[1] ?? 0}, ${reduced[2] ?? 0} = ${answer} × ${parts[2] ?? 0}`,
      say`${formatList(parts)} have no factor common to all, so the number is ${answer}`,
    ],
  }
}

const COPRIME_PAIRS = range(2, 13).flatMap((m) =>
  range(m + 1, 13).flatMap((n) => (gcd(m, n) === 1 ? [[m, n] as const] : [])),
)

/** Sum and LCM are known. */
export function sumAndMultiple(rng: Random) {
  const [factor, [m, n]] = [rng.int(4, 32), rng.pick(COPRIME_PAIRS)]
  const [sum, multiple] = [factor * (m + n), factor * m * n]
  const answer = factor * (n - m)
  return {
    given: { find: 'difference' as const, sum, multiple },
    prompt: posed(rng, [
      say`The sum of two numbers is ${sum} and their LCM is ${multiple}. What is the difference of the numbers?`,
      say`Two numbers add up to ${sum}, and their lowest common multiple is ${multiple}. By how much does the larger exceed the smaller?`,
      say`If two numbers have the sum ${sum} and the LCM ${multiple}, their difference is`,
    ]),
    answer,
    mistakes: [
      { value: factor, because: say`that is the HCF of the numbers` },
      { value: factor * m, because: say`that is the smaller number` },
      { value: factor * n, because: say`that is the larger number` },
      { value: multiple - sum, because: say`the sum was subtracted from the LCM` },
      { value: n - m, because: say`the common factor was left out` },
      { value: 2 * answer, because: say`the difference was doubled` },
      { value: factor * (n - m + 1), because: say`one HCF too many was counted` },
    ],
    steps: [
      say`The HCF of sum and LCM is the HCF of the numbers: HCF of ${sum} and ${multiple} is ${factor}.`,
      say`So the numbers are ${factor}a and ${factor}b with a + b = ${m + n} and ab = ${m * n}.`,
      say`a and b are ${m} and ${n}, so the numbers are ${factor * m} and ${factor * n}.`,
      say`Difference = ${factor * n} − ${factor * m} = ${answer}`,
    ],
  }
}
