import { Link } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import * as paths from '../../lib/paths.ts'
import { homeMoreMessages } from '../../messages/home-more.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { QuickQuestion } from './quick-question.tsx'
import { QUICK_QUESTIONS, useQuickPractice } from './use-quick-practice.ts'

/** A few questions without leaving home, one at a time. */
export function QuickPractice({ topic }: { topic: string }) {
  const words = useMessages(homeMoreMessages).quick
  const { practice, begin, answer, next } = useQuickPractice(topic)
  return (
    <Section
      title={words.title}
      end={
        <Link
          to={paths.practice}
          state={{ prefilledTopic: topic }}
          className="text-link -my-2.75 inline-flex min-h-target items-center text-sm"
        >
          {words.full}
        </Link>
      }
    >
      {practice.state === 'not-started' && (
        <>
          <p className="mb-4 text-ink-2">{words.offer(QUICK_QUESTIONS, topic)}</p>
          <Button onClick={begin}>{words.begin}</Button>
        </>
      )}
      {practice.state === 'loading' && <QuestionSkeleton label={words.loading} />}
      {(practice.state === 'question' || practice.state === 'answered') && (
        <QuickQuestion
          // Each question begins with nothing selected.
          key={practice.index}
          topic={topic}
          practice={practice}
          onAnswer={answer}
          onNext={next}
        />
      )}
      {practice.state === 'finished' && (
        <div role="status">
          <p className="mb-1 text-xl font-title">{words.score(practice.score, practice.total)}</p>
          <p className="mb-4 text-ink-2">{words.scoreText}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.practice} state={{ prefilledTopic: topic }}>
              {words.full}
            </ButtonLink>
            <Button variant="quiet" onClick={begin}>
              {words.again}
            </Button>
          </div>
        </div>
      )}
    </Section>
  )
}

function QuestionSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="mb-5 h-8 w-4/5" />
      <div className="grid gap-2 lg:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((option) => (
          <Skeleton key={option} className="h-13" />
        ))}
      </div>
    </div>
  )
}
