import { roundOff, tidy } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { percent, quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "The half-life of a first-order reaction is 20 min. What share of the reactant is left after 60 min?" */
export const firstOrder = defineGenerator({
  id: 'chemistry/first-order',
  version: 6,
  concepts: ['first-order'],
  levels: {
    easy: { forms: [halfLifeOfConstant] },
    medium: { forms: [leftAfterHalfLives] },
    hard: { forms: [timeForShare] },
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
