import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import { render } from '../wording/say.ts'
import { askPlacing } from './ask-placing.ts'
import { itemsOf, type PlacingClue, type Plan, searchPlacings, startOf } from './placing.ts'
import { answerPlacing, type PlacingQuestionKind, type PlacingWords } from './placing-question.ts'
import { composePlacingSet, solvePlacing } from './placing-set.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

/** Persons, and the colours they like where there are more names than places. */
function wordsFor(plan: Plan, names: readonly string[], changes: Partial<PlacingWords> = {}): PlacingWords {
  const mention = (item: number) => (item < plan.size ? `${names[item]}` : `the one who likes ${names[item]}`)
  return {
    plan,
    title: 'A row',
    paragraphs: [],
    names,
    mention,
    theOne: 'the one who',
    verb: ['sits', 'sit'],
    noun: ['person', 'persons'],
    beside: (steps) => `${Math.abs(steps)} to the ${steps < 0 ? 'left' : 'right'} of`,
    beyond: (isAfter) => (isAfter ? 'to the right of' : 'to the left of'),
    tell: (clue) => (clue.kind === 'even' ? null : `${clue.kind} ${itemsOf(clue).map(mention).join(', ')}`),
    ask: (group, spot) => `Which of group ${group} does ${spot} like?`,
    write: () => '',
    clueKinds: ['steps', 'beside', 'end', 'not-end', 'even'],
    questionKinds: [],
    ...changes,
  }
}

const line: Plan = { kind: 'line', size: 5, alternates: false, isSquare: false }
const rows: Plan = { ...line, kind: 'rows', size: 8 }
const ring: Plan = { ...line, kind: 'ring', size: 6 }

const COLOURS = ['red', 'blue', 'green', 'pink', 'white']
const named = { places: PLACES.map((name) => ({ at: `at the ${name} place`, name: `The ${name}` })) }
/** C A E B D, with the colours in their order: C likes red. */
const coloured = {
  words: wordsFor(line, ['A', 'B', 'C', 'D', 'E', ...COLOURS], {
    ...named,
    askPlace: (item) => `Where does ${item} sit?`,
  }),
  places: [1, 3, 0, 4, 2, 0, 1, 2, 3, 4],
}
/** A to D face E to H: the place of an item is its number. */
const facing = { words: wordsFor(rows, [...'ABCDEFGH']), places: range(0, 7) }
/** A to E face F to J. */
const long = { words: wordsFor({ ...rows, size: 10 }, [...'ABCDEFGHIJ']), places: range(0, 9) }
/** A to F, each to the left of the next. */
const round = { words: wordsFor(ring, [...'ABCDEF']), places: [0, 5, 4, 3, 2, 1] }

type Puzzle = { words: PlacingWords; places: readonly number[] }

/** What 300 draws ask, by text: the answer, and the wrong options with their reasons. */
function ask(
  { words, places }: Puzzle,
  kind: PlacingQuestionKind,
  clues: readonly PlacingClue[] = [],
  isAnyDepth = false,
) {
  const asked = range(1, 300).flatMap(
    (seed) => askPlacing(createRandom(String(seed)), { words, places, clues }, kind, isAnyDepth) ?? [],
  )
  return new Map(
    asked.map(({ text, question, labels, mistakes }) => [
      text,
      {
        answer: answerPlacing(words.plan, places, question, { names: words.names, labels }),
        question,
        wrong: Object.fromEntries(mistakes.map(({ value, because }) => [String(value), render(because)])),
        number: mistakes.length,
      },
    ]),
  )
}

const textsOf = (asked: ReturnType<typeof ask>) => [...asked.keys()]

/** No question has its answer among the wrong options, or a wrong option twice. */
function expectWrong(asked: ReturnType<typeof ask>): void {
  expect(asked.size).toBeGreaterThan(0)
  for (const { answer, wrong, number } of asked.values()) {
    expect(answer).toMatch(/\w/)
    expect(Object.keys(wrong)).not.toContain(answer)
    expect(Object.keys(wrong)).toHaveLength(number)
    expect(Object.keys(wrong)).not.toContain('')
  }
}

describe('who is at a spot', () => {
  it('is asked by steps from another, and every other person is a wrong option with its place', () => {
    const asked = ask(coloured, 'item')
    expectWrong(asked)
    expect(asked.get('Who sits 1 to the right of A?')).toMatchObject({
      answer: 'E',
      wrong: {
        B: 'the place of B is The fourth',
        C: 'the place of C is The first',
        D: 'the place of D is The fifth',
      },
      number: 3,
    })
    expect(textsOf(asked)).toContain('Who among the following sits 2 to the left of B?')
    expect(textsOf(asked).join()).toMatch(/Who sits \d to the right of the one who likes red\?/)
    expect(asked.get('Which of group 1 does A like?')?.answer).toBe('blue')
    expect(asked.get('Which of group 1 does A like?')?.number).toBe(4)
    expect(asked.get('Which of group 1 does the one who sits 1 to the left of B like?')?.answer).toBe('green')
    expect(
      asked.get('Which of group 1 does the one who sits 2 to the left of the one who likes green like?'),
    ).toMatchObject({
      answer: 'red',
      wrong: { blue: 'the place of blue is The second' },
      number: 3,
    })
    expect(textsOf(asked).filter((text) => /opposite|faces|undefined| 0 to /.test(text))).toEqual([])
  })

  it('is not asked where a clue tells it, nor of the one who is named', () => {
    const told: PlacingClue[] = [{ kind: 'steps', one: 4, other: 0, steps: 1 }]
    const texts = textsOf(ask(coloured, 'item', told))
    expect(texts).not.toContain('Who sits 1 to the right of A?')
    expect(texts).not.toContain('Who sits 1 to the left of E?')
    expect(texts).toContain('Who sits 1 to the left of D?')
    expect(texts).not.toContain('Who sits 4 to the right of C?')
  })

  it('offers no colour of which the clues say whose it is', () => {
    const asked = ask(coloured, 'item', [{ kind: 'same', one: 2, other: 5 }])
    expect(Object.keys(asked.get('Which of group 1 does A like?')?.wrong ?? {})).toEqual([
      'green',
      'pink',
      'white',
    ])
    expect(Object.keys(asked.get('Who sits 1 to the right of A?')?.wrong ?? {})).toEqual(['B', 'C', 'D'])
  })

  it('is asked across two rows by who faces whom', () => {
    const asked = ask(facing, 'item')
    expectWrong(asked)
    expect(asked.get('Who among the following faces B?')).toMatchObject({
      answer: 'F',
      wrong: { E: 'E has another place in the arrangement' },
      number: 3,
    })
    expect(asked.get('Who sits 1 to the left of the one who faces B?')?.answer).toBe('E')
    // Beside one of four are only three others, too few for four options.
    expect(textsOf(asked)).not.toContain('Who sits 2 to the left of A?')
  })

  it('is looked for in one row only', () => {
    const asked = ask(long, 'item')
    expect(Object.keys(asked.get('Who among the following faces B?')?.wrong ?? {})).toEqual([
      'F',
      'H',
      'I',
      'J',
    ])
    // To the right in the first row is to the left as one sees it.
    expect(asked.get('Who sits 2 to the left of A?')?.answer).toBe('C')
    expect(Object.keys(asked.get('Who sits 2 to the left of A?')?.wrong ?? {})).toEqual(['B', 'D', 'E'])
  })

  it('is asked around a table, but not half way round by steps', () => {
    const asked = ask(round, 'item')
    expectWrong(asked)
    expect(asked.get('Who sits exactly opposite to A?')?.answer).toBe('D')
    expect(asked.get('Who sits 1 to the left of the one who sits opposite to A?')?.answer).toBe('C')
    expect(textsOf(asked).filter((text) => /\b3 to/.test(text))).toEqual([])
  })

  it('is asked of boxes as boxes', () => {
    const boxes = { ...coloured, words: { ...coloured.words, noun: ['box', 'boxes'] as const } }
    expect(textsOf(ask(boxes, 'item')).filter((text) => text.startsWith('Who'))).toEqual([])
    expect(textsOf(ask(boxes, 'item'))).toContain('Which box sits 1 to the right of A?')
    expect(textsOf(ask(boxes, 'item'))).toContain('Which of group 1 does A like?')
    expect(textsOf(ask(boxes, 'item-at'))).toContain('Which box sits at the third place?')
  })
})

describe('who is at a named place, and where somebody is', () => {
  const told: PlacingClue[] = [
    { kind: 'at', one: 4, place: 2 },
    { kind: 'steps', one: 0, other: 4, steps: -1 },
  ]

  it('asks for every place of every group', () => {
    const asked = ask(coloured, 'item-at')
    expectWrong(asked)
    expect(asked.size).toBe(10)
    expect(asked.get('Who sits at the third place?')).toMatchObject({
      answer: 'E',
      wrong: { A: 'the place of A is The second' },
      number: 4,
    })
    expect(asked.get('Which of group 1 does the one who sits at the third place like?')?.answer).toBe('green')
    expect(ask({ ...coloured, words: wordsFor(line, coloured.words.names) }, 'item-at').size).toBe(0)
  })

  it('asks where somebody is, and says whose place a wrong option is', () => {
    const asked = ask(coloured, 'place')
    expectWrong(asked)
    expect(asked.size).toBe(10)
    expect(asked.get('Where does A sit?')).toMatchObject({
      answer: 'The second',
      wrong: {
        'The first': 'that is the place of C',
        'The third': 'that is the place of E',
        'The fourth': 'that is the place of B',
        'The fifth': 'that is the place of D',
      },
    })
    expect(ask(facing, 'place').size).toBe(0)
    expect(ask({ ...coloured, words: wordsFor(line, coloured.words.names, named) }, 'place').size).toBe(0)
  })

  it('asks neither for a place that is told, nor for one that is a clue away from it unless any will do', () => {
    const missing = (kind: PlacingQuestionKind, isAnyDepth: boolean) => {
      const left = textsOf(ask(coloured, kind, told, isAnyDepth))
      return textsOf(ask(coloured, kind))
        .filter((text) => !left.includes(text))
        .sort()
    }
    expect(missing('item-at', true)).toEqual(['Who sits at the third place?'])
    // Of five, E and A are known: two wrong persons are too few for the places that are left.
    expect(missing('item-at', false)).toEqual([
      'Who sits at the fifth place?',
      'Who sits at the first place?',
      'Who sits at the fourth place?',
      'Who sits at the second place?',
      'Who sits at the third place?',
    ])
    expect(missing('place', true)).toEqual(['Where does E sit?'])
    expect(missing('place', false)).toEqual(['Where does A sit?', 'Where does E sit?'])
  })
})

it('offers only places that each clue on the item leaves open', () => {
  const seven = [...PLACES, 'sixth', 'seventh']
  const words = wordsFor({ ...line, size: 7 }, [...'ABCDEFG'], {
    places: seven.map((name) => ({ at: `at the ${name} place`, name })),
    askPlace: (item) => `Where does ${item} sit?`,
  })
  const clues: PlacingClue[] = [
    { kind: 'end', one: 0 },
    { kind: 'gap', one: 1, other: 0, between: 4 },
    { kind: 'steps', one: 2, other: 3, steps: 3 },
    { kind: 'not-end', one: 4 },
  ]
  const puzzle = { words, places: [6, 1, 3, 0, 2, 4, 5] }
  const asked = ask(puzzle, 'place', clues)
  // B is five places from an end: only two places are left, and A has only the ends.
  expect(textsOf(asked)).not.toContain('Where does B sit?')
  expect(textsOf(asked)).not.toContain('Where does A sit?')
  expect(Object.keys(asked.get('Where does C sit?')?.wrong ?? {}).sort()).toEqual([
    'fifth',
    'seventh',
    'sixth',
  ])
  expect(asked.get('Where does E sit?')?.number).toBe(4)
  expect(asked.get('Where does F sit?')?.number).toBe(6)
  expect(textsOf(ask(puzzle, 'place', clues, true))).toContain('Where does B sit?')
  const first = ask(puzzle, 'item-at', clues).get('Who sits at the first place?')
  expect(Object.keys(first?.wrong ?? {}).sort()).toEqual(['A', 'F', 'G'])
})

describe('how many there are', () => {
  it('between two that are neither beside each other nor at both ends', () => {
    const asked = ask(coloured, 'between')
    expectWrong(asked)
    expect(asked.get('How many persons sit between C and E?')).toMatchObject({
      answer: 'One',
      wrong: {
        Two: 'one of the persons named was counted too',
        None: 'one of those to be counted was missed',
        Three: 'both ends of the count were included',
      },
      number: 3,
    })
    expect(asked.get('How many persons sit between B and C?')?.answer).toBe('Two')
    const texts = textsOf(asked)
    expect(texts).not.toContain('How many persons sit between C and A?')
    expect(texts).not.toContain('How many persons sit between C and D?')
    expect(texts).not.toContain('How many persons sit between C and the one who likes red?')
    const told = ask(coloured, 'between', [{ kind: 'gap', one: 2, other: 4, between: 1 }])
    expect(textsOf(told)).not.toContain('How many persons sit between C and E?')
    expect(textsOf(told)).toContain('How many persons sit between C and B?')
  })

  it('between two of one row, at most all its others', () => {
    const asked = ask(long, 'between')
    expectWrong(asked)
    expect(asked.get('How many persons sit between A and D?')?.wrong).toEqual({
      Three: 'one of the persons named was counted too',
      One: 'one of those to be counted was missed',
      None: 'two of those to be counted were missed',
    })
    expect(textsOf(asked)).not.toContain('How many persons sit between A and G?')
    // Between two of four there are two at most, which leaves too few options.
    expect(ask(facing, 'between').size).toBe(0)
  })

  it('between two at a table, counted one way round', () => {
    const asked = ask(round, 'between')
    expectWrong(asked)
    const text = 'How many persons sit between A and C, when counted from the right of A?'
    expect(asked.get(text)?.answer).toBe('One')
    expect(
      asked.get('How many persons sit between C and A, when counted from the right of C?'),
    ).toMatchObject({
      answer: 'Three',
      wrong: {
        Four: 'one of the persons named was counted too',
        Two: 'one of those to be counted was missed',
        One: 'two of those to be counted were missed',
        None: 'three of those to be counted were missed',
      },
      number: 4,
    })
  })

  it('before or after one in a line, unless its place is told', () => {
    const asked = ask(coloured, 'beyond')
    expectWrong(asked)
    expect(asked.size).toBe(20)
    expect(asked.get('How many persons sit to the right of A?')).toMatchObject({ answer: 'Three', number: 4 })
    expect(asked.get('How many persons sit to the left of A?')).toMatchObject({ answer: 'One', number: 4 })
    expect(textsOf(ask(coloured, 'beyond', [{ kind: 'at', one: 0, place: 1 }]))).not.toContain(
      'How many persons sit to the right of A?',
    )
    // One at an end has only two places, which are too few for four options.
    expect(ask(coloured, 'beyond', [{ kind: 'end', one: 0 }]).size).toBe(18)
    expect(ask(coloured, 'beyond', [{ kind: 'end', one: 0 }], true).size).toBe(20)
    expect(ask(round, 'beyond').size).toBe(0)
    expect(ask(facing, 'beyond').size).toBe(0)
  })
})

describe('how two stand to each other', () => {
  it('is told the shorter way round a table, with the sides and the places mistaken', () => {
    const asked = ask(round, 'relation')
    expectWrong(asked)
    expect(asked.get('What is the position of B with respect to A?')).toMatchObject({
      answer: '1 to the right',
      wrong: {
        '1 to the left': 'the two sides were interchanged',
        '2 to the right': 'one place too many was counted',
        '2 to the left': 'the sides were interchanged and the places miscounted',
      },
      number: 3,
    })
    expect(asked.get('What is the position of A with respect to C?')).toMatchObject({
      answer: '2 to the left',
      wrong: {
        '2 to the right': 'the two sides were interchanged',
        '1 to the left': 'one place too many was counted',
        '1 to the right': 'the sides were interchanged and the places miscounted',
      },
      number: 3,
    })
    // Half way round, both ways are as long.
    expect(textsOf(asked)).not.toContain('What is the position of D with respect to A?')
  })

  it('is asked in one row, not of a line and not where a clue tells it', () => {
    const asked = ask(facing, 'relation')
    expectWrong(asked)
    expect(asked.get('What is the position of C with respect to A?')?.answer).toBe('2 to the left')
    expect(textsOf(asked)).not.toContain('What is the position of E with respect to A?')
    const told = ask(facing, 'relation', [{ kind: 'beside', one: 0, other: 1 }])
    expect(textsOf(told)).not.toContain('What is the position of A with respect to B?')
    expect(textsOf(told)).toContain('What is the position of A with respect to C?')
    expect(ask(coloured, 'relation').size).toBe(0)
  })
})

describe('the neighbours of one', () => {
  it('are asked with pairs of which one or none is beside it', () => {
    const asked = ask(coloured, 'neighbours')
    expectWrong(asked)
    const { answer, wrong = {} } = asked.get('Who are the immediate neighbours of E?') ?? {}
    expect(answer).toBe('A and B')
    expect(wrong).toEqual({
      'A and C': 'only A is beside E',
      'A and D': 'only A is beside E',
      'B and C': 'only B is beside E',
      'B and D': 'only B is beside E',
      'C and D': 'neither is beside E',
    })
    expect(asked.get('Who are the immediate neighbours of the one who likes green?')?.wrong).toEqual(
      Object.fromEntries(
        Object.entries(wrong).map(([pair, because]) => [
          pair,
          because.replace('E', 'the one who likes green'),
        ]),
      ),
    )
    // At the ends there is only one.
    expect(textsOf(asked)).not.toContain('Who are the immediate neighbours of C?')
    expect(textsOf(asked)).not.toContain('Who are the immediate neighbours of D?')
  })

  it('are not asked where a clue tells one of them, unless any will do', () => {
    const told: PlacingClue[] = [{ kind: 'beside', one: 4, other: 1 }]
    expect(textsOf(ask(coloured, 'neighbours', told))).not.toContain('Who are the immediate neighbours of E?')
    expect(textsOf(ask(coloured, 'neighbours', told))).toContain('Who are the immediate neighbours of A?')
    expect(textsOf(ask(coloured, 'neighbours', told, true))).toContain(
      'Who are the immediate neighbours of E?',
    )
  })

  it('are looked for in the own row, where two others are left', () => {
    const long = { words: wordsFor({ ...rows, size: 10 }, [...'ABCDEFGHIJ']), places: range(0, 9) }
    const asked = ask(long, 'neighbours')
    expectWrong(asked)
    expect(Object.keys(asked.get('Who are the immediate neighbours of C?')?.wrong ?? {}).sort()).toEqual([
      'A and B',
      'A and D',
      'A and E',
      'B and E',
      'D and E',
    ])
    expect(textsOf(asked)).toHaveLength(6)
    expect(ask(facing, 'neighbours').size).toBe(0)
  })
})

describe('statements', () => {
  const clues: PlacingClue[] = [{ kind: 'steps', one: 0, other: 4, steps: -1 }]
  const drawn = (puzzle: Puzzle, told: readonly PlacingClue[] = clues) =>
    range(1, 150).flatMap(
      (seed) => askPlacing(createRandom(String(seed)), { ...puzzle, clues: told }, 'claim', false) ?? [],
    )

  it('are four, of which one differs from the others, and each wrong one says why', () => {
    const asked = drawn(coloured)
    expect(new Set(asked.map(({ text }) => text))).toEqual(
      new Set([
        'Which of the following statements is definitely true?',
        'Which of the following is correct with respect to the given arrangement?',
        'Which of the following statements is NOT true?',
        'All of the following statements are correct, EXCEPT:',
      ]),
    )
    for (const { text, question, labels, mistakes } of asked) {
      const answer = answerPlacing(line, coloured.places, question, { names: [], labels })
      expect(new Set(labels).size).toBe(4)
      expect(labels.filter((label) => !mistakes.some(({ value }) => value === label))).toEqual([answer])
      const because = /NOT|EXCEPT/.test(text)
        ? 'the arrangement agrees with it'
        : 'the arrangement does not agree with it'
      expect(mistakes.map((one) => render(one.because))).toEqual([because, because, because])
      expect(labels.every((label) => /^[A-Z]/.test(label))).toBe(true)
    }
  })

  it('say nothing that a clue says, nothing without words, and no double negative', () => {
    const asked = drawn(coloured)
    const claims = asked.flatMap(({ question }) => (question.kind === 'claim' ? [question] : []))
    const pairs = claims.flatMap((question) => question.claims.map((claim) => itemsOf(claim).sort().join()))
    expect(pairs).not.toContain('0,4')
    expect(
      claims.every(
        (question) => new Set(question.claims.map((one) => itemsOf(one).sort().join())).size === 4,
      ),
    ).toBe(true)
    const kinds = (isTrue: boolean) =>
      new Set(
        claims.filter((one) => one.isTrue === isTrue).flatMap((one) => one.claims.map(({ kind }) => kind)),
      )
    expect(kinds(true)).toEqual(new Set(['steps', 'beside', 'end', 'not-end']))
    expect(kinds(false)).toEqual(new Set(['steps', 'beside', 'end']))
    const vague = wordsFor(line, coloured.words.names, { clueKinds: ['either', 'differ', 'apart'] })
    expect(askPlacing(createRandom('a'), { ...coloured, words: vague, clues }, 'claim', false)).toBeNull()
  })

  it('could be true of two rows', () => {
    const two = {
      ...facing,
      words: wordsFor(rows, facing.words.names, { clueKinds: ['steps', 'opposite', 'across', 'end'] }),
    }
    const claims = drawn(two, []).flatMap(({ question }) =>
      question.kind === 'claim' ? question.claims : [],
    )
    const isTogether = (claim: PlacingClue) => 'other' in claim && claim.one < 4 === claim.other < 4
    const of = (...kinds: string[]) => claims.filter(({ kind }) => kinds.includes(kind))
    expect(of('steps').length).toBeGreaterThan(0)
    expect(of('steps').every(isTogether)).toBe(true)
    expect(of('opposite').length * of('across').length).toBeGreaterThan(0)
    expect(of('opposite', 'across').some(isTogether)).toBe(false)
    expect(of('end').length).toBeGreaterThan(0)
  })
})

describe('pairs of two groups', () => {
  it('are four, of which one is right, and each wrong one says who goes with what', () => {
    const asked = ask(coloured, 'match')
    expect(textsOf(asked).sort()).toEqual([
      'Which of the following combinations is correct?',
      'Which of the following pairs is correctly matched?',
    ])
    const likes: Record<string, string> = { A: 'blue', B: 'pink', C: 'red', D: 'white', E: 'green' }
    for (const { answer, wrong, number } of asked.values()) {
      expect(number).toBe(3)
      expect(likes[answer?.split(' – ')[0] ?? '']).toBe(answer?.split(' – ')[1])
      for (const [pair, because] of Object.entries(wrong)) {
        const [person = '', colour] = pair.split(' – ')
        expect(colour).not.toBe(likes[person])
        expect(because).toBe(`${person} goes with ${likes[person]}`)
      }
    }
    expect(ask(facing, 'match').size).toBe(0)
  })

  it('have a right one that no clue tells', () => {
    const all = range(0, 4).map(
      (one): PlacingClue => ({ kind: 'same', one, other: 5 + (coloured.places[one] ?? 0) }),
    )
    expect(ask(coloured, 'match', all).size).toBe(0)
  })
})

describe('a set of questions on one arrangement', () => {
  const mention = (item: number) => 'ABCDE'[item] ?? ''
  const side = (steps: number) => `${Math.abs(steps)} to the ${steps < 0 ? 'left' : 'right'} of`
  const words = wordsFor(line, [...'ABCDE'], {
    ...named,
    title: 'Five friends',
    paragraphs: ['Five friends sit in a row.'],
    hints: ['Draw five places.'],
    askPlace: (item) => `Where does ${item} sit?`,
    tell: (clue) =>
      clue.kind === 'at'
        ? `${mention(clue.one)} sits at the ${PLACES[clue.place]} place`
        : clue.kind === 'steps'
          ? `${mention(clue.one)} sits ${side(clue.steps)} ${mention(clue.other)}`
          : null,
    write: (places) => PLACES.map((_, place) => mention(places.indexOf(place))).join(' '),
    clueKinds: ['at', 'steps', 'even'],
    questionKinds: ['item-at', 'place', 'beyond'],
  })
  const compose = (seed: string, changes: Partial<PlacingWords> = {}, span = 3) =>
    composePlacingSet(createRandom(seed), { ...words, ...changes }, span)

  it('has as many different questions as it should, each of another kind while there are kinds', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const drafts = compose(seed)
      expect(drafts.map(({ given }) => given.question.kind).sort()).toEqual(['beyond', 'item-at', 'place'])
      const more = compose(seed, {}, 5)
      expect(more).toHaveLength(5)
      expect(new Set(more.map(({ prompt }) => prompt)).size).toBe(5)
    }
  })

  it('has one solution, which only all clues together give', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const { given, answer } of compose(seed)) {
        expect(solvePlacing(given)).toBe(answer)
        expect(solvePlacing({ ...given, clues: given.clues.slice(1) })).toBe('')
      }
    }
  })

  it('shows the clues as a passage, and uses those that tell a distance in the solution', () => {
    const [draft] = compose('a')
    if (!draft) throw new Error('no question')
    const told = draft.given.clues.map((clue) => words.tell(clue) ?? '')
    expect(told).not.toContain('')
    expect(draft.figure).toEqual({
      kind: 'passage',
      title: 'Five friends',
      paragraphs: [
        'Study the following information carefully and answer the questions that follow.',
        'Five friends sit in a row.',
        told.map((text) => `${text}.`).join(' '),
      ],
    })
    const solved = searchPlacings({ plan: line, groups: 1, start: startOf(line, 1) }, draft.given.clues, 2)
    expect(solved).toHaveLength(1)
    expect(draft.steps.map((step) => render(step))).toEqual([
      'Begin with the clues that fix a place or a distance, and try each of the ways that are left.',
      'Draw five places.',
      ...told.filter((text) => text.includes(' of ')).map((text) => `Use that ${text}.`),
      `Only one arrangement agrees with all the clues: ${words.write(solved[0] ?? [])}.`,
      `So the answer is ${draft.answer}`,
    ])
  })

  it('is given up when the arrangement has too few questions', () => {
    expect(() => compose('a', { questionKinds: ['match'] }, 1)).toThrow(
      new RangeError('the arrangement gives too few questions'),
    )
    expect(() => compose('a', { questionKinds: ['item-at'] }, 4)).toThrow(RangeError)
    expect(compose('a', { questionKinds: ['item-at'] })).toHaveLength(3)
  })

  it('leaves everybody in the own row, and the first at a table in the place from which one counts', () => {
    const placesOf = (plan: Plan, seed: string) => {
      let written: readonly number[] = []
      composePlacingSet(
        createRandom(seed),
        wordsFor(plan, [...'ABCDEFGH'].slice(0, plan.size), {
          clueKinds: ['steps', 'opposite', 'across', 'beside'],
          questionKinds: ['item'],
          write: (places) => {
            written = places
            return ''
          },
        }),
        1,
      )
      return written
    }
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      expect(placesOf(rows, seed).map((place) => place < 4)).toEqual(range(0, 7).map((item) => item < 4))
      expect(placesOf(ring, seed)[0]).toBe(0)
      expect([...placesOf(ring, seed)].sort()).toEqual(range(0, 5))
    }
  })
})
