import { openQuiz, type QuizMaterial, resumeQuiz, SETUP } from '@ekagra/exam/current-affairs/page'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import { currentAffairsMode } from '../../lib/stores/session/current-affairs-quiz-store.ts'
import { toast } from '../../lib/toast.ts'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HubScreen } from './hub-screen.tsx'
import { QuizScreen } from './quiz-screen.tsx'
import { ResultScreen } from './result-screen.tsx'

/** Setup, quiz and result on one page. The current state is stored per tab. */
export function Component() {
  const words = useMessages(currentAffairsMessages)
  const kept = useSyncExternalStore(currentAffairsMode.subscribe, currentAffairsMode.read)
  const show = currentAffairsMode.write

  const shown = useRef(kept.mode)
  useLayoutEffect(() => {
    // Each mode starts at the top; the first one is there already, and scrolling would make the browser lay the page out at once.
    if (shown.current !== kept.mode) window.scrollTo({ top: 0 })
    shown.current = kept.mode
  }, [kept.mode])

  const isEmpty = kept.mode === 'empty'
  useEffect(() => {
    if (!isEmpty) return
    toast.error(words.noQuestions)
    show(SETUP)
  }, [isEmpty, words])

  const begin = (material: QuizMaterial) => show(openQuiz(material, Date.now()) ?? { mode: 'empty' })

  switch (kept.mode) {
    case 'quiz':
      return <QuizScreen key={kept.run.startedAt} run={kept.run} />
    case 'result':
      return <ResultScreen run={kept.run} onRetry={() => begin(kept.run)} onNewTopic={() => show(SETUP)} />
    case 'empty':
      return null
    case 'broken':
      return <BrokenQuiz onReturn={() => show(SETUP)} />
    case 'setup': {
      const { left } = kept
      return (
        <>
          <PageMeta title={words.title} description={words.text} canonical={paths.currentAffairs} />
          <HubScreen
            left={left}
            onStart={begin}
            onResume={() => left && show(resumeQuiz(left))}
            onDiscard={() => show(SETUP)}
          />
        </>
      )
    }
  }
}

/** Shown when the questions of a running quiz cannot be read. */
function BrokenQuiz({ onReturn }: { onReturn: () => void }) {
  const words = useMessages(currentAffairsMessages)
  return (
    <Page>
      <PageMeta title={words.errorTitle} />
      <EmptyState
        level="h1"
        title={words.errorTitle}
        text={words.errorText}
        actions={
          <Button variant="primary" onClick={onReturn}>
            {words.returnToSearch}
          </Button>
        }
      />
    </Page>
  )
}
