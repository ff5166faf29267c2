import {
  answerInline,
  beginLoading,
  beginQuestions,
  continueInline,
  type InlinePractice,
  NOT_STARTED,
} from '@ekagra/exam/session/inline-practice'
import { useEffect, useRef, useState } from 'react'
import { loadGenerator } from '../../components/generation/use-generation.ts'
import { toast } from '../../lib/toast.ts'
import { homeMoreMessages } from '../../messages/home-more.ts'
import { useMessages } from '../../messages/use-messages.ts'

export const QUICK_QUESTIONS = 5

/** The card's states: not started, loading, question, answered, finished. */
export function useQuickPractice(topic: string) {
  const words = useMessages(homeMoreMessages).quick
  const [practice, setPractice] = useState<InlinePractice>(NOT_STARTED)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const begin = async () => {
    leaving.current?.abort()
    const controller = new AbortController()
    leaving.current = controller
    setPractice(beginLoading())
    const { signal } = controller
    const questions = await loadGenerator()
      .then(({ makeSessionQuestions }) =>
        makeSessionQuestions({ topic, count: QUICK_QUESTIONS, difficulty: 'easy' }, { signal }),
      )
      .then((result) => (result.kind === 'ready' ? result.questions : []))
      .catch(() => [])
    if (signal.aborted) return
    setPractice(beginQuestions(questions))
    if (questions.length === 0) toast.error(words.failedTitle, { description: words.failedText })
  }

  return {
    practice,
    begin,
    answer: (option: number) => setPractice((now) => answerInline(now, option)),
    next: () => setPractice(continueInline),
  }
}
