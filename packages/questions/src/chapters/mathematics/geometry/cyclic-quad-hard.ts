import { geometryFigure, onCircle } from '../../../kit/figures/geometry-figure.ts'
import type { Random } from '../../../kit/random/random.ts'
import { degrees } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawQuadrilateralNames } from './letters.ts'

/** The hard forms of cyclic quadrilaterals: a diameter, and angles over equal arcs. */
export function onDiameter(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const angle = rng.int(100, 165)
  const person = rng.pick(people)
  const answer = degrees(angle - 90)
  return {
    given: { find: 'diameter' as const, angle },
    prompt: rng.pick([
      say`${name} is a cyclic quadrilateral whose side ${a}${b} is a diameter of the circle. If ∠${a}${d}${c} = ${degrees(angle)}, what is ∠${b}${a}${c} in the figure of ${person.name}?`,
      say`${person.name} draws a circle over the diameter ${a}${b} and marks ${c} and ${d} on one half of it, so that ${name} is a quadrilateral with ${degrees(angle)} at ${d}. Find ∠${b}${a}${c}.`,
      say`The side ${a}${b} of quadrilateral ${name} passes through the centre of the circle on which all its corners lie. With ∠${d} = ${degrees(angle)}, how large is the angle between ${a}${b} and the diagonal ${a}${c} that ${person.name} draws?`,
      say`A half-round window of ${person.name} has the straight edge ${a}${b} as diameter; ${c} and ${d} lie on its arc in the order ${a}, ${d}, ${c}, ${b}. If ∠${a}${d}${c} is ${degrees(angle)}, then ∠${c}${a}${b} is`,
    ]),
    figure: geometryFigure({
      title: `Cyclic quadrilateral ${name}`,
      description: `Quadrilateral ${name} with all corners on a circle; ${a}${b} is a diameter and the diagonal ${a}${c} is drawn. The angle at ${d} is ${angle}°; the angle ${b}${a}${c} is marked with a question mark.`,
      points: {
        [a]: onCircle(180),
        [b]: onCircle(0),
        [c]: onCircle(2 * angle - 180),
        [d]: onCircle(angle),
        '·': [0, 0],
      },
      unnamed: '·',
      lines: [a + b, b + c, c + d, d + a],
      dashed: [a + c],
      circles: [['·', 100]],
      angles: [
        [a + d + c, `${angle}°`],
        [b + a + c, '?'],
      ],
    }),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: 180 - angle, because: say`that is the angle at ${b}` },
      { value: angle / 2, because: say`the angle at ${d} was halved` },
      { value: (180 - angle) / 2, because: say`the angle at ${b} was halved` },
      { value: 90 - angle / 2, because: say`half of the angle at ${d} was taken off 90°` },
      { value: 2 * (180 - angle), because: say`the angle at ${b} was doubled` },
      { value: (angle - 90) / 2, because: say`the result was halved` },
      { value: 2 * angle - 180, because: say`the result was doubled, as at the centre` },
      { value: 45, because: say`triangle ${a}${b}${c} was taken to be isosceles` },
    ],
    steps: [
      say`Opposite angles add up to 180°: ∠${a}${b}${c} = 180 − ${angle} = ${degrees(180 - angle)}`,
      say`The angle over a diameter is a right angle: ∠${a}${c}${b} = 90°`,
      say`The angles of triangle ${a}${b}${c} add up to 180°.`,
      say`∠${b}${a}${c} = 180 − 90 − ${180 - angle} = ${answer}`,
    ],
  }
}

export function diagonalAngles(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const one = rng.int(22, 74)
  const other = rng.int(20, 140 - one)
  const person = rng.pick(people)
  const key = 180 - one - other
  const answer = degrees(key)
  return {
    given: { find: 'diagonals' as const, one, other },
    prompt: rng.pick([
      say`In a cyclic quadrilateral ${name} the diagonals are drawn. If ∠${d}${b}${c} = ${degrees(one)} and ∠${b}${a}${c} = ${degrees(other)}, what is ∠${b}${c}${d}?`,
      say`${person.name} joins four points ${a}, ${b}, ${c}, ${d} of a circle to a quadrilateral and draws its diagonals ${a}${c} and ${b}${d}. ∠${d}${b}${c} is ${degrees(one)} and ∠${b}${a}${c} is ${degrees(other)}. Find ∠${b}${c}${d}.`,
      say`The diagonal ${b}${d} of a quadrilateral ${name} inscribed in a circle makes ${degrees(one)} with ${b}${c}; the diagonal ${a}${c} makes ${degrees(other)} with ${a}${b}. How large is the angle at ${c} that ${person.name} measures?`,
      say`With ∠${b}${a}${c} = ${degrees(other)} and ∠${c}${b}${d} = ${degrees(one)} in the cyclic quadrilateral ${name} of ${person.name}, the angle at ${c} is`,
    ]),
    figure: geometryFigure({
      title: `Cyclic quadrilateral ${name}`,
      description: `Quadrilateral ${name} with all corners on a circle and both diagonals. The angle ${d}${b}${c} is ${one}° and the angle ${b}${a}${c} is ${other}°.`,
      points: {
        [a]: onCircle(180 + one - other),
        [b]: onCircle(-2 * other),
        [c]: onCircle(0),
        [d]: onCircle(2 * one),
        '·': [0, 0],
      },
      unnamed: '·',
      lines: [a + b, b + c, c + d, d + a],
      dashed: [a + c, b + d],
      circles: [['·', 100]],
      angles: [
        [d + b + c, `${one}°`],
        [b + a + c, `${other}°`],
      ],
    }),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: one + other, because: say`that is the angle at ${a}, opposite ${c}` },
      { value: 180 - one, because: say`only ${degrees(one)} was taken off 180°` },
      { value: 180 - other, because: say`only ${degrees(other)} was taken off 180°` },
      { value: Math.abs(one - other), because: say`the two angles were subtracted` },
      { value: key / 2, because: say`the result was halved` },
      { value: Math.abs(90 - one), because: say`the diagonals were taken to be diameters` },
      { value: 2 * one, because: say`${degrees(one)} was doubled, as at the centre` },
      { value: 360 - 2 * (one + other), because: say`the angles at the centre were used` },
    ],
    steps: [
      say`Angles over the same arc ${d}${c} are equal: ∠${d}${a}${c} = ∠${d}${b}${c} = ${degrees(one)}`,
      say`So the whole angle at ${a} is ${one} + ${other} = ${degrees(one + other)}.`,
      say`Opposite angles of a cyclic quadrilateral add up to 180°.`,
      say`∠${b}${c}${d} = 180 − ${one + other} = ${answer}`,
    ],
  }
}
