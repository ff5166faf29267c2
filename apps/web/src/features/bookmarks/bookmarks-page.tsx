import type { Bookmark } from '@ekagra/schema/bookmark'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ExportButton } from '../../components/export/export-button.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { KeptQuestionRow } from '../../components/question/kept-question-row.tsx'
import { Button, ButtonLink, IconButton } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { SearchField } from '../../components/ui/form/search-field.tsx'
import { Select } from '../../components/ui/form/select.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, Section } from '../../components/ui/page.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import { UndoRow } from '../../components/undo-row.tsx'
import * as paths from '../../lib/paths.ts'
import { startQuestionSet } from '../../lib/stores/session/start-question-set.ts'
import { bookmarkMessages } from '../../messages/en/bookmarks.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type BookmarkQuery, countTopics, matchesQuery, topicOf, useBookmarkRows } from './bookmark-list.ts'

/** The same as the longest practice that the setup screens offer. */
const LONGEST_PRACTICE = 30

const EVERYTHING: BookmarkQuery = { search: '', topic: null }

export function Component() {
  const words = useMessages(bookmarkMessages)
  return (
    <Page>
      <PageMeta title={words.title} description={words.description} />
      <PageHead title={words.title} text={words.text} />
      <Bookmarks />
    </Page>
  )
}

function Bookmarks() {
  const words = useMessages(bookmarkMessages)
  const navigate = useNavigate()
  const { rows, remove, undo } = useBookmarkRows()
  const [query, setQuery] = useState(EVERYTHING)
  const [now] = useState(Date.now)
  if (rows.length === 0) return <NoBookmarks />

  const saved = rows.flatMap(({ bookmark, isRemoved }) => (isRemoved ? [] : [bookmark]))
  const shown = rows.filter(({ bookmark }) => matchesQuery(bookmark, query))
  const found = saved.filter((bookmark) => matchesQuery(bookmark, query))
  const members = found.flatMap((bookmark) =>
    bookmark.question
      ? [{ topic: topicOf(bookmark) ?? bookmarkMessages.english.otherTopic, question: bookmark.question }]
      : [],
  )
  const practise = () => {
    navigate(startQuestionSet('bookmarks', members.slice(0, LONGEST_PRACTICE)))
  }
  return (
    <>
      <BookmarkTools bookmarks={saved} query={query} onQueryChange={setQuery} />
      <div className="mb-4 flex min-h-target-lg flex-wrap items-center justify-between gap-3">
        <p role="status" className="figures text-sm text-ink-3">
          {words.count(found.length)}
        </p>
        {members.length > 0 && (
          <div className="flex flex-wrap gap-3 max-md:w-full max-md:[&>*]:flex-auto">
            <ExportButton
              size="lg"
              set={{ name: words.title, questions: members.map(({ question }) => question) }}
            />
            <Button variant="primary" size="lg" onClick={practise}>
              {members.length > LONGEST_PRACTICE
                ? words.practiseFirst(LONGEST_PRACTICE)
                : words.practise(members.length)}
            </Button>
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={words.noMatchTitle}
          text={words.noMatchText}
          actions={<Button onClick={() => setQuery(EVERYTHING)}>{words.clear}</Button>}
        />
      ) : (
        <Section title={words.list} hideTitle>
          <RuledList>
            {shown.map(({ bookmark, isRemoved }) =>
              isRemoved ? (
                <UndoRow
                  key={bookmark.id}
                  text={words.removed}
                  undoLabel={words.undo}
                  onUndo={() => undo(bookmark)}
                />
              ) : (
                <BookmarkItem
                  key={bookmark.id}
                  bookmark={bookmark}
                  now={now}
                  onRemove={() => remove(bookmark)}
                />
              ),
            )}
          </RuledList>
        </Section>
      )}
    </>
  )
}

function NoBookmarks() {
  const words = useMessages(bookmarkMessages)
  return (
    <EmptyState
      title={words.emptyTitle}
      text={words.emptyText}
      actions={
        <ButtonLink to={paths.practice} variant="primary" size="lg">
          {words.emptyAction}
        </ButtonLink>
      }
    />
  )
}

/** The other options have an index as their value, not the topic, so that no topic can collide with 'all'. */
const ALL = 'all'

interface BookmarkToolsProps {
  bookmarks: readonly Bookmark[]
  query: BookmarkQuery
  onQueryChange: (query: BookmarkQuery) => void
}

function BookmarkTools({ bookmarks, query, onQueryChange }: BookmarkToolsProps) {
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

interface BookmarkItemProps {
  bookmark: Bookmark
  now: number
  onRemove: () => void
}

function BookmarkItem({ bookmark, now, onRemove }: BookmarkItemProps) {
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
