import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'If partners put in their money for the same time, the profit is shared in the ratio of their:' */
export const partnershipProblems = defineBank({
  id: 'partnership-problems',
  sets: [
    {
      rows: `
1 simple-partnership | If partners put in their money for the same time, the profit is shared in the ratio of their: | capitals | periods | monthly profits | ages | With equal times only the sums of money count.
1 simple-partnership | A and B invest in the ratio 2 : 3 for the same time. The part of the profit that A gets is: | 2/5 | 2/3 | 1/3 | 1/2 | A has 2 of the 5 parts of the whole capital.
1 simple-partnership | Three friends put equal sums into a shop and make ₹27,000. Each gets: | ₹9,000 | ₹13,500 | ₹8,100 | ₹6,750 | Equal capitals give equal shares: 27,000 ÷ 3.
2 simple-partnership | A, B and C invest ₹20,000, ₹30,000 and ₹50,000 for the same time. Of a profit of ₹40,000, C gets more than A by: | ₹12,000 | ₹20,000 | ₹8,000 | ₹28,000 | The shares are as 2 : 3 : 5, and the difference is 3 of 10 parts.
2 simple-partnership | A and B are partners. Of a profit of ₹21,000, A gets ₹9,000. If B invested ₹48,000 for the same time, A invested: | ₹36,000 | ₹18,000 | ₹27,000 | ₹64,000 | The shares are as 9 : 12, and so are the capitals.
2 simple-partnership | Two men trade with capitals in the ratio 5 : 4 and lose ₹18,000. The one with the smaller capital bears: | ₹8,000 | ₹10,000 | ₹9,000 | ₹14,400 | A loss is shared like a profit: 4/9 of ₹18,000.
2 simple-partnership | Two partners invest in the ratio 8 : 3 for the same time, and the first gets ₹2,500 more than the second. The whole profit is: | ₹5,500 | ₹7,500 | ₹6,500 | ₹12,500 | Five parts are ₹2,500, so eleven parts are ₹5,500.
2 simple-partnership | A gets 60% of the profit of a firm. If A has put in ₹45,000, then B, the only other partner, has put in: | ₹30,000 | ₹27,000 | ₹18,000 | ₹15,000 | The capitals are as 60 : 40, and 45,000 × 2/3 = 30,000.
2 simple-partnership | Three partners with a joint capital of ₹1,50,000 share the profit as 4 : 5 : 6. The smallest of the three capitals is: | ₹40,000 | ₹50,000 | ₹60,000 | ₹37,500 | The capitals are as the shares, so it is 4/15 of ₹1,50,000.
2 simple-partnership | A puts in one third of the capital of a firm, B one fourth and C the rest. From a profit of ₹36,000, C gets: | ₹15,000 | ₹12,000 | ₹7,500 | ₹9,000 | The rest is 1 − 1/3 − 1/4 = 5/12 of the capital.
3 simple-partnership | Twice the capital of A equals thrice that of B and four times that of C. Out of a profit of ₹26,000, A gets: | ₹12,000 | ₹8,000 | ₹6,000 | ₹10,000 | The capitals are as 1/2 : 1/3 : 1/4 = 6 : 4 : 3.
3 simple-partnership | Two partners put in ₹x and ₹y (x greater than y) for a year and make a profit of ₹P. The first gets more than the second by: | P(x − y)/(x + y) | P(x + y)/(x − y) | P(x − y)/xy | P(x − y)/x | Their shares are Px/(x + y) and Py/(x + y).
1 working-partner | A sleeping partner is one who: | puts in capital but takes no part in the work | does the work but puts in no capital | leaves before the end of the year | joins after the business has begun | The working partner, in contrast, also runs the business.
1 working-partner | A working partner takes 10% of the profit for managing. From a profit of ₹50,000, what is left to be shared by capital? | ₹45,000 | ₹5,000 | ₹40,000 | ₹36,000 | The fee is ₹5,000, and 50,000 − 5,000 = 45,000.
1 working-partner | The profit of a year is ₹84,000, from which the active partner first draws ₹2,000 a month as salary. There is left to be shared: | ₹60,000 | ₹82,000 | ₹64,000 | ₹72,000 | The salary of twelve months is ₹24,000, which leaves ₹60,000.
2 working-partner | A and B put in equal sums. A manages and takes 20% of the profit for it; the rest is shared. Of the whole profit A gets: | 60% | 70% | 50% | 40% | Half of the other 80% is added to the 20%.
2 working-partner | The capitals of A and B are as 3 : 2. Out of a profit of ₹72,000 A first takes ₹12,000 for managing. B gets: | ₹24,000 | ₹28,800 | ₹36,000 | ₹30,000 | B gets 2/5 of the ₹60,000 that remain.
2 working-partner | A and B have equal capitals. After A has taken 10% of the profit for his work, B gets ₹27,000 as his share. The whole profit was: | ₹60,000 | ₹54,000 | ₹59,400 | ₹64,000 | Both shares make ₹54,000, which is 90% of the profit.
2 working-partner | Of a profit of ₹40,000 A takes 15% for managing; the rest goes to A and B as 2 : 3. In all, B gets more than A by: | ₹800 | ₹6,800 | ₹6,000 | ₹400 | A gets 6,000 + 13,600 = ₹19,600 and B ₹20,400.
3 working-partner | A and B put in ₹40,000 and ₹60,000. Of a profit of ₹30,000 each first gets 10% of his capital as interest, and the rest is halved. A gets: | ₹14,000 | ₹21,000 | ₹15,000 | ₹16,000 | After ₹4,000 and ₹6,000 there are ₹20,000 left, half of it for A.
3 working-partner | The capitals of A and B are as 2 : 3. What part of the profit must A get for managing so that both receive equal sums? | 16⅔% | 20% | 10% | 25% | From p + (100 − p) × 2/5 = 50 follows 3p/5 = 10.
3 working-partner | Two partners have equal capitals, and one of them takes p% of the profit for managing. In all he gets of the profit, in per cent: | (100 + p)/2 | (100 − p)/2 | 50 + p | 100 − p/2 | He gets p and half of the other 100 − p.
1 compound-partnership | If partners put in money for different times, the profit is shared in the ratio of the products of: | capital and time | capital and profit | time and profit | capital and rate of interest | Money counts by how much it is and how long it works.
1 compound-partnership | A puts in ₹6,000 for 8 months and B ₹8,000 for 6 months. Their profits are in the ratio: | 1 : 1 | 3 : 4 | 4 : 3 | 9 : 16 | Both products of capital and time are 48,000.
1 compound-partnership | Two partners put in equal sums for 6 and 9 months. Their profits are in the ratio: | 2 : 3 | 3 : 2 | 1 : 1 | 4 : 9 | With equal capitals the profits are as the times.
2 compound-partnership | The capitals of A and B are as 4 : 5 and their profits as 2 : 3. Their money was used for times in the ratio: | 5 : 6 | 6 : 5 | 8 : 15 | 2 : 3 | Divide the profits by the capitals: 2/4 : 3/5 = 5 : 6.
2 compound-partnership | A begins with ₹40,000 and takes half of it back after 6 months. B has ₹36,000 in the business all year. A and B share the profit as: | 5 : 6 | 10 : 9 | 5 : 9 | 6 : 5 | The products are 40 × 6 + 20 × 6 = 360 and 36 × 12 = 432.
2 compound-partnership | A grazes 24 cows for 5 months and B 30 cows for 8 months on a field rented for ₹9,000. A should pay: | ₹3,000 | ₹4,000 | ₹6,000 | ₹3,600 | The rent is shared as 24 × 5 : 30 × 8 = 1 : 2.
2 compound-partnership | A puts ₹50,000 into a shop, and 4 months later B joins. If both get equal profits at the end of the year, B put in: | ₹75,000 | ₹50,000 | ₹60,000 | ₹45,000 | From 50,000 × 12 = x × 8 follows x = 75,000.
3 compound-partnership | The capitals of A, B and C are as 2 : 3 : 5, and the times as 6 : 5 : 4. Out of a profit of ₹47,000, C gets: | ₹20,000 | ₹15,000 | ₹12,000 | ₹23,500 | The products are as 12 : 15 : 20, and 20 of 47 parts are ₹20,000.
3 compound-partnership | B joins the business of A with half as much again as the capital of A, and at the end of the year both get equal profits. B joined after: | 4 months | 8 months | 6 months | 5 months | From 12 = 1.5 × (12 − m) follows 12 − m = 8.
2 compound-partnership | A puts in ₹x for a months and B ₹y for b months. Out of a profit of ₹P, A gets: | axP/(ax + by) | xP/(x + y) | byP/(ax + by) | aP/(a + b) | The profit is shared as ax : by, so A has ax of ax + by parts.
1 compound-partnership | A invests ₹1,000 for 12 months and B ₹1,000 for 6 months. Their profits are in the ratio: | 2 : 1 | 1 : 2 | 1 : 1 | 3 : 1 | With equal capitals the profits are as the times.
2 compound-partnership | A puts in ₹3,000 for 8 months and B some money for 6 months. If their profits are equal, B put in: | ₹4,000 | ₹2,250 | ₹3,000 | ₹3,600 | 3,000 × 8 = 24,000, and 24,000 ÷ 6 = 4,000.
`,
    },
  ],
})
