import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { fraction, surd } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is (2 + 3i)(1 − 4i)?" */
export const complex = defineGenerator({
  id: 'higher/complex',
  version: 8,
  concepts: ['algebra-of-complex-numbers', 'powers-of-i', 'modulus-of-complex'],
  levels: {
    easy: { forms: [...often(8, product), ...often(8, powersOfI), ...often(6, combination), modulus] },
    medium: {
      forms: [
        ...often(8, partOfQuotient),
        ...often(6, powersOfI),
        modulus,
        ...often(5, modulusOfProduct),
        inverse,
        ...often(4, modulusOfQuotient),
      ],
    },
    hard: {
      forms: [
        ...often(6, partOfSum),
        partOfCube,
        ...often(2, withModulus),
        ...often(7, withConjugate),
        squareRoot,
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'product': {
        // By lengths and angles.
        const [[a, b], [c, d]] = [given.z, given.w]
        const [size, angle] = [Math.hypot(a, b) * Math.hypot(c, d), Math.atan2(b, a) + Math.atan2(d, c)]
        return show([wholeOf(size * Math.cos(angle)), wholeOf(size * Math.sin(angle))])
      }
      case 'combination': {
        // Added one by one.
        const sum = [
          ...Array.from({ length: given.m }, () => given.z),
          ...Array.from(
            { length: given.n },
            (): Complex => (given.sign === '+' ? given.w : [-given.w[0], -given.w[1]]),
          ),
        ].reduce<Complex>(([re, im], [x, y]) => [re + x, im + y], [0, 0])
        return show(sum)
      }
      case 'powers': {
        const sum = given.exponents.reduce<Complex>(
          ([re, im], exponent) => {
            const turn = ((exponent % 4) + 4) % 4
            return [re + (turn === 0 ? 1 : turn === 2 ? -1 : 0), im + (turn === 1 ? 1 : turn === 3 ? -1 : 0)]
          },
          [0, 0],
        )
        return show(sum)
      }
      case 'quotient': {
        const [[a, b], [c, d]] = [given.z, given.w]
        const [size, angle] = [Math.hypot(a, b) / Math.hypot(c, d), Math.atan2(b, a) - Math.atan2(d, c)]
        return given.part === 'real' ? size * Math.cos(angle) : size * Math.sin(angle)
      }
      case 'modulus':
        // The moduli of numerator and denominator separately.
        return Math.hypot(...multiply(given.z, given.w)) / Math.hypot(...given.v)
      case 'one-modulus': {
        const conjugate: Complex = [given.z[0], -given.z[1]]
        return Math.sqrt(multiply(given.z, conjugate)[0])
      }
      case 'modulus-of-product':
        return Math.hypot(
          ...[...Array.from({ length: given.exponent }, () => given.z), given.w].reduce((one, other) =>
            multiply(one, other),
          ),
        )
      case 'sum': {
        // By lengths and angles.
        const raised = ([a, b]: Complex, exponent: number): Complex => {
          const [size, angle] = [Math.hypot(a, b) ** exponent, exponent * Math.atan2(b, a)]
          return [size * Math.cos(angle), size * Math.sin(angle)]
        }
        const [cube, square] = [raised(given.z, 3), raised(given.w, 2)]
        const at = given.part === 'real' ? 0 : 1
        return given.sign === '+' ? cube[at] + square[at] : cube[at] - square[at]
      }
      case 'with-modulus': {
        // Tries the whole numbers: the imaginary part is known, and the real part must fit.
        const [[a, b], k] = [given.right, given.times]
        const real = range(-400, 400).find(
          (x) => Math.abs(k * x + given.sign * Math.hypot(x, b / k) - a) < 1e-9,
        )
        return real === undefined ? '' : show([real, b / k])
      }
      case 'with-conjugate': {
        // Two test values of z show the linear equations for its parts.
        const { p, q, right } = given
        const side = ([x, y]: Complex): Complex => {
          const [one, other] = [multiply(p, [x, y]), multiply(q, [x, -y])]
          return [one[0] + other[0], one[1] + other[1]]
        }
        const [[a, c], [b, d]] = [side([1, 0]), side([0, 1])]
        const whole = a * d - b * c
        return show([
          wholeOf((right[0] * d - b * right[1]) / whole),
          wholeOf((a * right[1] - right[0] * c) / whole),
        ])
      }
      case 'root': {
        // Half of the angle, and the root of the length.
        const [a, b] = given.square
        const [size, angle] = [Math.sqrt(Math.hypot(a, b)), Math.atan2(b, a) / 2]
        return bothSigns([wholeOf(size * Math.cos(angle)), wholeOf(size * Math.sin(angle))])
      }
      case 'inverse': {
        const [size, angle] = [1 / Math.hypot(...given.z), -Math.atan2(given.z[1], given.z[0])]
        return given.part === 'real' ? size * Math.cos(angle) : size * Math.sin(angle)
      }
      case 'cube': {
        const [a, b] = given.z
        const [size, angle] = [Math.hypot(a, b) ** 3, 3 * Math.atan2(b, a)]
        return given.part === 'real' ? size * Math.cos(angle) : size * Math.sin(angle)
      }
    }
  },
})

function product(rng: Random) {
  const { z, w } = rng.until(
    () => ({ z: drawNumber(rng, 9), w: drawNumber(rng, 9) }),
    (drawn) => multiply(drawn.z, drawn.w).every((part) => part !== 0),
  )
  const [[a, b], [c, d]] = [z, w]
  const answer = show(multiply(z, w))
  const text = latex`(${write(z)})(${write(w)})`
  return {
    concept: 'algebra-of-complex-numbers',
    given: { find: 'product' as const, z, w },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`Multiply ${show(z)} by ${show(w)}.`,
      say`The product ${text} is equal to`,
    ]),
    answer,
    mistakes: [
      { value: show([a * c + b * d, a * d + b * c]), because: say`i × i was taken as 1 instead of −1` },
      { value: show([a * c, b * d]), because: say`only equal parts were multiplied` },
      {
        value: show([a * c - b * d, a * d - b * c]),
        because: say`the sign of one cross product was changed`,
      },
      { value: show([a + c, b + d]), because: say`the numbers were added` },
      {
        value: show([a * c + b * d, b * c - a * d]),
        because: say`the second number was replaced by its conjugate`,
      },
      {
        value: show([a * c - b * d, -(a * d + b * c)]),
        because: say`the sign of the imaginary part was lost`,
      },
    ],
    steps: [
      say`Real part: ${a} × ${c < 0 ? say`(${c})` : c} − ${b < 0 ? say`(${b})` : b} × ${d < 0 ? say`(${d})` : d} = ${a * c - b * d}, because i × i = −1`,
      say`Imaginary part: ${a * d} + ${b * c < 0 ? say`(${b * c})` : b * c} = ${a * d + b * c}, so the product is ${answer}`,
    ],
  }
}

/** "If z = 3 + 2i and w = 1 − 4i, what is 2z − 3w?" */
function combination(rng: Random) {
  const sign = rng.pick(['+', '-', '-'])
  const { z, w, m, n } = rng.until(
    () => ({ z: drawNumber(rng, 9), w: drawNumber(rng, 9), m: rng.int(1, 5), n: rng.int(2, 5) }),
    (drawn) =>
      drawn.z.every((part, at) => drawn.m * part !== drawn.n * (drawn.w[at] ?? 0)) && drawn.m !== drawn.n,
  )
  const joined = (first: Complex, second: Complex, turn = 1): Complex => {
    const way = (sign === '+' ? 1 : -1) * turn
    return [first[0] + way * second[0], first[1] + way * second[1]]
  }
  const times = (factor: number, [re, im]: Complex): Complex => [factor * re, factor * im]
  const [first, second] = [times(m, z), times(n, w)]
  const result = joined(first, second)
  const answer = show(result)
  const text = latex`${m === 1 ? '' : m}z ${sign} ${n}w`
  return {
    concept: 'algebra-of-complex-numbers',
    given: { find: 'combination' as const, z, w, m, n, sign },
    prompt: rng.pick([
      say`If z = ${show(z)} and w = ${show(w)}, what is ${text}?`,
      say`Let z = ${show(z)} and w = ${show(w)}. Find ${text}.`,
      say`For z = ${show(z)} and w = ${show(w)}, the value of ${text} is`,
    ]),
    answer,
    mistakes: [
      {
        value: show(joined(first, second, -1)),
        because: say`the second number was joined with the wrong sign`,
      },
      {
        value: show([result[0], joined(first, second, -1)[1]]),
        because: say`the sign was lost in the imaginary part`,
      },
      {
        value: show([joined(first, second, -1)[0], result[1]]),
        because: say`the sign was lost in the real part`,
      },
      { value: show(joined(times(n, z), times(m, w))), because: say`the factors were exchanged` },
      { value: show(joined(z, w)), because: say`the factors were left out` },
      { value: show([result[0], -result[1]]), because: say`the sign of the imaginary part was changed` },
    ],
    steps: [
      say`The multiples are ${show(first)} and ${show(second)}.`,
      say`Real and imaginary parts by themselves: ${answer}`,
    ],
  }
}

function powersOfI(rng: Random) {
  const exponents = rng.until(
    () => [rng.int(5, 99), rng.int(100, 299), rng.int(11, 150)],
    (drawn) => new Set(drawn.map((one) => one % 4)).size >= 2,
  )
  const turn = (exponent: number): Complex =>
    (
      [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const
    )[exponent % 4] ?? [1, 0]
  const add = (shift: number) =>
    exponents.map((one) => turn(one + shift)).reduce<Complex>(([re, im], [x, y]) => [re + x, im + y], [0, 0])
  const sum = add(0)
  const answer = show(sum)
  const text = latex`${exponents.map((one) => `i^{${one}}`).join(' + ')}`
  const others: Complex[] = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [0, 0],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
    [3, 0],
    [0, 3],
  ]
  return {
    concept: 'powers-of-i',
    given: { find: 'powers' as const, exponents },
    prompt: rng.pick([say`What is ${text}?`, say`Simplify ${text}.`, say`The value of ${text} is`]),
    answer,
    mistakes: [
      { value: show(add(1)), because: say`every power was counted one step too far` },
      { value: show(add(3)), because: say`every power was counted one step short` },
      { value: show(add(2)), because: say`the sign of every power was changed` },
      { value: show([sum[0], -sum[1]]), because: say`the sign of the imaginary part was changed` },
      { value: show([-sum[0], sum[1]]), because: say`the sign of the real part was changed` },
      { value: show([exponents.length, 0]), because: say`every power was taken to be 1` },
    ],
    others: others.map(show),
    steps: [
      say`The powers of i repeat in fours: i, −1, −i, 1; the exponents leave ${exponents.map((one) => one % 4).join(', ')} on division by 4.`,
      say`So the powers are ${exponents.map((one) => write(turn(one)).replace('-', '−')).join(', ')}, and their sum is ${answer}`,
    ],
  }
}

function partOfQuotient(rng: Random) {
  const part = rng.pick(['real', 'imaginary'])
  const { z, w } = rng.until(
    () => ({ z: drawNumber(rng, 9), w: drawNumber(rng, 6) }),
    (drawn) =>
      multiply(drawn.z, [drawn.w[0], -drawn.w[1]]).every((one) => one !== 0) &&
      Math.abs(drawn.w[0]) !== Math.abs(drawn.w[1]),
  )
  const [[a, b], [c, d]] = [z, w]
  const size = c * c + d * d
  const [re, im] = [a * c + b * d, b * c - a * d]
  const answer = fraction(exact(part === 'real' ? re : im, size))
  const text = latex`\frac{${write(z)}}{${write(w)}}`
  return {
    concept: 'algebra-of-complex-numbers',
    given: { find: 'quotient' as const, z, w, part },
    prompt: rng.pick([
      say`${ask(rng, say`the ${part} part of ${text}`)}`,
      say`${ask(rng, say`the ${part} part of the complex number ${text}`)}`,
      say`If ${text} = x + iy with real x and y, what is ${part === 'real' ? 'x' : 'y'}?`,
    ]),
    answer,
    within: signed,
    mistakes: [
      {
        value: fraction(exact(part === 'real' ? im : re, size)),
        because: say`that is the ${part === 'real' ? 'imaginary' : 'real'} part`,
      },
      {
        value: fraction(part === 'real' ? exact(a, c) : exact(b, d)),
        because: say`equal parts were divided`,
      },
      {
        value: fraction(exact(part === 'real' ? a * c - b * d : a * d + b * c, size)),
        because: say`the conjugate of the denominator was not used`,
      },
      {
        value: fraction(exact(part === 'real' ? -re : -im, size)),
        because: say`the sign of the result was lost`,
      },
      { value: fraction(part === 'real' ? re : im), because: say`the division by ${size} was left out` },
      {
        value: fraction(exact(part === 'real' ? re : im, c * c - d * d)),
        because: say`the squares in the denominator were subtracted`,
      },
      {
        value: fraction(exact(part === 'real' ? -im : -re, size)),
        because: say`the other part was taken, with the wrong sign`,
      },
    ],
    steps: [
      say`Multiply top and bottom by the conjugate ${show([c, -d])}.`,
      say`The denominator becomes ${c * c} + ${d * d} = ${size}, the numerator ${show([re, im])}.`,
      say`The ${part} part is ${answer}`,
    ],
  }
}

/** Two parts and the modulus that is a whole number with them. */
const WHOLE = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const

function drawWhole(rng: Random, most: number, sizes: readonly (readonly [number, number, number])[]) {
  const [first, second, size] = rng.pick(sizes)
  const times = rng.int(1, most)
  const [a, b] = rng.chance(0.5) ? [first, second] : [second, first]
  const z: Complex = [rng.pick([1, -1]) * times * a, rng.pick([1, -1]) * times * b]
  return { z, size: times * size }
}

function modulus(rng: Random) {
  const { z, size } = drawWhole(rng, 5, WHOLE)
  const [a, b] = [Math.abs(z[0]), Math.abs(z[1])]
  return {
    concept: 'modulus-of-complex',
    given: { find: 'one-modulus' as const, z },
    prompt: rng.pick([
      say`${ask(rng, say`the modulus of ${show(z)}`)}`,
      say`If z = ${show(z)}, then |z| is equal to`,
      say`The modulus of the complex number ${show(z)} is`,
    ]),
    answer: size,
    mistakes: [
      { value: a + b, because: say`the parts were added` },
      { value: size * size, because: say`the square root was not taken` },
      { value: Math.abs(a - b), because: say`the parts were subtracted` },
      { value: Math.max(a, b), because: say`only the larger part was taken` },
      { value: size + 1, because: say`its square is too large` },
      { value: size - 1, because: say`its square is too small` },
    ],
    steps: [
      say`Sum of the squares of the parts: ${a * a} + ${b * b} = ${size * size}`,
      say`Its root, the modulus, is ${size}`,
    ],
  }
}

/** "What is the modulus of (3 − 4i)²(5 + 12i)?" */
function modulusOfProduct(rng: Random) {
  const [one, other] = [drawWhole(rng, 2, WHOLE.slice(0, 3)), drawWhole(rng, 3, WHOLE)]
  const exponent = one.size <= 13 ? rng.pick([2, 3]) : 2
  const { z, size } = one
  const answer = size ** exponent * other.size
  const text = latex`(${write(z)})^{${exponent}}(${write(other.z)})`
  return {
    concept: 'modulus-of-complex',
    given: { find: 'modulus-of-product' as const, z, exponent, w: other.z },
    prompt: rng.pick([
      say`${ask(rng, say`the modulus of ${text}`)}`,
      say`If z = ${text}, then |z| is equal to`,
      say`The modulus of the complex number ${text} is`,
    ]),
    answer,
    mistakes: [
      { value: size * other.size, because: say`the exponent was left out` },
      { value: size * exponent * other.size, because: say`the modulus was multiplied by the exponent` },
      { value: size ** exponent + other.size, because: say`the moduli were added` },
      { value: size ** (exponent + 1) * other.size, because: say`the exponent was taken one too large` },
      { value: size ** exponent, because: say`the second bracket was left out` },
      { value: (size * other.size) ** exponent, because: say`both brackets were raised to the power` },
      { value: answer * other.size, because: say`the root of the second modulus was not taken` },
    ],
    steps: [
      say`The moduli of the brackets are ${size} and ${other.size}.`,
      say`The modulus of a product is the product of the moduli: ${latex`${size}^{${exponent}} \times ${other.size}`}`,
      say`It is ${answer}`,
    ],
  }
}

/** "What is the real part of (2 + i)³ + (1 − 3i)²?" */
function partOfSum(rng: Random) {
  const part = rng.pick(['real', 'imaginary'])
  const { z, w } = rng.until(
    () => ({ z: drawNumber(rng, 5), w: drawNumber(rng, 7) }),
    (drawn) => Math.abs(drawn.z[0]) !== Math.abs(drawn.z[1]) && Math.abs(drawn.w[0]) !== Math.abs(drawn.w[1]),
  )
  const sign = rng.pick(['+', '-'])
  const cube = multiply(multiply(z, z), z)
  const square = multiply(w, w)
  const at = part === 'real' ? 0 : 1
  const joined = (a: number, b: number) => (sign === '+' ? a + b : a - b)
  const answer = joined(cube[at], square[at])
  const text = latex`(${write(z)})^3 ${sign} (${write(w)})^2`
  const [[a, b], [c, d]] = [z, w]
  return {
    concept: 'algebra-of-complex-numbers',
    given: { find: 'sum' as const, z, w, sign, part },
    prompt: rng.pick([
      say`${ask(rng, say`the ${part} part of ${text}`)}`,
      say`If ${text} = x + iy with real x and y, then ${part === 'real' ? 'x' : 'y'} equals`,
      say`The ${part} part of the complex number ${text} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      {
        value: joined(cube[1 - at] ?? 0, square[1 - at] ?? 0),
        because: say`that is the ${part === 'real' ? 'imaginary' : 'real'} part`,
      },
      {
        value: sign === '+' ? cube[at] - square[at] : cube[at] + square[at],
        because: say`the sign between the two was lost`,
      },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: cube[at], because: say`only the cube was worked out` },
      {
        value:
          part === 'real'
            ? joined(a ** 3 + 3 * a * b * b, c * c + d * d)
            : joined(3 * a * a * b + b ** 3, 2 * c * d),
        because: say`i × i was taken as 1 instead of −1`,
      },
      {
        value: part === 'real' ? joined(a ** 3, c * c) : joined(b ** 3, d * d),
        because: say`only the ${part} parts were raised`,
      },
      {
        value: joined(cube[at], part === 'real' ? c * c - d * d + 2 : c * d),
        because: say`the square was worked out wrongly`,
      },
    ],
    steps: [
      say`Cube: ${show(multiply(z, z))} times ${show(z)} is ${show(cube)}.`,
      say`Square: ${show(square)}`,
      say`${sign === '+' ? 'Sum' : 'Difference'}: ${show([joined(cube[0], square[0]), joined(cube[1], square[1])])}`,
      say`Its ${part} part is ${answer}`,
    ],
  }
}

/** The multiplicative inverse. */
function inverse(rng: Random) {
  const part = rng.pick(['real', 'imaginary'])
  const z = rng.until(
    () => drawNumber(rng, 12),
    ([re, im]) => Math.abs(re) !== Math.abs(im),
  )
  const [a, b] = z
  const size = a * a + b * b
  const answer = fraction(exact(part === 'real' ? a : -b, size))
  return {
    concept: 'algebra-of-complex-numbers',
    given: { find: 'inverse' as const, z, part },
    prompt: rng.pick([
      say`${ask(rng, say`the ${part} part of the multiplicative inverse of ${show(z)}`)}`,
      say`If ${latex`\frac{1}{${write(z)}}`} = x + iy with real x and y, what is ${part === 'real' ? 'x' : 'y'}?`,
    ]),
    answer,
    within: signed,
    mistakes: [
      {
        value: fraction(exact(part === 'real' ? -a : b, size)),
        because: say`the sign of the result was lost`,
      },
      {
        value: fraction(exact(part === 'real' ? -b : a, size)),
        because: say`that is the ${part === 'real' ? 'imaginary' : 'real'} part`,
      },
      {
        value: fraction(exact(1, part === 'real' ? a : b)),
        because: say`the ${part} part alone was inverted`,
      },
      {
        value: fraction(exact(part === 'real' ? a : -b, a * a - b * b)),
        because: say`the squares in the denominator were subtracted`,
      },
      { value: fraction(part === 'real' ? a : -b), because: say`the division by ${size} was left out` },
      { value: fraction(exact(part === 'real' ? b : -a, size)), because: say`the other part was taken` },
    ],
    steps: [
      say`Multiply top and bottom by the conjugate ${show([a, -b])}; the denominator becomes ${a * a} + ${b * b} = ${size}.`,
      say`The ${part} part is ${answer}`,
    ],
  }
}

function modulusOfQuotient(rng: Random) {
  const [z, w, v] = [drawNumber(rng, 7), drawNumber(rng, 5), drawNumber(rng, 4)]
  const [p, q, r] = [z, w, v].map(([a, b]) => a * a + b * b)
  const [top, other, bottom] = [p ?? 1, q ?? 1, r ?? 1]
  const answer = surd(exact(1, bottom), top * other * bottom)
  const text = latex`\frac{(${write(z)})(${write(w)})}{${write(v)}}`
  return {
    concept: 'modulus-of-complex',
    given: { find: 'modulus' as const, z, w, v },
    prompt: rng.pick([
      say`${ask(rng, say`the modulus of ${text}`)}`,
      say`Find ${latex`|z|`} for z = ${text}.`,
      say`The modulus of the complex number ${text} is`,
    ]),
    answer,
    mistakes: [
      ...(top * other * bottom < 10_000
        ? [
            {
              value: surd(1, top * other * bottom),
              because: say`the modulus of the denominator was multiplied in`,
            },
          ]
        : []),
      { value: surd(1, top * other), because: say`the denominator was left out` },
      { value: surd(exact(1, bottom), top * bottom), because: say`the second factor was left out` },
      { value: surd(exact(1, bottom), other * bottom), because: say`the first factor was left out` },
      {
        value: surd(exact(1, top * other), top * other * bottom),
        because: say`the quotient was turned upside down`,
      },
      { value: surd(exact(2, bottom), top * other * bottom), because: say`the result was doubled` },
    ],
    steps: [
      say`The modulus of a product or quotient is the product or quotient of the moduli.`,
      say`Squares of the moduli: ${top}, ${other} and ${bottom}`,
      say`Square of the result: ${top} × ${other} ÷ ${bottom} = ${fraction(exact(top * other, bottom))}`,
      say`Its root is ${answer}`,
    ],
  }
}

function partOfCube(rng: Random) {
  const part = rng.pick(['real', 'imaginary'])
  const z = rng.until(
    () => drawNumber(rng, 9),
    ([a, b]) => Math.abs(a) !== Math.abs(b),
  )
  const [a, b] = z
  const square = multiply(z, z)
  const cube = multiply(square, z)
  const answer = part === 'real' ? cube[0] : cube[1]
  const text = latex`(${write(z)})^3`
  return {
    concept: 'algebra-of-complex-numbers',
    given: { find: 'cube' as const, z, part },
    prompt: rng.pick([
      say`${ask(rng, say`the ${part} part of ${text}`)}`,
      say`${ask(rng, say`the ${part} part of ${text}`)}`,
      say`If ${text} = x + iy with real x and y, then ${part === 'real' ? 'x' : 'y'} equals`,
    ]),
    answer,
    within: signed,
    mistakes: [
      {
        value: part === 'real' ? cube[1] : cube[0],
        because: say`that is the ${part === 'real' ? 'imaginary' : 'real'} part`,
      },
      { value: part === 'real' ? a ** 3 : b ** 3, because: say`only the ${part} part was cubed` },
      {
        value: part === 'real' ? a ** 3 + 3 * a * b * b : 3 * a * a * b + b ** 3,
        because: say`i × i was taken as 1 instead of −1`,
      },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: part === 'real' ? square[0] : square[1], because: say`that belongs to the square` },
      {
        value: part === 'real' ? a ** 3 - a * b * b : a * a * b - b ** 3,
        because: say`the factor 3 was left out`,
      },
      {
        value: part === 'real' ? a ** 3 - 3 * a * a * b : 3 * a * b * b - b ** 3,
        because: say`the squares were put on the wrong part`,
      },
    ],
    steps: [
      say`Square: ${show(square)}`,
      say`Multiply once more by ${show(z)}.`,
      say`The cube is ${show(cube)}.`,
      say`Its ${part} part is ${answer}`,
    ],
  }
}

type Complex = readonly [re: number, im: number]

const multiply = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c]

/** '3 + 4i', 'i', '0' */
const write = ([re, im]: Complex): string => {
  const imaginary = im === 0 ? '' : `${Math.abs(im) === 1 ? '' : Math.abs(im)}i`
  if (im === 0) return String(re)
  if (re === 0) return `${im < 0 ? '-' : ''}${imaginary}`
  return `${re} ${im < 0 ? '-' : '+'} ${imaginary}`
}

const show = (z: Complex): string => latex`${write([z[0] === 0 ? 0 : z[0], z[1] === 0 ? 0 : z[1]])}`

/** '±(3 + 2i)' with a positive real part. */
const bothSigns = ([re, im]: Complex): string => latex`\pm(${write(re < 0 ? [-re, -im] : [re, im])})`

/** "If z + |z| = 8 + 12i, what is z?" */
function withModulus(rng: Random) {
  const times = rng.pick([1, 1, 2, 3])
  const [a, b, size] = rng.pick(MODULI)
  const scale = rng.int(1, size < 15 ? 6 : 3)
  const z: Complex = [rng.pick([1, -1]) * a * scale, rng.pick([1, -1]) * b * scale]
  const [x, y, far] = [z[0], z[1], size * scale]
  const sign = rng.pick([1, 1, -1])
  const between = sign === 1 ? '+' : '-'
  const right: Complex = [times * x + sign * far, times * y]
  const shown = latex`${times === 1 ? '' : times}z ${between} |z| = ${write(right)}`
  const answer = show(z)
  return {
    concept: 'modulus-of-complex',
    given: { find: 'with-modulus' as const, times, sign, right },
    prompt: rng.pick([
      say`If z is a complex number such that ${shown}, then z is equal to`,
      say`Find the complex number z for which ${shown}.`,
      say`If ${shown}, where z is a complex number, find z.`,
      say`What is the complex number z, if ${shown}?`,
      say`The solution of the equation ${shown} is z =`,
    ]),
    answer,
    mistakes: [
      { value: show([-x, y]), because: say`the real part has the wrong sign` },
      { value: show([x, -y]), because: say`the imaginary part has the wrong sign` },
      { value: show([-x, -y]), because: say`both parts have the wrong sign` },
      { value: show([right[0], y]), because: say`the modulus was left out of account` },
      { value: show([x + far, -y]), because: say`the modulus was added to the real part` },
    ],
    steps: [
      say`Let z = x + iy. The modulus is real, so the imaginary parts give ${times === 1 ? '' : say`${times}y = ${right[1]}, so `}y = ${y}.`,
      say`The real parts give ${latex`${times === 1 ? '' : times}x ${between} \sqrt{x^2 + ${y * y}} = ${right[0]}`}.`,
      say`Squaring gives a root that fits, x = ${x}.`,
      say`z = ${answer}`,
    ],
  }
}

/** Two parts and their whole modulus. */
const MODULI = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
  [20, 21, 29],
  [21, 20, 29],
] as const

/** "If (2 + i)z + 3z̄ = 7 − 2i, what is z?" */
function withConjugate(rng: Random) {
  const { z, p, q } = rng.until(
    () => ({
      z: drawNumber(rng, 6),
      p: [rng.int(1, 4), rng.pick([1, -1]) * rng.int(1, 4)] as const,
      q: [rng.pick([1, -1]) * rng.int(1, 5), 0] as const,
    }),
    (drawn) => drawn.p[0] ** 2 + drawn.p[1] ** 2 !== drawn.q[0] ** 2,
  )
  const [x, y] = z
  const [one, k] = [multiply(p, z), q[0]]
  const right: Complex = [one[0] + k * x, one[1] - k * y]
  const shown = latex`(${write(p)})z ${k < 0 ? '-' : '+'} ${Math.abs(k) === 1 ? '' : Math.abs(k)}\bar{z} = ${write(right)}`
  const answer = show(z)
  return {
    concept: 'algebra-of-complex-numbers',
    given: { find: 'with-conjugate' as const, p, q, right },
    prompt: rng.pick([
      say`If ${shown}, then the complex number z is`,
      say`Find the complex number z that satisfies ${shown}.`,
      say`What is the complex number z, if ${shown}?`,
      say`The complex number z for which ${shown} is`,
    ]),
    answer,
    mistakes: [
      { value: show([x, -y]), because: say`that is the conjugate of z` },
      { value: show([-x, y]), because: say`the real part has the wrong sign` },
      { value: show([-x, -y]), because: say`both parts have the wrong sign` },
      { value: show([y, x]), because: say`the two parts were exchanged` },
      { value: show([-y, x]), because: say`the two parts were exchanged, with one sign` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`Let z = x + iy, so ${latex`\bar{z} = x - iy`}.`,
      say`Real parts: ${latex`${linear(p[0] + k, -p[1])} = ${right[0]}`}`,
      say`Imaginary parts: ${latex`${linear(p[1], p[0] - k)} = ${right[1]}`}`,
      say`These give x = ${x} and y = ${y}: z = ${answer}`,
    ],
  }
}

/** '3x − 2y' */
const linear = (a: number, b: number): string => {
  const part = (size: number, letter: string) => `${Math.abs(size) === 1 ? '' : Math.abs(size)}${letter}`
  if (a === 0) return `${b < 0 ? '-' : ''}${part(b, 'y')}`
  return `${a < 0 ? '-' : ''}${part(a, 'x')}${b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${part(b, 'y')}`}`
}

/** "What are the square roots of −7 + 24i?" */
function squareRoot(rng: Random) {
  const { x, y } = rng.until(
    () => ({ x: rng.int(1, 12), y: rng.pick([1, -1]) * rng.int(1, 12) }),
    (drawn) => drawn.x !== Math.abs(drawn.y),
  )
  const square: Complex = [x * x - y * y, 2 * x * y]
  const answer = bothSigns([x, y])
  const size = x * x + y * y
  const text = show(square)
  return {
    concept: 'algebra-of-complex-numbers',
    given: { find: 'root' as const, square },
    prompt: rng.pick([
      say`The square roots of ${text} are`,
      say`What are the square roots of the complex number ${text}?`,
      say`Find the square roots of ${text}.`,
      say`If ${latex`(x + iy)^2`} = ${text} with real x and y, then x + iy is`,
      say`If ${latex`z^2`} = ${text}, then z is equal to`,
    ]),
    answer,
    mistakes: [
      { value: bothSigns([x, -y]), because: say`the product of the two parts has the wrong sign` },
      { value: bothSigns([Math.abs(y), y < 0 ? -x : x]), because: say`the two parts were exchanged` },
      {
        value: bothSigns([Math.abs(y), y < 0 ? x : -x]),
        because: say`the two parts were exchanged, and the sign is wrong`,
      },
    ],
    steps: [
      say`Let the root be x + iy. Then ${latex`x^2 - y^2 = ${square[0]}`} and ${latex`2xy = ${square[1]}`}.`,
      say`The modulus gives ${latex`x^2 + y^2 = ${size}`}, so ${latex`x^2 = ${x * x}`} and ${latex`y^2 = ${y * y}`}.`,
      say`xy is ${y > 0 ? 'positive' : 'negative'}, so x and y have ${y > 0 ? 'the same sign' : 'different signs'}.`,
      say`The roots are ${answer}`,
    ],
  }
}

const drawNumber = (rng: Random, size: number): Complex => [
  rng.pick([1, -1]) * rng.int(1, size),
  rng.pick([1, -1]) * rng.int(1, size),
]

const signed = [-5000, 5000] as const
