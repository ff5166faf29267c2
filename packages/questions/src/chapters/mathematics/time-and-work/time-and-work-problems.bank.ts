import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A takes 20% less time than B for the same work. A is more efficient than B by:' */
export const timeAndWorkProblems = defineBank({
  id: 'time-and-work-problems',
  sets: [
    {
      rows: `
1 work-done-together | A can do a work in x days and B in y days. Working together they need how many days? | xy/(x + y) | (x + y)/2 | (x + y)/xy | x + y | In a day they do 1/x + 1/y = (x + y)/xy of the work.
1 work-done-together | A does 1/6 of a work in a day and B 1/12 of it. In a day both together do: | 1/4 | 1/9 | 1/18 | 1/3 | The parts add up: 1/6 + 1/12 = 3/12 = 1/4.
1 work-done-together | Two men who work equally fast finish a work together in 7 days. One of them alone would need: | 14 days | 7 days | 3½ days | 21 days | Alone only half as much is done in a day, so the time is twice as long.
2 work-done-together | A can do a work in 20 days and B in 30 days. What part of it is left after both have worked for 4 days? | 2/3 | 1/3 | 1/12 | 3/5 | In a day 1/20 + 1/30 = 1/12 is done, so 4 days do 1/3.
2 work-done-together | A does half of a work in 6 days and B does a third of it in 6 days. Working together they finish the whole in: | 7.2 days | 12 days | 15 days | 3.6 days | Alone they need 12 and 18 days, and 12 × 18 ÷ 30 = 7.2.
2 work-done-together | A and B finish a work in 12 days, B and C in 15 days, and C and A in 20 days. All three together finish it in: | 10 days | 5 days | 47 days | 15⅔ days | Twice the daily work is 1/12 + 1/15 + 1/20 = 1/5, so once it is 1/10.
2 work-done-together | Three typists can copy a book in 10, 12 and 15 hours. If they share the copying and start together, what part of the book does the fastest copy? | 2/5 | 1/3 | 4/15 | 1/2 | They work as 6 : 5 : 4, so the fastest does 6 of 15 parts.
3 work-done-together | Working together A and B need 4 days less than A alone and 9 days less than B alone. Together they need: | 6 days | 5 days | 6½ days | 13 days | If together they need t days, then t² = 4 × 9, so t = 6.
3 work-done-together | A needs n days for a work and B needs 2n days. With C, who needs 3n days, all three finish in 12 days. The value of n is: | 22 | 24 | 18 | 20 | In a day (1 + 1/2 + 1/3)/n = 11/6n is done, so 6n/11 = 12.
3 work-done-together | A and B can do a work in 18 and 24 days. A third man is to join them so that the three finish it in 8 days. Alone he must be able to do it in: | 36 days | 30 days | 42 days | 72 days | The third man must do 1/8 − 1/18 − 1/24 = 2/72 of it in a day.
1 work-done-alone | A man does 1/5 of a work in 3 days. To do the whole of it alone he needs: | 15 days | 12 days | 8 days | 18 days | The whole is five times as much and takes 5 × 3 days.
1 work-done-alone | Together A and B do 1/8 of a work in a day, and A alone does 1/24 of it. In a day B alone does: | 1/12 | 1/6 | 1/16 | 1/32 | The part of B is 1/8 − 1/24 = 2/24 = 1/12.
1 work-done-alone | If A and B together need x days for a work, A alone needs: | more than x days | less than x days | exactly 2x days | exactly x/2 days | Without help less is done in a day, so the time is longer.
2 work-done-alone | A and B finish a work in 8 days, B and C in 12 days, and C and A in 8 days. A alone needs: | 12 days | 24 days | 16 days | 6 days | All three do 1/6 in a day, and A does 1/6 − 1/12 = 1/12.
2 work-done-alone | A and B complete in 10 days what B and C complete in 15 days and all three in 7½ days. How long would B alone take? | 30 days | 15 days | 24 days | 45 days | B does 1/10 + 1/15 − 2/15 = 1/30 of it in a day.
2 work-done-alone | Two men share a work: A does 3/5 of it and B the rest, and both finish after 18 days. B alone would need for the whole: | 45 days | 30 days | 27 days | 36 days | In 18 days B does 2/5, so the whole takes 18 × 5/2.
2 work-done-alone | A and B do a work in 15 days together. Paid according to the work done, A gets three fifths of the wages. A alone needs: | 25 days | 37½ days | 24 days | 9 days | A does 3/5 of 1/15, that is 1/25, of the work in a day.
3 work-done-alone | Together A and B finish a work in 12 days. It is also finished if A works alone for 8 days and B then alone for 18 days. B alone needs: | 30 days | 20 days | 24 days | 27 days | Eight days of both do 2/3, so the other 10 days of B do 1/3.
3 work-done-alone | A works twice as many hours a day as B, at the same rate, and together they finish a work in 10 days. B alone, at his hours, needs: | 30 days | 15 days | 20 days | 25 days | A does two parts a day and B one, so B does 1/30 in a day.
3 work-done-alone | Two men finish a work together in 6 days, and one of them needs 5 days less than the other to do it alone. The slower needs: | 15 days | 10 days | 12 days | 18 days | From 1/x + 1/(x − 5) = 1/6 follows x = 15, since 1/15 + 1/10 = 1/6.
1 leaving-and-joining | A can do a work in 10 days. After 4 days of his work, the part left for another is: | 3/5 | 2/5 | 4/5 | 1/4 | In 4 days A does 4/10, so 6/10 remains.
1 leaving-and-joining | A and B, who need 12 days together, work for 5 days, and then B leaves. The part that A has to finish alone is: | 7/12 | 5/12 | 7/5 | 1/2 | In 5 days 5/12 is done, and 1 − 5/12 = 7/12.
1 leaving-and-joining | Two men begin a work together and one leaves before its end. Compared with the time if both had stayed, the work takes: | longer | shorter | exactly as long | exactly twice as long | Less work is done in a day after one has left.
2 leaving-and-joining | A and B can do a work in 15 and 10 days. They begin together, but A leaves some days before the end, and B works on alone; the work takes 8 days in all. How long did A work? | 3 days | 5 days | 4 days | 2 days | In 8 days B does 8/10, and the other 1/5 takes A 3 days.
2 leaving-and-joining | A works alone for 5 days on a work that takes him 20 days. Then B joins, and it is done in 6 days more. B alone would need: | 13⅓ days | 12 days | 15 days | 10 days | A works 11 days and does 11/20, so B does 9/20 in 6 days.
2 leaving-and-joining | A, B and C need 10, 12 and 15 days for a work. All begin together; A leaves after 2 days and B after 3 more days. What part is then left for C? | 1/20 | 3/20 | 1/12 | 1/15 | A does 2/10, B 5/12 and C 5/15 in that time, 57/60 in all.
2 leaving-and-joining | A can dig a trench in 24 days and B in 16 days. B leaves 4 days before the trench is finished. The whole digging takes: | 12 days | 10 days | 13⅗ days | 14 days | From d/24 + (d − 4)/16 = 1 follows 5d − 12 = 48.
3 leaving-and-joining | A begins a work that takes him 12 days. On the second day B joins him, on the third day C, and all stay. B and C need 12 days each as well. The work is finished in: | 5 days | 4 days | 6 days | 4½ days | The daily parts are 1, 2, 3, 3, … twelfths, and 1 + 2 + 3 + 3 + 3 = 12.
3 leaving-and-joining | Ten men begin a work that they alone could finish in 18 days. After every 5 days 2 more men join them. The work takes in all: | 15 days | 16 days | 14 days | 12½ days | Of 180 days of one man, 50, 60 and 70 are done in three spells of 5 days.
3 leaving-and-joining | A can do a work in a days and B in b days. A leaves after c days of common work. The further days that B needs are: | b(1 − c/a) − c | b(1 − c/b) − a | a(1 − c/b) − c | b − c/a | After c days, 1 − c/a − c/b is left, and b times it is b(1 − c/a) − c.
1 times-as-efficient | A is thrice as efficient as B. The times that A and B need for the same work are in the ratio: | 1 : 3 | 3 : 1 | 1 : 9 | 1 : 4 | The time is inversely as the efficiency, so A needs one third.
1 times-as-efficient | A is twice as good a workman as B. Of a work that they do together, A does: | 2/3 | 1/2 | 1/3 | 3/4 | For one part of B there are two parts of A.
1 times-as-efficient | A works four times as fast as B, who needs 40 days. A needs: | 10 days | 160 days | 8 days | 36 days | Four times the speed means one fourth of the time.
2 times-as-efficient | A is twice as efficient as B, and B is thrice as efficient as C, who needs 54 days for a work. A needs for it: | 9 days | 18 days | 10.8 days | 27 days | A does 2 × 3 = 6 times as much as C in a day.
2 times-as-efficient | A is twice as fast as B, and C is as fast as both together. If C needs 20 days for a work, B needs: | 60 days | 30 days | 40 days | 80 days | If B does one part a day, A does two and C three parts.
2 times-as-efficient | For a work done together A and B get ₹3,600. If A is twice as efficient as B, A should get more than B by: | ₹1,200 | ₹2,400 | ₹1,800 | ₹900 | The money is shared as 2 : 1, and the difference is a third of it.
2 times-as-efficient | A man does three times the work of a boy. If 4 men and 6 boys finish a work in 10 days, one boy alone would need: | 180 days | 100 days | 120 days | 60 days | They count as 4 × 3 + 6 = 18 boys, and 18 × 10 = 180.
3 times-as-efficient | A does half as much work as B in three fourths of the time. Together they need 18 days. B alone needs: | 30 days | 45 days | 40 days | 36 days | A does (1/2) ÷ (3/4) = 2/3 of what B does, so both do 5/3 of B.
3 times-as-efficient | A works three times as fast as B. They work together for 5 days; then A leaves and B takes 16 days more. Both together would have needed: | 9 days | 12 days | 8 days | 10½ days | With one part a day for B the work is 5 × 4 + 16 = 36 parts.
3 times-as-efficient | A and B together need 12 days for a work. With A twice as fast and B only a third as fast, it would take 9 days. A alone needs: | 20 days | 30 days | 24 days | 18 days | From a + b = 1/12 and 2a + b/3 = 1/9 follows a = 1/20.
1 percent-more-efficient | A is 25% more efficient than B. While B makes 100 bricks, A makes: | 125 bricks | 75 bricks | 80 bricks | 120 bricks | A makes 25 more for every 100 that B makes.
1 percent-more-efficient | A is 50% more efficient than B. For the same work the times of A and B are in the ratio: | 2 : 3 | 3 : 2 | 1 : 2 | 3 : 4 | The efficiencies are as 3 : 2, so the times are as 2 : 3.
1 percent-more-efficient | If A is 100% more efficient than B, then the time of A for a work is: | half of that of B | a quarter of that of B | a third of that of B | double that of B | With 100% more A does twice as much in a day.
2 percent-more-efficient | A takes 20% less time than B for the same work. A is more efficient than B by: | 25% | 20% | 16⅔% | 40% | The times are as 4 : 5, so the efficiencies are as 5 : 4.
2 percent-more-efficient | B is 20% less efficient than A, who needs 16 days for a work. B needs: | 20 days | 19.2 days | 12.8 days | 18 days | B does 4/5 of the work of A in a day, so the time is 16 × 5/4.
2 percent-more-efficient | A, who is 40% more efficient than B, and B are paid ₹4,800 for a work that they do together. B should get: | ₹2,000 | ₹2,800 | ₹1,920 | ₹2,880 | The money is shared as 140 : 100, that is 7 : 5.
2 percent-more-efficient | Two machines make 130 toys a day, one of them 60% more than the other. The better one makes: | 80 toys | 50 toys | 78 toys | 95 toys | The numbers are as 8 : 5, and 130 × 8/13 = 80.
3 percent-more-efficient | A is 50% more efficient and C 20% less efficient than B. All three together need 10 days. B alone needs: | 33 days | 30 days | 22 days | 37 days | In units of B they do 1.5 + 1 + 0.8 = 3.3 a day.
3 percent-more-efficient | B needs n days for a work, and A is p% more efficient. A needs how many days? | 100n/(100 + p) | n(100 − p)/100 | n(100 + p)/100 | 100n/(100 − p) | A does (100 + p)/100 of the work of B in a day, and the time is the inverse.
3 percent-more-efficient | A work would take an old machine 20 days. After 10 days a new one, 25% more efficient, takes its place. The work is finished earlier by: | 2 days | 2½ days | 4 days | 5 days | The other half takes 10 ÷ 1.25 = 8 days instead of 10.
1 contractor-and-extra-men | If a contractor employs twice as many men, all equally good, the time for a work becomes: | half as long | twice as long | a quarter as long | four times as long | The product of men and days stays the same.
1 contractor-and-extra-men | A work takes 30 men 20 days. To have it done in 15 days, the contractor must employ in addition: | 10 men | 40 men | 15 men | 5 men | The 600 days of one man need 600 ÷ 15 = 40 men.
1 contractor-and-extra-men | After a quarter of the agreed time, one fifth of a contract is done. The contractor is: | behind schedule | ahead of schedule | exactly on schedule | able to dismiss men | One fifth is less than the quarter that should be done.
2 contractor-and-extra-men | A contractor has 40 men for a work of 30 days. After 10 days 8 men leave and are not replaced. The rest of the work takes: | 25 days | 20 days | 24 days | 28 days | What is left needs 40 × 20 = 800 days of one man, and 800 ÷ 32 = 25.
2 contractor-and-extra-men | With 90 men, three fourths of a contract for 60 days is done in 40 days. How many men can be dismissed so that the work is just finished in time? | 30 | 60 | 45 | 15 | The other fourth needs 1,200 days of one man, that is 60 men for 20 days.
2 contractor-and-extra-men | A job is planned for 36 men and 24 days. After 8 days 12 more men are engaged. The job is finished before its time by: | 4 days | 12 days | 8 days | 6 days | Of 16 days of 36 men, 48 men make 12 days.
2 contractor-and-extra-men | Working 8 hours a day, a gang has done half of a contract in 30 days, and 20 days are left. To finish in time without more men, it must work daily for: | 12 hours | 10 hours | 9 hours | 16 hours | The other half needs 240 hours, and 240 ÷ 20 = 12.
3 contractor-and-extra-men | In half of the agreed time only one third of a contract is done. To finish in time, the number of workers must be raised by: | 100% | 50% | 200% | 66⅔% | Two thirds must be done in the time in which one third was done.
3 contractor-and-extra-men | A contractor planned to finish a road in 20 days, but 12 of his men did not come and it took 32 days. How many men had he planned? | 32 | 20 | 24 | 44 | From 20x = 32(x − 12) follows 12x = 384.
3 contractor-and-extra-men | A contractor engages m men for a work of d days. After e days r men leave. The rest of the work takes how many days? | m(d − e)/(m − r) | m(d − e)/(m + r) | (m − r)(d − e)/m | md/(m − r) | What is left is m(d − e) days of one man, for m − r men.
`,
    },
  ],
})
