import type { Mistake } from '../options/build-options.ts'
import { WRONG_OPTIONS } from '../options/choose-wrong.ts'
import type { Random } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import { capital } from '../wording/capital.ts'
import { say } from '../wording/say.ts'
import { holds, itemsOf, move, type Places, type PlacingClue, type Plan } from './placing.ts'
import {
  inWords,
  type PlacingQuestion,
  type PlacingQuestionKind,
  type PlacingWords,
  placeOf,
  type Spot,
  stepsBetween,
} from './placing-question.ts'
import { type Reading, readClues } from './read-clues.ts'
import { drawClue } from './settle-placing.ts'

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

/** A set asks many questions on one puzzle, whose clues are read once. */
const readings = new WeakMap<Puzzle, Reading>()

function readingOf(puzzle: Puzzle): Reading {
  const { words, clues } = puzzle
  const reading = readings.get(puzzle) ?? readClues(words.plan, clues, words.names.length)
  readings.set(puzzle, reading)
  return reading
}

/** A settled puzzle as one looks at it to find a question. */
function look(puzzle: Puzzle, isAnyDepth: boolean) {
  const { words, places, clues } = puzzle
  const { plan, names, noun } = words
  const { size } = plan
  const groups = names.length / size
  const items = range(0, names.length - 1)
  const at = (item: number) => places[item] ?? -1
  const { isTold, openPlaces, openPairs } = readingOf(puzzle)
  const itemAt = (group: number, place: number) =>
    range(group * size, (group + 1) * size - 1).find((item) => at(item) === place) ?? -1
  const isPlaced = (item: number) => clues.some((clue) => clue.kind === 'at' && clue.one === item)
  /** One clue away from a place that is told: found before the arrangement is. */
  const isSoonPlaced = (item: number) =>
    isPlaced(item) || (!isAnyDepth && items.some((other) => isPlaced(other) && isTold(item, other)))
  /** Whether the stem says with whom an item goes, so that it falls as an option for anybody else. */
  const isGoneWith = (item: number) =>
    clues.some((clue) => clue.kind === 'same' && (clue.one === item || clue.other === item))
  /** Options that stay open until the puzzle is solved; null where they are too few, unless any will do. */
  const keepOpen = (wrong: Mistake[], isOpen: (value: string) => boolean): Mistake[] | null => {
    const open = wrong.filter(({ value }) => isOpen(String(value)))
    return open.length >= WRONG_OPTIONS ? open : isAnyDepth ? wrong : null
  }
  const ofGroup = (group: number, key: number): Mistake[] =>
    range(group * size, (group + 1) * size - 1)
      // Nobody looks for the neighbour of P in the other row.
      .filter((item) => item !== key && (plan.kind !== 'rows' || item < size / 2 === key < size / 2))
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
  return {
    words,
    places,
    clues,
    isAnyDepth,
    groups,
    items,
    at,
    isTold,
    itemAt,
    isSoonPlaced,
    openPlaces,
    openPairs,
    keepOpen,
    ofGroup,
    counts,
  }
}

type View = ReturnType<typeof look>

function askItem(rng: Random, view: View): Asked | null {
  const { words, places, groups, items, isTold, itemAt, openPairs, keepOpen, ofGroup } = view
  const { plan, names } = words
  const { size } = plan
  const group = rng.int(0, groups - 1)
  const isAcross = plan.kind !== 'line' && rng.chance(0.5)
  const from = rng.pick(items)
  const fromGroup = Math.floor(from / size)
  // The question for what somebody likes needs no step; the question for the one opposite neither.
  const steps = (isAcross || group !== fromGroup) && rng.chance(0.5) ? 0 : rng.pick([-3, -2, -1, 1, 2, 3])
  const spot = { from, steps, isAcross }
  const key = itemAt(group, placeOf(plan, places, spot))
  if (key < 0 || isTold(key, from)) return null
  if (plan.kind === 'ring' && 2 * Math.abs(steps) === size) return null
  const mistakes = keepOpen(
    ofGroup(group, key).filter(({ value }) => value !== names[from]),
    (name) =>
      openPairs(names.indexOf(name), from).some(
        ([place, start]) => place === placeOf(plan, [start], { ...spot, from: 0 }),
      ),
  )
  return (
    mistakes && {
      question: { kind: 'item', group, spot },
      text: tellItem(rng, words, group, spot),
      labels: [],
      mistakes,
    }
  )
}

function tellItem(rng: Random, words: PlacingWords, group: number, spot: Spot): string {
  const { plan, mention, verb, noun } = words
  const isBox = noun[0] === 'box' && group === 0
  if (spot.isAcross && spot.steps === 0) {
    const faced = mention(spot.from)
    if (plan.kind === 'rows') return `Who among the following faces ${faced}?`
    return `Who ${verb[0]} exactly opposite to ${faced}?`
  }
  const where = tellSpot(words, spot)
  if (spot.steps === 0) return words.ask(group, where)
  if (group > 0) return words.ask(group, `${words.theOne} ${verb[0]} ${where}`)
  const who = rng.pick(['Who', 'Who among the following'])
  return `${isBox ? 'Which box' : who} ${verb[0]} ${where}?`
}

function askItemAt(rng: Random, view: View): Asked | null {
  const { words, groups, itemAt, isSoonPlaced, openPlaces, keepOpen, ofGroup } = view
  const { plan, names, verb, noun } = words
  const { size } = plan
  if (!words.places) return null
  const [group, place] = [rng.int(0, groups - 1), rng.int(0, size - 1)]
  const key = itemAt(group, place)
  if (isSoonPlaced(key)) return null
  const where = words.places[place]?.at ?? ''
  const text =
    group === 0
      ? `${noun[0] === 'box' ? 'Which box' : 'Who'} ${verb[0]} ${where}?`
      : words.ask(group, `${words.theOne} ${verb[0]} ${where}`)
  const mistakes = keepOpen(ofGroup(group, key), (name) => openPlaces(names.indexOf(name)).includes(place))
  return mistakes && { question: { kind: 'item-at', group, place }, text, labels: [], mistakes }
}

function askPlace(rng: Random, view: View): Asked | null {
  const { words, items, at, itemAt, isSoonPlaced, openPlaces, keepOpen } = view
  const { names, mention } = words
  const one = rng.pick(items)
  if (!words.places || !words.askPlace || isSoonPlaced(one)) return null
  const all = words.places.map(({ name }) => name)
  const others = all
    .filter((_, place) => place !== at(one))
    .map((name, index) => ({
      value: name,
      because: say`that is the place of ${names[itemAt(0, index >= at(one) ? index + 1 : index)] ?? ''}`,
    }))
  const open = openPlaces(one)
  const mistakes = keepOpen(others, (name) => open.includes(all.indexOf(name)))
  return (
    mistakes && {
      question: { kind: 'place', one },
      text: words.askPlace(mention(one)),
      labels: all,
      mistakes,
    }
  )
}

function askBetween(rng: Random, view: View): Asked | null {
  const { words, items, at, isTold, openPairs, keepOpen, counts } = view
  const { plan, mention, verb, noun } = words
  const { size } = plan
  const [one, other] = rng.sample(items, 2)
  const steps = stepsBetween(plan, at(one), at(other))
  if (steps === null || at(one) === at(other) || Math.abs(steps) < 2 || isTold(one, other)) return null
  if (plan.kind === 'line' && Math.abs(steps) > size - 2) return null
  const key = Math.abs(steps) - 1
  const from = plan.kind === 'ring' ? `, when counted from the right of ${mention(one)}` : ''
  const open = openPairs(one, other).map(([place, end]) =>
    inWords(Math.abs(stepsBetween(plan, place, end) ?? 0) - 1),
  )
  // The two themselves are not counted.
  const most = (plan.kind === 'rows' ? size / 2 : size) - 2
  const mistakes = keepOpen(counts(key, most), (count) => open.includes(count))
  return (
    mistakes && {
      question: { kind: 'between', one, other },
      text: `How many ${noun[1]} ${verb[1]} between ${mention(one)} and ${mention(other)}${from}?`,
      labels: [],
      mistakes,
    }
  )
}

function askBeyond(rng: Random, view: View): Asked | null {
  const { words, clues, items, at, openPlaces, keepOpen, counts } = view
  const { plan, mention, verb, noun } = words
  const { size } = plan
  const one = rng.pick(items)
  const isAfter = rng.chance(0.5)
  if (plan.kind !== 'line' || clues.some((clue) => clue.kind === 'at' && clue.one === one)) return null
  const beyond = (place: number) => (isAfter ? size - 1 - place : place)
  const open = openPlaces(one).map((place) => String(inWords(beyond(place))))
  const mistakes = keepOpen(counts(beyond(at(one)), size - 1), (count) => open.includes(count))
  return (
    mistakes && {
      question: { kind: 'beyond', one, isAfter },
      text: `How many ${noun[1]} ${verb[1]} ${words.beyond(isAfter)} ${mention(one)}?`,
      labels: [],
      mistakes,
    }
  )
}

function askRelation(rng: Random, { words, at, isTold }: View): Asked | null {
  const { plan, mention } = words
  const { size } = plan
  const [one, other] = rng.sample(range(0, size - 1), 2)
  const steps = stepsBetween(plan, at(other), at(one))
  if (steps === null || isTold(one, other) || 2 * Math.abs(steps) === size) return null
  if (plan.kind === 'line' && (!plan.alternates || 2 * Math.abs(steps) > size)) return null
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
    question: { kind: 'relation', one, other },
    text: `What is the position of ${mention(one)} with respect to ${mention(other)}?`,
    labels,
    mistakes: wrong
      .filter(([count]) => count !== 0 && 2 * Math.abs(count) < size)
      .map(([count, because]) => ({ value: relationOf(words, count), because }))
      .filter(({ value }) => value !== label),
  }
}

function askNeighbours(rng: Random, { words, isAnyDepth, items, at, isTold, itemAt }: View): Asked | null {
  const { plan, names, mention } = words
  const { size } = plan
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
    question: { kind: 'neighbours', one },
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

function askClaim(rng: Random, view: View): Asked | null {
  const { words, at } = view
  const { plan } = words
  const isTrue = rng.chance(0.6)
  const drawn = drawClaims(rng, view, isTrue)
  if (!drawn) return null
  const labels = drawn.map((claim) => capital(words.tell(claim) ?? ''))
  return {
    question: { kind: 'claim', isTrue, claims: drawn },
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

function askMatch(rng: Random, view: View): Asked | null {
  const { words, isAnyDepth, groups, at, isTold, itemAt, openPairs } = view
  const { plan, names } = words
  const { size } = plan
  if (groups < 2) return null
  const group = rng.int(1, groups - 1)
  const one = rng.int(0, size - 1)
  const other = itemAt(group, at(one))
  if (isTold(one, other)) return null
  const chosen: (readonly [number, number])[] = [[one, other]]
  const things = range(group * size, (group + 1) * size - 1)
  const all = range(0, size - 1).flatMap((person) => things.map((thing) => [person, thing] as const))
  for (const [person, thing] of rng.shuffle(all)) {
    const isUsed = chosen.some((pair) => pair.includes(person) || pair.includes(thing))
    if (chosen.length === 4 || isUsed || at(person) === at(thing)) continue
    const isOpen = () => openPairs(person, thing).some(([place, beside]) => place === beside)
    if (isAnyDepth || isOpen()) chosen.push([person, thing])
  }
  if (chosen.length < 4) return null
  const pairs = rng.shuffle(chosen)
  const labels = pairs.map(([one, other]) => `${names[one]} – ${names[other]}`)
  return {
    question: { kind: 'match', pairs },
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

/** The words for a spot; '' when it is the place of the item itself. */
const tellSpot = ({ mention, beside, verb, plan }: PlacingWords, { from, steps, isAcross }: Spot): string => {
  const faced =
    plan.kind === 'rows'
      ? `the one who faces ${mention(from)}`
      : `the one who ${verb[0]} opposite to ${mention(from)}`
  const who = isAcross ? faced : mention(from)
  return steps === 0 ? who : `${beside(steps)} ${who}`
}

/** 'Third to the right', the shorter way round in a ring. */
const relationOf = ({ plan, beside }: PlacingWords, steps: number): string => {
  if (steps === 0) return ''
  const near =
    plan.kind === 'ring' && 2 * Math.abs(steps) > plan.size ? steps - Math.sign(steps) * plan.size : steps
  return capital(beside(near).replace(/ of$/, ''))
}

function drawClaims(rng: Random, view: View, isTrue: boolean): PlacingClue[] | null {
  const { words, places, clues, isAnyDepth, at } = view
  const told = new Set(clues.map((clue) => itemsOf(clue).sort().join(' ')))
  const claims: PlacingClue[] = []
  const truths = rng.shuffle([isTrue, !isTrue, !isTrue, !isTrue])
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
    if (!isAnyDepth && !isOpenClaim(view, claim)) continue
    told.add(key)
    claims.push(claim)
  }
  return claims.length === 4 ? claims : null
}

/** Whether a claim may still be true or false after each clue was read by itself. */
function isOpenClaim({ words: { plan }, openPlaces, openPairs }: View, claim: PlacingClue): boolean {
  const { one } = claim
  const found =
    'other' in claim
      ? openPairs(one, claim.other).map(([place, beside]) =>
          holds(plan, claim, (item) => (item === one ? place : beside)),
        )
      : openPlaces(one).map((place) => holds(plan, claim, () => place))
  return found.includes(true) && found.includes(false)
}

/** Whether a claim could be true: nobody in one row sits beside one of the other. */
const isOfRow = ({ size }: Plan, claim: PlacingClue): boolean => {
  if (!('other' in claim)) return true
  const areTogether = claim.one < size / 2 === claim.other < size / 2
  return claim.kind === 'opposite' || claim.kind === 'across' ? !areTogether : areTogether
}

const ASK: Record<PlacingQuestionKind, (rng: Random, view: View) => Asked | null> = {
  item: askItem,
  'item-at': askItemAt,
  place: askPlace,
  between: askBetween,
  beyond: askBeyond,
  relation: askRelation,
  neighbours: askNeighbours,
  claim: askClaim,
  match: askMatch,
}

/** A question of a kind on the puzzle; null when this draw gives none. With `isAnyDepth`, one that a single clue answers will do. */
export const askPlacing = (
  rng: Random,
  puzzle: Puzzle,
  kind: PlacingQuestionKind,
  isAnyDepth: boolean,
): Asked | null => {
  const asked = ASK[kind](rng, look(puzzle, isAnyDepth))
  return asked && new Set(asked.mistakes.map(({ value }) => value)).size >= WRONG_OPTIONS ? asked : null
}
