import { QUESTION_SETS } from '@ekagra/exam/question-set'
import { UNKNOWN_TOPIC, UNTITLED_EXAM } from '@ekagra/exam/read-history'
import { PRACTICE_TEST } from '@ekagra/exam/save-history'
import { bookmarks as englishBookmarks } from '../en/bookmarks.ts'
import type { topic as english } from '../en/topic.ts'
import { subjectName } from './subject-names.ts'

const names = new Map<string, string>([
  [QUESTION_SETS.bookmarks, 'बुकमार्क किए प्रश्न'],
  [QUESTION_SETS.review, 'दोहराव सूची'],
  [UNKNOWN_TOPIC, 'अनजान टॉपिक'],
  [UNTITLED_EXAM, 'बिना नाम का टेस्ट'],
  [PRACTICE_TEST, 'अभ्यास टेस्ट'],
  [englishBookmarks.otherTopic, 'अन्य'],
])

/** Sets, subjects and the names of what has none. Chapters keep the names under which they can be searched. */
export const topic: typeof english = {
  name: (title) => names.get(title) ?? subjectName(title),
}
