import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { arrange, choose, factorial } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { groupDigits } from '../../../kit/wording/format-number.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "In how many ways can a team of 4 be chosen from 9 players?" */
export const combination = defineGenerator({
  id: 'statistics/combination',
  version: 10,
  concepts: ['ncr', 'handshakes', 'committee-formation', 'points-lines-and-diagonals'],
  levels: {
    easy: {
      forms: [
        ...often(10, valueOfTwo),
        ...often(6, equalChoices),
        ...often(2, plain),
        handshakes,
        fromHandshakes,
      ],
    },
    medium: { forms: [...often(7, twoGroups), ...often(4, atLeast), withOrWithout] },
    hard: {
      forms: [
        ...often(8, atLeast),
        ...often(14, atLeastOfBoth),
        ...often(14, notBoth),
        ...often(3, triangles),
        fromDiagonals,
      ],
    },
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
      case 'equal-choices': {
        const n = range(given.b, 80).find((one) => pascal(one, given.a) === pascal(one, given.b)) ?? 0
        return given.wanted === 0 ? n : pascal(n, given.wanted)
      }
      case 'value-of-two': {
        const [one, other] = [given.one, given.other].map(([times, from, some]) => times * pascal(from, some))
        return given.sign === '+' ? (one ?? 0) + (other ?? 0) : (one ?? 0) - (other ?? 0)
      }
      case 'choose':
        return pascal(given.from, given.some)
      case 'from-pairs':
        return range(3, 80).find((one) => pascal(one, 2) === given.pairs) ?? 0
      case 'groups':
        return pascal(given.first, given.some) * pascal(given.second, given.others)
      case 'at-least':
        return range(given.least, Math.min(given.most, given.some, given.first)).reduce(
          (sum, ones) => sum + pascal(given.first, ones) * pascal(given.second, given.some - ones),
          0,
        )
      case 'not-both': {
        // By which of the two persons is in: only the one, only the other, neither.
        const { first, second, some, least } = given
        const groups = (men: number, women: number, taken: number, ofFirst: number) =>
          range(0, taken).reduce(
            (sum, ones) =>
              ones + ofFirst >= least ? sum + pascal(men, ones) * pascal(women, taken - ones) : sum,
            0,
          )
        return (
          groups(first - 1, second - 1, some - 1, 1) +
          groups(first - 1, second - 1, some - 1, 0) +
          groups(first - 1, second - 1, some, 0)
        )
      }
      case 'from-diagonals': {
        const sides =
          range(4, 60).find(
            (corners) =>
              range(0, corners - 1).flatMap((a) =>
                range(a + 1, corners - 1).filter((b) => b - a > 1 && b - a < corners - 1),
              ).length === given.diagonals,
          ) ?? 0
        return pascal(sides, given.corners)
      }
      case 'triangles':
        return (
          pascal(given.points, given.corners) -
          pascal(given.inLine, given.corners) +
          (given.corners === 2 ? 1 : 0)
        )
    }
  },
})

function plain(rng: Random) {
  const { from, some } = rng.until(
    () => ({ from: rng.int(6, 28), some: rng.int(2, 6) }),
    (drawn) => drawn.some < drawn.from - 1,
  )
  const answer = choose(from, some)
  const prompt = rng.pick([
    say`In how many ways can a team of ${some} be chosen from ${from} players?`,
    say`A committee of ${some} members is to be formed from ${from} people. How many committees are possible?`,
    say`In how many ways can ${some} books be selected from ${from} different books?`,
    say`A menu has ${from} dishes. In how many ways can a customer choose ${some} different dishes?`,
    say`A candidate has to answer any ${some} out of ${from} questions. In how many ways can the questions be chosen?`,
    say`In how many ways can ${some} students be selected out of ${from} for a quiz?`,
    say`From a box of ${from} different pens, ${some} are taken out. In how many ways can this be done?`,
    say`A shop sells ${from} kinds of sweets. In how many ways can ${some} different kinds be bought?`,
    say`How many groups of ${some} can be made out of ${from} persons?`,
    say`A library lends ${some} books at a time. In how many ways can a reader take ${some} out of ${from} new books?`,
    say`In how many ways can a captain pick ${some} out of ${from} fielders for the inner ring?`,
    say`${ask(rng, say`the number of ways of selecting ${some} cards out of ${from} different cards`)}`,
    say`A florist has ${from} kinds of flowers. In how many ways can ${some} kinds be chosen for a bouquet?`,
    say`In how many ways can ${some} cities be picked out of ${from} for a tour, if their order does not matter?`,
    say`A bag has ${from} different coins. In how many ways can ${some} coins be taken out together?`,
    say`A painter has ${from} colours. In how many ways can ${some} of them be chosen for a picture?`,
    say`A jury of ${some} is to be drawn from ${from} citizens. How many juries are possible?`,
    say`A child may take ${some} toys out of ${from} different toys. In how many ways can the toys be chosen?`,
    say`In how many ways can ${some} of ${from} applicants be selected for the same kind of post?`,
    say`Out of ${from} subjects a student takes ${some}. In how many ways can the subjects be chosen?`,
    say`Out of ${from} volunteers, ${some} are to be sent to a camp. In how many ways can they be selected?`,
  ])
  return {
    concept: 'ncr',
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

/** "If ⁿC₈ = ⁿC₁₂, what is n?" */
function equalChoices(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(2, 24), rng.int(3, 30)] as const,
    (drawn) => drawn[0] < drawn[1] && drawn[0] + drawn[1] <= 40,
  )
  const n = a + b
  const wanted = rng.pick([0, 0, 2])
  const key = wanted === 0 ? n : choose(n, wanted)
  const letter = rng.pick(['n', 'n', 'm', 'p'])
  const of = (r: number) => latex`^{${letter}}C_{${r}}`
  const what = wanted === 0 ? letter : of(wanted)
  return {
    concept: 'ncr',
    given: { find: 'equal-choices' as const, a, b, wanted },
    prompt: rng.pick([
      say`If ${of(a)} = ${of(b)}, ${askThen(rng, say`the value of ${what}`)}`,
      say`${ask(rng, say`the value of ${what} for which ${of(a)} = ${of(b)}`)}`,
      say`Given that ${of(b)} = ${of(a)}, ${askThen(rng, say`the value of ${what}`)}`,
    ]),
    answer: count(key),
    mistakes:
      wanted === 0
        ? [
            { value: b - a, because: say`the two were subtracted instead of added` },
            { value: n + 1, because: say`1 was added to the sum` },
            { value: n - 1, because: say`1 was taken off the sum` },
            { value: a * b, because: say`the two were multiplied` },
            { value: b, because: say`the larger of the two was taken` },
            { value: 2 * b, because: say`the larger of the two was doubled` },
          ]
        : [
            { value: n * (n - 1), because: say`the order was counted` },
            { value: choose(n - 1, 2), because: say`${letter} was taken as ${n - 1}` },
            { value: choose(n + 1, 2), because: say`${letter} was taken as ${n + 1}` },
            { value: n, because: say`that is ${letter}` },
            { value: 2 * n, because: say`${letter} was doubled` },
            ...(b - a > 2
              ? [{ value: choose(b - a, 2), because: say`${letter} was taken as ${b - a}` }]
              : []),
          ],
    steps: [
      say`Choosing ${a} is leaving the rest, so the two are equal when ${letter} = ${a} + ${b} = ${n}.`,
      wanted === 0 ? say`${letter} = ${n}` : say`${of(wanted)} = ${n} × ${n - 1} ÷ 2 = ${key}`,
    ],
  }
}

function handshakes(rng: Random) {
  const n = rng.int(6, 50)
  const answer = choose(n, 2)
  const prompt = rng.pick([
    say`At a meeting of ${n} people, each shakes hands once with every other. How many handshakes are there?`,
    say`In a ${rng.pick(GAMES)} tournament, each of ${n} players plays once against every other. How many games are played?`,
    say`There are ${n} points on a circle. How many chords can be drawn by joining them in pairs?`,
    say`${n} friends send a card to one another such that every two of them exchange one card in all. How many cards are there?`,
    say`How many straight lines can be drawn through ${n} points, no three of which are in a line?`,
    say`In a party every person shakes hands with every other person once. If ${n} persons are present, ${askThen(rng, 'the total number of handshakes')}`,
    say`In a ${rng.pick(GAMES)} tournament, every one of the ${n} players meets every other once. ${ask(rng, 'the number of matches')}`,
    say`If every two of ${n} towns are joined by a direct road, then how many roads are there?`,
    say`In a ${rng.pick(TEAM_GAMES)} league, ${n} teams play each other exactly once. ${ask(rng, 'the total number of matches')}`,
    say`${n} teams take part in a ${rng.pick(TEAM_GAMES)} tournament, and each plays one match against every other. How many matches are played in all?`,
  ])
  return {
    concept: 'handshakes',
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

const GAMES = ['chess', 'carrom', 'badminton', 'table tennis', 'tennis', 'squash']
const TEAM_GAMES = ['kabaddi', 'hockey', 'football', 'volleyball', 'kho-kho', 'cricket', 'basketball']

/** "Everybody shakes hands with everybody else once, 66 handshakes in all. How many persons are there?" */
function fromHandshakes(rng: Random) {
  const n = rng.int(6, 50)
  const pairs = choose(n, 2)
  const where = rng.pick(['At a party', 'At a meeting', 'At a conference', 'At a wedding'])
  return {
    concept: 'handshakes',
    given: { find: 'from-pairs' as const, pairs },
    prompt: rng.pick([
      say`${where}, every person shakes hands once with every other person. If there are ${pairs} handshakes in all, how many persons are present?`,
      say`${where}, each person shakes hands with all the others once, and ${pairs} handshakes take place. ${ask(rng, 'the number of persons present')}`,
      say`In a ${rng.pick(GAMES)} tournament, each player plays once against every other, and ${pairs} games are played. How many players take part?`,
      say`In a ${rng.pick(TEAM_GAMES)} league, every two teams meet exactly once. If ${pairs} matches are played in all, how many teams are there?`,
      say`${pairs} chords can be drawn by joining the points on a circle in pairs. ${ask(rng, 'the number of points on the circle')}`,
    ]),
    answer: count(n),
    mistakes: [
      { value: n - 1, because: say`that is the number of others whom each one meets` },
      { value: n + 1, because: say`${n} × ${n + 1} was taken instead of ${n} × ${n - 1}` },
      { value: 2 * n, because: say`the number was doubled` },
      { value: n - 2, because: say`the product of two neighbouring numbers was found wrongly` },
      { value: n + 2, because: say`the product of two neighbouring numbers was found wrongly` },
      { value: Math.round(n / 2), because: say`the number was halved` },
    ],
    steps: [
      say`n of them make ${latex`\frac{n(n - 1)}{2}`} pairs, so n(n − 1) = 2 × ${pairs} = ${2 * pairs}.`,
      say`${n} × ${n - 1} = ${2 * pairs}, so n = ${n}`,
    ],
  }
}

function twoGroups(rng: Random) {
  const [one, other] = drawKinds(rng)
  const [first, second, some, others] = [rng.int(4, 14), rng.int(4, 14), rng.int(2, 4), rng.int(2, 3)]
  const answer = choose(first, some) * choose(second, others)
  return {
    concept: 'committee-formation',
    given: { find: 'groups' as const, first, second, some, others },
    prompt: rng.pick([
      say`from ${first} ${one} and ${second} ${other}, a group of ${some} ${one} and ${others} ${other} is chosen. In how many ways is this possible?`,
      say`A committee of ${some} ${one} and ${others} ${other} is to be formed from ${first} ${one} and ${second} ${other}. In how many ways can this be done?`,
      say`A team needs ${some} ${one} and ${others} ${other}; ${first} ${one} and ${second} ${other} apply. In how many ways can the team be made up?`,
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

/** Someone is certainly included, or certainly left out. */
function withOrWithout(rng: Random) {
  const isIn = rng.chance(0.5)
  const { from, some } = rng.until(
    () => ({ from: rng.int(7, 22), some: rng.int(3, 7) }),
    (drawn) => drawn.some <= drawn.from - 3,
  )
  const k = rng.int(1, 2)
  const answer = isIn ? choose(from - k, some - k) : choose(from - k, some)
  const names = drawLetters(rng, 2)
  const who =
    k === 1 ? say`${names[0]?.name ?? ''}` : say`${names[0]?.name ?? ''} and ${names[1]?.name ?? ''}`
  const state = isIn
    ? k === 1
      ? 'is surely chosen'
      : 'are surely chosen'
    : k === 1
      ? 'is not chosen'
      : 'are not chosen'
  return {
    concept: 'ncr',
    given: { find: 'choose' as const, from: from - k, some: isIn ? some - k : some },
    prompt: rng.pick([
      say`${some} of ${from} players are chosen. In how many ways can that be done so that ${who} ${state}?`,
      say`A club with ${from} members, ${who} among them, sends ${some} to a meeting; ${who} ${state}. How many selections are possible?`,
      say`From ${from} students a group of ${some} is formed, and ${who} ${state}. In how many ways can the group be formed?`,
      say`A team of ${some} is to be picked from ${from} players, ${who} among them. How many teams are possible if ${who} ${state}?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: choose(from, some), because: say`the condition was left out` },
      {
        value: isIn ? choose(from - k, some) : choose(from - k, some - k),
        because: say`that is the number with ${who} ${isIn ? 'left out' : 'included'}`,
      },
      {
        value: isIn ? choose(from, some - k) : choose(from, some) - choose(from - k, some),
        because: isIn
          ? say`${who} could be chosen a second time`
          : say`the selections that do not fit were counted`,
      },
      {
        value: arrange(from - k, isIn ? some - k : some),
        because: say`the order was counted, but it does not matter`,
      },
      {
        value: choose(from - k - 1, isIn ? some - k : some),
        because: say`one person too many was taken out`,
      },
      { value: choose(from - k, (isIn ? some - k : some) - 1), because: say`one place too few was filled` },
      { value: choose(from - k + 1, isIn ? some - k : some), because: say`one person too few was taken out` },
    ],
    steps: [
      isIn
        ? say`${k === 1 ? 'One place is' : 'Two places are'} taken already: ${some - k} to choose from the other ${from - k}.`
        : say`${k === 1 ? 'One person drops' : 'Two persons drop'} out: ${some} to choose from ${from - k}.`,
      say`The order does not matter.`,
      say`Number of ways = ${answer}`,
    ],
  }
}

/** Cases that add up. */
function atLeast(rng: Random) {
  const [one, other] = drawKinds(rng)
  const { first, second, some, least } = rng.until(
    () => ({ first: rng.int(4, 10), second: rng.int(3, 10), some: rng.int(3, 6), least: rng.int(1, 3) }),
    (drawn) =>
      drawn.least < drawn.some && drawn.some <= drawn.first && drawn.some <= drawn.second + drawn.least - 1,
  )
  const isAtMost = rng.chance(0.4)
  const limit = say`${isAtMost ? 'at most' : 'at least'} ${least}`
  const cases = (isAtMost ? range(0, least) : range(least, some))
    .map((ones) => ({ ones, ways: choose(first, ones) * choose(second, some - ones) }))
    .filter(({ ways }) => ways > 0)
  const answer = cases.reduce((sum, { ways }) => sum + ways, 0)
  return {
    concept: 'committee-formation',
    given: {
      find: 'at-least' as const,
      first,
      second,
      some,
      least: isAtMost ? 0 : least,
      most: isAtMost ? least : some,
    },
    prompt: rng.pick([
      say`In how many ways can a group of ${some} be chosen from ${first} ${one} and ${second} ${other} so as to include ${limit} of the ${one}?`,
      say`A team of ${some} is to be formed from ${first} ${one} and ${second} ${other}, with ${limit} of the ${one}. How many teams are possible?`,
      say`A group of ${some} is to be picked out of ${first} ${one} and ${second} ${other} so as to include ${limit} of the ${one}. In how many ways can this be done?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: choose(first + second, some), because: say`the condition was left out` },
      {
        value: choose(first, least) * choose(second, some - least),
        because: say`only the case with exactly ${least} ${one} was counted`,
      },
      { value: choose(first + second, some) - answer, because: say`the groups that do not fit were counted` },
      {
        value: answer - (cases[0]?.ways ?? 0),
        because: say`the first case was left out`,
      },
      { value: answer - (cases.at(-1)?.ways ?? 0), because: say`the last case was left out` },
      {
        value: choose(first, least) * choose(first + second - least, some - least),
        because: say`${least} ${one} were chosen first and then any others, which counts some groups several times`,
      },
      { value: answer + (cases[0]?.ways ?? 0), because: say`one case was counted twice` },
    ],
    steps: [
      say`The number of ${one} can be ${cases.map(({ ones }) => ones).join(', ')}.`,
      say`For each case multiply the ways for ${one} and for ${other}.`,
      say`The cases give ${cases.map(({ ways }) => groupDigits(String(ways))).join(', ')}.`,
      say`Together: ${cases.map(({ ways }) => groupDigits(String(ways))).join(' + ')} = ${answer}`,
    ],
  }
}

/** What is chosen from two lots, with the words around it. */
const LOTS = [
  ['boys', 'girls', 'A class has', 'A teacher has to select'],
  ['batsmen', 'bowlers', 'A club has', 'A coach has to pick'],
  ['novels', 'plays', 'A shelf holds', 'A reader has to borrow'],
  ['doctors', 'engineers', 'A panel lists', 'A board has to choose'],
  ['teachers', 'students', 'A school has named', 'The head has to choose'],
  ['men', 'women', 'A village has', 'The sarpanch has to name'],
  ['singers', 'dancers', 'A troupe has', 'The director has to pick'],
  ['red roses', 'white roses', 'A florist has', 'A customer has to take'],
  ['pens', 'pencils', 'A box has', 'A student has to take'],
  ['clerks', 'officers', 'A bank has', 'The manager has to select'],
  ['defenders', 'forwards', 'A club has', 'A coach has to pick'],
] as const

/** "A paper has two parts of 6 and 5 questions. In how many ways can 7 be chosen with at least 3 from each part?" */
function atLeastOfBoth(rng: Random) {
  const { first, second, some, one, other } = rng.until(
    () => ({
      first: rng.int(4, 9),
      second: rng.int(4, 9),
      some: rng.int(5, 8),
      one: rng.int(1, 3),
      other: rng.int(1, 3),
    }),
    (drawn) =>
      drawn.some - drawn.one - drawn.other >= 1 &&
      drawn.some - drawn.one - drawn.other <= 3 &&
      drawn.some - drawn.other <= drawn.first + 1 &&
      drawn.some - drawn.one <= drawn.second + 1,
  )
  const cases = range(one, some - other)
    .map((ones) => ({ ones, ways: choose(first, ones) * choose(second, some - ones) }))
    .filter(({ ways }) => ways > 0)
  const answer = cases.reduce((sum, { ways }) => sum + ways, 0)
  const all = choose(first + second, some)
  const isPaper = rng.chance(0.3)
  const [kind, another, has, must] = rng.pick(LOTS)
  const told = isPaper
    ? say`A paper has ${first} questions in part A and ${second} in part B. A candidate has to answer ${some} of them, with at least ${one} from part A and at least ${other} from part B.`
    : say`${has} ${first} ${kind} and ${second} ${another}. ${must} ${some} of them, with at least ${one} of the ${kind} and at least ${other} of the ${another}.`
  return {
    concept: 'committee-formation',
    given: { find: 'at-least' as const, first, second, some, least: one, most: some - other },
    prompt: say`${told} ${rng.pick(['In how many ways can this be done?', 'How many selections are possible?', 'Find the number of ways in which this can be done.'])}`,
    answer: count(answer),
    mistakes: [
      { value: all, because: say`the conditions were left out` },
      { value: all - answer, because: say`the selections that do not fit were counted` },
      { value: answer - (cases[0]?.ways ?? 0), because: say`the first case was left out` },
      { value: answer - (cases.at(-1)?.ways ?? 0), because: say`the last case was left out` },
      {
        value: range(one, Math.min(some, first)).reduce(
          (sum, ones) => sum + choose(first, ones) * choose(second, some - ones),
          0,
        ),
        because: say`the second condition was left out`,
      },
      {
        value:
          choose(first, one) *
          choose(second, other) *
          choose(first + second - one - other, some - one - other),
        because: say`the least numbers were chosen first and then any others, which counts some selections several times`,
      },
    ].filter(({ value: wrong }) => wrong > 0 && wrong !== answer),
    steps: [
      say`The number from the first lot can be ${cases.map(({ ones }) => ones).join(', ')}.`,
      say`For each case multiply the ways for the two lots.`,
      say`The cases give ${cases.map(({ ways }) => groupDigits(String(ways))).join(', ')}.`,
      say`Together: ${cases.map(({ ways }) => groupDigits(String(ways))).join(' + ')} = ${answer}`,
    ],
  }
}

/** "A committee of 5 with at least 2 women, but a certain man and a certain woman refuse to serve together." */
function notBoth(rng: Random) {
  const [one, other] = drawKinds(rng)
  const { first, second, some, least } = rng.until(
    () => ({ first: rng.int(4, 9), second: rng.int(3, 9), some: rng.int(3, 6), least: rng.int(1, 3) }),
    (drawn) =>
      drawn.least < drawn.some && drawn.some <= drawn.first && drawn.some <= drawn.second + drawn.least - 1,
  )
  const ways = (men: number, women: number, taken: number, from: number) =>
    range(Math.max(0, from), taken).reduce(
      (sum, ones) => sum + choose(men, ones) * choose(women, taken - ones),
      0,
    )
  const all = ways(first, second, some, least)
  const both = ways(first - 1, second - 1, some - 2, least - 1)
  const answer = all - both
  return {
    concept: 'committee-formation',
    given: { find: 'not-both' as const, first, second, some, least },
    prompt: rng.pick([
      say`A committee of ${some} is to be formed from ${first} ${one} and ${second} ${other}, with at least ${least} of the ${one}. One of the ${one} and one of the ${other} refuse to serve together. How many committees are possible?`,
      say`From ${first} ${one} and ${second} ${other} a team of ${some} is to be chosen so as to include at least ${least} of the ${one}. If a particular one of the ${one} and a particular one of the ${other} cannot be in the team together, in how many ways can the team be chosen?`,
      say`In how many ways can ${some} persons be selected from ${first} ${one}, A among them, and ${second} ${other}, B among them, so that there are at least ${least} of the ${one} and A and B are not both selected?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: all, because: say`those with both of the two were not taken off` },
      { value: both, because: say`those with both of the two were counted` },
      {
        value: all - choose(first + second - 2, some - 2),
        because: say`all groups with both of the two were taken off, also those with too few ${one}`,
      },
      {
        value: choose(first + second, some) - choose(first + second - 2, some - 2),
        because: say`the least number of ${one} was left out of account`,
      },
      {
        value: ways(first - 1, second - 1, some, least),
        because: say`both of the two were left out altogether`,
      },
      { value: answer - both, because: say`those with both of the two were taken off twice` },
    ].filter(({ value: wrong }) => wrong > 0 && wrong !== answer),
    steps: [
      say`Without the quarrel, the cases with at least ${least} of the ${one} give ${all} ways.`,
      say`With both of the two in, ${some - 2} more are chosen from ${first - 1} ${one} and ${second - 1} ${other}${least > 1 ? say`, at least ${least - 1} of them ${one}` : ''}: ${both} ways.`,
      say`These are taken off.`,
      say`${all} − ${both} = ${answer}`,
    ],
  }
}

/** "A polygon has 54 diagonals. How many triangles have their corners among its vertices?" */
function fromDiagonals(rng: Random) {
  const sides = rng.int(5, 40)
  const corners = rng.pick(sides <= 16 ? [3, 3, 4] : [3])
  const lines = (sides * (sides - 3)) / 2
  const shape = corners === 3 ? 'triangles' : 'quadrilaterals'
  const key = choose(sides, corners)
  return {
    concept: 'points-lines-and-diagonals',
    given: { find: 'from-diagonals' as const, diagonals: lines, corners },
    prompt: rng.pick([
      say`A convex polygon has ${lines} diagonals. How many ${shape} can be formed by joining its vertices?`,
      say`If the number of diagonals of a convex polygon is ${lines}, then find the number of ${shape} whose vertices are vertices of the polygon.`,
      say`The number of diagonals of a regular polygon is ${lines}. ${ask(rng, say`the number of ${shape} that have their corners at its vertices`)}`,
      say`A convex polygon with ${lines} diagonals is drawn. ${ask(rng, say`the number of ${shape} whose corners are corners of the polygon`)}`,
      say`How many ${shape} can be made by joining the vertices of a convex polygon that has ${lines} diagonals?`,
    ]),
    answer: count(key),
    mistakes: [
      { value: choose(sides - 1, corners), because: say`the polygon was taken to have ${sides - 1} sides` },
      { value: choose(sides + 1, corners), because: say`the polygon was taken to have ${sides + 1} sides` },
      { value: arrange(sides, corners), because: say`the order of the corners was counted` },
      { value: choose(sides, 2), because: say`pairs of corners were counted` },
      { value: key - sides, because: say`the ${sides} sides were taken off` },
      { value: choose(sides, corners + 1), because: say`one corner too many was chosen` },
      { value: key + lines, because: say`the diagonals were added` },
    ],
    steps: [
      say`A polygon with n sides has ${latex`\frac{n(n - 3)}{2}`} diagonals.`,
      say`n(n − 3) = ${2 * lines}.`,
      say`${sides} × ${sides - 3} = ${2 * lines}, so n = ${sides}.`,
      say`Any ${corners} of the ${sides} vertices give one: ${latex`^{${sides}}C_{${corners}}`}`,
      say`That is ${count(key)}`,
    ],
  }
}

/** Triangles or lines through points of which some lie on a line. */
function triangles(rng: Random) {
  const inLine = rng.int(3, 10)
  const points = inLine + rng.int(2, 14)
  const corners = rng.pick([2, 3, 3])
  const answer = choose(points, corners) - choose(inLine, corners) + (corners === 2 ? 1 : 0)
  const shapes = corners === 3 ? 'triangles' : 'straight lines'
  return {
    concept: 'points-lines-and-diagonals',
    given: { find: 'triangles' as const, points, inLine, corners },
    prompt: rng.pick([
      say`Of ${points} points in a plane, ${inLine} are collinear and no other three are collinear. How many ${shapes} can be formed by joining these points?`,
      say`There are ${points} points in a plane, of which ${inLine} lie on a straight line and no other three do. ${ask(rng, `the number of ${shapes} that can be formed by joining them`)}`,
      say`How many ${shapes} can be formed by joining ${points} points in a plane, of which exactly ${inLine} are collinear and no other three?`,
      say`No three of ${points} points in a plane are collinear, except ${inLine} that lie on one line. ${ask(rng, `the number of ${shapes} that can be formed by joining the points`)}`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: choose(points, corners),
        because:
          corners === 3
            ? say`three points on the line give no triangle`
            : say`the points on the line give only one line`,
      },
      {
        value: choose(points - inLine, corners),
        because: say`the points on the line were left out altogether`,
      },
      {
        value: choose(points, corners) - inLine,
        because: say`${inLine} was subtracted instead of the choices on the line`,
      },
      {
        value: choose(points, 5 - corners) - choose(inLine, 5 - corners),
        because:
          corners === 3
            ? say`pairs were counted instead of triples`
            : say`triples were counted instead of pairs`,
      },
      {
        value: corners === 3 ? answer + 1 : answer - 1,
        because:
          corners === 3
            ? say`the line itself was counted as one triangle`
            : say`the line through the ${inLine} points was left out`,
      },
      {
        value: choose(points, corners) + choose(inLine, corners),
        because: say`the choices on the line were added`,
      },
      { value: answer - inLine, because: say`the points on the line were taken off as well` },
    ],
    steps: [
      say`${corners === 3 ? 'Three' : 'Two'} points out of ${points}: ${choose(points, corners)} choices`,
      corners === 3
        ? say`Three of the ${inLine} points on the line give no triangle.`
        : say`Two of the ${inLine} collinear points always give the same line.`,
      say`Their number is ${choose(inLine, corners)}.`,
      say`${choose(points, corners)} − ${choose(inLine, corners)}${corners === 2 ? ' + 1' : ''} = ${answer}`,
    ],
  }
}

const PAIRS = [
  ['men', 'women'],
  ['boys', 'girls'],
  ['teachers', 'students'],
  ['doctors', 'nurses'],
  ['batsmen', 'bowlers'],
  ['engineers', 'clerks'],
  ['lawyers', 'judges'],
  ['singers', 'dancers'],
  ['officers', 'soldiers'],
  ['scientists', 'technicians'],
  ['farmers', 'traders'],
  ['actors', 'writers'],
  ['poets', 'painters'],
  ['pilots', 'stewards'],
  ['managers', 'workers'],
  ['physicists', 'chemists'],
] as const

/** Two kinds of people in either order. */
const drawKinds = (rng: Random) => rng.sample<string>(rng.pick(PAIRS), 2)

/** How often, from how many, how many chosen. */
type Term = readonly [times: number, from: number, some: number]

/** "What is the value of ¹²C₃ + 2 · ⁹C₂?" */
function valueOfTwo(rng: Random) {
  const draw = () => [rng.pick([1, 1, 1, 2, 3, 4]), rng.int(5, 18), rng.int(2, 5)] as const
  const valueOfTerm = ([times, from, some]: Term) => times * choose(from, some)
  const [one, other] = rng.until(
    () => [draw(), draw()] as const,
    ([a, b]) => a[2] < a[1] - 1 && b[2] < b[1] - 1 && a[1] !== b[1] && valueOfTerm(a) > valueOfTerm(b),
  )
  const sign = rng.pick(['+', '−'])
  const [first, second] = [valueOfTerm(one), valueOfTerm(other)]
  const of = ([times, from, some]: Term) => `${times === 1 ? '' : `${times} \\times `}^{${from}}C_{${some}}`
  const joined = (a: number, b: number) => (sign === '+' ? a + b : a - b)
  const answer = joined(first, second)
  const text = latex`${of(one)} ${sign === '+' ? '+' : '-'} ${of(other)}`
  const [[k, a, r], [l, b, s]] = [one, other]
  return {
    concept: 'ncr',
    given: { find: 'value-of-two' as const, one, other, sign },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`Evaluate: ${text}`,
      say`${text} is equal to:`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: sign === '+' ? first - second : first + second,
        because: say`the sign was taken the other way`,
      },
      { value: joined(k * arrange(a, r), l * arrange(b, s)), because: say`the order was counted` },
      { value: joined(k * a * r, l * b * s), because: say`the two numbers were multiplied` },
      { value: joined(k * choose(a, r - 1), second), because: say`one fewer was chosen in the first` },
      { value: joined(first, l * choose(b, s - 1)), because: say`one fewer was chosen in the second` },
      { value: joined(k * choose(a, r + 1), second), because: say`one more was chosen in the first` },
      { value: first, because: say`only the first was worked out` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`${latex`${of(one)}`} = ${first} and ${latex`${of(other)}`} = ${second}`,
      say`${first} ${sign} ${second} = ${answer}`,
    ],
  }
}
