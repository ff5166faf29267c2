import { isCorrect } from '@ekagra/exam/grading/grade'
import type { InlinePractice } from '@ekagra/exam/session/inline-practice'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { AnswerList } from '../../components/question/answer-list.tsx'
import { Explanation } from '../../components/question/explanation.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { optionOrder } from '../../lib/option-order.ts'
import { homeSectionsMessages } from '../../messages/en/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface QuickQuestionProps {
  topic: string
  practice: Extract<InlinePractice, { state: 'question' | 'answered' }>
  onAnswer: (option: number) => void
  onNext: () => void
}

/** One question: choose an option, check it, see the result. After the check the answer is locked. */
export function QuickQuestion({ topic, practice, onAnswer, onNext }: QuickQuestionProps) {
  const words = useMessages(homeSectionsMessages).quick
  const textId = useId()
  const [selected, setSelected] = useState<number | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { questions, index } = practice
  const question = questions[index]
  if (question === undefined) return null
  const answered = practice.state === 'answered' ? practice.answer : null
  const isRight = isCorrect(question, answered)

  const check = () => {
    setIsMissing(selected === null)
    if (selected !== null) onAnswer(selected)
  }

  return (
    <>
      <p id={textId} className="mb-5 text-question">
        <InlineText text={question.text} />
      </p>
      <AnswerList
        labelledBy={textId}
        options={question.options}
        order={optionOrder('quick', question)}
        selected={selected}
        correctAnswer={answered === null ? undefined : question.correctAnswer}
        locked={answered !== null}
        onSelect={(option) => {
          setIsMissing(false)
          setSelected(option)
        }}
      />
      <div role="status" className={clsx('font-title', answered !== null && 'mt-4')}>
        {answered !== null && (
          <span className={clsx('inline-flex items-center gap-2', isRight ? 'text-correct' : 'text-wrong')}>
            <Icon name={isRight ? 'check' : 'x'} className="size-5 stroke-[2.5]" />
            {isRight ? words.correct : words.incorrect}
          </span>
        )}
        {isMissing && <span className="mt-4 block text-sm text-wrong">{words.selectFirst}</span>}
      </div>
      {answered !== null && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-target items-center gap-2 text-sm font-title text-action-text">
            {words.explain}
            <Icon name="chevron-down" className="size-4.5 group-open:rotate-180" />
          </summary>
          <div className="mt-2">
            <Explanation question={question} answer={answered} />
          </div>
        </details>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {answered === null ? (
          <Button softDisabled={selected === null} onClick={check}>
            {words.check}
          </Button>
        ) : (
          <Button autoFocus onClick={onNext}>
            {index + 1 < questions.length ? words.next : words.finish}
          </Button>
        )}
        <span className="figures text-sm text-ink-3">
          {words.position(topic, index + 1, questions.length)}
        </span>
      </div>
    </>
  )
}
