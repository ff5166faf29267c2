import { decimalPlaces } from '../../kit/values/exact.ts'
import type { Expression, Operator } from './expression.ts'
import { writeNumber } from './write-algebra.ts'

const BINDING: Record<Operator, number> = { '+': 1, '-': 1, '*': 2, '/': 2, of: 3, '^': 5 }
const SIGNS: Record<Operator, string> = {
  '+': ' + ',
  '-': ' - ',
  '*': ' \\times ',
  '/': ' \\div ',
  of: ' \\text{ of } ',
  '^': '^',
}

const bindingOf = (expression: Expression): number => {
  if (expression.kind === 'binary') return BINDING[expression.operator]
  if (expression.kind === 'minus') return 1.5
  if (expression.kind === 'number') return expression.value.s < 0n ? 1.5 : expression.value.d === 1n ? 9 : 4
  return expression.kind === 'name' ? 9 : 6
}

/** LaTeX of an expression, with the brackets it needs. */
export function writeExpression(expression: Expression): string {
  const within = (part: Expression, binding: number) =>
    bindingOf(part) < binding ? `\\left(${writeExpression(part)}\\right)` : writeExpression(part)
  switch (expression.kind) {
    case 'number': {
      const places = decimalPlaces(expression.value)
      const isDecimal = expression.value.d !== 1n && places !== null && places <= 6
      return isDecimal ? `${expression.value}` : writeNumber(expression.value)
    }
    case 'name':
      return expression.name === 'π' ? '\\pi ' : expression.name
    case 'minus':
      return `-${within(expression.of, 2)}`
    case 'percent':
      return `${within(expression.of, 6)}\\%`
    case 'factorial':
      return `${within(expression.of, 7)}!`
    case 'degrees':
      return `${within(expression.of, 6)}^{\\circ}`
    case 'call': {
      const inner = writeExpression(expression.of)
      if (expression.name === 'sqrt') return `\\sqrt{${inner}}`
      if (expression.name === 'cbrt') return `\\sqrt[3]{${inner}}`
      const name = expression.name === 'cosec' ? '\\operatorname{cosec}' : `\\${expression.name}`
      const base = expression.base ? `_{${writeExpression(expression.base)}}` : ''
      return `${name}${base} ${within(expression.of, 5)}`
    }
    case 'binary': {
      const { operator, left, right } = expression
      if (operator === '^') return `${within(left, 6)}^{${writeExpression(right)}}`
      const own = BINDING[operator]
      const needsMore = operator === '-' || operator === '/' ? own + 0.1 : own
      const second =
        right.kind === 'minus' ? `\\left(${writeExpression(right)}\\right)` : within(right, needsMore)
      // 2x, 2x² and 2 sin x need no sign.
      const factor = right.kind === 'binary' && right.operator === '^' ? right.left : right
      const isProduct = operator === '*' && (factor.kind === 'name' || factor.kind === 'call')
      return isProduct ? `${within(left, own)}${second}` : `${within(left, own)}${SIGNS[operator]}${second}`
    }
  }
}
