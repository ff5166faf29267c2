/** `npm start`: builds the web app if its sources changed, then serves everything on one port. */
import { buildWebIfChanged } from './build-web.mjs'

buildWebIfChanged()
await import('../apps/server/src/main.ts')
