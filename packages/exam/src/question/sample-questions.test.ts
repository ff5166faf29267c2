import { Difficulty } from '@ekagra/schema/difficulty'
import { Question } from '@ekagra/schema/question'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSampleBank } from './sample-bank.ts'
import {
  ADVANCED_TEMPLATES,
  BASIC_TEMPLATES,
  GENERIC_TEMPLATES,
  REPHRASED,
  sampleQuestions,
} from './sample-questions.ts'

const surroundings = { timestamp: 1_700_000_000_000, random: () => 0.5 }
const texts = (topic: string, count: number, difficulty: Difficulty) =>
  sampleQuestions({ topic, count, difficulty }, surroundings).map(({ text }) => text)
const bankTexts = (subject: string) => findSampleBank(subject)?.map(({ text }) => text) ?? []

const SUBJECTS = ['Mathematics', 'Science', 'Computer Science', 'General Knowledge', 'History']

describe('banks', () => {
  it('GEN-37 exist for five subjects and for no other topic', () => {
    expect(SUBJECTS.every((subject) => findSampleBank(subject))).toBe(true)
    expect(findSampleBank('Geography')).toBeUndefined()
  })

  it.each(SUBJECTS)('GEN-37 hold 2-3 questions with four distinct options and a key: %s', (subject) => {
    const bank = findSampleBank(subject) ?? []
    expect([2, 3]).toContain(bank.length)
    for (const { options, correctAnswer, explanation } of bank) {
      expect(new Set(options).size).toBe(4)
      expect(options[correctAnswer]).toBeDefined()
      expect(explanation).not.toBe('')
    }
  })

  it('GEN-37 have these keys', () => {
    const keys = SUBJECTS.flatMap((subject) => findSampleBank(subject) ?? []).map(
      ({ options, correctAnswer }) => options[correctAnswer],
    )
    expect(keys).toEqual([
      '36',
      '5',
      '154 cm²',
      'Carbon dioxide',
      'Newton',
      'Mitochondrion',
      'Central Processing Unit',
      'Stack',
      '1010',
      'Canberra',
      'Pacific Ocean',
      'Tiger',
      '1947',
      'Rajendra Prasad',
      '1526',
    ])
  })

  it('GEN-38 are found ignoring case, and for no other topic', () => {
    expect(findSampleBank(' history ')).toHaveLength(3)
    expect(findSampleBank('Ancient History')).toBeUndefined()
    expect(findSampleBank('constructor')).toBeUndefined()
  })
})

describe('templates', () => {
  it('GEN-38 are five for a topic without a bank, with the topic put in', () => {
    expect(GENERIC_TEMPLATES).toHaveLength(5)
    const five = texts('Knitting', 5, 'medium')
    expect(five.every((text) => text.includes('related to Knitting'))).toBe(true)
    expect(new Set(five).size).toBe(5)
  })

  it('GEN-38 have the right option at a random index', () => {
    const keys = [0, 0.3, 0.6, 0.99].map((random) => {
      const [question] = sampleQuestions(
        { topic: 'Knitting', count: 1, difficulty: 'medium' },
        { timestamp: 1, random: () => random },
      )
      return [question?.correctAnswer, question?.options[question.correctAnswer]]
    })
    const right = GENERIC_TEMPLATES[0]?.right
    expect(keys).toEqual([0, 1, 2, 3].map((index) => [index, right]))
  })

  it.each([...GENERIC_TEMPLATES, ...BASIC_TEMPLATES, ...ADVANCED_TEMPLATES])(
    'GEN-38 speak of the topic and have four distinct options: $text',
    ({ text, right, wrong }) => {
      expect(text).toContain('related to {topic}')
      expect(new Set([right, ...wrong]).size).toBe(4)
    },
  )

  it('keep the words of a topic as they are', () => {
    expect(texts('crimes related to $& {topic}', 3, 'hard')[2]).toContain(
      'intricately connected with crimes related to $& {topic}',
    )
  })
})

describe('sampleQuestions', () => {
  it("GEN-33 uses for hard advanced questions plus the bank, with 'intricately connected with'", () => {
    const hard = texts('History', 5, 'hard')
    expect(hard.slice(2)).toEqual(bankTexts('History'))
    expect(hard[0]).toContain('intricately connected with History')
    expect(hard.join()).not.toContain('related to')
  })

  it("GEN-34 uses for easy basic questions plus the bank, with 'about'", () => {
    const easy = texts('History', 5, 'easy')
    expect(easy.slice(2)).toEqual(bankTexts('History'))
    expect(easy[0]).toContain('about History')
    expect(easy.join()).not.toContain('related to')
    expect(REPHRASED).toEqual({ easy: 'about', medium: 'related to', hard: 'intricately connected with' })
  })

  it('GEN-35 uses for medium only the bank', () => {
    expect(texts('History', 3, 'medium')).toEqual(bankTexts('History'))
  })

  it('GEN-36 repeats the pool until there are enough', () => {
    const [first, second, third] = bankTexts('Science')
    expect(texts('Science', 7, 'medium')).toEqual([first, second, third, first, second, third, first])
  })

  it('GEN-03 marks each question as a sample and gives it its own id', () => {
    const questions = sampleQuestions({ topic: 'Science', count: 7, difficulty: 'medium' }, surroundings)
    expect(new Set(questions.map(({ trust }) => trust))).toEqual(new Set(['sample']))
    expect(questions[3]?.id).toBe('q-1700000000000-3-i000000')
    expect(new Set(questions.map(({ id }) => id)).size).toBe(7)
  })

  it('always gives as many valid questions as requested', () => {
    const topic = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom(...SUBJECTS))
    fc.assert(
      fc.property(topic, fc.nat(40), fc.constantFrom(...Difficulty.options), (name, count, difficulty) => {
        const questions = sampleQuestions({ topic: name, count, difficulty }, surroundings)
        expect(questions).toHaveLength(count)
        for (const question of questions) expect(Question.safeParse(question).error).toBeUndefined()
      }),
    )
  })
})
