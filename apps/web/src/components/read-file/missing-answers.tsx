import { optionLetter } from '@ekagra/exam/question/normalise-question'
import type { PlannedQuestion } from '@ekagra/questions/exchange/plan-import'
import { useEffect, useRef, useState } from 'react'
import { importMessages } from '../../messages/en/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { InlineText } from '../rich-text/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/form/select.tsx'

/** An index, or the wish to leave the question out. */
export type GivenAnswer = number | 'leave-out'

/** How many are drawn at a time: 2,000 with their maths would block the screen for seconds. */
const STEP = 20

interface MissingAnswersProps {
  questions: readonly PlannedQuestion[]
  /** What the person chose, by the row of the question. */
  given: ReadonlyMap<number, GivenAnswer>
  onGive: (row: number, answer: GivenAnswer) => void
}

/** The questions whose answer nobody knows for certain: a person chooses it. */
export function MissingAnswers({ questions, given, onGive }: MissingAnswersProps) {
  const words = useMessages(importMessages)
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Somebody who asked for more by keyboard continues at the first of them.
    if (shown > STEP) list.current?.querySelectorAll('select')[shown - STEP]?.focus()
  }, [shown])
  const rest = questions.length - shown
  return (
    <div className="mt-6">
      <h3 className="mb-1">{words.askTitle(questions.length)}</h3>
      <p className="mb-3 text-sm text-ink-2">{words.askText}</p>
      <ul ref={list} className="grid gap-5">
        {questions.slice(0, shown).map((question) => (
          <li key={question.row} className="border-l-3 border-rule pl-4">
            <KeyQuestion
              question={question}
              given={given.get(question.row)}
              onGive={(answer) => onGive(question.row, answer)}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button className="mt-5" onClick={() => setShown(shown + STEP)}>
          {words.askMore(Math.min(STEP, rest), rest)}
        </Button>
      )}
    </div>
  )
}

const CHOICES = ['0', '1', '2', '3', 'leave-out'] as const
type Choice = (typeof CHOICES)[number] | 'open'

interface KeyQuestionProps {
  question: PlannedQuestion
  given: GivenAnswer | undefined
  onGive: (key: GivenAnswer) => void
}

/** A question whose key nobody knows for certain. */
function KeyQuestion({ question, given, onGive }: KeyQuestionProps) {
  const words = useMessages(importMessages)
  const { row, text, options, key } = question
  const value: Choice = CHOICES.find((choice) => choice === String(given ?? key)) ?? 'open'
  return (
    <>
      <p className="mb-2">
        <InlineText text={text} />
      </p>
      <Select
        label={words.keyOf(row)}
        value={value}
        className="max-w-112"
        options={[
          ...(value === 'open' ? [{ value: 'open' as const, label: words.choose }] : []),
          ...CHOICES.map((choice) => ({
            value: choice,
            label:
              choice === 'leave-out'
                ? words.leaveOut
                : `${optionLetter(Number(choice))}. ${options[Number(choice)] ?? ''}`,
          })),
        ]}
        onValueChange={(chosen) => {
          if (chosen !== 'open') onGive(chosen === 'leave-out' ? 'leave-out' : Number(chosen))
        }}
      />
    </>
  )
}
