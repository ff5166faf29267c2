import { geometryFigure } from '../../../kit/figures/geometry-figure.ts'
import type { Random } from '../../../kit/random/random.ts'
import { cm } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawQuadrilateralNames, drawTriangleNames, otherLetter } from './letters.ts'

/** Parts of the longest side whose product is a square. */
const PARTS = range(2, 75).flatMap((left) =>
  range(2, 75)
    .filter((right) => right !== left && Number.isInteger(Math.sqrt(left * right)))
    .map((right) => ({ left, right, high: Math.sqrt(left * right) })),
)

/** The hard forms of similarity. */
export function altitude(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name, 'DEHKMNT')
  const { left, right, high } = rng.pick(PARTS)
  const person = rng.pick(people)
  const answer = cm(high)
  return {
    given: { find: 'altitude' as const, left, right },
    prompt: rng.pick([
      say`Triangle ${name} has a right angle at ${c}. The perpendicular from ${c} meets ${a}${b} at ${d}. If ${a}${d} = ${cm(left)} and ${d}${b} = ${cm(right)}, how long is ${c}${d}?`,
      say`${person.name} draws the height ${c}${d} on the longest side of a right triangle ${name}, right-angled at ${c}. It cuts ${a}${b} into ${a}${d} = ${cm(left)} and ${d}${b} = ${cm(right)}. Find ${c}${d}.`,
      say`In a right-angled △${name} with ∠${c} = 90°, the foot ${d} of the altitude from ${c} lies ${cm(left)} from ${a} and ${cm(right)} from ${b}. What is the length of the altitude that ${person.name} draws?`,
      say`The altitude to the hypotenuse ${a}${b} of right triangle ${name} divides it into parts of ${cm(left)} and ${cm(right)} at ${d}. Then the altitude ${c}${d}, as ${person.name} finds, is`,
    ]),
    figure: geometryFigure({
      title: `Right triangle ${name} (not to scale)`,
      description: `Triangle ${name} with a right angle at ${c}. ${d} is the foot of the perpendicular from ${c} on ${a}${b}; ${a}${d} is ${left} cm and ${d}${b} is ${right} cm. ${c}${d} is marked with a question mark.`,
      points: {
        [a]: [0, 0],
        [b]: [100, 0],
        [c]: [left > right ? 64 : 36, 48],
        [d]: [left > right ? 64 : 36, 0],
      },
      lines: [[a + d, `${left}`], [d + b, `${right}`], b + c, c + a],
      dashed: [[c + d, '?']],
      right: [a + c + b, b + d + c],
    }),
    answer,
    mistakes: [
      { value: (left + right) / 2, because: say`the average of the two parts was taken; that is the median` },
      { value: left * right, because: say`the root of the product was not taken` },
      { value: Math.abs(left - right), because: say`the two parts were subtracted` },
      { value: left + right, because: say`the two parts were added` },
      { value: high / 2, because: say`the root was halved` },
      { value: 2 * high, because: say`the root was doubled` },
      {
        value: (left * right) / (left + right),
        because: say`the product was divided by the sum of the parts`,
      },
      { value: Math.min(left, right), because: say`that is the shorter part` },
    ],
    steps: [
      say`The two small triangles at ${d} are similar to each other.`,
      say`So ${a}${d} ÷ ${c}${d} = ${c}${d} ÷ ${d}${b}`,
      say`${c}${d}² = ${left} × ${right} = ${left * right}`,
      say`${c}${d} = √${left * right} = ${answer}`,
    ],
  }
}

export function diagonals(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const o = otherLetter(rng, name, 'OT')
  const [p, q] = rng.pick([
    [2, 1],
    [3, 1],
    [3, 2],
    [4, 3],
    [5, 2],
    [5, 3],
    [5, 4],
    [7, 4],
    [7, 5],
  ])
  const [unit, part] = [rng.int(2, 8), rng.int(2, 9)]
  const [long, short, known] = [p * unit, q * unit, q * part]
  const key = p * part
  const person = rng.pick(people)
  const answer = cm(key)
  const shift = 20
  return {
    given: { find: 'part' as const, long, short, known },
    prompt: rng.pick([
      say`In trapezium ${name}, ${a}${b} is parallel to ${d}${c}, ${a}${b} = ${cm(long)} and ${d}${c} = ${cm(short)}. The diagonals meet at ${o} and ${o}${c} = ${cm(known)}. How long is ${a}${o}?`,
      say`${person.name} draws a trapezium ${name} with parallel sides ${a}${b} of ${cm(long)} and ${d}${c} of ${cm(short)}. Its diagonals ${a}${c} and ${b}${d} cross in ${o}, ${cm(known)} from ${c}. Find the distance from ${o} to ${a}.`,
      say`The diagonals ${a}${c} and ${b}${d} of a trapezium ${name} cut each other at ${o}. ${a}${b} ∥ ${d}${c}, ${d}${c} = ${cm(short)}, ${a}${b} = ${cm(long)}, and ${person.name} measures ${c}${o} = ${cm(known)}. What is ${o}${a}?`,
      say`If the parallel sides ${a}${b} and ${d}${c} of trapezium ${name} measure ${cm(long)} and ${cm(short)}, and the crossing point ${o} of its diagonals is ${cm(known)} away from ${c}, then ${a}${o}, which ${person.name} needs, is`,
    ]),
    figure: geometryFigure({
      title: `Trapezium ${name} (not to scale)`,
      description: `Trapezium ${name} with ${a}${b} parallel to ${d}${c}; ${a}${b} is ${long} cm and ${d}${c} is ${short} cm. The diagonals ${a}${c} and ${b}${d} meet at ${o}; ${o}${c} is ${known} cm and ${a}${o} is marked with a question mark.`,
      points: {
        [a]: [0, 0],
        [b]: [100, 0],
        [c]: [shift + (100 * q) / p, 60],
        [d]: [shift, 60],
        [o]: [((shift + (100 * q) / p) * p) / (p + q), (60 * p) / (p + q)],
      },
      lines: [
        [a + b, `${long}`],
        b + c,
        [c + d, `${short}`],
        d + a,
        [a + o, '?'],
        [o + c, `${known}`],
        b + o,
        o + d,
      ],
    }),
    answer,
    mistakes: [
      { value: (known * short) / long, because: say`the ratio was turned round` },
      { value: known, because: say`the diagonals were taken to halve each other, as in a parallelogram` },
      { value: known + key, because: say`that is the whole diagonal ${a}${c}` },
      { value: known + long - short, because: say`the difference of the parallel sides was added` },
      { value: (known * long) / (long + short), because: say`${o}${c} was taken for the whole diagonal` },
      {
        value: (known * long ** 2) / short ** 2,
        because: say`the square of the ratio was used, as for areas`,
      },
      { value: 2 * known, because: say`${a}${o} was taken to be twice ${o}${c}` },
      { value: key / 2, because: say`the result was halved` },
    ],
    steps: [
      say`Because ${a}${b} is parallel to ${d}${c}, the triangles ${a}${o}${b} and ${c}${o}${d} have equal angles.`,
      say`They are similar, with sides in the ratio ${a}${b} : ${d}${c} = ${p} : ${q}.`,
      say`${a}${o} ÷ ${o}${c} = ${long} ÷ ${short}`,
      say`${a}${o} = ${known} × ${long} ÷ ${short} = ${answer}`,
    ],
  }
}
