import type { PoolPlace } from '../backend/pool-table.ts'

interface FillOptions {
  /** The popular topics, the most popular first. */
  places(): PoolPlace[]
  /** Whether nobody waits for a provider, and enough of the budget of the day is left. */
  isQuiet(): boolean
  /** How many questions the pool has. Throws when the database does. */
  sizeOf(place: PoolPlace): Promise<number>
  /** Writes questions for the pool; how many were added. */
  write(place: PoolPlace, count: number): Promise<number>
  onTrouble(error: unknown): void
  now(): number
}

/** Enough for several learners who get different sets. */
const WANTED = 40
const PER_TURN = 10
/** A topic whose questions nobody confirms is left alone for a day. */
const FRUITLESS_TURNS = 2
const REST_MS = 86_400_000

/** One turn of filling the pool ahead of demand: the most popular topic that has too few questions gets some more. */
export function createPoolFiller({ places, isQuiet, sizeOf, write, onTrouble, now }: FillOptions) {
  /** How many turns in a row added nothing, and the moment of the last. */
  const fruitless = new Map<string, { turns: number; at: number }>()
  let isRunning = false
  return async (): Promise<void> => {
    if (isRunning || !isQuiet()) return
    isRunning = true
    try {
      for (const [key, { at }] of fruitless) if (now() - at >= REST_MS) fruitless.delete(key)
      for (const place of places()) {
        const key = JSON.stringify(place)
        const turns = fruitless.get(key)?.turns ?? 0
        if (turns >= FRUITLESS_TURNS) continue
        const missing = WANTED - (await sizeOf(place))
        if (missing <= 0) continue
        const added = await write(place, Math.min(missing, PER_TURN))
        if (added > 0) fruitless.delete(key)
        else fruitless.set(key, { turns: turns + 1, at: now() })
        return
      }
    } catch (error) {
      onTrouble(error)
    } finally {
      isRunning = false
    }
  }
}
