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
  /** Questions in one call while others wait for the provider: fewer calls leave more time for writing. */
  questionsPerBusyCall: number
  /** Questions in the first call of an answer while others wait, so that everybody gets a first question soon. */
  firstBusyCall: number
  /** Drafts for one answer at most, as a multiple of the questions wanted. */
  mostDrafts: number
  /** How many times in a row all providers may fail before an answer goes on without them. */
  rounds: number
  /** How long to wait before providers that rest, or cannot confirm a question, are asked again. */
  restPauseMs: number
  /** How long a provider may refuse every call by its rate limit before the others are asked instead. */
  refusalsMs: number
  /** Questions in one blind solve, and solves in parallel. */
  solveBatch: number
  solvers: number
}

export const DEFAULT_LIMITS: GenerationLimits = {
  patience: { firstTextMs: 20_000, idleMs: 15_000, callMs: 60_000 },
  answerMs: 75_000,
  retries: { attempts: 3, pauseMs: 500, longestPauseMs: 5000 },
  questionsPerCall: 3,
  questionsPerBusyCall: 8,
  firstBusyCall: 2,
  writers: 6,
  mostDrafts: 3,
  rounds: 8,
  restPauseMs: 2000,
  refusalsMs: 20_000,
  solveBatch: 8,
  solvers: 2,
}

/**
 * How many calls a number of missing questions is divided into. Few questions per call, so that a large order is done as soon as a small
 * one; never more per call than the contract allows, however many calls that takes.
 */
export function callsFor(missing: number, perCall: number, writers: number): number {
  return Math.max(
    Math.ceil(missing / MAX_QUESTIONS_PER_CALL),
    Math.min(writers, Math.ceil(missing / perCall)),
  )
}

/** The share of one of several calls that divide the missing questions evenly. */
export const shareOf = (missing: number, calls: number): number =>
  Math.min(MAX_QUESTIONS_PER_CALL, Math.ceil(missing / Math.max(1, calls)))
