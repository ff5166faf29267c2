import { defineGenerator } from '../../../kit/define-generator.ts'
import { fromAngles, geometryFigure } from '../../../kit/figures/geometry-figure.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { degrees } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawTriangleNames, otherLetter } from './letters.ts'
import { along, angleAt, footOn, meet, type Point } from './plane.ts'
import { bisectors, heightAndBisector } from './triangle-angle-lines.ts'
import { inRatio, isosceles } from './triangle-angle-shapes.ts'

/** "Two angles of a triangle are 50° and 60°. What is the third?" */
export const triangleAngle = defineGenerator({
  id: 'geometry/triangle-angle',
  version: 1,
  levels: {
    easy: { forms: [third, exterior] },
    medium: { forms: [inRatio, isosceles] },
    hard: { forms: [bisectors, heightAndBisector] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // The triangle is built and measured.
    switch (given.find) {
      case 'third': {
        const [left, right, top] = build(given.first, given.second)
        return angleAt(left, top, right)
      }
      case 'exterior': {
        const [left, right, top] = build(given.first, 180 - given.first - given.second)
        return 180 - angleAt(left, right, top)
      }
      case 'ratio': {
        const parts = given.parts.reduce((sum, part) => sum + part, 0)
        const unit = range(1, 180).find((size) => size * parts === 180) ?? 180 / parts
        const angles = given.parts.map((part) => part * unit).sort((one, other) => one - other)
        const [low = 0, , high = 0] = angles
        return given.wanted === 'largest' ? high : given.wanted === 'smallest' ? low : high - low
      }
      case 'isosceles': {
        const [left, right, top] = build(180 - given.exterior, 180 - given.exterior)
        return angleAt(left, top, right)
      }
      case 'bisectors': {
        const [left, right] = build(given.left, given.right)
        const sign = given.side === 'inside' ? 1 : -1
        const half = (angle: number) => (sign === 1 ? angle / 2 : -(180 - angle) / 2)
        const at = meet(
          [left, along(left, half(given.left), 1)],
          [right, along(right, 180 - half(given.right), 1)],
        )
        return angleAt(left, at, right)
      }
      case 'height-bisector': {
        const [left, right, top] = build(given.left, given.right)
        const foot = footOn([left, right], top)
        const down = 180 + given.left + (180 - given.left - given.right) / 2
        const bisector = along(top, down, 1)
        return angleAt(foot, top, bisector)
      }
    }
  },
})

function build(left: number, right: number): [Point, Point, Point] {
  const [one, other]: [Point, Point] = [
    [0, 0],
    [100, 0],
  ]
  return [one, other, meet([one, along(one, left, 1)], [other, along(other, 180 - right, 1)])]
}

function third(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const first = rng.int(25, 110)
  const second = rng.int(20, 155 - first)
  const key = 180 - first - second
  const person = rng.pick(people)
  const answer = degrees(key)
  const [left, right, top] = fromAngles(first, second)
  return {
    given: { find: 'third' as const, first, second },
    prompt: rng.pick([
      say`In triangle ${name}, angle ${a} is ${degrees(first)} and angle ${b} is ${degrees(second)}. What is angle ${c}?`,
      say`${person.name} draws a triangle ${name} with ${degrees(first)} at ${a} and ${degrees(second)} at ${b}. How large is the angle at ${c}?`,
      say`Two angles of a triangle measure ${degrees(first)} and ${degrees(second)}. Find the third angle of the triangle, which ${person.name} calls ${c}.`,
      say`If ∠${a} = ${degrees(first)} and ∠${b} = ${degrees(second)} in △${name}, then ∠${c} is`,
    ]),
    figure: geometryFigure({
      title: `Triangle ${name}`,
      description: `Triangle ${name} with an angle of ${first}° at ${a} and ${second}° at ${b}. The angle at ${c} is marked with a question mark.`,
      points: { [a]: left, [b]: right, [c]: top },
      lines: [a + b, b + c, c + a],
      angles: [
        [b + a + c, `${first}°`],
        [a + b + c, `${second}°`],
        [a + c + b, '?'],
      ],
    }),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: first + second, because: say`the two angles were added; that is the exterior angle at ${c}` },
      { value: 360 - first - second, because: say`the angles of a triangle were taken to add up to 360°` },
      { value: Math.abs(first - second), because: say`the two angles were subtracted` },
      { value: Math.abs(90 - first), because: say`the triangle was taken to be right-angled` },
      { value: 180 - first, because: say`the angle at ${b} was left out` },
      { value: 180 - second, because: say`the angle at ${a} was left out` },
      { value: (first + second) / 2, because: say`the average of the two angles was taken` },
      { value: key / 2, because: say`the rest was halved` },
    ],
    steps: [say`The angles of a triangle add up to 180°.`, say`180 − ${first} − ${second} = ${answer}`],
  }
}

function exterior(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name)
  const first = rng.int(25, 90)
  const second = rng.int(20, 150 - first)
  const outside = first + second
  const isOutside = rng.chance(0.5)
  const person = rng.pick(people)
  const answer = degrees(isOutside ? outside : second)
  const [left, right, top] = fromAngles(first, 180 - outside)
  return {
    given: isOutside
      ? { find: 'exterior' as const, first, second }
      : { find: 'third' as const, first, second: 180 - outside },
    prompt: isOutside
      ? rng.pick([
          say`In triangle ${name}, side ${a}${b} is extended beyond ${b} to ${d}. If ∠${a} = ${degrees(first)} and ∠${c} = ${degrees(second)}, what is ∠${c}${b}${d}?`,
          say`${person.name} extends the side ${a}${b} of a triangle ${name} to ${d}. The angles at ${a} and ${c} are ${degrees(first)} and ${degrees(second)}. Find the exterior angle at ${b}.`,
          say`How large is the exterior angle at ${b} of △${name}, if the two opposite interior angles at ${a} and ${c} are ${degrees(first)} and ${degrees(second)}?`,
        ])
      : rng.pick([
          say`In triangle ${name}, side ${a}${b} is extended beyond ${b} to ${d} and ∠${c}${b}${d} = ${degrees(outside)}. If ∠${a} = ${degrees(first)}, what is ∠${c}?`,
          say`An exterior angle at ${b} of △${name} is ${degrees(outside)}, as ${person.name} measures, and the angle at ${a} is ${degrees(first)}. Find the angle at ${c}.`,
          say`${person.name} extends the side ${a}${b} of triangle ${name} to ${d} and gets an angle ${c}${b}${d} of ${degrees(outside)}. With ${degrees(first)} at ${a}, how large is the angle at ${c}?`,
        ]),
    figure: geometryFigure({
      title: `Triangle ${name}`,
      description: `Triangle ${name} with side ${a}${b} extended beyond ${b} to ${d}. The angle at ${a} is ${first}°, ${isOutside ? `the angle at ${c} is ${second}° and the angle ${c}${b}${d}` : `the angle ${c}${b}${d} is ${outside}° and the angle at ${c}`} is marked with a question mark.`,
      points: { [a]: left, [b]: right, [c]: top, [d]: [right[0] + 45, 0] },
      lines: [a + b, b + c, c + a, b + d],
      angles: [
        [b + a + c, `${first}°`],
        [a + c + b, isOutside ? `${second}°` : '?'],
        [c + b + d, isOutside ? '?' : `${outside}°`],
      ],
    }),
    answer,
    within: [1, 179] as const,
    mistakes: isOutside
      ? [
          { value: 180 - outside, because: say`that is the interior angle at ${b}` },
          { value: 180 - first, because: say`only the angle at ${a} was taken off 180°` },
          { value: 180 - second, because: say`only the angle at ${c} was taken off 180°` },
          { value: Math.abs(first - second), because: say`the two angles were subtracted instead of added` },
          { value: 360 - outside, because: say`the sum was taken off 360°` },
          { value: outside / 2, because: say`half of the sum was taken` },
          { value: first, because: say`one opposite angle alone was taken` },
        ]
      : [
          { value: 180 - outside, because: say`that is the interior angle at ${b}` },
          { value: 180 - first, because: say`only the angle at ${a} was taken off 180°` },
          { value: outside + first, because: say`the two given angles were added instead of subtracted` },
          {
            value: Math.abs(180 - outside - first),
            because: say`the exterior angle was used as an interior one`,
          },
          { value: outside / 2, because: say`half of the exterior angle was taken` },
          { value: first, because: say`the triangle was taken to be isosceles` },
          { value: outside, because: say`that is the exterior angle itself` },
        ],
    steps: [
      say`An exterior angle equals the sum of the two opposite interior angles.`,
      isOutside ? say`${first} + ${second} = ${answer}` : say`${outside} − ${first} = ${answer}`,
    ],
  }
}
