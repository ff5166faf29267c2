import { UNKNOWN_DATE, UNKNOWN_TOPIC } from '@ekagra/exam/history/read-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { useState, useSyncExternalStore } from 'react'
import { Icon } from '../../components/ui/icon.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { readExamHistory, subscribeToExamHistory } from '../../lib/stores/learner/history-store.ts'
import { setupMessages } from '../../messages/en/setup.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

const SHOWN = 3

/** The last test of each topic, newest first. */
function latestByTopic(history: readonly HistoryEntry[]): HistoryEntry[] {
  const latest = new Map<string, HistoryEntry>()
  for (const entry of history) {
    const topic = entry.topic.toLowerCase()
    if (entry.topic !== UNKNOWN_TOPIC && !latest.has(topic)) latest.set(topic, entry)
  }
  return [...latest.values()].slice(0, SHOWN)
}

/** The topics practised last, to continue with. */
export function RecentTopics({ onPick }: { onPick: (topic: string) => void }) {
  const words = useMessages(setupMessages).recent
  const { name } = useMessages(topicMessages)
  const entries = latestByTopic(useSyncExternalStore(subscribeToExamHistory, readExamHistory))
  const [now] = useState(Date.now)
  if (entries.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-sm">{words.title}</h2>
      <RuledList>
        {entries.map(({ id, topic, score, totalQuestions, date }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(topic)}
              className="group flex min-h-15 w-full items-center gap-4 py-2 text-left"
            >
              <span className="min-w-0 flex-1">
                <b className="block leading-[1.3]">{name(topic)}</b>
                <span className="figures block text-sm leading-[1.35] text-ink-3">
                  {date === UNKNOWN_DATE
                    ? words.undated(score, totalQuestions)
                    : words.detail(score, totalQuestions, Date.parse(date), now)}
                </span>
              </span>
              <Icon name="arrow-right" className="size-5 text-ink-3 group-hover:text-action-text" />
            </button>
          </li>
        ))}
      </RuledList>
    </section>
  )
}
