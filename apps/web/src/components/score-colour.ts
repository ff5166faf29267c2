import { homeScoreColour, scoreColour } from '@ekagra/exam/score-bands'

/** The classes of the 80/60/40 bands. A score is always printed as a figure beside its colour. */
const bands: Record<ReturnType<typeof scoreColour>, { stroke: string; fill: string }> = {
  green: { stroke: 'stroke-band-80', fill: 'bg-band-80' },
  blue: { stroke: 'stroke-band-60', fill: 'bg-band-60' },
  amber: { stroke: 'stroke-band-40', fill: 'bg-band-40' },
  red: { stroke: 'stroke-band-0', fill: 'bg-band-0' },
}

const homeTexts: Record<ReturnType<typeof homeScoreColour>, string> = {
  green: 'text-correct',
  yellow: 'text-bindu-text',
  red: 'text-wrong',
}

/** For rings: history, recent tests, mock results. */
export const scoreStroke = (percentage: number) => bands[scoreColour(percentage)].stroke

/** For bars. */
export const scoreFill = (percentage: number) => bands[scoreColour(percentage)].fill

/** The best results on home: 75 green, 60 yellow, else red. */
export const homeScoreText = (percentage: number) => homeTexts[homeScoreColour(percentage)]
