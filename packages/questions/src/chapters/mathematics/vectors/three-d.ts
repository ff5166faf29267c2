import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction, surd } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is the distance of the point (3, −2, 5) from the plane 2x − y + 2z = 9?" */
export const threeD = defineGenerator({
  id: 'higher/three-d',
  version: 9,
  concepts: [
    'distance-in-space',
    'direction-cosines',
    'angle-between-lines-in-space',
    'lines-in-space',
    'planes',
  ],
  levels: {
    easy: { forms: [...often(6, between), missingCosine, ...often(5, fromAxis)] },
    medium: {
      forms: [
        ...often(4, dividedBy),
        ...often(3, perpendicularLines),
        ...often(2, fromPlane),
        ...often(3, intercepts),
        ...often(2, betweenPlanes),
        ...often(2, angleOfLines),
      ],
    },
    hard: { forms: [...often(3, lineMeetsPlane), ...often(4, mirroredInPlane), ...often(4, alongLine)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'between':
        return Math.hypot(...given.p.map((one, place) => one - (given.q[place] ?? 0)))
      case 'cosine':
        return Math.sqrt(1 - given.a ** 2 - given.b ** 2)
      case 'axis':
        return Math.hypot(...given.p.filter((_, place) => place !== given.axis))
      case 'divided': {
        // Walks from P towards Q by the part m of m + n.
        const [m, n] = given.parts
        const at = (place: number) =>
          (given.p[place] ?? 0) + (((given.q[place] ?? 0) - (given.p[place] ?? 0)) * m) / (m + n)
        return point([at(0), at(1), at(2)])
      }
      case 'perpendicular':
        return (
          range(-400, 400).find(
            (k) => given.a[0] * given.b[0] + given.a[1] * given.b[1] + k * given.b[2] === 0,
          ) ?? Number.NaN
        )
      case 'mirrored': {
        // The point halfway to the image lies in the plane, and the way there is along the normal.
        const [a, b, c] = given.normal
        const left = given.d - given.p[0] * a - given.p[1] * b - given.p[2] * c
        const step = ((given.isImage ? 2 : 1) * left) / (a * a + b * b + c * c)
        return point([given.p[0] + step * a, given.p[1] + step * b, given.p[2] + step * c])
      }
      case 'along': {
        // The perpendicular distance divided by the sine of the angle between line and plane.
        const [a, b, c] = given.normal
        const [l, m, n] = given.way
        const across = Math.abs(given.p[0] * a + given.p[1] * b + given.p[2] * c - given.d)
        const sine = Math.abs(a * l + b * m + c * n) / Math.hypot(l, m, n)
        return across / sine
      }
      case 'plane': {
        // The foot of the perpendicular: steps along the normal until the plane is reached.
        const [a, b, c] = given.normal
        const left = given.p[0] * a + given.p[1] * b + given.p[2] * c - given.d
        const step = left / (a * a + b * b + c * c)
        return Math.hypot(step * a, step * b, step * c)
      }
      case 'intercepts':
        return given.normal.reduce((sum, one) => sum + given.d / one, 0)
      case 'planes': {
        const [a, b, c] = given.normal
        const step = (given.d - given.e) / (a * a + b * b + c * c)
        return Math.hypot(step * a, step * b, step * c)
      }
      case 'angle': {
        const dot = given.a.reduce((sum, one, place) => sum + one * (given.b[place] ?? 0), 0)
        return Math.abs(dot) / (Math.hypot(...given.a) * Math.hypot(...given.b))
      }
      case 'meets': {
        const at = (t: number, place: number) => (given.p[place] ?? 0) + t * (given.way[place] ?? 0)
        const t =
          range(-40, 40).find(
            (one) => given.normal.reduce((sum, each, place) => sum + each * at(one, place), 0) === given.d,
          ) ?? Number.NaN
        return point([at(t, 0), at(t, 1), at(t, 2)])
      }
    }
  },
})

type Triple = readonly [number, number, number]
const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))
const point = (at: readonly number[]): string => `(${at.map(signed).join(', ')})`
const drawPoint = (rng: Random, size = 9): Triple => [
  rng.int(-size, size),
  rng.int(-size, size),
  rng.int(-size, size),
]

/** Three whole numbers with a whole length. */
const WHOLE: readonly (readonly [number, number, number, number])[] = range(1, 22).flatMap((a) =>
  range(1, 22).flatMap((b) =>
    range(1, 22).flatMap((c) => {
      const length = Math.hypot(a, b, c)
      return Number.isInteger(length) ? [[a, b, c, length] as const] : []
    }),
  ),
)

function drawWhole(rng: Random): { way: Triple; length: number } {
  const [a, b, c, length] = rng.pick(WHOLE)
  return { way: [rng.pick([1, -1]) * a, rng.pick([1, -1]) * b, rng.pick([1, -1]) * c], length }
}

const plane = ([a, b, c]: Triple, d: number): string => {
  const part = (size: number, letter: string, isFirst: boolean) =>
    `${isFirst ? (size < 0 ? '-' : '') : size < 0 ? ' - ' : ' + '}${Math.abs(size) === 1 ? '' : Math.abs(size)}${letter}`
  return latex`${part(a, 'x', true)}${part(b, 'y', false)}${part(c, 'z', false)} = ${d}`
}

function between(rng: Random) {
  const p = drawPoint(rng)
  const { way, length } = drawWhole(rng)
  const q: Triple = [p[0] + way[0], p[1] + way[1], p[2] + way[2]]
  const [a, b, c] = way.map(Math.abs)
  return {
    concept: 'distance-in-space',
    given: { find: 'between' as const, p, q },
    prompt: rng.pick([
      say`${ask(rng, say`the distance between the points ${point(p)} and ${point(q)}`)}`,
      say`${ask(rng, say`the distance between P${point(p)} and Q${point(q)}`)}`,
      say`The distance between the points ${point(p)} and ${point(q)} is`,
    ]),
    answer: length,
    mistakes: [
      { value: (a ?? 0) + (b ?? 0) + (c ?? 0), because: say`the differences were added without squaring` },
      { value: length * length, because: say`the root was not taken` },
      {
        value: (a ?? 0) + (b ?? 0) + (c ?? 0) - 1,
        because: say`the differences were added without squaring, with a slip of 1`,
      },
      {
        value: (a ?? 0) + (b ?? 0) + (c ?? 0) + 1,
        because: say`the differences were added without squaring, with a slip of 1`,
      },
      ...[
        [a, b],
        [a, c],
        [b, c],
      ].map(([one = 0, other = 0]) => ({
        value: one + other,
        because: say`one coordinate was left out, and the other differences were added without squaring`,
      })),
      rng.pick([
        { value: length + 1, because: say`a slip in the root made it too large` },
        { value: length - 1, because: say`a slip in the root made it too small` },
        { value: length + 2, because: say`a slip in the root made it too large` },
        { value: surd(1, (a ?? 0) ** 2 + (b ?? 0) ** 2), because: say`the third coordinate was left out` },
      ]),
    ],
    steps: [
      say`The differences of the coordinates are ${a ?? 0}, ${b ?? 0} and ${c ?? 0}.`,
      say`${latex`\sqrt{${(a ?? 0) ** 2} + ${(b ?? 0) ** 2} + ${(c ?? 0) ** 2}} = \sqrt{${length * length}}`} = ${length}`,
    ],
  }
}

function missingCosine(rng: Random) {
  const [a, b, c, length] = rng.pick(WHOLE)
  const answer = fraction(exact(c, length))
  return {
    concept: 'direction-cosines',
    given: { find: 'cosine' as const, a: a / length, b: b / length },
    prompt: rng.pick([
      say`A line has the direction cosines ${fraction(a, length)}, ${fraction(b, length)} and n, with n positive. ${ask(rng, 'the value of n')}`,
      say`If ${fraction(a, length)}, ${fraction(b, length)} and n are the direction cosines of a line and n is positive, then n is`,
      say`Two direction cosines of a line are ${fraction(a, length)} and ${fraction(b, length)}. ${ask(rng, 'the third one, which is positive')}`,
      say`The cosines of the angles of a line with the x-axis and the y-axis are ${fraction(a, length)} and ${fraction(b, length)}. ${ask(rng, 'the cosine of its acute angle with the z-axis')}`,
    ]),
    answer,
    mistakes: [
      {
        value: fraction(exact(length - a - b, length).abs()),
        because: say`it is the squares that add up to 1`,
      },
      { value: fraction(exact(c * c, length * length)), because: say`the root was not taken` },
      { value: fraction(exact(a + b, length)), because: say`the two cosines were added` },
      { value: fraction(exact(length, c)), because: say`the fraction was turned upside down` },
      { value: fraction(exact(c + 1, length)), because: say`a slip in the squares made it too large` },
      { value: fraction(exact(a * b, length * length)), because: say`the two cosines were multiplied` },
    ],
    steps: [
      say`The squares of the direction cosines add up to 1.`,
      say`${latex`n^2 = 1 - \frac{${a * a}}{${length * length}} - \frac{${b * b}}{${length * length}} = \frac{${c * c}}{${length * length}}`}, so n = ${answer}`,
    ],
  }
}

const AXES = ['x', 'y', 'z'] as const

function fromAxis(rng: Random) {
  const p = rng.until(
    () => drawPoint(rng, 14),
    (drawn) => drawn.every((one) => one !== 0),
  )
  const axis = rng.int(0, 2)
  const [one = 0, other = 0] = p.filter((_, place) => place !== axis)
  const answer = surd(1, one * one + other * other)
  return {
    concept: 'distance-in-space',
    given: { find: 'axis' as const, p, axis },
    prompt: rng.pick([
      say`What is the distance of the point ${point(p)} from the ${AXES[axis] ?? ''}-axis?`,
      say`Find the length of the perpendicular from ${point(p)} to the ${AXES[axis] ?? ''}-axis.`,
      say`The distance of the point ${point(p)} from the ${AXES[axis] ?? ''}-axis is equal to:`,
    ]),
    answer,
    mistakes: [
      {
        value: surd(
          1,
          p.reduce((sum, each) => sum + each * each, 0),
        ),
        because: say`that is the distance from the origin`,
      },
      { value: Math.abs(p[axis] ?? 0), because: say`the coordinate along that axis does not count` },
      { value: Math.abs(one) + Math.abs(other), because: say`the two coordinates were added` },
      { value: one * one + other * other, because: say`the root was not taken` },
      { value: Math.abs(one), because: say`that is the distance from a plane of the axes` },
      { value: surd(1, (p[axis] ?? 0) ** 2 + one * one), because: say`the wrong coordinate was left out` },
    ],
    steps: [
      say`Along the ${AXES[axis] ?? ''}-axis nothing counts; the other coordinates are ${one} and ${other}.`,
      say`${latex`\sqrt{${one * one} + ${other * other}}`} = ${answer}`,
    ],
  }
}

function dividedBy(rng: Random) {
  const [m, n] = rng.until(
    () => [rng.int(1, 4), rng.int(1, 4)] as const,
    ([one, other]) => one !== other && exact(one, other).d === BigInt(other),
  )
  const p = drawPoint(rng)
  const step = rng.until(
    () => drawPoint(rng, 4),
    (drawn) => drawn.filter((one) => one !== 0).length >= 2,
  )
  const whole = m + n
  const q: Triple = [p[0] + whole * step[0], p[1] + whole * step[1], p[2] + whole * step[2]]
  const at = (times: number) =>
    point([p[0] + times * step[0], p[1] + times * step[1], p[2] + times * step[2]])
  const answer = at(m)
  return {
    concept: 'distance-in-space',
    given: { find: 'divided' as const, p, q, parts: [m, n] as const },
    prompt: rng.pick([
      say`Which point divides the segment from ${point(p)} to ${point(q)} internally in the ratio ${m} : ${n}?`,
      say`R divides the line segment joining P${point(p)} and Q${point(q)} internally with PR : RQ = ${m} : ${n}. What are the coordinates of R?`,
      say`${ask(rng, say`the point that divides the join of ${point(p)} and ${point(q)}, from the first to the second, in the ratio ${m} : ${n} internally`)}`,
    ]),
    answer,
    mistakes: [
      { value: at(n), because: say`the ratio was counted from the other end` },
      { value: point([p[0] + q[0], p[1] + q[1], p[2] + q[2]]), because: say`the coordinates were added` },
      { value: at(1), because: say`only one part was counted` },
      { value: at(whole + m), because: say`the point lies outside the segment` },
      { value: at(-m), because: say`the wrong direction was taken` },
    ],
    steps: [
      say`The segment has ${m} + ${n} = ${whole} equal parts.`,
      say`One part changes the coordinates by ${point(step)}.`,
      say`After ${m} ${m === 1 ? 'part' : 'parts'} from the first point: ${answer}`,
    ],
  }
}

function perpendicularLines(rng: Random) {
  const { a, b, k } = rng.until(
    () => {
      const b = drawPoint(rng)
      const [p, q] = [rng.int(-9, 9), rng.int(-9, 9)]
      return { a: [p, q] as const, b, k: b[2] === 0 ? Number.NaN : -(p * b[0] + q * b[1]) / b[2] }
    },
    (drawn) =>
      Number.isInteger(drawn.k) &&
      drawn.k !== 0 &&
      Math.abs(drawn.k) < 60 &&
      drawn.b.every((one) => one !== 0) &&
      drawn.a.every((one) => one !== 0),
  )
  const line = (way: readonly (number | string)[]) =>
    latex`\frac{x}{${way[0] ?? 1}} = \frac{y}{${way[1] ?? 1}} = \frac{z}{${way[2] ?? 1}}`
  return {
    concept: 'lines-in-space',
    given: { find: 'perpendicular' as const, a, b },
    prompt: rng.pick([
      say`For which k are the lines ${line([...a, 'k'])} and ${line(b)} perpendicular?`,
      say`The lines ${line([...a, 'k'])} and ${line(b)} are at right angles. ${ask(rng, 'the value of k')}`,
      say`If the lines ${line([...a, 'k'])} and ${line(b)} are perpendicular, then k is`,
    ]),
    answer: k,
    within: [-400, 400] as const,
    mistakes: [
      { value: -k, because: say`the sign is wrong` },
      { value: exact(a[0] * b[0] - a[1] * b[1], b[2]), because: say`one product has the wrong sign` },
      {
        value: exact(a[1] * b[1] - a[0] * b[0], b[2]),
        because: say`one product and the result have the wrong sign`,
      },
      { value: -(a[0] * b[0] + a[1] * b[1]), because: say`it was not divided by ${b[2]}` },
      {
        value: a[0] * b[0] + a[1] * b[1],
        because: say`it was not divided by ${b[2]}, and the sign is wrong`,
      },
      { value: exact(a[0] * b[2], b[0]), because: say`the condition for parallel lines was used` },
      rng.pick([
        { value: k + 1, because: say`a slip in the last division made it too large` },
        { value: k - 1, because: say`a slip in the last division made it too small` },
      ]),
    ],
    steps: [
      say`The directions are perpendicular when the products of their numbers add up to 0.`,
      say`${a[0] * b[0]} + ${a[1] * b[1] < 0 ? say`(${a[1] * b[1]})` : a[1] * b[1]} + ${b[2] < 0 ? say`(${b[2]})` : b[2]}k = 0`,
      say`k = ${k}`,
    ],
  }
}

function fromPlane(rng: Random) {
  const { way: normal, length } = drawWhole(rng)
  const p = drawPoint(rng)
  const at = normal[0] * p[0] + normal[1] * p[1] + normal[2] * p[2]
  const d = rng.until(
    () => rng.int(-30, 30),
    (drawn) => drawn !== at,
  )
  const gap = Math.abs(at - d)
  const answer = fraction(exact(gap, length))
  return {
    concept: 'planes',
    given: { find: 'plane' as const, normal, p, d },
    prompt: rng.pick([
      say`${ask(rng, say`the distance of the point ${point(p)} from the plane ${plane(normal, d)}`)}`,
      say`${ask(rng, say`the length of the perpendicular from ${point(p)} to the plane ${plane(normal, d)}`)}`,
      say`The distance from the point ${point(p)} to the plane ${plane(normal, d)} is`,
    ]),
    answer,
    mistakes: [
      { value: fraction(exact(gap)), because: say`it was not divided by the length of the normal` },
      { value: fraction(exact(Math.abs(at + d), length)), because: say`the sign of the constant is wrong` },
      {
        value: fraction(exact(gap, length * length)),
        because: say`the root of the sum of squares was not taken`,
      },
      { value: fraction(exact(Math.abs(at), length)), because: say`the constant ${d} was left out` },
      { value: fraction(exact(Math.abs(d), length)), because: say`that is the distance of the origin` },
      {
        value: fraction(exact(Math.abs(at + d))),
        because: say`the sign of the constant is wrong, and it was not divided by the length of the normal`,
      },
      {
        value: fraction(exact(Math.abs(at + d), length * length)),
        because: say`the sign of the constant is wrong, and the root was not taken`,
      },
      {
        value: fraction(
          exact(
            gap,
            normal.reduce((sum, one) => sum + Math.abs(one), 0),
          ),
        ),
        because: say`the coefficients were added instead of squared`,
      },
    ],
    steps: [
      say`At the point the left side is ${at}, which differs from ${d} by ${gap}.`,
      say`The length of the normal is ${latex`\sqrt{${length * length}} = ${length}`}.`,
      say`The distance is ${answer}`,
    ],
  }
}

function intercepts(rng: Random) {
  const parts = rng.sample(range(2, 15), 3)
  const [a, b, c] = parts
  const d = [a, b, c].reduce((all, one) => (all * one) / common(all, one), 1)
  const normal: Triple = [d / a, d / b, d / c]
  const value = a + b + c
  return {
    concept: 'planes',
    given: { find: 'intercepts' as const, normal, d },
    prompt: rng.pick([
      say`${ask(rng, say`the sum of the intercepts of the plane ${plane(normal, d)} on the axes`)}`,
      say`The plane ${plane(normal, d)} cuts off intercepts on the three axes. Their sum is`,
      say`${ask(rng, say`the sum of the intercepts that ${plane(normal, d)} makes on the coordinate axes`)}`,
    ]),
    answer: value,
    mistakes: [
      { value: normal[0] + normal[1] + normal[2], because: say`the coefficients were added` },
      { value: d, because: say`that is the constant` },
      {
        value: exact(d, normal[0] + normal[1] + normal[2]),
        because: say`the constant was divided by the sum of the coefficients`,
      },
      { value: a * b * c, because: say`the intercepts were multiplied` },
      { value: a + b, because: say`the intercept on the z-axis was left out` },
      { value: value + 1, because: say`one intercept is wrong by 1` },
      { value: value - 1, because: say`one intercept is wrong by 1` },
    ],
    steps: [
      say`Divide by ${d}: ${latex`\frac{x}{${a}} + \frac{y}{${b}} + \frac{z}{${c}} = 1`}`,
      say`The intercepts are ${a}, ${b} and ${c}.`,
      say`Their sum is ${value}`,
    ],
  }
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))

function betweenPlanes(rng: Random) {
  // As a plane is usually written: x first without a minus, and no common factor.
  const { way: normal, length } = rng.until(
    () => drawWhole(rng),
    ({ way: [a, b, c] }) => a > 0 && Math.abs(common(common(a, b), c)) === 1,
  )
  const [d, e] = rng.sample(range(-40, 40), 2)
  const k = rng.int(2, 4)
  const gap = Math.abs(d - e)
  const answer = fraction(exact(gap, length))
  const more: Triple = [k * normal[0], k * normal[1], k * normal[2]]
  return {
    concept: 'planes',
    given: { find: 'planes' as const, normal, d, e },
    prompt: rng.pick([
      say`${ask(rng, say`the distance between the parallel planes ${plane(normal, d)} and ${plane(more, k * e)}`)}`,
      say`${ask(rng, say`the distance between the planes ${plane(normal, d)} and ${plane(more, k * e)}`)}`,
      say`The distance between the parallel planes ${plane(normal, d)} and ${plane(more, k * e)} is:`,
    ]),
    answer,
    mistakes: [
      {
        value: fraction(exact(Math.abs(d - k * e), length)),
        because: say`the second equation was not divided by ${k} first`,
      },
      { value: fraction(exact(gap)), because: say`it was not divided by the length of the normal` },
      { value: fraction(exact(Math.abs(d + e), length)), because: say`the constants were added` },
      {
        value: fraction(exact(gap, length * length)),
        because: say`the root of the sum of squares was not taken`,
      },
      {
        value: fraction(exact(Math.abs(d - k * e), k * length)),
        because: say`only the normal was taken ${k} times as long`,
      },
      {
        value: fraction(exact(Math.abs(d - k * e))),
        because: say`neither the second equation was divided by ${k} nor the result by the length of the normal`,
      },
      {
        value: fraction(exact(Math.abs(d + e))),
        because: say`the constants were added and not divided by the length of the normal`,
      },
      {
        value: fraction(exact(Math.abs(d + k * e), length)),
        because: say`the constants were added, and the second equation was not divided by ${k} first`,
      },
      {
        value: fraction(exact(Math.abs(d - k * e), length * length)),
        because: say`the second equation was not divided by ${k} first, and the root was not taken`,
      },
      {
        value: fraction(exact(Math.abs(d + e), length * length)),
        because: say`the constants were added, and the root was not taken`,
      },
    ],
    steps: [
      say`Divide the second equation by ${k}: its constant becomes ${e}.`,
      say`The constants ${d} and ${e} differ by ${gap}.`,
      say`The length of the normal is ${length}.`,
      say`The distance is ${answer}`,
    ],
  }
}

function angleOfLines(rng: Random) {
  const { one, two } = rng.until(
    () => ({ one: drawWhole(rng), two: drawWhole(rng) }),
    (drawn) => {
      const dot = drawn.one.way.reduce((sum, each, place) => sum + each * (drawn.two.way[place] ?? 0), 0)
      return dot !== 0 && Math.abs(dot) < drawn.one.length * drawn.two.length
    },
  )
  const dot = one.way.reduce((sum, each, place) => sum + each * (two.way[place] ?? 0), 0)
  const size = Math.abs(dot)
  const answer = fraction(exact(size, one.length * two.length))
  const ratios = (way: Triple) => way.map(signed).join(', ')
  /** A line through some point, by its equations. */
  const line = (way: Triple) => {
    const parts = way.map((ratio, place) => {
      const from = rng.pick([-1, 1]) * rng.int(1, 6)
      return String.raw`\frac{${'xyz'[place] ?? ''} ${from < 0 ? '+' : '-'} ${Math.abs(from)}}{${ratio}}`
    })
    return latex`${parts.join(' = ')}`
  }
  return {
    concept: 'angle-between-lines-in-space',
    given: { find: 'angle' as const, a: one.way, b: two.way },
    prompt: rng.pick([
      say`${ask(rng, say`the cosine of the acute angle between the lines ${line(one.way)} and ${line(two.way)}`)}`,
      say`The cosine of the acute angle between the lines ${line(one.way)} and ${line(two.way)} is`,
      say`If θ is the acute angle between the lines ${line(one.way)} and ${line(two.way)}, find cos θ.`,
      say`A line parallel to the line ${line(one.way)} is drawn through the origin. The cosine of the acute angle that it makes with the line ${line(two.way)} is`,
    ]),
    answer,
    within: [0, 1] as const,
    mistakes: [
      {
        value: fraction(exact(size, one.length + two.length)),
        because: say`the lengths were added instead of multiplied`,
      },
      {
        value: fraction(exact(size, one.length ** 2)),
        because: say`the length of the first line was used twice`,
      },
      {
        value: fraction(exact(size, two.length ** 2)),
        because: say`the length of the second line was used twice`,
      },
      {
        value: fraction(
          exact(
            one.way.reduce((sum, each, place) => sum + Math.abs(each * (two.way[place] ?? 0)), 0),
            one.length * two.length,
          ),
        ),
        because: say`the signs of the products were left out`,
      },
      ...([0, 1, 2] as const).flatMap((place) => {
        const slip = Math.abs(dot - 2 * one.way[place] * two.way[place])
        return [
          {
            value: fraction(exact(slip, one.length * two.length)),
            because: say`one of the products has the wrong sign`,
          },
          {
            value: fraction(exact(slip, one.length + two.length)),
            because: say`one of the products has the wrong sign, and the lengths were added`,
          },
          {
            value: fraction(exact(slip, Math.max(one.length, two.length) ** 2)),
            because: say`one of the products has the wrong sign, and one length was used twice`,
          },
        ]
      }),
    ],
    steps: [
      say`The denominators are the direction ratios: ${ratios(one.way)} and ${ratios(two.way)}. Their products add up to ${dot}.`,
      say`The first direction has the length ${one.length}.`,
      say`The second direction has the length ${two.length}.`,
      say`cos θ = ${size} ÷ (${one.length} × ${two.length}) = ${answer}`,
    ],
  }
}

function lineMeetsPlane(rng: Random) {
  const { p, way, normal, t } = rng.until(
    () => ({
      p: drawPoint(rng, 6),
      way: drawPoint(rng, 4),
      normal: drawPoint(rng, 4),
      t: rng.pick([-3, -2, -1, 1, 2, 3]),
    }),
    (drawn) =>
      drawn.normal.every((one) => one !== 0) &&
      drawn.way.every((one) => one !== 0) &&
      // As papers write them: the first number without a minus.
      drawn.normal[0] > 0 &&
      drawn.way[0] > 0 &&
      drawn.normal.reduce((sum, one, place) => sum + one * (drawn.way[place] ?? 0), 0) !== 0,
  )
  const at = (times: number) => point([p[0] + times * way[0], p[1] + times * way[1], p[2] + times * way[2]])
  const d = normal.reduce((sum, one, place) => sum + one * ((p[place] ?? 0) + t * (way[place] ?? 0)), 0)
  const part = (letter: string, place: number) => {
    const from = p[place] ?? 0
    const shown = from === 0 ? letter : `${letter} ${from < 0 ? '+' : '-'} ${Math.abs(from)}`
    return `\\frac{${shown}}{${way[place] ?? 1}}`
  }
  const line = latex`${part('x', 0)} = ${part('y', 1)} = ${part('z', 2)}`
  const answer = at(t)
  return {
    concept: 'lines-in-space',
    given: { find: 'meets' as const, p, way, normal, d },
    prompt: rng.pick([
      say`At which point does the line ${line} meet the plane ${plane(normal, d)}?`,
      say`${ask(rng, say`the point of intersection of the line ${line} and the plane ${plane(normal, d)}`)}`,
      say`The line ${line} cuts the plane ${plane(normal, d)} at the point`,
    ]),
    answer,
    mistakes: [
      { value: at(-t), because: say`the parameter has the wrong sign` },
      { value: at(t + 1), because: say`the parameter is one too large` },
      { value: at(t - 1), because: say`the parameter is one too small` },
      {
        value: point([t * way[0], t * way[1], t * way[2]]),
        because: say`the starting point of the line was left out`,
      },
      { value: point(p), because: say`that is a point of the line, but not of the plane` },
    ],
    steps: [
      say`A point of the line is ${walk(p, way)}.`,
      say`Put it into the equation of the plane.`,
      say`That gives t = ${t}.`,
      say`The point is ${answer}`,
    ],
  }
}

const dotOf = (one: Triple, other: Triple): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

/** The point after t steps: (1 + 2t, −3 + t, 6t) */
const walk = (from: Triple, way: Triple): string =>
  `(${from
    .map((start, place) => {
      const step = way[place] ?? 0
      const size = `${Math.abs(step) === 1 ? '' : Math.abs(step)}t`
      return start === 0
        ? `${step < 0 ? '−' : ''}${size}`
        : `${signed(start)} ${step < 0 ? '−' : '+'} ${size}`
    })
    .join(', ')})`

const further = (from: Triple, steps: number, way: Triple): Triple => [
  from[0] + steps * way[0],
  from[1] + steps * way[1],
  from[2] + steps * way[2],
]

/** "Find the image of the point (1, 3, 4) in the plane 2x − y + z + 3 = 0." */
function mirroredInPlane(rng: Random) {
  const { p, normal, steps } = rng.until(
    () => ({ p: drawPoint(rng, 7), normal: drawPoint(rng, 4), steps: rng.pick([-2, -1, 1, 2]) }),
    (drawn) =>
      drawn.normal[0] > 0 &&
      drawn.normal.every((one) => one !== 0) &&
      Math.abs(common(common(drawn.normal[0], drawn.normal[1]), drawn.normal[2])) === 1 &&
      drawn.p.filter((one) => one === 0).length < 2,
  )
  const isImage = rng.chance(0.65)
  const d = dotOf(normal, further(p, steps, normal))
  const away = (isImage ? 2 : 1) * steps
  const at = (count: number) => point(further(p, count, normal))
  const answer = at(away)
  const to = plane(normal, d)
  return {
    concept: 'planes',
    given: { find: 'mirrored' as const, p, normal, d, isImage },
    prompt: isImage
      ? rng.pick([
          ask(rng, say`the image of the point ${point(p)} in the plane ${to}`),
          say`The mirror image of the point P${point(p)} in the plane ${to} is`,
          say`The plane ${to} is the perpendicular bisector of PQ, and P is ${point(p)}. Find the coordinates of Q.`,
        ])
      : rng.pick([
          ask(rng, say`the foot of the perpendicular from the point ${point(p)} to the plane ${to}`),
          say`The foot of the perpendicular drawn from P${point(p)} to the plane ${to} is`,
        ]),
    answer,
    mistakes: [
      {
        value: at(isImage ? steps : 2 * steps),
        because: isImage ? say`that is the foot of the perpendicular` : say`that is the image in the plane`,
      },
      { value: at(-away), because: say`the steps along the normal were taken the other way` },
      { value: at(away + (isImage ? 2 : 1)), because: say`one step along the normal too many was taken` },
      { value: at(away - (isImage ? 2 : 1)), because: say`one step along the normal too few was taken` },
      {
        value: point(further(normal, away, p)),
        because: say`the point and the normal were exchanged`,
      },
      { value: at(3 * steps), because: say`the steps to the plane were taken three times` },
    ].filter(({ value }) => value !== point(p)),
    steps: [
      say`The perpendicular from ${point(p)} has the direction of the normal ${normal.map(signed).join(', ')}.`,
      say`At ${walk(p, normal)} it meets the plane: ${latex`${dotOf(normal, p)} + ${dotOf(normal, normal)}t = ${d}`}, so t = ${steps}.`,
      isImage
        ? say`The image is as far behind the plane, at t = ${away}: ${answer}`
        : say`The foot is ${answer}`,
    ],
  }
}

/** "Find the distance of the point (1, −2, 3) from the plane x − y + z = 5 measured parallel to x/2 = y/3 = z/−6." */
function alongLine(rng: Random) {
  const { p, way, length, normal, steps } = rng.until(
    () => ({
      ...drawWhole(rng),
      p: drawPoint(rng, 7),
      normal: drawPoint(rng, 4),
      steps: rng.pick([-3, -2, -1, 1, 2, 3]),
    }),
    (drawn) =>
      drawn.normal[0] > 0 &&
      drawn.normal.every((one) => one !== 0) &&
      Math.abs(common(common(drawn.normal[0], drawn.normal[1]), drawn.normal[2])) === 1 &&
      drawn.way[0] > 0 &&
      drawn.length <= 15 &&
      Math.abs(common(common(drawn.way[0], drawn.way[1]), drawn.way[2])) === 1 &&
      dotOf(drawn.normal, drawn.way) !== 0 &&
      Math.abs(dotOf(drawn.normal, drawn.way)) <= 30,
  )
  const d = dotOf(normal, further(p, steps, way))
  const slope = dotOf(normal, way)
  const [size, far] = [Math.abs(steps), Math.abs(steps) * length]
  const [to, along] = [
    plane(normal, d),
    latex`\frac{x}{${way[0]}} = \frac{y}{${way[1]}} = \frac{z}{${way[2]}}`,
  ]
  const across = Math.abs(steps * slope)
  return {
    concept: 'lines-in-space',
    given: { find: 'along' as const, p, way, normal, d },
    prompt: rng.pick([
      ask(
        rng,
        say`the distance of the point ${point(p)} from the plane ${to} measured parallel to the line ${along}`,
      ),
      say`The distance of the point P${point(p)} from the plane ${to}, measured parallel to the line ${along}, is`,
      say`A line through P${point(p)} parallel to ${along} meets the plane ${to} at Q. Find the length of PQ.`,
    ]),
    answer: far,
    mistakes: [
      { value: across, because: say`that is the difference of the two sides of the equation of the plane` },
      { value: length, because: say`the direction was taken once instead of ${size} times` },
      {
        value: surd(exact(across, dotOf(normal, normal)), dotOf(normal, normal)),
        because: say`that is the perpendicular distance from the plane`,
      },
      { value: size, because: say`the parameter was not multiplied by the length of the direction` },
      { value: far + length, because: say`one step along the line too many was taken` },
      { value: far - length, because: say`one step along the line too few was taken` },
      {
        value: size * way.reduce((sum, one) => sum + Math.abs(one), 0),
        because: say`the parts of the way were added instead of taking its length`,
      },
    ].filter(({ value }) => value !== far && value !== 0),
    steps: [
      say`A point of the line through P is ${walk(p, way)}.`,
      say`It lies in the plane when ${latex`${dotOf(normal, p)} ${slope < 0 ? '-' : '+'} ${Math.abs(slope)}t = ${d}`}, so t = ${steps}.`,
      say`The direction has the length ${length}, so the distance is ${size} × ${length} = ${far}`,
    ],
  }
}
