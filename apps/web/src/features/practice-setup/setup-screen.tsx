import { useEffect, useRef } from 'react'
import { GenerationOverlay } from '../../components/generation/generation-overlay.tsx'
import { loadGenerator } from '../../components/generation/use-generation.ts'
import { PageMeta } from '../../components/page-meta.tsx'
import { LazyRunningPapers } from '../../components/papers/lazy-running-papers.tsx'
import type { IconName } from '../../components/ui/icon.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, Section, SideColumns } from '../../components/ui/page.tsx'
import { RuledLink, RuledList } from '../../components/ui/ruled-list.tsx'
import { setupPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { afterStart } from '../../lib/start/after-start.ts'
import type { SetupDraft } from '../../lib/stores/session/setup-draft.ts'
import { setupMessages } from '../../messages/en/setup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MarketingFigures } from './marketing-figures.tsx'
import { RecentTopics } from './recent-topics.tsx'
import { SetupForm } from './setup-form.tsx'
import { useSetupForm } from './use-setup-form.ts'
import { useStart } from './use-start.ts'

const prepareGenerator = () => {
  loadGenerator().catch(() => undefined)
}

/** The set-up of a practice or a test: one form, two routes. */
export function SetupScreen({ mode }: { mode: SetupDraft['mode'] }) {
  const words = useMessages(setupMessages)
  const { form, change } = useSetupForm(mode)
  const { generation, error, clearError, start } = useStart(form)
  const topicField = useRef<HTMLInputElement>(null)
  const isGenerating = generation.view.status === 'loading' || generation.view.status === 'done'

  // Fetched while the form is filled in, so that the start neither waits for it nor needs the network then.
  useEffect(() => afterStart(prepareGenerator), [])

  useEffect(() => {
    if (error) topicField.current?.focus()
  }, [error])

  const fillIn = (topic: string) => {
    clearError()
    change({ topic })
    topicField.current?.focus()
  }

  return (
    <Page>
      <PageMeta title={words[mode].title} description={words[mode].text} canonical={setupPath(mode)} />
      <PageHead title={words[mode].title} text={words[mode].text} />
      <LazyRunningPapers className="mb-8" />
      <SideColumns
        main={
          <SetupForm
            onFocusCapture={prepareGenerator}
            form={form}
            change={(changes) => {
              clearError()
              change(changes)
            }}
            topicField={topicField}
            error={error}
            generating={isGenerating}
            onStart={() => start()}
          />
        }
        side={
          <>
            {mode === 'test' && <HallLink />}
            <RecentTopics onPick={fillIn} />
            {mode === 'practice' ? <MarketingFigures /> : <Benefits />}
          </>
        }
      />
      {mode === 'test' && <Features />}
      <GenerationOverlay
        generation={generation}
        failedText={words[mode].failed}
        onRetry={() => start()}
        onChangeTopic={(topic) => (topic === undefined ? topicField.current?.focus() : fillIn(topic))}
      />
    </Page>
  )
}

/** The way to whole exam papers. */
function HallLink() {
  const words = useMessages(setupMessages).hall
  return (
    <RuledList className="mb-8">
      <RuledLink to={paths.exams} title={words.title} detail={words.text} />
    </RuledList>
  )
}

function Benefits() {
  const words = useMessages(setupMessages)
  return (
    <section>
      <h2 className="mb-3">{words.whyTitle}</h2>
      <RuledList>
        {words.why.map((benefit) => (
          <li key={benefit} className="flex items-start gap-3 py-3 text-sm">
            <Icon name="check" className="mt-px size-5 text-correct" />
            {benefit}
          </li>
        ))}
      </RuledList>
    </section>
  )
}

const icons = { smart: 'sheet', timed: 'clock', insights: 'chart' } as const satisfies Record<
  string,
  IconName
>
const order = ['smart', 'timed', 'insights'] as const

/** Smart Questions, Timed Exams, Performance Insights. */
function Features() {
  const words = useMessages(setupMessages)
  return (
    <Section title={words.featuresTitle} hideTitle className="mt-10 border-t border-rule md:mt-12">
      <ul className="grid md:grid-cols-3">
        {order.map((feature) => (
          <li
            key={feature}
            className="grid content-start gap-x-3 gap-y-1 border-rule py-5 max-md:border-b md:border-b md:px-6 md:not-first:border-l md:first:pl-0"
          >
            <Icon name={icons[feature]} className="mb-1 size-6.5 text-action-text" />
            <h3>{words.features[feature].title}</h3>
            <p className="text-sm text-ink-3">{words.features[feature].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
