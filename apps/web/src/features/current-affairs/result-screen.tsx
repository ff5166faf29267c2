import type { RunningQuiz } from '@ekagra/exam/current-affairs/page'
import { quizHeadline } from '@ekagra/exam/current-affairs/quiz'
import { grade } from '@ekagra/exam/grading/grade'
import { clockText } from '@ekagra/exam/grading/time-text'
import { useEffect, useRef } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { RowBoundary } from '../../components/row-boundary.tsx'
import { scoreStroke } from '../../components/score-colour.ts'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { ScoreRing } from '../../components/ui/score-ring.tsx'
import { Stats } from '../../components/ui/stats.tsx'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ReviewItem } from './review-item.tsx'

export interface ResultScreenProps {
  run: RunningQuiz
  onRetry: () => void
  onNewTopic: () => void
}

/** How it went, and every question with its answer. */
export function ResultScreen({ run, onRetry, onNewTopic }: ResultScreenProps) {
  const words = useMessages(currentAffairsMessages)
  const { questions, quiz, category, timeframe, elapsedMs } = run
  const { score, incorrect, unanswered, total, percentage } = grade(questions, quiz.answers)
  const headline = useRef<HTMLHeadingElement>(null)
  // The page has changed under the reader without an address that would say so.
  useEffect(() => headline.current?.focus({ preventScroll: true }), [])
  return (
    <Page>
      <PageMeta title={words.resultTitle} />
      <section className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:items-center md:gap-12">
        <ScoreRing
          percent={percentage}
          label={words.ringLabel(percentage, score, total)}
          stroke={scoreStroke(percentage)}
          className="mx-auto"
        >
          <b className="figures text-4xl leading-none font-heavy tracking-[-0.035em]">
            {percentage}
            <small className="ml-[0.06em] text-[0.5em] tracking-normal">%</small>
          </b>
          <span className="figures text-sm leading-[1.3] text-ink-2">{words.correctOf(score, total)}</span>
        </ScoreRing>
        <div>
          <h1
            ref={headline}
            tabIndex={-1}
            className="text-2xl leading-[1.15] tracking-[-0.015em] max-md:text-center"
          >
            {words.headline[quizHeadline(percentage)]}
          </h1>
          <p className="mt-1 mb-5 text-ink-2 max-md:text-center">
            {words.completed(category, words.timeframeChips[timeframe])}
          </p>
          <div className="grid gap-3 md:flex">
            <Button variant="primary" size="lg" onClick={onNewTopic}>
              {words.tryNewTopic}
            </Button>
            <Button size="lg" onClick={onRetry}>
              <Icon name="retry" />
              {words.retry}
            </Button>
          </div>
        </div>
      </section>
      <Stats
        row
        className="mt-8"
        stats={[
          { label: words.stats.correct, value: score },
          { label: words.stats.incorrect, value: incorrect + unanswered },
          { label: words.stats.time, value: clockText(elapsedMs / 1000) },
          { label: words.stats.score, value: `${percentage}%` },
        ]}
      />
      <Section title={words.review} ruled>
        <RuledList ordered>
          {questions.map((question, index) => (
            <li key={question.id}>
              <RowBoundary>
                <ReviewItem
                  question={question}
                  answer={quiz.answers[index] ?? null}
                  number={index + 1}
                  run={run}
                />
              </RowBoundary>
            </li>
          ))}
        </RuledList>
      </Section>
    </Page>
  )
}
