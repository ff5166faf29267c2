import type { NewsHeadline } from '@ekagra/schema/news-article'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GenerationOverlay } from '../../components/generation/generation-overlay.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import { newsMessages } from '../../messages/en/news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { NewsList } from './news-list.tsx'
import { NewsSkeleton } from './news-skeleton.tsx'
import { readNews } from './read-news.ts'
import { useArticleQuiz } from './use-article-quiz.ts'

/** What the feeds of the operator brought, to read and to be asked about. */
export function Component() {
  const words = useMessages(newsMessages)
  const quiz = useArticleQuiz()
  const [busyId, setBusyId] = useState<string>()

  const startQuiz = async (article: NewsHeadline) => {
    setBusyId(article.id)
    await quiz.start(article)
    setBusyId(undefined)
  }

  return (
    <Page>
      <PageMeta title={words.title} description={words.text} canonical={paths.news} />
      <PageHead
        title={words.title}
        text={words.text}
        end={<ButtonLink to={paths.currentAffairs}>{words.hub}</ButtonLink>}
      />
      <News busyId={busyId} onQuiz={(article) => void startQuiz(article)} />
      <GenerationOverlay
        generation={quiz.generation}
        failedText={words.quizFailed}
        onRetry={quiz.retry}
        onChangeTopic={() => undefined}
      />
    </Page>
  )
}

interface NewsProps {
  busyId: string | undefined
  onQuiz: (article: NewsHeadline) => void
}

function News(props: NewsProps) {
  const words = useMessages(newsMessages)
  const { data, isError, isPending, isFetching, refetch } = useQuery({
    queryKey: ['news'],
    queryFn: readNews,
  })
  if (isPending) return <NewsSkeleton />
  const again = (
    <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
      {words.tryAgain}
    </Button>
  )
  if (isError) return <EmptyState framed title={words.failedTitle} text={words.failed} actions={again} />
  if (data.articles.length > 0) return <NewsList articles={data.articles} {...props} />
  return data.hasFeeds ? (
    <EmptyState framed title={words.noArticlesTitle} text={words.noArticles} actions={again} />
  ) : (
    <EmptyState
      framed
      title={words.noFeedTitle}
      text={words.noFeed}
      actions={
        <ButtonLink to={paths.currentAffairs} variant="primary">
          {words.hub}
        </ButtonLink>
      }
    />
  )
}
