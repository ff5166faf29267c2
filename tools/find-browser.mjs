import { findProgram } from './find-program.mjs'

/**
 * The Chrome or Chromium that the browser tests drive: CHROME_PATH, or what the machine has.
 * The headless build comes first: the same engine at half the processor time.
 */
export function findBrowser() {
  return findProgram([
    process.env.CHROME_PATH,
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])
}
