import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import { Page } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import { listSatPapers, readSatPaper } from '../../lib/stores/hall/sat-paper-store.ts'
import { readExamHistory } from '../../lib/stores/learner/history-store.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { makeResult, type PaperResult } from './paper-result.ts'
import { ResultScreen } from './result-screen.tsx'

/** The page at /exams/result/:paperId. */
export function Component() {
  const { paperId = '' } = useParams()
  const words = useMessages(examResultMessages)
  const [found, setFound] = useState<{ id: string; result: PaperResult | null }>()
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const [sat, all] = await Promise.all([readSatPaper(paperId), listSatPapers()])
      const result = sat && makeResult(sat, all, readExamHistory())
      if (isWanted) setFound({ id: paperId, result })
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [paperId])
  if (found?.id !== paperId) return <Loading className="min-h-[60dvh]" />
  if (!found.result) {
    return (
      <EmptyState
        level="h1"
        title={words.missing.title}
        text={words.missing.text}
        className="min-h-[60dvh]"
        actions={<ButtonLink to={paths.exams}>{words.back}</ButtonLink>}
      />
    )
  }
  return (
    <Page>
      <PageMeta title={words.pageTitle(found.result.sat.paper.pattern.title)} />
      <ResultScreen key={paperId} initial={found.result} />
    </Page>
  )
}
