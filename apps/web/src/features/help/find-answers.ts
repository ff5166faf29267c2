interface Entry {
  question: string
  answer: string
}

/** Words that stand in nearly every question. */
const EMPTY = new Set(
  'a an the do does i is it my me can how what why when where to in on of and or for you'.split(' '),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Entries that have every word of the search, whole or begun; those with the words in the question come first. */
export function findAnswers<Found extends Entry>(list: readonly Found[], search: string): readonly Found[] {
  const all = wordsOf(search)
  const wanted = all.filter((word) => !EMPTY.has(word))
  const needed = wanted.length > 0 ? wanted : all
  if (needed.length === 0) return list
  const has = (text: string) => {
    const words = wordsOf(text)
    return needed.every((part) => words.some((word) => word.startsWith(part)))
  }
  const found = list.filter(({ question, answer }) => has(`${question} ${answer}`))
  return [...found.filter(({ question }) => has(question)), ...found.filter(({ question }) => !has(question))]
}
