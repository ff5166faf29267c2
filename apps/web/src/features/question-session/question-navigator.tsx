import { NAVIGATOR_BUTTONS_ON_MOBILE, navigatorButtons } from '@ekagra/exam/session/session-view'
import { clsx } from 'clsx'
import { sessionMessages } from '../../messages/session.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { NavigatorButton } from './navigator-button.tsx'
import type { NavigatorState } from './navigator-state.ts'

export interface QuestionNavigatorProps {
  states: readonly NavigatorState[]
  at: number
  onGoTo: (index: number) => void
  /** Below 768 px only the first twelve stand here; this opens the rest. */
  onMore?: (() => void) | undefined
  className?: string | undefined
}

export function QuestionNavigator({ states, at, onGoTo, onMore, className }: QuestionNavigatorProps) {
  const words = useMessages(sessionMessages)
  const { more } = navigatorButtons(states.length, onMore !== undefined)
  return (
    <div className={clsx('grid gap-y-2', className)}>
      {states.map((state, index) => (
        <NavigatorButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place here
          key={index}
          number={index + 1}
          state={state}
          isHere={index === at}
          onPress={() => onGoTo(index)}
          className={onMore && index >= NAVIGATOR_BUTTONS_ON_MOBILE ? 'max-md:hidden' : undefined}
        />
      ))}
      {more > 0 && (
        <button
          type="button"
          onClick={onMore}
          className="col-span-full min-h-target justify-self-start text-sm text-action-text md:hidden"
        >
          {words.more(more)}
        </button>
      )}
    </div>
  )
}

/** Six in a row on a phone, as many as fit on a tablet. */
export const INLINE_GRID =
  'grid-cols-[repeat(6,var(--spacing-target))] justify-between md:grid-cols-[repeat(auto-fill,var(--spacing-target))] md:justify-start md:gap-x-2'
/** Five in a row of the side panel. */
export const PANEL_GRID = 'grid-cols-[repeat(5,var(--spacing-target))] justify-between'
