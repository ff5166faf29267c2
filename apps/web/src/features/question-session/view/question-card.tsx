import { isOpen, type Session } from '@ekagra/exam/session/session'
import { explanationState, showsFeedback } from '@ekagra/exam/session/session-view'
import type { OptionOrder } from '@ekagra/exam/session/shuffle-options'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { type RefObject, useEffect, useId, useState } from 'react'
import { AnswerList, AnswerListSkeleton } from '../../../components/question/answer-list.tsx'
import { BookmarkButton } from '../../../components/question/bookmark-button.tsx'
import { QuestionHeading } from '../../../components/question/question-heading.tsx'
import { ReportButton } from '../../../components/report/report-button.tsx'
import { LevelBadge, TrustBadge } from '../../../components/ui/question-badges.tsx'
import { Verdict } from './verdict.tsx'

const SKELETON_MS = 50

/** False for the first 50 ms of a question, while a skeleton is shown in place of its shuffled options. */
function useOptionsReady(question: string): boolean {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(question), SKELETON_MS)
    return () => clearTimeout(timer)
  }, [question])
  return shown === question
}

export interface QuestionCardProps {
  question: Question
  order: OptionOrder
  session: Session
  /** The option that is chosen but not stored yet. */
  pending: UserAnswer
  topic: string
  /** Gets the focus when the question changes. */
  headingRef: RefObject<HTMLHeadingElement | null>
  onSelect: (option: number) => void
}

export function QuestionCard({
  question,
  order,
  session,
  pending,
  topic,
  headingRef,
  onSelect,
}: QuestionCardProps) {
  const headingId = useId()
  const { index } = session
  const answer = session.answers[index] ?? null
  const hasFeedback = showsFeedback(session, index)
  const areOptionsReady = useOptionsReady(`${index} ${question.id}`)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <LevelBadge level={question.difficulty} />
        <TrustBadge trust={question.trust} />
        <span className="-my-2 -mr-3 ml-auto flex">
          <BookmarkButton question={question} topic={topic} />
          <ReportButton contentId={question.id} content={question.text} question={question} />
        </span>
      </div>
      <QuestionHeading id={headingId} question={question} headingRef={headingRef} keepsStem />
      {areOptionsReady ? (
        <AnswerList
          labelledBy={headingId}
          options={question.options}
          figure={question.figure}
          order={order}
          selected={answer}
          pending={pending}
          correctAnswer={hasFeedback ? question.correctAnswer : undefined}
          locked={!isOpen(session)}
          onSelect={onSelect}
        />
      ) : (
        <AnswerListSkeleton question={question} />
      )}
      <Verdict
        key={question.id}
        question={question}
        answer={answer}
        order={order}
        isShown={hasFeedback}
        explanation={explanationState(session, index)}
      />
    </>
  )
}
