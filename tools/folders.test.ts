import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

const MOST = 40

/** Lists: one file for each record, language area or range of words, and nobody looks through them for a name. */
const LISTS = [
  'docs/decisions',
  /^apps\/web\/src\/messages\/..$/,
  /^packages\/questions\/src\/topic\/(names|near|words)$/,
]

const isList = (folder: string) =>
  LISTS.some((list) => (typeof list === 'string' ? list === folder : list.test(folder)))

it(`no folder holds more than ${MOST} files and folders, except lists of data`, () => {
  const entries = new Map<string, Set<string>>()
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  for (const file of files.split('\0')) {
    for (let path = file; path !== '' && path !== '.'; path = dirname(path)) {
      const folder = dirname(path)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path))
    }
  }
  const crowded = [...entries].filter(([folder, { size }]) => size > MOST && !isList(folder))
  expect(crowded.map(([folder, { size }]) => `${folder}: ${size}`)).toEqual([])
})
