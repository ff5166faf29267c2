import { defineBank } from '../../../kit/bank/define-bank.ts'

/** "A film starts at 2:45 p.m. and lasts 1 hour 50 minutes. It ends at" */
export const primaryMathematics = defineBank({
  id: 'primary-mathematics',
  sets: [
    {
      rows: `
1 addition-and-subtraction | A library has 2,485 story books and 1,376 other books. How many books has it in all? | 3,861 | 3,751 | 3,851 | 3,761 | 2,485 + 1,376: the ones give 11 and the tens 16, so 1 is carried twice, and the sum is 3,861.
1 addition-and-subtraction | What is left when 468 is taken from 1,000? | 532 | 542 | 632 | 642 | 1,000 − 400 = 600, 600 − 60 = 540 and 540 − 8 = 532.
1 addition-and-subtraction | What must be added to 377 to make 500? | 123 | 133 | 223 | 233 | From 377 to 400 are 23, and from 400 to 500 are 100, together 123.
1 addition-and-subtraction | The sum of two numbers is 900. One of them is 347. The other is | 553 | 563 | 653 | 663 | The other number is 900 − 347 = 553.
2 addition-and-subtraction | By how much is the largest number of three digits greater than the smallest number of three digits? | 899 | 900 | 989 | 999 | The largest is 999 and the smallest 100: 999 − 100 = 899.
2 addition-and-subtraction | A bus has 52 passengers. At a stop 17 get down and 9 get in. How many passengers are in it now? | 44 | 26 | 43 | 22 | 52 − 17 = 35, and 35 + 9 = 44 passengers.
3 addition-and-subtraction | In every column a pupil takes the smaller digit from the larger, whichever stands above. By how much is her answer to 605 − 238 too large? | 66 | 34 | 60 | 76 | She writes 433, from 6 − 2, 3 − 0 and 8 − 5. The right answer is 367, and 433 − 367 = 66.
1 addition-and-subtraction | The sum of the largest even number and the smallest odd number of two digits is | 109 | 108 | 110 | 111 | The largest even number of two digits is 98 and the smallest odd one is 11; 98 + 11 = 109.
1 units-of-length | How many centimetres are there in 3 m 5 cm? | 305 | 35 | 350 | 3,005 | 3 m are 300 cm, and with 5 cm that makes 305 cm.
1 units-of-length | Which unit is suitable for the distance between two towns? | Kilometre | Centimetre | Metre | Millimetre | Large distances are measured in kilometres; the others suit a pencil, a room or a nail.
2 units-of-length | A rope of 6 m is cut into pieces of 40 cm each. How many pieces are there? | 15 | 10 | 12 | 24 | 6 m are 600 cm, and 600 ÷ 40 = 15 pieces.
2 units-of-length | A tailor uses 1 m 75 cm of cloth for a shirt. How much cloth does he need for 4 shirts? | 7 m | 5 m 75 cm | 6 m 50 cm | 7 m 25 cm | 175 cm × 4 = 700 cm, which is 7 m.
2 units-of-length | Saplings are planted 5 m apart along one side of a straight path of 100 m, with one at each end. How many saplings are there? | 21 | 19 | 20 | 22 | There are 100 ÷ 5 = 20 gaps, and one more sapling than gaps: 21.
1 units-of-weight | How many grams are there in 2 kg 50 g? | 2,050 | 250 | 2,500 | 2,005 | 2 kg are 2,000 g, and with 50 g that makes 2,050 g.
1 units-of-weight | How many packets of 250 g can be filled from 3 kg of tea? | 12 | 8 | 10 | 15 | Four packets make 1 kg, so 3 kg fill 3 × 4 = 12 packets.
1 units-of-weight | A bag of rice weighs 25 kg. How many such bags make one quintal? | 4 | 2 | 5 | 10 | A quintal is 100 kg, and 100 ÷ 25 = 4 bags.
2 units-of-weight | A jar full of pickle weighs 1 kg 200 g. The empty jar weighs 350 g. The weight of the pickle is | 850 g | 750 g | 950 g | 1 kg 550 g | 1,200 g − 350 g = 850 g.
2 units-of-weight | Potatoes cost ₹ 24 a kilogram. What is the cost of 2 kg 500 g? | ₹ 60 | ₹ 48 | ₹ 54 | ₹ 30 | 2 kg cost ₹ 48 and half a kilogram ₹ 12, together ₹ 60.
1 units-of-weight | With weights of 1 kg, 2 kg and 5 kg, one of each, put on one pan only, which weight cannot be measured? | 4 kg | 5 kg | 6 kg | 7 kg | 1 + 2 = 3, 1 + 5 = 6 and 2 + 5 = 7, but no choice of the three gives 4.
2 units-of-weight | A bottle full of oil weighs 900 g, and half full it weighs 500 g. The empty bottle weighs | 100 g | 50 g | 200 g | 400 g | Half of the oil weighs 900 − 500 = 400 g, so the empty bottle weighs 500 − 400 = 100 g.
1 units-of-capacity | How many glasses of 200 ml can be filled from a jug of 1 litre? | 5 | 2 | 4 | 10 | 1 litre is 1,000 ml, and 1,000 ÷ 200 = 5 glasses.
1 units-of-capacity | 2 litres 75 ml is the same as | 2,075 ml | 275 ml | 2,750 ml | 2,705 ml | 2 litres are 2,000 ml, and 75 ml more make 2,075 ml.
1 units-of-capacity | A tap drips 20 ml of water a minute. How much water is lost in one hour? | 1,200 ml | 120 ml | 200 ml | 600 ml | 20 ml × 60 = 1,200 ml in an hour.
2 units-of-capacity | A family uses 1 litre 500 ml of milk a day. How much does it use in a week? | 10 litres 500 ml | 7 litres 500 ml | 9 litres | 10 litres | 1,500 ml × 7 = 10,500 ml, which is 10 litres 500 ml.
1 units-of-capacity | You have a 5-litre and a 3-litre can and no marks. After the full 5-litre can fills the empty 3-litre can, how much is left in the larger one? | 2 litres | 1 litre | 3 litres | 4 litres | 3 litres go into the smaller can, so 5 − 3 = 2 litres are left.
1 units-of-time | A class begins at 10:40 a.m. and lasts 35 minutes. It ends at | 11:15 a.m. | 10:75 a.m. | 11:05 a.m. | 11:25 a.m. | From 10:40 to 11:00 are 20 minutes, and the other 15 minutes end at 11:15 a.m.
1 units-of-time | How many minutes are there in 3 hours 20 minutes? | 200 | 180 | 320 | 360 | 3 hours are 180 minutes, and 20 more make 200.
1 units-of-time | 5:30 p.m. on the 24-hour clock is | 17:30 | 05:30 | 15:30 | 18:30 | Twelve hours are added after noon: 5:30 + 12:00 = 17:30.
2 units-of-time | A film starts at 2:45 p.m. and lasts 1 hour 50 minutes. It ends at | 4:35 p.m. | 3:95 p.m. | 4:25 p.m. | 4:45 p.m. | 2:45 and 1 hour is 3:45; 15 minutes more is 4:00, and the other 35 minutes end at 4:35 p.m.
2 units-of-time | A train leaves at 21:50 and arrives at 05:20 the next morning. The journey takes | 7 hours 30 minutes | 6 hours 30 minutes | 8 hours 30 minutes | 16 hours 30 minutes | From 21:50 to midnight are 2 hours 10 minutes, and 5 hours 20 minutes more make 7 hours 30 minutes.
2 units-of-time | School is closed from 15 May to 20 June, both days counted. For how many days is it closed? | 37 | 35 | 36 | 38 | In May the days 15 to 31 are 17, and in June there are 20: 17 + 20 = 37.
2 units-of-time | A clock loses 5 minutes every hour. It is set right at 8 a.m. What does it show at 2 p.m.? | 1:30 p.m. | 1:25 p.m. | 1:35 p.m. | 2:30 p.m. | In 6 hours it loses 6 × 5 = 30 minutes, so at 2 p.m. it shows 1:30 p.m.
1 number-patterns | What comes next in the pattern 5, 10, 20, 40, …? | 80 | 50 | 60 | 70 | Every number is twice the one before, so the next is 80.
1 number-patterns | Which number is missing in 100, 93, 86, ______, 72? | 79 | 77 | 78 | 80 | Each number is 7 less than the one before: 86 − 7 = 79.
2 number-patterns | Triangles are made in a row with matchsticks, each sharing a side with the next: 3, 5, 7, … sticks. How many sticks do 10 triangles need? | 21 | 22 | 23 | 30 | The first needs 3 sticks and each of the other 9 needs 2 more: 3 + 18 = 21.
1 number-patterns | What is the next number in 1, 4, 9, 16, …? | 25 | 20 | 23 | 24 | These are the squares of 1, 2, 3 and 4, and the square of 5 is 25.
2 number-patterns | 9 × 2 = 18, 99 × 2 = 198 and 999 × 2 = 1,998. By the same pattern 9,999 × 2 is | 19,998 | 18,888 | 19,888 | 19,989 | Each step puts one more 9 between the 1 and the 8, so the next product is 19,998.
2 number-patterns | Dots are arranged in triangles of 1, 3, 6 and 10 dots. How many dots has the seventh triangle? | 28 | 21 | 25 | 14 | The triangular numbers go on by 5, 6 and 7: 15, 21 and 28.
2 number-patterns | 1 = 1, 1 + 3 = 4, 1 + 3 + 5 = 9. By this pattern the sum of the first ten odd numbers is | 100 | 81 | 90 | 110 | The sum of the first n odd numbers is n × n, so ten of them make 100.
3 number-patterns | Squares are made in a row with matchsticks, each sharing a side with the next: 4, 7, 10, … sticks. What is the greatest number of squares that the row can have with 120 sticks? | 39 | 30 | 38 | 40 | The first square needs 4 sticks and every other 3: 39 squares take 4 + 38 × 3 = 118, and 40 would take 121.
3 units-of-time | A clock loses 5 minutes in every hour. It is set right at 8 a.m. When it shows 7 p.m. on the same day, the right time is | 8:00 p.m. | 6:05 p.m. | 7:05 p.m. | 7:55 p.m. | The clock moves on by 55 minutes in every hour. To move on by 11 hours, or 660 minutes, it takes 660 ÷ 55 = 12 hours.
3 units-of-weight | With weights of 1 kg, 3 kg and 9 kg, one of each, that may be put on both pans, how many different loads of whole kilograms can be weighed? | 13 | 7 | 9 | 12 | Every load from 1 kg to 1 + 3 + 9 = 13 kg can be weighed, as 2 = 3 − 1, 5 = 9 − 3 − 1 or 7 = 9 + 1 − 3.
3 units-of-capacity | You have a 5-litre and a 3-litre can without marks. Filling a can at the tap, emptying it, or pouring from one can into the other counts as one step. To have 4 litres in the larger can, the least number of steps is | 6 | 4 | 5 | 8 | Fill the larger can, pour into the smaller one, empty that, pour the 2 litres into it, fill the larger can again and top up the smaller one: 5 − 1 = 4 litres are left.
`,
    },
  ],
})
