import { optionText } from '@ekagra/exam/question/normalise-question'
import { Question } from '@ekagra/schema/question'
import { clsx } from 'clsx'
import { useState } from 'react'
import { QuestionFigure } from '../../components/figure/question-figure.tsx'
import { AnswerList } from '../../components/question/answer-list.tsx'
import { BookmarkButton } from '../../components/question/bookmark-button.tsx'
import { CorrectedBadge, CorrectionNote } from '../../components/question/correction-note.tsx'
import { Explanation } from '../../components/question/explanation.tsx'
import { ReportButton } from '../../components/report/report-button.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { RowBoundary } from '../../components/row-boundary.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { useRowsInSteps } from '../../components/use-rows-in-steps.ts'
import { optionOrder } from '../../lib/option-order.ts'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type AnsweredQuestion, countOutcomes, type Outcome, type Result } from './result.ts'

type Filter = 'all' | Outcome

const FILTERS: readonly Filter[] = ['all', 'wrong', 'skipped', 'right']

/** Every question with the given and the right answer; wrong answers are shown first. */
export function ReviewAnswers({ result }: { result: Result }) {
  const { reviewTab: words } = useMessages(resultsMessages)
  const { answers } = result
  const counts = {
    all: answers.length,
    wrong: countOutcomes(answers, 'wrong'),
    skipped: countOutcomes(answers, 'skipped'),
    right: countOutcomes(answers, 'right'),
  }
  const [filter, setFilter] = useState<Filter>(counts.wrong > 0 ? 'wrong' : 'all')
  const drawn = useRowsInSteps(answers.length, { phone: 2, wide: 4, step: 2 })
  if (answers.length === 0) return <EmptyState title={words.emptyTitle} text={words.empty} />
  const shown = answers.filter(({ outcome }) => filter === 'all' || outcome === filter)
  return (
    <>
      <fieldset className="mb-5 flex flex-wrap gap-1.5 md:gap-2">
        <legend className="sr-only">{words.filter}</legend>
        {FILTERS.map((name) => (
          <Chip
            key={name}
            pressed={filter === name}
            count={counts[name]}
            onClick={() => setFilter(name)}
            className="max-md:flex-auto max-md:justify-center max-md:!px-2"
          >
            {words.filters[name]}
          </Chip>
        ))}
      </fieldset>
      {shown.length === 0 && <p className="text-ink-2">{words.none}</p>}
      <RuledList ordered>
        {shown.map((answered, index) => (
          <li key={answered.number}>
            <RowBoundary>
              <ReviewRow answered={answered} result={result} isDrawn={index < drawn} />
            </RowBoundary>
          </li>
        ))}
      </RuledList>
    </>
  )
}

const MARKS: Record<Outcome, { icon: 'check' | 'x' | 'minus'; look: string }> = {
  right: { icon: 'check', look: 'bg-correct-soft text-correct' },
  wrong: { icon: 'x', look: 'bg-wrong-soft text-wrong' },
  skipped: { icon: 'minus', look: 'bg-quiet text-ink-3' },
}

interface ReviewRowProps {
  answered: AnsweredQuestion
  result: Result
  /** Whether its options and its explanation have had their turn to be drawn. */
  isDrawn: boolean
}

/** One question of the review with its options and its explanation; those of a wrong answer are open from the start. */
function ReviewRow({ answered, result, isDrawn }: ReviewRowProps) {
  const { time } = useMessages(resultsMessages)
  const { question, outcome, number, topic, seconds } = answered
  const [isOpen, setOpen] = useState(outcome === 'wrong')
  const textId = `review-${number}`
  const meta = [topic, ...(seconds === undefined ? [] : [time.seconds(seconds)])].join(', ')
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
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
          {question.correction && <CorrectedBadge />}
        </span>
        <span className="figures text-sm text-ink-3 max-md:hidden">{meta}</span>
        <Icon
          name="chevron-down"
          className="size-5 text-ink-3 transition-[rotate] group-open:rotate-180 max-md:mt-1"
        />
      </summary>
      {isOpen && isDrawn && (
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

interface ReviewDetailsProps {
  answered: AnsweredQuestion
  result: Result
  labelledBy: string
}

/** The options with the letters that the session showed, and the explanation. */
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
      {question.correction && <CorrectionNote question={question} answer={answer} />}
      <div className="pt-6">
        <Explanation question={question} answer={answer} />
      </div>
      <div className="mt-2 -mr-3 flex justify-end print:hidden">
        {whole && <BookmarkButton question={whole} topic={result.topic} />}
        <ReportButton contentId={question.id} content={question.text} question={whole} />
      </div>
    </>
  )
}
