import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What must be added to each term of the ratio 2 : 3 to make it 3 : 4?' */
export const ratioProportionProblems = defineBank({
  id: 'ratio-proportion-problems',
  sets: [
    {
      rows: `
1 fourth-proportional | In a proportion a : b = c : d, the product of the means is equal to: | the product of the extremes | the sum of the extremes | the square of the first term | the ratio of the extremes | The means b and c and the extremes a and d have the same product.
1 fourth-proportional | Which of the following sets of four numbers is in proportion, in this order? | 4, 6, 10, 15 | 3, 5, 9, 12 | 2, 7, 6, 14 | 5, 8, 10, 20 | 4 : 6 and 10 : 15 are both equal to 2 : 3.
1 fourth-proportional | On a map 3 cm stand for 45 km. What distance do 7 cm stand for? | 105 km | 120 km | 115 km | 135 km | One centimetre stands for 15 km, so 7 cm stand for 105 km.
2 fourth-proportional | The fourth proportional to 0.2, 0.12 and 0.3 is: | 0.18 | 0.08 | 0.5 | 0.15 | It is 0.12 × 0.3 ÷ 0.2, which is 0.18.
2 fourth-proportional | Find the fourth proportional to the fractions 1/2, 1/3 and 1/4. | 1/6 | 1/24 | 3/8 | 2/3 | The product of the means is 1/12, and 1/12 ÷ 1/2 = 1/6.
2 fourth-proportional | If 8, x, 12 and 18 are in proportion, then x is: | 12 | 27 | 10 | 14 | From 8 × 18 = 12 × x it follows that x = 12.
2 fourth-proportional | If 12 workers earn ₹7,800 in a day, how much do 20 workers earn in a day at the same rate? | ₹13,000 | ₹12,500 | ₹11,700 | ₹10,400 | Each earns ₹650, and 20 × 650 is ₹13,000.
2 fourth-proportional | The fourth proportional to a², ab and b² is: | b³/a | a³/b | b² | ab² | It is ab × b² ÷ a², which is b³/a.
2 fourth-proportional | 5 is the fourth proportional to 2x, 4 and 10. The value of x is: | 4 | 8 | 5 | 2 | From 2x × 5 = 4 × 10 it follows that x = 4.
2 fourth-proportional | Four numbers are in proportion. The two middle ones multiply to 36, and the first and last differ by 9, the last being larger. The last number is: | 12 | 9 | 15 | 27 | The first and last also multiply to 36, and 3 × 12 = 36 with 12 − 3 = 9.
1 third-proportional | If a : b = b : c, then c is called the: | third proportional to a and b | fourth proportional to a and b | mean proportional between a and b | first proportional to a and b | Here b is the mean proportional between a and c.
1 third-proportional | The third proportional to a and b is: | b²/a | a²/b | ab | √(ab) | From a : b = b : c follows ac = b².
1 third-proportional | If 4, 10 and x are in continued proportion, then x is: | 25 | 16 | 10 | 20 | From 4 × x = 10 × 10 it follows that x = 25.
2 third-proportional | Two quantities measure 0.4 and 0.6. Their third proportional is: | 0.9 | 0.24 | 0.8 | 0.27 | It is 0.6 × 0.6 ÷ 0.4, which is 0.9.
2 third-proportional | 16 is the third proportional to a certain number and 12. That number is: | 9 | 18 | 10 | 14 | The number times 16 is 144, so the number is 9.
2 third-proportional | The third proportional to 9 and x is 25, where x is positive. The value of x is: | 15 | 17 | 16 | 12 | x² = 9 × 25 = 225 gives x = 15.
2 third-proportional | The third proportional to ₹2.50 and ₹5 is: | ₹10 | ₹5 | ₹7.50 | ₹8 | It is 5 × 5 ÷ 2.5, which is ₹10.
2 third-proportional | The third proportional to x² − y² and x + y is: | (x + y)/(x − y) | (x − y)/(x + y) | x + y | x − y | (x + y)² divided by (x + y)(x − y) leaves (x + y)/(x − y).
2 third-proportional | The ratio of the third proportional to 12 and 30 to the mean proportional between 9 and 25 is: | 5 : 1 | 1 : 5 | 5 : 3 | 3 : 1 | They are 900 ÷ 12 = 75 and √225 = 15.
3 third-proportional | Three numbers in continued proportion have the sum 49 and the product 3,375. The largest of them is: | 25 | 27 | 30 | 35 | The middle one is the cube root of 3,375, that is 15. The other two have the sum 34 and the product 225: they are 9 and 25.
1 mean-proportional | The mean proportional between two positive numbers a and b is: | √(ab) | (a + b)/2 | ab | √(a + b) | From a : x = x : b follows x² = ab.
1 mean-proportional | If 6 is the mean proportional between 4 and x, then x is: | 9 | 8 | 10 | 16 | From 4 × x = 36 it follows that x = 9.
1 mean-proportional | The mean proportional between a positive number n and itself is: | n | n² | 2n | √n | The root of n × n is n itself.
2 mean-proportional | Find the mean proportional between 0.02 and 0.32. | 0.08 | 0.0064 | 0.17 | 0.8 | The product is 0.0064, and its root is 0.08.
2 mean-proportional | The mean proportional between the fractions 1/4 and 1/9 is: | 1/6 | 1/36 | 13/72 | 1/5 | The product of the two is 1/36, and its root is 1/6.
2 mean-proportional | The mean proportional between two numbers is 8, and one of them is four times the other. The smaller number is: | 4 | 6 | 16 | 8 | x × 4x = 64 gives x² = 16, so x = 4.
2 mean-proportional | By how much does the average of 5 and 45 exceed their mean proportional? | 10 | 5 | 15 | 20 | The average is 25 and the mean proportional √225 = 15.
3 mean-proportional | The mean proportional between 3 + √2 and 12 − 4√2 is: | 2√7 | √7 | 7 | 6 | The product is 4(3 + √2)(3 − √2) = 28, and √28 = 2√7.
3 mean-proportional | The mean proportional between two numbers is 6, and the third proportional to them is 48. The numbers are: | 3 and 12 | 4 and 9 | 2 and 18 | 1 and 36 | With ab = 36 and b² = 48a, b³ = 1,728, so b = 12 and a = 3.
2 mean-proportional | The mean proportional between a³b and ab³, with a and b positive, is: | a²b² | ab | a⁴b⁴ | a²b | The product is a⁴b⁴, and its root is a²b².
1 number-to-be-added | If 5 is added to both terms of the ratio 3 : 7, it becomes: | 2 : 3 | 3 : 7 | 8 : 7 | 5 : 6 | The terms become 8 and 12, and 8 : 12 = 2 : 3.
1 number-to-be-added | If the same positive number is added to both terms of a ratio less than 1, the ratio: | becomes larger | becomes smaller | stays the same | becomes 1 | The ratio comes nearer to 1, as 1 : 2 becomes 2 : 3.
1 number-to-be-added | What must be added to each term of the ratio 2 : 3 to make it 3 : 4? | 1 | 2 | 3 | 4 | 2 + 1 = 3 and 3 + 1 = 4 give the ratio 3 : 4.
2 number-to-be-added | What must be subtracted from each term of the ratio 9 : 17 to make it 1 : 3? | 5 | 4 | 3 | 2 | The terms become 4 and 12, which are in the ratio 1 : 3.
2 number-to-be-added | On adding the same number to both terms, the ratio 7 : 13 becomes 2 : 3. The number is: | 5 | 4 | 1 | 6 | The terms become 12 and 18, which are in the ratio 2 : 3.
2 number-to-be-added | Which number must be taken away from each of 21, 38, 55 and 106 so that the rest are in proportion? | 4 | 3 | 2 | 6 | 17, 34, 51 and 102 are left, and 17 : 34 = 51 : 102.
2 number-to-be-added | What must be added to each of 3, 7 and 13 so that they are in continued proportion? | 5 | 3 | 4 | 2 | They become 8, 12 and 18, and 12² = 8 × 18.
2 number-to-be-added | Two numbers are in the ratio 3 : 5. If 9 is subtracted from each, the ratio is 12 : 23. The smaller number is: | 33 | 55 | 24 | 36 | 23(3k − 9) = 12(5k − 9) gives k = 11, so the number is 33.
3 number-to-be-added | What must be added to each term of a : b to make it equal to c : d? | (bc − ad)/(d − c) | (ad − bc)/(d − c) | (bc − ad)/(c + d) | (ad + bc)/(d − c) | From d(a + x) = c(b + x) follows x(d − c) = bc − ad.
2 number-to-be-added | Two numbers are in the ratio 5 : 8, and with 6 added to each in the ratio 2 : 3. The sum of the two numbers is: | 78 | 84 | 65 | 90 | 3(5k + 6) = 2(8k + 6) gives k = 6, so they are 30 and 48.
1 ratio-of-expressions | If x : y = 3 : 4, then 4x : 3y is: | 1 : 1 | 9 : 16 | 3 : 4 | 16 : 9 | With x = 3k and y = 4k both are 12k.
1 ratio-of-expressions | If 2a = 3b, then a : b is: | 3 : 2 | 2 : 3 | 6 : 1 | 1 : 6 | Dividing both sides by 2b gives a/b = 3/2.
1 ratio-of-expressions | If a : b = 5 : 3, the sum of a and b is how many times their difference? | 4 | 8 | 2 | 5 | The sum is 8 parts and the difference 2 parts, so it is 4 times.
2 ratio-of-expressions | If (3x + 5y) : (3x − 5y) = 7 : 3, then x : y is: | 25 : 6 | 6 : 25 | 5 : 3 | 7 : 3 | 9x + 15y = 21x − 35y gives 12x = 50y.
2 ratio-of-expressions | If (x² + y²) : (x² − y²) = 5 : 3 and both are positive, then x : y is: | 2 : 1 | 4 : 1 | 1 : 2 | 5 : 3 | 3x² + 3y² = 5x² − 5y² gives x² = 4y².
2 ratio-of-expressions | If a/3 = b/4 = c/5, then (a + b + c)/c is equal to: | 12/5 | 3 | 7/5 | 9/5 | With a = 3k, b = 4k and c = 5k it is 12k/5k.
2 ratio-of-expressions | x is twice y. The ratio of the difference of their squares to the sum of their squares is: | 3 : 5 | 5 : 3 | 1 : 3 | 4 : 1 | For y = 1 the squares are 4 and 1, with difference 3 and sum 5.
3 ratio-of-expressions | If 6x² − 13xy + 6y² = 0, then x : y is: | 2 : 3 or 3 : 2 | 1 : 6 or 6 : 1 | 1 : 2 or 2 : 1 | 3 : 4 or 4 : 3 | It factorises as (2x − 3y)(3x − 2y) = 0.
3 ratio-of-expressions | If a : b = b : c, then (a² + b²) : (b² + c²) is equal to: | a : c | b : c | a² : c² | a : b | With b² = ac it is a(a + c) : c(a + c), that is a : c.
3 ratio-of-expressions | If (a + b) : (b + c) : (c + a) = 6 : 7 : 8 and a + b + c = 14, then c is: | 6 | 7 | 8 | 9 | The three sums add up to 28 = 21k, so a + b = 8 and c = 6.
3 mean-proportional | The average of two numbers is 26, and their mean proportional is 24. The larger is to the smaller as: | 9 : 4 | 3 : 2 | 13 : 12 | 9 : 1 | Their sum is 52 and their product 576, so they are 36 and 16.
3 ratio-of-expressions | If a : b = 2 : 3, b : c = 4 : 5 and a² + b² + c² = 1,732, with all positive, then a + b + c is: | 70 | 35 | 62 | 78 | a : b : c = 8 : 12 : 15, and 433k² = 1,732 gives k = 2.
3 number-to-be-added | Two numbers are in the ratio 3 : 4. If 15 is added to the first and taken from the second, the ratio becomes 2 : 1. The sum of the two numbers is: | 63 | 56 | 70 | 77 | 3k + 15 = 2(4k − 15) gives 5k = 45, so k = 9 and the sum is 7k.
1 compound-ratio | The compound ratio of a : b and c : d is: | ac : bd | ad : bc | (a + c) : (b + d) | ab : cd | First terms are multiplied by first terms and second terms by second terms.
1 compound-ratio | The compound ratio of 2 : 3 and 4 : 5 is: | 8 : 15 | 10 : 12 | 6 : 8 | 5 : 6 | The products are 2 × 4 and 3 × 5.
1 compound-ratio | The compound ratio of a : b with itself, its duplicate ratio, is: | a² : b² | 2a : 2b | √a : √b | a³ : b³ | The terms are squared; the triplicate ratio has the cubes.
2 compound-ratio | The compound ratio of 2 : 3, 9 : 14 and 7 : 6 is: | 1 : 2 | 3 : 7 | 18 : 23 | 1 : 3 | (2 × 9 × 7) : (3 × 14 × 6) = 126 : 252.
2 compound-ratio | The compound ratio of 5 : 6 and x : 10 is 1 : 3. The value of x is: | 4 | 2 | 5 | 12 | From 5x/60 = 1/3 it follows that x is 4.
2 compound-ratio | The compound ratio of the duplicate ratio of 3 : 4 and the ratio 8 : 9 is: | 1 : 2 | 2 : 3 | 1 : 4 | 3 : 2 | (9 × 8) : (16 × 9) = 72 : 144.
3 compound-ratio | The lengths of two rectangles are in the ratio 3 : 5 and their breadths in the ratio 10 : 9. Their areas are in the ratio: | 2 : 3 | 13 : 14 | 6 : 5 | 3 : 4 | The areas are in the compound ratio of 3 × 10 to 5 × 9.
3 compound-ratio | The compound ratio of the inverse of 4 : 9 and the sub-duplicate ratio of 16 : 81 is: | 1 : 1 | 4 : 9 | 9 : 4 | 16 : 81 | It is (9 × 4) : (4 × 9).
`,
    },
  ],
})
