import {
  STALE_AVERAGE_BELOW,
  type TopicStanding,
  WEAK_AVERAGE_BELOW,
  WEAK_LAST_SCORE_BELOW,
} from '@ekagra/exam/weakness/weakness'
import type { WeaknessSuggestion } from '@ekagra/schema/weakness-suggestion'
import { scoreStroke } from '../../components/history/score-colour.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { ScoreRing } from '../../components/ui/score-ring.tsx'
import { questionMessages } from '../../messages/en/question.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { weaknessMessages } from '../../messages/en/weakness.ts'
import { daysBetween } from '../../messages/format-date.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { practiceLink } from './next-step-callout.tsx'

export interface WeakAreasProps {
  suggestions: readonly WeaknessSuggestion[]
  standings: readonly TopicStanding[]
  now: number
}

/** Up to three topics where practice helps most, each with its reason. */
export function WeakAreas({ suggestions, standings, now }: WeakAreasProps) {
  const words = useMessages(weaknessMessages).weakAreas
  return (
    <Section
      ruled
      title={words.title}
      end={<span className="text-sm text-ink-3">{words.goal(WEAK_AVERAGE_BELOW)}</span>}
    >
      {suggestions.length === 0 ? (
        <p className="max-w-measure text-ink-2">{words.none}</p>
      ) : (
        <RuledList ordered>
          {suggestions.map((suggestion) => {
            const standing = standings.find(({ topic }) => topic === suggestion.topic)
            return standing && <WeakArea key={suggestion.topic} {...{ suggestion, standing, now }} />
          })}
        </RuledList>
      )}
    </Section>
  )
}

interface WeakAreaProps {
  suggestion: WeaknessSuggestion
  standing: TopicStanding
  now: number
}

function WeakArea({ suggestion, standing, now }: WeakAreaProps) {
  const words = useMessages(weaknessMessages).weakAreas
  const { level } = useMessages(questionMessages)
  const { name } = useMessages(topicMessages)
  const { topic, suggestedQuestions, suggestedDifficulty, confidence } = suggestion
  const average = Math.round(standing.average)
  const { to, state } = practiceLink(suggestion)
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 md:grid-cols-[3.25rem_minmax(0,1fr)_auto] md:gap-x-5">
      <ScoreRing size="sm" percent={average} label={words.ring(topic, average)} stroke={scoreStroke(average)}>
        {average}
      </ScoreRing>
      <div className="min-w-0">
        <h3 className="leading-[1.3]">{name(topic)}</h3>
        <p className="figures text-sm text-ink-2">{useReason(suggestion, standing, now)}</p>
        <p className="figures text-sm text-ink-3">
          {words.suggestion(suggestedQuestions, level[suggestedDifficulty])} · {words.confidence(confidence)}
        </p>
      </div>
      <ButtonLink
        to={to}
        state={state}
        aria-label={words.practiceTopic(topic)}
        className="max-md:col-start-2 max-md:justify-self-start"
      >
        {words.practice}
      </ButtonLink>
    </li>
  )
}

function useReason({ reason }: WeaknessSuggestion, { average, last, lastTaken }: TopicStanding, now: number) {
  const words = useMessages(weaknessMessages).weakAreas
  switch (reason) {
    case 'low-average':
      return words.lowAverage(average, WEAK_AVERAGE_BELOW)
    case 'recent-dip':
      return words.recentDip(last, WEAK_LAST_SCORE_BELOW)
    case 'stale':
      return words.stale(daysBetween(lastTaken, now), average, STALE_AVERAGE_BELOW)
  }
}
