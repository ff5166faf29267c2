import { defineGenerator } from '../../../kit/define-generator.ts'
import { geometryFigure, onCircle } from '../../../kit/figures/geometry-figure.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { degrees, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawQuadrilateralNames, otherLetter } from './letters.ts'
import { angleAt } from './plane.ts'

/** "ABCD is a cyclic quadrilateral with angle A = 75°. What is angle C?" */
export const cyclicQuad = defineGenerator({
  id: 'geometry/cyclic-quad',
  version: 7,
  concepts: [
    'opposite-angles-cyclic',
    'angle-at-the-centre',
    'angle-in-a-semicircle',
    'angles-in-the-same-segment',
  ],
  levels: {
    easy: { forms: [opposite, exterior] },
    medium: { forms: [inRatio, centre] },
    hard: { forms: [onDiameter, diagonalAngles] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Places four points on a circle that fit the given facts, and measures the wanted angle.
    switch (given.find) {
      case 'opposite': {
        const { b, c, d } = place(given.angle)
        return angleAt(b, c, d)
      }
      case 'exterior': {
        // The corner with the given angle is opposite the corner where the side is extended.
        const { b, c, d } = place(given.angle)
        return 180 - angleAt(b, c, d)
      }
      case 'ratio': {
        const [p, q, r] = given.parts
        const unit = range(1, 90).find((size) => size * (p + r) === 180) ?? Number.NaN
        return 360 - unit * (p + q + r)
      }
      case 'centre': {
        const { b, d } = place(180 - given.angle)
        return angleAt(b, [0, 0], d)
      }
      case 'diameter': {
        const [a, b, c] = [onCircle(180), onCircle(0), onCircle(2 * given.angle - 180)]
        const d = onCircle(given.angle)
        return Math.abs(angleAt(a, d, c) - given.angle) < 1e-6 ? angleAt(c, a, b) : Number.NaN
      }
      case 'diagonals': {
        // Arcs are twice the angles over them.
        const [b, c, d] = [onCircle(-2 * given.other), onCircle(0), onCircle(2 * given.one)]
        return angleAt(b, c, d)
      }
    }
  },
})

/** Four points of a circle in order, with this angle at the first. */
function place(angle: number) {
  const [a, b, c, d] = [onCircle(angle + 180), onCircle(0), onCircle(angle), onCircle(2 * angle)]
  if (Math.abs(angleAt(b, a, d) - angle) > 1e-6) throw new Error('the angle differs from the given one')
  return { a, b, c, d }
}

/** A picture of four points on a circle with this angle at the first. */
function picture(names: readonly [string, string, string, string], angle: number) {
  const { a, b, c, d } = place(angle)
  return { [names[0]]: a, [names[1]]: b, [names[2]]: c, [names[3]]: d }
}

function opposite(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const angle = rng.int(48, 132)
  const answer = degrees(180 - angle)
  return {
    concept: 'opposite-angles-cyclic',
    given: { find: 'opposite' as const, angle },
    prompt: rng.pick([
      say`${name} is a cyclic quadrilateral. If ∠${a} = ${degrees(angle)}, then ${askThen(rng, say`∠${c}`)}`,
      say`In a cyclic quadrilateral ${name}, ∠${d}${a}${b} = ${degrees(angle)}. ${ask(rng, say`the measure of ∠${b}${c}${d}`)}`,
      say`A quadrilateral ${name} is inscribed in a circle. If the measure of ∠${a} is ${degrees(angle)}, ${askThen(rng, say`the measure of ∠${c}`)}`,
      say`One angle of a cyclic quadrilateral ${name}, ∠${a}, measures ${degrees(angle)}. ${ask(rng, say`the angle opposite to it, ∠${c}`)}`,
      say`A circle passes through all four vertices of ${name}. If ∠${a} = ${degrees(angle)}, ${askThen(rng, say`the measure of ∠${c}`)}`,
      say`The points ${a}, ${b}, ${c} and ${d} lie on a circle in this order. If ∠${d}${a}${b} = ${degrees(angle)}, ${askThen(rng, say`∠${b}${c}${d}`)}`,
    ]),
    figure: geometryFigure({
      title: `Cyclic quadrilateral ${name}`,
      description: `Quadrilateral ${name} with all corners on a circle. The angle at ${a} is ${angle}°; the angle at ${c} is marked with a question mark.`,
      points: { ...picture([a, b, c, d], angle), '·': [0, 0] },
      unnamed: '·',
      lines: [a + b, b + c, c + d, d + a],
      circles: [['·', 100]],
      angles: [
        [d + a + b, `${angle}°`],
        [b + c + d, '?'],
      ],
    }),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: angle, because: say`opposite angles were taken to be equal, as in a parallelogram` },
      { value: Math.abs(90 - angle), because: say`the angle was taken off 90°` },
      { value: 360 - 2 * angle, because: say`twice the angle was taken off 360°` },
      { value: (360 - angle) / 3, because: say`the rest of 360° was shared among the other three angles` },
      { value: angle / 2, because: say`the angle was halved` },
      { value: 2 * angle, because: say`the angle was doubled, as at the centre` },
      { value: 180 - angle / 2, because: say`half of the angle was taken off 180°` },
      { value: (180 - angle) / 2, because: say`the rest of 180° was halved` },
    ],
    steps: [say`Opposite angles of a cyclic quadrilateral add up to 180°.`, say`180 − ${angle} = ${answer}`],
  }
}

function exterior(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const e = otherLetter(rng, name, 'ETXVZ')
  const angle = rng.int(50, 130)
  const answer = degrees(angle)
  return {
    concept: 'opposite-angles-cyclic',
    given: { find: 'exterior' as const, angle },
    prompt: rng.pick([
      say`The side ${a}${b} of a cyclic quadrilateral ${name} is produced to ${e}. If ∠${a}${d}${c} = ${degrees(angle)}, ${askThen(rng, say`the measure of ∠${c}${b}${e}`)}`,
      say`${name} is a cyclic quadrilateral and ${a}${b} is extended to a point ${e}. If ∠${d} = ${degrees(angle)}, ${askThen(rng, say`∠${c}${b}${e}`)}`,
      say`In a cyclic quadrilateral ${name}, ∠${d} = ${degrees(angle)}. If ${a}${b} is produced to ${e}, ${askThen(rng, say`the exterior angle ${c}${b}${e}`)}`,
      say`If side ${a}${b} of a quadrilateral ${name} inscribed in a circle is extended beyond ${b} to ${e} and ∠${a}${d}${c} = ${degrees(angle)}, ${askThen(rng, say`the measure of ∠${c}${b}${e}`)}`,
    ]),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: 180 - angle, because: say`that is the interior angle at ${b}` },
      { value: Math.abs(90 - angle), because: say`the angle was taken off 90°` },
      { value: angle / 2, because: say`the angle was halved` },
      { value: 2 * angle, because: say`the angle was doubled, as at the centre` },
      { value: 180 - angle / 2, because: say`half of the angle was taken off 180°` },
      { value: (180 - angle) / 2, because: say`half of the interior angle was taken` },
      { value: 90 + angle / 2, because: say`90° was added to half of the angle` },
      { value: 90, because: say`the exterior angle was taken for a right angle` },
    ],
    steps: [
      say`The angle inside at ${b} is opposite ${d}: 180 − ${angle} = ${degrees(180 - angle)}.`,
      say`The exterior angle makes a straight line with it: 180 − ${180 - angle} = ${answer}`,
    ],
  }
}

const PARTS = range(1, 11).flatMap((p) =>
  range(1, 11).flatMap((r) =>
    180 % (p + r) === 0 && p !== r
      ? range(1, p + r - 1).flatMap((q) =>
          q !== p && q !== r && q * 2 !== p + r ? [[p, q, r] as const] : [],
        )
      : [],
  ),
)

function inRatio(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const parts = rng.pick(PARTS)
  const [p, q, r] = parts
  const unit = 180 / (p + r)
  const key = (p + r - q) * unit
  const answer = degrees(key)
  return {
    concept: 'opposite-angles-cyclic',
    given: { find: 'ratio' as const, parts },
    prompt: rng.pick([
      say`The angles ${a}, ${b} and ${c} of a cyclic quadrilateral ${name} are in the ratio ${ratio(p, q, r)}. ${ask(rng, say`the measure of ∠${d}`)}`,
      say`In a cyclic quadrilateral ${name}, ∠${a} : ∠${b} : ∠${c} = ${ratio(p, q, r)}. ${ask(rng, say`∠${d}`)}`,
      say`If ∠${a}, ∠${b} and ∠${c} of a quadrilateral ${name} inscribed in a circle are in the ratio ${ratio(p, q, r)}, ${askThen(rng, say`∠${d}`)}`,
      say`${name} is a cyclic quadrilateral in which ∠${a} : ∠${b} : ∠${c} is ${ratio(p, q, r)}. ${ask(rng, say`the ${rng.pick(['value', 'measure'])} of the fourth angle`)}`,
    ]),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: q * unit, because: say`that is the angle at ${b}` },
      { value: p * unit, because: say`that is the angle at ${a}` },
      { value: r * unit, because: say`that is the angle at ${c}` },
      { value: unit, because: say`that is the size of one part` },
      { value: key / 2, because: say`the result was halved` },
      { value: 360 / (p + q + r), because: say`the three angles were taken to add up to 360°` },
      { value: (p + q) * unit, because: say`the angles at ${a} and ${b} were added` },
      { value: 90, because: say`the fourth angle was taken for a right angle` },
    ],
    steps: [
      say`The opposite angles ${a} and ${c} add up to 180°: ${p} + ${r} = ${p + r} parts.`,
      say`One part is 180 ÷ ${p + r} = ${degrees(unit)}, so ∠${b} = ${q} × ${unit} = ${degrees(q * unit)}.`,
      say`∠${d} = 180 − ${q * unit} = ${answer}`,
    ],
  }
}

function centre(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const o = otherLetter(rng, name, 'OT')
  const angle = rng.int(96, 150)
  const key = 360 - 2 * angle
  const answer = degrees(key)
  return {
    concept: 'angle-at-the-centre',
    given: { find: 'centre' as const, angle },
    prompt: rng.pick([
      say`${name} is a quadrilateral inscribed in a circle with centre ${o}. If ∠${b}${c}${d} = ${degrees(angle)}, ${askThen(rng, say`the angle ${b}${o}${d} that is less than 180°`)}`,
      say`In a cyclic quadrilateral ${name}, ∠${c} = ${degrees(angle)}. If ${o} is the centre of the circle and ∠${b}${o}${d} is less than 180°, ${askThen(rng, say`∠${b}${o}${d}`)}`,
      say`${o} is the centre of the circle passing through the vertices of ${name}. If ∠${b}${c}${d} is ${degrees(angle)}, ${askThen(rng, say`the angle ${b}${o}${d} marked in the figure`)}`,
      say`A circle with centre ${o} passes through the vertices of ${name}, and ∠${b}${c}${d} = ${degrees(angle)}. ${ask(rng, say`∠${b}${o}${d}, marked in the figure`)}`,
      say`The vertices of ${name} lie on a circle with centre ${o} and ∠${b}${c}${d} = ${degrees(angle)}. ${ask(rng, say`the measure of ∠${b}${o}${d}`)}`,
    ]),
    figure: geometryFigure({
      title: `Cyclic quadrilateral ${name}`,
      description: `Quadrilateral ${name} with all corners on a circle with centre ${o}. The radii ${o}${b} and ${o}${d} are drawn. The angle at ${c} is ${angle}°; the angle ${b}${o}${d} is marked with a question mark.`,
      points: { ...picture([a, b, c, d], 180 - angle), [o]: [0, 0] },
      lines: [a + b, b + c, c + d, d + a],
      dashed: [o + b, o + d],
      circles: [[o, 100]],
      angles: [
        [b + c + d, `${angle}°`],
        [b + o + d, '?'],
      ],
    }),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: 180 - angle, because: say`that is the angle at ${a}` },
      { value: angle, because: say`the angle at ${c} was kept` },
      { value: angle / 2, because: say`the angle at ${c} was halved` },
      { value: (180 - angle) / 2, because: say`the angle at ${a} was halved instead of doubled` },
      { value: 180 - angle / 2, because: say`half of the angle at ${c} was taken off 180°` },
      { value: angle - 90, because: say`90° was taken off the angle at ${c}` },
      { value: 180 - (360 - 2 * angle), because: say`the angle at the centre was taken off 180°` },
    ],
    steps: [
      say`Opposite angles add up to 180°: ∠${a} = 180 − ${angle} = ${degrees(180 - angle)}`,
      say`The angle at the centre is twice the angle at the circle over the same arc ${b}${c}${d}.`,
      say`∠${b}${o}${d} = 2 × ${180 - angle} = ${answer}`,
    ],
  }
}

function onDiameter(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const angle = rng.int(100, 165)
  const answer = degrees(angle - 90)
  return {
    concept: 'angle-in-a-semicircle',
    given: { find: 'diameter' as const, angle },
    prompt: rng.pick([
      say`${name} is a cyclic quadrilateral such that ${a}${b} is a diameter of the circle. If ∠${a}${d}${c} = ${degrees(angle)}, then ${askThen(rng, say`∠${b}${a}${c}`)}`,
      say`In a cyclic quadrilateral ${name}, side ${a}${b} is a diameter of the circle and ∠${a}${d}${c} = ${degrees(angle)}. ${ask(rng, say`the measure of ∠${b}${a}${c}`)}`,
      say`${a}${b} is a diameter of a circle, and ${c} and ${d} are points on the same semicircle such that ${name} is a quadrilateral with ∠${d} = ${degrees(angle)}. ${ask(rng, say`∠${b}${a}${c}`)}`,
      say`The points ${a}, ${b}, ${c} and ${d} lie in this order on a circle with diameter ${a}${b}. If ∠${a}${d}${c} = ${degrees(angle)}, ${askThen(rng, say`the measure of ∠${b}${a}${c}`)}`,
      say`If ${a}${b} is the diameter of the circle circumscribing the quadrilateral ${name} and ∠${a}${d}${c} is ${degrees(angle)}, ${askThen(rng, say`the value of ∠${b}${a}${c}`)}`,
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

function diagonalAngles(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const one = rng.int(22, 74)
  const other = rng.int(20, 140 - one)
  const key = 180 - one - other
  const answer = degrees(key)
  return {
    concept: 'angles-in-the-same-segment',
    given: { find: 'diagonals' as const, one, other },
    prompt: rng.pick([
      say`${name} is a cyclic quadrilateral. If ∠${d}${b}${c} = ${degrees(one)} and ∠${b}${a}${c} = ${degrees(other)}, then ${askThen(rng, say`∠${b}${c}${d}`)}`,
      say`In a cyclic quadrilateral ${name} with diagonals ${a}${c} and ${b}${d}, ∠${d}${b}${c} = ${degrees(one)} and ∠${b}${a}${c} = ${degrees(other)}. ${ask(rng, say`the measure of ∠${b}${c}${d}`)}`,
      say`The diagonals ${a}${c} and ${b}${d} of a quadrilateral ${name} inscribed in a circle are drawn. If ∠${b}${a}${c} is ${degrees(other)} and ∠${d}${b}${c} is ${degrees(one)}, find ∠${b}${c}${d}.`,
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
