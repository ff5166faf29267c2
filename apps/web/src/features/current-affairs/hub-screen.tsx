import type { QuizMaterial, RunningQuiz } from '@ekagra/exam/current-affairs/page'
import { DEFAULT_TIMEFRAME } from '@ekagra/exam/current-affairs/timeframe'
import { Timeframe } from '@ekagra/schema/generate-questions'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { dialogClasses } from '../../components/ui/dialog.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Modal } from '../../components/ui/modal.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { loadConfig } from '../../lib/backend/load-config.ts'
import * as paths from '../../lib/paths.ts'
import { afterPaint } from '../../lib/start/after-paint.ts'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CategoriesTab } from './categories-tab.tsx'
import { GenerateTab } from './generate-tab.tsx'
import { type RequestView, useQuizRequest } from './use-quiz-request.ts'

interface HubScreenProps {
  /** An unfinished quiz that already has answers. */
  left: RunningQuiz | undefined
  onStart: (material: QuizMaterial) => void
  onResume: () => void
  onDiscard: () => void
}

/** Where a quiz is started: by choosing timeframe and category, or by pressing a card. */
export function HubScreen({ left, onStart, onResume, onDiscard }: HubScreenProps) {
  const words = useMessages(currentAffairsMessages)
  const [tab, setTab] = useState<'generate' | 'categories'>('generate')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [timeframe, setTimeframe] = useState(
    () => Timeframe.safeParse(query.get('timeframe')).data ?? DEFAULT_TIMEFRAME,
  )
  const { view, generate, load, cancel } = useQuizRequest(onStart)
  const hasProvider = useHasProvider()

  const preselected = query.get('category')?.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a category in the address starts once
  useEffect(() => {
    if (!preselected) return
    navigate(paths.currentAffairs, { replace: true })
    void generate(preselected, timeframe)
  }, [preselected])

  return (
    <Page>
      <PageHead
        title={words.title}
        text={words.text}
        end={
          <ButtonLink to={paths.news}>
            <Icon name="news" />
            {words.newsLink}
          </ButtonLink>
        }
      />
      {left && <LeftQuiz left={left} onResume={onResume} onDiscard={onDiscard} />}
      <Tabs
        label={words.tabs.label}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'generate',
            label: words.tabs.generate,
            content: (
              <GenerateTab
                timeframe={timeframe}
                onTimeframe={setTimeframe}
                isGenerating={view.kind !== 'idle'}
                onGenerate={(category) => void generate(category, timeframe)}
              />
            ),
          },
          {
            value: 'categories',
            label: words.tabs.categories,
            content: (
              <CategoriesTab
                timeframe={timeframe}
                loading={view.kind === 'loading' ? view.category : undefined}
                onPick={(category) => void load(category, timeframe)}
                onCancel={cancel}
              />
            ),
          },
        ]}
      />
      {/* Below what one chooses: it comes when the server has answered, and must not push that away from a finger. */}
      {hasProvider === false && (
        <div className="mt-8">
          <Note title={words.evergreenTitle}>
            <p className="max-w-measure text-sm text-ink-2">{words.evergreenSetup}</p>
          </Note>
        </div>
      )}
      <GeneratingOverlay view={view} hasProvider={hasProvider} onCancel={cancel} />
    </Page>
  )
}

interface LeftQuizProps {
  left: RunningQuiz
  onResume: () => void
  onDiscard: () => void
}

function LeftQuiz({ left, onResume, onDiscard }: LeftQuizProps) {
  const words = useMessages(currentAffairsMessages)
  const answered = left.quiz.answers.filter((answer) => answer !== null).length
  return (
    <Note title={words.leftTitle(left.category)} isPoint>
      <p className="text-sm text-ink-2">{words.leftText(answered, left.questions.length)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onResume}>{words.resume}</Button>
        <Button variant="quiet" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </Note>
  )
}

/** `isPoint` highlights the most important note. */
function Note({ title, isPoint, children }: { title: string; isPoint?: boolean; children: ReactNode }) {
  return (
    <section className={clsx('mb-6 border-l-3 pl-4', isPoint ? 'border-bindu' : 'border-edge')}>
      <h2 className="mb-1 text-sm">{title}</h2>
      {children}
    </section>
  )
}

interface GeneratingOverlayProps {
  view: RequestView
  hasProvider: boolean | undefined
  onCancel: () => void
}

/** Covers the hub while questions are generated; shows the progress and a cancel button. */
function GeneratingOverlay({ view, hasProvider, onCancel }: GeneratingOverlayProps) {
  const words = useMessages(currentAffairsMessages)
  const isOpen = view.kind === 'generating'
  const progress = isOpen ? Math.round(view.progress) : 0
  return (
    <Modal
      open={isOpen}
      onClose={onCancel}
      lightDismiss={false}
      title={isOpen ? words.generatingTitle(view.category) : ''}
      className={clsx(dialogClasses, 'max-w-112 open:grid')}
    >
      <p className="mt-1 text-ink-2">{words.analyzing}</p>
      {hasProvider === false && <p className="mt-2 text-sm text-ink-3">{words.evergreenAnalyzing}</p>}
      <div className="my-6 flex items-center gap-4">
        <ProgressBar label={words.progress} value={progress} thick className="flex-1" />
        <span aria-hidden="true" className="figures min-w-12 text-right text-lg font-title">
          {words.percent(progress)}
        </span>
      </div>
      <Button block data-autofocus onClick={onCancel}>
        {words.cancel}
      </Button>
    </Modal>
  )
}

/**
 * Whether an AI is connected that can write about the news; without one every question is evergreen.
 * Undefined until the server has answered.
 */
function useHasProvider(): boolean | undefined {
  const [hasProvider, setHasProvider] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    // The page is complete without the answer, so it is painted first.
    void afterPaint()
      .then(loadConfig)
      .then(({ features }) => {
        if (isHere) setHasProvider(features.ai)
      })
    return () => {
      isHere = false
    }
  }, [])
  return hasProvider
}
