import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { crash } from './crash.ts'
import { launchProfile } from './launch-profile.ts'
import { makeProgress, makeSession } from './learner-samples.ts'
import { openStorePage, serveStorePage } from './open-store-page.ts'

/** Kills of the whole browser; each takes some seconds. */
const KILLS = Number(process.env.STORAGE_KILLS ?? 3)

async function answer(page: Page, id: string, answered: number): Promise<string> {
  return page.evaluate((progress) => window.stores.saveRunningProgress(progress), makeProgress(id, answered))
}

async function findSessions(page: Page) {
  return page.evaluate(() => window.stores.findUnfinishedSessions())
}

const startIn = (page: Page, id: string) =>
  page.evaluate((session) => window.stores.startRunningSession(session), makeSession(id))

test('a test continues exactly where it was after its tab crashed, and is not offered while another living tab has it open', async ({
  context,
}) => {
  await serveStorePage(context)
  const [page, other] = [await openStorePage(context), await openStorePage(context)]
  expect(await startIn(page, 'session-1')).toBe('durable')
  for (let answered = 1; answered <= 4; answered += 1)
    expect(await answer(page, 'session-1', answered)).toBe('durable')
  const last = await page.evaluate(() => window.stores.loadRunningSession('session-1'))
  expect(await page.evaluate(async () => (await window.stores.holdSession('session-1')) !== null)).toBe(true)
  expect(await other.evaluate(async () => (await window.stores.holdSession('session-1')) === null)).toBe(true)
  expect(await findSessions(other)).toEqual([])
  await crash(page)
  await expect.poll(async () => (await findSessions(other)).length).toBe(1)
  const next = await openStorePage(context)
  expect(await next.evaluate(() => window.stores.runningSessionId.read())).toBeNull()
  expect(await findSessions(next)).toEqual([last])
  expect(last?.paper).toEqual(makeSession('session-1'))
  expect(last?.progress?.progress).toEqual(makeProgress('session-1', 4).progress)
})

test('a test continues after its tab was closed in the middle of a save', async ({ context }) => {
  await serveStorePage(context)
  const page = await openStorePage(context)
  await startIn(page, 'session-1')
  await answer(page, 'session-1', 3)
  page
    .evaluate((progress) => window.stores.saveRunningProgress(progress), makeProgress('session-1', 4))
    .catch(() => undefined)
  await page.close()
  const [found] = await findSessions(await openStorePage(context))
  expect(found?.progress?.revision).toBeGreaterThanOrEqual(3)
})

/** The browser's own process, found through its protocol: killed without a chance to write anything more. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const client = await context.browser()?.newBrowserCDPSession()
  const info = await client?.send('SystemInfo.getProcessInfo')
  const pid = info?.processInfo.find(({ type }) => type === 'browser')?.id
  if (pid === undefined) throw new Error('the browser has no process to kill')
  const closed = context.waitForEvent('close')
  process.kill(pid, 'SIGKILL')
  await closed
}

/** Answers until the browser is killed; returns how many answers were acknowledged by then. */
async function answerUntilKilled(context: BrowserContext, id: string, afterMs: number): Promise<number> {
  const page = await openStorePage(context)
  expect(await startIn(page, id)).toBe('durable')
  let acknowledged = 0
  const answering = (async () => {
    for (let answered = 1; answered <= 1000; answered += 1) {
      if ((await answer(page, id, answered)) === 'durable') acknowledged = answered
    }
  })().catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  const confirmed = acknowledged
  await killBrowser(context)
  await answering
  return confirmed
}

test('no acknowledged answer is lost when the whole browser is killed at a random moment', async () => {
  test.setTimeout(30_000 + KILLS * 15_000)
  const profile = await mkdtemp(join(tmpdir(), 'ekagra-profile-'))
  try {
    let context = await launchProfile(profile)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const id = `session-${kill}`
      const confirmed = await answerUntilKilled(context, id, 50 + ((kill * 197) % 700))
      // The browser that finds what was saved is the next one to be killed.
      context = await launchProfile(profile)
      const sessions = await findSessions(await openStorePage(context))
      const found = sessions.find(({ paper }) => paper.id === id)
      expect(found?.paper, `kill ${kill}`).toEqual(makeSession(id))
      expect(found?.progress?.revision ?? 0, `kill ${kill}`).toBeGreaterThanOrEqual(confirmed)
    }
    await context.close()
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
})
