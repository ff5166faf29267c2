import { ExamPaper } from '@ekagra/schema/exam-paper'
import { expect, type Page } from '@playwright/test'

/** Opens the instructions of a paper and starts it. */
export async function startPaper(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await startOpenPaper(page)
}

/** Starts the paper whose instructions are on the screen. */
export async function startOpenPaper(page: Page): Promise<void> {
  await expect(page.getByText('Ready on this device')).toBeVisible({ timeout: 45_000 })
  await page.getByRole('checkbox', { name: /I have read the instructions/ }).check()
  await page.getByRole('button', { name: 'Start the paper' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

/** Everything that the learner's database holds in one of its stores. */
export const readStore = (page: Page, store: string): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('ekagra')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction(name).objectStore(name).getAll()
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result)
          }
        }
      }),
    store,
  )

/** The paper on the screen, with its key, as it is stored. */
export async function readPaper(page: Page): Promise<ExamPaper> {
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  const papers = (await readStore(page, 'papers')).map((stored) => ExamPaper.parse(stored))
  const paper = papers.find((candidate) => candidate.id === id)
  if (!paper) throw new Error(`no paper ${id}`)
  return paper
}

/** Waits until a question is on the screen. */
export const atQuestion = (page: Page, index: number) =>
  expect(page.getByText(`Question ${index + 1} of`, { exact: false }).first()).toBeVisible()

/** Answers the question on the screen right or wrong, and saves. */
export async function answer(page: Page, paper: ExamPaper, index: number, isRight: boolean): Promise<void> {
  await atQuestion(page, index)
  const asked = paper.questions[index]
  if (!asked) throw new Error(`no question ${index}`)
  if (asked.numeric) {
    // Two decimals: 1.1 + 7 has so many in binary that the field would not take them.
    const wrong = (Number(asked.numeric.key) + 7).toFixed(2)
    await page.getByRole('textbox', { name: /^Your answer/ }).fill(isRight ? asked.numeric.key : wrong)
    await page.getByRole('button', { name: 'Save & Next' }).click()
  } else {
    // The hall moves the focus to the question after painting it; until then Enter presses the button that led here once more.
    await expect(page.locator('button:focus')).toHaveCount(0)
    const key = asked.question.correctAnswer
    await page.keyboard.press('abcd'.charAt(isRight ? key : (key + 1) % 4))
    await page.keyboard.press('Enter')
  }
}

/** Opens a question by its number in the palette, on a phone from its sheet. */
export async function openQuestion(page: Page, index: number): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Questions', exact: true })
  if (await sheet.isVisible()) await sheet.click()
  await page.getByRole('button', { name: new RegExp(`^Question ${index + 1},`) }).click()
  await atQuestion(page, index)
}

/** Opens the summary and hands the paper in. */
export async function handIn(page: Page): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Questions', exact: true })
  if (await sheet.isVisible()) await sheet.click()
  await page.getByRole('button', { name: 'End Test' }).click()
  await page.getByRole('button', { name: 'Submit test' }).click()
  await expect(page).toHaveURL(/\/exams\/result\//)
}

/** What a part gets: more right answers than wrong ones, so that marks taken the wrong way round are seen. */
export function planAnswers(paper: ExamPaper, right = 2): Map<number, boolean> {
  const plan = new Map<number, boolean>()
  for (const [section, { parts }] of paper.pattern.sections.entries())
    for (const part of parts.keys()) {
      const own = paper.questions.flatMap((asked, index) =>
        asked.section === section && asked.part === part ? [index] : [],
      )
      for (const [place, index] of own.slice(0, right + 1).entries()) plan.set(index, place < right)
    }
  return plan
}
