import type { NewsHeadline } from '@ekagra/schema/news-article'
import { useState } from 'react'
import { RowBoundary } from '../../components/row-boundary.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { currentAffairsPath } from '../../lib/filled-paths.ts'
import { newsMessages } from '../../messages/en/news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ArticleRow } from './article-row.tsx'
import { filterNews, groupByDay, newsCategories } from './filter-news.ts'

const PAGE = 40

export interface NewsListProps {
  articles: readonly NewsHeadline[]
  /** The article whose questions are being made. */
  busyId: string | undefined
  onQuiz: (article: NewsHeadline) => void
}

/** Articles by day, narrowed down by category and words. */
export function NewsList({ articles, busyId, onQuiz }: NewsListProps) {
  const words = useMessages(newsMessages)
  const [category, setCategory] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(PAGE)
  const found = filterNews(articles, { category, words: search })
  const days = groupByDay(found.slice(0, shown))
  const now = Date.now()
  const narrow = (change: () => void) => {
    setShown(PAGE)
    change()
  }
  return (
    <>
      <TextField
        label={words.search}
        hideLabel
        type="search"
        icon="search"
        placeholder={words.searchPlaceholder}
        value={search}
        onChange={(event) => narrow(() => setSearch(event.target.value))}
        className="max-w-112"
      />
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">{words.categories}</legend>
        <Chip
          pressed={category === null}
          count={articles.length}
          onClick={() => narrow(() => setCategory(null))}
        >
          {words.all}
        </Chip>
        {newsCategories(articles).map(({ category: name, count }) => (
          <Chip
            key={name}
            pressed={category === name}
            count={count}
            onClick={() => narrow(() => setCategory(name))}
          >
            {words.categoryName(name)}
          </Chip>
        ))}
      </fieldset>
      <div className="mt-6 flex min-h-target flex-wrap items-center justify-between gap-3">
        <p role="status" className="figures text-sm text-ink-3">
          {words.found(found.length)}
        </p>
        {category !== null && (
          <ButtonLink variant="quiet" to={currentAffairsPath(category)}>
            {words.quizOn(category)}
          </ButtonLink>
        )}
      </div>
      {found.length === 0 && (
        <EmptyState
          title={words.nothingTitle}
          text={words.nothing}
          actions={
            <Button
              onClick={() =>
                narrow(() => {
                  setCategory(null)
                  setSearch('')
                })
              }
            >
              {words.clear}
            </Button>
          }
        />
      )}
      {days.map((day) => (
        <section key={day.moment} className="mt-6">
          <h2 className="mb-2 text-sm text-ink-2">
            {Number.isNaN(day.moment) ? words.all : words.day(day.moment, now)}
          </h2>
          <RuledList>
            {day.articles.map((article) => (
              <li key={article.id}>
                <RowBoundary>
                  <ArticleRow
                    article={article}
                    isBusy={busyId === article.id}
                    onQuiz={() => onQuiz(article)}
                  />
                </RowBoundary>
              </li>
            ))}
          </RuledList>
        </section>
      ))}
      {found.length > shown && (
        <Button className="mt-6" onClick={() => setShown(shown + PAGE)}>
          {words.more(Math.min(PAGE, found.length - shown))}
        </Button>
      )}
    </>
  )
}
