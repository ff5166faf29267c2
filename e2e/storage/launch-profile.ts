import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../../tools/find-browser.mjs'
import { serveStorePage } from './open-store-page.ts'

/** A browser of its own on a profile folder: one that can be killed and opened again. */
export async function launchProfile(profile: string): Promise<BrowserContext> {
  const executablePath = findBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    serviceWorkers: 'block',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  await serveStorePage(context)
  return context
}
