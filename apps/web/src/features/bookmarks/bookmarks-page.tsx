import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page, PageHead, Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { UndoRow } from '../../components/undo-row.tsx'
import * as paths from '../../lib/paths.ts'
import { startQuestionSet } from '../../lib/stores/session/start-question-set.ts'
import { bookmarkMessages } from '../../messages/en/bookmarks.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BookmarkItem } from './bookmark-item.tsx'
import { type BookmarkQuery, matchesQuery, topicOf } from './bookmark-list.ts'
import { BookmarkTools } from './bookmark-tools.tsx'
import { useBookmarkRows } from './use-bookmark-rows.ts'

/** As many as the longest practice that the set-up screens offer. */
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
          <Button variant="primary" size="lg" onClick={practise} className="max-md:w-full">
            {members.length > LONGEST_PRACTICE
              ? words.practiseFirst(LONGEST_PRACTICE)
              : words.practise(members.length)}
          </Button>
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
