import type { RecommendationDraft } from '@ekagra/exam/results/recommendations'
import type { Recommendation, RecommendationAction } from '@ekagra/schema/session/mock-test-data'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { createNotePath, setupPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { missed, type Result } from './result.ts'
import { practiceAgainPath } from './result-actions.tsx'

/** What to do next, from reviewing the mistakes to another round. */
export function NextSteps({ result, onReview }: { result: Result; onReview: () => void }) {
  const words = useMessages(resultsMessages)
  const { nextSteps } = words
  const { answers, topic, score } = result
  const lost = missed(answers).length
  // Sample questions never enter the queue.
  const wrong = answers.filter(
    ({ outcome, question }) => outcome === 'wrong' && question.trust !== 'sample',
  ).length
  return (
    <Section title={nextSteps.title}>
      <RuledList>
        {lost > 0 && (
          <StepRow
            title={nextSteps.review(lost)}
            text={nextSteps.reviewText}
            action={<Button onClick={onReview}>{nextSteps.reviewAction}</Button>}
          />
        )}
        {wrong > 0 && (
          <StepRow
            title={nextSteps.queue}
            text={nextSteps.queueText(wrong)}
            action={<ButtonLink to={paths.weakness}>{nextSteps.queueAction}</ButtonLink>}
          />
        )}
        {answers.length > 0 && lost === 0 ? (
          <StepRow
            title={nextSteps.harder}
            text={nextSteps.harderText}
            action={<ButtonLink to={practiceAgainPath(result, true)}>{words.practice(topic)}</ButtonLink>}
          />
        ) : (
          <StepRow
            title={nextSteps.again}
            text={nextSteps.againText(topic)}
            action={
              <ButtonLink to={practiceAgainPath(result)}>
                {words.recommendations.practice(Math.min(30, score.total))}
              </ButtonLink>
            }
          />
        )}
      </RuledList>
    </Section>
  )
}

export interface RecommendationsProps {
  /** The recommendations that the mock brought. */
  given: readonly Recommendation[]
  /** Derived from the answers; used if the mock brought none. */
  drafts: readonly RecommendationDraft[]
}

const MOST_SHOWN = 5

export function Recommendations({ given, drafts }: RecommendationsProps) {
  const { recommendations: words } = useMessages(resultsMessages)
  const advised: Recommendation[] =
    given.length > 0
      ? [...given]
      : drafts.slice(0, MOST_SHOWN).map(({ kind, topic, action }) => ({ text: words[kind](topic), action }))
  if (advised.length === 0) return null
  return (
    <Section title={words.title} ruled>
      <RuledList>
        {advised.map(({ text, action }) => (
          <StepRow key={text} title={text} action={action && <ActionLink action={action} />} />
        ))}
      </RuledList>
    </Section>
  )
}

const actionPath = (action: RecommendationAction): string =>
  action.type === 'practice'
    ? setupPath('practice', {
        topic: action.topic,
        difficulty: action.difficulty,
        count: action.questionCount,
      })
    : createNotePath(action.topic, action.category)

function ActionLink({ action }: { action: RecommendationAction }) {
  const { recommendations: words } = useMessages(resultsMessages)
  return (
    <ButtonLink to={actionPath(action)}>
      {action.type === 'practice' ? words.practice(action.questionCount) : words.notes}
    </ButtonLink>
  )
}

export interface StepRowProps {
  title: string
  text?: string | undefined
  action?: ReactNode
}

/** A line of advice with one button. */
function StepRow({ title, text, action }: StepRowProps) {
  return (
    <li className="grid items-center justify-items-start gap-3 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="leading-[1.3]">{title}</h3>
        {text && <p className="text-sm text-ink-2">{text}</p>}
      </div>
      {action}
    </li>
  )
}
