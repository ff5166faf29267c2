import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity, surd } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { showPolynomial } from '../../../kit/wording/polynomial.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'

const squareFree = (number: number) => ![4, 9, 16, 25, 36, 49].some((square) => number % square === 0)
const RADICANDS = range(2, 40).filter((number) => squareFree(number))

/** Roots m ± k√n: only the formula finds them. */
export function surdRoots(rng: Random) {
  const { m, k, n } = rng.until(
    () => ({ m: rng.pick([1, -1]) * rng.int(1, 9), k: rng.int(1, 3), n: rng.pick(RADICANDS) }),
    (drawn) => drawn.k * drawn.k * drawn.n <= 120 && drawn.m * drawn.m !== drawn.k * drawn.k * drawn.n,
  )
  const which = rng.pick(['larger', 'smaller'])
  const sign = which === 'larger' ? 1 : -1
  const square = k * k * n
  const [b, c] = [-2 * m, m * m - square]
  const answer = surd(sign * k, n, null, m)
  const text = latex`${showPolynomial([1, b, c])} = 0`
  return {
    given: { find: 'root' as const, a: 1, b, c, which },
    prompt: posed(rng, [
      say`What is the ${which} root of ${text}?`,
      say`Solve ${text} by the formula. The ${which} of the two roots is`,
      say`Find the ${which} value of x for which ${text}.`,
    ]),
    answer,
    within: [-100, 100] as const,
    mistakes: [
      {
        value: surd(-sign * k, n, null, m),
        because: say`that is the ${which === 'larger' ? 'smaller' : 'larger'} root`,
      },
      {
        value: surd(sign * k, n, null, -m),
        because: say`the sign of the middle coefficient was not changed`,
      },
      { value: surd(-sign * k, n, null, -m), because: say`both signs were changed` },
      { value: surd(sign * 2 * k, n, null, 2 * m), because: say`the division by 2 was forgotten` },
      { value: surd(sign * 2 * k, n, null, m), because: say`only the first part was divided by 2` },
      { value: surd(sign * k, n, null, 2 * m), because: say`only the root was divided by 2` },
      {
        value: surd(-sign * 2 * k, n, null, 2 * m),
        because: say`the division by 2 was forgotten, and the other sign taken`,
      },
    ],
    steps: [
      say`Discriminant: ${latex`${b < 0 ? `(${b})` : b}^2 - 4 \times 1 \times ${c < 0 ? `(${c})` : c} = ${4 * square}`}`,
      say`Its root is ${latex`\sqrt{${4 * square}}`} = ${surd(2 * k, n)}`,
      say`${latex`x = \frac{${-b} \pm \sqrt{${4 * square}}}{2}`}, that is ${surd(k, n, null, m)} or ${surd(-k, n, null, m)}`,
      say`The ${which} root is ${answer}`,
    ],
  }
}

/** A side from the area. */
export function rectangle(rng: Random) {
  const [breadth, more] = [rng.int(6, 60), rng.int(2, 24)]
  const area = breadth * (breadth + more)
  const asks = rng.pick(['breadth', 'length', 'perimeter'])
  const value = { breadth, length: breadth + more, perimeter: 2 * (2 * breadth + more) }[asks]
  const answer = quantity(value, 'm')
  const place = rng.pick(['field', 'park', 'hall', 'plot', 'courtyard', 'playground', 'garden'])
  const town = rng.pick(towns)
  const person = rng.pick(people)
  return {
    given: { find: 'rectangle' as const, area, more, asks },
    prompt: rng.pick([
      say`A rectangular ${place} in ${town} is ${quantity(more, 'm')} longer than it is broad, and its area is ${quantity(area, 'm²')}. What is its ${asks}?`,
      say`${person.name} owns a rectangular ${place} of ${quantity(area, 'm²')} whose length exceeds its breadth by ${quantity(more, 'm')}. Find the ${asks}.`,
      say`The length of a ${place} is ${quantity(more, 'm')} more than its breadth. If its area is ${quantity(area, 'm²')}, how long is its ${asks}?`,
      say`The area of a ${place} that ${person.name} measured is ${quantity(area, 'm²')}; one side is ${quantity(more, 'm')} longer than the other. The ${asks} of the ${place} (length is the longer side) is`,
    ]),
    answer,
    mistakes: [
      { value: breadth, because: say`that is the breadth` },
      { value: breadth + more, because: say`that is the length` },
      { value: 2 * breadth + more, because: say`that is length and breadth together` },
      { value: 2 * (2 * breadth + more), because: say`that is the perimeter` },
      { value: 4 * breadth, because: say`all four sides were taken to be as short as the breadth` },
      { value: exact(area, more), because: say`the area was divided by the difference of the sides` },
      { value: value + more, because: say`${more} was added once more` },
      { value: value - 1, because: say`with it the area would come out too small` },
    ],
    steps: [
      say`Let the breadth be x: ${latex`x(x + ${more}) = ${area}`}, so ${latex`x^2 + ${more}x - ${area} = 0`}`,
      say`Find two numbers with the difference ${more} and the product ${area}: ${breadth + more} and ${breadth}`,
      say`So ${latex`(x - ${breadth})(x + ${breadth + more}) = 0`}, and the breadth is ${quantity(breadth, 'm')}, the length ${quantity(breadth + more, 'm')}.`,
      asks === 'perimeter'
        ? say`Perimeter = 2 × (${breadth + more} + ${breadth}) = ${answer}`
        : say`The ${asks} is ${answer}`,
    ],
  }
}
