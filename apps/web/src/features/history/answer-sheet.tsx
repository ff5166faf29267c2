import { isCredited } from '@ekagra/exam/grading/grade'
import type { HistoryEntry, HistoryQuestion, UserAnswer } from '@ekagra/schema/history-entry'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Icon } from '../../components/ui/icon.tsx'
import { loadFullEntry } from '../../lib/stores/learner/open-history.ts'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Mark = 'correct' | 'incorrect' | 'none'

const looks: Record<Mark, string> = {
  correct: 'border-correct-fill bg-correct-fill text-on-correct',
  incorrect: 'border-wrong text-wrong',
  none: 'border-edge',
}

function markOf(question: AnswerSheetProps['questions'][number], answer: UserAnswer): Mark {
  if (isCredited(question, answer)) return 'correct'
  return answer === null ? 'none' : 'incorrect'
}

interface AnswerSheetProps {
  questions: readonly Pick<HistoryQuestion, 'id' | 'correctAnswer' | 'correction'>[]
  answers: readonly UserAnswer[]
}

/** An overview of the whole test: a bubble per question, ticked, crossed or empty. */
export function AnswerSheet({ questions, answers }: AnswerSheetProps) {
  const words = useMessages(historyMessages)
  const marks = questions.map((question, index) => ({
    place: index + 1,
    mark: markOf(question, answers[index] ?? null),
  }))
  return (
    <ol aria-label={words.entry.answers} className="flex flex-wrap gap-1.25">
      {marks.map(({ place, mark }) => (
        <li
          key={place}
          className={clsx('grid size-4.5 place-items-center rounded-full border-[1.5px]', looks[mark])}
        >
          <span className="sr-only">{words.entry.answer[mark](place)}</span>
          {mark !== 'none' && (
            <Icon name={mark === 'correct' ? 'check' : 'x'} className="size-3 stroke-[3.5]" />
          )}
        </li>
      ))}
    </ol>
  )
}

function ownAnswers({ questions, userAnswers }: HistoryEntry): AnswerSheetProps | null {
  return questions && userAnswers ? { questions, answers: userAnswers } : null
}

/**
 * Questions and answers of a test, from the archive if the history no longer has them; null if neither has
 * them.
 */
export function useEntryAnswers(entry: HistoryEntry): AnswerSheetProps | null | 'loading' {
  const own = ownAnswers(entry)
  const [archived, setArchived] = useState<AnswerSheetProps | null | 'loading'>('loading')
  const complete = own !== null
  useEffect(() => {
    if (complete) return
    let wanted = true
    loadFullEntry(entry.id).then((full) => {
      if (!wanted) return
      const answers = full?.entry.userAnswers
      setArchived(
        full && answers && full.questions.length > 0 ? { questions: full.questions, answers } : null,
      )
    })
    return () => {
      wanted = false
    }
  }, [entry.id, complete])
  return own ?? archived
}
