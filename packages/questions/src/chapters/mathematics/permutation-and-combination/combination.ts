import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { arrange, choose, factorial } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { atLeast, diagonals, withOrWithout } from './combination-hard.ts'

/** "In how many ways can a team of 4 be chosen from 9 players?" */
export const combination = defineGenerator({
  id: 'statistics/combination',
  version: 1,
  levels: {
    easy: { forms: [plain, handshakes] },
    medium: { forms: [twoGroups, withOrWithout] },
    hard: { forms: [atLeast, diagonals] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Row by row of Pascal's triangle, and case by case.
    const pascal = (from: number, some: number): number => {
      let row = [1]
      for (let size = 0; size < from; size++)
        row = [1, ...row.slice(1).map((value, index) => value + (row[index] ?? 0)), 1]
      return row[some] ?? 0
    }
    switch (given.find) {
      case 'choose':
        return pascal(given.from, given.some)
      case 'groups':
        return pascal(given.first, given.some) * pascal(given.second, given.others)
      case 'at-least':
        return range(given.least, Math.min(given.some, given.first)).reduce(
          (sum, ones) => sum + pascal(given.first, ones) * pascal(given.second, given.some - ones),
          0,
        )
      case 'diagonals':
        // Count the pairs of corners that are not neighbours.
        return range(0, given.sides - 1).flatMap((a) =>
          range(a + 1, given.sides - 1).filter((b) => b - a > 1 && b - a < given.sides - 1),
        ).length
      case 'triangles':
        return pascal(given.points, 3) - pascal(given.inLine, 3)
    }
  },
})

function plain(rng: Random) {
  const { from, some } = rng.until(
    () => ({ from: rng.int(6, 16), some: rng.int(2, 5) }),
    (drawn) => drawn.some < drawn.from - 1,
  )
  const answer = choose(from, some)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const prompt = rng.pick([
    say`In how many ways can a team of ${some} be chosen from ${from} players whom ${person.name} trains in ${town}?`,
    say`A committee of ${some} members is formed from ${from} people in ${town} by ${person.name}. How many committees are possible?`,
    say`${person.name} packs ${some} of ${from} different books for a trip to ${town}. In how many ways can ${person.he} choose them?`,
    say`A thali in ${town} offers ${from} dishes, and ${person.name} may take any ${some} different ones. How many choices has ${person.he}?`,
    say`A question paper in ${town} lets ${person.name} answer any ${some} of ${from} questions. In how many ways can ${person.he} pick them?`,
    say`From ${from} volunteers in ${town}, ${person.name} sends ${some} to a camp. In how many ways can they be selected?`,
  ])
  return {
    given: { find: 'choose' as const, from, some },
    prompt,
    answer: count(answer),
    mistakes: mistakesOf(from, some),
    steps: [
      say`The order of the ${some} does not matter: take ordered choices and divide by ${some}! = ${factorial(some)}.`,
      say`${arrange(from, some)} ÷ ${factorial(some)} = ${answer}`,
    ],
  }
}

function mistakesOf(from: number, some: number): { value: number; because: Message }[] {
  return [
    { value: arrange(from, some), because: say`the order was counted, but it does not matter` },
    { value: from * some, because: say`${from} and ${some} were multiplied` },
    { value: choose(from, some - 1), because: say`one fewer was chosen` },
    { value: choose(from - 1, some), because: say`one was never chosen` },
    { value: choose(from, some + 1), because: say`one more was chosen` },
    { value: choose(from + 1, some), because: say`one too many to choose from was counted` },
    {
      value: arrange(from, some) / some,
      because: say`the ordered choices were divided by ${some} instead of ${some}!`,
    },
  ]
}

function handshakes(rng: Random) {
  const n = rng.int(6, 40)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const answer = choose(n, 2)
  const prompt = rng.pick([
    say`At a meeting of ${n} people called by ${person.name} in ${town}, each shakes hands once with every other. How many handshakes are there?`,
    say`In a chess league in ${town} that ${person.name} runs, each of ${n} players plays once against every other. How many games are played?`,
    say`${n} points lie on a circle that ${person.name} of ${town} drew, and each two are joined by a line. How many lines are there?`,
    say`On a map by ${person.name}, ${n} towns near ${town} are joined by direct roads, one between each two of them. How many roads are there?`,
    say`In the kabaddi cup of ${town}, ${n} teams meet each other exactly once. ${person.name} counts the matches. How many are there?`,
  ])
  return {
    given: { find: 'choose' as const, from: n, some: 2 },
    prompt,
    answer: count(answer),
    mistakes: [
      { value: n * (n - 1), because: say`every pair was counted twice` },
      { value: n * n, because: say`${n} was multiplied by itself` },
      { value: (n * n) / 2, because: say`the pairing of one with itself was counted` },
      { value: choose(n + 1, 2), because: say`one too many was counted` },
      { value: choose(n - 1, 2), because: say`one of the ${n} was left out` },
      { value: 2 * n, because: say`two were counted for each` },
      { value: n - 1, because: say`only those of one of them were counted` },
    ],
    steps: [
      say`Each of the ${n} meets ${n - 1} others, but every pair is counted twice that way.`,
      say`${n} × ${n - 1} ÷ 2 = ${answer}`,
    ],
  }
}

const KINDS = [
  ['men', 'women'],
  ['boys', 'girls'],
  ['teachers', 'students'],
  ['doctors', 'nurses'],
  ['batsmen', 'bowlers'],
  ['engineers', 'clerks'],
] as const

function twoGroups(rng: Random) {
  const [one, other] = rng.pick(KINDS)
  const [first, second, some, others] = [rng.int(4, 10), rng.int(4, 10), rng.int(2, 3), rng.int(2, 3)]
  const answer = choose(first, some) * choose(second, others)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  return {
    given: { find: 'groups' as const, first, second, some, others },
    prompt: rng.pick([
      say`In ${town}, from ${first} ${one} and ${second} ${other}, a group of ${some} ${one} and ${others} ${other} is chosen. In how many ways is this possible?`,
      say`${person.name} of ${town} picks ${some} of ${first} ${one} and ${others} of ${second} ${other} for a committee. How many committees can ${person.he} form?`,
      say`A team in ${town} needs ${some} ${one} and ${others} ${other}; ${first} ${one} and ${second} ${other} apply. In how many ways can the team be made up?`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: choose(first, some) + choose(second, others),
        because: say`the two choices were added instead of multiplied`,
      },
      { value: choose(first + second, some + others), because: say`all were put into one group` },
      {
        value: arrange(first, some) * arrange(second, others),
        because: say`the order was counted, but it does not matter`,
      },
      { value: first * some * second * others, because: say`the numbers were multiplied` },
      { value: choose(first, some) * others, because: say`the second choice was not worked out` },
      { value: choose(second, some) * choose(first, others), because: say`the two groups were exchanged` },
      { value: 2 * answer, because: say`each group was counted twice` },
      { value: answer / 2, because: say`the result was halved` },
    ].filter(({ because }) => some !== others || !because.template.includes('exchanged')),
    steps: [
      say`${some} of ${first} ${one}: ${choose(first, some)} ways`,
      say`${others} of ${second} ${other}: ${choose(second, others)} ways`,
      say`Both together: ${choose(first, some)} × ${choose(second, others)} = ${answer}`,
    ],
  }
}
