import { expect, type Page } from '@playwright/test'
import { openInApp } from '../support/go-in-app.ts'
import { makeEntry, type Taken } from '../support/make-history.ts'
import { test } from '../support/test.ts'

const weakAreas = (page: Page) => page.getByRole('region', { name: 'Weak areas' }).getByRole('listitem')
const topics = (page: Page) => page.getByRole('region', { name: 'All your topics' }).getByRole('listitem')

/** What another tab has saved appears at once. */
async function showEntries(page: Page, entries: readonly unknown[]): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('examHistory', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'examHistory', newValue, storageArea: localStorage }))
  }, JSON.stringify(entries))
}

/** Back from the set-up of a practice, once it has taken over what the link brought. */
async function leavePractice(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'What would you like to practice?' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull()
  await openInApp(page, '/weakness')
}

const show = (page: Page, taken: readonly Taken[]) => showEntries(page, taken.map(makeEntry))

test('WEAK-01 WEAK-02 WEAK-03 WEAK-04 WEAK-05 WEAK-06 WEAK-07 WEAK-08 WEAK-09 WEAK-10 WEAK-11 SETUP-18 SETUP-19 the next step is the first test or the weakest topic, and Practice opens the practice set-up with the topic and level of the suggestion; weak topics are found in past results, at most three, and a suggestion has its questions, level and confidence', async ({
  page,
}) => {
  await page.goto('/weakness')
  await expect(page.getByRole('heading', { level: 1, name: 'Weakness Analysis' })).toBeVisible()
  await test.step('without a history the page offers the first step and shows the syllabus', async () => {
    const nextStep = page.getByRole('region', { name: 'Next step' })
    await expect(nextStep.getByRole('heading', { name: 'Take one short test' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Mastery map' }).getByRole('link')).not.toHaveCount(0)
    await nextStep.getByRole('link', { name: 'Start practice' }).click()
    await expect(page).toHaveURL(/\/practice$/)
  })
  await leavePractice(page)
  await test.step('the next step is the weakest topic', async () => {
    await show(page, [
      { topic: 'Optics', score: 3 },
      { topic: 'Algebra', score: 6 },
    ])
    const nextStep = page.getByRole('region', { name: 'Next step' })
    await expect(nextStep.getByRole('heading', { name: 'Optics is your biggest gain' })).toBeVisible()
    await nextStep.getByRole('link', { name: 'Practice Optics' }).click()
    await expect(page).toHaveURL(/\/practice\?topic=Optics/)
  })
  await leavePractice(page)
  await test.step('Practice opens the practice set-up with the topic and level of the suggestion', async () => {
    await show(page, [{ topic: 'Time & Work', score: 4 }])
    await weakAreas(page).getByRole('link', { name: 'Practice Time & Work' }).click()
    await expect(page).toHaveURL(/\/practice\?topic=Time%20%26%20Work&difficulty=easy&count=12$/)
    await expect(page.getByRole('textbox', { name: 'What would you like to practice?' })).toHaveValue(
      'Time & Work',
    )
    await expect(page.getByRole('radio', { name: /^Easy/ })).toBeChecked()
  })
  await leavePractice(page)
  await test.step('a topic is flagged for a low average, a bad last score, or a long pause, and says why', async () => {
    await show(page, [
      { topic: 'Algebra', score: 6, daysAgo: 1 },
      { topic: 'Optics', score: 6, daysAgo: 1 },
      { topic: 'Optics', score: 9, daysAgo: 3 },
      { topic: 'Polity', score: 7, daysAgo: 8 },
      { topic: 'Series', score: 7, daysAgo: 6 },
      { topic: 'Trains', score: 8, daysAgo: 30 },
    ])
    await expect(weakAreas(page)).toHaveText([
      /Algebra\s*Average 60%, below 70%/,
      /Polity\s*Last seen 8 days ago, average 70%, below 80%/,
      /Optics\s*Last test 60%, below 65%/,
    ])
    await expect(topics(page)).toHaveText([
      /Algebra.*Low average/,
      /Series.*On track/,
      /Polity.*Rested too long/,
      /Optics.*Dipped/,
      /Trains.*On track/,
    ])
  })
  await test.step('at most three weak topics are suggested, the weakest first', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five']
    await show(
      page,
      names.map((topic, index) => ({ topic, score: 6 - index })),
    )
    await expect(weakAreas(page).getByRole('heading')).toHaveText(['Five', 'Four', 'Three'])
  })
  await test.step('a suggestion has its questions, level and confidence', async () => {
    await show(page, [
      { topic: 'Very weak', score: 4, daysAgo: 1 },
      { topic: 'Dipped', score: 6, daysAgo: 1 },
      { topic: 'Dipped', score: 10, daysAgo: 2 },
      { topic: 'Rested', score: 15, total: 20, daysAgo: 9 },
    ])
    await expect(weakAreas(page)).toHaveText([
      /Very weak.*12 questions, easy · Confidence 90%/,
      /Rested.*8 questions, medium · Confidence 55%/,
      /Dipped.*10 questions, medium · Confidence 50%/,
    ])
  })
  await test.step('sample questions and results from an address are never counted', async () => {
    const sampled = makeEntry({ topic: 'Sampled', score: 0 })
    const history = [
      {
        ...sampled,
        questions: sampled.questions?.map((asked) => ({ ...asked, trust: 'sample' })),
        counted: { score: 0, totalQuestions: 0 },
      },
      { ...makeEntry({ topic: 'Forged', score: 0 }, 1), unconfirmed: true },
      makeEntry({ topic: 'Real', score: 5 }, 2),
    ]
    await showEntries(page, history)
    await expect(weakAreas(page).getByRole('heading')).toHaveText(['Real'])
    await expect(topics(page)).toHaveCount(1)
  })
})
