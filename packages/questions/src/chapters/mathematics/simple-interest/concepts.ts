/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  interest-and-amount | Interest & Amount | simple interest formula, si formula, amount at simple interest
  finding-principal | Finding the Principal | principal, mool dhan, find the sum simple interest
  rate-and-time | Rate & Time | rate of interest, time at simple interest
  two-amounts | Amounts after Two Periods | sum amounts to in years, amounts in different years
  sum-becomes-n-times-si | Sum Becoming n Times at Simple Interest | sum doubles itself, money doubles at simple interest, simple interest rate doubles in years, simple interest doubles, sum doubles at simple interest, becomes double in years, sum becomes double, sum becomes n times, money becomes double, becomes n times in years, rate becomes n times in years, sum becomes thrice, amount becomes double
  hire-purchase | Hire Purchase | cash price and down payment, down payment
  annual-instalment | Annual Instalment | annual installment, debt in instalments, discharge a debt
`
