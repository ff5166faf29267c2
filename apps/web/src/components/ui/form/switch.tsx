import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface SwitchProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Takes effect at once. For a choice that waits for a button, use Checkbox. */
export function Switch({ checked, onCheckedChange, disabled, className, children }: SwitchProps) {
  return (
    <label
      className={clsx(
        'inline-flex min-h-target cursor-pointer items-center gap-3 text-sm font-label has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className={clsx(
          'relative h-6.5 w-11 flex-none cursor-[inherit] appearance-none rounded-full border-[1.5px] border-edge bg-surface transition-colors',
          'after:absolute after:top-1/2 after:left-[3px] after:size-4.25 after:-translate-y-1/2 after:rounded-full after:border-[1.5px] after:border-edge after:transition-transform',
          'checked:border-action checked:bg-action dark:checked:border-action-text',
          'checked:after:translate-x-[1.125rem] checked:after:border-on-action checked:after:bg-on-action',
        )}
      />
      {children}
    </label>
  )
}
