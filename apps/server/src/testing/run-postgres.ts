import { execFile, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)

/** Whether the person running the tests has chosen to do without PostgreSQL. */
export const postgresIsSkipped = process.env.EKAGRA_SKIP_POSTGRES === '1'

/** The folder of initdb and pg_ctl, which the configuration of the tests has found. */
function programFolder(): string {
  const { POSTGRES_BIN } = process.env
  if (POSTGRES_BIN) return POSTGRES_BIN
  throw new Error(
    'PostgreSQL is not installed: these tests need initdb and pg_ctl. Install it, name their folder in POSTGRES_BIN, or set EKAGRA_SKIP_POSTGRES=1',
  )
}

/** PostgreSQL refuses to run as root, so root lends it the user that its package made. */
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

export interface RunningPostgres {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  start(): Promise<void>
  halt(): Promise<void>
  /** Stops it and removes every trace. */
  remove(): Promise<void>
}

/** A PostgreSQL of our own for the length of a test: own folder, own port, reachable from this machine only. */
export async function runPostgres(): Promise<RunningPostgres> {
  const programs = programFolder()
  const user = unprivilegedUser()
  const folder = await temporaryFolder()
  if (user) chownSync(folder.path, user.uid, user.gid)
  const data = join(folder.path, 'data')
  const port = await freePort()
  const execute = (program: string, options: string[]) =>
    run(join(programs, program), options, { ...user, cwd: folder.path })

  await execute('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder.path} -c fsync=off`
  const start = async () => {
    await execute('pg_ctl', ['-D', data, '-l', join(folder.path, 'log'), '-o', settings, '-w', 'start'])
  }
  const halt = async () => {
    await execute('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
  }
  await start()

  let count = 0
  return {
    async createDatabase() {
      count += 1
      const sql = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { max: 1 })
      await sql.unsafe(`create database test_${count}`)
      await sql.end()
      return `postgres://postgres@127.0.0.1:${port}/test_${count}`
    },
    start,
    halt,
    async remove() {
      await halt().catch(() => undefined)
      await folder.remove()
    },
  }
}
