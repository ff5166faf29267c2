import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Deno is an optional package, because some platforms have none. */
export const hasDeno = existsSync(`${ROOT}node_modules/.bin/deno`)

/** Writes the import map that the functions need, in tests as in a deployment. */
export function prepareDeno(): void {
  execFileSync(process.execPath, ['tools/function-imports.mjs'], { cwd: ROOT })
}

/** Runs one function of supabase/functions as Supabase does: with Deno, in its own process, without our environment. */
export async function runDenoFunction(name: string, environment: Record<string, string>) {
  const child = spawn(
    `${ROOT}node_modules/.bin/deno`,
    [
      'run',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      '--allow-sys',
      '--no-lock',
      '--cached-only',
      '--no-check',
      '--node-modules-dir=manual',
      `supabase/functions/${name}/index.ts`,
    ],
    {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NO_COLOR: '1',
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output = { text: '' }
  const ready = Promise.withResolvers<string>()
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.setEncoding('utf8').on('data', (text: string) => {
      output.text += text
      const [, port] = /Listening on http:\/\/[\w.]+:(\d+)/.exec(output.text) ?? []
      if (port) ready.resolve(`http://127.0.0.1:${port}`)
    })
  }
  const ended = once(child, 'close')
  ended.then(() => ready.reject(new Error(`Deno ended: ${output.text}`)))
  return {
    url: await ready.promise,
    output,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
