import type { RunningQuiz } from '@ekagra/exam/current-affairs/page'
import { quizHeadline } from '@ekagra/exam/current-affairs/quiz'
import { currentAffairsId } from '@ekagra/exam/current-affairs/record'
import { isEvergreen } from '@ekagra/exam/current-affairs/timeframe'
import { grade, isCorrect } from '@ekagra/exam/grading/grade'
import { clockText } from '@ekagra/exam/grading/time-text'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { QuestionFigure } from '../../components/figure/question-figure.tsx'
import { scoreStroke } from '../../components/history/score-colour.ts'
import { PageMeta } from '../../components/page-meta.tsx'
import { AnswerList } from '../../components/question/answer-list.tsx'
import { BookmarkButton } from '../../components/question/bookmark-button.tsx'
import { Explanation } from '../../components/question/explanation.tsx'
import { ReportButton } from '../../components/report/report-button.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { RowBoundary } from '../../components/row-boundary.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { ScoreRing } from '../../components/ui/score-ring.tsx'
import { Stats } from '../../components/ui/stats.tsx'
import { optionOrder } from '../../lib/option-order.ts'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface ResultScreenProps {
  run: RunningQuiz
  onRetry: () => void
  onNewTopic: () => void
}

/** The score, and every question with its answer. */
export function ResultScreen({ run, onRetry, onNewTopic }: ResultScreenProps) {
  const words = useMessages(currentAffairsMessages)
  const { questions, quiz, category, timeframe, elapsedMs } = run
  const { score, incorrect, unanswered, total, percentage } = grade(questions, quiz.answers)
  const headline = useRef<HTMLHeadingElement>(null)
  // The address stays the same, so moving the focus tells screen readers that the page has changed.
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

interface ReviewItemProps {
  question: Question
  answer: UserAnswer
  number: number
  run: RunningQuiz
}

/**
 * A question of the review. It expands to show the explanation and the options, with the correct and the
 * chosen one marked.
 */
function ReviewItem({ question, answer, number, run }: ReviewItemProps) {
  const words = useMessages(currentAffairsMessages)
  const [isOpen, setOpen] = useState(false)
  const isRight = isCorrect(question, answer)
  const textId = `review-${number}`
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="grid min-h-15 grid-cols-[2.25rem_minmax(0,1fr)_1.25rem] items-start gap-3 py-4 md:gap-4">
        <span
          className={clsx(
            'grid size-8.5 place-items-center rounded-full',
            isRight ? 'bg-correct-soft text-correct' : 'bg-wrong-soft text-wrong',
          )}
        >
          <Icon name={isRight ? 'check' : 'x'} className="size-4.5 stroke-[2.5]" />
          <span className="sr-only">{isRight ? words.outcome.right : words.outcome.wrong}</span>
        </span>
        <span id={textId} className="leading-[1.4] font-label group-open:line-clamp-none max-md:line-clamp-4">
          <span className="figures">{number}. </span>
          <InlineText text={question.text} />
        </span>
        <Icon
          name="chevron-down"
          className="mt-1 size-5 text-ink-3 transition-[rotate] group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <div className="max-w-[calc(var(--container-measure)+3.25rem)] pb-6 md:pl-13">
          {question.figure && <QuestionFigure figure={question.figure} />}
          <AnswerList
            labelledBy={textId}
            options={question.options}
            order={optionOrder(currentAffairsId(run.startedAt), question)}
            selected={answer}
            correctAnswer={question.correctAnswer}
            locked
          />
          <div className="mt-6">
            <h3 className="mb-2 flex items-center gap-3 text-sm">
              {words.explanation}
              {isEvergreen(question) && <Badge icon="calendar">{words.evergreen}</Badge>}
            </h3>
            <Explanation question={question} answer={answer} />
          </div>
          <div className="mt-2 -mr-3 flex justify-end print:hidden">
            <BookmarkButton question={question} topic={run.category} />
            <ReportButton
              contentType="current-affairs-question"
              contentId={question.id}
              content={question.text}
              question={question}
            />
          </div>
        </div>
      )}
    </details>
  )
}
