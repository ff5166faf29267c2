import type { PlacingClue, PlacingClueKind } from '../../../kit/puzzles/placing.ts'
import type { PlacingQuestionKind, PlacingWords } from '../../../kit/puzzles/placing-question.ts'
import { COUNTS, drawLetters, ORDINALS } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { MONTHS } from '../../../kit/wording/months.ts'
import { render } from '../../../kit/wording/say.ts'

const list = (items: readonly string[]): string => render(formatList(items))

/** What each person or box has one of. */
interface Attribute {
  noun: string
  names: readonly string[]
  /** 'likes', 'contains' */
  has: string
  /** 'like', 'contain' */
  have: string
  /** 'Each of them likes a different colour, viz. ...' */
  each: string
}

const LIKES: readonly Attribute[] = [
  {
    noun: 'colour',
    names: ['red', 'blue', 'green', 'yellow', 'black', 'white', 'pink', 'brown'],
    has: 'likes',
    have: 'like',
    each: 'likes a different colour',
  },
  {
    noun: 'fruit',
    names: ['apple', 'mango', 'grapes', 'banana', 'orange', 'papaya', 'guava', 'kiwi'],
    has: 'likes',
    have: 'like',
    each: 'likes a different fruit',
  },
  {
    noun: 'game',
    names: ['cricket', 'chess', 'hockey', 'tennis', 'football', 'badminton', 'kabaddi', 'carrom'],
    has: 'plays',
    have: 'play',
    each: 'plays a different game',
  },
]
const OWNS: readonly Attribute[] = [
  {
    noun: 'car',
    names: ['Audi', 'BMW', 'Honda', 'Toyota', 'Ford', 'Kia', 'Nissan', 'Tata'],
    has: 'owns the',
    have: 'own',
    each: 'owns a car of a different brand',
  },
  {
    noun: 'bank',
    names: ['PNB', 'SBI', 'HDFC', 'ICICI', 'Canara', 'UCO', 'Axis', 'IDBI'],
    has: 'works in',
    have: 'work in',
    each: 'works in a different bank',
  },
]
const TEACHES: readonly Attribute[] = [
  {
    noun: 'subject',
    names: ['Physics', 'Hindi', 'History', 'Biology', 'English', 'Maths', 'Chemistry', 'Geography'],
    has: 'teaches',
    have: 'teach',
    each: 'teaches a different subject',
  },
]
const VISITS: readonly Attribute[] = [
  {
    noun: 'city',
    names: ['Agra', 'Delhi', 'Goa', 'Jaipur', 'Kochi', 'Mumbai', 'Shimla', 'Varanasi'],
    has: 'visits',
    have: 'visit',
    each: 'visits a different city',
  },
]
const CONTAINS: readonly Attribute[] = [
  {
    noun: 'item',
    names: ['pens', 'books', 'toys', 'shoes', 'sweets', 'watches', 'bangles', 'clothes'],
    has: 'contains',
    have: 'contain',
    each: 'contains a different item',
  },
  {
    noun: 'fruit',
    names: ['apples', 'mangoes', 'grapes', 'bananas', 'oranges', 'papayas', 'guavas', 'dates'],
    has: 'contains',
    have: 'contain',
    each: 'contains a different fruit',
  },
]

interface Story {
  title: string
  size: number
  attributes: readonly Attribute[]
  /** Names of the persons or boxes. */
  names: readonly string[]
  opening: string
  verb: readonly [one: string, many: string]
  noun: readonly [one: string, many: string]
  theOne: string
  beside(steps: number): string
  beyond(isAfter: boolean): string
  places: readonly { at: string; name: string }[]
  askPlace(item: string): string
  /** 'on adjacent floors' */
  adjacent: string
  /** 'an even-numbered floor', where places have numbers. */
  even?: (isEven: boolean) => string
  /** Only clues that need no cases. */
  isPlain: boolean
}

const CLUES: readonly PlacingClueKind[] = [
  'steps',
  'steps',
  'steps',
  'gap',
  'gap',
  'gap',
  'later',
  'apart',
  'differ',
  'either',
  'same',
  'at',
  'end',
  'not-end',
]
/** At the easy level every clue has one reading: a place, a pair, or a distance with its direction. */
const PLAIN_CLUES: readonly PlacingClueKind[] = ['at', 'at', 'same', 'same', 'steps', 'steps', 'steps']

const QUESTIONS: readonly PlacingQuestionKind[] = [
  'item',
  'item',
  'item-at',
  'place',
  'between',
  'beyond',
  'match',
  'claim',
]

/** Persons in places, each of whom has one thing or two. */
function tellStory(rng: Random, story: Story): PlacingWords {
  const { size, names, verb, noun, attributes, theOne, places } = story
  const chosen = attributes.map(({ names: all }) => rng.sample(all, size))
  const groupOf = (item: number) => Math.floor(item / size)
  const all = [...names, ...chosen.flat()]
  const attributeOf = (item: number) => attributes[groupOf(item) - 1]
  const has = (item: number) => `${attributeOf(item)?.has ?? ''} ${all[item] ?? ''}`
  const mention = (item: number) => (groupOf(item) === 0 ? (all[item] ?? '') : `${theOne} ${has(item)}`)
  const many = attributes.map(({ each }, index) => `${each}, viz. ${list([...(chosen[index] ?? [])].sort())}`)
  return {
    plan: { kind: 'line', size, alternates: false, isSquare: false },
    title: story.title,
    paragraphs: [
      `${story.opening} Each of them also ${many.join(', and ')}, but not necessarily in the same order.`,
    ],
    names: all,
    mention,
    theOne,
    verb,
    noun,
    beside: story.beside,
    beyond: story.beyond,
    tell(clue: PlacingClue): string | null {
      const one = mention(clue.one)
      switch (clue.kind) {
        case 'at':
          return `${one} ${verb[0]} ${places[clue.place]?.at ?? ''}`
        case 'end':
          return `${one} ${verb[0]} either ${places[0]?.at ?? ''} or ${places[size - 1]?.at ?? ''}`
        case 'not-end':
          return `${one} ${verb[0]} neither ${places[0]?.at ?? ''} nor ${places[size - 1]?.at ?? ''}`
        case 'even':
          return story.even ? `${one} ${verb[0]} ${story.even(clue.isEven)}` : null
        case 'steps':
          return `${one} ${verb[0]} ${story.beside(clue.steps)} ${mention(clue.other)}`
        case 'later':
          return `${one} ${verb[0]} somewhere ${story.beyond(true)} ${mention(clue.other)}`
        case 'beside':
          return `${one} and ${mention(clue.other)} ${verb[1]} ${story.adjacent}`
        case 'apart':
          return `${one} and ${mention(clue.other)} ${notVerb(verb[1])} ${story.adjacent}`
        case 'same':
          return groupOf(clue.one) === groupOf(clue.other) ? null : `${one} ${has(clue.other)}`
        case 'differ':
          return `${one} ${hasNot(attributeOf(clue.other))} ${all[clue.other] ?? ''}`
        case 'gap':
          return `only ${COUNTS[clue.between]} ${noun[clue.between === 1 ? 0 : 1]} ${verb[clue.between === 1 ? 0 : 1]} between ${one} and ${mention(clue.other)}`
        case 'either': {
          const [first, second] = clue.others.map(mention)
          return clue.steps === 0
            ? `either ${first} or ${second} ${has(clue.one)}`
            : `either ${first} or ${second} ${verb[0]} ${story.beside(clue.steps)} ${one}`
        }
        default:
          return null
      }
    },
    ask: (group, spot) => {
      const attribute = attributes[group - 1]
      // 'The one who owns the Audi' is asked for with 'who', and what somebody owns with the name of the thing.
      if (!attribute)
        return `${noun[0] === 'box' ? 'Which box' : 'Who among the following'} ${spot.replace(`${theOne} `, '')}?`
      // A long description comes first: 'Which car does the one who lives two floors below ... own?' is hard to read.
      if (spot.startsWith(theOne))
        return `${capital(spot)} ${attribute.has.replace(/ the$/, '')} which ${attribute.noun}?`
      const bare = attribute.have.replace(/ in$/, '')
      const inside = attribute.have.endsWith(' in') ? 'In which' : 'Which'
      return `${inside} ${attribute.noun} does ${spot} ${bare}?`
    },
    places,
    askPlace: story.askPlace,
    write: (found) =>
      range(0, size - 1)
        .map((place) => {
          const there = range(0, attributes.length).map((group) => {
            const item = range(group * size, (group + 1) * size - 1).find((one) => found[one] === place)
            return all[item ?? -1] ?? ''
          })
          return `${places[place]?.name ?? ''} – ${there.join(', ')}`
        })
        .join('; '),
    isPlain: story.isPlain,
    clueKinds: story.isPlain ? PLAIN_CLUES : story.even ? [...CLUES, 'even', 'even'] : CLUES,
    questionKinds: QUESTIONS,
  }
}

const hasNot = (attribute: Attribute | undefined): string => {
  if (!attribute) return ''
  return `does not ${attribute.has === 'owns the' ? 'own the' : attribute.have}`
}

const notVerb = (many: string): string =>
  many.startsWith('are ') ? many.replace('are ', 'are not ') : `do not ${many}`

const counted = (steps: number, unit: string, after: string, before: string): string => {
  const side = steps > 0 ? after : before
  return Math.abs(steps) === 1 ? `immediately ${side}` : `${COUNTS[Math.abs(steps)]} ${unit}s ${side}`
}

const pickAttributes = (
  rng: Random,
  first: readonly Attribute[],
  second: readonly Attribute[],
  count: number,
): Attribute[] =>
  count === 1 ? [rng.pick(rng.chance(0.5) ? first : second)] : [rng.pick(first), rng.pick(second)]

/** Floors of a building, and what each person likes or owns. */
export function drawFloorsWith(rng: Random, size: number, count: number, isPlain: boolean): PlacingWords {
  const names = drawLetters(rng, size)
  const many = COUNTS[size] ?? ''
  return tellStory(rng, {
    title: count === 1 ? 'Persons on floors' : 'Persons on floors, with two things about each',
    size,
    isPlain,
    attributes: pickAttributes(rng, LIKES, OWNS, count),
    names,
    opening: rng.pick([
      `${capital(many)} persons, ${list(names)}, live on ${many} different floors of a building. The lowermost floor is numbered 1, the one above it is numbered 2, and so on up to the topmost floor, which is numbered ${size}.`,
      `${list(names)} live on different floors of ${size === 8 ? 'an' : 'a'} ${many}-storey building, whose lowermost floor is numbered 1 and whose topmost floor is numbered ${size}.`,
    ]),
    verb: ['lives', 'live'],
    noun: ['person', 'persons'],
    theOne: 'the one who',
    beside: (steps) => counted(steps, 'floor', 'above', 'below'),
    beyond: (isAfter) => (isAfter ? 'above' : 'below'),
    places: range(1, size).map((floor) => ({ at: `on floor number ${floor}`, name: `Floor ${floor}` })),
    askPlace: (item) => `On which floor does ${item} live?`,
    adjacent: 'on adjacent floors',
    even: (isEven) => `on an ${isEven ? 'even' : 'odd'}-numbered floor`,
  })
}

/** A stack of boxes, and what is in each. */
export function drawBoxesWith(rng: Random, size: number, isPlain: boolean): PlacingWords {
  const letters = drawLetters(rng, size)
  const many = COUNTS[size] ?? ''
  const at = (place: number) =>
    place === size - 1
      ? 'at the top'
      : place === 0
        ? 'at the bottom'
        : 2 * place < size
          ? `${ORDINALS[place + 1]} from the bottom`
          : `${ORDINALS[size - place]} from the top`
  return tellStory(rng, {
    title: 'Boxes and what is in them',
    size,
    isPlain,
    attributes: [rng.pick(CONTAINS)],
    names: letters.map((letter) => `Box ${letter}`),
    opening: rng.pick([
      `${capital(many)} boxes, ${list(letters)}, are kept one above the other in a stack.`,
      `There are ${many} boxes, viz. ${list(letters)}, which are placed one over another.`,
    ]),
    verb: ['is kept', 'are kept'],
    noun: ['box', 'boxes'],
    theOne: 'the box which',
    beside: (steps) => counted(steps, 'place', 'above', 'below'),
    beyond: (isAfter) => (isAfter ? 'above' : 'below'),
    places: range(0, size - 1).map((place) => ({ at: at(place), name: capital(at(place)) })),
    askPlace: (item) => `What is the position of ${item} in the stack?`,
    adjacent: 'adjacent to each other',
  })
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Days of a week or months of a year, and what each person teaches, visits or likes. */
export function drawScheduleWith(rng: Random, size: number, count: number, isPlain: boolean): PlacingWords {
  const unit = size > DAYS.length ? 'month' : rng.pick(['day', 'month'])
  const spans = unit === 'day' ? DAYS : MONTHS
  const start = rng.int(0, spans.length - size)
  const spots = spans.slice(start, start + size)
  const at = unit === 'day' ? 'on' : 'in'
  const names = drawLetters(rng, size)
  const isClass = unit === 'day'
  const [from, to] = [spots[0] ?? '', spots.at(-1) ?? '']
  const main = isClass ? TEACHES : VISITS
  return tellStory(rng, {
    title: unit === 'day' ? 'Persons on days' : 'Persons in months',
    size,
    isPlain,
    attributes: count === 1 ? [rng.pick(main)] : [rng.pick(main), rng.pick(LIKES)],
    names,
    opening: isClass
      ? `${capital(COUNTS[size] ?? '')} teachers, ${list(names)}, take a class on different days of the same week, from ${from} to ${to}, one on each day.`
      : `${capital(COUNTS[size] ?? '')} persons, ${list(names)}, go on a tour in different months of the same year, from ${from} to ${to}, one in each month.`,
    verb: isClass ? ['takes the class', 'take the class'] : ['goes on the tour', 'go on the tour'],
    noun: isClass ? ['teacher', 'teachers'] : ['person', 'persons'],
    theOne: 'the one who',
    beside: (steps) => counted(steps, unit, 'after', 'before'),
    beyond: (isAfter) => (isAfter ? 'after' : 'before'),
    places: spots.map((spot) => ({ at: `${at} ${spot}`, name: spot })),
    askPlace: (item) =>
      `${isClass ? 'On which day' : 'In which month'} does ${item} ${isClass ? 'take the class' : 'go on the tour'}?`,
    adjacent: `${at} consecutive ${unit}s`,
  })
}
