import type { ReactNode } from 'react'
import { figureMessages } from '../../messages/figure.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'

/** Below every chart: the same as a table. */
export function TableTwin({ children }: { children: ReactNode }) {
  const words = useMessages(figureMessages)
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-target items-center gap-1.5 text-sm font-title text-action-text">
        {words.showTable}
        <Icon name="chevron-down" className="size-5 transition-[rotate] group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
