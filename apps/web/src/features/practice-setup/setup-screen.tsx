import { useEffect, useRef } from 'react'
import { GenerationOverlay } from '../../components/generation/generation-overlay.tsx'
import { loadGenerator } from '../../components/generation/use-generation.ts'
import { PageMeta } from '../../components/page-meta.tsx'
import { Page, PageHead, SideColumns } from '../../components/ui/page.tsx'
import { setupPath } from '../../lib/paths.ts'
import type { SetupDraft } from '../../lib/stores/session/setup-draft.ts'
import { setupMessages } from '../../messages/setup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Benefits } from './benefits.tsx'
import { Features } from './features.tsx'
import { MarketingFigures } from './marketing-figures.tsx'
import { RecentTopics } from './recent-topics.tsx'
import { SetupForm } from './setup-form.tsx'
import { useSetupForm } from './use-setup-form.ts'
import { useStart } from './use-start.ts'

/** The set-up of a practice or a test: one form, two routes. */
export function SetupScreen({ mode }: { mode: SetupDraft['mode'] }) {
  const words = useMessages(setupMessages)
  const { form, change } = useSetupForm(mode)
  const { generation, error, clearError, start } = useStart(form)
  const topicField = useRef<HTMLInputElement>(null)
  const isGenerating = generation.view.status === 'loading' || generation.view.status === 'done'

  // Fetched while the form is filled in, so that the start does not wait for it, nor depend on the network still being there.
  useEffect(() => {
    loadGenerator().catch(() => undefined)
  }, [])

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
      <SideColumns
        main={
          <SetupForm
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
