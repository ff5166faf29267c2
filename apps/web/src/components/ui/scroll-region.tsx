import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Content that scrolls sideways on its own when it is wider than the screen. A group and no landmark: a page may hold many of one name. */
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs, and it does not shrink below its content
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div role="group" aria-label={label} tabIndex={0} className={clsx('overflow-x-auto', className)}>
      {children}
    </div>
  )
}
