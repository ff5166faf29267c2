import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * @typedef {object} Step
 * @property {string} name shown to the developer
 * @property {string[]} command program of node_modules/.bin (or node) and its arguments
 * @property {Record<string, string>} [env] variables for this step alone
 * @property {boolean} [live] print while it runs, for steps with their own reporter
 */

/** What one step has compiled, the next does not compile again: the same folder as the server uses. */
const shared = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env }

/** @param {Step} step @returns {Promise<boolean>} whether it passed */
async function runStep({ name, command: [program = '', ...rest], env = {}, live = false }) {
  const start = performance.now()
  let output = ''
  const code = await new Promise((resolve) => {
    const child = spawn(program, rest, {
      cwd: root,
      env: { ...shared, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('error', (error) => {
      output += error.message
      resolve(1)
    })
    child.on('close', resolve)
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)`)
  if (code !== 0) console.log(output.replace(/^/gm, '      '))
  return code === 0
}

/**
 * Runs every step even if one fails, so that all failures are seen at once.
 * @param {Step[]} steps
 * @param {number} [atOnce] how many run at a time
 * @returns {Promise<boolean>} whether all passed
 */
export async function runSteps(steps, atOnce = 1) {
  const waiting = [...steps]
  /** @type {boolean[]} */
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results.every(Boolean)
}
