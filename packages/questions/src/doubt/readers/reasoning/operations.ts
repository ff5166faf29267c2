import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { approximate } from '../../maths/approximate.ts'
import { tryEvaluate } from '../../maths/evaluate.ts'
import { type Expression, variablesOf } from '../../maths/expression.ts'
import { readExpression } from '../../maths/read-expression.ts'
import { rationalOf, surd } from '../../maths/surd-sum.ts'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const SYMBOL = '[^\\sA-Za-z0-9.,;:?()\'"²³+\\-−*/=^]'

/** The value of an expression in new signs, by brackets and from the inside; null when two signs stand side by side without brackets. */
function work<T>(
  text: string,
  apply: (symbol: string, a: T, b: T) => T | null,
  toValue: (digits: string) => T,
): T | null {
  const tokens = text.match(new RegExp(`\\d+|[()]|${SYMBOL}`, 'g')) ?? []
  let at = 0
  const atom = (): T | null => {
    const token = tokens[at++]
    if (token === '(') {
      const inner = chain()
      return tokens[at++] === ')' ? inner : null
    }
    return token !== undefined && /^\d+$/.test(token) ? toValue(token) : null
  }
  const chain = (): T | null => {
    const left = atom()
    const symbol = tokens[at]
    if (left === null || symbol === undefined || symbol === ')') return left
    at += 1
    const right = atom()
    // a ★ b ★ c has no agreed order.
    if (right === null || (tokens[at] !== undefined && tokens[at] !== ')')) return null
    return apply(symbol, left, right)
  }
  const value = chain()
  return at === tokens.length ? value : null
}

export const operations: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Mathematical Operations'],
  readers: [
    {
      // "If a ★ b stands for ab + 4, what is (9 ★ 3) ★ 9?"
      id: 'new-operation',
      cue: /(?<![a-z])[a-z] ?[^\sa-z0-9.,;:?()'"+*/=^-] ?[a-z](?![a-z])/,
      read(r) {
        const text = r.original
          .replace(/−/g, '-')
          .replace(/²/g, '^2')
          .replace(/³/g, '^3')
          .replace(/×/g, '*')
          .replace(/\s+/g, ' ')
        const rules = new Map<string, { a: string; b: string; by: Expression }>()
        let isClear = true
        const rest = text.replace(
          new RegExp(
            `(?<![A-Za-z])([a-zA-Z]) ?(${SYMBOL}) ?([a-zA-Z])(?![A-Za-z]) ?(?:stands for|means|denotes|is defined as|is defined by|represents|equals|is|for|=) ?((?:[-+*/^().\\d ]|(?<![A-Za-z])[a-zA-Z]{1,2}(?![A-Za-z]))+?)(?=,| for all| and [a-zA-Z] ?${SYMBOL}|\\. |[.]$| then| what| find|$)`,
            'g',
          ),
          (_, a: string, symbol: string, b: string, body: string) => {
            const by = readExpression(body.trim())
            if (
              !by ||
              a === b ||
              rules.has(symbol) ||
              variablesOf(by).some((name) => name !== a && name !== b)
            )
              isClear = false
            else rules.set(symbol, { a, b, by })
            return ' '
          },
        )
        if (!isClear || rules.size === 0) return null
        const asked = [...rest.matchAll(new RegExp(`[(\\d][\\d() ]*(?:${SYMBOL}[\\d() ]*)+`, 'g'))].map(
          ([one]) => one.trim(),
        )
        const [question] = asked
        if (!question || asked.length !== 1) return null
        r.rest = rest.replace(question, ' ').toLowerCase()
        if (
          !r.done(
            'new operation agreed on game work out numbers all a b value for in then what of and any two real symbol defined',
          )
        )
          return null
        const exact = work<Exact>(
          question,
          (symbol, x, y) => {
            const rule = rules.get(symbol)
            const value = rule && tryEvaluate(rule.by, { [rule.a]: surd(x), [rule.b]: surd(y) })
            return value ? rationalOf(value) : null
          },
          (digits) => new Fraction(digits),
        )
        const close = work<number>(
          question,
          (symbol, x, y) => {
            const rule = rules.get(symbol)
            return rule ? approximate(rule.by, { [rule.a]: x, [rule.b]: y }) : null
          },
          Number,
        )
        if (!exact || close === null) return null
        return found({
          value: exact,
          steps: [
            ['Put the numbers into the rule, brackets first', question],
            ['Result', sayNumber(exact)],
          ],
          check: Math.abs(close - exact.valueOf()) < 1e-9 * Math.max(1, Math.abs(close)),
        })
      },
    },
  ],
}
