import type { Question } from '@ekagra/schema/question'
import type { Page } from '@playwright/test'

/** Puts bookmarks into the browser before the app starts, once per tab. */
export async function seedBookmarks(page: Page, bookmarks: readonly unknown[]): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded-bookmarks') !== null) return
    sessionStorage.setItem('seeded-bookmarks', 'yes')
    localStorage.setItem('bookmarks', text)
  }, JSON.stringify(bookmarks))
}

export const readBookmarkIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bookmarks: { id: string }[] = JSON.parse(localStorage.getItem('bookmarks') ?? '[]')
    return bookmarks.map(({ id }) => id)
  })

/** A question whose right answer is option B, under a topic and, where it is known, a place in the syllabus. */
export const placedQuestion = (id: string, text: string, topicPath?: string[]): Question => ({
  id,
  text,
  options: [`${id} one`, `${id} two`, `${id} three`, `${id} four`],
  correctAnswer: 1,
  explanation: `Option two solves ${id}.`,
  difficulty: 'easy',
  trust: 'computed',
  ...(topicPath && { topicPath }),
})
