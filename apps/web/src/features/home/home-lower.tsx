import { findWeakTopics } from '@ekagra/exam/weakness/weakness'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { RecentTests } from '../../components/history/recent-tests.tsx'
import { SideColumns } from '../../components/ui/page.tsx'
import { readExamHistory, subscribeToExamHistory } from '../../lib/stores/learner/history-store.ts'
import { loadFullEntry, removeHistoryEntry } from '../../lib/stores/learner/open-history.ts'
import { saveHistoryEntry } from '../../lib/stores/learner/save-history-entry.ts'
import { toast } from '../../lib/toast.ts'
import { recentTestsMessages } from '../../messages/en/recent-tests.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BestResults } from './best-results.tsx'
import { LearningPath } from './learning-path-section.tsx'
import { QuickPractice } from './quick-practice.tsx'

const InlineNotes = lazy(async () => ({ default: (await import('./inline-notes.tsx')).InlineNotes }))

/** A topic that everyone knows something about, for learners without a history. */
const FIRST_QUICK_TOPIC = 'Percentage'

type FullEntry = NonNullable<Awaited<ReturnType<typeof loadFullEntry>>>

/** Undo: restores the test with its questions, answers and date. */
const restore = ({ entry, questions }: FullEntry) => void saveHistoryEntry({ ...entry, questions })

/** The sections below the shortcuts: learning path, quick practice, best results, notes and recent tests. */
export function HomeLower({ topic }: { topic: string }) {
  const words = useMessages(recentTestsMessages)
  const history = useSyncExternalStore(subscribeToExamHistory, readExamHistory)
  const [now] = useState(Date.now)
  const [weakest] = findWeakTopics(history, now, 1)
  const known = weakest?.topic ?? history[0]?.topic ?? FIRST_QUICK_TOPIC

  const remove = async (id: string) => {
    const full = await loadFullEntry(id)
    const removed = await removeHistoryEntry(id).catch(() => false)
    if (!removed) toast.error(words.removeFailed)
    else
      toast.success(words.removed, {
        action: full ? { label: words.undo, onSelect: () => restore(full) } : undefined,
      })
  }

  return (
    <>
      <LearningPath topic={topic} history={history} />
      <SideColumns
        ruledBelow
        className="mt-8 border-t border-rule pt-8 md:mt-10 md:pt-10"
        main={<QuickPractice topic={known} />}
        side={<BestResults history={history} now={now} />}
      />
      <Suspense>
        <InlineNotes topic={topic || known} />
      </Suspense>
      {history.length > 0 && (
        <section className="mt-8 border-t border-rule pt-8 md:mt-10 md:pt-10">
          <RecentTests inRow head={<h2>{words.title}</h2>} history={history} onDelete={remove} now={now} />
        </section>
      )}
    </>
  )
}
