import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

/** What is really held, in bytes: rubbish that merely waits to be collected is collected first. */
export function usedMemory(): number {
  if (typeof collectGarbage !== 'function') throw new Error('this Node.js cannot collect garbage on demand')
  collectGarbage()
  return process.memoryUsage().heapUsed
}
