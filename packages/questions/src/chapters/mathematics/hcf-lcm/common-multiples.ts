import { gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** What goes wrong when a common multiple is sought. */
export function multipleMistakes(numbers: readonly number[], shift: number) {
  const whole = numbers.reduce(lcm)
  const product = numbers.reduce((result, number) => result * number, 1)
  const [first = 1, second = 1] = numbers
  const largest = Math.max(...numbers)
  const partly = range(1, whole / largest - 1)
    .map((times) => times * largest)
    .filter(
      (multiple) =>
        numbers.filter((number) => multiple % number === 0).length >= Math.max(1, numbers.length - 1),
    )
    .slice(-2)
  return [
    {
      value: product + shift,
      because: say`the numbers were multiplied; their common factors count once only`,
    },
    { value: 2 * whole + shift, because: say`that fits too, but it is not the least` },
    { value: 3 * whole + shift, because: say`that fits too, but it is not the least` },
    { value: numbers.reduce(gcd) + shift, because: say`that comes from the highest common factor` },
    ...partly.map((value) => ({
      value: value + shift,
      because:
        shift === 0
          ? say`it is a multiple of ${largest}, but not of all the numbers`
          : say`it is right for ${largest}, but not for all the numbers`,
    })),
    ...(numbers.length > 2
      ? [{ value: lcm(first, second) + shift, because: say`only the first two numbers were used` }]
      : []),
    { value: numbers.reduce((sum, number) => sum + number, 0) + shift, because: say`the numbers were added` },
  ]
}

/** The way from one number to the next. */
export const multipleSteps = (numbers: readonly number[]): Message[] => {
  const [first = 1, ...rest] = numbers
  let whole = first
  return rest.map((number) => {
    const [before, common] = [whole, gcd(whole, number)]
    whole = lcm(whole, number)
    return say`LCM of ${before} and ${number}: their HCF is ${common}, so ${before} × ${number} ÷ ${common} = ${whole}`
  })
}
