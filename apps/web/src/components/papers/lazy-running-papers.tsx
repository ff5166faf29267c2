import { lazy, Suspense } from 'react'
import { localArea } from '../../lib/stores/core/storage-area.ts'

const RunningPapers = lazy(async () => ({ default: (await import('./running-papers.tsx')).RunningPapers }))

/** The clock of each paper that is being sat is in local storage, so this tells without loading anything. */
const hasRunningPaper = () => localArea.keys().some((key) => key.startsWith('hall-clock-'))

/** Unfinished papers, on pages that most people open without having one. */
export function LazyRunningPapers({ className }: { className?: string | undefined }) {
  if (!hasRunningPaper()) return null
  return (
    <Suspense>
      <div className={className}>
        <RunningPapers />
      </div>
    </Suspense>
  )
}
