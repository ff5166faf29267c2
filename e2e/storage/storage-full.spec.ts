import { expect, type Page, test } from '@playwright/test'
import { fillStorage } from './fill-storage.ts'
import { makeDraft } from './learner-samples.ts'
import { openStorePage, serveStorePage } from './open-store-page.ts'

const saveMany = (page: Page, count: number) =>
  page.evaluate(
    async (drafts) => {
      for (const draft of drafts) await window.stores.saveHistoryEntry(draft)
    },
    Array.from({ length: count }, (_, index) => makeDraft(`exam-${index + 1}`, 6, index + 1)),
  )

test('STORE-39 STORE-42 STORE-43 a full storage keeps a lighter history, and every attempt still opens', async ({
  context,
}) => {
  await serveStorePage(context)
  const page = await openStorePage(context)
  await saveMany(page, 60)
  await fillStorage(page, 100)
  const result = await page.evaluate(
    (draft) => window.stores.saveHistoryEntry(draft),
    makeDraft('exam-61', 6, 61),
  )
  expect(result).toMatchObject({ status: 'saved-lighter', archived: true })
  const kept = await page.evaluate(() => window.stores.readExamHistory())
  expect(kept).toHaveLength(50)
  expect(kept.filter(({ questions }) => questions !== undefined)).toHaveLength(3)
  const whole = await page.evaluate(() => window.stores.loadWholeHistory())
  expect(whole.map(({ id }) => id)).toEqual(Array.from({ length: 61 }, (_, index) => `exam-${61 - index}`))
  const oldest = await page.evaluate(() => window.stores.loadFullEntry('exam-1'))
  expect(oldest?.questions).toHaveLength(6)
  expect(oldest?.questions[0]?.explanation.length).toBeGreaterThan(200)
})

test('SESSION-39 SHELL-06 with not one character free the save says so, and the attempt opens after a reload', async ({
  context,
}) => {
  await serveStorePage(context)
  const page = await openStorePage(context)
  await fillStorage(page, 0)
  const result = await page.evaluate((draft) => window.stores.saveHistoryEntry(draft), makeDraft('exam-1'))
  expect(result).toMatchObject({ status: 'failed', archived: true })
  expect(await page.evaluate(() => window.stores.storageHealth())).toBe('full')
  await page.reload()
  await page.waitForFunction(() => 'stores' in window)
  expect(await page.evaluate(() => window.stores.storageHealth())).toBe('full')
  const opened = await page.evaluate(() => window.stores.loadFullEntry('exam-1'))
  expect(opened?.questions).toHaveLength(5)
  expect(await page.evaluate(() => window.stores.deviceId())).toBe('temp-device')
})

test('NOTES-39 NOTES-40 notes make room by clearing cached notes, then say that storage is full', async ({
  context,
}) => {
  await serveStorePage(context)
  const page = await openStorePage(context)
  const note = (id: string, length: number) => ({
    id,
    title: id,
    content: 'x'.repeat(length),
    tags: ['study'],
    lastUpdated: '2026-11-15T10:00:00.000Z',
  })
  await page.evaluate(() => {
    const request = { topic: 'Algebra', noteType: 'summary', difficulty: 'beginner' } as const
    window.stores.cacheNotes(request, 'x'.repeat(50_000))
  })
  await fillStorage(page, 1000)
  const helped = await page.evaluate((wanted) => window.stores.saveNote(wanted), note('note-1', 20_000))
  expect(helped).toMatchObject({ status: 'saved', cacheCleared: true })
  const failed = await page.evaluate((wanted) => window.stores.saveNote(wanted), note('note-2', 200_000))
  expect(failed).toEqual({ status: 'failed', reason: 'storage-full' })
  expect(await page.evaluate(() => window.stores.readNotes().map(({ id }) => id))).toEqual(['note-1'])
})

test('a failing write at any point of a save loses no attempt', async ({ context }) => {
  test.slow()
  await serveStorePage(context)
  const page = await openStorePage(context)
  for (let failing = 1; failing <= 12; failing += 1) {
    await page.evaluate(() => window.stores.clearHistory())
    await saveMany(page, 6)
    const result = await page.evaluate(
      async ([nth, draft]) => {
        let writes = 0
        const setItem = Storage.prototype.setItem
        Storage.prototype.setItem = function (key, text) {
          writes += 1
          if (this === localStorage && writes >= nth) throw new DOMException('full', 'QuotaExceededError')
          setItem.call(this, key, text)
        }
        return window.stores.saveHistoryEntry(draft)
      },
      [failing, makeDraft('exam-7', 6, 7)] as const,
    )
    expect(result.status).not.toBe('rejected')
    // The stores read anew what was stored, and a write of the page is whole again.
    await page.reload()
    await page.waitForFunction(() => 'stores' in window)
    const whole = await page.evaluate(() => window.stores.loadWholeHistory())
    expect(whole.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `exam-${n}`))
  }
})
