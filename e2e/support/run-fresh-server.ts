import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/paths.mjs'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** A server on its very first start, with the password that it prints for the first admin, and variables of its own. */
export async function runFreshServer(variables: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ekagra-fresh-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  server.stdout.setEncoding('utf8')
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk
    if (output.includes('is ready at')) break
  }
  server.stdout.resume()
  const [, email = '', password = ''] =
    /First admin: (\S+) with the one-time password (\S+)/.exec(output) ?? []
  return {
    address: `http://127.0.0.1:${port}`,
    email,
    password,
    /** Gives full access to the database. */
    secretKey: String(JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')).secretKey),
    async stop() {
      // As a person at a terminal ends it: it does not wait for a balancer.
      server.kill('SIGINT')
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
