import { PALETTE_STATES } from '@ekagra/exam/session/question-palette'
import { sessionPanelsMessages } from '../../../messages/en/session-panels.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { countStates, type NavigatorState } from './navigator-state.ts'
import { NavigatorSwatch } from './question-navigator.tsx'

/** The five states of a test, each with its count. */
export function PaletteLegend({ states }: { states: readonly NavigatorState[] }) {
  const words = useMessages(sessionPanelsMessages)
  const count = countStates(states)
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm leading-tight text-ink-2">
      {PALETTE_STATES.map((state) => (
        <li key={state} className="flex items-center gap-2.5 last:col-span-full">
          <NavigatorSwatch state={state} count={count(state)} />
          <span>
            {words.legend[state]}
            <span className="sr-only">: {count(state)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
