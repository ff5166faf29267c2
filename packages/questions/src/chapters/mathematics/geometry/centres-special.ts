import type { Random } from '../../../kit/random/random.ts'
import { cm } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { surd } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawTriangleNames } from './letters.ts'

/** The medium forms of the centres: right and equilateral triangles. */
const TRIPLES = range(3, 80).flatMap((one) =>
  range(one + 1, 84).flatMap((other) => {
    const longest = Math.hypot(one, other)
    return Number.isInteger(longest) && longest <= 90 ? [{ one, other, longest }] : []
  }),
)

export function rightTriangle(rng: Random) {
  const { name, c } = drawTriangleNames(rng)
  const drawn = rng.pick(TRIPLES)
  const [one = 0, other = 0] = rng.shuffle([drawn.one, drawn.other])
  const longest = drawn.longest
  const wanted = rng.pick(['inner', 'outer'] as const)
  const [small, large] = [(one + other - longest) / 2, longest / 2]
  const key = wanted === 'inner' ? small : large
  const what = wanted === 'inner' ? 'incircle' : 'circumcircle'
  const person = rng.pick(people)
  const answer = cm(key)
  return {
    given: {
      find: wanted === 'inner' ? ('right-inradius' as const) : ('right-circumradius' as const),
      one,
      other,
    },
    prompt: rng.pick([
      say`The sides of a triangle ${name} that enclose the right angle at ${c} are ${cm(one)} and ${cm(other)}. What is the radius of its ${what}?`,
      say`${person.name} draws a right triangle ${name} with legs of ${cm(one)} and ${cm(other)}, and then ${wanted === 'inner' ? 'the circle that touches all its sides' : 'the circle through all its corners'}. Find the radius of this circle.`,
      say`A set square ${name} has its right angle at ${c}; the edges there measure ${cm(other)} and ${cm(one)}. What radius has the ${wanted === 'inner' ? 'largest circle that fits inside' : 'smallest circle that covers it'}, asks ${person.name}.`,
      say`In △${name}, ∠${c} = 90° and the two shorter sides are ${cm(one)} and ${cm(other)}. The radius of the ${what} that ${person.name} draws is`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'inner' ? large : small,
        because:
          wanted === 'inner'
            ? say`that is the radius of the circumcircle`
            : say`that is the radius of the incircle`,
      },
      { value: wanted === 'inner' ? one + other - longest : longest, because: say`that is the diameter` },
      { value: (one + other) / 2, because: say`half of the sum of the legs was taken` },
      { value: Math.abs(one - other), because: say`the legs were subtracted` },
      { value: (one + other + longest) / 3, because: say`a third of the perimeter was taken` },
      { value: (one * other) / longest, because: say`that is the height on the longest side` },
      { value: wanted === 'inner' ? small / 2 : large / 2, because: say`the radius was halved` },
      { value: (one + other + longest) / 2, because: say`that is half of the perimeter` },
    ],
    steps: [
      say`Longest side = √(${one}² + ${other}²) = ${cm(longest)}`,
      wanted === 'inner'
        ? say`The tangents from a corner are equal, so radius = (sum of the legs − longest side) ÷ 2`
        : say`The longest side of a right triangle is a diameter of its circumcircle.`,
      wanted === 'inner'
        ? say`(${one} + ${other} − ${longest}) ÷ 2 = ${answer}`
        : say`${longest} ÷ 2 = ${answer}`,
    ],
  }
}

export function equilateral(rng: Random) {
  const { name } = drawTriangleNames(rng)
  const side = rng.int(6, 120, 6)
  const wanted = rng.pick(['inner', 'outer'] as const)
  const times = wanted === 'inner' ? side / 6 : side / 3
  const person = rng.pick(people)
  const answer = surd(times, 3, 'cm')
  const what = wanted === 'inner' ? 'incircle' : 'circumcircle'
  return {
    given: { find: 'equilateral' as const, side, wanted },
    prompt: rng.pick([
      say`Each side of an equilateral triangle ${name} is ${cm(side)}. What is the radius of its ${what}, which ${person.name} draws?`,
      say`${person.name} has an equilateral frame ${name} with edges of ${cm(side)}. What radius has the ${wanted === 'inner' ? 'circle that touches all three edges from within' : 'circle that passes through its three corners'}?`,
      say`The perimeter of an equilateral triangle ${name} is ${cm(3 * side)}. ${person.name} finds that the radius of its ${what} is`,
      say`Find the distance from the centre of an equilateral △${name} of side ${cm(side)} to ${wanted === 'inner' ? 'any of its sides' : 'any of its corners'}, as ${person.name} marks it.`,
    ]),
    answer,
    mistakes: [
      {
        value: surd(wanted === 'inner' ? side / 3 : side / 6, 3, 'cm'),
        because:
          wanted === 'inner'
            ? say`that is the radius of the circumcircle`
            : say`that is the radius of the incircle`,
      },
      { value: surd(side / 2, 3, 'cm'), because: say`that is the height of the triangle` },
      { value: surd(side / 4, 3, 'cm'), because: say`half of the height was taken` },
      {
        value: surd((2 * side) / 3, 3, 'cm'),
        because: say`the factor 2/3 was applied to the side instead of the height`,
      },
      { value: surd(side, 3, 'cm'), because: say`the side was multiplied by √3` },
      { value: surd(side / 12, 3, 'cm'), because: say`the radius of the incircle was halved` },
      { value: cm(side / 2), because: say`half of the side was taken` },
      { value: cm(side / 3), because: say`a third of the side was taken` },
    ],
    steps: [
      say`Height = √3 ÷ 2 × ${side} = ${surd(side / 2, 3, 'cm')}`,
      say`All centres of an equilateral triangle are one point, which divides the height in the ratio 2 : 1.`,
      wanted === 'inner'
        ? say`Radius of the incircle = 1/3 of the height = ${answer}`
        : say`Radius of the circumcircle = 2/3 of the height = ${answer}`,
    ],
  }
}
