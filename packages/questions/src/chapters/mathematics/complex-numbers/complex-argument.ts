import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { wholeOf } from '../../../kit/values/number-theory.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is the principal argument of −1 + √3 i?" */
export const complexArgument = defineGenerator({
  id: 'higher/complex-argument',
  version: 6,
  concepts: ['argument-of-complex'],
  levels: {
    easy: {
      forms: [argument, ...often(12, ofSum)],
    },
    medium: {
      forms: [...often(60, quotient), related, polar, fromPolar],
    },
    hard: {
      forms: [...often(24, triple), power],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'argument':
        return showAngle(measured(given.z))
      case 'polar':
        return polarForm(wholeOf(Math.hypot(...parts(given.z))), measured(given.z))
      case 'number': {
        // The only number of this size in the direction.
        const fits = DIRECTIONS.map((turn) => numberAt(given.size, turn)).find(
          (z) => measured(z) === given.turn,
        )
        return fits ? writeNumber(fits) : ''
      }
      case 'quotient': {
        // By the conjugate of the denominator.
        const [[a, b], [c, d]] = [parts(given.z), parts(given.w)]
        const product =
          given.sign === 'over' ? [a * c + b * d, b * c - a * d] : [a * c - b * d, a * d + b * c]
        return showAngle(twelfths(product[0] ?? 0, product[1] ?? 0))
      }
      case 'sum': {
        const [[a, b], [c, d]] = [parts(given.z), parts(given.w)]
        return showAngle(twelfths(a + c, b + d))
      }
      case 'triple': {
        const [[a, b], [c, d], [e, f]] = [parts(given.z), parts(given.w), parts(given.v)]
        const [re, im] = [a * c - b * d, a * d + b * c]
        // By the conjugate of the denominator.
        return showAngle(twelfths(re * e + im * f, im * e - re * f))
      }
      case 'power': {
        const [a, b] = parts(given.z)
        let [re, im] = [1, 0]
        for (let step = 0; step < given.exponent; step++) [re, im] = [re * a - im * b, re * b + im * a]
        return showAngle(twelfths(re, im))
      }
      case 'related': {
        const [a, b] = [Math.cos((given.turn * Math.PI) / 12), Math.sin((given.turn * Math.PI) / 12)]
        const image = {
          conjugate: [a, -b],
          opposite: [-a, -b],
          reciprocal: [a, -b],
          square: [a * a - b * b, 2 * a * b],
          rotated: [-b, a],
        }[given.of]
        return showAngle(twelfths(image[0] ?? 0, image[1] ?? 0))
      }
    }
  },
})

/** A coefficient and what is under its root: [2, 3] is 2√3. */
type Part = readonly [coefficient: number, radicand: number]
type Surds = readonly [re: Part, im: Part]

/** Directions as twelfths of π, with −π left out. */
const DIRECTIONS = [-10, -9, -8, -6, -4, -3, -2, 2, 3, 4, 6, 8, 9, 10] as const
/** Those that are on no axis. */
const OFF_AXES = DIRECTIONS.filter((turn) => turn % 6 !== 0)

/** The number with twice the given size in a direction, or √2 times it on the diagonals, so that its parts are short. */
function numberAt(size: number, turn: number): Surds {
  const [right, up] = [Math.abs(turn) < 6 ? size : -size, turn > 0 ? size : -size]
  const steep = Math.abs(turn) < 6 ? Math.abs(turn) : 12 - Math.abs(turn)
  if (steep === 6)
    return [
      [0, 1],
      [2 * up, 1],
    ]
  return steep === 3
    ? [
        [right, 1],
        [up, 1],
      ]
    : steep === 2
      ? [
          [right, 3],
          [up, 1],
        ]
      : [
          [right, 1],
          [up, 3],
        ]
}

const parts = ([[a, root], [b, other]]: Surds): [number, number] => [
  a * Math.sqrt(root),
  b * Math.sqrt(other),
]

const twelfths = (re: number, im: number): number => {
  const turn = wholeOf((Math.atan2(im, re) * 12) / Math.PI)
  return turn === -12 ? 12 : turn
}
const measured = (z: Surds): number => twelfths(...parts(z))

/** The same direction between −π and π. */
function principal(turn: number): number {
  const rest = (((turn + 12) % 24) + 24) % 24
  return rest === 0 ? 12 : rest - 12
}

/** '3π/4' for 9 twelfths. */
function writeAngle(turn: number): string {
  if (turn === 0) return '0'
  const shared = [12, 6, 4, 3, 2, 1].find((factor) => turn % factor === 0 && 12 % factor === 0) ?? 1
  const [top, bottom] = [Math.abs(turn) / shared, 12 / shared]
  const pi = `${top === 1 ? '' : top}\\pi`
  return `${turn < 0 ? '-' : ''}${bottom === 1 ? pi : `\\frac{${pi}}{${bottom}}`}`
}
const showAngle = (turn: number): string => latex`${writeAngle(turn)}`

const writePart = ([coefficient, radicand]: Part, tail: string): string => {
  const size = Math.abs(coefficient)
  const root = radicand === 1 ? '' : `\\sqrt{${radicand}}`
  return `${size === 1 && (root !== '' || tail !== '') ? '' : size}${root}${root !== '' && tail !== '' ? `\\,${tail}` : tail}`
}

function writeNumber([re, im]: Surds): string {
  const imaginary = writePart(im, 'i')
  if (re[0] === 0) return latex`${im[0] < 0 ? '-' : ''}${imaginary}`
  return latex`${re[0] < 0 ? '-' : ''}${writePart(re, '')} ${im[0] < 0 ? '-' : '+'} ${imaginary}`
}

const bare = (z: Surds): string => writeNumber(z).slice(1, -1)

/** '4(cos π/6 + i sin π/6)' */
const polarForm = (size: number, turn: number): string =>
  latex`${size === 1 ? '' : size}\left(\cos ${bracketed(turn)} + i\sin ${bracketed(turn)}\right)`
const bracketed = (turn: number): string =>
  turn < 0 ? `\\left(${writeAngle(turn)}\\right)` : writeAngle(turn)

const QUADRANTS = ['first', 'second', 'third', 'fourth'] as const
const quadrantOf = (turn: number): string =>
  QUADRANTS[turn > 0 ? (turn < 6 ? 0 : 1) : turn < -6 ? 2 : 3] ?? 'first'

/** The angle that the line makes with the real axis, whatever the quadrant. */
const acute = (turn: number): number => Math.min(Math.abs(turn), 12 - Math.abs(turn))

function argument(rng: Random) {
  const turn = rng.pick(DIRECTIONS)
  const z = numberAt(rng.int(1, 20), turn)
  const number = writeNumber(z)
  const small = acute(turn)
  const answer = showAngle(turn)
  return {
    given: { find: 'argument' as const, z },
    prompt: rng.pick([
      ask(rng, say`the principal argument of ${number}`),
      ask(rng, say`the principal argument of the complex number ${number}`),
      say`If z = ${number}, then the principal value of arg(z) is`,
      say`The amplitude (principal argument) of ${number} is`,
    ]),
    answer,
    mistakes: [
      { value: showAngle(-turn), because: say`the point is on the other side of the real axis` },
      { value: showAngle(12 - small), because: say`the quadrant of the point was not looked at` },
      { value: showAngle(small), because: say`the quadrant of the point was not looked at` },
      { value: showAngle(small - 12), because: say`the quadrant of the point was not looked at` },
      { value: showAngle(-small), because: say`the quadrant of the point was not looked at` },
      ...(small === 3
        ? [{ value: showAngle(6), because: say`the real part was left out` }]
        : [
            {
              value: showAngle(turn > 0 ? 6 - small : small - 6),
              because: say`the tangent was turned upside down`,
            },
          ]),
    ],
    others: [4, -4, 8, -8].map(showAngle),
    steps:
      turn % 6 === 0
        ? [
            say`The point of ${number} is on the ${turn > 0 ? 'upper' : 'lower'} half of the imaginary axis.`,
            say`So the principal argument is ${answer}`,
          ]
        : [
            say`The ratio of the imaginary to the real part gives the acute angle ${showAngle(small)}.`,
            say`The point is in the ${quadrantOf(turn)} quadrant, so the principal argument is ${answer}`,
          ],
  }
}

/** "What is the principal argument of (3 + 2i) + (−5 − 4i)?" */
function ofSum(rng: Random) {
  const turn = rng.pick(OFF_AXES)
  const [re, im] = numberAt(rng.int(1, 9), turn)
  const split = ([coefficient, radicand]: Part): [Part, Part] => {
    const first = rng.until(
      () => rng.int(-12, 12),
      (drawn) => drawn !== 0 && drawn !== coefficient,
    )
    return [
      [first, radicand],
      [coefficient - first, radicand],
    ]
  }
  const [[a, c], [b, d]] = [split(re), split(im)]
  const [z, w]: [Surds, Surds] = [
    [a, b],
    [c, d],
  ]
  const text = latex`(${bare(z)}) + (${bare(w)})`
  const small = acute(turn)
  const answer = showAngle(turn)
  return {
    given: { find: 'sum' as const, z, w },
    prompt: rng.pick([
      ask(rng, say`the principal argument of ${text}`),
      say`If z = ${text}, then the principal value of arg(z) is`,
      ask(rng, say`the amplitude (principal argument) of ${text}`),
      say`The sum ${text} has the principal argument`,
    ]),
    answer,
    mistakes: [
      { value: showAngle(-turn), because: say`the point is on the other side of the real axis` },
      { value: showAngle(12 - small), because: say`the quadrant of the sum was not looked at` },
      { value: showAngle(small), because: say`the quadrant of the sum was not looked at` },
      { value: showAngle(small - 12), because: say`the quadrant of the sum was not looked at` },
      { value: showAngle(-small), because: say`the quadrant of the sum was not looked at` },
      ...(small === 3
        ? [{ value: showAngle(6), because: say`the real part was left out` }]
        : [
            {
              value: showAngle(turn > 0 ? 6 - small : small - 6),
              because: say`the tangent was turned upside down`,
            },
          ]),
    ],
    others: [4, -4, 8, -8].map(showAngle),
    steps: [
      say`The sum is ${writeNumber([re, im])}, a point in the ${quadrantOf(turn)} quadrant.`,
      say`The acute angle with the real axis is ${showAngle(small)}, so the principal argument is ${answer}`,
    ],
  }
}

/** zw/v */
function triple(rng: Random) {
  const { one, two, three, turn } = rng.until(
    () => {
      const [first, second, third] = [rng.pick(OFF_AXES), rng.pick(OFF_AXES), rng.pick(OFF_AXES)]
      return { one: first, two: second, three: third, turn: principal(first + second - third) }
    },
    (drawn) => drawn.turn !== 0 && new Set([drawn.one, drawn.two, drawn.three]).size === 3,
  )
  const [z, w, v] = [
    numberAt(rng.int(1, 5), one),
    numberAt(rng.int(1, 5), two),
    numberAt(rng.int(1, 5), three),
  ]
  const text = latex`\frac{(${bare(z)})(${bare(w)})}{${bare(v)}}`
  const answer = showAngle(turn)
  return {
    given: { find: 'triple' as const, z, w, v },
    prompt: rng.pick([
      ask(rng, say`the principal argument of ${text}`),
      say`If z = ${text}, then the principal value of arg(z) is`,
      ask(rng, say`the amplitude (principal argument) of ${text}`),
    ]),
    answer,
    mistakes: [
      {
        value: showAngle(principal(one + two + three)),
        because: say`the argument of the denominator was added`,
      },
      { value: showAngle(principal(-turn)), because: say`the sign of the angle was lost` },
      { value: showAngle(principal(one + two)), because: say`the denominator was left out` },
      {
        value: showAngle(principal(one - two - three)),
        because: say`the argument of a factor was subtracted`,
      },
      { value: showAngle(principal(turn + 12)), because: say`the opposite direction was taken` },
      { value: showAngle(principal(turn + 6)), because: say`the angle was turned by a right angle` },
    ],
    steps: [
      say`The arguments of the two factors are ${showAngle(one)} and ${showAngle(two)}, that of the denominator is ${showAngle(three)}.`,
      say`For the product the first two are added.`,
      say`For the quotient the third is subtracted.`,
      say`Between −π and π this is ${answer}`,
    ],
  }
}

function quotient(rng: Random) {
  const sign = rng.pick(['over', 'times'])
  const { first, second, turn } = rng.until(
    () => {
      const [one, other] = [rng.pick(OFF_AXES), rng.pick(OFF_AXES)]
      return { first: one, second: other, turn: principal(sign === 'over' ? one - other : one + other) }
    },
    (drawn) => drawn.first !== drawn.second && drawn.turn !== 0,
  )
  const [z, w] = [numberAt(rng.int(1, 16), first), numberAt(rng.int(1, 16), second)]
  const text =
    sign === 'over'
      ? latex`\frac{${bare(z)}}{${bare(w)}}`
      : latex`\left(${bare(z)}\right)\left(${bare(w)}\right)`
  const swapped = principal(sign === 'over' ? first + second : first - second)
  const answer = showAngle(turn)
  return {
    given: { find: 'quotient' as const, z, w, sign },
    prompt: rng.pick([
      ask(rng, say`the principal argument of ${text}`),
      say`If z = ${text}, then the principal value of arg(z) is`,
      ask(rng, say`the amplitude (principal argument) of ${text}`),
    ]),
    answer,
    mistakes: [
      {
        value: showAngle(swapped),
        because: say`the arguments were ${sign === 'over' ? 'added' : 'subtracted'}`,
      },
      { value: showAngle(principal(-turn)), because: say`the sign of the angle was lost` },
      { value: showAngle(first), because: say`only the first number was used` },
      { value: showAngle(second), because: say`only the second number was used` },
      { value: showAngle(principal(turn + 12)), because: say`the opposite direction was taken` },
      { value: showAngle(principal(turn + 6)), because: say`the angle was turned by a right angle` },
    ],
    steps: [
      say`The two arguments are ${showAngle(first)} and ${showAngle(second)}.`,
      say`For a ${sign === 'over' ? 'quotient they are subtracted' : 'product they are added'}.`,
      say`Between −π and π this is ${answer}`,
    ],
  }
}

function power(rng: Random) {
  const { from, exponent, turn } = rng.until(
    () => {
      const [start, times] = [rng.pick(OFF_AXES), rng.int(2, 7)]
      return { from: start, exponent: times, turn: principal(start * times) }
    },
    (drawn) => drawn.turn !== drawn.from && drawn.turn !== 0,
  )
  const z = numberAt(rng.int(1, 6), from)
  const text = latex`\left(${bare(z)}\right)^{${exponent}}`
  const answer = showAngle(turn)
  return {
    given: { find: 'power' as const, z, exponent },
    prompt: rng.pick([
      ask(rng, say`the principal argument of ${text}`),
      say`If z = ${text}, then the principal value of arg(z) is`,
      say`The argument of ${text} that lies between −π and π is`,
      say`For z = ${text}, ${askIf(rng, 'the principal argument')}`,
    ]),
    answer,
    mistakes: [
      { value: showAngle(from), because: say`the argument was not multiplied by the exponent` },
      { value: showAngle(principal(-turn)), because: say`the sign of the angle was lost` },
      { value: showAngle(principal(turn + 12)), because: say`the opposite direction was taken` },
      {
        value: showAngle(principal(from * (exponent + 1))),
        because: say`the exponent was taken one too large`,
      },
      {
        value: showAngle(principal(from * (exponent - 1))),
        because: say`the exponent was taken one too small`,
      },
    ],
    others: [2, 3, 4, 6, -2, -3, -4, -6].map(showAngle),
    steps: [
      say`The argument of ${writeNumber(z)} is ${showAngle(from)}, and a power multiplies it by the exponent: ${exponent} × ${showAngle(from)}.`,
      say`Between −π and π this is ${answer}`,
    ],
  }
}

function polar(rng: Random) {
  const turn = rng.pick(DIRECTIONS.filter((one) => Math.abs(one) % 12 !== 3 && Math.abs(one) !== 9))
  const size = rng.int(1, 20)
  const z = numberAt(size, turn)
  const answer = polarForm(2 * size, turn)
  return {
    given: { find: 'polar' as const, z },
    prompt: rng.pick([
      say`The polar form of the complex number ${writeNumber(z)} is`,
      say`Which of the following is ${writeNumber(z)} in polar form, with its principal argument?`,
      say`Express ${writeNumber(z)} in the form r(cos θ + i sin θ), where θ is the principal argument.`,
    ]),
    answer,
    mistakes: [
      { value: polarForm(2 * size, -turn), because: say`the point is on the other side of the real axis` },
      { value: polarForm(2 * size, principal(turn + 12)), because: say`that is the opposite number` },
      {
        value: polarForm(2 * size, turn > 0 ? 12 - turn : -12 - turn),
        because: say`the point is on the other side of the imaginary axis`,
      },
      { value: polarForm(4 * size, turn), because: say`the modulus was doubled` },
      { value: polarForm(size, turn), because: say`the modulus was halved` },
      { value: polarForm(size, -turn), because: say`the modulus was halved and the sign of the angle lost` },
    ],
    steps: [
      say`Modulus: ${2 * size}, the root of the sum of the squares of the two parts`,
      say`The principal argument is ${showAngle(turn)}, so the polar form is ${answer}`,
    ],
  }
}

function fromPolar(rng: Random) {
  const turn = rng.pick(OFF_AXES.filter((one) => acute(one) !== 3))
  const size = rng.int(1, 20)
  const answer = writeNumber(numberAt(size, turn))
  const at = (other: number) => writeNumber(numberAt(size, other))
  const swapped = turn > 0 ? (turn < 6 ? 6 - turn : 18 - turn) : turn > -6 ? -6 - turn : -18 - turn
  return {
    given: { find: 'number' as const, size, turn },
    prompt: rng.pick([
      say`The modulus of a complex number z is ${2 * size} and its principal argument is ${showAngle(turn)}. Then z is equal to`,
      say`If |z| = ${2 * size} and arg(z) = ${showAngle(turn)}, then z =`,
      say`Which complex number has the modulus ${2 * size} and the principal argument ${showAngle(turn)}?`,
    ]),
    answer,
    mistakes: [
      { value: at(-turn), because: say`its argument has the opposite sign` },
      { value: at(principal(turn + 12)), because: say`that is the opposite number` },
      {
        value: at(turn > 0 ? 12 - turn : -12 - turn),
        because: say`it is on the other side of the imaginary axis`,
      },
      { value: at(swapped), because: say`sine and cosine were exchanged` },
      { value: at(-swapped), because: say`sine and cosine were exchanged, and a sign lost` },
    ],
    steps: [
      say`Real part: ${latex`${2 * size}\cos${bracketed(turn)}`}, imaginary part: ${latex`${2 * size}\sin${bracketed(turn)}`}`,
      say`So z = ${answer}`,
    ],
  }
}

const RELATED = {
  conjugate: {
    text: '\\bar{z}',
    image: (turn: number) => -turn,
    why: 'the conjugate has the opposite angle',
  },
  opposite: {
    text: '-z',
    image: (turn: number) => turn + 12,
    why: 'the opposite number is half a turn away',
  },
  reciprocal: {
    text: '\\frac{1}{z}',
    image: (turn: number) => -turn,
    why: 'a reciprocal has the opposite angle',
  },
  square: { text: 'z^2', image: (turn: number) => 2 * turn, why: 'a square doubles the angle' },
  rotated: { text: 'iz', image: (turn: number) => turn + 6, why: 'multiplication by i adds a right angle' },
} as const

function related(rng: Random) {
  const of = rng.pick(['conjugate', 'opposite', 'reciprocal', 'square', 'rotated'])
  const turn = rng.pick([-10, -9, -8, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11])
  const { text, image, why } = RELATED[of]
  const answer = showAngle(principal(image(turn)))
  const right = [turn, turn + 12, -turn, 2 * turn, turn + 6, turn - 6, 6 - turn].map(principal)
  return {
    given: { find: 'related' as const, of, turn },
    prompt: rng.pick([
      say`If the principal argument of z is ${showAngle(turn)}, then that of ${latex`${text}`} is`,
      say`The principal argument of a complex number z is ${showAngle(turn)}. What is the principal argument of ${latex`${text}`}?`,
    ]),
    answer,
    mistakes: [
      { value: showAngle(turn), because: say`that is the argument of z itself` },
      { value: showAngle(principal(-turn)), because: say`that is the argument of the conjugate` },
      { value: showAngle(principal(turn + 12)), because: say`that is the argument of −z` },
      { value: showAngle(principal(2 * turn)), because: say`that is the argument of the square` },
      { value: showAngle(principal(turn + 6)), because: say`that is the argument of iz` },
    ],
    others: right.map(showAngle),
    steps: [say`Here ${why}.`, say`Between −π and π, the principal argument is ${answer}`],
  }
}
