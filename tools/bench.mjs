/** `npm run bench`: every benchmark, one after the other; `npm run bench -- journeys --minutes 10`: one, with options of its own. Figures are printed, never asserted: machines differ. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const [only, ...options] = process.argv.slice(2)
const benchmarks = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.ts'))
for (const file of benchmarks) {
  if (only && file !== `${only}.ts`) continue
  console.log(`\n== ${file.replace('.ts', '')}`)
  const { status } = spawnSync(process.execPath, [join('bench', file), ...options], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
