/** `npm start`: builds the web app if its sources changed, then serves everything on one port. */
import { buildWebIfChanged } from './build-web.mjs'
import { endWithNpm } from './end-with-npm.mjs'

endWithNpm()
// Who names a folder has built the web app elsewhere.
if (!process.env.WEB_DIR) await buildWebIfChanged()
await import('../apps/server/src/main.ts')
