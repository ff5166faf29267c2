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

/** The session that runs in this tab, in session storage. */
export const RUNNING_SESSION = 'runningSessionId'
/** What was typed, in session storage, when the topic of this tab's session has another name. */
export const ASKED_TOPIC = 'askedTopic'
/** The challenge that this tab's session answers, in session storage. */
export const TAKEN_CHALLENGE = 'takenChallenge'
/** The progress of a session, in local storage, by its id. */
export const SESSION_PROGRESS = 'running-progress-'
/** What admins decided about questions, in local storage. */
export const CORRECTIONS = 'corrections'
