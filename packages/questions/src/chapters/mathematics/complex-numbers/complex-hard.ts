import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { fraction, surd } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { drawNumber, multiply, show, signed, write } from './complex-numbers.ts'

export function modulusOfQuotient(rng: Random) {
  const [z, w, v] = [drawNumber(rng, 7), drawNumber(rng, 5), drawNumber(rng, 4)]
  const [p, q, r] = [z, w, v].map(([a, b]) => a * a + b * b)
  const [top, other, bottom] = [p ?? 1, q ?? 1, r ?? 1]
  const answer = surd(exact(1, bottom), top * other * bottom)
  const text = latex`\frac{(${write(z)})(${write(w)})}{${write(v)}}`
  return {
    given: { find: 'modulus' as const, z, w, v },
    prompt: posed(rng, [
      say`What is the modulus of ${text}?`,
      say`Find ${latex`|z|`} for z = ${text}.`,
      say`The modulus of the complex number ${text} is`,
    ]),
    answer,
    mistakes: [
      { value: surd(exact(top * other, bottom), 1), because: say`the square root was not taken` },
      ...(top * other * bottom < 10_000
        ? [
            {
              value: surd(1, top * other * bottom),
              because: say`the modulus of the denominator was multiplied in`,
            },
          ]
        : []),
      { value: surd(1, top * other), because: say`the denominator was left out` },
      { value: surd(exact(1, bottom), top * bottom), because: say`the second factor was left out` },
      { value: surd(exact(1, bottom), other * bottom), because: say`the first factor was left out` },
      {
        value: surd(exact(1, top * other), top * other * bottom),
        because: say`the quotient was turned upside down`,
      },
      { value: surd(exact(2, bottom), top * other * bottom), because: say`the result was doubled` },
    ],
    steps: [
      say`The modulus of a product or quotient is the product or quotient of the moduli.`,
      say`Squares of the moduli: ${top}, ${other} and ${bottom}`,
      say`Square of the result: ${top} × ${other} ÷ ${bottom} = ${fraction(exact(top * other, bottom))}`,
      say`Its root is ${answer}`,
    ],
  }
}

export function partOfCube(rng: Random) {
  const part = rng.pick(['real', 'imaginary'])
  const z = rng.until(
    () => drawNumber(rng, 7),
    ([a, b]) => Math.abs(a) !== Math.abs(b),
  )
  const [a, b] = z
  const square = multiply(z, z)
  const cube = multiply(square, z)
  const answer = part === 'real' ? cube[0] : cube[1]
  const text = latex`(${write(z)})^3`
  return {
    given: { find: 'cube' as const, z, part },
    prompt: posed(
      rng,
      [
        say`What is the ${part} part of ${text}?`,
        say`Find the ${part} part of ${text}.`,
        say`If ${text} = x + iy with real x and y, then ${part === 'real' ? 'x' : 'y'} equals`,
      ],
      0.05,
    ),
    answer,
    within: signed,
    mistakes: [
      {
        value: part === 'real' ? cube[1] : cube[0],
        because: say`that is the ${part === 'real' ? 'imaginary' : 'real'} part`,
      },
      { value: part === 'real' ? a ** 3 : b ** 3, because: say`only the ${part} part was cubed` },
      {
        value: part === 'real' ? a ** 3 + 3 * a * b * b : 3 * a * a * b + b ** 3,
        because: say`i × i was taken as 1 instead of −1`,
      },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: part === 'real' ? square[0] : square[1], because: say`that belongs to the square` },
      {
        value: part === 'real' ? a ** 3 - a * b * b : a * a * b - b ** 3,
        because: say`the factor 3 was left out`,
      },
      {
        value: part === 'real' ? a ** 3 - 3 * a * a * b : 3 * a * b * b - b ** 3,
        because: say`the squares were put on the wrong part`,
      },
    ],
    steps: [
      say`Square: ${show(square)}`,
      say`Multiply once more by ${show(z)}.`,
      say`The cube is ${show(cube)}.`,
      say`Its ${part} part is ${answer}`,
    ],
  }
}
