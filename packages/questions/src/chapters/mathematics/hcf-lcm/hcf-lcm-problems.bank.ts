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
2 hcf-of-numbers | The fraction 391/667 in its lowest terms is: | 17/29 | 19/31 | 17/31 | 19/29 | The HCF of 391 and 667 is 23; 391 = 23 × 17 and 667 = 23 × 29.
2 hcf-of-numbers | The HCF of two numbers is 16. Which of the following can never be their LCM? | 120 | 96 | 160 | 208 | The HCF divides the LCM; 16 does not divide 120.
3 hcf-of-numbers | While the HCF of two numbers was found by division, the quotients were 2, 3 and 4, and the last divisor was 6. The two numbers are: | 180 and 78 | 174 and 72 | 174 and 78 | 180 and 72 | From the end: 4 × 6 = 24, 3 × 24 + 6 = 78 and 2 × 78 + 24 = 180.
2 hcf-of-numbers | The HCF of x² − 4 and x² + x − 6 is: | x − 2 | x + 2 | x + 3 | x − 3 | x² − 4 = (x − 2)(x + 2) and x² + x − 6 = (x − 2)(x + 3).
3 hcf-of-numbers | How many pairs of numbers have the sum 84 and the HCF 12? | 3 | 6 | 2 | 4 | The numbers are 12a and 12b with a + b = 7 and a, b co-prime: (1, 6), (2, 5) and (3, 4).
1 lcm-of-numbers | The LCM of two co-prime numbers is always: | their product | 1 | their sum | the greater number | Co-prime numbers share no factor, so every factor of both is needed.
1 lcm-of-numbers | The LCM of 2³ × 3 × 5 and 2² × 3² is: | 360 | 12 | 270 | 180 | Take the higher power of each prime: 2³ × 3² × 5 = 360.
1 lcm-of-numbers | If one of two natural numbers is a multiple of the other, their LCM is: | the greater number | the smaller number | their product | their difference | The greater number is itself divisible by both numbers.
2 lcm-of-numbers | What is the LCM of 2/3, 4/9 and 5/6? | 20/3 | 40/9 | 20/9 | 40/3 | LCM of the numerators ÷ HCF of the denominators = 20/3.
2 lcm-of-numbers | The smallest number that is divisible by every natural number from 1 to 10 is: | 2,520 | 5,040 | 1,260 | 840 | The LCM is 2³ × 3² × 5 × 7 = 2,520.
2 lcm-of-numbers | The LCM of 1.2, 0.18 and 0.6 is: | 3.6 | 0.06 | 36 | 0.36 | In hundredths they are 120, 18 and 60, with LCM 360, that is 3.6.
2 lcm-of-numbers | How many numbers between 200 and 500 are divisible by both 12 and 15? | 5 | 6 | 4 | 7 | The LCM is 60, and its multiples there are 240, 300, 360, 420 and 480.
2 lcm-of-numbers | The LCM of x² − 9 and x² − x − 6 is: | (x² − 9)(x + 2) | x − 3 | (x² − 9)(x − 2) | (x + 3)(x + 2) | The factors are (x − 3)(x + 3) and (x − 3)(x + 2), of which x − 3 is counted once.
3 lcm-of-numbers | The LCM of 24, 40 and a number n is 360, and n is the least such number. Then n is: | 9 | 3 | 18 | 15 | 24 and 40 have the LCM 120 = 2³ × 3 × 5; only a second 3 is missing, so n must contain 9.
3 lcm-of-numbers | The least perfect square that is divisible by 8, 15 and 20 is: | 3,600 | 900 | 14,400 | 1,600 | The LCM is 120 = 2³ × 3 × 5; multiplied by 2 × 3 × 5 = 30 it becomes 60².
1 greatest-number-leaving-remainders | A number d divides 50 and leaves the remainder 2. Which number must d divide exactly? | 48 | 52 | 25 | 100 | The remainder is taken away first: 50 − 2 = 48 is a multiple of d.
1 greatest-number-leaving-remainders | The greatest number that leaves the same remainder when it divides three given numbers is the HCF of: | their differences | their sums | the numbers themselves | their products | Equal remainders cancel when one number is subtracted from another.
1 greatest-number-leaving-remainders | Which of the following numbers leaves the remainder 3 when it divides 23 and also when it divides 43? | 20 | 23 | 15 | 13 | 23 − 3 = 20 and 43 − 3 = 40 are both multiples of 20.
2 greatest-number-leaving-remainders | 62 pens and 87 pencils are shared equally among the greatest possible number of children; 2 pens and 3 pencils are left over. How many children are there? | 12 | 6 | 24 | 25 | 60 pens and 84 pencils are shared out, and their HCF is 12.
2 greatest-number-leaving-remainders | What is the greatest number that leaves the same remainder in dividing 43, 91 and 183? | 4 | 8 | 12 | 7 | The differences 48, 92 and 140 have the HCF 4.
2 greatest-number-leaving-remainders | How many numbers leave the remainder 5 when they divide 41? | 5 | 9 | 4 | 8 | They divide 36 and are greater than 5: 6, 9, 12, 18 and 36.
2 greatest-number-leaving-remainders | In dividing 100 and 125, a number leaves the remainders 4 and 5. Which of the following cannot be that number? | 16 | 24 | 12 | 8 | It must divide 96 and 120, so also their HCF 24, and 16 does not.
3 greatest-number-leaving-remainders | The greatest number N divides 1,305, 4,665 and 6,905 with the same remainder. The sum of the digits of N is: | 4 | 5 | 6 | 8 | The HCF of 3,360, 2,240 and 5,600 is 1,120, with the sum of digits 4.
3 greatest-number-leaving-remainders | The greatest possible divisor leaves the remainder 5 with 109 and 12 with 155. The two quotients are in the ratio: | 8 : 11 | 7 : 10 | 13 : 11 | 13 : 10 | 109 − 5 = 104 and 155 − 12 = 143 have the HCF 13. The quotients are 8 and 11.
3 greatest-number-leaving-remainders | Three numbers leave the same remainder when divided by d, where d > 1. If the numbers are n, n + 35 and n + 84, the value of d is: | 7 | 5 | 49 | 35 | The number d divides 35 and 49, whose HCF is 7, and 7 is prime.
1 lcm-with-remainder | A number that leaves the remainder 1 when divided by 4 and by 6 leaves which remainder when divided by 12? | 1 | 2 | 7 | 5 | The number less 1 is a multiple of 4 and 6, and so of 12.
1 lcm-with-remainder | Which of the following numbers leaves the remainder 2 when divided by 5 and when divided by 7? | 72 | 70 | 47 | 40 | 72 − 2 = 70 is a multiple of 35, the LCM.
1 lcm-with-remainder | A number leaves the remainder 3 with 4, 4 with 5 and 5 with 6. The least number to be added to make it divisible by 4, 5 and 6 is: | 1 | 3 | 12 | 2 | Each remainder is 1 less than its divisor, so 1 is missing.
2 lcm-with-remainder | A basket of eggs can be emptied in lots of 3, 4 or 5 with one egg left each time, and in lots of 7 with none left. The least number of eggs is: | 301 | 61 | 121 | 420 | Of 61, 121, 181, 241, 301 only 301 = 7 × 43 is a multiple of 7.
2 lcm-with-remainder | The greatest three-digit number that leaves the remainder 5 when divided by 8 and by 12 is: | 989 | 984 | 965 | 995 | The greatest multiple of 24 up to 994 is 984, and 984 + 5 = 989.
2 lcm-with-remainder | How many three-digit numbers leave the remainder 4 when divided by 6, 9 and 10? | 10 | 11 | 9 | 12 | They are 4 more than a multiple of 90, from 2 × 90 + 4 = 184 to 11 × 90 + 4 = 994.
2 lcm-with-remainder | What least number must be added to 1,000 to give a number that leaves the remainder 2 with 12, 15 and 18? | 82 | 80 | 78 | 98 | Multiples of 180 plus 2: after 902 comes 1,082, so 82 is added.
3 lcm-with-remainder | The least number of four digits that leaves the remainders 9, 11 and 14 when divided by 10, 12 and 15 respectively is: | 1,019 | 1,021 | 1,079 | 1,001 | It is 1 less than a multiple of 60; the first such number is 1,020 − 1.
3 lcm-with-remainder | Divided by 5, 6 and 8 a number leaves the remainder 3 in each case, and it is a multiple of 9. The least such number is: | 243 | 123 | 363 | 483 | Of 123, 243, 363 and so on, 243 = 9 × 27 is the first multiple of 9.
3 lcm-with-remainder | A number leaves the remainder 2 when divided by 3 and the remainder 3 when divided by 5. Which form does it have for whole k? | 15k + 8 | 15k + 5 | 15k + 6 | 15k + 13 | The least such number is 8, and the LCM 15 is added again and again.
1 numbers-in-ratio-hcf-lcm | Two numbers are in the ratio 3 : 4 and their HCF is 5. Their LCM is: | 60 | 12 | 35 | 300 | The numbers are 15 and 20, with the LCM 60.
1 numbers-in-ratio-hcf-lcm | Two numbers are in the ratio a : b in lowest terms. If their HCF is h, the numbers are: | ah and bh | a/h and b/h | a + h and b + h | abh and h | Divided by their HCF the numbers leave the co-prime parts a and b.
1 numbers-in-ratio-hcf-lcm | The HCF of two numbers in the ratio 5 : 7 is 6. Their difference is: | 12 | 2 | 6 | 9 | The numbers are 30 and 42, which differ by 12.
2 numbers-in-ratio-hcf-lcm | The LCM of two numbers in the ratio 4 : 9 is how many times their HCF? | 36 | 13 | 5 | 72 | The numbers are 4h and 9h, and their LCM is 36h.
2 numbers-in-ratio-hcf-lcm | Two numbers are in the ratio 2 : 3 and the product of their HCF and LCM is 864. The smaller number is: | 24 | 36 | 12 | 18 | The product of the numbers is 6h² = 864, so h = 12 and the smaller is 24.
2 numbers-in-ratio-hcf-lcm | Three numbers are in the ratio 1 : 2 : 3 and their HCF is 12. Their sum is: | 72 | 36 | 60 | 24 | The numbers are 12, 24 and 36, which together make 72.
2 numbers-in-ratio-hcf-lcm | Two numbers in the ratio 5 : 6 have the sum of HCF and LCM equal to 248. Their HCF is: | 8 | 31 | 30 | 16 | The LCM is 30h, so 31h = 248 and h = 8.
3 numbers-in-ratio-hcf-lcm | Three numbers in the ratio 2 : 3 : 4 have the LCM 240. The greatest of them is: | 80 | 60 | 40 | 120 | The LCM of 2, 3 and 4 is 12, so h = 240 ÷ 12 = 20 and the greatest is 4 × 20.
3 numbers-in-ratio-hcf-lcm | Two numbers are in the ratio 15 : 11 and their HCF is 13. If 13 is added to each, the new ratio is: | 4 : 3 | 15 : 11 | 28 : 24 | 16 : 11 | The numbers 195 and 143 become 208 and 156, which are 16 × 13 and 12 × 13.
3 numbers-in-ratio-hcf-lcm | The LCM of two numbers is 14 times their HCF, and neither number divides the other. They are in the ratio: | 2 : 7 | 1 : 14 | 3 : 14 | 4 : 7 | With numbers ah and bh, ab = 14; 1 : 14 would make one a multiple of the other.
1 co-primes | Any two consecutive natural numbers such as 14 and 15 are: | co-prime | both prime | both composite | multiples of each other | They differ by 1, so no factor above 1 can divide both.
1 co-primes | The LCM of two co-prime numbers is equal to their: | product | sum | difference | quotient | Since the HCF is 1, LCM × 1 is the product.
1 co-primes | Which of these is a pair of co-prime numbers? | 8 and 15 | 9 and 12 | 10 and 15 | 14 and 21 | The numbers 8 and 15 have no common factor except 1.
2 co-primes | The product of two co-prime numbers is 117. Their LCM is: | 117 | 13 | 9 | 39 | The HCF of co-prime numbers is 1, so the LCM equals the product.
2 co-primes | How many pairs of co-prime numbers have the product 36? | 2 | 3 | 4 | 5 | The pairs are (1, 36) and (4, 9); the rest share a factor.
2 co-primes | How many numbers from 1 to 12 are co-prime to 12? | 4 | 5 | 6 | 3 | The numbers 1, 5, 7 and 11 share no factor with 12.
3 co-primes | Three numbers are co-prime to each other. The product of the first two is 551 and that of the last two is 1073. Their sum is: | 85 | 75 | 81 | 89 | The middle number is the HCF of 551 and 1073, that is 29; the others are 19 and 37.
3 co-primes | The sum of two co-prime numbers is 15 and their LCM is 56. The numbers are: | 7 and 8 | 4 and 11 | 2 and 13 | 1 and 14 | Their product is 56 too, and 7 × 8 = 56 with 7 + 8 = 15.
1 hcf-and-lcm-of-fractions | The LCM of fractions in their lowest terms is the LCM of the numerators divided by the: | HCF of the denominators | LCM of the denominators | HCF of the numerators | product of the denominators | For the HCF of fractions it is the other way round: HCF of numerators over LCM of denominators.
1 hcf-and-lcm-of-fractions | The LCM of the fractions 2/3 and 4/5 is: | 4 | 8/15 | 2/15 | 4/15 | LCM of 2 and 4 is 4, and the HCF of 3 and 5 is 1.
1 hcf-and-lcm-of-fractions | Which is the greatest fraction that divides both 2/3 and 4/5 a whole number of times, their HCF? | 2/15 | 4/15 | 4 | 2 | HCF of 2 and 4 is 2, and the LCM of 3 and 5 is 15.
2 hcf-and-lcm-of-fractions | What is the LCM of 3/4, 9/10 and 15/16? | 45/2 | 45/4 | 3/80 | 15/2 | LCM of 3, 9 and 15 is 45, and the HCF of 4, 10 and 16 is 2.
2 hcf-and-lcm-of-fractions | What is the HCF of the three fractions 8/9, 16/27 and 32/81? | 8/81 | 32/9 | 8/9 | 16/81 | HCF of 8, 16 and 32 is 8, and the LCM of 9, 27 and 81 is 81.
2 hcf-and-lcm-of-fractions | Three bells ring at intervals of 1/2, 2/3 and 3/4 of a minute and have just rung together. By the LCM of the fractions, they ring together again after: | 6 minutes | 3 minutes | 2 minutes | 12 minutes | LCM of 1, 2 and 3 is 6, and the HCF of 2, 3 and 4 is 1.
3 hcf-and-lcm-of-fractions | The greatest length that measures both 4½ m and 5¼ m exactly, that is the HCF of two fractions, is: | 3/4 m | 1/4 m | 1½ m | 1/2 m | HCF of 9/2 and 21/4 is HCF(9, 21) over LCM(2, 4) = 3/4.
3 hcf-and-lcm-of-fractions | The product of two fractions in lowest terms is 1/6 and their HCF is 1/6. Their LCM is: | 1 | 1/36 | 1/6 | 6 | As for whole numbers, HCF × LCM is the product of two fractions.
`,
    },
  ],
})
