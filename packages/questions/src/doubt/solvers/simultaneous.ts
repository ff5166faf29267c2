import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { tryEvaluate } from '../maths/evaluate.ts'
import { binary, type Expression, variablesOf } from '../maths/expression.ts'
import { surd } from '../maths/surd-sum.ts'
import { writeNumber } from '../maths/write-algebra.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'
import { readEquation } from './equation.ts'

const BEFORE =
  /^(?:(?:solve|if|find|given|the|simultaneous|system|pair|linear|equations?|of|following|for|and|[a-z](?= and [a-z] |,)|[a-z] (?=if|when|:))\b[\s:,]*)+/
const AFTER =
  /[,.]?\s*(?:then\s+)?(?:find|solve for|for)\s+(?:the )?(?:values? of )?[a-z](?:\s*(?:,|and)\s*[a-z])+$/

/** A linear expression: the coefficient of each variable, and the constant under ''. */
type LinearForm = ReadonlyMap<string, Exact>

/** "Solve x + y = 10 and x - y = 4", also with three unknowns. */
export const solveSimultaneous: DoubtSolver = ({ text }) => {
  const parts = text
    .replace(AFTER, '')
    .replace(BEFORE, '')
    .split(/\s*(?:,\s*and\b|,|;|\band\b|&|\n)\s*/)
    .filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 3) return null
  const equations = parts.map(readEquation)
  const sides: { left: Expression; right: Expression }[] = []
  for (const equation of equations) {
    if (!equation) return null
    sides.push(equation)
  }
  const names = [...new Set(sides.flatMap(({ left, right }) => variablesOf(binary('-', left, right))))].sort()
  if (names.length !== sides.length) return null
  const forms: LinearForm[] = []
  for (const { left, right } of sides) {
    const form = linearForm(binary('-', left, right))
    if (!form) return null
    forms.push(form)
  }
  const solution = names.length === 2 ? solveTwo(forms, names) : solveThree(forms, names)
  if (!solution) return null
  const bindings = Object.fromEntries(
    names.map((name, at) => [name, surd(solution.values[at] ?? new Fraction(0))]),
  )
  const holds = sides.every(({ left, right }) => tryEvaluate(binary('-', left, right), bindings)?.size === 0)
  return confirmed(holds, solution.answer)
}

function linearForm(expression: Expression): LinearForm | null {
  switch (expression.kind) {
    case 'number':
      return new Map([['', expression.value]])
    case 'name':
      return expression.name === 'π' || expression.name === 'e'
        ? null
        : new Map([[expression.name, new Fraction(1)]])
    case 'minus':
      return scaled(linearForm(expression.of), new Fraction(-1))
    case 'binary': {
      const [left, right] = [linearForm(expression.left), linearForm(expression.right)]
      if (!left || !right) return null
      const number = (form: LinearForm) =>
        [...form.keys()].every((key) => key === '') ? (form.get('') ?? new Fraction(0)) : null
      const [one, two] = [number(left), number(right)]
      if (expression.operator === '+') return added(left, right)
      if (expression.operator === '-') return added(left, scaled(right, new Fraction(-1)) ?? right)
      if (expression.operator === '*') return one ? scaled(right, one) : two ? scaled(left, two) : null
      return expression.operator === '/' && two && !two.equals(0) ? scaled(left, two.inverse()) : null
    }
    default:
      return null
  }
}

const scaled = (form: LinearForm | null, factor: Exact): LinearForm | null =>
  form && new Map([...form].map(([name, one]) => [name, one.mul(factor)]))

function added(a: LinearForm, b: LinearForm): LinearForm {
  const sum = new Map(a)
  for (const [name, one] of b) sum.set(name, (sum.get(name) ?? new Fraction(0)).add(one))
  return sum
}

const at = (form: LinearForm | undefined, name: string): Exact => form?.get(name) ?? new Fraction(0)

/** LaTeX of a form as an equation, numbers on the right. */
function write(form: LinearForm, names: readonly string[]): string {
  const terms = names
    .map((name) => ({ name, value: at(form, name) }))
    .filter(({ value }) => !value.equals(0))
    .map(({ name, value }, position) => {
      const size = value.abs().equals(1) ? '' : writeNumber(value.abs())
      const sign = value.lt(0) ? (position === 0 ? '-' : ' - ') : position === 0 ? '' : ' + '
      return `${sign}${size}${name}`
    })
  return `${terms.length > 0 ? terms.join('') : '0'} = ${writeNumber(at(form, '').neg())}`
}

const CONCEPTS = ['Linear Equations in Two Variables', 'Algebra']

function solveTwo(forms: readonly LinearForm[], names: readonly string[]) {
  const [first, second] = forms
  const [x = '', y = ''] = names
  if (!first || !second) return null
  const determinant = at(first, x)
    .mul(at(second, y))
    .sub(at(second, x).mul(at(first, y)))
  if (determinant.equals(0)) return null
  const [timesFirst, timesSecond] = [at(second, y), at(first, y)]
  const one = scaled(first, timesFirst) ?? first
  const two = scaled(second, timesSecond) ?? second
  const eliminated = added(one, scaled(two, new Fraction(-1)) ?? two)
  const xValue = at(eliminated, '').neg().div(at(eliminated, x))
  const [source, sourceName] = at(first, y).equals(0) ? [second, 'second'] : [first, 'first']
  const yValue = at(source, '').neg().sub(at(source, x).mul(xValue)).div(at(source, y))
  const steps = [
    step('Put the equations in order', `(1) $${write(first, names)}$ and (2) $${write(second, names)}$`),
  ]
  if (!at(first, y).equals(0) && !at(second, y).equals(0))
    steps.push(
      step(
        `Make the ${y} terms equal`,
        `(1) × ${plain(timesFirst)}: $${write(one, names)}$; (2) × ${plain(timesSecond)}: $${write(two, names)}$`,
      ),
      step(`Subtract, so that ${y} goes`, `$${write(eliminated, [x])}$, so $${x} = ${writeNumber(xValue)}$`),
    )
  else steps.push(step(`Find ${x}`, `$${x} = ${writeNumber(xValue)}$`))
  steps.push(
    step(`Put ${x} into the ${sourceName} equation`, `$${y} = ${writeNumber(yValue)}$`),
    step('Check', 'Both equations hold with these values.'),
  )
  return { values: [xValue, yValue], answer: answerWith(steps, names, [xValue, yValue]) }
}

const plain = (value: Exact): string => (value.lt(0) ? `(−${value.abs().toFraction()})` : value.toFraction())

function solveThree(forms: readonly LinearForm[], names: readonly string[]) {
  const rows = forms.map((form) => names.map((name) => at(form, name)))
  const right = forms.map((form) => at(form, '').neg())
  const whole = determinant(rows)
  if (whole.equals(0)) return null
  const tops = names.map((_, column) =>
    determinant(
      rows.map((row, line) => row.map((one, here) => (here === column ? (right[line] ?? one) : one))),
    ),
  )
  const values = tops.map((top) => top.div(whole))
  const steps = [
    step(
      'Put the equations in order',
      forms.map((form, line) => `(${line + 1}) $${write(form, names)}$`).join(', '),
    ),
    step('Find the determinant of the coefficients', `$D = ${writeNumber(whole)}$`),
    step(
      "Use Cramer's rule",
      names
        .map((name, here) => {
          const top = writeNumber(tops[here] ?? whole)
          return `$${name} = \\frac{D_{${name}}}{D} = \\frac{${top}}{${writeNumber(whole)}} = ${writeNumber(values[here] ?? whole)}$`
        })
        .join(', '),
    ),
    step('Check', 'All three equations hold with these values.'),
  ]
  return { values, answer: answerWith(steps, names, values) }
}

function determinant(rows: readonly (readonly Exact[])[]): Exact {
  const [[a, b, c] = [], [d, e, f] = [], [g, h, i] = []] = rows
  if (!a || !b || !c || !d || !e || !f || !g || !h || !i) return new Fraction(0)
  const minor = (p: Exact, q: Exact, r: Exact, s: Exact) => p.mul(s).sub(q.mul(r))
  return a
    .mul(minor(e, f, h, i))
    .sub(b.mul(minor(d, f, g, i)))
    .add(c.mul(minor(d, e, g, h)))
}

const answerWith = (
  steps: Solution['steps'],
  names: readonly string[],
  values: readonly Exact[],
): Solution => ({
  difficulty: 'Intermediate',
  concepts: CONCEPTS,
  steps,
  finalAnswer: names
    .map((name, here) => `$${name} = ${writeNumber(values[here] ?? new Fraction(0))}$`)
    .join(', '),
})
