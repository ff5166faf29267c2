import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './paths.mjs'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/decisions/*.md', { cwd: root }),
]

/** Paths between backticks, and links to files. `<chapter>` and the like match any name. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:apps|packages|e2e|bench|tools|docs|supabase)\/[^`\s]*)`|\]\(((?!https?:|#)[^)#\s]+)\)/g,
    ),
  ].flatMap(([, named, linked]) => named ?? linked ?? [])

describe.each(DOCUMENTS)('%s', (document) => {
  it('names only files and folders that exist', () => {
    const folder = join(root, document, '..')
    const missing = pathsIn(read(document)).filter((path) => {
      const pattern = path.replace(/<[^>]+>/g, '*')
      return [folder, root].every(
        (from) => !existsSync(join(from, path)) && globSync(pattern, { cwd: from }).length === 0,
      )
    })
    expect(missing).toEqual([])
  })
})

it('gives the reason for every dependency in record 9', () => {
  const record = read('docs/decisions/0009-dependencies.md')
  const named = new Set([...record.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const used = globSync('{package.json,apps/*/package.json,packages/*/package.json}', { cwd: root }).flatMap(
    (path) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(path))
      return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    },
  )
  const unexplained = [...new Set(used)].filter((name) => !name.startsWith('@ekagra/') && !named.has(name))
  expect(unexplained).toEqual([])
})

it('names tests that exist for the doors that were open', () => {
  const named = [...read('docs/security/threat-model.md').matchAll(/`([\w./-]+\.test\.ts)` '([^']+)'/g)]
  expect(named.length).toBeGreaterThan(20)
  const files = globSync('{apps/server/src,tools}/**/*.test.ts', { cwd: root })
  const missing = named.filter(([, file = '', title = '']) => {
    const path = files.find((one) => one === file || one.endsWith(`/${file}`))
    return path === undefined || !read(path).includes(title)
  })
  expect(missing.map(([line]) => line)).toEqual([])
})
