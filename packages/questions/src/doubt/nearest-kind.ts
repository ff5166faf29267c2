import { type CatalogueEntry, catalogue, loadChapter } from '../chapters/catalogue.ts'
import { composeQuestion } from '../kit/compose-question.ts'
import { wordsIn } from '../kit/wording/words-in.ts'

/** The kind of question that is nearest to one that could not be answered, with one of its kind, worked. */
export interface NearestKind {
  title: string
  chapter: string
  question: string
  steps: readonly string[]
  answer: string
}

/** Words that are in questions of every kind. */
const COMMON = new Set(
  'a an the of in on at by to for is are was were did does do which what it its this that find how many much if and or with from when will be two three one first number value time his her'.split(
    ' ',
  ),
)
/** How many places are tried before the kind counts as having no example. */
const TRIES = 10

const stem = (word: string): string => word.replace(/(?:ing|ies|es|s|ed)$/, '')
const stemsIn = (text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => !COMMON.has(word) && word.length > 2)
      .map(stem),
  )

/** How well the names of a type fit the words of a question: words that few types have in their names count more. */
function score(
  entry: CatalogueEntry,
  words: ReadonlySet<string>,
  weightOf: (word: string) => number,
): number {
  const own = stemsIn([entry.title, entry.chapter, ...entry.aliases].join(' '))
  let sum = 0
  for (const word of words) if (own.has(word)) sum += weightOf(word)
  return sum
}

/** Null when nothing in the catalogue is about any word of the question. */
export async function findNearestKind(question: string, seed: string): Promise<NearestKind | null> {
  const words = stemsIn(question)
  const names = catalogue.map((entry) => stemsIn([entry.title, entry.chapter, ...entry.aliases].join(' ')))
  const weightOf = (word: string) => 1 / (1 + names.filter((own) => own.has(word)).length)
  const ranked = catalogue
    .map((entry) => ({ entry, points: score(entry, words, weightOf) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 5)
  for (const { entry } of ranked) {
    const generator = (await loadChapter(entry.chapterId)).get(entry.id)
    if (generator?.trust !== 'computed') continue
    for (let index = 0; index < TRIES; index++) {
      const made = composeQuestion(generator, entry, { level: 'easy', seed, index })
      if ('problem' in made || made.question.figure || !made.question.steps) continue
      const { text, options, correctIndex, steps } = made.question
      return {
        title: entry.title,
        chapter: entry.chapter,
        question: text,
        steps,
        answer: options[correctIndex] ?? '',
      }
    }
  }
  return null
}
