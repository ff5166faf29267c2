import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The HCF of 3/4 and 9/10 is:' */
export const hcfLcmProblems = defineBank({
  id: 'hcf-lcm-problems',
  sets: [
    {
      rows: `
1 hcf-of-numbers | The HCF of two co-prime numbers is always: | 1 | 0 | the smaller number | their product | Co-prime numbers have no common factor other than 1.
1 hcf-of-numbers | Which of the following is a pair of co-prime numbers? | 27 and 64 | 18 and 45 | 14 and 63 | 51 and 85 | 27 = 3³ and 64 = 2⁶ share no factor; the other pairs share 9, 7 and 17.
1 hcf-of-numbers | The HCF of 2³ × 3² × 5 and 2² × 3³ × 7 is: | 36 | 108 | 72 | 7560 | Take the lower power of each common prime: 2² × 3² = 36.
2 hcf-of-numbers | The HCF of 3/4 and 9/10 is: | 3/20 | 9/20 | 3/2 | 9/2 | HCF of the numerators ÷ LCM of the denominators = 3/20.
2 hcf-of-numbers | The HCF of 0.36, 0.9 and 1.2 is: | 0.06 | 0.6 | 0.006 | 0.12 | In hundredths they are 36, 90 and 120, with HCF 6, that is 0.06.
2 hcf-of-numbers | The fraction 391/667 in its lowest terms is: | 17/29 | 19/31 | 17/31 | 23/29 | The HCF of 391 and 667 is 23; 391 = 23 × 17 and 667 = 23 × 29.
2 hcf-of-numbers | The HCF of two numbers is 16. Which of the following can never be their LCM? | 120 | 96 | 160 | 208 | The HCF divides the LCM; 16 does not divide 120.
3 hcf-of-numbers | While the HCF of two numbers was found by division, the quotients were 2, 3 and 4, and the last divisor was 6. The two numbers are: | 180 and 78 | 156 and 24 | 174 and 78 | 180 and 72 | From the end: 4 × 6 = 24, 3 × 24 + 6 = 78 and 2 × 78 + 24 = 180.
3 hcf-of-numbers | The HCF of x² − 4 and x² + x − 6 is: | x − 2 | x + 2 | x + 3 | x − 3 | x² − 4 = (x − 2)(x + 2) and x² + x − 6 = (x − 2)(x + 3).
3 hcf-of-numbers | How many pairs of numbers have the sum 84 and the HCF 12? | 3 | 6 | 2 | 4 | The numbers are 12a and 12b with a + b = 7 and a, b co-prime: (1, 6), (2, 5) and (3, 4).
`,
    },
  ],
})
