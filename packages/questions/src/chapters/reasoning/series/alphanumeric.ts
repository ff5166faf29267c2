import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, ordinal } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

/** "In B 4 K @ 7 P # 2 M ..., which element is fourth to the right of the ninth from the left?" */
export const alphanumeric = defineGenerator({
  id: 'reasoning/alphanumeric',
  version: 6,
  concepts: ['place-in-series', 'immediately-followed-by'],
  levels: {
    easy: { size: 15, forms: [findPlace] },
    medium: { size: 19, forms: [countRuns, countRuns, afterDropping] },
    hard: { size: 21, forms: [countThrees, afterReversing, countAfterDropping] },
  },
  generate: (rng, { size, forms }) => rng.pick(forms)(rng, size),
  solve(given) {
    const items = given.series.split(' ')
    if (given.find === 'count') {
      // Reads the series as one word of kinds and splits it wherever the pair occurs.
      const word = items.map((item) => kindOf(item).charAt(0)).join('')
      return word.split(`${given.one.charAt(0)}${given.other.charAt(0)}`).length - 1
    }
    if (given.find === 'dropped-count') {
      // Each element that stays, with the next one that stays.
      const stays = items.map(kindOf).filter((kind) => kind !== given.kind)
      return range(0, stays.length - 2).filter(
        (place) => stays[place] === given.one && stays[place + 1] === given.other,
      ).length
    }
    if (given.find === 'threes') {
      // Looks at each element with its two neighbours.
      const word = items.map((item) => kindOf(item).charAt(0)).join('')
      const wanted = [given.before, given.kind, given.after].map((kind) => kind.charAt(0)).join('')
      return range(0, word.length - 3).filter((place) => word.startsWith(wanted, place)).length
    }
    const left =
      given.find === 'dropped'
        ? items.filter((item) => kindOf(item) !== given.kind)
        : given.find === 'reversed'
          ? // The element at each place is read off by its number, from the end of the part.
            items.map((item, place) => (place < given.part ? (items[given.part - 1 - place] ?? item) : item))
          : items
    const ordered = given.end === 'left' ? left : [...left].reverse()
    const from = ordered[given.place - 1] ?? ''
    return left[left.indexOf(from) + (given.side === 'right' ? given.steps : -given.steps)] ?? ''
  },
})

const KINDS = ['letter', 'digit', 'symbol'] as const
type Kind = (typeof KINDS)[number]

const kindOf = (item: string): Kind => (/[A-Z]/.test(item) ? 'letter' : /\d/.test(item) ? 'digit' : 'symbol')

/** Every element once. */
function drawSeries(rng: Random, size: number): string[] {
  const symbols = rng.sample([...'@#%&©★€'], Math.floor(size / 4))
  const digits = rng.sample([...'123456789'], Math.floor(size / 3))
  const letters = rng.sample([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], size - symbols.length - digits.length)
  return rng.shuffle([...symbols, ...digits, ...letters])
}

const far = (steps: number, side: string) => say`${ordinal(steps)} to the ${side}`

function ask(rng: Random, series: string, question: ReturnType<typeof say>) {
  return rng.pick([
    say`Refer to the following series and answer the question. ${series}. ${question}`,
    say`Study the following letter, number and symbol series carefully. ${series}. ${question}`,
    say`Consider the following arrangement of letters, digits and symbols: ${series}. ${question}`,
    say`The following arrangement is given: ${series}. ${question}`,
  ])
}

function drawSteps(rng: Random, items: readonly string[]) {
  const end = rng.pick(['left', 'right'])
  const side = rng.pick(['left', 'right'])
  return rng.until(
    () => {
      const place = rng.int(3, items.length - 2)
      const steps = rng.int(2, 6)
      const from = end === 'left' ? place - 1 : items.length - place
      return { end, side, place, steps, from, to: side === 'right' ? from + steps : from - steps }
    },
    ({ to }) => to >= 0 && to < items.length,
  )
}

/** The elements that common mistakes lead to. */
function mistakesAt(
  items: readonly string[],
  { end, side, place, steps, from, to }: ReturnType<typeof drawSteps>,
) {
  const other = end === 'left' ? items.length - place : place - 1
  const sign = side === 'right' ? 1 : -1
  return [
    { value: items[from - sign * steps], because: say`left and right were confused in the second count` },
    {
      value: items[other + sign * steps],
      because: say`the ${ordinal(place)} was counted from the wrong end`,
    },
    { value: items[to + 1], because: say`one place was counted wrongly: that is its right neighbour` },
    { value: items[to - 1], because: say`one place was counted wrongly: that is its left neighbour` },
    { value: items[from], because: say`that is the ${ordinal(place)} from the ${end} itself` },
    { value: items[to + 2], because: say`that element stands two places further to the right` },
    { value: items[to - 2], because: say`that element stands two places further to the left` },
  ].flatMap(({ value, because }) => (value === undefined ? [] : [{ value, because }]))
}

function findPlace(rng: Random, size: number) {
  const items = drawSeries(rng, size)
  const drawn = drawSteps(rng, items)
  const { end, side, place, steps, from, to } = drawn
  const answer = items[to] ?? ''
  const series = items.join(' ')
  return {
    concept: 'place-in-series',
    given: { find: 'place' as const, series, end, side, place, steps },
    prompt: ask(
      rng,
      series,
      rng.pick([
        say`Which element is ${far(steps, side)} of the ${ordinal(place)} element from the ${end} end?`,
        say`Which of the following is ${far(steps, side)} of the element that is ${ordinal(place)} from the ${end} end?`,
      ]),
    ),
    answer,
    mistakes: mistakesAt(items, drawn),
    steps: [
      say`The ${ordinal(place)} from the ${end} end is ${items[from] ?? ''}.`,
      say`Count ${steps} on to the ${side}: ${answer}`,
    ],
  }
}

function countRuns(rng: Random, size: number) {
  const { items, one, other, places } = rng.until(
    () => {
      const items = drawSeries(rng, size)
      const [one, other] = rng.sample(KINDS, 2)
      const kinds = items.map(kindOf)
      const places = range(0, size - 2).filter((place) => kinds[place] === one && kinds[place + 1] === other)
      return { items, one, other, places }
    },
    ({ places }) => places.length > 2,
  )
  const kinds = items.map(kindOf)
  const series = items.join(' ')
  const answer = places.length
  const all = (kind: Kind) => kinds.filter((found) => found === kind).length
  const found = places.map((place) => items.slice(place, place + 2).join(' '))
  return {
    concept: 'immediately-followed-by',
    given: { find: 'count' as const, series, one, other },
    prompt: ask(
      rng,
      series,
      rng.pick([
        say`How many ${one}s are there, each of which is immediately followed by a ${other}?`,
        say`How many ${other}s are there, each of which is immediately preceded by a ${one}?`,
        say`How many times does a ${one} come immediately before a ${other} in the series?`,
      ]),
    ),
    answer: count(answer),
    within: [0, 15] as const,
    mistakes: [
      { value: all(one), because: say`all ${one}s were counted` },
      { value: all(other), because: say`all ${other}s were counted` },
      {
        value: range(1, size - 1).filter((place) => kinds[place] === one && kinds[place - 1] === other)
          .length,
        because: say`before and after were confused`,
      },
      { value: answer + 1, because: say`one place was counted that does not fit` },
      { value: answer + 2, because: say`two places were counted that do not fit` },
      { value: answer - 1, because: say`one place was overlooked` },
      { value: answer - 2, because: say`two places were overlooked` },
      { value: answer - 3, because: say`three places were overlooked` },
    ],
    steps: [
      say`Look for a ${one} with a ${other} directly to its right.`,
      say`These pairs fit: ${found.join('; ')}.`,
      say`So the number is ${answer}`,
    ],
  }
}

/** "How many symbols are there, each of which is immediately preceded by a letter and immediately followed by a digit?" */
function countThrees(rng: Random, size: number) {
  // Drawn first: left to chance, the answer would nearly always be 2.
  const wanted = rng.pick([1, 2, 3, 3])
  const { items, kind, before, after, places } = rng.until(
    () => {
      const items = drawSeries(rng, size)
      const [kind, before, after] = [rng.pick(KINDS), rng.pick(KINDS), rng.pick(KINDS)]
      const kinds = items.map(kindOf)
      const places = range(1, size - 2).filter(
        (place) => kinds[place] === kind && kinds[place - 1] === before && kinds[place + 1] === after,
      )
      return { items, kind, before, after, places }
    },
    // Three of a kind would leave little to look at.
    (drawn) => drawn.places.length === wanted && new Set([drawn.kind, drawn.before, drawn.after]).size > 1,
  )
  const kinds = items.map(kindOf)
  const answer = places.length
  const withOne = (side: -1 | 1, wanted: Kind) =>
    range(0, size - 1).filter((place) => kinds[place] === kind && kinds[place + side] === wanted).length
  const turned = range(1, size - 2).filter(
    (place) => kinds[place] === kind && kinds[place - 1] === after && kinds[place + 1] === before,
  ).length
  const series = items.join(' ')
  return {
    concept: 'immediately-followed-by',
    given: { find: 'threes' as const, series, kind, before, after },
    prompt: ask(
      rng,
      series,
      rng.pick([
        say`How many ${kind}s are there, each of which is immediately preceded by a ${before} and immediately followed by a ${after}?`,
        say`How many such ${kind}s are there, each of which has a ${before} immediately before it and a ${after} immediately after it?`,
      ]),
    ),
    answer: count(answer),
    within: [0, 12] as const,
    mistakes: [
      { value: withOne(-1, before), because: say`only the element before was looked at` },
      { value: withOne(1, after), because: say`only the element after was looked at` },
      { value: turned, because: say`before and after were confused` },
      { value: answer + 1, because: say`one place was counted that does not fit` },
      { value: answer - 1, because: say`one place was overlooked` },
      { value: answer + 2, because: say`two places were counted that do not fit` },
      { value: answer - 2, because: say`two places were overlooked` },
    ].filter(({ value }) => value >= 0),
    steps: [
      say`Look at every ${kind} with its two neighbours.`,
      say`On its left must be a ${before}, on its right a ${after}.`,
      say`These fit: ${places.map((place) => items.slice(place - 1, place + 2).join(' ')).join('; ')}.`,
      say`So the number is ${answer}`,
    ],
  }
}

/** "If the first ten elements are written in the reverse order, which element is 4th to the right of the 7th from the left end?" */
function afterReversing(rng: Random, size: number) {
  const items = drawSeries(rng, size)
  const part = rng.int(8, 13)
  const turned = [...items.slice(0, part).reverse(), ...items.slice(part)]
  const drawn = rng.until(
    () => drawSteps(rng, turned),
    // Where nothing has moved, the reversal would be idle.
    ({ from, to }) => turned[to] !== items[to] && from !== to,
  )
  const { end, side, place, steps, from, to } = drawn
  const answer = turned[to] ?? ''
  const series = items.join(' ')
  const number = WORDS[part] ?? ''
  return {
    concept: 'place-in-series',
    given: { find: 'reversed' as const, series, part, end, side, place, steps },
    prompt: ask(
      rng,
      series,
      rng.pick([
        say`If the first ${number} elements are written in the reverse order, which element will be ${far(steps, side)} of the ${ordinal(place)} element from the ${end} end?`,
        say`The order of the first ${number} elements is reversed. Which of the following is then ${far(steps, side)} of the ${ordinal(place)} element from the ${end} end?`,
      ]),
    ),
    answer,
    mistakes: [
      { value: items[to] ?? '', because: say`the order was not reversed` },
      ...mistakesAt(turned, drawn),
    ],
    steps: [
      say`After the reversal the series is ${turned.join(' ')}.`,
      say`Only the first ${part} elements have moved.`,
      say`The ${ordinal(place)} from the ${end} end is ${turned[from] ?? ''}.`,
      say`Count ${steps} on to the ${side}: ${answer}`,
    ],
  }
}

const WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')

function afterDropping(rng: Random, size: number) {
  const items = drawSeries(rng, size)
  const kind = rng.pick(KINDS)
  const left = items.filter((item) => kindOf(item) !== kind)
  const drawn = drawSteps(rng, left)
  const { end, side, place, steps, from, to } = drawn
  const answer = left[to] ?? ''
  const series = items.join(' ')
  const whole = end === 'left' ? place - 1 : items.length - place
  const overlooked = items[side === 'right' ? whole + steps : whole - steps]
  return {
    concept: 'place-in-series',
    given: { find: 'dropped' as const, series, kind, end, side, place, steps },
    prompt: ask(
      rng,
      series,
      rng.pick([
        say`If all ${kind}s are dropped, which element is ${far(steps, side)} of the ${ordinal(place)} from the ${end} end?`,
        say`If every ${kind} is removed from the series, which element will be ${far(steps, side)} of the ${ordinal(place)} element from the ${end} end?`,
      ]),
    ),
    answer,
    mistakes: [
      // Of a kind that is dropped, an option would fall at sight.
      ...(overlooked === undefined || kindOf(overlooked) === kind
        ? []
        : [{ value: overlooked, because: say`the ${kind}s were not dropped` }]),
      ...mistakesAt(left, drawn),
    ],
    steps: [
      say`Without the ${kind}s the series is ${left.join(' ')}.`,
      say`It has ${left.length} elements.`,
      say`The ${ordinal(place)} from the ${end} end is ${left[from] ?? ''}.`,
      say`Count ${steps} on to the ${side}: ${answer}`,
    ],
  }
}

/** "If all the symbols are dropped, how many digits will be immediately followed by a letter?" */
function countAfterDropping(rng: Random, size: number) {
  const { items, kind, one, other, left, places, before } = rng.until(
    () => {
      const items = drawSeries(rng, size)
      const [kind, one, other] = rng.shuffle(KINDS)
      const left = items.filter((item) => kindOf(item) !== kind)
      const pairs = (list: readonly string[]) =>
        range(0, list.length - 2).filter(
          (place) => kindOf(list[place] ?? '') === one && kindOf(list[place + 1] ?? '') === other,
        )
      return {
        items,
        kind: kind ?? 'symbol',
        one: one ?? 'digit',
        other: other ?? 'letter',
        left,
        places: pairs(left),
        before: pairs(items).length,
      }
    },
    // The dropping brings new neighbours together.
    (drawn) => drawn.places.length > 2 && drawn.places.length > drawn.before,
  )
  const answer = places.length
  const turned = range(0, left.length - 2).filter(
    (place) => kindOf(left[place] ?? '') === other && kindOf(left[place + 1] ?? '') === one,
  ).length
  const series = items.join(' ')
  return {
    concept: 'immediately-followed-by',
    given: { find: 'dropped-count' as const, series, kind, one, other },
    prompt: ask(
      rng,
      series,
      rng.pick([
        say`If all the ${kind}s are dropped from the series, how many ${one}s will be immediately followed by a ${other}?`,
        say`If every ${kind} is removed from the series, how many ${other}s will be immediately preceded by a ${one}?`,
      ]),
    ),
    answer: count(answer),
    within: [0, 12] as const,
    mistakes: [
      { value: before, because: say`the ${kind}s were not dropped` },
      { value: turned, because: say`before and after were confused` },
      { value: answer + 1, because: say`one place was counted that does not fit` },
      { value: answer - 1, because: say`one place was overlooked` },
      { value: answer + 2, because: say`two places were counted that do not fit` },
      { value: answer - 2, because: say`two places were overlooked` },
      { value: answer + 3, because: say`three places were counted that do not fit` },
    ],
    steps: [
      say`Without the ${kind}s the series is ${left.join(' ')}.`,
      say`Look for a ${one} with a ${other} directly to its right.`,
      say`These pairs fit: ${places.map((place) => left.slice(place, place + 2).join(' ')).join('; ')}.`,
      say`So the number is ${answer}`,
    ],
  }
}
