import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { money, percent, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the difference between compound and simple interest on ₹8,000 at 5% for 2 years?" */
export const ciSiGap = defineGenerator({
  id: 'arithmetic/ci-si-gap',
  version: 12,
  concepts: ['ci-si-difference', 'ci-si-two-years', 'ci-si-three-years', 'ci-from-si'],
  levels: {
    easy: { forms: [...often(2, gapOfTwo), compoundOfTwo] },
    medium: { forms: [...often(3, sumFromGap), ...often(3, rateFromGap), ...often(2, gapOfThree)] },
    hard: {
      forms: [
        ...often(14, sumFromGapOfThree),
        ...often(12, rateFromGapOfThree),
        ...often(12, threeFromTwo),
        rateFromRatio,
        ...often(12, compoundFromSimple),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Year by year: interest on the sum alone, and interest on the whole amount.
    const gapOf = (sum: number, rate: number) => {
      let [amount, simple] = [sum, 0]
      for (let year = 0; year < given.years; year++) {
        amount += (amount * rate) / 100
        simple += (sum * rate) / 100
      }
      return amount - sum - simple
    }
    if (given.find === 'gap') return gapOf(given.sum, given.rate)
    if (given.find === 'next-gap') return given.gap * (gapOf(1, given.rate) / (given.rate / 100) ** 2)
    if (given.find === 'rate-of-gaps')
      return bisect((rate) => gapOf(1, rate) / (rate / 100) ** 2 - given.sum / given.gap, 100)
    if (given.find === 'compound') return given.sum + gapOf(given.sum / ((3 * given.rate) / 100), given.rate)
    if (given.find === 'compound-of-two')
      return given.sum + gapOf(given.sum / ((2 * given.rate) / 100), given.rate)
    if (given.find === 'sum') return given.gap / gapOf(1, given.rate)
    return range(1, 60).find((rate) => Math.abs(gapOf(given.sum, rate) - given.gap) < 1e-6) ?? Number.NaN
  },
})

const RATES = [4, 5, 6, 8, 10, 12, 15, 20, 25] as const

const LENDERS = ['man', 'person', 'trader', 'farmer', 'woman', 'teacher', 'shopkeeper', 'driver'] as const

function draw(rng: Random, years: number) {
  const rate = rng.pick(
    years === 3 ? [4, 5, 8, ...often(6, 10), 12, 15, ...often(6, 20), ...often(6, 25)] : RATES,
  )
  // A sum for which the gap is whole.
  const least =
    years === 3 ? 1_000_000 / gcd(rate * rate * (300 + rate), 1_000_000) : 10_000 / gcd(rate * rate, 10_000)
  // In full hundreds where that leaves enough of them.
  const unit = least < 5000 ? lcm(least, 100) : least
  const sum =
    unit *
    rng.int(
      Math.max(1, Math.ceil(2000 / unit)),
      Math.max(2, Math.floor((years === 3 ? 5_00_000 : 4_00_000) / unit)),
    )
  const share = rate / 100
  const gap = Math.round(years === 2 ? sum * share * share : sum * share * share * (3 + share))
  return { rate, sum, gap }
}

function gapOfTwo(rng: Random) {
  const { rate, sum, gap } = draw(rng, 2)
  const simple = (2 * sum * rate) / 100
  return {
    concept: ['ci-si-two-years', 'ci-si-difference'],
    given: { find: 'gap' as const, sum, rate, years: 2, gap: 0 },
    prompt: rng.pick([
      say`${ask(rng, say`the difference between the compound interest, compounded annually, and the simple interest on ${money(sum)} at ${percent(rate)} per annum for 2 years`)}`,
      say`A sum of ${money(sum)} is ${rng.pick(['invested', 'lent', 'borrowed', 'deposited', 'placed in a bank', 'advanced'])} for 2 years at ${percent(rate)} per annum. By how much does the compound interest, compounded annually, exceed the simple interest?`,
      say`If ${rng.pick(['a man', 'a person', 'a bank', 'a trader'])} lends ${money(sum)} at ${percent(rate)} per annum for 2 years, then ${askThen(rng, 'the difference between the compound interest (compounded annually) and the simple interest')}`,
      say`A ${rng.pick(LENDERS)} borrows ${money(sum)} at ${percent(rate)} simple interest per annum and lends it at the same rate of compound interest, compounded annually. ${ask(rng, 'the gain after 2 years')}`,
      say`On ${rng.pick(['a deposit', 'a loan', 'an investment'])} of ${money(sum)} for 2 years at ${percent(rate)} per annum, how much more is earned at compound interest (compounded annually) than at simple interest?`,
      say`Two friends invest ${money(sum)} each for 2 years at ${percent(rate)} per annum, one at simple interest and the other at compound interest, compounded annually. How much more does the second one earn?`,
      say`How much is lost in 2 years on ${money(sum)} at ${percent(rate)} per annum, if a bank pays simple interest instead of interest compounded annually?`,
      say`A ${rng.pick(LENDERS)} deposits ${money(sum)} in each of two banks for 2 years at ${percent(rate)} per annum. One bank pays simple interest, the other compounds it annually. ${ask(rng, 'the difference between the two interests')}`,
      say`${money(sum)} is borrowed for 2 years at ${percent(rate)} per annum. If the interest is compounded annually instead of being simple, how much extra has to be paid?`,
      say`For ${money(sum)} at ${percent(rate)} per annum for 2 years, CI − SI is equal to:`,
      say`CI (compounded annually) and SI on ${money(sum)} for 2 years at ${percent(rate)} per annum differ by:`,
      say`A bank changes from simple to compound interest, compounded annually. How much more does ${money(sum)} then earn in 2 years at ${percent(rate)} per annum?`,
      say`What does a ${rng.pick(LENDERS)} gain in 2 years by lending ${money(sum)} at compound interest, compounded annually, rather than at simple interest, the rate being ${percent(rate)} per annum?`,
      say`For a sum of ${money(sum)}, the rate of interest is ${percent(rate)} per annum. ${ask(rng, 'the difference between the amounts at compound interest, compounded annually, and at simple interest after 2 years')}`,
    ]),
    answer: money(gap),
    mistakes: [
      { value: simple, because: say`that is the simple interest` },
      { value: simple + gap, because: say`that is the compound interest` },
      { value: simple / 2, because: say`that is the interest of one year` },
      { value: 2 * gap, because: say`interest on the first year’s interest was reckoned for both years` },
      { value: gap / 4, because: say`that is the difference in one year with half-yearly compounding` },
      { value: gap / 2, because: say`that is the difference per year on the average` },
      {
        value: (sum * rate * rate) / 1000,
        because: say`one of the two percents was divided by 10 instead of 100`,
      },
      { value: gap + (sum * rate) / 100, because: say`one year’s interest was added to the difference` },
    ],
    steps: [
      say`In 2 years the two differ only by the interest on the first year’s interest, ${money((sum * rate) / 100)}.`,
      say`${percent(rate)} of ${money((sum * rate) / 100)} = ${money(gap)}`,
    ],
  }
}

/** "The simple interest on a sum for 2 years at 10% is ₹1,200. What is the compound interest?" */
function compoundOfTwo(rng: Random) {
  const { rate, sum, gap } = draw(rng, 2)
  const simple = (2 * sum * rate) / 100
  const answer = money(simple + gap)
  return {
    concept: 'ci-from-si',
    given: { find: 'compound-of-two' as const, sum: simple, rate, years: 2, gap: 0 },
    prompt: rng.pick([
      say`The simple interest on a certain sum for 2 years at ${percent(rate)} per annum is ${money(simple)}. ${ask(rng, 'the compound interest on the same sum for the same time, compounded annually')}`,
      say`If a sum earns ${money(simple)} as simple interest in 2 years at ${percent(rate)} per annum, how much would it earn at compound interest, compounded annually?`,
      say`A ${rng.pick(LENDERS)} pays ${money(simple)} as simple interest for 2 years at ${percent(rate)} per annum. What would the interest be if it were compounded annually?`,
      say`At ${percent(rate)} per annum the SI on a sum for 2 years is ${money(simple)}. The CI, compounded annually, is:`,
      say`At ${percent(rate)} per annum simple interest, a ${rng.pick(['deposit', 'loan', 'sum'])} yields ${money(simple)} in 2 years. Compounded annually, the interest would be:`,
      say`What is the CI for 2 years on a sum whose SI for 2 years is ${money(simple)}, both at ${percent(rate)} per annum, compounded annually?`,
      say`${money(simple)} is the simple interest on a sum for 2 years at ${percent(rate)} per annum. If the interest were compounded annually, how much would it be?`,
      say`A ${rng.pick(LENDERS)} gets ${money(simple)} as simple interest on an investment in 2 years, the rate being ${percent(rate)} per annum. How much would the same investment earn, if the interest were compounded annually?`,
    ]),
    answer,
    mistakes: [
      { value: simple, because: say`that is the simple interest` },
      {
        value: simple + 2 * gap,
        because: say`interest on the first year’s interest was reckoned for both years`,
      },
      { value: simple + gap / 2, because: say`only half of the interest on the interest was added` },
      { value: simple + gap / 4, because: say`only a quarter of the interest on the interest was added` },
      { value: simple + 3 * gap, because: say`the interest on the interest was added three times` },
      {
        value: simple + 1.5 * gap,
        because: say`the interest on the interest was added one and a half times`,
      },
    ],
    // Never less than the simple interest.
    within: [simple, 1.6 * simple] as const,
    steps: [
      say`The interest of one year is ${simple} ÷ 2 = ${money(simple / 2)}; in the second year it earns ${percent(rate)} of ${simple / 2} = ${money(gap)} more.`,
      say`${simple} + ${gap} = ${answer}`,
    ],
  }
}

function sumFromGap(rng: Random) {
  const { rate, sum, gap } = draw(rng, 2)
  return {
    concept: ['ci-si-two-years', 'ci-si-difference'],
    given: { find: 'sum' as const, rate, gap, years: 2, sum: 0 },
    prompt: rng.pick([
      say`The difference between the compound interest, compounded annually, and the simple interest on a certain sum for 2 years at ${percent(rate)} per annum is ${money(gap)}. ${ask(rng, 'the sum')}`,
      say`If the compound interest on a sum for 2 years at ${percent(rate)} per annum, compounded annually, is ${money(gap)} more than the simple interest, then ${askThen(rng, 'the principal')}`,
      say`On a certain ${rng.pick(['deposit', 'loan', 'investment'])} for 2 years at ${percent(rate)} per annum, the compound interest (compounded annually) exceeds the simple interest by ${money(gap)}. ${ask(rng, 'the principal')}`,
      say`A sum lent for 2 years brings ${money(gap)} more at compound interest than at simple interest. If the rate is ${percent(rate)} per annum and the interest is compounded annually, ${askThen(rng, 'the sum')}`,
      say`A ${rng.pick(LENDERS)} would earn ${money(gap)} more in 2 years at ${percent(rate)} per annum if the interest were compounded annually instead of being simple. ${ask(rng, 'the sum invested')}`,
      say`At ${percent(rate)} per annum for 2 years, the compound interest (compounded annually) and the simple interest on a sum differ by ${money(gap)}. ${ask(rng, 'the sum')}`,
    ]),
    answer: money(sum),
    mistakes: [
      { value: (gap * 100) / rate, because: say`that is the interest of one year, not the sum` },
      {
        value: (gap * 100) / (2 * rate),
        because: say`the difference was taken for the simple interest of 2 years`,
      },
      {
        value: 2 * sum,
        because: say`the first year’s interest was taken to bear interest for half a year only`,
      },
      { value: sum / 2, because: say`interest on the first year’s interest was reckoned for both years` },
      { value: (sum * (100 + rate)) / 100, because: say`that is the amount after one year` },
      {
        value: (sum * (100 + 2 * rate)) / 100,
        because: say`that is the amount with simple interest after 2 years`,
      },
      {
        value: (gap * 1000) / (rate * rate),
        because: say`one of the two percents was divided by 10 instead of 100`,
      },
    ],
    steps: [
      say`The difference of 2 years is ${percent(rate)} of ${percent(rate)} of the sum.`,
      say`So sum × ${rate} × ${rate} ÷ 10,000 = ${money(gap)}`,
      say`Sum = ${gap} × 10,000 ÷ ${rate * rate} = ${money(sum)}`,
    ],
  }
}

function rateFromGap(rng: Random) {
  const { rate, sum, gap } = draw(rng, 2)
  return {
    concept: ['ci-si-two-years', 'ci-si-difference'],
    given: { find: 'rate' as const, sum, gap, years: 2, rate: 0 },
    prompt: rng.pick([
      say`The difference between the compound interest, compounded annually, and the simple interest on ${money(sum)} for 2 years is ${money(gap)}. ${ask(rng, 'the rate of interest per annum')}`,
      say`If the compound interest on ${money(sum)} for 2 years, compounded annually, exceeds the simple interest at the same rate by ${money(gap)}, then ${askThen(rng, 'the rate per cent per annum')}`,
      say`A ${rng.pick(LENDERS)} finds that ${money(sum)} earns ${money(gap)} more in 2 years at compound interest, compounded annually, than at simple interest at the same rate. ${ask(rng, 'the rate of interest')}`,
      say`On a sum of ${money(sum)}, the simple interest and the compound interest (compounded annually) for 2 years differ by ${money(gap)}. ${ask(rng, 'the annual rate of interest')}`,
    ]),
    answer: percent(rate),
    mistakes: [
      { value: rate * 2, because: say`that is the simple interest of 2 years in percent` },
      { value: rate / 2, because: say`the rate was divided between the two years` },
      { value: rate + 1, because: say`the square root was taken a little too large` },
      { value: rate - 1, because: say`the square root was taken a little too small` },
      { value: rate + 2, because: say`the square root was taken too large` },
      { value: rate - 2, because: say`the square root was taken too small` },
      { value: (rate * rate) / 10, because: say`the square root was not taken` },
      { value: rate * 1.5, because: say`the simple interest of 2 years was shared unequally` },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    within: [2, 45] as const,
    steps: [
      say`Difference of 2 years = sum × rate × rate ÷ 10,000`,
      say`rate × rate = ${gap} × 10,000 ÷ ${sum} = ${rate * rate}`,
      say`The rate is ${percent(rate)}`,
    ],
  }
}

function gapOfThree(rng: Random) {
  const { rate, sum, gap } = draw(rng, 3)
  const share = rate / 100
  return {
    concept: ['ci-si-three-years', 'ci-si-difference'],
    given: { find: 'gap' as const, sum, rate, years: 3, gap: 0 },
    prompt: rng.pick([
      say`${ask(rng, say`the difference between the compound interest, compounded annually, and the simple interest on ${money(sum)} at ${percent(rate)} per annum for 3 years`)}`,
      say`A sum of ${money(sum)} is ${rng.pick(['invested', 'lent', 'borrowed', 'deposited', 'placed in a bank', 'advanced'])} for 3 years at ${percent(rate)} per annum. By how much does the compound interest, compounded annually, exceed the simple interest?`,
      say`A ${rng.pick(LENDERS)} places ${money(sum)} for 3 years at ${percent(rate)} per annum. How much more interest is earned if it is compounded annually than if it is simple?`,
      say`For 3 years ${money(sum)} is placed once at simple and once at compound interest, compounded annually, each at ${percent(rate)} per annum. ${ask(rng, 'the difference between the two interests')}`,
      say`If ${rng.pick(['a man', 'a person', 'a bank', 'a trader'])} lends ${money(sum)} at ${percent(rate)} per annum for 3 years, then ${askThen(rng, 'the difference between the compound interest (compounded annually) and the simple interest')}`,
      say`A ${rng.pick(LENDERS)} borrows ${money(sum)} at ${percent(rate)} simple interest per annum and lends it at the same rate of compound interest, compounded annually. ${ask(rng, 'the gain after 3 years')}`,
      say`On ${rng.pick(['a deposit', 'a loan', 'an investment'])} of ${money(sum)} for 3 years at ${percent(rate)} per annum, how much more is earned at compound interest (compounded annually) than at simple interest?`,
    ]),
    answer: money(gap),
    mistakes: [
      { value: Math.round(sum * share * share), because: say`that is the difference for 2 years` },
      {
        value: Math.round(3 * sum * share * share),
        because: say`the interest on interest on interest was left out`,
      },
      {
        value: Math.round(2 * sum * share * share),
        because: say`only the interest on the first year’s interest was counted`,
      },
      { value: Math.round(3 * sum * share), because: say`that is the simple interest` },
      { value: Math.round(3 * sum * share) + gap, because: say`that is the compound interest` },
      { value: Math.round(sum * share), because: say`that is the interest of one year` },
      {
        value: Math.round(3 * sum * share * share * (1 + share)),
        because: say`interest on interest on interest was counted three times`,
      },
    ],
    steps: [
      say`Interest of one year on the sum: ${money(sum * share)}`,
      say`Interest on it for the later years: 3 × ${percent(rate)} of ${money(sum * share)} = ${money(3 * sum * share * share)}`,
      say`Interest on that interest, once: ${money(sum * share ** 3)}`,
      say`Together: ${money(gap)}`,
    ],
  }
}

function sumFromGapOfThree(rng: Random) {
  const { rate, sum, gap } = draw(rng, 3)
  return {
    concept: ['ci-si-three-years', 'ci-si-difference'],
    given: { find: 'sum' as const, rate, gap, years: 3, sum: 0 },
    prompt: rng.pick([
      say`The difference between the compound interest, compounded annually, and the simple interest on a certain sum for 3 years at ${percent(rate)} per annum is ${money(gap)}. ${ask(rng, 'the sum')}`,
      say`On a certain ${rng.pick(['deposit', 'loan', 'investment'])} for 3 years at ${percent(rate)} per annum, the compound interest (compounded annually) exceeds the simple interest by ${money(gap)}. ${ask(rng, 'the principal')}`,
      say`A sum lent for 3 years brings ${money(gap)} more at compound interest than at simple interest. If the rate is ${percent(rate)} per annum and the interest is compounded annually, ${askThen(rng, 'the sum')}`,
      say`If the compound interest on a sum for 3 years at ${percent(rate)} per annum, compounded annually, is ${money(gap)} more than the simple interest, then ${askThen(rng, 'the principal')}`,
      say`A ${rng.pick(LENDERS)} lends a sum at ${percent(rate)} per annum for 3 years and gets ${money(gap)} more at compound interest, compounded annually, than at simple interest. How much was lent?`,
      say`A ${rng.pick(LENDERS)} would earn ${money(gap)} more in 3 years at ${percent(rate)} per annum if the interest were compounded annually instead of being simple. ${ask(rng, 'the sum invested')}`,
    ]),
    answer: money(sum),
    mistakes: [
      { value: (gap * 10_000) / (rate * rate), because: say`the rule for 2 years was used` },
      {
        value: (gap * 10_000) / (3 * rate * rate),
        because: say`the interest on interest on interest was left out`,
      },
      { value: (sum * (100 + rate)) / 100, because: say`that is the amount after one year` },
      {
        value: (gap * 1_000_000) / (3 * rate * rate * (100 + rate)),
        because: say`interest on interest on interest was counted three times`,
      },
      {
        value: (sum * (100 + 3 * rate)) / 100,
        because: say`that is the amount with simple interest after 3 years`,
      },
      { value: (gap * 100) / rate, because: say`the difference was taken for the interest of one year` },
      {
        value: (gap * 100) / (3 * rate),
        because: say`the difference was taken for the simple interest`,
      },
    ],
    steps: [
      say`For 3 years the difference is sum × r × r × (3 + r), with r = ${rate} ÷ 100.`,
      say`r × r = ${rate * rate} ÷ 10,000 and 3 + r = ${300 + rate} ÷ 100`,
      say`So sum × ${rate * rate * (300 + rate)} ÷ 10,00,000 = ${money(gap)}`,
      say`Sum = ${money(sum)}`,
    ],
  }
}

function rateFromGapOfThree(rng: Random) {
  const { rate, sum, gap } = draw(rng, 3)
  return {
    concept: ['ci-si-three-years', 'ci-si-difference'],
    given: { find: 'rate' as const, sum, gap, years: 3, rate: 0 },
    prompt: rng.pick([
      say`The difference between the compound interest, compounded annually, and the simple interest on ${money(sum)} for 3 years is ${money(gap)}. ${ask(rng, 'the rate of interest per annum')}`,
      say`If the compound interest on ${money(sum)} for 3 years, compounded annually, exceeds the simple interest at the same rate by ${money(gap)}, then ${askThen(rng, 'the rate per cent per annum')}`,
      say`On a sum of ${money(sum)}, the simple interest and the compound interest (compounded annually) for 3 years differ by ${money(gap)}. ${ask(rng, 'the annual rate of interest')}`,
      say`In 3 years ${money(sum)} earns ${money(gap)} less at simple interest than at compound interest, compounded annually, at the same rate. The rate per annum is:`,
      say`At what rate per annum does ${money(sum)} earn ${money(gap)} more in 3 years at compound interest, compounded annually, than at simple interest?`,
      say`A ${rng.pick(LENDERS)} finds that ${money(sum)} earns ${money(gap)} more in 3 years at compound interest, compounded annually, than at simple interest at the same rate. ${ask(rng, 'the rate of interest')}`,
    ]),
    answer: percent(rate),
    mistakes: [
      { value: 2 * rate, because: say`the rate was taken twice` },
      { value: rate / 2, because: say`the rate was halved` },
      { value: rate + 5, because: say`at this rate the difference would be larger` },
      { value: rate - 2, because: say`at this rate the difference would be smaller` },
      { value: 3 * rate, because: say`that is the simple interest of 3 years in percent` },
      { value: rate + 2, because: say`at this rate the difference would be larger` },
      { value: rate - 4, because: say`at this rate the difference would be smaller` },
    ],
    within: [1, 60] as const,
    steps: [
      say`For 3 years the difference is sum × r × r × (3 + r), with r = rate ÷ 100.`,
      say`r × r × (3 + r) = ${gap} ÷ ${sum}`,
      say`Of the rates offered, ${percent(rate)} gives ${rate} × ${rate} × ${300 + rate} ÷ 10,00,000 of the sum, which is ${money(gap)}.`,
      say`The rate is ${percent(rate)}`,
    ],
  }
}

/** "The difference for 2 years at 10% is ₹150. What is it for 3 years?" */
function threeFromTwo(rng: Random) {
  const { rate, sum, gap } = rng.until(
    () => draw(rng, 3),
    (drawn) => (drawn.sum * drawn.rate * drawn.rate) % 10_000 === 0,
  )
  const two = (sum * rate * rate) / 10_000
  return {
    concept: ['ci-si-three-years', 'ci-si-difference'],
    given: { find: 'next-gap' as const, gap: two, rate, years: 3, sum: 0 },
    prompt: rng.pick([
      say`The difference between the compound interest, compounded annually, and the simple interest on a sum at ${percent(rate)} per annum is ${money(two)} for 2 years. ${ask(rng, 'the difference for 3 years')}`,
      say`If the compound interest (compounded annually) on a sum at ${percent(rate)} per annum exceeds the simple interest by ${money(two)} in 2 years, by how much does it exceed the simple interest in 3 years?`,
      say`At ${percent(rate)} per annum, the compound interest on a certain sum, compounded annually, is ${money(two)} more than the simple interest after 2 years. How much more is it after 3 years?`,
      say`CI (compounded annually) is more than SI by ${money(two)} on a sum for 2 years at ${percent(rate)} per annum. For 3 years, CI is more than SI by:`,
      say`A ${rng.pick(LENDERS)} gets ${money(two)} more in 2 years at ${percent(rate)} compound interest, compounded annually, than at simple interest. How much more would it be in 3 years?`,
      say`In 2 years annual compounding at ${percent(rate)} adds ${money(two)} to what ${rng.pick(['a deposit', 'a loan', 'an investment'])} earns at simple interest. How much does it add in 3 years?`,
    ]),
    answer: money(gap),
    mistakes: [
      { value: 3 * two, because: say`the interest on interest on interest was left out` },
      { value: (3 * two) / 2, because: say`the difference was taken in proportion to the years` },
      { value: 2 * two, because: say`the difference was doubled` },
      {
        value: (two * (200 + rate)) / 100,
        because: say`only the growth of the third year was counted`,
      },
      { value: (two * (100 + rate)) / 100, because: say`interest of one year was added to the difference` },
      {
        value: (3 * two * (100 + rate)) / 100,
        because: say`interest on interest on interest was counted three times`,
      },
      { value: 4 * two, because: say`the difference was taken to grow like the square of the years` },
    ],
    steps: [
      say`For 2 years the difference is sum × r × r; for 3 years it is sum × r × r × (3 + r), with r = ${rate} ÷ 100.`,
      say`So the difference for 3 years is (3 + r) times that for 2 years.`,
      say`${money(two)} × ${300 + rate} ÷ 100 = ${money(gap)}`,
    ],
  }
}

/** "The differences for 3 and for 2 years are as 31 to 10. What is the rate?" */
function rateFromRatio(rng: Random) {
  const rate = rng.pick([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30])
  const common = gcd(300 + rate, 100)
  const [three, two] = [(300 + rate) / common, 100 / common]
  return {
    concept: ['ci-si-three-years', 'ci-si-difference'],
    given: { find: 'rate-of-gaps' as const, sum: three, gap: two, years: 3, rate: 0 },
    prompt: rng.pick([
      say`The ratio of the difference between the compound interest (compounded annually) and the simple interest on a sum for 3 years to that for 2 years is ${ratio(three, two)}. ${ask(rng, 'the rate of interest per annum')}`,
      say`On a certain sum, the differences between the compound interest, compounded annually, and the simple interest for 3 years and for 2 years are in the ratio ${ratio(three, two)}. ${ask(rng, 'the rate per cent per annum')}`,
      say`If the differences between the compound interest (compounded annually) and the simple interest on a sum in 3 years and in 2 years are as ${ratio(three, two)}, then ${askThen(rng, 'the annual rate of interest')}`,
      say`For a certain sum, CI − SI of 3 years is to CI − SI of 2 years as ${ratio(three, two)}, the interest being compounded annually. ${ask(rng, 'the rate per annum')}`,
      say`At what rate per annum is the gap between compound interest (compounded annually) and simple interest after 3 years to the gap after 2 years as ${ratio(three, two)}?`,
    ]),
    answer: percent(rate),
    mistakes: [
      { value: rate / 2, because: say`the result was halved` },
      { value: 2 * rate, because: say`the result was doubled` },
      { value: three - two, because: say`the terms of the ratio were subtracted` },
      { value: rate + 5, because: say`at this rate the ratio would be larger` },
      { value: Math.abs(rate - 5), because: say`at this rate the ratio would be smaller` },
      { value: three, because: say`the first term was taken for the rate` },
      { value: Math.abs(rate - 2), because: say`at this rate the ratio would be smaller` },
    ],
    within: [1, 60] as const,
    steps: [
      say`For 2 years the difference is sum × r × r; for 3 years it is sum × r × r × (3 + r).`,
      say`Their ratio is 3 + r = ${three} ÷ ${two}, so r = ${three - 3 * two} ÷ ${two}`,
      say`The rate is ${percent(rate)}`,
    ],
  }
}

/** "The simple interest of 3 years at 10% is ₹600. What is the compound interest?" */
function compoundFromSimple(rng: Random) {
  const { rate, sum, gap } = rng.until(
    () => draw(rng, 3),
    (drawn) => (drawn.sum * drawn.rate) % 100 === 0,
  )
  const simple = (3 * sum * rate) / 100
  return {
    concept: 'ci-from-si',
    given: { find: 'compound' as const, sum: simple, rate, years: 3, gap: 0 },
    prompt: rng.pick([
      say`The simple interest on a sum for 3 years at ${percent(rate)} per annum is ${money(simple)}. ${ask(rng, 'the compound interest (compounded annually) on the same sum for the same period at the same rate')}`,
      say`If a sum earns ${money(simple)} as simple interest in 3 years at ${percent(rate)} per annum, then how much does it earn at compound interest, compounded annually, in the same time?`,
      say`A certain sum gives ${money(simple)} at simple interest in 3 years, the rate being ${percent(rate)} per annum. At the same rate and for the same time, ${askThen(rng, 'the compound interest, compounded annually')}`,
      say`A ${rng.pick(LENDERS)} pays ${money(simple)} as simple interest for 3 years at ${percent(rate)} per annum. What would the interest be if it were compounded annually?`,
      say`At ${percent(rate)} per annum the SI on a sum for 3 years is ${money(simple)}. The CI, compounded annually, is:`,
      say`At ${percent(rate)} simple interest ${rng.pick(['a deposit', 'a loan', 'an investment'])} yields ${money(simple)} in 3 years. ${ask(rng, 'the interest with annual compounding')}`,
    ]),
    answer: money(simple + gap),
    mistakes: [
      {
        value: Math.round(simple + (sum * rate * rate) / 10_000),
        because: say`the rule for 2 years was used for the difference`,
      },
      {
        value: Math.round(simple + (3 * sum * rate * rate) / 10_000),
        because: say`the interest on interest on interest was left out`,
      },
      { value: gap, because: say`that is the difference of the two interests` },
      { value: sum + simple + gap, because: say`that is the amount` },
      {
        value: Math.round((simple * (100 + rate)) / 100),
        because: say`the simple interest was raised by ${percent(rate)}`,
      },
      { value: simple + 2 * gap, because: say`the difference was added twice` },
      {
        value: Math.round(simple + gap + (sum * rate * rate) / 10_000),
        because: say`interest on one year’s interest was counted once too often`,
      },
    ],
    steps: [
      say`Simple interest of one year: ${money(simple)} ÷ 3 = ${money(simple / 3)}, so the sum is ${money(sum)}.`,
      say`For 3 years the compound interest is more by sum × r × r × (3 + r) = ${money(gap)}.`,
      say`Compound interest = ${simple} + ${gap} = ${money(simple + gap)}`,
    ],
  }
}
