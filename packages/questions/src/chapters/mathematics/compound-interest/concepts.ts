/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  amount-at-compound-interest | Amount & Interest | compound amount, compound interest formula, ci formula
  principal-and-rate | Principal & Rate at Compound Interest | find the principal compound interest, rate of compound interest
  half-yearly-compounding | Half-Yearly Compounding | compounded half-yearly, half yearly compound interest, compounded semi annually
  sum-becomes-n-times | Sum Becoming n Times | money doubles at compound interest, sum becomes times itself
  ci-si-two-years | CI & SI of Two Years | difference of ci and si for 2 years, two year ci si gap
  ci-si-three-years | CI & SI of Three Years | difference of ci and si for 3 years, three year ci si gap
  equal-instalments | Equal Instalments | equal yearly instalments, equated monthly instalment, emi, loan repayment
  present-worth | Present Worth | true discount, present value of a sum
`
