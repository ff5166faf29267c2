import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { questionMessages } from '../../messages/en/question.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from './icon.tsx'

/** `right` and `wrong` are for after checking; before that an option is only chosen or not. */
export type AnswerState = 'open' | 'right' | 'wrong'

export interface AnswerOptionProps {
  /** The letter in the bubble; it stays after checking. */
  letter: string
  /** Radio options of one question share a name. */
  name: string
  checked: boolean
  onSelect: () => void
  /** Pressed but not stored yet; it shows as checked once it is stored. */
  pending?: boolean | undefined
  state?: AnswerState | undefined
  /** Answered and locked: it cannot be changed, but the text stays readable. */
  locked?: boolean | undefined
  /** 52 px and tighter, for two columns. */
  compact?: boolean | undefined
  children: ReactNode
}

/**
 * One option of a question: a ring that fills, as on an answer sheet. The word and icon at the right give the
 * verdict.
 */
export function AnswerOption({
  letter,
  name,
  checked,
  onSelect,
  pending = false,
  state = 'open',
  locked = false,
  compact = false,
  children,
}: AnswerOptionProps) {
  const words = useMessages(questionMessages)
  return (
    <label
      className={clsx(
        'focus-within-ring relative grid w-full grid-cols-[2.125rem_minmax(0,1fr)_auto] items-center rounded-md border pr-4 pl-3.25 text-left transition-colors',
        compact ? 'min-h-13 gap-3 py-1.75' : 'min-h-13 gap-4 py-2 md:min-h-15 md:py-2.75',
        !locked && 'cursor-pointer',
        state === 'open' && !locked && 'hover:border-edge',
        pending && '!border-action-text',
        state === 'open' &&
          'border-rule bg-surface has-checked:border-action-text has-checked:bg-action-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-action-text)]',
        state === 'right' && 'border-correct bg-correct-soft shadow-[inset_0_0_0_1px_var(--color-correct)]',
        state === 'wrong' && 'border-wrong bg-wrong-soft',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        aria-disabled={locked || undefined}
        onChange={() => {
          if (!locked) onSelect()
        }}
        className={clsx(
          'peer absolute inset-0 size-full appearance-none outline-none',
          locked ? 'cursor-default' : 'cursor-pointer',
        )}
      />
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-8.5 flex-none place-items-center rounded-full border-[1.5px] pt-[0.05em] text-sm leading-none font-title transition-colors',
          state === 'open' &&
            'border-edge text-ink-2 peer-checked:border-action-text peer-checked:bg-action peer-checked:text-on-action',
          state === 'right' && 'border-correct-fill bg-correct-fill text-on-correct',
          state === 'wrong' && 'border-wrong-fill bg-wrong-fill text-on-wrong',
        )}
      >
        {letter}
      </span>
      <span className="min-w-0">
        <span className="sr-only">{letter}. </span>
        {children}
      </span>
      {state !== 'open' && (
        <span
          className={clsx(
            'inline-flex items-center gap-1.5 text-sm leading-tight font-title',
            state === 'right' ? 'text-correct' : 'text-wrong',
          )}
        >
          <Icon name={state === 'right' ? 'check' : 'x'} className="size-4.5 stroke-[2.5]" />
          {state === 'right' ? words.correctAnswer : words.yourAnswer}
        </span>
      )}
    </label>
  )
}
