import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { makeDraft } from './learner-samples.ts'
import { openStorePage, PLAIN_ORIGIN, SECURE_ORIGIN, serveStorePage } from './open-store-page.ts'

const ROUNDS = 12

const saveFrom = (page: Page, tab: string) =>
  page.evaluate(
    async (drafts) => {
      const results = await Promise.all(drafts.map((draft) => window.stores.saveHistoryEntry(draft)))
      return results.map(({ status }) => status)
    },
    Array.from({ length: ROUNDS }, (_, index) => makeDraft(`${tab}-${index}`, 3, index + 1)),
  )

async function idsAfter(context: BrowserContext, origin: string): Promise<string[]> {
  const page = await openStorePage(context, origin)
  const ids = await page.evaluate(() => window.stores.readExamHistory().map(({ id }) => id))
  await page.close()
  return ids.sort()
}

const expected = ['a', 'b', 'c']
  .flatMap((tab) => Array.from({ length: ROUNDS }, (_, index) => `${tab}-${index}`))
  .sort()

for (const [name, origin] of [
  ['with Web Locks', SECURE_ORIGIN],
  ['on a plain address without Web Locks', PLAIN_ORIGIN],
] as const) {
  test(`three tabs that save at once lose no entry, ${name}`, async ({ context }) => {
    await serveStorePage(context)
    const pages = [
      await openStorePage(context, origin),
      await openStorePage(context, origin),
      await openStorePage(context, origin),
    ]
    const hasLocks = await pages[0]?.evaluate(() => 'locks' in navigator)
    expect(hasLocks).toBe(origin === SECURE_ORIGIN)
    const statuses = await Promise.all(pages.map((page, index) => saveFrom(page, 'abc'.charAt(index))))
    expect(new Set(statuses.flat())).toEqual(new Set(['saved']))
    expect(await idsAfter(context, origin)).toEqual(expected)
  })
}

test('a save in one tab is seen in the other without a reload, and an entry removed in one does not come back with the next save of another', async ({
  context,
}) => {
  await serveStorePage(context)
  const [first, second] = [await openStorePage(context), await openStorePage(context)]
  const heard = second.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        window.stores.subscribeToExamHistory(() =>
          resolve(window.stores.readExamHistory().map(({ id }) => id)),
        )
      }),
  )
  await second.evaluate(() => undefined)
  await first.evaluate((draft) => window.stores.saveHistoryEntry(draft), makeDraft('exam-1'))
  expect(await heard).toEqual(['exam-1'])
  await second.evaluate(() => window.stores.removeHistoryEntry('exam-1'))
  await first.evaluate((draft) => window.stores.saveHistoryEntry(draft), makeDraft('exam-2'))
  expect(await idsAfter(context, SECURE_ORIGIN)).toEqual(['exam-2'])
})
