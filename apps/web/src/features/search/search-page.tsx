import { LONGEST_TOPIC } from '@ekagra/exam/generation/setup-limits'
import { subjects } from '@ekagra/questions/chapters/subjects'
import { type SyntheticEvent, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { ConfigurationPanel } from '../../components/session-start/configuration-panel.tsx'
import type { SessionRequest } from '../../components/session-start/session-request.ts'
import { TopicSuggestions } from '../../components/session-start/topic-suggestions.tsx'
import { type SessionForm, useSessionForm } from '../../components/session-start/use-session-form.ts'
import { useSessionStart } from '../../components/session-start/use-session-start.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { ChipLink } from '../../components/ui/chip.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, Section, SideColumns } from '../../components/ui/page.tsx'
import { LazyWeakAreas } from '../../components/weak-areas/lazy-weak-areas.tsx'
import { estimateMinutes } from '../../lib/estimate-minutes.ts'
import { createNotePath, setupPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { readExamHistory } from '../../lib/stores/learner/history-store.ts'
import { setupDrafts } from '../../lib/stores/session/setup-draft.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { searchMessages } from '../../messages/en/search.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SearchResults } from './search-results.tsx'

export function Component() {
  const [params, setParams] = useSearchParams()
  const query = (params.get('q') ?? '').trim().slice(0, LONGEST_TOPIC)
  // A new address (from the palette, or Back) resets the field.
  return <SearchScreen key={query} query={query} onSearch={(text) => setParams(text ? { q: text } : {})} />
}

function SearchScreen({ query, onSearch }: { query: string; onSearch: (text: string) => void }) {
  const words = useMessages(searchMessages)
  const [text, setText] = useState(query)
  const { form, change } = useSessionForm(setupDrafts.search)
  const { request, Start, start, end } = useSessionStart()
  const field = useRef<HTMLInputElement>(null)
  // A letter is shown before what it finds.
  const topic = useDeferredValue(text.trim())

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  const finish = (instead?: string) => {
    // The dialog must close before anything behind it can get the focus.
    flushSync(end)
    if (instead !== undefined) setText(instead)
    field.current?.focus()
  }

  return (
    <Page>
      <PageMeta
        title={query ? words.titleFor(query) : words.title}
        description={words.text}
        canonical={paths.search}
      />
      <PageHead title={words.title} text={words.text} />
      <search>
        <form onSubmit={submit} className="flex max-w-measure flex-wrap items-end gap-3">
          <TextField
            ref={field}
            label={words.label}
            hideLabel
            placeholder={words.label}
            size="lg"
            icon="search"
            type="search"
            maxLength={LONGEST_TOPIC}
            value={text}
            onChange={(event) => setText(event.target.value)}
            // Without a query the learner came to type; with one, to see the results.
            autoFocus={query === ''}
            className="min-w-0 flex-1 basis-64"
          />
          <Button
            type="submit"
            size="lg"
            variant={topic === '' ? 'primary' : 'secondary'}
            className="!min-h-14 max-md:w-full"
          >
            {words.submit}
          </Button>
        </form>
      </search>
      <SideColumns
        className="mt-8"
        main={
          topic === '' ? (
            <SubjectChips />
          ) : (
            <TopicStart
              form={{ ...form, topic }}
              change={change}
              busy={request !== undefined}
              isSent={topic === query}
              onStart={start}
              onPick={onSearch}
            />
          )
        }
        side={
          topic === '' ? (
            <LazyWeakAreas hasHistory={readExamHistory().length > 0} onStart={start} />
          ) : (
            <SearchResults query={topic} />
          )
        }
      />
      {request && Start && <Start request={request} onEnd={finish} />}
    </Page>
  )
}

export function SubjectChips() {
  const words = useMessages(searchMessages)
  const { name } = useMessages(topicMessages)
  return (
    <Section title={words.browse}>
      <div className="flex flex-wrap gap-2">
        {Object.values(subjects).map(({ title }) => (
          <ChipLink key={title} to={setupPath('practice', { topic: title })}>
            {name(title)}
          </ChipLink>
        ))}
      </div>
    </Section>
  )
}

export interface TopicStartProps extends SessionForm {
  busy: boolean
  /** Whether the text was submitted, not just typed. */
  isSent: boolean
  onStart: (request: SessionRequest) => void
  onPick: (topic: string) => void
}

/** The actions for the typed topic: start a session, make notes, pick a variant. */
function TopicStart({ form, change, busy, isSent, onStart, onPick }: TopicStartProps) {
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
