import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { MONEY, NUMBER, PERCENT, readFacts, readNumber } from '../read-facts.ts'
import { sayNumber, sayPercent, sayRupees } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

/** "Find the simple interest on Rs 5000 at 8% per annum for 3 years." */
export const solveInterest: DoubtSolver = ({ text }) => {
  const isSimple = /\bsimple interest\b|\bs\.?i\b/.test(text)
  const isCompound = /\bcompound(?:ed)?\b|\bc\.?i\b/.test(text)
  if (isSimple === isCompound) return null
  const often = /half[- ]yearly|semi[- ]annually|every (?:six|6) months/.test(text)
    ? 2
    : /quarterly/.test(text)
      ? 4
      : 1
  if (often > 1 && isSimple) return null
  const plain = text
    .replace(
      /(?:compounded |calculated |payable )?(?:half[- ]yearly|semi[- ]annually|quarterly|every (?:six|6) months)/,
      '',
    )
    .replace(/^[a-z]+ (?=(?:invests|invested|lends|lent|borrows|borrowed|deposits|deposited)\b)/, '')
  const times =
    /\b(?:double|twice|triple|thrice|(\d+) times)(?: of)?(?: itself| its value| the sum| the principal)?/.exec(
      plain,
    )
  if (times) return isSimple ? growsTo(plain, times) : null
  // 'The amount after 3 years is ₹2,300': the sum that is told is not the one that was lent.
  if (/\bamount\b[^.?]*\b(?:is|was|=) ?(?:₹|rs)|\bof (?:this|which|it) is (?:the )?interest\b/.test(plain))
    return null
  const facts = readFacts(plain, INTEREST_FACTS, INTEREST_WORDS)
  if (!facts) return null
  const read = (name: keyof typeof INTEREST_FACTS) => {
    const value = facts.values[name]
    return value === undefined ? undefined : readNumber(value)
  }
  const [principal, rate, interest, amount] = [
    read('principal'),
    read('rate'),
    read('interest'),
    read('amount'),
  ]
  const [years, months] = [read('years'), read('months')]
  // 'after' is a known word only in 'after 2 years'.
  if (/\bafter\b/.test(facts.rest) && !years && !months) return null
  const time = years && months ? years.add(months.div(12)) : (years ?? months?.div(12))
  // The asked quantity must be the missing one.
  const asked = /(?:find|what is|what was|calculate|determine)(?: the)? (principal|sum|rate|time)\b/.exec(
    facts.rest,
  )?.[1]
  const missing = { principal, sum: principal, rate, time }
  if (asked && missing[asked === 'sum' || asked === 'rate' || asked === 'time' ? asked : 'principal'])
    return null
  const known: Known = { principal, rate, time, interest, amount }
  if ([principal, rate, time, interest, amount].some((one) => one?.lte(0))) return null
  const asksAmount =
    /\bamount\b/.test(facts.rest) &&
    !/\binterest\b/.test(
      facts.rest.replace(/\b(?:simple|compound) interest$|at (?:simple|compound) interest/, ''),
    )
  return isSimple ? simple(known, asksAmount) : compound(known, often, asksAmount)
}

interface Known {
  principal: Exact | undefined
  rate: Exact | undefined
  time: Exact | undefined
  interest: Exact | undefined
  amount: Exact | undefined
}

function simple(known: Known, asksAmount: boolean): Solution | null {
  const { principal, rate, time } = known
  const count = [principal, rate, time, known.interest ?? known.amount].filter(Boolean).length
  if (count !== 3 || (known.interest && known.amount && !principal)) return null
  if (principal && rate && time) {
    const interest = principal.mul(rate).mul(time).div(100)
    const amount = principal.add(interest)
    const one = principal.mul(rate).div(100)
    return confirmed(one.mul(time).equals(interest), {
      difficulty: 'Beginner',
      concepts: ['Simple Interest'],
      steps: [
        step(
          'Write down what is given',
          `P = ${sayRupees(principal)}, R = ${sayPercent(rate)} a year, T = ${sayYears(time)}`,
        ),
        step(
          'Use the formula',
          `$SI = \\frac{P \\times R \\times T}{100} = \\frac{${principal.toFraction()} \\times ${texOf(rate)} \\times ${texOf(time)}}{100}$ = ${sayRupees(interest)}`,
        ),
        step(
          'Find the amount',
          `Amount = P + SI = ${sayRupees(principal)} + ${sayRupees(interest)} = ${sayRupees(amount)}`,
        ),
      ],
      finalAnswer: asksAmount
        ? `Amount = ${sayRupees(amount)}`
        : `Simple interest = ${sayRupees(interest)}; amount = ${sayRupees(amount)}`,
    })
  }
  return simpleBackwards(known)
}

const texOf = (value: Exact): string => (value.d === 1n ? `${value}` : value.toLatex())

/** One of P, R and T from the others and the interest or the amount. */
function simpleBackwards({ principal, rate, time, interest, amount }: Known): Solution | null {
  const answer = (title: string, working: string, finalAnswer: string, isRight: boolean) =>
    confirmed(isRight, {
      difficulty: 'Intermediate',
      concepts: ['Simple Interest'],
      steps: [
        ...(interest || !principal || !amount
          ? []
          : [step('Find the interest', `SI = amount − principal = ${sayRupees(amount.sub(principal))}`)]),
        step(title, working),
      ],
      finalAnswer,
    })
  const earned = interest ?? (principal && amount ? amount.sub(principal) : undefined)
  const holds = (p: Exact, r: Exact, t: Exact) => {
    const si = p.mul(r).mul(t).div(100)
    return (!interest || si.equals(interest)) && (!amount || p.add(si).equals(amount))
  }
  if (earned?.lte(0)) return null
  if (principal && time && earned) {
    const found = earned.mul(100).div(principal.mul(time))
    return answer(
      'Turn the formula round',
      `$R = \\frac{100 \\times SI}{P \\times T}$ = ${sayPercent(found)}`,
      `Rate = ${sayPercent(found)} per annum`,
      holds(principal, found, time),
    )
  }
  if (principal && rate && earned) {
    const found = earned.mul(100).div(principal.mul(rate))
    return answer(
      'Turn the formula round',
      `$T = \\frac{100 \\times SI}{P \\times R}$ = ${sayYears(found)}`,
      `Time = ${sayYears(found)}`,
      holds(principal, rate, found),
    )
  }
  if (rate && time && interest && !amount) {
    const found = interest.mul(100).div(rate.mul(time))
    return answer(
      'Turn the formula round',
      `$P = \\frac{100 \\times SI}{R \\times T}$ = ${sayRupees(found)}`,
      `Principal = ${sayRupees(found)}`,
      holds(found, rate, time),
    )
  }
  if (rate && time && amount && !interest) {
    const found = amount.mul(100).div(rate.mul(time).add(100))
    return answer(
      'Turn the formula round',
      `$P = \\frac{100 \\times A}{100 + R \\times T}$ = ${sayRupees(found)}`,
      `Principal = ${sayRupees(found)}`,
      holds(found, rate, time),
    )
  }
  return null
}

function compound(
  { principal, rate, time, interest, amount }: Known,
  often: number,
  asksAmount: boolean,
): Solution | null {
  if (!rate || !time || interest) return null
  const periods = time.mul(often)
  // There is more than one convention for parts of a period.
  if (periods.d !== 1n || periods.gt(40)) return null
  const perPeriod = rate.div(often)
  const factor = perPeriod.div(100).add(1)
  let grown = new Fraction(1)
  for (let turn = 0n; turn < periods.n; turn++) grown = grown.add(grown.mul(perPeriod).div(100))
  const power = factor.pow(periods)
  if (!power?.equals(grown)) return null
  const working = `\\left(1 + \\frac{${texOf(perPeriod)}}{100}\\right)^{${periods}}`
  const setUp = step(
    'Write down what is given',
    `R = ${sayPercent(perPeriod)} ${often === 1 ? 'a year' : often === 2 ? 'a half-year' : 'a quarter'}, n = ${periods} ${often === 1 ? 'years' : 'periods'}`,
  )
  if (principal && !amount) {
    const total = principal.mul(grown)
    const earned = total.sub(principal)
    return {
      difficulty: 'Intermediate',
      concepts: ['Compound Interest'],
      steps: [
        setUp,
        step(
          'Use the formula',
          `$A = P\\left(1 + \\frac{R}{100}\\right)^{n} = ${principal.toFraction()} \\times ${working}$ = ${sayRupees(total)}`,
        ),
        step('Take away the principal', `CI = A − P = ${sayRupees(earned)}`),
      ],
      finalAnswer: asksAmount
        ? `Amount = ${sayRupees(total)}`
        : `Compound interest = ${sayRupees(earned)}; amount = ${sayRupees(total)}`,
    }
  }
  if (principal || !amount) return null
  const found = amount.div(grown)
  return {
    difficulty: 'Advanced',
    concepts: ['Compound Interest'],
    steps: [setUp, step('Turn the formula round', `$P = A \\div ${working}$ = ${sayRupees(found)}`)],
    finalAnswer: `Principal = ${sayRupees(found)}`,
  }
}

/** "In how many years will a sum double itself at 10% simple interest?" */
function growsTo(text: string, times: RegExpExecArray): Solution | null {
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

const N = `(${NUMBER})`
const INTEREST_FACTS = {
  amount: new RegExp(String.raw`\b(?:amounts? to|becomes?|amount (?:=|is))\s*${MONEY}`),
  interest: new RegExp(String.raw`\b(?:interest|s\.?i\.?|c\.?i\.?)(?: earned)?\s*(?:=|is|was|:)\s*${MONEY}`),
  rate: new RegExp(
    String.raw`\b(?:rate(?: of interest)?|r)\s*(?:=|is|of|:)?\s*${N} ?%?(?: ?(?:p\.? ?a\.?|per annum|per year|yearly|annually|a year|every year))?(?![\d/])|${PERCENT}(?: ?(?:p\.? ?a\.?|per annum|per year|yearly|annually|a year|annual|every year))?(?: (?:rate|interest rate))?`,
  ),
  years: new RegExp(
    String.raw`(?:\b(?:time|t|n)\s*(?:=|is|:)\s*)?${N} ?(?:years?|yrs?|yr)\b|\b(?:time|t|n)\s*(?:=|is|:)\s*${N}(?! ?months?)`,
  ),
  months: new RegExp(String.raw`(?:\b(?:time|t)\s*(?:=|is|:)\s*)?${N} ?months?\b`),
  principal: new RegExp(
    String.raw`\b(?:principal|sum|p|capital|amount)(?: amount| of money)?\s*(?:=|is|of|:)?\s*${MONEY}|₹${N}|\b(?:s\.?i\.?|c\.?i\.?|interest) of ${N}(?! ?%)|\b(?:on|invests?|invested|lends?|lent|borrows?|borrowed|deposits?|deposited|loan of)(?: a sum of| an amount of)? ${N}`,
  ),
} as const

const INTEREST_WORDS =
  'simple compound interest rate principal amount sum money time man person woman ram he invests invested invest lends lent borrows borrowed deposits deposited bank annum per year years yearly annually compounded p.a pa p a si ci s i c earned after % percent percentage total received pay paid many long being'

const sayYears = (time: Exact): string => `${sayNumber(time)} ${time.equals(1) ? 'year' : 'years'}`
