import { questionSets } from '@ekagra/exam/exam-paper/question-sets'
import type { ExamPaper } from '@ekagra/schema/exam-paper'
import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { answer, atQuestion, openQuestion, planAnswers, readPaper, startPaper } from './sit-paper.ts'

test.setTimeout(120_000)

/** Opens the last question of a section's first set: its stem is below the header, and on the screen, when its last option is. */
async function expectStemInView(page: Page, paper: ExamPaper, section: number): Promise<void> {
  const sets = questionSets(paper.questions)
  const set = sets.find((own) => own && paper.questions[own.from]?.section === section)
  if (!set) throw new Error(`no set in section ${section}`)
  await openQuestion(page, set.to)
  const option = page.getByRole('radio').last()
  const stem = page
    .getByRole('region', { name: `Questions ${set.from + 1} to ${set.to + 1}` })
    .getByRole('figure')
  await expect(stem.first()).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  await expect(option).toBeInViewport()
  const [header, figure, foot] = await Promise.all(
    [page.locator('header').first(), stem.first(), page.locator('footer')].map((part) => part.boundingBox()),
  )
  expect(figure?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  expect(figure?.y).toBeLessThan((foot?.y ?? 0) / 2)
}

test('with section clocks each section opens by itself, closes for good, and the last one hands the paper in', async ({
  page,
}) => {
  await page.clock.install()
  await startPaper(page, '/exams/start/ibps-po')
  const paper = await readPaper(page)
  const plan = planAnswers(paper)
  for (const [section, { title }] of paper.pattern.sections.entries()) {
    const from = paper.questions.findIndex((asked) => asked.section === section)
    await atQuestion(page, from)
    for (const [index, isRight] of plan)
      if (paper.questions[index]?.section === section) await answer(page, paper, index, isRight)
    // No other section can be opened.
    for (const other of paper.pattern.sections)
      if (other.title !== title)
        await expect(
          page
            .getByRole('navigation', { name: 'Sections' })
            .getByRole('button', { name: new RegExp(`^${other.title}`) }),
        ).toHaveAttribute('aria-disabled', 'true')
    // Every paper has charts in its second section and puzzles in its third.
    if (section > 0) await expectStemInView(page, paper, section)
    await page.clock.fastForward('20:00')
    await page.clock.runFor(1500)
  }
  await expect(page).toHaveURL(/\/exams\/result\//)
  // 2 - 0.25, then the same times 30/35, then times 40/35: together 5.25.
  await expect(page.getByRole('img', { name: '5.25 of 100 marks' })).toBeVisible()
  await expect(page.getByText('The clock handed it in.')).toBeVisible()
})
