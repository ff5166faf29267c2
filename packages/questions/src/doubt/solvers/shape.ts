import Fraction from 'fraction.js'
import { approximate, isClose } from '../maths/approximate.ts'
import { tryEvaluate } from '../maths/evaluate.ts'
import { binary, type Expression, numberOf } from '../maths/expression.ts'
import { readExpression } from '../maths/read-expression.ts'
import { rationalOf, surdToNumber } from '../maths/surd-sum.ts'
import { approximation, writeSurd } from '../maths/write-algebra.ts'
import { writeExpression } from '../maths/write-expression.ts'
import { isFiller } from '../read-facts.ts'
import { sayFully } from '../say-number.ts'
import { confirmed, type DoubtSolver, step } from '../solution.ts'

interface Shape {
  name: RegExp
  asks: RegExp
  /** The letters are the dimensions; r may be given as a diameter. */
  formula: string
  power: 1 | 2 | 3
}

const SHAPES: readonly Shape[] = [
  { name: /\bcircle\b/, asks: /\barea\b/, formula: 'π*r^2', power: 2 },
  { name: /\bcircle\b/, asks: /\bcircumference\b|\bperimeter\b/, formula: '2*π*r', power: 1 },
  { name: /\brectangle\b/, asks: /\barea\b/, formula: 'l*b', power: 2 },
  { name: /\brectangle\b/, asks: /\bperimeter\b/, formula: '2*(l+b)', power: 1 },
  { name: /\bsquare\b/, asks: /\barea\b/, formula: 'a^2', power: 2 },
  { name: /\bsquare\b/, asks: /\bperimeter\b/, formula: '4*a', power: 1 },
  { name: /\btriangle\b/, asks: /\barea\b/, formula: 'b*h/2', power: 2 },
  { name: /\bcube\b/, asks: /\bvolume\b/, formula: 'a^3', power: 3 },
  { name: /\bcube\b/, asks: /\btotal surface area\b|\bsurface area\b/, formula: '6*a^2', power: 2 },
  { name: /\bcuboid\b/, asks: /\bvolume\b/, formula: 'l*b*h', power: 3 },
  { name: /\bsphere\b/, asks: /\bvolume\b/, formula: '4*π*r^3/3', power: 3 },
  { name: /\bsphere\b/, asks: /\bsurface area\b/, formula: '4*π*r^2', power: 2 },
  { name: /\bcylinder\b/, asks: /\bvolume\b/, formula: 'π*r^2*h', power: 3 },
  { name: /\bcone\b/, asks: /\bvolume\b/, formula: 'π*r^2*h/3', power: 3 },
]

const N = String.raw`(\d+(?:\.\d+)?)`
const UNIT = String.raw`(?: ?(mm|cm|m|km|metres?|meters?|centimetres?|inches|inch|feet|units?))?\b`
const SIZES: Record<string, RegExp> = {
  r: new RegExp(String.raw`\b(?:radius|r)\s*(?:=|is|of|:)?\s*${N}${UNIT}`),
  diameter: new RegExp(String.raw`\b(?:diameter|d)\s*(?:=|is|of|:)?\s*${N}${UNIT}`),
  l: new RegExp(String.raw`\b(?:length|l)\s*(?:=|is|of|:)?\s*${N}${UNIT}`),
  b: new RegExp(String.raw`\b(?:breadth|width|base|b)\s*(?:=|is|of|:)?\s*${N}${UNIT}`),
  h: new RegExp(String.raw`\b(?:height|altitude|h)\s*(?:=|is|of|:)?\s*${N}${UNIT}`),
  a: new RegExp(String.raw`\b(?:side|sides|edge|a)\s*(?:=|is|of|:)?\s*${N}${UNIT}`),
}
const POWERS = { 1: '', 2: '²', 3: '³' }

/** Which value of π is wanted: '(take π = 22/7)'. */
const PI_NOTE =
  /[([]?(?:take|taking|use|using|given(?: that)?|assume(?: that)?)? ?(?:the value of )?(?:π|\bpi\b) ?(?:=|as) ?(22 ?\/ ?7|3\.14)[)\],.]*/

/** "Find the area of a circle of radius 7 cm", with π kept and its decimals beside it; with 22/7 where the question says so. */
export const solveShape: DoubtSolver = ({ text: typed }) => {
  const note = PI_NOTE.exec(typed)
  const text = note ? typed.replace(note[0], ' ') : typed
  const shapes = SHAPES.filter(({ name }) => name.test(text))
  const shape = shapes.find(({ asks }) => asks.test(text))
  if (!shape || shapes.some(({ name }) => name.source !== shape.name.source)) return null
  let rest = text.replace(shape.asks, ' ').replace(shape.name, ' ')
  const sizes = new Map<string, Fraction>()
  const units = new Set<string>()
  for (const [size, pattern] of Object.entries(SIZES)) {
    const match = pattern.exec(rest)
    if (!match?.[1]) continue
    rest = rest.replace(match[0], ' ')
    units.add((match[2] ?? '').replace(/s$/, ''))
    sizes.set(size === 'diameter' ? 'r' : size, new Fraction(match[1]).div(size === 'diameter' ? 2 : 1))
  }
  const letters = [...new Set(shape.formula.match(/[a-z]/g) ?? [])]
  // Mixed units, or too many or too few dimensions, are refused.
  if (
    units.size !== 1 ||
    letters.length !== sizes.size ||
    !letters.every((letter) => sizes.get(letter)?.gt(0))
  )
    return null
  if (!isFiller(rest, 'whose having with right angled right-angled and')) return null
  const formula = readExpression(note ? shape.formula.replace('π', `(${note[1]})`) : shape.formula)
  if (!formula) return null
  const filled = fill(formula, sizes)
  const value = tryEvaluate(filled)
  if (!value) return null
  const [unit = ''] = units
  const suffix =
    unit === ''
      ? ` ${['', '', 'square units', 'cubic units'][shape.power] ?? ''}`.trimEnd()
      : ` ${unit}${POWERS[shape.power]}`
  const rational = rationalOf(value)
  const number = rational ? sayFully(rational) : `$${writeSurd(value)}$`
  const finalAnswer = rational
    ? `${number}${suffix}`
    : `${number}${suffix} (${approximation(value)}${suffix})`
  return confirmed(isClose(approximate(filled), surdToNumber(value)), {
    difficulty: 'Beginner',
    concepts: ['Mensuration'],
    steps: [
      step('Recall the formula', `$${writeExpression(formula)}$`),
      step('Put in the sizes', `$${writeExpression(filled)}$ = ${finalAnswer}`),
    ],
    finalAnswer,
  })
}

function fill(expression: Expression, sizes: ReadonlyMap<string, Fraction>): Expression {
  if (expression.kind === 'name') {
    const size = sizes.get(expression.name)
    return size ? numberOf(size) : expression
  }
  return expression.kind === 'binary'
    ? binary(expression.operator, fill(expression.left, sizes), fill(expression.right, sizes))
    : expression
}
