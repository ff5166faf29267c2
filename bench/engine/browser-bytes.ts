import { createHash } from 'node:crypto'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { findBrowser } from '../../tools/find-browser.mjs'
import { root } from '../../tools/paths.mjs'

const EXPOSED = 'composeAll'

/** Bundles the engine like the web app, runs it in a browser, and returns the digest of all samples. */
export async function digestInBrowser(): Promise<string | null> {
  const executablePath = findBrowser()
  if (!executablePath) return null
  const output = await build({
    root,
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      lib: { entry: 'bench/engine/compose-all.ts', formats: ['iife'], name: EXPOSED },
      rollupOptions: { output: { codeSplitting: false } },
    },
  })
  const bundle = [output].flat()[0]
  const script = bundle && 'output' in bundle ? bundle.output[0].code : ''
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.setContent('<!doctype html><title>engine</title>')
    await page.evaluate(script)
    const samples = await page.evaluate(`(${script.includes(EXPOSED) ? EXPOSED : 'undefined'}).composeAll()`)
    return digest(String(samples))
  } finally {
    await browser.close()
  }
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
