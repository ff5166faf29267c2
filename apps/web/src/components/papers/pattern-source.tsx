import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'

/** Patterns change: each says of when it is and who published it. */
export function PatternSource({ pattern: { asOf, source } }: { pattern: ExamPattern }) {
  const words = useMessages(examChooseMessages)
  if (!asOf || !source) return null
  return (
    <p className="flex items-start gap-2 text-xs text-ink-3">
      <Icon name="info" className="mt-px size-4" />
      <span>
        {words.asOf(asOf)}{' '}
        {source.link ? (
          <a href={source.link} target="_blank" rel="noopener noreferrer" className="text-ink-2 underline">
            {words.source(source.title)}
          </a>
        ) : (
          words.source(source.title)
        )}
      </span>
    </p>
  )
}
