import { useEffect, useState } from 'react'
import { BelowTheEdge } from '../../components/below-the-edge.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, Section, SideColumns } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useRowsInSteps } from '../../components/use-rows-in-steps.ts'
import { loadConfig } from '../../lib/backend/load-config.ts'
import * as paths from '../../lib/paths.ts'
import { helpMessages } from '../../messages/en/help.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { findAnswers } from './find-answers.ts'

/** So many questions fill a phone. */
const IN_VIEW_OF_PHONE = 9

/** Uses native <details>: it opens without a script, and the browser's own search finds the text inside. */
function CommonQuestions() {
  const words = useMessages(helpMessages)
  const [search, setSearch] = useState('')
  // An English word finds the answer on the Hindi page too.
  const found = findAnswers(words.list, search, helpMessages.english.list)
  const isSearching = search.trim() !== ''
  return (
    <>
      <TextField
        type="search"
        icon="search"
        label={words.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="mt-2 mb-4 min-h-5 text-sm text-ink-3">
        {isSearching && found.length > 0 && words.found(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={words.nothing(search.trim())}
          text={words.nothingText}
          actions={<Button onClick={() => setSearch('')}>{words.clear}</Button>}
        />
      )}
      <Answers list={found} isOpen={isSearching && found.length <= 3} />
    </>
  )
}

function Answers({
  list,
  isOpen,
}: {
  list: readonly { question: string; answer: string }[]
  isOpen: boolean
}) {
  const drawn = useRowsInSteps(list.length, { phone: IN_VIEW_OF_PHONE, step: 8 })
  if (list.length === 0) return null
  return (
    <RuledList>
      {list.slice(0, drawn).map((entry) => (
        <li key={entry.question}>
          <details className="group" open={isOpen}>
            <summary className="flex min-h-15 items-center justify-between gap-4 py-3 font-title">
              {entry.question}
              <Icon
                name="chevron-down"
                className="size-5 text-ink-3 transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-measure pb-5 text-ink-2">{entry.answer}</p>
          </details>
        </li>
      ))}
    </RuledList>
  )
}

export function Component() {
  const words = useMessages(helpMessages)
  return (
    <Page>
      <PageMeta title={words.title} description={words.text} />
      <PageHead
        title={words.title}
        text={words.text}
        end={<ButtonLink to={paths.guide}>{words.openGuide}</ButtonLink>}
      />
      <SideColumns
        ruledBelow
        main={
          <Section title={words.questions} hideTitle>
            <CommonQuestions />
          </Section>
        }
        side={
          <BelowTheEdge>
            <Section title={words.contact}>
              <SupportContact />
            </Section>
          </BelowTheEdge>
        }
      />
    </Page>
  )
}

/** The operator's address from the server; undefined while it is loading, null if there is none. */
function useSupportEmail() {
  const [email, setEmail] = useState<string | null>()
  useEffect(() => {
    let wanted = true
    loadConfig().then((config) => {
      if (wanted) setEmail(config.supportEmail)
    })
    return () => {
      wanted = false
    }
  }, [])
  return email
}

function SupportContact() {
  const words = useMessages(helpMessages)
  const email = useSupportEmail()
  if (email === undefined) return <Skeleton className="h-16" />
  if (email === null) return <p className="text-ink-2">{words.noContact}</p>
  return (
    <>
      <p className="mb-4 text-ink-2">{words.contactText}</p>
      <a href={`mailto:${email}`} className="text-link inline-flex min-h-target items-center">
        {words.write}
      </a>
    </>
  )
}
