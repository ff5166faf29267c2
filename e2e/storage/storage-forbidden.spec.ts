import { expect, test } from '@playwright/test'
import { makeDraft, makeProgress, makeSession } from './learner-samples.ts'
import { openStorePage, serveStorePage } from './open-store-page.ts'

// A page without an origin: the browser itself refuses every kind of storage to it, as it does to a person who blocks cookies.
test('SHELL-06 STORE-04 STORE-44 everything works for the visit where storage is forbidden', async ({
  context,
}) => {
  await serveStorePage(context, { 'Content-Security-Policy': 'sandbox allow-scripts' })
  const page = await openStorePage(context)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  const visit = await page.evaluate(
    async ([draft, session, progress]) => {
      const { stores } = window
      const health = stores.storageHealth()
      const saved = await stores.saveHistoryEntry(draft)
      const started = await stores.startRunningSession(session)
      const kept = await stores.saveRunningProgress(progress)
      stores.changeTheme('dark')
      stores.sessionValues.currentTopic.write('Trains')
      stores.markSeen('Trains', 'easy', ['q-1'])
      return {
        health,
        saved: saved.status,
        durability: [started, kept],
        device: stores.deviceId(),
        bookmarked: stores.toggleBookmark({ id: 'q-1' }),
        theme: stores.readTheme(),
        topic: stores.sessionValues.currentTopic.read(),
        seen: stores.readSeen('Trains'),
        history: stores.readExamHistory().map(({ id }) => id),
        questions: (await stores.loadFullEntry('exam-1'))?.questions.length,
        resumed: (await stores.loadRunningSession('session-1'))?.progress?.revision,
      }
    },
    [makeDraft('exam-1'), makeSession('session-1'), makeProgress('session-1', 3)] as const,
  )
  expect(visit).toEqual({
    health: 'forbidden',
    saved: 'failed',
    durability: ['memory', 'memory'],
    device: 'temp-device',
    bookmarked: true,
    theme: 'dark',
    topic: 'Trains',
    seen: ['q-1'],
    history: ['exam-1'],
    questions: 5,
    resumed: 3,
  })
  expect(problems).toEqual([])
})
