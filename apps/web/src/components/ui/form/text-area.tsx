import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useState } from 'react'
import { markRoot } from '../../../lib/mark-root.ts'
import { controlClasses, Field, type FieldText } from './field.tsx'

export interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {}

export function TextArea({ label, hideLabel, hint, error, className, ...area }: TextAreaProps) {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => (isTyping ? markRoot('typing') : undefined), [isTyping])
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          onFocusCapture={() => setTyping(true)}
          onBlurCapture={() => setTyping(false)}
          className={clsx(controlClasses, 'min-h-26 resize-y')}
        />
      )}
    </Field>
  )
}
