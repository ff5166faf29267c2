import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deleteOldFiles } from './build-web.mjs'

it('keeps the scripts of the last build for pages that are open, and deletes what is older', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ekagra-build-'))
  mkdirSync(join(folder, 'assets'))
  const write = (name: string, at: number) => {
    writeFileSync(join(folder, name), name)
    utimesSync(join(folder, name), at / 1000, at / 1000)
  }
  const [first, second, third] = [1_000_000, 2_000_000, 3_000_000]
  write('assets/app-1.js', first)
  write('assets/app-2.js', second)
  write('removed-page.html', second)
  write('assets/app-3.js', third)
  write('assets/same.js', third)
  write('index.html', third)
  const own = deleteOldFiles(folder, third, [
    'assets/app-2.js',
    'assets/same.js',
    'index.html',
    'removed-page.html',
  ])
  expect(own.toSorted()).toEqual(['assets/app-3.js', 'assets/same.js', 'index.html'])
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'assets',
    'assets/app-2.js',
    'assets/app-3.js',
    'assets/same.js',
    'index.html',
  ])
})
