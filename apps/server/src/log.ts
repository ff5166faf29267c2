import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { type DestinationStream, pino } from 'pino'
import type { Environment } from './environment.ts'

/** Secrets must never reach a log, in whatever object they are. */
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

/** Only these fields of an error: databases put values of rows into the others. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  return { type: error.name, message: error.message, code, stack: error.stack }
}

type Destination = Pick<ReturnType<typeof pino.destination>, 'flushSync'> & DestinationStream

/** JSON lines on stderr; stdout is for the few lines meant for the person who started the server. */
export function createLog(
  level: Environment['LOG_LEVEL'],
  destination: Destination = pino.destination({ dest: 2, sync: false }),
) {
  const log = pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
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

type Write = (fields: object, message: string) => void

/** The log as code for any runtime sees it. */
export interface LogLines {
  error: Write
  warn: Write
  info: Write
  debug: Write
}

/** The embedded backend writes every refused request to the console; this turns them into debug lines of the log. */
export function consoleIntoLog(log: Log): Console {
  const sink = new Writable({
    decodeStrings: false,
    write(text, _encoding, done) {
      log.debug({ source: 'console' }, String(text).trimEnd())
      done()
    },
  })
  return new Console({ stdout: sink, stderr: sink })
}
