import type { ProviderBehaviour } from './provider-at-speed.ts'
import { runCrowd } from './run-crowd.ts'
import { onStage, report } from './scenes.ts'

const LEARNERS = 12
const COUNT = 10

const countBy = (labels: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].map(([label, count]) => `${count} ${label}`).join(', ') || 'none'
}

async function measure(name: string, behaviours: readonly Partial<ProviderBehaviour>[]): Promise<void> {
  await onStage(behaviours, async (server) => {
    const first = await runCrowd(server, { learners: LEARNERS, count: COUNT })
    // What was confirmed in the end goes to the pool after the last answer.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const later = await runCrowd(server, { learners: LEARNERS, count: COUNT })
    const all = [...first, ...later]
    const wrong = all.flatMap((result) => result.wrong)
    const trusts = all.flatMap((result) => result.trusts)
    const pooled = later.reduce((sum, { sources }) => sum + (sources.pool ?? 0), 0)
    const wrongFromPool = later.filter(({ sources }) => sources.pool).flatMap((result) => result.wrong)
    const films = all.reduce((sum, result) => sum + result.films, 0)
    report(
      !wrong.includes('cross-checked') && wrongFromPool.length === 0,
      `${name}: no wrong key as cross-checked or pooled`,
      `${trusts.length} served (${countBy(trusts)}); wrong: ${countBy(wrong)}; ${pooled} from the pool, ${wrongFromPool.length} wrong`,
    )
    if (behaviours.some(({ offTopic }) => offTopic)) {
      report(films === 0, `${name}: no question on another topic`, `${films} served`)
    }
    if (behaviours.length > 1) {
      report(
        wrong.length === 0,
        `${name}: wrong keys are dropped`,
        `${wrong.length} wrong of ${trusts.length}`,
      )
    }
  })
}

export async function measureTrust(): Promise<void> {
  await measure('shared slip, one model', [{ slips: true }])
  await measure('shared slip, second model', [{ slips: true }, {}])
  await measure('30% wrong keys, one model', [{ lies: 0.3 }])
  await measure('off topic, one model', [{ offTopic: true }])
}
