import { defineMessages } from '../define-messages.ts'
import { countOf } from '../format.ts'
import { formatDay } from '../format-date.ts'

const questions = (count: number) => countOf('en', count, 'question', 'questions')

/** Words of the parts of the home screen that load after its first view. */
export const homeSections = {
  failed: 'Failed to generate questions. Please try again.',
  usingSamples: 'Using sample questions as API request failed',

  resume: {
    title: (topic: string) => `Continue ${topic}`,
    text: (at: number, total: number) => `You stopped at question ${at} of ${total}`,
  },

  due: {
    title: (count: number) => `${questions(count)} due today`,
    text: (topics: readonly string[], first?: number) => {
      const [one = '', two, ...others] = topics
      const named = others.length > 0 ? `${one}, ${two} and more` : two ? `${one} and ${two}` : one
      return first === undefined ? `Review ${named}` : `Review the first ${first}: ${named}`
    },
  },

  weak: {
    rings: (parts: string) => `Your averages: ${parts}. The goal is 70%.`,
    ring: (topic: string, average: number) => `${topic} ${average}%`,
    caption: 'Your average in each. The mark on the rings is the goal, 70%.',
    strong: 'No topic needs you more than the others. Keep going.',
    practice: 'Practice',
    practiceTopic: (topic: string) => `Practice ${topic}`,
    reason: {
      'low-average': (average: number) => `Average ${average}%`,
      'recent-dip': (_average: number, last: number) => `Dipped to ${last}%`,
      stale: (_average: number, _last: number, days: number) =>
        `Last seen ${countOf('en', days, 'day', 'days')} ago`,
    },
    suggestion: (count: number, level: string) => `${questions(count)}, ${level.toLowerCase()}`,
  },

  suggestions: {
    title: 'Suggestions',
    waiting: 'Looking for suggestions',
    found: 'Found in the syllabus: ',
    unknown: 'Not in the built-in syllabus. These are near it:',
    near: 'Near it',
    variants: {
      fundamentals: (topic: string) => `${topic} fundamentals`,
      advanced: (topic: string) => `${topic} advanced`,
      'practice-questions': (topic: string) => `${topic} practice questions`,
      theory: (topic: string) => `${topic} theory`,
      'mock-tests': (topic: string) => `${topic} mock tests`,
    },
    detail: (count: number, level: string) => `${level}, ${questions(count)}`,
    start: 'Start',
    startTopic: (topic: string) => `Start ${topic}`,
    related: 'Or take 8 easy questions on',
  },

  path: {
    title: 'Learning path',
    done: (average: number) => `Done, ${average}%`,
    here: 'You are here',
    start: 'Start here',
    next: 'Next level',
    later: 'Later',
    untried: 'Not tried yet',
  },

  quick: {
    title: 'Quick practice',
    full: 'Full practice mode',
    offer: (count: number, topic: string) =>
      `${countOf('en', count, 'question', 'questions')} on ${topic}, one at a time.`,
    begin: 'Start',
    loading: 'Loading...',
    check: 'Check',
    selectFirst: 'Please select an answer',
    next: 'Next',
    finish: 'See score',
    correct: 'Correct',
    incorrect: 'Incorrect',
    explain: 'Show explanation',
    position: (topic: string, at: number, total: number) => `${topic} · ${at} of ${total}`,
    score: (score: number, total: number) => `${score} of ${total} right`,
    scoreText: 'Longer sets, other levels and a full review wait in practice mode.',
    again: 'Five more',
    failedTitle: 'Failed to generate questions',
    failedText: 'Please try again later.',
  },

  best: {
    title: 'Best results',
    history: 'History',
    none: 'Your three best results stand here.',
    percent: '%',
    detail: (score: number, total: number, time: string) => `${score} of ${total} in ${time}`,
    dated: (detail: string, moment: number, now: number) => `${detail}, ${formatDay('en', moment, now)}`,
  },
}

export const homeSectionsMessages = defineMessages(homeSections, {
  hi: async () => (await import('../hi/home-sections.ts')).homeSections,
})
