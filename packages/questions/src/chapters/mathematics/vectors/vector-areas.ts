import type { Random } from '../../../kit/random/random.ts'
import { surd } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { cross, dot, drawVector, show, square, wide } from './vector-parts.ts'

/** Half the vector product. */
export function triangle(rng: Random) {
  const { a, b, normal } = rng.until(
    () => {
      const [a, b] = [drawVector(rng, 5), drawVector(rng, 5)]
      return { a, b, normal: cross(a, b) }
    },
    (drawn) => square(drawn.normal) > 0 && square(drawn.normal) < 900,
  )
  const isTriangle = rng.chance(0.6)
  const total = square(normal)
  const answer = isTriangle ? surd(1 / 2, total) : surd(1, total)
  const what = isTriangle ? 'triangle' : 'parallelogram'
  return {
    given: { find: 'area' as const, shape: what, a, b },
    prompt: posed(rng, [
      say`Two sides of a ${what} from one corner are ${show(a)} and ${show(b)}. What is its area?`,
      say`Find the area of the ${what} with the adjacent sides ${show(a)} and ${show(b)}.`,
      say`The ${what} spanned by ${show(a)} and ${show(b)} has the area (in square units)`,
    ]),
    answer,
    mistakes: [
      {
        value: isTriangle ? surd(1, total) : surd(1 / 2, total),
        because: say`that is the area of the ${isTriangle ? 'parallelogram' : 'triangle'}`,
      },
      {
        value: surd(Math.max(1, Math.abs(dot(a, b))), 1),
        because: say`the scalar product was taken instead of the vector product`,
      },
      {
        value: surd(
          isTriangle ? 1 / 2 : 1,
          total - 2 * normal[1] ** 2 > 1 ? total - 2 * normal[1] ** 2 : total + 2,
        ),
        because: say`a component of the vector product was lost`,
      },
      { value: surd(total, 1), because: say`the square root was not taken` },
      {
        value: surd(isTriangle ? 1 / 4 : 2, total),
        because: isTriangle ? say`the area was halved twice` : say`the area was doubled`,
      },
      { value: surd(1, square(a) * square(b)), because: say`the lengths of the sides were multiplied` },
      {
        value: surd(1 / 2, square(a) * square(b)),
        because: say`half the product of the lengths was taken, as for a right angle`,
      },
    ],
    steps: [
      say`Vector product: ${show(normal)}`,
      say`Its square: ${normal[0] ** 2} + ${normal[1] ** 2} + ${normal[2] ** 2} = ${total}`,
      say`Its magnitude ${latex`\sqrt{${total}}`} is the area of the parallelogram.`,
      isTriangle ? say`The triangle is half of it: ${answer}` : say`So the area is ${answer}`,
    ],
  }
}

/** The volume by the triple product. */
export function box(rng: Random) {
  const { a, b, c, volume } = rng.until(
    () => {
      const [a, b, c] = [drawVector(rng, 5), drawVector(rng, 5), drawVector(rng, 5)]
      return { a, b, c, volume: dot(a, cross(b, c)) }
    },
    (drawn) => Math.abs(drawn.volume) >= 6 && Math.abs(drawn.volume) <= 200,
  )
  const normal = cross(b, c)
  const parts = [a[0] * normal[0], a[1] * normal[1], a[2] * normal[2]] as const
  const answer = Math.abs(volume)
  return {
    given: { find: 'box' as const, sides: [a, b, c] as const },
    prompt: posed(rng, [
      say`What is the volume of the parallelepiped with the edges ${show(a)}, ${show(b)} and ${show(c)}?`,
      say`Find the volume, in cubic units, spanned by ${show(a)}, ${show(b)} and ${show(c)}.`,
      say`Three edges of a parallelepiped from one corner are ${show(a)}, ${show(b)} and ${show(c)}. Its volume is`,
    ]),
    answer,
    mistakes: [
      { value: answer / 2, because: say`the volume was halved` },
      { value: 2 * answer, because: say`the volume was doubled` },
      {
        value: Math.abs(parts[0] - parts[1] + parts[2]),
        because: say`the sign of the middle term of the determinant was changed`,
      },
      {
        value: Math.abs(parts[0] + parts[1] - parts[2]),
        because: say`the sign of the last term of the determinant was changed`,
      },
      { value: Math.abs(dot(a, b) * dot(b, c)), because: say`scalar products were multiplied` },
      {
        value: Math.abs(parts[0]) + Math.abs(parts[1]) + Math.abs(parts[2]),
        because: say`the signs of the terms were left out`,
      },
      { value: Math.abs(parts[0] + parts[1]), because: say`the last term was left out` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    steps: [
      say`Vector product of the last two: ${show(normal)}`,
      say`Scalar product with the first: ${parts[0]} + ${wide(parts[1])} + ${wide(parts[2])} = ${volume}`,
      say`A volume is not negative, so take the magnitude.`,
      say`Volume = ${answer}`,
    ],
  }
}
