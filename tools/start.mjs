/** `npm start`: builds the web app when its sources changed, then serves everything on one port. */
import { buildWebIfChanged } from './build-web.mjs'

buildWebIfChanged()
await import('../apps/server/src/main.ts')
