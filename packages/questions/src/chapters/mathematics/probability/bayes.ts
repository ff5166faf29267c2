import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Bag A has 3 red and 5 black balls, bag B 4 red and 2 black. A ball from a bag taken at random is red. Is it from A?" */
export const bayes = defineGenerator({
  id: 'statistics/bayes',
  version: 1,
  concepts: ['bayes-theorem'],
  levels: {
    easy: { forms: [bags, machines] },
    medium: { forms: [bags, machines, medicalTest] },
    hard: { forms: [truthTeller, knowsOrGuesses, strangeCoin] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Counts cases: among so many trials, how often does each cause come with what was seen?
    const seen = given.causes.map(([prior, chance]) => prior * chance * 5_040_000)
    return (seen[given.asked] ?? 0) / seen.reduce((sum, one) => sum + one, 0)
  },
})

/** A cause: how likely it is before, and how likely what was seen is when it holds. */
interface Cause {
  prior: Exact
  chance: Exact
}

const within = [0, 1] as const

function draft(
  rng: Random,
  find: string,
  causes: readonly Cause[],
  asked: number,
  tell: Message,
  what: Message,
  first: Message,
) {
  const parts = causes.map(({ prior, chance }) => prior.mul(chance))
  const total = parts.reduce((sum, one) => sum.add(one), exact(0))
  const [ours, part] = [causes[asked], parts[asked]]
  if (!ours || !part) throw new RangeError('there is no such cause')
  const answer = fraction(part.div(total))
  const chances = causes.reduce((sum, { chance }) => sum.add(chance), exact(0))
  return {
    concept: 'bayes-theorem',
    given: {
      find,
      causes: causes.map(({ prior, chance }) => [prior.valueOf(), chance.valueOf()] as const),
      asked,
    },
    prompt: rng.pick([say`${tell} ${ask(rng, what)}`, say`${tell} Then ${askThen(rng, what)}`]),
    answer,
    within,
    mistakes: [
      {
        value: fraction(exact(1).sub(part.div(total))),
        because: say`that is the probability of the contrary`,
      },
      { value: fraction(ours.prior), because: say`that is the probability before anything was seen` },
      {
        value: fraction(ours.chance),
        because: say`that is the probability of what was seen, not of its cause`,
      },
      { value: fraction(part), because: say`it was not divided by the total probability of what was seen` },
      { value: fraction(total), because: say`that is the total probability of what was seen` },
      {
        value: fraction(ours.chance.div(chances)),
        because: say`the probabilities of the causes were left out`,
      },
    ],
    steps: [
      first,
      say`Probability of what was seen, together with each cause: ${parts.map((one) => one.toFraction()).join(', ')}`,
      say`In all: ${fraction(total)}`,
      say`By Bayes' theorem ${fraction(part)} ÷ ${fraction(total)} = ${answer}`,
    ],
  }
}

function bags(rng: Random) {
  const [r1, b1, r2, b2] = rng.until(
    () => [rng.int(1, 8), rng.int(1, 8), rng.int(1, 8), rng.int(1, 8)] as const,
    ([one, other, third, fourth]) => one * fourth !== third * other,
  )
  const [thing, first, second] = rng.pick([
    ['bag', 'red', 'black'],
    ['urn', 'white', 'blue'],
    ['box', 'green', 'yellow'],
    ['bag', 'white', 'red'],
  ])
  const asked = rng.int(0, 1)
  const name = asked === 0 ? 'A' : 'B'
  return draft(
    rng,
    'bags',
    [
      { prior: exact(1, 2), chance: exact(r1, r1 + b1) },
      { prior: exact(1, 2), chance: exact(r2, r2 + b2) },
    ],
    asked,
    rng.pick([
      say`${thing === 'bag' ? 'Bag' : thing === 'urn' ? 'Urn' : 'Box'} A contains ${r1} ${first} and ${b1} ${second} balls, ${thing} B ${r2} ${first} and ${b2} ${second} balls. One of them is chosen at random, and a ball drawn from it is ${first}.`,
      say`There are ${r1} ${first} and ${b1} ${second} balls in ${thing} A and ${r2} ${first} and ${b2} ${second} balls in ${thing} B. A ${first} ball is drawn from one of the two, chosen by tossing a fair coin.`,
    ]),
    say`the probability that it was drawn from ${thing} ${name}`,
    say`A ${first} ball has the probability ${fraction(r1, r1 + b1)} from A and ${fraction(r2, r2 + b2)} from B; each is chosen with 1/2.`,
  )
}

function machines(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(3, 10) * 5, rng.int(3, 8) * 5] as const,
    ([one, other]) => one + other < 90,
  )
  const c = 100 - a - b
  const [x, y, z] = rng.sample([1, 2, 3, 4, 5, 6], 3)
  const asked = rng.int(0, 2)
  const name = ['A', 'B', 'C'][asked] ?? ''
  const thing = rng.pick(['bolts', 'bulbs', 'screws', 'pens', 'valves'])
  return draft(
    rng,
    'machines',
    [
      { prior: exact(a, 100), chance: exact(x, 100) },
      { prior: exact(b, 100), chance: exact(y, 100) },
      { prior: exact(c, 100), chance: exact(z, 100) },
    ],
    asked,
    rng.pick([
      say`Three machines A, B and C make ${a}%, ${b}% and ${c}% of the ${thing} of a factory. Of their output ${x}%, ${y}% and ${z}% respectively are defective. One of the ${thing} is found to be defective.`,
      say`In a factory ${a}% of the ${thing} are made by machine A, ${b}% by B and ${c}% by C; ${x}%, ${y}% and ${z}% of them are defective. One taken at random from the whole output turns out defective.`,
    ]),
    say`the probability that machine ${name} made it`,
    say`The shares of the machines are ${a}%, ${b}% and ${c}%, the rates of defects ${x}%, ${y}% and ${z}%.`,
  )
}

function medicalTest(rng: Random) {
  const ill = rng.pick([1, 2, 4, 5, 8, 10])
  const [found, alarm] = [rng.pick([80, 90, 95, 96, 98]), rng.pick([1, 2, 3, 4, 5, 8, 10])]
  const disease = rng.pick(['a disease', 'tuberculosis', 'malaria', 'an infection'])
  return draft(
    rng,
    'test',
    [
      { prior: exact(ill, 100), chance: exact(found, 100) },
      { prior: exact(100 - ill, 100), chance: exact(alarm, 100) },
    ],
    0,
    rng.pick([
      say`In a town ${ill}% of the people have ${disease}. A blood test finds it in ${found}% of those who have it, but is also positive for ${alarm}% of the healthy ones. A person chosen at random tests positive.`,
      say`A test for ${disease} is positive for ${found}% of the persons who have it and for ${alarm}% of those who do not; ${ill}% of the population have it. One person's test is positive.`,
    ]),
    say`the probability that this person really has it`,
    say`Ill and positive: ${ill}% × ${found}%; healthy and positive: ${100 - ill}% × ${alarm}%.`,
  )
}

function truthTeller(rng: Random) {
  const q = rng.int(3, 9)
  const p = rng.int(Math.ceil((q + 1) / 2), q - 1)
  const face = rng.pick(['six', 'one', 'four', 'five', 'three', 'two'])
  return draft(
    rng,
    'truth',
    [
      { prior: exact(1, 6), chance: exact(p, q) },
      { prior: exact(5, 6), chance: exact(q - p, q) },
    ],
    0,
    rng.pick([
      say`A man speaks the truth ${p} times out of ${q}. He throws a die and reports whether it shows ${face}; he reports that it does.`,
      say`A person who is known to tell the truth in ${p} of ${q} cases throws a die and, asked whether it is ${face}, says yes.`,
    ]),
    say`the probability that it really shows ${face}`,
    say`It is ${face} and he says the truth: 1/6 × ${p}/${q}; it is not and he lies: 5/6 × ${q - p}/${q}.`,
  )
}

function knowsOrGuesses(rng: Random) {
  const q = rng.int(3, 8)
  const p = rng.int(1, q - 1)
  const choices = rng.pick([3, 4, 4, 5])
  return draft(
    rng,
    'guess',
    [
      { prior: exact(p, q), chance: exact(1) },
      { prior: exact(q - p, q), chance: exact(1, choices) },
    ],
    0,
    rng.pick([
      say`In a test each question has ${choices} choices. A student knows the answer with the probability ${fraction(p, q)} and guesses otherwise. A question is answered correctly.`,
      say`A candidate knows the answer to a multiple-choice question with ${choices} options with the probability ${fraction(p, q)}; if not, one option is ticked at random. The answer is right.`,
    ]),
    say`the probability that the answer was known`,
    say`Who knows is right for certain; who guesses is right with the probability 1/${choices}.`,
  )
}

function strangeCoin(rng: Random) {
  const fair = rng.int(1, 9)
  const double = rng.int(1, 4)
  const tosses = rng.int(2, 4)
  const heads = tosses === 2 ? 'both tosses show heads' : `all ${tosses} tosses show heads`
  return draft(
    rng,
    'coin',
    [
      { prior: exact(double, fair + double), chance: exact(1) },
      { prior: exact(fair, fair + double), chance: exact(1, 2 ** tosses) },
    ],
    0,
    rng.pick([
      say`A box holds ${fair} fair ${fair === 1 ? 'coin' : 'coins'} and ${double} ${double === 1 ? 'coin' : 'coins'} with heads on both sides. A coin taken at random is tossed, and ${heads}.`,
      say`Of ${fair + double} coins ${double} ${double === 1 ? 'has' : 'have'} two heads and the rest ${fair === 1 ? 'is' : 'are'} fair. One is picked at random and thrown ${tosses === 2 ? 'twice' : `${tosses} times`}; it comes up heads every time.`,
    ]),
    say`the probability that this coin has two heads`,
    say`A coin with two heads shows them for certain, a fair one with the probability ${fraction(1, 2 ** tosses)}.`,
  )
}
