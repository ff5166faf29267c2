import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { MONEY, NUMBER, PERCENT, readFacts, readNumber } from '../read-facts.ts'
import { sayPercent, sayRupees } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

const IS = String.raw`\s*(?:=|is|was|of|:|for|at|are)?\s*`
/** Goods that are bought and sold in such doubts. */
const GOODS =
  'article articles item items product goods cycle bicycle bike book books watch shirt toy table chair fan phone mobile tv television radio pen bag cow horse car scooter house machine laptop computer sofa saree dress camera clock plot land flat shoes fridge refrigerator cooler suit jacket coat mixer ticket an object thing'
const PEOPLE =
  'man woman shopkeeper trader dealer person merchant seller vendor boy girl he she retailer wholesaler'
const WORDS = `${GOODS} ${PEOPLE} buys bought buy sells sold sell purchased purchases purchase cost price selling marked profit gain loss or % percent percentage discount rate who gives offers allowed allows allowing making makes earn earned earns find? must should suffered incurs incurred shop new old used again cp sp mp his it amount transaction customer pay pays there on by`

const FACTS = {
  marked: new RegExp(
    String.raw`\b(?:marked price|list price|printed price|mrp|m\.p\.?|mp|marked(?: at)?|labelled)(?: of an? \w+)?${IS}${MONEY}`,
  ),
  cost: new RegExp(
    String.raw`\b(?:cost price|c\.p\.?|cp|(?:bought|buys|buy|purchased|purchases)(?: an? \w+| it| the \w+| \w+)? (?:for|at)|costs?|costing)(?: of an? \w+)?${IS}${MONEY}`,
  ),
  selling: new RegExp(
    String.raw`\b(?:selling price|s\.p\.?|sp|(?:sold|sells|sell|selling)(?: an? \w+| it| the \w+| \w+)? (?:for|at))(?: of an? \w+)?${IS}${MONEY}`,
  ),
  gainPercent: new RegExp(
    String.raw`\b(?:profit|gain)(?: %| percentage)?${IS}${PERCENT}|${PERCENT} (?:profit|gain)`,
  ),
  lossPercent: new RegExp(String.raw`\bloss(?: %| percentage)?${IS}${PERCENT}|${PERCENT} loss`),
  discountPercent: new RegExp(
    String.raw`\b(?:discount|off)(?: %| percentage)?${IS}${PERCENT}|${PERCENT} (?:discount|off)`,
  ),
  gain: new RegExp(String.raw`\b(?:profit|gain)${IS}₹(${NUMBER})(?! ?%)`),
  loss: new RegExp(String.raw`\bloss${IS}₹(${NUMBER})(?! ?%)`),
} as const

type FactName = keyof typeof FACTS

const PRICE_OF_MANY =
  /\b(?:cost price|selling price|cp|sp|c\.p\.?|s\.p\.?) of \d+ (?!and\b|is\b|with\b|find\b|what\b|at\b|if\b)[a-z]/

/** The rule for each set of facts. Any other set is refused. */
const RULES: readonly {
  facts: readonly FactName[]
  asks: RegExp
  solve: (fact: (name: FactName) => Exact) => Deal | null
}[] = [
  {
    facts: ['cost', 'selling'],
    asks: /profit|gain|loss/,
    solve: (fact) => ({ cost: fact('cost'), selling: fact('selling'), steps: [] }),
  },
  {
    facts: ['cost', 'gainPercent'],
    asks: /selling|sell|sold|sp|s\.p/,
    solve: (fact) => sellAt(fact('cost'), fact('gainPercent')),
  },
  {
    facts: ['cost', 'lossPercent'],
    asks: /selling|sell|sold|sp|s\.p/,
    solve: (fact) => sellAt(fact('cost'), fact('lossPercent').neg()),
  },
  {
    facts: ['cost', 'gain'],
    asks: /selling|sell|sold|sp|s\.p|%|percent/,
    solve: (fact) => sumDeal(fact('cost'), fact('gain')),
  },
  {
    facts: ['cost', 'loss'],
    asks: /selling|sell|sold|sp|s\.p|%|percent/,
    solve: (fact) => sumDeal(fact('cost'), fact('loss').neg()),
  },
  {
    facts: ['selling', 'gainPercent'],
    asks: /cost|cp|c\.p|buy|bought/,
    solve: (fact) => boughtAt(fact('selling'), fact('gainPercent')),
  },
  {
    facts: ['selling', 'lossPercent'],
    asks: /cost|cp|c\.p|buy|bought/,
    solve: (fact) => boughtAt(fact('selling'), fact('lossPercent').neg()),
  },
  {
    facts: ['marked', 'discountPercent'],
    asks: /selling|sell|sold|sp|s\.p|pay|discount|price/,
    solve: (fact) => discounted(fact('marked'), fact('discountPercent')),
  },
  {
    facts: ['marked', 'selling'],
    asks: /discount/,
    solve: (fact) =>
      fact('selling').gt(fact('marked'))
        ? null
        : { marked: fact('marked'), selling: fact('selling'), steps: [] },
  },
  {
    facts: ['selling', 'discountPercent'],
    asks: /marked|mp|m\.p|list/,
    solve: (fact) => markedAt(fact('selling'), fact('discountPercent')),
  },
  {
    facts: ['cost', 'marked', 'discountPercent'],
    asks: /profit|gain|loss/,
    solve: (fact) => {
      const deal = discounted(fact('marked'), fact('discountPercent'))
      return deal && { ...deal, cost: fact('cost') }
    },
  },
]

/** "A man buys a cycle for Rs 1200 and sells it for Rs 1500. Find his profit percent." */
export const solveTrade: DoubtSolver = ({ text }) => {
  // Profit is computed on the cost price; when a doubt says otherwise, the usual formulas are wrong.
  if (/\b(?:on|of) (?:the )?(?:selling price|sp|s\.p)/.test(text)) return null
  // 'The cost price of 15 articles' is a number of things, not an amount.
  if (PRICE_OF_MANY.test(text)) return null
  const named = text.replace(/^[a-z]+ (?=(?:buys|bought|purchased|sells|sold)\b)/, '')
  const facts = readFacts(named, FACTS, WORDS)
  if (!facts) return null
  const given = Object.keys(facts.values)
  const rule = RULES.find(
    ({ facts: names }) => names.length === given.length && names.every((name) => given.includes(name)),
  )
  if (!rule) return null
  // The rest of the doubt must ask for what this rule gives, and for nothing else.
  // 'Is sold at a loss, what is the loss' speaks of selling but asks for the loss.
  const asked =
    /\b(?:find|what|how|calculate|determine)\b(?!.*\b(?:find|what|how|calculate|determine)\b).*$/.exec(
      facts.rest,
    )?.[0]
  if (!rule.asks.test(asked ?? facts.rest)) return null
  const deal = rule.solve((name) => readNumber(facts.values[name] ?? '0'))
  return deal && explain(deal, rule.facts, asked ?? facts.rest)
}

function explain(
  { cost, selling, marked, steps }: Deal,
  given: readonly FactName[],
  rest: string,
): Solution | null {
  const has = (name: FactName) => given.includes(name)
  const answer = (finalAnswer: string, more: Solution['steps'] = [], isRight = true) =>
    confirmed(isRight, {
      difficulty: given.length > 2 ? 'Intermediate' : 'Beginner',
      concepts: marked ? ['Discount', 'Profit & Loss'] : ['Profit & Loss'],
      steps: [...steps, ...more],
      finalAnswer,
    })
  if (cost && selling && !has('gainPercent') && !has('lossPercent')) {
    if (cost.lte(0)) return null
    const gain = selling.sub(cost)
    if (gain.equals(0)) return answer('Neither profit nor loss')
    const percent = gain.div(cost).mul(100)
    const word = gain.gt(0) ? 'profit' : 'loss'
    // When profit is asked and the result is a loss, the answer says so instead of using a negative number.
    const text = `${word === 'profit' ? 'Profit' : 'Loss'} of ${sayRupees(gain.abs())}, which is ${sayPercent(percent.abs())}`
    const isSellingAsked = (has('gain') || has('loss')) && !/%|percent/.test(rest)
    const formula = word === 'profit' ? 'selling price − cost price' : 'cost price − selling price'
    return answer(
      isSellingAsked ? sayRupees(selling) : text,
      [
        step(
          `Find the ${word}`,
          `${word === 'profit' ? 'Profit' : 'Loss'} = ${formula} = ${sayRupees(gain.abs())}`,
        ),
        step(
          `Find the ${word} per cent`,
          `$\\frac{\\text{${word}}}{\\text{cost price}} \\times 100 = \\frac{${gain.abs().toFraction()}}{${cost.toFraction()}} \\times 100$ = ${sayPercent(percent.abs())}`,
        ),
      ],
      cost.mul(hundred.add(percent)).div(100).equals(selling),
    )
  }
  if (cost && selling) return answer(sayRupees(has('cost') ? selling : cost))
  if (!marked || !selling) return null
  if (has('marked') && has('selling')) {
    const discount = marked.sub(selling)
    const percent = discount.div(marked).mul(100)
    return answer(
      `${sayRupees(discount)}, which is ${sayPercent(percent)}`,
      [
        step('Find the discount', `${sayRupees(marked)} − ${sayRupees(selling)} = ${sayRupees(discount)}`),
        step(
          'Compare it with the marked price',
          `$\\frac{${discount.toFraction()}}{${marked.toFraction()}} \\times 100$ = ${sayPercent(percent)}`,
        ),
      ],
      marked.mul(hundred.sub(percent)).div(100).equals(selling),
    )
  }
  if (has('selling')) return answer(sayRupees(marked))
  const isDiscountAsked = /discount/.test(rest) && !/selling|sell|sold|sp|price|pay/.test(rest)
  return answer(sayRupees(isDiscountAsked ? marked.sub(selling) : selling))
}

/** Prices of one thing, with the steps that led to them. */
interface Deal {
  cost?: Exact
  selling?: Exact
  marked?: Exact
  steps: Solution['steps'][number][]
}

const hundred = new Fraction(100)

function sellAt(cost: Exact, percent: Exact): Deal | null {
  if (percent.lte(-100)) return null
  const selling = cost.mul(hundred.add(percent)).div(100)
  const word = percent.lt(0) ? 'loss' : 'profit'
  return {
    cost,
    selling,
    steps: [
      step(
        `Find the ${word}`,
        `${sayPercent(percent.abs())} of ${sayRupees(cost)} = ${sayRupees(cost.mul(percent.abs()).div(100))}`,
      ),
      step(
        'Find the selling price',
        `Selling price = cost price ${percent.lt(0) ? '− loss' : '+ profit'} = ${sayRupees(selling)}`,
      ),
    ],
  }
}

const sumDeal = (cost: Exact, gain: Exact): Deal | null =>
  cost.add(gain).lt(0)
    ? null
    : {
        cost,
        selling: cost.add(gain),
        steps: [
          step(
            'Find the selling price',
            `Selling price = cost price ${gain.lt(0) ? '− loss' : '+ profit'} = ${sayRupees(cost.add(gain))}`,
          ),
        ],
      }

function boughtAt(selling: Exact, percent: Exact): Deal | null {
  if (percent.lte(-100)) return null
  const cost = selling.mul(100).div(hundred.add(percent))
  return {
    cost,
    selling,
    steps: [
      step(
        'Put the cost price at 100%',
        `The selling price is then ${sayPercent(hundred.add(percent))} of the cost price.`,
      ),
      step(
        'Find the cost price',
        `Cost price = ${sayRupees(selling)} × 100 ÷ ${hundred.add(percent)} = ${sayRupees(cost)}`,
      ),
    ],
  }
}

function discounted(marked: Exact, percent: Exact): Deal | null {
  if (percent.gt(100)) return null
  const discount = marked.mul(percent).div(100)
  return {
    marked,
    selling: marked.sub(discount),
    steps: [
      step('Find the discount', `${sayPercent(percent)} of ${sayRupees(marked)} = ${sayRupees(discount)}`),
      step(
        'Find the selling price',
        `${sayRupees(marked)} − ${sayRupees(discount)} = ${sayRupees(marked.sub(discount))}`,
      ),
    ],
  }
}

function markedAt(selling: Exact, percent: Exact): Deal | null {
  if (percent.gte(100)) return null
  const marked = selling.mul(100).div(hundred.sub(percent))
  return {
    marked,
    selling,
    steps: [
      step('Put the marked price at 100%', `The selling price is ${sayPercent(hundred.sub(percent))} of it.`),
      step(
        'Find the marked price',
        `${sayRupees(selling)} × 100 ÷ ${hundred.sub(percent)} = ${sayRupees(marked)}`,
      ),
    ],
  }
}
