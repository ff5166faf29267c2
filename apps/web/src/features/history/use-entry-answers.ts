import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { useEffect, useState } from 'react'
import { loadFullEntry } from '../../lib/stores/learner/open-history.ts'
import type { AnswerSheetProps } from './answer-sheet.tsx'

function ownAnswers({ questions, userAnswers }: HistoryEntry): AnswerSheetProps | null {
  return questions && userAnswers ? { questions, answers: userAnswers } : null
}

/** Questions and answers of a test, from the archive where the history no longer holds them; null when nobody does. */
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
