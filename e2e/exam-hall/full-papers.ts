import { expect, type Page } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { goInApp } from '../support/go-in-app.ts'
import { answer, handIn, openQuestion, planAnswers, readPaper, startOpenPaper } from './sit-paper.ts'

/**
 * A paper in sections, one with thirds of a mark and one with typed numbers. Of each part two answers are right and one
 * is wrong, the rest is left. What that gives, by the published schemes (those of more exams are in patterns.test.ts):
 */
const PAPERS = [
  // 4 x (2 x 2 - 0.5)
  { id: 'ssc-cgl', title: 'SSC CGL Tier 1', marks: '14', of: '200' },
  // 2 x 2 - 2/3
  { id: 'upsc', title: 'UPSC Prelims GS I', marks: '3.33', of: '200' },
  // 3 x (4 x 4 - 2 x 1)
  { id: 'jee-main', title: 'JEE Main Paper 1', marks: '42', of: '300' },
] as const

/** Chooses, sits and hands in a full paper of each kind, in an app that is open: the analysis gives the marks of its scheme. */
export async function sitFullPapers(page: Page): Promise<void> {
  for (const { id, title, marks, of } of PAPERS) {
    await goInApp(page, `/exams/start/${id}`)
    await startOpenPaper(page)
    const paper = await readPaper(page)
    let at = 0
    for (const [index, isRight] of planAnswers(paper)) {
      if (index !== at) {
        const section = paper.questions[index]?.section ?? 0
        if (section !== paper.questions[at]?.section)
          await page
            .getByRole('navigation', { name: 'Sections' })
            .getByRole('button', { name: new RegExp(`^${paper.pattern.sections[section]?.title}`) })
            .click()
        if (index !== paper.questions.findIndex((asked) => asked.section === section))
          await openQuestion(page, index)
      }
      await answer(page, paper, index, isRight)
      at = Math.min(index + 1, paper.questions.length - 1)
    }
    await handIn(page)
    // It lies over the sections of the next paper for some seconds. On a busy machine it has gone by now.
    const toast = findToast(page, 'Paper handed in.')
    const closing = toast.getByRole('button', { name: 'Close' }).click({ timeout: 1000 })
    await closing.catch(() => expect(toast).toHaveCount(0))
    await expect(page.getByRole('img', { name: `${marks} of ${of} marks` }), title).toBeVisible()
    await expect(page.getByText(`${title}, full paper 1`)).toBeVisible()
  }
}
