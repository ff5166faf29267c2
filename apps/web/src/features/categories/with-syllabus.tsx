import { type HistoryTally, tallyHistory } from '@ekagra/exam/history/tally-history'
import { type ReactNode, useMemo } from 'react'
import { useWholeHistory } from '../../components/history/use-whole-history.ts'
import { PageMeta } from '../../components/page-meta.tsx'
import { useSyllabus } from '../../components/topic/use-syllabus.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import * as paths from '../../lib/paths.ts'
import type { SyllabusLists } from '../../lib/syllabus/find-in-syllabus.ts'
import { categoryMessages } from '../../messages/en/categories.ts'
import { uiMessages } from '../../messages/en/ui.ts'
import { useMessages } from '../../messages/use-messages.ts'

const ROWS = [1, 2, 3, 4, 5, 6]

export interface WithSyllabusProps {
  children: (syllabus: SyllabusLists, history: HistoryTally) => ReactNode
}

/** Renders its children with the syllabus and the learner's results, once the syllabus has loaded. */
export function WithSyllabus({ children }: WithSyllabusProps) {
  const syllabus = useSyllabus()
  const history = useWholeHistory()
  const tally = useMemo(
    () => tallyHistory(history, syllabus === 'failed' ? undefined : syllabus?.chapterToday),
    [history, syllabus],
  )
  if (syllabus === null) return <Waiting />
  return syllabus === 'failed' ? <Failed /> : children(syllabus, tally)
}

function Waiting() {
  const { loading } = useMessages(uiMessages)
  return (
    <div className="grid gap-8">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-12 w-full" />
      {ROWS.map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  )
}

function Failed() {
  const words = useMessages(categoryMessages)
  return (
    <EmptyState
      title={words.failedTitle}
      text={words.failedText}
      actions={<ButtonLink to={paths.practice}>{words.startPractice}</ButtonLink>}
    />
  )
}

/** Shown when the address does not match any part of the syllabus. */
export function NoSuchCategory({ id }: { id: string }) {
  const words = useMessages(categoryMessages)
  return (
    <>
      <PageMeta title={words.notFoundTitle} />
      <EmptyState
        level="h1"
        title={words.notFoundTitle}
        text={words.notFoundText(id)}
        actions={
          <ButtonLink to={paths.categories} variant="primary">
            {words.all}
          </ButtonLink>
        }
      />
    </>
  )
}
