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

/** From this percentage on, the icon of a history card is green. */
export const GREEN_ICON_FROM = 70

export const isGreenIcon = (percentage: number): boolean => percentage >= GREEN_ICON_FROM

/** Pairs of a lower bound and a name, highest bound first. */
export type Bands<Name extends string> = readonly (readonly [atLeast: number, name: Name])[]

/** The name of the first band that a value reaches, else the lowest; NaN reaches no band. */
export const bandOf = <Name extends string>(value: number, bands: Bands<Name>, lowest: Name): Name =>
  bands.find(([atLeast]) => value >= atLeast)?.[1] ?? lowest
