import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A two-digit number is chosen at random. The probability that its digits are equal is:' */
export const probabilityProblems = defineBank({
  id: 'probability-problems',
  sets: [
    {
      rows: `
1 number-chosen-at-random | A number is chosen at random from 1 to 20. The probability that it is a prime number is: | 2/5 | 9/20 | 7/20 | 1/2 | The primes are 2, 3, 5, 7, 11, 13, 17 and 19, so it is 8/20 = 2/5.
1 number-chosen-at-random | One of the numbers 1 to 9 is picked at random. The probability of getting a number that is even is: | 4/9 | 5/9 | 1/2 | 4/5 | The even ones are 2, 4, 6 and 8, four of the nine numbers.
1 number-chosen-at-random | A letter is chosen at random from the word MATHEMATICS. The probability that it is a vowel is: | 4/11 | 3/11 | 7/11 | 3/7 | The vowels are A, E, A and I, four of the eleven letters.
2 number-chosen-at-random | A two-digit number is chosen at random. The probability that its digits are equal is: | 1/10 | 1/9 | 9/100 | 1/11 | There are 90 two-digit numbers and 9 of them, 11 to 99, have equal digits.
2 number-chosen-at-random | From cards numbered 1 to 100 one is drawn. The probability that its number is a perfect square but not a perfect cube is: | 2/25 | 1/10 | 3/25 | 9/100 | Of the 10 squares, 1 and 64 are also cubes, so 8/100 = 2/25.
2 number-chosen-at-random | Cards numbered 1 to n lie in a box. The probability of drawing a number above 12 is 2/5. The value of n is: | 20 | 30 | 24 | 32 | The numbers up to 12 make 3/5 of all, so n = 12 × 5 ÷ 3 = 20.
2 number-chosen-at-random | The probability that a leap year chosen at random has 53 Sundays is: | 2/7 | 1/7 | 3/7 | 53/366 | The two extra days can be any of 7 pairs of neighbouring days, and Sunday is in 2 of them.
3 number-chosen-at-random | Two different numbers are chosen from 1 to 10. The probability that their sum is odd is: | 5/9 | 1/2 | 4/9 | 5/18 | One must be odd and the other even: 5 × 5 = 25 of the 45 pairs.
2 number-chosen-at-random | A number x is chosen from −3, −2, −1, 0, 1, 2, 3 at random. The probability that x² < 2 is: | 3/7 | 2/7 | 4/7 | 1/7 | Only −1, 0 and 1 have squares below 2, so it is 3/7.
3 number-chosen-at-random | A three-digit number is formed at random with the digits 1, 2, 3, 4 and 5, none of them repeated. The probability that it is divisible by 4 is: | 1/5 | 1/4 | 2/5 | 3/20 | The last two digits are 12, 24, 32 or 52; each leaves 3 first digits: 12 of the 60 numbers.
1 addition-theorem | If A and B are mutually exclusive events, P(A ∩ B) is equal to: | 0 | 1 | P(A) × P(B) | P(A) + P(B) | Mutually exclusive events cannot occur together, so the probability is 0.
1 addition-theorem | The probability that it rains on a day is 0.35. The probability that it does not rain is: | 0.65 | 0.35 | 0.55 | 0.75 | An event and its complement add up to 1: 1 − 0.35 = 0.65.
1 addition-theorem | Which of the following cannot be the probability of an event? | 1.2 | 0 | 0.999 | 1 | A probability lies between 0 and 1, both included; 1.2 is greater than 1.
2 addition-theorem | If P(A ∪ B) = 0.8, P(A) = 0.5 and P(B) = 0.6, the probability that exactly one of A and B occurs is: | 0.5 | 0.3 | 0.8 | 0.2 | P(A ∩ B) = 0.5 + 0.6 − 0.8 = 0.3, and exactly one has 0.8 − 0.3 = 0.5.
2 addition-theorem | Three mutually exclusive events A, B and C, one of which must occur, have P(A) = 2P(B) and P(B) = 3P(C). Then P(A) is: | 3/5 | 3/10 | 1/10 | 2/5 | With P(C) = p: 6p + 3p + p = 1, so p = 1/10 and P(A) = 6/10.
2 addition-theorem | The odds in favour of an event are 3 : 5. Its probability is: | 3/8 | 3/5 | 5/8 | 2/5 | Of 3 + 5 = 8 equal chances 3 are favourable, so it is 3/8.
2 addition-theorem | In a class, 60% of the students play cricket, 40% football and 25% both. The probability that a student chosen at random plays neither is: | 0.25 | 0.75 | 0 | 0.35 | At least one: 0.60 + 0.40 − 0.25 = 0.75, so neither has 0.25.
3 addition-theorem | If P(A) = 0.7 and P(B) = 0.6, the least possible value of P(A ∩ B) is: | 0.3 | 0 | 0.42 | 0.1 | P(A ∪ B) is at most 1, so P(A ∩ B) is at least 0.7 + 0.6 − 1 = 0.3.
3 addition-theorem | The probabilities of A and B are 1/3 and 1/2, and at least one occurs with probability 3/4. The probability that A occurs and B does not is: | 1/4 | 1/12 | 5/12 | 1/3 | P(A ∪ B) − P(B) = 3/4 − 1/2 = 1/4.
3 addition-theorem | Statement I: P(A ∪ B) can never be less than P(A). Statement II: P(A ∪ B) is always P(A) + P(B). Which is correct? | only I is true | only II is true | I and II are true | I and II are false | A is part of A ∪ B, so I is true; II needs that A and B cannot occur together.
1 three-dice | Three dice are thrown together. The number of equally likely outcomes is: | 216 | 18 | 36 | 108 | Each die has 6 faces, so there are 6 × 6 × 6 = 216 outcomes.
1 three-dice | Three dice are thrown. The least and the greatest possible sum are: | 3 and 18 | 1 and 18 | 3 and 36 | 1 and 36 | All three may show 1 (sum 3) or 6 (sum 18).
1 three-dice | Three dice are thrown. The probability that all show 6 is: | 1/216 | 1/18 | 1/36 | 1/6 | Only one of the 216 outcomes, (6, 6, 6), is favourable.
2 three-dice | When three dice are thrown, the probability that all three show the same number is: | 1/36 | 1/216 | 1/6 | 1/18 | There are 6 such outcomes among 216, and 6/216 = 1/36.
2 three-dice | The probability that three dice show three different numbers is: | 5/9 | 4/9 | 5/36 | 1/36 | There are 6 × 5 × 4 = 120 such outcomes, and 120/216 = 5/9.
2 three-dice | With three dice, which sum is as likely as the sum 5? | 16 | 15 | 6 | 14 | Replacing each face f by 7 − f turns the sum s into 21 − s, and 21 − 5 = 16.
2 three-dice | Three dice are thrown. The probability that the product of the three numbers is odd is: | 1/8 | 1/2 | 7/8 | 1/27 | Each number must be odd, with probability ½ each: ½ × ½ × ½ = 1/8.
3 three-dice | Three dice are thrown. The probability that exactly two of them show the same number is: | 5/12 | 4/9 | 5/36 | 5/18 | Not all equal and not all different: 216 − 6 − 120 = 90, and 90/216 = 5/12.
3 three-dice | Three dice are thrown. The probability that the greatest number shown is exactly 4 is: | 37/216 | 64/216 | 27/216 | 61/216 | At most 4 has 4³ = 64 outcomes and at most 3 has 27, so 64 − 27 = 37.
3 three-dice | Three dice of different colours are thrown. Given that their sum is 15, the probability that the red one shows 6 is: | 2/5 | 1/2 | 1/3 | 3/5 | The 10 outcomes are 6 orders of 4, 5, 6, 3 of 6, 6, 3 and 1 of 5, 5, 5; red is 6 in 2 + 2 = 4 of them.
1 two-cards | In how many ways can 2 cards be drawn together from a pack of 52? | 1326 | 2652 | 2704 | 2548 | The order does not matter: 52 × 51 ÷ 2 = 1326.
1 two-cards | One card is drawn from a pack of 52 and not put back. If it was a king, how many kings are there among the cards left? | 3 of 51 | 4 of 51 | 3 of 52 | 4 of 52 | A king and a card are gone, so 3 kings remain among 51 cards.
1 two-cards | A card is drawn from a pack of 52 and put back, then another is drawn. The probability that each is red is: | 1/4 | 25/102 | 1/2 | 1/26 | With replacement the draws are independent: ½ × ½ = ¼.
2 two-cards | Two cards are drawn without replacement. If the first is an ace, the probability that the second is also an ace is: | 1/17 | 1/13 | 1/221 | 4/51 | There are 3 aces left among 51 cards, and 3/51 = 1/17.
2 two-cards | Two cards are drawn together from a pack of 52. The probability that they are of different colours is: | 26/51 | 1/2 | 25/51 | 13/51 | Whatever the first card, 26 of the 51 others are of the other colour.
2 two-cards | Two cards are drawn from a pack. The probability that they are of the same suit is: | 4/17 | 1/4 | 1/17 | 12/52 | Of the 51 cards left, 12 are of the suit of the first: 12/51 = 4/17.
2 two-cards | All the spades are taken out of a pack of 52, and two cards are drawn from the rest. The probability that they are of one suit is: | 6/19 | 4/13 | 1/3 | 4/17 | 39 cards are left; 12 of the remaining 38 match the first: 12/38 = 6/19.
3 two-cards | Two cards are drawn from a pack of 52. Given that they are face cards (king, queen, jack), the probability that they are a pair of kings is: | 1/11 | 1/221 | 1/3 | 1/12 | There are 12 × 11 ÷ 2 = 66 pairs of face cards and 6 pairs of kings: 6/66 = 1/11.
3 two-cards | Two cards are drawn one after the other without replacement. The probability that the second is a king is: | 1/13 | 1/17 | 4/51 | 1/221 | Any of the 52 cards is equally likely to come second: 4/52 = 1/13.
3 two-cards | From a pack of 52, two cards are drawn together. The probability that one is a heart and the other a king, neither being the king of hearts, is: | 6/221 | 2/221 | 1/26 | 12/221 | There are 12 such hearts and 3 such kings: 36 pairs of 1326, and 36/1326 = 6/221.
1 repeated-throws | A die has shown 6 in three throws in a row. The probability of 6 in the next throw is: | 1/6 | 1/1296 | 1/216 | 5/6 | Throws of a die do not influence one another, so it is again 1/6.
1 repeated-throws | A die is thrown four times. The total number of outcomes is: | 1296 | 24 | 216 | 648 | Each throw has 6 outcomes, so there are 6⁴ = 1296.
1 repeated-throws | A die is thrown twice. The probability that both throws show 5 is: | 1/36 | 1/6 | 1/3 | 1/12 | The throws are independent: 1/6 × 1/6 = 1/36.
2 repeated-throws | A die is thrown again and again until a 6 appears. The probability that exactly three throws are needed is: | 25/216 | 5/36 | 1/216 | 125/1296 | Two throws must fail and the third succeed: 5/6 × 5/6 × 1/6 = 25/216.
2 repeated-throws | A die is thrown twice. The probability that the second number is greater than the first is: | 5/12 | 1/2 | 7/12 | 1/3 | Of the 36 outcomes 6 are equal and the other 30 are shared alike, so it is 15/36.
2 repeated-throws | A die is thrown three times. The probability that the numbers come in the order 1, 2, 3 is what part of the probability that 1, 2 and 3 come in any order? | 1/6 | 1/3 | 1/2 | 1/36 | Three different numbers have 3! = 6 orders, all equally likely.
2 repeated-throws | A die is thrown 5 times. The probability that an even number comes up every time is: | 1/32 | 1/10 | 5/32 | 1/243 | An even number has probability ½ in each throw: (½)⁵ = 1/32.
3 repeated-throws | The least number of throws of a die for which the chance of at least one 6 exceeds ½ is: | 4 | 3 | 6 | 5 | The chance of no 6 is (5/6)³ ≈ 0.58 for 3 throws and (5/6)⁴ ≈ 0.48 for 4.
3 repeated-throws | A and B throw a die in turns, A first, and the first to throw a 6 wins. A's probability of winning is: | 6/11 | 5/11 | 1/2 | 7/12 | It is 1/6 + (25/36)(1/6) + … = (1/6) ÷ (1 − 25/36) = 6/11.
3 repeated-throws | A die is thrown until the total is at least 3. The probability that one throw is enough is 2/3. The probability that exactly three throws are needed is: | 1/36 | 1/18 | 1/6 | 1/216 | Only 1 followed by 1 leaves the total below 3 after two throws: 1/6 × 1/6 = 1/36.
1 independent-events | Two events A and B are independent if: | P(A ∩ B) = P(A) × P(B) | P(A ∩ B) = 0 | P(A ∪ B) = P(A) + P(B) | P(A) = P(B) | For independent events the probability of both is the product of the two.
1 independent-events | A fair coin is tossed and a die is thrown. The probability of a head and a 4 is: | 1/12 | 1/8 | 2/3 | 1/6 | The two are independent: ½ × 1/6 = 1/12.
1 independent-events | If A and B are independent with P(A) = 0.3 and P(B) = 0.4, then P(A ∩ B) is: | 0.12 | 0.7 | 0.58 | 0.1 | For independent events multiply: 0.3 × 0.4 = 0.12.
2 independent-events | A and B are independent, P(A) = 1/4 and P(A ∪ B) = 2/5. Then P(B) is: | 1/5 | 3/20 | 3/5 | 1/4 | With P(B) = p: 1/4 + p − p/4 = 2/5, so 3p/4 = 3/20 and p = 1/5.
2 independent-events | Three students can solve a problem with probabilities 1/2, 1/3 and 1/4. The probability that only the first solves it is: | 1/4 | 1/2 | 1/24 | 11/24 | The first succeeds and the others fail: ½ × 2/3 × 3/4 = 1/4.
2 independent-events | A tells the truth in 75% and B in 80% of cases, independently. In what percentage of cases do they contradict each other? | 35% | 65% | 60% | 42% | One speaks the truth and the other does not: 0.75 × 0.20 + 0.25 × 0.80 = 0.35.
2 independent-events | A die is thrown. A is 'the number is even', B is 'the number is at most 4' and C is 'the number is 6'. Which pair is independent? | A and B | A and C | B and C | no pair at all | P(A) = ½, P(B) = 2/3 and P(A ∩ B) = 2/6 = ½ × 2/3; the others do not agree.
3 independent-events | The probability that a shooter hits a target is 1/3. The least number of shots for which the chance of at least one hit exceeds 7/10 is: | 3 | 2 | 4 | 6 | The chance of no hit is (2/3)³ = 8/27, so 3 shots give 19/27 ≈ 0.704; 2 shots give only 5/9.
3 independent-events | A and B are independent. The probability that both occur is 1/6 and that neither occurs is 1/3. If P(A) > P(B), then P(A) is: | 1/2 | 1/3 | 2/3 | 5/6 | The product is 1/6 and the sum is 1 − 1/3 + 1/6 = 5/6, so they are ½ and 1/3.
3 independent-events | A circuit works if its switch S works and at least one of two lamps works. S works with probability 0.9 and each lamp with 0.8, independently. The circuit works with probability: | 0.864 | 0.576 | 0.96 | 0.72 | At least one lamp: 1 − 0.2 × 0.2 = 0.96, and 0.9 × 0.96 = 0.864.
1 several-balls | A bag has 5 red and 4 blue balls. In how many ways can 2 red balls be chosen? | 10 | 20 | 36 | 25 | Choose 2 of the 5 red balls: 5 × 4 ÷ 2 = 10.
1 several-balls | A box holds 3 red and 3 green balls. If 4 balls are drawn together, then certainly: | both colours are drawn | exactly 2 of each are drawn | 3 of one colour are drawn | more red than green are drawn | There are only 3 balls of a colour, so 4 balls cannot be of one colour.
1 several-balls | Two balls are drawn together from 4 white and 6 black ones. If both are white with probability 2/15, at least one is black with probability: | 13/15 | 8/15 | 11/15 | 7/15 | At least one black is the opposite of both white: 1 − 2/15 = 13/15.
2 several-balls | A bag has 6 red balls and some blue balls. Two balls are drawn, and the probability that both are red is 1/3. The number of blue balls is: | 4 | 3 | 6 | 12 | With n balls, 6 × 5 ÷ n(n − 1) = 1/3, so n(n − 1) = 90, n = 10 and 4 are blue.
2 several-balls | A bag has 3 red, 4 white and 5 green balls. Three balls are drawn together. The probability that they are of three different colours is: | 3/11 | 1/60 | 3/44 | 1/4 | The favourable choices are 3 × 4 × 5 = 60 of 220, that is 3/11.
2 several-balls | From a bag of 5 red and 3 black balls two are drawn. Which is more likely, two balls of the same colour or of different colours? | different, 15/28 | same, 15/28 | different, 4/7 | same, 4/7 | Different colours: 5 × 3 = 15 of 28 pairs, which is more than half.
2 several-balls | Bag I has 3 red and 2 white balls, bag II has 2 red and 4 white. One ball is drawn from each. The probability that both are red is: | 1/5 | 5/11 | 2/11 | 14/15 | The draws are independent: 3/5 × 2/6 = 1/5.
3 several-balls | A ball is moved at random from bag A (2 red, 3 black) to bag B (4 red, 1 black). Then a ball is drawn from B. The probability that it is red is: | 11/15 | 2/3 | 3/5 | 4/5 | It is 2/5 × 5/6 + 3/5 × 4/6 = 10/30 + 12/30 = 11/15.
3 several-balls | A bag has n red and n blue balls. Two are drawn together, and the probability of one of each colour is 4/7. Then n is: | 4 | 7 | 3 | 8 | It is n² ÷ [2n(2n − 1)/2] = n/(2n − 1) = 4/7, so 7n = 8n − 4 and n = 4.
3 several-balls | Balls numbered 1 to 9 are in a bag and three are drawn together. The probability that 5 is the middle one in size of the three is: | 4/21 | 1/9 | 1/3 | 2/21 | One must be below 5 and one above: 4 × 4 = 16 of 84, that is 4/21.
1 two-dice | With two dice, which sum is the most likely? | 7 | 6 | 8 | 12 | The sum 7 can come in 6 ways, more than any other sum.
1 two-dice | Two dice are thrown. The probability that the sum is 13 is: | 0 | 1/36 | 1/12 | 1/13 | The greatest sum is 12, so a sum of 13 is impossible.
1 two-dice | Two dice are thrown. The probability of a doublet (the same number on both) is: | 1/6 | 1/36 | 5/36 | 5/6 | There are 6 doublets among the 36 outcomes.
2 two-dice | Two dice are thrown. Which sum has the same probability as the sum 4? | 10 | 9 | 8 | 5 | The sums 4 and 10 can each come in 3 ways.
2 two-dice | Two dice show a sum of 8. The probability that one of them shows 3 is: | 2/5 | 1/18 | 1/5 | 11/36 | The outcomes with sum 8 are (2, 6), (3, 5), (4, 4), (5, 3) and (6, 2); two contain 3.
2 two-dice | The odds against throwing a total of 9 with two dice are: | 8 : 1 | 1 : 8 | 9 : 1 | 4 : 1 | A total of 9 has 4 of 36 outcomes; the odds against are 32 : 4 = 8 : 1.
2 two-dice | Two dice are thrown. Compared with the chance of a sum of 11, the chance of a sum of 6 is: | 2.5 times as large | twice as large | 3 times as large | 5 times as large | The sum 6 has 5 outcomes and the sum 11 has 2, and 5 ÷ 2 = 2.5.
3 two-dice | The numbers on two dice are taken as b and c in x² + bx + c = 0. The probability that the roots are equal is: | 1/18 | 1/36 | 1/12 | 1/9 | Equal roots need b² = 4c: (2, 1) and (4, 4), 2 of 36 outcomes.
3 two-dice | Each of two loaded dice shows 6 twice as often as any other single face. Thrown together, both show 6 with probability: | 4/49 | 1/36 | 2/7 | 1/9 | The chance of a 6 is 2/7 on each die, and 2/7 × 2/7 = 4/49.
3 two-dice | Two dice are thrown. The expected value of the greater of the two numbers (or of their common number) is: | 161/36 | 7/2 | 91/36 | 9/2 | The greatest number is k in 2k − 1 outcomes: (1 + 6 + 15 + 28 + 45 + 66)/36 = 161/36.
1 odds | The odds in favour of an event are 3 : 2. The probability of the event is: | 3/5 | 2/5 | 3/2 | 2/3 | Three of the five equal chances favour it, so it is 3/5.
1 odds | The odds against an event are 5 : 2. The probability of the event is: | 2/7 | 5/7 | 2/5 | 3/7 | Two of the seven equal chances favour the event, so it is 2/7.
2 odds | The probability of an event is 0.25. The odds against it are: | 3 : 1 | 1 : 3 | 4 : 1 | 1 : 4 | The chance against it is 0.75, and 0.75 : 0.25 = 3 : 1.
2 odds | A die is thrown once. The odds in favour of a number greater than 4 are: | 1 : 2 | 2 : 1 | 1 : 3 | 2 : 3 | 2 faces are in favour and 4 against.
2 odds | Two coins are tossed. The odds in favour of getting two heads are: | 1 : 3 | 1 : 4 | 3 : 1 | 1 : 2 | 1 outcome of 4 is in favour, 3 are against.
2 odds | A card is drawn from a pack of 52 cards. The odds against its being an ace are: | 12 : 1 | 13 : 1 | 1 : 12 | 4 : 1 | There are 48 other cards against 4 aces, that is 12 : 1.
3 odds | The odds against A solving a problem are 4 : 3, and the odds in favour of B solving it are 7 : 5. The probability that the problem is solved is: | 16/21 | 5/21 | 1/4 | 3/4 | 1 − (4/7)(5/12) = 1 − 5/21 = 16/21.
3 odds | Only one of the horses A, B and C can win a race. The odds in favour of A and B are 1 : 3 and 1 : 4. The probability that A or B wins is: | 9/20 | 1/20 | 7/12 | 2/7 | The two events exclude each other, so it is 1/4 + 1/5 = 9/20.
`,
    },
  ],
})
