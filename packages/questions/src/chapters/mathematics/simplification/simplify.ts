import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction, number } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { evaluate } from './evaluate.ts'

/** "What is the value of $\sqrt{576} + \sqrt[3]{343} \times 4$?" */
export const simplify = defineGenerator({
  id: 'number/simplify',
  version: 5,
  concepts: [
    'decimals',
    'square-and-cube-roots',
    'mixed-fractions',
    'missing-number-in-an-equation',
    'simplification-by-identities',
    'continued-fractions',
    'sums-that-cancel',
  ],
  levels: {
    easy: { forms: [decimals, roots, mixedSum, missingFactor] },
    medium: { forms: [decimalProduct, cubeRoots, mixedProduct, missingPercent, differenceOfSquares] },
    hard: { forms: [continued, cancelling, quotientOfCubes, missingRoot] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'value') return evaluate(given.expression)
    // Both sides are straight lines in the unknown: their values at 0 and 1 decide where they meet.
    const gap = (x: number) =>
      evaluate(given.left.replace('x', String(x))) - evaluate(given.right.replace('x', String(x)))
    return gap(0) / (gap(0) - gap(1))
  },
})

/** Printed for learners from the signs of the solver. */
const print = (expression: string): string =>
  expression
    .replaceAll('*', '\\times')
    .replaceAll('/', '\\div')
    .replace(/\(([\d.]+)\) \^ 2/g, '$1^2')

const ask = (rng: Random, shown: string): Message =>
  rng.pick([
    say`What is the value of ${shown}?`,
    say`Simplify: ${shown}`,
    say`Find the value of ${shown}.`,
    say`The value of ${shown} is`,
    say`Evaluate ${shown}.`,
    say`Determine the value of ${shown}.`,
    say`Calculate the value of ${shown}.`,
  ])

const decimal = (value: number, places: number): number => Number(value.toFixed(places))

function decimals(rng: Random) {
  const { a, b, c, d } = rng.until(
    () => ({
      a: decimal(rng.int(105, 4899) / 100, 2),
      b: decimal(rng.int(12, 399) / 10, 1),
      c: decimal(rng.int(55, 2999) / 100, 2),
      d: decimal(rng.int(2, 99) / 10, 1),
    }),
    (drawn) => drawn.a + drawn.b - drawn.c + drawn.d > 1,
  )
  const value = decimal(a + b - c + d, 2)
  return {
    concept: 'decimals',
    given: { find: 'value' as const, expression: `${a} + ${b} - ${c} + ${d}` },
    prompt: ask(rng, latex`${a} + ${b} - ${c} + ${d}`),
    answer: number(value),
    mistakes: [
      { value: decimal(a + b - c - d, 2), because: say`${d} was subtracted instead of added` },
      {
        value: decimal(a + b / 10 - c + d, 2),
        because: say`the point of ${b} was put one place too far left`,
      },
      {
        value: decimal(a + b - c + d / 10, 2),
        because: say`the point of ${d} was put one place too far left`,
      },
      { value: decimal(value + 1, 2), because: say`a carry was counted twice` },
      { value: decimal(value - 1, 2), because: say`a carry was forgotten` },
      { value: decimal(value + 0.1, 2), because: say`the tenths were added wrongly` },
      { value: decimal(a - b + c + d, 2), because: say`the signs of ${b} and ${c} were exchanged` },
    ],
    steps: [
      say`Write the numbers with the points below each other: ${a} + ${b} + ${d} = ${decimal(a + b + d, 2)}`,
      say`${decimal(a + b + d, 2)} − ${c} = ${number(value)}`,
    ],
  }
}

function decimalProduct(rng: Random) {
  const [a, b, c] = [
    decimal(rng.int(11, 99) / 10, 1),
    decimal(rng.int(12, 95) / 100, 2),
    decimal(rng.int(2, 9) / 100, 2),
  ]
  const m = rng.int(3, 48)
  const value = decimal(a * b + m, 3)
  const top = decimal(m * c, 2)
  return {
    concept: 'decimals',
    given: { find: 'value' as const, expression: `${a} * ${b} + ${top} / ${c}` },
    prompt: ask(rng, latex`${a} \times ${b} + ${top} \div ${c}`),
    answer: number(value),
    mistakes: [
      { value: decimal(10 * a * b + m, 3), because: say`the product has too few decimal places` },
      { value: decimal((a * b) / 10 + m, 4), because: say`the product has too many decimal places` },
      { value: decimal(a * b + m / 10, 3), because: say`the quotient is ${m}, not a tenth of it` },
      { value: decimal(a * b + m * 10, 3), because: say`the quotient is ${m}, not ten times as much` },
      { value: decimal(m - a * b, 3), because: say`the product was subtracted` },
      { value: decimal(a * b, 3), because: say`the quotient was left out` },
      { value: decimal(a + b + m, 3), because: say`${a} and ${b} were added instead of multiplied` },
    ].filter(({ value: wrong }) => wrong > 0),
    steps: [
      say`${a} × ${b} = ${decimal(a * b, 3)}, with as many decimal places as both factors together.`,
      say`${top} ÷ ${c} = ${m}`,
      say`${decimal(a * b, 3)} + ${m} = ${number(value)}`,
    ],
  }
}

function roots(rng: Random) {
  const [a, b] = rng.sample(range(11, 39), 2)
  const c = rng.int(2, 9)
  const plus = rng.chance(0.5) || a <= b * c
  const value = plus ? a + b * c : a - b * c
  const sign = plus ? '+' : '-'
  return {
    concept: 'square-and-cube-roots',
    given: { find: 'value' as const, expression: `${a * a} ^ 0.5 ${sign} ${b * b} ^ 0.5 * ${c}` },
    prompt: ask(rng, latex`\sqrt{${a * a}} ${sign} \sqrt{${b * b}} \times ${c}`),
    answer: value,
    mistakes: [
      {
        value: plus ? (a + b) * c : Math.abs(a - b) * c,
        because: say`× comes before ${plus ? '+' : '−'}`,
      },
      { value: value + 10 * c, because: say`${b * b} is the square of ${b}, not of ${b + 10}` },
      { value: value + 2, because: say`${a * a} is the square of ${a}, not of ${a + 2}` },
      { value: value - 2, because: say`${a * a} is the square of ${a}, not of ${a - 2}` },
      { value: value - c, because: say`${b * b} is the square of ${b}, not of ${b - 1}` },
      { value: plus ? Math.abs(a - b * c) : a + b * c, because: say`the sign in the middle was changed` },
      { value: a + b + c, because: say`the numbers were simply added` },
    ],
    steps: [
      say`${latex`\sqrt{${a * a}} = ${a}`} and ${latex`\sqrt{${b * b}} = ${b}`}`,
      say`${a} ${plus ? '+' : '−'} ${b} × ${c} = ${a} ${plus ? '+' : '−'} ${b * c} = ${value}`,
    ],
  }
}

function cubeRoots(rng: Random) {
  const [a, b, c] = [rng.int(4, 19), rng.int(12, 35), rng.int(3, 14)]
  const d = rng.int(5, 60)
  const value = a * c + b - d
  return {
    concept: 'square-and-cube-roots',
    given: {
      find: 'value' as const,
      expression: `${a ** 3} ^ (1 / 3) * ${c} + ${b * b} ^ 0.5 - ${d}`,
    },
    prompt: ask(rng, latex`\sqrt[3]{${a ** 3}} \times ${c} + \sqrt{${b * b}} - ${d}`),
    answer: value,
    within: [-400, 900] as const,
    mistakes: [
      { value: a * (c + b) - d, because: say`× comes before +` },
      { value: (a + 1) * c + b - d, because: say`${a ** 3} is the cube of ${a}, not of ${a + 1}` },
      { value: (a - 1) * c + b - d, because: say`${a ** 3} is the cube of ${a}, not of ${a - 1}` },
      { value: value + 2 * d, because: say`${d} was added instead of subtracted` },
      { value: a * c - b - d, because: say`the square root was subtracted` },
      { value: value + 2, because: say`${b * b} is the square of ${b}, not of ${b + 2}` },
      { value: a + c + b - d, because: say`the cube root was added instead of multiplied` },
    ],
    steps: [
      say`${latex`\sqrt[3]{${a ** 3}} = ${a}`} and ${latex`\sqrt{${b * b}} = ${b}`}`,
      say`× first: ${a} × ${c} = ${a * c}`,
      say`${a * c} + ${b} − ${d} = ${value}`,
    ],
  }
}

interface Mixed {
  whole: number
  top: number
  bottom: number
}

const drawMixed = (rng: Random, bottoms: readonly number[], most = 7): Mixed => {
  const bottom = rng.pick(bottoms)
  const top = rng.pick(range(1, bottom - 1).filter((one) => exact(one, bottom).d === BigInt(bottom)))
  return { whole: rng.int(1, most), top, bottom }
}
const exactOf = ({ whole, top, bottom }: Mixed): Exact => exact(whole * bottom + top, bottom)
const showMixed = ({ whole, top, bottom }: Mixed): string => `${whole}\\frac{${top}}{${bottom}}`
const forSolver = ({ whole, top, bottom }: Mixed): string => `(${whole} + ${top} / ${bottom})`

function mixedSum(rng: Random) {
  const bottoms = rng.pick([
    [2, 3, 6],
    [2, 4, 8],
    [3, 4, 12],
    [2, 5, 10],
    [3, 5, 15],
    [4, 6, 12],
  ])
  const { one, two, three } = rng.until(
    () => ({ one: drawMixed(rng, bottoms), two: drawMixed(rng, bottoms), three: drawMixed(rng, bottoms) }),
    (drawn) =>
      exactOf(drawn.one).add(exactOf(drawn.two)).sub(exactOf(drawn.three)).gt(0) &&
      new Set([drawn.one.bottom, drawn.two.bottom, drawn.three.bottom]).size > 1,
  )
  const all = [one, two, three]
  const value = exactOf(one).add(exactOf(two)).sub(exactOf(three))
  const answer = fraction(value)
  const common = all.reduce((least, { bottom }) => lcm(least, bottom), 1)
  const tops = all.map((each) => (common / each.bottom) * (each.whole * each.bottom + each.top))
  return {
    concept: 'mixed-fractions',
    given: {
      find: 'value' as const,
      expression: `${forSolver(one)} + ${forSolver(two)} - ${forSolver(three)}`,
    },
    prompt: ask(rng, latex`${showMixed(one)} + ${showMixed(two)} - ${showMixed(three)}`),
    answer,
    mistakes: [
      {
        value: fraction(exactOf(one).add(exactOf(two)).add(exactOf(three))),
        because: say`the last number was added`,
      },
      {
        value: fraction(
          exact(one.whole + two.whole - three.whole).add(
            exact(Math.max(one.top + two.top - three.top, 1), one.bottom + two.bottom),
          ),
        ),
        because: say`numerators and denominators were added one by one`,
      },
      {
        value: fraction(value.sub(exact(one.whole + two.whole - three.whole))),
        because: say`the whole numbers were left out`,
      },
      { value: fraction(value.add(1)), because: say`a whole was carried twice` },
      { value: fraction(value.sub(1)), because: say`a whole was lost in the subtraction` },
      {
        value: fraction(exactOf(one).sub(exactOf(two)).add(exactOf(three)).abs()),
        because: say`the two signs were exchanged`,
      },
      { value: fraction(value.add(exact(1, common))), because: say`one of the numerators is wrong by 1` },
    ],
    steps: [
      say`Over the common denominator ${common} the numerators are ${tops[0] ?? 0}, ${tops[1] ?? 0} and ${tops[2] ?? 0}.`,
      say`${latex`\frac{${tops[0] ?? 0} + ${tops[1] ?? 0} - ${tops[2] ?? 0}}{${common}}`} = ${answer}`,
    ],
  }
}

function mixedProduct(rng: Random) {
  const [one, two, three] = [
    drawMixed(rng, [2, 3, 4, 5, 6], 4),
    drawMixed(rng, [2, 3, 4, 5, 7], 4),
    drawMixed(rng, [2, 3, 4, 5, 6, 8], 4),
  ]
  const value = exactOf(one).mul(exactOf(two)).div(exactOf(three))
  const answer = fraction(value)
  const improper = [one, two, three].map(
    ({ whole, top, bottom }) => `\\frac{${whole * bottom + top}}{${bottom}}`,
  )
  const turned = `\\frac{${three.bottom}}{${three.whole * three.bottom + three.top}}`
  return {
    concept: 'mixed-fractions',
    given: {
      find: 'value' as const,
      expression: `${forSolver(one)} * ${forSolver(two)} / ${forSolver(three)}`,
    },
    prompt: ask(rng, latex`${showMixed(one)} \times ${showMixed(two)} \div ${showMixed(three)}`),
    answer,
    mistakes: [
      {
        value: fraction(exactOf(one).mul(exactOf(two)).mul(exactOf(three))),
        because: say`the last number was multiplied instead of divided`,
      },
      {
        value: fraction(exact(one.whole * two.whole, three.whole)),
        because: say`only the whole numbers were used`,
      },
      {
        value: fraction(exact(1).div(value)),
        because: say`the wrong fraction was turned upside down`,
      },
      { value: fraction(exactOf(one).mul(exactOf(two))), because: say`the division was left out` },
      {
        value: fraction(exactOf(one).div(exactOf(two)).mul(exactOf(three))),
        because: say`× and ÷ were exchanged`,
      },
      { value: fraction(exactOf(one).div(exactOf(three))), because: say`the second factor was left out` },
      { value: fraction(value.add(1)), because: say`one whole was counted twice` },
    ],
    steps: [
      say`As improper fractions: ${latex`${improper[0] ?? ''} \times ${improper[1] ?? ''} \div ${improper[2] ?? ''}`}`,
      say`Dividing by a fraction is multiplying by its reciprocal: ${latex`${improper[0] ?? ''} \times ${improper[1] ?? ''} \times ${turned}`}`,
      say`After cancelling, the value is ${answer}`,
    ],
  }
}

const askMissing = (rng: Random, equation: string): Message =>
  rng.pick([
    say`What will come in place of the question mark in the following equation? ${equation}`,
    say`Find the number that should replace the question mark: ${equation}`,
    say`Which number will replace the question mark in ${equation}?`,
    say`In the equation ${equation}, the question mark stands for`,
  ])

function missingFactor(rng: Random) {
  const [x, a] = [rng.int(12, 95), rng.int(6, 28)]
  const [b, c] = [rng.int(11, 48), rng.int(3, 12)]
  const rest = a * x - b * c
  const plus = rest > 0
  const total = plus ? rest : -rest
  const right = `${b} * ${c} ${plus ? '+' : '-'} ${total}`
  return {
    concept: 'missing-number-in-an-equation',
    given: { find: 'unknown' as const, left: `${a} * x`, right },
    prompt: askMissing(rng, latex`${a} \times ? = ${print(right)}`),
    answer: x,
    mistakes: [
      { value: Math.round((b * (c + (plus ? total : -total))) / a), because: say`× comes before + and −` },
      { value: Math.round((b * c) / a), because: say`${total} was left out` },
      {
        value: Math.round((b * c + (plus ? -total : total)) / a),
        because: say`${total} was taken with the wrong sign`,
      },
      { value: a * x, because: say`the right side was not divided by ${a}` },
      { value: x + a, because: say`a slip in the division made it too large` },
      { value: x - 10, because: say`a slip in the division made it too small` },
      { value: x + 10, because: say`the tens of the quotient are wrong` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`Right side: ${b} × ${c} = ${b * c}, and ${b * c} ${plus ? '+' : '−'} ${total} = ${a * x}`,
      say`${a * x} ÷ ${a} = ${x}`,
    ],
  }
}

const RATES = [5, 10, 12, 15, 16, 20, 24, 25, 30, 35, 36, 40, 45, 48, 55, 60, 64, 65, 75, 80] as const

function missingPercent(rng: Random) {
  const { p, a, q, b, x } = rng.until(
    () => {
      const [p, q] = rng.sample(RATES, 2)
      const [a, b] = [rng.int(4, 60) * 20, rng.int(4, 60) * 25]
      return { p, a, q, b, x: (q * b) / 100 - (p * a) / 100 }
    },
    (drawn) =>
      Number.isInteger(drawn.x) &&
      Number.isInteger((drawn.p * drawn.a) / 100) &&
      Number.isInteger((drawn.q * drawn.b) / 100) &&
      drawn.x > 5,
  )
  const [one, other] = [(p * a) / 100, (q * b) / 100]
  return {
    concept: 'missing-number-in-an-equation',
    given: { find: 'unknown' as const, left: `${p} / 100 * ${a} + x`, right: `${q} / 100 * ${b}` },
    prompt: askMissing(rng, latex`${p}\% \text{ of } ${a} + ? = ${q}\% \text{ of } ${b}`),
    answer: x,
    mistakes: [
      { value: one + other, because: say`the two percentages were added` },
      { value: other, because: say`${p}% of ${a} was not subtracted` },
      { value: one, because: say`that is ${p}% of ${a}` },
      { value: Math.abs((q * a) / 100 - (p * b) / 100), because: say`the two percentages were exchanged` },
      { value: x + 10, because: say`a slip in one percentage made it too large` },
      { value: x > 10 ? x - 10 : x + 20, because: say`a slip in one percentage` },
      { value: Math.abs(b - a), because: say`the percentages were left out` },
    ],
    steps: [
      say`${p}% of ${a} = ${one}`,
      say`${q}% of ${b} = ${other}`,
      say`The missing number is ${other} − ${one} = ${x}`,
    ],
  }
}

function missingRoot(rng: Random) {
  const { r, m, c, p, whole, s, x } = rng.until(
    () => {
      const [r, m, c, s] = [rng.int(12, 38), rng.int(3, 12), rng.int(11, 36), rng.int(11, 38)]
      const [p, whole] = [rng.pick(RATES), 20 * rng.int(4, 60)]
      return { r, m, c, p, whole, s, x: ((p * whole) / 100 + s * s - r * m) / c }
    },
    (drawn) =>
      Number.isInteger(drawn.x) &&
      drawn.x > 3 &&
      drawn.x < 120 &&
      drawn.r !== drawn.c &&
      Number.isInteger((drawn.p * drawn.whole) / 100),
  )
  const part = (p * whole) / 100
  return {
    concept: 'missing-number-in-an-equation',
    given: {
      find: 'unknown' as const,
      left: `${r * r} ^ 0.5 * ${m} + ${c * c} ^ 0.5 * x`,
      right: `${p} * ${whole} / 100 + ${s} ^ 2`,
    },
    prompt: askMissing(
      rng,
      latex`\sqrt{${r * r}} \times ${m} + \sqrt{${c * c}} \times ? = ${p}\% \text{ of } ${whole} + ${s}^2`,
    ),
    answer: x,
    mistakes: [
      { value: (part + s * s + r * m) / c, because: say`the first product was added to the right side` },
      { value: (s * s - r * m) / c, because: say`${p}% of ${whole} was left out` },
      { value: (part + 2 * s - r * m) / c, because: say`the square was taken as twice the number` },
      { value: (part + s * s - r) / c, because: say`the factor ${m} was left out` },
      { value: (part + s * s) / c, because: say`the first product was left out` },
      { value: x + 2, because: say`one of the roots was taken with a slip` },
      { value: x - 3, because: say`a slip in the division made it too small` },
    ]
      // The division does not come out, and such a learner rounds.
      .map(({ value, because }) => ({ value: Math.round(value), because }))
      .filter(({ value }) => value > 0 && value !== x),
    steps: [
      say`${latex`\sqrt{${r * r}} = ${r}`} and ${latex`\sqrt{${c * c}} = ${c}`}, so the left side is ${r * m} and ${c} times the missing number.`,
      say`The right side is ${part} + ${s * s} = ${part + s * s}`,
      say`${c} times the missing number is ${part + s * s} − ${r * m} = ${c * x}`,
      say`The missing number is ${c * x} ÷ ${c} = ${x}`,
    ],
  }
}

function differenceOfSquares(rng: Random) {
  const { a, b } = rng.until(
    () => ({ a: rng.int(35, 940), b: rng.int(12, 800) }),
    (drawn) => drawn.a - drawn.b > 20 && drawn.a % 10 !== 0 && drawn.b % 10 !== 0,
  )
  const scale = rng.pick([10, 100])
  const [x, y] = [decimal(a / scale, 2), decimal(b / scale, 2)]
  const asksSum = rng.chance(0.5)
  const value = decimal(asksSum ? x + y : x - y, 2)
  const bottom = asksSum ? `${x} - ${y}` : `${x} + ${y}`
  return {
    concept: 'simplification-by-identities',
    given: { find: 'value' as const, expression: `(${x} * ${x} - ${y} * ${y}) / (${bottom})` },
    prompt: ask(rng, latex`\frac{${x} \times ${x} - ${y} \times ${y}}{${bottom}}`),
    answer: number(value),
    mistakes: [
      {
        value: decimal(asksSum ? x - y : x + y, 2),
        because: say`the other factor of ${latex`a^2 - b^2`} was cancelled`,
      },
      { value: decimal(value + 1, 2), because: say`a carry was counted wrongly` },
      {
        value: decimal((asksSum ? x - y : x + y) + 1, 2),
        because: say`the other factor was cancelled, and a carry was counted wrongly`,
      },
      { value: x, because: say`only the first number was kept` },
      { value: y, because: say`only the second number was kept` },
      { value: decimal(2 * x, 2), because: say`the first number was doubled` },
      { value: decimal(2 * y, 2), because: say`the second number was doubled` },
    ],
    steps: [
      say`With a = ${x} and b = ${y} the numerator is ${latex`a^2 - b^2 = (a + b)(a - b)`}.`,
      say`The denominator is ${asksSum ? 'a − b' : 'a + b'}, so ${asksSum ? 'a + b' : 'a − b'} remains.`,
      say`${x} ${asksSum ? '+' : '−'} ${y} = ${number(value)}`,
    ],
  }
}

function quotientOfCubes(rng: Random) {
  const { a, b } = rng.until(
    () => ({ a: rng.int(21, 98), b: rng.int(12, 80) }),
    (drawn) => drawn.a - drawn.b > 4 && drawn.a % 10 !== 0 && drawn.b % 10 !== 0,
  )
  const scale = rng.pick([10, 100])
  const [x, y] = [decimal(a / scale, 2), decimal(b / scale, 2)]
  const isSum = rng.chance(0.5)
  const value = decimal(isSum ? x + y : x - y, 2)
  const [outer, inner] = isSum ? ['+', '-'] : ['-', '+']
  const cube = (one: number) => `${one} \\times ${one} \\times ${one}`
  return {
    concept: 'simplification-by-identities',
    given: {
      find: 'value' as const,
      expression: `(${x} ^ 3 ${outer} ${y} ^ 3) / (${x} ^ 2 ${inner} ${x} * ${y} + ${y} ^ 2)`,
    },
    prompt: ask(
      rng,
      latex`\frac{${cube(x)} ${outer} ${cube(y)}}{${x} \times ${x} ${inner} ${x} \times ${y} + ${y} \times ${y}}`,
    ),
    answer: number(value),
    mistakes: [
      {
        value: decimal(isSum ? x - y : x + y, 2),
        because: say`the signs of the two identities were mixed up`,
      },
      {
        value: decimal(value + 0.1, 2),
        because: say`the tenths were ${isSum ? 'added' : 'subtracted'} wrongly`,
      },
      {
        value: decimal((isSum ? x - y : x + y) + 0.1, 2),
        because: say`the signs were mixed up, and the tenths are wrong`,
      },
      { value: x, because: say`only the first number was kept` },
      { value: y, because: say`only the second number was kept` },
      { value: decimal(2 * x, 2), because: say`the first number was doubled` },
      { value: decimal(2 * y, 2), because: say`the second number was doubled` },
    ],
    steps: [
      say`Put a = ${x} and b = ${y}.`,
      say`The numerator is ${latex`a^3 ${outer} b^3 = (a ${outer} b)(a^2 ${inner} ab + b^2)`}.`,
      say`The second factor is the denominator and cancels; a ${isSum ? '+' : '−'} b remains.`,
      say`${x} ${isSum ? '+' : '−'} ${y} = ${number(value)}`,
    ],
  }
}

/** 2 + 1/(3 + 1/(4 + 1/5)) */
function continued(rng: Random) {
  const [a, b, c, d] = [rng.int(1, 9), rng.int(2, 9), rng.int(2, 8), rng.int(2, 9)]
  const third = exact(c * d + 1, d)
  const second = exact(b).add(exact(1).div(third))
  const value = exact(a).add(exact(1).div(second))
  const answer = fraction(value)
  return {
    concept: 'continued-fractions',
    given: { find: 'value' as const, expression: `${a} + 1 / (${b} + 1 / (${c} + 1 / ${d}))` },
    prompt: ask(rng, latex`${a} + \frac{1}{${b} + \frac{1}{${c} + \frac{1}{${d}}}}`),
    answer,
    // The whole number in front is seen at once.
    within: [a + 0.001, a + 0.999] as const,
    mistakes: [
      {
        value: fraction(exact(a).add(exact(1).div(exact(b).add(third)))),
        because: say`${third.toFraction()} was added without its reciprocal`,
      },
      {
        value: fraction(exact(a).add(exact(1, b)).add(exact(1, c)).add(exact(1, d))),
        because: say`the reciprocals were simply added`,
      },
      {
        value: fraction(exact(a).add(exact(1).div(exact(b).add(exact(1, c))))),
        because: say`the last fraction ${latex`\frac{1}{${d}}`} was left out`,
      },
      {
        value: fraction(exact(a).add(exact(1, b)).add(exact(1).div(third))),
        because: say`the reciprocal of a sum was taken for the sum of the reciprocals`,
      },
      {
        value: fraction(exact(a).add(exact(1).div(exact(b).add(exact(1, c)).add(exact(1, d))))),
        because: say`the reciprocals of ${c} and ${d} were simply added`,
      },
      { value: fraction(exact(a).add(exact(1).div(third))), because: say`the number ${b} was left out` },
      { value: fraction(exact(a).add(exact(1, b + c + d))), because: say`the denominators were added` },
    ],
    steps: [
      say`Start at the bottom: ${latex`${c} + \frac{1}{${d}}`} = ${fraction(third)}`,
      say`Its reciprocal added to ${b} gives ${fraction(second)}`,
      say`The reciprocal of that is ${fraction(exact(1).div(second))}`,
      say`Added to ${a} it gives ${answer}`,
    ],
  }
}

/** 1/(2×5) + 1/(5×8) + ... : all but the ends cancel. */
function cancelling(rng: Random) {
  const [first, step, terms] = [rng.int(1, 13), rng.int(1, 7), rng.int(5, 20)]
  const last = first + step * terms
  const value = exact(terms, first * last)
  const answer = fraction(value)
  const front = step === 1 ? '' : `\\frac{1}{${step}}`
  const term = (index: number) => `\\frac{1}{${first + step * index} \\times ${first + step * (index + 1)}}`
  return {
    concept: 'sums-that-cancel',
    given: {
      find: 'value' as const,
      expression: range(0, terms - 1)
        .map((index) => `1 / (${first + step * index} * ${first + step * (index + 1)})`)
        .join(' + '),
    },
    prompt: ask(rng, latex`${term(0)} + ${term(1)} + ${term(2)} + … + ${term(terms - 1)}`),
    answer,
    mistakes: [
      {
        value: fraction(exact(1, first).sub(exact(1, last))),
        because: say`the factor ${latex`\frac{1}{${step}}`} in front was left out`,
      },
      { value: fraction(exact(terms + 1, first * last)), because: say`one term too many was counted` },
      { value: fraction(exact(terms - 1, first * last)), because: say`one term too few was counted` },
      { value: fraction(exact(1, first * last)), because: say`only the ends were multiplied` },
      {
        value: fraction(exact(terms, first * (last - step))),
        because: say`the last factor was not reached`,
      },
      { value: fraction(exact(1, first).add(exact(1, last)).div(step)), because: say`the ends were added` },
      { value: fraction(exact(terms * step, last)), because: say`the first denominator was left out` },
    ],
    steps: [
      say`The factors of each denominator differ by ${step}.`,
      say`So ${latex`${term(0)} = ${front}\left(\frac{1}{${first}} - \frac{1}{${first + step}}\right)`}, and so on.`,
      say`All but the first and the last reciprocal cancel: ${latex`${front}\left(\frac{1}{${first}} - \frac{1}{${last}}\right)`}`,
      say`The sum is ${answer}`,
    ],
  }
}
