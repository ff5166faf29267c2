import { defineGenerator } from '../../../kit/define-generator.ts'
import { fromAngles, geometryFigure } from '../../../kit/figures/geometry-figure.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { degrees, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawTriangleNames, otherLetter } from './letters.ts'
import { along, angleAt, footOn, meet, type Point } from './plane.ts'

/** "Two angles of a triangle are 50° and 60°. What is the third?" */
export const triangleAngle = defineGenerator({
  id: 'geometry/triangle-angle',
  version: 5,
  concepts: [
    'angle-sum-property',
    'exterior-angle-theorem',
    'isosceles-triangle',
    'angle-bisectors-of-triangle',
  ],
  levels: {
    easy: { forms: [third, exterior] },
    medium: { forms: [inRatio, isosceles, bisectors] },
    hard: { forms: [fromBisectors, heightAndBisector] },
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
      case 'from-bisectors': {
        // Triangles with that difference are built until the bisectors meet at that angle.
        const { side, at, more } = given
        const found = range(1, 179).find((left) => {
          const right = left - more
          if (right <= 0 || left + right >= 180) return false
          const half = (angle: number) => (side === 'inside' ? angle / 2 : -(180 - angle) / 2)
          const [one, other] = build(left, right)
          const meeting = meet([one, along(one, half(left), 1)], [other, along(other, 180 - half(right), 1)])
          return Math.abs(angleAt(one, meeting, other) - at) < 1e-6
        })
        return found ?? Number.NaN
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
  const answer = degrees(key)
  const [left, right, top] = fromAngles(first, second)
  return {
    concept: 'angle-sum-property',
    given: { find: 'third' as const, first, second },
    prompt: rng.pick([
      say`In △${name}, ∠${a} = ${degrees(first)} and ∠${b} = ${degrees(second)}. ${ask(rng, say`the measure of ∠${c}`)}`,
      say`Two angles of a triangle ${name}, ∠${a} and ∠${b}, are ${degrees(first)} and ${degrees(second)}, respectively. Find ∠${c}.`,
      say`If ∠${a} and ∠${b} of △${name} measure ${degrees(first)} and ${degrees(second)}, then ∠${c} is equal to:`,
      say`The measures of two angles, ∠${a} and ∠${b}, of a triangle ${name} are ${degrees(first)} and ${degrees(second)}. ${ask(rng, 'the third angle')}`,
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
  const answer = degrees(isOutside ? outside : second)
  const [left, right, top] = fromAngles(first, 180 - outside)
  return {
    concept: 'exterior-angle-theorem',
    given: isOutside
      ? { find: 'exterior' as const, first, second }
      : { find: 'third' as const, first, second: 180 - outside },
    prompt: isOutside
      ? rng.pick([
          say`In △${name}, side ${a}${b} is produced to ${d}. If ∠${a} = ${degrees(first)} and ∠${c} = ${degrees(second)}, ${askThen(rng, say`the measure of ∠${c}${b}${d}`)}`,
          say`Side ${a}${b} of a triangle ${name} is extended to ${d}. ∠${a} and ∠${c} are ${degrees(first)} and ${degrees(second)}, respectively. Then the exterior angle ${c}${b}${d} is:`,
          say`If side ${a}${b} of △${name} is produced to a point ${d}, ∠${b}${a}${c} = ${degrees(first)} and ∠${a}${c}${b} = ${degrees(second)}, find ∠${c}${b}${d}.`,
        ])
      : rng.pick([
          say`In △${name}, side ${a}${b} is produced to ${d} such that ∠${c}${b}${d} = ${degrees(outside)}. If ∠${a} = ${degrees(first)}, ${askThen(rng, say`the measure of ∠${c}`)}`,
          say`Side ${a}${b} of a triangle ${name} is extended to ${d}. If the exterior angle ${c}${b}${d} is ${degrees(outside)} and ∠${b}${a}${c} = ${degrees(first)}, then ∠${a}${c}${b} is:`,
          say`An exterior angle ${c}${b}${d} of △${name}, formed on producing ${a}${b} to ${d}, is ${degrees(outside)}. If ∠${a} is ${degrees(first)}, find ∠${c}.`,
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

const RATIOS = range(1, 9).flatMap((a) =>
  range(a, 11).flatMap((b) =>
    range(b + 1, 12).flatMap((c) => (180 % (a + b + c) === 0 ? [[a, b, c] as const] : [])),
  ),
)

function inRatio(rng: Random) {
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
  const answer = degrees(key)
  return {
    concept: 'angle-sum-property',
    given: { find: 'ratio' as const, parts: [p, q, r], wanted },
    prompt: rng.pick([
      say`The angles of a triangle ${name} are in the ratio ${ratio(p, q, r)}. ${ask(rng, say`${what}`)}`,
      say`If the ratio of the angles of △${name} is ${ratio(p, q, r)}, then ${askThen(rng, say`${what}`)}`,
      say`The measures of the three angles of a triangle ${name} are in the ratio of ${ratio(p, q, r)}. ${ask(rng, say`${wanted === 'difference' ? '' : 'the measure of '}${what}`)}`,
      say`In △${name}, ∠${name.charAt(0)} : ∠${name.charAt(1)} : ∠${name.charAt(2)} = ${ratio(p, q, r)}. ${ask(rng, say`${what}`)}`,
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

function isosceles(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name)
  const base = rng.int(20, 75)
  const top = 180 - 2 * base
  const exteriorAngle = 180 - base
  const answer = degrees(top)
  const [left, right, tip] = fromAngles(base, base)
  return {
    concept: 'isosceles-triangle',
    given: { find: 'isosceles' as const, exterior: exteriorAngle },
    prompt: rng.pick([
      say`In △${name}, ${a}${c} = ${b}${c} and ${a}${b} is produced to ${d}. If ∠${c}${b}${d} = ${degrees(exteriorAngle)}, ${askThen(rng, say`the measure of ∠${c}`)}`,
      say`${name} is an isosceles triangle with ${a}${c} = ${b}${c}. If ${a}${b} is extended to ${d} such that ∠${c}${b}${d} = ${degrees(exteriorAngle)}, then ∠${a}${c}${b} is equal to:`,
      say`If ${a}${c} = ${b}${c} in a triangle ${name} and the exterior angle ${c}${b}${d}, formed by producing ${a}${b} to ${d}, is ${degrees(exteriorAngle)}, find ∠${c}.`,
      say`The side ${a}${b} of an isosceles triangle ${name}, in which ${a}${c} = ${b}${c}, is produced to ${d}. If ∠${c}${b}${d} is ${degrees(exteriorAngle)}, what is ∠${a}${c}${b}?`,
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

function bisectors(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const o = otherLetter(rng, name, 'OITW')
  const left = rng.int(30, 100, 2)
  const right = rng.int(24, 150 - left, 2)
  const top = 180 - left - right
  const side = rng.pick(['inside', 'outside'] as const)
  const key = side === 'inside' ? 90 + top / 2 : 90 - top / 2
  const answer = degrees(key)
  const [one, other, tip] = fromAngles(left, right)
  const half = (angle: number) => (side === 'inside' ? angle / 2 : -(180 - angle) / 2)
  const meeting = meet([one, along(one, half(left), 1)], [other, along(other, 180 - half(right), 1)])
  const where = side === 'inside' ? 'angles' : 'exterior angles'
  return {
    concept: 'angle-bisectors-of-triangle',
    given: { find: 'bisectors' as const, left, right, side },
    prompt: rng.pick([
      say`In △${name}, ∠${a} = ${degrees(left)} and ∠${b} = ${degrees(right)}. The bisectors of the ${where} at ${a} and ${b} meet at ${o}. ${ask(rng, say`the measure of ∠${a}${o}${b}`)}`,
      say`The bisectors of the ${where} at ${a} and ${b} of a triangle ${name} intersect at ${o}. If ∠${c} = ${degrees(top)}, then ∠${a}${o}${b} is equal to:`,
      say`If ∠${a} and ∠${b} of △${name} are ${degrees(left)} and ${degrees(right)}, respectively, and the bisectors of the ${where} at these vertices meet at ${o}, find ∠${a}${o}${b}.`,
      say`${o} is the point of intersection of the bisectors of the ${where} at ${a} and ${b} of △${name}. If ∠${a} = ${degrees(left)} and ∠${b} = ${degrees(right)}, what is ∠${a}${o}${b}?`,
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

/** "The bisectors of ∠A and ∠B meet at O with ∠AOB = 118°, and ∠A exceeds ∠B by 20°. What is ∠A?" */
function fromBisectors(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const o = otherLetter(rng, name, 'OITW')
  const { left, right } = rng.until(
    () => ({ left: rng.int(34, 110), right: rng.int(20, 90) }),
    (drawn) =>
      drawn.left - drawn.right >= 4 &&
      drawn.left + drawn.right <= 150 &&
      (drawn.left + drawn.right) % 2 === 0,
  )
  const top = 180 - left - right
  const side = rng.pick(['inside', 'outside'] as const)
  const known = side === 'inside' ? 90 + top / 2 : 90 - top / 2
  const more = left - right
  const answer = degrees(left)
  const [one, other, tip] = fromAngles(left, right)
  const half = (angle: number) => (side === 'inside' ? angle / 2 : -(180 - angle) / 2)
  const meeting = meet([one, along(one, half(left), 1)], [other, along(other, 180 - half(right), 1)])
  const where = side === 'inside' ? 'angles' : 'exterior angles'
  return {
    concept: 'angle-bisectors-of-triangle',
    given: { find: 'from-bisectors' as const, side, at: known, more },
    prompt: rng.pick([
      say`In △${name}, the bisectors of the ${where} at ${a} and ${b} meet at ${o}, and ∠${a}${o}${b} = ${degrees(known)}. If ∠${a} is ${degrees(more)} more than ∠${b}, ${askThen(rng, say`the measure of ∠${a}`)}`,
      say`The bisectors of the ${where} at ${a} and ${b} of a triangle ${name} intersect at ${o} such that ∠${a}${o}${b} = ${degrees(known)}. If ∠${a} − ∠${b} = ${degrees(more)}, then ∠${a} is equal to:`,
      say`${o} is the point of intersection of the bisectors of the ${where} at ${a} and ${b} of △${name}. If ∠${a}${o}${b} = ${degrees(known)} and ∠${a} exceeds ∠${b} by ${degrees(more)}, what is ∠${a}?`,
    ]),
    figure: geometryFigure({
      title: `Triangle ${name}`,
      description: `Triangle ${name}. The bisectors of the ${where} at ${a} and ${b} meet at the point ${o} ${side === 'inside' ? 'inside the triangle' : `on the other side of ${a}${b}`}. The angle at ${o} is ${known}°.`,
      points: { [a]: one, [b]: other, [c]: tip, [o]: meeting },
      lines: [a + b, b + c, c + a],
      dashed: [a + o, b + o],
      angles: [[a + o + b, `${known}°`]],
    }),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: right, because: say`that is ∠${b}` },
      { value: top, because: say`that is ∠${c}` },
      { value: (left + right) / 2, because: say`the difference of the two angles was left out` },
      { value: left + more / 2, because: say`the whole difference was added to half of the sum` },
      {
        value: (180 - known + more) / 2,
        because: say`the halves at ${a} and ${b} were taken for the whole angles`,
      },
      { value: left / 2, because: say`that is half of ∠${a}` },
      { value: left + right, because: say`that is the sum of ∠${a} and ∠${b}` },
    ],
    steps: [
      side === 'inside'
        ? say`Half of ∠${a} and half of ∠${b} make 180 − ${known} = ${degrees(180 - known)}.`
        : say`Half of the two exterior angles make 180 − ${known} = ${degrees(180 - known)}.`,
      side === 'inside'
        ? say`So ∠${a} + ∠${b} = 2 × ${180 - known} = ${degrees(left + right)}.`
        : say`So the exterior angles make ${degrees(2 * (180 - known))}, and ∠${a} + ∠${b} = 360 − ${2 * (180 - known)} = ${degrees(left + right)}.`,
      say`∠${a} − ∠${b} = ${degrees(more)}, so twice ∠${a} is ${left + right} + ${more} = ${degrees(2 * left)}.`,
      say`∠${a} = ${answer}`,
    ],
  }
}

function heightAndBisector(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const foot = otherLetter(rng, name, 'DEMNT')
  const end = otherLetter(rng, name + foot, 'DEMNT')
  const small = rng.int(26, 60)
  const large = small + rng.int(8, Math.min(60, 88 - small))
  const isLeft = rng.chance(0.5)
  const [left, right] = isLeft ? [large, small] : [small, large]
  const top = 180 - left - right
  const key = (large - small) / 2
  const answer = degrees(key)
  const [one, other, tip] = fromAngles(left, right)
  const down = footOn([one, other], tip)
  const cut = meet([one, other], [tip, along(tip, 180 + left + top / 2, 1)])
  return {
    concept: 'angle-bisectors-of-triangle',
    given: { find: 'height-bisector' as const, left, right },
    prompt: rng.pick([
      say`In △${name}, ∠${a} = ${degrees(left)} and ∠${b} = ${degrees(right)}. If ${c}${foot} ⊥ ${a}${b} and ${c}${end} is the bisector of ∠${c}, where ${foot} and ${end} lie on ${a}${b}, ${askThen(rng, say`the measure of ∠${foot}${c}${end}`)}`,
      say`${c}${foot} is the altitude and ${c}${end} is the bisector of ∠${c} in △${name}. If ∠${a} = ${degrees(left)} and ∠${b} = ${degrees(right)}, then ∠${foot}${c}${end} is equal to:`,
      say`If the angles ${a} and ${b} of a triangle ${name} are ${degrees(left)} and ${degrees(right)}, respectively, ${askThen(rng, say`the angle between the altitude ${c}${foot} and the angle bisector ${c}${end} drawn from ${c}`)}`,
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
