import type { ReactNode } from 'react'

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-5.5 rounded-sm border border-b-2 border-rule bg-surface px-1.5 text-center font-sans text-xs leading-5 font-label text-ink-2">
      {children}
    </kbd>
  )
}
