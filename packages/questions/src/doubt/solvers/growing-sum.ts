import Fraction from 'fraction.js'
import { readFacts, readNumber } from '../read-facts.ts'
import { sayPercent } from '../say-number.ts'
import { confirmed, type Solution, step } from '../solution.ts'
import { INTEREST_FACTS, INTEREST_WORDS, sayYears } from './interest-facts.ts'

/** "In how many years will a sum double itself at 10% simple interest?" */
export function growsTo(text: string, times: RegExpExecArray): Solution | null {
  const factor = times[1] ? Number(times[1]) : /double|twice/.test(times[0]) ? 2 : 3
  const facts = readFacts(
    text.replace(times[0], ' '),
    { rate: INTEREST_FACTS.rate, years: INTEREST_FACTS.years },
    `${INTEREST_WORDS} certain become becomes itself`,
  )
  if (!facts || factor < 2) return null
  const [rate, years] = [facts.values.rate, facts.values.years]
  if ((rate === undefined) === (years === undefined)) return null
  const known = readNumber(rate ?? years ?? '0')
  if (known.lte(0)) return null
  const found = new Fraction((factor - 1) * 100).div(known)
  const finalAnswer = rate ? `Time = ${sayYears(found)}` : `Rate = ${sayPercent(found)} per annum`
  return confirmed(found.mul(known).div(100).add(1).equals(factor), {
    difficulty: 'Intermediate',
    concepts: ['Simple Interest'],
    steps: [
      step(
        'See what the interest is',
        `The sum becomes ${factor} times itself, so the interest is ${factor - 1} × P.`,
      ),
      step(
        'Use the formula',
        `$${factor - 1}P = \\frac{P \\times R \\times T}{100}$, so $R \\times T = ${(factor - 1) * 100}$`,
      ),
      step('Solve', finalAnswer),
    ],
    finalAnswer,
  })
}
