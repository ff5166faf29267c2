import {
  SEARCH_SUGGESTION_DELAY_MS,
  suggestVariants,
  type TopicVariant,
} from '@ekagra/exam/generation/topic-relations'
import type { Difficulty } from '@ekagra/schema/difficulty'
import { useEffect, useState } from 'react'
import { homeSectionsMessages } from '../../messages/en/home-sections.ts'
import { questionMessages } from '../../messages/en/question.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TopicCrumbs } from '../topic/topic-crumbs.tsx'
import { useResolvedTopic } from '../topic/use-resolved-topic.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Section } from '../ui/page.tsx'
import { RuledList, RuledRow } from '../ui/ruled-list.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { RelatedChips } from './related-chips.tsx'
import type { SessionRequest } from './session-request.ts'

const NEAR_SHOWN = 4

/** Two variants name a level; the others keep the chosen one. */
const LEVEL_OF: Partial<Record<TopicVariant, Difficulty>> = { fundamentals: 'easy', advanced: 'hard' }

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export interface TopicSuggestionsProps {
  form: SessionRequest
  onStart: (request: SessionRequest) => void
  /** A nearby topic was chosen: it goes into the search box. */
  onPick: (topic: string) => void
  /** A submitted search is answered at once; while the person types, it waits the contract's one second. */
  delayMs?: number | undefined
  /** For a page that lists related topics itself. */
  hideNear?: boolean | undefined
}

/** The result of a search once the person pauses: the topic, five ways to practise it, and related topics. */
export function TopicSuggestions({
  form,
  onStart,
  onPick,
  delayMs = SEARCH_SUGGESTION_DELAY_MS,
  hideNear = false,
}: TopicSuggestionsProps) {
  const words = useMessages(homeSectionsMessages).suggestions
  const topic = usePause(form.topic.trim(), delayMs)
  return (
    <Section title={words.title}>
      <div aria-live="polite" aria-busy={topic === undefined}>
        {topic === undefined ? (
          <Waiting label={words.waiting} />
        ) : (
          <>
            <Meaning topic={topic} hideNear={hideNear} onPick={onPick} />
            <Variants form={{ ...form, topic }} onStart={onStart} />
            <div className="mt-5">
              <RelatedChips label={words.related} topic={topic} onStart={onStart} />
            </div>
          </>
        )}
      </div>
    </Section>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <>
      <span className="sr-only">{label}</span>
      {['w-3/4', 'w-2/3', 'w-4/5', 'w-1/2', 'w-2/3'].map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
        <div key={row} className="border-t border-rule py-4 last:border-b">
          <Skeleton className={`mb-2 h-5 ${width}`} />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </>
  )
}

/** Where the topic is in the syllabus, and topics with similar names. */
function Meaning({
  topic,
  hideNear,
  onPick,
}: {
  topic: string
  hideNear: boolean
  onPick: (topic: string) => void
}) {
  const words = useMessages(homeSectionsMessages).suggestions
  const resolved = useResolvedTopic(topic, 0)
  const path = resolved.state === 'known' ? resolved.path : []
  const found = resolved.state === 'known' || resolved.state === 'unknown' ? resolved.near : []
  const near = hideNear
    ? []
    : found.filter((title) => title !== path.at(-1) && title.toLowerCase() !== topic.toLowerCase())
  return (
    <div className="mb-5 grid gap-3">
      {path.length > 0 && <TopicCrumbs label={words.found} path={path} />}
      {resolved.state === 'unknown' && near.length > 0 && (
        <p className="text-sm text-ink-2">{words.unknown}</p>
      )}
      {near.length > 0 && (
        <ul aria-label={words.near} className="flex flex-wrap gap-2">
          {near.slice(0, NEAR_SHOWN).map((title) => (
            <li key={title}>
              <Chip onClick={() => onPick(title)}>{title}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Variants({ form, onStart }: Pick<TopicSuggestionsProps, 'form' | 'onStart'>) {
  const words = useMessages(homeSectionsMessages).suggestions
  const { level } = useMessages(questionMessages)
  return (
    <RuledList>
      {suggestVariants(form.topic).map(({ topic, variant }) => {
        const title = capitalised(words.variants[variant](topic))
        // Requests and storage use the English name in every language.
        const asked = capitalised(homeSectionsMessages.english.suggestions.variants[variant](topic))
        const difficulty = LEVEL_OF[variant] ?? form.difficulty
        return (
          <RuledRow
            key={variant}
            title={title}
            detail={<span className="figures">{words.detail(form.count, level[difficulty])}</span>}
            end={
              <Button
                aria-label={words.startTopic(title)}
                onClick={() => onStart({ ...form, topic: asked, difficulty })}
              >
                {words.start}
              </Button>
            }
          />
        )
      })}
    </RuledList>
  )
}

/** The value once it has not changed for `delayMs`; undefined while it still changes. */
export function usePause<Value>(value: Value, delayMs: number): Value | undefined {
  const [settled, setSettled] = useState<{ value: Value }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled?.value === value ? value : undefined
}
