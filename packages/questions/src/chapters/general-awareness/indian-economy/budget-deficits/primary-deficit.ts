import type { Random } from '../../../../kit/random/random.ts'
import { percent } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { asked, CRORE, drawAccounts, drawBudget } from './draw-budget.ts'

const CONCEPT = ['deficit-numericals', 'deficits', 'fiscal-deficit'] as const

/** A fiscal deficit and the interest in it. */
function drawInterest(rng: Random) {
  const fiscal = rng.int(12, 60) * 10
  const paid = rng.int(4, Math.floor(fiscal / 10) - 3) * 10
  return { fiscal, paid, primary: fiscal - paid }
}

export function primary(rng: Random) {
  const { fiscal: gap, paid, primary: answer } = drawInterest(rng)
  return {
    concept: CONCEPT,
    given: { find: 'primary' as const, fiscal: gap, interest: paid },
    prompt: stem(
      rng,
      [
        say`The fiscal deficit of a government is ${gap}, and its interest payments are ${paid}.`,
        say`A government pays interest of ${paid} on its past debt. Its fiscal deficit is ${gap}.`,
        say`A State borrows ${gap} in a year to cover its fiscal deficit, and ${paid} of its expenditure is interest on old loans.`,
      ],
      asked('primary deficit'),
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

export function fiscalFromPrimary(rng: Random) {
  const { fiscal: answer, paid, primary: left } = drawInterest(rng)
  return {
    concept: CONCEPT,
    given: { find: 'fiscal-from-primary' as const, interest: paid, primary: left },
    prompt: stem(
      rng,
      [
        say`The primary deficit of a government is ${left} and its interest payments are ${paid}.`,
        say`Without its interest payments of ${paid}, a government would have to borrow only ${left}, which is its primary deficit.`,
        say`In a budget, ${paid} is set aside for interest payments, and the primary deficit is ${left}.`,
        say`A country has to pay interest of ${paid} this year. If that were left out, its fiscal deficit would be ${left}.`,
      ],
      asked('fiscal deficit'),
      CRORE,
    ),
    answer,
    mistakes: [
      {
        value: Math.abs(left - paid),
        because: say`one of the two amounts was subtracted instead of added`,
      },
      { value: left, because: say`that is the primary deficit` },
      { value: paid, because: say`that is the interest` },
      { value: answer + paid, because: say`the interest was added twice` },
      { value: answer + 10, because: say`the addition was carried out wrongly` },
      { value: answer + left, because: say`the primary deficit was added twice` },
    ],
    steps: [say`Fiscal deficit = primary deficit + interest payments`, say`= ${left} + ${paid} = ${answer}`],
  }
}

export function interest(rng: Random) {
  const { fiscal: gap, paid: answer, primary: left } = drawInterest(rng)
  return {
    concept: CONCEPT,
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

export function primaryFromBudget(rng: Random) {
  const { budget, paid } = rng.until(
    () => ({ budget: drawAccounts(rng), paid: rng.int(4, 30) * 10 }),
    (drawn) => drawn.paid < drawn.budget.fiscal - 20,
  )
  const { day, assets, spent, revenue: received, capital, fiscal: gap } = budget
  const answer = gap - paid
  return {
    concept: CONCEPT,
    given: { find: 'primary-from-budget' as const, day, assets, revenue: received, capital, interest: paid },
    prompt: stem(
      rng,
      [
        say`A government spends ${day} on revenue account, of which ${paid} is interest on past loans, and ${assets} on capital account. Its revenue receipts are ${received} and its non-debt capital receipts ${capital}.`,
        say`Capital expenditure is ${assets}, and revenue expenditure ${day} with interest payments of ${paid} in it. Revenue receipts are ${received} and non-debt capital receipts ${capital}.`,
      ],
      asked('primary deficit'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gap, because: say`that is the fiscal deficit; the interest was not subtracted` },
      { value: gap + paid, because: say`the interest was added instead of subtracted` },
      { value: answer + capital, because: say`the capital receipts were left out` },
      { value: answer - capital, because: say`the capital receipts were subtracted twice` },
      { value: paid, because: say`that is the interest` },
      { value: Math.abs(day - received - paid), because: say`the capital account was left out` },
    ],
    steps: [
      say`Total expenditure = ${day} + ${assets} = ${spent}`,
      say`Fiscal deficit = ${spent} − (${received} + ${capital}) = ${gap}`,
      say`Primary deficit = ${gap} − ${paid} = ${answer}`,
    ],
  }
}

/** The interest is told by the debt and its rate. */
export function primaryOnDebt(rng: Random) {
  const { budget, debt, rate, paid } = rng.until(
    () => {
      const owed = rng.int(6, 40) * 100
      const yearly = rng.pick([5, 6, 7, 8, 9, 10])
      return { budget: drawBudget(rng), debt: owed, rate: yearly, paid: (owed * yearly) / 100 }
    },
    (drawn) => drawn.paid >= 40 && drawn.paid <= drawn.budget.fiscal - 20,
  )
  const { spent, revenue: received, capital, fiscal: gap } = budget
  const answer = gap - paid
  return {
    concept: CONCEPT,
    given: { find: 'primary-on-debt' as const, spent, revenue: received, capital, debt, rate },
    prompt: stem(
      rng,
      [
        say`A government owes ${debt} and pays interest on it at ${percent(rate)} per annum. Its total expenditure, with this interest, is ${spent}, its revenue receipts are ${received} and its non-debt capital receipts ${capital}.`,
        say`Total expenditure is ${spent}, revenue receipts are ${received} and non-debt capital receipts ${capital}. The expenditure includes the interest for the year on a public debt of ${debt} at ${percent(rate)} per annum.`,
        say`On a debt of ${debt} a State pays ${percent(rate)} interest per annum, which is a part of its total expenditure of ${spent}. It receives ${received} as revenue and ${capital} as non-debt capital receipts.`,
      ],
      asked('primary deficit'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gap, because: say`that is the fiscal deficit; the interest was not subtracted` },
      { value: gap + paid, because: say`the interest was added instead of subtracted` },
      { value: answer + capital, because: say`the capital receipts were left out` },
      { value: answer - capital, because: say`the capital receipts were subtracted twice` },
      { value: paid, because: say`that is the interest` },
      { value: Math.abs(gap - 2 * paid), because: say`the interest was subtracted twice` },
    ],
    steps: [
      say`Interest payments = ${percent(rate)} of ${debt} = ${paid}`,
      say`Fiscal deficit = ${spent} − (${received} + ${capital}) = ${gap}`,
      say`Primary deficit = ${gap} − ${paid} = ${answer}`,
    ],
  }
}
