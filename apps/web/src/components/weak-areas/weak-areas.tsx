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
import { RING_RADII, WeakAreasIntro } from './weak-areas-frame.tsx'

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

const MIDDLE = 80
const STROKE = 8

function onRing(radius: number, share: number) {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return { x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) }
}

function goalMark(radius: number, share: number): string {
  const inner = onRing(radius - STROKE + 1, share)
  const outer = onRing(radius + STROKE - 1, share)
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`
}

interface WeakRingsProps {
  averages: readonly { topic: string; average: number }[]
  /** Per cent; marked on every ring. */
  goal: number
}

/** The averages as rings around the bindu, numbered as in the rows below. */
function WeakRings({ averages, goal }: WeakRingsProps) {
  const words = useMessages(homeSectionsMessages).weak
  const parts = averages.map(({ topic, average }) => words.ring(topic, average)).join(', ')
  return (
    <figure className="mb-4 grid grid-cols-[min(9.25rem,46%)_minmax(0,1fr)] items-center gap-5">
      <svg viewBox="0 0 160 160" fill="none" role="img" aria-label={words.rings(parts)} className="w-full">
        {averages.map(({ topic, average }, place) => (
          <Ring
            key={topic}
            radius={RING_RADII[place] ?? 0}
            share={average / 100}
            goal={goal / 100}
            label={place + 1}
          />
        ))}
        <circle cx={MIDDLE} cy={MIDDLE} r={8} className="fill-bindu" />
      </svg>
      <figcaption className="text-sm text-ink-2">{words.caption}</figcaption>
    </figure>
  )
}

function Ring({
  radius,
  share,
  goal,
  label,
}: {
  radius: number
  share: number
  goal: number
  label: number
}) {
  return (
    <>
      <circle cx={MIDDLE} cy={MIDDLE} r={radius} strokeWidth={STROKE} className="stroke-rule" />
      <circle
        cx={MIDDLE}
        cy={MIDDLE}
        r={radius}
        strokeWidth={STROKE}
        pathLength={100}
        strokeDasharray={`${share * 100} 100`}
        transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
        className="stroke-action-text"
      />
      <path d={goalMark(radius, goal)} strokeWidth={5} className="stroke-paper" />
      <path d={goalMark(radius, goal)} strokeWidth={2} strokeLinecap="round" className="stroke-ink" />
      <circle
        cx={MIDDLE}
        cy={MIDDLE - radius}
        r={10}
        strokeWidth={1.75}
        className="fill-paper stroke-action-text"
      />
      <text
        x={MIDDLE}
        y={MIDDLE - radius + 4.6}
        textAnchor="middle"
        fontSize={13}
        className="fill-action-text font-title"
      >
        {label}
      </text>
    </>
  )
}
