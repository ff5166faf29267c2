/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  price-after-discount | Price after a Discount | selling price after discount, single discount
  discount-percent | Discount Per Cent | rate of discount, discount percentage, find the discount
  finding-marked-price | Finding the Marked Price | find the marked price, list price, label price, ankit mulya
  profit-after-discount | Profit after a Discount | marked price and profit percent, marked price and profit, mark up, mark up percentage, marked above cost price, discount and profit, profit and loss with discount
  equivalent-single-discount | Equivalent Single Discount | equivalent discount
  price-after-successive-discounts | Price after Successive Discounts | two successive discounts, double discount, series of discounts
  buy-and-get-free | Buy & Get Free Offers | buy x get y free, buy one get one free, buy 1 get 1 free, buy 2 get 1 free, get one free, free article discount, free items discount
`
