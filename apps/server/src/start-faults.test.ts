import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBackend } from './backend/open-backend.ts'
import { readEnvironment, StartProblem } from './environment.ts'
import { openHttpServer } from './http-server.ts'
import { copyUsedDataFolder, dataFolder, MIGRATIONS, prepareDataFolder } from './testing/data-folder.ts'
import { openServer } from './testing/open-server.ts'
import { runServer, runToExit } from './testing/run-server.ts'
import { type TemporaryFolder, temporaryFolder } from './testing/temporary-folder.ts'

// Each test starts several servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const isRoot = process.getuid?.() === 0
/** The user `nobody`: root may write everywhere, so a read-only folder is tested as another user. */
const NOBODY = 65_534

describe('a start that cannot succeed says in one line what is wrong and what to do', () => {
  let folder: TemporaryFolder
  let data: string

  beforeEach(async () => {
    folder = await temporaryFolder()
    data = join(folder.path, 'data')
  })
  afterEach(() => folder.remove())

  async function expectProblem(options: Parameters<typeof runToExit>[0], sentence: RegExp): Promise<string> {
    const { code, stdout, stderr } = await runToExit(options)
    expect(stderr).toMatch(/^ekagra: [^\n]+\n$/)
    expect(stderr).toMatch(sentence)
    expect(code).toBe(1)
    expect(stdout).toBe('')
    return stderr
  }

  /** What opening the database says: a start prints it in the same way as the problems above, without a process of its own for each. */
  async function expectNoBackend(environment: Record<string, string>, sentence: RegExp): Promise<string> {
    const opening = openBackend(readEnvironment(environment), MIGRATIONS)
    await expect(opening).rejects.toThrow(StartProblem)
    const line = await opening.then(String, ({ message }: StartProblem) => message)
    expect(line).toMatch(/^[^\n]+$/)
    expect(line).toMatch(sentence)
    return line
  }

  it('with bad values in the environment', async () => {
    await expectProblem(
      { environment: { PORT: 'http', LOG_LEVEL: 'loud', OPENAI_API_KEY: 'two words' } },
      /PORT: put .*OPENAI_API_KEY: put .*LOG_LEVEL: put /,
    )
  })

  it('when the port is taken, before anything is written', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    await expectProblem(
      { environment: { PORT: String(port), DATA_DIR: data } },
      new RegExp(`port ${port} is taken by another program.*PORT`),
    )
    expect(existsSync(data)).toBe(false)
    await new Promise((resolve) => other.close(resolve))
  })

  it('when the address does not belong to this machine', async () => {
    const opening = openHttpServer('192.0.2.1', 0)
    await expect(opening).rejects.toThrow(StartProblem)
    await expect(opening).rejects.toThrow(/^192\.0\.2\.1 is not an address of this machine\. Put .* in HOST$/)
  })

  it('when the database file is garbage, and does not change it', async () => {
    await mkdir(data)
    const garbage = randomBytes(50_000)
    await writeFile(join(data, 'ekagra.db'), garbage)
    await expectProblem(
      { environment: { DATA_DIR: data } },
      /ekagra\.db is damaged and was left untouched\. Restore/,
    )
    expect((await readFile(join(data, 'ekagra.db'))).equals(garbage)).toBe(true)
    // Beside it, only what every start writes first.
    expect(await readdir(data)).toEqual(['ekagra.db', 'reserve.bin', 'server.lock'])
  })

  it('when pages in the middle of a database that worked are overwritten', async () => {
    await copyUsedDataFolder(data)
    const bytes = await readFile(join(data, 'ekagra.db'))
    randomBytes(60_000).copy(bytes, 8192)
    await writeFile(join(data, 'ekagra.db'), bytes)
    await expectNoBackend({ DATA_DIR: data }, /ekagra\.db is damaged and was left untouched/)
    expect((await readFile(join(data, 'ekagra.db'))).equals(bytes)).toBe(true)
  })

  it('when the keys cannot be read, and does not change them', async () => {
    await copyUsedDataFolder(data)
    await writeFile(join(data, 'keys.json'), '{"publishableKey":')
    await expectNoBackend({ DATA_DIR: data }, /keys in .*keys\.json are damaged\. Restore .*or move it away/)
    expect(await readFile(join(data, 'keys.json'), 'utf8')).toBe('{"publishableKey":')
  })

  it('when a file is in the place of the data folder', async () => {
    await writeFile(data, 'not a folder')
    await expectNoBackend({ DATA_DIR: data }, /a file is in its place.*DATA_DIR/)
    await expectNoBackend({ DATA_DIR: join(data, 'deeper') }, /a file is in its place.*DATA_DIR/)
  })

  it('when the data folder cannot be written to', async () => {
    await mkdir(data, { mode: 0o555 })
    await chmod(folder.path, 0o755)
    await expectProblem(
      { environment: { DATA_DIR: data }, ...(isRoot ? { uid: NOBODY } : {}) },
      /data folder .* cannot be written to\. .*DATA_DIR/,
    )
    expect(await readdir(data)).toEqual([])
  })

  const [mountProgram, unmountProgram] = ['mount', 'umount']
  const canMount = isRoot && spawnSync(mountProgram, ['--version']).status === 0
  it.skipIf(!canMount)(
    'when the disk is full, and starts as soon as there is room (needs root, to mount a tiny disk)',
    async (test) => {
      await mkdir(data)
      const mount = spawnSync(mountProgram, ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', data], {
        encoding: 'utf8',
      })
      if (mount.status !== 0) return test.skip(`no disk can be mounted here: ${mount.stderr}`)
      try {
        await expectProblem(
          { environment: { DATA_DIR: data } },
          /disk that holds the data folder .* is full\. Make room/,
        )
        spawnSync(mountProgram, ['-o', 'remount,size=16m', data])
        await prepareDataFolder(data)
        const server = await openServer({ DATA_DIR: data })
        await server.stop()
        expect(server.firstAdmin).toBeDefined()
      } finally {
        spawnSync(unmountProgram, [data])
      }
    },
  )

  it.each([
    [
      'postgres://ekagra:hunter2@127.0.0.1:1/ekagra',
      /PostgreSQL at 127\.0\.0\.1:1\/ekagra cannot be reached: nothing listens/,
    ],
    [
      'postgres://ekagra:hunter2@no-such-host.invalid/ekagra',
      /no-such-host\.invalid:5432\/ekagra cannot be reached: /,
    ],
  ])('when PostgreSQL cannot be reached at %s', async (url, sentence) => {
    const line = await expectNoBackend({ DATABASE_URL: url }, sentence)
    expect(line).not.toContain('hunter2')
  })
})

describe('a start that succeeds', () => {
  it('makes the data folder and everything in it readable by its owner only', async () => {
    const folder = await temporaryFolder()
    const data = join(folder.path, 'new', 'data')
    const server = await runServer({ DATA_DIR: data })
    const modes = await Promise.all(
      ['.', ...(await readdir(data))].map(async (name) => [
        name,
        ((await stat(join(data, name))).mode & 0o777).toString(8),
      ]),
    )
    await server.stop()
    await folder.remove()
    for (const [name, mode] of modes) expect([name, mode]).toEqual([name, name === '.' ? '700' : '600'])
    expect(modes.map(([name]) => name)).toEqual(expect.arrayContaining(['ekagra.db', 'keys.json']))
  })

  it('keeps the permissions of an existing folder', async () => {
    const folder = await dataFolder()
    await chmod(folder.path, 0o755)
    await (await openServer({ DATA_DIR: folder.path })).stop()
    expect((await stat(folder.path)).mode & 0o777).toBe(0o755)
    await folder.remove()
  })

  it('says which providers are configured, or that the built-in engine serves', async () => {
    const folder = await dataFolder()
    const without = await openServer({ DATA_DIR: folder.path })
    await without.stop()
    const withKeys = await openServer({
      DATA_DIR: folder.path,
      DEEPSEEK_API_KEY: 'sk-hunter2',
      OPENAI_API_KEY: 'sk-b',
    })
    await withKeys.stop()
    await folder.remove()
    expect(without.output.stdout).toMatch(/^no AI key: using the built-in engine$/m)
    expect(without.output.stdout).toMatch(new RegExp(`^Backend: SQLite in ${folder.path}$`, 'm'))
    expect(withKeys.output.stdout).toMatch(/^AI providers: deepseek, openai$/m)
    expect(withKeys.output.stdout + withKeys.output.stderr).not.toContain('hunter2')
    expect([without.config.features.ai, withKeys.config.features.ai]).toEqual([false, true])
  })

  it('makes no outgoing connection: no telemetry, no update check, no font', async () => {
    const folder = await dataFolder()
    const watcher = new URL('./testing/report-outgoing-calls.mjs', import.meta.url)
    const server = await runServer({ DATA_DIR: folder.path, NODE_OPTIONS: `--import=${watcher.href}` })
    const headers = { apikey: server.config.publishableKey }
    await fetch(`${server.url}/rest/v1/category_prompts`, { headers })
    await fetch(`${server.url}/auth/v1/settings`, { headers })
    await server.stop()
    await folder.remove()
    expect(server.output.stderr).toContain('WATCHING')
    expect(server.output.stderr).not.toContain('OUTGOING')
  })

  it('sends browsers to a remote Supabase instead of embedding one', async () => {
    const server = await openServer({
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_remote',
      SUPABASE_SECRET_KEY: 'sb_secret_remote',
    })
    const headers = { apikey: 'sb_publishable_remote' }
    const [rest, page] = await Promise.all([
      fetch(`${server.url}/rest/v1/category_prompts`, { headers }),
      fetch(`${server.url}/config.json`),
    ])
    await server.stop()
    expect(server.config).toMatchObject({
      backendUrl: 'https://project.supabase.co',
      publishableKey: 'sb_publishable_remote',
    })
    expect(server.output.stdout).toMatch(/^Backend: Supabase at https:\/\/project\.supabase\.co$/m)
    expect(rest.status).toBe(404)
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "connect-src 'self' https://project.supabase.co wss://project.supabase.co",
    )
    expect(JSON.stringify(server.config)).not.toContain('sb_secret')
  })
})
