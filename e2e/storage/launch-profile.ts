import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../../tools/find-browser.mjs'
import { serveStorePage } from './open-store-page.ts'

/** A browser of its own on a profile folder: one that can be killed, or that has settings of a person. */
export async function launchProfile(profile: string): Promise<BrowserContext> {
  const executablePath = findBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  await serveStorePage(context)
  return context
}

/** Settings of a person who allows no site to keep anything; for a profile that has not been used yet. */
export async function blockCookies(profile: string): Promise<void> {
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  await mkdir(join(profile, 'Default'), { recursive: true })
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
}
