import { expect, test } from '@playwright/test'
import { makeDraft } from './learner-samples.ts'
import { openStorePage, serveStorePage } from './open-store-page.ts'

const JUNK = ['{"cut": [1, 2', 'null', '{}', '"text"', '[null, 7, {"id": 7}]', '', '\u0000\uD800', '1e999']

test('STORE-31 STORE-44 a value that cannot be read, under every key, reads as empty and is set aside, not lost', async ({
  context,
}) => {
  await serveStorePage(context)
  const page = await openStorePage(context)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  for (const [index, junk] of JUNK.entries()) {
    await test.step(JSON.stringify(junk), async () => {
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.reload()
      await page.waitForFunction(() => 'stores' in window)
      const found = await page.evaluate(
        async ([text, draft]) => {
          const { stores } = window
          const device = stores.deviceId()
          const local = [
            'bookmarks',
            'examHistory',
            'saved_notes',
            'sums-easy',
            `seen-questions-${device}-sums`,
          ]
          for (const key of [...local, 'theme', `fully-seen-${device}-sums`]) localStorage.setItem(key, text)
          for (const key of Object.keys(stores.sessionValues)) sessionStorage.setItem(key, text)
          const read = {
            bookmarks: stores.readBookmarks().filter(({ id }) => typeof id !== 'string'),
            notes: stores.readNotes(),
            seen: [stores.readSeen('Sums'), stores.readSeen('Sums', 'easy')],
            fullySeen: stores.isFullySeen('Sums'),
            theme: stores.readTheme(),
            questions: stores.sessionValues.currentQuestions.read().filter((question) => question !== null),
          }
          stores.toggleBookmark({ id: 'q-1' })
          const saved = await stores.saveHistoryEntry(draft)
          await stores.saveNote({ id: 'n', title: '', content: '', tags: [], lastUpdated: '' })
          stores.markSeen('Sums', 'easy', ['q-1'])
          const aside = stores.listSetAside(stores.localArea).filter((value) => value.text === text)
          return {
            read,
            saved: saved.status,
            aside: aside.map(({ from }) => from).sort(),
            local: local.sort(),
          }
        },
        [junk, makeDraft(`exam-${index}`)] as const,
      )
      expect(found.read).toEqual({
        bookmarks: [],
        notes: [],
        seen: [[], []],
        fullySeen: false,
        theme: 'light',
        questions: [],
      })
      expect(found.saved).toBe('saved')
      expect(found.aside).toEqual(found.local)
      expect(problems).toEqual([])
    })
  }
})
