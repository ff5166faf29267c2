import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A salary is cut by 10%. By what per cent must it be raised to be as high as before?' */
export const percentageProblems = defineBank({
  id: 'percentage-problems',
  sets: [
    {
      rows: `
1 price-and-consumption | The expenditure on a commodity is the product of its: | price and consumption | price and saving | income and consumption | income and saving | What is spent is the price of one unit times the units that are used.
1 price-and-consumption | The price of sugar doubles. By what per cent must a family cut its use of sugar to spend as much as before? | 50% | 100% | 25% | 20% | With a price twice as high, half of the quantity costs the same.
1 price-and-consumption | The price of rice falls by 20% and a family buys as much as before. What it spends on rice: | falls by 20% | rises by 25% | stays the same | falls by 25% | With the same quantity, expenditure changes just as the price does.
2 price-and-consumption | A fall of 10% in the price of sugar lets a buyer get 5 kg more for ₹900. The reduced price of one kg is: | ₹18 | ₹20 | ₹27 | ₹22 | The 10% saved is ₹90, which buys the 5 kg: 90 ÷ 5 = ₹18.
2 price-and-consumption | The price of tea rises by 25% and a family uses 10% less of it. Its expenditure on tea rises by: | 12.5% | 15% | 35% | 17.5% | The new expenditure is 1.25 × 0.9 = 1.125 times the old one.
2 price-and-consumption | Oil becomes dearer, ₹150 in place of ₹120 a litre. A family that used 10 litres a month spends as much as before. It now uses: | 8 litres | 7.5 litres | 9.5 litres | 8.5 litres | It spends 10 × 120 = ₹1,200, and 1,200 ÷ 150 = 8.
2 price-and-consumption | After a rise of 20% in the price of pulses, ₹480 buys 4 kg less. The price of one kg before the rise was: | ₹20 | ₹10 | ₹16 | ₹18 | The quantity falls to 5/6, so one sixth is 4 kg; 480 ÷ 24 = ₹20.
3 price-and-consumption | The price of petrol rises by 25%, but a driver wants to spend only 15% more. The consumption must be cut by: | 8% | 10% | 12% | 11% | The consumption becomes 1.15 ÷ 1.25 = 0.92 of what it was.
3 price-and-consumption | The price of a commodity rose by 30% and the expenditure on it by 17%. Its consumption: | fell by 10% | fell by 13% | rose by 10% | rose by 13% | The new consumption is 1.17 ÷ 1.3 = 0.9 of the old one.
2 price-and-consumption | The price of a commodity falls by p%. At the same expenditure its consumption can rise by: | 100p/(100 − p)% | 100p/(100 + p)% | p% | (100 − p)% | The quantity becomes 100/(100 − p) times, which is p/(100 − p) more.
1 percent-more-or-less | A is 25% more than B. The ratio A : B is: | 5 : 4 | 4 : 5 | 4 : 3 | 5 : 1 | For B = 100, A is 125, and 125 : 100 = 5 : 4.
1 percent-more-or-less | 50 is what per cent less than 80? | 37.5% | 60% | 45% | 62.5% | The difference of 30 is calculated on 80: 30 ÷ 80 = 37.5%.
1 percent-more-or-less | A is twice B. By what per cent is A more than B? | 100% | 50% | 200% | 250% | The difference is as large as B itself, which is 100% of B.
2 percent-more-or-less | The income of A is 20% less than that of B, who earns ₹45,000. The income of A is: | ₹36,000 | ₹37,500 | ₹54,000 | ₹40,000 | A earns 80% of ₹45,000, which is ₹36,000.
2 percent-more-or-less | x is 40% more than y, and y is 25% less than z. Then x is what per cent of z? | 105% | 115% | 95% | 110% | In terms of z, x = 1.4 × 0.75 = 1.05 times z.
2 percent-more-or-less | Two numbers are 30% and 37% less than a third number. The second is what per cent less than the first? | 10% | 7% | 4% | 3% | For a third number of 100 they are 70 and 63, and 7 ÷ 70 = 10%.
2 percent-more-or-less | If 60% of A is equal to 75% of B, then A exceeds B by: | 25% | 20% | 15% | 10% | A : B = 75 : 60 = 5 : 4, so A is 25% more.
3 percent-more-or-less | A is 50% more than B. C is two thirds of A and is 20% more than D. By what per cent is D less than B? | 16⅔% | 20% | 33⅓% | 10% | For B = 120: A = 180, C = 120 and D = 100, which is 20 less than 120.
2 percent-more-or-less | If A is p% more than B, then B is less than A by: | 100p/(100 + p)% | 100p/(100 − p)% | p% | p/(100 + p)% | For B = 100, A is 100 + p, and the difference p is calculated on it.
2 percent-more-or-less | The sum of two numbers is 28/25 of the first. The second is what per cent of the first? | 12% | 14% | 25% | 28% | The second is 28/25 − 1 = 3/25 of the first, that is 12%.
1 invalid-votes | Of 12,000 votes polled in an election, 5% were invalid. How many votes were valid? | 11,400 | 600 | 11,500 | 11,940 | 95% of the 12,000 votes were valid, which is 11,400.
1 invalid-votes | Of two candidates the winner got 60% of the valid votes. The margin is what per cent of the valid votes? | 20% | 40% | 60% | 30% | The other got 40%, and the difference is 60% − 40% = 20%.
1 invalid-votes | Of 8,000 votes polled, 320 were invalid. What per cent of the votes was that? | 4% | 3.2% | 3% | 2.5% | As a part of all votes polled: 320 ÷ 8,000 × 100 = 4%.
2 invalid-votes | 10% of the voters on a list did not vote, and 10% of the votes cast were invalid. What per cent of the voters on the list cast a valid vote? | 81% | 80% | 90% | 79% | The valid votes are 0.9 × 0.9 = 0.81 of the list.
2 invalid-votes | The winner of two candidates got 55% of the valid votes and won by 900 votes. The number of valid votes was: | 9,000 | 8,100 | 9,900 | 18,000 | The margin is 55% − 45% = 10% of the valid votes.
2 invalid-votes | 20% of 7,500 votes were invalid. One of the two candidates got 55% of the valid votes. How many did the other get? | 2,700 | 3,300 | 3,375 | 2,475 | There were 6,000 valid votes, and 45% of them is 2,700.
2 invalid-votes | Three candidates got 1,136, 7,636 and 11,628 votes. The winner got what per cent of all votes? | 57% | 60% | 55% | 65% | In all 20,400 votes were cast, and 11,628 ÷ 20,400 = 57%.
3 invalid-votes | 75% of the voters on a list voted, and 2% of the votes were invalid. A candidate got 9,261 votes, 75% of the valid ones. How many voters were on the list? | 16,800 | 12,600 | 16,464 | 12,348 | 9,261 ÷ 0.75 = 12,348 valid votes, ÷ 0.98 = 12,600 votes, ÷ 0.75 = 16,800 voters.
3 invalid-votes | 8% of the voters did not vote. The winner of two candidates got the votes of 48% of all voters and won by 1,100 votes; no vote was invalid. The number of voters was: | 27,500 | 22,000 | 25,000 | 30,000 | The other got 92% − 48% = 44%, so 4% of the voters is 1,100.
3 invalid-votes | 4% of the votes polled were invalid. The loser of two candidates got 42% of the valid votes and lost by 7,680 votes. The number of votes polled was: | 50,000 | 48,000 | 60,000 | 45,000 | The margin of 16% of the valid votes gives 48,000 valid votes, which is 96% of the votes polled.
1 value-after-changes | A value that grows by 10% per annum is multiplied each year by: | 1.1 | 0.1 | 0.01 | 1.01 | After a year it is 110% of what it was, that is 1.1 times.
1 value-after-changes | A machine bought for ₹50,000 loses 20% of its value in a year. Its value is then: | ₹40,000 | ₹48,000 | ₹49,000 | ₹45,000 | 80% of the value is left: 0.8 × 50,000 = ₹40,000.
1 value-after-changes | A number is increased by 20%, and the result is decreased by 20%. In all the number: | falls by 4% | does not change | rises by 4% | rises by 2% | The result is 1.2 × 0.8 = 0.96 of the number.
2 value-after-changes | A salary is cut by 10%. By what per cent must it be raised to be as high as before? | 11⅑% | 10% | 9% | 12½% | From 90 back to 100 is a rise of 10 on 90.
2 value-after-changes | After rises of 10% and 20% one after the other, the price of an article is ₹660. At first it was: | ₹500 | ₹462 | ₹528 | ₹550 | It was multiplied by 1.1 × 1.2 = 1.32, and 660 ÷ 1.32 = 500.
2 value-after-changes | The population of a town of 36,000 rises by 25% in one year and falls by 20% in the next. It is then: | 36,000 | 37,800 | 28,800 | 45,000 | Both changes together multiply it by 1.25 × 0.8 = 1.
2 value-after-changes | A price is raised by 60%. By what per cent must the new price be lowered to come back to the old one? | 37.5% | 60% | 40% | 62.5% | From 160 down to 100 is a fall of 60 on 160.
2 value-after-changes | The length of a rectangle is increased by 20% and its breadth is decreased by 10%. Its area: | rises by 8% | rises by 10% | rises by 2% | falls by 2% | The area is multiplied by 1.2 × 0.9 = 1.08.
3 value-after-changes | A salary is raised by x% and then lowered by x%, and is now 6.25% less than at first. The value of x is: | 25 | 6.25 | 12.5 | 2.5 | The loss is x²/100 per cent, and x² = 625 gives x = 25.
2 value-after-changes | The population of a city grew by 50% in one decade and by 20% in the next. Over the twenty years it grew by: | 80% | 70% | 75% | 60% | Together it is multiplied by 1.5 × 1.2 = 1.8.
1 men-and-women-population | In a town of 20,000 people 45% are women. How many more men than women are there if there are no others? | 2,000 | 1,000 | 9,000 | 11,000 | There are 9,000 women and 11,000 men, so 2,000 more men.
1 men-and-women-population | The 10,400 men of a town are 52% of its people. How many people live there? | 20,000 | 21,000 | 30,000 | 20,800 | 10,400 ÷ 0.52 gives 20,000 people in all.
1 men-and-women-population | Men and women of a village are in the ratio 3 : 2. Women are what per cent of them? | 40% | 60% | 66⅔% | 33⅓% | Women are 2 of 5 parts, and 2/5 is 40%.
2 men-and-women-population | 60% of the people of a village are men. 25% of the men and 50% of the women cannot read. What per cent of the people cannot read? | 35% | 37.5% | 75% | 40% | 25% of 60 is 15 and 50% of 40 is 20, which makes 35 of 100.
2 men-and-women-population | 55% of the adults of a town are men, and there are 3,600 more men than women. The number of adults is: | 36,000 | 54,000 | 39,600 | 72,000 | The difference is 55% − 45% = 10% of the adults.
2 men-and-women-population | 48% of the people of a town are men, 40% are women, and the other 3,600 are children. The number of men is: | 14,400 | 12,000 | 17,280 | 15,600 | The children are 12%, so there are 30,000 people, and 48% of them are 14,400.
2 men-and-women-population | A village has as many men as women. If the men increase by 10% and the women decrease by 10%, the population: | stays the same | falls by 1% | rises by 1% | falls by 10% | Of equal numbers, as many come as go, so the total does not change.
3 men-and-women-population | Men and women of a town are in the ratio 5 : 4. 40% of the men and 25% of the women are graduates. What per cent of them all are graduates? | 33⅓% | 32.5% | 35% | 30% | Of 9 parts, 2 are graduate men and 1 is graduate women, in all 3 of 9.
3 men-and-women-population | Women are 40% of the population of a town. The men increase by 15% and the whole population by 11%. The women increase by: | 5% | 6% | 7% | 11% | The men add 9 of 100, so the women add 2, which is 5% of 40.
3 men-and-women-population | Of 8,000 people the men decrease by 10% and the women increase by 10%, and 7,800 people are left. How many women were there at first? | 3,000 | 5,000 | 3,300 | 5,500 | A loss of 200 means 2,000 more men than women, so 5,000 men and 3,000 women.
1 winning-margin | In an election between two candidates all votes are valid. If the winner gets 55%, he wins by: | 10% of the votes | 5% of the votes | 55% of the votes | 45% of the votes | The loser has the other 45%, which is 10% of the votes less.
1 invalid-votes | Of 8,000 votes polled, 10% are invalid. The number of valid votes is: | 7,200 | 800 | 3,600 | 6,400 | The valid votes are 90% of 8,000, the other 800 do not count.
1 winning-margin | In a village of 5,000 voters, 64% voted. How many did not vote? | 1,800 | 3,200 | 2,800 | 3,600 | The other 36% stayed away, and 36% of 5,000 is 1,800.
2 winning-margin | With two candidates, the one who got 38% of the votes lost by 1,440 votes. The votes were in all: | 6,000 | 3,790 | 3,000 | 4,800 | The margin is 62% − 38% = 24%, and 1,440 ÷ 0.24 = 6,000.
2 winning-margin | Of three candidates two got 25% and 18% of the votes, and the third won with 11,400 votes. The votes were in all: | 20,000 | 13,500 | 19,600 | 16,302 | The winner has the other 57%, and 11,400 ÷ 0.57 = 20,000.
2 winning-margin | A candidate must get 55% of the votes. Of 20,000 votes he has 48%. He needs how many more? | 1,400 | 11,000 | 9,600 | 700 | He lacks 55% − 48% = 7% of the 20,000 votes.
2 invalid-votes | 20% of the votes were invalid, and the winner got 60% of the valid ones. Of all the votes he got: | 48% | 60% | 56% | 80% | The valid votes are 80% of all, and 60% of 80% makes 48%.
3 winning-margin | 10% of the voters did not vote and 60 votes were invalid. The winner got 47% of all the voters and beat his only rival by 308 votes. The voters were: | 6,200 | 5,800 | 7,700 | 7,200 | The rival has 90% − 60 votes − 47%, so 47% − 43% + 60 = 308 and 4% is 248.
3 winning-margin | In a two-way contest, a shift of 2% of all votes from the winner to the loser would have made a tie. The winner had: | 52% | 51% | 54% | 50.5% | After giving 2% of all votes he would have 50%.
3 invalid-votes | 90% of the voters voted, 10% of the votes were invalid, and the winner got 54% of the valid ones, 4,374 in all. The voters on the list were: | 10,000 | 8,100 | 9,000 | 9,720 | Valid votes: 4,374 ÷ 0.54 = 8,100, polled 9,000, and 9,000 ÷ 0.9 = 10,000.
2 winning-margin | A candidate got 30% of the votes and lost by 15,000 votes to his only rival. All votes were valid. The rival got: | 26,250 | 37,500 | 11,250 | 21,000 | 40% is 15,000, so the votes are 37,500, and 70% of them 26,250.
1 winning-margin | The winner and the loser of an election got votes in the ratio 5 : 3, and there were 8,000 valid votes. The majority was: | 2,000 | 3,000 | 5,000 | 1,000 | The parts are 5,000 and 3,000 votes, which differ by 2,000.
1 pass-marks | The pass marks in an examination are 40% of the maximum. If the maximum is 500, the pass marks are: | 200 | 160 | 240 | 300 | The pass marks are 40% of 500, that is 200 marks.
1 pass-marks | A student got 540 marks out of 600. His percentage of marks is: | 90% | 85% | 88% | 54% | The percentage is 540/600 × 100, which is equal to 90.
1 pass-marks | A student needs 35% to pass. He gets 150 marks and fails by 25 marks. The maximum marks are: | 500 | 450 | 600 | 400 | 35% of the maximum is 175, so the maximum is 500.
2 pass-marks | A candidate who gets 30% fails by 15 marks; another who gets 40% gets 35 marks more than the pass marks. The maximum marks are: | 500 | 350 | 400 | 600 | 10% of the maximum = 15 + 35 = 50.
2 pass-marks | A student scores 25% and fails by 20 marks. If the pass marks are 30%, the maximum marks are: | 400 | 200 | 500 | 300 | The difference of 5% of the maximum marks is 20, so the maximum is 400.
2 pass-marks | In an examination 35% of the students failed in Maths, 45% failed in English and 20% failed in both. What per cent passed in both? | 40% | 20% | 60% | 55% | 35 + 45 − 20 = 60% failed in at least one, so 40% passed.
2 pass-marks | In an examination 70% passed in English, 65% passed in Maths and 27% failed in both. What per cent passed in both? | 62% | 38% | 35% | 73% | 30 + 35 − 27 = 38% failed in at least one subject.
3 pass-marks | In an examination 52% failed in Hindi, 42% failed in Maths and 17% failed in both. If 46 students passed in both, the total number of students is: | 200 | 230 | 180 | 250 | 52 + 42 − 17 = 77% failed in at least one, so 23% = 46.
3 pass-marks | A candidate who scores 30% fails by 30 marks; another who scores 45% gets 45 marks more than the pass marks. The pass percentage is: | 36% | 33% | 35% | 40% | 15% = 75, so the maximum is 500 and the pass marks are 150 + 30 = 180.
1 fresh-and-dry | Fresh grapes contain 75% water. The weight of the solid part in 12 kg of fresh grapes is: | 3 kg | 9 kg | 4 kg | 6 kg | The solid part is 25% of 12 kg, which is 3 kg.
2 fresh-and-dry | Fresh grapes contain 90% water and dry grapes contain 20% water. The weight of dry grapes got from 20 kg of fresh grapes is: | 2.5 kg | 2 kg | 2.4 kg | 4 kg | The solid part is 2 kg, which is 80% of the dry grapes.
2 fresh-and-dry | Fresh fruit contains 68% water and dry fruit contains 20% water. How much dry fruit can be got from 100 kg of fresh fruit? | 40 kg | 32 kg | 52 kg | 80 kg | 32 kg of solid is 80% of the dry fruit.
2 fresh-and-dry | Fresh fruit contains 80% water and dry fruit contains 10% water. How much fresh fruit is needed to get 10 kg of dry fruit? | 45 kg | 50 kg | 40 kg | 90 kg | The dry fruit has 9 kg of solid, which is 20% of the fresh fruit.
2 fresh-and-dry | Fresh mushrooms contain 90% water and dry mushrooms contain 10% water. The weight of dry mushrooms got from 18 kg of fresh ones is: | 2 kg | 1.8 kg | 1.62 kg | 3 kg | The solid part is 1.8 kg, which is 90% of the dry weight.
3 fresh-and-dry | Fresh watermelons weighing 100 kg contain 99% water. After drying in the sun they contain 98% water. Their weight now is: | 50 kg | 99 kg | 98 kg | 49 kg | The solid part is 1 kg, and it is now 2% of the weight.
3 fresh-and-dry | Fresh fruit with 80% water costs ₹20 per kg. If the dry fruit has 20% water, the cost of the fresh fruit needed for 1 kg of dry fruit is: | ₹80 | ₹60 | ₹100 | ₹25 | 0.8 kg of solid needs 0.8/0.2 = 4 kg of fresh fruit.
`,
    },
  ],
})
