import { NAVIGATOR_BUTTONS_ON_MOBILE, navigatorButtons } from '@ekagra/exam/session/session-view'
import { clsx } from 'clsx'
import { paletteLooks } from '../../../components/palette/palette-mark.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { sessionMessages } from '../../../messages/en/session.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { NavigatorState } from './navigator-state.ts'

export interface QuestionNavigatorProps {
  states: readonly NavigatorState[]
  at: number
  onGoTo: (index: number) => void
  /** Below 768 px only the first twelve are shown; this opens the rest. */
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

/** A bubble in practice; in a test the shapes that every candidate knows, so never change them. */
const looks: Record<NavigatorState, string> = {
  right: 'rounded-full border-[1.5px] border-correct text-correct',
  wrong: 'rounded-full border-[1.5px] border-wrong text-wrong',
  chosen: 'rounded-full border-[1.5px] border-action-text bg-action-soft text-ink',
  open: 'rounded-full border-[1.5px] border-edge text-ink-2',
  coming: 'rounded-full border-[1.5px] border-dashed border-rule text-ink-3 motion-safe:animate-breathe',
  ...paletteLooks,
}

/** The small tick or cross at the lower right: colour is never the only sign of a state. */
const corners: Partial<Record<NavigatorState, { icon: 'check' | 'x'; look: string }>> = {
  right: { icon: 'check', look: 'bg-correct-fill text-on-correct' },
  wrong: { icon: 'x', look: 'bg-wrong-fill text-on-wrong' },
  'answered-and-marked': { icon: 'check', look: 'bg-(--palette-marked-dot) text-on-correct' },
}

export interface NavigatorButtonProps {
  number: number
  state: NavigatorState
  isHere: boolean
  onPress: () => void
  className?: string | undefined
}

function NavigatorButton({ number, state, isHere, onPress, className }: NavigatorButtonProps) {
  const words = useMessages(sessionMessages)
  return (
    <button
      type="button"
      aria-label={words.questionState[state](number)}
      aria-current={isHere ? 'step' : undefined}
      disabled={state === 'coming'}
      onClick={onPress}
      className={clsx(
        'figures relative grid size-target place-items-center text-sm leading-none font-label',
        looks[state],
        isHere && 'font-title shadow-[0_0_0_2px_var(--color-paper),0_0_0_4px_var(--color-ink)]',
        className,
      )}
    >
      {number}
      <NavigatorCorner state={state} />
    </button>
  )
}

function NavigatorCorner({ state }: { state: NavigatorState }) {
  const corner = corners[state]
  if (!corner) return null
  return (
    <span
      className={clsx(
        'absolute -right-0.75 -bottom-0.75 grid size-4.25 place-items-center rounded-full shadow-[0_0_0_2px_var(--color-paper)]',
        corner.look,
      )}
    >
      <Icon name={corner.icon} className="size-3.25 stroke-[3.5]" />
    </span>
  )
}
