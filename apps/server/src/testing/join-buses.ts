import type { Bus, BusListener, RowChange } from '../backend/realtime-source.ts'

export interface TestBus extends Bus {
  /** As if the database had told it. */
  tellRows(change: RowChange): void
  /** As if the process had died. */
  die(): void
}

/** Buses of several processes, without a database between them. */
export function joinBuses(...names: string[]): TestBus[] {
  const listeners = new Map<string, BusListener>()
  const others = (self: string) => [...listeners].filter(([name]) => name !== self)
  return names.map((self) => ({
    self,
    publish(text) {
      if (listeners.has(self)) for (const [, listener] of others(self)) listener.message(self, text)
    },
    async listen(listener) {
      listeners.set(self, listener)
      listener.connected()
    },
    tellRows(change) {
      for (const listener of listeners.values()) listener.rows(change)
    },
    die() {
      listeners.delete(self)
      for (const [, listener] of others(self)) listener.gone(self)
    },
    close: () => Promise.resolve(),
  }))
}
