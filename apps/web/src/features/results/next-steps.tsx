import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import * as paths from '../../lib/paths.ts'
import { resultsMessages } from '../../messages/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { practiceAgainPath } from './practice-again.ts'
import { missed, type Result } from './result.ts'
import { StepRow } from './step-row.tsx'

/** From looking at the mistakes to the next round. */
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
