/** A look-up took too long, or one before it did and the database gets a rest. */
export class LookupTooSlow extends Error {
  override name = 'LookupTooSlow'
}

interface Bounds {
  /** How long one look-up may take. */
  ms: number
  /** For how long nothing is looked up after one that took longer. */
  restMs: number
  /** Monotonic milliseconds. */
  now(): number
}

/** A learner must not wait for a database that does not answer: what it would add is nice to have. */
export const LOOKUP_BOUNDS: Bounds = { ms: 600, restMs: 5000, now: () => performance.now() }

/**
 * Look-ups that give up after a moment. They rest together: after one that was too slow, none is tried for a while, so that only one
 * learner in many waits. What comes after that goes to `onLate`, for a look-up whose answer has to be given back.
 * @throws {LookupTooSlow}
 */
export function boundLookups({ ms, restMs, now }: Bounds = LOOKUP_BOUNDS) {
  let restUntil = Number.NEGATIVE_INFINITY
  return <Input extends unknown[], Value>(
    lookUp: (...input: Input) => Promise<Value>,
    mostMs = ms,
    onLate: (value: Value) => void = () => undefined,
  ) =>
    async (...input: Input): Promise<Value> => {
      if (now() < restUntil) throw new LookupTooSlow('the database gets a rest')
      const looking = lookUp(...input)
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<never>((_, reject) => {
        const giveUp = () => {
          restUntil = now() + restMs
          looking.then(onLate, () => undefined)
          reject(new LookupTooSlow(`no answer within ${mostMs} ms`))
        }
        // A busy process first reads what has come meanwhile.
        timer = setTimeout(() => {
          timer = setTimeout(giveUp, 0)
        }, mostMs)
      })
      try {
        return await Promise.race([looking, late])
      } finally {
        clearTimeout(timer)
      }
    }
}
