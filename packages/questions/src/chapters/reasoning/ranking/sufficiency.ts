import { defineGenerator } from '../../../kit/define-generator.ts'
import { COUNTS } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { permutations } from '../../../kit/values/permutations.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import {
  ASK_SUFFICIENT,
  explainKind,
  KINDS,
  type Kind,
  mistakeOf,
  WORDS,
} from '../../../kit/wording/sufficiency.ts'
import { MEASURES, type Measure } from './measures.ts'

/** "Who is the tallest of Asha, Dev, Neha and Imran? I. Asha is taller than Dev. II. Neha is shorter than Imran." */
export const logicalSufficiency = defineGenerator({
  id: 'reasoning/sufficiency',
  version: 4,
  levels: {
    easy: { size: 4, finds: ['most', 'least'], shown: 0 },
    medium: { size: 5, finds: ['most', 'least'], shown: 2 },
    hard: { size: 5, finds: ['middle'], shown: 3 },
  },
  generate(rng, { size, finds, shown }) {
    const names = rng.sample(people, size).map(({ name }) => name)
    const find = rng.pick(finds)
    const key = rng.pick(KINDS)
    const ranked = rng.shuffle(names)
    // Somebody of whom nothing is told would show at once that the statements do not suffice.
    const [first, second] = rng.until(
      () => drawStatements(rng, ranked, find, key),
      (drawn) => names.every((name) => drawn.flat(2).includes(name)),
    )
    const measure = rng.pick(MEASURES)
    const wanted = wantedOf(measure, find)
    const possible = (pairs: readonly Pair[]) => answersTo(ranked, find, pairs).join(' or ')
    return {
      given: { names, find, statements: [first, second] as const },
      prompt: say`${ask(rng, wanted, names)}
I. ${tell(rng, measure, first)}
II. ${tell(rng, measure, second)}
${ASK_SUFFICIENT}`,
      answer: WORDS[key],
      mistakes: KINDS.filter((kind) => kind !== key).map((kind) => ({
        value: WORDS[kind],
        because: mistakeOf(kind, key),
      })),
      steps: [
        ...[
          say`By statement I, ${wanted} can be ${possible(first)}.`,
          say`By statement II, ${wanted} can be ${possible(second)}.`,
          say`By both together, ${wanted} can be ${possible([...first, ...second])}.`,
        ].slice(0, shown),
        explainKind(key),
        say`So the answer is: ${WORDS[key]}`,
      ],
    }
  },
  solve({ names, find, statements: [first, second] }) {
    const test = (pairs: readonly Pair[]) => answersTo(names, find, pairs).length === 1
    if (test(first)) return WORDS.first
    if (test(second)) return WORDS.second
    return test([...first, ...second]) ? WORDS.both : WORDS.neither
  },
})

type Find = 'most' | 'least' | 'middle'
/** The first is above the second. */
type Pair = readonly [string, string]

/** Everyone who is the answer in some order that agrees. */
function answersTo(names: readonly string[], find: Find, pairs: readonly Pair[]): string[] {
  const place = { most: 0, least: names.length - 1, middle: (names.length - 1) / 2 }[find]
  const lines = permutations(names).filter((line) =>
    pairs.every(([more, less]) => line.indexOf(more) < line.indexOf(less)),
  )
  return names.filter((name) => lines.some((line) => line[place] === name))
}

/** Without trying orders: from who is known to be above and below whom. */
function isSettled(names: readonly string[], find: Find, pairs: readonly Pair[]): boolean {
  const reach = (from: string, [start, end]: readonly [0, 1] | readonly [1, 0]): Set<string> => {
    const found = new Set<string>()
    for (const open = [from]; open.length > 0; ) {
      const at = open.pop()
      for (const pair of pairs.filter((other) => other[start] === at && !found.has(other[end]))) {
        found.add(pair[end])
        open.push(pair[end])
      }
    }
    return found
  }
  const above = names.map((name) => reach(name, [1, 0]).size)
  const below = names.map((name) => reach(name, [0, 1]).size)
  const half = (names.length - 1) / 2
  const count = (isWanted: (index: number) => boolean) => names.filter((_, index) => isWanted(index)).length
  switch (find) {
    case 'most':
      return count((index) => above[index] === 0) === 1
    case 'least':
      return count((index) => below[index] === 0) === 1
    case 'middle':
      return count((index) => above[index] === half && below[index] === half) === 1
  }
}

/** Two statements that are true of one order, of which exactly the wanted ones answer the question. */
function drawStatements(
  rng: Random,
  ranked: readonly string[],
  find: Find,
  key: Kind,
): readonly [Pair[], Pair[]] {
  const settling = rng.shuffle(settle(rng, ranked, find))
  // With one pair less the question is open: somebody is no longer tied to the others.
  const loose = settling.slice(1)
  const split = (pairs: readonly Pair[]) => {
    const cut = rng.int(1, pairs.length - 1)
    return [pairs.slice(0, cut), pairs.slice(cut)]
  }
  const drawn = {
    first: () => [settling, randomPairs(rng, ranked, rng.int(1, 2))],
    second: () => [randomPairs(rng, ranked, rng.int(1, 2)), settling],
    both: () => split(settling),
    neither: () => split(loose),
  }[key]()
  const [first = [], second = []] = drawn
  return pad(rng, ranked, find, [first, second])
}

/** One pair for everybody but the answer, which ties all of them to the answer. */
function settle(rng: Random, ranked: readonly string[], find: Find): Pair[] {
  const last = ranked.length - 1
  const asked = { most: 0, least: last, middle: last / 2 }[find]
  const at = (place: number) => ranked[place] ?? ''
  return ranked.flatMap((name, place): Pair[] => {
    if (place === asked) return []
    return place < asked ? [[name, at(rng.int(place + 1, asked))]] : [[at(rng.int(asked, place - 1)), name]]
  })
}

function randomPairs(rng: Random, ranked: readonly string[], count: number): Pair[] {
  return Array.from({ length: count }, (): Pair => {
    const place = rng.int(0, ranked.length - 2)
    return [ranked[place] ?? '', ranked[rng.int(place + 1, ranked.length - 1)] ?? '']
  })
}

const isSame = (one: Pair, other: Pair) => one[0] === other[0] && one[1] === other[1]

/** Adds facts that do not help, so that the number of facts gives nothing away. */
function pad(
  rng: Random,
  ranked: readonly string[],
  find: Find,
  statements: readonly [readonly Pair[], readonly Pair[]],
): readonly [Pair[], Pair[]] {
  const settles = (pairs: readonly Pair[]) => isSettled(ranked, find, pairs)
  const verdict = (one: readonly Pair[], other: readonly Pair[]) =>
    [settles(one), settles(other), settles([...one, ...other])].join()
  let [first, second] = [unique(statements[0]), unique(statements[1])]
  const wanted = verdict(first, second)
  for (let tries = 0; tries < 6; tries++) {
    const pairs = randomPairs(rng, ranked, 1)
    const longer =
      first.length <= second.length
        ? ([unique([...first, ...pairs]), second] as const)
        : ([first, unique([...second, ...pairs])] as const)
    if (verdict(...longer) === wanted) [first, second] = longer
  }
  return [first, second]
}

const unique = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter((pair, index) => pairs.findIndex((other) => isSame(other, pair)) === index)

const wantedOf = ({ most, least }: Measure, find: Find): string =>
  ({ most: `the ${most}`, least: `the ${least}`, middle: `the third ${most}` })[find]

function ask(rng: Random, wanted: string, names: readonly string[]): Message {
  const list = formatList(names)
  return rng.pick([
    say`Who is ${wanted} of ${list}?`,
    say`Among ${list}, who is ${wanted}?`,
    say`Which of the persons ${list} is ${wanted}?`,
    say`There are ${COUNTS[names.length] ?? ''} persons, ${list}. Who among them is ${wanted}?`,
    say`Of the ${COUNTS[names.length] ?? ''} friends ${list}, which one is ${wanted}?`,
  ])
}

/** Without the pairs that follow from two others of the same statement. */
const withoutImplied = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(
    ([more, less]) =>
      !pairs.some(
        ([one, middle]) =>
          one === more && middle !== less && pairs.some((next) => next[0] === middle && next[1] === less),
      ),
  )

/** Joins the comparisons of one person into one sentence: 'Asha is taller than Dev and Neha but shorter than Imran.' */
function tell(rng: Random, { more, less }: Measure, pairs: readonly Pair[]): Message {
  const sentences: Message[] = []
  for (let open = rng.shuffle(withoutImplied(pairs)); open.length > 0; ) {
    const about = (name: string) => open.filter((pair) => pair.includes(name))
    const [person = ''] = open.flat().toSorted((one, other) => about(other).length - about(one).length)
    const below = open.flatMap(([one, other]) => (one === person ? [other] : []))
    const above = open.flatMap(([one, other]) => (other === person ? [one] : []))
    const isMore = say`${more} than ${formatList(below)}`
    const isLess = say`${less} than ${formatList(above)}`
    sentences.push(
      above.length === 0
        ? say`${person} is ${isMore}.`
        : below.length === 0
          ? say`${person} is ${isLess}.`
          : say`${person} is ${isMore} but ${isLess}.`,
    )
    open = open.filter((pair) => !pair.includes(person))
  }
  return sentences.reduce((text, sentence) => say`${text} ${sentence}`)
}
