import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { surd } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is the scalar product of 2i + 3j − k and i − j + 4k?" */
export const vector = defineGenerator({
  id: 'higher/vector',
  version: 11,
  concepts: ['dot-product', 'magnitude-of-vector', 'cross-product', 'scalar-triple-product'],
  levels: {
    easy: { forms: [scalarProduct, length, componentOfProduct, perpendicular] },
    medium: {
      forms: [
        ...often(4, sumPerpendicular),
        lengthOfProduct,
        ...often(3, lengthOfSum),
        triangle,
        ...often(2, box),
      ],
    },
    hard: {
      forms: [...often(4, fourPoints), ...often(4, fromDiagonals), ...often(3, sumOfProducts), lengthOfThree],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'scalar':
        // From lengths alone: |a + b|² − |a − b|² = 4 a·b
        return (
          (square(given.a.map((one, axis) => one + (given.b[axis] ?? 0))) -
            square(given.a.map((one, axis) => one - (given.b[axis] ?? 0)))) /
          4
        )
      case 'length':
        return Math.hypot(...given.a)
      case 'unknown':
        // Try the whole numbers: the lengths must obey Pythagoras.
        return (
          range(-400, 400).find((k) => {
            const b = given.b.map((one) => one ?? k)
            return square(given.a.map((one, axis) => one + (b[axis] ?? 0))) === square(given.a) + square(b)
          }) ?? Number.NaN
        )
      case 'sum-perpendicular':
        // Try the whole numbers: the scalar product with the third vector must vanish.
        return (
          range(-400, 400).find(
            (times) =>
              given.c.reduce(
                (all, part, axis) => all + part * ((given.a[axis] ?? 0) + times * (given.b[axis] ?? 0)),
                0,
              ) === 0,
          ) ?? Number.NaN
        )
      case 'area': {
        // Heron's formula, from the three sides.
        const [p, q] = [Math.hypot(...given.a), Math.hypot(...given.b)]
        const r = Math.hypot(...given.a.map((one, axis) => one - (given.b[axis] ?? 0)))
        const product = (p + q + r) * (-p + q + r) * (p - q + r) * (p + q - r)
        return (Math.sqrt(product) / 4) * (given.shape === 'triangle' ? 1 : 2)
      }
      case 'coplanar': {
        // Tries the whole numbers: the box of the three ways from the first point must be flat.
        const [first, ...rest] = given.points
        const found = range(-200, 200).find((k) => {
          const [a, b, c] = rest.map((point) => point.map((one, axis) => (one ?? k) - (first?.[axis] ?? 0)))
          const of = (sides: readonly number[] | undefined): Vector => [
            sides?.[0] ?? 0,
            sides?.[1] ?? 0,
            sides?.[2] ?? 0,
          ]
          return dot(cross(of(a), of(b)), of(c)) === 0
        })
        return found ?? Number.NaN
      }
      case 'diagonals': {
        // The sides are half of the sum and of the difference; Heron's formula for the two triangles.
        const [p, q] = [Math.hypot(...given.a) / 2, Math.hypot(...given.b) / 2]
        const [r, t] = [-1, 1].map((sign) =>
          Math.hypot(...given.a.map((one, axis) => (one + sign * (given.b[axis] ?? 0)) / 2)),
        )
        const heron = (x: number, y: number, z: number) =>
          Math.sqrt((x + y + z) * (-x + y + z) * (x - y + z) * (x + y - z)) / 4
        return 2 * (heron(p, q, r ?? 0) + heron(p, q, t ?? 0))
      }
      case 'sum-of-products': {
        // By two steps: a + b, for any length it can have, and then c.
        const { a, b, c, sum } = given
        const least = Math.max(Math.abs(a - b), Math.abs(c - sum))
        const between = least <= Math.min(a + b, c + sum) ? least : Number.NaN
        return (between ** 2 - a * a - b * b) / 2 + (sum * sum - between ** 2 - c * c) / 2
      }
      case 'length-of-three':
        // Such vectors are at right angles to each other.
        return Math.hypot(given.a, given.b, given.c)
      case 'component': {
        // The determinant with the unit vector of the axis in the first row, by expansion.
        const [y, z] = [(given.axis + 1) % 3, (given.axis + 2) % 3]
        return (given.a[y] ?? 0) * (given.b[z] ?? 0) - (given.a[z] ?? 0) * (given.b[y] ?? 0)
      }
      case 'sum-length':
        // The law of cosines in the triangle of the two vectors.
        return Math.sqrt(
          given.a ** 2 +
            given.b ** 2 +
            2 * given.sign * given.a * given.b * (given.scalar / (given.a * given.b)),
        )
      case 'product-length': {
        // By the angle: |a × b| = |a||b| sin θ.
        const angle = Math.acos(given.scalar / (given.a * given.b))
        return given.a * given.b * Math.sin(angle)
      }
      case 'box': {
        // By the rule of Sarrus along the other diagonal.
        const [a, b, c] = given.sides
        const sum = [0, 1, 2].reduce(
          (total, axis) =>
            total +
            (a[axis] ?? 0) * (b[(axis + 1) % 3] ?? 0) * (c[(axis + 2) % 3] ?? 0) -
            (a[axis] ?? 0) * (b[(axis + 2) % 3] ?? 0) * (c[(axis + 1) % 3] ?? 0),
          0,
        )
        return Math.abs(sum)
      }
    }
  },
})

function scalarProduct(rng: Random) {
  const [a, b] = rng.until(
    () => [drawVector(rng, 9), drawVector(rng, 9)] as const,
    ([one, other]) => one.every((part) => part !== 0) && other.every((part) => part !== 0),
  )
  const answer = dot(a, b)
  const parts = a.map((one, axis) => one * (b[axis] ?? 0))
  const [p = 0, q = 0, r = 0] = parts
  return {
    concept: 'dot-product',
    given: { find: 'scalar' as const, a, b },
    prompt: rng.pick([
      say`${ask(rng, say`the scalar product of ${show(a)} and ${show(b)}`)}`,
      say`${ask(rng, say`the dot product of ${show(a)} and ${show(b)}`)}`,
      say`If a = ${show(a)} and b = ${show(b)}, what is a · b?`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: p - q + r, because: say`the middle product was subtracted` },
      { value: p + q - r, because: say`the last product was subtracted` },
      {
        value: Math.abs(p) + Math.abs(q) + Math.abs(r),
        because: say`the signs of the products were left out`,
      },
      { value: p + q, because: say`the last product was left out` },
      {
        value: a.reduce((sum, one) => sum + one, 0) * b.reduce((sum, one) => sum + one, 0),
        because: say`the sums of the components were multiplied`,
      },
      { value: -answer, because: say`the sign of the result was lost` },
      {
        value: a.reduce((sum, one) => sum + one, 0) + b.reduce((sum, one) => sum + one, 0),
        because: say`all components were added`,
      },
    ],
    steps: [
      say`Multiply the components in pairs: ${p}, ${q} and ${r}`,
      say`Add them: ${p} + ${wide(q)} + ${wide(r)} = ${answer}`,
    ],
  }
}

function length(rng: Random) {
  const a = rng.until(
    () => drawVector(rng, 12),
    (drawn) => drawn.every((part) => part !== 0),
  )
  const sum = square(a)
  const answer = surd(1, sum)
  return {
    concept: 'magnitude-of-vector',
    given: { find: 'length' as const, a },
    prompt: rng.pick([
      say`${ask(rng, say`the magnitude of ${show(a)}`)}`,
      say`${ask(rng, say`the length of the vector ${show(a)}`)}`,
      say`The magnitude of the vector ${show(a)} is`,
    ]),
    answer,
    mistakes: [
      { value: surd(sum, 1), because: say`the square root was not taken` },
      {
        value: surd(Math.abs(a[0]) + Math.abs(a[1]) + Math.abs(a[2]), 1),
        because: say`the components were added without squaring`,
      },
      {
        value: surd(1, Math.max(2, a[0] * a[0] + a[1] * a[1])),
        because: say`the last component was left out`,
      },
      {
        value: surd(1, Math.max(2, a[1] * a[1] + a[2] * a[2])),
        because: say`the first component was left out`,
      },
      {
        value: surd(1, sum + 2 * Math.abs(a[0] * a[1])),
        because: say`two components were added before squaring`,
      },
      { value: surd(2, sum), because: say`the length was doubled` },
      {
        value: surd(1, Math.abs(a[0]) + Math.abs(a[1]) + Math.abs(a[2])),
        because: say`the components were not squared under the root`,
      },
    ],
    steps: [
      say`Squares of the components: ${a[0] ** 2} + ${a[1] ** 2} + ${a[2] ** 2} = ${sum}`,
      say`Magnitude = ${latex`\sqrt{${sum}}`} = ${answer}`,
    ],
  }
}

/** A component that makes two vectors perpendicular. */
function perpendicular(rng: Random) {
  const { a, b, axis, k } = rng.until(
    () => {
      const [a, b, axis] = [drawVector(rng, 7), drawVector(rng, 9), rng.int(0, 2)]
      const rest = dot(a, b) - (a[axis] ?? 0) * (b[axis] ?? 0)
      return { a, b, axis, k: -rest / (a[axis] ?? 0) }
    },
    (drawn) => Number.isInteger(drawn.k) && drawn.k !== 0 && Math.abs(drawn.k) <= 60,
  )
  const rest = dot(a, b) - (a[axis] ?? 0) * (b[axis] ?? 0)
  const lead = a[axis] ?? 1
  const letter = rng.pick(['m', 'p', 'q', 't']) // not k, which is a unit vector
  const shown = b.map((one, place) => (place === axis ? letter : one))
  const blank = b.map((one, place) => (place === axis ? null : one))
  return {
    concept: 'dot-product',
    given: { find: 'unknown' as const, a, b: blank },
    prompt: rng.pick([
      say`For which ${letter} are ${show(a)} and ${show(shown)} perpendicular?`,
      say`The vectors ${show(a)} and ${show(shown)} are at right angles. ${ask(rng, say`the value of ${letter}`)}`,
      say`Find ${letter}, if ${show(shown)} is perpendicular to ${show(a)}.`,
    ]),
    answer: k,
    within: [-400, 400] as const,
    mistakes: [
      { value: -k, because: say`the sign was not changed when ${Math.abs(rest)} was carried over` },
      { value: rest, because: say`the division by ${lead} was left out` },
      { value: -rest, because: say`the division by ${lead} was left out` },
      { value: (1 - rest) / lead, because: say`the scalar product was set to 1 instead of 0` },
      { value: k + lead, because: say`${lead} was added once more` },
      { value: k - lead, because: say`${lead} was taken off once more` },
      { value: lead, because: say`the component of the other vector was taken` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`Perpendicular vectors have the scalar product 0: ${rest} + ${wide(lead)}${letter} = 0`,
      say`${letter} = ${k}`,
    ],
  }
}

/** "If a = 2i + j − k, b = i − j + k, c = i + 3j and a + tb is perpendicular to c, what is t?" */
function sumPerpendicular(rng: Random) {
  const { a, b, c, t } = rng.until(
    () => {
      const [a, b, c] = [drawVector(rng, 6), drawVector(rng, 5), drawVector(rng, 5)]
      return { a, b, c, t: -dot(a, c) / dot(b, c) }
    },
    (drawn) =>
      Number.isInteger(drawn.t) &&
      drawn.t !== 0 &&
      Math.abs(drawn.t) <= 12 &&
      dot(drawn.b, drawn.c) !== 0 &&
      cross(drawn.a, drawn.b).some((part) => part !== 0),
  )
  const [first, second] = [dot(a, c), dot(b, c)]
  const letter = rng.pick(['λ', 'm', 'p', 't'])
  return {
    concept: 'dot-product',
    given: { find: 'sum-perpendicular' as const, a, b, c },
    prompt: rng.pick([
      say`If a = ${show(a)}, b = ${show(b)} and c = ${show(c)}, then for which value of ${letter} is a + ${letter}b perpendicular to c?`,
      say`Let a = ${show(a)}, b = ${show(b)} and c = ${show(c)}. If a + ${letter}b is perpendicular to c, what is the value of ${letter}?`,
      say`The vectors a = ${show(a)}, b = ${show(b)} and c = ${show(c)} are such that a + ${letter}b is perpendicular to c. ${ask(rng, say`the value of ${letter}`)}`,
    ]),
    answer: t,
    within: [-400, 400] as const,
    mistakes: [
      { value: -t, because: say`the sign was not changed when ${Math.abs(first)} was carried over` },
      { value: -first, because: say`the division by b · c was left out` },
      { value: -second / first, because: say`the quotient was turned upside down` },
      { value: -dot(a, b) / second, because: say`a · b was taken in place of a · c` },
      { value: -first / dot(a, b), because: say`a · b was taken in place of b · c` },
      { value: t + 1, because: say`a slip in one of the products made it too large` },
      { value: t - 1, because: say`a slip in one of the products made it too small` },
      { value: second, because: say`that is b · c` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`Perpendicular vectors have the scalar product 0: a · c + ${letter}(b · c) = 0`,
      say`a · c = ${first} and b · c = ${second}`,
      say`${letter} = ${-first} ÷ ${wide(second)} = ${t}`,
    ],
  }
}

/** "If a = 2i + 3j − k and b = i − j + 4k, what is the coefficient of k in a × b?" */
function componentOfProduct(rng: Random) {
  const [a, b] = [drawVector(rng, 7), drawVector(rng, 7)]
  const axis = rng.int(0, 2)
  const [y, z] = [(axis + 1) % 3, (axis + 2) % 3]
  const [first, second] = [(a[y] ?? 0) * (b[z] ?? 0), (a[z] ?? 0) * (b[y] ?? 0)]
  const answer = cross(a, b)[axis] ?? 0
  const unit = latex`${AXES[axis] ?? ''}`
  return {
    concept: 'cross-product',
    given: { find: 'component' as const, a, b, axis },
    prompt: rng.pick([
      say`If a = ${show(a)} and b = ${show(b)}, what is the coefficient of ${unit} in a × b?`,
      say`${ask(rng, say`the coefficient of ${unit} in the vector product of ${show(a)} and ${show(b)}`)}`,
      say`If a = ${show(a)} and b = ${show(b)}, then the coefficient of ${unit} in a × b is:`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: -answer, because: say`the two vectors were exchanged` },
      { value: first + second, because: say`the two products were added instead of subtracted` },
      { value: first, because: say`the second product was left out` },
      { value: -second, because: say`the first product was left out` },
      { value: (a[axis] ?? 0) * (b[axis] ?? 0), because: say`that is a part of the scalar product` },
      { value: dot(a, b), because: say`that is the scalar product` },
      { value: cross(a, b)[y] ?? 0, because: say`that is the coefficient of another unit vector` },
    ],
    steps: [
      say`The coefficient of ${unit} comes from the other two components of both vectors.`,
      say`${wide(a[y] ?? 0)} × ${wide(b[z] ?? 0)} − ${wide(a[z] ?? 0)} × ${wide(b[y] ?? 0)}`,
      say`${first} − ${wide(second)} = ${answer}`,
    ],
  }
}

/** "|a| = 10, |b| = 2 and a · b = 12. What is |a × b|?" */
/** |a + b| or |a − b| from the magnitudes and the scalar product. */
function lengthOfSum(rng: Random) {
  const sign = rng.pick([1, -1])
  const { p, q, scalar, answer } = rng.until(
    () => {
      const [one, other, whole] = [rng.int(2, 20), rng.int(2, 20), rng.int(2, 36)]
      return {
        p: one,
        q: other,
        scalar: (sign * (whole * whole - one * one - other * other)) / 2,
        answer: whole,
      }
    },
    (drawn) =>
      Number.isInteger(drawn.scalar) && drawn.scalar !== 0 && Math.abs(drawn.scalar) < drawn.p * drawn.q,
  )
  const what = sign > 0 ? '|a + b|' : '|a − b|'
  const total = p * p + q * q
  return {
    concept: 'magnitude-of-vector',
    given: { find: 'sum-length' as const, a: p, b: q, scalar, sign },
    prompt: rng.pick([
      say`If |a| = ${p}, |b| = ${q} and a · b = ${scalar}, then ${what} is equal to:`,
      say`Two vectors a and b have the magnitudes ${p} and ${q} and the scalar product ${scalar}. ${ask(rng, what)}`,
      say`For vectors a and b with |a| = ${p} and |b| = ${q}, the dot product is ${scalar}. What is the magnitude of a ${sign > 0 ? '+' : '−'} b?`,
    ]),
    answer,
    within: [0.5, 2000] as const,
    mistakes: [
      {
        value: sign > 0 ? p + q : Math.abs(p - q),
        because: say`the magnitudes were ${sign > 0 ? 'added' : 'subtracted'}, as for parallel vectors`,
      },
      { value: answer * answer, because: say`the root was not taken` },
      { value: answer + 1, because: say`a slip in the root made it too large` },
      { value: answer - 1, because: say`a slip in the root made it too small` },
      { value: Math.abs(scalar), because: say`that is the scalar product` },
      { value: Math.sqrt(total), because: say`the scalar product was left out, as for a right angle` },
      {
        value: Math.sqrt(Math.abs(total - 2 * sign * scalar)),
        because: say`the sign of the scalar product was changed`,
      },
      {
        value: Math.sqrt(Math.abs(total + sign * scalar)),
        because: say`the scalar product was counted once instead of twice`,
      },
    ],
    steps: [
      say`${what}² = |a|² + |b|² ${sign > 0 ? '+' : '−'} 2 a · b`,
      say`= ${p * p} + ${q * q} ${sign * scalar > 0 ? '+' : '−'} ${Math.abs(2 * scalar)} = ${answer * answer}`,
      say`${what} = ${answer}`,
    ],
  }
}

function lengthOfProduct(rng: Random) {
  const [short, long, whole] = rng.pick([
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [7, 24, 25],
    [20, 21, 29],
    [9, 40, 41],
    [12, 35, 37],
  ] as const)
  const [scalarPart, answerPart] = rng.shuffle([short, long])
  const factors = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2)
  const [scale = 1, other = 1] = factors
  const [p, q] = [whole * scale, other]
  const [scalar, answer] = [(scalarPart ?? short) * scale * other, (answerPart ?? long) * scale * other]
  return {
    concept: 'cross-product',
    given: { find: 'product-length' as const, a: p, b: q, scalar },
    prompt: rng.pick([
      say`If |a| = ${p}, |b| = ${q} and a · b = ${scalar}, then |a × b| is equal to:`,
      say`Two vectors of magnitudes ${p} and ${q} have the scalar product ${scalar}. ${ask(rng, 'the magnitude of their vector product')}`,
      say`For vectors a and b with |a| = ${p} and |b| = ${q}, the dot product is ${scalar}. What is the magnitude of the cross product?`,
    ]),
    answer,
    mistakes: [
      { value: p * q, because: say`the magnitudes were multiplied, as for a right angle` },
      { value: p * q - scalar, because: say`the scalar product was taken off instead of the squares` },
      { value: scalar, because: say`that is the scalar product` },
      { value: p * q + scalar, because: say`the scalar product was added` },
      { value: answer * 2, because: say`the result was doubled` },
      { value: answer / 2, because: say`the result was halved, as for a triangle` },
    ],
    steps: [
      say`|a × b|² = |a|²|b|² − (a · b)²`,
      say`= ${p * p} × ${q * q} − ${scalar * scalar} = ${answer * answer}`,
      say`|a × b| = ${answer}`,
    ],
  }
}

function triangle(rng: Random) {
  const { a, b, normal } = rng.until(
    () => {
      const [a, b] = [drawVector(rng, 5), drawVector(rng, 5)]
      return { a, b, normal: cross(a, b) }
    },
    (drawn) => square(drawn.normal) > 0 && square(drawn.normal) < 900,
  )
  const isTriangle = rng.chance(0.6)
  const total = square(normal)
  const answer = isTriangle ? surd(1 / 2, total) : surd(1, total)
  const what = isTriangle ? 'triangle' : 'parallelogram'
  return {
    concept: 'cross-product',
    given: { find: 'area' as const, shape: what, a, b },
    prompt: rng.pick([
      say`Two sides of a ${what} from one corner are ${show(a)} and ${show(b)}. ${ask(rng, 'its area')}`,
      say`${ask(rng, say`the area of the ${what} with the adjacent sides ${show(a)} and ${show(b)}`)}`,
      say`If ${show(a)} and ${show(b)} represent two adjacent sides of a ${what}, then its area is:`,
    ]),
    answer,
    mistakes: [
      {
        value: isTriangle ? surd(1, total) : surd(1 / 2, total),
        because: say`that is the area of the ${isTriangle ? 'parallelogram' : 'triangle'}`,
      },
      {
        value: surd(Math.max(1, Math.abs(dot(a, b))), 1),
        because: say`the scalar product was taken instead of the vector product`,
      },
      {
        value: surd(
          isTriangle ? 1 / 2 : 1,
          total - 2 * normal[1] ** 2 > 1 ? total - 2 * normal[1] ** 2 : total + 2,
        ),
        because: say`a component of the vector product was lost`,
      },
      { value: surd(total, 1), because: say`the square root was not taken` },
      {
        value: surd(isTriangle ? 1 / 4 : 2, total),
        because: isTriangle ? say`the area was halved twice` : say`the area was doubled`,
      },
      { value: surd(1, square(a) * square(b)), because: say`the lengths of the sides were multiplied` },
      {
        value: surd(1 / 2, square(a) * square(b)),
        because: say`half the product of the lengths was taken, as for a right angle`,
      },
    ],
    steps: [
      say`Vector product: ${show(normal)}`,
      say`Its square: ${normal[0] ** 2} + ${normal[1] ** 2} + ${normal[2] ** 2} = ${total}`,
      say`Its magnitude ${latex`\sqrt{${total}}`} is the area of the parallelogram.`,
      isTriangle ? say`The triangle is half of it: ${answer}` : say`So the area is ${answer}`,
    ],
  }
}

/** The volume by the triple product. */
function box(rng: Random) {
  const { a, b, c, volume } = rng.until(
    () => {
      const [a, b, c] = [drawVector(rng, 5), drawVector(rng, 5), drawVector(rng, 5)]
      return { a, b, c, volume: dot(a, cross(b, c)) }
    },
    (drawn) => Math.abs(drawn.volume) >= 6 && Math.abs(drawn.volume) <= 200,
  )
  const normal = cross(b, c)
  const parts = [a[0] * normal[0], a[1] * normal[1], a[2] * normal[2]] as const
  const answer = Math.abs(volume)
  return {
    concept: 'scalar-triple-product',
    given: { find: 'box' as const, sides: [a, b, c] as const },
    prompt: rng.pick([
      say`${ask(rng, say`the volume, in cubic units, of the parallelepiped with the coterminous edges ${show(a)}, ${show(b)} and ${show(c)}`)}`,
      say`${ask(rng, say`the volume, in cubic units, of the parallelepiped whose coterminous edges are ${show(a)}, ${show(b)} and ${show(c)}`)}`,
      say`The vectors ${show(a)}, ${show(b)} and ${show(c)} represent three coterminous edges of a parallelepiped. Its volume, in cubic units, is:`,
    ]),
    answer,
    mistakes: [
      { value: answer / 2, because: say`the volume was halved` },
      { value: 2 * answer, because: say`the volume was doubled` },
      {
        value: Math.abs(parts[0] - parts[1] + parts[2]),
        because: say`the sign of the middle term of the determinant was changed`,
      },
      {
        value: Math.abs(parts[0] + parts[1] - parts[2]),
        because: say`the sign of the last term of the determinant was changed`,
      },
      { value: Math.abs(dot(a, b) * dot(b, c)), because: say`scalar products were multiplied` },
      {
        value: Math.abs(parts[0]) + Math.abs(parts[1]) + Math.abs(parts[2]),
        because: say`the signs of the terms were left out`,
      },
      { value: Math.abs(parts[0] + parts[1]), because: say`the last term was left out` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    steps: [
      say`Vector product of the last two: ${show(normal)}`,
      say`Scalar product with the first: ${parts[0]} + ${wide(parts[1])} + ${wide(parts[2])} = ${volume}`,
      say`A volume is not negative, so take the magnitude.`,
      say`Volume = ${answer}`,
    ],
  }
}

/** "For which p do the points A, B, C and D lie in a plane?" */
function fourPoints(rng: Random) {
  const drawPoint = (): Vector => [rng.int(-5, 6), rng.int(-5, 6), rng.int(-5, 6)]
  const { points, axis, normal } = rng.until(
    () => {
      const [first, one, two] = [drawPoint(), drawVector(rng, 4), drawVector(rng, 4)]
      const [m, n] = [rng.pick([-2, -1, 1, 2]), rng.pick([-2, -1, 1, 2])]
      const last: Vector = [
        first[0] + m * one[0] + n * two[0],
        first[1] + m * one[1] + n * two[1],
        first[2] + m * one[2] + n * two[2],
      ]
      const at = (way: Vector): Vector => [first[0] + way[0], first[1] + way[1], first[2] + way[2]]
      return {
        points: [first, at(one), at(two), last] as const,
        axis: rng.int(0, 2),
        normal: cross(one, two),
      }
    },
    (drawn) =>
      normalPart(drawn.normal, drawn.axis) !== 0 &&
      normalPart(drawn.points[3], drawn.axis) !== 0 &&
      drawn.points.flat().every((part) => Math.abs(part) <= 12),
  )
  const [first, second, third, last] = points
  const value = normalPart(last, axis)
  const hidden = last.map((part, place) => (place === axis ? null : part))
  const [A, B, C] = [written(first), written(second), written(third)]
  const D = written(hidden)
  const ways = [second, third].map((to) => to.map((part, place) => part - (first[place] ?? 0)))
  return {
    concept: 'scalar-triple-product',
    given: { find: 'coplanar' as const, points: [first, second, third, hidden] },
    prompt: rng.pick([
      say`If the points A${A}, B${B}, C${C} and D${D} are coplanar, then p is equal to`,
      say`For what value of p do the points ${A}, ${B}, ${C} and ${D} lie in one plane?`,
      say`The four points A${A}, B${B}, C${C} and D${D} lie in a plane. ${ask(rng, 'the value of p')}`,
    ]),
    answer: value,
    within: [-60, 60] as const,
    mistakes: [
      { value: -value, because: say`the sign is wrong` },
      { value: value - normalPart(first, axis), because: say`the coordinate of A was not added back` },
      { value: value + normalPart(first, axis), because: say`the coordinate of A was added once too often` },
      { value: normalPart(third, axis), because: say`that is the coordinate of C` },
      { value: normalPart(second, axis), because: say`that is the coordinate of B` },
      { value: value + 1, because: say`a slip of 1 in the determinant` },
      { value: value - 1, because: say`a slip of 1 in expanding the determinant` },
    ].filter(({ value: wrong }) => wrong !== value),
    steps: [
      say`AB = ${show(ways[0] ?? [])} and AC = ${show(ways[1] ?? [])}; AD must lie in their plane.`,
      say`AB × AC = ${show(normal)}`,
      say`The scalar product of AD with it must be 0.`,
      say`This gives p = ${value}`,
    ],
  }
}

const normalPart = (vector: Vector, axis: number): number => vector[axis] ?? 0

/** '(2, −1, p)' */
const written = (point: readonly (number | null)[]): string =>
  `(${point.map((part) => (part === null ? 'p' : String(part).replace('-', '−'))).join(', ')})`

/** "The diagonals of a parallelogram are 3i + j − 2k and i − 3j + 4k. What is its area?" */
function fromDiagonals(rng: Random) {
  const { a, b, normal } = rng.until(
    () => {
      const [a, b] = [drawVector(rng, 5), drawVector(rng, 5)]
      return { a, b, normal: cross(a, b) }
    },
    (drawn) => square(drawn.normal) > 20 && square(drawn.normal) < 900,
  )
  const total = square(normal)
  const answer = surd(1 / 2, total)
  return {
    concept: 'cross-product',
    given: { find: 'diagonals' as const, a, b },
    prompt: rng.pick([
      say`The diagonals of a parallelogram are ${show(a)} and ${show(b)}. ${ask(rng, 'its area, in square units')}`,
      ask(
        rng,
        say`the area, in square units, of the parallelogram whose diagonals are ${show(a)} and ${show(b)}`,
      ),
      say`If ${show(a)} and ${show(b)} represent the diagonals of a parallelogram, then its area, in square units, is`,
    ]),
    answer,
    mistakes: [
      { value: surd(1, total), because: say`the diagonals were taken for the sides` },
      {
        value: surd(1 / 2, total - normal[0] ** 2 > 1 ? total - normal[0] ** 2 : total + 3),
        because: say`a component of the vector product was lost`,
      },
      {
        value: surd(1 / 2, square(a) * square(b)),
        because: say`the diagonals were taken to be perpendicular`,
      },
      { value: surd(2, total), because: say`the area was doubled instead of halved` },
      {
        value: surd(1 / 4, total - normal[2] ** 2 > 1 ? total - normal[2] ** 2 : total + 5),
        because: say`a component of the vector product was lost, and the area was halved twice`,
      },
      {
        value: surd(1, total - normal[0] ** 2 > 1 ? total - normal[0] ** 2 : total + 3),
        because: say`a component of the vector product was lost, and the diagonals were taken for the sides`,
      },
    ],
    steps: [
      say`The area is half of the magnitude of the vector product of the diagonals.`,
      say`Vector product: ${show(normal)}`,
      say`Its square: ${normal[0] ** 2} + ${normal[1] ** 2} + ${normal[2] ** 2} = ${total}`,
      say`Half of ${latex`\sqrt{${total}}`} is ${answer}`,
    ],
  }
}

/** "a + b + c = 0 with |a| = 3, |b| = 5 and |c| = 7. What is a·b + b·c + c·a?" */
function sumOfProducts(rng: Random) {
  const { a, b, c, sum } = rng.until(
    () => ({
      a: rng.int(1, 12),
      b: rng.int(1, 12),
      c: rng.int(1, 12),
      sum: rng.chance(0.4) ? 0 : rng.int(1, 15),
    }),
    (drawn) => {
      const { a, b, c, sum } = drawn
      const longest = Math.max(a, b, c, sum)
      const total = sum * sum - a * a - b * b - c * c
      return a + b + c + sum > 2 * longest && total % 2 === 0 && total !== 0
    },
  )
  const squares = a * a + b * b + c * c
  const value = (sum * sum - squares) / 2
  const told =
    sum === 0 ? latex`\vec{a} + \vec{b} + \vec{c} = \vec{0}` : latex`|\vec{a} + \vec{b} + \vec{c}| = ${sum}`
  const sizes = say`${latex`|\vec{a}| = ${a}`}, ${latex`|\vec{b}| = ${b}`} and ${latex`|\vec{c}| = ${c}`}`
  const what = latex`\vec{a} \cdot \vec{b} + \vec{b} \cdot \vec{c} + \vec{c} \cdot \vec{a}`
  return {
    concept: 'dot-product',
    given: { find: 'sum-of-products' as const, a, b, c, sum },
    prompt: rng.pick([
      say`If ${sizes}, and ${told}, then ${what} is equal to`,
      say`Three vectors with ${sizes} satisfy ${told}. ${ask(rng, say`the value of ${what}`)}`,
      say`For three vectors ${told}, where ${sizes}. The value of ${what} is`,
    ]),
    answer: value,
    within: signed,
    mistakes: [
      { value: sum * sum - squares, because: say`it was not divided by 2` },
      { value: -value, because: say`the sign is wrong` },
      { value: squares, because: say`that is the sum of the squares of the magnitudes` },
      { value: -squares, because: say`the sum of the squares was only given a minus sign` },
      { value: a * b + b * c + c * a, because: say`the magnitudes were multiplied` },
      { value: 0, because: say`the vectors were taken to be perpendicular` },
      { value: (sum * sum + squares) / 2, because: say`the squares were added` },
    ].filter(({ value: wrong }) => wrong !== value && Number.isInteger(wrong)),
    steps: [
      say`${latex`|\vec{a} + \vec{b} + \vec{c}|^2`} is the sum of the three squares and twice the sum asked for.`,
      say`The squares are ${a * a} + ${b * b} + ${c * c} = ${squares}.`,
      say`${sum * sum} = ${squares} + 2 × the sum asked for.`,
      say`The sum is (${sum * sum} − ${squares}) ÷ 2 = ${value}`,
    ],
  }
}

/** "Each of a, b and c is perpendicular to the sum of the other two. What is |a + b + c|?" */
function lengthOfThree(rng: Random) {
  const [a, b, c] = rng.sample(range(1, 14), 3)
  const answer = surd(1, a * a + b * b + c * c)
  const sizes = say`${latex`|\vec{a}| = ${a}`}, ${latex`|\vec{b}| = ${b}`} and ${latex`|\vec{c}| = ${c}`}`
  return {
    concept: 'magnitude-of-vector',
    given: { find: 'length-of-three' as const, a, b, c },
    prompt: rng.pick([
      say`Let ${sizes}. If each of the three vectors is perpendicular to the sum of the other two, then ${latex`|\vec{a} + \vec{b} + \vec{c}|`} is`,
      say`Each of three vectors with ${sizes} is perpendicular to the sum of the other two. Find ${latex`|\vec{a} + \vec{b} + \vec{c}|`}.`,
    ]),
    answer,
    mistakes: [
      { value: a + b + c, because: say`the magnitudes were added` },
      { value: surd(1, 2 * (a * a + b * b + c * c)), because: say`the squares were counted twice` },
      { value: surd(1, a * a + b * b), because: say`the third vector was left out` },
      { value: surd(1, b * b + c * c), because: say`the first vector was left out` },
      { value: surd(1, a * b + b * c + c * a), because: say`the magnitudes were multiplied in pairs` },
      {
        value: surd(1, a * a + b * b + c * c + 2 * (a * b)),
        because: say`one product of two vectors was not taken as 0`,
      },
    ],
    steps: [
      say`The three conditions add up to ${latex`2(\vec{a} \cdot \vec{b} + \vec{b} \cdot \vec{c} + \vec{c} \cdot \vec{a}) = 0`}.`,
      say`So ${latex`|\vec{a} + \vec{b} + \vec{c}|^2 = ${a * a} + ${b * b} + ${c * c}`}.`,
      say`This is ${a * a + b * b + c * c}.`,
      say`The magnitude is ${answer}`,
    ],
  }
}

type Vector = readonly [number, number, number]

const square = (a: readonly number[]) => a.reduce((sum, one) => sum + one * one, 0)

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

const AXES = ['\\hat{i}', '\\hat{j}', '\\hat{k}']

const inner = (a: readonly (number | string)[]): string =>
  a.reduce<string>((text, one, axis) => {
    if (one === 0) return text
    const isNegative = typeof one === 'number' && one < 0
    const size = typeof one === 'string' ? one : Math.abs(one) === 1 ? '' : Math.abs(one)
    const body = `${size}${AXES[axis]}`
    return text === '' ? `${isNegative ? '-' : ''}${body}` : `${text} ${isNegative ? '-' : '+'} ${body}`
  }, '')

const show = (a: readonly (number | string)[]) => latex`${inner(a)}`

const drawVector = (rng: Random, size: number): Vector =>
  rng.until(
    () => [rng.int(-size, size), rng.int(-size, size), rng.int(-size, size)] as const,
    (drawn) => drawn.filter((one) => one !== 0).length >= 2,
  )

const signed = [-5000, 5000] as const

const wide = (number: number) => (number < 0 ? say`(${number})` : number)
