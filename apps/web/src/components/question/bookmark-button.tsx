import type { Question } from '@ekagra/schema/question'
import { useSyncExternalStore } from 'react'
import {
  readBookmarks,
  subscribeToBookmarks,
  toggleBookmark,
} from '../../lib/stores/learner/bookmark-store.ts'
import { explanationMessages } from '../../messages/en/explanation.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

export interface BookmarkButtonProps {
  question: Question
  topic: string
}

/** Adds a question to the bookmarks, or removes it. */
export function BookmarkButton({ question, topic }: BookmarkButtonProps) {
  const words = useMessages(explanationMessages)
  const isSaved = useSyncExternalStore(subscribeToBookmarks, readBookmarks).some(
    ({ id }) => id === question.id,
  )
  const toggle = () => toggleBookmark({ id: question.id, topic, question, savedAt: new Date().toISOString() })
  return (
    <IconButton label={words.bookmark} aria-pressed={isSaved} onClick={toggle}>
      <Icon name="bookmark" className={isSaved ? 'size-5.5 fill-current text-action-text' : 'size-5.5'} />
    </IconButton>
  )
}
