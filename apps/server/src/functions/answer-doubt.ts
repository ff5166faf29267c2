import { openFactLookup } from '@ekagra/questions/doubt/look-up-fact'
import { solveDoubt as solveWithEngine } from '@ekagra/questions/doubt/solve-doubt'
import type { Generation } from '../generation/generation.ts'
import type { FunctionDependencies } from './dependencies.ts'

/** The engine first, because it works answers out and checks them, or has them from checked tables; what it does not understand goes to the providers. */
export function doubtAnswerer(generation: Generation | undefined): FunctionDependencies['solveDoubt'] {
  return async (doubt) => {
    const exact = doubt.image === undefined ? solveWithEngine(doubt.content, await openFactLookup()) : null
    return exact ?? (await generation?.solveDoubt(doubt)) ?? null
  }
}
