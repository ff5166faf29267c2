import { isAnswered, type Session } from './session.ts'

/** The five states that candidates know from computer-based tests. */
export const PALETTE_STATES = [
  'not-visited',
  'not-answered',
  'answered',
  'marked',
  'answered-and-marked',
] as const
export type PaletteState = (typeof PALETTE_STATES)[number]

export const paletteState = (session: Session, index: number): PaletteState => {
  const answered = isAnswered(session, index)
  if (session.marked[index] === true) return answered ? 'answered-and-marked' : 'marked'
  if (answered) return 'answered'
  return session.visited[index] === true ? 'not-answered' : 'not-visited'
}

/** How many questions are in each state, for the legend and the summary before submitting. */
export const paletteCounts = (session: Session): Record<PaletteState, number> => {
  const counts = { 'not-visited': 0, 'not-answered': 0, answered: 0, marked: 0, 'answered-and-marked': 0 }
  session.answers.forEach((_, index) => {
    counts[paletteState(session, index)] += 1
  })
  return counts
}
