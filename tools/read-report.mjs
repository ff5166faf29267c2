import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './paths.mjs'

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** @param {string} name */
export function reportPath(name) {
  return join(cacheFolder, `${name}-report.json`)
}

/** @param {string} name */
function takeReport(name) {
  const path = reportPath(name)
  if (!existsSync(path)) return undefined
  const report = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path) // an old report must never be counted again
  return report
}

/** @param {string} name */
export function countVitest(name) {
  const report = takeReport(name)
  if (!report) return { ...NOTHING }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @param {string} name */
export function countPlaywright(name) {
  const report = takeReport(name)
  if (!report) return { ...NOTHING }
  const { expected, unexpected, flaky, skipped } = report.stats
  if (flaky > 0) console.log(`      ${flaky} passed only at a later try; look into them`)
  return { passed: expected + flaky, failed: unexpected, skipped }
}
