/** `npm run dev`: the server restarts and the browser reloads when their sources change. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, webFolder } from './paths.mjs'

const SERVER_PORT = process.env.PORT ?? '3000'

const server = spawn(process.execPath, ['--watch', join(root, 'apps/server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: SERVER_PORT },
})
const web = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
  cwd: webFolder,
  stdio: 'inherit',
  env: { ...process.env, EKAGRA_SERVER: `http://127.0.0.1:${SERVER_PORT}` },
})

const children = [server, web]
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill()
    // The first to end says why; the others were ended with it.
    process.exitCode ||= code ?? 0
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill()
  })
}
