import { solveMath } from '../../../apps/server/src/functions/solve-math.ts'
import { serveFunction } from '../_shared/serve-function.ts'

await serveFunction(solveMath)
