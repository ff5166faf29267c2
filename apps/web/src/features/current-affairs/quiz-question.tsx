import { isEvergreen } from '@ekagra/exam/current-affairs/timeframe'
import type { OptionOrder } from '@ekagra/exam/session/shuffle-options'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { type RefObject, useId } from 'react'
import { AnswerList } from '../../components/question/answer-list.tsx'
import { BookmarkButton } from '../../components/question/bookmark-button.tsx'
import { QuestionHeading } from '../../components/question/question-heading.tsx'
import { ReportButton } from '../../components/report/report-button.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { TrustBadge } from '../../components/ui/question-badges.tsx'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface QuizQuestionProps {
  question: Question
  /** All questions of the quiz, for the note on how many of them are evergreen. */
  questions: readonly Question[]
  order: OptionOrder
  index: number
  category: string
  answer: UserAnswer
  headingRef: RefObject<HTMLHeadingElement | null>
  onChoose: (option: number) => void
}

export function QuizQuestion(props: QuizQuestionProps) {
  const { question, questions, order, index, category, answer, headingRef, onChoose } = props
  const words = useMessages(currentAffairsMessages)
  const headingId = useId()
  const evergreen = questions.filter(isEvergreen).length
  return (
    <div className="mx-auto max-w-measure px-gutter pt-5 pb-28 md:px-0 lg:pt-10">
      {index === 0 && evergreen > 0 && (
        <p className="mb-5 border-l-3 border-edge pl-4 text-sm text-ink-2">
          {words.evergreenQuiz(evergreen, questions.length)}
        </p>
      )}
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <span className="figures mr-1 text-sm font-title text-ink-2">{words.questionNumber(index + 1)}</span>
        {isEvergreen(question) ? (
          <Badge icon="calendar">{words.evergreen}</Badge>
        ) : (
          question.source?.date && <Badge icon="calendar">{words.asOf(question.source.date)}</Badge>
        )}
        <TrustBadge trust={question.trust} />
        <span className="-my-2 -mr-3 ml-auto flex">
          <BookmarkButton question={question} topic={category} />
          <ReportButton
            contentType="current-affairs-question"
            contentId={question.id}
            content={question.text}
            question={question}
          />
        </span>
      </div>
      <QuestionHeading id={headingId} question={question} headingRef={headingRef} />
      <AnswerList
        labelledBy={headingId}
        options={question.options}
        figure={question.figure}
        order={order}
        selected={answer}
        onSelect={onChoose}
      />
    </div>
  )
}
