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
}

/** Enough for several learners who get different sets. */
const WANTED = 40
const PER_TURN = 10
/** A topic whose questions nobody confirms is left alone for the day. */
const FRUITLESS_TURNS = 2

/** One turn of filling the pool ahead of demand: the most popular topic that has too few questions gets some more. */
export function createPoolFiller({ places, isQuiet, sizeOf, write, onTrouble }: FillOptions) {
  const fruitless = new Map<string, number>()
  let isRunning = false
  return async (): Promise<void> => {
    if (isRunning || !isQuiet()) return
    isRunning = true
    try {
      for (const place of places()) {
        const key = JSON.stringify(place)
        if ((fruitless.get(key) ?? 0) >= FRUITLESS_TURNS) continue
        const missing = WANTED - (await sizeOf(place))
        if (missing <= 0) continue
        const added = await write(place, Math.min(missing, PER_TURN))
        fruitless.set(key, added > 0 ? 0 : (fruitless.get(key) ?? 0) + 1)
        return
      }
    } catch (error) {
      onTrouble(error)
    } finally {
      isRunning = false
    }
  }
}
