/** Debian's packages, for tools/setup.mjs: plain JavaScript for Node 20 without dependencies. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './paths.mjs'

const DAY_MS = 86_400_000
const lastUpdate = join(cacheFolder, 'debian-update')
/** Without a network, do not wait for minutes. */
const PATIENCE = [
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
  '-o',
  'Acquire::Retries=0',
]

/** Whether packages can be installed here without a password. */
export function canInstallDebianPackages() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false
  return process.getuid?.() === 0 || spawnSync('sudo', ['-n', 'true']).status === 0
}

/** @param {string[]} step */
function runAptGet(step) {
  const [command = '', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...step]
  try {
    execFileSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

/** Whether the package lists were updated within a day. */
export function wasUpdatedToday() {
  return existsSync(lastUpdate) && Date.now() - statSync(lastUpdate).mtimeMs < DAY_MS
}

/** Updates Debian's package lists. Without a network the old lists are used until tomorrow. */
export function updateDebianPackages() {
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(lastUpdate, '')
  return runAptGet(['update', '-qq', ...PATIENCE])
}

/** @param {readonly string[]} names */
export function installDebianPackages(names) {
  if (!wasUpdatedToday()) updateDebianPackages()
  console.log(`ekagra: installing Debian's ${names.join(' and ')} ...`)
  return runAptGet(['install', '-y', '-qq', '--no-install-recommends', ...PATIENCE, ...names])
}

/**
 * The packages that are not installed or of which Debian has a newer version, from the output of `apt-cache
 * policy`.
 * @param {string} policy
 */
export function outdatedPackages(policy) {
  return policy
    .split(/^(?=\S)/m)
    .filter((entry) => {
      const [, installed] = /^ +Installed: (.+)$/m.exec(entry) ?? []
      const [, candidate] = /^ +Candidate: (.+)$/m.exec(entry) ?? []
      return candidate !== undefined && candidate !== '(none)' && candidate !== installed
    })
    .map((entry) => entry.slice(0, entry.indexOf(':')))
}

/** @param {readonly string[]} names */
export function readPolicy(names) {
  return (
    spawnSync('apt-cache', ['policy', ...names], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    }).stdout ?? ''
  )
}
