import { runCrowd, summarise } from './run-crowd.ts'
import { cpuSeconds, onStage, report, seconds } from './scenes.ts'
import { TOKENS_PER_QUESTION } from './tales.ts'

/** Each learner has a topic of their own, which the engine does not know, and all come within a second. */
const CROWDS = [
  { learners: 30, count: 10 },
  { learners: 60, count: 5 },
  { learners: 200, count: 10 },
]

/** Drafts for each question that a learner got, by the tokens that the provider wrote for drafts. */
const MOST_DRAFTS = 1.5

export async function measureCrowds(only: number | undefined): Promise<void> {
  for (const { learners, count } of CROWDS) {
    if (only !== undefined && learners !== only) continue
    await onStage([{}], async (server, [provider]) => {
      const crowd = summarise(await runCrowd(server, { learners, count }), count)
      const { full, partial, none, served, firstP50, firstP95, slowest } = crowd
      const { calls = 0, refused = 0, draftTokens = 0, mostAtOnce = 0 } = provider?.figures ?? {}
      const drafts = draftTokens / TOKENS_PER_QUESTION / served
      const name = `${learners} x ${count}`
      report(
        full / learners >= 0.98,
        `${name}: full sets at least 98%`,
        `${full} full, ${partial} partial, ${none} empty`,
      )
      report(
        none === 0,
        `${name}: nobody gets nothing`,
        `${none} empty; the last set ended after ${seconds(slowest)}`,
      )
      report(
        drafts <= MOST_DRAFTS,
        `${name}: drafts for each question served at most ${MOST_DRAFTS}`,
        `${drafts.toFixed(2)} (${calls} calls, ${refused} refused by the limit, ${mostAtOnce} at once)`,
      )
      const cpu = await cpuSeconds(server.url)
      report(
        undefined,
        `${name}: first question`,
        `p50 ${seconds(firstP50)}, p95 ${seconds(firstP95)}; ${cpu.toFixed(1)} s of processor`,
      )
    })
  }
}
