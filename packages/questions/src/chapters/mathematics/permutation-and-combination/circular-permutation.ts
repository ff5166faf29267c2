import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { arrange, choose, factorial } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "In how many ways can 6 friends sit round a table if two of them always sit together?" */
export const circularPermutation = defineGenerator({
  id: 'statistics/circular-permutation',
  version: 7,
  concepts: ['circular-permutation'],
  levels: {
    easy: { forms: [...often(2, everyone), ...often(12, bothKinds), necklace, ...often(12, someSeated)] },
    medium: {
      forms: [together, apart, ...often(9, twoOfTwoKinds), someBeads, ...often(5, kindTogether)],
    },
    hard: {
      forms: [
        alternate,
        ...often(2, besideHost),
        ...often(7, kindApart),
        ...often(5, someWithOne),
        ...often(3, togetherAndApart),
        ...often(4, twoTables),
        ...often(2, oneBetween),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Count the rows that fit when their ends are joined; turning a circle of n gives n such rows.
    const orders = (size: number) => range(1, size).reduce((ways, left) => ways * left, 1)
    const seatings = (size: number, some: number, fits: (row: string) => boolean) =>
      (range(0, 2 ** size - 1)
        .map((number) => number.toString(2).padStart(size, '0'))
        .filter((row) => [...row].filter((digit) => digit === '1').length === some && fits(row)).length *
        orders(some) *
        orders(size - some)) /
      size
    const apartBy = (size: number, gap: number) => (one: number, other: number) =>
      (one - other + size) % size === gap || (other - one + size) % size === gap
    switch (given.find) {
      case 'everyone':
        return seatings(given.people, 1, () => true)
      case 'beads':
        // Fill the places one after the other; turning and turning over give the same again.
        return (
          range(0, given.beads - 1).reduce((ways, used) => ways * (given.from - used), 1) / given.beads / 2
        )
      case 'some':
        return range(0, given.seats - 1).reduce((ways, used) => ways * (given.from - used), 1) / given.seats
      case 'some-with':
        // The one who is certain to sit stays; the others fill the seats to the left, one by one.
        return range(1, given.seats - 1).reduce((ways, used) => ways * (given.from - used), 1)
      case 'together':
        return seatings(given.people, given.group, (row) => /^0*1+0*$|^1+0+1+$/.test(row))
      case 'apart':
        return seatings(given.people, given.group, (row) => !`${row}${row[0]}`.includes('11'))
      case 'host': {
        const beside = apartBy(given.people, 1)
        const places = range(0, given.people - 1)
        const ways = places.flatMap((host) =>
          places.flatMap((one) =>
            places.filter((other) => other !== one && beside(one, host) && beside(other, host)),
          ),
        ).length
        return (ways * orders(given.people - 3)) / given.people
      }
      case 'together-and-apart': {
        // A sits anywhere and B beside A; C and D take two of the other seats that are not neighbours.
        const [n, seats] = [given.people, range(2, given.people - 1)]
        const beside = apartBy(n, 1)
        const ways = seats.flatMap((c) => seats.filter((e) => e !== c && !beside(c, e))).length
        return 2 * ways * orders(n - 4)
      }
      case 'two-tables':
        // All orders in one row, cut in two; turning either table gives nothing new.
        return orders(given.first + given.second) / given.first / given.second
      case 'between': {
        const places = range(0, given.people - 1)
        const fits = apartBy(given.people, given.gap)
        const ways = places.flatMap((one) =>
          places.filter((other) => other !== one && fits(one, other)),
        ).length
        return (ways * orders(given.people - 2)) / given.people
      }
    }
  },
})

const PLAIN = ['a circular table'] as const
const DINING = ['a circular table', 'a circular dining table'] as const
const MEETING = ['a circular table', 'a circular conference table'] as const

/** Who meets where, and the tables found there. */
const PARTIES = [
  [
    'at a conference',
    ['delegates', 'scientists', 'doctors', 'engineers', 'bankers', 'professors', 'authors', 'chemists'],
    MEETING,
  ],
  ['at a wedding', ['guests', 'cousins', 'friends', 'relatives', 'neighbours', 'colleagues'], DINING],
  ['in a school', ['students', 'teachers', 'prefects', 'scouts', 'singers', 'monitors', 'debaters'], PLAIN],
  [
    'in an office',
    ['clerks', 'managers', 'directors', 'officers', 'accountants', 'typists', 'designers'],
    MEETING,
  ],
  ['at a summit', ['ministers', 'leaders', 'ambassadors', 'advisers', 'interpreters'], MEETING],
  [
    'in a club',
    ['members', 'players', 'swimmers', 'dancers', 'painters', 'skaters', 'chess players'],
    DINING,
  ],
  ['at a village meeting', ['farmers', 'elders', 'traders', 'weavers', 'potters', 'women'], PLAIN],
  ['in a hostel', ['girls', 'boys', 'wardens', 'cooks', 'athletes'], DINING],
  ['at a picnic', ['children', 'parents', 'classmates', 'campers', 'hikers'], PLAIN],
  ['in a court', ['lawyers', 'judges', 'witnesses', 'jurors'], MEETING],
] as const

const PAIRS = [
  ['men', 'women'],
  ['boys', 'girls'],
  ['Indians', 'Americans'],
  ['teachers', 'students'],
  ['doctors', 'nurses'],
  ['officers', 'soldiers'],
  ['singers', 'dancers'],
  ['lawyers', 'judges'],
  ['poets', 'painters'],
  ['farmers', 'traders'],
  ['uncles', 'aunts'],
  ['pilots', 'engineers'],
  ['batsmen', 'bowlers'],
  ['writers', 'actors'],
  ['scientists', 'engineers'],
  ['nephews', 'nieces'],
  ['clerks', 'managers'],
  ['bankers', 'brokers'],
  ['swimmers', 'runners'],
  ['drivers', 'guards'],
  ['monks', 'villagers'],
  ['Germans', 'Russians'],
  ['sons', 'daughters'],
  ['brothers', 'sisters'],
  ['hosts', 'guests'],
  ['parents', 'children'],
  ['coaches', 'players'],
  ['tailors', 'weavers'],
  ['cooks', 'waiters'],
  ['captains', 'sailors'],
  ['authors', 'publishers'],
  ['sculptors', 'potters'],
  ['artists', 'critics'],
  ['seniors', 'juniors'],
] as const

const drawParty = (rng: Random) => {
  const [where, whos, tables] = rng.pick(PARTIES)
  return { who: rng.pick(whos), where, table: rng.pick(tables) }
}

/** Where nothing is said of the place: anybody may sit there. */
const drawTable = (rng: Random): string =>
  rng.pick([...DINING, 'a circular table in a hall', 'a circular table in a garden'])

/** 'How many seatings are possible?' as papers say it. */
const howMany = (rng: Random): string =>
  rng.pick([
    'In how many ways can this be done?',
    'How many seatings are possible?',
    'Find the number of ways in which this can be done.',
    'How many different arrangements are there?',
    'What is the number of possible arrangements?',
    'In how many different orders can they be placed?',
  ])

const descending = (from: number): string => range(1, from).reverse().join(' × ')

function everyone(rng: Random) {
  const n = rng.int(4, 10)
  const { who, where, table } = drawParty(rng)
  const value = factorial(n - 1)
  return {
    concept: 'circular-permutation',
    given: { find: 'everyone' as const, people: n },
    prompt: rng.pick([
      say`In how many ways can ${n} ${who} ${where} be seated around ${table}?`,
      say`${n} ${who} ${where} sit round ${table}. ${howMany(rng)}`,
      say`${n} ${who} ${where} stand in a circle for a game. ${howMany(rng).replace('seatings', 'circles')}`,
      say`If ${n} ${who} ${where} are to sit at ${table}, how many different circular arrangements are there?`,
    ]),
    answer: count(value),
    mistakes: [
      {
        value: factorial(n),
        because: say`that is the number for a row; turning the circle gives nothing new`,
      },
      { value: value / 2, because: say`an arrangement and its mirror image were taken for the same` },
      { value: factorial(n - 2), because: say`two persons were kept in place` },
      { value: n * (n - 1), because: say`only two places were filled` },
      { value: factorial(n) / 2, because: say`the number for a row was halved` },
      { value: 2 * value, because: say`each arrangement was counted twice` },
    ],
    steps: [
      say`In a circle only the order after one fixed person counts, so the other ${n - 1} are arranged in ${n - 1}! ways.`,
      say`${descending(n - 1)} = ${value}`,
    ],
  }
}

/** "In how many ways can 4 men and 3 women be seated round a circular table?" */
function bothKinds(rng: Random) {
  const [m, w] = [rng.int(2, 7), rng.int(2, 6)]
  const n = m + w
  const [many, few] = drawPair(rng)
  const [where, tables] = rng.pick([
    ['at a party', DINING],
    ['at a dinner', DINING],
    ['at a meeting', MEETING],
    ['in a hall', PLAIN],
    ['at a picnic', PLAIN],
    ['on a lawn', PLAIN],
  ] as const)
  const table = rng.pick(tables)
  const value = factorial(n - 1)
  return {
    concept: 'circular-permutation',
    given: { find: 'everyone' as const, people: n },
    prompt: rng.pick([
      say`In how many ways can ${m} ${many} and ${w} ${few} be seated round ${table}?`,
      say`${m} ${many} and ${w} ${few} ${where} sit round ${table} in any order. ${howMany(rng)}`,
      say`${w} ${few} and ${m} ${many} ${where} are to be seated at ${table} without any condition. ${howMany(rng)}`,
      say`If ${m} ${many} and ${w} ${few} ${where} stand in a circle in any order, how many different circles are possible?`,
    ]),
    answer: count(value),
    mistakes: [
      {
        value: factorial(n),
        because: say`that is the number for a row; turning the circle gives nothing new`,
      },
      { value: factorial(m) * factorial(w), because: say`the two kinds need not sit apart` },
      { value: factorial(m - 1) * factorial(w - 1), because: say`two separate circles were made` },
      { value: value / 2, because: say`an arrangement and its mirror image were taken for the same` },
      { value: factorial(n - 2), because: say`two persons were kept in place` },
      { value: m * w, because: say`only the two numbers were multiplied` },
      { value: 2 * value, because: say`each arrangement was counted twice` },
    ],
    steps: [
      say`There are ${m} + ${w} = ${n} persons; in a circle (${n} − 1)! orders count.`,
      say`${descending(n - 1)} = ${value}`,
    ],
  }
}

/** "4 doctors and 3 nurses sit round a table so that a certain doctor and a certain nurse are never neighbours." */
function twoOfTwoKinds(rng: Random) {
  const [m, w] = [rng.int(2, 6), rng.int(2, 5)]
  const n = m + w
  const [many, few] = drawPair(rng)
  const table = drawTable(rng)
  const areTogether = n === 4 || rng.chance(0.5)
  const both = 2 * factorial(n - 2)
  const value = areTogether ? both : factorial(n - 1) - both
  const two = `a particular ${oneOf(many)} and a particular ${oneOf(few)}`
  return {
    concept: 'circular-permutation',
    given: areTogether
      ? { find: 'together' as const, people: n, group: 2 }
      : { find: 'apart' as const, people: n, group: 2 },
    prompt: rng.pick([
      say`In how many ways can ${m} ${many} and ${w} ${few} be seated round ${table} if ${two} ${areTogether ? 'always' : 'never'} sit together?`,
      say`${m} ${many} and ${w} ${few} sit round ${table} so that ${two} ${areTogether ? 'are neighbours' : 'are not neighbours'}. ${howMany(rng)}`,
      say`If ${two} ${areTogether ? 'insist on sitting' : 'refuse to sit'} side by side, in how many ways can ${m} ${many} and ${w} ${few} sit round ${table}?`,
      say`Among ${m} ${many} and ${w} ${few} who are to sit round ${table}, ${two} ${areTogether ? 'must sit' : 'must not sit'} next to each other. ${howMany(rng)}`,
    ]),
    answer: count(value),
    mistakes: [
      {
        value: factorial(n - 1) - value,
        because: areTogether
          ? say`that is the number in which the two are apart`
          : say`that is the number in which the two are together`,
      },
      { value: factorial(n - 1), because: say`that is the number without the condition` },
      {
        value: areTogether ? factorial(n - 2) : factorial(n - 1) - factorial(n - 2),
        because: say`the two can change places, which was not counted`,
      },
      {
        value: areTogether ? 2 * factorial(n - 1) : factorial(n) - 2 * factorial(n - 1),
        because: say`that is the number for a row`,
      },
      { value: factorial(m) * factorial(w), because: say`the two kinds need not sit apart` },
      { value: value / 2, because: say`mirror images were taken for the same` },
    ].filter(({ value: wrong }) => wrong > 0),
    steps: areTogether
      ? [
          say`Take the two as one; then ${n - 1} sit round the table in (${n - 1} − 1)! = ${factorial(n - 2)} ways.`,
          say`The two can change places: × 2`,
          say`2 × ${factorial(n - 2)} = ${value}`,
        ]
      : [
          say`Without the condition: (${n} − 1)! = ${factorial(n - 1)}`,
          say`With the two together: 2 × ${factorial(n - 2)} = ${both}`,
          say`${factorial(n - 1)} − ${both} = ${value}`,
        ],
  }
}

/** 'women' -> 'woman', 'judges' -> 'judge' */
const oneOf = (kind: string): string =>
  kind
    .replace(/men$/, 'man')
    .replace(/children$/, 'child')
    .replace(/ches$/, 'ch')
    .replace(/s$/, '')

const STRUNG = [
  ['beads of different colours', 'a necklace'],
  ['different pearls', 'a necklace'],
  ['different flowers', 'a garland'],
  ['different keys', 'a key ring'],
  ['different gems', 'a bracelet'],
  ['different stones', 'a necklace'],
  ['different shells', 'a necklace'],
  ['roses of different colours', 'a garland'],
  ['beads of different sizes', 'a bracelet'],
  ['different charms', 'a bracelet'],
  ['flowers of different colours', 'a garland'],
  ['different corals', 'a necklace'],
  ['different crystals', 'a bracelet'],
  ['different glass beads', 'a necklace'],
  ['different wooden beads', 'a bracelet'],
  ['keys of different sizes', 'a key ring'],
] as const

function necklace(rng: Random) {
  const n = rng.int(5, 10)
  const value = factorial(n - 1) / 2
  const [bead, ring] = rng.pick(STRUNG)
  return {
    concept: 'circular-permutation',
    given: { find: 'beads' as const, from: n, beads: n },
    prompt: rng.pick([
      say`In how many ways can ${n} ${bead} be put together to make ${ring}?`,
      say`How many different arrangements of ${n} ${bead} on ${ring} are there?`,
      say`${ring.replace(/^a/, 'A')} is to be made of ${n} ${bead}. In how many different ways can it be made?`,
      say`Find the number of ways in which ${ring} can be made with ${n} ${bead}.`,
      say`A girl makes ${ring} from ${n} ${bead}. How many different ones can she make?`,
    ]),
    answer: count(value),
    mistakes: [
      {
        value: factorial(n - 1),
        because: say`${ring} can be turned over, so clockwise and anticlockwise orders are the same`,
      },
      { value: factorial(n), because: say`that is the number of orders in a row` },
      { value: factorial(n) / 2, because: say`the orders in a row were halved` },
      { value: factorial(n - 2), because: say`two were kept in place` },
      { value: factorial(n - 2) / 2, because: say`two were kept in place before halving` },
      { value: (n * (n - 1)) / 2, because: say`that is the number of pairs` },
    ],
    steps: [
      say`In a circle there are (${n} − 1)! = ${factorial(n - 1)} orders.`,
      say`Turned over, an order and its mirror image are the same, so halve it.`,
      say`${factorial(n - 1)} ÷ 2 = ${value}`,
    ],
  }
}

/** "In how many ways can a bracelet be made with 5 of 9 different gems?" */
function someBeads(rng: Random) {
  const { n, r } = rng.until(
    () => ({ n: rng.int(6, 12), r: rng.int(5, 8) }),
    (drawn) => drawn.r < drawn.n,
  )
  const [bead, ring] = rng.pick(STRUNG)
  const [chosen, circles] = [choose(n, r), factorial(r - 1)]
  const value = (chosen * circles) / 2
  return {
    concept: 'circular-permutation',
    given: { find: 'beads' as const, from: n, beads: r },
    prompt: rng.pick([
      say`In how many ways can ${ring} be made with ${r} out of ${n} ${bead}?`,
      say`There are ${n} ${bead}. How many different arrangements of ${r} of them on ${ring} are possible?`,
      say`${ring.replace(/^a/, 'A')} is to be made of ${r} of ${n} ${bead}. In how many different ways can it be made?`,
      say`Find the number of ways in which ${ring} can be made with ${r} of ${n} ${bead}.`,
      say`A girl has ${n} ${bead} and makes ${ring} from ${r} of them. How many different ones can she make?`,
      say`From ${n} ${bead}, ${r} are chosen and put on ${ring}. How many arrangements are possible?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: chosen * circles, because: say`${ring} can be turned over, so the number must be halved` },
      { value: chosen * factorial(r), because: say`the orders in a row were counted` },
      { value: chosen, because: say`that is only the number of choices` },
      { value: circles / 2, because: say`the choice of the ${r} was left out` },
      { value: factorial(n - 1) / 2, because: say`all ${n} were used` },
      { value: (chosen * factorial(r)) / 2, because: say`turning it round gives nothing new` },
      { value: 2 * chosen * circles, because: say`the number was doubled instead of halved` },
    ].filter(({ value: wrong }) => Number.isInteger(wrong)),
    steps: [
      say`Choose ${r} of ${n}: ${chosen} ways`,
      say`In a circle they have (${r} − 1)! = ${circles} orders, and turned over two of them are the same.`,
      say`${chosen} × ${circles} ÷ 2 = ${value}`,
    ],
  }
}

function together(rng: Random) {
  const n = rng.int(5, 10)
  const k = n > 6 ? rng.pick([2, 2, 3, 4]) : 2
  const { who, where, table } = drawParty(rng)
  const some = ['', '', 'two', 'three', 'four'][k] ?? ''
  const blocks = factorial(n - k)
  const value = blocks * factorial(k)
  return {
    concept: 'circular-permutation',
    given: { find: 'together' as const, people: n, group: k },
    prompt: rng.pick([
      say`In how many ways can ${n} ${who} ${where} be seated round ${table} if ${some} particular ones always sit together?`,
      say`${n} ${who} ${where} sit round ${table} so that ${some} of them, who are old friends, are side by side. ${howMany(rng)}`,
      say`If ${n} ${who} ${where} sit at ${table} and a certain ${some} of them must not be separated, how many seatings are possible?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: blocks, because: say`the ${some} can also change places` },
      { value: factorial(n - 1), because: say`that is the number without the condition` },
      { value: factorial(n - k + 1) * factorial(k), because: say`that is the number for a row` },
      {
        value: factorial(n - 1) - value,
        because: say`that is the number in which they are not all together`,
      },
      { value: factorial(n - k - 1) * factorial(k), because: say`one seat too many was kept` },
      { value: blocks * k, because: say`the ${some} have ${k}! orders among themselves` },
      { value: factorial(n), because: say`that is the number of orders in a row without the condition` },
    ].filter(({ value: wrong }) => wrong > 0),
    steps: [
      say`Take the ${some} as one; then ${n - k + 1} sit round the table in (${n - k + 1} − 1)! = ${blocks} ways.`,
      say`The ${some} can change places: × ${k}! = ${factorial(k)}`,
      say`${factorial(k)} × ${blocks} = ${value}`,
    ],
  }
}

function apart(rng: Random) {
  const n = rng.int(5, 10)
  const { who, where, table } = drawParty(rng)
  const value = factorial(n - 1) - 2 * factorial(n - 2)
  return {
    concept: 'circular-permutation',
    given: { find: 'apart' as const, people: n, group: 2 },
    prompt: rng.pick([
      say`In how many ways can ${n} ${who} ${where} be seated round ${table} if two particular ones never sit together?`,
      say`${n} ${who} ${where} sit round ${table} so that A and B are not next to each other. ${howMany(rng)}`,
      say`${n} ${who} ${where} sit at ${table}, but two of them refuse to sit side by side. ${howMany(rng)}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: 2 * factorial(n - 2), because: say`that is the number in which the two are together` },
      { value: factorial(n - 1), because: say`that is the number without the condition` },
      {
        value: factorial(n - 1) - factorial(n - 2),
        because: say`the two can change places, which was not counted`,
      },
      { value: factorial(n) - 2 * factorial(n - 1), because: say`that is the number for a row` },
      { value: factorial(n - 2), because: say`the two were counted as one person` },
      { value: value / 2, because: say`mirror images were taken for the same` },
    ],
    steps: [
      say`Without the condition: (${n} − 1)! = ${factorial(n - 1)}`,
      say`With the two together: 2 × ${factorial(n - 2)} = ${2 * factorial(n - 2)}`,
      say`${factorial(n - 1)} − ${2 * factorial(n - 2)} = ${value}`,
    ],
  }
}

const drawPair = (rng: Random) => rng.sample<string>(rng.pick(PAIRS), 2)

/** "In how many ways can 5 men and 3 women sit round a table so that all the women sit together?" */
function kindTogether(rng: Random) {
  const [m, w] = [rng.int(3, 7), rng.int(2, 5)]
  const [many, few] = drawPair(rng)
  const table = drawTable(rng)
  const value = factorial(m) * factorial(w)
  return {
    concept: 'circular-permutation',
    given: { find: 'together' as const, people: m + w, group: w },
    prompt: rng.pick([
      say`In how many ways can ${m} ${many} and ${w} ${few} sit round ${table} so that all the ${few} sit together?`,
      say`${m} ${many} and ${w} ${few} are to be seated at ${table} with the ${few} side by side. ${howMany(rng)}`,
      say`If ${w} ${few} and ${m} ${many} sit at ${table} and no one separates the ${few}, how many seatings are possible?`,
      say`All the ${few} among ${m} ${many} and ${w} ${few} want to sit side by side at ${table}. ${howMany(rng)}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: factorial(m), because: say`the ${few} were not arranged among themselves` },
      { value: factorial(m + w - 1), because: say`that is the number without the condition` },
      { value: factorial(m + 1) * factorial(w), because: say`that is the number for a row` },
      { value: factorial(m - 1) * factorial(w), because: say`one place too many was kept` },
      { value: factorial(m) + factorial(w), because: say`the two numbers were added` },
      { value: factorial(m + w - 1) - value, because: say`the seatings that do not fit were counted` },
      { value: value / 2, because: say`mirror images were taken for the same` },
    ].filter(({ value: wrong }) => wrong > 0),
    steps: [
      say`Take the ${w} ${few} as one: ${m + 1} round the table in (${m + 1} − 1)! = ${factorial(m)} ways`,
      say`Among themselves the ${few} have ${w}! = ${factorial(w)} orders.`,
      say`${factorial(m)} × ${factorial(w)} = ${value}`,
    ],
  }
}

/** "In how many ways can 6 men and 4 women sit round a table so that no two women sit together?" */
function kindApart(rng: Random) {
  const m = rng.int(4, 7)
  const w = rng.int(2, m - 1)
  const [many, few] = drawPair(rng)
  const table = drawTable(rng)
  const value = factorial(m - 1) * arrange(m, w)
  return {
    concept: 'circular-permutation',
    given: { find: 'apart' as const, people: m + w, group: w },
    prompt: rng.pick([
      say`In how many ways can ${m} ${many} and ${w} ${few} sit round ${table} so that no two ${few} sit together?`,
      say`${m} ${many} and ${w} ${few} are to be seated at ${table} so that no two of the ${few} are neighbours. ${howMany(rng)}`,
      say`${w} ${few} and ${m} ${many} sit at ${table}, and no two ${few} may be side by side. ${howMany(rng)}`,
      say`${m} ${many} and ${w} ${few} are seated at ${table} so that each of the ${few} sits between two of the ${many}. ${howMany(rng)}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: factorial(m) * arrange(m, w), because: say`turning the table gives nothing new` },
      {
        value: factorial(m - 1) * arrange(m + 1, w),
        because: say`round a table ${m} ${many} leave ${m} gaps, not ${m + 1}`,
      },
      { value: factorial(m - 1) * choose(m, w), because: say`the ${few} were not arranged among themselves` },
      { value: factorial(m) * factorial(w), because: say`that is the number with all the ${few} together` },
      { value: factorial(m + w - 1), because: say`that is the number without the condition` },
      { value: factorial(m - 1) * factorial(w), because: say`the gaps were not chosen` },
      { value: value / 2, because: say`mirror images were taken for the same` },
    ],
    steps: [
      say`The ${many} sit round the table in (${m} − 1)! = ${factorial(m - 1)} ways.`,
      say`They leave ${m} gaps.`,
      say`The ${w} ${few} go into different gaps: ${arrange(m, w)} ways`,
      say`${factorial(m - 1)} × ${arrange(m, w)} = ${value}`,
    ],
  }
}

function alternate(rng: Random) {
  const n = rng.int(3, 6)
  const [one, other] = drawPair(rng)
  const table = drawTable(rng)
  const value = factorial(n - 1) * factorial(n)
  return {
    concept: 'circular-permutation',
    given: { find: 'apart' as const, people: 2 * n, group: n },
    prompt: rng.pick([
      say`In how many ways can ${n} ${one} and ${n} ${other} sit round ${table} so that they alternate?`,
      say`${n} ${one} and ${n} ${other} are to be seated at ${table} so that no two ${one} sit together. ${howMany(rng)}`,
      say`${n} ${one} and ${n} ${other} sit alternately at ${table}. ${howMany(rng)}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: factorial(n) * factorial(n), because: say`turning the table gives nothing new` },
      {
        value: factorial(n - 1) * factorial(n - 1),
        because: say`once the ${one} sit, the seats of the ${other} are all different`,
      },
      { value: 2 * factorial(n) * factorial(n), because: say`that is the number for a row` },
      { value: factorial(2 * n - 1), because: say`that is the number without the condition` },
      { value: factorial(n - 1) + factorial(n), because: say`the two numbers were added` },
      { value: value / 2, because: say`mirror images were taken for the same` },
    ],
    steps: [
      say`The ${one} sit round the table in (${n} − 1)! = ${factorial(n - 1)} ways.`,
      say`The ${n} seats between them are different.`,
      say`The ${other} fill them in ${n}! = ${factorial(n)} ways.`,
      say`${factorial(n - 1)} × ${factorial(n)} = ${value}`,
    ],
  }
}

const HEADS = [
  ['the host', 'guests', 'a host'],
  ['the chairman', 'members', 'a chairman'],
  ['the captain', 'players', 'a captain'],
  ['the principal', 'teachers', 'a principal'],
  ['the king', 'ministers', 'a king'],
  ['the bride', 'friends', 'a bride'],
  ['the guru', 'disciples', 'a guru'],
  ['the manager', 'clerks', 'a manager'],
  ['the coach', 'swimmers', 'a coach'],
  ['the sarpanch', 'villagers', 'a sarpanch'],
  ['the commander', 'officers', 'a commander'],
  ['the conductor', 'musicians', 'a conductor'],
  ['the president', 'directors', 'a president'],
  ['the bridegroom', 'cousins', 'a bridegroom'],
  ['the librarian', 'readers', 'a librarian'],
  ['the grandfather', 'grandchildren', 'a grandfather'],
  ['the judge', 'lawyers', 'a judge'],
  ['the surgeon', 'nurses', 'a surgeon'],
] as const

function besideHost(rng: Random) {
  const n = rng.int(5, 11)
  const [head, others, aHead] = rng.pick(HEADS)
  const table = drawTable(rng)
  const value = 2 * factorial(n - 3)
  return {
    concept: 'circular-permutation',
    given: { find: 'host' as const, people: n },
    prompt: rng.pick([
      say`${aHead.replace(/^a/, 'A')} and ${n - 1} ${others} sit round ${table} so that two particular ${others} sit on either side of ${head}. ${howMany(rng)}`,
      say`${n - 1} ${others} and ${aHead} are seated at ${table} so that two particular ${others} are the neighbours of ${head}. ${howMany(rng)}`,
      say`If ${aHead} and ${n - 1} ${others}, P and Q among them, sit round ${table} with P and Q on the two sides of ${head}, how many seatings are possible?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: factorial(n - 3), because: say`the two neighbours can change sides` },
      { value: 2 * factorial(n - 2), because: say`one seat too many was left free` },
      { value: factorial(n - 1), because: say`that is the number without the condition` },
      { value: factorial(n - 2), because: say`the three were not taken as one` },
      { value: 6 * factorial(n - 3), because: say`the one in the middle stays in the middle` },
      { value: value + 2, because: say`the count is two too large` },
    ],
    steps: [
      say`Take the three as one; with the other ${n - 3} there are ${n - 2} round the table.`,
      say`(${n - 2} − 1)! = ${factorial(n - 3)} ways`,
      say`The two neighbours can change sides: × 2`,
      say`2 × ${factorial(n - 3)} = ${value}`,
    ],
  }
}

/** "7 friends sit round a table so that exactly one person sits between A and B. In how many ways can this be done?" */
function oneBetween(rng: Random) {
  const n = rng.int(6, 12)
  const { who, where, table } = drawParty(rng)
  const opposite = n % 2 === 0 && rng.chance(0.4)
  const value = (opposite ? 1 : 2) * factorial(n - 2)
  const condition = opposite
    ? 'A and B sit opposite each other'
    : 'exactly one person sits between A and B on one side'
  return {
    concept: 'circular-permutation',
    given: { find: 'between' as const, people: n, gap: opposite ? n / 2 : 2 },
    prompt: rng.pick([
      say`${n} ${who} ${where}, A and B among them, sit round ${table} so that ${condition}. ${howMany(rng)}`,
      say`In how many ways can ${n} ${who} ${where} be seated at ${table} with equal gaps so that ${condition}, where A and B are two of them?`,
    ]),
    answer: count(value),
    mistakes: [
      {
        value: (opposite ? 2 : 1) * factorial(n - 2),
        because: opposite
          ? say`B has only one seat opposite A`
          : say`the seat of B can be on either side of A`,
      },
      { value: factorial(n - 1), because: say`that is the number without the condition` },
      { value: 2 * factorial(n - 3), because: say`one of the others was left out` },
      { value: factorial(n - 3), because: say`three persons were kept in place` },
      { value: factorial(n - 1) - value, because: say`the seatings that do not fit were counted` },
      { value: n * factorial(n - 2), because: say`turning the table gives nothing new` },
      { value: 2 * factorial(n - 1), because: say`the others were counted as one too many` },
    ],
    steps: [
      say`Let A sit anywhere: turning the table gives nothing new.`,
      opposite
        ? say`B has 1 seat, the one opposite.`
        : say`B has 2 seats, one to the left and one to the right with one seat between.`,
      say`The other ${n - 2} sit in ${n - 2}! = ${factorial(n - 2)} ways.`,
      say`${opposite ? 1 : 2} × ${factorial(n - 2)} = ${value}`,
    ],
  }
}

function someSeated(rng: Random) {
  const { n, r } = rng.until(
    () => ({ n: rng.int(5, 13), r: rng.int(3, 8) }),
    (drawn) => drawn.r < drawn.n,
  )
  const { who, where, table } = drawParty(rng)
  const value = choose(n, r) * factorial(r - 1)
  return {
    concept: 'circular-permutation',
    given: { find: 'some' as const, from: n, seats: r },
    prompt: rng.pick([
      say`${table.replace(/^a/, 'A')} has ${r} seats. In how many ways can it be filled from ${n} ${who} ${where}?`,
      say`${table.replace(/^a/, 'A')} with ${r} seats is to be filled from ${n} ${who} ${where}. ${howMany(rng)}`,
      say`In how many ways can ${r} out of ${n} ${who} ${where} be chosen and seated round ${table}?`,
      say`${r} of ${n} ${who} ${where} are selected to sit round ${table}. ${howMany(rng)}`,
      say`There are ${n} ${who} ${where}, but only ${r} chairs round ${table}. ${howMany(rng)}`,
    ]),
    answer: count(value),
    mistakes: someMistakes(n, r),
    steps: [
      say`Choose ${r} of ${n}: ${choose(n, r)} ways; they sit round the table in (${r} − 1)! = ${factorial(r - 1)} ways.`,
      say`${choose(n, r)} × ${factorial(r - 1)} = ${value}`,
    ],
  }
}

const someMistakes = (n: number, r: number): { value: number; because: Message }[] => [
  { value: choose(n, r) * factorial(r), because: say`turning the table gives nothing new` },
  { value: choose(n, r), because: say`that is only the number of choices` },
  { value: factorial(n - 1), because: say`all ${n} were seated` },
  { value: factorial(r - 1), because: say`the choice of the ${r} was left out` },
  { value: (choose(n, r) * factorial(r - 1)) / 2, because: say`mirror images were taken for the same` },
  { value: choose(n, r) * r, because: say`the ${r} were not arranged` },
]

/** "5 of 9 delegates, A certainly among them, are seated round a table. In how many ways can this be done?" */
function someWithOne(rng: Random) {
  const { n, r } = rng.until(
    () => ({ n: rng.int(6, 14), r: rng.int(3, 8) }),
    (drawn) => drawn.r < drawn.n,
  )
  const { who, where, table } = drawParty(rng)
  const value = choose(n - 1, r - 1) * factorial(r - 1)
  return {
    concept: 'circular-permutation',
    given: { find: 'some-with' as const, from: n, seats: r },
    prompt: rng.pick([
      say`${r} of ${n} ${who} ${where}, with A certainly among the chosen, are seated round ${table}. ${howMany(rng)}`,
      say`In how many ways can ${r} out of ${n} ${who} ${where} be chosen and seated round ${table}, if a particular one of them must be included?`,
      say`${table.replace(/^a/, 'A')} has ${r} seats, and one of them is to be taken by the eldest of ${n} ${who} ${where}; the rest are filled from the others. How many different circular seatings are there?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: choose(n, r) * factorial(r - 1), because: say`the condition was left out` },
      { value: choose(n - 1, r - 1) * factorial(r), because: say`turning the table gives nothing new` },
      { value: choose(n - 1, r) * factorial(r - 1), because: say`that is the number without this person` },
      { value: choose(n - 1, r - 1), because: say`that is only the number of choices` },
      { value: choose(n - 1, r - 1) * factorial(r - 2), because: say`one person too many was kept in place` },
      { value: value / 2, because: say`mirror images were taken for the same` },
      { value: factorial(r - 1), because: say`the choice of the others was left out` },
    ],
    steps: [
      say`One seat is taken already: choose ${r - 1} of the other ${n - 1}.`,
      say`That goes in ${choose(n - 1, r - 1)} ways.`,
      say`The ${r} sit round the table in (${r} − 1)! = ${factorial(r - 1)} ways.`,
      say`${choose(n - 1, r - 1)} × ${factorial(r - 1)} = ${value}`,
    ],
  }
}

/** "8 friends sit round a table so that A and B are together, but C and D are not. In how many ways can this be done?" */
function togetherAndApart(rng: Random) {
  const n = rng.int(6, 11)
  const { who, where, table } = drawParty(rng)
  const [pair, both] = [2 * factorial(n - 2), 4 * factorial(n - 3)]
  const value = pair - both
  return {
    concept: 'circular-permutation',
    given: { find: 'together-and-apart' as const, people: n },
    prompt: rng.pick([
      say`In how many ways can ${n} ${who} ${where}, A, B, C and D among them, be seated round ${table} so that A and B sit together but C and D do not?`,
      say`${n} ${who} ${where} sit round ${table}. A and B always sit side by side, and C and D never do. ${howMany(rng)}`,
      say`${n} ${who} ${where}, with A, B, C and D among them, are seated at ${table} so that A and B are neighbours and C and D are not. ${howMany(rng)}`,
      say`Two of ${n} ${who} ${where} insist on sitting side by side at ${table}, and two others refuse to sit side by side. ${howMany(rng)}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: pair, because: say`the second condition was left out` },
      { value: both, because: say`those in which both pairs are together were counted` },
      { value: factorial(n - 2) - 2 * factorial(n - 3), because: say`A and B can change places` },
      {
        value: pair - 2 * factorial(n - 3),
        because: say`C and D can change places as well, which was not counted`,
      },
      { value: factorial(n - 1) - both, because: say`the seatings with A and B apart were not taken off` },
      { value: factorial(n - 1) - pair, because: say`that is the number in which one pair is apart` },
      { value: 2 * factorial(n - 1) - 4 * factorial(n - 2), because: say`that is the number for a row` },
    ].filter(({ value: wrong }) => wrong !== value),
    steps: [
      say`With A and B as one, ${n - 1} sit round the table: 2 × (${n - 1} − 1)! = ${pair}`,
      say`Of these, C and D are together too in 2 × 2 × (${n - 2} − 1)! = ${both}`,
      say`The others have C and D apart.`,
      say`${pair} − ${both} = ${value}`,
    ],
  }
}

/** "10 guests are seated at two round tables, 6 at one and 4 at the other. In how many ways can this be done?" */
function twoTables(rng: Random) {
  const { first, second } = rng.until(
    () => ({ first: rng.int(3, 8), second: rng.int(3, 7) }),
    (drawn) => drawn.first !== drawn.second && drawn.first + drawn.second <= 12,
  )
  const n = first + second
  const { who, where } = drawParty(rng)
  const [ways, one, other] = [choose(n, first), factorial(first - 1), factorial(second - 1)]
  const value = ways * one * other
  return {
    concept: 'circular-permutation',
    given: { find: 'two-tables' as const, first, second },
    prompt: rng.pick([
      say`In how many ways can ${n} ${who} ${where} be seated at two circular tables, one with ${first} seats and the other with ${second}?`,
      say`Of ${n} ${who} ${where}, ${first} sit round one circular table and the other ${second} round another. ${howMany(rng)}`,
      say`${n} ${who} ${where} are to be seated round two circular tables, ${first} of them at one and the rest at the other. ${howMany(rng)}`,
      say`There are two circular tables with ${first} and ${second} chairs for ${n} ${who} ${where}. ${howMany(rng)}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: one * other, because: say`the choice of the ${first} for the first table was left out` },
      { value: ways * factorial(first) * factorial(second), because: say`turning a table gives nothing new` },
      { value: ways, because: say`that is only the number of choices` },
      { value: factorial(n - 1), because: say`all ${n} were seated round one table` },
      { value: ways * one, because: say`those at the second table were not arranged` },
      { value: ways * (one + other), because: say`the ways for the two tables were added` },
      {
        value: 2 * value,
        because: say`the two tables were exchanged, although they have different numbers of seats`,
      },
    ],
    steps: [
      say`Choose the ${first} for the first table: ${ways} ways.`,
      say`They sit in (${first} − 1)! = ${one} ways.`,
      say`The other ${second} sit in (${second} − 1)! = ${other} ways.`,
      say`${ways} × ${one} × ${other} = ${value}`,
    ],
  }
}
