import { Question } from '@ekagra/schema/question'
import { AnswerList } from '../../components/answer-list.tsx'
import { BookmarkButton } from '../../components/bookmark-button.tsx'
import { Explanation } from '../../components/explanation.tsx'
import { QuestionFigure } from '../../components/figure/question-figure.tsx'
import { ReportButton } from '../../components/report/report-button.tsx'
import { optionOrder } from '../../lib/option-order.ts'
import type { AnsweredQuestion, Result } from './result.ts'

interface ReviewDetailsProps {
  answered: AnsweredQuestion
  result: Result
  labelledBy: string
}

/** The options with the letters that the session showed, and the way to the answer. */
export function ReviewDetails({ answered, result, labelledBy }: ReviewDetailsProps) {
  const { question, answer } = answered
  const whole = Question.safeParse(question).data
  return (
    <>
      {question.figure && <QuestionFigure figure={question.figure} />}
      <AnswerList
        labelledBy={labelledBy}
        options={question.options}
        order={optionOrder(result.id, question)}
        selected={answer}
        correctAnswer={question.correctAnswer}
        locked
      />
      <div className="pt-6">
        <Explanation question={question} answer={answer} />
      </div>
      <div className="mt-2 -mr-3 flex justify-end print:hidden">
        {whole && <BookmarkButton question={whole} topic={result.topic} />}
        <ReportButton contentId={question.id} content={question.text} />
      </div>
    </>
  )
}
