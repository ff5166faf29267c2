import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The largest of 0.7, 5/7, 71% and 18/25 is:' */
export const fractionProblems = defineBank({
  id: 'fractions-and-decimals-problems',
  sets: [
    {
      rows: `
1 largest-and-smallest-fraction | Among positive fractions with the same numerator, the largest is the one with: | the smallest denominator | the largest denominator | an odd denominator | a prime denominator | The fewer the equal parts of the whole, the larger each part.
1 largest-and-smallest-fraction | Which of the following fractions is greater than 1/2? | 5/9 | 4/9 | 3/7 | 5/11 | Twice the numerator, 10, is greater than the denominator 9 only here.
1 largest-and-smallest-fraction | If the same positive number is added to the numerator and the denominator of a proper fraction, the fraction: | becomes larger | becomes smaller | stays the same | becomes greater than 1 | For example 1/2 becomes 2/3; the gap to 1 grows smaller.
2 largest-and-smallest-fraction | The difference between the largest and the smallest of 2/3, 3/4, 5/6 and 7/12 is: | 1/4 | 1/6 | 1/12 | 1/3 | In twelfths they are 8, 9, 10 and 7; 10/12 − 7/12 = 1/4.
2 largest-and-smallest-fraction | The largest of 0.7, 5/7, 71% and 18/25 is: | 18/25 | 5/7 | 71% | 0.7 | As decimals they are 0.7, 0.714…, 0.71 and 0.72.
2 largest-and-smallest-fraction | The largest fraction of the form n/(n + 1), n a natural number, that is less than 0.9 is: | 8/9 | 9/10 | 7/8 | 10/11 | 9/10 is equal to 0.9 and not less, so 8/9 is the last one below it.
2 largest-and-smallest-fraction | Four students score 18 out of 25, 21 out of 30, 34 out of 50 and 29 out of 40. The best result is: | 29 out of 40 | 18 out of 25 | 21 out of 30 | 34 out of 50 | In percent the results are 72, 70, 68 and 72.5.
2 largest-and-smallest-fraction | For a > b > 0, the largest of the following is: | a/b | (a + 1)/(b + 1) | (a + 2)/(b + 2) | (a + 3)/(b + 3) | Adding the same number to both parts brings a fraction above 1 nearer to 1.
2 largest-and-smallest-fraction | If x is a fraction between 0 and 1, the largest of x, x², x³ and √x is: | √x | x | x² | x³ | Powers of a proper fraction fall, while its root is greater: for 1/4 they are 1/4, 1/16, 1/64 and 1/2.
2 largest-and-smallest-fraction | If a, b, c and d are positive whole numbers and a/b is greater than c/d, then the fraction (a + c)/(b + d): | lies between c/d and a/b | is greater than a/b | is less than c/d | is the average of a/b and c/d | For example 1/2 and 1/3 give 2/5, which lies between them, while their average is 5/12.
1 ascending-order-of-fractions | The fractions 2/5, 2/9 and 2/3 have equal numerators. From the least to the greatest they are: | 2/9, 2/5, 2/3 | 2/3, 2/5, 2/9 | 2/5, 2/3, 2/9 | 2/9, 2/3, 2/5 | With equal numerators the greatest denominator gives the least fraction.
1 ascending-order-of-fractions | To order 3/8, 5/12 and 7/18, the least common denominator is: | 72 | 36 | 18 | 24 | It is the LCM of the denominators 8, 12 and 18.
1 ascending-order-of-fractions | If 1/2, x, 3/4 are in ascending order, x can be: | 5/8 | 3/8 | 7/8 | 5/12 | In eighths x lies between 4 and 6, and 5/8 does.
2 ascending-order-of-fractions | When 3/5, 4/7, 5/8 and 2/3 are put in ascending order, the third is: | 5/8 | 3/5 | 4/7 | 2/3 | As decimals they are 0.6, 0.571, 0.625 and 0.667.
2 ascending-order-of-fractions | How many of the fractions 3/8, 5/12, 7/15 and 8/17 stand after 4/9 in ascending order? | 2 | 1 | 3 | 4 | Only 7/15 = 0.467 and 8/17 = 0.471 are greater than 4/9 = 0.444.
2 ascending-order-of-fractions | At one moment of a race, A has run 5/6, B 7/9, C 4/5 and D 3/4 of the track. From the first to the last they are: | A, C, B, D | A, B, C, D | D, B, C, A | A, C, D, B | In decimals: A 0.833, C 0.8, B 0.778 and D 0.75.
2 ascending-order-of-fractions | Put in ascending order, the negative fractions −2/3, −3/4, −1/2 and −5/8 are: | −3/4, −2/3, −5/8, −1/2 | −1/2, −5/8, −2/3, −3/4 | −2/3, −3/4, −5/8, −1/2 | −3/4, −5/8, −2/3, −1/2 | Of negative numbers, the one with the greatest size is the least.
2 ascending-order-of-fractions | For 0 < a < b, the ascending order of 1, a/b, b/a and (a + 1)/(b + 1) is: | a/b, (a + 1)/(b + 1), 1, b/a | (a + 1)/(b + 1), a/b, 1, b/a | a/b, 1, (a + 1)/(b + 1), b/a | b/a, 1, (a + 1)/(b + 1), a/b | A proper fraction grows when 1 is added to both parts, but stays below 1.
2 ascending-order-of-fractions | The fractions 13/16, 5/8, 7/12 and 3/4 are arranged in ascending order. The sum of the two in the middle is: | 11/8 | 29/24 | 67/48 | 4/3 | In the order 7/12, 5/8, 3/4, 13/16 the middle two make 5/8 + 6/8.
2 ascending-order-of-fractions | For how many natural numbers n are 3/7, n/20 and 3/5, in this order, in ascending order? | 3 | 4 | 2 | 5 | Here n must lie between 60/7 = 8.57 and 12, so n is 9, 10 or 11.
3 largest-and-smallest-fraction | How many fractions with the denominator 30 are in their lowest terms and lie between 1/3 and 3/5? | 3 | 7 | 4 | 5 | The numerator lies between 10 and 18 and has no factor in common with 30: 11, 13 or 17.
3 ascending-order-of-fractions | The number of whole numbers n for which 7/n is more than 2/5 but less than 3/4 is: | 8 | 7 | 9 | 10 | From 2n < 35 and 28 < 3n, n lies between 9.33 and 17.5, so it is one of 10 to 17.
3 largest-and-smallest-fraction | Of all the fractions that lie between 5/8 and 7/11, the one with the smallest denominator is: | 12/19 | 17/27 | 19/30 | 8/13 | 12/19, 17/27 and 19/30 all lie between them; 8/13 = 0.615 is less than 5/8. As 7 × 8 − 5 × 11 = 1, none with a denominator below 8 + 11 = 19 does.
3 ascending-order-of-fractions | For how many natural numbers n does n/(n + 5) lie between 3/4 and 7/8? | 19 | 20 | 21 | 18 | From 4n > 3n + 15 and 8n < 7n + 35, n is greater than 15 and less than 35, so it is one of 16 to 34.
3 largest-and-smallest-fraction | The denominator of a fraction is 4 more than its numerator. When 1 is added to both, the fraction becomes larger by 1/14. The fraction is: | 3/7 | 5/9 | 7/11 | 1/5 | For n/(n + 4) the rise is 4/((n + 4)(n + 5)) = 1/14, so (n + 4)(n + 5) = 56 and n = 3.
`,
    },
  ],
})
