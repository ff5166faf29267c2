import { relatedTopics } from '@ekagra/exam/generation/topic-relations'
import { useId } from 'react'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Chip } from '../ui/chip.tsx'
import { relatedRequest, type SessionRequest } from './session-request.ts'

export interface RelatedChipsProps {
  label: string
  /** The topic whose related topics are offered. */
  topic: string
  onStart: (request: SessionRequest) => void
}

/** Related topics; a tap on one starts eight easy questions. */
export function RelatedChips({ label, topic, onStart }: RelatedChipsProps) {
  const { name } = useMessages(topicMessages)
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-2 text-sm text-ink-3">
        {label}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {relatedTopics(topic).map((related) => (
          <li key={related}>
            <Chip onClick={() => onStart(relatedRequest(related))}>{name(related)}</Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
