import { clsx } from 'clsx'
import { useId } from 'react'
import type { ChoiceProps } from './choice.ts'

/** Two to four short choices side by side, each with the bubble of an answer sheet. */
export function Segmented<Value extends string>({
  legend,
  hideLegend,
  choices,
  value,
  onValueChange,
  disabled,
  className,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className={clsx('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-title'}>{legend}</legend>
      <div className="flex overflow-hidden rounded-md border border-edge bg-surface">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={clsx(
              'relative flex min-h-target flex-1 cursor-pointer items-center justify-center gap-1.75 px-2.5 text-sm font-label whitespace-nowrap text-ink-2 not-first:border-l not-first:border-rule',
              'has-checked:bg-action-soft has-checked:font-title has-checked:text-ink has-disabled:cursor-not-allowed',
              'has-focus-visible:rounded-md has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus',
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
              className="size-3.25 flex-none rounded-full border-[1.5px] border-edge peer-checked:border-action-text peer-checked:bg-action-text peer-checked:shadow-[inset_0_0_0_2px_var(--color-action-soft)]"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
