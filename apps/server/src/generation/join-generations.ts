/** The reason of a reader who leaves because it has all it wants: others may still want the rest. */
export class HasEnough extends Error {
  override name = 'HasEnough'
}

/** One running generation and its readers. */
interface Shared<Item> {
  size: number
  items: Item[]
  isOver: boolean
  failure: { error: unknown } | undefined
  readers: number
  /** Resolved and replaced with every change. */
  changed: PromiseWithResolvers<void>
  controller: AbortController
}

interface JoinRequest<Item> {
  /** Requests with the same key want the same. */
  key: string
  /** How many items this one wants; a generation of at least as many serves it. */
  size: number
  /** Whether the rest is of use to others when all readers have enough. */
  isWorthFinishing: boolean
  start(signal: AbortSignal): AsyncIterable<Item>
  /** Called with all items before the generation is removed. */
  finish(items: readonly Item[]): Promise<void>
}

/**
 * Lets equal requests that come at the same time share one generation. Each reader gets all its items. It is cancelled when the
 * last reader has left early, and runs to its end when the readers simply have enough and the rest is of use.
 */
export function createGenerationJoiner<Item>() {
  const running = new Map<string, Set<Shared<Item>>>()

  const begin = ({ key, size, start, finish }: JoinRequest<Item>): Shared<Item> => {
    const shared: Shared<Item> = {
      size,
      items: [],
      isOver: false,
      failure: undefined,
      readers: 0,
      changed: Promise.withResolvers(),
      controller: new AbortController(),
    }
    const group = running.get(key) ?? new Set()
    running.set(key, group.add(shared))
    const tell = () => {
      shared.changed.resolve()
      shared.changed = Promise.withResolvers()
    }
    const run = async () => {
      try {
        for await (const item of start(shared.controller.signal)) {
          shared.items.push(item)
          tell()
        }
      } catch (error) {
        shared.failure = { error }
      }
      shared.isOver = true
      tell()
      // Removed only now: a request in the meantime still joins, a later one finds the stored items.
      await finish(shared.items).catch(() => undefined)
      group.delete(shared)
      if (group.size === 0) running.delete(key)
    }
    void run()
    return shared
  }

  return {
    /** How many generations are under way. */
    count: () => [...running.values()].reduce((sum, group) => sum + group.size, 0),

    async *join(request: JoinRequest<Item>, signal: AbortSignal): AsyncGenerator<Item> {
      const isUsable = ({ size, controller }: Shared<Item>) =>
        size >= request.size && !controller.signal.aborted
      const shared = [...(running.get(request.key) ?? [])].find(isUsable) ?? begin(request)
      shared.readers += 1
      const gone = Promise.withResolvers<void>()
      const leave = () => gone.resolve()
      signal.addEventListener('abort', leave, { once: true })
      let next = 0
      try {
        for (;;) {
          signal.throwIfAborted()
          const { changed, isOver, failure } = shared
          const item = shared.items[next]
          if (item !== undefined) {
            next += 1
            yield item
          } else if (failure) throw failure.error
          else if (isOver) return
          else await Promise.race([changed.promise, gone.promise])
        }
      } finally {
        signal.removeEventListener('abort', leave)
        shared.readers -= 1
        const hasGone = signal.aborted && !(signal.reason instanceof HasEnough)
        if (shared.readers === 0 && (hasGone || !request.isWorthFinishing)) shared.controller.abort()
      }
    },
  }
}
