import type { Question } from '@ekagra/schema/question'
import { type ReactNode, useId, useState } from 'react'
import { QuestionFigure } from '../figure/question-figure.tsx'
import { InlineText } from '../rich-text/rich-text.tsx'
import { IconButton } from '../ui/button.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Icon } from '../ui/icon.tsx'
import { LevelBadge } from '../ui/question-badges.tsx'
import { AnswerList } from './answer-list.tsx'
import { Explanation } from './explanation.tsx'

const AS_WRITTEN = [0, 1, 2, 3]

export interface KeptQuestionRowProps {
  question: Question
  /** Where the question comes from and when it was added. */
  detail: ReactNode
  removeLabel: string
  removeIcon: IconName
  onRemove: () => void
}

/** A question in a list: its text, and when opened its answer and solution. */
export function KeptQuestionRow({
  question,
  detail,
  removeLabel,
  removeIcon,
  onRemove,
}: KeptQuestionRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const titleId = `${id}-title`
  return (
    <li>
      <div className="flex items-start gap-1">
        <div className="relative flex min-h-15 min-w-0 flex-1 items-start gap-3 py-3">
          <div className="min-w-0 flex-1">
            <h3 id={titleId} className="text-base leading-[1.45] font-body tracking-normal text-pretty">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setIsOpen(!isOpen)}
                className="text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:outline-focus"
              >
                <InlineText text={question.text} />
              </button>
            </h3>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
              <LevelBadge level={question.difficulty} />
              {detail}
            </div>
          </div>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="mt-0.5 size-5 text-ink-3" />
        </div>
        <IconButton label={removeLabel} onClick={onRemove} className="mt-0.5">
          <Icon
            name={removeIcon}
            className={removeIcon === 'bookmark' ? 'size-5.5 fill-current text-action-text' : 'size-5.5'}
          />
        </IconButton>
      </div>
      {isOpen && (
        <div id={id} className="grid max-w-measure gap-6 pt-2 pb-6">
          {question.figure && <QuestionFigure figure={question.figure} />}
          <AnswerList
            labelledBy={titleId}
            options={question.options}
            order={AS_WRITTEN}
            selected={null}
            correctAnswer={question.correctAnswer}
            locked
          />
          <Explanation question={question} answer={null} />
        </div>
      )}
    </li>
  )
}
