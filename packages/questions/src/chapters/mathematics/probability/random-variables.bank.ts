import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the mean of a binomial distribution?' */
export const randomVariables = defineBank({
  id: 'random-variables',
  sets: [
    {
      rows: `
2 binomial-distribution | The mean of a binomial distribution with n trials and probability of success p is: | np | npq | n/p | √(npq) | npq is the variance and √(npq) the standard deviation, where q = 1 − p.
2 binomial-distribution | The mean and the variance of a binomial distribution are 6 and 4. The value of n is: | 18 | 9 | 12 | 24 | q = 4/6 = 2/3, p = 1/3 and n = 6 × 3 = 18.
2 binomial-distribution | A fair coin is tossed 4 times. By the binomial distribution, the probability of exactly 2 heads is: | 3/8 | 1/2 | 1/4 | 5/16 | The probability is ⁴C₂ × (1/2)⁴, which is 6/16 or 3/8.
2 binomial-distribution | For a binomial distribution with n = 10 and p = 0.4, the variance is: | 2.4 | 4 | 6 | 3.6 | The variance is npq, that is 10 × 0.4 × 0.6.
3 binomial-distribution | A die is thrown 3 times. The probability of getting a six exactly once is: | 25/72 | 1/6 | 5/72 | 125/216 | The probability is ³C₁ × (1/6) × (5/6)² = 75/216, which is 25/72.
2 binomial-distribution | Which of the following is not a condition for Bernoulli trials? | Three outcomes in each trial | Independent trials | A finite number of trials | Constant probability of success | Each Bernoulli trial has exactly two outcomes, success and failure.
1 binomial-distribution | In the trials of a binomial distribution, the probability of success is: | the same in each trial | larger in later trials | 1/2 in each trial | smaller after a success | The trials are independent of each other and alike.
1 binomial-distribution | In a binomial distribution the probability of success is 0.3. The probability of failure is: | 0.7 | 0.3 | 0.49 | 0.21 | The two probabilities of a trial add up to 1.
2 binomial-distribution | The standard deviation of a binomial distribution with n = 100 and p = 1/2 is: | 5 | 25 | 50 | 10 | The variance is 100 × 1/2 × 1/2 = 25.
2 binomial-distribution | The mean and the variance of a binomial distribution are 4 and 3. The probability of success is: | 1/4 | 3/4 | 1/3 | 1/2 | The variance divided by the mean is q = 3/4.
2 binomial-distribution | A fair coin is tossed 5 times. The probability of at least one head is: | 31/32 | 1/32 | 5/32 | 15/16 | It is 1 less the probability (1/2)⁵ of no head.
1 random-variable | In a probability distribution of a random variable, the sum of all the probabilities is: | 1 | 0 | 100 | the mean | The events are exhaustive and exclude each other.
2 random-variable | The expected value of the number shown by a fair die is: | 3.5 | 3 | 4 | 4.5 | (1 + 2 + 3 + 4 + 5 + 6)/6 = 21/6.
2 random-variable | A random variable X takes the values 0, 1 and 2 with probabilities 0.2, 0.5 and 0.3. Its mean is: | 1.1 | 1.0 | 0.8 | 1.5 | 0 × 0.2 + 1 × 0.5 + 2 × 0.3 = 1.1.
2 random-variable | P(X = 1) = k, P(X = 2) = 2k and P(X = 3) = 3k are all the probabilities of X. The value of k is: | 1/6 | 1/3 | 1/5 | 1/2 | k + 2k + 3k = 1 gives k = 1/6.
2 random-variable | Two coins are tossed. The expected number of heads is: | 1 | 1/2 | 2 | 3/4 | 0 × 1/4 + 1 × 1/2 + 2 × 1/4 = 1.
1 random-variable | A random variable that takes only separate values, such as 0, 1, 2, …, is called: | discrete | continuous | constant | normal | A continuous one takes all values of an interval.
1 random-variable | P(X = 0) = 0.4 and P(X = 1) = 0.35, and X takes only one more value, 2. P(X = 2) is: | 0.25 | 0.75 | 0.35 | 0.05 | All the probabilities add up to 1, so 0.25 is left.
2 random-variable | X takes the values −1 and 1, each with the probability 1/2. Its variance is: | 1 | 0 | 1/2 | 2 | The mean is 0 and the mean of X² is 1.
2 random-variable | A lottery ticket wins ₹100 with the probability 1/20 and otherwise nothing. The expected gain is: | ₹5 | ₹20 | ₹95 | ₹100 | The expected gain is 100 × 1/20, that is ₹5.
2 random-variable | The variance of X is 4. The variance of 3X + 2 is: | 36 | 12 | 14 | 38 | The factor 3 enters squared, and adding 2 changes nothing.
2 random-variable | For a random variable, E(X) = 2 and E(X²) = 7. Its variance is: | 3 | 5 | 9 | 4 | The variance is E(X²) less the square of E(X).
1 total-probability | In the theorem of total probability, the events E₁, E₂, …, Eₙ into which the sample space is divided must be: | mutually exclusive and exhaustive | independent and equally likely | dependent and not exhaustive | equally likely but overlapping | Then exactly one of them happens, and the event A is divided among them.
2 total-probability | Bag I has 2 red and 3 white balls, bag II has 4 red and 1 white. A bag is chosen at random and a ball drawn. By total probability, the chance of red is: | 3/5 | 2/5 | 1/2 | 6/25 | ½ × 2/5 + ½ × 4/5 = 3/5.
2 total-probability | Machine A makes 60% of the bolts, 2% of them defective, and B makes 40%, 5% of them defective. By total probability, the defective part of all bolts is: | 3.2% | 3.5% | 7% | 2.6% | 0.6 × 2% + 0.4 × 5% = 1.2% + 2%.
2 total-probability | It rains with probability 0.3. A bus is late with probability 0.5 in rain and 0.1 otherwise. By total probability, it is late with probability: | 0.22 | 0.6 | 0.15 | 0.3 | 0.3 × 0.5 + 0.7 × 0.1 = 0.15 + 0.07.
2 total-probability | An urn has 5 red and 5 black balls. One is drawn and put back with 2 more of its colour. By total probability, a second ball drawn is red with probability: | 1/2 | 7/12 | 5/12 | 5/11 | ½ × 7/12 + ½ × 5/12 = 1/2.
3 total-probability | A card is lost from a pack of 52. By total probability, a card drawn from the rest is a spade with probability: | 1/4 | 12/51 | 13/51 | 1/3 | ¼ × 12/51 + ¾ × 13/51 = 51/204.
3 total-probability | The events E and A have the probabilities 0.4 and 0.38. When E happens, the probability of A is 0.5. By total probability, the probability of A when E does not happen is: | 0.3 | 0.18 | 0.5 | 0.6 | 0.4 × 0.5 + 0.6x = 0.38 gives x = 0.3.
1 poisson-distribution | The mean and the variance of a Poisson distribution with the parameter m are: | both m | m and m² | m and √m | both m² | Equal mean and variance are the mark of this distribution.
1 poisson-distribution | In a Poisson distribution with the mean m, the probability of no event, P(X = 0), is: | $e^{-m}$ | $me^{-m}$ | $e^m$ | 1/m | For r = 0 the factors mʳ and r! are both equal to 1.
1 poisson-distribution | A binomial distribution comes close to a Poisson distribution when: | n is large and p small | n is small and p large | n and p are both small | p and q are equal | The product np stays moderate and becomes the mean.
2 poisson-distribution | In a Poisson distribution with the mean m, P(X = r) is: | $\\frac{e^{-m} m^r}{r!}$ | $\\frac{e^{-m} r^m}{m!}$ | $\\frac{e^m m^r}{r!}$ | $\\frac{e^{-r} m^r}{r!}$ | Summed over all r it gives e⁻ᵐ × eᵐ = 1.
2 poisson-distribution | A Poisson distribution has the mean 4. Its standard deviation is: | 2 | 4 | 16 | 8 | The variance equals the mean, 4, and its root is 2.
2 poisson-distribution | For a Poisson distribution with the mean 2, P(X = 1) is: | $2e^{-2}$ | $e^{-2}$ | $4e^{-2}$ | $2e^2$ | With m = 2 and r = 1 the formula gives e⁻² × 2¹/1!.
3 poisson-distribution | In a Poisson distribution P(X = 1) = P(X = 2). The mean is: | 2 | 1 | 4 | 1/2 | Without the common factor e⁻ᵐ it is m = m²/2, so m is 2.
3 poisson-distribution | For a Poisson distribution with the mean 3, the probability of at least one event is: | $1 - e^{-3}$ | $e^{-3}$ | $3e^{-3}$ | $1 - 3e^{-3}$ | It is 1 less the probability of none.
3 poisson-distribution | Misprints follow a Poisson distribution with 1 a page on average. Two given pages have none with probability: | $e^{-2}$ | $e^{-1}$ | $2e^{-1}$ | $e^{-4}$ | On two pages the mean is 2, so the chance of none is e⁻².
`,
    },
  ],
})
