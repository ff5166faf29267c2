import { readdirSync, readFileSync } from 'node:fs'

/** What Linux counts in: a hundredth of a second. */
const TICKS = 100

interface Times {
  parent: number
  /** Its own and that of children that have ended. */
  seconds: number
}

function readTimes(id: number): Times | undefined {
  try {
    // The name of a program is in brackets and may hold anything.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, seconds: (user + system + childUser + childSystem) / TICKS }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}

/** Seconds of processor of a process and its children, also of those that have ended: a PostgreSQL with its connections. */
export function secondsOfFamily(id: number): number {
  const others = readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0)
  const children = others.map(readTimes).filter((times) => times?.parent === id)
  return [readTimes(id), ...children].reduce((sum, times) => sum + (times?.seconds ?? 0), 0)
}
