import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { RIGHT_TRIANGLES } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, metres } from '../../../kit/values/quantities.ts'
import { count, degrees, surd } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawTriangleNames, otherLetter } from './letters.ts'

/** "An angle is 26° more than its complement. How large is the angle?" */
export const linesAndAngles = defineGenerator({
  id: 'geometry/lines-and-angles',
  version: 11,
  concepts: [
    'complementary-and-supplementary',
    'parallel-lines',
    'pythagoras-theorem',
    'triangle-inequality',
    'angle-bisector-theorem',
    'angle-bisectors-of-triangle',
    'angles-of-a-parallelogram',
  ],
  levels: {
    easy: {
      forms: [
        ...often(2, partner),
        ...often(3, hypotenuse),
        ...often(4, parallelogramAngle),
        ...often(3, transversal),
      ],
    },
    medium: {
      forms: [
        ...often(6, transversalAngle),
        ...often(3, thirdSide),
        adjacentRatio,
        ...often(2, legOfTriangle),
        ...often(2, timesPartner),
        ...often(3, bisectorPart),
        ...often(3, perimeterRange),
      ],
    },
    hard: { forms: [...often(9, bisectorAndPerimeter), ...often(10, twoRightTriangles), slidingLadder] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'partner': {
        const tenths = range(1, 10 * given.whole - 1).find(
          (angle) => Math.abs(angle - (10 * given.whole - angle) - 10 * given.more) < 1e-9,
        )
        const larger = (tenths ?? Number.NaN) / 10
        return given.isLarger ? larger : larger - given.more
      }
      case 'times':
        // The angle and its partner are in the ratio times : 1 after the shift.
        return (
          range(1, 1799)
            .map((tenths) => tenths / 10)
            .find((tried) => {
              const angle = given.asksPartner ? given.whole - tried : tried
              return Math.abs(angle - (given.times * (given.whole - angle) + given.more)) < 1e-9
            }) ?? Number.NaN
        )
      case 'hypotenuse':
        return Math.hypot(given.a, given.b)
      case 'leg':
        return Math.sqrt((given.c - given.a) * (given.c + given.a))
      case 'opposite': {
        const each = (360 - 2 * given.angle) / 2
        return given.wanted === 'opposite' ? given.angle : each
      }
      case 'ratio':
        return (
          (180 / (given.p + given.q)) *
          (given.isLarger ? Math.max(given.p, given.q) : Math.min(given.p, given.q))
        )
      case 'transversal': {
        // (a x + b) and (c x + d) are equal, or together 180°.
        const x =
          range(1, 1799)
            .map((tenths) => tenths / 10)
            .find((tried) => {
              const [one, other] = [given.a * tried + given.b, given.c * tried + given.d]
              return Math.abs(given.equal ? one - other : one + other - 180) < 1e-9
            }) ?? Number.NaN
        if (!given.asksAngle) return x
        // Of the two angles at a point, one is not obtuse.
        const angle = given.c * x + given.d
        return angle > 90 ? 180 - angle : angle
      }
      case 'third':
        return range(1, given.a + given.b + 5).filter(
          (side) => side < given.a + given.b && given.a < given.b + side && given.b < given.a + side,
        ).length
      case 'perimeter':
        return (
          Math[given.end](
            ...range(1, given.a + given.b).filter(
              (side) => side < given.a + given.b && given.a < given.b + side && given.b < given.a + side,
            ),
          ) +
          given.a +
          given.b
        )
      case 'two-right-base': {
        const part = (side: number) => Math.sqrt((side - given.high) * (side + given.high))
        return part(given.ab) + part(given.ac)
      }
      case 'two-right-side':
        // AC² − AB² is the difference of the squares of the parts of BC.
        return Math.sqrt(given.ab ** 2 - given.left ** 2 + (given.base - given.left) ** 2)
      case 'bisector-perimeter': {
        // AB : BD and AC : DC are one ratio, so each is the rest of the perimeter over BC.
        const times = (given.perimeter - given.bd - given.dc) / (given.bd + given.dc)
        return times * (given.side === 'first' ? given.bd : given.dc)
      }
      case 'ladder': {
        const foot = (height: number) => Math.sqrt(given.length ** 2 - height ** 2)
        return given.asks === 'foot'
          ? foot(given.before - given.slide) - foot(given.before)
          : given.before - foot(foot(given.before) + given.slide)
      }
      case 'bisector': {
        // The areas of the two parts are as the sides, and also as the parts of the base.
        const share = (given.part === 'BD' ? given.ab : given.ac) / (given.ab + given.ac)
        return given.bc * share
      }
    }
  },
})

function partner(rng: Random) {
  const [name, whole] = rng.pick([
    ['complement', 90],
    ['supplement', 180],
  ] as const)
  const more = rng.int(2, whole - 12)
  const isLarger = rng.chance(0.6)
  const value = exact(isLarger ? whole + more : whole - more, 2)
  const other = exact(isLarger ? whole - more : whole + more, 2)
  const answer = degrees(value)
  const [greater, larger] = isLarger ? ['more', 'larger'] : ['less', 'smaller']
  const both = name === 'complement' ? 'complementary' : 'supplementary'
  return {
    concept: 'complementary-and-supplementary',
    given: { find: 'partner' as const, whole, more, isLarger },
    // The larger one is more than half of the whole.
    within: isLarger ? ([whole / 2 + 0.5, whole - 0.5] as const) : ([0.5, whole / 2 - 0.5] as const),
    prompt: rng.pick([
      say`An angle is ${degrees(more)} ${greater} than its ${name}. ${ask(rng, 'the measure of the angle')}`,
      say`If an angle ${isLarger ? 'exceeds' : 'is less than'} its ${name} by ${degrees(more)}, then ${askThen(rng, 'the measure of the angle')}`,
      say`The difference between an angle and its ${name} is ${degrees(more)}. ${ask(rng, say`the ${larger} of the two angles`)}`,
      say`${ask(rng, say`the measure of an angle which is ${degrees(more)} ${greater} than its ${name}`)}`,
      say`Two angles are ${both} and one of them is ${degrees(more)} more than the other. ${ask(rng, say`the ${larger} angle`)}`,
      say`Two ${both} angles differ by ${degrees(more)}. ${ask(rng, say`the ${larger} of them`)}`,
    ]),
    answer,
    mistakes: [
      { value: other, because: say`that is the ${isLarger ? 'smaller' : 'larger'} of the two angles` },
      { value: whole - more, because: say`${degrees(more)} was simply subtracted from ${degrees(whole)}` },
      {
        value: exact(isLarger ? 270 - whole + more : 270 - whole - more, 2),
        because: say`${whole === 90 ? 'a supplement' : 'a complement'} was used`,
      },
      { value: more, because: say`that is the difference of the two angles` },
      {
        value: isLarger ? exact(whole, 2).add(more) : exact(whole, 2).sub(more),
        because: say`the whole difference was ${isLarger ? 'added to' : 'taken from'} half of ${degrees(whole)}`,
      },
      { value: value.add(5), because: say`a slip in the sum made it too large` },
      { value: value.sub(5), because: say`a slip in the sum made it too small` },
      {
        value: exact(2 * whole + (isLarger ? more : -more), 4),
        because: say`only a quarter of the difference was counted`,
      },
      { value: value.add(2), because: say`a slip in the division made it too large` },
      { value: value.sub(2), because: say`a slip in the division made it too small` },
    ],
    steps: [
      say`The angle and its ${name} add up to ${degrees(whole)} and differ by ${degrees(more)}.`,
      say`The ${larger} one is (${whole} ${isLarger ? '+' : '−'} ${more}) ÷ 2 = ${answer}`,
    ],
  }
}

function timesPartner(rng: Random) {
  const [name, whole] = rng.pick([
    ['complement', 90],
    ['supplement', 180],
  ] as const)
  const { times, more } = rng.until(
    () => ({ times: rng.int(2, 9), more: rng.int(-60, 80) }),
    (drawn) => {
      const degreesOf = (drawn.times * whole + drawn.more) / (drawn.times + 1)
      return drawn.more !== 0 && Number.isInteger(2 * degreesOf) && degreesOf < whole - 4
    },
  )
  const asksPartner = rng.chance(0.4)
  const angle = exact(times * whole + more, times + 1)
  const other = exact(whole - more, times + 1)
  const value = asksPartner ? other : angle
  const answer = degrees(value)
  const told = more > 0 ? say`${degrees(more)} more than` : say`${degrees(-more)} less than`
  return {
    concept: 'complementary-and-supplementary',
    given: { find: 'times' as const, whole, times, more, asksPartner },
    prompt: rng.pick([
      say`An angle is ${told} ${times} times its ${name}. ${ask(rng, asksPartner ? say`the measure of the ${name}` : 'the measure of the angle')}`,
      say`If an angle is ${told} ${times} times its ${name}, then ${askThen(rng, `the measure of the ${asksPartner ? name : 'angle'}`)}`,
      say`Two angles are ${name === 'complement' ? 'complementary' : 'supplementary'}. One of them is ${told} ${times} times the other. ${ask(rng, asksPartner ? 'the other angle' : 'the first angle')}`,
      say`${ask(rng, say`the measure of ${asksPartner ? `the ${name} of an` : 'an'} angle that is ${told} ${times} times its ${name}`)}`,
    ]),
    answer,
    mistakes: [
      asksPartner
        ? { value: angle, because: say`that is the angle itself` }
        : { value: other, because: say`that is the ${name}` },
      {
        value: exact(asksPartner ? whole + more : times * whole - more, times + 1),
        because: say`the sign of ${degrees(Math.abs(more))} is wrong`,
      },
      {
        value: exact(asksPartner ? whole : times * whole, times + 1),
        because: say`${degrees(Math.abs(more))} was left out`,
      },
      { value: exact(whole + more, times), because: say`it was divided by ${times} instead of ${times + 1}` },
      { value: value.add(10), because: say`a slip in the division made it too large` },
      { value: value.sub(10), because: say`a slip in the division made it too small` },
    ],
    steps: [
      say`Let the ${name} be x; the angle is ${times}x ${more > 0 ? '+' : '−'} ${degrees(Math.abs(more))}.`,
      say`Together they are ${degrees(whole)}: ${times + 1}x = ${degrees(whole - more)}`,
      say`x = ${degrees(whole - more)} ÷ ${times + 1} = ${degrees(other)}`,
      asksPartner
        ? say`The angle itself is ${degrees(angle)}, and the ${name} is ${answer}`
        : say`The angle is ${degrees(whole)} − x = ${answer}`,
    ],
  }
}

const TRIANGLES = [
  ...RIGHT_TRIANGLES,
  [11, 60, 61],
  [28, 45, 53],
  [33, 56, 65],
  [16, 63, 65],
  [48, 55, 73],
] as const

const CORNERS = [
  ['A', 'B', 'C'],
  ['P', 'Q', 'R'],
  ['X', 'Y', 'Z'],
  ['D', 'E', 'F'],
  ['K', 'L', 'M'],
] as const

function hypotenuse(rng: Random) {
  const [a, b, c] = rng.pick(TRIANGLES)
  const k = rng.int(1, 12)
  const asksRoot = rng.chance(0.25)
  const [p, q, r] = rng.pick(CORNERS)
  const [one, other] = asksRoot
    ? rng.sample(range(2, 15), 2)
    : rng.pick([[a * k, b * k] as const, [b * k, a * k] as const])
  const answer = asksRoot ? surd(1, one * one + other * other, 'cm') : cm(c * k)
  return {
    concept: 'pythagoras-theorem',
    given: { find: 'hypotenuse' as const, a: one, b: other },
    // The longest side, and shorter than the way along the two others.
    within: [Math.max(one, other) + 0.1, one + other] as const,
    prompt: rng.pick([
      say`The sides containing the right angle of a triangle are ${cm(one)} and ${cm(other)}. ${ask(rng, 'the length of its hypotenuse')}`,
      say`In a right-angled triangle, the two shorter sides are ${cm(one)} and ${cm(other)}. ${ask(rng, 'the hypotenuse')}`,
      say`In △${p}${q}${r}, ∠${q} = 90°, ${p}${q} = ${cm(one)} and ${q}${r} = ${cm(other)}. ${ask(rng, `the length of ${p}${r}`)}`,
      say`If the base and the perpendicular of a right triangle are ${cm(one)} and ${cm(other)}, respectively, then ${askThen(rng, 'the length of its hypotenuse')}`,
      say`The length and breadth of a rectangle are ${cm(Math.max(one, other))} and ${cm(Math.min(one, other))}. ${ask(rng, 'the length of its diagonal')}`,
      say`How long is the hypotenuse of a right triangle with legs of ${cm(one)} and ${cm(other)}?`,
      say`${p}${q} and ${q}${r} are perpendicular to each other and measure ${cm(one)} and ${cm(other)}. How far is ${p} from ${r}?`,
    ]),
    answer,
    mistakes: [
      { value: cm(one + other), because: say`the sides were added without squaring` },
      ...(asksRoot
        ? [10, -10, 6, -6, 4, -4].map((slip) => ({
            value: surd(1, Math.max(1, one * one + other * other + slip), 'cm'),
            because: say`a slip in the sum of the squares made it too ${slip > 0 ? 'large' : 'small'}`,
          }))
        : []),
      {
        value: cm(exact(2 * Math.max(one, other) + Math.min(one, other), 2)),
        because: say`half of the shorter side was added to the longer one`,
      },
      {
        value: cm(Math.ceil(Math.hypot(one, other)) + 1),
        because: say`a slip in the root made it too large`,
      },
      {
        value: cm(Math.floor(Math.hypot(one, other)) - 1),
        because: say`a slip in the root made it too small`,
      },
    ],
    steps: [
      say`By the theorem of Pythagoras the square of the hypotenuse is ${one * one} + ${other * other} = ${one * one + other * other}`,
      say`The hypotenuse is ${answer}`,
    ],
  }
}

function legOfTriangle(rng: Random) {
  const [a, b, c] = rng.pick(TRIANGLES)
  const k = rng.int(1, 12)
  const [p, q, r] = rng.pick(CORNERS)
  const [known, wanted] = rng.chance(0.5) ? [a * k, b * k] : [b * k, a * k]
  const long = c * k
  return {
    concept: 'pythagoras-theorem',
    given: { find: 'leg' as const, a: known, c: long },
    // Shorter than the hypotenuse.
    within: [long - known, long - 0.5] as const,
    prompt: rng.pick([
      say`The hypotenuse of a right-angled triangle is ${cm(long)} and one of its other sides is ${cm(known)}. ${ask(rng, 'the length of the third side')}`,
      say`In △${p}${q}${r}, ∠${q} = 90°, ${p}${r} = ${cm(long)} and ${p}${q} = ${cm(known)}. ${ask(rng, `the length of ${q}${r}`)}`,
      say`One side of a right triangle is ${cm(known)} and its hypotenuse is ${cm(long)}. ${ask(rng, 'the remaining side')}`,
      say`If the diagonal of a rectangle is ${cm(long)} and one of its sides is ${cm(known)}, then ${askThen(rng, 'the length of its other side')}`,
    ]),
    answer: cm(wanted),
    mistakes: [
      { value: long - known, because: say`the sides were subtracted without squaring` },
      { value: exact(long + known, 2), because: say`that is the mean of the two sides` },
      { value: exact(long, 2), because: say`half of the hypotenuse was taken` },
      { value: wanted + 2, because: say`a slip in the squares made it too large` },
      { value: wanted - 2, because: say`a slip in the squares made it too small` },
      { value: wanted + 1, because: say`a slip in the root made it too large` },
      { value: wanted - 1, because: say`a slip in the root made it too small` },
    ],
    steps: [
      say`The square of the third side is ${long * long} − ${known * known} = ${wanted * wanted}`,
      say`The third side is its root.`,
      say`It is ${cm(wanted)}`,
    ],
  }
}

function parallelogramAngle(rng: Random) {
  const angle = rng.until(
    () => rng.int(35, 145),
    (drawn) => Math.abs(drawn - 90) > 3,
  )
  const wanted = rng.pick(['opposite', 'adjacent'] as const)
  const value = wanted === 'opposite' ? angle : 180 - angle
  const shape = rng.pick(['parallelogram', 'rhombus'])
  // The corners in their order, beginning with any of them.
  const name = rng.pick(['ABCD', 'PQRS', 'KLMN', 'EFGH', 'WXYZ'])
  const first = rng.int(0, 3)
  const [known, asked] = [name.charAt(first), name.charAt((first + (wanted === 'opposite' ? 2 : 1)) % 4)]
  return {
    concept: 'angles-of-a-parallelogram',
    given: { find: 'opposite' as const, angle, wanted },
    prompt: rng.pick([
      say`In the ${shape} ${name}, ∠${known} = ${degrees(angle)}. ${ask(rng, say`the measure of ∠${asked}`)}`,
      say`One angle of a ${shape} is ${degrees(angle)}. ${ask(rng, say`the angle ${wanted === 'opposite' ? 'opposite' : 'adjacent'} to it`)}`,
      say`${name} is a ${shape} with ∠${known} = ${degrees(angle)}. Find ∠${asked}.`,
      say`If ∠${known} of a ${shape} ${name} measures ${degrees(angle)}, then ∠${asked} is equal to:`,
      say`${ask(rng, say`the measure of ∠${asked} of the ${shape} ${name}, in which ∠${known} is ${degrees(angle)}`)}`,
      say`At the corner ${known} of a ${shape} ${name} the angle is ${degrees(angle)}. How large is the angle at ${asked}?`,
      ...(wanted === 'opposite'
        ? []
        : [
            say`The sum of two opposite angles of a ${shape} is ${degrees(2 * angle)}. ${ask(rng, 'the measure of each of the other two angles')}`,
          ]),
    ]),
    answer: degrees(value),
    // A larger angle falls at sight.
    within: [1, 179] as const,
    mistakes: [
      { value: 180 - value, because: say`opposite angles are equal and adjacent ones add up to 180°` },
      { value: 360 - angle, because: say`all four angles add up to 360°, not two of them` },
      { value: Math.abs(90 - angle), because: say`90° was used instead of 180°` },
      ...(angle % 3 === 0
        ? [{ value: (360 - angle) / 3, because: say`the other three angles were taken to be equal` }]
        : []),
      { value: exact(angle, 2), because: say`the angle was halved` },
      { value: exact(180 - angle, 2), because: say`the other angle was halved` },
    ],
    steps: [
      say`In a ${shape} opposite angles are equal and adjacent angles add up to 180°.`,
      wanted === 'opposite'
        ? say`So the angle is ${degrees(value)}`
        : say`180° − ${degrees(angle)} = ${degrees(value)}`,
    ],
  }
}

function adjacentRatio(rng: Random) {
  const { p, q } = rng.until(
    () => ({ p: rng.int(1, 22), q: rng.int(2, 44) }),
    (drawn) =>
      drawn.p < drawn.q &&
      drawn.q < 9 * drawn.p &&
      180 % (drawn.p + drawn.q) === 0 &&
      exact(drawn.p, drawn.q).d === BigInt(drawn.q),
  )
  const part = 180 / (p + q)
  const isLarger = rng.chance(0.5)
  const name = isLarger ? 'larger' : 'smaller'
  const shape = rng.pick(['parallelogram', 'rhombus'])
  const [corners, one, next] = rng.pick([
    ['ABCD', 'A', 'B'],
    ['PQRS', 'Q', 'R'],
    ['KLMN', 'K', 'L'],
    ['EFGH', 'G', 'H'],
  ])
  const [mine, other] = isLarger ? [q, p] : [p, q]
  return {
    concept: 'angles-of-a-parallelogram',
    given: { find: 'ratio' as const, p, q, isLarger },
    prompt: rng.pick([
      say`Two adjacent angles of a ${shape} are in the ratio ${p} : ${q}. ${ask(rng, say`the ${name} angle`)}`,
      say`The adjacent angles of a ${shape} are in the ratio ${p} : ${q}. ${ask(rng, say`the ${name} of them`)}`,
      say`In a ${shape} ${corners}, ∠${one} : ∠${next} = ${p} : ${q}. The ${name} of the two angles is:`,
      say`If the ratio of two consecutive angles of a ${shape} is ${p} : ${q}, then ${askThen(rng, say`the measure of the ${name} angle`)}`,
    ]),
    answer: degrees(mine * part),
    mistakes: [
      { value: other * part, because: say`that is the ${isLarger ? 'smaller' : 'larger'} angle` },
      { value: exact(90 * mine, p + q), because: say`90° was divided instead of 180°` },
      { value: part, because: say`that is one part of the ratio` },
      { value: exact(360 * mine, p + q), because: say`360° was divided instead of 180°` },
      { value: (q - p) * part, because: say`that is the difference of the angles` },
      { value: mine * part + 10, because: say`a slip in the multiplication` },
    ],
    steps: [
      say`Adjacent angles of a ${shape} add up to 180°.`,
      say`One part is 180° ÷ ${p + q} = ${degrees(part)}`,
      say`The ${name} angle is ${mine} × ${degrees(part)} = ${degrees(mine * part)}`,
    ],
  }
}

/** Lines and their angles in x, for transversal and transversalAngle. */
function drawTransversal(rng: Random) {
  const equal = rng.chance(0.5)
  const { x, a, b, c, d } = rng.until(
    () => {
      const [x, a, b, c] = [rng.int(8, 45), rng.int(2, 6), rng.int(-30, 50), rng.int(1, 5)]
      const one = a * x + b
      return { x, a, b, c, d: (equal ? one : 180 - one) - c * x }
    },
    (drawn) => {
      const one = drawn.a * drawn.x + drawn.b
      return (
        one > 15 &&
        one < 165 &&
        (equal ? drawn.a !== drawn.c : true) &&
        one !== 90 &&
        drawn.d !== 0 &&
        drawn.b !== 0 &&
        Math.abs(drawn.d) < 120
      )
    },
  )
  const part = (factor: number, more: number) =>
    `${factor === 1 ? '' : factor}x ${more < 0 ? '−' : '+'} ${Math.abs(more)}`
  const kind = equal
    ? rng.pick(['alternate interior', 'corresponding'])
    : 'interior angles on the same side of the transversal'
  const named = equal ? say`a pair of ${kind} angles` : say`the ${kind}`
  return { equal, x, a, b, c, d, part, named }
}

function transversal(rng: Random) {
  const { equal, x, a, b, c, d, part, named } = drawTransversal(rng)
  return {
    concept: 'parallel-lines',
    given: { find: 'transversal' as const, a, b, c, d, equal, asksAngle: false },
    prompt: rng.pick([
      say`Two parallel lines are cut by a transversal. If ${named} are (${part(a, b)})° and (${part(c, d)})°, ${askThen(rng, 'the value of x')}`,
      say`A transversal intersects two parallel lines such that ${named} are (${part(a, b)})° and (${part(c, d)})°. ${ask(rng, 'the value of x')}`,
      say`If a line cuts two parallel lines and ${named} so formed measure (${part(a, b)})° and (${part(c, d)})°, then x is equal to:`,
      say`Lines l and m are parallel, and t is a transversal. If ${named} are (${part(a, b)})° and (${part(c, d)})°, ${askThen(rng, 'the value of x')}`,
    ]),
    answer: x,
    within: [-400, 400] as const,
    mistakes: [
      {
        value: equal ? exact(180 - b - d, a + c) : exact(d - b, a === c ? 1 : a - c),
        because: equal
          ? say`the angles were taken to add up to 180°`
          : say`the angles were taken to be equal`,
      },
      { value: exact(90 - b - d, a + c), because: say`the angles were taken to add up to 90°` },
      { value: a * x + b, because: say`that is the angle, not x` },
      { value: x + 2, because: say`a slip in the last division made it too large` },
      { value: x - 2, because: say`a slip in the last division made it too small` },
      { value: x + 5, because: say`a constant was carried over wrongly` },
      { value: x - 5, because: say`a constant was carried over wrongly` },
    ],
    steps: [
      equal
        ? say`Such angles at parallel lines are equal.`
        : say`Such angles at parallel lines add up to 180°.`,
      equal ? say`${part(a, b)} = ${part(c, d)}` : say`${part(a, b)} + ${part(c, d)} = 180`,
      say`x = ${x}`,
    ],
  }
}

/** "... (3x + 20)° and (2x + 45)°. Find the acute angle which the transversal makes with the lines." */
function transversalAngle(rng: Random) {
  const { equal, x, a, b, c, d, part, named } = drawTransversal(rng)
  const one = a * x + b
  const key = Math.min(one, 180 - one)
  // The angle by the wrong equation, over its denominator.
  const [top, under] = equal ? [180 - b - d, a + c] : [d - b, a - c]
  const wrong = (a * top) / (under || 1) + b
  const what = rng.pick([
    'the acute angle between the transversal and each of the lines',
    'the acute angle which the transversal makes with the parallel lines',
  ])
  return {
    concept: 'parallel-lines',
    given: { find: 'transversal' as const, a, b, c, d, equal, asksAngle: true },
    prompt: rng.pick([
      say`Two parallel lines are cut by a transversal. If ${named} are (${part(a, b)})° and (${part(c, d)})°, what is ${what}?`,
      say`A transversal intersects two parallel lines such that ${named} are (${part(a, b)})° and (${part(c, d)})°. Find ${what}.`,
      say`Lines l and m are parallel, and t is a transversal. If ${named} are (${part(a, b)})° and (${part(c, d)})°, then the acute angle which t makes with l is:`,
    ]),
    answer: degrees(key),
    within: [1, 89] as const,
    mistakes: [
      ...(Number.isInteger(wrong) && under !== 0
        ? [
            {
              value: degrees(wrong > 90 ? 180 - wrong : wrong),
              because: equal
                ? say`the angles were taken to add up to 180°`
                : say`the angles were taken to be equal`,
            },
          ]
        : []),
      { value: degrees(x), because: say`that is x, not the angle` },
      { value: degrees(90 - key), because: say`the angle was taken off 90°` },
      { value: degrees(a * x), because: say`the number beside ${a}x was left out` },
      { value: degrees(c * x), because: say`the number beside ${c === 1 ? '' : c}x was left out` },
      { value: degrees(key + 6), because: say`a slip in x made it too large` },
      { value: degrees(key - 6), because: say`a slip in x made it too small` },
    ],
    steps: [
      equal
        ? say`Such angles at parallel lines are equal.`
        : say`Such angles at parallel lines add up to 180°.`,
      equal ? say`${part(a, b)} = ${part(c, d)}` : say`${part(a, b)} + ${part(c, d)} = 180`,
      say`x = ${x}, so one of the angles is ${a} × ${x} ${b < 0 ? '−' : '+'} ${Math.abs(b)} = ${degrees(one)}.`,
      ...(one > 90
        ? [say`The acute angle beside it is 180° − ${degrees(one)} = ${degrees(key)}`]
        : [say`It is acute: ${degrees(key)}`]),
    ],
  }
}

function thirdSide(rng: Random) {
  const [a, b] = rng.sample(range(3, 80), 2)
  const value = a + b - Math.abs(a - b) - 1
  return {
    concept: 'triangle-inequality',
    given: { find: 'third' as const, a, b },
    prompt: rng.pick([
      say`Two sides of a triangle are ${cm(a)} and ${cm(b)}. How many integral values can the length of the third side take?`,
      say`The lengths of two sides of a triangle are ${cm(a)} and ${cm(b)}. ${ask(rng, 'the number of possible integral lengths of the third side')}`,
      say`If two sides of a triangle measure ${cm(a)} and ${cm(b)}, then how many different whole-number lengths are possible for its third side?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: value + 1, because: say`one of the ends was counted; there the triangle is flat` },
      { value: value + 2, because: say`both ends were counted; there the triangle is flat` },
      { value: a + b - 1, because: say`the third side must also be larger than the difference of the two` },
      { value: value - 1, because: say`one length was left out` },
      { value: Math.abs(a - b), because: say`that is the difference of the sides` },
      { value: a + b, because: say`that is the sum of the sides` },
    ],
    steps: [
      say`The third side is larger than ${cm(Math.abs(a - b))} and smaller than ${cm(a + b)}.`,
      say`The whole numbers run from ${Math.abs(a - b) + 1} to ${a + b - 1}.`,
      say`There are ${value}`,
    ],
  }
}

function perimeterRange(rng: Random) {
  const [a, b] = rng.sample(range(3, 60), 2)
  const end = rng.pick(['max', 'min'] as const)
  const [longest, shortest] = [a + b - 1, Math.abs(a - b) + 1]
  const third = end === 'max' ? longest : shortest
  const value = a + b + third
  const [greatest, largest, maximum] =
    end === 'max' ? ['greatest', 'largest', 'maximum'] : ['least', 'smallest', 'minimum']
  return {
    concept: 'triangle-inequality',
    given: { find: 'perimeter' as const, a, b, end },
    // Between the two flat triangles.
    within: [2 * Math.max(a, b), 2 * (a + b)] as const,
    prompt: rng.pick([
      say`All the sides of a triangle are integers and two of them are ${cm(a)} and ${cm(b)}. ${ask(rng, `the ${greatest} possible perimeter of the triangle`)}`,
      say`Two sides of a triangle with integral sides are ${cm(a)} and ${cm(b)}. ${ask(rng, `its ${largest} possible perimeter`)}`,
      say`If the lengths of the sides of a triangle are whole numbers and two of them are ${cm(a)} and ${cm(b)}, then the ${maximum} perimeter of the triangle is:`,
      say`A triangle has sides of whole centimetres, two of them ${cm(a)} and ${cm(b)} long. What is the ${greatest} perimeter that it can have?`,
      say`With sides of ${cm(a)} and ${cm(b)}, and a third side that is also a whole number of centimetres, the ${largest} perimeter of a triangle is:`,
    ]),
    answer: cm(value),
    mistakes: [
      {
        value: end === 'max' ? 2 * (a + b) : 2 * Math.max(a, b),
        because: say`with a third side of ${cm(end === 'max' ? a + b : Math.abs(a - b))} the triangle is flat`,
      },
      {
        value: end === 'max' ? value - 1 : value + 1,
        because: say`the third side can be one ${end === 'max' ? 'longer' : 'shorter'}`,
      },
      {
        value: a + b + (end === 'max' ? shortest : longest),
        because: say`that is the ${end === 'max' ? 'least' : 'greatest'} possible perimeter`,
      },
      { value: a + b + Math.max(a, b), because: say`the longer side was taken twice` },
      { value: a + b + Math.min(a, b), because: say`the shorter side was taken twice` },
      {
        value: end === 'max' ? value - 2 : value + 2,
        because: say`the third side can be two ${end === 'max' ? 'longer' : 'shorter'}`,
      },
    ],
    steps: [
      end === 'max'
        ? say`The third side must be smaller than ${a} + ${b} = ${cm(a + b)}.`
        : say`The third side must be larger than the difference ${cm(Math.abs(a - b))} of the two.`,
      say`As a whole number it is at ${end === 'max' ? 'most' : 'least'} ${cm(third)}.`,
      end === 'max'
        ? say`It is also larger than the difference, so it is allowed.`
        : say`It is also smaller than the sum, so it is allowed.`,
      say`The perimeter is ${a} + ${b} + ${third} = ${cm(value)}`,
    ],
  }
}

function bisectorPart(rng: Random) {
  const { ab, ac, bc } = rng.until(
    () => ({ ab: rng.int(4, 30), ac: rng.int(4, 30), bc: rng.int(5, 40) }),
    (drawn) =>
      drawn.ab !== drawn.ac &&
      drawn.bc < drawn.ab + drawn.ac &&
      drawn.bc > Math.abs(drawn.ab - drawn.ac) &&
      Number.isInteger((10 * drawn.bc * drawn.ab) / (drawn.ab + drawn.ac)),
  )
  const part = rng.pick(['BD', 'DC'] as const)
  const [own, far] = part === 'BD' ? [ab, ac] : [ac, ab]
  const value = exact(bc * own, ab + ac)
  const answer = cm(value)
  return {
    concept: ['angle-bisector-theorem', 'angle-bisectors-of-triangle'],
    given: { find: 'bisector' as const, ab, ac, bc, part },
    prompt: rng.pick([
      say`In △ABC, AB = ${cm(ab)}, AC = ${cm(ac)} and BC = ${cm(bc)}. The bisector of ∠A meets BC at D. ${ask(rng, `the length of ${part}`)}`,
      say`AD is the internal bisector of ∠A of △ABC and meets BC at D. If AB = ${cm(ab)}, AC = ${cm(ac)} and BC = ${cm(bc)}, then ${askThen(rng, `the length of ${part}`)}`,
      say`The sides AB, AC and BC of a triangle ABC are ${cm(ab)}, ${cm(ac)} and ${cm(bc)}, respectively. If AD is the angle bisector of ∠BAC with D on BC, how long is ${part}?`,
      say`D is the point of BC where the bisector of ∠BAC meets it. In this triangle AB = ${cm(ab)}, BC = ${cm(bc)} and CA = ${cm(ac)}. ${ask(rng, `the length of ${part}`)}`,
      say`Find ${part}, if the internal bisector of ∠A of △ABC cuts BC at D, and AB, BC and CA are ${cm(ab)}, ${cm(bc)} and ${cm(ac)}, respectively.`,
    ]),
    answer,
    mistakes: [
      { value: exact(bc * far, ab + ac), because: say`that is ${part === 'BD' ? 'DC' : 'BD'}` },
      { value: exact(bc, 2), because: say`the bisector of the angle does not halve the side` },
      { value: exact(ab * ac, bc), because: say`the sides were multiplied and divided wrongly` },
      { value: exact(bc * own, far), because: say`it was divided by one side instead of the sum` },
      { value: value.add(1), because: say`a slip in the division made it too large` },
      { value: value.sub(1), because: say`a slip in the division made it too small` },
    ],
    steps: [
      say`The bisector divides BC in the ratio of the sides: BD : DC = AB : AC = ${ab} : ${ac}`,
      say`BC has ${ab} + ${ac} = ${ab + ac} such parts.`,
      say`${part} has ${own} of them.`,
      say`${part} = ${bc} × ${own} ÷ ${ab + ac} = ${answer}`,
    ],
  }
}

/** The parts of BC, and how many times as long AB and AC are. */
const BISECTED = range(3, 30).flatMap((bd) =>
  range(3, 30).flatMap((dc) =>
    [3, 4, 5, 6, 7, 8].flatMap((halves) => {
      const [ab, ac, bc] = [(halves * bd) / 2, (halves * dc) / 2, bd + dc]
      return bd !== dc &&
        Number.isInteger(ab) &&
        Number.isInteger(ac) &&
        Math.abs(ab - ac) < bc &&
        ab + ac <= 100
        ? [{ bd, dc, ab, ac }]
        : []
    }),
  ),
)

/** "The bisector of ∠A of △ABC meets BC at D. If BD = 6 cm, DC = 8 cm and the perimeter is 42 cm, find AB." */
function bisectorAndPerimeter(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name)
  const { bd, dc, ab, ac } = rng.pick(BISECTED)
  const perimeter = ab + ac + bd + dc
  const side = rng.pick(['first', 'second'] as const)
  const [key, other, part] = side === 'first' ? [ab, ac, bd] : [ac, ab, dc]
  const [asked, notAsked] = side === 'first' ? [a + b, a + c] : [a + c, a + b]
  return {
    concept: ['angle-bisector-theorem', 'angle-bisectors-of-triangle'],
    given: { find: 'bisector-perimeter' as const, bd, dc, perimeter, side },
    prompt: rng.pick([
      say`In △${name}, the internal bisector of ∠${a} meets ${b}${c} at ${d}. If ${b}${d} = ${cm(bd)}, ${d}${c} = ${cm(dc)} and the perimeter of the triangle is ${cm(perimeter)}, then ${askThen(rng, `the length of ${asked}`)}`,
      say`The perimeter of △${name} is ${cm(perimeter)}. The bisector of ∠${b}${a}${c} cuts ${b}${c} at ${d} such that ${b}${d} = ${cm(bd)} and ${c}${d} = ${cm(dc)}. ${ask(rng, `the length of ${asked}`)}`,
      say`${a}${d} bisects ∠${a} of a triangle ${name} of perimeter ${cm(perimeter)} and divides ${b}${c} into ${b}${d} = ${cm(bd)} and ${d}${c} = ${cm(dc)}. ${ask(rng, `the length of ${asked}`)}`,
      say`If the bisector of the angle ${a} of a triangle ${name} divides the opposite side at ${d} into parts ${b}${d} and ${d}${c} of ${cm(bd)} and ${cm(dc)}, and the three sides together measure ${cm(perimeter)}, how long is ${asked}?`,
    ]),
    answer: cm(key),
    mistakes: [
      { value: other, because: say`that is ${notAsked}` },
      { value: exact(ab + ac, 2), because: say`${a}${b} and ${a}${c} were taken to be equal` },
      {
        value: exact(perimeter * part, bd + dc),
        because: say`the whole perimeter was divided in the ratio ${b}${d} : ${d}${c}`,
      },
      { value: perimeter - bd - dc - part, because: say`one part of ${b}${c} was taken for the other side` },
      { value: key + 2, because: say`a slip in the division made it too long` },
      { value: key - 2, because: say`a slip in the division made it too short` },
      { value: key + 3, because: say`a slip in the sum of the sides made it too long` },
      { value: key - 3, because: say`a slip in the sum of the sides made it too short` },
    ].filter(({ value }) => Number.isInteger(2 * exact(value).valueOf())),
    within: [1, perimeter / 2 - 0.5] as const,
    steps: [
      say`${b}${c} = ${bd} + ${dc} = ${cm(bd + dc)}, so ${a}${b} + ${a}${c} = ${perimeter} − ${bd + dc} = ${cm(ab + ac)}`,
      say`The bisector divides ${b}${c} in the ratio of the sides: ${a}${b} : ${a}${c} = ${b}${d} : ${d}${c} = ${bd} : ${dc}`,
      say`${cm(ab + ac)} is divided into ${bd + dc} parts, and ${asked} has ${part} of them.`,
      say`${asked} = ${ab + ac} × ${part} ÷ ${bd + dc} = ${cm(key)}`,
    ],
  }
}

/** Two right triangles on one height: a side and its part of the base on either side of the foot. */
const HALVES = range(6, 60).flatMap((high) => {
  const parts = range(2, 60).filter((part) => Number.isInteger(Math.hypot(high, part)))
  return parts.flatMap((left) => parts.flatMap((right) => (left === right ? [] : [{ high, left, right }])))
})

/** "In △ABC, AD ⊥ BC with D on BC. If AB = 25 cm, AC = 30 cm and AD = 24 cm, find BC." */
function twoRightTriangles(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name)
  const { high, left, right } = rng.pick(HALVES)
  const [ab, ac] = [Math.hypot(high, left), Math.hypot(high, right)]
  const asks = rng.pick(['base', 'side'] as const)
  const [asked, key] = asks === 'base' ? [b + c, left + right] : [a + c, ac]
  const known =
    asks === 'base'
      ? say`${a}${c} = ${cm(ac)} and ${a}${d} = ${cm(high)}`
      : say`${b}${d} = ${cm(left)} and ${b}${c} = ${cm(left + right)}`
  return {
    concept: 'pythagoras-theorem',
    given:
      asks === 'base'
        ? { find: 'two-right-base' as const, ab, ac, high }
        : { find: 'two-right-side' as const, ab, left, base: left + right },
    prompt: rng.pick([
      say`In △${name}, ${a}${d} ⊥ ${b}${c}, where ${d} lies on ${b}${c}. If ${a}${b} = ${cm(ab)}, ${known}, then ${askThen(rng, `the length of ${asked}`)}`,
      say`${d} is the foot of the perpendicular from ${a} to the side ${b}${c} of a triangle ${name} and lies between ${b} and ${c}. Given ${a}${b} = ${cm(ab)}, ${known}, how long is ${asked}?`,
      say`The altitude ${a}${d} of △${name} meets ${b}${c} at a point ${d} between ${b} and ${c}. If ${a}${b} = ${cm(ab)}, ${known}, ${askThen(rng, `the length of ${asked}`)}`,
    ]),
    answer: cm(key),
    mistakes:
      asks === 'base'
        ? [
            { value: Math.abs(right - left), because: say`the two parts of ${b}${c} were subtracted` },
            { value: left, because: say`that is ${b}${d}` },
            { value: right, because: say`that is ${d}${c}` },
            { value: ab + ac - high, because: say`the height was taken off the sum of the two sides` },
            { value: key + 2, because: say`a slip in one of the roots made it too long` },
            { value: key - 2, because: say`a slip in one of the roots made it too short` },
            { value: key + 4, because: say`a slip in both roots made it too long` },
          ]
        : [
            { value: high, because: say`that is the height ${a}${d}` },
            { value: high + right, because: say`the height and ${d}${c} were added without squares` },
            {
              value: ab + right - left,
              because: say`the sides were taken to differ like the parts of ${b}${c}`,
            },
            { value: key + 2, because: say`a slip in the root made it too long` },
            { value: key - 2, because: say`a slip in the root made it too short` },
            { value: key + 1, because: say`a slip in the squares made it too long` },
            { value: key - 1, because: say`a slip in the squares made it too short` },
          ],
    within:
      asks === 'base'
        ? ([Math.abs(ab - ac) + 0.5, ab + ac - 0.5] as const)
        : ([right + 0.5, high + right] as const),
    steps:
      asks === 'base'
        ? [
            say`Both △${a}${b}${d} and △${a}${c}${d} have a right angle at ${d}.`,
            say`${b}${d} = √(${ab}² − ${high}²) = ${cm(left)}`,
            say`${d}${c} = √(${ac}² − ${high}²) = ${cm(right)}`,
            say`${b}${c} = ${left} + ${right} = ${cm(key)}`,
          ]
        : [
            say`Both △${a}${b}${d} and △${a}${c}${d} have a right angle at ${d}.`,
            say`${a}${d} = √(${ab}² − ${left}²) = ${cm(high)}`,
            say`${d}${c} = ${left + right} − ${left} = ${cm(right)}`,
            say`${a}${c} = √(${high}² + ${right}²) = ${cm(key)}`,
          ],
  }
}

/** Ladders that stand steep before and after, in tenths of a metre, and slide by at least 40 cm. */
const LADDERS = [25, 50, 65, 75, 85, 100, 125, 130].flatMap((length) => {
  const heights = range(7, length - 1).filter((height) =>
    Number.isInteger(Math.sqrt(length ** 2 - height ** 2)),
  )
  const foot = (height: number) => Math.sqrt(length ** 2 - height ** 2)
  return heights.flatMap((before) =>
    heights.flatMap((after) =>
      before - after >= 4 && foot(after) - foot(before) >= 4 && 5 * after >= 3 * length
        ? [{ length, before, after }]
        : [],
    ),
  )
})

/** "A 25 m ladder reaches a window 24 m high. Its top slides down by 4 m. By how much does its foot move away?" */
function slidingLadder(rng: Random) {
  const drawn = rng.pick(LADDERS)
  // In metres, or twice as long.
  const unit = drawn.length <= 85 && rng.chance(0.5) ? 5 : 10
  const [length, before, after] = [drawn.length / unit, drawn.before / unit, drawn.after / unit]
  const [foot, newFoot] = [
    Math.sqrt(drawn.length ** 2 - drawn.before ** 2) / unit,
    Math.sqrt(drawn.length ** 2 - drawn.after ** 2) / unit,
  ]
  const asks = rng.pick(['foot', 'top'] as const)
  const [down, out] = [
    exact(drawn.before - drawn.after, unit),
    exact(Math.round((newFoot - foot) * unit), unit),
  ]
  const key = asks === 'foot' ? out : down
  const answer = metres(key)
  return {
    concept: 'pythagoras-theorem',
    given: {
      find: 'ladder' as const,
      length,
      before,
      slide: asks === 'foot' ? down.valueOf() : out.valueOf(),
      asks,
    },
    prompt: rng.pick(
      asks === 'foot'
        ? [
            say`The top of a ladder ${metres(length)} long rests on a vertical wall at a height of ${metres(before)}. If the top slides down by ${metres(down)}, by how much does the foot of the ladder move away from the wall?`,
            say`A ladder of length ${metres(length)} reaches a point ${metres(before)} above the ground on a wall. When its top slips ${metres(down)} down the wall, how far does its foot move?`,
            say`A ladder, ${metres(length)} long, leans against a wall and reaches a height of ${metres(before)}. To bring its top ${metres(down)} lower, its foot must be pulled away by what distance?`,
          ]
        : [
            say`The top of a ladder ${metres(length)} long rests on a vertical wall at a height of ${metres(before)}. If its foot is pulled ${metres(out)} farther from the wall, by how much does the top come down?`,
            say`A ladder of length ${metres(length)} reaches a point ${metres(before)} above the ground on a wall. When its foot slips ${metres(out)} away from the wall, how far does its top slide down?`,
            say`The foot of a ladder ${metres(length)} long is ${metres(foot)} away from a wall. If it is moved ${metres(out)} farther away, by how much is the top of the ladder lowered?`,
          ],
    ),
    answer,
    mistakes: [
      {
        value: asks === 'foot' ? down : out,
        because: say`both ends were taken to move by the same distance`,
      },
      {
        value: asks === 'foot' ? newFoot : after,
        because: say`that is the new distance from the ${asks === 'foot' ? 'wall' : 'ground'}`,
      },
      {
        value: asks === 'foot' ? foot : before,
        because: say`that is the old distance from the ${asks === 'foot' ? 'wall' : 'ground'}`,
      },
      {
        value: exact(Math.round((length - before) * unit), unit),
        because: say`the height was taken off the length of the ladder`,
      },
      { value: key.mul(2), because: say`the shift was doubled` },
      { value: key.div(2), because: say`the shift was halved` },
      { value: key.add(1), because: say`a slip in one of the roots made it too long` },
      { value: key.add(exact(1, 2)), because: say`a slip in one of the roots made it too long` },
      { value: key.sub(exact(1, 2)), because: say`a slip in one of the roots made it too short` },
    ],
    within: [0.1, length - 0.1] as const,
    steps: [
      say`At first: height ${metres(before)}, distance of the foot √(${length}² − ${before}²) = ${metres(foot)}`,
      asks === 'foot'
        ? say`The new height is ${before} − ${down} = ${metres(after)}.`
        : say`The new distance of the foot is ${foot} + ${out} = ${metres(newFoot)}.`,
      asks === 'foot'
        ? say`The new distance of the foot is √(${length}² − ${after}²) = ${metres(newFoot)}.`
        : say`The new height is √(${length}² − ${newFoot}²) = ${metres(after)}.`,
      asks === 'foot'
        ? say`It moves by ${newFoot} − ${foot} = ${answer}`
        : say`It comes down by ${before} − ${after} = ${answer}`,
    ],
  }
}
