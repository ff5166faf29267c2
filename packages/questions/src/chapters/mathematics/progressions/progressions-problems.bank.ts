import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The geometric mean of 2, 9 and 12 is:' */
export const progressionsProblems = defineBank({
  id: 'progressions-problems',
  sets: [
    {
      rows: `
1 geometric-mean | If G is the geometric mean of two positive numbers a and b, then: | G² = ab | 2G = a + b | G = ab | 2G = ab | The numbers a, G, b are in GP, so G/a = b/G and G² = ab.
1 geometric-mean | For two different positive numbers, the arithmetic mean compared with the geometric mean is: | always greater | always less | always equal | greater or less, as the case may be | For different numbers (√a − √b)² > 0, which gives (a + b)/2 > √(ab).
1 geometric-mean | The geometric mean of 3 and a number is 12. The number is: | 48 | 36 | 21 | 24 | From 12² = 3x it follows that x = 144 ÷ 3 = 48.
2 geometric-mean | The geometric mean of 2, 9 and 12 is: | 6 | $7\\frac{2}{3}$ | 9 | 12 | It is the cube root of 2 × 9 × 12 = 216, that is 6.
2 geometric-mean | Two positive numbers have the arithmetic mean 10 and the geometric mean 8. The greater number is: | 16 | 18 | 12 | 4 | Their sum is 20 and their product 64, so they are 16 and 4.
2 geometric-mean | Three geometric means are inserted between 2 and 162, all positive. The middle one is: | 18 | 54 | 6 | 82 | From 2r⁴ = 162, r = 3, and the means are 6, 18 and 54.
2 geometric-mean | A price rises by 20% in one year and by 25% in the next, a factor of 1.5 in all. If it had risen by an equal factor each year, this factor would be the: | geometric mean of 1.20 and 1.25 | arithmetic mean of 1.20 and 1.25 | product of 1.20 and 1.25 | harmonic mean of 1.20 and 1.25 | Two equal factors f need f² = 1.20 × 1.25, so f is their geometric mean.
3 geometric-mean | The arithmetic mean of two positive numbers is to their geometric mean as 5 : 4. The numbers are in the ratio: | 4 : 1 | 5 : 4 | 25 : 16 | 2 : 1 | With sum 10 and product 16 the numbers are 8 and 2, so the ratio is 4 : 1.
3 geometric-mean | If $\\frac{a^{n+1} + b^{n+1}}{a^n + b^n}$ is the geometric mean of two different positive numbers a and b, then n is: | $-\\frac{1}{2}$ | 0 | $\\frac{1}{2}$ | −1 | For n = −½ the fraction is (√a + √b) ÷ (1/√a + 1/√b) = √(ab).
3 geometric-mean | If G₁ and G₂ are the two geometric means between 3 and 24, then G₁ × G₂ equals: | 72 | 36 | 27 | 144 | The product of terms at equal distance from the ends is the same: 3 × 24 = 72.
1 harmonic-progression | Numbers are in harmonic progression if: | their reciprocals are in AP | their squares are in AP | their reciprocals are in GP | their logarithms are in AP | This is the definition; 1/a, 1/b and 1/c must have a common difference.
1 harmonic-progression | Which of the following is a harmonic progression? | 6, 4, 3 | 6, 5, 4 | 8, 4, 2 | 8, 5, 2 | The reciprocals 1/6, 1/4 and 1/3 are 2/12, 3/12 and 4/12, an AP.
1 harmonic-progression | For two different positive numbers the order of the three means is: | AM > GM > HM | HM > AM > GM | GM > AM > HM | AM > HM > GM | For example for 2 and 8: AM = 5, GM = 4 and HM = 3.2.
2 harmonic-progression | A car goes to a town at 40 km/h and returns by the same road at 60 km/h. Its mean speed for the whole journey is: | 48 km/h | 50 km/h | 49 km/h | 45 km/h | For equal distances it is the harmonic mean: 2 × 40 × 60 ÷ 100 = 48.
2 harmonic-progression | The harmonic mean of two numbers is 4; their arithmetic mean A and geometric mean G satisfy 2A + G² = 27. The numbers are: | 6 and 3 | 5 and 4 | 9 and 2 | 9 and 4 | As G² = 4A, 6A = 27 and A = 4.5; the sum is 9 and the product 18.
2 harmonic-progression | If x, 12 and 20 are in HP, the value of x is: | $8\\frac{4}{7}$ | 4 | 7.2 | $9\\frac{1}{3}$ | 1/x = 2/12 − 1/20 = 10/60 − 3/60 = 7/60, so x = 60/7.
2 harmonic-progression | Two harmonic means are inserted between 1 and 1/7. They are: | 1/3 and 1/5 | 1/2 and 1/4 | 1/4 and 1/6 | 5/7 and 3/7 | The reciprocals 1, 3, 5, 7 are in AP, so the means are 1/3 and 1/5.
3 harmonic-progression | If a, b and c are in HP, then (a − b)/(b − c) is equal to: | a/c | a/b | c/a | b/a | From 2/b = 1/a + 1/c, 1/b − 1/a = 1/c − 1/b, so (a − b)/ab = (b − c)/bc.
3 harmonic-progression | The mth term of an HP is n and its nth term is m (m ≠ n). Its (mn)th term is: | 1 | mn | m + n | 1/mn | In the AP of reciprocals both the first term and the difference are 1/mn, so its (mn)th term is mn/mn = 1.
3 harmonic-progression | If the roots of a(b − c)x² + b(c − a)x + c(a − b) = 0 are equal, then a, b and c are in: | HP | AP | GP | AGP | The coefficients add up to 0, so both roots are 1 and c(a − b) = a(b − c), that is b = 2ac/(a + c).
1 nth-term-of-gp | The common ratio of the GP 81, −27, 9, −3, … is: | $-\\frac{1}{3}$ | $\\frac{1}{3}$ | −3 | 3 | Each term divided by the one before is −27 ÷ 81 = −1/3.
1 nth-term-of-gp | Which of the following is a geometric progression? | 5, 10, 20, 40 | 5, 10, 15, 20 | 1, 4, 9, 16 | 2, 4, 12, 48 | Each term is twice the one before; in the others the ratio changes.
1 nth-term-of-gp | If every term of a GP with ratio 3 is doubled, the new sequence is a GP with the ratio: | 3 | 6 | 9 | 2 | Both of two neighbouring terms are doubled, so their ratio stays 3.
2 nth-term-of-gp | For which value of k are k − 2, k + 1 and k + 7 in GP? | 5 | 3 | 4 | 2 | From (k + 1)² = (k − 2)(k + 7), 2k + 1 = 5k − 14 and k = 5; the terms are 3, 6 and 12.
2 nth-term-of-gp | In a GP of positive terms each term is the sum of the two terms after it. The common ratio is: | $\\frac{\\sqrt{5} - 1}{2}$ | $\\frac{\\sqrt{5} + 1}{2}$ | $\\frac{1}{2}$ | $\\frac{\\sqrt{5}}{2}$ | From 1 = r + r² the positive root is r = (√5 − 1)/2.
2 nth-term-of-gp | A colony of bacteria doubles every hour. If it fills a jar in 10 hours, it filled a quarter of the jar in: | 8 hours | 2.5 hours | 9 hours | 5 hours | Going back, it was half full after 9 hours and a quarter full after 8.
2 nth-term-of-gp | The product of the first five terms of a GP is 243. Its third term is: | 3 | 9 | 27 | 5 | The product is the fifth power of the middle term, and 243 = 3⁵.
3 nth-term-of-gp | The pth, qth and rth terms of a GP are a, b and c. The value of $a^{q-r} \\times b^{r-p} \\times c^{p-q}$ is: | 1 | 0 | abc | p + q + r | The exponents of the first term and of the ratio both add up to 0, so the product is 1.
3 nth-term-of-gp | Three numbers in GP have the sum 26 and the product 216. The greatest of them is: | 18 | 6 | 36 | 24 | The middle one is 6; 6/r + 6r = 20 gives r = 3, so they are 2, 6 and 18.
2 nth-term-of-gp | If a, b and c are in GP and all positive and different from 1, then log a, log b and log c are in: | AP | GP | HP | AGP | From b² = ac, 2 log b = log a + log c.
1 sum-of-gp | The sum of the first n terms of a GP with first term a and ratio r (r ≠ 1) is: | $\\frac{a(r^n - 1)}{r - 1}$ | $\\frac{a(r^{n-1} - 1)}{r - 1}$ | $\\frac{a}{1 - r}$ | $\\frac{n(a + r)}{2}$ | Multiplying the sum by r and subtracting leaves arⁿ − a on one side and S(r − 1) on the other.
1 sum-of-gp | The sum of the first 20 terms of the GP 7, 7, 7, … is: | 140 | 7 | 27 | 0 | The ratio is 1, so every term is 7 and the sum is 20 × 7 = 140.
1 sum-of-gp | 1 + 2 + 4 + 8 + … + 512 is equal to: | 1023 | 1024 | 1022 | 511 | These are 10 powers of 2 with the sum 2¹⁰ − 1 = 1023.
2 sum-of-gp | How many terms of 3, 6, 12, … make the sum 381? | 7 | 8 | 6 | 9 | From 3(2ⁿ − 1) = 381, 2ⁿ = 128 and n = 7.
2 sum-of-gp | A ball dropped from 32 m rises each time to half the height it fell from. The distance it has gone when it hits the ground for the fourth time is: | 88 m | 60 m | 56 m | 64 m | It falls 32 m and then rises and falls 16, 8 and 4 m: 32 + 2 × 28 = 88.
2 sum-of-gp | The sum of the first two terms of a GP is 12 and that of the first four is 120. If the ratio is positive, it is: | 3 | 9 | 10 | 2 | The third and fourth add up to 108 = 12r², so r² = 9 and r = 3.
2 sum-of-gp | A person saves ₹1 on the first day and each day twice as much as on the day before. The total first exceeds ₹1,000 on day: | 10 | 9 | 11 | 8 | After n days the total is 2ⁿ − 1; 2⁹ − 1 = 511 and 2¹⁰ − 1 = 1023.
3 sum-of-gp | The ratio of the sum of the first 6 terms of a GP to the sum of its first 3 terms is 9. The common ratio is: | 2 | 3 | 8 | 9 | The quotient (r⁶ − 1)/(r³ − 1) = r³ + 1 = 9, so r³ = 8.
3 sum-of-gp | The sum 5 + 55 + 555 + … to n terms is: | $\\frac{50}{81}(10^n - 1) - \\frac{5n}{9}$ | $\\frac{50}{9}(10^n - 1) - \\frac{5n}{9}$ | $\\frac{5}{81}(10^n - 1) - \\frac{5n}{9}$ | $\\frac{5}{9}(10^n - 1) - \\frac{5n}{9}$ | Each term is 5/9 of 10ᵏ − 1, so the sum is 5/9 × [10(10ⁿ − 1)/9 − n].
3 sum-of-gp | A GP has an even number of terms. The sum of all its terms is 5 times the sum of the terms in odd places. The common ratio is: | 4 | 5 | 6 | 8 | The terms in even places are r times those in odd places, so 1 + r = 5.
1 infinite-gp | The sum of an infinite GP with ratio r exists only if: | −1 < r < 1 | r < 1 | r > 1 | 0 < r ≤ 1 | The powers of r must tend to 0, which needs the modulus of r to be below 1.
1 infinite-gp | Which of the following infinite geometric progressions has no sum? | 2, 3, 4.5, … | 9, 6, 4, … | 8, −4, 2, … | 5, 0.5, 0.05, … | Its ratio is 1.5, which is not below 1, so the terms grow without limit.
1 infinite-gp | The recurring decimal 0.777… as the sum of an infinite GP is: | 7/9 | 7/10 | 77/100 | 7/11 | It is 0.7 + 0.07 + … = 0.7 ÷ (1 − 0.1) = 7/9.
2 infinite-gp | The second term of an infinite GP is 2 and its sum to infinity is 8. Its first term is: | 4 | 6 | 5 | 8 | From 8(1 − r) × r = 2, r = ½, so the first term is 8 × ½ = 4.
2 infinite-gp | Each term of an infinite GP is equal to the sum of all the terms that follow it. The common ratio is: | 1/2 | 1/3 | 2/3 | 1/4 | From a = ar ÷ (1 − r), 1 − r = r and r = ½.
2 infinite-gp | A square has a side of 8 cm. The midpoints of its sides are joined to form another square, and so on without end. The sum of the areas of all the squares is: | 128 cm² | 64 cm² | 96 cm² | 256 cm² | Each area is half the one before: 64 ÷ (1 − ½) = 128.
2 infinite-gp | The value of $9^{1/3} \\times 9^{1/9} \\times 9^{1/27}$ × … to infinity is: | 3 | 9 | 1 | 27 | The exponents add up to (1/3) ÷ (1 − 1/3) = ½, and √9 = 3.
3 infinite-gp | The sum of an infinite GP is 3 and the sum of the squares of its terms is also 3. The first term is: | 3/2 | 1/2 | 3/4 | 1/4 | With a = 3(1 − r) and a² = 3(1 − r²): 3(1 − r) = 1 + r gives r = ½ and a = 3/2.
3 infinite-gp | If x = 1 + a + a² + … and y = 1 + b + b² + … with a and b between 0 and 1, then 1 + ab + a²b² + … equals: | $\\frac{xy}{x + y - 1}$ | $\\frac{xy}{x + y + 1}$ | $xy$ | $\\frac{x + y}{xy}$ | Here a = 1 − 1/x and b = 1 − 1/y, and 1/(1 − ab) becomes xy/(x + y − 1).
3 infinite-gp | In an infinite GP of positive terms the first two terms make up 15/16 of the sum to infinity. The common ratio is: | 1/4 | 1/16 | 3/4 | 3/16 | The first two terms are the part 1 − r² of the sum, so r² = 1/16 and r = 1/4.
1 arithmetico-geometric | Each term of an arithmetico-geometric progression (AGP) is the product of a term of: | an AP and one of a GP | an AP and one of an HP | a GP and one of an HP | an AP and its square | The terms are a, (a + d)r, (a + 2d)r² and so on.
1 arithmetico-geometric | Which of the following is an arithmetico-geometric progression (AGP)? | 1, 4, 12, 32 | 1, 4, 9, 16 | 1, 4, 27, 256 | 1, 3, 6, 10 | The terms are 1 × 1, 2 × 2, 3 × 4 and 4 × 8.
2 arithmetico-geometric | The next term of the AGP 1, 4, 12, 32, … is: | 80 | 64 | 72 | 96 | The next term of the AGP is 5 × 2⁴ = 80.
2 arithmetico-geometric | The sum to infinity of the AGP 1 + 2/2 + 3/4 + 4/8 + … is: | 4 | 2 | 3 | 6 | 1/(1 − 1/2) + (1/2)/(1 − 1/2)² = 2 + 2.
2 arithmetico-geometric | The sum to infinity of the AGP 1 + 2/3 + 3/9 + 4/27 + … is: | 9/4 | 3/2 | 4/3 | 3 | The sum is 1/(2/3) + (1/3)/(4/9), which is 3/2 + 3/4.
2 arithmetico-geometric | The nth term of the AGP 1, 6, 27, 108, … is: | n × 3^(n − 1) | n × 3^n | 3 × n^(n − 1) | n² × 3^(n − 1) | The terms are 1 × 1, 2 × 3, 3 × 9 and 4 × 27.
3 arithmetico-geometric | For −1 < x < 1, the sum to infinity of the AGP 1 + 3x + 5x² + 7x³ + … is: | (1 + x)/(1 − x)² | (1 − x)/(1 + x)² | 1/(1 − x)² | (1 + 2x)/(1 − x)² | 1/(1 − x) + 2x/(1 − x)² = (1 + x)/(1 − x)².
3 arithmetico-geometric | The sum of the AGP 1 + 2 × 2 + 3 × 2² + … + 10 × 2⁹ is: | 9,217 | 9,216 | 10,241 | 8,193 | The sum of n terms is (n − 1)2ⁿ + 1 = 9 × 1024 + 1.
1 am-gm-inequality | For positive a and b, the AM–GM inequality says that (a + b)/2 is: | not less than √(ab) | not more than √(ab) | equal to √(ab) | not less than ab | From (√a − √b)² ≥ 0 it follows that a + b ≥ 2√(ab).
1 am-gm-inequality | In the AM–GM inequality of positive numbers, equality holds when the numbers: | are all equal | add up to 1 | are in AP | are in GP | For two numbers, (√a − √b)² is zero only if a = b.
1 am-gm-inequality | By the AM–GM inequality, the least value of x + 1/x for x > 0 is: | 2 | 1 | 0 | 1/2 | x + 1/x ≥ 2√(x × 1/x) = 2, reached at x = 1.
2 am-gm-inequality | By the AM–GM inequality, the greatest product of two positive numbers with the sum 12 is: | 36 | 24 | 144 | 32 | The root of the product is at most 6, which is reached for 6 and 6.
2 am-gm-inequality | By the AM–GM inequality, the least value of 4x + 9/x for x > 0 is: | 12 | 6 | 13 | 36 | It is at least 2√36, reached at x = 3/2.
2 am-gm-inequality | For positive a, b and c, the AM–GM inequality shows that (a + b)(b + c)(c + a) is never less than: | 8abc | 9abc | 27abc | 16abc | Each factor is at least twice a root: 2√(ab) × 2√(bc) × 2√(ca).
3 am-gm-inequality | Positive numbers a, b and c add up to 6. By the AM–GM inequality, the greatest value of abc is: | 8 | 6 | 27 | 36 | The cube root of abc is at most 2.
3 am-gm-inequality | By the AM–GM inequality, the least value of a/b + b/c + c/a for positive a, b and c is: | 3 | 1 | 6 | 9 | The product of the three terms is 1, so their mean is at least 1.
3 am-gm-inequality | If x + y = 5 with positive x and y, the AM–GM inequality gives the greatest value of x²y³ as: | 108 | 72 | 100 | 125 | x/2, x/2, y/3, y/3, y/3 add up to 5; they are equal for x = 2, y = 3.
`,
    },
  ],
})
