import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'At 10% compound interest, the interest of the third year is ₹1,210. The interest of the first year was:' */
export const compoundInterestProblems = defineBank({
  id: 'compound-interest-problems',
  sets: [
    {
      rows: `
1 amount-at-compound-interest | At compound interest, the interest of the second year is reckoned on: | the amount after the first year | the principal only | the interest of the first year only | half of the principal | The interest of the first year is added to the principal.
1 amount-at-compound-interest | At the same yearly rate, compound and simple interest of the first year are: | equal | in the ratio 2 : 1 | in the ratio 1 : 2 | never equal | In the first year both are reckoned on the principal.
1 amount-at-compound-interest | ₹1,000 is lent at 10% compound interest. The interest of the second year alone is: | ₹110 | ₹100 | ₹210 | ₹121 | The second year's interest is 10% of ₹1,100.
2 amount-at-compound-interest | ₹8,000 grows at 5% in the first year and at 10% in the second, compounded yearly. The amount is: | ₹9,240 | ₹9,200 | ₹9,261 | ₹9,680 | It is 8,000 × 1.05 × 1.1, which is ₹9,240.
2 amount-at-compound-interest | At 20% compound interest, the amount after 2 years is how many times the sum? | 1.44 | 1.4 | 1.2 | 2.4 | Each year multiplies it by 1.2, and 1.2 × 1.2 = 1.44.
2 amount-at-compound-interest | The compound interest of the first year is ₹400 and that of the second year ₹440. The sum is: | ₹4,000 | ₹4,400 | ₹8,400 | ₹3,600 | Interest of ₹40 on ₹400 means a rate of 10%, and ₹400 is 10% of ₹4,000.
2 amount-at-compound-interest | ₹10,000 is lent for 2½ years at 10%, compounded yearly. The amount is: | ₹12,705 | ₹12,100 | ₹12,500 | ₹12,600 | After two years it is ₹12,100; the half-year adds 5% of that.
3 amount-at-compound-interest | At 10% compound interest, the interest of the third year is ₹1,210. The interest of the first year was: | ₹1,000 | ₹1,100 | ₹1,089 | ₹968 | Each year's interest is 1.1 times that of the year before: 1,210 ÷ 1.21 = 1,000.
3 amount-at-compound-interest | A sum amounts to ₹2,420 in 2 years and to ₹2,662 in 3 years at compound interest. The sum is: | ₹2,000 | ₹2,178 | ₹2,200 | ₹1,936 | The rate is 242 ÷ 2,420 = 10%, and 2,420 ÷ 1.21 = ₹2,000.
3 amount-at-compound-interest | A woman deposits ₹5,000 at the beginning of each of two years at 10%, compounded yearly. At the end of the second year she has: | ₹11,550 | ₹11,000 | ₹12,100 | ₹11,500 | The deposits grow to 5,000 × 1.21 = ₹6,050 and ₹5,500.
1 sum-becomes-n-times | A sum that doubles every 4 years at compound interest grows in each 4 years by: | 100% | 50% | 25% | 200% | To be doubled means to grow by as much as it is.
1 sum-becomes-n-times | At compound interest a sum becomes 27 times itself in three equal periods. In each period it is multiplied by: | 3 | 9 | 13.5 | 2 | 3 × 3 × 3 makes 27, one factor for each period.
1 sum-becomes-n-times | A sum doubles in 3 years at compound interest. At simple interest of the same yearly rate, it doubles in: | more than 3 years | exactly 3 years | less than 3 years | 1½ years | Simple interest adds no interest on interest, so it grows more slowly.
2 sum-becomes-n-times | A sum becomes 8 times itself in 9 years at compound interest. It doubles in: | 3 years | 4½ years | 2 years | 1⅛ years | 8 is 2³, so it doubles three times in the 9 years.
2 sum-becomes-n-times | ₹5,000 becomes ₹10,000 in 6 years at compound interest. After 18 years it is: | ₹40,000 | ₹30,000 | ₹20,000 | ₹80,000 | It doubles three times: 10,000, 20,000 and 40,000.
2 sum-becomes-n-times | A sum becomes 1.44 times itself in 2 years at compound interest. The rate is: | 20% | 22% | 44% | 12% | The root of 1.44 is 1.2, so each year adds 20%.
2 sum-becomes-n-times | A sum becomes four times itself in 2 years, compounded yearly. The rate is: | 100% | 200% | 50% | 150% | It doubles each year, which is a rate of 100%.
3 sum-becomes-n-times | A sum becomes 2.25 times itself in 2 years at compound interest. After one more year it is how many times itself? | 3.375 | 3.5 | 2.5 | 4.5 | Each year multiplies it by 1.5, and 1.5³ = 3.375.
3 sum-becomes-n-times | At compound interest a sum becomes n times itself in t years. It becomes n³ times itself in: | 3t years | t³ years | nt years | (t + 3) years | It is multiplied by n in each t years, and n³ needs three times that.
3 sum-becomes-n-times | A sum becomes 8 times itself in 3 years, compounded yearly. At simple interest of the same rate, it becomes in 3 years: | 4 times itself | 8 times itself | 3 times itself | 6 times itself | The rate is 100%, so simple interest adds the sum once a year.
1 present-worth | The present worth of a sum due later is the money that, put at interest today: | amounts to the sum when it is due | earns the sum as interest | is twice the sum when it is due | is equal to the true discount | Present worth and its interest together make the sum due.
1 present-worth | The true discount on a sum is: | the sum due less its present worth | the present worth less the interest | the sum due and its present worth together | the rate times the time | It is the interest on the present worth until the sum is due.
1 present-worth | The present worth of ₹1,100 due in one year at 10% is: | ₹1,000 | ₹990 | ₹1,210 | ₹1,010 | At 10% it is ₹1,000 that grows to ₹1,100 in a year.
2 present-worth | The true discount on ₹1,120 due in one year at 12% is: | ₹120 | ₹134.40 | ₹100 | ₹112 | The present worth is 1,120 ÷ 1.12 = ₹1,000.
2 present-worth | The present worth of ₹5,600 due in 3 years at 4% simple interest is: | ₹5,000 | ₹4,928 | ₹5,376 | ₹5,200 | It grows by 12%, and 5,600 ÷ 1.12 = ₹5,000.
2 present-worth | Money earns 10% a year. Which costs a buyer less: ₹9,200 in cash now, or ₹10,000 after one year? | ₹10,000 after one year | ₹9,200 in cash now | both cost the same | it depends on the goods | The ₹10,000 of next year are worth 10,000 ÷ 1.1, about ₹9,091, now.
2 present-worth | A man owes ₹2,200 due in one year and pays ₹1,000 now. At 10% he still has to pay, after one year: | ₹1,100 | ₹1,200 | ₹1,000 | ₹1,320 | What is paid now counts for 1,000 × 1.1 = ₹1,100 then.
3 present-worth | ₹1,210 is due in one year and ₹1,331 in two years. At 10% compound interest their present worth is: | ₹2,200 | ₹2,310 | ₹2,541 | ₹2,100 | 1,210 ÷ 1.1 = 1,100 and 1,331 ÷ 1.21 = 1,100.
3 present-worth | The true discount on a sum due in 2 years at 5% simple interest is ₹50. The sum due is: | ₹550 | ₹500 | ₹1,000 | ₹505 | The ₹50 are 10% of the present worth, which is ₹500.
3 present-worth | The simple interest on a sum is ₹66, and the true discount on it, for the same time and rate, is ₹60. The sum is: | ₹660 | ₹600 | ₹726 | ₹606 | The ₹6 more are the interest on ₹60, so the interest is 1/10, and 66 × 10 = 660.
1 principal-and-rate | A sum grows from ₹2,000 to ₹2,200 in one year. The rate is: | 10% | 20% | 11% | 9% | The interest of ₹200 is 10% of the principal of ₹2,000.
1 principal-and-rate | At 6% compound interest the first year's interest is ₹300. The sum is: | ₹5,000 | ₹1,800 | ₹3,000 | ₹6,000 | 300 ÷ 0.06 gives a sum of ₹5,000.
1 principal-and-rate | The amount after one year and the principal are in the ratio 21 : 20. The rate is: | 5% | 20% | 21% | 10% | One part on twenty is earned, that is 5%.
2 principal-and-rate | At compound interest the amounts after 2 and 3 years are ₹4,840 and ₹5,324. The rate is: | 10% | 9% | 11% | 12% | The third year's interest is ₹484, which is 10% of ₹4,840.
2 principal-and-rate | At what rate does ₹6,400 become ₹8,100 in 2 years, compounded yearly? | 12½% | 10% | 15% | 13% | The ratio is 81/64, the square of 9/8, so each year adds 1/8.
2 principal-and-rate | A sum that grew by 25% a year for two years is now ₹12,500. At first it was: | ₹8,000 | ₹10,000 | ₹7,500 | ₹8,500 | Dividing by 1.25 twice gives 10,000 and then 8,000.
2 principal-and-rate | The compound interest of two years at 10% on a sum is ₹420. The simple interest on it would be: | ₹400 | ₹420 | ₹380 | ₹210 | 21% of the sum is ₹420, so the sum is ₹2,000, and 20% of it is ₹400.
3 principal-and-rate | For two years at one rate, the compound interest on a sum is ₹615 and the simple interest ₹600. The rate is: | 5% | 2.5% | 10% | 6% | The extra ₹15 is the interest on the first year's ₹300.
3 principal-and-rate | ₹8,000 becomes ₹9,261 in 3 years, compounded yearly. The rate is: | 5% | 4% | 6% | 5¼% | The ratio 9,261/8,000 is the cube of 21/20, so each year adds 5%.
3 principal-and-rate | At compound interest the first year earns ₹1,000 and the third year ₹1,440. The sum is: | ₹5,000 | ₹10,000 | ₹6,000 | ₹7,200 | The interest grows by 1.2 a year, so the rate is 20%, and ₹1,000 is 20% of ₹5,000.
`,
    },
  ],
})
