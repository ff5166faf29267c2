import Fraction from 'fraction.js'
import { binary, type Expression, type FunctionName, numberOf, partsOf } from './expression.ts'

/** Thrown for text that is not an expression, or that is ambiguous. */
class UnreadableError extends Error {
  override name = 'UnreadableError'
}

type Token =
  | { kind: 'number'; value: Fraction; isMixed: boolean }
  | { kind: 'name' | 'function' | 'sign'; text: string }

const FUNCTIONS: Record<string, FunctionName> = {
  arcsin: 'arcsin',
  arctan: 'arctan',
  cosec: 'cosec',
  csc: 'cosec',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  sec: 'sec',
  cot: 'cot',
  sqrt: 'sqrt',
  cbrt: 'cbrt',
  ln: 'ln',
  log: 'log',
  exp: 'exp',
  '√': 'sqrt',
  '∛': 'cbrt',
}

const TOKEN =
  /\s*(?:(\d+) +(\d+) *\/ *(\d+)(?![\d.])|(\d+\.?\d*|\.\d+)|(arcsin|arctan|cosec|csc|sin|cos|tan|sec|cot|sqrt|cbrt|exp|log|ln|√|∛)|(pi|π|of)|([a-z])|([-+*/^()%!°_]))/y
/** No real expression is longer, and nesting uses stack. */
const MAX_TOKENS = 200

/** '1/3 of 60' is a third of 60; in '48 / 6 of 2' the 'of' comes before the division. */
const bracketFractions = (text: string): string =>
  /\bof\b/.test(text) ? text.replace(/(?<![\d.)/^] *)(\d+)\/(\d+)(?![\d.]| *[/^!%])/g, '($1/$2)') : text

function readTokens(written: string): Token[] {
  const text = bracketFractions(written)
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  const end = text.trimEnd().length
  while (TOKEN.lastIndex < end) {
    const match = TOKEN.exec(text)
    if (!match || tokens.length >= MAX_TOKENS) throw new UnreadableError(text)
    const [, whole, top, bottom, decimal, name, word, letter, sign] = match
    if (whole && top && bottom) {
      const part = new Fraction(`${top}/${bottom === '0' ? 1 : bottom}`)
      // '2 5/3' is not a mixed number; perhaps a sign is missing.
      if (bottom === '0' || part.gte(1)) throw new UnreadableError(text)
      tokens.push({ kind: 'number', value: part.add(whole), isMixed: true })
    } else if (decimal) tokens.push({ kind: 'number', value: new Fraction(decimal), isMixed: false })
    else if (name) tokens.push({ kind: 'function', text: name })
    else if (word === 'of') tokens.push({ kind: 'sign', text: 'of' })
    else if (word) tokens.push({ kind: 'name', text: 'π' })
    else if (letter) tokens.push({ kind: 'name', text: letter })
    else if (sign) tokens.push({ kind: 'sign', text: sign })
  }
  return tokens
}

class Reader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at]
  }

  #isSign(...texts: string[]): boolean {
    return this.#next?.kind === 'sign' && texts.includes(this.#next.text)
  }

  #refuse(): never {
    throw new UnreadableError()
  }

  readAll(): Expression {
    const whole = this.#readSum()
    if (this.#next) this.#refuse()
    return whole
  }

  #readSum(): Expression {
    let left = this.#readProduct()
    while (this.#isSign('+', '-')) {
      const operator = this.#takeSign() === '+' ? '+' : '-'
      const right = this.#readProduct()
      // '200 + 10%' can mean 200.1 or 220.
      if (right.kind === 'percent' || left.kind === 'percent') this.#refuse()
      left = binary(operator, left, right)
    }
    return left
  }

  #takeSign(): string {
    const token = this.#next
    if (token?.kind !== 'sign') this.#refuse()
    this.#at++
    return token.text
  }

  #readProduct(): Expression {
    let left = this.#readOf().value
    while (this.#isSign('*', '/')) {
      const operator = this.#takeSign() === '*' ? '*' : '/'
      const right = this.#readOf()
      // '1/2x' can mean half of x or one over 2x; '6/2(1+2)' is ambiguous in the same way.
      if (operator === '/' && right.isImplied) this.#refuse()
      left = binary(operator, left, right.value)
    }
    return left
  }

  /** 'of' binds closer than ÷, as Indian schools teach it. */
  #readOf(): { value: Expression; isImplied: boolean } {
    const first = this.#readImplied()
    let { value } = first
    while (this.#isSign('of')) {
      this.#takeSign()
      value = binary('of', value, this.#readImplied().value)
    }
    return { value, isImplied: first.isImplied }
  }

  /** 2x, 3(x + 1), (x + 1)(x - 2), 2 sin x. */
  #readImplied(): { value: Expression; isImplied: boolean } {
    let value = this.#readSigned()
    let isImplied = false
    while (
      this.#next &&
      (this.#next.kind === 'name' || this.#next.kind === 'function' || this.#isSign('('))
    ) {
      if (value.kind === 'percent') this.#refuse()
      value = binary('*', value, this.#readPower())
      isImplied = true
    }
    // In 'x2' the power sign is missing; in '2 3' something is missing too.
    if (this.#next?.kind === 'number') this.#refuse()
    return { value, isImplied }
  }

  #readSigned(): Expression {
    if (this.#isSign('-')) {
      this.#takeSign()
      return { kind: 'minus', of: this.#readSigned() }
    }
    if (this.#isSign('+')) {
      this.#takeSign()
      return this.#readSigned()
    }
    return this.#readPower()
  }

  #readPower(): Expression {
    const base = this.#readPostfix()
    if (!this.#isSign('^')) return base
    this.#takeSign()
    const exponent = this.#isSign('-', '+') ? this.#readSigned() : this.#readPower()
    return binary('^', base, exponent)
  }

  #readPostfix(): Expression {
    let value = this.#readAtom()
    while (this.#isSign('%', '!', '°')) {
      const sign = this.#takeSign()
      if (sign !== '°' && this.#isSign('%', '!')) this.#refuse()
      value = { kind: sign === '%' ? 'percent' : sign === '!' ? 'factorial' : 'degrees', of: value }
    }
    return value
  }

  #readAtom(): Expression {
    const token = this.#next
    if (!token) this.#refuse()
    this.#at++
    if (token.kind === 'number') {
      // '2 1/2x' and '2 1/2^2' are ambiguous.
      if (token.isMixed && (this.#next?.kind === 'name' || this.#isSign('^', '('))) this.#refuse()
      return numberOf(token.value)
    }
    if (token.kind === 'name') return { kind: 'name', name: token.text }
    if (token.kind === 'function') return this.#readCall(token.text)
    if (token.text !== '(') this.#refuse()
    const inner = this.#readSum()
    if (this.#takeSign() !== ')') this.#refuse()
    return inner
  }

  #readCall(text: string): Expression {
    const name = FUNCTIONS[text]
    if (!name) this.#refuse()
    if (name === 'sqrt' || name === 'cbrt') {
      const isBracketed = this.#isSign('(')
      const of = this.#readAtom()
      if (!isBracketed && (of.kind === 'call' || this.#next?.kind === 'name')) this.#refuse()
      return { kind: 'call', name, of }
    }
    let power: Expression | null = null
    if (name === 'log' && this.#isSign('_')) {
      this.#takeSign()
      const base = this.#readAtom()
      if (base.kind !== 'number' || !this.#isSign('(')) this.#refuse()
      return { kind: 'call', name, of: this.#readAtom(), base }
    }
    if (this.#isSign('^')) {
      this.#takeSign()
      power = this.#readPostfix()
      // sin^-1 is the inverse, not the reciprocal; only positive powers are read.
      if (power.kind !== 'number' || power.value.lt(2)) this.#refuse()
    }
    const of = this.#readArgument()
    const call: Expression = { kind: 'call', name, of }
    return power ? binary('^', call, power) : call
  }

  /** 'sin 2x' applies to 2x, 'sin(2)x' only to 2. */
  #readArgument(): Expression {
    if (this.#isSign('(')) return this.#readAtom()
    if (this.#next?.kind === 'function' || this.#isSign('-', '+')) this.#refuse()
    let value = this.#readPower()
    while (this.#next?.kind === 'name') value = binary('*', value, this.#readPower())
    if (this.#isSign('/', '(')) this.#refuse()
    return value
  }
}

const depthOf = (expression: Expression): number =>
  1 + Math.max(0, ...partsOf(expression).map((part) => depthOf(part)))

/** The expression in a tidied text; null when there is none or it is ambiguous. */
export function readExpression(text: string): Expression | null {
  try {
    const expression = new Reader(readTokens(text)).readAll()
    return depthOf(expression) > 60 ? null : expression
  } catch (error) {
    if (error instanceof UnreadableError) return null
    throw error
  }
}
