import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { IconButton } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { useMessages } from '../../../messages/use-messages.ts'

export interface HallOptionProps {
  letter: string
  name: string
  isChosen: boolean
  isCrossed: boolean
  onChoose: () => void
  onCross: () => void
  children: ReactNode
}

/** An option with a button beside it that crosses it out: a note for oneself, never part of the answer. */
export function HallOption({
  letter,
  name,
  isChosen,
  isCrossed,
  onChoose,
  onCross,
  children,
}: HallOptionProps) {
  const words = useMessages(examHallMessages)
  return (
    <div
      className={clsx(
        'relative grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center rounded-md border transition-colors md:min-h-15',
        // Not by `:has(:checked)`: each change of a text in it would have its styles worked out anew.
        isChosen
          ? 'border-action-text bg-action-soft shadow-[inset_0_0_0_1px_var(--color-action-text)]'
          : 'border-rule bg-surface hover:border-edge',
        isCrossed && 'border-dashed',
      )}
    >
      <label className="grid min-h-13 cursor-pointer grid-cols-[2.125rem_minmax(0,1fr)] items-center gap-4 py-2 pl-3.25 md:min-h-15">
        {/* It fills the whole box, so that its ring goes around the box; the button beside it lies above. */}
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md"
        />
        <span
          aria-hidden="true"
          className={clsx(
            'grid size-8.5 place-items-center rounded-full border-[1.5px] border-edge pt-[0.05em] text-sm leading-none font-title text-ink-2 transition-colors peer-checked:border-action-text peer-checked:bg-action peer-checked:text-on-action',
            isCrossed &&
              'relative overflow-hidden text-ink-3 after:absolute after:h-[1.5px] after:w-10 after:-rotate-45 after:bg-current',
          )}
        >
          {letter}
        </span>
        <span className={clsx('min-w-0', isCrossed && 'text-ink-3 line-through')}>
          <span className="sr-only">{letter}. </span>
          {children}
          {isCrossed && <span className="sr-only">, {words.crossedOut}</span>}
        </span>
      </label>
      <IconButton
        label={isCrossed ? words.takeBack(letter) : words.crossOut(letter)}
        aria-pressed={isCrossed}
        onClick={onCross}
        className="relative mr-1"
      >
        <Icon name={isCrossed ? 'undo' : 'strike'} className="size-5" />
      </IconButton>
    </div>
  )
}
