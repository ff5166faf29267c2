import { foldText, wordsOf } from '../../lib/syllabus/search-text.ts'

interface Entry {
  question: string
  answer: string
}

/** Words that are in nearly every question and so are ignored. */
const EMPTY = new Set(
  [
    'a an the do does i is it my me can how what why when where to in on of and or for you',
    'क्या कैसे क्यों कब कहाँ कौन मैं मेरा मेरी मेरे मुझे है हैं में का की के को से पर और या तो भी जाता जाती करें करूँ',
  ]
    .join(' ')
    .split(' ')
    .map(foldText),
)

/**
 * Entries that contain every word of the search, whole or as the beginning of a word; those with the words in
 * the question come first. `twins` are the same entries in another language, whose words are searched too.
 */
export function findAnswers<Found extends Entry>(
  list: readonly Found[],
  search: string,
  twins: readonly Entry[] = [],
): readonly Found[] {
  const all = wordsOf(search)
  const wanted = all.filter((word) => !EMPTY.has(word))
  const needed = wanted.length > 0 ? wanted : all
  if (needed.length === 0) return list
  const has = (text: string) => {
    const words = wordsOf(text)
    return needed.every((part) => words.some((word) => word.startsWith(part)))
  }
  const rows = list.map((entry, place) => ({ entry, both: [entry, ...twins.slice(place, place + 1)] }))
  const asked = rows.filter(({ both }) => both.some(({ question }) => has(question)))
  const answered = rows.filter(
    (row) => !asked.includes(row) && row.both.some(({ question, answer }) => has(`${question} ${answer}`)),
  )
  return [...asked, ...answered].map(({ entry }) => entry)
}
