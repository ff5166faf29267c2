import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

/**
 * @typedef {object} Step
 * @property {string} name what a person reads
 * @property {string[]} command program of node_modules/.bin (or node) and its arguments
 * @property {string[]} [again] added to the command to run only what failed, with nothing beside it
 * @property {() => import('./read-report.mjs').Outcome | undefined} [read] reads a test report; without it the step counts as one
 */

/**
 * Runs a program and keeps what it printed, so that a passing step takes one line.
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
function run([program = '', ...rest]) {
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      cwd: root,
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined },
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  })
}

/** @param {string} text @param {string} indent */
function print(text, indent) {
  console.log(text.replace(/^/gm, indent))
}

/** @param {string} heading @param {readonly string[]} tests */
function printList(heading, tests) {
  if (tests.length === 0) return
  print(heading, '      ')
  print(tests.join('\n'), '        ')
}

/**
 * Runs one step. A test of a real browser can fail because the machine was busy with the tests beside it;
 * what failed is run once more, alone, and named: it fails the step only if it fails there too.
 * @param {Step} step
 */
async function runStep(step) {
  const { code, output } = await run(step.command)
  const outcome = step.read?.()
  if (code === 0 || !outcome || !step.again || outcome.failures.length === 0) return { code, output, outcome }
  const second = await run([...step.command, ...step.again])
  const alone = step.read?.()
  if (!alone) return { ...second, outcome }
  const stillFailing = new Set(alone.failures.map(({ test }) => test))
  const onlyAlone = outcome.failures.map(({ test }) => test).filter((test) => !stillFailing.has(test))
  return {
    ...second,
    outcome: {
      ...outcome,
      passed: outcome.passed + onlyAlone.length,
      failures: alone.failures,
      flaky: [...outcome.flaky, ...onlyAlone],
    },
  }
}

/**
 * Runs every step, one after the other, even when one fails: a person sees all that is broken at once.
 * @param {Step[]} steps
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const step of steps) {
    const start = performance.now()
    const { code, output, outcome } = await runStep(step)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const failures = outcome?.failures ?? []
    const unrun = outcome?.unrun ?? []
    // A runner can fail with no failed test: it crashed, or it found none.
    const failed = (code === 0 ? 0 : Math.max(1, failures.length)) + unrun.length
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds} s)`)
    for (const { test, message } of failures) {
      print(test, '      ')
      print(message, '        ')
    }
    if (code !== 0 && failures.length === 0) print(output, '      ')
    printList('run at no width; let one run them:', unrun)
    printList('passed only at a later try; look into them:', outcome?.flaky ?? [])
    total.passed += outcome?.passed ?? (code === 0 ? 1 : 0)
    total.failed += failed
    total.skipped += outcome?.skipped ?? 0
  }
  return total
}
