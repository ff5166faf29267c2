import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, money, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "What is the local maximum value of f(x) = x³ − 3x + 2?" */
export const maximaAndMinima = defineGenerator({
  id: 'higher/maxima-and-minima',
  version: 4,
  concepts: ['maxima-and-minima'],
  levels: {
    // The shorter the list of possible questions, the smaller the share.
    easy: { forms: [...often(40, vertex), bestProduct, ...often(14, productOnLine)] },
    medium: {
      forms: [
        ...often(4, vertex),
        ...often(4, profit),
        ...often(3, sumOnCurve),
        ...often(2, largestArea),
        ...often(5, extremumPlace),
      ],
    },
    hard: {
      forms: [
        ...often(3, extremum),
        ...often(3, onInterval),
        ...often(3, fromPlaces),
        ...often(3, fromValue),
        largestArea,
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'vertex': {
        // By halving the distance of the two places where the function is equal to its constant.
        const [a = 1, b = 0, c = 0] = given.f
        return polynomialAt([a, b, c], -b / a / 2)
      }
      case 'from-places': {
        // The slope at the two places gives two equations; they are solved by elimination.
        const { lead, places, asked } = given
        const [[p, one], [q, other]] = [
          [places[0], -3 * lead * places[0] ** 2],
          [places[1], -3 * lead * places[1] ** 2],
        ] as const
        const a = (one - other) / (2 * (p - q))
        const b = one - 2 * a * p
        return asked === 'a + b' ? a + b : asked === 'a' ? a : b
      }
      case 'from-value': {
        // Tries the whole numbers: level at the place, and of that height.
        const { lead, end, at, value, asked } = given
        const a =
          range(-200, 200).find((one) => {
            const b = -3 * lead * at * at - 2 * one * at
            return lead * at ** 3 + one * at * at + b * at + end === value
          }) ?? Number.NaN
        const b = -3 * lead * at * at - 2 * a * at
        return asked === 'a + b' ? a + b : asked === 'a' ? a : b
      }
      case 'best-product':
        return Math.max(...range(0, given.sum).map((x) => x * (given.sum - x)))
      case 'on-line':
        return Math.max(
          ...range(0, given.sum)
            .filter((x) => (given.sum - given.a * x) % given.b === 0)
            .map((x) => (x * (given.sum - given.a * x)) / given.b),
        )
      case 'on-curve':
        // All pairs of whole numbers with the product; the best one is among them.
        return Math.min(
          ...range(1, given.product)
            .filter((x) => given.product % x === 0)
            .map((x) => given.a * x + (given.b * given.product) / x),
        )
      case 'profit': {
        const best = range(0, 400).reduce(
          (one, x) => (polynomialAt(given.f, x) > polynomialAt(given.f, one) ? x : one),
          0,
        )
        return given.wanted === 'place' ? best : polynomialAt(given.f, best)
      }
      case 'area': {
        // All whole lengths of the sides of which there are `across`, and what is left for the other ones.
        const { fence, along, across } = given
        return Math.max(...range(1, fence).map((x) => (x * (fence - across * x)) / along))
      }
      case 'interval': {
        const values = range(given.from, given.to).map((x) => polynomialAt(given.f, x))
        return given.which === 'greatest' ? Math.max(...values) : Math.min(...values)
      }
      case 'place': {
        const at = range(-20, 20).filter((x) => slopeOf(given.f, x) === 0)
        const values = at.map((x) => polynomialAt(given.f, x))
        return (
          at[values.indexOf(given.which === 'maximum' ? Math.max(...values) : Math.min(...values))] ??
          Number.NaN
        )
      }
      case 'extremum': {
        // The value at which the cubic turns, found on a grid of whole numbers.
        const at = range(-20, 20).filter((x) => slopeOf(given.f, x) === 0)
        const values = at.map((x) => polynomialAt(given.f, x))
        return given.which === 'maximum' ? Math.max(...values) : Math.min(...values)
      }
    }
  },
})

/** By the power rule. */
const derive = (coefficients: readonly number[]): number[] =>
  coefficients.slice(0, -1).map((coefficient, index) => coefficient * (coefficients.length - 1 - index))

const slopeOf = (coefficients: readonly number[], x: number): number => polynomialAt(derive(coefficients), x)

const signed = [-20_000, 20_000] as const

/** The greatest or least value of a quadratic function. */
function vertex(rng: Random) {
  const [a, at, value] = [
    rng.pick([1, -1]) * rng.int(1, 6),
    rng.pick([1, -1]) * rng.int(1, 8),
    rng.int(-40, 40),
  ]
  const f = [a, -2 * a * at, a * at * at + value]
  const which = a > 0 ? 'minimum' : 'maximum'
  const text = latex`f(x) = ${showPolynomial(f)}`
  return {
    given: { find: 'vertex' as const, f },
    prompt: rng.pick([
      say`${ask(rng, say`the ${which} value of ${text}`)}`,
      say`${ask(rng, say`the ${a > 0 ? 'least' : 'greatest'} value of ${text}`)}`,
    ]),
    answer: value,
    within: signed,
    mistakes: [
      { value: at, because: say`that is the place of the ${which}, not the value there` },
      { value: f[2] ?? 0, because: say`that is the value at x = 0` },
      { value: polynomialAt(f, -at), because: say`the sign of the place was changed` },
      { value: value + a, because: say`that is the value one step beside the place` },
      { value: -value, because: say`the sign of the result was lost` },
      { value: value - a * at * at, because: say`the square was taken off twice` },
    ],
    steps: [
      say`${latex`f'(x) = ${showPolynomial(derive(f))}`} is zero at x = ${at}.`,
      say`The ${which} is f(${at}) = ${value}`,
    ],
  }
}

/** Two numbers with a given sum. */
function bestProduct(rng: Random) {
  const half = rng.int(4, 60)
  const sum = 2 * half
  const answer = half * half
  return {
    given: { find: 'best-product' as const, sum },
    prompt: rng.pick([
      say`The sum of two positive numbers is ${sum}. ${ask(rng, 'the maximum value of their product')}`,
      say`Two positive numbers have the sum ${sum}. The greatest possible value of their product is`,
    ]),
    answer,
    mistakes: [
      { value: answer - 1, because: say`the numbers ${half - 1} and ${half + 1} were taken` },
      { value: sum - 1, because: say`the numbers 1 and ${sum - 1} were taken` },
      { value: sum * half, because: say`the sum was multiplied by one of the numbers` },
      { value: 2 * answer, because: say`that is the sum of the squares of the two numbers` },
      { value: answer + half, because: say`the sum would be ${sum + 1} then` },
      { value: answer - 4, because: say`the numbers ${half - 2} and ${half + 2} were taken` },
    ],
    steps: [
      say`The product is ${latex`x(${sum} - x)`}, with the derivative ${latex`${sum} - 2x`}.`,
      say`It is zero at x = ${half}, so the greatest product is ${half} × ${half} = ${answer}`,
    ],
  }
}

/** 'x', '3y' */
const term = (times: number, letter: string): string => `${times === 1 ? '' : times}${letter}`

const LETTERS = [
  ['x', 'y'],
  ['a', 'b'],
  ['p', 'q'],
  ['u', 'v'],
] as const

/** The greatest product of two numbers whose weighted sum is given. */
function productOnLine(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(1, 8), rng.int(1, 8)] as const,
    ([one, other]) => gcd(one, other) === 1 && one * other > 1,
  )
  const k = rng.int(2, a * b > 20 ? 6 : 12)
  const sum = 2 * a * b * k
  const answer = a * b * k * k
  const [x, y] = rng.pick(LETTERS)
  const line = latex`${term(a, x)} + ${term(b, y)} = ${sum}`
  const product = latex`${x}${y}`
  return {
    given: { find: 'on-line' as const, a, b, sum },
    prompt: rng.pick([
      say`If ${line} with positive ${x} and ${y}, then the greatest value of ${product} is`,
      say`For positive numbers ${x} and ${y} with ${line}, ${askThen(rng, say`the maximum value of ${product}`)}`,
      say`Two positive numbers ${x} and ${y} are such that ${line}. ${ask(rng, say`the greatest value of ${product}`)}`,
    ]),
    answer,
    mistakes: [
      { value: (a * b * k) ** 2, because: say`the coefficients ${a} and ${b} were left out` },
      { value: sum - a - b, because: say`small numbers were only tried` },
      { value: 2 * answer, because: say`the result was doubled` },
      { value: sum * k, because: say`the sum was multiplied by ${k}` },
      { value: a * b * (k * k - 1), because: say`${x} was taken one step beside the best value` },
      { value: answer + a * b, because: say`the sum would be greater than ${sum} then` },
      { value: (a + b) * k, because: say`the two numbers were added instead of multiplied` },
    ],
    steps: [
      say`The product is ${b === 1 ? latex`${x}(${sum} - ${term(a, x)})` : latex`\frac{${x}(${sum} - ${term(a, x)})}{${b}}`}, and its derivative is zero when ${latex`${term(2 * a, x)} = ${sum}`}, so ${x} = ${b * k}.`,
      say`Then ${y} = ${a * k}, and the greatest product is ${b * k} × ${a * k} = ${answer}`,
    ],
  }
}

/** The least weighted sum of two numbers whose product is given. */
function sumOnCurve(rng: Random) {
  const [a, b] = [rng.int(1, 6), rng.int(1, 6)]
  const k = rng.int(1, 9)
  const product = a * b * k * k
  const answer = 2 * a * b * k
  const [x, y] = rng.pick(LETTERS)
  const curve = latex`${x}${y} = ${product}`
  const sum = latex`${term(a, x)} + ${term(b, y)}`
  return {
    given: { find: 'on-curve' as const, a, b, product },
    prompt: rng.pick([
      say`If ${curve} with positive ${x} and ${y}, then the least value of ${sum} is`,
      say`For positive numbers ${x} and ${y} with ${curve}, ${askThen(rng, say`the minimum value of ${sum}`)}`,
      say`The product of two positive numbers ${x} and ${y} is ${product}. ${ask(rng, say`the least value of ${sum}`)}`,
    ]),
    answer,
    mistakes: [
      { value: a * b * k, because: say`only one of the two equal terms was counted` },
      { value: a + b * product, because: say`${x} = 1 was taken` },
      { value: a * product + b, because: say`${y} = 1 was taken` },
      { value: product, because: say`that is the product` },
      { value: answer + a, because: say`${x} was taken one step too large` },
      { value: answer - b, because: say`no pair of numbers with this product gives so little` },
      { value: 4 * a * b * k, because: say`the result was doubled` },
    ],
    steps: [
      say`The sum is ${latex`${term(a, x)} + \frac{${b * product}}{${x}}`} with the derivative ${latex`${a} - \frac{${b * product}}{${x}^{2}}`}.`,
      say`It is zero at ${x} = ${b * k}, where ${y} = ${a * k}.`,
      say`The least value is ${a * b * k} + ${a * b * k} = ${answer}`,
    ],
  }
}

const GOODS = ['chairs', 'lamps', 'bags', 'fans', 'cycles', 'toys', 'tables', 'clocks'] as const

/** A quadratic profit, height or area told as a story. */
function profit(rng: Random) {
  const [a, at, base] = [rng.int(1, 5), rng.int(5, 40), rng.int(1, 30) * 10]
  const top = a * at * at - base
  const f = [-a, 2 * a * at, -base]
  const wanted = top > 0 && rng.chance(0.5) ? 'value' : 'place'
  const goods = rng.pick(GOODS)
  const text = latex`P(x) = ${showPolynomial(f)}`
  const told = rng.pick([
    say`The daily profit, in rupees, of a firm that makes x ${goods} is ${text}.`,
    say`A trader who sells x ${goods} in a day makes a profit of ${text} rupees.`,
    say`The profit from the sale of x ${goods} is ${text} rupees.`,
  ])
  const answer = wanted === 'place' ? count(at) : money(top)
  return {
    given: { find: 'profit' as const, f, wanted },
    prompt:
      wanted === 'place'
        ? say`${told} ${rng.pick([say`For how many ${goods} is the profit greatest?`, say`The number of ${goods} for which the profit is maximum is`])}`
        : say`${told} ${rng.pick([say`What is the greatest profit?`, say`Find the maximum profit.`])}`,
    answer,
    mistakes:
      wanted === 'place'
        ? [
            { value: 2 * at, because: say`the factor 2 of the derivative was left out` },
            { value: a * at, because: say`the coefficient of x² was left out` },
            { value: 2 * a * at, because: say`that is the coefficient of x` },
            { value: at + a, because: say`the coefficient was added to the place` },
            { value: at - 1, because: say`one more still adds to the profit` },
            { value: Math.floor(at / 2), because: say`the place was halved` },
            { value: at - a, because: say`the coefficient was subtracted from the place` },
            { value: at + 1, because: say`one less gives a greater profit` },
          ]
        : [
            { value: money(a * at * at), because: say`the constant was left out` },
            { value: money(a * at * at + base), because: say`the constant was added instead of subtracted` },
            { value: money(2 * a * at * at - base), because: say`the square term was left out` },
            { value: money(Math.abs(top - a)), because: say`that is the profit one step beside the maximum` },
            { value: money(base), because: say`that is the constant term` },
            { value: money(2 * top), because: say`the result was doubled` },
          ],
    steps:
      wanted === 'place'
        ? [
            say`${latex`P'(x) = ${showPolynomial(derive(f))}`}`,
            say`It is zero, and changes from plus to minus, at x = ${answer}`,
          ]
        : [
            say`${latex`P'(x) = ${showPolynomial(derive(f))}`} is zero at x = ${at}.`,
            say`The greatest profit is P(${at}) = ${answer}`,
          ],
  }
}

const PLOTS = ['field', 'garden', 'plot', 'park', 'playground', 'cattle pen', 'orchard', 'nursery'] as const

/** A rectangle of the largest area; a wall, or fences inside, change how many sides of each kind there are. */
function largestArea(rng: Random) {
  // Sides of one length and sides of the other length.
  const [along, across] = rng.pick([
    [1, 2],
    [2, 2],
    [2, 3],
    [2, 4],
  ] as const)
  const unit = rng.int(5, 30)
  const fence = 2 * along * across * unit
  const [x, y] = [along * unit, across * unit]
  const area = x * y
  const answer = quantity(area, 'm²')
  const plot = rng.pick(PLOTS)
  const wire = rng.pick(['fence', 'wire', 'fencing'])
  const length = quantity(fence, 'm')
  const asked = ask(rng, 'the greatest area that can be enclosed')
  const prompts =
    along === 1
      ? [
          say`A rectangular ${plot} with a long wall on one side is to be fenced on its other three sides with ${length} of ${wire}. ${asked}`,
          say`With ${length} of ${wire}, three sides of a rectangular ${plot} are fenced; the fourth is a wall. The largest possible area of the ${plot} is`,
        ]
      : across === 2
        ? [
            say`A rectangular ${plot} is to be enclosed with ${length} of ${wire}. The largest possible area of the ${plot} is`,
            say`All four sides of a rectangular ${plot} are to be fenced with ${length} of ${wire}. ${asked}`,
          ]
        : [
            say`A rectangular ${plot} is enclosed and divided into ${across - 1} equal parts by ${across === 3 ? 'a line' : '2 lines'} of ${wire} parallel to one side. If ${length} of ${wire} is used in all, the largest possible area of the ${plot} is`,
            say`With ${length} of ${wire} a rectangular ${plot} is enclosed and, parallel to one side, divided into ${across - 1} equal parts. ${asked}`,
          ]
  return {
    given: { find: 'area' as const, fence, along, across },
    prompt: rng.pick(prompts),
    answer,
    mistakes: [
      { value: area / 2, because: say`the result was halved` },
      { value: area - unit, because: say`the sides are not the best ones` },
      { value: area + unit, because: say`the fence is not long enough for it` },
      { value: fence * unit, because: say`the whole fence was taken for one side` },
      ...(fence % 4 === 0 && across !== 2
        ? [{ value: (fence / 4) ** 2, because: say`a square with four fenced sides was taken` }]
        : []),
      { value: 2 * area, because: say`the result was doubled` },
      { value: area - 1, because: say`the sides are not the best ones` },
    ],
    steps: [
      say`There are ${across} fences of one length x and ${along} of the other, so the area is ${along === 1 ? latex`x(${fence} - ${across}x)` : latex`\frac{x(${fence} - ${across}x)}{${along}}`}.`,
      say`Its derivative is zero when ${latex`${2 * across}x = ${fence}`}, at x = ${x}; the other side is then ${y}.`,
      say`The area is ${x} × ${y} = ${answer}`,
    ],
  }
}

/** A cubic that turns at whole numbers p < q; with a negative scale the minimum comes first. */
function drawCubic(rng: Random) {
  const { p, q } = rng.until(
    () => ({ p: rng.int(-6, 5), q: rng.int(-5, 7) }),
    (drawn) => drawn.p < drawn.q && (drawn.p + drawn.q) % 2 === 0,
  )
  const [c, scale] = [rng.int(-20, 20), rng.pick([1, 1, 2, -1, -2])]
  const f = [scale, (-3 * scale * (p + q)) / 2, 3 * scale * p * q, c]
  const [high, low] = scale > 0 ? [p, q] : [q, p]
  return { p, q, c, f, high, low }
}

/** Where a cubic turns. */
function extremumPlace(rng: Random) {
  const { p, q, c, f, high, low } = drawCubic(rng)
  const which = rng.pick(['maximum', 'minimum'])
  const [answer, other] = which === 'maximum' ? [high, low] : [low, high]
  const text = latex`f(x) = ${showPolynomial(f)}`
  return {
    given: { find: 'place' as const, f, which },
    prompt: rng.pick([
      say`At which value of x does ${text} have a local ${which}?`,
      say`${text} has a local ${which} at x equal to`,
      say`The function ${text} has a local ${which} at x =`,
      say`Find the value of x at which ${text} has a local ${which}.`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: other, because: say`there is the local ${which === 'maximum' ? 'minimum' : 'maximum'}` },
      { value: -answer, because: say`the sign of the place was changed` },
      { value: -other, because: say`the sign of the other place was taken` },
      { value: (p + q) / 2, because: say`that is the point of inflexion` },
      { value: p + q, because: say`that is the sum of the two places` },
      { value: c, because: say`that is the constant term` },
    ],
    steps: [
      say`${latex`f'(x) = ${showPolynomial(derive(f))}`} is zero at x = ${p} and x = ${q}.`,
      say`The slope changes from ${which === 'maximum' ? 'plus to minus' : 'minus to plus'} at x = ${answer}`,
    ],
  }
}

/** The value of a cubic where it turns. */
function extremum(rng: Random) {
  const { p, q, c, f, high, low } = drawCubic(rng)
  const which = rng.pick(['maximum', 'minimum'])
  const [at, other] = which === 'maximum' ? [high, low] : [low, high]
  const answer = polynomialAt(f, at)
  const text = latex`f(x) = ${showPolynomial(f)}`
  return {
    given: { find: 'extremum' as const, f, which },
    prompt: rng.pick([
      say`${ask(rng, say`the local ${which} value of ${text}`)}`,
      say`${ask(rng, say`the value of ${text} at its local ${which}`)}`,
      say`${text} has a local ${which}. Its value there is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      {
        value: polynomialAt(f, other),
        because: say`that is the local ${which === 'maximum' ? 'minimum' : 'maximum'} value`,
      },
      { value: at, because: say`that is the place of the ${which}, not the value there` },
      { value: other, because: say`that is the place of the other turning point` },
      { value: answer - c, because: say`the constant term was left out` },
      { value: polynomialAt(f, -at), because: say`the sign of the turning point was changed` },
      { value: c, because: say`that is the value at x = 0` },
      { value: polynomialAt(f, (p + q) / 2), because: say`that is the value at the point of inflexion` },
    ],
    steps: [
      say`${latex`f'(x) = ${showPolynomial(derive(f))}`}`,
      say`It is zero at x = ${p} and x = ${q}.`,
      say`The slope changes from ${which === 'maximum' ? 'plus to minus' : 'minus to plus'} at x = ${at}: there is the ${which}.`,
      say`f(${at}) = ${answer}`,
    ],
  }
}

/** The greatest or least value of a cubic on an interval that holds at least one of its turning points. */
function onInterval(rng: Random) {
  const { p, q, f, from, to } = rng.until(
    () => {
      const start = rng.int(-6, 4)
      return { ...drawCubic(rng), from: start, to: start + rng.int(3, 7) }
    },
    (drawn) => [drawn.p, drawn.q].some((at) => at > drawn.from && at < drawn.to),
  )
  const inside = [p, q].filter((at) => at > from && at < to)
  const places = [...new Set([from, ...inside, to])]
  const values = places.map((at) => polynomialAt(f, at))
  const which = rng.pick(['greatest', 'least'])
  const answer = which === 'greatest' ? Math.max(...values) : Math.min(...values)
  const at = places[values.indexOf(answer)] ?? from
  const text = latex`f(x) = ${showPolynomial(f)}`
  const interval = latex`[${from}, ${to}]`
  return {
    given: { find: 'interval' as const, f, from, to, which },
    prompt: rng.pick([
      say`${ask(rng, say`the ${which} value of ${text} on the interval ${interval}`)}`,
      say`On the interval ${interval}, the ${which} value of ${text} is`,
      say`If x lies in ${interval}, then the ${which} value of ${text} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      ...places
        .filter((place) => place !== at)
        .map((place) => ({
          value: polynomialAt(f, place),
          because: say`that is the value at x = ${place}, which is not the ${which} one`,
        })),
      { value: at, because: say`that is the place, not the value there` },
      { value: polynomialAt(f, 0), because: say`that is the constant term` },
      { value: polynomialAt(f, -at), because: say`the sign of the place was changed` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: polynomialAt(f, (p + q) / 2), because: say`that is the value at the point of inflexion` },
    ],
    steps: [
      say`${latex`f'(x) = ${showPolynomial(derive(f))}`} is zero at x = ${p} and x = ${q}.`,
      say`In the interval ${inside.length === 1 ? say`only x = ${inside[0] ?? 0} counts` : say`both count`}, beside its two ends.`,
      say`The values at x = ${places.map((place) => String(place).replace('-', '−')).join(', ')} are ${values.map((value) => String(value).replace('-', '−')).join(', ')}.`,
      say`The ${which} of them is ${answer}`,
    ],
  }
}

const NAMED = ['a', 'b', 'a + b'] as const

const mistakesOfPair = (a: number, b: number, asked: (typeof NAMED)[number], answer: number) =>
  [
    { value: asked === 'a' ? b : a, because: say`that is ${asked === 'a' ? 'b' : 'a'}` },
    {
      value: asked === 'a + b' ? b : a + b,
      because: asked === 'a + b' ? say`that is b` : say`that is a + b`,
    },
    { value: -answer, because: say`the sign of the result was lost` },
    { value: a - b, because: say`that is a − b` },
    { value: 2 * answer, because: say`the 2 of the derivative of ${latex`ax^2`} was left out` },
    { value: answer + 3, because: say`a slip in the equations made it too large` },
    { value: answer - 3, because: say`a slip in the equations made it too small` },
  ].filter(({ value }) => value !== answer)

/** '2x³ + ax² + bx + 5' */
const withLetters = (lead: number, end: number): string =>
  `${lead === 1 ? '' : lead}x^3 + ax^2 + bx ${end < 0 ? '-' : '+'} ${Math.abs(end)}`

/** "f(x) = 2x³ + ax² + bx + 5 has extreme values at x = −1 and x = 2. What is a + b?" */
function fromPlaces(rng: Random) {
  const { lead, p, q } = rng.until(
    () => ({ lead: rng.int(1, 4), p: rng.int(-6, 5), q: rng.int(-5, 7) }),
    (drawn) =>
      drawn.p < drawn.q &&
      drawn.p + drawn.q !== 0 &&
      (3 * drawn.lead * (drawn.p + drawn.q)) % 2 === 0 &&
      drawn.p * drawn.q !== 0,
  )
  const [a, b] = [(-3 * lead * (p + q)) / 2, 3 * lead * p * q]
  const asked = rng.pick(NAMED)
  const answer = asked === 'a' ? a : asked === 'b' ? b : a + b
  const text = latex`f(x) = ${withLetters(lead, rng.pick([-1, 1]) * rng.int(1, 15))}`
  return {
    concept: 'maxima-and-minima',
    given: { find: 'from-places' as const, lead, places: [p, q] as const, asked },
    prompt: rng.pick([
      say`If ${text} has its local extreme values at x = ${p} and x = ${q}, then ${askThen(rng, say`the value of ${asked}`)}`,
      say`The function ${text} has a local maximum at x = ${p} and a local minimum at x = ${q}. ${ask(rng, say`the value of ${asked}`)}`,
      say`For ${text}, x = ${p} and x = ${q} are the critical points. The value of ${asked} is`,
    ]),
    answer,
    within: [-400, 400] as const,
    mistakes: mistakesOfPair(a, b, asked, answer),
    steps: [
      say`${latex`f'(x) = ${3 * lead}x^2 + 2ax + b`} is 0 at x = ${p} and x = ${q}.`,
      say`So ${latex`f'(x) = ${3 * lead}(${showPolynomial([1, -p])})(${showPolynomial([1, -q])}) = ${showPolynomial([3 * lead, 2 * a, b])}`}.`,
      say`2a = ${2 * a} gives a = ${a}, and b = ${b}.`,
      say`The value of ${asked} is ${answer}`,
    ],
  }
}

/** "f(x) = x³ + ax² + bx + 3 has a local extreme value of 7 at x = 1. What is a?" */
function fromValue(rng: Random) {
  const { lead, a, at, end, b, value } = rng.until(
    () => {
      const [lead, a, at] = [
        rng.int(1, 3),
        rng.pick([-1, 1]) * rng.int(1, 9),
        rng.pick([-3, -2, -1, 1, 2, 3]),
      ]
      const end = rng.pick([-1, 1]) * rng.int(1, 12)
      const b = -3 * lead * at * at - 2 * a * at
      return { lead, a, at, end, b, value: lead * at ** 3 + a * at * at + b * at + end }
    },
    // At an inflection there would be no extreme value.
    (drawn) => 3 * drawn.lead * drawn.at + drawn.a !== 0 && drawn.b !== 0,
  )
  const asked = rng.pick(NAMED)
  const answer = asked === 'a' ? a : asked === 'b' ? b : a + b
  const text = latex`f(x) = ${withLetters(lead, end)}`
  const kind = 3 * lead * at + a < 0 ? 'maximum' : 'minimum'
  return {
    concept: 'maxima-and-minima',
    given: { find: 'from-value' as const, lead, end, at, value, asked },
    prompt: rng.pick([
      say`If ${text} has the local ${kind} value ${value} at x = ${at}, then ${askThen(rng, say`the value of ${asked}`)}`,
      say`The function ${text} has a local ${kind} at x = ${at}, and its value there is ${value}. ${ask(rng, say`the value of ${asked}`)}`,
      say`The local ${kind} of ${text} is at the point (${String(at).replace('-', '−')}, ${String(value).replace('-', '−')}). The value of ${asked} is`,
    ]),
    answer,
    within: [-400, 400] as const,
    mistakes: mistakesOfPair(a, b, asked, answer),
    steps: [
      say`${latex`f'(x) = ${3 * lead}x^2 + 2ax + b`} is 0 at x = ${at}: ${latex`${3 * lead * at * at} ${at < 0 ? '-' : '+'} ${Math.abs(2 * at)}a + b = 0`}.`,
      say`${latex`f(${at}) = ${value}`} gives ${latex`${lead * at ** 3} + ${at * at === 1 ? '' : at * at}a ${at < 0 ? '-' : '+'} ${Math.abs(at) === 1 ? '' : Math.abs(at)}b ${end < 0 ? '-' : '+'} ${Math.abs(end)} = ${value}`}.`,
      say`The two equations give a = ${a} and b = ${b}.`,
      say`The value of ${asked} is ${answer}`,
    ],
  }
}
