import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'

export type Operator = '+' | '-' | '*' | '/' | '^' | 'of'

export type FunctionName =
  | 'sin'
  | 'cos'
  | 'tan'
  | 'sec'
  | 'cosec'
  | 'cot'
  | 'sqrt'
  | 'cbrt'
  | 'ln'
  /** ln |x|, which only integrals produce. */
  | 'lnAbs'
  | 'log'
  | 'exp'
  | 'arcsin'
  | 'arctan'

/** A written expression as a tree. */
export type Expression =
  | { kind: 'number'; value: Exact }
  /** A variable, or one of the constants π and e. */
  | { kind: 'name'; name: string }
  | { kind: 'binary'; operator: Operator; left: Expression; right: Expression }
  | { kind: 'minus' | 'percent' | 'factorial' | 'degrees'; of: Expression }
  | { kind: 'call'; name: FunctionName; of: Expression; base?: Expression }

export const numberOf = (value: Exact | number): Expression => ({
  kind: 'number',
  value: new Fraction(value),
})

export const binary = (operator: Operator, left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
})

/** The parts of an expression, one level down. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'number':
    case 'name':
      return []
    case 'binary':
      return [expression.left, expression.right]
    case 'call':
      return expression.base ? [expression.of, expression.base] : [expression.of]
    default:
      return [expression.of]
  }
}

/** Variables in alphabetical order; π and e are not variables. */
export function variablesOf(expression: Expression): string[] {
  const names = new Set<string>()
  const visit = (part: Expression) => {
    if (part.kind === 'name' && part.name !== 'π' && part.name !== 'e') names.add(part.name)
    for (const inner of partsOf(part)) visit(inner)
  }
  visit(expression)
  return [...names].sort()
}
