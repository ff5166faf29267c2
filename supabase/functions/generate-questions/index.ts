import { generateQuestions } from '../../../apps/server/src/functions/generate-questions.ts'
import { serveFunction } from '../_shared/serve-function.ts'

await serveFunction(generateQuestions)
