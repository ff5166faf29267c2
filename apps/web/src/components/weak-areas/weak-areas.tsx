import {
  findWeakTopics,
  type TopicStanding,
  topicStandings,
  WEAK_AVERAGE_BELOW,
} from '@ekagra/exam/weakness/weakness'
import type { WeaknessSuggestion } from '@ekagra/schema/weakness-suggestion'
import { useState, useSyncExternalStore } from 'react'
import { readExamHistory, subscribeToExamHistory } from '../../lib/stores/learner/history-store.ts'
import { homeSectionsMessages } from '../../messages/en/home-sections.ts'
import { questionMessages } from '../../messages/en/question.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { daysBetween } from '../../messages/format-date.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { SessionRequest } from '../session-start/session-request.ts'
import { Button } from '../ui/button.tsx'
import { RuledList } from '../ui/ruled-list.tsx'
import { WeakAreasIntro } from './weak-areas-frame.tsx'
import { WeakRings } from './weak-rings.tsx'

/** Up to three topics that need practice, as rings and as rows. */
export function WeakAreas({ onStart }: { onStart: (request: SessionRequest) => void }) {
  const words = useMessages(homeSectionsMessages).weak
  const history = useSyncExternalStore(subscribeToExamHistory, readExamHistory)
  const [now] = useState(Date.now)
  const standings = topicStandings(history)
  const weak = findWeakTopics(history, now).flatMap((suggestion) => {
    const standing = standings.find(({ topic }) => topic === suggestion.topic)
    return standing ? [{ suggestion, standing }] : []
  })
  if (weak.length === 0) return <WeakAreasIntro text={words.strong} />
  return (
    <>
      <WeakRings
        goal={WEAK_AVERAGE_BELOW}
        averages={weak.map(({ standing }) => ({
          topic: standing.topic,
          average: Math.round(standing.average),
        }))}
      />
      <RuledList ordered>
        {weak.map(({ suggestion, standing }, place) => (
          <WeakRow
            key={suggestion.topic}
            place={place + 1}
            suggestion={suggestion}
            standing={standing}
            now={now}
            onStart={onStart}
          />
        ))}
      </RuledList>
    </>
  )
}

interface WeakRowProps {
  place: number
  suggestion: WeaknessSuggestion
  standing: TopicStanding
  now: number
  onStart: (request: SessionRequest) => void
}

function WeakRow({ place, suggestion, standing, now, onStart }: WeakRowProps) {
  const words = useMessages(homeSectionsMessages).weak
  const { level } = useMessages(questionMessages)
  const { name } = useMessages(topicMessages)
  const { topic, reason, suggestedQuestions: count, suggestedDifficulty: difficulty } = suggestion
  const { average, last, lastTaken } = standing
  return (
    <li className="grid grid-cols-[1.625rem_minmax(0,1fr)_auto] items-center gap-3 py-3">
      <span
        aria-hidden="true"
        className="figures grid size-6.5 place-items-center rounded-full border-[1.5px] border-action-text text-xs font-title text-action-text"
      >
        {place}
      </span>
      <div className="min-w-0">
        <h3 className="leading-[1.3]">{name(topic)}</h3>
        <p className="figures text-sm text-ink-3">
          {words.reason[reason](Math.round(average), last, daysBetween(lastTaken, now))}
          <br />
          {words.suggestion(count, level[difficulty])}
        </p>
      </div>
      <Button
        aria-label={words.practiceTopic(topic)}
        onClick={() => onStart({ topic, mode: 'practice', difficulty, count })}
      >
        {words.practice}
      </Button>
    </li>
  )
}
