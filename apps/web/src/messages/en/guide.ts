import { defineMessages } from '../define-messages.ts'

export const guide = {
  title: 'User Guide',
  text: 'Everything Ekagra does, in the order in which you are likely to need it.',
  pictures: {
    home: 'The home page, with a field for the topic and the choice of level and number',
    practice: 'A practice question with its checked answer and the explanation below it',
    doubt: 'A solved doubt: the question, the steps and the final answer',
  },
  start: {
    title: 'Your first questions',
    paragraphs: [
      'Name a topic, a chapter or an exam on the home page, choose how hard and how many, and start. Nothing has to be installed and no account is needed.',
      'If it is part of a syllabus, Ekagra shows before the start how it understood you.',
    ],
    links: { home: 'Home', categories: 'All subjects' },
  },
  practice: {
    title: 'Practice',
    paragraphs: ['One question at a time. You see at once whether you were right, and why.'],
    points: [
      'Choose an option and press Check. After a wrong answer the explanation first says where that answer comes from.',
      'Auto-Next moves on by itself once you have answered.',
      'You can leave at any time. What you answered is kept, and the home page offers to continue.',
    ],
    link: 'Practice setup',
  },
  test: {
    title: 'Mock tests',
    paragraphs: ['A test tells you nothing until the end, as in the exam hall.'],
    points: [
      'The numbers of the navigator show what you have answered and what is left; press one to go there.',
      'A mock with a time limit counts down and submits itself at zero.',
      'Afterwards you see your score, each answer with its explanation, and what to practice next.',
    ],
    link: 'Mock test setup',
  },
  trust: {
    title: 'How far an answer can be trusted',
    paragraphs: ['Every question carries a badge that says where its answer comes from.'],
  },
  keys: {
    title: 'Keys',
    paragraphs: ['With a keyboard, a whole session needs no mouse.'],
    what: 'What it does',
    key: 'Key',
    list: [
      { keys: ['1–4', 'A–D'], does: 'choose an option' },
      { keys: ['Enter'], does: 'check, or go to the next question' },
      { keys: ['←', '→'], does: 'previous and next question' },
      { keys: ['M'], does: 'mark for review' },
      { keys: ['?'], does: 'show all keys' },
      { keys: ['Ctrl K'], does: 'search from anywhere' },
      { keys: ['F8'], does: 'go to the notifications' },
    ],
  },
  weak: {
    title: 'Weak areas and history',
    paragraphs: [
      'A topic counts as weak when your average in it is below 70, your last score was below 65, or you have not seen it for more than a week and your average is below 80.',
      'History keeps every finished practice and test on this device, with all answers. Sample questions and results that came from a link are left out of your averages.',
    ],
    links: { weakness: 'Weakness Analysis', history: 'History' },
  },
  tools: {
    title: 'Notes, doubts, files and news',
    points: [
      'Notes: name a topic and get study notes. The last 15 are kept in this browser.',
      'AI Doubt Solver: type a question or read it from a photo, and get the solution step by step. Your doubts are kept, so you can open them again.',
      'Files: turn a document or a photo into a quiz, or import a past paper with its questions.',
      'Current Affairs: quizzes on recent events, by category and time.',
      'Bookmarks: keep a question with the ribbon beside it and see it again later.',
    ],
    links: {
      notes: 'Notes',
      doubtSolver: 'AI Doubt Solver',
      files: 'Files',
      currentAffairs: 'Current Affairs',
      bookmarks: 'Bookmarks',
    },
  },
  offline: {
    title: 'Without a network',
    paragraphs: [
      'When the server cannot be reached, the questions of quantitative and reasoning topics are made on your device. A test that has begun can always be finished.',
      'After the first visit Ekagra opens without a network. Menu, Install the app puts it on your home screen.',
    ],
  },
}

export const guideMessages = defineMessages(guide, {
  hi: async () => (await import('../hi/guide.ts')).guide,
})
