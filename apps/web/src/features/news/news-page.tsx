import type { NewsHeadline } from '@ekagra/schema/news-article'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { GenerationOverlay } from '../../components/generation/generation-overlay.tsx'
import { useGeneration } from '../../components/generation/use-generation.ts'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import * as paths from '../../lib/paths.ts'
import { handOverSession } from '../../lib/stores/session/session-hand-over.ts'
import { toast } from '../../lib/toast.ts'
import { newsMessages } from '../../messages/en/news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { NewsList } from './news-list.tsx'
import { readArticleText, readNews } from './read-news.ts'

/** The articles of the operator's feeds, to read and to practise on. */
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
        <>
          <ButtonLink to={paths.currentAffairs} variant="primary">
            {words.hub}
          </ButtonLink>
          <p className="mt-3 text-xs text-ink-3">{words.forOperators}</p>
        </>
      }
    />
  )
}

const ROWS = ['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3', 'w-4/5']

/** Has the shape of the list that replaces it. */
function NewsSkeleton() {
  const words = useMessages(newsMessages)
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-12 w-full max-w-112" />
      <div className="mt-4 flex gap-2">
        <Skeleton className="h-11 w-16" round />
        <Skeleton className="h-11 w-28" round />
        <Skeleton className="h-11 w-36" round />
      </div>
      <div className="mt-8 divide-y divide-rule border-y border-rule">
        {ROWS.map((width) => (
          <div key={width} className="grid gap-3 py-6">
            <Skeleton className={`h-6 ${width}`} />
            <Skeleton className="h-4 w-full max-w-measure" />
            <Skeleton className="h-4 w-40" />
          </div>
        ))}
      </div>
    </div>
  )
}

const QUESTIONS = 5
const DIFFICULTY = 'medium'
/** The longest topic in characters. */
const MAX_TOPIC = 200

/** Starts a practice session on the text of an article. */
function useArticleQuiz() {
  const generation = useGeneration()
  const navigate = useNavigate()
  const last = useRef<NewsHeadline>(null)

  const start = async (article: NewsHeadline) => {
    last.current = article
    const topic = article.title.slice(0, MAX_TOPIC)
    const content = await readArticleText(article)
    const result = await generation.generate({ topic, count: QUESTIONS, difficulty: DIFFICULTY, content })
    if (result.kind !== 'ready') return
    const { questions, notice } = result
    if (notice) toast.info(notice)
    navigate(
      handOverSession({
        topic,
        mode: 'practice',
        difficulty: DIFFICULTY,
        questionCount: questions.length,
        questions,
      }),
    )
  }

  return { generation, start, retry: () => last.current && void start(last.current) }
}
