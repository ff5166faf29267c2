import { marksOfPaper, minutesOfPaper, withExtraTime } from '@ekagra/exam/exam-paper/pattern-figures'
import { questionSets } from '@ekagra/exam/exam-paper/question-sets'
import type { ExamPaper } from '@ekagra/schema/exam-paper'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { ExportButton } from '../../components/export/export-button.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { PrintedSet } from '../../components/printed/printed-set.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import { Page } from '../../components/ui/page.tsx'
import { hallPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import * as paths from '../../lib/paths.ts'
import { loadPaper } from '../../lib/stores/hall/paper-store.ts'
import { readSatPaper } from '../../lib/stores/hall/sat-paper-store.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The page at /exams/print/:paperId: the paper, an answer sheet, and the key on a page of its own. */
export function Component() {
  const { paperId = '' } = useParams()
  const words = useMessages(examResultMessages)
  const [found, setFound] = useState<{ id: string; paper: ExamPaper | null; isRunning: boolean }>()
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const sat = await readSatPaper(paperId)
      const paper = sat?.paper ?? (await loadPaper(paperId))?.paper ?? null
      if (isWanted) setFound({ id: paperId, paper, isRunning: sat === null })
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [paperId])
  if (found?.id !== paperId) return <Loading className="min-h-[60dvh]" />
  if (!found.paper) {
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
  return <PrintedPaper paper={found.paper} isRunning={found.isRunning} />
}

function PrintedPaper({ paper, isRunning }: { paper: ExamPaper; isRunning: boolean }) {
  const words = useMessages(examResultMessages).printed
  const { sectionName } = useMessages(topicMessages)
  const { pattern, hasExtraTime, questions, seed } = paper
  const minutes = Math.round(withExtraTime(minutesOfPaper(pattern), hasExtraTime))
  const sets = questionSets(questions)
  const printed = questions.map(({ section, print, question, numeric }, index) => {
    const set = sets[index]
    return { section, print, question, numeric, showsFigure: !set || set.from === index }
  })
  return (
    <Page>
      <PageMeta title={words.title(pattern.title)} />
      <PrintedSet
        heading={words.title(pattern.title)}
        text={words.text}
        title={pattern.title}
        facts={words.facts(questions.length, minutes, formatMarks(marksOfPaper(pattern)))}
        origin={words.made(seed)}
        sections={pattern.sections.map(({ title }, place) => ({
          title: sectionName(title),
          questions: printed.filter(({ section }) => section === place),
        }))}
        actions={
          <>
            <ExportButton
              variant="secondary"
              set={{ name: pattern.title, questions: questions.map(({ question }) => question) }}
            />
            {isRunning && <ButtonLink to={hallPath(paper.id)}>{words.sit}</ButtonLink>}
          </>
        }
      />
    </Page>
  )
}
