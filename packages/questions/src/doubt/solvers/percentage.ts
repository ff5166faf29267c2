import Fraction from 'fraction.js'
import { NUMBER, readNumber } from '../read-facts.ts'
import { sayFully, sayNumber, sayPercent } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

const N = `(${NUMBER})`
const ASK = '(?:(?:find|what is|calculate|what will be|how much is|the|by|,)\\s*)*'
const CONCEPTS = ['Percentage']

type Rule = readonly [pattern: RegExp, solve: (a: Fraction, b: Fraction) => Solution | null]

const hundred = new Fraction(100)

const answer = (finalAnswer: string, ...steps: Solution['steps']): Solution => ({
  difficulty: 'Beginner',
  concepts: CONCEPTS,
  steps,
  finalAnswer,
})

/** Each pattern matches the whole doubt, so that nothing is left unread. */
const RULES: readonly Rule[] = [
  [
    new RegExp(`^${ASK}${N} ?% of ₹?${N}$`),
    (percent, whole) => {
      const part = percent.mul(whole).div(100)
      return confirmed(
        part.div(whole).mul(100).equals(percent),
        answer(
          sayFully(part),
          step(
            'Write the percentage as a fraction',
            `$${latex(percent)}\\% = \\frac{${latex(percent)}}{100}$`,
          ),
          step(
            'Multiply by the number',
            `$\\frac{${latex(percent)}}{100} \\times ${latex(whole)}$ = ${sayFully(part)}`,
          ),
        ),
      )
    },
  ],
  [new RegExp(`^₹?${N} is what (?:%|percentage) of ₹?${N}$`), (part, whole) => partAsPercent(part, whole)],
  [new RegExp(`^what (?:%|percentage) of ₹?${N} is ₹?${N}$`), (whole, part) => partAsPercent(part, whole)],
  [
    new RegExp(`^${ASK}(?:express|write)? ?₹?${N} as a (?:%|percentage) of ₹?${N}$`),
    (part, whole) => partAsPercent(part, whole),
  ],
  [
    new RegExp(
      `^(?:if )?${N} ?% of (?:a|what|which|the|some) (?:number )?(?:is|=) ?₹?${N}(?:[,.]? (?:then )?(?:find|what is) the number)?$`,
    ),
    (percent, part) => {
      if (percent.equals(0)) return null
      const whole = part.mul(100).div(percent)
      return confirmed(
        whole.mul(percent).div(100).equals(part),
        answer(
          sayFully(whole),
          step('Let the number be x', `$\\frac{${latex(percent)}}{100} \\times x = ${latex(part)}$`),
          step(
            'Solve for x',
            `$x = ${latex(part)} \\times \\frac{100}{${latex(percent)}}$ = ${sayFully(whole)}`,
          ),
        ),
      )
    },
  ],
  [new RegExp(`^${ASK}(?:increase|raise) ₹?${N} by ${N} ?%$`), (from, percent) => changeBy(from, percent, 1)],
  [
    new RegExp(`^${ASK}(?:decrease|reduce|lower) ₹?${N} by ${N} ?%$`),
    (from, percent) => changeBy(from, percent, -1),
  ],
  [new RegExp(`^₹?${N} (?:is )?increased by ${N} ?%$`), (from, percent) => changeBy(from, percent, 1)],
  [
    new RegExp(`^₹?${N} (?:is )?(?:decreased|reduced) by ${N} ?%$`),
    (from, percent) => changeBy(from, percent, -1),
  ],
  [
    new RegExp(
      `^(?:if )?(?:the )?(?:price|salary|population|number|value|income|cost|rent|marks?|weight)?(?: of [a-z]+)? ?(?:increases?|increased|decreases?|decreased|changes?|changed|rises?|rose|falls?|fell|goes|went|is reduced|is increased|percentage change|percentage increase|percentage decrease|percent increase)?(?: up| down)? ?from ₹?${N} to ₹?${N}[,.]?(?: ?(?:find|what is|calculate|then)?(?: the)? ?(?:% ?(?:increase|decrease|change)?|percentage(?: increase| decrease| change)?|increase %|change in %))?$`,
    ),
    (from, to) => change(from, to),
  ],
  [
    new RegExp(`^${ASK}(?:percentage|%) (?:increase|decrease|change) (?:from )?₹?${N} to ₹?${N}$`),
    (from, to) => change(from, to),
  ],
]

const latex = (value: Fraction): string => (value.d === 1n ? `${value}` : decimalOrFraction(value))
const decimalOrFraction = (value: Fraction): string => {
  const text = value.toString()
  return text.includes('(') || text.length > 8 ? value.toLatex() : text
}

function partAsPercent(part: Fraction, whole: Fraction): Solution | null {
  if (whole.equals(0)) return null
  const percent = part.div(whole).mul(hundred)
  return confirmed(
    percent.mul(whole).div(100).equals(part),
    answer(
      sayPercent(percent),
      step('Write the part over the whole', `$\\frac{${latex(part)}}{${latex(whole)}}$`),
      step(
        'Multiply by 100',
        `$\\frac{${latex(part)}}{${latex(whole)}} \\times 100$ = ${sayPercent(percent)}`,
      ),
    ),
  )
}

function changeBy(from: Fraction, percent: Fraction, sign: 1 | -1): Solution | null {
  const change = from.mul(percent).div(100)
  const result = from.add(change.mul(sign))
  return confirmed(
    result.equals(from.mul(hundred.add(percent.mul(sign))).div(100)),
    answer(
      sayFully(result),
      step(
        `Find ${sayPercent(percent)} of ${sayNumber(from)}`,
        `${sayNumber(from)} × ${sayPercent(percent)} = ${sayNumber(change)}`,
      ),
      step(
        sign > 0 ? 'Add it' : 'Take it away',
        `${sayNumber(from)} ${sign > 0 ? '+' : '−'} ${sayNumber(change)} = ${sayNumber(result)}`,
      ),
    ),
  )
}

function change(from: Fraction, to: Fraction): Solution | null {
  if (from.equals(0) || from.equals(to)) return null
  const by = to.sub(from)
  const percent = by.div(from).mul(100)
  const word = by.gt(0) ? 'increase' : 'decrease'
  return confirmed(
    from.mul(hundred.add(percent)).div(100).equals(to),
    answer(
      `${sayPercent(percent.abs())} ${word}`,
      step('Find the change', `${sayNumber(to)} − ${sayNumber(from)} = ${sayNumber(by)}`),
      step(
        'Divide by the first value and multiply by 100',
        `$\\frac{${latex(by.abs())}}{${latex(from)}} \\times 100$ = ${sayPercent(percent.abs())} ${word}`,
      ),
    ),
  )
}

/** "What is 20% of 450?", "30 is what percent of 150?", "If 15% of a number is 45, find the number". */
export const solvePercentage: DoubtSolver = ({ text }) => {
  for (const [pattern, solve] of RULES) {
    const match = pattern.exec(text)
    if (match?.[1] && match[2]) {
      const solution = solve(readNumber(match[1]), readNumber(match[2]))
      // With 0% or 0 the sentence has no meaning.
      return readNumber(match[1]).equals(0) || readNumber(match[2]).equals(0) ? null : solution
    }
  }
  return null
}
