import type { FunctionDependencies, FunctionHandler } from './dependencies.ts'
import { generateNotes } from './generate-notes.ts'
import { generateQuestions } from './generate-questions.ts'
import { solveMath } from './solve-math.ts'

/** Every function by the name under which it is called: POST /functions/v1/<name>. */
export const functionCatalogue: Readonly<
  Record<string, (dependencies: FunctionDependencies) => FunctionHandler>
> = {
  'generate-questions': generateQuestions,
  'generate-notes': generateNotes,
  'solve-math': solveMath,
}
