import { normaliseQuestions } from '@ekagra/exam/question/normalise-question'
import { remember } from '@ekagra/exam/review/review-queue'
import { makePaper } from '@ekagra/questions/paper/make-paper'
import type { Question } from '@ekagra/schema/question'
import type { ReviewItem } from '@ekagra/schema/review-item'
import type { Page } from '@playwright/test'
import { makeEntry } from '../support/make-history.ts'

const DAY_MS = 86_400_000

/** Real questions of the engine: made-up ones would hide how long texts and figures affect a screen. */
export async function questionsOn(topic: string, count: number): Promise<Question[]> {
  const paper = await makePaper({ topic, difficulty: 'medium', count, seed: 'pictures' })
  return normaliseQuestions(paper?.questions, { timestamp: 0, difficulty: 'medium' })
}

const TAKEN = [
  { topic: 'Profit & Loss', score: 8, daysAgo: 0.1, difficulty: 'medium', timeSpent: '9:12' },
  { topic: 'Time & Work', score: 4, daysAgo: 1, difficulty: 'easy', timeSpent: '7:40' },
  { topic: 'Percentage', score: 10, daysAgo: 2, difficulty: 'hard', timeSpent: '14:05' },
  { topic: 'Indian Polity', score: 6, daysAgo: 4, difficulty: 'easy', timeSpent: '3:30' },
  { topic: 'Blood Relations', score: 7, daysAgo: 6, difficulty: 'medium', timeSpent: '8:01' },
  { topic: 'Optics', score: 3, daysAgo: 9, difficulty: 'hard', timeSpent: '11:22' },
  { topic: 'Number Series', score: 9, daysAgo: 16, difficulty: 'easy', timeSpent: '5:48' },
]

const NOTE = {
  id: 'note-pictures',
  title: 'Profit & Loss',
  content:
    '# Profit & Loss\n\n**Cost price** is what was paid, **selling price** what was received.\n\n- Profit % = $\\frac{SP - CP}{CP} \\times 100$\n- A loss is counted on the cost price as well.\n\n## Worked example\n\nBought for ₹400 and sold for ₹460: a profit of 60 on 400, which is 15%.\n',
  tags: ['Concise', 'Medium'],
  lastUpdated: new Date(Date.now() - DAY_MS).toISOString(),
}

async function reviews(): Promise<ReviewItem[]> {
  const missed = await questionsOn('Time & Work', 4)
  const memory = remember(undefined, false, Date.now() - 2 * DAY_MS)
  return missed.map((question) => ({
    id: question.id,
    topic: 'Time & Work',
    question,
    memory,
    attempts: ['exam-1'],
  }))
}

/** What a learner has after some weeks: tests, bookmarks, a note, and reviews that are due. */
export async function seedLearner(page: Page): Promise<void> {
  const marked = await questionsOn('Profit & Loss', 3)
  const local = {
    examHistory: JSON.stringify(TAKEN.map(makeEntry)),
    bookmarks: JSON.stringify(
      marked.map((question) => ({
        id: question.id,
        topic: 'Profit & Loss',
        question,
        savedAt: new Date().toISOString(),
      })),
    ),
    saved_notes: JSON.stringify([NOTE]),
  }
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, local)
  // The page creates the database; the queue is then added to it as the app would.
  await page.goto('/weakness')
  await page.getByRole('heading', { name: 'Mastery map' }).waitFor()
  await page.evaluate(putReviews, await reviews())
}

/** Runs in the page. Every error rejects: a promise that never settles would wait for ever. */
async function putReviews(items: readonly ReviewItem[]): Promise<void> {
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('ekagra')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => resolve(opening.result)
    })
  let database = await open()
  // The app may still be creating it.
  for (let tries = 0; tries < 50 && !database.objectStoreNames.contains('reviews'); tries += 1) {
    database.close()
    await new Promise((resolve) => setTimeout(resolve, 100))
    database = await open()
  }
  const transaction = database.transaction('reviews', 'readwrite')
  for (const item of items) transaction.objectStore('reviews').put(item)
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve
    transaction.onabort = () => reject(transaction.error)
  })
  database.close()
}

/** Stores what a set-up screen would have stored, in this tab. */
export async function seedQuestions(page: Page, topic: string, mode: 'practice' | 'test'): Promise<void> {
  const questions = await questionsOn(topic, 10)
  await page.evaluate(
    (values) => {
      sessionStorage.clear()
      for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value)
    },
    {
      currentTopic: topic,
      currentMode: mode,
      currentDifficulty: 'medium',
      currentQuestionCount: `${questions.length}`,
      currentQuestions: JSON.stringify(questions),
      ...(mode === 'test' && {
        mockTestData: JSON.stringify({ timeLimit: 600, actualTimeSpent: 0, recommendations: [] }),
      }),
    },
  )
}

/** Stores a finished session of ten, seven right, in this tab. */
export async function seedResult(page: Page, topic: string): Promise<void> {
  const questions = await questionsOn(topic, 10)
  const answers = questions.map(({ correctAnswer }, index) => {
    if (index === 9) return null
    return index < 7 ? correctAnswer : (correctAnswer + 1) % 4
  })
  await page.evaluate(
    (values) => {
      sessionStorage.clear()
      for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value)
    },
    { resultQuestions: JSON.stringify(questions), resultAnswers: JSON.stringify(answers) },
  )
}
