import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'At 10% compound interest, the interest of the third year is ₹1,210. The interest of the first year was:' */
export const compoundInterestProblems = defineBank({
  id: 'compound-interest-problems',
  sets: [
    {
      rows: `
1 amount-at-compound-interest | At compound interest, the interest of the second year is calculated on: | the amount after the first year | the principal only | the interest of the first year only | half of the principal | The interest of the first year is added to the principal.
1 amount-at-compound-interest | At the same yearly rate, compound and simple interest of the first year are: | equal | in the ratio 2 : 1 | in the ratio 1 : 2 | never equal | In the first year both are calculated on the principal.
1 amount-at-compound-interest | ₹1,000 is lent at 10% compound interest. The interest of the second year alone is: | ₹110 | ₹220 | ₹210 | ₹121 | The second year's interest is 10% of ₹1,100.
2 amount-at-compound-interest | ₹8,000 grows at 5% in the first year and at 10% in the second, compounded yearly. The amount is: | ₹9,240 | ₹9,200 | ₹9,261 | ₹9,600 | It is 8,000 × 1.05 × 1.1, which is ₹9,240.
2 amount-at-compound-interest | At 20% compound interest, the amount after 2 years is how many times the sum? | 1.44 | 1.4 | 1.2 | 2.4 | Each year multiplies it by 1.2, and 1.2 × 1.2 = 1.44.
2 amount-at-compound-interest | The compound interest of the first year is ₹400 and that of the second year ₹440. The sum is: | ₹4,000 | ₹4,400 | ₹8,400 | ₹8,800 | Interest of ₹40 on ₹400 means a rate of 10%, and ₹400 is 10% of ₹4,000.
2 amount-at-compound-interest | ₹10,000 is lent for 2½ years at 10%, compounded yearly. The amount is: | ₹12,705 | ₹12,100 | ₹12,500 | ₹12,600 | After two years it is ₹12,100; the half-year adds 5% of that.
2 amount-at-compound-interest | At 10% compound interest, the interest of the third year is ₹1,210. The interest of the first year was: | ₹1,000 | ₹1,100 | ₹1,089 | ₹968 | Each year's interest is 1.1 times that of the year before: 1,210 ÷ 1.21 = 1,000.
3 amount-at-compound-interest | A sum amounts to ₹2,420 in 2 years and to ₹2,662 in 3 years at compound interest. The sum is: | ₹2,000 | ₹2,178 | ₹2,200 | ₹1,936 | The rate is 242 ÷ 2,420 = 10%, and 2,420 ÷ 1.21 = ₹2,000.
3 amount-at-compound-interest | A woman deposits ₹5,000 at the beginning of each of two years at 10%, compounded yearly. At the end of the second year she has: | ₹11,550 | ₹11,000 | ₹12,100 | ₹11,500 | The deposits grow to 5,000 × 1.21 = ₹6,050 and ₹5,500.
1 sum-becomes-n-times | A sum that doubles every 4 years at compound interest grows in each 4 years by: | 100% | 50% | 25% | 80% | To be doubled means to grow by as much as it is.
1 sum-becomes-n-times | At compound interest a sum becomes 27 times itself in three equal periods. In each period it is multiplied by: | 3 | 9 | 13.5 | 2 | 3 × 3 × 3 makes 27, one factor for each period.
1 sum-becomes-n-times | A sum doubles in 3 years at compound interest. At simple interest of the same yearly rate, it doubles in: | more than 3 years | exactly 3 years | less than 3 years | 1½ years | Simple interest adds no interest on interest, so it grows more slowly.
2 sum-becomes-n-times | A sum becomes 8 times itself in 9 years at compound interest. It doubles in: | 3 years | 4½ years | 2 years | 1½ years | 8 is 2³, so it doubles three times in the 9 years.
2 sum-becomes-n-times | ₹5,000 becomes ₹10,000 in 6 years at compound interest. After 18 years it is: | ₹40,000 | ₹30,000 | ₹20,000 | ₹80,000 | It doubles three times: 10,000, 20,000 and 40,000.
2 sum-becomes-n-times | A sum becomes 1.44 times itself in 2 years at compound interest. The rate is: | 20% | 22% | 44% | 12% | The root of 1.44 is 1.2, so each year adds 20%.
2 sum-becomes-n-times | A sum becomes four times itself in 2 years, compounded yearly. The rate is: | 100% | 200% | 50% | 250% | It doubles each year, which is a rate of 100%.
3 sum-becomes-n-times | A sum becomes 2.25 times itself in 2 years at compound interest. How many times itself will it be after one more year? | 3.375 | 3.5 | 2.5 | 4.5 | Each year multiplies it by 1.5, and 1.5³ = 3.375.
2 sum-becomes-n-times | At compound interest a sum becomes n times itself in t years. It becomes n³ times itself in: | 3t years | t³ years | nt years | (t + 3) years | It is multiplied by n in each t years, and n³ needs three times that.
3 sum-becomes-n-times | A sum becomes 8 times itself in 3 years, compounded yearly. At simple interest of the same rate, it becomes in 3 years: | 4 times itself | 8 times itself | 3 times itself | 6 times itself | The rate is 100%, so simple interest adds the sum once a year.
1 present-worth | The present worth of a sum due later is the money that, put at interest today: | amounts to the sum when it is due | earns the sum as interest | is twice the sum when it is due | is equal to the true discount | Present worth and its interest together make the sum due.
1 present-worth | The true discount on a sum is: | the sum due less its present worth | the present worth less the interest | the sum due and its present worth together | the rate times the time | It is the interest on the present worth until the sum is due.
1 present-worth | The present worth of ₹1,100 due in one year at 10% is: | ₹1,000 | ₹990 | ₹1,210 | ₹1,010 | At 10% it is ₹1,000 that grows to ₹1,100 in a year.
2 present-worth | The true discount on ₹1,120 due in one year at 12% is: | ₹120 | ₹134.40 | ₹100 | ₹112 | The present worth is 1,120 ÷ 1.12 = ₹1,000.
2 present-worth | The present worth of ₹5,600 due in 3 years at 4% simple interest is: | ₹5,000 | ₹4,928 | ₹5,376 | ₹5,200 | It grows by 12%, and 5,600 ÷ 1.12 = ₹5,000.
2 present-worth | Money earns 10% per annum. Which costs a buyer less: ₹9,200 in cash now, or ₹10,000 after one year? | ₹10,000 after one year | ₹9,200 in cash now | both cost the same | it depends on the goods | The ₹10,000 of next year are worth 10,000 ÷ 1.1, about ₹9,091, now.
2 present-worth | A man owes ₹2,200 due in one year and pays ₹1,000 now. If money is worth 10% per annum, he still has to pay, after one year: | ₹1,100 | ₹1,200 | ₹1,220 | ₹1,320 | What is paid now counts for 1,000 × 1.1 = ₹1,100 then.
3 present-worth | ₹1,210 is due in one year and ₹1,331 in two years. At 10% compound interest their present worth is: | ₹2,200 | ₹2,310 | ₹2,541 | ₹2,100 | 1,210 ÷ 1.1 = 1,100 and 1,331 ÷ 1.21 = 1,100.
3 present-worth | The true discount on a sum due in 2 years at 5% simple interest is ₹50. The sum due is: | ₹550 | ₹500 | ₹1,000 | ₹505 | The ₹50 are 10% of the present worth, which is ₹500.
3 present-worth | The simple interest on a sum is ₹66, and the true discount on it, for the same time and rate, is ₹60. The sum is: | ₹660 | ₹600 | ₹726 | ₹606 | The ₹6 more are the interest on ₹60, so the interest is 1/10, and 66 × 10 = 660.
1 principal-and-rate | A sum grows from ₹2,000 to ₹2,200 in one year. The rate is: | 10% | 20% | 11% | 21% | The interest of ₹200 is 10% of the principal of ₹2,000.
1 principal-and-rate | At 6% compound interest the first year's interest is ₹300. The sum is: | ₹5,000 | ₹1,800 | ₹3,000 | ₹6,000 | 300 ÷ 0.06 gives a sum of ₹5,000.
1 principal-and-rate | The amount after one year and the principal are in the ratio 21 : 20. The rate is: | 5% | 20% | 21% | 10% | One part on twenty is earned, that is 5%.
2 principal-and-rate | At compound interest the amounts after 2 and 3 years are ₹4,840 and ₹5,324. The rate is: | 10% | 15% | 11% | 12% | The third year's interest is ₹484, which is 10% of ₹4,840.
2 principal-and-rate | At what rate does ₹6,400 become ₹8,100 in 2 years, compounded yearly? | 12½% | 10% | 15% | 13% | The ratio is 81/64, the square of 9/8, so each year adds 1/8.
2 principal-and-rate | A sum that grew by 25% per annum for two years is now ₹12,500. At first it was: | ₹8,000 | ₹10,000 | ₹12,000 | ₹8,500 | Dividing by 1.25 twice gives 10,000 and then 8,000.
2 principal-and-rate | The compound interest of two years at 10% on a sum is ₹420. The simple interest on it would be: | ₹400 | ₹420 | ₹410 | ₹210 | 21% of the sum is ₹420, so the sum is ₹2,000, and 20% of it is ₹400.
3 principal-and-rate | For two years at one rate, the compound interest on a sum is ₹615 and the simple interest ₹600. The rate is: | 5% | 2.5% | 10% | 6% | The extra ₹15 is the interest on the first year's ₹300.
2 principal-and-rate | ₹8,000 becomes ₹9,261 in 3 years, compounded yearly. The rate is: | 5% | 4% | 6% | 7% | The ratio 9,261/8,000 is the cube of 21/20, so each year adds 5%.
3 principal-and-rate | At compound interest the first year earns ₹1,000 and the third year ₹1,440. The sum is: | ₹5,000 | ₹10,000 | ₹6,000 | ₹12,000 | The interest grows by 1.2 a year, so the rate is 20%, and ₹1,000 is 20% of ₹5,000.
1 ci-si-difference, ci-si-two-years | In 2 years, compounded yearly, the compound interest exceeds the simple interest by the interest of one year on: | the interest of the first year | the principal | the amount of the first year | the simple interest of two years | Only the first year's interest earns something more, and only in the second year.
1 ci-si-difference, ci-si-two-years | On ₹100 at 10% per annum, the compound interest (yearly) and the simple interest of 2 years differ by: | ₹1 | ₹2 | ₹20 | ₹21 | The first year's interest of ₹10 earns 10% more, which is ₹1.
1 ci-si-difference, ci-si-two-years | On a sum the simple interest of 2 years is ₹400 and the compound interest ₹410. The rate is: | 5% | 10% | 2½% | 4% | The difference of ₹10 is the interest on ₹200, that of the first year: 5%.
2 ci-si-difference, ci-si-two-years | The simple interest on a sum for 2 years is ₹600, and the compound interest is ₹36 more. The rate is: | 12% | 6% | 9% | 8% | The ₹36 are a year's interest on ₹300, so the rate is 36 ÷ 300.
2 ci-si-difference, ci-si-two-years | If the rate is doubled, the difference between the compound and the simple interest of 2 years on the same sum becomes: | four times | double | eight times | three times | For two years the difference is the sum times the square of the rate.
2 ci-si-difference, ci-si-two-years | The compound interest of 2 years at 5% is ₹25 more than the simple interest. The simple interest is: | ₹1,000 | ₹500 | ₹1,025 | ₹2,500 | The ₹25 are 5% of the first year's interest of ₹500, and two years give ₹1,000.
2 ci-si-difference, ci-si-two-years | At one rate, the compound and simple interest of 2 years differ by ₹30 on one sum and by ₹45 on another. The sums are in the ratio: | 2 : 3 | 4 : 9 | 3 : 2 | 1 : 2 | At one rate the difference is proportional to the sum.
2 ci-si-difference | On ₹20,000 for 1 year at 10%, the interest compounded half-yearly exceeds the simple interest by: | ₹50 | ₹100 | ₹200 | ₹25 | The interest of the first half-year, ₹1,000, earns 5% more.
3 ci-si-difference, ci-si-two-years | The difference between the compound and the simple interest of 2 years is 1/400 of the sum. The rate is: | 5% | 20% | 2½% | 4% | The square of the rate is 1/400, so the rate is 1/20.
3 ci-si-difference, ci-si-two-years | A man borrows ₹25,000 at 8% simple interest and lends it at 8%, compounded yearly. In 2 years he gains: | ₹160 | ₹320 | ₹80 | ₹1,600 | The gain is 25,000 × 0.08 × 0.08, the difference of the two interests.
3 ci-si-difference, ci-si-two-years | The rate is 10% in the first year and 20% in the second. On ₹5,000 the compound interest of both years exceeds the simple interest by: | ₹100 | ₹50 | ₹150 | ₹250 | The first year's interest of ₹500 earns 20% in the second year.
3 ci-si-difference, ci-si-three-years | The compound and the simple interest on a sum for 2 years are ₹832 and ₹800. For 3 years they differ by: | ₹98.56 | ₹96 | ₹64 | ₹48 | The rate is 32 ÷ 400 = 8%, and the difference of 3 years is 3.08 times that of 2 years.
1 ci-si-difference, ci-si-three-years | On ₹1,000 at 10% for 3 years, the compound interest (yearly) exceeds the simple interest by: | ₹31 | ₹10 | ₹30 | ₹33 | The amounts are ₹1,331 and ₹1,300 after the three years.
1 ci-si-difference, ci-si-three-years | With the yearly rate r as a fraction, the compound interest on P exceeds the simple interest of 3 years by: | P × r² × (3 + r) | P × r² × (2 + r) | P × r × (3 + r) | P × r × (2 + r) | P(1 + r)³ − P − 3Pr leaves 3Pr² + Pr³.
1 ci-si-difference, ci-si-three-years | Year after year, the difference between compound and simple interest on one sum at one rate: | grows faster and faster | stays the same | grows by equal amounts | falls to nothing | Each year more interest on interest comes in than the year before.
2 ci-si-difference, ci-si-three-years | The difference between compound and simple interest on ₹8,000 at 5% for 3 years is: | ₹61 | ₹60 | ₹20 | ₹63 | It is 8,000 × 0.0025 × 3.05, which is ₹61.
2 ci-si-difference, ci-si-three-years | At 10% the compound interest of 3 years is ₹93 more than the simple interest. The sum is: | ₹3,000 | ₹9,300 | ₹3,100 | ₹3,300 | The difference is 3.1% of the sum, and 93 ÷ 0.031 = 3,000.
2 ci-si-difference, ci-si-three-years | The compound and simple interest on a sum differ by ₹40 in 2 years and by ₹122 in 3 years. The rate is: | 5% | 10% | 2% | 8% | 122 ÷ 40 = 3.05, which is 3 and the rate as a fraction.
2 ci-si-difference, ci-si-three-years | At 20% the difference between compound and simple interest of 3 years is what per cent of the sum? | 12.8% | 12% | 4% | 8% | Compound interest is 72.8% of the sum and simple interest 60%.
2 ci-si-difference, ci-si-three-years | The simple interest on a sum for 3 years at 10% is ₹1,500. The compound interest exceeds it by: | ₹155 | ₹50 | ₹150 | ₹124 | The sum is ₹5,000, and 3.1% of it is ₹155.
2 ci-si-difference, ci-si-three-years | On ₹10,000 at 10%, compound interest is ahead of simple interest at the end of the first, second and third years by: | ₹0, ₹100 and ₹310 | ₹100, ₹200 and ₹300 | ₹0, ₹100 and ₹200 | ₹100, ₹210 and ₹331 | The amounts are 11,000, 12,100, 13,310 against 11,000, 12,000, 13,000.
3 ci-si-difference, ci-si-three-years | At 25% the compound interest of 3 years exceeds the simple interest by ₹208. The sum is: | ₹1,024 | ₹3,328 | ₹1,280 | ₹1,216 | The difference is 1/16 × 13/4 = 13/64 of the sum, and 208 × 64 ÷ 13 = 1,024.
3 ci-si-difference, ci-si-three-years | Compound and simple interest on ₹2,000 at 10% differ by ₹62 in 3 years. By how much do the interests of the third year alone differ? | ₹42 | ₹20 | ₹22 | ₹31 | In the third year compound interest is 10% of ₹2,420, simple interest ₹200.
3 ci-si-difference, ci-si-three-years | On a sum the simple interest of 3 years is ₹600 and the compound interest at the same rate ₹662. The sum is: | ₹2,000 | ₹2,200 | ₹6,000 | ₹6,200 | With ₹200 a year, a rate of 10% gives 20 + 20 + 20 + 2 = ₹62 more.
3 ci-si-difference, ci-si-three-years | On ₹4,000 at 20% per annum for 1½ years, the interest compounded half-yearly exceeds the simple interest by: | ₹124 | ₹40 | ₹120 | ₹62 | There are three periods at 10%, so the difference is 3.1% of ₹4,000.
1 bankers-discount | The banker's discount on a bill is the simple interest, for the unexpired time, on its: | face value | present worth | true discount | cash value | The true discount is the interest on the present worth.
1 bankers-discount | The banker's gain on a bill is the banker's discount less the: | true discount | face value | present worth | rate of interest | It is the interest on the true discount.
2 bankers-discount | The banker's discount on a bill of ₹1,800 due in 3 months at 12% per annum is: | ₹54 | ₹216 | ₹72 | ₹18 | The interest on ₹1,800 for ¼ year at 12% is ₹54.
2 bankers-discount | The banker's discount on a bill is ₹330 and the true discount ₹300. The banker's gain is: | ₹30 | ₹630 | ₹315 | ₹10 | It is the difference of the two discounts: ₹330 − ₹300.
2 bankers-discount | The true discount on a bill due in 2 years at 5% is ₹200. The banker's discount on it is: | ₹220 | ₹210 | ₹240 | ₹180 | The gain is the interest on ₹200 for 2 years at 5%, ₹20.
3 bankers-discount | The banker's discount and the true discount on a bill are ₹120 and ₹100. The sum due is: | ₹600 | ₹500 | ₹720 | ₹1,200 | The sum is BD × TD ÷ (BD − TD) = 120 × 100 ÷ 20.
3 bankers-discount | The banker's gain on a bill due in one year at 10% is ₹6. The true discount is: | ₹60 | ₹66 | ₹54 | ₹600 | The gain is 10% of the true discount.
3 bankers-discount | The true discount on a bill is ₹36 and its present worth ₹400. The banker's discount on the bill is: | ₹39.24 | ₹40 | ₹36.36 | ₹38 | The interest is 9% of the sum, and 9% of ₹436 is ₹39.24.
`,
    },
  ],
})
