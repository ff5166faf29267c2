import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
value-of-a-logarithm | Logarithm, log, laghuganak, लघुगणक | The logarithm of a number to a base is the power to which the base must be raised to give the number: $\\log_a b = x$ means $a^x = b$.
value-of-a-logarithm | Common logarithm, log base 10 | A common logarithm is a logarithm to base 10, such as $\\log_{10} 1000 = 3$.
value-of-a-logarithm | Natural logarithm, ln, log base e | A natural logarithm is a logarithm to the base $e$ (about 2.718), written $\\ln x$.
laws-of-logarithms | Laws of logarithms, log rules, laghuganak ke niyam | The laws of logarithms are $\\log mn = \\log m + \\log n$, $\\log\\frac{m}{n} = \\log m - \\log n$ and $\\log m^k = k\\log m$.
change-of-base | Change of base formula, change of base | The change of base formula turns a logarithm to another base: $\\log_a b = \\frac{\\log_c b}{\\log_c a}$.
number-of-digits-by-log | Characteristic and mantissa, mantissa, पूर्णांश और अपूर्णांश | The characteristic is the whole part and the mantissa the fractional (positive) part of a common logarithm; a number above 1 has one digit more before the point than its characteristic.
`)
