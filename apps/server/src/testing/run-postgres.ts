import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, readFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { shareBetweenFiles } from './share-between-files.ts'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)

/** Set by people who run the tests without PostgreSQL. */
export const postgresIsSkipped = process.env.EKAGRA_SKIP_POSTGRES === '1'

/** The folder of initdb and pg_ctl, which the configuration of the tests has found. */
function programFolder(): string {
  const { POSTGRES_BIN } = process.env
  if (POSTGRES_BIN) return POSTGRES_BIN
  throw new Error(
    'PostgreSQL is not installed: these tests need initdb and pg_ctl. Install it, name their folder in POSTGRES_BIN, or set EKAGRA_SKIP_POSTGRES=1',
  )
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package made. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  if (!user.uid || !user.gid)
    throw new Error('root cannot run PostgreSQL, and there is no user called postgres')
  return user
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function execute(program: string, folder: string, options: string[]): Promise<void> {
  await run(join(programFolder(), program), options, { ...unprivilegedUser(), cwd: folder })
}

async function startCluster(folder: string, port: number): Promise<void> {
  // Test data need not survive a crash of the machine.
  const unsafe = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} ${unsafe}`
  await execute('pg_ctl', folder, [
    ...['-D', join(folder, 'data'), '-l', join(folder, 'log')],
    ...['-o', settings, '-w', 'start'],
  ])
}

export async function stopCluster(folder: string): Promise<void> {
  await execute('pg_ctl', folder, ['-D', join(folder, 'data'), '-m', 'immediate', '-w', 'stop'])
}

/** A PostgreSQL of our own in this folder, on a port of its own, reachable from this machine only. */
async function createCluster(folder: string): Promise<number> {
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  await execute('initdb', folder, [
    ...['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
  ])
  await startCluster(folder, port)
  return port
}

async function createDatabaseOn(port: string | number): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const sql = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { max: 1 })
  await sql.unsafe(`create database ${name}`)
  await sql.end()
  return `postgres://postgres@127.0.0.1:${port}/${name}`
}

/** The address of a new, empty database in the PostgreSQL that all test files share. */
export async function createDatabase(): Promise<string> {
  const port = await shareBetweenFiles('postgres', async (folder) => {
    // The user of PostgreSQL must be able to reach its own folder.
    await chmod(dirname(folder), 0o711)
    return String(await createCluster(folder))
  })
  if (!port) throw new Error('the shared PostgreSQL runs only while tests run')
  return createDatabaseOn(port)
}

export interface RunningPostgres {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  /** Of the process that started all others of this PostgreSQL. */
  processId(): number
  start(): Promise<void>
  halt(): Promise<void>
  /** Stops it and removes every trace. */
  remove(): Promise<void>
}

/** A PostgreSQL for one test alone, which may stop it. */
export async function runPostgres(): Promise<RunningPostgres> {
  const folder = await temporaryFolder()
  const port = await createCluster(folder.path)
  const halt = () => stopCluster(folder.path)
  return {
    createDatabase: () => createDatabaseOn(port),
    processId: () => Number.parseInt(readFileSync(join(folder.path, 'data', 'postmaster.pid'), 'utf8'), 10),
    start: () => startCluster(folder.path, port),
    halt,
    async remove() {
      await halt().catch(() => undefined)
      await folder.remove()
    },
  }
}
