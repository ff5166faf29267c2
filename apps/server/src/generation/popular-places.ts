import type { PoolPlace } from '../backend/pool-table.ts'

interface Popularity {
  place: PoolPlace
  /** Requests, each counting half as much with every hour that passes. */
  weight: number
  at: number
}

const HALF_LIFE_MS = 60 * 60_000
/** One request may be chance; from this weight on a topic counts as popular. */
const LEAST_WEIGHT = 1.5
/** More topics than a server fills in a day. */
const MOST_PLACES = 500

/** Remembers what learners ask for, the latest requests most, so that the pool can be filled before the next ones come. */
export function createPopularPlaces(now: () => number) {
  const places = new Map<string, Popularity>()
  const keyOf = ({ topic, ...rest }: PoolPlace) => JSON.stringify({ ...rest, topic: topic.toLowerCase() })
  const weightNow = ({ weight, at }: Popularity) => weight * 0.5 ** ((now() - at) / HALF_LIFE_MS)
  return {
    ask(place: PoolPlace): void {
      const key = keyOf(place)
      const known = places.get(key)
      places.delete(key)
      places.set(key, { place, weight: (known ? weightNow(known) : 0) + 1, at: now() })
      const [oldest] = places.keys()
      if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest)
    },
    /** The most popular first. */
    list(): PoolPlace[] {
      return [...places.values()]
        .map((popularity) => ({ place: popularity.place, weight: weightNow(popularity) }))
        .filter(({ weight }) => weight >= LEAST_WEIGHT)
        .sort((a, b) => b.weight - a.weight)
        .map(({ place }) => place)
    },
  }
}
