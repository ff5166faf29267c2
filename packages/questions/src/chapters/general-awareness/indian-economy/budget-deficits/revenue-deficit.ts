import type { Random } from '../../../../kit/random/random.ts'
import { percent } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { asked, CRORE, drawAccounts } from './draw-budget.ts'

const CONCEPT = ['deficit-numericals', 'deficits'] as const
const RECEIPTS = [...CONCEPT, 'receipts-and-expenditure'] as const

export function revenue(rng: Random) {
  const received = rng.int(30, 120) * 10
  const answer = rng.int(4, 28) * 10
  const spent = received + answer
  const assets = rng.int(5, 30) * 10
  return {
    concept: CONCEPT,
    given: { find: 'revenue' as const, spent, received, assets },
    prompt: stem(
      rng,
      [
        say`The revenue receipts of a government are ${received}, its revenue expenditure is ${spent} and its capital expenditure ${assets}.`,
        say`In a year a State spends ${spent} on revenue account and ${assets} on capital account. Its revenue receipts are ${received}.`,
        say`The revenue account of a State shows receipts of ${received} and an expenditure of ${spent}, while ${assets} is spent on capital account.`,
      ],
      asked('revenue deficit'),
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

export function revenueFromTaxes(rng: Random) {
  const [taxes, fees, sales] = [rng.int(25, 100) * 10, rng.int(6, 24) * 10, rng.int(3, 12) * 10]
  const answer = rng.int(5, 28) * 10
  const spent = taxes + fees + answer
  return {
    concept: RECEIPTS,
    given: { find: 'revenue-from-taxes' as const, taxes, fees, sales, spent },
    prompt: stem(
      rng,
      [
        say`A government collects net tax revenue of ${taxes} and non-tax revenue of ${fees}, and gets ${sales} from disinvestment. Its revenue expenditure is ${spent}.`,
        say`Revenue expenditure is ${spent}, receipts from disinvestment are ${sales}, tax revenue ${taxes}, and interest, dividends and fees bring ${fees}.`,
        say`The tax revenue of a State is ${taxes}, its non-tax revenue ${fees} and its recovery of loans ${sales}. Salaries, subsidies and other revenue expenditure take ${spent}.`,
      ],
      asked('revenue deficit'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: spent - taxes, because: say`the non-tax revenue was left out` },
      { value: Math.abs(answer - sales), because: say`a capital receipt was counted as revenue` },
      { value: spent - taxes - sales, because: say`a capital receipt was taken for the non-tax revenue` },
      { value: answer + sales, because: say`the capital receipt was added` },
      { value: spent - taxes + fees, because: say`the non-tax revenue was added instead of subtracted` },
      { value: answer - 10, because: say`the subtraction was carried out wrongly by ten` },
    ],
    steps: [
      say`Revenue receipts = tax revenue + non-tax revenue = ${taxes} + ${fees} = ${taxes + fees}`,
      say`Revenue deficit = ${spent} − ${taxes + fees} = ${answer}`,
    ],
  }
}

/** The revenue deficit without the grants that build assets for States and local bodies. */
function drawGrants(rng: Random) {
  const gap = rng.int(14, 60) * 10
  const grants = rng.int(4, Math.floor(gap / 10) - 4) * 10
  return { gap, grants, effective: gap - grants }
}

export function effective(rng: Random) {
  const { gap, grants: given, effective: answer } = drawGrants(rng)
  return {
    concept: CONCEPT,
    given: { find: 'effective' as const, gap, grants: given },
    prompt: stem(
      rng,
      [
        say`The revenue deficit of the Union is ${gap}, and ${given} of its revenue expenditure is grants to States for the creation of capital assets.`,
        say`Grants for the creation of capital assets are ${given} and the revenue deficit is ${gap}.`,
        say`A government has a revenue deficit of ${gap}. It gives grants-in-aid of ${given} for creating capital assets.`,
      ],
      asked('effective revenue deficit'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gap + given, because: say`the grants were added instead of subtracted` },
      { value: given, because: say`those are the grants` },
      { value: gap, because: say`that is the revenue deficit` },
      { value: Math.abs(gap - 2 * given), because: say`the grants were subtracted twice` },
      { value: answer + 10, because: say`the subtraction was carried out wrongly` },
      { value: answer - 10, because: say`the subtraction was carried out wrongly` },
      { value: answer - 100, because: say`a hundred too much was subtracted` },
    ],
    steps: [
      say`Effective revenue deficit = revenue deficit − grants for the creation of capital assets`,
      say`= ${gap} − ${given} = ${answer}`,
    ],
  }
}

export function effectiveFromAccount(rng: Random) {
  const { gap, grants: given, effective: answer } = drawGrants(rng)
  const received = rng.int(40, 120) * 10
  const spent = received + gap
  return {
    concept: CONCEPT,
    given: { find: 'effective-from-account' as const, spent, received, grants: given },
    prompt: stem(
      rng,
      [
        say`The revenue expenditure of a government is ${spent}, including grants of ${given} for the creation of capital assets. Its revenue receipts are ${received}.`,
        say`Revenue receipts are ${received} and revenue expenditure is ${spent}. Grants for the creation of capital assets account for ${given} of this expenditure.`,
        say`Out of a revenue expenditure of ${spent}, a government gives ${given} to States to create capital assets. It receives ${received} as revenue.`,
      ],
      asked('effective revenue deficit'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gap, because: say`that is the revenue deficit; the grants were not subtracted` },
      { value: gap + given, because: say`the grants were added instead of subtracted` },
      { value: spent - given, because: say`the revenue receipts were left out` },
      { value: given, because: say`those are the grants` },
      { value: Math.abs(gap - 2 * given), because: say`the grants were subtracted twice` },
      { value: answer + 10, because: say`the subtraction was carried out wrongly` },
      { value: answer - 10, because: say`the subtraction was carried out wrongly` },
      { value: answer - 100, because: say`a hundred too much was subtracted` },
    ],
    steps: [
      say`Revenue deficit = ${spent} − ${received} = ${gap}`,
      say`Effective revenue deficit = ${gap} − ${given} = ${answer}`,
    ],
  }
}

export function grants(rng: Random) {
  const { gap, grants: answer, effective: left } = drawGrants(rng)
  const [taxes, fees] = [rng.int(25, 100) * 10, rng.int(6, 24) * 10]
  const received = taxes + fees
  const spent = received + gap
  return {
    concept: RECEIPTS,
    given: { find: 'grants' as const, spent, taxes, fees, effective: left },
    prompt: stem(
      rng,
      [
        say`A government has tax revenue of ${taxes}, non-tax revenue of ${fees} and revenue expenditure of ${spent}. Its effective revenue deficit is ${left}.`,
        say`The effective revenue deficit of a government is ${left}, its revenue expenditure ${spent}, tax revenue ${taxes} and non-tax revenue ${fees}.`,
      ],
      [
        say`How much did it give as grants for the creation of capital assets?`,
        say`Find the grants given for the creation of capital assets.`,
        say`What are its grants for the creation of capital assets?`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gap, because: say`that is the revenue deficit` },
      { value: left, because: say`that is the effective revenue deficit` },
      { value: gap + left, because: say`the effective revenue deficit was added` },
      { value: answer + fees, because: say`the non-tax revenue was left out` },
      { value: answer - 10, because: say`the subtraction was carried out wrongly by ten` },
      { value: Math.abs(gap - 2 * left), because: say`the effective revenue deficit was subtracted twice` },
    ],
    steps: [
      say`Revenue receipts = ${taxes} + ${fees} = ${received}`,
      say`Revenue deficit = ${spent} − ${received} = ${gap}`,
      say`Grants = revenue deficit − effective revenue deficit = ${gap} − ${left} = ${answer}`,
    ],
  }
}

/** How much of what is borrowed goes into running expenses. */
export function revenueOfFiscal(rng: Random) {
  const {
    day,
    assets,
    revenue: received,
    capital,
    fiscal,
    gap,
  } = rng.until(
    () => drawAccounts(rng),
    (drawn) => (100 * drawn.gap) % drawn.fiscal === 0 && drawn.gap < drawn.fiscal,
  )
  const share = (100 * gap) / fiscal
  const answer = percent(share)
  return {
    concept: ['deficit-numericals', 'deficits', 'fiscal-deficit'],
    given: { find: 'revenue-of-fiscal' as const, day, assets, revenue: received, capital },
    prompt: stem(
      rng,
      [
        say`Revenue expenditure is ${day}, capital expenditure ${assets}, revenue receipts are ${received} and non-debt capital receipts ${capital}.`,
        say`A government receives ${received} on revenue account and ${capital} as non-debt capital receipts. It spends ${day} on revenue account and ${assets} on capital account.`,
      ],
      [
        say`What percentage of the fiscal deficit is the revenue deficit?`,
        say`The revenue deficit is what per cent of the fiscal deficit?`,
        say`Find the revenue deficit as a percentage of the fiscal deficit.`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: 100 - share, because: say`that is the share of the other part of the fiscal deficit` },
      { value: share + 10, because: say`the division was carried out wrongly` },
      { value: share - 10, because: say`the division was carried out wrongly by ten` },
      { value: share / 2, because: say`the result was halved` },
      { value: share + 5, because: say`the quotient was rounded up too far` },
      { value: share - 5, because: say`the quotient was rounded down too far` },
    ],
    within: [1, 99] as const,
    steps: [
      say`Revenue deficit = ${day} − ${received} = ${gap}`,
      say`Fiscal deficit = ${gap} + ${assets} − ${capital} = ${fiscal}`,
      say`Share = ${gap} ÷ ${fiscal} × 100 = ${answer}`,
    ],
  }
}
