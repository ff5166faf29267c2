import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction, surd } from '../../../kit/values/value.ts'
import { askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { ofFociAndPoint, ofSumOfAxes, throughTwoPoints } from './eccentricity-in-steps.ts'
import { drawCentre, multipliedOut, squared } from './shifted.ts'
import { ECCENTRICITY_AT_ONCE, ECCENTRICITY_BY_QUADRATIC, solveTwoFacts, twoFacts } from './two-facts.ts'

/** "The axes of an ellipse are 10 and 8 long. What is its eccentricity?" */
export const eccentricity = defineGenerator({
  id: 'higher/eccentricity',
  version: 7,
  concepts: ['eccentricity-of-ellipse', 'eccentricity-of-hyperbola', 'ellipse', 'hyperbola'],
  levels: {
    easy: {
      forms: [
        ...often(40, ofStandardEquation),
        ofEllipseByAxes,
        ...often(3, ofEllipseByFoci),
        ofHyperbolaByAxes,
      ],
    },
    medium: {
      forms: [
        ...often(20, ofEllipseByEquation),
        ofEllipseByDirectrices,
        ...often(16, ofHyperbolaByEquation),
        ...often(22, ofMultipliedOut),
        ...often(3, ofTwoFacts),
        ofEllipseByLatusRectum,
        ofHyperbolaByLatusRectum,
      ],
    },
    hard: {
      forms: [...often(30, ofFociAndPoint), ...often(2, ofLatusAndFoci), ofSumOfAxes, throughTwoPoints],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'axes':
        // The end of the minor axis is as far from a focus as the major half-axis is long.
        return given.curve === 'ellipse'
          ? bisect((c) => Math.hypot(c, given.second / 2) - given.first / 2, given.first) / (given.first / 2)
          : Math.hypot(given.first, given.second) / given.first
      case 'two-facts':
        return solveTwoFacts(given)
      case 'foci-and-point': {
        const [one, other] = given.foci
        if (!one || !other) return Number.NaN
        const { through } = given
        const [near, far] = [one, other].map((focus) => Math.hypot(through.x - focus.x, through.y - focus.y))
        const axis = given.curve === 'ellipse' ? (near ?? 0) + (far ?? 0) : (near ?? 0) - (far ?? 0)
        return Math.abs(Math.hypot(one.x - other.x, one.y - other.y) / axis)
      }
      case 'sum-of-axes': {
        // For a = 1: (1 ± b) ÷ c, which only falls or only rises with e.
        const gap = (e: number) => 1 + given.sign * Math.sqrt(1 - e * e) - (given.n / given.d) * e
        return given.sign === 1 ? bisect((e) => -gap(e), 1) : bisect(gap, 1)
      }
      case 'two-points': {
        const [one, other] = given.through
        if (!one || !other) return Number.NaN
        // By Cramer's rule for 1/p and 1/q.
        const whole = one.x ** 2 * other.y ** 2 - other.x ** 2 * one.y ** 2
        const [p, q] = [whole / (other.y ** 2 - one.y ** 2), whole / (one.x ** 2 - other.x ** 2)]
        return Math.sqrt(1 - Math.min(p, q) / Math.max(p, q))
      }
      case 'foci':
        return given.between / given.major
      case 'equation': {
        const [aa, bb] = [given.side / given.x, given.side / given.y]
        return given.curve === 'ellipse'
          ? Math.sqrt(1 - Math.min(aa, bb) / Math.max(aa, bb))
          : Math.sqrt((aa + bb) / aa)
      }
      case 'directrices':
        // From the foci, 2ae apart, to the directrices, 2a/e apart.
        return bisect((e) => e * e * given.directrices - given.foci, 1)
      case 'latus': {
        // The latus rectum 2b²/a as a part of the axis 2a.
        const part = given.latus[0] / given.latus[1]
        return given.curve === 'ellipse'
          ? bisect((e) => part - (1 - e * e), 1)
          : bisect((e) => e * e - 1 - part, 20)
      }
    }
  },
})

/** a > b with a whole root of a² − b². */
const TRIPLES = range(3, 41).flatMap((a) =>
  range(2, a - 1).flatMap((b) => {
    const c = Math.sqrt(a * a - b * b)
    return Number.isInteger(c) && gcd(a, b) === 1 ? [[a, b, c] as const] : []
  }),
)

const ELLIPSE = ['eccentricity-of-ellipse', 'ellipse'] as const
const HYPERBOLA = ['eccentricity-of-hyperbola', 'hyperbola'] as const
/** Of an ellipse it is less than 1. */
const within = [0.01, 0.999] as const
const above = [1.001, 40] as const

/** Wrong values of the eccentricity c ÷ a of an ellipse with the half-axes a and b. */
const ellipseMistakes = (a: number, b: number, c: number) => [
  { value: fraction(exact(b, a)), because: say`the minor axis was divided by the major axis` },
  { value: fraction(exact(c * c, a * a)), because: say`that is the square of the eccentricity` },
  { value: fraction(exact(b * b, a * a)), because: say`the squares of the axes were divided` },
  { value: fraction(exact(a - b, a)), because: say`the axes were subtracted before squaring` },
  { value: fraction(exact(c, 2 * a)), because: say`half of the distance was divided by the whole axis` },
  { value: fraction(exact(a - c, a)), because: say`that is 1 − e` },
  { value: fraction(exact(b, a + b)), because: say`the minor axis was divided by both axes together` },
  {
    value: fraction(exact(b, 2 * a)),
    because: say`half of the minor axis was divided by the whole major axis`,
  },
  { value: fraction(exact(a - b, a + b)), because: say`difference and sum of the axes were divided` },
  { value: fraction(exact(b * b, a * a + b * b)), because: say`the squares were added below the line` },
]

/** Whole a and c; the square of b need not have a whole root. */
function drawSquares(rng: Random, isEllipse: boolean, most: number) {
  const [a, c] = rng.until(
    () => [rng.int(2, most), rng.int(1, most + 4)] as const,
    ([half, focal]) => (isEllipse ? focal < half : focal > half && focal <= 2 * half),
  )
  return { a, c, aa: a * a, bb: Math.abs(a * a - c * c) }
}

/** Wrong values of c ÷ a when only the squares of the half-axes are given. */
const squareMistakes = (a: number, c: number, bb: number, isEllipse: boolean) => [
  { value: fraction(exact(c * c, a * a)), because: say`that is the square of the eccentricity` },
  { value: fraction(exact(bb, a * a)), because: say`the squares of the half-axes were divided` },
  {
    value: fraction(isEllipse ? exact(a - c, a) : exact(a + c, a)),
    because: isEllipse ? say`that is 1 − e` : say`1 was added`,
  },
  {
    value: fraction(isEllipse ? exact(c, 2 * a) : exact(2 * c, a)),
    because: isEllipse
      ? say`half of the distance was divided by the whole axis`
      : say`the whole distance was divided by the half-axis`,
  },
  { value: fraction(exact(c + 1, a)), because: say`the root of the square of c was taken one too large` },
  { value: fraction(exact(c - 1, a)), because: say`the root of the square of c was taken one too small` },
  { value: fraction(exact(c, a + 1)), because: say`the half-axis was taken one too long` },
  { value: fraction(exact(c, a - 1)), because: say`the half-axis was taken one too short` },
  { value: fraction(exact(c, a + c)), because: say`both lengths together were used below the line` },
  // Two slips at a time, so that the key is not the option most like the others.
  {
    value: fraction(exact(c + 1, a - 1)),
    because: say`one root was taken too large and the other too small`,
  },
  {
    value: fraction(exact(c - 1, a + 1)),
    because: say`one root was taken too small and the other too large`,
  },
  { value: fraction(exact(c + 2, a + 1)), because: say`both roots were taken too large` },
]

function ofEllipseByAxes(rng: Random) {
  const [a, b, c] = rng.pick(TRIPLES)
  const unit = a > 13 ? rng.int(1, 3) : rng.int(1, 9)
  const [major, minor] = [2 * a * unit, 2 * b * unit]
  const answer = fraction(exact(c, a))
  return {
    concept: ELLIPSE,
    given: { find: 'axes' as const, curve: 'ellipse' as const, first: major, second: minor },
    prompt: rng.pick([
      say`The major axis of an ellipse is ${major} long and its minor axis ${minor}. What is its eccentricity?`,
      say`An ellipse has axes of the lengths ${major} and ${minor}. Find its eccentricity.`,
      say`The semi-major and semi-minor axes of an ellipse are ${a * unit} and ${b * unit}. Its eccentricity is`,
      say`If the lengths of the major and minor axes of an ellipse are ${major} and ${minor}, ${askThen(rng, 'its eccentricity')}`,
    ]),
    answer,
    within,
    mistakes: ellipseMistakes(a, b, c),
    steps: [
      say`a = ${a * unit} and b = ${b * unit}`,
      say`${latex`e^2 = 1 - \frac{b^2}{a^2} = 1 - \frac{${b * b * unit * unit}}{${a * a * unit * unit}}`}`,
      say`e = ${answer}`,
    ],
  }
}

function ofEllipseByFoci(rng: Random) {
  const [c, a] = rng.until(
    () => [rng.int(1, 30), rng.int(2, 40)] as const,
    ([one, other]) => one < other,
  )
  const answer = fraction(exact(c, a))
  const square = a * a - c * c
  return {
    concept: ELLIPSE,
    given: { find: 'foci' as const, between: 2 * c, major: 2 * a },
    prompt: rng.pick([
      say`The foci of an ellipse are ${2 * c} apart and its major axis is ${2 * a} long. What is its eccentricity?`,
      say`An ellipse has the foci (±${c}, 0) and the vertices (±${a}, 0). Its eccentricity is`,
      say`For an ellipse, the distance between the foci is ${2 * c} and the sum of the focal distances of a point is ${2 * a}. Find the eccentricity.`,
    ]),
    answer,
    within,
    mistakes: [
      { value: fraction(exact(c, 2 * a)), because: say`one half and one whole length were divided` },
      { value: fraction(exact(c * c, a * a)), because: say`the quotient was squared` },
      { value: fraction(exact(a - c, a)), because: say`that is 1 − e` },
      { value: fraction(exact(square, a * a)), because: say`that is ${latex`1 - e^2`}` },
      { value: fraction(exact(c, a + c)), because: say`both lengths together were used below the line` },
      {
        value: fraction(exact(a - c, a + c)),
        because: say`the nearest and the farthest distance were divided`,
      },
    ],
    steps: [
      say`Half of the distance between the foci is c = ${c}, half of the major axis is a = ${a}.`,
      say`e = c ÷ a = ${answer}`,
    ],
  }
}

function ofEllipseByEquation(rng: Random) {
  const { a, c, aa, bb } = drawSquares(rng, true, 9)
  const isVertical = rng.chance(0.4)
  const k = aa * bb > 400 ? 1 : rng.int(1, 3)
  const centre = drawCentre(rng)
  const [x, y] = isVertical ? [k * aa, k * bb] : [k * bb, k * aa]
  const side = k * aa * bb
  const text = latex`${x === 1 ? '' : x}${squared('x', centre[0])} + ${y === 1 ? '' : y}${squared('y', centre[1])} = ${side}`
  const answer = fraction(exact(c, a))
  return {
    concept: ELLIPSE,
    given: { find: 'equation' as const, curve: 'ellipse' as const, x, y, side, centre },
    prompt: rng.pick([
      say`What is the eccentricity of the ellipse ${text}?`,
      say`Find the eccentricity of the conic ${text}.`,
      say`The equation of an ellipse is ${text}. Its eccentricity is`,
      say`If e is the eccentricity of the ellipse ${text}, find e.`,
    ]),
    answer,
    within,
    mistakes: squareMistakes(a, c, bb, true),
    steps: [
      say`Divide by the right-hand side: the denominators are ${aa} and ${bb}.`,
      say`The larger one is ${latex`a^2 = ${aa}`}, the other ${latex`b^2 = ${bb}`}.`,
      say`${latex`e^2 = 1 - \frac{${bb}}{${aa}} = \frac{${c * c}}{${aa}}`}`,
      say`e = ${answer}`,
    ],
  }
}

function ofEllipseByDirectrices(rng: Random) {
  const [p, q] = rng.until(
    () => [rng.int(1, 8), rng.int(2, 9)] as const,
    ([one, other]) => one < other && gcd(one, other) === 1,
  )
  const unit = rng.int(1, 6) * 2
  const [foci, directrices] = [p * p * unit, q * q * unit]
  const answer = fraction(exact(p, q))
  return {
    concept: ELLIPSE,
    given: { find: 'directrices' as const, foci, directrices },
    prompt: rng.pick([
      say`The foci of an ellipse are ${foci} apart and its directrices ${directrices} apart. What is its eccentricity?`,
      say`In an ellipse the distance between the foci is ${foci} and the distance between the directrices is ${directrices}. Find its eccentricity.`,
      say`If the distances between the foci and between the directrices of an ellipse are ${foci} and ${directrices}, ${askThen(rng, 'its eccentricity')}`,
    ]),
    answer,
    within,
    mistakes: [
      { value: fraction(exact(p * p, q * q)), because: say`the root was not taken` },
      { value: fraction(exact(q - p, q)), because: say`that is 1 − e` },
      { value: fraction(exact(p, 2 * q)), because: say`the quotient was halved` },
      { value: fraction(exact(q * q - p * p, q * q)), because: say`that is ${latex`1 - e^2`}` },
      { value: fraction(exact(p, p + q)), because: say`the roots were added below the line` },
      { value: fraction(exact(p * p, 2 * q * q)), because: say`the quotient of the distances was halved` },
    ],
    steps: [
      say`The foci are 2ae apart, the directrices ${latex`\frac{2a}{e}`}.`,
      say`Their quotient is ${latex`e^2 = \frac{${foci}}{${directrices}} = \frac{${p * p}}{${q * q}}`}.`,
      say`e = ${answer}`,
    ],
  }
}

/** Parts of the axis for which the square of e is known by heart or has a small root. */
const PARTS = range(2, 25).flatMap((below) =>
  range(1, below - 1).flatMap((above) => (gcd(above, below) === 1 ? [[above, below] as const] : [])),
)

function ofEllipseByLatusRectum(rng: Random) {
  const [p, q] = rng.pick(PARTS.filter(([one, other]) => isPlain((other - one) * other)))
  const answer = surd(exact(1, q), (q - p) * q)
  return {
    concept: ELLIPSE,
    given: { find: 'latus' as const, curve: 'ellipse' as const, latus: [p, q] as const },
    prompt: rng.pick([
      say`The latus rectum of an ellipse is ${fraction(exact(p, q))} of its major axis. What is its eccentricity?`,
      say`If the latus rectum of an ellipse is ${fraction(exact(p, q))} of the major axis, ${askThen(rng, 'its eccentricity')}`,
      say`In an ellipse, latus rectum : major axis = ${p} : ${q}. Find the eccentricity.`,
    ]),
    answer,
    within,
    mistakes: [
      { value: surd(exact(1, q), p * q), because: say`${latex`e^2`} was taken for the part itself` },
      { value: fraction(exact(q - p, q)), because: say`the root was not taken` },
      { value: fraction(exact(p, q)), because: say`the part itself was taken for e` },
      { value: surd(exact(1, q), q * q - p * p), because: say`the part was squared` },
      { value: surd(exact(1, 2 * q), (q - p) * q), because: say`the result was halved` },
      { value: surd(exact(1, 2 * q), 2 * q * (2 * q - p)), because: say`half of the latus rectum was used` },
    ],
    steps: [
      say`The latus rectum is ${latex`\frac{2b^2}{a}`}, the major axis 2a; their quotient is ${latex`\frac{b^2}{a^2} = \frac{${p}}{${q}}`}.`,
      say`${latex`e^2 = 1 - \frac{${p}}{${q}} = \frac{${q - p}}{${q}}`}`,
      say`e = ${answer}`,
    ],
  }
}

/** Whether the root of a number is a small surd: a whole root would stand out among the options. */
function isPlain(number: number): boolean {
  const rest = range(2, 30).reduce((left, root) => {
    let value = left
    while (value % (root * root) === 0) value /= root * root
    return value
  }, number)
  return rest > 1 && rest <= 15
}

const hyperbolaMistakes = (a: number, b: number, c: number) => [
  { value: fraction(exact(c, b)), because: say`it was divided by the conjugate half-axis` },
  { value: fraction(exact(c * c, a * a)), because: say`that is the square of the eccentricity` },
  { value: fraction(exact(a + b, a)), because: say`the half-axes were added before squaring` },
  { value: fraction(exact(2 * c, a)), because: say`the distance of both foci was divided by the half-axis` },
  { value: fraction(exact(b, a)), because: say`the axes were divided` },
  { value: fraction(exact(a + c, a)), because: say`1 was added` },
  { value: fraction(exact(a, b)), because: say`the axes were divided the wrong way` },
  { value: fraction(exact(a + b, b)), because: say`the sum of the axes was divided by the conjugate axis` },
  { value: fraction(exact(2 * b, a)), because: say`one whole axis was divided by half of the other` },
  {
    value: fraction(exact(a * a + b * b, b * b)),
    because: say`the root was not taken, and the wrong axis used`,
  },
]

function ofHyperbolaByAxes(rng: Random) {
  const [c, b, a] = rng.pick(TRIPLES)
  const unit = c > 13 ? rng.int(1, 3) : rng.int(1, 9)
  const [transverse, conjugate] = [2 * a * unit, 2 * b * unit]
  const answer = fraction(exact(c, a))
  return {
    concept: HYPERBOLA,
    given: { find: 'axes' as const, curve: 'hyperbola' as const, first: transverse, second: conjugate },
    prompt: rng.pick([
      say`The transverse axis of a hyperbola is ${transverse} long and its conjugate axis ${conjugate}. What is its eccentricity?`,
      say`The semi-transverse axis of a hyperbola is ${a * unit} and its semi-conjugate axis ${b * unit}. Its eccentricity is`,
      say`Find the eccentricity of the hyperbola whose transverse and conjugate axes are ${transverse} and ${conjugate}.`,
      say`If the transverse and the conjugate axis of a hyperbola measure ${transverse} and ${conjugate}, ${askThen(rng, 'its eccentricity')}`,
    ]),
    answer,
    within: above,
    mistakes: hyperbolaMistakes(a, b, c),
    steps: [
      say`a = ${a * unit} and b = ${b * unit}`,
      say`${latex`e^2 = 1 + \frac{b^2}{a^2} = 1 + \frac{${b * b * unit * unit}}{${a * a * unit * unit}}`}`,
      say`e = ${answer}`,
    ],
  }
}

function ofHyperbolaByEquation(rng: Random) {
  const { a, c, aa, bb } = drawSquares(rng, false, 9)
  const [x, y, side] = [bb, aa, aa * bb]
  const centre = drawCentre(rng)
  const text = latex`${x === 1 ? '' : x}${squared('x', centre[0])} - ${y === 1 ? '' : y}${squared('y', centre[1])} = ${side}`
  const answer = fraction(exact(c, a))
  return {
    concept: HYPERBOLA,
    given: { find: 'equation' as const, curve: 'hyperbola' as const, x, y, side, centre },
    prompt: rng.pick([
      say`What is the eccentricity of the hyperbola ${text}?`,
      say`Find the eccentricity of the conic ${text}.`,
      say`The equation of a hyperbola is ${text}. Its eccentricity is`,
      say`If e is the eccentricity of the hyperbola ${text}, find e.`,
    ]),
    answer,
    within: above,
    mistakes: squareMistakes(a, c, bb, false),
    steps: [
      say`Divide by the right-hand side: ${latex`a^2 = ${aa}`} stands below ${latex`x^2`} and ${latex`b^2 = ${bb}`} below ${latex`y^2`}.`,
      say`${latex`e^2 = 1 + \frac{${bb}}{${aa}} = \frac{${c * c}}{${aa}}`}`,
      say`e = ${answer}`,
    ],
  }
}

function ofHyperbolaByLatusRectum(rng: Random) {
  const [p, q] = rng.pick(PARTS.filter(([one, other]) => isPlain((other + one) * other)))
  const answer = surd(exact(1, q), (q + p) * q)
  return {
    concept: HYPERBOLA,
    given: { find: 'latus' as const, curve: 'hyperbola' as const, latus: [p, q] as const },
    prompt: rng.pick([
      say`The latus rectum of a hyperbola is ${fraction(exact(p, q))} of its transverse axis. What is its eccentricity?`,
      say`If the latus rectum of a hyperbola is ${fraction(exact(p, q))} of the transverse axis, ${askThen(rng, 'its eccentricity')}`,
      say`In a hyperbola, latus rectum : transverse axis = ${p} : ${q}. Find the eccentricity.`,
    ]),
    answer,
    within: above,
    mistakes: [
      { value: fraction(exact(p + q, q)), because: say`the root was not taken` },
      { value: surd(exact(1, q), q * q + p * p), because: say`the part was squared` },
      { value: surd(exact(1, 2 * q), 2 * q * (2 * q + p)), because: say`half of the latus rectum was used` },
      { value: fraction(exact(q, p)), because: say`the quotient of the two lengths was taken for e` },
      { value: surd(exact(2, q), (q + p) * q), because: say`the result was doubled` },
      { value: surd(exact(1, q), (q + 2 * p) * q), because: say`the latus rectum was counted twice` },
    ],
    steps: [
      say`The latus rectum is ${latex`\frac{2b^2}{a}`}, the transverse axis 2a; their quotient is ${latex`\frac{b^2}{a^2} = \frac{${p}}{${q}}`}.`,
      say`${latex`e^2 = 1 + \frac{${p}}{${q}} = \frac{${q + p}}{${q}}`}`,
      say`e = ${answer}`,
    ],
  }
}

/** "What is the eccentricity of the ellipse (x − 2)²/25 + (y + 1)²/16 = 1?" */
function ofStandardEquation(rng: Random) {
  const isEllipse = rng.chance(0.55)
  const centre = drawCentre(rng)
  const [h, k] = centre
  const { a, c, aa, bb } = drawSquares(rng, isEllipse, 12)
  const isVertical = isEllipse && rng.chance(0.4)
  const [p, q] = isVertical ? [bb, aa] : [aa, bb]
  const name = isEllipse ? 'ellipse' : 'hyperbola'
  const text = latex`\frac{${squared('x', h)}}{${p}} ${isEllipse ? '+' : '-'} \frac{${squared('y', k)}}{${q}} = 1`
  const answer = fraction(exact(c, a))
  return {
    concept: isEllipse ? ELLIPSE : HYPERBOLA,
    given: {
      find: 'equation' as const,
      curve: isEllipse ? ('ellipse' as const) : ('hyperbola' as const),
      x: q,
      y: p,
      side: p * q,
      centre,
    },
    prompt: rng.pick([
      say`What is the eccentricity of the ${name} ${text}?`,
      say`Find the eccentricity of the conic ${text}.`,
      say`The equation of ${isEllipse ? 'an ellipse' : 'a hyperbola'} is ${text}. Its eccentricity is`,
      say`The eccentricity of the curve ${text} is`,
      say`For the ${name} ${text}, the eccentricity is equal to`,
      say`If e is the eccentricity of the ${name} ${text}, find e.`,
    ]),
    answer,
    within: isEllipse ? within : above,
    mistakes: squareMistakes(a, c, bb, isEllipse),
    steps: [
      isEllipse
        ? say`The larger denominator is ${latex`a^2 = ${aa}`}, the other ${latex`b^2 = ${bb}`}.`
        : say`Below x stands ${latex`a^2 = ${aa}`}, below y ${latex`b^2 = ${bb}`}.`,
      say`${latex`e^2 = 1 ${isEllipse ? '-' : '+'} \frac{${bb}}{${aa}} = \frac{${c * c}}{${aa}}`}, so e = ${answer}`,
    ],
  }
}

function ofTwoFacts(rng: Random) {
  return twoFacts(rng, rng.chance(0.6) ? 'ellipse' : 'hyperbola', ECCENTRICITY_AT_ONCE)
}

function ofLatusAndFoci(rng: Random) {
  return twoFacts(rng, rng.chance(0.6) ? 'ellipse' : 'hyperbola', ECCENTRICITY_BY_QUADRATIC)
}

/** "What is the eccentricity of the conic 16x² − 9y² − 32x − 36y − 164 = 0?" */
function ofMultipliedOut(rng: Random) {
  const isEllipse = rng.chance(0.5)
  const { a, c, aa, bb } = drawSquares(rng, isEllipse, 7)
  const centre = rng.until(
    () => [rng.int(-8, 8), rng.int(-8, 8)] as const,
    ([h, k]) => h !== 0 || k !== 0,
  )
  const [x, y, side] = [bb, (isEllipse ? 1 : -1) * aa, aa * bb]
  const text = latex`${multipliedOut(x, y, centre, side)}`
  const answer = fraction(exact(c, a))
  return {
    concept: isEllipse ? ELLIPSE : HYPERBOLA,
    given: {
      find: 'equation' as const,
      curve: isEllipse ? ('ellipse' as const) : ('hyperbola' as const),
      x,
      y: Math.abs(y),
      side,
      centre,
    },
    prompt: rng.pick([
      say`What is the eccentricity of the conic ${text}?`,
      say`Find the eccentricity of the ${isEllipse ? 'ellipse' : 'hyperbola'} ${text}.`,
      say`The curve ${text} has the eccentricity`,
      say`Find the eccentricity of the curve represented by ${text}.`,
      say`If e is the eccentricity of the ${isEllipse ? 'ellipse' : 'hyperbola'} ${text}, then e equals`,
      say`The eccentricity of the conic section ${text} is`,
    ]),
    answer,
    within: isEllipse ? within : above,
    mistakes: squareMistakes(a, c, bb, isEllipse),
    steps: [
      say`Complete the squares: the centre is (${centre[0]}, ${centre[1]}).`,
      say`The equation becomes ${latex`${x === 1 ? '' : x}${squared('x', centre[0])} ${isEllipse ? '+' : '-'} ${Math.abs(y)}${squared('y', centre[1])} = ${side}`}.`,
      say`So ${latex`a^2 = ${aa}`} and ${latex`b^2 = ${bb}`}.`,
      say`${latex`e^2 = 1 ${isEllipse ? '-' : '+'} \frac{${bb}}{${aa}} = \frac{${c * c}}{${aa}}`}, so e = ${answer}`,
    ],
  }
}
