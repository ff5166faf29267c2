import { Console } from 'node:console'
import { Writable } from 'node:stream'
import type { Log } from './log.ts'

/** The embedded backend writes every refused request to the console; as debug lines in the log they harm nobody. */
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
