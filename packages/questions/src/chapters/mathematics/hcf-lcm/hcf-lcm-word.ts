import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { divisors, range } from '../../../kit/values/number-theory.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "The HCF and LCM of two numbers are 12 and 144. One of them is 36. What is the other?" */
export const hcfLcmWord = defineGenerator({
  id: 'number/hcf-lcm-word',
  version: 7,
  concepts: ['product-of-hcf-and-lcm', 'numbers-in-ratio-hcf-lcm', 'greatest-number-leaving-remainders'],
  levels: {
    easy: { forms: [other] },
    medium: { forms: [ratioToMultiple, ratioToNumber, productToMultiple] },
    hard: { forms: [greatestDivisor, sumAndMultiple] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'other':
        return (
          range(1, given.multiple).find(
            (x) => gcd(x, given.one) === given.factor && lcm(x, given.one) === given.multiple,
          ) ?? Number.NaN
        )
      case 'multiple-of-ratio':
        return lcm(given.ratio[0] * given.factor, given.ratio[1] * given.factor)
      case 'number-of-ratio': {
        const size =
          range(1, given.multiple).find(
            (unit) => lcm(given.ratio[0] * unit, given.ratio[1] * unit) === given.multiple,
          ) ?? Number.NaN
        return size * (given.which === 'larger' ? Math.max(...given.ratio) : Math.min(...given.ratio))
      }
      case 'multiple-of-product': {
        for (let one = given.factor; one * one <= given.product; one += given.factor) {
          if (given.product % one === 0 && gcd(one, given.product / one) === given.factor)
            return lcm(one, given.product / one)
        }
        return Number.NaN
      }
      case 'divisor':
        return (
          range(1, Math.min(...given.numbers)).findLast((divisor) =>
            given.numbers.every((number, index) => number % divisor === given.rests[index]),
          ) ?? Number.NaN
        )
      case 'difference': {
        const one =
          range(1, given.sum - 1).find((x) => lcm(x, given.sum - x) === given.multiple) ?? Number.NaN
        return Math.abs(given.sum - 2 * one)
      }
    }
  },
})

const COPRIME = range(2, 15).flatMap((m) =>
  range(2, 15).flatMap((n) => (m !== n && gcd(m, n) === 1 ? [[m, n] as const] : [])),
)
const COPRIME_PAIRS = COPRIME.filter(([m, n]) => m < n)

function other(rng: Random) {
  const [factor, [m, n]] = [rng.int(4, 75), rng.pick(COPRIME)]
  const [one, answer, multiple] = [factor * m, factor * n, factor * m * n]
  return {
    concept: 'product-of-hcf-and-lcm',
    given: { find: 'other' as const, factor, multiple, one },
    prompt: rng.pick([
      say`The HCF and the LCM of two numbers are ${factor} and ${multiple}. One of the numbers is ${one}. ${ask(rng, 'the other')}`,
      say`Two numbers have the highest common factor ${factor} and the lowest common multiple ${multiple}. If one of them is ${one}, ${askThen(rng, 'the other')}`,
      say`One of two numbers is ${one}. Their HCF is ${factor} and their LCM is ${multiple}. ${ask(rng, 'the other number')}`,
      say`${one} and another number have the LCM ${multiple} and the HCF ${factor}. ${ask(rng, 'the other number')}`,
      say`If ${factor} is the HCF and ${multiple} the LCM of two numbers, one of which is ${one}, ${askThen(rng, 'the other number')}`,
      say`The LCM of two numbers is ${multiple}, their HCF is ${factor}, and the first number is ${one}. ${ask(rng, 'the second number')}`,
    ]),
    answer,
    mistakes: [
      { value: multiple / factor, because: say`the LCM was divided by the HCF` },
      { value: multiple / one, because: say`the HCF was left out` },
      { value: one * factor, because: say`the number given was multiplied by the HCF` },
      { value: multiple - one, because: say`the number was subtracted from the LCM` },
      { value: one, because: say`that is the number given` },
      { value: 2 * answer, because: say`the result was doubled; then the HCF or the LCM would change` },
      { value: factor * (n - 1), because: say`one HCF too few was counted` },
    ],
    steps: [
      say`Product of two numbers = HCF × LCM = ${factor} × ${multiple} = ${factor * multiple}`,
      say`Other number = ${factor * multiple} ÷ ${one} = ${answer}`,
    ],
  }
}

function ratioToMultiple(rng: Random) {
  const [factor, [m, n]] = [rng.int(4, 60), rng.pick(COPRIME_PAIRS)]
  const answer = factor * m * n
  return {
    concept: 'numbers-in-ratio-hcf-lcm',
    given: { find: 'multiple-of-ratio' as const, ratio: [m, n] as const, factor },
    prompt: rng.pick([
      say`Two numbers are in the ratio ${m} : ${n} and their HCF is ${factor}. ${ask(rng, 'their LCM')}`,
      say`The highest common factor of two numbers is ${factor}, and the numbers are as ${m} to ${n}. ${ask(rng, 'their lowest common multiple')}`,
      say`If two numbers in the ratio ${m} : ${n} have the HCF ${factor}, their LCM is`,
      say`The HCF of two numbers, which are in the ratio ${m} : ${n}, is ${factor}. ${ask(rng, 'the LCM of the numbers')}`,
      say`The ratio of two numbers is ${m} : ${n}. If their HCF is ${factor}, ${askThen(rng, 'their LCM')}`,
    ]),
    answer,
    mistakes: [
      { value: m * n, because: say`that is the LCM of the parts of the ratio; the HCF was left out` },
      { value: factor * factor * m * n, because: say`that is the product of the numbers` },
      { value: factor * (m + n), because: say`that is the sum of the numbers` },
      { value: factor * n, because: say`that is the larger number` },
      { value: factor * m, because: say`that is the smaller number` },
      { value: 2 * answer, because: say`that is a common multiple, but not the lowest` },
      { value: factor * (m * n + 1), because: say`one HCF too many was counted` },
    ],
    steps: [
      say`${m} and ${n} have no common factor, so the numbers are ${m} × ${factor} = ${m * factor} and ${n} × ${factor} = ${n * factor}.`,
      say`The LCM holds the common factor once and both other parts.`,
      say`LCM = ${factor} × ${m} × ${n} = ${answer}`,
    ],
  }
}

function ratioToNumber(rng: Random) {
  const [factor, [m, n]] = [rng.int(4, 60), rng.pick(COPRIME_PAIRS)]
  const multiple = factor * m * n
  const which = rng.pick(['larger', 'smaller'])
  const [own, rest] = which === 'larger' ? [n, m] : [m, n]
  const answer = own * factor
  return {
    concept: 'numbers-in-ratio-hcf-lcm',
    given: { find: 'number-of-ratio' as const, ratio: [m, n] as const, multiple, which },
    prompt: rng.pick([
      say`Two numbers are in the ratio ${m} : ${n} and their LCM is ${multiple}. ${ask(rng, say`the ${which} number`)}`,
      say`The lowest common multiple of two numbers is ${multiple}; the numbers are as ${m} to ${n}. ${ask(rng, say`the ${which} one`)}`,
      say`If the LCM of two numbers in the ratio ${m} : ${n} is ${multiple}, the ${which} number is`,
    ]),
    answer,
    mistakes: [
      { value: rest * factor, because: say`that is the ${which === 'larger' ? 'smaller' : 'larger'} number` },
      { value: factor, because: say`that is their HCF` },
      { value: (m + n) * factor, because: say`that is their sum` },
      { value: (multiple * own) / (m + n), because: say`the LCM was split in the ratio ${m} : ${n}` },
      { value: multiple / rest / 2, because: say`the result was halved` },
      { value: (own + 1) * factor, because: say`one part too many was counted` },
      { value: (own - 1) * factor, because: say`one part too few was counted` },
    ],
    steps: [
      say`Let the numbers be ${m}k and ${n}k; ${m} and ${n} have no common factor, so their LCM is ${m * n}k.`,
      say`${m * n}k = ${multiple}, so k = ${factor}`,
      say`The ${which} number is ${own} × ${factor} = ${answer}`,
    ],
  }
}

function productToMultiple(rng: Random) {
  const [factor, [m, n]] = [rng.int(4, 60), rng.pick(COPRIME_PAIRS)]
  const [product, answer] = [factor * factor * m * n, factor * m * n]
  return {
    concept: 'product-of-hcf-and-lcm',
    given: { find: 'multiple-of-product' as const, product, factor },
    prompt: rng.pick([
      say`The product of two numbers is ${product} and their HCF is ${factor}. ${ask(rng, 'their LCM')}`,
      say`Two numbers multiplied give ${product}; their highest common factor is ${factor}. ${ask(rng, 'their lowest common multiple')}`,
      say`If the HCF of two numbers is ${factor} and their product is ${product}, their LCM is`,
      say`The HCF of two numbers is ${factor} and the product of the numbers is ${product}. ${ask(rng, 'the LCM of the numbers')}`,
      say`${product} is the product of two numbers whose HCF is ${factor}. ${ask(rng, 'their LCM')}`,
    ]),
    answer,
    mistakes: [
      { value: product / (factor * factor), because: say`the product was divided by the HCF twice` },
      { value: product * factor, because: say`the product was multiplied by the HCF` },
      { value: product - factor, because: say`the HCF was subtracted from the product` },
      { value: 2 * answer, because: say`that is a common multiple, but not the lowest` },
      { value: answer / 2, because: say`the result was halved, as if the product were counted twice` },
      { value: factor * n, because: say`that is one of the numbers, not their LCM` },
      { value: answer + factor, because: say`one HCF too many was counted` },
      { value: answer - factor, because: say`one HCF too few was counted` },
    ],
    steps: [
      say`HCF × LCM = product of the two numbers`,
      say`${factor} × LCM = ${product}`,
      say`LCM = ${product} ÷ ${factor} = ${answer}`,
    ],
  }
}

/** The greatest divisor that leaves given remainders. */
function greatestDivisor(rng: Random) {
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
  const left: Message = isSame ? say`${same} in each case` : say`${formatList(rests)} respectively`
  return {
    concept: 'greatest-number-leaving-remainders',
    given: { find: 'divisor' as const, numbers, rests },
    prompt: rng.pick([
      say`${ask(rng, say`the greatest number that divides ${formatList(numbers)} and leaves ${isSame ? say`a remainder of` : say`the remainders`} ${left}`)}`,
      say`${ask(rng, say`the largest number by which ${formatList(numbers)} can be divided so that ${isSame ? say`the remainder is` : say`the remainders are`} ${left}`)}`,
      say`When ${formatList(numbers)} are divided by the greatest possible number, ${isSame ? say`the remainder is` : say`the remainders are`} ${left}. ${ask(rng, 'that number')}`,
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

const SMALL_COPRIME_PAIRS = range(2, 13).flatMap((m) =>
  range(m + 1, 13).flatMap((n) => (gcd(m, n) === 1 ? [[m, n] as const] : [])),
)

/** Sum and LCM are known. */
function sumAndMultiple(rng: Random) {
  const [factor, [m, n]] = [rng.int(4, 90), rng.pick(SMALL_COPRIME_PAIRS)]
  const [sum, multiple] = [factor * (m + n), factor * m * n]
  const answer = factor * (n - m)
  return {
    concept: 'product-of-hcf-and-lcm',
    given: { find: 'difference' as const, sum, multiple },
    prompt: rng.pick([
      say`The sum of two numbers is ${sum} and their LCM is ${multiple}. ${ask(rng, 'the difference of the numbers')}`,
      say`Two numbers add up to ${sum}, and their lowest common multiple is ${multiple}. By how much does the larger exceed the smaller?`,
      say`If two numbers have the sum ${sum} and the LCM ${multiple}, ${askThen(rng, 'their difference')}`,
      say`The LCM of two numbers is ${multiple} and the numbers add up to ${sum}. ${ask(rng, 'their difference')}`,
      say`${sum} is the sum of two numbers whose LCM is ${multiple}. ${ask(rng, 'the difference of the two numbers')}`,
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
