import { MAX_QUESTIONS_PER_CALL } from '@ekagra/exam/generation/generation-request'
import type { RetryRules } from '../ai/ask-providers.ts'
import type { Patience } from '../ai/deadlines.ts'

export interface GenerationLimits {
  patience: Patience
  /** For all calls of one answer together; then it goes on without the providers. */
  answerMs: number
  retries: Omit<RetryRules, 'random'>
  /** Questions in one call; the contract allows 35, and smaller calls side by side are sooner done. */
  questionsPerCall: number
  /** Writers at work for one answer at one time. */
  writers: number
  /** How many more than wanted are asked for, because some will be dropped. */
  oversampling: number
  /** Rounds of writing, when the first one left too few. */
  rounds: number
  /** Questions in one blind solve, and solves at one time. */
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
 * How many questions each of several writers is asked for, as even as can be. Few to a call, so that the batch is as
 * soon done as a small one; never more than the contract allows, however many writers that takes.
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
