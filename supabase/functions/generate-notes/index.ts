import { generateNotes } from '../../../apps/server/src/functions/generate-notes.ts'
import { serveFunction } from '../_shared/serve-function.ts'

await serveFunction(generateNotes)
