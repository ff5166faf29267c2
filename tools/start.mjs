/** `npm start`: builds the web app if its sources changed, then serves everything on one port. */
import { buildWebIfChanged } from './build-web.mjs'

/** How often it is checked whether the npm that started us still runs. */
const LOOK_MS = 500

// npm passes a signal on to us, but it cannot when it is killed outright. Whoever stopped it wants the server to end too.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, LOOK_MS).unref()

// Who names a folder has built the web app elsewhere.
if (!process.env.WEB_DIR) await buildWebIfChanged()
await import('../apps/server/src/main.ts')
