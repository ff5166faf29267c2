import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { RowBoundary } from '../../components/row-boundary.tsx'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HistoryRow } from './history-row.tsx'

/** The estimated height of a closed row with one line; the real height is measured. */
const ROW_HEIGHT = 85

export interface HistoryListProps {
  entries: readonly HistoryEntry[]
  onRemove: (entry: HistoryEntry) => void
  now: number
}

/** Only the visible rows are in the document, so that even thousands of tests scroll smoothly. */
export function HistoryList({ entries, onRemove, now }: HistoryListProps) {
  const words = useMessages(historyMessages)
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())

  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])

  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 6,
    scrollMargin: top,
  })

  const toggle = (id: string) =>
    setOpenIds((open) => {
      const next = new Set(open)
      if (!next.delete(id)) next.add(id)
      return next
    })

  return (
    <ul
      ref={list}
      aria-label={words.entry.list}
      className="relative border-b border-rule"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const entry = entries[index]
        return (
          entry && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 border-t border-rule"
              style={{ top: start - top }}
            >
              <RowBoundary>
                <HistoryRow
                  entry={entry}
                  open={openIds.has(entry.id)}
                  onToggle={() => toggle(entry.id)}
                  onRemove={() => onRemove(entry)}
                  now={now}
                />
              </RowBoundary>
            </li>
          )
        )
      })}
    </ul>
  )
}
