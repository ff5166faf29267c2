import type { DoubtStep } from '@ekagra/schema/doubt-answer'
import type { Doubt } from './tidy-doubt.ts'

export interface Solution {
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  /** Names of syllabus chapters where possible: the screen links them to practice. */
  concepts: readonly string[]
  steps: readonly DoubtStep[]
  finalAnswer: string
  subject?: string
  /** The answer as a number or a word, with its unit: pasted options are compared with it. A measured one may be printed rounded. */
  exactly?: { value: number | string; unit: string; isMeasured?: boolean }
}

/** Null for a doubt of another kind, or one it cannot answer with certainty. */
export type DoubtSolver = (doubt: Doubt) => Solution | null

export const step = (title: string, explanation: string): DoubtStep => ({ title, explanation })

/** The answer if the second method agrees, otherwise null. */
export const confirmed = (isRight: boolean, solution: Solution): Solution | null =>
  isRight ? solution : null
