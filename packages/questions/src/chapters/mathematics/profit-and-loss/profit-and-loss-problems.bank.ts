import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A cloth seller uses a metre scale that is only 96 cm long and sells at cost price. He gains:' */
export const profitAndLossProblems = defineBank({
  id: 'profit-and-loss-problems',
  sets: [
    {
      rows: `
1 profit-percent | Unless said otherwise, profit per cent is calculated on the: | cost price | selling price | marked price | discount | A profit of 20% means 20% of what the seller paid.
1 profit-percent | The selling price of an article is 6/5 of its cost price. The profit is: | 20% | 16⅔% | 25% | 120% | One fifth of the cost price is gained, which is 20%.
1 profit-percent | An article that cost ₹150 is sold at a loss of ₹30. The loss is: | 20% | 25% | 30% | 35% | 30 is one fifth of 150, that is 20%.
2 profit-percent | Lemons are bought at 5 for ₹4 and sold at 4 for ₹5. The profit is: | 56.25% | 36.25% | 22.5% | 43.75% | One costs ₹0.80 and is sold for ₹1.25: 0.45 ÷ 0.80 = 56.25%.
2 profit-percent | The profit is 25% of the selling price. On the cost price it is: | 33⅓% | 25% | 37½% | 50% | For a selling price of 100 the profit is 25 on a cost of 75.
2 profit-percent | A man gains as much by selling a chair for ₹690 as he loses by selling it for ₹510. By selling it for ₹690 he gains: | 15% | 18% | 30% | 20% | The cost is midway, ₹600, and 90 ÷ 600 = 15%.
2 profit-percent | The cost price and the selling price of an article are in the ratio 10 : 11. The profit is: | 10% | 9 1/11% | 11% | 1% | The gain is 1 part on a cost of 10 parts.
3 profit-percent | Two thirds of some goods are sold at a profit of 5% and the rest at a loss of 2%. In all the profit is: | 2⅔% | 3⅓% | 1½% | 2⅓% | It is (2 × 5 − 2) ÷ 3 = 8/3 per cent.
3 profit-percent | If the selling price of an article were doubled, the profit would be three times as much. The profit is: | 100% | 50% | 200% | 250% | From 2S − C = 3(S − C) follows S = 2C.
3 profit-percent | A trader spends 10% of the price of his goods on transport and sells them 32% above their price. His profit on all that he spent is: | 20% | 22% | 32% | 42% | For a price of 100 he spends 110 and gets 132: 22 ÷ 110 = 20%.
1 finding-cost-price | A bag sold for ₹480 brings a profit of ₹80. It was bought for: | ₹400 | ₹560 | ₹420 | ₹440 | The cost price is the selling price less the profit.
1 finding-cost-price | A watch is sold for ₹400 at a loss of one fifth of its cost. It was bought for: | ₹500 | ₹480 | ₹320 | ₹450 | The ₹400 are four fifths of the cost price.
1 finding-cost-price | To find the cost price from a selling price with a gain of g%, the selling price is multiplied by: | 100/(100 + g) | (100 + g)/100 | 100/(100 − g) | g/100 | The selling price is (100 + g)/100 of the cost price.
2 finding-cost-price | An article is sold at a loss of 10%. For ₹45 more there would be a profit of 5%. Its cost price is: | ₹300 | ₹450 | ₹405 | ₹315 | The ₹45 is 15% of the cost price.
2 finding-cost-price | The profit on a toy sold for ₹400 equals the loss on it if it is sold for ₹300. Its cost price is: | ₹350 | ₹360 | ₹340 | ₹325 | The cost price lies midway between the two selling prices.
2 finding-cost-price | A profit of ₹60 is a gain of 15%. The cost price is: | ₹400 | ₹460 | ₹900 | ₹960 | If 15% is ₹60, then 1% is ₹4 and 100% is ₹400.
2 finding-cost-price | Twelve pens sold for ₹180 bring a gain of 25%. The cost of one pen is: | ₹12 | ₹15 | ₹12.75 | ₹18.75 | One is sold for ₹15, which is 125% of ₹12.
3 finding-cost-price | A man sells an article at a profit of 20%. Had he bought it for 10% less and sold it for ₹30 less, he would have gained 25%. The cost price is: | ₹400 | ₹300 | ₹200 | ₹360 | 1.2C − 30 = 1.25 × 0.9C gives 0.075C = 30.
2 finding-cost-price | A sells to B at a profit of 20%, and B sells to C at a loss of 10%. C pays ₹1,080. What did A pay? | ₹1,000 | ₹1,072 | ₹1,188 | ₹1,100 | A's cost times 1.2 × 0.9 = 1.08 is ₹1,080.
3 finding-cost-price | A dealer who sells an article for ₹24 gains as many per cent as it cost him in rupees. It cost: | ₹20 | ₹24 | ₹18 | ₹22 | x + x²/100 = 24 holds for x = 20, since 20 + 4 = 24.
1 same-selling-price | Two articles are sold at one price, one at a gain of x% and the other at a loss of x%. On the whole there is: | a loss | a gain | neither gain nor loss | a gain or a loss, depending on x | The loss is on the dearer article, so it is larger than the gain.
1 same-selling-price | Two articles are sold at the same price with x% gain on one and x% loss on the other. By what per cent does the total selling price differ from the total cost price? | x²/100 | x/100 | 2x | x²/10 | For x = 10 it is 1%, and for x = 20 it is 4%.
1 same-selling-price | Two fans are sold for ₹1,200 each, one of them at a gain of 20%. That one was bought for: | ₹1,000 | ₹1,060 | ₹1,440 | ₹1,100 | The price of ₹1,200 is 120% of what that fan had cost.
2 same-selling-price | Two chairs are sold for ₹990 each, one at a gain of 10% and one at a loss of 10%. Together they had cost: | ₹2,000 | ₹1,980 | ₹1,960 | ₹2,020 | They cost 990 ÷ 1.1 = ₹900 and 990 ÷ 0.9 = ₹1,100.
2 same-selling-price | Of two articles sold at one price, the gain on one and the loss on the other were of the same per cent, and the whole loss was 4%. That per cent was: | 20% | 2% | 16% | 8% | The loss is x²/100 per cent, and x² = 400.
2 same-selling-price | Two articles are sold at the same price, one at a gain and one at a loss of 20%. The whole loss is ₹40. Each was sold for: | ₹480 | ₹500 | ₹460 | ₹520 | 4% of the cost is ₹40, so the cost is ₹1,000 and both bring ₹960.
2 same-selling-price | Two articles are sold at one price, the first at a gain of 25%, and on the whole there is neither gain nor loss. On the second the loss is: | 16⅔% | 25% | 20% | 12½% | Sold at 100 each, they cost 80 and 120, and 20 ÷ 120 = 16⅔%.
3 same-selling-price | A dealer gets ₹1,800 for each of two cupboards, and gains 20% on one but loses 10% on the other. In the end he has: | gained 2 6/7% | gained 5% | gained 10% | lost 2 6/7% | They cost ₹1,500 and ₹2,000, so he gains ₹100 on ₹3,500.
3 same-selling-price | Two articles are sold at one price, one at 20% gain and the other at 20% loss. Their cost prices, in this order, are in the ratio: | 2 : 3 | 3 : 2 | 4 : 5 | 5 : 6 | They are 100/120 and 100/80 of the price, and 80 : 120 = 2 : 3.
3 same-selling-price | Two tables that cost ₹3,000 together are sold at one price, one at 20% gain and the other at 20% loss. The dearer one had cost: | ₹1,800 | ₹1,200 | ₹1,500 | ₹2,000 | The costs are in the ratio 2 : 3, so the dearer cost 3/5 of ₹3,000.
1 false-weight | A seller gives 800 g for every kilogram. A buyer who pays for 5 kg gets: | 4 kg | 4.2 kg | 4.5 kg | 3.8 kg | Five times 800 g is 4,000 g, that is 4 kg.
1 false-weight | A dealer sells at cost price but gives 500 g for 1 kg. He gains: | 100% | 50% | 80% | 25% | He is paid for twice what he gives.
1 false-weight | By giving less than the true weight at cost price, a dealer gains because he: | is paid for more than he gives | sells above the marked price | buys below the market price | saves the discount on the goods | The price is that of the full weight, the cost that of the weight given.
2 false-weight | A cloth seller uses a metre scale that is only 96 cm long and sells at cost price. He gains: | 4⅙% | 4% | 4½% | 5% | He gains 4 cm on every 96 cm given.
2 false-weight | A milkman mixes 1 litre of water with every 4 litres of milk and sells the mixture at the cost price of milk. He gains: | 25% | 20% | 30% | 80% | He is paid for 5 litres and has paid for 4.
2 false-weight | By mistake a grocer gives 1,050 g for every kilogram and sells at cost price. He loses: | 4 16/21% | 5 1/21% | 5 5/19% | 4 20/21% | He loses 50 g on every 1,050 g given.
2 false-weight | Selling at cost price, a dealer who gives w grams for a kilogram gains, in per cent: | 100(1000 − w)/w | 100(1000 − w)/1000 | 100w/1000 | 100(1000 − w)/(1000 + w) | The gain is calculated on the cost of the w grams that he gives.
3 false-weight | A dealer who sells at cost price gains 11⅑% by a false weight. For 1 kg he gives: | 900 g | 889 g | 911 g | 950 g | A gain of 1/9 means that 1,000 g are paid for 900 g.
3 false-weight | The weight of a dealer is too light by w per cent, and he sells at cost price. His gain per cent is: | 100w/(100 − w) | w | 100w/(100 + w) | w²/100 | He gains w on every 100 − w that he gives.
3 false-weight | On every second kilogram a dealer gives only 800 g, on the others the full weight, all at cost price. He gains: | 11⅑% | 12½% | 16⅔% | 22½% | For 2,000 g paid he gives 1,800 g, and 200 ÷ 1,800 = 11⅑%.
1 false-weight-with-markup | A dealer marks goods 20% above cost and gives 800 g for 1 kg. For 800 g he is paid as much as he pays for: | 1,200 g | 1,000 g | 1,180 g | 1,020 g | 1,000 g at a price 20% higher cost as much as 1,200 g at cost price.
1 false-weight-with-markup | A dealer gives 10% less weight and takes a price 10% above cost. His gain is: | more than 20% | exactly 20% | between 10% and 20% | exactly 10% | It is 1.1 ÷ 0.9 = 1.22 times the cost, a gain of more than 22%.
1 false-weight-with-markup | A dealer sells 10% below cost but gives 900 g for 1 kg. On the whole he: | breaks even | gains 10% | gains 20% | loses 10% | He is paid 90% of the cost of 1 kg and gives 90% of 1 kg.
2 false-weight-with-markup | A dealer sells 5% below cost but gives only 760 g for 1 kg. He gains: | 25% | 20% | 19% | 21% | For goods of cost 760 he is paid 950, and 190 ÷ 760 = 25%.
2 false-weight-with-markup | By marking goods 10% above cost and using a false weight, a dealer gains 37.5%. For 1 kg he gives: | 800 g | 850 g | 950 g | 900 g | 1.1 ÷ 1.375 = 0.8 of a kilogram is given.
2 false-weight-with-markup | A dealer marks goods 20% above cost, allows a discount of 10%, and gives 900 g for 1 kg. He gains: | 20% | 8% | 30% | 10% | He is paid 1.2 × 0.9 = 1.08 for goods of cost 0.9.
2 false-weight-with-markup | A milkman adds 1 litre of water to every 4 litres of milk and sells the mixture 20% above the cost of milk. He gains: | 50% | 45% | 40% | 25% | He is paid 5 × 1.2 = 6 for milk that cost 4.
3 false-weight-with-markup | With a weight of 960 g for 1 kg, what mark-up on the cost brings a gain of 25%? | 20% | 29% | 21% | 25% | He must be paid 0.96 × 1.25 = 1.2 times the cost of a kilogram.
3 false-weight-with-markup | A dealer marks goods 20% above cost and gains 60% with a false weight. By how much is his weight short? | 25% | 40% | 33⅓% | 20% | He gives 1.2 ÷ 1.6 = 0.75 of what is paid for.
3 false-weight-with-markup | A dealer gives x% less weight and takes x% more than the cost price, and gains 50%. The value of x is: | 20 | 25 | 22.5 | 30 | (100 + x) ÷ (100 − x) = 1.5 gives x = 20.
1 overhead-expenses | Overhead expenses such as transport and repairs are: | added to the cost price | taken from the cost price | added to the selling price | left out of the account | The gain is found on the total that the seller has spent.
1 overhead-expenses | A man buys a scooter for ₹4,000, spends ₹800 on repairs and sells it for ₹5,280. His gain per cent is: | 10% | 12% | 32% | 20% | The total cost is ₹4,800 and the gain ₹480.
2 overhead-expenses | A refrigerator is bought for ₹12,000. Overhead expenses are ₹500 on transport and ₹500 on repairs. At what price must it be sold to gain 20%? | ₹15,600 | ₹14,400 | ₹15,400 | ₹15,000 | The total cost is ₹13,000, and 120% of it is ₹15,600.
2 overhead-expenses | A trader buys 20 chairs at ₹300 each and spends ₹400 on transport. He sells them at ₹352 each. His gain per cent is: | 10% | 17% | 12% | 15% | The cost is ₹6,400, the sale ₹7,040 and the gain ₹640.
2 overhead-expenses | After spending ₹1,000 on the repair of an old cooler, a man sells it for ₹9,360 and gains 4%. He had bought it for: | ₹8,000 | ₹9,000 | ₹8,360 | ₹8,400 | The total cost is 9,360/1.04 = ₹9,000, less ₹1,000 for repairs.
3 overhead-expenses | The overhead expenses on an article are 10% of its purchase price. It is sold for ₹1,320 at a gain of 20%. The purchase price is: | ₹1,000 | ₹1,100 | ₹990 | ₹1,056 | The total cost is 1,320/1.2 = ₹1,100, which is 110% of the purchase price.
3 overhead-expenses | A dealer pays 12.5% of the purchase price as overhead expenses and sells an article at 25% above its purchase price. His actual gain per cent is: | 11 1/9% | 12 1/2% | 10% | 14 2/7% | On ₹112.5 spent he gains ₹12.5, which is one-ninth.
`,
    },
  ],
})
