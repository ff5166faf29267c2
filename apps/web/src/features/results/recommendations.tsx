import type { RecommendationDraft } from '@ekagra/exam/results/recommendations'
import type { Recommendation, RecommendationAction } from '@ekagra/schema/recommendation'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { createNotePath, setupPath } from '../../lib/paths.ts'
import { resultsMessages } from '../../messages/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { StepRow } from './step-row.tsx'

export interface RecommendationsProps {
  /** What the mock itself advises. */
  given: readonly Recommendation[]
  /** Worked out from the answers, where it advises nothing. */
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
