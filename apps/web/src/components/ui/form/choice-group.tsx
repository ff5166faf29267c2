import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import type { Choice, ChoiceProps } from './choice.ts'

export interface ChoiceGroupProps<Value extends string> extends ChoiceProps<Value> {
  /** The layout of the choices, and the look of one of them. */
  look: { list: string; choice: string; bubble: string }
  children: (choice: Choice<Value>) => ReactNode
}

/** One question with several answers as native radios: each fills its label, with the bubble of an answer sheet. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, hideLegend, choices, value, onValueChange, disabled, className, look, children } = props
  const name = useId()
  return (
    <fieldset disabled={disabled} className={clsx('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-title'}>{legend}</legend>
      <div className={look.list}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={clsx('relative cursor-pointer has-disabled:cursor-not-allowed', look.choice)}
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
              className={clsx(
                'flex-none rounded-full border-[1.5px] border-edge peer-checked:border-action-text peer-checked:bg-action-text',
                look.bubble,
              )}
            />
            {children(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
