import { makeComparable } from '@ekagra/exam/similarity/similarity'
import { describe, expect, it } from 'vitest'
import { auditLevel, countUnlike, drawComparables, findFaults, keyRank, repeatedShare } from './audit.ts'
import { type Composed, composeQuestion } from './compose-question.ts'
import { defineGenerator } from './define-generator.ts'
import { readValue } from './values/read-value.ts'
import { toValue, type Value } from './values/value.ts'

const entry = { subject: 'Mathematics', chapter: 'Numbers', title: 'Doubles' }
const doubles = defineGenerator({
  id: 'test/doubles',
  version: 1,
  levels: { easy: 10, medium: 100, hard: 0 },
  generate(rng, max) {
    const number = rng.int(5, max)
    return {
      given: { number },
      prompt: `What is twice ${number}?`,
      answer: 2 * number,
      mistakes: [
        { value: number, because: 'the number was not doubled' },
        { value: 2 * number + 2, because: 'one was added before doubling' },
        { value: number + 2, because: 'two was added' },
        { value: 3 * number, because: 'the number was tripled' },
      ],
      steps: ['Add the number to itself.', `The sum is ${2 * number}.`],
    }
  },
  solve: ({ number }) => number + number,
})

const sound = (): Composed => {
  const composed = composeQuestion(doubles, entry, { level: 'easy', seed: 'a', index: 0 })
  return 'problem' in composed ? expect.fail(composed.problem) : composed
}
const faultsWith = (change: (composed: Composed) => Partial<Composed>) => {
  const composed = sound()
  return findFaults({ ...composed, ...change(composed) }).map((fault) => fault.replace(/^.*?\}: /, ''))
}
const withQuestion = (changes: Partial<Composed['question']>) =>
  faultsWith(({ question }) => ({ question: { ...question, ...changes } }))

describe('findFaults', () => {
  it('finds none in a sound question', () => {
    expect(findFaults(sound())).toEqual([])
  })

  it('names the type and the place of the question', () => {
    const { question, ...rest } = sound()
    expect(findFaults({ ...rest, question: { ...question, text: 'How many null?' } })).toEqual([
      `test/doubles ${JSON.stringify(question.generator)}: has a hole: How many null?`,
    ])
  })

  it('finds a question that does not parse', () => {
    const { generator } = sound().question
    expect(withQuestion({ generator: generator && { ...generator, version: 1.5 } })).toEqual([
      'does not parse as a question',
    ])
  })

  it('finds options that are equal or read the same', () => {
    const twice = faultsWith(({ options, question }) => {
      const values = [...options.values]
      const wrong = [0, 1, 2, 3].filter((index) => index !== question.correctIndex)
      values[wrong[0] ?? 0] = values[wrong[1] ?? 0] ?? toValue(1)
      return { options: { ...options, values } }
    })
    expect(twice).toEqual(['two options are equal'])
    const { question } = sound()
    const wrong = [0, 1, 2, 3].filter((index) => index !== question.correctIndex)
    const options = question.options.map((text, index) =>
      index === wrong[0] ? (question.options[wrong[1] ?? 0] ?? '') : text,
    )
    expect(withQuestion({ options })).toContain('two options read the same')
  })

  it('finds a second right option, but takes the key itself for none', () => {
    const secondRight = 'a second option is right as well'
    expect(faultsWith(({ draw }) => ({ draw: { ...draw, accepts: () => true } }))).toEqual([secondRight])
    expect(faultsWith(({ draw }) => ({ draw: { ...draw, accepts: () => false } }))).toEqual([])
    const isKey = ({ draw }: Composed) => ({
      draw: { ...draw, accepts: (value: Value) => readValue(value).size === Number(draw.answer) },
    })
    expect(faultsWith(isKey)).toEqual([])
  })

  it('finds a key that is not the answer, or that carries a misconception', () => {
    const moved = faultsWith(({ question }) => ({
      question: { ...question, correctIndex: (question.correctIndex + 1) % 4 },
    }))
    expect(moved).toEqual(['the key is not the answer', 'the key carries a misconception'])
  })

  it('finds steps that do not end in the key, unless an author has explained it', () => {
    expect(withQuestion({ steps: ['It is 0.'] })).toEqual(['the last step does not end in the key'])
    expect(withQuestion({ steps: [] })).toContain('the last step does not end in the key')
    const { question, draw } = sound()
    expect(withQuestion({ steps: [`**It is ${draw.answer}.** `] })).toEqual([])
    const clocked = { ...draw, answer: '10 a.m.' }
    const ends = (step: string) =>
      faultsWith(() => ({ draw: clocked, question: { ...question, steps: [step] } })).filter((fault) =>
        fault.includes('last step'),
      )
    expect(ends('The train comes at 10 a.m.')).toEqual([])
    expect(ends('The train comes at 10a.m.')).toHaveLength(1)
    expect(withQuestion({ steps: [`${draw.answer} it is`] })).toEqual([
      'the last step does not end in the key',
    ])
    expect(
      faultsWith(() => ({
        draw: { ...draw, explanation: 'So.' },
        question: { ...question, steps: ['No.'] },
      })),
    ).toEqual([])
  })

  it.each([
    ['It is undefined.', 'a hole'],
    ['It is NaN.', 'a hole'],
    ['Infinity.', 'a hole'],
    ['An [object Object].', 'a hole'],
    ['A ⟦mark⟧.', 'a hole'],
    ['It is null.', 'a hole'],
    ['It is 12345.', 'an ungrouped number'],
    ['It is $0.30000004$.', 'floating-point noise'],
    ['It is  wide.', 'a stray space'],
    ['It is , well, wide.', 'a stray space'],
    ['What is it ?', 'a stray space'],
    ['It ( is wide).', 'a stray space'],
    ['It (is wide ).', 'a stray space'],
    ['He sees a office.', 'a wrong article'],
    ['A Indore train.', 'a wrong article'],
    ['It stops. A Indore train.', 'a wrong article'],
    ['He takes a Indore train.', 'a wrong article'],
    ['He said ‘a office’.', 'a wrong article'],
    ['He said (a Indore train).', 'a wrong article'],
    ['It costs $5.', 'unbalanced maths'],
  ])("finds that '%s' has %s, wherever a learner reads it", (text, fault) => {
    const found = `has ${fault}: ${text}`
    expect(withQuestion({ text })).toEqual([found])
    expect(withQuestion({ explanation: text })).toEqual([found])
    const { question } = sound()
    const misconceptions = question.options.map((_, index) => (index === question.correctIndex ? null : text))
    expect(withQuestion({ misconceptions })).toContain(found)
    const options = question.options.map((option, index) => (index === 0 ? text : option))
    expect(withQuestion({ options })).toContain(found)
  })

  it.each([
    'It is 1234 or 12,345.',
    'It is $0.123456$ or 0.1234.',
    'Which is it, ?',
    'He has a unit, a one-way ticket, a user and a utensil.',
    'The value of a is one, and of a and b it is two; a in a, a or b.',
    'A University, a European and A One.',
    'A invests money. A and B share it.',
    'La Niña often does, and La Niña Indeed.',
    'It is $5 + 12345$.',
    'She is nullified.',
  ])("finds nothing in '%s'", (text) => {
    expect(withQuestion({ text })).toEqual([])
  })
})

describe('auditLevel', () => {
  it('draws as often as it is told and reports what the questions have', () => {
    const audit = auditLevel(doubles, entry, 'medium', 7)
    expect(audit.faults).toEqual([])
    expect(audit.questions).toHaveLength(7)
    expect(audit.questions.map(({ question }) => question.generator)).toMatchObject(
      [0, 1, 2, 3, 4, 5, 6].map((index) => ({ seed: 'audit', index, level: 'medium' })),
    )
    expect(audit.meanSteps).toBe(2)
    expect(audit.named).toBe(1)
  })

  it('reports the faults of each question', () => {
    const draw = (...place: Parameters<typeof doubles.draw>) => ({
      ...doubles.draw(...place),
      steps: ['So it is'],
    })
    expect(auditLevel({ ...doubles, draw }, entry, 'easy', 3).faults).toHaveLength(3)
  })

  it('reports draws that failed, and shares of nothing as nothing', () => {
    const audit = auditLevel(doubles, entry, 'hard', 2)
    expect(audit.faults).toHaveLength(2)
    expect(audit.faults[0]).toContain('no number from 5 to 0')
    expect(audit).toMatchObject({ questions: [], meanSteps: 0, named: 0 })
  })

  it('counts a question as named when two wrong options say why', () => {
    const written = (because: readonly (string | null)[]) => ({
      ...doubles,
      draw: (...place: Parameters<typeof doubles.draw>) => ({
        ...doubles.draw(...place),
        written: because.map((reason, index) => ({ text: `${index} times`, because: reason })),
      }),
    })
    expect(auditLevel(written(['a', 'b', null]), entry, 'easy', 1).named).toBe(1)
    expect(auditLevel(written(['a', null, null]), entry, 'easy', 1).named).toBe(0)
  })
})

describe('figures over many questions', () => {
  it('compare questions by their words, and failed draws by the reason', () => {
    const texts = drawComparables(doubles, 'easy', 30)
    expect(texts).toHaveLength(30)
    // The numbers from 5 to 10 give six questions.
    expect(repeatedShare(texts)).toBeCloseTo(24 / 30)
    expect(drawComparables(doubles, 'hard', 1)[0]?.text).toContain('no number from')
  })

  it('count texts that a session would keep as different, up to what is enough', () => {
    const texts = [
      'The capital of Assam',
      'The capital of Assam',
      'A long river in the far south',
      'Why is ice light',
    ].map((text) => makeComparable(text))
    expect(repeatedShare(texts)).toBe(0.25)
    expect(countUnlike(texts, 10)).toBe(3)
    expect(countUnlike(texts, 2)).toBe(2)
  })

  it('tell how many wrong options are smaller than the key', () => {
    const composed = sound()
    const ranked = (values: (number | string)[], correctIndex: number) =>
      keyRank({ ...composed, options: { ...composed.options, values: values.map(toValue), correctIndex } })
    expect(ranked([4, 8, 2, 6], 0)).toBe(1)
    expect(ranked([4, 8, 2, 6], 1)).toBe(3)
    expect(ranked([4, 8, 2, 6], 2)).toBe(0)
    expect(ranked([4, 8, 2, 'none'], 1)).toBeNull()
    expect(ranked(['none', 8, 2, 4], 0)).toBeNull()
    expect(ranked([4, 8, 2, 6], 7)).toBeNull()
  })
})
