import { bandOf } from './band.ts'

/** The colour of one of the best results on home. */
export const homeScoreColour = (percentage: number) =>
  bandOf(
    percentage,
    [
      [75, 'green'],
      [60, 'yellow'],
    ],
    'red',
  )

/** The colour of a score in the history, in the recent-tests list and in mock results. */
export const scoreColour = (percentage: number) =>
  bandOf(
    percentage,
    [
      [80, 'green'],
      [60, 'blue'],
      [40, 'amber'],
    ],
    'red',
  )

/** From here the icon of a history card is green. */
export const GREEN_ICON_FROM = 70

export const isGreenIcon = (percentage: number): boolean => percentage >= GREEN_ICON_FROM
