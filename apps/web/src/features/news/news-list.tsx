import type { NewsHeadline } from '@ekagra/schema/news-article'
import { useState } from 'react'
import { RowBoundary } from '../../components/row-boundary.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { currentAffairsPath } from '../../lib/filled-paths.ts'
import { newsMessages } from '../../messages/en/news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { filterNews, groupByDay, newsCategories } from './filter-news.ts'

const PAGE = 40

interface NewsListProps {
  articles: readonly NewsHeadline[]
  /** The article whose questions are being made. */
  busyId: string | undefined
  onQuiz: (article: NewsHeadline) => void
}

/** Articles by day, filtered by category and search words. */
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

interface ArticleRowProps {
  article: NewsHeadline
  isBusy: boolean
  onQuiz: () => void
}

/**
 * The headline as a link to its source, the summary, and a button for a quiz on it. All text is plain, not
 * HTML.
 */
function ArticleRow({ article, isBusy, onQuiz }: ArticleRowProps) {
  const words = useMessages(newsMessages)
  const moment = Date.parse(article.published_at)
  return (
    <article className="grid gap-2 py-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:gap-x-8">
      <div className="min-w-0">
        <h3 className="leading-snug text-pretty">
          <a
            href={article.link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-block min-h-target py-2.5 text-ink decoration-1 underline-offset-4 hover:underline"
          >
            {article.title} <span className="sr-only">{words.opensElsewhere}</span>
          </a>
        </h3>
        {article.summary && (
          <p className="line-clamp-3 max-w-measure text-sm leading-relaxed text-ink-2">{article.summary}</p>
        )}
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-3">
          <Badge>{words.categoryName(article.category)}</Badge>
          <span>{article.source}</span>
          {!Number.isNaN(moment) && (
            <time dateTime={article.published_at}>{words.published(moment, Date.now())}</time>
          )}
        </p>
      </div>
      <Button
        onClick={onQuiz}
        busy={isBusy}
        aria-label={words.quizAbout(article.title)}
        className="justify-self-start lg:mt-1"
      >
        <Icon name="target" />
        {words.quiz}
      </Button>
    </article>
  )
}
