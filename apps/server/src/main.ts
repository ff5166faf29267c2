import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// A third of a start is compiling the same files as the last time. In a folder of our own, since code in a shared one
// such as /tmp could be put there by anybody; where it cannot be written, nothing is cached and everything works.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)))

await import('./run.ts')
