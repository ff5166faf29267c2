import { execFileSync } from 'node:child_process'
import { findProgram } from './find-program.mjs'

/** The full browser, as a person starts it. */
const WHOLE = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** The same engine without windows: a new page takes a third of the processor time. */
const HEADLESS = 'chromium-headless-shell'

/**
 * '156.0.8078.79', or an empty string when the program does not say.
 * @param {string | undefined} path
 */
export function browserVersion(path) {
  if (path === undefined) return ''
  try {
    const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return /\d+(\.\d+)+/.exec(said)?.[0] ?? ''
  } catch {
    return ''
  }
}

/** The full browser, with gestures and menus: CHROME_PATH, or an installed one. */
export function findWholeBrowser() {
  const named = process.env.CHROME_PATH
  return findProgram([named?.includes('headless-shell') ? undefined : named, ...WHOLE])
}

/**
 * The Chrome or Chromium for the browser tests: CHROME_PATH, or an installed one. The headless build is
 * preferred, unless its version differs from the full browser's.
 */
export function findBrowser() {
  const named = findProgram([process.env.CHROME_PATH])
  if (named) return named
  const whole = findProgram(WHOLE)
  const headless = findProgram([HEADLESS])
  if (!whole || !headless) return headless ?? whole
  return browserVersion(headless) === browserVersion(whole) ? headless : whole
}
