import { ConfigurationPanel } from '../../components/session-start/configuration-panel.tsx'
import type { SessionRequest } from '../../components/session-start/session-request.ts'
import { TopicSuggestions } from '../../components/session-start/topic-suggestions.tsx'
import type { SessionForm } from '../../components/session-start/use-session-form.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { estimateMinutes } from '../../lib/estimate-minutes.ts'
import { createNotePath } from '../../lib/filled-paths.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { searchMessages } from '../../messages/en/search.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface TopicStartProps extends SessionForm {
  busy: boolean
  /** The text is the search itself and not still being typed. */
  isSent: boolean
  onStart: (request: SessionRequest) => void
  onPick: (topic: string) => void
}

/** What can be done with the topic as typed: how to take it, and the variants of it. */
export function TopicStart({ form, change, busy, isSent, onStart, onPick }: TopicStartProps) {
  const words = useMessages(searchMessages)
  const home = useMessages(homeMessages)
  return (
    <div className="grid gap-10">
      <Section title={words.startWith(form.topic)}>
        <ConfigurationPanel form={form} change={change} />
        <div className="mt-5 grid items-center gap-3 md:flex">
          <Button variant="primary" size="lg" busy={busy} onClick={() => onStart(form)}>
            {home.start[form.mode]}
            <Icon name="arrow-right" />
          </Button>
          <ButtonLink size="lg" to={createNotePath(form.topic)}>
            {words.notes}
          </ButtonLink>
          <span className="figures text-sm text-ink-3 max-md:text-center">
            {home.minutes(estimateMinutes(form.count, form.difficulty))}
          </span>
        </div>
      </Section>
      <TopicSuggestions
        form={form}
        onStart={onStart}
        onPick={onPick}
        delayMs={isSent ? 0 : undefined}
        hideNear
      />
    </div>
  )
}
