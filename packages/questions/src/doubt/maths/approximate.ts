import type { Expression, FunctionName } from './expression.ts'

const FUNCTIONS: Record<FunctionName, (value: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: (value) => 1 / Math.cos(value),
  cosec: (value) => 1 / Math.sin(value),
  cot: (value) => 1 / Math.tan(value),
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  ln: Math.log,
  lnAbs: (value) => Math.log(Math.abs(value)),
  log: Math.log10,
  exp: Math.exp,
  arcsin: Math.asin,
  arctan: Math.atan,
}

/** The value in floating point: the second method, used to check every exact result. NaN when there is no value. */
export function approximate(expression: Expression, bindings: Readonly<Record<string, number>> = {}): number {
  const value = (part: Expression) => approximate(part, bindings)
  switch (expression.kind) {
    case 'number':
      return Number(expression.value.s * expression.value.n) / Number(expression.value.d)
    case 'name':
      return bindings[expression.name] ?? { π: Math.PI, e: Math.E }[expression.name] ?? Number.NaN
    case 'minus':
      return -value(expression.of)
    case 'percent':
      return value(expression.of) / 100
    case 'degrees':
      return (value(expression.of) / 180) * Math.PI
    case 'factorial': {
      let product = 1
      for (let factor = value(expression.of); factor > 1; factor--) product *= factor
      return product
    }
    case 'call':
      return expression.base
        ? Math.log(value(expression.of)) / Math.log(value(expression.base))
        : FUNCTIONS[expression.name](value(expression.of))
    case 'binary': {
      const [left, right] = [value(expression.left), value(expression.right)]
      switch (expression.operator) {
        case '+':
          return left + right
        case '-':
          return left - right
        case '/':
          return left / right
        case '^':
          return left ** right
        default:
          return left * right
      }
    }
  }
}

/** Equal up to floating-point noise. */
export const isClose = (a: number, b: number, tolerance = 1e-9): boolean =>
  Number.isFinite(a) &&
  Number.isFinite(b) &&
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))
