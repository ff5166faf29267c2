import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildReport } from './testing/build-report.ts'
import { copyUsedDataFolder, prepareDataFolder } from './testing/data-folder.ts'
import { openServer } from './testing/open-server.ts'
import {
  connect,
  openFirstAdmin,
  runServer,
  runToExit,
  signIn,
  type TestServer,
} from './testing/run-server.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { waitUntil } from './testing/wait-until.ts'

// Each test starts servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 })

const [mountProgram, unmountProgram] = ['mount', 'umount']
const canMount = process.getuid?.() === 0 && spawnSync(mountProgram, ['--version']).status === 0

const running: TestServer[] = []
async function stopLater<Server extends TestServer>(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  running.push(server)
  return server
}
/** Also after a test that failed: a disk that is in use cannot be taken away. */
async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((server) => server.stop()))
}
afterEach(stopAll)

/** Another program that takes every byte that is left. */
function fillDisk(path: string): void {
  const file = openSync(path, 'w')
  let size = 1024 * 1024
  while (size >= 512) {
    try {
      writeSync(file, Buffer.alloc(size))
    } catch {
      size /= 2
    }
  }
  closeSync(file)
}

const readiness = async ({ url }: TestServer) => {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, body: await answer.json() }
}

/** A small disk of its own for the data folder. */
async function withDisk(size: string, work: (data: string) => Promise<void>): Promise<'done' | string> {
  const folder = await temporaryFolder()
  const data = join(folder.path, 'data')
  await mkdir(data)
  const mount = spawnSync(mountProgram, ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', data], {
    encoding: 'utf8',
  })
  if (mount.status !== 0) return mount.stderr
  try {
    await work(data)
    return 'done'
  } finally {
    await stopAll()
    spawnSync(unmountProgram, [data])
    await folder.remove()
  }
}

describe.skipIf(!canMount)('a data folder on a disk of its own (needs root, to mount it)', () => {
  it('when the disk fills up: says so with 507, in the log and on /readyz; sign-in and delete still work; all is well once there is room', async (test) => {
    const outcome = await withDisk('32m', async (data) => {
      await prepareDataFolder(data)
      const server = await stopLater(openServer({ DATA_DIR: data }))
      const { account } = await openFirstAdmin(server)
      const learner = connect(server)
      await learner.from('reports').insert(buildReport()).throwOnError()
      expect(await readiness(server)).toEqual({ status: 200, body: { status: 'ready' } })

      fillDisk(join(data, 'of-another-program'))
      const refused = await learner.from('reports').insert(buildReport())
      expect(refused.status).toBe(507)
      expect(refused.error?.message).toMatch(
        /^The disk of the server is full, so nothing new can be stored\./,
      )
      expect(await readiness(server)).toEqual({
        status: 503,
        body: { status: 'not ready', cause: 'disk_full' },
      })
      expect(server.output.stderr).toContain('"cause":"disk_full"')

      const admin = await signIn(server, account)
      expect((await admin.storage.from('files').upload('a.txt', 'bytes')).error?.message).toMatch(
        /disk .* is full/,
      )
      expect((await admin.from('reports').select('id').throwOnError()).data).toHaveLength(1)
      expect((await admin.from('reports').delete().eq('content_id', 'q-1')).error).toBeNull()
      expect((await admin.from('reports').select('id').throwOnError()).data).toHaveLength(0)
      // Questions need no disk.
      const questions = await fetch(`${server.url}/functions/v1/generate-questions`, {
        method: 'POST',
        headers: { apikey: server.config.publishableKey },
        body: JSON.stringify({ topic: 'percentages', count: 3, difficulty: 'easy' }),
      })
      expect(questions.status).toBe(200)

      await rm(join(data, 'of-another-program'))
      await waitUntil(async () => (await readiness(server)).status === 200)
      await learner.from('reports').insert(buildReport()).throwOnError()
      await server.stop()
    })
    if (outcome !== 'done') test.skip(`no disk can be mounted here: ${outcome}`)
  })

  it('when it can only be read: the start names that, and leaves the keys alone', async (test) => {
    const outcome = await withDisk('32m', async (data) => {
      await copyUsedDataFolder(data)
      const keys = await readFile(join(data, 'keys.json'), 'utf8')
      spawnSync(mountProgram, ['-o', 'remount,ro', data])
      const { code, stderr } = await runToExit({ environment: { DATA_DIR: data } })
      expect(code).toBe(1)
      expect(stderr).toMatch(/^ekagra: the data folder .* cannot be written to\. Give this user the right/)
      expect(stderr).not.toMatch(/delete|keys/)
      expect(await readFile(join(data, 'keys.json'), 'utf8')).toBe(keys)
    })
    if (outcome !== 'done') test.skip(`no disk can be mounted here: ${outcome}`)
  })
})

describe('a second server on the same data folder', () => {
  it('is refused with a sentence that says what to do, and may start once the first has ended, even by SIGKILL', async () => {
    const folder = await temporaryFolder()
    const environment = { DATA_DIR: join(folder.path, 'data') }
    await copyUsedDataFolder(environment.DATA_DIR)
    const first = await stopLater(runServer(environment))
    const { code, stderr } = await runToExit({ environment })
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^ekagra: the data folder .* is used by another process of Ekagra.*DATABASE_URL\.\n$/,
    )
    first.signal('SIGKILL')
    await first.ended
    const second = await stopLater(openServer(environment))
    await second.stop()
    await folder.remove()
  })
})

describe('reports', () => {
  it('get their date from the server, whatever the sender says, and none from the future', async () => {
    const folder = await temporaryFolder()
    const data = join(folder.path, 'data')
    await prepareDataFolder(data)
    const server = await stopLater(openServer({ DATA_DIR: data }))
    const begun = Date.now()
    const forged = {
      ...buildReport(),
      created_at: '1999-01-01T00:00:00Z',
      reported_at: '2999-01-01T00:00:00Z',
    }
    await connect(server).from('reports').insert([forged]).throwOnError()
    const { client: admin } = await openFirstAdmin(server)
    const { data: rows } = await admin.from('reports').select('created_at, reported_at').throwOnError()
    for (const moment of [rows[0]?.created_at, rows[0]?.reported_at]) {
      expect(Date.parse(moment)).toBeGreaterThanOrEqual(begun - 1000)
      expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now() + 1000)
    }
    await server.stop()
    await folder.remove()
  })

  it('are refused with the cause when 10,000 are stored, because anybody could fill the disk with them', async () => {
    const folder = await temporaryFolder()
    const data = join(folder.path, 'data')
    await prepareDataFolder(data)
    const server = await stopLater(openServer({ DATA_DIR: data }))
    const database = new DatabaseSync(join(data, 'ekagra.db'))
    database.exec(`
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
      INSERT INTO reports (id, content_id, content_type, content_preview, reason, details, include_contact, user_agent, url, reported_at)
      SELECT printf('%08d-0000-4000-8000-000000000000', n), 'q-' || n, 'question', '', 'other', '', 0, '', '/', '2026-11-15T10:00:00Z'
      FROM numbers`)
    database.close()
    const refused = await connect(server).from('reports').insert(buildReport())
    expect([refused.status, refused.error?.code]).toEqual([507, 'too_many_rows'])
    expect(server.output.stderr).toContain('"cause":"too_many_rows"')
    await server.stop()
    await folder.remove()
  })
})
