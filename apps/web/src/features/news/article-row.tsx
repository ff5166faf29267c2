import type { NewsHeadline } from '@ekagra/schema/news-article'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { newsMessages } from '../../messages/en/news.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface ArticleRowProps {
  article: NewsHeadline
  isBusy: boolean
  onQuiz: () => void
}

/** A headline that leads to its page, what it is about, and a way to be asked about it. All its texts are plain. */
export function ArticleRow({ article, isBusy, onQuiz }: ArticleRowProps) {
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
