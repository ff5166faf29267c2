import { optionLetter, optionText } from '@ekagra/exam/question/normalise-question'
import { optionMark } from '@ekagra/exam/session/session-view'
import type { OptionOrder } from '@ekagra/exam/session/shuffle-options'
import type { Figure } from '@ekagra/schema/figure'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question, StoredOption } from '@ekagra/schema/question'
import { clsx } from 'clsx'
import { useId } from 'react'
import { questionMessages } from '../../messages/en/question.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AnswerOption, type AnswerState } from '../ui/answer-option.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { OptionContent } from './option-content.tsx'
import { areShort } from './short-options.ts'

const columnsFor = (texts: readonly string[]) =>
  clsx('grid gap-2 md:gap-3', areShort(texts) && 'lg:grid-cols-2')

const STATES: Record<ReturnType<typeof optionMark>, AnswerState> = {
  correct: 'right',
  incorrect: 'wrong',
  none: 'open',
}

export interface AnswerListProps {
  /** The id of the question's text. */
  labelledBy: string
  options: readonly StoredOption[]
  /** Where the options name pictures of it, they show them. */
  figure?: Figure | undefined
  /** For each position, the original index of the option shown there. */
  order: OptionOrder
  selected: UserAnswer
  /** Chosen, but not stored yet. */
  pending?: UserAnswer | undefined
  /** Set only once right and wrong may be shown. */
  correctAnswer?: number | undefined
  locked?: boolean | undefined
  /** Called with the original index. */
  onSelect?: ((option: number) => void) | undefined
}

/** The options of one question as an answer sheet. */
export function AnswerList(props: AnswerListProps) {
  const { labelledBy, options, figure, order, selected, pending, correctAnswer, locked, onSelect } = props
  const name = useId()
  const { standIn } = useMessages(questionMessages)
  const texts = options.map((option) => standIn(optionText(option)))
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={columnsFor(texts)}>
      {order.map((option, place) => (
        <AnswerOption
          key={option}
          letter={optionLetter(place)}
          name={name}
          checked={selected === option}
          pending={pending === option}
          onSelect={() => onSelect?.(option)}
          state={correctAnswer === undefined ? 'open' : STATES[optionMark(option, selected, correctAnswer)]}
          locked={locked}
        >
          <OptionContent text={texts[option] ?? ''} figure={figure} />
        </AnswerOption>
      ))}
    </div>
  )
}

const WIDTHS = ['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5']

/** The placeholder shown until the options arrive. It takes the room of the question's options where that is known. */
export function AnswerListSkeleton({ question }: { question?: Pick<Question, 'options' | 'figure'> }) {
  const hasPictures = question?.figure?.kind === 'pictures'
  return (
    <div className={columnsFor(question?.options.map(optionText) ?? [])} data-skeleton="options">
      {WIDTHS.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: four fixed placeholders
          key={index}
          className={clsx(
            'flex items-center gap-4 rounded-md border border-rule bg-surface pl-3.25',
            hasPictures ? 'min-h-41' : 'min-h-13 md:min-h-15',
          )}
        >
          <Skeleton round className="size-8.5" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
}
