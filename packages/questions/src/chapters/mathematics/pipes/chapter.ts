import { defineChapter } from '../../../kit/define-chapter.ts'

export const pipes = defineChapter({
  subject: 'mathematics',
  title: 'Pipes & Cisterns',
  aliases: ['pipe', 'cistern', 'pipes', 'tank and pipe'],
  weight: 80,
  concepts: `
    filling-together | Pipes Filling Together | two pipes together, pipes opened together
    inlet-and-outlet | Inlet & Outlet | inlet outlet, waste pipe, outlet pipe, emptying pipe
    pipe-closed-early | Pipe Closed Early | pipe turned off after, tap closed after
    capacity-of-tank | Capacity of the Tank | capacity of tank, capacity of cistern
    time-of-leak | Time of a Leak | time taken by leak to empty, leak empties the tank
  `,
  types: {
    'arithmetic/pipes': {
      title: 'Filling & Emptying',
      aliases: ['filling a tank', 'tap'],
    },
    'arithmetic/leak': {
      title: 'Leaks',
      aliases: ['leak', 'leakage', 'leaking tank', 'leak in a cistern', 'leak in a tank', 'leakage in tank'],
    },
  },
  questions: () => import('./questions.ts'),
})
