import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { buildReport } from '../testing/build-report.ts'
import { prepareDataFolder } from '../testing/data-folder.ts'
import { openServer } from '../testing/open-server.ts'
import { createDatabase, postgresIsSkipped } from '../testing/run-postgres.ts'
import { connect, openFirstAdmin, signIn } from '../testing/run-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testDatabases } from '../testing/test-databases.ts'

// Each test starts two servers and three tools, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 })

const TOOLS = fileURLToPath(new URL('../../../../tools/', import.meta.url))
const run = promisify(execFile)

describe.each(testDatabases)('backup and restore on $name', ({ name, open }) => {
  const isPostgres = name === 'PostgreSQL'

  it.skipIf(isPostgres && postgresIsSkipped)(
    'bring everything back into an empty place: rows, files, accounts and keys; and overwrite nothing',
    async () => {
      const folder = await temporaryFolder()
      const tool = (file: string, target: string, environment: Record<string, string>) =>
        run(process.execPath, [join(TOOLS, file), target], {
          env: { PATH: process.env.PATH, POSTGRES_BIN: process.env.POSTGRES_BIN, ...environment },
        })
      const database = await open()
      const first = await openServer(database.environment)
      const { account, client: admin } = await openFirstAdmin(first)
      const id = randomUUID()
      await connect(first).from('reports').insert(buildReport({ id })).throwOnError()
      await admin.storage.from('files').upload('kept.txt', 'the bytes')
      const { data: before } = await admin.auth.getSession()

      const backup = join(folder.path, 'backup')
      // The server goes on meanwhile.
      await tool('backup.ts', backup, database.environment)
      expect((await stat(backup)).mode & 0o077).toBe(0)
      await connect(first).from('reports').insert(buildReport()).throwOnError()
      await expect(tool('restore.ts', backup, database.environment)).rejects.toThrow(/is not empty/)
      await first.stop()

      const empty: Record<string, string> = isPostgres
        ? { DATABASE_URL: await createDatabase() }
        : { DATA_DIR: join(folder.path, 'restored') }
      await tool('restore.ts', backup, empty)
      if (empty.DATA_DIR) await prepareDataFolder(empty.DATA_DIR)
      const second = await openServer(empty)
      expect(second.firstAdmin).toBeUndefined()
      expect(second.config.publishableKey).toBe(first.config.publishableKey)
      const again = await signIn(second, account)
      const { data: rows } = await again.from('reports').select('id').throwOnError()
      expect(rows).toEqual([{ id }])
      expect(await (await again.storage.from('files').download('kept.txt')).data?.text()).toBe('the bytes')
      // Who was signed in stays so.
      const resumed = connect(second)
      await resumed.auth.setSession({
        access_token: before.session?.access_token ?? '',
        refresh_token: before.session?.refresh_token ?? '',
      })
      expect((await resumed.from('reports').select('id').throwOnError()).data).toEqual([{ id }])
      await second.stop()
      await database.remove()
      await folder.remove()
    },
  )
})
