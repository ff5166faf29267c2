import { isCorrect } from '@ekagra/exam/grading/grade'
import { optionText } from '@ekagra/exam/question/normalise-question'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { AppliedCorrection, StoredOption } from '@ekagra/schema/question'
import { correctionMessages } from '../../messages/en/correction.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Badge } from '../ui/badge.tsx'

interface CorrectedQuestion {
  options: readonly StoredOption[]
  correctAnswer: number
  correction?: AppliedCorrection | undefined
}

export function CorrectedBadge() {
  const words = useMessages(correctionMessages)
  return (
    <Badge tone="bindu" className="mt-1">
      {words.badge}
    </Badge>
  )
}

/** Says in the review what an admin has changed about a question since it was answered. */
export function CorrectionNote({ question, answer }: { question: CorrectedQuestion; answer: UserAnswer }) {
  const words = useMessages(correctionMessages)
  const { correction } = question
  if (!correction) return null
  const { kind, date, keeps, was } = correction
  const text =
    kind === 'retract'
      ? words.retracted(date)
      : words.fixed(date, optionText(question.options[was.correctAnswer]))
  const isKept = kind === 'fix' && keeps && isCorrect(was, answer)
  return (
    <div className="mt-5 border-l-3 border-bindu pl-4 text-sm text-ink-2">
      <RichText text={isKept ? `${text}\n\n${words.kept}` : text} />
    </div>
  )
}
