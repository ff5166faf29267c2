import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routes } from './routes.tsx'

const deepest = (path: string) => matchRoutes(routes, path)?.at(-1)

describe('the table of routes', () => {
  it.each([
    ['SHELL-07', '/'],
    ['SHELL-08', '/test'],
    ['SHELL-09', '/test/session'],
    ['SHELL-10', '/test/results'],
    ['SHELL-11', '/practice'],
    ['SHELL-12', '/practice/session'],
    ['SHELL-13', '/practice/results'],
    ['SHELL-14', '/history'],
    ['SHELL-15', '/notes'],
    ['SHELL-16', '/notes/note-1'],
    ['SHELL-18', '/notes/create'],
    ['SHELL-19', '/doubt-solver'],
    ['SHELL-20', '/files'],
    ['SHELL-21', '/search'],
    ['SHELL-22', '/favorites'],
    ['SHELL-23', '/menu'],
    ['SHELL-24', '/categories'],
    ['SHELL-24', '/category/quantitative'],
    ['SHELL-24', '/subcategory/time-and-work'],
    ['SHELL-25', '/news'],
    ['SHELL-26', '/weakness'],
    ['SHELL-27', '/guide'],
    ['SHELL-27', '/help'],
    ['SHELL-27', '/privacy'],
    ['SHELL-29', '/current-affairs'],
    ['SHELL-30', '/admin'],
    ['SHELL-31', '/not-found'],
    ['ADMIN-05', '/admin/categories'],
    ['ADMIN-05', '/admin/questions'],
    ['ADMIN-05', '/admin/create-question'],
    ['ADMIN-05', '/admin/file-upload'],
    ['ADMIN-07', '/admin/upload'],
  ])('%s has a page at %s', (_id, path) => {
    expect(deepest(path)?.route.Component).toBeTruthy()
    expect(deepest(path)?.route.path).not.toBe('*')
  })

  it('ADMIN-08 shows one screen at /admin/upload and /admin/file-upload', () => {
    expect(deepest('/admin/upload')?.route.Component).toBe(deepest('/admin/file-upload')?.route.Component)
  })

  it('SHELL-18 opens note creation at /notes/create, not a note', () => {
    expect(deepest('/notes/create')?.params).toEqual({})
  })

  it('SHELL-31 sends every other path to the last row', () => {
    expect(deepest('/no/such/page')?.route.path).toBe('*')
  })
})
