import { type ComponentType, lazy } from 'react'

/** How many pages are being fetched, for the sign that says so. */
const pending = new Set<Promise<unknown>>()
const listeners = new Set<() => void>()

function watch<Value>(arrival: Promise<Value>): Promise<Value> {
  const publish = () => {
    for (const listener of listeners) listener()
  }
  pending.add(arrival)
  publish()
  const settled = () => {
    pending.delete(arrival)
    publish()
  }
  arrival.then(settled, settled)
  return arrival
}

export const pendingPages = {
  any: () => pending.size > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** A page whose code arrives when it is first opened. The module exports it as `Component`. */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>) {
  return lazy(async () => ({ default: (await watch(load())).Component }))
}
