import { defineMessages } from '../define-messages.ts'
import { countOf } from '../format.ts'

const subjects = (count: number) => countOf('en', count, 'subject', 'subjects')
const chapters = (count: number) => countOf('en', count, 'chapter', 'chapters')
const types = (count: number) => countOf('en', count, 'question type', 'question types')

/** Words of category browsing. */
export const categories = {
  title: 'Categories',
  text: 'Every exam, subject and chapter that Ekagra can ask about. Pick one and start.',
  description: 'Browse exams, subjects, chapters and question types, and practice or test any of them.',
  search: 'Search the syllabus',
  path: 'You are here',
  own: 'From the people who run this server',
  exams: 'Exams',
  subjectsTitle: 'Subjects',
  chaptersTitle: 'Chapters',
  conceptsTitle: 'Concepts',
  typesTitle: 'Question types',
  /**
   * The name of a part of the syllabus: only subjects are translated; exams and chapters are named as in exam
   * papers.
   */
  partName: (title: string): string => title,
  examCounts: (s: number, c: number) => `${subjects(s)}, ${chapters(c)}`,
  subjectCounts: (c: number, t: number) => `${chapters(c)}, ${types(t)}`,
  chapterCounts: (t: number) => types(t),
  average: (percent: number, asked: number) =>
    `Your average is ${percent}% over ${countOf('en', asked, 'question', 'questions')}`,
  noAverage: 'You have not been asked about this yet',
  standing: (counts: string, average: string) => `${counts}. ${average}.`,
  rowAverage: (percent: number) => `average\u00a0${percent}%`,
  practice: 'Practice',
  practiceTopic: (topic: string) => `Practice ${topic}`,
  test: 'Test',
  testTopic: (topic: string) => `Test on ${topic}`,

  kind: {
    exam: 'Exam',
    subject: 'Subject',
    chapter: (subject: string) => `Chapter of ${subject}`,
    type: (chapter: string) => `Question type of ${chapter}`,
  },
  results: 'Search results',
  found: (count: number) => countOf('en', count, 'match', 'matches'),
  noneTitle: (search: string) => `Nothing is called “${search}”`,
  noneText: 'No chapter, subject or exam here is called that. Practice understands narrower topics too.',
  clear: 'Clear the search',

  notFoundTitle: 'This category does not exist',
  notFoundText: (id: string) =>
    `There is no exam, subject or chapter under “${id}”. It may have been renamed.`,
  all: 'All categories',
  failedTitle: 'The syllabus could not be loaded',
  failedText: 'Check your connection and open this page again. Practice works with any topic you type.',
  startPractice: 'Start practice',
}

export const categoryMessages = defineMessages(categories, {
  hi: async () => (await import('../hi/categories.ts')).categories,
})
