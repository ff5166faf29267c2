import { readEnvironment } from '../environment.ts'
import { createLog } from '../log.ts'
import { startServer } from '../start-server.ts'
import { type Engine, openEngine } from '../threads/open-engine.ts'
import { type Output, readStart, TEST_SETTINGS, type TestServer } from './run-server.ts'

const GRACE_MS = 10_000

/** Loading the engine takes more than a second of processor, so the servers of one worker share it; it ends with the worker. */
let shared: Engine | undefined
function shareEngine(): Engine {
  shared ??= openEngine()
  return { ...shared, close: () => Promise.resolve() }
}

/**
 * The real server in this process, with a port of its own: for what it answers. A process of its own would load the same modules again,
 * which takes two seconds of processor; what only a process shows (signals, exits, the real stderr) is tested with `runServer`.
 */
export async function openServer(environment: Record<string, string>): Promise<TestServer> {
  const settings = readEnvironment({ ...TEST_SETTINGS, ...environment })
  const output: Output = { stdout: '', stderr: '' }
  const { log } = createLog(settings.LOG_LEVEL, {
    write(line: string) {
      output.stderr += line
    },
    flushSync: () => undefined,
  })
  const server = await startServer({
    environment: settings,
    log,
    say(line) {
      output.stdout += `${line}\n`
    },
    engine: shareEngine(),
  })
  let closed: Promise<boolean> | undefined
  return {
    ...(await readStart(output)),
    stop() {
      closed ??= server.close({ drainMs: 0, graceMs: GRACE_MS })
      return closed
    },
  }
}
