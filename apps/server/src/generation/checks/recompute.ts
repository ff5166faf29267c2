type Verdict = 'agrees' | 'disagrees' | 'unknown'

/** An amount as options write it: '₹1,250', '12.5 %', '−3', '3/4'. Nothing else is read as a number. */
export function readAmount(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[,₹$\s]|^rs\.?/gi, '')
    .replaceAll('−', '-')
    .replace(/[.]$/, '')
  const fraction = /^(-?\d+(?:\.\d+)?)[/⁄](\d+(?:\.\d+)?)$/.exec(plain)
  if (fraction) return Number(fraction[1]) / Number(fraction[2])
  const amount = /^(-?\d+(?:\.\d+)?)%?$/.exec(plain)
  return amount ? Number(amount[1]) : null
}

/** Whether an amount is a value, or the value rounded to as many places as it is written with. */
export function isSameAmount(value: number, amount: number, written: string): boolean {
  const places = /\.(\d+)/.exec(written)?.[1]?.length ?? 0
  const tolerance = places > 0 ? 0.5 * 10 ** -places + 1e-9 : 1e-9 * Math.max(1, Math.abs(value))
  return Math.abs(value - amount) <= tolerance
}

const PRECEDENCE: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 }

function apply(operator: string, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    default:
      return left ** right
  }
}

/** The value of an expression of numbers, brackets and + − × ÷ ^, in the usual order; null for anything else. */
export function evaluate(expression: string): number | null {
  const tokens = expression.match(/\d+(?:\.\d+)?|[-+*/^()]/g) ?? []
  let at = 0
  const operand = (): number => {
    const token = tokens[at]
    at += 1
    if (token === '-') return -parse(PRECEDENCE['*'] ?? 2)
    if (token !== '(') return token !== undefined && /^\d/.test(token) ? Number(token) : Number.NaN
    const inner = parse(0)
    if (tokens[at] !== ')') return Number.NaN
    at += 1
    return inner
  }
  const parse = (least: number): number => {
    let value = operand()
    for (;;) {
      const operator = tokens[at] ?? ''
      const precedence = PRECEDENCE[operator] ?? 0
      if (precedence === 0 || precedence < least || (precedence === least && operator !== '^')) return value
      at += 1
      value = apply(operator, value, parse(operator === '^' ? precedence - 1 : precedence))
    }
  }
  const value = parse(0)
  return at === tokens.length && Number.isFinite(value) ? value : null
}

const ASKING =
  /^(?:what is|what's|find|calculate|evaluate|compute|simplify|solve|the value of|work out|how much is)?(?: the)?(?: value of| result of| sum)?[: ]*([-−\d.,+*×xX÷/^()\s]+?)(?: equals?| is equal to)?\s*=?\s*\??\s*$/i
const PERCENT =
  /^(?:what is|find|calculate|how much is)?\s*(\d+(?:\.\d+)?)\s*(?:%|per ?cent) of (?:₹|rs\.? ?)?([\d,]+(?:\.\d+)?)\s*\??$/i

/**
 * Powers first, because normalising would turn a raised 2 into an ordinary digit. Single spaces, because the time of the regular
 * expression above grows with the fourth power of their number, and a model may write thousands.
 */
const plainSum = (text: string) =>
  text
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .normalize('NFKC')
    .replaceAll('$', '')
    .replace(/\s+/g, ' ')
    .trim()

function asExpression(text: string): string | null {
  const [, sum] = ASKING.exec(plainSum(text)) ?? []
  if (sum === undefined) return null
  const plain = sum
    .replaceAll(',', '')
    .replace(/[×xX]/g, '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    // A mixed number: 3 1/12 is 3 and a twelfth, not 31 twelfths.
    .replace(/(\d+) (\d+\/\d+)/g, '($1+$2)')
  // Two numbers side by side say something else.
  if (/\d \d/.test(plain)) return null
  const tight = plain.replace(/\s+/g, '')
  return /\d[-+*/^]/.test(tight) ? tight : null
}

/** Where the question is plain arithmetic: computes the answer and compares it with the key. */
export function recompute(text: string, key: string): Verdict {
  const percent = PERCENT.exec(text.trim())
  const expression = percent ? null : asExpression(text)
  const expected = percent
    ? (Number(percent[1]) * Number(percent[2]?.replaceAll(',', ''))) / 100
    : expression && evaluate(expression)
  const given = readAmount(key)
  if (typeof expected !== 'number' || given === null) return 'unknown'
  return isSameAmount(expected, given, key) ? 'agrees' : 'disagrees'
}
