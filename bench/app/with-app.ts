import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/paths.mjs'
import { waitUntilReady } from '../../tools/wait-until-ready.mjs'

/** Starts the app with an empty database, gives its address to `work`, and stops it again. */
export async function withApp(port: number, work: (address: string) => Promise<void>): Promise<void> {
  const address = `http://127.0.0.1:${port}`
  const dataFolder = mkdtempSync(join(tmpdir(), 'ekagra-bench-'))
  const server = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await waitUntilReady(address)
    await work(address)
  } finally {
    server.kill()
    await once(server, 'exit')
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
