import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The characteristic of log₁₀ 0.0056 is:' */
export const logarithmProblems = defineBank({
  id: 'logarithms-problems',
  sets: [
    {
      rows: `
1 laws-of-logarithms | For every base that is positive and not 1, the logarithm of 1 is: | 0 | 1 | the base itself | not defined | The zeroth power of every base is 1. The logarithm of 1 is thus 0.
1 laws-of-logarithms | For positive m and n, which of the following is always true? | log m + log n = log (mn) | log m + log n = log (m + n) | log m − log n = log (m − n) | log (mn) = log m × log n | The logarithm turns a product into a sum of logarithms.
1 laws-of-logarithms | For x > 0, log x³ − log x is the same as: | 2 log x | log (x³ − x) | 3 | log 3 | Here log x³ = 3 log x, and 3 log x − log x = 2 log x.
2 laws-of-logarithms | Given log₁₀ 2 = 0.3010, the value of log₁₀ 5 is: | 0.6990 | 0.7525 | 0.3010 | 0.8010 | 5 = 10/2, so its logarithm is 1 − 0.3010 = 0.6990.
2 laws-of-logarithms | For positive a, b and c, log (a/b) + log (b/c) + log (c/a) is equal to: | 0 | 1 | log (abc) | log (a + b + c) | The product of the three fractions is 1, and log 1 = 0.
2 laws-of-logarithms | The characteristic of log₁₀ 0.0056 is: | −3 | −2 | 3 | 2 | 0.0056 = 5.6 × 10⁻³, so the characteristic is −3.
2 laws-of-logarithms | The value of $3^{2\\log_3 5}$ is: | 25 | 10 | 15 | 20 | The exponent is the logarithm of 25 to the base 3, so the power is 25.
3 laws-of-logarithms | If log (a + b) = log a + log b, then a is equal to: | b/(b − 1) | b/(b + 1) | (b − 1)/b | (b + 1)/b | Here a + b = ab gives a(b − 1) = b. So a is b divided by b − 1.
3 laws-of-logarithms | If log ((a + b)/3) = ½(log a + log b), then a/b + b/a is equal to: | 7 | 9 | 11 | 5 | Here (a + b)² = 9ab gives a² + b² = 7ab; divide by ab.
3 laws-of-logarithms | log tan 1° + log tan 2° + log tan 3° + … + log tan 89° is equal to: | 0 | 1 | 44 | 45 | Here tan θ × tan (90° − θ) = 1 pairs the factors off, and tan 45° = 1; so the sum is log 1.
1 change-of-base | For positive a and b other than 1, the product $\\log_b a \\times \\log_a b$ is: | 1 | 0 | ab | a + b | Each of the two logarithms is the reciprocal of the other.
1 change-of-base | Which of the following is equal to $\\log_5 7$? | $\\frac{\\log 7}{\\log 5}$ | $\\frac{\\log 5}{\\log 7}$ | $\\log 7 - \\log 5$ | $\\log \\frac{7}{5}$ | By the change of base the logarithm of the number is divided by that of the base.
1 change-of-base | The logarithm of a number to the base 8 is what part of its logarithm to the base 2? | one-third | one-fourth | one-half | three times | 8 = 2³, so the logarithm to the base 8 is divided by 3.
2 change-of-base | If $\\log_2 3 = p$, then $\\log_3 8$ is equal to: | 3/p | p/3 | 3p | 8p | The logarithm is 3 times that of 2 to the base 3, which is 1/p.
2 change-of-base | If $\\log_2 x + \\log_4 x + \\log_8 x = 11$, then x is equal to: | 64 | 32 | 48 | 22 | To the base 2 the sum is (1 + 1/2 + 1/3) = 11/6 of the first term, which is 6.
2 change-of-base | The value of $\\log_{\\sqrt{2}} 8$ is: | 6 | 3 | 3/2 | 4 | The base is 2 to the power ½, so the value is 3 ÷ ½ = 6.
2 change-of-base | Taking log₁₀ 2 = 0.3010 and log₁₀ 7 = 0.8451, the value of $\\log_2 7$ to two decimal places is: | 2.81 | 0.36 | 0.54 | 1.15 | Divide the logarithms: 0.8451 ÷ 0.3010 = 2.81 nearly.
3 change-of-base | If $x = \\log_a (bc)$, $y = \\log_b (ca)$ and $z = \\log_c (ab)$, then $\\frac{1}{1+x} + \\frac{1}{1+y} + \\frac{1}{1+z}$ is equal to: | 1 | 3 | abc | 0 | 1 + x is the logarithm of abc to the base a, so its reciprocal is that of a to the base abc; the three add up to 1.
3 change-of-base | If $a = \\log_{24} 12$, $b = \\log_{36} 24$ and $c = \\log_{48} 36$, then 1 + abc is equal to: | 2bc | 2ab | 2ac | ab | Here abc is the logarithm of 12 to the base 48, so 1 + abc is that of 576 = 24², which is 2bc.
3 change-of-base | If $\\log_{12} 27 = a$, then $\\log_6 16$ in terms of a is: | 4(3 − a)/(3 + a) | 4(3 + a)/(3 − a) | (3 − a)/(4(3 + a)) | (3 + a)/(4(3 − a)) | With t the logarithm of 2 to the base 3, a = 3/(1 + 2t) and the value is 4t/(1 + t).
1 logarithmic-equations | If $\\log_x 81 = 4$, the base x is: | 3 | 9 | 20.25 | 4 | Here x⁴ = 81 = 3⁴ gives the base 3, which is positive.
1 logarithmic-equations | If $\\log_2 x = -3$, then x is equal to: | 1/8 | −8 | −6 | 1/6 | The number is 2 to the power −3, that is 1/8.
1 logarithmic-equations | The expression log (x − 5) has a real value only if: | x > 5 | x > 6 | x < 5 | x < 6 | A logarithm exists only of a positive number, so x − 5 > 0.
2 logarithmic-equations | The solution of $\\log_3 (\\log_2 x) = 1$ is: | 8 | 9 | 6 | 3 | The inner logarithm must be 3, so x = 2³ = 8.
2 logarithmic-equations | The equation $\\log_2 (x^2 - 7) = \\log_2 (6x)$ is satisfied by: | 7 only | −1 only | both 7 and −1 | no real number | Here x² − 6x − 7 = 0 gives 7 and −1, but for −1 the logarithms do not exist.
2 logarithmic-equations | If log₁₀ x − log₁₀ √x = 1, the value of x is: | 100 | 10 | √10 | 1 | The left side is half of the logarithm of x, which is therefore 2.
2 logarithmic-equations | To which base x is $\\log_x 2 + \\log_x 8 = 2$? | 4 | 16 | 8 | 5 | The sum is the logarithm of 16, so x² = 16 and x = 4.
3 logarithmic-equations | The product of the roots of $(\\log_2 x)^2 - 5\\log_2 x + 6 = 0$ is: | 32 | 6 | 12 | 16 | The logarithm is 2 or 3, so the roots are 4 and 8.
3 logarithmic-equations | The equation $x^{\\log_{10} x} = 100x$ has the roots: | 100 and 0.1 | 10 and 0.01 | 100 and 10 | 10 and 0.1 | With t = log x, t² = 2 + t gives t = 2 or −1.
3 logarithmic-equations | If log₁₀ x + log₁₀ y = 3 and log₁₀ x − log₁₀ y = 1, then x + y is equal to: | 110 | 1,010 | 101 | 1,000 | Adding gives log x = 2 and log y = 1, so x = 100 and y = 10.
1 number-of-digits-by-log | If log₁₀ N = 5.47 for a number N, how many digits has the integral part of N? | 6 | 5 | 7 | 4 | The characteristic is 5, and the number of digits is one more.
1 number-of-digits-by-log | The integral part of a number has 8 digits. The characteristic of its logarithm to the base 10 is: | 7 | 8 | 9 | 6 | The characteristic is one less than the number of digits.
1 number-of-digits-by-log | The logarithm of a positive number to the base 10 has the characteristic −4. How many zeros follow the decimal point before its first significant digit? | 3 | 4 | 5 | 2 | The number is at least 0.0001 and less than 0.001, so three zeros follow the point.
2 number-of-digits-by-log | Given log₁₀ 2 = 0.3010, the number of digits in 5²⁵ is: | 18 | 17 | 19 | 27 | Here log 5 = 0.6990, and 25 × 0.6990 = 17.475; one more than 17 is 18.
2 number-of-digits-by-log | Given log₁₀ 2 = 0.3010, how many zeros are there between the decimal point and the first non-zero digit of (0.5)³⁰? | 9 | 10 | 8 | 30 | The logarithm is −9.03 = −10 + 0.97, so 9 zeros follow the point.
2 number-of-digits-by-log | Given log₁₀ 2 = 0.3010 and log₁₀ 3 = 0.4771, by how many digits is 2⁶⁴ longer than 3²⁴? | 8 | 9 | 7 | 40 | 64 × 0.3010 = 19.26 gives 20 digits, 24 × 0.4771 = 11.45 gives 12.
2 number-of-digits-by-log | Without tables: how many digits has the number 2¹⁶ × 5¹⁸? | 18 | 16 | 17 | 34 | It is 25 × 10¹⁶, that is 25 followed by sixteen zeros.
3 number-of-digits-by-log | Given log₁₀ 2 = 0.3010, the least n for which 2ⁿ has 10 digits is: | 30 | 29 | 33 | 34 | The logarithm 0.3010n must reach 9, and 9 ÷ 0.3010 = 29.9.
3 number-of-digits-by-log | A natural number N has 8 digits. The number of digits of N³ is: | 22, 23 or 24 | 24 only | 21, 22 or 23 | 22 only | Here log N lies from 7 to below 8, so log N³ lies from 21 to below 24.
3 number-of-digits-by-log | If N is a natural number and N¹⁰ has 35 digits, how many digits has N? | 4 | 3 | 5 | 25 | 10 log N lies from 34 to below 35, so log N lies between 3.4 and 3.5.
1 logarithmic-inequalities | For a base a > 1, the logarithmic inequality $\\log_a x > \\log_a y$ with positive x and y means that: | x > y | x < y | xy > 1 | x > ay | With a base above 1 the logarithm increases with the number.
1 logarithmic-inequalities | Of two positive numbers x and y, x has the greater logarithm to a base between 0 and 1. It follows that: | x < y | x > y | xy < 1 | x > 1 | With such a base the logarithm decreases, so the sign is turned round.
1 logarithmic-inequalities | The inequality $\\log_2 x > 3$ holds for: | x > 8 | x > 6 | x > 9 | 0 < x < 8 | 2³ = 8, and the base is greater than 1.
2 logarithmic-inequalities | The solution of the logarithmic inequality $\\log_{1/2} x > 2$ is: | 0 < x < 1/4 | x > 1/4 | x > 4 | 0 < x < 4 | (1/2)² = 1/4, the base is below 1, and x must be positive.
2 logarithmic-inequalities | For which x is the logarithmic inequality $\\log_3 (x - 1) < 2$ true? | 1 < x < 10 | x < 10 | 0 < x < 9 | 1 < x < 9 | The number must be positive and below 3², so x − 1 lies between 0 and 9.
2 logarithmic-inequalities | How many integers x satisfy the inequality $\\log_{10} x < 1$? | 9 | 10 | 8 | 11 | 0 < x < 10, that is 1 to 9.
3 logarithmic-inequalities | How many integers x satisfy the inequality $\\log_3 (x^2 - 1) \\le 1$? | 2 | 3 | 4 | 5 | 0 < x² − 1 ≤ 3 leaves only 2 and −2.
3 logarithmic-inequalities | The inequality $\\log_{0.5} (x - 1) \\ge 0$ holds for: | 1 < x ≤ 2 | x ≥ 2 | x > 1 | 0 < x ≤ 2 | With a base below 1 it means 0 < x − 1 ≤ 1.
`,
    },
  ],
})
