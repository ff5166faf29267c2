import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'One paisa per rupee per month is a yearly rate of:' */
export const simpleInterestProblems = defineBank({
  id: 'simple-interest-problems',
  sets: [
    {
      rows: `
1 interest-and-amount | At simple interest the amount is the sum of: | principal and interest | principal and rate | interest and time | rate and time | What is paid back is the sum lent together with its interest.
1 interest-and-amount | At simple interest, the interest of each year is: | the same | more than that of the year before | less than that of the year before | twice that of the year before | It is always calculated on the principal, so it does not change.
1 interest-and-amount | The simple interest on ₹2,000 at 5% per annum for six months is: | ₹50 | ₹100 | ₹600 | ₹500 | For a year it is ₹100, and for half a year half of that.
2 interest-and-amount | A sum earns a simple interest of ₹960 in 3 years. How much does it earn in 5 years at the same rate? | ₹1,600 | ₹1,440 | ₹1,280 | ₹1,500 | Each year brings ₹320, and five years bring ₹1,600.
2 interest-and-amount | ₹5,000 is lent at 6% and ₹3,000 at 8% per annum. The total simple interest of two years is: | ₹1,080 | ₹864 | ₹540 | ₹1,040 | The parts bring ₹300 and ₹240 a year, so ₹1,080 in two years.
2 interest-and-amount | The simple interest of 4 years at 5% per annum is what fraction of the sum? | 1/5 | 1/4 | 1/20 | 4/5 | It is 4 × 5% = 20% of the sum, that is 1/5.
2 interest-and-amount | The simple interest on ₹7,300 at 5% per annum for 73 days is: | ₹73 | ₹365 | ₹86 | ₹146 | 73 days are one fifth of a year, and the interest of a year is ₹365.
2 interest-and-amount | The rate is 4% for the first 2 years, 6% for the next 3 and 8% after that. The simple interest on ₹5,000 for 7 years is: | ₹2,100 | ₹2,000 | ₹1,750 | ₹1,050 | The rates of the years add up to 8 + 18 + 16 = 42% of ₹5,000.
2 interest-and-amount | The simple interest on a sum for 2 years at 5% and that on twice the sum for 3 years at 4% are in the ratio: | 5 : 12 | 5 : 6 | 12 : 5 | 5 : 8 | They are 10% and 24% of the sum, and 10 : 24 = 5 : 12.
2 interest-and-amount | A man borrows ₹6,000 at 5% and lends it at 7½%, both at simple interest. His gain in 2 years is: | ₹300 | ₹150 | ₹450 | ₹900 | He gains 2½% of ₹6,000 a year, that is ₹150.
1 finding-principal | With interest I, rate R per cent a year and time T years, the principal at simple interest is: | 100 × I/(R × T) | I × R × T/100 | 100 × R × T/I | I/(100 × R × T) | It follows from I = P × R × T/100.
1 finding-principal | What sum earns ₹500 a year at 5% simple interest? | ₹10,000 | ₹8,000 | ₹5,000 | ₹2,500 | If 5% is ₹500, then the whole sum is 20 times ₹500.
1 finding-principal | A sum grows to ₹1,100 in one year at 10%. The sum is: | ₹1,000 | ₹990 | ₹1,010 | ₹1,090 | The amount is 110% of the sum, so the sum is ₹1,000.
2 finding-principal | What sum earns ₹1 a day at a simple interest of 5% per annum (365 days)? | ₹7,300 | ₹3,650 | ₹1,825 | ₹5,840 | It earns ₹365 a year, and 365 ÷ 0.05 = ₹7,300.
2 finding-principal | The simple interest of 2½ years at 4% is ₹900 less than the sum. The sum is: | ₹1,000 | ₹990 | ₹1,100 | ₹810 | The interest is 10% of the sum, so 90% of the sum is ₹900.
2 finding-principal | At a rate higher by 2% per annum, a sum would have earned ₹108 more in 3 years. The sum is: | ₹1,800 | ₹3,600 | ₹5,400 | ₹2,160 | The extra interest is 3 × 2% = 6% of the sum.
2 finding-principal | A sum amounts to ₹1,260 in 1 year and 3 months at 4% simple interest. The sum is: | ₹1,200 | ₹1,210 | ₹1,197 | ₹1,250 | The interest is 1.25 × 4% = 5%, and 1,260 ÷ 1.05 = ₹1,200.
3 finding-principal | One third of a sum is lent at 6% and the rest at 9%. The interest of a year is ₹480. The sum is: | ₹6,000 | ₹3,000 | ₹4,800 | ₹5,400 | The interest is 2% + 6% = 8% of the sum.
3 finding-principal | ₹1,500 is lent in two parts at one rate, the first for 2 years and the second for 3 years. Both earn the same interest. The first part is: | ₹900 | ₹600 | ₹750 | ₹800 | The parts are in the ratio 3 : 2, so the first is ₹900.
2 finding-principal | The simple interest on a sum for 3 years at 8% is ₹60 more than that for 2 years at 10%. The sum is: | ₹1,500 | ₹3,000 | ₹1,200 | ₹2,000 | The difference is 24% − 20% = 4% of the sum.
1 two-amounts | A sum amounts to ₹720 in 2 years and ₹780 in 3 years at simple interest. The interest of one year is: | ₹60 | ₹30 | ₹260 | ₹20 | The two amounts differ by the interest of one year.
1 two-amounts | The amounts of a sum at simple interest after 2, 3 and 4 years are in: | arithmetic progression | geometric progression | harmonic progression | inverse proportion | Each year adds the same interest to the amount.
1 two-amounts | ₹500 grows to ₹530 in a year at simple interest. After 4 years it is: | ₹620 | ₹650 | ₹530 | ₹560 | Each year adds ₹30, and four years add ₹120.
2 two-amounts | A sum becomes 6/5 of itself in 4 years at simple interest. In how many years from the start will it be 7/4 of itself? | 15 | 12 | 14 | 10 | Each year adds 1/20 of the sum, and 3/4 needs 15 years.
2 two-amounts | A sum amounts to ₹960 in 4 years, and the simple interest is one sixth of the amount. The rate is: | 5% | 7% | 6% | 8% | The interest is ₹160 on ₹800 in 4 years, that is ₹40 a year.
2 two-amounts | A sum amounts to ₹3,360 in 3 years at simple interest, and to ₹3,630 if the rate is 3% higher. The sum is: | ₹3,000 | ₹2,700 | ₹1,500 | ₹2,970 | The extra ₹270 is 9% of the sum.
2 two-amounts | At simple interest a sum is ₹1,240 after 3 years and ₹1,400 after 5 years. What was it after 1 year? | ₹1,080 | ₹1,000 | ₹1,160 | ₹1,120 | Two years add ₹160, so after 1 year it was 1,240 − 160 = ₹1,080.
3 two-amounts | At simple interest a sum is ₹1,240 after 3 years and ₹1,400 after 5 years. After how many years in all will it be doubled? | 12½ | 10 | 12 | 14 | The interest is ₹80 a year on ₹1,000, and 1,000 ÷ 80 = 12½.
3 two-amounts | The amounts of a sum after 4 and 6 years at simple interest are in the ratio 6 : 7. The rate is: | 12½% | 10% | 8⅓% | 15% | 7(1 + 4r) = 6(1 + 6r) gives 8r = 1.
3 two-amounts | At simple interest a sum amounts to A in t years and to B in 2t years. The sum is: | 2A − B | 2B − A | (A + B)/2 | B − A | The interest of t years is B − A, and A − (B − A) = 2A − B.
1 rate-and-time | One paisa per rupee per month is a yearly rate of: | 12% | 1% | 10% | 6% | It is 1% a month, and twelve months make 12%.
1 rate-and-time | In how many years is the simple interest at 12½% equal to the principal? | 8 | 12½ | 10 | 6 | 100% at 12½% per annum needs 100 ÷ 12½ = 8 years.
1 rate-and-time | At what yearly rate does ₹100 earn ₹3 in six months? | 6% | 3% | 1.5% | 4.8% | Half a year brings 3%, so a year brings 6%.
2 rate-and-time | The simple interest on ₹4,000 for 3 years exceeds that on ₹3,000 for 3 years at the same rate by ₹240. The rate is: | 8% | 16% | 12% | 10% | On the ₹1,000 more, ₹80 a year is earned.
2 rate-and-time | The simple interest is 4/25 of the sum, and the number of years equals the rate per cent. The rate is: | 4% | 16% | 8% | 5% | R × R = 16 gives R = 4.
2 rate-and-time | ₹800 earns in 4 years as much simple interest as ₹1,200 at the same rate in: | 2 years 8 months | 3 years | 2 years 6 months | 6 years | The time is 800 × 4 ÷ 1,200 = 2⅔ years.
2 rate-and-time | Half of a sum is lent at 6% and half at 8% per annum. The rate on the whole sum is: | 7% | 14% | 6.5% | 7.5% | With equal parts the rate is the average of the two rates.
3 rate-and-time | ₹600 for 2 years and ₹900 for 4 years, at one rate, earn a simple interest of ₹240 in all. The rate is: | 5% | 4% | 6% | 8% | 12r + 36r = 240 gives r = 5, in rupees for each per cent.
2 rate-and-time | The rate rises from 8% to 10%. In what time does a sum now earn what it earned in 5 years? | 4 years | 4½ years | 6¼ years | 3 years | 5 × 8% = 40%, and 40 ÷ 10 = 4 years.
2 rate-and-time | A loan runs at 4% for 2 years, at 6% for 4 years and at 8% for 2 years. The average simple rate of a year is: | 6% | 5½% | 6½% | 5% | The rates of the eight years add up to 8 + 24 + 16 = 48%.
1 sum-becomes-n-times-si | When a sum has doubled at simple interest, the interest is: | equal to the sum | twice the sum | half of the sum | equal to the amount | The amount 2P is the sum P and an interest of P.
1 sum-becomes-n-times-si | A sum doubles in 8 years at simple interest. After how many years is the interest half of the sum? | 4 | 16 | 2 | 6 | The interest grows evenly, so half of it takes half of the time.
1 sum-becomes-n-times-si | At 20% per annum simple interest, a sum of money becomes how many times itself in 5 years? | 2 times | 3 times | 2.4 times | 2.5 times | The interest of five years is 5 × 20% = 100% of the sum, and the sum itself is added.
2 sum-becomes-n-times-si | A sum doubles in 6 years at simple interest. It becomes five times itself in: | 24 years | 30 years | 15 years | 18 years | Each 6 years add one sum, and four sums are to be added.
2 sum-becomes-n-times-si | A sum trebles in 16 years at simple interest. It had doubled after: | 8 years | 10 years | 12 years | 6 years | Twice the sum is earned in 16 years, and once the sum in 8.
2 sum-becomes-n-times-si | A sum becomes 7/6 of itself in 3 years at simple interest. The rate of a year is: | 5 5/9% | 16⅔% | 5% | 6% | One sixth, that is 16⅔%, is earned in three years.
2 sum-becomes-n-times-si | One sum doubles in 5 years and another in 10 years at simple interest. Their rates are in the ratio: | 2 : 1 | 1 : 2 | 1 : 1 | 4 : 1 | The rates are 20% and 10% per annum.
2 sum-becomes-n-times-si | At simple interest a sum becomes n times itself in t years. The rate of a year is: | 100(n − 1)/t% | 100n/t% | 100(n + 1)/t% | 100/(nt)% | The interest is n − 1 times the sum.
3 sum-becomes-n-times-si | At one simple rate a sum becomes 4 times itself in x years and 7 times itself in y years. Then y : x is: | 2 : 1 | 7 : 4 | 3 : 1 | 3 : 4 | The interests are 3 and 6 times the sum.
3 sum-becomes-n-times-si | A sum becomes 8/5 of itself in 5 years. At the same simple rate ₹4,000 amounts after 3 years to: | ₹5,440 | ₹5,200 | ₹5,920 | ₹6,400 | The rate is 60% ÷ 5 = 12%, and three years add 36% of ₹4,000.
`,
    },
  ],
})
