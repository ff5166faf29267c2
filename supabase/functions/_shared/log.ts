import type { LogLines } from '../../../apps/server/src/log.ts'

type Level = 'error' | 'warn' | 'info' | 'debug'

/** Only these fields of an error: databases and providers put values into the others. */
const describeValue = (value: unknown) =>
  value instanceof Error ? { type: value.name, message: value.message, stack: value.stack } : value

const write =
  (level: Level) =>
  (fields: object, message: string): void => {
    const entries = Object.entries(fields).map(([name, value]) => [name, describeValue(value)])
    console[level](JSON.stringify({ level, message, ...Object.fromEntries(entries) }))
  }

/** JSON lines, which Supabase collects. */
export const log: LogLines = {
  error: write('error'),
  warn: write('warn'),
  info: write('info'),
  debug: () => undefined,
}
