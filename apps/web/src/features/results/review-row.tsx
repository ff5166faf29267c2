import { optionText } from '@ekagra/exam/question/normalise-question'
import { clsx } from 'clsx'
import { useState } from 'react'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { AnsweredQuestion, Outcome, Result } from './result.ts'
import { ReviewDetails } from './review-details.tsx'

const MARKS: Record<Outcome, { icon: 'check' | 'x' | 'minus'; look: string }> = {
  right: { icon: 'check', look: 'bg-correct-soft text-correct' },
  wrong: { icon: 'x', look: 'bg-wrong-soft text-wrong' },
  skipped: { icon: 'minus', look: 'bg-quiet text-ink-3' },
}

interface ReviewRowProps {
  answered: AnsweredQuestion
  result: Result
}

/** One question of the review; it opens to its options and its explanation. */
export function ReviewRow({ answered, result }: ReviewRowProps) {
  const { time } = useMessages(resultsMessages)
  const [isOpen, setOpen] = useState(false)
  const { question, outcome, number, topic, seconds } = answered
  const textId = `review-${number}`
  const meta = [topic, ...(seconds === undefined ? [] : [time.seconds(seconds)])].join(', ')
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="grid grid-cols-[2.25rem_minmax(0,1fr)_1.25rem] items-start gap-3 py-4 md:grid-cols-[4rem_minmax(0,1fr)_auto_1.25rem] md:items-center md:gap-4">
        <span className="flex items-center gap-3">
          <span className={clsx('grid size-8.5 place-items-center rounded-full', MARKS[outcome].look)}>
            <Icon name={MARKS[outcome].icon} className="size-4.5 stroke-[2.5]" />
            <span className="sr-only">{time.outcome[outcome]}</span>
          </span>
          <b className="figures max-md:hidden">{number}</b>
        </span>
        <span className="min-w-0">
          <span id={textId} className="line-clamp-4 leading-[1.4] font-label">
            <span className="figures md:hidden">{number}. </span>
            <InlineText text={question.text} />
          </span>
          <AnswerLine answered={answered} />
        </span>
        <span className="figures text-sm text-ink-3 max-md:hidden">{meta}</span>
        <Icon
          name="chevron-down"
          className="size-5 text-ink-3 transition-[rotate] group-open:rotate-180 max-md:mt-1"
        />
      </summary>
      {isOpen && (
        <div className="pb-6 md:max-w-[calc(var(--container-measure)+5rem)] md:pl-20">
          <ReviewDetails answered={answered} result={result} labelledBy={textId} />
        </div>
      )}
    </details>
  )
}

/** 'You said 5 days, it is 10 days' */
function AnswerLine({ answered: { question, answer, outcome } }: { answered: AnsweredQuestion }) {
  const { reviewTab: words } = useMessages(resultsMessages)
  const right = (
    <b className="text-correct">
      <InlineText text={optionText(question.options[question.correctAnswer])} />
    </b>
  )
  return (
    <span className="block text-sm text-ink-2">
      {outcome === 'skipped' ? (
        words.youSkipped
      ) : (
        <>
          {words.youSaid}{' '}
          <b className={outcome === 'right' ? 'text-correct' : 'text-wrong'}>
            <InlineText text={optionText(question.options[answer ?? 0])} />
          </b>
          {outcome === 'wrong' && `, ${words.itIs}`}
        </>
      )}{' '}
      {outcome !== 'right' && right}
    </span>
  )
}
