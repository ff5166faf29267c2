import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface CheckboxProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** The label is for screen readers only, as in the first column of a table. */
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Checkbox({
  checked,
  onCheckedChange,
  disabled,
  hideLabel,
  className,
  children,
}: CheckboxProps) {
  return (
    <label
      className={clsx(
        'inline-flex min-h-target cursor-pointer items-center gap-3 text-sm has-disabled:cursor-not-allowed',
        hideLabel && 'min-w-target justify-center',
        className,
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className={clsx(
          'grid size-5.5 flex-none cursor-[inherit] appearance-none place-items-center rounded-[5px] border-[1.5px] border-edge bg-surface',
          'checked:border-action-text checked:bg-action',
          'checked:after:-mt-0.5 checked:after:h-2.75 checked:after:w-1.5 checked:after:rotate-45 checked:after:border-r-2 checked:after:border-b-2 checked:after:border-on-action',
        )}
      />
      {hideLabel ? <span className="sr-only">{children}</span> : children}
    </label>
  )
}
