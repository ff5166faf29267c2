/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  hcf-lcm-word-problems | Word Problems on HCF & LCM | application of hcf and lcm
  hcf-of-numbers | HCF of Numbers | find hcf, gcd of numbers
  hcf-word-problems | Word Problems on HCF | greatest length, largest tile, maximum number of groups
  lcm-of-numbers | LCM of Numbers | find lcm, lcm by prime factorisation
  lcm-word-problems | Word Problems on LCM | bells, bells ring together, traffic lights change together
  lcm-with-remainder | LCM with Remainders | least number leaving remainder, smallest number which when divided leaves remainder
  greatest-number-leaving-remainders | Greatest Number Leaving Remainders | greatest number that divides leaving remainder, hcf with remainder
  product-of-hcf-and-lcm | Product of HCF & LCM | hcf lcm relation, product of two numbers hcf lcm, hcf into lcm
  numbers-in-ratio-hcf-lcm | Numbers in a Ratio | two numbers in ratio and hcf, two numbers in ratio and lcm
  co-primes | Co-Prime Numbers | coprime, co prime, coprimes, co primes, relatively prime, sah abhajya sankhya
  hcf-and-lcm-of-fractions | HCF & LCM of Fractions | lcm of fractions, hcf of fractions, lcm of fraction, hcf and lcm of fractions
`
