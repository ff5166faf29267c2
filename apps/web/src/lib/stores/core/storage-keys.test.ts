import { expect, it } from 'vitest'
import { LOCAL_KEYS, SESSION_KEYS } from './storage-keys.ts'

it('STORE-03 STORE-05 STORE-12 STORE-21 names the local keys as the contract does', () => {
  expect(Object.values(LOCAL_KEYS)).toEqual(['theme', 'bookmarks', 'examHistory', 'saved_notes'])
})

it('STORE-13 STORE-14 STORE-15 STORE-16 STORE-17 STORE-18 STORE-19 STORE-20 names the session keys', () => {
  expect(Object.values(SESSION_KEYS)).toEqual([
    'currentTopic',
    'currentMode',
    'currentDifficulty',
    'currentQuestionCount',
    'currentQuestions',
    'originalQuestions',
    'currentContent',
    'userAnswers',
    'resultQuestions',
    'resultAnswers',
    'testTime',
    'testScore',
    'lastTestTopic',
    'practiceScore',
    'practiceTotal',
    'practiceDifficulty',
    'processedExamId',
    'mockTestData',
    'deviceType',
  ])
})
