import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
hcf-of-numbers | HCF, highest common factor, GCD, greatest common divisor, mahattam samapvartak, महत्तम समापवर्तक | HCF of two or more numbers is the greatest number that divides each of them exactly; that of 12 and 18 is 6.
lcm-of-numbers | LCM, least common multiple, lowest common multiple, laghuttam samapvartya, लघुत्तम समापवर्त्य | LCM of two or more numbers is the smallest number that is exactly divisible by each of them; that of 12 and 18 is 36.
product-of-hcf-and-lcm | Product of HCF and LCM, relation between HCF and LCM | The product of the HCF and LCM of two numbers equals the product of the numbers: HCF × LCM = $a \\times b$.
hcf-of-numbers | Factor, gunankhand, गुणनखंड | A factor of a number is a number that divides it exactly without remainder, such as 4 of 12.
lcm-of-numbers | Multiple, gunaj, गुणज | A multiple of a number is its product with a whole number; 12 is a multiple of 4.
numbers-in-ratio-hcf-lcm | Coprime numbers, co-prime numbers, relatively prime, sah abhajya sankhya, सह-अभाज्य संख्या | Coprime numbers are two numbers whose only common factor is 1, such as 8 and 15; they need not be prime themselves.
hcf-of-numbers | Euclid's division algorithm, euclid algorithm, यूक्लिड विभाजन एल्गोरिथ्म | Euclid's division algorithm finds the HCF of two numbers by dividing the larger by the smaller, then the divisor by the remainder, until the remainder is zero; the last divisor is the HCF.
`)
