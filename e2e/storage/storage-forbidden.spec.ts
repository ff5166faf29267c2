import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { blockCookies, launchProfile } from './launch-profile.ts'
import { makeDraft, makeProgress, makeSession } from './learner-samples.ts'
import { openStorePage, serveStorePage } from './open-store-page.ts'

test.skip(({ isMobile }) => isMobile, 'storage is the same on every screen')

async function expectAVisitInMemory(context: BrowserContext): Promise<void> {
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
}

test('SHELL-06 STORE-04 STORE-44 everything works for the visit in a page without an origin', async ({
  context,
}) => {
  await serveStorePage(context, { 'Content-Security-Policy': 'sandbox allow-scripts' })
  await expectAVisitInMemory(context)
})

test('SHELL-06 STORE-04 STORE-44 everything works for the visit where the person blocks all cookies', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'ekagra-profile-'))
  await blockCookies(profile)
  const context = await launchProfile(profile)
  try {
    await expectAVisitInMemory(context)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
})
