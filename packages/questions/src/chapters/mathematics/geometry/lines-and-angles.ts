import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { RIGHT_TRIANGLES } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm } from '../../../kit/values/quantities.ts'
import { count, degrees, surd } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "An angle is 26° more than its complement. How large is the angle?" */
export const linesAndAngles = defineGenerator({
  id: 'geometry/lines-and-angles',
  version: 9,
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
    easy: { forms: [...often(2, partner), ...often(3, hypotenuse), ...often(4, parallelogramAngle)] },
    medium: {
      forms: [...often(7, transversal), ...often(6, thirdSide), adjacentRatio, ...often(2, legOfTriangle)],
    },
    hard: { forms: [...often(2, timesPartner), ...often(3, bisectorPart), ...often(4, perimeterRange)] },
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
      case 'transversal':
        // (a x + b) and (c x + d) are equal, or together 180°.
        return (
          range(1, 1799)
            .map((tenths) => tenths / 10)
            .find((x) => {
              const [one, other] = [given.a * x + given.b, given.c * x + given.d]
              return Math.abs(given.equal ? one - other : one + other - 180) < 1e-9
            }) ?? Number.NaN
        )
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
  const asksRoot = rng.chance(0.4)
  const [p, q, r] = rng.pick(CORNERS)
  const [one, other] = asksRoot
    ? rng.sample(range(2, 40), 2)
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
        ? [10, -10, 5, -5].map((slip) => ({
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

function transversal(rng: Random) {
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
  return {
    concept: 'parallel-lines',
    given: { find: 'transversal' as const, a, b, c, d, equal },
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
