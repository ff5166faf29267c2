/**
 * The value of an expression in +, -, *, /, brackets and ^, by the shunting-yard algorithm: precedence is a table,
 * and nothing is shared with the arithmetic of the generators.
 */
export function evaluate(expression: string): number {
  const values: number[] = []
  const operators: string[] = []
  const apply = () => {
    const operator = operators.pop()
    const [right = Number.NaN, left = Number.NaN] = [values.pop(), values.pop()]
    if (operator) values.push(OPERATIONS[operator]?.(left, right) ?? Number.NaN)
  }
  for (const token of expression.match(/\d+(?:\.\d+)?|[-+*/^()]/g) ?? []) {
    if (/^\d/.test(token)) values.push(Number(token))
    else if (token === '(') operators.push(token)
    else if (token === ')') {
      while (operators.length > 0 && operators.at(-1) !== '(') apply()
      operators.pop()
    } else {
      while (operators.length > 0 && rankOf(operators.at(-1)) >= rankOf(token)) apply()
      operators.push(token)
    }
  }
  while (operators.length > 0) apply()
  return values[0] ?? Number.NaN
}

const OPERATIONS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
}

const rankOf = (operator = ''): number => ({ '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 })[operator] ?? 0
