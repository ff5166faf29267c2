/** Keys in local storage that the contract names. */
export const LOCAL_KEYS = {
  theme: 'theme',
  bookmarks: 'bookmarks',
  examHistory: 'examHistory',
  savedNotes: 'saved_notes',
} as const

/** Keys in session storage that the contract names. */
export const SESSION_KEYS = {
  currentTopic: 'currentTopic',
  currentMode: 'currentMode',
  currentDifficulty: 'currentDifficulty',
  currentQuestionCount: 'currentQuestionCount',
  currentQuestions: 'currentQuestions',
  originalQuestions: 'originalQuestions',
  /** Source note content; removed after use. */
  currentContent: 'currentContent',
  userAnswers: 'userAnswers',
  resultQuestions: 'resultQuestions',
  resultAnswers: 'resultAnswers',
  testTime: 'testTime',
  testScore: 'testScore',
  lastTestTopic: 'lastTestTopic',
  practiceScore: 'practiceScore',
  practiceTotal: 'practiceTotal',
  practiceDifficulty: 'practiceDifficulty',
  processedExamId: 'processedExamId',
  mockTestData: 'mockTestData',
  deviceType: 'deviceType',
} as const
