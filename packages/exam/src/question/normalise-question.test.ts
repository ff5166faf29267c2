import { Question } from '@ekagra/schema/question'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Arrival,
  FALLBACK_DIFFICULTY,
  normaliseDifficulty,
  normaliseQuestion,
  normaliseQuestions,
  OPTION_TEXT_UNAVAILABLE,
  optionLetter,
  optionText,
} from './normalise-question.ts'

const ARRIVAL: Arrival = { timestamp: 1_700_000_000_000, index: 2 }

const ARRIVED = {
  id: 'server-1',
  text: 'Which planet is nearest to the Sun?',
  options: ['Mercury', 'Venus', 'Earth', 'Mars'],
  correctIndex: 0,
  explanation: 'Mercury is the innermost planet.',
  difficulty: 'hard',
  trust: 'computed',
}

const normalised = (arrived: unknown, arrival = ARRIVAL): Question => {
  const result = normaliseQuestion(arrived, arrival)
  if (!result.ok) throw new Error(result.reason)
  return result.question
}

describe('a whole question', () => {
  it('GEN-02 GEN-07 keeps its fields and maps correctIndex to correctAnswer', () => {
    const { correctIndex, ...rest } = ARRIVED
    expect(normaliseQuestion(ARRIVED, ARRIVAL)).toEqual({
      ok: true,
      question: { ...rest, correctAnswer: correctIndex },
      repaired: false,
    })
  })

  it('keeps every extra that parses and drops the others and unknown fields', () => {
    const extras = {
      misconceptions: [null, 'It is the hottest', null, null],
      steps: ['Order the planets', 'Mercury'],
      source: { title: 'NCERT Class VIII Science' },
      generator: { type: 'space/planets', version: 1, level: 'easy', seed: 's', index: 0 },
      topicPath: ['Science', 'Solar system'],
      figure: { kind: 'pie', title: 'Mass', labels: ['a', 'b'], values: [1, 2] },
    }
    expect(normalised({ ...ARRIVED, ...extras, unknown: 1 })).toEqual({ ...normalised(ARRIVED), ...extras })
    const broken = {
      ...ARRIVED,
      misconceptions: [1],
      steps: 'x',
      source: {},
      generator: 3,
      topicPath: [{}],
      figure: {},
    }
    expect(normalised(broken)).toEqual(normalised(ARRIVED))
  })
})

describe('the key', () => {
  it('CA-48 prefers correctIndex over correctAnswer', () => {
    expect(normalised({ ...ARRIVED, correctIndex: 1, correctAnswer: 3 }).correctAnswer).toBe(1)
  })

  it('uses correctAnswer when there is no usable correctIndex', () => {
    expect(normalised({ ...ARRIVED, correctIndex: 9, correctAnswer: 3 }).correctAnswer).toBe(3)
  })

  it.each([[4], [-1], [1.5], ['1'], [null], [undefined]])(
    'GEN-20 turns a correct index of %j into 0',
    (correctIndex) => {
      expect(normalised({ ...ARRIVED, correctIndex }).correctAnswer).toBe(0)
    },
  )
})

describe('missing fields', () => {
  it("GEN-04 CA-46 gives a question without an id 'question-{timestamp}-{index}'", () => {
    expect(normalised({ ...ARRIVED, id: undefined }).id).toBe('question-1700000000000-2')
    expect(normalised({ ...ARRIVED, id: ' ' }).id).toBe('question-1700000000000-2')
  })

  it.each([[undefined], [[]], [['a', 'b', 'c']], [['a', 'b', 'c', 'd', 'e']], ['abcd']])(
    'GEN-19 replaces options that are not exactly four (%j) by placeholders',
    (options) => {
      expect(normalised({ ...ARRIVED, options }).options).toEqual([
        'Option A',
        'Option B',
        'Option C',
        'Option D',
      ])
    },
  )

  it('GEN-05 GEN-06 reads options of every shape and marks the unreadable one', () => {
    const options = ['a', { text: 'b' }, { value: 'c' }, {}]
    expect(normalised({ ...ARRIVED, options }).options).toEqual(['a', 'b', 'c', 'Option text unavailable'])
  })

  it.each([[undefined], [''], [7]])('GEN-21 gives a text of %j a default', (text) => {
    expect(normalised({ ...ARRIVED, text }).text).toBe('Question text unavailable')
  })

  it.each([[undefined], [''], [7]])(
    "GEN-22 turns an explanation of %j into 'No explanation provided.'",
    (explanation) => {
      expect(normalised({ ...ARRIVED, explanation }).explanation).toBe('No explanation provided.')
    },
  )

  it('GEN-08 uses the requested level when the question has none, else easy', () => {
    const arrived = { ...ARRIVED, difficulty: undefined }
    expect(normalised(arrived, { ...ARRIVAL, difficulty: 'medium' }).difficulty).toBe('medium')
    expect(normalised(arrived).difficulty).toBe('easy')
  })
})

describe('trust', () => {
  it('is unverified when nothing is said about it', () => {
    expect(normalised({ ...ARRIVED, trust: undefined }).trust).toBe('unverified')
    expect(normalised({ ...ARRIVED, trust: 'certain' }).trust).toBe('unverified')
  })

  it.each([[{ text: '' }], [{ options: [] }], [{ correctIndex: 7 }]])(
    'does not survive a repair of %j',
    (damage) => {
      const extras = { misconceptions: [null], steps: ['x'] }
      const result = normaliseQuestion({ ...ARRIVED, ...extras, ...damage }, ARRIVAL)
      expect(result).toMatchObject({ ok: true, repaired: true, question: { trust: 'unverified' } })
      expect(result).not.toHaveProperty('question.steps')
      expect(result).not.toHaveProperty('question.misconceptions')
    },
  )

  it('stays sample even after a repair', () => {
    expect(normalised({ ...ARRIVED, trust: 'sample', text: '' }).trust).toBe('sample')
  })
})

describe('any JSON', () => {
  it('gives a valid question, or says that it is not an object', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constant(undefined))
    const almost = fc.record(
      {
        id: field,
        text: field,
        options: field,
        correctIndex: field,
        explanation: field,
        trust: field,
        figure: field,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), almost), (arrived) => {
        const result = normaliseQuestion(arrived, ARRIVAL)
        if (result.ok) expect(Question.safeParse(result.question).error).toBeUndefined()
        else expect(result).toEqual({ ok: false, reason: 'not-an-object' })
      }),
    )
  })

  it.each([[null], ['text'], [3], [[ARRIVED]]])('refuses %j', (arrived) => {
    expect(normaliseQuestion(arrived, ARRIVAL)).toEqual({ ok: false, reason: 'not-an-object' })
  })
})

describe('a list', () => {
  it('leaves out values that are not objects and numbers ids by position in the list', () => {
    const questions = normaliseQuestions([{ text: 'a' }, null, { text: 'b' }], {
      timestamp: 5,
      difficulty: 'hard',
    })
    expect(questions.map(({ id, difficulty }) => [id, difficulty])).toEqual([
      ['question-5-0', 'hard'],
      ['question-5-2', 'hard'],
    ])
  })

  it.each([[null], [{}], ['x']])('is empty when %j arrives', (arrived) => {
    expect(normaliseQuestions(arrived, { timestamp: 5 })).toEqual([])
  })
})

it.each([
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['hard', 'hard'],
  [' HARD ', 'hard'],
])('GEN-08 keeps %j', (value, difficulty) => {
  expect(normaliseDifficulty(value)).toBe(difficulty)
})

it.each([['expert'], [''], [undefined], [null], [2], [{}]])('GEN-08 turns %j into easy', (value) => {
  expect(normaliseDifficulty(value)).toBe('easy')
  expect(FALLBACK_DIFFICULTY).toBe('easy')
})

it('GEN-08 gives easy, medium or hard for any value', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(['easy', 'medium', 'hard']).toContain(normaliseDifficulty(value))
    }),
  )
})

describe('optionText', () => {
  it.each([
    ['a string', 'Mercury', 'Mercury'],
    ['a number', 42, '42'],
    ['an object with text', { text: 'Mercury' }, 'Mercury'],
    ['an object with value', { value: 'Venus' }, 'Venus'],
    ['an object with both, whose text comes first', { text: 'Mercury', value: 'Venus' }, 'Mercury'],
    ['an object with a blank text', { text: ' ', value: 'Venus' }, 'Venus'],
  ])('GEN-05 reads %s', (_, option, text) => {
    expect(optionText(option)).toBe(text)
  })

  it.each([[''], ['  '], [null], [undefined], [true], [Number.NaN], [[]], [{}], [{ text: null, value: {} }]])(
    "GEN-06 shows 'Option text unavailable' for %j",
    (option) => {
      expect(optionText(option)).toBe('Option text unavailable')
    },
  )

  it('GEN-06 has a fixed text for an unreadable option', () => {
    expect(OPTION_TEXT_UNAVAILABLE).toBe('Option text unavailable')
  })
})

it('SESSION-17 CA-47 letters options A, B, C and so on', () => {
  expect([0, 1, 2, 3].map(optionLetter)).toEqual(['A', 'B', 'C', 'D'])
})
