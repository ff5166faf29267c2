import { type ComponentType, lazy } from 'react'
import { createListeners } from '../lib/stores/core/listeners.ts'

/** How many pages are being fetched, for the loading indicator. */
const pending = new Set<Promise<unknown>>()
const { subscribe, notify } = createListeners()

function watch<Value>(arrival: Promise<Value>): Promise<Value> {
  pending.add(arrival)
  notify()
  const settled = () => {
    pending.delete(arrival)
    notify()
  }
  arrival.then(settled, settled)
  return arrival
}

export const pendingPages = {
  any: () => pending.size > 0,
  subscribe,
}

/** A page whose code loads when it is first opened. The module exports it as `Component`. */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>) {
  return lazy(async () => ({ default: (await watch(load())).Component }))
}
