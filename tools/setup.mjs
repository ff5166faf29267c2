/**
 * Installs what a command needs if it is missing: packages, and for the tests a browser and PostgreSQL.
 * Runs before anything is installed, so it is plain JavaScript for Node 20 without dependencies.
 * If everything is installed it prints nothing.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import {
  canInstallDebianPackages,
  installDebianPackages,
  outdatedPackages,
  readPolicy,
  updateDebianPackages,
  wasUpdatedToday,
} from './debian-packages.mjs'
import { findBrowser, findWholeBrowser } from './find-browser.mjs'
import { findPostgres } from './find-postgres.mjs'
import { root } from './paths.mjs'

const OLDEST_NODE = 20
const SERVER_NODE = 24

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(`ekagra: ${message}`)
  process.exit(1)
}

/** The PATH without our own node_modules: an install may replace the Node in it. */
function outerPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter)
}

async function ensurePackages() {
  const stampFile = join(root, 'node_modules', '.ekagra-installed')
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return

  console.log('ekagra: installing packages (first start, or the lock file changed) ...')
  // Not `npm ci`: it fails if a registry lacks the binary of another platform. The lock file applies either
  // way.
  const install = spawn('npm', ['install', '--no-save', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: outerPath() },
    shell: process.platform === 'win32',
  })
  process.once('exit', () => install.kill())
  const [code] = await once(install, 'close').catch((error) =>
    stop(`npm could not be run (${error.message}). Install Node.js with npm.`),
  )
  if (code !== 0) {
    stop(
      'packages could not be installed. Check that the npm registry can be reached, then run the command again.',
    )
  }
  writeFileSync(stampFile, stamp)
}

function ensureNode() {
  const own = join(root, 'node_modules', '.bin', 'node')
  const command = existsSync(own) ? own : 'node'
  const version = spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  if (Number(version.slice(1).split('.')[0]) >= SERVER_NODE) return
  stop(
    `Node.js ${SERVER_NODE} is needed and only ${version.trim() || 'none'} was found. ` +
      `Its npm package did not install for ${process.platform}-${process.arch}: install Node.js ${SERVER_NODE} or later.`,
  )
}

/**
 * @param {() => string | undefined} find
 * @param {string} debianPackage
 * @param {string} advice
 */
function ensureProgram(find, debianPackage, advice) {
  if (find()) return
  if (canInstallDebianPackages()) installDebianPackages([debianPackage])
  if (!find()) stop(advice)
}

/**
 * The full browser for gestures; the headless build of the same version for the rest, at a third of the cost.
 */
const DEBIAN_BROWSER = ['chromium', 'chromium-headless-shell']

/**
 * Installs the newest Chromium of Debian, checked once a day, so that the tests use a new browser before
 * learners do. CHROME_PATH overrides this.
 */
function ensureBrowser() {
  const isMissing = !findBrowser() || !findWholeBrowser()
  if (!process.env.CHROME_PATH && (isMissing || !wasUpdatedToday()) && canInstallDebianPackages()) {
    const isUpdated = updateDebianPackages()
    const outdated = outdatedPackages(readPolicy(DEBIAN_BROWSER))
    if (outdated.length > 0 && !installDebianPackages(outdated) && isUpdated)
      console.log('ekagra: the newest Chromium could not be installed; the tests use the one that is here.')
  }
  if (!findBrowser() || !findWholeBrowser())
    stop(
      'the browser tests need Chrome or Chromium and none was found. Install one, or name it in CHROME_PATH.',
    )
}

const command = process.argv[2] ?? 'start'
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  stop(`Node.js ${OLDEST_NODE} or later is needed, and this is ${process.version}.`)
}
const packages = ensurePackages()
if (command === 'test') {
  // Debian's packages arrive while npm unpacks its own.
  ensureBrowser()
  ensureProgram(
    findPostgres,
    'postgresql',
    'the database tests need PostgreSQL and none was found. Install it, or name the folder of initdb in POSTGRES_BIN.',
  )
}
await packages
ensureNode()
