import { CircuitState, type IBreaker } from 'cockatiel'

interface ShareBreakerOptions {
  /** The fewest failures that count. */
  least: number
  /** Other calls that are under way. */
  underWay(): number
  /** Monotonic milliseconds. */
  now(): number
}

/** The share of failing calls that means that a provider is down, and the time in which they are counted. */
const FAILING_SHARE = 0.75
const WINDOW_MS = 30_000

/**
 * Says that a provider is down when most of its calls fail. Not several in a row: refusals come at once and answers take seconds, and calls
 * that hang fail together. So calls that are under way count as good until they end.
 */
export function createShareBreaker({ least, underWay, now }: ShareBreakerOptions): IBreaker {
  let failures: number[] = []
  let successes: number[] = []
  const recent = (moments: readonly number[]) => moments.filter((moment) => moment > now() - WINDOW_MS)
  return {
    // Nothing survives a restart.
    state: undefined,
    success(state) {
      successes = state === CircuitState.Closed ? [...recent(successes), now()] : []
      if (state !== CircuitState.Closed) failures = []
    },
    failure() {
      failures = [...recent(failures), now()]
      successes = recent(successes)
      const all = failures.length + successes.length + underWay()
      return failures.length >= least && failures.length / all >= FAILING_SHARE
    },
  }
}
