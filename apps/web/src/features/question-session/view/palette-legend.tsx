import { PALETTE_STATES, type PaletteState } from '@ekagra/exam/session/question-palette'
import { PaletteLegend as Legend } from '../../../components/palette/palette-mark.tsx'
import { sessionPanelsMessages } from '../../../messages/en/session-panels.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { countStates, type NavigatorState } from './navigator-state.ts'

/** The five states of a test, each with its count. */
export function PaletteLegend({ states }: { states: readonly NavigatorState[] }) {
  const { legend } = useMessages(sessionPanelsMessages)
  const count = countStates(states)
  const counts: Record<PaletteState, number> = {
    'not-visited': 0,
    'not-answered': 0,
    answered: 0,
    marked: 0,
    'answered-and-marked': 0,
  }
  for (const state of PALETTE_STATES) counts[state] = count(state)
  return <Legend words={legend} counts={counts} />
}
