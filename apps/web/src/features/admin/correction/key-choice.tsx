import { optionLetter, optionText } from '@ekagra/exam/question/normalise-question'
import type { Question } from '@ekagra/schema/question'
import { clsx } from 'clsx'
import { useId } from 'react'
import { InlineText } from '../../../components/rich-text/rich-text.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'

interface KeyChoiceProps {
  question: Question
  chosen: number
  /** Nothing is decided here any more: the key is only shown. */
  isSettled: boolean
  onChoose: (option: number) => void
}

/** The options as the question holds them; the chosen one is the key from now on. */
export function KeyChoice({ question, chosen, isSettled, onChoose }: KeyChoiceProps) {
  const words = useMessages(adminMessages).correction
  const name = useId()
  const { options, correctAnswer } = question
  return (
    <fieldset className="min-w-0" disabled={isSettled}>
      <legend className="mb-2 text-sm font-title">{words.key}</legend>
      <div className="grid gap-2">
        {options.map((option, index) => {
          const text = optionText(option)
          const isChosen = index === chosen
          return (
            <label
              key={text}
              className={clsx(
                'focus-within-ring relative flex min-h-14 cursor-pointer flex-wrap has-disabled:cursor-default items-center gap-x-3 gap-y-1 rounded-md border px-3 py-2',
                isChosen ? 'border-action-text bg-action-soft' : 'border-edge bg-surface',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={() => onChoose(index)}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
              />
              <span
                aria-hidden="true"
                className={clsx(
                  'grid size-8 flex-none place-items-center rounded-full border-[1.5px] text-sm font-title',
                  isChosen ? 'border-action-text bg-action text-on-action' : 'border-edge text-ink-2',
                )}
              >
                {optionLetter(index)}
              </span>
              <span className="min-w-0 flex-1">
                <InlineText text={text} />
              </span>
              {index === correctAnswer && !isSettled && (
                <span className="text-sm text-ink-2">{words.keyUntilNow}</span>
              )}
              {isChosen && index !== correctAnswer && (
                <span className="flex items-center gap-1 text-sm font-title text-correct">
                  <Icon name="check" className="size-4.5" />
                  {words.newKey}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
