import { fromAngles, geometryFigure } from '../../../kit/figures/geometry-figure.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { degrees, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawTriangleNames, otherLetter } from './letters.ts'

/** The medium forms of angles. */
const RATIOS = range(1, 9).flatMap((a) =>
  range(a, 11).flatMap((b) =>
    range(b + 1, 12).flatMap((c) => (180 % (a + b + c) === 0 ? [[a, b, c] as const] : [])),
  ),
)

export function inRatio(rng: Random) {
  const { name } = drawTriangleNames(rng)
  const drawn = rng.pick(RATIOS)
  const [p = 0, q = 0, r = 0] = rng.shuffle(drawn)
  const [low, middle, high] = drawn
  const unit = 180 / (p + q + r)
  const wanted = rng.pick(['largest', 'smallest', 'difference'] as const)
  const key = wanted === 'largest' ? high * unit : wanted === 'smallest' ? low * unit : (high - low) * unit
  const what =
    wanted === 'difference'
      ? 'the difference between its largest and its smallest angle'
      : `its ${wanted} angle`
  const person = rng.pick(people)
  const answer = degrees(key)
  return {
    given: { find: 'ratio' as const, parts: [p, q, r], wanted },
    prompt: rng.pick([
      say`The angles of a triangle ${name} are in the ratio ${ratio(p, q, r)}. What is ${what}?`,
      say`${person.name} draws △${name} so that its angles are as ${ratio(p, q, r)}. Find ${what}.`,
      say`If the three angles of triangle ${name}, drawn by ${person.name}, are in the ratio ${ratio(p, q, r)}, then ${what} is`,
      say`In △${name} the angles share the whole in the ratio ${ratio(p, q, r)}. ${person.name} asks for ${what}. How many degrees is that?`,
    ]),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: unit, because: say`that is the size of one part` },
      { value: middle * unit, because: say`that is the angle in the middle` },
      {
        value: wanted === 'largest' ? low * unit : high * unit,
        because: wanted === 'largest' ? say`that is the smallest angle` : say`that is the largest angle`,
      },
      { value: 2 * key, because: say`the angles were taken to add up to 360°` },
      {
        value: wanted === 'difference' ? low * unit : (high - low) * unit,
        because:
          wanted === 'difference'
            ? say`that is the smallest angle`
            : say`that is the difference of the largest and the smallest angle`,
      },
      { value: key / 2, because: say`the angles were taken to add up to 90°` },
      { value: (high + low) * unit, because: say`the largest and the smallest angle were added` },
    ],
    steps: [
      say`${p} + ${q} + ${r} = ${p + q + r} parts are 180°.`,
      say`One part is 180 ÷ ${p + q + r} = ${degrees(unit)}.`,
      wanted === 'difference'
        ? say`(${high} − ${low}) × ${unit} = ${answer}`
        : say`${wanted === 'largest' ? high : low} × ${unit} = ${answer}`,
    ],
  }
}

export function isosceles(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name)
  const base = rng.int(20, 75)
  const top = 180 - 2 * base
  const exteriorAngle = 180 - base
  const person = rng.pick(people)
  const answer = degrees(top)
  const [left, right, tip] = fromAngles(base, base)
  return {
    given: { find: 'isosceles' as const, exterior: exteriorAngle },
    prompt: rng.pick([
      say`In triangle ${name}, ${a}${c} = ${b}${c}. Side ${a}${b} is extended beyond ${b} to ${d} and ∠${c}${b}${d} = ${degrees(exteriorAngle)}. What is ∠${c}?`,
      say`${person.name} draws an isosceles triangle ${name} with ${a}${c} = ${b}${c} and extends ${a}${b} to ${d}. If ∠${c}${b}${d} is ${degrees(exteriorAngle)}, how large is the angle at ${c}?`,
      say`The equal sides of △${name} are ${a}${c} and ${b}${c}. ${person.name} measures ${degrees(exteriorAngle)} outside the triangle at ${b}, between ${b}${c} and the extension of ${a}${b}. Find the angle at ${c}.`,
      say`An exterior angle at the base of an isosceles triangle, drawn by ${person.name}, is ${degrees(exteriorAngle)}. What is the angle between the two equal sides, which meet at ${c}?`,
    ]),
    figure: geometryFigure({
      title: `Triangle ${name}`,
      description: `Isosceles triangle ${name} with ${a}${c} equal to ${b}${c}. Side ${a}${b} is extended beyond ${b} to ${d}; the angle ${c}${b}${d} is ${exteriorAngle}°. The angle at ${c} is marked with a question mark.`,
      points: { [a]: left, [b]: right, [c]: tip, [d]: [right[0] + 40, 0] },
      lines: [a + b, b + c, c + a, b + d],
      angles: [
        [c + b + d, `${exteriorAngle}°`],
        [a + c + b, '?'],
      ],
    }),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: base, because: say`that is an angle at the base` },
      { value: 2 * base, because: say`the two angles at the base were added and not taken off 180°` },
      { value: 180 - exteriorAngle / 2, because: say`the exterior angle was halved and taken off 180°` },
      {
        value: exteriorAngle / 2,
        because: say`the exterior angle was halved, as if it were twice the angle at the top`,
      },
      { value: exteriorAngle, because: say`that is the exterior angle` },
      { value: 180 - base, because: say`only one angle at the base was taken off 180°` },
      { value: 90 - base, because: say`that is half of the angle at the top` },
      {
        value: 360 - 2 * exteriorAngle,
        because: say`the exterior angle was counted twice and taken off 360°`,
      },
    ],
    steps: [
      say`The angle of the triangle at ${b} is 180 − ${exteriorAngle} = ${degrees(base)}.`,
      say`Equal sides face equal angles, so the angle at ${a} is ${degrees(base)} too.`,
      say`Angle at ${c} = 180 − ${base} − ${base} = ${answer}`,
    ],
  }
}
