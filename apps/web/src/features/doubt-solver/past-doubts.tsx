import type { DoubtAnswer, PastDoubt } from '@ekagra/schema/doubt-answer'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { IconButton } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { UndoRow } from '../../components/undo-row.tsx'
import {
  readDoubts,
  removeDoubt,
  restoreDoubt,
  subscribeToDoubts,
} from '../../lib/stores/learner/doubt-store.ts'
import { doubtSolverMessages } from '../../messages/en/doubt-solver.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Earlier questions with their answers. A removed one can be restored until the learner leaves the page. */
export function PastDoubts({ onOpen, empty }: { onOpen: (answer: DoubtAnswer) => void; empty: ReactNode }) {
  const words = useMessages(doubtSolverMessages)
  const kept = useSyncExternalStore(subscribeToDoubts, readDoubts)
  const [removed, setRemoved] = useState<readonly PastDoubt[]>([])
  const [now] = useState(Date.now)
  const rows = [...kept, ...removed].sort((a, b) => (a.askedAt < b.askedAt ? 1 : -1))
  if (rows.length === 0) return empty

  function remove(doubt: PastDoubt): void {
    removeDoubt(doubt.id)
    setRemoved([...removed, doubt])
  }
  function undo(doubt: PastDoubt): void {
    setRemoved(removed.filter((other) => other !== doubt))
    restoreDoubt(doubt)
  }
  return (
    <Section title={words.past} end={<span className="text-sm text-ink-3">{words.pastText}</span>}>
      <RuledList>
        {rows.map((doubt) =>
          removed.includes(doubt) ? (
            <UndoRow key={doubt.id} text={words.removed} undoLabel={words.undo} onUndo={() => undo(doubt)} />
          ) : (
            <li key={doubt.id} className="flex items-center gap-2">
              <button
                type="button"
                onClick={() => onOpen(doubt.answer)}
                className="group min-h-15 min-w-0 flex-1 py-2 text-left"
              >
                <b className="line-clamp-2 leading-[1.3] group-hover:text-action-text">
                  <InlineText text={doubt.answer.question} />
                </b>
                <span className="block text-sm text-ink-3">
                  {words.asked(doubt.answer.subject, Date.parse(doubt.askedAt), now)}
                </span>
              </button>
              <IconButton label={words.remove(doubt.answer.question)} onClick={() => remove(doubt)}>
                <Icon name="trash" className="size-5" />
              </IconButton>
            </li>
          ),
        )}
      </RuledList>
    </Section>
  )
}
