import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Page, SideColumns } from '../../components/ui/page.tsx'
import { localArea } from '../../lib/stores/storage-area.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HomeForm } from './home-form.tsx'
import { OnApproach } from './on-approach.tsx'
import { RelatedChips } from './related-chips.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useHomeForm } from './use-home-form.ts'
import { prepareStart, useHomeStart } from './use-home-start.ts'
import { WeakAreasFrame, WeakAreasIntro } from './weak-areas-frame.tsx'
import { WelcomeBand } from './welcome-band.tsx'

const WeakAreas = lazy(async () => ({ default: (await import('./weak-areas.tsx')).WeakAreas }))
const TopicSuggestions = lazy(async () => ({
  default: (await import('./topic-suggestions.tsx')).TopicSuggestions,
}))
const GoOn = lazy(async () => ({ default: (await import('./go-on.tsx')).GoOn }))
const HomeLower = lazy(async () => ({ default: (await import('./home-lower.tsx')).HomeLower }))

/** Whose chips stand there while nothing is typed. */
const FIRST_TOPIC = 'Mathematics'

/** Asked of the bare keys: to read the values takes code that a first visit has no use for. */
const lookAround = () => {
  const keys = localArea.keys()
  return {
    hasHistory: keys.includes('examHistory'),
    mayGoOn: keys.some((key) => key === 'examHistory' || key.startsWith('running-')),
  }
}

/** / */
export function Component() {
  const words = useMessages(homeMessages)
  const { form, change } = useHomeForm()
  const { request, Start, start, end } = useHomeStart()
  const [{ hasHistory, mayGoOn }] = useState(lookAround)
  const topicField = useRef<HTMLInputElement>(null)
  const isBlank = form.topic.trim() === ''

  const finish = (topic?: string) => {
    // The dialog must be gone before anything behind it can be focused.
    flushSync(end)
    if (topic !== undefined) change({ topic })
    topicField.current?.focus()
  }

  return (
    <Page>
      {!hasHistory && <WelcomeBand className="mb-8 md:mb-12" />}
      <SideColumns
        main={
          // The first touch of the form fetches what its button needs.
          <section aria-labelledby="ask" onFocusCapture={prepareStart}>
            <h1
              id="ask"
              className="mb-5 text-2xl leading-[1.14] font-heavy tracking-[-0.018em] md:mb-6 md:text-[3rem] md:tracking-[-0.024em]"
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
            {mayGoOn && (
              <Suspense>
                <GoOn />
              </Suspense>
            )}
          </section>
        }
        side={
          isBlank ? (
            <WeakAreasFrame>
              {hasHistory ? (
                <Suspense fallback={<WeakAreasIntro />}>
                  <WeakAreas onStart={start} />
                </Suspense>
              ) : (
                <WeakAreasIntro text={words.weak.none} />
              )}
            </WeakAreasFrame>
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
