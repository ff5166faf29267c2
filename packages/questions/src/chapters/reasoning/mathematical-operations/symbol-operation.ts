import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "If a ★ b = 2a + 3b, what is (4 ★ 1) ★ 2?" */
export const symbolOperation = defineGenerator({
  id: 'reasoning/symbol-operation',
  version: 4,
  levels: {
    easy: { forms: [once] },
    medium: { forms: [nested, twoSymbols, twoBrackets] },
    hard: { forms: [unknown, unknown, bothSides, hiddenRule] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'rule') {
      // Every pair of factors is tried.
      const found = range(1, 12).flatMap((p) =>
        range(1, 12).flatMap((q) =>
          given.examples.every(([a, b, total]) => p * a + q * b === total)
            ? [p * given.asked[0] + q * given.asked[1]]
            : [],
        ),
      )
      return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
    }
    const { rules } = given
    // By the terms of the rule in turn, instead of the formula.
    const value = (left: number, symbol: string, right: number) => {
      const terms = rules.find((rule) => rule.symbol === symbol)?.terms ?? []
      return terms.reduce((sum, [times, a, b]) => sum + times * left ** a * right ** b, 0)
    }
    if (given.find === 'both-sides') {
      const [symbol = '', other = ''] = rules.map((rule) => rule.symbol)
      const found = range(1, 200).filter((x) => value(x, symbol, given.right) === value(given.left, other, x))
      return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
    }
    const { tree, result } = given
    const [first = 0, second = 0, third, fourth] = tree.numbers
    const [symbol = '', outer = ''] = tree.symbols
    if (result !== null) {
      // Every number that could be x is tried.
      const found = range(1, 200).filter((x) =>
        tree.inner === 'left'
          ? value(value(x, symbol, second), outer, third ?? 0) === result
          : value(first, symbol, value(second, outer, x)) === result,
      )
      return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
    }
    if (fourth !== undefined)
      return value(value(first, symbol, second), outer, value(third ?? 0, symbol, fourth))
    if (third === undefined) return value(first, symbol, second)
    return tree.inner === 'left'
      ? value(value(first, symbol, second), outer, third)
      : value(first, symbol, value(second, outer, third))
  },
})

interface Operation {
  /** The rule for a and b. */
  text: string
  /** Each term: its factor, the power of a, the power of b. */
  terms: readonly (readonly [number, number, number])[]
  apply(a: number, b: number): number
  write(a: number, b: number): string
}

const SYMBOLS = ['★', '◆', '⊕', '△', '#', '@', '●', '□'] as const

const part = (times: number, name: string): string => (times === 1 ? name : `${times}${name}`)
const product = (times: number, value: number): string => (times === 1 ? `${value}` : `${times} × ${value}`)

function drawOperation(rng: Random): Operation {
  const [p, q] = [rng.int(1, 6), rng.int(2, 6)]
  const more = rng.int(1, 9)
  return rng.pick([
    {
      text: `${part(p, 'a')} + ${part(q, 'b')}`,
      terms: [
        [p, 1, 0],
        [q, 0, 1],
      ],
      apply: (a: number, b: number) => p * a + q * b,
      write: (a: number, b: number) => `${product(p, a)} + ${product(q, b)}`,
    },
    {
      text: `${part(q, 'a')} − ${part(p, 'b')}`,
      terms: [
        [q, 1, 0],
        [-p, 0, 1],
      ],
      apply: (a: number, b: number) => q * a - p * b,
      write: (a: number, b: number) => `${product(q, a)} − ${product(p, b)}`,
    },
    {
      text: `ab + ${more}`,
      terms: [
        [1, 1, 1],
        [more, 0, 0],
      ],
      apply: (a: number, b: number) => a * b + more,
      write: (a: number, b: number) => `${a} × ${b} + ${more}`,
    },
    {
      text: 'a² + b²',
      terms: [
        [1, 2, 0],
        [1, 0, 2],
      ],
      apply: (a: number, b: number) => a * a + b * b,
      write: (a: number, b: number) => `${a}² + ${b}²`,
    },
    {
      text: `a² − ${part(q, 'b')}`,
      terms: [
        [1, 2, 0],
        [-q, 0, 1],
      ],
      apply: (a: number, b: number) => a * a - q * b,
      write: (a: number, b: number) => `${a}² − ${product(q, b)}`,
    },
    {
      text: `ab + ${part(p, 'a')} − b`,
      terms: [
        [1, 1, 1],
        [p, 1, 0],
        [-1, 0, 1],
      ],
      apply: (a: number, b: number) => a * b + p * a - b,
      write: (a: number, b: number) => `${a} × ${b} + ${product(p, a)} − ${b}`,
    },
  ])
}

const told = (
  symbol: string,
  { text, terms }: Operation,
): { symbol: string; text: string; terms: Operation['terms'] } => ({
  symbol,
  text,
  terms,
})

const ask = (rng: Random, rules: Message, expression: string, isOne = true): Message =>
  rng.pick([
    say`If ${rules}, what is ${expression}?`,
    say`Find ${expression} when ${rules}.`,
    say`If ${rules}, then find the value of ${expression}.`,
    say`${isOne ? 'An operation is' : 'Two operations are'} defined by ${rules}. The value of ${expression} is:`,
  ])

function once(rng: Random) {
  const symbol = rng.pick(SYMBOLS)
  const { operation, a, b } = rng.until(
    () => ({ operation: drawOperation(rng), a: rng.int(3, 25), b: rng.int(2, 19) }),
    (drawn) => drawn.operation.apply(drawn.a, drawn.b) > 0 && drawn.a !== drawn.b,
  )
  const answer = operation.apply(a, b)
  return {
    given: {
      find: 'value' as const,
      rules: [told(symbol, operation)],
      tree: { numbers: [a, b], symbols: [symbol], inner: 'left' as const },
      result: null,
    },
    prompt: ask(rng, say`a ${symbol} b = ${operation.text}`, `${a} ${symbol} ${b}`),
    answer,
    mistakes: [
      { value: operation.apply(b, a), because: say`${a} and ${b} were exchanged` },
      { value: a + b, because: say`the numbers were only added` },
      { value: a * b, because: say`the numbers were only multiplied` },
      { value: operation.apply(a, b + 1), because: say`${b + 1} was put in the place of b` },
      { value: operation.apply(a, b - 1), because: say`${b - 1} was put in the place of b` },
      { value: operation.apply(a + 1, b), because: say`${a + 1} was put in the place of a` },
      { value: operation.apply(a - 1, b), because: say`${a - 1} was put in the place of a` },
    ],
    steps: [
      say`Put a = ${a} and b = ${b} into ${operation.text}.`,
      say`${operation.write(a, b)} = ${answer}`,
    ],
  }
}

function nested(rng: Random) {
  return twoSteps(rng, false)
}

function twoSymbols(rng: Random) {
  return twoSteps(rng, true)
}

function twoSteps(rng: Random, areDifferent: boolean) {
  const [symbol, second] = rng.sample(SYMBOLS, 2)
  const inner = areDifferent ? rng.pick(['left', 'right']) : 'left'
  const drawn = rng.until(
    () => {
      const one = drawOperation(rng)
      const other = areDifferent ? drawOperation(rng) : one
      const numbers = [rng.int(2, 12), rng.int(2, 9), rng.int(2, 9)] as const
      return { one, other, numbers }
    },
    ({ one, other, numbers: [a, b, c] }) => {
      const between = inner === 'left' ? one.apply(a, b) : other.apply(b, c)
      const all = inner === 'left' ? other.apply(between, c) : one.apply(a, between)
      return (
        between > 1 && between < 60 && all > 0 && all < 2500 && (!areDifferent || one.text !== other.text)
      )
    },
  )
  const { one, other, numbers } = drawn
  const [a, b, c] = numbers
  const outerSymbol = areDifferent ? second : symbol
  const isLeft = inner === 'left'
  const between = isLeft ? one.apply(a, b) : other.apply(b, c)
  const finish = (value: number) => (isLeft ? other.apply(value, c) : one.apply(a, value))
  const answer = finish(between)
  const expression = isLeft
    ? `(${a} ${symbol} ${b}) ${outerSymbol} ${c}`
    : `${a} ${symbol} (${b} ${outerSymbol} ${c})`
  const rules = areDifferent
    ? say`a ${symbol} b = ${one.text} and a ${outerSymbol} b = ${other.text}`
    : say`a ${symbol} b = ${one.text}`
  return {
    given: {
      find: 'value' as const,
      rules: areDifferent ? [told(symbol, one), told(outerSymbol, other)] : [told(symbol, one)],
      tree: { numbers: [...numbers], symbols: [symbol, outerSymbol], inner },
      result: null,
    },
    prompt: ask(rng, rules, expression, !areDifferent),
    answer,
    mistakes: [
      {
        value: isLeft ? other.apply(c, between) : one.apply(between, a),
        because: say`in the second step the two numbers were exchanged`,
      },
      {
        value: finish(isLeft ? one.apply(b, a) : other.apply(c, b)),
        because: say`in the bracket the two numbers were exchanged`,
      },
      { value: between, because: say`that is only the value of the bracket` },
      {
        value: isLeft ? one.apply(a, other.apply(b, c)) : other.apply(one.apply(a, b), c),
        because: say`the bracket was put in the wrong place`,
      },
      { value: finish(between + 1), because: say`the bracket was worked out one too high` },
      { value: finish(between - 1), because: say`the bracket was worked out one too low` },
      {
        value: isLeft ? between + c : a + between,
        because: say`in the second step the numbers were only added`,
      },
    ],
    steps: [
      ...(areDifferent ? [say`The bracket comes first; mind which rule belongs to which sign.`] : []),
      isLeft
        ? say`${a} ${symbol} ${b} = ${one.write(a, b)} = ${between}.`
        : say`${b} ${outerSymbol} ${c} = ${other.write(b, c)} = ${between}.`,
      isLeft ? say`Now ${between} ${outerSymbol} ${c} is left.` : say`Now ${a} ${symbol} ${between} is left.`,
      say`${isLeft ? other.write(between, c) : one.write(a, between)} = ${answer}`,
    ],
  }
}

/** "If a ★ b = 2a + 3b and a # b = ab + 4, and (x ★ 2) # 3 = 40, what is the value of x?" */
function unknown(rng: Random) {
  const [symbol, second] = rng.sample(SYMBOLS, 2)
  const isLeft = rng.chance(0.5)
  const through = (one: Operation, other: Operation, [a, b, c]: readonly [number, number, number]) =>
    isLeft ? other.apply(one.apply(a, b), c) : one.apply(a, other.apply(b, c))
  const { one, other, numbers } = rng.until(
    () => ({
      one: drawOperation(rng),
      other: drawOperation(rng),
      numbers: [rng.int(2, 12), rng.int(2, 9), rng.int(2, 12)] as const,
    }),
    (drawn) => {
      const [a, b, c] = drawn.numbers
      const total = through(drawn.one, drawn.other, drawn.numbers)
      const between = isLeft ? drawn.one.apply(a, b) : drawn.other.apply(b, c)
      const others = range(1, 200).filter(
        (x) => through(drawn.one, drawn.other, isLeft ? [x, b, c] : [a, b, x]) === total,
      )
      return (
        drawn.one.text !== drawn.other.text &&
        others.length === 1 &&
        between > 1 &&
        between < 60 &&
        total > 0 &&
        total < 1500
      )
    },
  )
  const [a, b, c] = numbers
  const total = through(one, other, numbers)
  const between = isLeft ? one.apply(a, b) : other.apply(b, c)
  const answer = isLeft ? a : c
  const expression = isLeft ? `(x ${symbol} ${b}) ${second} ${c}` : `${a} ${symbol} (${b} ${second} x)`
  const rules = say`a ${symbol} b = ${one.text} and a ${second} b = ${other.text}`
  return {
    given: {
      find: 'value' as const,
      rules: [told(symbol, one), told(second, other)],
      tree: {
        numbers: isLeft ? [0, b, c] : [a, b, 0],
        symbols: [symbol, second],
        inner: isLeft ? ('left' as const) : ('right' as const),
      },
      result: total,
    },
    prompt: rng.pick([
      say`If ${rules}, and ${expression} = ${total}, then find the positive integer x.`,
      say`If ${rules}, then for which positive integer x is ${expression} = ${total}?`,
      say`Two operations are defined by ${rules}. If ${expression} = ${total} and x is a positive integer, then x is equal to:`,
    ]),
    answer,
    within: [1, 60] as const,
    mistakes: [
      { value: between, because: say`that is the value of the bracket` },
      { value: isLeft ? b : a, because: say`that is another number of the expression` },
      ...range(1, 60)
        .filter((x) => x !== answer && Math.abs(x - answer) < 5)
        .map((x) => ({
          value: x,
          because: say`with x = ${x} the expression is ${through(one, other, isLeft ? [x, b, c] : [a, b, x])}`,
        })),
    ],
    steps: [
      say`First find the bracket, which is called y here.`,
      isLeft
        ? say`y ${second} ${c} = ${total} gives y = ${between}, as ${other.write(between, c)} = ${total}.`
        : say`${a} ${symbol} y = ${total} gives y = ${between}, as ${one.write(a, between)} = ${total}.`,
      isLeft ? say`Then x ${symbol} ${b} = ${between}.` : say`Then ${b} ${second} x = ${between}.`,
      isLeft ? say`${one.write(answer, b)} = ${between}.` : say`${other.write(b, answer)} = ${between}.`,
      say`So x = ${answer}`,
    ],
  }
}

/** "If a ★ b = 2a + 3b and a # b = ab + 4, find (4 ★ 1) # (2 ★ 3)." */
function twoBrackets(rng: Random) {
  const [symbol, second] = rng.sample(SYMBOLS, 2)
  const { one, other, numbers } = rng.until(
    () => ({
      one: drawOperation(rng),
      other: drawOperation(rng),
      numbers: [rng.int(2, 12), rng.int(2, 9), rng.int(2, 12), rng.int(2, 9)] as const,
    }),
    (drawn) => {
      const [a, b, c, d] = drawn.numbers
      const [left, right] = [drawn.one.apply(a, b), drawn.one.apply(c, d)]
      const total = drawn.other.apply(left, right)
      return (
        drawn.one.text !== drawn.other.text &&
        [left, right].every((value) => value > 1 && value < 60) &&
        left !== right &&
        total > 0 &&
        total < 2500
      )
    },
  )
  const [a, b, c, d] = numbers
  const [left, right] = [one.apply(a, b), one.apply(c, d)]
  const answer = other.apply(left, right)
  const rules = say`a ${symbol} b = ${one.text} and a ${second} b = ${other.text}`
  return {
    given: {
      find: 'value' as const,
      rules: [told(symbol, one), told(second, other)],
      tree: { numbers: [...numbers], symbols: [symbol, second], inner: 'left' as const },
      result: null,
    },
    prompt: ask(rng, rules, `(${a} ${symbol} ${b}) ${second} (${c} ${symbol} ${d})`, false),
    answer,
    mistakes: [
      { value: other.apply(right, left), because: say`the two brackets were exchanged` },
      {
        value: other.apply(one.apply(b, a), right),
        because: say`in the first bracket ${a} and ${b} were exchanged`,
      },
      {
        value: other.apply(left, one.apply(d, c)),
        because: say`in the second bracket ${c} and ${d} were exchanged`,
      },
      { value: left + right, because: say`the two brackets were only added` },
      {
        value: one.apply(other.apply(a, b), other.apply(c, d)),
        because: say`the rules of ${symbol} and ${second} were exchanged`,
      },
      { value: other.apply(left, right + 1), because: say`the second bracket was worked out one too high` },
      { value: other.apply(left - 1, right), because: say`the first bracket was worked out one too low` },
    ],
    steps: [
      say`The brackets come first; mind which rule belongs to which sign.`,
      say`${a} ${symbol} ${b} = ${one.write(a, b)} = ${left}.`,
      say`${c} ${symbol} ${d} = ${one.write(c, d)} = ${right}.`,
      say`Now ${left} ${second} ${right} is left.`,
      say`${other.write(left, right)} = ${answer}`,
    ],
  }
}

/** "If a ★ b = 5a + 3b and a # b = ab + 4, and x ★ 2 = 6 # x, then find the positive integer x." */
function bothSides(rng: Random) {
  const [symbol, second] = rng.sample(SYMBOLS, 2)
  const { one, other, left, right, found } = rng.until(
    () => {
      const [one, other] = [drawOperation(rng), drawOperation(rng)]
      const [left, right] = rng.sample(range(2, 12), 2)
      const found = range(1, 200).filter((x) => one.apply(x, right) === other.apply(left, x))
      return { one, other, left, right, found }
    },
    (drawn) => {
      const [x = 0] = drawn.found
      const total = drawn.one.apply(x, drawn.right)
      return (
        drawn.found.length === 1 &&
        x > 1 &&
        x < 16 &&
        x !== drawn.left &&
        x !== drawn.right &&
        drawn.one.text !== drawn.other.text &&
        total > 0 &&
        total < 400
      )
    },
  )
  const [x = 0] = found
  const total = one.apply(x, right)
  const rules = say`a ${symbol} b = ${one.text} and a ${second} b = ${other.text}`
  const equation = `x ${symbol} ${right} = ${left} ${second} x`
  return {
    given: {
      find: 'both-sides' as const,
      rules: [told(symbol, one), told(second, other)],
      left,
      right,
    },
    prompt: rng.pick([
      say`If ${rules}, and ${equation}, then find the positive integer x.`,
      say`If ${rules}, then for which positive integer x is ${equation}?`,
      say`Two operations are defined by ${rules}. If ${equation} and x is a positive integer, then x is equal to:`,
    ]),
    answer: x,
    within: [1, 60] as const,
    mistakes: range(1, 30)
      .filter((wrong) => wrong !== x && Math.abs(wrong - x) < 6)
      .map((wrong) => ({
        value: wrong,
        because: say`with x = ${wrong} the two sides are ${one.apply(wrong, right)} and ${other.apply(left, wrong)}`,
      })),
    steps: [
      say`The left side is the rule of ${symbol} with a = x and b = ${right}: ${filled(one.text, 'x', `${right}`)}.`,
      say`The right side is the rule of ${second} with a = ${left} and b = x: ${filled(other.text, `${left}`, 'x')}.`,
      say`Both sides are equal for x = ${x}: ${one.write(x, right)} = ${total} and ${other.write(left, x)} = ${total}.`,
      say`So x = ${x}`,
    ],
  }
}

/** The rule with a and b put in: '5a + 3b' with x and 4 is '5(x) + 3(4)'. */
const filled = (text: string, a: string, b: string): string =>
  text.replace(/[ab]/g, (letter) => `(${letter === 'a' ? a : b})`)

/** "If a ★ b = pa + qb, where p and q are constants, 2 ★ 3 = 19 and 4 ★ 1 = 13, find 5 ★ 6." */
function hiddenRule(rng: Random) {
  const symbol = rng.pick(SYMBOLS)
  const drawn = rng.until(
    () => ({
      p: rng.int(2, 9),
      q: rng.int(2, 9),
      pairs: range(1, 3).map(() => [rng.int(1, 9), rng.int(1, 9)] as const),
    }),
    ({ p, q, pairs }) => {
      const [[a, b] = [0, 0], [c, d] = [0, 0], [x, y] = [0, 0]] = pairs
      return (
        p !== q &&
        pairs.every(([one, other]) => one !== other) &&
        a * d !== b * c &&
        x * d !== y * c &&
        a * y !== b * x &&
        new Set(pairs.flat()).size > 4 &&
        (a === c || b === d || a * 2 === c || b * 2 === d || a === d)
      )
    },
  )
  const { p, q, pairs } = drawn
  const [[a, b] = [0, 0], [c, d] = [0, 0], asked = [0, 0] as const] = pairs
  const [x, y] = asked
  const apply = (one: number, other: number) => p * one + q * other
  const [first, second, answer] = [apply(a, b), apply(c, d), apply(x, y)]
  return {
    given: {
      find: 'rule' as const,
      examples: [
        [a, b, first],
        [c, d, second],
      ] as const,
      asked: [x, y] as const,
    },
    prompt: rng.pick([
      say`If a ${symbol} b = pa + qb, where p and q are constants, ${a} ${symbol} ${b} = ${first} and ${c} ${symbol} ${d} = ${second}, then find ${x} ${symbol} ${y}.`,
      say`An operation is defined by a ${symbol} b = pa + qb, where p and q are constants. If ${a} ${symbol} ${b} = ${first} and ${c} ${symbol} ${d} = ${second}, then ${x} ${symbol} ${y} is equal to:`,
    ]),
    answer,
    mistakes: [
      { value: q * x + p * y, because: say`p and q were exchanged` },
      { value: first + second, because: say`the two given values were only added` },
      { value: answer + p, because: say`${x + 1} was put in the place of a` },
      { value: answer - p, because: say`${x - 1} was put in the place of a` },
      { value: answer + q, because: say`${y + 1} was put in the place of b` },
      { value: answer - q, because: say`${y - 1} was put in the place of b` },
      { value: (p + 1) * x + (q - 1) * y, because: say`p was taken one too high and q one too low` },
    ],
    steps: [
      say`The two values give ${a === 1 ? '' : a}p + ${b === 1 ? '' : b}q = ${first} and ${c === 1 ? '' : c}p + ${d === 1 ? '' : d}q = ${second}.`,
      say`Solve these two equations: p = ${p} and q = ${q}.`,
      say`So the rule is a ${symbol} b = ${p}a + ${q}b.`,
      say`${x} ${symbol} ${y} = ${product(p, x)} + ${product(q, y)} = ${answer}`,
    ],
  }
}
