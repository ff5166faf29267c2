import { pino } from 'pino'
import type { Environment } from './environment.ts'

/** Nothing that opens a door may reach a log, whatever object it hangs on. */
const SECRETS = [
  'authorization',
  'apikey',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
]

/** JSON lines on stderr; stdout belongs to the few lines meant for the person who started the server. */
export function createLog(level: Environment['LOG_LEVEL']) {
  const destination = pino.destination({ dest: 2, sync: false })
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[redacted]',
      },
    },
    destination,
  )
  return { log, flush: () => destination.flushSync() }
}
export type Log = Pick<ReturnType<typeof createLog>['log'], 'fatal' | 'error' | 'warn' | 'info' | 'debug'>
