import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The minute hand turns 6° a minute, the hour hand half a degree. The angle between them follows from both positions.',
  terms,
  method: [
    'Hour hand: hours $\\times 30° +$ minutes $\\times \\frac{1}{2}°$.',
    'Minute hand: minutes $\\times 6°$.',
    'Take the difference; more than 180° becomes 360° minus it unless the reflex angle is asked.',
    'For "when" questions use the gain of $5\\frac{1}{2}°$ a minute.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Angle at $h:m$', '$\\left\\lvert 30h - \\dfrac{11}{2}m \\right\\rvert$'],
        ['Gain of the minute hand', '$5\\frac{1}{2}°$ a minute, 55 minute spaces an hour'],
        ['Hands together', 'every $65\\frac{5}{11}$ minutes'],
        ['Together in 12 hours', '11 times'],
        ['Opposite in 12 hours', '11 times'],
        ['At right angles in 12 hours', '22 times'],
        ['Together between $h$ and $h+1$', '$\\dfrac{60h}{11}$ minutes past $h$'],
      ],
    },
  ],
  tips: [
    'In 24 hours double the counts: 22, 22 and 44.',
    'Mirror time: subtract from 11:60 (that is, 12:00).',
    'A clock that gains: true time $=$ shown time $\\times \\frac{60}{60 + \\text{gain}}$ per hour.',
  ],
  mistakes: ['Leaving the hour hand on the full hour.', 'Giving the reflex angle without being asked.'],
  advanced: [
    'Two clocks, one gaining $a$ and one losing $b$ minutes a day, differ by 12 hours after $\\frac{720}{a+b}$ days.',
  ],
})
