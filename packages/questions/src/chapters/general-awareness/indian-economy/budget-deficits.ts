import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { percent } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "Total expenditure is ₹500 crore, revenue receipts ₹300 crore and non-debt capital receipts ₹40 crore. What is the fiscal deficit?" */
export const budgetDeficits = defineGenerator({
  id: 'economy/budget-deficits',
  version: 1,
  concepts: ['fiscal-deficit', 'deficits', 'deficit-numericals'],
  levels: {
    easy: { forms: [fiscal, revenue] },
    medium: { forms: [primary, fiscalFromParts, interest, revenue] },
    hard: { forms: [ofGdp, expenditure, primaryFromBudget] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'fiscal':
        // What is spent and not covered by receipts that create no debt.
        return given.spent - (given.revenue + given.capital)
      case 'fiscal-from-parts':
        return given.day + given.assets - given.revenue - given.loans - given.sales
      case 'revenue':
        return given.spent - given.received
      case 'primary':
        return given.fiscal - given.interest
      case 'interest':
        return given.fiscal - given.primary
      case 'of-gdp':
        return (100 * (given.spent - given.revenue - given.capital)) / given.gdp
      case 'spent':
        return given.fiscal + given.capital + given.revenue
      case 'primary-from-budget':
        return given.spent - given.interest - given.revenue - given.capital
    }
  },
})

const CRORE = [say`(All figures are in ₹ crore.)`, say`(Figures in ₹ crore)`, say`Figures are in ₹ crore.`]

/** A budget in steps of ten crore, with a deficit of a fifth to a third of what is spent. */
function drawBudget(rng: Random) {
  const spent = rng.int(40, 180) * 10
  const fiscal = Math.round((spent * rng.int(18, 34)) / 1000) * 10
  const capital = rng.int(2, 9) * 10
  return { spent, fiscal, capital, revenue: spent - fiscal - capital }
}

const FISCAL = [
  say`What is the fiscal deficit?`,
  say`Find the fiscal deficit.`,
  say`The fiscal deficit of the government is:`,
]

function fiscal(rng: Random) {
  const { spent, capital, revenue: received, fiscal: answer } = drawBudget(rng)
  return {
    concept: ['deficit-numericals', 'fiscal-deficit', 'deficits'],
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

function fiscalFromParts(rng: Random) {
  const { spent, capital, revenue: received, fiscal: answer } = drawBudget(rng)
  const assets = Math.round((spent * rng.int(15, 30)) / 1000) * 10
  const loans = Math.max(1, Math.floor((capital * rng.int(20, 70)) / 1000)) * 10
  const [day, sales] = [spent - assets, capital - loans]
  return {
    concept: ['deficit-numericals', 'fiscal-deficit', 'deficits'],
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
      { value: Math.abs(day - received), because: say`only the revenue account was looked at` },
      { value: spent - received - loans, because: say`disinvestment was left out` },
      { value: spent - received - sales, because: say`the recovery of loans was left out` },
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

function revenue(rng: Random) {
  const received = rng.int(30, 120) * 10
  const answer = rng.int(4, 28) * 10
  const spent = received + answer
  const assets = rng.int(5, 30) * 10
  return {
    concept: ['deficit-numericals', 'deficits'],
    given: { find: 'revenue' as const, spent, received, assets },
    prompt: stem(
      rng,
      [
        say`The revenue receipts of a government are ${received}, its revenue expenditure is ${spent} and its capital expenditure ${assets}.`,
        say`In a year a State spends ${spent} on revenue account and ${assets} on capital account. Its revenue receipts are ${received}.`,
      ],
      [say`What is the revenue deficit?`, say`Find the revenue deficit.`, say`The revenue deficit is:`],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: spent + assets - received, because: say`the capital expenditure was counted too` },
      { value: Math.abs(received - assets), because: say`capital expenditure was taken off the receipts` },
      { value: Math.abs(answer - assets), because: say`the capital expenditure was subtracted too` },
      { value: assets, because: say`that is the capital expenditure` },
      { value: answer - 10, because: say`the subtraction was carried out wrongly by ten` },
      { value: answer + 10, because: say`the subtraction was carried out wrongly` },
    ],
    steps: [
      say`Revenue deficit = revenue expenditure − revenue receipts`,
      say`= ${spent} − ${received} = ${answer}`,
    ],
  }
}

function primary(rng: Random) {
  const gap = rng.int(12, 60) * 10
  const paid = rng.int(4, Math.floor(gap / 10) - 3) * 10
  const answer = gap - paid
  return {
    concept: ['deficit-numericals', 'deficits', 'fiscal-deficit'],
    given: { find: 'primary' as const, fiscal: gap, interest: paid },
    prompt: stem(
      rng,
      [
        say`The fiscal deficit of a government is ${gap}, and its interest payments are ${paid}.`,
        say`A government pays interest of ${paid} on its past debt. Its fiscal deficit is ${gap}.`,
      ],
      [say`What is the primary deficit?`, say`Find the primary deficit.`, say`The primary deficit is:`],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gap + paid, because: say`the interest was added instead of subtracted` },
      { value: paid, because: say`that is the interest` },
      { value: gap, because: say`that is the fiscal deficit` },
      { value: Math.abs(gap - 2 * paid), because: say`the interest was subtracted twice` },
      { value: answer + 10, because: say`the subtraction was carried out wrongly` },
    ],
    steps: [say`Primary deficit = fiscal deficit − interest payments`, say`= ${gap} − ${paid} = ${answer}`],
  }
}

function interest(rng: Random) {
  const gap = rng.int(12, 60) * 10
  const answer = rng.int(4, Math.floor(gap / 10) - 3) * 10
  const left = gap - answer
  return {
    concept: ['deficit-numericals', 'deficits', 'fiscal-deficit'],
    given: { find: 'interest' as const, fiscal: gap, primary: left },
    prompt: stem(
      rng,
      [
        say`The fiscal deficit of a country is ${gap} and its primary deficit is ${left}.`,
        say`In a year the primary deficit of a government is ${left}, while its fiscal deficit is ${gap}.`,
      ],
      [
        say`What are the interest payments?`,
        say`Find the interest that it pays.`,
        say`The interest payments are:`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gap + left, because: say`the two deficits were added` },
      { value: left, because: say`that is the primary deficit` },
      { value: answer - 10, because: say`the subtraction was carried out wrongly by ten` },
      { value: gap, because: say`that is the fiscal deficit` },
      { value: answer + 10, because: say`the subtraction was carried out wrongly` },
    ],
    steps: [say`Interest payments = fiscal deficit − primary deficit`, say`= ${gap} − ${left} = ${answer}`],
  }
}

function ofGdp(rng: Random) {
  const { budget, gdp, share } = rng.until(
    () => {
      const drawn = drawBudget(rng)
      const part = rng.pick([2.5, 3, 3.5, 4, 4.5, 5, 6])
      return { budget: drawn, share: part, gdp: (drawn.fiscal * 100) / part }
    },
    (drawn) => Number.isInteger(drawn.gdp) && drawn.gdp % 10 === 0,
  )
  const answer = percent(share)
  return {
    concept: ['deficit-numericals', 'fiscal-deficit', 'deficits'],
    given: {
      find: 'of-gdp' as const,
      spent: budget.spent,
      revenue: budget.revenue,
      capital: budget.capital,
      gdp,
    },
    prompt: stem(
      rng,
      [
        say`The GDP of a country is ${gdp}. Its government spends ${budget.spent}, receives ${budget.revenue} on revenue account and ${budget.capital} as non-debt capital receipts.`,
        say`Total expenditure is ${budget.spent}, revenue receipts are ${budget.revenue} and non-debt capital receipts ${budget.capital}. The GDP is ${gdp}.`,
      ],
      [
        say`What is the fiscal deficit as a percentage of GDP?`,
        say`Express the fiscal deficit as a percentage of GDP.`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      {
        value: (100 * (budget.spent - budget.revenue)) / gdp,
        because: say`the capital receipts were left out`,
      },
      { value: share * 2, because: say`the result was doubled` },
      { value: share + 1, because: say`the division was carried out wrongly` },
      { value: share - 1, because: say`the division was carried out wrongly by one` },
      { value: share / 2, because: say`the result was halved` },
    ],
    steps: [
      say`Fiscal deficit = ${budget.spent} − (${budget.revenue} + ${budget.capital}) = ${budget.fiscal}`,
      say`Share of GDP = ${budget.fiscal} ÷ ${gdp} × 100 = ${answer}`,
    ],
  }
}

function expenditure(rng: Random) {
  const { spent: answer, capital, revenue: received, fiscal: gap } = drawBudget(rng)
  return {
    concept: ['deficit-numericals', 'fiscal-deficit', 'deficits'],
    given: { find: 'spent' as const, fiscal: gap, capital, revenue: received },
    prompt: stem(
      rng,
      [
        say`The fiscal deficit of a government is ${gap}. Its revenue receipts are ${received}, and its non-debt capital receipts are ${capital}.`,
        say`With revenue receipts of ${received} and non-debt capital receipts of ${capital}, a government has a fiscal deficit of ${gap}.`,
      ],
      [say`What is its total expenditure?`, say`Find the total expenditure.`, say`Its total expenditure is:`],
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

function primaryFromBudget(rng: Random) {
  const { budget, paid } = rng.until(
    () => ({ budget: drawBudget(rng), paid: rng.int(4, 30) * 10 }),
    (drawn) => drawn.paid < drawn.budget.fiscal - 20,
  )
  const answer = budget.fiscal - paid
  return {
    concept: ['deficit-numericals', 'deficits', 'fiscal-deficit'],
    given: {
      find: 'primary-from-budget' as const,
      spent: budget.spent,
      revenue: budget.revenue,
      capital: budget.capital,
      interest: paid,
    },
    prompt: stem(
      rng,
      [
        say`A government spends ${budget.spent}, of which ${paid} is interest on past loans. Its revenue receipts are ${budget.revenue} and its non-debt capital receipts ${budget.capital}.`,
        say`Total expenditure is ${budget.spent}, with interest payments of ${paid} in it. Revenue receipts are ${budget.revenue} and non-debt capital receipts ${budget.capital}.`,
      ],
      [say`What is the primary deficit?`, say`Find the primary deficit.`, say`The primary deficit is:`],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: budget.fiscal, because: say`that is the fiscal deficit; the interest was not subtracted` },
      { value: budget.fiscal + paid, because: say`the interest was added instead of subtracted` },
      { value: answer + budget.capital, because: say`the capital receipts were left out` },
      { value: answer - budget.capital, because: say`the capital receipts were subtracted twice` },
      { value: paid, because: say`that is the interest` },
    ],
    steps: [
      say`Fiscal deficit = ${budget.spent} − (${budget.revenue} + ${budget.capital}) = ${budget.fiscal}`,
      say`Primary deficit = ${budget.fiscal} − ${paid} = ${answer}`,
    ],
  }
}
