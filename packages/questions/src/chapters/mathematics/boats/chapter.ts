import { defineChapter } from '../../../kit/define-chapter.ts'

export const boats = defineChapter({
  subject: 'mathematics',
  title: 'Boats & Streams',
  aliases: ['boat', 'stream', 'boats', 'upstream and downstream'],
  weight: 90,
  concepts: `
    upstream-and-downstream | Upstream & Downstream | upstream, downstream, downstream speed, upstream speed, dhara ke anukool, dhara ke pratikool
    speed-in-still-water | Speed in Still Water & of the Stream | still water, speed of stream, speed of current, rate of current
    round-trip-by-boat | Round Trip by Boat | boat goes and comes back, boat return journey
  `,
  types: {
    'arithmetic/boats': { title: 'Boats', aliases: ['rowing'] },
  },
  questions: () => import('./questions.ts'),
})
