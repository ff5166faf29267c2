import { defineBank } from '../../../kit/bank/define-bank.ts'

/** '"Buy 3, get 1 free" is the same as a discount of:' */
export const discountProblems = defineBank({
  id: 'discount-problems',
  sets: [
    {
      rows: `
1 price-after-discount | A discount is always calculated on the: | marked price | cost price | selling price | profit | A discount of 10% is 10% of the marked price.
1 price-after-discount | A book listed at ₹450 is sold at a discount of 20%. How much does a buyer save? | ₹90 | ₹360 | ₹45 | ₹80 | 20% of ₹450 is ₹90; the buyer pays ₹360.
1 price-after-discount | With a discount of 25%, a buyer pays what fraction of the marked price? | 3/4 | 1/4 | 4/5 | 2/3 | 100% − 25% = 75%, which is 3/4.
2 price-after-discount | A discount of 12% on a table fan saves a buyer ₹180. What does the buyer pay? | ₹1,320 | ₹1,500 | ₹1,680 | ₹1,380 | The marked price is 180 × 100 ÷ 12 = ₹1,500, and 1,500 − 180 = ₹1,320.
2 price-after-discount | Three notebooks marked ₹60 each and two pens marked ₹45 each are bought at a discount of 10% on the whole bill. The amount paid is: | ₹243 | ₹270 | ₹252 | ₹261 | The bill is 180 + 90 = ₹270; 10% less is ₹243.
2 price-after-discount | A shop gives a discount of 20% only on the part of a bill above ₹1,000. What is paid for goods marked ₹1,800 in all? | ₹1,640 | ₹1,440 | ₹1,600 | ₹1,560 | The first ₹1,000 is paid in full, and 80% of the other ₹800 is ₹640.
2 price-after-discount | An article marked ₹1,500 is sold at a discount of 8%, and a tax of 5% is charged on the reduced price. The buyer pays: | ₹1,449 | ₹1,455 | ₹1,380 | ₹1,311 | After the discount it is ₹1,380; with 5% more, ₹1,449.
2 price-after-discount | At a discount of 15% an article costs ₹1,020. What would it cost at a discount of 20%? | ₹960 | ₹969 | ₹816 | ₹1,000 | The marked price is 1,020 ÷ 0.85 = ₹1,200, and 80% of it is ₹960.
3 price-after-discount | An article is sold at a discount of 20%. If its marked price were ₹50 more, a buyer would pay ₹440 at the same rate of discount. The present selling price is: | ₹400 | ₹390 | ₹450 | ₹352 | 440 ÷ 0.8 = 550, so the marked price is ₹500 and the selling price ₹400.
3 price-after-discount | A discount of 30% on a coat is ₹150 more than a discount of 20% on it. The price of the coat at a discount of 20% is: | ₹1,200 | ₹1,800 | ₹1,500 | ₹1,350 | 10% is ₹150, so the marked price is ₹1,500 and 80% of it ₹1,200.
1 discount-percent | An article is sold at 4/5 of its marked price. The rate of discount is: | 20% | 25% | 80% | 40% | 1 − 4/5 = 1/5, which is 20%.
1 discount-percent | 'Buy 3, get 1 free' is the same as a discount of: | 25% | 33⅓% | 20% | 30% | One of four articles is free: 1/4 = 25%.
1 discount-percent | A discount of ₹40 is given on an article marked ₹250. The rate of discount is: | 16% | 19% | 40% | 18% | The discount as a part of the marked price: 40 ÷ 250 × 100 = 16%.
2 discount-percent | A trader gives 12 articles for the marked price of 10. The discount is: | 16⅔% | 20% | 12% | 83⅓% | Two of twelve are free: 2 ÷ 12 × 100 = 16⅔%.
2 discount-percent | After a discount of ₹72 an article is sold for ₹408. The rate of discount is: | 15% | 18% | 21% | 20% | The marked price is 408 + 72 = ₹480, and 72 ÷ 480 = 15%.
2 discount-percent | The marked price of an article is 25% above its cost price, and it is sold without profit or loss. The discount is: | 20% | 25% | 24% | 30% | Of a marked price of 125, 25 is taken off: 25 ÷ 125 = 20%.
2 discount-percent | The marked price and the selling price of an article are in the ratio 8 : 7. The rate of discount is: | 12.5% | 15% | 14% | 87.5% | 1 part of 8 is taken off: 12.5%.
2 discount-percent | A trader marks goods 40% above the cost price and gains 5% after a discount. The discount is: | 25% | 35% | 30% | 50% | For a cost of 100, 140 is marked and 105 is paid: 35 ÷ 140 = 25%.
2 discount-percent | Goods are marked 60% above the cost price and sold at a loss of 4%. The discount is: | 40% | 64% | 56% | 44% | For a cost of 100, 160 is marked and 96 is paid: 64 ÷ 160 = 40%.
3 discount-percent | A second discount of 10% brings the price of an article marked ₹3,200 to ₹2,304. The first discount was: | 20% | 18% | 28% | 25% | 2,304 ÷ 0.9 = 2,560, which is 80% of 3,200.
1 finding-marked-price | The price that is printed on an article, before any discount, is its: | marked price | cost price | selling price | net price | It is also called the list price, and a discount is taken on it.
1 finding-marked-price | A discount of 10% on an article amounts to ₹65. Its marked price is: | ₹650 | ₹585 | ₹715 | ₹560 | If 10% is ₹65, then 100% is ten times as much.
1 finding-marked-price | An article is sold for ₹540 after a discount of ₹60. Its marked price is: | ₹600 | ₹480 | ₹594 | ₹660 | The discount is added to the selling price: 540 + 60 = 600.
2 finding-marked-price | The difference between discounts of 35% and 30% on an article is ₹40. Its marked price is: | ₹800 | ₹400 | ₹600 | ₹1,200 | The difference of 5% is ₹40, so 100% is ₹800.
2 finding-marked-price | An article bought for ₹600 is sold at a discount of 15% with a gain of ₹80. Its marked price is: | ₹800 | ₹782 | ₹700 | ₹752 | 680 is 85% of the marked price: 680 ÷ 0.85 = 800.
2 finding-marked-price | A bill of ₹1,134 includes a tax of 5% on the price after a discount of 10%. The marked price is: | ₹1,200 | ₹1,188 | ₹1,260 | ₹1,180 | 1,134 ÷ 1.05 = 1,080, and 1,080 ÷ 0.9 = 1,200.
2 finding-marked-price | The marked price of an article exceeds its selling price by ₹90 when a discount of 12% is given. The marked price is: | ₹750 | ₹840 | ₹660 | ₹1,080 | 12% of the marked price is ₹90: 90 × 100 ÷ 12 = 750.
3 finding-marked-price | A trader who paid ₹1,216 for an article wants to gain 25% after discounts of 20% and 5% one after the other. The article must be marked at: | ₹2,000 | ₹1,900 | ₹1,824 | ₹1,976 | The selling price is 1.25 × 1,216 = 1,520, and 1,520 ÷ (0.8 × 0.95) = 2,000.
3 finding-marked-price | The marked price of an article is ₹480 more than its cost price. Sold at a discount of 20%, it brings a profit of 20%. The marked price is: | ₹1,440 | ₹960 | ₹720 | ₹1,200 | 0.8 M = 1.2 C gives M = 1.5 C; the difference 0.5 C is 480, so C = 960 and M = 1,440.
2 finding-marked-price | After discounts of 20% and 25% one after the other, an article is sold for ₹1,260. Its marked price is: | ₹2,100 | ₹1,890 | ₹1,827 | ₹2,310 | 1,260 ÷ (0.8 × 0.75) = 1,260 ÷ 0.6 = 2,100.
1 equivalent-single-discount | The single discount that equals two successive discounts is: | less than their sum | equal to their sum | more than their sum | equal to their difference | The second discount is taken on a smaller price.
1 equivalent-single-discount | If successive discounts of 20% and 10% are given in the other order, the final price: | stays the same | falls by 2% | rises by 2% | rises by 10% | 0.8 × 0.9 and 0.9 × 0.8 are equal.
1 equivalent-single-discount | An offer of '50% and then 50% off' means that a buyer pays what part of the marked price? | 25% | nothing | 50% | 75% | Half of one half is one quarter, that is 25%.
2 equivalent-single-discount | Which of the following offers is the best for a buyer? | a single discount of 40% | discounts of 30% and 10% | discounts of 20% and 20% | discounts of 25% and 15% | A buyer pays 60%, 63%, 64% and 63.75% of the marked price.
2 equivalent-single-discount | On an article of ₹1,000, by how much do a single discount of 35% and successive discounts of 20% and 15% differ? | ₹30 | ₹50 | ₹20 | ₹15 | The prices are ₹650 and 1,000 × 0.8 × 0.85 = ₹680.
2 equivalent-single-discount | Successive discounts of 20% and x% equal a single discount of 32%. The value of x is: | 15 | 12 | 9 | 14 | 0.8 × (1 − x/100) = 0.68 gives 1 − x/100 = 0.85.
2 equivalent-single-discount | An article passes through three successive discounts of 10%, 20% and 25%. By what per cent has its price fallen? | 46% | 55% | 45% | 54% | 0.9 × 0.8 × 0.75 = 0.54, so 46% is taken off.
3 equivalent-single-discount | Two equal successive discounts are together equal to a single discount of 36%. Each of them is: | 20% | 18% | 16% | 10% | The square of the part paid is 0.64, so 0.8 is paid each time.
3 equivalent-single-discount | A single discount of 28% equals two successive discounts, of which the second is half of the first. The first is: | 20% | 18% | 14% | 16% | 20% and 10% leave 0.8 × 0.9 = 0.72.
3 equivalent-single-discount | A shop replaces successive discounts of 25% and 20% by a single discount of 45%. For an article marked ₹2,400 a buyer now pays: | ₹120 less | ₹120 more | as much as before | ₹60 less | Before: 2,400 × 0.75 × 0.8 = ₹1,440; now 2,400 × 0.55 = ₹1,320.
1 buy-and-get-free | A shop offers 'buy 4, get 1 free'. The discount per cent is: | 20% | 25% | 40% | 15% | The customer gets 5 articles for the price of 4, so 1/5 is free.
1 buy-and-get-free | A customer takes 4 pens on 'buy 3, get 1 free'. What part of their marked price, in per cent, is the discount? | 25% | 33 1/3% | 30% | 20% | One pen of the four is free, and 1/4 is 25%.
1 buy-and-get-free | On 'buy 1, get 1 free', the discount per cent is: | 50% | 100% | 25% | 75% | One of the two articles is free, which is one-half of the price.
2 buy-and-get-free | On 'buy 5, get 3 free', the discount per cent is: | 37.5% | 60% | 30% | 40% | Three articles of the eight are free, and 3/8 is 37.5%.
2 buy-and-get-free | Which of the following offers gives the greatest discount? | buy 3, get 2 free | buy 2, get 1 free | buy 5, get 2 free | buy 4, get 2 free | The parts that are free are 2/5, 1/3, 2/7 and 1/3.
3 buy-and-get-free | A trader offers 'buy 4, get 1 free' and still gains 20%. By what per cent is the marked price above the cost price? | 50% | 45% | 40% | 25% | The price of 4 equals 1.2 times the cost of 5, so the marked price is 1.5 times the cost price.
3 buy-and-get-free | A shop offers 'buy 3, get 1 free' and a further 20% off the bill. The total discount per cent is: | 40% | 45% | 35% | 50% | 0.75 × 0.8 = 0.6 of the price is paid.
`,
    },
  ],
})
