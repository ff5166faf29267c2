import {
  answerInline,
  beginLoading,
  beginQuestions,
  continueInline,
  type InlinePractice,
  NOT_STARTED,
} from '@ekagra/exam/session/inline-practice'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { loadGenerator } from '../../components/generation/use-generation.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import * as paths from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { homeSectionsMessages } from '../../messages/en/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { QuickQuestion } from './quick-question.tsx'

/** A few questions without leaving home, one at a time. */
export function QuickPractice({ topic }: { topic: string }) {
  const words = useMessages(homeSectionsMessages).quick
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
          // The key resets the selection for each question.
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

const QUICK_QUESTIONS = 5

/** The card's states: not started, loading, question, answered, finished. */
function useQuickPractice(topic: string) {
  const words = useMessages(homeSectionsMessages).quick
  const [practice, setPractice] = useState<InlinePractice>(NOT_STARTED)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const begin = async () => {
    leaving.current?.abort()
    const controller = new AbortController()
    leaving.current = controller
    setPractice(beginLoading())
    const { signal } = controller
    const questions = await loadGenerator()
      .then(({ makeSessionQuestions }) =>
        makeSessionQuestions({ topic, count: QUICK_QUESTIONS, difficulty: 'easy' }, { signal }),
      )
      .then((result) => (result.kind === 'ready' ? result.questions : []))
      .catch(() => [])
    if (signal.aborted) return
    setPractice(beginQuestions(questions))
    if (questions.length === 0) toast.error(words.failedTitle, { description: words.failedText })
  }

  return {
    practice,
    begin,
    answer: (option: number) => setPractice((now) => answerInline(now, option)),
    next: () => setPractice(continueInline),
  }
}
