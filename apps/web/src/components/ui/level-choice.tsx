import type { Difficulty } from '@ekagra/schema/difficulty'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { ChoiceProps } from './choice.ts'
import { LevelBars } from './level-bars.tsx'

/** Easy, Medium and Hard as three cards with a line about each. */
export function LevelChoice({
  legend,
  hideLegend,
  choices,
  value,
  onValueChange,
  disabled,
  className,
}: ChoiceProps<Difficulty>) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className={clsx('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-title'}>{legend}</legend>
      <div className="grid gap-2 md:grid-cols-3">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={clsx(
              'focus-within-ring relative grid min-h-14 cursor-pointer grid-cols-[1.375rem_minmax(0,1fr)_auto] content-center items-center gap-3 rounded-md border border-rule bg-surface px-4 py-2 transition-colors hover:border-edge md:py-3',
              'has-checked:border-action-text has-checked:bg-action-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-action-text)] has-disabled:cursor-not-allowed',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className="peer absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
            />
            <span
              aria-hidden="true"
              className="size-5 rounded-full border-[1.5px] border-edge peer-checked:border-action-text peer-checked:bg-action-text peer-checked:shadow-[inset_0_0_0_3px_var(--color-action-soft)]"
            />
            <span className="leading-[1.3]">
              <b className="block">{choice.label}</b>
              {choice.detail && (
                <small className="block text-sm leading-[1.3] text-ink-2">{choice.detail}</small>
              )}
            </span>
            <span className="flex text-ink-2">
              <LevelBars level={choice.value} large />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
