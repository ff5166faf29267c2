import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQuestion, makeQuestions } from '../../../testing/make-attempt.ts'
import { sessionValues } from './session-values.ts'

vi.mock('../core/log-storage-problem.ts')

beforeEach(() => sessionStorage.clear())

describe('session values', () => {
  it('STORE-13 keeps the setup under its four keys', () => {
    sessionValues.currentTopic.write('Trains')
    sessionValues.currentMode.write('test')
    sessionValues.currentDifficulty.write('hard')
    sessionValues.currentQuestionCount.write(25)
    expect({ ...sessionStorage }).toEqual({
      currentTopic: 'Trains',
      currentMode: 'test',
      currentDifficulty: 'hard',
      currentQuestionCount: '25',
    })
    expect(sessionValues.currentMode.read()).toBe('test')
    expect(sessionValues.currentQuestionCount.read()).toBe(25)
  })

  it('STORE-14 STORE-16 keeps questions and answers unchanged', () => {
    const questions = makeQuestions(3)
    for (const key of ['currentQuestions', 'originalQuestions', 'resultQuestions'] as const) {
      sessionValues[key].write(questions)
      expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual(questions)
      expect(sessionValues[key].read()).toEqual(questions)
    }
    for (const key of ['userAnswers', 'resultAnswers'] as const) {
      sessionValues[key].write([0, null, 3])
      expect(sessionStorage.getItem(key)).toBe('[0,null,3]')
      expect(sessionValues[key].read()).toEqual([0, null, 3])
    }
  })

  it('STORE-14 reads the plain questions of the contract without setting a copy aside', () => {
    const plain = {
      id: 'q1',
      text: 'What is 2 + 2?',
      options: ['3', '4', '5', '6'],
      correctAnswer: 1,
      explanation: 'Count.',
    }
    sessionStorage.setItem('currentQuestions', JSON.stringify([plain]))
    expect(sessionValues.currentQuestions.read()).toMatchObject([plain])
    sessionValues.currentQuestions.write(makeQuestions(1))
    expect(Object.keys({ ...sessionStorage })).toEqual(['currentQuestions'])
  })

  it('STORE-17 STORE-18 STORE-19 keeps results of tests and practice', () => {
    sessionValues.testTime.write('5:30')
    sessionValues.testScore.write(8)
    sessionValues.lastTestTopic.write('Trains')
    sessionValues.practiceScore.write(3)
    sessionValues.practiceTotal.write(5)
    sessionValues.practiceDifficulty.write('medium')
    sessionValues.processedExamId.write('exam-1')
    sessionValues.deviceType.write('mobile')
    expect({ ...sessionStorage }).toEqual({
      testTime: '5:30',
      testScore: '8',
      lastTestTopic: 'Trains',
      practiceScore: '3',
      practiceTotal: '5',
      practiceDifficulty: 'medium',
      processedExamId: 'exam-1',
      deviceType: 'mobile',
    })
  })

  it('STORE-20 keeps the mock data with its recommendations', () => {
    const data = {
      timeLimit: 600,
      actualTimeSpent: 480,
      recommendations: [
        {
          text: 'Practise trains',
          action: { type: 'practice', topic: 'Trains', difficulty: 'easy', questionCount: 5 },
        },
      ],
    } as const
    sessionValues.mockTestData.write({ ...data, recommendations: [...data.recommendations] })
    expect(sessionValues.mockTestData.read()).toEqual(data)
  })

  it('SESSION-40 an unreadable question keeps its position, because answers are matched by position', () => {
    const stored = JSON.stringify([makeQuestion(1), { id: 'q-2', text: 'No options' }, makeQuestion(3)])
    sessionStorage.setItem('currentQuestions', stored)
    expect(sessionValues.currentQuestions.read().map((question) => question?.id)).toEqual([
      'q-1',
      undefined,
      'q-3',
    ])
  })

  it('reads questions that have only the fields of the contract', () => {
    const { trust: _, ...plain } = makeQuestion(1)
    sessionStorage.setItem('currentQuestions', JSON.stringify([plain]))
    expect(sessionValues.currentQuestions.read()).toEqual([{ ...plain, trust: 'unverified' }])
  })

  it('an answer that is not one of the options counts as unanswered', () => {
    sessionStorage.setItem('userAnswers', '[1, "2", 9, null]')
    expect(sessionValues.userAnswers.read()).toEqual([1, null, null, null])
  })

  it('STORE-44 reads as nothing if something else is stored, and sets it aside on a write', () => {
    sessionStorage.setItem('currentMode', 'quiz')
    sessionStorage.setItem('testScore', 'eight')
    sessionStorage.setItem('mockTestData', '{"timeLimit": "soon"}')
    sessionStorage.setItem('resultQuestions', '"none"')
    expect(sessionValues.currentMode.read()).toBeNull()
    expect(sessionValues.testScore.read()).toBeNull()
    expect(sessionValues.mockTestData.read()).toBeNull()
    expect(sessionValues.resultQuestions.read()).toEqual([])
    sessionValues.currentMode.write('practice')
    expect(sessionStorage.getItem('currentMode.corrupt-1')).toBe('quiz')
  })
})
