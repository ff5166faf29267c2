import { ChipLink } from '../../components/ui/chip.tsx'
import { Section } from '../../components/ui/page.tsx'
import { useSyllabus } from '../../components/use-syllabus.ts'
import { setupPath } from '../../lib/paths.ts'
import { searchMessages } from '../../messages/search.ts'
import { topicMessages } from '../../messages/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function SubjectChips() {
  const words = useMessages(searchMessages)
  const { name } = useMessages(topicMessages)
  const syllabus = useSyllabus()
  if (!syllabus || syllabus === 'failed') return null
  return (
    <Section title={words.browse}>
      <div className="flex flex-wrap gap-2">
        {syllabus.syllabusSubjects.map((subject) => (
          <ChipLink key={subject.id} to={setupPath('practice', { topic: subject.topic })}>
            {name(subject.title)}
          </ChipLink>
        ))}
      </div>
    </Section>
  )
}
