import { defineMessages } from '../define-messages.ts'
import { countOf, formatNumber } from '../format.ts'
import { formatDay, formatRecentDay } from '../format-date.ts'

const questions = (count: number) => countOf('en', count, 'question', 'questions')
const percent = (value: number) => `${Math.round(value)}%`
const days = (count: number) => countOf('en', count, 'day', 'days')

/** Words of the weakness analysis. */
export const weakness = {
  title: 'Weakness Analysis',
  text: 'Where your next marks are: topics to practice, questions to see again, and how far you have come.',
  description: 'Your weak topics, a review queue of missed questions and a mastery map of the syllabus.',
  percent,

  nextStep: {
    label: 'Next step',
    firstTitle: 'Take one short test',
    firstText:
      'Five minutes are enough: your weak areas, reviews and bubbles appear here from your own answers.',
    firstAction: 'Start practice',
    reviewTitle: (due: number) => `${questions(due)} due for review`,
    reviewText: 'You missed them before. Seeing them now, before they fade, costs the least time.',
    weakTitle: (topic: string) => `${topic} is your biggest gain`,
    weakText: (count: number, level: string) =>
      `${questions(count)}, ${level.toLowerCase()}, bring the method back.`,
    chapterTitle: (chapter: string) => `Begin ${chapter}`,
    chapterText: 'Nothing is weak and nothing is due. This is the next chapter you have not tried.',
    mockTitle: 'Sit a mock test',
    mockText: 'Nothing is weak, nothing is due and every chapter is begun. See how it holds under time.',
    mockAction: 'Go to mock test',
  },

  weakAreas: {
    title: 'Weak areas',
    goal: (goal: number) => `Goal ${goal}%`,
    none: 'No topic is weak at the moment. Topics show up here when their average falls, a test goes badly or they rest too long.',
    ring: (topic: string, average: number) => `${topic}: average ${percent(average)}`,
    lowAverage: (average: number, goal: number) => `Average ${percent(average)}, below ${goal}%`,
    recentDip: (last: number, goal: number) => `Last test ${percent(last)}, below ${goal}%`,
    stale: (count: number, average: number, goal: number) =>
      `Last seen ${days(count)} ago, average ${percent(average)}, below ${goal}%`,
    suggestion: (count: number, level: string) => `${questions(count)}, ${level.toLowerCase()}`,
    confidence: (value: number) => `Confidence ${percent(value)}`,
    practice: 'Practice',
    practiceTopic: (topic: string) => `Practice ${topic}`,
  },

  concepts: {
    title: 'Weak concepts',
    detail: (chapter: string, right: number, asked: number, average: number) =>
      `${chapter} · ${formatNumber(right)} of ${formatNumber(asked)} right, ${percent(average)}`,
  },

  review: {
    title: 'Review queue',
    total: (count: number) => `${formatNumber(count)} in all`,
    loading: 'Loading...',
    empty: 'Questions you get wrong come back here, each a little before you would forget it.',
    due: (count: number) => `${questions(count)} due today.`,
    noneDue: (next: number, now: number) =>
      `Nothing is due today. The next one comes on ${formatDay('en', next, now)}.`,
    soon: (tomorrow: number, week: number) =>
      `Tomorrow ${formatNumber(tomorrow)}, within a week ${formatNumber(week)}.`,
    start: (count: number) => `Review ${questions(count)}`,
    startFirst: (count: number) => `Review the first ${formatNumber(count)}`,
    list: 'Due today',
    missed: (times: number) => (times === 1 ? 'missed once' : `missed ${formatNumber(times)} times`),
    dueSince: (moment: number, now: number) => `due ${formatRecentDay('en', moment, now)}`,
    remove: (text: string) => `Take out of the review queue: ${text}`,
    removed: 'Taken out of the review queue.',
    undo: 'Undo',
    more: (count: number) => `Show ${formatNumber(count)} more`,
  },

  topics: {
    title: 'All your topics',
    order: 'Weakest first',
    detail: (average: number, last: number, tests: number) =>
      `Average ${percent(average)} · last ${percent(last)} · ${countOf('en', tests, 'test', 'tests')}`,
    taken: (moment: number, now: number) => formatRecentDay('en', moment, now),
    flag: { 'low-average': 'Low average', 'recent-dip': 'Dipped', stale: 'Rested too long' },
    onTrack: 'On track',
    more: (count: number) => `Show ${formatNumber(count)} more`,
  },

  map: {
    title: 'Mastery map',
    failed: 'The syllabus could not be loaded. Check your connection and open this page again.',
    browse: 'Browse categories',
  },
}

export const weaknessMessages = defineMessages(weakness, {
  hi: async () => (await import('../hi/weakness.ts')).weakness,
})
