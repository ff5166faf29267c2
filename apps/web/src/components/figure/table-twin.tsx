import type { ReactNode } from 'react'
import { figureMessages } from '../../messages/figure.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FigureTwin } from './figure-twin.tsx'

/** Below every chart: the same as a table. */
export function TableTwin({ children }: { children: ReactNode }) {
  const words = useMessages(figureMessages)
  return <FigureTwin label={words.showTable}>{children}</FigureTwin>
}
