import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'

export interface FieldText {
  label: string
  /** The label stays for screen readers only. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** What is wrong, in words. Replaces the hint and marks the control as invalid. */
  error?: string | undefined
}

/** The attributes that connect the control of a field to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldText {
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, then the hint or the error. */
export function Field({ label, hideLabel, hint, error, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-2 block text-sm font-title'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  if (!error && !hint) return null
  return (
    <p
      id={id}
      // An error that appears while the person types or submits is read out.
      aria-live={error ? 'polite' : undefined}
      className={clsx('mt-2 flex items-start gap-2 text-sm', error ? 'font-label text-wrong' : 'text-ink-3')}
    >
      {error && <Icon name="alert" className="mt-0.5 size-4.5" />}
      {error ?? hint}
    </p>
  )
}

export const controlClasses =
  'w-full rounded-md border border-edge bg-surface px-3.5 py-2 text-base leading-normal aria-invalid:border-wrong aria-invalid:shadow-[inset_0_0_0_1px_var(--color-wrong)]'
