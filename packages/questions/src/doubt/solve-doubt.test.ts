import { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import { describe, expect, it } from 'vitest'
import { toPlainText } from '../kit/wording/plain-text.ts'
import { solveDoubt } from './solve-doubt.ts'

/** Doubts as learners type them, with the expected answers. */
const ANSWERED: readonly (readonly [doubt: string, answer: string])[] = [
  // Arithmetic
  ['2 + 2', '4'],
  ['how many 3 digit even numbers can be formed from 1,2,3,4,5 without repetition', '24'],
  ['A shopkeeper sold an article for 500 at a profit of 25%. Find the profit', '₹100'],
  ['Solve 2x + 3y = 12 and x − y = 1', 'x = 3, y = 2'],
  [
    'Find the compound interest on ₹8,000 at 10% per annum for 2 years',
    'Compound interest = ₹1,680; amount = ₹9,680',
  ],
  ['Find the derivative of x² sin x', 'dy/dx = x^2 cos x + 2x sin x'],
  ['What is 12 x 15?', '180'],
  ['18 ÷ 3 × (4 + 2) - 5', '31'],
  ['solve 25 - 3*(4+2)', '7'],
  ['Simplify 1/2 + 1/3', '5/6 (≈ 0.8333)'],
  ['2 1/2 + 3 1/4', '5.75'],
  ['what is the square root of 144', '12'],
  ['√50', '5√2 (≈ 7.07107)'],
  ['cube root of 27', '3'],
  ['8^(2/3)', '4'],
  ['2^10', '1,024'],
  ['5!', '120'],
  ['factorial of 6', '720'],
  ['evaluate 48 ÷ 6 of 2', '4'],
  ['1/3 of 2/3', '2/9 (≈ 0.2222)'],
  ['2/3 of 60', '40'],
  ['log base 2 of 8', '3'],
  ['0.1 + 0.2', '0.3'],
  ['1,00,000 - 1', '99,999'],
  ['-3^2 + 10', '1'],
  ['12 plus 30', '42'],
  ['(√3 + √2)(√3 - √2)', '1'],
  ['Find the square root of 14 + 6√5', '3 + √5 (≈ 5.23607)'],
  ['√(9 - 4√5)', '√5 - 2 (≈ 0.236068)'],
  ['0.007 x 0.005', '0.000035'],
  ['1/7000 + 0', '1/7000 (≈ 0.0001429)'],
  ['√12 + √27', '5√3 (≈ 8.66025)'],
  ['sin 30', '0.5'],
  ['sin 60° + cos 30°', '√3 (≈ 1.73205)'],
  ['tan 45 + cos 60', '1.5'],
  ['sin^2 30 + cos^2 30', '1'],
  ['log 1000', '3'],
  ['electronic configuration of element with atomic number 24', '[Ar] 3d⁵ 4s¹'],
  ['Q1. What is 45 - 17?', '28'],
  ['please solve 7 * 8', '56'],
  ['25² - 24²', '49'],
  ['\\frac{3}{4} \\times 8', '6'],
  // Percentages
  ['What is 20% of 450?', '90'],
  ['find 12.5 percent of 640', '80'],
  ['15% of 1,200', '180'],
  ['30 is what percent of 150', '20%'],
  ['what percentage of 80 is 20', '25%'],
  ['If 15% of a number is 45, find the number', '300'],
  ['increase 500 by 12%', '560'],
  ['decrease 250 by 20%', '200'],
  ['Price increases from 80 to 100, find the percentage increase', '25% increase'],
  ['percentage change from 50 to 40', '20% decrease'],
  ['5 is what percent of 15', '33 1/3%'],
  // Profit, loss, discount
  [
    'A man buys a cycle for Rs 1200 and sells it for Rs 1500. Find his profit percent.',
    'Profit of ₹300, which is 25%',
  ],
  ['CP = 500, SP = 450, find loss %', 'Loss of ₹50, which is 10%'],
  ['Find the principal if simple interest of Rs 600 is earned in 2 years at 6%', '₹5,000'],
  ['cost price is 800 and profit is 25%, find the selling price', '₹1,000'],
  ['If selling price is Rs 1,100 and gain is 10%, find cost price', '₹1,000'],
  ['Ram bought a watch for 600 and sold it at a loss of 5%. Find the selling price', '₹570'],
  ['Marked price is Rs. 2000, discount 15%. Find the selling price.', '₹1,700'],
  ['MP = 500 and SP = 400 find discount percent', '₹100, which is 20%'],
  ['selling price 680 discount 15% find marked price', '₹800'],
  [
    'cost price is 400, marked price is 600, discount 20%. Find profit percent',
    'Profit of ₹80, which is 20%',
  ],
  ['bought a pen for ₹40 and sold for ₹35, find loss percent', 'Loss of ₹5, which is 12.5%'],
  // Interest
  [
    'Find the simple interest on Rs 5000 at 8% per annum for 3 years',
    'Simple interest = ₹1,200; amount = ₹6,200',
  ],
  ['SI of 500 at 5% for 3 years', 'Simple interest = ₹75; amount = ₹575'],
  ['SI on 2000 at 5% p.a. for 2 years', 'Simple interest = ₹200; amount = ₹2,200'],
  ['Simple interest P=1000 R=10% T=2 years', 'Simple interest = ₹200; amount = ₹1,200'],
  [
    'find compound interest on Rs 10,000 at 10% per annum for 2 years',
    'Compound interest = ₹2,100; amount = ₹12,100',
  ],
  [
    'compound interest on ₹8000 at 10% per annum for 1 year compounded half yearly',
    'Compound interest = ₹820; amount = ₹8,820',
  ],
  [
    'Find the compound interest on Rs 1000 at 7% per annum for 3 years',
    'Compound interest = ₹225.04 (to the nearest paisa); amount = ₹1,225.04 (to the nearest paisa)',
  ],
  [
    'Find the amount of Rs 8,000 at 10% compound interest after 3 years',
    'Compound interest = ₹2,648; amount = ₹10,648',
  ],
  ['At what rate will Rs 2000 amount to Rs 2400 in 4 years at simple interest', 'Rate = 5% per annum'],
  ['simple interest is 600, rate is 6% and time is 2 years, find principal', 'Principal = ₹5,000'],
  ['In how many years will a sum double itself at 10% simple interest?', 'Time = 10 years'],
  ['simple interest on Rs 1200 at 5% per annum for 6 months', 'Simple interest = ₹30; amount = ₹1,230'],
  // Ratio
  ['Divide 1200 in the ratio 2:3:5', '240, 360, 600'],
  ['divide ₹900 between A and B in the ratio 4:5', '₹400, ₹500'],
  ['simplify the ratio 12:18', '2 : 3'],
  ['ratio of 250 to 1000', '1 : 4'],
  ['3:4 = x:20 find x', 'x = 15'],
  ['if a:b = 2:3 and b:c = 4:5 find a:b:c', 'a : b : c = 8 : 12 : 15'],
  ['mean proportional between 4 and 9', '6'],
  ['fourth proportional to 3, 4 and 6', '8'],
  // Averages
  ['average of 12, 15, 18 and 21', '16.5'],
  ['Find the mean of 3,5,7', '5'],
  ['average of first 10 natural numbers', '5.5'],
  ['sum of first 100 natural numbers', '5,050'],
  ['median of 7, 3, 9, 1', '5'],
  // Linear equations
  ['2x + 3 = 7', 'x = 2'],
  ['solve 5x - 9 = 2(x + 3)', 'x = 5'],
  ['If 3y - 4 = 11 find y', 'y = 5'],
  ['x/2 + x/3 = 5', 'x = 6'],
  ['solve for x: 4x = 10', 'x = 5/2'],
  ['(x+1)/(x-1) = 3', 'x = 2'],
  ['2x + 1 = 2x + 5', 'There is no solution'],
  ['3(x+2) = 3x + 6', 'Every number is a solution'],
  ['0.5x = 4', 'x = 8'],
  // Quadratics and beyond
  ['x^2 - 5x + 6 = 0', 'x = 2 or x = 3'],
  ['solve x² + 2x - 15 = 0', 'x = -5 or x = 3'],
  ['2x^2 + 7x + 3 = 0', 'x = -3 or x = -1/2'],
  ['x^2 = 49', 'x = -7 or x = 7'],
  ['x^2 - 2x - 1 = 0', 'x = 1 - √2 or x = 1 + √2'],
  ['x^2 + 4 = 0', 'No real solution; in complex numbers x = 2i or x = -2i'],
  ['x^2 - 6x + 9 = 0', 'x = 3'],
  ['1/x + 1/(x+1) = 5/6', 'x = -3/5 or x = 2'],
  ['x^3 - 6x^2 + 11x - 6 = 0', 'x = 1 or x = 2 or x = 3'],
  ['factorise x^2 - 5x + 6', '(x - 2)(x - 3)'],
  ['factorise 2x^2 + 7x + 3', '(2x + 1)(x + 3)'],
  ['expand (x+2)(x-3)', 'x^2 - x - 6'],
  ['find the value of x^2 + 2x when x = 3', '15'],
  ['if x = 2 find the value of 3x^3 - 4', '20'],
  // Simultaneous
  ['x + y = 10 and x - y = 4', 'x = 7, y = 3'],
  ['solve 2x + 3y = 12, x - y = 1', 'x = 3, y = 2'],
  ['x + y + z = 6, x - y + z = 2, 2x + y - z = 1', 'x = 1, y = 2, z = 3'],
  // Calculus
  ['derivative of x^3', 'dy/dx = 3x^2'],
  ['differentiate 3x^2 + 5x - 7', 'dy/dx = 6x + 5'],
  ['d/dx sin x', 'dy/dx = cos x'],
  ['find the derivative of x^2 sin x', 'dy/dx = x^2 cos x + 2x sin x'],
  ['if y = e^(2x) find dy/dx', 'dy/dx = 2e^(2x)'],
  ['differentiate ln x', 'dy/dx = 1/x'],
  ['differentiate sin(x^2)', 'dy/dx = 2x cos (x^2)'],
  ['derivative of x/(x+1)', 'dy/dx = 1/((x + 1)^2)'],
  ['derivative of tan x with respect to x', 'dy/dx = sec^2 x'],
  ['integrate x^2', '(x^3)/3 + C'],
  ['integral of 3x^2 + 2x dx', 'x^3 + x^2 + C'],
  ['∫ cos x dx', 'sin x + C'],
  ['integrate 1/x', 'ln |x| + C'],
  ['integrate x^2 dx from 0 to 3', '9'],
  ['∫ sin x dx from 0 to π', '2'],
  ['integrate x e^x', 'x e^x - e^x + C'],
  // Conversion
  ['convert 5 km to m', '5,000 m'],
  ['72 km/h into m/s', '20 m/s'],
  ['convert 20 m/s to km/h', '72 km/h'],
  ['how many minutes are there in 2.5 hours', '150 minutes'],
  ['convert 100 c to f', '212 °F'],
  ['convert 3 lakh to million', '0.3 million'],
  ['2500 g in kg', '2.5 kg'],
  ['1 acre in m^2', '4,046.8564224 m²'],
  // Counting and probability
  ['10C3', '120'],
  ['5P2', '20'],
  ['In how many ways can 3 students be selected from 10 students?', '120'],
  ['in how many ways can the letters of the word APPLE be arranged', '60'],
  ['how many words can be formed using the letters of the word MISSISSIPPI', '34,650'],
  ['in how many ways can 5 people be seated around a circular table', '24'],
  ['in how many ways can 6 books be arranged on a shelf', '720'],
  ['What is the probability of getting a sum of 7 when two dice are thrown?', '1/6'],
  ['find the probability of getting an even number when a die is rolled', '1/2'],
  ['probability of getting a head when a coin is tossed', '1/2'],
  ['Three coins are tossed. Find the probability of getting at least 2 heads', '1/2'],
  ['what is the probability of drawing a king from a pack of 52 cards', '1/13'],
  ['probability of getting a red king from a deck of cards', '1/26'],
  [
    'A bag contains 3 red, 5 blue and 2 green balls. A ball is drawn at random. Find the probability that it is red',
    '3/10',
  ],
  // Numbers
  ['HCF of 36 and 48', 'HCF = 12'],
  ['find the lcm of 12, 15 and 20', 'LCM = 60'],
  ['HCF and LCM of 24, 36', 'HCF = 12, LCM = 72'],
  ['is 97 a prime number', 'Yes, 97 is a prime number'],
  ['prime factorization of 360', '360 = 2^3 × 3^2 × 5'],
  ['number of factors of 36', '9'],
  ['find the 15th term of the AP 3, 7, 11, ...', '59'],
  ['sum of first 20 terms of AP 2, 5, 8', '610'],
  // Journeys, work, shapes
  ['A car travels 150 km in 3 hours. Find its speed.', '50 km/h'],
  ['A train runs at 72 km/h. How far will it go in 2 hours 30 minutes?', '180 km'],
  ['How long will a bus take to cover 240 km at 60 km/h?', '4 hours'],
  ['A man goes at 40 km/h and returns at 60 km/h. Find his average speed.', '48 km/h'],
  ['A can do a work in 10 days and B in 15 days. How long will they take together?', '6 days'],
  ['find the area of a circle of radius 7 cm', '49π cm² (≈ 153.938 cm²)'],
  ['perimeter of a rectangle with length 8 m and breadth 5 m', '26 m'],
  ['volume of a cube of side 4 cm', '64 cm³'],
  // Read from their words
  [
    'A man sells two articles for Rs 990 each, gaining 10% on one and losing 10% on the other. Find his loss percent',
    'Loss of 1%',
  ],
  [
    'A shopkeeper buys a watch for 500 and spends 50 on repairs and sells it for 660. Find the profit percent',
    'Profit of 20%',
  ],
  ['Find the difference between simple interest and compound interest on Rs 2000 at 10% for 2 years', '₹20'],
  ['A train 150 m long crosses a pole in 15 seconds. Find its speed', '36 km/h (10 m/s)'],
  ['A car travels 150 km in 3 hours and then 100 km in 2 hours. Find its average speed', '50 km/h'],
  ['two cards are drawn from a pack of 52 cards. find the probability that both are kings', '1/221'],
  ['The sum of two numbers is 10 and their difference is 4. Find the numbers', '7 and 3'],
  ['If x + 1/x = 3 find x^2 + 1/x^2', '7'],
  ['The cost price of 15 articles equals the selling price of 10. Find the profit percent', 'Profit of 50%'],
  [
    'A train 150 m long crosses a pole in 15 s. Find its speed. (a) 30 km/h (b) 36 km/h (c) 40 km/h (d) 45 km/h',
    '(B) 36 km/h',
  ],
  ['What is 20% of 450? A. 80 B. 85 C. 90 D. 95', '(C) 90'],
  ['Find the speed of a car that travels 120 km in 2 hours in m/s', '50/3 (≈ 16.6667) m/s'],
]

/** Doubts that get no answer: not understood, ambiguous, or without a solution. */
const REFUSED: readonly string[] = [
  '',
  '   ',
  'hello',
  'Who was the first prime minister of India?',
  'Explain photosynthesis',
  'What is the capital of France?',
  'integrate',
  'solve',
  '42',
  'x',
  '1/0',
  '5 / (3 - 3)',
  '6/2(1+2)',
  '1/2x = 3',
  '200 + 10%',
  '2x3 + 5x2 = 0',
  '9^9^9^9',
  'sin 2',
  'log 7',
  'square root of 16 + 9',
  'The cost price of 15 articles equals the selling price of 10. Find the loss in rupees',
  'x^5 - x - 1 = 0',
  '2x + 3y = 7',
  'x + y = 5 and 2x + 2y = 10',
  'sqrt(-4)',
  'derivative of',
  'derivative of x^2 + y',
  'integrate e^(x^2)',
  'integrate 1/x dx from -1 to 1',
  'integrate sin x / x',
  'average of 12,180 and 40',
  'average',
  'A man buys 10 pens for Rs 100 and sells them for Rs 120. Find the profit on each pen',
  'Find the discount if cost price is 500 and selling price is 450',
  'simple interest on 2000 at 5% per month for 2 years',
  'compound interest on 2000 at 10% for 2 1/2 years',
  'A and B can do a work in 10 days, B and C in 15 days. How long will A take?',
  'probability of rain tomorrow',
  'What is the probability of getting 2 heads when 3 coins are tossed?',
  'convert 5 km to kg',
  'divide 100 between A and B so that A gets 10 more than B',
  'area of a circle',
  'find the area of a rectangle with length 8 m and breadth 50 cm',
  'find the 10th term of 2, 4, 8, 16',
  'HCF of 12',
  'is 1 a prime number',
  'What is 20% of 450? (a) 80 (b) 85 (c) 91 (d) 95',
  '2 ++',
  '-5',
  '50%',
  'profit of 20% on selling price of 500 find cost price',
  'A shopkeeper sold an article for 500 at a profit of 25% on the selling price. Find the profit',
  '45 - 17 + 3 divided by 2',
  'cost price 100, profit 20, find selling price',
  'Find the speed of a car that travels 120 km in 2 hours in kg',
  // Near to what is read, but another question.
  'How many numbers between 100 and 500 are not divisible by 7',
  'How many numbers between 1 and 100 are divisible by 2 or 3',
  'How many numbers between 100 and 200 are divisible by 5',
  'average of 5 numbers is 20. if two numbers are excluded the average becomes 18. find the excluded numbers',
  'find distance between (1,2) and midpoint of (3,4) and (5,6)',
  'If A = [[1,2],[3,4]] find 2A',
  'If A = [[1,2],[3,4]] and B = [[1,0],[0,1]] find 2A + B',
  'A and B together can do a work in 12 days. B and C together in 15 days. time taken by all together',
  'current in each of two 5 ohm resistors in parallel connected to 10 V',
  'P(A)=0.4 P(B)=0.3 find P(A∪B)',
  'P(A)=0.4 P(B)=0.3 P(A∩B)=0.5 find P(A∪B)',
  "The average age of 30 students is 15. When the teacher and principal's ages are included average becomes 16. Age of teacher?",
  'The average age of 30 students is 15. if 5 students leave the average becomes 14. average age of those who left',
  'father is twice as old as son. how old is son',
  'A is 5 years older than B. 3 years ago B was half as old as A. age of B after 2 years',
  'ram is 3 times as old as his son. after 12 years ram will be twice as old as his son. what is the ratio of their ages',
  'the age of father is twice the sum of ages of his two sons.',
  'a number decreased by 20% then increased by 20% becomes 96. find the number',
  'lim x->0 1/x',
  'limit of |x|/x as x tends to 0',
  'modulus of 3+4i and 5-12i',
  'balance H2 + O2 -> CO2',
  'how many 3 digit even numbers greater than 200 can be formed from 1,2,3,4,5 without repetition',
  'how many 3 digit numbers greater than 300 can be formed from 1,2,3,4,5 without repetition',
  '3 men and 4 women can do a work in 10 days. 5 men and 6 women do it in?',
  'slope of line perpendicular to line joining (1,2) and (3,8)',
  'slope of a line parallel to 2x+3y=5',
  'equation of line through (1,2) perpendicular to 2x+3y=5',
  'area of quadrilateral with vertices (0,0),(4,0),(4,3),(0,3)',
  'radius of circle passing through (0,0), (1,0), (0,1)',
  'remainder when x^3+3x+k is divided by x-1',
  '2+4+8+...+1024',
  'sin^2 10 + sin^2 20',
  '(((((',
  'a'.repeat(5000),
]

describe('solving doubts', () => {
  it.each(ANSWERED)('DOUBT-01 DOUBT-07 "%s" is %s', (doubt, answer) => {
    const solved = solveDoubt(doubt)
    expect(solved && toPlainText(solved.finalAnswer)).toBe(answer)
    expect(DoubtAnswer.safeParse(solved).success).toBe(true)
    expect(solved?.question).toBe(doubt.trim())
    expect(solved?.isSampleAnswer).toBe(false)
    expect(solved?.steps.length).toBeGreaterThan(0)
    expect(solved?.concepts.length).toBeGreaterThan(0)
    for (const { title, explanation } of solved?.steps ?? []) {
      expect(title.trim()).not.toBe('')
      expect(explanation.trim()).not.toBe('')
      expect(`${title}${explanation}`).not.toMatch(/undefined|NaN|null|\[object/)
      expect((explanation.match(/\$/g)?.length ?? 0) % 2).toBe(0)
    }
  })

  it.each(REFUSED)('gives no answer to "%s"', (doubt) => {
    expect(solveDoubt(doubt)).toBeNull()
  })

  it('covers what learners ask: 120 doubts answered, 40 refused', () => {
    expect(ANSWERED.length).toBeGreaterThanOrEqual(120)
    expect(REFUSED.length).toBeGreaterThanOrEqual(40)
  })

  it('looks up facts only when no solver answers', () => {
    const lookUp = (question: string) =>
      question === 'Capital of Goa?'
        ? {
            subject: 'Geography',
            difficulty: 'Beginner' as const,
            concepts: ['States'],
            steps: [{ title: 'Look it up', explanation: 'Panaji' }],
            finalAnswer: 'Panaji',
          }
        : null
    expect(solveDoubt('Capital of Goa?', lookUp)).toMatchObject({
      subject: 'Geography',
      finalAnswer: 'Panaji',
    })
    expect(solveDoubt('2 + 2', () => expect.unreachable())?.finalAnswer).toBe('4')
    expect(solveDoubt('Capital of Peru?', lookUp)).toBeNull()
  })
})
