import { Fragment } from 'react'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'

/** Where a topic is in the syllabus; the tick has a text for screen readers. */
export function TopicCrumbs({ label, path }: { label: string; path: readonly string[] }) {
  const { name } = useMessages(topicMessages)
  return (
    <div className="flex items-start gap-3 text-sm text-ink-2">
      <Icon name="check" className="mt-px size-5 text-correct" />
      <span className="sr-only">{label}</span>
      <span className="flex flex-wrap items-center gap-x-1.5">
        {path.map((part, place) => (
          <Fragment key={part}>
            {place > 0 && <Icon name="chevron-right" className="size-3.75 text-ink-3" />}
            <span className={place === path.length - 1 ? 'font-title text-ink' : undefined}>
              {name(part)}
            </span>
          </Fragment>
        ))}
      </span>
    </div>
  )
}
