import { isCorrect } from '@ekagra/exam/grading/grade'
import { optionLetter, optionText } from '@ekagra/exam/question/normalise-question'
import { type OptionOrder, placeOfOption } from '@ekagra/exam/session/shuffle-options'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useLazyPart } from '../../../components/lazy-part.ts'
import { InlineText, RichText } from '../../../components/rich-text/rich-text.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { sessionMessages } from '../../../messages/en/session.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { explanationPart } from '../run/session-parts.ts'

export interface VerdictProps {
  question: Question
  answer: UserAnswer
  order: OptionOrder
  isShown: boolean
  explanation: 'hidden' | 'toggle' | 'open'
}

/**
 * Right or wrong, and a link to the explanation. The live region is always in the page, or screen readers
 * would miss the change.
 */
export function Verdict({ question, answer, order, isShown, explanation }: VerdictProps) {
  const words = useMessages(sessionMessages)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isExplained = explanation === 'open' || (explanation === 'toggle' && isOpen)
  return (
    <div className={clsx(isShown && 'mt-6')}>
      <div role="status">{isShown && <VerdictLine question={question} answer={answer} order={order} />}</div>
      {explanation === 'toggle' && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 -ml-3"
        >
          {isOpen ? words.hideExplanation : words.showExplanation}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </Button>
      )}
      <div id={id}>
        {isExplained && (
          <div className="mt-4 border-t border-rule pt-5">
            <LazyExplanation question={question} answer={answer} />
          </div>
        )}
      </div>
    </div>
  )
}

function LazyExplanation({ question, answer }: Pick<VerdictProps, 'question' | 'answer'>) {
  const part = useLazyPart(explanationPart)
  if (part === null) return <Skeleton className="h-24 w-full" />
  if (part === 'failed') return <RichText text={question.explanation} />
  return <part.Explanation question={question} answer={answer} />
}

function VerdictLine({ question, answer, order }: Pick<VerdictProps, 'question' | 'answer' | 'order'>) {
  const words = useMessages(sessionMessages)
  const isRight = isCorrect(question, answer)
  const letter = optionLetter(placeOfOption(order, question.correctAnswer))
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <strong className={clsx('text-lg leading-[1.3]', verdictColour(isRight, answer))}>
        {isRight ? words.correct : answer === null ? words.notAnswered : words.incorrect}
      </strong>
      <span className="text-ink-2">
        {words.correctAnswerIs(letter)}
        <InlineText text={optionText(question.options[question.correctAnswer])} />.
      </span>
    </p>
  )
}

const verdictColour = (isRight: boolean, answer: UserAnswer) => {
  if (isRight) return 'text-correct'
  return answer === null ? 'text-ink-2' : 'text-wrong'
}
