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
`,
    },
  ],
})
