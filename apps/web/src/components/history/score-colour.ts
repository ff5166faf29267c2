import { homeScoreColour, scoreColour } from '@ekagra/exam/grading/score-bands'

/** The classes of the 80/60/40 bands. A score is always shown as a number too, not by colour alone. */
const strokes: Record<ReturnType<typeof scoreColour>, string> = {
  green: 'stroke-band-80',
  blue: 'stroke-band-60',
  amber: 'stroke-band-40',
  red: 'stroke-band-0',
}

const homeTexts: Record<ReturnType<typeof homeScoreColour>, string> = {
  green: 'text-correct',
  yellow: 'text-bindu-text',
  red: 'text-wrong',
}

/** For rings: history, recent tests, mock results. */
export const scoreStroke = (percentage: number) => strokes[scoreColour(percentage)]

/** The best results on home: 75 green, 60 yellow, else red. */
export const homeScoreText = (percentage: number) => homeTexts[homeScoreColour(percentage)]
