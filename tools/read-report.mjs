import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { cacheFolder, root } from './paths.mjs'

/**
 * @typedef {object} Failure
 * @property {string} test where it is and what it holds
 * @property {string} message
 *
 * @typedef {object} Outcome what a test runner found
 * @property {number} passed
 * @property {number} skipped
 * @property {Failure[]} failures
 * @property {string[]} flaky tests that failed and passed at a later try
 * @property {string[]} unrun tests for one width that only another one is given: they would hold nothing, unseen
 */

/** The first lines of a message say what was expected; the rest is a call log. */
const MESSAGE_LINES = 12

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

/** @param {string | undefined} message */
function shorten(message) {
  const lines = stripVTControlCharacters(message ?? 'no message').split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !/^ +at .*(node_modules|<anonymous>)/.test(line))
    .slice(0, MESSAGE_LINES)
    .join('\n')
}

/** @param {string} name @returns {Outcome | undefined} */
export function readVitest(name) {
  const report = takeReport(name)
  if (!report) return undefined
  const failures = []
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    for (const test of failed) {
      failures.push({
        test: `${relative(root, file.name)}: ${test.fullName}`,
        message: shorten(test.failureMessages[0]),
      })
    }
    // A file that cannot be loaded has no tests, only a message.
    if (file.status === 'failed' && failed.length === 0)
      failures.push({ test: relative(root, file.name), message: shorten(file.message) })
  }
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    flaky: [],
    unrun: [],
  }
}

/**
 * Suites hold suites: one for a file, one for each `describe`.
 * @param {any} suite @returns {any[]}
 */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** @param {string} name @returns {Outcome | undefined} */
export function readPlaywright(name) {
  const report = takeReport(name)
  if (!report) return undefined
  /** @type {Failure[]} */
  const failures = report.errors.map((/** @type {any} */ error) => ({
    test: 'outside of any test',
    message: shorten(error.message),
  }))
  const flaky = []
  /** @type {Map<string, boolean>} whether it ran at some width */
  const ran = new Map()
  for (const spec of report.suites.flatMap(specsOf)) {
    const place = `${spec.file}:${spec.line}: ${spec.title}`
    for (const test of spec.tests) {
      const title = `${spec.file}:${spec.line} (${test.projectName}): ${spec.title}`
      ran.set(place, ran.get(place) === true || test.status !== 'skipped')
      if (test.status === 'flaky') flaky.push(title)
      if (test.status === 'unexpected')
        failures.push({ test: title, message: shorten(test.results.at(-1)?.error?.message) })
    }
  }
  const unrun = [...ran.keys()].filter((place) => !ran.get(place))
  const { expected, skipped } = report.stats
  return { passed: expected + flaky.length, skipped, failures, flaky, unrun }
}
