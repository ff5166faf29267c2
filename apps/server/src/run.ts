import { consoleIntoLog } from './console-into-log.ts'
import { readEnvironment } from './environment.ts'
import { createLog } from './log.ts'
import { StartProblem } from './start-problem.ts'

/** Proxies and orchestrators usually wait longer than this before they kill. */
const GRACE_MS = 10_000

/** Files that we create are nobody else's business: the database, its keys, its journal. */
process.umask(0o077)

function stop(sentence: string): never {
  process.stderr.write(`ekagra: ${sentence}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const { log, flush } = createLog(environment.LOG_LEVEL)
  globalThis.console = consoleIntoLog(log)

  // Only now, so that a wrong environment is told before half a second of loading.
  const { startServer } = await import('./start-server.ts')
  const server = await startServer({ environment, log, say: (line) => process.stdout.write(`${line}\n`) })

  let isStopping = false
  const shutDown = async (signal: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'shutting down')
    const isComplete = await server.close(GRACE_MS)
    if (!isComplete) log.warn('some requests took too long and were cut off')
    flush()
    process.exit(0)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody handled')
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
