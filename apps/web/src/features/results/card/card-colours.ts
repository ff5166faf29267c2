import { scoreColour } from '@ekagra/exam/grading/score-bands'

/** The light tokens: a picture has no theme, and a canvas knows no custom properties. */
export const CARD_COLOURS = {
  paper: '#fbf8f1',
  rule: '#e2dac8',
  ink: '#1b1a24',
  'ink-2': '#494550',
  'ink-3': '#696367',
  action: '#2b3585',
  bindu: '#f0a01a',
  'correct-fill': '#1f7a45',
  'note-fill': '#24699f',
  'bindu-line': '#b26a00',
  'wrong-fill': '#bf3527',
} as const

const BANDS = {
  green: CARD_COLOURS['correct-fill'],
  blue: CARD_COLOURS['note-fill'],
  amber: CARD_COLOURS['bindu-line'],
  red: CARD_COLOURS['wrong-fill'],
} as const

/** The band that the score stands in: 80, 60, 40. */
export const ringColour = (percentage: number): string => BANDS[scoreColour(percentage)]
