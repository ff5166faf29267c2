import { type CorrectionBook, correctQuestion } from '@ekagra/exam/correction/correct-question'
import { type Rescored, rescoreAttempt } from '@ekagra/exam/correction/rescore-attempt'
import type { HistoryEntry, UserAnswer } from '@ekagra/schema/history-entry'
import { Question } from '@ekagra/schema/question'
import { optionOf } from '../papers/outcomes-of.ts'
import { withStoreLock } from '../stores/core/with-store-lock.ts'
import { listSatPapers, saveSatPaper } from '../stores/hall/sat-paper-store.ts'
import { archiveAttempts, type FullEntry, listArchived } from '../stores/learner/attempt-archive.ts'
import { readBookmarks, replaceBookmarks } from '../stores/learner/bookmark-store.ts'
import { feedReviewQueue } from '../stores/learner/feed-review-queue.ts'
import { examHistory } from '../stores/learner/history-store.ts'
import { listReviews, removeReview, restoreReview } from '../stores/learner/review-queue.ts'
import { rescorePaper } from './rescore-paper.ts'

/** Brings everything that this browser keeps in line with the corrections; gives the number of results that changed. */
export async function rescoreStored(book: CorrectionBook, now: number): Promise<number> {
  const papers = await rescorePapers(book)
  const changed = await rescoreHistory(book, papers)
  for (const attempt of changed) await followInReviews(attempt, now)
  await correctReviews(book)
  correctBookmarks(book)
  return changed.length
}

/** The answers of each paper that was handed in as the history knows them: by option. */
async function rescorePapers(book: CorrectionBook): Promise<Map<string, UserAnswer[]>> {
  const answers = new Map<string, UserAnswer[]>()
  for (const sat of await listSatPapers()) {
    const rescored = rescorePaper(sat, book)
    if (rescored === sat) continue
    await saveSatPaper(rescored)
    const { paper, progress } = rescored
    answers.set(
      sat.id,
      paper.questions.map((asked, index) => optionOf(asked, progress.answers[index] ?? null)),
    )
  }
  return answers
}

function rescoreHistory(
  book: CorrectionBook,
  papers: ReadonlyMap<string, UserAnswer[]>,
): Promise<readonly Rescored[]> {
  return withStoreLock(examHistory.key, async () => {
    const listed = examHistory.read()
    const archived = new Map((await listArchived()).map((attempt) => [attempt.entry.id, attempt]))
    const attempts: FullEntry[] = listed.map((entry) => {
      const known = archived.get(entry.id)
      archived.delete(entry.id)
      return known
        ? { entry: { ...known.entry, ...entry }, questions: known.questions }
        : { entry, questions: entry.questions ?? [] }
    })
    const changed = [...attempts, ...archived.values()].flatMap(({ entry, questions }) => {
      const userAnswers = papers.get(entry.id) ?? entry.userAnswers
      return (
        rescoreAttempt({ entry: { ...entry, ...(userAnswers && { userAnswers }) }, questions }, book) ?? []
      )
    })
    if (changed.length === 0) return changed
    await archiveAttempts(
      changed.map(({ entry, questions }) => ({ entry, questions })),
      { exactly: true },
    )
    const byId = new Map(changed.map(({ entry }) => [entry.id, entry]))
    examHistory.tryWrite(listed.map((entry) => inListForm(byId.get(entry.id), entry)))
    return changed
  })
}

/** An entry that the list keeps as a summary stays one. */
function inListForm(rescored: HistoryEntry | undefined, listed: HistoryEntry): HistoryEntry {
  if (rescored === undefined) return listed
  if (listed.questions) return rescored
  const { questions: _, userAnswers: __, ...summary } = rescored
  return summary
}

/** What was right after all need not be learned again; what was wrong after all must be. */
async function followInReviews(
  { entry, questions, nowRight, nowWrong }: Rescored,
  now: number,
): Promise<void> {
  for (const index of nowRight) {
    const id = questions[index]?.id
    if (id !== undefined) await removeReview(id)
  }
  const missed = nowWrong.flatMap((index) => {
    const question = Question.safeParse(questions[index]).data
    return question ? [{ question, answer: entry.userAnswers?.[index] ?? null }] : []
  })
  if (missed.length === 0) return
  await feedReviewQueue({
    id: `${entry.id} corrected`,
    topic: entry.topic,
    questions: missed.map(({ question }) => question),
    answers: missed.map(({ answer }) => answer),
    finishedAt: now,
  })
}

async function correctReviews(book: CorrectionBook): Promise<void> {
  for (const item of await listReviews()) {
    const correction = book.of(item.id)
    const question = correctQuestion(item.question, correction)
    if (question.correction?.kind === 'retract') await removeReview(item.id)
    else if (JSON.stringify(question) !== JSON.stringify(item.question))
      await restoreReview({ ...item, question })
  }
}

function correctBookmarks(book: CorrectionBook): void {
  const before = readBookmarks()
  const after = before.map((bookmark) =>
    bookmark.question
      ? { ...bookmark, question: correctQuestion(bookmark.question, book.of(bookmark.id)) }
      : bookmark,
  )
  if (JSON.stringify(after) !== JSON.stringify(before)) replaceBookmarks(after)
}
