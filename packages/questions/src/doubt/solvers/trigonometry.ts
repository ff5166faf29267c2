import { approximate, isClose } from '../maths/approximate.ts'
import { type Expression, partsOf, variablesOf } from '../maths/expression.ts'
import { readExpression } from '../maths/read-expression.ts'
import { writeExpression } from '../maths/write-expression.ts'
import { confirmed, type DoubtSolver, step } from '../solution.ts'

const TRIG = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'cosec'])
/** Angles of the first quadrant, in radians; none is special. */
const FIRST = [0.23, 0.41, 0.67, 0.93, 1.17]
/** The second look, at other angles. */
const SECOND = [0.11, 0.52, 0.79, 1.31, 1.43]

/** What such an expression comes to in papers: a number, one function, its square, or one of the known pairs. */
const RESULTS: readonly (readonly [told: string, value: (angle: number) => number])[] = [
  ...[0, 1, -1, 2, -2, 3, -3, 4, 0.5, -0.5].map(
    (number) =>
      [
        number === 0.5 ? '\\frac{1}{2}' : number === -0.5 ? '-\\frac{1}{2}' : String(number),
        () => number,
      ] as const,
  ),
  ...[1, 2, -1, -2].flatMap((times) =>
    (
      [
        ['\\sin @', Math.sin],
        ['\\cos @', Math.cos],
        ['\\tan @', Math.tan],
        ['\\cot @', (x: number) => 1 / Math.tan(x)],
        ['\\sec @', (x: number) => 1 / Math.cos(x)],
        ['\\operatorname{cosec} @', (x: number) => 1 / Math.sin(x)],
        ['\\sin^{2} @', (x: number) => Math.sin(x) ** 2],
        ['\\cos^{2} @', (x: number) => Math.cos(x) ** 2],
        ['\\tan^{2} @', (x: number) => Math.tan(x) ** 2],
        ['\\cot^{2} @', (x: number) => 1 / Math.tan(x) ** 2],
        ['\\sec^{2} @', (x: number) => 1 / Math.cos(x) ** 2],
        ['\\operatorname{cosec}^{2} @', (x: number) => 1 / Math.sin(x) ** 2],
      ] as const
    ).map(
      ([told, of]) =>
        [`${times === 1 ? '' : times === -1 ? '-' : times}${told}`, (x: number) => times * of(x)] as const,
    ),
  ),
  ['\\sin 2@', (x) => Math.sin(2 * x)],
  ['\\cos 2@', (x) => Math.cos(2 * x)],
  ['\\tan 2@', (x) => Math.tan(2 * x)],
  ['\\sec @ - \\tan @', (x) => (1 - Math.sin(x)) / Math.cos(x)],
  ['\\sec @ + \\tan @', (x) => (1 + Math.sin(x)) / Math.cos(x)],
  ['\\operatorname{cosec} @ - \\cot @', (x) => (1 - Math.cos(x)) / Math.sin(x)],
  ['\\operatorname{cosec} @ + \\cot @', (x) => (1 + Math.cos(x)) / Math.sin(x)],
]

const functionsIn = (expression: Expression): number =>
  (expression.kind === 'call' && TRIG.has(expression.name) ? 1 : 0) +
  partsOf(expression).reduce((count, part) => count + functionsIn(part), 0)

/** "(1 + tan² A)(1 − sin² A)": at many angles it is worth the same as one short expression, which is the answer. */
export const solveTrigonometry: DoubtSolver = ({ text }) => {
  const match =
    /^(?:(?:find|evaluate|calculate|what is|simplify|solve|the|value of|simplified form of)\s+)*(.*(?:sin|cos|tan|cot|sec).*)$/.exec(
      text,
    )
  const body = match?.[1]
    ?.replace(/θ|theta/g, 't')
    .replace(/α|alpha/g, 'a')
    .replace(/\s*=\s*$/, '')
  const sign = /θ|theta/.test(text) ? '\\theta' : /α|alpha/.test(text) ? '\\alpha' : null
  const read = body && !body.includes('=') ? readExpression(body) : null
  const [name, ...others] = read ? variablesOf(read) : []
  if (!read || !name || others.length > 0 || functionsIn(read) < 2) return null
  const at = (angle: number) => approximate(read, { [name]: angle })
  const fits = RESULTS.find(([, value]) => FIRST.every((angle) => isClose(at(angle), value(angle), 1e-9)))
  if (!fits) return null
  const shown = sign ?? (/[a-d]/.test(name) ? name.toUpperCase() : name)
  const [told, value] = fits
  const finalAnswer =
    told.includes('@') || told.includes('\\') ? `$${told.replaceAll('@', shown)}$` : told.replace('-', '−')
  return confirmed(
    SECOND.every((angle) => isClose(at(angle), value(angle), 1e-9)),
    {
      difficulty: 'Intermediate',
      concepts: ['Trigonometry', 'Trigonometric Identities'],
      steps: [
        step('Write down the expression', `$${writeExpression(read)}$`),
        step(
          'Put everything in sin and cos',
          `Use $\\tan = \\frac{\\sin}{\\cos}$, $\\sec = \\frac{1}{\\cos}$, $\\operatorname{cosec} = \\frac{1}{\\sin}$ and $\\sin^{2} + \\cos^{2} = 1$.`,
        ),
        step('What is left', finalAnswer),
      ],
      finalAnswer,
    },
  )
}
