import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cacheFolder, root, webFolder } from './paths.mjs'

const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/first-pages.ts',
  'apps/web/ocr-files.ts',
  'apps/web/offline-files.ts',
  'apps/web/prerender.ts',
  'apps/web/shared-files.ts',
  'apps/web/service-worker.js',
  'packages/schema/src',
  'packages/exam/src',
  'packages/questions/src',
  'package-lock.json',
]

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch {
    return [path]
  }
}

/** One hash of all sources of the web app. */
export function hashWebSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Builds the web app if its sources changed since the last build. */
export function buildWebIfChanged() {
  const stampFile = join(cacheFolder, 'web-build')
  const stamp = hashWebSources()
  const isFresh = existsSync(join(webFolder, 'dist', 'index.html')) && existsSync(stampFile)
  if (isFresh && readFileSync(stampFile, 'utf8') === stamp) return

  console.log('ekagra: building the web app ...')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: webFolder,
    stdio: 'inherit',
  })
  if (build.status !== 0) {
    console.error('ekagra: the web app could not be built; the reason stands above.')
    process.exit(1)
  }
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(stampFile, stamp)
}

if (import.meta.main) buildWebIfChanged()
