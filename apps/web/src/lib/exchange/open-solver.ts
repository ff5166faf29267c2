import type { Solve } from '@ekagra/questions/exchange/plan-import'
import { logProblem } from '../log.ts'

/** The engine as far as this browser has it: computed answers, then facts. Without a network it may be missing, and keys are asked for. */
export async function openSolver(): Promise<Solve> {
  try {
    const { solveDoubt } = await import('@ekagra/questions/doubt/solve-doubt')
    const { openFactLookup } = await import('@ekagra/questions/doubt/look-up-fact')
    const lookUpFact = await openFactLookup()
    return async (text) => {
      // The screen stays usable between two questions.
      await new Promise((resolve) => setTimeout(resolve))
      return solveDoubt(text, lookUpFact)
    }
  } catch (cause) {
    logProblem('the engine could not be loaded', cause)
    return () => null
  }
}
