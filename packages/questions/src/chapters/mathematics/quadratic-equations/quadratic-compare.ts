import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "I. x² − 7x + 12 = 0, II. y² − 9y + 20 = 0. How do x and y compare?" */
export const quadraticCompare = defineGenerator({
  id: 'algebra/quadratic-compare',
  version: 3,
  levels: {
    easy: { low: 1, leading: false, signs: [1] },
    medium: { low: 1, leading: false, signs: [1, -1] },
    hard: { low: 1, leading: true, signs: [1, -1] },
  },
  generate(rng, { leading, signs }) {
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
      latex`${showPolynomial(one.coefficients, 'x')} = 0`,
      latex`${showPolynomial(other.coefficients, 'y')} = 0`,
    ]
    const answer = NAMES[relation]
    const list = ({ roots }: typeof one) =>
      formatList([...roots].sort((a, b) => a - b).map((root) => fraction(exact(root))))
    return {
      given: { first: one.coefficients, second: other.coefficients },
      prompt: rng.pick([
        say`Two equations, I and II, are given. Solve both the equations and select the correct option. I. ${first} II. ${second}`,
        say`If x and y are the roots of ${first} and ${second}, respectively, which of the following is true?`,
        say`Solve the equations ${first} and ${second}. What is the relation between x and y?`,
        say`Solve the given equations and compare the values of x and y: I. ${first} II. ${second}`,
      ]),
      answer,
      mistakes: RELATIONS.filter((wrong) => wrong !== relation).map((wrong) => ({
        value: NAMES[wrong],
        because: refute(wrong, relation, one.roots, other.roots),
      })),
      steps: [
        ...(isSingle
          ? []
          : [
              say`First equation: the numbers with the product ${(one.coefficients[0] ?? 1) * (one.coefficients[2] ?? 0)} and the sum ${-(one.coefficients[1] ?? 0)} lead to the factors.`,
            ]),
        say`x = ${list(one)}`,
        ...(leading
          ? [
              say`Second equation: split the middle term in the same way and divide by ${other.coefficients[0] ?? 1} where needed.`,
            ]
          : []),
        say`y = ${list(other)}, and comparing all pairs: ${answer}`,
      ],
    }
  },
  solve({ first, second }) {
    // By the formula, and every pair of roots.
    const roots = ([a = 1, b = 0, c = 0]: readonly number[]) => {
      const root = Math.sqrt(b * b - 4 * a * c)
      return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    }
    const differences = roots(first).flatMap((x) => roots(second).map((y) => Math.round((x - y) * 1e6)))
    const [isMore, isLess, isSame] = [
      differences.some((d) => d > 0),
      differences.some((d) => d < 0),
      differences.some((d) => d === 0),
    ]
    if (isMore && isLess) return NAMES.none
    return isMore ? (isSame ? NAMES['≥'] : NAMES['>']) : isSame ? NAMES['≤'] : NAMES['<']
  },
})

type Relation = '>' | '<' | '≥' | '≤' | 'none'

const RELATIONS: readonly Relation[] = ['>', '<', '≥', '≤', 'none']

const NAMES: Readonly<Record<Relation, string>> = {
  '>': 'x > y',
  '<': 'x < y',
  '≥': 'x ≥ y',
  '≤': 'x ≤ y',
  none: 'no relation holds',
}

type Roots = readonly [number, number]

/** (tx − p)(tx − q), without a common factor. */
function equationOf([p, q]: Roots, times: number): { roots: Roots; coefficients: readonly number[] } {
  const whole = [times * times, -times * (p + q), p * q]
  const common = whole.reduce(gcd)
  return { roots: [p / times, q / times], coefficients: whole.map((coefficient) => coefficient / common) }
}

function relate(xs: Roots, ys: Roots): Relation {
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
function refute(wrong: Relation, right: Relation, xs: Roots, ys: Roots): Message {
  if (wrong === 'none') return say`every root x compares with every root y in the same way`
  if ((wrong === '≥' && right === '>') || (wrong === '≤' && right === '<'))
    return say`x and y are never equal`
  if ((wrong === '>' && right === '≥') || (wrong === '<' && right === '≤'))
    return say`the equations share a root, so x = y is possible`
  const fits = (x: number, y: number) =>
    wrong === '>' ? x > y : wrong === '<' ? x < y : wrong === '≥' ? x >= y : x <= y
  for (const x of xs) for (const y of ys) if (!fits(x, y)) return say`it fails for x = ${x} and y = ${y}`
  return say`it does not hold for all roots`
}
