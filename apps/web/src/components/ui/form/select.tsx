import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { controlClasses, Field, type FieldText } from './field.tsx'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectProps<Value extends string>
  extends FieldText,
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: Value
  options: readonly SelectOption<Value>[]
  onValueChange: (value: Value) => void
  /** `compact` is 44 px high in small type, for toolbars. */
  compact?: boolean | undefined
}

/** The platform's own list, because it works best on a phone. */
export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  value,
  options,
  onValueChange,
  compact,
  className,
  ...select
}: SelectProps<Value>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = options[event.target.selectedIndex]
              if (chosen) onValueChange(chosen.value)
            }}
            className={clsx(
              controlClasses,
              'cursor-pointer appearance-none !pr-10',
              compact ? 'min-h-target !text-sm font-label' : 'min-h-12',
            )}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-2"
          />
        </span>
      )}
    </Field>
  )
}
