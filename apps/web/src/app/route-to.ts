import type { RouteObject } from 'react-router'

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function leadsTo({ path, index }: RouteObject, wanted: readonly string[], mayName: boolean): boolean {
  if (index) return wanted.length === 0
  if (path === undefined) return false
  const segments = segmentsOf(path)
  return (
    segments.length === wanted.length &&
    segments.every((segment, place) => segment === wanted[place] || (mayName && segment.startsWith(':')))
  )
}

function find(
  routes: readonly RouteObject[],
  wanted: readonly string[],
  mayName: boolean,
): RouteObject[] | undefined {
  for (const route of routes) {
    if (leadsTo(route, wanted, mayName)) return [route]
    const below =
      route.children && route.path === undefined ? find(route.children, wanted, mayName) : undefined
    if (below) return [route, ...below]
  }
  return undefined
}

/**
 * The way to the page at an address, the outermost layout first, or nothing for addresses that only the router knows. The router
 * ranks the addresses of all pages each time, for which a slow phone takes 50 ms.
 */
export function routesTo(routes: readonly RouteObject[], pathname: string): RouteObject[] | undefined {
  // '/notes/create' is a page of its own, and not the note 'create'.
  const wanted = segmentsOf(pathname)
  return find(routes, wanted, false) ?? find(routes, wanted, true)
}

/** The table of pages with only the way to this one in it; the whole table where the way is not found. */
export function narrowTo(routes: RouteObject[], pathname: string): RouteObject[] {
  const way = routesTo(routes, pathname)
  if (!way) return routes
  return way.reduceRight<RouteObject[]>(
    (children, route) => [route.index || children.length === 0 ? route : { ...route, children }],
    [],
  )
}
