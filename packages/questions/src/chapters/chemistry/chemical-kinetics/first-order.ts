import { roundOff, tidy } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { percent, quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "The half-life of a first-order reaction is 20 min. What share of the reactant is left after 60 min?" */
export const firstOrder = defineGenerator({
  id: 'chemistry/first-order',
  version: 7,
  concepts: ['first-order'],
  levels: {
    easy: { forms: [halfLifeOfConstant] },
    medium: { forms: [leftAfterHalfLives] },
    hard: { forms: [timeForShare, otherShare, pressures] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'half-life':
        return Math.log(2) / given.constant
      case 'left':
        // By the exponential, not by halving.
        return given.start * Math.exp((-Math.log(2) / given.halfLife) * given.time)
      case 'time':
        // Halving step by step: the time of each halving is the half-life.
        return (Math.log10(100 / (100 - given.done)) / Math.log10(2)) * given.halfLife
      case 'other-share': {
        // The rate constant from the first share, then the time of the second.
        const constant = -Math.log(1 - given.first / 100) / given.time
        return -Math.log(1 - given.second / 100) / constant
      }
      case 'pressures': {
        // The share x that has changed makes the pressure start × (1 + x × (products − 1)).
        const changed = bisect((x) => given.start * (1 + x * (given.products - 1)) - given.later, 1)
        return (-Math.log(2) / Math.log(1 - changed)) * given.time
      }
    }
  },
})

const REACTANTS = [
  'hydrogen peroxide',
  'dinitrogen pentoxide',
  'azomethane',
  'sulphuryl chloride',
  'nitramide',
  'chloroethane',
  'di-tert-butyl peroxide',
]

/** Rounded as in the questions. */
const [LN_2, LOG_2, LN_10] = [693 / 1000, 301 / 1000, 2303 / 1000]

const minutes = (time: number) => quantity(time, 'min')

function halfLifeOfConstant(rng: Random) {
  const reactant = rng.pick(REACTANTS)
  const constant = rng.pick([rng.int(11, 99) / 1000, rng.int(110, 999) / 10_000])
  const value = LN_2 / constant
  const answer = rounded(value, 1, 'min')
  const wrong = (number: number) => roundOff(number, 1)
  const k = say`${String(constant)} min⁻¹`
  return {
    given: { find: 'half-life' as const, constant },
    prompt: stem(
      rng,
      [
        say`The rate constant for the first-order decomposition of ${reactant} is ${k}.`,
        say`The decomposition of ${reactant} follows first-order kinetics with k = ${k}.`,
        say`A first-order reaction of ${reactant} has a rate constant of ${k}.`,
        say`${reactant} decomposes by first-order kinetics, the rate constant being ${k}.`,
      ],
      [
        say`The half-life of the reaction is:`,
        say`What is its half-life period?`,
        say`Calculate the time in which half of it decomposes.`,
      ],
      [say`(ln 2 = 0.693)`, say`Take ln 2 = 0.693.`],
    ),
    answer,
    mistakes: [
      { value: wrong(1 / constant), because: say`the rate constant was only turned round, without ln 2` },
      { value: wrong(LOG_2 / constant), because: say`log 2 was taken instead of ln 2` },
      {
        value: wrong(LN_10 / constant),
        because: say`2.303 was divided by k, which is the time down to a tenth`,
      },
      { value: wrong(0.5 / constant), because: say`0.5 was taken instead of ln 2` },
      { value: wrong(value * 2), because: say`the time was doubled` },
      { value: wrong(2 / constant), because: say`2 was taken instead of ln 2` },
      { value: wrong(value / 2), because: say`the time was halved` },
    ],
    steps: [
      say`For first order the half-life is ln 2 ÷ k, whatever the amount.`,
      say`0.693 ÷ ${rounded(constant, 3)} ≈ ${answer}`,
    ],
  }
}

function leftAfterHalfLives(rng: Random) {
  const reactant = rng.pick(REACTANTS)
  const [halvings, halfLife] = [rng.int(2, 5), rng.int(4, 60)]
  const left = rng.int(2, 40) / 4
  const start = tidy(left * 2 ** halvings)
  const time = halvings * halfLife
  const answer = quantity(left, 'g')
  return {
    given: { find: 'left' as const, start, halfLife, time },
    prompt: stem(
      rng,
      [
        say`The half-life of the first-order decomposition of ${reactant} is ${minutes(halfLife)}. The initial mass taken is ${quantity(start, 'g')}.`,
        say`${quantity(start, 'g')} of ${reactant} decomposes by first-order kinetics with a half-life of ${minutes(halfLife)}.`,
        say`A first-order reaction has a half-life of ${minutes(halfLife)}, and ${quantity(start, 'g')} of ${reactant} is taken initially.`,
      ],
      [
        say`The mass left after ${minutes(time)} is:`,
        say`How much of it remains after ${minutes(time)}?`,
        say`Calculate the mass remaining undecomposed after ${minutes(time)}.`,
        say`What mass of it will be left at the end of ${minutes(time)}?`,
      ],
    ),
    answer,
    mistakes: [
      { value: left * 2, because: say`one half-life too few was counted` },
      { value: left / 2, because: say`one half-life too many was counted` },
      { value: tidy(start - left), because: say`that is the mass that has reacted` },
      { value: tidy(start / halvings), because: say`the mass was divided by the number of half-lives` },
      {
        value: tidy(start / (2 * halvings)),
        because: say`the mass was divided by twice the number of half-lives`,
      },
      { value: tidy(start / 2), because: say`only one half-life was taken` },
      { value: tidy(left / 4), because: say`two half-lives too many were counted` },
      {
        value: tidy(start / halvings ** 2),
        because: say`the number of half-lives was squared instead of 2 raised to it`,
      },
    ],
    steps: [
      say`Number of half-lives = ${time} ÷ ${halfLife} = ${halvings}`,
      say`Each one halves the mass: in all it is divided by ${Array.from({ length: halvings }, () => '2').join(' × ')} = ${2 ** halvings}`,
      say`${start} ÷ ${2 ** halvings} = ${answer}`,
    ],
  }
}

/** Shares for which a table of logarithms is handy: log (100 ÷ left). */
const LOGS = [
  { done: 90, quotient: '10', log: 1 },
  { done: 99, quotient: '100', log: 2 },
  { done: 99.9, quotient: '1,000', log: 3 },
  { done: 80, quotient: '5', log: 0.699 },
  { done: 95, quotient: '20', log: 1.301 },
  { done: 98, quotient: '50', log: 1.699 },
  { done: 60, quotient: '2.5', log: 0.398 },
  { done: 96, quotient: '25', log: 1.398 },
]

function timeForShare(rng: Random) {
  const reactant = rng.pick(REACTANTS)
  const halfLife = rng.int(5, 90)
  const { done, quotient, log } = rng.pick(LOGS)
  const value = (log / LOG_2) * halfLife
  const answer = rounded(value, 0, 'min')
  const wrong = (number: number) => Math.round(number)
  const logs =
    log === 1 || log === 2 || log === 3 ? 'log 2 = 0.301' : `log 2 = 0.301, log ${quotient} = ${log}`
  return {
    given: { find: 'time' as const, halfLife, done },
    prompt: stem(
      rng,
      [
        say`The half-life of a first-order reaction of ${reactant} is ${minutes(halfLife)}.`,
        say`${reactant} decomposes by first-order kinetics with a half-life of ${minutes(halfLife)}.`,
        say`For the first-order decomposition of ${reactant}, the half-life is ${minutes(halfLife)}.`,
      ],
      [
        say`The time required for ${percent(done)} completion (to the nearest minute) is:`,
        say`In how much time, to the nearest minute, will ${percent(done)} of the reaction be completed?`,
        say`Calculate the time, to the nearest minute, in which ${percent(done)} of it decomposes.`,
      ],
      [say`(${logs})`, say`Given: ${logs}.`],
    ),
    answer,
    mistakes: [
      {
        value: wrong((done / 50) * halfLife),
        because: say`the reaction was taken to go on at a steady rate`,
      },
      { value: wrong(value - halfLife), because: say`one half-life was left out` },
      { value: wrong(value + halfLife), because: say`one half-life too many was counted` },
      { value: wrong(value * 2), because: say`the rate constant was halved` },
      { value: wrong(value / 2), because: say`the rate constant was doubled` },
      {
        value: wrong(value / LN_10),
        because: say`the factor 2.303 between the two kinds of logarithm was left out`,
      },
      { value: wrong(value * LN_2), because: say`the half-life was taken as 1 ÷ k, without ln 2` },
      { value: wrong(log * halfLife), because: say`the logarithm was not divided by log 2` },
    ],
    // More than half of it reacts, which takes more than the half-life.
    within: [1.04 * halfLife, 20 * halfLife] as const,
    steps: [
      say`Left: ${percent(tidy(100 - done))}, so start ÷ left = ${quotient}`,
      say`k = 0.693 ÷ ${halfLife} per minute, and t = (2.303 ÷ k) × log ${quotient}`,
      say`As 2.303 × 0.301 = 0.693, this is t = half-life × log ${quotient} ÷ log 2`,
      say`t = ${halfLife} × ${String(log)} ÷ 0.301 ≈ ${answer}`,
    ],
  }
}

/** Two shares with the logarithms of start ÷ left, as papers give them. */
const SHARES = [
  { first: 75, second: 87.5, over: 3, under: 2, because: '75% is two half-lives and 87.5% is three' },
  { first: 75, second: 93.75, over: 4, under: 2, because: '75% is two half-lives and 93.75% is four' },
  { first: 87.5, second: 93.75, over: 4, under: 3, because: '87.5% is three half-lives and 93.75% is four' },
  { first: 87.5, second: 75, over: 2, under: 3, because: '87.5% is three half-lives and 75% is two' },
  { first: 90, second: 99, over: 2, under: 1, because: '90% leaves a tenth and 99% a tenth of a tenth' },
  { first: 90, second: 99.9, over: 3, under: 1, because: '90% leaves a tenth and 99.9% a thousandth' },
  { first: 99, second: 99.9, over: 3, under: 2, because: '99% leaves a hundredth and 99.9% a thousandth' },
  { first: 80, second: 96, over: 2, under: 1, because: '80% leaves a fifth and 96% a fifth of a fifth' },
  {
    first: 60,
    second: 84,
    over: 2,
    under: 1,
    because: '60% leaves two-fifths and 84% two-fifths of two-fifths',
  },
  {
    first: 20,
    second: 36,
    over: 2,
    under: 1,
    because: '20% leaves four-fifths and 36% four-fifths of four-fifths',
  },
  { first: 20, second: 48.8, over: 3, under: 1, because: '20% leaves 0.8 and 48.8% leaves 0.8 × 0.8 × 0.8' },
  { first: 10, second: 19, over: 2, under: 1, because: '10% leaves 0.9 and 19% leaves 0.9 × 0.9' },
  { first: 10, second: 27.1, over: 3, under: 1, because: '10% leaves 0.9 and 27.1% leaves 0.9 × 0.9 × 0.9' },
  { first: 40, second: 64, over: 2, under: 1, because: '40% leaves 0.6 and 64% leaves 0.6 × 0.6' },
  { first: 30, second: 51, over: 2, under: 1, because: '30% leaves 0.7 and 51% leaves 0.7 × 0.7' },
] as const

/** "20% of a first-order reaction is over in 10 min. In what time is 36% of it over?" */
function otherShare(rng: Random) {
  const reactant = rng.pick(REACTANTS)
  const { first, second, over, under, because } = rng.pick(SHARES)
  const time = rng.int(4, 60) * under
  const value = (time * over) / under
  const answer = minutes(value)
  const [one, other] = [percent(first), percent(second)]
  return {
    given: { find: 'other-share' as const, first, second, time },
    prompt: stem(
      rng,
      [
        say`A first-order reaction of ${reactant} is ${one} complete in ${minutes(time)}.`,
        say`In ${minutes(time)}, ${one} of ${reactant} decomposes by first-order kinetics.`,
        say`${reactant} decomposes by first-order kinetics, and ${one} of it has reacted after ${minutes(time)}.`,
        say`The decomposition of ${reactant} is of the first order; ${one} of it is over in ${minutes(time)}.`,
      ],
      [
        say`The time required for ${other} completion is:`,
        say`In how much time, from the start, will ${other} of the reaction be completed?`,
        say`Calculate the time, from the start, in which ${other} of it reacts.`,
      ],
    ),
    answer,
    mistakes: [
      { value: (time * second) / first, because: say`the reaction was taken to go on at a steady rate` },
      { value: value + time, because: say`the first time was added once more` },
      { value: Math.abs(value - time), because: say`that is the time between the two stages` },
      { value: value * 2, because: say`the result was doubled` },
      { value: value / 2, because: say`the result was halved` },
      { value: time * 1.5, because: say`half of the first time was added` },
      { value: (time * under) / over, because: say`the ratio of the times was turned round` },
    ].filter((wrong) => wrong.value > 0 && Number.isInteger(wrong.value * 2)),
    steps: [
      say`Left: ${percent(tidy(100 - first))} at first and ${percent(tidy(100 - second))} in the end`,
      say`t = (2.303 ÷ k) × log (start ÷ left), so the times are as the logarithms.`,
      say`${because}: the times are as ${under} : ${over}.`,
      say`t = ${time} × ${over} ÷ ${under} = ${answer}`,
    ],
  }
}

/** Gases that break up into gases, with the number of molecules that one gives. */
const GASES = [
  { reaction: 'SO₂Cl₂(g) → SO₂(g) + Cl₂(g)', gas: 'SO₂Cl₂', products: 2 },
  { reaction: 'CH₃N₂CH₃(g) → C₂H₆(g) + N₂(g)', gas: 'azomethane', products: 2 },
  { reaction: 'C₂H₅Cl(g) → C₂H₄(g) + HCl(g)', gas: 'C₂H₅Cl', products: 2 },
  { reaction: '(CH₃)₃COOC(CH₃)₃(g) → 2CH₃COCH₃(g) + C₂H₆(g)', gas: 'the peroxide', products: 3 },
] as const

/** "SO₂Cl₂ at 200 kPa breaks up, and after 30 min the total pressure is 350 kPa. What is the half-life?" */
function pressures(rng: Random) {
  const { reaction, gas, products } = rng.pick(GASES)
  const halvings = rng.int(2, 4)
  const start = rng.int(2, 30) * 2 ** halvings
  const halfLife = rng.int(4, 60)
  const time = halfLife * halvings
  const left = start / 2 ** halvings
  const later = start + (products - 1) * (start - left)
  const answer = minutes(halfLife)
  const [p, q, t] = [quantity(start, 'kPa'), quantity(later, 'kPa'), minutes(time)]
  return {
    given: { find: 'pressures' as const, start, later, time, products },
    prompt: stem(
      rng,
      [
        say`The first-order reaction ${reaction} is studied at constant volume. The pressure is ${p} at the start and ${q} after ${t}.`,
        say`At constant volume and temperature, ${reaction} follows first-order kinetics. The initial pressure of ${gas} is ${p}, and the total pressure after ${t} is ${q}.`,
        say`${gas} at ${p} decomposes in a closed vessel by the first-order reaction ${reaction}. After ${t}, the total pressure is ${q}.`,
      ],
      [
        say`The half-life of the reaction is:`,
        say`What is the half-life of the reaction?`,
        say`Calculate the half-life of the reaction.`,
      ],
    ),
    answer,
    mistakes: [
      { value: time, because: say`that is the time of the whole experiment` },
      { value: time / 2, because: say`two half-lives were counted, whatever the pressures` },
      { value: time / (halvings + 1), because: say`one half-life too many was counted` },
      {
        value: halvings > 2 ? time / (halvings - 1) : time * 2,
        because: say`one half-life too few was counted`,
      },
      {
        value: (time * start) / (2 * (later - start)),
        because: say`the pressure was taken to rise steadily`,
      },
      { value: halfLife * 2, because: say`the result was doubled` },
      { value: halfLife / 2, because: say`the result was halved` },
      { value: halfLife * 1.5, because: say`half of the result was added once more` },
    ].filter((wrong) => Number.isInteger(wrong.value * 2)),
    steps: [
      say`Of the pressure ${start} of ${gas}, x is gone: the total is ${start} − x + ${products}x = ${start} + ${products === 2 ? '' : products - 1}x = ${later}`,
      say`x = ${products === 2 ? '' : `(`}${later} − ${start}${products === 2 ? '' : `) ÷ ${products - 1}`} = ${start - left}, so ${gas} has ${start} − ${start - left} = ${quantity(left, 'kPa')} left.`,
      say`${start} ÷ ${left} = ${2 ** halvings} = ${Array.from({ length: halvings }, () => '2').join(' × ')}: ${halvings} half-lives have passed.`,
      say`Half-life = ${time} ÷ ${halvings} = ${answer}`,
    ],
  }
}
