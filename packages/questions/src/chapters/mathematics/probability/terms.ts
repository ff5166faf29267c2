import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
number-chosen-at-random | Probability, prayikta, प्रायिकता | Probability is the measure of the chance of an event, from 0 (impossible) to 1 (certain): favourable outcomes ÷ total equally likely outcomes.
number-chosen-at-random | Sample space, pratidarsh samashti, प्रतिदर्श समष्टि | The sample space is the set of all possible outcomes of a random experiment; for a die it is {1, 2, 3, 4, 5, 6}.
number-chosen-at-random | Event, event in probability, ghatna, घटना | An event is a set of outcomes of a random experiment, that is, a subset of its sample space.
number-chosen-at-random | Random experiment, yadrichchhik prayog, यादृच्छिक प्रयोग | A random experiment is an experiment whose possible outcomes are known but whose result cannot be predicted, such as tossing a coin.
independent-events | Independent events, swatantra ghatnayen, स्वतंत्र घटनाएँ | Independent events are events such that the happening of one does not change the probability of the other: $P(A \\cap B) = P(A)P(B)$.
addition-theorem | Mutually exclusive events, paraspar apvarji ghatnayen, परस्पर अपवर्जी घटनाएँ | Mutually exclusive events are events that cannot happen together: $P(A \\cap B) = 0$ and $P(A \\cup B) = P(A) + P(B)$.
addition-theorem | Addition theorem of probability, प्रायिकता का योग प्रमेय | The addition theorem states that the probability of at least one of two events is $P(A \\cup B) = P(A) + P(B) - P(A \\cap B)$.
conditional-probability | Conditional probability, sapratibandh prayikta, सप्रतिबंध प्रायिकता | Conditional probability is the probability of an event when another is known to have happened: $P(A/B) = \\frac{P(A \\cap B)}{P(B)}$.
bayes-theorem | Bayes' theorem, bayes theorem, बेज प्रमेय | Bayes' theorem gives the probability of a cause from its observed effect: $P(E_i/A) = \\frac{P(E_i)P(A/E_i)}{\\sum P(E_k)P(A/E_k)}$.
at-least-one | Complementary event, purak ghatna, पूरक घटना | The complementary event of $A$ is the event that $A$ does not happen: $P(\\text{not } A) = 1 - P(A)$.
binomial-distribution | Binomial distribution, dwipad bantan, द्विपद बंटन | Binomial distribution gives the probability of $r$ successes in $n$ independent trials, each with probability $p$ of success and $q = 1 - p$ of failure: $P(r) = {}^nC_r\\,p^rq^{n-r}$, with mean $np$ and variance $npq$.
random-variable | Random variable, yadrichchhik char, यादृच्छिक चर | A random variable is a variable whose value is decided by the outcome of a random experiment, such as the number of heads in two tosses.
random-variable | Expectation, expected value, pratyasha, प्रत्याशा | Expectation of a random variable is its mean value, the sum of its values multiplied by their probabilities: $E(X) = \\sum x_ip_i$.
with-and-without-replacement | With replacement and without replacement, without replacement | Drawing with replacement means that each thing drawn is put back before the next draw, so that the chances stay the same; without replacement they change.
`)
