import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'If √2209 = 47, then √22.09 is equal to:' */
export const simplificationProblems = defineBank({
  id: 'simplification-problems',
  sets: [
    {
      rows: `
1 fraction-of-fraction | In the order of operations, the word 'of' between two fractions stands for: | multiplication, carried out before any division | multiplication, carried out after all divisions | addition, carried out after all divisions | addition, carried out before any division | By BODMAS 'of' means multiplication and comes directly after the brackets.
1 fraction-of-fraction | What fraction of an hour is three-quarters of 20 minutes? | 1/4 | 3/4 | 3/5 | 1/5 | Three-quarters of 20 minutes is 15 minutes, and 15/60 = 1/4.
1 fraction-of-fraction | From a rope of 48 m, one-third of three-quarters of its length is cut off. How much is cut off? | 12 m | 16 m | 36 m | 18 m | Three-quarters of 48 m is 36 m, and a third of that is 12 m.
2 fraction-of-fraction | If 2/3 of 3/5 of a number is 28, the number is: | 70 | 42 | 35 | 56 | 2/3 × 3/5 = 2/5 of the number is 28, so it is 28 × 5/2 = 70.
2 fraction-of-fraction | A man spends 1/3 of his salary on rent and 2/5 of the remainder on food, and saves the other ₹9,000. His salary is: | ₹22,500 | ₹33,750 | ₹27,000 | ₹18,000 | What is left is 3/5 of 2/3 = 2/5 of the salary, so the salary is 9,000 × 5/2.
2 fraction-of-fraction | By how much is 3/4 of 4/5 of 250 greater than 2/3 of 1/5 of 225? | 120 | 150 | 180 | 100 | The first is 3/5 of 250 = 150, the second 2/15 of 225 = 30.
2 fraction-of-fraction | Half of one-fourth of 160 is what part of one-fifth of three-fourths of 400? | 1/3 | 1/2 | 2/3 | 1/4 | The two values are 20 and 60, and 20/60 = 1/3.
3 fraction-of-fraction | Asked for 4/7 of a number, a student took 7/4 of it by mistake and got 66 more than the correct answer. The number is: | 56 | 80 | 98 | 84 | The difference 7/4 − 4/7 = 33/28 of the number is 66, so the number is 56.
2 fraction-of-fraction | If p of 5/8 of a number is 1/4 of that number, then the fraction p is: | 2/5 | 5/32 | 3/8 | 5/2 | Here p × 5/8 = 1/4, so p = 1/4 × 8/5 = 2/5.
3 fraction-of-fraction | A quarter of the water in a tank is used, then two-thirds of the rest, then three-fifths of what still remains; 12 litres are left. The tank held at first: | 120 litres | 80 litres | 60 litres | 90 litres | What is left is 3/4 × 1/3 × 2/5 = 1/10 of the water, so there were 120 litres.
1 percent-in-simplification | To take 12.5% of a number is the same as to take which fraction of it? | 1/8 | 1/6 | 1/12 | 1/5 | 12.5/100 = 125/1000 = 1/8, so 12.5% is one-eighth.
1 percent-in-simplification | 25% of 64 is equal to 40% of: | 40 | 16 | 10 | 25.6 | 25% of 64 is 16, and 16 ÷ 0.4 = 40.
1 percent-in-simplification | Which of the following has the greatest value? | 20% of 90 | 15% of 110 | 30% of 50 | 12% of 140 | The values are 18, 16.5, 15 and 16.8.
2 percent-in-simplification | 0.25% of 800, written as a percentage of 50, is: | 4% | 2% | 0.4% | 0.2% | 0.25% of 800 is 2, and 2/50 = 4%.
2 percent-in-simplification | The value of √(16% of 900) is: | 12 | 14.4 | 1.44 | 144 | 16% of 900 is 144, whose square root is 12.
2 percent-in-simplification | If x = 45% of 80 and y = 80% of 45, then: | x = y | x is greater than y by 35 | x is less than y by 35 | x + y = 125 | Both are 45 × 80/100 = 36, since a% of b equals b% of a.
2 percent-in-simplification | If 35% of a number is 84, then 15% of the same number is: | 36 | 64 | 24 | 42 | 5% of the number is 84 ÷ 7 = 12, so 15% is 36.
3 percent-in-simplification | If a% of a + b% of b = 2% of ab, with a and b positive, then b is what percentage of a? | 100% | 50% | 2% | 200% | The equation a² + b² = 2ab gives (a − b)² = 0, so b = a.
2 percent-in-simplification | If 40% of (x + y) = 60% of (x − y), then x : y is: | 5 : 1 | 1 : 5 | 3 : 2 | 2 : 3 | 2(x + y) = 3(x − y) gives x = 5y.
3 percent-in-simplification | The sum of 14 2/7% of 490 and 11 1/9% of 270 is what percentage of 250? | 40% | 20% | 28% | 25% | 1/7 of 490 is 70 and 1/9 of 270 is 30; 100 is 40% of 250.
1 decimals | Which of the following is the smallest? | 0.1 × 0.1 | 0.1 ÷ 0.1 | 0.1 + 0.1 | 0.1 − 0.01 | The values are 0.01, 1, 0.2 and 0.09.
1 decimals | Given that 48 × 25 = 1,200, the product 0.48 × 0.25 is: | 0.12 | 1.2 | 0.012 | 12 | The factors have four decimal places together: 0.1200 = 0.12.
1 decimals | The sum of 3.5, 0.35 and 0.035 is: | 3.885 | 3.855 | 3.95 | 4.2 | Write the points below each other: 3.500 + 0.350 + 0.035 = 3.885.
2 decimals | If 52,416 ÷ 312 = 168, then 52.416 ÷ 0.168 is equal to: | 312 | 31.2 | 3.12 | 156 | 52,416 ÷ 168 = 312, and both numbers have been divided by 1,000.
2 decimals | From a roll of 23 m, pieces of 0.85 m are cut. How many whole pieces are there, and how much is left? | 27 pieces, 0.05 m | 27 pieces, 0.5 m | 26 pieces, 0.9 m | 28 pieces, 0.2 m | 27 × 0.85 = 22.95 m, which leaves 0.05 m.
2 decimals | What must be added to 7.096 to make it three times 3.2? | 2.504 | 2.514 | 2.604 | 2.614 | Three times 3.2 is 9.6, and 9.600 − 7.096 = 2.504.
2 decimals | The product of two numbers is 0.042 and one of them is 0.35. Their sum is: | 0.47 | 1.55 | 0.362 | 0.392 | The other number is 0.042 ÷ 0.35 = 0.12; the sum is 0.47.
3 decimals | When the decimal point of a number is moved two places to the right by mistake, the number grows by 41.58. The number is: | 0.42 | 4.2 | 0.4158 | 0.462 | The wrong number is 100 times the right one, so 99 times the number is 41.58.
1 decimals | If 0.2x + 0.35 = 0.05x + 1.1, the value of x is: | 5 | 0.5 | 0.4 | 4 | 0.15x = 0.75, so x = 75/15 = 5.
2 decimals | 2.5 kg of one sweet at ₹48.40 per kg and 0.75 kg of another at ₹96.80 per kg are paid for with ₹200. The change is: | ₹6.40 | ₹16.40 | ₹6.60 | ₹16.60 | The cost is ₹121 + ₹72.60 = ₹193.60.
1 square-and-cube-roots | The value of √0.0064 is: | 0.08 | 0.032 | 0.008 | 0.0032 | 0.08 × 0.08 = 0.0064; four decimal places in the number give two in its root.
1 square-and-cube-roots | The square root of 1.44 is: | 1.2 | 0.12 | 0.72 | 7.2 | 144 = 12², and half as many decimal places remain: 1.2.
1 square-and-cube-roots | The square root of a perfect square of five digits has how many digits? | 3 | 2 | 4 | 5 | The least is 100² = 10,000 and the greatest 316² = 99,856, so the root has 3 digits.
1 square-and-cube-roots | If √2209 = 47, then √22.09 is equal to: | 4.7 | 0.47 | 47.09 | 0.047 | Dividing the number by 100 divides its root by 10.
1 square-and-cube-roots | The cube root of 0.027 is: | 0.3 | 0.03 | 0.9 | 0.009 | 0.3 × 0.3 × 0.3 = 0.027, three decimal places give one.
2 square-and-cube-roots | If √15 = 3.873, what is √0.15 approximately? | 0.3873 | $0.03873$ | 1.2247 | 0.1225 | Since 0.15 = 15/100, its root is 3.873/10 = 0.3873.
2 square-and-cube-roots | The sum √0.81 + √0.0081 + $\\sqrt{0.000081}$ is equal to: | 0.999 | 0.9009 | 0.9099 | 0.9909 | The roots are 0.9, 0.09 and 0.009; together 0.999.
2 square-and-cube-roots | The least number by which 180 must be multiplied to give a perfect square is: | 5 | 3 | 10 | 20 | 180 = 2² × 3² × 5, so one more 5 is needed.
2 square-and-cube-roots | What is the smallest number that must be subtracted from 1,000 to leave a perfect square? | 39 | 24 | 31 | 61 | The greatest square below 1,000 is 31² = 961, and 1,000 − 961 = 39.
2 square-and-cube-roots | √0.49 is how many times √1.96? | 0.5 | 0.25 | 2 | 0.7 | The quotient √0.49 ÷ √1.96 is 0.7 ÷ 1.4 = 0.5.
2 square-and-cube-roots | If √x ÷ √441 = 0.02, then x is equal to: | 0.1764 | 1.764 | 0.42 | 0.0176 | The root √x is 0.02 × 21 = 0.42, so x = 0.42² = 0.1764.
2 square-and-cube-roots | A commander arranges 5,200 soldiers in a solid square and finds 16 of them left over. The number of soldiers in the front row is: | 72 | 90 | 74 | 78 | In the square stand 5,200 − 16 = 5,184 = 72² soldiers.
2 square-and-cube-roots | If √(1 + 27/169) = 1 + x/13, then x is equal to: | 1 | 27 | 13 | 14 | 1 + 27/169 = 196/169, whose root is 14/13 = 1 + 1/13.
3 square-and-cube-roots | The cube of a positive number x is $0.000729$. The value of √x is: | 0.3 | 0.09 | 0.03 | 0.9 | The number x is $\\sqrt[3]{0.000729}$ = 0.09, and √0.09 = 0.3.
2 square-and-cube-roots | The value of √(10 + √(25 + √(108 + √(154 + √225)))) is: | 4 | 6 | 5 | 11 | From inside: √225 = 15, √169 = 13, √121 = 11, √36 = 6 and √16 = 4.
1 mixed-fractions | Written as a mixed number, 17/5 is: | 3 2/5 | 2 3/5 | 2 5/3 | 5 2/3 | 17 ÷ 5 gives the quotient 3 and the remainder 2.
1 mixed-fractions | Which improper fraction equals the mixed fraction 4 3/7? | 31/7 | 25/7 | 19/7 | 43/7 | Multiply the whole number by the denominator and add the numerator: 4 × 7 + 3 = 31.
1 mixed-fractions | The reciprocal of 2 1/3 is: | 3/7 | 2/3 | 7/3 | 3 1/2 | 2 1/3 = 7/3, and turning it over gives 3/7.
2 mixed-fractions | What should be subtracted from 7 1/4 to leave 3 5/6? | 3 5/12 | 4 7/12 | 3 7/12 | 4 5/12 | 87/12 − 46/12 = 41/12 = 3 5/12.
2 mixed-fractions | How many jars of 1 1/4 litres can be filled completely from 16 1/4 litres of oil? | 13 | 20 | 12 | 15 | 65/4 ÷ 5/4 = 13, so 13 jars are filled.
2 mixed-fractions | The value of 3 1/2 + 2 2/3 − 1 5/6 lies between: | 4 and 5 | 3 and 4 | 5 and 6 | 7 and 8 | The value is 21/6 + 16/6 − 11/6 = 26/6 = 4 1/3.
2 mixed-fractions | If 1 1/2 kg of sugar costs ₹67.50, the cost of 3 1/3 kg is: | ₹150 | ₹225 | ₹180 | ₹165 | One kilogram costs 67.50 ÷ 1.5 = ₹45, and 45 × 10/3 = ₹150.
3 mixed-fractions | The product of two numbers is 16 1/4, and one of them is 4 1/3. By how much is it greater than the other? | 7/12 | 1 5/12 | 1 1/12 | 5/12 | The other is 65/4 × 3/13 = 3 3/4, and 4 1/3 − 3 3/4 = 7/12.
2 mixed-fractions | In 2 a/5 × 3 1/3 = 8 2/3, the digit a is: | 3 | 2 | 1 | 4 | 8 2/3 ÷ 3 1/3 = 26/10 = 2 3/5, so a = 3.
2 mixed-fractions | The whole part and the denominator of a mixed number are both n, and its numerator is 1. Multiplied by n it gives 26. The mixed number is: | 5 1/5 | 6 1/6 | 13 1/13 | 4 1/4 | Here (n + 1/n) × n = n² + 1 = 26, so n = 5.
1 missing-number-in-an-equation | Which number n makes 45 ÷ n = 3² true? | 5 | 9 | 15 | 7.5 | 45 divided by 9 is 5, and 45 ÷ 5 = 9.
1 missing-number-in-an-equation | If n − 17 × 2 = 26, then n is: | 60 | 30 | 69 | 39 | 17 × 2 = 34 comes first, so the number is 26 + 34 = 60.
1 missing-number-in-an-equation | Which sign must stand in the gap of 36 __ 4 + 8 × 2 = 25 to make it true? | ÷ | × | + | − | 36 ÷ 4 + 16 = 9 + 16 = 25.
1 missing-number-in-an-equation | (? ÷ 4) × 3 = 7² − 1. The missing number is: | 64 | 36 | 48 | 56 | 7² − 1 = 48, and 48 ÷ 3 × 4 = 64.
1 missing-number-in-an-equation | Find the number under the root: √? + 14 = 3³ | 169 | 13 | 121 | 142 | 27 − 14 = 13, and the number is 13² = 169.
2 missing-number-in-an-equation | The positive number n satisfies n/24 = 54/n. It is: | 36 | 39 | 27 | 30 | The square of the number is 24 × 54 = 1,296 = 36².
2 missing-number-in-an-equation | In place of the mark in $2^{?} \\times 8 = 4^5$ there must be: | 7 | 10 | 2 | 13 | 4⁵ = 2¹⁰ and 8 = 2³, so the exponent is 10 − 3 = 7.
2 missing-number-in-an-equation | The same digit replaces each star in 4*7 + *58 = 795. The digit is: | 3 | 2 | 4 | 8 | 465 + 110d = 795 gives 110d = 330 and d = 3.
2 missing-number-in-an-equation | The positive number n that satisfies (n − 3)² = n + 17 is: | 8 | 7 | 5 | 10 | Multiplied out, x² − 6x + 9 = x + 17 gives (x − 8)(x + 1) = 0.
3 missing-number-in-an-equation | Which two signs must change places to make 18 + 12 − 6 ÷ 3 × 2 = 14 true? | − and ÷ | + and × | + and − | ÷ and × | With − and ÷ exchanged, 18 + 12 ÷ 6 − 3 × 2 = 18 + 2 − 6 = 14.
1 simplification-by-identities | Without long multiplication, 998 × 1,002 is found to be: | 9,99,996 | 9,99,998 | 10,00,004 | 9,99,604 | Here (1,000 − 2)(1,000 + 2) = 10,00,000 − 4 = 9,99,996.
1 simplification-by-identities | For all numbers a and b, (a + b)² − (a − b)² is the same as: | 4ab | 2ab | 2(a² + b²) | 4a²b² | The squares a² and b² cancel and 2ab + 2ab remains.
1 simplification-by-identities | 52² − 48² is equal to: | 400 | 216 | 16 | 416 | Here (52 + 48)(52 − 48) = 100 × 4 = 400.
2 simplification-by-identities | The value of 1.5² + 2 × 1.5 × 8.5 + 8.5² is: | 100 | 74.5 | 49 | 80 | It is the square of 1.5 + 8.5 = 10.
2 simplification-by-identities | The sum of two numbers is 37, and the difference of their squares is 481. The larger number is: | 25 | 24 | 13 | 27 | Their difference is 481 ÷ 37 = 13, so twice the larger number is 37 + 13 = 50.
2 simplification-by-identities | The sides of two square fields differ by 10 m, and their areas by 2,000 m². The side of the larger field is: | 105 m | 95 m | 100 m | 110 m | The sum of the sides is 2,000 ÷ 10 = 200 m, and half of 200 + 10 is 105 m.
2 simplification-by-identities | (0.1³ + 0.02³) ÷ (0.2³ + 0.04³) is equal to: | 0.125 | 0.5 | 0.25 | 0.05 | Each base below is twice the one above, so the quotient is 1/2³ = 0.125.
3 simplification-by-identities | 20² − 19² + 18² − 17² + … + 2² − 1² is equal to: | 210 | 230 | 190 | 399 | Each pair gives the sum of its numbers, so the value is 20 + 19 + … + 1 = 210.
3 simplification-by-identities | The product 3(2² + 1)(2⁴ + 1)(2⁸ + 1) is equal to: | 2¹⁶ − 1 | 2¹⁴ − 1 | 2¹⁶ + 1 | 2¹⁴ + 1 | Write 3 = 2² − 1; each product a² − b² then doubles the exponent.
1 continued-fractions | A continued fraction is simplified step by step, beginning with: | the lowest denominator | the whole number at the front | the first numerator | the longest fraction bar | The innermost, that is the lowest, denominator is worked out first and then each step above it.
1 continued-fractions | For x not equal to 0 or −1, $\\frac{1}{1 + \\frac{1}{x}}$ is equal to: | x/(x + 1) | (x + 1)/x | x + 1 | 1/(x + 1) | 1 + 1/x = (x + 1)/x, and its reciprocal is x/(x + 1).
1 continued-fractions | The fraction whose reciprocal is 2 + 1/3 is: | 3/7 | 2/3 | 3/5 | 7/3 | 2 + 1/3 = 7/3, so the fraction is 3/7.
2 continued-fractions | If $\\frac{10}{7} = 1 + \\frac{1}{a + \\frac{1}{b}}$ with natural numbers a and b, then: | a = 2, b = 3 | a = 3, b = 2 | a = 2, b = 7 | a = 3, b = 7 | 10/7 = 1 + 3/7 and 7/3 = 2 + 1/3.
2 continued-fractions | Find x if $2 + \\frac{1}{1 + \\frac{1}{x}} = \\frac{8}{3}$. | 2 | 1/3 | 1/2 | 3/2 | The fraction x/(x + 1) is 2/3, so 3x = 2x + 2 and x = 2.
1 continued-fractions | By how much is $3 + \\frac{1}{2 + \\frac{1}{4}}$ greater than 3? | 4/9 | 9/4 | 2/3 | 1/6 | 2 + 1/4 = 9/4, whose reciprocal 4/9 is added to 3.
2 continued-fractions | Starting from 1, each number is 1 plus the reciprocal of the number before it: 1, 2, 3/2, 5/3, 8/5, … The next number is: | 13/8 | 11/7 | 13/5 | 12/7 | 1 + 5/8 = 13/8, the reciprocal of 8/5 being 5/8.
3 continued-fractions | If $x = 1 + \\frac{1}{1 + \\frac{1}{1 + …}}$ without end, then x is equal to: | (1 + √5)/2 | (√5 − 1)/2 | 1 + √2 | 1 + √5 | The equation x = 1 + 1/x gives x² − x − 1 = 0, and x is positive.
3 continued-fractions | If $\\frac{30}{43} = \\frac{1}{a + \\frac{1}{b + \\frac{1}{c + \\frac{1}{d}}}}$ with natural numbers and d greater than 1, then a + b + c + d is: | 10 | 11 | 24 | 13 | 43/30 = 1 + 13/30, 30/13 = 2 + 4/13 and 13/4 = 3 + 1/4; so 1 + 2 + 3 + 4 = 10.
3 continued-fractions | The positive number x for which $x = \\frac{1}{1 + \\frac{1}{1 + \\frac{1}{x}}}$ is: | 1/√2 | √2 | 1/2 | 1/√3 | The right side is (x + 1)/(2x + 1), so 2x² = 1.
1 sums-that-cancel | For every natural number n, $\\frac{1}{n(n+1)}$ can be split into: | 1/n − 1/(n + 1) | 1/(n + 1) − 1/n | 1/n + 1/(n + 1) | 1/n − 1/(n − 1) | 1/n − 1/(n + 1) = (n + 1 − n)/(n(n + 1)) = 1/(n(n + 1)).
1 sums-that-cancel | The product (1 − 1/2)(1 − 1/3)(1 − 1/4)…(1 − 1/10) is equal to: | 1/10 | 9/10 | 1/9 | 1/20 | It is 1/2 × 2/3 × 3/4 × … × 9/10, where all but 1 and 10 cancel.
1 sums-that-cancel | 1/20 is the difference of which two unit fractions? | 1/4 − 1/5 | 1/10 − 1/15 | 1/2 − 1/10 | 1/19 − 1/21 | 1/4 − 1/5 = (5 − 4)/20 = 1/20.
2 sums-that-cancel | If 1/2 + 1/6 + 1/12 + … + 1/(n(n + 1)) = 24/25, then n is equal to: | 24 | 25 | 23 | 12 | The sum is 1 − 1/(n + 1), so n + 1 = 25.
2 sums-that-cancel | 1/(√1 + √2) + 1/(√2 + √3) + … + 1/(√8 + √9) is equal to: | 2 | 3 | 1 | 4 | Rationalised, each term is √(k + 1) − √k, and the sum is √9 − √1 = 2.
2 sums-that-cancel | With logarithms to the base 10, log(2/1) + log(3/2) + log(4/3) + … + log(100/99) is: | 2 | 1 | 100 | 99 | The numbers multiply to 100/1, and log 100 = 2.
2 sums-that-cancel | Using k × k! = (k + 1)! − k!, the sum 1 × 1! + 2 × 2! + … + 5 × 5! is: | 719 | 720 | 120 | 119 | Everything cancels except 6! − 1! = 720 − 1 = 719.
3 sums-that-cancel | (2 − 1/3)(2 − 3/5)(2 − 5/7)…(2 − 997/999) is equal to: | 1001/3 | 999/3 | 999/5 | 5/1001 | The factors are 5/3, 7/5, 9/7, …, 1001/999, and all between cancel.
3 sums-that-cancel | The sum 3/(1² × 2²) + 5/(2² × 3²) + 7/(3² × 4²) is equal to: | 15/16 | 3/4 | 7/8 | 16/15 | Each term is 1/k² − 1/(k + 1)², so the sum is 1 − 1/16.
3 sums-that-cancel | 1/(1 × 2 × 3) + 1/(2 × 3 × 4) + … + 1/(8 × 9 × 10) is equal to: | 11/45 | 22/45 | 1/4 | 11/90 | The sum is half of 1/(1 × 2) − 1/(9 × 10) = 44/90, that is 11/45.
3 simplification-by-identities | The value of 0.73³ + 0.27³ + 3 × 0.73 × 0.27 is: | 1 | 0.46 | 0.73 | 1.27 | With a + b = 1, the term 3ab is 3ab(a + b), so the sum is (a + b)³ = 1.
3 percent-in-simplification | If 20% of a is equal to 30% of b, then b is what percentage of a + b? | 40% | 60% | 150% | 66 2/3% | From 2a = 3b follows a : b = 3 : 2, and b is 2 of 5 parts.
3 mixed-fractions | A mixed number and its reciprocal add up to 2 1/6. The mixed number is: | 1 1/2 | 1 1/6 | 2 1/3 | 1 2/3 | From x + 1/x = 13/6 follows 6x² − 13x + 6 = 0, so x = 3/2 or 2/3.
3 missing-number-in-an-equation | The number that must stand in place of the mark in $5^{?} \\times 125^2 \\div 25^4 = \\frac{1}{5}$ is: | 1 | −1 | 2 | 3 | With x in place of the mark, the powers of 5 give x + 6 − 8 = −1.
`,
    },
  ],
})
