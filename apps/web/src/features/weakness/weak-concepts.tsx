import { percentage } from '@ekagra/exam/grading/grade'
import type { WeakConcept } from '@ekagra/exam/weakness/weak-concepts'
import { SUGGESTED_QUESTIONS } from '@ekagra/exam/weakness/weakness'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import { setupPath } from '../../lib/filled-paths.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { weaknessMessages } from '../../messages/en/weakness.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The narrow places where marks are lost, each with a way to practise just that. */
export function WeakConcepts({ concepts }: { concepts: readonly WeakConcept[] }) {
  const words = useMessages(weaknessMessages)
  const { name } = useMessages(topicMessages)
  return (
    <Section ruled title={words.concepts.title}>
      <RuledList ordered>
        {concepts.map(({ concept, chapter, right, asked }) => (
          <RuledRow
            key={`${chapter} ${concept}`}
            title={name(concept)}
            detail={
              <span className="figures">
                {words.concepts.detail(name(chapter), right, asked, percentage(right, asked))}
              </span>
            }
            end={
              <ButtonLink
                to={setupPath('practice', { topic: concept, count: SUGGESTED_QUESTIONS.dip })}
                aria-label={words.weakAreas.practiceTopic(concept)}
              >
                {words.weakAreas.practice}
              </ButtonLink>
            }
          />
        ))}
      </RuledList>
    </Section>
  )
}
