/** Signs of a calculation, from left to right. */
type Token = { kind: 'number'; value: number } | { kind: 'sign'; sign: string }

const TOKEN = /\s*(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|sin|cos|tan|ln|log|exp|sqrt|π|[-+−×÷*/^()%])/y

function tokenize(text: string): Token[] | null {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (!found) return text.slice(from).trim() === '' ? tokens : null
    const sign = found[1] ?? ''
    tokens.push(/^[\d.]/.test(sign) ? { kind: 'number', value: Number(sign) } : { kind: 'sign', sign })
  }
  return tokens
}

/** Angles in degrees, as on the calculator of the hall. */
const radians = (degrees: number) => ((degrees % 360) * Math.PI) / 180

/** π is not exact, so the sine of 180° comes out as 0.0000000000000001. */
const settle = (value: number) => (Math.abs(value) < 1e-15 ? 0 : value)

const FUNCTIONS: Readonly<Record<string, (value: number) => number>> = {
  sin: (angle) => settle(Math.sin(radians(angle))),
  cos: (angle) => settle(Math.cos(radians(angle))),
  tan: (angle) => (angle % 180 === 90 || angle % 180 === -90 ? Number.NaN : settle(Math.tan(radians(angle)))),
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
  sqrt: Math.sqrt,
}

/** The value of a calculation; null when it makes no sense or has no value, such as 1 ÷ 0. */
export function evaluate(text: string): number | null {
  const tokens = tokenize(text)
  if (!tokens || tokens.length === 0) return null
  let at = 0
  const peek = () => {
    const token = tokens[at]
    return token?.kind === 'sign' ? token.sign : undefined
  }
  const take = (...signs: string[]) => {
    const sign = peek()
    if (sign === undefined || !signs.includes(sign)) return undefined
    at += 1
    return sign
  }

  function sum(): number {
    let value = product()
    for (let sign = take('+', '-', '−'); sign; sign = take('+', '-', '−'))
      value = sign === '+' ? value + product() : value - product()
    return value
  }
  function product(): number {
    let value = unary()
    for (let sign = take('×', '*', '÷', '/'); sign; sign = take('×', '*', '÷', '/')) {
      const next = unary()
      value = sign === '×' || sign === '*' ? value * next : next === 0 ? Number.NaN : value / next
    }
    return value
  }
  function unary(): number {
    if (take('-', '−')) return -unary()
    if (take('+')) return unary()
    return power()
  }
  function power(): number {
    let base = atom()
    while (take('%')) base /= 100
    return take('^') ? base ** unary() : base
  }
  function atom(): number {
    const token = tokens?.[at]
    at += 1
    if (token?.kind === 'number') return token.value
    if (token?.sign === 'π') return Math.PI
    const work = token && FUNCTIONS[token.sign]
    if (work) return work(atom())
    if (token?.sign !== '(') return Number.NaN
    const value = sum()
    return take(')') ? value : Number.NaN
  }

  const value = sum()
  return at === tokens.length && Number.isFinite(value) ? value : null
}

/** Ten digits, without the dust of binary fractions. */
export const showValue = (value: number): string => String(Number(value.toPrecision(10))).replace('-', '−')
