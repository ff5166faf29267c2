import { approximate, isClose } from '../maths/approximate.ts'
import { tryEvaluate } from '../maths/evaluate.ts'
import { binary, type Expression, numberOf, partsOf, variablesOf } from '../maths/expression.ts'
import { readExpression } from '../maths/read-expression.ts'
import { rationalOf, type SurdSum, surdToNumber } from '../maths/surd-sum.ts'
import { approximation, writeSurd } from '../maths/write-algebra.ts'
import { writeExpression } from '../maths/write-expression.ts'
import { sayFully } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'
import { readCross } from '../tidy-doubt.ts'

const ASKING =
  /^(?:(?:what(?:'s| is| will be)|find|calculate|compute|evaluate|simplify|solve|work out|the value of|value of|find the value of|result of|the)\s+)+/

/** "Simplify 18 ÷ 3 × (4 + 2) - 5" and "sin 30° + √12". */
export const solveArithmetic: DoubtSolver = ({ text }) => {
  const bare = text.replace(ASKING, '').replace(/^[:\s]+/, '')
  // 'The square root of 16 + 9' may mean √16 + 9 or √25; with a root inside, the whole is meant.
  const whole = WHOLE_ROOT.exec(bare)?.[1]
  if (whole !== undefined && !/√\d/.test(whole)) return null
  const asked = readWords(whole === undefined ? bare : `√(${whole})`)
  // Signs have a precedence, words do not: '4 plus 2 divided by 2' may be 5 or 3.
  if (SPOKEN.test(bare) && (asked.match(/[-+*/]/g)?.length ?? 0) > 1) return null
  const read = readExpression(readCross(asked))
  if (!read || variablesOf(read).length > 0 || partsOf(read).length === 0) return null
  // '-5' and '50%' are numbers, not questions.
  if ((read.kind === 'minus' || read.kind === 'percent') && read.of.kind === 'number') return null
  const angles = readAngles(read)
  if (!angles) return null
  const value = tryEvaluate(angles.expression)
  if (!value) return null
  return confirmed(
    isClose(surdToNumber(value), approximate(angles.expression)),
    explain(angles.expression, value, angles.hasDegrees),
  )
}

/** The root of a sum, said in words and without brackets around the sum. */
const WHOLE_ROOT = /^(?:the )?square root of ([^()a-z]+[-+][^()a-z]+)$/

const SPOKEN = /\b(?:plus|added to|minus|times|multiplied by|into|divided by)\b/

/** The few words that mean signs. */
const readWords = (text: string): string =>
  text
    .replace(/\b(?:the )?square root of\b/g, '√')
    .replace(/\b(?:the )?cube root of\b/g, '∛')
    .replace(/\b(?:plus|added to)\b/g, '+')
    .replace(/\bminus\b/g, '-')
    .replace(/\b(?:times|multiplied by|into)\b/g, '*')
    .replace(/\bdivided by\b/g, '/')
    .replace(/\b(?:the )?square of (\d+(?:\.\d+)?)\b/g, '($1)^2')
    .replace(/\b(?:the )?cube of (\d+(?:\.\d+)?)\b/g, '($1)^3')
    .replace(/(\d) squared\b/g, '$1^2')
    .replace(/(\d) cubed\b/g, '$1^3')
    .replace(/\bto the power(?: of)?\b/g, '^')
    .replace(/\bfactorial of (\d+)\b|(\d+) factorial\b/g, '$1$2!')
    .replace(/\bdegrees?\b/g, '°')
    .replace(/\blog base (\d+) of (\d+)\b/g, 'log_$1($2)')

const TRIGONOMETRIC = new Set(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot'])

/** sin 30 means 30°, not 30 radians. A small number without a unit could be either and is refused. */
function readAngles(expression: Expression): { expression: Expression; hasDegrees: boolean } | null {
  let [hasDegrees, isDoubtful] = [false, false]
  const visit = (part: Expression): Expression => {
    if (part.kind === 'call' && TRIGONOMETRIC.has(part.name) && part.of.kind === 'number') {
      const degrees = part.of.value
      if (degrees.equals(0)) return part
      if (degrees.d !== 1n || degrees.lt(15)) isDoubtful = true
      hasDegrees = true
      return { ...part, of: { kind: 'degrees', of: part.of } }
    }
    if (part.kind === 'binary') return binary(part.operator, visit(part.left), visit(part.right))
    return 'of' in part ? { ...part, of: visit(part.of) } : part
  }
  const visited = visit(expression)
  return isDoubtful ? null : { expression: visited, hasDegrees }
}

const RULES: Record<string, string> = {
  '^': 'Work out the power',
  of: 'Work out "of", which is a multiplication',
  '*': 'Multiply',
  '/': 'Divide',
  '+': 'Add',
  '-': 'Subtract',
  call: 'Work out the function',
  percent: 'A percentage is a part of 100',
  factorial: 'Work out the factorial',
}

/** One operation at a time, inner ones first, by BODMAS. */
function explain(expression: Expression, value: SurdSum, hasDegrees: boolean): Solution {
  const steps = [step('Write down the expression', `$${writeExpression(expression)}$`)]
  let current = expression
  for (let turn = 0; turn < 12; turn++) {
    const reduced = reduceOnce(current)
    if (!reduced) break
    current = reduced.expression
    const equation = `$${reduced.equation}$`
    const isLast = current.kind === 'number' || !reduceOnce(current)
    steps.push(
      step(reduced.title, isLast ? equation : `${equation}, so we now have $${writeExpression(current)}$`),
    )
  }
  const rational = rationalOf(value)
  const finalAnswer = rational ? sayFully(rational) : `$${writeSurd(value)}$ (${approximation(value)})`
  if (current.kind !== 'number') steps.push(step('Bring the terms together', `The result is ${finalAnswer}`))
  const concepts = hasDegrees
    ? ['Trigonometry']
    : rational
      ? ['Simplification', 'Number System']
      : ['Surds & Indices', 'Number System']
  return { difficulty: hasDegrees || !rational ? 'Intermediate' : 'Beginner', concepts, steps, finalAnswer }
}

interface Reduction {
  expression: Expression
  title: string
  equation: string
}

/** The next operation whose parts are plain numbers. */
function reduceOnce(expression: Expression): Reduction | null {
  const within = (part: Expression, put: (reduced: Expression) => Expression): Reduction | null => {
    const inner = reduceOnce(part)
    return inner && { ...inner, expression: put(inner.expression) }
  }
  if (expression.kind === 'binary') {
    const { left, right } = expression
    const inner =
      within(left, (reduced) => ({ ...expression, left: reduced })) ??
      within(right, (reduced) => ({ ...expression, right: reduced }))
    if (inner) return inner
  } else if ('of' in expression && expression.kind !== 'degrees') {
    const inner = within(expression.of, (reduced) => ({ ...expression, of: reduced }))
    if (inner) return inner
  }
  if (expression.kind === 'number' || expression.kind === 'name' || expression.kind === 'degrees') return null
  // −3 is a number, not an operation to explain.
  if (expression.kind === 'minus') return null
  const isPlain = partsOf(expression).every(
    (part) =>
      part.kind === 'number' ||
      part.kind === 'degrees' ||
      (part.kind === 'minus' && part.of.kind === 'number'),
  )
  const value = isPlain ? tryEvaluate(expression) : null
  const rational = value && rationalOf(value)
  if (!rational) return null
  const rule = expression.kind === 'binary' ? expression.operator : expression.kind
  return {
    expression: numberOf(rational),
    title: RULES[rule] ?? 'Work it out',
    equation: `${writeExpression(expression)} = ${writeExpression(numberOf(rational))}`,
  }
}
