import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { count } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { say } from '../../../kit/wording/say.ts'

/** Two numbers without a common factor. */
export const coprime = (rng: Random, low: number, high: number): readonly [number, number] =>
  rng.until(
    () => [rng.int(low, high), rng.int(low, high)] as const,
    ([a, b]) => a !== b && gcd(a, b) === 1,
  )

/** The easy forms of proportion: one missing term. */
export function fourth(rng: Random) {
  const [[p, q], times] = [coprime(rng, 2, 13), rng.int(2, 9)]
  const c =
    p *
    rng.until(
      () => rng.int(2, 12),
      (other) => other !== times,
    )
  const [a, b] = [p * times, q * times]
  const answer = count((b * c) / a)
  return {
    given: { find: 'fourth' as const, a, b, c },
    prompt: posed(rng, [
      say`What is the fourth proportional to ${a}, ${b} and ${c}?`,
      say`If ${a} : ${b} :: ${c} : x, then x is`,
      say`The numbers ${a}, ${b}, ${c} and x are in proportion. Find x.`,
      say`Which number has the same ratio to ${c} as ${b} has to ${a}?`,
      say`Three terms of a proportion are ${a}, ${b} and ${c} in this order. What is the last term?`,
    ]),
    answer,
    mistakes: [
      { value: (a * c) / b, because: say`${a} and ${c} were multiplied, as if the ratio were turned round` },
      { value: (a * b) / c, because: say`${a} and ${b} were multiplied and divided by ${c}` },
      { value: c + b - a, because: say`the difference was kept equal instead of the ratio` },
      { value: (b * b) / a, because: say`that is the third proportional to ${a} and ${b}` },
      { value: (c * c) / b, because: say`that is the third proportional to ${b} and ${c}` },
      { value: b * c, because: say`the product was not divided by ${a}` },
      { value: c + a - b, because: say`the difference was kept and turned round` },
    ],
    steps: [say`In a proportion ${a} × x = ${b} × ${c}.`, say`x = ${b * c} ÷ ${a} = ${answer}`],
  }
}

export function third(rng: Random) {
  const [[p, q], times] = [coprime(rng, 2, 12), rng.int(1, 7)]
  const [a, b] = [p * p * times, p * q * times]
  const answer = count(q * q * times)
  return {
    given: { find: 'third' as const, a, b },
    prompt: posed(rng, [
      say`What is the third proportional to ${a} and ${b}?`,
      say`If ${a}, ${b} and x are in continued proportion, what is x?`,
      say`${a} is to ${b} as ${b} is to which number?`,
      say`The first two of three numbers in continued proportion are ${a} and ${b}. Find the third.`,
      say`Find x, if ${a} : ${b} = ${b} : x.`,
    ]),
    answer,
    mistakes: [
      {
        value: (a * a) / b,
        because: say`the ratio was turned round: that is the third proportional to ${b} and ${a}`,
      },
      { value: Math.sqrt(a * b), because: say`that is the mean proportional of ${a} and ${b}` },
      { value: 2 * b - a, because: say`the difference was kept equal instead of the ratio` },
      { value: (a + b) / 2, because: say`that is the average of the two numbers` },
      { value: Math.abs(b - a), because: say`that is the difference of the two numbers` },
      { value: a + b, because: say`the two numbers were added` },
      { value: b * q, because: say`the second number was multiplied by ${q} instead of by ${q}/${p}` },
      { value: b / p, because: say`the second number was only divided by ${p}` },
    ],
    steps: [say`${a} : ${b} = ${b} : x, so ${a} × x = ${b}².`, say`x = ${b * b} ÷ ${a} = ${answer}`],
  }
}

export function mean(rng: Random) {
  const [[p, q], times] = [coprime(rng, 2, 12), rng.int(1, 7)]
  const [a, b] = [p * p * times, q * q * times]
  const answer = count(p * q * times)
  return {
    given: { find: 'mean' as const, a, b },
    prompt: posed(rng, [
      say`What is the mean proportional between ${a} and ${b}?`,
      say`${a} is to x as x is to ${b}. Find the positive value of x.`,
      say`If ${a}, x and ${b} are positive and in continued proportion, what is x?`,
      say`Which positive number stands between ${a} and ${b} so that the three are in continued proportion?`,
      say`The mean proportional of ${a} and ${b} is`,
    ]),
    answer,
    mistakes: [
      { value: (a + b) / 2, because: say`that is the average of the two numbers` },
      { value: (b * b) / a, because: say`that is the third proportional to ${a} and ${b}` },
      { value: (a * a) / b, because: say`that is the third proportional to ${b} and ${a}` },
      { value: (a * b) / 2, because: say`the product was halved instead of taking its root` },
      { value: Math.abs(b - a), because: say`that is the difference of the two numbers` },
      { value: p * q, because: say`the common factor ${times} was lost` },
      { value: Math.sqrt(a * a + b * b), because: say`the squares were added before taking the root` },
      { value: Math.abs(a - b) / 2, because: say`that is half of the difference of the two numbers` },
      { value: (p + q) * times, because: say`${p} and ${q} were added instead of multiplied` },
    ],
    steps: [say`x² = ${a} × ${b} = ${a * b}`, say`x = √${a * b} = ${answer}`],
  }
}
