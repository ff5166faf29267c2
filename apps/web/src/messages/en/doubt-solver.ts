import { defineMessages } from '../define-messages.ts'
import { formatNumber } from '../format.ts'
import { formatRecentDay } from '../format-date.ts'

/** Words of the doubt solver. */
export const doubtSolver = {
  title: 'AI Doubt Solver',
  text: 'Type a question, or take a photo of it, and get the solution step by step.',
  description:
    'Worked, step-by-step solutions to academic questions. Most of mathematics works without a network.',
  question: 'Your question',
  placeholder: 'For example: Solve x² − 5x + 6 = 0',
  counter: (typed: number, most: number) => `${formatNumber(typed)} / ${formatNumber(most)}`,
  counterLabel: (typed: number, most: number) => `${formatNumber(typed)} of ${formatNumber(most)} characters`,
  subjectsLabel: 'Subjects you can ask about',
  subjects: ['Mathematics', 'Physics', 'Chemistry', 'Biology', 'History', 'English'],
  /** The subject of an answer; answers are stored in English. */
  subjectName: (subject: string): string => subject,
  levelName: (level: string): string => level,
  submit: 'Get answer',
  loading: 'Getting Your Answer...',
  cancel: 'Cancel',
  failed: 'Unable to process your question',
  rephraseTitle: 'No answer yet',
  rephrase: 'Please rephrase your question for a more specific answer.',
  nearest: (kind: string) => `The nearest kind that can be solved here: ${kind}`,
  nearestTopic: (topic: string) => `In the syllabus: ${topic}`,
  nearestAnswer: (answer: string) => `Answer: ${answer}`,
  practiseThis: 'Practice this',
  readNotes: (chapter: string) => `Notes: ${chapter}`,
  sampleDirect: "Here's a sample direct answer!",
  direct: 'Direct answer provided!',
  response: 'Response provided!',
  sampleProvided: 'Sample answer provided!',
  copied: 'Answer copied to clipboard!',
  copyFailed: 'The answer could not be copied. Select it and copy it by hand.',
  copy: 'Copy answer',
  copyDone: 'Copied',
  addCard: 'Add to my reviews',
  cardAdded: 'It will come back in your reviews.',
  askNew: 'Ask New Question',
  solution: 'Solution',
  sampleNotice: 'This is a sample, to show what an answer looks like.',
  byAi: (provider: string) => `Answered by AI (${provider})`,
  calculated: 'Checked by calculation',
  calculationDiffers:
    'Our own calculation comes to another result. Take neither as certain: work it out once more.',
  pictureAlt: 'The photo of your question',
  steps: 'Step by step',
  finalAnswer: 'Final answer',
  concepts: 'Practice what this was about',
  followUp: 'Ask a follow-up question',
  followUpHint: 'Where an AI answers, the question above goes along with it.',
  followUpContext: (followUp: string, question: string, answer: string) =>
    `${followUp}\n\nThis follows an earlier question: ${question}\nIts answer was: ${answer}`,
  followUpSubmit: 'Ask',
  examplesTitle: 'For example',
  examples: [
    'Find the compound interest on ₹8,000 at 10% per annum for 2 years',
    'Solve 2x + 3y = 12 and x − y = 1',
    'Find the derivative of x² sin x',
    'What is the probability of getting a sum of 7 when two dice are thrown?',
    'What is the capital of Assam?',
  ],
  past: 'Your past doubts',
  pastText: 'Kept in this browser only.',
  searchPast: 'Search your past doubts',
  noneFound: 'No past doubt has these words.',
  asked: (subject: string, moment: number, now: number) =>
    `${subject}, ${formatRecentDay('en', moment, now)}`,
  remove: (question: string) => `Remove: ${question}`,
  removed: 'Removed from your past doubts.',
  undo: 'Undo',
  photo: {
    choose: 'Read a photo',
    language: 'Language of the photo',
    languages: { eng: 'English', 'hin+eng': 'Hindi and English' },
    hint: 'The photo is read on this device and sent nowhere. The first time, this loads about 5 MB.',
    reading: 'Reading the photo',
    cancel: 'Stop',
    check: 'Check the text',
    checkText:
      'Compare it with your photo and correct it before you ask. Powers, roots and fractions are often misread.',
    several: (count: number) =>
      `This photo has ${formatNumber(count)} questions. Which one do you want to ask?`,
    nth: (number: number) => `Question ${formatNumber(number)}`,
    needsFigure:
      'This question speaks of a figure. Figures in a photo cannot be read: describe in words what it shows.',
    alt: 'The photo you chose',
    discard: 'Remove the photo',
    problems: {
      'not-a-picture': 'This file is not a picture that can be read.',
      'no-text': 'No text was found in this photo. Take it straight from above, in good light.',
      failed: 'The reader could not be loaded. Check your connection and try again.',
    },
  },
}

export const doubtSolverMessages = defineMessages(doubtSolver, {
  hi: async () => (await import('../hi/doubt-solver.ts')).doubtSolver,
})
