import { fromAngles, geometryFigure } from '../../../kit/figures/geometry-figure.ts'
import type { Random } from '../../../kit/random/random.ts'
import { degrees } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawTriangleNames, otherLetter } from './letters.ts'
import { along, footOn, meet } from './plane.ts'

/** The hard forms of angles: lines inside a triangle. */
export function bisectors(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const o = otherLetter(rng, name, 'OITW')
  const left = rng.int(30, 100, 2)
  const right = rng.int(24, 150 - left, 2)
  const top = 180 - left - right
  const side = rng.pick(['inside', 'outside'] as const)
  const key = side === 'inside' ? 90 + top / 2 : 90 - top / 2
  const person = rng.pick(people)
  const answer = degrees(key)
  const [one, other, tip] = fromAngles(left, right)
  const half = (angle: number) => (side === 'inside' ? angle / 2 : -(180 - angle) / 2)
  const meeting = meet([one, along(one, half(left), 1)], [other, along(other, 180 - half(right), 1)])
  const where = side === 'inside' ? 'angles' : 'exterior angles'
  return {
    given: { find: 'bisectors' as const, left, right, side },
    prompt: rng.pick([
      say`In triangle ${name}, ∠${a} = ${degrees(left)} and ∠${b} = ${degrees(right)}. The bisectors of the ${where} at ${a} and ${b} meet at ${o}. What is ∠${a}${o}${b}?`,
      say`${person.name} draws △${name} with angles of ${degrees(left)} at ${a} and ${degrees(right)} at ${b}, and halves the ${where} at these two corners. The two halving lines meet in ${o}. Find ∠${a}${o}${b}.`,
      say`The ${where} at ${a} and ${b} of a triangle ${name} are bisected; ${o} is the point where the bisectors meet. If ${person.name} knows that the angles at ${a} and ${b} are ${degrees(left)} and ${degrees(right)}, how large is ∠${a}${o}${b}?`,
      say`${o} is the point where the bisectors of the ${where} at ${a} and ${b} of △${name} meet. With ∠${b} = ${degrees(right)} and ∠${c} = ${degrees(top)}, ∠${a}${o}${b} is`,
    ]),
    figure: geometryFigure({
      title: `Triangle ${name}`,
      description: `Triangle ${name}. The bisectors of the ${where} at ${a} and ${b} meet at the point ${o} ${side === 'inside' ? 'inside the triangle' : `on the other side of ${a}${b}`}.`,
      points: { [a]: one, [b]: other, [c]: tip, [o]: meeting },
      lines: [a + b, b + c, c + a],
      dashed: [a + o, b + o],
      angles: [[a + o + b, '?']],
    }),
    answer,
    within: [1, 179] as const,
    mistakes: [
      {
        value: side === 'inside' ? 90 - top / 2 : 90 + top / 2,
        because:
          side === 'inside'
            ? say`that is the angle between the bisectors of the exterior angles`
            : say`that is the angle between the bisectors of the interior angles`,
      },
      { value: top, because: say`that is the angle at ${c}` },
      { value: top / 2, because: say`that is half of the angle at ${c}` },
      {
        value: (left + right) / 2,
        because: say`the halves at ${a} and ${b} were added and not taken off 180°`,
      },
      { value: 180 - top, because: say`the angle at ${c} was taken off 180°` },
      { value: 90 + top, because: say`the whole angle at ${c} was added to 90°` },
      { value: 180 - left, because: say`that is the exterior angle at ${a}` },
      { value: 2 * top, because: say`the angle at ${c} was doubled, as at the centre of the outer circle` },
    ],
    steps: [
      say`The third angle of the triangle is 180 − ${left} − ${right} = ${degrees(top)}.`,
      side === 'inside'
        ? say`Half of each angle: ${degrees(left / 2)} at ${a} and ${degrees(right / 2)} at ${b}.`
        : say`The exterior angles are ${degrees(180 - left)} and ${degrees(180 - right)}; their halves are ${degrees((180 - left) / 2)} and ${degrees((180 - right) / 2)}.`,
      say`These two and the angle at ${o} make a triangle of 180°.`,
      side === 'inside'
        ? say`∠${a}${o}${b} = 180 − ${left / 2} − ${right / 2} = ${answer}`
        : say`∠${a}${o}${b} = 180 − ${(180 - left) / 2} − ${(180 - right) / 2} = ${answer}`,
    ],
  }
}

export function heightAndBisector(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const foot = otherLetter(rng, name, 'DEMNT')
  const end = otherLetter(rng, name + foot, 'DEMNT')
  const small = rng.int(26, 60)
  const large = small + rng.int(8, Math.min(60, 88 - small))
  const isLeft = rng.chance(0.5)
  const [left, right] = isLeft ? [large, small] : [small, large]
  const top = 180 - left - right
  const key = (large - small) / 2
  const person = rng.pick(people)
  const answer = degrees(key)
  const [one, other, tip] = fromAngles(left, right)
  const down = footOn([one, other], tip)
  const cut = meet([one, other], [tip, along(tip, 180 + left + top / 2, 1)])
  return {
    given: { find: 'height-bisector' as const, left, right },
    prompt: rng.pick([
      say`In △${name}, ∠${a} = ${degrees(left)} and ∠${b} = ${degrees(right)}. ${c}${foot} is perpendicular to ${a}${b} and ${c}${end} bisects ∠${c}; ${foot} and ${end} lie on ${a}${b}. What is ∠${foot}${c}${end}?`,
      say`${person.name} draws the height ${c}${foot} and the bisector ${c}${end} of angle ${c} in a triangle ${name} with ${degrees(left)} at ${a} and ${degrees(right)} at ${b}. Find the angle between these two lines.`,
      say`How large is the angle between the altitude and the angle bisector drawn from ${c} in triangle ${name}, if the angles at ${a} and ${b} are ${degrees(left)} and ${degrees(right)}? ${person.name} calls it ∠${foot}${c}${end}.`,
      say`From corner ${c} of △${name} run the height to ${foot} and the bisector of the angle to ${end}, both on ${a}${b}. Given ∠${a} = ${degrees(left)} and ∠${c} = ${degrees(top)}, ∠${foot}${c}${end} is`,
    ]),
    figure: geometryFigure({
      title: `Triangle ${name}`,
      description: `Triangle ${name} with the height from ${c} to ${foot} on ${a}${b}, drawn with a right angle at ${foot}, and the bisector of the angle at ${c} to ${end} on ${a}${b}.`,
      points: { [a]: one, [b]: other, [c]: tip, [foot]: down, [end]: cut },
      lines: [a + b, b + c, c + a],
      dashed: [c + foot, c + end],
      right: [(isLeft ? a : b) + foot + c],
    }),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: large - small, because: say`the difference of the two angles was not halved` },
      {
        value: (large + small) / 2,
        because: say`half of the sum was taken instead of half of the difference`,
      },
      { value: top / 2, because: say`that is half of the angle at ${c}` },
      {
        value: 90 - large,
        because: say`that is the angle between the height and the shorter of the two sides at ${c}`,
      },
      {
        value: 90 - small,
        because: say`that is the angle between the height and the longer of the two sides at ${c}`,
      },
      { value: top, because: say`that is the whole angle at ${c}` },
      { value: key / 2, because: say`the difference was halved twice` },
    ],
    steps: [
      say`Angle at ${c} = 180 − ${left} − ${right} = ${degrees(top)}; its half is ${degrees(top / 2)}.`,
      say`The height makes a right triangle with the corner of ${degrees(large)}.`,
      say`In it the angle at ${c} is 90 − ${large} = ${degrees(90 - large)}.`,
      say`Between height and bisector: ${top / 2} − ${90 - large} = ${answer}`,
    ],
  }
}
