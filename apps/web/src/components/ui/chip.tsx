import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

const look =
  'inline-flex min-h-target items-center gap-1.5 rounded-full border px-3.75 text-sm font-label transition-colors'
const off = 'border-edge text-ink hover:bg-quiet'
const on = 'border-ink bg-ink text-paper'

export interface ChipProps extends ComponentProps<'button'> {
  /** A filter that is on or off. If left out, the chip is a plain button. */
  pressed?: boolean | undefined
  /** How many there are. */
  count?: number | undefined
  children: ReactNode
}

export function Chip({ pressed, count, className, type = 'button', children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={clsx(look, pressed ? on : off, className)}
    >
      {children}
      {count !== undefined && <span className="figures opacity-80">{count}</span>}
    </button>
  )
}

export function ChipLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(look, off, className)} />
}
