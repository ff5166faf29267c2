/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  amount-at-compound-interest | Amount & Interest | compound amount, compound interest formula, ci formula
  principal-and-rate | Principal & Rate at Compound Interest | find the principal compound interest, rate of compound interest
  half-yearly-compounding | Half-Yearly Compounding | compounded half-yearly, half yearly compound interest, compounded semi annually, ci half yearly, ci compounded half yearly, half yearly interest
  sum-becomes-n-times | Sum Becoming n Times | money doubles at compound interest, sum becomes times itself
  ci-si-difference | Difference of Compound & Simple Interest | ci and si difference, difference between compound interest and simple interest, compound interest and si difference, ci minus si, ci si gap, chakravriddhi aur sadharan byaj ka antar, ci aur si ka antar, difference between ci and si
  ci-si-two-years | CI & SI of Two Years | difference of ci and si for 2 years, two year ci si gap, difference between ci and si for 2 years
  ci-si-three-years | CI & SI of Three Years | difference of ci and si for 3 years, three year ci si gap, difference between ci and si for 3 years
  ci-from-si | Compound Interest from Simple Interest | ci from si, compound interest when simple interest is given, find ci when si is given
  equal-instalments | Equal Instalments | equal yearly instalments, equated monthly instalment, emi, loan repayment
  present-worth | Present Worth | true discount, present value of a sum
  simple-and-compound-interest | Simple and Compound Interest Compared | difference between simple and compound interest, simple and compound interest difference, sadharan aur chakravriddhi byaj me antar, si vs ci
  bankers-discount | Banker's Discount | bankers discount, bankers gain, banker's gain, true discount and banker's discount
`
