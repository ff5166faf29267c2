/** Debian's packages, for tools/setup.mjs: plain JavaScript for Node 20 with nothing but Node in it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './paths.mjs'

const DAY_MS = 86_400_000
const lastUpdate = join(cacheFolder, 'debian-update')
/** A machine without a network must not wait for minutes. */
const PATIENCE = [
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
  '-o',
  'Acquire::Retries=0',
]

/** Whether packages can be installed here without asking anybody for a password. */
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

/** Whether Debian was asked for its newest packages within a day. */
export function wasUpdatedToday() {
  return existsSync(lastUpdate) && Date.now() - statSync(lastUpdate).mtimeMs < DAY_MS
}

/** Asks Debian which packages there are. Without a network the lists of the last time are used, until tomorrow. */
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
 * The packages of which Debian has a newer version than the machine, or that are not installed, from what `apt-cache policy` says.
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
