import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/paths.mjs'
import { waitUntilReady } from '../../tools/wait-until-ready.mjs'

const PORT = process.env.BENCH_PORT ?? '4311'

/** The app as `npm start` runs it, with data of its own that are removed afterwards. */
export async function startServer(): Promise<{ address: string; stop: () => Promise<void> }> {
  const address = `http://127.0.0.1:${PORT}`
  const dataFolder = mkdtempSync(join(tmpdir(), 'ekagra-bench-'))
  const server = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT, HOST: '127.0.0.1', DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntilReady(address)
  return {
    address,
    async stop() {
      server.kill()
      await once(server, 'exit')
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
