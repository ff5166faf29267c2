import type { DoubtStep } from '@ekagra/schema/doubt-answer'
import type { Doubt } from './tidy-doubt.ts'

export interface Solution {
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  /** Names of syllabus chapters where there is one: the screen leads from them to practice. */
  concepts: readonly string[]
  steps: readonly DoubtStep[]
  finalAnswer: string
  subject?: string
}

/** Null for a doubt that is not of its kind, or that it cannot answer for certain. */
export type DoubtSolver = (doubt: Doubt) => Solution | null

export const step = (title: string, explanation: string): DoubtStep => ({ title, explanation })

/** The answer, if the second way to it agrees; nothing otherwise. */
export const confirmed = (isRight: boolean, solution: Solution): Solution | null =>
  isRight ? solution : null
