import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import type { IconName } from '../icon.tsx'
import { Icon } from '../icon.tsx'
import { controlClasses, Field, type FieldText } from './field.tsx'

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'size'> {
  /** `lg` is 56 px high: the one field a screen is about. */
  size?: 'md' | 'lg' | undefined
  /** An icon inside the field, at its start. */
  icon?: IconName | undefined
}

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  size = 'md',
  icon,
  className,
  ...input
}: TextFieldProps) {
  const large = size === 'lg'
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative block">
          {icon && (
            <Icon
              name={icon}
              className="pointer-events-none absolute top-1/2 left-3.75 size-5 -translate-y-1/2 text-ink-3"
            />
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={clsx(
              controlClasses,
              large ? 'min-h-14 text-lg' : 'min-h-12',
              icon && (large ? '!pl-12' : '!pl-11'),
            )}
          />
        </span>
      )}
    </Field>
  )
}
