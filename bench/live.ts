/**
 * A live quiz of many simulated players on two processes and one PostgreSQL; one process is killed in the middle of a question. Prints how far
 * apart the players saw each question, and what was lost.
 *   node bench/live.ts [--players 50]
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { playLiveQuiz } from '../apps/server/src/testing/play-live-quiz.ts'
import { runPostgres } from '../apps/server/src/testing/run-postgres.ts'
import { findPostgres } from '../tools/find-postgres.mjs'

const { values } = parseArgs({ options: { players: { type: 'string', default: '50' } } })

const programs = findPostgres()
if (programs) {
  process.env.POSTGRES_BIN = programs
  const postgres = await runPostgres()
  console.log(`${values.players} players, load before ${loadavg()[0]?.toFixed(1)}`)
  const played = await playLiveQuiz({ DATABASE_URL: await postgres.createDatabase() }, Number(values.players))
  await postgres.remove()
  for (const { phase, ms } of played.spreads)
    console.log(`  ${phase.padEnd(10)} first to last player: ${ms.toFixed(0)} ms`)
  console.log(
    `  one process killed: ${played.reconnected} players connected again within ${played.recoveredMs.toFixed(0)} ms; lost: ${played.lost.length === 0 ? 'nothing' : played.lost.join(', ')}`,
  )
  if (played.lost.length > 0) process.exitCode = 1
} else console.log('PostgreSQL is not installed: skipped')
