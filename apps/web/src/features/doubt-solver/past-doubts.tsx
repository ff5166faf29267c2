import type { DoubtAnswer, PastDoubt } from '@ekagra/schema/doubt-answer'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { IconButton } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
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
import { groupByConcept, searchDoubts } from './find-doubts.ts'

/** With fewer, a search costs more than it saves. */
const FEWEST_TO_SEARCH = 4

/** Earlier questions with their answers. A removed one can be restored until the learner leaves the page. */
export function PastDoubts({ onOpen, empty }: { onOpen: (answer: DoubtAnswer) => void; empty: ReactNode }) {
  const words = useMessages(doubtSolverMessages)
  const kept = useSyncExternalStore(subscribeToDoubts, readDoubts)
  const [removed, setRemoved] = useState<readonly PastDoubt[]>([])
  const [now] = useState(Date.now)
  const [search, setSearch] = useState('')
  const rows = [...kept, ...removed].sort((a, b) => (a.askedAt < b.askedAt ? 1 : -1))
  if (rows.length === 0) return empty
  const found = searchDoubts(rows, search)

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
      {rows.length >= FEWEST_TO_SEARCH && (
        <TextField
          type="search"
          label={words.searchPast}
          value={search}
          icon="search"
          className="mb-4"
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {found.length === 0 && <p role="status">{words.noneFound}</p>}
      {[...groupByConcept(found)].map(([concept, group]) => (
        <section key={concept} aria-label={concept} className="mt-3">
          <h3 className="text-sm font-title text-ink-3">{concept}</h3>
          <RuledList>
            {group.map((doubt) =>
              removed.includes(doubt) ? (
                <UndoRow
                  key={doubt.id}
                  text={words.removed}
                  undoLabel={words.undo}
                  onUndo={() => undo(doubt)}
                />
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
        </section>
      ))}
    </Section>
  )
}
