import { optionText } from '@ekagra/exam/question/normalise-question'
import type { PaperQuestion } from '@ekagra/schema/exam-paper'
import { useEffect } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { prepareFormulas } from './prepare-formulas.ts'

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

/**
 * Sets the formulas of the whole paper while the learner reads: setting one when its question opens takes too long on a cheap phone.
 * Those that were set on the page of the instructions are not set again in the hall.
 */
export function usePreparedFormulas(questions: readonly PaperQuestion[] | undefined): void {
  useEffect(() => {
    if (!questions) return
    const leaving = new AbortController()
    const texts = questions.flatMap(({ question }) => [question.text, ...question.options.map(optionText)])
    // Without the typesetter each formula is shown as it was written.
    prepareFormulas(texts, idle, leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  }, [questions])
}
