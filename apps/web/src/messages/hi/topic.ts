import { UNKNOWN_TOPIC, UNTITLED_EXAM } from '@ekagra/exam/history/read-history'
import { PRACTICE_TEST } from '@ekagra/exam/history/save-history'
import { QUESTION_SETS } from '@ekagra/exam/session/question-set'
import { bookmarks as englishBookmarks } from '../en/bookmarks.ts'
import type { topic as english } from '../en/topic.ts'
import { categoryName } from './category-names.ts'
import { sectionName } from './section-names.ts'
import { subjectName } from './subject-names.ts'

const names = new Map<string, string>([
  [QUESTION_SETS.bookmarks, 'बुकमार्क किए प्रश्न'],
  [QUESTION_SETS.review, 'दोहराव सूची'],
  [UNKNOWN_TOPIC, 'अनजान टॉपिक'],
  [UNTITLED_EXAM, 'बिना नाम का टेस्ट'],
  [PRACTICE_TEST, 'अभ्यास टेस्ट'],
  [englishBookmarks.otherTopic, 'अन्य'],
  ['Science', 'विज्ञान'],
  ['Computer Science', 'कंप्यूटर विज्ञान'],
])

/** The stored title of a quiz on current affairs: its category and its timeframe. */
const AFFAIRS = /^Current Affairs - (.*) \((Today|This Week|This Month|This Year)\)$/
const timeframes = new Map([
  ['Today', 'आज'],
  ['This Week', 'इस सप्ताह'],
  ['This Month', 'इस महीने'],
  ['This Year', 'इस साल'],
])

const affairsName = (title: string): string =>
  title.replace(
    AFFAIRS,
    (_, category: string, timeframe: string) =>
      `करेंट अफ़ेयर्स - ${categoryName(category)} (${timeframes.get(timeframe)})`,
  )

/**
 * Names of sets, subjects and quizzes, and of tests without a title. Chapters keep their English names, for
 * search.
 */
export const topic: typeof english = {
  name: (title) => names.get(title) ?? affairsName(subjectName(title)),
  sectionName,
}
