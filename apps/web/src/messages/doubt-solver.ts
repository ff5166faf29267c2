import { defineMessages } from './define-messages.ts'
import { doubtSolver } from './en/doubt-solver.ts'

export const doubtSolverMessages = defineMessages(doubtSolver, {
  hi: async () => (await import('./hi/doubt-solver.ts')).doubtSolver,
})
