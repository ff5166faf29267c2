import type { ProviderBehaviour } from './provider-at-speed.ts'
import { askAsLearner, runCrowd, summarise } from './run-crowd.ts'
import { onStage, report, seconds } from './scenes.ts'

const FAULTS: { name: string; behaviour: Partial<ProviderBehaviour>; leastFull: number }[] = [
  { name: 'all calls hang', behaviour: { fault: 'hanging', faultShare: 1 }, leastFull: 0 },
  { name: '30% of the calls hang', behaviour: { fault: 'hanging', faultShare: 0.3 }, leastFull: 27 },
  { name: '429 at 30%', behaviour: { fault: '429', faultShare: 0.3 }, leastFull: 29 },
  { name: '500 at 30%', behaviour: { fault: '500', faultShare: 0.3 }, leastFull: 29 },
  { name: 'disconnect at 30%', behaviour: { fault: 'disconnect', faultShare: 0.3 }, leastFull: 29 },
  { name: 'truncate at 30%', behaviour: { fault: 'truncate', faultShare: 0.3 }, leastFull: 29 },
  { name: 'slow: 15 tokens a second', behaviour: { tokensPerSecond: 15 }, leastFull: 29 },
]

const LEARNERS = 30
const COUNT = 5

/** Thirty learners on topics of their own, and ten more on a topic that the engine knows. */
export async function measureFaults(only: string | undefined): Promise<void> {
  for (const { name, behaviour, leastFull } of FAULTS) {
    if (only !== undefined && !name.includes(only)) continue
    for (const engineFirst of ['on', 'off'] as const) {
      // With the engine last, only the topic that it knows is of interest.
      const learners = engineFirst === 'on' ? LEARNERS : 0
      await onStage(
        [behaviour],
        async (server) => {
          // A server that has just started still compiles its code.
          await askAsLearner(server, { topic: 'percentages', count: 5 })
          const [crowd, known] = await Promise.all([
            runCrowd(server, { learners, count: COUNT }),
            runCrowd(server, { learners: 10, count: 10, topic: () => 'time and work', extra: {} }),
          ])
          if (learners > 0) {
            const { full, partial, none, firstP95, slowest } = summarise(crowd, COUNT)
            report(
              full >= leastFull,
              `${name}: at least ${leastFull} of ${LEARNERS} sets full`,
              `${full} full, ${partial} partial, ${none} empty; first p95 ${seconds(firstP95)}, last ${seconds(slowest)}`,
            )
          }
          const engine = summarise(known, 10)
          const slowestFirst = Math.max(...known.map(({ firstMs }) => firstMs ?? Number.POSITIVE_INFINITY))
          report(
            slowestFirst <= 1000 && engine.full === 10,
            `${name}, engine first ${engineFirst}: engine topic within 1 s`,
            `${engine.full} of 10 full, slowest first question ${Math.round(slowestFirst)} ms`,
          )
        },
        { ENGINE_FIRST: engineFirst },
      )
    }
  }
}
