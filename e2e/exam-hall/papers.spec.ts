import { questionSets } from '@ekagra/exam/exam-paper/question-sets'
import type { ExamPaper } from '@ekagra/schema/exam-paper'
import { expect, type Page, test } from '@playwright/test'
import { answer, atQuestion, handIn, openQuestion, planAnswers, readPaper, startPaper } from './sit-paper.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(600_000)

/** Keeps the whole app on the device, then cuts the network. */
async function goOffline(page: Page): Promise<void> {
  await page.goto('/exams')
  const worker = await (await page.request.get('/service-worker.js')).text()
  const { shell, rest } = JSON.parse(/const BUILD = (.*)/.exec(worker)?.[1] ?? '')
  const isKept = () =>
    page.evaluate(
      async (wanted: string[]) => {
        const keys = await (await caches.open('ekagra-assets')).keys()
        const kept = new Set(keys.map(({ url }) => new URL(url).pathname))
        return wanted.filter((path) => path.startsWith('/assets/') && !kept.has(path)).length
      },
      [...shell, ...rest],
    )
  await expect.poll(isKept, { timeout: 120_000, message: 'files not kept yet' }).toBe(0)
  await page.context().setOffline(true)
}

/**
 * Of each part with options 3 are right and 1 wrong, of each part with typed numbers 2 right and 1 wrong, the rest is
 * left. What that gives, by the published schemes:
 */
const PAPERS = [
  // 4 x (3 x 2 - 0.5)
  { id: 'ssc-cgl', title: 'SSC CGL Tier 1', marks: '22', of: '200' },
  // 3 x (3 - 1/3)
  { id: 'rrb-ntpc', title: 'RRB NTPC CBT 1', marks: '8', of: '100' },
  // 3 x 2 - 2/3
  { id: 'upsc', title: 'UPSC Prelims GS I', marks: '5.33', of: '200' },
  // 3 x (3 x 2.5 - 5/6), and 3 x 2.5 in the section of three
  { id: 'csat', title: 'UPSC Prelims CSAT', marks: '27.5', of: '200' },
  // 3 x (5 x 4 - 2 x 1)
  { id: 'jee-main', title: 'JEE Main Paper 1', marks: '54', of: '300' },
  // 3 x (3 x 4 - 1)
  { id: 'neet', title: 'NEET UG', marks: '33', of: '720' },
] as const

test('full papers are chosen, sat and analysed without a network, with the marks of their schemes', async ({
  page,
}) => {
  await goOffline(page)
  try {
    for (const { id, title, marks, of } of PAPERS) {
      await startPaper(page, `/exams/start/${id}`)
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
      await expect(page.getByRole('img', { name: `${marks} of ${of} marks` }), title).toBeVisible()
      await expect(page.getByText(`${title}, full paper 1`)).toBeVisible()
    }
  } finally {
    await page.context().setOffline(false)
  }
})

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
  // 3 - 0.25, then the same times 30/35, then times 40/35: together 8.25.
  await expect(page.getByRole('img', { name: '8.25 of 100 marks' })).toBeVisible()
  await expect(page.getByText('The clock handed it in.')).toBeVisible()
})
