import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/**
 * @typedef {object} Step
 * @property {string} name what a person reads
 * @property {string[]} command program of node_modules/.bin (or node) and its arguments
 * @property {() => { passed: number, failed: number, skipped: number }} [count] reads a test report; without it the step counts as one
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
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
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
    const { code, output } = await run(step.command)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const counted = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
    // A runner can fail with no failed test: it crashed, or it found none.
    if (code !== 0 && counted.failed === 0) counted.failed = 1
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds} s)`)
    if (code !== 0) console.log(output.replace(/^/gm, '      '))
    total.passed += counted.passed
    total.failed += counted.failed
    total.skipped += counted.skipped
  }
  return total
}
