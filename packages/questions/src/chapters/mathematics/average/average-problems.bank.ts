import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A batsman averages 40 runs in 12 innings, being out in each. In all he has made:' */
export const averageProblems = defineBank({
  id: 'average-problems',
  sets: [
    {
      rows: `
1 batting-average | A batsman averages 40 runs in 12 innings, being out in each. In all he has made: | 480 runs | 52 runs | 400 runs | 440 runs | The total is the average times the number of innings.
1 batting-average | In four innings a player scores 30, 50, 70 and 0. His average is: | 37.5 | 50 | 30 | 75 | The innings with no run counts too: 150 ÷ 4 = 37.5.
1 batting-average | A batsman averages 45 in 10 innings. To keep this average, he must score in the next innings: | 45 runs | 0 runs | 90 runs | 55 runs | A score equal to the average leaves the average as it is.
2 batting-average | The average of a player in 9 innings is 35. To bring it to 38, he must score in the tenth innings: | 65 runs | 38 runs | 62 runs | 68 runs | The totals are 9 × 35 = 315 and 10 × 38 = 380.
2 batting-average | A batsman, whose average in 10 innings is 42, scores only 9 in the next. His average falls by: | 3 runs | 33 runs | 9 runs | 3.3 runs | The new average is (420 + 9) ÷ 11 = 39.
2 batting-average | After 8 matches a cricketer averages 30 runs, after 10 matches 34. In the last two matches he averaged: | 50 runs | 38 runs | 36 runs | 42 runs | The last two bring 340 − 240 = 100 runs.
2 batting-average | A bowler has taken 10 wickets at 24 runs each on an average. In the next match he takes 5 wickets for 60 runs. His bowling average becomes: | 20 | 18 | 22 | 21 | He has given 240 + 60 = 300 runs for 15 wickets.
3 batting-average | In 40 innings a player averages 50. His highest score exceeds the lowest by 172, and without these two his average is 48. His highest score is: | 174 | 172 | 176 | 170 | The two make 2,000 − 1,824 = 176 together and differ by 172.
3 batting-average | The bowling average of a cricketer is 12.4. He takes 5 wickets for 26 runs, and it improves by 0.4. How many wickets had he taken before? | 85 | 80 | 68 | 78 | From 12.4n + 26 = 12(n + 5) follows 0.4n = 34.
3 batting-average | A batsman averages x runs in n innings. To raise the average by 1 in the next innings, he must score: | x + n + 1 | x + n | x + 1 | nx + 1 | He needs (n + 1)(x + 1) − nx = x + n + 1 runs.
1 wrong-entry-average | One of 20 numbers was written 10 too large. The average found is too large by: | 0.5 | 10 | 5 | 2 | The sum is 10 too large, and 10 ÷ 20 = 0.5.
1 wrong-entry-average | In adding some marks, 54 is read as 45. The sum comes out: | 9 too small | 9 too large | 99 too small | 99 too large | The number read is less than the true one by 9.
1 wrong-entry-average | In a list, one number is taken 7 too great and another 7 too small. The average found is: | correct | 7 too great | 7 too small | 14 too great | The two errors cancel in the sum, so the average is right.
2 wrong-entry-average | The average of 25 numbers came out as 40 instead of 39.2, because one number, 36, was misread. It was read as: | 56 | 16 | 46 | 44 | The sum was 25 × 0.8 = 20 too large.
2 wrong-entry-average | The true average of 10 numbers is 34, but a clerk takes 67 as 76. The average he finds is: | 34.9 | 33.1 | 43 | 34.3 | His sum is 9 too large, so the average rises by 0.9.
2 wrong-entry-average | The mean of 30 readings was worked out as 50, with 40 and 60 entered as 70 and 90. The mean should be: | 48 | 52 | 49 | 46 | The sum is 30 + 30 = 60 too large, and 60 ÷ 30 = 2.
2 wrong-entry-average | Because 36 was entered as 63, the average of some numbers rose by 0.9. How many numbers were there? | 30 | 27 | 24 | 15 | The sum rose by 27, and 27 ÷ 0.9 = 30.
2 wrong-entry-average | A teacher added the 70 marks of one pupil twice, divided the sum by the right number of 35 pupils and got 62. The true average is: | 60 | 64 | 61 | 58 | The sum is 70 too large, and 70 ÷ 35 = 2.
2 wrong-entry-average | The average of 20 readings is 30. One of them, 11, does not belong to the set and is struck out. The average of the others is: | 31 | 29 | 30.5 | 32 | The rest make 600 − 11 = 589, and 589 ÷ 19 = 31.
3 wrong-entry-average | A number with tens digit a and units digit b is read with its digits reversed. The average of n numbers then comes out too great by: | 9(b − a)/n | (b − a)/n | 11(a + b)/n | 9(a + b)/n | The number read, 10b + a, exceeds 10a + b by 9(b − a).
1 average-of-numbers | The average of n numbers is x. Their sum is: | nx | x/n | n + x | n/x | The average is the sum divided by how many there are.
1 average-of-numbers | If each of several numbers is increased by 6, their average: | increases by 6 | becomes 6 times as great | stays the same | increases by less than 6 | The sum grows by 6 for each number, so the average grows by 6.
1 average-of-numbers | The average of three numbers is 18, and two of them are 18 and 10. The third is: | 26 | 18 | 14 | 22 | The sum is 54, and 54 − 18 − 10 = 26.
2 average-of-numbers | The average of 10 numbers is 15 and that of the first six is 13. The average of the other four is: | 18 | 17 | 16 | 14 | They make 150 − 78 = 72, and 72 ÷ 4 = 18.
2 average-of-numbers | Of three numbers the first is twice the second, and the second is thrice the third. Their average is 20. The largest is: | 36 | 18 | 30 | 54 | As 6 : 3 : 1 they have the sum 60, so one part is 6.
2 average-of-numbers | The average of 11 results is 50. The first six average 49 and the last six 52. The sixth result is: | 56 | 51 | 54 | 60 | It is counted twice: 294 + 312 − 550 = 56.
2 average-of-numbers | Each of 8 numbers with average 12 is multiplied by 5 and then reduced by 4. The new average is: | 56 | 52 | 40 | 28 | The average changes as each number does: 12 × 5 − 4.
3 average-of-numbers | The average of a, b and c is m, and ab + bc + ca = 0. The average of a², b² and c² is: | 3m² | m² | 9m² | 6m² | Here a² + b² + c² = (a + b + c)² = 9m², and a third of it is 3m².
3 average-of-numbers | If the average of x and 1/x is M, then the average of x² and 1/x² is: | 2M² − 1 | M² | 2M² + 1 | 4M² − 2 | The sum of the squares is (2M)² − 2 = 4M² − 2.
3 average-of-numbers | Five different natural numbers have the average 12. The largest of them can be at most: | 50 | 56 | 48 | 46 | The other four are at least 1, 2, 3 and 4, so 60 − 10 = 50 is left.
1 average-joining-leaving | A member whose age equals the average age of a group leaves it. The average age: | stays the same | rises | falls | may rise or fall | Taking away the average value itself does not change the average.
1 average-joining-leaving | Four boys weigh 40 kg on an average. A boy of 50 kg joins them. All five together weigh: | 210 kg | 200 kg | 250 kg | 225 kg | The four weigh 160 kg, and 160 + 50 = 210.
1 average-joining-leaving | The ages of 9 pupils add up to 180 years. When a man of 30 years joins them, the average becomes: | 21 years | 20 years | 23⅓ years | 25 years | The ten have 180 + 30 = 210 years together.
2 average-joining-leaving | A class of 30 pupils with average age 15 years is joined by 10 new pupils, and the average becomes 14 years. The newcomers average: | 11 years | 12 years | 13 years | 10 years | Their ages add up to 40 × 14 − 30 × 15 = 110 years.
2 average-joining-leaving | When a man of 62 kg leaves a group, its average weight falls from 42 kg to 40 kg. How many are left in the group? | 10 | 11 | 12 | 9 | From 42n − 62 = 40(n − 1) follows n = 11, and one has left.
2 average-joining-leaving | When 7 students join a hostel mess of 35 students, its daily expenditure rises by ₹42, but the average expenditure per head falls by ₹1. What was the original daily expenditure? | ₹420 | ₹462 | ₹504 | ₹630 | From 35x + 42 = 42(x − 1) follows x = 12, and 35 × 12 = 420.
2 average-joining-leaving | Two members with an average age of 25 years leave a club of 12 members, whose average is 20 years. The others average: | 19 years | 21 years | 18 years | 17.5 years | The total falls from 240 to 190 years, for 10 members.
2 average-joining-leaving | From n persons with average age a, m persons with average age b go away. The average age of the others is: | (na − mb)/(n − m) | (na + mb)/(n + m) | (a − b)/(n − m) | (ma − nb)/(n − m) | The total falls from na to na − mb, and n − m persons are left.
3 average-joining-leaving | If a man of 45 years joins a group, the average age rises by 1 year; if a man of 27 years joins instead, it falls by 1 year. The group has: | 8 members | 9 members | 10 members | 7 members | With n members and average a, 45 = a + n + 1 and 27 = a − n − 1.
3 average-joining-leaving | Two numbers with sum 70 are taken from 12 numbers with average 25, and one new number is put in. The eleven have the average 24. The new number is: | 34 | 36 | 24 | 44 | The sum goes from 300 to 230 and must become 264.
`,
    },
  ],
})
