import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

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

/**
 * Deletes the files of builds before the last one. Files of the last one stay, for pages that were open during this build.
 * @param {string} folder of the built app
 * @param {number} started when this build began
 * @param {string[]} before the files of the last build
 * @returns {string[]} the files of this build
 */
export function deleteOldFiles(folder, started, before) {
  const files = filesBelow(folder).map((path) => relative(folder, path))
  // A build writes all of its files anew. File systems round times, so a second is allowed for.
  const own = files.filter((name) => statSync(join(folder, name)).mtimeMs >= started - 1000)
  const kept = new Set([...own, ...before.filter((name) => name.startsWith('assets'))])
  for (const name of files) if (!kept.has(name)) rmSync(join(folder, name))
  return own
}

/** @param {string} listFile @returns {string[]} */
function readList(listFile) {
  return existsSync(listFile) ? readFileSync(listFile, 'utf8').split('\n') : []
}

/**
 * Builds the web app if its sources changed since the last build. With QUICK_BUILD=1 its files are compressed less, which does for
 * tests; a server for learners then builds it anew.
 */
export async function buildWebIfChanged() {
  const stampFile = join(cacheFolder, 'web-build')
  const hash = hashWebSources()
  const isQuick = process.env.QUICK_BUILD === '1'
  const stamp = isQuick ? `${hash} quick` : hash
  const last =
    existsSync(join(webFolder, 'dist', 'index.html')) && existsSync(stampFile)
      ? readFileSync(stampFile, 'utf8')
      : undefined
  if (last === hash || last === stamp) return

  console.log('ekagra: building the web app ...')
  const started = Date.now()
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: webFolder,
    stdio: 'inherit',
  })
  // A stop during the build ends the build too.
  const stop = () => {
    build.kill()
    process.exit(1)
  }
  for (const signal of STOP_SIGNALS) process.once(signal, stop)
  const [code] = await once(build, 'exit')
  for (const signal of STOP_SIGNALS) process.off(signal, stop)
  if (code !== 0) {
    console.error('ekagra: the web app could not be built; the reason stands above.')
    process.exit(1)
  }
  mkdirSync(cacheFolder, { recursive: true })
  const listFile = join(cacheFolder, 'web-files')
  writeFileSync(listFile, deleteOldFiles(join(webFolder, 'dist'), started, readList(listFile)).join('\n'))
  writeFileSync(stampFile, stamp)
}

if (import.meta.main) await buildWebIfChanged()
