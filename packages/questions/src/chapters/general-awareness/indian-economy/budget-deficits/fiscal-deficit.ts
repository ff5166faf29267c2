import type { Random } from '../../../../kit/random/random.ts'
import { percent } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { asked, CRORE, drawAccounts, drawBudget } from './draw-budget.ts'

const CONCEPT = ['deficit-numericals', 'fiscal-deficit', 'deficits'] as const

const FISCAL = [
  say`What is the fiscal deficit?`,
  say`Find the fiscal deficit.`,
  say`The fiscal deficit of the government is:`,
]

export function fiscal(rng: Random) {
  const { spent, capital, revenue: received, fiscal: answer } = drawBudget(rng)
  return {
    concept: CONCEPT,
    given: { find: 'fiscal' as const, spent, revenue: received, capital },
    prompt: stem(
      rng,
      [
        say`In a budget the total expenditure is ${spent}, the revenue receipts are ${received} and the capital receipts other than borrowing are ${capital}.`,
        say`A government spends ${spent} in a year. It receives ${received} on revenue account and ${capital} as capital receipts that create no debt.`,
        say`The revenue receipts of a State are ${received} and its non-debt capital receipts are ${capital}. Its total expenditure is ${spent}.`,
      ],
      FISCAL,
      CRORE,
    ),
    answer,
    mistakes: [
      { value: spent - received, because: say`the capital receipts were left out` },
      { value: spent - capital, because: say`the revenue receipts were left out` },
      { value: received - capital, because: say`the two receipts were subtracted from each other` },
      { value: answer - capital, because: say`the capital receipts were subtracted twice` },
      { value: capital, because: say`those are the capital receipts` },
      { value: answer - 10, because: say`the subtraction was carried out wrongly` },
      {
        value: spent - received + capital,
        because: say`the capital receipts were added instead of subtracted`,
      },
    ],
    steps: [
      say`Fiscal deficit = total expenditure − (revenue receipts + non-debt capital receipts)`,
      say`= ${spent} − (${received} + ${capital}) = ${answer}`,
    ],
  }
}

export function fiscalFromParts(rng: Random) {
  const { spent, capital, revenue: received, fiscal: answer, assets, loans, day, sales } = drawAccounts(rng)
  return {
    concept: CONCEPT,
    given: { find: 'fiscal-from-parts' as const, day, assets, revenue: received, loans, sales },
    prompt: stem(
      rng,
      [
        say`Revenue expenditure is ${day}, capital expenditure ${assets}, revenue receipts ${received}, recovery of loans ${loans} and receipts from disinvestment ${sales}.`,
        say`A government recovers loans of ${loans} and sells shares of public undertakings for ${sales}. Its revenue receipts are ${received}, its revenue expenditure is ${day} and its capital expenditure ${assets}.`,
      ],
      FISCAL,
      CRORE,
    ),
    answer,
    mistakes: [
      { value: spent - received, because: say`recovery of loans and disinvestment were left out` },
      { value: day - received, because: say`only the revenue account was looked at` },
      { value: spent - received - loans, because: say`disinvestment was left out` },
      { value: spent - received - sales, because: say`the recovery of loans was left out` },
      { value: answer - loans, because: say`the recovery of loans was subtracted twice` },
      { value: answer - sales, because: say`disinvestment was subtracted twice` },
      {
        value: spent - received + capital,
        because: say`the capital receipts were added instead of subtracted`,
      },
    ],
    steps: [
      say`Total expenditure = ${day} + ${assets} = ${spent}`,
      say`Receipts that create no debt = ${received} + ${loans} + ${sales} = ${received + capital}`,
      say`Fiscal deficit = ${spent} − ${received + capital} = ${answer}`,
    ],
  }
}

export function fiscalFromRevenue(rng: Random) {
  const { gap, assets, loans, sales, capital, fiscal: answer } = drawAccounts(rng)
  return {
    concept: CONCEPT,
    given: { find: 'fiscal-from-revenue' as const, gap, assets, loans, sales },
    prompt: stem(
      rng,
      [
        say`The revenue deficit of a government is ${gap} and its capital expenditure is ${assets}. It recovers loans of ${loans} and gets ${sales} from disinvestment.`,
        say`In a budget, capital expenditure is ${assets}, recovery of loans ${loans}, other receipts from the sale of public assets ${sales} and the revenue deficit ${gap}.`,
        say`A State has a revenue deficit of ${gap}. On capital account it spends ${assets}, and its only receipts there besides borrowing are repaid loans of ${loans} and sold shares of ${sales}.`,
      ],
      FISCAL,
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gap + assets, because: say`the non-debt capital receipts were left out` },
      { value: gap + assets + capital, because: say`the non-debt capital receipts were added` },
      { value: gap + assets - loans, because: say`the receipts from disinvestment were left out` },
      { value: gap + assets - sales, because: say`the recovery of loans was left out` },
      { value: assets - capital, because: say`only the capital account was looked at` },
      { value: gap + capital, because: say`the capital expenditure was left out` },
    ],
    steps: [
      say`Non-debt capital receipts = ${loans} + ${sales} = ${capital}`,
      say`Fiscal deficit = revenue deficit + (capital expenditure − non-debt capital receipts) = ${gap} + (${assets} − ${capital}) = ${answer}`,
    ],
  }
}

export function borrowing(rng: Random) {
  const { loans, sales, fiscal: answer } = drawAccounts(rng)
  const capital = answer + loans + sales
  return {
    concept: CONCEPT,
    given: { find: 'borrowing' as const, capital, loans, sales },
    prompt: stem(
      rng,
      [
        say`The total capital receipts of a government are ${capital}. Of these, ${loans} is recovery of loans, ${sales} comes from disinvestment, and the rest is borrowings and other liabilities.`,
        say`Capital receipts of ${capital} consist of recovered loans of ${loans}, disinvestment of ${sales}, and borrowings.`,
        say`A budget shows recovery of loans of ${loans} and disinvestment receipts of ${sales}. Together with borrowings, the capital receipts come to ${capital}.`,
      ],
      FISCAL,
      CRORE,
    ),
    answer,
    mistakes: [
      { value: capital, because: say`that is all of the capital receipts` },
      { value: capital - loans, because: say`disinvestment creates no debt either` },
      { value: capital - sales, because: say`the recovery of loans creates no debt either` },
      { value: loans + sales, because: say`those are the receipts that create no debt` },
      { value: answer - loans, because: say`the recovery of loans was subtracted twice` },
      { value: answer - sales, because: say`disinvestment was subtracted twice` },
    ],
    steps: [
      say`The fiscal deficit is what the government has to borrow.`,
      say`Borrowings = ${capital} − ${loans} − ${sales} = ${answer}`,
    ],
  }
}

export function disinvestment(rng: Random) {
  const { day, assets, spent, revenue: received, loans, sales: answer, fiscal: gap } = drawAccounts(rng)
  const covered = received + loans + gap
  return {
    concept: ['disinvestment', ...CONCEPT],
    given: { find: 'disinvestment' as const, day, assets, revenue: received, loans, fiscal: gap },
    prompt: stem(
      rng,
      [
        say`A government plans a revenue expenditure of ${day} and a capital expenditure of ${assets}. It expects revenue receipts of ${received} and a recovery of loans of ${loans}, and wants a fiscal deficit of ${gap}.`,
        say`With a fiscal deficit of ${gap}, revenue receipts of ${received} and recovered loans of ${loans}, a government meets a revenue expenditure of ${day} and a capital expenditure of ${assets}.`,
        say`Revenue expenditure is ${day}, capital expenditure ${assets}, revenue receipts ${received}, recovery of loans ${loans} and the fiscal deficit ${gap}.`,
      ],
      [
        say`How much must come from disinvestment?`,
        say`What are the receipts from disinvestment?`,
        say`Find the amount raised by disinvestment.`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: answer + loans, because: say`those are all the non-debt capital receipts` },
      { value: spent - received - gap + loans, because: say`the recovery of loans was added` },
      { value: Math.abs(gap - assets), because: say`capital expenditure was taken off the fiscal deficit` },
      { value: loans, because: say`that is the recovery of loans` },
      { value: Math.abs(answer - loans), because: say`the recovery of loans was subtracted twice` },
      { value: answer + 10, because: say`the subtraction was carried out wrongly` },
    ],
    steps: [
      say`Total expenditure = ${day} + ${assets} = ${spent}`,
      say`Covered by revenue, recovered loans and borrowing = ${received} + ${loans} + ${gap} = ${covered}`,
      say`Disinvestment = ${spent} − ${covered} = ${answer}`,
    ],
  }
}

/** The deficit is above its target as a share of GDP: how much less must be spent? */
export function cut(rng: Random) {
  const { accounts, target, gdp, allowed } = rng.until(
    () => {
      const drawn = drawAccounts(rng)
      const share = rng.pick([2.5, 3, 3.5, 4, 4.5, 5])
      const product = rng.int(30, 120) * 100
      return { accounts: drawn, target: share, gdp: product, allowed: (product * share) / 100 }
    },
    (drawn) =>
      Number.isInteger(drawn.allowed) &&
      drawn.allowed % 5 === 0 &&
      drawn.accounts.fiscal - drawn.allowed >= 30 &&
      drawn.allowed >= 60,
  )
  const { day, assets, spent, revenue: received, capital, fiscal: gap } = accounts
  const answer = gap - allowed
  return {
    concept: CONCEPT,
    given: { find: 'cut' as const, day, assets, revenue: received, capital, gdp, target },
    prompt: stem(
      rng,
      [
        say`A country has a GDP of ${gdp}. Its government plans a revenue expenditure of ${day} and a capital expenditure of ${assets}, with revenue receipts of ${received} and non-debt capital receipts of ${capital}.`,
        say`Revenue receipts are ${received}, non-debt capital receipts ${capital}, revenue expenditure ${day} and capital expenditure ${assets}. The GDP of the country is ${gdp}.`,
      ],
      [
        say`By how much must the expenditure be cut to bring the fiscal deficit down to ${percent(target)} of GDP?`,
        say`The fiscal deficit is to be ${percent(target)} of GDP. How much less must the government spend?`,
        say`If the fiscal deficit may be only ${percent(target)} of GDP, then by what amount should the expenditure be reduced?`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gap, because: say`that is the whole fiscal deficit before the cut` },
      { value: allowed, because: say`that is the deficit which is allowed` },
      { value: answer + capital, because: say`the non-debt capital receipts were left out` },
      {
        value: Math.abs(answer - capital),
        because: say`the non-debt capital receipts were subtracted twice`,
      },
      { value: Math.abs(day - received - allowed), because: say`only the revenue account was looked at` },
      { value: gap + allowed, because: say`the allowed deficit was added` },
    ],
    steps: [
      say`Fiscal deficit = ${spent} − (${received} + ${capital}) = ${gap}`,
      say`Allowed deficit = ${percent(target)} of ${gdp} = ${allowed}`,
      say`Cut in expenditure = ${gap} − ${allowed} = ${answer}`,
    ],
  }
}

export function ofGdp(rng: Random) {
  const { budget, gdp, share } = rng.until(
    () => {
      const drawn = drawAccounts(rng)
      const part = rng.pick([2.5, 3, 3.5, 4, 4.5, 5, 6])
      return { budget: drawn, share: part, gdp: (drawn.fiscal * 100) / part }
    },
    (drawn) => Number.isInteger(drawn.gdp) && drawn.gdp % 10 === 0,
  )
  const { day, assets, spent, revenue: received, capital } = budget
  const answer = percent(share)
  return {
    concept: CONCEPT,
    given: { find: 'of-gdp' as const, day, assets, revenue: received, capital, gdp },
    prompt: stem(
      rng,
      [
        say`The GDP of a country is ${gdp}. Its government spends ${day} on revenue account and ${assets} on capital account, and receives ${received} as revenue and ${capital} as non-debt capital receipts.`,
        say`Revenue expenditure is ${day}, capital expenditure ${assets}, revenue receipts are ${received} and non-debt capital receipts ${capital}. The GDP is ${gdp}.`,
      ],
      [
        say`What is the fiscal deficit as a percentage of GDP?`,
        say`Express the fiscal deficit as a percentage of GDP.`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: (100 * (spent - received)) / gdp, because: say`the capital receipts were left out` },
      { value: (100 * (day - received)) / gdp, because: say`that is the share of the revenue deficit` },
      { value: share + 1, because: say`the division was carried out wrongly` },
      { value: share - 1, because: say`the division was carried out wrongly by one` },
      { value: share / 2, because: say`the result was halved` },
      { value: share * 2, because: say`the result was doubled` },
      // No paper prints 3 1/6% beside whole and half per cents.
    ].filter(({ value }) => Number.isInteger(2 * value)),
    steps: [
      say`Total expenditure = ${day} + ${assets} = ${spent}`,
      say`Fiscal deficit = ${spent} − (${received} + ${capital}) = ${budget.fiscal}`,
      say`Share of GDP = ${budget.fiscal} ÷ ${gdp} × 100 = ${answer}`,
    ],
  }
}

export function expenditure(rng: Random) {
  const { spent: answer, capital, revenue: received, fiscal: gap } = drawBudget(rng)
  return {
    concept: CONCEPT,
    given: { find: 'spent' as const, fiscal: gap, capital, revenue: received },
    prompt: stem(
      rng,
      [
        say`The fiscal deficit of a government is ${gap}. Its revenue receipts are ${received}, and its non-debt capital receipts are ${capital}.`,
        say`With revenue receipts of ${received} and non-debt capital receipts of ${capital}, a government has a fiscal deficit of ${gap}.`,
      ],
      asked('total expenditure'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: received + capital, because: say`the deficit was left out` },
      { value: received + gap, because: say`the capital receipts were left out` },
      { value: received + capital - gap, because: say`the deficit was subtracted` },
      { value: received + gap - capital, because: say`the capital receipts were subtracted` },
      { value: answer + capital, because: say`the capital receipts were counted twice` },
    ],
    steps: [
      say`Total expenditure = revenue receipts + non-debt capital receipts + fiscal deficit`,
      say`= ${received} + ${capital} + ${gap} = ${answer}`,
    ],
  }
}
