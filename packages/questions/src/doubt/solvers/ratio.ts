import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { simplestRatio } from '../../kit/wording/format-value.ts'
import { sayFully, sayNumber, sayRupees } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

const N = String.raw`(\d+(?:\.\d+)?)`
const CONCEPTS = ['Ratio & Proportion']
const ASK = '(?:(?:find|what is|calculate|the|simplify|reduce|express)\\s+)*'

const answer = (finalAnswer: string, ...steps: Solution['steps']): Solution => ({
  difficulty: 'Beginner',
  concepts: CONCEPTS,
  steps,
  finalAnswer,
})

const join = (parts: readonly Exact[]): string => parts.map((part) => sayNumber(part)).join(' : ')

/** "Divide 1200 in the ratio 2 : 3 : 5". */
const DIVIDE =
  /^(?:(?:find|please)\s+)*(?:divide|share|split|distribute) (₹)?(\d+(?:\.\d+)?)(?: sweets| marbles| toffees| coins| km| kg)? (?:between|among|amongst)?(?:\s?[a-z]+(?:\s?(?:,|and)\s?[a-z]+)*\s)?in (?:the )?ratio (?:of )?(\d+(?: ?: ?\d+)+)$/
const SIMPLIFY = new RegExp(
  `^${ASK}(?:ratio )?(?:of )?${N} ?(?::|to|is to) ?${N}(?: ?: ?${N})?(?: (?:in|to) (?:its |the )?(?:simplest|lowest) (?:form|terms))?$`,
)
const PROPORTION =
  /^(?:(?:if|find|solve|value of|the|x in|x if|for x|:)\s*)*([\dx.]+) ?: ?([\dx.]+) ?(?:=|::) ?([\dx.]+) ?: ?([\dx.]+)[,.]?(?: ?(?:then )?(?:find|what is) (?:the )?(?:value of )?x)?$/
const MEAN = new RegExp(
  `^${ASK}(mean|third|fourth) proportional (?:between|of|to)? ?${N}(?: ?(?:,|and|, and) ?${N})(?: ?(?:,|and|, and) ?${N})?$`,
)
const CHAIN =
  /^(?:if )?a ?: ?b ?(?:=|is) ?(\d+) ?: ?(\d+) ?(?:,|and|, and) ?b ?: ?c ?(?:=|is) ?(\d+) ?: ?(\d+)[,.]? ?(?:then )?(?:find|what is)(?: the)?(?: ratio)? (a ?: ?b ?: ?c|a ?: ?c)$/

export const solveRatio: DoubtSolver = ({ text }) =>
  divide(text) ?? chain(text) ?? proportion(text) ?? proportional(text) ?? simplify(text)

function divide(text: string): Solution | null {
  const match = DIVIDE.exec(text)
  if (!match?.[2] || !match[3]) return null
  const whole = new Fraction(match[2])
  const parts = match[3].split(':').map((part) => new Fraction(part.trim()))
  const total = parts.reduce((sum, part) => sum.add(part), new Fraction(0))
  if (parts.some((part) => part.lte(0))) return null
  const say = match[1] ? sayRupees : sayFully
  const shares = parts.map((part) => whole.mul(part).div(total))
  const sum = shares.reduce((all, share) => all.add(share), new Fraction(0))
  return confirmed(
    sum.equals(whole),
    answer(
      shares.map(say).join(', '),
      step(
        'Add the parts of the ratio',
        `${parts.map((part) => sayNumber(part)).join(' + ')} = ${sayNumber(total)}`,
      ),
      step('Find one part', `${say(whole)} ÷ ${sayNumber(total)} = ${say(whole.div(total))}`),
      step('Multiply by each number of the ratio', shares.map(say).join(', ')),
    ),
  )
}

function simplify(text: string): Solution | null {
  const match = SIMPLIFY.exec(text)
  if (!match || !/ratio|simplest|lowest|simplify|reduce/.test(text)) return null
  const parts = match
    .slice(1)
    .filter((part) => part !== undefined)
    .map((part) => new Fraction(part))
  if (parts.some((part) => part.lte(0))) return null
  const simple = simplestRatio(parts)
  const [first, second] = parts
  const [low, high] = simple
  if (!first || !second || !low || !high || !first.mul(high).equals(second.mul(low))) return null
  return answer(
    join(simple),
    step('Write the ratio', join(parts)),
    step(
      'Divide every part by what they share',
      `All parts can be divided by ${sayNumber(first.div(low))}: ${join(simple)}`,
    ),
  )
}

function proportion(text: string): Solution | null {
  const terms = PROPORTION.exec(text)?.slice(1)
  if (terms?.filter((term) => term === 'x').length !== 1) return null
  if (!terms.every((term) => term === 'x' || /^\d+(?:\.\d+)?$/.test(term))) return null
  const at = terms.indexOf('x')
  const value = (index: number) => new Fraction(terms[index] ?? '0')
  // a : b = c : d means ad = bc.
  const [top, bottom] =
    at === 0 || at === 3 ? [value(1).mul(value(2)), value(3 - at)] : [value(0).mul(value(3)), value(3 - at)]
  if (bottom.lte(0) || top.lte(0)) return null
  const x = top.div(bottom)
  const full = terms.map((term) => (term === 'x' ? x : new Fraction(term)))
  const [a, b, c, d] = full
  if (!a || !b || !c || !d) return null
  return confirmed(
    a.div(b).equals(c.div(d)),
    answer(
      `$x = ${x.toLatex()}$`,
      step(
        'The product of the ends is the product of the means',
        `${terms[0]} × ${terms[3]} = ${terms[1]} × ${terms[2]}`,
      ),
      step('Solve for x', `$x = ${x.toLatex()}$`),
    ),
  )
}

function chain(text: string): Solution | null {
  const match = CHAIN.exec(text)
  if (!match) return null
  const [a, b, c, d] = match.slice(1, 5).map((part) => new Fraction(part))
  if (!a || !b || !c || !d || [a, b, c, d].some((one) => one.lte(0))) return null
  const all = simplestRatio([a.mul(c), b.mul(c), b.mul(d)])
  const [first, second, third] = all
  if (
    !first ||
    !second ||
    !third ||
    !first.div(second).equals(a.div(b)) ||
    !second.div(third).equals(c.div(d))
  )
    return null
  const isEnds = !/b ?: ?c$/.test(match[5] ?? '')
  const ends = simplestRatio([first, third])
  return answer(
    isEnds ? `a : c = ${join(ends)}` : `a : b : c = ${join(all)}`,
    step(
      'Make b the same in both',
      `Multiply the first ratio by ${c} and the second by ${b}: b is then ${sayNumber(b.mul(c))}.`,
    ),
    step('Join the ratios', `a : b : c = ${join(all)}`),
  )
}

function proportional(text: string): Solution | null {
  const match = MEAN.exec(text)
  if (!match?.[1] || !match[2] || !match[3]) return null
  const [a, b] = [new Fraction(match[2]), new Fraction(match[3])]
  const c = match[4] ? new Fraction(match[4]) : null
  if (a.lte(0) || b.lte(0) || (match[1] === 'fourth') !== (c !== null)) return null
  if (match[1] === 'mean') {
    const square = a.mul(b)
    const root = Math.round(Math.sqrt(square.valueOf()) * 1000) / 1000
    const exactRoot = new Fraction(root)
    if (!exactRoot.mul(exactRoot).equals(square)) return null
    return answer(
      sayFully(exactRoot),
      step('Use a : x = x : b', `$x = \\sqrt{${a} \\times ${b}}$ = ${sayFully(exactRoot)}`),
    )
  }
  const found = c ? b.mul(c).div(a) : b.mul(b).div(a)
  const rule = c ? 'a : b = c : x' : 'a : b = b : x'
  return confirmed(
    a.div(b).equals((c ?? b).div(found)),
    answer(sayFully(found), step(`Use ${rule}`, `x = ${sayFully(found)}`)),
  )
}
