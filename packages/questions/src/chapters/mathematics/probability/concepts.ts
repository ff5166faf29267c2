/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  independent-events | Independent Events | a and b solve a problem, target is hit
  conditional-probability | Conditional Probability | saptibandh prayikta, p(a/b), conditional prob
  bayes-theorem | Bayes' Theorem | bayes, bayes theorm
  number-chosen-at-random | Number Chosen at Random | number selected at random, ticket drawn at random
  addition-theorem | Addition Theorem of Probability | p(a union b), addition rule of probability, mutually exclusive events
  two-dice | Two Dice | dice sum probability, two dice thrown, sum of two dice, pair of dice
  three-dice | Three Dice | three dice thrown
  coins | Tossing Coins | coin toss, heads and tails, sikka uchhalna
  repeated-throws | Repeated Throws of a Die | die thrown repeatedly, die thrown again and again
  single-card | One Card | card drawn at random, one card drawn
  either-of-two-cards | Either–Or with Cards | king or queen, neither heart nor king
  two-cards | Two Cards | two cards drawn
  single-ball | One Ball | one ball drawn
  several-balls | Several Balls | two balls drawn, three balls drawn
  at-least-one | At Least One | at least one event, probability of at least one
  with-and-without-replacement | With & Without Replacement | with replacement, without replacement
  binomial-distribution | Binomial Distribution | <bernoulli trials, binomial probability, <mean of binomial distribution
  random-variable | Random Variable & Expectation | random variables, probability distribution, expected value, mathematical expectation, yadrichchhik char
  odds | Odds in Favour & Against | odds in favour, odds against, odds, odds in favor, odds in probability
  total-probability | Total Probability Theorem | theorem of total probability, law of total probability, total probability
  poisson-distribution | Poisson Distribution | poisson probability, poisson random variable
`
