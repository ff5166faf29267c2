import { questionsOf } from '@ekagra/exam/exam-paper/pattern-figures'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** A paper as a strip whose parts are as wide as their questions: sections are what people compare. */
export function PaperStrip({ pattern }: { pattern: Pick<ExamPattern, 'sections'> }) {
  const words = useMessages(examChooseMessages)
  const { sectionName } = useMessages(topicMessages)
  return (
    <ol
      aria-label={words.sectionsLabel}
      className="flex overflow-hidden rounded-sm border border-edge bg-surface text-xs max-md:flex-wrap"
    >
      {pattern.sections.map((section) => (
        <li
          key={section.title}
          style={{ flexGrow: questionsOf(section), flexBasis: 0 }}
          className="min-w-18 border-edge px-1.5 py-1.5 not-first:border-l md:px-2.5"
        >
          <b className="block truncate leading-tight">{sectionName(section.short)}</b>
          <span className="figures block leading-tight whitespace-nowrap text-ink-2">
            {words.sectionDetail(questionsOf(section), section.minutes ?? null)}
          </span>
        </li>
      ))}
    </ol>
  )
}
