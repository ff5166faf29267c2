import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// A third of a start is compiling the same files as the last time. The folder is our own, because anybody could put code into a
// shared one such as /tmp; where it cannot be written, nothing is cached and everything works. Our own modules are imported
// after this line, so that they are cached too.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)))
const { readEnvironment, StartProblem } = await import('./environment.ts')

/** For what is under way at a stop. Proxies and orchestrators usually wait longer than this before they kill. */
const GRACE_MS = 10_000

/** Files that we create are readable by their owner only: the database, its keys, its journal. */
process.umask(0o077)

function stop(sentence: string): never {
  process.stderr.write(`ekagra: ${sentence}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  // Only now, so that a wrong environment is reported before half a second of loading.
  const { consoleIntoLog, createLog } = await import('./log.ts')
  const { log, flush } = createLog(environment.LOG_LEVEL)
  globalThis.console = consoleIntoLog(log)

  const { startServer } = await import('./start-server.ts')
  const { isLostTypeQuery } = await import('./backend/postgres/lost-type-query.ts')
  const server = await startServer({ environment, log, say: (line) => process.stdout.write(`${line}\n`) })

  let isStopping = false
  const shutDown = async (signal: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'shutting down')
    // A person at a terminal does not wait for a balancer.
    const drainMs = signal === 'SIGTERM' ? environment.DRAIN_SECONDS * 1000 : 0
    const isComplete = await server.close({ drainMs, graceMs: GRACE_MS })
    if (!isComplete) log.warn('some requests took too long and were cut off')
    flush()
    process.exit(0)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  process.on('unhandledRejection', (reason) => {
    if (!isLostTypeQuery(reason)) throw reason
    log.warn({ err: reason }, 'a new connection to PostgreSQL was cut')
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nothing caught')
    flush()
    process.exit(1)
  })
}

await main().catch((error: unknown) => {
  if (error instanceof StartProblem) stop(error.message.replace(/\.?$/, '.'))
  stop(
    `could not start because of an unexpected fault: ${error instanceof Error ? error.stack : String(error)}`,
  )
})
