import { beforeEach, describe, expect, it, vi } from 'vitest'
import { examHistory, readExamHistory, subscribeToExamHistory } from './history-store.ts'

vi.mock('../core/log-storage-problem.ts')

beforeEach(() => localStorage.clear())

describe('exam history', () => {
  it('STORE-28 STORE-29 STORE-30 gives the defaults of the contract on read', () => {
    localStorage.setItem(
      'examHistory',
      '[{"id": "exam-1", "score": 7, "totalQuestions": 5}, {"id": "exam-2", "score": -2}]',
    )
    expect(readExamHistory()).toMatchObject([
      {
        title: 'Untitled Exam',
        topic: 'Unknown Topic',
        score: 5,
        timeSpent: '0:00',
        difficulty: 'medium',
        percentage: 0,
        deviceType: 'unknown',
      },
      { score: 0, totalQuestions: 1 },
    ])
  })

  it('sets nothing aside if defaults fill fields that were never stored', () => {
    localStorage.setItem('examHistory', '[{"id": "exam-1", "score": 7, "totalQuestions": 5}]')
    examHistory.write(readExamHistory())
    expect(localStorage.getItem('examHistory.corrupt-1')).toBeNull()
  })

  it.each([
    ['an item is no entry', '[{"id": "exam-1"}, "junk"]'],
    ['a field has another type', '[{"id": "exam-1", "title": {"en": "Sums"}}]'],
    ['an id is missing', '[{"title": "Sums"}]'],
    ['a question cannot be read', '[{"id": "exam-1", "questions": ["junk"]}]'],
  ])('sets the list aside on a write when %s', (_, text) => {
    localStorage.setItem('examHistory', text)
    examHistory.write(readExamHistory())
    expect(localStorage.getItem('examHistory.corrupt-1')).toBe(text)
  })

  it('STORE-26 STORE-27 has the questions and answers of an entry only if there were any', () => {
    const question = {
      id: 'q-1',
      text: 'Why?',
      options: ['a', 'b', 'c', 'd'],
      correctAnswer: 2,
      explanation: 'So.',
    }
    const entries = [
      { id: 'exam-1', score: 0, totalQuestions: 2, questions: [question, question], userAnswers: [2] },
      { id: 'exam-2', score: 1, totalQuestions: 1 },
    ]
    localStorage.setItem('examHistory', JSON.stringify(entries))
    const [first, second] = readExamHistory()
    expect(first?.questions).toMatchObject([question, question])
    expect(first?.userAnswers).toEqual([2, null])
    expect(second && 'questions' in second).toBe(false)
    expect(JSON.parse(JSON.stringify(readExamHistory()))[0].questions).toHaveLength(2)
  })

  it('STORE-31 reads anything but a list as empty', () => {
    for (const junk of ['junk', 'null', '{}', '7', '"text"']) {
      localStorage.setItem('examHistory', junk)
      expect(readExamHistory()).toEqual([])
    }
  })

  it('notices the save of another tab', () => {
    const heard = vi.fn()
    const stop = subscribeToExamHistory(heard)
    window.dispatchEvent(new StorageEvent('storage', { key: 'examHistory' }))
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })
})
