import { type ComponentType, lazy } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { createListeners } from '../lib/stores/core/listeners.ts'
import { routesTo } from './route-to.ts'

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

/** `loadFirstView` fetches what the page shows at once, so that nothing moves when it comes. */
type LoadPage = () => Promise<{ Component: ComponentType; loadFirstView?: () => Promise<unknown> }>

const loaders = new WeakMap<object, LoadPage>()

/** A page whose code loads when it is first opened. The module exports it as `Component`. */
export function lazyPage(load: LoadPage) {
  let arrival: ReturnType<LoadPage> | undefined
  // Asked once: a second import after a failure passes over the style sheet that was missing.
  const arrive = () => {
    arrival ??= load()
    return arrival
  }
  const page = lazy(async () => ({ default: (await watch(arrive())).Component }))
  loaders.set(page, arrive)
  return page
}

/**
 * Fetches the pages at an address and puts them in the place of their lazy ones, before the first render: a lazy page shows its
 * spinner for a third of a second, even when its code is there.
 */
export async function loadPageAt(routes: RouteObject[], pathname: string): Promise<void> {
  const found = routesTo(routes, pathname) ?? matchRoutes(routes, pathname)?.map(({ route }) => route) ?? []
  await Promise.all(
    found.map(async (route) => {
      const load = route.Component && loaders.get(route.Component)
      if (!load) return
      const { Component, loadFirstView } = await load()
      route.Component = Component
      // The page itself says what is missing.
      await loadFirstView?.().catch(() => undefined)
    }),
  )
}
