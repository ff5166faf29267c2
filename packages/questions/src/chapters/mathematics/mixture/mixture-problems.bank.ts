import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'In what ratio must a 30% and a 50% spirit solution be mixed to get a 45% solution?' */
export const mixtureProblems = defineBank({
  id: 'mixture-problems',
  sets: [
    {
      rows: `
1 mixing-two-vessels | Equal quantities of a 20% and a 40% acid solution are poured together. The strength of the mixture is: | 30% | 60% | 20% | 80% | With equal quantities the strength is midway between the two.
1 mixing-two-vessels | Two alloys hold 60% and 80% of copper. By melting some of each together, one cannot get an alloy with: | 85% copper | 65% copper | 70% copper | 75% copper | The share in the mixture lies between 60% and 80%.
1 mixing-two-vessels | One can holds 30 litres of milk and water as 2 : 1, another holds 30 litres as 1 : 2. The milk in both is: | 30 litres | 20 litres | 40 litres | 10 litres | The cans hold 20 and 10 litres of milk.
2 mixing-two-vessels | In what ratio must a 30% and a 50% spirit solution be mixed to get a 45% solution? | 1 : 3 | 3 : 1 | 2 : 3 | 3 : 5 | The ratio is (50 − 45) : (45 − 30) = 5 : 15.
2 mixing-two-vessels | Gold and copper are as 7 : 2 in one alloy and as 7 : 11 in another. If equal weights are melted together, gold and copper will be as: | 7 : 5 | 14 : 13 | 5 : 7 | 13 : 14 | The shares of gold, 7/9 and 7/18, have the average 7/12.
2 mixing-two-vessels | How much of a mixture with milk and water in the ratio 1 : 1 must be added to 20 litres with the ratio 4 : 1 to make the ratio 2 : 1? | 16 litres | 25 litres | 20 litres | 17 litres | From (16 + x/2) = 2(4 + x/2) follows x/2 = 8.
2 mixing-two-vessels | A bar of 12 kg with 25% of tin and a bar of 18 kg with 40% of tin are melted together. The new bar has tin: | 34% | 32.5% | 36% | 35% | There are 3 + 7.2 = 10.2 kg of tin in 30 kg.
2 mixing-two-vessels | Three equal glasses are full of milk and water in the ratios 3 : 1, 5 : 3 and 9 : 7. Emptied into one jug, they give the ratio: | 31 : 17 | 17 : 11 | 29 : 19 | 5 : 3 | In sixteenths of a glass the milk is 12 + 10 + 9 = 31 of 48, and the water is the other 17.
2 mixing-two-vessels | If x litres of a p% solution and y litres of a q% solution are mixed, the strength in per cent is: | (px + qy)/(x + y) | (qx + py)/(x + y) | (qx + py)/(p + q) | (px + qy)/(p + q) | The dissolved substance is (px + qy)/100 litres in x + y litres.
3 mixing-two-vessels | One kg of brass with copper and zinc as 3 : 1 is melted with 2 kg of another brass, and both metals are then equal. In the second brass copper and zinc are as: | 3 : 5 | 5 : 3 | 1 : 3 | 1 : 2 | The second brings 1.5 − 0.75 = 0.75 kg of copper and 1.25 kg of zinc.
1 milk-and-water | Milk and water are in the ratio 3 : 2. The part of water is: | 40% | 60% | 66⅔% | 20% | Water is 2 of 5 parts, that is 40%.
1 milk-and-water | When water is poured into a can of milk and water, the quantity of milk in the can: | stays the same | falls | rises | falls by as much as was poured in | Only the share of milk falls; nothing of it is taken away.
1 milk-and-water | To 20 litres of pure milk 5 litres of water are added. The ratio of the milk to the whole mixture is: | 4 : 5 | 4 : 1 | 1 : 4 | 5 : 4 | There are 20 litres of milk in 25 litres.
2 milk-and-water | Of 40 litres of a mixture 10% is water. How much water makes it 20%? | 5 litres | 6 litres | 8 litres | 10 litres | The 36 litres of milk become 80% of 45 litres.
2 milk-and-water | A milkman adds water to milk and, selling at the cost price of milk, gains 25%. Water and milk are in the ratio: | 1 : 4 | 1 : 5 | 4 : 1 | 1 : 3 | The water brings 25 for every 100 of milk.
2 milk-and-water | In 45 litres of a mixture milk and water are as 4 : 1. How much milk must be poured in to make it 5 : 1? | 9 litres | 36 litres | 5 litres | 11¼ litres | For 9 litres of water 45 litres of milk are needed, and there are 36.
2 milk-and-water | Milk and water are as 5 : 3, and there are 16 litres more of milk than of water. The mixture measures: | 64 litres | 40 litres | 24 litres | 20 litres | Two parts are 16 litres, so eight parts are 64 litres.
2 milk-and-water | When 4 litres of water are added, the ratio of milk to water changes from 4 : 1 to 3 : 1. The milk measures: | 48 litres | 36 litres | 24 litres | 12 litres | From 4w = 3(w + 4) follows w = 12, and the milk is 4w.
2 milk-and-water | In Q litres of a mixture milk and water are as a : b, with a greater than b. To make them equal, how much water is needed? | Q(a − b)/(a + b) | Qa/(a + b) | Q(a + b)/(a − b) | Qb/(a + b) | The milk exceeds the water by (a − b) of a + b parts.
3 milk-and-water | Of 54 litres of milk and water in the ratio 7 : 2, a dealer sells 9 litres and then adds 5 litres of water to the rest. The ratio is now: | 7 : 3 | 7 : 2 | 5 : 2 | 42 : 17 | The other 45 litres hold 35 of milk and 10 of water, and 35 : 15 = 7 : 3.
1 rule-of-alligation | By the rule of alligation, the quantities of the cheaper and the dearer kind are as: | (dearer − mean) : (mean − cheaper) | (mean − cheaper) : (dearer − mean) | (dearer + mean) : (mean + cheaper) | (mean + cheaper) : (dearer + mean) | The nearer the mean is to a price, the more there is of that kind.
1 rule-of-alligation | Two kinds of rice of different prices are mixed. The price of the mixture per kg always lies: | between the two prices | above both prices | below both prices | midway between the two prices | It is midway only if the quantities are equal.
1 rule-of-alligation | Equal weights of tea at ₹210 and ₹290 per kg are mixed. The mixture is worth per kg: | ₹250 | ₹240 | ₹260 | ₹500 | With equal weights the price is midway: (210 + 290) ÷ 2.
2 rule-of-alligation | Rice at ₹40 and at ₹60 per kg is mixed in the ratio 3 : 2. A kg of the mixture is worth: | ₹48 | ₹50 | ₹52 | ₹45 | Five kg cost 3 × 40 + 2 × 60 = ₹240.
2 rule-of-alligation | Wheat at ₹24 per kg is mixed with a dearer kind in the ratio 2 : 3, and the mixture is worth ₹30 per kg. The dearer kind costs: | ₹34 | ₹36 | ₹51 | ₹39 | Five kg are worth ₹150, of which 2 kg make ₹48.
2 rule-of-alligation | A trader has 100 kg of sugar. He sells a part at 8% profit and the rest at 18%, and gains 14% on the whole. At 18% he sold: | 60 kg | 40 kg | 50 kg | 30 kg | The parts are as (18 − 14) : (14 − 8) = 2 : 3.
2 rule-of-alligation | The average marks are 72 in a class, 70 for its boys and 75 for its girls. Boys and girls are in the ratio: | 3 : 2 | 2 : 3 | 14 : 15 | 15 : 14 | The ratio is (75 − 72) : (72 − 70) = 3 : 2.
3 rule-of-alligation | In what ratio must tea at ₹60 and at ₹65 per kg be mixed so that selling at ₹68.20 per kg brings a gain of 10%? | 3 : 2 | 2 : 3 | 3 : 5 | 5 : 3 | The mixture must cost 68.20 ÷ 1.1 = ₹62, and (65 − 62) : (62 − 60) = 3 : 2.
2 rule-of-alligation | A farm has hens and rabbits with 70 heads and 200 legs in all. The rabbits number: | 30 | 40 | 35 | 45 | If all were hens there would be 140 legs; each rabbit adds 2 more.
3 rule-of-alligation | If x kg at ₹a and y kg at ₹b per kg (b greater than a) are mixed, the price of the mixture exceeds ₹a by: | y(b − a)/(x + y) | x(b − a)/(x + y) | (b − a)/(x + y) | x(b − a)/y | The mean is (ax + by)/(x + y); take a from it.
`,
    },
  ],
})
