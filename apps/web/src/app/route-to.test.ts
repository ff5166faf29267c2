import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { narrowTo, routesTo } from './route-to.ts'
import { routes } from './routes.tsx'

/** Every address of the table, with a name in the place of each parameter. */
function addressesOf(table: readonly RouteObject[], above = ''): string[] {
  return table.flatMap(({ path = '', children }) => {
    const here = path.startsWith('/') ? path : `${above}/${path}`
    return children ? addressesOf(children, here) : [here.replaceAll(/\/+/g, '/').replaceAll(/:\w+/g, 'x1')]
  })
}

const found = (table: RouteObject[], pathname: string) =>
  matchRoutes(table, pathname)?.map(({ route: { Component, element, path }, params }) => ({
    Component,
    element,
    path,
    params,
  }))

describe('the way to a page', () => {
  const addresses = addressesOf(routes)

  it.each([
    ...addresses,
    '/notes/create',
    '/PRACTICE',
    '/practice/',
    '/no/such/page',
    '/notes/a%20b',
    '/admin/x',
  ])('is the one that the router finds: %s', (pathname) => {
    expect(found(narrowTo(routes, pathname), pathname)).toEqual(found(routes, pathname))
  })

  it('is found without the router for every page of a learner', () => {
    const learner = addresses.filter((address) => !address.startsWith('/admin') && address !== '/*')
    expect(learner.length).toBeGreaterThan(30)
    expect(learner.filter((address) => !routesTo(routes, address))).toEqual([])
  })
})
