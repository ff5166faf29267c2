import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
amount-at-compound-interest | Compound interest, CI, chakravriddhi byaj, चक्रवृद्धि ब्याज | Compound interest is interest on the principal and also on the interest already added to it: $A = P\\left(1 + \\frac{R}{100}\\right)^n$ and CI = $A - P$.
half-yearly-compounding | Conversion period, half yearly compounding | Conversion period is the time after which interest is added to the principal; for half-yearly compounding the rate is halved and the number of periods doubled.
equal-instalments | Instalment, installment, EMI, kist, किस्त | An instalment is one of several, usually equal, payments made at fixed intervals to repay a loan or price with its interest.
present-worth | Present worth, present value, vartaman dhan, वर्तमान मूल्य | Present worth of a sum due later is the sum that, invested now at the given rate, grows to it by then: $\\frac{A}{(1 + R/100)^n}$ at compound interest.
ci-si-two-years | Difference between CI and SI, CI SI difference | The difference between compound and simple interest on the same sum for two years is $P\\left(\\frac{R}{100}\\right)^2$, the interest on the first year's interest.
principal-and-rate | Effective annual rate, effective rate of interest | The effective annual rate is the yearly rate that gives the same amount as a stated rate compounded more often; 10% compounded half-yearly is 10.25% a year.
`)
