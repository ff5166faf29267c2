import type { Solve } from '@ekagra/questions/exchange/plan-import'
import { logProblem } from '../log.ts'
import { giveWay } from '../start/give-way.ts'

/** The engine as far as this browser has it: computed answers, then facts. Without a network it may be missing, and keys are asked for. */
export async function openSolver(): Promise<Solve> {
  try {
    const { solveDoubt } = await import('@ekagra/questions/doubt/solve-doubt')
    const { openFactLookup } = await import('@ekagra/questions/doubt/look-up-fact')
    const { findChapters } = await import('@ekagra/questions/doubt/recall/find-chapters')
    const { splitOptions } = await import('@ekagra/questions/doubt/split-options')
    return async (text) => {
      await giveWay()
      const computed = solveDoubt(text)
      if (computed) return computed
      // Only the tables of chapters that may answer it are loaded.
      const { rows } = await findChapters(splitOptions(text).question)
      return rows.length > 0 ? solveDoubt(text, await openFactLookup(rows)) : null
    }
  } catch (cause) {
    logProblem('the engine could not be loaded', cause)
    return () => null
  }
}
