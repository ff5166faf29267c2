import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RelatedChips } from '../../components/session-start/related-chips.tsx'
import { useSessionForm } from '../../components/session-start/use-session-form.ts'
import { prepareStart, useSessionStart } from '../../components/session-start/use-session-start.ts'
import { Loading } from '../../components/ui/loading.tsx'
import { Page, SideColumns } from '../../components/ui/page.tsx'
import { LazyWeakAreas } from '../../components/weak-areas/lazy-weak-areas.tsx'
import { localArea } from '../../lib/stores/core/storage-area.ts'
import { setupDrafts } from '../../lib/stores/session/setup-draft.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HomeForm } from './home-form.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { WelcomeBand } from './welcome-band.tsx'

const TopicSuggestions = lazy(async () => ({
  default: (await import('../../components/session-start/topic-suggestions.tsx')).TopicSuggestions,
}))
const ContinueLearning = lazy(async () => ({
  default: (await import('./continue-learning.tsx')).ContinueLearning,
}))
const HomeLower = lazy(async () => ({ default: (await import('./home-lower.tsx')).HomeLower }))

/** The topic whose chips are shown while nothing is typed. */
const FIRST_TOPIC = 'Mathematics'

/** Looks only at the keys: reading the values takes code that a first visit does not need. */
const readStoredKeys = () => {
  const keys = localArea.keys()
  return {
    hasHistory: keys.includes('examHistory'),
    mayContinue: keys.some((key) => /^(examHistory$|running-|hall-clock-)/.test(key)),
  }
}

/** The page at /. */
export function Component() {
  const words = useMessages(homeMessages)
  const { form, change } = useSessionForm(setupDrafts.home)
  const { request, Start, start, end } = useSessionStart()
  const [{ hasHistory, mayContinue }] = useState(readStoredKeys)
  const topicField = useRef<HTMLInputElement>(null)
  const isBlank = form.topic.trim() === ''

  const finish = (topic?: string) => {
    // The dialog must be closed before anything behind it can be focused.
    flushSync(end)
    if (topic !== undefined) change({ topic })
    topicField.current?.focus()
  }

  return (
    <Page>
      {!hasHistory && <WelcomeBand className="mb-5 md:mb-12" />}
      <SideColumns
        main={
          // The first focus in the form loads the code that its button needs.
          <section aria-labelledby="ask" onFocusCapture={prepareStart}>
            <h1
              id="ask"
              className="mb-4 text-2xl leading-[1.14] font-heavy tracking-[-0.018em] md:mb-6 md:text-[3rem] md:tracking-[-0.024em]"
            >
              {words.title}
            </h1>
            <HomeForm
              form={form}
              change={change}
              topicField={topicField}
              busy={request !== undefined}
              onStart={(topic) => start({ ...form, topic })}
            />
            {isBlank && (
              <div className="mt-5 md:mt-7">
                <RelatedChips label={words.related} topic={FIRST_TOPIC} onStart={start} />
              </div>
            )}
            {mayContinue && (
              <Suspense>
                <ContinueLearning />
              </Suspense>
            )}
          </section>
        }
        side={
          isBlank ? (
            <LazyWeakAreas hasHistory={hasHistory} onStart={start} />
          ) : (
            <Suspense>
              <TopicSuggestions form={form} onStart={start} onPick={(topic) => change({ topic })} />
            </Suspense>
          )
        }
      />
      {hasHistory && <WelcomeBand className="mt-8 md:mt-12" />}
      <Shortcuts />
      <OnApproach>
        <HomeLower topic={form.topic.trim()} />
      </OnApproach>
      {request && Start && <Start request={request} onEnd={finish} />}
    </Page>
  )
}

/** Loading starts this far below the screen, before the learner gets there. */
const AHEAD = '100px'

/**
 * Renders (and so loads) its children when the learner scrolls near. Until then it is empty space: a spinner is drawn all the time,
 * though nobody sees it.
 */
export function OnApproach({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  if (!isNear) return <div ref={place} className="min-h-160" />
  return <Suspense fallback={<Loading className="min-h-160" />}>{children}</Suspense>
}
