import type { QuizMaterial, RunningQuiz } from '@ekagra/exam/current-affairs/page'
import { DEFAULT_TIMEFRAME } from '@ekagra/exam/current-affairs/timeframe'
import { Timeframe } from '@ekagra/schema/generate-questions'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import * as paths from '../../lib/paths.ts'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CategoriesTab } from './categories-tab.tsx'
import { GenerateTab } from './generate-tab.tsx'
import { GeneratingOverlay } from './generating-overlay.tsx'
import { useHasProvider } from './use-has-provider.ts'
import { useQuizRequest } from './use-quiz-request.ts'

export interface HubScreenProps {
  /** A quiz that was left with answers in it. */
  left: RunningQuiz | undefined
  onStart: (material: QuizMaterial) => void
  onResume: () => void
  onDiscard: () => void
}

/** Where a quiz begins: by timeframe and category, or with one press on a card. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that names a category starts by itself, once
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
      {hasProvider === false && (
        <Note title={words.evergreenTitle}>
          <p className="max-w-measure text-sm text-ink-2">{words.evergreenSetup}</p>
        </Note>
      )}
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

/** `isPoint`: the one thing to look at. */
function Note({ title, isPoint, children }: { title: string; isPoint?: boolean; children: ReactNode }) {
  return (
    <section className={clsx('mb-6 border-l-3 pl-4', isPoint ? 'border-bindu' : 'border-edge')}>
      <h2 className="mb-1 text-sm">{title}</h2>
      {children}
    </section>
  )
}
