import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findProgram } from './find-program.mjs'

const DEBIAN_VERSIONS = '/usr/lib/postgresql'

/** The folder that holds initdb and pg_ctl: POSTGRES_BIN, PATH, or Debian's newest. */
export function findPostgres() {
  const debian = existsSync(DEBIAN_VERSIONS)
    ? readdirSync(DEBIAN_VERSIONS).sort((a, b) => Number(b) - Number(a))
    : []
  const initdb = findProgram([
    process.env.POSTGRES_BIN && join(process.env.POSTGRES_BIN, 'initdb'),
    'initdb',
    ...debian.map((version) => join(DEBIAN_VERSIONS, version, 'bin', 'initdb')),
  ])
  return initdb && dirname(initdb)
}
