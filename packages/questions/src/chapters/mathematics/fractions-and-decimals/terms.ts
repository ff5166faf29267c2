import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
largest-and-smallest-fraction | Fraction, bhinn, भिन्न | A fraction is a number that stands for a part of a whole, written $\\frac{a}{b}$ with numerator $a$ and denominator $b \\ne 0$.
largest-and-smallest-fraction | Proper fraction, uchit bhinn, उचित भिन्न | A proper fraction is a fraction whose numerator is less than its denominator, such as $\\frac{3}{5}$, so that its value is below 1.
largest-and-smallest-fraction | Improper fraction, anuchit bhinn, विषम भिन्न | An improper fraction is a fraction whose numerator is equal to or greater than its denominator, such as $\\frac{7}{4}$.
largest-and-smallest-fraction | Decimal fraction, decimal, dashamlav, दशमलव | A decimal is a number written in base ten with a decimal point, whose digits after the point stand for tenths, hundredths and so on.
largest-and-smallest-fraction | Recurring decimal, repeating decimal, aavarti dashamlav, आवर्ती दशमलव | A recurring decimal is a decimal in which a digit or group of digits repeats without end, such as $0.333\\ldots = \\frac{1}{3}$.
ascending-order-of-fractions | Ascending and descending order, ascending order, descending order, आरोही और अवरोही क्रम | Ascending order is the arrangement of numbers from the smallest to the largest; descending order is from the largest to the smallest.
ascending-order-of-fractions | Equivalent fractions, tulya bhinn, तुल्य भिन्न | Equivalent fractions are fractions with the same value, got by multiplying or dividing numerator and denominator by the same non-zero number, such as $\\frac{1}{2}$ and $\\frac{3}{6}$.
`)
