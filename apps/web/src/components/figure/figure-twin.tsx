import type { ReactNode } from 'react'
import { figureMessages } from '../../messages/en/figure.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'

/** Below every drawn figure: the same as a table or in words. */
export function FigureTwin({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-target items-center gap-1.5 text-sm font-title text-action-text">
        {label}
        <Icon name="chevron-down" className="size-5 transition-[rotate] group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

/** Below every chart: the same as a table. */
export function TableTwin({ children }: { children: ReactNode }) {
  const words = useMessages(figureMessages)
  return <FigureTwin label={words.showTable}>{children}</FigureTwin>
}
