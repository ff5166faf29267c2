import type { Figure } from '@ekagra/schema/figure'
import type { Mistake } from '../options/build-options.ts'
import type { Random } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import { capital } from '../wording/capital.ts'
import { say } from '../wording/say.ts'
import {
  holds,
  itemsOf,
  move,
  opposite,
  type Places,
  type Placing,
  type PlacingClue,
  type PlacingClueKind,
  type Plan,
  searchPlacings,
  startOf,
  tryPlacings,
} from './placing.ts'
import { COUNTS } from './seat-puzzle.ts'

/** A place, told by someone: three to the right of P, or of the one who faces P. */
type Spot = { from: number; steps: number; isAcross: boolean }

type PlacingQuestion =
  /** Which item of a group is there. */
  | { kind: 'item'; group: number; spot: Spot }
  | { kind: 'item-at'; group: number; place: number }
  | { kind: 'place'; one: number }
  | { kind: 'between'; one: number; other: number }
  | { kind: 'beyond'; one: number; isAfter: boolean }
  | { kind: 'relation'; one: number; other: number }
  | { kind: 'neighbours'; one: number }
  | { kind: 'claim'; isTrue: boolean; claims: readonly PlacingClue[] }
  | { kind: 'match'; pairs: readonly (readonly [number, number])[] }

export type PlacingQuestionKind = PlacingQuestion['kind']

/** The words of one kind of puzzle. */
export interface PlacingWords {
  plan: Plan
  title: string
  paragraphs: readonly string[]
  /** Names of all items, group after group; each group has as many as there are places. */
  names: readonly string[]
  /** 'P', 'the one who likes red' */
  mention(item: number): string
  /** 'the one who', 'the box which' */
  theOne: string
  verb: readonly [one: string, many: string]
  noun: readonly [one: string, many: string]
  beside(steps: number): string
  beyond(isAfter: boolean): string
  /** Clues that every kind says in its own way; null when it has no words for one. */
  tell(clue: PlacingClue): string | null
  /** 'Who sits third to the left of P?', with the words for the spot. */
  ask(group: number, spot: string): string
  /** 'on floor 3', and the option for it; none for places without names. */
  places?: readonly { at: string; name: string }[]
  askPlace?(item: string): string
  /** What to think of first. */
  hints?: readonly string[]
  /** How the solution writes the arrangement down. */
  write(places: Places): string
  clueKinds: readonly PlacingClueKind[]
  questionKinds: readonly PlacingQuestionKind[]
}

interface Labels {
  names: readonly string[]
  /** Names of places, of relations from −size to size, of claims or of pairs. */
  labels: readonly string[]
}

/** The answer in words; null where there is none. */
function answerPlacing(
  plan: Plan,
  places: Places,
  question: PlacingQuestion,
  { names, labels }: Labels,
): string | null {
  const at = (item: number) => places[item] ?? -1
  const itemAt = (group: number, place: number): string | null => {
    const from = group * plan.size
    const found = range(from, from + plan.size - 1).find((item) => at(item) === place)
    return place < 0 || found === undefined ? null : (names[found] ?? null)
  }
  switch (question.kind) {
    case 'item':
      return itemAt(question.group, placeOf(plan, places, question.spot))
    case 'item-at':
      return itemAt(question.group, question.place)
    case 'place':
      return labels[at(question.one)] ?? null
    case 'between': {
      const steps = stepsBetween(plan, at(question.one), at(question.other))
      return steps === null ? null : inWords(Math.abs(steps) - 1)
    }
    case 'beyond':
      return inWords(question.isAfter ? plan.size - 1 - at(question.one) : at(question.one))
    case 'relation': {
      const steps = stepsBetween(plan, at(question.other), at(question.one))
      return steps === null ? null : (labels[steps + plan.size] ?? null)
    }
    case 'neighbours': {
      const sides = [move(plan, at(question.one), -1), move(plan, at(question.one), 1)]
      const found = sides.map((place) => itemAt(0, place)).filter((name) => name !== null)
      return found.length === 2 ? found.sort().join(' and ') : null
    }
    case 'claim': {
      const right = question.claims.flatMap((claim, index) =>
        holds(plan, claim, at) === question.isTrue ? [index] : [],
      )
      return right.length === 1 ? (labels[right[0] ?? 0] ?? null) : null
    }
    case 'match': {
      const right = question.pairs.flatMap(([one, other], index) => (at(one) === at(other) ? [index] : []))
      return right.length === 1 ? (labels[right[0] ?? 0] ?? null) : null
    }
  }
}

const inWords = (count: number): string => capital(count === 0 ? 'none' : (COUNTS[count] ?? ''))

function placeOf(plan: Plan, places: Places, { from, steps, isAcross }: Spot): number {
  const start = places[from] ?? -1
  const place = isAcross ? opposite(plan, start) : start
  return steps === 0 ? place : move(plan, place, steps)
}

/** How many steps to the right `to` is of `from`; in a ring always to the right; null in another row. */
function stepsBetween(plan: Plan, from: number, to: number): number | null {
  const steps = range(1, plan.size - 1).find((count) => move(plan, from, count) === to)
  if (steps !== undefined) return steps
  const back = range(1, plan.size - 1).find((count) => move(plan, from, -count) === to)
  return back === undefined ? null : -back
}

function drawClue(rng: Random, plan: Plan, places: Places, kind: PlacingClueKind): PlacingClue | null {
  const items = range(0, places.length - 1)
  const [one, other, third] = rng.sample(items, 3)
  const at = (item: number) => places[item] ?? -1
  const group = (item: number) => Math.floor(item / plan.size)
  const keepTrue = (clue: PlacingClue) => (holds(plan, clue, at) ? clue : null)
  switch (kind) {
    case 'at':
      return { kind, one, place: at(one) }
    case 'end':
    case 'not-end':
      return keepTrue({ kind, one })
    case 'even':
      return { kind, one, isEven: holds(plan, { kind, one, isEven: true }, at) }
    case 'steps':
    case 'across': {
      const steps = rng.pick(kind === 'steps' ? [-3, -2, -1, 1, 2, 3] : [-2, -1, 1, 2])
      return 2 * Math.abs(steps) === plan.size ? null : keepTrue({ kind, one, other, steps })
    }
    case 'beside':
    case 'apart':
    case 'later':
      return at(one) === at(other) ? null : keepTrue({ kind, one, other })
    case 'opposite':
      return keepTrue({ kind, one, other })
    case 'same':
      return group(one) < group(other) ? keepTrue({ kind, one, other }) : null
    case 'differ':
      return group(one) < group(other) ? keepTrue({ kind, one, other }) : null
    case 'gap':
      return keepTrue({ kind, one, other, between: rng.int(1, plan.kind === 'line' ? plan.size - 3 : 3) })
    case 'either': {
      // 'Either P or Q likes red', or 'either P or Q sits to the immediate left of R'.
      const isSame = group(one) > 0 && rng.chance(0.6)
      if (isSame && (group(other) !== 0 || group(third) !== 0)) return null
      if (!isSame && (at(other) === at(one) || at(third) === at(one) || at(other) === at(third))) return null
      return keepTrue({ kind, one, others: [other, third], steps: isSame ? 0 : rng.pick([-1, 1]) })
    }
  }
}

/** Kinds that tell much at once: a set has few of them. */
const MOST: Partial<Record<PlacingClueKind, number>> = {
  at: 1,
  same: 2,
  end: 1,
  'not-end': 1,
  opposite: 2,
  beside: 2,
  even: 2,
  differ: 2,
  apart: 2,
  later: 2,
  either: 2,
}

/** Kinds that tell little, the least first: they go before others, so that few clues are left. */
const WEAK: readonly PlacingClueKind[] = ['differ', 'apart', 'not-end', 'later', 'even', 'end', 'beside']

/** Clues that leave one arrangement, none of them needless. */
function settle(rng: Random, placing: Placing, places: Places, words: PlacingWords): PlacingClue[] {
  const { plan } = placing
  const clues: PlacingClue[] = []
  const counts = new Map<PlacingClueKind, number>()
  const told = new Set<string>()
  const add = (): void => {
    for (let tries = 0; tries < 300; tries += 1) {
      const clue = drawClue(rng, plan, places, rng.pick(words.clueKinds))
      if (!clue || (counts.get(clue.kind) ?? 0) >= (MOST[clue.kind] ?? 99) || words.tell(clue) === null)
        continue
      const pair = itemsOf(clue).sort().join(' ')
      if (told.has(pair)) continue
      if (clues.some((other) => leavesNoChoice(clue, other) || leavesNoChoice(other, clue))) continue
      told.add(pair)
      counts.set(clue.kind, (counts.get(clue.kind) ?? 0) + 1)
      clues.push(clue)
      return
    }
    throw new RangeError('no more clues for this arrangement')
  }
  for (let count = 0; count < 1.3 * places.length; count += 1) add()
  for (let more = 0; searchPlacings(placing, clues, 2).length > 1; more += 1) {
    if (more > 60) throw new RangeError('the clues do not settle the puzzle')
    add()
  }
  const rank = ({ kind }: PlacingClue) => (WEAK.includes(kind) ? WEAK.indexOf(kind) : WEAK.length)
  // A weak clue may still come before a strong one, as papers have some of each.
  const order = rng
    .shuffle(clues)
    .map((clue) => ({ clue, turn: rank(clue) + rng.int(0, 4) }))
    .sort((one, other) => one.turn - other.turn)
  for (const { clue } of order) {
    const others = clues.filter((one) => one !== clue)
    if (searchPlacings(placing, others, 2).length === 1) clues.splice(clues.indexOf(clue), 1)
  }
  return rng.shuffle(clues)
}

/** Whether 'either P or Q is beside R' has no choice left, because another clue tells how P and R stand. */
const leavesNoChoice = (either: PlacingClue, other: PlacingClue): boolean =>
  either.kind === 'either' &&
  other.kind !== 'either' &&
  either.others.some((item) => itemsOf(other).includes(item) && itemsOf(other).includes(either.one))

/** The words for a spot; '' when it is the place of the item itself. */
const tellSpot = ({ mention, beside, verb, plan }: PlacingWords, { from, steps, isAcross }: Spot): string => {
  const faced =
    plan.kind === 'rows'
      ? `the one who faces ${mention(from)}`
      : `the one who ${verb[0]} opposite to ${mention(from)}`
  const who = isAcross ? faced : mention(from)
  return steps === 0 ? who : `${beside(steps)} ${who}`
}

interface Asked {
  question: PlacingQuestion
  text: string
  labels: string[]
  /** Every other answer that may be offered, with the reason why it is wrong. */
  mistakes: Mistake[]
}

interface Puzzle {
  words: PlacingWords
  places: Places
  clues: readonly PlacingClue[]
}

function draw(
  rng: Random,
  { words, places, clues }: Puzzle,
  kind: PlacingQuestionKind,
  /** Whether a question that one clue answers will do. */
  isAnyDepth: boolean,
): Asked | null {
  const { plan, names, mention, verb, noun } = words
  const { size } = plan
  const groups = names.length / size
  const items = range(0, names.length - 1)
  const at = (item: number) => places[item] ?? -1
  const isTold = (one: number, other: number) =>
    clues.some((clue) => itemsOf(clue).includes(one) && itemsOf(clue).includes(other))
  const itemAt = (group: number, place: number) =>
    range(group * size, (group + 1) * size - 1).find((item) => at(item) === place) ?? -1
  const isPlaced = (item: number) => clues.some((clue) => clue.kind === 'at' && clue.one === item)
  /** One clue away from a place that is told: found before the arrangement is. */
  const isSoonPlaced = (item: number) =>
    isPlaced(item) || (!isAnyDepth && items.some((other) => isPlaced(other) && isTold(item, other)))
  /** Whether the stem says with whom an item goes, so that it falls as an option for anybody else. */
  const isGoneWith = (item: number) =>
    clues.some((clue) => clue.kind === 'same' && (clue.one === item || clue.other === item))
  const ofGroup = (group: number, key: number): Mistake[] =>
    range(group * size, (group + 1) * size - 1)
      // Nobody looks for the neighbour of P in the other row.
      .filter(
        (item) => item !== key && (plan.kind !== 'rows' || item < size / 2 === key < size / 2 || size < 10),
      )
      .filter((item) => groups === 1 || group === 0 || !isGoneWith(item))
      .map((item) => ({
        value: names[item] ?? '',
        because: words.places
          ? say`the place of ${names[item] ?? ''} is ${words.places[at(item)]?.name ?? ''}`
          : say`${names[item] ?? ''} has another place in the arrangement`,
      }))
  const counts = (key: number, most: number): Mistake[] =>
    [
      [key + 1, say`one of the ${noun[1]} named was counted too`] as const,
      [key - 1, say`one of those to be counted was missed`] as const,
      [key + 2, say`both ends of the count were included`] as const,
      [key - 2, say`two of those to be counted were missed`] as const,
      [key + 3, say`the count did not stop in time`] as const,
      [key - 3, say`three of those to be counted were missed`] as const,
    ]
      .filter(([count]) => count >= 0 && count <= most)
      .map(([count, because]) => ({ value: inWords(count), because }))
  switch (kind) {
    case 'item': {
      const group = rng.int(0, groups - 1)
      const isAcross = plan.kind !== 'line' && rng.chance(0.5)
      const from = rng.pick(items)
      const fromGroup = Math.floor(from / size)
      // The question for what somebody likes needs no step; the question for the one opposite neither.
      const steps = (isAcross || group !== fromGroup) && rng.chance(0.5) ? 0 : rng.pick([-3, -2, -1, 1, 2, 3])
      const spot = { from, steps, isAcross }
      const key = itemAt(group, placeOf(plan, places, spot))
      if (key < 0 || key === from || isTold(key, from) || at(key) === (steps === 0 ? -1 : at(from)))
        return null
      if (plan.kind === 'ring' && 2 * Math.abs(steps) === size) return null
      // 'Who sits opposite to P?' is asked with the words for a place.
      const isFaced = isAcross && steps === 0
      const told = isFaced
        ? plan.kind === 'rows'
          ? `Who among the following faces ${mention(from)}?`
          : `Who ${verb[0]} exactly opposite to ${mention(from)}?`
        : steps === 0 && group === 0
          ? null
          : words.ask(
              group,
              steps === 0 ? tellSpot(words, spot) : `${words.theOne} ${verb[0]} ${tellSpot(words, spot)}`,
            )
      const text = told ?? words.ask(0, mention(from))
      const short =
        !isFaced && group === 0 && steps !== 0
          ? rng.pick([
              `Who ${verb[0]} ${tellSpot(words, spot)}?`,
              `Who among the following ${verb[0]} ${tellSpot(words, spot)}?`,
            ])
          : text
      return {
        question: { kind, group, spot },
        text:
          noun[0] === 'box' && group === 0
            ? short.replace(/^Who(?: among the following)?/, 'Which box')
            : short,
        labels: [],
        mistakes: ofGroup(group, key).filter(({ value }) => value !== names[from]),
      }
    }
    case 'item-at': {
      if (!words.places) return null
      const [group, place] = [rng.int(0, groups - 1), rng.int(0, size - 1)]
      const key = itemAt(group, place)
      if (isSoonPlaced(key)) return null
      const where = words.places[place]?.at ?? ''
      const text =
        group === 0
          ? `${noun[0] === 'box' ? 'Which box' : 'Who'} ${verb[0]} ${where}?`
          : words.ask(group, `${words.theOne} ${verb[0]} ${where}`)
      return { question: { kind, group, place }, text, labels: [], mistakes: ofGroup(group, key) }
    }
    case 'place': {
      const one = rng.pick(items)
      if (!words.places || !words.askPlace || isSoonPlaced(one)) return null
      const all = words.places.map(({ name }) => name)
      return {
        question: { kind, one },
        text: words.askPlace(mention(one)),
        labels: all,
        mistakes: all
          .filter((_, place) => place !== at(one))
          .map((name, index) => ({
            value: name,
            because: say`that is the place of ${names[itemAt(0, index >= at(one) ? index + 1 : index)] ?? ''}`,
          })),
      }
    }
    case 'between': {
      const [one, other] = rng.sample(items, 2)
      const steps = stepsBetween(plan, at(one), at(other))
      if (steps === null || at(one) === at(other) || Math.abs(steps) < 2 || isTold(one, other)) return null
      if (plan.kind === 'line' && Math.abs(steps) > size - 2) return null
      const key = Math.abs(steps) - 1
      const from = plan.kind === 'ring' ? `, when counted from the right of ${mention(one)}` : ''
      return {
        question: { kind, one, other },
        text: `How many ${noun[1]} ${verb[1]} between ${mention(one)} and ${mention(other)}${from}?`,
        labels: [],
        mistakes: counts(key, plan.kind === 'rows' ? size / 2 : size - 1),
      }
    }
    case 'beyond': {
      const one = rng.pick(items)
      const isAfter = rng.chance(0.5)
      if (plan.kind !== 'line' || clues.some((clue) => clue.kind === 'at' && clue.one === one)) return null
      return {
        question: { kind, one, isAfter },
        text: `How many ${noun[1]} ${verb[1]} ${words.beyond(isAfter)} ${mention(one)}?`,
        labels: [],
        mistakes: counts(isAfter ? size - 1 - at(one) : at(one), size - 1),
      }
    }
    case 'relation': {
      const [one, other] = rng.sample(range(0, size - 1), 2)
      const steps = stepsBetween(plan, at(other), at(one))
      if (steps === null || isTold(one, other) || 2 * Math.abs(steps) === size) return null
      if (plan.kind === 'line') return null
      const labels = range(-size, size).map((count) => relationOf(words, count))
      const label = labels[steps + size] ?? ''
      const near = plan.kind === 'ring' && 2 * steps > size ? steps - size : steps
      const wrong = [
        [-near, say`the two sides were interchanged`] as const,
        [near + 1, say`one place too many was counted`] as const,
        [near - 1, say`one place too few was counted`] as const,
        [-near + 1, say`the sides were interchanged and the places miscounted`] as const,
        [-near - 1, say`the sides were interchanged and the places miscounted`] as const,
      ]
      return {
        question: { kind, one, other },
        text: `What is the position of ${mention(one)} with respect to ${mention(other)}?`,
        labels,
        mistakes: wrong
          .filter(([count]) => count !== 0 && Math.abs(count) < (plan.kind === 'rows' ? size / 2 : size / 2))
          .map(([count, because]) => ({ value: relationOf(words, count), because }))
          .filter(({ value }) => value !== label),
      }
    }
    case 'neighbours': {
      const one = rng.pick(items)
      const sides = [move(plan, at(one), -1), move(plan, at(one), 1)]
      if (sides.includes(-1)) return null
      if (!isAnyDepth && sides.some((place) => isTold(itemAt(0, place), one))) return null
      const near = sides.map((place) => names[itemAt(0, place)] ?? '').sort()
      const others = names
        .slice(0, size)
        .filter((name) => !near.includes(name) && name !== names[itemAt(0, at(one))])
        // In two rows, nobody of the other row is a neighbour.
        .filter((name) => plan.kind !== 'rows' || at(names.indexOf(name)) < size / 2 === at(one) < size / 2)
      if (others.length < 2) return null
      const pair = (a = '', b = '') => [a, b].sort().join(' and ')
      return {
        question: { kind, one },
        text: `Who are the immediate neighbours of ${mention(one)}?`,
        labels: [],
        mistakes: [
          ...near.flatMap((name) =>
            rng.sample(others, 2).map((other) => ({
              value: pair(name, other),
              because: say`only ${name} is beside ${mention(one)}`,
            })),
          ),
          { value: pair(...rng.sample(others, 2)), because: say`neither is beside ${mention(one)}` },
        ],
      }
    }
    case 'claim': {
      const isTrue = rng.chance(0.6)
      const drawn = drawClaims(rng, { words, places, clues }, isTrue)
      if (!drawn) return null
      const labels = drawn.map((claim) => capital(words.tell(claim) ?? ''))
      return {
        question: { kind, isTrue, claims: drawn },
        text: isTrue
          ? rng.pick([
              'Which of the following statements is definitely true?',
              'Which of the following is correct with respect to the given arrangement?',
            ])
          : rng.pick([
              'Which of the following statements is NOT true?',
              'All of the following statements are correct, EXCEPT:',
            ]),
        labels,
        mistakes: drawn.flatMap((claim, index) =>
          holds(plan, claim, at) === isTrue
            ? []
            : [
                {
                  value: labels[index] ?? '',
                  because: isTrue
                    ? say`the arrangement does not agree with it`
                    : say`the arrangement agrees with it`,
                },
              ],
        ),
      }
    }
    case 'match': {
      if (groups < 2) return null
      const group = rng.int(1, groups - 1)
      const ones = rng.sample(range(0, size - 1), 4)
      const others = rng.sample(range(group * size, (group + 1) * size - 1), 4)
      const pairs = ones.map((one, index) => [one, others[index] ?? 0] as const)
      const right = pairs.filter(([one, other]) => at(one) === at(other))
      if (right.length !== 1 || right.some(([one, other]) => isTold(one, other))) return null
      const labels = pairs.map(([one, other]) => `${names[one]} – ${names[other]}`)
      return {
        question: { kind, pairs },
        text: rng.pick([
          'Which of the following combinations is correct?',
          'Which of the following pairs is correctly matched?',
        ]),
        labels,
        mistakes: pairs.flatMap(([one, other], index) =>
          at(one) === at(other)
            ? []
            : [
                {
                  value: labels[index] ?? '',
                  because: say`${names[one] ?? ''} goes with ${names[itemAt(group, at(one))] ?? ''}`,
                },
              ],
        ),
      }
    }
  }
}

/** 'Third to the right', the shorter way round in a ring. */
const relationOf = ({ plan, beside }: PlacingWords, steps: number): string => {
  if (steps === 0) return ''
  const near =
    plan.kind === 'ring' && 2 * Math.abs(steps) > plan.size ? steps - Math.sign(steps) * plan.size : steps
  return capital(beside(near).replace(/ of$/, ''))
}

function drawClaims(rng: Random, { words, places, clues }: Puzzle, isTrue: boolean): PlacingClue[] | null {
  const told = new Set(clues.map((clue) => itemsOf(clue).sort().join(' ')))
  const claims: PlacingClue[] = []
  const truths = rng.shuffle([isTrue, !isTrue, !isTrue, !isTrue])
  const at = (item: number) => places[item] ?? -1
  const { size } = words.plan
  for (let tries = 0; claims.length < 4 && tries < 400; tries += 1) {
    const wanted = truths[claims.length] ?? false
    // A false claim is true of another arrangement.
    const other = wanted
      ? places
      : range(0, places.length / size - 1).flatMap((group) =>
          rng.shuffle(places.slice(group * size, (group + 1) * size)),
        )
    const claim = drawClue(rng, words.plan, other, rng.pick(words.clueKinds))
    if (
      !claim ||
      claim.kind === 'either' ||
      claim.kind === 'differ' ||
      claim.kind === 'apart' ||
      words.tell(claim) === null ||
      // 'Which is NOT true?' over statements with 'not' is a double negative.
      (!isTrue && /\bnot\b/.test(words.tell(claim) ?? ''))
    )
      continue
    if (words.plan.kind === 'rows' && !isOfRow(words.plan, claim)) continue
    const key = itemsOf(claim).sort().join(' ')
    if (told.has(key) || holds(words.plan, claim, at) !== wanted) continue
    told.add(key)
    claims.push(claim)
  }
  return claims.length === 4 ? claims : null
}

/** Whether a claim could be true: nobody in one row sits beside one of the other. */
const isOfRow = ({ size }: Plan, claim: PlacingClue): boolean => {
  if (!('other' in claim)) return true
  const areTogether = claim.one < size / 2 === claim.other < size / 2
  return claim.kind === 'opposite' || claim.kind === 'across' ? !areTogether : areTogether
}

/** Tries for one question of a kind. */
const TRIES = 60

/** Questions of different kinds on one arrangement, which they show as a passage. */
export function composePlacingSet(rng: Random, words: PlacingWords, span: number) {
  const { plan, names } = words
  const placing: Placing = {
    plan,
    groups: names.length / plan.size,
    start: startOf(plan, names.length / plan.size),
  }
  const places = drawPlaces(rng, placing)
  const clues = settle(rng, placing, places, words)
  const figure: Figure = {
    kind: 'passage',
    title: words.title,
    paragraphs: [
      'Study the following information carefully and answer the questions that follow.',
      ...words.paragraphs,
      clues.map((clue) => `${capital(words.tell(clue) ?? '')}.`).join(' '),
    ],
  }
  const puzzle = { words, places, clues }
  const asked = new Set<string>()
  const drafts = []
  for (const kind of [
    ...rng.shuffle(words.questionKinds),
    ...rng.shuffle(words.questionKinds),
    ...words.questionKinds,
  ]) {
    if (drafts.length === span) break
    for (let tries = 0; tries < TRIES; tries += 1) {
      const one = draw(rng, puzzle, kind, 2 * tries > TRIES)
      if (!one || asked.has(one.text)) continue
      const labels = { names, labels: one.labels }
      const answer = answerPlacing(plan, places, one.question, labels)
      if (answer === null || answer === '') continue
      asked.add(one.text)
      drafts.push({
        given: { plan: { ...plan }, names, clues, question: one.question, labels: one.labels },
        prompt: one.text,
        answer,
        mistakes: one.mistakes,
        figure,
        steps: [
          say`Begin with the clues that fix a place or a distance, and try each of the ways that are left.`,
          ...(words.hints ?? []).map((hint) => say`${hint}`),
          ...clues
            .filter(
              ({ kind: told }) =>
                told === 'steps' || told === 'gap' || told === 'opposite' || told === 'across',
            )
            .map((clue) => say`Use that ${words.tell(clue) ?? ''}.`),
          say`Only one arrangement agrees with all the clues: ${words.write(places)}.`,
          say`So the answer is ${answer}`,
        ],
      })
      break
    }
  }
  if (drafts.length < span) throw new RangeError('the arrangement gives too few questions')
  return drafts
}

function drawPlaces(rng: Random, { plan, groups, start }: Placing): number[] {
  const { size } = plan
  if (plan.kind === 'rows') {
    const half = size / 2
    return [...rng.shuffle(range(0, half - 1)), ...rng.shuffle(range(half, size - 1))]
  }
  return range(0, groups - 1).flatMap((group) =>
    group > 0
      ? rng.shuffle(range(0, size - 1))
      : rng.until(
          () => rng.shuffle(range(0, size - 1)),
          ([first = 0]) => (start[0] ?? []).includes(first),
        ),
  )
}

/** The questions of a set share their clues: these are solved once. */
const solved = new WeakMap<readonly PlacingClue[], readonly Places[]>()

/** The second way: item after item, with nothing but the clues. */
export function solvePlacing({
  plan,
  names,
  clues,
  question,
  labels,
}: {
  plan: Plan
  names: readonly string[]
  clues: readonly PlacingClue[]
  question: PlacingQuestion
  labels: readonly string[]
}): string {
  const groups = names.length / plan.size
  const found = solved.get(clues) ?? tryPlacings({ plan, groups, start: startOf(plan, groups) }, clues, 2)
  solved.set(clues, found)
  const [only] = found
  return found.length === 1 && only ? (answerPlacing(plan, only, question, { names, labels }) ?? '') : ''
}
