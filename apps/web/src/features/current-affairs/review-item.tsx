import type { RunningQuiz } from '@ekagra/exam/current-affairs/page'
import { currentAffairsId } from '@ekagra/exam/current-affairs/record'
import { isEvergreen } from '@ekagra/exam/current-affairs/timeframe'
import { isCorrect } from '@ekagra/exam/grading/grade'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { clsx } from 'clsx'
import { useState } from 'react'
import { AnswerList } from '../../components/answer-list.tsx'
import { BookmarkButton } from '../../components/bookmark-button.tsx'
import { Explanation } from '../../components/explanation.tsx'
import { QuestionFigure } from '../../components/figure/question-figure.tsx'
import { ReportButton } from '../../components/report/report-button.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { optionOrder } from '../../lib/option-order.ts'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface ReviewItemProps {
  question: Question
  answer: UserAnswer
  number: number
  run: RunningQuiz
}

/** A question of the review; it opens to its options, the right one and the given one marked, and the explanation. */
export function ReviewItem({ question, answer, number, run }: ReviewItemProps) {
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
            />
          </div>
        </div>
      )}
    </details>
  )
}
