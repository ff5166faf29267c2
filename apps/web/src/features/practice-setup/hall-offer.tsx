import { marksOfPaper, minutesOfPaper, questionsOfPaper } from '@ekagra/exam/exam-paper/pattern-figures'
import { patternsNamed } from '@ekagra/questions/exams/patterns-named'
import { RuledLink, RuledList } from '../../components/ui/ruled-list.tsx'
import { examStartPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The name of an exam, typed as the topic of a test, offers the whole paper. */
export default function HallOffer({ topic }: { topic: string }) {
  const words = useMessages(examChooseMessages).offer
  const patterns = patternsNamed(topic)
  if (patterns.length === 0) return null
  return (
    <RuledList className="mt-3">
      {patterns.map((pattern) => (
        <RuledLink
          key={pattern.id}
          to={examStartPath(pattern.id)}
          title={words.text(pattern.title)}
          detail={words.detail(
            questionsOfPaper(pattern),
            minutesOfPaper(pattern),
            formatMarks(marksOfPaper(pattern)),
          )}
        />
      ))}
    </RuledList>
  )
}
