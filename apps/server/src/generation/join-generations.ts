import type { RelayPart } from '../backend/cooperation.ts'

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
  /** Whether other processes may read it too; not what a learner's own words shape. */
  isRelayed: boolean
  start(signal: AbortSignal): AsyncIterable<Item>
  /** Called with the items that were made here, before the generation is removed. */
  finish(items: readonly Item[]): Promise<void>
}

/** How equal requests to several processes find each other. */
export interface JoinerOptions<Item> {
  enterRelay(key: string): Promise<RelayPart>
  /** An item that another process has sent. */
  parse(item: unknown): Item
  onTrouble(error: unknown): void
}

/**
 * Lets equal requests that come at the same time share one generation, whichever process they come to. Each reader gets all its items. It is cancelled when the
 * last reader has left early, and runs to its end when the readers simply have enough and the rest is of use.
 */
export function createGenerationJoiner<Item>(relay?: JoinerOptions<Item> | undefined) {
  const running = new Map<string, Set<Shared<Item>>>()

  /** Without the database each process writes for itself. */
  const enter = ({ key, size, isRelayed }: JoinRequest<Item>): Promise<RelayPart | undefined> =>
    relay && isRelayed
      ? relay.enterRelay(JSON.stringify([key, size])).catch((error: unknown) => {
          relay.onTrouble(error)
          return undefined
        })
      : Promise.resolve(undefined)

  const begin = (request: JoinRequest<Item>): Shared<Item> => {
    const { key, size, start, finish } = request
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
    const take = (item: Item) => {
      shared.items.push(item)
      tell()
    }
    const { signal } = shared.controller
    /** @returns whether another process gave everything; if not, this one may have to go on */
    const readFromOther = async (items: AsyncGenerator<unknown, boolean>): Promise<boolean> => {
      for (;;) {
        const next = await items.next()
        if (next.done) return next.value
        if (relay) take(relay.parse(next.value))
      }
    }
    const run = async () => {
      const made: Item[] = []
      let writer: Extract<RelayPart, { role: 'writer' }> | undefined
      try {
        for (;;) {
          const part = await enter(request)
          if (part?.role === 'reader') {
            const isComplete = await readFromOther(part.items(signal)).catch((error: unknown) => {
              signal.throwIfAborted()
              relay?.onTrouble(error)
              return false
            })
            if (isComplete) break
            continue
          }
          writer = part
          for await (const item of start(signal)) {
            made.push(item)
            take(item)
            writer?.send(item)
          }
          break
        }
      } catch (error) {
        shared.failure = { error }
      }
      shared.isOver = true
      tell()
      // Removed only now: a request in the meantime still joins, a later one finds the stored items.
      await finish(made).catch(() => undefined)
      // What failed here would fail elsewhere too; what was cancelled may still be wanted there.
      await writer?.end(!signal.aborted)
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
