import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findProgram } from './find-program.mjs'

const DEBIAN_VERSIONS = '/usr/lib/postgresql'

/** The folders of Debian's versions, the newest first. */
const debianFolders = () =>
  existsSync(DEBIAN_VERSIONS)
    ? readdirSync(DEBIAN_VERSIONS)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_VERSIONS, version, 'bin'))
    : []

/** The folder that holds initdb and pg_ctl: POSTGRES_BIN, PATH, or Debian's newest. */
export function findPostgres() {
  const initdb = findProgram([
    process.env.POSTGRES_BIN && join(process.env.POSTGRES_BIN, 'initdb'),
    'initdb',
    ...debianFolders().map((folder) => join(folder, 'initdb')),
  ])
  return initdb && dirname(initdb)
}

/** The folder that holds pg_dump and pg_restore, which machines have without a server of their own too. */
export function findPostgresClients() {
  const dump = findProgram([
    process.env.POSTGRES_BIN && join(process.env.POSTGRES_BIN, 'pg_dump'),
    ...debianFolders().map((folder) => join(folder, 'pg_dump')),
    'pg_dump',
  ])
  if (!dump)
    throw new Error(
      'pg_dump was not found. Install the client programs of PostgreSQL, or name their folder in POSTGRES_BIN',
    )
  return dirname(dump)
}
