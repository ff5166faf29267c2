import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Content that scrolls sideways on its own when it is wider than the screen. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={clsx('overflow-x-auto', className)}>
      {children}
    </section>
  )
}
