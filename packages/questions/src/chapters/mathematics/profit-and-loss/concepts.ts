/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  profit-percent | Profit & Loss Per Cent | profit percentage, loss percentage, gain percent, labh pratishat
  finding-selling-price | Finding the Selling Price | selling price, vikray mulya, sell at gain
  finding-cost-price | Finding the Cost Price | cost price, kray mulya
  cp-of-x-equals-sp-of-y | CP of x Articles = SP of y Articles | cp of articles equals sp, cost price of x articles is equal to selling price
  same-selling-price | Two Articles at One Selling Price | same selling price, two articles sold at same price
  overall-gain-or-loss | Overall Gain or Loss | overall profit, overall loss on two articles
  false-weight | False Weight | faulty weight, uses 900 gram instead of 1 kg, less weight
  false-weight-with-markup | False Weight with a Mark-Up | marks up and uses false weight
  cheating-in-buying-and-selling | Cheating in Buying & Selling | cheats while buying and selling, cheats both supplier and customer
  stocks-and-shares | Stocks & Shares | shares and dividends, <dividend, share and debenture, anshpatra, shares, share market
  overhead-expenses | Overhead Expenses | overheads, overhead, repair and transport cost, transport and repair charges, overhead charges
`
