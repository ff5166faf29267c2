import type { Solve } from '@ekagra/questions/exchange/plan-import'
import { giveWay } from '../give-way.ts'
import { logProblem } from '../log.ts'

/** The engine as far as this browser has it: computed answers, then facts. Without a network it may be missing, and keys are asked for. */
export async function openSolver(): Promise<Solve> {
  try {
    const { solveDoubt } = await import('@ekagra/questions/doubt/solve-doubt')
    const { openFactLookup } = await import('@ekagra/questions/doubt/look-up-fact')
    const lookUpFact = await openFactLookup(giveWay)
    return async (text) => {
      await giveWay()
      return solveDoubt(text, lookUpFact)
    }
  } catch (cause) {
    logProblem('the engine could not be loaded', cause)
    return () => null
  }
}
