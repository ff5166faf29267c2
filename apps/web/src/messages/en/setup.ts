import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'
import { formatRecentDay } from '../format-date.ts'

const minutes = (count: number) => `About ${countOf('en', count, 'minute', 'minutes')}.`

/** Words of the practice and test set-up. */
export const setup = {
  hall: {
    title: 'Whole exam papers',
    text: 'With the sections, negatives and clock of the real exam',
  },
  practice: {
    title: 'Practice',
    text: 'One question at a time. You see at once whether you were right, and why.',
    topic: 'What would you like to practice?',
    levels: 'Difficulty',
    start: 'Start practice',
    time: (count: number) => `${minutes(count)} You can stop at any time.`,
    blankTitle: 'Please enter a topic',
    blank: 'Please enter a topic',
    failed: 'Failed to start practice. Please try again.',
  },
  test: {
    title: 'Mock Exam',
    text: 'Sit it like the real paper: the clock runs, and the answers come at the end.',
    topic: 'Assessment Topic',
    levels: 'Levels',
    start: 'Start Test',
    time: (count: number) => `${minutes(count)} Answers are shown at the end.`,
    limit: (count: number) =>
      `Time limit: ${countOf('en', count, 'minute', 'minutes')}, one for each question`,
    limited: (count: number) => `It hands itself in after ${countOf('en', count, 'minute', 'minutes')}.`,
    blankTitle: 'Error',
    blank: 'Please enter a topic to generate questions',
    failed: 'Unable to generate questions. Please check your connection and try again.',
  },
  placeholder: 'Topic, chapter or exam',
  level: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  levelDetail: { easy: 'One idea, one step', medium: 'Exam level', hard: 'Several steps' },
  count: 'Number of questions',
  loading: {
    'easy-test': (topic: string) => `Generating an easy test on ${topic}...`,
    'challenging-test': (topic: string) => `Generating a challenging test on ${topic}...`,
    test: (topic: string) => `Generating a test on ${topic}...`,
  },

  found: 'Found in the syllabus: ',
  unknown: 'Not in the built-in syllabus. A chapter, a subject or an exam always works.',
  near: 'Near it',
  ignored: (words: string, served: string) => `Not understood: ${words}. The questions will be on ${served}.`,
  available: (count: number) => `${countOf('en', count, 'different question', 'different questions')} on it`,
  fill: (count: number, chapter: string) => `Add ${formatNumber(count)} from ${chapter}`,
  content: {
    title: 'From your own text',
    text: (characters: number) =>
      `The questions are made from the text you brought, ${formatNumber(characters)} characters of it.`,
    drop: 'Use the topic instead',
  },

  recent: {
    title: 'Recent topics',
    detail: (score: number, total: number, moment: number, now: number) =>
      `${score} of ${total}, ${formatRecentDay('en', moment, now)}`,
    undated: (score: number, total: number) => `${score} of ${total}`,
  },
  figuresTitle: 'Ekagra in figures',
  /** A figure as the operator wrote it. */
  figure: (value: string) => value,
  figures: { successRate: 'success rate', questions: 'questions', anyTime: 'any time', practice: 'practice' },

  featuresTitle: 'What a test gives you',
  features: {
    smart: {
      title: 'Smart Questions',
      text: 'Made for your topic and level, each with a key that was checked before you see it.',
    },
    timed: {
      title: 'Timed Exams',
      text: 'The clock runs as in the hall, and you see where your minutes went.',
    },
    insights: {
      title: 'Performance Insights',
      text: 'Your strong and weak topics, and what to practice next.',
    },
  },
  whyTitle: 'Why Test With Us?',
  why: [
    'A wrong answer shows the slip that leads to it.',
    'No question comes twice while there are new ones.',
    'Your answers are kept as you give them: a reload or a dead battery loses none.',
    'A test that has begun goes on without a network, and nothing needs an account.',
  ],
}

export const setupMessages = defineMessages(setup, {
  hi: async () => (await import('../hi/setup.ts')).setup,
})
