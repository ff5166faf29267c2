import { defineMessages } from '../define-messages.ts'
import { countOf } from '../format.ts'
import { formatDay } from '../format-date.ts'

/** Words of the recent-tests list, on home and in the history's popup. */
export const recentTests = {
  title: 'Recent tests',
  search: 'Search tests',
  empty: 'No tests yet. Your best ones will stand here.',
  noMatch: (search: string) => `No test matches “${search}”.`,
  questions: (count: number) => countOf('en', count, 'question', 'questions'),
  score: (score: number) => `${score} percent`,
  time: (text: string) => text,
  day: (moment: number, now: number) => formatDay('en', moment, now),
  unknownDay: 'Date unknown',
  currentAffairs: 'Current affairs',
  device: { mobile: 'On a phone', desktop: 'On a computer', unknown: 'Device unknown' },
  remove: (topic: string) => `Delete the test on ${topic}`,
  removeTitle: 'Delete this test?',
  removeText: (topic: string) => `${topic} goes from this device with its questions and answers.`,
  confirmRemove: 'Delete',
  keep: 'Keep',
  removed: 'Test deleted successfully',
  undo: 'Undo',
  removeFailed: 'The test could not be deleted. Please try again.',
}

export const recentTestsMessages = defineMessages(recentTests, {
  hi: async () => (await import('../hi/recent-tests.ts')).recentTests,
})
