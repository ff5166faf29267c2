import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { joinValues } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Bag A has 3 red and 5 black balls, bag B 4 red and 2 black. A ball from a bag taken at random is red. Is it from A?" */
export const bayes = defineGenerator({
  id: 'statistics/bayes',
  version: 6,
  concepts: ['bayes-theorem'],
  levels: {
    easy: { forms: [...often(3, bags), ...often(2, twoGroups)] },
    medium: {
      forms: [...often(4, machines), medicalTest, ...often(4, threeBags)],
    },
    hard: {
      forms: [
        truthTeller,
        ...often(2, knowsOrGuesses),
        strangeCoin,
        ...often(5, dieAndBags),
        ...often(4, twoBalls),
        ...often(4, lostBall),
      ],
    },
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

/** Stories with two plain causes, explained in fewer steps. */
const IN_SHORT: readonly string[] = ['bags', 'groups']
const formatSum = (parts: readonly Exact[]): Message =>
  parts
    .slice(1)
    .reduce<Message>((sum, one) => say`${sum} + ${fraction(one)}`, say`${fraction(parts[0] ?? exact(0))}`)

function draft(
  rng: Random,
  find: string,
  causes: readonly Cause[],
  asked: number,
  tell: Message,
  thatClause: Message,
  first: Message,
) {
  const what = say`the probability ${thatClause}`
  const parts = causes.map(({ prior, chance }) => prior.mul(chance))
  const total = parts.reduce((sum, one) => sum.add(one), exact(0))
  const [ours, part, another] = [causes[asked], parts[asked], causes[asked === 0 ? 1 : 0]]
  if (!ours || !part || !another) throw new RangeError('there is no such cause')
  const [key, answer] = [part.div(total), fraction(part.div(total))]
  const chances = causes.reduce((sum, { chance }) => sum.add(chance), exact(0))
  return {
    concept: 'bayes-theorem',
    given: {
      find,
      causes: causes.map(({ prior, chance }) => [prior.valueOf(), chance.valueOf()] as const),
      asked,
    },
    prompt: rng.pick([
      say`${tell} ${ask(rng, what)}`,
      say`${tell} Then ${askIf(rng, what)}`,
      say`${tell} The probability ${thatClause} is`,
    ]),
    answer,
    // What has not been divided by the total, far below the others, would be struck out at sight.
    within: [key.valueOf() / 5, 0.999] as const,
    mistakes: [
      {
        value: fraction(exact(1).sub(key)),
        because: say`that is the probability of the contrary`,
      },
      ...parts
        .filter((one) => one !== part && parts.length > 2)
        .map((one) => ({
          value: fraction(one.div(total)),
          because: say`that is the probability of another cause`,
        })),
      { value: fraction(ours.prior), because: say`that is the probability before anything was seen` },
      {
        value: fraction(ours.chance),
        because: say`that is the probability of what was seen, not of its cause`,
      },
      {
        value: fraction(ours.chance.mul(another.chance)),
        because: say`the probabilities of what was seen with two causes were multiplied`,
      },
      {
        value: fraction(another.chance),
        because: say`that is the probability of what was seen with another cause`,
      },
      {
        value: fraction(another.prior),
        because: say`that is the probability of another cause before anything was seen`,
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
      ...(IN_SHORT.includes(find)
        ? [
            say`What was seen has, with the two causes together, the probability ${formatSum(parts)} = ${fraction(total)}`,
          ]
        : [
            say`Probability of what was seen, together with each cause: ${joinValues(parts.map((one) => fraction(one)))}`,
            say`In all: ${fraction(total)}`,
          ]),
      say`By Bayes' theorem ${fraction(part)} ÷ ${fraction(total)} = ${answer}`,
    ],
  }
}

const COLOURS = ['red', 'black', 'white', 'blue', 'green', 'yellow'] as const

function bags(rng: Random) {
  const [r1, b1, r2, b2] = rng.until(
    () => [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)] as const,
    ([one, other, third, fourth]) => one * fourth !== third * other,
  )
  const thing = rng.pick(['bag', 'urn', 'box'])
  const [first, second] = rng.sample(COLOURS, 2)
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
    say`that it was drawn from ${thing} ${name}`,
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
      say`Three machines A, B and C make ${a}%, ${b}% and ${c}% of the ${thing} of a factory, respectively. Of their output ${x}%, ${y}% and ${z}%, respectively, are defective. One of the ${thing} is found to be defective.`,
      say`In a factory ${a}% of the ${thing} are made by machine A, ${b}% by B and ${c}% by C; ${x}%, ${y}% and ${z}% of them, respectively, are defective. One taken at random from the whole output turns out defective.`,
    ]),
    say`that machine ${name} made it`,
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
    say`that this person really has it`,
    say`Ill and positive: ${ill}% × ${found}%; healthy and positive: ${100 - ill}% × ${alarm}%.`,
  )
}

function truthTeller(rng: Random) {
  const q = rng.int(3, 12)
  const p = rng.int(Math.ceil((q + 1) / 2), q - 1)
  const face = rng.pick(['six', 'one', 'four', 'five', 'three', 'two'])
  const who = rng.pick(['A man', 'A boy', 'A witness', 'A player'])
  return draft(
    rng,
    'truth',
    [
      { prior: exact(1, 6), chance: exact(p, q) },
      { prior: exact(5, 6), chance: exact(q - p, q) },
    ],
    0,
    rng.pick([
      say`${who} speaks the truth ${p} times out of ${q}. A die is thrown, and asked whether it shows ${face}, he reports that it does.`,
      say`${who} who is known to tell the truth in ${p} of ${q} cases throws a die and, asked whether it is ${face}, says yes.`,
      say`${who} lies in ${q - p} of ${q} cases. He throws a fair die and says that it shows ${face}, when asked whether it does.`,
    ]),
    say`that it really shows ${face}`,
    say`It is ${face} and he says the truth: 1/6 × ${p}/${q}; it is not and he lies: 5/6 × ${q - p}/${q}.`,
  )
}

function knowsOrGuesses(rng: Random) {
  const q = rng.int(3, 12)
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
    say`that the answer was known`,
    say`Who knows is right for certain; who guesses is right with the probability 1/${choices}.`,
  )
}

function strangeCoin(rng: Random) {
  const fair = rng.int(1, 15)
  const double = rng.int(1, 6)
  const tosses = rng.int(2, 5)
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
      say`A box holds ${fair} fair ${fair === 1 ? 'coin' : 'coins'} and ${double} ${double === 1 ? 'coin' : 'coins'} with heads on both sides. A coin taken at random is tossed ${tosses === 2 ? 'twice' : `${tosses} times`}, and ${heads}.`,
      say`Of ${fair + double} coins ${double} ${double === 1 ? 'has' : 'have'} two heads and the rest ${fair === 1 ? 'is' : 'are'} fair. One is picked at random and thrown ${tosses === 2 ? 'twice' : `${tosses} times`}; it comes up heads every time.`,
    ]),
    say`that this coin has two heads`,
    say`A coin with two heads shows them for certain, a fair one with the probability ${fraction(1, 2 ** tosses)}.`,
  )
}

/** Two groups of people, and how many of each have something. */
const GROUPS = [
  ['men', 'women', 'wear glasses', 'wears glasses', 'man', 'woman'],
  ['boys', 'girls', 'play chess', 'plays chess', 'boy', 'girl'],
  ['boys', 'girls', 'come by bicycle', 'comes by bicycle', 'boy', 'girl'],
  ['men', 'women', 'own a car', 'owns a car', 'man', 'woman'],
  ['boys', 'girls', 'study mathematics', 'studies mathematics', 'boy', 'girl'],
  ['men', 'women', 'read a newspaper daily', 'reads a newspaper daily', 'man', 'woman'],
  [
    'graduates',
    'non-graduates',
    'know a second language',
    'knows a second language',
    'graduate',
    'non-graduate',
  ],
] as const

function twoGroups(rng: Random) {
  const [many, others, have, has, one, other] = rng.pick(GROUPS)
  const share = rng.until(
    () => rng.int(4, 16) * 5,
    (drawn) => drawn !== 50,
  )
  const [p, q] = rng.sample([2, 4, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60], 2)
  const asked = rng.int(0, 1)
  const name = asked === 0 ? one : other
  const [members, place] = rng.pick(
    one === 'boy'
      ? ([
          ['students', 'class'],
          ['students', 'school'],
          ['students', 'college'],
        ] as const)
      : ([
          ['adults', 'town'],
          ['employees', 'office'],
          ['adults', 'village'],
          ['workers', 'factory'],
          ['employees', 'company'],
        ] as const),
  )
  return draft(
    rng,
    'groups',
    [
      { prior: exact(share, 100), chance: exact(p, 100) },
      { prior: exact(100 - share, 100), chance: exact(q, 100) },
    ],
    asked,
    rng.pick([
      say`${share}% of the ${members} of ${article(place)} ${place} are ${many} and the rest are ${others}. ${p}% of the ${many} and ${q}% of the ${others} ${have}. One of the ${members} chosen at random ${has}.`,
      say`Among the ${members} of ${article(place)} ${place}, ${share}% are ${many} and the others are ${others}; ${p}% of the ${many} and ${q}% of the ${others} ${have}. One of them is picked at random and ${has}.`,
    ]),
    say`that this person is a ${name}`,
    say`The shares are ${share}% and ${100 - share}%, and of these ${p}% and ${q}% ${have}.`,
  )
}

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a')

/** Three bags, one of them chosen at random. */
function threeBags(rng: Random) {
  const balls = rng.until(
    () => [1, 2, 3].map(() => [rng.int(2, 7), rng.int(2, 7)] as const),
    (drawn) => new Set(drawn.map(([one, other]) => one / other)).size === 3,
  )
  const [first, second] = rng.sample(COLOURS, 2)
  const thing = rng.pick(['bag', 'urn', 'box'])
  const asked = rng.int(0, 2)
  const name = ['A', 'B', 'C'][asked] ?? ''
  const [a = [1, 1], b = [1, 2], c = [2, 1]] = balls
  return draft(
    rng,
    'three bags',
    balls.map(([one, other]) => ({ prior: exact(1, 3), chance: exact(one, one + other) })),
    asked,
    rng.pick([
      say`Three ${thing === 'box' ? 'boxes' : `${thing}s`} A, B and C hold ${a[0]} ${first} and ${a[1]} ${second}, ${b[0]} ${first} and ${b[1]} ${second}, and ${c[0]} ${first} and ${c[1]} ${second} balls. One of them is chosen at random, and a ball drawn from it is ${first}.`,
      say`There are ${a[0]} ${first} and ${a[1]} ${second} balls in ${thing} A, ${b[0]} and ${b[1]} in B, and ${c[0]} and ${c[1]} in C. A ball drawn from one of the three, chosen at random, is ${first}.`,
    ]),
    say`that it was drawn from ${thing} ${name}`,
    say`A ${first} ball has the probability ${fraction(a[0], a[0] + a[1])} from A, ${fraction(b[0], b[0] + b[1])} from B and ${fraction(c[0], c[0] + c[1])} from C; each is chosen with 1/3.`,
  )
}

/** A die decides from which bag the ball is drawn. */
function dieAndBags(rng: Random) {
  const [r1, b1, r2, b2] = rng.until(
    () => [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)] as const,
    ([one, other, third, fourth]) => one * fourth !== third * other,
  )
  const [rule, chances] = rng.pick([
    ['shows 1 or 2', 2],
    ['shows 5 or 6', 2],
    ['shows 6', 1],
    ['shows 1', 1],
    ['shows a number above 2', 4],
    ['shows a number below 5', 4],
    ['shows a number above 1', 5],
  ] as const)
  const [first, second] = rng.sample(COLOURS, 2)
  const thing = rng.pick(['bag', 'urn', 'box'])
  const asked = rng.int(0, 1)
  const name = asked === 0 ? 'A' : 'B'
  return draft(
    rng,
    'die',
    [
      { prior: exact(chances, 6), chance: exact(r1, r1 + b1) },
      { prior: exact(6 - chances, 6), chance: exact(r2, r2 + b2) },
    ],
    asked,
    rng.pick([
      say`${capital(thing)} A holds ${r1} ${first} and ${b1} ${second} balls, ${thing} B ${r2} ${first} and ${b2} ${second} balls. A die is thrown: if it ${rule}, a ball is drawn from A, otherwise from B. The ball is ${first}.`,
      say`A fair die is thrown. If it ${rule}, a ball is taken from ${thing} A with ${r1} ${first} and ${b1} ${second} balls, and if not, from ${thing} B with ${r2} ${first} and ${b2} ${second} balls. It turns out to be ${first}.`,
    ]),
    say`that it came from ${thing} ${name}`,
    say`A is chosen with the probability ${fraction(chances, 6)} and B with ${fraction(6 - chances, 6)}; ${first} has ${fraction(r1, r1 + b1)} in A and ${fraction(r2, r2 + b2)} in B.`,
  )
}

/** Two balls at once from one of two bags. */
function twoBalls(rng: Random) {
  const pairs = (balls: number) => (balls * (balls - 1)) / 2
  const [r1, b1, r2, b2] = rng.until(
    () => [rng.int(2, 7), rng.int(2, 6), rng.int(2, 7), rng.int(2, 6)] as const,
    // Two balls must be likelier from one of them, or nothing has been learnt.
    ([one, other, third, fourth]) =>
      one * fourth !== third * other &&
      pairs(one) * pairs(third + fourth) !== pairs(third) * pairs(one + other),
  )
  const [first, second] = rng.sample(COLOURS, 2)
  const thing = rng.pick(['bag', 'urn', 'box'])
  const asked = rng.int(0, 1)
  const name = asked === 0 ? 'A' : 'B'
  const [one, other] = [exact(pairs(r1), pairs(r1 + b1)), exact(pairs(r2), pairs(r2 + b2))]
  return draft(
    rng,
    'two balls',
    [
      { prior: exact(1, 2), chance: one },
      { prior: exact(1, 2), chance: other },
    ],
    asked,
    rng.pick([
      say`${capital(thing)} A contains ${r1} ${first} and ${b1} ${second} balls, ${thing} B ${r2} ${first} and ${b2} ${second}. One of them is chosen at random, and two balls drawn from it together are both ${first}.`,
      say`There are ${r1} ${first} and ${b1} ${second} balls in ${thing} A, and ${r2} ${first} and ${b2} ${second} in ${thing} B. Two balls are drawn without replacement from one of the two, chosen by a fair coin; both are ${first}.`,
    ]),
    say`that they came from ${thing} ${name}`,
    say`Two ${first} balls have the probability ${fraction(one)} from A and ${fraction(other)} from B; each is chosen with 1/2.`,
  )
}

/** A ball is moved from one bag to another before the draw. */
function lostBall(rng: Random) {
  const [r1, b1, r2, b2] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)]
  const [first, second] = rng.sample(COLOURS, 2)
  const thing = rng.pick(['bag', 'urn', 'box'])
  const asked = rng.int(0, 1)
  const [one, other] = [exact(r2 + 1, r2 + b2 + 1), exact(r2, r2 + b2 + 1)]
  return draft(
    rng,
    'moved ball',
    [
      { prior: exact(r1, r1 + b1), chance: one },
      { prior: exact(b1, r1 + b1), chance: other },
    ],
    asked,
    rng.pick([
      say`${capital(thing)} A has ${r1} ${first} and ${b1} ${second} balls, ${thing} B ${r2} ${first} and ${b2} ${second}. A ball is moved from A to B unseen, and then a ball drawn from B is ${first}.`,
      say`From ${article(thing)} ${thing} with ${r1} ${first} and ${b1} ${second} balls one ball is put, without being looked at, into another with ${r2} ${first} and ${b2} ${second} balls. A ball then drawn from the second one is ${first}.`,
    ]),
    say`that the moved ball was ${asked === 0 ? first : second}`,
    say`If a ${first} ball was moved, ${first} is drawn with ${fraction(one)}, otherwise with ${fraction(other)}; a ${first} ball is moved with ${fraction(r1, r1 + b1)}.`,
  )
}
