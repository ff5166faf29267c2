import { loadChapter } from '../../chapters/catalogue.ts'
import { type ChapterId, chapters } from '../../chapters/chapters.ts'
import { subjects } from '../../chapters/subjects.ts'
import { type Solution, step } from '../solution.ts'
import { askedOften } from './asked-often.ts'
import { classFacts } from './class-facts.ts'
import { everydayFacts } from './everyday-facts.ts'
import { formulaFacts } from './formula-facts.ts'
import { reasonFacts } from './reason-facts.ts'
import {
  asKnown,
  type KnownQuestion,
  knownQuestions,
  recallNearly,
  recallQuestion,
} from './recall-question.ts'
import { shortFacts } from './short-facts.ts'

type ByKey = ReadonlyMap<string, readonly OfChapter[]>
interface OfChapter extends KnownQuestion {
  chapterId: ChapterId
}

function collect(questions: Iterable<OfChapter>): ByKey {
  const byKey = new Map<string, OfChapter[]>()
  for (const question of questions) {
    const list = byKey.get(question.key)
    if (list) list.push(question)
    else byKey.set(question.key, [question])
  }
  return byKey
}

/** "national bird of India": what papers ask in one line, without loading a chapter. */
export function recallShortFact(question: string, options: readonly string[]): Solution | null {
  short ??= collect(readShortFacts())
  const found = recallQuestion(question, options, (key) => short?.get(key) ?? [])
  return found && tellRecalled(found.known, found.answer, options.length > 0)
}
let short: ByKey | undefined

/** The telling words of the facts of one line. */
export function wordsOfShortFacts(): ReadonlySet<string> {
  short ??= collect(readShortFacts())
  words ??= new Set([...short.values()].flatMap((list) => list.flatMap((known) => known.words)))
  return words
}
let words: ReadonlySet<string> | undefined

function* readShortFacts(): Iterable<OfChapter> {
  for (const { chapter: chapterId, facts } of [
    ...shortFacts,
    ...classFacts,
    ...everydayFacts,
    ...formulaFacts,
    ...reasonFacts,
    ...askedOften,
  ])
    for (const line of facts.trim().split('\n')) {
      const [asked = '', told = '', explanation = ''] = line.split(' | ')
      const answers = told.split(' / ')
      for (const text of asked.split(' ; '))
        yield { ...asKnown(text, { answers, explanation, sources: '', wrong: [] }), chapterId }
    }
}

const opened = new Map<ChapterId, Promise<ByKey>>()

function openChapter(chapterId: ChapterId): Promise<ByKey> {
  const known = opened.get(chapterId)
  if (known) return known
  const opening = loadChapter(chapterId).then((generators) => {
    const known = knownQuestions(generators.values(), chapters[chapterId].subject)
    return collect(known.map((question) => ({ ...question, chapterId })))
  })
  opened.set(chapterId, opening)
  // A chapter that failed to load without a network may be requested again.
  opening.catch(() => opened.delete(chapterId))
  return opening
}

/** Answers a question that is one of the written questions or facts of some chapters, in other words. */
export async function openRecall(
  ids: readonly ChapterId[],
  weightOf: (word: string) => number,
): Promise<(question: string, options: readonly string[]) => Solution | null> {
  const open = await Promise.all(ids.map(openChapter))
  return (question, options) => {
    const found =
      recallQuestion(question, options, (key) => open.flatMap((byKey) => byKey.get(key) ?? [])) ??
      recallNearly(
        question,
        options,
        open.flatMap((byKey) => [...byKey.values()].flat()),
        weightOf,
      )
    return found && tellRecalled(found.known, found.answer, options.length > 0)
  }
}

function tellRecalled(known: OfChapter, answer: string, isOption: boolean): Solution {
  const { title, subject } = chapters[known.chapterId]
  return {
    subject: subjects[subject].title,
    difficulty: 'Beginner',
    concepts: [title],
    steps: [
      step('Why', known.explanation),
      step(
        'Where it stands',
        known.sources === '' ? `Question bank of Ekagra, chapter ${title}` : known.sources,
      ),
    ],
    finalAnswer: answer,
    ...(isOption && { exactly: { value: answer, unit: '' } }),
  }
}
