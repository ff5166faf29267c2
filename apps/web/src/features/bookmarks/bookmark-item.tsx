import type { Bookmark } from '@ekagra/schema/bookmark'
import { KeptQuestionRow } from '../../components/kept-question-row.tsx'
import { IconButton } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { RuledRow } from '../../components/ui/ruled-list.tsx'
import { bookmarkMessages } from '../../messages/en/bookmarks.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { topicOf } from './bookmark-list.ts'

export interface BookmarkItemProps {
  bookmark: Bookmark
  now: number
  onRemove: () => void
}

export function BookmarkItem({ bookmark, now, onRemove }: BookmarkItemProps) {
  const words = useMessages(bookmarkMessages)
  const { question, savedAt } = bookmark
  if (question === undefined) {
    return (
      <RuledRow
        title={words.withoutText}
        detail={words.withoutTextDetail}
        end={
          <IconButton label={words.remove(bookmark.id)} onClick={onRemove}>
            <Icon name="bookmark" className="size-5.5 fill-current text-action-text" />
          </IconButton>
        }
      />
    )
  }
  const moment = Date.parse(savedAt ?? '')
  const detail = [topicOf(bookmark) ?? words.otherTopic, Number.isNaN(moment) ? '' : words.saved(moment, now)]
  return (
    <KeptQuestionRow
      question={question}
      detail={<span>{detail.filter(Boolean).join(' · ')}</span>}
      removeLabel={words.remove(question.text)}
      removeIcon="bookmark"
      onRemove={onRemove}
    />
  )
}
