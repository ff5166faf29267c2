import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'In which year are simple and compound interest on the same sum equal?' */
export const interestCompared = defineBank({
  id: 'interest-compared',
  sets: [
    {
      rows: `
1 simple-and-compound-interest | Simple interest is always on the original principal. Compound interest is on the: | principal with interest added | interest alone | original principal only | principal less interest | Interest of each period is added to the principal of the next one.
1 simple-and-compound-interest | For what period are the simple interest and the compound interest (compounded annually) on the same sum at the same rate equal? | 1 year | 2 years | 3 years | 4 years | They part from the second year, when interest begins to earn interest.
1 simple-and-compound-interest | On ₹1,000 at 10% per annum for 2 years, simple and compound interest are, respectively: | ₹200 and ₹210 | ₹210 and ₹200 | ₹200 and ₹220 | ₹220 and ₹200 | Simple: 100 + 100. Compound: 100 + 110.
1 simple-and-compound-interest | Which of the two is larger for 3 years at the same positive rate on the same sum? | Compound interest | Simple interest | They are equal | It depends on the sum | Interest on earlier interest is added in compound interest.
2 simple-and-compound-interest | Amounts at simple and at compound interest grow year by year, respectively, as: | an AP and a GP | a GP and an AP | an AP in each case | a GP in each case | Simple interest adds a fixed sum each year; compound interest multiplies by a fixed factor.
2 simple-and-compound-interest | The difference between compound and simple interest for 2 years on ₹5,000 at 8% per annum is: | ₹32 | ₹40 | ₹64 | ₹48 | The gap for two years equals P(r/100)² = 5,000 × 0.0064.
2 simple-and-compound-interest | A sum doubles in 8 years. In 24 years it becomes, at simple and at compound interest, respectively: | 4 times and 8 times | 8 times and 4 times | 3 times and 6 times | 6 times and 3 times | Simple interest adds one principal every 8 years; compound interest doubles every 8 years.
2 simple-and-compound-interest | At 20% per annum, a sum of ₹500 amounts after 2 years at simple and compound interest, respectively, to: | ₹700 and ₹720 | ₹720 and ₹700 | ₹740 and ₹700 | ₹700 and ₹740 | Simple: 500 + 200. Compound: 500 × 1.44.
2 simple-and-compound-interest | The interest for the first year is ₹60 and for the second year ₹63. The kind of interest and the rate are: | compound, 5% | simple, 5% | compound, 3% | simple, 3% | Simple interest would stay ₹60; the extra ₹3 is 5% of ₹60.
2 simple-and-compound-interest | The interest is ₹80 in each of three successive years with no withdrawal. This shows: | simple interest | compound interest | half-yearly compounding | a falling rate of interest | Compound interest would rise from year to year.
3 simple-and-compound-interest | Given below are two statements: // Statement I: With half-yearly compounding, compound interest for one year exceeds simple interest. // Statement II: For two years yearly compound interest exceeds simple interest by P(r/100)². // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | In each case interest is earned on the interest of the first period.
3 simple-and-compound-interest | Simple interest for 2 years is ₹400 and compound interest is ₹420 at the same rate on the same sum. The rate per year is: | 10% | 5% | 20% | 8% | The extra ₹20 is the interest on ₹200 for one year, so the rate is 10%.
2 simple-and-compound-interest | The difference between compound and simple interest for 2 years is ₹25 at 5% per annum. The sum is: | ₹10,000 | ₹5,000 | ₹1,000 | ₹12,500 | P × 0.0025 = 25, so P is ₹10,000.
`,
    },
  ],
})
