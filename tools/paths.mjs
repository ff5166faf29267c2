import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const cacheFolder = join(root, '.cache')
export const webFolder = join(root, 'apps', 'web')
