import { clsx } from 'clsx'

export interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  value: number
  /** A colour class for the filled part, e.g. 'bg-band-60'. */
  fill?: string | undefined
  /** 8 px instead of 4. */
  thick?: boolean | undefined
  className?: string | undefined
}

export function ProgressBar({ label, value, fill = 'bg-action-text', thick, className }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(shown)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('overflow-hidden rounded-full bg-rule', thick ? 'h-2' : 'h-1', className)}
    >
      <div
        className={clsx('h-full rounded-full transition-[width] duration-(--duration-calm)', fill)}
        style={{ width: `${shown}%` }}
      />
    </div>
  )
}
