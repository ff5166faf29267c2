import type { Bookmark } from '@ekagra/schema/bookmark'
import { SearchField } from '../../components/ui/search-field.tsx'
import { Select } from '../../components/ui/select.tsx'
import { bookmarkMessages } from '../../messages/en/bookmarks.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type BookmarkQuery, countTopics } from './bookmark-list.ts'

/** A topic's value in the list of choices is its place, so that no topic can collide with 'all'. */
const ALL = 'all'

export interface BookmarkToolsProps {
  bookmarks: readonly Bookmark[]
  query: BookmarkQuery
  onQueryChange: (query: BookmarkQuery) => void
}

export function BookmarkTools({ bookmarks, query, onQueryChange }: BookmarkToolsProps) {
  const words = useMessages(bookmarkMessages)
  const topics = countTopics(bookmarks)
  const chosen = topics.findIndex(({ topic }) => topic === query.topic)
  return (
    <search className="mb-4 grid items-center gap-3 md:grid-cols-[minmax(0,1fr)_16rem]">
      <SearchField
        label={words.search}
        value={query.search}
        onSearch={(search) => onQueryChange({ ...query, search })}
      />
      <Select
        label={words.topic}
        hideLabel
        value={chosen === -1 ? ALL : String(chosen)}
        options={[
          { value: ALL, label: words.allTopics },
          ...topics.map(({ topic, count }, index) => ({
            value: String(index),
            label: words.topicChoice(topic, count),
          })),
        ]}
        onValueChange={(value) => onQueryChange({ ...query, topic: topics[Number(value)]?.topic ?? null })}
      />
    </search>
  )
}
