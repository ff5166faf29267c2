/**
 * A crowd of learners on one AI: the real server over HTTP, and a provider with the speed, the limits and the faults of a real one.
 * Prints counts and ratios, and exits with 1 when a goal is missed. Every scene ends within about 90 seconds.
 *   node bench/crowd.ts [crowds|faults|trust|loop|database] [part of a name]
 */
import { loadavg } from 'node:os'
import { measureCrowds } from './crowd/crowds.ts'
import { measureFaults } from './crowd/faults.ts'
import { measureRequestLoop, measureWithoutDatabase } from './crowd/request-loop.ts'
import { missedGoals } from './crowd/scenes.ts'
import { measureTrust } from './crowd/trust.ts'

const [section, part] = process.argv.slice(2)
const SECTIONS: Record<string, () => Promise<void>> = {
  crowds: () => measureCrowds(part === undefined ? undefined : Number(part)),
  faults: () => measureFaults(part),
  trust: measureTrust,
  loop: measureRequestLoop,
  database: measureWithoutDatabase,
}
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (section !== undefined && section !== name) continue
  console.log(`-- ${name} (load ${loadavg()[0]?.toFixed(1)})`)
  await measure()
}
process.exit(missedGoals() === 0 ? 0 : 1)
