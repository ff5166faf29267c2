import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the income from 50 shares at 8% dividend?' */
export const stocksAndShares = defineBank({
  id: 'stocks-and-shares',
  sets: [
    {
      rows: `
1 stocks-and-shares | A man buys 50 shares of face value ₹100 on which the company declares a dividend of 8%. His annual income is: | ₹400 | ₹5,000 | ₹500 | ₹4,000 | The dividend is 8% of the face value: 50 × ₹8.
1 stocks-and-shares | A share of face value ₹100 sells in the market for ₹120. The share is said to be at a: | premium of ₹20 | discount of ₹20 | premium of ₹120 | discount of ₹120 | A share below its face value is at a discount, and at its face value it is at par.
2 stocks-and-shares | A share of ₹100 paying 12% dividend is bought at ₹120. The rate of return on the investment is: | 10% | 12% | 14.4% | 12.5% | The income of ₹12 on ₹120 is 10%.
2 stocks-and-shares | How many shares of market value ₹25 each can be bought for ₹12,500, if there is no brokerage? | 500 | 2,500 | 5,000 | 250 | The number of shares is the money divided by the market value: 12,500 ÷ 25 = 500.
2 stocks-and-shares | A man invests ₹9,600 in ₹100 shares at ₹80. If the dividend is 18%, his annual income is: | ₹2,160 | ₹1,728 | ₹1,800 | ₹1,920 | He buys 9,600/80 = 120 shares, and each gives ₹18.
2 stocks-and-shares | A company pays a dividend of ₹2.50 on each share of face value ₹10. The rate of dividend is: | 25% | 2.5% | 12.5% | 7.5% | Dividend is paid on the face value, so the rate is 2.50/10 × 100% = 25%.
2 stocks-and-shares | To get an annual income of ₹1,200 from 12% shares of face value ₹100 at ₹90, the sum to be invested is: | ₹9,000 | ₹10,000 | ₹10,800 | ₹12,000 | Each share gives ₹12, so 100 shares are needed at ₹90 each.
3 stocks-and-shares | Which is the better investment: 15% shares at ₹120 or 18% shares at ₹150, both of face value ₹100? | 15% at ₹120 | 18% at ₹150 | Both are equal | It depends on the sum | The returns are 15/120 = 12.5% and 18/150 = 12%.
2 stocks-and-shares | A man buys ₹100 shares at a discount of 20% and sells them at a premium of 10%. His gain per cent is: | 37.5% | 30% | 25% | 32.5% | He buys at ₹80 and sells at ₹110, a gain of 30 on 80.
2 stocks-and-shares | A man sells 200 shares of ₹50 at ₹65 and invests the proceeds in ₹25 shares at ₹20. How many shares does he buy? | 650 | 520 | 500 | 600 | He gets 200 × 65 = ₹13,000, and 13,000/20 = 650.
`,
    },
  ],
})
