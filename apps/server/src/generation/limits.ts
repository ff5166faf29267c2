import { MAX_QUESTIONS_PER_CALL } from '@ekagra/exam/generation/generation-request'
import type { RetryRules } from '../ai/ask-providers.ts'
import type { Patience } from '../ai/deadlines.ts'

export interface GenerationLimits {
  patience: Patience
  /** For all calls of one answer together; after that the answer continues without the providers. */
  answerMs: number
  retries: Omit<RetryRules, 'random'>
  /** Questions in one call; the contract allows 35, but smaller calls in parallel finish sooner. */
  questionsPerCall: number
  /** Parallel writers for one answer. */
  writers: number
  /** Factor by which more questions are asked for than needed, because some will be dropped. */
  oversampling: number
  /** How many times writing is tried while there are too few questions. */
  rounds: number
  /** Questions in one blind solve, and solves in parallel. */
  solveBatch: number
  solvers: number
}

export const DEFAULT_LIMITS: GenerationLimits = {
  patience: { firstTextMs: 20_000, idleMs: 15_000, callMs: 60_000 },
  answerMs: 75_000,
  retries: { attempts: 3, pauseMs: 500, longestPauseMs: 5000 },
  questionsPerCall: 3,
  writers: 6,
  oversampling: 1.2,
  rounds: 2,
  solveBatch: 8,
  solvers: 2,
}

/**
 * How many questions each of several writers is asked for, as evenly as possible. Few per call, so that a large order
 * is done as soon as a small one; never more per call than the contract allows, however many writers that takes.
 */
export function splitWork(count: number, perCall: number, writers: number): number[] {
  const calls = Math.max(
    Math.ceil(count / MAX_QUESTIONS_PER_CALL),
    Math.min(writers, Math.ceil(count / perCall)),
  )
  return Array.from({ length: calls }, (_, call) => Math.floor((count + call) / calls)).filter(
    (part) => part > 0,
  )
}
