import { sampleDoubtAnswer } from '@ekagra/questions/doubt/sample-doubt-answer'
import { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import { loadRecovery } from '../start/load-recovery.ts'
import { callFunction } from './call-function.ts'

export type DoubtReply =
  | { kind: 'answer'; answer: DoubtAnswer }
  /** Neither the server nor the solver has an answer to the question as worded. */
  | { kind: 'rephrase' }
  /** The question is blank, or neither the server nor the solver could be used. */
  | { kind: 'sample'; answer: DoubtAnswer; because: 'blank' | 'exception' }
  | { kind: 'cancelled' }

/** Asks the server; if it has no answer or is unreachable, the solver in this browser. */
export async function requestDoubt(content: string, signal?: AbortSignal): Promise<DoubtReply> {
  if (content.trim() === '') return sample('blank')
  const result = await callFunction('solve-math', { type: 'text', content }, { signal })
  if (result.ok) {
    const answer = DoubtAnswer.safeParse(result.data)
    return answer.success ? { kind: 'answer', answer: answer.data } : sample('exception')
  }
  if (result.failure.kind === 'cancelled') return { kind: 'cancelled' }
  const solved = await solveHere(content)
  if (signal?.aborted) return { kind: 'cancelled' }
  if (solved) return { kind: 'answer', answer: solved }
  return result.failure.kind === 'unreachable' ? sample('exception') : { kind: 'rephrase' }
}

const sample = (because: 'blank' | 'exception'): DoubtReply => ({
  kind: 'sample',
  answer: sampleDoubtAnswer,
  because,
})

async function solveHere(content: string): Promise<DoubtAnswer | null> {
  try {
    return await loadRecovery.withoutReload(async () => {
      const { solveDoubt } = await import('@ekagra/questions/doubt/solve-doubt')
      const solved = solveDoubt(content)
      if (solved) return solved
      // Facts and terms are large: the index is loaded only if nothing else has an answer, and then the chapters that it names.
      const { lookUpDoubt } = await import('@ekagra/questions/doubt/look-up-doubt')
      return await lookUpDoubt(content)
    })
  } catch {
    // Offline, its chunk may not have been fetched yet.
    return null
  }
}
