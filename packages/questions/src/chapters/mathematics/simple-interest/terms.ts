import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
interest-and-amount | Interest, byaj, ब्याज | Interest is the money paid for the use of borrowed money, in addition to the sum borrowed.
interest-and-amount | Simple interest, sadharan byaj, साधारण ब्याज | Simple interest is interest reckoned on the original principal only, for the whole time: $SI = \\frac{P \\times R \\times T}{100}$.
interest-and-amount | Amount, mishradhan, मिश्रधन | Amount is the total of principal and interest to be paid at the end: $A = P + I$.
finding-principal | Principal, mooldhan, मूलधन | Principal is the sum of money borrowed, lent or invested, on which interest is reckoned.
rate-and-time | Rate of interest, byaj dar, ब्याज दर | Rate of interest is the interest on every hundred rupees for a given time, usually one year.
hire-purchase | Hire purchase, instalment scheme | Hire purchase is the buying of an article by paying a part at once and the rest with interest in instalments.
`)
