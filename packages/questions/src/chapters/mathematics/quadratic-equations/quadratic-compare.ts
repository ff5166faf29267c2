import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact, gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "I. x² − 7x + 12 = 0, II. y² − 9y + 20 = 0. How do x and y compare?" */
export const quadraticCompare = defineGenerator({
  id: 'algebra/quadratic-compare',
  version: 5,
  levels: {
    easy: { signs: [1], leading: false, forms: [...often(3, bothQuadratic), ...often(2, oneValue)] },
    medium: { signs: [1, -1], leading: false, forms: [...often(3, bothQuadratic), oneValue, twoRoots] },
    hard: { signs: [1, -1], leading: true, forms: [...often(2, bothQuadratic), twoRoots] },
  },
  generate: (rng, { forms, signs, leading }) => rng.pick(forms)(rng, { signs, leading }),
  solve(given) {
    // By the formula, and every pair of roots.
    const roots = ([a = 1, b = 0, c = 0]: readonly number[]) => {
      const root = Math.sqrt(b * b - 4 * a * c)
      return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    }
    if (given.find === 'two-roots') {
      const [first, second] = [roots(given.first), roots(given.second)]
      const [one, other] = [
        given.ofFirst === 'larger' ? Math.max(...first) : Math.min(...first),
        given.ofSecond === 'larger' ? Math.max(...second) : Math.min(...second),
      ]
      const sizes = { sum: one + other, difference: one - other, product: one * other }
      // Times both leading coefficients every root is whole, and so is what is asked.
      const whole = (given.first[0] ?? 1) * (given.second[0] ?? 1)
      return fraction(exact(Math.round(sizes[given.asks] * whole), whole))
    }
    const [xs, ys] =
      given.find === 'both'
        ? [roots(given.first), roots(given.second)]
        : valuesOf(given, roots(given.quadratic))
    const differences = xs.flatMap((x) => ys.map((y) => Math.round((x - y) * 1e6)))
    const [isMore, isLess, isSame] = [
      differences.some((d) => d > 0),
      differences.some((d) => d < 0),
      differences.some((d) => d === 0),
    ]
    if (isMore && isLess) return NAMES.none
    return isMore ? (isSame ? NAMES['≥'] : NAMES['>']) : isSame ? NAMES['≤'] : NAMES['<']
  },
})

interface Level {
  readonly signs: readonly number[]
  readonly leading: boolean
}

/** The same question as papers print it, now with a sentence, now with the two equations alone. */
const compareWords = (rng: Random, first: string, second: string): Message =>
  rng.pick([
    say`Two equations, I and II, are given. Solve both the equations and select the correct option. I. ${first} II. ${second}`,
    say`If x and y satisfy ${first} and ${second}, respectively, which of the following is true?`,
    say`Solve the equations ${first} and ${second}. What is the relation between x and y?`,
    say`Solve the given equations and compare the values of x and y: I. ${first} II. ${second}`,
    say`I. ${first} II. ${second}. Which of the following is correct?`,
    say`${first}; ${second}. Compare x and y.`,
    say`If ${first} and ${second}, then which is true?`,
    say`${first} and ${second}. The relation between x and y is:`,
  ])

/** x² − 7x + 12 = 0, now and then as x² + 12 = 7x. */
function showEquation(rng: Random, [a = 1, b = 0, c = 0]: readonly number[], letter: string): string {
  if (b === 0) return rng.chance(0.5) ? equal([a, 0, 0], [-c]) : equal([a, 0, c], [0])
  const whole = equal([a, b, c], [0])
  return rng.pick([
    whole,
    whole,
    equal([a, 0, c], [-b, 0]),
    equal([a, 0, 0], [-b, -c]),
    equal([a, b, 0], [-c]),
  ])
  function equal(left: readonly number[], right: readonly number[]): string {
    return latex`${showPolynomial(left, letter)} = ${showPolynomial(right, letter)}`
  }
}

function bothQuadratic(rng: Random, { leading, signs }: Level) {
  const relation = rng.pick(RELATIONS)
  const isSingle = signs.length === 1
  const { xs, ys } = rng.until(
    () => drawRoots(rng, signs, relation),
    (drawn) => relate(drawn.xs, drawn.ys) === relation,
  )
  // Both pairs divided by the same number compare as before, and the roots become fractions.
  const times = leading ? rng.pick([2, 3, 4]) : 1
  const [one, other] = [equationOf(xs, times), equationOf(ys, times)]
  const [first, second] = [
    showEquation(rng, one.coefficients, 'x'),
    showEquation(rng, other.coefficients, 'y'),
  ]
  const answer = NAMES[relation]
  return {
    given: { find: 'both' as const, first: one.coefficients, second: other.coefficients },
    prompt: compareWords(rng, first, second),
    answer,
    mistakes: relationMistakes(relation, one.roots, other.roots),
    steps: [
      ...(isSingle
        ? []
        : [
            say`First equation: the numbers with the product ${(one.coefficients[0] ?? 1) * (one.coefficients[2] ?? 0)} and the sum ${-(one.coefficients[1] ?? 0)} lead to the factors.`,
          ]),
      say`x = ${listRoots(one.roots)}`,
      ...(leading
        ? [
            say`Second equation: split the middle term in the same way and divide by ${other.coefficients[0] ?? 1} where needed.`,
          ]
        : []),
      say`y = ${listRoots(other.roots)}, and comparing all pairs: ${answer}`,
    ],
  }
}

type OneValue = 'root' | 'cube' | 'line'

interface GivenOne {
  /** Which letter has the one value. */
  readonly single: 'x' | 'y'
  readonly kind: OneValue
  /** root: y = √right; cube: y³ = right; line: ay + b = right. */
  readonly a: number
  readonly b: number
  readonly right: number
}

/** The values of x and y when one of them has only one. */
function valuesOf({ single, kind, a, b, right }: GivenOne, roots: readonly number[]): [number[], number[]] {
  const value = kind === 'root' ? Math.sqrt(right) : kind === 'cube' ? Math.cbrt(right) : (right - b) / a
  return single === 'x' ? [[value], [...roots]] : [[...roots], [value]]
}

/** "I. x² = 144, II. y = √144": a square has two roots, a root sign one value. */
function oneValue(rng: Random, { signs }: Level) {
  const kind = rng.pick(['root', 'cube', 'line'] as const)
  const isSquare = kind !== 'line' || rng.chance(0.4)
  const isSigned = signs.length > 1
  const high = rng.int(3, 25)
  const low = isSquare ? -high : rng.int(isSigned ? -9 : 1, high - 1)
  const above = Math.max(low, 0)
  const value = rng.pick([
    high,
    high + rng.int(1, 6),
    rng.int(above + 1, Math.max(high - 1, above + 2)),
    // The value of a root sign is not negative.
    ...(kind === 'root' ? [] : [low, low - rng.int(1, 6)]),
  ])
  const [a, b] = [rng.int(2, 9), rng.int(1, 30) * rng.pick([1, -1])]
  const right = kind === 'root' ? value ** 2 : kind === 'cube' ? value ** 3 : a * value + b
  const single = rng.pick(['x', 'y'] as const)
  const many = single === 'x' ? 'y' : 'x'
  const coefficients = equationOf([low, high], 1).coefficients
  const quadratic = showEquation(rng, coefficients, many)
  const shown = {
    root: latex`${single} = \sqrt{${right}}`,
    cube: latex`${single}^{3} = ${right}`,
    line: latex`${showPolynomial([a, b], single)} = ${right}`,
  }[kind]
  const [xs, ys] = single === 'x' ? [[value], [low, high]] : [[low, high], [value]]
  const relation = relate(xs, ys)
  const answer = NAMES[relation]
  return {
    given: { find: 'one-value' as const, quadratic: coefficients, single, kind, a, b, right },
    prompt: single === 'x' ? compareWords(rng, shown, quadratic) : compareWords(rng, quadratic, shown),
    answer,
    mistakes: relationMistakes(relation, xs, ys),
    steps: [
      kind === 'root'
        ? say`The root sign means the positive root only: ${single} = ${value}`
        : kind === 'cube'
          ? say`A cube has one real root: ${single} = ${value}`
          : say`${single} = (${right} ${b < 0 ? '+' : '−'} ${Math.abs(b)}) ÷ ${a} = ${value}`,
      say`${many} = ${listRoots([low, high])}, and comparing all pairs: ${answer}`,
    ],
  }
}

/** "P is the larger root of x² − 7x + 12 = 0 and Q the smaller root of y² − 9y + 14 = 0. Find P + Q." */
function twoRoots(rng: Random, { signs, leading }: Level) {
  const [xs, ys] = rng.until(
    () => [drawRoots(rng, signs, 'none').xs, drawRoots(rng, signs, 'none').ys],
    (drawn) => drawn.every(([p = 0, q = 0]) => p !== q),
  )
  const one = equationOf(xs, leading ? rng.pick([2, 3]) : 1)
  const other = equationOf(ys, leading ? rng.pick([1, 2, 3]) : 1)
  const [ofFirst, ofSecond] = rng.pick([
    ['larger', 'smaller'],
    ['smaller', 'larger'],
    ['larger', 'larger'],
    ['smaller', 'smaller'],
  ] as const)
  const asks = rng.pick(['sum', 'difference', 'product'] as const)
  const exactRoots = (roots: Roots, times: number) =>
    [exact(Math.min(...roots), times), exact(Math.max(...roots), times)] as const
  const [lowFirst, highFirst] = exactRoots(xs, one.times)
  const [lowSecond, highSecond] = exactRoots(ys, other.times)
  const [p, q] = [ofFirst === 'larger' ? highFirst : lowFirst, ofSecond === 'larger' ? highSecond : lowSecond]
  const [notP, notQ] = [
    ofFirst === 'larger' ? lowFirst : highFirst,
    ofSecond === 'larger' ? lowSecond : highSecond,
  ]
  const join = (left: Exact, right: Exact) =>
    asks === 'sum' ? left.add(right) : asks === 'difference' ? left.sub(right) : left.mul(right)
  const answer = fraction(join(p, q))
  const [first, second] = [
    showEquation(rng, one.coefficients, 'x'),
    showEquation(rng, other.coefficients, 'x'),
  ]
  const letters = { sum: 'P + Q', difference: 'P − Q', product: 'PQ' }[asks]
  const same = ofFirst === ofSecond
  return {
    given: {
      find: 'two-roots' as const,
      first: one.coefficients,
      second: other.coefficients,
      ofFirst,
      ofSecond,
      asks,
    },
    prompt: rng.pick([
      say`P is the ${ofFirst} root of ${first} and Q is the ${ofSecond} root of ${second}. Find ${letters}.`,
      say`If the ${ofFirst} root of ${first} is P and the ${ofSecond} root of ${second} is Q, then ${letters} is equal to:`,
      same
        ? say`Let P and Q be the ${ofFirst} roots of ${first} and ${second}, respectively. What is the value of ${letters}?`
        : say`Let P be the ${ofFirst} root of ${first}, and Q the ${ofSecond} one of ${second}. What is the value of ${letters}?`,
      say`I. ${first} II. ${second}. If P is the ${ofFirst} root of I and Q the ${ofSecond} root of II, what is ${letters}?`,
    ]),
    answer,
    mistakes: [
      {
        value: join(notP, q),
        because: say`the ${ofFirst === 'larger' ? 'smaller' : 'larger'} root of the first equation was taken`,
      },
      {
        value: join(p, notQ),
        because: say`the ${ofSecond === 'larger' ? 'smaller' : 'larger'} root of the second equation was taken`,
      },
      { value: join(notP, notQ), because: say`the other root of both equations was taken` },
      { value: join(p, q.neg()), because: say`the sign of Q was changed` },
      { value: join(p.neg(), q), because: say`the sign of P was changed` },
      { value: join(p.neg(), q.neg()), because: say`the signs of the roots were changed` },
      { value: p, because: say`that is P alone` },
      { value: q, because: say`that is Q alone` },
    ],
    steps: [
      say`The first equation has the roots ${listRoots(one.roots)}, so P = ${fraction(p)}`,
      ...(leading
        ? [say`Each middle term is split so that the product of the parts is that of the outer terms.`]
        : []),
      say`The second has the roots ${listRoots(other.roots)}, so Q = ${fraction(q)}`,
      say`${letters} = ${answer}`,
    ],
  }
}

const listRoots = (roots: readonly number[]): Message =>
  formatList([...roots].sort((a, b) => a - b).map((root) => fraction(exact(root))))

const relationMistakes = (relation: Relation, xs: readonly number[], ys: readonly number[]) =>
  RELATIONS.filter((wrong) => wrong !== relation && wrong !== FOLLOWS[relation]).map((wrong) => ({
    value: NAMES[wrong],
    because: refute(wrong, relation, xs, ys),
  }))

type Relation = '>' | '<' | '≥' | '≤' | 'none'

const RELATIONS: readonly Relation[] = ['>', '<', '≥', '≤', 'none']
/** What holds as well where a relation holds: it would be a second right option. */
const FOLLOWS: Readonly<Partial<Record<Relation, Relation>>> = { '>': '≥', '<': '≤' }

const NAMES: Readonly<Record<Relation, string>> = {
  '>': 'x > y',
  '<': 'x < y',
  '≥': 'x ≥ y',
  '≤': 'x ≤ y',
  none: 'the relation cannot be established',
}

type Roots = readonly [number, number]

/** (tx − p)(tx − q), without a common factor. */
function equationOf(
  [p, q]: Roots,
  times: number,
): { roots: Roots; times: number; coefficients: readonly number[] } {
  const whole = [times * times, -times * (p + q), p * q]
  const common = whole.reduce(gcd)
  return {
    roots: [p / times, q / times],
    times,
    coefficients: whole.map((coefficient) => coefficient / common),
  }
}

function relate(xs: readonly number[], ys: readonly number[]): Relation {
  const [lowX, highX, lowY, highY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (lowX > highY) return '>'
  if (highX < lowY) return '<'
  if (lowX === highY && highX > lowY) return '≥'
  if (highX === lowY && lowX < highY) return '≤'
  return 'none'
}

/** Roots arranged for the wanted relation; a shared one where equality is part of it. */
function drawRoots(rng: Random, signs: readonly number[], relation: Relation): { xs: Roots; ys: Roots } {
  const sign = rng.pick(signs)
  const sorted = range(1, 4)
    .map(() => sign * rng.int(1, 13) + (signs.length > 1 ? rng.int(-4, 4) : 0))
    .sort((a, b) => a - b)
  const [a = 0, b = 0, c = 0, d = 0] = sorted.map((root) => (root === 0 ? 1 : root)).sort((p, q) => p - q)
  const [low, high]: [Roots, Roots] =
    relation === '≥' || relation === '≤'
      ? [
          [a, b],
          [b, d],
        ]
      : relation === 'none'
        ? [
            [a, c],
            [b, d],
          ]
        : [
            [a, b],
            [c, d],
          ]
  const isXHigh = relation === '>' || relation === '≥' || (relation === 'none' && rng.chance(0.5))
  const mixed = ([p, q]: Roots): Roots => (rng.chance(0.5) ? [p, q] : [q, p])
  return isXHigh ? { xs: mixed(high), ys: mixed(low) } : { xs: mixed(low), ys: mixed(high) }
}

/** A pair of roots that contradicts a wrong relation, or the case that it misses. */
function refute(wrong: Relation, right: Relation, xs: readonly number[], ys: readonly number[]): Message {
  if (wrong === 'none') return say`every value of x compares with every value of y in the same way`
  if ((wrong === '>' && right === '≥') || (wrong === '<' && right === '≤'))
    return say`the equations share a root, so x = y is possible`
  const fits = (x: number, y: number) =>
    wrong === '>' ? x > y : wrong === '<' ? x < y : wrong === '≥' ? x >= y : x <= y
  for (const x of xs) for (const y of ys) if (!fits(x, y)) return say`it fails for x = ${x} and y = ${y}`
  return say`it does not hold for all roots`
}
