import type { Random } from '../../../../kit/random/random.ts'
import { arrange, factorial } from '../../../../kit/values/counting.ts'
import { count } from '../../../../kit/values/value.ts'
import { ask } from '../../../../kit/wording/ask.ts'
import { someone } from '../../../../kit/wording/people.ts'
import { say } from '../../../../kit/wording/say.ts'

const GROUPS = [
  ['boys', 'girls'],
  ['men', 'women'],
  ['history books', 'science books'],
  ['red flags', 'green flags'],
  ['teachers', 'students'],
  ['batsmen', 'bowlers'],
  ['singers', 'dancers'],
  ['Hindi novels', 'English novels'],
  ['red cars', 'blue cars'],
  ['doctors', 'nurses'],
  ['uncles', 'aunts'],
  ['maths books', 'physics books'],
  ['officers', 'clerks'],
  ['paintings', 'photographs'],
  ['jasmine pots', 'rose pots'],
  ['silver cups', 'brass cups'],
  ['lawyers', 'judges'],
  ['novels', 'dictionaries'],
  ['farmers', 'traders'],
  ['poets', 'painters'],
  ['scooters', 'cycles'],
  ['mango trees', 'lemon trees'],
  ['nephews', 'nieces'],
  ['red roses', 'white roses'],
  ['steel chairs', 'wooden chairs'],
  ['gold coins', 'silver coins'],
  ['engineers', 'bankers'],
  ['buses', 'trucks'],
  ['runners', 'swimmers'],
  ['Bengali books', 'Tamil books'],
] as const

function drawRow(rng: Random) {
  const [others, few] = rng.pick(GROUPS)
  const [one, other] = rng.chance(0.5) ? [others, few] : [few, others]
  return { few: one, rest: other, person: rng.pick(someone) }
}

/** Those who stay together are one block. */
export function together(rng: Random) {
  const [others, k] = [rng.int(2, 6), rng.int(2, 5)]
  const n = others + k
  const { few, rest, person } = drawRow(rng)
  const answer = factorial(others + 1) * factorial(k)
  return {
    concept: 'always-together',
    given: { find: 'together' as const, all: n, group: k },
    prompt: rng.pick([
      say`In how many ways can ${others} different ${rest} and ${k} different ${few} be placed in a row so that all the ${few} stay together?`,
      say`${ask(rng, say`the number of ways of arranging ${others} ${rest} and ${k} ${few}, all different, in a row with all the ${few} together`)}`,
      say`${person.name} lines up ${others} ${rest} and ${k} ${few}, all different. How many rows keep the ${few} next to each other?`,
      say`If ${k} ${few} and ${others} ${rest}, all different, stand in a line so that the ${few} are never separated, how many arrangements are possible?`,
      say`For a photograph, ${others} ${rest} and ${k} ${few} (no two alike) are put in a row with all the ${few} side by side. In how many ways can this be done?`,
      say`${others} ${rest} and ${k} ${few} are all different. In how many orders can they be put in a line, if the ${few} must form one block?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: factorial(n), because: say`the condition was left out` },
      { value: factorial(others + 1), because: say`the ${few} were not arranged among themselves` },
      {
        value: factorial(others) * factorial(k),
        because: say`the block of ${few} was kept in one fixed place`,
      },
      {
        value: factorial(n) - answer,
        because: say`the rows in which they are not all together were counted`,
      },
      {
        value: factorial(others + 1) * k,
        because: say`the ${k} ${few} were given ${k} orders instead of ${factorial(k)}`,
      },
      { value: 2 * answer, because: say`every row was counted twice` },
      { value: factorial(others + 2) * factorial(k), because: say`one thing too many was arranged` },
      { value: answer / 2, because: say`a row and its reverse were taken for the same` },
    ],
    steps: [
      say`Take the ${k} ${few} as one block: there are ${others} + 1 = ${others + 1} things to arrange.`,
      say`${others + 1}! = ${factorial(others + 1)} orders`,
      say`Inside the block the ${few} can stand in ${k}! = ${factorial(k)} orders.`,
      say`${factorial(others + 1)} × ${factorial(k)} = ${answer}`,
    ],
  }
}

/** Those who stay apart go into the gaps. */
export function apart(rng: Random) {
  const { k, others } = rng.until(
    () => {
      const k = rng.int(2, 4)
      return { k, others: rng.int(Math.max(3, k), 8) }
    },
    // Short enough to be worked out on paper.
    (drawn) => factorial(drawn.others) * arrange(drawn.others + 1, drawn.k) <= 2_000_000,
  )
  const n = k + others
  const { few, rest, person } = drawRow(rng)
  const answer = factorial(others) * arrange(others + 1, k)
  return {
    concept: 'never-together',
    given: { find: 'apart' as const, all: n, group: k },
    prompt: rng.pick([
      say`In how many ways can ${others} different ${rest} and ${k} different ${few} be placed in a row so that no two ${few} are next to each other?`,
      say`${ask(rng, say`the number of ways of arranging ${others} ${rest} and ${k} ${few}, all different, in a row with no two ${few} together`)}`,
      say`${person.name} lines up ${others} ${rest} and ${k} ${few}, all different, with no two ${few} side by side. How many rows are possible?`,
      say`If ${k} ${few} and ${others} ${rest}, all different, form a line in which no two ${few} stand beside each other, how many such lines are there?`,
      say`For a show, ${others} ${rest} and ${k} ${few} (no two alike) are arranged in a row so that no two ${few} are together. In how many ways can this be done?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: factorial(n), because: say`the condition was left out` },
      {
        value: factorial(n) - factorial(others + 1) * factorial(k),
        because:
          k === 2
            ? say`a slip in the subtraction`
            : say`only the rows with all ${k} together were taken off; two of them may still touch`,
      },
      {
        value: factorial(others) * arrange(others, k),
        because: say`only ${others} gaps were counted; there are ${others + 1}`,
      },
      {
        value: (factorial(others) * arrange(others + 1, k)) / factorial(k),
        because: say`the ${few} were not arranged among themselves`,
      },
      {
        value: factorial(others + 1) * factorial(k),
        because: say`the rows with all the ${few} together were counted`,
      },
      { value: arrange(others + 1, k), because: say`the ${rest} were not arranged` },
      { value: factorial(others) * factorial(k), because: say`the gaps were not chosen` },
      { value: answer * 2, because: say`every row was counted twice` },
    ],
    steps: [
      say`Arrange the ${others} ${rest} first: ${others}! = ${factorial(others)} ways`,
      say`They leave ${others + 1} gaps, with the two ends.`,
      say`The ${k} ${few} go into different gaps: ${arrange(others + 1, k)} ways`,
      say`${factorial(others)} × ${arrange(others + 1, k)} = ${answer}`,
    ],
  }
}
