import type { HallState } from '@ekagra/exam/exam-paper/hall-state'
import { isUnsaved } from '@ekagra/exam/exam-paper/hall-state'
import { toMarks } from '@ekagra/exam/exam-paper/pattern-figures'
import type { QuestionSet } from '@ekagra/exam/exam-paper/question-sets'
import { optionLetter, optionText } from '@ekagra/exam/question/normalise-question'
import type { HallAnswer, PaperQuestion } from '@ekagra/schema/exam-paper'
import type { PaperPart } from '@ekagra/schema/exam-pattern'
import { clsx } from 'clsx'
import { type RefObject, useId } from 'react'
import { QuestionFigure } from '../../../components/figure/question-figure.tsx'
import { OptionContent } from '../../../components/question/option-content.tsx'
import { QuestionHeading } from '../../../components/question/question-heading.tsx'
import { areShort } from '../../../components/question/short-options.ts'
import { Icon } from '../../../components/ui/icon.tsx'
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx'
import { formatMarks } from '../../../lib/papers/format-marks.ts'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { HallOption } from './hall-option.tsx'
import { NumberAnswer } from './number-answer.tsx'

export interface HallQuestionProps {
  asked: PaperQuestion
  part: PaperPart
  state: HallState
  set: QuestionSet | null
  /** The first and the last number of the section. */
  range: readonly [from: number, to: number]
  headingRef: RefObject<HTMLHeadingElement | null>
  isStemOpen: boolean
  onStem: (isOpen: boolean) => void
  onChoose: (answer: HallAnswer) => void
  onCross: (option: number) => void
  onOpen: (index: number) => void
  onEnter: () => void
}

/** The question with its marks; what several questions are about stays in view beside or above it. */
export function HallQuestion(props: HallQuestionProps) {
  const { asked, set, state, part, range, headingRef, isStemOpen, onStem, onOpen } = props
  const words = useMessages(examHallMessages)
  const headingId = useId()
  const { question } = asked
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-rule text-sm">
        <b className="figures">
          {words.number(state.at + 1)}{' '}
          <span className="font-body text-ink-3">{words.ofSection(...range)}</span>
        </b>
        <Marks part={part} />
      </div>
      <div
        className={clsx(
          'pt-5',
          set && 'wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] wide:gap-x-0 wide:pt-0',
        )}
      >
        {set && question.figure && (
          <section
            aria-label={words.shared(set.from + 1, set.to + 1)}
            className="sticky top-(--stem-top) z-10 bg-paper wide:flex wide:max-h-[calc(100dvh-var(--stem-top)-11.5rem)] wide:flex-col wide:self-start wide:py-6 wide:pr-8"
          >
            <div className="flex min-h-target items-center justify-between gap-3 text-sm wide:mb-3">
              <span>
                <b className="figures">{words.shared(set.from + 1, set.to + 1)}</b>{' '}
                <span className="text-ink-3">{words.sharedNote}</span>
              </span>
              <button
                type="button"
                aria-expanded={isStemOpen}
                onClick={() => onStem(!isStemOpen)}
                className="inline-flex min-h-target items-center gap-1 px-2 font-label text-action-text wide:hidden"
              >
                {isStemOpen ? words.hide : words.show}
                <Icon name={isStemOpen ? 'chevron-up' : 'chevron-down'} className="size-4.5" />
              </button>
            </div>
            <ScrollRegion
              // Another stem begins at its top; the next question of the set leaves it where the reader was.
              key={set.from}
              label={question.figure.title}
              className={clsx(
                'overflow-y-auto max-wide:max-h-[34dvh] max-wide:border-b max-wide:border-rule wide:min-h-0 [&>figure]:mb-3',
                !isStemOpen && 'max-wide:hidden',
              )}
            >
              <QuestionFigure figure={question.figure} />
            </ScrollRegion>
          </section>
        )}
        <div className={clsx('min-w-0', set && 'wide:border-l wide:border-wrong/32 wide:py-6 wide:pl-8')}>
          {set && <SetNumbers set={set} at={state.at} onOpen={onOpen} />}
          <QuestionHeading
            id={headingId}
            question={set ? { text: question.text } : question}
            headingRef={headingRef}
            keepsStem
          />
          <Answer {...props} labelledBy={headingId} />
          <p role="status" className="mt-3 min-h-5.5 text-sm text-ink-3">
            {isUnsaved(state, state.at) && words.unsaved}
          </p>
        </div>
      </div>
    </>
  )
}

function Marks({ part }: { part: PaperPart }) {
  const words = useMessages(examHallMessages)
  const [right, wrong] = [toMarks(part.right), toMarks(part.wrong)].map(formatMarks)
  const hasNegative = part.wrong[0] > 0
  return (
    <span className="figures flex gap-2 text-ink-2">
      <span className="sr-only">{words.marksLabel(right ?? '', wrong ?? '')}</span>
      <span aria-hidden="true" className="text-correct">
        {words.right(right ?? '')}
      </span>
      <span aria-hidden="true" className={hasNegative ? 'text-wrong' : 'text-ink-3'}>
        {hasNegative ? words.wrong(wrong ?? '') : words.noNegative}
      </span>
    </span>
  )
}

/** The numbers of a set, above the question that is open. */
function SetNumbers({ set, at, onOpen }: { set: QuestionSet; at: number; onOpen: (index: number) => void }) {
  const words = useMessages(examHallMessages)
  const numbers = Array.from({ length: set.to - set.from + 1 }, (_, place) => set.from + place)
  return (
    <nav aria-label={words.setQuestions} className="mb-4 flex flex-wrap border-b border-rule">
      {numbers.map((index) => (
        <button
          key={index}
          type="button"
          aria-current={index === at ? 'step' : undefined}
          onClick={() => onOpen(index)}
          className="figures relative min-h-target min-w-target text-sm font-label text-ink-2 aria-[current]:font-title aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:bg-action-text"
        >
          {index + 1}
        </button>
      ))}
    </nav>
  )
}

/** Always four: the elements of one question are used again for the next. */
const OPTIONS = [0, 1, 2, 3] as const

function Answer({
  asked: { question, numeric },
  state,
  set,
  labelledBy,
  onChoose,
  onCross,
  onEnter,
}: HallQuestionProps & { labelledBy: string }) {
  const name = useId()
  const draft = state.drafts[state.at] ?? null
  if (numeric) {
    return (
      <NumberAnswer
        numeric={numeric}
        value={typeof draft === 'string' ? draft : ''}
        onChange={onChoose}
        onEnter={onEnter}
      />
    )
  }
  const crossed = state.crossed[state.at] ?? []
  const texts = question.options.map(optionText)
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={clsx('grid gap-2 md:gap-3', !set && areShort(texts) && 'wide:grid-cols-2')}
    >
      {OPTIONS.map((option) => (
        <HallOption
          key={option}
          letter={optionLetter(option)}
          name={name}
          isChosen={draft === option}
          isCrossed={crossed.includes(option)}
          onChoose={() => onChoose(option)}
          onCross={() => onCross(option)}
        >
          <OptionContent text={texts[option] ?? ''} figure={question.figure} />
        </HallOption>
      ))}
    </div>
  )
}
