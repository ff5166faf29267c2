import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClasses, Field, type FieldText } from './field.tsx'

export interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {}

export function TextArea({ label, hideLabel, hint, error, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(control) => <textarea {...area} {...control} className={clsx(controlClasses, 'min-h-26 resize-y')} />}
    </Field>
  )
}
