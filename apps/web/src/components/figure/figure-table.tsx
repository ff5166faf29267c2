import { type ReactNode, useDeferredValue } from 'react'
import { figureMessages } from '../../messages/en/figure.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import type { FigureTable as Table } from './figure-as-table.ts'

/** A ruled table; it scrolls sideways on its own if it is wider than the screen. */
export function FigureTable({ table: { columns, rows }, title }: { table: Table; title: string }) {
  const words = useMessages(figureMessages)
  return (
    <ScrollRegion label={words.tableOf(title)}>
      <table className="figures w-full text-sm">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b border-edge py-2 pr-4 text-left text-xs font-label text-ink-3 not-first:text-right last:pr-0"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')}>
              {cells.map((cell, place) =>
                place === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <th key={place} scope="row" className="border-b border-rule py-2 pr-4 text-left font-label">
                    {cell}
                  </th>
                ) : (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    key={place}
                    className="border-b border-rule py-2 pr-4 text-right last:pr-0"
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** Below every drawn figure: the same content as a table or in words. It is closed at first, so the figure itself is drawn before it. */
export function FigureTwin({ label, children }: { label: string; children: ReactNode }) {
  const content = useDeferredValue(children, null)
  return (
    <details className="group mt-3 print:not-open:hidden">
      <summary className="inline-flex min-h-target items-center gap-1.5 text-sm font-title text-action-text">
        {label}
        <Icon name="chevron-down" className="size-5 transition-[rotate] group-open:rotate-180" />
      </summary>
      {content}
    </details>
  )
}

/** Below every chart: the same content as a table. */
export function TableTwin({ children }: { children: ReactNode }) {
  const words = useMessages(figureMessages)
  return <FigureTwin label={words.showTable}>{children}</FigureTwin>
}
