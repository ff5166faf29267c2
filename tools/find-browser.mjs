import { execFileSync } from 'node:child_process'
import { findProgram } from './find-program.mjs'

/** What a person starts, with everything that belongs to a browser. */
const WHOLE = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** The same engine without windows: a new page costs a third of the processor time. */
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

/** The browser with its own gestures and menus: CHROME_PATH, or what the machine has. */
export function findWholeBrowser() {
  const named = process.env.CHROME_PATH
  return findProgram([named?.includes('headless-shell') ? undefined : named, ...WHOLE])
}

/**
 * The Chrome or Chromium that the browser tests drive: CHROME_PATH, or what the machine has. The headless build
 * comes first, unless it is of another version than the whole browser.
 */
export function findBrowser() {
  const named = findProgram([process.env.CHROME_PATH])
  if (named) return named
  const whole = findProgram(WHOLE)
  const headless = findProgram([HEADLESS])
  if (!whole || !headless) return headless ?? whole
  return browserVersion(headless) === browserVersion(whole) ? headless : whole
}
